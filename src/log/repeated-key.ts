import { IncompleteError } from '../errors.ts';

/**
 * Refuses an object of a log in which a key was written twice: which of the two is meant nobody can tell, and
 * parsing keeps the last one, so that a second, empty list of results would say that all was mended.
 *
 * @param parsed the object with each of its keys, whatever their values
 * @param written how many keys were written in it
 * @param where the log as named to the user, and the object in it: `a.sarif runs[0]`
 * @throws IncompleteError
 */
export function refuseRepeatedKey(parsed: object, written: number, where: () => string): void {
  if (Object.keys(parsed).length === written) return;
  throw new IncompleteError(
    `${where()} has the same key twice, so its meaning is not clear: run the analyzer again.`,
  );
}

/** What stands in quotes may say anything: it is gone over whole. An apostrophe opens none. */
const QUOTED = /(?<![\p{L}\p{N}])(?:'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’)/gu;
/**
 * Words that advise, right before a name. Some only do so where a clause begins with them: `the use of`, `do
 * not use` and `instead saw` say what is wrong.
 */
const ADVICE =
  /(?:(?:^|[.;:,!?]\s+)(?:did you mean|(?:please |instead,? )?use)|\bshould be named|\brename it to|\breplace it with)(?: the| either)?:? $/iu;
const LONGEST_ADVICE = 60;
/** Between one suggested name and the next. */
const OR = /^(?:, |,? or )$/u;

/**
 * A message without the names that it advises to write in place of what it is about, as in `'tset' is not
 * defined. Did you mean 'test'?`. All other names stay.
 */
export function withoutSuggestions(message: string): string {
  const parts: string[] = [];
  let end = 0;
  let isAdvised = false;
  for (const { 0: quoted, index } of message.matchAll(QUOTED)) {
    const before = message.slice(end, index);
    const said = `${end === 0 ? '' : '"'}${before}`.slice(-LONGEST_ADVICE);
    isAdvised = !/\s/u.test(quoted) && (ADVICE.test(said) || (isAdvised && OR.test(before)));
    parts.push(before, isAdvised ? '' : quoted);
    end = index + quoted.length;
  }
  return [...parts, message.slice(end)].join('');
}

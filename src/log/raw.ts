/*
 * Values of a log as JSON.parse gives them. A log is tolerated field by field: a field of the wrong type
 * counts as absent and never costs the result it stands in, so there are these look-ups and no schema of the
 * whole. Only own properties are read: a key such as `__proto__` or `constructor` is a key like any other.
 */

const NOTHING: readonly unknown[] = [];

/** The value at a path of one to three property names, or undefined where the path ends early. */
export function at(value: unknown, name: string, second?: string, third?: string): unknown {
  const found = own(value, name);
  if (second === undefined || found === undefined) return found;
  const below = own(found, second);
  return third === undefined ? below : own(below, third);
}

/** The text at a path; an empty text says nothing and counts as absent. */
export function textAt(value: unknown, name: string, second?: string, third?: string): string | undefined {
  const found = at(value, name, second, third);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at a path, empty where there is none. */
export function listAt(value: unknown, name: string, second?: string, third?: string): readonly unknown[] {
  const found = at(value, name, second, third);
  return Array.isArray(found) ? found : NOTHING;
}

/** An index into an array (SARIF §3.7.4): from 0. The schema's default of -1 means absent. */
export function indexAt(value: unknown, name: string, second?: string, third?: string): number | undefined {
  const found = at(value, name, second, third);
  return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}

/** Tells an object with properties from a list, a text and the rest. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Record<string, unknown>)[name];
}

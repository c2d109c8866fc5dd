/*
 * Values of a log as JSON.parse gives them. A log is tolerated field by field: a field of the wrong type counts as
 * absent and never costs the result it stands in, so there are these look-ups and no schema of the whole.
 * Only own properties are read: a key such as `__proto__` or `constructor` is a key like any other.
 */

/** The value at a path of property names, or undefined where the path ends early. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let here = value;
  for (const name of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, name)) return undefined;
    here = (here as Record<string, unknown>)[name];
  }
  return here;
}

/** The text at a path; an empty text says nothing and counts as absent. */
export function textAt(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The list at a path, empty where there is none. */
export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** An index into an array (SARIF §3.7.4): from 0. The schema's default of -1 means absent. */
export function indexAt(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, ...path);
  return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}

/** Whether a value is an object with properties, not a list. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

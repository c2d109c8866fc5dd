/*
 * Values of a log as JSON.parse gives them. A log is tolerated field by field: a field of the wrong type
 * counts as absent and never costs the result it stands in. Only own properties are read: a key such as
 * `__proto__` or `constructor` is a key like any other.
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
  const found = only(at(value, name, second, third));
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The same of words, where a number has one meaning. */
export function wordsAt(value: unknown, name: string, second?: string, third?: string): string | undefined {
  const found = at(value, name, second, third);
  return typeof found === 'number' ? String(found) : textAt(value, name, second, third);
}

/** Whether a value is there that is of another type than an object has, and not null. */
export function isOdd(value: unknown): boolean {
  return value !== undefined && value !== null && !isObject(only(value));
}

/** The list at a path, empty where there is none. */
export function listAt(value: unknown, name: string, second?: string, third?: string): readonly unknown[] {
  const found = at(value, name, second, third);
  return Array.isArray(found) ? found : NOTHING;
}

/** The same, where an object in place of the list is its only item. */
export function itemsAt(value: unknown, name: string): readonly unknown[] {
  const found = at(value, name);
  return isObject(found) ? [found] : listAt(value, name);
}

/** An index into an array (SARIF §3.7.4), or another number from 0, be it written as text. */
export function indexAt(value: unknown, name: string, second?: string, third?: string): number | undefined {
  const found = toNumber(at(value, name, second, third));
  return found !== undefined && found >= 0 ? found : undefined;
}

/** A whole number, or a text of one; undefined for anything else. */
export function toNumber(value: unknown): number | undefined {
  const own = only(value);
  const number = typeof own === 'string' && /^\s*-?\d{1,15}(?:\.0+)?\s*$/u.test(own) ? Number(own) : own;
  return Number.isSafeInteger(number) ? Number(number) : undefined;
}

/** Tells an object with properties from a list, a text and the rest. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list of one value in place of that value has one meaning. */
export function only(value: unknown): unknown {
  return Array.isArray(value) && value.length === 1 ? value[0] : value;
}

function own(value: unknown, name: string): unknown {
  const holder = only(value);
  if (!isObject(holder) || !Object.hasOwn(holder, name)) return undefined;
  return (holder as Record<string, unknown>)[name];
}

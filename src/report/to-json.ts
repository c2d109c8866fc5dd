/** Letters that are handed on together. */
const PART = 64 * 1024;

/**
 * A document as JSON that people can read, with a line break at its end, part by part: lists in it may be
 * long, and are gone through once.
 *
 * @param document its members that are iterable are written as lists
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half
 * an escape.
 */
export function* toJson(
  document: Readonly<Record<string, unknown>>,
  redact: (text: string) => string,
): Generator<string> {
  let part = '';
  for (const text of eachText(document, redact)) {
    part += text;
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield `${part}\n`;
}

function* eachText(
  document: Readonly<Record<string, unknown>>,
  redact: (text: string) => string,
): Generator<string> {
  const hide = (_: string, inner: unknown): unknown => (typeof inner === 'string' ? redact(inner) : inner);
  const write = (value: unknown, indent: string): string =>
    JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
  let before = '{';
  for (const [key, value] of Object.entries(document)) {
    yield `${before}\n  ${JSON.stringify(key)}: `;
    if (isList(value)) {
      let between = '[';
      for (const item of value) {
        yield `${between}\n    ${write(item, '    ')}`;
        between = ',';
      }
      yield between === '[' ? '[]' : '\n  ]';
    } else yield write(value, '  ');
    before = ',';
  }
  yield '\n}';
}

function isList(value: unknown): value is Iterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

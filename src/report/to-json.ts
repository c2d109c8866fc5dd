/**
 * A value as JSON that people can read, with a line break at its end.
 *
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half an escape.
 */
export function toJson(value: object, redact: (text: string) => string): string {
  const hide = (_: string, inner: unknown): unknown => (typeof inner === 'string' ? redact(inner) : inner);
  return `${JSON.stringify(value, hide, 2)}\n`;
}

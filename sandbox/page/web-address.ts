/** An address of the web as it was sent; `null` for what is none, such as a script. */
export function webAddress(text: string | null): string | null {
  const url = text === null ? null : URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? text : null;
}

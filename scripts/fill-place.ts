/**
 * A page with these lines between the two comments that name the place. Throws where it has no such place.
 */
export function fillPlace(page: string, name: string, lines: readonly string[]): string {
  const place = new RegExp(`(<!-- ${name}: [^\\n]*-->\\n)[\\s\\S]*?(<!-- /${name} -->)`, 'u');
  if (!place.test(page)) throw new Error(`The page has no place for ${name}.`);
  return page.replace(
    place,
    (_, start: string, end: string) => `${start}${lines.join('\n').trimEnd()}\n${end}`,
  );
}

/** The first names in a line, and how many more there are: `a, b and 7 more`. */
export function firstFew(names: readonly string[], most: number, between = ', '): string {
  const rest = names.length - most;
  return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}

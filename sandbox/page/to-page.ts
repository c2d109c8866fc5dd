/** The text of a page. */
export function toPage(page: { toString(): string }): string {
  return `<!doctype html>${page}`;
}

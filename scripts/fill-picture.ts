const PLACE = /```mermaid\n[\s\S]*?```/u;

/** A page with its only picture replaced. Throws where the page has none. */
export function fillPicture(page: string, mermaid: string): string {
  if (!PLACE.test(page)) throw new Error('the page has no place for the picture');
  return page.replace(PLACE, () => `\`\`\`mermaid\n${mermaid}\n\`\`\``);
}

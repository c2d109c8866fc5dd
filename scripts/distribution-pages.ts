import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every page and template that may say how the program is had, relative to the root. */
export function distributionPages(root: string): readonly string[] {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'SECURITY.md', 'templates/sarif-review.yml', ...docs.map((name) => `docs/${name}`)];
}

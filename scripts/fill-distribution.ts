import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DISTRIBUTION } from '../src/distribution.ts';

/** Each kind of reference, and what stands there. */
const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/(?<=uses: )sarif-review\/sarif-review@[^\s<]\S*/gu, DISTRIBUTION.action],
  [/(?<=remote: )https:\/\/\S+\/sarif-review\.yml/gu, DISTRIBUTION.template],
  [/(?<=integrity: )sha256-[\w+/]*=?/gu, DISTRIBUTION.integrity],
  [/(?<=default: )https:\/\/\S+\.tar\.gz$/gmu, DISTRIBUTION.package],
  [/(?<=npx --yes --package=)https:\/\/\S+\.tar\.gz/gu, DISTRIBUTION.package],
  [/(?<=^```sh\n)npm install --global .*$/gmu, DISTRIBUTION.install],
];

/** A page or template whose references to the action, the template and the package are those of today. */
export function fillDistribution(text: string): string {
  return REFERENCES.reduce((filled, [pattern, present]) => filled.replaceAll(pattern, () => present), text);
}

/** How many such references a text has. */
export function countReferences(text: string): number {
  return REFERENCES.reduce((count, [pattern]) => count + [...text.matchAll(pattern)].length, 0);
}

/** The content of a template, as `include:integrity` of GitLab has it. */
export function integrityOf(template: string): string {
  return `sha256-${createHash('sha256').update(template).digest('base64')}`;
}

/** Every page and template that may say how the program is had, relative to the root. */
export function distributionPages(root: string): readonly string[] {
  const docs = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'SECURITY.md', 'templates/sarif-review.yml', ...docs.map((name) => `docs/${name}`)];
}

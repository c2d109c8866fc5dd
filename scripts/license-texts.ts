import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundledPackage } from './bundle-contents.ts';

/**
 * Names, licenses and license texts of the packages, for the file beside a bundle that has their code: the
 * licenses ask for it. Throws where a package states no license.
 */
export function licenseTexts(packages: readonly BundledPackage[], root: string): string {
  return packages
    .map(
      ({ name, folder }) =>
        `${[name, licenseOf(join(root, folder)), textOf(join(root, folder))].join('\n').trim()}\n`,
    )
    .join('\n');
}

/** The license that a package states, as an SPDX expression. */
export function licenseOf(folder: string): string {
  const { license }: { license?: unknown } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (typeof license !== 'string') throw new Error(`${folder}/package.json states no license`);
  return license;
}

function textOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e(?:\.(?:md|txt))?$/iu.test(name));
  return file === undefined ? '' : readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');
}

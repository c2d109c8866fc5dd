// Prints the bill of materials of a release as CycloneDX JSON: npm's own, cut down to the packages whose code
// is in a bundle, since all others are there to build and to test. It reads the statistics of the last build.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readBundleContents, STATISTICS } from './bundle-contents.ts';

const root = resolve(import.meta.dirname, '..');
const MOST_OUTPUT = 1e9;

const componentSchema = z.looseObject({
  'bom-ref': z.string(),
  name: z.string(),
  version: z.string(),
  properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
});
const billSchema = z.looseObject({
  metadata: z.looseObject({ component: z.looseObject({ 'bom-ref': z.string(), name: z.string() }) }),
  components: z.array(componentSchema),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

if (!existsSync(join(root, STATISTICS))) throw new Error('There is no build: npm run build');
/** `name@version` of the package in a folder. */
const nameOf = (folder: string): string => {
  const { name, version }: { name: string; version: string } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  );
  return `${name}@${version}`;
};
const wanted = new Set(readBundleContents(root).map(({ folder }) => nameOf(folder)));
const bill = billSchema.parse(
  JSON.parse(
    execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: MOST_OUTPUT,
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
  ),
);

const bundled = bill.components.filter(({ name, version }) => wanted.has(`${name}@${version}`));
const known = new Set(bundled.map(({ name, version }) => `${name}@${version}`));
const unseen = [...wanted].filter((name) => !known.has(name));
if (unseen.length > 0) throw new Error(`npm does not know ${unseen.join(', ')}.`);
const own = bill.metadata.component['bom-ref'];
const refs = new Set(bundled.map((component) => component['bom-ref']));
const document = {
  ...bill,
  // npm names it by its folder.
  metadata: {
    ...bill.metadata,
    component: { ...bill.metadata.component, name: own.replace(/@[^@]+$/u, '') },
  },
  // Whatever package.json calls them, their code is delivered.
  components: bundled.map(({ properties, ...component }) => ({
    ...component,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  })),
  dependencies: bill.dependencies
    .filter(({ ref }) => ref === own || refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) })),
};
console.log(JSON.stringify(document, undefined, 2));

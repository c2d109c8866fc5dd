import { DISTRIBUTION } from '../src/init/distribution.ts';

/** Each kind of reference, and what stands there. */
const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/(?<=uses: )sarif-review\/sarif-review@[^\s<]\S*/gu, DISTRIBUTION.action],
  [
    /(?<=component: \$CI_SERVER_FQDN\/)sarif-review\/sarif-review\/sarif-review@\S+/gu,
    DISTRIBUTION.component,
  ],
  [/(?<=npx --yes --package )\S+(?= -- sarif-review )/gu, DISTRIBUTION.package],
  [/(?<=^```sh\n)npm install --global .*$/gmu, DISTRIBUTION.install],
];

/** A page or template whose references to the action, the component and the package are those of today. */
export function fillDistribution(text: string): string {
  return REFERENCES.reduce((filled, [pattern, present]) => filled.replaceAll(pattern, () => present), text);
}

/** How many such references a text has. */
export function countReferences(text: string): number {
  return REFERENCES.reduce((count, [pattern]) => count + [...text.matchAll(pattern)].length, 0);
}

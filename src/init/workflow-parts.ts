/**
 * What the workflows have in common that `init` writes and the documents print
 * (`scripts/printed-workflows.ts`), so that each line stands in one place. Texts end with a line break; steps
 * are those of a list.
 */

import { DISTRIBUTION } from './distribution.ts';

/**
 * Actions by commit, with the version for people. Dependabot renews those of our own workflows, and a test
 * holds these to them.
 */
export const PINS = {
  checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
  setupNode: 'actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0',
  uploadArtifact: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
  downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
  codeqlInit: 'github/codeql-action/init@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
  codeqlAnalyze: 'github/codeql-action/analyze@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
} as const;

/** The command that analyzes a folder; its log stands where `output` says. */
export function eslint(folder = '.', output = 'eslint.sarif'): string {
  return `npx eslint ${folder} --format @microsoft/eslint-formatter-sarif --output-file ${output}`;
}

/** What the project has installed, the analyzer and its formatter among it. */
export const INSTALL_STEPS = `- uses: ${PINS.setupNode}
  with: { node-version: 24 }
- run: npm ci
`;

/** A step whose exit status does not end the job: a log that is missing is noticed by the review. */
export function analyzerStep(command: string): string {
  return `- run: ${command}
  continue-on-error: true
`;
}

/** The steps of a job that runs code of the change, up to the log. */
export const ESLINT_STEPS = `${INSTALL_STEPS}${analyzerStep(eslint())}`;

/** The step that reviews, with the lines below `with:`. */
export function reviewStep(inputs: string): string {
  return `- uses: ${DISTRIBUTION.action}
  with:
${indent(inputs, 4)}`;
}

/** Each line that is not empty, so many columns to the right. */
export function indent(text: string, columns: number): string {
  return text.replaceAll(/^(?=.)/gmu, ' '.repeat(columns));
}

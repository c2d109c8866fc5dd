/*
 * Runs of analyzers that are kept in `fixtures/analyzer-runs`, a folder each: `sources.json` has the project and
 * its states, and where `npm run analyzers` made the logs, `run.json` tells of what, when and how.
 */

import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import type { Analyzer } from '../../src/analyzers/analyzer.ts';
import { ANALYZERS } from '../../src/analyzers/table.ts';
import { pipLines, withSettings } from '../../src/tools/init/analyzer-step.ts';

/** The folder of the runs. */
export const RUNS = resolve(import.meta.dirname, '../../fixtures/analyzer-runs');

const text = z.string().min(1);

const sourcesSchema = z.strictObject({
  analyzer: text.optional().describe('The name of its row, of which the script takes all that it runs.'),
  version: text.optional().describe('The command that prints the version.'),
  settings: text.optional().describe('Settings of the project that the command is to name.'),
  prepare: z.array(text).optional().describe('What else the project needs, as lines of a shell.'),
  driver: text.optional().describe('Without a row.'),
  command: text.optional().describe('Without a row.'),
  about: z.record(text, text).optional(),
  base: z.record(text, z.string().nullable()),
  states: z
    .array(
      z.strictObject({
        state: text,
        files: z.record(text, z.string().nullable()),
        log: z.boolean().optional().describe('Without a row: whether there is one.'),
      }),
    )
    .min(1),
});

const runSchema = z.strictObject({
  version: text,
  date: z.iso.date(),
  install: z.array(text),
  command: text,
  exits: z.record(text, z.number()).describe('The exit status of the command, by state.'),
});

export type Sources = Readonly<z.infer<typeof sourcesSchema>>;
type Run = Readonly<z.infer<typeof runSchema>>;

/** Throws where the folder is not there, or its file not as the schema says. */
export function readSources(name: string): Sources {
  return sourcesSchema.parse(JSON.parse(readFileSync(join(RUNS, name, 'sources.json'), 'utf8')));
}

/** The row that a run is of; throws where there is none. */
export function rowOf(name: string, { analyzer }: Sources): Analyzer {
  const row = ANALYZERS.find((one) => one.name === analyzer);
  if (row === undefined)
    throw new Error(
      `${name}: src/analyzers/analyzers.json has no row named ${analyzer ?? '(none was named)'}`,
    );
  return row;
}

/** What is run. */
export function commandOf(row: Analyzer, { settings }: Sources): string {
  return settings === undefined ? row.command : withSettings(row, settings);
}

/** What the script made, by name of the folder. */
export const MADE_RUNS: readonly (Run & { readonly name: string; readonly row: Analyzer })[] = globSync(
  '*/run.json',
  { cwd: RUNS },
)
  .toSorted()
  .map((path) => {
    const name = dirname(path);
    const run = runSchema.parse(JSON.parse(readFileSync(join(RUNS, path), 'utf8')));
    return { ...run, name: basename(name), row: rowOf(name, readSources(name)) };
  });

/** The log that a state left, or undefined. */
export function readLog(name: string, state: string): string | undefined {
  const path = join(RUNS, name, `${state}.sarif`);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

const ADD = {
  npm: 'npm install --save-dev',
  composer: 'composer require --dev',
  bundler: 'bundle add',
} as const;

/** The lines of a shell by which the page has an analyzer installed; none are known of some. */
export function installLines({ install, step }: Analyzer): readonly string[] {
  if (install !== undefined) return install;
  if (step?.packages !== undefined) return [`${ADD[step.manager ?? 'npm']} ${step.packages.join(' ')}`];
  return step === undefined ? [] : [...pipLines('pipx install', step), ...(step.install?.github ?? [])];
}

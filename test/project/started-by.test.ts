import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { githubWorkflow } from '../../src/tools/init/file-texts.ts';
import { decideAtOnceWorkflow } from '../../src/tools/init/workflow-parts.ts';
import { ROOT } from '../run/story.ts';
import { readSnippets } from './readme-snippets.ts';

/*
 * What starts the workflows that the documents print and `init` writes. A pull request that gets another
 * target is `edited`, and without a run for it the green of the old target stands.
 */

type Workflow = readonly [name: string, text: string];

const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })];
const PRINTED = PAGES.flatMap((page) =>
  readSnippets(readFileSync(join(ROOT, page), 'utf8'))
    .filter(({ language }) => /^ya?ml$/u.test(language))
    .map(({ text, line }): Workflow => [`${page}:${line}`, text]),
);
const WRITTEN: readonly Workflow[] = [
  ['init', githubWorkflow('lines')],
  ['init --baseline', githubWorkflow('baseline')],
  ['init --decide-at-once', decideAtOnceWorkflow()],
];

/** The types of an event of pull requests, for each one that starts the workflow; none by a bare name. */
function typesOf(text: string): readonly (readonly string[])[] {
  const on: unknown = parse(text)?.on;
  if (typeof on === 'string') return typesIn({ [on]: null });
  return typesIn(Array.isArray(on) ? Object.fromEntries(on.map((name) => [name, null])) : on);
}

function typesIn(events: unknown): readonly (readonly string[])[] {
  return Object.entries(events ?? {})
    .filter(([name]) => name === 'pull_request' || name === 'pull_request_target')
    .map(([, event]) => event?.types ?? []);
}

describe.each([
  ['the documents print', PRINTED, 4],
  ['init writes', WRITTEN, 2],
])('each workflow for pull requests that %s', (_, workflows, least) => {
  test('is started by another target', () => {
    const started = workflows.flatMap(([name, text]) => typesOf(text).map((types) => ({ name, types })));
    expect(started.length).toBeGreaterThanOrEqual(least);
    for (const { name, types } of started)
      expect([name, types]).toEqual([name, expect.arrayContaining(['edited'])]);
  });
});

test.each([
  ['on: pull_request', [[]]],
  ['on: [push, pull_request_target]', [[]]],
  ['on:\n  pull_request:', [[]]],
  ['on: { pull_request: { branches: [main] } }', [[]]],
  ['on: { pull_request: { types: [edited] } }', [['edited']]],
  ['on: push', []],
  ['- run: npm ci', []],
])('%j has these types', (text, types) => {
  expect(typesOf(text)).toEqual(types);
});

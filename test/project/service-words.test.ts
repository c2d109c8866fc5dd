import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const SRC = resolve(import.meta.dirname, '../../src');
const ROOMS = [
  '{diff,finding,thread,match,comment,plan,apply,report,page,review,clean,doctor,run}/**/*.ts',
  'history/{history,history-*,read-change,sum-history}.ts',
  '{review,run}.ts',
];

/**
 * Names, words, inputs and rights of one service (the secret that keys of markers come from is not among
 * them), and statuses of HTTP (400 and 500 are sizes as well, and are told by the word before them).
 */
const FOREIGN =
  /gitlab|github|(?:pull|merge)[- ]?request|deployment|endpoint|client[- ]?id|account owner|(?:merge|target)Commit|\bHTTP\b|\bstatus\W{1,5}[1-5]\d\d\b|(?<![\d.,_])(?:40[1-9]|41\d|42\d|431|451|50[1-9]|51[01])(?![\d.,_])/giu;

/** Where such a word has to stand: file, text, and why. */
const EXCEPTIONS: readonly (readonly [string, string, string])[] = [
  ['page/html.ts', 'http-equiv="Content-Security-Policy"', 'a word of HTML'],
  ['report/report-file.ts', '`deployment` is the number of a deployment request', 'the key of the report'],
  ['report/report-file.ts', 'deployment: null', 'the same'],
  ['report/code-quality.ts', "GitLab's Code Quality report", 'the name of the format'],
  ['report/code-quality.ts', 'https://docs.gitlab.com/ci/testing/code_quality/', 'where it is described'],
];

/**
 * Words of one service in the rooms that serve all of them, as `file: word`; exceptions that nothing needs
 * are told as well.
 */
function foreignWords(root: string, exceptions = EXCEPTIONS): readonly string[] {
  const files = ROOMS.flatMap((room) => globSync(room, { cwd: root })).toSorted();
  if (files.length === 0) throw new Error(`there are no sources in ${root}`);
  const used = new Set<(typeof exceptions)[number]>();
  const words = files.flatMap((file) => {
    // Who imports what is held by the layers.
    let text = readFileSync(join(root, file), 'utf8').replaceAll(/^(?:import|\} from) .*$/gmu, '');
    for (const exception of exceptions.filter(([name]) => name === file)) {
      const rest = exception[1] === '' ? '' : text.replaceAll(exception[1], '');
      if (rest !== text) used.add(exception);
      text = rest;
    }
    return [...text.matchAll(FOREIGN)].map(([word]) => `${file}: ${word}`);
  });
  const idle = exceptions.filter((exception) => !used.has(exception));
  return [...words, ...idle.map(([file, text]) => `${file} needs no exception: ${text}`)];
}

test('no room but that of a service speaks of its statuses, inputs and words', () => {
  expect(foreignWords(SRC)).toEqual([]);
});

test('a status, an input and a word of one service are told, and so is an exception too many', () => {
  const root = mkdtempSync(join(tmpdir(), 'sarif-review-words-'));
  try {
    expect(() => foreignWords(root, [])).toThrow(/no sources/u);
    mkdirSync(join(root, 'plan'));
    const planted = [
      "import { deploymentChange } from '../services/deployments/change.ts';",
      'const MOST = 500; // of 1,409 entries',
      'if (status === 500 || status === 409) throw new Error(`set endpoints for the deployment`);',
    ];
    writeFileSync(join(root, 'plan/a.ts'), planted.join('\n'));
    const words = ['status === 500', 'status === 409', 'endpoint', 'deployment'];
    expect(foreignWords(root, [])).toEqual(words.map((word) => `plan/a.ts: ${word}`));
    expect(foreignWords(root, [['plan/a.ts', 'set endpoints', '']])).not.toContain('plan/a.ts: endpoint');
    expect(foreignWords(root, [['run.ts', 'x', '']])).toContain('run.ts needs no exception: x');
  } finally {
    rmSync(root, { recursive: true });
  }
});

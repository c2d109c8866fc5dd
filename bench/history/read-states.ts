import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { z } from 'zod';
import { splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import type { Git } from '../../src/git/git.ts';
import { makeLogResult } from '../../test/finding/make-finding.ts';
import { readFiles } from '../../test/git/read-files.ts';
import { type KnownFinding, type Snapshot, squeeze } from '../snapshot.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What an analyzer said of a commit does not change. */
const CACHE = join(ROOT, 'bench-results/states');

/** Everything may be missing: a result without a place on a line is passed over. */
const locationSchema = z.object({
  physicalLocation: z
    .object({
      artifactLocation: z.object({ uri: z.string().optional() }).optional(),
      region: z.object({ startLine: z.int().optional() }).optional(),
    })
    .optional(),
});
const sarifSchema = z.object({
  runs: z.array(
    z.object({
      results: z.array(
        z.object({
          ruleId: z.string().default(''),
          message: z.object({ text: z.string().default('') }),
          locations: z.array(locationSchema).default([]),
        }),
      ),
    }),
  ),
});
const foundSchema = z.array(z.tuple([z.string(), z.string(), z.int(), z.string()]));
/** Path, rule, line and message. */
type Found = z.output<typeof foundSchema>[number];

/**
 * The commits of the first-parent history, oldest first, each so many after the one before; the newest is the
 * last.
 */
export function sampleCommits(repository: string, step: number, last: number | undefined): readonly string[] {
  const printed = execFileSync('git', ['rev-list', '--first-parent', 'HEAD'], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return printed
    .trim()
    .split('\n')
    .slice(0, last)
    .filter((_, index) => index % step === 0)
    .toReversed();
}

/** Runs the analyzer over a commit; every finding on a line has a thread. */
export async function readState(
  repository: string,
  git: Git,
  commit: string,
  analyzer: string,
): Promise<Snapshot> {
  const found = readFound(repository, commit, analyzer);
  const paths = [...new Set(found.map(([path]) => path))];
  // Files without findings too: whether a file is still there is looked at.
  const sources = listSources(repository, commit);
  const texts = await readFiles(
    git,
    [...new Set([...paths, ...sources])].map((path) => ({ commit, path })),
  );
  const isRead = new Set([...paths, ...sources]);
  let id = 0;
  const tree = paths.map((path, index) => ({
    id: index + 1,
    path,
    lines: (texts.lines(commit, path) ?? []).map((text) => {
      id += 1;
      return { id, text, moves: 0 };
    }),
  }));
  const files = new Map(tree.map((file) => [file.path, file]));
  const copies = new Map(
    tree.map(({ path, lines }) => [path, Map.groupBy(lines, ({ text }) => squeeze(text))]),
  );
  const results = found.map(([path, rule, line, message]) =>
    makeLogResult({ tool: 'analyzer', path, rule, line, message }),
  );
  const findings = toFindings(splitDuplicates(results).distinct).flatMap((finding): KnownFinding[] => {
    const { path = '' } = finding.place;
    const file = files.get(path);
    const line = finding.place.kind === 'lines' ? file?.lines[finding.place.startLine - 1] : undefined;
    if (file === undefined || line === undefined) return [];
    const once = copies.get(path)?.get(squeeze(line.text))?.length === 1;
    return [{ finding, identity: '', file, line, once }];
  });
  return {
    commit,
    tree,
    findings,
    threads: findings,
    lines: (path) => (isRead.has(path) ? texts.lines(commit, path) : undefined),
  };
}

function listSources(repository: string, commit: string): readonly string[] {
  const printed = execFileSync('git', ['ls-tree', '-r', '-z', '--name-only', commit], {
    cwd: repository,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  return printed.split('\0').filter((path) => /\.(?:[cm]?[jt]sx?|py|go)$/u.test(path));
}

/** What the analyzer finds in a commit, which is looked for once. */
function readFound(repository: string, commit: string, analyzer: string): readonly Found[] {
  const name = createHash('sha256').update(`${commit} ${analyzer}`).digest('hex').slice(0, 24);
  const cached = join(CACHE, `${name}.json`);
  if (existsSync(cached)) return foundSchema.parse(JSON.parse(readFileSync(cached, 'utf8')));
  const found = analyze(repository, commit, analyzer);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(cached, JSON.stringify(found));
  return found;
}

function analyze(repository: string, commit: string, analyzer: string): readonly Found[] {
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: repository, maxBuffer: 1e9 });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const { stdout, stderr } = spawnSync('sh', ['-c', analyzer], {
      cwd: folder,
      env: { ...process.env, PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
      maxBuffer: 1e9,
      encoding: 'utf8',
    });
    // Analyzers that find something end with 1: what they print decides.
    if (stdout.trim() === '') throw new Error(`${analyzer} printed nothing of ${commit}: ${stderr}`);
    return sarifSchema.parse(JSON.parse(stdout)).runs.flatMap(({ results }) =>
      results.flatMap(({ ruleId, message, locations: [location] }): readonly Found[] => {
        const { artifactLocation, region } = location?.physicalLocation ?? {};
        if (artifactLocation?.uri === undefined || region?.startLine === undefined) return [];
        const path = decodeURIComponent(artifactLocation.uri.replace(/^\.\//u, ''));
        return [[path, ruleId, region.startLine, message.text]];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

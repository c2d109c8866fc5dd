import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LoggedFinding, splitDuplicates, toFindings } from '../../src/finding/logged-finding.ts';
import type { Git } from '../../src/git/git.ts';
import { readTree } from '../../src/git/tree.ts';
import { type Analysis, readAnalysis } from '../../src/logs/read-analysis.ts';
import { toTree } from '../../src/logs/tree.ts';
import { type Found, readFound, readState } from '../history/read-states.ts';
import type { Snapshot } from '../snapshot.ts';

/** A commit, and the log of it as a run reads it. */
export interface LoggedState {
  /** Its findings are those of the log. */
  readonly snapshot: Snapshot;
  readonly findings: readonly LoggedFinding[];
  readonly analysis: Analysis;
  /** The log, an absolute path. */
  readonly file: string;
  /** Milliseconds that reading the log took. */
  readonly reading: number;
}

/** An analyzer, and the version that its logs say. */
export interface Analyzer {
  readonly command: string;
  readonly version: string;
}

/** Analyzes a commit, writes the log of it into a folder, and reads that. */
export async function readLogged(
  repository: string,
  git: Git,
  commit: string,
  { command, version }: Analyzer,
  folder: string,
): Promise<LoggedState> {
  const state = await readState(repository, git, commit, command);
  const file = join(folder, `${commit}-${version}.sarif`);
  writeFileSync(file, JSON.stringify(toLog(readFound(repository, commit, command), version)));
  const tree = toTree(await readTree(git, commit));
  const started = performance.now();
  const analysis = await readAnalysis({
    patterns: [file],
    directory: folder,
    tools: [],
    tree,
    roots: { checkout: repository, prefix: '', workspaces: [] },
  });
  const findings = toFindings(splitDuplicates(analysis.results).distinct);
  const reading = performance.now() - started;
  const knownAt = new Map(state.findings.map((known) => [findingKey(known.finding), known]));
  const known = findings.flatMap((finding) => {
    const same = knownAt.get(findingKey(finding));
    return same === undefined ? [] : [{ ...same, finding }];
  });
  return { snapshot: { ...state, findings: known, threads: known }, findings, analysis, file, reading };
}

/** Rule, path and line: what tells the findings of one analyzer apart. */
export function placeKey(rule: string, path: string | undefined, line: number): string {
  return JSON.stringify([rule, path, line]);
}

function findingKey({ rule, place }: LoggedFinding): string {
  return placeKey(rule.id, place.path, place.kind === 'lines' ? place.startLine : 0);
}

function toLog(found: readonly Found[], version: string): unknown {
  const results = found.map(([path, ruleId, startLine, text, startColumn]) => ({
    ruleId,
    level: 'warning',
    message: { text },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: path.split('/').map(encodeURIComponent).join('/') },
          region: { startLine, startColumn },
        },
      },
    ],
  }));
  const tool = { driver: { name: 'analyzer', version } };
  return { version: '2.1.0', runs: [{ tool, invocations: [{ executionSuccessful: true }], results }] };
}

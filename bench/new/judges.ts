import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Anchoring, passesFilter } from '../../src/diff/anchor.ts';
import { mapPath } from '../../src/diff/line-map.ts';
import type { LoggedFinding } from '../../src/finding/logged-finding.ts';
import { openTexts } from '../../src/git/file-texts.ts';
import type { Git } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { compareWithBaseline } from '../../src/match/baseline.ts';
import { WAYS } from '../../src/match/pair.ts';
import { MATCHED_BY } from '../../src/model.ts';
import { makeRow } from '../../test/match/make-thread.ts';
import type { Contender } from '../contender.ts';
import { oursWithGit } from '../our-matcher.ts';
import { keyed, SIMPLE_KEYS } from '../simple-keys.ts';
import { PEER_ENVIRONMENT } from '../speed/peers-bench.ts';
import { type LoggedState, placeKey } from './logged-state.ts';

/** A change, and the log that its findings are compared with. */
export interface Change {
  readonly git: Git;
  /** Absolute path of the checkout. */
  readonly root: string;
  /** The baseline, which may be of an older commit than the one that the change begins at. */
  readonly before: LoggedState;
  readonly base: string;
  readonly now: LoggedState;
  /** One for each finding of the head, in their order. */
  readonly anchorings: readonly Anchoring[];
}

/** What somebody says of a finding of the head. */
export interface Judgment {
  readonly isNew: boolean;
  /** Why it is not, or why nobody can say. */
  readonly why?: string;
  /** The evidence by which it is not. */
  readonly tier?: string;
  /** The baseline says nothing of it, and its line decided. */
  readonly byLine?: true;
}

/** A way to tell which findings a change brings in. */
export interface Judge {
  readonly name: string;
  judge(change: Change): Promise<(finding: LoggedFinding) => Judgment>;
}

/** The comparison of the product itself. */
export const OURS = 'SARIF Review';
/**
 * The same matching without a bar for weak evidence, as threads are matched that nobody has decided about.
 */
export const ALL_EVIDENCE = 'the same, by weak evidence too';

export const MULTITOOL = 'sarif-multitool match-results-forward';

/** @param multitool the program, where it is there */
export function toJudges(multitool: string | undefined): readonly Judge[] {
  const hashed = SIMPLE_KEYS.filter(({ name }) => name !== 'rule + path + line + message');
  return [
    LINE_FILTER,
    RULE_AND_TEXT,
    ...hashed.map((contender) => toJudge(contender.name, () => contender)),
    ...(multitool === undefined ? [] : [matchForward(multitool)]),
    toJudge(ALL_EVIDENCE, ({ git }) => oursWithGit(git)),
    COMPARISON,
  ];
}

const LINE_FILTER: Judge = {
  name: 'lines that the change adds',
  async judge({ now, anchorings }) {
    const added = new Set(
      now.findings.filter((_, index) => passesFilter('added', anchorings[index]?.narrowest ?? 'nofilter')),
    );
    return (finding) => ({ isNew: added.has(finding) });
  },
};

/** As Semgrep does, of whose text the first line is known here. */
const RULE_AND_TEXT: Judge = {
  name: 'rule + path with renames + text, in order',
  async judge(change) {
    const diff = await readDiff(change.git, change.before.snapshot.commit, change.now.snapshot.commit);
    const pathNow = (path: string): string => {
      const mapped = mapPath(diff, path);
      return mapped.kind === 'mapped' ? mapped.path : path;
    };
    const { snapshot } = change.before;
    const contender = keyed('', (state) => ({ finding: { rule, place }, line }) => {
      const path = place.path ?? '';
      return JSON.stringify([rule.id, state === snapshot ? pathNow(path) : path, line.text.trim()]);
    });
    return toJudge('', () => contender).judge(change);
  },
};

/** What has no partner is new. */
function toJudge(name: string, toContender: (change: Change) => Contender): Judge {
  return {
    name,
    async judge(change) {
      const { pairs } = await toContender(change).pair(change.before.snapshot, change.now.snapshot);
      const tiers = new Map(pairs.map(({ now, evidence }) => [now, evidence] as const));
      return (finding) => {
        const tier = tiers.get(finding);
        return tier === undefined ? { isNew: true } : { isNew: false, tier };
      };
    },
  };
}

const COMPARISON: Judge = {
  name: OURS,
  async judge({ git, before, base, now, anchorings }) {
    const { results, completeness, versions } = before.analysis;
    const rows = new Map(
      now.findings.flatMap((finding, index) => {
        const position = anchorings[index];
        return position === undefined ? [] : [[finding, { ...makeRow(finding), position }] as const];
      }),
    );
    await compareWithBaseline(
      {
        kind: 'read',
        commit: before.snapshot.commit,
        expected: base,
        ...{ results, completeness, versions },
      },
      {
        git,
        texts: openTexts(git),
        analyzed: now.snapshot.commit,
        findings: [...rows.values()],
        completeness: now.analysis.completeness,
        versions: now.analysis.versions,
        linesOf: () => undefined,
      },
    );
    return (finding) => {
      const { baselineState, baselineReason = '' } = rows.get(finding) ?? {};
      if (baselineState === 'unchanged')
        return { isNew: false, why: baselineReason, tier: wayIn(baselineReason) ?? '?' };
      return baselineState === 'unknown'
        ? { isNew: false, why: baselineReason, byLine: true }
        : { isNew: true };
    };
  },
};

function wayIn(reason: string): string | undefined {
  return MATCHED_BY.find((by) => reason.endsWith(`${WAYS[by]})`));
}

const pairedSchema = z.object({
  runs: z.array(
    z.object({
      results: z.array(
        z.object({
          ruleId: z.string(),
          baselineState: z.string().optional(),
          locations: z.array(
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string() }),
                region: z.object({ startLine: z.int() }),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** `match-results-forward` of sarif-multitool, which has the two logs and no texts. */
function matchForward(program: string): Judge {
  return {
    name: MULTITOOL,
    async judge({ before, now }) {
      const paired = `${now.file}.paired`;
      const previous = ['--previous', before.file, '--output-file-path', paired, '--log', 'ForceOverwrite'];
      execFileSync(program, ['match-results-forward', now.file, ...previous], {
        env: PEER_ENVIRONMENT,
        stdio: 'ignore',
      });
      const { runs } = pairedSchema.parse(JSON.parse(readFileSync(paired, 'utf8')));
      const found = new Set(
        runs.flatMap(({ results }) =>
          results.flatMap(({ ruleId, baselineState, locations: [location] }) => {
            if (baselineState !== 'new' || location === undefined) return [];
            const { artifactLocation, region } = location.physicalLocation;
            return [placeKey(ruleId, decodeURIComponent(artifactLocation.uri), region.startLine)];
          }),
        ),
      );
      return ({ rule, place }) => ({
        isNew: found.has(placeKey(rule.id, place.path, place.kind === 'lines' ? place.startLine : 0)),
      });
    },
  };
}

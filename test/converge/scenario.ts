import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from '../../src/finding/finding.ts';
import { copyOfMade, type Repository } from '../git/repository.ts';
import { joined, log } from '../run/logs.ts';

/**
 * What an analysis reports in a state, as the scenario knows it. Each has a rule and a message of its own.
 */
export interface TrueFinding {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly level: Level;
  readonly suppressed: boolean;
  /** `unchanged`: its file is not part of the diff, so that it has no place there. */
  readonly file: 'in-diff' | 'unchanged';
}

/** A commit under review, and the truth about it. */
export interface State {
  readonly name: string;
  readonly commit: string;
  readonly findings: readonly TrueFinding[];
  /** Path of the log that its analysis left. */
  readonly log: string;
}

/**
 * The same small history for every story: findings come, go, return, move, are suppressed, and leave the
 * diff.
 */
export interface Scenario {
  readonly repository: Repository;
  readonly base: string;
  /** Another commit on the target branch, for a base that moves. */
  readonly laterBase: string;
  readonly states: readonly State[];
  /** Path of a log of the base in which these of its findings are. */
  baseLog(names: readonly BaseFinding[]): string;
  remove(): void;
}

const LEVELS: Readonly<Record<string, Level>> = { alpha: 'error', delta: 'note', psi: 'error' };
/** What a second tool reports as well, in each state that has it: one thread is for both. */
const TWINS: readonly string[] = ['alpha', 'gamma'];
/** What is reported on the line below as well. */
const OF_TWO_LINES: readonly string[] = ['beta', 'eta'];
/** What the base may have as well: each is on the second line of its file there. */
const AT_BASE = { epsilon: 'c.js', omega: 'd.js' } as const;
export type BaseFinding = keyof typeof AT_BASE;

const BASE = {
  'a.js': plain(6),
  'b.js': plain(6),
  'c.js': 'one\ncall("epsilon");\nthree\n',
  'd.js': 'one\ncall("omega");\ncall("psi");\n',
};

export interface Draft {
  readonly name: string;
  /** Null: deleted. */
  readonly files: Readonly<Record<string, string | null>>;
  /** Names by file. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly suppressed?: readonly string[];
}

const changedC = `${BASE['c.js']}four\n`;
const DRAFTS: readonly Draft[] = [
  {
    name: 'first',
    files: { 'a.js': withCalls(['alpha', 'beta']), 'b.js': withCalls(['gamma']), 'c.js': changedC },
    reports: { 'a.js': ['alpha', 'beta'], 'b.js': ['gamma'], 'c.js': ['epsilon'], 'd.js': ['omega'] },
  },
  {
    name: 'one-fixed',
    files: { 'a.js': `// moved\n// down\n${withCalls(['beta'])}` },
    reports: { 'a.js': ['beta'], 'b.js': ['gamma'], 'c.js': ['epsilon'], 'd.js': ['omega'] },
  },
  {
    name: 'back-again',
    files: { 'a.js': withCalls(['alpha', 'beta', 'delta']), 'b.js': withCalls([]) },
    reports: { 'a.js': ['alpha', 'beta', 'delta'], 'c.js': ['epsilon'], 'd.js': ['omega', 'psi'] },
  },
  {
    name: 'suppressed',
    files: { 'a.js': withCalls(['alpha', 'delta']), 'b.js': withCalls(['gamma']) },
    reports: { 'a.js': ['alpha', 'delta'], 'b.js': ['gamma'], 'c.js': ['epsilon'], 'd.js': ['omega'] },
    suppressed: ['alpha', 'epsilon'],
  },
  {
    name: 'left-the-diff',
    files: { 'c.js': BASE['c.js'], 'a.js': withCalls(['beta']) },
    reports: { 'a.js': ['beta'], 'b.js': ['gamma'], 'c.js': ['epsilon'], 'd.js': ['omega'] },
  },
  {
    name: 'all-fixed',
    files: { 'a.js': `${plain(6)}end\n`, 'b.js': `${plain(6)}end\n`, 'c.js': changedC },
    reports: {},
  },
  {
    name: 'many',
    files: {
      'a.js': withCalls(['alpha', 'beta', 'delta']),
      'b.js': withCalls(['gamma', 'zeta', 'eta', 'theta', 'iota']),
    },
    reports: {
      'a.js': ['alpha', 'beta', 'delta'],
      'b.js': ['gamma', 'zeta', 'eta', 'theta', 'iota'],
      'c.js': ['epsilon'],
      'd.js': ['psi'],
    },
  },
];

/** What analyzers of JavaScript take for the end of a line, and git does not. */
const OTHER_ENDS = ['\u2028', '\r', '\u2029'] as const;

/**
 * The same history, in which such ends of lines come and go above the calls, so that the numbers of the logs
 * are others than git's.
 */
export const WITH_OTHER_ENDS: readonly Draft[] = DRAFTS.map((draft, index) => ({
  ...draft,
  files: Object.fromEntries(
    Object.entries(draft.files).map(([path, text], at) => {
      const end = OTHER_ENDS[(index + at) % (OTHER_ENDS.length + 1)];
      return [
        path,
        end === undefined || text === null ? text : text.replace('line 2\n', `line 2 /*${end}*/\n`),
      ];
    }),
  ),
}));

/** Makes the repository and the logs. */
export function makeScenario(drafts: readonly Draft[] = DRAFTS): Scenario {
  const logs = mkdtempSync(join(tmpdir(), 'sarif-review-converge-'));
  const files = drafts.map((draft) => draft.files);
  const { repository, base, laterBase, commits } = copyOfMade(['scenario', files], (made) => {
    const first = made.commit(BASE);
    made.git('switch', '-q', '-c', 'deploy');
    const ofStates = files.map((changed) => made.commit(changed));
    made.checkout(first);
    const later = made.commit({ 'z.txt': 'later\n' });
    // Runs take it for a checkout of one commit or another: what is not on the disk differs from none of
    // them.
    made.git('rm', '-r', '-q', '.');
    return { base: first, laterBase: later, commits: ofStates };
  });
  let tree: Draft['files'] = BASE;
  const states = drafts.map((draft, index): State => {
    tree = { ...tree, ...draft.files };
    const findings = findingsOf(draft, tree);
    const file = join(logs, `${draft.name}.sarif`);
    const reports = findings.map(({ name, path, line, level, suppressed }) => ({
      ...reportOf(name),
      path,
      line,
      ...(OF_TWO_LINES.includes(name) && { endLine: line + 1 }),
      level: level === 'none' ? ('note' as const) : level,
      suppressed,
    }));
    const twins = reports
      .filter((_, at) => TWINS.includes(findings[at]?.name ?? ''))
      .map((report) => ({ ...report, rule: `other/${report.rule}` }));
    writeFileSync(file, JSON.stringify(joined(log(reports), log(twins, 'Other linter'))));
    return { name: draft.name, commit: commits[index] ?? '', findings, log: file };
  });
  return {
    repository,
    base,
    laterBase,
    states,
    baseLog(names) {
      const file = join(logs, `base-${names.join('-')}.sarif`);
      const reports = names.map((name) => ({ ...reportOf(name), path: AT_BASE[name], line: 2 }));
      writeFileSync(file, JSON.stringify(joined(log(reports), log([], 'Other linter'))));
      return file;
    },
    remove() {
      repository.dispose();
      rmSync(logs, { recursive: true });
    },
  };
}

function reportOf(name: string): { readonly rule: string; readonly message: string } {
  return { rule: `rule-${name}`, message: `Call of ${name}.` };
}

/** A checkout of a state of its own, for a process that is started there. */
export function checkOut(scenario: Scenario, state: State): string {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-checkout-'));
  mkdirSync(folder, { recursive: true });
  execFileSync('git', ['clone', '-q', '--no-checkout', scenario.repository.path, folder], {
    stdio: 'ignore',
  });
  execFileSync('git', ['-C', folder, 'checkout', '-q', '--detach', state.commit], { stdio: 'ignore' });
  return folder;
}

function findingsOf({ reports, suppressed = [] }: Draft, tree: Draft['files']): readonly TrueFinding[] {
  return Object.entries(reports).flatMap(([path, names]) => {
    const text = tree[path] ?? '';
    return names.map((name): TrueFinding => {
      const line = text.split(/[\n\r\u2028\u2029]/u).findIndex((part) => part.includes(`"${name}"`)) + 1;
      if (line === 0) throw new Error(`${path} does not call ${name}`);
      return {
        name,
        path,
        line,
        level: LEVELS[name] ?? 'warning',
        suppressed: suppressed.includes(name),
        file: text === (BASE as Readonly<Record<string, string>>)[path] ? 'unchanged' : 'in-diff',
      };
    });
  });
}

function plain(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
}

/** Plain lines with calls between them. */
export function withCalls(names: readonly string[]): string {
  return `${plain(3)}${names.map((name) => `call("${name}");\nafter ${name}\n`).join('')}line 4\n`;
}

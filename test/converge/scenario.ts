import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfMade, copyRepository, createRepository, type Repository } from '../git/repository.ts';
import { joined, log } from '../run/logs.ts';

export type Level = 'error' | 'warning' | 'note' | 'none';

/**
 * What an analysis reports in a state, as the scenario knows it. Each has a rule and a message of its own.
 */
export interface TrueFinding {
  readonly name: string;
  readonly path: string;
  readonly line: number;
  readonly level: Level;
  readonly suppressed: boolean;
  /**
   * `unchanged`: its file is not part of the diff. `unlocated`: its path is a link, or leads into a
   * submodule, which is not followed.
   */
  readonly file: 'in-diff' | 'unchanged' | 'unlocated';
  /**
   * Nobody can tell that it is not of the change, which is not finished where it would fail that:
   * `by-file`, unless findings on lines that the change does not add are left out.
   */
  readonly mayBeOfChange?: 'by-line' | 'by-file';
  /** The change brought it in by what takes the place of a submodule, whatever the base has. */
  readonly cameIn?: true;
  /**
   * Its line has other numbers by other ways to count, so that it may count as another one than before: a
   * thread that is closed may stand beside that of the finding.
   */
  readonly recounted?: true;
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
  /** The top folder of a checkout of a commit, for reading alone. */
  folderOf(commit: string): string;
  /** The file that a person asks about. */
  readonly asked: string;
  readonly base: string;
  /** Another commit on the target branch, for a base that moves. */
  readonly laterBase: string;
  readonly states: readonly State[];
  /** Path of a baseline in which these of its findings are. */
  baseline(names: readonly BaseFinding[]): string;
}

const LEVELS: Readonly<Record<string, Level>> = { alpha: 'error', delta: 'note', psi: 'error' };
/** What a second tool reports as well, in each state that has it: one thread is for both. */
const GROUPED: readonly string[] = ['alpha', 'gamma'];
/** What is reported on the line below as well. */
const OF_TWO_LINES: readonly string[] = ['beta', 'eta'];
/** What the base may have as well: each is on the second line of its file there. */
export type BaseFinding = 'epsilon' | 'omega';

/** What stands at a path: a text, a link to another path, a submodule with these files, or nothing. */
type Content =
  | string
  | { readonly link: string }
  | { readonly module: Readonly<Record<string, string>> }
  | null;
export type Tree = Readonly<Record<string, Content>>;

const BASE = {
  'a.js': plain(6),
  'b.js': plain(6),
  'c.js': 'one\ncall("epsilon");\nthree\n',
  'd.js': 'one\ncall("omega");\ncall("psi");\n',
};

export interface Draft {
  readonly name: string;
  /** What is another than in the state before. */
  readonly files: Tree;
  /** Names by file. */
  readonly reports: Readonly<Record<string, readonly string[]>>;
  readonly suppressed?: readonly string[];
  /** Names that the change brought in in place of a submodule. */
  readonly cameIn?: readonly string[];
}

/** What a scenario is made of. */
export interface History {
  readonly base: Tree;
  readonly drafts: readonly Draft[];
  readonly at: Readonly<Record<BaseFinding, string>>;
  readonly asked: string;
  /** The tool runs in folders below the top: it reports paths without the first one. */
  readonly reportsBelow?: true;
  /** Lines are counted in several ways. */
  readonly recounts?: true;
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

export const PLAIN: History = {
  base: BASE,
  drafts: DRAFTS,
  at: { epsilon: 'c.js', omega: 'd.js' },
  asked: 'a.js',
};

const scenarios = new Map<string, Scenario>();

/**
 * The repository and the logs of a history. No story changes them, so that a process makes them once, and
 * asks git each question about them once. They stay in the temporary folder.
 */
export function makeScenario(history: History = PLAIN): Scenario {
  const key = JSON.stringify([tmpdir(), history]);
  const scenario = scenarios.get(key) ?? prepareScenario(history);
  scenarios.set(key, scenario);
  return scenario;
}

function prepareScenario(history: History): Scenario {
  const { drafts, at, asked, reportsBelow } = history;
  const logs = mkdtempSync(join(tmpdir(), 'sarif-review-converge-'));
  const files = drafts.map((draft) => draft.files);
  const { repository, base, laterBase, commits } = copyOfMade(['scenario', history.base, files], (made) => {
    const library = createRepository();
    const commit = (tree: Tree): string => {
      for (const [path, content] of Object.entries(tree)) put(made, library, path, content);
      return made.commit();
    };
    const first = commit(history.base);
    made.git('switch', '-q', '-c', 'deploy');
    const ofStates = files.map(commit);
    made.checkout(first);
    const later = commit({ 'z.txt': 'later\n' });
    library.dispose();
    return { base: first, laterBase: later, commits: ofStates };
  });
  const folders = new Map<string, Repository>();
  const reported = (path: string) => (reportsBelow ? path.slice(path.indexOf('/') + 1) : path);
  let tree = history.base;
  const states = drafts.map((draft, index): State => {
    tree = { ...tree, ...draft.files };
    const findings = findingsOf(draft, tree, history);
    const file = join(logs, `${draft.name}.sarif`);
    const reports = findings.map(({ name, path, line, level, suppressed }) => ({
      ...reportOf(name),
      path: reported(path),
      line,
      ...(OF_TWO_LINES.includes(name) && { endLine: line + 1 }),
      level: level === 'none' ? ('note' as const) : level,
      suppressed,
    }));
    const grouped = reports
      .filter((_, number) => GROUPED.includes(findings[number]?.name ?? ''))
      .map((report) => ({ ...report, rule: `other/${report.rule}` }));
    writeFileSync(file, JSON.stringify(joined(log(reports), log(grouped, 'Other linter'))));
    return { name: draft.name, commit: commits[index] ?? '', findings, log: file };
  });
  return {
    repository,
    base,
    laterBase,
    states,
    asked,
    folderOf(commit) {
      const folder = folders.get(commit) ?? copyRepository(repository.path);
      if (!folders.has(commit)) {
        folder.checkout(commit);
        // A script of many processes.
        if (existsSync(join(folder.path, '.gitmodules')))
          folder.git('submodule', '--quiet', 'update', '--init');
        folders.set(commit, folder);
      }
      return folder.path;
    },
    baseline(names) {
      const file = join(logs, `base-${names.join('-')}.sarif`);
      const reports = names.map((name) => ({ ...reportOf(name), path: reported(at[name]), line: 2 }));
      writeFileSync(file, JSON.stringify(joined(log(reports), log([], 'Other linter'))));
      return file;
    },
  };
}

/** Puts something at a path of the working tree; the files of a submodule are committed in the library. */
function put(made: Repository, library: Repository, path: string, content: Content): void {
  if (content === null) made.git('rm', '-q', '-r', '-f', path);
  else if (typeof content === 'string') made.write(path, content);
  else if ('link' in content) made.link(path, content.link);
  else {
    const commit = library.commit(content.module);
    const local = ['-c', 'protocol.file.allow=always'] as const;
    if (existsSync(join(made.path, path))) made.git('-C', path, ...local, 'fetch', '-q', 'origin');
    else made.git(...local, 'submodule', '--quiet', 'add', library.path, path);
    made.git('-C', path, 'checkout', '-q', '--detach', commit);
  }
}

function reportOf(name: string): { readonly rule: string; readonly message: string } {
  return { rule: `rule-${name}`, message: `Call of ${name}.` };
}

function findingsOf(
  { reports, suppressed = [], cameIn = [] }: Draft,
  tree: Tree,
  { base, recounts }: History,
): readonly TrueFinding[] {
  return Object.entries(reports).flatMap(([path, names]) => {
    const text = textAt(tree, path);
    const isPlain = typeof tree[path] === 'string';
    const mayBe = (name: string) => mayBeOfChange(name, path, tree, base);
    return names.map((name): TrueFinding => {
      const line = text.split(/[\n\r\u2028\u2029]/u).findIndex((part) => part.includes(`"${name}"`)) + 1;
      if (line === 0) throw new Error(`${path} does not call ${name}`);
      return {
        name,
        path,
        line,
        level: LEVELS[name] ?? 'warning',
        suppressed: suppressed.includes(name),
        file: isPlain ? (tree[path] === base[path] ? 'unchanged' : 'in-diff') : 'unlocated',
        ...(!isPlain && mayBe(name)),
        ...(cameIn.includes(name) && { cameIn: true }),
        ...(recounts && { recounted: true }),
      };
    });
  });
}

/** The entry that is not followed is of the change, or the file that a link leads to. */
function mayBeOfChange(
  name: string,
  path: string,
  tree: Tree,
  base: Tree,
): Pick<TrueFinding, 'mayBeOfChange'> {
  const content = tree[path];
  const target = content && typeof content === 'object' && 'link' in content ? content.link : undefined;
  const entry = target === undefined ? (path.split('/')[0] ?? '') : path;
  if (JSON.stringify(tree[entry]) !== JSON.stringify(base[entry])) return { mayBeOfChange: 'by-line' };
  if (target === undefined || tree[target] === base[target]) return {};
  return { mayBeOfChange: textAt(base, target).includes(`call("${name}");`) ? 'by-file' : 'by-line' };
}

/** What an analyzer reads at a path, through links and in submodules. */
function textAt(tree: Tree, path: string): string {
  const content = tree[path];
  if (typeof content === 'string') return content;
  if (content && 'link' in content) return textAt(tree, content.link);
  const [folder = '', ...rest] = path.split('/');
  const around = tree[folder];
  return (typeof around === 'object' && around && 'module' in around && around.module[rest.join('/')]) || '';
}

function plain(count: number): string {
  return Array.from({ length: count }, (_, index) => `line ${index + 1}\n`).join('');
}

/** Plain lines with calls between them. */
export function withCalls(names: readonly string[]): string {
  return `${plain(3)}${names.map((name) => `call("${name}");\nafter ${name}\n`).join('')}line 4\n`;
}

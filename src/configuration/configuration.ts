import type { Level, Result } from '../finding/finding.ts';
import { compareLevels } from '../finding/logged-finding.ts';
import type { PathMapping } from '../text/path-mapping.ts';

/** The file at the root of the repository that says which findings count for less. */
export const CONFIGURATION_FILE = '.sarif-review.yml';

/** What people call it by habit, and nothing reads. */
export const MISNAMED_FILE = '.sarif-review.yaml';
export const MISNAMED = `${MISNAMED_FILE} is not read: rename it to ${CONFIGURATION_FILE}`;

/** `off` takes a finding off; it is not listed among the levels of SARIF. */
type ConfiguredLevel = Level | 'off';

/** A level for a rule of tools. Names take `*` as a glob; that of the tool compares without case. */
interface RuleEntry {
  readonly tool: string;
  readonly rule: string;
  readonly level: ConfiguredLevel;
  readonly reason?: string | undefined;
}

/** The highest level of findings in files. Paths are from the root of the repository. */
interface GlobEntry {
  readonly glob: string;
  readonly level: ConfiguredLevel;
  readonly reason?: string | undefined;
}

export interface Configuration {
  readonly rules: readonly RuleEntry[];
  readonly paths: readonly GlobEntry[];
  /** What folders of logs are in the repository. */
  readonly pathMap?: readonly PathMapping[];
}

export const NO_CONFIGURATION: Configuration = { rules: [], paths: [] };

/** The effect of a configuration on a finding. */
type Judgement =
  | { readonly kind: 'stays' }
  | { readonly kind: 'level'; readonly level: Level }
  /** Completes "ignored: …". */
  | { readonly kind: 'off'; readonly because: string };

/** Gives the name of a path before the change renamed or copied its file. */
type FormerPath = (path: string) => string | undefined;

/**
 * Judges findings: rules first, then paths; in each list the last entry that matches counts. `off` in either
 * is final. A level of a path only lowers, and a path counts for a file that was renamed or copied only if it
 * matches both names, so that no change moves a file out of sight.
 */
export function judgeBy(
  { rules, paths }: Configuration,
  formerPath: FormerPath,
): (result: Pick<Result, 'scope' | 'rule' | 'level' | 'place'>) => Judgement {
  const ruleOf = remember((key: string) => {
    const [tool = '', id = ''] = JSON.parse(key) as string[];
    return rules.findLast((entry) => isOfRule(entry, tool, id));
  });
  const pathOf = remember((path: string) => {
    const former = formerPath(path);
    return paths.findLast(
      ({ glob }) => matchesPath(glob, path) && (former === undefined || matchesPath(glob, former)),
    );
  });
  return ({ scope, rule, level, place }) => {
    const byRule = ruleOf(JSON.stringify([scope.tool, rule.id]));
    const byPath = place.path === undefined ? undefined : pathOf(place.path);
    if (byRule?.level === 'off') return off(`${byRule.tool} ${byRule.rule}`, byRule);
    if (byPath?.level === 'off') return off(byPath.glob, byPath);
    const own = byRule?.level ?? level;
    const lowered = byPath !== undefined && compareLevels(byPath.level, own) > 0 ? byPath.level : own;
    return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
  };
}

function isOfRule(entry: RuleEntry, tool: string, id: string): boolean {
  return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}

type Named = { readonly scope: Pick<Result['scope'], 'tool'>; readonly rule: Pick<Result['rule'], 'id'> };

/** A sentence for each rule entry that is about none of these results. */
export function describeUnmatchedRules(
  rules: Configuration['rules'],
  findings: readonly Named[],
): readonly string[] {
  const pairs = new Map(
    findings.map(({ scope, rule }) => [
      JSON.stringify([scope.tool, rule.id]),
      [scope.tool, rule.id] as const,
    ]),
  );
  return rules.flatMap((entry, index) => {
    if ([...pairs.values()].some(([tool, id]) => isOfRule(entry, tool, id))) return [];
    const names = [
      ...(entry.tool === '*' ? [] : [`tool ${entry.tool}`]),
      ...(entry.rule === '*' ? [] : [`rule ${entry.rule}`]),
    ];
    return [`rules.${index} (${names.join(', ')}) matches no result of these logs`];
  });
}

/** A sentence for each path entry that matches none of these files. */
export function describeUnmatchedPaths(
  paths: Configuration['paths'],
  files: readonly string[],
): readonly string[] {
  return paths.flatMap(({ glob }, index) =>
    files.some((file) => matchesPath(glob, file))
      ? []
      : [`paths.${index} (${glob}) matches no file of this checkout`],
  );
}

function off(name: string, { reason }: RuleEntry | GlobEntry): Judgement {
  return {
    kind: 'off',
    because: `${CONFIGURATION_FILE} (${name})${reason === undefined ? '' : `: ${reason}`}`,
  };
}

/** A log has many findings of few rules and files. */
function remember<T>(find: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, find(key));
    return known.get(key) as T;
  };
}

/**
 * Matches a text with a pattern, in which `*` stands for any signs, or none. It goes through both
 * once, and back to the last `*` only: the time is at most the product of their lengths.
 */
export function matchesName(pattern: string, text: string): boolean {
  return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}

/**
 * Matches a path with a glob: `*` stands for any signs of a name, `**` for any names. A glob that
 * ends in a slash means all that is in the folder.
 */
export function matchesPath(glob: string, path: string): boolean {
  // The content of a folder is meant, not the folder.
  const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
  return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}

/** The last `rest` may take up any number of items; each other item of the pattern takes one. */
function matchesAll(
  pattern: readonly string[],
  items: readonly string[],
  rest: string,
  matches: (pattern: string, item: string) => boolean,
): boolean {
  let at = 0;
  let back: { readonly pattern: number; item: number } | undefined;
  for (let item = 0; item < items.length; ) {
    const own = pattern[at];
    if (own === rest) {
      back = { pattern: at, item };
      at += 1;
    } else if (own !== undefined && matches(own, items[item] ?? '')) {
      at += 1;
      item += 1;
    } else if (back !== undefined) {
      back.item += 1;
      item = back.item;
      at = back.pattern + 1;
    } else return false;
  }
  return pattern.slice(at).every((own) => own === rest);
}

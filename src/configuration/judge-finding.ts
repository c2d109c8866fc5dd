import type { Finding, Level } from '../finding/finding.ts';
import { compareLevels } from '../finding/spot.ts';
import { CONFIGURATION_FILE, type Configuration, type GlobEntry, type RuleEntry } from './configuration.ts';
import { matchesName, matchesPath } from './matches-glob.ts';

/** What a configuration makes of a finding. */
export type Judgement =
  | { readonly kind: 'stays' }
  | { readonly kind: 'level'; readonly level: Level }
  /** Completes "ignored: …". */
  | { readonly kind: 'off'; readonly because: string };

/** What a path was called before the change renamed or copied its file. */
export type FormerPath = (path: string) => string | undefined;

/**
 * Judges findings: rules first, then paths; in each list the last entry that matches counts. `off` in either
 * is final. A level of a path only lowers, and a path counts for a file that was renamed or copied only if it
 * matches both names, so that no change moves a file out of sight.
 */
export function judgeBy(
  { rules, paths }: Configuration,
  formerPath: FormerPath,
): (finding: Pick<Finding, 'scope' | 'rule' | 'level' | 'place'>) => Judgement {
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

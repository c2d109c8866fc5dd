import { type Scope, scopeKey } from '../finding/finding.ts';
import { oneLine } from '../text/lines.ts';
import type { OverviewEntry } from './overview.ts';

/** One finding is no list. */
const FEWEST = 2;

/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
export function describeDominantRule(listed: readonly OverviewEntry[]): string | undefined {
  const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
  const [most] = [
    ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([scopeKey(scope), rule.id])).values(),
  ].toSorted((a, b) => b.length - a.length);
  const first = most?.[0];
  if (most === undefined || first === undefined) return undefined;
  if (over.length < FEWEST || most.length * 2 <= over.length) return undefined;
  const { scope, rule } = first;
  return (
    `${most.length} of ${over.length} findings over max-threads are of ${oneLine(rule.id)} (${oneLine(scope.tool)}): ` +
    `"${configurationLine(scope, rule.id)}" below rules: in .sarif-review.yml silences it, and a level in place of off makes less of it`
  );
}

/** The entry of the configuration file that takes a rule off. */
function configurationLine({ tool }: Scope, ruleId: string): string {
  return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}

/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text: string): string {
  const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
  return isPlain ? text : JSON.stringify(text);
}

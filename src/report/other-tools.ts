import { describeOtherTool } from '../finding/completeness.ts';
import type { Account } from '../plan/disposition.ts';
import { countByLevel } from './failing.ts';

/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
export function describeOtherTools(accounts: readonly Account[]): readonly string[] {
  const others = accounts.flatMap(({ finding, disposition }) =>
    disposition === 'other-tool' ? [finding] : [],
  );
  return [...Map.groupBy(others, ({ scope }) => scope.tool)].map(([tool, findings]) => {
    const were = findings.length === 1 ? 'was' : 'were';
    return `${countByLevel(findings)} of ${tool} ${were} not looked at: ${describeOtherTool(tool)}`;
  });
}

import type { LoggedFinding } from '../finding/logged-finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import { counted, firstFew } from '../text/names.ts';
import { type SealedBody, sealBody } from '../text/seal.ts';

const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;

/**
 * What stands above the threads of these findings where they arrive together, since a mail begins with it: `7
 * findings, 3 errors, by ESLint`. It is no marker, and decides nothing.
 *
 * @param redact hides secrets in a text
 */
export function reviewLine(
  findings: readonly Pick<LoggedFinding, 'scope' | 'level'>[],
  redact: (text: string) => string,
): SealedBody {
  const errors = findings.filter(({ level }) => level === 'error').length;
  const found = errors === findings.length ? counted(errors, 'error') : counted(findings.length, 'finding');
  const worst = errors === 0 || errors === findings.length ? '' : `, ${counted(errors, 'error')},`;
  const tools = [...new Set(findings.map(({ scope }) => scope.tool))].map((tool) =>
    escapeMarkdown(truncate(oneLine(redact(tool)), LONGEST_TOOL)),
  );
  return sealBody({ markdown: `${found}${worst} by ${firstFew(tools, MOST_TOOLS)}` });
}

import type { Finding, Rule } from '../finding/finding.ts';
import { safeMarkdown } from '../text/safe-markdown.ts';

/** Some pages of text; the link of the rule leads to more. */
const LONGEST_HELP = 8_000;

/**
 * Why it matters and how to fix it, as Markdown: the help of the rule, else its full description. Empty where the log has
 * neither, or only what the comment says anyway.
 */
export function renderHelp(rule: Rule, findings: readonly Finding[]): string {
  const { fullDescription, shortDescription = '' } = rule;
  const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription } as const];
  const said = [shortDescription, ...findings.map(({ message }) => message)].map(wordsOf);
  const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => {
    const words = wordsOf(text);
    return !said.some((known) => known.includes(words));
  });
  return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}

/** A text without what wording does not depend on: case, punctuation, marks of Markdown. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** How people decide about a finding, as a thread of it says. */
export const HOW = ['false positive: why', "won't fix: why", 'accepted: why'] as const;

const BEGIN = `begin its first line with ${HOW.map((form) => `“${form}”`).join(' or ')}`;

/** The words of a dismissal, and the reason behind them. */
const DISMISSAL = /^(false[ -]?positive|fp|won['’]?t[ -]?fix|accepted)(?:(?: ?:| [-–—](?!\S)) ?(.*))?$/iu;
const SPEAKS = /\b(?:false[ -]?positives?|won['’]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
/** In Markdown, an indented line is code. */
const CODE = /^(?: {4}| {0,3}\t)/u;

/**
 * What a reply of a person in the thread of a finding decides (docs/dismissals.md), for who wrote it.
 *
 * @param counts whether runs heed dismissals by default, or only where they are asked to
 */
export function describeReply(body: string, counts: 'by default' | 'if asked'): string {
  const when = counts === 'by default' ? 'at the next run' : 'at the next run with dismissals: replies';
  const first = body.split(/[\r\n]/u).find((line) => line.trim() !== '') ?? '';
  const line = CODE.test(first) ? '' : first.trim();
  if (line.toLowerCase() === 'reopen') return `This reply takes a dismissal back, ${when}.`;
  const [, says, reason = ''] = DISMISSAL.exec(line) ?? [];
  if (says === undefined)
    return SPEAKS.test(line) && !line.startsWith('>')
      ? `This reply dismisses nothing: ${BEGIN}.`
      : 'This reply dismisses nothing.';
  return reason.trim() === ''
    ? `This reply dismisses nothing, since it gives no reason: ${BEGIN}.`
    : `This reply dismisses the finding as “${says.toLowerCase()}”, ${when}.`;
}

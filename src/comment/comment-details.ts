import type { Result, Rule, Step, Trail } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, placeLink } from '../text/markdown.ts';
import { safeMarkdown } from '../text/safe-markdown.ts';
import { COUNTS, HEADINGS } from './words.ts';

/** Words by which a text says what to do, anywhere or at the begin of a sentence. */
const SAYS_HOW =
  /\b(?:fix(?:es|ed|ing)?|remed(?:y|iation|iate)|recommend(?:ed|ations?)?|solution|mitigat(?:e|ion)|instead|replace|rather than|should|avoid|ensure|consider|prefer|how to|compliant)\b|(?:^|[.!?:\n])[\s*_#>-]{0,9}(?:use|add|remove|rename|move|change|set|call|make|write|declare|initialize|validate|escape|sanitize|check|update|upgrade|delete|wrap|do not|don't|never|always)\b/iu;
/** A link, as Markdown or HTML or bare, and a tag. */
const LINKS =
  /\[[^\]\n]{0,300}\]\([^)\n]{0,600}\)|<a\s[^>\n]{0,600}>[^<\n]{0,300}<\/a>|https?:\/\/\S{1,600}|<\/?[a-z][^>\n]{0,100}>/giu;

/** Some pages of text; the link of the rule leads to more. */
const LONGEST_HELP = 8_000;

/**
 * Why it matters and how to fix it, as Markdown: the help of the rule, else its full description. Empty where
 * the log has neither, or only what the comment says anyway.
 */
export function renderHelp(rule: Rule, results: readonly Result[]): string {
  const { fullDescription, shortDescription = '' } = rule;
  const description = fullDescription === undefined ? [] : [{ kind: 'text', text: fullDescription } as const];
  const said = [shortDescription, ...results.map(({ message }) => message)].map(wordsOf);
  const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(({ text }) => {
    const words = wordsOf(text);
    // Semgrep's help is its message, with the names of its variables, and a list of links.
    const own = withoutReferences(text)
      .split(/\$[A-Z][A-Z0-9_]{0,99}/u)
      .map(wordsOf);
    return !said.some((known) => known.includes(words) || holdsInOrder(known, own));
  });
  return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
}

/** The title of the help: it promises no more than the help, or a fix, says. */
export function titleOfHelp(help: string, results: readonly Result[]): string {
  const saysHow = SAYS_HOW.test(help) || results.some(({ fixes = [] }) => fixes.length > 0);
  return saysHow ? HEADINGS.whyAndHow : HEADINGS.why;
}

/** A text without headings, and without lines that are nothing but links or announce them. */
function withoutReferences(text: string): string {
  const lines = text.slice(0, LONGEST_HELP).split('\n');
  return lines
    .filter((line) => {
      const rest = line.replaceAll(LINKS, (found) =>
        found.startsWith('<') && !found.startsWith('<a') ? '' : ' \u0000 ',
      );
      const isLink = rest.includes('\u0000') && wordsOf(rest).trim() === '';
      return !/^\s{0,3}#/u.test(line) && !isLink && !rest.trimEnd().endsWith(':');
    })
    .join('\n');
}

function holdsInOrder(text: string, pieces: readonly string[]): boolean {
  let from = 0;
  for (const piece of pieces.filter((words) => words.trim() !== '')) {
    const at = text.indexOf(piece, from);
    if (at < 0) return false;
    // The blank behind a piece is the one before the next.
    from = at + piece.length - 1;
  }
  return from > 0;
}

/** A text without what wording does not depend on: case, punctuation, marks of Markdown. */
function wordsOf(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
}

/** Longer paths are cut; the log has them whole. */
const LONGEST_PATH = 300;

/** So many flows of a finding with many results are shown, and so many places. */
const MOST_FLOWS = 3;
const MOST_PLACES = 20;

/** A title and, as Markdown, what stands under it. */
interface Section {
  readonly title: string;
  readonly markdown: string;
}

/**
 * The data flows of findings as numbered lists, each once, and their related places as one list. Places that
 * a message names already, as `(path:line)`, are not repeated. A place is a link where its address is known.
 */
export function renderPlaces(results: readonly Result[], linkTo?: LinkTo): readonly Section[] {
  return [...toFlows(results, linkTo), ...toRelated(results, linkTo)];
}

function toFlows(results: readonly Result[], linkTo?: LinkTo): readonly Section[] {
  const flows = results.flatMap(({ flow }) => (flow === undefined ? [] : [renderFlow(flow, linkTo)]));
  const distinct = [...new Set(flows)];
  const rest = distinct.length - MOST_FLOWS;
  return distinct.slice(0, MOST_FLOWS).map((flow, index) => ({
    title: distinct.length === 1 ? HEADINGS.flow : HEADINGS.flowOf(index + 1, distinct.length),
    markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n${COUNTS.moreFlows(rest)}` : flow,
  }));
}

function renderFlow({ first, omitted, last }: Trail, linkTo?: LinkTo): string {
  const render = (steps: readonly Step[], from: number) =>
    steps.map((step, index) => `${from + index}. ${renderStep(step, linkTo)}`).join('\n');
  const parts = [render(first, 1), renderOmitted(omitted), render(last, first.length + omitted + 1)];
  return parts.filter(Boolean).join('\n\n');
}

function toRelated(results: readonly Result[], linkTo?: LinkTo): readonly Section[] {
  const isNamed = (step: Step) => results.some(({ message }) => message.includes(`(${placeOf(step)})`));
  const steps = results.flatMap(({ related }) => [...(related?.first ?? []), ...(related?.last ?? [])]);
  const places = [
    ...new Set(steps.filter((step) => !isNamed(step)).map((step) => `- ${renderStep(step, linkTo)}`)),
  ];
  const omitted = results.reduce((sum, { related }) => sum + (related?.omitted ?? 0), 0);
  const shown = places.slice(0, MOST_PLACES);
  const parts = [shown.join('\n'), renderOmitted(omitted + places.length - shown.length)];
  const markdown = parts.filter(Boolean).join('\n\n');
  return markdown === '' ? [] : [{ title: HEADINGS.related, markdown }];
}

function renderOmitted(count: number): string {
  return count === 0 ? '' : COUNTS.moreInLog(count);
}

function renderStep(step: Step, linkTo?: LinkTo): string {
  const place = placeOf(step);
  const parts = [
    place === ''
      ? ''
      : placeLink(truncate(oneLine(place), LONGEST_PATH), linkTo?.(step.path ?? '', step.line)),
    escapeMarkdown(oneLine(step.message ?? '')),
  ];
  const { code } = step;
  // Some tools name the code themselves.
  if (code !== undefined && !step.message?.includes(code)) parts.push(codeSpan(code));
  // An empty item would end the list, and underline the one before as a heading.
  return parts.filter(Boolean).join(' ') || '…';
}

function placeOf({ path, line }: Step): string {
  return `${path ?? ''}${line === undefined ? '' : `:${line}`}`;
}

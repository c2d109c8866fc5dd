import type { Result, Rule, Step, Trail } from '../finding/finding.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeSpan, escapeMarkdown, type LinkTo, placeLink } from '../text/markdown.ts';
import { safeMarkdown } from '../text/safe-markdown.ts';

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
  const help = [...(rule.help === undefined ? [] : [rule.help]), ...description].find(
    ({ text }) => !said.some((known) => known.includes(wordsOf(text))),
  );
  return help === undefined ? '' : safeMarkdown(help.text, LONGEST_HELP, help.kind);
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
    title: 'Data flow',
    markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n… ${rest} more flows in the log` : flow,
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
  return markdown === '' ? [] : [{ title: 'Related places', markdown }];
}

function renderOmitted(count: number): string {
  return count === 0 ? '' : `… ${count} more in the log`;
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

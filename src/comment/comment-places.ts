import type { Finding, Step, Trail } from '../finding/finding.ts';
import { type LinkTo, placeLink } from '../text/link-to.ts';
import { codeSpan, escapeMarkdown } from '../text/markdown.ts';
import { oneLine } from '../text/one-line.ts';
import { truncate } from '../text/truncate.ts';

/** Longer paths are cut; the log has them whole. */
const LONGEST_PATH = 300;

/** So many flows of a spot with many findings are shown, and so many places. */
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
export function renderPlaces(findings: readonly Finding[], linkTo?: LinkTo): readonly Section[] {
  return [...toFlows(findings, linkTo), ...toRelated(findings, linkTo)];
}

function toFlows(findings: readonly Finding[], linkTo?: LinkTo): readonly Section[] {
  const flows = findings.flatMap(({ flow }) => (flow === undefined ? [] : [renderFlow(flow, linkTo)]));
  const distinct = [...new Set(flows)];
  const rest = distinct.length - MOST_FLOWS;
  return distinct.slice(0, MOST_FLOWS).map((flow, index) => ({
    title: distinct.length === 1 ? 'Data flow' : `Data flow ${index + 1} of ${distinct.length}`,
    markdown: index === MOST_FLOWS - 1 && rest > 0 ? `${flow}\n\n… ${rest} more flows in the log` : flow,
  }));
}

function renderFlow({ first, omitted, last }: Trail, linkTo?: LinkTo): string {
  const render = (steps: readonly Step[], from: number) =>
    steps.map((step, index) => `${from + index}. ${renderStep(step, linkTo)}`).join('\n');
  const parts = [render(first, 1), renderOmitted(omitted), render(last, first.length + omitted + 1)];
  return parts.filter(Boolean).join('\n\n');
}

function toRelated(findings: readonly Finding[], linkTo?: LinkTo): readonly Section[] {
  const isNamed = (step: Step) => findings.some(({ message }) => message.includes(`(${placeOf(step)})`));
  const steps = findings.flatMap(({ related }) => [...(related?.first ?? []), ...(related?.last ?? [])]);
  const places = [
    ...new Set(steps.filter((step) => !isNamed(step)).map((step) => `- ${renderStep(step, linkTo)}`)),
  ];
  const omitted = findings.reduce((sum, { related }) => sum + (related?.omitted ?? 0), 0);
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

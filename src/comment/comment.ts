import { type Level, type Result, scopeName } from '../finding/finding.ts';
import type { LoggedFinding } from '../finding/logged-finding.ts';
import type { Line, Member, Statement, Thread } from '../model.ts';
import { oneLine, truncate } from '../text/lines.ts';
import { codeFence, codeSpan, escapeMarkdown, type LinkTo, link, placeLink } from '../text/markdown.ts';
import { listed } from '../text/names.ts';
import { renderHelp, renderPlaces } from './comment-details.ts';
import { renderSuggestions } from './suggestion.ts';
import { toolName } from './summary-comment.ts';

// What people read of us on a review: the comment on a finding (this file; comment-details.ts has what is
// folded away in it, suggestion.ts its fixes), and what is said of it later. All but our own words is
// untrusted text of tools, which src/text makes safe.

/** Most characters of a message in the short form, before it is escaped. */
const SHORT_MESSAGE = 300;

/**
 * An older thread; `page`: where people see it; `over`: it is about the same finding, and may not be
 * reopened.
 */
interface OlderThread {
  thread: Thread;
  page: string | undefined;
  isOver: boolean;
}

/** How a comment is to be shown. */
interface CommentOptions {
  /**
   * The file that the log speaks of, where the head of the diff has the very same; else no fix is suggested.
   */
  readonly lines?: readonly string[] | undefined;
  /** `short`: what is wrong and the facts, for a service that takes no longer comment. */
  readonly length?: 'full' | 'short';
  /**
   * The lines that it stands on, by default the one of the finding; on the whole file it says which line is
   * meant.
   */
  readonly stands?: { readonly first: number; readonly last: number } | 'on-file';
  /** The base had the finding on its line, which was edited since. */
  readonly wasHere?: boolean;
  /** Which blocks of code a click takes over. */
  readonly suggestion?: { readonly name: string; readonly around?: number } | undefined;
  /** Whether what people reply decides, so that the comment says how. */
  readonly decides?: boolean;
  /**
   * Whether the findings that it groups are named as they are, since it is edited when they change, or as
   * they were.
   */
  readonly groupedAs?: 'current' | 'as-posted';
  /** An older thread that is, or may be, about the same finding. */
  readonly resembles?: OlderThread;
  /** Where the files of the analyzed commit can be read. */
  readonly linkTo?: LinkTo | undefined;
  /** Hides our secrets in a text. */
  readonly redact: (text: string) => string;
}

/** The last line of a comment where replies decide. */
const HOW_TO_DISMISS =
  "<sub>To dismiss it, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";

/** How bad a finding is, as the line of facts begins. */
const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  error: 'Error',
  warning: 'Warning',
  note: 'Note',
  none: 'Information',
};
/** How the sentences begin that are replaced when they change. */
const ALSO = 'Also reported by ';
const NOW_AT = 'Now at ';

/**
 * What people read of the comment that starts a thread: what is wrong in the tool's words, the facts on one
 * line, a fix where one holds, and folded away why it matters and where else to look. It is redacted once
 * more at the end: HTML that goes and entities that are read may put a secret together.
 *
 * @param line where it stands on the diff, from 1
 */
export function commentText(
  finding: LoggedFinding,
  line: number,
  grouped: readonly Member[],
  {
    lines,
    length = 'full',
    stands = { first: line, last: line },
    wasHere = false,
    suggestion,
    linkTo,
    redact,
    groupedAs = 'as-posted',
    decides = false,
    resembles,
  }: CommentOptions,
): string {
  const results = finding.results.filter(({ presence }) => presence.kind === 'present');
  const facts = renderFacts(finding, line, stands === 'on-file' ? 'on-file' : 'on-line');
  const named = [
    renderGrouped(grouped, finding, groupedAs),
    resembles === undefined ? '' : renderOlder(resembles),
  ].filter((text) => text !== '');
  const help = length === 'short' ? '' : renderHelp(finding.rule, results);
  const parts =
    length === 'short'
      ? [renderFirst(results), facts, ...named]
      : [
          renderMessages(results),
          facts,
          ...named,
          ...(wasHere ? ['It was here before this line was edited.'] : []),
          ...renderSuggestions(
            results,
            stands === 'on-file' ? { first: line, last: line } : stands,
            lines,
            stands !== 'on-file' && suggestion !== undefined ? { ...suggestion, redact } : undefined,
          ),
          ...fold('Why it matters', help),
          ...renderPlaces(results, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
  return redact([...parts, ...(decides ? [HOW_TO_DISMISS] : [])].join('\n\n'));
}

function renderFirst(results: readonly Result[]): string {
  const [message = '', ...others] = new Set(results.map((result) => result.message));
  const rest = others.length === 0 ? '' : `\n\n… and ${others.length} more on this line`;
  return escapeMarkdown(truncate(message, SHORT_MESSAGE)) + rest;
}

/** The blank lines end the block of HTML, so that Markdown is read as such in between. */
function fold(summary: string, markdown: string): readonly string[] {
  return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}

/** Whether a paragraph of a comment is its line of facts: a message has its stars escaped. */
function isFacts(paragraph: string): boolean {
  return Object.values(LEVEL_NAMES).some((name) => paragraph.startsWith(`**${name}** · `));
}

/**
 * One line: how bad it is, by which rule of which tool, which weaknesses, how far it goes.
 *
 * @param line where the finding stands on the diff, from 1
 * @param stands whether the comment stands on that line, or on the whole file
 */
function renderFacts(
  finding: LoggedFinding,
  line: number,
  stands: 'on-line' | 'on-file' = 'on-line',
): string {
  const { rule, level, results } = finding;
  const cwes = new Set([...(rule.cwes ?? []), ...results.flatMap((result) => result.cwes ?? [])]);
  return [
    `**${LEVEL_NAMES[level]}**`,
    rule.helpUri === undefined ? codeSpan(oneLine(rule.id)) : link(rule.id, rule.helpUri),
    escapeMarkdown(oneLine(scopeName(finding.scope))),
    // Our own links, which need not show where they lead.
    ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
    ...renderSeverity(finding),
    ...renderLines(finding, line, stands),
  ].join(' · ');
}

function renderSeverity({
  rule: { securitySeverity, severity = '' },
  level,
}: LoggedFinding): readonly string[] {
  if (securitySeverity !== undefined) return [`severity ${securitySeverity.toFixed(1)}`];
  const words = oneLine(severity);
  return words === '' || words.toLowerCase() === level ? [] : [`severity ${escapeMarkdown(words)}`];
}

/** A region of several lines is anchored at its first; the text says how far it goes. */
function renderLines(
  { place }: LoggedFinding,
  line: number,
  stands: 'on-line' | 'on-file',
): readonly string[] {
  if (place.kind !== 'lines') return [];
  if (place.endLine <= place.startLine) return stands === 'on-file' ? [`line ${line}`] : [];
  return [`lines ${line}–${line + place.endLine - place.startLine}`];
}

/**
 * `Also reported by Code Analyzer (pmd) (error).`; `follows`: whether it is edited whenever the others
 * change.
 */
function renderGrouped(
  grouped: readonly Member[],
  { rule, level }: { rule: { id: string }; level: LoggedFinding['level'] },
  follows: 'current' | 'as-posted',
): string {
  if (grouped.length === 0) return '';
  const parts = grouped.map((one) => {
    const named = one.rule === rule.id ? '' : ` as ${codeSpan(oneLine(one.rule))}`;
    const at = one.level === level ? '' : ` (${one.level})`;
    return `${escapeMarkdown(oneLine(toolName(one, one.product)))}${named}${at}`;
  });
  return `${ALSO}${listed(parts)}${follows === 'current' ? '' : ' when this was posted'}.`;
}

/** ``Now at `loader.py:9`.``; empty where it is where its thread is. */
function renderNow(now: Line | null, linkTo: LinkTo | undefined): string {
  if (now === null) return '';
  const { path, line } = now;
  const name = truncate(oneLine(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE);
  return `${NOW_AT}${placeLink(name, linkTo?.(path, line === 0 ? undefined : line))}.`;
}

/** The sentence on an older thread: what a person decided there does not hold here. */
function renderOlder({ thread, page, isOver }: OlderThread): string {
  const { path, line } = thread.fingerprint;
  const place = placeLink(truncate(oneLine(line === 0 ? path : `${path}:${line}`), LONGEST_PLACE), page);
  return isOver
    ? `Reported again in a new thread, because this account may not reopen the one on ${place}.`
    : `A person already decided about ${place}, which may be the same problem, so please decide again.`;
}

/**
 * The text of a comment with other sentences about its group and its place, below the line of facts; empty
 * ones are taken out.
 */
export function withSentences(
  text: string,
  finding: { rule: { id: string }; level: LoggedFinding['level'] },
  { grouped, now }: { grouped: readonly Member[]; now: Line | null },
  { linkTo, redact }: Pick<CommentOptions, 'linkTo' | 'redact'>,
): string {
  const isSentence = (one: string): boolean => one.startsWith(ALSO) || one.startsWith(NOW_AT);
  const paragraphs = text.split('\n\n');
  const facts = paragraphs.findIndex(isFacts);
  const after = facts === -1 ? paragraphs.findLastIndex((one) => !isSentence(one)) + 1 : facts + 1;
  const behind = paragraphs.findIndex((one, index) => index >= after && !isSentence(one));
  const said = [renderNow(now, linkTo), renderGrouped(grouped, finding, 'current')].filter(
    (one) => one !== '',
  );
  return [
    ...paragraphs.slice(0, after),
    ...said.map(redact),
    ...paragraphs.slice(behind === -1 ? paragraphs.length : behind),
  ].join('\n\n');
}

/** What became of a finding; the commit follows: `Fixed as of 1a2b3c4`. */
const TRANSITIONS = {
  'taken back': 'The dismissal was taken back',
  'false positive': 'Dismissed as a false positive',
  "won't fix": "Dismissed as won't fix",
  accepted: 'Accepted',
  ignored: 'Ignored by .sarif-review.yml',
  fixed: 'Fixed',
  changed: 'No longer reported, and its code was changed,',
  suppressed: 'Suppressed',
  'moved-on': 'No longer part of this change',
  closed: 'Closed by sarif-review clean',
  reported: 'Reported again',
  retired: 'The same finding has another thread',
  over: 'Reported again, and this account may not reopen this thread,',
  gone: 'Left open, because somebody replied: the finding is gone',
} as const;
type Saying = keyof typeof TRANSITIONS;

/**
 * The line that people read of a mark: `Fixed as of 1a2b3c4`, `Accepted by Ann as of 1a2b3c4: it is
 * documented`.
 */
export function markLine(says: Saying, head: string, dismissal?: Statement): string {
  const at = ` as of ${head.slice(0, 7)}`;
  if (dismissal === undefined) return `${TRANSITIONS[says]}${at}`;
  const by = dismissal.name === undefined ? '' : ` by ${escapeMarkdown(oneLine(dismissal.name))}`;
  return `${TRANSITIONS[says]}${by}${at}: ${escapeMarkdown(oneLine(dismissal.reason))}`;
}

/** Longer paths are cut. */
const LONGEST_PLACE = 300;

/** A message longer than this is a page, not a comment. */
const LONGEST_MESSAGE = 4_000;
/** One of several has less room. */
const LONGEST_LISTED = 800;
/** More findings of one rule on one line say the same thing; the rest is counted. */
const MOST_LISTED = 10;

/**
 * What is wrong, in the tool's words: the one message of the findings, or a list of the different ones. A
 * message that several findings have says how many.
 */
function renderMessages(results: readonly Result[]): string {
  const groups = [...Map.groupBy(results, ({ message }) => message)];
  const [only] = groups;
  if (groups.length === 1 && only !== undefined) {
    return renderMessage(truncate(only[0], LONGEST_MESSAGE), only[1].length);
  }
  const shown = groups
    .slice(0, MOST_LISTED)
    .map(([message, { length }]) => toItem(renderMessage(truncate(message, LONGEST_LISTED), length)));
  const rest = groups.length - shown.length;
  return [...shown, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join('\n');
}

/** Indented lines are data (retire.js appends JSON), and shown as they stand. */
function renderMessage(message: string, count: number): string {
  const times = count === 1 ? '' : ` (${count} times)`;
  const [first = '', ...rest] = message.trim().split('\n');
  return rest.some((line) => /^[ \t]+\S/.test(line))
    ? `${escapeMarkdown(first)}${times}\n\n${codeFence(rest.join('\n'))}`
    : escapeMarkdown(message.trim()) + times;
}

function toItem(markdown: string): string {
  return `- ${markdown.replaceAll(/\n(?=[^\n])/g, '\n  ')}`;
}

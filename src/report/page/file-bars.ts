import { LEVELS, type Level } from '../../finding/finding.ts';
import { bar } from '../../page/bar.ts';
import type { Html, HtmlTag } from '../../page/html.ts';
import { counted } from '../../text/counted.ts';
import * as words from '../words.ts';

/** More than these are a list, not a picture. */
const MOST_BARS = 20;

/** How many findings of a file are open, by level. */
export type LevelCounts = Readonly<Record<Level, number>>;

/** A file as the picture has it. */
export interface CountedFile {
  readonly path: string;
  readonly counts: LevelCounts;
}

/**
 * The open findings by file as bars, each with the counts that its file has below and a link to it: to
 * `fileId` of its place in the order. Nothing for a single file, which has nothing to compare it with.
 */
export function fileBars(html: HtmlTag, files: readonly CountedFile[]): Html {
  if (files.length < 2) return html``;
  const most = Math.max(...files.map(({ counts }) => sum(counts)));
  const more = files.length - MOST_BARS;
  return html`<div id="by-file"><ul aria-label="Open findings by file">
${files
  .slice(0, MOST_BARS)
  .map(
    ({ path, counts }, index) =>
      html`<li><a href="#${fileId(index)}">${fileName(html, path)}</a>${bar(html, partsOf(counts), most)}<span class="counts">${levelCounts(html, counts)}</span></li>\n`,
  )}</ul>
${more > 0 && html`<p class="note">And ${counted(more, 'more file')} below.</p>\n`}</div>
`;
}

/** What a file is linked by, by its place in the order of the page. */
export function fileId(index: number): string {
  return `file-${index + 1}`;
}

/** A line breaks before the name of the file. */
export function fileName(html: HtmlTag, path: string): Html {
  if (path === '') return html`Without a file`;
  const at = path.lastIndexOf('/') + 1;
  return html`${at > 0 && html`<span class="folder">${path.slice(0, at)}</span><wbr>`}${path.slice(at)}`;
}

/** The counts in words, with the sign of each level. */
export function levelCounts(html: HtmlTag, counts: LevelCounts): readonly Html[] {
  return partsOf(counts).map(
    ([level, count]) => html`<span class="level ${level}">${count} ${words.ofLevel(level, count)}</span> `,
  );
}

function partsOf(counts: LevelCounts): readonly (readonly [Level, number])[] {
  return LEVELS.map((level) => [level, counts[level]] as const).filter(([, count]) => count > 0);
}

function sum(counts: LevelCounts): number {
  return LEVELS.reduce((all, level) => all + counts[level], 0);
}

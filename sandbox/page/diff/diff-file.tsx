import { raw } from 'hono/html';
import { isWholeFile } from '../../rules/position.ts';
import type { FileWithThreads } from '../thread/place-threads.ts';
import { type CardScene, PostedLines, ThreadCard } from '../thread/thread-card.tsx';
import type { ThreadView } from '../thread/thread-view.ts';
import { type LineLinks, lineRows } from './line-rows.tsx';
import { type LineRange, type Stretch, showLines } from './show-lines.ts';

/** Rows of one table. A table is what a browser leaves out while it is not in view. */
const ROWS_OF_TABLE = 100;
/** A file with more changed lines is folded behind a link: nobody reads it by scrolling past. */
const MOST_CHANGES_SHOWN = 3_000;
/** What a click on an end of a long gap unfolds. */
const UNFOLD_LINES = 20;

interface DiffFileProps {
  readonly placed: FileWithThreads;
  readonly links: LineLinks;
  readonly unfolded: readonly LineRange[];
  readonly scene: CardScene;
  /** The address of the page with these lines of this file unfolded too. */
  readonly unfoldLink: (range: LineRange) => string;
}

/**
 * One file of the diff: its name, its lines with the threads at them, and the threads that have lost their
 * line.
 */
export function DiffFile(props: DiffFileProps) {
  const { placed, links, scene } = props;
  const { file, loose } = placed;
  const id = `file-${links.file}`;
  const isOnFile = ({ discussion: { position } }: ThreadView) => position !== null && isWholeFile(position);
  const onLines = loose.filter((thread) => !isOnFile(thread));
  const [gone, hidden] = [
    onLines.filter(({ lineState }) => lineState === 'gone'),
    onLines.filter(({ lineState }) => lineState !== 'gone'),
  ];
  return (
    <section class="file" id={id} aria-labelledby={`${id}-name`}>
      <header>
        <h3 id={`${id}-name`}>
          {file.renamedFrom !== null && <span class="soft">{file.renamedFrom} → </span>}
          {file.path}
        </h3>
        {file.change !== 'changed' && <span class="badge neutral">{file.change}</span>}
        <span class="plus">
          +{file.added}
          <span class="sr-only"> lines added</span>
        </span>
        <span class="minus">
          −{file.removed}
          <span class="sr-only"> lines removed</span>
        </span>
        {file.lines.length > 0 && (
          <a class="comment-link" href={`comment?at=${links.at}&f=${links.file}`}>
            Comment<span class="sr-only"> on a line of {file.path}</span>
          </a>
        )}
      </header>
      <LooseThreads heading="On the whole file" threads={loose.filter(isOnFile)} scene={scene} />
      <FileBody {...props} />
      <LooseThreads heading="The line is no longer there" threads={gone} scene={scene} />
      <LooseThreads heading="On no line that is shown here" threads={hidden} scene={scene} />
    </section>
  );
}

function FileBody({ placed, links, unfolded, scene, unfoldLink }: DiffFileProps) {
  const { file, at } = placed;
  if (file.content === 'binary') return <p class="note">A binary file: there are no lines to show.</p>;
  if (file.content === 'gone') return <p class="note">Its content is no longer in the repository.</p>;
  if (file.content === 'submodule')
    return <p class="note">A submodule: another repository at another commit.</p>;
  if (file.added + file.removed === 0 && at.size === 0) {
    return <p class="note">{file.lines.length === 0 ? 'An empty file.' : 'No line of it changed.'}</p>;
  }
  const isFolded = file.added + file.removed > MOST_CHANGES_SHOWN;
  const stretches = showLines(file.lines, {
    threads: at.keys(),
    unfolded,
    changes: isFolded ? 'folded' : 'shown',
  });
  return (
    <div class="code-of-file" data-file={links.file} data-at={links.at}>
      {isFolded && <p class="note">A large change: its lines are folded.</p>}
      {stretches.map((stretch) =>
        stretch.kind === 'gap' ? (
          <Gap file={links.file} stretch={stretch} unfoldLink={unfoldLink} />
        ) : (
          raw(toTables(stretch, placed, links, scene))
        ),
      )}
    </div>
  );
}

/** Lines in tables of a bounded size, with a row of threads after each line that has some. */
function toTables(
  { from, to }: LineRange,
  { file, at }: FileWithThreads,
  links: LineLinks,
  scene: CardScene,
): string {
  const tables: string[] = [];
  for (let start = from; start < to; start += ROWS_OF_TABLE) {
    const end = Math.min(to, start + ROWS_OF_TABLE);
    let rows = '';
    let next = start;
    let cards = 0;
    for (const [index, threads] of at) {
      if (index < start || index >= end) continue;
      rows += lineRows(file, { from: next, to: index + 1 }, { links }) + toThreadRow(threads, scene);
      next = index + 1;
      cards += threads.length;
    }
    rows += lineRows(file, { from: next, to: end }, { links });
    const size = end - start === ROWS_OF_TABLE ? ' full' : '';
    // From these numbers the style takes how much room it needs before a browser has drawn it.
    const numbers = `data-lines="${end - start}" data-cards="${cards}"`;
    tables.push(
      `<div class="chunk${size}" ${numbers}><table class="lines"><tbody>${rows}</tbody></table></div>`,
    );
  }
  return tables.join('');
}

function toThreadRow(threads: readonly ThreadView[], scene: CardScene): string {
  const cards = (
    <>
      {threads.map((thread) => (
        <ThreadCard thread={thread} scene={scene}>
          {thread.lineState !== 'as-posted' && <PostedLines thread={thread} scene={scene} form="folded" />}
        </ThreadCard>
      ))}
    </>
  );
  return `<tr class="threads"><td colspan="3">${cards}</td></tr>`;
}

interface GapProps {
  readonly file: number;
  readonly stretch: Stretch;
  readonly unfoldLink: DiffFileProps['unfoldLink'];
}

/** Lines that are not shown, and links that show them. */
function Gap({ file, stretch, unfoldLink }: GapProps) {
  const { from, to } = stretch;
  const count = to - from;
  return (
    <div class="gap" id={`gap-${file}-${from}-${to}`}>
      {count > 2 * UNFOLD_LINES && (
        <a
          href={unfoldLink({ from, to: from + UNFOLD_LINES })}
          data-unfold={`${from}-${from + UNFOLD_LINES}`}
        >
          ↓ {UNFOLD_LINES} lines
        </a>
      )}
      <a href={unfoldLink({ from, to })} data-unfold={`${from}-${to}`}>
        ↕ {count} lines
      </a>
      {count > 2 * UNFOLD_LINES && (
        <a href={unfoldLink({ from: to - UNFOLD_LINES, to })} data-unfold={`${to - UNFOLD_LINES}-${to}`}>
          ↑ {UNFOLD_LINES} lines
        </a>
      )}
    </div>
  );
}

interface Props {
  readonly heading: string;
  readonly threads: readonly ThreadView[];
  readonly scene: CardScene;
}

/** Threads that stand at no line of the diff, each with the lines that it was posted on. */
export function LooseThreads({ heading, threads, scene }: Props) {
  if (threads.length === 0) return null;
  return (
    <div class="loose">
      <h4>{heading}</h4>
      {threads.map((thread) => (
        <ThreadCard thread={thread} scene={scene}>
          <PostedLines thread={thread} scene={scene} form="open" />
        </ThreadCard>
      ))}
    </div>
  );
}

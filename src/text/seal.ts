import { openInlineStart, splitCodeSpans } from './inline.ts';
import { plainLines, truncate, ZERO_WIDTH_SPACE } from './lines.ts';

/** Where no other limit is known: services take at least as much (GitHub 65,536). */
const BODY_CHARACTERS = 65_000;
const CUT = '…';

/**
 * Slashes that may not stay as they are. One that begins a line would run as a quick action, in fences and
 * HTML comments too. GitLab takes no white space before it; a service that trims lines would, and then it is
 * the name of a command that counts: ` // a comment` is none.
 */
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = /<!--(?=\s*sarif-review)/gi;

declare const sealed: unique symbol;

/** A body that has passed `sealBody`. Only such bodies can be posted. */
export type SealedBody = string & { readonly [sealed]: true };

/**
 * The last gate of every body that is posted. `markdown` is what people see; `hidden` is one line, ready-made
 * (our marker), that stands alone at the end after a blank line and is never cut.
 *
 * The body has no control characters but `\n` and `\t`, no lone surrogates, no line that begins with a slash
 * (or with white space, a slash and a name), no marker but `hidden`, nothing left open, and at most `limit`
 * characters (UTF-16 units): what is over is cut from `markdown`, visibly.
 */
export function sealBody(parts: { markdown: string; hidden?: string }, limit = BODY_CHARACTERS): SealedBody {
  const hidden = withoutSlashLines(plainLines(parts.hidden ?? '')).trim();
  const markdown = withoutSlashLines(plainLines(parts.markdown))
    .replace(MARKER_START, `<!${ZERO_WIDTH_SPACE}--`)
    .trimEnd();
  const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
  return [visible, hidden].filter((part) => part !== '').join('\n\n') as SealedBody;
}

function withoutSlashLines(text: string): string {
  return text.replace(SLASH_LINE, `$&${ZERO_WIDTH_SPACE}`);
}

/**
 * Cuts where needed and closes what is open then. What closes takes room itself, so a cut may have to move
 * up.
 */
function fitInto(markdown: string, room: number): string {
  for (let budget = room; budget > 0; ) {
    const kept = cut(markdown, budget);
    const closed = [kept, ...closingLines(kept)].join('\n');
    if (closed.length <= room) return closed;
    budget -= closed.length - room;
  }
  return room < CUT.length || markdown === '' ? '' : CUT;
}

/**
 * Cuts at the end of a line where that loses less than half: half a table row or tag renders badly. Within a
 * line it cuts before what it would leave open: a mention is dead inside a code span, and alive inside half
 * of one.
 */
function cut(markdown: string, limit: number): string {
  if (markdown.length <= limit) return markdown;
  const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
  if (lineEnd > limit / 2) return `${markdown.slice(0, lineEnd)}\n${CUT}`;
  const kept = truncate(markdown, limit);
  const lineStart = kept.lastIndexOf('\n') + 1;
  const lastLine = kept.slice(lineStart, -CUT.length);
  return kept.slice(0, lineStart + openInlineStart(lastLine)).trimEnd() + CUT;
}

interface Fence {
  /** Quote and list marks before it, the latter as spaces: the closing line needs the same. */
  readonly prefix: string;
  readonly ticks: string;
}

/** CommonMark §4.5, after the marks of quotes and lists. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;

/**
 * The lines that close what a Markdown text leaves open at its end: fenced code, an HTML comment,
 * `<details>`. Empty where nothing is open. It knows what we write ourselves, not all of CommonMark: a wrong
 * guess costs looks, nothing else.
 */
export function closingLines(markdown: string): string[] {
  let fence: Fence | undefined;
  let inComment = false;
  let details = 0;
  for (const line of markdown.split('\n')) {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined;
      continue;
    }
    if (!inComment) fence = openedFence(line);
    if (fence !== undefined) continue;
    const read = readTags(line, inComment);
    inComment = read.inComment;
    details = Math.max(0, details + read.details);
  }
  const closing: string[] = [];
  if (fence !== undefined) closing.push(fence.prefix + fence.ticks);
  if (inComment) closing.push('-->');
  for (; details > 0; details--) closing.push('', '</details>');
  return closing;
}

function openedFence(line: string): Fence | undefined {
  const [, marks = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
  if (ticks === '' || (ticks.startsWith('`') && info.includes('`'))) return undefined;
  if (marks.trim() === '' && INDENTED_CODE.test(marks)) return undefined;
  return { prefix: marks.replace(/[^\s>]/g, ' '), ticks };
}

function closesFence(line: string, fence: Fence): boolean {
  // Within a quote or a list the closing line carries marks or spaces of its own; at the top at most three
  // spaces.
  const isNested = !/^ {0,3}$/.test(fence.prefix);
  const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
  return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}

/** How many `<details>` a line leaves open (or closes, if negative), and whether it ends within a comment. */
function readTags(line: string, startsInComment: boolean): { inComment: boolean; details: number } {
  let rest = startsInComment ? line : withoutCode(line);
  let inComment = startsInComment;
  let details = 0;
  while (rest !== '') {
    const end = rest.indexOf(inComment ? '-->' : '<!--');
    const read = end === -1 ? rest : rest.slice(0, end);
    if (!inComment) details += balance(read);
    if (end === -1) break;
    // `<!-->` is a whole comment (CommonMark §6.6): its dashes count twice.
    rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
    inComment = !inComment;
  }
  return { inComment, details };
}

function balance(text: string): number {
  return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}

function withoutCode(line: string): string {
  return splitCodeSpans(line)
    .map((part) => (part.kind === 'code' ? ' ' : part.text))
    .join('');
}

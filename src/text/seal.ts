import { closingLines } from './open-blocks.ts';
import { openInlineStart } from './open-inline.ts';
import { plainLines } from './plain-lines.ts';
import { truncate } from './truncate.ts';
import { ZERO_WIDTH_SPACE } from './zero-width-space.ts';

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

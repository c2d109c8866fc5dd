import { splitCodeSpans } from './code-spans.ts';

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

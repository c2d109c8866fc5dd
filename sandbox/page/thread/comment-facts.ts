/** What the visible text of a comment says of the finding behind it. */
export interface CommentFacts {
  readonly tool: string;
  readonly rule: string;
  readonly level: 'error' | 'warning' | 'note';
}

/**
 * `**Warning** · [rule](address) (host) · tool · more`, the line that a comment of an analyzer has. The rule
 * may be in backticks.
 */
const LINE = /^\*\*(Error|Warning|Note)\*\* · ([^·\n]{1,500}) · ([^·\n]{1,200})/m;
/** A tool may have a category behind its name. */
const CATEGORY = / \(\/[^()\n]*\)\s*$/;

/**
 * Reads what an analyzer found from a comment; `null` where it has no such line, as the comments of people.
 */
export function readCommentFacts(body: string): CommentFacts | null {
  const [, level = '', rule = '', tool] = LINE.exec(body) ?? [];
  if (tool === undefined) return null;
  return {
    tool: tool.replace(CATEGORY, '').trim(),
    rule: toRuleName(rule),
    level: level === 'Error' ? 'error' : level === 'Warning' ? 'warning' : 'note',
  };
}

/** The name in the brackets of a link, or in backticks. */
function toRuleName(text: string): string {
  const linked = text.startsWith('[') ? text.slice(1, text.indexOf('](')) : text.trim();
  return linked.replaceAll('`', '').replace(/\\(?=[!-/:-@[-`{-~])/g, '');
}

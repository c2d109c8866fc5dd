/**
 * Commands of merge requests (https://docs.gitlab.com/user/project/quick_actions/). What is none of them
 * stays text.
 */
const COMMANDS: ReadonlySet<string> = new Set(
  `approve assign assign_reviewer award cc clear_estimate clear_spend close copy_metadata done draft
   due estimate estimate_time label labels lock merge milestone react ready reassign reassign_reviewer
   rebase relabel remove_estimate remove_milestone remove_time_spent reopen request_changes
   request_review reviewer spend spend_time submit_review subscribe tag target_branch title todo
   unapprove unassign unassign_reviewer unlabel unlock unsubscribe wip`.split(/\s+/),
);

/** What begins a stretch without commands, and the line that ends it; without an end it is none. */
const STRETCHES: readonly (readonly [begins: RegExp, ends: RegExp])[] = [
  [/^```/, /^```$/],
  [/^`/, /`$/],
  [/^<[^>]+>$/, /^<\/[^>]+>$/],
  [/^>>>/, /^>>>$/],
];
const COMMAND = /^\/(\w+)(?:\s|$)/;

export interface SplitBody {
  /** What is left to be a note. */
  readonly text: string;
  /** The names of the commands, in their order. */
  readonly commands: readonly string[];
}

/**
 * Takes the lines that are commands out of a body. Not in blocks of code by backticks, blocks of HTML between
 * tags, and quotes between lines of `>>>`, where GitLab does not look for them; it does in HTML comments and
 * in blocks of code by tildes (lib/gitlab/quick_actions/extractor.rb).
 */
export function splitQuickActions(body: string): SplitBody {
  const lines = body.replaceAll('\r', '').split('\n');
  const text: string[] = [];
  const commands: string[] = [];
  let untouchedUntil = -1;
  for (const [index, line] of lines.entries()) {
    if (index > untouchedUntil) untouchedUntil = endOfStretch(lines, index);
    const name = index > untouchedUntil ? COMMAND.exec(line)?.[1]?.toLowerCase() : undefined;
    if (name !== undefined && COMMANDS.has(name)) commands.push(name);
    else text.push(line);
  }
  // Trailing blanks go with the commands.
  return { text: commands.length === 0 ? body : text.join('\n').trimEnd(), commands };
}

/** The index of the last line of the stretch that begins with this line; -1 where none does. */
function endOfStretch(lines: readonly string[], index: number): number {
  for (const [begins, ends] of STRETCHES) {
    if (!begins.test(lines[index] ?? '')) continue;
    const end = lines.findIndex((line, other) => other > index && ends.test(line));
    if (end !== -1) return end;
  }
  return -1;
}

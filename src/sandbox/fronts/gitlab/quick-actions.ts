/**
 * Commands of merge requests (https://docs.gitlab.com/user/project/quick_actions/). What is none of them
 * stays text.
 */
const COMMANDS = [
  'approve',
  'assign',
  'assign_reviewer',
  'award',
  'cc',
  'clear_estimate',
  'clear_spend',
  'close',
  'copy_metadata',
  'done',
  'draft',
  'due',
  'estimate',
  'estimate_time',
  'label',
  'labels',
  'lock',
  'merge',
  'milestone',
  'react',
  'ready',
  'reassign',
  'reassign_reviewer',
  'rebase',
  'relabel',
  'remove_estimate',
  'remove_milestone',
  'remove_time_spent',
  'reopen',
  'request_changes',
  'request_review',
  'reviewer',
  'spend',
  'spend_time',
  'submit_review',
  'subscribe',
  'tag',
  'target_branch',
  'title',
  'todo',
  'unapprove',
  'unassign',
  'unassign_reviewer',
  'unlabel',
  'unlock',
  'unsubscribe',
  'wip',
] as const;

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const COMMAND = /^\/(\w+)(?:\s|$)/;

export interface SplitBody {
  /** What is left to be a note. */
  readonly text: string;
  /** The names of the commands, in their order. */
  readonly commands: readonly string[];
}

/**
 * Takes the lines that are commands out of a body. Not in blocks of code and HTML comments, where GitLab does
 * not look for them (lib/gitlab/quick_actions/extractor.rb).
 */
export function splitQuickActions(body: string): SplitBody {
  const text: string[] = [];
  const commands: string[] = [];
  let fence: string | undefined;
  let isComment = false;
  for (const line of body.split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    const name = COMMAND.exec(line)?.[1]?.toLowerCase();
    if (
      fence === undefined &&
      !isComment &&
      COMMANDS.some((command) => command === name) &&
      name !== undefined
    ) {
      commands.push(name);
      continue;
    }
    text.push(line);
    if (fence === undefined && !isComment && mark !== undefined) fence = mark;
    else if (fence !== undefined && mark?.startsWith(fence) === true) fence = undefined;
    if (fence === undefined) isComment = endsInComment(line, isComment);
  }
  return { text: text.join('\n'), commands };
}

function endsInComment(line: string, began: boolean): boolean {
  return line.lastIndexOf('<!--') > line.lastIndexOf('-->') || (began && !line.includes('-->'));
}

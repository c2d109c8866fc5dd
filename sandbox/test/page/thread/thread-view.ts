import type { FileView } from '../../../page/diff/file-views.ts';
import type { ThreadView } from '../../../page/thread/thread-view.ts';

/** A thread about a line of a file, with what a test says of it. */
export function threadAt(path: string, line: number, changes: Partial<ThreadView> = {}): ThreadView {
  const state = changes.state ?? 'open';
  const discussion = {
    id: `${path}-${line}`.replaceAll('/', '-'),
    deployment: 1,
    resolved: state === 'resolved',
    lastChange: null,
    isThread: true,
    position: { path, newLine: line, baseSha: 'a', headSha: 'b' },
  };
  const comment = {
    id: discussion.id,
    sequence: line,
    discussion,
    author: { id: 'bot', name: 'Bot' },
    body: `About line ${line}`,
    createdAt: 0,
    updatedAt: 0,
    editedBy: null,
    isSystem: false,
  };
  return {
    discussion,
    comments: [comment],
    facts: { tool: 'ESLint', rule: 'no-var', level: 'error' },
    state,
    resolution: state === 'resolved' ? { how: 'fixed', at: 0 } : null,
    spot: { side: 'new', path, line },
    lineState: 'as-posted',
    isNotice: false,
    gone: false,
    reasons: [],
    ...changes,
  };
}

/** A new file with this many lines. */
export function fileWith(path: string, count: number): FileView {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    path,
    renamedFrom: null,
    change: 'added',
    content: 'text',
    lines: numbers.map((number) => ({ kind: 'added', old: null, new: number })),
    code: numbers.map((number) => `code ${number}`),
    added: count,
    removed: 0,
  };
}

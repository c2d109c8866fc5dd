import type { FileView } from '../diff/file-view.ts';
import type { Viewer } from '../viewer.ts';

/** What a card needs to know beside its thread. */
export interface CardScene {
  readonly viewer: Viewer;
  /** The page that acts come back to. */
  readonly view: 'conversation' | 'changes';
  /** The id of the open thread after each open one. */
  readonly next: ReadonlyMap<string, string>;
  /** The file of the diff that a thread is pinned to, for those whose card shows it. */
  readonly pinned: ReadonlyMap<string, FileView>;
}

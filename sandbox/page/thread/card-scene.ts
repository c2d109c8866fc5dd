import type { FileView } from '../diff/file-view.ts';
import type { Viewer } from '../viewer.ts';
import type { ThreadFilter } from './thread-filter.ts';

/** What a card needs to know beside its thread. */
export interface CardScene {
  readonly viewer: Viewer;
  /** The page that acts come back to, and its filter. */
  readonly view: 'conversation' | 'changes';
  readonly filter: ThreadFilter;
  /** The id of the open thread after each open one. */
  readonly next: ReadonlyMap<string, string>;
  /**
   * The file of the diff that a thread is pinned to, for those that are pinned to another one than the
   * current.
   */
  readonly pinned: ReadonlyMap<string, FileView>;
}

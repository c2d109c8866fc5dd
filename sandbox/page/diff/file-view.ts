import type { FileChange } from '../../git/file-change.ts';
import type { DiffLine } from './lay-out-lines.ts';

/** A file of a diff, ready to be shown. */
export interface FileView {
  /** Where it is now; where it was, if it is deleted. */
  readonly path: string;
  readonly renamedFrom: string | null;
  readonly change: 'added' | 'deleted' | 'renamed' | 'changed';
  /** `gone`: the repository does not have it any more. */
  readonly content: FileChange['content'] | 'gone';
  readonly lines: readonly DiffLine[];
  /**
   * The code of a line as HTML, by its index. Colored when it is first asked for, which takes most of the
   * time of a file.
   */
  readonly code: readonly string[];
  readonly added: number;
  readonly removed: number;
}

/** The words for a file before its lines are known. */
export function describeFile(file: FileChange): Pick<FileView, 'path' | 'renamedFrom' | 'change'> {
  const path = (file.new ?? file.old)?.path ?? '';
  if (file.old === null) return { path, renamedFrom: null, change: 'added' };
  if (file.new === null) return { path, renamedFrom: null, change: 'deleted' };
  if (file.old.path === path) return { path, renamedFrom: null, change: 'changed' };
  return { path, renamedFrom: file.old.path, change: 'renamed' };
}

import type { Position } from '../port.ts';

/**
 * A position as GitLab takes it: the three commits of one version of the diff, both paths, and of an added
 * line the new number, of an unchanged one both. Without a line it is the whole file.
 *
 * @param position its pin is the commit of the target branch, which `readChange` hands over
 */
export function toPosition({ path, oldPath, newLine, oldLine, baseSha, headSha, pin }: Position): object {
  const isFile = newLine === undefined && oldLine === undefined;
  return {
    position_type: isFile ? 'file' : 'text',
    base_sha: baseSha,
    start_sha: pin ?? baseSha,
    head_sha: headSha,
    old_path: oldPath ?? path,
    new_path: path,
    ...(newLine !== undefined && { new_line: newLine }),
    ...(oldLine !== undefined && { old_line: oldLine }),
  };
}

import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Position } from '../../../store/discussions.ts';

/**
 * The part of the diff above and at a comment, as it was posted; empty for a whole file. What stands below
 * the line is left out:
 * https://docs.github.com/en/rest/pulls/comments#get-a-review-comment-for-a-pull-request (`diff_hunk` of the
 * example).
 */
export async function diffHunkOf(
  { git, diffs }: Sandbox,
  repository: string,
  { path, newLine, oldLine, baseSha, headSha }: Position,
): Promise<string> {
  if (newLine === undefined && oldLine === undefined) return '';
  const files = await diffs.ofPair(repository, baseSha, headSha);
  const file = files.find((one) => (one.new ?? one.old)?.path === path);
  const paths = [file?.old?.path, file?.new?.path].flatMap((one) =>
    one === undefined ? [] : [`:(literal)${one}`],
  );
  const args = [
    'diff',
    '--unified=3',
    '-M',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    baseSha,
    headSha,
  ];
  const answer = await git.read(repository, [...args, '--', ...paths]);
  if (answer.kind === 'failed') return '';
  return cutAt(answer.output.toString('utf8').split('\n'), { newLine, oldLine });
}

const HEADER = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The lines of the hunk with this line, down to it. */
function cutAt(
  lines: readonly string[],
  { newLine, oldLine }: { readonly newLine: number | undefined; readonly oldLine: number | undefined },
): string {
  let hunk: string[] = [];
  let [old, next] = [0, 0];
  for (const line of lines) {
    const header = HEADER.exec(line);
    if (header !== null) {
      hunk = [line];
      [old, next] = [Number(header[1]), Number(header[2])];
      continue;
    }
    if (hunk.length === 0 || line.startsWith('\\')) continue;
    hunk.push(line);
    const [isOld, isNew] = [!line.startsWith('+'), !line.startsWith('-')];
    if (newLine === undefined ? isOld && old === oldLine : isNew && next === newLine) return hunk.join('\n');
    if (isOld) old += 1;
    if (isNew) next += 1;
  }
  return '';
}

import { fillsIn } from '../thread/enclosing-block.ts';
import type { SpotSubject, ThreadSubject } from './subjects.ts';

/**
 * Whether the line of a thread and that of a spot are parts of one rewrite in which nothing but kinds of
 * quotes, semicolons, trailing commas, white space and line breaks changed, and share some of its text.
 *
 * @param now lines of the file of the analyzed commit
 */
export function isReformatted(
  { old, thread: { evidence } }: ThreadSubject,
  spot: SpotSubject,
  now: readonly string[],
): boolean {
  const rewrite = old
    ?.rewrites(evidence.path)
    .find(({ before }) => before.first <= evidence.line && evidence.line < before.end);
  if (rewrite === undefined || spot.line < rewrite.now.first || spot.line >= rewrite.now.end) return false;
  const before = old?.linesThen(evidence.path)?.slice(rewrite.before.first - 1, rewrite.before.end - 1) ?? [];
  const [was, is] = [toSigns(before), toSigns(now.slice(rewrite.now.first - 1, rewrite.now.end - 1))];
  return (
    was.length > 0 &&
    was.length === is.length &&
    was.every(({ sign }, index) => sign === is[index]?.sign) &&
    was.some(
      ({ line }, index) =>
        line === evidence.line - rewrite.before.first && is[index]?.line === spot.line - rewrite.now.first,
    )
  );
}

/** A character that says something, and the line that it stands in, from 0. */
interface Sign {
  readonly sign: string;
  readonly line: number;
}

function toSigns(lines: readonly string[]): readonly Sign[] {
  const isAnyQuote = !lines.some(fillsIn);
  const signs = lines.flatMap((text, line) =>
    [...text].flatMap((sign): readonly Sign[] =>
      /[\s;]/u.test(sign) ? [] : [{ sign: isAnyQuote && sign === "'" ? '"' : sign, line }],
    ),
  );
  return signs.filter(({ sign }, index) => sign !== ',' || !/^[)\]}]?$/u.test(signs[index + 1]?.sign ?? ''));
}

import { commentText } from '../../src/comment/comment.ts';
import { makeFinding } from '../../test/finding/make-finding.ts';
import { BUSY_HELP, PLAIN_HELP } from '../../test/text/busy-help.ts';
import { aim, type BenchResult, median, milliseconds, type Print, ratio } from './result.ts';

const RULES = 50;
const SHOWING = { redact: (text: string) => text };
const ROUNDS = 5;
/** So many of the slowest texts are shown. */
const SHOWN = 8;

/**
 * The comments of 50 rules whose help keeps a parser busy, beside those of 50 rules with as many plain words,
 * turn by turn.
 */
export async function benchHelp(print: Print): Promise<BenchResult> {
  writeComments(PLAIN_HELP);
  const figures = Object.entries(BUSY_HELP).map(([name, help]) => {
    const rounds = Array.from(
      { length: ROUNDS },
      () => [writeComments(PLAIN_HELP), writeComments(help)] as const,
    );
    const [plain, busy] = [median(rounds.map(([ms]) => ms)), median(rounds.map(([, ms]) => ms))];
    return { name, plain, busy };
  });
  const slowest = figures.toSorted((a, b) => b.busy / b.plain - a.busy / a.plain).slice(0, SHOWN);
  const rows = slowest.map(({ name, plain, busy }) => [
    name,
    milliseconds(busy),
    milliseconds(plain),
    ratio(busy, plain),
  ]);
  for (const row of rows) print(row.join('  '));
  return {
    kind: 'speed',
    title: 'Hostile help texts',
    about: `We rendered the comments of ${RULES} rules. Each rule has a help text of 8,000 characters that is slow to parse as Markdown. We compared this with plain words of the same length. The table shows the ${SHOWN} slowest of ${figures.length} texts, with medians of ${ROUNDS} runs.`,
    columns: ['help text repeats', 'comments', 'with plain words', 'ratio'],
    rows,
    notes: [
      aim(
        'at most three times the time for plain words',
        figures.every(({ busy, plain }) => busy <= 3 * plain),
      ),
    ],
    figures,
  };
}

/** Writes the comments, and returns how long that took, in milliseconds. */
function writeComments(help: string): number {
  const start = performance.now();
  for (let rule = 0; rule < RULES; rule += 1) {
    const finding = makeFinding({ rule: { id: `rule-${rule}`, help: { kind: 'markdown', text: help } } });
    commentText(finding, 3, [], SHOWING);
  }
  return performance.now() - start;
}

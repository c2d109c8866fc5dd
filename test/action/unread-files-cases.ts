import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { type AnalyzerRun, openRun } from '../run/analyzer-runs.ts';
import { checks, ROOT } from '../run/story.ts';
import { HOSTED_FRONTS } from './hosted-front.ts';
import { planHere } from './run-in-process.ts';

/** How a review of the change as it stands ended, in all the places where people read of it. */
type Review = (sarifFile: string) => Promise<{ readonly status: number | null; readonly told: string[] }>;

type Front = readonly [name: string, review: (run: AnalyzerRun) => Review];

/** Where people may read of it: deployment requests, what others host, and the command line. */
export const FRONTS: readonly Front[] = [
  [
    'deployment requests',
    ({ story }) =>
      async (file) => {
        const { status, log, summary } = await story.run(readFileSync(file, 'utf8'));
        return { status, told: [log, summary, checks(await story.truth()).at(0) ?? ''] };
      },
  ],
  ...HOSTED_FRONTS.map(
    (front) =>
      [
        front.name,
        ({ story }: AnalyzerRun): Review =>
          async (file) => {
            const { status, log } = await front.review(story, story.deployment, file);
            const [check] = await front.statuses(story, story.repository.git('rev-parse', 'HEAD'));
            return { status, told: [log, check?.text ?? ''] };
          },
      ] as const,
  ),
  [
    'the command line',
    ({ story: { repository } }) =>
      async (file) => {
        const commits = repository.git('rev-list', 'HEAD').split('\n');
        const { status, out, err } = await planHere(repository.path, {
          SARIF_REVIEW_SARIF_FILE: file,
          SARIF_REVIEW_BASE_SHA: commits.at(-1) ?? '',
          SARIF_REVIEW_HEAD_SHA: commits[0] ?? '',
        });
        return { status, told: [out + err] };
      },
  ],
];

/** Who could not parse what, and the states before and after. */
export const TOOLS = [
  ['eslint', 'src/new.js was not analyzed: Parsing error: Unexpected token', ['A', 'D3']],
  ['pmd', 'src/main/java/shop/Cart.java was not analyzed: ParseException', ['A', 'D']],
] as const;

export function tellUnreadFiles(fronts: readonly Front[], tools: readonly (typeof TOOLS)[number][]): void {
  describe.each(fronts)('a file that a tool could not parse, on %s', (_, reviewOf) => {
    let run: AnalyzerRun;
    afterEach(() => run.story.end());

    test.each(tools)(
      'is named alike wherever people look, and ends once it is mended: %s',
      async (name, sentence, [first, broken]) => {
        run = await openRun(name);
        const review = reviewOf(run);
        const step = async (state: string) => {
          await run.go(state);
          return review(join(ROOT, 'fixtures/analyzer-runs', name, `${state}.sarif`));
        };
        await step(first);
        const { status, told } = await step(broken);
        expect(status).toBe(3);
        for (const text of told) expect(text).toContain(sentence);
        expect((await step('D2')).status).not.toBe(3);
      },
    );
  });
}

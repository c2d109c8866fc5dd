import { join, resolve } from 'node:path';
import { toTable } from '../bench/table.ts';
import type { State } from '../demo/rebuild-history.ts';
import { COLUMNS, countPushes, type Stage } from './count-comments.ts';
import { openDemo, reviewDemo } from './demo.ts';
import { hostClient } from './host-client.ts';
import { countFor } from './mails.ts';
import { countRequests, reviewByReviewdog, versionOf } from './reviewdog.ts';
import type { RunningHost } from './server.ts';
import type { Story } from './story.ts';
import { shownComments } from './workflow.ts';

type Demo = Awaited<ReturnType<typeof openDemo>>;

/** How a review is made, with the requests going to `api`. Gives what went wrong. */
type Reviewer = (demo: Demo, push: State, number: number, api: string) => Promise<string | undefined>;

/** The four pushes of the demo, reviewed by reviewdog and by us, each in a repository of its own. */
export const playPeers: Story = async (name, host, folder, judge, { reviewdog }) => {
  if (reviewdog === undefined) throw new Error('give the program as --reviewdog');
  const program = resolve(reviewdog);
  console.log(`  reviewdog ${versionOf(program)}`);
  const reviewers: Readonly<Record<string, Reviewer>> = {
    reviewdog: (demo, push, number, api) =>
      reviewByReviewdog({
        program,
        environment: { GITEA_ADDRESS: api, REVIEWDOG_GITEA_API_TOKEN: host.tokens.writer },
        ...demo,
        number,
        push,
      }),
    ours: async (demo, push, number, api) => {
      const { status, log } = await reviewDemo(name, host, demo, push, number, api);
      return status === 0 || status === 1 ? undefined : log;
    },
  };
  const rows: string[][] = [];
  for (const [who, review] of Object.entries(reviewers)) {
    const { stage, mails } = await openStage(host, join(folder, who), `by-${who}`, review);
    const counted = await countPushes(who, stage, judge);
    rows.push(...counted.map((row, at) => withMails(row, String(mails[at]))));
  }
  console.log(toTable([withMails(COLUMNS, 'mails'), ...rows]));
};

/** Behind the requests. */
function withMails(row: readonly string[], mails: string): string[] {
  return row.toSpliced(2, 0, mails);
}

/** The stage, and how many mails a person who watches got of each review. */
async function openStage(host: RunningHost, folder: string, name: string, review: Reviewer) {
  const proxy = await countRequests(host.url);
  const boss = hostClient(host.url, host.tokens.boss);
  const demo = await openDemo(host, folder, name);
  let number = 0;
  /** Also those of which all comments are deleted. */
  const reviews = new Set<number>();
  const shown = () => shownComments(boss, demo.repository, number);
  const mails: number[] = [];
  const stage: Stage = {
    pushes: demo.pushes,
    push: async (state) => {
      number = await demo.push(state);
    },
    review: async (push) => {
      const { length } = await host.mails();
      const trouble = await review(demo, push, number, proxy.url);
      mails.push(countFor('stranger', (await host.mails()).slice(length)));
      return trouble;
    },
    comments: async () =>
      (await shown()).map(({ id, path, position: line, body, resolver }) => ({
        id: String(id),
        path,
        line,
        body,
        isOpen: resolver === null,
      })),
    countReviews: async () => {
      for (const { pull_request_review_id: review } of await shown()) reviews.add(review);
      return reviews.size;
    },
    takeRequests: proxy.takeRequests,
  };
  return { stage, mails };
}

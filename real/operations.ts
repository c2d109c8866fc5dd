import { randomBytes } from 'node:crypto';
import type { Comment, InlinePost, Outcome } from '../src/services/port.ts';
import { probe } from '../src/tools/doctor/probe.ts';
import { adapterOf } from './adapter.ts';
import { lines, makeScenery, merge } from './scenery.ts';
import type { Story } from './story.ts';

interface ShownReview {
  readonly id: number;
  readonly state: string;
  readonly comments_count: number;
  readonly body: string;
}

const WORLD = {
  now: Date.now,
  nonce: () => randomBytes(12).toString('hex'),
  sleep: (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds)),
  stop: new AbortController().signal,
};

/**
 * Goes through every operation of our adapter, as a person with a token: those that `doctor --probe` tries on
 * any service, and what only this host has.
 */
export const tryOperations: Story = async (dialect, host, folder, judge) => {
  const scenery = await makeScenery(host, folder, 'operations');
  const { repository, number, base, head, checkout, branch } = scenery;
  const { boss, writer: self } = scenery.as;
  const service = adapterOf(dialect, host, scenery, host.tokens.writer);
  const pull = `/repos/${repository}/pulls/${number}`;
  const reviews = () => self.get<ShownReview[]>(`${pull}/reviews`);
  const at = (newLine: number, body: string, path = 'src/app.js', headSha = head): InlinePost => ({
    body,
    position: { path, newLine, baseSha: base, headSha },
  });

  const change = await service.readChange();
  judge(
    change.state === 'open' && change.base === base && change.head === head,
    'the change is read',
    change,
  );

  const posts = [
    at(5, 'one\n\n<!-- sarif-review:1 -->'),
    at(5, 'two on the line\n\n<!-- sarif-review:2 -->'),
    at(30, 'outside of the hunks\n\n<!-- sarif-review:3 -->'),
    at(2, 'in a new file\n\n<!-- sarif-review:4 -->', 'src/new.js'),
  ];
  const posted = await service.postInline(posts, (together) => `${together.length} together`);
  judge(
    posted.every(({ kind }) => kind === 'done'),
    'four comments are posted',
    posted,
  );
  const shown = await reviews();
  judge(
    shown.map(({ comments_count: count }) => count).join() === '3,1' &&
      shown.every(({ state }) => state === 'COMMENT'),
    'they stand in two reviews, since two are on one line',
    shown,
  );
  const listed = await service.listComments();
  judge(
    posts.every(({ body }) =>
      listed.some((one) => one.body === body && one.mine && one.discussionId === one.id),
    ),
    'all are listed, each as the first of its own thread, byte for byte',
    listed,
  );

  // Forgejo has no replies.
  for await (const { state, message, remedy } of probe(
    { service, change, place: at(20, '').position, keyless: true, world: WORLD },
    async () => service,
  ))
    judge(state !== 'fail' || message.startsWith('a reply was refused'), message, remedy);

  const top = await service.postTopLevel('a comment at the top level');
  const [topLevel] = valuesOf([top]);
  judge(topLevel !== undefined && topLevel.resolvable === false, 'a comment at the top level is posted', top);
  if (topLevel !== undefined)
    judge(
      (await service.deleteComment(topLevel.id)).kind === 'done' &&
        (await service.deleteComment(topLevel.id)).kind === 'done',
      'it is deleted, and deleting it again is done',
    );

  const check = {
    name: 'static-analysis',
    state: 'failed',
    text: 'x'.repeat(255),
    url: 'https://ci.example/1',
  } as const;
  judge((await service.putCheck(check)).kind === 'done', 'a check is put');
  await service.putCheck({ ...check, state: 'passed', text: 'all is well' });
  const checks = await service.sharedChecks?.list('static-analysis');
  judge(
    checks?.map(({ state }) => state).join() === 'passed,failed',
    'checks are listed, the newest first',
    checks,
  );

  for (const [person, expected] of [
    ['writer', 'yes'],
    ['boss', 'yes'],
    ['stranger', 'no'],
  ] as const) {
    await scenery.as[person].send('POST', `/repos/${repository}/issues/${number}/comments`, {
      body: `by ${person}`,
    });
    const by = (await service.listComments()).find(({ authorLogin }) => authorLogin === person);
    const may = await service.mayWrite?.(by?.author ?? '');
    judge(may === expected, `${person} may write: ${may}`);
  }
  judge(
    (await service.targetRepository?.())?.defaultBranch === 'main',
    'the repository is told',
    await service.targetRepository?.(),
  );
  console.log(`  cautions: ${JSON.stringify(await service.cautions?.())}`);

  // A draft of the person's own is never published.
  await self.send('POST', `${pull}/reviews`, {
    event: 'PENDING',
    body: 'not ready',
    comments: [{ path: 'src/app.js', body: 'a draft', new_position: 20 }],
  });
  const refused = await service.postInline([at(21, 'while a draft is there')]);
  judge(
    refused[0]?.kind === 'no-effect' && refused[0].refusal === 'not-ready',
    'beside a draft of the account nothing is posted',
    refused,
  );
  const draft = (await reviews()).find(({ state }) => state === 'PENDING');
  judge(draft !== undefined, 'the draft is still one', draft);
  await self.send('DELETE', `${pull}/reviews/${draft?.id}`);

  // What the server leaves behind.
  const failed = await self.ask('POST', `${pull}/reviews`, {
    event: 'COMMENT',
    body: 'fails midway',
    commit_id: head,
    comments: [
      { path: 'src/app.js', body: 'left behind <!-- sarif-review:5 -->', new_position: 20 },
      { path: 'src/app.js', body: 'beyond the end <!-- sarif-review:6 -->', new_position: 4_000 },
    ],
  });
  console.log(
    `  beyond the end of a file: ${failed.status}, ${JSON.stringify((await reviews()).at(-1)?.state)}`,
  );
  const after = await service.postInline([at(22, 'after a rest\n\n<!-- sarif-review:7 -->')]);
  const bodies = (await service.listComments()).map(({ body }) => body);
  judge(after[0]?.kind === 'done', 'after a failure midway a comment is posted', after);
  judge(
    dialect !== 'gitea' || !bodies.some((body) => body.includes('left behind')),
    'and what was left pending is not published with it',
    bodies,
  );

  // A push between the plan and the post.
  const next = checkout.commit(
    { 'src/app.js': lines({ 5: 'changed again', 20: 'changed 20' }) },
    'Change again',
  );
  checkout.push(branch);
  const late = await service.postInline([at(5, 'for the head before')]);
  judge(late[0]?.kind === 'no-effect', 'a comment for an earlier head is not sent', late);
  const changed = await service.readChange();
  judge(changed.head === next, 'the new head is read', changed);

  await merge(boss, repository, number);
  judge((await service.readChange()).state === 'closed', 'a merged pull request is closed');
};

function valuesOf(outcomes: readonly Outcome<Comment>[]): readonly Comment[] {
  return outcomes.flatMap((outcome) => (outcome.kind === 'done' ? outcome.value : []));
}

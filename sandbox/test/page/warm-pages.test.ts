import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { waitFor } from '../../../demo/wait-for.ts';
import type { FileViews } from '../../page/diff/file-views.ts';
import { warmPages } from '../../page/warm-pages.ts';
import { createUser } from '../../rules/accounts.ts';
import { createComment } from '../../rules/comments.ts';
import { createDeployment } from '../../rules/deployments.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { type GitRepository, makeRepository } from '../git-repository.ts';
import { makeSandbox } from '../make-sandbox.ts';

let repository: GitRepository;
let made: ReturnType<typeof makeSandbox>;
let sandbox: Sandbox;
let deployment: number;
beforeEach(async () => {
  repository = makeRepository();
  made = makeSandbox();
  sandbox = made.sandbox;
  const { path, base, head } = repository;
  const request = {
    repository: path,
    base,
    head,
    title: 'A change',
    branch: 'deploy',
    phase: 'NEW',
  } as const;
  deployment = (await createDeployment(sandbox, request)).number;
});
afterEach(() => {
  made.close();
  repository.dispose();
});

async function comment(count: number): Promise<void> {
  const user = createUser(sandbox, { name: 'Ada', role: 'All Users' });
  for (let index = 0; index < count; index += 1) {
    await createComment(sandbox, user, deployment, { kind: 'top-level', body: `Comment ${index}` });
  }
}

/** Files of which the last one says that its code was asked for. */
function watchedFiles(): { readonly fileViews: FileViews; readonly colored: Promise<readonly string[]> } {
  const { promise: colored, resolve } = Promise.withResolvers<readonly string[]>();
  const asked: string[] = [];
  const fileViews: FileViews = {
    of: async (_, files) =>
      files.map((file, index) => ({
        path: (file.new ?? file.old)?.path ?? '',
        renamedFrom: null,
        change: 'changed',
        content: file.content,
        lines: [],
        get code() {
          asked.push(this.path);
          if (index === files.length - 1) resolve(asked);
          return [];
        },
        added: 0,
        removed: 0,
      })),
  };
  return { fileViews, colored };
}

async function changedPaths(): Promise<readonly string[]> {
  const { path, base, head } = repository;
  return (await sandbox.diffs.ofPair(path, base, head)).map((file) => (file.new ?? file.old)?.path ?? '');
}

test('the first comment on a diff has its files colored, and each comment is rendered', async () => {
  const { fileViews, colored } = watchedFiles();
  const rendered: string[] = [];
  warmPages(sandbox, fileViews, (body) => rendered.push(body));
  await comment(2);
  expect(await waitFor('the code of every file', colored)).toEqual(await changedPaths());
  expect(rendered).toEqual(['Comment 0', 'Comment 1']);
});

test('a start has the newest deployment rendered where it has many comments, a little at a time', async () => {
  await comment(150);
  const { fileViews, colored } = watchedFiles();
  const order: string[] = [];
  warmPages(sandbox, fileViews, (body) => {
    order.push(body);
    if (order.length === 1) setImmediate(() => order.push('a request'));
  });
  expect(order).toEqual([]);
  expect(await waitFor('the code of every file', colored)).toEqual(await changedPaths());
  expect(order.slice(0, 3)).toEqual(['Comment 0', 'a request', 'Comment 1']);
  expect(order).toHaveLength(151);
});

test('what a start renders ends with the sandbox', async () => {
  await comment(150);
  const rendered: string[] = [];
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  warmPages(sandbox, watchedFiles().fileViews, (body) => {
    rendered.push(body);
    if (rendered.length < 3) return;
    sandbox.store.close();
    setImmediate(() => setImmediate(resolve));
  });
  await waitFor('the store to be closed', closed);
  expect(rendered).toHaveLength(3);
});

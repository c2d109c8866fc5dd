import { afterEach, expect, test } from '@jest/globals';
import { log } from './logs.ts';
import { accounting, openStory, readable, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

type Field = 'locations' | 'relatedLocations';

/** A log with one error at several places, in this order. */
function at(tool: string, others: Field, ...paths: string[]) {
  const made = log(
    paths.map((path) => ({ path, line: 2, level: 'error' as const })),
    tool,
  );
  const [run] = made.runs;
  const [first, ...more] = run?.results ?? [];
  const locations = more.flatMap((one) => one.locations ?? []);
  Object.assign(first ?? {}, {
    [others]: others === 'locations' ? [...(first?.locations ?? []), ...locations] : locations,
  });
  run?.results?.splice(1);
  return made;
}

const CODE = 'one\ntwo\nthree\n';

test.each([
  ['Linter', 'locations'],
  ['jscpd', 'relatedLocations'],
] as const)('a result of %s with several places is where the change is', async (tool, field) => {
  story = await openStory('full', { 'cart.js': CODE }, { 'order.js': CODE });
  const first = await story.run(at(tool, field, 'cart.js', 'order.js'));
  expect(first.status).toBe(1);
  const { threads } = await story.truth();
  expect(threads).toEqual([expect.objectContaining({ path: 'order.js', newLine: 2 })]);
  expect(threads[0]?.comments[0]?.body).toContain('cart.js:2');

  await story.push({ 'README.md': 'x\n' });
  const second = await story.run(at(tool, field, 'order.js', 'cart.js'));
  expect(accounting(second)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
});

test.each(['node_modules/x/cart.js', 'gone.js', '-'])(
  'a result whose first place is %s is at the next one',
  async (elsewhere) => {
    story = await openStory('full', { 'cart.js': CODE }, { 'order.js': CODE });
    const result = await story.run(at('Linter', 'locations', elsewhere, 'order.js'));
    expect(accounting(result)).toBe('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(result.log).not.toMatch(/dependenc|does not exist/u);
  },
);

test('a place whose lines the change reaches into is one of the change, whichever is named first', async () => {
  story = await openStory(
    'full',
    { 'cart.js': CODE, 'order.js': CODE },
    { 'order.js': 'one\ntwo\nnew\nthree\n' },
  );
  for (const paths of [
    ['cart.js', 'order.js'],
    ['order.js', 'cart.js'],
  ]) {
    const made = at('Linter', 'locations', ...paths);
    for (const { physicalLocation } of made.runs[0]?.results?.[0]?.locations ?? [])
      Object.assign(physicalLocation?.region ?? {}, { endLine: 3 });
    expect((await story.run(made)).status).toBe(1);
  }
  expect(readable(await story.truth())).toEqual([expect.stringContaining('order.js:2, old 2 open')]);
});

test('a thread stays where two added places are named in another order', async () => {
  story = await openStory('full', { 'README.md': 'x\n' }, { 'a.js': CODE, 'b.js': CODE });
  await story.run(at('Linter', 'locations', 'a.js', 'b.js'));
  const threads = readable(await story.truth());
  expect(threads).toEqual([expect.stringContaining('a.js:2 open')]);

  await story.push({ 'README.md': 'y\n' });
  const second = await story.run(at('Linter', 'locations', 'b.js', 'a.js'));
  expect(accounting(second)).toBe('1 result = 1 kept; threads: 0 posted, 0 resolved, 0 reopened');
  expect(readable(await story.truth())).toEqual(threads);
});

test('related places of other tools are no places of the result', async () => {
  story = await openStory('full', { 'cart.js': CODE }, { 'order.js': CODE });
  const result = await story.run(at('Linter', 'relatedLocations', 'cart.js', 'order.js'));
  expect([result.status, accounting(result)]).toEqual([
    0,
    '1 result = 1 filtered; threads: 0 posted, 0 resolved, 0 reopened',
  ]);
});

import { expect, test } from '@jest/globals';
import { Slots } from '../../git/run-git.ts';

test('no more works run at a time than there are slots, and each has its turn, also after a failure', async () => {
  const slots = new Slots(2);
  let running = 0;
  let most = 0;
  const work = (index: number) => async (): Promise<number> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    if (index === 1) throw new Error('failed');
    return index;
  };
  const done = await Promise.allSettled([0, 1, 2, 3, 4, 5].map((index) => slots.use(work(index))));
  expect(done.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    0,
    'failed',
    2,
    3,
    4,
    5,
  ]);
  expect(most).toBe(2);
});

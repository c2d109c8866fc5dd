import { resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { oursWithGit, oursWithoutGit } from './our-matcher.ts';
import { dropCopies, readSources } from './read-sources.ts';
import { replay } from './replay.ts';
import { SIMPLE_KEYS } from './simple-keys.ts';
import { type Count, createTally, FATES, sum, type Tally } from './tally.ts';

const ROOT = resolve(import.meta.dirname, '..');
/** Sources of dependencies stay the same while the project changes, and so does the truth of this test. */
const SOURCES = dropCopies(readSources(ROOT, 'node_modules/hono/**/*.js'));
const REPLAY = { seed: 5, pushes: 2, pace: { files: 0.15, edits: 4 }, threads: 1 };
const UNCHANGED = ['unchanged, once', 'unchanged, repeated'] as const;

/** Tens of thousands of findings, matched by every contender: beside other work that takes a minute. */
const REPLAY_MS = 240_000;

let tallies: ReadonlyMap<string, Tally>;

beforeAll(async () => {
  tallies = await replay(SOURCES, REPLAY, (git) => [oursWithGit(git), oursWithoutGit, ...SIMPLE_KEYS]);
}, REPLAY_MS);

function tallyOf(contender: string): Tally {
  const tally = tallies.get(contender);
  if (tally === undefined) throw new Error(`there is no contender ${contender}`);
  return tally;
}

function shares({ findings, lost, wrong }: Count): { readonly lost: number; readonly wrong: number } {
  return { lost: lost / findings, wrong: wrong / findings };
}

describe('a replay of generated edits', () => {
  test('plays every fate, over enough findings to speak of hundredths of a percent', () => {
    const { counts } = tallyOf('ours, with git');
    for (const fate of FATES) expect(counts[fate].findings).toBeGreaterThan(0);
    expect(sum(tallyOf('ours, with git'), UNCHANGED).findings).toBeGreaterThan(20_000);
  });

  test('loses and mistakes nothing on unchanged lines that occur once, with git', () => {
    expect(tallyOf('ours, with git').counts['unchanged, once']).toMatchObject({ lost: 0, wrong: 0 });
  });

  test('loses less than 0.02 % and mistakes less than 0.05 % on unchanged lines, without git', () => {
    const { lost, wrong } = shares(sum(tallyOf('ours, without git'), UNCHANGED));
    expect(lost).toBeLessThan(0.0002);
    expect(wrong).toBeLessThan(0.0005);
  });

  test.each(SIMPLE_KEYS.map(({ name }) => name))(
    'needs fewer threads resolved, posted again and mistaken than %s',
    (key) => {
      const badOf = (name: string): number => {
        const { lost, wrong } = sum(tallyOf(name));
        return lost + wrong;
      };
      expect(badOf('ours, without git')).toBeLessThan(badOf(key));
      expect(badOf('ours, with git')).toBeLessThan(badOf(key));
    },
  );

  test('is the same for the same seed', async () => {
    const few = SOURCES.filter((_, index) => index % 10 === 0);
    const play = async () => [...(await replay(few, REPLAY, () => [oursWithoutGit]))];
    const [[, first] = []] = await play();
    expect(sum(first ?? createTally()).findings).toBeGreaterThan(1_000);
    expect(await play()).toEqual([['ours, without git', first]]);
  });
});

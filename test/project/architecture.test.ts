import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { drawArchitecture, fillPicture } from '../../scripts/draw-architecture.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the picture of the architecture is drawn from the code', async () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const { options } = JSON.parse(readFileSync(join(ROOT, '.dependency-cruiser.json'), 'utf8'));
  const picture = await drawArchitecture('.', options);
  expect(picture).toContain('logs --> finding');
  expect(fillPicture(page, picture)).toBe(page);
});

/** Rooms from which imports lead into a circle. */
function circling(picture: string): readonly string[] {
  const arrows = [...picture.matchAll(/^ *(\S+) --> (\S+)$/gmu)].map(([, from = '', to = '']) => ({
    from,
    to,
  }));
  if (arrows.length === 0) throw new Error('the picture has no arrow');
  let left = arrows;
  for (;;) {
    const importing = new Set(left.map(({ from }) => from));
    const rest = left.filter(({ to }) => importing.has(to));
    if (rest.length === left.length) return [...importing].toSorted();
    left = rest;
  }
}

test('no room imports one that imports it', () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  expect(circling(page)).toEqual([]);
  expect(circling('  step --> run\n  run --> review\n  review --> plan\n')).toEqual([]);
  expect(circling('  run --> review\n  review --> plan\n  plan --> run\n  plan --> text\n')).toEqual([
    'plan',
    'review',
    'run',
  ]);
  expect(() => circling('')).toThrow('the picture has no arrow');
});

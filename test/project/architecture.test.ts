import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { drawArchitecture } from '../../scripts/draw-architecture.ts';
import { fillPicture } from '../../scripts/fill-picture.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('the picture of the architecture is drawn from the code', async () => {
  const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
  const { options } = JSON.parse(readFileSync(join(ROOT, '.dependency-cruiser.json'), 'utf8'));
  const picture = await drawArchitecture('.', options);
  expect(picture).toContain('thread --> finding');
  expect(fillPicture(page, picture)).toBe(page);
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';

const FOLDER = join(import.meta.dirname, '../../fixtures/golden');

/**
 * Compares with a committed file. `UPDATE_GOLDEN=1` writes the files instead, so that the change is read in
 * review.
 */
export function expectGolden(name: string, text: string): void {
  const path = join(FOLDER, name);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, text);
  expect(text).toBe(readFileSync(path, 'utf8'));
}

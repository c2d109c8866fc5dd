import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const MODULE = join(import.meta.dirname, '../../src/sarif/young-space.ts');

/** Bytes of the space for young objects of a process of its own, which keeps much of what it makes. */
function youngSpace(around: string): number {
  const script = `
    const { getHeapSpaceStatistics } = await import('node:v8');
    const { withSmallYoungSpace } = await import(${JSON.stringify(MODULE)});
    const plainly = (work) => work();
    const fill = async () => Array.from({ length: 400_000 }, (_, index) => ({ text: String(index) }));
    if (${around} === 'after it') await withSmallYoungSpace(async () => {});
    const kept = await (${around} === 'in it' ? withSmallYoungSpace : plainly)(fill);
    const { space_size: size } = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space');
    console.log(kept.length && size);`;
  return Number(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  );
}

test('the space for young objects stays small during the work, and grows as ever after it', () => {
  const usual = youngSpace(`'without it'`);
  expect(youngSpace(`'in it'`)).toBeLessThan(usual / 2);
  expect(youngSpace(`'after it'`)).toBeGreaterThan(usual / 2);
});

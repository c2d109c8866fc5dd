import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');
const EXPORTED =
  /^export (?:declare |abstract )*(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gmu;

/** The folder that is read together: a room, or one service or front within its room. */
const ROOM = /^(?:(?:services|fronts)\/[^/]+|[^/]+)(?=\/)/u;

/** Exported names that several files of one room declare, with these files. */
function doubles(folder: string, exclude: readonly string[] = []): readonly string[] {
  const files = globSync('**/*.ts', { cwd: folder, exclude }).toSorted();
  if (files.length === 0) throw new Error(`there are no sources in ${folder}`);
  const declared = files.flatMap((file) => {
    const names = [...readFileSync(join(folder, file), 'utf8').matchAll(EXPORTED)];
    // The signatures of an overloaded function are one declaration.
    return [...new Set(names.map(([, name = '']) => name))].map((name) => ({ name, file }));
  });
  if (declared.length === 0) throw new Error(`nothing is exported in ${folder}`);
  const inRooms = Map.groupBy(declared, ({ name, file }) => `${ROOM.exec(file)?.[0] ?? ''}: ${name}`);
  return [...inRooms.values()].flatMap((uses) =>
    uses.length === 1 ? [] : `${uses[0]?.name}: ${uses.map(({ file }) => file).join(', ')}`,
  );
}

test.each([
  ['the review', join(ROOT, 'src'), []],
  // A program of its own, which has words of its own for the same things.
  ['the sandbox', join(ROOT, 'sandbox'), ['test/**']],
  ['the measures', join(ROOT, 'bench'), []],
])('an exported name has one meaning in each room of %s', (_, folder, exclude) => {
  expect(doubles(folder, exclude)).toEqual([]);
});

test('a name that two files export is told, and so is a folder without sources', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-names-'));
  try {
    expect(() => doubles(folder)).toThrow(/no sources/u);
    mkdirSync(join(folder, 'plan'));
    writeFileSync(join(folder, 'plan/a.ts'), 'export interface Policy {}\nexport const LIMIT = 1;\n');
    expect(doubles(folder)).toEqual([]);
    writeFileSync(join(folder, 'plan/b.ts'), 'export type Policy = 1;\nconst LIMIT = 2;\n');
    expect(doubles(folder)).toEqual(['Policy: plan/a.ts, plan/b.ts']);
    for (const room of ['services/one', 'services/two', 'report']) {
      mkdirSync(join(folder, room), { recursive: true });
      writeFileSync(join(folder, room, 'c.ts'), 'export const READ = 1;\n');
    }
    expect(doubles(folder)).toEqual(['Policy: plan/a.ts, plan/b.ts']);
    writeFileSync(join(folder, 'services/two/d.ts'), 'export const READ = 1;\n');
    expect(doubles(folder)).toContain('READ: services/two/c.ts, services/two/d.ts');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

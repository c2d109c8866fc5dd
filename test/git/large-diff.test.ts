import { expect, test } from '@jest/globals';
import { toAnchor } from '../../src/diff/anchor.ts';
import { toDiff } from '../../src/diff/diff.ts';
import { mapLineForward } from '../../src/diff/line-map.ts';
import { createGit } from '../../src/git/git.ts';
import { readDiff } from '../../src/git/read-diff.ts';
import { createRepository } from './repository.ts';

test('anchors in a file of 100,000 lines', async () => {
  const repository = createRepository();
  try {
    const rows = Array.from({ length: 100_000 }, (_, index) => `row ${index + 1}`);
    const base = repository.commit({ big: `${rows.join('\n')}\n` });
    const changed = rows.flatMap((row, index) => (index % 1_000 === 0 ? [`new before ${row}`, row] : [row]));
    const head = repository.commit({ big: `${changed.join('\n')}\n` });
    const diff = await readDiff(createGit(repository.path, process.env), base, head);
    const hunks = diff.byNewPath.get('big')?.hunks ?? [];
    expect(hunks).toHaveLength(100);
    expect(rows.every((row, index) => changed[(mapLineForward(hunks, index + 1) ?? 0) - 1] === row)).toBe(
      true,
    );
    const last = changed.length;
    const place = { kind: 'lines', path: 'big', startLine: last, endLine: last } as const;
    const anchoring = toAnchor({
      place,
      toHead: toDiff(head, head, []),
      diff,
      linesOf: () => ({ readings: [{ toHead: [], fromBase: hunks, count: last }] }),
      can: { lines: 'changed-files', ladder: ['line'] },
    });
    expect(anchoring).toMatchObject({ kind: 'anchored', anchor: { newLine: last, oldLine: 100_000 } });
  } finally {
    repository.dispose();
  }
});

test('reads a diff of 3,000 files', async () => {
  const repository = createRepository();
  try {
    const names = Array.from({ length: 3_000 }, (_, index) => `dir ${index % 50}/file-${index}.txt`);
    const base = repository.commit(Object.fromEntries(names.map((name) => [name, `${name}\nsame\n`])));
    const head = repository.commit(Object.fromEntries(names.map((name) => [name, `${name}\nsame\nadded\n`])));
    const diff = await readDiff(createGit(repository.path, process.env), base, head);
    expect(diff.files).toHaveLength(3_000);
    expect(diff.files.every(({ hunks }) => hunks[0]?.newStart === 3 && hunks[0].newLines === 1)).toBe(true);
  } finally {
    repository.dispose();
  }
});

/*
 * Has the new forms of markers read by the source of an earlier release, and writes down what it says:
 *   node scripts/read-by-release.ts COMMIT
 * The test test/thread/earlier-release.test.ts compares the texts with those that are written now.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { IDENTITY } from '../test/thread/listing.ts';
import { KEYS } from '../test/thread/make-thread.ts';
import { NEW_MARKERS } from '../test/thread/new-markers.ts';

const FIXTURE = 'fixtures/markers/earlier-release.json';

const [commit] = process.argv.slice(2);
if (commit === undefined)
  throw new Error('name the commit of the release: node scripts/read-by-release.ts COMMIT');
const root = resolve(import.meta.dirname, '..');
const folder = resolve(root, 'build/earlier-release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const archive = execFileSync('git', ['archive', commit, 'src'], { cwd: root, maxBuffer: 1e9 });
execFileSync('tar', ['-x', '-C', folder], { input: archive });
const { readThreads } = await import(`${folder}/src/thread/read-threads.ts`);
const markers = NEW_MARKERS.map(({ name, comment }) => {
  const { threads, overviews, later, forged } = readThreads([KEYS], IDENTITY, [comment]);
  return { name, comment, reading: { threads: threads.length, overviews: overviews.length, later, forged } };
});
const full = execFileSync('git', ['rev-parse', commit], { cwd: root, encoding: 'utf8' }).trim();
writeFileSync(resolve(root, FIXTURE), `${JSON.stringify({ commit: full, markers }, null, 2)}\n`);
rmSync(folder, { recursive: true });

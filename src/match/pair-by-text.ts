import { hunksAround, oldSpan } from '../diff/line-map.ts';
import type { Fingerprint, Thread } from '../model.ts';
import { compareTexts } from '../text/names.ts';
import { lowerBound } from './align.ts';
import { type Candidate, isNewLine, lineOf, type Matching, shareMessage } from './candidate.ts';
import { LINES_AROUND } from './fingerprint.ts';
import type { Allowed, Pairing } from './pairing.ts';

// Finds lines by what they say and by what stands around them, where git cannot tell where they are.

/** What many files begin with: alone it tells nothing of where the rest of a file went. */
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected.
 */
const NEAR = 1;

/** A line that was found again: what stood at `old` stands at `now`. */
interface Landmark {
  old: number;
  now: number;
}

/** What stands around a line: on both sides, above it, below it. */
const SURROUNDINGS: readonly ((print: Fingerprint) => string)[] = [
  ({ above, below }) => `${above} ${below}`,
  ({ above }) => `above ${above}`,
  ({ below }) => `below ${below}`,
];

/** Only for threads whose own line is not there any more, or of which git cannot tell. */
export function pairByText(pairing: Pairing): void {
  const { free, threads, pairs, rules, known } = pairing;
  const wanted = new Set(
    [...free].flatMap(({ where, fingerprint }) => (where.kind === 'at' ? [] : fingerprint.text)),
  );
  const searched = new Set(
    [...free].flatMap((thread) => (thread.where.kind === 'at' ? [] : rules.get(thread))),
  );
  const textOf = (candidate: Candidate): string | undefined => {
    const text = searched.has(candidate.rule) ? candidate.print.text : '';
    return text !== '' && wanted.has(text) ? text : undefined;
  };
  const ofThread =
    (...parts: ((thread: Thread) => string)[]) =>
    (thread: Thread): string | undefined => {
      const { text } = thread.fingerprint;
      return thread.where.kind === 'at' || text === ''
        ? undefined
        : [text, ...parts.map((of) => of(thread))].join('\n');
    };
  const ofCandidate =
    (...parts: ((candidate: Candidate) => string)[]) =>
    (candidate: Candidate): string | undefined => {
      const text = textOf(candidate);
      return text === undefined ? undefined : [text, ...parts.map((of) => of(candidate))].join('\n');
    };
  const isNew: Allowed = (thread, candidate) => isNewLine(thread, candidate, known);
  const inFile = (home: (thread: Thread) => string): void => {
    const path = (candidate: Candidate): string => candidate.path;
    for (const around of SURROUNDINGS) {
      const keys = [
        ofThread(home, ({ fingerprint }) => around(fingerprint)),
        ofCandidate(path, ({ print }) => around(print)),
      ] as const;
      pairing.ifUnique('surroundings', 'left', ...keys, isNew);
      pairing.inOrder('surroundings', ...keys, isNew, expectLines(pairing, home));
    }
    pairing.ifUnique(
      'message',
      'all',
      ofThread(home, ({ fingerprint }) => fingerprint.messages.join()),
      ofCandidate(path, ({ said }) => said.messages.join()),
      isNew,
    );
    const expected = expectLines(pairing, home);
    const isNear: Allowed = (thread, candidate) =>
      Math.abs(expected(thread) - candidate.line) <= NEAR &&
      isNew(thread, candidate) &&
      shareMessage(thread, candidate);
    pairing.inOrder('message', ofThread(home), ofCandidate(path), isNear, expected);
  };
  const made = pairs.size;
  inFile((thread) => lineOf(thread).path);
  let moved = findMovedFiles(pairing);
  const isElsewhere: Allowed = (thread, candidate) => {
    const target = moved(thread);
    const text = known.lines(known.head, candidate.path)?.[candidate.line - 1] ?? '';
    return (
      (target ?? candidate.path) === candidate.path &&
      isNew(thread, candidate) &&
      (target !== undefined || !IMPORT.test(text))
    );
  };
  for (const around of SURROUNDINGS) {
    pairing.ifUnique(
      'other-file',
      'all',
      ofThread(({ fingerprint }) => around(fingerprint)),
      ofCandidate(({ print }) => around(print)),
      isElsewhere,
    );
    moved = findMovedFiles(pairing);
  }
  // What is gone from one file may be in one that is new, whatever reads the same elsewhere.
  const homes = new Set(threads.map((thread) => lineOf(thread).path));
  for (const around of [...SURROUNDINGS, () => '']) {
    const [ofOne, ofOther] = [
      ofThread(({ fingerprint }) => around(fingerprint)),
      ofCandidate(({ print }) => around(print)),
    ];
    pairing.ifUnique(
      'other-file',
      'left',
      (thread) => (isGone(thread, known) ? ofOne(thread) : undefined),
      (candidate) => (homes.has(candidate.path) ? undefined : ofOther(candidate)),
      isElsewhere,
    );
    moved = findMovedFiles(pairing);
  }
  // Where nothing was found, it would do the same again.
  if (pairs.size > made) inFile((thread) => moved(thread) ?? lineOf(thread).path);
  pairing.ifUnique('other-file', 'all', ofThread(), ofCandidate(), isElsewhere);
}

/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. Where
 * git says that it was removed, the nearest one of its hunk, because lines that are removed together move
 * together.
 */
function expectLines(pairing: Pairing, home: (thread: Thread) => string): (thread: Thread) => number {
  const landmarksBeside = findLandmarks(pairing, home);
  const expect = (thread: Thread): number => {
    const { line } = thread.fingerprint;
    const [above, below] = landmarksBeside(thread);
    const nearest = below === undefined || (above && line - above.old <= below.old - line) ? above : below;
    return nearest === undefined ? lineOf(thread).line : line + nearest.now - nearest.old;
  };
  // A thread is compared with each of its look-alikes.
  const expected = new Map<Thread, number>();
  return (thread) => {
    const line = expected.get(thread) ?? expect(thread);
    expected.set(thread, line);
    return line;
  };
}

/** The next lines above and below that of a thread that were found again, and where they are now. */
function findLandmarks(
  { pairs, known }: Pairing,
  home: (thread: Thread) => string,
): (thread: Thread) => (Landmark | undefined)[] {
  const keyOf = ({ fingerprint: { commit, path, line } }: Thread, now: string): string => {
    const hunks = known.since.get(commit)?.loose.byOldPath.get(path)?.hunks ?? [];
    return JSON.stringify([commit, path, now, hunksAround(hunks, line, oldSpan).before?.oldStart]);
  };
  const landmarks = new Map<string, Landmark[]>();
  for (const [thread, { candidate }] of pairs) {
    if (thread.where.kind === 'at' || candidate.line === 0) continue;
    const key = keyOf(thread, candidate.path);
    const group = landmarks.get(key) ?? [];
    landmarks.set(key, group);
    group.push({ old: thread.fingerprint.line, now: candidate.line });
  }
  for (const group of landmarks.values()) group.sort((a, b) => a.old - b.old || a.now - b.now);
  return (thread) => {
    const group = landmarks.get(keyOf(thread, home(thread))) ?? [];
    const next = lowerBound(group, thread.fingerprint.line + 1, ({ old }) => old);
    return [group[next - 1], group[next]];
  };
}

function isGone({ where }: Thread, known: Matching): boolean {
  return (
    where.kind === 'deleted' ||
    (where.kind === 'unknown' && known.lines(known.head, where.path) === undefined)
  );
}

/**
 * The file in which most lines were found of one that is gone; undefined where it is there, or nothing was
 * found.
 */
function findMovedFiles({ pairs, known }: Pairing): (thread: Thread) => string | undefined {
  const found = new Map<string, Map<string, number>>();
  for (const [thread, { candidate }] of pairs) {
    const { path } = thread.fingerprint;
    if (candidate.path === path || !isGone(thread, known)) continue;
    const counts = found.get(path) ?? new Map<string, number>();
    found.set(path, counts.set(candidate.path, (counts.get(candidate.path) ?? 0) + 1));
  }
  const targets = new Map(
    [...found].map(([path, counts]) => [
      path,
      [...counts].toSorted(([a, n], [b, m]) => m - n || compareTexts(a, b))[0]?.[0],
    ]),
  );
  return (thread) => (isGone(thread, known) ? targets.get(thread.fingerprint.path) : undefined);
}

/**
 * Without its commit, an edited line is next to one that was found again, or between two that moved alike.
 */
export function pairInPlace(pairing: Pairing): void {
  const landmarksBeside = findLandmarks(pairing, (thread) => lineOf(thread).path);
  pairing.inOrder(
    'edit',
    (thread) => {
      const { where, fingerprint } = thread;
      if (where.kind !== 'unknown' || fingerprint.text === '') return undefined;
      const [above, below] = landmarksBeside(thread);
      const shifts = [above, below].map((near) => near && near.now - near.old);
      const beside = [above, below].flatMap((near) =>
        near !== undefined && Math.abs(near.old - fingerprint.line) === 1 ? near.now - near.old : [],
      );
      const shift = shifts[0] === shifts[1] ? shifts[0] : beside.length === 1 ? beside[0] : undefined;
      return shift === undefined ? undefined : `${where.path}\n${fingerprint.line + shift}`;
    },
    ({ path, line }) => `${path}\n${line}`,
    (thread, candidate) =>
      shareMessage(thread, candidate) && thread.fingerprint.block === candidate.print.block,
  );
}

/** Without its commit, an edited line is where its message is in the same surroundings. */
export function pairBySurroundings(pairing: Pairing): void {
  const { free, rules } = pairing;
  const lost = new Set(
    [...free].filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== ''),
  );
  const searched = new Set([...lost].map((thread) => rules.get(thread)));
  for (const [index, around] of SURROUNDINGS.entries()) {
    const expected = expectLines(pairing, (thread) => lineOf(thread).path);
    pairing.ifUnique(
      'edit',
      'left',
      (thread) => (lost.has(thread) ? `${lineOf(thread).path}\n${around(thread.fingerprint)}` : undefined),
      (candidate) =>
        searched.has(candidate.rule) ? `${candidate.path}\n${around(candidate.print)}` : undefined,
      (thread, candidate) =>
        shareMessage(thread, candidate) &&
        (index === 0 || Math.abs(expected(thread) - candidate.line) <= LINES_AROUND),
    );
  }
}

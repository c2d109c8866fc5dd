import { type Contender, type KnownSpot, type MadePair, type Snapshot, squeeze } from './snapshot.ts';

/** Keys for the spots of a state; a key that comes twice gets its number in the order of the lines. */
type ToKeys = (snapshot: Snapshot) => (spot: KnownSpot) => string;

/** What tools do that keep a key with a finding. */
export const SIMPLE_KEYS: readonly Contender[] = [
  keyed(
    'rule + path + line + message',
    () =>
      ({ spot }) =>
        JSON.stringify([...common(spot), place(spot), message(spot)]),
  ),
  keyed(
    'rule + path + message, in order',
    () =>
      ({ spot }) =>
        JSON.stringify([...common(spot), message(spot)]),
  ),
  keyed('rolling line hash', (snapshot) => {
    const hashes = new Map(
      snapshot.tree.map(({ path, lines }) => [path, lineHashes(lines.map(({ text }) => text))]),
    );
    return ({ spot }) =>
      JSON.stringify([...common(spot), hashes.get(spot.place.path ?? '')?.[place(spot) - 1]]);
  }),
];

function common(spot: KnownSpot['spot']): readonly string[] {
  return [spot.rule.id, spot.place.path ?? ''];
}

function place(spot: KnownSpot['spot']): number {
  return spot.place.kind === 'lines' ? spot.place.startLine : 0;
}

function message({ findings }: KnownSpot['spot']): string {
  return findings.map((finding) => finding.message).join('\n');
}

/** A contender that pairs findings of equal keys, in their order where a key comes several times. */
function keyed(name: string, toKeys: ToKeys): Contender {
  return {
    name,
    async pair(old, now) {
      const spots = indexByKey(now, toKeys);
      return [...indexByKey(old, toKeys)].flatMap(([key, spot]): readonly MadePair[] => {
        const partner = spots.get(key);
        return partner === undefined ? [] : [{ old: spot, now: partner.spot, evidence: 'key' }];
      });
    },
  };
}

function indexByKey(snapshot: Snapshot, toKeys: ToKeys): ReadonlyMap<string, KnownSpot> {
  const keyOf = toKeys(snapshot);
  const counts = new Map<string, number>();
  return new Map(
    snapshot.spots.map((spot) => {
      const key = keyOf(spot);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} ${count}`, spot];
    }),
  );
}

/**
 * Characters that code scanning's `primaryLocationLineHash` looks at, from the start of the line on, white
 * space within lines left out.
 */
const WINDOW = 100;

/**
 * For each line what code scanning's fingerprint of it depends on: the window, and its number among equal
 * windows of the file. The window stands for its hash, which is only kinder: it never collides.
 */
function lineHashes(lines: readonly string[]): readonly string[] {
  const text = lines.map((line) => `${squeeze(line)}\n`).join('');
  const counts = new Map<string, number>();
  let start = 0;
  return lines.map((line) => {
    const window = text.slice(start, start + WINDOW);
    start += squeeze(line).length + 1;
    const count = (counts.get(window) ?? 0) + 1;
    counts.set(window, count);
    return `${window}:${count}`;
  });
}

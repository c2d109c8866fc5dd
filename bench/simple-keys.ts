import { type Contender, type KnownFinding, type MadePair, type Snapshot, squeeze } from './snapshot.ts';

/** Keys for the findings of a state; a key that comes twice gets its number in the order of the lines. */
type ToKeys = (snapshot: Snapshot) => (finding: KnownFinding) => string;

/** What tools do that keep a key with a finding. */
export const SIMPLE_KEYS: readonly Contender[] = [
  keyed(
    'rule + path + line + message',
    () =>
      ({ finding }) =>
        JSON.stringify([...common(finding), place(finding), message(finding)]),
  ),
  keyed(
    'rule + path + message, in order',
    () =>
      ({ finding }) =>
        JSON.stringify([...common(finding), message(finding)]),
  ),
  keyed('rolling line hash', (snapshot) => {
    const hashes = new Map(
      snapshot.tree.map(({ path, lines }) => [path, lineHashes(lines.map(({ text }) => text))]),
    );
    return ({ finding }) =>
      JSON.stringify([...common(finding), hashes.get(finding.place.path ?? '')?.[place(finding) - 1]]);
  }),
];

function common(finding: KnownFinding['finding']): readonly string[] {
  return [finding.rule.id, finding.place.path ?? ''];
}

function place(finding: KnownFinding['finding']): number {
  return finding.place.kind === 'lines' ? finding.place.startLine : 0;
}

function message({ results }: KnownFinding['finding']): string {
  return results.map((result) => result.message).join('\n');
}

/** A contender that pairs findings of equal keys, in their order where a key comes several times. */
function keyed(name: string, toKeys: ToKeys): Contender {
  return {
    name,
    async pair(old, now) {
      const findings = indexByKey(now, toKeys);
      return [...indexByKey(old, toKeys)].flatMap(([key, finding]): readonly MadePair[] => {
        const partner = findings.get(key);
        return partner === undefined ? [] : [{ old: finding, now: partner.finding, evidence: 'key' }];
      });
    },
  };
}

function indexByKey(snapshot: Snapshot, toKeys: ToKeys): ReadonlyMap<string, KnownFinding> {
  const keyOf = toKeys(snapshot);
  const counts = new Map<string, number>();
  return new Map(
    snapshot.findings.map((finding) => {
      const key = keyOf(finding);
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return [`${key} ${count}`, finding];
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

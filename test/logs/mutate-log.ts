import fc from 'fast-check';

/** One change of a log. Places are fractions of its length, so that a change fits any log. */
export type Mutation =
  | { readonly kind: 'flip'; readonly at: number; readonly bits: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'remove' | 'double'; readonly at: number; readonly length: number }
  | { readonly kind: 'insert'; readonly at: number; readonly text: string }
  | { readonly kind: 'replace'; readonly at: number; readonly value: unknown }
  | { readonly kind: 'swap'; readonly at: number; readonly with: number };

const place = fc.double({ min: 0, max: 1, noNaN: true });
const text = fc.constantFrom(
  ...[
    '"',
    '\\',
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '\u0000',
    '\ufeff',
    '\ud83d',
    '[[[[[[[[',
    '{"a":{"a":',
    '"results":null,',
  ],
  ...['1e999', '-', '\\ud800', '%', '../', '__proto__', '\u001b[31m', '::error::'],
);
const value = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2 ** 53, '', [], {}, [null], [[]], [{}]),
  fc.constantFrom<unknown>(
    ...['__proto__', '../../etc/passwd', 'file:///', '%SRCROOT%', '%ff', 'C:\\a', '\u0000', '\ud800'],
  ),
  fc.constantFrom<unknown>(
    ...['a/'.repeat(3_000), '{0}'.repeat(2_000), '[a](1)'.repeat(2_000), 'none', 'absent', 'pass', '2.1.0'],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Changes of the bytes of a log, and of the values in it. */
export const mutations: Readonly<Record<'bytes' | 'values', fc.Arbitrary<Mutation>>> = {
  bytes: fc.oneof(
    fc.record({ kind: fc.constant('flip' as const), at: place, bits: fc.integer({ min: 1, max: 255 }) }),
    fc.record({ kind: fc.constant('cut' as const), at: place }),
    fc.record({
      kind: fc.constantFrom('remove' as const, 'double' as const),
      at: place,
      length: fc.integer({ min: 1, max: 200 }),
    }),
    fc.record({ kind: fc.constant('insert' as const), at: place, text }),
  ),
  values: fc.oneof(
    fc.record({ kind: fc.constant('replace' as const), at: place, value }),
    fc.record({ kind: fc.constant('swap' as const), at: place, with: place }),
  ),
};

/** The bytes of a log after all changes. Changes of values pass over a log that is no JSON. */
export function mutate(bytes: Buffer, changes: readonly Mutation[]): Buffer {
  return changes.reduce((changed, change) => applyTo(changed, change), bytes);
}

function applyTo(bytes: Buffer, change: Mutation): Buffer {
  const at = Math.floor(change.at * bytes.length);
  switch (change.kind) {
    case 'flip': {
      const flipped = Buffer.from(bytes);
      if (at < flipped.length) flipped[at] = (flipped[at] ?? 0) ^ change.bits;
      return flipped;
    }
    case 'cut':
      return bytes.subarray(0, at);
    case 'remove':
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + change.length)]);
    case 'double':
      return Buffer.concat([bytes.subarray(0, at + change.length), bytes.subarray(at)]);
    case 'insert':
      return Buffer.concat([bytes.subarray(0, at), Buffer.from(change.text), bytes.subarray(at)]);
    default:
      return changeValue(bytes, change);
  }
}

interface Slot {
  readonly holder: Record<string, unknown>;
  readonly name: string;
}

function changeValue(bytes: Buffer, change: Extract<Mutation, { kind: 'replace' | 'swap' }>): Buffer {
  const log = parse(bytes);
  const slots = [...slotsOf(log)];
  const one = slots[Math.min(slots.length - 1, Math.floor(change.at * slots.length))];
  if (one === undefined) return bytes;
  if (change.kind === 'replace') one.holder[one.name] = change.value;
  else {
    const other = slots[Math.min(slots.length - 1, Math.floor(change.with * slots.length))] ?? one;
    // Copies, so that nothing comes to hold itself.
    const values = structuredClone([one.holder[one.name], other.holder[other.name]]);
    [other.holder[other.name], one.holder[one.name]] = values;
  }
  return Buffer.from(JSON.stringify(log));
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Every value of a log, by what holds it. A list is unverified by its indexes. */
function* slotsOf(value: unknown): Generator<Slot> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const name of Object.keys(holder)) {
    yield { holder, name };
    yield* slotsOf(holder[name]);
  }
}

import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import type { Evidence } from '../../src/thread/evidence.ts';
import type { ThreadMarker } from '../../src/thread/mark.ts';
import { MARK_KINDS, type Mark } from '../../src/thread/mark.ts';

import { MOST_TWINS } from '../../src/thread/wording.ts';
import { anyCharacter } from '../any-character.ts';

/** Any text of a log, lone surrogates included. */
const text = fc.oneof(
  { weight: 9, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
  fc.constantFrom('\ud800', 'a\udc00b', '-->', '\r\n', '/merge'),
);
const sha = fc.stringMatching(/^[0-9a-f]{40}$/);
const hash = fc.stringMatching(/^[0-9a-f]{12}$/);
const rank = fc.record({ nth: fc.nat(), of: fc.nat() });
/** Some names mean something to JavaScript itself. */
const fingerprintName = fc.oneof(
  text,
  fc.constantFrom('constructor', 'toString', 'hasOwnProperty', '__proto__'),
);

const evidences: fc.Arbitrary<Evidence> = fc.record(
  {
    scope: fc.record({ tool: text, category: text }),
    ruleId: text,
    path: text,
    line: fc.nat(),
    head: sha,
    analyzed: sha,
    text: fc.oneof(hash, fc.constant('')),
    exact: hash,
    context: fc.oneof(hash, fc.constant('')),
    messages: fc.array(hash, { maxLength: 8 }),
    block: fc.stringMatching(/^[0-9a-f]{24}$/),
    ranks: fc.record({ inFile: rank, inBlock: rank }),
    wording: fc.record({ words: hash, level: fc.constantFrom(...LEVELS) }),
    named: fc.array(hash, { minLength: 1, maxLength: 8 }),
    fingerprints: fc
      .array(fc.tuple(fingerprintName, hash), { maxLength: 8 })
      .map((entries): Record<string, string> => Object.fromEntries(entries)),
  },
  {
    requiredKeys: [
      'scope',
      'ruleId',
      'path',
      'line',
      'head',
      'analyzed',
      'text',
      'context',
      'block',
      'wording',
      'messages',
      'fingerprints',
    ],
  },
);

export const threadMarkers: fc.Arbitrary<ThreadMarker> = fc.record(
  {
    nonce: hash,
    job: fc.string(),
    evidence: evidences,
    newLine: fc.nat(),
    oldLine: fc.nat(),
    asNew: fc.constant(true as const),
    nowAt: fc.record({ path: fc.string(), line: fc.nat() }),
    twins: fc.array(
      fc.record(
        {
          scope: fc.record({ tool: fc.string(), category: fc.string() }),
          ruleId: fc.string(),
          level: fc.constantFrom(...LEVELS),
          product: fc.string({ minLength: 1 }),
        },
        { requiredKeys: ['scope', 'ruleId', 'level'] },
      ),
      { minLength: 1, maxLength: MOST_TWINS },
    ),
  },
  { requiredKeys: ['nonce', 'job', 'evidence', 'newLine'] },
);

export const marks: fc.Arbitrary<Mark> = fc.record(
  {
    kind: fc.constantFrom(...MARK_KINDS),
    sequence: fc.integer({ min: 1 }),
    head: sha,
    foreignReplies: fc.nat(),
    evidence: evidences,
  },
  { requiredKeys: ['kind', 'sequence', 'head', 'foreignReplies'] },
);

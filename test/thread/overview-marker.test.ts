import { describe, expect, test } from '@jest/globals';
import { readMarker, writeOverviewMarker } from '../../src/thread/marker.ts';
import { hashEntries, hashScopes } from '../../src/thread/overview-marker.ts';
import { type FindingParts, makeSpot } from '../finding/make-finding.ts';
import { KEYS, PREVIOUS_KEYS } from './make-thread.ts';

const hashes = (...parts: readonly FindingParts[]): readonly string[] =>
  hashEntries(
    KEYS,
    parts.map((part) => makeSpot(part)),
  );

describe('the hashes of an overview', () => {
  test('are the same when a finding moves', () => {
    expect(hashes({ line: 9, endLine: 12 })).toEqual(hashes({ line: 3 }));
  });

  test.each<[string, FindingParts]>([
    ['tool', { tool: 'ESLint' }],
    ['category', { category: 'nightly' }],
    ['rule', { rule: 'eqeqeq' }],
    ['path', { path: 'src/b.ts' }],
    ['message', { message: 'Another.' }],
  ])('are others for another %s', (_, other) => {
    expect(hashes(other)).not.toEqual(hashes({}));
  });

  test('tell one more look-alike from as many as before', () => {
    const two = hashes({ line: 3 }, { line: 4 });
    expect(new Set(two).size).toBe(2);
    expect(hashes({ line: 13 }, { line: 14 }, { line: 15 }).slice(0, 2)).toEqual(two);
  });

  test('are keyed', () => {
    expect(hashEntries(PREVIOUS_KEYS, [makeSpot()])).not.toEqual(hashEntries(KEYS, [makeSpot()]));
  });

  test('always fit into a marker', () => {
    const entries = hashEntries(
      KEYS,
      Array.from({ length: 600 }, (_, index) => makeSpot({ line: index + 1 })),
    );
    expect(entries).toHaveLength(500);
    const scopes = hashScopes(
      KEYS,
      Array.from({ length: 30 }, (_, index) => `tool ${index}`),
    );
    const marker = {
      nonce: '0'.repeat(24),
      job: 'j'.repeat(100),
      entries,
      scopes,
    };
    const body = writeOverviewMarker(KEYS, ['293'], marker);
    expect(readMarker([KEYS], ['293'], { body, discussionId: 'd' })).toEqual({
      kind: 'overview',
      keys: KEYS,
      marker,
    });
  });
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import { openPaths } from '../../src/logs/paths.ts';
import { readRun } from '../../src/logs/read-run.ts';
import { toTree } from '../../src/logs/tree.ts';

const OPTIONS = {
  log: 'a.sarif',
  category: undefined,
  details: { left: 1_000_000 },
};
const TREE = toTree([{ path: 'a.c', type: 'file' }]);

function read(run: unknown, index = 0, more: object = {}) {
  const find = openPaths(TREE, { checkout: '/checkout', prefix: '', workspaces: [] }, [run])(0);
  return readRun(run, index, { ...OPTIONS, find, ...more });
}
const CONTEXT = {
  tool: { driver: { name: 'T', version: '1', rules: [{ id: 'R', deprecatedIds: ['OLD'] }, { id: 'S' }] } },
};

test('a result becomes a finding with its source', () => {
  const result = {
    ruleId: 'R',
    level: 'error',
    message: { text: 'Text' },
    locations: [
      { physicalLocation: { artifactLocation: { uri: 'a.c' }, region: { startLine: 2, endLine: 3 } } },
    ],
    partialFingerprints: { f: '1' },
    suppressions: [{ kind: 'inSource', justification: 'why' }],
  };
  const { results: findings } = read({ ...CONTEXT, results: [{}, result] }, 4);
  expect(findings[1]).toEqual({
    scope: { tool: 'T', category: '' },
    rule: { id: 'R', deprecatedIds: ['OLD'], tags: [] },
    level: 'error',
    message: 'Text',
    place: { kind: 'lines', path: 'a.c', startLine: 2, endLine: 3 },
    presence: { kind: 'suppressed', justification: 'why' },
    column: undefined,
    fingerprints: { f: '1' },
    cwes: undefined,
    source: { log: 'a.sarif', run: 4 },
    result: 1,
  });
});

test('whatever stands in a run, every result of it becomes a whole finding', () => {
  const name = fc.constantFrom(
    ...[
      'tool',
      'driver',
      'extensions',
      'rules',
      'notifications',
      'invocations',
      'artifacts',
      'location',
      'index',
      'uri',
    ],
    ...[
      'id',
      'guid',
      'rule',
      'ruleId',
      'ruleIndex',
      'toolComponent',
      'level',
      'kind',
      'message',
      'text',
      'arguments',
    ],
    ...[
      'locations',
      'physicalLocation',
      'artifactLocation',
      'region',
      'startLine',
      'endLine',
      'uriBaseId',
      'descriptor',
    ],
    ...[
      'originalUriBaseIds',
      'suppressions',
      'status',
      'executionSuccessful',
      'toolExecutionNotifications',
      '__proto__',
    ],
  );
  const leaf = fc.oneof(
    fc.constantFrom('R', 'a.c', 'error', '/x', '..', '[a](0)', '{0}'),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium' },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(name, tie('value'), { maxKeys: 6 }),
    ),
  }));
  const object = fc.dictionary(name, value, { maxKeys: 8 });
  fc.assert(
    fc.property(object, fc.array(object, { maxLength: 4 }), (context, results) => {
      const { results: findings } = read({ ...context, results }, 0);
      expect(findings).toHaveLength(results.length);
      for (const { rule, level, message, place } of findings) {
        expect([typeof rule.id, typeof message, LEVELS.includes(level)]).toEqual(['string', 'string', true]);
        expect(message.trim()).not.toBe('');
        if (place.kind !== 'nowhere') expect(place.path).toBe('a.c');
      }
    }),
    { numRuns: 500 },
  );
});

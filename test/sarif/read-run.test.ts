import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { LEVELS } from '../../src/finding/finding.ts';
import { readRun as readLogRun } from '../../src/sarif/read-run.ts';
import type { RunOptions } from '../../src/sarif/run-context.ts';
import { toTree } from '../../src/sarif/tree.ts';

interface Run {
  readonly index: number;
  readonly context: unknown;
  readonly results: Iterable<unknown> | undefined;
}

function readRun(run: Run, options: RunOptions) {
  const again = async () => ({ context: run.context, results: (async function* () {})() });
  return readLogRun({ ...run, async *mentions() {}, again }, options);
}

const OPTIONS = {
  log: 'a.sarif',
  category: undefined,
  tree: toTree([{ path: 'a.c', type: 'file' }]),
  roots: { checkout: '/checkout', prefix: '', workspaces: [] },
  mostResults: 100,
};
const CONTEXT = {
  tool: { driver: { name: 'T', version: '1', rules: [{ id: 'R', deprecatedIds: ['OLD'] }, { id: 'S' }] } },
};

test('a result becomes a finding with its source', async () => {
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
  const run = { index: 4, context: CONTEXT, results: [{}, result] };
  expect((await readRun(run, OPTIONS)).findings[1]).toEqual({
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

test('a result that may be in one of several files holds each of them: none is proven to be mended', async () => {
  const files = ['docs/Guide.md', 'docs/guide.md', 'one/a.c', 'two/a.c', 'b.c'];
  const at = (uri: string) => ({ locations: [{ physicalLocation: { artifactLocation: { uri } } }] });
  const run = {
    index: 0,
    context: CONTEXT,
    results: [
      at('docs/GUIDE.md'),
      at('docs/GUIDE.md'),
      at('/x/a.c'),
      at('gone.c'),
      at('/x/y/b.c'),
      at('b.c'),
    ],
  };
  const tree = toTree(files.map((path) => ({ path, type: 'file' })));
  const { failures } = await readRun(run, { ...OPTIONS, tree });
  expect(failures.map((failure) => failure.kind === 'file' && failure.path)).toEqual(files.slice(0, 4));
  expect(failures[0]?.reason).toBe(
    'a result may be in it: docs/GUIDE.md is not in the analyzed commit and may be docs/Guide.md or docs/guide.md',
  );
});

test('results are taken one by one, and no further than the limit', async () => {
  let taken = 0;
  function* results() {
    for (;;) {
      taken += 1;
      yield { ruleId: 'R' };
    }
  }
  const { findings, failures } = await readRun(
    { index: 0, context: CONTEXT, results: results() },
    { ...OPTIONS, mostResults: 3 },
  );
  expect(findings).toHaveLength(3);
  expect(taken).toBe(4);
  expect(failures).toEqual([
    {
      kind: 'unread',
      reason: 'a.sarif runs[0] has more results than the limit: those from results[3] on were not read',
    },
  ]);
});

test('as many results as the limit are all of them', async () => {
  const run = { index: 0, context: CONTEXT, results: [{}, {}] };
  expect((await readRun(run, { ...OPTIONS, mostResults: 2 })).failures).toEqual([]);
});

test('the rules of the run are a catalogue when one has no results', async () => {
  const { rules } = await readRun({ index: 0, context: CONTEXT, results: [{ ruleId: 'R' }] }, OPTIONS);
  expect(rules).toEqual({ listed: true, catalogue: new Set(['R', 'OLD', 'S']) });
});

test('files are listed where the run has a file that nothing speaks of', async () => {
  const location = { physicalLocation: { artifactLocation: { uri: 'a.c' } } };
  const context = { ...CONTEXT, artifacts: [{ location: { uri: 'a.c' } }] };
  expect((await readRun({ index: 0, context, results: [] }, OPTIONS)).files).toEqual(new Set(['a.c']));
  const results = [{ locations: [location] }];
  expect((await readRun({ index: 0, context, results }, OPTIONS)).files).toBeUndefined();
  const invocations = [{ toolExecutionNotifications: [{ level: 'note', locations: [location] }] }];
  expect(
    (await readRun({ index: 0, context: { ...context, invocations }, results: [] }, OPTIONS)).files,
  ).toBeUndefined();
});

test('what is no object among the results is counted, and said once', async () => {
  const { findings, failures } = await readRun(
    { index: 0, context: CONTEXT, results: [1, {}, null, [], 'x'] },
    OPTIONS,
  );
  expect(findings).toHaveLength(1);
  expect(failures).toEqual([
    {
      kind: 'unread',
      reason: 'a.sarif runs[0] has 4 results that are not objects, the first of them results[0]',
    },
  ]);
});

test('what is no object counts for the limit of results', async () => {
  const run = { index: 0, context: CONTEXT, results: [1, 2, 3] };
  expect((await readRun(run, { ...OPTIONS, mostResults: 2 })).failures[0]?.reason).toContain(
    'from results[2] on',
  );
});

test('a run without a tool has a name to be spoken of by', async () => {
  const { scope, warnings } = await readRun({ index: 0, context: {}, results: [] }, OPTIONS);
  expect(scope.tool).toBe('unnamed tool');
  expect(warnings).toEqual(['a.sarif runs[0] names no tool, so it is called unnamed tool']);
});

test('whatever stands in a run, every result of it becomes a whole finding', async () => {
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
  await fc.assert(
    fc.asyncProperty(object, fc.array(object, { maxLength: 4 }), async (context, results) => {
      const { findings } = await readRun({ index: 0, context, results }, OPTIONS);
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

import { expect, test } from '@jest/globals';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toRunFailures } from '../../src/sarif/run-failures.ts';
import { toTool } from '../../src/sarif/tool.ts';
import { toTree } from '../../src/sarif/tree.ts';

const tree = toTree([
  ...['a.c', 'one/b.c', 'two/b.c'].map((path) => ({ path, type: 'file' as const })),
  { path: 'link.c', type: 'link' },
]);
const tool = toTool({
  tool: { driver: { notifications: [{ id: 'N', defaultConfiguration: { level: 'error' } }] } },
});

function failuresOf(...invocations: readonly unknown[]) {
  const resolvePath = createPathResolver(
    tree,
    { checkout: '/checkout', prefix: '', workspaces: [] },
    { originalUriBaseIds: undefined, workingDirectories: [] },
  );
  return toRunFailures({ tool, invocations, whereabouts: { artifacts: [], resolvePath } });
}

function notification(level: string | undefined, ...uris: readonly string[]) {
  const locations = uris.map((uri) => ({ physicalLocation: { artifactLocation: { uri } } }));
  return { level, message: { text: 'because' }, locations };
}

const failed = (...notifications: readonly unknown[]) => ({
  executionSuccessful: false,
  toolExecutionNotifications: notifications,
});
const passed = (...notifications: readonly unknown[]) => ({
  executionSuccessful: true,
  toolExecutionNotifications: notifications,
});
const everything = [{ kind: 'scope', reason: 'the analysis failed: because' }];
const file = (path: string) => ({ kind: 'file', path, reason: `${path} was not analyzed: because` });

test.each<[string, unknown, readonly unknown[]]>([
  ['success', passed(), []],
  ['success is not told', {}, []],
  ['failure without a word', failed(), [{ kind: 'scope', reason: 'the analysis failed' }]],
  [
    'failure with a description',
    { ...failed(), exitCodeDescription: 'out of memory\nat x' },
    [{ kind: 'scope', reason: 'the analysis failed: out of memory' }],
  ],
  [
    'failure to start',
    { ...failed(), processStartFailureMessage: 'no such file' },
    [{ kind: 'scope', reason: 'the analysis failed: no such file' }],
  ],
  ['an error without a place', passed(notification('error')), everything],
  ['an error in a file', passed(notification('error', 'a.c')), [file('a.c')]],
  ['an error in a file, and failure', failed(notification('error', 'a.c')), [file('a.c')]],
  [
    'an error in a file, failure, and a warning',
    failed(notification('error', 'a.c'), notification('warning')),
    [file('a.c')],
  ],
  [
    'errors in a file and without a place',
    failed(notification('error', 'a.c'), notification('error')),
    [file('a.c'), ...everything],
  ],
  ['a problem of no level in a file, and failure', failed(notification(undefined, 'a.c')), [file('a.c')]],
  ['a problem of no level without a place, and failure', failed(notification(undefined)), everything],
  [
    'notes only, and failure',
    failed(notification('note', 'a.c')),
    [{ kind: 'scope', reason: 'the analysis failed' }],
  ],
  ['a warning', passed(notification('warning')), []],
  [
    'a level of the descriptor',
    passed({ descriptor: { id: 'N' }, message: { text: 'because' } }),
    everything,
  ],
  [
    'a level of an override',
    {
      ...passed({ descriptor: { id: 'N' }, message: { text: 'because' } }),
      notificationConfigurationOverrides: [{ descriptor: { id: 'N' }, configuration: { level: 'note' } }],
    },
    [],
  ],
  ['a problem of the configuration', { toolConfigurationNotifications: [notification('error')] }, everything],
  [
    'an error of one rule, which stopped it everywhere (§3.58.3)',
    passed({ ...notification('error'), associatedRule: { id: 'R' } }),
    everything,
  ],
  ['an exception for a message', passed({ level: 'error', exception: { message: 'because' } }), everything],
  ['a file that may be two', passed(notification('error', '/x/b.c')), [file('one/b.c'), file('two/b.c')]],
  [
    'a link',
    passed(notification('error', 'link.c')),
    [{ kind: 'scope', reason: 'a file that cannot be found was not analyzed: because' }],
  ],
])('%s (§3.20.14, §3.20.21, §3.58.6)', (_, invocation, expected) => {
  expect(failuresOf(invocation).failures).toEqual(expected);
});

test('a file that is not in the analyzed commit holds nothing and is said', () => {
  expect(failuresOf(passed(notification('error', '/checkout/node_modules/b.c')))).toEqual({
    failures: [],
    warnings: [
      'a failed file holds nothing, because node_modules/b.c is not in the analyzed commit: because',
    ],
  });
});

test('every invocation counts', () => {
  expect(failuresOf(passed(), failed(), passed(notification('error', 'a.c'))).failures).toHaveLength(2);
});

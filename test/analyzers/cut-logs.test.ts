import { expect, test } from '@jest/globals';
import { cutLogs } from '../../real/analyzers/cut-logs.ts';

const log = (...results: readonly object[]): string =>
  JSON.stringify({
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Tool',
            rules: [{ id: 'a', help: { text: 'long' } }, { id: 'b' }, { id: 'c' }, { id: 'd' }],
          },
          extensions: [{ name: 'More', rules: [{ id: 'x' }, { id: 'y' }] }],
        },
        invocations: [{ executionSuccessful: true, commandLine: '/tmp/abc/tools/bin/tool', machine: 'mine' }],
        results,
      },
    ],
  });

const cut = (...logs: readonly string[]) =>
  cutLogs(logs, [
    ['/tmp/abc/app', '/builds/acme/app'],
    ['/tmp/abc', '/builds/acme'],
  ]).map((text) => JSON.parse(text).runs[0]);

test('rules without results in any of the logs go, and numbers still mean the same rule', () => {
  const [first, second] = cut(
    log({ ruleId: 'b', ruleIndex: 1 }, { rule: { index: 1, toolComponent: { index: 0 } } }),
    log({ rule: { index: 3 } }, { ruleId: 'c', ruleIndex: -1 }, { ruleId: 'of no list' }),
  );
  for (const { tool } of [first, second]) {
    expect(tool.driver.rules).toEqual([{ id: 'b' }, { id: 'c' }, { id: 'd' }]);
    expect(tool.extensions).toEqual([{ name: 'More', rules: [{ id: 'y' }] }]);
  }
  expect(first.results).toEqual([
    { ruleId: 'b', ruleIndex: 0 },
    { rule: { index: 0, toolComponent: { index: 0 } } },
  ]);
  expect(second.results).toEqual([
    { rule: { index: 2 } },
    { ruleId: 'c', ruleIndex: -1 },
    { ruleId: 'of no list' },
  ]);
});

test('what is of the machine goes, and its folders have other names', () => {
  const [run] = cut(log({ ruleId: 'a', message: { text: 'in file:///tmp/abc/app/src and /tmp/abc/tools' } }));
  expect(run.invocations).toEqual([{ executionSuccessful: true }]);
  expect(run.results[0].message.text).toBe('in file:///builds/acme/app/src and /builds/acme/tools');
});

test('a path is found where the tool escapes its slashes', () => {
  const [run] = cut(
    log({ ruleId: 'a', message: { text: '/tmp/abc/app/a.java' } }).replaceAll('/', String.raw`\/`),
  );
  expect(run.results[0].message.text).toBe('/builds/acme/app/a.java');
});

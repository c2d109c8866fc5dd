import { describe, expect, test } from '@jest/globals';
import {
  describeUnreadInputs,
  describeUnreadVariables,
  INPUT_NAMES,
  TIMINGS_VARIABLE,
  variableName,
} from '../../src/inputs/table.ts';

describe('variables that look like those of inputs', () => {
  test('are named in one sentence where nothing reads them, without their values', () => {
    expect(describeUnreadVariables({ SARIF_REVIEW_CLINET_ID: 'hunter2', PATH: '/bin' })).toBe(
      'Unknown variable SARIF_REVIEW_CLINET_ID (did you mean SARIF_REVIEW_CLIENT_ID?)',
    );
    expect(describeUnreadVariables({ SARIF_REVIEW_TOOL: 'b', SARIF_REVIEW_COLORS: 'a' })).toMatch(
      /^Unknown variables SARIF_REVIEW_COLORS, SARIF_REVIEW_TOOL \(did you mean SARIF_REVIEW_TOOLS\?\)$/u,
    );
  });

  test('are fine where an input has that name, or something else is read by it', () => {
    const names = [...INPUT_NAMES.map(variableName), TIMINGS_VARIABLE];
    expect(describeUnreadVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toBeUndefined();
  });

  test('count as not set where they are empty', () => {
    expect(describeUnreadVariables({ SARIF_REVIEW_CLINET_ID: '' })).toBeUndefined();
  });
});

test('inputs of a step that are nearly ours are told, and those of others are not', () => {
  const unread = (...names: readonly string[]) =>
    describeUnreadInputs(Object.fromEntries(names.map((name) => [`INPUT_${name.toUpperCase()}`, 'hunter2'])));
  expect(unread('sarif_file', 'tools')).toBe('Unknown input sarif_file (did you mean sarif-file?)');
  expect(unread('failLevel', 'tool')).toBe(
    'Unknown inputs faillevel (did you mean fail-level?), tool (did you mean tools?)',
  );
  expect(unread('fetch-depth', 'pull-request', ...INPUT_NAMES)).toBeUndefined();
  expect(describeUnreadInputs({ INPUT_SARIF_FILE: '' })).toBeUndefined();
});

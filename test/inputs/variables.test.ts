import { describe, expect, test } from '@jest/globals';
import { describeUnreadVariables, INPUT_NAMES, variableName } from '../../src/inputs/table.ts';

describe('variables that look like those of inputs', () => {
  test('are named in one sentence where nothing reads them, without their values', () => {
    expect(describeUnreadVariables({ SARIF_REVIEW_CLINET_ID: 'hunter2', PATH: '/bin' })).toBe(
      'Unknown variables: SARIF_REVIEW_CLINET_ID (did you mean SARIF_REVIEW_CLIENT_ID?)',
    );
    expect(describeUnreadVariables({ SARIF_REVIEW_TOOL: 'b', SARIF_REVIEW_COLORS: 'a' })).toMatch(
      /^Unknown variables: SARIF_REVIEW_COLORS, SARIF_REVIEW_TOOL \(did you mean SARIF_REVIEW_TOOLS\?\)$/u,
    );
  });

  test('are fine where an input has that name', () => {
    const names = INPUT_NAMES.map(variableName);
    expect(describeUnreadVariables(Object.fromEntries(names.map((name) => [name, 'x'])))).toBeUndefined();
  });

  test('count as not set where they are empty', () => {
    expect(describeUnreadVariables({ SARIF_REVIEW_CLINET_ID: '' })).toBeUndefined();
  });
});

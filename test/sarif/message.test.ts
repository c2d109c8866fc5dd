import { expect, test } from '@jest/globals';
import { LONGEST_MESSAGE, toMessage } from '../../src/sarif/message.ts';
import { createRuleReader } from '../../src/sarif/rule.ts';
import { toTool } from '../../src/sarif/tool.ts';

const tool = toTool({});
const toRule = createRuleReader(tool);

function messageOf(message: unknown): string {
  return toMessage({ message }, { tool, ...toRule({}), placeOf: () => undefined });
}

test('placeholders do not multiply a long argument without end', () => {
  const filled = messageOf({ text: '{0}'.repeat(10_000), arguments: ['a'.repeat(10_000)] });
  expect(filled.length).toBeLessThan(200_000);
});

test('a message that no comment can hold is cut, and the cut is seen', () => {
  expect(messageOf({ text: 'a'.repeat(LONGEST_MESSAGE) })).toHaveLength(LONGEST_MESSAGE);
  const cut = messageOf({ text: 'a'.repeat(10 * LONGEST_MESSAGE) });
  expect([cut.length, cut.at(-1)]).toEqual([LONGEST_MESSAGE, '…']);
});

import { describe, expect, test } from '@jest/globals';
import { findDescriptor, toTool } from '../../src/logs/rules.ts';

const TOOL = toTool({
  tool: {
    driver: {
      name: 'T',
      semanticVersion: '1.2.3',
      rules: [
        { id: 'A', at: 'driver 0' },
        { id: 'B', at: 'driver 1' },
        { id: 'A', at: 'driver 2' },
        { at: 'driver 3' },
      ],
      notifications: [{ id: 'A', at: 'notification' }],
    },
    extensions: [
      { rules: [{ id: 'A', at: 'extension 0, 0' }] },
      {
        guid: 'second',
        rules: [
          { id: 'X', at: 'extension 1, 0' },
          { id: 'X/y', at: 'extension 1, 1' },
          { id: 'B', at: 'extension 1, 2' },
        ],
      },
    ],
  },
});

function find(reference: unknown): unknown {
  return Object(findDescriptor(TOOL, 'rules', reference)).at;
}

test('name and version', () => {
  expect([TOOL.name, TOOL.version]).toEqual(['T', '1.2.3']);
  expect(toTool({ tool: { driver: { version: '7', semanticVersion: '7.0.0' } } }).version).toBe('7');
  expect(toTool(undefined)).toMatchObject({ name: undefined, version: undefined, extensions: [] });
});

describe('the rule of a reference (§3.52, §3.54)', () => {
  test.each([
    ['index', { index: 1 }, 'driver 1'],
    ['index with its id', { index: 2, id: 'A' }, 'driver 2'],
    ['index with a hierarchical id', { index: 2, id: 'A/detail' }, 'driver 2'],
    ['id, where the index disagrees', { index: 1, id: 'A' }, 'driver 0'],
    ['id, where the index names a rule without id', { index: 3, id: 'A' }, 'driver 0'],
    ['id, where the index leads nowhere', { index: 99, id: 'B' }, 'driver 1'],
    ['id in an extension', { id: 'X' }, 'extension 1, 0'],
    ['an exact id before the one above it', { id: 'X/y' }, 'extension 1, 1'],
    ['the id above', { id: 'X/z/more' }, 'extension 1, 0'],
    ['component by index', { index: 0, id: 'A', toolComponent: { index: 0 } }, 'extension 0, 0'],
    ['component by guid', { id: 'B', toolComponent: { guid: 'second' } }, 'extension 1, 2'],
    ['component by its name counts for nothing', { index: 0, toolComponent: { name: 'second' } }, 'driver 0'],
    ['a component that is not there', { id: 'A', toolComponent: { index: 9 } }, 'driver 0'],
    ['an id that only begins alike', { id: 'Xy' }, undefined],
    ['an index that leads nowhere', { index: 99 }, undefined],
    ['nothing', {}, undefined],
  ])('%s', (_, reference, expected) => {
    expect(find(reference)).toBe(expected);
  });

  test('a guid that two components have is that of the first, as is an id', () => {
    const tool = toTool({
      tool: {
        driver: {},
        extensions: [
          { guid: 'g', rules: [{ id: 'A', at: 'first' }] },
          { guid: 'g', rules: [{ id: 'A', at: 'second' }] },
        ],
      },
    });
    for (const reference of [{ id: 'A' }, { index: 0, toolComponent: { guid: 'g' } }]) {
      expect(findDescriptor(tool, 'rules', reference)).toMatchObject({ at: 'first' });
    }
  });

  test('notifications are apart from rules', () => {
    expect(findDescriptor(TOOL, 'notifications', { id: 'A' })).toMatchObject({
      at: 'notification',
    });
    expect(findDescriptor(TOOL, 'notifications', { id: 'B' })).toBeUndefined();
  });
});

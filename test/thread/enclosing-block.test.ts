import { describe, expect, test } from '@jest/globals';
import { enclosingBlock } from '../../src/thread/evidence.ts';

const LINES = [
  'class Invoice {', // 1
  '  total(', // 2
  '    items,', // 3
  '  ) {', // 4
  '', // 5
  '    if (items) {', // 6
  '      return 1;', // 7
  '    } else {', // 8
  '      return 2;', // 9
  '    }', // 10
  '  }', // 11
  '}', // 12
  'done();', // 13
];

describe('the block that a line stands in', () => {
  test.each([
    ['at the top of the file', 1, '', ''],
    ['at the top, behind a block', 13, '', ''],
    ['of a member', 2, 'classInvoice{', 'classInvoice{'],
    ['of a list', 3, 'total(', 'classInvoice{\ntotal('],
    ['behind a bracket, which continues what it closes', 6, 'total(){', 'classInvoice{\ntotal(){'],
    ['of a branch', 7, 'if(items){', 'classInvoice{\ntotal(){\nif(items){'],
    ['of the other branch', 9, 'if(items){}else{', 'classInvoice{\ntotal(){\nif(items){}else{'],
  ])('%s', (_, line, nearest, path) => {
    expect(enclosingBlock(LINES, line)).toEqual({ nearest, path });
  });

  test('is the same when all of it is indented', () => {
    const indented = LINES.map((line) => (line === '' ? '' : `\t${line}`));
    expect(enclosingBlock(indented, 9)).toEqual(enclosingBlock(LINES, 9));
  });

  test('is at the top for a line that is not there', () => {
    expect(enclosingBlock(LINES, 99)).toEqual({ nearest: '', path: '' });
  });

  test('names the twenty nearest lines of what nests without end', () => {
    const deep = Array.from({ length: 500 }, (_, index) => `${' '.repeat(index)}{${index}`);
    expect(enclosingBlock(deep, 500).path.split('\n')).toHaveLength(20);
  });
});

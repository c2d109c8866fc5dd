import { expect, test } from '@jest/globals';
import { readArguments } from '../../demo/read-arguments.ts';

test.each([
  [[], { pushes: 'at-once', as: 'deployments' }],
  [['--by-hand'], { pushes: 'by-hand', as: 'deployments' }],
  [['--as', 'gitlab', '--by-hand'], { pushes: 'by-hand', as: 'gitlab' }],
  [['--as', 'github'], { pushes: 'at-once', as: 'github' }],
  [['--as=gitlab'], { pushes: 'at-once', as: 'gitlab' }],
])('%j asks for %j', (given, asked) => {
  expect(readArguments(given)).toEqual(asked);
});

test.each([[['--as']], [['--as', 'gerrit']], [['--fast']]])('%j is no way to play it', (given) => {
  expect(readArguments(given)).toEqual({ mistake: expect.stringMatching(/takes --by-hand .*deployments/) });
});

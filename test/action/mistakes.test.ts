import { expect, test } from '@jest/globals';
import { VERSION } from '../../src/version.ts';
import { ROOT } from '../run/story.ts';
import { runSourceCli } from './run-cli.ts';

test('the command line starts from its sources', async () => {
  expect(await runSourceCli(['--version'], ROOT)).toMatchObject({ status: 0, out: `${VERSION}\n`, err: '' });
});

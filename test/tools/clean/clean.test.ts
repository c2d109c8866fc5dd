import { expect, test } from '@jest/globals';
import { cleanHere } from '../../action/run-in-process.ts';
import { tellClean } from './clean-cases.ts';

tellClean(['full'], 6);

test('without a service it says what is missing', async () => {
  expect(await cleanHere({}, {})).toMatchObject({ status: 2, err: expect.stringContaining('base-url') });
});

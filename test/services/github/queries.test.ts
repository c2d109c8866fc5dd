import { expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { githubSchema } from '../../../src/sandbox/fronts/github/schema/github-schema.ts';
import * as queries from '../../../src/services/github/queries.ts';

const TEXTS = Object.entries(queries);

test('there are queries to be looked at, and a wrong one is told', () => {
  expect(TEXTS.length).toBeGreaterThan(10);
  const planted = queries.READ_CHANGE.replace('headRefOid', 'headRefOId');
  expect(validate(githubSchema(), parse(planted)).map(({ message }) => message)).toEqual([
    expect.stringContaining('headRefOId'),
  ]);
});

test.each(TEXTS)('%s asks for what the schema of GitHub has', (_, text) => {
  expect(validate(githubSchema(), parse(text))).toEqual([]);
});

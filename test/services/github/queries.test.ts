import { expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { githubSchema } from '../../../sandbox/fronts/github/schema/github-schema.ts';
import * as queries from '../../../src/services/github/queries.ts';

const several = [
  queries.editInThread('C1', 'a'),
  queries.editInThread('C2', 'b'),
  queries.editTopLevel('I1', 'c'),
];
const flags = [queries.changeFlag('T1', true), queries.changeFlag('T2', false)];
const TEXTS = [
  ...Object.entries(queries).flatMap(([name, text]) =>
    typeof text === 'string' ? [[name, text] as const] : [],
  ),
  ['several edits', queries.inOneRequest('Edit', several).text],
  ['one edit in the conversation', queries.inOneRequest('Edit', several.slice(2)).text],
  ['several flags', queries.inOneRequest('SetResolved', flags).text],
] as const;

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

import { expect, test } from '@jest/globals';
import { schema } from '@octokit/graphql-schema';
import { condenseSchema, toSchemaModule } from '../../../../scripts/condense-schema.ts';
import { githubSchema, publishedSchema } from '../../../fronts/github/schema/github-schema.ts';
import { PUBLISHED_SCHEMA } from '../../../fronts/github/schema/published-schema.ts';

test('the sandbox executes the schema that GitHub publishes', () => {
  // After a new version of the package: node scripts/write-github-schema.ts
  expect(publishedSchema()).toBe(condenseSchema(schema.idl));
  expect(toSchemaModule(publishedSchema())).toContain(PUBLISHED_SCHEMA);
});

test('the schema is built once, and has the mutations of reviews', () => {
  expect(githubSchema()).toBe(githubSchema());
  expect(Object.keys(githubSchema().getMutationType()?.getFields() ?? {})).toEqual(
    expect.arrayContaining(['addPullRequestReview', 'resolveReviewThread', 'updatePullRequestReviewComment']),
  );
});

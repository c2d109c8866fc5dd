// Writes GitHub's published GraphQL schema, as the package @octokit/graphql-schema has it, into the module
// that the sandbox executes. `node scripts/write-github-schema.ts` after a new version of the package; a test
// proves that they agree.
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { schema } from '@octokit/graphql-schema';
import { condenseSchema, toSchemaModule } from './condense-schema.ts';

const file = resolve(import.meta.dirname, '../sandbox/fronts/github/schema/published-schema.ts');
writeFileSync(file, toSchemaModule(condenseSchema(schema.idl)));

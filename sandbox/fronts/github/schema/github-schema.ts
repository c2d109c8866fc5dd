import { brotliDecompressSync } from 'node:zlib';
import { buildASTSchema, type GraphQLSchema, parse } from 'graphql';
import { PUBLISHED_SCHEMA } from './published-schema.ts';

let built: GraphQLSchema | undefined;

/**
 * GitHub's published schema, built at the first request that asks for it. It defines a field twice, which
 * `assumeValidSDL` leaves alone.
 */
export function githubSchema(): GraphQLSchema {
  built ??= buildASTSchema(parse(publishedSchema(), { noLocation: true }), { assumeValidSDL: true });
  return built;
}

/** The text of the schema, without descriptions. */
export function publishedSchema(): string {
  return brotliDecompressSync(Buffer.from(PUBLISHED_SCHEMA, 'base64')).toString('utf8');
}

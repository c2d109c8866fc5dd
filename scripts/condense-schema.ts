import { brotliCompressSync, constants } from 'node:zlib';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';

/** A GraphQL schema without its descriptions, which are three quarters of it. */
export function condenseSchema(sdl: string): string {
  const bare = visit(parse(sdl, { noLocation: true }), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    Directive: () => null,
  });
  return stripIgnoredCharacters(print(bare));
}

/** The module that holds a condensed schema, compressed and in base64. */
export function toSchemaModule(condensed: string): string {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const packed = brotliCompressSync(condensed, { params: quality }).toString('base64');
  return `/** GitHub's own schema, condensed by scripts/write-github-schema.ts: brotli in base64. */
export const PUBLISHED_SCHEMA =
  '${packed}';
`;
}

// Takes the answers of the few operations that the sandbox has out of GitHub's OpenAPI description. `node
// scripts/extract-github-openapi.ts FILE` with generated/api.github.com.json of the package @octokit/openapi,
// which is too large to be a dependency: `npm pack @octokit/openapi` fetches it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const OPERATIONS = [
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies',
  'GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews',
  'DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
  'GET /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
  'POST /repos/{owner}/{repo}/statuses/{sha}',
] as const;
/** What says nothing of the form of an answer. */
const PROSE = ['description', 'example', 'examples', 'title', 'externalDocs', 'deprecated'];

const { positionals } = parseArgs({ allowPositionals: true });
const source = z
  .object({
    info: z.object({ version: z.string() }),
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.record(z.string(), z.record(z.string(), z.unknown())),
  })
  .parse(JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')));

const used = new Map<string, unknown>();
const operations = Object.fromEntries(
  OPERATIONS.map((operation) => {
    const [method = '', path = ''] = operation.split(' ');
    const described = source.paths[path]?.[method.toLowerCase()];
    if (described === undefined) throw new Error(`The description has no ${operation}.`);
    const responses: Record<string, unknown> = Object(described).responses;
    const schemas = Object.entries(responses).flatMap(([status, response]) => {
      const schema = Object(resolveReference(response)).content?.['application/json']?.schema;
      return status.startsWith('2') && schema !== undefined ? [[status, condense(schema)] as const] : [];
    });
    return [operation, Object.fromEntries(schemas)];
  }),
);
const file = resolve(import.meta.dirname, '../fixtures/github/openapi.json');
mkdirSync(dirname(file), { recursive: true });
const schemas = Object.fromEntries([...used].toSorted(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(
  file,
  `${JSON.stringify({ version: source.info.version, operations, components: { schemas } })}\n`,
);

function resolveReference(value: unknown): unknown {
  const name: unknown = Object(value).$ref;
  if (typeof name !== 'string') return value;
  const [, , section = '', key = ''] = name.split('/');
  return source.components[section]?.[key];
}

/** A schema without prose; the components that it refers to are kept as well. */
function condense(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((part) => condense(part));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref }: { $ref?: unknown } = value;
  if (typeof $ref === 'string') {
    const key = $ref.split('/').at(-1) ?? '';
    if (!used.has(key)) {
      used.set(key, undefined);
      used.set(key, condense(resolveReference(value)));
    }
    return { $ref };
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => isMap || !(PROSE.includes(name) || name.startsWith('x-')))
      .map(([name, part]) => [name, condense(part, !isMap && name === 'properties')]),
  );
}

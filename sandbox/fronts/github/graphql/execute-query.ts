import {
  type DocumentNode,
  execute,
  GraphQLError as GraphError,
  type GraphQLError,
  type GraphQLFieldResolver,
  getOperationAST,
  OperationTypeNode,
  parse,
  validate,
} from 'graphql';
import { GoneError } from '../../../git/run-git.ts';
import { findRepository } from '../rules/pulls.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { githubSchema } from '../schema/github-schema.ts';
import { commentMutations } from './comment-mutations.ts';
import { mustFindNode } from './find-node.ts';
import { repositoryNode, userNode } from './nodes.ts';
import { reviewMutations } from './review-mutations.ts';
import { GithubError, type GraphObject, type Scope } from './scope.ts';

export interface GraphRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | null;
}

/** The body of an answer. An error of a field stands beside what the other fields gave. */
export interface GraphAnswer {
  readonly data?: unknown;
  readonly errors?: readonly Readonly<Record<string, unknown>>[];
}

const FAILED = 'Something went wrong while executing your query. The output of the sandbox has the details.';

/**
 * Executes a request by GitHub's own schema. Fields of a query are asked side by side; those of a mutation
 * one after the other, each on its own: one that is refused takes nothing back of those before it, and keeps
 * none after it from being done (https://spec.graphql.org/October2021/#sec-Mutation). `report` is told of
 * faults of the sandbox.
 */
export async function executeQuery(
  scope: Scope,
  { query, variables, operationName }: GraphRequest,
  report: (error: Error) => void,
): Promise<GraphAnswer> {
  const { document, errors: wrong } = read(query);
  if (document === undefined) return { errors: wrong };
  const operation = getOperationAST(document, operationName);
  const result = await execute({
    schema: githubSchema(),
    document,
    rootValue: operation?.operation === OperationTypeNode.MUTATION ? mutationRoot(scope) : queryRoot(scope),
    variableValues: variables,
    operationName,
    fieldResolver: resolveField,
  });
  const errors = result.errors?.map((error) => toWireError(error, report));
  return { ...(result.data === undefined ? {} : { data: result.data }), ...(errors && { errors }) };
}

/** `query ListThreads`; of a request without a name, the fields that it asks for. */
export function nameOperation({ query, operationName }: GraphRequest): string {
  try {
    const asked = getOperationAST(parse(query), operationName);
    if (asked === null || asked === undefined) return 'no operation';
    const fields = asked.selectionSet.selections.flatMap((one) => ('name' in one ? one.name.value : []));
    return `${asked.operation} ${asked.name?.value ?? [...new Set(fields)].join(', ')}`;
  } catch (error) {
    if (error instanceof GraphError) return 'no query';
    throw error;
  }
}

type ReadQuery =
  | { readonly document: DocumentNode; readonly errors?: undefined }
  | { readonly document?: undefined; readonly errors: readonly Readonly<Record<string, unknown>>[] };

/** A client has a few queries, which it sends again and again. */
const MOST_QUERIES = 100;
const queries = new Map<string, ReadQuery>();

/** Parses and validates a query, once for as long as it is kept. */
function read(query: string): ReadQuery {
  const known = queries.get(query) ?? parseAndValidate(query);
  queries.set(query, known);
  for (const oldest of queries.keys()) {
    if (queries.size <= MOST_QUERIES) break;
    queries.delete(oldest);
  }
  return known;
}

/** The words of the errors are those of the library; GitHub's are others, with the same meaning. */
function parseAndValidate(query: string): ReadQuery {
  const toWire = ({ message, locations }: GraphQLError) => ({ message, locations });
  try {
    const document = parse(query);
    const wrong = validate(githubSchema(), document);
    return wrong.length === 0 ? { document } : { errors: wrong.map(toWire) };
  } catch (error) {
    if (error instanceof GraphError) return { errors: [toWire(error)] };
    throw error;
  }
}

/** The value of a field; a function of its arguments gives it. What the sandbox does not have is an error. */
const resolveField: GraphQLFieldResolver<unknown, unknown> = (source, args, _context, info) => {
  const value: unknown = Object(source)[info.fieldName];
  if (value === undefined) {
    throw new GithubError(
      'NOT_SERVED',
      `The sandbox does not have the field ${info.parentType.name}.${info.fieldName}.`,
    );
  }
  return typeof value === 'function' ? value(args) : value;
};

/**
 * `type`, `path`, `locations` and `message`, as https://github.com/letta-ai/letta-code/pull/2201 shows them.
 */
function toWireError(error: GraphQLError, report: (error: Error) => void): Readonly<Record<string, unknown>> {
  const { originalError, path, locations, message } = error;
  if (originalError instanceof GithubRefusal || originalError instanceof GithubError) {
    const { type } = originalError;
    const more = type === 'FORBIDDEN' ? { extensions: { saml_failure: false } } : {};
    return { type, path, ...more, locations, message };
  }
  if (originalError instanceof GoneError) return { type: 'NOT_FOUND', path, locations, message };
  // Without an original one it is about variables, which the client got wrong.
  if (originalError === undefined) return { path, locations, message };
  report(originalError);
  return { message: FAILED };
}

/** The fields of a query. */
function queryRoot(scope: Scope): GraphObject {
  const { sandbox, caller } = scope;
  return {
    viewer: () => userNode(scope, caller.user.id),
    repository: ({ owner, name }: { readonly owner: string; readonly name: string }) => {
      const project = findRepository(sandbox, owner, name);
      if (project !== undefined && caller.rights.pull_requests !== 'none')
        return repositoryNode(scope, project);
      // A repository that one may not see is none, in the words of a missing one.
      throw new GithubError(
        'NOT_FOUND',
        `Could not resolve to a Repository with the name '${owner}/${name}'.`,
      );
    },
    node: ({ id }: { readonly id: string }) => mustFindNode(scope, id),
  };
}

type Input = Readonly<Record<string, unknown>>;

/** The fields of a mutation. Each has one `input`, whose `clientMutationId` its payload repeats. */
function mutationRoot(scope: Scope): GraphObject {
  const mutations = { ...reviewMutations(scope), ...commentMutations(scope) };
  return Object.fromEntries(
    Object.entries(mutations).map(([name, run]) => [
      name,
      async ({ input }: { readonly input: Input }) => ({
        ...Object(await run(input as never)),
        clientMutationId: input.clientMutationId ?? null,
      }),
    ]),
  );
}

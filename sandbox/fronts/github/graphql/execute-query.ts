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
import { GoneError } from '../../../git/gone-error.ts';
import { GithubRefusal } from '../rules/refusal.ts';
import { githubSchema } from '../schema/github-schema.ts';
import { GithubError } from './github-error.ts';
import { mutationRoot } from './mutation-root.ts';
import { openScope } from './open-scope.ts';
import { queryRoot } from './query-root.ts';
import type { Asker } from './scope.ts';

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
  asker: Asker,
  { query, variables, operationName }: GraphRequest,
  report: (error: Error) => void,
): Promise<GraphAnswer> {
  const { document, errors: wrong } = read(query);
  if (document === undefined) return { errors: wrong };
  const scope = openScope(asker);
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

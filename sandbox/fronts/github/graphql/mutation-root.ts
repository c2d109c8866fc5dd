import { commentMutations } from './comment-mutations.ts';
import { reviewMutations } from './review-mutations.ts';
import type { GraphObject, Scope } from './scope.ts';

type Input = Readonly<Record<string, unknown>>;

/** The fields of a mutation. Each has one `input`, whose `clientMutationId` its payload repeats. */
export function mutationRoot(scope: Scope): GraphObject {
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

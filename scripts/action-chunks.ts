import { z } from 'zod';

/**
 * What we use of webpack's statistics, as ncc hands them on: each module with the ones that it was joined
 * from and with those that import it, each chunk with the modules that ask for it.
 */
const reasonSchema = z.object({ moduleIdentifier: z.string().nullish(), active: z.boolean().optional() });
const graphSchema = z.object({
  modules: z
    .array(
      z.object({
        // A sum of what is not listed has none.
        identifier: z.string().default(''),
        nameForCondition: z.string().nullish(),
        reasons: z.array(reasonSchema).default([]),
        modules: z.array(z.object({ identifier: z.string() })).default([]),
      }),
    )
    .min(1),
  chunks: z
    .array(
      z.object({
        id: z.union([z.string(), z.number()]),
        entry: z.boolean(),
        files: z.array(z.string()),
        origins: z.array(z.object({ moduleIdentifier: z.string().nullish(), request: z.string().nullish() })),
      }),
    )
    .min(1),
});

/** The module by which the action begins, and how the entry asks for it. */
const BEGIN = { file: '/src/step.js', request: './step.js' };

/**
 * The chunks of the bundle that a run of the action may load: the entry, and what is imported on the way from
 * its beginning. All others are of the command line alone. Throws where the action's beginning is not found.
 *
 * @param statistics webpack's, with modules, reasons, chunks and their origins
 */
export function findActionChunks(
  statistics: unknown,
): readonly { readonly id: string | number; readonly file: string }[] {
  const { modules, chunks } = graphSchema.parse(statistics);
  const imports = Map.groupBy(
    modules.flatMap(({ identifier, reasons }) =>
      reasons.flatMap(({ moduleIdentifier, active }) =>
        moduleIdentifier && active !== false ? [{ from: moduleIdentifier, to: identifier }] : [],
      ),
    ),
    ({ from }) => from,
  );
  const [begin] = modules.filter(({ nameForCondition }) => nameForCondition?.endsWith(BEGIN.file));
  if (begin === undefined) throw new Error(`The bundle has no module ${BEGIN.file}.`);
  const reached = new Set([begin.identifier]);
  for (const module of reached) for (const { to } of imports.get(module) ?? []) reached.add(to);
  const asking = new Set(
    modules
      .filter(({ identifier }) => reached.has(identifier))
      .flatMap((module) => [module.identifier, ...module.modules.map(({ identifier }) => identifier)]),
  );
  return chunks
    .filter(
      ({ entry, origins }) =>
        entry ||
        origins.some(
          ({ moduleIdentifier, request }) => request === BEGIN.request || asking.has(moduleIdentifier ?? ''),
        ),
    )
    .flatMap(({ id, files }) => files.map((file) => ({ id, file })));
}

import type { z } from 'zod';
import type { Analyzer, analyzersSchema } from './analyzer.ts';
import data from './analyzers.json' with { type: 'json' };

/**
 * The file is read as it stands, as it is a part of the program; a test holds it to the schema. Groups are as
 * the page has them.
 */
export const { groups: ANALYZER_GROUPS, withoutSarif: WITHOUT_SARIF } = data as z.infer<
  typeof analyzersSchema
>;

/** Without their groups. */
export const ANALYZERS: readonly Analyzer[] = ANALYZER_GROUPS.flatMap(({ analyzers }) => analyzers);

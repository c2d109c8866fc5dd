import { z } from 'zod';

/** Room for the report of some ten thousand findings, each with its message and reason. */
export const RUN_LIMIT_BYTES = 16 * 1024 * 1024;

const place = {
  tool: z.string(),
  ruleId: z.string(),
  path: z.string().nullable(),
  line: z.number().nullable(),
  reason: z.string(),
};

/** The JSON report of a run of the action, as far as a page shows it. Further fields are left out. */
export const runReportSchema = z.object({
  schemaVersion: z.literal([1, 2]),
  conclusion: z.string(),
  reasons: z.array(z.string()).default([]),
  dryRun: z.boolean().default(false),
  baseSha: z.string().nullable().default(null),
  headSha: z.string().nullable().default(null),
  /** The commit that the lines of the findings are of. */
  analyzedSha: z.string().nullable().default(null),
  results: z.record(z.string(), z.number()).default({}),
  threadMoves: z.record(z.string(), z.number()).default({}),
  findings: z.array(
    z.object({
      ...place,
      level: z.string(),
      message: z.string(),
      disposition: z.string(),
      discussionId: z.string().nullable(),
    }),
  ),
  threads: z.array(
    z.object({ ...place, move: z.string(), discussionId: z.string(), outcome: z.string().nullable() }),
  ),
});
export type RunReport = z.infer<typeof runReportSchema>;

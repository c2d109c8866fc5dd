import * as z from 'zod/mini';
import { SCHEMA_VERSION } from './report-file.ts';

const findingSchema = z.object({
  tool: z.string(),
  category: z.string(),
  ruleId: z.string(),
  path: z.nullable(z.string()),
  line: z.nullable(z.number()),
  loggedLine: z.optional(z.number()),
  level: z.string(),
  message: z.string(),
  disposition: z.string(),
  reason: z.string(),
  discussionId: z.nullable(z.string()),
  fails: z.boolean(),
});

/** A thread of which no finding was in the logs. */
const threadSchema = z.object({
  discussionId: z.string(),
  tool: z.string(),
  category: z.string(),
  ruleId: z.string(),
  path: z.string(),
  line: z.number(),
  move: z.string(),
  reason: z.string(),
  outcome: z.nullable(z.string()),
});

const reportSchema = z.object({
  schemaVersion: z.literal(SCHEMA_VERSION),
  dryRun: z.boolean(),
  change: z.nullable(z.object({ name: z.string() })),
  analyzedSha: z.nullable(z.string()),
  findings: z.array(findingSchema),
  threads: z.array(threadSchema),
});

export type ReportedFinding = z.output<typeof findingSchema>;
export type ReportedThread = z.output<typeof threadSchema>;

/** What a report says of findings and threads. */
export type ReportOfRun = z.output<typeof reportSchema>;

/** Reads the JSON of a report; undefined where it is none of ours, or of another version of it. */
export function readReport(json: string): ReportOfRun | undefined {
  try {
    return reportSchema.safeParse(JSON.parse(json)).data;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

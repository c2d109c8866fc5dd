import { parse } from 'yaml';
import { z } from 'zod';
import { readSnippets } from './readme-snippets.ts';

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  env: z.record(z.string(), z.string()).optional(),
  'continue-on-error': z.boolean().optional(),
});
const stepsSchema = z.array(stepSchema);
const workflowSchema = z.looseObject({
  jobs: z.record(z.string(), z.looseObject({ steps: stepsSchema })),
});
const pipelineSchema = z
  .looseObject({
    include: z.tuple([z.looseObject({ inputs: z.record(z.string(), z.unknown()) })]).optional(),
  })
  .catchall(
    z.looseObject({
      image: z.string(),
      script: z.array(z.string()),
      artifacts: z.looseObject({ paths: z.array(z.string()) }),
    }),
  );

export type Step = z.output<typeof stepSchema>;

/** A job as a page shows it. */
export type PrintedJob =
  | { readonly kind: 'github'; readonly name: string; readonly steps: readonly Step[] }
  | {
      readonly kind: 'gitlab';
      readonly name: string;
      readonly image: string;
      readonly script: readonly string[];
      readonly artifacts: readonly string[];
      /** Of the review that the pipeline includes, where it includes one. */
      readonly inputs?: Readonly<Record<string, unknown>>;
    };

/** What looks like a part of a job, in whatever form. */
const OF_A_JOB = /^\s*(?:- )?(?:run|uses|script|jobs|include):/mu;

/**
 * The jobs in the YAML blocks of a page, in their order, named by page and line. A list of steps is a job
 * that has been checked out. Throws where a block looks like a part of a job and is none that is known here.
 */
export function printedJobs(page: string, markdown: string): readonly PrintedJob[] {
  return readSnippets(markdown)
    .filter(({ language, text }) => /^ya?ml$/u.test(language) && OF_A_JOB.test(text))
    .flatMap(({ text, line }) => jobsOf(`${page}:${line}`, text));
}

/** The jobs of one text: a list of steps, a workflow of GitHub or a pipeline of GitLab. */
export function jobsOf(name: string, text: string): readonly PrintedJob[] {
  const document: unknown = parse(text);
  const pipeline = pipelineSchema.safeParse(document);
  if (pipeline.success) {
    const { include, ...jobs } = pipeline.data;
    return Object.entries(jobs).map(([job, { image, script, artifacts }]) => ({
      kind: 'gitlab',
      name: `${name} ${job}`,
      image,
      script,
      artifacts: artifacts.paths,
      ...(include !== undefined && { inputs: include[0].inputs }),
    }));
  }
  const jobs = Array.isArray(document)
    ? { steps: { steps: stepsSchema.parse(document) } }
    : workflowSchema.parse(document).jobs;
  return Object.entries(jobs).map(([job, { steps }]) => ({ kind: 'github', name: `${name} ${job}`, steps }));
}

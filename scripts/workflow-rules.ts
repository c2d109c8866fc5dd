import { parse } from 'yaml';
import { z } from 'zod';
import { DISTRIBUTION } from '../src/distribution.ts';

const stepSchema = z.looseObject({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const workflowSchema = z.looseObject({
  on: z.unknown(),
  permissions: z.unknown().optional(),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.looseObject({
      uses: z.string().optional(),
      permissions: z.unknown().optional(),
      steps: z.array(stepSchema).optional(),
    }),
  ),
});
type Workflow = z.output<typeof workflowSchema>;
type Job = Workflow['jobs'][string];

/** A commit of 40 digits, and its version for people and for Dependabot. */
const PINNED = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u;
/** Forgejo looks for actions elsewhere, so that ours has its address there. */
const OURS = ['', 'https://github.com/'].map((host) => `uses: ${host}${DISTRIBUTION.action}\n`);
const LOCAL = /^\s*(?:- )?uses: \.\//u;

/** Text that a stranger writes: titles, branch names, bodies. In a script it is code. */
const STRANGERS_TEXT = /\$\{\{[^}]*\bgithub\s*\.\s*(?:event\s*\.|head_ref\b)/u;
const STRANGERS_CODE = /github\s*\.\s*(?:event\s*\.\s*(?:pull_request|workflow_run)|head_ref)|refs\/pull\//u;
const TRUSTED_EVENTS: readonly string[] = ['pull_request_target', 'workflow_run'];

/** Rules for workflows that run in this repository. */
export function workflowFaults(text: string): readonly string[] {
  return [
    ...pinFaults(text),
    ...withWorkflow(text, (workflow) => [
      ...rightsFaults(workflow),
      ...Object.values(workflow.jobs).flatMap((job) => [
        ...scriptFaults(job),
        ...checkoutFaults(workflow, job),
      ]),
    ]),
  ];
}

/**
 * Rules for examples that others copy. They may name our own action as it can be had, since its commit is not
 * known before it is released, and may check out a stranger's code in order to read it, as long as the job
 * runs none of it and says so to the action that would refuse it.
 */
export function exampleFaults(text: string): readonly string[] {
  return [
    ...pinFaults(OURS.reduce((rest, ours) => rest.replaceAll(ours, '\n'), text)),
    ...withWorkflow(text, (workflow) => [
      ...rightsFaults(workflow),
      ...groupFaults(workflow),
      ...Object.values(workflow.jobs).flatMap((job) => [
        ...scriptFaults(job),
        ...(runsCode(job) ? checkoutFaults(workflow, job) : refusedFaults(workflow, job)),
      ]),
    ]),
  ];
}

function withWorkflow(text: string, rules: (workflow: Workflow) => readonly string[]): readonly string[] {
  const workflow = workflowSchema.safeParse(parse(text));
  return workflow.success ? rules(workflow.data) : ['it is not a workflow with jobs'];
}

/** By line, since the version is a comment. */
function pinFaults(text: string): readonly string[] {
  return text
    .split('\n')
    .filter((line) => /^\s*(?:- )?uses:/u.test(line) && !PINNED.test(line) && !LOCAL.test(line))
    .map((line) => `"${line.trim()}" is not pinned to a commit with its version as a comment`);
}

function rightsFaults({ permissions, jobs }: Workflow): readonly string[] {
  const all = [permissions, ...Object.values(jobs).map((job) => job.permissions)];
  return [
    ...(permissions === undefined
      ? ['it has no permissions at the top, so that jobs get what the repository gives']
      : []),
    ...(all.some((rights) => rights === 'write-all') ? ['it takes every permission (write-all)'] : []),
  ];
}

/** A fork may name its branches as it likes. */
function groupFaults({ concurrency }: Workflow): readonly string[] {
  const text = JSON.stringify(concurrency ?? '');
  return text.includes('head_branch') && !text.includes('head_repository')
    ? ['its concurrency group is the same for a branch of that name in a fork: name the repository too']
    : [];
}

function scriptFaults({ steps = [] }: Job): readonly string[] {
  return steps
    .filter((step) => STRANGERS_TEXT.test(`${step.run ?? ''}${step.with?.script ?? ''}`))
    .map(() => "a script holds an expression of the event's text: hand it over in env");
}

function checkoutFaults(workflow: Workflow, job: Job): readonly string[] {
  return strangersCheckouts(workflow, job).map(
    ({ event }) => `it checks out the code of a stranger on ${event}, with the rights of this repository`,
  );
}

/** Since July 2026 `actions/checkout` takes the commit of a fork there only where it is told to. */
function refusedFaults(workflow: Workflow, job: Job): readonly string[] {
  return strangersCheckouts(workflow, job)
    .filter(({ step }) => step.with?.['allow-unsafe-pr-checkout'] !== true)
    .map(() => 'its checkout of a fork is refused without allow-unsafe-pr-checkout: true');
}

function strangersCheckouts(
  { on }: Workflow,
  { steps = [] }: Job,
): readonly { readonly event: unknown; readonly step: z.output<typeof stepSchema> }[] {
  const events: readonly unknown[] =
    typeof on === 'string' ? [on] : Array.isArray(on) ? on : Object.keys(Object(on));
  const event = events.find((one) => TRUSTED_EVENTS.includes(String(one)));
  if (event === undefined) return [];
  return steps
    .filter((step) => step.uses?.startsWith('actions/checkout@'))
    .filter((step) => STRANGERS_CODE.test(JSON.stringify(step.with ?? {})))
    .map((step) => ({ event, step }));
}

function runsCode({ steps = [] }: Job): boolean {
  return steps.some(({ run, uses }) => run !== undefined || uses?.startsWith('./'));
}

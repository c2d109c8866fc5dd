import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { flag, json, openTable } from './table.ts';

/** A change is still to come while it is open. */
export const stateSchema = z.enum(['open', 'closed', 'merged']);
export type ChangeState = z.infer<typeof stateSchema>;

const commitPair = z.object({ base: z.string(), head: z.string() });
/** Two commits, by their full names. */
export type CommitPair = Readonly<z.infer<typeof commitPair>>;

const deploymentRow = z.object({
  number: z.number(),
  title: z.string(),
  branch: z.string(),
  /** The branch that it is to go to; `null` where that was named by a commit. */
  targetBranch: z.string().nullable(),
  phase: z.string(),
  /** Path of the git repository on this machine. */
  repository: z.string(),
  /**
   * The newest pair, whose diff becomes the current one at `diffDueAt`; `null`: when the admin interface says
   * so.
   */
  newest: json(commitPair),
  diffDueAt: z.number().nullable(),
  /** What is current until then. */
  previous: json(commitPair).nullable(),
  discussionDueAt: z.number().nullable(),
  createdAt: z.number(),
  state: stateSchema,
  /** When it was closed or merged; `null` while it is open. */
  endedAt: z.number().nullable(),
  /** Id of the user who proposed the change; `null` where nobody was named. */
  authorId: z.string().nullable(),
});
export type Deployment = Readonly<z.infer<typeof deploymentRow>>;

export function deploymentStore(db: DatabaseSync) {
  const deployments = openTable(db, 'deployments', deploymentRow);
  return {
    /** Stores a new deployment; without a number that is free it gets the next one. */
    insert: (
      deployment: Omit<Deployment, 'number'> & { readonly number?: number | undefined },
    ): Deployment => ({ ...deployment, number: deployments.insert(deployment) }),
    find: (number: number) => deployments.find({ number }),
    /** Newest first. */
    list: () => deployments.list({}, 'number').toReversed(),
    /** Stores what may change of a deployment: target, phase, state and its end, diffs and due times. */
    update: ({
      number,
      targetBranch,
      phase,
      state,
      endedAt,
      newest,
      diffDueAt,
      previous,
      discussionDueAt,
    }: Deployment) =>
      deployments.update(
        { number },
        { targetBranch, phase, state, endedAt, newest, diffDueAt, previous, discussionDueAt },
      ),
    /** Its discussions, comments, checks, pushes, runs and versions go with it. For a transaction. */
    delete: (number: number): void => {
      db.prepare(
        'DELETE FROM comments WHERE discussionId IN (SELECT id FROM discussions WHERE deployment = ?)',
      ).run(number);
      for (const table of ['discussions', 'checkStates', 'pushes', 'runs', 'diffVersions'] as const) {
        db.prepare(`DELETE FROM ${table} WHERE deployment = ?`).run(number);
      }
      deployments.delete({ number });
    },
  };
}

const projectRow = z.object({ id: z.number(), repository: z.string() });

/** The numbers of repositories. */
export function projectStore(db: DatabaseSync) {
  const projects = openTable(db, 'projects', projectRow);
  return {
    /** Gives a repository the next number, unless it has one. */
    add: (repository: string): void => {
      if (projects.find({ repository }) === undefined) projects.insert({ repository });
    },
    /** By number. */
    list: () => projects.list({}, 'id'),
  };
}

const versionRow = commitPair.extend({
  id: z.number(),
  deployment: z.number(),
  createdAt: z.number(),
  /** The discussion says that there is this version. */
  noted: flag,
});
/** A pair that a deployment was moved to. */
export type DiffVersion = Readonly<z.infer<typeof versionRow>>;

/** The pairs of commits that deployments were moved to, each time they were. */
export function versionStore(db: DatabaseSync) {
  const versions = openTable(db, 'diffVersions', versionRow);
  return {
    insert: (deployment: number, { base, head }: CommitPair, { createdAt }: { readonly createdAt: number }) =>
      versions.insert({ deployment, base, head, createdAt, noted: false }),
    /** The first one first. */
    list: (deployment: number) => versions.list({ deployment }, 'id'),
    setNoted: (id: number) => versions.update({ id }, { noted: true }),
  };
}

const pushRow = commitPair.extend({
  id: z.number(),
  deployment: z.number(),
  label: z.string(),
  /** `null` until then. */
  pushedAt: z.number().nullable(),
});
/** A state that a deployment is to be moved to, by full names of commits. */
export type PlannedPush = Readonly<z.infer<typeof pushRow>>;

export function pushStore(db: DatabaseSync) {
  const pushes = openTable(db, 'pushes', pushRow);
  return {
    insert: (deployment: number, { label, base, head }: Pick<PlannedPush, 'label' | 'base' | 'head'>) =>
      pushes.insert({ deployment, label, base, head }),
    /** In the order in which they are to come. */
    list: (deployment: number) => pushes.list({ deployment }, 'id'),
    setPushed: (id: number, at: number) => pushes.update({ id }, { pushedAt: at }),
  };
}

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
  threadActions: z.record(z.string(), z.number()).default({}),
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
    z.object({ ...place, action: z.string(), discussionId: z.string(), outcome: z.string().nullable() }),
  ),
});
export type RunReport = z.infer<typeof runReportSchema>;

/** More runs of one deployment than anybody scrolls through; the oldest go first. */
export const MOST_RUNS_KEPT = 20;

const runRow = z.object({
  id: z.number(),
  deployment: z.number(),
  receivedAt: z.number(),
  report: json(runReportSchema),
});
/** A run of the action and its report. `receivedAt` is in milliseconds since the epoch. */
export type Run = Readonly<Omit<z.infer<typeof runRow>, 'deployment'>>;

export function runStore(db: DatabaseSync) {
  const runs = openTable(db, 'runs', runRow);
  return {
    /** Stores a report and gives the id of its run. */
    insert: (
      deployment: number,
      run: { readonly receivedAt: number; readonly report: RunReport },
    ): number => {
      const id = runs.insert({ ...run, deployment });
      db.prepare(
        `DELETE FROM runs WHERE deployment = ? AND id NOT IN
           (SELECT id FROM runs WHERE deployment = ? ORDER BY id DESC LIMIT ?)`,
      ).run(deployment, deployment, MOST_RUNS_KEPT);
      return id;
    },
    /** In the order in which they came. */
    list: (deployment: number): readonly Run[] => runs.list({ deployment }, 'id'),
  };
}

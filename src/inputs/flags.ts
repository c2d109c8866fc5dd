import type { InputName } from './schema.ts';

/** How an input looks as a flag. */
export interface Flag {
  readonly name: InputName;
  /** What stands for its value in the help. */
  readonly value: string;
  /** At most 44 characters, so that a line of help fits 80 columns. */
  readonly help: string;
}

export interface FlagGroup {
  readonly title: string;
  readonly flags: readonly Flag[];
}

const flag = (name: InputName, value: string, help: string): Flag => ({ name, value, help });

/** Every input but the secrets, in the order in which people look for them. */
export const FLAG_GROUPS: readonly FlagGroup[] = [
  {
    title: 'What was found',
    flags: [
      flag('sarif-file', 'paths', 'logs: files, folders or globs, one per line'),
      flag('working-directory', 'dir', 'the checkout that was analyzed (.)'),
      flag('category', 'name', 'tells jobs with the same tool apart'),
      flag('tools', 'names', 'tools of this job, one per line (any)'),
      flag('silent-tools', 'names', 'those without a run when they find nothing'),
      flag('trust-incomplete', 'bool', 'believe a log of a failed analysis (false)'),
      flag('foreign-paths', 'word', 'paths not in the checkout: hold, allow (hold)'),
      flag('tracked-logs', 'word', 'logs in the commit: refuse, allow (refuse)'),
    ],
  },
  {
    title: 'Where it goes',
    flags: [
      flag('service', 'word', 'github, gitlab or deployments'),
      flag('base-url', 'url', 'the review service (in CI, its own)'),
      flag('pull-request', 'ref', 'GitHub: 12 or owner/repository#12'),
      flag('merge-request', 'ref', 'GitLab: 12 or group/project!12'),
      flag('deployment-number', 'text', 'a text with one number: deployments/293'),
      flag('client-id', 'id', 'deployments: OAuth 2 client'),
      flag('endpoints', 'lines', 'deployments: paths that are elsewhere'),
      flag('previous-authors', 'lines', 'accounts that this job wrote under before'),
      flag('base-sha', 'sha', 'base of the diff (the current one)'),
      flag('head-sha', 'sha', 'head of the diff (the current one)'),
    ],
  },
  {
    title: 'What gets a thread, and what fails',
    flags: [
      flag('filter-mode', 'mode', 'added, diff-context, file, nofilter (added)'),
      flag('min-level', 'level', 'lowest level with a thread (note)'),
      flag('fail-level', 'level', 'lowest level that fails, or none (error)'),
      flag('max-threads', 'n', 'most threads at a time (50)'),
      flag('twins', 'word', 'one problem of two tools: merge, apart (merge)'),
      flag('accept-resolved', 'bool', 'a thread resolved by people passes (false)'),
      flag('decisions', 'word', 'what people decide in replies: replies, none'),
      flag('resolve-fixed', 'bool', 'resolve what is fixed (true)'),
      flag('resolve-discussed', 'bool', 'also where somebody replied (true)'),
      flag('overview-comment', 'when', 'auto or never (auto)'),
    ],
  },
  {
    title: 'The run',
    flags: [
      flag('check-name', 'name', 'the check that a run sets'),
      flag('dry-run', 'bool', 'print the plan, write nothing (false)'),
      flag('ready-timeout', 's', 'longest wait for the diff (300)'),
      flag('timeout', 's', 'longest run (900)'),
      flag('report-file', 'path', 'where the JSON report goes; - prints it'),
      flag('codequality', 'path', "where GitLab's Code Quality report goes"),
    ],
  },
];

import type { Settings } from '../settings.ts';

/** What a change is called by the service that the sandbox stands in for. */
export interface Words {
  readonly change: string;
  /** As a heading, and in the navigation. */
  readonly changes: string;
  readonly short: string;
  /** Before its number. */
  readonly sign: string;
}

export const WORDS: Readonly<Record<Settings['service'], Words>> = {
  deployments: {
    change: 'deployment',
    changes: 'Deployment requests',
    short: 'Deployments',
    sign: '#',
  },
  gitlab: { change: 'merge request', changes: 'Merge requests', short: 'Merge requests', sign: '!' },
  github: { change: 'pull request', changes: 'Pull requests', short: 'Pull requests', sign: '#' },
};

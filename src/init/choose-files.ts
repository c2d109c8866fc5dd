import { CONFIGURATION_FILE } from '../configuration/configuration.ts';
import { CONFIGURATION_TEXT, GITHUB_WORKFLOW, GITLAB_PIPELINE } from './file-texts.ts';

/** A file to be written, and what there is to do beside it. */
export interface NewFile {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
  readonly next: string;
}

/** What tells where a repository runs its jobs. */
export interface Surroundings {
  readonly isThere: (path: string) => boolean;
  /** Addresses of its remotes. */
  readonly remotes: string;
}

/**
 * The configuration file, and the workflow for where the repository runs its jobs: what stands in it tells,
 * else the address that it was cloned from.
 */
export function chooseFiles({ isThere, remotes }: Surroundings): readonly NewFile[] {
  const configuration = {
    path: CONFIGURATION_FILE,
    text: CONFIGURATION_TEXT,
    next: 'it counts once it is on the default branch',
  };
  const workflow = {
    path: '.github/workflows/sarif-review.yml',
    text: GITHUB_WORKFLOW,
    next: 'put your analyzers into its first job',
  };
  const pipeline = isThere('.gitlab-ci.yml')
    ? {
        path: '.gitlab/sarif-review.yml',
        text: GITLAB_PIPELINE,
        next: 'put your analyzers into it, and "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml',
      }
    : { path: '.gitlab-ci.yml', text: GITLAB_PIPELINE, next: 'put your analyzers into it' };
  if (isThere('.github')) return [configuration, workflow];
  if (isThere('.gitlab-ci.yml') || /gitlab/iu.test(remotes)) return [configuration, pipeline];
  return /github/iu.test(remotes) ? [configuration, workflow] : [configuration];
}

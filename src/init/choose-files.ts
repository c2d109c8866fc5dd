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

/** How a CI system is told by, and what it is given. */
interface CiTemplate {
  /** What stands in a repository that it runs for. */
  readonly sign: string;
  /** Addresses that repositories there are cloned from. */
  readonly remote: RegExp;
  /** @param isUsed its sign stands there */
  file(isUsed: boolean): NewFile;
}

/** What stands in a repository counts for more than where it was cloned from. */
const CI_TEMPLATES: readonly CiTemplate[] = [
  {
    sign: '.github',
    remote: /github/iu,
    file: () => ({
      path: '.github/workflows/sarif-review.yml',
      text: GITHUB_WORKFLOW,
      next: 'put your analyzers into its first job',
    }),
  },
  {
    sign: '.gitlab-ci.yml',
    remote: /gitlab/iu,
    file: (isUsed) =>
      isUsed
        ? {
            path: '.gitlab/sarif-review.yml',
            text: GITLAB_PIPELINE,
            next: 'put your analyzers into it, and "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml',
          }
        : { path: '.gitlab-ci.yml', text: GITLAB_PIPELINE, next: 'put your analyzers into it' },
  },
];

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
  const used = CI_TEMPLATES.find(({ sign }) => isThere(sign));
  const template = used ?? CI_TEMPLATES.toReversed().find(({ remote }) => remote.test(remotes));
  return template === undefined ? [configuration] : [configuration, template.file(used !== undefined)];
}

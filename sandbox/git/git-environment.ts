import { withoutReviewedPrograms } from '../../src/git/find-program.ts';

/**
 * What a shell holds for a run: its secrets are none of git's business, nor of the programs that git starts.
 */
const OF_RUNS = /^(?:INPUT|SARIF_REVIEW)_/i;

/**
 * The environment that git is run with: this process's, without the variables that would point git at another
 * repository, index or configuration than the one that is meant, as a hook or a CI job may have set them. git
 * fetches nothing and asks nobody.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name) && !OF_RUNS.test(name));
  return {
    ...withoutReviewedPrograms(Object.fromEntries(kept), process.cwd()),
    LC_ALL: 'C',
    // A replaced commit has the same name and another content than the service would show.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_TERMINAL_PROMPT: '0',
  };
}

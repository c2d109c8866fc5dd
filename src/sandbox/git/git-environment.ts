/**
 * The environment that git is run with: this process's, without the variables that would point git at another repository, index or
 * configuration than the one that is meant, as a hook or a CI job may have set them.
 */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^GIT_/i.test(name)));
}

/*
 * How the program is had. No release is published yet, so that all comes from the repository; a first release
 * changes the lines below (an exact version in place of `main` and of the archive) and nothing else: `npm run
 * docs` writes them into every page and template.
 */

const REFERENCE = 'main';

export const DISTRIBUTION = {
  /** What a step of GitHub Actions uses. */
  action: `sarif-review/sarif-review@${REFERENCE}`,
  /** What a pipeline of GitLab includes, behind the address of the instance. */
  component: `sarif-review/sarif-review/sarif-review@${REFERENCE}`,
  /** What npm installs where there is no clone. */
  package: `https://github.com/sarif-review/sarif-review/archive/${REFERENCE}.tar.gz`,
  /** Puts the command `sarif-review` into the path, in a clone. */
  install: 'npm install --global "$(npm pack --silent)"',
} as const;

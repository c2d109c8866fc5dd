/*
 * How the program is had. No release is published yet, so that all comes from the repository; a first release
 * changes the line below (`v1.2.3` in place of `main`) and nothing else: `npm run docs` writes it into every
 * page and template, and the integrity of the template back into this file.
 */

const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';

export const DISTRIBUTION = {
  /** What a step of GitHub Actions uses. */
  action: `${REPOSITORY}@${REFERENCE}`,
  /** What a pipeline of GitLab includes. A component would have to stand on the same GitLab. */
  template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
  /** The SHA-256 of that template, as GitLab's `include:integrity` wants it. */
  integrity: 'sha256-nivLh1awVVFqEEMhlhuB7DwZO84CWjw5U+dk3f+RyXk=',
  /** What npm installs where there is no clone; the template names it, so that who pins one pins both. */
  package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
  /** The page with every analyzer. */
  analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
  /** The page on pull requests of forks. */
  forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
  /** Puts the command `sarif-review` into the path, in a clone. */
  install: 'npm install --global "$(npm pack --silent)"',
} as const;

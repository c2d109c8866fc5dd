import { projectOf } from '../rules/repositories.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { Settings } from '../settings.ts';
import type { Deployment } from '../store/deployments.ts';

/** The pages of a change. */
export type ChangeTab = 'conversation' | 'changes';

/** Where a change is on each service, from the root, and what its second page is called there. */
const FORMS: Readonly<
  Record<
    Settings['service'],
    { readonly path: (project: string, number: number) => string; readonly changes: string }
  >
> = {
  deployments: { path: (_, number) => `/deployments/${number}`, changes: 'changes' },
  gitlab: { path: (project, number) => `/${project}/-/merge_requests/${number}`, changes: 'diffs' },
  github: { path: (project, number) => `/${project}/pull/${number}`, changes: 'files' },
  gitea: { path: (project, number) => `/${project}/pulls/${number}`, changes: 'files' },
  forgejo: { path: (project, number) => `/${project}/pulls/${number}`, changes: 'files' },
};

/** The path of a page of a change, as the service has it that the sandbox stands in for. */
export function pathOfChange(
  sandbox: Pick<Sandbox, 'store'>,
  { number, repository }: Pick<Deployment, 'number' | 'repository'>,
  tab: ChangeTab = 'conversation',
): string {
  const { path, changes } = FORMS[sandbox.store.settings.get().service];
  const page = path(projectOf(sandbox, repository).fullName, number);
  return tab === 'changes' ? `${page}/${changes}` : page;
}

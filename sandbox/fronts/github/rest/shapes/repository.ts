import { OWNER } from '../../../../rules/repositories.ts';
import { toNodeId } from '../../node-ids.ts';
import { BASE_NAME } from '../../rules/pulls.ts';
import type { RestScope } from '../rest-scope.ts';
import { account } from './user.ts';

/** Addresses below that of a repository, by the names of their fields without `_url`. */
const ADDRESSES: Readonly<Record<string, string>> = {
  archive: '/{archive_format}{/ref}',
  assignees: '/assignees{/user}',
  blobs: '/git/blobs{/sha}',
  branches: '/branches{/branch}',
  collaborators: '/collaborators{/collaborator}',
  comments: '/comments{/number}',
  commits: '/commits{/sha}',
  compare: '/compare/{base}...{head}',
  contents: '/contents/{+path}',
  contributors: '/contributors',
  deployments: '/deployments',
  downloads: '/downloads',
  events: '/events',
  forks: '/forks',
  git_commits: '/git/commits{/sha}',
  git_refs: '/git/refs{/sha}',
  git_tags: '/git/tags{/sha}',
  hooks: '/hooks',
  issue_comment: '/issues/comments{/number}',
  issue_events: '/issues/events{/number}',
  issues: '/issues{/number}',
  keys: '/keys{/key_id}',
  labels: '/labels{/name}',
  languages: '/languages',
  merges: '/merges',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  pulls: '/pulls{/number}',
  releases: '/releases{/id}',
  stargazers: '/stargazers',
  statuses: '/statuses/{sha}',
  subscribers: '/subscribers',
  subscription: '/subscription',
  tags: '/tags',
  teams: '/teams',
  trees: '/git/trees{/sha}',
};

/** The owner of every repository. */
export function toRestOwner(web: string) {
  return account(web, { login: OWNER, id: 0, node: toNodeId('user', 0, OWNER), type: 'Organization' });
}

/** A repository as REST shows it. What the store does not know is empty. */
export function toRestRepository({ project, web, base, sandbox }: RestScope) {
  const html = `${web}/${project.fullName}`;
  const time = new Date(sandbox.clock()).toISOString();
  return {
    id: project.id,
    node_id: toNodeId('repository', 0, String(project.id)),
    name: project.name,
    full_name: project.fullName,
    owner: toRestOwner(web),
    private: true,
    visibility: 'private',
    html_url: html,
    url: base,
    description: null,
    fork: false,
    default_branch: BASE_NAME,
    clone_url: `${html}.git`,
    git_url: `${html}.git`,
    ssh_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    language: null,
    license: null,
    mirror_url: null,
    archived: false,
    disabled: false,
    has_issues: true,
    has_projects: false,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    has_downloads: false,
    size: 0,
    forks: 0,
    forks_count: 0,
    network_count: 0,
    open_issues: 0,
    open_issues_count: 0,
    stargazers_count: 0,
    subscribers_count: 0,
    watchers: 0,
    watchers_count: 0,
    pushed_at: time,
    created_at: time,
    updated_at: time,
    ...Object.fromEntries(Object.entries(ADDRESSES).map(([name, path]) => [`${name}_url`, base + path])),
  };
}

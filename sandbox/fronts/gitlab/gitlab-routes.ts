import { Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../faults/call.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { discussionRoutes, noteRoutes } from './discussion-routes.ts';
import { booleanParam, GitlabError, notFound, paginate, readParams } from './http.ts';
import {
  listMergeRequests,
  listParams,
  mergeRequestOfPath,
  projectOfPath,
  toWireMergeRequest,
} from './merge-requests.ts';
import type { NoteVersions } from './note-versions.ts';
import { noteLimit } from './notes.ts';
import { commitOf, listStatuses, setStatus, statusParams, toWireStatus } from './statuses.ts';
import {
  authenticate,
  DEVELOPER,
  type GitlabEnvironment,
  mustHaveLevel,
  toWireAccount,
  toWireMember,
} from './users.ts';

const listedStatuses = z.object({ all: booleanParam.default(false), name: z.string().optional() });

/**
 * `/api/v4`: as much of GitLab's REST interface as a program needs that reviews a merge request. A deployment
 * is the merge request of its number, and projects are private. Written from https://docs.gitlab.com/api/
 * and, where that is silent, from what users report and from the published source, which comments name by
 * file.
 */
export function gitlabRoutes(
  sandbox: Sandbox,
  noteVersions: NoteVersions,
  reportError: (error: Error) => void,
) {
  const { store } = sandbox;
  const gitlab = new Hono<GitlabEnvironment>();
  const countNote = noteLimit(sandbox);
  const originOf = (url: string): string => new URL(url).origin;

  gitlab.use(authenticate(sandbox));

  gitlab.get('/user', (context) =>
    context.json(toWireAccount(context.get('gitlabUser'), originOf(context.req.url))),
  );

  gitlab.get('/users/:user', (context) => {
    const asked = context.req.param('user');
    const user = store.accounts.listUsers().find(({ number }) => String(number) === asked);
    if (user === undefined) throw notFound('User');
    return context.json(toWireAccount(user, originOf(context.req.url)));
  });

  gitlab.get('/projects/:id', (context) => {
    const { id, name, fullName } = projectOfPath(sandbox, context);
    const origin = originOf(context.req.url);
    return context.json({
      id,
      name,
      path_with_namespace: fullName,
      default_branch: 'main',
      web_url: `${origin}/${fullName}`,
      http_url_to_repo: `${origin}/${fullName}.git`,
      ssh_url_to_repo: `git@${new URL(origin).hostname}:${fullName}.git`,
      // https://docs.gitlab.com/api/projects/: threads on outdated lines are resolved by the push.
      resolve_outdated_diff_discussions: store.settings.get().resolveOutdatedDiscussions,
    });
  });

  gitlab.get('/projects/:id/members/all/:user', (context) => {
    projectOfPath(sandbox, context);
    const asked = context.req.param('user');
    const user = store.accounts.listUsers().find(({ number }) => String(number) === asked);
    const member = user === undefined ? undefined : toWireMember(user, originOf(context.req.url));
    if (member === undefined || member.access_level === 0) throw notFound();
    return context.json(member);
  });

  gitlab.get('/projects/:id/merge_requests', async (context) => {
    const project = projectOfPath(sandbox, context);
    const origin = originOf(context.req.url);
    const asked = await readParams(context, listParams);
    const scene = { sandbox, project, user: context.get('gitlabUser'), origin };
    const listed = await paginate(context, listMergeRequests(scene, asked));
    context.set('effect', `listed ${listed.length} merge requests`);
    // https://docs.gitlab.com/api/merge_requests/: lists leave these out.
    return context.json(
      listed.map((one) => {
        const { diff_refs: _, ...shown } = toWireMergeRequest(one);
        return shown;
      }),
    );
  });

  gitlab.get('/projects/:id/merge_requests/:iid', calls('get-deployment'), (context) => {
    const scene = mergeRequestOfPath(sandbox, context);
    context.set('effect', `read merge request ${scene.deployment.number}`);
    return context.json(toWireMergeRequest(scene));
  });

  const inMergeRequest = '/projects/:id/merge_requests/:iid';
  gitlab.route(`${inMergeRequest}/discussions`, discussionRoutes(sandbox, noteVersions, countNote));
  gitlab.route(`${inMergeRequest}/notes`, noteRoutes(sandbox, noteVersions, countNote));

  gitlab.post('/projects/:id/statuses/:sha', calls('put-check'), async (context) => {
    const project = projectOfPath(sandbox, context);
    const user = context.get('gitlabUser');
    // https://docs.gitlab.com/user/permissions/#cicd
    mustHaveLevel(user, DEVELOPER);
    const sent = await readParams(context, statusParams);
    const status = await setStatus(sandbox, { project, user }, context.req.param('sha'), sent);
    context.set('effect', `set status ${status.name}: ${status.state}`);
    return context.json(toWireStatus(sandbox, status, originOf(context.req.url)), 201);
  });

  gitlab.get('/projects/:id/repository/commits/:sha/statuses', async (context) => {
    const { repository } = projectOfPath(sandbox, context);
    const sha = await commitOf(sandbox, repository, context.req.param('sha'));
    const { all, name } = await readParams(context, listedStatuses);
    const listed = listStatuses(sandbox, repository, sha, all ? 'all' : 'latest').filter(
      (status) => name === undefined || status.name === name,
    );
    const statuses = await paginate(context, listed);
    return context.json(statuses.map((status) => toWireStatus(sandbox, status, originOf(context.req.url))));
  });

  gitlab.all('*', () => {
    throw new GitlabError(404, { error: '404 Not Found' });
  });

  gitlab.onError((error, context) => {
    if (error instanceof GitlabError) {
      context.set('effect', `refused: ${error.message}`);
      return context.json(error.body, error.status, error.headers);
    }
    reportError(error);
    context.set('effect', `failed: ${error.message}`);
    // lib/api/helpers.rb
    return context.json({ message: '500 Internal Server Error' }, 500);
  });

  return gitlab;
}

import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../faults/call.ts';
import { distortPages, type PagedListing, withQuery } from '../../faults/distort-listing.ts';
import { getDeployment } from '../../rules/deployments.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { booleanParam, notFound, paginate, readParams } from './http.ts';
import { type MergeRequestScene, mergeRequestOfPath } from './merge-requests.ts';
import type { NoteVersions } from './note-versions.ts';
import {
  type CountNote,
  createNote,
  deleteNote,
  editNote,
  findNote,
  type NoteOutcome,
  resolveDiscussion,
} from './notes.ts';
import { positionParams, toPlace } from './positions.ts';
import { listDiscussions, noteWire, toDiscussions } from './to-wire.ts';
import type { GitlabEnvironment } from './users.ts';

const bodyParams = z.object({ body: z.string() });
const discussionParams = bodyParams.extend({ position: positionParams.optional() });
const resolvedParams = z.object({ resolved: booleanParam });
/** Finds the merge request of a path, and writes all system notes that are due. */
function sceneWith(sandbox: Sandbox, noteVersions: NoteVersions) {
  return async (context: Context<GitlabEnvironment>): Promise<MergeRequestScene> => {
    const scene = mergeRequestOfPath(sandbox, context);
    await noteVersions(scene.deployment.number);
    return scene;
  };
}

/**
 * `/projects/:id/merge_requests/:iid/discussions`: https://docs.gitlab.com/api/discussions/#merge-requests
 */
export function discussionRoutes(sandbox: Sandbox, noteVersions: NoteVersions, countNote: CountNote) {
  const routes = new Hono<GitlabEnvironment>();

  const sceneOf = sceneWith(sandbox, noteVersions);

  const show = async (scene: MergeRequestScene, id: string): Promise<object> => {
    const notes = listDiscussions(sandbox, scene.deployment.number).find(
      ([{ discussion }]) => discussion.id === id,
    );
    if (notes === undefined) throw notFound('Discussion');
    return noteWire(scene).discussion(notes);
  };

  routes.get('/', calls('list-comments', distortPages(gitlabListing)), async (context) => {
    const scene = await sceneOf(context);
    const discussions = await paginate(context, listDiscussions(sandbox, scene.deployment.number));
    context.set('effect', `listed ${discussions.length} discussions`);
    const wire = noteWire(scene);
    return context.json(await Promise.all(discussions.map((notes) => wire.discussion(notes))));
  });

  routes.get('/:discussion', async (context) =>
    context.json(await show(await sceneOf(context), context.req.param('discussion'))),
  );

  routes.post('/', calls('create-comment'), async (context) => {
    const scene = await sceneOf(context);
    const { body, position } = await readParams(context, discussionParams);
    countNote(scene.user);
    const place = position === undefined ? null : await toPlace(scene, position);
    const outcome = await createNote(scene, { kind: 'discussion', position: place }, body);
    if (outcome.kind === 'commands') return commandsOnly(context, outcome);
    const { discussion, sequence } = outcome.note;
    context.set('effect', `posted note ${sequence} in discussion ${discussion.id}`);
    return context.json(await show(scene, discussion.id), 201);
  });

  routes.put('/:discussion', calls('resolve'), async (context) => {
    const scene = await sceneOf(context);
    const { resolved } = await readParams(context, resolvedParams);
    const id = context.req.param('discussion');
    resolveDiscussion(scene, id, resolved);
    context.set('effect', `${resolved ? 'resolved' : 'reopened'} discussion ${id}`);
    return context.json(await show(scene, id));
  });

  routes.post('/:discussion/notes', calls('reply'), async (context) => {
    const scene = await sceneOf(context);
    const { body } = await readParams(context, bodyParams);
    countNote(scene.user);
    const discussionId = context.req.param('discussion');
    const outcome = await createNote(scene, { kind: 'reply', discussionId }, body);
    if (outcome.kind === 'commands') return commandsOnly(context, outcome);
    context.set('effect', `posted note ${outcome.note.sequence} in discussion ${discussionId}`);
    return context.json(await noteWire(scene).note(outcome.note), 201);
  });

  return routes;
}

/**
 * The answer to a body of quick actions alone: they are carried out, and there is no note
 * (lib/api/helpers/notes_helpers.rb).
 */
function commandsOnly(context: Context, { commands }: Extract<NoteOutcome, { kind: 'commands' }>): Response {
  context.set('effect', `carried out ${commands.map((name) => `/${name}`).join(', ')}`);
  const summary = commands.map((name) => `Carried out /${name}.`);
  return context.json({ commands_changes: {}, summary }, 202);
}

const PER_PAGE = 20;

/** GitLab lists discussions with their notes, in pages by number. */
function gitlabListing(sandbox: Sandbox, number: number): PagedListing {
  const pageOf = (url: URL): number => Number(url.searchParams.get('page') ?? 1);
  return {
    isFirst: (url) => pageOf(url) === 1,
    pageOf: async (comments, url) => {
      const deployment = getDeployment(sandbox, number);
      const wire = noteWire({ sandbox, deployment, origin: url.origin });
      const perPage = Number(url.searchParams.get('per_page') ?? PER_PAGE);
      const all = toDiscussions(comments);
      const end = pageOf(url) * perPage;
      const items = await Promise.all(
        all.slice(end - perPage, end).map(async (notes) => ({ ...(await wire.discussion(notes)) })),
      );
      const next = withQuery(url, { page: String(pageOf(url) + 1) }).href;
      return { items, next: end < all.length ? next : undefined };
    },
    before: (_, url) => withQuery(url, { page: String(pageOf(url) - 1) }),
    withComments: (item, change) => {
      const { notes } = item;
      return { ...item, notes: Array.isArray(notes) ? notes.map(change) : notes };
    },
  };
}

/** `/projects/:id/merge_requests/:iid/notes`: https://docs.gitlab.com/api/notes/#merge-requests */
export function noteRoutes(sandbox: Sandbox, noteVersions: NoteVersions, countNote: CountNote) {
  const routes = new Hono<GitlabEnvironment>();

  const sceneOf = sceneWith(sandbox, noteVersions);

  routes.post('/', calls('create-comment'), async (context) => {
    const scene = await sceneOf(context);
    const { body } = await readParams(context, bodyParams);
    countNote(scene.user);
    const outcome = await createNote(scene, { kind: 'single' }, body);
    if (outcome.kind === 'commands') return commandsOnly(context, outcome);
    context.set('effect', `posted note ${outcome.note.sequence}`);
    return context.json(await noteWire(scene).note(outcome.note), 201);
  });

  routes.put('/:note', calls('edit-comment'), async (context) => {
    const scene = await sceneOf(context);
    const { body } = await readParams(context, bodyParams);
    const outcome = await editNote(scene, findNote(scene, context.req.param('note')), body);
    if (outcome.kind === 'commands') return commandsOnly(context, outcome);
    context.set('effect', `edited note ${outcome.note.sequence}`);
    return context.json(await noteWire(scene).note(outcome.note));
  });

  routes.delete('/:note', calls('delete-comment'), async (context) => {
    const scene = await sceneOf(context);
    const note = findNote(scene, context.req.param('note'));
    deleteNote(scene, note);
    context.set('effect', `deleted note ${note.sequence}`);
    return context.body(null, 204);
  });

  return routes;
}

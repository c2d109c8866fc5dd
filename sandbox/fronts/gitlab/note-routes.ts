import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { calls } from '../../faults/call.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { GitlabEnvironment } from './caller.ts';
import { commandsOnly, edited } from './discussion-routes.ts';
import { type MergeRequestScene, mergeRequestOfPath } from './merge-requests.ts';
import type { CountNote } from './note-limit.ts';
import type { NoteVersions } from './note-versions.ts';
import { createNote, deleteNote, findNote } from './notes.ts';
import { paginate } from './pages.ts';
import { readParams } from './read-params.ts';
import { noteWire } from './to-wire.ts';

const bodyParams = z.object({ body: z.string() });
const sortParams = z.object({
  sort: z.enum(['asc', 'desc']).default('desc'),
  order_by: z.enum(['created_at', 'updated_at']).default('created_at'),
});

/** `/projects/:id/merge_requests/:iid/notes`: https://docs.gitlab.com/api/notes/#merge-requests */
export function noteRoutes(sandbox: Sandbox, noteVersions: NoteVersions, countNote: CountNote) {
  const routes = new Hono<GitlabEnvironment>();

  const sceneOf = async (context: Context<GitlabEnvironment>): Promise<MergeRequestScene> => {
    const scene = mergeRequestOfPath(sandbox, context);
    await noteVersions(scene.deployment.number);
    return scene;
  };

  routes.get('/', async (context) => {
    const scene = await sceneOf(context);
    const { sort, order_by } = await readParams(context, sortParams);
    const sorted = sandbox.store.comments.listByDiscussion(scene.deployment.number).toSorted((one, other) => {
      const later = order_by === 'updated_at' ? one.updatedAt - other.updatedAt : 0;
      return (sort === 'asc' ? 1 : -1) * (later || one.sequence - other.sequence);
    });
    const notes = await paginate(context, sorted);
    context.set('effect', `listed ${notes.length} notes`);
    const wire = noteWire(scene);
    return context.json(await Promise.all(notes.map((note) => wire.note(note))));
  });

  routes.get('/:note', async (context) => {
    const scene = await sceneOf(context);
    return context.json(await noteWire(scene).note(findNote(scene, context.req.param('note'))));
  });

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
    return edited(context, scene, findNote(scene, context.req.param('note')), body);
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

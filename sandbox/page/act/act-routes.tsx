import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { commentRequest, replyRequest } from '../../fronts/deployments/rest-routes.ts';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { readForm, toDeploymentNumber } from '../../http/read-request.ts';
import { createComment, deleteComment, replyToThread, setResolved } from '../../rules/comments.ts';
import { getDeployment } from '../../rules/deployments.ts';
import { pushNext } from '../../rules/pushes.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import { guardForms } from '../../session/session.ts';
import type { User } from '../../store/accounts.ts';
import { pathOfChange } from '../change-path.ts';
import { filterQuery, readThreadFilter, type ThreadFilter } from '../thread/thread-filter.ts';

/** The page that a form stands on and its filter, which its answer leads back to. */
const origin = {
  view: z.enum(['conversation', 'changes']),
  filter: z
    .string()
    .default('')
    .transform((query) => readThreadFilter(Object.fromEntries(new URLSearchParams(query)))),
};
const originForm = z.object(origin);
type Origin = z.infer<typeof originForm>;
const lineNumber = z.coerce.number().optional();
/** Numbers come as text; the rest is as in the interface. */
const commentForm = z.looseObject({ newLine: lineNumber, oldLine: lineNumber, ...origin });
const resolvedForm = z.object({ ...origin, resolved: z.enum(['true', 'false']) });

/** What a signed-in person does with a form. Each act leads back to where it shows. */
export function actRoutes(sandbox: Sandbox) {
  const acts = new Hono<HttpEnvironment>();
  acts.use('/deployments/:number/*', guardForms());

  acts.post('/deployments/:number/comments', async (context) => {
    const fields = await readFields(context, commentForm);
    const request = commentRequest.safeParse(fields);
    if (!request.success)
      throw new Refusal('invalid', request.error.issues.map(({ message }) => message).join('; '));
    const comment = await createComment(sandbox, userOf(context), numberOf(context), request.data);
    return back(sandbox, context, fields, comment.discussion.id);
  });

  acts.post('/deployments/:number/discussions/:id/comments', async (context) => {
    const { body, ...fields } = await readFields(context, replyRequest.extend(origin));
    const place = { deployment: numberOf(context), discussionId: context.req.param('id') };
    replyToThread(sandbox, userOf(context), place, body);
    return back(sandbox, context, fields, place.discussionId);
  });

  acts.post('/deployments/:number/discussions/:id/resolved', async (context) => {
    const fields = await readFields(context, resolvedForm);
    const place = { deployment: numberOf(context), discussionId: context.req.param('id') };
    setResolved(sandbox, userOf(context), place, fields.resolved === 'true');
    return back(sandbox, context, fields, place.discussionId);
  });

  acts.post('/deployments/:number/comments/:id/delete', async (context) => {
    const fields = await readFields(context, originForm);
    const [deployment, commentId] = [numberOf(context), context.req.param('id')];
    const discussion = sandbox.store.comments.find(deployment, commentId)?.discussion.id;
    deleteComment(sandbox, userOf(context), { deployment, commentId });
    return back(sandbox, context, fields, discussion);
  });

  acts.post('/deployments/:number/next-push', async (context) => {
    await pushNext(sandbox, numberOf(context));
    return back(sandbox, context, { view: 'conversation', filter: {} });
  });

  return acts;
}

/** The guard of forms lets nobody through who is not signed in. */
function userOf(context: Context<HttpEnvironment>): User {
  const user = context.get('user');
  if (user === undefined) throw new Refusal('forbidden', 'Sign in first');
  return user;
}

function numberOf(context: Context): number {
  return toDeploymentNumber(context.req.param('number') ?? '');
}

function back(sandbox: Sandbox, context: Context, { view, filter }: Origin, discussion?: string): Response {
  const path = pathOfChange(sandbox, getDeployment(sandbox, numberOf(context)), view);
  const page = `${path}${filterQuery(filter)}`;
  return context.redirect(discussion === undefined ? page : `${page}#thread-${discussion}`, 303);
}

/**
 * Reads the fields of a form; of a name that is there twice, the last. Refuses with `invalid` what does not
 * fit, and says which field is wrong.
 */
export async function readFields<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(Object.fromEntries(await readForm(context)));
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) =>
    path.length === 0 ? message : `${path.join('.')}: ${message}`,
  );
  throw new Refusal('invalid', faults.join('; '));
}

interface Props {
  readonly view: 'conversation' | 'changes';
  readonly filter: ThreadFilter;
}

/** Where the answer to a form leads back to: the page that it stands on, with its filter. */
export function ReturnFields({ view, filter }: Props) {
  const query = filterQuery(filter);
  return (
    <>
      <input type="hidden" name="view" value={view} />
      {query !== '' && <input type="hidden" name="filter" value={query} />}
    </>
  );
}

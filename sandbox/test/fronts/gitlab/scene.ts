import { z } from 'zod';
import { type Answer, type Call, send } from '../../../../demo/sandbox-client.ts';
import { field, type Harness, startHarness } from '../../harness.ts';

/** A project of one merge request, whose diff is there. */
export interface GitlabScene {
  readonly harness: Harness;
  /** The number of the merge request. */
  readonly iid: number;
  /** `/projects/1/merge_requests/1`. */
  readonly path: string;
  /** As the bot, a Maintainer. */
  readonly bot: Call;
  /** What a position on the present version of the diff begins with. */
  readonly shas: Readonly<Record<'base_sha' | 'start_sha' | 'head_sha', string>>;
  /** A user of this access, and calls as that user. */
  join(access: string, token?: TokenWish): Promise<{ readonly userId: string; readonly call: Call }>;
  /** Posts a thread on line 2 of `added.txt`. */
  thread(body?: string): Promise<{ readonly id: string; readonly note: number }>;
  /** Pushes the third commit of the repository, or another one. */
  push(head?: string): Promise<void>;
}

interface TokenWish {
  readonly rights?: Readonly<Record<string, string>>;
}

export const ADDED = { position_type: 'text', old_path: 'added.txt', new_path: 'added.txt', new_line: 2 };

/** A call with this token in this header; the body is sent as JSON. */
export function callGitlab(baseUrl: string, header: string, token: string): Call {
  return (method, path, body) =>
    send(path.startsWith('http') ? path : `${baseUrl}/api/v4${path}`, {
      method,
      headers: { [header]: token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

export async function startGitlabScene(): Promise<GitlabScene> {
  const harness = await startHarness();
  const { repository, running, admin } = harness;
  const iid = await harness.deploy();
  const path = `/projects/1/merge_requests/${iid}`;
  const bot = callGitlab(running.baseUrl, 'PRIVATE-TOKEN', running.gitlabToken);
  const shas = { base_sha: repository.base, start_sha: repository.base, head_sha: repository.head };
  return {
    harness,
    iid,
    path,
    bot,
    shas,
    join: async (access, { rights = {} } = {}) => {
      const user = await admin('POST', '/users', { name: `A ${access}`, role: 'All Users', access });
      const userId = field(user, 'id', z.string());
      const { body } = await admin('POST', '/tokens', { userId, kind: 'gitlab-personal', rights });
      const { token } = z.object({ token: z.string() }).parse(body);
      return { userId, call: callGitlab(running.baseUrl, 'PRIVATE-TOKEN', token) };
    },
    thread: async (body = 'A finding') => {
      const answer = await bot('POST', `${path}/discussions`, { body, position: { ...shas, ...ADDED } });
      const { id, notes } = toDiscussion(answer);
      return { id, note: notes[0]?.id ?? 0 };
    },
    push: async (head = repository.later) => {
      await admin('PATCH', `/deployments/${iid}`, { head });
    },
  };
}

const noteSchema = z.looseObject({
  id: z.number(),
  type: z.string().nullable(),
  body: z.string(),
  system: z.boolean(),
  author: z.looseObject({ id: z.number(), name: z.string() }),
  resolvable: z.boolean(),
  resolved: z.boolean().optional(),
  resolved_by: z.looseObject({ id: z.number(), name: z.string() }).nullish(),
  position: z.record(z.string(), z.unknown()).optional(),
});
export const discussionSchema = z.looseObject({
  id: z.string(),
  individual_note: z.boolean(),
  notes: noteSchema.array(),
});
type Discussion = z.infer<typeof discussionSchema>;

export function toDiscussion({ body }: Answer): Discussion {
  return discussionSchema.parse(body);
}

/** All discussions of a merge request. */
export async function discussionsOf({ bot, path }: GitlabScene): Promise<readonly Discussion[]> {
  return discussionSchema.array().parse((await bot('GET', `${path}/discussions?per_page=100`)).body);
}

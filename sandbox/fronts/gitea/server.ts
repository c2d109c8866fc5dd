import type { Context } from 'hono';
import type { z } from 'zod';
import type { HttpEnvironment } from '../../http/http-environment.ts';
import { readText } from '../../http/read-request.ts';
import { Refusal } from '../../rules/refusal.ts';
import type { Project } from '../../rules/repositories.ts';
import type { Sandbox } from '../../rules/sandbox.ts';
import type { User } from '../../store/accounts.ts';

/** A server of the family: where it stands below the origin of the sandbox, and what it can. */
export interface GiteaServer {
  readonly path: string;
  readonly dialect: 'gitea' | 'forgejo';
  /** What `GET /version` says. */
  readonly version: string;
  /** An answer to a comment is a call of its own, from 1.27 on. */
  readonly replies: boolean;
  /** What it says where something is not there: it has a name for the place that looked, and what it looked for. */
  readonly missing: (place: string | undefined, what: string | undefined) => string;
}

export const GITEA_SERVERS: readonly GiteaServer[] = [
  {
    path: '/gitea',
    dialect: 'gitea',
    version: '1.27.0',
    replies: true,
    missing: (_, what = 'not found') => what,
  },
  {
    path: '/gitea-1.26',
    dialect: 'gitea',
    version: '1.26.4',
    replies: false,
    missing: (place = 'not found') => place,
  },
  {
    path: '/forgejo',
    dialect: 'forgejo',
    version: '15.0.3+gitea-1.22.0',
    replies: false,
    missing: (place = "The target couldn't be found.") => place,
  },
];

/** Where the interface is below the path of a server. */
export const API = '/api/v1';

export type Level = 'none' | 'read' | 'write';
/** What somebody may do with the code and the pull requests of the repository. */
export interface Rights {
  readonly code: Level;
  readonly pulls: Level;
}

/** Who calls. All workflows of a repository call as one account, with the rights of each run. */
export interface GiteaCaller {
  readonly user: User;
  readonly isAutomatic: boolean;
  readonly rights: Rights;
}

/** What the check of the token leaves for later handlers. */
export interface GiteaEnvironment extends HttpEnvironment {
  Variables: HttpEnvironment['Variables'] & { giteaCaller: GiteaCaller };
}

/** Who asks which server for what. */
export interface GiteaScene {
  readonly sandbox: Sandbox;
  readonly server: GiteaServer;
  readonly caller: GiteaCaller;
  readonly project: Project;
  /** Where the pages of this server are. */
  readonly web: string;
}

type GiteaStatus = 400 | 401 | 403 | 404 | 405 | 413 | 422 | 500 | 503;

/** A request that the server refuses, in its words: of some it says nothing at all. */
export class GiteaError extends Error {
  override readonly name = 'GiteaError';
  readonly status: GiteaStatus;
  readonly says: 'message' | 'nothing';

  constructor(status: GiteaStatus, message: string, says: GiteaError['says'] = 'message') {
    super(message);
    this.status = status;
    this.says = says;
  }
}

/** What one may not see is not there. Each server names the place that looked, or what it looked for. */
export class Missing extends GiteaError {
  readonly place: string | undefined;
  readonly what: string | undefined;

  constructor(place: string | undefined, what: string | undefined) {
    super(404, what ?? place ?? 'not found');
    this.place = place;
    this.what = what;
  }
}

export function notFound(place?: string, what?: string): Missing {
  return new Missing(place, what);
}

/** The server has no such operation. */
export function notAllowed(): GiteaError {
  return new GiteaError(405, 'Method Not Allowed', 'nothing');
}

/** The body of every error. */
export function toGiteaError(message: string, origin: string): Readonly<Record<string, string>> {
  return { message, url: `${origin}/api/swagger` };
}

/** Times are told by the second. */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

/** Reads the JSON of a request. Refuses with 422 what does not fit. */
export async function readBody<T extends z.ZodType>(context: Context, schema: T): Promise<z.infer<T>> {
  const result = schema.safeParse(parseJson(await readText(context)));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new GiteaError(422, `[]: ${issue?.path.join('.')}: ${issue?.message}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The body is not valid JSON');
  }
}

const USUAL = 30;
const MOST = 50;

/**
 * The part of a list that `limit` and `page` ask for. Says how many there are in all, and has no links.
 * What the caller may not see is left out of a page after it was cut.
 */
export function pageOf<T>(
  context: Context,
  all: readonly T[],
  isSeen: (item: T) => boolean = () => true,
): readonly T[] {
  const number = (name: string, usual: number): number => {
    const text = context.req.query(name) ?? '';
    return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : usual;
  };
  const size = Math.min(MOST, number('limit', USUAL));
  const page = number('page', 1);
  context.header('X-Total-Count', String(all.length));
  return all.slice((page - 1) * size, page * size).filter(isSeen);
}

import type { HttpBindings } from '@hono/node-server';
import type { Call } from '../faults/call.ts';
import type { Caller } from '../rules/sandbox.ts';
import type { Settings } from '../settings.ts';
import type { User } from '../store/accounts.ts';
import type { StoredComment } from '../store/discussions.ts';

/** What earlier handlers of a request leave for later ones. */
export interface HttpEnvironment {
  /** The connection, where there is one. */
  Bindings: HttpBindings;
  Variables: {
    /** Set by the check of the access token. */
    caller: Caller;
    /** The client that was recognized, if any, for the log of requests. */
    clientId?: string;
    /** Whom the sandbox stands in for. */
    service?: Settings['service'];
    /** Who is signed in on the pages, if anybody. */
    user?: User;
    /** What the forms of a page of this session must carry as `_csrf`. */
    csrf?: string;
    /** How many events there had been before anything was read for the page. */
    seenEvents?: number;
    /** What the request did, or why it was refused, for the log of requests. */
    effect?: string;
    /** What an injected fault did to it, for the log of requests. */
    fault?: string;
    /** What a request calls whose path does not say it. */
    call?: Call;
    /** The comments as they stood before, where a fault lets a listing lag. */
    earlier?: readonly StoredComment[] | undefined;
    /** Set where an injected fault left the client without an answer. */
    unanswered?: boolean;
  };
}

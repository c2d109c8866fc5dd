import type { Project } from '../../../rules/projects.ts';
import type { Sandbox } from '../../../rules/sandbox.ts';
import type { Deployment } from '../../../store/deployments.ts';
import type { StoredComment } from '../../../store/discussions.ts';
import type { Review } from '../../../store/reviews.ts';
import type { GithubCaller } from '../rules/rights.ts';
import type { PullConversation, SeenComment, SeenThread } from '../rules/threads.ts';

/** Who asks for what. */
export interface Asker {
  readonly sandbox: Sandbox;
  readonly caller: GithubCaller;
  /** Where the pages of this GitHub are. */
  readonly web: string;
  /** The comments to show in place of the present ones, where a listing lags. */
  readonly earlier?: readonly StoredComment[] | undefined;
}

/** The objects that lead to each other. */
export interface Nodes {
  repository(project: Project): GraphObject;
  pull(deployment: Deployment): GraphObject;
  commit(deployment: Deployment, oid: string): GraphObject;
  review(conversation: PullConversation, review: Review): GraphObject;
  thread(conversation: PullConversation, thread: SeenThread): GraphObject;
  reviewComment(conversation: PullConversation, thread: SeenThread, comment: SeenComment): GraphObject;
  issueComment(conversation: PullConversation, comment: SeenComment): GraphObject;
}

/** What resolving a field needs beside the value it is of. */
export interface Scope extends Asker {
  readonly nodes: Nodes;
}

/**
 * An object of GraphQL: values, or functions of the arguments that give them. A field of the schema that is
 * missing here is an error to whoever asks for it, never a silent null.
 */
export interface GraphObject {
  readonly [field: string]: unknown;
}

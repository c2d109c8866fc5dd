import type { Sandbox } from '../../../rules/sandbox.ts';
import type { StoredComment } from '../../../store/comment-store.ts';
import type { GithubCaller } from '../rules/rights.ts';

/** What resolving a field needs beside the value it is of. */
export interface Scope {
  readonly sandbox: Sandbox;
  readonly caller: GithubCaller;
  /** Of the sandbox's pages. */
  readonly origin: string;
  /** The comments to show in place of the present ones, where a listing lags. */
  readonly earlier?: readonly StoredComment[] | undefined;
}

/**
 * An object of GraphQL: values, or functions of the arguments that give them. A field of the schema that is
 * missing here is an error to whoever asks for it, never a silent null.
 */
export interface GraphObject {
  readonly [field: string]: unknown;
}

export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

/*
 * What the rest of the program knows of a review service: it lists, posts, resolves and tells a check. What
 * is reviewed on it is a change: a deployment request, a merge request, a pull request.
 */

/** A comment as the listing shows it. Fields that a service may leave out are optional. */
export interface Comment {
  readonly id: string;
  readonly discussionId: string;
  readonly body: string;
  readonly resolvable?: boolean;
  readonly resolved?: boolean;
  /**
   * Where it was posted; missing where the service moves places along with the diff, since then marker and
   * proof decide alone.
   */
  readonly path?: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  readonly baseSha?: string;
  readonly headSha?: string;
  /** When it was written, in milliseconds since the epoch. */
  readonly createdAt?: number;
  /** When its present text was written, where the listing tells, by the clock of the service. */
  readonly writtenAt?: number;
  /** Name of who resolved its thread, where the listing tells: for sentences only. */
  readonly resolvedBy?: string;
  /** Id of who resolved its thread, as authors are named, where the listing tells. */
  readonly resolvedById?: string;
  /**
   * Nobody resolved its thread: the service did so by itself, since a push changed the line. Only where that
   * is certain.
   */
  readonly resolvedByPush?: true;
  /** Id of who wrote it, where that is known and still somebody. */
  readonly author?: string;
  /** Name of who wrote it, where the listing tells: for sentences only. */
  readonly authorName?: string;
  /** The name of its account, which no two share, where the listing tells. */
  readonly authorLogin?: string;
  /**
   * Who wrote its present text, where that is somebody else, as far as that is known: id and name, as those
   * of authors.
   */
  readonly editedBy?: { readonly id?: string; readonly name?: string };
  /** Whether this client wrote it, where the listing tells. */
  readonly mine?: boolean;
  /** Runs of others write, edit and delete under the account of its author too, so that it proves nothing. */
  readonly shared?: true;
  /**
   * Whether this client may resolve its thread, or reopen it where it is resolved, where the listing tells.
   */
  readonly mayResolve?: boolean;
}

/** What is reviewed, as the service shows it now. Drafts are told apart where they are not discussed. */
export interface Change {
  readonly state: 'open' | 'draft' | 'closed';
  /** Base commit of the current diff; null until the diff has been computed. */
  readonly base: string | null;
  /** Head commit of the current diff; null until the diff has been computed. */
  readonly head: string | null;
  /**
   * Names this version of the diff to the service, where base and head alone do not; every post hands it
   * back.
   */
  readonly pin?: string;
  /** Id under which this client writes, as a listing names authors. */
  readonly writer?: string;
  /** That account is a bot's: no person resolves a thread by hand under it. */
  readonly isBot?: boolean;
}

/**
 * Where an inline comment goes: the line in the new version, the line in the old one, or both for an
 * unchanged line; without any, the whole file. Commits and pin are of one version of the diff.
 */
export interface Position {
  readonly path: string;
  /** Its path in the old version, where the change renamed it. */
  readonly oldPath?: string;
  readonly newLine?: number;
  readonly oldLine?: number;
  /**
   * The ends of several lines, all of which the diff shows together; the numbers are those of the last one.
   */
  readonly range?: { readonly start: LineNumbers; readonly end: LineNumbers };
  readonly baseSha: string;
  readonly headSha: string;
  readonly pin?: string;
}

/** A line of the new version. */
interface LineNumbers {
  readonly newLine: number;
  /** Set for an unchanged line. */
  readonly oldLine?: number;
  /** For an added line, the number of the next line of the old version; 0 where that has no lines. */
  readonly nextOldLine?: number;
}

export interface InlinePost {
  readonly body: string;
  readonly position: Position;
}

/** The text above posts that arrive together. It is never listed, since it is no comment. */
type Heading = (together: readonly InlinePost[]) => string;

interface CommentEdit {
  readonly commentId: string;
  readonly body: string;
}

interface FlagChange {
  readonly discussionId: string;
  readonly resolved: boolean;
}

/** What a run came to, under the name of its job. */
export interface Check {
  readonly name: string;
  readonly state: 'running' | 'passed' | 'failed';
  readonly text: string;
  /** The CI run, shown as a link. */
  readonly url?: string;
}

export interface ShownCheck extends Omit<Check, 'name'> {
  readonly id: string;
}

/** Where checks stand on a commit: all changes with that head share them, and all runs for it. */
interface SharedChecks {
  /** How the change is called in their texts: the sign of the service and its number, as `#8`. */
  readonly sign: string;
  readonly number: number;
  /**
   * Those that this client has put on the head of the change under a name, the newest first, of whichever
   * change they speak. Throws ServiceError.
   */
  list(name: string): Promise<readonly ShownCheck[]>;
  /**
   * Whether the change of this number is open and has the same head. Throws ServiceError, also where it is
   * not there: whoever may not see it gets the same answer.
   */
  sharesHead(number: number): Promise<boolean>;
  /**
   * The open changes with this head and another base, among the 20 that changed last. Left out where no check
   * can be pending. Throws ServiceError.
   */
  listSharing?(): Promise<readonly number[]>;
}

/**
 * What a refusal speaks of: `position`, the place of a comment; `not-ready`, what was written to does not
 * take anything yet; `forbidden`, the rights of this client; `too-large`, what was sent; `gone`, what was
 * written to is not there.
 */
export type Refusal = 'position' | 'not-ready' | 'forbidden' | 'too-large' | 'gone' | 'other';

/**
 * What became of a write. `no-effect`: the service surely did nothing. `unknown`: it may have been done
 * (time-out, reset after sending, an answer that cannot be read). `remedy` completes "…: ", where the
 * service's own room knows what helps.
 */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | {
      readonly kind: 'no-effect';
      readonly refusal: Refusal;
      readonly message: string;
      readonly remedy?: string;
    }
  | { readonly kind: 'unknown'; readonly message: string; readonly remedy?: string };

/**
 * A form of a position: the line with all the numbers that it has, the line by its new number alone, the
 * whole file.
 */
type PositionForm = 'line' | 'new-line' | 'file';

interface OneClick {
  readonly name: string;
  /**
   * Most lines above and below the commented one that a block may stand for, which its name then counts
   * (`NAME:-2+3`); missing where it stands for the commented line alone.
   */
  readonly around?: number;
}

export interface Capabilities {
  /**
   * Which lines take a comment: any one of a changed file, or those that the diff shows, which are the
   * changed ones with three lines around.
   */
  readonly lines: 'changed-files' | 'shown';
  /** The forms in which a place can be told, each for where the one before it was refused. */
  readonly ladder: readonly [PositionForm, ...PositionForm[]];
  /** A comment may stand on several lines, which the diff has to show together; else on one. */
  readonly ranges?: true;
  readonly postsAtOnce: number;
  /** Most edits that `edit` takes at once, and most threads that `setResolved` does. */
  readonly changesAtOnce: number;
  readonly bodyLimit: number;
  readonly edits: boolean;
  /** A thread is shown at the number of its line although that line has moved. */
  readonly keepsNumbers?: true;
  readonly discussesDrafts: boolean;
  /** Blocks of code that people take over by a click; missing where there are none. */
  readonly suggestion?: OneClick;
  /** Most characters of a check's text; where one is refused as too large, the next. */
  readonly checkText: readonly [number, ...number[]];
  /** Who alone may put a check, for sentences; missing where the right to comment is enough. */
  readonly checkNeeds?: string;
  /**
   * What is still taken where inline comments are not ready to be: comments at the top level; missing where
   * nothing is.
   */
  readonly whileNotReady?: 'top-level';
  /** What resolving takes beyond the right to comment, for sentences; missing where nothing is. */
  readonly resolveNeeds?: string;
  /** Why no client resolves threads here, for sentences; missing where some client can. */
  readonly noResolving?: string;
}

/** A change that was merged; the time is in milliseconds since the epoch. */
interface MergedChange {
  readonly number: number;
  readonly mergedAt: number;
}

/** Which merged changes are asked for: so many, the last ones, and none that was merged before `since`. */
export interface WantedChanges {
  readonly last: number;
  readonly since?: number;
}

/** The changes that were asked for, the newest merge first. */
export interface MergedListing {
  readonly changes: readonly MergedChange[];
  /** There are more changes than were listed, so that some may be missing. */
  readonly isCut: boolean;
}

export interface TargetRepository {
  /** Under which it can be cloned or read, over whatever protocols. */
  readonly addresses: readonly string[];
  readonly defaultBranch: string;
}

export type MayWrite = 'yes' | 'no' | 'unknown';

/** A thread, by what its page may be known by. */
interface ThreadName {
  readonly discussionId: string;
  readonly path?: string | undefined;
  /** Its line in the new version. */
  readonly line?: number | undefined;
}

/** Which change is reviewed, and where. */
export interface ReviewedChange {
  readonly kind: string;
  /** What a change is called there: `deployment`. */
  readonly noun: string;
  /** The change, for sentences; it ends in its number: `deployment 293`. */
  readonly name: string;
  /**
   * What is signed into markers, so that a comment of another change is not ours. Some services tell it by
   * their first answer; it is asked for after that.
   */
  readonly identity: readonly string[];
  /**
   * The address of the page on which people see a thread, or at least the line that it stands at; undefined
   * where that is not known. Missing where the service does not say where its pages are.
   */
  threadPage?(thread: ThreadName): string | undefined;
}

/**
 * A review service, for one change. Reads throw `ServiceError`; writes answer with an outcome and throw only
 * a `ConfigurationError` where the credentials are refused.
 */
export interface ReviewService extends ReviewedChange {
  readonly can: Capabilities;
  readChange(): Promise<Change>;
  /**
   * All pages, each comment once, in the order of the listing (which means nothing).
   *
   * @param anew ids of discussions: of others what this client has read or written before will do, as long as
   *   nothing says that it has changed. Without it nothing will
   */
  listComments(anew?: readonly string[]): Promise<readonly Comment[]>;
  /**
   * Answers with one outcome for each post, in their order: one that is refused costs the others nothing.
   * Where the service shows a text above posts that arrive together, it is `heading`'s for those of them.
   */
  postInline(posts: readonly InlinePost[], heading?: Heading): Promise<readonly Outcome<Comment>[]>;
  postTopLevel(body: string): Promise<Outcome<Comment>>;
  reply(discussionId: string, body: string): Promise<Outcome<Comment>>;
  /**
   * Resolves and reopens threads. Answers with one outcome for each, in their order, as `postInline` does.
   */
  setResolved(changes: readonly FlagChange[]): Promise<readonly Outcome<null>[]>;
  /**
   * Writes other texts into comments of this client, which notifies nobody. Answers with one outcome for
   * each, in their order.
   */
  edit(edits: readonly CommentEdit[]): Promise<readonly Outcome<Comment>[]>;
  /**
   * What the clock of the service said in its last answer, in milliseconds since the epoch. Missing where its
   * listing does not tell when a text was written.
   */
  clock?(): number | undefined;
  /** A comment that is already gone counts as done. */
  deleteComment(commentId: string): Promise<Outcome<null>>;
  putCheck(check: Check): Promise<Outcome<null>>;
  /** Missing where a check is that of one change. */
  readonly sharedChecks?: SharedChecks;
  /**
   * Whether somebody whom a listing has named, by this id, may write to the repository; never a bot. Missing
   * where the service does not say who wrote. `unknown`: it could not be found out.
   */
  mayWrite?(author: string): Promise<MayWrite>;
  /**
   * The repository that the change goes to; undefined where it has no default branch. Missing where the
   * service does not say.
   */
  targetRepository?(): Promise<TargetRepository | undefined>;
  /** Settings of the service that bend what threads mean, a sentence each with what to do. */
  cautions?(): Promise<readonly string[]>;
}

/**
 * Why a write was not done, and what helps where the service knows that: "…: …". A right that is missing
 * comes first, since whoever may grant it need not understand the rest.
 */
export function whyNot(outcome: Exclude<Outcome<unknown>, { kind: 'done' }>, otherwise?: string): string {
  const { message, remedy = otherwise } = outcome;
  if (remedy === undefined) return message;
  const isRight = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
  return isRight && remedy !== otherwise ? `${remedy} (${message})` : `${message}: ${remedy}`;
}

export function soleOutcome<T>([outcome]: readonly Outcome<T>[]): Outcome<T> {
  if (outcome === undefined) throw new Error('a change got no outcome');
  return outcome;
}

/** Sends what a service takes one at a time, and gives the outcomes in their order. */
export async function oneByOne<Item, T>(
  items: readonly Item[],
  send: (item: Item) => Promise<Outcome<T>>,
): Promise<readonly Outcome<T>[]> {
  const outcomes: Outcome<T>[] = [];
  for (const item of items) outcomes.push(await send(item));
  return outcomes;
}

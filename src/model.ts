import type { Anchoring } from './diff/anchor.ts';
import type { Level, Place, Result, Severity } from './finding/finding.ts';
import type { LoggedFinding } from './finding/logged-finding.ts';
import type { Comment } from './services/port.ts';

// The words of this program. A run is a pipeline over two tables, findings and threads; each step fills in
// columns that the next ones read.

/** Where a finding is. */
interface Standing {
  /** In the analyzed commit. */
  place: Place;
  /**
   * `locate`: where it is in the head of the change; undefined where the head has no such line. Line 0: the
   * whole file.
   */
  at: Line | undefined;
  /** `locate`: its place on the diff, and the narrowest filter mode that lets it pass. */
  position: Anchoring;
}

/** All results of one rule of one tool on one line: what one thread is about. */
export interface Finding extends Omit<LoggedFinding, 'place'>, Standing {
  /** `locate`: its other places, at one of which its thread may stand. */
  others?: readonly Standing[];
  /** `locate`: the change has another text of its file. */
  isEdited: boolean;
  /** `locate`: its file is part of the diff, or nobody knows its file. */
  inDiff: boolean;
  /** `baseline`: how it compares with the findings of the base; undefined without a baseline. */
  baselineState?: 'new' | 'unchanged' | 'unknown' | undefined;
  /** `baseline`: why it is unchanged or unknown. */
  baselineReason?: string;
  /** `baseline`: what its line said before it was edited. */
  was?: string;
  /** `baseline`: results of it that the base had too, and the level and severity of the others. */
  newLevel: Level;
  newSeverity?: Severity | undefined;
  newResults: readonly Result[];
  /** `match`. */
  thread?: Thread;
  matchedBy?: MatchedBy;
  /** `match`: a thread that people decided about, and whose dismissal does not hold for this finding. */
  resembles?: Thread;
  /** `plan`: the finding of another tool about the same problem, whose thread is about this one too. */
  group?: Finding | Thread;
  members: Finding[];
  /** `plan`: it fails the check, unless people accepted it. */
  counts: boolean;
  outcome?: Outcome;
}

/** What becomes of a finding, and why. */
interface Outcome {
  as: Disposition;
  why: string;
}

/** In the order in which the accounting line names them. */
type Disposition =
  | 'kept'
  | 'reopened'
  | 'resolved-by-people'
  | 'moved-on'
  | 'unchanged'
  | 'grouped'
  | 'filtered'
  | 'not-on-the-diff'
  | 'over-limit'
  | 'posted'
  | 'failed';

export interface Line {
  path: string;
  /** From 1; 0 for the whole file. */
  line: number;
}

/** How the finding of a thread was found again, best first. */
const MATCHED_BY = [
  'git',
  'git-reworded',
  'place',
  'fingerprint',
  'surroundings',
  'message',
  'other-file',
  'edit',
  'only',
  'package',
] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** What is kept of a finding in its thread: enough to find it in a later commit. Texts are hashed. */
export interface Fingerprint {
  tool: string;
  category: string;
  rule: string;
  /** No list of rules in the log has it, so that none proves anything of it. */
  isUnlisted?: boolean | undefined;
  /** In the head that the thread was posted or marked at. */
  path: string;
  line: number;
  commit: string;
  /** What was analyzed then, where that is another commit. */
  analyzed?: string | undefined;
  /** What the line says; empty where nothing tells it from others. */
  text: string;
  /** The same to the character, but for white space outside of quotes; and the block that encloses it. */
  exact: string;
  /** Which of the lines of its file that say the same it is, where there are several: `2/3`. */
  copy?: string | undefined;
  block: string;
  above: string;
  below: string;
  /** Messages without numbers and quoted names. */
  messages: string[];
  /** The words of the messages. */
  words: string[];
  level: Level;
  /** Of its rule, where that has a number for it. */
  severity?: Severity | undefined;
  /** Fingerprints of the tool, by name. */
  ofTool: Record<string, string>;
  /** The package that it is about, where its rule is an advisory. */
  about?: string | undefined;
}

/**
 * What a thread says was done last. `open`: nothing, or reopened. `gone`: its finding is gone, and it is left
 * open.
 */
export const MARKS = [
  'open',
  'fixed',
  'suppressed',
  'ignored',
  'moved-on',
  'closed',
  'retired',
  'dismissed',
  'gone',
  'over',
] as const;
type Mark = (typeof MARKS)[number];

/** The content of the hidden line of a comment that starts a thread, or of a reply that marks it. */
export interface Marker {
  fingerprint: Fingerprint;
  /** The line that the comment was posted on. */
  stands: number;
  /** What was known of its finding when it was reopened or dismissed last. */
  latest?: Fingerprint | undefined;
  /** The line that people read of the mark, which the next one replaces. */
  says: string;
  /** Of this very comment, so that a copy is told from a second one. */
  nonce: string;
  /** The check of the job that posted it. */
  check: string;
  /** The account that wrote it, where the service tells. */
  writer?: string | undefined;
  mark: Mark;
  /** How many marks there were. */
  step: number;
  /** The head of the change at the last mark. */
  head: string;
  /** The dismissal that was carried out last, and how many others had replied then. */
  dismissal?: Statement | undefined;
  replies: number;
  /** It was posted as new, by the baseline. */
  asNew?: boolean | undefined;
  /** Findings of other tools that the comment names. */
  grouped: Member[];
  /** Where the comment says that its finding is now. */
  now?: Line | undefined;
  /**
   * How the dismissal was carried out: `hand`, a person had resolved the thread before; `said`, it stays open
   * for want of rights.
   */
  way?: 'reply' | 'hand' | 'said' | undefined;
  /** When it was signed, in milliseconds since the epoch, by the clock of the service. */
  signedAt?: number | undefined;
  /** A head at which it was called fixed and reported again. */
  contestedAt?: string | undefined;
  /** Its discussion, once that is known: its text belongs to no other one. */
  bound?: string | undefined;
  /** Other discussions that the run which bound it knew to be ours, whatever their comments say by now. */
  knows?: string[] | undefined;
}

/** A finding of another tool that a comment names. */
export interface Member {
  tool: string;
  category: string;
  rule: string;
  level: Level;
  product?: string | undefined;
  words: string[];
}

/** A thread of ours. */
export interface Thread {
  id: string;
  /** The comment that starts it. */
  comment: Comment;
  /** What that comment shows, without the hidden line and the line of its mark. */
  text: string;
  marker: Marker;
  /** What was marked last, in the comment or in a reply. */
  mark: Pick<Marker, 'mark' | 'step' | 'head' | 'dismissal' | 'replies' | 'contestedAt' | 'way'>;
  /** Where its finding was when it was posted or marked last. */
  fingerprint: Fingerprint;
  /**
   * Why it is not certain that it is ours: never edited or accepted, and never resolved or deleted but as
   * `unbound`.
   */
  unsure?: Unsure;
  /** An earlier key signed it, under this account. */
  isOlder?: boolean;
  /** What people decide in it counts. */
  accepts: boolean;
  /** Comments of others, in the order of the listing. */
  replies: readonly Comment[];
  /** Our replies that carry marks. */
  marks: readonly Comment[];
  isResolved: boolean;
  /** What the last reply that counts decides; `nothing`: none does. Undefined where replies were not read. */
  statement?: Statement;
  /** Whether who resolved it by hand may write to the repository. */
  resolverMay?: 'yes' | 'no' | 'unknown';
  /** Why a person resolved it by hand: their last reply. */
  resolvedFor?: string;
  /** `match`: where its line is now. */
  where: Where;
  /**
   * `match`: a line within a few of its place was rewritten since its fingerprint; undefined where git cannot
   * tell.
   */
  isTouched?: boolean | undefined;
  /** `match`: the thread that stands for the same finding. */
  duplicateOf?: Thread;
}

/**
 * `edited`: somebody else has changed its comment. `older`: by an earlier key, and the listing does not say
 * that this account wrote it. `signed`: by a key that this run does not have. `copied`: its comment stands
 * elsewhere too. `unbound`: nothing tells that its text belongs to this place.
 */
type Unsure = 'edited' | 'older' | 'signed' | 'copied' | 'unbound';

type Where =
  | ({ kind: 'at' } & Line)
  /** `isUnread`: its file is binary, and too large to compare its lines. */
  | { kind: 'edited'; path: string; line: number; isUnread?: true }
  | { kind: 'deleted' }
  /** `perhaps`: the file of a finding without a thread, on a line that reads the same. */
  | { kind: 'unknown'; path: string; perhaps?: string };

/** What to do with a thread, or for a finding without one. */
export interface Action {
  kind: 'post' | 'keep' | 'edit' | 'resolve' | 'reopen' | 'comment' | 'delete' | 'none';
  thread?: Thread;
  finding?: Finding | undefined;
  reason: string;
  /** Why a thread is left as it is. */
  because?: 'people' | 'unverified' | 'done' | 'policy' | 'rights';
  /** The mark to write. */
  mark?: Mark;
  dismissal?: Dismissal | undefined;
  /** Its tool varies, so that no more is known than that its code was changed. */
  varies?: true;
  /** Only while nobody has replied. */
  undiscussed?: boolean;
  /** The reply that takes a dismissal back. */
  by?: Statement;
  /** What the comment is to name and to say of its place. */
  grouped?: Member[];
  now?: Line | null;
  /** The thread that stands for the same finding. */
  winner?: Thread;
}

/** Findings compared with the baseline. */
export interface ComparedWithBase {
  /** The commit that it is of; missing where it could not be used. */
  commit?: string;
  /** Why it cannot be known of findings whether they are new, and of how many. */
  unknown: ReadonlyMap<string, number>;
  /** Results of the base that are gone, of what both have looked at. */
  gone: number;
  /** Sentences on what of the base is not known, and holds nothing. */
  warnings: readonly string[];
  /** Sentences on what keeps the run from being complete. */
  failures: readonly string[];
}

/** What people may decide about a finding, in the words with which the first line of their reply begins. */
export const DISMISSALS = ['false positive', "won't fix", 'accepted'] as const;
type DismissalKind = (typeof DISMISSALS)[number];

/** The last reply that counts: what it says, and who said it. `nothing`: there is none. */
export interface Statement {
  /** Id of the reply; empty where there is none. */
  replyId: string;
  says: DismissalKind | 'reopen' | 'nothing';
  /** Empty where nothing is decided. Without our secrets. */
  reason: string;
  author?: string;
  name?: string;
}

/** What a person has decided about a finding. */
export type Dismissal = Statement & { says: DismissalKind };

import type { Diff } from '../diff/diff.ts';
import { mapLineBackward } from '../diff/line-map.ts';
import { type Scope, scopeKey } from '../finding/finding.ts';
import type { Finding, Fingerprint, Line, Thread } from '../model.ts';
import { fingerprintOf, saidOf } from './fingerprint.ts';

// What is compared with threads, and what is known of the world for that.

/** What matching knows of the world. */
export interface Matching {
  /** The head of the change, in whose lines findings are. */
  head: string;
  /** By each commit of a thread that could be had. */
  since: ReadonlyMap<string, Since>;
  /** The lines of a file of a commit; undefined where it has none. */
  lines: (commit: string, path: string) => readonly string[] | undefined;
  /** The rules that the logs list, by tool and category. */
  listed?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  /** Tools and categories whose results are not the same from run to run. */
  varying?: ReadonlySet<string> | undefined;
  /** Threads stand for findings of the base: results are compared one by one, later. */
  isBaseline?: boolean | undefined;
}

/** A finding as it is compared. */
export class Candidate {
  readonly finding: Finding;
  readonly rule: string;
  readonly path: string;
  readonly line: number;
  readonly #known: Matching;
  #said: ReturnType<typeof saidOf> | undefined;
  #print: Fingerprint | undefined;

  constructor(finding: Finding, { path, line }: Line, known: Matching) {
    this.finding = finding;
    this.rule = ruleKey(finding);
    this.path = path;
    this.line = line;
    this.#known = known;
  }

  /** What its tool says of it. */
  get said(): ReturnType<typeof saidOf> {
    this.#said ??= saidOf(this.finding);
    return this.#said;
  }

  /** That, and what its file says. */
  get print(): Fingerprint {
    const { head, lines } = this.#known;
    this.#print ??= fingerprintOf(this.finding, head, lines(head, this.path));
    return this.#print;
  }
}

/** What git knows between the commit of a thread and the head. */
export interface Since {
  /** White space aside. */
  loose: Diff;
  /** White space counts. */
  exact: Diff;
  /**
   * Files in which nothing that people decided holds any more, `PATH\nLINE`: 0 for the whole file, 1 for its
   * lines, `=LINE` for one of them.
   */
  lost: ReadonlySet<string>;
}

export function varies(scope: Scope, { varying }: Pick<Matching, 'varying'>): boolean {
  return varying?.has(scopeKey(scope)) === true;
}

export function ruleKey({ scope, rule }: Pick<Finding, 'scope'> & { rule: { id: string } }): string {
  return JSON.stringify([scope.tool, scope.category, rule.id]);
}

export function placeKey(rule: string, at: Line | undefined): string {
  return `${rule}\n${at?.path}\n${at?.line}`;
}

/** Where the line of a thread is, or about. */
export function lineOf({ where, fingerprint: { path, line } }: Thread): Line {
  return { path: 'path' in where ? where.path : path, line: 'line' in where ? where.line : line };
}

export function shareMessage({ fingerprint }: Thread, { said }: Candidate): boolean {
  return said.messages.some((one) => fingerprint.messages.includes(one));
}

/** Text that stands where it stood is another finding: what was edited or moved stands on a new line. */
export function isNewLine({ fingerprint }: Thread, { path, line }: Candidate, { since }: Matching): boolean {
  const loose = since.get(fingerprint.commit)?.loose;
  const file = loose?.byNewPath.get(path);
  if (loose === undefined) return true;
  return (
    file !== undefined && (file.oldPath === undefined || mapLineBackward(file.hunks, line) === undefined)
  );
}

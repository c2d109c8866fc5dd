import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { findGit } from './find-git.ts';

/** An object of git: its kind (`commit`, `tree`, `blob`, `tag`), and its content. */
export interface GitObject {
  readonly kind: string;
  readonly content: Buffer;
}

interface Question {
  answer(object: GitObject | null): void;
  fail(error: Error): void;
}

const NEWLINE = 0x0a;
/** Enough of what git says when it ends. */
const MOST_ERRORS = 1000;

/** One `git cat-file --batch` that stays, and is asked for one object after the other. */
export class ObjectReader {
  readonly #child: ChildProcessWithoutNullStreams;
  readonly #questions: Question[] = [];
  #chunks: Buffer[] = [];
  #received = 0;
  /** Bytes of the answer under way, once its first line is known. */
  #expected = 0;
  #errors = '';
  #hasEnded = false;

  constructor(env: NodeJS.ProcessEnv) {
    this.#child = spawn(findGit(), ['cat-file', '--batch'], { stdio: 'pipe', windowsHide: true, env });
    this.#child.stdout.on('data', (chunk: Buffer) => this.#receive(chunk));
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.#errors = `${this.#errors}${text}`.slice(-MOST_ERRORS);
    });
    // git may end before it has read everything; that it ended is told below.
    this.#child.stdin.on('error', () => undefined);
    this.#child.on('error', (error) => this.#end(error));
    this.#child.on('close', () => this.#end(new Error(`git cat-file ended: ${this.#errors.trim()}`)));
  }

  /** Whether it can be asked no more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  get isIdle(): boolean {
    return this.#questions.length === 0;
  }

  /** The object of this full name, `null` where there is none. Rejects where git ends instead. */
  read(name: string): Promise<GitObject | null> {
    // A line is a question, and anything but a name would be looked up as a revision.
    if (!/^[0-9a-f]+$/.test(name)) return Promise.resolve(null);
    return new Promise((answer, fail) => {
      if (this.#hasEnded) {
        fail(new Error('git cat-file has ended'));
        return;
      }
      this.#questions.push({ answer, fail });
      this.#child.stdin.write(`${name}\n`);
    });
  }

  close(): void {
    this.#child.stdin.end();
  }

  #receive(chunk: Buffer): void {
    this.#chunks.push(chunk);
    this.#received += chunk.length;
    // A large object comes in many pieces: they are put together once.
    if (this.#received < this.#expected) return;
    let text = Buffer.concat(this.#chunks);
    this.#expected = 0;
    for (;;) {
      const end = text.indexOf(NEWLINE);
      if (end === -1) break;
      // `name kind size LF content LF`, or `name missing LF`.
      const [, kind = '', size] = text.toString('latin1', 0, end).split(' ');
      const length = size === undefined ? end + 1 : end + 1 + Number(size) + 1;
      if (text.length < length) {
        this.#expected = length;
        break;
      }
      const content = text.subarray(end + 1, length - 1);
      this.#questions.shift()?.answer(size === undefined ? null : { kind, content });
      text = text.subarray(length);
    }
    this.#chunks = [text];
    this.#received = text.length;
  }

  #end(error: Error): void {
    this.#hasEnded = true;
    for (const question of this.#questions.splice(0)) question.fail(error);
  }
}

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { findGit, GoneError, gitEnvironment, type RunGit } from './run-git.ts';

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

  /** It can be asked no more. */
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

/** How git writes the names of objects. */
const FORMATS = {
  sha1: '[core]\n\tbare = true\n\trepositoryFormatVersion = 0\n',
  sha256: '[core]\n\tbare = true\n\trepositoryFormatVersion = 1\n[extensions]\n\tobjectFormat = sha256\n',
} as const;

interface ObjectView {
  /**
   * The environment in which git reads the objects of a repository. Throws `GoneError` where the repository
   * is no longer there.
   */
  of(repository: string): Promise<NodeJS.ProcessEnv>;
  /** Looks for the repository again when it is asked for next. */
  forget(repository: string): void;
}

/**
 * Lets git read the objects of a repository through an empty repository of our own, made in `folder`.
 * Commits, trees and files are the same there; configuration, attributes of the working tree, hooks, grafts
 * and remotes of the checkout and of the machine are not there, so that none of them can start a program, or
 * make a diff another one.
 */
export function openObjectView(folder: string, run: RunGit): ObjectView {
  for (const [format, config] of Object.entries(FORMATS)) {
    const own = join(folder, format);
    for (const part of ['objects', 'refs']) mkdirSync(join(own, part), { recursive: true });
    writeFileSync(join(own, 'HEAD'), 'ref: refs/heads/none\n');
    writeFileSync(join(own, 'config'), config);
  }
  const known = new Map<string, Promise<NodeJS.ProcessEnv>>();
  return {
    of: (repository) => {
      const found = known.get(repository) ?? locate(folder, run, repository);
      known.set(repository, found);
      // The next one looks again: the folder may be back.
      found.catch(() => known.delete(repository));
      return found;
    },
    forget: (repository) => {
      known.delete(repository);
    },
  };
}

async function locate(folder: string, run: RunGit, repository: string): Promise<NodeJS.ProcessEnv> {
  const answer = await run(repository, ['rev-parse', '--show-object-format', '--git-path', 'objects']);
  if (answer.kind === 'failed') {
    throw new GoneError('The repository of this deployment is no longer where it was');
  }
  // A folder's name may hold a line break, too.
  const [format = '', ...path] = answer.output.toString('utf8').split('\n');
  return {
    ...gitEnvironment(),
    GIT_ATTR_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_DIR: join(folder, format),
    GIT_OBJECT_DIRECTORY: resolve(repository, path.slice(0, -1).join('\n')),
  };
}

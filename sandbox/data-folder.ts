import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { newAccessToken } from './rules/tokens.ts';
import { hashSecret, newId, newSecret } from './secrets.ts';
import { SandboxStartError } from './start-error.ts';

/** Only the owner looks into a folder that is made here. */
const PRIVATE_FOLDER = 0o700;

/**
 * Makes the data folder, and the folders above it, where they are missing.
 * Throws `SandboxStartError` where one of them is no folder or cannot be made.
 */
export function makeFolder(folder: string): void {
  try {
    // A folder within a checkout holds nothing that should be committed.
    if (makeAll(resolve(folder)) === 'made') writeFileSync(join(folder, '.gitignore'), '*\n');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SandboxStartError(`The data folder ${folder} cannot be made (${reason}): choose another one.`, {
      cause: error,
    });
  }
}

/**
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
function makeAll(path: string): 'made' | 'known' {
  const known = statSync(path, { throwIfNoEntry: false });
  if (known?.isDirectory()) return 'known';
  if (known !== undefined) throw new Error(`${path} is no folder`);
  const above = dirname(path);
  // Nothing stands above a drive, or a share of a server, that is missing.
  if (above === path) throw new Error(`there is no ${path}`);
  makeAll(above);
  try {
    mkdirSync(path, { mode: PRIVATE_FOLDER });
    return 'made';
  } catch (error) {
    // Another start may have made it a moment ago.
    if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return 'known';
    throw error;
  }
}

const credentialsSchema = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  adminToken: z.string().min(1),
  gitlabToken: z.string().min(1),
  githubToken: z.string().min(1),
});

/** The only place where secrets are kept as they are; the database has their hashes. */
export type Credentials = z.infer<typeof credentialsSchema> & {
  /** Follows from the secret of the administration. */
  readonly giteaToken: string;
};

const DIGITS_OF_TOKEN = 40;

/** Only the owner may read the file. */
const PRIVATE_FILE = 0o600;
const OTHERS = 0o077;
const NAME = 'credentials.json';

/**
 * Reads `credentials.json` of the data folder, or makes it, so that every start of one sandbox prints the
 * same credentials. Throws `SandboxStartError` where the file is there but cannot be used, or cannot be
 * written.
 */
export function readOrMakeCredentials(folder: string): Credentials {
  const file = join(folder, NAME);
  const text = readIfThere(file);
  if (text !== null) return parseCredentials(file, text);
  const credentials: z.infer<typeof credentialsSchema> = {
    clientId: newId(),
    clientSecret: newSecret(),
    adminToken: newSecret(),
    gitlabToken: newAccessToken('gitlab-personal'),
    githubToken: newAccessToken('github-installation'),
  };
  const draft = `${file}.${newId()}`;
  try {
    writeFileSync(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: PRIVATE_FILE, flag: 'wx' });
    putInPlace(draft, file);
    // When several start at once, all of them use the credentials of the first.
    return parseCredentials(file, readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SandboxStartError) throw error;
    throw new SandboxStartError(
      `The credentials file ${file} cannot be written: choose a data folder that the current user may write to.`,
      { cause: error },
    );
  }
}

/**
 * Why others may read the credentials of a data folder, in one sentence, or undefined where only their owner
 * can: Windows, and disks of Windows and FAT elsewhere, have no modes that keep a file private.
 */
export function whyNotPrivate(folder: string): string | undefined {
  const file = join(folder, NAME);
  if ((statSync(file).mode & OTHERS) === 0) return undefined;
  return `Note: ${file} holds the credentials, and this disk cannot keep it private: anyone who can open the folder can read them. With --data, choose a folder that only you can open, such as one in your profile.`;
}

/**
 * Puts the whole file in place at once, unless there is one: a start that dies half-way leaves no half of it
 * behind.
 */
function putInPlace(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch {
    // Another start was faster, or the file system has no hard links.
    if (!existsSync(file)) {
      renameSync(draft, file);
      return;
    }
  }
  unlinkSync(draft);
}

function readIfThere(file: string): string | null {
  if (!existsSync(file)) return null;
  try {
    // A copy or a careless umask may have opened it.
    chmodSync(file, PRIVATE_FILE);
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new SandboxStartError(
      `The credentials file ${file} cannot be read and kept private: make it a file of the current user, or delete it.`,
      {
        cause: error,
      },
    );
  }
}

function parseCredentials(file: string, text: string): Credentials {
  try {
    const credentials = credentialsSchema.parse(JSON.parse(text));
    const giteaToken = hashSecret(`gitea ${credentials.adminToken}`).slice(0, DIGITS_OF_TOKEN);
    return { ...credentials, giteaToken };
  } catch {
    // The parse error is not passed on as the cause: it may quote the text, which has secrets in it.
    throw new SandboxStartError(
      `The credentials file ${file} is damaged: delete it, and the next start makes new credentials.`,
    );
  }
}

import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createRepository, type Repository } from '../../test/git/repository.ts';

/** An empty repository that reads the commits of another one, and never writes there. */
export function createSharedClone(of: string): Repository {
  const objects = execFileSync('git', ['rev-parse', '--git-path', 'objects'], { cwd: of, encoding: 'utf8' });
  const repository = createRepository();
  repository.git('config', 'core.autocrlf', 'false');
  const known = join(repository.path, '.git/objects/info');
  mkdirSync(known, { recursive: true });
  appendFileSync(join(known, 'alternates'), `${resolve(of, objects.trim())}\n`);
  return repository;
}

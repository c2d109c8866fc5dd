import { findProgram, thisMachine } from '../../src/git/find-program.ts';

/** The absolute path of git. Throws where there is none. */
export function findGit(): string {
  const program = findProgram('git', thisMachine(process.env, process.cwd()));
  if (program === undefined) throw new Error('git was not found: install it.');
  return program;
}

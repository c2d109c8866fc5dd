import { existsSync } from 'node:fs';

/** `cmd` hands over the single quotes in which other shells want a glob. */
const NAMED_LIKE_A_LOG = /\.(?:sarif|json)(?:\.gz)?'?$/iu;

/**
 * What stands after a command without a flag: logs. Undefined where a word is neither there nor named like
 * one. It may be a secret then, which nobody may repeat.
 */
export function readPositionalLogs(words: readonly string[]): readonly string[] | undefined {
  return words.every((word) => NAMED_LIKE_A_LOG.test(word) || existsSync(word)) ? words : undefined;
}

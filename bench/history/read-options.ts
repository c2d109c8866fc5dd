import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What real histories are replayed, and how. */
export interface HistoryOptions {
  /** Checkouts, absolute; what they have checked out does not matter. */
  readonly repositories: readonly string[];
  /** Commits between two states. */
  readonly steps: readonly number[];
  /** The newest commits that are looked at; all of them without it. */
  readonly last: number | undefined;
  /**
   * Prints SARIF of the folder that it is started in; oxlint with all rules unless another command is named.
   */
  readonly analyzer: string;
  /** Mistakes of each kind that are printed with their places. */
  readonly show: number;
  /**
   * What is measured: the history as it was, one that formats the newest state, that renames files, or that
   * moves their code.
   */
  readonly modes: readonly HistoryMode[];
  /** Files of which the findings are counted apart in a history, as one that a program writes. */
  readonly apart: readonly string[];
  /** The most files that are formatted. */
  readonly files: number;
}

type HistoryMode = 'replay' | 'reformat' | 'rename' | 'move';

/** Every rule over everything. */
export const OXLINT = 'oxlint -D all --disable-nested-config --no-ignore --format sarif .';

/** @throws Error where an option is unknown or no number */
export function readHistoryOptions(args: readonly string[]): HistoryOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      repository: { type: 'string', multiple: true, default: [] },
      steps: { type: 'string', default: '5,20' },
      last: { type: 'string' },
      analyzer: { type: 'string', default: OXLINT },
      show: { type: 'string', default: '20' },
      replay: { type: 'boolean', default: false },
      reformat: { type: 'boolean', default: false },
      rename: { type: 'boolean', default: false },
      move: { type: 'boolean', default: false },
      apart: { type: 'string', multiple: true, default: [] },
      files: { type: 'string', default: '300' },
    },
  });
  const modes = (['replay', 'reformat', 'rename', 'move'] as const).filter((mode) => values[mode]);
  return {
    repositories: values.repository.map((path) => resolve(path)),
    steps: values.steps.split(',').map((step) => toCount('steps', step)),
    last: values.last === undefined ? undefined : toCount('last', values.last),
    analyzer: values.analyzer,
    apart: values.apart,
    show: toCount('show', values.show),
    modes: modes.length === 0 ? ['replay'] : modes,
    files: toCount('files', values.files),
  };
}

/** @throws Error where the text is no whole number above zero */
export function toCount(name: string, text: string): number {
  if (!/^[1-9]\d*$/u.test(text)) throw new Error(`--${name}: ${JSON.stringify(text)} is no count`);
  return Number(text);
}

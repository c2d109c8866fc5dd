import { LEVELS, type Level } from '../finding/finding.ts';
import { at, indexAt, listAt, textAt } from '../log/raw.ts';
import { findDescriptor, type Tool } from './tool.ts';

/** Kinds of results that are no problems (SARIF §3.27.9). Another value is no reason to hide a result. */
const HARMLESS: ReadonlySet<string> = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);

const NAMES: ReadonlySet<unknown> = new Set(LEVELS);

/**
 * Levels of one invocation that override those of the descriptors: by descriptor, or by id where the log
 * describes none.
 */
export type LevelOverrides = ReadonlyMap<unknown, Level>;

/** Reads the configuration overrides of every invocation, in their order (§3.20.5-6, §3.51). */
export function toLevelOverrides(
  tool: Tool,
  invocations: readonly unknown[],
  kind: 'rules' | 'notifications',
): readonly LevelOverrides[] {
  const property = kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
  return invocations.map((invocation) => {
    const levels = new Map<unknown, Level>();
    for (const override of listAt(invocation, property)) {
      const reference = at(override, 'descriptor');
      const level = at(override, 'configuration', 'level');
      const key = findDescriptor(tool, kind, reference)?.descriptor ?? textAt(reference, 'id');
      if (isLevel(level) && key !== undefined) levels.set(key, level);
    }
    return levels;
  });
}

/**
 * The level of a result (§3.27.10): `none` for a result that is no problem; else its own; else that of the
 * override of its invocation, else of the rule's default configuration; else `warning`.
 *
 * @param key the rule's descriptor, or its id where the log does not describe it.
 */
export function toLevel(result: unknown, key: unknown, overrides: readonly LevelOverrides[]): Level {
  if (HARMLESS.has(kindOf(result))) return 'none';
  const own = at(result, 'level');
  if (isLevel(own)) return own;
  return overrides[invocationOf(result, overrides.length)]?.get(key) ?? defaultLevel(key);
}

/** The level of a descriptor's default configuration, else `warning` (§3.50.3). */
export function defaultLevel(descriptor: unknown): Level {
  const level = at(descriptor, 'defaultConfiguration', 'level');
  return isLevel(level) ? level : 'warning';
}

export function isLevel(value: unknown): value is Level {
  return NAMES.has(value);
}

/** `provenance.invocationIndex`; a run with one invocation need not say it (§3.48.6). */
function invocationOf(result: unknown, invocations: number): number {
  return indexAt(result, 'provenance', 'invocationIndex') ?? (invocations === 1 ? 0 : -1);
}

/**
 * The kind of a result (SARIF §3.27.9) in small letters, which tools write in any; `fail` where it says none.
 */
export function kindOf(result: unknown): string {
  return textAt(result, 'kind')?.toLowerCase() ?? 'fail';
}

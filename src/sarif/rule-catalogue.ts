import { at, listAt, textAt } from '../log/raw.ts';
import { shortName } from './short-name.ts';
import { findDescriptor, type Tool } from './tool.ts';

/**
 * The rules that ran, by all their ids, if the run lists them: only a list that names a rule without results
 * is one. Most tools list the rules that have results, so a rule that is missing there means nothing. A rule
 * that is listed as switched off (SARIF §3.50.2) did not run.
 *
 * @param reported the ids of the rules that have results.
 */
export function toRuleCatalogue(
  tool: Tool,
  invocations: readonly unknown[],
  reported: ReadonlySet<string>,
): ReadonlySet<string> | undefined {
  const listed = [tool.driver, ...tool.extensions].flatMap((component) => component.rules.items);
  if (listed.every((rule) => isKnown(textAt(rule, 'id'), reported))) {
    return undefined;
  }
  const switched = switchesOf(tool, invocations);
  const ran = listed.filter(
    (rule) => (switched.get(rule) ?? at(rule, 'defaultConfiguration', 'enabled')) !== false,
  );
  const ids = ran.flatMap((rule) => [at(rule, 'id'), ...listAt(rule, 'deprecatedIds')]);
  return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(shortName)]);
}

/** Whether a listed rule has results, or no id to tell it by. */
function isKnown(id: string | undefined, reported: ReadonlySet<string>): boolean {
  return id === undefined || reported.has(shortName(id));
}

/**
 * What invocations say of rules by their overrides (§3.20.5); a rule that one of them switches on has run.
 */
function switchesOf(tool: Tool, invocations: readonly unknown[]): ReadonlyMap<unknown, boolean> {
  const switched = new Map<unknown, boolean>();
  for (const override of invocations.flatMap((invocation) =>
    listAt(invocation, 'ruleConfigurationOverrides'),
  )) {
    const rule = findDescriptor(tool, 'rules', at(override, 'descriptor'))?.descriptor;
    const enabled = at(override, 'configuration', 'enabled');
    if (typeof enabled === 'boolean') switched.set(rule, enabled || switched.get(rule) === true);
  }
  return switched;
}

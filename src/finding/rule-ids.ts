import type { Place, Rule } from './finding.ts';

/**
 * Most components of a hierarchical id that are taken off one by one; the specification has one (SARIF
 * §3.52.4).
 */
const MOST_COMPONENTS = 8;

/** An id and the ids above it, nearest first: `CWE-78/api-handler`, `CWE-78` (SARIF §3.27.5). */
export function withAncestors(id: string): readonly string[] {
  const ids = [id];
  for (
    let end = id.lastIndexOf('/');
    end > 0 && ids.length < MOST_COMPONENTS;
    end = id.lastIndexOf('/', end - 1)
  ) {
    ids.push(id.slice(0, end));
  }
  return ids;
}

/**
 * Tells whether a log may have results of a rule, by its list of the rules that ran: it has this one, one
 * above it or a former name. Of a rule that a log had without listing it no list tells.
 *
 * @param rules undefined where the log has no such list
 */
export function mayHaveRun(
  {
    id,
    unlisted,
    deprecatedIds,
  }: Pick<Rule, 'id' | 'deprecatedIds'> & { readonly unlisted?: true | undefined },
  rules: ReadonlySet<string> | undefined,
): boolean {
  if (rules === undefined || unlisted) return true;
  return [...withAncestors(id), ...deprecatedIds].some((one) => rules.has(one));
}

export function isAbove(id: string, other: string): boolean {
  return other.startsWith(`${id}/`);
}

/** The tag of an image: `ANCHOREVULN_shop:1.0_CVE-2024-1`, `CVE-2024-1:shop:1.0`. */
const TAG = /:(?:[^:/_\s]+(?=[_/])|v?\d[\w.-]*$|latest$)|(?<=sha256):[0-9a-f]+$/gu;

/** Whether two ids differ by the folder that their rules were in, or by the tag of an image, alone. */
export function isMovedId(id: string, other: string): boolean {
  const [one, another] = [id, other].map((text) => text.replace(TAG, '').split(/[./\\]/u));
  const isTag = one?.join() === another?.join();
  return isTag || ([one, another].some((names = []) => names.length > 1) && one?.at(-1) === another?.at(-1));
}

/** The id of a rule, and that of the rule above it by which the log describes it. */
export function reportedIds({ id, deprecatedIds }: Rule): readonly string[] {
  return [id, ...deprecatedIds.filter((former) => isAbove(former, id))];
}

/** A shorter name says too little to be taken for the same rule: `S1`, `E722`. */
const FEWEST_LETTERS = 4;

/** A rule with its plugin before it, as oxlint writes them: `typescript-eslint(no-unused-vars)`. */
const OF_PLUGIN = /^[^()]{1,100}\(([^()]{1,300})\)$/u;

/**
 * The name of a rule whichever tool reports it: the last segment of its id, in small letters and without
 * punctuation. `no-unused-vars`, `@typescript-eslint/no-unused-vars` and `eslint(no-unused-vars)` have one
 * name. Undefined where the segment has too few letters to be a name: `F841`, `java:S1234`.
 */
export function ownRuleName(id: string): string | undefined {
  const segment = (OF_PLUGIN.exec(id)?.[1] ?? id).split(/[/:.]/u).at(-1) ?? '';
  const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}

/**
 * The problem that a rule reports at a place, whichever tool says so; undefined where it has no line or name.
 */
export function keyOfPlace(place: Place, ruleId: string): string | undefined {
  return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}

/** Two findings with the same key are grouped if their tools differ. */
export function problemKey(path: string, line: number, ruleId: string): string | undefined {
  const name = ownRuleName(ruleId);
  return name === undefined ? undefined : JSON.stringify([path, line, name]);
}

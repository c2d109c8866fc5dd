import type { Scope } from '../finding/finding.ts';

/**
 * Names of the input `tools` that no log has, while one has the same name in other letters: a tool that is
 * not in the logs is taken for clean, and so would be whatever the other one found. Code Analyzer calls its
 * engine `pmd` and PMD itself `PMD`, so that one of two that are both named is right.
 *
 * @returns one sentence, without its end, or undefined
 */
export function describeMisnamedTools(
  tools: readonly string[],
  scopes: readonly Scope[],
): string | undefined {
  const present = new Set(scopes.map(({ tool }) => tool));
  const mistakes = [...new Set(tools)].flatMap((name) => {
    if (present.has(name)) return [];
    const meant = [...present].find((tool) => !tools.includes(tool) && inLetters(tool) === inLetters(name));
    return meant === undefined ? [] : [`${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}`];
  });
  if (mistakes.length === 0) return undefined;
  return `Input tools names ${mistakes.join('; it names ')}: write it as the logs do, or name both if both ran`;
}

function inLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

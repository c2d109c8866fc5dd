import type { Scope } from '../finding/finding.ts';
import type { ToolsOfJob } from '../finding/tools-of-job.ts';

/**
 * Names of the inputs `tools` and `silent-tools` that no log has, while one has nearly the same name: other
 * letters, or more words behind it. Otherwise the results of that tool would be passed over, and one that is
 * silent taken for clean. Code Analyzer calls its engine `pmd` and PMD itself `PMD`, so that one of two that
 * are both named is right.
 *
 * @returns one sentence, without its end, or undefined
 */
export function describeMisnamedTools(
  { named, silent }: ToolsOfJob,
  scopes: readonly Scope[],
): string | undefined {
  const present = new Set(scopes.map(({ tool }) => tool));
  const unnamed = [...present].filter((tool) => !named.includes(tool) && !silent.includes(tool));
  const mistakesIn = (input: string, names: readonly string[]): readonly string[] => {
    const mistakes = [...new Set(names)].flatMap((name) => {
      if (present.has(name)) return [];
      const meant =
        unnamed.find((tool) => inLetters(tool) === inLetters(name)) ??
        unnamed.find((tool) => isLonger(tool, name) || isLonger(name, tool));
      return meant === undefined
        ? []
        : [`${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}`];
    });
    return mistakes.length === 0 ? [] : [`Input ${input} names ${mistakes.join('; it names ')}`];
  };
  const found = [...mistakesIn('tools', named), ...mistakesIn('silent-tools', silent)];
  if (found.length === 0) return undefined;
  return `${found.join('. ')}: write it as the logs do, or name both if both ran`;
}

/** Whether a name is another one with more behind it: `Semgrep OSS`, `eslint-9`, and not `eslinter`. */
function isLonger(name: string, start: string): boolean {
  const whole = name.toLowerCase();
  const first = start.toLowerCase();
  return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}

function inLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

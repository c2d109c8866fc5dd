import { expect } from '@jest/globals';
import type { Log, ReportingDescriptor, Result } from 'sarif';
import { openStory, type Story } from '../run/story.ts';

/** One result of a made-up tool; where it is, is made for it. */
export interface MadeFinding {
  readonly rule: ReportingDescriptor;
  readonly result: Omit<Result, 'ruleId' | 'locations'>;
  readonly tool?: string;
  /**
   * A file that the change does not have; by default each finding has a line of its own in one that it has.
   */
  readonly elsewhere?: string;
}

/** What stands on the change. */
interface Posted {
  /** The first comments of threads, in the order of their findings. */
  readonly threads: readonly string[];
  readonly summaries: readonly string[];
  readonly replies: readonly string[];
}

export const TOOL = 'PMD';

export function logOf(findings: readonly MadeFinding[]): Log {
  let line = 0;
  const located = findings.map(({ rule, result, tool = TOOL, elsewhere }) => {
    if (elsewhere === undefined) line += 1;
    const artifactLocation = { uri: elsewhere ?? 'src/a.ts' };
    const region = { startLine: elsewhere === undefined ? line : 1 };
    return {
      tool,
      rule,
      result: { ...result, ruleId: rule.id, locations: [{ physicalLocation: { artifactLocation, region } }] },
    };
  });
  const runs = [...Map.groupBy(located, ({ tool }) => tool)].map(([name, own]) => ({
    tool: { driver: { name, rules: own.map(({ rule }) => rule) } },
    results: own.map(({ result }, ruleIndex) => ({ ...result, ruleIndex })),
  }));
  return { version: '2.1.0', runs };
}

/** A change with a line for each of so many findings. */
export function openWith(lines: number): Promise<Story> {
  const all = Array.from({ length: lines }, (_, index) => `line(${index + 1});\n`).join('');
  return openStory('full', { 'a.txt': 'x\n' }, { 'src/a.ts': all }, { pageSize: 100 });
}

export const INPUTS = { 'filter-mode': 'nofilter', 'max-threads': '100000', 'check-name': 'lint' };

export async function posted(story: Story): Promise<Posted> {
  const { threads } = await story.truth();
  const inline = threads
    .filter(({ resolvable }) => resolvable)
    .toSorted((a, b) => (a.newLine ?? 0) - (b.newLine ?? 0));
  const bodies = (all: typeof threads): readonly string[] =>
    all.flatMap(({ comments: [first] }) => first?.body ?? []);
  return {
    threads: bodies(inline),
    summaries: bodies(threads.filter(({ resolvable }) => !resolvable)),
    replies: inline.flatMap(({ comments }) => comments.slice(1).map(({ body }) => body)),
  };
}

/**
 * Reviews a change with these findings, and gives the comments of it; each is known again by a second run.
 *
 * @param withoutThread how many may get none, as those of the level `none`
 */
export async function postFindings(findings: readonly MadeFinding[], withoutThread = 0): Promise<Posted> {
  const here = findings.filter(({ elsewhere }) => elsewhere === undefined).length;
  const story = await openWith(here);
  try {
    const logs = logOf(findings);
    await story.run(logs, INPUTS);
    const bodies = await posted(story);
    expect(bodies.threads.length).toBeGreaterThanOrEqual(here - withoutThread);
    expect(bodies.threads.length).toBeLessThanOrEqual(here);
    expect(bodies.summaries).toHaveLength(here === findings.length ? 0 : 1);
    await story.run(logs, INPUTS);
    expect((await story.writes()).filter(({ path }) => !path.includes('/checks/'))).toEqual([]);
    return bodies;
  } finally {
    await story.end();
  }
}

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Log, ReportingDescriptor, Result, Run } from 'sarif';
import { fuzzRuns } from '../fuzz-runs.ts';
import { hostileText } from '../text/hostile-text.ts';
import { expectHarmless } from './body-invariants.ts';
import { type MadeFinding, postFindings } from './post-findings.ts';

const ROOT = join(import.meta.dirname, '../..');

/** As fast-check makes them; the seed is told where one fails. */
export function sample<T>(values: fc.Arbitrary<T>, runs: number): readonly T[] {
  return fc.sample(values, fuzzRuns(runs));
}

/** Posts all of them, and looks at every comment that a person or a service reads. */
export async function expectAllHarmless(findings: readonly MadeFinding[], withoutThread = 0): Promise<void> {
  const { threads, summaries } = await postFindings(findings, withoutThread);
  for (const body of [...threads, ...summaries]) expectHarmless(body);
}

/** Hostile text in the middle of real help, where it meets fences, tables and lists that are open. */
const within = (text: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.nat(text.length), hostileText)
    .map(([at, hostile]) => text.slice(0, at) + hostile + text.slice(at));

/** What is tried of all that real tools write. */
interface Sample {
  /** The share of their rules: one of so many. */
  readonly oneOf: number;
  /** How many hostile texts stand in the middle of their words. */
  readonly runs: number;
}

function descriptorOf({ ruleId, ruleIndex, rule }: Result, { tool }: Run): ReportingDescriptor {
  const index = ruleIndex ?? rule?.index ?? -1;
  const id = ruleId ?? rule?.id;
  const { rules = [] } = tool.driver;
  return rules[index] ?? rules.find((one) => one.id === id) ?? { id: id ?? 'none' };
}

/** One finding of every rule in every log that we have. */
function realFindings(): readonly MadeFinding[] {
  const logs = globSync(['fixtures/**/*.sarif', 'test/sarif/cases/**/*.sarif'], { cwd: ROOT });
  expect(logs.length).toBeGreaterThan(50);
  const byRule = new Map<string, MadeFinding>();
  for (const run of logs.flatMap(runsOf)) {
    // Results that are no objects are among the cases.
    for (const result of (run.results ?? []).filter(Boolean)) {
      const { message, kind, baselineState, suppressions } = result;
      const isNews = (kind ?? 'fail') === 'fail' && !['absent', 'unchanged'].includes(baselineState ?? '');
      if (!isNews || suppressions?.length || typeof message?.text !== 'string') continue;
      const rule = descriptorOf(result, run);
      const { codeFlows, relatedLocations, rank, level } = result;
      const kept = { message, codeFlows, relatedLocations, rank, level };
      byRule.set(`${run.tool.driver.name} ${rule.id}`, {
        tool: run.tool.driver.name,
        rule,
        result: Object.fromEntries(
          Object.entries(kept).filter(([, part]) => part !== undefined),
        ) as typeof kept,
      });
    }
  }
  return [...byRule.values()];
}

/** Of a log that is one: cases of broken ones are among them. */
function runsOf(path: string): readonly Run[] {
  try {
    const { runs } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Log;
    return runs.filter((run) => Array.isArray(run?.results) && typeof run.tool?.driver?.name === 'string');
  } catch {
    return [];
  }
}

export function tellRealWords({ oneOf, runs }: Sample): void {
  let real: readonly MadeFinding[];
  beforeAll(() => {
    real = realFindings();
    expect(real.some(({ result }) => result.relatedLocations ?? result.codeFlows)).toBe(true);
    expect(real.length).toBeGreaterThan(100);
  });

  test('with the words of real tools', async () => {
    await expectAllHarmless(
      real
        .filter((_, index) => index % oneOf === 0)
        .flatMap((finding) => [finding, { ...finding, elsewhere: 'src/elsewhere.ts' }]),
      // Tools that tell their own errors as results are among them.
      real.length / 20,
    );
  });

  test('with hostile text in the middle of real help and messages', async () => {
    const helps = real.flatMap(({ rule: { help } }) => help?.markdown ?? help?.text ?? []);
    const messages = real.flatMap(({ result }) => result.message.text ?? []);
    expect(real.some(({ rule }) => rule.help?.markdown !== undefined)).toBe(true);
    const parts = fc.record({
      help: fc.constantFrom(...helps).chain(within),
      message: fc.constantFrom(...messages).chain(within),
      id: hostileText,
      path: hostileText,
      helpUri: fc.oneof(fc.webUrl(), hostileText),
    });
    const findings = sample(parts, runs).flatMap(({ help, message, id, path, helpUri }, index) => {
      const rule = {
        id: `r${index}${id}`,
        help: { text: help, markdown: help },
        helpUri,
        properties: { 'problem.severity': message },
      };
      const result = { message: { text: message } };
      return [
        { rule, result },
        { rule, result, elsewhere: `p${path}` },
      ];
    });
    await expectAllHarmless(findings);
  });
}

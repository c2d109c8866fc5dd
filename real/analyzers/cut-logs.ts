import type { Log, ReportingDescriptor, Result, Run, ToolComponent } from 'sarif';

/** What no run reads, or what is of the machine. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...['help', 'shortDescription', 'fullDescription', 'snippet', 'contextRegion', 'contents', 'fixes'],
  ...['codeFlows', 'graphs', 'stacks', 'taxonomies', 'supportedTaxonomies', 'conversion'],
  ...['arguments', 'commandLine', 'environmentVariables', 'machine', 'account', 'processId', 'responseFiles'],
  ...['startTimeUtc', 'endTimeUtc', 'timeUtc', 'executableLocation'],
]);

/**
 * The logs of a tool as they are kept: small, and without what is of the machine. Rules that none of them has
 * a result of are left out; the others stand in each list as before, since a list says which rules were run.
 *
 * @param places folders of the machine, and what they are called instead; a folder after those in it
 * @throws SyntaxError where a log is no JSON
 */
export function cutLogs(
  logs: readonly string[],
  places: readonly (readonly [folder: string, name: string])[],
): readonly string[] {
  const named = (text: string): string =>
    places.reduce((left, [folder, name]) => left.replaceAll(folder, () => name), text);
  const read = logs.map(
    (log): Log =>
      JSON.parse(log, (key, value: unknown) => {
        if (LEFT_OUT.has(key)) return undefined;
        return typeof value === 'string' ? named(value) : value;
      }),
  );
  const used = new Set(
    read.flatMap(({ runs }) =>
      runs.flatMap((run) => (run.results ?? []).flatMap((result) => idsOf(run, result))),
    ),
  );
  return read.map(
    (log) => `${JSON.stringify({ ...log, runs: log.runs.map((run) => cutRules(run, used)) })}\n`,
  );
}

/** The part of a tool that has the rule of a result. */
function componentOf({ tool }: Run, { rule }: Result): ToolComponent | undefined {
  const number = rule?.toolComponent?.index ?? -1;
  return number === -1 ? tool.driver : tool.extensions?.[number];
}

function idsOf(run: Run, result: Result): readonly (string | undefined)[] {
  const number = result.ruleIndex ?? result.rule?.index ?? -1;
  return [result.ruleId, result.rule?.id, componentOf(run, result)?.rules?.[number]?.id];
}

function cutRules(run: Run, used: ReadonlySet<string | undefined>): Run {
  const isKept = ({ id }: ReportingDescriptor): boolean => used.has(id);
  const cut = (component: ToolComponent): ToolComponent =>
    component.rules === undefined ? component : { ...component, rules: component.rules.filter(isKept) };
  /** Where a rule stands now: behind those of before that are kept. */
  const moved = (result: Result, index: number): number =>
    index === -1 ? -1 : (componentOf(run, result)?.rules?.slice(0, index).filter(isKept).length ?? index);
  const { driver, extensions } = run.tool;
  return {
    ...run,
    tool: { driver: cut(driver), ...(extensions !== undefined && { extensions: extensions.map(cut) }) },
    ...(run.results !== undefined && {
      results: run.results.map((result) => ({
        ...result,
        ...(result.ruleIndex !== undefined && { ruleIndex: moved(result, result.ruleIndex) }),
        ...(result.rule?.index !== undefined && {
          rule: { ...result.rule, index: moved(result, result.rule.index) },
        }),
      })),
    }),
  };
}

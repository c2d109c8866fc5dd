import type { Log, Result } from 'sarif';

/** A result of a made-up linter. */
export interface Report {
  readonly rule?: string;
  readonly level?: Result.level;
  readonly message?: string;
  readonly path: string;
  readonly line: number;
  readonly endLine?: number;
  readonly suppressed?: boolean;
}

export const TOOL = 'Linter';

/** A log of one run of one tool. */
export function log(reports: readonly Report[], tool = TOOL): Log {
  return {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: tool, version: '1.2.3' } },
        invocations: [{ executionSuccessful: true }],
        results: reports.map(toResult),
      },
    ],
  };
}

/** A log of ESLint that names a file which it could not parse, and holds nothing else. */
export function unparsed(uri: string): Log {
  const [run] = log([], 'ESLint').runs;
  const notification = {
    level: 'error' as const,
    message: { text: 'Parsing error: (' },
    locations: [{ physicalLocation: { artifactLocation: { uri } } }],
  };
  const invocations = [{ executionSuccessful: true, toolExecutionNotifications: [notification] }];
  return {
    version: '2.1.0',
    runs: [{ tool: { driver: { name: 'ESLint' } }, results: [], ...run, invocations }],
  };
}

/** A log with the runs of all of these. */
export function joined(...logs: readonly Log[]): Log {
  return { version: '2.1.0', runs: logs.flatMap(({ runs }) => runs) };
}

function toResult(report: Report): Result {
  const { rule = 'no-trouble', level = 'warning', message = 'There is trouble here.' } = report;
  return {
    ruleId: rule,
    level,
    message: { text: message },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: report.path },
          region: {
            startLine: report.line,
            ...(report.endLine === undefined ? {} : { endLine: report.endLine }),
          },
        },
      },
    ],
    ...(report.suppressed === true ? { suppressions: [{ kind: 'inSource' }] } : {}),
  };
}

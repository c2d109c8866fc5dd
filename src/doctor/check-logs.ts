import { type Finding, scopeName } from '../finding/finding.ts';
import { STRANGERS_REMEDY } from '../finding/strangers.ts';
import type { Checkout } from '../git/checkout.ts';
import type { Git } from '../git/git.ts';
import { readTree } from '../git/tree.ts';
import { missingMessage } from '../inputs/read-inputs.ts';
import type { LenientInputs } from '../inputs/schema.ts';
import { type Analysis, readAnalysis } from '../sarif/read-analysis.ts';
import { toTree } from '../sarif/tree.ts';
import { type Diagnosis, failed, notChecked } from './diagnosis.ts';

export interface LogsWorld {
  readonly git: Git;
  readonly directory: string;
  readonly workspaces: readonly string[];
  readonly temporaryFolder: string | undefined;
}

/** Says of each log whether it was read and what is in it, what holds threads back, and how many places are files of the checkout. */
export async function checkLogs(
  inputs: LenientInputs,
  checkout: Checkout | undefined,
  world: LogsWorld,
): Promise<readonly Diagnosis[]> {
  const patterns = inputs['sarif-file'];
  if (patterns === undefined) {
    return [
      { check: 'logs', state: 'fail', message: missingMessage(['sarif-file']) },
      notChecked('places', 'a log'),
    ];
  }
  try {
    const entries = checkout === undefined ? [] : await readTree(world.git, checkout.head);
    const analysis = await readAnalysis({
      patterns,
      directory: world.directory,
      category: inputs.category,
      tools: inputs.tools,
      trustIncomplete: inputs['trust-incomplete'],
      // Without a checkout nothing is of it.
      foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
      tree: toTree(entries),
      roots: {
        checkout: checkout?.root ?? world.directory,
        prefix: checkout?.prefix ?? '',
        workspaces: world.workspaces,
      },
      temporaryFolder: world.temporaryFolder,
    });
    return [...describeLogs(analysis), checkPlaces(analysis, checkout)];
  } catch (error) {
    return [failed('logs', error), notChecked('places', 'a log that can be read')];
  }
}

function describeLogs({ logs, findings, completeness }: Analysis): readonly Diagnosis[] {
  const { failures, heldScopes, heldFiles, warnings } = completeness;
  const fail = (message: string): Diagnosis => ({ check: 'logs', state: 'fail', message });
  const warn = (message: string): Diagnosis => ({ check: 'logs', state: 'warn', message });
  return [
    ...logs
      .filter(({ error }) => error === undefined)
      .map(({ name, results }): Diagnosis => {
        const tools = toolsOf(findings, name);
        const of = tools.length === 0 ? '' : ` of ${tools.join(', ')}`;
        const count = `${results} ${results === 1 ? 'result' : 'results'}`;
        return { check: 'logs', state: 'ok', message: `${name}: ${count}${of}` };
      }),
    ...failures.map(fail),
    ...heldScopes.map(({ kind, scope, reason }) =>
      (kind === 'failed' ? fail : warn)(`${scopeName(scope)}: ${reason}`),
    ),
    ...heldFiles.map(({ scope, path, reason }) => warn(`${scopeName(scope)}, ${path}: ${reason}`)),
    ...warnings.map(warn),
  ];
}

function toolsOf(findings: readonly Finding[], log: string): readonly string[] {
  return [
    ...new Set(findings.filter(({ source }) => source.log === log).map(({ scope }) => scopeName(scope))),
  ];
}

function checkPlaces({ findings }: Analysis, checkout: Checkout | undefined): Diagnosis {
  if (checkout === undefined) return notChecked('places', 'the checkout');
  const real = findings.filter(({ presence: { kind } }) => kind === 'present' || kind === 'suppressed');
  if (real.length === 0) return notChecked('places', 'a log with results');
  const strangers = real.filter(({ place }) => place.kind === 'nowhere');
  const message = `${real.length - strangers.length} of ${real.length} places are files of this checkout`;
  const [first] = strangers;
  if (first === undefined || first.place.kind !== 'nowhere') return { check: 'places', state: 'ok', message };
  const { reason } = first.place;
  return {
    check: 'places',
    // A log of something else fails above, as it does a run.
    state: 'warn',
    message: `${message}; of the others, the first: ${reason}`,
    remedy: STRANGERS_REMEDY,
  };
}

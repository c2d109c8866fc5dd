import { QUIET_TOOLS } from '../analyzers/unparsed-results.ts';
import type { Completeness, HeldFile, HeldScope, ToolsOfJob, Trust } from '../finding/completeness.ts';
import { type Scope, scopeKey, scopeName } from '../finding/finding.ts';
import { firstFew } from '../text/names.ts';
import type { RunReading } from './read-run.ts';

/** Lines of an input that are named in a sentence. */
const MOST_NAMED = 10;

/** What does not compile in one takes the findings of all files along that include it, which no log lists. */
const HEADER = /\.(?:h|hh|hpp|hxx|inl|ipp|tpp)$/iu;

/** All runs that were read, and what the job says about them. */
interface Readings {
  /** Those of the job's tools. */
  readonly runs: readonly RunReading[];
  /** Sentences about logs that were not found or not read. */
  readonly failures: readonly string[];
  readonly warnings: readonly string[];
  /** Lines of `sarif-file` that stand for whatever logs are there: folders and globs. */
  readonly wide: readonly string[];
  /** Inputs `tools` and `silent-tools`, `category`, `trust`. */
  readonly tools: ToolsOfJob;
  readonly category: string | undefined;
  readonly trust: Trust;
}

/**
 * Concludes what the logs prove to have been looked at. A scope has one run or many (some tools write one for
 * each file), and one that failed holds all of it.
 */
export function toCompleteness(readings: Readings): Completeness {
  const scopes = [...Map.groupBy(readings.runs, (run) => scopeKey(run.scope))];
  const judged = scopes.map(([key, runs]) => ({
    key,
    scope: runs[0]?.scope,
    ...judge(runs, readings.trust),
  }));
  const heldScopes = judged.flatMap(({ held }) => held ?? []);
  const unplaced = judged.flatMap((scope) => scope.unplaced);
  const present = judged.flatMap(({ held, scope }) =>
    held === undefined && scope !== undefined ? [scope] : [],
  );
  const complete = [...present, ...cleanTools(readings)];
  return {
    failures: readings.failures,
    complete,
    heldScopes: [...heldScopes, ...missingTools(readings)],
    heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
    ruleCatalogues: new Map(
      judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue] as const])),
    ),
    fileCatalogues: new Map(
      judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files] as const])),
    ),
    quietScopes: new Set([
      ...complete.filter(({ tool }) => QUIET_TOOLS.has(tool)).map(scopeKey),
      ...judged
        .filter(({ heldFiles }) => heldFiles.some(({ path }) => HEADER.test(path)))
        .map(({ key }) => key),
    ]),
    unplaced,
    warnings: [
      ...readings.warnings,
      ...new Set(unplaced.map(({ reason }) => reason)),
      ...readings.runs.flatMap((run) => run.warnings),
      ...judged.flatMap(({ overridden }) => overridden),
      ...describeUnnoticed(readings),
    ],
  };
}

function judge(runs: readonly RunReading[], trust: Trust) {
  const told = runs.flatMap((run) => run.failures.map((failure) => ({ ...failure, scope: run.scope })));
  const isTrusted = ({ kind }: (typeof told)[number]) =>
    trust.includes('incomplete-runs') && kind !== 'unread';
  const failures = told.filter((failure) => !isTrusted(failure));
  const files = new Map<string, HeldFile>();
  for (const failure of failures) {
    if (failure.kind === 'file' && !files.has(failure.path)) {
      const { scope, path, reason, told: of } = failure;
      files.set(path, { scope, path, reason, told: of });
    }
  }
  return {
    held: toHeld(failures.filter((failure) => failure.kind !== 'file')),
    heldFiles: [...files.values()],
    unplaced: toUnplaced(runs),
    overridden: told.filter(isTrusted).map(({ reason }) => `${reason} (overridden by \`trust\`)`),
    catalogue: joinRules(runs),
    files: joinFiles(runs),
  };
}

/** One for each log. */
function toUnplaced(runs: readonly RunReading[]): Completeness['unplaced'] {
  const reasons = new Map(
    runs.flatMap(({ unplaced, scope }) => (unplaced === undefined ? [] : [[unplaced, scope] as const])),
  );
  return [...reasons].map(([reason, scope]) => ({ scope, reason }));
}

function toHeld(
  failures: readonly { readonly scope: Scope; readonly reason: string }[],
): HeldScope | undefined {
  const [first, ...more] = failures;
  if (first === undefined) return undefined;
  const reason = more.length === 0 ? first.reason : `${first.reason} (and ${more.length} more)`;
  return { scope: first.scope, reason, kind: 'failed' };
}

/**
 * Runs of one scope have a catalogue together only if each that lists rules has one: the rules of another are
 * not known.
 */
function joinRules(runs: readonly RunReading[]): ReadonlySet<string> | undefined {
  const listing = runs.filter((run) => run.rules.listed);
  const catalogues = listing.flatMap((run) => run.rules.catalogue ?? []);
  if (catalogues.length === 0 || catalogues.length < listing.length) return undefined;
  return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}

/** For files each run has to have one: a run that lists none may have looked at any. */
function joinFiles(runs: readonly RunReading[]): ReadonlySet<string> | undefined {
  const catalogues = runs.flatMap((run) => run.files ?? []);
  if (catalogues.length < runs.length) return undefined;
  return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}

/**
 * A tool that leaves itself out of a log when it finds nothing found nothing, if every log that was named is
 * there and could be read.
 */
function cleanTools(readings: Readings): readonly Scope[] {
  return isSilenceProof(readings) ? withoutRun(readings.tools.silent, readings) : [];
}

/** Tells whether a tool that no log mentions has found nothing: in a folder its log may just be missing. */
export function isSilenceProof({ failures, wide, tools }: Omit<Readings, 'runs'>): boolean {
  return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}

/** Named tools without a run. Where a log could not be read, it may have had the run. */
function missingTools(readings: Readings): readonly HeldScope[] {
  const { failures, tools } = readings;
  if (failures.length > 0) return [];
  const loud = tools.named.filter((tool) => !tools.silent.includes(tool));
  return withoutRun(loud, readings).map((scope) => ({
    scope,
    kind: 'missing',
    reason: `${scopeName(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or name it in \`silent-tools\` if it leaves itself out when it finds nothing`,
  }));
}

/** In the category of the job. */
function withoutRun(tools: readonly string[], { runs, category }: Readings): readonly Scope[] {
  const seen = new Set(runs.map((run) => run.scope.tool));
  return [...new Set(tools)]
    .filter((tool) => !seen.has(tool))
    .map((tool) => ({ tool, category: category ?? '' }));
}

function describeUnnoticed({ wide, tools }: Readings): readonly string[] {
  if (wide.length === 0 || tools.named.length > 0) return [];
  return [
    `\`sarif-file\` names ${firstFew(wide, MOST_NAMED)}, so a missing log cannot be noticed: name the files, or the tools of this job in \`tools\``,
  ];
}

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
  const inOneLine = [...named, ...silent].find((name) => isList(name, present));
  if (inOneLine !== undefined)
    return `Input tools has ${JSON.stringify(inOneLine)} in one line: write one name per line`;
  const found = [...mistakesIn('tools', named), ...mistakesIn('silent-tools', silent)];
  if (found.length === 0) return undefined;
  return `${found.join('. ')}: write it as the logs do, or name both if both ran`;
}

/** Tells whether a name is several names with commas between them, one of which a log has. */
function isList(name: string, present: ReadonlySet<string>): boolean {
  const names = name.split(',').map(inLetters);
  return (
    !present.has(name) && names.length > 1 && [...present].some((tool) => names.includes(inLetters(tool)))
  );
}

/** Tells whether a name is another one with more behind it: `Semgrep OSS`, `eslint-9`, and not `eslinter`. */
function isLonger(name: string, start: string): boolean {
  const whole = name.toLowerCase();
  const first = start.toLowerCase();
  return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}

function inLetters(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

import type { Analyzer, AnalyzerGroup } from './analyzer.ts';
import { DOTNET, JVM, NATIVE } from './compiled.ts';
import { INFRASTRUCTURE } from './infrastructure.ts';
import { GO, PYTHON } from './python-and-go.ts';
import { OTHERS, RUST_AND_SWIFT, SCRIPTING } from './scripting.ts';
import { SECRETS, SECURITY } from './security.ts';
import { SALESFORCE, WEB } from './web.ts';

/** As the page has them. */
export const ANALYZER_GROUPS: readonly AnalyzerGroup[] = [
  WEB,
  SALESFORCE,
  PYTHON,
  GO,
  JVM,
  NATIVE,
  DOTNET,
  SCRIPTING,
  RUST_AND_SWIFT,
  OTHERS,
  INFRASTRUCTURE,
  SECURITY,
  SECRETS,
];

/**
 * What is known of the tools that write SARIF: for the page, for `init` and for the doctor. A run loads
 * `unparsed-results.ts` alone.
 */
export const ANALYZERS: readonly Analyzer[] = ANALYZER_GROUPS.flatMap(({ analyzers }) => analyzers);

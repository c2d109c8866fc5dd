import { at, indexAt, textAt } from '../log/raw.ts';

/** A longer text is no severity. */
const LONGEST = 30;
/** Salesforce Code Analyzer 5 numbers its severities from 1, and these are the names that it prints. */
const CODE_ANALYZER = ['Critical', 'High', 'Moderate', 'Low', 'Info'];

/**
 * The severity of a rule in its tool's own words, from its property bag. SARIF has levels only (§3.27.10),
 * and a tool with five severities has to fold them. A number is understood where it is known to be Code
 * Analyzer's, by the `category` beside it.
 */
export function toSeverity(properties: unknown): string | undefined {
  const text = textAt(properties, 'severity');
  if (text !== undefined) return text.length <= LONGEST ? text : undefined;
  const number = indexAt(properties, 'severity') ?? 0;
  return Array.isArray(at(properties, 'category')) ? CODE_ANALYZER[number - 1] : undefined;
}

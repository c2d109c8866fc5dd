import { textAt } from '../log/raw.ts';

/** More weaknesses are a catalogue, not a fact about a finding. */
const MOST_CWES = 5;

/** `external/cwe/cwe-079` (CodeQL), `CWE-95: Eval Injection` (Semgrep), `CWE-79`. */
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;

/**
 * Numbers of the weaknesses in the Common Weakness Enumeration that tags name, or references to its taxa
 * (SARIF §3.54): targets of a rule's `relationships` (§3.49.15) or `taxa` of a result (§3.27.8). Sorted, each
 * once; undefined where there are none.
 */
export function toCwes(
  tags: readonly unknown[],
  references: readonly unknown[],
): readonly number[] | undefined {
  const named = [
    ...tags.map((tag) => (typeof tag === 'string' ? CWE_TAG.exec(tag) : null)),
    ...references.map(toMatch),
  ];
  const numbers = new Set(named.flatMap((match) => (match === null ? [] : [Number(match[1])])));
  return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}

/** Some tools write the bare number as the id, and leave it to the component to say what it counts. */
function toMatch(reference: unknown): RegExpExecArray | null {
  const isCwe = textAt(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
  return (isCwe ? CWE_ID : CWE_TAG).exec(textAt(reference, 'id') ?? '');
}

import { isSecretScanner } from '../finding/about.ts';
import { visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';
import { at, isObject, listAt, textAt } from './raw.ts';

type Redact = (text: string) => string;

/** What is looked up as it stands. */
const LOOKED_UP = new Set(['uri', 'uriBaseId', 'guid']);
/** Prose of notifications, in which a scanner quotes what it has found. */
const PROSE = new Set(['text', 'markdown', 'arguments', 'message', 'exitCodeDescription']);
/** What a finding is known by. Values of fingerprints are hashed wherever they are kept. */
const RULE = ['ruleId', 'rule'] as const;
const FINGERPRINTS = ['fingerprints', 'partialFingerprints'] as const;

/**
 * Takes our secrets out of what tool, category, rules and fingerprints of a run are called and explained by,
 * in the run itself: threads are known by these names, and a hidden line holds them in base64. Of keys that a
 * scanner of secrets quotes, the first four characters stay.
 */
export function hideInRun(run: object, redactOnce: Redact): void {
  const known = new Map<string, string>();
  // Thousands of results have few names.
  const redact: Redact = (text) => {
    const found = known.get(text) ?? redactVisible(text, redactOnce);
    known.set(text, found);
    return found;
  };
  const isScanner = isSecretScanner(textAt(run, 'tool', 'driver', 'name') ?? '');
  const cut: Redact = isScanner ? (text) => cutKeys(visibleText(redact(text))) : redact;
  for (const name of ['tool', 'automationDetails']) mapTexts(at(run, name), redact, name);
  mapTexts(
    at(run, 'invocations'),
    (text, name) => (PROSE.has(name) ? cut(text) : redact(text)),
    'invocations',
  );
  for (const result of listAt(run, 'results').filter(isObject)) {
    for (const name of RULE) {
      const value = at(result, name);
      if (value !== undefined) Reflect.set(result, name, mapTexts(value, redact, name));
    }
    for (const name of FINGERPRINTS) {
      const values = at(result, name);
      if (!isObject(values) || Object.keys(values).every((key) => redact(key) === key)) continue;
      const hidden = Object.entries(values).map(([key, value]) => [redact(key), value] as const);
      Reflect.set(result, name, Object.fromEntries(hidden));
    }
  }
}

/**
 * Maps the texts in the value of a property, in place where it is an object or a list: logs have hundreds of
 * thousands of results, and hardly ever is anything to be hidden.
 */
function mapTexts(value: unknown, to: (text: string, name: string) => string, name: string): unknown {
  if (typeof value === 'string') return LOOKED_UP.has(name) ? value : to(value, name);
  if (typeof value !== 'object' || value === null) return value;
  for (const [key, own] of Object.entries(value)) {
    const next = mapTexts(own, to, Array.isArray(value) ? name : key);
    if (next !== own) Reflect.set(value, key, next);
  }
  return value;
}

import { isSecretScanner } from '../finding/about.ts';
import { visibleText } from '../text/lines.ts';
import { cutKeys, redactVisible } from '../text/secrets.ts';
import { at, isObject, textAt } from './raw.ts';

type Redact = (text: string) => string;

/** What is looked up as it stands. */
const LOOKED_UP = new Set(['uri', 'uriBaseId', 'guid']);
/** Prose of notifications, in which a scanner quotes what it has found. */
const PROSE = new Set([
  ...['text', 'markdown', 'arguments', 'message'],
  ...['exitCodeDescription', 'exitSignalName', 'processStartFailureMessage'],
]);
/** What a finding is known by: its rule, and fingerprints, whose values are hashed wherever they are kept. */
const RULE = ['ruleId', 'rule'] as const;
const FINGERPRINTS = ['fingerprints', 'partialFingerprints'] as const;

/**
 * A run of a log without our secrets in what tool, category, rules and fingerprints are called and explained
 * by: threads are known by these names, and a hidden line holds them in base64. Of keys that a scanner of
 * secrets quotes, the first four characters stay.
 */
export function hideInRun(run: unknown, redactOnce: Redact): unknown {
  if (!isObject(run)) return run;
  const redact: Redact = (text) => redactVisible(text, redactOnce);
  const redactName = remembering(redact);
  const isScanner = isSecretScanner(textAt(run, 'tool', 'driver', 'name') ?? '');
  const cut: Redact = isScanner ? (text) => cutKeys(visibleText(redact(text))) : redact;
  const hideProse: Hide = (text, name) => (PROSE.has(name) ? cut(text) : redact(text));
  // Logs have hundreds of thousands of results, and hardly ever is anything to be hidden in their names.
  const hideInResult = (result: unknown): unknown => {
    if (!isObject(result)) return result;
    const changed: [string, unknown][] = [];
    for (const name of RULE) {
      const value = at(result, name);
      const hidden = value === undefined ? value : mapTexts(value, redactName, name);
      if (hidden !== value) changed.push([name, hidden]);
    }
    for (const name of FINGERPRINTS) {
      const value = at(result, name);
      if (isObject(value) && Object.keys(value).some((key) => redactName(key) !== key))
        changed.push([name, mapNames(value, redactName)]);
    }
    return changed.length === 0 ? result : { ...result, ...Object.fromEntries(changed) };
  };
  return mapOwn(run, (value, name) => {
    if (name === 'results') return Array.isArray(value) ? mapSame(value, hideInResult) : value;
    if (name === 'invocations') return mapTexts(value, hideProse, name);
    return name === 'tool' || name === 'automationDetails' ? mapTexts(value, redact, name) : value;
  });
}

/** @param name of the property that the text stands in */
type Hide = (text: string, name: string) => string;

/** Thousands of results have few names. */
function remembering(redact: Redact): Redact {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text) ?? redact(text);
    known.set(text, found);
    return found;
  };
}

/** A value with other texts in it; the same one where none is another. */
function mapTexts(value: unknown, to: Hide, name: string): unknown {
  if (typeof value === 'string') return LOOKED_UP.has(name) ? value : to(value, name);
  if (Array.isArray(value)) return mapSame(value, (item) => mapTexts(item, to, name));
  return isObject(value) ? mapOwn(value, (own, key) => mapTexts(own, to, key)) : value;
}

function mapSame(items: readonly unknown[], to: (item: unknown) => unknown): readonly unknown[] {
  const mapped = items.map(to);
  return mapped.every((item, index) => item === items[index]) ? items : mapped;
}

function mapOwn(value: object, to: (own: unknown, name: string) => unknown): object {
  const changed = Object.entries(value).flatMap(([name, own]) => {
    const next = to(own, name);
    return next === own ? [] : [[name, next] as const];
  });
  return changed.length === 0 ? value : Object.fromEntries([...Object.entries(value), ...changed]);
}

function mapNames(value: object, to: Redact): object {
  return Object.fromEntries(Object.entries(value).map(([name, own]) => [to(name), own] as const));
}

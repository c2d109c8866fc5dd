import type { Result, Rule } from '../finding/finding.ts';
import { at, isObject, itemsAt, textAt } from './raw.ts';
import { PACKAGES } from './tools.ts';

// What a result of a scanner of dependencies is about: an advisory on a version of a package.

type About = NonNullable<Result['about']>;

/** Ids of databases of advisories, as rules are named by them, also with the package behind. */
const ADVISORY =
  /(?:^|(?<=[_:/ ]))(?:CVE-\d{4}-\d{4,10}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|PYSEC-\d{4}-\d{1,8}|RUSTSEC-\d{4}-\d{4,8}|GO-\d{4}-\d{4,8}|MAL-\d{4}-\d{1,8}|SNYK-[A-Z]{1,20}-[A-Z0-9]{1,100}-\d{1,12}|npm:[@/\w.-]{1,214}:\d{8}$)/iu;

const PURL = /^pkg:[\w.+-]+\/(?<name>[^@?#\s]+|%40[^@?#\s]+)@(?<version>[^?#\s]+)/u;
const QUALIFIED = /^(?<name>@?[^@\s]+)@(?<version>[^@\s]+)$/u;
/** More of a message does not name its package. */
const BEGINNING = 2_000;
const LONGEST_NAME = 214;

/** Reads them where a rule is named by an advisory. A name in the logical location has the version behind. */
export function packageOf(result: unknown, rule: Rule, message: string, tool: string): About | undefined {
  if (!ADVISORY.test(rule.id)) return undefined;
  const beginning = message.slice(0, BEGINNING);
  const qualified = itemsAt(result, 'locations')
    .flatMap((location) => [...itemsAt(location, 'logicalLocations')])
    .flatMap((one) => [textAt(one, 'fullyQualifiedName'), textAt(one, 'name')]);
  const properties = at(result, 'properties');
  const purls = isObject(properties) ? Object.values(properties).flat() : [];
  const found =
    first(qualified, QUALIFIED) ??
    first([...purls, ...qualified], PURL) ??
    (PACKAGES.get(tool) ?? []).map((pattern) => first([beginning], pattern)).find(Boolean);
  const { name, version } = found ?? {};
  if (name === undefined || name.length > LONGEST_NAME) return undefined;
  return { name: plain(name), ...(version !== undefined && { version }) };
}

function first(texts: readonly unknown[], pattern: RegExp): Record<string, string> | undefined {
  for (const text of texts) {
    const { groups } = (typeof text === 'string' && pattern.exec(text.slice(0, BEGINNING))) || {};
    if (groups !== undefined) return groups;
  }
  return undefined;
}

function plain(name: string): string {
  return name.replaceAll('%40', '@').replaceAll('%2F', '/');
}

/** An entry of a manifest begins with such a line: what is indented more belongs to it. */
const OPENS = /[{:]\s*$/u;
/** Or it has a field with the name, beside the version. */
const FIELD = /\bname"?\s*[=:]|<artifactId>/u;
/** Maven has a version elsewhere in its file. */
const PROPERTY = /<version>\s*\$\{([\w.-]+)\}/u;
/** Lines of one entry in which its version may stand. */
const LONGEST_ENTRY = 400;

/** Where a manifest or lock file names a package. */
interface Named {
  /** With that version; of an entry of several lines, the line of the version. */
  readonly exact: readonly number[];
  readonly anyVersion: readonly number[];
}

/** Makes what finds packages in a file, as text: whatever its format, an entry names both. */
export function openManifest(lines: readonly string[]): (about: About) => Named {
  const byWord = new Map<string, number[]>();
  for (const [index, line] of lines.entries())
    for (const word of new Set(wordsOf(line))) {
      const known = byWord.get(word);
      if (known === undefined) byWord.set(word, [index]);
      else known.push(index);
    }
  return ({ name, version }) => {
    // Maven's names have the group in front; Go's standard library is the version of the language.
    const own = name === 'stdlib' ? 'go' : (name.split(':').at(-1) ?? name);
    const rarest = wordsOf(own)
      .map((word) => byWord.get(word) ?? [])
      .toSorted((a, b) => a.length - b.length)[0];
    const isNamed = namePattern(own);
    const anyVersion = (rarest ?? []).filter((index) => isNamed.test(lines[index] ?? ''));
    const hasVersion = version === undefined ? undefined : versionPattern(version);
    const exact = anyVersion.flatMap((index) => {
      const entry = entryOf(lines, index);
      const property = entry.map((line) => PROPERTY.exec(lines[line] ?? '')?.[1]).find(Boolean);
      if (property !== undefined) entry.push(lines.findIndex((line) => line.includes(`<${property}>`)));
      const found = hasVersion && entry.find((line) => hasVersion.test(lines[line] ?? ''));
      return found === undefined ? [] : found + 1;
    });
    return { exact: [...new Set(exact)], anyVersion: anyVersion.map((index) => index + 1) };
  };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The lines that tell of a package which this one names. */
function entryOf(lines: readonly string[], start: number): number[] {
  const entry = [start];
  const line = lines[start] ?? '';
  const indent = line.search(/\S/u);
  const least = OPENS.test(line) ? indent + 1 : FIELD.test(line) ? indent : undefined;
  if (least === undefined) return entry;
  for (let next = start + 1; next <= start + LONGEST_ENTRY; next += 1) {
    const text = lines[next] ?? '';
    if (text.search(/\S/u) < least || text.startsWith('[[') || (least === indent && FIELD.test(text))) break;
    entry.push(next);
  }
  return entry;
}

/** Names of Python count without case, and with any of `-_.`. */
function namePattern(name: string): RegExp {
  const escaped = name
    .split(/[-_.]+/u)
    .map(literal)
    .join('[-_.]+');
  return new RegExp(
    `(?:^|[^\\w.@/+-]|node_modules/|["'\\s]/)${escaped}(?![\\w+-]|\\.\\w|/(?!v?\\d+\\.))`,
    'iu',
  );
}

/** What is in a range of versions names none of them. */
function versionPattern(version: string): RegExp {
  const ofRange = `[\\^~]=?\\s?|~>\\s?|[<>!]=\\s?|["'\\s(,][<>]\\s?|\\[`;
  const own = literal(version.replace(/^v/u, ''));
  return new RegExp(`(?<![\\w.+-]|${ofRange})v?${own}(?![\\w+-]|\\.\\w)`, 'u');
}

/** As a pattern. */
export function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}

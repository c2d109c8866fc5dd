import { logLine, visibleText } from './lines.ts';

/** Hides secrets in what is printed. Works on the finished text: `redact(logLine(text))`. */
export interface Redactor {
  /** From now on this secret is hidden too. One shorter than `SHORTEST_SECRET` is ignored. */
  add(secret: string): void;
  redact(text: string): string;
}

/** In characters. Shorter secrets would turn ordinary words into stars, and protect nothing. */
export const SHORTEST_SECRET = 4;
const STARS = '***';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Replaces each secret by `***`, in plain text and as it looks in JSON, in a URL, in a form, and within
 * base64 and base64url at any of the three alignments (as in `base64(id:secret)`). A secret of several lines
 * is hidden line by line as well.
 */
export function createRedactor(secrets: readonly string[]): Redactor {
  const patterns = new Map<string, RegExp>();
  // Made when a text is there to be looked at: the making takes time, and the first request goes out before
  // there is one.
  let waiting: string[] = [];
  // One look that tells for nearly every text that there is nothing to hide: logs have millions of texts.
  let any: RegExp | undefined;
  const makePatterns = (): void => {
    for (const secret of waiting) {
      for (const source of formsOf(secret)) patterns.set(source, new RegExp(source, 'g'));
    }
    waiting = [];
    any = new RegExp([...patterns.keys()].join('|'));
  };
  const redactor: Redactor = {
    add(secret) {
      for (const part of new Set([secret, secret.trim(), ...secret.split(/[\r\n]+/)])) {
        if (part.length >= SHORTEST_SECRET) waiting.push(part.toWellFormed());
      }
    },
    redact(text) {
      if (waiting.length > 0) makePatterns();
      return any?.test(text) ? cover(text, mergedRanges(text, patterns.values())) : text;
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/** The sources of regular expressions, each for one way to write the secret. */
function formsOf(secret: string): string[] {
  const json = inJson(secret);
  const cleaned = logLine(secret);
  const literals = [secret, cleaned, json, inJson(cleaned), inJson(json)];
  const encoded = [
    encodeURIComponent(secret),
    new URLSearchParams([['', secret]]).toString().slice('='.length),
  ];
  const sources = [...literals.map(escapeRegExp), ...encoded.map((form) => anyHexCase(escapeRegExp(form)))];
  return [
    ...sources.filter((source) => source.length >= SHORTEST_SECRET),
    ...[0, 1, 2].map((offset) => base64Pattern(secret, offset)),
  ];
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** `%2B` as it may also be written, `%2b`. */
function anyHexCase(source: string): string {
  return source.replace(/%[0-9A-F]{2}/g, (byte) =>
    byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`),
  );
}

/**
 * The secret within the base64 of a longer text, after `offset` bytes (modulo 3) of something else. Six bits
 * make a character: at both ends there may be one that holds bits of the secret and of its neighbor, and it
 * is hidden as well.
 */
function base64Pattern(secret: string, offset: number): string {
  const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
  const first = Math.ceil((offset * 8) / 6);
  const last = Math.floor((bytes.length * 8) / 6);
  const inner = bytes.toString('base64').slice(first, last);
  const shared = '[A-Za-z0-9+/_-]';
  return [
    offset === 0 ? '' : shared,
    inner.replace(/[+/]/g, (sign) => (sign === '+' ? '(?:[+-]|%2[Bb])' : '(?:[/_]|%2[Ff])')),
    bytes.length % 3 === 0 ? '' : `${shared}?`,
  ].join('');
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * Where the patterns match, overlaps of one pattern with itself or another included, so that no tail of a
 * secret stays.
 */
function mergedRanges(text: string, patterns: Iterable<RegExp>): Range[] {
  const found = Array.from(patterns, (pattern) => rangesOf(text, pattern))
    .flat()
    .sort((a, b) => a.start - b.start);
  const merged: Range[] = [];
  for (const range of found) {
    const last = merged.at(-1);
    if (last === undefined || range.start > last.end) merged.push(range);
    else merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
  }
  return merged;
}

function rangesOf(text: string, pattern: RegExp): Range[] {
  const ranges: Range[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    ranges.push({ start: match.index, end: match.index + match[0].length });
    pattern.lastIndex = match.index + 1;
  }
  return ranges;
}

function cover(text: string, ranges: readonly Range[]): string {
  let covered = '';
  let last = 0;
  for (const { start, end } of ranges) {
    covered += text.slice(last, start) + STARS;
    last = end;
  }
  return covered + text.slice(last);
}

type Redact = (text: string) => string;

/**
 * A text without secrets, also when it is shown: characters that go before that (see `visibleText`) may part
 * a secret, which would be whole then. Where they do, they are gone from the result.
 */
export function redactVisible(text: string, redact: Redact): string {
  const plain = redact(text);
  const visible = visibleText(plain);
  const hidden = redact(visible);
  return hidden === visible ? plain : hidden;
}

/** Characters of a key that are shown: enough to tell which one is meant. */
const SHOWN = 4;
const CUT = '…';

/**
 * What stands between the first and the last line of a private key (RFC 7468), or to the end where that is
 * missing.
 */
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
/**
 * What issuers begin their keys with: AWS, GitHub, GitLab, Slack, Stripe, Google, SendGrid, npm, OpenAI,
 * Hugging Face, JSON Web Tokens and others.
 */
const ISSUED =
  /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
/** The password in an address: `https://user:password@host`. */
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
/** A quoted value: `password = "…"`, `password: '…'`. */
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;

/**
 * Of so many neighboring characters one is of another kind than the one before: in names fewer are, in random
 * texts every second or third.
 */
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;

/**
 * The text of a finding about secrets, with what looks like one cut to its first four characters: private
 * keys, what begins as issuers of keys write them, passwords in addresses, quoted values, and long words of
 * mixed characters. What was cut is not cut again.
 */
export function cutKeys(text: string): string {
  return [ISSUED, IN_ADDRESS, QUOTED]
    .reduce(
      (shown, pattern) => shown.replace(pattern, cut),
      text.replace(PEM, (_, head: string, key: string) => head + cut(key)),
    )
    .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}

function cut(key: string): string {
  return key.slice(0, SHOWN) + CUT;
}

/** Words, paths and names in any case have few digits among letters, and change the case now and then. */
function looksRandom(token: string): boolean {
  const signs = token.replace(/[^A-Za-z0-9]/g, '');
  const digits = signs.replace(/\D/g, '').length;
  const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
  return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}

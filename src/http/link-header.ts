export interface Link {
  /** As it stands between the angle brackets: may be relative. */
  readonly target: string;
  /**
   * Names in lower case; of a name that comes twice the first one counts (RFC 8288 §3.3 says so of `rel`).
   */
  readonly parameters: ReadonlyMap<string, string>;
}

const SPACE = /[ \t]*/y;
const TARGET = /<([^<>]*)>/y;
/** token and quoted-string of RFC 9110 §5.6. */
const NAME = /[!#$%&'*+.^_`|~0-9A-Za-z-]+/y;
const QUOTED = /"((?:[^"\\]|\\.)*)"/y;
const BARE = /[^ \t;,"]+/y;

/**
 * Parses a `Link` header (RFC 8288 §3 and appendix B.2). What follows a part that cannot be read is left out.
 */
export function parseLinkHeader(header: string): readonly Link[] {
  const links: Link[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(header);
    if (match !== null) at = pattern.lastIndex;
    return match === null ? undefined : (match[1] ?? match[0]);
  };
  const takeSign = (sign: string): boolean => {
    take(SPACE);
    const found = header[at] === sign;
    if (found) at += 1;
    return found;
  };
  const takeParameters = (): ReadonlyMap<string, string> => {
    const parameters = new Map<string, string>();
    while (takeSign(';')) {
      take(SPACE);
      const name = take(NAME)?.toLowerCase();
      if (name === undefined) continue;
      const value = takeSign('=') ? takeValue() : '';
      if (!parameters.has(name)) parameters.set(name, value);
    }
    return parameters;
  };
  const takeValue = (): string => {
    take(SPACE);
    return take(QUOTED)?.replaceAll(/\\(.)/g, '$1') ?? take(BARE) ?? '';
  };

  do {
    while (takeSign(',')); // RFC 9110 §5.6.1.2: empty elements of a list are to be ignored
    take(SPACE);
    const target = take(TARGET);
    if (target === undefined) break;
    links.push({ target, parameters: takeParameters() });
  } while (takeSign(','));
  return links;
}

/**
 * The target of the first link of the page itself whose relation types hold `next` (RFC 8288 §3.3: separated
 * by spaces, compared without case). A link with an `anchor` speaks of another page (§3.2).
 */
export function nextTarget(header: string): string | undefined {
  return parseLinkHeader(header).find(
    ({ parameters }) =>
      !parameters.has('anchor') && parameters.get('rel')?.toLowerCase().split(/\s+/).includes('next'),
  )?.target;
}

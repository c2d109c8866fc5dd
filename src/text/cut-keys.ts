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

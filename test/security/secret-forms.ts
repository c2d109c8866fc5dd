/** A secret with a character for each way in which a text may be escaped. */
export const SECRET = 's3c:ret/+"q"\\b*_x_ <k>&y=%2F#1';
export const PREVIOUS = 'older/+"s3cret"&*, and longer than that';
export const SIGNING_KEY = 'kEy/of+"m4rkers"&*_y_ <b>%3D-and-more';
/** RFC 6750 §2.1: what a token may be made of. */
export const TOKEN = 'tok-EN/~._with+more==';
export const CLIENT_ID = 'client-1';
export const BASIC = Buffer.from(`${CLIENT_ID}:${SECRET}`).toString('base64');

/** All that may be printed nowhere, by name. */
export const SECRETS: Readonly<Record<string, string>> = {
  SECRET,
  PREVIOUS,
  SIGNING_KEY,
  TOKEN,
  BASIC,
};

/** The ways in which a secret may stand in a text, written by hand and not by the code that hides them. */
export function formsOf(secret: string): readonly string[] {
  return [
    ...escapedForms(secret),
    ...[0, 1, 2].flatMap((offset) => inAlphabets(innerBase64(secret, offset))),
  ];
}

function escapedForms(secret: string): readonly string[] {
  const percent = [...Buffer.from(secret)]
    .map((byte) => (/[\w.!~*'()-]/.test(String.fromCharCode(byte)) ? String.fromCharCode(byte) : hex(byte)))
    .join('');
  return [
    secret,
    secret.replaceAll('\\', '\\\\').replaceAll('"', '\\"'),
    percent,
    percent.replace(/%../g, (byte) => byte.toLowerCase()),
    percent.replaceAll('%20', '+'),
  ];
}

/** Base64, base64url, and base64 in a URL. */
function inAlphabets(base64: string): readonly string[] {
  return [base64, base64.replaceAll('+', '-').replaceAll('/', '_'), encodeURIComponent(base64)];
}

/** What every base64 has of a secret that stands at this offset (modulo 3), whatever stands around it. */
function innerBase64(secret: string, offset: number): string {
  const text = Buffer.from(`${'x'.repeat(offset)}${secret}`)
    .toString('base64')
    .replaceAll('=', '');
  const start = [0, 2, 3][offset] ?? 0;
  return text.slice(start, -1);
}

function hex(byte: number): string {
  return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** The names of the secrets that stand in a text in any form, each with the form. */
export function findSecrets(text: string): readonly string[] {
  return Object.entries(SECRETS).flatMap(([name, secret]) =>
    formsOf(secret).flatMap((form) => (text.includes(form) ? [`${name} as ${form}`] : [])),
  );
}

/** A text that quotes secrets in all forms, as a careless program would. */
export function quote(...secrets: readonly string[]): string {
  return secrets
    .flatMap((secret) => [
      ...escapedForms(secret),
      ...['', 'x', 'id'].flatMap((before) =>
        inAlphabets(Buffer.from(`${before}${secret}, and more`).toString('base64')),
      ),
    ])
    .join(' | ');
}

export const CARELESS: string = quote(...Object.values(SECRETS));

/** Shells that lines to paste are written for. */
export type Shell = 'sh' | 'powershell' | 'cmd';

/** The body of a call: a file, or JSON as it stands. */
export type Body = { readonly file: string } | { readonly json: string };

/** How a shell writes what a person is to paste. */
export interface ShellLines {
  set(variable: string, value: string): string;
  quote(text: string): string;
  /** A call of the administration, whose token is in the variable `SANDBOX_TOKEN`. */
  call(method: 'POST' | 'PATCH', url: string, body: Body): string;
}

export const SHELLS: Readonly<Record<Shell, ShellLines>> = {
  sh: {
    set: (variable, value) => `export ${variable}=${value}`,
    quote: (text) => `'${text}'`,
    call: (method, url, body) =>
      `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `'${body.json}'`} ` +
      `-H 'Content-Type: application/json' -H "Authorization: Bearer $SANDBOX_TOKEN"`,
  },
  // Its own `curl` is another program, and quotes within arguments are lost on the way to programs.
  powershell: {
    set: (variable, value) => `$env:${variable} = '${value}'`,
    quote: (text) => `'${text}'`,
    call: (method, url, body) =>
      `Invoke-RestMethod -Method ${method === 'POST' ? 'Post' : 'Patch'} ${url} ` +
      `${'file' in body ? `-InFile ${body.file}` : `-Body '${body.json}'`} ` +
      '-ContentType application/json -Headers @{ Authorization = "Bearer $env:SANDBOX_TOKEN" }',
  },
  cmd: {
    set: (variable, value) => `set "${variable}=${value}"`,
    quote: (text) => `"${text}"`,
    call: (method, url, body) =>
      `curl -X ${method} ${url} -d ${'file' in body ? `@${body.file}` : `"${body.json.replaceAll('"', '\\"')}"`} ` +
      '-H "Content-Type: application/json" -H "Authorization: Bearer %SANDBOX_TOKEN%"',
  },
};

/** The shell that a person likely sits at. On Windows cmd has a `PROMPT`, and Git Bash says who it is. */
export function chooseShell(
  platform: NodeJS.Platform,
  { MSYSTEM, PROMPT }: Readonly<Record<string, string | undefined>>,
): Shell {
  if (platform !== 'win32' || MSYSTEM !== undefined) return 'sh';
  return PROMPT === undefined ? 'powershell' : 'cmd';
}

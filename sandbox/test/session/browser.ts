/** A page as a browser without scripts holds it. */
export interface Page {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Where it sends the browser. */
  readonly location: string;
}

export interface Browser {
  readonly cookies: Map<string, string>;
  get(path: string): Promise<Page>;
  /** Sends a form from a page of the sandbox. */
  submit(path: string, fields: Readonly<Record<string, string>>, headers?: HeadersInit): Promise<Page>;
}

/**
 * A client with cookies that follows no redirect by itself. Paths that begin with a slash are of the sandbox.
 */
export function openBrowser(baseUrl: string): Browser {
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit): Promise<Page> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const url = path.startsWith('/') ? `${baseUrl}${path}` : path;
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return {
      status: response.status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get('location') ?? '',
    };
  };
  return {
    cookies,
    get: (path) => request(path, {}),
    submit: (path, fields, headers = { origin: baseUrl, 'sec-fetch-site': 'same-origin' }) =>
      request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
  };
}

/** The values of the hidden fields of a page, and of the radio buttons under the text beside them. */
export function fieldsOf({ text }: Page): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name ?? '',
      (value ?? '').replaceAll('&amp;', '&'),
    ]),
  );
}

/** The value of the button for a person, by name. */
function personOf({ text }: Page, name: string): string {
  const value = new RegExp(`value="([^"]+)"[^>]*> ?${name} `).exec(text)?.[1];
  if (value === undefined) throw new Error(`the page does not offer ${name}: ${text}`);
  return value;
}

/** Signs in by the page, and gives the answer that leads back to `to`. */
export async function signIn(browser: Browser, name: string, to = '/'): Promise<Page> {
  const form = await browser.get(`/sign-in?to=${encodeURIComponent(to)}`);
  return browser.submit('/sign-in', { ...fieldsOf(form), user: personOf(form, name) });
}

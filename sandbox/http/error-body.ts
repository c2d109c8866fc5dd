const TOKEN = '/apis/oauth2/v1/token';
const GITHUB = /^\/github\/api(?:\/|$)/;

/**
 * What a status stands for at the token endpoint (RFC 6749, section 5.2, and `server_error` of section
 * 4.1.2.1).
 */
function codeOf(status: number): string {
  if (status === 401) return 'invalid_client';
  return status >= 500 ? 'server_error' : 'invalid_request';
}

/**
 * The body of an error: a message under `error`, and at the token endpoint a code there, and the message
 * under `error_description`; on the wires of other
 * services in their own form.
 */
export function toErrorBody(path: string, message: string, status = 400): Readonly<Record<string, string>> {
  if (GITHUB.test(path)) {
    return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
  }
  // Most errors of GitLab stand under this name.
  if (path.startsWith('/api/v4/')) return { message };
  return path === TOKEN ? { error: codeOf(status), error_description: message } : { error: message };
}

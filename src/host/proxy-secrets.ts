type Environment = Readonly<Record<string, string | undefined>>;

const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'] as const;

/**
 * Every proxy password of the environment, as written and decoded; a user without a password is a token, and
 * counts as one.
 */
export function proxySecrets(environment: Environment): readonly string[] {
  const secrets = PROXIES.flatMap((name) => {
    const value = environment[name] ?? '';
    const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
    const colon = credentials.indexOf(':');
    const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
    return [secret, decode(secret)];
  });
  return [...new Set(secrets)].filter((secret) => secret !== '');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

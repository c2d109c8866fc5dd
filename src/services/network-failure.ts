interface NetworkFailure {
  readonly kind: 'unreached' | 'lost';
  readonly reason: string;
  /** What somebody has to change, without a full stop, where a repetition would end the same. */
  readonly remedy?: string;
}

/**
 * Codes of Node.js (system errors, TLS, X.509) and undici that arise before a byte of the request is written.
 */
const BEFORE_SENDING: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  ENOTFOUND: 'host name not found',
  EAI_AGAIN: 'host name could not be looked up',
  UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
  ERR_SSL_UNSUPPORTED_PROTOCOL: 'no common version of TLS',
  ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'no common version of TLS',
  ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'TLS handshake refused',
};

/**
 * Codes of OpenSSL for a first answer that is no TLS, such as the words of a server that speaks plain http.
 * It says the same each time.
 */
const NO_TLS: readonly string[] = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];

/**
 * undici breaks a request off with this code where a proxy refuses the tunnel (CONNECT), before a byte for
 * the service is sent.
 */
const NO_TUNNEL = 'UND_ERR_ABORTED';

/**
 * Codes that may come at any time. Where the error names the system call, that tells whether a connection was
 * there.
 */
const MAYBE_AFTER: Readonly<Record<string, string>> = {
  EHOSTUNREACH: 'host unreachable',
  ENETUNREACH: 'network unreachable',
  EADDRNOTAVAIL: 'address not available',
  ECONNRESET: 'the connection was reset',
  EPIPE: 'the connection was closed',
  ETIMEDOUT: 'the connection timed out',
  UND_ERR_SOCKET: 'the connection was closed',
  UND_ERR_HEADERS_TIMEOUT: 'the answer did not begin in time',
  UND_ERR_BODY_TIMEOUT: 'the answer did not end in time',
};

/** Refusals of the Fetch standard, and of Node.js itself. They carry no code, so the words have to do. */
const BY_MESSAGE: Readonly<Record<string, NetworkFailure>> = {
  'bad port': {
    kind: 'unreached',
    reason: 'the Fetch standard blocks this port',
    remedy: 'let the service listen on another port',
  },
  // Its HTTP client reads answers by it.
  'WebAssembly is not defined': {
    kind: 'unreached',
    reason: 'this Node.js makes no requests, because it runs without WebAssembly',
    remedy: 'start it without --jitless',
  },
};

const UNCLEAR: NetworkFailure = { kind: 'lost', reason: 'the connection failed' };

const CONNECTING = ['connect', 'getaddrinfo'];

/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;

/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class. `proxy` is
 * what to call the proxy that the request went through; it is named in the reason, since it may be the one
 * that failed.
 */
export function readNetworkFailure(thrown: unknown, proxy: string | undefined): NetworkFailure {
  let error = thrown;
  for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
    const failure =
      fromTunnel(error, proxy) ??
      fromPlainPort(error.code, proxy) ??
      fromAll(error.errors) ??
      fromCode(error.code, error.syscall) ??
      fromMessage(error.message);
    if (failure !== undefined) return through(proxy, failure);
    error = error.cause;
  }
  return through(proxy, UNCLEAR);
}

function through(proxy: string | undefined, failure: NetworkFailure): NetworkFailure {
  if (proxy === undefined || failure.reason.includes(proxy)) return failure;
  return { ...failure, reason: `${failure.reason}, through ${proxy}` };
}

/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
function fromTunnel(
  error: Readonly<Record<string, unknown>>,
  proxy: string | undefined,
): NetworkFailure | undefined {
  if (proxy === undefined || error.code !== NO_TUNNEL) return undefined;
  const status = /\((\d{3})\)/.exec(String(error.message))?.[1];
  const failure: NetworkFailure = {
    kind: 'unreached',
    reason: `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`,
  };
  if (status === '407') {
    return {
      ...failure,
      remedy:
        'put the user and the password of the proxy into its variable, as http://user:password@host:port',
    };
  }
  return status?.startsWith('4')
    ? { ...failure, remedy: 'have the proxy allow the host of `base-url`' }
    : failure;
}

/** A proxy that is to be reached by TLS may be the one that speaks none. */
function fromPlainPort(code: unknown, proxy: string | undefined): NetworkFailure | undefined {
  if (typeof code !== 'string' || !NO_TLS.includes(code)) return undefined;
  const other = proxy?.includes('https://')
    ? 'begin the address of the proxy with http:// if the proxy does not speak TLS'
    : 'begin it with http:// if the service runs on this machine';
  return {
    kind: 'unreached',
    reason: `no TLS at this port (${code})`,
    remedy: `have \`base-url\` name a port that speaks https, or ${other}`,
  };
}

/**
 * A host with several addresses fails with one error for each (AggregateError); one that is unclear makes all
 * unclear.
 */
function fromAll(errors: unknown): NetworkFailure | undefined {
  if (!Array.isArray(errors)) return undefined;
  const failures = errors.map((error) => (isRecord(error) ? fromCode(error.code, error.syscall) : undefined));
  return failures.every((failure) => failure?.kind === 'unreached') ? failures[0] : UNCLEAR;
}

function fromCode(code: unknown, syscall: unknown): NetworkFailure | undefined {
  if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code)) return undefined;
  const certificate = lookUp(CERTIFICATE_FAULTS, code);
  if (certificate !== undefined) {
    return { kind: 'unreached', reason: `${certificate.reason} (${code})`, remedy: certificate.remedy };
  }
  const before = lookUp(BEFORE_SENDING, code);
  if (before !== undefined) return { kind: 'unreached', reason: `${before} (${code})` };
  const words = lookUp(MAYBE_AFTER, code) ?? 'the connection failed';
  const connecting = typeof syscall === 'string' && CONNECTING.includes(syscall);
  return { kind: connecting ? 'unreached' : 'lost', reason: `${words} (${code})` };
}

function fromMessage(message: unknown): NetworkFailure | undefined {
  return typeof message === 'string' ? lookUp(BY_MESSAGE, message) : undefined;
}

function lookUp<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

interface Fault {
  readonly reason: string;
  readonly remedy: string;
}

const UNKNOWN_AUTHORITY: Fault = {
  reason: 'the certificate is signed by an authority that Node.js does not know',
  remedy:
    'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
};
const BAD_CERTIFICATE = 'have the certificate of the service replaced';

/**
 * By code of Node.js (X.509 faults of OpenSSL). A certificate stays as it is until somebody acts, so each
 * fault has a remedy.
 */
const CERTIFICATE_FAULTS: Readonly<Record<string, Fault>> = {
  ERR_TLS_CERT_ALTNAME_INVALID: {
    reason: 'the certificate is for another host',
    remedy: 'use a host name in `base-url` that the certificate names, or have the certificate replaced',
  },
  CERT_HAS_EXPIRED: {
    reason: 'the certificate has expired',
    remedy: 'check the clock of this machine, and have the certificate of the service renewed',
  },
  CERT_NOT_YET_VALID: {
    reason: 'the certificate is not yet valid',
    remedy: 'check the clock of this machine and the certificate of the service',
  },
  CERT_REVOKED: { reason: 'the certificate is revoked', remedy: BAD_CERTIFICATE },
  CERT_UNTRUSTED: { reason: 'the certificate is not trusted', remedy: BAD_CERTIFICATE },
  CERT_REJECTED: { reason: 'the certificate is rejected', remedy: BAD_CERTIFICATE },
  CERT_SIGNATURE_FAILURE: { reason: 'the signature of the certificate is wrong', remedy: BAD_CERTIFICATE },
  DEPTH_ZERO_SELF_SIGNED_CERT: {
    reason: 'the certificate is self-signed',
    remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
  },
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};

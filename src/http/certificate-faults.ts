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
export const CERTIFICATE_FAULTS: Readonly<Record<string, Fault>> = {
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

import { BlockList, isIP } from 'node:net';

export interface Address {
  /** As `URL` has it: lower case, IPv6 in brackets. */
  readonly hostname: string;
  readonly port: string;
}

/**
 * Whether `NO_PROXY` names this service. An entry (separated by commas or spaces) is `*`, a host (its
 * subdomains too, with or without `.` or `*.` before it), an IP address or a block of them (`10.0.0.0/8`),
 * each with or without `:port`. So curl, git and the toolkit of GitHub Actions read it.
 */
export function bypassesProxy({ hostname, port }: Address, noProxy: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  return noProxy
    .toLowerCase()
    .split(/[\s,]+/)
    .some((entry) => {
      const { name, only } = splitPort(entry);
      return (only === undefined || only === port) && names(name, host);
    });
}

/** An IPv6 address has a port only after brackets. */
function splitPort(entry: string): { readonly name: string; readonly only: string | undefined } {
  const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
  return { name: bracketed ?? plain ?? entry, only };
}

function names(entry: string, host: string): boolean {
  if (entry === '*') return true;
  const [network = '', prefix] = entry.split('/');
  if (isIP(network) !== 0)
    return prefix === undefined ? sameAddress(network, host) : within(network, Number(prefix), host);
  if (isIP(host) !== 0) return false;
  const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
  return name !== '' && (host === name || host.endsWith(`.${name}`));
}

function sameAddress(entry: string, host: string): boolean {
  return within(entry, isIP(entry) === 6 ? 128 : 32, host);
}

function within(network: string, prefix: number, host: string): boolean {
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  const longest = family === 'ipv6' ? 128 : 32;
  if (isIP(host) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest) return false;
  const block = new BlockList();
  block.addSubnet(network, prefix, family);
  return block.check(host, isIP(host) === 6 ? 'ipv6' : 'ipv4');
}

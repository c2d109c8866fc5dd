import { at, textAt } from '../log/raw.ts';

/**
 * What a `uriBaseId` stands for by `originalUriBaseIds` (SARIF §3.14.14): the URIs of its chain one after the
 * other. The specification calls it unresolved when the chain ends in a base without a URI; the part that is
 * known still leads from the root of the checkout to the right folder, so it is returned.
 *
 * @returns an absolute URI, a relative one, or undefined when nothing is known, for example of `%SRCROOT%` in
 * most logs, or when the chain is a loop.
 */
export function resolveUriBase(originalUriBaseIds: unknown, uriBaseId: string): string | undefined {
  let resolved = '';
  const seen = new Set<string>();
  for (let id: string | undefined = uriBaseId; id !== undefined; ) {
    if (seen.has(id)) return undefined;
    seen.add(id);
    const base = at(originalUriBaseIds, id);
    const uri = textAt(base, 'uri');
    if (uri !== undefined) resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
    if (uri !== undefined && isAbsoluteUri(uri)) return resolved;
    id = textAt(base, 'uriBaseId');
  }
  if (resolved !== '') return resolved;
  // Salesforce Code Analyzer 5 writes the folder itself as the id.
  return isAbsoluteUri(uriBaseId) ? uriBaseId : undefined;
}

function isAbsoluteUri(uri: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(uri);
}

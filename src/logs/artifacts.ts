import { at, indexAt, textAt } from './raw.ts';

/** The uri of an artifact location (SARIF §3.4), or undefined where it names none. */
export function artifactOf(
  location: unknown,
  artifacts: readonly unknown[],
): { readonly uri: string; readonly uriBaseId: string | undefined; readonly isPart: boolean } | undefined {
  if (typeof location === 'string')
    return location === '' ? undefined : { uri: location, uriBaseId: undefined, isPart: false };
  const index = indexAt(location, 'index');
  const indexed = index === undefined ? undefined : artifacts[index];
  const own = textAt(location, 'uri');
  // Where both stand and disagree, `uri` is right: some tools write 0 for every `index`.
  const isSame = own === undefined || own === textAt(indexed, 'location', 'uri');
  const holder = isSame ? holderOf(indexed, artifacts) : undefined;
  const named = holder ?? (own === undefined ? at(indexed, 'location') : location);
  const uri = textAt(named, 'uri');
  return uri === undefined
    ? undefined
    : { uri, uriBaseId: textAt(named, 'uriBaseId'), isPart: holder !== undefined };
}

/** The file that an artifact is nested in, by `parentIndex` (§3.24.3); undefined when it stands alone. */
function holderOf(artifact: unknown, artifacts: readonly unknown[]): unknown {
  let here = artifact;
  const parents = new Set<number>();
  for (let index = indexAt(here, 'parentIndex'); index !== undefined; index = indexAt(here, 'parentIndex')) {
    if (parents.has(index)) return {};
    parents.add(index);
    here = artifacts[index];
  }
  return parents.size === 0 ? undefined : (at(here, 'location') ?? {});
}

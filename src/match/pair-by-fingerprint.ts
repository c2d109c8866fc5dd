import { folderOf } from '../text/names.ts';
import { lineOf, shareMessage } from './candidate.ts';
import type { Pairing } from './pairing.ts';

// Finds findings by what their tool says that they are: by its fingerprints, and by their package.

/**
 * The newest version of a fingerprint comes first, and where both have one of a family, an older one says
 * no more.
 */
export function pairByFingerprint(pairing: Pairing): void {
  const { free, threads, candidates } = pairing;
  const names = new Set([...free].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
  const familyOf = (name: string): string => name.replace(/\/v\d+$/u, '');
  const newer: string[] = [];
  for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
    const own = (of: Record<string, string>): string | undefined =>
      Object.hasOwn(of, name) ? of[name] : undefined;
    const values = new Map<string, Set<string>>();
    const counts = new Map<string, number>();
    for (const [{ tool, category }, value] of [
      ...threads.map(({ fingerprint }) => [fingerprint, own(fingerprint.ofTool)] as const),
      ...candidates.map(({ finding, said }) => [finding.scope, own(said.ofTool)] as const),
    ]) {
      if (value === undefined) continue;
      const scope = JSON.stringify([tool, category]);
      values.set(scope, (values.get(scope) ?? new Set()).add(value));
      counts.set(scope, (counts.get(scope) ?? 0) + 1);
    }
    // What all findings of a tool have says nothing.
    const isTelling = ({ tool, category }: { tool: string; category: string }): boolean => {
      const scope = JSON.stringify([tool, category]);
      return (values.get(scope)?.size ?? 0) > 1 || (counts.get(scope) ?? 0) <= 2;
    };
    const judges = newer.filter((other) => familyOf(other) === familyOf(name));
    pairing.ifUnique(
      'fingerprint',
      'all',
      ({ fingerprint }) => (isTelling(fingerprint) ? own(fingerprint.ofTool) : undefined),
      ({ finding, said }) => (isTelling(finding.scope) ? own(said.ofTool) : undefined),
      ({ fingerprint }, { said }) =>
        !judges.some(
          (other) => Object.hasOwn(fingerprint.ofTool, other) && Object.hasOwn(said.ofTool, other),
        ),
    );
    newer.push(name);
  }
}

/** What is about a package: the same advisory on the same one. */
export function pairPackages(pairing: Pairing): void {
  const { left, known } = pairing;
  if (![...left].some(({ said }) => said.about !== undefined)) return;
  const key = (about: string | undefined, path: string): string | undefined =>
    about === undefined ? undefined : `${about}\n${path}`;
  pairing.inOrder(
    'package',
    (thread) => key(thread.fingerprint.about, lineOf(thread).path),
    ({ said, path }) => key(said.about, path),
  );
  // A manifest that is gone: the one of another format that came into its folder.
  pairing.inOrder(
    'package',
    ({ fingerprint, where }) =>
      where.kind === 'deleted' ? key(fingerprint.about, folderOf(fingerprint.path)) : undefined,
    ({ said, path }) => key(said.about, folderOf(path)),
    ({ fingerprint }, { path }) => {
      const change = known.since.get(fingerprint.commit)?.loose.byNewPath.get(path);
      return change !== undefined && change.oldPath === undefined;
    },
  );
  // Its tool had not told of which package it spoke.
  pairing.inOrder(
    'package',
    ({ fingerprint: { about, line }, where }) =>
      about === undefined && line <= 1 && 'path' in where ? where.path : undefined,
    ({ said, path }) => (said.about === undefined ? undefined : path),
    shareMessage,
  );
}

/** Paths of logs that begin with `from` are below the folder `to` of the commit; empty for its top. */
export interface PathMapping {
  readonly from: string;
  readonly to: string;
}

/** A line of `path-map`: `/src => .`, `../../path => services/api`; undefined where it is none. */
export function parseMapping(line: string): PathMapping | undefined {
  const [from = '', to = '', ...more] = line.split('=>').map((side) => side.trim());
  const names = to.split('/').filter((name) => name !== '' && name !== '.');
  const isInside = !/^(?:\/|[a-z]:)/iu.test(to) && !to.includes('\\') && !names.includes('..');
  return from === '' || to === '' || more.length > 0 || !isInside ? undefined : { from, to: names.join('/') };
}

/** The line of `path-map` that would make a path this file. */
export function mappingFor(path: string, file: string): string | undefined {
  const [theirs, ours] = [path.split('/'), file.split('/')];
  let same = 0;
  while (same < ours.length && theirs.at(-same - 1) === ours.at(-same - 1)) same += 1;
  if (same === 0 || same >= theirs.length) return undefined;
  return `${theirs.slice(0, -same).join('/') || '/'} => ${ours.slice(0, -same).join('/') || '.'}`;
}

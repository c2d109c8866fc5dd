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

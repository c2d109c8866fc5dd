// How tools spell the paths of files, whatever the commit has.

/** Folders of code that others wrote: of package managers, and of toolchains. */
const DEPENDENCY = [
  /(?:^|\/)\.(?:asdf|bun|bundle|cabal|cargo|conan2?|deno|eggs|gem|gradle|ivy2|linuxbrew|m2|nimble|nox|nuget)\//iu,
  /(?:^|\/)\.(?:nvm|opam|pnpm-store|pub-cache|pyenv|rbenv|rustup|rvm|sbt|sdkman|stack|swiftpm|terraform|tox|v?env|yarn)\//iu,
  /(?:^|\/)(?:Carthage|Pods|__pypackages__|bower_components|(?:dist|site)-packages|gems|jspm_packages)\//u,
  /(?:^|\/)(?:node_modules|vendor|venv|virtualenv|_deps|external|pkg\/mod|rustlib|hostedtoolcache)\//u,
  /(?:^|\/)\.?(?:(?:ana|mini)?conda|miniforge|mambaforge|micromamba)3?\//u,
  /(?:^|\/)(?:\.cache\/(?:coursier|go-build|pip|pre-commit|uv)|\.build\/checkouts|SourcePackages)\//u,
  /(?:^|\/)rustc\/[0-9a-f]+\/|(?:^|\/)lib\/(?:gcc|python3\.\d+)\/|\/go\d[\d.]{0,20}\/src\/|goroot\}?\/src\//iu,
  /(?:^|\/)usr\/(?:include|lib|lib32|lib64|libexec|local\/(?:go|include|lib)|share\/(?:dotnet|java|perl|php|ruby)[^/]*|src\/linux[^/]*)\//u,
  /^\/(?:nix\/store|opt\/homebrew|System|Library\/Developer)\/|\/Xcode[^/]*\.app\//u,
  /\/(?:Program Files[^/]*|AppData\/Local|Windows Kits|mingw(?:32|64)|msys64)\//iu,
  /\.(?:aar|ear|jar|war|zip)!?\//iu,
];

/** Tells whether a path leads into code that others wrote. */
export const isOfDependency = (path: string): boolean => DEPENDENCY.some((folders) => folders.test(path));

/** A path split into its names: `.` is gone, `..` stays where it leaves the start. `C:` is a name. */
interface Names {
  readonly absolute: boolean;
  readonly names: readonly string[];
}

export const ADDRESS = /^[a-z][a-z0-9+.-]+:\/\//iu;

/**
 * The paths that a URI of a log may mean: as it stands, decoded, with `/` for `\`. Real logs hold file URIs,
 * percent-encoded and raw names and Windows paths, and a lone `%` is legal in a file name.
 */
export function spell(uri: string): readonly string[] {
  const rest = /^file:/iu.test(uri) ? slashes(uri.slice('file:'.length)) : uri;
  // `file://localhost/a` and `file:///a` are `/a` (RFC 8089 §2); `file://src/a` lacks a slash.
  const bare = rest !== uri && rest.startsWith('//') ? rest.slice(2).replace(/^localhost(?=\/)/iu, '') : rest;
  const path = withoutCell(bare.toWellFormed());
  if (!/[%\\]/u.test(path)) return [path];
  const decoded = decode(path);
  return [...new Set([path, decoded, slashes(path), slashes(decoded)])];
}

/** Cells of a notebook are no files: `n.ipynb#3`, `n.ipynb:cell_2:1`. */
function withoutCell(path: string): string {
  return path.replace(/(?<=\.ipynb)[#?:[(\s].*$/isu, '');
}

/** Bytes that are no UTF-8 become U+FFFD, as in names of git. */
function decode(path: string): string {
  return path.replaceAll(/(?:%[0-9a-f]{2})+/giu, (encoded) =>
    Buffer.from(encoded.replaceAll('%', ''), 'hex').toString(),
  );
}

export function slashes(path: string): string {
  return path.replaceAll('\\', '/');
}

export function split(path: string): Names {
  const names: string[] = [];
  const absolute = /^(?:\/|[a-z]:(?:\/|$))/iu.test(path);
  // Windows has one drive for both letters.
  for (const name of path.replace(/^\/?[a-z]:(?=\/|$)/u, (drive) => drive.toUpperCase()).split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..' || (!absolute && (names.length === 0 || names.at(-1) === '..'))) names.push(name);
    else names.pop();
  }
  return { absolute, names };
}

/** A path below a folder; undefined where it climbs out of the top. */
export function onto(start: readonly string[], names: readonly string[]): readonly string[] | undefined {
  const up = names.findIndex((name) => name !== '..');
  const count = up < 0 ? names.length : up;
  return count > start.length ? undefined : [...start.slice(0, start.length - count), ...names.slice(count)];
}

export function inside({ absolute, names }: Names, path: Names): Names {
  return { absolute, names: onto(names, path.names) ?? [...names, ...path.names] };
}

/**
 * The names of a path with its drive as Windows writes it: Git Bash has `/d/a` for `D:\a`, Cygwin
 * `/cygdrive/d/a`, WSL `/mnt/d/a`.
 */
export function onDrive(names: readonly string[]): readonly string[] {
  const [first = '', second = ''] = names;
  const isLetter = (name: string): boolean => /^[a-z]$/iu.test(name);
  if (isLetter(first)) return [`${first}:`, ...names.slice(1)];
  if ((first === 'cygdrive' || first === 'mnt') && isLetter(second)) return [`${second}:`, ...names.slice(2)];
  return names;
}

/** The decoded path, without the noise in it; the address of a page as it is. */
export function toShown(path: string): string {
  if (ADDRESS.test(path)) return path;
  const { names, absolute } = split(path);
  return `${absolute && !names[0]?.endsWith(':') ? '/' : ''}${names.join('/')}`;
}

import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

/** A registry of npm on loopback. */
interface LocalRegistry {
  readonly url: string;
  close(): Promise<void>;
}

/** What npm wants to know of a version before it fetches it. */
const TOLD = [
  'name',
  'version',
  'bin',
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'engines',
  'os',
  'cpu',
  'libc',
] as const;

/**
 * Serves the packages that are installed in a project, in the versions that it has, packed on demand: whoever
 * installs from it needs no network. What is not installed is 404.
 *
 * @param root folder of the project, with the `node_modules` of npm
 */
export async function startRegistry(root: string): Promise<LocalRegistry> {
  const folders = installedFolders(root);
  const packed = new Map<string, Promise<Buffer>>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const tarball = /^-\/(.+)\.tgz$/u.exec(path)?.[1];
    if (tarball !== undefined && [...folders.values()].some((known) => known.includes(tarball))) {
      const packing = packed.get(tarball) ?? pack(join(root, tarball));
      packed.set(tarball, packing);
      response.end(await packing);
      return;
    }
    const versions = folders.get(path)?.map((folder) => describe(folder)) ?? [];
    const latest = versions.at(0)?.version;
    response.writeHead(latest === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        name: path,
        'dist-tags': { latest },
        versions: Object.fromEntries(versions.map((version) => [version.version, version])),
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${url}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  function describe(folder: string): { readonly version: string } {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const told = Object.fromEntries(TOLD.map((key) => [key, manifest[key]]));
    // npm ci wants each optional package in the lock file, those of other systems too.
    const optional = Object.entries(manifest.optionalDependencies ?? {});
    const optionalDependencies = Object.fromEntries(optional.filter(([name]) => folders.has(name)));
    const dist = { tarball: `${url}/-/${folder}.tgz` };
    return { ...told, version: manifest.version, ...{ optionalDependencies, dist } };
  }
}

/** Folders of the installed packages by name; that which imports find from the root comes first. */
function installedFolders(root: string): ReadonlyMap<string, readonly string[]> {
  const { packages }: { packages: object } = JSON.parse(
    readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8'),
  );
  const byName = Map.groupBy(
    Object.keys(packages),
    (folder) => folder.split('node_modules/').at(-1) ?? folder,
  );
  return new Map(
    [...byName].map(([name, folders]) => [name, folders.toSorted((a, b) => a.length - b.length)]),
  );
}

/** A tarball as npm takes it: one folder, without the packages that are nested in it. */
async function pack(folder: string): Promise<Buffer> {
  const name = folder.slice(dirname(folder).length + 1);
  const args = ['-C', dirname(folder), `--exclude=${name}/node_modules`, '-cf', '-', name];
  const { stdout } = await promisify(execFile)('tar', args, { encoding: 'buffer', maxBuffer: 1e9 });
  // Nobody keeps it: to make it small costs more than to read it.
  return gzipSync(stdout, { level: 1 });
}

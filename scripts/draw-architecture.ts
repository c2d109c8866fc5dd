import { resolve } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';

/** Rooms in the order in which the data passes them; an arrow says "imports". */
interface Picture {
  readonly rooms: readonly string[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

/**
 * Draws which room imports which, the sandbox being one, as a flowchart in Mermaid's language. An arrow that
 * a longer way already tells is left out (transitive reduction). Throws when there is nothing to draw.
 */
export async function drawArchitecture(root: string, options: object): Promise<string> {
  const { output } = await cruise(['src', 'sandbox'], { ...options, baseDir: resolve(root) });
  const picture = toPicture((output as ICruiseResult).modules);
  if (picture.arrows.length === 0) throw new Error(`no imports were found below ${root}`);
  return [
    'flowchart LR',
    ...picture.rooms.map((room) => `  ${room}["${room}"]`),
    ...picture.arrows.map(([from, to]) => `  ${from} --> ${to}`),
  ].join('\n');
}

function toPicture(modules: ICruiseResult['modules']): Picture {
  const edges = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = toRoom(source);
    if (from === undefined) continue;
    const targets = edges.get(from) ?? new Set();
    edges.set(from, targets);
    for (const { resolved } of dependencies) {
      const to = toRoom(resolved);
      if (to !== undefined && to !== from) targets.add(to);
    }
  }
  const rooms = [...edges.keys()].sort();
  const arrows = rooms.flatMap((from) =>
    [...(edges.get(from) ?? [])]
      .filter((to) => !isToldByALongerWay(from, to, edges))
      .sort()
      .map((to) => [from, to] as const),
  );
  return { rooms, arrows };
}

/** Files that everybody may use; they are no room. */
const OF_ALL = ['distribution', 'errors', 'version'];

/**
 * The room of a file: the sandbox, or its folder in `src/`, and of a file in `src/` itself its name:
 * `review.ts` belongs to `review/`.
 */
function toRoom(path: string): string | undefined {
  const [place, room = place && 'sandbox'] = /^(?:src\/([^/.]+)|sandbox\/(?!test\/))/u.exec(path) ?? [];
  return room === undefined || OF_ALL.includes(room) ? undefined : room;
}

function isToldByALongerWay(
  from: string,
  to: string,
  edges: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  const seen = new Set([from]);
  const open = [...(edges.get(from) ?? [])].filter((next) => next !== to);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(edges.get(next) ?? []));
  }
  return false;
}

const PLACE = /```mermaid\n[\s\S]*?```/u;

/** A page with its only picture replaced. Throws where the page has none. */
export function fillPicture(page: string, mermaid: string): string {
  if (!PLACE.test(page)) throw new Error('the page has no place for the picture');
  return page.replace(PLACE, () => `\`\`\`mermaid\n${mermaid}\n\`\`\``);
}

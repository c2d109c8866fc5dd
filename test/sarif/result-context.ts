import type { Whereabouts } from '../../src/sarif/place.ts';
import type { StepContext } from '../../src/sarif/read-result.ts';
import { createPathResolver } from '../../src/sarif/resolve-path.ts';
import { toTool } from '../../src/sarif/tool.ts';
import { toTree } from '../../src/sarif/tree.ts';

/** A run over the files `a.c` and `b.c`. */
export const WHEREABOUTS: Whereabouts = {
  artifacts: [{ location: { uri: 'a.c' } }],
  resolvePath: createPathResolver(
    toTree(['a.c', 'b.c'].map((path) => ({ path, type: 'file' }))),
    { checkout: '/checkout', prefix: '', workspaces: [] },
    { originalUriBaseIds: undefined, workingDirectories: [] },
  ),
};

/** What the results of that run may refer to; its rule has one message string. */
export const CONTEXT: StepContext = {
  tool: toTool({ tool: { driver: { name: 'T' } } }),
  described: {
    component: toTool({}).driver,
    descriptor: { id: 'R', messageStrings: { here: { text: 'here is {0}' } } },
  },
  whereabouts: WHEREABOUTS,
};

/** A location object, its message plain text. */
export function locationAt(uri: string, startLine: number, text?: string): object {
  return {
    physicalLocation: { artifactLocation: { uri }, region: { startLine } },
    ...(text === undefined ? {} : { message: { text } }),
  };
}

import type { Marker } from '../../src/model.ts';
import { createReviewService } from '../../src/services/deployments.ts';
import type { Comment, ReviewService } from '../../src/services/port.ts';
import { deriveKeys } from '../../src/threads/keyring.ts';
import { readMarker, type Signing, writeBody } from '../../src/threads/marker.ts';
import { TOOL } from '../run/logs.ts';
import { quickWorld } from '../run/quick-world.ts';
import type { Story } from '../run/story.ts';

// What somebody writes who knows the source of this program, and of the keys those that are given here.

const LIMIT = 60_000;
const HEAD = '1'.repeat(40);

/** Signs for a change; without a key everybody can. */
export function signing(identity: readonly string[], ...secrets: readonly string[]): Signing {
  return { keys: secrets.map((secret) => deriveKeys(secret).signing), identity, isWithheld: false };
}

/** The marker of a comment, whoever signed it. */
export function markerOf({ body }: Pick<Comment, 'body'>): Marker | undefined {
  return readMarker(body, signing([]))?.marker;
}

/** What people see of a comment with a marker. */
export function visibleOf({ body }: Pick<Comment, 'body'>): string {
  return readMarker(body, signing([]))?.visible ?? body;
}

/** A comment with a marker. */
export function forge(
  visible: string,
  marker: Parameters<typeof writeBody>[2],
  by: Signing,
  kind: Parameters<typeof writeBody>[0] = 'thread',
): string {
  return writeBody(kind, visible, marker, by, LIMIT);
}

/** The marker of a thread about a finding on a line, as it would be posted. */
export function makeMarker(
  { path = 'a.js', line = 1, rule = 'no-trouble', commit = HEAD, level = 'error' as const, text = '' },
  more: Partial<Marker> = {},
): Marker {
  return {
    fingerprint: {
      ...{ tool: TOOL, category: '', rule, path, line, commit, text },
      ...{ exact: text, block: '', above: '', below: '', messages: [], words: [], level, ofTool: {} },
    },
    stands: line,
    says: '',
    nonce: `${path} ${line} ${rule}`,
    check: 'lint',
    mark: 'open',
    step: 0,
    head: commit,
    replies: 0,
    grouped: [],
    ...more,
  };
}

/** A deployment request as another job of the same client sees it. */
export function jobOf({ sandbox, repository, deployment }: Story): ReviewService {
  const { baseUrl, clientId, clientSecret } = sandbox;
  const world = quickWorld({}, repository.path);
  return createReviewService({
    ...{ baseUrl, clientId, clientSecret, deploymentNumber: deployment, world, userAgent: 'test' },
    ...{ readyTimeoutMs: 1_000, deadline: world.now() + 60_000, progress: () => undefined },
  });
}

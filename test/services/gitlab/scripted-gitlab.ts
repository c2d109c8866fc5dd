import { createGitlabService } from '../../../src/services/gitlab.ts';
import type { ReviewService } from '../../../src/services/port.ts';
import { createFakeWorld, type FakeWorld, START } from '../../http/fake-world.ts';
import {
  type Recorded,
  type ScriptedService,
  type Step,
  startScriptedService,
} from '../deployments/scripted-service.ts';

export const TOKEN = 'glpat-a-secret-token';
export const ME = { id: 42, username: 'project_7_bot', name: 'SARIF Review' };
export const ADA = { id: 5, username: 'ada', name: 'Ada' };
export const BASE = 'b'.repeat(40);
export const TARGET = 'c'.repeat(40);
export const HEAD = 'a'.repeat(40);

export const MERGE_REQUEST = {
  id: 9001,
  iid: 12,
  project_id: 7,
  state: 'opened',
  draft: false,
  diff_refs: { base_sha: BASE, head_sha: HEAD, start_sha: TARGET },
};

/** A note as GitLab answers it. */
export function noteOf(id: number, parts: object = {}): object {
  return {
    id,
    type: null,
    body: `note ${id}`,
    author: ME,
    created_at: `2026-03-01T10:00:${String(id % 60).padStart(2, '0')}.000Z`,
    system: false,
    resolvable: false,
    ...parts,
  };
}

/**
 * An answer to a path, such as `GET /user`; one of several is taken after the other, the last again and
 * again.
 */
export type Answers = Readonly<Record<string, Step | readonly Step[] | ((request: Recorded) => Step)>>;

export interface ScriptedGitlab {
  readonly service: ScriptedService;
  readonly review: ReviewService;
  readonly world: FakeWorld;
  readonly lines: readonly string[];
  readonly masked: readonly string[];
  /** Method and path of the requests, without what stands before the merge request. */
  calls(): readonly string[];
  close(): Promise<void>;
}

const PREFIX = '/gitlab/api/v4';
const MERGE_REQUEST_PATH = '/projects/group%2Fapp/merge_requests/12';

/** The adapter without what a test chooses. */
const OPTIONS = {
  apiUrl: 'https://gitlab.example.com/api/v4',
  token: TOKEN,
  project: 'group/app',
  mergeRequest: 12,
  readyTimeoutMs: 300_000,
  deadline: START + 900_000,
  userAgent: 'sarif-review/0',
  progress: () => undefined,
} as const;

/** The adapter for merge request 12 of group/app, at a GitLab that plays a script. */
export async function startGitlab(
  answers: Answers,
  options: Partial<Parameters<typeof createGitlabService>[0]> = {},
): Promise<ScriptedGitlab> {
  const played = new Map<string, number>();
  const nameOf = ({ method, path }: Recorded): string => {
    const [address = ''] = path.split('?');
    const short = address.replace(PREFIX, '').replace(MERGE_REQUEST_PATH, '/mr');
    return `${method} ${short}`;
  };
  const usual: Answers = { 'GET /user': { json: ME }, 'GET /mr': { json: MERGE_REQUEST } };
  const service = await startScriptedService({
    steps: (request) => {
      const name = nameOf(request);
      const answer = answers[name] ?? usual[name];
      if (answer === undefined) return { status: 404, json: { error: '404 Not Found' } };
      if (typeof answer === 'function') return answer(request);
      const steps = 'length' in answer ? answer : [answer];
      const index = played.get(name) ?? 0;
      played.set(name, index + 1);
      return steps[Math.min(index, steps.length - 1)] ?? {};
    },
  });
  const world = createFakeWorld();
  const lines: string[] = [];
  const masked: string[] = [];
  const review = createGitlabService({
    ...OPTIONS,
    apiUrl: service.baseUrl + PREFIX,
    world,
    progress: (line) => lines.push(line),
    onSecret: (secret) => masked.push(secret),
    ...options,
  });
  return {
    service,
    review,
    world,
    lines,
    masked,
    calls: () => service.requests.map(nameOf),
    close: () => service.close(),
  };
}

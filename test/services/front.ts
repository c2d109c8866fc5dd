import { administer } from '../../demo/sandbox-client.ts';
import { runGit } from '../../sandbox/git/run-git.ts';
import type { RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { startHarness } from '../../sandbox/test/harness.ts';
import type { ClientOptions } from '../../src/services/http.ts';
import type { Capabilities, Check, Position, Refusal, ReviewService } from '../../src/services/port.ts';
import { rememberingRunGit } from '../converge/remembering-git.ts';
import {
  type Connection,
  contract,
  type Edit,
  type Front,
  type Read,
  type Trouble,
  type Write,
} from './contract.ts';

/** A check as the wire shows it; of one name the newest has the highest id. */
interface ShownCheck extends Check {
  readonly id: number;
}

/** A service over a sandbox: how its adapter is connected, and what its wire shows without one. */
interface Wire {
  /** @param token in place of the sandbox's own */
  connect(change: number, options: ClientOptions, token?: string): ReviewService;
  /** Checks on a change, or on its head, the newest first. */
  checks(change: number, head: string): Promise<readonly ShownCheck[]>;
  isResolved(discussionId: string, change: number): Promise<boolean>;
}

/** The last of several lines, which is new. */
const LAST = { newLine: 3, nextOldLine: 4 };

type Refusals = Readonly<Record<number, Refusal>>;

/** All that is particular to a service in the tests that every service has to pass. */
export interface TestedService {
  /** What is reviewed there. */
  readonly name: string;
  /** What stands before the number of a change where checks on one commit are told apart by it. */
  readonly sign?: '!' | '#';
  readonly can: Capabilities;
  /** What statuses mean for a write beside those that mean the same everywhere. */
  readonly refusals: Refusals;
  readonly refusalsOf?: Readonly<Partial<Record<Write, Refusals>>>;
  /** The status of a limit. */
  readonly limited: number;
  /** Ids that no comment, and no discussion, has. */
  readonly unusedId: string;
  readonly unusedDiscussion?: string;
  /** Whether a check is shown while the run goes on; by default it is. */
  readonly running?: 'shown' | 'not-shown';
  /** So many characters are too many for the service. */
  readonly tooLong: { readonly body: number; readonly check: number };
  readonly wrongToken: string;
  /** Whether its identity holds a number that the first answer tells. */
  readonly namedByAnswer: boolean;
  /** Any line of any file takes a comment. */
  readonly takesAnyPlace?: true;
  /** Changes with one head share a check, which can be pending. */
  readonly sharesPendingChecks?: true;
  /** The listing says who resolved. */
  readonly tellsResolver?: true;
  /** `refused`: nobody resolves anything there. */
  readonly resolving?: 'refused';
  /** What a post names of the diff beside its commits. */
  pin?(base: string): Partial<Position>;
  /**
   * A network in which the listing has so many items a page; missing where the sandbox's own setting does it.
   */
  withPages?(network: typeof fetch, size: () => number): typeof fetch;
  /** @param repository path of the sandbox's only repository */
  open(sandbox: RunningSandbox, repository: string): Wire | Promise<Wire>;
}

const OPERATIONS: Readonly<Record<Read | Write | Edit, string>> = {
  readChange: 'get-deployment',
  listComments: 'list-comments',
  postInline: 'create-comment',
  postTopLevel: 'create-comment',
  reply: 'reply',
  setResolved: 'resolve',
  deleteComment: 'delete-comment',
  putCheck: 'put-check',
  edit: 'edit-comment',
};

const EFFECTS: Readonly<Record<Exclude<Trouble, 'limited'>, object>> = {
  'lost-before': { kind: 'lost', when: 'before', by: 'reset' },
  'lost-after': { kind: 'lost', when: 'after' },
  'failed-before': { kind: 'status', status: 500, when: 'before' },
  'failed-after': { kind: 'status', status: 502, when: 'after' },
  cut: { kind: 'cut-body' },
  'not-understood': { kind: 'unreadable-json' },
  redirected: { kind: 'redirect' },
};

/** What these statuses mean for a write, whatever the service. */
const ANY_WRITE: Refusals = {
  400: 'other',
  403: 'forbidden',
  404: 'gone',
  409: 'not-ready',
  413: 'too-large',
  422: 'other',
};

/** Puts a service under the contract that every adapter keeps. */
export function holdToContract(service: TestedService): void {
  const any = { ...ANY_WRITE, ...service.refusals };
  // A comment that is not there any more has been deleted.
  const { 404: _, ...deletion } = any;
  const { postInline, setResolved, putCheck } = service.refusalsOf ?? {};
  contract(service.name, {
    ...service,
    refusals: {
      postInline: { ...any, ...postInline },
      postTopLevel: any,
      reply: any,
      setResolved: { ...any, ...setResolved },
      deleteComment: deletion,
      putCheck: { ...any, ...putCheck },
    },
    start: () => startFront(service),
  });
}

async function startFront(service: TestedService): Promise<Front> {
  const sandbox = await startHarness({ git: rememberingRunGit(runGit) });
  const { base, head, path } = sandbox.repository;
  const admin = administer(sandbox.running);
  const wire = await service.open(sandbox.running, path);
  const pinned = { baseSha: base, headSha: head, ...service.pin?.(base) };
  let number = 0;
  /** The last check before this test: those of some services all stand on one commit. */
  let last = 0;
  let pageSize = 100;
  const withPages = service.withPages ?? ((network: typeof fetch) => network);
  const inject = async (operation: Read | Write | Edit, effect: object, calls?: readonly number[]) => {
    await admin('POST', '/faults', {
      rules: [{ operation: OPERATIONS[operation], effect, ...(calls && { calls }) }],
    });
  };
  const ask = async (change: Connection['change']): Promise<number> => {
    if (change === 'open') return number;
    if (change === 'missing') return 99_999;
    if (change === 'draft') return sandbox.deploy({ phase: 'DRAFT' });
    await admin('PATCH', '/settings', { diffDelayMs: 'manual' });
    return sandbox.deploy();
  };
  return {
    renew: async () => {
      await admin('DELETE', '/faults');
      await admin('PATCH', '/settings', { pageSize: 50, diffDelayMs: 0 });
      pageSize = 100;
      number = await sandbox.deploy();
      last = Math.max(0, ...(await wire.checks(number, head)).map(({ id }) => id));
    },
    connect: async ({ change, credentials, world, ...limits }) => {
      const network = { ...world, fetch: withPages(world.fetch, () => pageSize) };
      const options = { userAgent: 'sarif-review/0', progress: () => undefined, world: network, ...limits };
      const isGood = credentials === 'good';
      const adapter = wire.connect(await ask(change), options, isGood ? undefined : service.wrongToken);
      if (service.namedByAnswer && isGood && change !== 'missing') await adapter.readChange();
      return adapter;
    },
    diff: { base, head },
    places: {
      lawful: { path: 'src/kept.ts', newLine: 3, ...pinned },
      unlawful: { path: 'untouched.txt', newLine: 1, ...pinned },
      several: [{ newLine: 2, oldLine: 2 }, LAST].map((start) => ({
        path: 'src/kept.ts',
        newLine: 3,
        range: { start, end: LAST },
        ...pinned,
      })) as [Position, Position],
    },
    isResolved: (id) => wire.isResolved(id, number),
    check: async (name) => {
      const shown = await wire.checks(number, head);
      const found = shown.find((one) => one.name === name && one.id > last);
      if (found === undefined) return undefined;
      const { state, text, url } = found;
      return { state, text, ...(url !== undefined && { url }) };
    },
    setPageSize: async (size) => {
      pageSize = size;
      if (service.withPages === undefined) await admin('PATCH', '/settings', { pageSize: size });
    },
    trouble: (operation, trouble, call) => {
      const limit = { kind: 'status', status: service.limited, retryAfter: '7' };
      return inject(operation, trouble === 'limited' ? limit : EFFECTS[trouble], [call]);
    },
    refuse: (operation, status, calls) =>
      inject(operation, { kind: 'status', status: Number(status) }, calls === 'first' ? [1] : undefined),
    openAnother: (target) => {
      const { git } = sandbox.repository;
      const moved = () =>
        git('commit-tree', git('rev-parse', `${base}^{tree}`), '-p', base, '-m', 'Moved on');
      return sandbox.deploy(target === 'same' ? {} : { base: moved() });
    },
    closeChange: async (one) => {
      await admin('PATCH', `/deployments/${one}`, { state: 'closed' });
    },
    repeatPages: () => inject('listComments', { kind: 'repeated-page' }),
    close: () => sandbox.close(),
  };
}

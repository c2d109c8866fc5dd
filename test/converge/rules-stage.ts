import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deploymentReport } from '../../sandbox/admin/deployment-report.ts';
import { EventHub } from '../../sandbox/events/event-hub.ts';
import { Faults, seededRandom } from '../../sandbox/faults/faults.ts';
import { playEvent } from '../../sandbox/faults/play-event.ts';
import { gitDiffs } from '../../sandbox/git/diffs.ts';
import { openGit } from '../../sandbox/git/git.ts';
import { gitPins } from '../../sandbox/git/pins.ts';
import { runGit } from '../../sandbox/git/run-git.ts';
import { createUser, ensureBot } from '../../sandbox/rules/accounts.ts';
import { createComment } from '../../sandbox/rules/comments.ts';
import {
  changeDeployment,
  createDeployment,
  getDeployment,
  PROPOSED,
} from '../../sandbox/rules/deployments.ts';
import type { Sandbox } from '../../sandbox/rules/sandbox.ts';
import { DEFAULT_SETTINGS } from '../../sandbox/settings.ts';
import type { User } from '../../sandbox/store/accounts.ts';
import { openStore } from '../../sandbox/store/store.ts';
import { type Keyring, keyringOf } from '../core.ts';
import { sandboxService } from '../services/sandbox/sandbox-service.ts';
import type { Traits } from '../services/sandbox/traits.ts';
import { BOT, truthSchema } from './checker.ts';
import { rememberingGit, rememberingRunGit } from './remembering-git.ts';
import { makeScenario, type Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';

const START_OF_TIME = Date.parse('2026-02-03T04:05:06Z');

export interface RulesStageOptions {
  readonly keyring?: () => Keyring;
  /** Name of the user that runs write as. */
  readonly writer?: () => string;
  readonly scenario?: Scenario;
}

/** A stage on which people can take their words back, which no event of the sandbox does. */
export interface RulesStage extends Stage {
  /** Deletes the replies that begin so. */
  unsay(deployment: number, start: string): void;
  /** Writes another text into the replies that begin so. */
  reword(deployment: number, start: string, text: string): void;
}

/**
 * A stage over the rules and the store of a sandbox, for services of these traits, which may be others in
 * each run.
 */
export function openRulesStage(
  traits: () => Traits,
  {
    keyring = () => keyringOf('a secret'),
    writer = () => BOT,
    scenario = makeScenario(),
  }: RulesStageOptions = {},
): RulesStage {
  const data = mkdtempSync(join(tmpdir(), 'sarif-review-stage-'));
  const checkouts = rememberingGit(scenario.folderOf);
  const time = { now: START_OF_TIME };
  let random = seededRandom(1);
  let ids = 0;
  const store = openStore(join(data, 'sandbox.db'));
  const git = openGit({
    folder: join(data, 'git'),
    reportError: (error) => {
      throw error;
    },
    run: rememberingRunGit(runGit),
  });
  const bot = ensureBot({ store }, BOT);
  const report = (message: string) => {
    throw new Error(message);
  };
  const sandbox: Sandbox = {
    store,
    git,
    diffs: gitDiffs(git),
    pins: gitPins(git, { owner: bot.id, report }),
    clock: () => time.now,
    newId: () => {
      ids += 1;
      return `${Math.floor(random() * 2 ** 32).toString(36)}-${ids}`;
    },
    events: new EventHub(),
  };
  const ada = createUser(sandbox, { name: 'Ada', role: 'All Users' });
  const bots = new Map([[BOT, bot]]);
  const userOf = (name: string): User => {
    const user = bots.get(name) ?? createUser(sandbox, { name, role: 'Account Owners' });
    bots.set(name, user);
    return user;
  };
  const faults = new Faults();
  const repliesOf = (deployment: number, start: string) =>
    store.comments
      .list(deployment, { after: 0, limit: 1_000 })
      .filter(({ body, author }) => body.startsWith(start) && author.id !== bot.id);
  let calls: { readonly method: string; readonly path: string }[] = [];
  return {
    scenario,
    get resolving() {
      return traits().resolving;
    },
    get tellsResolver() {
      return traits().authors && userOf(writer()).isBot;
    },
    gitAt: checkouts.gitAt,
    time,
    inputs: {
      'base-url': 'http://127.0.0.1:1',
      'client-id': 'a client',
      'client-secret': 'a secret',
      'deployment-number': '1',
    },
    async open(seed, head, settings = {}) {
      random = seededRandom(seed);
      time.now = START_OF_TIME;
      faults.set([], 1);
      calls = [];
      store.settings.change({ ...DEFAULT_SETTINGS, pageSize: 50, ...settings });
      const repository = scenario.repository.path;
      const { base } = scenario;
      const { number } = await createDeployment(sandbox, {
        repository,
        base,
        head,
        title: 'A story',
        branch: head,
        phase: PROPOSED,
      });
      const [first] = scenario.states;
      const started = await createComment(sandbox, ada, number, {
        kind: 'inline',
        body: 'Why is this here?',
        position: { path: scenario.asked, newLine: 4, pinned: { base, head: first?.commit ?? head } },
      });
      await createComment(sandbox, ada, number, { kind: 'top-level', body: 'Looks good to me.' });
      return { number, foreignThread: started.discussion.id };
    },
    async push(deployment, to) {
      await changeDeployment(sandbox, deployment, to);
    },
    headOf: async (deployment) => getDeployment(sandbox, deployment).newest.head,
    inject: async (rules, seed) => faults.set(rules, seed),
    async injected() {
      const { injected, calls: counted } = faults.report();
      return { injected: injected.map((one) => ({ ...one })), calls: counted.any ?? 0 };
    },
    async nudge(deployment) {
      for (const effect of faults.begin('get-deployment').effects) {
        if (effect.kind === 'push' || effect.kind.startsWith('person-'))
          await playEvent(effect as Parameters<typeof playEvent>[0], deployment, sandbox, faults);
      }
    },
    truth: async (deployment) =>
      truthSchema.parse(deploymentReport(sandbox, getDeployment(sandbox, deployment), '')),
    async calls() {
      const since = calls;
      calls = [];
      return since;
    },
    unsay(deployment, start) {
      for (const { id } of repliesOf(deployment, start)) store.comments.delete(id);
    },
    reword(deployment, start, text) {
      for (const { id, author } of repliesOf(deployment, start))
        store.comments.setBody(id, text, { by: author, at: time.now });
    },
    connect: ({ deployment, client, sleep, signal }) => ({
      keyring: keyring(),
      service: sandboxService({
        sandbox,
        faults,
        traits: traits(),
        user: userOf(writer()),
        deployment,
        call: (work) => client.call(work),
        sleep,
        stopped: () => signal.aborted,
        onCall: (call) => calls.push(call),
      }),
    }),
    async close() {
      checkouts.close();
      git.close();
      store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

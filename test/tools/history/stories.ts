import { basename } from 'node:path';
import { z } from 'zod';
import { type CheckedCall, checkedCallWith, signUp } from '../../../demo/sandbox-client.ts';
import { type Arena, openArena } from '../../converge/arena.ts';
import { BOT } from '../../converge/checker.ts';
import { runReview } from '../../converge/run-review.ts';
import type { State } from '../../converge/scenario.ts';
import { openGithubArena, openGitlabArena, openServiceArena } from '../../converge/service-arena.ts';
import { Traffic } from '../../converge/traffic.ts';
import { keyringOf } from '../../core.ts';
import { GITEA } from '../../services/gitea/front.ts';

const KEY = 'k'.repeat(32);
const KEYRING = keyringOf(KEY);

const HOUR_MS = 3_600_000;
/** From one run to the next. */
export const BETWEEN_RUNS_MS = 2 * HOUR_MS;

export const SERVICES = [
  { service: 'github', open: () => openGithubArena(KEYRING) },
  { service: 'gitlab', open: () => openGitlabArena(() => ({ keyring: KEYRING })) },
  { service: 'gitea', open: () => openServiceArena(GITEA, () => ({ keyring: KEYRING })) },
  { service: 'deployments', open: () => openArena() },
] as const;
type ServiceName = (typeof SERVICES)[number]['service'];

/** A change that was merged. */
interface Merged {
  readonly number: number;
  readonly mergedAt: number;
}

/** What became of the findings of a rule, each in one of the counts. */
export type Counts = Readonly<
  Record<
    'posted' | 'fixed' | 'falsePositive' | 'wontFix' | 'accepted' | 'resolved' | 'open' | 'withdrawn',
    number
  >
>;

/** A repository with changes that were merged, on one of the services. */
export interface Stories {
  readonly arena: Arena;
  readonly merged: readonly Merged[];
  /** What the command is told of the service. */
  variables(more?: Readonly<Record<string, string>>): Readonly<Record<string, string>>;
  /** As `--repository` names it; undefined where there are no names. */
  readonly repository: string | undefined;
  /** The counts by rule over these changes, by the words in the store. */
  truth(numbers: readonly number[]): Promise<Readonly<Record<string, Counts>>>;
}

/** The ways in which changes end: the states that are reviewed, and what people do after the first one. */
const PLOTS: readonly {
  readonly states: readonly string[];
  readonly replies?: Readonly<Record<string, string>>;
  readonly byHand?: readonly string[];
}[] = [
  { states: ['first', 'all-fixed'] },
  {
    states: ['first', 'first'],
    replies: { beta: 'false positive: it is generated', epsilon: "won't fix: too old" },
    byHand: ['gamma'],
  },
  { states: ['first'] },
  { states: ['first', 'suppressed'] },
  { states: ['first', 'one-fixed'], byHand: ['gamma'] },
];

/** Plays changes from the first commit to their merge, a few a month, with runs and people. */
export async function playStories(
  { service, open }: (typeof SERVICES)[number],
  count: number,
): Promise<Stories> {
  const arena = await open();
  const merged: Merged[] = [];
  for (let index = 0; index < count; index += 1) merged.push(await playOne(service, arena, index));
  const [oldest] = merged;
  if (oldest !== undefined) {
    // What was merged first is updated last.
    const comment = { body: 'Who remembers this one?' };
    await (await asGrace(arena, oldest.number))('POST', '/comments', comment);
  }
  const { baseUrl, clientId, clientSecret, giteaToken, githubToken, gitlabToken } = arena.sandbox;
  const own: Readonly<Record<ServiceName, Readonly<Record<string, string>>>> = {
    github: { BASE_URL: `${baseUrl}/github`, TOKEN: githubToken, SIGNING_KEY: KEY },
    gitlab: { BASE_URL: baseUrl, TOKEN: gitlabToken, SIGNING_KEY: KEY },
    gitea: { BASE_URL: `${baseUrl}/gitea`, TOKEN: giteaToken, SIGNING_KEY: KEY },
    deployments: { BASE_URL: baseUrl, CLIENT_ID: clientId, CLIENT_SECRET: clientSecret },
  };
  return {
    arena,
    merged,
    repository: service === 'deployments' ? undefined : `sandbox/${basename(arena.scenario.repository.path)}`,
    variables: (more = {}) =>
      Object.fromEntries(
        Object.entries({ SERVICE: service, TIMEOUT: '60', ...own[service], ...more }).map(([name, value]) => [
          `SARIF_REVIEW_${name}`,
          value,
        ]),
      ),
    async truth(numbers) {
      const fates = (await Promise.all(numbers.map((number) => fatesOf(arena, number)))).flat();
      return Object.fromEntries(
        [...Map.groupBy(fates, ({ rule }) => rule)].map(([rule, group]) => {
          const of = (fate: Fate): number => group.filter((one) => one.fate === fate).length;
          return [
            rule,
            {
              posted: group.length,
              fixed: of('fixed'),
              falsePositive: of('falsePositive'),
              wontFix: of('wontFix'),
              accepted: 0,
              resolved: of('resolved'),
              open: of('open'),
              withdrawn: of('withdrawn'),
            },
          ];
        }),
      );
    },
  };
}

async function playOne(service: ServiceName, arena: Arena, index: number): Promise<Merged> {
  const { states: names, replies = {}, byHand = [] } = PLOTS[index % PLOTS.length] ?? { states: [] };
  const states = names.map((name) => stateOf(arena, name));
  const { number } = await arena.open(index + 1, states[0]?.commit ?? '');
  // Five a month, from the first of it.
  const start = Date.UTC(2026, 2 + Math.floor(index / 5), 1 + (index % 5) * 3);
  const stage =
    service === 'deployments' ? { ...arena, inputs: { ...arena.inputs, dismissals: 'replies' } } : arena;
  arena.time.now = start;
  for (const [turn, state] of states.entries()) {
    if (turn > 0) await arena.push(number, { head: state.commit });
    const end = await runReview(stage, new Traffic(1), {
      state,
      deployment: number,
      seed: 100 * index + turn,
    });
    if (end.kind !== 'ended' || end.result.reasons.length > 0) throw new Error(JSON.stringify(end));
    if (turn === 0) await act(arena, number, replies, byHand);
    arena.time.now += BETWEEN_RUNS_MS;
  }
  const mergedAt = arena.time.now;
  await arena.admin('PATCH', `/deployments/${number}`, {
    state: 'merged',
    endedAt: new Date(mergedAt).toISOString(),
  });
  return { number, mergedAt };
}

function stateOf({ scenario }: Arena, name: string): State {
  const state = scenario.states.find((one) => one.name === name);
  if (state === undefined) throw new Error(`there is no state ${name}`);
  return state;
}

async function act(
  arena: Arena,
  number: number,
  replies: Readonly<Record<string, string>>,
  byHand: readonly string[],
): Promise<void> {
  const grace = await asGrace(arena, number);
  for (const { rule, discussionId } of await fatesOf(arena, number)) {
    const name = rule.slice('rule-'.length);
    const body = replies[name];
    if (body !== undefined) await grace('POST', `/discussions/${discussionId}/comments`, { body });
    if (byHand.includes(name)) await grace('PUT', `/discussions/${discussionId}`, { resolved: true });
  }
}

/** Calls of a person who reviews a change. */
async function asGrace({ sandbox }: Arena, number: number): Promise<CheckedCall> {
  const address = `${sandbox.baseUrl}/apis/rest/v1/deployments/${number}`;
  return checkedCallWith(address, await signUp(sandbox, 'Grace'));
}

type Fate = keyof Counts;

/** Our threads of a change, by what people read in them. */
async function fatesOf(arena: Arena, number: number) {
  const { threads } = await arena.truth(number);
  return threads.flatMap(({ discussionId, resolvable, resolved, comments }) => {
    const ours = comments.filter(({ author }) => author.name === BOT).map(({ body }) => body);
    const [, rule] = /\b(rule-[a-z]+)\b/u.exec(ours.join('\n')) ?? [];
    return rule === undefined || !resolvable
      ? []
      : [{ discussionId, rule, fate: fateOf(ours.join('\n'), resolved) }];
  });
}

function fateOf(words: string, resolved: boolean): Fate {
  if (/^Fixed as of/mu.test(words)) return 'fixed';
  if (/^Suppressed as of/mu.test(words)) return 'withdrawn';
  if (/^Dismissed as a false positive/mu.test(words)) return 'falsePositive';
  if (/^Dismissed as won't fix/mu.test(words)) return 'wontFix';
  return resolved ? 'resolved' : 'open';
}

const dismissed = z.object({
  falsePositive: z.number(),
  wontFix: z.number(),
  accepted: z.number(),
  resolved: z.number(),
});
const rule = z.looseObject({
  tool: z.string(),
  ruleId: z.string(),
  posted: z.number(),
  fixed: z.number(),
  dismissed,
  open: z.number(),
  withdrawn: z.number(),
  fixedWithoutTime: z.number(),
  medianSecondsUntilFixed: z.number().nullable(),
});
const documentSchema = z.object({
  schemaVersion: z.literal(1),
  service: z.string(),
  repository: z.string(),
  complete: z.boolean(),
  changes: z.array(z.looseObject({ number: z.number(), mergedAt: z.string().nullable() })),
  rules: z.array(rule),
  left: z.number(),
  unread: z.array(z.object({ number: z.number(), reason: z.string() })),
});
export type Document = z.output<typeof documentSchema>;

export function readDocument(json: string): Document {
  return documentSchema.parse(JSON.parse(json));
}

/** The counts of a document, as `truth` gives them. */
export function countsOf({ rules }: Document): Readonly<Record<string, Counts>> {
  return Object.fromEntries(
    rules.map(({ ruleId, posted, fixed, open, withdrawn, dismissed: ways }) => [
      ruleId,
      { posted, fixed, ...ways, open, withdrawn },
    ]),
  );
}

import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/finding/finding.ts';
import { type Spot, toSpots } from '../../src/finding/spot.ts';
import type { Move } from '../../src/plan/move.ts';
import type { Plan } from '../../src/plan/plan.ts';
import type { Policy } from '../../src/plan/situation.ts';
import type { OwnThread } from '../../src/thread/own-thread.ts';
import type { Twin } from '../../src/thread/wording.ts';
import { type FindingParts, makeFinding } from '../finding/make-finding.ts';
import { JOB, KEYS, makeMark, makeThread, type ThreadParts } from '../thread/make-thread.ts';
import { PMD, planOf, type SituationParts } from './make-situation.ts';

const FLOW = { tool: 'pmd', category: '' };
const ESLINT = { tool: 'eslint', category: '' };
const SCOPES = { complete: [PMD, FLOW, ESLINT] };

/** `ApexDoc` of a tool on one line. */
function doc(tool: string, parts: FindingParts = {}): FindingParts {
  return { tool, rule: 'ApexDoc', level: 'warning', ...parts };
}

interface Scene {
  readonly findings: readonly FindingParts[];
  /** Threads by the index of the finding that they are about. */
  readonly threads?: Readonly<Record<number, ThreadParts>>;
  /** Threads whose finding is not in the logs. */
  readonly lost?: readonly (readonly [FindingParts, ThreadParts])[];
  readonly parts?: SituationParts;
  readonly policy?: Partial<Policy>;
}

interface Played extends Plan {
  readonly told: readonly string[];
}

function play({ findings, threads = {}, lost = [], parts = {}, policy = {} }: Scene): Played {
  const made = findings.map(makeFinding);
  const spotOf = (finding: Finding): Spot => {
    const spot = toSpots(made).find((one) => one.findings.includes(finding));
    if (spot === undefined) throw new Error('there is no such spot');
    return spot;
  };
  const pairs = Object.entries(threads).map(([index, thread]) => {
    const spot = spotOf(made[Number(index)] as Finding);
    return { thread: makeThread(spot, thread), spot, tier: 'T1' } as const;
  });
  const plan = planOf(
    made,
    {
      completeness: SCOPES,
      placeNow: ({ evidence: { path, line } }) => ({
        kind: 'file',
        path,
        line,
        differs: false,
        inDiff: true,
      }),
      pairs,
      threads: lost.map(([finding, thread]) => makeThread(firstSpot(finding), thread)),
      ...parts,
    },
    policy,
  );
  return { ...plan, told: plan.moves.map(tell) };
}

function firstSpot(parts: FindingParts): Spot {
  const [spot] = toSpots([makeFinding(parts)]);
  if (spot === undefined) throw new Error('there is no spot');
  return spot;
}

function tell(move: Move): string {
  const scope = move.kind === 'post' ? move.spot.scope : move.thread.evidence.scope;
  const twins = 'twins' in move && move.twins !== undefined ? ` naming ${describeTwins(move.twins)}` : '';
  return `${move.kind} ${scope.tool}${twins}`;
}

function describeTwins(twins: readonly Twin[]): string {
  return `[${twins.map(({ scope, ruleId, level }) => `${scope.tool} ${ruleId} ${level}`).join(', ')}]`;
}

const dispositions = ({ accounts }: Plan): readonly string[] =>
  accounts.map(({ finding, disposition }) => `${finding.scope.tool} ${disposition}`);

const named = (tool: string, level: Twin['level'] = 'warning'): readonly Twin[] => [
  { scope: { tool, category: '' }, ruleId: 'ApexDoc', level },
];
const BY_PEOPLE: ThreadParts = { flag: true };
const BY_US: ThreadParts = { flag: true, lastMark: makeMark('fixed') };

describe('what two tools report by one rule on one line', () => {
  test('gets one thread, which names the other; the other is covered', () => {
    const plan = play({ findings: [doc('pmd'), doc('PMD')] });
    expect(plan.told).toEqual(['post PMD naming [pmd ApexDoc warning]']);
    expect(dispositions(plan)).toEqual(['pmd covered', 'PMD posted']);
    expect(plan.accounts[0]?.reason).toBe('PMD gets the thread for the same problem');
  });

  test('is told by the own name of the rule', () => {
    const findings = [
      doc('ESLint', { rule: '@typescript-eslint/no-unused-vars' }),
      doc('eslint', { rule: 'no-unused-vars' }),
    ];
    expect(play({ findings }).told).toEqual(['post ESLint naming [eslint no-unused-vars warning]']);
  });

  test.each<[string, FindingParts]>([
    ['another line', doc('PMD', { line: 9 })],
    ['another file', doc('PMD', { path: 'src/b.ts' })],
    ['another rule', doc('PMD', { rule: 'ApexDocs' })],
    ['the same tool in another category', doc('pmd', { category: 'nightly' })],
    ['a whole file', doc('PMD', { place: { kind: 'file', path: 'src/a.ts' } })],
  ])('is something else on %s', (_, other) => {
    expect(play({ findings: [doc('pmd'), other] }).moves).toHaveLength(2);
  });

  test('gets a thread each where twins are kept apart', () => {
    const plan = play({ findings: [doc('pmd'), doc('PMD')], policy: { twins: 'apart' } });
    expect(plan.told).toEqual(['post PMD', 'post pmd']);
  });

  test('the worse level gets the thread', () => {
    const plan = play({ findings: [doc('pmd', { level: 'error' }), doc('PMD')] });
    expect(plan.told).toEqual(['post pmd naming [PMD ApexDoc warning]']);
  });

  test('what is suppressed or filtered is no twin', () => {
    const suppressed = doc('PMD', { presence: { kind: 'suppressed' } });
    expect(play({ findings: [doc('pmd'), suppressed] }).told).toEqual(['post pmd']);
    const low = doc('PMD', { level: 'none' });
    const plan = play({ findings: [doc('pmd'), low], policy: { minLevel: 'note' } });
    expect(plan.told).toEqual(['post pmd']);
    expect(dispositions(plan)).toEqual(['pmd posted', 'PMD filtered']);
  });

  test('they count once for fail-level, and both take one place', () => {
    const findings = [
      doc('pmd', { level: 'error' }),
      doc('PMD', { level: 'error' }),
      doc('pmd', { level: 'error', line: 9 }),
      doc('PMD', { level: 'error', line: 9 }),
    ];
    const plan = play({ findings, policy: { maxThreads: 1 } });
    expect(plan.told).toEqual(['post PMD naming [pmd ApexDoc error]']);
    expect(plan.failing.map(({ scope }) => scope.tool)).toEqual(['PMD', 'PMD']);
    // What is over the limit is so for both.
    expect(dispositions(plan)).toEqual(['pmd covered', 'PMD posted', 'pmd over-limit', 'PMD over-limit']);
    expect(plan.listed.map(({ why }) => why)).toEqual(['over-limit', 'over-limit']);
  });
});

describe('a thread that stands', () => {
  test('covers a twin that appears, also one of a worse level', () => {
    const findings = [doc('pmd'), doc('PMD', { level: 'error' })];
    const plan = play({ findings, threads: { 0: { discussionId: '12' } } });
    expect(plan.told).toEqual(['keep pmd']);
    expect(plan.accounts[1]).toMatchObject({
      disposition: 'covered',
      discussionId: '12',
      reason: 'discussion 12 of pmd is about the same problem',
    });
  });

  test('stays beside another one: an upgraded change has both', () => {
    const plan = play({ findings: [doc('pmd'), doc('PMD')], threads: { 0: {}, 1: {} } });
    expect(plan.told).toEqual(['keep pmd', 'keep PMD']);
  });

  test('of several the one with the smallest id covers', () => {
    const findings = [doc('pmd'), doc('PMD'), doc('Pmd')];
    const threads = { 0: { commentId: 'b', discussionId: '2' }, 1: { commentId: 'a', discussionId: '1' } };
    expect(play({ findings, threads }).accounts[2]?.discussionId).toBe('1');
  });

  test('that we resolved is not reopened for a covered spot', () => {
    const plan = play({ findings: [doc('pmd'), doc('PMD')], threads: { 0: {}, 1: BY_US } });
    expect(plan.told).toEqual(['keep pmd', 'leave PMD']);
    expect(dispositions(plan)).toEqual(['pmd kept', 'PMD covered']);
  });

  test('that we resolved is reopened where nothing else stands', () => {
    const plan = play({ findings: [doc('pmd'), doc('PMD')], threads: { 1: BY_US } });
    expect(plan.told).toEqual(['reopen PMD']);
    expect(dispositions(plan)).toEqual(['pmd covered', 'PMD reopened']);
  });

  test('that we resolved stays so where a worse twin gets the thread, and its finding shares the fate of that', () => {
    const findings = [doc('pmd', { level: 'error' }), doc('PMD')];
    const plan = play({ findings, threads: { 1: BY_US }, policy: { failLevel: 'note' } });
    expect(plan.told).toEqual(['post pmd naming [PMD ApexDoc warning]', 'leave PMD']);
    expect(dispositions(plan)).toEqual(['pmd posted', 'PMD covered']);
    expect(plan.listed).toEqual([]);
    const over = play({ findings, threads: { 1: BY_US }, policy: { maxThreads: 0 } });
    expect(dispositions(over)).toEqual(['pmd over-limit', 'PMD over-limit']);
  });

  test('is resolved with its own finding, and the twin gets its own', () => {
    const plan = play({ findings: [doc('PMD')], lost: [[doc('pmd'), {}]] });
    expect(plan.told).toEqual(['post PMD', 'resolve pmd']);
  });

  const CRASHED: SituationParts = {
    completeness: {
      complete: [PMD],
      heldScopes: [{ scope: FLOW, reason: 'pmd crashed', kind: 'failed' }],
    },
  };
  test('covers while it is held, as long as it is open', () => {
    const lost = (parts: ThreadParts) => [[doc('pmd'), parts] as const];
    const findings = [doc('PMD')];
    expect(play({ findings, lost: lost({}), parts: CRASHED }).told).toEqual(['leave pmd']);
    expect(play({ findings, lost: lost(BY_US), parts: CRASHED }).told).toEqual(['post PMD', 'leave pmd']);
  });

  test('covers while a log cannot be read, if they were twins before', () => {
    const parts: SituationParts = { completeness: { complete: [PMD], failures: ['a.sarif is cut off'] } };
    const lost = (more: ThreadParts) => [[doc('pmd'), more] as const];
    const findings = [doc('PMD')];
    expect(play({ findings, lost: lost({ twins: named('PMD') }), parts }).told).toEqual(['leave pmd']);
    expect(play({ findings, lost: lost({}), parts }).told).toEqual(['post PMD', 'leave pmd']);
  });

  test('covers while its tool has no run, if they were twins before and this job still runs it', () => {
    const covers = (thread: ThreadParts, ...tools: readonly string[]) =>
      play({
        findings: [doc('PMD')],
        lost: [[doc('pmd'), { twins: named('PMD'), ...thread }]],
        parts: {
          completeness: { complete: [PMD] },
          job: { name: JOB, tools: { named: tools, silent: [] } },
        },
      }).told;
    expect(covers({})).toEqual(['leave pmd']);
    expect(covers({ job: 'another' })).toEqual(['post PMD', 'leave pmd']);
    expect(covers({}, 'PMD')).toEqual(['post PMD', 'leave pmd']);
  });

  test('without a run covers nothing that was no twin before', () => {
    const parts: SituationParts = { completeness: { complete: [PMD] } };
    const plan = play({ findings: [doc('PMD')], lost: [[doc('pmd'), {}]], parts });
    expect(plan.told).toEqual(['post PMD', 'leave pmd']);
  });

  test('of which nobody knows that it is ours covers its twin as it stands for its finding', () => {
    const error = (tool: string) => doc(tool, { level: 'error' });
    const playCopied = (thread: ThreadParts) =>
      play({
        findings: [error('pmd'), error('PMD')],
        threads: { 0: { doubts: ['copied'], ...thread } },
        policy: { acceptResolved: true },
      });
    expect(playCopied({}).told).toEqual(['leave pmd']);
    const resolved = playCopied({ ...BY_PEOPLE, twins: named('PMD', 'error') });
    expect(resolved.told).toEqual(['leave pmd']);
    // Whoever may comment can copy it, and resolve the copy.
    expect(resolved.failing).toHaveLength(1);
  });
});

describe('the decision of a person', () => {
  const findings = [doc('pmd'), doc('PMD')];

  test('covers the twin that the comment named', () => {
    const plan = play({ findings, threads: { 0: { ...BY_PEOPLE, twins: named('PMD') } } });
    expect(plan.told).toEqual(['leave pmd']);
    expect(dispositions(plan)).toEqual(['pmd resolved-by-people', 'PMD covered']);
    expect(plan.accounts[1]?.reason).toMatch(/; a person resolved it, and its comment names this$/u);
  });

  test.each<[string, ThreadParts, FindingParts]>([
    ['which the comment did not name', {}, doc('PMD')],
    ['of a worse level', { twins: named('PMD', 'note') }, doc('PMD')],
    ['of another category', { twins: named('PMD') }, doc('PMD', { category: 'nightly' })],
    ['under an earlier key', { twins: named('PMD'), doubts: ['older'] }, doc('PMD')],
  ])('does not pass to a twin %s', (_, parts, twin) => {
    const plan = play({ findings: [doc('pmd'), twin], threads: { 0: { ...BY_PEOPLE, ...parts } } });
    expect(plan.told).toEqual(['post PMD', 'leave pmd']);
  });

  test('accepts what it covers, where resolved findings are accepted', () => {
    const errors = [doc('pmd', { level: 'error' }), doc('PMD', { level: 'error' })];
    const threads = { 0: { ...BY_PEOPLE, twins: named('PMD', 'error') } };
    const plan = play({ findings: errors, threads, policy: { acceptResolved: true } });
    expect(plan.failing).toEqual([]);
    expect(plan.accepted).toHaveLength(1);
    expect(play({ findings: errors, threads }).failing).toHaveLength(1);
  });
});

describe('where comments can be edited', () => {
  const findings = [doc('pmd'), doc('PMD')];
  const own = (twins?: readonly Twin[]): ThreadParts => {
    const { evidence } = makeThread(firstSpot(doc('pmd')));
    const marker = { nonce: 'n', job: JOB, evidence, newLine: 3, ...(twins && { twins }) };
    return { own: { body: '', marker, keys: KEYS }, ...(twins && { twins }) };
  };
  const edits = (threads: Scene['threads'], more: Partial<Scene> = {}): readonly string[] =>
    play({ findings, threads: threads ?? {}, ...more, parts: { edits: true, ...more.parts } }).told;

  test('the comment follows the set', () => {
    expect(edits({ 0: own() })).toEqual(['edit pmd naming [PMD ApexDoc warning]']);
    expect(edits({ 0: own(named('PMD')) })).toEqual(['keep pmd']);
    expect(edits({ 0: own(named('PMD', 'note')) })).toEqual(['edit pmd naming [PMD ApexDoc warning]']);
    expect(edits({ 0: own(named('PMD')) }, { findings: [doc('pmd')] })).toEqual(['edit pmd naming []']);
    expect(edits({ 0: own(named('PMD')) }, { policy: { twins: 'apart' } })).toEqual([
      'post PMD',
      'edit pmd naming []',
    ]);
  });

  test('a comment that a person has decided about stays as it is', () => {
    const parts: Partial<OwnThread> = { ...own(named('Pmd')), ...BY_PEOPLE };
    expect(edits({ 0: parts })).toEqual(['post PMD', 'leave pmd']);
  });

  test('a twin whose analysis failed stays named', () => {
    const completeness = {
      complete: [FLOW],
      heldScopes: [{ scope: PMD, reason: 'PMD crashed', kind: 'failed' as const }],
    };
    const parts = { completeness };
    expect(edits({ 0: own(named('PMD')) }, { findings: [doc('pmd')], parts })).toEqual(['keep pmd']);
  });

  test('a comment of another identity stays as it is', () => {
    expect(edits({ 0: {} })).toEqual(['keep pmd']);
  });
});

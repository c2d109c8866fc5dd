import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Evaluator, Lexer, Parser } from '@actions/expressions';
import { type Dictionary, reviver } from '@actions/expressions/data/index';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exampleFaults } from '../../scripts/workflow-rules.ts';
import { DISMISSALS } from '../../src/model.ts';
import { readFirstLine } from '../../src/threads/dismissal.ts';
import { githubWorkflow } from '../../src/tools/init/file-texts.ts';
import { runProgram } from '../action/run-cli.ts';
import { ROOT } from '../run/story.ts';
import { expression, readSnippets } from './readme-snippets.ts';

/*
 * The workflows that a reply starts, as `docs/dismissals.md` prints them. Whether the job runs is asked of
 * GitHub's own evaluator of expressions; its script runs with a stand-in for `gh`.
 */

interface Workflow {
  readonly on: object;
  readonly permissions: object;
  readonly jobs: {
    readonly decide: {
      readonly if: string;
      readonly concurrency: unknown;
      readonly permissions: object;
      readonly steps: readonly [{ readonly run: string; readonly env: object }];
    };
  };
}

const printed = readSnippets(readFileSync(join(ROOT, 'docs/dismissals.md'), 'utf8')).map(({ text }) => text);
const ONE = printed.find((text) => text.startsWith('name: decide-at-once\n')) ?? '';
/** The lines that the page has for two workflows, in place of the one that they replace. */
const lines = printed.find((text) => text.startsWith('analysis=')) ?? '';
const TWO = ONE.replace(/^( *)run=.*\n/mu, (_, space: string) => lines.replaceAll(/^(?=.)/gmu, space));
const FORMS = [
  ['one workflow', ONE],
  ['two workflows', TWO],
] as const;
const jobOf = (text: string) => (parse(text) as Workflow).jobs.decide;

describe.each(FORMS)('of %s', (_, text) => {
  test('the job may start jobs again, and can nothing else', () => {
    const workflow: Workflow = parse(text);
    expect(workflow.on).toEqual({ pull_request_review_comment: { types: ['created', 'edited', 'deleted'] } });
    expect(workflow.permissions).toEqual({});
    const { permissions, steps, ...job } = workflow.jobs.decide;
    expect(permissions).toEqual({ actions: 'write' });
    expect(steps).toHaveLength(1);
    expect(Object.keys(steps[0])).toEqual(['run', 'env']);
    // A group of its own, and not that of the review, which it would cancel or wait for.
    expect(job.concurrency).toBe(`decide-at-once-${expression('github.event.pull_request.number')}`);
    expect(exampleFaults(text)).toEqual([]);
  });

  test('the text of a comment is only compared', () => {
    const { steps, if: condition, ...job } = jobOf(text);
    expect(JSON.stringify([steps, job])).not.toContain('comment');
    expect(steps[0].run).not.toContain('${{');
    const uses = condition.match(/github\.event\.comment\.body/gu)?.length;
    expect(condition.match(/startsWith\(github\.event\.comment\.body, '(?:[^']|'')+'\)/gu)).toHaveLength(
      uses ?? 0,
    );
  });

  const runs = (event: object): boolean => {
    const { tokens } = new Lexer(jobOf(text).if).lex();
    const expression = new Parser(tokens, ['github'], []).parse();
    const context = JSON.parse(JSON.stringify({ github: { event } }), reviver) as Dictionary;
    return new Evaluator(expression, context).evaluate().coerceString() === 'true';
  };
  const reply = (body: string, action = 'created', rest: object = {}) => ({
    action,
    comment: { body, in_reply_to_id: 7, ...rest },
    sender: { type: 'User' },
    pull_request: { state: 'open' },
  });

  test.each([
    ...DISMISSALS.map((words) => `${words}: it is generated`),
    'False-Positive - it is generated',
    'FALSEPOSITIVE: it is generated',
    'FP: it is generated',
    'Won’t fix: later',
    'wontfix: later',
    'WONT-FIX: later',
    "won't-fix: later",
    'Accepted – we know',
    'REOPEN',
  ])('"%s" decides, and starts the review', (body) => {
    expect(readFirstLine(body)?.says).toMatch(/^(?:reopen|false positive|won't fix|accepted)$/u);
    expect(runs(reply(body))).toBe(true);
  });

  test('ordinary talk starts nothing', () => {
    for (const body of ['Thanks!', 'I wonder', '> false positive: said she', 'It is a false positive', ''])
      expect([body, runs(reply(body))]).toEqual([body, false]);
  });

  test('what is edited or deleted may have been a dismissal', () => {
    expect(runs(reply('Never mind', 'edited'))).toBe(true);
    expect(runs(reply('Never mind', 'deleted'))).toBe(true);
  });

  test('a first comment, a bot and a closed change start nothing', () => {
    const dismissal = reply('false positive: it is generated');
    expect(runs({ ...dismissal, comment: { body: dismissal.comment.body } })).toBe(false);
    expect(runs({ ...dismissal, sender: { type: 'Bot' } })).toBe(false);
    expect(runs({ ...dismissal, pull_request: { state: 'closed' } })).toBe(false);
  });
});

/**
 * Notes how it was called, and answers from files by what was asked; a file of several lines by one a call.
 */
const GH = `#!/bin/sh
echo "gh $*" >> "$CALLS"
filter() { while [ $# -gt 1 ]; do [ "$1" = --jq ] && jq -r "$2"; shift; done; }
case "$1 $2" in
  'run list') filter "$@" < "$ANSWERS/list-$4" ;;
  'run view') [ -s "$ANSWERS/view-$3" ] || { echo 'HTTP 502' >&2; exit 1; }
    head -n 1 "$ANSWERS/view-$3" | filter "$@"; sed -i 1d "$ANSWERS/view-$3" ;;
  'run rerun') if [ -e "$ANSWERS/refuses" ]; then echo 'HTTP 403' >&2; exit 1; fi ;;
esac
`;
const SLEEP = `#!/bin/sh
echo "sleep $*" >> "$CALLS"
`;

const HEAD = '0123456789abcdef0123456789abcdef01234567';
/** Other pull requests may have the same head, be it in a fork. */
const OTHERS = [
  { databaseId: 44, displayTitle: '#120 Another target' },
  { databaseId: 43, displayTitle: '#1 See #12 of a fork' },
];
const RUNS = [
  ...OTHERS,
  { databaseId: 42, displayTitle: '#12 Add a cart' },
  { databaseId: 41, displayTitle: '#12 Add a cart' },
];
const LISTING = `gh run list --workflow sarif-review.yml --event pull_request --commit ${HEAD} --limit 500`;

describe('the script of the job', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sarif-review-decide-'));
    mkdirSync(join(folder, 'bin'));
    for (const [name, text] of Object.entries({ gh: GH, sleep: SLEEP })) {
      writeFileSync(join(folder, 'bin', name), text);
      chmodSync(join(folder, 'bin', name), 0o755);
    }
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const view = (status: string, review?: string, id = 7) => ({
    status,
    jobs: [
      { name: 'analyze', status: 'completed', databaseId: 5 },
      ...(review === undefined ? [] : [{ name: 'review', status: review, databaseId: id }]),
    ],
  });

  /**
   * Runs it as GitHub's runner does, and returns what it said and which calls it made, without their fields.
   */
  async function run(text: string, answers: Readonly<Record<string, object | readonly object[]>>) {
    const place = mkdtempSync(join(folder, 'answers-'));
    for (const [name, answer] of Object.entries(answers)) {
      const lines = name.startsWith('view-') && Array.isArray(answer) ? answer : [answer];
      writeFileSync(join(place, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    }
    const [step] = jobOf(text).steps;
    expect(step.env).toEqual({
      GH_TOKEN: expression('github.token'),
      GH_REPO: expression('github.repository'),
      HEAD: expression('github.event.pull_request.head.sha'),
      NUMBER: expression('github.event.pull_request.number'),
    });
    const calls = join(place, 'calls');
    const ended = await runProgram('bash', ['--noprofile', '--norc', '-e', '-c', step.run], place, {
      PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
      CALLS: calls,
      ANSWERS: place,
      HEAD,
      NUMBER: '12',
    });
    const lines = readFileSync(calls, 'utf8').trim().split('\n');
    return { ...ended, calls: lines.map((line) => line.replace(/ --json .*/u, '')) };
  }

  test('starts the job of the run of this head', async () => {
    const { status, out, calls } = await run(ONE, {
      'list-sarif-review.yml': RUNS,
      'view-42': view('completed', 'completed'),
    });
    expect(calls).toEqual([LISTING, 'gh run view 42', 'gh run rerun --job 7']);
    expect([status, out]).toEqual([0, '']);
  });

  test('waits for a review in progress, and starts the job of the last attempt', async () => {
    const { calls } = await run(ONE, {
      'list-sarif-review.yml': RUNS,
      'view-42': [
        view('in_progress', 'in_progress', 8),
        view('in_progress', 'completed', 8),
        view('completed', 'completed', 8),
      ],
    });
    const look = 'gh run view 42';
    expect(calls).toEqual([LISTING, look, 'sleep 10', look, 'sleep 10', look, 'gh run rerun --job 8']);
  });

  test.each([
    ['is not there yet', view('in_progress')],
    ['is queued', view('queued', 'queued')],
    ['waits for another run', view('pending')],
  ])('starts nothing where the review %s, which reads the reply then', async (_, seen) => {
    const { status, out, calls } = await run(ONE, {
      'list-sarif-review.yml': RUNS,
      'view-42': seen,
    });
    expect(calls).toEqual([LISTING, 'gh run view 42']);
    expect([status, out]).toEqual([0, expect.stringContaining('will read the reply')]);
  });

  test('says that the next push counts where there is no run, or GitHub starts none again', async () => {
    const none = await run(ONE, { 'list-sarif-review.yml': [] });
    const others = await run(ONE, { 'list-sarif-review.yml': OTHERS });
    for (const { calls, out } of [none, others]) {
      expect(calls).toEqual([LISTING]);
      expect(out).toContain('No review of pull request #12 at this head was found');
    }
    const refused = await run(ONE, {
      'list-sarif-review.yml': RUNS,
      'view-42': view('completed', 'completed'),
      refuses: {},
    });
    for (const { status, out } of [none, others, refused])
      expect([status, out]).toEqual([
        0,
        expect.stringMatching(/^::warning::.* counts with the next push\.\n$/u),
      ]);
  });

  test('fails where GitHub does not answer, and starts nothing', async () => {
    const { status, calls } = await run(ONE, { 'list-sarif-review.yml': RUNS });
    expect([status, calls.at(-1)]).toEqual([1, 'gh run view 42']);
  });

  describe('of two workflows', () => {
    const ANALYSES = `gh run list --workflow analyze --event pull_request --commit ${HEAD} --limit 500`;
    const REVIEWS = 'gh run list --workflow review --event workflow_run --limit 500';
    const reviews = [
      { databaseId: 92, displayTitle: 'review of run 4' },
      { databaseId: 91, displayTitle: 'review of run 42' },
      { databaseId: 90, displayTitle: 'review of run 42' },
    ];

    test('finds the analysis by the head, and the last review by the number of that', async () => {
      const { status, calls } = await run(TWO, {
        'list-analyze': RUNS,
        'list-review': reviews,
        'view-91': view('completed', 'completed'),
      });
      expect(calls).toEqual([ANALYSES, REVIEWS, 'gh run view 91', 'gh run rerun --job 7']);
      expect(status).toBe(0);
    });

    test('starts nothing where the head was not analyzed', async () => {
      const { status, out, calls } = await run(TWO, { 'list-analyze': OTHERS, 'list-review': reviews });
      expect(calls).toEqual([ANALYSES, REVIEWS]);
      expect([status, out]).toEqual([0, expect.stringContaining('No review of pull request #12')]);
    });

    test('the review has that number in its name, and the name of the workflow', () => {
      const forks = readSnippets(readFileSync(join(ROOT, 'docs/forks.md'), 'utf8')).map(({ text }) =>
        parse(text),
      );
      const after = forks.filter(({ on }) => on?.workflow_run !== undefined);
      expect(after).toHaveLength(1);
      for (const workflow of after)
        expect(workflow).toMatchObject({
          name: 'review',
          'run-name': `review of run ${expression('github.event.workflow_run.id')}`,
          on: { workflow_run: { workflows: ['analyze'] } },
          jobs: { review: {} },
        });
    });
  });
});

describe('what is started again', () => {
  test('has a name that tells the pull request, wherever the script looks for it', () => {
    const named = ['README.md', 'docs/forks.md']
      .flatMap((page) => readSnippets(readFileSync(join(ROOT, page), 'utf8')))
      .filter(({ text }) => text.startsWith('name: static-analysis\n') || text.startsWith('name: analyze\n'))
      .map(({ text }) => parse(text));
    expect(named).toHaveLength(2);
    for (const workflow of named)
      expect(workflow['run-name']).toMatch(/^#\$\{\{ github\.event\.pull_request\.number \}\} /u);
    expect(parse(githubWorkflow('baseline'))['run-name']).toBe(named[0]['run-name']);
  });

  const pages = ['README.md', 'docs/recipes.md', 'docs/forks.md'];
  const workflows = pages
    .flatMap((page) => readSnippets(readFileSync(join(ROOT, page), 'utf8')))
    .filter(({ text }) => /^jobs:/mu.test(text) && text.includes('actions/download-artifact@'))
    .map(({ text }) => parse(text))
    .concat(parse(githubWorkflow('baseline')));

  test('has the logs of the first attempt, and cancels no newer run', () => {
    expect(workflows).toHaveLength(4);
    for (const { concurrency, permissions, jobs } of workflows) {
      const download = jobs.review.steps.find(({ uses = '' }) =>
        uses.startsWith('actions/download-artifact@'),
      );
      expect(download.with).toMatchObject({
        name: 'sarif',
        'run-id': expect.stringMatching(/^\$\{\{ github\.(?:run_id|event\.workflow_run\.id) \}\}$/u),
        'github-token': expression('github.token'),
      });
      expect(jobs.review.permissions ?? permissions).toMatchObject({ actions: 'read' });
      expect(concurrency['cancel-in-progress']).toBe(expression('github.run_attempt == 1'));
    }
  });
});

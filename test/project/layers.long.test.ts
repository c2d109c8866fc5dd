import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';

const ROOT = resolve(import.meta.dirname, '../..');

function check(root: string): { readonly status: number | null; readonly text: string } {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'scripts/check-layers.ts'), root],
    {
      encoding: 'utf8',
    },
  );
  return { status, text: `${stdout}${stderr}` };
}

function makeTree(): string {
  const root = mkdtempSync(join(tmpdir(), 'sarif-review-layers-'));
  writeFileSync(join(root, 'tsconfig.json'), '{}');
  return root;
}

function plant(root: string, name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

describe('the check of layers', () => {
  test('passes on the project', () => {
    expect(check(ROOT)).toEqual({ status: 0, text: expect.stringContaining('keep to their layers') });
  });

  test('fails when it sees no file', () => {
    const tree = makeTree();
    expect(check(tree).status).toBe(1);
    rmSync(tree, { recursive: true });
  });

  /** What breaks a rule, in which file, and by what. All of it is planted in one tree. */
  const VIOLATIONS: readonly (readonly [string, string, string])[] = [
    ['text that imports a finding', 'src/text/a.ts', "import '../finding/b.ts';"],
    ['a reader of logs that knows the plan', 'src/logs/a.ts', "import '../plan/b.ts';"],
    ['analyzers that know how they are read', 'src/analyzers/a.ts', "import '../logs/b.ts';"],
    ['a plan that imports the host', 'src/plan/a.ts', "import '../host/b.ts';"],
    ['a plan that knows the service', 'src/plan/a.ts', "import '../services/rest.ts';"],
    ['matching that knows the review', 'src/match/a.ts', "import '../review.ts';"],
    ['a plan that acts', 'src/plan/a.ts', "import '../act/acting.ts';"],
    ['acting that imports the REST client', 'src/act/a.ts', "import '../services/deployments.ts';"],
    ['HTTP that knows the service', 'src/services/http.ts', "import '../services/deployments.ts';"],
    ['a port that knows HTTP', 'src/services/port.ts', "import '../services/answers.ts';"],
    ['a service that knows another', 'src/services/github.ts', "import '../services/deployments.ts';"],
    ['a service that knows the plan', 'src/services/gitlab.ts', "import '../plan/plan.ts';"],
    ['a review that knows a service', 'src/review.ts', "import './services/deployments.ts';"],
    ['a host that knows a service', 'src/host/a.ts', "import '../services/deployments.ts';"],
    ['a doctor that knows a service', 'src/tools/doctor/a.ts', "import '../../services/deployments.ts';"],
    ['a thread that reads files', 'src/threads/a.ts', "import 'node:fs';"],
    ['a report that imports the REST client', 'src/report/a.ts', "import '../services/deployments.ts';"],
    ['a page that knows findings', 'src/page/a.ts', "import '../finding/b.ts';"],
    ['a plan that makes pages', 'src/run/a.ts', "import '../page/b.ts';"],
    ['a sandbox that imports the client', 'sandbox/a.ts', "import '../src/services/deployments.ts';"],
    ['a review that starts processes', 'src/review.ts', "import 'node:child_process';"],
    ['a review that knows how it is run', 'src/review.ts', "import './run/b.ts';"],
    ['a doctor that applies plans', 'src/tools/doctor/a.ts', "import '../../act/act.ts';"],
    ['a run that starts the doctor', 'src/run.ts', "import './tools/doctor/doctor.ts';"],
    ['a frame that knows a command', 'src/tools/frame.ts', "import './clean.ts';"],
    ['an action entry that brings the sandbox', 'src/main.ts', "import '../sandbox/b.ts';"],
    ['an action that brings the sandbox', 'src/step.ts', "import '../sandbox/b.ts';"],
    ['a run that knows a package of the sandbox', 'src/report/a.ts', "import 'hono/html';"],
    ['a command that knows one', 'src/tools/a.ts', "const one = await import('graphql');"],
    ['a sandbox that rests on its tests', 'sandbox/page/a.ts', "import '../test/b.ts';"],
    ['a measure that does not resolve', 'bench/a.ts', "import './nowhere.ts';"],
  ];

  describe('fails on', () => {
    let checked: ReturnType<typeof check>;
    beforeAll(() => {
      const tree = makeTree();
      for (const [index, [, name, text]] of VIOLATIONS.entries()) {
        const target = /'(\.{1,2}\/.*)'/u.exec(text)?.[1];
        if (target !== undefined && !target.includes('nowhere'))
          plant(tree, join(dirname(name), target), 'export const b = 1;\n');
        plant(tree, nameOf(name, index), text);
      }
      checked = check(tree);
      rmSync(tree, { recursive: true });
    });
    /** Several stand in the same room. */
    const nameOf = (name: string, index: number): string => name.replace(/\/a\.ts$/u, `/a${index}.ts`);

    test.each(VIOLATIONS.map(([what, name], index) => [what, nameOf(name, index)] as const))(
      '%s',
      (_, name) => {
        expect(checked.text).toContain(`: ${name} -> `);
        expect(checked.status).toBe(1);
      },
    );

    test('nothing else', () => {
      const told = checked.text.trim().split('\n');
      const from = told.map((line) => / (\S+) -> /u.exec(line)?.[1]);
      expect(new Set(from)).toEqual(new Set(VIOLATIONS.map(([, name], index) => nameOf(name, index))));
    });
  });
});

const PURE = [
  'text',
  'finding',
  'diff',
  'threads',
  'plan',
  'act',
  'report',
  'logs',
  'services',
  'inputs',
  'git',
];

function sourcesOf(room: string): readonly string[] {
  return readdirSync(join(ROOT, 'src', room), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/u.test(name))
    .map((name) => readFileSync(join(ROOT, 'src', room, name), 'utf8'));
}

test.each(PURE)('%s reads nothing of the process', (room) => {
  const sources = sourcesOf(room);
  expect(sources.length).toBeGreaterThan(0);
  for (const source of sources) {
    expect(source).not.toMatch(/\bprocess\.(?:env|cwd|argv|exit|stdout|stderr|on|once)\b/u);
    expect(source).not.toMatch(/\b(?:Date\.now|Math\.random)\(/u);
  }
});

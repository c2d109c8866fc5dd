import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startSandboxProcess } from '../../demo/sandbox-process.ts';
import manifest from '../../package.json' with { type: 'json' };
import { log } from '../run/logs.ts';
import { openStory, ROOT, readable, type Story } from '../run/story.ts';
import { CLI, type Ended, runCli, runProgram, runSourceCli } from './run-cli.ts';

let story: Story;
let folder: string;
beforeAll(async () => {
  story = await openStory('full', { 'a.js': 'x\n' }, { 'a.js': 'y\n' });
  folder = mkdtempSync(join(tmpdir(), 'sarif-review-cli-'));
  writeFileSync(join(folder, 'log.sarif'), JSON.stringify(log([{ path: 'a.js', line: 1 }])));
});
afterAll(async () => {
  await story.end();
  rmSync(folder, { recursive: true });
});

const cli = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runSourceCli(args, story.repository.path, environment);

/** The built program, for what the bundle and a process of its own add. */
const built = (args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<Ended> =>
  runCli(args, story.repository.path, environment);

const variables = (): Record<string, string> => ({
  SARIF_REVIEW_BASE_URL: story.sandbox.baseUrl,
  SARIF_REVIEW_CLIENT_ID: story.sandbox.clientId,
  SARIF_REVIEW_CLIENT_SECRET: story.sandbox.clientSecret,
  SARIF_REVIEW_DEPLOYMENT_NUMBER: String(story.deployment),
});

describe('sarif-review', () => {
  test('plan prints the actions and writes nothing', async () => {
    const { status, out } = await cli(['plan', '--sarif-file', join(folder, 'log.sarif')], variables());
    expect(out).toMatch(
      /^a\.js\n {2}post {2}1 {2}no-trouble \(Linter\) {2}new, warning: There is trouble here\.$/mu,
    );
    expect(status).toBe(0);
    expect((await story.truth()).threads).toEqual([]);
  });

  test('plan with both shas and no service needs no credentials', async () => {
    const [head = '', base = ''] = story.repository.git('rev-list', 'HEAD').split('\n');
    const args = ['plan', '--sarif-file', join(folder, 'log.sarif'), '--base-sha', base, '--head-sha', head];
    const { status, out } = await cli(args);
    expect(out).toContain('post');
    expect(status).toBe(0);
  });

  test('a Node.js without WebAssembly plans the same, from small logs and large ones', async () => {
    const [head = '', base = ''] = story.repository.git('rev-list', 'HEAD').split('\n');
    const found = log([{ path: 'a.js', line: 1 }]);
    const large = { ...found, properties: { padding: 'x'.repeat(5_000_000) } };
    for (const [name, text] of Object.entries({ small: found, large })) {
      const file = join(folder, `${name}.json`);
      writeFileSync(file, JSON.stringify(text));
      const args = [CLI, 'plan', file, '--base-sha', base, '--head-sha', head];
      const planned = await runProgram(process.execPath, args, story.repository.path);
      expect(planned.out).toContain('1 result = 1 posted');
      expect(await runProgram(process.execPath, ['--jitless', ...args], story.repository.path)).toEqual({
        ...planned,
        // Node.js itself says that it has none.
        err: expect.not.stringMatching(/WebAssembly|error/iu),
      });
    }
  });

  test('run posts, says what it did, and writes the report that it is asked for', async () => {
    const report = join(folder, 'out/report.json');
    const args = ['run', '--sarif-file', join(folder, '*.sarif'), '--report-file', report];
    const { status, out } = await built(args, variables());
    expect(out).toContain('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
    expect(status).toBe(0);
    expect(readable(await story.truth())).toEqual(['a.js:1 open: There is trouble here.']);
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      schemaVersion: 2,
      conclusion: 'success',
    });
  });

  test('a flag comes before a variable', async () => {
    const args = ['run', '--sarif-file', join(folder, 'log.sarif'), '--deployment-number', '99'];
    const { status, err } = await cli(args, variables());
    expect(err).toContain('99');
    expect(status).toBe(2);
  });

  test('the gate ends with status 1, and what failed it is named', async () => {
    const args = ['run', '--sarif-file', join(folder, 'log.sarif'), '--fail-level', 'warning'];
    const { status, out } = await cli(args, variables());
    expect(status).toBe(1);
    expect(out).toContain(
      'What fails the check, worst first:\n  a.js:1  no-trouble (Linter)  warning: There is trouble here.\n',
    );
  });

  test('plan names unlocated findings, and with --all those that are filtered as well', async () => {
    const path = join(folder, 'places.json');
    const found = [
      { path: 'a.js', line: 1, level: 'note' as const, message: 'A note.' },
      { path: 'elsewhere.js', line: 1 },
    ];
    writeFileSync(path, JSON.stringify(log(found, 'Places')));
    const args = ['plan', '--sarif-file', path, '--min-level', 'warning'];
    const nowhere =
      '1 filtered: filter-mode added: its file is not in the analyzed commit\n' +
      '  elsewhere.js  no-trouble (Places)  warning: There is trouble here.\n';
    const filtered =
      '1 filtered: level note is below min-level warning\n' +
      '  a.js:1  no-trouble (Places)  note: A note.\n';
    const some = await cli(args, variables());
    expect(some.out).toContain(nowhere);
    expect(some.out).not.toContain('A note.');
    const all = await cli([...args, '--all'], variables());
    expect(all.out).toContain(nowhere);
    expect(all.out).toContain(filtered);
    const document = async (more: readonly string[]): Promise<readonly { message: string }[]> =>
      JSON.parse((await cli([...args, '--json', ...more], variables())).out).withoutThread;
    expect((await document([])).map(({ message }) => message)).toEqual(['There is trouble here.']);
    expect((await document(['--all'])).map(({ message }) => message)).toEqual([
      'A note.',
      'There is trouble here.',
    ]);
  });

  test('a missing log ends with status 3', async () => {
    const { status, err } = await cli(['run', '--sarif-file', 'nothing.sarif'], variables());
    expect(err).toContain('nothing.sarif');
    expect(status).toBe(3);
  });

  test.each(['token', 'client-secret', 'signing-key'])('%s is no flag, and is not repeated', async (name) => {
    const { status, out, err } = await cli(['run', `--${name}`, 'hunter2hunter2'], variables());
    expect(err).toContain(`--${name} is not a flag`);
    expect(err).toContain(`SARIF_REVIEW_${name.toUpperCase().replaceAll('-', '_')}`);
    expect(out + err).not.toContain('hunter2');
    expect(status).toBe(2);
  });

  test.each([
    [
      'a flag',
      ['run', '--sarif-fil', 'x'],
      "Error: unknown option '--sarif-fil'\n(Did you mean --sarif-file?)\n",
    ],
    ['a command', ['paln'], "Error: unknown command 'paln'\n(Did you mean plan?)\n"],
    ['a flag with a value', ['run', '--client-secrt=hunter2'], "Error: unknown option '--client-secrt'\n"],
  ])('%s that is unknown is answered with the nearest one', async (_, args, message) => {
    const { status, out, err } = await cli(args);
    expect(err).toBe(message);
    expect(out).toBe('');
    expect(status).toBe(2);
  });

  test('a flag takes several logs, as a shell expands them, and a bare flag means true', async () => {
    const args = ['run', '--sarif-file', join(folder, 'log.sarif'), 'nothing.sarif', '--dry-run', '--json'];
    const { status, out } = await cli(args, variables());
    const report = JSON.parse(out);
    expect(report.results.all).toBe(1);
    expect(report.reasons.join()).toContain('nothing.sarif');
    expect(report.dryRun).toBe(true);
    expect(status).toBe(3);
  });

  test('plan --json prints the plan on standard output and nothing else', async () => {
    const hostile = {
      path: 'a.js',
      line: 1,
      rule: 'no-hostile',
      message: 'a \u009b31m ##vso[task.x] section_start:1:a\u202e b',
    };
    writeFileSync(join(folder, 'hostile.json'), JSON.stringify(log([hostile], 'Hostile')));
    const { out, err } = await cli(
      ['plan', '--json', '--sarif-file', join(folder, 'hostile.json')],
      variables(),
    );
    const document = JSON.parse(out);
    expect(document.schemaVersion).toBe(2);
    expect(document.actions).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          action: 'post',
          reason: 'new',
          path: 'a.js',
          line: 1,
          tool: 'Hostile',
          ruleId: 'no-hostile',
          level: 'warning',
          discussionId: null,
        }),
      ]),
    );
    expect(document.results).toMatchObject({ all: 1, posted: 1 });
    expect(out).not.toMatch(/[\u0080-\u009f\u202e]|##|section_start:/u);
    expect(err).toContain('1 result = 1 posted; threads: 1 posted, 0 resolved, 0 reopened');
  });

  test('where nothing says what is reviewed, the ways to say it are named', async () => {
    const { status, err } = await cli(['run', '--sarif-file', 'a.sarif']);
    expect(err).toMatch(
      /^Error: No pull request, merge request or deployment request was given: in CI of GitHub, .* deployment-number$/mu,
    );
    expect(status).toBe(2);
  });

  test('inputs that are missing are named at once, with their variables', async () => {
    const { status, err } = await cli(['run', '--service', 'deployments']);
    for (const name of ['sarif-file', 'base-url', 'client-id', 'client-secret', 'deployment-number'])
      expect(err).toContain(
        `Input ${name} is missing: set the action's input${name === 'client-secret' ? ' or' : ','} the variable SARIF_REVIEW_${name.toUpperCase().replace('-', '_')}`,
      );
    expect(status).toBe(2);
  });

  test.each(['plan', 'run', 'doctor'])('%s takes logs without a flag', async (command) => {
    const path = join(folder, 'log.sarif');
    for (const args of [[path], ['nothing.sarif', '--sarif-file', path], ['--dry-run=true', path]]) {
      const { out, err } = await cli(
        [command, ...args, ...(command === 'run' ? ['--dry-run=true'] : [])],
        variables(),
      );
      if (args[0] === 'nothing.sarif')
        expect(out + err).toContain('`sarif-file` names nothing.sarif, and there is none');
      expect(out).toMatch(
        command === 'doctor' ? /^ok +logs .*log\.sarif: 1 result/mu : /log\.sarif: 1 result of Linter/u,
      );
    }
  });

  test.each(['plan', 'run', 'doctor'])('%s shows no word that is no log', async (command) => {
    const { status, out, err } = await cli(
      [command, join(folder, 'log.sarif'), 'hunter2hunter2'],
      variables(),
    );
    expect(err).toMatch(/^Error: what follows \w+ is neither a flag nor an existing log/u);
    expect(out + err).not.toContain('hunter2');
    expect(status).toBe(2);
  });

  test('a tool that the logs call otherwise is a wrong configuration, which offers the right name', async () => {
    const args = [join(folder, 'log.sarif'), '--tools', 'linter'];
    const { status, err } = await cli(['plan', ...args], variables());
    expect(err).toContain(
      'Error: Input tools names "linter", and the logs say "Linter": write it as the logs do',
    );
    expect(status).toBe(2);
    const doctor = await cli(['doctor', ...args], variables());
    expect(doctor.out).toMatch(/^FAIL +logs +Input tools names "linter", and the logs say "Linter"/mu);
    expect(doctor.status).toBe(2);
  });

  test('JSON that has a version and no runs is not SARIF', async () => {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'x', version: '1.0.0' }));
    const { status, err } = await cli(['plan', join(folder, 'package.json')], variables());
    expect(err).toMatch(/package\.json is JSON, but not a SARIF log/u);
    expect(status).toBe(3);
  });

  test('help ends with 0', async () => {
    const { status, out } = await cli(['--help']);
    for (const command of ['run', 'plan', 'why', 'clean', 'history', 'doctor', 'sandbox'])
      expect(out).toContain(`  ${command} `);
    expect(status).toBe(0);
  });

  test('no command at all gets the help, and is no success', async () => {
    const { status, err } = await cli([]);
    expect(err).toContain('Usage: sarif-review');
    expect(status).toBe(2);
  });

  test.each(['run', 'plan', 'why', 'clean', 'history', 'doctor', 'sandbox'])(
    'the help of %s fits a screen',
    async (command) => {
      const { status, out } = await cli([command, '--help']);
      const lines = out.trimEnd().split('\n');
      expect(lines.length).toBeGreaterThan(8);
      expect(lines.length).toBeLessThanOrEqual(50);
      expect(lines.filter((line) => line.length > 80)).toEqual([]);
      expect(out).toContain('Example');
      expect(status).toBe(0);
    },
  );

  test('clean asks which threads are meant before it changes any', async () => {
    const which = await cli(['clean', '--yes'], variables());
    expect(which).toMatchObject({
      status: 2,
      err: expect.stringContaining('add --tool, --category or --all'),
    });
    const both = await cli(['clean', '--all', '--tool', 'Linter'], variables());
    expect(both).toMatchObject({ status: 2, err: expect.stringContaining('use one or the other') });
    const listed = await cli(['clean', '--tool', 'Linter', 'Other'], variables());
    expect(listed).toMatchObject({ status: 0, out: expect.stringContaining('Nothing was changed') });
  });

  test('prints its version', async () => {
    expect((await built(['--version'])).out.trim()).toBe(manifest.version);
  });

  test('a reader that goes away does not break the run', async () => {
    const command = `"$0" "$1" plan --sarif-file "$2" | :; exit "\${PIPESTATUS[0]}"`;
    const args = ['-c', command, process.execPath, CLI, join(folder, 'log.sarif')];
    const { status, err } = await runProgram('bash', args, story.repository.path, variables());
    expect(err).toBe('');
    expect(status).toBe(0);
  });
});

describe('sarif-review sandbox', () => {
  test('prints how to reach it when it is ready, keeps it across a restart, and stops at a signal', async () => {
    const data = join(folder, 'data');
    const first = await startSandboxProcess(ROOT, data);
    expect(Object.keys(first)).toEqual(
      expect.arrayContaining(['baseUrl', 'clientId', 'clientSecret', 'adminUrl', 'adminToken']),
    );
    expect((await fetch(first.baseUrl)).status).toBe(200);
    await first.stop();
    await expect(fetch(first.baseUrl)).rejects.toThrow();
    expect(existsSync(data)).toBe(true);
    const second = await startSandboxProcess(ROOT, data);
    expect(second.clientSecret).toBe(first.clientSecret);
    await second.stop();
  });

  test('makes a deployment request of a checkout, and says its number', async () => {
    const flags = ['--repository', story.repository.path, '--base', 'HEAD~1'];
    const sandbox = await startSandboxProcess(ROOT, join(folder, 'of-checkout'), flags);
    expect(sandbox.deploymentNumber).toBe(1);
    expect((await fetch(`${sandbox.baseUrl}/deployments/1`)).status).toBe(200);
    await sandbox.stop();
  });

  test.each(['base', 'head'])('--%s without a checkout is one clear sentence', async (name) => {
    const { status, err } = await built(['sandbox', '--port', '0', `--${name}`, 'HEAD~1']);
    expect(err).toBe(
      `Error: --${name} is about the checkout of --repository, which is missing: add --repository and the folder of the checkout\n`,
    );
    expect(status).toBe(2);
  });

  test('a port that is none is one clear sentence', async () => {
    const { status, err } = await built(['sandbox', '--port', 'many']);
    expect(err).toBe('Error: --port is "many"; it takes a whole number from 0 to 65535\n');
    expect(status).toBe(2);
  });
});

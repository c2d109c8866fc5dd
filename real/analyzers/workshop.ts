import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** How long a line may take, in milliseconds. */
const LONGEST = 1_200_000;

/** What a line wrote to the terminal, and how it ended. */
interface Ended {
  readonly status: number;
  readonly output: string;
}

/** A throw-away folder with a project, and the tools that were installed for it. */
export interface Workshop {
  /** The folder of the project, a git repository. */
  readonly project: string;
  /** Its folders, and what logs call them that are kept. */
  readonly places: readonly (readonly [folder: string, name: string])[];
  /** Writes files, or takes away those that are null, and commits them. */
  commit(files: Readonly<Record<string, string | null>>): void;
  /**
   * Runs a line that installs something; one that needs the rights of an administrator is for people to run.
   *
   * @throws Error where it fails
   */
  install(line: string): void;
  /** Runs a line in the project. */
  run(line: string): Ended;
}

/** Packages of each kind go below the folder, and what was installed for people is found last. */
export function createWorkshop(folder: string): Workshop {
  const [project, tools] = [join(folder, 'app'), join(folder, 'tools')];
  const virtual = join(tools, 'python');
  const bins = [join(project, 'node_modules/.bin'), join(virtual, 'bin'), join(tools, 'bin')];
  // `npm run` hands on the settings of this project, which are none of the other.
  const own = Object.entries(process.env).filter(([name]) => !name.toLowerCase().startsWith('npm_'));
  const environment = {
    ...Object.fromEntries(own),
    PATH: [...bins, process.env.PATH].join(delimiter),
    VIRTUAL_ENV: virtual,
    npm_config_prefix: tools,
    GOBIN: join(tools, 'bin'),
    CARGO_INSTALL_ROOT: tools,
    PIPX_HOME: join(tools, 'pipx'),
    PIPX_BIN_DIR: join(tools, 'bin'),
    XDG_DATA_HOME: join(tools, 'share'),
  };
  for (const path of [project, join(tools, 'bin'), join(tools, 'lib')]) mkdirSync(path, { recursive: true });
  const git = (...args: readonly string[]): void => {
    const person = ['-c', 'user.name=Tools', '-c', 'user.email=tools@example.com'];
    execFileSync('git', [...person, ...args], { cwd: project, stdio: 'pipe' });
  };
  git('init', '-q');
  const run = (line: string): Ended => {
    const { status, stdout, stderr, error } = spawnSync('bash', ['-c', line], {
      cwd: project,
      env: environment,
      encoding: 'utf8',
      timeout: LONGEST,
      maxBuffer: 2 ** 28,
    });
    if (status === null) throw new Error(`${line}: ${error?.message ?? 'it was ended'}`);
    return { status, output: `${stdout}${stderr}` };
  };
  const installed = (line: string): void => {
    const { status, output } = run(line);
    if (status !== 0) throw new Error(`${line}: exit status ${status}\n${output}`);
  };
  return {
    project,
    places: [
      [project, '/builds/acme/app'],
      // Some write paths without their first slash.
      [project.slice(1), 'builds/acme/app'],
      [tools, '/builds/acme/tools'],
      // As deep as before, since paths may be relative to it.
      [homedir(), homedir().replaceAll(/[^/]+/gu, 'home')],
    ],
    commit(files) {
      for (const [path, content] of Object.entries(files)) {
        const at = join(project, path);
        mkdirSync(dirname(at), { recursive: true });
        if (content === null) rmSync(at);
        else writeFileSync(at, content, { mode: content.startsWith('#!') ? 0o755 : 0o644 });
      }
      git('add', '--', ...Object.keys(files));
      git('commit', '-q', '--allow-empty', '-m', 'A state');
    },
    install(line) {
      if (/^(?:sudo|apt-get)\b/u.test(line)) {
        console.log(`  for you to run: ${line}`);
        return;
      }
      console.log(`  ${line}`);
      if (/^(?:pipx?|python)\d? /u.test(line))
        installed(`test -e '${virtual}' || python3 -m venv '${virtual}'`);
      if (line.startsWith('pipx ')) installed('command -v pipx || pip install pipx');
      installed(line);
    },
    run,
  };
}

import type { Log, Result } from 'sarif';
import { createRandom } from '../random.ts';
import type { Service } from '../run/name-change.ts';
import { type Mistakes, type Played, playHistory } from './play-history.ts';

// A change that adds vulnerable packages to two manifests, and a database of advisories that differs by push.

interface Package {
  readonly name: string;
  version: string;
  readonly isPython: boolean;
  /** The base has it too. */
  readonly isOld: boolean;
}

interface Advisory {
  readonly id: string;
  readonly of: Package;
  severity: 'critical' | 'high' | 'medium' | 'low';
  isListed: boolean;
  readonly isDismissed: boolean;
  /** The version no longer has it. */
  isFixed: boolean;
}

/** As scanners write their results: what the message says of a package, and the place. */
export const WRITERS = {
  'grype, on line 1': {
    tool: 'grype',
    rule: ({ id, of }: Advisory) => `${id}-${of.name}`,
    message: ({ severity, of }: Advisory, path: string) =>
      `A ${severity} vulnerability in npm package: ${of.name}, version ${of.version} was found at: /${path}`,
    region: () => ({ startLine: 1, startColumn: 1, endLine: 1, endColumn: 1 }),
  },
  'OSV-Scanner, on the whole file': {
    tool: 'osv-scanner',
    rule: ({ id }: Advisory) => id,
    message: ({ id, of }: Advisory) => `Package '${of.name}@${of.version}' is vulnerable to '${id}'.`,
    region: () => undefined,
  },
  'Trivy, on the lines of the entry': {
    tool: 'Trivy',
    rule: ({ id }: Advisory) => id,
    message: ({ id, of, severity }: Advisory) =>
      `Package: ${of.name}\nInstalled Version: ${of.version}\nVulnerability ${id}\nSeverity: ${severity.toUpperCase()}`,
    region: ({ of }: Advisory, lines: readonly string[]) => {
      const at = lines.findIndex(
        (line) =>
          line.includes(`${of.name}"`) || line.includes(`'${of.name}@`) || line.startsWith(`${of.name}=`),
      );
      return { startLine: at + 1, endLine: at + (of.isPython ? 1 : 4) };
    },
  },
} as const;
export type Writer = keyof typeof WRITERS;

const SYLLABLES = ['ba', 'co', 'di', 'fe', 'gu', 'ha', 'jo', 'ki', 'lu', 'me', 'no', 'pa', 'ri', 'so'];
const GHSA = '23456789cfghjmpqrvwx';

/** Plays the history of a seed as a scanner that writes so reports on it. */
export function playLocks(writer: Writer, service: Service, seed: number): Promise<Mistakes> {
  const { base, pushes } = writeLockHistory(seed, writer);
  return playHistory(service, base, pushes);
}

function writeLockHistory(
  seed: number,
  writer: Writer,
): { readonly base: Played['files']; readonly pushes: readonly Played[] } {
  const random = createRandom(seed);
  const word = (): string => Array.from({ length: 3 }, () => random.pick(SYLLABLES)).join('');
  const name = (isPython: boolean): string =>
    isPython || random.chance(0.7) ? `${word()}-${word()}` : `@${word()}/${word()}`;
  const version = (): string => `${random.below(9)}.${random.below(20)}.${random.below(20)}`;
  const make =
    (isOld: boolean) =>
    (_: unknown, index: number): Package => {
      const isPython = index % 3 === 2;
      return { name: name(isPython), version: version(), isPython, isOld };
    };
  const packages = [...Array.from({ length: 9 }, make(true)), ...Array.from({ length: 8 }, make(false))];
  const id = (): string =>
    `GHSA-${[0, 1, 2].map(() => Array.from({ length: 4 }, () => GHSA[random.below(20)]).join('')).join('-')}`;
  const added = packages.slice(9);
  const advise = (of: Package, isDismissed = false): Advisory => ({
    ...{ id: id(), of, isDismissed, isListed: true, isFixed: false },
    severity: random.pick(['critical', 'high', 'medium']),
  });
  const advisories = [
    ...packages.slice(0, 4).map((of) => advise(of)),
    ...added.map((of, index) => advise(of, index < 5)),
    ...added.slice(3).map((of, index) => advise(of, index === 0)),
  ];
  let indent = 2;
  let isPnpm = false;
  const extra: Record<string, string> = {};
  let comment = '';
  const shown = (all: readonly Package[]): Record<string, string | null> => {
    const npm = all.filter((one) => !one.isPython).toSorted((a, b) => (a.name < b.name ? -1 : 1));
    const pip = all.filter((one) => one.isPython);
    const entries = npm.map((one) => [
      `node_modules/${one.name}`,
      { version: one.version, resolved: `https://packages.example/${one.name}-${one.version}.tgz`, ...extra },
    ]);
    const lock = { name: 'shop', lockfileVersion: 3, packages: Object.fromEntries(entries) };
    const pnpm = npm.map((one) => `  '${one.name}@${one.version}':\n    resolution: {integrity: sha512-x}\n`);
    return {
      'package-lock.json': isPnpm ? null : `${JSON.stringify(lock, null, indent)}\n`,
      ...(isPnpm && { 'pnpm-lock.yaml': `lockfileVersion: '9.0'\n\npackages:\n\n${pnpm.join('\n')}` }),
      'requirements.txt': `${comment}${pip.map((one) => `${one.name}==${one.version}\n`).join('')}`,
    };
  };
  const base = shown(packages.filter(({ isOld }) => isOld));
  const bump = (one: Package): void => {
    one.version = `${10 + random.below(9)}.${random.below(20)}.${random.below(20)}`;
  };
  const fix = (one: Package): void => {
    bump(one);
    for (const advisory of advisories) if (advisory.of === one) advisory.isFixed = true;
  };
  const source = (push: number) => ({ 'src/app.js': `app(${push});\n` });
  const [withdrawn] = random.shuffle(advisories.filter(({ of, isDismissed }) => !of.isOld && !isDismissed));
  const work: (() => void)[] = [
    () => {},
    // The database alone changes: one is new, one is withdrawn.
    () => {
      advisories.push(advise(random.pick(added)));
      if (withdrawn) withdrawn.isListed = false;
    },
    // It is back, and severities change: none that was dismissed gets worse.
    () => {
      if (withdrawn) withdrawn.isListed = true;
      for (const one of advisories) {
        if (one.isDismissed && one.severity !== 'low') one.severity = 'low';
        else if (random.chance(0.3)) one.severity = 'critical';
      }
    },
    // Two are bumped, and still vulnerable.
    () => {
      for (const one of random.shuffle(added).slice(0, 2)) bump(one);
    },
    // The lock file is written anew, and a comment stands above the requirements.
    () => {
      indent = 4;
      Object.assign(extra, { license: 'MIT', engines: 'node' });
      comment = '# what the shop needs\n';
    },
    // One is fixed, one is bumped.
    () => {
      const [a, b] = random.shuffle(
        added.filter((one) => !advisories.some(({ of, isDismissed }) => of === one && isDismissed)),
      );
      if (a) fix(a);
      if (b) bump(b);
    },
    // pnpm in place of npm.
    () => {
      isPnpm = true;
    },
    // One more is fixed.
    () => {
      const [one] = random.shuffle(
        advisories.filter(({ of, isDismissed, isFixed }) => !of.isOld && !isDismissed && !isFixed),
      );
      if (one) fix(one.of);
    },
  ];
  const pushes = work.map((act, push): Played => {
    act();
    const files = { ...shown(packages), ...source(push) };
    const here = advisories.filter(({ isFixed }) => !isFixed);
    const listed = random.shuffle(here.filter(({ isListed }) => isListed));
    return {
      files,
      log: write(writer, listed, files),
      reports: listed
        .filter(({ of }) => !of.isOld)
        .map((one) => ({ id: one.id, message: WRITERS[writer].rule(one), shown: one.id })),
      alive: new Set(here.map((one) => one.id)),
      dismissed: new Set(advisories.flatMap((one) => (one.isDismissed ? one.id : []))),
    };
  });
  return { base, pushes };
}

function write(writer: Writer, advisories: readonly Advisory[], files: Played['files']): Log {
  const { tool, rule, message, region } = WRITERS[writer];
  const results = advisories.map((one): Result => {
    const path = one.of.isPython
      ? 'requirements.txt'
      : files['pnpm-lock.yaml'] === undefined
        ? 'package-lock.json'
        : 'pnpm-lock.yaml';
    const where = region(one, (files[path] ?? '').split('\n'));
    return {
      ruleId: rule(one),
      level: 'error',
      message: { text: message(one, path) },
      locations: [{ physicalLocation: { artifactLocation: { uri: path }, ...(where && { region: where }) } }],
    };
  });
  return { version: '2.1.0', runs: [{ tool: { driver: { name: tool, version: '1.0.0' } }, results }] };
}

import { afterEach, describe, expect, test } from '@jest/globals';
import type { Log } from 'sarif';
import { accounting, openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

type Files = Readonly<Record<string, string | null>>;
interface Case {
  readonly what: string;
  readonly base: Files;
  readonly head: Files;
  /** The package, its version, and the file that the tool names. */
  readonly found: readonly [name: string, version: string, path: string];
  readonly id?: string;
  readonly region?: { readonly startLine: number; readonly endLine: number };
}

/** As Snyk writes it: on the first line, with the package as the logical location. */
function snyk({ found: [name, version, path], id = 'CVE-2021-1000', region }: Case): Log {
  const location = {
    physicalLocation: { artifactLocation: { uri: path }, region: region ?? { startLine: 1 } },
    logicalLocations: [{ fullyQualifiedName: `${name}@${version}` }],
  };
  return {
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Snyk Open Source', version: '1.0.0' } },
        results: [
          {
            ruleId: id,
            level: 'error',
            message: { text: `This file introduces a vulnerable ${name} package.` },
            locations: [location],
          },
        ],
      },
    ],
  };
}

const json = (value: unknown, indent = 2): string => `${JSON.stringify(value, null, indent)}\n`;
type Entry = Readonly<Record<string, unknown>>;
const npm = (packages: Readonly<Record<string, Entry>>, indent = 2): string =>
  json(
    {
      lockfileVersion: 3,
      packages: Object.fromEntries(
        Object.entries(packages).map(([name, entry]) => [`node_modules/${name}`, entry]),
      ),
    },
    indent,
  );
const pnpm = (packages: string, snapshots: string): string =>
  `lockfileVersion: '9.0'\n\npackages:\n\n${packages}\nsnapshots:\n\n${snapshots}`;
const pnpmFoo = (version: string): string =>
  pnpm(
    `  bar@2.0.0:\n    resolution: {integrity: x}\n\n  foo@${version}:\n    resolution: {integrity: y}\n`,
    `  bar@2.0.0: {}\n\n  foo@${version}:\n    dependencies:\n      bar: 2.0.0\n`,
  );
const npmFoo = (version: string): string => npm({ foo: { version, dependencies: { bar: '2.0.0' } } });
const npmFooV1 = (version: string): string =>
  json({ dependencies: { foo: { version, dependencies: { bar: { version: '2.0.0' } } } } });
const cargoFoo = (version: string): string =>
  `[[package]]\nname = "bar"\nversion = "2.0.0"\n\n[[package]]\nname = "foo"\nversion = "${version}"\ndependencies = [\n "bar 2.0.0",\n]\n`;
const composerFoo = (version: string): string =>
  json({ packages: [{ name: 'x/foo', version, require: { 'x/bar': '2.0.0' } }] });
const bunFoo = (version: string): string =>
  `{\n  "packages": {\n    "foo": ["foo@${version}", "", { "dependencies": { "bar": "2.0.0" } }, "sha512-x"],\n  }\n}\n`;
const pom = (property: string, version = `\${log4j.version}`): string =>
  `<project>\n  <properties>\n    <log4j.version>${property}</log4j.version>\n  </properties>\n  <dependencies>\n    <dependency>\n      <groupId>org.apache.logging.log4j</groupId>\n      <artifactId>log4j-core</artifactId>\n      <version>${version}</version>\n    </dependency>\n  </dependencies>\n</project>\n`;
const LOG4J = ['org.apache.logging.log4j:log4j-core', '2.14.1', 'pom.xml'] as const;
const pipenv = (version: string): string =>
  json({
    default: {
      numpy: { hashes: Array.from({ length: 60 }, (_, at) => `sha256:${at}`), version: `==${version}` },
    },
  });
const nuget = (resolved: string): string =>
  json({ 'Newtonsoft.Json': { type: 'Direct', requested: '[9.0.1, )', resolved } });
const mkdirp = (minimist: string): string =>
  npm({ minimist: { version: minimist }, mkdirp: { version: '0.5.1', dependencies: { minimist: '0.0.8' } } });
const react = (peer: string, version: string, indent: number): string =>
  npm({ a: { version: '1.0.0', peerDependencies: { react: peer } }, react: { version } }, indent);
const JINJA = ['jinja2', '3.1.0', 'requirements.txt'] as const;
const MINIMIST = ['minimist', '0.0.8', 'package-lock.json'] as const;

const inFile = (path: string, base: string, head: string) => ({
  base: { [path]: base },
  head: { [path]: head },
});

/** The base does not have the version, whatever asks for it there. */
const NEW: readonly Case[] = [
  {
    what: 'pnpm: a bump to the version that its dependency has',
    ...inFile('pnpm-lock.yaml', pnpmFoo('1.0.0'), pnpmFoo('2.0.0')),
    found: ['foo', '2.0.0', 'pnpm-lock.yaml'],
  },
  {
    what: 'npm: a bump to the version that its dependency has',
    ...inFile('package-lock.json', npmFoo('1.0.0'), npmFoo('2.0.0')),
    found: ['foo', '2.0.0', 'package-lock.json'],
  },
  {
    what: 'npm 6: a bump to the version that a nested dependency has',
    ...inFile('package-lock.json', npmFooV1('1.0.0'), npmFooV1('2.0.0')),
    found: ['foo', '2.0.0', 'package-lock.json'],
  },
  {
    what: 'cargo: a bump to the version that its dependency has',
    ...inFile('Cargo.lock', cargoFoo('1.0.0'), cargoFoo('2.0.0')),
    found: ['foo', '2.0.0', 'Cargo.lock'],
  },
  {
    what: 'composer: a bump to the version that its dependency has',
    ...inFile('composer.lock', composerFoo('1.0.0'), composerFoo('2.0.0')),
    found: ['x/foo', '2.0.0', 'composer.lock'],
  },
  {
    what: 'bun: a bump to the version that its dependency has',
    ...inFile('bun.lock', bunFoo('1.0.0'), bunFoo('2.0.0')),
    found: ['foo', '2.0.0', 'bun.lock'],
  },
  {
    what: 'npm overrides that get lost on the way to pnpm',
    base: { 'package-lock.json': mkdirp('1.2.8') },
    head: {
      'package-lock.json': null,
      'pnpm-lock.yaml': pnpm('  minimist@0.0.8:\n    resolution: {integrity: x}\n', '  minimist@0.0.8: {}\n'),
    },
    found: ['minimist', '0.0.8', 'pnpm-lock.yaml'],
  },
  {
    what: 'pnpm overrides that get lost on the way to npm',
    base: {
      'pnpm-lock.yaml': `overrides:\n  minimist@0.0.8: 1.2.8\n\n${pnpm('  minimist@1.2.8:\n    resolution: {integrity: x}\n', '')}`,
    },
    head: { 'pnpm-lock.yaml': null, 'package-lock.json': mkdirp('0.0.8') },
    found: MINIMIST,
  },
  {
    what: 'yarn resolutions that get lost on the way to npm',
    base: { 'yarn.lock': 'minimist@0.0.8, minimist@1.2.8:\n  version "1.2.8"\n' },
    head: { 'yarn.lock': null, 'package-lock.json': mkdirp('0.0.8') },
    found: MINIMIST,
  },
  ...['15.0.0', '15.0.0 || 16.0.0', '15.0.0 - 16.0.0'].map((peer) => ({
    what: `a downgrade to what a peer may be (${peer}), written anew`,
    ...inFile('package-lock.json', react(peer, '16.0.0', 2), react(peer, '15.0.0', 4)),
    found: ['react', '15.0.0', 'package-lock.json'] as const,
  })),
  ...['jinja2<3.1.0', 'jinja2>3.1.0', '# jinja2==3.1.0', 'jinja2==3.0.0  # not 3.1.0', 'jinja2==3.1.0.*'].map(
    (before) => ({
      what: `${before} that becomes jinja2==3.1.0`,
      ...inFile('requirements.txt', `flask\n${before}\n`, 'flask\njinja2==3.1.0\n'),
      found: JINJA,
    }),
  ),
  {
    what: 'a version that go.mod excluded',
    ...inFile(
      'go.mod',
      'module x\n\nrequire example.com/jwt v1.2.0\n\nexclude example.com/jwt v1.1.0\n',
      'module x\n\nrequire example.com/jwt v1.1.0\n',
    ),
    found: ['example.com/jwt', '1.1.0', 'go.mod'],
  },
  {
    what: 'a range of Maven that becomes its lowest version',
    ...inFile('pom.xml', pom('1', '[2.14.1,)'), pom('1', '2.14.1')),
    found: LOG4J,
  },
  {
    what: 'names of npm that differ in their punctuation',
    ...inFile(
      'package-lock.json',
      npm({ 'object.assign': { version: '4.1.1' } }),
      npm({ 'object.assign': { version: '4.1.1' }, 'object-assign': { version: '4.1.1' } }, 4),
    ),
    found: ['object-assign', '4.1.1', 'package-lock.json'],
  },
  {
    what: 'a package of the same name from another registry',
    base: { 'requirements.txt': 'redis==3.0.0\n' },
    head: { 'requirements.txt': null, 'package-lock.json': npm({ redis: { version: '3.0.0' } }) },
    found: ['redis', '3.0.0', 'package-lock.json'],
  },
  {
    what: 'Maven: a property with the version',
    ...inFile('pom.xml', pom('2.17.1'), pom('2.14.1')),
    found: LOG4J,
  },
  {
    what: 'Pipfile.lock: a version behind many hashes',
    ...inFile('Pipfile.lock', pipenv('1.22.0'), pipenv('1.21.0')),
    found: ['numpy', '1.21.0', 'Pipfile.lock'],
  },
  {
    what: 'NuGet: a downgrade to what is asked for at least',
    ...inFile('packages.lock.json', nuget('13.0.1'), nuget('9.0.1')),
    found: ['Newtonsoft.Json', '9.0.1', 'packages.lock.json'],
  },
  {
    what: 'Snyk, which names package.json for what is in the lock file',
    base: {
      'package.json': json({ dependencies: { mkdirp: '^0.5.0' } }),
      'package-lock.json': mkdirp('1.2.8'),
    },
    head: { 'package-lock.json': mkdirp('0.0.8') },
    found: ['minimist', '0.0.8', 'package.json'],
  },
  {
    what: 'Snyk: an id of its early advisories',
    ...inFile('package-lock.json', npm({}), npm({ ms: { version: '0.7.0' } })),
    found: ['ms', '0.7.0', 'package-lock.json'],
    id: 'npm:ms:20170412',
  },
];

const gem = (more: string): string =>
  `GEM\n  specs:\n${more}    nokogiri (1.13.0-x86_64-linux)\n      racc (~> 1.4)\n`;
const v1 = { foo: { version: '1.0.0' }, bar: { version: '1.0.0', requires: { foo: '^1.0.0' } } };

/** The base has the version, and the change another package that asks for it, or another form of the file. */
const OLD: readonly Case[] = [
  {
    what: 'pnpm: a new package asks for it',
    ...inFile(
      'pnpm-lock.yaml',
      pnpm('  bar@2.0.0:\n    resolution: {integrity: x}\n', '  bar@2.0.0: {}\n'),
      pnpmFoo('1.0.0'),
    ),
    found: ['bar', '2.0.0', 'pnpm-lock.yaml'],
  },
  {
    what: 'npm: a new package asks for it',
    ...inFile('package-lock.json', npm({ minimist: { version: '0.0.8' } }), mkdirp('0.0.8')),
    found: MINIMIST,
  },
  {
    what: 'bundler: a new package asks for one of a platform',
    ...inFile('Gemfile.lock', gem(''), gem('    loofah (2.21.0)\n      nokogiri (>= 1.5.9)\n')),
    found: ['nokogiri', '1.13.0', 'Gemfile.lock'],
  },
  {
    what: 'npm 6 to 7: the file names each package twice',
    ...inFile(
      'package-lock.json',
      json({ lockfileVersion: 1, dependencies: v1 }),
      json({
        lockfileVersion: 2,
        packages: { 'node_modules/bar': { version: '1.0.0' }, 'node_modules/foo': { version: '1.0.0' } },
        dependencies: v1,
      }),
    ),
    found: ['foo', '1.0.0', 'package-lock.json'],
  },
];

describe('a result about a package', () => {
  test.each(NEW)('is new: $what', async (one) => {
    story = await openStory('full', one.base, one.head);
    const run = await story.run(snyk(one));
    expect([run.status, accounting(run)]).toEqual([1, expect.stringMatching(/^1 result = 1 posted;/u)]);
  });

  test.each(OLD)('is old: $what', async (one) => {
    story = await openStory('full', one.base, one.head);
    const run = await story.run(snyk(one));
    expect([run.status, accounting(run)]).toEqual([0, expect.stringMatching(/^1 result = 1 filtered;/u)]);
  });

  test('is asked again about where the score of its advisory gets worse', async () => {
    const log = (score: string): Log => {
      const one = snyk({ what: '', base: {}, head: {}, found: ['lodash', '4.17.20', 'package-lock.json'] });
      const [run] = one.runs;
      if (run === undefined) throw new Error('no run');
      run.tool.driver.rules = [{ id: 'CVE-2021-1000', properties: { 'security-severity': score } }];
      return one;
    };
    const lock = npm({ lodash: { version: '4.17.20' } });
    story = await openStory('full', { 'a.js': 'one\n' }, { 'package-lock.json': lock });
    await story.run(log('5.4'));
    const [one] = (await story.truth()).threads.filter(({ resolvable }) => resolvable);
    const ada = await story.person('Ada');
    await ada.reply(one?.discussionId ?? '', 'false positive: not reached');
    await ada.setResolved(one?.discussionId ?? '', true);
    expect((await story.run(log('9.8'))).outputs).toMatchObject({ posted: '1' });
  });
});

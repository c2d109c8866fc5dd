import { expect, test } from '@jest/globals';
import { MOST_BYTES, parseConfiguration } from '../../src/configuration/parse-configuration.ts';

const parse = (text: string) => parseConfiguration(Buffer.from(text));
const fault = (text: string): string => {
  const reading = parse(text);
  return reading.kind === 'broken' ? reading.fault : 'it is good';
};

test('a file says what rules and paths count as', () => {
  const text = `rules:
  - { tool: pmd, rule: ApexDoc, level: note }        # or off; names take * as a glob
  - { rule: 'no-*', level: off, reason: too many }
paths:
  - { glob: 'force-app/**/test/**', level: off }
`;
  expect(parse(text)).toEqual({
    kind: 'read',
    configuration: {
      rules: [
        { tool: 'pmd', rule: 'ApexDoc', level: 'note' },
        { tool: '*', rule: 'no-*', level: 'off', reason: 'too many' },
      ],
      paths: [{ glob: 'force-app/**/test/**', level: 'off' }],
    },
  });
});

test.each(['', '# nothing yet\n', 'rules:\npaths:\n', 'rules: []\n'])('%j says nothing', (text) => {
  expect(parse(text)).toEqual({ kind: 'read', configuration: { rules: [], paths: [] } });
});

test.each([
  [
    'a level that is none',
    'rules:\n  - { tool: pmd, level: hmm }\n',
    'line 2, column 25: rules.0.level: Invalid option: expected one of "off"|"error"|"warning"|"note"|"none"',
  ],
  [
    'a key that is none',
    'rules:\n  - { tol: pmd, level: off }\n',
    'line 2, column 5: rules.0: Unrecognized key: "tol"',
  ],
  ['a list that is none', 'rulez: []\n', 'line 1, column 1: Unrecognized key: "rulez"'],
  [
    'a text in place of a list',
    'rules: 3\n',
    'line 1, column 8: rules: Invalid input: expected array, received number',
  ],
  ['a list in place of a map', '- a\n', 'line 1, column 1: Invalid input: expected object, received array'],
  [
    'an entry for everything',
    'rules:\n  - level: off\n',
    'line 2, column 5: rules.0: a tool or a rule is needed',
  ],
  [
    'no level',
    'paths:\n  - glob: a\n',
    'line 2, column 5: paths.0.level: Invalid option: expected one of "off"|"error"|"warning"|"note"|"none"',
  ],
  ['an alias', 'rules:\n  - &x { tool: a, level: off }\n  - *x\n', 'aliases are not read'],
  [
    'a repeated key',
    'rules:\n  - level: off\n    level: note\n',
    'line 3, column 5: Map keys must be unique',
  ],
  ['a tag', "rules: !!js/function 'x'\n", 'line 1, column 8: Unresolved tag: tag:yaml.org,2002:js/function'],
  ['two documents', 'rules: []\n---\nrules: []\n', 'line 2, column 1: it holds more than one document'],
  [
    'a path from the top',
    'paths:\n  - { glob: /x, level: off }\n',
    'line 2, column 13: paths.0.glob: is from the root of the repository: src/**',
  ],
  [
    'a path that leaves the repository',
    'paths:\n  - { glob: ../x/**, level: off }\n',
    'line 2, column 13: paths.0.glob: matches nothing outside of the repository: leave out "..", and begin at its root',
  ],
  [
    'braces',
    "paths:\n  - { glob: '{a,b}', level: off }\n",
    'line 2, column 13: paths.0.glob: takes * and **: write an entry for each',
  ],
  [
    'an empty name',
    "rules:\n  - { tool: '', level: off }\n",
    'line 2, column 13: rules.0.tool: Too small: expected string to have >=1 characters',
  ],
  [
    'what is open',
    'rules: [\n',
    'line 2, column 1: Flow sequence in block collection must be sufficiently indented and end with a ]',
  ],
])('%s is told', (_, text, expected) => {
  expect(fault(text)).toBe(`.sarif-review.yml: ${expected}`);
});

test('what is nested without end, too long or no text is refused', () => {
  expect(fault('['.repeat(60_000))).toMatch(/it is nested too deeply$/u);
  expect(fault('a'.repeat(MOST_BYTES + 1))).toBe(
    `.sarif-review.yml: it has ${MOST_BYTES + 1} bytes, and ${MOST_BYTES} at most are read`,
  );
  expect(parseConfiguration(Buffer.from([0x72, 0xff, 0x3a]))).toMatchObject({ kind: 'broken' });
});

test('an alias that would unfold to thousands costs nothing', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x]',
    'b: &b [*a,*a,*a,*a,*a,*a,*a,*a]',
    'c: &c [*b,*b,*b,*b,*b,*b,*b,*b]',
  ].join('\n');
  expect(fault(bomb)).toBe('.sarif-review.yml: aliases are not read');
});

test('path-map says what folders of logs are in the repository', () => {
  expect(parse("path-map:\n  - /src => services/api\n  - '../../path => .'\n")).toEqual({
    kind: 'read',
    configuration: {
      rules: [],
      paths: [],
      pathMap: [
        { from: '/src', to: 'services/api' },
        { from: '../../path', to: '' },
      ],
    },
  });
  for (const line of ['/src', '/src => /x', '/src => ../x', '=> x', 'a => b => c'])
    expect(fault(`path-map:\n  - '${line}'\n`)).toContain('is written as `/src => services/api`');
});

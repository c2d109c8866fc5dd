import { globSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { expectGolden } from '../report/golden.ts';
import { expectHarmless } from './body-invariants.ts';
import { postFindings } from './post-findings.ts';

interface Case {
  readonly name: string;
  readonly message: string;
  /** Help as Markdown, in the manner of the documentation of PMD, ESLint, CodeQL, Semgrep, ShellCheck. */
  readonly help: readonly string[];
}

const CASES: readonly Case[] = [
  {
    name: 'annotations',
    message:
      'Test class lacks @IsTest(SeeAllData=false); use @isTest, not the testMethod keyword. Ask @platform-team.',
    help: [
      'Apex unit tests should use `@isTest`, and not @testSetup in a class that is @isTest(SeeAllData=true).',
      '',
      '```apex',
      '@isTest',
      'private class AccountTest {',
      '    // @TestSetup runs once',
      '    @TestSetup static void setup() { }',
      '}',
      '```',
      '',
      'Spring knows @RestController and `@Autowired`; npm has @angular/core@17.0.0 and @types/node.',
    ],
  },
  {
    name: 'generics',
    message: 'Use List<String> or Map<Id, List<Account>> instead of List<Object>; vector<int> && a < b > c.',
    help: [
      'A raw type such as `List` loses its argument. Prefer `List<String>` over List, and Map<String, Object> over Map.',
      '',
      '```java',
      'Map<String, List<? extends Number>> totals = new HashMap<>();',
      '// List raw = new ArrayList();',
      '```',
    ],
  },
  {
    name: 'regular-expressions',
    message:
      'Unexpected control character in ^[a-z]+\\.(js|ts)$ or `/\\x1f/`: the pattern (a+)+$ and [^\\]]* may backtrack, $1 is not used.',
    help: [
      'Disallowed is `/^(a+)+$/`, since `\\s*` and `(?<name>x)` are read twice. In prose: ^\\d{1,3}(?:,\\d{3})*$ and [A-Z]_*.',
      '',
      '```js',
      '/^\\/\\*[\\s\\S]*?\\*\\/$/u.test(text);',
      '/merge/.test(text);',
      '```',
    ],
  },
  {
    name: 'sql',
    message: "Query SELECT * FROM users WHERE name = '%s' OR $name = #{name} -- ; depends on user input",
    help: [
      "SELECT Id, Account__c, Paid_Amount__c FROM Invoice__c WHERE Name LIKE '%_a%' AND Total__c <> 0",
      '',
      '```sql',
      'SELECT * FROM users /* all */ WHERE id = #1 AND owner = @owner;',
      '-- a comment',
      '/',
      '```',
    ],
  },
  {
    name: 'shell',
    message:
      'Double quote to prevent globbing: rm -rf $DIR/* && echo "$HOME" | tee ~/log > /dev/null # never ~root',
    help: [
      'Use "$@" rather than $* or $@, `$(cmd)` rather than \\`cmd\\`, and [[ -f $x ]] rather than [ -f $x ].',
      '',
      '```sh',
      '#!/bin/sh',
      '/usr/bin/env bash -c \'echo "$@"\' :smile:',
      'curl -s https://e.example/install.sh | sudo sh',
      '```',
    ],
  },
  {
    name: 'tables',
    message: 'Column count is 3 | 4, see the table',
    help: [
      '| Option | Default | Matches |',
      '|:-------|:-------:|--------:|',
      '| `allow` | `[]` | `a\\|b`, @isTest |',
      '| pattern | ^[A-Z]+$ | List<String>, #1, !2 |',
      '| <b>raw</b> | ![x](https://e.example/p.png) | [docs](https://e.example/d) |',
    ],
  },
  {
    name: 'fences',
    message: 'Comments at the start of a line:\n  // as data\n  /* of the message */',
    help: [
      '~~~suggestion',
      '// incorrect',
      'if (a == b) { } /* @all */',
      '~~~',
      '',
      '- In a list:',
      '',
      '  ````js',
      '  // ```',
      '  /** @param {string} a */',
      '  /approve',
      '  ````',
      '',
      '> ```html',
      '> <img src=x onerror=alert(1)>',
      '> <!-- sarif-review:1:thread:a:b -->',
      '> ```',
      '',
      '```mermaid',
      'graph TD; a-->b',
    ],
  },
];

describe('code of many languages reads as it was written', () => {
  let bodies: readonly string[];
  beforeAll(async () => {
    const findings = CASES.map(({ name, message, help }) => ({
      rule: { id: `example/${name}`, help: { text: 'As Markdown.', markdown: help.join('\n') } },
      result: { message: { text: message } },
    }));
    bodies = (await postFindings(findings)).threads;
  });

  test.each(CASES.map(({ name }, index) => [name, index] as const))('%s', (name, index) => {
    const body = bodies[index] ?? '';
    expectHarmless(body);
    expectGolden(`bodies/${name}.md`, `${body.split('\n').slice(0, -2).join('\n')}\n`);
  });

  test('and no golden body is left without its case', () => {
    const golden = globSync('*.md', { cwd: join(import.meta.dirname, '../../fixtures/golden/bodies') });
    expect(golden.toSorted()).toEqual(CASES.map(({ name }) => `${name}.md`).toSorted());
  });
});

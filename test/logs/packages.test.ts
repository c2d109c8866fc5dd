import { describe, expect, test } from '@jest/globals';
import type { Rule } from '../../src/finding/finding.ts';
import { openManifest, packageOf } from '../../src/logs/packages.ts';

const rule = (id: string): Rule => ({ id, deprecatedIds: [], tags: [] });
const qualified = (name: string) => ({ locations: [{ logicalLocations: [{ fullyQualifiedName: name }] }] });

describe('the package of a result', () => {
  test.each([
    [
      'grype',
      'GHSA-35jh-r3h4-6jhm-lodash',
      'A high vulnerability in npm package: lodash, version 4.17.20 was found at: /package-lock.json',
      {},
      'lodash',
      '4.17.20',
    ],
    [
      'Grype',
      'CVE-2008-0732-geronimo_1.1_spec',
      'The path lib/a.jar reports geronimo_1.1_spec at version 1.0.1  which would result in a vulnerable (java-archive) package installed',
      {},
      'geronimo_1.1_spec',
      '1.0.1',
    ],
    [
      'Trivy',
      'CVE-2024-29041',
      'Package: express\nInstalled Version: 4.18.0\nVulnerability CVE-2024-29041',
      {},
      'express',
      '4.18.0',
    ],
    [
      'osv-scanner',
      'CVE-2023-29401',
      "Package 'github.com/gin-gonic/gin@1.4.0' is vulnerable to 'CVE-2023-29401' (also known as 'GO-2023-1737').",
      {},
      'github.com/gin-gonic/gin',
      '1.4.0',
    ],
    ['osv-scanner', 'MAL-2024-1', "Package '@a/b@1.4.0' is vulnerable to 'MAL-2024-1'.", {}, '@a/b', '1.4.0'],
    [
      'cargo-audit',
      'RUSTSEC-2020-0071',
      'time 0.1.43 is vulnerable to RUSTSEC-2020-0071 (Potential segfault)',
      {},
      'time',
      '0.1.43',
    ],
    [
      'Snyk Open Source',
      'SNYK-HEX-PAGINATOR-1086684',
      'This file introduces a vulnerable paginator package with a critical severity vulnerability.',
      qualified('paginator@0.6.0'),
      'paginator',
      '0.6.0',
    ],
    [
      'pip-audit',
      'PYSEC-2018-66',
      'flask 0.5 is affected by PYSEC-2018-66 (also known as CVE-2018-1000656). Fixed in 0.12.3.',
      {},
      'flask',
      '0.5',
    ],
    [
      'cargo-audit',
      'RUSTSEC-2021-0003',
      'smallvec 1.6.0 has a unmaintained warning: Buffer overflow in SmallVec::insert_many',
      {},
      'smallvec',
      '1.6.0',
    ],
    [
      'any',
      'GHSA-35jh-r3h4-6jhm',
      'Command injection',
      { properties: { purl: 'pkg:npm/%40a/b@1.2.3?x=y' } },
      '@a/b',
      '1.2.3',
    ],
  ])('%s: %s', (tool, id, message, result, name, version) => {
    expect(packageOf(result, rule(id), message, tool)).toMatchObject({ name, version });
  });

  test('is read only where an advisory names the rule', () => {
    const result = qualified('lodash@4.17.20');
    expect(packageOf(result, rule('no-lodash'), 'See CVE-2021-23337', 'Trivy')).toBeUndefined();
  });
});

describe('the line of a package', () => {
  test.each([
    [
      'package-lock.json',
      '{\n  "node_modules/@a/b": {\n    "version": "1.0"\n  },\n  "node_modules/x/node_modules/b": {\n    "version": "1.0"\n  }',
      'b',
      '1.0',
      6,
    ],
    ['pnpm-lock.yaml', 'packages:\n\n  ws-x@7.4.0:\n    a: b\n  ws@7.4.0(c@1):\n', 'ws', '7.4.0', 5],
    [
      'yarn.lock',
      'b@^2:\n  version "2.0"\n\nlodash@^4.17.0, lodash@~4:\n  version "4.17.20"\n',
      'lodash',
      '4.17.20',
      5,
    ],
    ['requirements.txt', 'flask==1.0\nJinja2[x]==2.10 # why\n', 'jinja2', '2.10', 2],
    [
      'poetry.lock',
      '[[package]]\nname = "b"\nversion = "1.1"\n\n[[package]]\nname = "a_b"\nversion = "1.0"\n',
      'a-b',
      '1.0',
      7,
    ],
    [
      'Cargo.lock',
      '[[package]]\nname = "b"\nversion = "1.0"\n\n[[package]]\nname = "b"\nversion = "1.1"\n',
      'b',
      '1.1',
      7,
    ],
    ['uv.lock', '[[package]]\nname = "b"\nversion = "1.0"\nsource = { }\n', 'b', '1.0', 3],
    [
      'go.sum',
      'golang.org/x/text/v2 v0.3.0 h1:x\ngolang.org/x/text v0.3.0/go.mod h1:y\n',
      'golang.org/x/text',
      '0.3.0',
      2,
    ],
    [
      'pom.xml',
      '<dependency>\n  <groupId>org.x</groupId>\n  <artifactId>y-core</artifactId>\n  <version>2.1</version>\n',
      'org.x:y-core',
      '2.1',
      4,
    ],
    ['Gemfile.lock', 'GEM\n  specs:\n    rails (5.0.0)\n      actionpack (= 5.0.0)\n', 'rails', '5.0.0', 3],
    [
      'composer.lock',
      '{\n  "name": "symfony/http-kernel",\n  "version": "v4.4.0",\n',
      'symfony/http-kernel',
      'v4.4.0',
      3,
    ],
  ])('in %s', (_, text, name, version, line) => {
    expect(openManifest(text.split('\n'))({ name, version }).exact[0]).toBe(line);
  });

  test('has its name alone where no entry has the version', () => {
    const named = openManifest(['<artifactId>y</artifactId>', '<version>0</version>'])({
      name: 'x:y',
      version: '1',
    });
    expect(named).toEqual({ exact: [], anyVersion: [1] });
  });
});

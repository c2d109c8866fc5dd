import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Log, ReportingDescriptor } from 'sarif';
import { runSourceCli } from '../action/run-cli.ts';
import { createRepository, type Files } from '../git/repository.ts';

interface Found {
  readonly tool: string;
  readonly rule: ReportingDescriptor;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: string;
  readonly path: string;
  readonly line: number;
}

/** Of paths that hold anything. */
const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

function logOf(all: readonly Found[]): Log {
  const runs = [...Map.groupBy(all, ({ tool }) => tool)].map(([name, found]) => ({
    tool: { driver: { name, version: '10.1.0', rules: found.map(({ rule }) => rule) } },
    results: found.map(({ rule, level, message, path, line }, ruleIndex) => ({
      ruleId: rule.id,
      ruleIndex,
      level,
      message: { text: message },
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: uriOf(path) },
            region: { startLine: line, startColumn: 2 },
          },
        },
      ],
    })),
  }));
  return { version: '2.1.0', runs };
}

/** The page of a plan for a change from `base` to `head` over one log. */
async function planPage(base: Files, head: Files, found: readonly Found[]): Promise<string> {
  const repository = createRepository();
  const folder = mkdtempSync(join(tmpdir(), 'report-page-'));
  try {
    repository.commit(base);
    repository.git('branch', 'base');
    repository.commit(head);
    const [log, page] = [join(folder, 'log.sarif'), join(folder, 'report.html')];
    writeFileSync(log, JSON.stringify(logOf(found)));
    await runSourceCli(['plan', log, '--base', 'base', '--report-file', page], repository.path);
    return readFileSync(page, 'utf8');
  } finally {
    repository.dispose();
    rmSync(folder, { recursive: true });
  }
}

const CODE = 'export function total(cart) {\n\tlet unused = 1;\n\treturn eval(cart);\n}\n';
const eslint = (rule: string, level: Found['level'], path: string, line: number): Found => ({
  tool: 'ESLint',
  rule: { id: rule, helpUri: `https://eslint.example/rules/${rule}` },
  level,
  message: 'Unexpected.',
  path,
  line,
});

/** Four findings in three files, one of which the change leaves alone. */
export function ordinaryPage(): Promise<string> {
  return planPage(
    { 'src/old.ts': 'old();\n' },
    { 'src/shop/cart.ts': CODE, 'src/shop/price.ts': 'price();\n' },
    [
      eslint('no-eval', 'error', 'src/shop/cart.ts', 3),
      eslint('no-unused', 'warning', 'src/shop/cart.ts', 2),
      { ...eslint('ApexDoc', 'note', 'src/shop/price.ts', 1), tool: 'PMD' },
      { ...eslint('ApexDoc', 'warning', 'src/old.ts', 1), tool: 'PMD' },
    ],
  );
}

/** Texts that are everything which a log names: tools, rules, messages, addresses; and the code. */
export function hostilePage(texts: readonly string[], address: string): Promise<string> {
  const code = texts.map((text) => `${text}\n`).join('');
  return planPage(
    { 'a.txt': 'x\n' },
    { 'src/a.ts': code },
    texts.map((text, index) => ({
      tool: text,
      rule: { id: text, helpUri: index % 2 === 0 ? address : `https://a.example/"${text}` },
      level: 'error',
      message: text,
      path: 'src/a.ts',
      line: index + 1,
    })),
  );
}

import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Lets this process import the sandbox's pages: Node.js strips types by itself, but does not translate JSX.
 */
function loadPages(): void {
  registerHooks({
    load(url, context, nextLoad) {
      if (!url.endsWith('.tsx')) return nextLoad(url, context);
      const { code } = transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', importSource: 'hono/jsx' } },
        },
        module: { type: 'es6' },
      });
      return { format: 'module', source: code, shortCircuit: true };
    },
  });
}

/**
 * How runs end in the presence of faults, races and kills. Reads its options from the command line, after the
 * name of the bench.
 */
export async function benchConverge(print: (text: string) => void): Promise<object> {
  loadPages();
  const { runConverge } = await import('./converge-bench.ts');
  const result = await runConverge(print, process.argv.slice(3));
  if (result.breaches.length > 0) process.exitCode = 1;
  return result;
}

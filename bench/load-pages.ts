import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/**
 * Lets this process import the sandbox's pages: Node.js strips types by itself, but does not translate JSX.
 */
export function loadPages(): void {
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

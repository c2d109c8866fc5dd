import { loadPages } from './load-pages.ts';

/**
 * How runs end in the presence of faults, races and kills. Reads its options from the command line, after the
 * name of the bench.
 */
export async function benchConverge(print: (text: string) => void): Promise<unknown> {
  loadPages();
  const { runConverge } = await import('./converge-bench.ts');
  const result = await runConverge(print, process.argv.slice(3));
  if (result.breaches.length > 0) process.exitCode = 1;
  return result;
}

import { type BenchResult, count, type Print } from './result.ts';
import { expectStatus, openStage, toFile, toLog, toReports } from './stage.ts';

const SIZES = [0, 50, 1_000];

/** How many calls a run makes when nothing has changed since the last one. */
export async function benchRequests(print: Print): Promise<BenchResult> {
  const stage = await openStage();
  const figures: { threads: number; calls: Readonly<Record<string, number>> }[] = [];
  try {
    const base = stage.repository.commit({ 'src/seen.js': 'seen();\n' });
    const head = stage.repository.commit({ 'src/file.js': toFile('value', Math.max(...SIZES)) });
    await stage.deploy(base, head);
    for (const threads of SIZES) {
      const log = toLog(toReports('src/file.js', threads));
      expectStatus(await stage.run(log));
      const again = await stage.run(log);
      expectStatus(again);
      figures.push({ threads, calls: again.calls });
      print(`${count(threads)} own threads: ${describe(again.calls)}`);
    }
  } finally {
    stage.close();
  }
  const columns = ['token', 'get-deployment', 'list-comments', 'put-check'];
  return {
    kind: 'speed',
    title: 'Requests',
    about:
      'The table shows the requests of a run that finds nothing changed since the previous run. Each page of the list has 100 comments.',
    columns: ['own threads', ...columns, 'all others'],
    rows: figures.map(({ threads, calls }) => [
      count(threads),
      ...columns.map((name) => String(calls[name] ?? 0)),
      String(sum(Object.entries(calls).filter(([name]) => !columns.includes(name)))),
    ]),
    notes: ['A test checks these counts: `test/run/requests.test.ts`.'],
    figures,
  };
}

function describe(calls: Readonly<Record<string, number>>): string {
  return Object.entries(calls)
    .map(([name, times]) => `${times} ${name}`)
    .join(', ');
}

function sum(entries: readonly (readonly [string, number])[]): number {
  return entries.reduce((total, [, times]) => total + times, 0);
}

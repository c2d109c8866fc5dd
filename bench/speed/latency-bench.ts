import { type BenchResult, count, type Print, ratio, seconds } from './result.ts';
import { expectStatus, openStage, type Stage, type TimedRun, toFile, toLog, toReports } from './stage.ts';

const LATENCY_MS = 50;
const FINDINGS = 1_000;
const WRITES_A_SECOND = 10;
const THROTTLED_FINDINGS = 200;

interface Case {
  readonly name: string;
  readonly run: TimedRun;
  /** What no client could be faster than, in milliseconds, where there is such a bound. */
  readonly bound?: number;
}

/** Work that mostly waits for the service: many writes at 50 ms a call, and to a service that limits them. */
export async function benchLatency(print: Print): Promise<BenchResult> {
  const cases = [
    ...(await onStage((stage) => postAndResolve(stage, 0, 'no latency'))),
    ...(await onStage((stage) => postAndResolve(stage, LATENCY_MS, `${LATENCY_MS} ms a call`))),
    ...(await onStage(throttled)),
  ];
  for (const { name, run } of cases) print(`${name}: ${seconds(run.wall)}, ${writesOf(run)} writes`);
  return {
    kind: 'speed',
    title: 'Latency',
    about: `One service waits ${LATENCY_MS} ms before each response. Another accepts ${WRITES_A_SECOND} writes per second, and answers 429 to further writes. The first two rows are the time of the run itself.`,
    columns: ['run', 'time', 'CPU time', 'writes', '429', 'compared with the minimum'],
    rows: cases.map(({ name, run, bound }) => [
      name,
      seconds(run.wall),
      seconds(run.cpu),
      count(writesOf(run)),
      String(run.calls['429'] ?? 0),
      bound === undefined ? '' : ratio(run.wall, bound),
    ]),
    notes: [
      `For the limited service, the minimum is the time that the writes take at ${WRITES_A_SECOND} per second.`,
      'To resolve a thread, a run sends two writes: it sets the flag, and posts the signed reply that records this.',
    ],
    figures: cases.map(({ name, run: { wall, cpu, calls }, bound }) => ({ name, wall, cpu, calls, bound })),
  };
}

async function onStage(play: (stage: Stage) => Promise<readonly Case[]>): Promise<readonly Case[]> {
  const stage = await openStage();
  try {
    const base = stage.repository.commit({ 'src/seen.js': 'seen();\n' });
    const head = stage.repository.commit({ 'src/file.js': toFile('value', FINDINGS) });
    await stage.deploy(base, head);
    return await play(stage);
  } finally {
    stage.close();
  }
}

async function postAndResolve(stage: Stage, latencyMs: number, how: string): Promise<readonly Case[]> {
  await stage.service.tell({ latencyMs });
  const posted = await stage.run(toLog(toReports('src/file.js', FINDINGS)));
  expectStatus(posted);
  const base = stage.repository.git('rev-parse', 'HEAD~1');
  await stage.deploy(base, stage.repository.commit({ 'src/file.js': toFile('other', FINDINGS) }));
  const resolved = await stage.run(toLog([]));
  expectStatus(resolved);
  return [
    { name: `post ${count(FINDINGS)}, ${how}`, run: posted },
    { name: `resolve ${count(FINDINGS)}, ${how}`, run: resolved },
  ];
}

async function throttled(stage: Stage): Promise<readonly Case[]> {
  await stage.service.tell({ latencyMs: LATENCY_MS, writesPerSecond: WRITES_A_SECOND });
  const run = await stage.run(toLog(toReports('src/file.js', THROTTLED_FINDINGS)));
  expectStatus(run);
  const bound = (writesOf(run) / WRITES_A_SECOND) * 1_000;
  return [{ name: `post ${THROTTLED_FINDINGS}, ${WRITES_A_SECOND} writes a second`, run, bound }];
}

const READS = ['token', 'get-deployment', 'list-comments', '429'];

function writesOf({ calls }: TimedRun): number {
  return Object.entries(calls)
    .filter(([name]) => !READS.includes(name))
    .reduce((total, [, times]) => total + times, 0);
}

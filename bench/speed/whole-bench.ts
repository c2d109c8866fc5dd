import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BenchResult, count, megabytes, type Print, seconds } from './result.ts';
import { expectStatus, openStage, type TimedRun, toFile, toLog, toReports } from './stage.ts';

const HEADS = 40;
const THREADS_A_HEAD = 50;
const FINDINGS = 5_000;
const LOG_BYTES = 100_000_000;
const LINES_A_FILE = 100;

/**
 * A large run from start to end: a log of 100 MB, 5,000 findings on the diff, 2,000 threads over 40 old
 * heads.
 */
export async function benchWhole(print: Print): Promise<BenchResult> {
  const stage = await openStage();
  const folder = mkdtempSync(join(tmpdir(), 'sarif-review-whole-'));
  try {
    const base = stage.repository.commit({ 'src/seen.js': 'seen();\n' });
    const paths = Array.from({ length: FINDINGS / LINES_A_FILE }, (_, index) => `src/file-${index}.js`);
    for (let push = 0; push < HEADS; push += 1) {
      const path = paths[push] ?? '';
      const head = stage.repository.commit({ [path]: toFile(`value${push}x`, LINES_A_FILE) });
      await stage.deploy(base, head);
      const seen = paths.slice(0, push + 1).flatMap((file) => toReports(file, THREADS_A_HEAD));
      expectStatus(await stage.run(toLog(seen)));
    }
    print(`${HEADS * THREADS_A_HEAD} threads over ${HEADS} heads are there`);
    const rest = Object.fromEntries(
      paths.map((path, index) => [path, `import first;\n${toFile(`value${index}x`, LINES_A_FILE)}`]),
    );
    await stage.deploy(base, stage.repository.commit(rest));
    const log = join(folder, 'large.sarif');
    writeFileSync(log, largeLog(paths));
    const run = await stage.run(log, { 'max-threads': '2000' });
    expectStatus(run);
    print(`${seconds(run.wall)}, processor ${seconds(run.cpu)}, peak ${megabytes(run.peak)}`);
    return toResult(run);
  } finally {
    stage.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The findings of the diff, one line further down than before, among results of other files with what
 * analyzers add to them.
 */
function largeLog(paths: readonly string[]): string {
  const shifted = paths.flatMap((path) =>
    toReports(path, LINES_A_FILE).map((report) => ({ ...report, line: report.line + 1 })),
  );
  const [head = '', tail = ''] = JSON.stringify(toLog(shifted)).split(/(?<="results":\[)/u);
  const snippet = { text: 'const value = compute(request.body, context);\n'.repeat(20) };
  const filler: string[] = [];
  for (let bytes = head.length + tail.length, index = 0; bytes < LOG_BYTES; index += 1) {
    const uri = `lib/other-${index % 1_000}.js`;
    const region = { startLine: 1 + (index % 500), snippet };
    const result = {
      ruleId: `other-${index % 100}`,
      message: { text: `The value ${index} is not checked.` },
      locations: [{ physicalLocation: { artifactLocation: { uri }, region, contextRegion: region } }],
      codeFlows: [
        {
          threadFlows: [
            { locations: [{ location: { physicalLocation: { artifactLocation: { uri }, region } } }] },
          ],
        },
      ],
    };
    const text = `${JSON.stringify(result)},`;
    filler.push(text);
    bytes += text.length;
  }
  return `${head}${filler.join('')}${tail}`;
}

function toResult(run: TimedRun): BenchResult {
  const { timings } = run.report as { timings: Readonly<Record<string, number>> };
  const { reading = 0, comparing = 0, applying = 0, git = 0, gitProcesses = 0 } = timings;
  return {
    kind: 'speed',
    title: 'Whole run',
    about: `The log has ${megabytes(LOG_BYTES)}, with ${count(FINDINGS)} findings on the diff. There are ${count(HEADS * THREADS_A_HEAD)} threads from ${HEADS} old heads, and all of their findings have moved down by one line. The service has no latency.`,
    columns: ['figure', 'value'],
    rows: [
      ['wall time', seconds(run.wall)],
      ['CPU time, without git', seconds(run.cpu)],
      ['peak memory', megabytes(run.peak)],
      ['reading the log', seconds(reading)],
      ['comparing: commits, list of threads, diffs, matching, plan', seconds(comparing)],
      ['applying', seconds(applying)],
      [`git, included in the times above, ${gitProcesses} processes`, seconds(git)],
      ['the rest: start, report, outputs', seconds(run.wall - reading - comparing - applying)],
    ],
    notes: [
      'Each report contains these times under `timings`. With `--timings`, or if `SARIF_REVIEW_TIMINGS` is set, they are also at the end of the log.',
    ],
    figures: { wall: run.wall, cpu: run.cpu, peak: run.peak, timings },
  };
}

import type { Log } from 'sarif';
import { z } from 'zod';
import type { Service } from '../run/name-change.ts';
import { runOn } from '../run/run-on.ts';
import { openStory, type Story } from '../run/story.ts';

// Plays a change of several pushes, each with a run, and people who dismiss; and counts what went wrong, with
// the truth known.

/** What a tool tells of one problem. */
interface Report {
  /** The problem that it is about. */
  readonly id: string;
  /** What tells its result: the message, or the rule. */
  readonly message: string;
  /** What the comment of its thread shows. */
  readonly shown: string;
}

export interface Played {
  readonly files: Readonly<Record<string, string | null>>;
  readonly log: Log;
  readonly reports: readonly Report[];
  /** Problems that are in the head, and those of them that a person dismisses. */
  readonly alive: ReadonlySet<string>;
  readonly dismissed: ReadonlySet<string>;
}

/** What went wrong, as `PROBLEM in PUSH`. */
export interface Mistakes {
  threads: number;
  readonly twice: string[];
  readonly askedAgain: string[];
  readonly calledFixed: string[];
  /** A dismissed thread took the report of another problem, which nobody had judged. */
  readonly dismissedOther: string[];
  /** Threads that are open in the end although what they are about is mended. */
  readonly leftOpen: string[];
  /** The check passed although something was reported and nobody dismissed it. */
  readonly silent: string[];
}

const reportSchema = z.object({
  findings: z.array(
    z.object({
      message: z.string(),
      ruleId: z.string(),
      disposition: z.string(),
      discussionId: z.string().nullable(),
    }),
  ),
});

export async function playHistory(
  service: Service,
  base: Played['files'],
  pushes: readonly Played[],
): Promise<Mistakes> {
  const [first] = pushes;
  const story = await openStory('full', base, first?.files ?? {});
  try {
    return await play(service, story, pushes);
  } finally {
    await story.end();
  }
}

async function play(service: Service, story: Story, pushes: readonly Played[]): Promise<Mistakes> {
  const mistakes: Mistakes = {
    ...{ threads: 0, twice: [], askedAgain: [], calledFixed: [] },
    ...{ dismissedOther: [], leftOpen: [], silent: [] },
  };
  const ann = await story.person('Ann');
  /** What each thread was posted about. */
  const about = new Map<string, string>();
  const shows = new Map<string, readonly string[]>();
  const held = new Map<string, string>();
  const judged = new Set<string>();
  const resolvedBefore = new Set<string>();
  for (const [push, { files, log, reports, alive, dismissed }] of pushes.entries()) {
    const before = pushes[push - 1]?.files ?? {};
    // What is gone already cannot be taken out again.
    const changed = Object.entries(files).filter(([path, text]) => text !== null || before[path] !== null);
    if (push > 0) await story.push(Object.fromEntries(changed));
    const result = await runOn(service, story, log, INPUTS);
    const { findings } = reportSchema.parse(result.report);
    const idOf = new Map(reports.map(({ id, message }) => [message, id]));
    const now = `in ${push}`;
    for (const { message, ruleId, disposition, discussionId } of findings) {
      const id = idOf.get(message) ?? idOf.get(ruleId) ?? `${ruleId}${OF_BASE}`;
      const thread = discussionId ?? '';
      if (disposition === 'posted' && !about.has(thread)) {
        if ([...about.values()].includes(id)) mistakes.twice.push(`${id} ${now}`);
        if ([...judged].some((one) => about.get(one) === id)) mistakes.askedAgain.push(`${id} ${now}`);
        about.set(thread, id);
      }
      // Of two that are one on its line, both are shown.
      if (disposition === 'posted') shows.set(thread, [...(shows.get(thread) ?? []), id]);
      if (judged.has(thread) && shows.get(thread)?.includes(id) !== true && !dismissed.has(id))
        mistakes.dismissedOther.push(`${id} by ${about.get(thread)} ${now}`);
    }
    const { threads } = await story.truth();
    // A service has names of its own for what the sandbox holds.
    for (const [thread, id] of about) {
      if (held.has(thread) || id.endsWith(OF_BASE)) continue;
      const { shown = '' } = reports.find((one) => one.id === id) ?? {};
      const taken = new Set(held.values());
      const one = threads.find(
        ({ discussionId, comments }) =>
          !taken.has(discussionId) && comments[0]?.body.includes(shown) === true && about.get(thread) === id,
      );
      if (one === undefined) throw new Error(`the sandbox has no thread of ${id}`);
      held.set(thread, one.discussionId);
    }
    const resolvedNow = new Set(threads.flatMap((one) => (one.resolved === true ? one.discussionId : [])));
    const isResolved = { has: (thread: string): boolean => resolvedNow.has(held.get(thread) ?? '') };
    for (const [thread, id] of about) {
      const isNew = isResolved.has(thread) && !resolvedBefore.has(thread);
      if (isNew && !judged.has(thread) && alive.has(id)) mistakes.calledFixed.push(`${id} ${now}`);
      if (judged.has(thread) && !isResolved.has(thread)) mistakes.askedAgain.push(`${id} is open ${now}`);
      if (isResolved.has(thread)) resolvedBefore.add(thread);
      else resolvedBefore.delete(thread);
    }
    if (result.status === 0 && reports.some(({ id }) => !dismissed.has(id))) mistakes.silent.push(now);
    for (const [thread, id] of about)
      if (dismissed.has(id) && !judged.has(thread)) {
        judged.add(thread);
        await ann.reply(held.get(thread) ?? '', 'false positive: it is meant');
      }
  }
  const last = pushes.at(-1)?.alive ?? new Set<string>();
  for (const [thread, id] of about)
    if (!last.has(id) && !id.endsWith(OF_BASE) && !resolvedBefore.has(thread)) mistakes.leftOpen.push(id);
  mistakes.threads = about.size;
  return mistakes;
}

/** What the base had too is nobody's concern here. */
const OF_BASE = ' of the base';

const INPUTS = {
  dismissals: 'replies',
  'accept-resolved': 'true',
  'fail-level': 'warning',
  'max-threads': '200',
};

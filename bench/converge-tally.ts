import { nameOf } from '../test/converge/faults.ts';
import type { Played, Story } from '../test/converge/play-story.ts';
import { toTable } from './table.ts';

/** How often something went wrong: in how many stories, and how many times in all. */
interface Count {
  readonly stories: number;
  readonly times: number;
}

interface Breach {
  /** The story; for a random one the command that plays it again. */
  readonly story: string;
  readonly breaches: readonly string[];
}

/** Counts of many stories. */
export interface StoryTally {
  take(name: string, story: Story, played: Played): void;
  /** Takes what a story broke; nothing where it broke nothing. */
  breach(name: string, breaches: readonly string[]): void;
  /** Every breach of the promise so far. */
  readonly breaches: readonly Breach[];
  readonly faults: Readonly<Record<string, Count>>;
  /** Runs of the stories by how they ended. */
  readonly ends: Readonly<Record<string, number>>;
  table(): string;
}

/** A new tally, which prints a breach as soon as it comes. */
export function createStoryTally(print: (text: string) => void): StoryTally {
  const faults: Record<string, Count> = {};
  const ends: Record<string, number> = {};
  const breaches: Breach[] = [];
  const breach: StoryTally['breach'] = (name, broken) => {
    if (broken.length === 0) return;
    breaches.push({ story: name, breaches: broken });
    print(`BREACH in ${name}\n  ${broken.join('\n  ')}`);
  };
  return {
    breach,
    breaches,
    faults,
    ends,
    take(name, story, played) {
      const happened = [...played.injected.map(({ effect }) => nameOf(effect)), ...happenings(story)];
      for (const [what, { length }] of Map.groupBy(happened, (one) => one)) {
        const { stories = 0, times = 0 } = faults[what] ?? {};
        faults[what] = { stories: stories + 1, times: times + length };
      }
      for (const end of played.ends) {
        const how = end.kind === 'ended' ? end.result.conclusion : end.kind;
        ends[how] = (ends[how] ?? 0) + 1;
      }
      breach(name, played.breaches);
    },
    table: () =>
      toTable([
        ['what went wrong', 'stories', 'times'],
        ...Object.entries(faults)
          .toSorted(([a], [b]) => (a < b ? -1 : 1))
          .map(([what, { stories, times }]) => [what, String(stories), String(times)]),
      ]),
  };
}

/** What the sandbox does not inject: runs at once, and ends in the middle. */
function happenings({ steps }: Story): readonly string[] {
  return steps.flatMap((step) => {
    if (step.kind === 'base-moves') return ['new base between runs'];
    if (step.kind === 'event') return ['a person acts between runs'];
    if (step.kind === 'push') return [];
    const atOnce = step.runs.length > 1 ? [`${step.runs.length} runs at once`] : [];
    const endings = step.runs.flatMap(({ ending }) => {
      if (ending === undefined) return [];
      return [
        ending.kind === 'kill' ? `killed ${ending.when} a call` : `stopped by a signal ${ending.when} a call`,
      ];
    });
    return [...atOnce, ...endings];
  });
}

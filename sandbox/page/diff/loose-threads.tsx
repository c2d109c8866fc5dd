import type { CardScene } from '../thread/card-scene.ts';
import { PostedLines } from '../thread/posted-lines.tsx';
import { ThreadCard } from '../thread/thread-card.tsx';
import type { ThreadView } from '../thread/thread-view.ts';

interface Props {
  readonly heading: string;
  readonly threads: readonly ThreadView[];
  readonly scene: CardScene;
}

/** Threads that stand at no line of the diff, each with the lines that it was posted on. */
export function LooseThreads({ heading, threads, scene }: Props) {
  if (threads.length === 0) return null;
  return (
    <div class="loose">
      <h4>{heading}</h4>
      {threads.map((thread) => (
        <ThreadCard thread={thread} scene={scene}>
          <PostedLines thread={thread} scene={scene} form="open" />
        </ThreadCard>
      ))}
    </div>
  );
}

import { PostedExcerpt } from '../diff/excerpt.tsx';
import type { CardScene } from './card-scene.ts';
import type { ThreadView } from './thread-view.ts';

interface Props {
  readonly thread: ThreadView;
  readonly scene: CardScene;
  readonly form: 'open' | 'folded';
}

/** The lines that a thread was posted on, where they are not those of the current diff. */
export function PostedLines({ thread: { discussion }, scene, form }: Props) {
  const { id, position } = discussion;
  const file = scene.pinned.get(id);
  if (position === null || file === undefined) return null;
  return <PostedExcerpt file={file} position={position} form={form} />;
}

import type { PlannedPush } from '../../store/deployments.ts';
import { FormToken } from '../form-token.tsx';
import type { Viewer } from '../viewer.ts';

interface Props {
  readonly number: number;
  readonly push: PlannedPush | undefined;
  readonly viewer: Viewer;
}

/** Moves a deployment of the demo to its next state. */
export function NextPush({ number, push, viewer }: Props) {
  if (push === undefined) return null;
  if (viewer.user === undefined)
    return <p class="soft next-push">Next push: {push.label}. Sign in to push it.</p>;
  return (
    <form class="next-push" method="post" action={`/deployments/${number}/next-push`}>
      <FormToken csrf={viewer.csrf} />
      <span class="soft">{push.label}</span> <button type="submit">Next push</button>
    </form>
  );
}

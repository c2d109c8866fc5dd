import type { Deployment } from '../../store/deployment-store.ts';
import type { Viewer } from '../viewer.ts';

/** Moves a deployment of the demo to its next state. */
export function NextPush(_props: { deployment: Deployment; viewer: Viewer }) {
  return null;
}

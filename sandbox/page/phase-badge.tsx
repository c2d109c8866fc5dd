import { DRAFT } from '../phase.ts';
import type { Deployment } from '../store/deployments.ts';
import { WORDS, type Words } from './words.ts';

interface Props {
  readonly deployment: Deployment;
  readonly words: Words;
}

/**
 * How far a change has come, in the words of its service: a phase, or whether it is a draft, open or ended.
 */
export function PhaseBadge({ deployment: { phase, state }, words }: Props) {
  const isOpen = phase !== DRAFT && state === 'open';
  const ofHost = phase === DRAFT && state === 'open' ? 'draft' : state;
  return (
    <span class={`badge ${isOpen ? 'state-open' : 'neutral'}`}>
      {words === WORDS.deployments ? phase.toLowerCase() : ofHost}
    </span>
  );
}

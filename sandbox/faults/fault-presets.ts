import type { EventHub } from '../events/event-hub.ts';
import { Refusal } from '../rules/refusal.ts';
import type { FaultRule } from './fault-rule.ts';
import type { Faults } from './faults.ts';

/** A fault that a person switches on and off by name. */
interface FaultPreset {
  readonly id: string;
  /** What goes wrong, in a sentence. */
  readonly label: string;
  readonly rule: FaultRule;
}

/** What goes wrong in the world most often. Chance is even, so that some calls get through. */
const PRESETS: readonly FaultPreset[] = [
  {
    id: 'lost-answers',
    label: 'Every other answer to a new comment is lost after the comment was posted',
    rule: {
      operation: 'create-comment',
      probability: 0.5,
      effect: { kind: 'lost', when: 'after', by: 'close' },
    },
  },
  {
    id: 'unavailable',
    label: 'Every other new comment is answered with 503 and was not posted',
    rule: {
      operation: 'create-comment',
      probability: 0.5,
      effect: {
        kind: 'status',
        status: 503,
        when: 'before',
        message: 'Service unavailable',
        retryAfter: '1',
      },
    },
  },
  {
    id: 'rate-limit',
    label: 'Every other listing of comments is answered with 429',
    rule: {
      operation: 'list-comments',
      probability: 0.5,
      effect: { kind: 'status', status: 429, when: 'before', message: 'Too many requests', retryAfter: '1' },
    },
  },
  {
    id: 'lagging-listing',
    label: 'The listing of comments does not show the last three changes yet',
    rule: { operation: 'list-comments', effect: { kind: 'lagging-listing', writes: 3 } },
  },
  {
    id: 'resolve-refused',
    label: 'Resolving and reopening threads fails with 500',
    rule: {
      operation: 'resolve',
      effect: { kind: 'status', status: 500, when: 'before', message: 'Internal error' },
    },
  },
  {
    id: 'cut-check',
    label: 'The answer to a check breaks off half-way, and the check was put',
    rule: { operation: 'put-check', effect: { kind: 'cut-body' } },
  },
  {
    id: 'expired-token',
    label: 'The third new comment is refused with 401, as with a token that has expired',
    rule: {
      operation: 'create-comment',
      calls: [3],
      effect: { kind: 'status', status: 401, when: 'before', message: 'Invalid or expired access token' },
    },
  },
  {
    id: 'person-replies',
    label: 'A person replies to the first thread while the comments are listed',
    rule: {
      operation: 'list-comments',
      calls: [1],
      effect: { kind: 'person-replies', thread: 0, body: 'I shall look into it.' },
    },
  },
];

/** A preset, and whether it is on. */
export interface SwitchableFault {
  readonly id: string;
  readonly label: string;
  readonly state: 'on' | 'off';
}

/** All presets, in the order of a page. */
export function listSwitchableFaults(faults: Faults): readonly SwitchableFault[] {
  return PRESETS.map(({ id, label, rule }) => ({ id, label, state: faults.has(rule) ? 'on' : 'off' }));
}

/**
 * Switches a preset on or off beside the other rules. Refuses with `not-found` where there is no such preset.
 */
export function switchFault(
  { faults, events }: { readonly faults: Faults; readonly events: EventHub },
  id: string,
  state: 'on' | 'off',
): void {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  if (preset === undefined) throw new Refusal('not-found', 'Fault not found');
  if (state === 'off') faults.remove(preset.rule);
  else if (!faults.has(preset.rule)) faults.add(preset.rule);
  events.emit({ type: 'fault', deployment: null, id });
}

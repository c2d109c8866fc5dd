import type { Spot } from '../finding/spot.ts';
import type { OwnThread } from '../thread/own-thread.ts';
import type { SpotVerdict } from './account.ts';
import type { Move } from './move.ts';
import type { ObservedSpot } from './situation.ts';

/** A spot on its way through the plan, whose stations (plan.ts) complete the row one after the other. */
export interface PlannedSpot extends ObservedSpot {
  /** What happens to its thread; missing where it has none. */
  move: Move | undefined;
  /** The change brings it in, as this run or an earlier one found by the log of the base. */
  readonly isNew: boolean;
  /** The spot without the results that are existing, and as bad as the others are. */
  readonly newPart: Spot;
  /** Why it gets no thread, however many are free. */
  readonly whyNone: SpotVerdict | undefined;
  /** It fails the check, unless people accept it. */
  readonly counts: boolean;
  /** Why it gets no thread of its own. */
  cover?: TwinCover;
  /** Those that its thread covers, be it there already or new. */
  readonly twins: PlannedSpot[];
  /** What becomes of its findings that are present; missing where none is, and until it is known. */
  verdict: SpotVerdict | undefined;
}

/** The thread of a twin stands, or the twin gets one. */
type TwinCover =
  | {
      readonly kind: 'thread';
      readonly by: OwnThread;
      /** Its spot; missing where the thread is held. */
      readonly of?: PlannedSpot;
      /** A person resolved that thread, and its comment named the spot. */
      readonly isDecided: boolean;
      readonly reason: string;
    }
  | { readonly kind: 'spot'; readonly by: PlannedSpot; readonly reason: string };

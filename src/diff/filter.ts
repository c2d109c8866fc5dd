import { FILTER_MODES, type FilterMode } from './anchor.ts';

/** Whether a finding whose narrowest filter mode is `narrowest` gets through under `mode`. */
export function passesFilter(mode: FilterMode, narrowest: FilterMode): boolean {
  return FILTER_MODES.indexOf(narrowest) <= FILTER_MODES.indexOf(mode);
}

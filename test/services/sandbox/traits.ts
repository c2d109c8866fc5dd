import type { Capabilities } from '../../../src/services/port.ts';

/** What a service is like: what the plan knows of it, and what its listing tells. */
export interface Traits {
  readonly name: string;
  readonly can: Capabilities;
  /** The listing says who wrote. */
  readonly authors: boolean;
  /** Places move along with the diff, so that the listing has none. */
  readonly movesPlaces: boolean;
  /** Of several comments that are posted at once, one that is refused costs all of them. */
  readonly allOrNothing: boolean;
}

const DEPLOYMENTS: Traits = {
  name: 'deployments',
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    suggestions: 'none',
    verdictText: [700, 250],
  },
  authors: false,
  movesPlaces: false,
  allOrNothing: false,
};

const GITLAB: Traits = {
  name: 'like GitLab',
  can: {
    ...DEPLOYMENTS.can,
    ladder: ['line', 'file'],
    bodyLimit: 1_000_000,
    edits: true,
    discussesDrafts: true,
    suggestions: 'one-click',
  },
  authors: true,
  movesPlaces: true,
  allOrNothing: false,
};

const GITHUB: Traits = {
  name: 'like GitHub',
  can: { ...GITLAB.can, lines: 'shown', postsAtOnce: 20, bodyLimit: 65_536, verdictText: [140] },
  authors: true,
  movesPlaces: true,
  allOrNothing: true,
};

/** Every kind of service that there is. */
export const SERVICES: readonly Traits[] = [DEPLOYMENTS, GITLAB, GITHUB];

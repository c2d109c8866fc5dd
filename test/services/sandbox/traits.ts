import type { Capabilities } from '../../../src/services/port.ts';
import type { Random } from '../../random.ts';

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
  /** What becomes of who resolves or reopens: `refused`, and the listing says it before or does not. */
  readonly resolving?: 'refused' | 'refused-and-listed';
}

export const DEPLOYMENTS: Traits = {
  name: 'deployments',
  can: {
    lines: 'changed-files',
    ladder: ['line', 'new-line'],
    postsAtOnce: 1,
    changesAtOnce: 1,
    bodyLimit: 65_000,
    edits: false,
    discussesDrafts: false,
    checkText: [700, 250],
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
    suggestion: { name: 'suggestion', around: 100 },
  },
  authors: true,
  movesPlaces: true,
  allOrNothing: false,
};

const GITHUB: Traits = {
  name: 'like GitHub',
  can: {
    ...GITLAB.can,
    lines: 'shown',
    postsAtOnce: 20,
    changesAtOnce: 20,
    bodyLimit: 65_536,
    suggestion: { name: 'suggestion' },
    checkText: [140],
  },
  authors: true,
  movesPlaces: true,
  allOrNothing: true,
};

/**
 * Any service that there could be: one that edits lists authors, since else nobody knew what may be edited.
 */
export function randomTraits(random: Random): Traits {
  const authors = random.chance(0.6);
  const postsAtOnce = random.pick([1, 1, 3, 20]);
  const can: Capabilities = {
    lines: random.pick(['changed-files', 'shown'] as const),
    ladder: random.pick([
      ['line'],
      ['line', 'new-line'],
      ['line', 'file'],
      ['line', 'new-line', 'file'],
    ] as const),
    postsAtOnce,
    changesAtOnce: postsAtOnce,
    bodyLimit: random.pick([4_000, 65_000, 1_000_000]),
    edits: authors && random.chance(0.7),
    discussesDrafts: random.chance(0.5),
    checkText: random.pick([[140], [700, 250]] as const),
  };
  const movesPlaces = random.chance(0.5);
  return { name: 'any', can, authors, movesPlaces, allOrNothing: postsAtOnce > 1 && random.chance(0.5) };
}

/** Services that let this client comment and not resolve. */
export const WITHOUT_RIGHT: readonly Traits[] = [
  { ...DEPLOYMENTS, name: 'deployments without the right to resolve', resolving: 'refused' },
  { ...GITLAB, name: 'like GitLab without the right to resolve', resolving: 'refused' },
  { ...GITHUB, name: 'like GitHub without the right to resolve', resolving: 'refused-and-listed' },
];

/** Every kind of service that there is. */
export const SERVICES: readonly Traits[] = [DEPLOYMENTS, GITLAB, GITHUB];

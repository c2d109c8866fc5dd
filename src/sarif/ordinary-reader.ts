import type { Finding } from '../finding/finding.ts';
import type { FileCatalogue } from './file-catalogue.ts';
import { NO_FINGERPRINTS, WrittenFingerprints } from './fingerprints.ts';
import { createLately } from './lately.ts';
import { nonBlank, toPlain } from './message.ts';
import { type Artifact, NAMELESS, placeIn, resolveArtifact } from './place.ts';
import type { RawRun } from './raw-log.ts';
import { type Lines, linesFrom } from './region.ts';
import { createHeadReader, type Head } from './result-reader.ts';
import type { RunContext } from './run-context.ts';
import { NONE, type OrdinaryLocation, type OrdinaryResult } from './scan/ordinary-result.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** How many rules and files are remembered, and how many messages and lists of names. */
const [MANY, FEW] = [8_192, 64];
const WHOLE_FILE: Lines = { kind: 'file' };

/** What results of the usual form are read by. */
export interface OrdinaryContext extends RunContext {
  readonly catalogue: FileCatalogue;
  /** A piece of a result, by its number. */
  readonly textOf: RawRun['textOf'];
}

/**
 * Makes the reader of results of the usual form. Its findings are those that the reader of single results makes of their JSON; but what
 * thousands of results share is understood once, by the number of its piece. The catalogue is told of what they name.
 */
export function createOrdinaryReader(
  context: OrdinaryContext,
): (result: OrdinaryResult, index: number) => Finding {
  const { scope, whereabouts, source, catalogue, textOf } = context;
  const toHead = createHeadReader(context);

  const headOf = createLately(MANY, (piece): Head => {
    const value: unknown = JSON.parse(textOf(piece));
    catalogue.note(value);
    return toHead(value);
  });
  const artifactOf = createLately(MANY, (piece): Artifact | undefined => {
    const artifactLocation: unknown = JSON.parse(textOf(piece));
    catalogue.note({ artifactLocation });
    return resolveArtifact(artifactLocation, whereabouts);
  });
  const messageOf = createLately(FEW, (piece) => {
    const written = textOf(piece);
    return nonBlank(written.includes('\\') ? JSON.parse(`"${written}"`) : written);
  });
  const namesOf = createLately(FEW, (piece) => {
    const names: readonly string[] = JSON.parse(textOf(piece));
    return { names, isEachOnce: new Set(names).size === names.length };
  });

  function placeOf({ artifact, startLine, endLine, endColumn }: OrdinaryLocation) {
    const known = artifactOf(artifact);
    if (known === undefined) return undefined;
    const end = endLine === NONE ? 0 : endLine;
    return placeIn(known, startLine === NONE ? WHOLE_FILE : linesFrom(startLine, end, endColumn));
  }

  function fingerprintsOf({ names, values }: OrdinaryResult): Finding['fingerprints'] {
    if (names === NONE) return NO_FINGERPRINTS;
    const known = namesOf(names);
    const written = new WrittenFingerprints(known.names, textOf(values));
    // Of a name that stands twice the last value counts.
    return known.isEachOnce ? written : new Map(written);
  }

  return (result, index) => {
    const { rule, level, presence, cwes } = headOf(result.head);
    const message = toPlain(messageOf(result.message), rule, () => byId(result), placeOf);
    const place = placeOf(result) ?? NAMELESS;
    const fingerprints = fingerprintsOf(result);
    const column = result.startColumn;
    // The column is no afterthought here: a property that is added to an object takes more memory.
    const finding: Mutable<Finding> =
      column === NONE
        ? { scope, rule, level, message, place, presence, fingerprints, source, result: index }
        : { scope, rule, level, message, place, presence, fingerprints, source, result: index, column };
    if (cwes !== undefined) finding.cwes = cwes;
    return finding;
  };
}

/** Finds locations by their id; of several with one id the last. */
function byId(result: OrdinaryResult): (id: number) => OrdinaryLocation | undefined {
  const { linked } = result;
  return (id) => linked.findLast((location) => location.id === id) ?? (result.id === id ? result : undefined);
}

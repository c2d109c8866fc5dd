import type { Finding, Rule } from '../finding/finding.ts';
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
import { WrittenFinding } from './written-finding.ts';

/** How many rules and files are remembered, and how many lists of names. */
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
  const messageOf = (piece: number): string | undefined => {
    const written = textOf(piece);
    return nonBlank(written.includes('\\') ? JSON.parse(`"${written}"`) : written);
  };
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

  const texts = {
    scope,
    source,
    messageOf: (result: OrdinaryResult, rule: Rule) =>
      toPlain(messageOf(result.message), rule, () => (id) => result.linked(id), placeOf),
    fingerprintsOf({ names, values }: OrdinaryResult): Finding['fingerprints'] {
      if (names === NONE) return NO_FINGERPRINTS;
      const known = namesOf(names);
      const written = new WrittenFingerprints(known.names, textOf(values));
      // Of a name that stands twice the last value counts.
      return known.isEachOnce ? written : new Map(written);
    },
  };

  return (result, index) =>
    new WrittenFinding(texts, headOf(result.head), placeOf(result.location) ?? NAMELESS, result, index);
}

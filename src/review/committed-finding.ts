import type { Finding, Level, Place, Presence, Rule, Scope } from '../finding/finding.ts';

/** A finding at another place than that in its log. All else is read from the finding itself, whose texts may still be bytes. */
export class CommittedFinding implements Finding {
  readonly #written: Finding;
  readonly place: Place;

  constructor(written: Finding, place: Place) {
    this.#written = written;
    this.place = place;
  }

  get scope(): Scope {
    return this.#written.scope;
  }

  get rule(): Rule {
    return this.#written.rule;
  }

  get level(): Level {
    return this.#written.level;
  }

  get message(): string {
    return this.#written.message;
  }

  get presence(): Presence {
    return this.#written.presence;
  }

  get column(): number | undefined {
    return this.#written.column;
  }

  get fingerprints(): Finding['fingerprints'] {
    return this.#written.fingerprints;
  }

  get cwes(): readonly number[] | undefined {
    return this.#written.cwes;
  }

  get source(): Finding['source'] {
    return this.#written.source;
  }

  get result(): number {
    return this.#written.result;
  }
}

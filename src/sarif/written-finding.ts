import type { Finding, Level, Place, Presence, Rule, Scope } from '../finding/finding.ts';
import type { Head } from './result-reader.ts';
import { NONE, OrdinaryResult, type TakenWindow } from './scan/ordinary-result.ts';

/** What the findings of a run share, and how their texts are read. */
export interface WrittenTexts {
  readonly scope: Scope;
  readonly source: Finding['source'];
  messageOf(result: OrdinaryResult, rule: Rule): string;
  fingerprintsOf(result: OrdinaryResult): Finding['fingerprints'];
}

/**
 * The finding of a result of the usual form. What it shares with others is one object, and its own texts stay bytes outside of the heap of
 * JavaScript: they are read each time they are asked for, which for nearly all findings of a large log is once.
 */
export class WrittenFinding implements Finding {
  readonly #texts: WrittenTexts;
  readonly #head: Head;
  readonly #window: TakenWindow;
  readonly #row: number;
  readonly place: Place;
  readonly result: number;

  /** @param index of the result in its run */
  constructor(texts: WrittenTexts, head: Head, place: Place, { window, row }: OrdinaryResult, index: number) {
    this.#texts = texts;
    this.#head = head;
    this.#window = window;
    this.#row = row;
    this.place = place;
    this.result = index;
  }

  get scope(): Scope {
    return this.#texts.scope;
  }

  get source(): Finding['source'] {
    return this.#texts.source;
  }

  get rule(): Rule {
    return this.#head.rule;
  }

  get level(): Level {
    return this.#head.level;
  }

  get presence(): Presence {
    return this.#head.presence;
  }

  get cwes(): readonly number[] | undefined {
    return this.#head.cwes;
  }

  get column(): number | undefined {
    const { startColumn } = this.#written.location;
    return startColumn === NONE ? undefined : startColumn;
  }

  get message(): string {
    return this.#texts.messageOf(this.#written, this.rule);
  }

  get fingerprints(): Finding['fingerprints'] {
    return this.#texts.fingerprintsOf(this.#written);
  }

  get #written(): OrdinaryResult {
    return new OrdinaryResult(this.#window, this.#row);
  }
}

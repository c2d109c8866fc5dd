import { countChanges } from './count-writes.ts';
import type { Host } from './host/host.ts';
import type { Inputs } from './inputs/schema.ts';
import { renderPlan } from './plan/render-plan.ts';
import type { Phase } from './review-world.ts';

/** Among many changes, a log that cannot rewrite its lines hears of each tenth. */
const CHANGES_A_LINE = 10;

/** What the log shows of a run while it lasts: its parts, the plan, and how far the changes are. */
export class RunLog {
  readonly #inputs: Inputs;
  readonly #host: Host;
  #changes = 0;
  #changed = 0;

  constructor(inputs: Inputs, host: Host) {
    this.#inputs = inputs;
    this.#host = host;
  }

  begin(phase: Phase): void {
    const host = this.#host;
    switch (phase.kind) {
      case 'reading':
        host.group('Reading the logs');
        this.#liveStatus('Reading the logs …');
        return;
      case 'comparing':
        host.group('Comparing with the threads that are there');
        this.#liveStatus('Comparing with the threads that are there …');
        return;
      case 'planned':
        // A dry run is there to show the plan: it is not folded away.
        if (this.#inputs['dry-run']) host.endGroup();
        else host.group(`Plan: ${countChanges(phase.moves)} changes`);
        for (const { text, tone } of renderPlan(phase.moves, phase.overview, host.columns)) {
          host.info(text, tone);
        }
        return;
      case 'applying':
        this.#changes = countChanges(phase.moves);
        this.#changed = 0;
        host.group('Applying the plan');
        this.#tellChanges();
    }
  }

  /** One more change of a thread was tried. Repairs may come on top of what was planned. */
  changed(): void {
    this.#changed += 1;
    this.#tellChanges();
  }

  #tellChanges(): void {
    const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
    if (changes === 0) return;
    const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
    if (this.#host.rewrites || worthALine) this.#host.status(`Changing threads: ${changed} of ${changes}`);
  }

  #liveStatus(line: string): void {
    if (this.#host.rewrites) this.#host.status(line);
  }
}

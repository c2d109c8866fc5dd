/** Something that changed, in the words of the page. `deployment` is `null` for what belongs to none. */
export interface SandboxEvent {
  readonly type: 'comment' | 'resolve' | 'check' | 'push' | 'run' | 'request' | 'fault';
  readonly deployment: number | null;
  /**
   * The id of the comment, the discussion, the run or the request; the name of the check; empty where there
   * is none.
   */
  readonly id: string;
}

type Listener = (event: SandboxEvent) => void;

/**
 * Tells those who watch what has changed, within this process. Nothing is kept but their number: who comes
 * later looks at the store.
 */
export class EventHub {
  readonly #listeners = new Set<Listener>();
  #emitted = 0;

  /** How many events there have been. */
  get emitted(): number {
    return this.#emitted;
  }

  emit(event: SandboxEvent): void {
    this.#emitted += 1;
    for (const listener of this.#listeners) listener(event);
  }

  /**
   * Calls the listener, which must not throw, at every event until the function that it answers with is
   * called.
   */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

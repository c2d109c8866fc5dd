import { ConfigurationError } from '../../errors.ts';

/**
 * The access token of this run: obtained when it is first needed, and again when the service no longer takes
 * it.
 */
export class AccessToken {
  readonly #obtain: () => Promise<string>;
  #token: string | undefined;
  #pending: Promise<string> | undefined;
  #begun: Promise<string> | undefined;
  #refused: ConfigurationError | undefined;

  constructor(obtain: () => Promise<string>) {
    this.#obtain = obtain;
  }

  /** Asks for the token ahead of the first call, which gets what came of it, and shares its failure. */
  begin(): void {
    const begun = this.current();
    begun.catch(() => undefined);
    this.#begun = begun;
  }

  /** The token. Callers at the same time share one request. Rejects with what `obtain` rejected with. */
  async current(): Promise<string> {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun !== undefined) return begun;
    if (this.#refused !== undefined) throw this.#refused;
    if (this.#token !== undefined) return this.#token;
    this.#pending ??= this.#obtainAndKeep();
    return this.#pending;
  }

  /** A token in place of one that was refused; only the first caller with this token causes a request. */
  async replace(refused: string): Promise<string> {
    if (this.#token === refused) this.#token = undefined;
    return this.current();
  }

  async #obtainAndKeep(): Promise<string> {
    try {
      this.#token = await this.#obtain();
      return this.#token;
    } catch (error) {
      // Refused credentials stay refused: asking again for each call could lock the user out.
      if (error instanceof ConfigurationError) this.#refused = error;
      throw error;
    } finally {
      this.#pending = undefined;
    }
  }
}

type Core = typeof import('@actions/core');

/** What is printed and told to the runner of GitHub Actions, in the order in which it was asked for. */
interface Toolkit {
  print(line: string): void;
  /** Tells the runner to hide a text; at once, since the next line may hold it. */
  mask(secret: string): void;
  /** An error annotation; at once, since it may be the last that the process says. */
  error(line: string): void;
  group(title: string): void;
  endGroup(): void;
  use(act: (core: Core) => unknown): void;
  /**
   * Resolves when all that was asked for is done; rejects with the first failure since it was last called.
   */
  settled(): Promise<void>;
}

/**
 * Loads `@actions/core` when it is first used, mostly at the end of a run: the HTTP stack that it brings
 * costs about as much as starting Node.js. Lines that come while it is being loaded wait for it.
 */
export function createToolkit(write: (text: string) => void): Toolkit {
  let waiting: Promise<void> | undefined;
  let failures: unknown[] = [];
  const use: Toolkit['use'] = (act) => {
    const before = waiting ?? Promise.resolve();
    waiting = before
      .then(async () => {
        await act(await import('@actions/core'));
      })
      .catch((error: unknown) => {
        failures.push(error);
      });
  };
  const print: Toolkit['print'] = (line) => {
    if (waiting === undefined) write(`${line}\n`);
    else use(() => write(`${line}\n`));
  };
  return {
    use,
    print,
    group: (title) => print(`::group::${escapeData(title)}`),
    endGroup: () => print('::endgroup::'),
    error: (line) => write(`::error::${escapeData(line)}\n`),
    mask: (secret) => write(`::add-mask::${escapeData(secret)}\n`),
    async settled() {
      const last = waiting;
      await last;
      // What comes now has nothing to wait for, so that it stays in front of an error that is told at once.
      if (waiting === last) waiting = undefined;
      const [failure] = failures;
      failures = [];
      if (failure !== undefined) throw failure;
    },
  };
}

/** As the toolkit writes the data of a command: a line break would end it. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

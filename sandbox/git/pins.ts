import type { CommitPair, Deployment } from '../store/deployments.ts';
import type { Git } from './git.ts';

/**
 * Where refs of the sandbox stand: beside branches and tags, so that nobody sees, fetches or pushes them by
 * the way.
 */
const NAMESPACE = 'refs/sarif-review-sandbox';

/**
 * Keeps commits of deployments from being collected as garbage, each by a ref of its own in the repository.
 */
export interface Pins {
  /**
   * Keeps both commits for as long as the deployment is there. What the repository does not let happen is
   * reported, and is no error.
   */
  keep(deployment: Pick<Deployment, 'number' | 'repository'>, pair: CommitPair): Promise<void>;
  /** Lets go of all that was kept for the deployment. */
  release(deployment: Pick<Deployment, 'number' | 'repository'>): Promise<void>;
}

export interface PinsOptions {
  /** Tells this sandbox from others with deployments of the same repository: fit for a part of a ref. */
  readonly owner: string;
  readonly report: (message: string) => void;
}

/** `Pins` over git. A commit is kept once, which a comment on it does not wait for again. */
export function gitPins({ run }: Pick<Git, 'run'>, { owner, report }: PinsOptions): Pins {
  const kept = new Map<string, Promise<void>>();
  const prefixOf = (number: number): string => `${NAMESPACE}/${owner}/${number}/`;
  const update = async (repository: string, commands: readonly string[]): Promise<void> => {
    const answer = await run(repository, ['update-ref', '--stdin'], commands.join(''));
    if (answer.kind === 'failed')
      report(`The refs of the sandbox in ${repository} cannot be written: ${answer.message}`);
  };
  return {
    keep: async ({ number, repository }, { base, head }) => {
      const refs = new Map([base, head].map((commit) => [prefixOf(number) + commit, commit]));
      const keyOf = (ref: string): string => JSON.stringify([repository, ref]);
      const missing = [...refs].filter(([ref]) => !kept.has(keyOf(ref)));
      if (missing.length > 0) {
        const writing = update(
          repository,
          missing.map(([ref, commit]) => `update ${ref} ${commit}\n`),
        );
        for (const [ref] of missing) kept.set(keyOf(ref), writing);
      }
      await Promise.all([...refs.keys()].map((ref) => kept.get(keyOf(ref))));
    },
    release: async ({ number, repository }) => {
      const prefix = prefixOf(number);
      for (const key of kept.keys()) if (key.includes(prefix)) kept.delete(key);
      const listed = await run(repository, ['for-each-ref', '--format=delete %(refname)', prefix]);
      // A repository that is gone took its refs along.
      if (listed.kind === 'done' && listed.output.length > 0)
        await update(repository, [listed.output.toString('utf8')]);
    },
  };
}

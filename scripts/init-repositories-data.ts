import { fillPlace } from './fill-place.ts';
import data from './init-repositories.json' with { type: 'json' };

/** A repository of other people, and what `init` makes of it. */
export interface InitRepository {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The commands of the analyzers. */
  readonly runs: readonly string[];
  /** People have to fill it first: its own jobs run nothing that we know how to run. */
  readonly isGap?: boolean;
  /** The day on which these lines were run there, and what came of it. */
  readonly ran?: string;
}

export const INIT_REPOSITORIES: readonly InitRepository[] = data;

/** The page with its table of these repositories made anew. */
export function fillInitRepositories(page: string): string {
  const byAnalysis = Map.groupBy(INIT_REPOSITORIES, ({ runs, isGap }) => {
    const commands = runs.map((run) => `\`${run.trim().replaceAll(/\s+/gu, ' ')}\``.replaceAll('|', '\\|'));
    return isGap === true ? 'a placeholder for you to fill in' : commands.join('<br>');
  });
  const rows = [...byAnalysis].map(([analysis, repositories]) => {
    const names = repositories.map(({ repository, commit, ran }) => {
      const link = `[${repository}](https://github.com/${repository}/tree/${commit})`;
      return ran === undefined ? link : `**${link}**`;
    });
    return `| ${analysis} | ${names.join(', ')} |`;
  });
  return fillPlace(page, 'init-repositories', ['| analysis | proposed for |', '|---|---|', ...rows]);
}

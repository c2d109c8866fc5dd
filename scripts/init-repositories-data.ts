import data from './init-repositories.json' with { type: 'json' };

/** A repository of other people, and what `init` makes of it. */
export interface InitRepository {
  /** `owner/name` on GitHub. */
  readonly repository: string;
  readonly commit: string;
  /** The lines that the workflow runs. */
  readonly runs: readonly string[];
  /** Where, if not at the root. */
  readonly folder?: string;
  /** The day on which these lines were run there, and what came of it. */
  readonly ran?: string;
}

export const INIT_REPOSITORIES: readonly InitRepository[] = data;

/** The page with its table of these repositories made anew. */
export function fillInitRepositories(page: string): string {
  const place = /(<!-- init-repositories: [^\n]*-->\n)[\s\S]*?(<!-- \/init-repositories -->)/u;
  if (!place.test(page)) throw new Error('The page has no place for the repositories of init.');
  const byAnalysis = Map.groupBy(INIT_REPOSITORIES, ({ runs, folder }) => {
    const where = folder === undefined ? '' : ` in \`${folder}\``;
    return `\`${runs.at(-1) ?? ''}\``.replaceAll('|', '\\|') + where;
  });
  const rows = [...byAnalysis].map(([analysis, repositories]) => {
    const names = repositories.map(({ repository, commit, ran }) => {
      const link = `[${repository}](https://github.com/${repository}/tree/${commit})`;
      return ran === undefined ? link : `**${link}**`;
    });
    return `| ${analysis} | ${names.join(', ')} |`;
  });
  const table = ['| analysis | proposed for |', '|---|---|', ...rows];
  return page.replace(place, (_, start: string, end: string) => `${start}${table.join('\n')}\n${end}`);
}

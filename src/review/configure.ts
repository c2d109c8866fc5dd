import { type Configuration, judgeBy } from '../configuration/configuration.ts';
import type { Git } from '../git/git.ts';
import { readDiff } from '../git/read-diff.ts';
import type { Analyzed } from './analyze.ts';
import type { Commits } from './observe.ts';
import { withFindings } from './with-findings.ts';

/** The findings as the configuration has them: at other levels, or ignored. */
export async function configure(
  analyzed: Analyzed,
  configuration: Configuration,
  { base, head }: Commits,
  git: Git,
): Promise<Analyzed> {
  const { rules, paths } = configuration;
  if (rules.length === 0 && paths.length === 0) return analyzed;
  const change = paths.length === 0 ? undefined : await readDiff(git, base, head);
  const judge = judgeBy(configuration, (path) => {
    const file = change?.byNewPath.get(path);
    return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
  });
  const { analysis } = analyzed;
  const configured = withFindings(
    analysis,
    (written) => {
      if (written.presence.kind !== 'present') return written;
      const judgement = judge(written);
      if (judgement.kind === 'stays') return written;
      return judgement.kind === 'level'
        ? { ...written, level: judgement.level }
        : { ...written, presence: { kind: 'ignored', because: judgement.because } };
    },
    ({ level, presence }, detailed) => ({ ...detailed, level, presence }),
  );
  return { ...analyzed, analysis: { ...configured, warnings: analysis.warnings } };
}

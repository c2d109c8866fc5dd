import { ConfigurationError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { chooseService } from '../inputs/choose-service.ts';
import { inspectInputs, readRaw } from '../inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../inputs/review-services.ts';
import type { ReviewedOnService } from '../inputs/reviewed.ts';
import { type InputName, type LenientInputs, parseInputs } from '../inputs/table.ts';

/** How a change of a repository is named, on services that tell repositories by their names. */
const SIGNS = { github: '#', gitlab: '!' } as const;

/** It is never a dry run of two commits. */
const UNREAD: readonly InputName[] = ['dry-run', 'base-sha', 'head-sha'];

/**
 * Where the changes are that the inputs lead to, as one of them: its number says nothing. The same inputs as
 * those of a run, without that of the change.
 *
 * @param repository the flag, `owner/name` or the path of a project
 * @throws ConfigurationError
 */
export async function findPlace(
  host: Host,
  repository: string | undefined,
): Promise<{ readonly place: ReviewedOnService; readonly inputs: LenientInputs }> {
  const given = (name: InputName) => (UNREAD.includes(name) ? undefined : host.input(name));
  const facts = { secretHint: host.secretHint, ci: await host.ci?.() };
  const raw = readRaw(given);
  const chosen = chooseService(raw, parseInputs(raw).inputs, facts.ci);
  const isNamed = chosen === 'github' || chosen === 'gitlab';
  if (repository !== undefined && !isNamed) {
    throw new ConfigurationError(
      'Flag --repository names a repository of GitHub or a project of GitLab: say which with --service, and leave it out for deployments',
    );
  }
  const changeInput = isNamed || chosen === 'deployments' ? REVIEW_SERVICES[chosen].changeInput : undefined;
  const named = changeInput === undefined ? undefined : raw[changeInput];
  if (isNamed && repository === undefined && named === undefined && facts.ci?.service !== chosen) {
    const what =
      chosen === 'github' ? 'the repository, as owner/name' : 'the project by its path, as group/project';
    throw new ConfigurationError(`Flag --repository is missing: name ${what}`);
  }
  // No one change is meant, and any number leads to the place.
  const standIn = isNamed && repository !== undefined ? `${repository}${SIGNS[chosen]}1` : (named ?? '1');
  const source = (name: InputName) => (name === changeInput ? standIn : given(name));
  const { inputs, faults, missing, reviewed } = inspectInputs(source, facts);
  const wrong = [...missing, ...faults.map(({ message }) => message)];
  if (
    wrong.length > 0 ||
    reviewed === undefined ||
    reviewed.kind === 'commits' ||
    reviewed.kind === 'by-head'
  )
    throw new ConfigurationError(wrong.join('. '));
  return { place: reviewed, inputs };
}

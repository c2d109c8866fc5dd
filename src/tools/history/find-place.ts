import { ConfigurationError } from '../../errors.ts';
import type { Host } from '../../host/host.ts';
import { chooseService } from '../../inputs/choose-service.ts';
import { readRaw } from '../../inputs/read-inputs.ts';
import { REVIEW_SERVICES } from '../../inputs/review-services.ts';
import type { ReviewedOnService } from '../../inputs/reviewed.ts';
import type { InputName } from '../../inputs/table.ts';
import { type LenientInputs, parseInputs } from '../../inputs/table.ts';
import { factsOf } from '../../run/frame.ts';
import { givenOnService, readOnService } from '../frame.ts';

const NOWHERE =
  'Nothing says where the changes are: add --service github, gitlab, gitea or forgejo and --repository, with the token in the variable SARIF_REVIEW_TOKEN; for deployments give base-url, client-id, client-secret and --numbers';

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
  const given = (name: InputName) => givenOnService(host, name);
  const facts = await factsOf(host);
  const raw = readRaw(given);
  const chosen = chooseService(raw, parseInputs(raw).inputs, facts);
  const row =
    chosen === undefined || chosen === 'commits' || chosen === 'unclear'
      ? undefined
      : REVIEW_SERVICES[chosen];
  if (chosen === undefined) throw new ConfigurationError(NOWHERE);
  const named = row && raw[row.changeInput];
  if (repository !== undefined && row?.repository === undefined) {
    throw new ConfigurationError(
      'Flag --repository names a repository, or a project of GitLab: say with --service where it is, and leave it out for deployments',
    );
  }
  if (repository !== undefined && row?.repository?.form.test(repository) === false)
    throw new ConfigurationError(`Flag --repository is no name of one: name ${row.repository.named}`);
  const isKnown = repository !== undefined || named !== undefined || facts.ci?.service === chosen;
  if (row?.repository !== undefined && !isKnown)
    throw new ConfigurationError(`Flag --repository is missing: name ${row.repository.named}`);
  // No one change is meant, and any number leads to the place.
  const standIn = repository === undefined ? (named ?? '1') : `${repository}${row?.repository?.sign}1`;
  const source = (name: InputName) => (name === row?.changeInput ? standIn : given(name));
  const { inputs, reviewed } = readOnService(source, facts);
  if (reviewed.kind === 'by-head') throw new ConfigurationError(NOWHERE);
  return { place: reviewed, inputs };
}

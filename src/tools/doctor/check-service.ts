import { signersOf } from '../../review/list-threads.ts';
import type { Capabilities, Change, ReviewedChange, ReviewService } from '../../services/port.ts';
import { counted } from '../../text/names.ts';
import type { Keyring } from '../../threads/keyring.ts';
import { findThreads } from '../../threads/threads.ts';
import { type Diagnosis, failed, notChecked, warn } from './diagnosis.ts';

/** Reads only. */
type Readable = Pick<
  ReviewService,
  keyof ReviewedChange | 'can' | 'readChange' | 'listComments' | 'cautions'
>;

/**
 * Says whether the credentials are taken and the change is there. `hasToken` tells after a call whether they
 * were, `given` is the input that the change was read from.
 */
export async function checkChange(
  service: Readable,
  hasToken: () => boolean,
  given?: string,
): Promise<{ readonly diagnoses: readonly Diagnosis[]; readonly change?: Change }> {
  const { noun } = service;
  const token: Diagnosis = { check: 'credentials', state: 'ok', message: 'accepted by the service' };
  try {
    const change = await service.readChange();
    const from = given === undefined || given === service.identity.at(-1) ? '' : `${given} → `;
    const found = checkState(service, change, from);
    return { diagnoses: [token, found, checkDiff(change)], change };
  } catch (error) {
    if (!hasToken()) {
      const rest = [notChecked('change', 'credentials'), notChecked('diff', 'credentials')];
      return { diagnoses: [failed('credentials', error), ...rest] };
    }
    return { diagnoses: [token, failed('change', error), notChecked('diff', `the ${noun}`)] };
  }
}

function checkState({ noun, name, can }: Readable, { state }: Change, from: string): Diagnosis {
  const skipped = (what: string, remedy: string): Diagnosis => ({
    check: 'change',
    state: 'warn',
    message: `${from}${name} is ${what}: a run ends as skipped`,
    remedy,
  });
  if (state === 'closed') return skipped('closed or merged', `name an open ${noun}`);
  if (state === 'draft' && !can.discussesDrafts) return skipped('a draft', `propose the ${noun}`);
  return { check: 'change', state: 'ok', message: `${from}${name} is there` };
}

function checkDiff({ base, head }: Change): Diagnosis {
  if (base !== null && head !== null) {
    const message = `from ${base.slice(0, 7)} to ${head.slice(0, 7)}`;
    return { check: 'diff', state: 'ok', message };
  }
  return {
    check: 'diff',
    state: 'warn',
    message: 'not computed yet; a run waits for it',
    remedy: 'raise timeout if a third of it is not long enough',
  };
}

/** Says whether the listing can be read, and what of ours is in it; a plan tells what else is. */
export async function checkListing(service: Readable, keyring: Keyring): Promise<readonly Diagnosis[]> {
  try {
    const comments = await service.listComments();
    const { threads } = findThreads(comments, signersOf({ service, keyring }));
    const inline = comments.filter(({ resolvable }) => resolvable !== false);
    const flag =
      inline.length > 0 && inline.every(({ resolved }) => resolved === undefined)
        ? '; it does not say what is resolved, so our own replies do, and accept-resolved has no effect'
        : '';
    const message = `${counted(comments.length, 'comment')}, ${counted(threads.length, 'thread')} of this client with an intact marker${flag}`;
    return [
      { check: 'listing', state: 'ok', message },
      ...(keyring[0].keyless ? [NO_KEY] : []),
      ...(threads.some(({ comment }) => comment.mayResolve === false) ? [describeRights(service.can)] : []),
    ];
  } catch (error) {
    return [failed('listing', error)];
  }
}

const NO_KEY: Diagnosis = {
  ...warn(
    'listing',
    'without a signing-key every comment that this account wrote counts as ours, even one that another job of the account copied from somebody else',
  ),
  remedy: 'set a signing-key, made for example with openssl rand -hex 32',
};

/** Says which settings of the service bend what threads mean; nothing where it has no such. */
export async function checkSettings(service: Readable): Promise<readonly Diagnosis[]> {
  if (service.cautions === undefined) return [];
  try {
    const cautions = await service.cautions();
    if (cautions.length > 0) return cautions.map((caution) => warn('settings', caution));
    return [{ check: 'settings', state: 'ok', message: 'no setting changes what threads mean' }];
  } catch (error) {
    return [warn('settings', `they could not be read: ${failed('settings', error).message}`)];
  }
}

/** The listing says that threads of ours may not be resolved. */
function describeRights({ resolveNeeds, noResolving }: Capabilities): Diagnosis {
  const why = noResolving ?? 'this token cannot resolve threads';
  const remedy = resolveNeeds && `give it ${resolveNeeds}`;
  return { ...warn('listing', `${why}, so fixed ones are marked as fixed and stay open`), remedy };
}

/** What only a run can find out. `can`: of the service, where it is known which it is. */
export function untried(can: Capabilities | undefined): Diagnosis {
  const needs = can?.checkNeeds === undefined ? '' : ` (which needs ${can.checkNeeds})`;
  return {
    check: 'writing',
    state: 'not-checked',
    message: `not checked, since nothing is written here: whether this client may comment, resolve and put a check${needs}, and whether the report can be written`,
  };
}

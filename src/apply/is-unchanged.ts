import { isProven, type OwnThread } from '../thread/own-thread.ts';

/**
 * Another run, or a person, may have resolved or reopened a thread since the plan was made; a reply changes
 * nothing.
 */
export function isUnchanged(planned: OwnThread, fresh: OwnThread): boolean {
  return (
    planned.flag === fresh.flag &&
    planned.lastMark?.sequence === fresh.lastMark?.sequence &&
    planned.older === fresh.older &&
    planned.edited === fresh.edited &&
    isProven(fresh)
  );
}

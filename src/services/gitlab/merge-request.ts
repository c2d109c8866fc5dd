import type { ReviewedChange } from '../port.ts';

/**
 * A merge request as what is reviewed, but for its identity, which needs the numeric id of its project.
 *
 * @param iid its number within the project
 */
export function mergeRequest(iid: number): Omit<ReviewedChange, 'identity'> {
  return { kind: 'gitlab', noun: 'merge request', name: `merge request !${iid}` };
}

/** What is signed into markers: numbers, since names of projects and hosts change. */
export function identityOf(projectId: string, iid: number): readonly string[] {
  return ['gitlab', projectId, String(iid)];
}

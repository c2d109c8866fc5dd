import type { Inputs } from '../inputs/read-inputs.ts';
import { serviceOf } from './connect.ts';

/**
 * The sentence for a check that would be named as the job is, which the service itself shows under that name:
 * one of the two would stand for both. Letter case makes no difference.
 */
export function describeNameClash(
  { reviewed, 'check-name': name }: Pick<Inputs, 'reviewed' | 'check-name'>,
  jobName: string | undefined,
): string | undefined {
  if (!serviceOf(reviewed)?.showsJobs) return undefined;
  if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase()) return undefined;
  return `Input check-name is ${name}, which is the name of this job too, so that the two cannot be told apart: choose another one`;
}

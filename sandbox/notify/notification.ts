import { z } from 'zod';
import type { FileChange } from '../git/file-change.ts';
import type { Deployment } from '../store/deployments.ts';
import { checkResultSchema, checkStateSchema } from '../store/statuses.ts';
import { TENANT_ID } from '../tenant.ts';

/** What the service tells of, in the words of its public client library. */
export const eventSchema = z.enum([
  'branches/committed',
  'deployments/created',
  'deployments/reviewed',
  'deployments/validating',
  'deployments/validated',
  'deployments/deployed',
]);
export type NotificationEvent = z.infer<typeof eventSchema>;

/** Addresses in a domain that nobody has (RFC 2606, section 2). */
const CREATOR = { email: 'creator@sandbox.invalid' };
const REVIEWER = { email: 'reviewer@sandbox.invalid' };

export const validationSchema = z.strictObject({
  state: checkStateSchema.default('DONE'),
  result: checkResultSchema.nullable().default('SUCCESS'),
  externalUrl: z.string().nullable().default(null),
  externalId: z.string().nullable().default(null),
});

export const reviewSchema = z.strictObject({
  author: z.strictObject({ email: z.string() }).default(REVIEWER),
  approval_state: z.string().default('APPROVED'),
  comment: z.string().nullable().default(null),
});

export interface NotificationParts {
  readonly deployment: Deployment;
  /** The files of its newest diff. */
  readonly files: readonly FileChange[];
  /** The branch that the deployment is to go to, which the sandbox knows by its commit alone. */
  readonly targetBranchName: string;
  readonly validation: z.infer<typeof validationSchema>;
  readonly review: z.infer<typeof reviewSchema>;
}

/** The message of an event, with the fields that the types of the client library have. */
export function toNotification(event: NotificationEvent, parts: NotificationParts): object {
  const { deployment, validation, review } = parts;
  const message = { Type: 'Notification', Event: event };
  switch (event) {
    case 'branches/committed': {
      const { branch, newest } = deployment;
      return { ...message, Branch: { tenantId: TENANT_ID, name: branch, commitHead: newest.head } };
    }
    case 'deployments/created':
      return { ...message, Deployment: toRecord(parts, 'READY') };
    case 'deployments/reviewed': {
      const record = { ...toRecord(parts, 'READY'), reviews: [review] };
      return { ...message, Deployment: record, Review: review };
    }
    case 'deployments/validating':
      return { ...message, Deployment: toRecord(parts, 'WORKING') };
    case 'deployments/validated':
      return { ...message, Deployment: toRecord(parts, 'READY'), Validation: validation };
    case 'deployments/deployed':
      return { ...message, Deployment: toRecord(parts, 'DEPLOYED') };
  }
}

function toRecord({ deployment, files, targetBranchName }: NotificationParts, state: string) {
  const { number, title, phase, branch, newest } = deployment;
  return {
    tenantId: TENANT_ID,
    deploymentNumber: number,
    type: 'STORY',
    title,
    description: null,
    phase,
    state,
    sourceBranchName: branch,
    sourceCommit: newest.head,
    targetBranchName,
    deploymentBranchName: branch,
    testLevel: 'RUN_DEFAULT',
    specifiedTests: [],
    files: files.flatMap((file) => (file.new ?? file.old)?.path ?? []),
    creator: CREATOR,
    reviews: [],
  };
}

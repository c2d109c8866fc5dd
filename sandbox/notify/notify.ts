import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { FileChange } from '../git/parse-diff.ts';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-request.ts';
import { getDeployment } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';
import type { Deployment } from '../store/deployments.ts';
import { checkResultSchema, checkStateSchema } from '../store/statuses.ts';
import { TENANT_ID } from '../tenant.ts';

/** What the service tells of, in the words of its public client library. */
const eventSchema = z.enum([
  'branches/committed',
  'deployments/created',
  'deployments/reviewed',
  'deployments/validating',
  'deployments/validated',
  'deployments/deployed',
]);
type NotificationEvent = z.infer<typeof eventSchema>;

/** Addresses in a domain that nobody has (RFC 2606, section 2). */
const CREATOR = { email: 'creator@sandbox.invalid' };
const REVIEWER = { email: 'reviewer@sandbox.invalid' };

const validationSchema = z.strictObject({
  state: checkStateSchema.default('DONE'),
  result: checkResultSchema.nullable().default('SUCCESS'),
  externalUrl: z.string().nullable().default(null),
  externalId: z.string().nullable().default(null),
});

const reviewSchema = z.strictObject({
  author: z.strictObject({ email: z.string() }).default(REVIEWER),
  approval_state: z.string().default('APPROVED'),
  comment: z.string().nullable().default(null),
});

interface NotificationParts {
  readonly deployment: Deployment;
  /** The files of its newest diff. */
  readonly files: readonly FileChange[];
  /** The branch that the deployment is to go to, which the sandbox knows by its commit alone. */
  readonly targetBranchName: string;
  readonly validation: z.infer<typeof validationSchema>;
  readonly review: z.infer<typeof reviewSchema>;
}

/** The message of an event, with the fields that the types of the client library have. */
function toNotification(event: NotificationEvent, parts: NotificationParts): object {
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

/** Who waits longer than that for an app is not told about it by a notification. */
const TIMEOUT_MS = 10_000;
/** What a person wants to see of an answer. */
const MOST_CHARACTERS = 10_000;

/**
 * Where the service's public client library (`WebhookEventHandlerPlugin`, version 2.2.0) and its page on
 * webhooks expect the signature.
 */
const SIGNATURE_HEADER = 'X-Bluecanvas-Signature-HS256';

/** HMAC-SHA256 of the body as it is sent, in base64: what the `verifyHMac` of the client library compares. */
function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

type Delivery =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Posts a signed message as the service does, and gives what came back. Follows no redirect: it goes to the
 * given address alone.
 */
async function deliver(
  url: string,
  { body, signature }: { readonly body: string; readonly signature: string },
): Promise<Delivery> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { kind: 'answered', status: answer.status, body: await readStart(answer) };
  } catch (error) {
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

/** Why a connection failed, which `fetch` keeps in the cause of its own error. */
function reasonOf(error: unknown): string {
  const cause = typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;
  return String(cause ?? error);
}

async function readStart(answer: Response): Promise<string> {
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length >= MOST_CHARACTERS) break;
  }
  return text.slice(0, MOST_CHARACTERS);
}

const notifyRequest = z.strictObject({
  url: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .refine(
      (url) => new URL(url).username === '' && new URL(url).password === '',
      'must hold no credentials',
    ),
  /** What the receiver knows as its webhook secret. It is used for this message and not kept. */
  secret: z.string().min(1),
  event: eventSchema,
  deployment: z.int().min(1),
  targetBranchName: z.string().min(1).optional(),
  validation: validationSchema.prefault({}),
  review: reviewSchema.prefault({}),
});

/**
 * `/admin/notify`: sends a notification of the service about a deployment, once, and answers with what was
 * sent and what came back.
 */
export function notifyRoutes(sandbox: Sandbox) {
  return new Hono<HttpEnvironment>().post('/', async (context) => {
    const { url, secret, event, targetBranchName, ...request } = await readJson(context, notifyRequest);
    const deployment = getDeployment(sandbox, request.deployment);
    const { repository, newest } = deployment;
    const notification = toNotification(event, {
      deployment,
      files: await sandbox.diffs.ofPair(repository, newest.base, newest.head),
      targetBranchName: targetBranchName ?? deployment.targetBranch ?? newest.base,
      validation: request.validation,
      review: request.review,
    });
    const body = JSON.stringify(notification);
    const signature = sign(secret, body);
    const delivery = await deliver(url, { body, signature });
    if (delivery.kind === 'failed') {
      return context.json({ error: `No answer came from ${url}: ${delivery.reason}`, notification }, 502);
    }
    const { status, body: answered } = delivery;
    return context.json({
      notification,
      headers: { [SIGNATURE_HEADER]: signature },
      answer: { status, body: answered },
    });
  });
}

import { Hono } from 'hono';
import { z } from 'zod';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { readJson } from '../http/read-json.ts';
import { deliver, SIGNATURE_HEADER, sign } from '../notify/deliver.ts';
import { eventSchema, reviewSchema, toNotification, validationSchema } from '../notify/notification.ts';
import { getDeployment } from '../rules/deployments.ts';
import type { Sandbox } from '../rules/sandbox.ts';

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
      targetBranchName: targetBranchName ?? newest.base,
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

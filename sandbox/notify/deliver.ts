import { createHmac } from 'node:crypto';

/** Who waits longer than that for an app is not told about it by a notification. */
const TIMEOUT_MS = 10_000;
/** What a person wants to see of an answer. */
const MOST_CHARACTERS = 10_000;

/**
 * Where the service's public client library (`WebhookEventHandlerPlugin`, version 2.2.0) and its page on
 * webhooks expect the signature.
 */
export const SIGNATURE_HEADER = 'X-Bluecanvas-Signature-HS256';

/** HMAC-SHA256 of the body as it is sent, in base64: what the `verifyHMac` of the client library compares. */
export function sign(secret: string, body: string): string {
  return createHmac('sha256', secret).update(body).digest('base64');
}

export type Delivery =
  | { readonly kind: 'answered'; readonly status: number; readonly body: string }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Posts a signed message as the service does, and gives what came back. Follows no redirect: it goes to the
 * given address alone.
 */
export async function deliver(
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

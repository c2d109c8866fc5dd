import type { HttpBindings } from '@hono/node-server';
import { z } from 'zod';
import { PAGE_CLIENT_ID } from '../oauth/page-client.ts';
import { Refusal } from '../rules/refusal.ts';

const EXCHANGE_TIMEOUT_MS = 30_000;
const tokenAnswer = z.object({ access_token: z.string() });

/**
 * Exchanges a code at the token endpoint, over HTTP as any client would. The address is the one that the
 * request came in on, so it is this sandbox whatever the request says. Refuses with `forbidden` where no
 * token comes back.
 */
export async function exchangeCodeOverHttp(
  { incoming }: HttpBindings,
  exchange: { readonly code: string; readonly redirectUri: string; readonly verifier: string },
): Promise<string> {
  const { localAddress = '', localPort } = incoming.socket;
  const host = localAddress.includes(':') ? `[${localAddress}]` : localAddress;
  const answer = await fetch(`http://${host}:${localPort}/apis/oauth2/v1/token`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(EXCHANGE_TIMEOUT_MS),
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: PAGE_CLIENT_ID,
      code: exchange.code,
      redirect_uri: exchange.redirectUri,
      code_verifier: exchange.verifier,
    }),
  }).catch((error: unknown) => {
    throw new Refusal('forbidden', `The sign-in failed (${String(error)}): sign in again`);
  });
  const body = tokenAnswer.safeParse(await answer.json().catch(() => undefined));
  if (!answer.ok || !body.success) {
    throw new Refusal('forbidden', `The sign-in failed (status ${answer.status}): sign in again`);
  }
  return body.data.access_token;
}

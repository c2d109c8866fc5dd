import type { Sandbox } from '../rules/sandbox.ts';

/** The client that the sandbox's own pages sign in with: public, and at home on the sandbox's own address. */
export const PAGE_CLIENT_ID = 'sandbox-page';

/** Makes the client of the pages where it is missing. */
export function ensurePageClient({ store, clock }: Pick<Sandbox, 'store' | 'clock'>): void {
  store.clients.put({
    id: PAGE_CLIENT_ID,
    userId: null,
    name: 'Review pages of this sandbox',
    secretHash: null,
    createdAt: clock(),
  });
}

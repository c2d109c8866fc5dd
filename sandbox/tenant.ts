/** One sandbox is one tenant. */
export const TENANT_ID = 'sandbox';

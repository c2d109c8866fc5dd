import { createMiddleware } from 'hono/factory';
import { Refusal } from '../rules/refusal.ts';

/**
 * Refuses a request line whose address is of another origin than the host header, which alone was checked:
 * links of an answer are made from it. Refuses as well a path that is no percent-encoded UTF-8, of which each
 * reader would make something else.
 */
export function requestTarget() {
  return createMiddleware(async (context, next) => {
    const { origin, pathname } = new URL(context.req.url);
    if (origin !== URL.parse(`http://${context.req.header('host')}`)?.origin) {
      throw new Refusal('misdirected', 'The request line names another server than the header Host');
    }
    if (!isDecodable(pathname)) throw new Refusal('invalid', 'The path is not percent-encoded UTF-8');
    await next();
  });
}

function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).isWellFormed();
  } catch {
    return false;
  }
}

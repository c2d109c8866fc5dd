import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { HttpEnvironment } from '../http/http-environment.ts';
import { SCRIPT } from './script/script.ts';
import { STYLE } from './style/style.ts';

/** The name of a file goes with its content, so that a browser keeps it for as long as it is the same. */
const nameOf = (content: string, ending: string): string =>
  `/assets/page-${createHash('sha256').update(content).digest('hex').slice(0, 12)}.${ending}`;

export const STYLE_PATH = nameOf(STYLE, 'css');
export const SCRIPT_PATH = nameOf(SCRIPT, 'js');
const KEEP = 'public, max-age=31536000, immutable';

/** The style sheet and the script of the pages. */
export function assetRoutes() {
  return new Hono<HttpEnvironment>()
    .get(STYLE_PATH, (context) =>
      context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=UTF-8', 'Cache-Control': KEEP }),
    )
    .get(SCRIPT_PATH, (context) =>
      context.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=UTF-8', 'Cache-Control': KEEP }),
    );
}

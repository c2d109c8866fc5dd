import { raw } from 'hono/html';
import type { PropsWithChildren } from 'hono/jsx';
import { STYLE } from './style.ts';

/** The frame of every page. */
export function Layout({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{raw(STYLE)}</style>
      </head>
      <body>{children}</body>
    </html>
  );
}

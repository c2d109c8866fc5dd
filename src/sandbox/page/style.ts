import { createHash } from 'node:crypto';

/** The one style sheet of the pages, in the page itself. Its colors follow the system's light or dark scheme. */
export const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --soft: light-dark(#59636e, #9198a1);
  --panel: light-dark(#f6f8fa, #161b22); --good: light-dark(#1a7f37, #3fb950); --bad: light-dark(#cf222e, #f85149);
  --busy: light-dark(#9a6700, #d29922); --link: light-dark(#0969da, #4493f8); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
a { color: var(--link); }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
.facts, .when { color: var(--soft); font-size: 0.875rem; }
ul.plain { list-style: none; padding: 0; }
ul.plain > li, section.thread { border: 1px solid var(--line); border-radius: 6px; margin: 0.75rem 0; padding: 0.5rem 0.75rem; }
section.thread > h3 { font-size: 1rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
article { border-top: 1px solid var(--line); margin-top: 0.5rem; padding-top: 0.5rem; }
pre { background: var(--panel); border-radius: 6px; margin: 0.25rem 0; padding: 0.5rem; white-space: pre-wrap;
  overflow-wrap: anywhere; unicode-bidi: isolate; }
.badge { border: 1px solid currentColor; border-radius: 1rem; font-size: 0.75rem; font-weight: 600; padding: 0.05rem 0.5rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .busy { color: var(--busy); } .neutral { color: var(--soft); }
`;

/** The style sheet as the content security policy knows it: this text and no other. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

// What the sandbox's pages and the report's page look alike by.

/** Colors, text, levels and badges. Colors follow the light or dark scheme of the system. */
export const PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #14171c); --panel: light-dark(#f6f7f9, #1b1f26); --raised: light-dark(#ffffff, #1f242c);
  --line: light-dark(#dadfe5, #343b46); --text: light-dark(#1d2129, #e4e8ee); --soft: light-dark(#59616d, #9aa4b2);
  --link: light-dark(#0b5cad, #6cb2ff); --accent: light-dark(#0b5cad, #3d8fe0); --on-accent: light-dark(#ffffff, #0b1118);
  --good: light-dark(#176b34, #56c578); --good-ground: light-dark(#e3f5e8, #14301f);
  --bad: light-dark(#b3202c, #ff8a8a); --bad-ground: light-dark(#fdeaea, #3a1a1d);
  --busy: light-dark(#8a4b00, #f0b35a); --busy-ground: light-dark(#fdf1dd, #35260f);
  --open: light-dark(#5b3bb0, #bca6ff); --open-ground: light-dark(#eee8fb, #2b2345);
  --error: light-dark(#b3202c, #ff8a8a); --warning: light-dark(#8a4b00, #f0b35a); --note: light-dark(#0b6375, #5fc9dd);
  --mark: light-dark(#fff3c4, #40371a);
  --radius: 8px; --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', 'DejaVu Sans Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; }
main { max-width: 90rem; margin: 0 auto; padding: 1.5rem 1.5rem 6rem; outline: none; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
h1 { font-size: 1.5rem; line-height: 1.3; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; font-weight: 600; margin: 0; } h3, h4 { font-size: 0.95rem; font-weight: 600; margin: 0; }
code, pre, kbd { font-family: var(--mono); font-size: 0.86em; }
code { background: var(--panel); border-radius: 4px; padding: 0.1em 0.35em; overflow-wrap: anywhere; }
.soft, .note { color: var(--soft); font-weight: 400; } .note { margin: 0.5rem 0; font-size: 0.9rem; }
.sr-only { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 20; background: var(--raised); padding: 0.5rem 1rem; border-radius: 0 0 var(--radius) var(--radius); }
.skip:focus { top: 0; }
.badge { display: inline-block; border-radius: 1rem; padding: 0.05rem 0.6rem; font-size: 0.78rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.badge.good { background: var(--good-ground); color: var(--good); } .badge.bad { background: var(--bad-ground); color: var(--bad); }
.badge.state-open { background: var(--open-ground); color: var(--open); } .badge.state-resolved { background: var(--good-ground); color: var(--good); }
.badge.busy { background: var(--busy-ground); color: var(--busy); } .badge.neutral { background: var(--panel); color: var(--soft); box-shadow: inset 0 0 0 1px var(--line); }
.count { display: inline-block; min-width: 1.5em; padding: 0 0.45em; border-radius: 1rem; background: var(--panel); color: var(--soft); font-size: 0.8rem; text-align: center; }
.empty, .panel { border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; background: var(--panel); }
.empty { text-align: center; color: var(--soft); padding: 2.5rem 1rem; }
.headline { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: start; }
.facts { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; margin: 0.5rem 0; font-size: 0.92rem; }
.level { margin: 0; font-weight: 600; font-size: 0.86rem; white-space: nowrap; } .pills .level, .menu .level { font-size: inherit; }
.level::before { content: '' / ''; display: inline-block; width: 0.72em; height: 0.72em; margin-right: 0.35em; background: currentcolor; }
.level.error { color: var(--error); } .level.error::before { width: 0.8em; height: 0.8em; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.level.warning { color: var(--warning); } .level.warning::before { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .level.note { color: var(--note); } .level.note::before { border-radius: 50%; }
.top { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.6rem 1.5rem;
  background: var(--ground); border-bottom: 1px solid var(--line); }
.top .home { font-weight: 650; color: var(--text); text-decoration: none; } .top nav { display: flex; gap: 1.1rem; flex: 1; }
.top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); text-decoration: underline; }
button, .button { white-space: nowrap; font: inherit; font-size: 0.9rem; font-weight: 550; line-height: 1.3; display: inline-block; padding: 0.4rem 0.85rem; border: 1px solid var(--accent);
  border-radius: 6px; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet, .toolbar .button { background: var(--raised); border-color: var(--line); color: var(--text); }
input, select, textarea { font: inherit; font-size: 0.9rem; color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.5rem; }
`;

/** What stands below the name of a file, and folds. */
export const FILES_STYLE = `
.of-file { border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.of-file > summary { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; padding: 0.6rem 1rem; background: var(--panel); border-radius: var(--radius); cursor: pointer; list-style: none; }
.of-file[open] > summary { border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; } .of-file > summary:hover { background: var(--line); }
.of-file > summary h3 { font: 600 0.86rem var(--mono); overflow-wrap: anywhere; flex: 1 1 0; min-width: 60%; } .of-file h3 .folder { color: var(--soft); } .of-file .counts { display: flex; gap: 0.6rem; align-items: center; margin-left: auto; }
.of-file > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .of-file[open] > summary::before { content: '▾' / ''; }
.cards { display: grid; gap: 0.75rem; padding: 0.75rem; }
`;

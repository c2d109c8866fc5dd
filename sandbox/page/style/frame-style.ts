/** Colors, text, and the frame of every page. */
export const FRAME_STYLE = `
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
.top { position: sticky; top: 0; z-index: 10; display: flex; flex-wrap: wrap; gap: 0.5rem 1.5rem; align-items: center; padding: 0.6rem 1.5rem;
  background: var(--ground); border-bottom: 1px solid var(--line); }
.top .home { font-weight: 650; color: var(--text); text-decoration: none; } .top nav { display: flex; gap: 1.1rem; flex: 1; }
.top nav a { color: var(--soft); text-decoration: none; } .top nav a:hover { color: var(--text); text-decoration: underline; }
.account { display: flex; gap: 0.75rem; align-items: center; }
button, .button { white-space: nowrap; font: inherit; font-size: 0.9rem; font-weight: 550; line-height: 1.3; display: inline-block; padding: 0.4rem 0.85rem; border: 1px solid var(--accent);
  border-radius: 6px; background: var(--accent); color: var(--on-accent); text-decoration: none; cursor: pointer; }
button:hover, .button:hover { filter: brightness(1.08); }
button.quiet, .toolbar .button { background: var(--raised); border-color: var(--line); color: var(--text); }
button.danger { background: var(--raised); border-color: var(--bad); color: var(--bad); }
input, select, textarea { font: inherit; font-size: 0.9rem; color: var(--text); background: var(--raised); border: 1px solid var(--line); border-radius: 6px; padding: 0.35rem 0.5rem; }
textarea { width: 100%; resize: vertical; min-height: 2.2rem; display: block; }
fieldset { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0; padding: 0.75rem 1rem; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.3em; color: var(--soft); }
.badge { display: inline-block; border-radius: 1rem; padding: 0.05rem 0.6rem; font-size: 0.78rem; font-weight: 600; line-height: 1.5; white-space: nowrap; }
.badge.good { background: var(--good-ground); color: var(--good); } .badge.bad { background: var(--bad-ground); color: var(--bad); }
.badge.state-open { background: var(--open-ground); color: var(--open); } .badge.state-resolved { background: var(--good-ground); color: var(--good); }
.badge.busy { background: var(--busy-ground); color: var(--busy); } .badge.neutral { background: var(--panel); color: var(--soft); box-shadow: inset 0 0 0 1px var(--line); }
.count { display: inline-block; min-width: 1.5em; padding: 0 0.45em; border-radius: 1rem; background: var(--panel); color: var(--soft); font-size: 0.8rem; text-align: center; }
.empty, .panel { border: 1px solid var(--line); border-radius: var(--radius); padding: 1rem; background: var(--panel); }
.empty { text-align: center; color: var(--soft); padding: 2.5rem 1rem; }
.headline { display: flex; flex-wrap: wrap; gap: 1rem; justify-content: space-between; align-items: start; }
.facts { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; margin: 0.5rem 0; font-size: 0.92rem; }
.checks { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0 1.5rem; padding: 0.75rem 1rem; background: var(--panel); }
.checks h2 { font-size: 0.9rem; color: var(--soft); } .checks ul { list-style: none; margin: 0.35rem 0 0; padding: 0; }
.checks li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; padding: 0.2rem 0; } .checks p { margin: 0.25rem 0 0; }
.runs { margin-top: 0.5rem; font-size: 0.9rem; } .runs summary { cursor: pointer; color: var(--soft); } .checks .runs ol { margin: 0.3rem 0 0; padding-left: 1.5rem; } .checks .runs li { display: list-item; }
.next-push { display: flex; gap: 0.75rem; align-items: center; margin: 0; }
.faults { list-style: none; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); } .faults li { display: flex; gap: 1rem; align-items: center; padding: 0.6rem 1rem; } .faults li + li { border-top: 1px solid var(--line); } .faults .label { flex: 1; }
.sign-in { max-width: 34rem; } .sign-in fieldset { margin-top: 0; display: grid; gap: 0.5rem; }
dt { color: var(--soft); font-size: 0.88rem; } dd { margin: 0.2rem 0 0.8rem; }
.tabs { display: flex; gap: 0.25rem; border-bottom: 1px solid var(--line); }
.tabs a { padding: 0.5rem 1rem; color: var(--soft); text-decoration: none; border-bottom: 2px solid transparent; margin-bottom: -1px; }
.tabs a[aria-current] { color: var(--text); font-weight: 600; border-color: var(--accent); }
.toolbar { position: sticky; top: 3.4rem; z-index: 9; display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between;
  padding: 0.6rem 0; margin-bottom: 0.75rem; background: var(--ground); font-size: 0.86rem; }
.filter, .jump, .menus { display: flex; flex-wrap: wrap; gap: 0.4rem 0.75rem; align-items: center; } .jump { gap: 0.4rem; } .menus { gap: 0.4rem; position: relative; }
.pills { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 6px; overflow: clip; background: var(--raised); }
.pills a, .menu > summary { display: block; padding: 0.25rem 0.6rem; color: var(--text); text-decoration: none; white-space: nowrap; } .pills li + li { border-left: 1px solid var(--line); }
.pills a:hover, .menu > summary:hover, .menu a:hover { background: var(--panel); } .pills a:focus-visible { outline-offset: -2px; }
.filter a[aria-current], .filter a[aria-current]:hover { background: var(--accent); color: var(--on-accent); } .filter a[aria-current] span { color: inherit; }
.menu > summary { border: 1px solid var(--line); border-radius: 6px; background: var(--raised); cursor: pointer; list-style: none; display: flex; gap: 0.35rem; align-items: baseline; }
.menu > summary::-webkit-details-marker { display: none; } .menu > summary::after { content: '▾' / ''; color: var(--soft); } .menu > summary.chosen { border-color: var(--accent); }
.menu strong { max-width: 9rem; overflow: hidden; text-overflow: ellipsis; }
.menu { position: relative; } .menu > ul { position: absolute; right: 0; top: calc(100% + 0.3rem); width: max-content; min-width: 13rem; max-width: min(34rem, 90vw); max-height: 65vh; overflow: auto; margin: 0; padding: 0.3rem;
  list-style: none; background: var(--raised); border: 1px solid var(--line); border-radius: var(--radius); box-shadow: 0 6px 24px rgb(0 0 0 / 18%); }
.menu ul a { display: flex; justify-content: space-between; gap: 1.5rem; padding: 0.3rem 0.6rem; border-radius: 5px; color: var(--text); text-decoration: none; overflow-wrap: anywhere; }
.deployments { list-style: none; margin: 1.25rem 0; padding: 0; border: 1px solid var(--line); border-radius: var(--radius); }
.deployments > li { display: grid; grid-template-columns: auto 1fr auto; gap: 0.25rem 1rem; align-items: start; padding: 1rem; }
.deployments > li + li { border-top: 1px solid var(--line); } .deployments h2 { font-size: 1rem; } .deployments p { margin: 0.2rem 0; }
.deployments a { color: var(--text); text-decoration: none; } .deployments a:hover { color: var(--link); text-decoration: underline; }
table.list { width: 100%; border-collapse: collapse; font-size: 0.9rem; } .scroll { overflow-x: auto; }
table.list th { text-align: left; color: var(--soft); font-weight: 600; } table.list th, table.list td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.live { position: fixed; right: 1rem; bottom: 1rem; margin: 0; padding: 0.4rem 0.9rem; border-radius: var(--radius); background: var(--text); color: var(--ground); font-size: 0.85rem; }
.live:empty { display: none; }
.failure { border: 1px solid var(--bad); border-radius: var(--radius); padding: 0.75rem 1rem; color: var(--bad); background: var(--bad-ground); margin: 0; }
.stack > * + * { margin-top: 1.25rem; } .secret { border-color: var(--good); background: var(--good-ground); } .secret code { background: var(--raised); font-size: 1rem; user-select: all; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 5rem; } .top { padding: 0.5rem 0.75rem; } .top { position: static; } .toolbar { position: relative; top: 0; font-size: 0.8rem; } .menu, .menus { position: static; } .menu > ul { left: 0; right: 0; width: auto; max-width: none; } .pills a, .menu > summary { padding-inline: 0.45rem; } .jump kbd { display: none; } table.list { min-width: 46rem; }
  .deployments > li { grid-template-columns: auto 1fr; } .threads-of { grid-column: 2; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;

import { FILES_STYLE, PAGE_STYLE } from '../../src/page/style.ts';

/** The frame of every page, and what stands on it beside threads and code. */
const FRAME_STYLE = `
.account { display: flex; gap: 0.75rem; align-items: center; }
button.danger { background: var(--raised); border-color: var(--bad); color: var(--bad); }
textarea { width: 100%; resize: vertical; min-height: 2.2rem; display: block; }
fieldset { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0; padding: 0.75rem 1rem; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.3em; color: var(--soft); }
.checks { border: 1px solid var(--line); border-radius: var(--radius); margin: 1rem 0 1.5rem; padding: 0.75rem 1rem; background: var(--panel); }
.checks h2 { font-size: 0.9rem; color: var(--soft); } .checks ul { list-style: none; margin: 0.35rem 0 0; padding: 0; }
.checks li { display: flex; flex-wrap: wrap; gap: 0.25rem 0.6rem; align-items: baseline; padding: 0.2rem 0; } .checks li > * { min-width: 0; overflow-wrap: anywhere; } .checks p { margin: 0.25rem 0 0; }
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
.pills { display: flex; flex-wrap: wrap; list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 6px; overflow: clip; gap: 1px; background: var(--line); } .pills li { flex: auto; background: var(--raised); }
.pills a, .menu > summary { display: block; padding: 0.25rem 0.6rem; color: var(--text); text-decoration: none; white-space: nowrap; }
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
table.list { width: 100%; border-collapse: collapse; font-size: 0.9rem; } .scroll { position: relative; overflow-x: auto; }
table.list th { text-align: left; color: var(--soft); font-weight: 600; } table.list th, table.list td { padding: 0.35rem 0.6rem; border-bottom: 1px solid var(--line); vertical-align: top; }
.live { position: fixed; right: 1rem; bottom: 1rem; margin: 0; padding: 0.4rem 0.9rem; border-radius: var(--radius); background: var(--text); color: var(--ground); font-size: 0.85rem; }
.live:empty { display: none; }
.failure { border: 1px solid var(--bad); border-radius: var(--radius); padding: 0.75rem 1rem; color: var(--bad); background: var(--bad-ground); margin: 0; }
h1 + .empty, h1 + form { margin-top: 1rem; } .stack > * + * { margin-top: 1.25rem; } .secret { border-color: var(--good); background: var(--good-ground); } .secret code { background: var(--raised); font-size: 1rem; user-select: all; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 5rem; } .top { padding: 0.5rem 0.75rem; } .top { position: static; } .toolbar { position: relative; top: 0; font-size: 0.8rem; } .menu, .menus { position: static; } .menu > ul { left: 0; right: 0; width: auto; max-width: none; } .pills a, .menu > summary { padding-inline: 0.45rem; } .jump kbd { display: none; } table.list thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); } table.list :is(tbody, tr, td) { display: block; } table.list tr { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; padding: 0.5rem 0; border-bottom: 1px solid var(--line); } table.list td { padding: 0; border: 0; min-width: 0; overflow-wrap: anywhere; } table.list td:empty { display: none; } table.list .whole-row { flex-basis: 100%; }
  .deployments > li { grid-template-columns: auto 1fr; } .threads-of { grid-column: 2; } }
@media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
`;

/** Threads and the comments in them. */
const THREAD_STYLE = `
.timeline { display: grid; gap: 0.75rem; } .timeline > *, .cards > * { min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 260px; } .timeline > details, .cards > details { contain-intrinsic-size: auto 46px; }
.thread > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .thread[open] > summary::before { content: '▾' / ''; }
.thread { border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); overflow: clip; font-size: 0.95rem; scroll-margin-top: 7.5rem; }
.thread > :not(header, summary), .thread > div > * { margin-left: 1rem; margin-right: 1rem; }
.thread > div > * { margin-left: 0; margin-right: 0; } .thread > div { padding-top: 0.25rem; scroll-margin-top: 7.5rem; }
.thread.open { border-left: 4px solid var(--open); box-shadow: 0 1px 4px rgb(0 0 0 / 8%); }
.thread.resolved { border-left: 4px solid var(--good); background: var(--panel); }
.thread > header, .thread > summary { display: flex; gap: 0.5rem 1rem; align-items: baseline; padding: 0.5rem 1rem; }
.thread > header { background: var(--panel); border-bottom: 1px solid var(--line); } .thread > summary { cursor: pointer; list-style: none; } .thread > summary:hover { background: var(--line); }
.title { flex: 1; display: flex; flex-wrap: wrap; gap: 0.2rem 0.75rem; align-items: baseline; min-width: 0; overflow-wrap: anywhere; } .title .soft { font-size: 0.88rem; }
.title .place { background: none; padding: 0; font-size: 0.84rem; } .place .folder { color: var(--soft); } .title .states { display: flex; flex-wrap: wrap; gap: 0.3rem 0.6rem; align-items: baseline; margin-left: auto; }
.thread .next { white-space: nowrap; font-size: 0.85rem; }
:is(.cards, .file) .folder { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.thread:focus, .thread:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.system { padding: 0.4rem 0; color: var(--soft); font-size: 0.88rem; } .system .markdown { margin: 0; padding: 0; } .system .markdown, .system .markdown > p:first-child { display: inline; } .activity { padding: 0 1rem; } .activity .system { padding: 0.15rem 0; } .activity > summary { cursor: pointer; color: var(--soft); font-size: 0.9rem; }
.comment { padding: 0.75rem 0; } .comment + .comment { border-top: 1px solid var(--line); }
.who { display: flex; flex-wrap: wrap; gap: 0.2rem 0.5rem; align-items: center; font-size: 0.88rem; } .who a { text-decoration: none; } .who a:hover { text-decoration: underline; }
.avatar { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 0.78rem; font-weight: 700; }
.delete { margin-left: auto; } .delete summary { cursor: pointer; color: var(--soft); } .delete form { margin-top: 0.4rem; }
.reasons { font-size: 0.86rem; color: var(--soft); border-top: 1px dashed var(--line); padding: 0.45rem 0; } .reasons summary { cursor: pointer; } .reasons ol { margin: 0.4rem 0 0; padding-left: 1.25rem; list-style: none; }
.acts { display: flex; flex-wrap: wrap; gap: 0.6rem; align-items: end; padding: 0.6rem 0 0.8rem; border-top: 1px solid var(--line); } .acts .reply { flex: 1; display: flex; gap: 0.6rem; align-items: end; } .reply label { flex: 1; } .acts .note { flex-basis: 100%; margin: 0; }
.new-comment { max-width: 66rem; margin-top: 1.5rem; } .new-comment label, form.panel label { font-weight: 600; font-size: 0.9rem; } .new-comment button, form.panel button { margin-top: 0.6rem; }
.markdown { overflow-wrap: anywhere; padding-left: 2.1rem; } .markdown > :first-child { margin-top: 0.3rem; } .markdown > :last-child { margin-bottom: 0; }
.markdown > :is(p, ul, ol) { max-width: 62rem; }
.markdown p, .markdown ul, .markdown ol, .markdown pre, .markdown table, .markdown blockquote { margin: 0.55rem 0; }
.markdown h5 { font-size: 1rem; margin: 0.9rem 0 0.4rem; } .markdown h6 { font-size: 0.92rem; margin: 0.8rem 0 0.3rem; }
.markdown ul, .markdown ol { padding-left: 1.4rem; } .markdown li.task-list-item { list-style: none; margin-left: -1.2rem; }
.markdown blockquote { border-left: 3px solid var(--line); padding-left: 0.9rem; margin-left: 0; color: var(--soft); }
.markdown pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: 0.6rem 0.8rem; overflow-x: auto; line-height: 1.5; max-height: 30rem; unicode-bidi: isolate; }
.markdown pre code { background: none; padding: 0; font-size: 1em; overflow-wrap: normal; } .markdown hr { border: 0; border-top: 1px solid var(--line); }
.markdown table { border-collapse: collapse; display: block; overflow-x: auto; max-width: 100%; } .markdown th, .markdown td { border: 1px solid var(--line); padding: 0.25rem 0.6rem; }
.markdown details { border: 1px solid var(--line); border-radius: 6px; margin: 0.55rem 0; padding: 0.35rem 0.8rem; } .markdown summary { cursor: pointer; font-size: 0.9rem; font-weight: 550; color: var(--soft); }
.markdown details[open] > summary { border-bottom: 1px solid var(--line); margin: 0 -0.8rem; padding: 0 0.8rem 0.35rem; }
.markdown pre.fix { padding: 0.4rem 0; } .markdown pre.fix code { display: block; width: max-content; min-width: 100%; } .markdown pre.fix code > * { display: block; text-decoration: none; padding: 0 0.8rem; min-height: 1.5em; }
.markdown pre.fix ins { background: var(--good-ground); color: var(--good); } .markdown pre.fix del { background: var(--bad-ground); color: var(--bad); }
.markdown pre.fix[data-label]::before { content: attr(data-label); display: block; padding: 0 0.8rem 0.3rem; color: var(--soft); font: 600 0.8rem system-ui, sans-serif; }
@media (max-width: 40rem) { .acts .reply { flex-basis: 100%; } .cards { padding: 0.5rem; } .markdown { padding-left: 0; } .of-file .counts, .title .states { margin-left: 0; } .thread > header, .thread > summary { padding: 0.5rem 0.75rem; } .thread > :not(header, summary) { margin-left: 0.75rem; margin-right: 0.75rem; } }
`;

/** The diff: files, lines and the colors of code. */
const CODE_STYLE = `
.changes { display: grid; grid-template-columns: minmax(13rem, 18rem) minmax(0, 1fr); gap: 1.5rem; align-items: start; }
.tree { position: sticky; top: 7rem; max-height: calc(100vh - 8rem); overflow: auto; font-size: 0.87rem; }
.tree summary { cursor: pointer; color: var(--soft); padding: 0.2rem 0; display: flex; gap: 0.4rem; } .tree summary::before { content: '▸' / ''; } .tree details[open] > summary::before { content: '▾' / ''; }
.tree summary span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; direction: rtl; text-align: left; }
.tree ul { list-style: none; margin: 0 0 0.4rem; padding-left: 1.1rem; } .tree li { display: flex; justify-content: space-between; gap: 0.5rem; padding: 0.1rem 0; }
.tree a { color: var(--text); text-decoration: none; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; } .tree a:hover { text-decoration: underline; }
.tree .added a { color: var(--good); } .tree .deleted a { color: var(--bad); text-decoration: line-through; } .tree .count { background: var(--open-ground); color: var(--open); font-weight: 600; }
.files { display: grid; gap: 1.25rem; } .files > * { min-width: 0; }
.file { border: 1px solid var(--line); border-radius: var(--radius); overflow: clip; scroll-margin-top: 7rem; }
.file > header { display: flex; flex-wrap: wrap; gap: 0.3rem 0.8rem; align-items: center; padding: 0.55rem 1rem; background: var(--panel); border-bottom: 1px solid var(--line); font-size: 0.88rem; }
.file > header h3 { font: 600 0.92em var(--mono); overflow-wrap: anywhere; } .file > header .comment-link { margin-left: auto; } .file > .note, .code-of-file > .note { margin: 0; padding: 0.9rem 1rem; }
.plus { color: var(--good); font-weight: 600; } .minus { color: var(--bad); font-weight: 600; }
.loose { padding: 1rem; display: grid; gap: 0.9rem; background: var(--panel); border-top: 1px solid var(--line); } .loose > * { min-width: 0; } .loose h4 { color: var(--soft); overflow-wrap: anywhere; }
.chunk { content-visibility: auto; contain-intrinsic-size: auto 400px; } .chunk.full { contain-intrinsic-size: auto 2000px; }
.chunk[data-lines] { contain-intrinsic-size: auto calc(20px * attr(data-lines type(<number>)) + 320px * attr(data-cards type(<number>))); }
table.lines { width: 100%; border-collapse: collapse; table-layout: fixed; font: 12.5px/20px var(--mono); }
.lines td { padding: 0; vertical-align: top; } .lines .no { width: 3.2rem; padding: 0 0.5rem; text-align: right; color: var(--soft); user-select: none; }
.lines .no a { color: inherit; text-decoration: none; display: block; } .lines .no a:hover { color: var(--on-accent); background: var(--accent); border-radius: 4px; text-decoration: underline; }
.lines .code { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; padding: 0 1rem 0 1.6rem; position: relative; unicode-bidi: isolate; }
.lines .code::before { position: absolute; left: 0.5rem; color: var(--soft); }
.added > td { background: light-dark(#e9f7ed, #14291c); } .added > .no { background: light-dark(#d3eedb, #19381f); color: light-dark(#3c5f47, #a2c7ae); } .added > .code::before { content: '+' / 'added: '; }
.removed > td { background: light-dark(#fdeeee, #2f181b); } .removed > .no { background: light-dark(#f9dcdc, #411f23); color: light-dark(#7a4448, #d3a9ad); } .removed > .code::before { content: '−' / 'removed: '; }
.lines [aria-current] > td { background: var(--mark); } .lines [aria-current] > .no { color: var(--text); font-weight: 700; } .lines [aria-current] > .no:first-child { box-shadow: inset 3px 0 var(--accent); }
.threads > td { padding: 0.75rem 1rem; font: 15px/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif; background: var(--panel); border-block: 1px solid var(--line); }
.threads > td > .thread { max-width: 58rem; } .threads > td > * + * { margin-top: 0.75rem; }
.gap { display: flex; gap: 1.25rem; padding: 0.2rem 1rem 0.2rem 8rem; background: light-dark(#eef4fb, #182230); font-size: 0.82rem; } .gap a { text-decoration: none; } .gap a:hover { text-decoration: underline; }
.excerpt { margin: 0.75rem 0 0; font-size: 0.82rem; border: 1px solid var(--line); border-radius: 6px; overflow: hidden; } .excerpt summary { cursor: pointer; } .excerpt summary, .excerpt figcaption { color: var(--soft); padding: 0.2rem 0.75rem; font-size: 0.82rem; background: var(--panel); } .excerpt figcaption, .excerpt[open] summary { border-bottom: 1px solid var(--line); }
.hljs-comment, .hljs-quote { color: light-dark(#566170, #9aa7b8); font-style: italic; }
.hljs-keyword, .hljs-selector-tag, .hljs-literal, .hljs-section, .hljs-doctag { color: light-dark(#8a2f96, #d8a0ee); }
.hljs-string, .hljs-regexp, .hljs-addition, .hljs-meta .hljs-string { color: light-dark(#0a5a3c, #8fd6a8); }
.hljs-number, .hljs-symbol, .hljs-bullet, .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-template-variable { color: light-dark(#8a4500, #f0b787); }
.hljs-title, .hljs-name, .hljs-selector-id, .hljs-selector-class, .hljs-built_in, .hljs-type { color: light-dark(#0b4f9e, #86c1ff); }
.hljs-meta, .hljs-tag, .hljs-deletion, .hljs-link { color: light-dark(#566170, #a9b4c4); }
@media (max-width: 60rem) { .changes { grid-template-columns: minmax(0, 1fr); } .tree { position: static; max-height: 14rem; } .lines .no { width: 2.8rem; padding: 0 0.25rem; } .gap { padding-left: 1rem; } }
@media (max-width: 40rem) { .lines .no { width: 2.1rem; padding: 0 0.2rem; font-size: 11px; } .lines .code { padding: 0 0.4rem 0 1.1rem; word-break: break-all; } .lines .code::before { left: 0.25rem; } .threads > td { padding: 0.5rem; } .file > header { padding: 0.5rem 0.75rem; } }
`;

/** The one style sheet of the pages. Its colors follow the light or dark scheme of the system. */
export const STYLE = `${PAGE_STYLE}${FILES_STYLE}${FRAME_STYLE}${THREAD_STYLE}${CODE_STYLE}`;

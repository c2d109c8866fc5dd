/** The diff: files, lines and the colors of code. */
export const CODE_STYLE = `
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

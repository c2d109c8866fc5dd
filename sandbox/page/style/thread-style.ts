/** Threads and the comments in them. */
export const THREAD_STYLE = `
.timeline { display: grid; gap: 0.75rem; } .timeline > *, .cards > * { min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 260px; } .timeline > details, .cards > details { contain-intrinsic-size: auto 46px; }
.of-file { border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.of-file > summary { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; padding: 0.6rem 1rem; background: var(--panel); border-radius: var(--radius); cursor: pointer; list-style: none; }
.of-file[open] > summary { border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; } .of-file > summary:hover { background: var(--line); }
.of-file > summary h3 { font: 600 0.86rem var(--mono); overflow-wrap: anywhere; flex: 1 1 0; min-width: 60%; } .of-file h3 .folder { color: var(--soft); } .of-file .counts { display: flex; gap: 0.6rem; align-items: center; margin-left: auto; }
.of-file > summary::before, .thread > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .of-file[open] > summary::before, .thread[open] > summary::before { content: '▾' / ''; }
.cards { display: grid; gap: 0.75rem; padding: 0.75rem; }
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
.level { font-weight: 600; font-size: 0.86rem; white-space: nowrap; } .pills .level, .menu .level { font-size: inherit; }
.level::before { content: '' / ''; display: inline-block; width: 0.72em; height: 0.72em; margin-right: 0.35em; background: currentcolor; }
.level.error { color: var(--error); } .level.error::before { width: 0.8em; height: 0.8em; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%); }
.level.warning { color: var(--warning); } .level.warning::before { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .level.note { color: var(--note); } .level.note::before { border-radius: 50%; }
.system { padding: 0.4rem 0; color: var(--soft); font-size: 0.88rem; } .system .markdown { margin: 0; } .system .markdown, .system .markdown > p:first-child { display: inline; } .timeline > .system { padding: 0.4rem 1rem; }
.comment { padding: 0.75rem 0; } .comment + .comment { border-top: 1px solid var(--line); }
.who { display: flex; flex-wrap: wrap; gap: 0.2rem 0.5rem; align-items: center; font-size: 0.88rem; } .who a { text-decoration: none; } .who a:hover { text-decoration: underline; }
.avatar { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 50%; background: var(--accent); color: var(--on-accent); font-size: 0.78rem; font-weight: 700; }
.delete { margin-left: auto; } .delete summary { cursor: pointer; color: var(--soft); } .delete form { margin-top: 0.4rem; }
.reasons { font-size: 0.86rem; color: var(--soft); border-top: 1px dashed var(--line); padding: 0.45rem 0; } .reasons summary { cursor: pointer; } .reasons ol { margin: 0.4rem 0 0; padding-left: 1.25rem; list-style: none; }
.acts { display: flex; gap: 0.6rem; align-items: end; padding: 0.6rem 0 0.8rem; border-top: 1px solid var(--line); } .acts .reply { flex: 1; display: flex; gap: 0.6rem; align-items: end; } .reply label { flex: 1; }
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
@media (max-width: 40rem) { .acts { flex-wrap: wrap; } .acts .reply { flex-basis: 100%; } .cards { padding: 0.5rem; } .markdown { padding-left: 0; } .of-file .counts, .title .states { margin-left: 0; } .thread > header, .thread > summary { padding: 0.5rem 0.75rem; } .thread > :not(header, summary) { margin-left: 0.75rem; margin-right: 0.75rem; } }
`;

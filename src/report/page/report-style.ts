import { FILES_STYLE, PAGE_STYLE } from '../../page/style.ts';

/**
 * What the pages of a run and of a history have in common beyond every page: conclusion, figures, lists and
 * foot.
 */
export const FRAME_STYLE = `
main { max-width: 72rem; }
.top { position: static; } main > section + section { margin-top: 2rem; } main > section > h2 { margin-bottom: 0.6rem; }
.conclusion { border: 1px solid var(--line); border-left: 6px solid var(--soft); border-radius: var(--radius); padding: 1.1rem 1.25rem; background: var(--panel); overflow-wrap: anywhere; }
.conclusion.good { border-left-color: var(--good); } .conclusion.bad { border-left-color: var(--bad); } .conclusion.busy { border-left-color: var(--busy); }
.conclusion h1 { font-size: 1.6rem; } .conclusion p { margin: 0.4rem 0 0; max-width: 62rem; } .conclusion .facts { margin: 0.9rem 0 0; color: var(--soft); font-size: 0.88rem; } .conclusion code { background: none; padding: 0; }
.numbers { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; list-style: none; margin: 0.9rem 0 0; padding: 0; } .numbers strong { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.bar { display: block; width: 100%; }
.list { padding-left: 1.3rem; margin: 0; } .list li { overflow-wrap: anywhere; margin: 0.25rem 0; } footer { margin-top: 3rem; color: var(--soft); font-size: 0.85rem; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 4rem; } .top { padding: 0.5rem 0.75rem; } .conclusion { padding: 0.9rem; } .conclusion h1 { font-size: 1.3rem; } }
@media print { .top, .skip { display: none; } }
`;

const REPORT_STYLE = `
#filters { position: sticky; top: 0; z-index: 9; display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; align-items: end; padding: 0.75rem 0; background: var(--ground); border-bottom: 1px solid var(--line); margin-bottom: 1rem; }
#filters label { display: grid; gap: 0.15rem; font-size: 0.8rem; color: var(--soft); } #filters .only { padding-bottom: 0.45rem; font-size: 0.88rem; color: var(--text); } #filters select { max-width: 15rem; } #filters output { margin-left: auto; font-size: 0.88rem; color: var(--soft); padding: 0.35rem 0; font-variant-numeric: tabular-nums; }
#by-file { margin-bottom: 1.25rem; font-size: 0.88rem; } #by-file ul { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) fit-content(24rem); gap: 0.3rem 1rem; list-style: none; margin: 0; padding: 0; } #by-file li { display: grid; grid-column: 1 / -1; grid-template-columns: subgrid; align-items: center; }
#by-file a { font: 0.84rem var(--mono); color: var(--text); overflow-wrap: anywhere; } #by-file a:hover { color: var(--link); } #by-file .folder { color: var(--soft); } #by-file .counts { display: flex; flex-wrap: wrap; gap: 0 0.6rem; font-variant-numeric: tabular-nums; }
#by-file .bar { height: 0.9rem; } .bar .error { fill: var(--error); } .bar .warning { fill: var(--warning); } .bar .note { fill: var(--note); } .bar .none { fill: var(--soft); } .bar rect { stroke: var(--ground); stroke-width: 1; }
.of-file { scroll-margin-top: 5.5rem; } .of-file:target > summary { outline: 2px solid var(--accent); outline-offset: 2px; }
.files { display: grid; gap: 0.9rem; } .files > * { min-width: 0; } .of-file > summary h3 { min-width: 0; }
.cards > * { min-width: 0; } [hidden] { display: none !important; }
.finding { border: 1px solid var(--line); border-left: 4px solid var(--soft); border-radius: var(--radius); background: var(--raised); padding: 0.7rem 1rem 0.8rem; scroll-margin-top: 5.5rem; }
.finding.at-error { border-left-color: var(--error); } .finding.at-warning { border-left-color: var(--warning); } .finding.at-note { border-left-color: var(--note); } .finding:target { outline: 2px solid var(--accent); outline-offset: 2px; }
.finding h4 { display: flex; flex-wrap: wrap; gap: 0.15rem 0.75rem; align-items: baseline; overflow-wrap: anywhere; } .finding h4 .at { margin-left: auto; font: 0.84rem var(--mono); } .finding h4 .soft { font-size: 0.88rem; }
.finding p { margin: 0.4rem 0 0; overflow-wrap: anywhere; } .message { white-space: pre-line; max-width: 62rem; } .became { font-size: 0.88rem; color: var(--soft); } .became .badge { margin-right: 0.4rem; }
pre.code { margin: 0.6rem 0 0; border: 1px solid var(--line); border-radius: 6px; background: var(--ground); font: 12.5px/20px var(--mono); padding: 0.25rem 0; overflow: clip; unicode-bidi: isolate; }
.code .row { display: grid; grid-template-columns: max-content minmax(0, 1fr); } .code .no { color: var(--soft); padding: 0 0.75rem 0 0.5rem; user-select: none; white-space: pre; }
.code .text { white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; padding-right: 0.75rem; }
.code .on { background: var(--mark); } .code .on .no { color: var(--text); font-weight: 700; box-shadow: inset 3px 0 var(--soft); }
.at-error .on .no { box-shadow: inset 3px 0 var(--error); } .at-warning .on .no { box-shadow: inset 3px 0 var(--warning); } .at-note .on .no { box-shadow: inset 3px 0 var(--note); }
mark { background: none; color: inherit; text-decoration: underline 2px; text-underline-offset: 3px; text-decoration-skip-ink: none; } .at-error mark { text-decoration-color: var(--error); } .at-warning mark { text-decoration-color: var(--warning); } .at-note mark { text-decoration-color: var(--note); }
mark.point { border-left: 2px solid currentcolor; } .withheld { color: var(--soft); font-style: italic; }
.rest { margin: 0 0.75rem 0.75rem; font-size: 0.95rem; } .rest > summary { cursor: pointer; color: var(--soft); font-size: 0.9rem; padding: 0.2rem 0; } .of-file > .rest:only-of-type:nth-child(2) { margin-top: 0.75rem; } .rest > .cards { padding: 0.5rem 0 0; }
@media (max-width: 40rem) { #filters { position: static; display: grid; grid-template-columns: 1fr 1fr; } #filters select { width: 100%; } #filters .only { grid-column: 1 / -1; } #filters output { margin: 0; }
  #by-file ul { gap: 0.7rem 0; } #by-file li { display: block; } #by-file .bar { margin: 0.2rem 0; }
  .cards { padding: 0.5rem; } .finding { padding: 0.6rem 0.7rem; } .finding h4 .at { margin-left: 0; } .of-file .counts { margin-left: 0; } .of-file > summary { padding: 0.6rem 0.75rem; } .of-file > summary h3 { flex-basis: calc(100% - 2rem); } .code .no { padding: 0 0.4rem 0 0.2rem; } }
@media print { #filters { display: none; } .finding { break-inside: avoid; } }
`;

/** The one style sheet of the report's page. */
export const STYLE = `${PAGE_STYLE}${FRAME_STYLE}${FILES_STYLE}${REPORT_STYLE}`;

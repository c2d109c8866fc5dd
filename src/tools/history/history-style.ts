import { PAGE_STYLE } from '../../page/style.ts';
import { FRAME_STYLE } from '../../report/page/report-style.ts';

const BARS_STYLE = `
:root { --dismissed: light-dark(#b3202c, #ff8a8a); --dismissed-ground: light-dark(#fbdcdc, #4a2024); --fixed: light-dark(#1f7a3f, #4fb970); }
.hatches { position: absolute; }
.bar { height: 1.5rem; margin: 0.75rem 0 0.55rem; border-radius: 5px; overflow: hidden; }
.bar { border: 1px solid var(--soft); } .bar rect { stroke: var(--raised); stroke-width: 1.5; }
rect.fixed { fill: var(--fixed); } rect.open { fill: var(--ground); } rect.posted { fill: var(--panel); stroke: var(--soft); stroke-width: 1; }
rect.false-positive, rect.dismissed { fill: url(#hatch-false-positive); } rect.wont-fix { fill: url(#hatch-wont-fix); } rect.accepted { fill: url(#hatch-accepted); } rect.by-hand { fill: url(#hatch-by-hand); } rect.withdrawn { fill: url(#hatch-withdrawn); }
pattern { fill: var(--dismissed); } pattern .ground { fill: var(--dismissed-ground); } pattern.withdrawn { fill: var(--soft); } pattern.withdrawn .ground { fill: var(--panel); }
.key + .scroll { margin-top: 0.6rem; } .key { display: flex; flex-wrap: wrap; gap: 0.15rem 1.1rem; list-style: none; margin: 0; padding: 0; font-size: 0.88rem; } .key strong { font-variant-numeric: tabular-nums; }
.swatch { width: 1rem; height: 0.8rem; margin-right: 0.4rem; vertical-align: -0.06rem; border-radius: 2px; } .swatch .open { stroke: var(--soft); stroke-width: 2; }
`;

const TABLES_STYLE = `
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
table { border-collapse: collapse; font-size: 0.86rem; font-variant-numeric: tabular-nums; } .scroll table { min-width: 100%; }
th, td { padding: 0.4rem 0.7rem; text-align: right; vertical-align: top; font-weight: 400; position: relative; } thead th { color: var(--soft); font-size: 0.8rem; line-height: 1.3; vertical-align: bottom; background: var(--panel); } thead th[colspan] { text-align: center; border-bottom: 1px solid var(--line); }
tbody tr { border-top: 1px solid var(--line); } tbody th, thead tr:first-child th:first-child { text-align: left; } tbody th { overflow-wrap: anywhere; } .scroll tbody th, .scroll thead tr:first-child th:first-child { position: sticky; left: 0; z-index: 1; min-width: 9rem; max-width: 18rem; } .scroll tbody th { background: var(--ground); }
table .id { font-size: 0.82rem; } tbody th .soft { display: block; font-size: 0.8rem; }
.months td { padding: 0.5rem 0.3rem 0.35rem; vertical-align: bottom; } .months thead th + th { text-align: center; }
.month { display: block; width: 100%; min-width: 3.6rem; height: 2.4rem; border-bottom: 1px solid var(--soft); overflow: visible; }
.figures { display: grid; grid-template-columns: repeat(3, 1fr); text-align: center; font-size: 0.75rem; color: var(--soft); }
.changes { width: 100%; } .changes th, .changes td { text-align: left; white-space: nowrap; } .changes td:last-child { white-space: normal; width: 100%; }
`;

const RULES_STYLE = `
.conclusion .facts { margin: 0 0 0.5rem; } .conclusion.neutral { border-left-color: var(--soft); }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: 0.9rem 1.5rem; list-style: none; margin: 1.1rem 0 0; padding: 0; } .tiles strong { display: block; font-size: 1.7rem; line-height: 1.2; font-variant-numeric: tabular-nums; } .tiles .name, .tiles .soft { display: block; font-size: 0.88rem; line-height: 1.4; }
.rules { display: grid; gap: 0.9rem; } .rules > * { min-width: 0; }
.rule { border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: var(--radius); background: var(--raised); padding: 0.9rem 1.1rem 1rem; break-inside: avoid; } .rule.noisy { border-left-color: var(--busy); }
.rule header { display: flex; flex-wrap: wrap; gap: 0.2rem 1.5rem; align-items: baseline; justify-content: space-between; } .rule h3 { overflow-wrap: anywhere; min-width: 0; } .id { font: 600 0.92rem var(--mono); overflow-wrap: anywhere; } .rule h3 .soft { font-size: 0.88rem; margin-left: 0.35rem; }
.rule p { margin: 0.5rem 0 0; font-size: 0.88rem; } .rule p strong { color: var(--text); font-weight: 600; } .rule .share { margin: 0; } .rule .share strong { font-size: 1.35rem; } .rule .share .badge { margin-left: 0.5rem; vertical-align: 0.15em; }
.line { padding: 0.35rem 0.7rem; background: var(--panel); border-radius: 6px; white-space: pre-wrap; overflow-wrap: anywhere; unicode-bidi: isolate; } .remedy { display: flex; flex-wrap: wrap; gap: 0.3rem 0.7rem; align-items: baseline; } .remedy span { white-space: nowrap; } .remedy .line { font-size: 0.8rem; flex: 1 1 18rem; } pre.line { padding: 0.7rem 0.9rem; margin: 0; }
.fold { margin-top: 0.9rem; } .fold > summary { cursor: pointer; color: var(--link); font-size: 0.9rem; padding: 0.2rem 0; } .fold > summary ~ * { margin-top: 0.5rem; }
.words { display: grid; grid-template-columns: max-content 1fr; gap: 0.35rem 1.25rem; margin: 0; font-size: 0.9rem; max-width: 62rem; } .words dt { font-weight: 600; } .words dd { margin: 0; color: var(--soft); }
@media (max-width: 40rem) { .rule { padding: 0.75rem 0.8rem 0.85rem; } .words { grid-template-columns: 1fr; gap: 0.1rem; } .words dd { margin-bottom: 0.5rem; } .tiles { grid-template-columns: 1fr 1fr; } .scroll tbody th, .scroll thead tr:first-child th:first-child { min-width: 7rem; max-width: 9rem; } th, td { padding-inline: 0.5rem; } }
@media print { main { padding: 0; } .scroll { overflow: visible; border: 0; } table, table .id { font-size: 0.66rem; } th, td { padding: 0.25rem; } .scroll tbody th, .scroll thead tr:first-child th:first-child { position: static; min-width: 6rem; max-width: 10rem; } .month { min-width: 2.4rem; } details::details-content { display: block; content-visibility: visible; } .fold > summary { color: inherit; } tr { break-inside: avoid; } }
`;

/** The one style sheet of the history's page. */
export const HISTORY_STYLE = `${PAGE_STYLE}${FRAME_STYLE}${BARS_STYLE}${TABLES_STYLE}${RULES_STYLE}`;

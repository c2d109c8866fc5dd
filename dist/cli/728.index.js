export const id = 728;
export const ids = [728];
export const modules = {

/***/ 50728:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readWanted: () => (/* binding */ readWanted),
  startHistory: () => (/* binding */ startHistory)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/commits.js
var git_commits = __webpack_require__(29484);
// EXTERNAL MODULE: ./build/src/git/open-git.js
var open_git = __webpack_require__(20965);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(85835);
// EXTERNAL MODULE: ./build/src/inputs/to-keyring.js
var to_keyring = __webpack_require__(97982);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(15722);
;// CONCATENATED MODULE: ./build/src/report/history.js

/** Fewer cases (fixed or dismissed) say nothing of a rule. */
const ENOUGH_CASES = 10;
/**
 * Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and
 * others, Lessons from Building Static Analysis Tools at Google, CACM 2018).
 */
const NOISY_SHARE = 0.1;
/** Sums up what became of findings, rule by rule. */
function sumHistory(changes) {
    const cases = changes.flatMap(({ mergedAt, rules }) => rules.map((rule) => ({ mergedAt, rule })));
    const groups = Map.groupBy(cases, ({ rule: { scope, ruleId } }) => JSON.stringify([(0,finding/* scopeKey */.OD)(scope), ruleId]));
    const rules = [...groups.values()].flatMap((group) => {
        const [first] = group;
        return first === undefined ? [] : [sumRule(first.rule, group)];
    });
    const reasons = Map.groupBy(changes.flatMap(({ left }) => left), ({ reason }) => reason);
    return {
        changes: changes.map(({ number, mergedAt }) => ({ number, ...(mergedAt !== undefined && { mergedAt }) })),
        rules: rules.toSorted(byNoise),
        left: [...reasons].map(([reason, all]) => ({ reason, threads: sum(all.map(({ threads }) => threads)) })),
    };
}
function sumRule({ scope, ruleId }, group) {
    const rules = group.map(({ rule }) => rule);
    const of = (count) => sum(rules.map(count));
    const as = (kind) => of(({ dismissed }) => dismissed[kind]);
    const dismissed = {
        'false positive': as('false positive'),
        "won't fix": as("won't fix"),
        accepted: as('accepted'),
        resolved: as('resolved'),
    };
    const posted = of((rule) => rule.posted);
    const fixed = of((rule) => rule.fixed);
    const times = rules.flatMap(({ secondsUntilFixed }) => secondsUntilFixed);
    const dismissals = sum(Object.values(dismissed));
    const decided = fixed + dismissals;
    const middle = median(times);
    return {
        scope,
        ruleId,
        posted,
        fixed,
        dismissed,
        open: of((rule) => rule.open),
        withdrawn: of((rule) => rule.withdrawn),
        ...(decided > 0 && { dismissedShare: dismissals / decided }),
        fixedShare: posted === 0 ? 0 : fixed / posted,
        ...(middle !== undefined && { medianSecondsUntilFixed: middle }),
        fixedWithoutTime: fixed - times.length,
        isNoisy: decided >= ENOUGH_CASES && dismissals / decided > NOISY_SHARE,
        months: sumMonths(group),
    };
}
function sumMonths(group) {
    const months = Map.groupBy(group.filter(({ mergedAt }) => mergedAt !== undefined), ({ mergedAt = 0 }) => new Date(mergedAt).toISOString().slice(0, 7));
    return [...months]
        .map(([month, cases]) => ({
        month,
        posted: sum(cases.map(({ rule }) => rule.posted)),
        fixed: sum(cases.map(({ rule }) => rule.fixed)),
        dismissed: sum(cases.map(({ rule }) => dismissalsOf(rule))),
    }))
        .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}
/** How often people dismissed what a rule reported, in whatever way. */
function dismissalsOf({ dismissed }) {
    return sum(Object.values(dismissed));
}
function byNoise(a, b) {
    const share = (rule) => rule.fixed + dismissalsOf(rule) >= ENOUGH_CASES ? (rule.dismissedShare ?? 0) : -1;
    return share(b) - share(a) || b.posted - a.posted || (a.ruleId < b.ruleId ? -1 : 1);
}
function sum(numbers) {
    return numbers.reduce((all, number) => all + number, 0);
}
/** Undefined where there are no numbers. */
function median(numbers) {
    const sorted = numbers.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
    return low === undefined || high === undefined ? undefined : (low + high) / 2;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var mini_schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(43759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core_core = __webpack_require__(88532);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
var core_schemas = __webpack_require__(56985);
;// CONCATENATED MODULE: ./node_modules/zod/v4/mini/iso.js


const ZodMiniISODateTime = /*@__PURE__*/ core_core/* $constructor */.xI("ZodMiniISODateTime", (inst, def) => {
    core_schemas/* $ZodISODateTime */.Ko.init(inst, def);
    mini_schemas/* ZodMiniStringFormat */.zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return api/* _isoDateTime */.G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}

// EXTERNAL MODULE: ./build/src/report/decisions.js
var decisions = __webpack_require__(90679);
// EXTERNAL MODULE: ./build/src/report/to-json.js
var to_json = __webpack_require__(31218);
;// CONCATENATED MODULE: ./build/src/report/history-document.js




/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** The report as JSON that people can read. */
function toHistoryDocument(report, redact) {
    const { service, repository, since, complete, changes, unread } = report;
    const { rules, left } = sumHistory(changes);
    const document = {
        schemaVersion: SCHEMA_VERSION,
        service,
        repository,
        since: toTime(since),
        complete,
        changes: changes.map((change) => ({
            number: change.number,
            mergedAt: toTime(change.mergedAt),
            rules: change.rules.map(decisions/* toReportedHistory */.b$),
            left: change.left,
        })),
        rules: rules.map(toReportedSum),
        left,
        unread,
    };
    return [...(0,to_json/* toJson */.a)(document, redact)].join('');
}
function toTime(time) {
    return time === undefined ? null : new Date(time).toISOString();
}
function toReportedSum({ dismissedShare, medianSecondsUntilFixed, ...sum }) {
    return {
        ...(0,decisions/* toReportedHistory */.b$)(sum),
        dismissedShare: dismissedShare ?? null,
        medianSecondsUntilFixed: medianSecondsUntilFixed ?? null,
    };
}
const count = mini_schemas/* int */.Whr().check(api/* _nonnegative */.UI());
const ruleSchema = mini_schemas/* pipe */.FsL(mini_schemas/* object */.Ikc({
    tool: mini_schemas/* string */.YjP(),
    category: mini_schemas/* string */.YjP(),
    ruleId: mini_schemas/* string */.YjP(),
    posted: count,
    fixed: count,
    dismissed: mini_schemas/* object */.Ikc({ falsePositive: count, wontFix: count, accepted: count, resolved: count }),
    open: count,
    withdrawn: count,
    secondsUntilFixed: mini_schemas/* array */.YOg(mini_schemas/* number */.aig()),
}), mini_schemas/* transform */.pdi(({ tool, category, dismissed, ...counts }) => {
    const { falsePositive, wontFix, accepted, resolved } = dismissed;
    return {
        scope: { tool, category },
        ...counts,
        dismissed: { 'false positive': falsePositive, "won't fix": wontFix, accepted, resolved },
    };
}));
const changeSchema = mini_schemas/* pipe */.FsL(mini_schemas/* object */.Ikc({
    number: mini_schemas/* int */.Whr(),
    mergedAt: mini_schemas/* nullable */.mee(datetime()),
    rules: mini_schemas/* array */.YOg(ruleSchema),
    left: mini_schemas/* array */.YOg(mini_schemas/* object */.Ikc({ reason: mini_schemas/* string */.YjP(), threads: count })),
}), mini_schemas/* transform */.pdi(({ mergedAt, ...change }) => ({
    ...change,
    ...(mergedAt !== null && { mergedAt: Date.parse(mergedAt) }),
})));
const documentSchema = mini_schemas/* object */.Ikc({
    schemaVersion: mini_schemas/* literal */.euz(SCHEMA_VERSION),
    service: mini_schemas/* string */.YjP(),
    repository: mini_schemas/* string */.YjP(),
    changes: mini_schemas/* array */.YOg(changeSchema),
});
/** What an earlier call has written; undefined where the text is none of that, or of another version. */
function readHistoryDocument(text) {
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        return undefined;
    }
    return documentSchema.safeParse(json).data;
}

// EXTERNAL MODULE: ./build/src/page/html.js
var page_html = __webpack_require__(31340);
// EXTERNAL MODULE: ./build/src/plan/reasons.js
var reasons = __webpack_require__(50324);
// EXTERNAL MODULE: ./build/src/text/counted.js
var counted = __webpack_require__(53271);
;// CONCATENATED MODULE: ./build/src/text/duration.js

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** From how many of the next smaller unit on a duration is told in a unit. */
const UNITS = [
    [6 * WEEK, WEEK, 'week'],
    [2 * DAY, DAY, 'day'],
    [2 * HOUR, HOUR, 'hour'],
    [MINUTE, MINUTE, 'minute'],
];
/** A duration as people say it, in whole units: `40 minutes`, `3 hours`, `12 days`. */
function describeDuration(seconds) {
    const unit = UNITS.find(([from]) => seconds >= from);
    return unit === undefined ? 'less than a minute' : (0,counted/* counted */.h)(Math.round(seconds / unit[1]), unit[2]);
}

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
;// CONCATENATED MODULE: ./build/src/report/page/history-bars.js

/** The parts of a bar in their order: class, name and count. */
const PARTS = [
    ['fixed', 'fixed', ({ fixed }) => fixed],
    ['false-positive', 'false positive', ({ dismissed }) => dismissed['false positive']],
    ['wont-fix', "won't fix", ({ dismissed }) => dismissed["won't fix"]],
    ['accepted', 'accepted', ({ dismissed }) => dismissed.accepted],
    ['by-hand', 'resolved by hand', ({ dismissed }) => dismissed.resolved],
    ['open', 'left open', ({ open }) => open],
    ['withdrawn', 'withdrawn', ({ withdrawn }) => withdrawn],
];
/**
 * The hatches that tell the parts of a bar apart without color, to stand once in a page. Its policy allows no
 * style attribute, so all sizes are attributes of SVG.
 */
const HATCHES = (0,page_html/* rawHtml */.K)(`<svg class="hatches" width="0" height="0" aria-hidden="true"><defs>
${hatch('false-positive', 6, '<rect width="3" height="6"/>', 45)}
${hatch('wont-fix', 7, '<rect width="2" height="7"/><rect width="7" height="2"/>', 45)}
${hatch('accepted', 6, '<circle cx="3" cy="3" r="1.7"/>')}
${hatch('by-hand', 5, '<rect width="2" height="5"/>')}
${hatch('withdrawn', 5, '<rect width="5" height="1"/>')}
</defs></svg>
`);
function hatch(kind, size, ink, turn = 0) {
    const ground = `<rect class="ground" width="${size}" height="${size}"/>`;
    return `<pattern id="hatch-${kind}" class="${kind}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(${turn})">${ground}${ink}</pattern>`;
}
const WHOLE = 100;
/** All that a rule reported as one bar, and the count of each part in words below it. */
function ruleBar(html, rule) {
    const parts = PARTS.map(([kind, name, count]) => ({ kind, name, count: count(rule) }));
    const there = parts.filter(({ count }) => count > 0);
    let x = 0;
    const shapes = there.map(({ kind, count }) => {
        const width = (WHOLE * count) / rule.posted;
        x += width;
        return html `<rect class="${kind}" x="${percent(x - width)}" width="${percent(width)}" height="100%"/>`;
    });
    return html `<svg class="bar" aria-hidden="true">${shapes}</svg>
<ul class="key">${there.map(({ kind, name, count }) => html `<li><svg class="swatch" aria-hidden="true"><rect class="${kind}" width="100%" height="100%"/></svg><strong>${count}</strong> ${name}</li> `)}</ul>
`;
}
/** Bars of what was posted, fixed and dismissed in a month, with the figures below them. */
function monthBars(html, { posted, fixed, dismissed }, most) {
    const bars = [
        ['posted', posted, 'posted,'],
        ['fixed', fixed, 'fixed,'],
        ['dismissed', dismissed, 'dismissed'],
    ];
    const third = WHOLE / bars.length;
    const shapes = bars.map(([kind, count], index) => {
        const height = (WHOLE * count) / Math.max(1, most);
        return html `<rect class="${kind}" x="${percent(third * index + 3)}" y="${percent(WHOLE - height)}" width="${percent(third - 6)}" height="${percent(height)}"/>`;
    });
    const figures = bars.map(([, count, name]) => html `<span>${count} <span class="sr-only">${name}</span></span> `);
    return html `<svg class="month" aria-hidden="true">${shapes}</svg><span class="figures">${figures}</span>`;
}
/** What the three bars of a month are. */
function monthKey(html) {
    return html `<ul class="key">${['posted', 'fixed', 'dismissed'].map((kind) => html `<li><svg class="swatch" aria-hidden="true"><rect class="${kind}" width="100%" height="100%"/></svg>${kind}</li> `)}</ul>
`;
}
function percent(share) {
    return (0,page_html/* rawHtml */.K)(`${Number(share.toFixed(2))}%`);
}

;// CONCATENATED MODULE: ./build/src/report/page/history-months.js


/** A page is as wide as so many months. */
const MOST_MONTHS = 12;
/**
 * The months side by side: a row of bars for each of the rules, and one for all rules together. The figures
 * below the bars make it a table that can be read without them.
 */
function byMonth(html, { rules, changes }, page) {
    const sums = rules.flatMap(({ months }) => months);
    const all = monthsBetween(sums.map(({ month }) => month));
    if (all.length < 2)
        return html ``;
    const months = all.slice(-MOST_MONTHS);
    const rows = page.judged.map((rule) => row(html, page.nameOf(rule), rule.months, months));
    const rest = rows.slice(page.most);
    const total = [...Map.groupBy(sums, ({ month }) => month)].map(([month, ofMonth]) => ({
        month,
        posted: history_months_sum(ofMonth, 'posted'),
        fixed: history_months_sum(ofMonth, 'fixed'),
        dismissed: history_months_sum(ofMonth, 'dismissed'),
    }));
    const undated = changes.filter(({ mergedAt }) => mergedAt === undefined).length;
    return html `<section aria-labelledby="months">
<h2 id="months">Month by month</h2>
<p class="note">By the month of the merge. Each row has its own scale: compare the bars of one row.${all.length > months.length && html ` Earlier months are in the sums above.`}${undated > 0 && html ` ${(0,counted/* counted */.h)(undated, page.noun)} without a date ${undated === 1 ? 'is' : 'are'} in no month.`}</p>
${monthKey(html)}${history_months_table(html, 'Posted, fixed and dismissed, by rule and month', months, [row(html, html `<strong>All rules</strong>`, total, months), ...rows.slice(0, page.most)])}${rest.length > 0 && html `<details class="fold"><summary>${(0,counted/* counted */.h)(rest.length, 'more rule')}</summary>\n${history_months_table(html, 'The same of the other rules', months, rest)}</details>\n`}</section>
`;
}
function history_months_table(html, caption, months, rows) {
    return html `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table class="months">
<caption class="sr-only">${caption}</caption>
<thead><tr><th scope="col">Rule</th>${months.map((month) => html `<th scope="col">${monthName(month)}</th>`)}</tr></thead>
<tbody>
${rows}</tbody>
</table></div>
`;
}
function row(html, name, sums, months) {
    const shown = months.map((month) => sums.find((one) => one.month === month));
    const most = Math.max(...shown.map((one) => one?.posted ?? 0));
    return html `<tr><th scope="row">${name}</th>${shown.map((one) => html `<td>${one === undefined ? html `<span class="sr-only">none</span>` : monthBars(html, one, most)}</td>`)}</tr>\n`;
}
/** Every month from the first to the last one, so that the gaps are seen. */
function monthsBetween(months) {
    const [first, last] = [months.toSorted()[0], months.toSorted().at(-1)];
    if (first === undefined || last === undefined)
        return [];
    const all = [];
    for (let day = new Date(`${first}-01`);; day.setUTCMonth(day.getUTCMonth() + 1)) {
        const month = day.toISOString().slice(0, first.length);
        all.push(month);
        if (month >= last)
            return all;
    }
}
function monthName(month) {
    return new Date(`${month}-01`).toLocaleDateString('en-US', {
        month: 'short',
        year: 'numeric',
        timeZone: 'UTC',
    });
}
function history_months_sum(sums, count) {
    return sums.reduce((all, one) => all + one[count], 0);
}

// EXTERNAL MODULE: ./build/src/page/style.js
var style = __webpack_require__(17500);
// EXTERNAL MODULE: ./build/src/report/page/report-style.js
var report_style = __webpack_require__(4454);
;// CONCATENATED MODULE: ./build/src/report/page/history-style.js


const BARS_STYLE = `
:root { --dismissed: light-dark(#b3202c, #ff8a8a); --dismissed-ground: light-dark(#fbdcdc, #4a2024); --fixed: light-dark(#1f7a3f, #4fb970); }
.hatches { position: absolute; }
.bar { display: block; width: 100%; height: 1.5rem; margin: 0.75rem 0 0.55rem; border-radius: 5px; overflow: hidden; }
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
.verdict .facts { margin: 0 0 0.5rem; } .verdict.neutral { border-left-color: var(--soft); }
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
const HISTORY_STYLE = `${style/* PAGE_STYLE */.W}${report_style/* FRAME_STYLE */.c}${BARS_STYLE}${TABLES_STYLE}${RULES_STYLE}`;

// EXTERNAL MODULE: ./build/src/report/page/page-head.js
var page_head = __webpack_require__(57822);
;// CONCATENATED MODULE: ./build/src/report/page/history-page.js












/** A longer name is cut; the line for the configuration file has it whole. */
const LONGEST_NAME = 200;
/** More rules that nobody has to do anything about are folded. */
const MOST_SHOWN = 20;
/**
 * What became of the findings of merged changes, as a page of HTML that stands alone: the rules that people
 * dismiss most come first. It runs no script, asks nobody for anything, and no text in it is taken for
 * anything but text.
 */
function historyPage(whole, meta, redact = String) {
    const history = withoutSecrets(whole, redact);
    const html = (0,page_html/* createHtml */.y)((text) => (0,lines/* visibleText */.Q6)((0,secrets/* redactVisible */.kM)(text, redact)));
    const title = `What became of the findings – ${meta.repository}`;
    const judged = history.rules.filter(hasEnough);
    const others = history.rules.filter((rule) => !hasEnough(rule));
    const nameOf = (rule) => ruleName(html, rule);
    const page = html `${(0,page_head/* pageHead */.s)(html, { title, kind: 'history', style: HISTORY_STYLE })}${HATCHES}${verdict(html, history, meta)}${judgedRules(html, judged)}${byMonth(html, history, { noun: meta.noun, judged, nameOf, most: MOST_SHOWN })}${otherRules(html, others)}${unknown(html, history, meta)}${changesRead(html, history, meta)}${explanation(html, meta)}</main>
</body>
</html>
`;
    return page.html;
}
/** Names are cut once our secrets are out of them: half a secret would not be found. */
function withoutSecrets(history, redact) {
    const hide = (text) => (0,secrets/* redactVisible */.kM)(text, redact);
    const rules = history.rules.map((rule) => {
        const { tool, category } = rule.scope;
        return { ...rule, ruleId: hide(rule.ruleId), scope: { tool: hide(tool), category: hide(category) } };
    });
    return { ...history, rules };
}
function casesOf(rule) {
    return rule.fixed + dismissalsOf(rule);
}
function hasEnough(rule) {
    return casesOf(rule) >= ENOUGH_CASES;
}
function verdict(html, history, meta) {
    const { rules } = history;
    const total = (count) => rules.reduce((all, rule) => all + count(rule), 0);
    const [posted, fixed, dismissed] = [
        total((rule) => rule.posted),
        total((rule) => rule.fixed),
        total(dismissalsOf),
    ];
    const { headline, more, tone } = judge(rules);
    const tile = (value, name, of) => html `<li><strong>${value}</strong> <span class="name">${name}</span> <span class="soft">${of}</span></li>\n`;
    return html `<section class="verdict ${tone}" aria-labelledby="verdict">
<p class="facts"><span><bdi>${meta.repository}</bdi></span> <span>${meta.service}</span> <span>${span(history, meta)}</span> <span>made on ${dayOf(meta.madeAt)}</span></p>
<h1 id="verdict">${headline}</h1>
${more !== '' && html `<p>${more}</p>\n`}${!meta.complete && html `<p><strong>Not all ${meta.noun}s that were asked for could be read.</strong> The figures are of those that were.</p>\n`}${posted > 0 &&
        html `<ul class="tiles">
${tile(number(posted), posted === 1 ? 'finding posted' : 'findings posted', `by ${(0,counted/* counted */.h)(rules.length, 'rule')}`)}${tile(history_page_percent(fixed, posted), 'fixed before the merge', `${number(fixed)} of ${number(posted)}`)}${fixed + dismissed > 0 && tile(history_page_percent(dismissed, fixed + dismissed), 'dismissed', `${number(dismissed)} of ${number(fixed + dismissed)} cases`)}${tile(number(total(({ open }) => open)), 'left open', 'at the merge')}</ul>
`}</section>
`;
}
/** What stands above all: how many rules are dismissed too often, of those that can be judged. */
function judge(rules) {
    const judged = rules.filter(hasEnough).length;
    const noisy = rules.filter(({ isNoisy }) => isNoisy).length;
    const few = rules.length - judged;
    if (rules.length === 0)
        return { headline: 'No finding was posted', more: '', tone: 'neutral' };
    const others = few === 0 ? '' : ` ${few === 1 ? '1 other has' : `${few} others have`} too few cases to be judged.`;
    if (judged === 0)
        return {
            headline: `No rule has ${ENOUGH_CASES} cases yet`,
            more: 'Too few to judge a rule by.',
            tone: 'neutral',
        };
    const more = `Of ${(0,counted/* counted */.h)(judged, 'rule')} with ${ENOUGH_CASES} cases or more.${others}`;
    if (noisy === 0)
        return { headline: 'No rule is dismissed more than one time in ten', more, tone: 'good' };
    const headline = `${(0,counted/* counted */.h)(noisy, 'rule')} ${noisy === 1 ? 'is' : 'are'} dismissed more than one time in ten`;
    return { headline, more, tone: 'busy' };
}
/** `15 changes merged since 2026-02-01`, `the last 100 merged changes, from 2026-05-02 on` */
function span({ changes }, { noun, since, last }) {
    const asked = changes.length >= last ? 'the last ' : '';
    if (since !== undefined)
        return `${asked}${(0,counted/* counted */.h)(changes.length, noun)} merged since ${since}`;
    const dates = changes.flatMap(({ mergedAt }) => mergedAt ?? []);
    const from = dates.length === 0 ? '' : `, from ${dayOf(Math.min(...dates))} on`;
    return `${asked}${(0,counted/* counted */.h)(changes.length, `merged ${noun}`)}${from}`;
}
function dayOf(time) {
    return new Date(time).toISOString().slice(0, DAY_LENGTH);
}
/** Of an ISO date and time, the date. */
const DAY_LENGTH = 10;
function judgedRules(html, judged) {
    if (judged.length === 0)
        return html ``;
    const noisy = judged.filter(({ isNoisy }) => isNoisy);
    const shown = judged.slice(0, Math.max(noisy.length, MOST_SHOWN));
    const rest = judged.slice(shown.length);
    const lines = [...new Set(noisy.map(({ ruleId, scope }) => (0,reasons/* silencingLine */.t2)(ruleId, scope.tool)))];
    return html `<section aria-labelledby="rules">
<h2 id="rules">Rules with ${ENOUGH_CASES} cases or more, the most dismissed first</h2>
<p class="note">A case is a finding that was fixed or dismissed.${noisy.length > 0 && html ` The line that turns a rule off goes below <code>rules:</code> in <code>.sarif-review.yml</code>. With <code>level: note</code> in it, the rule stays on and counts for less.`}</p>
<div class="rules">
${shown.map((rule) => card(html, rule))}</div>
${rest.length > 0 && html `<details class="fold"><summary>${(0,counted/* counted */.h)(rest.length, 'more rule')}, none above one in ten</summary>\n<div class="rules">\n${rest.map((rule) => card(html, rule))}</div></details>\n`}${lines.length > 1 && html `<details class="fold"><summary>${lines.length} lines to copy at once</summary>\n<pre class="line">rules:\n${lines.map((line) => html `  ${line}\n`)}</pre></details>\n`}<details class="fold"><summary>The same figures as a table</summary>
${history_page_table(html, judged, `Figures of rules with ${ENOUGH_CASES} cases or more`)}</details>
</section>
`;
}
function card(html, rule) {
    const { isNoisy, posted, fixed, medianSecondsUntilFixed: median, fixedWithoutTime, ruleId, scope } = rule;
    const cases = casesOf(rule);
    const time = median !== undefined &&
        html ` Median time to the fix: <strong>${describeDuration(median)}</strong>${fixedWithoutTime > 0 && html ` (not known for ${fixedWithoutTime})`}.`;
    return html `<article class="rule${isNoisy && html ` noisy`}">
<header><h3>${ruleName(html, rule)}</h3>
<p class="share"><strong>${history_page_percent(dismissalsOf(rule), cases)}</strong> dismissed <span class="soft">${dismissalsOf(rule)} of ${cases}</span>${isNoisy && html ` <span class="badge busy">above one in ten</span>`}</p></header>
${ruleBar(html, rule)}<p class="soft">Fixed before the merge: <strong>${history_page_percent(fixed, posted)}</strong> of ${posted}.${time}</p>
${isNoisy && html `<p class="remedy"><span>To turn it off:</span> <code class="line">${(0,reasons/* silencingLine */.t2)(ruleId, scope.tool)}</code></p>\n`}</article>
`;
}
function ruleName(html, { ruleId, scope }) {
    return html `<bdi class="id">${(0,lines/* truncate */.xv)(ruleId, LONGEST_NAME)}</bdi> <bdi class="soft">${(0,lines/* truncate */.xv)((0,finding/* scopeName */.OK)(scope), LONGEST_NAME)}</bdi>`;
}
function otherRules(html, rules) {
    if (rules.length === 0)
        return html ``;
    const title = `Rules with fewer than ${ENOUGH_CASES} cases`;
    const list = history_page_table(html, rules, `Figures of rules with fewer than ${ENOUGH_CASES} cases`);
    return html `<section aria-labelledby="few">
<h2 id="few">${title}</h2>
<p class="note">Too few to say whether people want them.</p>
${rules.length <= MOST_SHOWN ? list : html `<details class="fold"><summary>${(0,counted/* counted */.h)(rules.length, 'rule')}</summary>\n${list}</details>\n`}</section>
`;
}
function history_page_table(html, rules, caption) {
    return html `<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
<caption class="sr-only">${caption}</caption>
<thead><tr><th scope="col" rowspan="2">Rule</th><th scope="col" rowspan="2">Posted</th><th scope="col" rowspan="2">Fixed</th><th scope="colgroup" colspan="5">Dismissed</th><th scope="col" rowspan="2">Left open</th><th scope="col" rowspan="2">With&shy;drawn</th><th scope="col" rowspan="2">Median time to the fix</th></tr>
<tr><th scope="col">share of cases</th><th scope="col">false positive</th><th scope="col">won’t fix</th><th scope="col">accepted</th><th scope="col">by hand</th></tr></thead>
<tbody>
${rules.map((rule) => {
        const { posted, fixed, dismissed, open, withdrawn, medianSecondsUntilFixed: median } = rule;
        const cases = casesOf(rule);
        const share = cases === 0 ? '–' : history_page_percent(dismissalsOf(rule), cases);
        const time = median === undefined ? (fixed === 0 ? '–' : 'not known') : describeDuration(median);
        return html `<tr><th scope="row">${ruleName(html, rule)}</th>${[posted, fixed, share, dismissed['false positive'], dismissed["won't fix"], dismissed.accepted, dismissed.resolved, open, withdrawn, time].map((cell) => html `<td${cell === 0 && html ` class="soft"`}>${cell}</td>`)}</tr>\n`;
    })}</tbody>
</table></div>
`;
}
function unknown(html, { rules, left }, { noun, unread = [] }) {
    const untimed = rules.reduce((all, { fixedWithoutTime }) => all + fixedWithoutTime, 0);
    const lines = [
        ...unread.map(({ number, reason }) => `The ${noun} ${number} could not be read: ${reason}.`),
        ...left.map(({ threads, reason }) => `${(0,counted/* counted */.h)(threads, 'thread')} ${threads === 1 ? 'is' : 'are'} not counted: ${reason}.`),
        ...(untimed === 0 ? [] : [`The time to the fix is not known for ${(0,counted/* counted */.h)(untimed, 'fixed finding')}.`]),
    ];
    if (lines.length === 0)
        return html ``;
    return html `<section aria-labelledby="unknown">
<h2 id="unknown">What could not be known</h2>
<ul class="list">
${lines.map((line) => html `<li>${line}</li>\n`)}</ul>
</section>
`;
}
/** Which changes were read, by the month of their merge, the latest first. */
function changesRead(html, { changes }, { noun }) {
    if (changes.length === 0)
        return html ``;
    const months = Map.groupBy(changes, ({ mergedAt }) => mergedAt === undefined ? '' : new Date(mergedAt).toISOString().slice(0, MONTH_LENGTH));
    return html `<section aria-labelledby="changes">
<h2 id="changes">What was read</h2>
<details class="fold"><summary>${(0,counted/* counted */.h)(changes.length, `merged ${noun}`)}</summary>
<table class="changes"><caption class="sr-only">The ${noun}s that were read, by the month of the merge</caption>
<thead><tr><th scope="col">Merged in</th><th scope="col">How many</th><th scope="col">Numbers</th></tr></thead>
<tbody>
${[...months]
        .toSorted(([a], [b]) => (a < b ? 1 : -1))
        .map(([month, ofMonth]) => html `<tr><th scope="row">${month === '' ? 'not known' : month}</th><td>${ofMonth.length}</td><td>${ofMonth
        .map(({ number }) => number)
        .toSorted((a, b) => b - a)
        .join(', ')}</td></tr>\n`)}</tbody>
</table></details>
</section>
`;
}
/** Of an ISO date, year and month. */
const MONTH_LENGTH = 7;
function explanation(html, { noun }) {
    return html `<section aria-labelledby="words">
<h2 id="words">What the words mean</h2>
<dl class="words">
<dt>fixed</dt><dd>The finding was gone before the ${noun} was merged, and nobody had dismissed it.</dd>
<dt>time to the fix</dt><dd>From when the finding was posted to when it was gone.</dd>
<dt>dismissed</dt><dd>A person replied <em>false positive</em>, <em>won’t fix</em> or <em>accepted</em>, or resolved the thread by hand.</dd>
<dt>left open</dt><dd>The thread was open when the ${noun} was merged.</dd>
<dt>withdrawn</dt><dd>The thread was resolved for something else: the finding was suppressed or ignored, or its line was no longer part of the change.</dd>
<dt>one in ten</dt><dd>Google turns analyzers off of which people find more than one in ten results not useful (Sadowski and others, <cite>Lessons from Building Static Analysis Tools at Google</cite>, CACM 2018).</dd>
</dl>
</section>
<footer>Made by SARIF Review.</footer>
`;
}
const history_page_WHOLE = 100;
function number(count) {
    return count.toLocaleString('en-US');
}
/** `38%`; with a decimal where 10% would hide which side of one in ten it is on. */
function history_page_percent(count, all) {
    const share = (history_page_WHOLE * count) / all;
    const whole = Math.round(share);
    if (whole === 0 && count > 0)
        return '<1%';
    if (whole === history_page_WHOLE && count < all)
        return '>99%';
    return whole === history_page_WHOLE / 10 && share !== whole ? `${share.toFixed(1)}%` : `${whole}%`;
}

;// CONCATENATED MODULE: ./build/src/report/render-history.js





/**
 * What became of findings, as a table for a terminal: rules with cases enough by how often they were
 * dismissed, each noisy one with the line that silences it; then the others by how many were posted.
 *
 * @param noun what a change is called on its service
 */
function renderHistory({ changes, rules, left }, noun) {
    const known = rules.filter(hasEnoughCases);
    const rare = rules.filter((rule) => !hasEnoughCases(rule));
    return [
        { text: describeChanges(changes, noun), tone: 'heading' },
        ...(rules.length === 0 && changes.length > 0
            ? [{ text: `No thread of a run stands in ${changes.length === 1 ? 'it' : 'them'}` }]
            : []),
        ...(known.length === 0
            ? []
            : [
                { text: '' },
                { text: `Rules with ${ENOUGH_CASES} cases or more (fixed or dismissed)`, tone: 'heading' },
                { text: HEADER, tone: 'quiet' },
                ...known.flatMap(renderKnown),
            ]),
        ...(rare.length === 0
            ? []
            : [
                { text: '' },
                { text: `Rules with fewer than ${ENOUGH_CASES} cases`, tone: 'heading' },
                { text: HEADER, tone: 'quiet' },
                ...rare.map((rule) => ({ text: render_history_row(rule) })),
            ]),
        ...(left.length === 0 ? [] : [{ text: '' }]),
        ...left.map(({ reason, threads }) => {
            const verb = threads === 1 ? 'is' : 'are';
            return { text: `${(0,counted/* counted */.h)(threads, 'thread')} ${verb} not counted: ${reason}`, tone: 'doubtful' };
        }),
    ];
}
function hasEnoughCases(rule) {
    return rule.fixed + dismissalsOf(rule) >= ENOUGH_CASES;
}
/** `42 changes, merged from 2026-05-02 to 2026-06-30`, or on one day, with the word of the service. */
function describeChanges(changes, noun) {
    const days = changes
        .flatMap(({ mergedAt }) => mergedAt === undefined ? [] : [new Date(mergedAt).toISOString().slice(0, 10)])
        .sort();
    const [first] = days;
    const last = days.at(-1);
    if (first === undefined || last === undefined)
        return (0,counted/* counted */.h)(changes.length, noun);
    return `${(0,counted/* counted */.h)(changes.length, noun)}, merged ${first === last ? `on ${first}` : `from ${first} to ${last}`}`;
}
/** The share that decides comes first; the rule, which may be long, last. */
const COLUMNS = [
    ['dismissed', 'dismissed'.length],
    ['fixed', 'fixed'.length],
    ['posted', 'posted'.length],
    ['open', 'open'.length],
    ['withdrawn', 'withdrawn'.length],
    ['fixed in', 'fixed in'.length],
];
const HEADER = `  ${COLUMNS.map(([name]) => name).join('  ')}  rule`;
function render_history_row(rule) {
    const { scope, ruleId, dismissedShare, fixedShare, posted, open, withdrawn } = rule;
    const cells = [
        dismissedShare === undefined ? '-' : render_history_percent(dismissedShare),
        render_history_percent(fixedShare),
        String(posted),
        String(open),
        String(withdrawn),
        render_history_duration(rule.medianSecondsUntilFixed),
    ];
    const padded = cells.map((cell, index) => cell.padStart(COLUMNS[index]?.[1] ?? 0));
    return `  ${padded.join('  ')}  ${(0,lines/* oneLine */.TN)(ruleId)} (${(0,lines/* oneLine */.TN)((0,finding/* scopeName */.OK)(scope))})`;
}
function renderKnown(rule) {
    if (!rule.isNoisy)
        return [{ text: render_history_row(rule) }];
    const ways = Object.entries(rule.dismissed).flatMap(([way, times]) => times === 0 ? [] : [`${times} ${way === 'resolved' ? 'resolved by hand' : way}`]);
    return [
        { text: render_history_row(rule), tone: 'doubtful' },
        { text: `      dismissed more than once in ten: ${ways.join(', ')}` },
        { text: `      ${(0,reasons/* silencing */.n4)(rule.ruleId, rule.scope.tool)}` },
    ];
}
function render_history_percent(share) {
    return `${Math.round(share * 100)} %`;
}
const render_history_UNITS = [
    ['d', 86_400],
    ['h', 3_600],
    ['min', 60],
];
/** `3 h`; the largest unit of which there are two at least, else the next smaller one. */
function render_history_duration(seconds) {
    if (seconds === undefined)
        return '-';
    const [name, length] = render_history_UNITS.find(([, size]) => seconds >= 2 * size) ?? ['s', 1];
    return `${Math.round(seconds / length)} ${name}`;
}

// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/run/connect.js
var connect = __webpack_require__(6765);
// EXTERNAL MODULE: ./build/src/services/index.js
var services = __webpack_require__(58658);
// EXTERNAL MODULE: ./build/src/inputs/choose-service.js
var choose_service = __webpack_require__(68564);
// EXTERNAL MODULE: ./build/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(3185);
// EXTERNAL MODULE: ./build/src/inputs/review-services.js + 5 modules
var review_services = __webpack_require__(75487);
;// CONCATENATED MODULE: ./build/src/history/find-place.js





/** It is never a dry run of two commits. */
const UNREAD = ['dry-run', 'base-sha', 'head-sha'];
const NOWHERE = 'Nothing says where the changes are: add --service github or gitlab and --repository, with the token in the variable SARIF_REVIEW_TOKEN; for deployments give base-url, client-id, client-secret and --numbers';
/**
 * Where the changes are that the inputs lead to, as one of them: its number says nothing. The same inputs as
 * those of a run, without that of the change.
 *
 * @param repository the flag, `owner/name` or the path of a project
 * @throws ConfigurationError
 */
async function findPlace(host, repository) {
    const given = (name) => (UNREAD.includes(name) ? undefined : host.input(name));
    const facts = { secretHint: host.secretHint, ci: await host.ci?.() };
    const raw = (0,read_inputs/* readRaw */.hc)(given);
    const chosen = (0,choose_service/* chooseService */.xJ)(raw, (0,table/* parseInputs */.TL)(raw).inputs, facts.ci);
    const row = chosen === undefined || chosen === 'commits' || chosen === 'unclear'
        ? undefined
        : review_services/* REVIEW_SERVICES */.K[chosen];
    if (chosen === undefined)
        throw new errors/* ConfigurationError */.j1(NOWHERE);
    const named = row && raw[row.changeInput];
    if (repository !== undefined && row?.repository === undefined) {
        throw new errors/* ConfigurationError */.j1('Flag --repository names a repository of GitHub or a project of GitLab: say which with --service, and leave it out for deployments');
    }
    if (repository !== undefined && row?.repository?.form.test(repository) === false)
        throw new errors/* ConfigurationError */.j1(`Flag --repository is no name of one: name ${row.repository.named}`);
    const isKnown = repository !== undefined || named !== undefined || facts.ci?.service === chosen;
    if (row?.repository !== undefined && !isKnown)
        throw new errors/* ConfigurationError */.j1(`Flag --repository is missing: name ${row.repository.named}`);
    // No one change is meant, and any number leads to the place.
    const standIn = repository === undefined ? (named ?? '1') : `${repository}${row?.repository?.sign}1`;
    const source = (name) => (name === row?.changeInput ? standIn : given(name));
    const { inputs, faults, missing, reviewed } = (0,read_inputs/* inspectInputs */.Ac)(source, facts);
    const wrong = [...missing, ...faults.map(({ message }) => message)];
    if (wrong.length > 0 ||
        reviewed === undefined ||
        reviewed.kind === 'commits' ||
        reviewed.kind === 'by-head')
        throw new errors/* ConfigurationError */.j1(wrong.join('. '));
    return { place: reviewed, inputs };
}

// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(27816);
// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 1 modules
var read_threads = __webpack_require__(59603);
;// CONCATENATED MODULE: ./build/src/history/read-change.js




/**
 * What became of the threads of a change, as they stand. What a reply says counts once a run has recorded it,
 * since runs have looked up who may decide. Throws what reading throws, and IncompleteError where the change
 * is still open.
 */
async function readHistoryOf(service, { keyring, commitTimes, tellsEnd }) {
    const { state } = await service.readChange();
    if (tellsEnd && state !== 'closed')
        throw new errors/* IncompleteError */.j$('it is still open');
    const comments = await service.listComments();
    const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, comments);
    const byComments = timeByComments(comments);
    const byCommits = (0,decisions/* timeByCommits */.vT)(await commitTimes((0,decisions/* commitsOfFixes */.pJ)(reading.threads)));
    return {
        rules: (0,decisions/* ruleHistoriesOf */.C)(reading.ours, (thread, head) => byComments(thread) ?? byCommits(thread, head)),
        left: countLeft(reading, keyring, comments),
    };
}
const MILLISECONDS = 1_000;
/**
 * From the comment that starts a thread to the reply that marks it as fixed, in seconds; undefined where the
 * mark was written into the first comment, since no service tells when.
 */
function timeByComments(comments) {
    const times = new Map(comments.map(({ id, createdAt }) => [id, createdAt]));
    return ({ commentId, markIds: [lastMark], own }) => {
        if (lastMark === undefined || own?.marker.mark !== undefined)
            return undefined;
        const [from, to] = [times.get(commentId), times.get(lastMark)];
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from) / MILLISECONDS;
    };
}
/** The threads of which nothing can be known, by the reason. */
function countLeft({ ours, copies, later, lookAlikes, forged }, [{ keyless }], comments) {
    const seen = new Set([...ours.map(({ discussionId }) => discussionId), ...copies]);
    const others = new Set(comments.flatMap(({ discussionId, body, resolvable }) => resolvable !== false && !seen.has(discussionId) && (0,marker_text/* findMarkerText */.PY)(body)?.kind === 'thread'
        ? [discussionId]
        : []));
    // A comment that does not count may be a reply, which is no thread.
    let unknown = others.size;
    const atMost = (count) => {
        const taken = Math.min(count, unknown);
        unknown -= taken;
        return taken;
    };
    return [
        { reason: LATER, threads: atMost(later.length) },
        { reason: keyless ? FOREIGN_KEYLESS : FOREIGN, threads: atMost(lookAlikes.length) },
        { reason: keyless ? UNSIGNED_KEYLESS : UNSIGNED, threads: atMost(forged) },
        { reason: SEALED, threads: ours.filter(({ origin }) => origin === 'sealed').length },
        { reason: COPIED, threads: copies.length },
    ].filter(({ threads }) => threads > 0);
}
const LATER = 'a later version of sarif-review wrote them';
const FOREIGN = 'no key signed them, and another account wrote them: name it in previous-authors';
const FOREIGN_KEYLESS = 'another account wrote them: name it in previous-authors, or give the signing-key if there is one';
const UNSIGNED = 'no key that was given signed them';
const UNSIGNED_KEYLESS = 'they are signed, or not intact, and no signing-key was given';
const SEALED = 'they are signed, and no signing-key was given';
const COPIED = 'they hold copies of one comment';

;// CONCATENATED MODULE: ./build/src/history/history.js

















/** How a history is written, by the ending of its file. */
const WRITERS = {
    '.json': (report, _, redact) => toHistoryDocument(report, redact),
    '.html': ({ repository, since, complete, changes, unread }, shown, redact) => historyPage(sumHistory(changes), {
        ...shown,
        ...{ repository, complete, unread },
        ...(since !== undefined && { since: new Date(since).toISOString().slice(0, 10) }),
    }, redact),
};
/** So many changes are read at the same time: one after the other, the waiting adds up. */
const AT_ONCE = 3;
/** Where lines stay, one comes after so many changes. */
const TOLD_EVERY = 10;
/**
 * Tells what became of the findings of merged changes, by their threads. Writes nothing to the service.
 * Returns the exit status: 0 where all was read, 2 for a wrong configuration, 3 where something is missing.
 */
async function history_history(host, world, order) {
    const ended = new AbortController();
    for (const name of table/* SECRET_INPUTS */.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    const directory = (0,external_node_path_.resolve)(world.directory, host.input('working-directory') ?? '.');
    const git = (0,open_git/* openGit */.z)(directory, world.environment);
    try {
        const write = writerFor(order.reportFile);
        const { place, inputs } = await findPlace(host, order.repository);
        const where = (0,connect/* placeOf */.$t)(place);
        const deadline = world.now() + inputs.timeout * history_MILLISECONDS;
        let isTaken = false;
        const limits = {
            readyTimeoutMs: inputs['ready-timeout'] * history_MILLISECONDS,
            deadline,
            signal: AbortSignal.any([world.stop, ended.signal]),
            throttle: (0,services/* createThrottle */.v3)(),
            onToken: () => {
                isTaken = true;
            },
        };
        const stopped = () => {
            if (world.stop.aborted)
                return 'it was stopped by a signal';
            return world.now() >= deadline ? `it took longer than ${inputs.timeout} s (input timeout)` : undefined;
        };
        host.info(`Reading ${where.noun}s at ${where.address}`);
        const known = order.fresh ? [] : await readEarlier(order, place, host, world);
        const { asked, isCut } = await findChanges(order, place, limits, host, world);
        const reader = {
            keyring: (0,to_keyring/* toKeyring */.n)(place),
            commitTimes: commitTimesOf(git),
            tellsEnd: where.lists,
        };
        const found = await readAll(asked, known, {
            noun: where.noun,
            host,
            stopped,
            // Credentials that are refused are refused for every change.
            isFatal: (error) => error instanceof errors/* ConfigurationError */.j1 && !isTaken,
            read: async (number) => readHistoryOf(await (0,connect/* connect */.Ng)((0,connect/* ofNumber */.Jm)(place, number), limits, host, world), reader),
        });
        const why = stopped();
        const isThrough = found.changes.length + found.unread.length === asked.length;
        const report = {
            service: place.kind,
            repository: where.address,
            since: order.wanted.kind === 'last' ? order.wanted.since : undefined,
            complete: isThrough && !isCut,
            ...found,
        };
        tell(report, where.noun, isThrough ? undefined : { asked: asked.length, why }, host);
        const last = order.wanted.kind === 'last' ? order.wanted.last : Number.POSITIVE_INFINITY;
        const shown = { service: where.brand, noun: where.noun, last, madeAt: world.now() };
        await write?.(report, shown, host, world);
        if (order.form === 'json')
            host.writeDocument(toHistoryDocument(report, (text) => host.redact(text)));
        return report.complete && report.unread.length === 0 ? run_result/* EXIT_STATUS */.uc.success : run_result/* EXIT_STATUS */.uc.incomplete;
    }
    catch (error) {
        return explain(error, host);
    }
    finally {
        ended.abort();
        git.close();
    }
}
const history_MILLISECONDS = 1_000;
/** Throws ConfigurationError where nothing writes a file with this ending. */
function writerFor(path) {
    if (path === undefined)
        return undefined;
    const toText = WRITERS[(0,external_node_path_.extname)(path).toLowerCase()];
    if (toText === undefined) {
        throw new errors/* ConfigurationError */.j1(`Flag --report-file takes a file that ends in ${Object.keys(WRITERS).join(' or ')}, or - to print it`);
    }
    return async (report, shown, host, world) => {
        try {
            await world.writeFile((0,external_node_path_.resolve)(world.directory, path), toText(report, shown, (text) => host.redact(text)));
        }
        catch (error) {
            throw new errors/* IncompleteError */.j$(`The file ${path} could not be written: ${messageOf(error)}`);
        }
        host.info(`The history is in ${path}`);
    };
}
/**
 * What an earlier call has read at the same place. Of a change of which something could not be known, that
 * may be known now.
 *
 * @throws ConfigurationError where the file is something else, which is not to be lost
 */
async function readEarlier({ reportFile }, place, host, world) {
    if (reportFile === undefined || (0,external_node_path_.extname)(reportFile).toLowerCase() !== '.json')
        return [];
    let text;
    try {
        text = await (0,promises_.readFile)((0,external_node_path_.resolve)(world.directory, reportFile), 'utf8');
    }
    catch (error) {
        if (Object(error).code === 'ENOENT')
            return [];
        throw new errors/* ConfigurationError */.j1(`Flag --report-file: ${reportFile} cannot be read (${messageOf(error)})`);
    }
    const earlier = readHistoryDocument(text);
    if (earlier === undefined) {
        throw new errors/* ConfigurationError */.j1(`Flag --report-file: ${reportFile} is there, and is no history of this version: name another file, or add --fresh to write over it`);
    }
    if (earlier.service === place.kind && earlier.repository === (0,connect/* placeOf */.$t)(place).address)
        return earlier.changes.filter(({ left }) => left.length === 0);
    host.warning(`${reportFile} is a history of ${earlier.repository}, so all is read anew`);
    return [];
}
/** Throws what listing throws, and ConfigurationError where the service lists none. */
async function findChanges({ wanted }, place, limits, host, world) {
    if (wanted.kind === 'numbers')
        return { asked: wanted.numbers.map((number) => ({ number })), isCut: false };
    const { noun, lists } = (0,connect/* placeOf */.$t)(place);
    if (!lists) {
        throw new errors/* ConfigurationError */.j1(`The service does not list ${noun}s: name those that were merged with --numbers, as 280-300,305`);
    }
    const { changes, isCut } = await (0,connect/* listMerged */.bP)(place, wanted, limits, host, world);
    if (isCut)
        host.warning(`The service has more ${noun}s than were listed, so some may be missing: ask for fewer of them`);
    return { asked: changes, isCut };
}
/** Commits that git has, where the command stands in a checkout. */
function commitTimesOf({ git }) {
    return async (shas) => {
        // There may be no git, and no repository.
        const commits = shas.length === 0 ? undefined : await (0,git_commits/* describeCommits */.kI)(git, shas).catch(() => undefined);
        return new Map([...(commits ?? [])].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
    };
}
/** Reads each change that is not known. One that cannot be read costs no other. Throws what is fatal. */
async function readAll(asked, known, { noun, host, stopped, isFatal, read }) {
    const earlier = new Map(known.map((change) => [change.number, change]));
    const found = new Map();
    const unread = new Map();
    const queue = asked.filter((change) => {
        const before = earlier.get(change.number);
        if (before === undefined)
            return true;
        // Where changes are named, only an earlier call was told when they were merged.
        found.set(change.number, { ...before, ...change });
        return false;
    });
    if (found.size > 0)
        host.info(`${found.size} of ${asked.length} ${noun}s are known from an earlier call`);
    const next = queue.values();
    const work = async () => {
        // All workers take from one iterator.
        for (const change of next) {
            if (stopped() !== undefined)
                return;
            try {
                found.set(change.number, { ...change, ...(await read(change.number)) });
            }
            catch (error) {
                if (isFatal(error) || !isExpected(error))
                    throw error;
                if (stopped() !== undefined)
                    return;
                unread.set(change.number, host.redact(messageOf(error)));
            }
            const done = found.size + unread.size;
            if (host.rewrites || done % TOLD_EVERY === 0)
                host.status(`${done} of ${asked.length} ${noun}s read`);
        }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return {
        changes: asked.flatMap(({ number }) => found.get(number) ?? []),
        unread: asked.flatMap(({ number }) => {
            const reason = unread.get(number);
            return reason === undefined ? [] : [{ number, reason }];
        }),
    };
}
function tell({ changes, unread }, noun, ended, host) {
    for (const { text, tone } of renderHistory(sumHistory(changes), noun))
        host.info(text, tone);
    for (const { number, reason } of unread)
        host.error(`The ${noun} ${number} could not be read: ${reason}`);
    if (ended !== undefined)
        host.error(`Only ${changes.length} of ${ended.asked} ${noun}s were read: ${ended.why ?? 'it ended early'}`);
}
function isExpected(error) {
    return (error instanceof errors/* ConfigurationError */.j1 || error instanceof errors/* ServiceError */._7 || error instanceof errors/* IncompleteError */.j$);
}
function explain(error, host) {
    const message = host.redact(messageOf(error));
    host.error(isExpected(error) ? message : `Unexpected error: ${message}`);
    return error instanceof errors/* ConfigurationError */.j1 ? run_result/* CONFIGURATION_EXIT_STATUS */.Pd : run_result/* EXIT_STATUS */.uc.incomplete;
}
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}

// EXTERNAL MODULE: ./build/src/host/choose-host.js + 3 modules
var choose_host = __webpack_require__(30518);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(12177);
// EXTERNAL MODULE: ./build/src/host/terminal.js + 1 modules
var terminal = __webpack_require__(64691);
;// CONCATENATED MODULE: ./build/src/cli/start-history.js






/** Runs the command `history`, and returns the exit status. */
async function startHistory({ flags, form }, asked) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const host = (0,choose_host/* chooseHost */.w)(flags, form, world, (0,secrets/* createRedactor */.lY)([]), streams);
    (0,process_world/* endOnCrash */.c)(run_result/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    const wanted = readWanted(asked);
    if (typeof wanted === 'string') {
        host.error(wanted);
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
    const { repository, fresh = false } = asked;
    const named = flags['report-file'];
    // A variable that a job has set for its runs names the report of those.
    return named === terminal/* STANDARD_OUTPUT */.qk
        ? history_history(host, world, { wanted, repository, reportFile: undefined, fresh, form: 'json' })
        : history_history(host, world, { wanted, repository, reportFile: named, fresh, form });
}
const DEFAULT_LAST = 100;
const MOST_NUMBERS = 10_000;
/** Which changes the flags mean; a sentence where one of them is wrong. */
function readWanted({ last, since, numbers }) {
    if (numbers !== undefined) {
        if (last !== undefined || since !== undefined)
            return 'Flag --numbers names the changes, and --last and --since choose them: use one or the other';
        return readNumbers(numbers) ?? 'Flag --numbers takes numbers and ranges of them, as 280-300,305';
    }
    if (last !== undefined && !/^[1-9]\d{0,5}$/u.test(last))
        return 'Flag --last takes a number from 1';
    if (since === undefined)
        return { kind: 'last', last: Number(last ?? DEFAULT_LAST) };
    const day = /^\d{4}-\d{2}-\d{2}$/u.test(since) ? Date.parse(since) : Number.NaN;
    // The 31st of February would be the 3rd of March.
    if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(since))
        return 'Flag --since takes a day, as 2026-08-01 (UTC)';
    return { kind: 'last', last: last === undefined ? Number.POSITIVE_INFINITY : Number(last), since: day };
}
/** Each once, in their order; undefined where the text is none, or names too many. */
function readNumbers(text) {
    const numbers = new Set();
    for (const part of text.split(',')) {
        const [, from, to = from] = /^\s*([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?\s*$/u.exec(part) ?? [];
        const [first, last] = [Number(from), Number(to)];
        if (from === undefined || last < first || last - first >= MOST_NUMBERS)
            return undefined;
        for (let number = first; number <= last; number += 1)
            numbers.add(number);
        if (numbers.size > MOST_NUMBERS)
            return undefined;
    }
    return { kind: 'numbers', numbers: [...numbers] };
}


/***/ }),

/***/ 29484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   gg: () => (/* binding */ presentCommits),
/* harmony export */   kI: () => (/* binding */ describeCommits),
/* harmony export */   nm: () => (/* binding */ ensureCommits)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);
/* harmony import */ var _remotes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20581);



/**
 * All fetches of one call share it. A remote sends single commits of a large repository in well under a
 * minute.
 */
const FETCH_TIME_LIMIT_MS = 120_000;
/**
 * Says of each id whether its commit is at hand, after fetching by id what is not. One bad id never costs the
 * others, and a remote that fails is a reason, not an error. `signal` bounds the fetches, which else have a
 * time limit of their own. `remote` is where they come from, `origin` or the first one where it is not named.
 */
async function ensureCommits(git, shas, signal, remote) {
    const wanted = [...new Set(shas)];
    const types = new Map(await readTypes(git, wanted.filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)));
    const absent = wanted.filter((sha) => (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) && !types.has(sha));
    const reasons = absent.length === 0
        ? new Map()
        : await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchCommits */ .Bj)(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
    // What counts is what is there now, not what a fetch said of itself.
    for (const [sha, type] of await readTypes(git, absent))
        types.set(sha, type);
    return new Map(wanted.map((sha) => [sha, toPresence(sha, types.get(sha), reasons.get(sha))]));
}
function toPresence(sha, type, reason) {
    if (type === 'commit')
        return 'present';
    if (type !== undefined)
        return { missing: `it is the id of a ${type}, not of a commit` };
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha))
        return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
    return { missing: reason ?? 'the remote did not send it' };
}
/** Those of the ids that are commits at hand; fetches nothing. */
async function presentCommits(git, shas) {
    const types = await readTypes(git, [...shas].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH));
    return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}
async function readTypes(git, shas) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaders */ .jB)(git, shas);
    const types = new Map();
    for (const [index, sha] of shas.entries()) {
        const header = headers[index];
        if (header !== undefined)
            types.set(sha, header.type);
    }
    return types;
}
/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
/**
 * Describes commits. Nothing is fetched. What is not at hand, or is no commit, is not in the map.
 */
async function describeCommits(git, shas) {
    const wanted = [...new Set(shas)].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH);
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, wanted);
    const described = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type === 'commit')
            described.set(sha, parseCommit(object.content));
    }
    return described;
}
/** The header ends at the first empty line; what follows is the author's. A signature in it is indented. */
function parseCommit(content) {
    const header = content.toString('latin1').split('\n\n', 1)[0] ?? '';
    const ids = (key) => header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
    const time = COMMITTER.exec(header)?.[1];
    return {
        tree: ids('tree')[0] ?? '',
        parents: ids('parent'),
        time: time === undefined ? undefined : Number(time),
    };
}
/**
 * Whether `a` is `b` or an ancestor of it; `unknown` when the answer may lie in history that is not at hand.
 *
 * In a shallow repository git acts as if the commits at the boundary had no parents, also where the parents
 * are there (a commit fetched by its id on top of the one that was checked out). The commits themselves still
 * name them, so the walk goes on from those.
 */
async function isAncestor(git, a, b) {
    const ancestor = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSha */ .qr)(a);
    const tips = new Set([(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSha */ .qr)(b)]);
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(git);
    let answer = false;
    // A Set hands out what is added while it is walked.
    for (const tip of tips) {
        const { status } = await git(['merge-base', '--is-ancestor', '--end-of-options', ancestor, tip]);
        if (status === 0)
            return true;
        if (status !== 1)
            return 'unknown';
        if (!shallow)
            return false;
        const parents = await hiddenParents(git, tip);
        const present = await presentCommits(git, parents);
        if (present.size < parents.size)
            answer = 'unknown';
        for (const parent of present)
            tips.add(parent);
    }
    return answer;
}
/** The parents of those commits below `tip` that git shows without any. */
async function hiddenParents(git, tip) {
    const roots = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
}


/***/ }),

/***/ 83742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   g8: () => (/* binding */ thisMachine),
/* harmony export */   z0: () => (/* binding */ withoutReviewedPrograms)
/* harmony export */ });
/* unused harmony export programFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** What Windows starts by itself; the others that it has in `PATHEXT` need a shell. */
const STARTABLE = ['.com', '.exe'];
/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
/**
 * The absolute path of a program, found along `PATH` (on Windows with the endings of `PATHEXT`), or
 * undefined. To be asked before each start by a bare name: Windows looks into the current directory first,
 * and any system does where `PATH` has an empty or relative entry.
 */
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
/** The folders of `PATH` that are absolute and not part of what is under review. */
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => tops.some((top) => isWithin(folder, top) || isWithin(realPath(folder), top));
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
function thisMachine(environment, directory) {
    const reviewed = checkoutAround(directory);
    return { platform: process.platform, environment, reviewed, realPath, isProgram };
}
function checkoutAround(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}
/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
function withoutReviewedPrograms(environment, directory) {
    const kept = Object.entries(environment).filter(([name]) => !isNamed(name, 'PATH', process.platform));
    const folders = programFolders(thisMachine(environment, directory));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        NoDefaultCurrentDirectoryInExePath: '1',
    };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function pathsOf({ platform }) {
    return platform === 'win32' ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
}
function endingsOf(machine) {
    if (machine.platform !== 'win32')
        return [''];
    const endings = (variable('PATHEXT', machine) ?? '').split(';').map((ending) => ending.toLowerCase());
    const startable = endings.filter((ending) => STARTABLE.includes(ending));
    return startable.length > 0 ? startable : STARTABLE;
}
/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}


/***/ }),

/***/ 38576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lD: () => (/* binding */ createGit),
  pJ: () => (/* binding */ endOf),
  oM: () => (/* binding */ gitOutput),
  th: () => (/* binding */ gitReason),
  fE: () => (/* binding */ isShallow),
  UL: () => (/* binding */ prepareGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/find-program.js
var find_program = __webpack_require__(83742);
;// CONCATENATED MODULE: ./build/src/git/git-environment.js

/**
 * Settings that a user, a machine or a checkout may carry and that would change what we read or what git does
 * beside it. What the command line can say is said there instead (see `read-diff.ts`).
 */
const SETTINGS = [
    'color.ui=false',
    // It names a program, and is an optimization for repositories that share objects.
    'core.alternateRefsCommand=true',
    'core.attributesFile=',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'core.warnAmbiguousRefs=false',
    'diff.mnemonicPrefix=false',
    'diff.noprefix=false',
    'fetch.writeCommitGraph=false',
    'gc.auto=0',
    'maintenance.auto=false',
    // Files that are checked out may look like a repository (git 2.38; see `foreign-repository.ts`).
    'safe.bareRepository=explicit',
];
/**
 * Variables that point git at another repository than the one of the folder (`git rev-parse
 * --local-env-vars`, as a git hook passes them on), or that change a diff (`GIT_DIFF_OPTS` wins over `-U0`).
 */
const DROPPED = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_ATTR_SOURCE',
    'GIT_COMMON_DIR',
    'GIT_DIFF_OPTS',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
]);
/**
 * Our own inputs, the client secret among them: git starts programs that a checkout's configuration names.
 */
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
/**
 * Over which addresses git may fetch: an `ext::` address is a program that it starts, also for objects that a
 * remote promised.
 */
const PROTOCOLS = 'https:http:ssh:git:file';
/**
 * git's environment: the given one without what leads it astray, in English, without prompts.
 *
 * @param directory absolute; the checkout around it is under review
 */
function gitEnvironment(env, directory) {
    // Names of variables have no case on Windows.
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...(0,find_program/* withoutReviewedPrograms */.z0)(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        // A replaced commit has the same id here and another content at the service.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        // `core.gitProxy` of a checkout names a program; a machine that has to use one says so here.
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;// CONCATENATED MODULE: ./build/src/git/git.js







/** Enough for any message; a remote may send progress and banners without end. */
const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
/**
 * A git that works in `directory`, without a shell, without prompts, and with the settings that change its
 * output fixed. Needs git 2.30 or later. `env` is the environment to derive git's own from.
 *
 * The returned function throws `ConfigurationError` when the folder or git itself is not there, and
 * `IncompleteError` when git was killed.
 */
function createGit(directory, env) {
    const start = prepareGit(directory, env);
    return async (args, input, signal) => {
        try {
            const child = start(args, signal);
            const output = [];
            child.stdout.on('data', (chunk) => output.push(chunk));
            // git may end before it has read everything (EPIPE); its status says why.
            child.stdin.on('error', () => { });
            child.stdin.end(input);
            const end = await endOf(child);
            return { ...end, stdout: Buffer.concat(output) };
        }
        catch (error) {
            throw await explainStart(error, directory);
        }
    };
}
/** Finds the program, and settles its environment and its settings, once for all processes. */
function prepareGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = (0,find_program/* findProgram */.Kp)('git', (0,find_program/* thisMachine */.g8)(env, folder));
    return (args, signal) => {
        if (program === undefined)
            throw new errors/* ConfigurationError */.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        return (0,external_node_child_process_.spawn)(program, [...settings, ...args], options);
    };
}
/** As a shell says it. */
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
/** How a process ended, once its pipes are closed. Rejects where it could not start or was killed. */
function endOf(child) {
    return new Promise((resolve, reject) => {
        const stderr = [];
        let stderrBytes = 0;
        child.stderr.on('data', (chunk) => {
            if (stderrBytes < MAX_STDERR_BYTES)
                stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
            stderrBytes += chunk.length;
        });
        child.on('error', (error) => {
            // A transport that git started may outlive it and hold the pipes, which would keep this process alive.
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            // Where a transport that git started ends early, git may end so or with a status: it is the same
            // failure.
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors/* IncompleteError */.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({ status: ended, stderr: Buffer.concat(stderr).toString('utf8') });
        });
    });
}
/**
 * Puts a failure to start into a sentence. Node reports a missing folder and a missing program with the same
 * code.
 */
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors/* ConfigurationError */.j1(NO_GIT);
    return new errors/* ConfigurationError */.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}
/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;
/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new errors/* IncompleteError */.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
/**
 * Why git failed, as one line: its first `fatal:`, else `error:`, else first line. Control characters and
 * credentials in URLs are taken out.
 */
function gitReason(result) {
    const lines = result.stderr.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const line = lines.find((text) => text.startsWith('fatal: ')) ??
        lines.find((text) => text.startsWith('error: ')) ??
        lines[0] ??
        'git gave no reason';
    return line
        .replace(/^(?:fatal|error): /, '')
        .replace(/\p{C}/gu, ' ')
        .replace(/\/\/[^/\s]*@/g, '//')
        .slice(0, MAX_REASON_CHARACTERS)
        .replace(/(?<![.\s])[.\s]+$/, '');
}
/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
async function isShallow(git) {
    return ((await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}


/***/ }),

/***/ 94902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   RW: () => (/* binding */ parseHeader),
/* harmony export */   jB: () => (/* binding */ readHeaders),
/* harmony export */   qr: () => (/* binding */ requireSha)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);


const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
/**
 * Type and size of each named object, in the order of the names, from one process; undefined where there is
 * none. A name is an id or `<commit>:<path>` and holds no line break and no NUL.
 */
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
/** As `readHeaders`, with the content. The content is a view of the whole output. */
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['cat-file', '--batch'], toInput(names));
    let at = 0;
    return names.map(() => {
        const end = output.indexOf('\n', at);
        const header = parseHeader(output.toString('utf8', at, end));
        at = end + 1;
        if (header === undefined)
            return undefined;
        const content = output.subarray(at, at + header.size);
        at += header.size + 1;
        return { ...header, content };
    });
}
function toInput(names) {
    return names.map((name) => `${name}\n`).join('');
}
/**
 * `<id> <type> <size>`; everything else (`… missing`, `… ambiguous`, `… submodule`) says that there is no
 * content.
 */
function parseHeader(line) {
    const [, type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { type, size: Number(size) };
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the text is a full object id: SHA-1 or SHA-256. Nothing else reaches git as a revision. */
function isSha(text) {
    return SHA.test(text);
}
/** The text, when it is a full object id; throws `IncompleteError` otherwise. */
function requireSha(text) {
    if (isSha(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`);
}


/***/ }),

/***/ 20965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ openGit)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);


/**
 * As `createGit`, with one process that answers all questions about objects until it is closed. A git before
 * 2.36 starts a process for each.
 */
function openGit(directory, env) {
    let processes = 0;
    const single = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .createGit */ .lD)(directory, env);
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareGit */ .UL)(directory, env);
    const server = new ObjectServer((args) => {
        processes += 1;
        return start(args);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
            if (answer !== undefined)
                return answer;
            processes += 1;
            return single(args, input, signal);
        },
        processes: () => processes,
        close: () => server.close(),
    };
}
/** What `git cat-file --batch-command` calls these options. */
const COMMANDS = new Map([
    ['--batch-check', 'info'],
    ['--batch', 'contents'],
]);
/** git's status for options that it does not know. */
const UNKNOWN_OPTION = 129;
/** One `git cat-file`, started when it is first asked, which answers line by line. */
class ObjectServer {
    #start;
    #child;
    #questions = [];
    #isOver = false;
    /** A header that is cut off at the end of a chunk. */
    #header = '';
    /** Bytes of content that are still to come. */
    #content = 0;
    constructor(start) {
        this.#start = start;
    }
    /** Undefined where this git cannot, or it is closed. */
    ask(command, input) {
        if (this.#isOver)
            return Promise.resolve(undefined);
        const names = input.split('\n').slice(0, -1);
        return new Promise((resolve, reject) => {
            this.#put({ command, names, output: [], answered: 0, resolve, reject });
        });
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    #put(question) {
        try {
            const child = this.#child ?? this.#open();
            this.#child = child;
            this.#questions.push(question);
            child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
        }
        catch (error) {
            question.reject(error);
        }
    }
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#header = '';
        this.#content = 0;
        child.stdin.on('error', () => { });
        child.stdout.on('data', (chunk) => this.#read(chunk));
        (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .endOf */ .pJ)(child).then((end) => this.#ended(end), (error) => {
            for (const question of this.#abandon())
                question.reject(error);
        });
        return child;
    }
    #abandon() {
        const questions = this.#questions;
        this.#questions = [];
        this.#child = undefined;
        return questions;
    }
    /** The question at which git gave up fails; those behind it are asked again. */
    #ended(end) {
        const [failed, ...others] = this.#abandon();
        if (failed === undefined)
            return;
        if (end.status === UNKNOWN_OPTION) {
            this.#isOver = true;
            for (const question of [failed, ...others])
                question.resolve(undefined);
            return;
        }
        failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
        for (const question of others) {
            if (this.#isOver)
                question.resolve(undefined);
            else
                this.#put({ ...question, output: [], answered: 0 });
        }
    }
    #read(chunk) {
        let start = 0;
        let at = 0;
        while (at < chunk.length) {
            const question = this.#questions[0];
            if (question === undefined)
                return;
            if (this.#content > 0) {
                const read = Math.min(this.#content, chunk.length - at);
                this.#content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    break;
                at = end + 1;
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHeader */ .RW)(this.#header);
                this.#header = '';
                if (found !== undefined && question.command === 'contents')
                    this.#content = found.size + 1;
            }
            if (this.#content > 0)
                continue;
            question.answered += 1;
            if (question.answered < question.names.length)
                continue;
            this.#questions.shift();
            const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
            question.resolve({ status: 0, stdout, stderr: '' });
            start = at;
        }
        if (start < chunk.length)
            this.#questions[0]?.output.push(chunk.subarray(start));
    }
}


/***/ }),

/***/ 20581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   Bn: () => (/* binding */ isCloneOf),
/* harmony export */   _Y: () => (/* binding */ findRemote),
/* harmony export */   uN: () => (/* binding */ readBranchTip),
/* harmony export */   yh: () => (/* binding */ chooseRemote)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);


/** A remote, and what it is called only because somebody called it so: `origin` may be anybody's fork. */
const URL_OF_REMOTE = '^remote\\..*\\.url$';
/**
 * Name of the remote that a checkout fetches this repository from; undefined where it has none. The address
 * as it is configured decides, and not what `insteadOf` of this machine makes of it.
 *
 * @param addresses of one repository, over whatever protocols
 */
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        // git fetches from the first address of a remote.
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}
/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}
/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;
/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitReason */ .th)(result) };
        // Signs of a glob in a name stand for others too.
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}
/**
 * Fetches commits by their ids from the remote that is named, else from `origin`, else from the first one.
 * Returns the reasons for those that did not come. Writes objects only, no ref and no setting. When `signal`
 * fires, the rest is given up with that reason.
 *
 * A shallow repository gets the bare commits (`--depth=1`). That cuts nothing: git marks only the fetched
 * commits as having no parents, while any greater depth would be counted from them and could shorten the
 * history that is there. A full repository gets them with their history; a depth would make it shallow.
 */
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(git)) ? ['--depth=1'] : []);
    const reasons = new Map();
    const groups = [shas];
    for (const group of groups) {
        const failure = await fetchGroup(git, args, group, signal);
        if (failure === undefined)
            continue;
        for (const sha of failure.blamed)
            reasons.set(sha, failure.reason);
        const rest = group.filter((sha) => !failure.blamed.includes(sha));
        if (failure.blamed.length === 0)
            groups.push(...rest.map((sha) => [sha]));
        else if (rest.length > 0)
            groups.push(rest);
    }
    return reasons;
}
/** The remote that commits are fetched from: `origin`, else the first one. */
async function chooseRemote(git) {
    const names = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
    return names.includes('origin') ? 'origin' : names[0];
}
function fetchArguments(remote, depth) {
    return [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-prune',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-auto-maintenance',
        '--stdin',
        ...depth,
        '--end-of-options',
        remote,
    ];
}
/**
 * One fetch. One id that the remote refuses fails all of it, and is named in the message as a rule; where
 * none is named, nobody is to blame, and each has to be tried alone.
 */
async function fetchGroup(git, args, group, signal) {
    try {
        const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return undefined;
        const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        return { reason: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitReason */ .th)(result), blamed: group.length === 1 ? group : named };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { reason: 'the remote did not answer in time', blamed: group };
    }
}
/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
function repositoryName(address) {
    return address
        .trim()
        .toLowerCase()
        .replace(/^[a-z+]+:\/\//u, '')
        .replace(/^[^@/]*@/u, '')
        .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
        .replace(/(?<!\/)\/+$/u, '')
        .replace(/\.git$/u, '');
}


/***/ }),

/***/ 57646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ escapeHtml)
/* harmony export */ });
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/**
 * Text as it may stand in HTML, between tags and in quoted attributes. For what is too much for a tree of
 * elements.
 */
function escapeHtml(text) {
    return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}


/***/ }),

/***/ 31340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ rawHtml),
/* harmony export */   y: () => (/* binding */ createHtml)
/* harmony export */ });
/* harmony import */ var _escape_html_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57646);

/**
 * Makes the tag of templates that escape every text, so that none can become an element, an attribute or a
 * script. Attributes are to be quoted.
 *
 * @param clean what is done to each text before it is escaped
 */
function createHtml(clean) {
    const render = (gap) => {
        if (gap === undefined || gap === false)
            return '';
        if (typeof gap === 'number')
            return String(gap);
        if (typeof gap === 'string')
            return (0,_escape_html_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeHtml */ .Z)(clean(gap));
        return 'html' in gap ? gap.html : gap.map(({ html }) => html).join('');
    };
    return (parts, ...gaps) => ({
        html: parts.map((part, index) => (index === 0 ? '' : render(gaps[index - 1])) + part).join(''),
    });
}
/** What was made by the program itself. */
function rawHtml(text) {
    return { html: text };
}


/***/ }),

/***/ 17500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ FILES_STYLE),
/* harmony export */   W: () => (/* binding */ PAGE_STYLE)
/* harmony export */ });
// What the sandbox's pages and the report's page look alike by.
/** Colors, text, levels and badges. Colors follow the light or dark scheme of the system. */
const PAGE_STYLE = `
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
.level { font-weight: 600; font-size: 0.86rem; white-space: nowrap; } .pills .level, .menu .level { font-size: inherit; }
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
const FILES_STYLE = `
.of-file { border: 1px solid var(--line); border-radius: var(--radius); background: var(--ground); }
.of-file > summary { display: flex; flex-wrap: wrap; gap: 0.3rem 0.75rem; align-items: center; padding: 0.6rem 1rem; background: var(--panel); border-radius: var(--radius); cursor: pointer; list-style: none; }
.of-file[open] > summary { border-bottom: 1px solid var(--line); border-radius: var(--radius) var(--radius) 0 0; } .of-file > summary:hover { background: var(--line); }
.of-file > summary h3 { font: 600 0.86rem var(--mono); overflow-wrap: anywhere; flex: 1 1 0; min-width: 60%; } .of-file h3 .folder { color: var(--soft); } .of-file .counts { display: flex; gap: 0.6rem; align-items: center; margin-left: auto; }
.of-file > summary::before { content: '▸' / ''; color: var(--soft); width: 0.8em; } .of-file[open] > summary::before { content: '▾' / ''; }
.cards { display: grid; gap: 0.75rem; padding: 0.75rem; }
`;


/***/ }),

/***/ 90679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ standingDecisions),
/* harmony export */   C: () => (/* binding */ ruleHistoriesOf),
/* harmony export */   GY: () => (/* binding */ toReportedAttempt),
/* harmony export */   LT: () => (/* binding */ ruleHistories),
/* harmony export */   b$: () => (/* binding */ toReportedHistory),
/* harmony export */   lA: () => (/* binding */ toReportedDecision),
/* harmony export */   pJ: () => (/* binding */ commitsOfFixes),
/* harmony export */   vT: () => (/* binding */ timeByCommits)
/* harmony export */ });
/* unused harmony export dismissalOf */
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57764);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);




/** What people decided about the findings of a plan, in the order of its moves. */
function standingDecisions(moves) {
    return moves.flatMap((move) => {
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move) && move.kind !== 'leave')
            return [];
        const { thread, spot } = move;
        if (spot === undefined)
            return [];
        const said = dismissalOf(thread);
        return said === undefined ? [] : [{ thread, spot, ...said }];
    });
}
/** What people decided about the finding of a thread; undefined where they did not. */
function dismissalOf(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    if (state.kind !== 'decided' && state.kind !== 'resolved-by-people')
        return undefined;
    const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
    const judged = state.kind === 'decided' ? state.decision : lastMark?.statement;
    const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
    if (inForce && judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged)) {
        const { says: kind, replyId, author, name } = judged;
        return {
            kind,
            replyId,
            reason: judged.reason,
            ...(name !== undefined && { by: name }),
            ...(author !== undefined && { byId: author }),
        };
    }
    return {
        kind: 'resolved',
        ...(reason !== undefined && { reason }),
        ...(by !== undefined && { by }),
        ...(byId !== undefined && { byId }),
    };
}
/** One for each rule that has a thread on the change, after this run. */
function ruleHistories(result) {
    const { commitTimes = new Map() } = result;
    return sumCases(casesOf(result, timeByCommits(commitTimes)));
}
/** One for each rule that has a thread, as the threads stand. */
function ruleHistoriesOf(threads, timeOf) {
    return sumCases(threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)));
}
/**
 * From the commit at which a finding was posted to the one at which it was fixed, by the dates of their
 * committers, in seconds.
 */
function timeByCommits(times) {
    return ({ evidence, postedAt = evidence.head }, head) => {
        const from = times.get(postedAt);
        const to = times.get(head);
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
    };
}
function sumCases(all) {
    const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeKey */ .OD)(scope), ruleId]));
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        const dismissed = (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length;
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: {
                    'false positive': dismissed('false positive'),
                    "won't fix": dismissed("won't fix"),
                    accepted: dismissed('accepted'),
                    resolved: dismissed('resolved'),
                },
                open: count('open'),
                withdrawn: count('withdrawn'),
                secondsUntilFixed: cases.flatMap((one) => one.secondsUntilFixed ?? []).toSorted((a, b) => a - b),
            },
        ];
    });
}
/** The commits whose dates are asked for: of threads that are fixed, or are to be in this run, at `head`. */
function commitsOfFixes(threads, moves = [], head = '') {
    const now = new Set(moves.flatMap((move) => (isFixing(move) ? [move.thread.discussionId] : [])));
    return threads.flatMap((thread) => {
        const { lastMark, discussionId, evidence, postedAt = evidence.head } = thread;
        if (now.has(discussionId))
            return [postedAt, head];
        return lastMark !== undefined && saysFixed(lastMark) ? [postedAt, lastMark.head] : [];
    });
}
function isFixing(move) {
    return move.kind === 'resolve' && move.resolution === 'fixed';
}
function casesOf(result, timeOf) {
    const { threads = [], plan, outcomes, headSha = '' } = result;
    const moves = plan?.moves ?? [];
    const known = new Set(threads.map(({ discussionId }) => discussionId));
    const posted = moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (move.kind !== 'post' || outcome?.kind !== 'done' || known.has(outcome.discussionId ?? ''))
            return [];
        return [{ scope: move.spot.scope, ruleId: move.spot.rule.id, fate: { kind: 'open' } }];
    });
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    const listed = threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn).flatMap((thread) => {
        const move = moveOf.get(thread.discussionId);
        return toCase(thread, fateOf(thread, move, move && outcomes.get(move), headSha), timeOf);
    });
    return [...listed, ...posted];
}
function toCase(thread, fate, timeOf) {
    const { scope, ruleId } = thread.evidence;
    if (fate === undefined)
        return [];
    return [
        { scope, ruleId, fate, secondsUntilFixed: fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined },
    ];
}
/** Undefined for a thread that another one stands for. */
function fateOf(thread, move, outcome, head) {
    const fate = fateAsItStands(thread);
    if (move?.kind === 'remove-duplicate' || fate === undefined)
        return undefined;
    if (outcome?.kind === 'done' && move?.kind === 'reopen')
        return { kind: 'open' };
    if (outcome?.kind === 'done' && move?.kind === 'resolve' && !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move))
        return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
    return fate;
}
/** By marks and flag; undefined for a thread that another one stands for. */
function fateAsItStands(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    const { lastMark } = thread;
    if (state.kind === 'resolved-by-us') {
        if (state.mark.kind === 'retired')
            return undefined;
        return saysFixed(state.mark) ? fixedOr(thread, state.mark.head) : { kind: 'withdrawn' };
    }
    if (state.kind === 'open' && lastMark?.kind === 'gone')
        return fixedOr(thread, lastMark.head);
    const dismissal = dismissalOf(thread);
    return dismissal === undefined ? { kind: 'open' } : { kind: 'dismissed', as: dismissal.kind };
}
/** A client that may not resolve threads says in them that their findings are gone. */
function saysFixed({ kind }) {
    return kind === 'fixed' || kind === 'gone';
}
/** What a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ recordedStatement: judged }, head) {
    if (judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged))
        return { kind: 'dismissed', as: judged.says };
    return { kind: 'fixed', head };
}
/** A decision as the report has it. */
function toReportedDecision({ thread, spot, kind, reason, by, byId, replyId }, accepted) {
    const { scope, rule, place, level } = spot;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.discussionId,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted: accepted.has(spot.key),
    };
}
/** What would decide and does not count, as the report has it. */
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}
/** What became of the findings of a rule, as the report has it. */
function toReportedHistory({ scope, ruleId, dismissed, ...counts }) {
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId,
        ...counts,
        dismissed: {
            falsePositive: dismissed['false positive'],
            wontFix: dismissed["won't fix"],
            accepted: dismissed.accepted,
            resolved: dismissed.resolved,
        },
    };
}


/***/ }),

/***/ 57822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ pageHead)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _page_html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31340);


/**
 * How every page begins, up to the start of `main`. Its policy lets nothing run or load but the style and the
 * script that are given here.
 */
function pageHead(html, page) {
    const { title, kind, style, script } = page;
    const policy = [
        "default-src 'none'",
        `style-src ${hashOf(style)}`,
        ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'",
    ];
    return html `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${(0,_page_html_js__WEBPACK_IMPORTED_MODULE_1__/* .rawHtml */ .K)(policy.join('; '))}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${(0,_page_html_js__WEBPACK_IMPORTED_MODULE_1__/* .rawHtml */ .K)(style)}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
<header class="top"><span class="home">SARIF Review <span class="soft">${kind}</span></span></header>
<main id="main" tabindex="-1">
`;
}
function hashOf(text) {
    return `'sha256-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('base64')}'`;
}


/***/ }),

/***/ 4454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ STYLE),
/* harmony export */   c: () => (/* binding */ FRAME_STYLE)
/* harmony export */ });
/* harmony import */ var _page_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17500);

/**
 * What the pages of a run and of a history have in common beyond every page: verdict, figures, lists and
 * foot.
 */
const FRAME_STYLE = `
main { max-width: 72rem; }
.top { position: static; } main > section + section { margin-top: 2rem; } main > section > h2 { margin-bottom: 0.6rem; }
.verdict { border: 1px solid var(--line); border-left: 6px solid var(--soft); border-radius: var(--radius); padding: 1.1rem 1.25rem; background: var(--panel); overflow-wrap: anywhere; }
.verdict.good { border-left-color: var(--good); } .verdict.bad { border-left-color: var(--bad); } .verdict.busy { border-left-color: var(--busy); }
.verdict h1 { font-size: 1.6rem; } .verdict p { margin: 0.4rem 0 0; max-width: 62rem; } .verdict .facts { margin: 0.9rem 0 0; color: var(--soft); font-size: 0.88rem; } .verdict code { background: none; padding: 0; }
.numbers { display: flex; flex-wrap: wrap; gap: 0.4rem 1.25rem; list-style: none; margin: 0.9rem 0 0; padding: 0; } .numbers strong { font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.list { padding-left: 1.3rem; margin: 0; } .list li { overflow-wrap: anywhere; margin: 0.25rem 0; } footer { margin-top: 3rem; color: var(--soft); font-size: 0.85rem; }
@media (max-width: 40rem) { main { padding: 1rem 0.75rem 4rem; } .top { padding: 0.5rem 0.75rem; } .verdict { padding: 0.9rem; } .verdict h1 { font-size: 1.3rem; } }
@media print { .top, .skip { display: none; } }
`;
const REPORT_STYLE = `
#filters { position: sticky; top: 0; z-index: 9; display: flex; flex-wrap: wrap; gap: 0.5rem 0.9rem; align-items: end; padding: 0.75rem 0; background: var(--ground); border-bottom: 1px solid var(--line); margin-bottom: 1rem; }
#filters label { display: grid; gap: 0.15rem; font-size: 0.8rem; color: var(--soft); } #filters .only { padding-bottom: 0.45rem; font-size: 0.88rem; color: var(--text); } #filters select { max-width: 15rem; } #filters output { margin-left: auto; font-size: 0.88rem; color: var(--soft); padding: 0.35rem 0; font-variant-numeric: tabular-nums; }
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
@media (max-width: 40rem) { #filters { position: static; display: grid; grid-template-columns: 1fr 1fr; } #filters select { width: 100%; } #filters output { grid-column: 1 / -1; margin: 0; }
  .cards { padding: 0.5rem; } .finding { padding: 0.6rem 0.7rem; } .finding h4 .at { margin-left: 0; } .of-file .counts { margin-left: 0; } .of-file > summary { padding: 0.6rem 0.75rem; } .of-file > summary h3 { flex-basis: calc(100% - 2rem); } .code .no { padding: 0 0.4rem 0 0.2rem; } }
@media print { #filters { display: none; } .finding { break-inside: avoid; } }
`;
/** The one style sheet of the report's page. */
const STYLE = `${_page_style_js__WEBPACK_IMPORTED_MODULE_0__/* .PAGE_STYLE */ .W}${FRAME_STYLE}${_page_style_js__WEBPACK_IMPORTED_MODULE_0__/* .FILES_STYLE */ .C}${REPORT_STYLE}`;


/***/ }),

/***/ 31218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/** Letters that are handed on together. */
const PART = 64 * 1024;
/**
 * A document as JSON that people can read, with a line break at its end, part by part: lists in it may be
 * long, and are gone through once.
 *
 * @param document its members that are iterable are written as lists
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half
 * an escape.
 */
function* toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}


/***/ })

};

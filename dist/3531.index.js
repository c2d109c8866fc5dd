export const id = 3531;
export const ids = [3531];
export const modules = {

 63257:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $u: () => ( toRuleRows),
   U6: () => ( overviewBody),
   ci: () => ( addressOf),
   j$: () => ( renderRuleRow),
   sp: () => ( withoutPath),
   v8: () => ( RULE_COLUMNS)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18930);







const SHOWN_ROWS = 20;
const ROWS = 100;
const WHY = {
    unanchored: ['has no place on the diff', 'have no place on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
function overviewBody(entries, linkTo) {
    const listed = entries.filter(({ twinOf }) => twinOf === undefined);
    const twins = Map.groupBy(entries, ({ twinOf }) => twinOf);
    const rows = toRuleRows(listed.map(({ spot, why, reason }) => ({
        about: spot,
        message: spot.findings[0]?.message ?? '',
        reason: why === 'over-limit' ? '' : reason,
        also: (twins.get(spot) ?? []).map((twin) => twin.spot),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
        [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
        ...(folded.length > 0
            ? [
                `<details><summary>${countRules(folded.length)}</summary>`,
                [...RULE_COLUMNS, ...folded].join('\n'),
                '</details>',
            ]
            : []),
        ...(rest > 0 ? [`\u2026 and ${countRules(rest)}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function countRules(count) {
    return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}
function countWhy(listed) {
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
        const [first] = group;
        const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
        const many = index === 0 ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__ .Uf)(scope, rule.product)))),
                ],
            },
        ];
    });
}
const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_2__ .WG.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '\u2013';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


 }),

 18930:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( HEADINGS),
   Bi: () => ( RESEMBLES),
   Ds: () => ( TRANSITIONS),
   GM: () => ( HOW_TO_DECIDE),
   H_: () => ( AS_OF),
   Js: () => ( COUNTS),
   PN: () => ( WAS_HERE),
   Uf: () => ( toolName),
   V1: () => ( DECIDED),
   WG: () => ( TWINS),
   ls: () => ( NOW_AT),
   qY: () => ( FACTS),
   y9: () => ( LEVEL_NAMES)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
const HEADINGS = {
    why: 'Why it matters',
    whyAndHow: 'Why it matters and how to fix it',
    fix: 'Suggested fix:',
    flow: 'Data flow',
    flowOf: (number, count) => `Data flow ${number} of ${count}`,
    related: 'Related places',
};
const FACTS = {
    severity: (severity) => `severity ${severity}`,
    line: (line) => `line ${line}`,
    lines: (first, last) => `lines ${first}\u2013${last}`,
    changedLine: (line) => `@@ line ${line} @@`,
};
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `\u2026 and ${count} more`,
    moreOnLine: (count) => `\u2026 and ${count} more on this line`,
    moreFlows: (count) => `\u2026 ${count} more flows in the log`,
    moreInLog: (count) => `\u2026 ${count} more in the log`,
};
const NOW_AT = { start: 'Now at ' };
const RESEMBLES = {
    start: 'A person already decided about ',
    unfetched: (commit) => `, which may be the same problem. Commit ${commit} could not be fetched to compare the two, so please decide again.`,
    changed: ', which may be the same problem. What the tool says or the code is no longer the same, so please decide again.',
};
const WAS_HERE = 'It was here before this line was edited';
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
const TWINS = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
const HOW_TO_DECIDE = "<sub>To decide, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
const AS_OF = ' as of ';
const TRANSITIONS = {
    'taken back': 'The decision was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    gone: 'Left open, because somebody replied: the finding is gone',
};


 }),

 53528:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EG: () => ( renderPlan),
   H9: () => ( groupByReason),
   TC: () => ( renderUnthreaded),
   V7: () => ( renderFailing),
   jK: () => ( withoutThread)
 });
 var _comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63257);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
 var _plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38146);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7895);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16761);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
 var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);









const NO_CODE = () => [];
const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
const LEFT_TOGETHER = 3;
const LONGEST_MESSAGE = 120;
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
const RULE_PART = 0.36;
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY, showCode = NO_CODE) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(move))),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__ .q)(a, b));
    const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
    const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
    return [
        ...[
            ...Map.groupBy(inFiles.filter((row) => named.has(row)), ({ path }) => path),
        ].flatMap(([path, inFile]) => [
            { text: path, tone: 'heading' },
            ...inFile.flatMap((row) => [renderRow(row, widths), ...codeOf(row, showCode)]),
        ]),
        ...left.flatMap((group) => renderLeft(group, named)),
        ...renderUnnamed(all.filter((row) => !named.has(row))),
        ...renderOverview(overview),
    ];
}
function toRow(move) {
    const spot = (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Yf)(move);
    const message = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(spot?.findings[0]?.message ?? '');
    if (move.kind === 'post') {
        const { anchor } = move;
        const rule = `${move.spot.rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OK)(move.spot.scope)})`;
        return { move, path: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(anchor.path), line: String(anchor.newLine), rule: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(rule), message };
    }
    const { evidence } = move.thread;
    const place = spot?.place;
    const line = place?.kind === 'lines' ? place.startLine : evidence.line;
    return {
        move,
        path: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(place?.path ?? evidence.path),
        line: line === 0 ? '' : String(line),
        rule: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(`${evidence.ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OK)(evidence.scope)})`),
        message,
    };
}
function renderRow({ move, line, rule, message }, widths) {
    const reason = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason);
    const start = `  ${(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(move).padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
    return { text: withMessage(start, message), tone: TONES[(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(move)] };
}
function codeOf({ move }, showCode) {
    const isNews = move.kind === 'post' || move.kind === 'reopen';
    const [finding] = isNews ? move.spot.findings : [];
    return finding === undefined ? [] : showCode(finding);
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)(message, LONGEST_MESSAGE)}`;
}
function alsoBy({ twins = [] }) {
    return twins.length === 0 ? '' : `, also by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_8__ .KE)(twins.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OK)(scope)))}`;
}
function isLeft({ move }) {
    return move.kind === 'leave';
}
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .Hm(rows.length, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(rows[0]?.move.reason ?? '')), tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__ .q)(a.path, b.path) || compareRows(a, b));
}
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Jr.map((kind) => [kind, rows.filter(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(move) === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const text = _words_js__WEBPACK_IMPORTED_MODULE_4__ .E2(rows.length, files, counts);
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .sP(kind, entries.length, reason), tone }];
}
function changes(rows) {
    return rows.some(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .xz)(move));
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Jr.indexOf((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(a.move)) - _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Jr.indexOf((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .zy)(b.move)) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__ .q)(a.rule, b.rule));
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
const MOST_OF_A_REASON = 100;
function renderUnthreaded(plan, shown, showCode = NO_CODE) {
    const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    const left = withoutThread(plan, shown).map((account) => account.disposition === 'existing' ? { ...account, reason: _words_js__WEBPACK_IMPORTED_MODULE_4__ .zq } : account);
    return groupByReason(left).flatMap(([reason, group]) => {
        const findings = group
            .map(({ finding }) => finding)
            .toSorted(_plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_1__ .dL)
            .slice(0, most);
        const rest = group.length - findings.length;
        return [
            { text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .$4(group[0]?.disposition, group.length, reason), tone: 'heading' },
            ...renderRows(findings.map(toFindingRow)).flatMap((text, index) => {
                const finding = findings[index];
                return [{ text, tone: 'quiet' }, ...(finding === undefined ? [] : showCode(finding))];
            }),
            ...(rest > 0 ? [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .h6(rest), tone: 'quiet' }] : []),
        ];
    });
}
function withoutThread({ accounts, failing }, shown) {
    const fails = new Set(failing.flatMap(({ findings }) => findings));
    return accounts.filter(({ finding, disposition }) => {
        if (disposition === 'unanchored' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored' || disposition === 'existing')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        return (shown === 'all' ||
            finding.place.kind === 'nowhere' ||
            finding.place.kind === 'uncommitted' ||
            fails.has(finding));
    });
}
const WIDEST_PLACE = 60;
function renderRows(rows) {
    const widest = rows.reduce((most, { place }) => Math.max(most, place.length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return rows.map(({ place, ruleId, scope, level, note, message }) => {
        const rule = `${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(ruleId)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OK)(scope))})`;
        const about = note === undefined ? level : `${level}, ${note}`;
        return `  ${place.padEnd(width)}  ${rule}  ${about}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(message), LONGEST_MESSAGE)}`;
    });
}
const toFindingRow = ({ place, rule, ...rest }) => ({
    ...rest,
    ...{ place: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .fW)(place)) || 'no place', ruleId: rule.id },
});
const toStandingRow = (one) => {
    const { ruleId, scope, wording } = one.thread.evidence;
    return { place: _words_js__WEBPACK_IMPORTED_MODULE_4__ .sd(one), ruleId, scope, level: wording.level, message: _words_js__WEBPACK_IMPORTED_MODULE_4__ .Gq };
};
function renderFailing(result) {
    const { spots, standing, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const count = spots.length + standing.length;
    if (count === 0)
        return [];
    const shown = spots.slice(0, _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .SE).flatMap(({ findings: [first] }) => first ?? []);
    const left = standing.slice(0, _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .SE);
    const rows = renderRows([
        ...shown.map((finding) => ({
            ...toFindingRow(finding),
            ...(resolvedByPeople.has(finding) && { note: 'resolved by a person' }),
        })),
        ...left.map(toStandingRow),
    ]);
    const rest = count - rows.length;
    return [
        { text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .J5(count), tone: 'heading' },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .h6(rest), tone: 'bad' }] : []),
    ];
}
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => (0,_comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ .sp)(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}


 }),

 73531:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => ( SCHEMA_VERSION),
   toPlanDocument: () => ( toPlanDocument),
   toReport: () => ( toReport)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50850);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57764);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77283);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40409);
 var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90679);
 var _render_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53528);
 var _to_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31218);







const SCHEMA_VERSION = 2;
function toReport(result, redact) {
    const { completeness, outcomes, plan, dryRun } = result;
    const moves = plan?.moves ?? [];
    const failing = new Set((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ .al)(result).spots.flatMap(({ findings }) => findings));
    const accepted = new Set((plan?.accepted ?? []).map(({ key }) => key));
    const { conclusion, reasons, ...commits } = describeRun(result);
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion,
        reasons,
        dryRun,
        ...commits,
        tools: result.tools,
        scopes: result.scopes,
        failures: completeness?.failures ?? [],
        heldScopes: completeness?.heldScopes ?? [],
        heldFiles: (completeness?.heldFiles ?? []).map(({ scope, path, reason }) => ({ scope, path, reason })),
        warnings: [...(completeness?.warnings ?? []), ...result.warnings],
        base: describeBase(result),
        overview: describeOverview(result),
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__ .aD)(result.accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done'),
        decisions: (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .AX)(moves).map((decision) => (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .lA)(decision, accepted)),
        decisionsNotCounted: (result.attempts ?? []).map(_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .GY),
        rules: (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .LT)(result).map(_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .b$),
        timings: result.timings ?? null,
        findings: eachFinding(result, failing),
        threads: moves.flatMap((move) => move.kind === 'post' || (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__ .Yf)(move) !== undefined ? [] : [toReportedThread(move, outcomes)]),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_5__ .a)(report, redact);
}
function toPlanDocument(result, redact, shown) {
    const { accounts, outcomes, plan } = result;
    const moves = plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(result),
        moves: moves.map(toReportedMove),
        overview: describeOverview(result),
        withoutThread: (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_3__ .jK)({ accounts, failing: plan?.failing ?? [] }, shown).map(toReportedFinding),
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__ .aD)(accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__ .Z_)(moves, outcomes, 'planned'),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_5__ .a)(document, redact);
}
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }) {
    return {
        conclusion,
        reasons,
        ...describeChange(change),
        baseSha: baseSha ?? null,
        headSha: headSha ?? null,
        analyzedSha: analyzedSha ?? null,
    };
}
function describeBase({ comparison }) {
    if (comparison === undefined)
        return null;
    const { commit, compared, gone, failures } = comparison;
    const uncertain = [...compared.values()].flatMap((one) => (one.kind === 'uncertain' ? [one] : []));
    const judgedByLine = [...Map.groupBy(uncertain, ({ because }) => because)].map(([because, { length }]) => ({
        because,
        findings: length,
    }));
    return { commit: commit ?? null, gone, judgedByLine, failures };
}
function describeOverview({ overview }) {
    if (overview === undefined)
        return null;
    const { kind, entries, reason } = overview;
    return { move: kind, findings: entries.length, reason };
}
function* eachFinding({ accounts }, failing) {
    for (const account of accounts)
        yield { ...toReportedFinding(account), fails: failing.has(account.finding) };
}
function toReportedThread(move, outcomes) {
    const { discussionId, evidence } = move.thread;
    return {
        discussionId,
        tool: evidence.scope.tool,
        category: evidence.scope.category,
        ruleId: evidence.ruleId,
        path: evidence.path,
        line: evidence.line,
        move: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__ .zy)(move),
        reason: move.reason,
        outcome: outcomes.get(move)?.kind ?? null,
    };
}
function toReportedMove(move) {
    const spot = (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__ .Yf)(move);
    const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
    const scope = spot?.scope ?? evidence?.scope;
    const now = move.kind === 'post'
        ? { path: move.anchor.path, line: move.anchor.newLine }
        : spot?.place.kind === 'lines'
            ? { path: spot.place.path, line: spot.place.startLine }
            : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
    return {
        move: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__ .zy)(move),
        reason: move.reason,
        ...now,
        tool: scope?.tool ?? null,
        category: scope?.category ?? null,
        ruleId: spot?.rule.id ?? evidence?.ruleId ?? null,
        level: spot?.level ?? null,
        messages: spot?.findings.map(({ message }) => message) ?? [],
        discussionId: move.kind === 'post' ? null : move.thread.discussionId,
        was: evidence === undefined
            ? null
            : { path: evidence.path, line: evidence.line || null, head: evidence.head },
    };
}
function toReportedFinding({ finding, disposition, reason, discussionId, tier }) {
    const { scope, rule, place, level, message, loggedLine, column, endColumn } = finding;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
        ...((0,_finding_about_js__WEBPACK_IMPORTED_MODULE_6__ .r)(finding) && { aboutSecrets: true }),
        ...(loggedLine === undefined ? {} : { loggedLine }),
        level,
        message,
        disposition,
        reason,
        discussionId: discussionId ?? null,
        ...(tier !== undefined && { tier }),
    };
}
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name, reportedAs } = change;
    const number = Number(name.match(/\d+/gu)?.at(-1));
    const own = reportedAs === undefined ? {} : { [reportedAs]: number };
    return { change: { service: kind, name, number }, deployment: null, ...own };
}


 }),

 31218:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( toJson)
 });
const PART = 64 * 1024;
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


 })

};

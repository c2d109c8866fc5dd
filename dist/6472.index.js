export const id = 6472;
export const ids = [6472];
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
   mu: () => ( FORGED),
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
const FORGED = {
    start: 'Somebody else changed what SARIF Review said here: its finding, where it is still there, has ',
    thread: 'another thread',
};
const RESEMBLES = {
    over: 'Reported again in a new thread, because this account may not reopen the one on ',
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
    over: 'Reported again, and this account may not reopen this thread,',
    gone: 'Left open, because somebody replied: the finding is gone',
};


 }),

 47187:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H9: () => ( groupByReason),
   JY: () => ( toDocument),
   WX: () => ( findingsOf),
   _T: () => ( toldMoves),
   jK: () => ( withoutThread),
   md: () => ( worstFirst),
   ve: () => ( splitOpen)
 });
 var _comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63257);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15722);
 var _plan_hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58352);
 var _plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38146);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57764);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77283);
 var _check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98564);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40409);
 var _decisions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90679);
 var _words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43629);










const OPEN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'unanchored',
    'resolved-by-people',
    'undecided',
];
const UNSEEN = ['unanchored', 'over-limit', 'failed'];
function splitOpen(accounts, counts = new Set()) {
    const { open = [], done = [] } = Object.groupBy(accounts, ({ finding, disposition }) => OPEN.includes(disposition) || counts.has(finding) ? 'open' : 'done');
    return [open, done];
}
function worstFirst(accounts) {
    return accounts.toSorted((a, b) => (0,_plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_2__ .dL)(a.finding, b.finding));
}
function toDocument(result) {
    const { accounts, completeness, conclusion, dryRun, outcomes, plan, reasons } = result;
    const { failures = [], heldScopes = [], heldFiles = [] } = completeness ?? {};
    const warnings = [...(completeness?.warnings ?? []), ...result.warnings];
    const results = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .aD)(accounts);
    const threadMoves = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .Z_)(plan?.moves ?? [], outcomes, dryRun ? 'planned' : 'done');
    const { spots, standing } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_5__ .al)(result);
    const counts = findingsOf(plan?.failing ?? []);
    const accepted = findingsOf(plan?.accepted ?? []);
    const acceptedKeys = new Set((plan?.accepted ?? []).map(({ key }) => key));
    const [unsorted, done] = splitOpen(accounts, counts);
    const open = worstFirst(unsorted);
    const accountOf = new Map(open.map((account) => [account.finding, account]));
    const moves = toldMoves(plan?.moves ?? [], outcomes);
    const decisions = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_6__ .AX)(plan?.moves ?? []);
    const attempts = result.attempts ?? [];
    const rules = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_6__ .LT)(result);
    const why = (0,_check_js__WEBPACK_IMPORTED_MODULE_4__ .DP)(reasons);
    const verdict = plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_4__ .XZ)(result);
    return {
        ...result,
        heading: _words_js__WEBPACK_IMPORTED_MODULE_7__ .R_(result),
        isPlanned: plan !== undefined,
        verdict: verdict === _words_js__WEBPACK_IMPORTED_MODULE_7__ .f5 ? '' : verdict,
        end: `${conclusion}: ${plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_4__ .lA)(result)}`,
        threads: (0,_check_js__WEBPACK_IMPORTED_MODULE_4__ .Uz)(result),
        accounting: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .Qq)(result.findings === undefined ? undefined : results, threadMoves),
        results,
        threadMoves,
        failing: {
            spots: spots.flatMap(({ findings: [first] }) => (first && accountOf.get(first)) ?? []),
            standing,
        },
        fails: findingsOf(spots),
        counts,
        open,
        get done() {
            return worstFirst(done);
        },
        levels: _finding_finding_js__WEBPACK_IMPORTED_MODULE_8__ .A_.map((level) => [level, open.filter(({ finding }) => finding.level === level).length]).filter(([, count]) => count > 0),
        unseen: open.filter(({ disposition }) => UNSEEN.includes(disposition)),
        present: accounts.map(({ finding }) => finding).filter((one) => accountOf.has(one) && !accepted.has(one)),
        moves,
        gone: moves.filter(({ findings }) => findings.length === 0),
        urgent: toNotes([
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.standing, standing.map(_words_js__WEBPACK_IMPORTED_MODULE_7__ .yO)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.unfinished, plan === undefined ? [] : reasons],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.held, _words_js__WEBPACK_IMPORTED_MODULE_7__ .T0(result)],
        ]),
        notes: toNotes([
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.left, (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_1__ .rq)(plan?.moves ?? []).map(([reason, count]) => `${count}: ${reason}`)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.otherTools, _words_js__WEBPACK_IMPORTED_MODULE_7__ .$p(accounts)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.base, _words_js__WEBPACK_IMPORTED_MODULE_7__ .L5(result)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.filtered, countReasons(accounts, 'filtered')],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.ignored, countReasons(accounts, 'ignored')],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.decisions, decisions.map(_words_js__WEBPACK_IMPORTED_MODULE_7__ ._c)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.attempts, attempts.map(_words_js__WEBPACK_IMPORTED_MODULE_7__ .Be)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.unwanted, _words_js__WEBPACK_IMPORTED_MODULE_7__ .qw(rules)],
            [_words_js__WEBPACK_IMPORTED_MODULE_7__ .dI.warnings, warnings],
        ]),
        warnings,
        held: { failures, heldScopes, heldFiles },
        base: _words_js__WEBPACK_IMPORTED_MODULE_7__ .Lz(result),
        decisions: decisions.map((one) => ({ ...one, accepted: acceptedKeys.has(one.spot.key) })),
        attempts,
        rules,
    };
}
function toNotes(lists) {
    return lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ title, lines }]));
}
function findingsOf(spots) {
    return new Set(spots.flatMap(({ findings }) => findings.filter(({ presence }) => presence.kind === 'present')));
}
function toldMoves(moves, outcomes = new Map()) {
    return moves.map((move) => {
        const spot = (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_9__ .Yf)(move);
        const common = {
            move: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_9__ .zy)(move),
            reason: move.reason,
            writes: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_9__ .xz)(move),
            level: spot?.level,
            findings: spot?.findings ?? [],
            outcome: outcomes.get(move)?.kind,
        };
        if (move.kind === 'post') {
            const { anchor, spot: posted, twins = [] } = move;
            const { scope, rule } = posted;
            const place = { path: anchor.path, line: anchor.newLine };
            return { ...common, ...place, scope, ruleId: rule.id, twins: twins.map((twin) => twin.scope) };
        }
        const { discussionId, evidence } = move.thread;
        const { path, line, head } = evidence;
        return {
            ...common,
            path: spot?.place.path ?? path,
            line: (spot?.place.kind === 'lines' ? spot.place.startLine : line) || undefined,
            scope: spot?.scope ?? evidence.scope,
            ruleId: spot?.rule.id ?? evidence.ruleId,
            twins: [],
            thread: { discussionId, path, line, head },
        };
    });
}
function withoutThread({ accounts, counts }, shown) {
    return accounts.filter(({ finding, disposition }) => {
        if (disposition === 'unanchored' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored' || disposition === 'existing')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        const { kind } = finding.place;
        return shown === 'all' || kind === 'nowhere' || kind === 'uncommitted' || counts.has(finding);
    });
}
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => (0,_comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ .sp)(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
function countReasons(accounts, disposition) {
    return groupByReason(accounts.filter((account) => account.disposition === disposition)).map(([reason, { length }]) => `${length}: ${reason}`);
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

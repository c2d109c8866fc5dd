export const id = 4273;
export const ids = [4273];
export const modules = {

/***/ 63257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ toRuleRows),
/* harmony export */   U6: () => (/* binding */ overviewBody),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   j$: () => (/* binding */ renderRuleRow),
/* harmony export */   sp: () => (/* binding */ withoutPath),
/* harmony export */   v8: () => (/* binding */ RULE_COLUMNS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18930);







/** A longer table is folded. */
const SHOWN_ROWS = 20;
/** What is longer still is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
/** The words for one finding, and for several. */
const WHY = {
    unanchored: ['has no place on the diff', 'have no place on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
/**
 * The overview as Markdown: one sentence that counts and says the limit, then a row for each rule, worst
 * first. A problem that several tools report is one finding.
 */
function overviewBody(entries, linkTo) {
    const listed = entries.filter(({ twinOf }) => twinOf === undefined);
    const twins = Map.groupBy(entries, ({ twinOf }) => twinOf);
    const rows = toRuleRows(listed.map(({ spot, why, reason }) => ({
        about: spot,
        message: spot.findings[0]?.message ?? '',
        // It is the same for all of them, and stands above.
        reason: why === 'over-limit' ? '' : reason,
        also: (twins.get(spot) ?? []).map((twin) => twin.spot),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
        [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
        ...(folded.length > 0
            ? [
                `<details><summary>${countRules(folded.length)}</summary>`,
                [...RULE_COLUMNS, ...folded].join('\n'),
                '</details>',
            ]
            : []),
        ...(rest > 0 ? [`… and ${countRules(rest)}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function countRules(count) {
    return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}
/** How many have no thread for which reason: `2 are over the limit of threads (max-threads is 50)`. */
function countWhy(listed) {
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
        const [first] = group;
        const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
        const many = index === 0 ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
/** One row for each rule of a tool, in the order in which the first of its items comes. */
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__/* .compareLevels */ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                // Where a reason stands alone, its path is kept.
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toolName */ .Uf)(scope, rule.product)))),
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
/** The head of a table of such rows, and the line below it. */
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
/** One row of a table: level, rule, tools, how many, where first, what, and why it is so. */
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .TWINS */ .WG.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
/** Nobody reads it in a thread. */
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '–';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}
/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


/***/ }),

/***/ 18930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ HEADINGS),
/* harmony export */   Ds: () => (/* binding */ TRANSITIONS),
/* harmony export */   GM: () => (/* binding */ HOW_TO_DECIDE),
/* harmony export */   H_: () => (/* binding */ AS_OF),
/* harmony export */   Js: () => (/* binding */ COUNTS),
/* harmony export */   Uf: () => (/* binding */ toolName),
/* harmony export */   V1: () => (/* binding */ DECIDED),
/* harmony export */   WG: () => (/* binding */ TWINS),
/* harmony export */   ls: () => (/* binding */ NOW_AT),
/* harmony export */   qY: () => (/* binding */ FACTS),
/* harmony export */   y9: () => (/* binding */ LEVEL_NAMES)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

// Every text of our own that people read in the comment on a finding: headings, sentences, and the lines that
// say what became of it. All else in a comment is said by the tool.
/** How bad a finding is, as the line of facts begins. */
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
    lines: (first, last) => `lines ${first}–${last}`,
    /** In a suggested fix, above lines that are not the commented ones. */
    changedLine: (line) => `@@ line ${line} @@`,
};
/** What is left out, or said once for several. */
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `… and ${count} more`,
    moreOnLine: (count) => `… and ${count} more on this line`,
    moreFlows: (count) => `… ${count} more flows in the log`,
    moreInLog: (count) => `… ${count} more in the log`,
};
/** The sentence on a finding that went to another file: `Now at `loader.py:9`.` */
const NOW_AT = { start: 'Now at ' };
/** A tool as people know it, with the product that it is a part of: `Code Analyzer (pmd)`. */
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
/** The sentence on twins: `Also reported by PMD as `UnusedLocal` (error) and ESLint when this was posted.` */
const TWINS = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
/** The last line of a comment where replies decide. */
const HOW_TO_DECIDE = "<sub>To decide, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
/** Who decided and why, around the commit: `Accepted by Ann as of 1a2b3c4: it is documented`. */
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
/** Between what became of a finding and the commit. */
const AS_OF = ' as of ';
/** What became of a finding; the commit follows: `Fixed as of 1a2b3c4`. */
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


/***/ }),

/***/ 18805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ scopeStatus),
/* harmony export */   a: () => (/* binding */ scopesOfJob),
/* harmony export */   xd: () => (/* binding */ isForJob)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);


/** The job is to look at what a thread is about: it posted the thread, and still runs its tool. */
function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfJob */ .d)(tools, evidence.scope.tool);
}
const statuses = new WeakMap();
/** Gathers it once for each situation; keys are those of `scopeKey`. */
function scopeStatus(situation) {
    const status = statuses.get(situation) ?? gather(situation);
    statuses.set(situation, status);
    return status;
}
function gather({ completeness, laterScopes }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const later = new Set(laterScopes.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope), path));
    const names = new Map();
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    for (const scope of [...complete, ...failed]) {
        const ofTool = names.get(scope.tool);
        if (ofTool === undefined)
            names.set(scope.tool, [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeName */ .OK)(scope)]);
        else
            ofTool.push((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeName */ .OK)(scope));
    }
    return {
        isComplete: (key) => completeKeys.has(key),
        isLater: (key) => later.has(key),
        heldScope: (key) => scopes.get(key),
        heldFile: (key, path) => files.get(fileKey(key, path)),
        namesOf: (tool) => names.get(tool) ?? [],
    };
}
function firstBy(items, keyOf) {
    return new Map(items.toReversed().map((item) => [keyOf(item), item]));
}
function fileKey(key, path) {
    return `${key}\n${path}`;
}
/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
function scopesOfJob({ completeness, spots, }) {
    const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...completeness.complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
}


/***/ }),

/***/ 61342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ coverTwins),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   gH: () => (/* binding */ keyOfPlace),
/* harmony export */   oz: () => (/* binding */ withSaying),
/* harmony export */   ux: () => (/* binding */ coveredVerdict)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92506);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19795);
/* harmony import */ var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);








/**
 * Which spots are covered by the thread of a twin, by their keys. Twins are reported by two tools on the same
 * line by rules of the same own name. A thread that stands covers them, the smallest id first; one that a
 * person resolved only those that its comment named, at no worse level. Of what is left the worst level gets
 * a thread, else the first name of a tool.
 */
function findTwins({ wanting, standing }) {
    const covers = new Map();
    const tools = new Set([
        ...wanting.map(({ scope }) => scope.tool),
        ...standing.map((one) => scopeOf(one).tool),
    ]);
    if (tools.size < 2)
        return covers;
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.thread.commentId, b.thread.commentId)), (one) => problemKey(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => keyOfPlace(place, rule.id));
    for (const [key, group] of spots) {
        if (key === undefined)
            continue;
        const left = group.filter((spot) => {
            const by = threads.get(key)?.find((one) => isCoveredBy(spot, one));
            if (by !== undefined)
                covers.set(spot.key, { kind: 'thread', by });
            return by === undefined;
        });
        const [owner, ...others] = left.toSorted(compareOwners);
        for (const spot of others) {
            if (owner !== undefined && spot.scope.tool !== owner.scope.tool)
                covers.set(spot.key, { kind: 'spot', by: owner });
        }
    }
    return covers;
}
function isCoveredBy(spot, one) {
    const { thread } = one;
    if (scopeOf(one).tool === spot.scope.tool)
        return false;
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(thread))
        return true;
    // Nobody has decided about what the comment did not say, or what somebody else may have made up.
    return !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread) && (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
/**
 * The problem that a rule reports at a place, whichever tool says so; undefined where it has no line or name.
 */
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
/** Two spots with the same key are twins if their tools differ. */
function problemKey(path, line, ruleId) {
    const name = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .ownRuleName */ .oO)(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}
function compareOwners(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_6__/* .compareLevels */ .t9)(a.level, b.level) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.scope.tool, b.scope.tool) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.key, b.key));
}
/** Finds the twins of a situation; none where each is to have its own thread. */
function coverTwins(situation, { twins }, selection, decided, absent, ownScopes) {
    const covers = twins === 'apart'
        ? new Map()
        : findTwins({
            wanting: [...wantReopening(decided), ...wantPosting(situation, selection, decided)],
            standing: [...standingWithSpot(situation, decided), ...standingHeld(situation, absent, ownScopes)],
        });
    const byOwner = new Map();
    for (const spot of situation.spots) {
        const cover = covers.get(spot.key);
        if (cover === undefined)
            continue;
        const owner = cover.kind === 'thread' ? cover.by.thread : cover.by.key;
        const spots = byOwner.get(owner);
        if (spots === undefined)
            byOwner.set(owner, [spot]);
        else
            spots.push(spot);
    }
    return { of: covers, twinsOf: (owner) => byOwner.get(owner) ?? [] };
}
function wantReopening(decided) {
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
}
function wantPosting({ spots, anchorings }, { verdictWithoutThread }, decided) {
    const paired = new Set(decided.map(({ pair }) => pair.spot.key));
    return spots.filter((spot, index) => {
        const anchoring = anchorings[index];
        if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined)
            return false;
        return !paired.has(spot.key) && verdictWithoutThread(spot, anchoring) === undefined;
    });
}
function standingWithSpot({ inDiff }, decided) {
    return decided.flatMap(({ pair: { thread, spot } }) => {
        const { place, suppressed } = spot;
        if (place.kind !== 'lines' || suppressed || !inDiff(spot))
            return [];
        if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'resolved-by-us')
            return [];
        return [{ thread, spot, path: place.path, line: place.startLine }];
    });
}
/**
 * Threads whose finding may be there, of what this run has analyzed. Where a log could not be read, nobody
 * knows what it was of, and a tool of this job may have no run: then those count that were twins in an
 * earlier run.
 */
function standingHeld({ placeNow, job, completeness: { failures } }, absent, ownScopes) {
    return absent.flatMap((move) => {
        if (move.kind !== 'leave' || move.because !== 'held')
            return [];
        const { thread } = move;
        const isOfRun = ownScopes.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeKey */ .OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .xd)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
/** Where a run began to resolve a thread and did not finish, only the flag tells. */
function isStanding(thread) {
    const { kind } = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
/** The move of a thread, now that its twins are known, and where its finding is. */
function withSaying({ pair, move }, covers, situation, anchoring) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const spots = [...covers.twinsOf(thread), ...covers.twinsOf(spot.key)];
    const standing = thread.own.marker.twins ?? [];
    const twins = (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .toTwins */ .DC)([...spots.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .toTwin */ .it), ...doubtful(standing, spots, spot, situation)]);
    const nowAt = placeElsewhere(thread.own.marker, spot.place, anchoring);
    if (move.kind === 'reopen')
        return { ...move, twins, nowAt };
    const said = thread.own.marker.nowAt;
    const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
    if (!(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTwins */ .YG)(twins, standing))
        return { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOtherTools */ .cU(move.reason) };
    return isSamePlace
        ? move
        : { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOtherPlace */ .kI(move.reason) };
}
/** Where a finding is that is in another file than its comment was posted on. */
function placeElsewhere({ evidence, nowAt: said }, place, anchoring) {
    const known = anchoring?.kind === 'anchored' ? anchoring.anchor : undefined;
    const path = known?.path ?? place.path;
    // Where another key signs, the comment may have the evidence of the place that it names.
    if (path === undefined || (path === evidence.path && path !== said?.path))
        return null;
    return { path, line: place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0 };
}
/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation);
    return standing.filter((twin) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeKey */ .OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)([{ ...twin, level: 'error' }], spot));
    });
}
/**
 * What becomes of the findings of a covered spot.
 *
 * @param thread of the spot that covers it, where that has one to be reopened
 */
function coveredVerdict(cover, thread) {
    const disposition = 'covered';
    if (cover.kind === 'thread')
        return { disposition, reason: describeCover(cover), discussionId: cover.by.thread.discussionId };
    const { findings } = cover.by;
    return {
        disposition,
        reason: describeCover(cover),
        ...(findings[0] && { owner: findings[0] }),
        ...(thread && { discussionId: thread.discussionId }),
    };
}
function describeCover(cover) {
    if (cover.kind === 'spot')
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .twinGetsThread */ ._P(cover.by.scope);
    const { thread } = cover.by;
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .sameProblem */ .sc(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .decidedWithTwin */ .xu(reason) : reason;
}
/** A person resolved the thread that covers a spot, and its comment named that spot. */
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isProven */ .nn)(cover.by.thread))
        return false;
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(cover.by.thread);
}


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


/***/ }),

/***/ 7895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ compareTexts)
/* harmony export */ });
/** Compares by code units, so that every machine decides and prints the same. */
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ })

};

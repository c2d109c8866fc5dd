export const id = 5135;
export const ids = [5135];
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

/***/ 38146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ judgeSpots),
/* harmony export */   dL: () => (/* binding */ compareRanks),
/* harmony export */   pS: () => (/* binding */ compareSpots)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19795);
/* harmony import */ var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7895);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74458);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61342);





const POSTED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW */ .dy };
const POSTED_AS_NEW = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW_SINCE_BASE */ .eu };
/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well. The twin of a spot shares its fate and takes no place.
 *
 * @param verdicts of spots whose thread stands, or is that of a twin
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
function judgeSpots({ spots, anchorings }, { maxThreads }, { verdictWithoutThread, counts, isNew }, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .overLimit */ .W1(maxThreads) };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    // Most spots of a whole repository are filtered, and of those the order is not asked.
    const selected = judged.filter((entry) => {
        const { spot, anchoring } = entry;
        if (spot.suppressed)
            return false;
        entry.verdict = verdicts.get(spot.key) ?? verdictWithoutThread(spot, anchoring);
        const disposition = entry.verdict?.disposition;
        return disposition !== 'existing' && (disposition !== 'filtered' || counts(spot, anchoring));
    });
    const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
    for (const entry of sorted) {
        if (entry.verdict !== undefined || covers.of.has(entry.spot.key))
            continue;
        entry.verdict = decided.size >= free ? overLimit : isNew(entry.spot) ? POSTED_AS_NEW : POSTED;
        decided.set(entry.spot, entry.verdict);
    }
    for (const entry of sorted) {
        const { spot, anchoring } = entry;
        entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), decided);
        const { disposition, reason } = entry.verdict;
        if (disposition === 'posted' && anchoring.kind === 'anchored') {
            const covered = covers.twinsOf(spot.key);
            posts.push({
                kind: 'post',
                spot,
                anchor: anchoring.anchor,
                reason,
                ...([spot, ...covered].some(isNew) && { asNew: true }),
                ...(covered.length > 0 && { twins: (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .toTwins */ .DC)(covered.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .toTwin */ .it)), covered }),
            });
        }
        const list = (why) => {
            listed.push({ spot, why, reason, ...(isNew(spot) && { asNew: true }) });
        };
        if (disposition === 'unanchored' || disposition === 'over-limit')
            list(disposition);
        if (!counts(spot, anchoring))
            continue;
        const isAccepted = acceptedKeys.has(spot.key);
        (isAccepted ? accepted : failing).push(spot);
        if (disposition === 'filtered')
            list('below-min-level');
        // Its thread is closed, since its file is no longer part of the diff.
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, judged, failing, accepted, listed };
}
/** The verdict on a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,_twins_js__WEBPACK_IMPORTED_MODULE_2__/* .coveredVerdict */ .ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
/** Worst first, in a total order, so that a limit cuts at the same place each time. */
function compareSpots(a, b) {
    return compareRanks(a, b) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTexts */ .q)(a.key, b.key);
}
/** Worst first: level, then security severity, then precision, then path and line. */
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_4__/* .compareLevels */ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTexts */ .q)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}


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
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.thread.commentId, b.thread.commentId)), (one) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .problemKey */ .ZL)(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(place, rule.id));
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
    const standing = thread.own.marker.twins ?? [];
    const spots = [
        ...covers.twinsOf(thread),
        ...covers.twinsOf(spot.key),
        ...findExistingTwins(standing, spot, situation),
    ];
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
/** Twins that the comment names and that the base had as well: a log of the base changes no comment. */
function findExistingTwins(standing, { place, rule }, { matching, compared }) {
    const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(place, rule.id);
    if (compared === undefined || standing.length === 0 || key === undefined)
        return [];
    return matching.spots.filter((spot) => compared.get(spot.key)?.kind === 'existing' &&
        (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(spot.place, spot.rule.id) === key &&
        (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(standing, { ...spot, level: 'none' }));
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

/***/ 40409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);

/** So many of the findings that fail a run are named in its log and its summary. */
const MOST_NAMED = 20;
/** What failed a run; nothing where it did not fail. */
function failingOf({ conclusion, plan, accounts }) {
    const spots = conclusion === 'failure' ? (plan?.failing ?? []) : [];
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}
/**
 * How a run that got as far as a plan ends: the gate comes first, and a run that could not finish is never
 * green.
 */
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
/**
 * Why a run could not finish: logs that failed, analyses that failed or are missing, moves that failed.
 * Single files that were held, and tools without a run that are not for this job to look at, are named
 * elsewhere and do not count.
 */
function incompleteReasons(result) {
    const { failures = [], heldScopes = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...(result.comparison?.failures ?? []),
        ...heldScopes.flatMap((scope) => {
            if (scope.kind === 'missing')
                return [scope.reason];
            return scope.kind === 'failed' ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .heldBecause */ .AA)(scope)] : [];
        }),
        ...(first === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__/* .movesFailed */ .m)(failed.length, first)]),
    ];
}


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

/***/ 53528:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   H9: () => (/* binding */ groupByReason),
/* harmony export */   TC: () => (/* binding */ renderUnthreaded),
/* harmony export */   V7: () => (/* binding */ renderFailing),
/* harmony export */   jK: () => (/* binding */ withoutThread)
/* harmony export */ });
/* harmony import */ var _comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63257);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
/* harmony import */ var _plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38146);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
/* harmony import */ var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7895);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16761);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);









const NO_CODE = () => [];
const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
/** So many threads that are left for the same reason are listed below it, and it is said once. */
const LEFT_TOGETHER = 3;
/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Rules are lined up where they are no longer than this; a longer one pushes its own line only. */
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
/** The part of a narrow line that a rule may take. */
const RULE_PART = 0.36;
/**
 * The plan as lines of text: files with a change first, and in each one line a move with its reason, and the
 * message of its finding behind it. Threads that are left for one and the same reason come last, below that
 * reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 * @param showCode what stands below threads that are posted or reopened
 */
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY, showCode = NO_CODE) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(move))),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .compareTexts */ .q)(a, b));
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
    const spot = (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .spotOf */ .Yf)(move);
    const message = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(spot?.findings[0]?.message ?? '');
    if (move.kind === 'post') {
        const { anchor } = move;
        const rule = `${move.spot.rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeName */ .OK)(move.spot.scope)})`;
        return { move, path: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(anchor.path), line: String(anchor.newLine), rule: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(rule), message };
    }
    const { evidence } = move.thread;
    const place = spot?.place;
    const line = place?.kind === 'lines' ? place.startLine : evidence.line;
    return {
        move,
        path: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(place?.path ?? evidence.path),
        line: line === 0 ? '' : String(line),
        rule: (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(`${evidence.ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeName */ .OK)(evidence.scope)})`),
        message,
    };
}
function renderRow({ move, line, rule, message }, widths) {
    const reason = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason);
    const start = `  ${(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(move).padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
    return { text: withMessage(start, message), tone: TONES[(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(move)] };
}
/** What stays as it is was looked at before. */
function codeOf({ move }, showCode) {
    const isNews = move.kind === 'post' || move.kind === 'reopen';
    const [finding] = isNews ? move.spot.findings : [];
    return finding === undefined ? [] : showCode(finding);
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)(message, LONGEST_MESSAGE)}`;
}
/** Which other tools report it: `, also by PMD`. */
function alsoBy({ twins = [] }) {
    return twins.length === 0 ? '' : `, also by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_8__/* .listed */ .KE)(twins.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeName */ .OK)(scope)))}`;
}
function isLeft({ move }) {
    return move.kind === 'leave';
}
/** The reason is said also where none of its threads is named. */
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .threadsLeft */ .Hm(rows.length, (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(rows[0]?.move.reason ?? '')), tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .compareTexts */ .q)(a.path, b.path) || compareRows(a, b));
}
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = _plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .SHOWN_MOVES */ .Jr.map((kind) => [kind, rows.filter(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(move) === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const text = _words_js__WEBPACK_IMPORTED_MODULE_4__/* .threadsUnnamed */ .E2(rows.length, files, counts);
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .overviewLine */ .sP(kind, entries.length, reason), tone }];
}
function changes(rows) {
    return rows.some(({ move }) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isWriting */ .xz)(move));
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        _plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .SHOWN_MOVES */ .Jr.indexOf((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(a.move)) - _plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .SHOWN_MOVES */ .Jr.indexOf((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .shownMove */ .zy)(b.move)) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_6__/* .compareTexts */ .q)(a.rule, b.rule));
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;
/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
function renderUnthreaded(plan, shown, showCode = NO_CODE) {
    const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    // Each existing one has evidence of its own, which `why` tells.
    const left = withoutThread(plan, shown).map((account) => account.disposition === 'existing' ? { ...account, reason: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .IN_BASE_LOG */ .zq } : account);
    return groupByReason(left).flatMap(([reason, group]) => {
        const findings = group
            .map(({ finding }) => finding)
            .toSorted(_plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_1__/* .compareRanks */ .dL)
            .slice(0, most);
        const rest = group.length - findings.length;
        return [
            { text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .unthreadedTitle */ .$4(group[0]?.disposition, group.length, reason), tone: 'heading' },
            ...renderFindings(findings).flatMap((text, index) => {
                const finding = findings[index];
                return [{ text, tone: 'quiet' }, ...(finding === undefined ? [] : showCode(finding))];
            }),
            ...(rest > 0 ? [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .moreInReport */ .h6(rest), tone: 'quiet' }] : []),
        ];
    });
}
/** The accounts of findings that get no thread and are shown. */
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
/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;
/**
 * One line for each finding: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.`
 *
 * @param note what else there is to say of a finding, in front of its message
 */
function renderFindings(findings, note = () => undefined) {
    const places = findings.map(({ place }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .placeName */ .fW)(place)) || 'no place');
    const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return findings.map((finding, index) => {
        const rule = `${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(finding.rule.id)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeName */ .OK)(finding.scope))})`;
        const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
        const message = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(finding.message), LONGEST_MESSAGE);
        return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
    });
}
/** What failed a run, as lines of its log, worst first; none where it did not fail. */
function renderFailing(result) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    if (spots.length === 0)
        return [];
    const shown = spots.slice(0, _conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .MOST_NAMED */ .SE).flatMap(({ findings: [first] }) => first ?? []);
    const rest = spots.length - shown.length;
    const rows = renderFindings(shown, (finding) => resolvedByPeople.has(finding) ? 'resolved by a person' : undefined);
    return [
        {
            text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .failingTitle */ .J5(spots.length),
            tone: 'heading',
        },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__/* .moreInReport */ .h6(rest), tone: 'bad' }] : []),
    ];
}
/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => (0,_comment_overview_body_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPath */ .sp)(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}


/***/ }),

/***/ 73531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ toPlanDocument),
/* harmony export */   cG: () => (/* binding */ toReport),
/* harmony export */   f$: () => (/* binding */ SCHEMA_VERSION)
/* harmony export */ });
/* harmony import */ var _finding_about_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50850);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57764);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77283);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40409);
/* harmony import */ var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90679);
/* harmony import */ var _render_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53528);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31218);







/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const { completeness, outcomes, plan, dryRun } = result;
    const moves = plan?.moves ?? [];
    const failing = new Set((0,_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .failingOf */ .al)(result).spots.flatMap(({ findings }) => findings));
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
        heldFiles: completeness?.heldFiles ?? [],
        warnings: [...(completeness?.warnings ?? []), ...result.warnings],
        base: describeBase(result),
        overview: describeOverview(result),
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countResults */ .aD)(result.accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done'),
        decisions: (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .standingDecisions */ .AX)(moves).map((decision) => (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .toReportedDecision */ .lA)(decision, accepted)),
        decisionsNotCounted: (result.attempts ?? []).map(_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .toReportedAttempt */ .GY),
        rules: (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleHistories */ .LT)(result).map(_decisions_js__WEBPACK_IMPORTED_MODULE_2__/* .toReportedHistory */ .b$),
        timings: result.timings ?? null,
        findings: eachFinding(result, failing),
        threads: moves.flatMap((move) => move.kind === 'post' || (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__/* .spotOf */ .Yf)(move) !== undefined ? [] : [toReportedThread(move, outcomes)]),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_5__/* .toJson */ .a)(report, redact);
}
/**
 * The plan as JSON, part by part: each move with its place, its finding and the reason for it, the findings
 * without a thread (`shown` says which), and what becomes of all results.
 */
function toPlanDocument(result, redact, shown) {
    const { accounts, outcomes, plan } = result;
    const moves = plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(result),
        moves: moves.map(toReportedMove),
        overview: describeOverview(result),
        withoutThread: (0,_render_plan_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutThread */ .jK)({ accounts, failing: plan?.failing ?? [] }, shown).map(toReportedFinding),
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countResults */ .aD)(accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countThreads */ .Z_)(moves, outcomes, 'planned'),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_5__/* .toJson */ .a)(document, redact);
}
/** What both documents say of a run. */
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
/**
 * What the log of the base told; null without one. `judgedByLine`: findings by why it told nothing of them.
 */
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
/** A thread whose finding was not in the logs. */
function toReportedThread(move, outcomes) {
    const { discussionId, evidence } = move.thread;
    return {
        discussionId,
        tool: evidence.scope.tool,
        category: evidence.scope.category,
        ruleId: evidence.ruleId,
        path: evidence.path,
        line: evidence.line,
        move: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__/* .shownMove */ .zy)(move),
        reason: move.reason,
        outcome: outcomes.get(move)?.kind ?? null,
    };
}
function toReportedMove(move) {
    const spot = (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__/* .spotOf */ .Yf)(move);
    const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
    const scope = spot?.scope ?? evidence?.scope;
    const now = move.kind === 'post'
        ? { path: move.anchor.path, line: move.anchor.newLine }
        : spot?.place.kind === 'lines'
            ? { path: spot.place.path, line: spot.place.startLine }
            : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
    return {
        move: (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_4__/* .shownMove */ .zy)(move),
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
/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId, tier }) {
    const { scope, rule, place, level, message, loggedLine, column, endColumn } = finding;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
        ...((0,_finding_about_js__WEBPACK_IMPORTED_MODULE_6__/* .isAboutSecrets */ .r)(finding) && { aboutSecrets: true }),
        ...(loggedLine === undefined ? {} : { loggedLine }),
        level,
        message,
        disposition,
        reason,
        discussionId: discussionId ?? null,
        ...(tier !== undefined && { tier }),
    };
}
/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name, reportedAs } = change;
    // The identity is not known where the service was never reached.
    const number = Number(name.match(/\d+/gu)?.at(-1));
    const own = reportedAs === undefined ? {} : { [reportedAs]: number };
    return { change: { service: kind, name, number }, deployment: null, ...own };
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

/***/ 21278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(53468);
// EXTERNAL MODULE: ./build/src/inputs/read-inputs.js
var read_inputs = __webpack_require__(3185);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(85835);
// EXTERNAL MODULE: ./build/src/inputs/variables.js
var variables = __webpack_require__(33330);
// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/run/changes-of-head.js
var changes_of_head = __webpack_require__(43897);
// EXTERNAL MODULE: ./build/src/run/connect.js
var connect = __webpack_require__(6765);
// EXTERNAL MODULE: ./build/src/inputs/choose-service.js
var choose_service = __webpack_require__(68564);
// EXTERNAL MODULE: ./build/src/inputs/review-services.js + 5 modules
var review_services = __webpack_require__(75487);
;// CONCATENATED MODULE: ./build/src/run/run-kind.js





/**
 * Looks at inputs and facts. What only an event tells is left to `findMissingRights` where the
 * inputs are complete, since reading it takes as long as the first request.
 */
async function decideRunKind(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    if (ci === undefined || chosen !== ci.service) {
        const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
        return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
    }
    const { change, service } = ci;
    const namesChange = Object.values(review_services/* REVIEW_SERVICES */.K).some(({ changeInput }) => raw[changeInput] !== undefined);
    if (change.kind === 'queue' && !namesChange)
        return { kind: 'queue', ci, queue: change };
    if (change.kind === 'none' && change.mayPass && !namesChange)
        return { kind: 'skip', why: change };
    const { rightsInEvent } = review_services/* REVIEW_SERVICES */.K[service];
    if (rightsInEvent && raw.token !== undefined && raw['base-url'] === undefined)
        return { kind: 'review' };
    const why = await missingRights(host, raw, ci);
    return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
}
/** Why it is no mistake where this run cannot write, by the event. */
async function findMissingRights(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    return ci === undefined || chosen !== ci.service ? undefined : missingRights(host, raw, ci);
}
async function missingRights(host, raw, ci) {
    const isOwn = raw.token === undefined || ci.suppliesToken;
    return host.withoutRights?.(isOwn ? 'own' : 'given');
}
function choose(source, facts) {
    const raw = (0,read_inputs/* readRaw */.hc)(source);
    return { raw, chosen: (0,choose_service/* chooseService */.xJ)(raw, (0,read_inputs/* withChange */.vz)((0,table/* parseInputs */.TL)(raw).inputs, facts), facts.ci) };
}
/**
 * The sentence for a check that would be named as the job is, which the service itself shows under that name:
 * one of the two would stand for both. Letter case makes no difference.
 */
function describeNameClash({ reviewed, 'check-name': name }, jobName) {
    if (!(0,connect/* serviceOf */.z5)(reviewed)?.showsJobs)
        return undefined;
    if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase())
        return undefined;
    return `Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`;
}

// EXTERNAL MODULE: ./build/src/run/service-wrappers.js
var service_wrappers = __webpack_require__(18329);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
;// CONCATENATED MODULE: ./build/src/run.js











/** How long a run for a queue may take, which has one thing to say. */
const QUEUE_PATIENCE_MS = 120_000;
/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed,
 * 2 the configuration is wrong, 3 the run is incomplete.
 */
async function run(host, world, asked = { shown: 'selected' }) {
    const ended = new AbortController();
    for (const name of table/* SECRET_INPUTS */.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    const unread = (0,variables/* describeUnreadVariables */.wx)(world.environment);
    if (unread !== undefined)
        host.warning(unread);
    try {
        const facts = { change: host.change, secretHint: host.secretHint, ci: await host.ci?.() };
        const source = (name) => host.input(name);
        const ahead = await decideRunKind(host, source, facts);
        if (ahead.kind === 'skip')
            return await skip(host, ahead.why);
        const signal = AbortSignal.any([world.stop, ended.signal]);
        if (ahead.kind === 'queue') {
            const { passQueue } = await __webpack_require__.e(/* import() */ 7508).then(__webpack_require__.bind(__webpack_require__, 47508));
            const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
            return await passQueue(ahead, source, limits, host, world);
        }
        const inputs = (0,read_inputs/* readInputs */.Ko)(source, facts);
        const clash = describeNameClash(inputs, host.jobName);
        if (clash !== undefined)
            host.warning(clash);
        const order = { inputs, signal, source, facts, host, world, asked };
        const { reviewed } = inputs;
        if (reviewed.kind !== 'by-head')
            return await reviewOne(reviewed, order);
        const found = await (0,changes_of_head/* findByHead */.Fs)(reviewed, limitsOf(order), host, world);
        if (found.kind === 'nothing')
            return await skip(host, found.why);
        return await (0,changes_of_head/* reviewEach */.wL)(found, host, async (change, ofChange) => {
            try {
                return await reviewOne(change, { ...order, host: ofChange });
            }
            catch (error) {
                return await end(error, ofChange);
            }
        });
    }
    catch (error) {
        return await end(error, host);
    }
    finally {
        // A run that ends early leaves no call behind that would keep the process waiting.
        ended.abort();
    }
}
/** The time begins when they are made. */
function limitsOf({ inputs, signal, world }) {
    const readyTimeoutMs = inputs['ready-timeout'] * 1_000;
    return {
        readyTimeoutMs,
        deadline: world.now() + inputs.timeout * 1_000,
        signal,
        begin: 'at-once',
    };
}
/** One change, or two commits alone. */
async function reviewOne(reviewed, order) {
    const { inputs, source, facts, host, world, asked } = order;
    const limits = limitsOf(order);
    const connected = reviewed.kind === 'commits'
        ? reviewed
        : { ...reviewed, service: await (0,connect/* connect */.Ng)(reviewed, limits, host, world) };
    // The rest of the program, most of it, is loaded while the first request is on its way. What is imported at
    // the top of a file on the way to here delays that request: no library is among it, and a test says so.
    await world.turn();
    // By now all is masked that the first request is made of.
    host.info((0,connect/* describeReviewed */.lc)(reviewed, world));
    const why = await findMissingRights(host, source, facts);
    const { runReview } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(3382), __webpack_require__.e(5276), __webpack_require__.e(9584), __webpack_require__.e(7566), __webpack_require__.e(1594)]).then(__webpack_require__.bind(__webpack_require__, 21594));
    const trying = why === undefined || connected.kind === 'commits'
        ? connected
        : { ...connected, service: (0,service_wrappers/* tryToWrite */.oo)(connected.service, why) };
    return await runReview({
        inputs,
        deadline: limits.deadline,
        connected: trying,
        secretsOfCi: why === undefined ? 'given' : 'withheld',
        host,
        world,
        ...asked,
    });
}
async function end(error, host) {
    if (!(error instanceof errors/* MayNotWriteError */.ek))
        return explain(error, host);
    host.endGroup();
    return skip(host, error);
}
/** Ends that came before there was a result, or while it was being told. */
async function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors/* ConfigurationError */.j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 10492));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,lines/* oneLine */.TN)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? run_result/* CONFIGURATION_EXIT_STATUS */.Pd : run_result/* EXIT_STATUS */.uc.incomplete;
}
async function skip(host, { reason, remedy }) {
    const sentence = `Skipped: ${reason}; ${remedy}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return run_result/* EXIT_STATUS */.uc.skipped;
}


/***/ }),

/***/ 72202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ chooseBase)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(27176);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
;// CONCATENATED MODULE: ./build/src/git/change-since.js



/**
 * What `HEAD` has beyond a branch, a tag or any other revision that git knows: the diff that a service would
 * show for it.
 *
 * @param folder in which git works, absolute
 * @param revision as a person wrote it
 * @throws ConfigurationError where the folder is no checkout, the revision is none, the two have no commit in
 * common, or `HEAD` has nothing beyond it
 */
async function changeSince(git, folder, revision) {
    const { head } = await (0,checkout/* readCheckout */.b$)(git, folder);
    const other = await findCommit(git, revision);
    if (other === undefined) {
        const remote = `origin/${revision}`;
        const remedy = (await findCommit(git, remote)) === undefined
            ? 'name one that this checkout has, or fetch it first'
            : `there is ${remote}: give --base ${remote}`;
        throw new errors/* ConfigurationError */.j1(`--base ${revision}: no such branch or commit; ${remedy}.`);
    }
    const found = await git(['merge-base', '--end-of-options', other, head]);
    if (found.status !== 0) {
        const remedy = (await (0,git_git/* isShallow */.fE)(git))
            ? 'this checkout is shallow: run git fetch --unshallow'
            : 'their histories are unrelated: give the branch that HEAD was started from';
        throw new errors/* ConfigurationError */.j1(`--base ${revision}: it has no commit in common with HEAD; ${remedy}.`);
    }
    const base = found.stdout.toString('latin1').trim();
    if (base === head) {
        throw new errors/* ConfigurationError */.j1(`Your branch has no commits beyond ${revision}: commit first, or give --base the branch that it was started from.`);
    }
    return { base, head };
}
async function findCommit(git, revision) {
    const found = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
    return found.status === 0 ? found.stdout.toString('latin1').trim() : undefined;
}

// EXTERNAL MODULE: ./build/src/inputs/review-services.js + 5 modules
var review_services = __webpack_require__(75487);
;// CONCATENATED MODULE: ./build/src/run/without-service.js





/** What says where a service is, or gives another pair of commits. */
const SAID_OTHERWISE = [
    'service',
    'base-url',
    ...Object.values(review_services/* REVIEW_SERVICES */.K).flatMap((row) => (row.meantByOwn ? [] : row.changeInput)),
    'base-sha',
    'head-sha',
];
/**
 * The host of a command that may be given the flag `--base`; undefined where it cannot be followed, which the
 * host has said then.
 */
async function chooseBase(host, flags, base, world) {
    if (base === undefined)
        return host;
    try {
        return await withoutService(host, flags, base, world);
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        host.error(error.message);
        return undefined;
    }
}
/**
 * The host as a plan of what the checkout has beyond a revision sees it: no service, whatever the variables
 * say, and so nothing that a missing secret could keep it from.
 *
 * @param flags of the command line
 * @param base a branch, a tag or any other revision
 * @throws ConfigurationError where a flag says otherwise, and what `changeSince` throws
 */
async function withoutService(host, flags, base, { directory, environment }) {
    const other = SAID_OTHERWISE.find((name) => flags[name] !== undefined);
    if (other !== undefined) {
        throw new errors/* ConfigurationError */.j1(`--base ${base} looks at what HEAD has beyond it, without a review service: leave out --${other}, or --base`);
    }
    const folder = (0,external_node_path_.resolve)(directory, host.input('working-directory') ?? '.');
    const pair = await changeSince((0,git_git/* createGit */.lD)(folder, environment), folder, base);
    const { withoutSecrets: _, change: __, namedChange: ___, ...rest } = host;
    return {
        ...rest,
        input(name) {
            if (name === 'base-sha')
                return pair.base;
            if (name === 'head-sha')
                return pair.head;
            return SAID_OTHERWISE.includes(name) ? undefined : host.input(name);
        },
    };
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

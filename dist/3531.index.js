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
        ...(rest > 0 ? [`… and ${countRules(rest)}; the report of the run has them all.`] : []),
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
        return '–';
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
   Ds: () => ( TRANSITIONS),
   GM: () => ( HOW_TO_DECIDE),
   H_: () => ( AS_OF),
   Js: () => ( COUNTS),
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
    lines: (first, last) => `lines ${first}–${last}`,
    changedLine: (line) => `@@ line ${line} @@`,
};
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `… and ${count} more`,
    moreOnLine: (count) => `… and ${count} more on this line`,
    moreFlows: (count) => `… ${count} more flows in the log`,
    moreInLog: (count) => `… ${count} more in the log`,
};
const NOW_AT = { start: 'Now at ' };
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

 44692:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => ( gatherDoubts)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

function gatherDoubts(findings) {
    const lists = new Map();
    for (const { scope, place, presence } of findings) {
        if (place.kind !== 'nowhere' || place.oneOf === undefined || presence.kind !== 'present')
            continue;
        const key = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope);
        const own = lists.get(key) ?? new Map();
        lists.set(key, own);
        if (!own.has(place.oneOf))
            own.set(place.oneOf, `a result may be in it: ${place.reason}`);
    }
    return (scope, path) => [...(lists.get(scope) ?? [])].find(([files]) => files.includes(path))?.[1];
}


 }),

 38146:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Lt: () => ( judgeSpots),
   dL: () => ( compareRanks),
   pS: () => ( compareSpots)
 });
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7895);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74458);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _twins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61342);





const POSTED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .dy };
const POSTED_AS_NEW = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .eu };
function judgeSpots({ spots, anchorings }, { maxThreads }, { verdictWithoutThread, counts, isNew }, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .W1(maxThreads) };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
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
                ...(covered.length > 0 && { twins: (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ .DC)(covered.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ .it)), covered }),
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
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, judged, failing, accepted, listed };
}
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,_twins_js__WEBPACK_IMPORTED_MODULE_2__ .ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function compareSpots(a, b) {
    return compareRanks(a, b) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__ .q)(a.key, b.key);
}
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__ .q)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}


 }),

 18805:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   PL: () => ( scopeStatus),
   a: () => ( scopesOfJob),
   wm: () => ( fileKey),
   xd: () => ( isForJob)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81315);
 var _finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44692);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);



function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .d)(tools, evidence.scope.tool);
}
const statuses = new WeakMap();
function scopeStatus(situation) {
    const status = statuses.get(situation) ?? gather(situation);
    statuses.set(situation, status);
    return status;
}
function gather({ completeness, laterScopes, findings }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    const later = new Set(laterScopes.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), path));
    const ofFolders = heldFiles.filter(({ told }) => told === 'folder');
    const folders = firstBy(ofFolders, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), folderOf(path)));
    const names = new Map();
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    for (const scope of [...complete, ...failed]) {
        const ofTool = names.get(scope.tool);
        if (ofTool === undefined)
            names.set(scope.tool, [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)]);
        else
            ofTool.push((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope));
    }
    return {
        isComplete: (key) => completeKeys.has(key),
        isLater: (key) => later.has(key),
        heldScope: (key) => scopes.get(key),
        heldFile: (key, path) => files.get(fileKey(key, path)) ?? folders.get(fileKey(key, folderOf(path))),
        doubtOf: (0,_finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ .N)(findings),
        namesOf: (tool) => names.get(tool) ?? [],
    };
}
function firstBy(items, keyOf) {
    return new Map(items.toReversed().map((item) => [keyOf(item), item]));
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
function fileKey(key, path) {
    return `${key}\n${path}`;
}
function scopesOfJob({ completeness, spots, }) {
    const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...completeness.complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
}


 }),

 61342:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N7: () => ( coverTwins),
   d$: () => ( isDecided),
   oz: () => ( withSaying),
   ux: () => ( coveredVerdict)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92506);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);








function findTwins({ wanting, standing }) {
    const covers = new Map();
    const tools = new Set([
        ...wanting.map(({ scope }) => scope.tool),
        ...standing.map((one) => scopeOf(one).tool),
    ]);
    if (tools.size < 2)
        return covers;
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.thread.commentId, b.thread.commentId)), (one) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .ZL)(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(place, rule.id));
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
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(thread))
        return true;
    return !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ ._q)(thread) && (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
function compareOwners(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ .t9)(a.level, b.level) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.scope.tool, b.scope.tool) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.key, b.key));
}
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
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
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
        if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread).kind === 'resolved-by-us')
            return [];
        return [{ thread, spot, path: place.path, line: place.startLine }];
    });
}
function standingHeld({ placeNow, job, completeness: { failures } }, absent, ownScopes) {
    return absent.flatMap((move) => {
        if (move.kind !== 'leave' || move.because !== 'held')
            return [];
        const { thread } = move;
        const isOfRun = ownScopes.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .xd)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
function isStanding(thread) {
    const { kind } = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
function withSaying({ pair, move }, covers, situation, anchoring) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ ._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const standing = thread.own.marker.twins ?? [];
    const spots = [
        ...covers.twinsOf(thread),
        ...covers.twinsOf(spot.key),
        ...findExistingTwins(standing, spot, situation),
    ];
    const twins = (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .DC)([...spots.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .it), ...doubtful(standing, spots, spot, situation)]);
    const nowAt = placeElsewhere(thread.own.marker, spot.place, anchoring);
    if (move.kind === 'reopen')
        return { ...move, twins, nowAt };
    const said = thread.own.marker.nowAt;
    const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
    if (!(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .YG)(twins, standing))
        return { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .cU(move.reason) };
    return isSamePlace
        ? move
        : { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .kI(move.reason) };
}
function placeElsewhere({ evidence, nowAt: said }, place, anchoring) {
    const known = anchoring?.kind === 'anchored' ? anchoring.anchor : undefined;
    const path = known?.path ?? place.path;
    if (path === undefined || (path === evidence.path && path !== said?.path))
        return null;
    return { path, line: place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0 };
}
function findExistingTwins(standing, { place, rule }, { matching, compared }) {
    const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(place, rule.id);
    if (compared === undefined || standing.length === 0 || key === undefined)
        return [];
    return matching.spots.filter((spot) => compared.get(spot.key)?.kind === 'existing' &&
        (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(spot.place, spot.rule.id) === key &&
        (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)(standing, { ...spot, level: 'none' }));
}
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation);
    return standing.filter((twin) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)([{ ...twin, level: 'error' }], spot));
    });
}
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
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ ._P(cover.by.scope);
    const { thread } = cover.by;
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .sc(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .xu(reason) : reason;
}
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(cover.by.thread))
        return false;
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(cover.by.thread);
}


 }),

 40409:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ep: () => ( conclude),
   SE: () => ( MOST_NAMED),
   al: () => ( failingOf),
   iJ: () => ( incompleteReasons)
 });
 var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);

const MOST_NAMED = 20;
function failingOf({ conclusion, plan, accounts }) {
    const spots = conclusion === 'failure' ? (plan?.failing ?? []) : [];
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
function incompleteReasons(result) {
    const { failures = [], heldScopes = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...(result.unread ?? []),
        ...(result.comparison?.failures ?? []),
        ...heldScopes.flatMap((scope) => {
            if (scope.kind === 'missing')
                return [scope.reason];
            return scope.kind === 'failed' ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .AA)(scope)] : [];
        }),
        ...(first === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .m)(failed.length, first)]),
    ];
}


 }),

 90679:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AX: () => ( standingDecisions),
   C: () => ( ruleHistoriesOf),
   GY: () => ( toReportedAttempt),
   LT: () => ( ruleHistories),
   b$: () => ( toReportedHistory),
   lA: () => ( toReportedDecision),
   pJ: () => ( commitsOfFixes),
   vT: () => ( timeByCommits)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57764);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);




function standingDecisions(moves) {
    return moves.flatMap((move) => {
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__ .Gl)(move) && move.kind !== 'leave')
            return [];
        const { thread, spot } = move;
        if (spot === undefined)
            return [];
        const said = dismissalOf(thread);
        return said === undefined ? [] : [{ thread, spot, ...said }];
    });
}
function dismissalOf(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread);
    if (state.kind !== 'decided' && state.kind !== 'resolved-by-people')
        return undefined;
    const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
    const judged = state.kind === 'decided' ? state.decision : lastMark?.statement;
    const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
    if (inForce && judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ .pp)(judged)) {
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
function ruleHistories(result) {
    const { commitTimes = new Map() } = result;
    return sumCases(casesOf(result, timeByCommits(commitTimes)));
}
function ruleHistoriesOf(threads, timeOf) {
    return sumCases(threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)));
}
function timeByCommits(times) {
    return ({ evidence, postedAt = evidence.head }, head) => {
        const from = times.get(postedAt);
        const to = times.get(head);
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
    };
}
function sumCases(all) {
    const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), ruleId]));
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
    const listed = threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn).flatMap((thread) => {
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
function fateOf(thread, move, outcome, head) {
    const fate = fateAsItStands(thread);
    if (move?.kind === 'remove-duplicate' || fate === undefined)
        return undefined;
    if (outcome?.kind === 'done' && move?.kind === 'reopen')
        return { kind: 'open' };
    if (outcome?.kind === 'done' && move?.kind === 'resolve' && !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__ .Gl)(move))
        return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
    return fate;
}
function fateAsItStands(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread);
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
function saysFixed({ kind }) {
    return kind === 'fixed' || kind === 'gone';
}
function fixedOr({ recordedStatement: judged }, head) {
    if (judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ .pp)(judged))
        return { kind: 'dismissed', as: judged.says };
    return { kind: 'fixed', head };
}
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
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}
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
            ...renderFindings(findings).flatMap((text, index) => {
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
function renderFindings(findings, note = () => undefined) {
    const places = findings.map(({ place }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .fW)(place)) || 'no place');
    const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return findings.map((finding, index) => {
        const rule = `${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(finding.rule.id)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OK)(finding.scope))})`;
        const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
        const message = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(finding.message), LONGEST_MESSAGE);
        return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
    });
}
function renderFailing(result) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const standing = result.conclusion === 'failure' ? (result.plan?.standing ?? []) : [];
    if (spots.length + standing.length === 0)
        return [];
    const shown = spots.slice(0, _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .SE).flatMap(({ findings: [first] }) => first ?? []);
    const rest = spots.length - shown.length;
    const rows = renderFindings(shown, (finding) => resolvedByPeople.has(finding) ? 'resolved by a person' : undefined);
    return [
        {
            text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .J5(spots.length + standing.length),
            tone: 'heading',
        },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .h6(rest), tone: 'bad' }] : []),
        ...standing
            .slice(0, _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .SE)
            .map((thread) => ({ text: _words_js__WEBPACK_IMPORTED_MODULE_4__ .z8(thread), tone: 'bad' })),
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
   CF: () => ( toPlanDocument),
   cG: () => ( toReport),
   f$: () => ( SCHEMA_VERSION)
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


 }),

 7895:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   q: () => ( compareTexts)
 });
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


 })

};

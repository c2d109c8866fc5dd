export const id = 187;
export const ids = [187,576];
export const modules = {

 3612:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $H: () => ( byId),
   VN: () => ( findLostPosts),
   dZ: () => ( discussionsOf),
   lJ: () => ( confirm),
   xz: () => ( isWriting)
 });
 var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4099);

function isWriting({ kind }) {
    return kind !== 'keep' && kind !== 'none';
}
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const LOST_MS = 2_000;
async function confirm(isThere, acting) {
    let comments = 0;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(_words_js__WEBPACK_IMPORTED_MODULE_0__ .mo(wait));
        await acting.sleep(wait);
        const listing = await acting.list(wait > 0 ? undefined : []);
        if (isThere(listing))
            return { kind: 'seen', listing };
        comments = listing.comments;
    }
    return { kind: 'distrust', reason: _words_js__WEBPACK_IMPORTED_MODULE_0__ .NL(comments) };
}
async function findLostPosts({ outcomes, lostPosts, marks }, acting, anew) {
    const lost = lostPosts.size + [...marks.values()].filter(({ isLost }) => isLost).length;
    if (lost > 0) {
        acting.progress(_words_js__WEBPACK_IMPORTED_MODULE_0__ .j1(LOST_MS, lost === 1 ? '1 write' : `${lost} writes`));
        await acting.sleep(LOST_MS);
    }
    const listing = await acting.list(lost > 0 ? undefined : anew);
    for (const [action, nonce] of [...lostPosts]) {
        const thread = listing.threads.find(({ marker }) => marker.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(action, { kind: 'done', thread: thread.id });
        lostPosts.delete(action);
    }
    return listing;
}
function discussionsOf(actions) {
    return actions.flatMap((action) => isWriting(action) && action.thread !== undefined ? action.thread.id : []);
}
function byId({ threads }) {
    return new Map(threads.map((thread) => [thread.id, thread]));
}


 }),

 4099:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cr: () => ( NOT_LISTED),
   Ez: () => ( updatingThreads),
   Fd: () => ( NO_RIGHT),
   GR: () => ( SPOKEN_MEANWHILE),
   Ih: () => ( sizeRefused),
   KG: () => ( newBase),
   NL: () => ( notListed),
   Oz: () => ( threadsAppeared),
   S3: () => ( postingThreads),
   WA: () => ( tryingForm),
   YW: () => ( commentNotWritten),
   Z1: () => ( forgedNotCleared),
   Z8: () => ( ON_ITS_LAST_LINE),
   _E: () => ( forgedCleared),
   a1: () => ( notBound),
   aq: () => ( AT_ITS_LINE),
   eo: () => ( notReached),
   ge: () => ( WITH_OLD_LINE),
   hk: () => ( ON_ITS_LINES),
   iv: () => ( tryingShortForm),
   j1: () => ( waitingForLost),
   kx: () => ( markNotWritten),
   lO: () => ( refusedInARow),
   mo: () => ( waitingForComment),
   oL: () => ( summaryNot),
   oc: () => ( summaryNotReached),
   ol: () => ( WITHOUT_OLD_LINE),
   rZ: () => ( summaryNotDeleted),
   rn: () => ( LISTINGS_DISAGREE),
   tG: () => ( copiesLeft),
   vK: () => ( ON_WHOLE_FILE),
   wq: () => ( positionRefused),
   wu: () => ( STAYS_OPEN),
   wy: () => ( STAYS_RESOLVED),
   xA: () => ( notReady),
   yT: () => ( NOT_TOLD)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);

const notReached = (reason) => `not reached: ${reason}`;
const NOT_TOLD = 'the service did not say what became of it';
const WITH_OLD_LINE = 'with its old line';
const WITHOUT_OLD_LINE = 'without';
const AT_ITS_LINE = 'at its line';
const ON_ITS_LINES = 'on its lines';
const ON_ITS_LAST_LINE = 'on its last line';
const ON_WHOLE_FILE = 'on the whole file';
const postingThreads = (count) => `Posting ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(count, 'new thread')}`;
const notReady = (reason) => `the discussion did not become ready (${reason})`;
const refusedInARow = (refusals, reason, remedy) => `${refusals} comments in a row were refused, the last because ${reason}; ${remedy}`;
const threadsAppeared = (count) => `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(count, 'thread')} ${count === 1 ? 'has' : 'have'} appeared since the plan was made`;
const commentNotWritten = (message) => `the comment cannot be written: ${message}`;
const tryingForm = (place, refused, reason, next) => `${place} was refused ${refused} (${reason}); trying ${next}`;
const tryingShortForm = (place) => `${place} was refused as too large; trying its short form`;
const positionRefused = (reason) => ({
    reason: `the service refused its position: ${reason}`,
    remedy: 'compare base-sha and head-sha with the diff that the service shows',
});
const sizeRefused = (reason) => ({
    reason: `the service refused its comment as too large, also in its short form: ${reason}`,
    remedy: 'find out what limits the size of requests on the way to the service',
});
const notBound = (why) => `its comment was posted, and where it stands could not be signed: ${why}`;
const newBase = (noun, base) => `the ${noun} got a new base, ${base.slice(0, 7)}`;
const LISTINGS_DISAGREE = 'two listings disagree about this thread';
const NOT_LISTED = 'the service said that it was written, and its listing does not show it';
const SPOKEN_MEANWHILE = 'somebody has spoken in it meanwhile, so it was not deleted';
const NO_RIGHT = 'the service says that it lacks the right';
const STAYS_OPEN = 'it stays open, because this token cannot resolve threads';
const STAYS_RESOLVED = 'this token cannot reopen it, so the next run posts its finding in a new thread';
const updatingThreads = (count) => `Updating ${count} earlier ${count === 1 ? 'thread' : 'threads'}`;
const markNotWritten = (message) => `the mark cannot be written: ${message}`;
const copiesLeft = (ids) => `Left alone: ${ids.join(', ')}, which only its author can delete: a copy of a comment of ours`;
const forgedNotCleared = (why) => `a comment of ours that somebody else changed could not be taken away: ${why}`;
const forgedCleared = (count) => `Taken away: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(count, 'comment')} of ours that somebody else had changed`;
const summaryNot = (what, why) => `the summary comment could not be ${what}: ${why}`;
const summaryNotReached = (reason) => `the run ended before the summary comment was written: ${reason}`;
const summaryNotDeleted = (why) => `an old summary comment could not be deleted: ${why}`;
const waitingForComment = (milliseconds) => `Looking again in ${milliseconds / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`;
const waitingForLost = (milliseconds, what) => `Looking in ${milliseconds / 1_000} s for ${what} whose answer was lost`;
const notListed = (comments) => `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
    'if that were ignored, every run would post it again';


 }),

 6671:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $u: () => ( toRuleRows),
   ci: () => ( addressOf),
   j$: () => ( renderRuleRow),
   sp: () => ( withoutPath),
   v8: () => ( RULE_COLUMNS),
   wX: () => ( summaryComment)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3785);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6761);
 var _words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8930);






const SHOWN_ROWS = 20;
const ROWS = 100;
const WHY = {
    'not-on-the-diff': ['is not on the diff', 'are not on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'on-line': ['is on the line of a thread', 'are on lines of threads'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
function summaryComment(entries, linkTo) {
    const listed = entries.filter(({ groupedWith }) => groupedWith === undefined);
    const grouped = Map.groupBy(entries, ({ groupedWith }) => groupedWith);
    const rows = toRuleRows(listed.map(({ finding, why, reason }) => ({
        about: finding,
        message: finding.results[0]?.message ?? '',
        reason: why === 'over-limit' ? '' : reason,
        also: (grouped.get(finding) ?? []).map((one) => one.finding),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .hS)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
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
        const many = index === 0 ? (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .hS)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_5__ .Uf)(scope, rule.product)))),
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
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_5__ .hy.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '\u2013';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
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

 8930:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( HEADINGS),
   Bi: () => ( RESEMBLES),
   Ds: () => ( TRANSITIONS),
   H_: () => ( AS_OF),
   Js: () => ( COUNTS),
   PN: () => ( WAS_HERE),
   Uf: () => ( toolName),
   V1: () => ( DECIDED),
   hy: () => ( GROUPED),
   ls: () => ( NOW_AT),
   mA: () => ( HOW_TO_DISMISS),
   mu: () => ( FORGED),
   qY: () => ( FACTS),
   y9: () => ( LEVEL_NAMES)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

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
const GROUPED = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
const HOW_TO_DISMISS = "<sub>To dismiss it, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
const AS_OF = ' as of ';
const TRANSITIONS = {
    'taken back': 'The dismissal was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    changed: 'No longer reported, and its code was changed in ',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    over: 'Reported again, and this account may not reopen this thread,',
    gone: 'Left open, because somebody replied: the finding is gone',
};


 }),

 1960:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => ( passesFilter),
   p: () => ( toAnchor)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1491);
 var _line_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8508);



const MOST_LINES_OF_RANGE = 100;
const CONTEXT_LINES = 3;
const NO_LINES = { readings: [] };
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, inCheckout, reason, odd } = place;
        const isTold = inCheckout === true && path !== undefined && !(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .OP)(path) && odd === undefined;
        const isOfDiff = isTold && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .C2)(toHead, diff, path) !== undefined;
        return notOnTheDiff(reason, { narrowest: cameIn ?? (isOfDiff ? 'added' : 'nofilter') });
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return notOnTheDiff(reason, { narrowest: (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .C2)(toHead, diff, place.path) ? 'added' : 'nofilter' });
    }
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .qD)(toHead, place.path);
    if (mapped.kind === 'gone')
        return differs(mapped.reason);
    const { path } = mapped;
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return notOnTheDiff(`${path} is not part of the diff`, { narrowest: 'nofilter' });
    const lines = linesOf(place.path) ?? NO_LINES;
    const isNotebook = place.kind === 'file' && place.isNotebook === true;
    const isNew = cameIn === 'added' || isNotebook || (change.type === 'file' && lines.readings.length === 0);
    const found = place.kind === 'file' ? FIRST_LINE : findLine(lines, place, toHead);
    if (found === undefined)
        return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path} differs`);
    const { narrowest = narrowestOfFile(change), reached } = found;
    const membership = isNew
        ? { narrowest: 'added' }
        : { narrowest, ...(reached !== undefined && { reached }) };
    if (change.type !== 'file')
        return notOnTheDiff(`${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .et[change.type]}, not a regular file`, membership);
    const isShownAtAll = !change.binary && change.hunks.length > 0 && lines.unshown === undefined;
    const [own] = lines.readings;
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .GN)(change.binary ? (own?.fromBase ?? []) : change.hunks, found.line);
    const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(last !== undefined && { last }),
        ...(found.counted !== found.line && { countedLine: found.counted }),
        ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
    };
    const { last: _, ...ofFile } = anchor;
    const onFile = { kind: 'anchored', anchor: { ...ofFile, wholeFile: true }, ...membership };
    const takesFile = can.ladder.includes('file');
    if (takesFile && (place.kind === 'file' || !isShownAtAll))
        return onFile;
    const obstacle = findObstacle(change, path, found.line, lines);
    if (obstacle !== undefined)
        return notOnTheDiff(obstacle, membership);
    if (can.lines === 'changed-files' || last !== undefined || isShown(change.hunks, found.line)) {
        return { kind: 'anchored', anchor, ...membership };
    }
    return takesFile
        ? onFile
        : notOnTheDiff(`line ${found.line} of ${path} is not shown in the diff`, membership);
}
const FIRST_LINE = { line: 1, counted: 1 };
function findLine({ readings }, place, toHead) {
    if (readings.length === 0) {
        const atHead = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .sn)(toHead, place.path, place.startLine);
        if (atHead.kind === 'gone')
            return undefined;
        const line = atHead.kind === 'mapped' ? atHead.line : place.startLine;
        return { line, counted: line };
    }
    const found = readings.flatMap((reading) => findIn(reading, place) ?? []);
    const known = _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.flatMap((mode) => found.filter(({ narrowest }) => narrowest === mode));
    if (known.length > 0)
        return known[0];
    const isBeyond = found.length > 0 && found.every((one) => one.isBeyond);
    return isBeyond && found[0] ? { ...found[0], narrowest: 'added' } : found[0];
}
function findIn({ toHead, fromBase, count, gitLines }, place) {
    const line = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .IT)(toHead, place.startLine);
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, counted: line, isBeyond: line > count + 1 };
    const last = place.replaced && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .IT)(toHead, place.replaced.last);
    const narrowest = narrowestOfLines(fromBase, line, last ?? line);
    const end = line + place.endLine - place.startLine;
    const isTogether = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .IT)(toHead, place.endLine) === end && place.replaced === undefined;
    const isWhole = end <= count && isTogether;
    const toGit = (counted) => gitLines?.[counted - 1] ?? counted;
    return {
        line: toGit(line),
        counted: line,
        narrowest,
        ...(isWhole && toGit(end) > toGit(line) && { last: toGit(end) }),
        ...(isTogether &&
            narrowest !== 'added' &&
            narrowestOfLines(fromBase, line, Math.min(end, count)) === 'added' && { reached: end - line + 1 }),
    };
}
function findLast({ hunks, status }, { line, last }) {
    if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last))
        return undefined;
    const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
    const toEnd = (newLine) => {
        const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .GN)(hunks, newLine);
        if (oldLine !== undefined)
            return { newLine, oldLine };
        const { before } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .fg)(hunks, newLine, _line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Bg);
        return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .KH)(before).end };
    };
    return { end: toEnd(last), stands, first: toEnd(line) };
}
function isShownTogether(hunks, first, last) {
    for (let line = first; line <= last; line += 1)
        if (!isShown(hunks, line))
            return false;
    return true;
}
function notOnTheDiff(reason, membership) {
    return { kind: 'not-on-the-diff', reason, ...membership };
}
function differs(reason) {
    return notOnTheDiff(`${reason} between the analyzed commit and the head of the diff`, {
        narrowest: 'nofilter',
    });
}
function findObstacle(change, path, line, { readings: [own], unshown }) {
    if (unshown !== undefined)
        return unshown;
    if (change.binary && own === undefined)
        return `${path} is binary`;
    if (own === undefined)
        return undefined;
    if (own.count === 0)
        return `${path} is empty`;
    if (line > own.count)
        return `line ${line} is past the end of ${path}, which has ${own.count} ${own.count === 1 ? 'line' : 'lines'}`;
    return undefined;
}
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
function isShown(hunks, line) {
    const { before, after } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .fg)(hunks, line, _line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Bg);
    return ((before !== undefined && line < (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Bg)(after).first - CONTEXT_LINES));
}
function passesFilter(mode, narrowest) {
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.indexOf(narrowest) <= _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.indexOf(mode);
}


 }),

 7802:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => ( toDiff),
   OG: () => ( hasNewEnding),
   z6: () => ( endingOf)
 });
function toDiff(from, to, files) {
    const byNewPath = new Map();
    const byOldPath = new Map();
    for (const file of files) {
        if (file.newPath !== undefined)
            byNewPath.set(file.newPath, file);
        if (file.oldPath !== undefined && file.status !== 'copied')
            byOldPath.set(file.oldPath, file);
    }
    return { from, to, files, byNewPath, byOldPath };
}
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}


 }),

 9484:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   QX: () => ( isAncestor),
   gg: () => ( presentCommits),
   kI: () => ( describeCommits),
   nm: () => ( ensureCommits)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);
 var _remotes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(581);



const FETCH_TIME_LIMIT_MS = 120_000;
async function ensureCommits(git, shas, signal, remote) {
    const wanted = [...new Set(shas)];
    const types = new Map(await readTypes(git, wanted.filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)));
    const absent = wanted.filter((sha) => (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) && !types.has(sha));
    const reasons = absent.length === 0
        ? new Map()
        : await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_2__ .Bj)(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
    for (const [sha, type] of await readTypes(git, absent))
        types.set(sha, type);
    return new Map(wanted.map((sha) => [sha, toPresence(sha, types.get(sha), reasons.get(sha))]));
}
function toPresence(sha, type, reason) {
    if (type === 'commit')
        return 'present';
    if (type !== undefined)
        return { missing: `it is the id of a ${type}, not of a commit` };
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha))
        return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
    return { missing: reason ?? 'the remote did not send it' };
}
async function presentCommits(git, shas) {
    const types = await readTypes(git, [...shas].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH));
    return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}
async function readTypes(git, shas) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .jB)(git, shas);
    const types = new Map();
    for (const [index, sha] of shas.entries()) {
        const header = headers[index];
        if (header !== undefined)
            types.set(sha, header.type);
    }
    return types;
}
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
async function describeCommits(git, shas) {
    const wanted = [...new Set(shas)].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH);
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .$I)(git, wanted);
    const described = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type === 'commit')
            described.set(sha, parseCommit(object.content));
    }
    return described;
}
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
async function isAncestor(git, a, b) {
    const ancestor = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .qr)(a);
    const tips = new Set([(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .qr)(b)]);
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.isShallow)(git);
    let answer = false;
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
async function hiddenParents(git, tip) {
    const roots = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitOutput)(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
}


 }),

 1583:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( lfsPointers),
   D4: () => ( decode),
   Go: () => ( isBinary),
   NS: () => ( isLfsPointer),
   P_: () => ( toLines),
   Xd: () => ( filesOfCommits),
   gZ: () => ( MAX_FILE_BYTES),
   gm: () => ( readBlob),
   kt: () => ( utf16Of),
   ng: () => ( openTexts)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



const MAX_FILE_BYTES = 5_000_000;
function openTexts(git, mostBytes = MAX_FILE_BYTES) {
    const contents = new Map();
    const known = new Map();
    const contentOf = (name, { commit, path }) => {
        if (!contents.has(name))
            throw new Error(`${JSON.stringify(path)} of ${commit} was not read`);
        return contents.get(name);
    };
    return {
        async read(wanted) {
            const names = new Set();
            for (const file of wanted) {
                const name = objectName(file);
                if (contents.has(name))
                    continue;
                if (isReadable(file))
                    names.add(name);
                else
                    contents.set(name, undefined);
            }
            for (const [name, content] of await readContents(git, [...names], mostBytes))
                contents.set(name, content);
        },
        lines(commit, path) {
            const name = objectName({ commit, path });
            if (!known.has(name)) {
                const content = contentOf(name, { commit, path });
                known.set(name, content && toLines(content));
            }
            return known.get(name);
        },
        content: (commit, path) => contentOf(objectName({ commit, path }), { commit, path }),
    };
}
async function readContents(git, names, mostBytes) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .jB)(git, names);
    const small = names.filter((_, index) => {
        const header = headers[index];
        return header?.type === 'blob' && header.size <= mostBytes;
    });
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .$I)(git, small);
    const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
    return new Map(names.map((name) => [name, found.get(name)]));
}
function objectName(file) {
    return `${file.commit}:${file.path}`;
}
function isReadable({ commit, path }) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .HH)(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
async function filesOfCommits(git, shas, path) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .jB)(git, shas.map((sha) => `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .qr)(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
async function readBlob(git, id) {
    const [object] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .$I)(git, [id]);
    if (object?.type !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`git does not have the blob ${id}`);
    return object.content;
}
const MOST_BYTES = 1_024;
async function lfsPointers(git, files) {
    const texts = openTexts(git, MOST_BYTES);
    await texts.read(files);
    return files.filter(({ commit, path }) => {
        const content = texts.content(commit, path);
        return content !== undefined && isLfsPointer(content);
    });
}
const BINARY_PROBE_BYTES = 8_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
function toLines(content) {
    const text = decode(content);
    if (text === '')
        return [];
    const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}
function decode(content) {
    return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}
function utf16Of(content) {
    const mark = content.toString('latin1', 0, 2);
    if (mark === '\xff\xfe')
        return 'utf-16le';
    return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}
function isBinary(content) {
    return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
function isLfsPointer(blob) {
    return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}


 }),

 3742:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Kp: () => ( findProgram),
   g8: () => ( thisMachine),
   z0: () => ( withoutReviewedPrograms)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const STARTABLE = ['.com', '.exe'];
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => {
        const ways = tops.length === 0 ? [] : [folder, realPath(folder)];
        return tops.some((top) => ways.some((way) => isWithin(way, top)));
    };
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
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
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}


 }),

 8576:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGit: () => ( createGit),
  endOf: () => ( endOf),
  gitOutput: () => ( gitOutput),
  gitReason: () => ( gitReason),
  isShallow: () => ( isShallow),
  prepareGit: () => ( prepareGit)
});

var external_node_child_process_ = __webpack_require__(1421);
var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(7406);
var find_program = __webpack_require__(3742);
;

const SETTINGS = [
    'color.ui=false',
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
    'safe.bareRepository=explicit',
];
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
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
const PROTOCOLS = 'https:http:ssh:git:file';
function gitEnvironment(env, directory) {
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...(0,find_program.z0)(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;







const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
function createGit(directory, env) {
    const start = prepareGit(directory, env);
    return async (args, input, signal) => {
        try {
            const child = start(args, signal);
            const output = [];
            child.stdout.on('data', (chunk) => output.push(chunk));
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
function prepareGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = (0,find_program.Kp)('git', (0,find_program.g8)(env, folder));
    return (args, signal) => {
        if (program === undefined)
            throw new errors.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        return (0,external_node_child_process_.spawn)(program, [...settings, ...args], options);
    };
}
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
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
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({ status: ended, stderr: Buffer.concat(stderr).toString('utf8') });
        });
    });
}
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors.j1(NO_GIT);
    return new errors.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}
const MAX_REASON_CHARACTERS = 300;
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    if (/could not fetch [0-9a-f]+ from promisor remote/u.test(result.stderr))
        throw new errors.j$('The checkout is a partial clone, and its remote does not give the files that it lacks: clone it without --filter, or run git fetch --refetch --no-filter where it can.');
    throw new errors.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
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
async function isShallow(git) {
    return ((await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}


 }),

 4902:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $I: () => ( readObjects),
   HH: () => ( isSha),
   RW: () => ( parseHeader),
   jB: () => ( readHeaders),
   qr: () => ( requireSha)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8576);


const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['cat-file', '--batch'], toInput(names));
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
function parseHeader(line) {
    const [, type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { type, size: Number(size) };
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
function isSha(text) {
    return SHA.test(text);
}
function requireSha(text) {
    if (isSha(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`);
}


 }),

 8825:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W7: () => ( diffTexts),
  WG: () => ( findRenamed),
  h5: () => ( isMostlySame),
  iH: () => ( readDiff)
});

var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var diff_diff = __webpack_require__(7802);
var errors = __webpack_require__(7406);
;


const NUL = 0;
const COLON = ':'.charCodeAt(0);
const STATUS = {
    A: 'added',
    C: 'copied',
    D: 'deleted',
    M: 'modified',
    R: 'renamed',
    T: 'type-changed',
};
function parseDiff(from, to, bytes, sections = 'of all files') {
    if (bytes.length === 0)
        return (0,diff_diff.FV)(from, to, []);
    const { entries, end } = parseEntries(bytes);
    const found = parseSections(bytes, end);
    let next = 0;
    const files = entries.map((entry) => {
        const own = found
            .slice(next, next + sectionsOf(entry))
            .filter((section) => sections === 'of all files' || isOf(section, entry));
        next += own.length;
        return toFileChange(entry, own);
    });
    const expected = entries.reduce((count, entry) => count + sectionsOf(entry), 0);
    if (next < found.length || (sections === 'of all files' && next < expected)) {
        throw unreadable(`${entries.length} files need ${expected} sections, there are ${found.length}`);
    }
    return (0,diff_diff.FV)(from, to, files);
}
function parseEntries(bytes) {
    const entries = [];
    let at = 0;
    const field = () => {
        const end = bytes.indexOf(NUL, at);
        if (end < 0)
            throw unreadable('a record is cut off');
        const text = bytes.toString('utf8', at, end);
        at = end + 1;
        return text;
    };
    while (bytes[at] === COLON) {
        const record = field();
        const [, oldMode, newMode, old = '', now = '', letter = ''] = /^:(\d+) (\d+) (\S+) (\S+) ([A-Z])\d*$/.exec(record) ?? [];
        const status = STATUS[letter];
        if (status === undefined || oldMode === undefined || newMode === undefined) {
            throw unreadable(`the record ${JSON.stringify(record)} is of no known form`);
        }
        const paths = status === 'renamed' || status === 'copied' ? [field(), field()] : [field()];
        entries.push({ status, mode: status === 'deleted' ? oldMode : newMode, ids: { old, now }, paths });
    }
    if (field() !== '')
        throw unreadable('the patch does not follow the records');
    return { entries, end: at };
}
function sectionsOf(entry) {
    return entry.status === 'type-changed' ? 2 : 1;
}
function isOf({ ids }, { ids: { old, now } }) {
    const isOn = (id, side) => id === side || /^0+$/u.test(id);
    return ids === undefined ? old === now : isOn(ids.old, old) && isOn(ids.now, now);
}
function toFileChange(entry, sections) {
    const type = toType(entry.mode);
    return {
        status: entry.status,
        ...toPaths(entry),
        binary: sections.some((section) => section.binary),
        type,
        ...(type === 'submodule' && entry.status === 'modified' && { commits: entry.ids }),
        hunks: entry.status === 'type-changed' ? mergeSides(sections) : sections.flatMap(({ hunks }) => hunks),
    };
}
function toPaths({ status, paths }) {
    const [first, last = first] = paths;
    if (status === 'added')
        return { newPath: last };
    return status === 'deleted' ? { oldPath: first } : { oldPath: first, newPath: last };
}
function toType(mode) {
    if (mode === '160000')
        return 'submodule';
    return mode === '120000' ? 'link' : 'file';
}
function mergeSides(sections) {
    const [removed] = sections[0]?.hunks ?? [];
    const [added] = sections[1]?.hunks ?? [];
    if (removed === undefined && added === undefined)
        return [];
    return [
        {
            oldStart: removed?.oldStart ?? 0,
            oldLines: removed?.oldLines ?? 0,
            newStart: added?.newStart ?? 0,
            newLines: added?.newLines ?? 0,
        },
    ];
}
function unreadable(what) {
    return new errors.j$(`the output of git diff could not be read: ${what}; use git 2.30 or later and run the step again.`);
}
const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const INDEX = 'index ';
const INDEX_BYTES = 150;
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const HUNK_HEADER_BYTES = 80;
function parseSections(bytes, start) {
    const sections = [];
    let at = start;
    while (at < bytes.length) {
        const section = sections.at(-1);
        if (startsWith(bytes, at, SECTION))
            sections.push({ binary: false, hunks: [] });
        else if (startsWith(bytes, at, BINARY) && section !== undefined)
            section.binary = true;
        else if (startsWith(bytes, at, INDEX) && section !== undefined) {
            const [, old, now] = /^index (\w+)\.\.(\w+)/u.exec(bytes.toString('latin1', at, at + INDEX_BYTES)) ?? [];
            if (old !== undefined && now !== undefined)
                section.ids = { old, now };
        }
        const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
        at = nextLine(bytes, at);
        if (hunk === undefined || section === undefined)
            continue;
        section.hunks.push(hunk);
        at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
    }
    return sections;
}
function parseHunkHeader(bytes, at) {
    const header = HUNK_HEADER.exec(bytes.toString('latin1', at, at + HUNK_HEADER_BYTES));
    if (header === null)
        return undefined;
    const [, oldStart, oldLines = '1', newStart, newLines = '1'] = header;
    return {
        oldStart: Number(oldStart),
        oldLines: Number(oldLines),
        newStart: Number(newStart),
        newLines: Number(newLines),
    };
}
function skipLines(bytes, start, count) {
    let at = start;
    let left = count;
    while (left > 0 && at < bytes.length) {
        if (bytes[at] !== BACKSLASH)
            left--;
        at = nextLine(bytes, at);
    }
    return at;
}
function startsWith(bytes, at, text) {
    return bytes.toString('latin1', at, at + text.length) === text;
}
function nextLine(bytes, at) {
    const end = bytes.indexOf(LINE_FEED, at);
    return end < 0 ? bytes.length : end + 1;
}

var file_texts = __webpack_require__(1583);
var git_git = __webpack_require__(8576);
var objects = __webpack_require__(4902);
;









const RENAME_LIMIT = 3_000;
const DIFF_ARGUMENTS = [
    '--raw',
    '--patch',
    '-z',
    '-U0',
    '--inter-hunk-context=0',
    '--indent-heuristic',
    '-O/dev/null',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
];
const OF_COMMITS = [
    '-M',
    `-l${RENAME_LIMIT}`,
    '--no-relative',
    '--full-index',
    '--no-abbrev',
    '--submodule=short',
    '--ignore-submodules=none',
];
async function readDiff(git, from, to, { algorithm = 'histogram', copies = false, ignoresSpace = false, linesOf } = {}) {
    const revisions = [(0,objects.qr)(from), (0,objects.qr)(to)];
    if (from === to)
        return (0,diff_diff.FV)(from, to, []);
    const chosen = [
        `--diff-algorithm=${algorithm}`,
        ...(copies ? ['-C'] : []),
        ...(ignoresSpace ? ['--ignore-all-space'] : []),
    ];
    const shown = ['diff', ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen];
    const output = await (0,git_git.gitOutput)(git, [...shown, '--end-of-options', ...revisions, '--']);
    const diff = parseDiff(from, to, output, ignoresSpace ? 'of lines that differ' : 'of all files');
    const asked = diff.files.filter(({ binary, status, oldPath = '', newPath = '' }) => binary && status !== 'type-changed' && (linesOf?.has(oldPath) || linesOf?.has(newPath)));
    if (asked.length === 0)
        return diff;
    const hunks = await readHiddenHunks(git, diff, asked, ignoresSpace);
    const files = diff.files.map((file) => {
        const own = hunks.get(file);
        return own === undefined ? file : { ...file, binary: false, hunks: own };
    });
    return (0,diff_diff.FV)(from, to, files);
}
const BATCH = 16;
async function readHiddenHunks(git, { from, to }, files, ignoresSpace) {
    const hunks = new Map();
    for (let start = 0; start < files.length; start += BATCH) {
        const texts = (0,file_texts.ng)(git);
        const pairs = [];
        const batch = files.slice(start, start + BATCH);
        await texts.read(batch.flatMap(({ oldPath: path = '', newPath = '' }) => [
            { commit: from, path },
            { commit: to, path: newPath },
        ]));
        for (const file of batch) {
            const { oldPath, newPath } = file;
            const before = oldPath === undefined ? NOTHING : texts.content(from, oldPath);
            const after = newPath === undefined ? NOTHING : texts.content(to, newPath);
            if (before === undefined || after === undefined)
                continue;
            const isWide = [before, after].some((content) => (0,file_texts.kt)(content) !== undefined);
            const toText = (content) => {
                const text = isWide ? (0,file_texts.D4)(content) : content.toString('latin1');
                return ignoresSpace ? text.replace(/[\t\v\f\r ]+/gu, '') : text;
            };
            const pair = { name: newPath ?? oldPath ?? '', before: toText(before), after: toText(after) };
            hunks.set(file, []);
            if (pair.before !== pair.after)
                pairs.push(pair);
        }
        const found = await diffTexts(git, pairs);
        for (const file of batch) {
            const own = found.get(file.newPath ?? file.oldPath ?? '');
            if (own !== undefined)
                hunks.set(file, own);
        }
    }
    return hunks;
}
const NOTHING = Buffer.alloc(0);
const DIFFERENT = 1;
async function diffTexts(git, pairs, algorithm = 'histogram') {
    if (pairs.length === 0)
        return new Map();
    const options = [...DIFF_ARGUMENTS, '--no-renames', '--text', `--diff-algorithm=${algorithm}`];
    const toFiles = (side) => Object.fromEntries(pairs.map((pair, index) => [index, pair[side]]));
    const output = await diffFolders(git, options, toFiles('before'), toFiles('after'));
    const { byNewPath } = parseDiff('before', 'after', output);
    return new Map(pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []]));
}
async function isMostlySame(git, before, after) {
    if (before.equals(after))
        return true;
    const output = await diffFolders(git, ['--raw', '-z', '-M'], { old: before }, { now: after });
    return /^:\S+ \S+ \S+ \S+ R/u.test(output.toString('latin1'));
}
async function diffFolders(git, options, before, after) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-')).catch(refuse);
    try {
        await writeFiles((0,external_node_path_.join)(folder, 'before'), before).catch(refuse);
        await writeFiles((0,external_node_path_.join)(folder, 'after'), after).catch(refuse);
        const place = [`--git-dir=${(0,external_node_path_.join)(folder, 'none')}`, '-C', folder];
        const result = await git([...place, 'diff', '--no-index', ...options, '--', 'before', 'after']);
        if (result.status !== DIFFERENT) {
            throw new errors.j$(`git diff --no-index failed (status ${result.status}): ${(0,git_git.gitReason)(result)}. Use git 2.30 or later and run the step again.`);
        }
        return result.stdout;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeFiles(folder, files) {
    await (0,promises_.mkdir)(folder);
    await Promise.all(Object.entries(files).map(([name, text]) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), text)));
}
function refuse(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
    throw new errors.j$(`the folder for temporary files, ${JSON.stringify((0,external_node_os_.tmpdir)())}, cannot be written (${code}): name another one in TMPDIR.`);
}
const MOST_COMMITS = 1_000;
async function findRenamed(git, from, to, paths) {
    if (paths.length === 0)
        return new Map();
    const { files } = await readDiff(git, from, to, { copies: true, linesOf: new Set(paths) });
    const copiesOf = Map.groupBy(files.filter(({ status }) => status === 'copied'), ({ oldPath }) => oldPath);
    const copied = paths.filter((path) => copiesOf.has(path));
    if (copied.length === 0)
        return new Map();
    const steps = await readSteps(git, from, to);
    return new Map(copied.map((path) => {
        const at = steps?.reduce(follow, path);
        const now = files.find(({ oldPath, newPath }) => oldPath === path && newPath === at);
        return [path, { now, copies: copiesOf.get(path) ?? [] }];
    }));
}
function follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
async function readSteps(git, from, to) {
    const range = `${(0,objects.qr)(from)}..${(0,objects.qr)(to)}`;
    const output = await (0,git_git.gitOutput)(git, [
        'log',
        '--first-parent',
        '-m',
        '--raw',
        '-z',
        '-M',
        '-C',
        '--format=%H',
        '--no-abbrev',
        '--no-show-signature',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        `--max-count=${MOST_COMMITS + 1}`,
        '--end-of-options',
        range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0').values();
    const steps = [];
    for (const field of fields) {
        const [, letter, score] = /^\n?:\S+ \S+ \S+ \S+ ([A-Z])(\d*)$/u.exec(field) ?? [];
        if (letter === undefined) {
            if (field !== '')
                steps.unshift([]);
            continue;
        }
        const first = fields.next().value ?? '';
        if (letter !== 'R' && letter !== 'C')
            continue;
        const likeness = { isRenamed: letter === 'R', score: Number(score), from: first };
        steps[0]?.push({ ...likeness, to: fields.next().value ?? '' });
    }
    return steps.length > MOST_COMMITS ? undefined : steps;
}


 }),

 581:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bj: () => ( fetchCommits),
   Bn: () => ( isCloneOf),
   _Y: () => ( findRemote),
   uN: () => ( readBranchTip),
   yh: () => ( chooseRemote)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);


const URL_OF_REMOTE = '^remote\\..*\\.url$';
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}
const TIME_LIMIT_MS = 30_000;
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitReason)(result) };
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.isShallow)(git)) ? ['--depth=1'] : []);
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
async function chooseRemote(git) {
    const names = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitOutput)(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
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
async function fetchGroup(git, args, group, signal) {
    try {
        const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return undefined;
        const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        return { reason: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitReason)(result), blamed: group.length === 1 ? group : named };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { reason: 'the remote did not answer in time', blamed: group };
    }
}
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


 }),

 458:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  PU: () => ( isOver),
  YW: () => ( match)
});


var diff_diff = __webpack_require__(7802);
var line_map = __webpack_require__(8508);
var finding_finding = __webpack_require__(5722);
var logged_finding = __webpack_require__(3785);
var rule_ids = __webpack_require__(2506);
var git_commits = __webpack_require__(9484);
var read_diff = __webpack_require__(8825);
var line_ends = __webpack_require__(7334);
var file_texts = __webpack_require__(1583);
;



async function readOtherHunks(git, files, texts) {
    await texts.read(files.flatMap(({ before, after }) => [before, after]));
    const pairs = [];
    const askHunks = (before, after) => {
        const name = String(pairs.length);
        pairs.push({ name, before: (0,line_ends.XZ)(before), after: (0,line_ends.XZ)(after) });
        return name;
    };
    const asked = files.map(({ before, after }) => {
        const [then, now] = [before, after].map(({ commit, path }) => texts.lines(commit, path));
        if (then === undefined || now === undefined)
            return undefined;
        if ([before, after].some(({ commit, path }) => isPointer(texts.content(commit, path))))
            return undefined;
        const isWide = [before, after].some(({ commit, path }) => {
            const content = texts.content(commit, path);
            return content !== undefined && (0,file_texts.kt)(content) !== undefined;
        });
        return [
            ...(isWide ? [askHunks(then, now)] : []),
            ...(0,line_ends.Hy)([then, now]).map((way) => askHunks((0,line_ends.d3)(then, way).lines, (0,line_ends.d3)(now, way).lines)),
        ];
    });
    const hunks = await (0,read_diff.W7)(git, pairs.filter(({ before, after }) => before !== after));
    return asked.map((names) => names?.map((name) => hunks.get(name) ?? []));
}
function isPointer(content) {
    return content !== undefined && (0,file_texts.NS)(content);
}

var names = __webpack_require__(6761);
var threads_threads = __webpack_require__(5740);
var fingerprint = __webpack_require__(999);
var pair = __webpack_require__(8951);
;












async function match(threads, findings, asked) {
    const { head, texts, isBaseline, listed, varying } = asked;
    const since = await readSince(threads, findings, asked);
    locate(threads, since);
    const rules = presentRules(threads, findings, listed);
    const searched = new Set(threads.flatMap((thread) => thread.where.kind === 'at' && !(0,threads_threads.Is)(thread) ? [] : (rules.get(thread) ?? [])));
    await texts.read([
        ...findings.flatMap((finding) => searched.has((0,pair.ep)(finding))
            ? [finding, ...(finding.others ?? [])].flatMap(({ at }) => at === undefined ? [] : { commit: head, path: at.path })
            : []),
        ...threads.flatMap(({ where, fingerprint: { commit, path } }) => [
            ...('path' in where && where.kind !== 'at' ? [{ commit: head, path: where.path }] : []),
            ...(where.kind === 'edited' || where.kind === 'deleted' ? [{ commit, path }] : []),
        ]),
    ]);
    matchKnown(threads, findings, { head, since, lines: texts.lines, isBaseline, listed, varying });
    return since;
}
function locate(threads, since) {
    for (const thread of threads) {
        const diff = since.get(thread.fingerprint.commit)?.loose;
        thread.where = whereIs(thread, diff);
        thread.isTouched = diff && isTouched(thread.fingerprint, diff);
    }
}
function isTouched({ path, line }, diff) {
    const { hunks = [], binary = false } = diff.byOldPath.get(path) ?? {};
    return binary || hunks.some((hunk) => line === 0 || (0,line_map.HQ)((0,line_map.KH)(hunk), line, pair.ew));
}
function matchKnown(threads, findings, known) {
    locate(threads, known.since);
    findDuplicates(threads);
    const rules = presentRules(threads, findings, known.listed);
    const wanted = new Set(rules.values());
    const candidates = findings
        .flatMap((finding) => finding.at && (wanted.has((0,pair.ep)(finding)) || (0,pair.n9)(finding.scope, known))
        ? new pair.yj(finding, finding.at, known)
        : [])
        .toSorted((a, b) => (0,names.qy)(a.path, b.path) || a.line - b.line || (0,names.qy)(a.finding.key, b.finding.key));
    const distinct = threads
        .filter(({ duplicateOf, mark }) => duplicateOf === undefined && mark.mark !== 'retired')
        .toSorted(byPlace);
    const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
    const [unsure, sure] = partition(alive, (thread) => thread.unsure !== undefined && thread.unsure !== 'copied');
    for (const some of [sure, unsure]) {
        const free = candidates.filter(({ finding }) => finding.thread === undefined);
        for (const [thread, { by, candidate }] of (0,pair.cj)(some, free, rules, known)) {
            candidate.finding.thread = thread;
            candidate.finding.matchedBy = by;
        }
    }
    pairElsewhere(sure, candidates, rules, known);
    const paired = new Set(candidates.map(({ finding }) => finding.thread));
    findPerhaps(alive.filter((thread) => !paired.has(thread)), candidates, rules);
    const left = [...alive.filter((thread) => (0,threads_threads.Is)(thread) && !paired.has(thread)), ...over];
    for (const [thread, { candidate }] of (0,pair.cj)(left, candidates, rules, known, 'alike'))
        candidate.finding.resembles = thread;
}
function pairElsewhere(threads, candidates, rules, known) {
    const paired = new Set(candidates.map(({ finding }) => finding.thread));
    const elsewhere = candidates.flatMap(({ finding }) => finding.thread === undefined
        ? (finding.others ?? []).flatMap((other) => other.at === undefined ? [] : { finding, other, row: { ...finding, ...other }, at: other.at })
        : []);
    if (elsewhere.length === 0)
        return;
    const rows = new Map(elsewhere.map((one) => [new pair.yj(one.row, one.at, known), one]));
    const left = threads.filter((thread) => !paired.has(thread));
    for (const [thread, { by, candidate }] of (0,pair.cj)(left, [...rows.keys()], rules, known)) {
        const one = rows.get(candidate);
        if (one === undefined || one.finding.thread !== undefined)
            continue;
        Object.assign(one.finding, one.other, { thread, matchedBy: by });
    }
}
function findPerhaps(threads, candidates, rules) {
    const lost = threads.filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== '');
    const searched = new Set(lost.map((thread) => rules.get(thread)));
    const left = new Map(candidates
        .filter(({ rule, finding }) => finding.thread === undefined && searched.has(rule))
        .map(({ rule, print, path }) => [`${rule}\n${print.text}`, path]));
    for (const thread of lost) {
        const perhaps = left.get(`${rules.get(thread)}\n${thread.fingerprint.text}`);
        if (thread.where.kind === 'unknown' && perhaps !== undefined)
            thread.where = { ...thread.where, perhaps };
    }
}
function byPlace({ fingerprint: a, comment }, { fingerprint: b, comment: other }) {
    return ((0,names.qy)(a.path, b.path) ||
        a.line - b.line ||
        (0,names.qy)(a.commit, b.commit) ||
        (0,names.qy)(a.messages.join(), b.messages.join()) ||
        (0,names.qy)(comment.id, other.id));
}
function partition(items, holds) {
    return [items.filter(holds), items.filter((item) => !holds(item))];
}
function findDuplicates(threads) {
    const rank = ({ unsure, comment }) => `${unsure === 'copied' ? 0 : unsure === undefined ? 1 : unsure === 'signed' ? 2 : 3} ${comment.id}`;
    const standing = new Map();
    const alive = threads.filter(({ mark }) => mark.mark !== 'retired');
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const { tool, category, rule, path, line, commit } = thread.fingerprint;
        const { where } = thread;
        const place = where.kind === 'at' ? ['now', where.path, where.line] : ['then', commit, path, line];
        const key = JSON.stringify([tool, category, rule, ...place]);
        const here = standing.get(key) ?? [];
        standing.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if (thread.unsure !== 'signed' && thread.unsure !== 'copied')
            thread.duplicateOf = winner;
    }
}
function isApart(decided, { fingerprint: { words, level, commit } }) {
    if (isOver(decided))
        return true;
    if (!(0,threads_threads.Is)(decided))
        return false;
    if (commit !== decided.fingerprint.commit)
        return true;
    return ((0,logged_finding.t9)(level, decided.fingerprint.level) < 0 ||
        (0,fingerprint.o_)(words, decided.fingerprint.words).length > 0);
}
function isOver({ isResolved, comment, mark }) {
    if (!isResolved)
        return false;
    const isOurs = mark.mark !== 'open' && mark.mark !== 'dismissed';
    return (comment.mayResolve === false && isOurs) || mark.mark === 'over';
}
async function readSince(threads, findings, { git, head, texts }) {
    const linesOf = new Set([
        ...threads.map(({ fingerprint }) => fingerprint.path),
        ...findings.flatMap(({ at }) => at?.path ?? []),
    ]);
    const commits = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
    const presence = commits.size === 0 ? [] : await (0,git_commits.nm)(git, commits);
    const since = new Map();
    for (const [commit, state] of presence) {
        if (state !== 'present')
            continue;
        const loose = await (0,read_diff.iH)(git, commit, head, { ignoresSpace: true, linesOf });
        const judged = threads.filter((thread) => thread.fingerprint.commit === commit && (0,threads_threads.Is)(thread));
        if (judged.length === 0)
            since.set(commit, { loose, exact: loose, lost: new Set(), counted: new Map() });
        else {
            const exact = await tellCopies(judged, await (0,read_diff.iH)(git, commit, head, { copies: true, linesOf }), git);
            since.set(commit, {
                loose: withHunksOf(exact, loose),
                exact,
                ...(await findLost(judged, exact, git, texts)),
            });
        }
    }
    return since;
}
async function tellCopies(judged, diff, git) {
    const { from, to, files, byOldPath } = diff;
    const renamed = judged.flatMap(({ fingerprint: { path } }) => byOldPath.get(path)?.status === 'renamed' ? path : []);
    const copied = renamed.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
    const heirs = await (0,read_diff.WG)(git, from, to, copied);
    const told = files.map((file) => {
        const heir = heirs.get(file.oldPath ?? '')?.now?.newPath;
        if (heir === undefined || (file.status !== 'renamed' && file.status !== 'copied'))
            return file;
        const { oldPath: _, ...copy } = file;
        return file.newPath === heir ? { ...file, status: 'renamed' } : { ...copy, status: 'added', hunks: [] };
    });
    return heirs.size === 0 ? diff : (0,diff_diff.FV)(from, to, told);
}
async function findLost(judged, exact, git, texts) {
    const copied = new Set(exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])));
    const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
        const change = exact.byOldPath.get(path);
        if (change?.newPath === undefined)
            return [];
        const [before, after] = [
            { commit: exact.from, path },
            { commit: exact.to, path: change.newPath },
        ];
        return [{ path, before, after, line: Math.min(line, 1), own: line, change }];
    });
    const edited = changed.filter(({ change }) => change.hunks.length > 0);
    const ways = await readOtherHunks(git, edited, texts);
    const counted = new Map(edited.map(({ path }, index) => [path, ways[index] ?? []]));
    await texts.read(changed.flatMap(({ before, after }) => [before, after]));
    const lost = new Set();
    for (const { path, before, after, line, own, change } of changed) {
        const isUnread = edited.some((one, index) => one.path === path && ways[index] === undefined);
        const [then, now] = [before, after].map((name) => texts.content(name.commit, name.path));
        const isOther = line === 0 && then !== undefined && now !== undefined && !(await (0,read_diff.h5)(git, then, now));
        const isUnclear = change.status === 'renamed' && copied.has(path);
        const rivals = exact.files.filter((file) => file.status === 'copied' && file.oldPath === path && countChanged(file) <= countChanged(change));
        if (rivals.some(({ hunks }) => (0,line_map.IT)(hunks, own) !== undefined))
            lost.add(`${path}\n=${own}`);
        if (isUnread || isOther || isUnclear)
            lost.add(`${path}\n${line}`);
    }
    return { lost, counted };
}
function countChanged({ hunks }) {
    return hunks.reduce((count, { oldLines, newLines }) => count + oldLines + newLines, 0);
}
function withHunksOf(diff, other) {
    const files = diff.files.map((file) => {
        const found = file.newPath === undefined ? undefined : other.byNewPath.get(file.newPath);
        return found?.oldPath === file.oldPath && found ? { ...file, hunks: found.hunks } : file;
    });
    return (0,diff_diff.FV)(diff.from, diff.to, files);
}
function whereIs({ fingerprint: { path, line }, marker: { now: said } }, diff) {
    if (diff === undefined)
        return { kind: 'unknown', path };
    const file = (0,line_map.qD)(diff, path);
    if (file.kind === 'gone')
        return said !== undefined && diff.byNewPath.has(said.path)
            ? { kind: 'edited', path: said.path, line: said.line }
            : { kind: 'deleted' };
    const change = diff.byOldPath.get(path);
    if (line === 0 || change === undefined)
        return { kind: 'at', path: file.path, line };
    if (change.binary)
        return { kind: 'edited', path: file.path, line, isUnread: true };
    const now = (0,line_map.IT)(change.hunks, line);
    if (now !== undefined)
        return { kind: 'at', path: file.path, line: now };
    const { before } = (0,line_map.fg)(change.hunks, line, line_map.KH);
    const near = before && before.newStart + Math.min(line - before.oldStart, Math.max(before.newLines - 1, 0));
    return { kind: 'edited', path: file.path, line: Math.max(1, near ?? line) };
}
function presentRules(threads, findings, listed) {
    const reported = new Set(findings.map(pair.ep));
    const claims = new Map();
    for (const finding of findings)
        for (const id of finding.rule.deprecatedIds) {
            const key = (0,pair.ep)({ scope: finding.scope, rule: { id } });
            const isThere = reported.has(key) || listed?.get((0,finding_finding.OD)(finding.scope))?.has(id) === true;
            if (isThere && !(0,rule_ids.oi)(id, finding.rule.id))
                continue;
            const known = claims.get(key) ?? [];
            claims.set(key, known);
            known.push(finding);
        }
    const scopeAndRule = ({ fingerprint: { tool, category, rule } }) => (0,pair.ep)({ scope: { tool, category }, rule: { id: rule } });
    const lines = Map.groupBy(findings, ({ at }) => (0,pair.r4)('', at));
    const standing = new Set(threads.map((thread) => (0,pair.r4)(scopeAndRule(thread), (0,pair.cA)(thread))));
    const places = new Set(claims.size === 0 ? [] : findings.map((finding) => (0,pair.r4)((0,pair.ep)(finding), finding.at)));
    return new Map(threads.map((thread) => {
        const { tool, category, rule, messages } = thread.fingerprint;
        const key = scopeAndRule(thread);
        const there = (0,pair.cA)(thread);
        const claimed = claims.get(key);
        if (claimed === undefined && !reported.has(key)) {
            const isRenamed = ({ scope, rule: now, results }) => scope.tool === tool &&
                scope.category === category &&
                (0,rule_ids.jf)(rule, now.id) &&
                (0,fingerprint.cr)(results).some((one) => messages.includes(one));
            const moved = (lines.get((0,pair.r4)('', there)) ?? []).filter(isRenamed).map(pair.ep);
            const [heir] = moved.filter((one) => !standing.has((0,pair.r4)(one, there))).toSorted();
            return [thread, heir ?? key];
        }
        if (claimed === undefined || places.has((0,pair.r4)(key, there)))
            return [thread, key];
        const near = claimed.filter(({ at }) => at?.path === there.path);
        const here = near.filter(({ at }) => at?.line === there.line);
        const alike = (here.length > 0 ? here : near).filter(({ results }) => (0,fingerprint.cr)(results).some((one) => messages.includes(one)));
        const [best] = (alike.length > 0 ? alike : here).map(pair.ep).toSorted();
        return [thread, best ?? (reported.has(key) ? key : claimed.map(pair.ep).toSorted()[0])];
    }));
}


 }),

 3866:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cs: () => ( makePlan),
   IN: () => ( byWeight),
   a: () => ( scopesOfJob),
   lS: () => ( membersOf),
   xg: () => ( isReached)
 });
 var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2506);
 var _match_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(999);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6761);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5740);
 var _rules_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7886);
 var _unverified_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8290);









function makePlan(at) {
    const { findings, threads, policy } = at;
    const findingOf = new Map(findings.flatMap((finding) => (finding.thread ? [[finding.thread, finding]] : [])));
    const resembledBy = new Map(findings.flatMap((finding) => (finding.resembles ? [[finding.resembles, finding]] : [])));
    const verify = (0,_unverified_js__WEBPACK_IMPORTED_MODULE_7__ .$A)(at);
    const own = scopesOfJob(at);
    const unverified = new Map();
    const actions = new Map(threads.map((thread) => {
        const finding = findingOf.get(thread);
        const why = finding === undefined ? verify(thread) : undefined;
        if (why !== undefined)
            unverified.set(thread, why);
        const row = {
            thread,
            finding,
            resembled: resembledBy.get(thread),
            winner: thread.duplicateOf,
            isElsewhere: !own.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(thread))),
            unverified: why?.why,
            varies: at.completeness.varying.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(thread))),
            leftDiff: at.leftDiff(thread, finding),
            resolve: policy.resolve,
            bot: at.bot,
        };
        return [thread, (0,_rules_js__WEBPACK_IMPORTED_MODULE_6__ .yF)(row)];
    }));
    const selected = new Map(findings.map((finding) => [finding, select(finding, policy)]));
    groupOnLines(at, actions, selected);
    groupTools(at, actions, selected);
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action !== undefined && at.canEdit)
            rename(finding, action, at);
    }
    const taken = [...actions.values()].filter((action) => takesPlace(action, own)).length;
    const judged = judge(findings, selected, actions, policy, policy.maxThreads - taken);
    return {
        ...judged,
        listed: [...judged.listed, ...(at.canEdit ? [] : findings.flatMap(listUnnamed))],
        standing: threads
            .filter((thread) => unverified.get(thread)?.counts === true &&
            !thread.isResolved &&
            !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread) &&
            thread.duplicateOf === undefined &&
            !resembledBy.has(thread) &&
            at.leftDiff(thread, undefined) === undefined &&
            (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .jZ)(thread.fingerprint, policy.failLevel))
            .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)((0,_unverified_js__WEBPACK_IMPORTED_MODULE_7__ .XM)(a), (0,_unverified_js__WEBPACK_IMPORTED_MODULE_7__ .XM)(b)) || a.fingerprint.line - b.fingerprint.line),
        unverified,
    };
}
const MOST_LINES_REACHED = 10;
const REACHED = `the change adds one of its lines, but not the first, and it has more than ${MOST_LINES_REACHED}`;
const isReached = ({ reached = 0 }) => reached > 0 && reached <= MOST_LINES_REACHED;
function select(finding, policy) {
    const { baselineState, position, results } = finding;
    const isUnparsed = finding.isEdited && results.some((result) => result.isUnparsed === true);
    const mode = baselineState === 'new' ? policy.filterMode : policy.filterModeByLine;
    const isFailing = (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .jZ)(judgedBy(finding), policy.failLevel);
    const reached = isFailing ? (position.reached ?? 0) : 0;
    let left;
    if (!isUnparsed && baselineState === 'unchanged')
        left = { as: 'unchanged', why: finding.baselineReason ?? '' };
    else if (!isUnparsed && !(isFailing && isReached(position)) && !(0,_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ .S)(mode, position.narrowest)) {
        const ofPlace = position.kind === 'not-on-the-diff' ? position.reason : 'its line is not part of the change';
        const why = reached > 0 ? REACHED : ofPlace;
        const filtered = `filter-mode ${mode}: ${why}`;
        left = {
            as: 'filtered',
            why: baselineState === 'unknown'
                ? `${filtered}; whether it is new is not known: ${finding.baselineReason}`
                : reached > 0 && baselineState === undefined
                    ? `${filtered}: a baseline (baseline-sarif-file) tells whether it is new`
                    : filtered,
        };
    }
    finding.counts =
        left === undefined && !finding.suppressed && (isFailing || (isUnparsed && policy.failLevel !== 'never'));
    if (left !== undefined)
        return left;
    if (!isUnparsed && !(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .jZ)(judgedBy(finding), policy.minLevel))
        return {
            as: 'filtered',
            why: `${(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .KY)(judgedBy(finding), policy.minLevel)} is below min-level ${policy.minLevel}`,
        };
    return position.kind === 'not-on-the-diff' ? { as: 'not-on-the-diff', why: position.reason } : undefined;
}
function judgedBy({ newLevel, newSeverity }) {
    return { level: newLevel, severity: newSeverity };
}
function groupOnLines({ findings, completeness }, actions, selected) {
    const isOpen = ({ thread }) => {
        const kind = thread && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread) ? actions.get(thread)?.kind : undefined;
        return kind === 'keep' || kind === 'reopen';
    };
    const isNew = (finding) => finding.thread === undefined && !finding.suppressed && selected.get(finding) === undefined;
    const varying = findings.filter(({ scope, at }) => at !== undefined && at.line > 0 && completeness.varying.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)));
    const lines = Map.groupBy(varying, ({ scope, at }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)}\n${at?.path}\n${at?.line}`);
    for (const here of lines.values()) {
        const added = here.filter(isNew).toSorted(byWeight);
        const owner = here.find(isOpen) ?? added[0];
        for (const finding of added) {
            if (owner === undefined || finding === owner)
                continue;
            finding.group = owner;
            owner.members.push(finding);
        }
    }
}
function listUnnamed(finding) {
    const { group, scope } = finding;
    if (group === undefined || !('key' in group) || group.thread === undefined)
        return [];
    const reason = 'another finding on its line has a thread';
    return group.scope.tool === scope.tool ? [{ finding, why: 'on-line', reason }] : [];
}
function groupTools({ findings, threads, job }, actions, selected) {
    const wants = (finding) => {
        if (finding.suppressed || finding.place.kind !== 'lines')
            return false;
        if (finding.group !== undefined || finding.members.length > 0)
            return false;
        const { thread } = finding;
        if (thread === undefined)
            return selected.get(finding) === undefined;
        return (actions.get(thread)?.kind === 'reopen' &&
            thread.isResolved &&
            thread.mark.mark !== 'open' &&
            thread.mark.mark !== 'dismissed');
    };
    const keyOf = ({ at, rule }) => at === undefined || at.line === 0 ? undefined : (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__ .ZL)(at.path, at.line, rule.id);
    const groups = Map.groupBy(findings.filter(wants), keyOf);
    const standing = Map.groupBy(threads
        .flatMap((thread) => {
        const action = actions.get(thread);
        const { finding } = action ?? {};
        if (finding !== undefined)
            return finding.suppressed ||
                !finding.inDiff ||
                (action?.kind === 'reopen' && wants(finding)) ||
                (thread.isResolved && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread))
                ? []
                : [{ thread, finding, key: keyOf(finding) }];
        const isOurs = job.name === thread.marker.check || thread.marker.grouped.length > 0;
        const { where } = thread;
        return action?.because === 'unverified' &&
            isOurs &&
            thread.unsure !== 'unbound' &&
            where.kind === 'at' &&
            where.line > 0 &&
            (!thread.isResolved || (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread))
            ? [{ thread, finding: undefined, key: (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_8__ .ZL)(where.path, where.line, thread.fingerprint.rule) }]
            : [];
    })
        .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(a.thread.comment.id, b.thread.comment.id)), ({ key }) => key);
    for (const [key, group] of groups) {
        if (key === undefined)
            continue;
        const left = group.filter((finding) => {
            const by = standing
                .get(key)
                ?.find(({ thread }) => thread.fingerprint.tool !== finding.scope.tool &&
                (!(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread) || (thread.unsure === undefined && isNamed(thread.marker.grouped, finding))));
            if (by === undefined)
                return true;
            finding.group = by.finding ?? by.thread;
            by.finding?.members.push(finding);
            return false;
        });
        const [owner, ...others] = left.toSorted((a, b) => (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(a.level, b.level) ||
            (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(a.scope.tool, b.scope.tool) ||
            (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(a.key, b.key));
        for (const other of others) {
            if (owner === undefined || owner.scope.tool === other.scope.tool)
                continue;
            other.group = owner;
            owner.members.push(other);
        }
    }
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action === undefined || finding.group === undefined)
            continue;
        Object.assign(action, { kind: 'none', because: 'done', reason: groupReason(finding) });
        delete action.mark;
    }
}
function isNamed(grouped, finding) {
    const now = (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ .C5)(finding);
    return grouped.some((one) => nameOf(one) === nameOf(now) &&
        (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(now.level, one.level) >= 0 &&
        (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ .o_)(now.words, one.words).length === 0);
}
function groupReason({ group }) {
    if (group === undefined)
        return '';
    const thread = 'comment' in group ? group : group.thread;
    const scope = 'comment' in group ? (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(group) : group.scope;
    if (thread === undefined || ('key' in group && thread.isResolved && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread)))
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)} gets the thread for the same problem`;
    const same = `discussion ${thread.id} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)} is about the same problem`;
    return (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread) ? `${same}; a person resolved it, and its comment names this` : same;
}
const MOST_MEMBERS = 8;
const LONGEST_NAMES = 150;
function membersOf(findings) {
    return findings
        .map(_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_3__ .C5)
        .filter(({ tool, category, rule, product = '' }) => `${tool}${category}${rule}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(nameOf(a), nameOf(b)))
        .slice(0, MOST_MEMBERS);
}
const nameOf = ({ tool, category, rule }) => JSON.stringify([tool, category, rule]);
function rename(finding, action, { findings, completeness, keepsNumbers }) {
    const { thread } = finding;
    if (thread === undefined || thread.unsure !== undefined || thread.comment.mine === false)
        return;
    if (action.kind !== 'keep' && action.kind !== 'reopen')
        return;
    const standing = thread.marker.grouped;
    const unverified = standing.filter((one) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(one);
        const isKnown = finding.members.some(({ scope, rule }) => nameOf(one) === nameOf({ ...scope, rule: rule.id }));
        const isUnverified = completeness.failures.length > 0 ||
            completeness.unverifiedTools.some(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope) === key) ||
            completeness.unverifiedFiles.some(({ scope, path }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope) === key && path === finding.place.path);
        const isUnchanged = findings.some(({ scope, rule, at, baselineState }) => baselineState === 'unchanged' &&
            (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope) === key &&
            rule.id === one.rule &&
            at?.path === finding.at?.path &&
            at?.line === finding.at?.line);
        return !isKnown && (isUnverified || isUnchanged);
    });
    const grouped = [...membersOf(finding.members), ...unverified].toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(nameOf(a), nameOf(b)));
    const path = finding.at?.path ?? finding.place.path;
    const line = finding.at?.line ?? 0;
    const hasMoved = keepsNumbers && line > 0 && line !== thread.marker.stands;
    const isElsewhere = path !== undefined && (path !== thread.marker.fingerprint.path || hasMoved);
    const now = isElsewhere ? { path, line } : null;
    const before = thread.marker.now ?? null;
    const isSamePlace = before?.path === now?.path && before?.line === now?.line;
    const said = ({ tool, category, rule, level, words }) => [tool, category, rule, level, words];
    const isSameGroup = JSON.stringify(grouped.map(said)) === JSON.stringify(standing.map(said));
    if (action.kind === 'reopen')
        Object.assign(action, { grouped, now });
    else if (!isSameGroup || !isSamePlace) {
        const what = isSameGroup ? 'say where it is now' : 'name the other tools';
        Object.assign(action, {
            kind: 'edit',
            grouped,
            now,
            reason: `${action.reason}; its comment will ${what}`,
        });
    }
}
function takesPlace({ kind, because, finding, dismissal, thread }, own) {
    if (kind === 'keep' || kind === 'edit' || kind === 'reopen')
        return true;
    if (dismissal !== undefined)
        return finding !== undefined;
    if (kind !== 'none' || thread === undefined)
        return false;
    if (because === 'people')
        return finding !== undefined;
    return because === 'unverified' && own.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(thread)));
}
function scopesOfJob({ completeness: { complete, unverifiedTools }, findings, }) {
    const failed = unverifiedTools.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    return new Set([...complete, ...failed, ...findings.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
}
function judge(findings, selected, actions, { maxThreads, acceptResolved }, free) {
    const [failing, accepted] = [[], []];
    const listed = [];
    const posts = [];
    const sorted = findings.filter(({ suppressed }) => !suppressed).toSorted(byWeight);
    let places = free;
    for (const finding of sorted) {
        const action = finding.thread && actions.get(finding.thread);
        if (finding.group !== undefined)
            continue;
        finding.outcome =
            action === undefined
                ? selected.get(finding)
                : { as: dispositionOf(action, finding), why: action.reason };
        if (finding.outcome !== undefined)
            continue;
        if (places > 0)
            finding.outcome = { as: 'posted', why: whyNew(finding) };
        else
            finding.outcome = { as: 'over-limit', why: `max-threads is ${maxThreads}` };
        places -= 1;
        if (finding.outcome.as === 'posted')
            posts.push({ kind: 'post', finding, reason: finding.outcome.why });
    }
    for (const finding of sorted) {
        const { group } = finding;
        if (group !== undefined) {
            const owner = 'key' in group ? group.outcome : undefined;
            finding.outcome = owner?.as === 'over-limit' ? owner : { as: 'grouped', why: groupReason(finding) };
        }
        const { as, why } = finding.outcome ?? { as: 'filtered', why: '' };
        if (as === 'not-on-the-diff' || as === 'over-limit')
            listed.push({ finding, why: as, reason: why });
        if (!finding.counts)
            continue;
        const isAccepted = acceptResolved && isAcceptedByPeople(finding);
        const owner = group !== undefined && 'key' in group ? group : undefined;
        const isTold = owner?.counts === true &&
            owner.scope.tool !== finding.scope.tool &&
            isAccepted === (acceptResolved && isAcceptedByPeople(owner));
        if (!isTold)
            (isAccepted ? accepted : failing)?.push(finding);
        if (as === 'filtered')
            listed.push({ finding, why: 'below-min-level', reason: why });
        if (as === 'moved-on' && !isAccepted)
            listed.push({ finding, why: 'not-on-the-diff', reason: why });
    }
    return {
        actions: [...posts, ...actions.values()],
        failing: failing ?? [],
        accepted: accepted ?? [],
        listed,
    };
}
function whyNew({ baselineState, was }) {
    if (baselineState !== 'new')
        return 'new';
    return was === undefined
        ? 'new since the base'
        : 'its line is new since the base; it was here before this line was edited';
}
function dispositionOf({ kind, because, dismissal }, { inDiff }) {
    if (kind === 'keep' || kind === 'edit')
        return 'kept';
    if (kind === 'reopen')
        return 'reopened';
    if (kind === 'none' && because === 'unverified')
        return 'kept';
    const isByPeople = (kind === 'none' && because === 'people') || dismissal !== undefined;
    return isByPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
function isAcceptedByPeople({ thread: own, group, outcome }) {
    const of = group === undefined ? undefined : 'comment' in group ? group : group.thread;
    const thread = own ?? of;
    if (thread === undefined || !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Is)(thread) || !thread.accepts)
        return false;
    const { mark, resolverMay = 'yes' } = thread;
    const isByReply = mark.mark === 'dismissed' || (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .az)(thread);
    return ((isByReply || resolverMay === 'yes') &&
        (outcome?.as === 'resolved-by-people' || outcome?.as === 'moved-on' || outcome?.as === 'grouped'));
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function byWeight(a, b) {
    const precision = ({ rule }) => {
        const rank = PRECISIONS.indexOf(rule.precision ?? '');
        return rank === -1 ? PRECISIONS.length : rank;
    };
    const line = ({ place }) => (place.kind === 'lines' ? place.startLine : 0);
    return ((0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .qy)(a.key ?? '', b.key ?? ''));
}


 }),

 7886:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F7: () => ( whyUnsure),
   yF: () => ( planThread)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _match_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(458);
 var _match_pair_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8951);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7746);
 var _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3642);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5740);






const all = (...conditions) => (row) => conditions.every((holds) => holds(row));
const not = (condition) => (row) => !condition(row);
const there = ({ finding }) => finding !== undefined;
const unproven = ({ thread: { unsure } }) => unsure === 'signed' || unsure === 'copied';
const unbound = ({ thread: { unsure } }) => unsure === 'unbound';
const edited = ({ thread: { unsure } }) => unsure === 'edited' || unsure === 'older';
const resolved = ({ thread }) => thread.isResolved;
const marked = (...marks) => ({ thread }) => marks.includes(thread.mark.mark);
const closedByUs = ({ thread: { mark } }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Ci)(mark.mark) && mark.mark !== 'dismissed';
const byUs = (row) => row.thread.isResolved &&
    (closedByUs(row) ||
        row.thread.mark.mark === 'gone' ||
        (row.thread.mark.mark === 'open' &&
            row.bot !== undefined &&
            row.thread.comment.resolvedById === row.bot));
const byPush = ({ thread: { isResolved, mark, comment } }) => isResolved && mark.mark === 'open' && comment.resolvedByPush === true;
const byPeople = (row) => resolved(row) && !byUs(row) && !byPush(row);
const reopened = (row) => !resolved(row) && closedByUs(row);
const mayNot = ({ thread: { comment, isResolved } }) => comment.mayResolve === false && !isResolved;
const dismissed = ({ thread }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .az)(thread);
const takenBack = ({ thread }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Zb)(thread);
const discussed = ({ thread: { replies } }) => replies.length > 0;
const leave = (because) => () => ({ kind: 'none', because });
const close = (mark) => (row) => mayNot(row)
    ? row.thread.mark.mark === 'gone'
        ? { kind: 'none', because: 'rights' }
        : { kind: 'comment', because: 'rights', mark }
    : { kind: 'resolve', mark };
const dismiss = ({ thread }) => ({
    kind: 'resolve',
    mark: 'dismissed',
    dismissal: thread.statement,
});
const reopen = () => ({ kind: 'reopen', mark: 'open' });
const closing = (when, holds, mark, why) => [
    { when, holds: all(there, holds, byUs), does: leave('done'), because: why },
    {
        when,
        holds: all(there, holds, resolved),
        does: leave('done'),
        because: (row) => `${resolvedBy(row.thread)}, and ${why(row)}`,
    },
    { when, holds: all(there, holds, reopened), does: leave('people'), because: () => REOPENED },
    {
        when,
        holds: all(there, holds, edited),
        does: leave('unverified'),
        because: (row) => `${why(row)}, but ${notToResolve(row.thread)}`,
    },
    { when, holds: all(there, holds), does: close(mark), because: (row) => withRights(row, why(row)) },
];
const REOPENED = 'somebody reopened it after a run had resolved it';
const GONE = 'the finding is gone';
const RULES = [
    {
        when: 'it is not certain that the thread is ours',
        holds: unproven,
        does: leave('unverified'),
        because: ({ thread }) => thread.unsure === 'signed'
            ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
            : 'another discussion contains a copy of its comment: delete the copy',
    },
    {
        when: 'another thread is about the same finding',
        holds: ({ winner }) => winner !== undefined,
        does: (row) => edited(row) || row.isElsewhere
            ? { kind: 'none', because: 'unverified' }
            : discussed(row)
                ? { ...close('retired')(row), winner: row.winner }
                : { kind: 'delete', winner: row.winner },
        because: (row) => {
            const same = `discussion ${row.winner?.id} is about the same finding`;
            if (row.isElsewhere)
                return `${same}, but this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(row.thread))}`;
            return edited(row)
                ? `${same}, but ${whyUnsure(row.thread)}, so no run may remove it: resolve it by hand`
                : discussed(row)
                    ? withRights(row, same)
                    : same;
        },
    },
    { when: 'a person dismissed the finding', holds: all(there, dismissed), does: dismiss, because: decided },
    {
        when: 'the dismissal was taken back',
        holds: all(there, takenBack),
        does: ({ thread }) => ({ ...reopen(), by: thread.statement }),
        because: ({ thread: { statement } }) => statement?.says === 'reopen'
            ? `${nameOf(statement.name)} took the dismissal back`
            : 'the reply that dismissed it is gone',
    },
    ...closing('the finding is ignored by the configuration', ({ finding }) => finding?.ignored === true, 'ignored', () => 'the finding is ignored by .sarif-review.yml'),
    ...closing('the finding is suppressed', ({ finding }) => finding?.suppressed === true, 'suppressed', () => 'the finding is suppressed'),
    ...closing('its file is no longer part of the diff', ({ leftDiff }) => leftDiff !== undefined, 'moved-on', ({ leftDiff }) => `${leftDiff} is no longer part of the diff`),
    {
        when: 'the thread says that its finding is gone, but the finding is back',
        holds: all(there, not(resolved), marked('gone')),
        does: reopen,
        because: () => 'it was marked as fixed, and the finding is back',
    },
    {
        when: 'the finding was dismissed, and this token cannot resolve threads',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { mark } }) => mark.way === 'said'),
        does: leave('people'),
        because: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'the finding was dismissed, and somebody reopened the thread',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { marker } }) => marker.bound !== undefined),
        does: reopen,
        because: () => 'somebody reopened it, so the dismissal no longer applies',
    },
    {
        when: 'the thread is open',
        holds: all(there, not(resolved), not(reopened)),
        does: () => ({ kind: 'keep' }),
        because: samePlace,
    },
    {
        when: 'a run had resolved the thread, but it is open',
        holds: all(there, reopened),
        does: reopen,
        because: () => 'it is open even though it was marked as resolved, and the finding is still there',
    },
    {
        when: 'a run resolved the thread',
        holds: all(there, byUs),
        does: reopen,
        because: ({ thread: { mark } }) => `it was ${markedAs(mark.mark)}, but the finding came back`,
    },
    {
        when: 'a push resolved the thread',
        holds: all(there, byPush),
        does: reopen,
        because: () => 'a push that changed its line resolved it, but the finding is still there',
    },
    {
        when: 'somebody resolved the thread, and somebody else changed its text',
        holds: all(there, ({ thread: { unsure } }) => unsure === 'edited'),
        does: reopen,
        because: ({ thread }) => `${resolvedBy(thread)}, but ${whyUnsure(thread)}, and the finding is still there`,
    },
    {
        when: 'a person resolved the thread',
        holds: there,
        does: leave('people'),
        because: ({ thread }) => thread.accepts
            ? resolvedBy(thread)
            : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${thread.unsure === undefined ? 'no key signed it' : whyUnsure(thread)}`,
    },
    {
        when: 'no signature proves that the comment was posted here with this text, and its finding gets a new thread',
        holds: all(unbound, not(resolved), ({ resembled }) => resembled !== undefined),
        does: (row) => (discussed(row) ? close('retired')(row) : { kind: 'delete' }),
        because: () => 'its position or its text is not what a run signed, so its finding is posted again',
    },
    {
        when: 'its finding is back, and this token cannot reopen the thread',
        holds: all(({ resembled }) => resembled !== undefined, ({ thread }) => (0,_match_match_js__WEBPACK_IMPORTED_MODULE_1__ .PU)(thread)),
        does: leave('done'),
        because: () => 'its finding is back, and this token cannot reopen the thread, so the finding is treated as a new one',
    },
    {
        when: 'a run resolved the thread',
        holds: byUs,
        does: leave('done'),
        because: ({ thread: { mark } }) => `already ${markedAs(mark.mark)}`,
    },
    {
        when: 'a person dismissed a finding in this thread, but the current finding may be a different one',
        holds: all(({ resembled }) => resembled !== undefined, dismissed),
        does: dismiss,
        because: decided,
    },
    {
        when: 'a person resolved the thread, but the current finding may be a different one',
        holds: ({ resembled }) => resembled !== undefined,
        does: leave('people'),
        because: () => 'a person resolved it, but the current finding may be a different one',
    },
    {
        when: 'a person dismissed it, and its tool does not report the same in each run',
        holds: all(dismissed, ({ varies }) => varies === true),
        does: dismiss,
        because: decided,
    },
    {
        when: 'a person resolved it, and its tool does not report the same in each run',
        holds: all(byPeople, ({ varies }) => varies === true),
        does: leave('people'),
        because: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'the logs do not prove that its finding is gone',
        holds: ({ unverified }) => unverified !== undefined,
        does: leave('unverified'),
        because: ({ unverified = '' }) => unverified,
    },
    {
        when: 'a person resolved the thread, and its file is no longer part of the diff',
        holds: all(byPeople, ({ leftDiff }) => leftDiff !== undefined),
        does: leave('people'),
        because: ({ thread, leftDiff }) => `${resolvedBy(thread)}, and ${leftDiff} is no longer part of the diff`,
    },
    {
        when: 'a person resolved the thread, and somebody else changed its text',
        holds: all(byPeople, edited),
        does: leave('people'),
        because: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'somebody else changed the text of the thread',
        holds: all(edited, not(reopened)),
        does: leave('unverified'),
        because: ({ thread }) => `${GONE}, but ${notToResolve(thread)}`,
    },
    {
        when: 'a run had resolved the thread, and somebody reopened it',
        holds: reopened,
        does: leave('people'),
        because: ({ thread: { replies, mark } }) => `${GONE}, but somebody reopened it${replies.length > mark.replies ? ' and replied' : ''}`,
    },
    {
        when: '`resolve` is `never`',
        holds: ({ resolve }) => resolve === 'never',
        does: leave('policy'),
        because: () => `${GONE}, but resolve is set to never`,
    },
    {
        when: '`resolve` is `undiscussed`, and a person dismissed the finding',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed, (row) => marked('dismissed')(row) || dismissed(row)),
        does: leave('people'),
        because: ({ thread }) => `${GONE}; ${resolvedBy(thread)}`,
    },
    {
        when: '`resolve` is `undiscussed`, and somebody replied',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed),
        does: ({ thread }) => thread.mark.mark === 'gone'
            ? { kind: 'none', because: 'policy' }
            : { kind: 'comment', because: 'policy', mark: 'gone' },
        because: () => `${GONE}; somebody replied, and resolve is undiscussed`,
    },
    {
        when: 'its finding is gone',
        holds: () => true,
        does: (row) => ({
            ...close('fixed')(row),
            ...(row.varies && { varies: true }),
            ...(row.resolve === 'undiscussed' && { undiscussed: true }),
        }),
        because: (row) => withRights(row, row.thread.where.kind === 'deleted'
            ? 'its file was deleted'
            : row.varies
                ? 'it is no longer reported, and its code was changed'
                : GONE),
    },
];
function planThread(row) {
    const { does, because } = RULES.find(({ holds }) => holds(row));
    return { thread: row.thread, finding: row.finding, reason: because(row), ...does(row) };
}
function markedAs(mark) {
    if (mark === 'moved-on')
        return 'marked as no longer part of the change';
    return mark === 'retired'
        ? 'marked as a second thread of its finding'
        : mark === 'gone'
            ? 'fixed'
            : mark === 'open'
                ? 'resolved by a run'
                : mark;
}
const withRights = (row, reason) => mayNot(row) ? `${reason}, and this token cannot resolve threads` : reason;
function whyUnsure({ unsure }) {
    if (unsure === 'older')
        return 'it is signed with an earlier key';
    if (unsure === 'unbound')
        return 'its position or its text is not what a run signed';
    return 'somebody else has changed its comment';
}
const notToResolve = (thread) => `${whyUnsure(thread)}, so no run may resolve it: resolve it by hand`;
function decided({ thread: { statement } }) {
    return statement === undefined ? '' : describeDismissal(statement);
}
function describeDismissal({ name, says, reason }) {
    return `${nameOf(name)} replied "${says}": ${reason}`;
}
function resolvedBy({ comment, mark: { mark, dismissal }, statement }) {
    if (mark === 'dismissed' && dismissal !== undefined)
        return describeDismissal(dismissal);
    if (statement !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .kq)(statement) && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .a)(statement, dismissal))
        return describeDismissal(statement);
    return `${nameOf(comment.resolvedBy)} resolved it`;
}
function nameOf(name) {
    return name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name), _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .B6);
}
function samePlace({ thread: { fingerprint }, finding }) {
    if (finding === undefined)
        return '';
    const way = _match_pair_js__WEBPACK_IMPORTED_MODULE_2__ .dk[finding.matchedBy ?? 'git'];
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ ._k)(finding.place))
        return `its line differs from the commit, ${way}`;
    const { path, line } = finding.at ?? fingerprint;
    if (path !== fingerprint.path)
        return `moved from ${fingerprint.path}${fingerprint.line === 0 ? '' : `:${fingerprint.line}`}, ${way}`;
    return line === fingerprint.line
        ? `same line, ${way}`
        : `moved from line ${fingerprint.line} to line ${line}, ${way}`;
}


 }),

 7187:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H9: () => ( groupByReason),
   JY: () => ( toDocument),
   jK: () => ( withoutThread),
   md: () => ( worstFirst),
   ow: () => ( toldAction),
   qS: () => ( resultsOf),
   ve: () => ( splitOpen)
 });
 var _act_acting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3612);
 var _comment_summary_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6671);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
 var _plan_plan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3866);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7283);
 var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8564);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(409);
 var _dismissals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6572);
 var _left_threads_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7443);
 var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3629);











const OPEN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'not-on-the-diff',
    'resolved-by-people',
    'undecided',
];
const UNSEEN = ['not-on-the-diff', 'over-limit', 'failed'];
function splitOpen(results, counts = new Set()) {
    const { open = [], done = [] } = Object.groupBy(results, ({ result, disposition }) => OPEN.includes(disposition) || counts.has(result) ? 'open' : 'done');
    return [open, done];
}
function worstFirst(results) {
    return results.toSorted((a, b) => (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_3__ .IN)(a.result, b.result));
}
function toDocument(run) {
    const { results, completeness, conclusion, dryRun, outcomes, plan, reasons, ignored = [] } = run;
    const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
    const { actions: planned = [] } = plan ?? {};
    const warnings = [...(completeness?.warnings ?? []), ...run.warnings];
    const resultCounts = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .aD)(results);
    const threadCounts = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .Z_)(planned, outcomes, dryRun ? 'planned' : 'done');
    const { findings: failing, standing } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_7__ .al)(run);
    const counts = resultsOf(plan?.failing ?? []);
    const accepted = resultsOf(plan?.accepted ?? []);
    const acceptedKeys = new Set((plan?.accepted ?? []).map(({ key }) => key));
    const [unsorted, done] = splitOpen(results, counts);
    const open = worstFirst(unsorted);
    const openOf = new Map(open.map((one) => [one.result, one]));
    const actions = planned.map((action) => toldAction(action, outcomes.get(action)));
    const dismissals = (0,_dismissals_js__WEBPACK_IMPORTED_MODULE_8__ .N9)(planned);
    const rules = (0,_dismissals_js__WEBPACK_IMPORTED_MODULE_8__ .LT)(run);
    const why = (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .DP)(reasons);
    const concluded = plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .d7)(run);
    return {
        ...run,
        heading: _words_js__WEBPACK_IMPORTED_MODULE_10__ .R_(run),
        isPlanned: plan !== undefined,
        concluded: concluded === _words_js__WEBPACK_IMPORTED_MODULE_10__ .f5 ? '' : concluded,
        end: `${conclusion}: ${plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .lA)(run)}`,
        threads: (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .Uz)(run),
        accounting: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .Qq)(run.isRead ? resultCounts : undefined, threadCounts),
        resultCounts,
        threadCounts,
        failing: {
            results: failing.flatMap(({ newResults: [first] }) => (first && openOf.get(first)) ?? []),
            standing,
        },
        fails: resultsOf(failing),
        counts,
        open,
        get done() {
            return worstFirst(done);
        },
        levels: _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .A_.map((level) => [level, open.filter(({ result }) => result.level === level).length]).filter(([, count]) => count > 0),
        unseen: open.filter(({ disposition }) => UNSEEN.includes(disposition)),
        present: results.map(({ result }) => result).filter((one) => openOf.has(one) && !accepted.has(one)),
        actions,
        gone: actions.filter((told) => told.results.length === 0),
        urgent: toNotes([
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.standing, standing.map(_words_js__WEBPACK_IMPORTED_MODULE_10__ .yO)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.unfinished, plan === undefined ? [] : reasons],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.unverified, _words_js__WEBPACK_IMPORTED_MODULE_10__ .L4(run)],
        ]),
        notes: toNotes([
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.left, (0,_left_threads_js__WEBPACK_IMPORTED_MODULE_9__ .RH)(planned).map(([reason, count]) => `${count}: ${reason}`)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.otherTools, _words_js__WEBPACK_IMPORTED_MODULE_10__ .$p(results)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.base, _words_js__WEBPACK_IMPORTED_MODULE_10__ .L5(run)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.filtered, countReasons(results, 'filtered')],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.ignored, countReasons(results, 'ignored')],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.dismissals, dismissals.map(_words_js__WEBPACK_IMPORTED_MODULE_10__ .JO)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.attempts, ignored.map(_words_js__WEBPACK_IMPORTED_MODULE_10__ .MS)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.unwanted, _words_js__WEBPACK_IMPORTED_MODULE_10__ .qw(rules)],
            [_words_js__WEBPACK_IMPORTED_MODULE_10__ .dI.warnings, warnings],
        ]),
        warnings,
        unverified: { failures, unverifiedTools, unverifiedFiles },
        baseline: _words_js__WEBPACK_IMPORTED_MODULE_10__ .Lz(run),
        dismissals: dismissals.map((one) => ({ ...one, accepted: acceptedKeys.has(one.finding.key) })),
        ignored,
        rules,
    };
}
function toNotes(lists) {
    return lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ title, lines }]));
}
function resultsOf(findings) {
    return new Set(findings.flatMap(({ newResults }) => newResults.filter(({ presence }) => presence.kind === 'present')));
}
function toldAction(action, outcome) {
    const { kind, thread, finding, reason } = action;
    const place = finding?.place;
    const was = thread?.fingerprint;
    const anchor = finding?.position.kind === 'anchored' ? finding.position.anchor : undefined;
    const isPost = kind === 'post';
    const line = isPost
        ? anchor?.newLine
        : (place?.kind === 'lines' ? place.startLine : was?.line) || undefined;
    return {
        shown: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .sE)(action),
        reason,
        writes: (0,_act_acting_js__WEBPACK_IMPORTED_MODULE_0__ .xz)(action),
        path: (isPost ? anchor?.path : undefined) ?? place?.path ?? was?.path ?? '',
        line,
        scope: finding?.scope ?? (thread ? (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread) : { tool: '', category: '' }),
        ruleId: finding?.rule.id ?? was?.rule ?? '',
        level: finding?.level,
        results: finding?.results ?? [],
        members: isPost ? (finding?.members ?? []).map(({ scope }) => scope) : [],
        thread,
        outcome: outcome?.kind,
    };
}
function withoutThread({ results, counts }, shown) {
    return results.filter(({ result, disposition }) => {
        if (disposition === 'not-on-the-diff' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored' || disposition === 'unchanged')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        const { kind } = result.place;
        return shown === 'all' || kind === 'nowhere' || kind === 'uncommitted' || counts.has(result);
    });
}
function groupByReason(results) {
    const groups = Map.groupBy(results, ({ result, reason }) => (0,_comment_summary_comment_js__WEBPACK_IMPORTED_MODULE_1__ .sp)(result.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
function countReasons(results, disposition) {
    return groupByReason(results.filter((one) => one.disposition === disposition)).map(([reason, { length }]) => `${length}: ${reason}`);
}


 }),

 7334:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Hy: () => ( otherWaysToCount),
   XZ: () => ( endAll),
   d3: () => ( recount)
 });
const OTHER_WAYS = [
    '\r',
    '\r\f',
    '\r\u2028\u2029',
    '\r\u0085\u2028\u2029',
    '\r\v\f\u0085\u2028\u2029',
    '\r\v\f\x1C\x1D\x1E\u0085\u2028\u2029',
];
const ANY_END = new RegExp(`[${OTHER_WAYS.join('')}]`, 'gu');
function otherWaysToCount(files) {
    const found = new Set();
    for (const lines of files)
        for (const line of lines)
            for (const end of line.match(ANY_END) ?? [])
                found.add(end);
    const ways = new Set(OTHER_WAYS.map((ends) => [...ends].filter((end) => found.has(end)).join('')));
    ways.delete('');
    return [...ways].map((ends) => new RegExp(`[${ends}]`, 'u'));
}
function recount(lines, ends) {
    const parts = lines.map((line) => line.split(ends));
    return { lines: parts.flat(), gitLines: parts.flatMap((part, index) => part.map(() => index + 1)) };
}
function endAll(lines) {
    return lines.map((line) => `${line}\n`).join('');
}
const known = new WeakMap();
function otherReadings(lines) {
    const readings = known.get(lines) ?? otherWaysToCount([lines]).map((way) => recount(lines, way).lines);
    known.set(lines, readings);
    return readings;
}


 }),

 492:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EN: () => ( joinInline),
   Kc: () => ( escapeLineStart),
   O0: () => ( encodePath),
   SS: () => ( codeSpan),
   VV: () => ( escapeInline),
   aE: () => ( placeLink),
   d6: () => ( codeFence),
   escapeMarkdown: () => ( escapeMarkdown),
   nf: () => ( link),
   xR: () => ( tableCell)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


const LIVE_SIGN = /[#\uff03\ufe5f!%~&$@\uff20\ufe6b](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
function escapeMarkdown(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); 
}
function codeSpan(text) {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
function codeFence(text, language = '') {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
function link(label, url) {
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(label);
    const target = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .qP)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || saysWhere(name, host, target) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
function escapeInline(line, urls) {
    return joinInline((0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(line, urls).map(renderPiece));
}
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? _lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe + next : next))
        .join('');
}
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
function autolink(url) {
    return `<${url}>`;
}
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
const PLAIN_WORD = /^[\p{L}\p{N}(,;:'-]*$/u;
const CLOSING = '.,;:!?)';
function saysWhere(label, host, { href }) {
    const [, weakness] = /^CWE-(\d{1,5})$/u.exec(label) ?? [];
    if (weakness !== undefined && href === `https://cwe.mitre.org/data/definitions/${weakness}.html`)
        return true;
    const words = label.split(' ');
    const saying = words.filter((word) => beginsWithHost(withoutClosing(word).replace(/^\(/u, ''), host));
    return (saying.length > 0 &&
        (words[0] === saying[0] ||
            words.every((word) => saying.includes(word) || PLAIN_WORD.test(withoutClosing(word)))));
}
function withoutClosing(word) {
    let end = word.length;
    while (end > 0 && CLOSING.includes(word[end - 1] ?? ' '))
        end -= 1;
    return word.slice(0, end);
}
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}
function placeLink(name, address) {
    const code = codeSpan((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
function encodePath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
        .join('/');
}
function encodeSign(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}


 })

};

export const id = 2140;
export const ids = [2140];
export const modules = {

 7858:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e_: () => ( describeDegenerateFingerprint),
   hJ: () => ( findDegenerateFingerprints),
   oH: () => ( usableFingerprints)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
function usableFingerprints(finding) {
    const usable = new Map();
    for (const [name, value] of Object.entries(finding.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}
function findDegenerateFingerprints(findings) {
    const known = new Map();
    for (const { scope, place, fingerprints } of findings) {
        const line = 'startLine' in place ? place.startLine : 0;
        const where = JSON.stringify([place.kind, place.path, line]);
        for (const [name, value] of Object.entries(fingerprints)) {
            if (value === '')
                continue;
            const key = JSON.stringify([scope.tool, scope.category, name]);
            const seen = known.get(key) ?? { scope, name, values: new Set(), places: new Set(), usable: false };
            known.set(key, seen);
            seen.values.add(value);
            seen.places.add(where);
            seen.usable ||= isUsable(name, value);
        }
    }
    return [...known.values()].flatMap((seen) => {
        const kind = judge(seen);
        return kind === undefined ? [] : [{ scope: seen.scope, name: seen.name, kind, places: seen.places.size }];
    });
}
function judge({ usable, values, places }) {
    if (!usable)
        return 'impostor';
    return places.size > 1 && values.size === 1 ? 'constant' : undefined;
}
function describeDegenerateFingerprint({ scope, name, kind, places }) {
    const why = kind === 'constant'
        ? `has one value at ${places} places`
        : 'is a placeholder or speaks of the commit, not of the finding';
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}


 }),

 19795:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Zs: () => ( splitDuplicates),
   dw: () => ( toSpots),
   jZ: () => ( atLeast),
   t9: () => ( compareLevels)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

function toSpots(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups].map(([key, group]) => {
        const [worst] = group.sort(worstFirst);
        const { scope, rule, place, level } = worst;
        const suppressed = isSuppressed(worst);
        const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
        return { key, scope, rule, place, findings: group, level, suppressed, ignored };
    });
}
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere'
        ? [place.reason, message, place.line]
        : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(finding) {
    return finding.presence.kind !== 'present';
}
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__ .A_.indexOf(b);
}
function atLeast(level, least) {
    return least !== 'never' && compareLevels(level, least) <= 0;
}
function splitDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const finding of neighbors) {
            const key = repetitionKey(finding);
            if (seen.has(key))
                repeated.add(finding);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: findings, duplicates: [] };
    return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function repetitionKey({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope),
        rule.id,
        level,
        message,
        presence.kind,
        column ?? null,
        ...placeKey(place),
    ]);
}
function placeKey(place) {
    switch (place.kind) {
        case 'lines':
            return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
        case 'uncommitted':
            return [place.kind, place.path, place.startLine, place.endLine];
        case 'file':
            return [place.kind, place.path];
        case 'nowhere':
            return [place.kind, place.path ?? null, place.reason, place.line ?? null];
    }
}


 }),

 4042:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   XN: () => ( describeContested),
   Y8: () => ( separateDuplicates),
   fK: () => ( findContested),
   mm: () => ( adviseOn)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);



function findContested(threads, pairs, head) {
    const before = threads.flatMap(({ evidence: { scope }, contestedAt }) => contestedAt === head ? [{ scope, head }] : []);
    const now = pairs.flatMap(({ thread, spot }) => thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
        ? [{ scope: thread.evidence.scope, head }]
        : []);
    return new Map([...before, ...now].map((contested) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(contested.scope), contested]));
}
function describeContested({ scope, head }) {
    return (`two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        adviseOn('it'));
}
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
function rankOf(thread) {
    const { doubts } = thread;
    if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ ._q)(thread))
        return 3;
    if (doubts.includes('unclear') || doubts.includes('sealed'))
        return 2;
    return doubts.includes('copied') ? 0 : 1;
}
function separateDuplicates(all, history) {
    const winners = new Map();
    const duplicates = [];
    const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
    const rank = (thread) => `${rankOf(thread)} ${thread.commentId}`;
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const key = placeKey(thread, history);
        const here = winners.get(key) ?? [];
        winners.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(thread))
            duplicates.push({ thread, winner });
    }
    return { threads: [...winners.values()].flat(), duplicates };
}
function isApart(decided, { told }) {
    if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .PU)(decided))
        return true;
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(decided))
        return false;
    return told.keys !== decided.told.keys || !(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(told, decided.told);
}
function placeKey(thread, history) {
    const { evidence } = thread;
    const { path, line, head } = evidence;
    const rule = [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(evidence.scope), evidence.ruleId];
    const old = history(head);
    const isLost = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(thread) && old?.isLost(path, line) === true;
    const pathNow = isLost ? undefined : old?.pathNow(path);
    const lineNow = line === 0 ? 0 : old?.standsByAll(path, line) ? old.exactNow(path, line) : undefined;
    return JSON.stringify(pathNow !== undefined && lineNow !== undefined
        ? [...rule, 'now', pathNow, lineNow]
        : [...rule, 'then', head, path, line]);
}


 }),

 57764:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Gl: () => ( isDecidedByReply),
   Jr: () => ( SHOWN_MOVES),
   Yf: () => ( spotOf),
   p8: () => ( isDeleting),
   xz: () => ( isWriting),
   zy: () => ( shownMove)
 });
function isWriting(move) {
    return move.kind !== 'keep' && move.kind !== 'leave';
}
function isDeleting(move) {
    return 'by' in move && move.by === 'deleting';
}
function isDecidedByReply(move) {
    return move.kind === 'resolve' && move.resolution === 'decided';
}
const SHOWN_MOVES = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
function shownMove({ kind }) {
    if (kind === 'edit')
        return 'keep';
    return kind === 'say' ? 'leave' : kind;
}
function spotOf(move) {
    return 'spot' in move ? move.spot : undefined;
}


 }),

 50324:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $K: () => ( noRunOfSilent),
   $h: () => ( IGNORED),
   AW: () => ( ruleDidNotRun),
   Ae: () => ( unfinishedAndGone),
   BH: () => ( EDITED_SINCE_BASE),
   BZ: () => ( filteredBy),
   CO: () => ( resolvedBy),
   D_: () => ( OVERVIEW_NOT_NEEDED_NOW),
   H2: () => ( OVERVIEW_LACKS),
   HX: () => ( mayNotResolve),
   Hu: () => ( laterVersion),
   In: () => ( sameFinding),
   JZ: () => ( SUPPRESSED),
   Ju: () => ( goneButReopened),
   K: () => ( reportedHere),
   Kz: () => ( resolvedThoughEdited),
   Mf: () => ( fileNotAtBase),
   Nn: () => ( thereAgain),
   O3: () => ( SAID_TO_BE_GONE),
   PM: () => ( OVER),
   PY: () => ( baseUnusable),
   Px: () => ( OUTSIDE_CHANGE),
   SU: () => ( uncommitted),
   SX: () => ( noRunOfCategory),
   Ss: () => ( differsFromHead),
   T9: () => ( REOPENED),
   Tl: () => ( notRunHere),
   U4: () => ( UNBOUND),
   VJ: () => ( withdrawn),
   VS: () => ( NOTE),
   W1: () => ( overLimit),
   WU: () => ( OVERVIEW_NOT_NEEDED),
   W_: () => ( RESOLVED_BY_PUSH),
   Zt: () => ( otherVersion),
   _P: () => ( twinGetsThread),
   a7: () => ( engineFailed),
   aD: () => ( garbled),
   ag: () => ( ruleNotAtBase),
   b7: () => ( writtenByLater),
   bO: () => ( OVERVIEW_NEVER),
   cU: () => ( namesOtherTools),
   c_: () => ( notAtBase),
   dN: () => ( judgedByLine),
   dy: () => ( NEW),
   eg: () => ( waiting),
   eu: () => ( NEW_SINCE_BASE),
   f$: () => ( unfinishedAndThere),
   fi: () => ( dominantRule),
   g9: () => ( COUNTED_OTHERWISE),
   gA: () => ( resolvedAnd),
   gV: () => ( OVERVIEW_LISTS_ALL),
   gm: () => ( unproven),
   iO: () => ( OVERVIEW_OTHERS),
   im: () => ( belowLevel),
   j7: () => ( OVERVIEW_SAME),
   jC: () => ( noRun),
   jO: () => ( notToRemove),
   jQ: () => ( quiet),
   jo: () => ( noRunOfOtherJob),
   kI: () => ( namesOtherPlace),
   kh: () => ( GONE_AND_DISCUSSED),
   lQ: () => ( OVERVIEW_MISSING),
   ln: () => ( staleBase),
   mb: () => ( OVERVIEW_KEY),
   md: () => ( SUPPRESSED_IN_LOG),
   mj: () => ( DUPLICATE),
   n4: () => ( silencing),
   nX: () => ( goneAndDecided),
   nn: () => ( outOfDiff),
   o0: () => ( samePlace),
   oY: () => ( OPEN_THOUGH_MARKED),
   q2: () => ( but),
   rX: () => ( atBase),
   rc: () => ( decided),
   sc: () => ( sameProblem),
   sj: () => ( ABSENT),
   t2: () => ( silencingLine),
   ui: () => ( RESEMBLED),
   uj: () => ( GONE),
   vZ: () => ( toolNotNamed),
   vf: () => ( FILE_DELETED),
   wB: () => ( OVERVIEW_UNPROVEN),
   w_: () => ( newHead),
   wt: () => ( resolvedAndThere),
   x1: () => ( already),
   xu: () => ( decidedWithTwin),
   zC: () => ( fileNotLookedAt),
   zH: () => ( GONE_AND_KEPT),
   zJ: () => ( notToResolve)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
 var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16761);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94490);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7713);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59079);








const IGNORED = 'the finding is ignored by .sarif-review.yml';
const SUPPRESSED = 'the finding is suppressed';
const SAID_TO_BE_GONE = 'it was marked as fixed, and the finding is back';
const OPEN_THOUGH_MARKED = 'it is open although it was marked as resolved, and the finding is still there';
const RESOLVED_BY_PUSH = 'a push that changed its line resolved it, and the finding is there';
const REOPENED = 'somebody reopened it after a run had resolved it';
const outOfDiff = (path) => `${path} is no longer part of the diff`;
const thereAgain = (mark) => `it was ${markedAs(mark)}, and the finding is there again`;
const unfinishedAndThere = (begun) => `${unfinished(begun)}, and the finding is there`;
const withdrawn = (by) => by.says === 'reopen'
    ? `${nameOf(by.name)} took the decision back`
    : 'the reply that decided about it is gone';
const resolvedAnd = (thread, reason) => `${resolvedBy(thread)}, and ${reason}`;
const resolvedThoughEdited = (thread) => `${resolvedBy(thread)}, but ${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ .Me)(thread)}, and the finding is there`;
function resolvedAndThere(thread) {
    const doubt = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ .Me)(thread) ?? (thread.doubts.includes('shared') ? 'no key signed it' : undefined);
    return doubt === undefined
        ? resolvedBy(thread)
        : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${doubt}`;
}
function samePlace({ thread, spot, tier }) {
    const { evidence } = thread;
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ ._k)(spot.place))
        return `its line differs from the commit, ${EVIDENCE[tier]}`;
    const where = spot.place.path !== evidence.path
        ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
        : line !== evidence.line
            ? `moved from line ${evidence.line} to line ${line}`
            : 'same line';
    return `${where}, ${EVIDENCE[tier]}`;
}
const EVIDENCE = {
    T1: 'by git, same message',
    T2: 'by git, reworded',
    T3: 'same fingerprint of the tool',
    T4: 'same text and surroundings',
    T5: 'same text and message',
    T6: 'same text',
    T7: 'same text in another file',
    T8: 'its text was edited',
    T9: 'the only one left of its rule and message in the file',
};
function waiting({ thread, spot }) {
    const commit = thread.evidence.head.slice(0, 7);
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    return `commit ${commit} could not be fetched, so it is unclear whether this thread is about line ${line}, which has the same text. No second thread is posted`;
}
const GONE = 'the finding is gone';
const GONE_AND_KEPT = 'the finding is gone; resolve is never';
const GONE_AND_DISCUSSED = 'the finding is gone; somebody replied, and resolve is undiscussed';
const FILE_DELETED = 'its file was deleted';
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';
const OVER = 'its finding is there again, and this client may not reopen it, so the finding is treated as a new one';
const UNBOUND = 'its place and its words are not those that a run has signed, so its finding is posted anew';
const already = (mark) => `already ${markedAs(mark)}`;
const unfinishedAndGone = (begun) => `the finding is gone; ${unfinished(begun)}`;
const goneButReopened = (spoke) => `the finding is gone, but somebody reopened it${spoke ? ' and spoke' : ''}`;
const goneAndDecided = (thread) => `the finding is gone; ${resolvedBy(thread)}`;
const newHead = (noun, head) => `the ${noun} moved on to ${head.slice(0, 7)} during the run`;
const unproven = ({ doubts }) => doubts.includes('sealed')
    ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
    : 'another discussion holds a copy of its comment: delete the copy';
function notToResolve(thread) {
    const why = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ .gw)(thread);
    return why && `${why}, so no run may resolve it: resolve it by hand`;
}
const mayNotResolve = (reason) => `${reason}, and this client may not resolve threads`;
const but = (reason, doubt) => `${reason}, but ${doubt}`;
const decided = ({ says, reason, name }) => `${nameOf(name)} decided "${says}": ${reason}`;
function resolvedBy({ resolvedBy: name, lastMark }) {
    const { decided: way, statement } = lastMark ?? {};
    return way !== undefined && statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .pp)(statement)
        ? decided(statement)
        : `${nameOf(name)} resolved it`;
}
const nameOf = (name) => name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(name), _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ .B6);
const MARKED = {
    'moved-on': 'marked as no longer part of the change',
    retired: 'marked as a second thread of its finding',
};
const markedAs = (mark) => MARKED[mark] ?? mark;
const unfinished = ({ kind, head }) => `a run for ${head.slice(0, 7)} began to ${(0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_3__ .Ci)(kind) ? 'resolve' : 'reopen'} it and did not finish`;
const MOST_NAMED = 10;
const laterVersion = (scope) => `a later version of sarif-review wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}: use that version here too`;
function toolNotNamed(scope, isOurs) {
    const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__ .I3)(scope.tool);
    return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
}
const noRunOfOtherJob = (scope, runs) => runs.length === 0 || scope.category === ''
    ? `${noRunIn(scope, runs)}: ${LEFT_TO_JOB}`
    : `${noRunIn(scope, runs)}: if they are the same, set the input category to ${scope.category}`;
const noRunOfCategory = (scope, runs) => `${noRunIn(scope, runs)}: run it before this step; ${cleaning(scope)}`;
const noRunOfSilent = (scope) => `${noRunIn(scope)}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
const noRun = (scope) => `${noRunIn(scope)}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
const reportedHere = (scope) => `another run reported it at this same commit: ${(0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ .mm)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope))}`;
const ruleDidNotRun = (ruleId) => `rule ${ruleId} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
const fileNotLookedAt = (path) => `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;
const quiet = (scope, isAsItWas) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} does not say which files it read, and ${isAsItWas ? 'this line' : 'the line of another finding in this file'} has not changed: check that it could read the file, or resolve the thread if it is fixed`;
function uncommitted(path, line) {
    const what = line === 0 ? path : `line ${line} of ${path}`;
    return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
}
const garbled = (path) => `the name of ${path} is not UTF-8`;
const differsFromHead = (path) => `${path} has another text there at the head of the diff than in the analyzed commit`;
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
function noRunIn(scope, runs = []) {
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .Dt)(runs, MOST_NAMED)}`;
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} has no run in these logs${only}`;
}
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
const sameFinding = ({ discussionId }) => `discussion ${discussionId} is about the same finding`;
const notRunHere = (scope) => `this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}`;
const notToRemove = (doubt) => `${doubt}, so no run may remove it: resolve it by hand`;
const writtenByLater = (scope) => `a later version of sarif-review writes threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}`;
const sameProblem = (scope, discussionId) => `discussion ${discussionId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} is about the same problem`;
const decidedWithTwin = (reason) => `${reason}; a person resolved it, and its comment names this`;
const twinGetsThread = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} gets the thread for the same problem`;
const namesOtherTools = (reason) => `${reason}; its comment will name the other tools`;
const namesOtherPlace = (reason) => `${reason}; its comment will say where it is now`;
const NEW = 'new';
const NEW_SINCE_BASE = 'new since the base';
const EDITED_SINCE_BASE = 'its line is new since the base; it was here before this line was edited';
const ABSENT = 'baselineState is absent';
const SUPPRESSED_IN_LOG = 'suppressed in the log';
const NOTE = 'it is a note on the result before it, and is shown with that';
const DUPLICATE = 'the logs hold the same result twice';
const OUTSIDE_CHANGE = 'its line is not part of the change';
const engineFailed = ({ scope }) => `the engine ${scope.tool} failed`;
const filteredBy = (filterMode, why) => `filter-mode ${filterMode}: ${why}`;
const belowLevel = (level, minLevel) => `level ${level} is below min-level ${minLevel}`;
const overLimit = (maxThreads) => `max-threads is ${maxThreads}`;
function atBase(commit, { then, tier }) {
    const place = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    const evidence = then.place.kind === 'nowhere' ? 'same message' : EVIDENCE[tier];
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${evidence})`;
}
const baseUnusable = (because) => `the base log tells nothing: ${because}`;
const notAtBase = (scope, held) => held === undefined
    ? `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} has no run in the base log`
    : `the base log of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} is not complete: ${held}`;
const otherVersion = (scope, before = 'no version', here = 'no version') => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} is ${before} at the base, and ${here} here`;
const ruleNotAtBase = (scope, ruleId) => `rule ${ruleId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} did not run at the base`;
const fileNotAtBase = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)} did not look at its file at the base`;
const staleBase = (commit) => `the base log is of ${commit.slice(0, 7)}, and the target branch has another line there since`;
const COUNTED_OTHERWISE = 'analyzers count the lines of its file in several ways, and these do not agree on where its line was at the base';
const judgedByLine = (filtered, because) => `${filtered}; whether it is new is not known: ${because}`;
const OVERVIEW_NEVER = 'overview-comment is never';
const OVERVIEW_NOT_NEEDED = 'every selected finding has a thread';
const OVERVIEW_NOT_NEEDED_NOW = 'every selected finding has a thread now';
const OVERVIEW_UNPROVEN = 'the analysis is not complete';
const OVERVIEW_MISSING = 'there was none yet';
const OVERVIEW_LACKS = 'it lacks a new finding';
const OVERVIEW_LISTS_ALL = 'it lists all findings already';
const OVERVIEW_SAME = 'it lists the same findings';
const OVERVIEW_OTHERS = 'it lists other findings';
const OVERVIEW_KEY = 'it will be signed with the current key';
function dominantRule(count, all, ruleId, { tool }) {
    return `${count} of ${all} findings over max-threads are of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(ruleId)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(tool)}): ${silencing(ruleId, tool)}`;
}
function silencing(ruleId, tool) {
    return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; with another level it counts for less`;
}
function silencingLine(ruleId, tool) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}
function escapeInvisible(sign) {
    if ((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(sign) !== '')
        return sign;
    const code = sign.codePointAt(0) ?? 0;
    return `\\U${code.toString(16).padStart(8, '0')}`;
}


 }),

 90679:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AX: () => ( standingDecisions),
   C: () => ( ruleHistoriesOf),
   DS: () => ( casesOf),
   LT: () => ( ruleHistories),
   VO: () => ( wayOf),
   Wf: () => ( countDismissals),
   YY: () => ( dismissalsOf),
   b$: () => ( toReportedHistory),
   fO: () => ( ENOUGH_CASES),
   pJ: () => ( commitsOfFixes),
   vT: () => ( timeByCommits)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57764);
 var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);




function wayOf(kind) {
    return kind === 'resolved' ? 'resolved by hand' : kind;
}
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
function countDismissals(count) {
    return {
        'false positive': count('false positive'),
        "won't fix": count("won't fix"),
        accepted: count('accepted'),
        resolved: count('resolved'),
    };
}
function dismissalsOf({ dismissed }) {
    return Object.values(dismissed).reduce((sum, count) => sum + count, 0);
}
function casesOf(rule) {
    return rule.fixed + dismissalsOf(rule);
}
const ENOUGH_CASES = 10;
function ruleHistories(result) {
    const { commitTimes = new Map() } = result;
    return sumCases(casesOfRun(result, timeByCommits(commitTimes)));
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
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: countDismissals((as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length),
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
function casesOfRun(result, timeOf) {
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
        if (state.mark.kind === 'retired' || state.mark.kind === 'over')
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

 3044:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jg: () => ( isWord),
   S$: () => ( toSigns),
   eX: () => ( languageOf),
   lT: () => ( toSignsOf),
   r2: () => ( squeeze),
   w0: () => ( isIndented)
 });
function squeeze(line) {
    const text = withoutLoneParentheses(unifyQuotes(line).replace(/\s+/gu, ''));
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
function toSigns(line) {
    return unifyQuotes(line).match(/[\p{L}\p{N}_$]+|[^\s;\p{L}\p{N}_$]/gu) ?? [];
}
function isWord(sign) {
    return /[\p{L}\p{N}_$]/u.test(sign);
}
function toSignsOf(lines) {
    const all = [];
    const placed = [];
    for (const { line, text } of lines) {
        for (const sign of toSigns(text)) {
            all.push(sign);
            placed.push(line);
        }
    }
    const at = (index) => all[index] ?? '';
    const isArrow = (index) => at(index) === '=' && at(index + 1) === '>';
    const isKept = (sign, index) => {
        if (sign === ',')
            return index + 1 < all.length && !/^[)\]}]$/u.test(at(index + 1));
        if (sign === '(')
            return !(isWord(at(index + 1)) && at(index + 2) === ')' && isArrow(index + 3));
        if (sign === ')')
            return !(isWord(at(index - 1)) && at(index - 2) === '(' && isArrow(index + 1));
        return true;
    };
    return { signs: all.filter(isKept), lines: placed.filter((_, index) => isKept(at(index), index)) };
}
function withoutLoneParentheses(text) {
    return text.includes(')=>') ? text.replace(/\(([\p{L}\p{N}_$]+)\)=>/gu, '$1=>') : text;
}
function unifyQuotes(line) {
    if (!line.includes("'"))
        return line;
    let unified = '';
    const isAlone = { "'": false, '"': false };
    for (let index = 0; index < line.length; index += 1) {
        const sign = line[index] ?? '';
        if (sign === '\\') {
            unified += sign + (line[index + 1] ?? '');
            index += 1;
        }
        else if (sign === "'" || sign === '"') {
            const end = isAlone[sign] ? -1 : findPartner(line, index);
            if (end === -1) {
                isAlone[sign] = true;
                unified += fillsIn(line.slice(index)) ? sign : '"';
            }
            else {
                const text = line.slice(index + 1, end);
                unified += fillsIn(text) ? line.slice(index, end + 1) : `"${requote(text)}"`;
                index = end;
            }
        }
        else
            unified += sign;
    }
    return unified;
}
function findPartner(line, start) {
    for (let index = start + 1; index < line.length; index += 1) {
        if (line[index] === '\\')
            index += 1;
        else if (line[index] === line[start])
            return index;
    }
    return -1;
}
function fillsIn(text) {
    return /[$#]\{|\$\w/u.test(text);
}
function requote(text) {
    return text.replace(/\\.|"/gsu, (found) => (found === '"' ? '\\"' : found === "\\'" ? "'" : found));
}
const LINE_COMMENT = /\/\/[^\n]*/y;
const BLOCK_COMMENT = /\/\*[\s\S]*?(?:\*\/|$)/y;
const HASH_COMMENT = /#[^\n]*/y;
const LONG_TEXT = /[A-Za-z]{0,2}(?:"""(?:\\[\s\S]|[^\\])*?(?:"""|$)|'{3}(?:\\[\s\S]|[^\\])*?(?:'{3}|$))/y;
const RAW_TEXT = /`[^`]*(?:`|$)/y;
const DELIMITED_TEXT = /\w{0,2}R"([^\s()\\]{0,16})\([\s\S]*?(?:\)\1"|$)/y;
const CONTINUED_COMMENT = /\/\/(?:\\\n|[^\n])*/y;
const DIRECTIVE = /^[\t ]*#(?:\\\n|[^\n])*/my;
const SCRIPT = {
    breaks: 'anywhere',
    isIndented: false,
    comments: [LINE_COMMENT, BLOCK_COMMENT],
    texts: [],
    hasAlikeQuotes: true,
    isScript: true,
};
const PYTHON = {
    breaks: 'brackets',
    comments: [HASH_COMMENT],
    texts: [LONG_TEXT],
    hasAlikeQuotes: true,
    isIndented: true,
    joinsTexts: true,
    hasTuples: true,
};
const GO = {
    breaks: 'nowhere',
    isIndented: false,
    comments: [LINE_COMMENT, BLOCK_COMMENT],
    texts: [RAW_TEXT],
};
const JAVA = {
    breaks: 'anywhere',
    isIndented: false,
    comments: [LINE_COMMENT, BLOCK_COMMENT],
    texts: [LONG_TEXT],
};
const C = {
    breaks: 'anywhere',
    isIndented: false,
    comments: [CONTINUED_COMMENT, BLOCK_COMMENT],
    texts: [DIRECTIVE, DELIMITED_TEXT],
    joinsTexts: true,
    hasMacros: true,
};
const JSON_LIKE = {
    breaks: 'anywhere',
    isIndented: false,
    comments: [LINE_COMMENT, BLOCK_COMMENT],
    texts: [],
};
const LANGUAGES = new Map(Object.entries({
    js: SCRIPT,
    jsx: SCRIPT,
    mjs: SCRIPT,
    cjs: SCRIPT,
    ts: SCRIPT,
    tsx: SCRIPT,
    mts: SCRIPT,
    cts: SCRIPT,
    py: PYTHON,
    pyi: PYTHON,
    go: GO,
    java: JAVA,
    c: C,
    h: C,
    cc: C,
    cpp: C,
    cxx: C,
    hh: C,
    hpp: C,
    json: JSON_LIKE,
}));
function languageOf(path) {
    return LANGUAGES.get(/\.(\w+)$/u.exec(path)?.[1]?.toLowerCase() ?? '');
}
function isIndented(path) {
    return languageOf(path)?.isIndented ?? true;
}


 }),

 53271:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => ( counted)
 });
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


 }),

 72956:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Kf: () => ( exactLine),
  Yy: () => ( fromStatement),
  Yo: () => ( isSameCode)
});

var code = __webpack_require__(3044);
;
const TEXT = { quoted: '"', template: '`', expression: '/' };
const COMMENT = '# ';
const FILLED_IN = '${';
const BLANKS = /[\t ]+/y;
const WORD = /\p{N}[\p{L}\p{N}_]*(?:\.\p{N}[\p{L}\p{N}_]*)?|[\p{L}\p{M}\p{N}_$]+/uy;
const QUOTED = /([A-Za-z]{0,2})(?:"((?:\\[\s\S]|[^"\\\n])*)|'((?:\\[\s\S]|[^'\\\n])*))(["']|\\?)/y;
const TEMPLATE = /[`}](?:\\[\s\S]|\$(?!\{)|[^`\\$])*(?:`|\$\{|\\?$)/y;
const MARK = /<!--|\.\.\.|===|!==|\*\*=|<<=|&&=|\|\|=|\?\?=|->\*|<=>|=>|[=!<>+*/%&|^:-]=|&&|\|\||\?\?|\?\.|\+\+|--|<<|\*\*|->|<-|::|\/\/|[\s\S]/uy;
const BEFORE_EXPRESSION = /^(?:await|case|delete|do|else|in|instanceof|new|of|return|throw|typeof|void|yield)$/u;
function readSigns(language, source) {
    const reading = {
        ...{ language, source, at: 0, line: 0, signs: [] },
        ...{ open: undefined, openBefore: undefined },
    };
    while (reading.at < source.length) {
        const isRead = readLineEnd(reading) ||
            readAny(reading, language.texts, 'text', (part) => TEXT.quoted + part) ||
            skipBlanks(reading) ||
            readAny(reading, language.comments, 'comment', (part) => COMMENT + part.trim().replace(/[\t ]+/gu, ' ')) ||
            readTemplate(reading) ||
            readExpression(reading) ||
            readQuoted(reading) ||
            readAny(reading, [WORD], 'word', (part) => part);
        if (!isRead)
            readMark(reading);
    }
    return reading.signs;
}
function take({ source, at }, pattern) {
    pattern.lastIndex = at;
    return pattern.exec(source);
}
function add(reading, kind, text, closes) {
    const { signs, open, line } = reading;
    const sign = { kind, text, line, bracket: open, closes };
    signs.push(sign);
    if (kind === 'comment' || kind === 'break')
        return;
    reading.beforeLast = reading.last;
    reading.last = sign;
}
function beginLine(reading) {
    reading.line += 1;
    reading.openBefore = reading.open;
}
function addLines(reading, kind, taken, toText) {
    for (const [index, part] of taken.split('\n').entries()) {
        if (index > 0)
            beginLine(reading);
        add(reading, kind, toText(part));
    }
    reading.at += taken.length;
}
function readAny(reading, patterns, kind, toText) {
    for (const pattern of patterns) {
        const [taken] = take(reading, pattern) ?? [];
        if (taken === undefined)
            continue;
        addLines(reading, kind, taken, toText);
        return true;
    }
    return false;
}
function readLineEnd(reading) {
    const { language, source, at, line, open, signs } = reading;
    if (source[at] !== '\n')
        return false;
    const counts = language.breaks === 'nowhere' || (language.breaks === 'brackets' && open === undefined);
    if (counts && signs.at(-1)?.line === line)
        add(reading, 'break', '\n');
    beginLine(reading);
    reading.at += 1;
    return true;
}
function skipBlanks(reading) {
    const [blanks = ''] = take(reading, BLANKS) ?? [];
    reading.at += blanks.length;
    return blanks !== '';
}
function readTemplate(reading) {
    const { language, source, at, open } = reading;
    const goesOn = source[at] === '}' && open?.sign === TEXT.template;
    if (!language.isScript || (source[at] !== TEXT.template && !goesOn))
        return false;
    const [taken] = take(reading, TEMPLATE) ?? [];
    if (taken === undefined)
        return false;
    if (goesOn)
        reading.open = open.outer;
    addLines(reading, 'text', taken, (part) => TEXT.template + part);
    if (taken.endsWith(FILLED_IN))
        reading.open = {
            ...{ sign: TEXT.template, before: undefined, outer: reading.open },
            ...{ isHead: false, commas: 0 },
        };
    return true;
}
function readExpression(reading) {
    const { language, source, at, last } = reading;
    if (!language.isScript || source[at] !== '/' || !mayBeExpression(last, source[at + 1]))
        return false;
    let end = at + 1;
    for (let isInClass = false; end < source.length && source[end] !== '\n'; end += 1) {
        if (source[end] === '\\')
            end += 1;
        else if (source[end] === '[')
            isInClass = true;
        else if (source[end] === ']')
            isInClass = false;
        else if (source[end] === '/' && !isInClass)
            break;
    }
    addLines(reading, 'text', source.slice(at, Math.min(end + 1, source.length)).replace(/\n$/u, ''), (part) => part);
    return true;
}
function mayBeExpression(last, next) {
    if (last === undefined)
        return true;
    if (last.kind === 'word')
        return BEFORE_EXPRESSION.test(last.text);
    if (last.kind === 'text')
        return last.text.startsWith(TEXT.template) && last.text.endsWith(FILLED_IN);
    if (last.text === ')')
        return last.closes?.isHead === true;
    return last.text === '}' ? next !== '>' : !/^(?:\]|<|\+\+|--)$/u.test(last.text);
}
function readQuoted(reading) {
    const { language, source, signs } = reading;
    const [taken, prefix = '', double, single = '', end = ''] = take(reading, QUOTED) ?? [];
    if (taken === undefined)
        return false;
    const body = double ?? single;
    if (/["']/u.test(end) && !isCut(prefix, body)) {
        const text = prefix + (/r/iu.test(prefix) ? body : body.replace(/\\([\s\S])/gu, unescapeQuote));
        if (language.hasAlikeQuotes && !taken.includes('\n'))
            addLines(reading, 'text', taken, () => TEXT.quoted + text);
        else
            addLines(reading, 'text', taken, (part) => TEXT.quoted + part);
        return true;
    }
    while (signs.at(-1)?.line === reading.line)
        signs.pop();
    reading.open = reading.openBefore;
    const lineEnd = source.indexOf('\n', reading.at + taken.length);
    reading.at = source.lastIndexOf('\n', reading.at - 1) + 1;
    const whole = source.slice(reading.at, lineEnd === -1 ? source.length : lineEnd);
    addLines(reading, 'text', whole, (part) => TEXT.quoted + part.trim());
    return true;
}
function isCut(prefix, body) {
    return /[ft]/iu.test(prefix) && body.split('{').length !== body.split('}').length;
}
function unescapeQuote(escaped, sign) {
    return sign === '"' || sign === "'" ? sign : escaped;
}
function readMark(reading) {
    const { open, last, beforeLast } = reading;
    const [mark = ''] = take(reading, MARK) ?? [];
    if (mark === ',' && open !== undefined)
        open.commas += 1;
    const closed = /^[)\]}]$/u.test(mark) && open?.sign !== TEXT.template ? open : undefined;
    if (closed !== undefined)
        reading.open = closed.outer;
    add(reading, 'mark', mark, closed);
    reading.at += mark.length;
    if (!/^[([{]$/u.test(mark))
        return;
    const statement = last?.text === 'await' ? beforeLast : last;
    const isHead = statement?.kind === 'word' && /^(?:if|for|while|with)$/u.test(statement.text);
    reading.open = { sign: mark, before: last, outer: reading.open, isHead, commas: 0 };
}

;


const LONGEST = 1_000_000;
const OPTIONAL = '\u0001';
const BETWEEN = '\u0000';
const known = new WeakMap();
function exactLine(path, lines, line) {
    const signs = exactSigns(path, lines, line, line);
    return signs.filter((sign) => !sign.startsWith(OPTIONAL)).join(BETWEEN);
}
function isSameCode(before, now) {
    const [a, b] = [before, now].map(({ path, lines, first, last }) => exactSigns(path, lines, first, last));
    if (a === undefined || b === undefined || (0,code.eX)(before.path) !== (0,code.eX)(now.path))
        return false;
    let [index, other] = [0, 0];
    while (index < a.length || other < b.length) {
        const [left = '', right = ''] = [a[index], b[other]];
        if (bare(left) === bare(right)) {
            index += 1;
            other += 1;
        }
        else if (left.startsWith(OPTIONAL))
            index += 1;
        else if (right.startsWith(OPTIONAL))
            other += 1;
        else
            return false;
    }
    return true;
}
function fromStatement(passage) {
    const language = (0,code.eX)(passage.path);
    if (language?.breaks !== 'brackets')
        return undefined;
    const first = codeOf(language, passage.lines).starts.get(passage.first);
    return first === undefined ? undefined : { ...passage, first };
}
function bare(sign) {
    return sign.startsWith(OPTIONAL) ? sign.slice(OPTIONAL.length) : sign;
}
function exactSigns(path, lines, first, last) {
    const language = (0,code.eX)(path);
    if (language === undefined)
        return lines.slice(first - 1, last).map(asItStands);
    return codeOf(language, lines)
        .counts.slice(first - 1, last)
        .flatMap((code) => (code === '' ? [] : code.split(BETWEEN)));
}
function codeOf(language, lines) {
    const found = known.get(lines);
    if (found?.language === language)
        return found.code;
    const text = lines.join('\n');
    const isPlain = text.length <= LONGEST && !text.includes(BETWEEN) && !text.includes(OPTIONAL);
    const code = isPlain
        ? toCode(language, text, lines.length)
        : { counts: lines.map(asItStands), starts: new Map() };
    known.set(lines, { language, code });
    return code;
}
function asItStands(line) {
    return `=${line}`;
}
function toCode(language, text, count) {
    const lines = Array.from({ length: count }, () => []);
    const signs = readSigns(language, text);
    const code = signs.filter(({ kind }) => kind !== 'comment' && kind !== 'break');
    let at = 0;
    for (const sign of signs) {
        if (code[at] !== sign) {
            lines[sign.line]?.push(sign.text);
            continue;
        }
        const [before, next] = [code[at - 1], code[at + 1]];
        const isEnd = language.breaks !== 'nowhere' && sign.kind === 'mark' && /^[,;]$/u.test(sign.text);
        const placed = isEnd && before !== undefined ? { ...sign, line: before.line } : sign;
        const isOptional = isOptionalComma(language, placed, before, next) ||
            (language.isScript && (isOptionalEnd(placed, before, next) || isOptionalParenthesis(code, at)));
        lines[placed.line]?.push(isOptional ? OPTIONAL + sign.text : sign.text);
        if (language.isScript && isEnded(sign, next))
            lines[sign.line]?.push(';');
        at += 1;
    }
    return { counts: lines.map((texts) => texts.join(BETWEEN)), starts: findStarts(signs) };
}
function findStarts(signs) {
    const starts = new Map();
    let start;
    for (const { kind, line } of signs) {
        start ??= line + 1;
        if (!starts.has(line + 1))
            starts.set(line + 1, start);
        if (kind === 'break')
            start = undefined;
    }
    return starts;
}
const ENDED = new Set(['return', 'break', 'continue', 'throw', 'yield', 'async']);
const HELD = new Set([...ENDED, 'else', 'do', 'get', 'set', 'static', 'accessor', 'let']);
const END_OF_STATEMENT = new Set([')', ']', '}', '++', '--', '!', '>']);
function isEnded(sign, next) {
    if (next === undefined || next.text === ';')
        return false;
    if (sign.kind === 'word' && ENDED.has(sign.text))
        return next.line > sign.line || next.text === '}';
    const mayBeCounted = sign.kind === 'word' || /^[)\]]$/u.test(sign.text);
    return mayBeCounted && next.line > sign.line && /^(?:\+\+|--)$/u.test(next.text);
}
function isOptionalEnd({ text, kind, line, bracket }, before, next) {
    if (text !== ';' || kind !== 'mark' || before === undefined)
        return false;
    if (bracket !== undefined && bracket.sign !== '{')
        return false;
    const isLast = next === undefined || next.line > line || next.text === '}';
    if (!isLast || before.closes?.isHead)
        return false;
    if (before.kind === 'word'
        ? HELD.has(before.text)
        : before.kind === 'mark' && !END_OF_STATEMENT.has(before.text))
        return false;
    return next === undefined || next.text === '}' || next.text === ';' || !goesOn(next, /^in(?:stanceof)?$/u);
}
function isOptionalParenthesis(code, at) {
    const start = code[at]?.text === '(' ? at : at - 2;
    return ((start === at || code[at]?.text === ')') &&
        code[start]?.text === '(' &&
        code[start + 1]?.kind === 'word' &&
        code[start + 2]?.text === ')' &&
        code[start + 3]?.text === '=>');
}
const JOINING = /^(?:in|instanceof|if|for|async|and|or|is|else)$/u;
function isOptionalComma(language, sign, before, next) {
    const { bracket } = sign;
    if (sign.text !== ',' || sign.kind !== 'mark' || next === undefined)
        return false;
    if (before === undefined || (before.kind === 'mark' && /^[,([{]$/u.test(before.text)))
        return false;
    if (bracket === undefined)
        return false;
    if (language.hasMacros && bracket.sign === '(')
        return false;
    if (language.hasTuples && bracket.commas < 2 && !isList(bracket))
        return false;
    if (/^[)\]}]$/u.test(next.text))
        return next.kind === 'mark';
    if (next.line === sign.line || language.breaks === 'nowhere')
        return false;
    if (language.isScript && isBlock(bracket))
        return false;
    if (before.kind === 'text' && next.kind === 'text' && language.joinsTexts)
        return false;
    if (next.text === '...' || (next.text === '{' && before.text === '}'))
        return true;
    return !goesOn(next, JOINING);
}
function isBlock({ sign, before, outer }) {
    if (sign !== '{')
        return false;
    if (before?.text === ':')
        return outer === undefined || isBlock(outer);
    return before === undefined || !/^(?:[=([,?|&]|&&|\|\||\?\?|return|default)$/u.test(before.text);
}
const OPERATORS = new Set('and as assert await case del elif else except for from if in is lambda match not or print raise return while with yield'.split(' '));
function isList({ sign, before }) {
    if (sign === '{')
        return true;
    const isBehindValue = before !== undefined &&
        (before.kind === 'text' ||
            (before.kind === 'word' ? !OPERATORS.has(before.text) : /^[)\]}]$/u.test(before.text)));
    return sign === '(' ? isBehindValue : !isBehindValue;
}
function goesOn({ kind, text }, words) {
    if (kind === 'word')
        return words.test(text);
    if (kind === 'text')
        return !text.startsWith(TEXT.quoted);
    return !/^[)\]}@#~!]$/u.test(text);
}


 }),

 67334:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A1: () => ( otherReadings),
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

 94490:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B6: () => ( LONGEST_NAME),
   GT: () => ( LONGEST_REASON),
   Lc: () => ( readFirstLine),
   TM: () => ( firstLine),
   WB: () => ( statementsKey),
   Yv: () => ( DECISIONS),
   a: () => ( isSameStatement),
   dk: () => ( WAYS),
   pp: () => ( isDecision)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);

const DECISIONS = ['false positive', "won't fix", 'accepted'];
const WAYS = ['reply', 'hand', 'said'];
const LONGEST_REASON = 200;
const LONGEST_NAME = 60;
const WAYS_TO_SAY = {
    'false positive': 'false[ -]?positive|fp',
    "won't fix": "won['\u2019]?t[ -]?fix",
    accepted: 'accepted',
};
const SAYING = DECISIONS.map((kind) => [kind, new RegExp(`^(?:${WAYS_TO_SAY[kind]})$`, 'iu')]);
const DECIDING = new RegExp(`^(${Object.values(WAYS_TO_SAY).join('|')})(?:(?: ?:| [-\u2013\u2014](?!\\S)) ?(.*))?$`, 'iu');
const SPEAKING = /\b(?:false[ -]?positives?|won['\u2019]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
const CODE = /^(?: {4}| {0,3}\t)/u;
function firstLine(body) {
    const line = body.split(/[\r\n]/u).find((text) => text.trim() !== '') ?? '';
    return CODE.test(line) ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line.trimStart());
}
function readFirstLine(line) {
    if (line.toLowerCase() === 'reopen')
        return { says: 'reopen', reason: '' };
    const match = DECIDING.exec(line);
    if (match === null)
        return SPEAKING.test(line) && !line.startsWith('>') ? { says: 'no-form', reason: '' } : undefined;
    const [, kind = '', text = ''] = match;
    const [says] = SAYING.find(([, form]) => form.test(kind)) ?? [];
    const reason = text.trim();
    if (says === undefined || reason === '')
        return { says: 'no-reason', reason: '' };
    return { says, reason };
}
function isDecision(statement) {
    return DECISIONS.some((kind) => kind === statement.says);
}
function isSameStatement(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
function statementsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


 }),

 83752:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L: () => ( blockAround),
   Ll: () => ( ranksOf),
   m5: () => ( enclosingBlock),
   z1: () => ( pathsUnwrapped)
 });
 var _text_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);

const outlines = new WeakMap();
const DEEPEST = 20;
function enclosingBlock(lines, line) {
    const outline = outlineOf(lines);
    const parent = outline.parents[line - 1] ?? -1;
    return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}
function outlineOf(lines) {
    const outline = outlines.get(lines) ?? readOutline(lines);
    outlines.set(lines, outline);
    return outline;
}
function pathOf(outline, index) {
    const known = outline.paths.get(index);
    if (known !== undefined)
        return known;
    const path = joinHeaders(outline, ancestorsOf(outline, index));
    outline.paths.set(index, path);
    return path;
}
function ancestorsOf({ parents }, index) {
    const ancestors = [];
    for (let at = index; at >= 0 && ancestors.length < DEEPEST; at = parents[at] ?? -1)
        ancestors.push(at);
    return ancestors;
}
function joinHeaders({ headers }, ancestors) {
    return ancestors
        .map((index) => headers[index] ?? '')
        .toReversed()
        .join('\n');
}
function pathsUnwrapped(lines, line) {
    const outline = outlineOf(lines);
    const ancestors = ancestorsOf(outline, outline.parents[line - 1] ?? -1);
    return ancestors.flatMap((_, start) => {
        const paths = [];
        for (let end = start; outline.statements.has(ancestors[end] ?? -1); end += 1)
            paths.push(joinHeaders(outline, [...ancestors.slice(0, start), ...ancestors.slice(end + 1)]));
        return paths;
    });
}
const ONLY = { nth: 1, of: 1 };
function ranksOf(lines, line) {
    const outline = outlineOf(lines);
    if (!outline.ranks.has(line - 1)) {
        const copies = outline.copies.get((0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .r2)(lines[line - 1] ?? '')) ?? [line - 1];
        const blocks = Map.groupBy(copies, (index) => pathOf(outline, outline.parents[index] ?? -1));
        const inFile = new Map(copies.map((index, nth) => [index, { nth: nth + 1, of: copies.length }]));
        for (const beside of blocks.values())
            for (const [nth, index] of beside.entries())
                outline.ranks.set(index, {
                    inFile: inFile.get(index) ?? ONLY,
                    inBlock: { nth: nth + 1, of: beside.length },
                });
    }
    return outline.ranks.get(line - 1) ?? { inFile: ONLY, inBlock: ONLY };
}
const LONGEST_SIDE = 15;
function blockAround(lines, line) {
    const indentOf = (index) => lines[index]?.search(/\S/u) ?? -1;
    const own = indentOf(line - 1);
    let first = line - 1;
    while (first > 0 && line - 1 - first < LONGEST_SIDE) {
        first -= 1;
        if (indentOf(first) !== -1 && indentOf(first) < own)
            break;
    }
    let end = line;
    while (end < lines.length && end - line < LONGEST_SIDE && !(indentOf(end) !== -1 && indentOf(end) < own)) {
        end += 1;
    }
    return lines.slice(first, end).join('\n');
}
const STATEMENT = /^\s*(?:\}\s*)?(?:if|else|elif|elsif|elseif|unless|for|foreach|while|until|do|loop|switch|select|case|default|when|match|try|catch|except|rescue|ensure|finally|with|using|lock|synchronized|begin)\b/u;
function readOutline(lines) {
    const parents = new Int32Array(lines.length).fill(-1);
    const headers = [];
    const statements = new Set();
    const copies = new Map();
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .r2)(line);
        headers.push(text);
        if (text === '')
            continue;
        const alike = copies.get(text) ?? [];
        copies.set(text, alike);
        alike.push(index);
        const indent = line.search(/\S/u);
        let sibling;
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (last.indent === indent)
                sibling = last.index;
            open.pop();
        }
        parents[index] = open.at(-1)?.index ?? -1;
        if (sibling !== undefined && /^[)\]}]/u.test(text))
            headers[index] = `${headers[sibling]}${text}`;
        if (STATEMENT.test(line))
            statements.add(index);
        open.push({ index, indent });
    }
    return { parents, headers, statements, paths: new Map(), copies, ranks: new Map() };
}


 }),

 30065:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D_: () => ( hashOwn),
   Ed: () => ( CONTEXT_LINES),
   F6: () => ( hashOtherwise),
   H4: () => ( sharesNames),
   P4: () => ( isAtTop),
   QK: () => ( hashBlock),
   Re: () => ( hashMessages),
   V2: () => ( isMeasured),
   YP: () => ( hashExact),
   _C: () => ( hashFingerprints),
   _h: () => ( splitContext),
   qS: () => ( hashContext),
   ql: () => ( EvidenceOnDemand),
   ri: () => ( hashLine),
   zR: () => ( toEvidence)
 });
 var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);
 var _text_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3044);
 var _text_exact_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72956);
 var _text_line_ends_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67334);
 var _enclosing_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83752);
 var _keyring_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95079);
 var _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74458);







function toEvidence(keys, spot, at, lines) {
    const evidence = new EvidenceOnDemand(keys, spot, at, lines);
    const { scope, ruleId, path, line, head, analyzed, text, context, block, wording, messages } = evidence;
    const { exact, ranks, unlisted, otherwise, named, fingerprints } = evidence;
    return {
        ...{ scope, ruleId, path, line, head, analyzed, text, context },
        ...(exact !== undefined && { exact }),
        block,
        ...(ranks !== undefined && { ranks }),
        ...(unlisted && { unlisted }),
        ...(otherwise !== undefined && { otherwise }),
        ...{ wording, messages },
        ...(named !== undefined && { named }),
        fingerprints,
    };
}
class EvidenceOnDemand {
    scope;
    ruleId;
    path;
    line;
    head;
    analyzed;
    unlisted;
    wording;
    messages;
    named;
    fingerprints;
    #keys;
    #lines;
    #place;
    #text;
    #context;
    #block;
    constructor(keys, spot, { path, line, head, analyzed }, lines) {
        const { scope, rule, place } = spot;
        this.scope = scope;
        this.ruleId = rule.id;
        this.path = path;
        this.line = line;
        this.head = head;
        this.analyzed = analyzed;
        if (rule.unlisted)
            this.unlisted = true;
        this.wording = (0,_wording_js__WEBPACK_IMPORTED_MODULE_6__ .st)(keys, spot);
        this.messages = hashMessages(keys, spot);
        const named = hashNamed(keys, spot);
        if (named.length > 0)
            this.named = named;
        this.fingerprints = hashFingerprints(keys, spot);
        this.#keys = keys;
        this.#lines = lines;
        this.#place = { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
    }
    get text() {
        this.#text ??= hashOwn(this.#keys, this.#lines, this.#place.line);
        return this.#text;
    }
    get context() {
        this.#context ??= hashContext(this.#keys, this.#lines, this.#place.line);
        return this.#context;
    }
    get block() {
        const known = this.#known;
        this.#block ??= known === undefined ? '' : hashBlock(this.#keys, known, this.#place.line);
        return this.#block;
    }
    get exact() {
        const { path, line } = this.#place;
        return this.#known && hashExact(this.#keys, path, this.#known, line);
    }
    get ranks() {
        return this.#known && (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_4__ .Ll)(this.#known, this.#place.line);
    }
    get otherwise() {
        return hashOtherwise(this.#keys, this.#lines, this.#place.line);
    }
    get #known() {
        return this.text === '' ? undefined : this.#lines;
    }
}
const CONTEXT_LINES = 3;
const CONTEXT_LENGTH = 64;
const LIMIT_OF_SET = 8;
function hashLine(keys, lines, line) {
    return { text: hashOwn(keys, lines, line), context: hashContext(keys, lines, line) };
}
function hashOwn(keys, lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(own);
    const text = said === '' ? betweenWhat(lines, line - 1) : said;
    return text === '' ? '' : (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, text);
}
function hashContext(keys, lines = [], line) {
    if (lines[line - 1] === undefined)
        return '';
    const above = surroundings(lines, line - 2, -1);
    const below = surroundings(lines, line, 1);
    return `${(0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, above)}${(0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, below)}`;
}
function hashExact(keys, path, lines, line) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, (0,_text_exact_code_js__WEBPACK_IMPORTED_MODULE_2__ .Kf)(path, lines, line));
}
const MOST_BLANK = 50;
function betweenWhat(lines, index) {
    const said = (at) => (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(lines[at] ?? '');
    let [above, below] = [index - 1, index + 1];
    while (above >= 0 && index - above <= MOST_BLANK && said(above) === '')
        above -= 1;
    while (below < lines.length && below - index <= MOST_BLANK && said(below) === '')
        below += 1;
    const around = [said(above), said(below)];
    return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}
function hashBlock(keys, lines, line) {
    const { nearest, path } = (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_4__ .m5)(lines, line);
    return `${(0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, nearest)}${(0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, path)}`;
}
function hashOtherwise(keys, lines = [], line) {
    const readings = line === 0 ? [] : (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_3__ .A1)(lines);
    if (readings.length === 0)
        return undefined;
    const read = (reading) => {
        const { text, context } = hashLine(keys, reading, line);
        return `${text}${context}${hashBlock(keys, reading, line)}`;
    };
    const others = new Set(readings.map(read));
    others.delete(read(lines));
    return others.size === 0 ? undefined : (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, [...others].toSorted().join(' '));
}
function isAtTop(keys, block) {
    return splitContext(block).above === (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, '');
}
function splitContext(context) {
    return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}
function surroundings(lines, from, step) {
    const found = [];
    let left = CONTEXT_LENGTH;
    for (let index = from; left > 0 && found.length < CONTEXT_LINES; index += step) {
        const line = lines[index];
        if (line === undefined)
            break;
        const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_1__ .r2)(line);
        const text = said.replace(/[,;()]/gu, '');
        const part = step === 1 ? text.slice(0, left) : text.slice(-left);
        left -= part.length;
        if (said !== '')
            found.push(part);
    }
    return (step === 1 ? found : found.toReversed()).join('');
}
function maskMessage(message) {
    return maskNumbers(message.replace(QUOTED, '"'));
}
const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019/gu;
function maskNumbers(message) {
    return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}
function hashNamed(keys, spot) {
    return limitSet(spot.findings.flatMap(({ message }) => message.search(QUOTED) === -1 ? [] : [(0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, maskNumbers(message))]));
}
function sharesNames(keys, { messages, named = [] }, spot) {
    return spot.findings.some(({ message }) => (message.search(QUOTED) === -1 ? messages : named).includes((0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, maskNumbers(message))));
}
function isMeasured(spot) {
    return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}
function hashMessages(keys, spot) {
    return limitSet(spot.findings.map((finding) => (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, maskMessage(finding.message))));
}
function hashFingerprints(keys, spot) {
    const hashes = new Map();
    for (const finding of spot.findings) {
        for (const [name, value] of (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ .oH)(finding)) {
            if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
                hashes.set(name, (0,_keyring_js__WEBPACK_IMPORTED_MODULE_5__ .qj)(keys, JSON.stringify([name, value])));
            }
        }
    }
    return Object.fromEntries(hashes);
}
function limitSet(hashes) {
    return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}


 }),

 95079:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cd: () => ( deriveKeys),
   DJ: () => ( KEYLESS),
   EP: () => ( findSigner),
   _S: () => ( sign),
   cX: () => ( keysId),
   qj: () => ( hashText)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const KEY_BYTES = 32;
const SIGNATURE_BYTES = 16;
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
const KEYLESS = { ...deriveKeys(''), keyless: true };
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
function sign(keys, text) {
    return hmacOf(keys.signing, text).subarray(0, SIGNATURE_BYTES);
}
const HASH_BYTES = 6;
const known = new WeakMap();
const MOST_KNOWN = 200_000;
function hashText(keys, text) {
    const hashes = known.get(keys) ?? new Map();
    known.set(keys, hashes);
    const found = hashes.get(text);
    if (found !== undefined)
        return found;
    const hashed = hmacOf(keys.text, text).toString('hex', 0, HASH_BYTES);
    if (hashes.size < MOST_KNOWN)
        hashes.set(text, hashed);
    return hashed;
}
const BLOCK_BYTES = 64;
const prepared = new WeakMap();
function hmacOf(key, text) {
    let pads = prepared.get(key);
    if (pads === undefined) {
        const padded = Buffer.concat([key, Buffer.alloc(BLOCK_BYTES - key.length)]);
        pads = { inner: padded.map((byte) => byte ^ 0x36), outer: padded.map((byte) => byte ^ 0x5c) };
        prepared.set(key, pads);
    }
    const inner = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.concat([pads.inner, Buffer.from(text)]), 'buffer');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', Buffer.concat([pads.outer, inner]), 'buffer');
}
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


 }),

 7713:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ci: () => ( isResolving),
   E3: () => ( MARK_KINDS),
   Li: () => ( lookOf),
   MH: () => ( hashScopes),
   T5: () => ( MOST_TRANSITIONS),
   Y_: () => ( isUndone),
   bQ: () => ( hashEntry),
   dJ: () => ( findUnfinished),
   fG: () => ( hashEntries),
   l9: () => ( transitionOf),
   rP: () => ( hashDiscussion)
 });
 var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30065);
 var _keyring_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95079);


const MARK_KINDS = [
    'fixed',
    'suppressed',
    'ignored',
    'moved-on',
    'closed',
    'reported',
    'retired',
    'over',
    'gone',
];
function isResolving(kind) {
    return kind !== 'reported' && kind !== 'gone';
}
const MOST_TRANSITIONS = 200;
function hashDiscussion(keys, discussionId) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_1__ .qj)(keys, JSON.stringify(['discussion', discussionId]));
}
function transitionOf(intent, discussionId) {
    const hash = hashDiscussion(intent.keys, discussionId);
    return intent.transitions.find(({ discussion }) => discussion === hash);
}
function isUndone(kind, flag) {
    return flag !== undefined && flag !== isResolving(kind);
}
function findUnfinished({ discussionId, lastMark, flag, intent: own, }, intents) {
    const announced = intents.flatMap((intent) => {
        const found = transitionOf(intent, discussionId);
        if (found === undefined)
            return [];
        const unfinished = { kind: found.kind, sequence: found.sequence, head: intent.head };
        return [intent.older ? { ...unfinished, older: true } : unfinished];
    });
    return [...announced, ...(own === undefined ? [] : [own])]
        .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
        .toSorted((a, b) => b.sequence - a.sequence)[0];
}
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;
function hashScopes(keys, scopes) {
    return [...new Set(scopes)]
        .toSorted()
        .slice(0, MOST_SCOPES)
        .map((scope) => (0,_keyring_js__WEBPACK_IMPORTED_MODULE_1__ .qj)(keys, JSON.stringify(['scope', scope])));
}
function hashEntries(keys, spots) {
    const seen = new Map();
    return spots.slice(0, MOST_ENTRIES).map((spot) => {
        const alike = lookOf(keys, spot);
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        return hashEntry(keys, alike, count);
    });
}
function lookOf(keys, spot) {
    const { scope, rule, place } = spot;
    const messages = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .Re)(keys, spot);
    return JSON.stringify([scope.tool, scope.category, rule.id, place.path ?? '', messages]);
}
function hashEntry(keys, look, count) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_1__ .qj)(keys, JSON.stringify([look, count]));
}


 }),

 59079:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F$: () => ( spokenSince),
   HE: () => ( isDeletable),
   Lr: () => ( isAcceptable),
   Me: () => ( describeDoubt),
   My: () => ( isLeftToPeople),
   PU: () => ( isOver),
   QY: () => ( threadState),
   _q: () => ( isDoubted),
   gw: () => ( whyNotResolved),
   nT: () => ( isOpen),
   nn: () => ( isProven),
   sQ: () => ( isUnbound)
 });
 var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
 var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);


function isDoubted(thread) {
    return describeDoubt(thread) !== undefined;
}
function isProven({ doubts }) {
    return !doubts.some((doubt) => doubt === 'copied' || doubt === 'unclear' || doubt === 'sealed');
}
function whyNotResolved({ doubts }) {
    if (doubts.includes('older'))
        return 'it is signed with an earlier key';
    return doubts.includes('edited') ? 'somebody else has changed its comment' : undefined;
}
function describeDoubt(thread) {
    if (isUnbound(thread))
        return whyNotResolved(thread) ?? 'its place and its words are not those that a run has signed';
    return whyNotResolved(thread) ?? (thread.doubts.includes('unsigned') ? 'no key signed it' : undefined);
}
function isUnbound({ doubts }) {
    return doubts.includes('unbound');
}
function threadState(thread) {
    const state = stateByFlag(thread);
    const { statement, recordedStatement, lastMark } = thread;
    if (statement === undefined || isDoubted(thread) || (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__ .a)(statement, recordedStatement))
        return state;
    const inForce = lastMark?.decided;
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_0__ .pp)(statement)) {
        const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
        const way = byHand ? 'hand' : 'reply';
        return { kind: 'decided', decision: statement, way };
    }
    const isTakenBack = inForce !== undefined && (statement.says === 'reopen' || inForce !== 'hand');
    return isTakenBack ? { kind: 'withdrawn', by: statement } : state;
}
function isOpen({ kind }) {
    return kind === 'open' || kind === 'reopened';
}
function isLeftToPeople(thread) {
    const { kind } = threadState(thread);
    return kind === 'resolved-by-people' || kind === 'decided';
}
function isOver(thread) {
    const { flag, mayResolve, lastMark, doubts } = thread;
    const isListed = mayResolve === false && flag === true;
    const isSaid = lastMark?.kind === 'over' && flag !== false;
    if ((!isListed && !isSaid) || !isProven(thread))
        return false;
    return doubts.includes('edited') || !isLeftToPeople(thread);
}
function isAcceptable(thread) {
    const { lastMark, resolverMay = 'yes' } = thread;
    if (isDoubted(thread) || thread.doubts.includes('shared'))
        return false;
    const byReply = threadState(thread).kind === 'decided' || lastMark?.decided !== undefined;
    return byReply || resolverMay === 'yes';
}
function stateByFlag(thread) {
    if (thread.unfinished !== undefined)
        return { kind: 'unfinished', begun: thread.unfinished };
    const mark = thread.lastMark;
    const ours = mark !== undefined && (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__ .Ci)(mark.kind);
    const decided = mark?.decided;
    if (decided === 'said')
        return { kind: 'resolved-by-people' };
    if (thread.flag ?? (ours || decided !== undefined)) {
        if (ours || mark?.kind === 'gone')
            return { kind: 'resolved-by-us', mark };
        return { kind: thread.resolvedByPush ? 'resolved-by-push' : 'resolved-by-people' };
    }
    return ours ? { kind: 'reopened' } : { kind: 'open' };
}
function isDeletable(thread) {
    const isOurs = thread.doubts.every((doubt) => doubt === 'unbound');
    return thread.foreignReplies === 0 && !thread.isQuoted && isOurs;
}
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


 }),

 74458:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   CV: () => ( MOST_TWINS),
   DC: () => ( toTwins),
   Dy: () => ( names),
   YG: () => ( sameTwins),
   it: () => ( toTwin),
   nn: () => ( tellsNoMore),
   st: () => ( toWording),
   wX: () => ( namesIn)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19795);
 var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);



const HASH_LENGTH = 8;
const MOST_WORDS = 64;
const WHOLE = '=';
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
function toWording(keys, { findings, level }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? findings : present;
    const names = [...new Set(told.flatMap(({ message }) => namesIn(message)))].toSorted();
    return {
        words: names.length > MOST_WORDS
            ? WHOLE + hashWord(keys, JSON.stringify(names))
            : names
                .map((name) => hashWord(keys, name))
                .toSorted()
                .join(''),
        level,
    };
}
function namesIn(message) {
    return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}
function tellsNoMore(wording, told) {
    if ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ .t9)(wording.level, told.level) < 0)
        return false;
    if (wording.words === told.words)
        return true;
    if (wording.words.startsWith(WHOLE) || told.words.startsWith(WHOLE))
        return false;
    const judged = new Set(parts(told.words));
    return parts(wording.words).every((word) => judged.has(word));
}
function parts(words) {
    return Array.from({ length: words.length / HASH_LENGTH }, (_, index) => words.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH));
}
function hashWord(keys, word) {
    return Buffer.from((0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .qj)(keys, word), 'hex').toString('base64url');
}
const MOST_TWINS = 8;
const LONGEST_NAMES = 150;
function toTwin({ scope, rule, level }) {
    return { scope, ruleId: rule.id, level, ...(rule.product !== undefined && { product: rule.product }) };
}
function toTwins(twins) {
    return twins
        .filter(({ scope, ruleId, product = '' }) => `${scope.tool}${scope.category}${ruleId}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
        .slice(0, MOST_TWINS);
}
function names(twins, { scope, rule, level }) {
    const key = nameKey({ scope, ruleId: rule.id });
    return twins.some((twin) => nameKey(twin) === key && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ .t9)(level, twin.level) >= 0);
}
function sameTwins(a, b) {
    const keys = (twins) => JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
    return keys(a) === keys(b);
}
function nameKey({ scope, ruleId }) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(scope), ruleId]);
}


 })

};

export const id = 564;
export const ids = [564];
export const modules = {

/***/ 1315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeOtherTool),
/* harmony export */   d: () => (/* binding */ isOfJob)
/* harmony export */ });
/** Tells whether a tool is one of the job. A silent tool need not be named twice. */
function isOfJob({ named, silent }, tool) {
    return named.length === 0 || named.includes(tool) || silent.includes(tool);
}
/** Why results and threads of a tool are not looked at. */
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


/***/ }),

/***/ 7858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e_: () => (/* binding */ describeDegenerateFingerprint),
/* harmony export */   hJ: () => (/* binding */ findDegenerateFingerprints),
/* harmony export */   oH: () => (/* binding */ usableFingerprints)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** Semgrep writes this for every result without a login. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
/** The fingerprints of a finding that may identify it, name to value. */
function usableFingerprints(finding) {
    const usable = new Map();
    for (const [name, value] of Object.entries(finding.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
/** A fingerprint that may identify its finding is non-empty, and not on the list of known impostors. */
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}
/**
 * Finds the fingerprints of each scope that identify nothing: all values are known impostors, or two places
 * or more have one value between them. In the order in which the log brings them. Two findings at one place
 * may share a value: they are one spot.
 */
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
/** A sentence for the summary. */
function describeDegenerateFingerprint({ scope, name, kind, places }) {
    const why = kind === 'constant'
        ? `has one value at ${places} places`
        : 'is a placeholder or speaks of the commit, not of the finding';
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}


/***/ }),

/***/ 2506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ok: () => (/* binding */ reportedIds),
/* harmony export */   ZL: () => (/* binding */ problemKey),
/* harmony export */   f$: () => (/* binding */ withAncestors),
/* harmony export */   gH: () => (/* binding */ keyOfPlace),
/* harmony export */   oi: () => (/* binding */ isAbove)
/* harmony export */ });
/* unused harmony export ownRuleName */
/**
 * Most components of a hierarchical id that are taken off one by one; the specification has one (SARIF
 * §3.52.4).
 */
const MOST_COMPONENTS = 8;
/** An id and the ids above it, nearest first: `CWE-78/api-handler`, `CWE-78` (SARIF §3.27.5). */
function withAncestors(id) {
    const ids = [id];
    for (let end = id.lastIndexOf('/'); end > 0 && ids.length < MOST_COMPONENTS; end = id.lastIndexOf('/', end - 1)) {
        ids.push(id.slice(0, end));
    }
    return ids;
}
function isAbove(id, other) {
    return other.startsWith(`${id}/`);
}
/** The id of a rule, and that of the rule above it by which the log describes it. */
function reportedIds({ id, deprecatedIds }) {
    return [id, ...deprecatedIds.filter((former) => isAbove(former, id))];
}
/** A shorter name says too little to be taken for the same rule: `S1`, `E722`. */
const FEWEST_LETTERS = 4;
/** A rule with its plugin before it, as oxlint writes them: `typescript-eslint(no-unused-vars)`. */
const OF_PLUGIN = /^[^()]{1,100}\(([^()]{1,300})\)$/u;
/**
 * The name of a rule whichever tool reports it: the last segment of its id, in small letters and without
 * punctuation. `no-unused-vars`, `@typescript-eslint/no-unused-vars` and `eslint(no-unused-vars)` have one
 * name. Undefined where the segment has too few letters to be a name: `F841`, `java:S1234`.
 */
function ownRuleName(id) {
    const segment = (OF_PLUGIN.exec(id)?.[1] ?? id).split(/[/:.]/u).at(-1) ?? '';
    const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}
/**
 * The problem that a rule reports at a place, whichever tool says so; undefined where it has no line or name.
 */
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
/** Two spots with the same key are twins if their tools differ. */
function problemKey(path, line, ruleId) {
    const name = ownRuleName(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}


/***/ }),

/***/ 9795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ splitDuplicates),
/* harmony export */   dw: () => (/* binding */ toSpots),
/* harmony export */   t9: () => (/* binding */ compareLevels)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

/**
 * Groups findings that are present, suppressed or ignored into spots, in the order in which their first
 * finding was read.
 */
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
/** Scope, rule and place; what has no place is told apart by its words. */
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere' ? [place.reason, message] : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(finding) {
    return finding.presence.kind !== 'present';
}
/** Negative when `a` is worse than `b`. */
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b);
}
/**
 * Splits findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
function splitDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        // Most stand alone on their line, and need no key.
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
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope),
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
            return [place.kind, place.path ?? null, place.reason];
    }
}


/***/ }),

/***/ 4042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XN: () => (/* binding */ describeContested),
/* harmony export */   Y8: () => (/* binding */ separateDuplicates),
/* harmony export */   fK: () => (/* binding */ findContested),
/* harmony export */   mm: () => (/* binding */ adviseOn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9079);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4458);



/**
 * Finds the scopes in which runs disagree about this head, by scope key: a thread was called
 * fixed and reported again at it, or was called fixed at it and its finding is in the logs of this run.
 * Either two jobs share the scope by mistake, and each takes what only the other one reports for fixed, or an
 * analyzer misses now and then what is there. What was contradicted at an earlier head says nothing of this
 * one.
 */
function findContested(threads, pairs, head) {
    const before = threads.flatMap(({ evidence: { scope }, contestedAt }) => contestedAt === head ? [{ scope, head }] : []);
    const now = pairs.flatMap(({ thread, spot }) => thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
        ? [{ scope: thread.evidence.scope, head }]
        : []);
    return new Map([...before, ...now].map((contested) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(contested.scope), contested]));
}
/** What a user is told of it. */
function describeContested({ scope, head }) {
    return (`two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        adviseOn('it'));
}
/**
 * The two ways in which an analysis comes to miss what another one of the same commit reports, and what to do
 * about each.
 */
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
const RANKS = { copied: 0, sole: 1, quoted: 1, unclear: 2, sealed: 2 };
/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it. The smallest comment id in
 * plain string order wins, so that two sweeps that race agree; one that has copies wins always, since it is
 * never acted on. One of which it is not clear whether it is a thread at all stands only where nothing else
 * does, and last of all one about which something is in doubt: it takes no place from any other. Retired
 * threads are neither: they never match again.
 */
function separateDuplicates(all, history) {
    const winners = new Map();
    const duplicates = [];
    const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
    const rank = (thread) => `${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread) ? 3 : RANKS[thread.origin]} ${thread.commentId}`;
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const key = placeKey(thread, history);
        const here = winners.get(key) ?? [];
        winners.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isProven */ .nn)(thread))
            duplicates.push({ thread, winner });
    }
    return { threads: [...winners.values()].flat(), duplicates };
}
/**
 * Whether a person decided about one thread, and the other one tells what that person did not judge: it was
 * posted for that reason.
 */
function isApart(decided, { told }) {
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(decided))
        return false;
    return told.keys !== decided.told.keys || !(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .tellsNoMore */ .nn)(told, decided.told);
}
function placeKey(thread, history) {
    const { evidence } = thread;
    const { path, line, head } = evidence;
    const rule = [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(evidence.scope), evidence.ruleId];
    const old = history(head);
    const isLost = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(thread) && old?.isCopied(path) === true;
    const pathNow = isLost ? undefined : old?.pathNow(path);
    const lineNow = line === 0 ? 0 : old?.lineNow(path, line);
    return JSON.stringify(pathNow !== undefined && lineNow !== undefined
        ? [...rule, 'now', pathNow, lineNow]
        : [...rule, 'then', head, path, line]);
}


/***/ }),

/***/ 8478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ DISPOSITIONS),
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1315);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(324);


/** One account for each result that was read. `judged` has every spot. */
function account({ findings, duplicates }, judged) {
    const repeated = new Set(duplicates);
    const verdicts = new Map(judged.flatMap(({ spot, verdict }) => spot.findings.map((finding) => [finding, verdict])));
    return findings.map((finding) => {
        const verdict = byPresence(finding, repeated) ?? verdicts.get(finding);
        if (verdict === undefined)
            throw new RangeError('a result without a disposition');
        return { finding, ...verdict };
    });
}
function byPresence(finding, duplicates) {
    switch (finding.presence.kind) {
        case 'absent':
            return { disposition: 'absent', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .ABSENT */ .sj };
        case 'other-tool':
            return { disposition: 'other-tool', reason: (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOtherTool */ .I)(finding.scope.tool) };
        case 'crash':
            return { disposition: 'crash', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailed */ .a7(finding) };
        case 'passed':
            return { disposition: 'passed', reason: finding.presence.because };
        case 'suppressed':
            return {
                disposition: 'suppressed',
                reason: finding.presence.justification ?? _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .SUPPRESSED_IN_LOG */ .md,
            };
        case 'ignored':
            return { disposition: 'ignored', reason: finding.presence.because };
        case 'present':
            return duplicates.has(finding) ? { disposition: 'duplicate', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .DUPLICATE */ .mj } : undefined;
    }
}
/**
 * What became of a result: exactly one of these, the first that holds. The accounting line names them in this
 * order.
 */
const DISPOSITIONS = [
    'absent',
    'crash',
    'passed',
    'other-tool',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'ignored',
    'existing',
    'covered',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];


/***/ }),

/***/ 8352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GI: () => (/* binding */ holdReason),
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2506);
/* harmony import */ var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9079);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8805);







/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(thread, situation) ?? doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope);
    const status = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation);
    const held = status.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (status.isLater(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .laterVersion */ .Hu(scope);
    const contested = situation.contested.get(key);
    if (contested !== undefined)
        return (0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .describeContested */ .XN)(contested);
    return status.isComplete(key) ? undefined : whyAbsent(thread, situation.job, status.namesOf(scope.tool));
}
/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function whyAbsent(thread, { name, tools }, runs) {
    const { scope } = thread.evidence;
    const isOurs = thread.job === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfJob */ .d)(tools, scope.tool))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .toolNotNamed */ .vZ(scope, isOurs);
    if (!isOurs)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfOtherJob */ .jo(scope, runs);
    if (runs.length > 0)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfCategory */ .SX(scope, runs);
    return tools.silent.includes(scope.tool) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRunOfSilent */ .$K(scope) : _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .noRun */ .jC(scope);
}
function commitHold({ evidence, lastMark }, { head, analyzed }) {
    const isReported = lastMark === undefined || lastMark.kind === 'reported';
    const isHere = evidence.head === head && evidence.analyzed === analyzed;
    return isReported && isHere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .reportedHere */ .K(evidence.scope) : undefined;
}
function placeHold(thread, situation) {
    const { evidence } = thread;
    const { ruleCatalogues, fileCatalogues } = situation.completeness;
    const where = situation.placeNow(thread);
    // A file that is gone took its findings with it, whatever was looked at.
    if (where.kind === 'deleted')
        return undefined;
    const path = where.kind === 'file' ? where.path : evidence.path;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(evidence.scope);
    const heldFile = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const rules = ruleCatalogues.get(key);
    if (rules !== undefined && !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_6__/* .withAncestors */ .f$)(evidence.ruleId).some((id) => rules.has(id)))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleDidNotRun */ .AW(evidence.ruleId);
    const files = fileCatalogues.get(key);
    if (files !== undefined && !files.has(path))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .fileNotLookedAt */ .zC(path);
    if (where.kind !== 'file')
        return undefined;
    if (where.uncommitted !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .uncommitted */ .SU(path, where.uncommitted);
    return where.differs ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .differsFromHead */ .Ss(path) : undefined;
}
/** Threads that a plan leaves, and that are open as far as the listing tells. */
function leftOpen(moves) {
    return moves
        .filter((move) => move.kind === 'leave' || move.kind === 'say')
        .filter(({ thread }) => ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind));
}
/** Those of them that this job's logs speak of. */
function leftOpenHere(moves, { complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD));
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(thread.evidence.scope)));
}
/**
 * Why threads are left open whose finding may be gone, and how many for each reason, in the order of the
 * moves.
 */
function countHeld(moves) {
    const held = leftOpen(moves).filter(({ because }) => because === 'held');
    return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
/**
 * The scopes of open threads of which the logs have no run. `missing` where this job is to look at them: its
 * analyzer may have died. Else another job's, or of a tool that this one does not run any more, which is only
 * named. Threads that say that their finding is gone are no reason to expect a run. None where a log could
 * not be read: it may have had the run.
 */
function findAbsentScopes(moves, { failures, complete, heldScopes }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .xd)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
/** Its last mark says that the finding is gone, whoever opened it again. */
function isSaidToBeGone(thread) {
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}


/***/ }),

/***/ 7764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gl: () => (/* binding */ isDecidedByReply),
/* harmony export */   Jr: () => (/* binding */ SHOWN_MOVES),
/* harmony export */   Yf: () => (/* binding */ spotOf),
/* harmony export */   xz: () => (/* binding */ isWriting),
/* harmony export */   zy: () => (/* binding */ shownMove)
/* harmony export */ });
/** Whether the move changes something at the service. */
function isWriting(move) {
    return move.kind !== 'keep' && move.kind !== 'leave';
}
/** Whether the move resolves a thread since somebody replied so. */
function isDecidedByReply(move) {
    return move.kind === 'resolve' && move.resolution === 'decided';
}
/** In the order in which people read them. */
const SHOWN_MOVES = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
/** The word for a move in plans and reports. */
function shownMove({ kind }) {
    if (kind === 'edit')
        return 'keep';
    return kind === 'say' ? 'leave' : kind;
}
/** The spot that a move is about; threads whose finding is not in the logs have none. */
function spotOf(move) {
    return 'spot' in move ? move.spot : undefined;
}


/***/ }),

/***/ 324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $K: () => (/* binding */ noRunOfSilent),
/* harmony export */   $h: () => (/* binding */ IGNORED),
/* harmony export */   AW: () => (/* binding */ ruleDidNotRun),
/* harmony export */   Ae: () => (/* binding */ unfinishedAndGone),
/* harmony export */   BZ: () => (/* binding */ filteredBy),
/* harmony export */   CO: () => (/* binding */ resolvedBy),
/* harmony export */   D_: () => (/* binding */ OVERVIEW_NOT_NEEDED_NOW),
/* harmony export */   H2: () => (/* binding */ OVERVIEW_LACKS),
/* harmony export */   HX: () => (/* binding */ mayNotResolve),
/* harmony export */   Hu: () => (/* binding */ laterVersion),
/* harmony export */   In: () => (/* binding */ sameFinding),
/* harmony export */   JZ: () => (/* binding */ SUPPRESSED),
/* harmony export */   Ju: () => (/* binding */ goneButReopened),
/* harmony export */   K: () => (/* binding */ reportedHere),
/* harmony export */   Kz: () => (/* binding */ resolvedThoughEdited),
/* harmony export */   Mf: () => (/* binding */ fileNotAtBase),
/* harmony export */   Nn: () => (/* binding */ thereAgain),
/* harmony export */   O3: () => (/* binding */ SAID_TO_BE_GONE),
/* harmony export */   PY: () => (/* binding */ baseUnusable),
/* harmony export */   Px: () => (/* binding */ OUTSIDE_CHANGE),
/* harmony export */   SU: () => (/* binding */ uncommitted),
/* harmony export */   SX: () => (/* binding */ noRunOfCategory),
/* harmony export */   Ss: () => (/* binding */ differsFromHead),
/* harmony export */   T9: () => (/* binding */ REOPENED),
/* harmony export */   Tl: () => (/* binding */ notRunHere),
/* harmony export */   VJ: () => (/* binding */ withdrawn),
/* harmony export */   W1: () => (/* binding */ overLimit),
/* harmony export */   WU: () => (/* binding */ OVERVIEW_NOT_NEEDED),
/* harmony export */   W_: () => (/* binding */ RESOLVED_BY_PUSH),
/* harmony export */   Zt: () => (/* binding */ otherVersion),
/* harmony export */   _P: () => (/* binding */ twinGetsThread),
/* harmony export */   a7: () => (/* binding */ engineFailed),
/* harmony export */   ag: () => (/* binding */ ruleNotAtBase),
/* harmony export */   b7: () => (/* binding */ writtenByLater),
/* harmony export */   bO: () => (/* binding */ OVERVIEW_NEVER),
/* harmony export */   cU: () => (/* binding */ namesOtherTools),
/* harmony export */   c_: () => (/* binding */ notAtBase),
/* harmony export */   dN: () => (/* binding */ judgedByLine),
/* harmony export */   dy: () => (/* binding */ NEW),
/* harmony export */   eg: () => (/* binding */ waiting),
/* harmony export */   eu: () => (/* binding */ NEW_SINCE_BASE),
/* harmony export */   f$: () => (/* binding */ unfinishedAndThere),
/* harmony export */   fi: () => (/* binding */ dominantRule),
/* harmony export */   gA: () => (/* binding */ resolvedAnd),
/* harmony export */   gV: () => (/* binding */ OVERVIEW_LISTS_ALL),
/* harmony export */   gm: () => (/* binding */ unproven),
/* harmony export */   iO: () => (/* binding */ OVERVIEW_OTHERS),
/* harmony export */   im: () => (/* binding */ belowLevel),
/* harmony export */   j7: () => (/* binding */ OVERVIEW_SAME),
/* harmony export */   jC: () => (/* binding */ noRun),
/* harmony export */   jO: () => (/* binding */ notToRemove),
/* harmony export */   jo: () => (/* binding */ noRunOfOtherJob),
/* harmony export */   kI: () => (/* binding */ namesOtherPlace),
/* harmony export */   kh: () => (/* binding */ GONE_AND_DISCUSSED),
/* harmony export */   lQ: () => (/* binding */ OVERVIEW_MISSING),
/* harmony export */   ln: () => (/* binding */ staleBase),
/* harmony export */   mb: () => (/* binding */ OVERVIEW_KEY),
/* harmony export */   md: () => (/* binding */ SUPPRESSED_IN_LOG),
/* harmony export */   mj: () => (/* binding */ DUPLICATE),
/* harmony export */   nX: () => (/* binding */ goneAndDecided),
/* harmony export */   nn: () => (/* binding */ outOfDiff),
/* harmony export */   o0: () => (/* binding */ samePlace),
/* harmony export */   oY: () => (/* binding */ OPEN_THOUGH_MARKED),
/* harmony export */   q2: () => (/* binding */ but),
/* harmony export */   rX: () => (/* binding */ atBase),
/* harmony export */   rc: () => (/* binding */ decided),
/* harmony export */   sc: () => (/* binding */ sameProblem),
/* harmony export */   sj: () => (/* binding */ ABSENT),
/* harmony export */   ui: () => (/* binding */ RESEMBLED),
/* harmony export */   uj: () => (/* binding */ GONE),
/* harmony export */   vZ: () => (/* binding */ toolNotNamed),
/* harmony export */   vf: () => (/* binding */ FILE_DELETED),
/* harmony export */   wB: () => (/* binding */ OVERVIEW_UNPROVEN),
/* harmony export */   wt: () => (/* binding */ resolvedAndThere),
/* harmony export */   x1: () => (/* binding */ already),
/* harmony export */   xu: () => (/* binding */ decidedWithTwin),
/* harmony export */   zC: () => (/* binding */ fileNotLookedAt),
/* harmony export */   zH: () => (/* binding */ GONE_AND_KEPT),
/* harmony export */   zJ: () => (/* binding */ notToResolve)
/* harmony export */ });
/* unused harmony exports EVIDENCE, silencing, silencingLine */
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5722);
/* harmony import */ var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6761);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4490);
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7713);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9079);








// What people read as the reason for a move, for what became of a result, and for the overview. Each function
// and constant is one sentence without its full stop; none decides anything.
// A thread whose finding is in the logs.
const IGNORED = 'the finding is ignored by .sarif-review.yml';
const SUPPRESSED = 'the finding is suppressed';
const SAID_TO_BE_GONE = 'it was said that the finding is gone, and it is there again';
const OPEN_THOUGH_MARKED = 'it is open although it was marked as resolved, and the finding is still there';
const RESOLVED_BY_PUSH = 'a push that changed its line resolved it, and the finding is there';
const REOPENED = 'somebody reopened it after a run had resolved it';
const outOfDiff = (path) => `${path} is no longer part of the diff`;
const thereAgain = (mark) => `it was ${mark}, and the finding is there again`;
const unfinishedAndThere = (begun) => `${unfinished(begun)}, and the finding is there`;
/** @param by what takes a decision back */
const withdrawn = (by) => by.says === 'reopen'
    ? `${nameOf(by.name)} took the decision back`
    : 'the reply that decided about it is gone';
const resolvedAnd = (thread, reason) => `${resolvedBy(thread)}, and ${reason}`;
const resolvedThoughEdited = (thread) => `${resolvedBy(thread)}, but ${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread)}, and the finding is there`;
function resolvedAndThere(thread) {
    const doubt = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread);
    return doubt === undefined
        ? resolvedBy(thread)
        : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${doubt}`;
}
/** Why a thread and a spot are the same. */
function samePlace({ thread, spot, tier }) {
    const { evidence } = thread;
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .isUncommitted */ ._k)(spot.place))
        return `its line differs from the commit, ${EVIDENCE[tier]}`;
    const where = spot.place.path !== evidence.path
        ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
        : line !== evidence.line
            ? `moved from line ${evidence.line} to line ${line}`
            : 'same line';
    return `${where}, ${EVIDENCE[tier]}`;
}
/** How a pair was found, in words. */
const EVIDENCE = {
    T1: 'by git, same message',
    T2: 'by git, reworded',
    T3: 'same fingerprint of the tool',
    T4: 'same text and surroundings',
    T5: 'same text and message',
    T6: 'same text',
    T7: 'same text in another file',
    T8: 'edited line in the same place',
    T9: 'the only one left of its rule and message in the file',
};
function waiting({ thread, spot }) {
    const commit = thread.evidence.head.slice(0, 7);
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    return `commit ${commit} could not be fetched, so it is not certain that the thread is about line ${line}, which has the same text: no second thread is posted`;
}
// A thread whose finding is gone.
const GONE = 'the finding is gone';
const GONE_AND_KEPT = 'the finding is gone; resolve-fixed is false';
const GONE_AND_DISCUSSED = 'the finding is gone; somebody replied, and resolve-discussed is false';
const FILE_DELETED = 'its file was deleted';
/** What the person saw may be gone, so the finding is posted anew. */
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';
const already = (mark) => `already ${mark}`;
const unfinishedAndGone = (begun) => `the finding is gone; ${unfinished(begun)}`;
const goneButReopened = (spoke) => `the finding is gone, but somebody reopened it${spoke ? ' and spoke' : ''}`;
const goneAndDecided = (thread) => `the finding is gone; ${resolvedBy(thread)}`;
// Any thread.
/** Why a thread of which it is not known that it is ours is left: only who has the key knows what it says. */
const unproven = ({ origin }) => origin === 'sealed'
    ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
    : 'another discussion holds a copy of its comment: delete the copy';
/** Why no run may resolve a thread; undefined where one may. */
function notToResolve(thread) {
    return thread.older || thread.edited
        ? `${(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDoubt */ .Me)(thread)}, so no run may resolve it: resolve it by hand`
        : undefined;
}
const mayNotResolve = (reason) => `${reason}, and this client may not resolve threads`;
const but = (reason, doubt) => `${reason}, but ${doubt}`;
/** `Ada decided "false positive": generated code` */
const decided = ({ says, reason, name }) => `${nameOf(name)} decided "${says}": ${reason}`;
/** Who resolved a thread; where a reply did, how it decided. */
function resolvedBy({ resolvedBy: name, lastMark }) {
    const { decided: way, statement } = lastMark ?? {};
    return way !== undefined && statement !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecision */ .pp)(statement)
        ? decided(statement)
        : `${nameOf(name)} resolved it`;
}
const nameOf = (name) => name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(name), _thread_decision_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_NAME */ .B6);
const unfinished = ({ kind, head }) => `a run for ${head.slice(0, 7)} began to ${(0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .isResolving */ .Ci)(kind) ? 'resolve' : 'reopen'} it and did not finish`;
// A thread that is held, since this run does not prove that its finding is gone.
/** Categories of a tool that are named in a reason. */
const MOST_NAMED = 10;
const laterVersion = (scope) => `a later version of sarif-review wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}: use that version here too`;
function toolNotNamed(scope, isOurs) {
    const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_6__/* .describeOtherTool */ .I)(scope.tool);
    return isOurs ? `${why}, so its threads are left: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
}
/** @param runs categories of the tool that the logs have runs of */
const noRunOfOtherJob = (scope, runs) => runs.length === 0 || scope.category === ''
    ? `${noRunIn(scope, runs)}: ${LEFT_TO_JOB}`
    : `${noRunIn(scope, runs)}: if they are the same, set the input category to ${scope.category}`;
/** @param runs categories of the tool that the logs have runs of, one at least */
const noRunOfCategory = (scope, runs) => `${noRunIn(scope, runs)}: run it before this step; ${cleaning(scope)}`;
const noRunOfSilent = (scope) => `${noRunIn(scope)}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
const noRun = (scope) => `${noRunIn(scope)}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
const reportedHere = (scope) => `it was reported at this very commit: ${(0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__/* .adviseOn */ .mm)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope))}`;
const ruleDidNotRun = (ruleId) => `rule ${ruleId} is not in the log's list of rules: it did not run`;
const fileNotLookedAt = (path) => `${path} is not in the log's list of files: it was not looked at`;
/** @param line in the analyzed commit; 0 for the whole file */
function uncommitted(path, line) {
    const what = line === 0 ? path : `line ${line} of ${path}`;
    return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
}
const differsFromHead = (path) => `${path} differs there between the analyzed commit and the head of the diff`;
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
function noRunIn(scope, runs = []) {
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .Dt)(runs, MOST_NAMED)}`;
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} has no run in these logs${only}`;
}
/** A command that people copy into a shell holds no name that would be more than a word there. */
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
// Duplicates and twins.
const sameFinding = ({ discussionId }) => `discussion ${discussionId} is about the same finding`;
const notRunHere = (scope) => `this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}`;
const notToRemove = (doubt) => `${doubt}, so no run may remove it: resolve it by hand`;
const writtenByLater = (scope) => `a later version of sarif-review writes threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)}`;
/** `discussion 12 of PMD is about the same problem` */
const sameProblem = (scope, discussionId) => `discussion ${discussionId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is about the same problem`;
const decidedWithTwin = (reason) => `${reason}; a person resolved it, and its comment names this`;
const twinGetsThread = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} gets the thread for the same problem`;
const namesOtherTools = (reason) => `${reason}; its comment is to name other tools`;
const namesOtherPlace = (reason) => `${reason}; its comment is to say where it is now`;
// What became of a result.
const NEW = 'new';
/** By the log of the base. */
const NEW_SINCE_BASE = 'new since the base';
const ABSENT = 'baselineState is absent';
const SUPPRESSED_IN_LOG = 'suppressed in the log';
const DUPLICATE = 'the logs hold the same result twice';
const OUTSIDE_CHANGE = 'its line is not part of the change';
const engineFailed = ({ scope }) => `the engine ${scope.tool} failed`;
const filteredBy = (filterMode, why) => `filter-mode ${filterMode}: ${why}`;
const belowLevel = (level, minLevel) => `level ${level} is below min-level ${minLevel}`;
const overLimit = (maxThreads) => `max-threads is ${maxThreads}`;
// What the log of the base says of a finding.
/** `ESLint reported it at 9a2c4e1:src/a.js:12 (found again: by git, same message)` */
function atBase(commit, { then, tier }) {
    const place = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .placeName */ .fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    // Git says nothing of what has no line in a file.
    const evidence = then.place.kind === 'nowhere' ? 'same message' : EVIDENCE[tier];
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${evidence})`;
}
const baseUnusable = (because) => `the base log tells nothing: ${because}`;
/** @param held why its run does not count, where there is one */
const notAtBase = (scope, held) => held === undefined
    ? `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} has no run in the base log`
    : `the base log of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is not complete: ${held}`;
const otherVersion = (scope, before = 'no version', here = 'no version') => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} is ${before} at the base, and ${here} here`;
const ruleNotAtBase = (scope, ruleId) => `rule ${ruleId} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} did not run at the base`;
const fileNotAtBase = (scope) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__/* .scopeName */ .OK)(scope)} did not look at its file at the base`;
const staleBase = (commit) => `the base log is of ${commit.slice(0, 7)}, and the target branch has another line there since`;
const judgedByLine = (filtered, because) => `${filtered}; whether it is new is not known: ${because}`;
// The overview.
const OVERVIEW_NEVER = 'overview-comment is never';
const OVERVIEW_NOT_NEEDED = 'every selected finding has a thread';
const OVERVIEW_NOT_NEEDED_NOW = 'every selected finding has a thread now';
const OVERVIEW_UNPROVEN = 'the analysis is not complete';
const OVERVIEW_MISSING = 'there was none yet';
const OVERVIEW_LACKS = 'it lacks a new finding';
const OVERVIEW_LISTS_ALL = 'it lists all findings already';
const OVERVIEW_SAME = 'it lists the same findings';
const OVERVIEW_OTHERS = 'it lists other findings';
const OVERVIEW_KEY = 'it is to be signed with the current key';
/**
 * That one rule makes most of what is over the limit of threads, and the line for the configuration file that
 * silences it.
 */
function dominantRule(count, all, ruleId, { tool }) {
    return `${count} of ${all} findings over max-threads are of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(ruleId)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(tool)}): ${silencing(ruleId, tool)}`;
}
/** A sentence with the line for the configuration file that silences a rule of a tool. */
function silencing(ruleId, tool) {
    return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; with another level it counts for less`;
}
/** The line below `rules:` in `.sarif-review.yml` that turns a rule off. */
function silencingLine(ruleId, tool) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}
/** A line that is copied from where it is shown lacks what is not shown there. */
function escapeInvisible(sign) {
    if ((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(sign) !== '')
        return sign;
    const code = sign.codePointAt(0) ?? 0;
    return `\\U${code.toString(16).padStart(8, '0')}`;
}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PL: () => (/* binding */ scopeStatus),
/* harmony export */   a: () => (/* binding */ scopesOfJob),
/* harmony export */   xd: () => (/* binding */ isForJob)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


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

/***/ 7283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iu: () => (/* binding */ toOutputs),
/* harmony export */   MW: () => (/* binding */ settleAccounts),
/* harmony export */   QV: () => (/* binding */ isSaid),
/* harmony export */   Qq: () => (/* binding */ accountingLine),
/* harmony export */   Z_: () => (/* binding */ countThreads),
/* harmony export */   aD: () => (/* binding */ countResults),
/* harmony export */   se: () => (/* binding */ undecidedAccounts)
/* harmony export */ });
/* unused harmony export OUTPUT_NAMES */
/* harmony import */ var _plan_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8478);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7764);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(324);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3271);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3629);





/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(_plan_account_js__WEBPACK_IMPORTED_MODULE_0__/* .DISPOSITIONS */ .R.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
/** Counts threads: what was done, or in a dry run what would be done. */
function countThreads(moves, outcomes, mode) {
    const isCounted = (move) => mode === 'planned' || outcomes.get(move)?.kind === 'done';
    const count = (kind) => moves.filter((move) => move.kind === kind && !isMarkAlone(move) && isCounted(move)).length;
    return {
        posted: count('post'),
        kept: moves.filter((move) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__/* .shownMove */ .zy)(move) === 'keep').length,
        resolved: count('resolve'),
        said: moves.filter((move) => isSaid(move, outcomes.get(move))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
/** Whether a thread stays open for want of the right to resolve it, and says what it would be resolved as. */
function isSaid(move, outcome) {
    return outcome?.kind === 'said' || ('because' in move && move.because === 'rights');
}
/** A person had resolved it by hand before the reply that says why. */
function isMarkAlone(move) {
    return (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__/* .isDecidedByReply */ .Gl)(move) && move.way === 'hand';
}
/** Accounts of a run that ended before it decided anything: what was read is counted all the same. */
function undecidedAccounts(findings) {
    return findings.map((finding) => ({ finding, disposition: 'undecided', reason: _words_js__WEBPACK_IMPORTED_MODULE_2__/* .UNDECIDED */ .Cz }));
}
/**
 * The one accounting line: `239 results = 1 suppressed + 69 filtered + 169 posted; threads: 167 posted, 0
 * resolved, 0 reopened`. Dispositions without a result are left out; those that are there add up to the first
 * number. Where no log was read, it says that instead of a number.
 */
function accountingLine(results, threads) {
    const read = results === undefined ? 'no log was read' : sumOf(results);
    return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
function sumOf(results) {
    const parts = _plan_account_js__WEBPACK_IMPORTED_MODULE_0__/* .DISPOSITIONS */ .R.filter((disposition) => results[disposition] > 0).map((disposition) => `${results[disposition]} ${disposition}`);
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__/* .counted */ .h)(results.all, 'result')}${sum}`;
}
/** A person's decision stands as soon as it is made; what was not done for it is told. */
function isReversed({ disposition, finding }, decided) {
    return REVERSED.includes(disposition) || decided.has(finding);
}
const REVERSED = ['posted', 'reopened', 'moved-on', 'covered'];
/**
 * The accounts as they stand after the moves were tried: what a move that failed would have done to its
 * results did not happen.
 */
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        // A comment that could not be edited stands all the same.
        if (outcome === undefined || move.kind === 'edit')
            return [];
        return ((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__/* .spotOf */ .Yf)(move)?.findings ?? []).map((finding) => [finding, outcome]);
    }));
    const decided = new Set(plan.moves.filter(_plan_move_js__WEBPACK_IMPORTED_MODULE_3__/* .isDecidedByReply */ .Gl).flatMap(({ spot }) => spot?.findings ?? []));
    return plan.accounts.map((account) => {
        const { owner } = account;
        const outcome = outcomeOf.get(owner ?? account.finding);
        if (outcome === undefined || !isReversed(account, decided))
            return account;
        if (outcome.kind === 'refused') {
            return { ...account, disposition: 'unanchored', reason: outcome.reason };
        }
        if (outcome.kind === 'said')
            return { ...account, reason: `${account.reason}; ${outcome.reason}` };
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        const { discussionId = account.discussionId } = outcome;
        if (discussionId === undefined)
            return account;
        return owner === undefined
            ? { ...account, discussionId }
            : { ...account, discussionId, reason: (0,_plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .sameProblem */ .sc)(owner.scope, discussionId) };
    });
}
/** Names of the outputs, as action.yml has them. */
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'conclusion',
    'findings',
    'posted',
    'kept',
    'resolved',
    'reopened',
    'failed-moves',
    'suppressed',
    'filtered',
    'unanchored',
    'over-limit',
    'report',
]));
/**
 * The outputs of a run. `posted` to `failed-moves` count threads, the others results; `report` is a path or
 * empty.
 */
function toOutputs(result, reportPath) {
    const results = countResults(result.accounts);
    const threads = countThreads(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    return {
        conclusion: result.conclusion,
        findings: String(results.all),
        posted: String(threads.posted),
        kept: String(threads.kept),
        resolved: String(threads.resolved),
        reopened: String(threads.reopened),
        'failed-moves': String(threads.failedMoves),
        suppressed: String(results.suppressed),
        filtered: String(results.filtered),
        unanchored: String(results.unanchored),
        'over-limit': String(results['over-limit']),
        report: reportPath ?? '',
    };
}


/***/ }),

/***/ 6183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LJ: () => (/* binding */ runningVerdict),
/* harmony export */   Ou: () => (/* binding */ finalVerdict),
/* harmony export */   Uz: () => (/* binding */ threadsLine),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   lA: () => (/* binding */ describeEnd)
/* harmony export */ });
/* unused harmony exports verdictText, describeThreads */
/* harmony import */ var _plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8352);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7764);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6761);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7283);
/* harmony import */ var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(409);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3629);







/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
/** Sentences about the base in the check; the summary has them all. */
const MOST_COMPARED = 3;
/** Tools whose results were not looked at, named in the check. */
const MOST_OTHER_TOOLS = 3;
/**
 * The name of the check: the input, else one that tells the jobs of a pipeline apart. Never taken from a log.
 */
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
/** The verdict while threads are being written, between what tells it from others. */
function runningVerdict(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_4__/* .UPDATING */ .Zd + around.end }, runUrl);
}
/**
 * The verdict at the end of a run.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
function finalVerdict(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
/** One line: the verdict, the worst of what failed, the threads. */
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeFinding */ .jb(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .truncate */ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
/** The verdict and every reason, without the threads. */
function describeVerdict(result) {
    return describe(result, [], '');
}
/**
 * How many threads are open in all, how many of them these logs cannot speak of, and what this run did; empty
 * where there is nothing to count.
 */
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    // What says that it is fixed is open only because this client may not resolve it.
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(moves).filter(isLeft).length;
    // A log that could not be read may have had the run.
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpenHere */ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const byReply = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isDecidedByReply */ .Gl);
    return _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOpen */ .us({ open, others, done, byReply }, dryRun);
}
/** `Threads: 3 open (1 new), 1 could not be changed.`, for where it stands alone; empty without a plan. */
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
/** What weighs most comes first, since a service may cut off the end. */
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeOtherTools */ .$p(result.accounts).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    // A run that the change has overtaken judges nothing.
    if (conclusion === 'superseded')
        return join([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .notFullyAnalyzed */ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return join([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict(result, worst);
    const verdict = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .brokenConfiguration */ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .firstFew */ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeComparison */ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN), MOST_COMPARED, '; ');
    const all = [verdict, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? join([_words_js__WEBPACK_IMPORTED_MODULE_4__/* .ANALYZED_FULLY */ .ge, refused, ...all])
        : join([...all, refused]);
}
/** Only the last part keeps the period at its end. */
function join(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toVerdict(result, worst) {
    const { plan, failLevel, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_4__/* .NEVER_FAILS */ .zy;
    const failing = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .failingOf */ .al)(result);
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .acceptedByPeople */ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_4__/* .PASSED */ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_4__/* .passedAsNew */ .lQ(failLevel);
    if (failing.spots.length === 0)
        return join([passed, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return join([`${_words_js__WEBPACK_IMPORTED_MODULE_4__/* .countByLevel */ .B(failing.spots)}${named}`, _words_js__WEBPACK_IMPORTED_MODULE_4__/* .describeResolved */ .Qz(failing), waved]);
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}


/***/ }),

/***/ 409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons)
/* harmony export */ });
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3629);

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

/***/ 3629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ unthreadedTitle),
/* harmony export */   $p: () => (/* binding */ describeOtherTools),
/* harmony export */   AA: () => (/* binding */ heldBecause),
/* harmony export */   Ac: () => (/* binding */ HEADINGS),
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   BB: () => (/* binding */ codeLeftOut),
/* harmony export */   Be: () => (/* binding */ describeAttempt),
/* harmony export */   Cz: () => (/* binding */ UNDECIDED),
/* harmony export */   E2: () => (/* binding */ threadsUnnamed),
/* harmony export */   Hm: () => (/* binding */ threadsLeft),
/* harmony export */   IQ: () => (/* binding */ whyPosted),
/* harmony export */   J5: () => (/* binding */ failingTitle),
/* harmony export */   KP: () => (/* binding */ notFullyAnalyzed),
/* harmony export */   L5: () => (/* binding */ describeComparison),
/* harmony export */   OT: () => (/* binding */ CHECK_NOT_SET),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   Y: () => (/* binding */ acceptedByPeople),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   Zd: () => (/* binding */ UPDATING),
/* harmony export */   _c: () => (/* binding */ describeStanding),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   dI: () => (/* binding */ PARTS),
/* harmony export */   f5: () => (/* binding */ PASSED),
/* harmony export */   ge: () => (/* binding */ ANALYZED_FULLY),
/* harmony export */   h6: () => (/* binding */ moreInReport),
/* harmony export */   i7: () => (/* binding */ timingsLine),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   lQ: () => (/* binding */ passedAsNew),
/* harmony export */   m: () => (/* binding */ movesFailed),
/* harmony export */   nt: () => (/* binding */ atCommit),
/* harmony export */   qw: () => (/* binding */ describeUnwanted),
/* harmony export */   sP: () => (/* binding */ overviewLine),
/* harmony export */   u5: () => (/* binding */ BECAME),
/* harmony export */   us: () => (/* binding */ describeOpen),
/* harmony export */   v: () => (/* binding */ andMore),
/* harmony export */   yE: () => (/* binding */ DRY_RUN),
/* harmony export */   z$: () => (/* binding */ threadIs),
/* harmony export */   zq: () => (/* binding */ IN_BASE_LOG),
/* harmony export */   zy: () => (/* binding */ NEVER_FAILS)
/* harmony export */ });
/* unused harmony exports existingLeftOut, goneFromBase, THREAD_BECAME, STAYED_OPEN, FAILS, DOES_NOT_FAIL, changeFailed, nothingIn, nothingAt, NO_LINES, atLines */
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9795);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(324);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);






// What people read of a run: in the check, in the job summary, in the log, and by `why`.
// The check.
const UPDATING = 'updating review threads';
const ANALYZED_FULLY = 'analyzed fully';
const PASSED = 'passed';
/** `passed, no new finding at level error` */
const passedAsNew = (failLevel) => `${PASSED}, no new finding at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`;
/** `198 existing are not shown` */
const existingLeftOut = (count) => `${count} existing ${count === 1 ? 'is' : 'are'} not shown`;
/** `7 findings of the base are gone` */
const goneFromBase = (count) => `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(count, 'finding')} of the base ${count === 1 ? 'is' : 'are'} gone`;
const NEVER_FAILS = 'passed, fail-level is none';
const notFullyAnalyzed = (reasons) => `not fully analyzed: ${reasons}`;
const brokenConfiguration = (fault, verdict) => `failed: this change breaks ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(fault)}; findings alone: ${verdict}`;
/** `2 errors accepted by people` */
const acceptedByPeople = (spots) => `${countByLevel(spots)} accepted by people`;
/** Ends a verdict that stands on no commit. */
const atCommit = (sha) => sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;
/**
 * `7 open (2 new, 1 reopened), 3 resolved, 1 marked as fixed`, without what is zero.
 *
 * @param threads `others` are those of tools without a run in the logs; `byReply`: what is said is a decision
 */
function describeOpen(threads, dryRun) {
    const { open, others, byReply, done } = threads;
    const told = (counts) => counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(', ');
    const apart = told([
        [done.posted, 'new'],
        [done.reopened, 'reopened'],
        [others, 'of tools without a run in these logs'],
    ]);
    return told([
        [open, `${dryRun ? 'would be open' : 'open'}${apart === '' ? '' : ` (${apart})`}`],
        [done.resolved, 'resolved'],
        [done.said, byReply ? 'marked as fixed or decided' : 'marked as fixed'],
    ]);
}
/** `src/a.ts:3 no-var (PMD): Unexpected var` */
function describeFinding({ place, rule, scope, message }, note) {
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place) || 'no place';
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
}
/** Why the check is not what it should be, and what to do. */
const describeRefusal = ({ message, remedy = 'run again', }) => `the check could not be set: ${message}: ${remedy}`;
/**
 * What people may do about findings that they resolved and that count, completing a sentence; empty where
 * there are none.
 */
function describeResolved({ spots, resolvedByPeople: { size }, }) {
    if (size === 0)
        return '';
    const whom = size < spots.length
        ? `${size} of them ${size === 1 ? 'was' : 'were'} resolved by people, and still ${size === 1 ? 'counts' : 'count'}`
        : size === 1
            ? 'a person resolved it, and it still counts'
            : 'people resolved them, and they still count';
    return `${whom}: fix what was found, suppress it in the analyzer, or set accept-resolved`;
}
/** `1 error and 2 warnings`, worst first. */
function countByLevel(spots) {
    const groups = [...Map.groupBy(spots, ({ level }) => level)].toSorted(([a], [b]) => (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_4__/* .compareLevels */ .t9)(a, b));
    const counts = groups.map(([level, { length }]) => level === 'none' ? `${length} at level none` : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(length, level));
    return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}
/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
function describeOtherTools(accounts) {
    const others = accounts.filter(({ disposition }) => disposition === 'other-tool');
    return [...Map.groupBy(others, ({ finding }) => finding.scope.tool)].map(([tool, group]) => {
        const count = countByLevel(group.map(({ finding }) => finding));
        return `${count} of ${tool} ${group.length === 1 ? 'was' : 'were'} not looked at: ${(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__/* .describeOtherTool */ .I)(tool)}`;
    });
}
// Why a run is not complete, and what was not decided.
const UNDECIDED = 'the run ended before anything was decided about it';
const movesFailed = (count, first) => `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(count, 'move')} failed, the first: ${first}`;
/** `PMD: no run in the logs` */
const heldBecause = ({ scope, reason, }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)}: ${reason}`;
/** What was held back, for lists. */
function describeHeld({ completeness }) {
    const { failures = [], heldScopes = [], heldFiles = [] } = completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(heldBecause),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)}, ${path}: ${reason}`),
    ];
}
/**
 * What the log of the base told: what it left out, what is gone, and what was judged by its line all the
 * same.
 */
function describeComparison({ comparison, accounts, }) {
    if (comparison === undefined)
        return [];
    const { compared, gone } = comparison;
    const existing = accounts.filter(({ disposition }) => disposition === 'existing').length;
    const reasons = [...compared.values()].flatMap((one) => (one.kind === 'uncertain' ? [one.because] : []));
    const counts = [...Map.groupBy(reasons, (because) => because)].map(([because, { length }]) => [because, length]);
    return [
        ...(existing === 0 ? [] : [existingLeftOut(existing)]),
        ...(gone === 0 ? [] : [goneFromBase(gone)]),
        ...counts
            .toSorted(([, a], [, b]) => b - a)
            .map(([because, count]) => `${count} judged by ${count === 1 ? 'its line' : 'their lines'}: ${because}`),
    ];
}
// The job summary.
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
const CHECK_NOT_SET = 'Static analysis: the check could not be set';
const DRY_RUN = ' (dry run, nothing was written)';
/** Titles of the parts of the summary. */
const PARTS = {
    failing: 'What fails the check',
    unfinished: 'Not finished',
    held: 'Not known to have been analyzed, so threads there were left as they are',
    left: 'Threads left open, and why',
    otherTools: 'Not looked at',
    filtered: 'Filtered, and why',
    base: 'Compared with the base',
    ignored: 'Ignored, and why',
    decisions: 'Decided by people',
    attempts: 'Decisions that do not count, and why',
    unwanted: 'Rules that people dismiss more often than they fix',
    warnings: 'Worth knowing',
    findings: 'Findings',
    otherFindings: 'Other findings',
};
const andMore = (count, where) => `\n\n… and ${count} more${where}`;
/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
function describeStanding({ spot, kind, reason, by }) {
    const { place, rule, scope } = spot;
    const what = kind === 'resolved' ? 'resolved by hand' : kind;
    const who = by === undefined ? '' : ` by ${by}`;
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .placeName */ .fW)(place) || 'no place';
    return `${what}${who} at ${where}, ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}
/** `a reply of Eve in discussion 12: its author may not write to the repository` */
function describeAttempt({ thread, replyId, name, why }) {
    const { discussionId } = thread;
    if (replyId === undefined)
        return `discussion ${discussionId}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
    return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${discussionId}: ${why}`;
}
/** Fewer say nothing of a rule. */
const ENOUGH = 10;
/** The rules that people dismiss more often than they fix what these report, a sentence each. */
function describeUnwanted(histories) {
    return histories.flatMap(({ scope, ruleId, fixed, dismissed }) => {
        const times = Object.values(dismissed).reduce((sum, count) => sum + count, 0);
        if (fixed + times < ENOUGH || times <= fixed)
            return [];
        return [`${ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)}): dismissed ${times} times, fixed ${fixed} times`];
    });
}
// The log.
const failingTitle = (count) => count === 1 ? 'What fails the check:' : 'What fails the check, worst first:';
const moreInReport = (count) => `  and ${count} more; the report has them all`;
const threadsLeft = (count, reason) => `${count} threads are left: ${reason}`;
/** `and 140 more threads in 31 files (120 post, 20 keep): --all names them` */
const threadsUnnamed = (threads, files, counts) => `and ${threads} more ${threads === 1 ? 'thread' : 'threads'} in ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(files, 'file')} (${counts.join(', ')}): --all names them`;
const codeLeftOut = (findings) => `The code of ${findings} more ${findings === 1 ? 'finding' : 'findings'} is left out: --all shows it`;
const overviewLine = (move, findings, reason) => `overview comment: ${move}, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(findings, 'finding')} without a thread: ${reason}`;
const IN_BASE_LOG = 'found in the base log';
/** Above findings of one reason, all of them filtered, ignored, or without a thread for something else. */
function unthreadedTitle(disposition, count, reason) {
    const what = disposition === 'filtered' || disposition === 'ignored' || disposition === 'existing'
        ? disposition
        : 'without a thread';
    return `${count} ${count === 1 ? 'finding is' : 'findings are'} ${what}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(reason)}`;
}
/** What became of a finding, up to its reason. */
const BECAME = {
    absent: ['It is not a finding of this commit', 'It is not a finding of this commit'],
    crash: [
        'It is not a finding: it says that the tool failed',
        'It is not a finding: it says that the tool failed',
    ],
    passed: ['It is not a problem', 'It is not a problem'],
    'other-tool': ['It was not looked at', 'It is not looked at'],
    suppressed: ['It is suppressed, so it gets no thread', 'It is suppressed, so it gets no thread'],
    ignored: ['It is ignored, so it gets no thread', 'It is ignored, so it gets no thread'],
    existing: ['It is not new, so it gets no thread', 'It is not new, so it gets no thread'],
    covered: ['It shares a thread with another tool', 'It would share a thread with another tool'],
    duplicate: ['It was counted once', 'It is counted once'],
    kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
    reopened: ['Its thread was reopened', 'Its thread would be reopened'],
    'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
    'moved-on': ['It needs no open thread', 'It needs no open thread'],
    filtered: ['It got no thread', 'It gets no thread'],
    unanchored: [
        'It got no thread, and was listed in the overview',
        'It gets no thread, and is listed in the overview',
    ],
    'over-limit': [
        'It got no thread, since worse findings took all places',
        'It gets no thread, since worse findings take all places',
    ],
    posted: ['A thread was posted for it', 'A thread would be posted for it'],
    failed: ['Its thread could not be written', 'Its thread could not be written'],
    undecided: ['Nothing was decided about it', 'Nothing was decided about it'],
};
/** What became of a thread whose finding was not in the logs, up to its reason. */
const THREAD_BECAME = {
    keep: ['It stayed as it was', 'It stays as it is'],
    resolve: ['It was resolved', 'It would be resolved'],
    reopen: ['It was reopened', 'It would be reopened'],
    'remove-duplicate': ['It was removed', 'It would be removed'],
    leave: ['It was left alone', 'It is left alone'],
};
const STAYED_OPEN = 'It was to be resolved, and stayed open, because this client may not resolve threads';
const FAILS = (/* unused pure expression or super */ null && (['It fails the check.', 'It would fail the check.']));
const DOES_NOT_FAIL = (/* unused pure expression or super */ null && (['It does not fail the check.', 'It would not fail the check.']));
/** Why a new finding has a thread: that it is new says little. */
const whyPosted = (reason) => reason === _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .NEW_SINCE_BASE */ .eu
    ? 'the base log does not have it, and no thread is about it yet'
    : 'its line passes filter-mode, and no thread is about it yet';
const changeFailed = (move) => `It was to be changed (${move}), and that failed`;
const threadIs = (discussionId) => `The thread is ${discussionId}`;
const nothingIn = (path) => `No finding and no thread is in ${oneLine(path)}.`;
const nothingAt = (line, paths, elsewhere) => `No finding is at line ${line} of ${oneLine(paths.join(' or '))}; ${elsewhere}.`;
const NO_LINES = 'the findings of this file have no line';
const atLines = (lines, more) => `this file has findings at ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' and more' : ''}`;
/**
 * One line for the log: `Timings: reading 120 ms, comparing 340 ms, applying 2300 ms; of these git 110 ms in
 * 9 processes`.
 */
function timingsLine({ reading, comparing, applying, git, gitProcesses }) {
    return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}


/***/ }),

/***/ 3044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   S$: () => (/* binding */ toSigns),
/* harmony export */   lT: () => (/* binding */ toSignsOf),
/* harmony export */   r2: () => (/* binding */ squeeze)
/* harmony export */ });
// What a line of code says, whatever a formatter makes of it: neither white space nor the kind of quotes nor
// semicolons count, nor commas before a closing bracket, nor parentheses around the one parameter of an arrow
// function. It holds in any language, because it knows none.
/**
 * The line without white space, with one kind of quotes and without parentheses around a lone parameter; and,
 * where it has a word, without semicolons and commas at its end: `}` and `},` close different things.
 */
function squeeze(line) {
    const text = withoutLoneParentheses(unifyQuotes(line).replace(/\s+/gu, ''));
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
/**
 * The signs of a line one after the other: words, and single other characters; no semicolons. Text in quotes
 * is told apart from code that reads the same.
 */
function toSigns(line) {
    return unifyQuotes(line).match(/[\p{L}\p{N}_$]+|[^\s;\p{L}\p{N}_$]/gu) ?? [];
}
/** Whether a sign is a word or a number. */
function isWord(sign) {
    return /[\p{L}\p{N}_$]/u.test(sign);
}
/** The signs of several lines that follow one another, without those that formatters put in or take out. */
function toSignsOf(lines) {
    const all = lines.flatMap(({ line, text }) => toSigns(text).map((sign) => ({ sign, line })));
    const at = (index) => all[index]?.sign ?? '';
    const isArrow = (index) => at(index) === '=' && at(index + 1) === '>';
    return all.filter(({ sign }, index) => {
        if (sign === ',')
            return index + 1 < all.length && !/^[)\]}]$/u.test(at(index + 1));
        if (sign === '(')
            return !(isWord(at(index + 1)) && at(index + 2) === ')' && isArrow(index + 3));
        if (sign === ')')
            return !(isWord(at(index - 1)) && at(index - 2) === '(' && isArrow(index + 1));
        return true;
    });
}
function withoutLoneParentheses(text) {
    return text.includes(')=>') ? text.replace(/\(([\p{L}\p{N}_$]+)\)=>/gu, '$1=>') : text;
}
/**
 * Writes what stands in quotes in double ones, with the escapes that these need, so that `'it\'s'` is
 * `"it's"`, and `'a" + b + "c'` is another text than `"a" + b + "c"`. A quote without a partner is that of a
 * text that goes on, or an apostrophe.
 */
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
/** Where the text ends that begins with the quote at `start`; -1 where it does not on this line. */
function findPartner(line, start) {
    for (let index = start + 1; index < line.length; index += 1) {
        if (line[index] === '\\')
            index += 1;
        else if (line[index] === line[start])
            return index;
    }
    return -1;
}
/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
function fillsIn(text) {
    return /[$#]\{|\$\w/u.test(text);
}
function requote(text) {
    return text.replace(/\\.|"/gsu, (found) => (found === '"' ? '\\"' : found === "\\'" ? "'" : found));
}


/***/ }),

/***/ 3271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** `1 thread`, `3 threads`. */
function counted(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
}


/***/ }),

/***/ 4490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   GT: () => (/* binding */ LONGEST_REASON),
/* harmony export */   Lc: () => (/* binding */ readFirstLine),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   WB: () => (/* binding */ statementsKey),
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   a: () => (/* binding */ isSameStatement),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   pp: () => (/* binding */ isDecision)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);

/** What people may decide about a finding, in the words with which the first line of their reply begins. */
const DECISIONS = ['false positive', "won't fix", 'accepted'];
/**
 * How a decision stands. `reply`: the thread was resolved for it. `hand`: a person had resolved it before.
 * `said`: it stays open, since this client may not resolve it.
 */
const WAYS = ['reply', 'hand', 'said'];
/** Longer ones are cut, once our secrets are out of them. */
const LONGEST_REASON = 200;
const LONGEST_NAME = 60;
/** Each decision with the ways in which people write it. */
const WAYS_TO_SAY = {
    'false positive': 'false[ -]?positive|fp',
    "won't fix": "won['’]?t[ -]?fix",
    accepted: 'accepted',
};
const SAYING = DECISIONS.map((kind) => [kind, new RegExp(`^(?:${WAYS_TO_SAY[kind]})$`, 'iu')]);
const DECIDING = new RegExp(`^(${Object.values(WAYS_TO_SAY).join('|')})(?:(?: ?:| [-–—](?!\\S)) ?(.*))?$`, 'iu');
/** What speaks of a decision: some words anywhere, others only where the line begins with them. */
const SPEAKING = /\b(?:false[ -]?positives?|won['’]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
/** In Markdown, an indented line is code. */
const CODE = /^(?: {4}| {0,3}\t)/u;
/** The first line of a reply, as people see it; empty where it is code. */
function firstLine(body) {
    const line = body.split(/[\r\n]/u).find((text) => text.trim() !== '') ?? '';
    return CODE.test(line) ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(line.trimStart());
}
/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
function readFirstLine(line) {
    if (line.toLowerCase() === 'reopen')
        return { says: 'reopen', reason: '' };
    const match = DECIDING.exec(line);
    // A quote is what somebody else said.
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
/** Whether two judgments are of the same reply with the same text. */
function isSameStatement(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
/** What the replies of a thread decide, as one text that two listings can be compared by. */
function statementsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 3752:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ blockAround),
/* harmony export */   Ll: () => (/* binding */ ranksOf),
/* harmony export */   m5: () => (/* binding */ enclosingBlock),
/* harmony export */   z1: () => (/* binding */ pathsUnwrapped)
/* harmony export */ });
/* harmony import */ var _text_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);

const outlines = new WeakMap();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;
/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
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
/** The line with this index and those that enclose it, innermost first. */
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
/**
 * What would enclose the line if it were not wrapped in statements such as `if`, `for` and `try`: the path
 * without one of these, or without several that stand in one another.
 */
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
/** The ranks of a line (from 1). */
function ranksOf(lines, line) {
    const outline = outlineOf(lines);
    if (!outline.ranks.has(line - 1)) {
        const copies = outline.copies.get((0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__/* .squeeze */ .r2)(lines[line - 1] ?? '')) ?? [line - 1];
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
/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;
/** A line with those around it in its block, and the one that encloses them. */
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
/** What runs a line under a condition or again, and is no function of its own. */
const STATEMENT = /^\s*(?:\}\s*)?(?:if|else|elif|elsif|elseif|unless|for|foreach|while|until|do|loop|switch|select|case|default|when|match|try|catch|except|rescue|ensure|finally|with|using|lock|synchronized|begin)\b/u;
/** One pass with a stack of the lines that are still open. */
function readOutline(lines) {
    const parents = new Int32Array(lines.length).fill(-1);
    const headers = [];
    const statements = new Set();
    const copies = new Map();
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__/* .squeeze */ .r2)(line);
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
        // `} else {` and `) {` say nothing without what they continue.
        if (sibling !== undefined && /^[)\]}]/u.test(text))
            headers[index] = `${headers[sibling]}${text}`;
        if (STATEMENT.test(line))
            statements.add(index);
        open.push({ index, indent });
    }
    return { parents, headers, statements, paths: new Map(), copies, ranks: new Map() };
}


/***/ }),

/***/ 65:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ CONTEXT_LINES),
/* harmony export */   H4: () => (/* binding */ sharesNames),
/* harmony export */   P4: () => (/* binding */ isAtTop),
/* harmony export */   QK: () => (/* binding */ hashBlock),
/* harmony export */   Re: () => (/* binding */ hashMessages),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   _C: () => (/* binding */ hashFingerprints),
/* harmony export */   _h: () => (/* binding */ splitContext),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   ri: () => (/* binding */ hashLine),
/* harmony export */   zR: () => (/* binding */ toEvidence)
/* harmony export */ });
/* unused harmony export maskMessage */
/* harmony import */ var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);
/* harmony import */ var _text_code_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3044);
/* harmony import */ var _enclosing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3752);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4458);





/**
 * Gathers the evidence of a spot that stands at `at` on the diff; `lines` are those of its file in the
 * analyzed commit.
 */
function toEvidence(keys, spot, at, lines) {
    const { place } = spot;
    const line = place.kind === 'lines' ? place.startLine : 0;
    const hashes = hashLine(keys, lines, line);
    const named = hashNamed(keys, spot);
    const isKnown = lines !== undefined && hashes.text !== '';
    return {
        scope: spot.scope,
        ruleId: spot.rule.id,
        path: at.path,
        line: at.line,
        head: at.head,
        analyzed: at.analyzed,
        ...hashes,
        block: isKnown ? hashBlock(keys, lines, line) : '',
        ...(isKnown && { ranks: (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_1__/* .ranksOf */ .Ll)(lines, line) }),
        wording: (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .toWording */ .st)(keys, spot),
        messages: hashMessages(keys, spot),
        ...(named.length === 0 ? {} : { named }),
        fingerprints: hashFingerprints(keys, spot),
    };
}
/** Non-blank lines on each side of a line that are its context at most. */
const CONTEXT_LINES = 3;
/**
 * Characters of them, the nearest ones: a line that is broken up, or joined to the next one, changes nothing.
 */
const CONTEXT_LENGTH = 64;
/**
 * 48 bits: in a file of 100,000 lines a chance collision is a one-in-50,000 event, and the rule must agree as
 * well.
 */
const HASH_BYTES = 6;
/** More messages or fingerprints than this on one line are noise, and a marker is bounded. */
const LIMIT_OF_SET = 8;
/**
 * Hashes that were computed, as the same texts come again and again: copies of lines, and what is beside
 * them.
 */
const known = new WeakMap();
const MOST_KNOWN = 200_000;
/** A keyed hash as 12 hexadecimal digits. */
function hashText(keys, text) {
    const hashes = known.get(keys) ?? new Map();
    known.set(keys, hashes);
    const hash = hashes.get(text) ??
        (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .hmacOf */ .nU)(keys.text, text)
            .digest('hex')
            .slice(0, HASH_BYTES * 2);
    if (hashes.size < MOST_KNOWN)
        hashes.set(text, hash);
    return hash;
}
/**
 * Hashes the line (from 1) and its context; both empty where the file has no such line or it is blank: all
 * blank lines look alike.
 */
function hashLine(keys, lines, line) {
    const own = lines?.[line - 1];
    if (lines === undefined || own === undefined || (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(own) === '')
        return { text: '', context: '' };
    const above = surroundings(lines, line - 2, -1);
    const below = surroundings(lines, line, 1);
    return { text: hashText(keys, (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(own)), context: `${hashText(keys, above)}${hashText(keys, below)}` };
}
/** Hashes of the line that encloses this one (from 1), and of that one with all around it. */
function hashBlock(keys, lines, line) {
    const { nearest, path } = (0,_enclosing_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosingBlock */ .m5)(lines, line);
    return `${hashText(keys, nearest)}${hashText(keys, path)}`;
}
/** Whether a hash of a block says that nothing encloses the line. */
function isAtTop(keys, block) {
    return splitContext(block).above === hashText(keys, '');
}
/** The two halves of a context: the hash of the lines above, and of those below. */
function splitContext(context) {
    return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}
/** What lines say one after the other from one on up or down, without commas, semicolons and parentheses. */
function surroundings(lines, from, step) {
    const found = [];
    let left = CONTEXT_LENGTH;
    for (let index = from; left > 0 && found.length < CONTEXT_LINES; index += step) {
        const line = lines[index];
        if (line === undefined)
            break;
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(line).replace(/[,;()]/gu, '');
        const part = step === 1 ? text.slice(0, left) : text.slice(-left);
        left -= part.length;
        if ((0,_text_code_js__WEBPACK_IMPORTED_MODULE_4__/* .squeeze */ .r2)(line) !== '')
            found.push(part);
    }
    return (step === 1 ? found : found.toReversed()).join('');
}
/**
 * The message with numbers and quoted names masked, so that rewording by a rename or a count does not part a
 * spot from its thread.
 */
function maskMessage(message) {
    return maskNumbers(message.replace(QUOTED, '"'));
}
const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/gu;
function maskNumbers(message) {
    return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}
function hashNamed(keys, spot) {
    return limitSet(spot.findings.flatMap(({ message }) => message.search(QUOTED) === -1 ? [] : [hashText(keys, maskNumbers(message))]));
}
/** Whether a message of the evidence is one of the spot in which at most the numbers are others. */
function sharesNames(keys, { messages, named = [] }, spot) {
    return spot.findings.some(({ message }) => (message.search(QUOTED) === -1 ? messages : named).includes(hashText(keys, maskNumbers(message))));
}
/** Whether a message of the spot counts something: outside of what it quotes. */
function isMeasured(spot) {
    return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}
/** Hashes of the masked messages of a spot, sorted, each once. */
function hashMessages(keys, spot) {
    return limitSet(spot.findings.map((finding) => hashText(keys, maskMessage(finding.message))));
}
/**
 * Hashes of the usable fingerprints of a spot by name; where several findings share a name, the first one's.
 */
function hashFingerprints(keys, spot) {
    const hashes = new Map();
    for (const finding of spot.findings) {
        for (const [name, value] of (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__/* .usableFingerprints */ .oH)(finding)) {
            if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
                hashes.set(name, hashText(keys, JSON.stringify([name, value])));
            }
        }
    }
    return Object.fromEntries(hashes);
}
function limitSet(hashes) {
    return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}


/***/ }),

/***/ 5079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ deriveKeys),
/* harmony export */   DJ: () => (/* binding */ KEYLESS),
/* harmony export */   EP: () => (/* binding */ findSigner),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   cX: () => (/* binding */ keysId),
/* harmony export */   nU: () => (/* binding */ hmacOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const KEY_BYTES = 32;
/** 128 bits: a forger has no oracle, and every character stands in a comment. */
const SIGNATURE_BYTES = 16;
/**
 * Derives the keys from a secret with HKDF-SHA256 (RFC 5869). The labels keep the two keys apart and bind
 * them to this version of the marker. Which input gave the secret makes no difference: a client secret that
 * was changed may live on as the signing key.
 */
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
const KEYLESS = { ...deriveKeys(''), keyless: true };
/** Tells keys apart, and nothing of the secret. */
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
/** Signs a text: HMAC-SHA256 (RFC 2104), cut to 128 bits. */
function sign(keys, text) {
    return hmacOf(keys.signing, text).digest().subarray(0, SIGNATURE_BYTES);
}
const prepared = new WeakMap();
/**
 * HMAC-SHA256 of a text. A key that is handed over as bytes is prepared anew for each one, which costs four
 * times as much as the rest.
 */
function hmacOf(key, text) {
    let ready = prepared.get(key);
    if (ready === undefined) {
        ready = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        prepared.set(key, ready);
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', ready).update(text, 'utf8');
}
/**
 * The keys under which the signature holds, or undefined; last of all it is taken for a hash. Compares in
 * constant time.
 */
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ isResolving),
/* harmony export */   E3: () => (/* binding */ MARK_KINDS),
/* harmony export */   Li: () => (/* binding */ lookOf),
/* harmony export */   MH: () => (/* binding */ hashScopes),
/* harmony export */   T5: () => (/* binding */ MOST_TRANSITIONS),
/* harmony export */   Y_: () => (/* binding */ isUndone),
/* harmony export */   bQ: () => (/* binding */ hashEntry),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   fG: () => (/* binding */ hashEntries),
/* harmony export */   l9: () => (/* binding */ transitionOf),
/* harmony export */   rP: () => (/* binding */ hashDiscussion)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65);

// What comments of ours carry. Each holds one marker, a hidden and signed line (marker.ts), of one of four
// kinds:
//
//   thread    in the comment that starts a thread: where its finding stood (evidence.ts), and what the comment
//             told of it (wording.ts); where comments can be edited, also the last mark and an intent
//   mark      in a reply: what was done to the thread, or what people decided about it
//   intent    in a comment beside the threads: what a run is about to do to them
//   overview  in the one comment of a job that lists the findings without a thread
/** Transitions of a thread that a mark records. */
const MARK_KINDS = [
    'fixed',
    'suppressed',
    'ignored',
    'moved-on',
    'closed',
    'reported',
    'retired',
    'gone',
];
/** After this mark the thread is resolved. */
function isResolving(kind) {
    return kind !== 'reported' && kind !== 'gone';
}
/**
 * Most transitions of one marker: 200 of them fit, with numbers of seven digits, at 45 characters each. A run
 * that makes more posts several comments.
 */
const MOST_TRANSITIONS = 200;
/** How an intent names a discussion. */
function hashDiscussion(keys, discussionId) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['discussion', discussionId]));
}
/** The transition among these that is about this discussion. */
function transitionOf(intent, discussionId) {
    const hash = hashDiscussion(intent.keys, discussionId);
    return intent.transitions.find(({ discussion }) => discussion === hash);
}
/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
function isUndone(kind, flag) {
    return flag !== undefined && flag !== isResolving(kind);
}
/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or another one says.
 */
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
/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;
/** Hashes scopes, given by their keys: each once, in an order of their own. */
function hashScopes(keys, scopes) {
    return [...new Set(scopes)]
        .toSorted()
        .slice(0, MOST_SCOPES)
        .map((scope) => (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['scope', scope])));
}
/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
function hashEntries(keys, spots) {
    const seen = new Map();
    return spots.slice(0, MOST_ENTRIES).map((spot) => {
        const alike = lookOf(keys, spot);
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        return hashEntry(keys, alike, count);
    });
}
/** What findings have in common that an overview does not tell apart. */
function lookOf(keys, spot) {
    const { scope, rule, place } = spot;
    const messages = (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashMessages */ .Re)(keys, spot);
    return JSON.stringify([scope.tool, scope.category, rule.id, place.path ?? '', messages]);
}
/** @param count from 1, of those that look alike */
function hashEntry(keys, look, count) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify([look, count]));
}


/***/ }),

/***/ 9079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ spokenSince),
/* harmony export */   HE: () => (/* binding */ isDeletable),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   My: () => (/* binding */ isLeftToPeople),
/* harmony export */   QY: () => (/* binding */ threadState),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4490);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);


/**
 * Whether something about a thread of ours is in doubt: it takes no place from any other, and accepts
 * nothing.
 */
function isDoubted({ older, unsigned, edited }) {
    return older === true || unsigned === true || edited === true;
}
/** It is known which discussion is the thread. Any other is never acted on, but its finding has a thread. */
function isProven({ origin }) {
    return origin === 'sole' || origin === 'quoted';
}
/** What is in doubt about a thread, as a reason; undefined where nothing is. */
function describeDoubt({ older, unsigned, edited }) {
    if (older)
        return 'it is signed with an earlier key';
    if (edited)
        return 'somebody else has changed its comment';
    return unsigned ? 'no key signed it' : undefined;
}
/**
 * Replies come before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
function threadState(thread) {
    const state = stateByFlag(thread);
    const { statement, recordedStatement, lastMark } = thread;
    if (statement === undefined || isDoubted(thread) || (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameStatement */ .a)(statement, recordedStatement))
        return state;
    const inForce = lastMark?.decided;
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(statement)) {
        const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
        const way = byHand ? 'hand' : 'reply';
        return { kind: 'decided', decision: statement, way };
    }
    // What a person resolved by hand stays so when the words to it are gone.
    const isTakenBack = inForce !== undefined && (statement.says === 'reopen' || inForce !== 'hand');
    return isTakenBack ? { kind: 'withdrawn', by: statement } : state;
}
/** Whether a person stands for it that the finding needs no change: by hand, or in a reply. */
function isLeftToPeople(thread) {
    const { kind } = threadState(thread);
    return kind === 'resolved-by-people' || kind === 'decided';
}
/**
 * Whether what people decided about a thread may count for its finding: who replied had the right, and so has
 * who resolved it by hand, as far as that was asked.
 */
function isAcceptable(thread) {
    const { lastMark, resolverMay = 'yes' } = thread;
    if (isDoubted(thread))
        return false;
    const byReply = threadState(thread).kind === 'decided' || lastMark?.decided !== undefined;
    return byReply || resolverMay === 'yes';
}
function stateByFlag(thread) {
    if (thread.unfinished !== undefined)
        return { kind: 'unfinished', begun: thread.unfinished };
    const mark = thread.lastMark;
    const ours = mark !== undefined && (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isResolving */ .Ci)(mark.kind);
    const decided = mark?.decided;
    if (decided === 'said')
        return { kind: 'resolved-by-people' };
    if (thread.flag ?? (ours || decided !== undefined)) {
        // Who resolves a thread that says that its finding is gone takes our word.
        if (ours || mark?.kind === 'gone')
            return { kind: 'resolved-by-us', mark };
        return { kind: thread.resolvedByPush ? 'resolved-by-push' : 'resolved-by-people' };
    }
    return ours ? { kind: 'reopened' } : { kind: 'open' };
}
/**
 * It is ours for sure, and nothing of others hangs on the comment that starts it: no reply, and no quote that
 * would pass for the thread once it is gone.
 */
function isDeletable(thread) {
    return thread.foreignReplies === 0 && thread.origin === 'sole' && !isDoubted(thread);
}
/** Somebody else spoke after our last mark. */
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


/***/ }),

/***/ 4458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ MOST_TWINS),
/* harmony export */   DC: () => (/* binding */ toTwins),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   YG: () => (/* binding */ sameTwins),
/* harmony export */   it: () => (/* binding */ toTwin),
/* harmony export */   nn: () => (/* binding */ tellsNoMore),
/* harmony export */   st: () => (/* binding */ toWording),
/* harmony export */   wX: () => (/* binding */ namesIn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);



/** 48 bits as base64url. */
const HASH_BYTES = 6;
const HASH_LENGTH = 8;
/** For more words than this one hash of all of them is kept: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';
/**
 * A word may be a name of the code, whether or not the message quotes it. With a hyphen one is a name where
 * it begins with a letter: `CVE-2021-23337` is one, and the numbers of `80-column`, `3-5` and `1.2.3-beta`
 * are counts.
 */
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
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
/** The words of a message in their order, but for numbers. */
function namesIn(message) {
    return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}
/**
 * Whether whoever judged `told` has judged this too: it has no word beside those, numbers aside, and no level
 * that is worse. Both are hashed with the same keys.
 */
function tellsNoMore(wording, told) {
    if ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t9)(wording.level, told.level) < 0)
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
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .hmacOf */ .nU)(keys.text, word).digest().subarray(0, HASH_BYTES).toString('base64url');
}
/** More tools than this hardly say the same; a marker is bounded, and what is not in it is not named. */
const MOST_TWINS = 8;
/** So much of a marker may be taken by one twin; no real tool and rule have longer names. */
const LONGEST_NAMES = 150;
function toTwin({ scope, rule, level }) {
    return { scope, ruleId: rule.id, level, ...(rule.product !== undefined && { product: rule.product }) };
}
/** Those of these twins that a comment names, in an order that is the same in each run. */
function toTwins(twins) {
    return twins
        .filter(({ scope, ruleId, product = '' }) => `${scope.tool}${scope.category}${ruleId}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
        .slice(0, MOST_TWINS);
}
/** Whether a comment that names these says of the spot all there is to say: no level is worse now. */
function names(twins, { scope, rule, level }) {
    const key = nameKey({ scope, ruleId: rule.id });
    return twins.some((twin) => nameKey(twin) === key && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t9)(level, twin.level) >= 0);
}
/** Whether two comments name the same twins, in the same levels. */
function sameTwins(a, b) {
    const keys = (twins) => JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
    return keys(a) === keys(b);
}
function nameKey({ scope, ruleId }) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeKey */ .OD)(scope), ruleId]);
}


/***/ })

};

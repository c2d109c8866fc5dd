export const id = 564;
export const ids = [564,992];
export const modules = {

/***/ 2176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ passesFilter)
/* harmony export */ });
/* harmony import */ var _anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);

/** Whether a finding whose narrowest filter mode is `narrowest` gets through under `mode`. */
function passesFilter(mode, narrowest) {
    return _anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .o.indexOf(narrowest) <= _anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .o.indexOf(mode);
}


/***/ }),

/***/ 7766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ placeName)
/* harmony export */ });
/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


/***/ }),

/***/ 9795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ toSpots),
/* harmony export */   t: () => (/* binding */ compareLevels)
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


/***/ }),

/***/ 9002:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ describeOtherTool),
/* harmony export */   d: () => (/* binding */ isOfJob)
/* harmony export */ });
/** Whether what is said of this tool is for this job. A silent tool need not be named twice. */
function isOfJob({ named, silent }, tool) {
    return named.length === 0 || named.includes(tool) || silent.includes(tool);
}
/** Why results and threads of a tool are not looked at. */
function describeOtherTool(tool) {
    return `${tool} is not in \`tools\``;
}


/***/ }),

/***/ 3844:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N7: () => (/* binding */ coverTwins),
  ux: () => (/* binding */ coveredVerdict),
  gu: () => (/* binding */ describeTwin),
  d$: () => (/* binding */ isDecided),
  cF: () => (/* binding */ withTwins)
});

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(452);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var thread_twin = __webpack_require__(3554);
;// CONCATENATED MODULE: ./build/src/finding/own-rule-name.js
/** A shorter name says too little to be taken for the same rule: `S1`, `E722`. */
const FEWEST_LETTERS = 4;
/**
 * What a rule is called whoever reports it: the last segment of its id, in small letters and without
 * punctuation. `no-unused-vars` and `@typescript-eslint/no-unused-vars` have one name. Undefined where the
 * segment has too few letters to be a name: `F841`, `java:S1234`.
 */
function ownRuleName(id) {
    const segment = id.split(/[/:.]/u).at(-1) ?? '';
    const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}

// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/src/plan/find-twins.js





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
    const threads = Map.groupBy(standing.toSorted((a, b) => compareTexts(a.thread.commentId, b.thread.commentId)), (one) => problemKey(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
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
    if (!(0,thread_state/* isLeftToPeople */.My)(thread))
        return true;
    // Nobody has decided about what the comment did not say, or what somebody else may have made up.
    return !(0,own_thread/* isDoubted */._q)(thread) && (0,thread_twin/* names */.Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
/** Of two with one key one is the twin of the other, if their tools differ. */
function problemKey(path, line, ruleId) {
    const name = ownRuleName(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}
function compareOwners(a, b) {
    return ((0,spot/* compareLevels */.t)(a.level, b.level) || compareTexts(a.scope.tool, b.scope.tool) || compareTexts(a.key, b.key));
}
/** By code units, so that every machine decides the same. */
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}

// EXTERNAL MODULE: ./build/src/plan/situation.js
var situation = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/src/plan/standing.js
var plan_standing = __webpack_require__(3837);
// EXTERNAL MODULE: ./build/src/plan/verdict-without-thread.js
var verdict_without_thread = __webpack_require__(1210);
;// CONCATENATED MODULE: ./build/src/plan/cover-twins.js








/** Finds the twins of a situation; none where each is to have its own thread. */
function coverTwins(situation, policy, decided, absent, ownScopes) {
    const covers = policy.twins === 'apart'
        ? new Map()
        : findTwins({
            wanting: [...wantReopening(decided), ...wantPosting(situation, policy, decided)],
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
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
}
function wantPosting({ spots, anchorings }, policy, decided) {
    const paired = new Set(decided.map(({ pair }) => pair.spot.key));
    return spots.filter((spot, index) => {
        const anchoring = anchorings[index];
        if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined)
            return false;
        return !paired.has(spot.key) && (0,verdict_without_thread/* verdictWithoutThread */.I)(spot, anchoring, policy) === undefined;
    });
}
function standingWithSpot({ inDiff }, decided) {
    return decided.flatMap(({ pair: { thread, spot } }) => {
        const { place, suppressed } = spot;
        if (place.kind !== 'lines' || suppressed || !inDiff(spot))
            return [];
        if ((0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-us')
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
        const isOfRun = ownScopes.has((0,finding/* scopeKey */.OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,situation/* isForJob */.x)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
/** Of one that a run has begun to resolve, and that is held, the flag alone tells. */
function isStanding(thread) {
    const { kind } = (0,thread_state/* threadState */.QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
/** The move of a thread, now that its twins are known. */
function withTwins({ pair, move }, covers, situation) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,own_thread/* isDoubted */._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const spots = [...covers.twinsOf(thread), ...covers.twinsOf(spot.key)];
    const standing = thread.own.marker.twins ?? [];
    const twins = (0,thread_twin/* toTwins */.DC)([...spots.map(thread_twin/* toTwin */.it), ...doubtful(standing, spots, spot, situation)]);
    if (move.kind === 'reopen')
        return { ...move, twins };
    if ((0,thread_twin/* sameTwins */.YG)(twins, standing))
        return move;
    return { ...move, twins, reason: `${move.reason}; its comment is to name other tools` };
}
/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,plan_standing/* standingIn */.q)(situation);
    return standing.filter((twin) => {
        const key = (0,finding/* scopeKey */.OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,thread_twin/* names */.Dy)([{ ...twin, level: 'error' }], spot));
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
        return `${(0,finding/* scopeName */.OK)(cover.by.scope)} gets the thread for the same problem`;
    const { thread } = cover.by;
    const reason = describeTwin(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? `${reason}; a person resolved it, and its comment names this` : reason;
}
/** Whether a person resolved the thread that covers a spot, knowing of it. */
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,own_thread/* isProven */.nn)(cover.by.thread))
        return false;
    return (0,thread_state/* isLeftToPeople */.My)(cover.by.thread);
}
/** Why a finding needs no thread: `discussion 12 of PMD is about the same problem`. */
function describeTwin(scope, discussionId) {
    return `discussion ${discussionId} of ${(0,finding/* scopeName */.OK)(scope)} is about the same problem`;
}


/***/ }),

/***/ 7233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cb: () => (/* binding */ leftOpen),
/* harmony export */   ow: () => (/* binding */ findAbsentScopes),
/* harmony export */   rq: () => (/* binding */ countHeld),
/* harmony export */   yp: () => (/* binding */ leftOpenHere)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9079);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8805);




/** Threads that a plan leaves, and that are open as far as the listing tells. */
function leftOpen(moves) {
    return moves.filter((move) => move.kind === 'leave' && ['open', 'reopened'].includes((0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(move.thread).kind));
}
/** Those of them that this job's logs speak of. */
function leftOpenHere(moves, scopes) {
    const here = toKeys(scopes);
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(thread.evidence.scope)));
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
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isProven */ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .x)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
/** Whether its last mark says so, whoever opened it again. */
function isSaidToBeGone(thread) {
    return (0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}
function toKeys({ complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    return new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD));
}


/***/ }),

/***/ 7764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ MOVE_KINDS),
/* harmony export */   Gl: () => (/* binding */ isDecidedByReply),
/* harmony export */   KY: () => (/* binding */ isByReply),
/* harmony export */   xz: () => (/* binding */ isWriting)
/* harmony export */ });
/** Kinds in the order in which people read them. */
const MOVE_KINDS = [
    'post',
    'reopen',
    'resolve',
    'remove-duplicate',
    'keep',
    'leave',
];
/** Whether the move follows what somebody replied. */
function isByReply(move) {
    return move.kind === 'reopen' ? move.by !== undefined : isDecidedByReply(move);
}
/** Whether the move resolves a thread since somebody replied so. */
function isDecidedByReply(move) {
    return move.kind === 'resolve' && move.resolution === 'decided';
}
/** Whether the move changes something at the service. */
function isWriting(move) {
    if (move.kind === 'keep')
        return move.twins !== undefined;
    return move.kind !== 'leave' || move.note !== undefined;
}


/***/ }),

/***/ 8805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ isForJob)
/* harmony export */ });
/* harmony import */ var _finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9002);

/** Whether the job is to look at what a thread is about: it posted it, and still runs its tool. */
function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_0__/* .isOfJob */ .d)(tools, evidence.scope.tool);
}


/***/ }),

/***/ 3837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ standingIn)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

const standings = new WeakMap();
/** Gathers it once for each situation; keys are those of `scopeKey`. */
function standingIn(situation) {
    const standing = standings.get(situation) ?? gather(situation);
    standings.set(situation, standing);
    return standing;
}
function gather({ completeness, laterScopes }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD));
    const later = new Set(laterScopes.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope), path));
    const names = new Map();
    const failed = heldScopes.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    for (const scope of [...complete, ...failed]) {
        const ofTool = names.get(scope.tool);
        if (ofTool === undefined)
            names.set(scope.tool, [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope)]);
        else
            ofTool.push((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope));
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


/***/ }),

/***/ 1210:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ verdictWithoutThread)
/* harmony export */ });
/* harmony import */ var _diff_filter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2176);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);


/** Why a spot gets no thread, however many are free. */
function verdictWithoutThread(spot, anchoring, policy) {
    const filtered = whyFiltered(spot, anchoring, policy);
    if (filtered !== undefined)
        return { disposition: 'filtered', reason: filtered };
    return anchoring.kind === 'unanchored'
        ? { disposition: 'unanchored', reason: anchoring.reason }
        : undefined;
}
function whyFiltered(spot, anchoring, policy) {
    if (!(0,_diff_filter_js__WEBPACK_IMPORTED_MODULE_0__/* .passesFilter */ .S)(policy.filterMode, anchoring.narrowest)) {
        const why = anchoring.kind === 'unanchored' ? anchoring.reason : 'its line is not part of the change';
        return `filter-mode ${policy.filterMode}: ${why}`;
    }
    return (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t)(spot.level, policy.minLevel) > 0
        ? `level ${spot.level} is below min-level ${policy.minLevel}`
        : undefined;
}


/***/ }),

/***/ 140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  QV: () => (/* binding */ isSaid),
  MW: () => (/* binding */ settleAccounts),
  se: () => (/* binding */ undecidedAccounts)
});

// EXTERNAL MODULE: ./build/src/plan/cover-twins.js + 2 modules
var cover_twins = __webpack_require__(3844);
;// CONCATENATED MODULE: ./build/src/plan/disposition.js
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
    'covered',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
    'undecided',
];

// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(7764);
;// CONCATENATED MODULE: ./build/src/report/accounting.js



/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0]));
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
        kept: moves.filter(({ kind }) => kind === 'keep').length,
        resolved: count('resolve'),
        said: moves.filter((move) => isSaid(move, outcomes.get(move))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
/** Whether a thread stays open for want of the right to resolve it, and says what it would be resolved as. */
function isSaid(move, outcome) {
    return outcome?.kind === 'said' || (move.kind === 'leave' && move.because === 'rights');
}
/** A person had resolved it by hand before the reply that says why. */
function isMarkAlone(move) {
    return (0,plan_move/* isDecidedByReply */.Gl)(move) && move.way === 'hand';
}
/** Accounts of a run that ended before it decided anything: what was read is counted all the same. */
function undecidedAccounts(findings) {
    const reason = 'the run ended before anything was decided about it';
    return findings.map((finding) => ({ finding, disposition: 'undecided', reason }));
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
    const parts = DISPOSITIONS.filter((disposition) => results[disposition] > 0).map((disposition) => `${results[disposition]} ${disposition}`);
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${results.all} ${results.all === 1 ? 'result' : 'results'}${sum}`;
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
        if (outcome === undefined || move.kind === 'keep' || !('spot' in move) || move.spot === undefined)
            return [];
        return move.spot.findings.map((finding) => [finding, outcome]);
    }));
    const decided = new Set(plan.moves.flatMap((move) => ((0,plan_move/* isDecidedByReply */.Gl)(move) ? (move.spot?.findings ?? []) : [])));
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
            : { ...account, discussionId, reason: (0,cover_twins/* describeTwin */.gu)(owner.scope, discussionId) };
    });
}


/***/ }),

/***/ 8564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I3: () => (/* binding */ checkName),
/* harmony export */   LJ: () => (/* binding */ runningVerdict),
/* harmony export */   Ou: () => (/* binding */ finalVerdict),
/* harmony export */   XZ: () => (/* binding */ describeVerdict),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   lA: () => (/* binding */ describeEnd),
/* harmony export */   vL: () => (/* binding */ describeThreads)
/* harmony export */ });
/* unused harmony export verdictText */
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5722);
/* harmony import */ var _finding_place_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7766);
/* harmony import */ var _plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7233);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7764);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6428);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9180);
/* harmony import */ var _text_truncate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6935);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(140);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3616);
/* harmony import */ var _other_tools_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3136);
/* harmony import */ var _standing_decisions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8756);











/** Characters that leave room for findings beside the counts. */
const ROOM_FOR_FINDINGS = 400;
/** So many of the findings that fail the check are named in it, each in so many characters. */
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
/** Reasons why a run could not finish; a log may have thousands of tools that failed. */
const MOST_REASONS = 10;
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
/** The verdict while threads are being written. */
function runningVerdict(name, analyzedSha, runUrl, prefix = '') {
    const text = `${prefix}${short(analyzedSha)}: updating review threads`;
    return withUrl({ name, state: 'running', text }, runUrl);
}
/**
 * The verdict at the end of a run; its text begins with the prefix and the short sha that was analyzed.
 *
 * @param redact hides secrets in a text
 * @param limit most characters of the text; findings are named in it only where there is room
 */
function finalVerdict(name, result, runUrl, redact, limit, prefix = '') {
    const room = limit - prefix.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: prefix + text }, runUrl);
}
/** One line: the sha, the verdict, the worst of what failed, the threads. */
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .failingOf */ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describeFinding(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_truncate_js__WEBPACK_IMPORTED_MODULE_4__/* .truncate */ .x)(redact(describe(result, worst, [describeThreads(result)])), limit);
}
/** The same with every reason in full and without the findings, for a log, which names them elsewhere. */
function describeEnd(result) {
    return describe(result, [], [describeThreads(result)]);
}
/** The sha, the verdict and every reason, without the threads. */
function describeVerdict(result) {
    return describe(result, [], []);
}
/** How many threads are open in all, how many of them these logs cannot speak of, and what this run did. */
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .countThreads */ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    // What says that it is fixed is open only because this client may not resolve it.
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpen */ .cb)(moves).filter(isLeft).length;
    // A log that could not be read may have had the run.
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_left_open_js__WEBPACK_IMPORTED_MODULE_0__/* .leftOpenHere */ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const apart = others === 0 ? '' : `, ${others} of them of tools without a run in these logs`;
    const [state, whose] = dryRun ? ['would be open', 'planned'] : ['open', 'this run'];
    const changed = `${done.posted} new, ${done.reopened} reported again, ${done.resolved} resolved`;
    const word = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_6__/* .isDecidedByReply */ .Gl) ? 'fixed or decided' : 'fixed';
    const settled = said.length === 0 ? '' : `, ${said.length} ${word}`;
    return `${open} ${open === 1 ? 'thread' : 'threads'} ${state} in all${settled}${apart}; ${whose}: ${changed}`;
}
function describe(result, worst, threads) {
    const { analyzedSha, checkRefusal, conclusion } = result;
    const sha = analyzedSha === undefined ? '' : short(analyzedSha);
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .D)(reasons.map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? [] : [(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(checkRefusal)];
    const unseen = (0,_other_tools_js__WEBPACK_IMPORTED_MODULE_8__/* .describeOtherTools */ .$)(result.accounts).map(_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T);
    const others = unseen.length === 0 ? [] : [(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_7__/* .firstFew */ .D)(unseen, MOST_OTHER_TOOLS, '; ')];
    if (conclusion === 'incomplete' && reasons.length > 0) {
        return `${sha} not fully analyzed: ${[few, ...others, ...refused].join('; ')}`;
    }
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict((0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .failingOf */ .al)(result), result.plan, result.failLevel);
    const verdict = fault === undefined
        ? ofFindings
        : `failed: this change breaks ${(0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(fault)}; findings alone: ${ofFindings}`;
    // A run that the change has overtaken judges nothing.
    if (conclusion === 'superseded')
        return `${sha}: ${[few, ...threads, ...refused].join('; ')}`;
    const named = worst.length === 0 ? verdict : `${verdict}: ${worst.join('; ')}`;
    if (conclusion === 'incomplete') {
        return `${sha}: ${['analyzed fully', ...refused, named, ...others, ...threads].join('; ')}`;
    }
    const left = reasons.length === 0 ? [] : [`not fully analyzed: ${few}`];
    return `${sha}: ${[named, ...others, ...threads, ...refused, ...left].join('; ')}`;
}
function toVerdict(failing, plan, failLevel) {
    if (failLevel === 'never')
        return 'passed, fail-level is none';
    const level = `at level ${failLevel}${failLevel === 'error' ? '' : ' or above'}`;
    const waved = plan === undefined ? undefined : describeAccepted(plan);
    const { length } = failing.spots;
    if (length === 0)
        return waved === undefined ? `passed, no finding ${level}` : `passed; ${waved}`;
    const notes = [(0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .describeResolved */ .Qz)(failing), waved].filter((note) => note !== undefined);
    const failed = `failed by ${length} ${length === 1 ? 'finding' : 'findings'} ${level}`;
    return notes.length === 0 ? failed : `${failed} (${notes.join('; ')})`;
}
/** `2 errors accepted: 1 false positive, 1 won't fix` */
function describeAccepted(plan) {
    const { accepted } = plan;
    if (accepted.length === 0)
        return undefined;
    const how = (0,_standing_decisions_js__WEBPACK_IMPORTED_MODULE_3__/* .countDismissals */ .Wf)(plan);
    return `${(0,_failing_js__WEBPACK_IMPORTED_MODULE_5__/* .countByLevel */ .B)(accepted)} accepted${how === '' ? ' by people' : `: ${how}`}`;
}
/** `src/a.ts:3 no-var (PMD): Unexpected var` */
function describeFinding({ place, rule, scope, message }, note) {
    const where = (0,_finding_place_name_js__WEBPACK_IMPORTED_MODULE_9__/* .placeName */ .f)(place) || 'no place';
    return (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_10__/* .scopeName */ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
}
/** Why the check is not what it should be, and what to do. */
function describeRefusal({ message, remedy = 'run again', }) {
    return `the check could not be set: ${message}: ${remedy}`;
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}
function short(sha) {
    return sha.slice(0, 7);
}


/***/ }),

/***/ 3616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ countByLevel),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   SE: () => (/* binding */ MOST_NAMED),
/* harmony export */   al: () => (/* binding */ failingOf)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9795);

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
 * What people may do about findings that they resolved and that count, completing a sentence; undefined where
 * there are none.
 */
function describeResolved({ spots, resolvedByPeople: { size } }) {
    if (size === 0)
        return undefined;
    const whom = size < spots.length
        ? `${size} of them ${size === 1 ? 'was' : 'were'} resolved by people, and still ${size === 1 ? 'counts' : 'count'}`
        : size === 1
            ? 'a person resolved it, and it still counts'
            : 'people resolved them, and they still count';
    return `${whom}: fix what was found, suppress it in the analyzer, or set accept-resolved`;
}
/** `1 error and 2 warnings`, worst first. */
function countByLevel(spots) {
    const groups = [...Map.groupBy(spots, ({ level }) => level)].toSorted(([a], [b]) => (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLevels */ .t)(a, b));
    const counts = groups.map(([level, { length }]) => {
        if (level === 'none')
            return `${length} at level none`;
        return `${length} ${level}${length === 1 ? '' : 's'}`;
    });
    return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}


/***/ }),

/***/ 3136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ describeOtherTools)
/* harmony export */ });
/* harmony import */ var _finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9002);
/* harmony import */ var _failing_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3616);


/**
 * `3 errors of X were not looked at: X is not in tools`, a sentence for each tool that the job does not name.
 */
function describeOtherTools(accounts) {
    const others = accounts.flatMap(({ finding, disposition }) => disposition === 'other-tool' ? [finding] : []);
    return [...Map.groupBy(others, ({ scope }) => scope.tool)].map(([tool, findings]) => {
        const were = findings.length === 1 ? 'was' : 'were';
        return `${(0,_failing_js__WEBPACK_IMPORTED_MODULE_0__/* .countByLevel */ .B)(findings)} of ${tool} ${were} not looked at: ${(0,_finding_tools_of_job_js__WEBPACK_IMPORTED_MODULE_1__/* .describeOtherTool */ .I)(tool)}`;
    });
}


/***/ }),

/***/ 8756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ standingDecisions),
/* harmony export */   Hs: () => (/* binding */ dismissalOf),
/* harmony export */   Wf: () => (/* binding */ countDismissals)
/* harmony export */ });
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7764);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4490);
/* harmony import */ var _thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);



const DISMISSALS = [..._thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .DECISIONS */ .Yv, 'resolved'];
/** What people decided about the findings of a plan, in the order of its moves. */
function standingDecisions(moves) {
    return moves.flatMap((move) => {
        if (move.kind === 'post' || !('spot' in move) || move.spot === undefined)
            return [];
        const { thread, spot } = move;
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move) && move.kind !== 'leave')
            return [];
        const said = dismissalOf(thread);
        return said === undefined ? [] : [{ thread, spot, ...said }];
    });
}
/** What people decided about the finding of a thread; undefined where they did not. */
function dismissalOf(thread) {
    const state = (0,_thread_thread_state_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    if (state.kind !== 'decided' && state.kind !== 'resolved-by-people')
        return undefined;
    const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
    const judged = state.kind === 'decided' ? state.decision : lastMark?.judged;
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
/**
 * How the findings that a check accepts were decided, completing a sentence: `1 false positive, 1 won't fix`;
 * empty where all of them were resolved by hand.
 */
function countDismissals({ accepted, decidedBy }) {
    const kinds = accepted.map(({ key }) => {
        const thread = decidedBy.get(key);
        return (thread && dismissalOf(thread)?.kind) ?? 'resolved';
    });
    if (kinds.every((kind) => kind === 'resolved'))
        return '';
    const counts = DISMISSALS.flatMap((kind) => {
        const { length } = kinds.filter((one) => one === kind);
        return length === 0 ? [] : [nameCount(kind, length)];
    });
    return counts.join(', ');
}
function nameCount(kind, count) {
    if (kind === 'resolved')
        return `${count} resolved by hand`;
    return kind === 'false positive' && count > 1 ? `${count} false positives` : `${count} ${kind}`;
}


/***/ }),

/***/ 4796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ splitCodeSpans)
/* harmony export */ });
/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
function splitCodeSpans(line) {
    // Odd places hold the runs of backticks, even places what stands between them.
    const parts = line.split(/(`+)/);
    const partners = partnersOfRuns(parts);
    const spans = [];
    let text = '';
    let at = 0;
    const endText = () => {
        if (text !== '')
            spans.push({ kind: 'text', text, start: at - text.length });
        text = '';
    };
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i] ?? '';
        const partner = partners[i];
        const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
        if (partner === undefined || code.trim() === '') {
            text += part;
            at += part.length;
            continue;
        }
        endText();
        spans.push({ kind: 'code', text: withoutPadding(code), start: at });
        at += part.length + code.length + part.length;
        i = partner;
    }
    endText();
    return spans;
}
/** For each run of backticks the place of the next run of the same length. */
function partnersOfRuns(parts) {
    const partners = [];
    const nextOfLength = new Map();
    const lastRun = parts.length - 2;
    for (let i = lastRun; i > 0; i -= 2) {
        const length = parts[i]?.length ?? 0;
        partners[i] = nextOfLength.get(length);
        nextOfLength.set(length, i);
    }
    return partners;
}
/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}


/***/ }),

/***/ 6428:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/** The first names in a line, and how many more there are: `a, b and 7 more`. */
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}


/***/ }),

/***/ 9992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d6: () => (/* binding */ codeFence),
  SS: () => (/* binding */ codeSpan),
  VV: () => (/* binding */ escapeInline),
  Kc: () => (/* binding */ escapeLineStart),
  escapeMarkdown: () => (/* binding */ escapeMarkdown),
  EN: () => (/* binding */ joinInline),
  nf: () => (/* binding */ markdown_link),
  xR: () => (/* binding */ tableCell)
});

// EXTERNAL MODULE: ./build/src/text/code-spans.js
var code_spans = __webpack_require__(4796);
// EXTERNAL MODULE: ./build/src/text/web-url.js
var web_url = __webpack_require__(4883);
;// CONCATENATED MODULE: ./build/src/text/inline-pieces.js


/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and
 * packages that people copy. The look-behind lets the part before the sign begin only where a word begins, so
 * that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
/**
 * Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the
 * line.
 */
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return (0,code_spans/* splitCodeSpans */.Z)(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
}
function splitUrls(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(URL_IN_TEXT)) {
        const url = withoutSentenceEnd(match[0]);
        const next = text.slice(match.index + match[0].length);
        if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2)))
            continue;
        pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
        last = match.index + url.length;
    }
    return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}
function splitAtWords(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(AT_WORD)) {
        if (match.index > last)
            pieces.push({ kind: 'text', text: text.slice(last, match.index) });
        pieces.push({ kind: 'code', text: match[0] });
        last = match.index + match[0].length;
    }
    if (last < text.length)
        pieces.push({ kind: 'text', text: text.slice(last) });
    return pieces;
}
/**
 * The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).`
 */
function withoutSentenceEnd(url) {
    let surplus = count(url, ')') - count(url, '(');
    let end = url.length;
    for (; end > 0; end--) {
        const character = url.charAt(end - 1);
        if (character === ')' && surplus > 0)
            surplus--;
        else if (!'?!.,:;*_~\'"]'.includes(character))
            break;
    }
    return url.slice(0, end);
}
function count(text, character) {
    return text.split(character).length - 1;
}
/**
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs
 * and odd numbers (`https://0x7f.1/`), and some renderers another path of entities
 * (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text) {
    const url = (0,web_url/* webUrl */.q)(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}

// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(9180);
// EXTERNAL MODULE: ./build/src/text/visible-text.js
var visible_text = __webpack_require__(9451);
// EXTERNAL MODULE: ./build/src/text/zero-width-space.js
var zero_width_space = __webpack_require__(7253);
;// CONCATENATED MODULE: ./build/src/text/markdown.js





/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any
 * more: references (`#1 !1 %v1 ~bug &1 $1 ~"a b" GH-1 GL-1`), mentions, emoji (`:smile:`), addresses of other
 * schemes and without one, and what GitLab adds (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`,
 * `*iteration:1`, `%{project_name}`).
 */
const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
/**
 * Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a
 * letter are plain.
 */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji,
 * heading, list, quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code
 * between balanced backticks on one line stays code, words with an `@` become code, and http(s) addresses are
 * links that show where they lead. Else the rendered text differs from the input in white space and U+200B
 * only.
 */
function escapeMarkdown(text) {
    return (0,visible_text/* visibleText */.Q)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); // Else a link that follows would become an image.
}
/**
 * A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an
 * empty string.
 */
function codeSpan(text) {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is
    // one at both ends.
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of
 * backticks inside. A language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No
 * line of the body begins with a slash then, and renderers take the space away again (CommonMark §4.5), so
 * that the code is shown and copied as it is.
 */
function codeFence(text, language = '') {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label begins with it.
 * Other addresses than http(s) ones, and those with a user name, give the escaped label alone. Both arguments
 * are untrusted plain text.
 */
function markdown_link(label, url) {
    const name = (0,one_line/* oneLine */.T)(label);
    const target = (0,web_url/* webUrl */.q)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = splitInline(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || beginsWithHost(name, host) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
/**
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped.
 * GFM §4.10 reads `\|` before anything else, in code spans too.
 */
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    // An odd one out stands in a code span and must not be taken for the escape of the pipe.
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${zero_width_space/* ZERO_WIDTH_SPACE */.p}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
function escapeInline(line, urls) {
    return joinInline(splitInline(line, urls).map(renderPiece));
}
/** Joins inline Markdown: backticks that come to touch would make one run. */
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? zero_width_space/* ZERO_WIDTH_SPACE */.p + next : next))
        .join('');
}
/** A line of inline Markdown as it may begin a line: what it begins with starts no block. */
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
/**
 * Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a
 * code span.
 */
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
/** In angle brackets, because there no character of the address is read as Markdown (CommonMark §6.5). */
function autolink(url) {
    return `<${url}>`;
}
/**
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as
 * Markdown or part the cells of a table is percent-encoded as well, and what would be read as an entity is
 * escaped.
 */
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
/** Anywhere else in the label a host proves nothing: `https://github.com/evil.example`. */
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
/** Takes the backslash that breaks the line away; an even number of them is escaped backslashes. */
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}


/***/ }),

/***/ 4883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;
/**
 * Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1)
 * and Markdown reads.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
/**
 * Parses an address that a reader may be led to: http or https, without a user name or password
 * (`https://github.com@evil.example` leads to evil.example). Undefined for all else. The parser writes a host
 * in other scripts as `xn--…`, which shows look-alikes.
 */
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


/***/ }),

/***/ 7253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ZERO_WIDTH_SPACE)
/* harmony export */ });
/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
const ZERO_WIDTH_SPACE = '\u200B';


/***/ }),

/***/ 4490:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B6: () => (/* binding */ LONGEST_NAME),
/* harmony export */   Ft: () => (/* binding */ isSame),
/* harmony export */   GT: () => (/* binding */ LONGEST_REASON),
/* harmony export */   TM: () => (/* binding */ firstLine),
/* harmony export */   Yv: () => (/* binding */ DECISIONS),
/* harmony export */   dk: () => (/* binding */ WAYS),
/* harmony export */   pp: () => (/* binding */ isDecision),
/* harmony export */   ux: () => (/* binding */ readWords),
/* harmony export */   zp: () => (/* binding */ wordsKey)
/* harmony export */ });
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9180);

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
    return CODE.test(line) ? '' : (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .T)(line.trimStart());
}
/** Reads what the first line of a reply decides; undefined where it is ordinary talk. */
function readWords(line) {
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
function isDecision(judged) {
    return DECISIONS.some((kind) => kind === judged.says);
}
/** Whether two judgments are of the same reply with the same text. */
function isSame(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
/** What the replies of a thread decide, as one text that two listings can be compared by. */
function wordsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


/***/ }),

/***/ 7713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ci: () => (/* binding */ isResolving),
/* harmony export */   E3: () => (/* binding */ MARK_KINDS),
/* harmony export */   oi: () => (/* binding */ markLine),
/* harmony export */   rl: () => (/* binding */ possibleLines)
/* harmony export */ });
/** Transitions of a thread that a signed reply of ours records. */
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
const SAYINGS = [...MARK_KINDS, 'taken back', 'false positive', "won't fix", 'accepted'];
const LINES = {
    'taken back': 'The decision was taken back as of',
    'false positive': 'Dismissed as a false positive as of',
    "won't fix": "Dismissed as won't fix as of",
    accepted: 'Accepted as of',
    ignored: 'Ignored by .sarif-review.yml as of',
    fixed: 'Fixed as of',
    suppressed: 'Suppressed as of',
    'moved-on': 'No longer part of this change as of',
    closed: 'Closed by sarif-review clean as of',
    reported: 'Reported again as of',
    retired: 'The same finding has another thread as of',
    gone: 'Left open, because somebody replied: the finding is gone as of',
};
/** The one line that people read of a mark: `Fixed as of 1a2b3c4`. */
function markLine({ kind, says, head, judged, decided }) {
    const decision = decided === undefined || judged === undefined ? undefined : sayingOf(judged);
    return lineOf(says ?? decision ?? kind, head);
}
function sayingOf({ says }) {
    return says === 'reopen' || says === 'nothing' ? 'taken back' : says;
}
/** The lines of which one may stand for a mark that was read. */
function possibleLines(mark) {
    if (mark.kind === 'gone')
        return SAYINGS.map((one) => lineOf(one, mark.head));
    return mark.kind === 'reported' ? [markLine(mark), lineOf('taken back', mark.head)] : [markLine(mark)];
}
function lineOf(saying, head) {
    return `${LINES[saying]} ${head.slice(0, 7)}`;
}


/***/ }),

/***/ 9079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Me: () => (/* binding */ describeDoubt),
/* harmony export */   _q: () => (/* binding */ isDoubted),
/* harmony export */   nn: () => (/* binding */ isProven)
/* harmony export */ });
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


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F$: () => (/* binding */ spokenSince),
/* harmony export */   HE: () => (/* binding */ isDeletable),
/* harmony export */   Lr: () => (/* binding */ isAcceptable),
/* harmony export */   My: () => (/* binding */ isLeftToPeople),
/* harmony export */   QY: () => (/* binding */ threadState)
/* harmony export */ });
/* harmony import */ var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4490);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
/* harmony import */ var _own_thread_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9079);



/**
 * Replies are judged before flags. Where the listing carries the flag it is the present state, else the
 * highest mark is.
 */
function threadState(thread) {
    const state = stateByFlag(thread);
    const { said, judged, lastMark } = thread;
    if (said === undefined || (0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread) || (0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isSame */ .Ft)(said, judged))
        return state;
    const inForce = lastMark?.decided;
    if ((0,_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(said)) {
        const byHand = state.kind === 'resolved-by-people' && (inForce === undefined || inForce === 'hand');
        const way = byHand ? 'hand' : 'reply';
        return { kind: 'decided', decision: said, way };
    }
    // What a person resolved by hand stays so when the words to it are gone.
    const isTakenBack = inForce !== undefined && (said.says === 'reopen' || inForce !== 'hand');
    return isTakenBack ? { kind: 'withdrawn', by: said } : state;
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
    if ((0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread))
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
    return thread.foreignReplies === 0 && thread.origin === 'sole' && !(0,_own_thread_js__WEBPACK_IMPORTED_MODULE_2__/* .isDoubted */ ._q)(thread);
}
/** Somebody else spoke after our last mark. */
function spokenSince(thread) {
    return thread.lastMark !== undefined && thread.foreignReplies > thread.lastMark.foreignReplies;
}


/***/ }),

/***/ 3554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A9: () => (/* binding */ renderTwins),
/* harmony export */   CV: () => (/* binding */ MOST_TWINS),
/* harmony export */   DC: () => (/* binding */ toTwins),
/* harmony export */   Dy: () => (/* binding */ names),
/* harmony export */   YG: () => (/* binding */ sameTwins),
/* harmony export */   it: () => (/* binding */ toTwin),
/* harmony export */   pr: () => (/* binding */ TWINS_START)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9795);
/* harmony import */ var _text_listed_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4396);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9992);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9180);





/** More tools than this hardly say the same; a marker is bounded, and what is not in it is not named. */
const MOST_TWINS = 8;
/** So much of a marker may be taken by one twin; no real tool and rule have longer names. */
const LONGEST_NAMES = 150;
function toTwin({ scope, rule, level }) {
    return { scope, ruleId: rule.id, level };
}
/** Those of these twins that a comment names, in an order that is the same in each run. */
function toTwins(twins) {
    return twins
        .filter(({ scope, ruleId }) => `${scope.tool}${scope.category}${ruleId}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1))
        .slice(0, MOST_TWINS);
}
/** Whether a comment that names these says of the spot all there is to say: no level is worse now. */
function names(twins, { scope, rule, level }) {
    const key = nameKey({ scope, ruleId: rule.id });
    return twins.some((twin) => nameKey(twin) === key && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_2__/* .compareLevels */ .t)(level, twin.level) >= 0);
}
/** Whether two comments name the same twins, in the same levels. */
function sameTwins(a, b) {
    const keys = (twins) => JSON.stringify(twins.map((twin) => [nameKey(twin), twin.level]));
    return keys(a) === keys(b);
}
function nameKey({ scope, ruleId }) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeKey */ .OD)(scope), ruleId]);
}
/** How the sentence that names twins begins. */
const TWINS_START = 'Also reported by ';
/**
 * The sentence that names the twins: `Also reported by PMD (error).`; empty where there are none.
 *
 * @param follows whether it is edited whenever the set changes; else it speaks of the time of posting
 */
function renderTwins(twins, told, follows) {
    if (twins.length === 0)
        return '';
    const parts = twins.map(({ scope, ruleId, level }) => {
        const rule = ruleId === told.ruleId ? '' : ` as ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(ruleId))}`;
        const at = level === told.level ? '' : ` (${level})`;
        return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeName */ .OK)(scope)))}${rule}${at}`;
    });
    return `${TWINS_START}${(0,_text_listed_js__WEBPACK_IMPORTED_MODULE_4__/* .listed */ .K)(parts)}${follows === 'edited' ? '' : ' when this was posted'}.`;
}


/***/ })

};

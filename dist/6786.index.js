export const id = 6786;
export const ids = [6786];
export const modules = {

 50850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => ( speaksOfParsing),
   r: () => ( isAboutSecrets)
 });
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    /expected [`'"\u2018][^\w\s=][`'"\u2019]/i,
];
const BEGINNING = 1_000;
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


 }),

 38146:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Lt: () => ( judgeSpots),
   dL: () => ( compareRanks),
   pS: () => ( compareSpots)
 });
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74458);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18805);
 var _twins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61342);






const POSTED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .dy };
const POSTED_AS_NEW = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .eu };
const POSTED_AS_EDITED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .BH };
function judgeSpots({ spots, anchorings, matching, compared }, { maxThreads }, { verdictWithoutThread, counts, newPart, isNew }, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const newThreads = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const resembled = new Map(matching.threads.map((unmatched) => [unmatched.resembled, unmatched]));
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .W1(maxThreads) };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    const postedAsNew = ({ key }) => (0,_situation_js__WEBPACK_IMPORTED_MODULE_2__ .$H)(compared?.get(key)) === undefined ? POSTED_AS_NEW : POSTED_AS_EDITED;
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
        entry.verdict =
            newThreads.size >= free ? overLimit : isNew(entry.spot) ? postedAsNew(entry.spot) : POSTED;
        newThreads.set(entry.spot, entry.verdict);
    }
    for (const entry of sorted) {
        const { spot, anchoring } = entry;
        entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), newThreads);
        const { disposition, reason } = entry.verdict;
        if (disposition === 'posted' && anchoring.kind === 'anchored') {
            const covered = covers.twinsOf(spot.key);
            const resembles = resembled.get(spot);
            posts.push({
                kind: 'post',
                spot,
                anchor: anchoring.anchor,
                reason,
                ...(resembles && { resembles }),
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
        (isAccepted ? accepted : failing).push(newPart(spot));
        if (disposition === 'filtered')
            list('below-min-level');
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, judged, failing, accepted, listed };
}
function verdictOfTwin(cover, newThreads) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = newThreads.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,_twins_js__WEBPACK_IMPORTED_MODULE_3__ .ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function compareSpots(a, b) {
    return compareRanks(a, b) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.key, b.key);
}
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.place.path ?? '', b.place.path ?? '') ||
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
function coverTwins(situation, { twins }, selection, planned, absent, ownScopes) {
    const covers = twins === 'apart'
        ? new Map()
        : findTwins({
            wanting: [...wantReopening(planned), ...wantPosting(situation, selection, planned)],
            standing: [...standingWithSpot(situation, planned), ...standingHeld(situation, absent, ownScopes)],
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
function wantReopening(planned) {
    return planned.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
}
function wantPosting({ spots, anchorings }, { verdictWithoutThread }, planned) {
    const paired = new Set(planned.map(({ pair }) => pair.spot.key));
    return spots.filter((spot, index) => {
        const anchoring = anchorings[index];
        if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined)
            return false;
        return !paired.has(spot.key) && verdictWithoutThread(spot, anchoring) === undefined;
    });
}
function standingWithSpot({ inDiff }, planned) {
    return planned.flatMap(({ pair: { thread, spot } }) => {
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
    const { failing: spots = [], standing = [] } = (conclusion === 'failure' ? plan : undefined) ?? {};
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, standing, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
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

 7895:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   q: () => ( compareTexts)
 });
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


 }),

 10492:
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
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


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

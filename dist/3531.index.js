export const id = 3531;
export const ids = [3531];
export const modules = {

 38146:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Lt: () => ( judgeSpots),
   dL: () => ( compareRanks),
   pS: () => ( compareSpots)
 });
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);
 var _move_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57764);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);






function judgeSpots(spots, { maxThreads, acceptResolved }, free) {
    const posts = [];
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .W1(maxThreads) };
    const selected = spots.filter((row) => {
        if (row.spot.suppressed)
            return false;
        row.verdict = verdictSoFar(row);
        const disposition = row.verdict?.disposition;
        return disposition !== 'existing' && (disposition !== 'filtered' || row.counts);
    });
    const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
    let places = free;
    for (const row of sorted) {
        if (row.verdict !== undefined || row.cover !== undefined)
            continue;
        row.verdict = places > 0 ? posted(row) : overLimit;
        places -= 1;
    }
    for (const row of sorted) {
        row.verdict ??= verdictOfTwin(row);
        const { spot, isNew, verdict } = row;
        const { disposition, reason } = verdict;
        if (disposition === 'posted')
            posts.push(...toPost(row, reason));
        const list = (why) => {
            listed.push({ spot, why, reason, ...(isNew && { asNew: true }) });
        };
        if (disposition === 'unanchored' || disposition === 'over-limit')
            list(disposition);
        if (!row.counts)
            continue;
        const isAccepted = acceptResolved && isDecided(row, verdict);
        const owner = ownerOf(row);
        const isTold = owner?.verdict && owner.counts && isAccepted === (acceptResolved && isDecided(owner, owner.verdict));
        if (!isTold)
            (isAccepted ? accepted : failing).push(row.newPart);
        if (disposition === 'filtered')
            list('below-min-level');
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, failing, accepted, listed };
}
function verdictSoFar({ cover, thread, move, whyNone }) {
    if (cover?.kind === 'thread')
        return toCovered(cover, cover.by);
    if (cover !== undefined)
        return cover.by.thread && toCovered(cover, cover.by.thread.thread);
    if (thread === undefined || move === undefined)
        return whyNone;
    const { discussionId } = thread.thread;
    return { disposition: dispositionOf(move, thread), reason: move.reason, discussionId, tier: thread.tier };
}
function dispositionOf(move, { inDiff }) {
    if (move.kind === 'keep' || move.kind === 'edit')
        return 'kept';
    if (move.kind === 'reopen')
        return 'reopened';
    if (move.kind === 'leave' && move.because === 'held')
        return 'kept';
    const byPeople = (move.kind === 'leave' && move.because === 'people') || (0,_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(move);
    return byPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
function verdictOfTwin({ cover }) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const { verdict } = cover.by;
    return verdict?.disposition === 'over-limit' ? verdict : toCovered(cover);
}
function toCovered(cover, thread) {
    const owner = cover.kind === 'spot' ? cover.by.spot.findings[0] : undefined;
    return {
        disposition: 'covered',
        reason: cover.reason,
        ...(owner && { owner }),
        ...(thread && { discussionId: thread.discussionId }),
    };
}
function posted({ isNew, compared }) {
    const wasThere = compared?.kind === 'new' && compared.was !== undefined;
    const reason = wasThere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .BH : isNew ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .eu : _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .dy;
    return { disposition: 'posted', reason };
}
function toPost({ spot, anchoring, compared, twins, resembles, isNew }, reason) {
    if (anchoring.kind !== 'anchored')
        return [];
    const covered = twins.map((twin) => twin.spot);
    const was = compared?.kind === 'new' ? compared.was : undefined;
    return [
        {
            kind: 'post',
            spot,
            anchor: anchoring.anchor,
            reason,
            ...(was !== undefined && { was }),
            ...(resembles && { resembles }),
            ...((isNew || twins.some((twin) => twin.isNew)) && { asNew: true }),
            ...(covered.length > 0 && { twins: (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .DC)(covered.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .it)), covered }),
        },
    ];
}
function ownerOf({ cover }) {
    return cover?.kind === 'thread' ? cover.of : cover?.by;
}
function isDecided({ cover, thread: row }, { disposition }) {
    if (cover?.kind === 'thread')
        return cover.isDecided && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .Lr)(cover.by);
    if (row === undefined || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .Lr)(row.thread))
        return false;
    return disposition === 'resolved-by-people' || (disposition === 'moved-on' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(row.thread));
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

 73531:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => ( SCHEMA_VERSION),
   toPlanDocument: () => ( toPlanDocument),
   toReport: () => ( toReport)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50850);
 var _decisions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90679);
 var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47187);
 var _to_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31218);




const SCHEMA_VERSION = 2;
function toReport(document, redact) {
    const { conclusion, reasons, ...commits } = describeRun(document);
    const { failures, heldScopes, heldFiles } = document.held;
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion,
        reasons,
        dryRun: document.dryRun,
        ...commits,
        tools: document.tools,
        scopes: document.scopes,
        failures,
        heldScopes,
        heldFiles: heldFiles.map(({ scope, path, reason }) => ({ scope, path, reason })),
        warnings: document.warnings,
        base: describeBase(document),
        overview: describeOverview(document),
        results: document.results,
        threadMoves: document.threadMoves,
        decisions: document.decisions.map(toReportedDecision),
        decisionsNotCounted: document.attempts.map(toReportedAttempt),
        rules: document.rules.map(_decisions_js__WEBPACK_IMPORTED_MODULE_0__ .b$),
        timings: document.timings ?? null,
        findings: eachFinding(document),
        threads: document.gone.map(toReportedThread),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_2__ .a)(report, redact);
}
function toPlanDocument(document, redact, shown) {
    const plan = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(document),
        moves: document.moves.map(toReportedMove),
        overview: describeOverview(document),
        withoutThread: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__ .jK)(document, shown).map(toReportedFinding),
        results: document.results,
        threadMoves: document.threadMoves,
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_2__ .a)(plan, redact);
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
function describeBase({ base }) {
    if (base === undefined)
        return null;
    const { commit, gone, judgedByLine, failures } = base;
    return { commit: commit ?? null, gone, judgedByLine, failures };
}
function describeOverview({ overview }) {
    if (overview === undefined)
        return null;
    const { kind, entries, reason } = overview;
    return { move: kind, findings: entries.length, reason };
}
function* eachFinding({ accounts, fails }) {
    for (const account of accounts)
        yield { ...toReportedFinding(account), fails: fails.has(account.finding) };
}
function toReportedThread({ thread, scope, ruleId, path, line, move, reason, outcome }) {
    const { tool, category } = scope;
    const discussionId = thread?.discussionId;
    return {
        discussionId,
        tool,
        category,
        ruleId,
        path,
        line: line ?? 0,
        move,
        reason,
        outcome: outcome ?? null,
    };
}
function toReportedMove(told) {
    const { move, reason, path, line, scope, ruleId, level, findings, thread } = told;
    return {
        move,
        reason,
        path,
        line: line ?? null,
        tool: scope.tool,
        category: scope.category,
        ruleId,
        level: level ?? null,
        messages: findings.map(({ message }) => message),
        discussionId: thread?.discussionId ?? null,
        was: thread === undefined ? null : { path: thread.path, line: thread.line || null, head: thread.head },
    };
}
function toReportedDecision({ spot, thread, ...decision }) {
    const { scope, rule, place, level } = spot;
    const { kind, reason, by, byId, replyId, accepted } = decision;
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
        accepted,
    };
}
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
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
        ...((0,_finding_about_js__WEBPACK_IMPORTED_MODULE_3__ .r)(finding) && { aboutSecrets: true }),
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

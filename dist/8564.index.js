export const id = 8564;
export const ids = [8564];
export const modules = {

 44692:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => ( gatherDoubts)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

function gatherDoubts(findings) {
    const lists = new Map();
    for (const { scope, place, presence } of findings) {
        if (place.kind !== 'nowhere' || place.path === undefined || presence.kind !== 'present')
            continue;
        const { mayBe, byName, reason } = place;
        if (mayBe === undefined || byName || mayBe.length === 0)
            continue;
        const key = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope);
        const own = lists.get(key) ?? new Map();
        lists.set(key, own);
        if (!own.has(mayBe))
            own.set(mayBe, `a result may be in it: ${reason}`);
    }
    return (scope, path) => [...(lists.get(scope) ?? [])].find(([files]) => files === 'any' || files.includes(path))?.[1];
}


 }),

 58352:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   GI: () => ( holdReason),
   cb: () => ( leftOpen),
   ow: () => ( findAbsentScopes),
   rq: () => ( countHeld),
   sN: () => ( toStanding),
   yp: () => ( leftOpenHere)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92506);
 var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
 var _scopes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24436);
 var _situation_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(18805);









function holdReason(row, situation) {
    const { thread, doubt } = row;
    return scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(row, situation) ?? doubt;
}
function scopeHold(thread, { completeness, scopes, contested, job }) {
    const { scope } = thread.evidence;
    const [failure] = completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
    const held = scopes.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (scopes.isLater(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Hu(scope);
    const runs = contested.get(key);
    if (runs !== undefined)
        return (0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ .XN)(runs);
    return scopes.isComplete(key) ? undefined : whyAbsent(thread, job, scopes.namesOf(scope.tool));
}
function whyAbsent(thread, { name, tools }, runs) {
    const { scope } = thread.evidence;
    const isOurs = thread.job === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ .d1)(tools, scope.tool))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .vZ(scope, isOurs);
    if (!isOurs)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jo(scope, runs);
    if (runs.length > 0)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SX(scope, runs);
    return tools.silent.includes(scope.tool) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .$K(scope) : _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jC(scope);
}
function commitHold({ evidence, lastMark }, { head, analyzed }) {
    const isReported = lastMark === undefined || lastMark.kind === 'reported';
    const isHere = evidence.head === head && evidence.analyzed === analyzed;
    return isReported && isHere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .K(evidence.scope) : undefined;
}
function placeHold(row, situation) {
    const { now } = row;
    if (now.kind === 'deleted')
        return undefined;
    const { path, key } = fileOf(row);
    const unread = whyUnread(row, situation) ?? situation.scopes.doubtOf(key, path);
    if (unread !== undefined || now.kind !== 'file')
        return unread;
    if (now.uncommitted !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SU(path, now.uncommitted);
    return now.differs ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Ss(path) : undefined;
}
function fileOf({ thread: { evidence }, now }) {
    return { path: now.kind === 'file' ? now.path : evidence.path, key: (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(evidence.scope) };
}
function whyUnread(row, { completeness, scopes }) {
    const { evidence } = row.thread;
    const { path, key } = fileOf(row);
    if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .OP)(path))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .aD(path);
    const heldFile = scopes.heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const { ruleCatalogues, fileCatalogues } = completeness;
    const { ruleId, unlisted } = evidence;
    if (!(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ .lE)({ id: ruleId, deprecatedIds: [], unlisted }, ruleCatalogues.get(key)))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .AW(ruleId);
    if (fileCatalogues.get(key)?.has(path) === false)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zC(path);
    return scopes.isQuiet(key, path) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jQ(evidence.scope, (0,_scopes_js__WEBPACK_IMPORTED_MODULE_3__ .vx)(row.now)) : undefined;
}
function toStanding(row, situation) {
    const { thread, state, now, unread } = row;
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nT)(state) || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || scopeHold(thread, situation) !== undefined)
        return undefined;
    if (!isInChange(now) || (!unread && whyUnread(row, situation) === undefined))
        return undefined;
    return { thread, path: fileOf(row).path, line: now.kind === 'file' ? (now.line ?? 0) : 0 };
}
function isInChange(now) {
    return now.kind === 'file' ? now.inDiff : now.kind === 'unknown' && now.isEdited;
}
function leftOpen(moves) {
    return moves
        .filter((move) => move.kind === 'leave' || move.kind === 'say')
        .filter(({ thread }) => (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nT)((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread)));
}
function leftOpenHere(moves, { complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(thread.evidence.scope)));
}
function countHeld(moves) {
    const held = leftOpen(moves).filter(({ because }) => because === 'held');
    return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
function findAbsentScopes(moves, { failures, complete, heldScopes }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_8__ .x)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
function isSaidToBeGone(thread) {
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}


 }),

 24436:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( scopesOfJob),
   pb: () => ( gatherScopes),
   vx: () => ( isAsItWas),
   wm: () => ( fileKey)
 });
 var _finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44692);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);



function gatherScopes({ own, completeness, findings, spots, absent, later }) {
    const { complete, heldScopes, heldFiles } = completeness;
    const completeKeys = new Set(complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    const laterKeys = new Set(later.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    const scopes = firstBy(heldScopes, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope));
    const files = firstBy(heldFiles, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), path));
    const ofFolders = heldFiles.filter(({ told }) => told === 'folder');
    const folders = firstBy(ofFolders, ({ scope, path }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), folderOf(path)));
    const quiet = new Set(findQuietFiles(completeness, spots, absent));
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
        own,
        isComplete: (key) => completeKeys.has(key),
        isLater: (key) => laterKeys.has(key),
        heldScope: (key) => scopes.get(key),
        heldFile: (key, path) => files.get(fileKey(key, path)) ?? folders.get(fileKey(key, folderOf(path))),
        isQuiet: (key, path) => quiet.has(fileKey(key, path)),
        doubtOf: (0,_finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ .N)(findings),
        namesOf: (tool) => names.get(tool) ?? [],
    };
}
function scopesOfJob({ complete, heldScopes }, spots) {
    const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
}
function findQuietFiles({ quietScopes }, spots, absent) {
    if (quietScopes.size === 0)
        return [];
    const reported = new Set(spots.map(({ scope, place }) => fileKey((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), place.path ?? '')));
    return absent.flatMap(({ thread, state, now }) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(thread.evidence.scope);
        if (!quietScopes.has(key) || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nT)(state))
            return [];
        const file = now.kind === 'file' && isAsItWas(now) ? fileKey(key, now.path) : undefined;
        return file === undefined || reported.has(file) ? [] : [file];
    });
}
function isAsItWas(now) {
    return now.kind === 'file' && (now.line ?? 0) > 0;
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


 }),

 98564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DP: () => ( joinSentences),
   I3: () => ( checkName),
   LJ: () => ( runningVerdict),
   Ou: () => ( finalVerdict),
   Uz: () => ( threadsLine),
   XZ: () => ( describeVerdict),
   lA: () => ( describeEnd)
 });
 var _plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58352);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
 var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);






const ROOM_FOR_FINDINGS = 400;
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
const MOST_REASONS = 10;
const MOST_COMPARED = 3;
const MOST_OTHER_TOOLS = 3;
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
function runningVerdict(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_4__ .Zd + around.end }, runUrl);
}
function finalVerdict(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? `, ${_words_js__WEBPACK_IMPORTED_MODULE_4__ .jR}` : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_4__ .jb(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
function describeVerdict(result) {
    return describe(result, [], '');
}
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .cb)(moves).filter(isLeft).length;
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    return _words_js__WEBPACK_IMPORTED_MODULE_4__ .us({ open, others, done }, dryRun);
}
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_4__ .$p(result.accounts).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    if (conclusion === 'superseded')
        return joinSentences([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return joinSentences([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict(result, worst);
    const verdict = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_4__ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_4__ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_COMPARED, '; ');
    const all = [verdict, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? joinSentences([_words_js__WEBPACK_IMPORTED_MODULE_4__ .ge, refused, ...all])
        : joinSentences([...all, refused]);
}
function joinSentences(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toVerdict(result, worst) {
    const { plan, failLevel, acceptResolved, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_4__ .zy;
    const failing = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_4__ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_4__ .lQ(failLevel);
    const { standing } = failing;
    const left = standing.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .JA(standing);
    if (failing.spots.length === 0)
        return joinSentences([left === '' ? passed : left, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return joinSentences([
        `${_words_js__WEBPACK_IMPORTED_MODULE_4__ .B(failing.spots)}${named}`,
        left,
        _words_js__WEBPACK_IMPORTED_MODULE_4__ .Qz(failing, acceptResolved),
        waved,
    ]);
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
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


 })

};

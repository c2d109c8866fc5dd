export const id = 6710;
export const ids = [6710];
export const modules = {

 92506:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ok: () => ( reportedIds),
   ZL: () => ( problemKey),
   f$: () => ( withAncestors),
   gH: () => ( keyOfPlace),
   lE: () => ( mayHaveRun),
   oi: () => ( isAbove)
 });
const MOST_COMPONENTS = 8;
function withAncestors(id) {
    const ids = [id];
    for (let end = id.lastIndexOf('/'); end > 0 && ids.length < MOST_COMPONENTS; end = id.lastIndexOf('/', end - 1)) {
        ids.push(id.slice(0, end));
    }
    return ids;
}
function mayHaveRun({ id, unlisted, deprecatedIds, }, rules) {
    if (rules === undefined || unlisted)
        return true;
    return [...withAncestors(id), ...deprecatedIds].some((one) => rules.has(one));
}
function isAbove(id, other) {
    return other.startsWith(`${id}/`);
}
function reportedIds({ id, deprecatedIds }) {
    return [id, ...deprecatedIds.filter((former) => isAbove(former, id))];
}
const FEWEST_LETTERS = 4;
const OF_PLUGIN = /^[^()]{1,100}\(([^()]{1,300})\)$/u;
function ownRuleName(id) {
    const segment = (OF_PLUGIN.exec(id)?.[1] ?? id).split(/[/:.]/u).at(-1) ?? '';
    const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
function problemKey(path, line, ruleId) {
    const name = ownRuleName(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}


 }),

 98478:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R: () => ( DISPOSITIONS),
   c: () => ( account)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81315);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18805);



function account({ findings, duplicates }, spots) {
    const repeated = new Set(duplicates);
    const verdicts = new Map(spots.flatMap((row) => {
        const known = (0,_situation_js__WEBPACK_IMPORTED_MODULE_1__ .b)(row);
        return row.spot.findings.map((finding) => [
            finding,
            known?.results.has(finding)
                ? { disposition: 'existing', reason: known.reason }
                : row.verdict,
        ]);
    }));
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
            return { disposition: 'absent', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__ .sj };
        case 'other-tool':
            return { disposition: 'other-tool', reason: (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_2__ .I3)(finding.scope.tool) };
        case 'crash':
            return { disposition: 'crash', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__ .a7(finding) };
        case 'note':
            return { disposition: 'duplicate', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__ .VS };
        case 'passed':
            return { disposition: 'passed', reason: finding.presence.because };
        case 'suppressed':
            return {
                disposition: 'suppressed',
                reason: finding.presence.justification ?? _reasons_js__WEBPACK_IMPORTED_MODULE_0__ .md,
            };
        case 'ignored':
            return { disposition: 'ignored', reason: finding.presence.because };
        case 'present':
            return duplicates.has(finding) ? { disposition: 'duplicate', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_0__ .mj } : undefined;
    }
}
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


 }),

 18805:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => ( knownOf),
   x: () => ( isForJob)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81315);

function knownOf({ compared }) {
    return compared === undefined || compared.kind === 'existing' ? undefined : compared.known;
}
function isForJob({ name, tools }, { job, evidence }) {
    return job === name && (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .d1)(tools, evidence.scope.tool);
}


 }),

 77283:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Iu: () => ( toOutputs),
   MW: () => ( settleAccounts),
   QV: () => ( isSaid),
   Qq: () => ( accountingLine),
   Z_: () => ( countThreads),
   aD: () => ( countResults),
   se: () => ( undecidedAccounts)
 });
 var _plan_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57764);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53271);
 var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);





function countResults(accounts) {
    const counts = Object.fromEntries(_plan_account_js__WEBPACK_IMPORTED_MODULE_0__ .R.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
function countThreads(moves, outcomes, mode) {
    const isCounted = (move) => mode === 'planned' || outcomes.get(move)?.kind === 'done';
    const count = (kind) => moves.filter((move) => move.kind === kind && !isMarkAlone(move) && isCounted(move)).length;
    return {
        posted: count('post'),
        kept: moves.filter((move) => (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .zy)(move) === 'keep').length,
        resolved: count('resolve'),
        said: moves.filter((move) => isSaid(move, outcomes.get(move))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
function isSaid(move, outcome) {
    return outcome?.kind === 'said' || ('because' in move && move.because === 'rights');
}
function isMarkAlone(move) {
    return (0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl)(move) && move.way === 'hand';
}
function undecidedAccounts(findings) {
    return findings.map((finding) => ({ finding, disposition: 'undecided', reason: _words_js__WEBPACK_IMPORTED_MODULE_2__ .Cz }));
}
function accountingLine(results, threads) {
    const read = results === undefined ? 'no log was read' : sumOf(results, threads);
    return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
function sumOf(results, threads) {
    const parts = _plan_account_js__WEBPACK_IMPORTED_MODULE_0__ .R.filter((disposition) => results[disposition] > 0).map((disposition) => {
        const sum = `${results[disposition]} ${disposition}`;
        const isShared = disposition === 'posted' && results.posted !== threads.posted && threads.posted > 0;
        return isShared ? `${sum} in ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__ .h)(threads.posted, 'thread')}` : sum;
    });
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_4__ .h)(results.all, 'result')}${sum}`;
}
function isReversed({ disposition, finding }, decided) {
    return REVERSED.includes(disposition) || decided.has(finding);
}
const REVERSED = ['posted', 'reopened', 'moved-on', 'covered'];
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (outcome === undefined || move.kind === 'edit')
            return [];
        return ((0,_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Yf)(move)?.findings ?? []).map((finding) => [finding, outcome]);
    }));
    const decided = new Set(plan.moves.filter(_plan_move_js__WEBPACK_IMPORTED_MODULE_3__ .Gl).flatMap(({ spot }) => spot?.findings ?? []));
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
            : { ...account, discussionId, reason: (0,_plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .sc)(owner.scope, discussionId) };
    });
}
const OUTPUT_NAMES = [
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
];
function toOutputs(run, report = '') {
    const { conclusion, results, threadMoves } = run;
    const counts = { ...results, ...threadMoves };
    const values = {
        ...counts,
        findings: results.all,
        'failed-moves': threadMoves.failedMoves,
        conclusion,
        report,
    };
    return Object.fromEntries(OUTPUT_NAMES.map((name) => [name, String(values[name])]));
}


 }),

 43629:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $4: () => ( unthreadedTitle),
   $p: () => ( describeOtherTools),
   AA: () => ( heldBecause),
   B: () => ( countByLevel),
   BB: () => ( codeLeftOut),
   Be: () => ( describeAttempt),
   Cv: () => ( ofLevel),
   Cz: () => ( UNDECIDED),
   E2: () => ( threadsUnnamed),
   Gq: () => ( STANDS),
   Hm: () => ( threadsLeft),
   IU: () => ( threadBecame),
   J5: () => ( failingTitle),
   JA: () => ( standing),
   KP: () => ( notFullyAnalyzed),
   L5: () => ( describeComparison),
   Lz: () => ( sumComparison),
   P4: () => ( atLines),
   Qz: () => ( describeResolved),
   R_: () => ( heading),
   T0: () => ( describeHeld),
   V1: () => ( nothingAt),
   Y: () => ( acceptedByPeople),
   YE: () => ( brokenConfiguration),
   Zd: () => ( UPDATING),
   _8: () => ( unreadFile),
   _c: () => ( describeStanding),
   a2: () => ( describeRefusal),
   dI: () => ( PARTS),
   em: () => ( sentence),
   f5: () => ( PASSED),
   ge: () => ( ANALYZED_FULLY),
   h6: () => ( moreInReport),
   i7: () => ( timingsLine),
   jR: () => ( RESOLVED_BY_A_PERSON),
   jb: () => ( describeFinding),
   lQ: () => ( passedAsNew),
   m: () => ( movesFailed),
   nJ: () => ( findingBecame),
   nl: () => ( nothingIn),
   nt: () => ( atCommit),
   o: () => ( NO_LINES),
   qw: () => ( describeUnwanted),
   sP: () => ( overviewLine),
   sd: () => ( standingPlace),
   us: () => ( describeOpen),
   v: () => ( andMore),
   yE: () => ( DRY_RUN),
   yO: () => ( describeUnseen),
   yo: () => ( doesFail),
   z$: () => ( threadIs),
   zq: () => ( IN_BASE_LOG),
   zy: () => ( NEVER_FAILS)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19795);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50324);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(10579);
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16761);
 var _decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90679);









const UPDATING = 'updating review threads';
const ANALYZED_FULLY = 'analyzed fully';
const PASSED = 'passed';
const passedAsNew = (failLevel) => `${PASSED}, no new finding at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`;
const existingLeftOut = (count) => `${count} existing ${count === 1 ? 'is' : 'are'} not shown`;
const goneFromBase = (count) => `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(count, 'finding')} of the base ${count === 1 ? 'is' : 'are'} gone`;
const NEVER_FAILS = 'passed, fail-level is none';
const notFullyAnalyzed = (reasons) => `not finished: ${reasons}`;
const brokenConfiguration = (fault, verdict) => `failed: this change breaks ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(fault)}; findings alone: ${verdict}`;
const acceptedByPeople = (spots) => `${countByLevel(spots)} accepted by people`;
const standing = (all) => {
    const count = countByLevel(all.map(({ thread }) => ({ level: thread.evidence.wording.level })));
    const names = all.map((one) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(`${standingPlace(one)} ${one.thread.evidence.ruleId}`));
    return `${count} that ${all.length === 1 ? 'was' : 'were'} not looked at again: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(names, MOST_STANDING)}`;
};
const MOST_STANDING = 3;
const standingPlace = ({ path, line }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(line === 0 ? path : `${path}:${line}`);
const STANDS = 'reported before, and not looked at again';
const describeUnseen = (one) => {
    const { ruleId, scope, wording } = one.thread.evidence;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(`${standingPlace(one)} ${ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}), ${wording.level}`);
};
const RESOLVED_BY_A_PERSON = 'resolved by a person';
const atCommit = (sha) => sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;
function describeOpen(threads, dryRun) {
    const { open, others, done } = threads;
    const told = (counts) => counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(', ');
    const apart = told([
        [done.posted, 'new'],
        [done.reopened, 'reopened'],
        [others, 'of tools without a run in these logs'],
    ]);
    return told([
        [open, `${dryRun ? 'would be open' : 'open'}${apart === '' ? '' : ` (${apart})`}`],
        [done.resolved, 'resolved'],
        [done.said, 'marked as done'],
    ]);
}
function describeFinding({ place, rule, scope, message }, note) {
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .fW)(place) || 'no place';
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
}
const describeRefusal = (outcome) => `the check could not be set: ${(0,_services_port_js__WEBPACK_IMPORTED_MODULE_6__ .OB)(outcome, 'run again')}`;
function describeResolved({ spots, resolvedByPeople: { size }, }, acceptResolved) {
    if (size === 0)
        return '';
    const whom = size < spots.length
        ? `${size} of them ${size === 1 ? 'was' : 'were'} resolved by people, and still ${size === 1 ? 'counts' : 'count'}`
        : size === 1
            ? 'a person resolved it, and it still counts'
            : 'people resolved them, and they still count';
    const remedies = acceptResolved
        ? 'fix what was found, or suppress it in the analyzer'
        : 'fix what was found, suppress it in the analyzer, or set accept-resolved';
    return `${whom}: ${remedies}`;
}
const ofLevel = (level, count) => level === 'none' ? 'at level none' : `${level}${count === 1 ? '' : 's'}`;
function countByLevel(spots) {
    const groups = [...Map.groupBy(spots, ({ level }) => level)].toSorted(([a], [b]) => (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_7__ .t9)(a, b));
    const counts = groups.map(([level, { length }]) => `${length} ${ofLevel(level, length)}`);
    return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}
function describeOtherTools(accounts) {
    const others = accounts.filter(({ disposition }) => disposition === 'other-tool');
    return [...Map.groupBy(others, ({ finding }) => finding.scope.tool)].map(([tool, group]) => {
        const count = countByLevel(group.map(({ finding }) => finding));
        return `${count} of ${tool} ${group.length === 1 ? 'was' : 'were'} not looked at: ${(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_8__ .I3)(tool)}`;
    });
}
const UNDECIDED = 'the run ended before anything was decided about it';
const movesFailed = (count, first) => `${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(count, 'thread')} could not be changed${count === 1 ? '' : ', the first'}: ${first}`;
const heldBecause = ({ scope, reason, }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}: ${reason}`;
const unreadFile = ({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}: ${reason.replace(/\.$/u, '')}; fix the file, or exclude it in the settings of ${scope.tool}`;
function describeHeld({ completeness }) {
    const { failures = [], heldScopes = [], heldFiles = [] } = completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(heldBecause),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}, ${path}: ${reason}`),
    ];
}
function sumComparison({ comparison, accounts }) {
    if (comparison === undefined)
        return undefined;
    const { commit, uncertain, gone, failures } = comparison;
    const judgedByLine = [...uncertain]
        .map(([because, findings]) => ({ because, findings }))
        .toSorted((a, b) => b.findings - a.findings);
    const existing = accounts.filter(({ disposition }) => disposition === 'existing').length;
    return { commit, existing, gone, judgedByLine, failures };
}
function describeComparison(result) {
    const { existing = 0, gone = 0, judgedByLine = [] } = sumComparison(result) ?? {};
    return [
        ...(existing === 0 ? [] : [existingLeftOut(existing)]),
        ...(gone === 0 ? [] : [goneFromBase(gone)]),
        ...judgedByLine.map(({ because, findings }) => `${findings} judged by ${findings === 1 ? 'its line' : 'their lines'}: ${because}`),
    ];
}
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
const CHECK_NOT_SET = 'Static analysis: the check could not be set';
const heading = ({ conclusion, checkRefusal, reasons, }) => conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
    ? CHECK_NOT_SET
    : HEADINGS[conclusion];
const DRY_RUN = 'dry run, nothing was written';
const PARTS = {
    failing: 'What fails the check',
    standing: 'What was not looked at again, and fails the check as before',
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
const andMore = (count, where) => `\n\n\u2026 and ${count} more${where}`;
function describeStanding({ spot, kind, reason, by }) {
    const { place, rule, scope } = spot;
    const who = by === undefined ? '' : ` by ${by}`;
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .fW)(place) || 'no place';
    return `${(0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .VO)(kind)}${who} at ${where}, ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}
function describeAttempt({ thread, replyId, name, why }) {
    const { discussionId } = thread;
    if (replyId === undefined)
        return `discussion ${discussionId}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
    return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${discussionId}: ${why}`;
}
function describeUnwanted(histories) {
    return histories.flatMap((rule) => {
        const { scope, ruleId, fixed } = rule;
        const times = (0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .YY)(rule);
        if ((0,_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .DS)(rule) < _decisions_js__WEBPACK_IMPORTED_MODULE_2__ .fO || times <= fixed)
            return [];
        return [`${ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .OK)(scope)}): dismissed ${times} times, fixed ${fixed} times`];
    });
}
const failingTitle = (count) => count === 1 ? 'What fails the check:' : 'What fails the check, worst first:';
const moreInReport = (count) => `  and ${count} more; the report has them all`;
const threadsLeft = (count, reason) => `${count} threads are left: ${reason}`;
const threadsUnnamed = (threads, files, counts) => `and ${threads} more ${threads === 1 ? 'thread' : 'threads'} in ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(files, 'file')} (${counts.join(', ')}): --all names them`;
const codeLeftOut = (findings) => `The code of ${findings} more ${findings === 1 ? 'finding' : 'findings'} is left out: --all shows it`;
const overviewLine = (move, findings, reason) => `overview comment: ${move}, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(findings, 'finding')} without a thread: ${reason}`;
const IN_BASE_LOG = 'found in the base log';
function unthreadedTitle(disposition, count, reason) {
    const what = disposition === 'filtered' || disposition === 'ignored' || disposition === 'existing'
        ? disposition
        : 'without a thread';
    return `${count} ${count === 1 ? 'finding is' : 'findings are'} ${what}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(reason)}`;
}
const BECAME = {
    absent: 'It is not a finding of this commit',
    crash: 'It is not a finding: it says that the tool failed',
    passed: 'It is not a problem',
    'other-tool': ['It was not looked at', 'It is not looked at'],
    suppressed: 'It is suppressed, so it gets no thread',
    ignored: 'It is ignored, so it gets no thread',
    existing: 'It is not new, so it gets no thread',
    covered: ['It shares a thread with another tool', 'It would share a thread with another tool'],
    duplicate: ['It was counted once', 'It is counted once'],
    kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
    reopened: ['Its thread was reopened', 'Its thread would be reopened'],
    'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
    'moved-on': 'It needs no open thread',
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
    failed: 'Its thread could not be written',
    undecided: 'Nothing was decided about it',
};
const THREAD_BECAME = {
    keep: ['It stayed as it was', 'It stays as it is'],
    resolve: ['It was resolved', 'It would be resolved'],
    reopen: ['It was reopened', 'It would be reopened'],
    'remove-duplicate': ['It was removed', 'It would be removed'],
    leave: ['It was left alone', 'It is left alone'],
};
const STAYED_OPEN = 'It was to be resolved, and stayed open, because this client may not resolve threads';
const doesFail = (fails, dryRun) => fails
    ? `It ${dryRun ? 'would fail' : 'fails'} the check.`
    : `It ${dryRun ? 'would' : 'does'} not fail the check.`;
function findingBecame({ disposition, reason }, dryRun) {
    const why = disposition === 'posted' ? whyPosted(reason) : reason;
    return `${lookUp(BECAME, disposition, dryRun)}: ${why}`;
}
function threadBecame({ move, outcome, reason, }, dryRun) {
    if (outcome === 'said')
        return `${STAYED_OPEN}: ${reason}`;
    const isDone = outcome === 'done' || outcome == null;
    return `${isDone ? lookUp(THREAD_BECAME, move, dryRun) : changeFailed(move)}: ${reason}`;
}
function inTense(said, dryRun) {
    return typeof said === 'string' ? said : said[dryRun ? 1 : 0];
}
function lookUp(tenses, name, dryRun) {
    return Object.hasOwn(tenses, name) ? inTense(tenses[name] ?? name, dryRun) : name;
}
function whyPosted(reason) {
    if (reason === _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__ .BH)
        return 'it was here before this line was edited, and no thread is about it yet';
    return reason === _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__ .eu
        ? 'the base log does not have it, and no thread is about it yet'
        : 'its line passes filter-mode, and no thread is about it yet';
}
const changeFailed = (move) => `It was to be changed (${move}), and that failed`;
const sentence = (text) => (/[.!?]$/u.test(text) ? text : `${text}.`);
const threadIs = (discussionId) => `The thread is ${discussionId}`;
const nothingIn = (path) => `No finding and no thread is in ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(path)}.`;
const nothingAt = (line, paths, elsewhere) => `No finding is at line ${line} of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(paths.join(' or '))}; ${elsewhere}.`;
const NO_LINES = 'the findings of this file have no line';
const atLines = (lines, more) => `this file has findings at ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' and more' : ''}`;
function timingsLine({ reading, comparing, applying, git, gitProcesses }) {
    return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}


 }),

 10579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EC: () => ( oneByOne),
   OB: () => ( whyNot),
   aK: () => ( soleOutcome)
 });
function whyNot(outcome, otherwise) {
    const { message, remedy = otherwise } = outcome;
    if (remedy === undefined)
        return message;
    const isRight = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    return isRight && remedy !== otherwise ? `${remedy} (${message})` : `${message}: ${remedy}`;
}
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


 })

};

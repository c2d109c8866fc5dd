export const id = 3406;
export const ids = [3406];
export const modules = {

/***/ 50850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ speaksOfParsing),
/* harmony export */   r: () => (/* binding */ isAboutSecrets)
/* harmony export */ });
/** Tools that look for nothing else. */
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
/**
 * Tells whether a finding is about a password or a key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
/** Words of tools that did not get to the end of a file, or not to one that it needs. */
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    // Not of words and operators, which tools of style prefer to others.
    /expected [`'"‘][^\w\s=][`'"’]/i,
];
/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;
/**
 * Tells whether a message may be about a file that could not be parsed. It may as well be about something
 * that the file says.
 */
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


/***/ }),

/***/ 92506:
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

/***/ 98478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ DISPOSITIONS),
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81315);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50324);


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

/***/ 77283:
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
/* harmony import */ var _plan_account_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98478);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57764);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(53271);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43629);





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

/***/ 43629:
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
/* harmony export */   LL: () => (/* binding */ THREAD_BECAME),
/* harmony export */   OT: () => (/* binding */ CHECK_NOT_SET),
/* harmony export */   Oc: () => (/* binding */ changeFailed),
/* harmony export */   P4: () => (/* binding */ atLines),
/* harmony export */   Qz: () => (/* binding */ describeResolved),
/* harmony export */   T0: () => (/* binding */ describeHeld),
/* harmony export */   V1: () => (/* binding */ nothingAt),
/* harmony export */   Y: () => (/* binding */ acceptedByPeople),
/* harmony export */   YE: () => (/* binding */ brokenConfiguration),
/* harmony export */   Zd: () => (/* binding */ UPDATING),
/* harmony export */   _c: () => (/* binding */ describeStanding),
/* harmony export */   a2: () => (/* binding */ describeRefusal),
/* harmony export */   bm: () => (/* binding */ DOES_NOT_FAIL),
/* harmony export */   dI: () => (/* binding */ PARTS),
/* harmony export */   f5: () => (/* binding */ PASSED),
/* harmony export */   ge: () => (/* binding */ ANALYZED_FULLY),
/* harmony export */   h6: () => (/* binding */ moreInReport),
/* harmony export */   i7: () => (/* binding */ timingsLine),
/* harmony export */   jb: () => (/* binding */ describeFinding),
/* harmony export */   lQ: () => (/* binding */ passedAsNew),
/* harmony export */   m: () => (/* binding */ movesFailed),
/* harmony export */   ml: () => (/* binding */ FAILS),
/* harmony export */   nl: () => (/* binding */ nothingIn),
/* harmony export */   nt: () => (/* binding */ atCommit),
/* harmony export */   o: () => (/* binding */ NO_LINES),
/* harmony export */   q5: () => (/* binding */ STAYED_OPEN),
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
/* unused harmony exports existingLeftOut, goneFromBase */
/* harmony import */ var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19795);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50324);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);






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
const FAILS = ['It fails the check.', 'It would fail the check.'];
const DOES_NOT_FAIL = ['It does not fail the check.', 'It would not fail the check.'];
/** Why a new finding has a thread: that it is new says little. */
const whyPosted = (reason) => reason === _plan_reasons_js__WEBPACK_IMPORTED_MODULE_0__/* .NEW_SINCE_BASE */ .eu
    ? 'the base log does not have it, and no thread is about it yet'
    : 'its line passes filter-mode, and no thread is about it yet';
const changeFailed = (move) => `It was to be changed (${move}), and that failed`;
const threadIs = (discussionId) => `The thread is ${discussionId}`;
const nothingIn = (path) => `No finding and no thread is in ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(path)}.`;
const nothingAt = (line, paths, elsewhere) => `No finding is at line ${line} of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(paths.join(' or '))}; ${elsewhere}.`;
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

/***/ 43897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ findByHead),
/* harmony export */   l$: () => (/* binding */ findNumber),
/* harmony export */   wL: () => (/* binding */ reviewEach)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
/* harmony import */ var _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75487);
/* harmony import */ var _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63891);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58658);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6765);






/**
 * Asks for the numbers of the changes with a head, as where one workflow follows another: never a file tells
 * them that a stranger could have written. Throws what `connect` throws.
 */
async function findByHead(reviewed, limits, host, world) {
    const { noun } = _services_index_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICES */ .Bg[reviewed.service];
    const { changeInput } = _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_2__/* .REVIEW_SERVICES */ .K[reviewed.service];
    const found = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__/* .findChangesOfHead */ .AR)(reviewed, limits, host, world);
    const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
    if (first !== undefined)
        return { kind: 'found', changes: [first, ...more], noun, changeInput };
    const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
    return {
        kind: 'nothing',
        why: { reason, remedy: `where one is meant, name it in the input ${changeInput}` },
    };
}
/**
 * The one change that is meant.
 *
 * @throws ConfigurationError where several changes have the head; what `connect` throws
 */
async function findNumber(reviewed, limits, host, world) {
    if (reviewed.kind !== 'by-head')
        return reviewed;
    const found = await findByHead(reviewed, limits, host, world);
    if (found.kind === 'nothing')
        return found;
    const { changes, noun, changeInput } = found;
    const [change, ...more] = changes;
    if (more.length === 0)
        return change.reviewed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1(`Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`);
}
/** Whoever may open changes with one head must not make a run as long as they like. */
const MOST_REVIEWED = 5;
/** From the best to the worst: a gate that failed says more than a run that did not finish. */
const WORSE_AND_WORSE = [
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.success,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.incomplete,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.failure,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .CONFIGURATION_EXIT_STATUS */ .Pd,
];
/**
 * Reviews changes with one head, one after the other and the oldest first, each as if it were alone. Returns
 * the worst of their exit statuses, and gives the outputs of the one that ended so; more of them than are
 * reviewed make the run incomplete.
 *
 * @param review never throws
 */
async function reviewEach({ changes, noun, changeInput }, host, review) {
    const [first, ...more] = changes;
    if (more.length === 0)
        return review(first.reviewed, host);
    const ends = [];
    for (const change of changes.slice(0, MOST_REVIEWED)) {
        await host.writeSummary(`# The ${noun} #${change.number}\n\n`);
        const outputs = new Map();
        const status = await review(change.reviewed, hostOf(change, host, outputs));
        ends.push({ status, outputs });
    }
    const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
    for (const [name, value] of worst?.outputs ?? [])
        host.setOutput(name, value);
    const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
    const status = worst?.status ?? _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.incomplete;
    if (left.length === 0)
        return status;
    host.error(`${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input ${changeInput}`);
    if (rank(status) > rank(_report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.incomplete))
        return status;
    host.setOutput('conclusion', 'incomplete');
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT_STATUS */ .uc.incomplete;
}
function rank(status) {
    return WORSE_AND_WORSE.indexOf(status);
}
/** Each has a report of its own, unless the user names the file. */
function hostOf({ number }, host, outputs) {
    const { temporaryFolder } = host;
    return {
        ...host,
        setOutput: (name, value) => outputs.set(name, value),
        ...(temporaryFolder === undefined ? {} : { temporaryFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporaryFolder, `${number}`) }),
    };
}


/***/ }),

/***/ 10492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ joinInline),
/* harmony export */   Kc: () => (/* binding */ escapeLineStart),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   VV: () => (/* binding */ escapeInline),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   escapeMarkdown: () => (/* binding */ escapeMarkdown),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


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
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text)
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
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/[\n\t]/g, ' ');
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
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label says it, or is
 * the number of a weakness and leads to its page. Other addresses than http(s) ones, and those with a user
 * name, give the escaped label alone. Both arguments are untrusted plain text.
 */
function link(label, url) {
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(label);
    const target = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .webUrl */ .qP)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitInline */ .Qw)(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || saysWhere(name, host, target) ? '' : ` (${escapeLine(host, 'as-text')})`;
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
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
function escapeInline(line, urls) {
    return joinInline((0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitInline */ .Qw)(line, urls).map(renderPiece));
}
/** Joins inline Markdown: backticks that come to touch would make one run. */
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? _lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe + next : next))
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
        .replace(LIVE_SIGN, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}`)
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
/** Letters and the punctuation of prose: what cannot be taken for a part of an address. */
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
/** Anywhere else in an address a host proves nothing: `https://github.com/evil.example`. */
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
/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
function placeLink(name, address) {
    const code = codeSpan((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
/** A path as part of an address, fit for the destination of a link. */
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


/***/ })

};

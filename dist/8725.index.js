export const id = 8725;
export const ids = [8725,3531];
export const modules = {

 64691:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  qk: () => ( STANDARD_OUTPUT),
  P0: () => ( terminalHost)
});


var external_node_util_ = __webpack_require__(57975);
var variables = __webpack_require__(33330);
var lines = __webpack_require__(17746);
;

const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
function lineWriter(live) {
    const rewrites = live.isTTY === true;
    let shown = false;
    const erase = () => {
        if (shown)
            live.write(ERASE);
        shown = false;
    };
    return {
        rewrites,
        line(stream, text) {
            erase();
            stream.write(`${text}\n`);
        },
        status(text) {
            const line = (0,lines.xv)((0,lines.TN)(text), (live.columns || USUAL_COLUMNS) - 1);
            live.write(`${shown ? ERASE : ''}${line}`);
            shown = true;
        },
    };
}

;




const CI_VARIABLES = [
    'CI',
    'BUILD_ID',
    'BUILD_NUMBER',
    'CODEBUILD_BUILD_ID',
    'CONTINUOUS_INTEGRATION',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'TF_BUILD',
    'bamboo_buildKey',
];
const STANDARD_OUTPUT = '-';
function terminalHost(options) {
    const { flags, environment, redactor, log, trouble, document } = options;
    const clean = (line) => redactor.redact((0,lines.BP)(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : (0,lines.EO)(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[(0,variables.cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        code(pieces) {
            const whole = pieces.map(({ text }) => text).join('');
            const safe = clean(whole);
            const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
            writer.line(log, safe === whole ? painted.join('') : safe);
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error: (line) => tell('Error:', 'bad', line),
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        onLaptop: !CI_VARIABLES.some((name) => environment[name]),
        ...(columns === undefined ? {} : { columns }),
    };
}
function columnsOf({ isTTY, columns }) {
    return isTTY === true && columns ? columns : undefined;
}
const STYLES = {
    heading: 'bold',
    new: 'green',
    change: 'cyan',
    quiet: 'dim',
    good: 'green',
    doubtful: 'yellow',
    bad: 'red',
};
const plain = (_, text) => text;
const colored = (tone, text) => text === '' ? text : (0,external_node_util_.styleText)(STYLES[tone], text, { validateStream: false });
function choosePaint(environment, kind) {
    const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
    if (FORCE_COLOR !== '')
        return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
    return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}
function jsonDocument(json) {
    return json
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
        .replace(/#(?=[#[\w])/gu, escaped)
        .replace(/_(?=(?:start|end):\d)/gu, escaped);
}
function escaped(text) {
    return Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}


 }),

 28887:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => ( toCodeFrame)
 });
const TONES = {
    error: 'bad',
    warning: 'doubtful',
    note: 'change',
    none: 'change',
};
const USUAL_COLUMNS = 120;
const FEWEST_COLUMNS = 24;
const TAB_STOP = 4;
const CUT = '\u2026';
function toCodeFrame({ lines, more }, { level, indent, columns = USUAL_COLUMNS }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    const margin = ' '.repeat(indent);
    const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
    const rows = lines.map((line) => ({ line, cells: toCells(line) }));
    const start = firstColumn(rows, room);
    const tone = TONES[level];
    return [
        ...rows.flatMap(({ line, cells }) => {
            const number = String(line.number).padStart(width);
            const code = cut(cells, start, room);
            const sign = line.role === 'finding' ? { text: '>', tone } : { text: ' ' };
            const bar = { text: code === '' ? ` ${number} |` : ` ${number} | `, tone: 'quiet' };
            const marks = toMarks(cells, start, room);
            return [
                [{ text: margin }, sign, bar, { text: code }],
                ...(marks === ''
                    ? []
                    : [
                        [
                            { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' },
                            { text: marks, tone },
                        ],
                    ]),
            ];
        }),
        ...(more > 0
            ? [[{ text: `${margin}  ${' '.repeat(width)} | and ${more} more lines`, tone: 'quiet' }]]
            : []),
    ];
}
const GUTTER = 5;
function toCells({ text, mark }) {
    const cells = [];
    let at = 0;
    let offset = 0;
    const isPoint = mark !== undefined && mark.from === mark.to;
    for (const sign of text) {
        const width = sign === '\t' ? TAB_STOP - (at % TAB_STOP) : widthOf(sign);
        const marked = mark !== undefined && (isPoint ? offset === mark.from : offset >= mark.from && offset < mark.to);
        cells.push({ text: sign === '\t' ? ' '.repeat(width) : sign, at, width, marked });
        at += width;
        offset += sign.length;
    }
    return isPoint && mark.from >= offset ? [...cells, { text: '', at, width: 1, marked: true }] : cells;
}
function widthOf(sign) {
    if (/[\p{M}\u200D]/u.test(sign))
        return 0;
    return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(sign)
        ? 2
        : 1;
}
function firstColumn(rows, room) {
    const cells = rows.find(({ line }) => line.mark !== undefined)?.cells ?? [];
    const marked = cells.filter((cell) => cell.marked);
    const [first, last] = [marked[0], marked.at(-1)];
    if (first === undefined || last === undefined)
        return 0;
    if (last.at + last.width < room)
        return 0;
    return Math.max(0, Math.min(first.at - Math.floor(room / 4), last.at + last.width + 2 - Math.floor(room / 2)));
}
function cut(cells, start, room) {
    const shown = inView(cells, start, room);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const isWhole = last === cells.at(-1);
    const text = shown.map((cell) => cell.text).join('');
    const head = start === 0 ? '' : `${CUT}${' '.repeat(first.at - start - 1)}`;
    return `${head}${text}${isWhole ? '' : CUT}`.trimEnd();
}
function inView(cells, start, room) {
    return cells.filter(({ at, width }) => at >= start + (start === 0 ? 0 : CUT.length) && at + width <= start + room - CUT.length);
}
function toMarks(cells, start, room) {
    return inView(cells, start, room)
        .filter(({ marked }) => marked)
        .reduce((line, { at, width }) => line.padEnd(at - start) + '^'.repeat(width), '');
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
        ...((0,_finding_about_js__WEBPACK_IMPORTED_MODULE_3__ .rQ)(finding) && { aboutSecrets: true }),
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

 38725:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runReview: () => ( runReview)
});

var external_node_path_ = __webpack_require__(76760);
var open_git = __webpack_require__(20965);
var check = __webpack_require__(98564);
var errors = __webpack_require__(27406);
var checkout = __webpack_require__(27176);
var observe_context = __webpack_require__(19245);
var counting_decisions = __webpack_require__(83179);
var doubt_arrived = __webpack_require__(20996);
var find_commits = __webpack_require__(12948);
var find_configuration = __webpack_require__(82879);
var observe = __webpack_require__(99277);
var read_logs = __webpack_require__(58686);
var make_plan = __webpack_require__(84286);
var put_check = __webpack_require__(75966);
var table = __webpack_require__(85835);
var accounting = __webpack_require__(77283);
var conclusion = __webpack_require__(40409);
var report_warnings = __webpack_require__(9915);
;




function finish(ending, known, context) {
    const { logs, found, configured, observation, planned, applied, earlier = new Map(), code } = known;
    const { reviewed, service, inputs } = context;
    const change = reviewed.kind === 'commits' ? reviewed.change : service;
    const { covers = found !== undefined, shownHead = found?.shown.head } = ending;
    const findings = known.findings ?? logs?.findings;
    const outcomes = new Map([...earlier, ...(applied?.outcomes ?? [])]);
    const result = {
        conclusion: 'incomplete',
        reasons: [],
        covers,
        dryRun: inputs['dry-run'],
        failLevel: (0,table.iJ)(inputs).failLevel,
        acceptResolved: inputs['accept-resolved'],
        analyzedSha: known.analyzedSha,
        scopes: logs?.completeness.complete ?? [],
        tools: logs?.tools ?? [],
        accounts: (0,accounting.se)(findings ?? []),
        outcomes,
        warnings: [],
        ...(change && { change }),
        ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
        ...(shownHead !== undefined && { shownHead }),
        ...(logs && { completeness: logs.completeness, linkTo: logs.linkTo }),
        ...(findings && { findings }),
        ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
        ...(observation && { comparison: observation.comparison, unread: observation.unread }),
        ...(planned && {
            ...planned.told,
            plan: { ...planned.plan, moves: [...earlier.keys(), ...planned.plan.moves] },
            accounts: (0,accounting.MW)(planned.plan, applied?.outcomes ?? new Map()),
            overview: applied?.overview,
            warnings: [...planned.told.warnings, ...(logs?.warnings ?? []), ...(configured?.warnings ?? [])],
        }),
        ...(code && { code }),
    };
    const warnings = [...result.warnings, ...(0,report_warnings.Rf)(result, service?.can)];
    return { ...result, ...concludeBy(ending, result), warnings };
}
function concludeBy(ending, result) {
    switch (ending.kind) {
        case 'skipped':
        case 'superseded':
            return { conclusion: ending.kind, reasons: ending.reasons };
        case 'unavailable':
            return { conclusion: 'incomplete', reasons: [ending.reason] };
        case 'ended':
            return gate(result, [...(0,conclusion.iJ)(result), ...ending.failures]);
        case 'broken':
            return gate(result, [ending.reason]);
    }
}
function gate({ plan, configurationFault }, reasons) {
    const { length: failing } = [
        ...(plan?.failing ?? []),
        ...(plan?.standing ?? []),
        ...(configurationFault === undefined ? [] : [configurationFault]),
    ];
    return { conclusion: (0,conclusion.Ep)(failing, reasons), reasons };
}

;













const PASSES = 3;
async function review(context) {
    if (process.env.SARIF_REVIEW_CORE !== 'old')
        return (await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(8150), __webpack_require__.e(507), __webpack_require__.e(8540)]).then(__webpack_require__.bind(__webpack_require__, 18540))).review(context);
    const checkout = await findCheckout(context);
    const known = { analyzedSha: checkout.head };
    let ending;
    try {
        ending = await reviewChange(context, checkout, known);
    }
    catch (error) {
        ending = await breakOff(error, context, known);
    }
    return (0,put_check.a)(finish(ending, known, context), context);
}
async function reviewChange(context, checkout, known) {
    const { service, inputs } = context;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return { kind: 'skipped', reasons: [reason] };
    context.begin({ kind: 'reading' });
    const findConfiguration = (0,find_configuration.h)(context, checkout.root);
    const logs = await (0,read_logs.o)(context, checkout);
    const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await __webpack_require__.e( 9344).then(__webpack_require__.bind(__webpack_require__, 89344));
    const readBase = openBase?.(context, checkout, logs.logs);
    const linkTo = await (0,read_logs.$)(context, checkout.head, logs.hasFile);
    known.logs = { ...logs, linkTo };
    let earlier = new Map();
    for (let pass = 1;; pass += 1) {
        context.begin({ kind: 'comparing' });
        const found = await (0,find_commits.C)(context, checkout.head);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return found;
        const { commits } = found;
        known.found = found;
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', reason: configured.reason };
        known.configured = configured;
        const placed = await (0,doubt_arrived.u)(logs.findings, commits, context.git);
        const findings = await (0,find_configuration.j)(placed, configured.configuration, commits, context.git);
        known.findings = findings;
        const listed = await (0,counting_decisions.f)(context);
        const base = await readBase?.(commits, configured.configuration);
        const observation = await (0,observe.l)(context, commits, { ...logs, findings }, listed, base);
        known.observation = observation;
        const planned = await (0,make_plan.C)(context, observation, listed, earlier);
        const { plan, overview } = planned;
        known.planned = planned;
        known.earlier = earlier;
        known.applied = undefined;
        const code = await readCodeOf(plan.accounts, context.shownWithCode(plan, overview), checkout, context);
        known.code = code;
        context.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
        const isPlanAlone = inputs['dry-run'] || context.reviewed.kind === 'commits';
        if (isPlanAlone && planned.mayTidyUp) {
            const { describeLeftovers } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(507), __webpack_require__.e(1368)]).then(__webpack_require__.bind(__webpack_require__, 81368));
            for (const line of describeLeftovers(plan.moves, listed))
                context.progress(line);
        }
        if (!isPlanAlone)
            context.begin({ kind: 'applying', moves: plan.moves });
        if (context.reviewed.kind === 'commits' || isPlanAlone || !(planned.writes || planned.mayTidyUp)) {
            known.applied = { outcomes: new Map(), overview };
            return { kind: 'ended', failures: [] };
        }
        const { toActing } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(507), __webpack_require__.e(1368)]).then(__webpack_require__.bind(__webpack_require__, 81368));
        const { applyPlan } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(507), __webpack_require__.e(7541)]).then(__webpack_require__.bind(__webpack_require__, 67541));
        const onNews = pass < PASSES ? 'plan-again' : 'go-on';
        const observed = { found, logs, observation, reading: listed, linkTo, onNews };
        const acting = await toActing(plan.moves, observed, context, context.reviewed);
        const applied = await applyPlan(plan.moves, planned.overviewWith, acting);
        const { end, outcomes, failures } = applied;
        known.applied = applied;
        if (end === 'superseded')
            return { kind: 'superseded', reasons: failures };
        if (end === 'applied' || onNews === 'go-on')
            return { kind: 'ended', failures };
        earlier = new Map([...earlier, ...[...outcomes].filter(([, { kind }]) => kind === 'done')]);
        context.progress(`Planning again: ${failures.join('; ')}`);
    }
}
async function readCodeOf(accounts, shown, { head, root }, { git, redact }) {
    if (shown.length === 0)
        return undefined;
    const { readCode } = await __webpack_require__.e( 6548).then(__webpack_require__.bind(__webpack_require__, 66548));
    return readCode(accounts, new Set(shown), { git, head, root, redact });
}
function findCheckout({ git, inputs, world }) {
    return (0,checkout.b$)(git, (0,external_node_path_.resolve)(world.directory, inputs['working-directory']));
}
function whyLeft({ noun, can }, { state }) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and no longer takes a review`;
    if (state !== 'draft' || can.discussesDrafts)
        return undefined;
    return `the ${noun} is a draft, and drafts have no discussion`;
}
async function breakOff(error, context, known) {
    if (error instanceof errors.dl)
        throw error;
    const reason = context.redact(error instanceof Error ? error.message : String(error));
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    if (!isExpected && error instanceof Error)
        context.progress(`Unexpected error: ${error.stack ?? reason}`);
    if (error instanceof errors.j1) {
        if (known.planned !== undefined)
            await (0,put_check.a)(finish({ kind: 'broken', reason }, known, context), context);
        throw error;
    }
    if (known.found !== undefined)
        return { kind: 'broken', reason };
    try {
        const found = await (0,find_commits.C)(context, known.analyzedSha);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        if (found.kind === 'found')
            return { kind: 'broken', reason, covers: true, shownHead: found.shown.head };
        return { ...found, kind: 'broken', reason };
    }
    catch (failure) {
        if (failure instanceof errors.j1)
            throw failure;
        if (!context.inputs['dry-run'])
            context.progress(`The ${(0,observe_context.a)(context)} could not be read, so the check was not changed`);
        return { kind: 'broken', reason };
    }
}
const EXPECTED = [errors.j1, errors.j$, errors._7];

var run_frame = __webpack_require__(49431);
var finding_finding = __webpack_require__(15722);
var terminal = __webpack_require__(64691);
var variables = __webpack_require__(33330);
var find_logs = __webpack_require__(16953);
var external_node_crypto_ = __webpack_require__(77598);
var lines = __webpack_require__(17746);
;



const SEVERITIES = {
    error: 'critical',
    warning: 'major',
    note: 'minor',
    none: 'info',
};
const CRITICAL_VULNERABILITY = 9;
function toCodeQuality({ isPlanned, present }, redact) {
    if (!isPlanned)
        return undefined;
    const seen = new Map();
    const issues = present.flatMap((finding) => {
        const { path } = finding.place;
        return path === undefined ? [] : [toIssue(finding, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(finding, path, seen, redact) {
    const { scope, rule, place, level, message } = finding;
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,lines.TN)(message)} (${(0,lines.TN)((0,finding_finding.OK)(scope))})`),
        check_name: redact((0,lines.TN)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

var report_document = __webpack_require__(47187);
var spot = __webpack_require__(19795);
var judge_spots = __webpack_require__(38146);
var plan_move = __webpack_require__(57764);
var compare_texts = __webpack_require__(7895);
var names = __webpack_require__(16761);
var words = __webpack_require__(43629);
;










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
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ told }) => told.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ told }) => told.move)),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,compare_texts.q)(a, b));
    const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
    const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
    return [
        ...[
            ...Map.groupBy(inFiles.filter((row) => named.has(row)), ({ path }) => path),
        ].flatMap(([path, inFile]) => [
            { text: path, tone: 'heading' },
            ...inFile.map((row) => renderRow(row, widths)),
        ]),
        ...left.flatMap((group) => renderLeft(group, named)),
        ...renderUnnamed(all.filter((row) => !named.has(row))),
        ...renderOverview(overview),
    ];
}
function toRow(told) {
    const { path, line, ruleId, scope, findings } = told;
    return {
        told,
        path: (0,lines.TN)(path),
        line: String(line ?? ''),
        rule: (0,lines.TN)(`${ruleId} (${(0,finding_finding.OK)(scope)})`),
        message: (0,lines.TN)(findings[0]?.message ?? ''),
    };
}
function renderRow({ told, line, rule, message }, widths) {
    const { move, reason, level, findings, twins } = told;
    const [finding] = move === 'post' || move === 'reopen' ? findings : [];
    const also = twins.length === 0 ? '' : `, also by ${(0,names.KE)(twins.map(finding_finding.OK))}`;
    const why = (0,lines.TN)(move === 'post' ? `${reason}, ${level}${also}` : reason);
    const start = `  ${move.padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${why}`;
    return { text: withMessage(start, message), tone: TONES[move], ...(finding && { finding }) };
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,lines.xv)(message, LONGEST_MESSAGE)}`;
}
function isLeft({ told: { move, writes } }) {
    return move === 'leave' && !writes;
}
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: words.Hm(rows.length, (0,lines.TN)(rows[0]?.told.reason ?? '')), tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => (0,compare_texts.q)(a.path, b.path) || compareRows(a, b));
}
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = plan_move.Jr.map((kind) => [kind, rows.filter(({ told }) => told.move === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const text = words.E2(rows.length, files, counts);
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: words.sP(kind, entries.length, reason), tone }];
}
function changes(rows) {
    return rows.some(({ told }) => told.writes);
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        plan_move.Jr.indexOf(a.told.move) - plan_move.Jr.indexOf(b.told.move) ||
        (0,compare_texts.q)(a.rule, b.rule));
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
const MOST_OF_A_REASON = 100;
function renderUnthreaded(unthreaded, isWhole) {
    const most = isWhole ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    const left = unthreaded.map((account) => account.disposition === 'existing' ? { ...account, reason: words.zq } : account);
    return (0,report_document.H9)(left).flatMap(([reason, group]) => {
        const accounts = group.toSorted((a, b) => (0,judge_spots.dL)(a.finding, b.finding)).slice(0, most);
        const rest = group.length - accounts.length;
        const rows = renderRows(accounts.map(toFindingRow));
        return [
            { text: words.$4(group[0]?.disposition, group.length, reason), tone: 'heading' },
            ...accounts.map(({ finding }, index) => ({ text: rows[index] ?? '', tone: 'quiet', finding })),
            ...(rest > 0 ? [{ text: words.h6(rest), tone: 'quiet' }] : []),
        ];
    });
}
const WIDEST_PLACE = 60;
function renderRows(rows) {
    const width = Math.min(longest(rows.map(({ place }) => place)), WIDEST_PLACE);
    return rows.map(({ place, ruleId, scope, about, message }) => {
        const rule = `${(0,lines.TN)(ruleId)} (${(0,lines.TN)((0,finding_finding.OK)(scope))})`;
        return `  ${place.padEnd(width)}  ${rule}  ${about}: ${(0,lines.xv)((0,lines.TN)(message), LONGEST_MESSAGE)}`;
    });
}
function toFindingRow({ finding, disposition }) {
    const { place, rule, scope, level, message } = finding;
    const about = disposition === 'resolved-by-people' ? `${level}, ${words.jR}` : level;
    return { place: (0,lines.TN)((0,finding_finding.fW)(place)) || 'no place', ruleId: rule.id, scope, about, message };
}
function toStandingRow(one) {
    const { ruleId, scope, wording } = one.thread.evidence;
    return { place: words.sd(one), ruleId, scope, about: wording.level, message: words.Gq };
}
function renderFailing({ failing: { spots, standing } }) {
    const count = spots.length + standing.length;
    if (count === 0)
        return [];
    const worstFirst = [
        ...spots.map((account) => ({ level: account.finding.level, row: () => toFindingRow(account) })),
        ...standing.map((one) => ({ level: one.thread.evidence.wording.level, row: () => toStandingRow(one) })),
    ].toSorted((a, b) => (0,spot.t9)(a.level, b.level));
    const rows = renderRows(worstFirst.slice(0, conclusion.SE).map(({ row }) => row()));
    const rest = count - rows.length;
    return [
        { text: words.J5(count), tone: 'heading' },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: words.h6(rest), tone: 'bad' }] : []),
    ];
}

var report_file = __webpack_require__(73531);
var run_result = __webpack_require__(63891);
var overview_body = __webpack_require__(63257);
var markdown = __webpack_require__(10492);
;






const ROWS = 100;
const MESSAGE_LIMIT = 160;
const END_LIMIT = 600;
function toSummary(document) {
    const { heading, dryRun, isPlanned, verdict, threads, accounting, failing, open, linkTo } = document;
    const worst = failing.spots.slice(0, conclusion.SE);
    const named = new Set(worst);
    const others = open.filter((account) => !named.has(account));
    const sections = [
        `## ${heading}${dryRun ? ` (${words.yE})` : ''}`,
        (0,markdown.escapeMarkdown)((0,lines.TN)(isPlanned ? (0,lines.xv)(verdict, END_LIMIT) : verdict)),
        threads,
        (0,markdown.SS)(accounting),
        summary_table(words.dI.failing, worst, linkTo, failing.spots.length - worst.length),
        ...[...document.urgent, ...document.notes].map(({ title, lines }) => list(title, lines)),
        byRule(worst.length === 0 ? words.dI.findings : words.dI.otherFindings, others, linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function list(title, items) {
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,lines.TN)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
function byRule(title, accounts, linkTo) {
    if (accounts.length === 0)
        return '';
    const rows = (0,overview_body.$u)(accounts.map(({ finding, disposition, reason }) => ({
        about: finding,
        state: disposition,
        message: finding.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,overview_body.j$)(row, linkTo)}`);
    const [names = '', line = ''] = overview_body.v8;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function summary_table(title, accounts, linkTo, unnamed) {
    if (accounts.length === 0)
        return '';
    const rows = accounts.map(({ finding, disposition, reason }) => {
        const cells = [
            disposition,
            finding.level,
            (0,markdown.aE)((0,finding_finding.fW)(finding.place) || '-', (0,overview_body.ci)(finding.place, linkTo)),
            finding.rule.helpUri === undefined
                ? (0,markdown.SS)(finding.rule.id)
                : (0,markdown.nf)(finding.rule.id, finding.rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding_finding.OK)(finding.scope)),
            (0,markdown.escapeMarkdown)((0,lines.xv)((0,lines.TN)(finding.message), MESSAGE_LIMIT)),
            (0,markdown.escapeMarkdown)((0,lines.TN)(reason)),
        ];
        return `| ${cells.map(markdown.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    const end = unnamed > 0 ? words.v(unnamed, ', below.') : '';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > ROWS ? words.v(count - ROWS, '; the report has them all.') : '';
}

var connect = __webpack_require__(6765);
;














const WARNINGS_SHOWN = 10;
async function reportResult(result, order) {
    const { inputs, timings, printJson } = order;
    const { host, world } = order.frame;
    const document = (0,report_document.JY)(result);
    host.endGroup();
    const reportPath = await writeReport(document, order);
    const hasCodeQuality = await writeCodeQuality(document, order);
    for (const [name, value] of Object.entries((0,accounting.Iu)(document, reportPath)))
        host.setOutput(name, value);
    const warned = warn(document.warnings, host);
    if ((0,connect.z5)(inputs.reviewed)?.annotates)
        annotate(document, { error: 1, warning: warned, notice: 0 }, host);
    await host.writeSummary(toSummary(document));
    for (const { text, tone } of renderFailing(document))
        host.info(text, tone);
    host.info(document.accounting);
    const status = run_result.uc[document.conclusion];
    if (status === 0)
        host.info(document.end, 'good');
    else
        host.error(document.end);
    const named = inputs['report-file'];
    if (named === terminal.qk)
        writeDocument(report_file.toReport, document, host);
    const isWanted = named !== undefined && named !== terminal.qk;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    if (timings || world.environment[variables.hc])
        host.info((0,words.i7)(result.timings));
    if (printJson !== undefined)
        writeDocument(printJson, document, host);
    return isMissing && status === 0 ? run_result.Pd : status;
}
function writeDocument(print, document, host) {
    host.writeDocument([...print(document, (text) => host.redact(text))].join(''));
}
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(document, order) {
    const { inputs, frame } = order;
    const { host } = frame;
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === terminal.qk)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const redact = (text) => host.redact(text);
    const report = isPage(path)
        ? (await __webpack_require__.e( 4873).then(__webpack_require__.bind(__webpack_require__, 54873))).toReportPage(document, redact)
        : (0,report_file.toReport)(document, redact);
    return writeNamed('report-file', path, report, order);
}
function isPage(name) {
    return /\.html?$/iu.test(name ?? '');
}
async function writeCodeQuality(document, order) {
    const { inputs, frame } = order;
    const { host } = frame;
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(document, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, order)) !== undefined;
}
async function writeNamed(input, name, text, { inputs, frame: { host, world } }) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await (0,find_logs.qS)((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
            throw new Error("a link on the way leads out of this job's folders");
        }
        await world.writeFile(path, text);
        return path;
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input ${input}: the report could not be written to ${path} (${reason}); name a file that can be written`);
        return undefined;
    }
}
function foldersOf(inputs, host, { directory }) {
    const { workspaces, temporaryFolder } = host;
    const own = [directory, (0,external_node_path_.resolve)(directory, inputs['working-directory']), ...workspaces];
    return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}
const MOST_OF_LEVEL = 10;
function annotate({ unseen }, shown, host) {
    if (host.annotate === undefined)
        return;
    const counts = { ...shown };
    let left = 0;
    for (const annotation of unseen.map(toAnnotation)) {
        counts[annotation.level] += 1;
        if (counts[annotation.level] > MOST_OF_LEVEL)
            left += 1;
        else
            host.annotate(annotation);
    }
    if (left > 0) {
        host.info(`${left} more ${left === 1 ? 'finding has' : 'findings have'} no thread and no annotation, of which only ${MOST_OF_LEVEL} of a level are shown; the summary and the report name them`);
    }
}
const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'notice',
    none: 'notice',
};
function toAnnotation({ finding }) {
    const { place, rule, scope, level, message } = finding;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding.OK)(scope)})`, message, ...path, ...lines };
}

var about = __webpack_require__(50850);
var hold = __webpack_require__(58352);
var code_frame = __webpack_require__(28887);
var service_wrappers = __webpack_require__(18329);
;








const CHANGES_A_LINE = 10;
const THREADS_ON_A_TERMINAL = 60;
const REASONS_SHOWN = 10;
const MOST_WITH_CODE = 40;
const CODE_INDENT = 6;
class RunLog {
    #inputs;
    #host;
    #shown;
    #code;
    #changes = 0;
    #changed = 0;
    #codeLeftOut = 0;
    constructor(inputs, host, shown, code) {
        this.#inputs = inputs;
        this.#host = host;
        this.#shown = shown;
        this.#code = code;
    }
    begin(phase) {
        const host = this.#host;
        switch (phase.kind) {
            case 'reading':
                host.group('Reading the logs');
                this.#liveStatus('Reading the logs \u2026');
                return;
            case 'comparing':
                host.group('Comparing with the threads that are there');
                this.#liveStatus('Comparing with the threads that are there \u2026');
                return;
            case 'planned':
                this.#tellPlan(phase);
                return;
            case 'applying':
                this.#changes = countChanges(phase.moves);
                this.#changed = 0;
                if (phase.moves.some(plan_move.xz))
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    #tellPlan({ plan, overview, code }) {
        const host = this.#host;
        const { moves } = plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = moves.filter(plan_move.xz).length;
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        for (const { text, tone, finding } of this.#planLines(plan, overview)) {
            host.info(text, tone);
            const excerpt = finding && this.#code === 'shown' ? code?.(finding) : undefined;
            if (finding === undefined || excerpt === undefined)
                continue;
            const layout = { level: finding.level, indent: CODE_INDENT, columns: host.columns };
            for (const pieces of (0,code_frame.s)(excerpt, layout))
                host.code?.(pieces);
        }
        if (this.#codeLeftOut > 0)
            host.info((0,words.BB)(this.#codeLeftOut), 'quiet');
        const unshown = moves.length - this.#shownMoves(plan).length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellHeld(moves);
    }
    shownWithCode(plan, overview) {
        if (this.#code !== 'shown')
            return [];
        if (this.#shown === 'all')
            return plan.accounts.map(({ finding }) => finding);
        const named = this.#planLines(plan, overview).flatMap(({ finding }) => finding !== undefined && 'startLine' in finding.place && !(0,about.rQ)(finding) ? finding : []);
        this.#codeLeftOut = Math.max(0, named.length - MOST_WITH_CODE);
        return named.slice(0, MOST_WITH_CODE);
    }
    #planLines(plan, overview) {
        const dryRun = this.#inputs['dry-run'];
        const { columns } = this.#host;
        const isShortened = columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const lines = renderPlan((0,report_document._T)(this.#shownMoves(plan)), overview, columns, most);
        if (!dryRun)
            return lines;
        const unthreaded = (0,report_document.jK)({ accounts: plan.accounts, counts: (0,report_document.WX)(plan.failing) }, this.#shown);
        return [...lines, ...renderUnthreaded(unthreaded, this.#shown === 'all')];
    }
    #shownMoves({ moves }) {
        return this.#inputs['dry-run'] ? moves : moves.filter(plan_move.xz);
    }
    #tellHeld(moves) {
        const reasons = (0,hold.rq)(moves);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            this.#host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            this.#host.info(`and ${rest} more reasons; the report has them all`);
    }
    countChange() {
        this.#changed += 1;
        this.#tellChanges();
    }
    #tellChanges() {
        const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
        if (changes === 0)
            return;
        const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
        if (this.#host.rewrites || worthALine)
            this.#host.status(`Changing threads: ${changed} of ${changes}`);
    }
    #liveStatus(line) {
        if (this.#host.rewrites)
            this.#host.status(line);
    }
}
function countChanges(moves) {
    return moves.filter((move) => (0,plan_move.xz)(move) && move.kind !== 'say').length;
}
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,service_wrappers.F)(service, {
        postInline: (posts, heading) => each(service.postInline(posts, heading)),
        setResolved: (changes) => each(service.setResolved(changes)),
        async deleteComment(commentId) {
            const outcome = await service.deleteComment(commentId);
            onWrite();
            return outcome;
        },
    });
}
class Stopwatch {
    #now;
    #spent = { reading: 0, comparing: 0, applying: 0 };
    #part;
    #git = 0;
    constructor(now) {
        this.#now = now;
    }
    begin({ kind }) {
        if (kind === 'planned')
            return;
        this.#end();
        this.#part = { name: kind, since: this.#now() };
    }
    watch(git) {
        return async (...call) => {
            const since = this.#now();
            try {
                return await git(...call);
            }
            finally {
                this.#git += this.#now() - since;
            }
        };
    }
    read() {
        this.#end();
        return { ...this.#spent, git: this.#git };
    }
    #end() {
        if (this.#part === undefined)
            return;
        this.#spent[this.#part.name] += this.#now() - this.#part.since;
        this.#part = undefined;
    }
}

;








async function runReview(order) {
    const { context, close } = openReview(order);
    try {
        const result = await review(context);
        return await reportResult({ ...result, timings: close() }, order);
    }
    finally {
        close();
    }
}
function openReview(order) {
    const { inputs, connected, stopped, over, secretsOfCi } = order;
    const { host, world } = order.frame;
    const log = new RunLog(inputs, host, order.shown, order.code);
    const stopwatch = new Stopwatch(world.now);
    const opened = (0,open_git.z)((0,external_node_path_.resolve)(world.directory, inputs['working-directory']), world.environment, over);
    const reviewed = connected.kind === 'commits'
        ? connected
        : {
            kind: 'change',
            diff: connected.diff,
            ...(0,service_wrappers.j)(countWrites(connected.service, () => log.countChange()), connected, host, secretsOfCi),
        };
    const context = {
        inputs,
        reviewed,
        service: reviewed.kind === 'commits' ? undefined : reviewed.service,
        name: (0,check.I3)({
            checkName: inputs['check-name'],
            category: inputs.category,
            jobName: host.jobName,
        }),
        git: stopwatch.watch(opened.git),
        host,
        world,
        sleep: (milliseconds) => (0,run_frame.zG)(milliseconds, world),
        nonce: world.nonce,
        stopped,
        redact: (text) => host.redact(text),
        progress: (line) => host.info(line),
        shownWithCode: (plan, overview) => isPage(inputs['report-file'])
            ? plan.accounts.map(({ finding }) => finding)
            : log.shownWithCode(plan, overview),
        begin(phase) {
            stopwatch.begin(phase);
            log.begin(phase);
        },
    };
    return {
        context,
        close() {
            opened.close();
            return { ...stopwatch.read(), gitProcesses: opened.processes() };
        },
    };
}


 })

};

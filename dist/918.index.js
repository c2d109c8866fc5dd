export const id = 918;
export const ids = [918,710,531];
export const modules = {

 965:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => ( openGit)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7176);
 var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4902);




function openGit(directory, env, over) {
    let processes = 0;
    const unbounded = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.createGit)(directory, env);
    const single = (args, input, signal) => unbounded(args, input, over && signal ? AbortSignal.any([over, signal]) : (over ?? signal));
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.prepareGit)(directory, env);
    const counted = (args) => {
        processes += 1;
        return start(args, over);
    };
    const server = new ObjectServer(counted, async () => {
        processes += 1;
        await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .oj)(single);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            try {
                over?.throwIfAborted();
                const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
                if (answer !== undefined)
                    return answer;
                processes += 1;
                return await single(args, input, signal);
            }
            catch (error) {
                if (!over?.aborted)
                    throw error;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`git ${args[0]} had not answered when the time of the run was over (input timeout): run the step again, and raise timeout if git was only slow; if it hangs again, check the disk that holds the checkout.`);
            }
        },
        processes: () => processes,
        close: () => server.close(),
    };
}
const COMMANDS = new Map([
    ['--batch-check', 'info'],
    ['--batch', 'contents'],
]);
const UNKNOWN_OPTION = 129;
class ObjectServer {
    #start;
    #checkVersion;
    #child;
    #questions = [];
    #isOver = false;
    #header = '';
    #content = 0;
    constructor(start, checkVersion) {
        this.#start = start;
        this.#checkVersion = checkVersion;
    }
    ask(command, input) {
        if (this.#isOver)
            return Promise.resolve(undefined);
        const names = input.split('\n').slice(0, -1);
        return new Promise((resolve, reject) => {
            this.#put({ command, names, output: [], answered: 0, resolve, reject });
        });
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    #put(question) {
        try {
            const child = this.#child ?? this.#open();
            this.#child = child;
            this.#questions.push(question);
            child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
        }
        catch (error) {
            question.reject(error);
        }
    }
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#header = '';
        this.#content = 0;
        child.stdin.on('error', () => { });
        child.stdout.on('data', (chunk) => this.#read(chunk));
        (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.endOf)(child).then((end) => this.#ended(end), (error) => {
            for (const question of this.#abandon())
                question.reject(error);
        });
        return child;
    }
    #abandon() {
        const questions = this.#questions;
        this.#questions = [];
        this.#child = undefined;
        return questions;
    }
    #ended(end) {
        const [failed, ...others] = this.#abandon();
        if (failed === undefined)
            return;
        if (end.status === UNKNOWN_OPTION) {
            this.#isOver = true;
            this.#checkVersion().then(() => {
                for (const question of [failed, ...others])
                    question.resolve(undefined);
            }, (error) => {
                for (const question of [failed, ...others])
                    question.reject(error);
            });
            return;
        }
        failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
        for (const question of others) {
            if (this.#isOver)
                question.resolve(undefined);
            else
                this.#put({ ...question, output: [], answered: 0 });
        }
    }
    #read(chunk) {
        let start = 0;
        let at = 0;
        while (at < chunk.length) {
            const question = this.#questions[0];
            if (question === undefined)
                return;
            if (this.#content > 0) {
                const read = Math.min(this.#content, chunk.length - at);
                this.#content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    break;
                at = end + 1;
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_3__ .RW)(this.#header);
                this.#header = '';
                if (found !== undefined && question.command === 'contents')
                    this.#content = found.size + 1;
            }
            if (this.#content > 0)
                continue;
            question.answered += 1;
            if (question.answered < question.names.length)
                continue;
            this.#questions.shift();
            const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
            question.resolve({ status: 0, stdout, stderr: '' });
            start = at;
        }
        if (start < chunk.length)
            this.#questions[0]?.output.push(chunk.subarray(start));
    }
}


 }),

 3531:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => ( SCHEMA_VERSION),
   toPlanDocument: () => ( toPlanDocument),
   toReport: () => ( toReport)
 });
 var _match_pair_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8951);
 var _dismissals_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6572);
 var _document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7187);
 var _to_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1218);




const SCHEMA_VERSION = 2;
function toReport(document, redact) {
    const { conclusion, reasons, ...commits } = describeRun(document);
    const { failures, unverifiedTools, unverifiedFiles } = document.unverified;
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion,
        reasons,
        dryRun: document.dryRun,
        ...commits,
        tools: document.tools,
        scopes: document.scopes,
        failures,
        unverifiedTools,
        unverifiedFiles: unverifiedFiles.map(({ scope, path, reason }) => ({ scope, path, reason })),
        warnings: document.warnings,
        baseline: describeBaseline(document),
        summaryComment: describeSummary(document),
        results: document.resultCounts,
        threadActions: document.threadCounts,
        dismissals: document.dismissals.map(toReportedDismissal),
        dismissalsNotCounted: document.ignored.map(toReportedIgnored),
        rules: document.rules.map(_dismissals_js__WEBPACK_IMPORTED_MODULE_1__ .b$),
        timings: document.timings ?? null,
        findings: eachResult(document),
        threads: document.gone.map(toReportedThread),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_3__ .a)(report, redact);
}
function toPlanDocument(document, redact, shown) {
    const plan = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(document),
        actions: document.actions.map(toReportedAction),
        summaryComment: describeSummary(document),
        withoutThread: (0,_document_js__WEBPACK_IMPORTED_MODULE_2__ .jK)(document, shown).map(toReportedResult),
        results: document.resultCounts,
        threadActions: document.threadCounts,
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_3__ .a)(plan, redact);
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
function describeBaseline({ baseline }) {
    if (baseline === undefined)
        return null;
    const { commit, gone, judgedByLine, failures } = baseline;
    return { commit: commit ?? null, gone, judgedByLine, failures };
}
function describeSummary({ summary }) {
    if (summary === undefined)
        return null;
    const { kind, listed, reason } = summary;
    return { action: kind, findings: listed.length, reason };
}
function* eachResult({ results, fails }) {
    for (const one of results)
        yield { ...toReportedResult(one), fails: fails.has(one.result) };
}
function toReportedThread({ thread, scope, ruleId, path, line, shown, reason, outcome }) {
    const { tool, category } = scope;
    return {
        discussionId: thread?.id,
        tool,
        category,
        ruleId,
        path,
        line: line ?? 0,
        action: shown,
        reason,
        outcome: outcome ?? null,
    };
}
function toReportedAction(told) {
    const { shown, reason, path, line, scope, ruleId, level, results, thread } = told;
    const was = thread?.fingerprint;
    return {
        action: shown,
        reason,
        path,
        line: line ?? null,
        tool: scope.tool,
        category: scope.category,
        ruleId,
        level: level ?? null,
        messages: results.map(({ message }) => message),
        discussionId: thread?.id ?? null,
        was: was === undefined ? null : { path: was.path, line: was.line || null, head: was.commit },
    };
}
function toReportedDismissal({ finding, thread, ...dismissal }) {
    const { scope, rule, place, level } = finding;
    const { kind, reason, by, byId, replyId, accepted } = dismissal;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.id,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted,
    };
}
function toReportedIgnored({ thread, replyId, name, why }) {
    return { discussionId: thread.id, replyId: replyId ?? null, by: name ?? null, reason: why };
}
function toReportedResult({ result, disposition, reason, thread, matchedBy }) {
    const { scope, rule, place, level, message, loggedLine, column, endColumn } = result;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
        ...(loggedLine === undefined ? {} : { loggedLine }),
        ...(place.kind !== 'nowhere' && { pathRule: place.foundBy?.rule ?? 'written' }),
        ...('foundBy' in place && { loggedPath: place.foundBy?.written }),
        level,
        message,
        disposition,
        reason,
        discussionId: thread ?? null,
        ...(matchedBy !== undefined && { matchedBy: _match_pair_js__WEBPACK_IMPORTED_MODULE_0__ .dk[matchedBy] }),
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

 1218:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( toJson)
 });
const PART = 64 * 1024;
function* toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}


 }),

 918:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runReview: () => ( runReview)
});

var external_node_path_ = __webpack_require__(6760);
var open_git = __webpack_require__(965);
var check = __webpack_require__(8564);
var review = __webpack_require__(3233);
var run_frame = __webpack_require__(4730);
var finding = __webpack_require__(5722);
var terminal = __webpack_require__(4062);
var table = __webpack_require__(5835);
var find_logs = __webpack_require__(440);
var accounting = __webpack_require__(7283);
var external_node_crypto_ = __webpack_require__(7598);
var lines = __webpack_require__(7746);
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
    const issues = present.flatMap((result) => {
        const { path } = result.place;
        return path === undefined ? [] : [toIssue(result, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(result, path, seen, redact) {
    const { scope, rule, place, level, message } = result;
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,lines.TN)(message)} (${(0,lines.TN)((0,finding.OK)(scope))})`),
        check_name: redact((0,lines.TN)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

var report_document = __webpack_require__(7187);
var logged_finding = __webpack_require__(3785);
var names = __webpack_require__(6761);
var threads = __webpack_require__(5740);
var conclusion = __webpack_require__(409);
var words = __webpack_require__(3629);
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
function renderPlan(actions, summary, columns, most = Number.POSITIVE_INFINITY) {
    const all = actions.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ told }) => told.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ told }) => told.shown)),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,names.qy)(a, b));
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
        ...renderSummary(summary),
    ];
}
function toRow(told) {
    const { path, line, ruleId, scope, results } = told;
    return {
        told,
        path: (0,lines.TN)(path),
        line: String(line ?? ''),
        rule: (0,lines.TN)(`${ruleId} (${(0,finding.OK)(scope)})`),
        message: (0,lines.TN)(results[0]?.message ?? ''),
    };
}
function renderRow({ told, line, rule, message }, widths) {
    const { shown, reason, level, results, members } = told;
    const [result] = shown === 'post' || shown === 'reopen' ? results : [];
    const also = members.length === 0 ? '' : `, also by ${(0,names.KE)(members.map(finding.OK))}`;
    const why = (0,lines.TN)(shown === 'post' ? `${reason}, ${level}${also}` : reason);
    const start = `  ${shown.padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${why}`;
    return { text: withMessage(start, message), tone: TONES[shown], ...(result && { result }) };
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,lines.xv)(message, LONGEST_MESSAGE)}`;
}
function isLeft({ told: { shown, writes } }) {
    return shown === 'leave' && !writes;
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
    return rows.toSorted((a, b) => (0,names.qy)(a.path, b.path) || compareRows(a, b));
}
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = accounting.Ie.map((shown) => [shown, rows.filter(({ told }) => told.shown === shown).length])
        .filter(([, count]) => count > 0)
        .map(([shown, count]) => `${count} ${shown}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const text = words.E2(rows.length, files, counts);
    return [{ text, tone: 'quiet' }];
}
function renderSummary({ kind, listed: all, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && all.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: words.dC(kind, all.length, reason), tone }];
}
function changes(rows) {
    return rows.some(({ told }) => told.writes);
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        accounting.Ie.indexOf(a.told.shown) - accounting.Ie.indexOf(b.told.shown) ||
        (0,names.qy)(a.rule, b.rule));
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
    const left = unthreaded.map((one) => one.disposition === 'unchanged' ? { ...one, reason: words.q6 } : one);
    return (0,report_document.H9)(left).flatMap(([reason, group]) => {
        const named = (0,report_document.md)(group).slice(0, most);
        const rest = group.length - named.length;
        const rows = renderRows(named.map(toResultRow));
        return [
            { text: words.$4(group[0]?.disposition, group.length, reason), tone: 'heading' },
            ...named.map(({ result }, index) => ({ text: rows[index] ?? '', tone: 'quiet', result })),
            ...(rest > 0 ? [{ text: words.h6(rest), tone: 'quiet' }] : []),
        ];
    });
}
const WIDEST_PLACE = 60;
function renderRows(rows) {
    const width = Math.min(longest(rows.map(({ place }) => place)), WIDEST_PLACE);
    return rows.map(({ place, ruleId, scope, about, message }) => {
        const rule = `${(0,lines.TN)(ruleId)} (${(0,lines.TN)((0,finding.OK)(scope))})`;
        return `  ${place.padEnd(width)}  ${rule}  ${about}: ${(0,lines.xv)((0,lines.TN)(message), LONGEST_MESSAGE)}`;
    });
}
function toResultRow({ result, disposition }) {
    const { place, rule, scope, level, message } = result;
    const about = disposition === 'resolved-by-people' ? `${level}, ${words.jR}` : level;
    return { place: (0,lines.TN)((0,finding.fW)(place)) || 'unlocated', ruleId: rule.id, scope, about, message };
}
function toStandingRow(thread) {
    const { rule, level } = thread.fingerprint;
    const place = words.sd(thread);
    return { place, ruleId: rule, scope: (0,threads.Od)(thread), about: level, message: words.Gq };
}
function renderFailing({ failing: { results, standing } }) {
    const count = results.length + standing.length;
    if (count === 0)
        return [];
    const all = [
        ...results.map((one) => ({ level: one.result.level, row: () => toResultRow(one) })),
        ...standing.map((thread) => ({ level: thread.fingerprint.level, row: () => toStandingRow(thread) })),
    ].toSorted((a, b) => (0,logged_finding.t9)(a.level, b.level));
    const rows = renderRows(all.slice(0, conclusion.SE).map(({ row }) => row()));
    const rest = count - rows.length;
    return [
        { text: words.J5(count), tone: 'heading' },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: words.h6(rest), tone: 'bad' }] : []),
    ];
}

var report_file = __webpack_require__(3531);
var run_result = __webpack_require__(3891);
var dismissals = __webpack_require__(6572);
var to_json = __webpack_require__(1218);
;



function toSarifReport(document, redact) {
    const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
    return (0,to_json.a)({ $schema, version: '2.1.0', runs: eachRun(document, redact) }, redact);
}
function* eachRun(document, redact) {
    const { results, scopes, dismissals, acceptResolved } = document;
    const dismissed = new Map(dismissals
        .filter((dismissal) => mayDismiss(dismissal, acceptResolved))
        .flatMap((dismissal) => dismissal.finding.results.map((result) => [result, dismissal])));
    const runs = Map.groupBy(results, ({ result: { source, scope } }) => JSON.stringify([source.log, source.run, (0,finding.OD)(scope)]));
    const seen = new Set();
    for (const ofRun of runs.values()) {
        const [{ result: { scope }, },] = ofRun;
        seen.add((0,finding.OD)(scope));
        yield toRun(scope, ofRun, dismissed, document, redact);
    }
    const failed = document.unverified.unverifiedTools.flatMap(({ kind, scope }) => kind === 'failed' ? [scope] : []);
    for (const scope of [...scopes, ...failed])
        if (!seen.has((0,finding.OD)(scope)))
            yield toRun(scope, [], dismissed, document, redact);
}
function mayDismiss({ kind, thread }, acceptResolved) {
    if (!thread.accepts || thread.unsure !== undefined)
        return false;
    return kind !== 'resolved' || (acceptResolved && (thread.resolverMay ?? 'yes') === 'yes');
}
function toRun(scope, outcomes, dismissed, { completeness, unverified: { failures, unverifiedTools, unverifiedFiles }, tools }, redact) {
    const key = (0,finding.OD)(scope);
    const isOwn = (one) => (0,finding.OD)(one.scope) === key;
    const catalogue = completeness?.ruleCatalogues.get(key) ?? [];
    const rules = new Map([...catalogue].map((id) => [id, { id }]));
    for (const { result } of outcomes)
        if (!result.rule.unlisted)
            rules.set(result.rule.id, toRule(result.rule));
    const broken = unverifiedTools
        .filter((one) => one.kind === 'failed' && isOwn(one))
        .map(({ reason }) => reason);
    const tell = (text, path) => ({
        level: 'error',
        message: { text },
        locations: path === undefined ? undefined : [locate(path, redact)],
    });
    const files = completeness?.fileCatalogues.get(key);
    return {
        tool: {
            driver: {
                name: scope.tool,
                version: tools.find(({ name }) => name === scope.tool)?.version,
                rules: rules.size === 0 ? undefined : [...rules.values()],
            },
        },
        automationDetails: scope.category === '' ? undefined : { id: `${scope.category}/` },
        invocations: [
            {
                executionSuccessful: failures.length + broken.length === 0,
                toolExecutionNotifications: [
                    ...[...failures, ...broken].map((reason) => tell(reason)),
                    ...unverifiedFiles.filter(isOwn).map(({ reason, path }) => tell(reason, path)),
                ],
            },
        ],
        artifacts: files && [...files].map((path) => ({ location: toUri(path, redact), roles: ['analysisTarget'] })),
        results: outcomes.map((outcome) => toResult(outcome, dismissed.get(outcome.result), redact)),
    };
}
function toRule({ id, name, deprecatedIds, help, helpUri = '', ...rule }) {
    const cwes = (rule.cwes ?? []).map((cwe) => `external/cwe/cwe-${String(cwe).padStart(3, '0')}`);
    const tags = [...new Set([...rule.tags, ...cwes])];
    return {
        id,
        name,
        deprecatedIds: deprecatedIds.length === 0 ? undefined : [...new Set(deprecatedIds)],
        shortDescription: rule.shortDescription && { text: rule.shortDescription },
        fullDescription: rule.fullDescription && { text: rule.fullDescription },
        help: help && { text: help.text, [help.kind]: help.text },
        helpUri: URL.canParse(helpUri) ? helpUri : undefined,
        properties: {
            tags: tags.length === 0 ? undefined : tags,
            'security-severity': rule.securitySeverity?.toFixed(1),
            severity: rule.severity,
            precision: rule.precision,
        },
    };
}
const KINDS = new Map([
    ['the rule holds', 'pass'],
    ['the rule does not apply', 'notApplicable'],
]);
function toResult({ result, baselineState }, dismissal, redact) {
    const { rule, level, message, presence, fingerprints } = result;
    const words = dismissal && (0,dismissals.VO)(dismissal.kind) + (dismissal.reason ? `: ${dismissal.reason}` : '');
    const isDismissed = presence.kind === 'present' && words !== undefined;
    const justification = presence.kind === 'suppressed' ? presence.justification : words;
    return {
        ruleId: rule.id,
        kind: presence.kind === 'passed' ? KINDS.get(presence.because) : undefined,
        level,
        message: { text: message },
        locations: toLocations(result, redact),
        partialFingerprints: Object.keys(fingerprints).length === 0 ? undefined : fingerprints,
        baselineState: presence.kind === 'absent' ? 'absent' : baselineState,
        suppressions: isDismissed || presence.kind === 'suppressed'
            ? [{ kind: 'external', status: 'accepted', justification }]
            : undefined,
    };
}
function toLocations(result, redact) {
    const { place, alsoAt = [], about } = result;
    if (place.kind === 'nowhere' && place.path === undefined && place.about === 'project')
        return undefined;
    const named = about && [about.name, about.version].filter(Boolean).join('@');
    const own = place.path === undefined ? {} : locate(place.path, redact, toRegion(result));
    return [
        { ...own, logicalLocations: named && [{ fullyQualifiedName: redact(named) }] },
        ...alsoAt.flatMap((one) => one.path === undefined ? [] : locate(one.path, redact, toRegion({ place: one }))),
    ];
}
function toRegion({ place, loggedLine, column, endColumn, }) {
    if (place.kind === 'file')
        return undefined;
    if (place.kind === 'nowhere') {
        const { line, offset, inCheckout } = place;
        if (line !== undefined && !inCheckout)
            return { startLine: line, startColumn: column || undefined };
        if (offset === undefined)
            return undefined;
        const [start, length] = [offset.start, offset.end - offset.start];
        return offset.unit === 'bytes'
            ? { byteOffset: start, byteLength: length }
            : { charOffset: start, charLength: length };
    }
    const startLine = loggedLine ?? place.startLine;
    const endLine = startLine + place.endLine - place.startLine;
    return { startLine, endLine, startColumn: column || undefined, endColumn: endColumn || undefined };
}
function locate(path, redact, region) {
    return { physicalLocation: { artifactLocation: toUri(path, redact), region } };
}
function toUri(path, redact) {
    const encoded = redact(path).toWellFormed().split('/').map(encodeURIComponent).join('/');
    if (path.startsWith('/'))
        return { uri: `file://${path.startsWith('//') ? encoded.slice(2) : encoded}` };
    return { uri: /^[a-z]:\//iu.test(path) ? `file:///${encoded.replace('%3A', ':')}` : encoded };
}

var summary_comment = __webpack_require__(6671);
var markdown = __webpack_require__(492);
;






const ROWS = 100;
const MESSAGE_LIMIT = 160;
const END_LIMIT = 600;
function toSummary(document) {
    const { heading, dryRun, isPlanned, concluded, threads, accounting, failing, open, linkTo } = document;
    const worst = failing.results.slice(0, conclusion.SE);
    const named = new Set(worst);
    const others = open.filter((one) => !named.has(one));
    const sections = [
        `## ${heading}${dryRun ? ` (${words.yE})` : ''}`,
        (0,markdown.escapeMarkdown)((0,lines.TN)(isPlanned ? (0,lines.xv)(concluded, END_LIMIT) : concluded)),
        threads,
        (0,markdown.SS)(accounting),
        summary_table(words.dI.failing, worst, linkTo, failing.results.length - worst.length),
        ...[...document.urgent, ...document.notes].map(({ title, lines }) => list(title, lines)),
        byRule(worst.length === 0 ? words.dI.findings : words.dI.otherFindings, others, linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function list(title, items) {
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,lines.TN)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
function byRule(title, results, linkTo) {
    if (results.length === 0)
        return '';
    const rows = (0,summary_comment.$u)(results.map(({ result, disposition, reason }) => ({
        about: result,
        state: disposition,
        message: result.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,summary_comment.j$)(row, linkTo)}`);
    const [names = '', line = ''] = summary_comment.v8;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function summary_table(title, results, linkTo, unnamed) {
    if (results.length === 0)
        return '';
    const rows = results.map(({ result, disposition, reason }) => {
        const { level, place, rule, scope, message } = result;
        const cells = [
            disposition,
            level,
            (0,markdown.aE)((0,finding.fW)(place) || '-', (0,summary_comment.ci)(place, linkTo)),
            rule.helpUri === undefined ? (0,markdown.SS)(rule.id) : (0,markdown.nf)(rule.id, rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding.OK)(scope)),
            (0,markdown.escapeMarkdown)((0,lines.xv)((0,lines.TN)(message), MESSAGE_LIMIT)),
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
        host.error(document.end, 'conclusion');
    const named = inputs['report-file'];
    if (named === terminal.qk)
        writeDocument(report_file.toReport, document, host);
    const isWanted = named !== undefined && named !== terminal.qk;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    if (timings || world.environment[table.hc])
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
        ? (await __webpack_require__.e( 990).then(__webpack_require__.bind(__webpack_require__, 4990))).toReportPage(document, redact)
        : /\.sarif$/iu.test(path)
            ? toSarifReport(document, redact)
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
function toAnnotation({ result }) {
    const { place, rule, scope, level, message } = result;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding.OK)(scope)})`, message, ...path, ...lines };
}

var acting = __webpack_require__(3612);
var about = __webpack_require__(850);
;
const code_frame_TONES = {
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
    const tone = code_frame_TONES[level];
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

var left_threads = __webpack_require__(7443);
var service_wrappers = __webpack_require__(8329);
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
                this.#changes = countChanges(phase.actions);
                this.#changed = 0;
                if (phase.actions.some(acting.xz))
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    #tellPlan({ code, ...told }) {
        const host = this.#host;
        const { actions } = told.plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = actions.filter(acting.xz).length;
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        for (const { text, tone, result } of this.#planLines(told)) {
            host.info(text, tone);
            const excerpt = result && this.#code === 'shown' ? code?.(result) : undefined;
            if (result === undefined || excerpt === undefined)
                continue;
            const layout = { level: result.level, indent: CODE_INDENT, columns: host.columns };
            for (const pieces of toCodeFrame(excerpt, layout))
                host.code?.(pieces);
        }
        if (this.#codeLeftOut > 0)
            host.info((0,words.BB)(this.#codeLeftOut), 'quiet');
        const unshown = actions.length - this.#shownActions(told).length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellUnverified(actions);
    }
    shownWithCode(told) {
        if (this.#code !== 'shown')
            return [];
        if (this.#shown === 'all')
            return told.results.map(({ result }) => result);
        const named = this.#planLines(told).flatMap(({ result }) => result !== undefined && 'startLine' in result.place && !(0,about.rQ)(result) ? result : []);
        this.#codeLeftOut = Math.max(0, named.length - MOST_WITH_CODE);
        return named.slice(0, MOST_WITH_CODE);
    }
    #planLines(told) {
        const dryRun = this.#inputs['dry-run'];
        const { columns } = this.#host;
        const isShortened = columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const actions = this.#shownActions(told).map((action) => (0,report_document.ow)(action));
        const lines = renderPlan(actions, told.summary, columns, most);
        if (!dryRun)
            return lines;
        const { results, plan } = told;
        const unthreaded = (0,report_document.jK)({ results, counts: (0,report_document.qS)(plan.failing) }, this.#shown);
        return [...lines, ...renderUnthreaded(unthreaded, this.#shown === 'all')];
    }
    #shownActions({ plan: { actions } }) {
        return this.#inputs['dry-run'] ? actions : actions.filter(acting.xz);
    }
    #tellUnverified(actions) {
        const reasons = (0,left_threads.RH)(actions);
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
function countChanges(actions) {
    return actions.filter((action) => (0,acting.xz)(action) && action.kind !== 'comment').length;
}
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,service_wrappers.Fd)(service, {
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
        const result = await (0,review.NQ)(context);
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
            ...(0,service_wrappers.jR)(countWrites(connected.service, () => log.countChange()), connected, host, secretsOfCi),
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
        shownWithCode: (told) => isPage(inputs['report-file']) ? told.results.map(({ result }) => result) : log.shownWithCode(told),
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


 }),

 8329:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Fd: () => ( withOperations),
   jR: () => ( withKeys),
   tryWithoutRights: () => ( tryWithoutRights)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7911);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);



function withOperations(service, operations) {
    const own = Object.getOwnPropertyDescriptors(service);
    return Object.defineProperties({ ...operations }, {
        ...own,
        ...Object.getOwnPropertyDescriptors(operations),
    });
}
function tryWithoutRights(service, why) {
    let isFirst = true;
    const look = (outcome) => {
        const isRefused = outcome?.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (isFirst && isRefused)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why);
        isFirst = false;
    };
    const tried = async (write) => {
        const outcome = await write;
        look(outcome);
        return outcome;
    };
    const triedAll = async (writes) => {
        const outcomes = await writes;
        look(outcomes[0]);
        return outcomes;
    };
    return withOperations(service, {
        readChange: () => service.readChange().catch((error) => {
            throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .RQ ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why) : error;
        }),
        postInline: (posts, heading) => triedAll(service.postInline(posts, heading)),
        postTopLevel: (body) => tried(service.postTopLevel(body)),
        reply: (discussionId, body) => tried(service.reply(discussionId, body)),
        setResolved: (changes) => triedAll(service.setResolved(changes)),
        edit: (edits) => triedAll(service.edit(edits)),
        deleteComment: (commentId) => tried(service.deleteComment(commentId)),
        putCheck: (check) => tried(service.putCheck(check)),
    });
}
const KEY_ENCODINGS = ['hex', 'base64'];
function withKeys(service, secrets, host, secretsOfCi = 'given') {
    const keyring = (0,_inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ .nB)(secrets, secretsOfCi);
    for (const { signing } of keyring) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(signing.toString(encoding));
    }
    const [{ keyless }] = keyring;
    return { keyring, service: keyless ? withKeptTexts(service) : withSharedAccount(service) };
}
function withSharedAccount(service) {
    if (!service.can.edits)
        return service;
    const toShared = (comment) => ({ ...comment, shared: true });
    return withOperations(service, {
        listComments: async (anew) => (await service.listComments(anew)).map(toShared),
        postInline: async (posts, heading) => (await service.postInline(posts, heading)).map((outcome) => outcome.kind === 'done' ? { ...outcome, value: toShared(outcome.value) } : outcome),
    });
}
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(outcome.value.body) === (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(sent))
            return outcome;
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return withOperations(service, {
        postInline: (posts, heading) => writeAll(posts, (items) => service.postInline(items, heading)),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}


 })

};

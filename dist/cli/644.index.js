export const id = 644;
export const ids = [644];
export const modules = {

/***/ 8644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startRun: () => (/* binding */ startRun)
});

// EXTERNAL MODULE: ./build/host/choose-host.js + 5 modules
var choose_host = __webpack_require__(1798);
// EXTERNAL MODULE: ./build/host/end-on-crash.js
var end_on_crash = __webpack_require__(2100);
// EXTERNAL MODULE: ./build/host/process-world.js + 1 modules
var process_world = __webpack_require__(1507);
// EXTERNAL MODULE: ./build/report/conclusion.js
var conclusion = __webpack_require__(8728);
// EXTERNAL MODULE: ./build/report/accounting.js + 1 modules
var accounting = __webpack_require__(4333);
// EXTERNAL MODULE: ./build/report/to-json.js
var to_json = __webpack_require__(7093);
;// CONCATENATED MODULE: ./build/report/plan-document.js


/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** The plan as JSON: each move with its place, its finding and the reason for it, and what becomes of all results. */
function toPlanDocument(result, redact) {
    const { overview } = result;
    const moves = result.plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        deployment: result.deployment ?? null,
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        moves: moves.map(toEntry),
        overview: overview === undefined
            ? null
            : { move: overview.kind, findings: overview.entries.length, reason: overview.reason },
        results: (0,accounting/* countResults */.aD)(result.accounts),
        threadMoves: (0,accounting/* countThreads */.Z_)(moves, result.outcomes, 'planned'),
    };
    return (0,to_json/* toJson */.a)(document, redact);
}
function toEntry(move) {
    const spot = 'spot' in move ? move.spot : undefined;
    const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
    const scope = spot?.scope ?? evidence?.scope;
    const now = move.kind === 'post'
        ? { path: move.anchor.path, line: move.anchor.newLine }
        : spot?.place.kind === 'lines'
            ? { path: spot.place.path, line: spot.place.startLine }
            : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
    return {
        move: move.kind,
        reason: move.reason,
        ...now,
        tool: scope?.tool ?? null,
        category: scope?.category ?? null,
        ruleId: spot?.rule.id ?? evidence?.ruleId ?? null,
        level: spot?.level ?? null,
        messages: spot?.findings.map(({ message }) => message) ?? [],
        discussionId: move.kind === 'post' ? null : move.thread.discussionId,
        was: evidence === undefined
            ? null
            : { path: evidence.path, line: evidence.line || null, head: evidence.head },
    };
}

// EXTERNAL MODULE: ./build/report/report-file.js
var report_file = __webpack_require__(4452);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(9473);
// EXTERNAL MODULE: ./build/host/proxy-secrets.js
var proxy_secrets = __webpack_require__(5435);
// EXTERNAL MODULE: ./build/inputs/read-inputs.js
var read_inputs = __webpack_require__(5262);
// EXTERNAL MODULE: ./build/inputs/schema.js
var schema = __webpack_require__(8313);
// EXTERNAL MODULE: ./build/run/connect.js + 21 modules
var connect = __webpack_require__(4586);
// EXTERNAL MODULE: ./build/text/markdown.js + 1 modules
var markdown = __webpack_require__(785);
// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
;// CONCATENATED MODULE: ./build/run.js








/**
 * Runs on any host, from its inputs to the exit status: 0 success, superseded or skipped, 1 the gate failed, 2 the configuration is
 * wrong, 3 the run is incomplete. `toDocument` makes the JSON that a command was asked for.
 */
async function run(host, world, toDocument) {
    const ended = new AbortController();
    for (const name of schema/* SECRET_INPUTS */.pH) {
        const secret = host.input(name);
        if (secret !== undefined)
            host.mask(secret);
    }
    for (const secret of (0,proxy_secrets/* proxySecrets */.W)(world.environment))
        host.mask(secret);
    try {
        if (isMissing(host.input('client-secret'))) {
            const untrusted = await host.withoutSecrets?.();
            if (untrusted !== undefined)
                return await skip(host, untrusted);
        }
        const inputs = (0,read_inputs/* readInputs */.Ko)((name) => host.input(name), host);
        const deadline = world.now() + inputs.timeout * 1_000;
        const signal = AbortSignal.any([world.stop, ended.signal]);
        const limits = { deadline, signal, token: 'at-once' };
        const service = (0,read_inputs/* plansAlone */.SX)(inputs) ? undefined : (0,connect/* connect */.N)(inputs, limits, host, world);
        // The rest of the program, most of it, is loaded while the first request is on its way.
        await world.turn();
        const { carryOut } = await Promise.all(/* import() */[__webpack_require__.e(407), __webpack_require__.e(382), __webpack_require__.e(357), __webpack_require__.e(308), __webpack_require__.e(279)]).then(__webpack_require__.bind(__webpack_require__, 9279));
        return await carryOut({ inputs, deadline, service, host, world, toDocument });
    }
    catch (error) {
        return explain(error, host);
    }
    finally {
        // A run that ends early leaves no call behind that would keep the process waiting.
        ended.abort();
    }
}
/** Ends that came before there was a result, or while it was being told. */
async function explain(error, host) {
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof errors/* ConfigurationError */.j1;
    host.endGroup();
    host.error(isConfiguration ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        await host.writeSummary(`## Static analysis: ${heading}\n\n${(0,markdown/* escapeMarkdown */.FV)((0,one_line/* oneLine */.T)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : conclusion/* EXIT_STATUS */.uc.incomplete;
}
/** A variable that is made from a secret is empty where there is none. */
function isMissing(secret) {
    return secret === undefined || secret.trim() === '';
}
async function skip(host, { reason, remedy }) {
    const sentence = `Skipped: ${reason}; ${remedy}.`;
    host.setOutput('conclusion', 'skipped');
    await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
    host.info(sentence);
    return conclusion/* EXIT_STATUS */.uc.skipped;
}

// EXTERNAL MODULE: ./build/text/redactor.js
var redactor = __webpack_require__(7744);
;// CONCATENATED MODULE: ./build/cli/start-run.js








/** Runs the command `run` or `plan` with these flags, and returns the exit status. */
function startRun(command, flags, form) {
    const world = (0,process_world/* processWorld */.m)();
    const streams = { out: process.stdout, err: process.stderr };
    const asked = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
    const host = (0,choose_host/* chooseHost */.w)(asked, form, world, (0,redactor/* createRedactor */.l)([]), streams);
    (0,end_on_crash/* endOnCrash */.c)(conclusion/* EXIT_STATUS */.uc.incomplete, (line) => host.error(line));
    if (form === 'text')
        return run(host, world);
    return run(host, world, command === 'plan' ? toPlanDocument : report_file/* toReport */.c);
}


/***/ }),

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Qq: () => (/* binding */ accountingLine),
  aD: () => (/* binding */ countResults),
  Z_: () => (/* binding */ countThreads),
  MW: () => (/* binding */ settleAccounts)
});

;// CONCATENATED MODULE: ./build/plan/disposition.js
/** What became of a result: exactly one of these, the first that holds. The accounting line names them in this order. */
const DISPOSITIONS = [
    'absent',
    'crash',
    'suppressed',
    'duplicate',
    'kept',
    'reopened',
    'resolved-by-people',
    'moved-on',
    'filtered',
    'unanchored',
    'over-limit',
    'posted',
    'failed',
];

;// CONCATENATED MODULE: ./build/report/accounting.js

/** Counts results. */
function countResults(accounts) {
    const counts = Object.fromEntries(DISPOSITIONS.map((disposition) => [disposition, 0]));
    for (const { disposition } of accounts)
        counts[disposition] += 1;
    return { ...counts, all: accounts.length };
}
/** Counts threads: what was done, or in a dry run what would be done. */
function countThreads(moves, outcomes, mode) {
    const count = (kind) => moves.filter((move) => move.kind === kind && (mode === 'planned' || outcomes.get(move)?.kind === 'done'))
        .length;
    return {
        posted: count('post'),
        kept: moves.filter(({ kind }) => kind === 'keep').length,
        resolved: count('resolve'),
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedMoves: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
/**
 * The one accounting line: `239 results = 1 suppressed + 69 filtered + 169 posted; threads: 167 posted, 0 resolved, 0 reopened`. Dispositions
 * without a result are left out; those that are there add up to the first number.
 */
function accountingLine(results, threads) {
    const parts = DISPOSITIONS.filter((disposition) => results[disposition] > 0).map((disposition) => `${results[disposition]} ${disposition}`);
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${results.all} ${results.all === 1 ? 'result' : 'results'}${sum}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
const REVERSED = ['posted', 'reopened', 'moved-on'];
/** The accounts as they stand after the moves were tried: what a move that failed would have done to its results did not happen. */
function settleAccounts(plan, outcomes) {
    const outcomeOf = new Map(plan.moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (outcome === undefined || !('spot' in move) || move.spot === undefined)
            return [];
        return move.spot.findings.map((finding) => [finding, outcome]);
    }));
    return plan.accounts.map((account) => {
        const outcome = outcomeOf.get(account.finding);
        if (outcome === undefined || !REVERSED.includes(account.disposition))
            return account;
        if (outcome.kind === 'refused') {
            const reason = `the service refused its position: ${outcome.reason}`;
            return { ...account, disposition: 'unanchored', reason };
        }
        if (outcome.kind !== 'done')
            return { ...account, disposition: 'failed', reason: outcome.reason };
        return outcome.discussionId === undefined ? account : { ...account, discussionId: outcome.discussionId };
    });
}


/***/ }),

/***/ 4452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ describeHeld),
/* harmony export */   c: () => (/* binding */ toReport)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9455);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4333);
/* harmony import */ var _to_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7093);



/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 1;
/** The report as JSON: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        deployment: result.deployment ?? null,
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        tools: result.tools,
        scopes: result.scopes,
        failures: result.completeness?.failures ?? [],
        heldScopes: result.completeness?.heldScopes ?? [],
        heldFiles: result.completeness?.heldFiles ?? [],
        warnings: [...(result.completeness?.warnings ?? []), ...result.warnings],
        overview: result.overview === undefined
            ? null
            : {
                move: result.overview.kind,
                findings: result.overview.entries.length,
                reason: result.overview.reason,
            },
        results: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countResults */ .aD)(result.accounts),
        threadMoves: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_0__/* .countThreads */ .Z_)(moves, result.outcomes, result.dryRun ? 'planned' : 'done'),
        timings: result.timings ?? null,
        findings: result.accounts.map(({ finding, disposition, reason, discussionId }) => ({
            ...whereIs(finding),
            level: finding.level,
            message: finding.message,
            disposition,
            reason,
            discussionId: discussionId ?? null,
        })),
        threads: moves.filter(withoutFinding).map((move) => ({
            discussionId: move.thread.discussionId,
            tool: move.thread.evidence.scope.tool,
            category: move.thread.evidence.scope.category,
            ruleId: move.thread.evidence.ruleId,
            path: move.thread.evidence.path,
            line: move.thread.evidence.line,
            move: move.kind,
            reason: move.reason,
            outcome: result.outcomes.get(move)?.kind ?? null,
        })),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_1__/* .toJson */ .a)(report, redact);
}
function whereIs(finding) {
    const { place } = finding;
    return {
        tool: finding.scope.tool,
        category: finding.scope.category,
        ruleId: finding.rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
    };
}
function withoutFinding(move) {
    return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}
/** `PMD: no run in the logs`, for lists of what was held. */
function describeHeld(result) {
    const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)}: ${reason}`),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(scope)}, ${path}: ${reason}`),
    ];
}


/***/ }),

/***/ 7093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ toJson)
/* harmony export */ });
/**
 * A value as JSON that people can read, with a line break at its end.
 *
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half an escape.
 */
function toJson(value, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    return `${JSON.stringify(value, hide, 2)}\n`;
}


/***/ }),

/***/ 9377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ splitCodeSpans)
/* harmony export */ });
/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same length. A run without a
 * partner, or with nothing but spaces up to it, is text. Time is linear in the length of the line.
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

/***/ 785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d6: () => (/* binding */ codeFence),
  SS: () => (/* binding */ codeSpan),
  VV: () => (/* binding */ escapeInline),
  Kc: () => (/* binding */ escapeLineStart),
  FV: () => (/* binding */ escapeMarkdown),
  EN: () => (/* binding */ joinInline),
  nf: () => (/* binding */ markdown_link),
  xR: () => (/* binding */ tableCell)
});

// EXTERNAL MODULE: ./build/text/code-spans.js
var code_spans = __webpack_require__(9377);
// EXTERNAL MODULE: ./build/text/web-url.js
var web_url = __webpack_require__(1128);
;// CONCATENATED MODULE: ./build/text/inline-pieces.js


/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and packages that people
 * copy. The look-behind lets the part before the sign begin only where a word begins, so that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
/** Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the line. */
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
/** The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).` */
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
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs and odd numbers
 * (`https://0x7f.1/`), and some renderers another path of entities (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text) {
    const url = (0,web_url/* webUrl */.q)(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}

// EXTERNAL MODULE: ./build/text/one-line.js
var one_line = __webpack_require__(3809);
// EXTERNAL MODULE: ./build/text/visible-text.js
var visible_text = __webpack_require__(6606);
// EXTERNAL MODULE: ./build/text/zero-width-space.js
var zero_width_space = __webpack_require__(1196);
;// CONCATENATED MODULE: ./build/text/markdown.js





/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any more: references
 * (`#1 !1 %v1 ~bug &1 $1 ~"a b"`), mentions, emoji (`:smile:`), addresses of other schemes and without one, and what GitLab adds
 * (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`, `*iteration:1`).
 */
const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
/** Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a letter are plain. */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji, heading, list,
 * quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code between balanced backticks on one
 * line stays code, words with an `@` become code, and http(s) addresses are links that show where they lead. Else the rendered
 * text differs from the input in white space and U+200B only.
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
/** A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an empty string. */
function codeSpan(text) {
    const code = (0,visible_text/* visibleText */.Q)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is one at both ends.
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of backticks inside. A
 * language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No line of the body begins with a
 * slash then, and renderers take the space away again (CommonMark §4.5), so that the code is shown and copied as it is.
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
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label begins with it. Other addresses than
 * http(s) ones, and those with a user name, give the escaped label alone. Both arguments are untrusted plain text.
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
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped. GFM §4.10 reads `\|`
 * before anything else, in code spans too.
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
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with its spaces at both
 * ends and as it may stand in the middle of a line.
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
/** Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a code span. */
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
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as Markdown or part the
 * cells of a table is percent-encoded as well, and what would be read as an entity is escaped.
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

/***/ 1128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ webUrl)
/* harmony export */ });
/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;
/** Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1) and Markdown reads. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
/**
 * Parses an address that a reader may be led to: http or https, without a user name or password (`https://github.com@evil.example`
 * leads to evil.example). Undefined for all else. The parser writes a host in other scripts as `xn--…`, which shows look-alikes.
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

/***/ 1196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ ZERO_WIDTH_SPACE)
/* harmony export */ });
/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
const ZERO_WIDTH_SPACE = '\u200B';


/***/ })

};

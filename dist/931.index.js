export const id = 931;
export const ids = [931];
export const modules = {

 4692:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => ( gatherDoubts)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function gatherDoubts(results) {
    const lists = new Map();
    for (const { scope, place, presence } of results) {
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
    const unbounded = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__ .lD)(directory, env);
    const single = (args, input, signal) => unbounded(args, input, over && signal ? AbortSignal.any([over, signal]) : (over ?? signal));
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__ .UL)(directory, env);
    const server = new ObjectServer((args) => start(args, over));
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            try {
                over?.throwIfAborted();
                const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
                if (answer !== undefined && answer.status !== UNKNOWN_OPTION)
                    return answer;
                if (answer !== undefined)
                    await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .oj)(single);
                return await single(args, input, signal);
            }
            catch (error) {
                if (!over?.aborted)
                    throw error;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`git ${args[0]} had not answered when the time of the run was over (input timeout): run the step again, and raise timeout if git was only slow; if it hangs again, check the disk that holds the checkout.`);
            }
        },
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
    #child;
    #last = Promise.resolve();
    #isOver = false;
    constructor(start) {
        this.#start = start;
    }
    ask(command, input) {
        const answer = this.#last.then(() => (this.#isOver ? undefined : this.#answer(command, input)));
        this.#last = answer.catch(() => undefined);
        return answer;
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    async #answer(command, input) {
        const child = this.#child ?? this.#open();
        const names = input.split('\n').slice(0, -1);
        const output = [];
        const answered = new Promise((resolve) => {
            const isComplete = createCounter(names.length, command);
            child.stdout.on('data', (chunk) => {
                output.push(chunk);
                if (isComplete(chunk))
                    resolve({ status: 0, stderr: '' });
            });
        });
        child.stdin.write(names.map((name) => `${command} ${name}\n`).join(''));
        const end = await Promise.race([answered, this.#ended]);
        child.stdout.removeAllListeners('data');
        if (end.status === UNKNOWN_OPTION)
            this.#isOver = true;
        return { ...end, stdout: Buffer.concat(output) };
    }
    #ended = new Promise(() => undefined);
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#child = child;
        child.stdin.on('error', () => { });
        this.#ended = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__ .pJ)(child).finally(() => {
            this.#child = undefined;
        });
        this.#ended.catch(() => undefined);
        return child;
    }
}
function createCounter(answers, command) {
    let left = answers;
    let header = '';
    let content = 0;
    return (chunk) => {
        for (let at = 0; at < chunk.length;) {
            if (content > 0) {
                const read = Math.min(content, chunk.length - at);
                content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    return false;
                at = end + 1;
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_3__ .RW)(header);
                header = '';
                content = found !== undefined && command === 'contents' ? found.size + 1 : 0;
            }
            if (content === 0)
                left -= 1;
        }
        return left === 0;
    };
}


 }),

 8290:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $A: () => ( createVerifier),
   XM: () => ( pathOf),
   e6: () => ( doubtUnlocated),
   fK: () => ( findContested)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(850);
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1315);
 var _finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4692);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2506);
 var _match_candidate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6170);
 var _match_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1284);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6761);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5740);











function createVerifier(at) {
    const { completeness } = at;
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD));
    const failed = new Map(completeness.unverifiedTools.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), reason]));
    const files = new Map(completeness.unverifiedFiles.map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(one.scope)}\n${one.path}`, one]));
    const folders = new Map(completeness.unverifiedFiles
        .filter(({ told }) => told === 'folder')
        .map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(one.scope)}\n${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .yS)(one.path)}`, one]));
    const runs = Map.groupBy([
        ...completeness.complete,
        ...completeness.unverifiedTools.flatMap((one) => (one.kind === 'failed' ? one.scope : [])),
    ], ({ tool }) => tool);
    const doubtOf = (0,_finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ .N)(at.results);
    const quiet = findQuiet(at);
    const contested = findContested(at);
    const renamed = findRenamed(at);
    const saysParsing = createParsingDoubt(at);
    const left = Map.groupBy(at.findings.filter(({ thread, suppressed }) => thread === undefined && !suppressed), (finding) => `${(0,_match_candidate_js__WEBPACK_IMPORTED_MODULE_4__ .ep)(finding)}\n${finding.at?.path ?? finding.place.path ?? ''}`);
    const ofScope = (thread) => {
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope);
        const [failure] = completeness.failures;
        return (failure ??
            failed.get(key) ??
            contested.get(key) ??
            renamed.get(key) ??
            (complete.has(key) ? undefined : whyNoRun(thread, scope, at.job, runs.get(scope.tool) ?? [])));
    };
    const ofFile = (thread) => {
        const { fingerprint, where } = thread;
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope);
        const path = pathOf(thread);
        if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .OP)(path))
            return `the name of ${path} is not UTF-8`;
        const file = files.get(`${key}\n${path}`) ?? folders.get(`${key}\n${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .yS)(path)}`);
        if (file !== undefined)
            return file.reason;
        if (!(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ .lE)({ id: fingerprint.rule, deprecatedIds: [], unlisted: fingerprint.isUnlisted || undefined }, completeness.ruleCatalogues.get(key)))
            return `rule ${fingerprint.rule} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
        if (completeness.fileCatalogues.get(key)?.has(path) === false)
            return `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;
        if (!quiet.has(`${key}\n${path}`))
            return undefined;
        const line = where.kind === 'at' && where.line > 0 ? 'this line' : 'the line of another finding in this file';
        const isUnread = where.kind === 'edited' && where.isUnread === true;
        const what = isUnread
            ? 'this file is binary and too large to compare its lines'
            : `${line} has not changed`;
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} does not say which files it read, and ${what}: check that it could read the file, or resolve the thread if it is fixed`;
    };
    const ofPlace = (thread) => {
        const { fingerprint, where } = thread;
        const path = pathOf(thread);
        const unread = ofFile(thread);
        if (unread !== undefined)
            return { why: unread, counts: true };
        const doubt = doubtOf((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)), path);
        if (doubt !== undefined)
            return { why: doubt, counts: false };
        if (where.kind === 'at' && at.isRewritten(where.path, where.line)) {
            const what = where.line === 0 ? path : `line ${where.line} of ${path}`;
            return {
                why: `${what} differs between the working tree and the commit: analyze the files as they are committed`,
                counts: false,
            };
        }
        if (where.kind === 'at' && differsAtHead(where.path, where.line, at.toHead))
            return {
                why: `${path} differs there between the analyzed commit and the head of the diff`,
                counts: false,
            };
        const alike = left.get(`${JSON.stringify([fingerprint.tool, fingerprint.category, fingerprint.rule])}\n${path}`) ??
            [];
        if (alike.some(({ place }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ ._k)(place)))
            return {
                why: 'an unmatched finding of its rule is on lines of its file that are not committed',
                counts: false,
            };
        if (fingerprint.about !== undefined && where.kind === 'at' && where.line > 0)
            return {
                why: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))} no longer reports it, and line ${where.line} of ${path} names the same package as before: a database that withdraws an advisory is no fix; resolve the thread if it is none`,
                counts: true,
            };
        const parsing = saysParsing(thread);
        if (parsing !== undefined)
            return { why: parsing, counts: true };
        const there = alike.length > 0
            ? 'of the same rule in its file'
            : where.kind === 'unknown' && where.perhaps !== undefined
                ? `on a line that reads the same, in ${where.perhaps},`
                : undefined;
        return where.kind === 'unknown' && there !== undefined
            ? {
                why: `commit ${fingerprint.commit.slice(0, 7)} could not be fetched, and a finding ${there} has no thread yet`,
                counts: false,
            }
            : undefined;
    };
    return (thread) => {
        const scope = ofScope(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread));
        const varies = completeness.varying.has(key);
        if (scope !== undefined)
            return { why: scope, counts: varies && contested.get(key) === scope };
        const { fingerprint, mark, where } = thread;
        const isReported = mark.mark === 'open' || mark.mark === 'dismissed';
        if (isReported && (fingerprint.analyzed ?? fingerprint.commit) === at.analyzed)
            return {
                why: `another run reported it at this same commit: ${adviseOn((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)))}`,
                counts: varies,
            };
        if (where.kind === 'deleted')
            return undefined;
        const unverified = ofPlace(thread);
        if (unverified !== undefined || !varies || thread.isTouched === true)
            return unverified;
        return {
            why: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))} does not report the same in each run, and no line near this one was changed since it was reported: resolve the thread if it is fixed`,
            counts: true,
        };
    };
}
function findRenamed({ threads, findings }) {
    const paired = new Set(findings.map(({ thread }) => thread));
    const now = Map.groupBy(findings, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope));
    const then = Map.groupBy(threads, (thread) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)));
    return new Map([...then].flatMap(([key, some]) => {
        const found = now.get(key) ?? [];
        const rules = new Set(found.map(({ rule }) => rule.id));
        if (some.some((thread) => paired.has(thread) || rules.has(thread.fingerprint.rule)))
            return [];
        const again = some.find(({ where, fingerprint: { messages } }) => found.some(({ at, results }) => where.kind === 'at' &&
            at?.path === where.path &&
            at.line === where.line &&
            (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_5__ .cr)(results).some((one) => messages.includes(one))));
        return again === undefined
            ? []
            : [
                [
                    key,
                    `all rules of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(again))} have other ids than before, and it says the same of the same line: resolve the thread if it is fixed`,
                ],
            ];
    }));
}
function pathOf({ where, fingerprint }) {
    return 'path' in where ? where.path : fingerprint.path;
}
function differsAtHead(path, line, toHead) {
    const change = toHead.byNewPath.get(path);
    return change !== undefined && (line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.hunks, line) === undefined);
}
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
const MOST_NAMED = 10;
function whyNoRun({ marker: { check } }, scope, { name, tools }, runs) {
    const isOurs = check === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ .d1)(tools, scope.tool)) {
        const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ .I3)(scope.tool);
        return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
    }
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .Dt)(runs.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK), MOST_NAMED)}`;
    const none = `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} has no run in these logs${only}`;
    if (!isOurs)
        return runs.length === 0 || scope.category === ''
            ? `${none}: ${LEFT_TO_JOB}`
            : `${none}: if they are the same, set the input category to ${scope.category}`;
    if (runs.length > 0)
        return `${none}: run it before this step; ${cleaning(scope)}`;
    return tools.silent.includes(scope.tool)
        ? `${none}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``
        : `${none}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, write \`NAME (silent)\` there`;
}
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
function findContested({ threads, findings, head, }) {
    const reported = new Set(findings.flatMap(({ thread, suppressed }) => (suppressed ? [] : (thread ?? []))));
    return new Map(threads
        .filter((thread) => thread.mark.contestedAt === head ||
        (thread.mark.mark === 'fixed' && thread.mark.head === head && reported.has(thread)))
        .map((thread) => {
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const why = `two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ${adviseOn('it')}`;
        return [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), why];
    }));
}
function findQuiet({ completeness: { quietScopes }, findings, threads }) {
    if (quietScopes.size === 0)
        return new Set();
    const reported = new Set(findings.map(({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`));
    const matched = new Set(findings.map(({ thread }) => thread));
    return new Set(threads.flatMap((thread) => {
        const { where, isResolved } = thread;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread));
        const isSilent = !matched.has(thread) && !isResolved && quietScopes.has(key);
        const mayStand = (where.kind === 'at' && where.line > 0) || (where.kind === 'edited' && where.isUnread);
        const file = mayStand ? `${key}\n${where.path}` : undefined;
        return isSilent && file !== undefined && !reported.has(file) ? [file] : [];
    }));
}
const LONGEST_QUOTE = 200;
function createParsingDoubt({ findings }) {
    const byFile = Map.groupBy(findings, ({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`);
    return (thread) => {
        const path = pathOf(thread);
        const there = byFile.get(`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))}\n${path}`) ?? [];
        const results = there.flatMap((finding) => finding.results);
        const speak = results.every(({ presence, message }) => presence.kind === 'present' && (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_10__ .bn)(message));
        const isOld = there.some((finding) => finding.thread?.fingerprint.commit === thread.fingerprint.commit);
        if (path === '' || results.length === 0 || !speak || isOld)
            return undefined;
        const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(results[0]?.message ?? ''), LONGEST_QUOTE);
        return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${words}`;
    };
}
function doubtUnlocated(completeness, { findings, threads }) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD));
    const matched = new Set(findings.map(({ thread }) => thread));
    const open = new Set(threads.flatMap((thread) => (matched.has(thread) || thread.isResolved ? [] : (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)))));
    const unverified = completeness.unlocated.filter(({ scope }) => complete.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)) && open.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)));
    if (unverified.length === 0)
        return completeness;
    const keys = new Set(unverified.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)));
    const said = new Set(unverified.map(({ reason }) => reason));
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !keys.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope))),
        unverifiedTools: [
            ...completeness.unverifiedTools,
            ...unverified.map(({ scope, reason }) => ({
                scope,
                reason: `${reason}, or resolve its open threads yourself`,
                kind: 'failed',
            })),
        ],
        warnings: completeness.warnings.filter((warning) => !said.has(warning)),
    };
}


 }),

 6572:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( ruleHistoriesOf),
   DS: () => ( casesOf),
   N9: () => ( standingDismissals),
   VO: () => ( wayOf),
   Wf: () => ( countDismissals),
   YY: () => ( dismissalsOf),
   b$: () => ( toReportedHistory),
   fO: () => ( ENOUGH_CASES),
   nn: () => ( isProven),
   pJ: () => ( commitsOfFixes),
   vT: () => ( timeByCommits)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3642);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5740);



function wayOf(kind) {
    return kind === 'resolved' ? 'resolved by hand' : kind;
}
function standingDismissals(actions) {
    return actions.flatMap(({ kind, thread, finding, dismissal }) => {
        if ((kind !== 'none' && dismissal === undefined) || thread === undefined || finding === undefined)
            return [];
        const standing = dismissalOf(thread);
        return standing === undefined ? [] : [{ thread, finding, ...standing }];
    });
}
function dismissalOf(thread) {
    const { statement, mark, comment, isResolved, resolvedFor: reason } = thread;
    const isDismissed = mark.mark === 'dismissed' && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Zb)(thread) && (isResolved || mark.way === 'said');
    const said = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .az)(thread) ? statement : isDismissed ? mark.dismissal : undefined;
    if (said !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ .kq)(said)) {
        const { says: kind, replyId, author: byId, name: by } = said;
        return { kind, replyId, reason: said.reason, by, byId };
    }
    if (!isDismissed && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .zH)(thread))
        return undefined;
    return { kind: 'resolved', reason, by: comment.resolvedBy, byId: comment.resolvedById };
}
function countDismissals(count) {
    return {
        'false positive': count('false positive'),
        "won't fix": count("won't fix"),
        accepted: count('accepted'),
        resolved: count('resolved'),
    };
}
function dismissalsOf({ dismissed }) {
    return Object.values(dismissed).reduce((sum, count) => sum + count, 0);
}
function casesOf(rule) {
    return rule.fixed + dismissalsOf(rule);
}
const ENOUGH_CASES = 10;
function ruleHistoriesOf(threads, timeOf) {
    const all = threads.filter(isProven).flatMap((thread) => {
        const fate = fateOf(thread);
        if (fate === undefined)
            return [];
        const seconds = fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined;
        return [{ scope: (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Od)(thread), ruleId: thread.fingerprint.rule, fate, seconds }];
    });
    const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope), ruleId]));
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const { scope, ruleId } = first;
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        const dismissed = countDismissals((as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length);
        const secondsUntilFixed = cases.flatMap(({ seconds }) => seconds ?? []).toSorted((a, b) => a - b);
        const [fixed, open, withdrawn] = [count('fixed'), count('open'), count('withdrawn')];
        return [{ scope, ruleId, posted: cases.length, fixed, dismissed, open, withdrawn, secondsUntilFixed }];
    });
}
function timeByCommits(times) {
    return ({ marker }, head) => {
        const from = times.get(marker.fingerprint.commit);
        const to = times.get(head);
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
    };
}
function commitsOfFixes(threads) {
    return threads.flatMap(({ mark, marker }) => saysFixed(mark) ? [marker.fingerprint.commit, mark.head] : []);
}
function isProven({ unsure }) {
    return unsure !== 'copied' && unsure !== 'signed';
}
function fateOf(thread) {
    const { mark, isResolved } = thread;
    const dismissal = dismissalOf(thread);
    if (dismissal !== undefined)
        return { kind: 'dismissed', as: dismissal.kind };
    if (mark.mark === 'gone')
        return fixedOr(mark);
    if (!isResolved || mark.mark === 'open' || mark.mark === 'dismissed')
        return { kind: 'open' };
    if (mark.mark === 'retired' || mark.mark === 'over')
        return undefined;
    return saysFixed(mark) ? fixedOr(mark) : { kind: 'withdrawn' };
}
function saysFixed({ mark }) {
    return mark === 'fixed' || mark === 'gone';
}
function fixedOr({ dismissal, head }) {
    if (dismissal !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ .kq)(dismissal))
        return { kind: 'dismissed', as: dismissal.says };
    return { kind: 'fixed', head };
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

 3629:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $p: () => ( describeOtherTools),
   Ac: () => ( HEADINGS),
   B: () => ( countByLevel),
   B5: () => ( describeUncounted),
   BB: () => ( codeLeftOut),
   Cv: () => ( ofLevel),
   Cz: () => ( UNDECIDED),
   IU: () => ( threadBecame),
   JA: () => ( standing),
   L4: () => ( describeUnverified),
   L5: () => ( describeComparison),
   Lz: () => ( sumComparison),
   M5: () => ( fileFoundBy),
   P4: () => ( atLines),
   Qz: () => ( describeResolved),
   V1: () => ( nothingAt),
   Z3: () => ( ofSeverity),
   _8: () => ( unreadFile),
   a2: () => ( describeRefusal),
   ad: () => ( unverifiedBecause),
   b$: () => ( actionsFailed),
   em: () => ( sentence),
   f5: () => ( PASSED),
   lQ: () => ( passedAsNew),
   n4: () => ( silencing),
   nJ: () => ( findingBecame),
   nl: () => ( nothingIn),
   o: () => ( NO_LINES),
   sc: () => ( sameProblem),
   sd: () => ( standingPlace),
   t2: () => ( silencingLine),
   us: () => ( describeOpen),
   yE: () => ( DRY_RUN),
   yO: () => ( describeUnseen),
   yo: () => ( doesFail),
   z$: () => ( threadIs)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _plan_unverified_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8290);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(579);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6761);
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5437);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5740);









const PASSED = 'passed';
const passedAsNew = (failLevel) => `${PASSED}, no new finding ${(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ ._Z)(failLevel) ? ofSeverity(failLevel) : `at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`}`;
const ofSeverity = (severity) => `of severity ${severity}${severity === 'critical' ? '' : ' or worse'}`;
const standing = (threads) => {
    const count = countByLevel(threads.map(({ fingerprint }) => fingerprint.level));
    const names = threads.map((thread) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${standingPlace(thread)} ${thread.fingerprint.rule}`));
    return `${count} not looked at again: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .Dt)(names, MOST_STANDING)}`;
};
const MOST_STANDING = 3;
const standingPlace = (thread) => {
    const { where } = thread;
    const path = (0,_plan_unverified_js__WEBPACK_IMPORTED_MODULE_3__ .XM)(thread);
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(where.kind === 'at' && where.line > 0 ? `${path}:${where.line}` : path);
};
const describeUnseen = (thread) => {
    const { rule, level } = thread.fingerprint;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${standingPlace(thread)} ${rule} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_6__ .Od)(thread))}), ${level}`);
};
function describeOpen(threads, dryRun) {
    const { open, others, done } = threads;
    const told = (counts) => counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(', ');
    const apart = told([
        [done.posted, 'new'],
        [done.reopened, 'reopened'],
        [others, 'of tools without a run in these logs'],
    ]);
    const all = told([
        [open, `open${apart === '' ? '' : ` (${apart})`}`],
        [done.resolved, 'resolved'],
        [done.said, 'marked as done'],
    ]);
    return dryRun && all !== '' ? `would be ${all}` : all;
}
const describeRefusal = (outcome) => `the check could not be set: ${(0,_services_port_js__WEBPACK_IMPORTED_MODULE_7__ .OB)(outcome, 'run again')}`;
function describeResolved(resolved, acceptResolved) {
    if (resolved === 0)
        return '';
    const remedy = acceptResolved ? '' : ', or set accept-resolved';
    return `${resolved} of these resolved by people, which does not accept a finding: fix it or suppress it in the analyzer${remedy}`;
}
const ofLevel = (level, count) => level === 'none' ? 'at level none' : `${level}${count === 1 ? '' : 's'}`;
function countByLevel(levels) {
    const groups = [...Map.groupBy(levels, (level) => level)].toSorted(([a], [b]) => (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(a, b));
    return (0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .KE)(groups.map(([level, { length }]) => `${length} ${ofLevel(level, length)}`));
}
function describeOtherTools(results) {
    const others = results.filter(({ disposition }) => disposition === 'other-tool');
    return [...Map.groupBy(others, ({ result }) => result.scope.tool)].map(([tool, group]) => `not looked at: ${countByLevel(group.map(({ result }) => result.level))} of ${tool}, ${(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .I3)(tool)}`);
}
function describeUncounted(findings, failLevel, { unverifiedTools, unlocated }) {
    const told = new Set([...unverifiedTools, ...unlocated].map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)));
    const uncounted = findings.filter(({ place, outcome, suppressed, scope, newLevel, newSeverity }) => place.kind === 'nowhere' &&
        outcome?.as === 'filtered' &&
        !suppressed &&
        (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .jZ)({ level: newLevel, severity: newSeverity }, failLevel) &&
        !told.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)));
    return [...Map.groupBy(uncounted, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)).values()].flatMap(([first, ...more]) => {
        if (first?.place.kind !== 'nowhere')
            return [];
        const { scope, rule, level, place } = first;
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        const remedy = place.about === 'project'
            ? 'a baseline (`baseline-sarif-file`) tells whether it is new'
            : 'if it is a file of this repository, say in path-map what its folder is here';
        return [
            `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: a result of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(rule.id)} (${level}) has no place in the change and does not count: ${place.reason}${others}; ${remedy}`,
        ];
    });
}
const sameProblem = (scope, thread) => `discussion ${thread} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)} is about the same problem`;
const UNDECIDED = 'the run ended before anything was decided about it';
const actionsFailed = (count, first) => `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(count, 'thread')} could not be changed${count === 1 ? '' : ', the first'}: ${first}`;
const unverifiedBecause = ({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: ${reason}`;
const unreadFile = ({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: ${reason.replace(/\.$/u, '')}; fix the file, or exclude it in the settings of ${scope.tool}`;
function describeUnverified({ completeness }) {
    const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
    return [
        ...failures,
        ...unverifiedTools.map(unverifiedBecause),
        ...unverifiedFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}, ${path}: ${reason}`),
    ];
}
function sumComparison({ comparison, results }) {
    if (comparison === undefined)
        return undefined;
    const { commit, unknown, gone, failures } = comparison;
    const judgedByLine = [...unknown]
        .map(([because, findings]) => ({ because, findings }))
        .toSorted((a, b) => b.findings - a.findings);
    const unchanged = results.filter(({ disposition }) => disposition === 'unchanged').length;
    return { commit, unchanged, gone, judgedByLine, failures };
}
function describeComparison(result) {
    const { unchanged = 0, gone = 0, judgedByLine = [] } = sumComparison(result) ?? {};
    return [
        ...(unchanged === 0 ? [] : [`${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(unchanged, 'unchanged finding')} not shown`]),
        ...(gone === 0 ? [] : [`${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(gone, 'finding')} of the baseline gone`]),
        ...judgedByLine.map(({ because, findings }) => `${findings} judged by line: ${because}`),
    ];
}
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
const DRY_RUN = 'dry run, nothing was written';
const codeLeftOut = (findings) => `The code of ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(findings, 'more finding')} is left out: --all shows it`;
const BECAME = {
    absent: 'It is not a finding of this commit',
    crash: 'It is not a finding: it says that the tool failed',
    passed: 'It is not a problem',
    'other-tool': 'It is not looked at',
    suppressed: 'It is suppressed, so it gets no thread',
    ignored: 'It is ignored, so it gets no thread',
    unchanged: 'It is not new, so it gets no thread',
    grouped: 'It shares a thread with another tool',
    duplicate: 'It is counted once',
    kept: 'Its thread stays as it is',
    reopened: 'Its thread is reopened',
    'resolved-by-people': 'Its thread stays resolved',
    'moved-on': 'It needs no open thread',
    filtered: 'It gets no thread',
    'not-on-the-diff': 'It gets no thread, and is listed in the summary comment',
    'over-limit': 'It gets no thread, since worse findings take all places',
    posted: 'It gets a thread',
    failed: 'Its thread could not be written',
    undecided: 'Nothing was decided about it',
};
const THREAD_BECAME = {
    keep: 'It stays as it is',
    resolve: 'It is resolved',
    reopen: 'It is reopened',
    'remove-duplicate': 'It is removed',
    leave: 'It is left alone',
};
const doesFail = (fails) => fails ? 'It fails the check.' : 'It does not fail the check.';
function findingBecame({ disposition, reason }) {
    return `${BECAME[disposition] ?? disposition}: ${reason}`;
}
function threadBecame({ action, outcome, reason, }) {
    if (outcome === 'said')
        return `It stays open, because this token cannot resolve threads: ${reason}`;
    const isDone = outcome === 'done' || outcome == null;
    return `${isDone ? (THREAD_BECAME[action] ?? action) : `This failed: ${action}`}: ${reason}`;
}
const sentence = (text) => (/[.!?]$/u.test(text) ? text : `${text}.`);
function fileFoundBy({ rule, written }, path) {
    if (written === undefined)
        return 'The log writes this path';
    const mapping = rule === 'written' ? undefined : (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_8__ .c)(written, path);
    const root = mapping === undefined ? '' : ` (${mapping})`;
    return `The log writes ${written}, which is this file ${_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Hj[rule]}${root}`;
}
const threadIs = (discussionId) => `The thread is ${discussionId}`;
const nothingIn = (path) => `No finding and no thread is in ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(path)}.`;
const nothingAt = (line, paths, elsewhere) => `No finding is at line ${line} of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(paths.join(' or '))}; ${elsewhere}.`;
const NO_LINES = 'the findings of this file have no line';
const atLines = (lines, more) => `this file has findings at ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' and more' : ''}`;
function silencing(ruleId, tool) {
    return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; set a lower level to make it count less`;
}
function silencingLine(ruleId, tool) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text);
}


 })

};

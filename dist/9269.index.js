export const id = 9269;
export const ids = [9269];
export const modules = {

 83742:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Kp: () => ( findProgram),
   g8: () => ( thisMachine),
   z0: () => ( withoutReviewedPrograms)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const STARTABLE = ['.com', '.exe'];
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => tops.some((top) => isWithin(folder, top) || isWithin(realPath(folder), top));
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
function thisMachine(environment, directory) {
    const reviewed = checkoutAround(directory);
    return { platform: process.platform, environment, reviewed, realPath, isProgram };
}
function checkoutAround(directory) {
    for (let folder = directory;; folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, '.git')))
            return folder;
        if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder) === folder)
            return undefined;
    }
}
function withoutReviewedPrograms(environment, directory) {
    const kept = Object.entries(environment).filter(([name]) => !isNamed(name, 'PATH', process.platform));
    const folders = programFolders(thisMachine(environment, directory));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter),
        NoDefaultCurrentDirectoryInExePath: '1',
    };
}
function realPath(path) {
    try {
        return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function pathsOf({ platform }) {
    return platform === 'win32' ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
}
function endingsOf(machine) {
    if (machine.platform !== 'win32')
        return [''];
    const endings = (variable('PATHEXT', machine) ?? '').split(';').map((ending) => ending.toLowerCase());
    const startable = endings.filter((ending) => STARTABLE.includes(ending));
    return startable.length > 0 ? startable : STARTABLE;
}
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}


 }),

 38576:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lD: () => ( createGit),
  pJ: () => ( endOf),
  oM: () => ( gitOutput),
  th: () => ( gitReason),
  fE: () => ( isShallow),
  UL: () => ( prepareGit)
});

var external_node_child_process_ = __webpack_require__(31421);
var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(27406);
var find_program = __webpack_require__(83742);
;

const SETTINGS = [
    'color.ui=false',
    'core.alternateRefsCommand=true',
    'core.attributesFile=',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'core.warnAmbiguousRefs=false',
    'diff.mnemonicPrefix=false',
    'diff.noprefix=false',
    'fetch.writeCommitGraph=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'safe.bareRepository=explicit',
];
const DROPPED = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_ATTR_SOURCE',
    'GIT_COMMON_DIR',
    'GIT_DIFF_OPTS',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
]);
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
const PROTOCOLS = 'https:http:ssh:git:file';
function gitEnvironment(env, directory) {
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...(0,find_program.z0)(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;







const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
function createGit(directory, env) {
    const start = prepareGit(directory, env);
    return async (args, input, signal) => {
        try {
            const child = start(args, signal);
            const output = [];
            child.stdout.on('data', (chunk) => output.push(chunk));
            child.stdin.on('error', () => { });
            child.stdin.end(input);
            const end = await endOf(child);
            return { ...end, stdout: Buffer.concat(output) };
        }
        catch (error) {
            throw await explainStart(error, directory);
        }
    };
}
function prepareGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = (0,find_program.Kp)('git', (0,find_program.g8)(env, folder));
    return (args, signal) => {
        if (program === undefined)
            throw new errors.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        return (0,external_node_child_process_.spawn)(program, [...settings, ...args], options);
    };
}
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
function endOf(child) {
    return new Promise((resolve, reject) => {
        const stderr = [];
        let stderrBytes = 0;
        child.stderr.on('data', (chunk) => {
            if (stderrBytes < MAX_STDERR_BYTES)
                stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
            stderrBytes += chunk.length;
        });
        child.on('error', (error) => {
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({ status: ended, stderr: Buffer.concat(stderr).toString('utf8') });
        });
    });
}
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors.j1(NO_GIT);
    return new errors.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}
const MAX_REASON_CHARACTERS = 300;
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new errors.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
function gitReason(result) {
    const lines = result.stderr.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const line = lines.find((text) => text.startsWith('fatal: ')) ??
        lines.find((text) => text.startsWith('error: ')) ??
        lines[0] ??
        'git gave no reason';
    return line
        .replace(/^(?:fatal|error): /, '')
        .replace(/\p{C}/gu, ' ')
        .replace(/\/\/[^/\s]*@/g, '//')
        .slice(0, MAX_REASON_CHARACTERS)
        .replace(/(?<![.\s])[.\s]+$/, '');
}
async function isShallow(git) {
    return ((await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}


 }),

 94902:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $I: () => ( readObjects),
   HH: () => ( isSha),
   RW: () => ( parseHeader),
   jB: () => ( readHeaders),
   qr: () => ( requireSha)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);


const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__ .oM)(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__ .oM)(git, ['cat-file', '--batch'], toInput(names));
    let at = 0;
    return names.map(() => {
        const end = output.indexOf('\n', at);
        const header = parseHeader(output.toString('utf8', at, end));
        at = end + 1;
        if (header === undefined)
            return undefined;
        const content = output.subarray(at, at + header.size);
        at += header.size + 1;
        return { ...header, content };
    });
}
function toInput(names) {
    return names.map((name) => `${name}\n`).join('');
}
function parseHeader(line) {
    const [, type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { type, size: Number(size) };
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
function isSha(text) {
    return SHA.test(text);
}
function requireSha(text) {
    if (isSha(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`);
}


 }),

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

 96924:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Og: () => ( openInlineStart),
   Qw: () => ( splitInline),
   ZT: () => ( splitCodeSpans),
   qP: () => ( webUrl)
 });
function splitCodeSpans(line) {
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
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return splitCodeSpans(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
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
function leadsWhereItSays(text) {
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
function openInlineStart(line) {
    for (const part of splitCodeSpans(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}
const URL_CHARACTERS = 2_048;
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


 })

};

export const id = 151;
export const ids = [151];
export const modules = {

 1919:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => ( DISTRIBUTION)
 });
const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';
const DISTRIBUTION = {
    action: `${REPOSITORY}@${REFERENCE}`,
    template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
    integrity: 'sha256-nivLh1awVVFqEEMhlhuB7DwZO84CWjw5U+dk3f+RyXk=',
    package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
    analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
    forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
    install: 'npm install --global "$(npm pack --silent)"',
};


 }),

 3785:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   HH: () => ( isOfBase),
   IN: () => ( byWeight),
   KY: () => ( judgedAs),
   Sz: () => ( toFindings),
   Zs: () => ( splitDuplicates),
   _Z: () => ( isSeverity),
   jZ: () => ( atLeast),
   t9: () => ( compareLevels),
   xJ: () => ( severityOf)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


function toFindings(results) {
    const groups = new Map();
    for (const result of results) {
        const key = keyOf(result);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [result]);
        else
            group.push(result);
    }
    return [...groups].map(([key, group]) => {
        const [worst] = group.sort(worstFirst);
        const { scope, rule, place, level } = worst;
        const suppressed = isSuppressed(worst);
        const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
        return { key, scope, rule, place, results: group, level, suppressed, ignored };
    });
}
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere'
        ? [place.reason, message, place.line]
        : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(result) {
    return result.presence.kind !== 'present';
}
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_.indexOf(b);
}
function severityOf({ level, rule: { securitySeverity: score = 0 }, isConfigured, }) {
    if (score <= 0 || level === 'none' || isConfigured)
        return undefined;
    return score >= 9 ? 'critical' : score >= 7 ? 'high' : score >= 4 ? 'medium' : 'low';
}
const SEVERITY_OF_LEVEL = { error: 'high', warning: 'medium', note: 'low', none: 'none' };
function judgedAs({ level, severity }, least) {
    return isSeverity(least) ? `severity ${severity ?? SEVERITY_OF_LEVEL[level]}` : `level ${level}`;
}
function atLeast(judged, least) {
    if (least === 'never')
        return false;
    if (!isSeverity(least))
        return compareLevels(judged.level, least) <= 0;
    const severity = judged.severity ?? SEVERITY_OF_LEVEL[judged.level];
    return severity !== 'none' && _finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC.indexOf(severity) <= _finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC.indexOf(least);
}
function isSeverity(word) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC.some((severity) => severity === word);
}
function splitDuplicates(results) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(results, lineOf).values()) {
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const result of neighbors) {
            const key = repetitionKey(result);
            if (seen.has(key))
                repeated.add(result);
            seen.add(key);
        }
    }
    return { distinct: results.filter((result) => !repeated.has(result)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function repetitionKey({ scope, rule, level, message, presence, column, place }) {
    const lines = 'startLine' in place ? [place.startLine, place.endLine] : [];
    const where = place.kind === 'nowhere' ? [place.reason, place.line] : lines;
    const own = [place.kind, place.path, ...where, 'replaced' in place && place.replaced?.by];
    return JSON.stringify([(0,_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), rule.id, level, message, presence.kind, column, ...own]);
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function byWeight(a, b) {
    const precision = ({ rule }) => {
        const rank = PRECISIONS.indexOf(rule.precision ?? '');
        return rank === -1 ? PRECISIONS.length : rank;
    };
    const line = ({ place }) => (place.kind === 'lines' ? place.startLine : 0);
    return (compareLevels(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .qy)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .qy)(a.key ?? '', b.key ?? ''));
}
function isOfBase({ results }) {
    return results.every(({ about }) => about?.isOfBase === true);
}


 }),

 7176:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Nh: () => ( FULL_HISTORY),
   b$: () => ( readCheckout),
   oj: () => ( requireGit)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);






const FULL_HISTORY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)';
async function readCheckout(git, folder) {
    const answer = await git(['rev-parse', ...QUESTIONS]);
    const lines = answer.stdout.toString('utf8').replace(/\n$/, '').split('\n');
    const [root = '', gitDirectory = '', prefix = '', head = ''] = lines;
    if (lines.length !== (answer.status === 0 ? QUESTIONS_ANSWERED : QUESTIONS_ANSWERED - 1)) {
        await requireGit(git);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(lines.length > QUESTIONS_ANSWERED
            ? 'working-directory: the path of the checkout contains a line break; check it out elsewhere.'
            : `working-directory: ${explain(answer, folder)}.`);
    }
    const foreign = await whyForeign(git, folder, root, gitDirectory);
    if (foreign !== undefined) {
        await requireGit(git);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(`working-directory: ${foreign}.`);
    }
    const isCommit = head !== '' && (await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .jB)(git, [head]))[0]?.type === 'commit';
    if (!isCommit) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.');
    }
    return { head, root, prefix };
}
const QUESTIONS = [
    ...['--show-toplevel', '--absolute-git-dir', '--show-prefix'],
    ...['--verify', '--quiet', 'HEAD'],
];
const QUESTIONS_ANSWERED = 4;
function explain(result, folder) {
    if (/dubious ownership|owned by someone else/.test(result.stderr)) {
        const advised = /--add safe\.directory (.+)$/m.exec(result.stderr)?.[1] ?? quote(folder);
        return `git refuses a folder that belongs to another user; run git config --global --add safe.directory ${advised} before this step, as the user of this step`;
    }
    const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
    return bare === undefined
        ? `not the working tree of a git checkout (${(0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .th)(result)}); check the repository out before this step and name its folder`
        : foundByFiles(bare);
}
async function requireGit(git) {
    const version = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .oM)(git, ['version'])).toString('utf8').trim();
    const [, major = '9', minor = '0'] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (Number(major) < 2 || (Number(major) === 2 && Number(minor) < 30))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(`${version} is too old: install git 2.30 or later`);
    return version;
}
async function whyForeign(git, folder, root, gitDirectory) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(outermost), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder)))
        return `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`;
    if (!(await leadsTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), gitDirectory)))
        return foundByFiles(gitDirectory);
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
        const tracked = await git(['-C', outer, 'ls-tree', '-z', '-t', 'HEAD', '--', path]);
        if (tracked.status !== 0 && !hasNothing(tracked))
            return explain(tracked, folder);
        if (isTracked(tracked, path))
            return `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`;
    }
    return undefined;
}
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
function checkoutsAround(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? [] : checkoutsAround((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')) ? [...above, folder] : above;
}
async function leadsTo(path, gitDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return false;
    const isFolder = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory();
    const target = isFolder ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), await readGitFile(path));
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target)) === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(gitDirectory));
}
async function readGitFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
function hasNothing({ stderr }) {
    return /not a git repository|Not a valid object name HEAD/.test(stderr);
}
function isWithin(outer, inner) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(/[\\/]/, 1)[0] !== '..';
}
function quote(path) {
    return JSON.stringify(path);
}


 }),

 3742:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Kp: () => ( findProgram),
   g8: () => ( thisMachine),
   z0: () => ( withoutReviewedPrograms)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
function findProgram(name, machine) {
    const isWindows = machine.platform === 'win32';
    const file = isWindows ? `${name}.exe` : name;
    return programFolders(machine)
        .map((folder) => (isWindows ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix).join(folder, file))
        .find(machine.isProgram);
}
function programFolders(machine) {
    const { reviewed, platform, environment, realPath } = machine;
    const isWindows = platform === 'win32';
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = isWindows ? node_path__WEBPACK_IMPORTED_MODULE_1__.win32 : node_path__WEBPACK_IMPORTED_MODULE_1__.posix;
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => {
        const ways = tops.length === 0 ? [] : [folder, realPath(folder)];
        return tops.some((top) => ways.some((way) => isWithin(way, top)));
    };
    const [, path = ''] = Object.entries(environment).find(([name]) => isPath(name, platform)) ?? [];
    return path
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
    const kept = Object.entries(environment).filter(([name]) => !isPath(name, process.platform));
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
function isPath(name, platform) {
    return name === 'PATH' || (platform === 'win32' && name.toUpperCase() === 'PATH');
}


 }),

 8576:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  lD: () => ( createGit),
  pJ: () => ( endOf),
  oM: () => ( gitOutput),
  th: () => ( gitReason),
  b2: () => ( isMissing),
  fE: () => ( isShallow),
  UL: () => ( prepareGit)
});

var external_node_child_process_ = __webpack_require__(1421);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(7406);
var find_program = __webpack_require__(3742);
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
        GIT_LITERAL_PATHSPECS: '1',
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
            throw explainStart(error, directory);
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
function isMissing(error) {
    return ['ENOENT', 'ENOTDIR'].includes(String(Object(error).code));
}
function explainStart(error, directory) {
    if (!isMissing(error))
        return error;
    return new errors.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}
const MAX_REASON_CHARACTERS = 300;
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new errors.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete (cloned without --filter) and run the step again.`);
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

 4902:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $I: () => ( readObjects),
   HH: () => ( isSha),
   RW: () => ( parseHeader),
   jB: () => ( readHeaders),
   qr: () => ( requireSha)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8576);


const HEADER = /^([0-9a-f]{40,64}) (blob|commit|tag|tree) (\d+)$/;
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
    const [, id = '', type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { id, type, size: Number(size) };
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

 3929:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => ( githubHost),
   x: () => ( onGithub)
 });
 var _node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9635);
 var _node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2902);
 var _node_modules_actions_core_lib_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1170);
 var _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7157);
 var _distribution_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1919);
 var _inputs_api_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2926);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5835);
 var _logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2795);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7746);









function githubHost(environment, redactor) {
    const clean = (line) => redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .BP)(line));
    const print = (line) => {
        process.stdout.write(`${clean(line)}\n`);
    };
    const command = (name, line) => (0,_node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ .L)(name, {}, clean(line));
    const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY, GITHUB_OUTPUT } = environment;
    let open = false;
    const endGroup = () => {
        if (open)
            command('endgroup', '');
        open = false;
    };
    return {
        input(name) {
            const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
            const variable = environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_6__ .cG)(name)] ?? '';
            const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
            return value === '' ? undefined : value;
        },
        mask(secret) {
            redactor.add(secret);
            (0,_node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ .L)('add-mask', {}, secret);
        },
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: print,
        warning: (line) => command('warning', line),
        error: (line) => command('error', line),
        annotate({ level, message, title, path, startLine, endLine }) {
            const place = path === undefined ? {} : { file: redactor.redact(path), line: startLine, endLine };
            (0,_node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ .L)(level, { title: clean(title), ...place }, clean(message));
        },
        group(title) {
            endGroup();
            command('group', title);
            open = true;
        },
        endGroup,
        writeDocument: print,
        setOutput(name, value) {
            const text = redactor.redact(value);
            if (GITHUB_OUTPUT)
                (0,_node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__ .n)('OUTPUT', (0,_node_modules_actions_core_lib_file_command_js__WEBPACK_IMPORTED_MODULE_1__ .v)(name, text));
            else
                (0,_node_modules_actions_core_lib_command_js__WEBPACK_IMPORTED_MODULE_0__ .L)('set-output', { name }, text);
        },
        async writeSummary(markdown) {
            if (GITHUB_STEP_SUMMARY !== undefined)
                await _node_modules_actions_core_lib_summary_js__WEBPACK_IMPORTED_MODULE_2__ .z.addRaw(redactor.redact(markdown), true).write();
        },
        workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
        ...(GITHUB_JOB !== undefined && { jobName: GITHUB_JOB }),
        ...(GITHUB_RUN_ID !== undefined && {
            runUrl: `${repositoryUrl(environment)}/actions/runs/${GITHUB_RUN_ID}`,
        }),
        ...(RUNNER_TEMP !== undefined && { temporaryFolder: RUNNER_TEMP }),
        ...onGithub(environment, environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_6__ .cG)('token')] ? 'given' : 'supplied'),
    };
}
function readEvent() {
    try {
        const { eventName, actor, payload } = new _node_modules_actions_github_lib_context_js__WEBPACK_IMPORTED_MODULE_3__ .o();
        return { name: eventName ?? '', actor, payload };
    }
    catch {
        return { name: '', actor: '', payload: undefined };
    }
}
function onGithub(environment, token, event = readEvent()) {
    const { GITHUB_API_URL, GITHUB_REPOSITORY, GITEA_ACTIONS, FORGEJO_ACTIONS } = environment;
    const apiUrl = (0,_inputs_api_address_js__WEBPACK_IMPORTED_MODULE_5__ .n7)(GITHUB_API_URL || 'https://api.github.com');
    const service = FORGEJO_ACTIONS === 'true' ? 'forgejo' : GITEA_ACTIONS === 'true' ? 'gitea' : 'github';
    const isGithub = service === 'github';
    const untrusted = untrustedBy(event, token, isGithub);
    const namedChange = namedBy(event, environment);
    return {
        ...(GITHUB_REPOSITORY !== undefined && {
            repository: { address: repositoryUrl(environment), files: isGithub ? '/blob/' : '/src/commit/' },
        }),
        ci: {
            service,
            apiUrl,
            project: GITHUB_REPOSITORY || undefined,
            change: changeBy(event, environment),
            suppliesToken: token === 'supplied',
        },
        ...(untrusted !== undefined && { untrusted }),
        ...(namedChange !== undefined && { namedChange }),
    };
}
function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) {
    return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}
const BY_HAND = ['', 'workflow_dispatch', 'repository_dispatch', 'workflow_call'];
function changeBy({ name, payload }, { GITHUB_REF, GITHUB_SHA }) {
    const [, ofRef] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
    const number = ofRef ?? (isOfPullRequest(name) ? (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(payload, 'pull_request', 'number') : undefined);
    if (Number.isSafeInteger(Number(number)) && Number(number) > 0)
        return { kind: 'number', number: Number(number) };
    if (name === 'merge_group' && GITHUB_SHA)
        return { kind: 'queue', sha: GITHUB_SHA };
    const run = name === 'workflow_run' ? (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(payload, 'workflow_run') : undefined;
    const [sha, branch] = [(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(run, 'head_sha'), (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(run, 'head_branch')];
    const owner = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(run, 'head_repository', 'owner', 'login');
    if (sha !== undefined && branch !== undefined && owner !== undefined)
        return { kind: 'head', sha, branch: `${owner}:${branch}` };
    return {
        kind: 'none',
        reason: `${name === '' ? 'no event' : `the event ${name}`} names no pull request`,
        remedy: 'run the step for the event pull_request, or name one in the input change',
        mayPass: !BY_HAND.includes(name),
    };
}
const OF_MERGES = ['pull_request', 'pull_request_review', 'pull_request_review_comment'];
const isOfPullRequest = (name) => OF_MERGES.includes(name) || name === 'pull_request_target';
function namedBy({ name, payload }, { GITHUB_REF, GITHUB_SHA }) {
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(payload, 'pull_request');
    const head = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(pullRequest, 'head', 'sha');
    const targetBranch = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(pullRequest, 'base', 'ref');
    if (!isOfPullRequest(name) || head === undefined || targetBranch === undefined)
        return undefined;
    const mergesFirst = OF_MERGES.includes(name);
    const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(pullRequest, 'number')}/merge`;
    return {
        head,
        previousHead: (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(payload, 'before'),
        testMerge: isMerge ? GITHUB_SHA : undefined,
        targetBranch,
        ...(!mergesFirst && {
            remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${_distribution_js__WEBPACK_IMPORTED_MODULE_4__ .h.forks}`,
        }),
    };
}
const OF_DEPENDABOT = [...OF_MERGES, 'push', 'create', 'deployment', 'deployment_status'];
const FOLLOW = `review it from a second workflow, triggered by workflow_run (see ${_distribution_js__WEBPACK_IMPORTED_MODULE_4__ .h.forks})`;
function untrustedBy({ name, actor, payload }, token, isGithub) {
    if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name))
        return {
            reason: 'this run was started by Dependabot, which gets no secrets of Actions and a token that can only read',
            remedy: `${FOLLOW}, or add the secrets to those of Dependabot, with a token as the variable ${(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_6__ .cG)('token')}`,
            givenToken: token === 'given' ? 'works' : 'is-tried',
        };
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(payload, 'pull_request');
    const target = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(pullRequest, 'base', 'repo', 'full_name');
    const repository = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__.at)(pullRequest, 'head', 'repo');
    const source = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_8__ .$6)(repository, 'full_name');
    const isFork = repository === null || (source !== undefined && source !== target);
    if (!OF_MERGES.includes(name) || target === undefined || !isFork)
        return undefined;
    return isGithub
        ? {
            reason: 'this pull request comes from a fork, which gets no secrets and a token that can only read',
            remedy: FOLLOW,
            givenToken: 'is-tried',
        }
        : {
            reason: 'this pull request comes from a fork, which gets no secrets and a token with few rights',
            remedy: `propose it from a branch of the repository itself (see ${_distribution_js__WEBPACK_IMPORTED_MODULE_4__ .h.forks})`,
            givenToken: 'is-tried',
        };
}


 }),

 7932:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  c: () => ( endOnCrash),
  m: () => ( processWorld)
});

var external_node_crypto_ = __webpack_require__(7598);
var promises_ = __webpack_require__(8500);
var lines = __webpack_require__(7746);
var host_route = __webpack_require__(6349);
var external_node_fs_promises_ = __webpack_require__(1455);
var external_node_path_ = __webpack_require__(6760);
;


async function replaceFile(path, text, unique) {
    const folder = (0,external_node_path_.dirname)(path);
    await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
    const there = await (0,external_node_fs_promises_.stat)(path).catch(() => undefined);
    if (there !== undefined && !there.isFile())
        throw new Error('it is not a regular file');
    const fresh = (0,external_node_path_.join)(folder, `.sarif-review-${unique}`);
    try {
        await (0,external_node_fs_promises_.writeFile)(fresh, text, { flag: 'wx' });
        await (0,external_node_fs_promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(fresh, { force: true });
        throw error;
    }
}

;





const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
const NONCE_BYTES = 12;
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => (0,external_node_crypto_.randomBytes)(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => (0,host_route.lq)(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        random: Math.random,
        nonce,
        writeFile: (path, text) => replaceFile(path, text, nonce()),
    };
}
function endOnCrash(status, tell) {
    const end = (error) => {
        process.exitCode = status;
        try {
            tell(`Unexpected end: ${(0,lines.TN)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}


 }),

 6349:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( findRoute),
   Wm: () => ( proxySecrets),
   fx: () => ( describeRoute),
   lq: () => ( useRoute)
 });
 var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4957);



const HTTPS = ['https_proxy', 'HTTPS_PROXY'];
const BYPASS = ['no_proxy', 'NO_PROXY'];
const SPELLING = 'write it as http://host:port, with user:password@ before the host (percent-encoded) if the proxy asks for them';
function findRoute(baseUrl, environment) {
    const { protocol, hostname, port } = new URL(baseUrl);
    if ((0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .U9)(hostname))
        return { kind: 'direct', reason: `${hostname} is this machine` };
    const variable = HTTPS.find((name) => isSet(environment[name]));
    if (variable === undefined)
        return { kind: 'direct', reason: 'the variable HTTPS_PROXY is not set' };
    const bypass = BYPASS.find((name) => isSet(environment[name]));
    const service = { hostname, port: port === '' ? defaultPort(protocol) : port };
    if (bypass !== undefined && bypassesProxy(service, environment[bypass] ?? '')) {
        return { kind: 'direct', reason: `the variable ${bypass} names ${hostname}` };
    }
    const url = parseProxy(environment[variable] ?? '', variable);
    return { kind: 'proxy', url: url.href, name: `the proxy ${url.protocol}//${url.host} (${variable})` };
}
function describeRoute(route) {
    return route.kind === 'proxy' ? `through ${route.name}` : `without a proxy: ${route.reason}`;
}
function parseProxy(value, variable) {
    const text = value.trim();
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
    if (url === null || !isHttp || url.hostname === '' || decode(url.username + url.password) === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`The variable ${variable} is not the address of an http proxy: ${SPELLING}; or put the host of \`base-url\` into NO_PROXY.`);
    return url;
}
function defaultPort(protocol) {
    return protocol === 'https:' ? '443' : '80';
}
function isSet(value) {
    return value !== undefined && value.trim() !== '';
}
function bypassesProxy({ hostname, port }, noProxy) {
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const { name, only } = splitPort(entry);
        return (only === undefined || only === port) && names(name, host);
    });
}
function splitPort(entry) {
    const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    return { name: bracketed ?? plain ?? entry, only };
}
function names(entry, host) {
    if (entry === '*')
        return true;
    const family = (address) => ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(address) === 6 ? 'ipv6' : 'ipv4');
    const [network = '', prefix = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(entry) === 6 ? 128 : 32] = entry.split('/');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) !== 0) {
        const block = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
        try {
            block.addSubnet(network, Number(prefix), family(network));
        }
        catch {
            return false;
        }
        return (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0 && block.check(host, family(host));
    }
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
}
const UNUSED = 'http://127.0.0.1';
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
function proxySecrets(environment) {
    const secrets = PROXIES.flatMap((name) => {
        const value = environment[name] ?? '';
        const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
        const colon = credentials.indexOf(':');
        const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
        return [secret, decode(secret) ?? ''];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return undefined;
    }
}


 }),

 4062:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   P0: () => ( terminalHost),
   qk: () => ( STANDARD_OUTPUT)
 });
 var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5835);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);



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
    const clean = (line) => redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .BP)(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const print = (stream, text) => {
        stream.write(`${text}\n`);
    };
    const columns = columnsOf(log);
    const wrap = (stream, line) => {
        const width = columnsOf(stream);
        const lines = clean(line).split('\n');
        return (width === undefined ? lines : lines.flatMap((one) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .EO)(one, width))).join('\n');
    };
    const tell = (word, tone, line) => print(trouble, wrap(trouble, `${word} ${line}`).replace(word, () => paintTrouble(tone, word)));
    return {
        input(name) {
            const variable = environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_1__ .cG)(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: (line, tone) => print(log, tone === undefined ? wrap(log, line) : paintLog(tone, wrap(log, line))),
        code(pieces) {
            const whole = pieces.map(({ text }) => text).join('');
            const safe = clean(whole);
            const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
            print(log, safe === whole ? painted.join('') : safe);
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error: (line, what) => what === 'conclusion'
            ? print(trouble, paintTrouble('bad', wrap(trouble, line)))
            : tell('Error:', 'bad', line),
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => print(document, jsonDocument(redactor.redact(json.trimEnd()))),
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
const colored = (tone, text) => text === '' ? text : (0,node_util__WEBPACK_IMPORTED_MODULE_0__.styleText)(STYLES[tone], text, { validateStream: false });
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

 2926:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A6: () => ( readGitlabAddress),
   Ct: () => ( readGithubAddress),
   HY: () => ( readGiteaAddress),
   Nm: () => ( sameOrigin),
   n7: () => ( plainAddress)
 });
 var _text_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4957);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5915);


const below = (api) => (text) => {
    const webUrl = readWebUrl(text, api);
    return { apiUrl: webUrl + api, webUrl };
};
const readGitlabAddress = below('/api/v4');
const readGiteaAddress = below('/api/v1');
const readGithubAddress = (text) => {
    const webUrl = readWebUrl(text, '/api/v3');
    const { hostname, protocol } = new URL(webUrl);
    const name = hostname.replace(/^(?:api|www)\./u, '');
    return name === 'github.com' || name.endsWith('.ghe.com')
        ? { apiUrl: `${protocol}//api.${name}`, webUrl: `${protocol}//${name}` }
        : { apiUrl: `${webUrl}/api/v3`, webUrl };
};
const OF_PAGE = /\/(?:-|pulls?\/\d+|deployments\/\d+)(?:\/|$)/u;
function readWebUrl(text, api) {
    const address = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_1__ .zq)(text, 'the input `token`');
    if (address.kind !== 'address')
        throw new _input_text_js__WEBPACK_IMPORTED_MODULE_0__ .Lw(`${address.what}: ${address.remedy}`);
    const { url } = address;
    if (OF_PAGE.test(url))
        throw new _input_text_js__WEBPACK_IMPORTED_MODULE_0__ .Lw(`is the address of a page (${url}): give that of the service, such as ${new URL(url).origin}`);
    return url.toLowerCase().endsWith(api) ? url.slice(0, -api.length) : url;
}
function plainAddress(text) {
    const url = URL.parse(text.trim());
    return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}
function sameOrigin(one, other) {
    return URL.parse(one)?.origin === URL.parse(other)?.origin;
}


 }),

 3185:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( inspectInputs),
   E2: () => ( missingMessage),
   Ko: () => ( readInputs)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8658);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(300);
 var _table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5835);




function readInputs(source, surroundings = {}) {
    const { inputs, reviewed, missing, faults } = inspectInputs(source, surroundings);
    const { 'sarif-file': logs } = inputs;
    const wrong = [...(logs === undefined ? [missingMessage('sarif-file')] : []), ...missing, ...faults];
    if (wrong.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(wrong.length > 0 ? wrong.join('. ') : (0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(false));
    return { ...(0,_table_js__WEBPACK_IMPORTED_MODULE_3__ .KN)(inputs), 'sarif-file': logs, reviewed };
}
function inspectInputs(source, surroundings = {}, takesBase) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_3__ .TL)(raw);
    const inputs = withChange(parsed.inputs, surroundings);
    const chosen = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(raw, inputs, surroundings);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, surroundings);
    const hints = { secretHint: surroundings.secretHint, tokenFrom: (0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .OB)(chosen)?.tokenFrom };
    const missing = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .V2)(chosen, inputs, surroundings).filter((name) => raw[name] === undefined);
    return {
        raw,
        inputs,
        chosen,
        faults: [
            ...(0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .TC)(raw, inputs, chosen),
            ...parsed.faults,
            ...halfOfPair(inputs, raw),
            ...unfit,
        ],
        missing: chosen === undefined
            ? [(0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .Wo)(takesBase ?? inputs['dry-run'])]
            : missing.map((name) => missingMessage(name, hints)),
        reviewed,
    };
}
function readRaw(source) {
    const raw = {};
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_3__ .Qh) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value))
            raw[name] = value;
    }
    return raw;
}
const FILLED_BY_CI = ['token', 'change'];
function isUnexpanded(name, value) {
    return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
}
function halfOfPair(inputs, raw) {
    const pair = ['base-sha', 'head-sha'];
    const missing = pair.filter((name) => raw[name] === undefined);
    if (missing.length !== 1 || pair.every((name) => inputs[name] === undefined))
        return [];
    return [`Input ${missing[0]} is missing: base-sha and head-sha are both needed or neither`];
}
function missingMessage(name, hints = {}) {
    const isSecret = _table_js__WEBPACK_IMPORTED_MODULE_3__ .pH.includes(name);
    return [
        `Input ${name} is missing: set the action's input${isSecret ? ' or' : ','} the variable ${(0,_table_js__WEBPACK_IMPORTED_MODULE_3__ .cG)(name)}${isSecret ? '' : `, or the flag --${name}`}`,
        ...(name === 'token' ? [hints.tokenFrom] : []),
        ...(isSecret ? [hints.secretHint] : []),
    ]
        .filter((sentence) => sentence !== undefined)
        .join('. ');
}
function withChange(inputs, { change, ci }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .jK)(inputs) || given !== undefined)
        return inputs;
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}
function readReviewed(inputs, chosen, surroundings) {
    const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
    if (chosen === 'commits') {
        const change = number === undefined ? undefined : (0,_services_index_js__WEBPACK_IMPORTED_MODULE_1__ .we)(number);
        const diff = base === undefined || head === undefined ? undefined : { base, head };
        return { value: diff && { kind: 'commits', diff, change }, faults: [] };
    }
    const written = inputs.change?.services;
    if (written?.every((kind) => kind !== chosen))
        return { faults: [] };
    return ((0,_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .OB)(chosen)?.toReviewed(inputs, { signingKeys: inputs['signing-key'] }, surroundings) ?? { faults: [] });
}


 }),

 300:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K1: () => ( REVIEW_SERVICES),
  jK: () => ( asksNoService),
  xJ: () => ( chooseService),
  Wo: () => ( describeWays),
  TC: () => ( findForeignInputs),
  V2: () => ( neededInputs),
  OB: () => ( rowOf)
});

var services = __webpack_require__(8658);
var api_address = __webpack_require__(2926);
var input_text = __webpack_require__(5915);
var table = __webpack_require__(5835);
;




const OWNER_AND_NAME = {
    named: 'the repository, as owner/name',
    example: 'owner/repository',
    project: /^[\w.-]+\/[\w.-]+$/u,
};
const gitea = {
    change: 'a pull request',
    form: input_text.bM,
    readAddress: api_address.HY,
    variable: 'GITHUB_API_URL',
    site: /^(.+)\/[^/]+\/[^/]+\/pulls\/\d+/u,
    ...OWNER_AND_NAME,
};
const HOSTING = {
    github: {
        change: 'a pull request',
        form: input_text.Ky,
        readAddress: api_address.Ct,
        variable: 'GITHUB_API_URL',
        site: /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u,
        usual: 'https://api.github.com',
        ...OWNER_AND_NAME,
    },
    gitlab: {
        change: 'a merge request',
        form: input_text.LP,
        readAddress: api_address.A6,
        variable: 'CI_API_V4_URL',
        site: /^(https?:\/\/[^/]+)\//u,
        named: 'the project by its path, as group/project',
        example: 'group/project',
        project: /^(?!\/)[\w./-]+(?<!\/)$/u,
    },
    gitea,
    forgejo: gitea,
};
function addressByChange(kind, { change: named }, { onLaptop = false }) {
    const { site, usual } = HOSTING[kind];
    return onLaptop && named?.page !== undefined && named.services?.includes(kind)
        ? site.exec(named.page)?.[1]
        : usual;
}
function toHostedChange(kind, inputs, keys, surroundings) {
    const { token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const hosting = HOSTING[kind];
    const own = ci?.service === kind ? ci : undefined;
    const text = baseUrl ?? own?.apiUrl ?? addressByChange(kind, inputs, surroundings);
    if (text === undefined)
        return { faults: [] };
    let address;
    try {
        address = hosting.readAddress(text);
    }
    catch (error) {
        if (!(error instanceof input_text.Lw))
            throw error;
        const source = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? `Variable ${hosting.variable}`
                : 'Input change';
        return { faults: [`${source} ${error.message}`] };
    }
    const { webUrl } = address;
    const isOwn = own !== undefined && (baseUrl === undefined || isAt(own, address.apiUrl, hosting));
    const { apiUrl } = isOwn ? own : address;
    const ofCi = isOwn ? own.change : undefined;
    const change = named === undefined ? ofCi : { kind: 'number', number: named.number };
    const project = named === undefined ? own?.project : projectOf(named, webUrl, hosting, isOwn ? own.project : undefined);
    const isAsked = isOwn || inputs.service !== undefined || (0,api_address.Nm)(own?.apiUrl ?? '', apiUrl);
    const faults = [
        ...(inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
            ? []
            : [
                `Inputs base-sha and head-sha are not taken for ${hosting.change}, which has its own diff: leave them out`,
            ]),
        ...(token === undefined ? [] : refuseToken(token, inputs, ci, apiUrl)),
        ...(named !== undefined && project === undefined ? [describeProject(named, webUrl, hosting)] : []),
        ...(named === undefined && own !== undefined && isAsked ? describeAbsence(own.change, isOwn) : []),
    ];
    if (faults.length > 0 || token === undefined || project === undefined)
        return { faults };
    const at = { webUrl, apiUrl, token, ...keys, diff: undefined };
    if (change?.kind === 'head' && kind === 'github')
        return {
            value: { kind: 'by-head', service: kind, head: change, ...at, repository: project },
            faults,
        };
    if (change?.kind !== 'number')
        return { faults };
    const { number } = change;
    if (kind === 'gitlab') {
        const isHere = own?.pipelineProjects?.some((one) => one.toLowerCase() === project.toLowerCase());
        const pipeline = isOwn && isHere ? own.pipeline : undefined;
        const check = inputs['check-name'] === undefined ? 'job' : 'status';
        return { value: { kind, ...at, project, mergeRequest: number, pipeline, check }, faults };
    }
    return { value: { kind, ...at, repository: project, pullRequest: number }, faults };
}
function isAt({ apiUrl }, address, { readAddress }) {
    let named = apiUrl;
    try {
        named = readAddress(apiUrl).apiUrl;
    }
    catch {
    }
    return (0,api_address.n7)(named) === (0,api_address.n7)(address);
}
function projectOf({ project, page }, webUrl, hosting, own) {
    const name = page === undefined ? (project ?? own) : (0,input_text.e0)(page, webUrl, hosting.form);
    return name !== undefined && hosting.project.test(name) ? name : undefined;
}
function describeProject({ number, page }, webUrl, hosting) {
    return page === undefined
        ? `Input change names no repository: write it as ${hosting.example}${hosting.form.sign}${number}`
        : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input change is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`Nothing to review: ${change.reason}; ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This job runs for changes that wait to be merged, each of which is reviewed by its own job']
        : [];
}
const JOB_TOKEN = 'glcbt-';
function refuseToken(token, { service }, ci, apiUrl) {
    if (token.startsWith(JOB_TOKEN) || ci?.isJobToken?.(token))
        return [
            'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that',
        ];
    if (ci === undefined || (0,api_address.Nm)(apiUrl, ci.apiUrl))
        return [];
    const where = new URL(apiUrl).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined)
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    return ci.suppliesToken
        ? [
            `Input token may be the one that ${services.Bg[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,table.cG)('token')} (under env)`,
        ]
        : [];
}

;



function hosted(kind, change, tokenFrom) {
    const { named, project, form } = HOSTING[kind];
    return {
        change,
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        addressOf: (inputs, surroundings) => addressByChange(kind, inputs, surroundings),
        ...(tokenFrom !== undefined && { tokenFrom }),
        changeInput: 'change',
        repository: { named, form: project, sign: form.sign },
        toReviewed: (inputs, keys, surroundings) => toHostedChange(kind, inputs, keys, surroundings),
    };
}
const giteaOf = (kind) => hosted(kind, 'a pull request of Gitea or Forgejo', `In a workflow of ${services.Bg[kind].brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`);
const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        changeInput: 'deployment-number',
        toReviewed(inputs, keys) {
            const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
            const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
            if (baseUrl === undefined || clientId === undefined)
                return { faults: [] };
            if (clientSecret === undefined || deploymentNumber === undefined)
                return { faults: [] };
            const diff = base === undefined || head === undefined ? undefined : { base, head };
            const access = { baseUrl, clientId, clientSecret, deploymentNumber, endpoints };
            return { value: { kind: 'deployments', ...access, ...keys, diff }, faults: [] };
        },
    },
    gitlab: hosted('gitlab', 'a merge request of GitLab', 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN'),
    github: hosted('github', 'a pull request of GitHub'),
    gitea: giteaOf('gitea'),
    forgejo: giteaOf('forgejo'),
};
const KINDS = Object.keys(REVIEW_SERVICES);
function chooseService(raw, inputs, { ci, onLaptop = false }) {
    if (asksNoService(inputs) && inputs['base-sha'] !== undefined)
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => REVIEW_SERVICES[kind].meantByOwn && REVIEW_SERVICES[kind].own.some((name) => name in raw));
    const { page, services } = inputs.change ?? {};
    return meant ?? ci?.service ?? (onLaptop && page !== undefined ? services?.[0] : undefined);
}
function rowOf(chosen) {
    return chosen === undefined || chosen === 'commits' || chosen === 'unclear'
        ? undefined
        : REVIEW_SERVICES[chosen];
}
const OF_CI = ['base-url', 'change'];
function neededInputs(chosen, inputs, surroundings) {
    const { needed = [], addressOf } = rowOf(chosen) ?? {};
    const isKnown = (name) => (surroundings.ci?.service === chosen && OF_CI.includes(name)) ||
        (name === 'base-url' && addressOf?.(inputs, surroundings) !== undefined);
    return needed.filter((name) => !isKnown(name));
}
function findForeignInputs(raw, { change }, chosen) {
    const meant = rowOf(chosen);
    if (meant === undefined)
        return [];
    const given = [...new Set(KINDS.flatMap((kind) => REVIEW_SERVICES[kind].own))].filter((name) => name in raw);
    return given.flatMap((name) => {
        const takers = KINDS.filter((kind) => REVIEW_SERVICES[kind].own.includes(name));
        const written = name === 'change' ? (change?.services ?? takers) : takers;
        if (written.some((kind) => kind === chosen))
            return [];
        const theirs = new Set(written.map((kind) => REVIEW_SERVICES[kind].change));
        return [
            `Input ${name} is for ${[...theirs].join(' or ')}, and this run is for ${meant.change}: leave it out, or say in service what is meant`,
        ];
    });
}
function describeWays(takesBase) {
    if (takesBase) {
        return ('No pull request, merge request or --base was given: add --base main to compare with that branch ' +
            'without a review service, or name a service and a change: --service, --change and the variable ' +
            `${(0,table.cG)('token')} (sarif-review plan --help)`);
    }
    return ('No pull request, merge request or deployment request was given: in CI of GitHub, GitLab, Gitea or Forgejo set token; ' +
        'elsewhere set service, token and change, and for GitLab, Gitea and Forgejo base-url; ' +
        'for a deployment request set base-url, client-id, client-secret and deployment-number');
}
function asksNoService(inputs) {
    return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}


 }),

 2795:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( textAt),
   Aq: () => ( isOdd),
   Ct: () => ( itemsAt),
   G$: () => ( indexAt),
   Gv: () => ( isObject),
   Ro: () => ( toNumber),
   at: () => ( at),
   gT: () => ( listAt),
   j6: () => ( only),
   n4: () => ( wordsAt)
 });
const NOTHING = [];
function at(value, name, second, third) {
    const found = own(value, name);
    if (second === undefined || found === undefined)
        return found;
    const below = own(found, second);
    return third === undefined ? below : own(below, third);
}
function textAt(value, name, second, third) {
    const found = only(at(value, name, second, third));
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function wordsAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return typeof found === 'number' ? String(found) : textAt(value, name, second, third);
}
function isOdd(value) {
    return value !== undefined && value !== null && !isObject(only(value));
}
function listAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Array.isArray(found) ? found : NOTHING;
}
function itemsAt(value, name) {
    const found = at(value, name);
    return isObject(found) ? [found] : listAt(value, name);
}
function indexAt(value, name, second, third) {
    const found = toNumber(at(value, name, second, third));
    return found !== undefined && found >= 0 ? found : undefined;
}
function toNumber(value) {
    const own = only(value);
    const number = typeof own === 'string' && /^\s*-?\d{1,15}(?:\.0+)?\s*$/u.test(own) ? Number(own) : own;
    return Number.isSafeInteger(number) ? Number(number) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function only(value) {
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
function own(value, name) {
    const holder = only(value);
    if (!isObject(holder) || !Object.hasOwn(holder, name))
        return undefined;
    return holder[name];
}


 }),

 4730:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Af: () => ( limitsOf),
   Dn: () => ( isExpected),
   T: () => ( inFrame),
   qZ: () => ( endWith),
   zG: () => ( sleepUnlessStopped)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _host_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3891);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(492);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6856);







async function inFrame(host, world, command) {
    const ended = new AbortController();
    for (const name of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .pH) {
        const secret = host.input(name) ?? '';
        for (const one of new Set([secret, ...secret.split(/[\r\n]+/u)]))
            if (one.length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_6__ .c3)
                host.mask(one);
    }
    for (const secret of (0,_host_route_js__WEBPACK_IMPORTED_MODULE_1__ .Wm)(world.environment))
        host.mask(secret);
    try {
        return await command({ host, world, signal: AbortSignal.any([world.stop, ended.signal]) });
    }
    catch (error) {
        return await endWith(error, host);
    }
    finally {
        ended.abort();
    }
}
async function endWith(error, host) {
    host.endGroup();
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl) {
        const sentence = `Skipped: ${error.message}.`;
        host.setOutput('conclusion', 'skipped');
        await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
        host.info(sentence);
        return _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.skipped;
    }
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1;
    host.error(isExpected(error) ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        await host.writeSummary(`## Static analysis: ${heading}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ .FV)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .Pd : _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete;
}
function isExpected(error) {
    return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$);
}
function limitsOf(inputs, { world, signal }) {
    const limits = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .ic)(inputs, world.now());
    const stopped = () => {
        if (world.stop.aborted)
            return 'the run was stopped by a signal';
        return world.now() >= limits.deadline
            ? `the run took longer than ${inputs.timeout} s (input timeout)`
            : undefined;
    };
    return { ...limits, signal, stopped, over: AbortSignal.timeout(inputs.timeout * 1_000) };
}
async function sleepUnlessStopped(milliseconds, world) {
    try {
        await world.sleep(milliseconds, world.stop);
    }
    catch (error) {
        if (!world.stop.aborted)
            throw error;
    }
}


 }),

 6924:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Og: () => ( openInlineStart),
   Qw: () => ( splitInline),
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


 }),

 492:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EN: () => ( joinInline),
   FV: () => ( escapeMarkdown),
   Kc: () => ( escapeLineStart),
   O0: () => ( encodePath),
   SS: () => ( codeSpan),
   VV: () => ( escapeInline),
   aE: () => ( placeLink),
   d6: () => ( codeFence),
   nf: () => ( link),
   xR: () => ( tableCell)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


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
    const shown = name === '' || beginsWithHost(name, host) ? '' : ` (${escapeLine(host, 'as-text')})`;
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

export const id = 7176;
export const ids = [7176,8576];
export const modules = {

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
    const { root, gitDirectory, prefix, head } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        await requireGit(git);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const isCommit = head !== '' && (await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .jB)(git, [head]))[0]?.type === 'commit';
    if (!isCommit) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.');
    }
    return { head, root, prefix };
}
const QUESTIONS = [
    ['--show-toplevel'],
    ['--absolute-git-dir'],
    ['--show-prefix'],
    ['--verify', '--quiet', 'HEAD'],
];
async function askWhere(git) {
    const together = await git(['rev-parse', ...QUESTIONS.flat()]);
    let answers = line(together).split('\n');
    if (together.status !== 0 || answers.length !== QUESTIONS.length) {
        const results = together.stdout.length === 0
            ? [together]
            : await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
        const failed = results.slice(0, QUESTIONS.length - 1).find(({ status }) => status !== 0);
        if (failed !== undefined) {
            await requireGit(git);
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(explain(failed));
        }
        answers = results.map(line);
    }
    const [root = '', gitDirectory = '', prefix = '', head = ''] = answers;
    return { root, gitDirectory, prefix, head };
}
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
function describeDistrust(stderr, platform) {
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    const advised = /--add safe\.directory (.+)$/m
        .exec(stderr)?.[1]
        ?.replace(/^'(.*)'$/, '$1')
        .replaceAll("'\\''", "'");
    const named = /repository (?:at )?\(?'([^'\n]*)'/.exec(stderr)?.[1];
    const path = advised ?? named ?? '<path of the checkout>';
    const quoted = platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
    return (`working-directory: git refuses ${JSON.stringify(named ?? path)} because the folder belongs to another user; ` +
        `run git config --global --add safe.directory ${quoted} before this step, as the user of this step.`);
}
function explain(result) {
    const distrust = describeDistrust(result.stderr, process.platform);
    if (distrust !== undefined)
        return distrust;
    const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
    if (bare !== undefined)
        return `working-directory: ${foundByFiles(bare)}.`;
    return (`working-directory: not the working tree of a git checkout (${(0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitReason)(result)}); ` +
        'check the repository out before this step and name its folder.');
}
const OLDEST_GIT = [2, 30];
async function requireGit(git) {
    const version = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitOutput)(git, ['version'])).toString('utf8').trim();
    if (isTooOld(version))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
    return version;
}
function isTooOld(version) {
    const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (major === undefined || minor === undefined)
        return false;
    const [oldMajor, oldMinor] = OLDEST_GIT;
    return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(outermost), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
        const tracked = await git([
            '--literal-pathspecs',
            '-C',
            outer,
            ...['ls-tree', '-z', '-t', 'HEAD', '--', path],
        ]);
        if (tracked.status !== 0 && !hasNothing(tracked))
            return { refused: tracked };
        if (isTracked(tracked, path)) {
            return {
                reason: `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`,
            };
        }
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
    const isReviewed = (folder) => {
        const ways = tops.length === 0 ? [] : [folder, realPath(folder)];
        return tops.some((top) => ways.some((way) => isWithin(way, top)));
    };
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

 8576:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  createGit: () => ( createGit),
  endOf: () => ( endOf),
  gitOutput: () => ( gitOutput),
  gitReason: () => ( gitReason),
  isShallow: () => ( isShallow),
  prepareGit: () => ( prepareGit)
});

var external_node_child_process_ = __webpack_require__(1421);
var promises_ = __webpack_require__(1455);
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
    if (/could not fetch [0-9a-f]+ from promisor remote/u.test(result.stderr))
        throw new errors.j$('The checkout is a partial clone, and its remote does not give the files that it lacks: clone it without --filter, or run git fetch --refetch --no-filter where it can.');
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


const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['cat-file', '--batch'], toInput(names));
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


 })

};

export const id = 703;
export const ids = [703];
export const modules = {

/***/ 56130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ NO_CONFIGURATION),
/* harmony export */   o: () => (/* binding */ CONFIGURATION_FILE)
/* harmony export */ });
/** The file at the root of the repository that says which findings count for less. */
const CONFIGURATION_FILE = '.sarif-review.yml';
const NO_CONFIGURATION = { rules: [], paths: [] };


/***/ }),

/***/ 27406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   ek: () => (/* binding */ MayNotWriteError),
/* harmony export */   j$: () => (/* binding */ IncompleteError),
/* harmony export */   j1: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/**
 * The configuration is wrong and the user can mend it: the message names the input, what is wrong, and what
 * to do. Exit status 2.
 */
class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
/** The run could not finish: the message says why and what to do. Exit status 3. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}
/** A call to the review service failed. Carries no header, no body that was sent, and no secret. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    url;
    status;
    /** The answer was longer than is read; that to a smaller question may not be. */
    isTooLong;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
    }
}
/**
 * The first write was refused, of a run of which that is no mistake: it ends as skipped. Both parts complete
 * a sentence.
 */
class MayNotWriteError extends Error {
    name = 'MayNotWriteError';
    reason;
    remedy;
    constructor({ reason, remedy }) {
        super(`${reason}; ${remedy}`);
        this.reason = reason;
        this.remedy = remedy;
    }
}


/***/ }),

/***/ 94937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ readCheckout)
});

// UNUSED EXPORTS: describeDistrust

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/git/foreign-repository.js



/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,promises_.realpath)(outermost), await (0,promises_.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,external_node_path_.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    // The outer ones first: until they have been asked, nobody knows whose settings an inner one has.
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        // As git has it, on Windows too.
        const path = (0,external_node_path_.relative)(outer, inner).split(external_node_path_.sep).join('/');
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
                reason: `${quote(inner)} is inside of a folder that the checkout ${quote(outer)} tracks; put it beside that checkout`,
            };
        }
    }
    return undefined;
}
/** The sentence about files that pass for a repository. */
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
/** The folder and those above it that hold a `.git`, outermost first. */
function checkoutsAround(folder) {
    const above = (0,external_node_path_.dirname)(folder) === folder ? [] : checkoutsAround((0,external_node_path_.dirname)(folder));
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) ? [...above, folder] : above;
}
/** Whether `.git` is this repository, or the file of a linked working tree or a submodule that names it. */
async function leadsTo(path, gitDirectory) {
    if (!(0,external_node_fs_.existsSync)(path))
        return false;
    const isFolder = (await (0,promises_.stat)(path)).isDirectory();
    const target = isFolder ? path : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), await readGitFile(path));
    return (await (0,promises_.realpath)(target)) === (await (0,promises_.realpath)(gitDirectory));
}
async function readGitFile(path) {
    return (await (0,promises_.readFile)(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}
/**
 * A submodule is a repository that the outer checkout wants there; its folder stands in the tree as a commit.
 */
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
/** A `.git` that is no repository, and one without a commit. */
function hasNothing({ stderr }) {
    return /not a git repository|Not a valid object name HEAD/.test(stderr);
}
function isWithin(outer, inner) {
    const way = (0,external_node_path_.relative)(outer, inner);
    return !(0,external_node_path_.isAbsolute)(way) && way.split(/[\\/]/, 1)[0] !== '..';
}
function quote(path) {
    return JSON.stringify(path);
}

// EXTERNAL MODULE: ./build/src/git/git-output.js
var git_output = __webpack_require__(58878);
;// CONCATENATED MODULE: ./build/src/git/checkout.js



/**
 * Reads which checkout git is in. Nothing else may be asked of git before: until then it may stand in a
 * repository that is part of what is checked out. Throws `ConfigurationError` when the folder is no checkout,
 * is such a repository, belongs to another user in git's eyes, or has no commit.
 *
 * @param folder in which git works, absolute
 */
async function readCheckout(git, folder) {
    const { root, gitDirectory, prefix } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        throw new errors/* ConfigurationError */.j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const head = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}']);
    if (head.status !== 0) {
        throw new errors/* ConfigurationError */.j1('working-directory: the checkout has no commit at HEAD; check out the commit that was analyzed.');
    }
    return { head: line(head), root, prefix };
}
/** Asks in one process where it can: a folder whose name holds a line break is asked for by itself. */
async function askWhere(git) {
    const questions = ['--show-toplevel', '--absolute-git-dir', '--show-prefix'];
    const answer = await git(['rev-parse', ...questions]);
    if (answer.status !== 0)
        throw new errors/* ConfigurationError */.j1(explain(answer));
    const lines = line(answer).split('\n');
    const answers = lines.length === questions.length
        ? lines
        : await Promise.all(questions.map(async (question) => line(await git(['rev-parse', question]))));
    const [root = '', gitDirectory = '', prefix = ''] = answers;
    return { root, gitDirectory, prefix };
}
/** Only the last line break is git's: a folder's name may hold one. */
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
/**
 * What to do where git says that a folder belongs to somebody else, for the shells of a platform; undefined
 * where it says something else.
 */
function describeDistrust(stderr, platform) {
    // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    // Of a folder on a server git advises another spelling than it names; its quotes are those of sh.
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
    return (`working-directory: not the working tree of a git checkout (${(0,git_output/* gitReason */.t)(result)}); ` +
        'check the repository out before this step and name its folder.');
}


/***/ }),

/***/ 83742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kp: () => (/* binding */ findProgram),
/* harmony export */   g8: () => (/* binding */ thisMachine),
/* harmony export */   z0: () => (/* binding */ withoutReviewedPrograms)
/* harmony export */ });
/* unused harmony export programFolders */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/** What Windows starts by itself; the others that it has in `PATHEXT` need a shell. */
const STARTABLE = ['.com', '.exe'];
/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
/**
 * The absolute path of a program, found along `PATH` (on Windows with the endings of `PATHEXT`), or
 * undefined. To be asked before each start by a bare name: Windows looks into the current directory first,
 * and any system does where `PATH` has an empty or relative entry.
 */
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
/** The folders of `PATH` that are absolute and not part of what is under review. */
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
/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
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
/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
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
/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}


/***/ }),

/***/ 58878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ gitOutput),
/* harmony export */   t: () => (/* binding */ gitReason)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);

/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;
/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
/**
 * Why git failed, as one line: its first `fatal:`, else `error:`, else first line. Control characters and
 * credentials in URLs are taken out.
 */
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


/***/ }),

/***/ 38576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/find-program.js
var find_program = __webpack_require__(83742);
;// CONCATENATED MODULE: ./build/src/git/git-environment.js

/**
 * Settings that a user, a machine or a checkout may carry and that would change what we read or what git does
 * beside it. What the command line can say is said there instead (see `read-diff.ts`).
 */
const SETTINGS = [
    'color.ui=false',
    // It names a program, and is an optimization for repositories that share objects.
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
    // Files that are checked out may look like a repository (git 2.38; see `foreign-repository.ts`).
    'safe.bareRepository=explicit',
];
/**
 * Variables that point git at another repository than the one of the folder (`git rev-parse
 * --local-env-vars`, as a git hook passes them on), or that change a diff (`GIT_DIFF_OPTS` wins over `-U0`).
 */
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
/**
 * Our own inputs, the client secret among them: git starts programs that a checkout's configuration names.
 */
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
/**
 * Over which addresses git may fetch: an `ext::` address is a program that it starts, also for objects that a
 * remote promised.
 */
const PROTOCOLS = 'https:http:ssh:git:file';
/**
 * git's environment: the given one without what leads it astray, in English, without prompts.
 *
 * @param directory absolute; the checkout around it is under review
 */
function gitEnvironment(env, directory) {
    // Names of variables have no case on Windows.
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...(0,find_program/* withoutReviewedPrograms */.z0)(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        // A replaced commit has the same id here and another content at the service.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        // `core.gitProxy` of a checkout names a program; a machine that has to use one says so here.
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;// CONCATENATED MODULE: ./build/src/git/git.js







/** Enough for any message; a remote may send progress and banners without end. */
const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
/**
 * A git that works in `directory`, without a shell, without prompts, and with the settings that change its
 * output fixed. Needs git 2.30 or later. `env` is the environment to derive git's own from.
 *
 * The returned function throws `ConfigurationError` when the folder or git itself is not there, and
 * `IncompleteError` when git was killed.
 */
function createGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = (0,find_program/* findProgram */.Kp)('git', (0,find_program/* thisMachine */.g8)(env, folder));
    return async (args, input, signal) => {
        if (program === undefined)
            throw new errors/* ConfigurationError */.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        try {
            return await collect((0,external_node_child_process_.spawn)(program, [...settings, ...args], options), input);
        }
        catch (error) {
            throw await explainStart(error, directory);
        }
    };
}
/** As a shell says it. */
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
function collect(child, input = '') {
    return new Promise((resolve, reject) => {
        const stdout = [];
        const stderr = [];
        let stderrBytes = 0;
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => {
            if (stderrBytes < MAX_STDERR_BYTES)
                stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
            stderrBytes += chunk.length;
        });
        child.on('error', (error) => {
            // A transport that git started may outlive it and hold the pipes, which would keep this process alive.
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            // Where a transport that git started ends early, git may end so or with a status: it is the same
            // failure.
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors/* IncompleteError */.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({
                    status: ended,
                    stdout: Buffer.concat(stdout),
                    stderr: Buffer.concat(stderr).toString('utf8'),
                });
        });
        // git may end before it has read everything (EPIPE); its status says why.
        child.stdin.on('error', () => { });
        child.stdin.end(input);
    });
}
/**
 * Puts a failure to start into a sentence. Node reports a missing folder and a missing program with the same
 * code.
 */
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors/* ConfigurationError */.j1(NO_GIT);
    return new errors/* ConfigurationError */.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}


/***/ }),

/***/ 71004:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ processWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/host/make-folders.js


/**
 * Makes a folder, and the folders above it, where they are missing. Rejects with what the file system says
 * where one of them is no folder or cannot be made.
 *
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
async function makeFolders(path) {
    if (await isThere(path))
        return;
    const above = (0,external_node_path_.dirname)(path);
    // A drive that is missing has nothing above it.
    if (above !== path)
        await makeFolders(above);
    try {
        await (0,external_node_fs_promises_.mkdir)(path);
    }
    catch (error) {
        // Another process may have made it meanwhile.
        if (!(await isThere(path)))
            throw error;
    }
}
async function isThere(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/host/replace-file.js



/**
 * Writes a file, whatever stands in its place: a new one that is renamed, so that a link there is replaced
 * and not followed, and nobody reads half of it. Makes the folders above it. Rejects with what the file
 * system says, or where a folder, a device or a pipe stands there.
 *
 * @param text of the file, or its parts one after the other
 * @param unique part of a name that no file has
 */
async function replaceFile(path, text, unique) {
    const folder = (0,external_node_path_.dirname)(path);
    await makeFolders(folder);
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

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/host/use-route.js

/** Names any proxy: `no_proxy` keeps everything away from it. */
const UNUSED = 'http://127.0.0.1';
/**
 * Makes `fetch` of this process take the route. To be called before the first request.
 *
 * `http.setGlobalProxyFromEnv` (Node.js 24.14) covers `fetch` too. Before, only Node.js itself can do it, at
 * its start, when `NODE_USE_ENV_PROXY` asks for it. That variable makes no exception for this machine, so a
 * direct route is set as well.
 *
 * @throws ConfigurationError where this version of Node.js cannot use the proxy
 */
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    // Loaded only where it is needed: it takes a good part of the start of a process.
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new errors/* ConfigurationError */.j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}

;// CONCATENATED MODULE: ./build/src/host/process-world.js



/** Ctrl+C, a runner that cancels a job, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/** 96 bits: two runs that draw the same one never happen. */
const NONCE_BYTES = 12;
/** Reads the process once and hands out what the rest may use of it. */
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => useRoute(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        async turn() {
            // In the first turn a connection on this machine opens, in the second one the request is written.
            for (let turns = 0; turns < 2; turns += 1)
                await (0,promises_.setImmediate)();
        },
        random: Math.random,
        nonce,
        writeFile: (path, text) => replaceFile(path, text, nonce()),
    };
}


/***/ }),

/***/ 43703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startInit: () => (/* binding */ startInit)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/checkout.js + 1 modules
var checkout = __webpack_require__(94937);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/git/git-output.js
var git_output = __webpack_require__(58878);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 3 modules
var process_world = __webpack_require__(71004);
// EXTERNAL MODULE: ./build/src/log/leads-out.js
var leads_out = __webpack_require__(64806);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(40409);
// EXTERNAL MODULE: ./build/src/text/log-line.js
var log_line = __webpack_require__(81814);
// EXTERNAL MODULE: ./build/src/configuration/configuration.js
var configuration_configuration = __webpack_require__(56130);
;// CONCATENATED MODULE: ./build/src/init/distribution.js
/*
 * How the program is had. No release is published yet, so that all comes from the repository; a first release
 * changes the lines below (an exact version in place of `main` and of the archive) and nothing else: `npm run
 * docs` writes them into every page and template.
 */
const REFERENCE = 'main';
const DISTRIBUTION = {
    /** What a step of GitHub Actions uses. */
    action: `sarif-review/sarif-review@${REFERENCE}`,
    /** What a pipeline of GitLab includes, behind the address of the instance. */
    component: `sarif-review/sarif-review/sarif-review@${REFERENCE}`,
    /** What npm installs where there is no clone. */
    package: `https://github.com/sarif-review/sarif-review/archive/${REFERENCE}.tar.gz`,
    /** Puts the command `sarif-review` into the path, in a clone. */
    install: 'npm install --global "$(npm pack --silent)"',
};

;// CONCATENATED MODULE: ./build/src/init/file-texts.js
/** What `init` writes; each is to be read, and changed, by people. */

const CONFIGURATION_TEXT = `# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
#
# Rules come first, then paths. In each list the last entry that matches counts, and "off" is final.
# Levels: off, error, warning, note, none. A level of a path only lowers.
# "sarif-review doctor" checks this file.

rules:
  # Names take * for any characters; that of a tool compares without case.
  # - { tool: pmd, rule: ApexDoc, level: note }
  # - { tool: eslint, rule: 'no-*', level: off, reason: the formatter does it }

paths:
  # From the root of the repository; ** stands for any folders.
  # - { glob: 'vendor/**', level: off, reason: not ours }
  # - { glob: '**/test/**', level: note }
`;
const GITHUB_WORKFLOW = `# The first job runs code of the change, and has no rights. The second one has them, and runs none of it.
name: static-analysis
on:
  pull_request:
permissions: {}
jobs:
  analyze:
    runs-on: ubuntu-latest
    permissions:
      contents: read
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
      # Put your analyzers here, each with a SARIF log in this folder that is named below, as
      #   npx eslint . --format @microsoft/eslint-formatter-sarif --output-file logs/eslint.sarif
      - run: mkdir -p logs && echo "no analyzer writes a log yet" && exit 1
        continue-on-error: true
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: sarif
          path: logs
  review:
    needs: analyze
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions:
      # Resolving a thread needs the right to write contents.
      contents: write
      pull-requests: write
      statuses: write
    concurrency:
      group: static-analysis-\${{ github.ref }}
      cancel-in-progress: true
    steps:
      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1
        with:
          name: sarif
          path: logs
      - uses: ${DISTRIBUTION.action}
        with:
          # One per line. A log that is missing, and a tool that has no run, make the check fail.
          sarif-file: |
            logs/eslint.sarif
          # As the logs name them (tool.driver.name).
          tools: |
            ESLint
`;
const GITLAB_PIPELINE = `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: a token of a project or a
# group with the scope api and the role Developer.
include:
  - component: $CI_SERVER_FQDN/${DISTRIBUTION.component}
    inputs:
      sarif-file: logs/eslint.sarif
      # A tool that has no run makes the job fail. Of several, the variable SARIF_REVIEW_TOOLS names one per line,
      # as their logs do (tool.driver.name), and SARIF_REVIEW_SARIF_FILE the logs.
      tools: ESLint

# Put your analyzers here, each with a SARIF log in this folder.
analyze:
  script:
    - mkdir -p logs
    - npx eslint . --format @microsoft/eslint-formatter-sarif --output-file logs/eslint.sarif || true
  artifacts:
    paths: [logs]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;

;// CONCATENATED MODULE: ./build/src/init/choose-files.js


/**
 * The configuration file, and the workflow for where the repository runs its jobs: what stands in it tells,
 * else the address that it was cloned from.
 */
function chooseFiles({ isThere, remotes }) {
    const configuration = {
        path: configuration_configuration/* CONFIGURATION_FILE */.o,
        text: CONFIGURATION_TEXT,
        next: 'it counts once it is on the default branch',
    };
    const workflow = {
        path: '.github/workflows/sarif-review.yml',
        text: GITHUB_WORKFLOW,
        next: 'put your analyzers into its first job',
    };
    const pipeline = isThere('.gitlab-ci.yml')
        ? {
            path: '.gitlab/sarif-review.yml',
            text: GITLAB_PIPELINE,
            next: 'put your analyzers into it, and "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml',
        }
        : { path: '.gitlab-ci.yml', text: GITLAB_PIPELINE, next: 'put your analyzers into it' };
    if (isThere('.github'))
        return [configuration, workflow];
    if (isThere('.gitlab-ci.yml') || /gitlab/iu.test(remotes))
        return [configuration, pipeline];
    return /github/iu.test(remotes) ? [configuration, workflow] : [configuration];
}

;// CONCATENATED MODULE: ./build/src/init/start-init.js












/** Runs the command `init`: writes what is missing, and says what to do next. Returns the exit status. */
async function startInit() {
    const { directory, environment } = (0,process_world/* processWorld */.m)();
    const say = (line) => console.log((0,log_line/* logLine */.B)(line));
    try {
        const git = (0,git_git/* createGit */.l)(directory, environment);
        const { root } = await (0,checkout/* readCheckout */.b)(git, directory);
        const remotes = (await (0,git_output/* gitOutput */.o)(git, ['remote', '--verbose'])).toString('utf8');
        const files = chooseFiles({ isThere: (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path)), remotes });
        for (const { path } of files)
            await refuseLinks(root, path);
        for (const { path, text, next } of files) {
            say((await writeNew((0,external_node_path_.join)(root, path), text))
                ? `Wrote ${path}: ${next}`
                : `${path} is there, and stays as it is`);
        }
        if (files.length === 1)
            say('No workflow was written: neither the repository nor its remote tells whether its jobs run on GitHub or GitLab');
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        console.error((0,log_line/* logLine */.B)(`Error: ${error.message}`));
        return conclusion/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
}
/**
 * Whoever writes the sources may commit a link, which would take what is written anywhere on this machine.
 */
async function refuseLinks(root, path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (folder === '.')
        return;
    await refuseLinks(root, folder);
    const full = (0,external_node_path_.join)(root, folder);
    const found = await (0,promises_.lstat)(full).catch(() => undefined);
    if (!found?.isSymbolicLink())
        return;
    const target = await (0,promises_.realpath)(full).catch(() => undefined);
    if (target !== undefined && (0,leads_out/* isWithin */.U)(target, await (0,promises_.realpath)(root)))
        return;
    throw new errors/* ConfigurationError */.j1(`${folder} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`);
}
/** Whether it was written: what is there, be it a link that leads nowhere, is not touched. */
async function writeNew(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    try {
        await (0,promises_.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}


/***/ }),

/***/ 64806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin),
/* harmony export */   q: () => (/* binding */ leadsOut)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * Whether links take a path out of the folders of a job. Whoever writes the sources may commit a link; a path
 * that stands outside of all the folders as it is written was named by the user, and leads where they want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
async function leadsOut(path, folders) {
    const real = await Promise.all(folders.map(realPath));
    if (![...folders, ...real].some((folder) => isWithin(path, folder)))
        return false;
    const place = await realPath(path);
    return !real.some((folder) => isWithin(place, folder));
}
/** Where a path is without its links, as far as it can be looked at: nobody can open the rest either. */
async function realPath(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(await realPath(above), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    }
}
/** Whether a path is a folder or in it; both absolute. */
function isWithin(path, folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(inside);
}


/***/ })

};

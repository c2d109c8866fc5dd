export const id = 411;
export const ids = [411];
export const modules = {

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

/***/ 32614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isShallow)
/* harmony export */ });
/* harmony import */ var _git_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58878);

/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
async function isShallow(git) {
    return ((await (0,_git_output_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .o)(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}


/***/ }),

/***/ 15942:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ CHANGE_INPUTS)
/* harmony export */ });
/** The input that says which change it is. */
const CHANGE_INPUTS = {
    deployment: 'deployment-number',
    'merge-request': 'merge-request',
    'pull-request': 'pull-request',
};


/***/ }),

/***/ 95387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ describeUnreadVariables)
});

;// CONCATENATED MODULE: ./build/src/text/nearest.js
/** Of a name so many characters may be wrong: one of three. */
const CHARACTERS_A_MISTAKE = 3;
/**
 * The name that was probably meant by one that is none of these: with the fewest mistakes, or else the
 * shortest one that holds it or is held by it.
 */
function nearest(given, names) {
    const [best] = names
        .map((name) => ({ name, mistakes: countMistakes(given, name) }))
        .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
        .toSorted((a, b) => a.mistakes - b.mistakes);
    if (best !== undefined)
        return best.name;
    const [related] = names
        .filter((name) => name.includes(given) || given.includes(name))
        .toSorted((a, b) => a.length - b.length);
    return given === '' ? undefined : related;
}
/**
 * How many characters have to be added, removed, changed, or swapped with the next one to make one text of
 * another.
 */
function countMistakes(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
            const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
            now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
        }
        beforeLast = last;
        last = now;
    }
    return last[to.length] ?? 0;
}

// EXTERNAL MODULE: ./build/src/inputs/schema.js
var schema = __webpack_require__(42336);
// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
;// CONCATENATED MODULE: ./build/src/inputs/unread-variables.js



const READ = new Set([...schema/* INPUT_NAMES */.Q.map(variable_name/* variableName */.cG), variable_name/* TIMINGS_VARIABLE */.hc]);
/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
function describeUnreadVariables(environment) {
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(variable_name/* VARIABLE_PREFIX */.qz) && !READ.has(name) && environment[name] !== '')
        .toSorted();
    if (unread.length === 0)
        return undefined;
    const named = unread.map((name) => {
        const meant = nearest(withoutPrefix(name), [...READ].map(withoutPrefix));
        return meant === undefined ? name : `${name} (did you mean ${variable_name/* VARIABLE_PREFIX */.qz}${meant}?)`;
    });
    return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}
function withoutPrefix(name) {
    return name.slice(variable_name/* VARIABLE_PREFIX */.qz.length);
}


/***/ })

};

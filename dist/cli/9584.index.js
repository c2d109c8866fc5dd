export const id = 9584;
export const ids = [9584];
export const modules = {

/***/ 97802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ toDiff),
/* harmony export */   OG: () => (/* binding */ hasNewEnding),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/** Builds the lookups over the files of a diff. */
function toDiff(from, to, files) {
    const byNewPath = new Map();
    const byOldPath = new Map();
    for (const file of files) {
        if (file.newPath !== undefined)
            byNewPath.set(file.newPath, file);
        if (file.oldPath !== undefined && file.status !== 'copied')
            byOldPath.set(file.oldPath, file);
    }
    return { from, to, files, byNewPath, byOldPath };
}
/**
 * The ending of a file's name with all of its parts that begin with a letter, as `.js` or `.min.js`, which a
 * tool may pass over; empty where it has none.
 */
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
/**
 * Whether a change gave a file another ending, by which tools choose what they look at: nobody may have
 * looked at it before.
 */
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}


/***/ }),

/***/ 41583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ lfsPointers),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   Xd: () => (/* binding */ filesOfCommits),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   kt: () => (/* binding */ utf16Of),
/* harmony export */   ng: () => (/* binding */ openTexts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94902);



/** Sources that people review are far smaller; review sites fold or hide files long before. */
const MAX_FILE_BYTES = 5_000_000;
/** @param mostBytes files over it are not read */
function openTexts(git, mostBytes = MAX_FILE_BYTES) {
    const contents = new Map();
    const known = new Map();
    const contentOf = (name, { commit, path }) => {
        if (!contents.has(name))
            throw new Error(`${JSON.stringify(path)} of ${commit} was not read`);
        return contents.get(name);
    };
    return {
        async read(wanted) {
            const names = new Set();
            for (const file of wanted) {
                const name = objectName(file);
                if (contents.has(name))
                    continue;
                if (isReadable(file))
                    names.add(name);
                else
                    contents.set(name, undefined);
            }
            for (const [name, content] of await readContents(git, [...names], mostBytes))
                contents.set(name, content);
        },
        lines(commit, path) {
            const name = objectName({ commit, path });
            // Decoded once, when it is first asked for.
            if (!known.has(name)) {
                const content = contentOf(name, { commit, path });
                known.set(name, content && toLines(content));
            }
            return known.get(name);
        },
        content: (commit, path) => contentOf(objectName({ commit, path }), { commit, path }),
    };
}
async function readContents(git, names, mostBytes) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaders */ .jB)(git, names);
    const small = names.filter((_, index) => {
        const header = headers[index];
        return header?.type === 'blob' && header.size <= mostBytes;
    });
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, small);
    const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
    return new Map(names.map((name) => [name, found.get(name)]));
}
function objectName(file) {
    return `${file.commit}:${file.path}`;
}
/**
 * A line break would end the name and a NUL would cut it. git takes `./` and `../` as relative to the working
 * directory, and gives up on all names when one leads out of the repository.
 */
function isReadable({ commit, path }) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isSha */ .HH)(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
async function filesOfCommits(git, shas, path) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaders */ .jB)(git, shas.map((sha) => `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSha */ .qr)(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
/** The content of a file. Throws `IncompleteError` where git does not have it. */
async function readBlob(git, id) {
    const [object] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, [id]);
    if (object?.type !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`git does not have the blob ${id}`);
    return object.content;
}
/** Most bytes of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MOST_BYTES = 1_024;
/** Those of these files of commits that stand for files that Git LFS keeps elsewhere. */
async function lfsPointers(git, files) {
    const texts = openTexts(git, MOST_BYTES);
    await texts.read(files);
    return files.filter(({ commit, path }) => {
        const content = texts.content(commit, path);
        return content !== undefined && isLfsPointer(content);
    });
}
/**
 * git looks for a NUL in this many bytes to tell bytes from text (`buffer_is_binary` in its
 * xdiff-interface.c).
 */
const BINARY_PROBE_BYTES = 8_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
/**
 * The lines of a text file, counted as git counts them: they end at `\n` only. Line ends, a `\r` before them
 * included, are not part of a line; a final line break starts no further line, and an empty file has no
 * lines. UTF-8, or UTF-16 with a byte order mark; invalid bytes become U+FFFD, as do those of what is no
 * text.
 */
function toLines(content) {
    const text = decode(content);
    if (text === '')
        return [];
    const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}
/** The text of a file. */
function decode(content) {
    return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}
/** Which UTF-16 a file is in, by its byte order mark. */
function utf16Of(content) {
    const mark = content.toString('latin1', 0, 2);
    if (mark === '\xff\xfe')
        return 'utf-16le';
    return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}
/** Whether git takes a file for bytes by its content, and shows no lines of it. */
function isBinary(content) {
    return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/** Whether a blob stands for a file that Git LFS keeps elsewhere. */
function isLfsPointer(blob) {
    return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}


/***/ }),

/***/ 38825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W7: () => (/* binding */ diffTexts),
  WG: () => (/* binding */ findRenamed),
  iH: () => (/* binding */ readDiff)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/diff/diff.js
var diff = __webpack_require__(97802);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/diff/parse-diff.js


const NUL = 0;
const COLON = ':'.charCodeAt(0);
const STATUS = {
    A: 'added',
    C: 'copied',
    D: 'deleted',
    M: 'modified',
    R: 'renamed',
    T: 'type-changed',
};
/**
 * Parses the output of `git diff --raw --patch -z -U0`: first the raw records, whose names are whole and
 * unquoted, then one section of the patch for each, in the same order (two for a change of type: removed,
 * then added). Names are taken as UTF-8; bytes that are not become U+FFFD. Throws `IncompleteError` when the
 * output is not of that form.
 */
function parseDiff(from, to, bytes) {
    if (bytes.length === 0)
        return (0,diff/* toDiff */.FV)(from, to, []);
    const { entries, end } = parseEntries(bytes);
    const sections = parseSections(bytes, end);
    const expected = entries.reduce((count, entry) => count + sectionsOf(entry), 0);
    if (sections.length !== expected) {
        throw unreadable(`${entries.length} files need ${expected} sections, there are ${sections.length}`);
    }
    let next = 0;
    const files = entries.map((entry) => {
        const own = sections.slice(next, next + sectionsOf(entry));
        next += own.length;
        return toFileChange(entry, own);
    });
    return (0,diff/* toDiff */.FV)(from, to, files);
}
function parseEntries(bytes) {
    const entries = [];
    let at = 0;
    const field = () => {
        const end = bytes.indexOf(NUL, at);
        if (end < 0)
            throw unreadable('a record is cut off');
        const text = bytes.toString('utf8', at, end);
        at = end + 1;
        return text;
    };
    while (bytes[at] === COLON) {
        // :100644 100755 <id> <id> M, or R086 and C075 with the similarity
        const record = field();
        const [, oldMode, newMode, old = '', now = '', letter = ''] = /^:(\d+) (\d+) (\S+) (\S+) ([A-Z])\d*$/.exec(record) ?? [];
        const status = STATUS[letter];
        if (status === undefined || oldMode === undefined || newMode === undefined) {
            throw unreadable(`the record ${JSON.stringify(record)} is of no known form`);
        }
        const paths = status === 'renamed' || status === 'copied' ? [field(), field()] : [field()];
        entries.push({ status, mode: status === 'deleted' ? oldMode : newMode, ids: { old, now }, paths });
    }
    // An empty field parts the records from the patch.
    if (field() !== '')
        throw unreadable('the patch does not follow the records');
    return { entries, end: at };
}
function sectionsOf(entry) {
    return entry.status === 'type-changed' ? 2 : 1;
}
function toFileChange(entry, sections) {
    const type = toType(entry.mode);
    return {
        status: entry.status,
        ...toPaths(entry),
        binary: sections.some((section) => section.binary),
        type,
        ...(type === 'submodule' && entry.status === 'modified' && { commits: entry.ids }),
        hunks: entry.status === 'type-changed' ? mergeSides(sections) : sections.flatMap(({ hunks }) => hunks),
    };
}
function toPaths({ status, paths }) {
    const [first, last = first] = paths;
    if (status === 'added')
        return { newPath: last };
    return status === 'deleted' ? { oldPath: first } : { oldPath: first, newPath: last };
}
function toType(mode) {
    if (mode === '160000')
        return 'submodule';
    return mode === '120000' ? 'link' : 'file';
}
/** Everything that was there was replaced by everything that is there now. */
function mergeSides(sections) {
    const [removed] = sections[0]?.hunks ?? [];
    const [added] = sections[1]?.hunks ?? [];
    if (removed === undefined && added === undefined)
        return [];
    return [
        {
            oldStart: removed?.oldStart ?? 0,
            oldLines: removed?.oldLines ?? 0,
            newStart: added?.newStart ?? 0,
            newLines: added?.newLines ?? 0,
        },
    ];
}
function unreadable(what) {
    return new errors/* IncompleteError */.j$(`the output of git diff could not be read: ${what}; use git 2.30 or later and run the step again.`);
}
const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** Longer than any hunk header's numbers; what follows them is text of the file. */
const HUNK_HEADER_BYTES = 80;
/**
 * Reads the hunks of a patch made with `-U0`, section by section, from `start` to the end of the bytes. The
 * content of the files may look like a patch: a hunk's lines are counted, never read.
 */
function parseSections(bytes, start) {
    const sections = [];
    let at = start;
    while (at < bytes.length) {
        const section = sections.at(-1);
        if (startsWith(bytes, at, SECTION))
            sections.push({ binary: false, hunks: [] });
        else if (startsWith(bytes, at, BINARY) && section !== undefined)
            section.binary = true;
        const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
        at = nextLine(bytes, at);
        if (hunk === undefined || section === undefined)
            continue;
        section.hunks.push(hunk);
        at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
    }
    return sections;
}
/** `@@ -12,3 +14 @@ function f() {`; a missing count is 1. */
function parseHunkHeader(bytes, at) {
    const header = HUNK_HEADER.exec(bytes.toString('latin1', at, at + HUNK_HEADER_BYTES));
    if (header === null)
        return undefined;
    const [, oldStart, oldLines = '1', newStart, newLines = '1'] = header;
    return {
        oldStart: Number(oldStart),
        oldLines: Number(oldLines),
        newStart: Number(newStart),
        newLines: Number(newLines),
    };
}
/**
 * Skips removed and added lines. A line that begins with `\` speaks of the line before it and does not count.
 */
function skipLines(bytes, start, count) {
    let at = start;
    let left = count;
    while (left > 0 && at < bytes.length) {
        if (bytes[at] !== BACKSLASH)
            left--;
        at = nextLine(bytes, at);
    }
    return at;
}
function startsWith(bytes, at, text) {
    return bytes.toString('latin1', at, at + text.length) === text;
}
function nextLine(bytes, at) {
    const end = bytes.indexOf(LINE_FEED, at);
    return end < 0 ? bytes.length : end + 1;
}

// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/git/objects.js
var objects = __webpack_require__(94902);
;// CONCATENATED MODULE: ./build/src/git/read-diff.js








/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000
 * (`diff.renameLimit`, git 2.34; 400 before); the work grows with the square, and at 3,000 it is still a
 * matter of seconds.
 */
const RENAME_LIMIT = 3_000;
/** Everything that a setting could change is said: order, algorithm, renames, submodules, drivers. */
const DIFF_ARGUMENTS = [
    '--raw',
    '--patch',
    '-z',
    '-U0',
    '--inter-hunk-context=0',
    '--indent-heuristic',
    '-O/dev/null',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
];
const OF_COMMITS = [
    '-M',
    `-l${RENAME_LIMIT}`,
    '--no-relative',
    '--full-index',
    '--no-abbrev',
    '--submodule=short',
    '--ignore-submodules=none',
];
/**
 * The difference between the trees of two commits, from one process. Throws `IncompleteError` when a commit
 * is not at hand.
 */
async function readDiff(git, from, to, { algorithm = 'histogram', copies = false } = {}) {
    const revisions = [(0,objects/* requireSha */.qr)(from), (0,objects/* requireSha */.qr)(to)];
    if (from === to)
        return (0,diff/* toDiff */.FV)(from, to, []);
    const chosen = [`--diff-algorithm=${algorithm}`, ...(copies ? ['-C'] : [])];
    const shown = ['diff', ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen];
    return parseDiff(from, to, await (0,git_git/* gitOutput */.oM)(git, [...shown, '--end-of-options', ...revisions, '--']));
}
/** What `git diff --no-index` returns where there is a difference. */
const DIFFERENT = 1;
/**
 * The hunks between texts, by name, from one process. It runs outside of any repository, in a folder of its
 * own that holds the texts under numbers: inside of one, git would apply the attributes and start the filters
 * that the checkout names, also to files that are no part of it. Throws `IncompleteError` when git fails or
 * the folder cannot be written.
 */
async function diffTexts(git, pairs, algorithm = 'histogram') {
    if (pairs.length === 0)
        return new Map();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-')).catch(refuse);
    try {
        await writeTexts(folder, pairs).catch(refuse);
        // A repository that is not there: git looks for no other one.
        const result = await git([
            `--git-dir=${(0,external_node_path_.join)(folder, 'none')}`,
            '-C',
            folder,
            'diff',
            '--no-index',
            ...DIFF_ARGUMENTS,
            '--no-renames',
            '--text',
            `--diff-algorithm=${algorithm}`,
            '--',
            'before',
            'after',
        ]);
        if (result.status !== DIFFERENT) {
            throw new errors/* IncompleteError */.j$(`git diff --no-index failed (status ${result.status}): ${(0,git_git/* gitReason */.th)(result)}. Use git 2.30 or later and run the step again.`);
        }
        const { byNewPath } = parseDiff('before', 'after', result.stdout);
        return new Map(pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []]));
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeTexts(folder, pairs) {
    for (const side of ['before', 'after']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, side));
        await Promise.all(pairs.map((pair, index) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, side, String(index)), pair[side])));
    }
}
function refuse(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
    throw new errors/* IncompleteError */.j$(`the folder for temporary files, ${JSON.stringify((0,external_node_os_.tmpdir)())}, cannot be written (${code}): name another one in TMPDIR.`);
}
/** Longer ways between two commits are not gone. */
const MOST_COMMITS = 1_000;
/**
 * What became of files that were renamed and copied on the way from one commit to another. A difference takes
 * one of those that are like the old file for the renamed one, and that may be a copy: which one it is, is
 * told by the commits in between, by the first parents of merges.
 *
 * @param paths files that the difference of the two commits calls renamed
 * @returns those of them that have copies, with what became of each; undefined where nobody can tell
 */
async function findRenamed(git, from, to, paths) {
    if (paths.length === 0)
        return new Map();
    const { files } = await readDiff(git, from, to, { copies: true });
    const copied = paths.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
    if (copied.length === 0)
        return new Map();
    const steps = await readSteps(git, from, to);
    return new Map(copied.map((path) => {
        const now = steps?.reduce(follow, path);
        return [path, files.find(({ oldPath, newPath }) => oldPath === path && newPath === now)];
    }));
}
/** Where several files are equally like it, nobody can tell which one it became. */
function follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
/** What each commit on the way renamed and copied, first to last; undefined where they are too many. */
async function readSteps(git, from, to) {
    const range = `${(0,objects/* requireSha */.qr)(from)}..${(0,objects/* requireSha */.qr)(to)}`;
    const output = await (0,git_git/* gitOutput */.oM)(git, [
        'log',
        '--first-parent',
        '-m',
        '--raw',
        '-z',
        '-M',
        '-C',
        '--format=%H',
        '--no-abbrev',
        '--no-show-signature',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        `--max-count=${MOST_COMMITS + 1}`,
        '--end-of-options',
        range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0').values();
    const steps = [];
    for (const field of fields) {
        const [, letter, score] = /^\n?:\S+ \S+ \S+ \S+ ([A-Z])(\d*)$/u.exec(field) ?? [];
        if (letter === undefined) {
            if (field !== '')
                steps.unshift([]);
            continue;
        }
        const first = fields.next().value ?? '';
        if (letter !== 'R' && letter !== 'C')
            continue;
        const likeness = { isRenamed: letter === 'R', score: Number(score), from: first };
        steps[0]?.push({ ...likeness, to: fields.next().value ?? '' });
    }
    return steps.length > MOST_COMMITS ? undefined : steps;
}


/***/ }),

/***/ 19850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openWorkingTree),
/* harmony export */   o: () => (/* binding */ readWorkingFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41583);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94902);
/* harmony import */ var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38825);






/** Files that are compared at a time, which bounds open files and memory. */
const BATCH = 64;
/** What git writes for `$Id$` at a checkout, where the attribute `ident` says so. */
const EXPANDED_ID = /\$Id: [0-9a-f]{40,64} \$/gu;
/**
 * @param root absolute path of the top folder
 * @param entries of the tree of the commit that is checked out
 */
function openWorkingTree(git, root, entries) {
    return {
        root,
        async changesIn(paths) {
            const wanted = new Set(paths);
            const files = entries.filter(({ path, type }) => type === 'file' && wanted.has(path));
            const hunks = new Map();
            const unread = [];
            for (let start = 0; start < files.length; start += BATCH) {
                const batch = files.slice(start, start + BATCH);
                const read = await Promise.all(batch.map((file) => readChangedFile(root, file)));
                const changes = await compare(git, read.filter((file) => file !== undefined));
                for (const [path, own] of changes.hunks)
                    hunks.set(path, own);
                unread.push(...changes.unread);
            }
            return { hunks, unread };
        },
    };
}
async function compare(git, files) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readHeaders */ .jB)(git, files.map(toId));
    const unread = files.filter(({ content }, index) => content === undefined || headers[index] === undefined);
    const readable = files.filter((file, index) => {
        const { size = 0 } = headers[index] ?? {};
        return !unread.includes(file) && size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ;
    });
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$I)(git, readable.map(toId));
    const respaced = new Map();
    const pairs = [];
    for (const [index, { path, content }] of readable.entries()) {
        const texts = toTexts(blobs[index]?.content, content);
        if (texts === undefined)
            continue;
        const [before, after] = [squeeze(texts.before), squeeze(texts.after)];
        if (before === after)
            respaced.set(path, []);
        else
            pairs.push({ name: path, before, after });
    }
    const hunks = new Map([...respaced, ...(await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .diffTexts */ .W7)(git, pairs))]);
    return { hunks, unread: unread.map(({ path }) => path) };
}
function toId({ id }) {
    return id;
}
/** Both sides as lines; undefined where one is no text of ours, or both say the same. */
function toTexts(blob, content) {
    if (blob !== undefined && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .isLfsPointer */ .NS)(blob))
        return undefined;
    const [before, after] = [blob, content].map((bytes) => bytes === undefined || ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .isBinary */ .Go)(bytes) && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .utf16Of */ .kt)(bytes) === undefined)
        ? undefined
        : (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .toLines */ .P_)(bytes).map(collapseId));
    if (before === undefined || after === undefined)
        return undefined;
    // `working-tree-encoding` may name any encoding; what is not UTF-8 nor marked as UTF-16 cannot be compared
    // line by line.
    if (after.some(isBroken) && !before.some(isBroken))
        return undefined;
    return before.length === after.length && before.every((line, index) => line === after[index])
        ? undefined
        : { before, after };
}
function collapseId(line) {
    return line.replace(EXPANDED_ID, '$Id$');
}
function isBroken(line) {
    return line.includes('\uFFFD');
}
/** A formatter that indents anew moves no line. */
function squeeze(lines) {
    return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
}
/**
 * Reads a file of the working tree and compares the id of its bytes, with the line ends of Windows or of
 * Unix, with that of the commit: no blob has to be had for a file that did not change. Undefined where it did
 * not, is missing, is no regular file, or is over `MAX_FILE_BYTES`.
 *
 * @param root absolute path of the top folder
 */
async function readChangedFile(root, { path, id }) {
    try {
        const content = await readWorkingFile(root, path);
        if (content === undefined)
            return undefined;
        if (toBlobId(content, id) === id || toBlobId(withUnixEnds(content), id) === id)
            return undefined;
        return { path, id, content };
    }
    catch {
        return { path, id, content: undefined };
    }
}
/**
 * Reads a file of the working tree. Undefined where it is missing, is no regular file, or is over
 * `MAX_FILE_BYTES`.
 *
 * @throws where it is there and cannot be read
 */
async function readWorkingFile(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(name);
        // To read a pipe would never end.
        return found.isFile() && found.size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(name) : undefined;
    }
    catch (error) {
        // A sparse checkout leaves files out, and the log may be of another job.
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
/** The id that git gives to these bytes, by the algorithm of another id. */
function toBlobId(content, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256')
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest('hex');
}
function withUnixEnds(content) {
    return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
function isMissing(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR';
}


/***/ }),

/***/ 16953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jm: () => (/* binding */ findLogs),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   qS: () => (/* binding */ escapesFolders)
/* harmony export */ });
/* unused harmony exports MOST_LOGS, toGlob */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73382);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17746);
/* harmony import */ var _raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47842);






/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
const MOST_LOGS = 1_000;
/**
 * A folder stands for the files in it whose names say SARIF. A `.json` file there may be anything, so it is
 * named or globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to the tests of a package. */
const NEVER = ['**/node_modules/**', '**/.git/**'];
/**
 * Finds the logs that the lines of the input `sarif-file` name, each of them a file (whatever its name and
 * wherever it lies), a folder (every `.sarif` and `.sarif.gz` in it, at any depth) or a glob (of what it
 * matches, `.sarif` and `.json`, either with `.gz`). Folders and globs pass over links, `node_modules`,
 * `.git` and hidden names. A link that leads out of the folders of this job is followed by none of them,
 * unless the line itself names a place outside.
 *
 * @param directory what relative lines are relative to; absolute.
 * @param folders the other folders of this job: its checkout, its workspace, its temporary folder; absolute.
 * @param isTracked whether the commit has what is at this absolute path
 */
async function findLogs(patterns, directory, folders, isTracked = () => false) {
    const own = [directory, ...folders];
    // By their real place: a folder may be spelled in several ways.
    const paths = new Map();
    const realFolder = cached((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path));
    const ownLines = new Set();
    const unmatched = [];
    const wide = [];
    const outside = new Set();
    for (const line of new Set(patterns.map((text) => text.trim()).filter(Boolean))) {
        const { pattern, kind } = await readPattern(line, directory);
        if (kind === 'folder' || (kind === 'nothing' && (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(pattern)))
            wide.push(line);
        const search = toSearch(pattern, kind, directory);
        // Before it is gone over: behind a link may be the whole machine.
        if (await escapesFolders(search.folder, own)) {
            outside.add(line);
            continue;
        }
        const found = await expand(search, kind);
        for (const path of found) {
            const real = kind === 'file'
                ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)
                : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
            if (!paths.has(real))
                paths.set(real, path);
            if (kind === 'file')
                ownLines.add(real);
        }
        if (found.length === 0)
            unmatched.push({ pattern: line, kind: kind === 'folder' ? 'folder' : 'other' });
    }
    const all = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const ofCommit = all.filter(([real, path]) => isTracked(real) || isTracked(path));
    const sorted = all.filter((one) => !ofCommit.includes(one));
    const realDirectory = await realFolder(directory);
    const logs = [];
    const nameOf = ([real, path]) => {
        const inside = below(path, directory) ?? below(real, realDirectory);
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleText */ .Q6)((inside ?? path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')).replaceAll(/\s/g, ' ');
    };
    for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
        const name = nameOf([real, path]);
        if (await escapesFolders(path, own))
            outside.add(name);
        else
            logs.push({ path, name });
    }
    const [named, passedOver] = [true, false].map((isNamed) => ofCommit.filter(([real]) => ownLines.has(real) === isNamed).map(nameOf));
    const tracked = { named: named ?? [], passedOver: passedOver ?? [] };
    return { logs, unmatched, wide, outside: [...outside], tracked, excess: toExcess(sorted.length) };
}
/** A walk finds no links, so that its files need one look for each folder. */
function cached(look) {
    const known = new Map();
    return (path) => {
        const looked = known.get(path) ?? look(path);
        known.set(path, looked);
        return looked;
    };
}
function toExcess(count) {
    if (count <= MOST_LOGS)
        return undefined;
    return `\`sarif-file\` names ${count} logs and the limit is ${MOST_LOGS}: ${count - MOST_LOGS} were not read.`;
}
function toSearch(pattern, kind, directory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, pattern);
    if (kind === 'file')
        return { folder: path };
    if (kind === 'folder')
        return { folder: path, glob: IN_A_FOLDER };
    const { folder, rest } = toGlob(pattern, { sep: node_path__WEBPACK_IMPORTED_MODULE_2__.sep }, (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, name)));
    return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, folder), glob: rest };
}
async function expand({ folder, glob: pattern }, kind) {
    if (pattern === undefined)
        return [folder];
    if (kind === 'folder')
        return walk(pattern, folder);
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(pattern)
        ? (await walk(pattern, folder)).filter((path) => IN_A_GLOB.test(path))
        : [];
}
/**
 * Reads a line, and looks at what is there. `cmd` hands over the single quotes in which other shells want a
 * glob.
 */
async function readPattern(line, directory) {
    const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, line));
    const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
    if (kind !== 'nothing' || quoted === undefined)
        return { pattern: line, kind };
    return { pattern: quoted, kind: await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, quoted)) };
}
/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
        return absent.includes((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(error, 'code') ?? '') ? 'nothing' : 'file';
    }
}
async function walk(pattern, cwd) {
    const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .glob */ .TI)(pattern, {
        cwd,
        absolute: true,
        onlyFiles: true,
        // Leaves out links to files as well as what is behind links to folders.
        followSymbolicLinks: false,
        expandDirectories: false,
        caseSensitiveMatch: false,
        ignore: NEVER,
    });
    return matches.map((match) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(match));
}
/** The way from a folder to a path in it. */
function below(path, folder) {
    return isWithin(path, folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : undefined;
}
/** The begin of a group over several names: `{a,b/c}`, `@(a|b)`. */
const GROUP = /[{(]/u;
/**
 * Parts a pattern into the folder that it begins with and the glob in it. A name that is there as it stands
 * is no glob (`app [2]`). On Windows a backslash parts names, elsewhere it takes a sign for itself.
 */
function toGlob(pattern, { sep }, isThere) {
    const names = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
    const upTo = (count) => {
        const folder = names.slice(0, count).join('/');
        // The top of a drive, or of everything.
        return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
    };
    let count = 0;
    for (; count < names.length - 1; count += 1) {
        const name = names[count] ?? '';
        const isGlob = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(name) || GROUP.test(name) || name.includes('\\');
        if (isGlob && !isThere(upTo(count + 1)))
            break;
    }
    return { folder: upTo(count), rest: names.slice(count).join('/') };
}
/**
 * Tells whether links take a path out of the folders of a job. An author of the sources may commit a link; a
 * path that stands outside of all the folders as it is written was named by the user, and leads where they
 * want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
async function escapesFolders(path, folders) {
    const real = await Promise.all(folders.map(realPath));
    if (![...folders, ...real].some((folder) => isWithin(path, folder)))
        return false;
    const place = await realPath(path);
    return !real.some((folder) => isWithin(place, folder));
}
/** Where a path is without its links, as far as it can be looked at: the rest cannot be opened either. */
async function realPath(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath(above), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    }
}
/** Tells whether a path is a folder or in it; both absolute. */
function isWithin(path, folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}


/***/ }),

/***/ 47842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   G$: () => (/* binding */ indexAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   gT: () => (/* binding */ listAt)
/* harmony export */ });
/*
 * Values of a log as JSON.parse gives them. A log is tolerated field by field: a field of the wrong type
 * counts as absent and never costs the result it stands in, so there are these look-ups and no schema of the
 * whole. Only own properties are read: a key such as `__proto__` or `constructor` is a key like any other.
 */
const NOTHING = [];
/** The value at a path of one to three property names, or undefined where the path ends early. */
function at(value, name, second, third) {
    const found = own(value, name);
    if (second === undefined || found === undefined)
        return found;
    const below = own(found, second);
    return third === undefined ? below : own(below, third);
}
/** The text at a path; an empty text says nothing and counts as absent. */
function textAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
/** The list at a path, empty where there is none. */
function listAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Array.isArray(found) ? found : NOTHING;
}
/** An index into an array (SARIF §3.7.4): from 0. The schema's default of -1 means absent. */
function indexAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}
/** Tells an object with properties from a list, a text and the rest. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


/***/ })

};

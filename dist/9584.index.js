export const id = 9584;
export const ids = [9584];
export const modules = {

 97802:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FV: () => ( toDiff),
   OG: () => ( hasNewEnding),
   z6: () => ( endingOf)
 });
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
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}


 }),

 41583:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( lfsPointers),
   D4: () => ( decode),
   Go: () => ( isBinary),
   NS: () => ( isLfsPointer),
   P_: () => ( toLines),
   Xd: () => ( filesOfCommits),
   gZ: () => ( MAX_FILE_BYTES),
   gm: () => ( readBlob),
   kt: () => ( utf16Of),
   ng: () => ( openTexts)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94902);



const MAX_FILE_BYTES = 5_000_000;
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
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .jB)(git, names);
    const small = names.filter((_, index) => {
        const header = headers[index];
        return header?.type === 'blob' && header.size <= mostBytes;
    });
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .$I)(git, small);
    const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
    return new Map(names.map((name) => [name, found.get(name)]));
}
function objectName(file) {
    return `${file.commit}:${file.path}`;
}
function isReadable({ commit, path }) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .HH)(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
async function filesOfCommits(git, shas, path) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .jB)(git, shas.map((sha) => `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .qr)(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
async function readBlob(git, id) {
    const [object] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .$I)(git, [id]);
    if (object?.type !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`git does not have the blob ${id}`);
    return object.content;
}
const MOST_BYTES = 1_024;
async function lfsPointers(git, files) {
    const texts = openTexts(git, MOST_BYTES);
    await texts.read(files);
    return files.filter(({ commit, path }) => {
        const content = texts.content(commit, path);
        return content !== undefined && isLfsPointer(content);
    });
}
const BINARY_PROBE_BYTES = 8_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
function toLines(content) {
    const text = decode(content);
    if (text === '')
        return [];
    const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}
function decode(content) {
    return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}
function utf16Of(content) {
    const mark = content.toString('latin1', 0, 2);
    if (mark === '\xff\xfe')
        return 'utf-16le';
    return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}
function isBinary(content) {
    return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
function isLfsPointer(blob) {
    return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}


 }),

 38825:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W7: () => ( diffTexts),
  WG: () => ( findRenamed),
  h5: () => ( isMostlySame),
  iH: () => ( readDiff)
});

var promises_ = __webpack_require__(51455);
var external_node_os_ = __webpack_require__(48161);
var external_node_path_ = __webpack_require__(76760);
var diff = __webpack_require__(97802);
var errors = __webpack_require__(27406);
;


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
function parseDiff(from, to, bytes, sections = 'of all files') {
    if (bytes.length === 0)
        return (0,diff.FV)(from, to, []);
    const { entries, end } = parseEntries(bytes);
    const found = parseSections(bytes, end);
    let next = 0;
    const files = entries.map((entry) => {
        const own = found
            .slice(next, next + sectionsOf(entry))
            .filter((section) => sections === 'of all files' || isOf(section, entry));
        next += own.length;
        return toFileChange(entry, own);
    });
    const expected = entries.reduce((count, entry) => count + sectionsOf(entry), 0);
    if (next < found.length || (sections === 'of all files' && next < expected)) {
        throw unreadable(`${entries.length} files need ${expected} sections, there are ${found.length}`);
    }
    return (0,diff.FV)(from, to, files);
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
        const record = field();
        const [, oldMode, newMode, old = '', now = '', letter = ''] = /^:(\d+) (\d+) (\S+) (\S+) ([A-Z])\d*$/.exec(record) ?? [];
        const status = STATUS[letter];
        if (status === undefined || oldMode === undefined || newMode === undefined) {
            throw unreadable(`the record ${JSON.stringify(record)} is of no known form`);
        }
        const paths = status === 'renamed' || status === 'copied' ? [field(), field()] : [field()];
        entries.push({ status, mode: status === 'deleted' ? oldMode : newMode, ids: { old, now }, paths });
    }
    if (field() !== '')
        throw unreadable('the patch does not follow the records');
    return { entries, end: at };
}
function sectionsOf(entry) {
    return entry.status === 'type-changed' ? 2 : 1;
}
function isOf({ ids }, { ids: { old, now } }) {
    const isOn = (id, side) => id === side || /^0+$/u.test(id);
    return ids === undefined ? old === now : isOn(ids.old, old) && isOn(ids.now, now);
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
    return new errors.j$(`the output of git diff could not be read: ${what}; use git 2.30 or later and run the step again.`);
}
const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const INDEX = 'index ';
const INDEX_BYTES = 150;
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
const HUNK_HEADER_BYTES = 80;
function parseSections(bytes, start) {
    const sections = [];
    let at = start;
    while (at < bytes.length) {
        const section = sections.at(-1);
        if (startsWith(bytes, at, SECTION))
            sections.push({ binary: false, hunks: [] });
        else if (startsWith(bytes, at, BINARY) && section !== undefined)
            section.binary = true;
        else if (startsWith(bytes, at, INDEX) && section !== undefined) {
            const [, old, now] = /^index (\w+)\.\.(\w+)/u.exec(bytes.toString('latin1', at, at + INDEX_BYTES)) ?? [];
            if (old !== undefined && now !== undefined)
                section.ids = { old, now };
        }
        const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
        at = nextLine(bytes, at);
        if (hunk === undefined || section === undefined)
            continue;
        section.hunks.push(hunk);
        at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
    }
    return sections;
}
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

var git_git = __webpack_require__(38576);
var objects = __webpack_require__(94902);
;








const RENAME_LIMIT = 3_000;
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
async function readDiff(git, from, to, { algorithm = 'histogram', copies = false, ignoresSpace = false } = {}) {
    const revisions = [(0,objects.qr)(from), (0,objects.qr)(to)];
    if (from === to)
        return (0,diff.FV)(from, to, []);
    const chosen = [
        `--diff-algorithm=${algorithm}`,
        ...(copies ? ['-C'] : []),
        ...(ignoresSpace ? ['--ignore-all-space'] : []),
    ];
    const shown = ['diff', ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen];
    const output = await (0,git_git.gitOutput)(git, [...shown, '--end-of-options', ...revisions, '--']);
    return parseDiff(from, to, output, ignoresSpace ? 'of lines that differ' : 'of all files');
}
const DIFFERENT = 1;
async function diffTexts(git, pairs, algorithm = 'histogram') {
    if (pairs.length === 0)
        return new Map();
    const options = [...DIFF_ARGUMENTS, '--no-renames', '--text', `--diff-algorithm=${algorithm}`];
    const toFiles = (side) => Object.fromEntries(pairs.map((pair, index) => [index, pair[side]]));
    const output = await diffFolders(git, options, toFiles('before'), toFiles('after'));
    const { byNewPath } = parseDiff('before', 'after', output);
    return new Map(pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []]));
}
async function isMostlySame(git, before, after) {
    if (before.equals(after))
        return true;
    const output = await diffFolders(git, ['--raw', '-z', '-M'], { old: before }, { now: after });
    return /^:\S+ \S+ \S+ \S+ R/u.test(output.toString('latin1'));
}
async function diffFolders(git, options, before, after) {
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-')).catch(refuse);
    try {
        await writeFiles((0,external_node_path_.join)(folder, 'before'), before).catch(refuse);
        await writeFiles((0,external_node_path_.join)(folder, 'after'), after).catch(refuse);
        const place = [`--git-dir=${(0,external_node_path_.join)(folder, 'none')}`, '-C', folder];
        const result = await git([...place, 'diff', '--no-index', ...options, '--', 'before', 'after']);
        if (result.status !== DIFFERENT) {
            throw new errors.j$(`git diff --no-index failed (status ${result.status}): ${(0,git_git.gitReason)(result)}. Use git 2.30 or later and run the step again.`);
        }
        return result.stdout;
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeFiles(folder, files) {
    await (0,promises_.mkdir)(folder);
    await Promise.all(Object.entries(files).map(([name, text]) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), text)));
}
function refuse(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
    throw new errors.j$(`the folder for temporary files, ${JSON.stringify((0,external_node_os_.tmpdir)())}, cannot be written (${code}): name another one in TMPDIR.`);
}
const MOST_COMMITS = 1_000;
async function findRenamed(git, from, to, paths) {
    if (paths.length === 0)
        return new Map();
    const { files } = await readDiff(git, from, to, { copies: true });
    const copiesOf = Map.groupBy(files.filter(({ status }) => status === 'copied'), ({ oldPath }) => oldPath);
    const copied = paths.filter((path) => copiesOf.has(path));
    if (copied.length === 0)
        return new Map();
    const steps = await readSteps(git, from, to);
    return new Map(copied.map((path) => {
        const at = steps?.reduce(follow, path);
        const now = files.find(({ oldPath, newPath }) => oldPath === path && newPath === at);
        return [path, { now, copies: copiesOf.get(path) ?? [] }];
    }));
}
function follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
async function readSteps(git, from, to) {
    const range = `${(0,objects.qr)(from)}..${(0,objects.qr)(to)}`;
    const output = await (0,git_git.gitOutput)(git, [
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


 }),

 19850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AJ: () => ( openWorkingTree),
   Fp: () => ( hasHash),
   o6: () => ( readWorkingFile)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41583);
 var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(94902);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38825);






const BATCH = 64;
const EXPANDED_ID = /\$Id: [0-9a-f]{40,64} \$/gu;
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
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__ .jB)(git, files.map(toId));
    const unread = files.filter(({ content }, index) => content === undefined || headers[index] === undefined);
    const readable = files.filter((file, index) => {
        const { size = 0 } = headers[index] ?? {};
        return !unread.includes(file) && size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .gZ;
    });
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__ .$I)(git, readable.map(toId));
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
    const hunks = new Map([...respaced, ...(await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_5__ .W7)(git, pairs))]);
    return { hunks, unread: unread.map(({ path }) => path) };
}
function toId({ id }) {
    return id;
}
function toTexts(blob, content) {
    if (blob !== undefined && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .NS)(blob))
        return undefined;
    const [before, after] = [blob, content].map((bytes) => bytes === undefined || ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .Go)(bytes) && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .kt)(bytes) === undefined)
        ? undefined
        : (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .P_)(bytes).map(collapseId));
    if (before === undefined || after === undefined)
        return undefined;
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
function squeeze(lines) {
    return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
}
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
async function readWorkingFile(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(name);
        return found.isFile() && found.size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .gZ ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(name) : undefined;
    }
    catch (error) {
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
async function hasHash(root, path, sha256) {
    const content = await readWorkingFile(root, path);
    if (content === undefined || (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .NS)(content))
        return undefined;
    const unix = withUnixEnds(content);
    const windows = Buffer.from(unix.toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
    return [content, unix, windows].some((text) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex') === sha256);
}
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


 }),

 16953:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jm: () => ( findLogs),
   UO: () => ( isWithin),
   qS: () => ( escapesFolders)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17746);
 var _raw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47842);





const MOST_LOGS = 1_000;
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
const SEVERAL = /^[^{]*\.(?:sarif|json)(?:\.gz)?(?:\s*[,;]|\s)\s*\S/iu;
async function findLogs(patterns, directory, folders, isTracked = () => false) {
    const own = [directory, ...folders];
    const paths = new Map();
    const realFolder = cached((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path));
    const realDirectory = await realFolder(directory);
    const nameOf = (path, real) => {
        const inside = below(path, directory) ?? below(real, realDirectory);
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .Q6)((inside ?? path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')).replaceAll(/\s/g, ' ');
    };
    const ownLines = new Set();
    const unmatched = [];
    const wide = [];
    const outside = new Set();
    for (const line of new Set(patterns.map((text) => text.trim()).filter(Boolean))) {
        const { pattern, kind } = await readPattern(line, directory);
        const search = await toSearch(pattern, kind, directory);
        if (search.glob !== undefined)
            wide.push(line);
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
        if (found.length > 0)
            continue;
        const elsewhere = kind === 'folder' ? [] : await findElsewhere(search, own);
        const what = SEVERAL.test(line) ? 'list' : 'other';
        unmatched.push({
            pattern: line,
            kind: kind === 'folder' ? kind : what,
            elsewhere: elsewhere
                .filter((path) => !isTracked(path))
                .map((path) => nameOf(path, path))
                .toSorted(),
        });
    }
    const all = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const ofCommit = all.filter(([real, path]) => isTracked(real) || isTracked(path));
    const sorted = all.filter((one) => !ofCommit.includes(one));
    const logs = [];
    for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
        const name = nameOf(path, real);
        if (await escapesFolders(path, own))
            outside.add(name);
        else
            logs.push({ path, name });
    }
    const [named, passedOver] = [true, false].map((isNamed) => ofCommit.filter(([real]) => ownLines.has(real) === isNamed).map(([real, path]) => nameOf(path, real)));
    const tracked = { named: named ?? [], passedOver: passedOver ?? [] };
    return { logs, unmatched, wide, outside: [...outside], tracked, excess: toExcess(sorted.length) };
}
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
async function toSearch(pattern, kind, directory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, pattern);
    if (kind === 'file')
        return { folder: path };
    if (kind === 'folder')
        return { folder: path, glob: IN_A_FOLDER };
    const { isGlob, toGlob } = await Promise.all([__webpack_require__.e(3382), __webpack_require__.e(3864)]).then(__webpack_require__.bind(__webpack_require__, 53864));
    if (!isGlob(pattern))
        return { folder: path };
    const { folder, rest } = toGlob(pattern, { sep: node_path__WEBPACK_IMPORTED_MODULE_2__.sep }, (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, name)));
    return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, folder), glob: rest };
}
async function expand({ folder, glob }, kind) {
    if (glob === undefined)
        return kind === 'file' ? [folder] : [];
    const { walk } = await Promise.all([__webpack_require__.e(3382), __webpack_require__.e(3864)]).then(__webpack_require__.bind(__webpack_require__, 53864));
    const found = await walk(glob, folder);
    return kind === 'folder' ? found : found.filter((path) => IN_A_GLOB.test(path));
}
async function findElsewhere({ folder: path, glob }, folders) {
    const home = folders.find((folder) => isWithin(path, folder));
    const { isGlob, walk } = await Promise.all([__webpack_require__.e(3382), __webpack_require__.e(3864)]).then(__webpack_require__.bind(__webpack_require__, 53864));
    if (home === undefined || glob !== undefined || isGlob((0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)))
        return [];
    return walk(`**/${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}`, home);
}
async function readPattern(line, directory) {
    const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, line));
    const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
    if (kind !== 'nothing' || quoted === undefined)
        return { pattern: line, kind };
    return { pattern: quoted, kind: await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, quoted)) };
}
async function kindOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
        return absent.includes((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(error, 'code') ?? '') ? 'nothing' : 'file';
    }
}
function below(path, folder) {
    return isWithin(path, folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : undefined;
}
async function escapesFolders(path, folders) {
    const real = await Promise.all(folders.map(realPath));
    if (![...folders, ...real].some((folder) => isWithin(path, folder)))
        return false;
    const place = await realPath(path);
    return !real.some((folder) => isWithin(place, folder));
}
async function realPath(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath(above), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    }
}
function isWithin(path, folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}


 }),

 47842:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( textAt),
   G$: () => ( indexAt),
   Gv: () => ( isObject),
   at: () => ( at),
   gT: () => ( listAt)
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
    const found = at(value, name, second, third);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function listAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Array.isArray(found) ? found : NOTHING;
}
function indexAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


 })

};

export const id = 3347;
export const ids = [3347];
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

 28508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( newSpan),
   Fu: () => ( isInDiff),
   GN: () => ( mapLineBackward),
   IT: () => ( mapLineForward),
   KH: () => ( oldSpan),
   bd: () => ( toCommittedPlace),
   et: () => ( TYPE_NAMES),
   fg: () => ( hunksAround),
   mG: () => ( toCommittedLine),
   qD: () => ( mapPath),
   sn: () => ( mapPlace),
   vC: () => ( isRewritten)
 });
function mapLineForward(hunks, line) {
    return mapLine(hunks, line, oldSpan, newSpan);
}
function mapLineBackward(hunks, line) {
    return mapLine(hunks, line, newSpan, oldSpan);
}
function mapLine(hunks, line, from, to) {
    const { before } = hunksAround(hunks, line, from);
    if (before === undefined)
        return line;
    if (line < from(before).end)
        return undefined;
    return line + to(before).end - from(before).end;
}
function mapPath(diff, path) {
    const change = diff.byOldPath.get(path);
    if (change === undefined) {
        return diff.byNewPath.has(path)
            ? { kind: 'gone', reason: `${path} was added` }
            : { kind: 'mapped', path };
    }
    if (change.newPath === undefined)
        return { kind: 'gone', reason: `${path} was deleted` };
    if (change.status === 'type-changed') {
        return { kind: 'gone', reason: `${path} became a ${TYPE_NAMES[change.type]}` };
    }
    return { kind: 'mapped', path: change.newPath };
}
function isInDiff(toNewer, diff, path) {
    const mapped = mapPath(toNewer, path);
    return mapped.kind === 'mapped' && diff.byNewPath.has(mapped.path);
}
function mapPlace(diff, path, line) {
    const file = mapPath(diff, path);
    if (file.kind === 'gone')
        return file;
    const change = diff.byOldPath.get(path);
    if (change === undefined)
        return { kind: 'mapped', path: file.path, line };
    if (change.binary)
        return { kind: 'changed', path: file.path, reason: `${path} is binary and differs` };
    const mapped = mapLineForward(change.hunks, line);
    if (mapped !== undefined)
        return { kind: 'mapped', path: file.path, line: mapped };
    return { kind: 'changed', path: file.path, reason: `line ${line} of ${path} differs` };
}
const TYPE_NAMES = {
    file: 'regular file',
    link: 'symbolic link',
    submodule: 'submodule',
};
function oldSpan({ oldStart, oldLines }) {
    return toSpan(oldStart, oldLines);
}
function newSpan({ newStart, newLines }) {
    return toSpan(newStart, newLines);
}
function toSpan(start, lines) {
    const first = lines === 0 ? start + 1 : start;
    return { first, end: first + lines };
}
function hunksAround(hunks, line, side) {
    let low = 0;
    let high = hunks.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const hunk = hunks[middle];
        if (hunk !== undefined && side(hunk).first <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return { before: hunks[low - 1], after: hunks[low] };
}
function toCommittedLine(hunks, line) {
    const same = mapLineBackward(hunks, line);
    if (same !== undefined)
        return { kind: 'same', line: same };
    const { before } = hunksAround(hunks, line, newSpan);
    const { oldStart = 0, oldLines = 0 } = before ?? {};
    return oldLines === 0
        ? { kind: 'added', after: oldStart }
        : { kind: 'replacing', first: oldStart, last: oldStart + oldLines - 1 };
}
function toCommittedPlace(hunks, place) {
    if (place.kind !== 'lines')
        return place;
    const { path, startLine, endLine } = place;
    const start = toCommittedLine(hunks, startLine);
    if (start.kind === 'added')
        return { kind: 'uncommitted', path, startLine, endLine };
    const first = start.kind === 'same' ? start.line : start.first;
    const end = endLine === startLine ? first : Math.max(first, lastOf(toCommittedLine(hunks, endLine)));
    if (start.kind === 'same')
        return { kind: 'lines', path, startLine: first, endLine: end };
    return {
        kind: 'lines',
        path,
        startLine: first,
        endLine: end,
        replaced: { last: start.last, by: startLine },
    };
}
function lastOf(line) {
    switch (line.kind) {
        case 'same':
            return line.line;
        case 'replacing':
            return line.last;
        case 'added':
            return line.after;
    }
}
function isRewritten(hunks, line) {
    return line === 0 ? hunks.length > 0 : mapLineForward(hunks, line) === undefined;
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

 61826:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cp: () => ( describeDominantRule),
   DX: () => ( overviewsOfJob),
   Ky: () => ( pairTwins),
   TP: () => ( planOverview),
   m3: () => ( writesOverview)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92506);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);




function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_2__ .gH)(spot.place, spot.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? spot;
        owners.set(key, owner);
        return owner.scope.tool === spot.scope.tool ? entry : { ...entry, twinOf: owner };
    });
}
function writesOverview({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
function planOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .bO);
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .WU);
        if (proof === 'partial')
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .wB);
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .D_,
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return planEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .gV };
    }
    const reason = standing.length === 0 ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .lQ : _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .H2;
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function planEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .mb };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .j7 }
        : { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .iO };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .fG)(keys, entries.map(({ spot }) => spot));
}
function overviewsOfJob(overviews, job, ownScopes) {
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...ownScopes].flatMap((scope) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .MH)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}
const FEWEST = 2;
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    return _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .fi(most.length, over.length, first.rule.id, first.scope);
}


 }),

 9915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Rf: () => ( describeUnresolved),
   Sf: () => ( describeOlder),
   YB: () => ( describeReading)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);





const MOST_PLACES = 10;
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.doubts.includes('edited') ? [placeOf(thread)] : []));
    const sealed = ours.filter(({ doubts }) => doubts.includes('sealed')).length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(ours.some(({ doubts }) => doubts.includes('shared')) ? [SHARED] : []),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments at ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)(edited, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)}, which are left alone`),
    ];
}
const SHARED = 'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no decision in its threads lets the check pass: make a secret, for example with openssl rand -hex 32, and give it as signing-key';
function placeOf({ evidence: { path, line } }) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line === 0 ? path : `${path}:${line}`);
}
function describeSealed(sealed) {
    const [what, left] = sealed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${sealed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}
function describeForged(forged, [{ keyless }]) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return keyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-key`;
}
const MOST_ACCOUNTS = 5;
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
function describeOlder({ ours, overviews, intents }, keyring) {
    if (keyring.every(({ older }) => older === undefined))
        return [];
    const isOlder = ({ doubts }) => doubts.includes('older');
    const needing = ours.filter((thread) => (isOlder(thread) || thread.own?.keys.older !== undefined) && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nT)((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread)));
    const open = needing.length;
    const isLeft = needing.some(isOlder);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? 'no open thread needs previous-key any more'
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} previous-key: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with previous-key, and no run deletes them: delete them by hand`,
            ]),
    ];
}
function describeUnresolved({ plan, outcomes }, { resolveNeeds, noResolving } = {}) {
    const moves = plan?.moves ?? [];
    const { length } = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    if (length === 0)
        return [];
    const threads = length === 1 ? '1 thread is done and stays' : `${length} threads are done and stay`;
    if (noResolving !== undefined)
        return [`${threads} open, because ${noResolving}: resolve ${length === 1 ? 'it' : 'them'} by hand`];
    const remedy = resolveNeeds === undefined ? '' : `. That needs ${resolveNeeds}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}


 })

};

export const id = 145;
export const ids = [145];
export const modules = {

 3612:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $H: () => ( byId),
   VN: () => ( findLostPosts),
   dZ: () => ( discussionsOf),
   eo: () => ( notReached),
   lJ: () => ( confirm),
   xz: () => ( isWriting),
   yT: () => ( NOT_TOLD)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);

function isWriting({ kind }) {
    return kind !== 'keep' && kind !== 'none';
}
const NOT_TOLD = 'the service did not say what became of it';
function notReached(reason) {
    return `not reached: ${reason}`;
}
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
const LOST_MS = 2_000;
async function confirm(isThere, acting) {
    let comments = 0;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(`Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`);
        await acting.sleep(wait);
        const listing = await acting.list(wait > 0 ? undefined : []);
        if (isThere(listing))
            return { kind: 'seen', listing };
        comments = listing.comments;
    }
    const reason = `a comment that was posted does not show up in the listing of ${comments} comments as it was written; ` +
        'if that were ignored, every run would post it again';
    return { kind: 'distrust', reason };
}
async function findLostPosts({ outcomes, lostPosts, marks }, acting, anew) {
    const lost = lostPosts.size + [...marks.values()].filter(({ isLost }) => isLost).length;
    if (lost > 0) {
        acting.progress(`Looking in ${LOST_MS / 1_000} s for ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(lost, 'write')} whose answer was lost`);
        await acting.sleep(LOST_MS);
    }
    const listing = await acting.list(lost > 0 ? undefined : anew);
    for (const [action, nonce] of [...lostPosts]) {
        const thread = listing.threads.find(({ marker }) => marker.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(action, { kind: 'done', thread: thread.id });
        lostPosts.delete(action);
    }
    return listing;
}
function discussionsOf(actions) {
    return actions.flatMap((action) => (isWriting(action) ? (action.thread?.id ?? []) : []));
}
function byId({ threads }) {
    return new Map(threads.map((thread) => [thread.id, thread]));
}


 }),

 7293:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => ( clearForged),
   f: () => ( forgedLeft)
 });
 var _services_port_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(579);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2860);




const SAYS = 'Somebody else changed what SARIF Review said here: its finding, where it is still there, has ';
function forgedLeft(listing, service) {
    return listing.forgedThreads.filter((one) => !one.isReplied || one.comment.body !== bodyOf(one, listing, service));
}
async function clearForged(acting) {
    const { service, known, progress } = acting;
    if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined)
        return undefined;
    const listing = await acting.list();
    const left = forgedLeft(listing, service);
    let failure;
    for (const one of left) {
        const outcome = await clear(one, bodyOf(one, listing, service), acting);
        if (outcome.kind !== 'done')
            failure = `a comment of ours that somebody else changed could not be taken away: ${(0,_services_port_js__WEBPACK_IMPORTED_MODULE_3__ .OB)(outcome)}`;
    }
    if (failure === undefined && left.length > 0)
        progress(`Taken away: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(left.length, 'comment')} of ours that somebody else had changed`);
    return failure;
}
async function clear({ comment, isReplied }, body, { service }) {
    const { id: commentId } = comment;
    if (!isReplied)
        return service.deleteComment(commentId);
    return (0,_services_port_js__WEBPACK_IMPORTED_MODULE_3__ .aK)(await service.edit([{ commentId, body }]));
}
function bodyOf({ path, line }, { threads }, service) {
    const now = threads.findLast(({ unsure, fingerprint, marker }) => unsure === undefined && fingerprint.path === path && (line === undefined || marker.stands === line));
    const page = now && service.threadPage?.({ discussionId: now.id });
    const thread = page === undefined ? 'another thread' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .nf)('another thread', page);
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__ .eO)({ markdown: `${SAYS}${thread}.` });
}


 }),

 5217:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( inFlight),
   o: () => ( inPortions)
 });
const MOST = 8;
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
async function inFlight(items, work) {
    const queue = items.values();
    let failed = false;
    const worker = async () => {
        for (const item of queue) {
            if (failed)
                return;
            try {
                await work(item);
            }
            catch (error) {
                failed = true;
                throw error;
            }
        }
    };
    const ended = await Promise.allSettled(Array.from({ length: Math.min(MOST, items.length) }, worker));
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}


 }),

 6671:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $u: () => ( toRuleRows),
   Uf: () => ( toolName),
   ci: () => ( addressOf),
   j$: () => ( renderRuleRow),
   sp: () => ( withoutPath),
   v8: () => ( RULE_COLUMNS),
   wX: () => ( summaryComment)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3785);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6761);





const ROWS = 50;
const WHY = {
    'not-on-the-diff': 'not on the diff',
    'over-limit': 'over the limit of threads',
    'below-min-level': 'below min-level, and failing the check',
    'on-line': 'on lines of threads',
    'not-posted': 'not posted yet',
};
function summaryComment(entries, linkTo) {
    const listed = entries.filter(({ groupedWith }) => groupedWith === undefined);
    const grouped = Map.groupBy(entries, ({ groupedWith }) => groupedWith);
    const rows = toRuleRows(listed.map(({ finding, why, reason }) => ({
        about: finding,
        message: finding.results[0]?.message ?? '',
        reason: why === 'over-limit' ? '' : reason,
        also: (grouped.get(finding) ?? []).map((one) => one.finding),
    })));
    const rest = rows.length - ROWS;
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group]) => {
        const limit = why === 'over-limit' ? ` (${renderReason(group[0]?.reason ?? '')})` : '';
        return `${group.length} ${WHY[why]}${limit}`;
    });
    return [
        `**Static analysis: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .hS)(listed.length, 'finding')} without a thread.** ${counts.join(', ')}.`,
        [...RULE_COLUMNS, ...rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo))].join('\n'),
        ...(rest > 0 ? [`\u2026 and ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .hS)(rest, 'more rule')}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about, reason }) => withoutPath(about.place, reason));
        const also = group.flatMap((one) => (one.also ?? []).map(({ scope, rule }) => toolName(scope, rule.product)));
        const [level = first.about.level] = group.map(({ about }) => about.level).toSorted(_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .t9);
        return [
            {
                about: first.about,
                state: first.state,
                level,
                count: group.length,
                message: group.every(({ message }) => message === first.message) ? first.message : '',
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons].map(([reason, same]) => same.length === 1 ? (same[0]?.reason ?? reason) : reason),
                also: [...new Set(also)],
            },
        ];
    });
}
const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .FV)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(row.message), LONGEST_MESSAGE)),
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(row.reasons.map(renderReason), REASONS, '; '),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .xR).join(' | ')} |`;
}
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .FV)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; also reported by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .FV)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(name), LONGEST_NAME))))}`;
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .FV)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '\u2013';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
function withoutPath({ path = '' }, reason) {
    if (path === '')
        return reason;
    return ` ${reason}`.replace(` ${path} `, () => ' its file ').slice(1);
}


 }),

 1583:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $R: () => ( isCountedOtherwise),
   Ac: () => ( lfsPointers),
   Go: () => ( isBinary),
   NS: () => ( isLfsPointer),
   P_: () => ( toLines),
   gN: () => ( sizesOf),
   gZ: () => ( MAX_FILE_BYTES),
   ng: () => ( openTexts)
 });
 var _objects_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);

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
            const files = [...wanted].filter((file) => !contents.has(objectName(file)));
            const sizes = await sizesOf(git, files);
            const small = new Set(files.flatMap((file, index) => ((sizes[index] ?? Infinity) <= mostBytes ? objectName(file) : [])));
            const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__ .$I)(git, [...small]);
            for (const file of files)
                contents.set(objectName(file), undefined);
            for (const [index, name] of [...small].entries())
                contents.set(name, objects[index]?.content);
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
async function sizesOf(git, files) {
    const names = [...new Set(files.filter(isReadable).map(objectName))];
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__ .jB)(git, names);
    const sizes = new Map(headers.map((header, index) => [names[index], header?.type === 'blob' ? header.size : undefined]));
    return files.map((file) => sizes.get(objectName(file)));
}
function objectName(file) {
    return `${file.commit}:${file.path}`;
}
function isReadable({ commit, path }) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_0__ .HH)(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
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
const OTHER_ENDS = '\v\f\x1C\x1D\x1E\u0085\u2028\u2029';
const OTHER_END = new RegExp(`\r(?!\n|$)|[${OTHER_ENDS}]`, 'u');
function isCountedOtherwise(content) {
    const text = decode(content);
    if (OTHER_END.test(text))
        return true;
    const count = (all) => all.split('\n').length;
    return utf16Of(content) !== undefined && count(text) !== count(content.toString('latin1'));
}
function isBinary(content) {
    return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
function isLfsPointer(blob) {
    return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}


 }),

 8825:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  W: () => ( diffTexts),
  i: () => ( readDiff)
});

var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
var external_node_path_ = __webpack_require__(6760);
var diff = __webpack_require__(7802);
var errors = __webpack_require__(7406);
;


function parseDiff(from, to, bytes) {
    const sections = [];
    for (let at = 0; at < bytes.length;) {
        const line = bytes.toString('utf8', at, endOfLine(bytes, at) - 1);
        at = endOfLine(bytes, at);
        const section = sections.at(-1);
        if (line.startsWith('diff --git '))
            sections.push(openSection(line.slice('diff --git '.length)));
        else if (section === undefined)
            throw unreadable(line);
        else if (line.startsWith('@@ ')) {
            const hunk = parseHunkHeader(line);
            section.hunks.push(hunk);
            at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
        }
        else if (line.startsWith('Binary files '))
            section.binary = true;
        else
            readHeader(section, line);
    }
    const files = [];
    for (const file of sections) {
        const last = files.at(-1);
        const isOther = last?.status === 'deleted' && file.status === 'added' && last.oldPath === file.newPath;
        if (isOther)
            files[files.length - 1] = joinTypes(last, file);
        else
            files.push(file);
    }
    return (0,diff.FV)(from, to, files);
}
function openSection(names) {
    const path = unquote(names.slice((names.length + 1) / 2)).slice('b/'.length);
    return { status: 'modified', oldPath: path, newPath: path, binary: false, type: 'file', hunks: [] };
}
const HEADER = /^(new file mode|deleted file mode|new mode|rename from|rename to|copy from|copy to|index \S+) (.+)$/su;
function readHeader(section, line) {
    const [, key = '', value = ''] = HEADER.exec(line) ?? [];
    if (key.includes('mode') || key.startsWith('index'))
        section.type = toType(value);
    else if (key.endsWith(' from'))
        section.oldPath = unquote(value);
    else if (key.endsWith(' to'))
        section.newPath = unquote(value);
    if (key === 'new file mode') {
        section.status = 'added';
        delete section.oldPath;
    }
    else if (key === 'deleted file mode') {
        section.status = 'deleted';
        delete section.newPath;
    }
    else if (key.startsWith('rename'))
        section.status = 'renamed';
    else if (key.startsWith('copy'))
        section.status = 'copied';
}
function toType(mode) {
    if (mode === '160000')
        return 'submodule';
    return mode === '120000' ? 'link' : 'file';
}
function joinTypes(before, after) {
    const { oldStart, oldLines } = before.hunks[0] ?? NO_LINES;
    const { newStart, newLines } = after.hunks[0] ?? NO_LINES;
    const hunks = oldLines + newLines === 0 ? [] : [{ oldStart, oldLines, newStart, newLines }];
    const binary = before.binary || after.binary;
    return { ...before, ...after, status: 'type-changed', binary, hunks };
}
const NO_LINES = { oldStart: 0, oldLines: 0, newStart: 0, newLines: 0 };
function parseHunkHeader(line) {
    const [, oldStart, oldLines = '1', newStart, newLines = '1'] = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (oldStart === undefined || newStart === undefined)
        throw unreadable(line);
    return {
        oldStart: Number(oldStart),
        oldLines: Number(oldLines),
        newStart: Number(newStart),
        newLines: Number(newLines),
    };
}
const BACKSLASH = '\\'.charCodeAt(0);
function skipLines(bytes, start, count) {
    let at = start;
    for (let left = count; left > 0 && at < bytes.length; at = endOfLine(bytes, at))
        if (bytes[at] !== BACKSLASH)
            left -= 1;
    return at;
}
function endOfLine(bytes, at) {
    const end = bytes.indexOf('\n', at);
    return end < 0 ? bytes.length + 1 : end + 1;
}
const ESCAPES = {
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
};
function unquote(name) {
    if (!name.startsWith('"'))
        return name;
    return name
        .slice(1, -1)
        .replace(/\\([0-7]{3}|.)/gsu, (_, sign) => sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign));
}
function unreadable(line) {
    return new errors.j$(`the output of git diff could not be read at ${JSON.stringify(line.slice(0, 100))}; use git 2.30 or later and run the step again.`);
}

var file_texts = __webpack_require__(1583);
var git_git = __webpack_require__(8576);
var objects = __webpack_require__(4902);
;









const RENAME_LIMIT = 3_000;
const DIFF_ARGUMENTS = [
    '-U0',
    '--src-prefix=a/',
    '--dst-prefix=b/',
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
    '--submodule=short',
    '--ignore-submodules=none',
];
async function readDiff(git, from, to, { algorithm = 'histogram', copies = false, ignoresSpace = false, linesOf } = {}) {
    const revisions = [(0,objects.qr)(from), (0,objects.qr)(to)];
    if (from === to)
        return (0,diff.FV)(from, to, []);
    const chosen = [
        `--diff-algorithm=${algorithm}`,
        ...(copies ? ['-C'] : []),
        ...(ignoresSpace ? ['--ignore-all-space'] : []),
    ];
    const read = async (settings, ...paths) => {
        const command = [...settings, ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen, '--end-of-options'];
        return parseDiff(from, to, await (0,git_git.oM)(git, ['diff', ...command, ...revisions, '--', ...paths]));
    };
    const shown = await read([]);
    const asked = await readableOf(git, shown, linesOf);
    if (asked.length === 0)
        return shown;
    const hidden = new Map();
    for (let start = 0; start < asked.length; start += BATCH) {
        const batch = asked.slice(start, start + BATCH);
        const paths = batch.flatMap(({ oldPath = [], newPath = [] }) => [oldPath, newPath].flat());
        const { files } = await read(['--text'], ...new Set(paths));
        for (const file of batch) {
            const { newPath, oldPath = newPath } = file;
            const own = files.find((one) => (one.oldPath ?? one.newPath) === oldPath);
            if (own === undefined ? !ignoresSpace : own.newPath !== newPath)
                continue;
            hidden.set(file, { ...file, binary: false, hidden: true, hunks: own?.hunks ?? [] });
        }
    }
    return (0,diff.FV)(from, to, shown.files.map((file) => hidden.get(file) ?? file));
}
const BATCH = 16;
async function readableOf(git, { from, to, files }, linesOf) {
    const asked = files.filter(({ binary, status, oldPath = '', newPath = '' }) => binary && status !== 'type-changed' && (linesOf?.has(oldPath) || linesOf?.has(newPath)));
    const sides = asked.flatMap((file) => [
        ...(file.oldPath === undefined ? [] : [{ file, commit: from, path: file.oldPath }]),
        ...(file.newPath === undefined ? [] : [{ file, commit: to, path: file.newPath }]),
    ]);
    const sizes = await (0,file_texts.gN)(git, sides);
    const unread = new Set(sides.flatMap(({ file }, index) => ((sizes[index] ?? Infinity) > file_texts.gZ ? file : [])));
    return asked.filter((file) => !unread.has(file));
}
const DIFFERENT = 1;
async function diffTexts(git, pairs) {
    if (pairs.length === 0)
        return new Map();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-')).catch(refuse);
    try {
        for (const [side, name] of [
            ['before', 'old'],
            ['after', 'new'],
        ]) {
            await (0,promises_.mkdir)((0,external_node_path_.join)(folder, name)).catch(refuse);
            const writing = pairs.map((pair, index) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, name, `${index}`), pair[side]));
            await Promise.all(writing).catch(refuse);
        }
        const place = [`--git-dir=${(0,external_node_path_.join)(folder, 'none')}`, '-C', folder];
        const options = [...DIFF_ARGUMENTS, '--no-renames', '--text', '--diff-algorithm=histogram'];
        const result = await git([...place, 'diff', '--no-index', ...options, '--', 'old', 'new']);
        if (result.status !== DIFFERENT) {
            throw new errors.j$(`git diff --no-index failed (status ${result.status}): ${(0,git_git.th)(result)}. Use git 2.30 or later and run the step again.`);
        }
        const { byNewPath } = parseDiff('old', 'new', result.stdout);
        return new Map(pairs.map(({ name }, index) => [name, byNewPath.get(`new/${index}`)?.hunks ?? []]));
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
function refuse(error) {
    throw new errors.j$(`the folder for temporary files, ${JSON.stringify((0,external_node_os_.tmpdir)())}, cannot be written (${Object(error).code}): name another one in TMPDIR.`);
}


 }),

 330:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MM: () => ( align),
   YH: () => ( alignSigns),
   yz: () => ( lowerBound)
 });
function lowerBound(sorted, value, of) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (of(sorted[middle]) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
const MOST_PAIRS = 4_000_000;
function align(rows, columns, allowed) {
    const [down, across] = [
        rows.toSorted((a, b) => a.line - b.line),
        columns.toSorted((a, b) => a.line - b.line),
    ];
    const ends = [down.at(0), down.at(-1), across.at(0), across.at(-1)].map((end) => end?.line ?? 0);
    const ofPair = 1 + (Math.max(...ends) - Math.min(...ends)) * Math.min(down.length, across.length);
    const width = Math.min(across.length, Math.max(1, Math.floor(MOST_PAIRS / Math.max(down.length, 1))));
    const none = { worth: 0 };
    const best = [none];
    for (const [index, row] of down.entries()) {
        const rank = Math.floor(((index + 1) * across.length) / down.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), across.length - width));
        while (best.length <= start + width)
            best.push(best.at(-1) ?? none);
        let before = best[start] ?? none;
        for (let at = start + 1; at <= start + width; at += 1) {
            const [without, earlier, column] = [best[at] ?? none, best[at - 1] ?? none, across[at - 1]];
            const worth = before.worth + ofPair - Math.abs(row.line - column.line);
            let most = earlier.worth > without.worth ? earlier : without;
            if (worth > most.worth && allowed(row, column))
                most = { worth, pair: [row, column], before };
            best[at] = most;
            before = without;
        }
    }
    const pairs = [];
    for (let chain = best.at(-1); chain?.pair !== undefined; chain = chain.before)
        pairs.push(chain.pair);
    return pairs.toReversed();
}
const MOST_SIGNS = 10_000;
const DEEPEST = 40;
function alignSigns(before, now) {
    const numbers = new Map();
    const toNumbers = (signs) => Int32Array.from(signs, (sign) => {
        const number = numbers.get(sign) ?? numbers.size;
        numbers.set(sign, number);
        return number;
    });
    const [a, b] = [toNumbers(before), toNumbers(now)];
    const partners = new Int32Array(a.length).fill(-1);
    alignRange({ a, b, partners }, [0, a.length], [0, b.length], 0);
    return partners;
}
function alignRange(sides, [start, stop], [startNow, stopNow], depth) {
    const { a, b, partners } = sides;
    let [first, second, end, endNow] = [start, startNow, stop, stopNow];
    for (; first < end && second < endNow && a[first] === b[second]; first += 1, second += 1)
        partners[first] = second;
    for (; end > first && endNow > second && a[end - 1] === b[endNow - 1]; end -= 1, endNow -= 1)
        partners[end - 1] = endNow - 1;
    if (first === end || second === endNow)
        return;
    const anchors = depth < DEEPEST ? findAnchors(sides, [first, end], [second, endNow]) : [];
    if (anchors.length === 0) {
        if ((end - first) * (endNow - second) <= MOST_SIGNS)
            alignEach(sides, [first, end], [second, endNow]);
        return;
    }
    for (const [index, partner] of [...anchors, [end, endNow]]) {
        if (index < end)
            partners[index] = partner;
        alignRange(sides, [first, index], [second, partner], depth + 1);
        [first, second] = [index + 1, partner + 1];
    }
}
function findAnchors({ a, b }, before, now) {
    const there = findOnce(b, now);
    const pairs = [...findOnce(a, before)].flatMap(([sign, index]) => {
        const partner = there.get(sign) ?? -1;
        return index === -1 || partner === -1 ? [] : [[index, partner]];
    });
    return longestRise(pairs);
}
function findOnce(signs, [start, end]) {
    const places = new Map();
    for (let index = start; index < end; index += 1)
        places.set(signs[index], places.has(signs[index]) ? -1 : index);
    return places;
}
function longestRise(pairs) {
    const ends = [];
    const before = [];
    for (const [index, [, right]] of pairs.entries()) {
        const length = lowerBound(ends, right, (end) => pairs[end]?.[1] ?? 0);
        before[index] = ends[length - 1];
        ends[length] = index;
    }
    const rise = [];
    for (let index = ends.at(-1); index !== undefined; index = before[index])
        rise.push(pairs[index]);
    return rise.toReversed();
}
function alignEach({ a, b, partners }, [start, end], [startNow, endNow]) {
    const width = endNow - startNow + 1;
    const most = new Int32Array((end - start + 1) * width);
    const at = (index, other) => most[(index - start) * width + other - startNow];
    for (let index = end - 1; index >= start; index -= 1)
        for (let other = endNow - 1; other >= startNow; other -= 1)
            most[(index - start) * width + other - startNow] =
                a[index] === b[other]
                    ? at(index + 1, other + 1) + 1
                    : Math.max(at(index + 1, other), at(index, other + 1));
    for (let [index, other] = [start, startNow]; index < end && other < endNow;) {
        if (a[index] === b[other]) {
            partners[index] = other;
            index += 1;
            other += 1;
        }
        else if (at(index + 1, other) >= at(index, other + 1))
            index += 1;
        else
            other += 1;
    }
}


 }),

 4808:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   ED: () => ( carries),
   JD: () => ( isLost),
   XG: () => ( isOtherPackage)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5740);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1284);





function carries(thread, candidate, matching) {
    if (!(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_3__ .Is)(thread))
        return true;
    const { since, isBaseline } = matching;
    const { fingerprint, where } = thread;
    const [worst] = candidate.finding.results;
    const isNoWorse = (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(candidate.finding.level, fingerprint.level) >= 0;
    const isTopOfFile = fingerprint.about === undefined && fingerprint.line <= 1;
    if (candidate.said.about !== undefined && (isTopOfFile || fingerprint.about === candidate.said.about))
        return (isNoWorse &&
            !(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ .Yl)(candidate.said.words, fingerprint.words) &&
            !isWorse(worst && (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .xJ)(worst), fingerprint.severity));
    const known = since.get(fingerprint.commit);
    if (isLost(fingerprint, known))
        return false;
    const isTold = isNoWorse && (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ .o_)(candidate.said.words, fingerprint.words).length === 0;
    if (!isTold && !isBaseline)
        return false;
    if (where.kind === 'at') {
        if (where.path !== candidate.path || where.line !== candidate.line)
            return false;
        const file = known?.exact.byOldPath.get(fingerprint.path);
        if (file === undefined || fingerprint.line === 0)
            return true;
        if ((0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(file.hunks, fingerprint.line) === candidate.line)
            return true;
    }
    return isSameCode(thread, candidate, isBaseline);
}
function isWorse(now, then) {
    return now !== undefined && then !== undefined && _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC.indexOf(now) < _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC.indexOf(then);
}
function isSameCode({ fingerprint, where }, { print, path }, isBaseline) {
    const parts = ['text', 'exact', 'block'].filter((part) => !isBaseline || part !== 'exact');
    if (fingerprint.text === '' || !parts.every((part) => fingerprint[part] === print[part]))
        return false;
    if (where.kind === 'at')
        return true;
    const isHome = path === ('path' in where ? where.path : fingerprint.path);
    const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
    const isUnclear = where.kind === 'unknown' && (path !== fingerprint.path || fingerprint.copy !== print.copy);
    if (isUnclear)
        return false;
    const isNested = print.block !== _fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ .bR && !isBaseline && (where.kind !== 'unknown' || fingerprint.copy === undefined);
    return isHome ? isNested || isBelow || isAbove : isBelow && isAbove;
}
function isLost({ path, line }, since) {
    return [`${Math.min(line, 1)}`, `=${line}`].some((place) => since?.lost.has(`${path}\n${place}`));
}
function isOtherPackage({ fingerprint: { about } }, { said }) {
    return about !== undefined && said.about !== undefined && about !== said.about;
}


 }),

 6662:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   PU: () => ( isOver),
   YW: () => ( match)
 });
 var _diff_diff_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7802);
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2506);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9484);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1583);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8825);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6761);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5740);
 var _candidate_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6170);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1284);
 var _pair_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(148);
 var _pair_by_place_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2587);














async function match(threads, findings, asked) {
    const { head, texts, isBaseline, listed, varying } = asked;
    const since = await readSince(threads, findings, asked);
    locate(threads, since);
    const rules = presentRules(threads, findings, listed);
    const searched = new Set(threads.flatMap((thread) => thread.where.kind === 'at' && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_7__ .Is)(thread) ? [] : (rules.get(thread) ?? [])));
    await texts.read([
        ...findings.flatMap((finding) => searched.has((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep)(finding))
            ? [finding, ...(finding.others ?? [])].flatMap(({ at }) => at === undefined ? [] : { commit: head, path: at.path })
            : []),
        ...threads.flatMap(({ where, fingerprint: { commit, path } }) => [
            ...('path' in where && where.kind !== 'at' ? [{ commit: head, path: where.path }] : []),
            ...(where.kind === 'edited' || where.kind === 'deleted' ? [{ commit, path }] : []),
        ]),
    ]);
    matchKnown(threads, findings, { head, since, lines: texts.lines, isBaseline, listed, varying });
    return since;
}
function locate(threads, since) {
    for (const thread of threads) {
        const diff = since.get(thread.fingerprint.commit)?.loose;
        thread.where = whereIs(thread, diff);
        thread.isTouched = diff && isTouched(thread.fingerprint, diff);
    }
}
function isTouched({ path, line }, diff) {
    const { hunks = [], binary = false } = diff.byOldPath.get(path) ?? {};
    return binary || hunks.some((hunk) => line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .HQ)((0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH)(hunk), line, _pair_by_place_js__WEBPACK_IMPORTED_MODULE_11__ .e));
}
function matchKnown(threads, findings, known) {
    locate(threads, known.since);
    findDuplicates(threads, known);
    const rules = presentRules(threads, findings, known.listed);
    const wanted = new Set(rules.values());
    const candidates = findings
        .flatMap((finding) => finding.at && (wanted.has((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep)(finding)) || (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .n9)(finding.scope, known))
        ? new _candidate_js__WEBPACK_IMPORTED_MODULE_8__ .yj(finding, finding.at, known)
        : [])
        .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(a.path, b.path) || a.line - b.line || (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(a.finding.key, b.finding.key));
    const distinct = threads
        .filter(({ duplicateOf, mark }) => duplicateOf === undefined && mark.mark !== 'retired')
        .toSorted(byPlace);
    const [over, alive] = partition(distinct, (thread) => thread.unsure === 'unbound' || isOver(thread));
    const [unsure, sure] = partition(alive, (thread) => thread.unsure !== undefined && thread.unsure !== 'copied');
    for (const some of [sure, unsure]) {
        const free = candidates.filter(({ finding }) => finding.thread === undefined);
        for (const [thread, { by, candidate }] of (0,_pair_js__WEBPACK_IMPORTED_MODULE_10__ .c)(some, free, rules, known)) {
            candidate.finding.thread = thread;
            candidate.finding.matchedBy = by;
        }
    }
    pairElsewhere(sure, candidates, rules, known);
    const paired = new Set(candidates.map(({ finding }) => finding.thread));
    findPerhaps(alive.filter((thread) => !paired.has(thread)), candidates, rules);
    const left = [...alive.filter((thread) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_7__ .Is)(thread) && !paired.has(thread)), ...over];
    for (const [thread, { candidate }] of (0,_pair_js__WEBPACK_IMPORTED_MODULE_10__ .c)(left, candidates, rules, known, 'alike'))
        candidate.finding.resembles = thread;
}
function pairElsewhere(threads, candidates, rules, known) {
    const paired = new Set(candidates.map(({ finding }) => finding.thread));
    const elsewhere = candidates.flatMap(({ finding }) => finding.thread === undefined
        ? (finding.others ?? []).flatMap((other) => other.at === undefined ? [] : { finding, other, row: { ...finding, ...other }, at: other.at })
        : []);
    if (elsewhere.length === 0)
        return;
    const rows = new Map(elsewhere.map((one) => [new _candidate_js__WEBPACK_IMPORTED_MODULE_8__ .yj(one.row, one.at, known), one]));
    const left = threads.filter((thread) => !paired.has(thread));
    for (const [thread, { by, candidate }] of (0,_pair_js__WEBPACK_IMPORTED_MODULE_10__ .c)(left, [...rows.keys()], rules, known)) {
        const one = rows.get(candidate);
        if (one === undefined || one.finding.thread !== undefined)
            continue;
        Object.assign(one.finding, one.other, { thread, matchedBy: by });
    }
}
function findPerhaps(threads, candidates, rules) {
    const lost = threads.filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== '');
    const searched = new Set(lost.map((thread) => rules.get(thread)));
    const left = new Map(candidates
        .filter(({ rule, finding }) => finding.thread === undefined && searched.has(rule))
        .map(({ rule, print, path }) => [`${rule}\n${print.text}`, path]));
    for (const thread of lost) {
        const perhaps = left.get(`${rules.get(thread)}\n${thread.fingerprint.text}`);
        if (thread.where.kind === 'unknown' && perhaps !== undefined)
            thread.where = { ...thread.where, perhaps };
    }
}
function byPlace({ fingerprint: a, comment }, { fingerprint: b, comment: other }) {
    return ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(a.path, b.path) ||
        a.line - b.line ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(a.commit, b.commit) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(a.messages.join(), b.messages.join()) ||
        (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .qy)(comment.id, other.id));
}
function partition(items, holds) {
    return [items.filter(holds), items.filter((item) => !holds(item))];
}
function findDuplicates(threads, known) {
    const rank = ({ unsure, comment }) => `${unsure === 'copied' ? 0 : unsure === undefined ? 1 : unsure === 'signed' ? 2 : 3} ${comment.id}`;
    const standing = new Map();
    const alive = threads.filter(({ mark }) => mark.mark !== 'retired');
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const { tool, category, rule, path, line, commit } = thread.fingerprint;
        const { where } = thread;
        const place = where.kind === 'at' ? ['now', where.path, where.line] : ['then', commit, path, line];
        const key = JSON.stringify([tool, category, rule, ...place]);
        const here = standing.get(key) ?? [];
        standing.set(key, here);
        const isOther = ({ fingerprint: { words } }) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .n9)(thread.fingerprint, known) && (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ .o_)(thread.fingerprint.words, words).length > 0;
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other) && !isOther(other));
        if (winner === undefined)
            here.push(thread);
        else if (thread.unsure !== 'signed' && thread.unsure !== 'copied')
            thread.duplicateOf = winner;
    }
}
function isApart(decided, { fingerprint: { words, level, commit } }) {
    if (isOver(decided))
        return true;
    if (!(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_7__ .Is)(decided))
        return false;
    if (commit !== decided.fingerprint.commit)
        return true;
    return ((0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(level, decided.fingerprint.level) < 0 ||
        (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ .o_)(words, decided.fingerprint.words).length > 0);
}
function isOver({ isResolved, comment, mark }) {
    if (!isResolved)
        return false;
    const isOurs = mark.mark !== 'open' && mark.mark !== 'dismissed';
    return (comment.mayResolve === false && isOurs) || mark.mark === 'over';
}
async function readSince(threads, findings, { git, head, texts }) {
    const linesOf = new Set([
        ...threads.map(({ fingerprint }) => fingerprint.path),
        ...findings.flatMap(({ at }) => at?.path ?? []),
    ]);
    const commits = new Set(threads.map(({ fingerprint }) => fingerprint.commit));
    const presence = commits.size === 0 ? [] : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_3__ .nm)(git, commits);
    const since = new Map();
    for (const [commit, state] of presence) {
        if (state !== 'present')
            continue;
        const loose = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_5__ .i)(git, commit, head, { ignoresSpace: true, linesOf });
        const judged = threads.filter((thread) => thread.fingerprint.commit === commit && (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_7__ .Is)(thread));
        if (judged.length === 0)
            since.set(commit, { loose, exact: loose, lost: new Set() });
        else {
            const exact = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_5__ .i)(git, commit, head, { copies: true, linesOf });
            const lost = await findLost(judged, exact, texts);
            since.set(commit, { loose: withHunksOf(exact, loose), exact, lost });
        }
    }
    return since;
}
async function findLost(judged, exact, texts) {
    const copied = new Set(exact.files.flatMap(({ status, oldPath }) => (status === 'copied' ? (oldPath ?? []) : [])));
    const changed = judged.flatMap(({ fingerprint: { path, line } }) => {
        const change = exact.byOldPath.get(path);
        return change?.newPath === undefined ? [] : [{ path, now: change.newPath, line, change }];
    });
    await texts.read(changed.flatMap(({ path, now }) => [
        { commit: exact.from, path },
        { commit: exact.to, path: now },
    ]));
    const lost = new Set();
    for (const { path, now, line, change } of changed) {
        const sides = [texts.content(exact.from, path), texts.content(exact.to, now)];
        const isUnread = (change.binary || change.hunks.length > 0) &&
            sides.some((side) => side === undefined || (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_4__ .NS)(side) || (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_4__ .$R)(side));
        const [before = [], after = []] = [texts.lines(exact.from, path), texts.lines(exact.to, now)];
        const kept = before.length - change.hunks.reduce((count, { oldLines }) => count + oldLines, 0);
        const isOther = line === 0 && 2 * kept < Math.max(before.length, after.length);
        const isUnclear = change.status === 'renamed' && copied.has(path);
        const rivals = exact.files.filter((file) => file.status === 'copied' && file.oldPath === path && countChanged(file) <= countChanged(change));
        if (rivals.some(({ hunks }) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(hunks, line) !== undefined))
            lost.add(`${path}\n=${line}`);
        if (isUnread || isOther || isUnclear)
            lost.add(`${path}\n${Math.min(line, 1)}`);
    }
    return lost;
}
function countChanged({ hunks }) {
    return hunks.reduce((count, { oldLines, newLines }) => count + oldLines + newLines, 0);
}
function withHunksOf(diff, other) {
    const files = diff.files.map((file) => {
        const found = file.newPath === undefined ? undefined : other.byNewPath.get(file.newPath);
        if (found === undefined)
            return file.newPath === undefined ? file : { ...file, hunks: [] };
        return found.oldPath === file.oldPath ? { ...file, hunks: found.hunks } : file;
    });
    return (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_12__ .FV)(diff.from, diff.to, files);
}
function whereIs({ fingerprint: { path, line }, marker: { now: said } }, diff) {
    if (diff === undefined)
        return { kind: 'unknown', path };
    const home = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(diff, path);
    if (home === undefined)
        return said !== undefined && diff.byNewPath.has(said.path)
            ? { kind: 'edited', path: said.path, line: said.line }
            : { kind: 'deleted' };
    const change = diff.byOldPath.get(path);
    if (line === 0 || change === undefined)
        return { kind: 'at', path: home, line };
    if (change.binary)
        return { kind: 'edited', path: home, line, isUnread: true };
    const now = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(change.hunks, line);
    if (now !== undefined)
        return { kind: 'at', path: home, line: now };
    const { before } = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(change.hunks, line, _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH);
    const near = before && before.newStart + Math.min(line - before.oldStart, Math.max(before.newLines - 1, 0));
    return { kind: 'edited', path: home, line: Math.max(1, near ?? line) };
}
function presentRules(threads, findings, listed) {
    const reported = new Set(findings.map(_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep));
    const claims = new Map();
    for (const finding of findings)
        for (const id of finding.rule.deprecatedIds) {
            const key = (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep)({ scope: finding.scope, rule: { id } });
            const isThere = reported.has(key) || listed?.get((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(finding.scope))?.has(id) === true;
            if (isThere && !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_13__ .oi)(id, finding.rule.id))
                continue;
            const known = claims.get(key) ?? [];
            claims.set(key, known);
            known.push(finding);
        }
    const scopeAndRule = ({ fingerprint: { tool, category, rule } }) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep)({ scope: { tool, category }, rule: { id: rule } });
    const lines = Map.groupBy(findings, ({ at }) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)('', at));
    const standing = new Set(threads.map((thread) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)(scopeAndRule(thread), (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .cA)(thread))));
    const places = new Set(claims.size === 0 ? [] : findings.map((finding) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep)(finding), finding.at)));
    return new Map(threads.map((thread) => {
        const { tool, category, rule, messages } = thread.fingerprint;
        const key = scopeAndRule(thread);
        const there = (0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .cA)(thread);
        const claimed = claims.get(key);
        if (claimed === undefined && !reported.has(key)) {
            const isRenamed = ({ scope, rule: now, results }) => scope.tool === tool &&
                scope.category === category &&
                (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_13__ .jf)(rule, now.id) &&
                (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ .cr)(results).some((one) => messages.includes(one));
            const moved = (lines.get((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)('', there)) ?? []).filter(isRenamed).map(_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep);
            const [heir] = moved.filter((one) => !standing.has((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)(one, there))).toSorted();
            return [thread, heir ?? key];
        }
        if (claimed === undefined || places.has((0,_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .r4)(key, there)))
            return [thread, key];
        const near = claimed.filter(({ at }) => at?.path === there.path);
        const here = near.filter(({ at }) => at?.line === there.line);
        const alike = (here.length > 0 ? here : near).filter(({ results }) => (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_9__ .cr)(results).some((one) => messages.includes(one)));
        const [best] = (alike.length > 0 ? alike : here).map(_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep).toSorted();
        return [thread, best ?? (reported.has(key) ? key : claimed.map(_candidate_js__WEBPACK_IMPORTED_MODULE_8__ .ep).toSorted()[0])];
    }));
}


 }),

 2587:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H: () => ( pairByPlace),
   e: () => ( NEAR_CHANGE)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _text_code_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3044);
 var _threads_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6533);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
 var _align_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(330);
 var _candidate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6170);
 var _carries_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4808);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1284);










const NEAR_CHANGE = 3;
const MOST_DRIFT = 6;
const MOST_APART = MOST_DRIFT + NEAR_CHANGE;
const MOST_FARTHER = 4;
const ENOUGH = 4;
const LONGEST_REGION = 12;
function pairByPlace(pairing) {
    const { known, rules, free, left, pairs } = pairing;
    const said = pairing.candidates.filter(({ finding }) => (0,_candidate_js__WEBPACK_IMPORTED_MODULE_5__ .n9)(finding.scope, known));
    const expected = new Map(pairing.threads
        .filter(({ where, fingerprint }) => where.kind !== 'deleted' && (0,_candidate_js__WEBPACK_IMPORTED_MODULE_5__ .n9)(fingerprint, known))
        .map((thread) => [thread, expectedAt(thread, known)]));
    if (said.length === 0 || expected.size === 0)
        return;
    const places = new Places(pairing, said, expected);
    const { wordsOf } = places;
    const ways = [
        (thread, candidate) => wordsOf(thread, candidate) > 1,
        (thread, candidate) => wordsOf(thread, candidate) > 0,
        (thread, candidate) => candidate.rule === rules.get(thread),
        () => true,
    ];
    for (const isMeant of ways) {
        for (const [key, some] of places.threads) {
            const found = (0,_align_js__WEBPACK_IMPORTED_MODULE_8__ .MM)(some.filter((thread) => free.has(thread)).map((thread) => ({ thread, line: places.lineAt(thread) })), (places.findings.get(key) ?? []).filter((one) => left.has(one)), ({ thread }, candidate) => places.holds(thread, candidate) && isMeant(thread, candidate));
            for (const [{ thread }, candidate] of found)
                pairing.pair('place', thread, candidate);
        }
        places.learn();
    }
    for (const thread of expected.keys()) {
        const { by, candidate } = pairs.get(thread) ?? {};
        if (by !== 'place' || candidate === undefined || !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread) || wordsOf(thread, candidate) > 1)
            continue;
        const near = places
            .besides(thread)
            .filter((one) => free.has(one) && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(one) && places.holds(one, candidate));
        const open = near.find(({ isTouched }) => isTouched !== true);
        const { level } = candidate.finding;
        const isUnclear = wordsOf(thread, candidate) === 0 &&
            near.some((one) => one.isTouched && !one.isResolved && one.fingerprint.level === level);
        if (open === undefined && !isUnclear && !places.isAmbiguous(thread, candidate))
            continue;
        pairs.delete(thread);
        free.add(thread);
        left.add(candidate);
        if (open !== undefined)
            pairing.pair('place', open, candidate);
    }
}
class Places {
    threads;
    findings;
    wordsOf;
    #pairing;
    #expected;
    #near;
    #named;
    #isExact = false;
    constructor(pairing, said, expected) {
        this.#pairing = pairing;
        this.#expected = expected;
        this.threads = Map.groupBy(expected.keys(), (one) => keyOf(one.fingerprint, expected.get(one)?.path));
        this.findings = Map.groupBy(said, ({ finding, path }) => keyOf(finding.scope, path));
        this.#near = new Map([...this.threads.values()].flatMap((some) => some.map((thread) => {
            const isNear = (other) => Math.abs(this.lineAt(other) - this.lineAt(thread)) <= MOST_APART;
            return [thread, new Set(some.filter(isNear))];
        })));
        this.#named = new Set([...expected.keys()].map((thread) => pairing.rules.get(thread)));
        this.wordsOf = findWords([...expected.keys()], said, (thread) => this.#near.get(thread) ?? new Set());
    }
    lineAt(thread) {
        return this.#expected.get(thread)?.line ?? 0;
    }
    besides(thread) {
        return [...(this.#near.get(thread) ?? [])];
    }
    learn() {
        const sure = [...this.#pairing.pairs].flatMap(([thread, { by, candidate }]) => this.#expected.has(thread) && (by === 'git' || this.wordsOf(thread, candidate) > 1)
            ? this.#distance(thread, candidate)
            : []);
        this.#isExact = sure.length >= ENOUGH && sure.every((distance) => distance === 0);
    }
    holds(thread, candidate) {
        const { known, rules } = this.#pairing;
        if (this.#distance(thread, candidate) > MOST_DRIFT || (0,_carries_js__WEBPACK_IMPORTED_MODULE_6__ .XG)(thread, candidate))
            return false;
        if (!(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread) || (0,_carries_js__WEBPACK_IMPORTED_MODULE_6__ .ED)(thread, candidate, known))
            return true;
        if (candidate.rule !== rules.get(thread) && this.#named.has(candidate.rule))
            return false;
        if (!carriesByPlace(thread, candidate, known))
            return false;
        const shared = this.wordsOf(thread, candidate);
        if (shared > 1)
            return true;
        if (candidate.finding.level !== thread.fingerprint.level)
            return false;
        return shared > 0 || this.#isExactlyAt(thread, candidate) || !this.#isAmongNew(thread, candidate);
    }
    isAmbiguous(thread, candidate) {
        const { left, pairs } = this.#pairing;
        if (this.#isExactlyAt(thread, candidate))
            return false;
        if (this.wordsOf(thread, candidate) > 0 && !this.#isAmongNew(thread, candidate))
            return false;
        const { level } = candidate.finding;
        const isLike = (other) => other.finding.level === level && this.#distance(thread, other) <= MOST_DRIFT;
        const others = this.findings.get(keyOf(thread.fingerprint, candidate.path)) ?? [];
        if (others.some((other) => left.has(other) && isLike(other)))
            return true;
        const near = this.besides(thread);
        if (near.some((one) => one !== thread && (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(one)))
            return false;
        return near.some((one) => {
            const other = pairs.get(one)?.candidate;
            if (other === undefined || (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(one) || one.fingerprint.level !== level || !isLike(other))
                return false;
            const now = this.#distance(thread, candidate) + this.#distance(one, other);
            const exchanged = this.#distance(thread, other) + this.#distance(one, candidate);
            return this.wordsOf(one, other) === 0 && exchanged <= now + MOST_FARTHER;
        });
    }
    #distance(thread, candidate) {
        return distanceOf(candidate, this.lineAt(thread));
    }
    #isExactlyAt(thread, candidate) {
        return this.#isExact && this.#distance(thread, candidate) === 0;
    }
    #isAmongNew(thread, candidate) {
        return this.besides(thread).some((one) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(one) && isBesideNew(one, candidate, this.#pairing.known));
    }
}
function keyOf(scope, path) {
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)}\n${path}`;
}
function findWords(threads, candidates, besides) {
    const users = Map.groupBy([
        ...threads.flatMap((by) => by.fingerprint.words.map((word) => ({ word, by }))),
        ...candidates.flatMap((by) => by.said.words.map((word) => ({ word, by }))),
    ], ({ word }) => word);
    return (thread, candidate) => {
        const near = besides(thread);
        return candidate.said.words.filter((word) => thread.fingerprint.words.includes(word) &&
            !(0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_7__ .ei)(word) &&
            users.get(word)?.every(({ by }) => by === candidate || near.has(by))).length;
    };
}
function expectedAt(thread, { head, lines }) {
    const { path, line } = (0,_candidate_js__WEBPACK_IMPORTED_MODULE_5__ .cA)(thread);
    const { text } = thread.fingerprint;
    if (thread.where.kind === 'at' || text === '')
        return { path, line };
    const same = (lines(head, path) ?? []).flatMap((own, index) => (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_3__ .tW)((0,_text_code_js__WEBPACK_IMPORTED_MODULE_9__ .r2)(own)) === text ? index + 1 : []);
    return { path, line: same.length === 1 ? (same[0] ?? line) : line };
}
function distanceOf({ finding: { place }, line: first }, line) {
    if (first === 0 || line === 0)
        return first === line ? 0 : Infinity;
    const length = place.kind === 'lines' ? place.endLine - place.startLine : 0;
    return line >= first && line <= first + length && length < LONGEST_REGION ? 0 : Math.abs(first - line);
}
function carriesByPlace({ fingerprint, where }, { finding, said, path }, known) {
    const since = known.since.get(fingerprint.commit);
    if (since === undefined || (0,_carries_js__WEBPACK_IMPORTED_MODULE_6__ .JD)(fingerprint, since))
        return false;
    if (where.kind !== 'at' || where.path !== path || (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(finding.level, fingerprint.level) < 0)
        return false;
    if (said.messages.length > 1 || fingerprint.messages.length > 1)
        return false;
    const file = since.exact.byOldPath.get(fingerprint.path);
    return (file === undefined || where.line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(file.hunks, fingerprint.line) === where.line);
}
function isBesideNew({ fingerprint: { commit, path } }, { line }, { since }) {
    const exact = since.get(commit)?.exact;
    const hunks = exact?.byOldPath.get(path)?.hunks ?? [];
    return exact === undefined || hunks.some((hunk) => line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .HQ)((0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(hunk), line, NEAR_CHANGE));
}


 }),

 148:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => ( WAYS),
  c: () => ( pairAll)
});

var threads = __webpack_require__(5740);
var match_candidate = __webpack_require__(6170);
var fingerprint = __webpack_require__(1284);
var line_map = __webpack_require__(8508);
var code = __webpack_require__(3044);
var align = __webpack_require__(330);
;

const KEYWORDS = new Set(('abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield').split(' '));
function isName(token) {
    return (0,code.Jg)(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
}
function createTokenizer() {
    const known = new Map();
    const numberOf = (token) => {
        const number = known.get(token) ?? known.size * 2 + Number(!isName(token));
        known.set(token, number);
        return number;
    };
    return (signs) => {
        const numbers = signs.map(numberOf).sort((a, b) => a - b);
        return { numbers, size: weigh(numbers) };
    };
}
function isNumberOfName(number) {
    return number % 2 === 0;
}
function weigh(numbers) {
    return numbers.reduce((sum, number) => sum + (isNumberOfName(number) ? 2 : 1), 0);
}
function joinTokens(a, b) {
    return { numbers: [...a.numbers, ...b.numbers].sort((x, y) => x - y), size: a.size + b.size };
}
function commonOf({ numbers: a }, { numbers: b }) {
    const common = [];
    for (let [here, there] = [0, 0]; here < a.length && there < b.length;) {
        const [one, other] = [a[here], b[there]];
        if (one === other)
            common.push(one);
        if (one <= other)
            here += 1;
        if (other <= one)
            there += 1;
    }
    return common;
}
function weighCommon(a, b) {
    return weigh(commonOf(a, b));
}
function similarity(a, b) {
    const tokenize = createTokenizer();
    return likeness(tokenize((0,code.S$)(a)), tokenize((0,code.S$)(b)));
}
function likeness(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * weighCommon(a, b)) / (a.size + b.size);
}

;




const MOST_BETWEEN = 3;
function followEdits(hunks, before, now) {
    const edits = [];
    for (const hunk of hunks) {
        const { first, end } = (0,line_map.KH)(hunk);
        const edit = edits.at(-1);
        if (edit === undefined || first - edit.end > MOST_BETWEEN)
            edits.push({ first, end, hunks: [hunk] });
        else {
            edit.hunks.push(hunk);
            edit.end = end;
        }
    }
    const editOf = (line) => {
        const edit = edits[(0,align.yz)(edits, line + 1, ({ first }) => first) - 1];
        if (edit === undefined || line >= edit.end)
            return undefined;
        edit.successors ??= findSuccessors(cut(before, edit.hunks.map(line_map.KH)), cut(now, edit.hunks.map(line_map.Bg)));
        return edit.successors;
    };
    return {
        of: (line) => editOf(line)?.of(line) ?? [],
        formatted: (line) => editOf(line)?.formatted(line) ?? [],
    };
}
function cut(lines, spans) {
    const slice = (first, end, hunk) => lines
        .slice(first - 1, end - 1)
        .flatMap((text, at) => (text.trim() === '' ? [] : { line: first + at, text, hunk }));
    return spans.flatMap(({ first, end }, hunk) => [
        ...slice(first, end, hunk),
        ...slice(end, spans[hunk + 1]?.first ?? end, undefined),
    ]);
}
const FEWEST_LANDMARKS = 2;
const TELLING_LENGTH = 8;
function toBlock(path, lines, span) {
    return { path, lines: cut(lines, [span]) };
}
function followMoved(removed, added) {
    const placeOf = indexOnce(added);
    const votes = new Map();
    for (const [text, from] of indexOnce(removed)) {
        const to = placeOf.get(text);
        if (from === undefined || to === undefined)
            continue;
        const targets = votes.get(from.block) ?? new Map();
        votes.set(from.block, targets);
        targets.set(to.block, [...(targets.get(to.block) ?? []), to.line]);
    }
    return new Map([...votes].flatMap(([from, targets]) => {
        const [[to, found] = []] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
        if (to === undefined || found === undefined || found.length < FEWEST_LANDMARKS)
            return [];
        const size = (from.lines.at(-1)?.line ?? 0) - (from.lines[0]?.line ?? 0) + 1;
        const [first, last] = [
            found.reduce((a, b) => Math.min(a, b)) - size,
            found.reduce((a, b) => Math.max(a, b)) + size,
        ];
        const near = to.lines.filter(({ line }) => line >= first && line <= last);
        return [[from, { path: to.path, of: findSuccessors(from.lines, near).of }]];
    }));
}
function indexOnce(blocks) {
    const places = new Map();
    for (const block of blocks)
        for (const { line, text } of block.lines) {
            const said = (0,code.r2)(text);
            if (said.length >= TELLING_LENGTH)
                places.set(said, places.has(said) ? undefined : { block, line });
        }
    return places;
}
function findSuccessors(removed, added) {
    const same = findSame(removed, added);
    let all;
    return {
        of(line) {
            all ??= new Map([
                ...same.successors,
                ...findEdited(removed.filter(({ line, hunk }) => hunk !== undefined && !same.successors.has(line)), added.filter(({ line, hunk }) => hunk !== undefined && !same.taken.has(line)), same.spread),
            ]);
            return all.get(line) ?? [];
        },
        formatted: (line) => same.formatted.get(line) ?? [],
    };
}
const LONGEST_SPAN = 40;
function findSame(removed, added) {
    const [before, now] = [(0,code.lT)(removed), (0,code.lT)(added)];
    const partners = (0,align.YH)(before.signs, now.signs);
    const signs = { lines: before.lines, ranks: partners, others: now.lines.length };
    const wordsNow = indicesOfWords(now.signs);
    const words = onlyWords(signs, indicesOfWords(before.signs), wordsNow);
    const wordsOf = new Map(runsOf(words.lines).map((run) => [run.line, run]));
    const isFromBefore = new Set(partners);
    const foreign = new Set(now.lines.filter((_, index) => !isFromBefore.has(index)));
    const unused = new Map();
    for (const line of now.lines)
        unused.set(line, (unused.get(line) ?? 0) + 1);
    const same = { successors: new Map(), formatted: new Map(), taken: new Set(), spread: new Map() };
    for (const run of runsOf(before.lines)) {
        const said = wordsOf.get(run.line);
        const isWhole = isTogether(signs, run);
        const [side, part] = said === undefined ? [signs, run] : [words, said];
        if (!isTogether(side, part) || !isInPlace(side, part)) {
            const found = said === undefined
                ? []
                : [...words.ranks.subarray(said.start, said.end)].filter((rank) => rank !== -1);
            const [first = 0, last = 0] = [found[0], found.at(-1)].map((rank) => now.lines[wordsNow[rank ?? 0] ?? 0] ?? 0);
            const isHalf = said !== undefined && found.length * 2 >= said.end - said.start;
            if (isHalf && first < last && last - first < LONGEST_SPAN)
                same.spread.set(run.line, { first, last });
            continue;
        }
        const own = [...partners.subarray(run.start, run.end)].flatMap((at) => at === -1 ? [] : now.lines[at]);
        const lines = [...new Set(own)];
        same.successors.set(run.line, lines);
        for (const line of own)
            unused.set(line, (unused.get(line) ?? 0) - 1);
        if (isWhole && !lines.some((line) => foreign.has(line)))
            same.formatted.set(run.line, lines);
    }
    for (const [line, count] of unused)
        if (count === 0)
            same.taken.add(line);
    return same;
}
function runsOf(lines) {
    const runs = [];
    for (const [index, line] of lines.entries()) {
        const run = runs.at(-1);
        if (run?.line === line)
            run.end = index + 1;
        else
            runs.push({ line, start: index, end: index + 1 });
    }
    return runs;
}
function indicesOfWords(signs) {
    return signs.flatMap((sign, index) => ((0,code.Jg)(sign) ? index : []));
}
function onlyWords({ lines, ranks, others }, words, wordsNow) {
    const rankOf = new Int32Array(others).fill(-1);
    for (const [rank, index] of wordsNow.entries())
        rankOf[index] = rank;
    return {
        lines: words.map((index) => lines[index]),
        ranks: Int32Array.from(words, (index) => rankOf[ranks[index] ?? -1] ?? -1),
        others: wordsNow.length,
    };
}
function isTogether({ ranks }, { start, end }) {
    const first = ranks[start] ?? -1;
    return first !== -1 && ranks.subarray(start, end).every((rank, index) => rank === first + index);
}
function isInPlace({ lines, ranks, others }, { start, end }) {
    const [first = -1, last = -1] = [ranks[start], ranks[end - 1]];
    const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
    return follows || (end === lines.length ? last === others - 1 : ranks[end] === last + 1);
}
const LEAST_SIMILARITY = 0.5;
const MOST_COMPARISONS = 40_000;
const FEWEST_RIVALS = 5;
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;
function findEdited(removed, added, spread) {
    const tokenize = createTokenizer();
    const [olds, news] = [toLines(tokenize, removed), toLines(tokenize, added)];
    const changes = [...findChanges(olds, news), ...findSpread(olds, news, spread)].toSorted((a, b) => b.score - a.score || a.crossing - b.crossing || a.offset - b.offset || a.old.line - b.old.line);
    const successors = new Map();
    const taken = new Set();
    for (const { old, added } of changes) {
        const lines = [old, ...added];
        if (lines.some((line) => taken.has(line)))
            continue;
        for (const line of lines)
            taken.add(line);
        successors.set(old.line, added.map(({ line }) => line));
    }
    return successors;
}
function toLines(tokenize, lines) {
    const counts = new Map();
    const subjects = new Map();
    const made = lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        const signs = (0,code.S$)(text);
        const subject = subjectOf(signs);
        subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
        return { ...line, tokens: tokenize(signs), copiesAbove, words: signs.filter(code.Jg).join(' '), subject };
    });
    return made.map((line) => (subjects.get(line.subject) === 1 ? line : { ...line, subject: undefined }));
}
function subjectOf(signs) {
    const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
    const name = signs[at];
    return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
        ? name
        : undefined;
}
function findChanges(olds, news) {
    const width = Math.max(FEWEST_RIVALS, Math.floor(MOST_COMPARISONS / Math.max(olds.length, 1)));
    const rankOf = (row) => Math.floor((row * news.length) / olds.length);
    const startOf = (row) => Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
    const rivalsOf = (row) => news.slice(startOf(row), startOf(row) + width);
    const isAlone = findAlone(olds, news, rivalsOf);
    return olds.flatMap((old, row) => rivalsOf(row).flatMap((now, index) => {
        const isHere = old.hunk === now.hunk;
        const hasSameWords = old.words !== '' && old.words === now.words;
        if (!isHere && !hasSameWords && !isAlone(old, now))
            return [];
        const isSubject = isHere && old.subject !== undefined && old.subject === now.subject;
        const alike = likeness(old.tokens, now.tokens);
        const score = Math.max(alike, isSubject ? LEAST_SIMILARITY : 0);
        const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
        const offset = Math.abs(rankOf(row) - startOf(row) - index);
        return score < LEAST_SIMILARITY ? [] : [{ old, added: [now], score, crossing, offset }];
    }));
}
function findAlone(olds, news, rivalsOf) {
    const isSpread = new Set([...olds, ...news].map(({ hunk }) => hunk)).size > 1;
    if (!isSpread)
        return () => false;
    const best = new Map();
    const meet = (line, other, score) => {
        const known = best.get(line);
        if (known === undefined || score > known.score)
            best.set(line, { other, score, second: known?.score ?? 0 });
        else if (score > known.second)
            known.second = score;
    };
    for (const [row, old] of olds.entries()) {
        for (const now of rivalsOf(row)) {
            const score = likeness(old.tokens, now.tokens);
            if (score < LEAST_ALONE - LEAST_MARGIN)
                continue;
            meet(old, now, score);
            meet(now, old, score);
        }
    }
    const isBest = (line, other) => {
        const known = best.get(line);
        return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
    };
    return (old, now) => isBest(old, now) && isBest(now, old) && commonOf(old.tokens, now.tokens).some(isNumberOfName);
}
function findSpread(olds, news, spread) {
    return olds.flatMap((old) => {
        const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
        const [start, end] = [first, last + 1].map((line) => (0,align.yz)(news, line, (one) => one.line));
        const added = news.slice(start, end);
        if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk))
            return [];
        const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(joinTokens));
        return score < LEAST_SIMILARITY ? [] : [{ old, added, score, crossing: 0, offset: 0 }];
    });
}

;




function pairSuccessors(pairing, by, how, edits) {
    const { free, left, rules, known } = pairing;
    const changed = [...free].filter(({ where }) => where.kind === 'edited');
    const places = new Map(changed.length === 0 ? [] : [...left].map((one) => [(0,match_candidate.r4)(one.rule, one), one]));
    const found = changed.flatMap((thread) => {
        const { fingerprint, where } = thread;
        if (where.kind !== 'edited')
            return [];
        const before = known.lines(fingerprint.commit, fingerprint.path) ?? [];
        const now = known.lines(known.head, where.path) ?? [];
        const key = `${fingerprint.commit}\n${fingerprint.path}`;
        const hunks = known.since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path)?.hunks ?? [];
        const successors = edits.get(key) ?? followEdits(hunks, before, now);
        edits.set(key, successors);
        return successors[how](fingerprint.line).flatMap((line) => {
            const candidate = places.get((0,match_candidate.r4)(rules.get(thread) ?? '', { path: where.path, line }));
            if (candidate === undefined)
                return [];
            const score = similarity(before[fingerprint.line - 1] ?? '', now[line - 1] ?? '');
            return { thread, candidate, score, message: Number((0,match_candidate.tN)(thread, candidate)) };
        });
    });
    found.sort((a, b) => b.message - a.message || b.score - a.score || a.candidate.line - b.candidate.line);
    for (const { thread, candidate } of found)
        if (free.has(thread) && left.has(candidate) && pairing.mayBe(thread, candidate))
            pairing.pair(by, thread, candidate);
}
function pairMoved(pairing) {
    const { free, left, rules, known } = pairing;
    const changed = [...free].filter(({ where }) => where.kind === 'edited' || where.kind === 'deleted');
    const searched = new Set(changed.map((thread) => rules.get(thread)));
    const found = [...left].filter(({ rule }) => searched.has(rule));
    const places = new Map(found.map((one) => [(0,match_candidate.r4)(one.rule, one), one]));
    const paths = new Set(found.map(({ path }) => path));
    for (const [commit, some] of Map.groupBy(changed, ({ fingerprint }) => fingerprint.commit)) {
        const diff = known.since.get(commit)?.loose;
        const blocks = new Map();
        const blockOf = new Map();
        for (const thread of some) {
            const { path, line } = thread.fingerprint;
            const hunk = (0,line_map.fg)(diff?.byOldPath.get(path)?.hunks ?? [], line, line_map.KH).before;
            if (hunk === undefined || line >= (0,line_map.KH)(hunk).end)
                continue;
            const block = blocks.get(hunk) ?? toBlock(path, known.lines(commit, path) ?? [], (0,line_map.KH)(hunk));
            blocks.set(hunk, block);
            blockOf.set(thread, block);
        }
        const added = [...paths].flatMap((path) => (diff?.byNewPath.get(path)?.hunks ?? []).map((hunk) => toBlock(path, known.lines(known.head, path) ?? [], (0,line_map.Bg)(hunk))));
        const follow = followMoved([...blocks.values()], added);
        for (const [thread, block] of blockOf) {
            const { path, of } = follow.get(block) ?? { path: '', of: () => [] };
            const candidate = of(thread.fingerprint.line)
                .flatMap((line) => places.get((0,match_candidate.r4)(rules.get(thread) ?? '', { path, line })) ?? [])
                .find((one) => left.has(one) && (0,match_candidate.tN)(thread, one) && pairing.mayBe(thread, one));
            if (candidate !== undefined)
                pairing.pair('edit', thread, candidate);
        }
    }
}

var names = __webpack_require__(6761);
;


function pairByFingerprint(pairing) {
    const { free, threads, candidates } = pairing;
    const names = new Set([...free].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
    const familyOf = (name) => name.replace(/\/v\d+$/u, '');
    const newer = [];
    for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
        const own = (of) => Object.hasOwn(of, name) ? of[name] : undefined;
        const values = new Map();
        const counts = new Map();
        for (const [{ tool, category }, value] of [
            ...threads.map(({ fingerprint }) => [fingerprint, own(fingerprint.ofTool)]),
            ...candidates.map(({ finding, said }) => [finding.scope, own(said.ofTool)]),
        ]) {
            if (value === undefined)
                continue;
            const scope = JSON.stringify([tool, category]);
            values.set(scope, (values.get(scope) ?? new Set()).add(value));
            counts.set(scope, (counts.get(scope) ?? 0) + 1);
        }
        const isTelling = ({ tool, category }) => {
            const scope = JSON.stringify([tool, category]);
            return (values.get(scope)?.size ?? 0) > 1 || (counts.get(scope) ?? 0) <= 2;
        };
        const judges = newer.filter((other) => familyOf(other) === familyOf(name));
        pairing.ifUnique('fingerprint', 'all', ({ fingerprint }) => (isTelling(fingerprint) ? own(fingerprint.ofTool) : undefined), ({ finding, said }) => (isTelling(finding.scope) ? own(said.ofTool) : undefined), ({ fingerprint }, { said }) => !judges.some((other) => Object.hasOwn(fingerprint.ofTool, other) && Object.hasOwn(said.ofTool, other)));
        newer.push(name);
    }
}
function pairPackages(pairing) {
    const { left, known } = pairing;
    if (![...left].some(({ said }) => said.about !== undefined))
        return;
    const key = (about, path) => about === undefined ? undefined : `${about}\n${path}`;
    pairing.inOrder('package', (thread) => key(thread.fingerprint.about, (0,match_candidate.cA)(thread).path), ({ said, path }) => key(said.about, path));
    pairing.inOrder('package', ({ fingerprint, where }) => where.kind === 'deleted' ? key(fingerprint.about, (0,names.yS)(fingerprint.path)) : undefined, ({ said, path }) => key(said.about, (0,names.yS)(path)), ({ fingerprint }, { path }) => {
        const change = known.since.get(fingerprint.commit)?.loose.byNewPath.get(path);
        return change !== undefined && change.oldPath === undefined;
    });
    pairing.inOrder('package', ({ fingerprint: { about, line }, where }) => about === undefined && line <= 1 && 'path' in where ? where.path : undefined, ({ said, path }) => (said.about === undefined ? undefined : path), match_candidate.tN);
}

var pair_by_place = __webpack_require__(2587);
;





const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
const NEAR = 1;
const SURROUNDINGS = [
    ({ above, below }) => `${above} ${below}`,
    ({ above }) => `above ${above}`,
    ({ below }) => `below ${below}`,
];
function pairByText(pairing) {
    const { free, threads, pairs, rules, known } = pairing;
    const wanted = new Set([...free].flatMap(({ where, fingerprint }) => (where.kind === 'at' ? [] : fingerprint.text)));
    const searched = new Set([...free].flatMap((thread) => (thread.where.kind === 'at' ? [] : rules.get(thread))));
    const textOf = (candidate) => {
        const text = searched.has(candidate.rule) ? candidate.print.text : '';
        return text !== '' && wanted.has(text) ? text : undefined;
    };
    const ofThread = (...parts) => (thread) => {
        const { text } = thread.fingerprint;
        return thread.where.kind === 'at' || text === ''
            ? undefined
            : [text, ...parts.map((of) => of(thread))].join('\n');
    };
    const ofCandidate = (...parts) => (candidate) => {
        const text = textOf(candidate);
        return text === undefined ? undefined : [text, ...parts.map((of) => of(candidate))].join('\n');
    };
    const isNew = (thread, candidate) => (0,match_candidate.zK)(thread, candidate, known);
    const inFile = (home) => {
        const path = (candidate) => candidate.path;
        for (const around of SURROUNDINGS) {
            const keys = [
                ofThread(home, ({ fingerprint }) => around(fingerprint)),
                ofCandidate(path, ({ print }) => around(print)),
            ];
            pairing.ifUnique('surroundings', 'left', ...keys, isNew);
            pairing.inOrder('surroundings', ...keys, isNew, expectLines(pairing, home));
        }
        pairing.ifUnique('message', 'all', ofThread(home, ({ fingerprint }) => fingerprint.messages.join()), ofCandidate(path, ({ said }) => said.messages.join()), isNew);
        const expected = expectLines(pairing, home);
        const isNear = (thread, candidate) => Math.abs(expected(thread) - candidate.line) <= NEAR &&
            isNew(thread, candidate) &&
            (0,match_candidate.tN)(thread, candidate);
        pairing.inOrder('message', ofThread(home), ofCandidate(path), isNear, expected);
    };
    const made = pairs.size;
    inFile((thread) => (0,match_candidate.cA)(thread).path);
    let moved = findMovedFiles(pairing);
    const isElsewhere = (thread, candidate) => {
        const target = moved(thread);
        const text = known.lines(known.head, candidate.path)?.[candidate.line - 1] ?? '';
        return ((target ?? candidate.path) === candidate.path &&
            isNew(thread, candidate) &&
            (target !== undefined || !IMPORT.test(text)));
    };
    for (const around of SURROUNDINGS) {
        pairing.ifUnique('other-file', 'all', ofThread(({ fingerprint }) => around(fingerprint)), ofCandidate(({ print }) => around(print)), isElsewhere);
        moved = findMovedFiles(pairing);
    }
    const homes = new Set(threads.map((thread) => (0,match_candidate.cA)(thread).path));
    for (const around of [...SURROUNDINGS, () => '']) {
        const [ofOne, ofOther] = [
            ofThread(({ fingerprint }) => around(fingerprint)),
            ofCandidate(({ print }) => around(print)),
        ];
        pairing.ifUnique('other-file', 'left', (thread) => (isGone(thread, known) ? ofOne(thread) : undefined), (candidate) => (homes.has(candidate.path) ? undefined : ofOther(candidate)), isElsewhere);
        moved = findMovedFiles(pairing);
    }
    if (pairs.size > made)
        inFile((thread) => moved(thread) ?? (0,match_candidate.cA)(thread).path);
    pairing.ifUnique('other-file', 'all', ofThread(), ofCandidate(), isElsewhere);
}
function expectLines(pairing, home) {
    const landmarksBeside = findLandmarks(pairing, home);
    const expect = (thread) => {
        const { line } = thread.fingerprint;
        const [above, below] = landmarksBeside(thread);
        const nearest = below === undefined || (above && line - above.old <= below.old - line) ? above : below;
        return nearest === undefined ? (0,match_candidate.cA)(thread).line : line + nearest.now - nearest.old;
    };
    const expected = new Map();
    return (thread) => {
        const line = expected.get(thread) ?? expect(thread);
        expected.set(thread, line);
        return line;
    };
}
function findLandmarks({ pairs, known }, home) {
    const keyOf = ({ fingerprint: { commit, path, line } }, now) => {
        const hunks = known.since.get(commit)?.loose.byOldPath.get(path)?.hunks ?? [];
        return JSON.stringify([commit, path, now, (0,line_map.fg)(hunks, line, line_map.KH).before?.oldStart]);
    };
    const landmarks = new Map();
    for (const [thread, { candidate }] of pairs) {
        if (thread.where.kind === 'at' || candidate.line === 0)
            continue;
        const key = keyOf(thread, candidate.path);
        const group = landmarks.get(key) ?? [];
        landmarks.set(key, group);
        group.push({ old: thread.fingerprint.line, now: candidate.line });
    }
    for (const group of landmarks.values())
        group.sort((a, b) => a.old - b.old || a.now - b.now);
    return (thread) => {
        const group = landmarks.get(keyOf(thread, home(thread))) ?? [];
        const next = (0,align.yz)(group, thread.fingerprint.line + 1, ({ old }) => old);
        return [group[next - 1], group[next]];
    };
}
function isGone({ where }, known) {
    return (where.kind === 'deleted' ||
        (where.kind === 'unknown' && known.lines(known.head, where.path) === undefined));
}
function findMovedFiles({ pairs, known }) {
    const found = new Map();
    for (const [thread, { candidate }] of pairs) {
        const { path } = thread.fingerprint;
        if (candidate.path === path || !isGone(thread, known))
            continue;
        const counts = found.get(path) ?? new Map();
        found.set(path, counts.set(candidate.path, (counts.get(candidate.path) ?? 0) + 1));
    }
    const targets = new Map([...found].map(([path, counts]) => [
        path,
        [...counts].toSorted(([a, n], [b, m]) => m - n || (0,names.qy)(a, b))[0]?.[0],
    ]));
    return (thread) => (isGone(thread, known) ? targets.get(thread.fingerprint.path) : undefined);
}
function pairInPlace(pairing) {
    const landmarksBeside = findLandmarks(pairing, (thread) => (0,match_candidate.cA)(thread).path);
    pairing.inOrder('edit', (thread) => {
        const { where, fingerprint } = thread;
        if (where.kind !== 'unknown' || fingerprint.text === '')
            return undefined;
        const [above, below] = landmarksBeside(thread);
        const shifts = [above, below].map((near) => near && near.now - near.old);
        const beside = [above, below].flatMap((near) => near !== undefined && Math.abs(near.old - fingerprint.line) === 1 ? near.now - near.old : []);
        const shift = shifts[0] === shifts[1] ? shifts[0] : beside.length === 1 ? beside[0] : undefined;
        return shift === undefined ? undefined : `${where.path}\n${fingerprint.line + shift}`;
    }, ({ path, line }) => `${path}\n${line}`, (thread, candidate) => (0,match_candidate.tN)(thread, candidate) && thread.fingerprint.block === candidate.print.block);
}
function pairBySurroundings(pairing) {
    const { free, rules } = pairing;
    const lost = new Set([...free].filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== ''));
    const searched = new Set([...lost].map((thread) => rules.get(thread)));
    for (const [index, around] of SURROUNDINGS.entries()) {
        const expected = expectLines(pairing, (thread) => (0,match_candidate.cA)(thread).path);
        pairing.ifUnique('edit', 'left', (thread) => (lost.has(thread) ? `${(0,match_candidate.cA)(thread).path}\n${around(thread.fingerprint)}` : undefined), (candidate) => searched.has(candidate.rule) ? `${candidate.path}\n${around(candidate.print)}` : undefined, (thread, candidate) => (0,match_candidate.tN)(thread, candidate) &&
            (index === 0 || Math.abs(expected(thread) - candidate.line) <= fingerprint.Yv));
    }
}

var carries = __webpack_require__(4808);
;



class Pairing {
    pairs = new Map();
    free;
    left;
    threads;
    candidates;
    rules;
    known;
    #isAlike;
    constructor(threads, candidates, rules, known, isAlike) {
        this.threads = threads;
        this.candidates = candidates;
        this.rules = rules;
        this.known = known;
        this.#isAlike = isAlike;
        this.free = new Set(threads);
        this.left = new Set(candidates);
    }
    pair(by, thread, candidate) {
        this.pairs.set(thread, { by, candidate });
        this.free.delete(thread);
        this.left.delete(candidate);
    }
    mayBe(thread, candidate) {
        return !(0,carries.XG)(thread, candidate) && (this.#isAlike || (0,carries.ED)(thread, candidate, this.known));
    }
    inOrder(by, ofThread, ofCandidate, allowed = () => true, expected = (thread) => (0,match_candidate.cA)(thread).line) {
        for (const [some, others] of this.#join(this.free, this.left, ofThread, ofCandidate)) {
            const found = (0,align.MM)(some.map((thread) => ({ thread, line: expected(thread) })), others.map((candidate) => ({ candidate, line: candidate.line })), ({ thread }, { candidate }) => allowed(thread, candidate) && this.mayBe(thread, candidate));
            for (const [{ thread }, { candidate }] of found)
                this.pair(by, thread, candidate);
        }
    }
    ifUnique(by, among, ofThread, ofCandidate, allowed) {
        if (![...this.free].some((thread) => ofThread(thread) !== undefined))
            return;
        const [some, others] = among === 'left' ? [this.free, this.left] : [this.threads, this.candidates];
        for (const [[thread, rival], [candidate, lookAlike]] of this.#join(some, others, ofThread, ofCandidate)) {
            if (thread === undefined || rival !== undefined || candidate === undefined || lookAlike !== undefined)
                continue;
            const areLeft = this.free.has(thread) && this.left.has(candidate);
            if (areLeft && allowed(thread, candidate) && this.mayBe(thread, candidate))
                this.pair(by, thread, candidate);
        }
    }
    #join(threads, candidates, ofThread, ofCandidate) {
        const keyed = (key, rule) => key === undefined ? undefined : `${key}\n${rule}`;
        const groups = Map.groupBy(threads, (thread) => keyed(ofThread(thread), this.rules.get(thread)));
        groups.delete(undefined);
        if (groups.size === 0)
            return [];
        const others = Map.groupBy(candidates, (candidate) => keyed(ofCandidate(candidate), candidate.rule));
        return [...groups].flatMap(([key, some]) => {
            const found = others.get(key);
            return found === undefined ? [] : [[some, found]];
        });
    }
}

;








const WAYS = {
    git: 'by git, same message',
    'git-reworded': 'by git, reworded',
    place: 'by position, reported differently',
    fingerprint: 'same fingerprint of the tool',
    surroundings: 'same text and surroundings',
    message: 'same text and message',
    'other-file': 'same text in another file',
    edit: 'its text was edited',
    only: 'the only one of its rule and message in the file',
    package: 'same advisory and package',
};
function pairAll(threads, candidates, rules, known, mode = 'same') {
    const pairing = new Pairing(threads, candidates, rules, known, mode === 'alike');
    if (threads.length === 0)
        return pairing.pairs;
    pairByGit(pairing, mode);
    if (mode === 'same')
        (0,pair_by_place.H)(pairing);
    pairUncommitted(pairing);
    pairByFingerprint(pairing);
    pairPackages(pairing);
    if ([...pairing.free].some(({ where }) => where.kind !== 'at')) {
        const edits = new Map();
        pairSuccessors(pairing, 'surroundings', 'formatted', edits);
        pairByText(pairing);
        pairSuccessors(pairing, 'edit', 'of', edits);
        pairMoved(pairing);
        pairInPlace(pairing);
        pairBySurroundings(pairing);
    }
    if (pairing.free.size > 0)
        pairCounts(pairing);
    return pairing.pairs;
}
function pairByGit(pairing, mode) {
    const ofCandidate = ({ path, line }) => `${path}\n${line}`;
    for (const isMeant of [threads.Is, () => true]) {
        const ofThread = (thread) => thread.where.kind === 'at' && isMeant(thread)
            ? `${thread.where.path}\n${thread.where.line}`
            : undefined;
        pairing.inOrder('git', ofThread, ofCandidate, match_candidate.tN);
        const isStable = ({ fingerprint }) => mode === 'alike' || !(0,match_candidate.n9)(fingerprint, pairing.known);
        pairing.inOrder('git-reworded', ofThread, ofCandidate, isStable);
    }
}
function pairUncommitted(pairing) {
    const { free, left, rules } = pairing;
    for (const candidate of left) {
        const { place } = candidate.finding;
        if (place.kind !== 'lines' || place.replaced === undefined)
            continue;
        const last = candidate.line + place.replaced.last - place.startLine;
        const near = [...free].filter((thread) => {
            const { path, line } = (0,match_candidate.cA)(thread);
            const isThere = thread.where.kind === 'at' && path === candidate.path && line >= candidate.line && line <= last;
            return isThere && rules.get(thread) === candidate.rule && pairing.mayBe(thread, candidate);
        });
        const thread = near.find((one) => (0,match_candidate.tN)(one, candidate)) ?? near[0];
        if (thread !== undefined)
            pairing.pair('edit', thread, candidate);
    }
}
function pairCounts(pairing) {
    const { threads, candidates, rules } = pairing;
    const places = [
        ...threads.map((thread) => [rules.get(thread), (0,match_candidate.cA)(thread).path]),
        ...candidates.map(({ rule, path }) => [rule, path]),
    ];
    const sides = [places.slice(0, threads.length), places.slice(threads.length)];
    const repeating = new Set(sides.flatMap((side) => [...Map.groupBy(side, (place) => place.join('\n')).values()].flatMap(([one, other]) => other && one ? [one[0]] : [])));
    pairing.ifUnique('only', 'all', (thread) => (repeating.has(rules.get(thread)) || isMarkedGone(thread) ? undefined : (0,match_candidate.cA)(thread).path), ({ path }) => path, (thread, candidate) => (0,match_candidate.tN)(thread, candidate) &&
        thread.fingerprint.words.join() === candidate.said.words.join() &&
        candidate.finding.results.some(({ message }) => (0,fingerprint.tQ)(message)));
}
function isMarkedGone({ mark: { mark } }) {
    return mark === 'fixed' || mark === 'gone';
}


 }),

 4094:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   ML: () => ( groupOnLines),
   VQ: () => ( nameGroup),
   d3: () => ( groupTools),
   dz: () => ( missedMembers),
   lS: () => ( membersOf),
   qW: () => ( groupReason)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3785);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2506);
 var _match_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1284);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);






function groupOnLines({ findings, completeness }, actions, selected) {
    const isOpen = ({ thread }) => {
        const kind = thread && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread) ? actions.get(thread)?.kind : undefined;
        return kind === 'keep' || kind === 'reopen';
    };
    const isNew = (finding) => finding.thread === undefined && !finding.suppressed && selected.get(finding) === undefined;
    const varying = findings.filter(({ scope, at }) => at !== undefined && at.line > 0 && completeness.varying.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope)));
    const lines = Map.groupBy(varying, ({ scope, at }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope)}\n${at?.path}\n${at?.line}`);
    for (const here of lines.values()) {
        const added = here.filter(isNew).toSorted(_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .IN);
        const owner = here.find(isOpen) ?? added[0];
        for (const finding of added) {
            if (owner === undefined || finding === owner)
                continue;
            finding.group = owner;
            owner.members.push(finding);
        }
    }
}
function groupTools({ findings, threads, job }, actions, selected) {
    const wants = (finding) => {
        if (finding.suppressed || finding.place.kind !== 'lines')
            return false;
        if (finding.group !== undefined || finding.members.length > 0)
            return false;
        const { thread } = finding;
        if (thread === undefined)
            return selected.get(finding) === undefined;
        return (actions.get(thread)?.kind === 'reopen' &&
            thread.isResolved &&
            thread.mark.mark !== 'open' &&
            thread.mark.mark !== 'dismissed');
    };
    const keyOf = ({ at, rule }) => at === undefined || at.line === 0 ? undefined : (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .ZL)(at.path, at.line, rule.id);
    const groups = Map.groupBy(findings.filter(wants), keyOf);
    const standing = Map.groupBy(threads
        .flatMap((thread) => {
        const action = actions.get(thread);
        const { finding } = action ?? {};
        if (finding !== undefined)
            return finding.suppressed ||
                !finding.inDiff ||
                (action?.kind === 'reopen' && wants(finding)) ||
                (thread.isResolved && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread))
                ? []
                : [{ thread, finding, key: keyOf(finding) }];
        const isOurs = job.name === thread.marker.check || thread.marker.grouped.length > 0;
        const { where } = thread;
        return action?.because === 'unverified' &&
            isOurs &&
            thread.unsure !== 'unbound' &&
            where.kind === 'at' &&
            where.line > 0 &&
            (!thread.isResolved || (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread))
            ? [{ thread, finding: undefined, key: (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .ZL)(where.path, where.line, thread.fingerprint.rule) }]
            : [];
    })
        .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .qy)(a.thread.comment.id, b.thread.comment.id)), ({ key }) => key);
    for (const [key, group] of groups) {
        if (key === undefined)
            continue;
        const left = group.filter((finding) => {
            const by = standing
                .get(key)
                ?.find(({ thread }) => thread.fingerprint.tool !== finding.scope.tool &&
                (!(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread) || (thread.unsure === undefined && isNamed(thread.marker.grouped, finding))));
            if (by === undefined)
                return true;
            finding.group = by.finding ?? by.thread;
            by.finding?.members.push(finding);
            return false;
        });
        const [owner, ...others] = left.toSorted((a, b) => (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .t9)(a.level, b.level) ||
            (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .qy)(a.scope.tool, b.scope.tool) ||
            (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .qy)(a.key, b.key));
        for (const other of others) {
            if (owner === undefined || owner.scope.tool === other.scope.tool)
                continue;
            other.group = owner;
            owner.members.push(other);
        }
    }
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action === undefined || finding.group === undefined)
            continue;
        Object.assign(action, { kind: 'none', because: 'done', reason: groupReason(finding) });
        delete action.mark;
    }
}
function isNamed(grouped, finding) {
    const now = (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ .C5)(finding);
    return grouped.some((one) => nameOf(one) === nameOf(now) &&
        (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .t9)(now.level, one.level) >= 0 &&
        (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ .o_)(now.words, one.words).length === 0);
}
function groupReason({ group }) {
    if (group === undefined)
        return '';
    const thread = 'comment' in group ? group : group.thread;
    const scope = 'comment' in group ? (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(group) : group.scope;
    if (thread === undefined || ('key' in group && thread.isResolved && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread)))
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)} gets the thread for the same problem`;
    const same = `discussion ${thread.id} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)} is about the same problem`;
    return (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Is)(thread) ? `${same}; a person resolved it, and its comment names this` : same;
}
const MOST_MEMBERS = 8;
const LONGEST_NAMES = 150;
function membersOf(findings) {
    return findings
        .map(_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ .C5)
        .filter(({ tool, category, rule, product = '' }) => `${tool}${category}${rule}${product}`.length <= LONGEST_NAMES)
        .toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .qy)(nameOf(a), nameOf(b)))
        .slice(0, MOST_MEMBERS);
}
const nameOf = ({ tool, category, rule }) => JSON.stringify([tool, category, rule]);
function missedMembers(thread, { members }, { completeness }) {
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread));
    if (!completeness.varying.has(key) || thread.isTouched !== false)
        return [];
    const named = thread.marker.grouped.filter((one) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(one) === key);
    const reported = members.filter(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope) === key);
    return named
        .filter(({ rule }) => !reported.some((one) => one.rule.id === rule))
        .slice(0, Math.max(0, named.length - reported.length));
}
function nameGroup(finding, action, analyzed, keepsNumbers) {
    const { findings, completeness } = analyzed;
    const { thread } = finding;
    if (thread === undefined || thread.unsure !== undefined || thread.comment.mine === false)
        return;
    if (action.kind !== 'keep' && action.kind !== 'reopen')
        return;
    const standing = thread.marker.grouped;
    const missed = missedMembers(thread, finding, analyzed);
    const unverified = standing.filter((one) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(one);
        const isKnown = finding.members.some(({ scope, rule }) => nameOf(one) === nameOf({ ...scope, rule: rule.id }));
        const isUnverified = completeness.failures.length > 0 ||
            completeness.unverifiedTools.some(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope) === key) ||
            completeness.unverifiedFiles.some(({ scope, path }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope) === key && path === finding.place.path);
        const isUnchanged = findings.some(({ scope, rule, at, baselineState }) => baselineState === 'unchanged' &&
            (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope) === key &&
            rule.id === one.rule &&
            at?.path === finding.at?.path &&
            at?.line === finding.at?.line);
        return !isKnown && (isUnverified || isUnchanged || missed.includes(one));
    });
    const grouped = [...membersOf(finding.members), ...unverified].toSorted((a, b) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .qy)(nameOf(a), nameOf(b)));
    const path = finding.at?.path ?? finding.place.path;
    const line = finding.at?.line ?? 0;
    const hasMoved = keepsNumbers && line > 0 && line !== thread.marker.stands;
    const isElsewhere = path !== undefined && (path !== thread.marker.fingerprint.path || hasMoved);
    const now = isElsewhere ? { path, line } : null;
    const before = thread.marker.now ?? null;
    const isSamePlace = before?.path === now?.path && before?.line === now?.line;
    const said = ({ tool, category, rule, level, words }) => [tool, category, rule, level, words];
    const isSameGroup = JSON.stringify(grouped.map(said)) === JSON.stringify(standing.map(said));
    if (action.kind === 'reopen')
        Object.assign(action, { grouped, now });
    else if (!isSameGroup || !isSamePlace) {
        const what = isSameGroup ? 'say where it is now' : 'name the other tools';
        Object.assign(action, {
            kind: 'edit',
            grouped,
            now,
            reason: `${action.reason}; its comment will ${what}`,
        });
    }
}


 }),

 7886:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F7: () => ( whyUnsure),
   yF: () => ( planThread)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _match_match_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6662);
 var _match_pair_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(148);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7746);
 var _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3642);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5740);






const all = (...conditions) => (row) => conditions.every((holds) => holds(row));
const not = (condition) => (row) => !condition(row);
const there = ({ finding }) => finding !== undefined;
const unproven = ({ thread: { unsure } }) => unsure === 'signed' || unsure === 'copied';
const unbound = ({ thread: { unsure } }) => unsure === 'unbound';
const editedOrOlder = ({ thread: { unsure } }) => unsure === 'edited' || unsure === 'older';
const resolved = ({ thread }) => thread.isResolved;
const marked = (...marks) => ({ thread }) => marks.includes(thread.mark.mark);
const closedByUs = ({ thread: { mark } }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Ci)(mark.mark) && mark.mark !== 'dismissed';
const byUs = (row) => row.thread.isResolved &&
    (closedByUs(row) ||
        row.thread.mark.mark === 'gone' ||
        (row.thread.mark.mark === 'open' &&
            row.bot !== undefined &&
            row.thread.comment.resolvedById === row.bot));
const byPush = ({ thread: { isResolved, mark, comment } }) => isResolved && mark.mark === 'open' && comment.resolvedByPush === true;
const byPeople = (row) => resolved(row) && !byUs(row) && !byPush(row);
const reopened = (row) => !resolved(row) && closedByUs(row);
const mayNot = ({ thread: { comment, isResolved } }) => comment.mayResolve === false && !isResolved;
const dismissed = ({ thread }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .az)(thread);
const takenBack = ({ thread }) => (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Zb)(thread);
const discussed = ({ thread: { replies } }) => replies.length > 0;
const leave = (because) => () => ({ kind: 'none', because });
const close = (mark) => () => ({ kind: 'resolve', mark });
const dismiss = ({ thread }) => ({
    kind: 'resolve',
    mark: 'dismissed',
    dismissal: thread.statement,
});
const reopen = () => ({ kind: 'reopen', mark: 'open' });
const takeBack = ({ thread }) => ({ ...reopen(), by: thread.statement });
const whyTakenBack = ({ thread: { statement } }) => statement?.says === 'reopen'
    ? `${nameOf(statement.name)} took the dismissal back`
    : 'the reply that dismissed it is gone';
const closing = (when, holds, mark, why) => [
    { when, holds: all(there, holds, byUs), does: leave('done'), reason: why },
    {
        when,
        holds: all(there, holds, resolved),
        does: leave('done'),
        reason: (row) => `${resolvedBy(row.thread)}, and ${why(row)}`,
    },
    { when, holds: all(there, holds, reopened), does: leave('people'), reason: () => REOPENED },
    {
        when,
        holds: all(there, holds, editedOrOlder),
        does: leave('unverified'),
        reason: (row) => `${why(row)}, but ${notToResolve(row.thread)}`,
    },
    { when, holds: all(there, holds), does: close(mark), reason: why },
];
const REOPENED = 'somebody reopened it after a run had resolved it';
const GONE = 'the finding is gone';
const RULES = [
    {
        when: 'it is not certain that the thread is ours',
        holds: unproven,
        does: leave('unverified'),
        reason: ({ thread }) => thread.unsure === 'signed'
            ? 'it is signed, and this run has no signing-key: a run that has the key resolves it once its finding is gone'
            : 'another discussion contains a copy of its comment: delete the copy',
    },
    {
        when: 'another thread is about the same finding',
        holds: ({ winner }) => winner !== undefined,
        does: (row) => editedOrOlder(row) || row.isElsewhere
            ? { kind: 'none', because: 'unverified' }
            : discussed(row)
                ? { ...close('retired')(), winner: row.winner }
                : { kind: 'delete', winner: row.winner },
        reason: (row) => {
            const same = `discussion ${row.winner?.id} is about the same finding`;
            if (row.isElsewhere)
                return `${same}, but this job does not run ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_5__ .Od)(row.thread))}`;
            return editedOrOlder(row)
                ? `${same}, but ${whyUnsure(row.thread)}, so no run may remove it: resolve it by hand`
                : same;
        },
    },
    { when: 'a person dismissed the finding', holds: all(there, dismissed), does: dismiss, reason: decided },
    {
        when: 'the dismissal was taken back',
        holds: all(there, takenBack),
        does: takeBack,
        reason: whyTakenBack,
    },
    ...closing('the finding is ignored by the configuration', ({ finding }) => finding?.ignored === true, 'ignored', () => 'the finding is ignored by .sarif-review.yml'),
    ...closing('the finding is suppressed', ({ finding }) => finding?.suppressed === true, 'suppressed', () => 'the finding is suppressed'),
    ...closing('its file is no longer part of the diff', ({ leftDiff }) => leftDiff !== undefined, 'moved-on', ({ leftDiff }) => `${leftDiff} is no longer part of the diff`),
    {
        when: 'the thread says that its finding is gone, but the finding is back',
        holds: all(there, not(resolved), marked('gone')),
        does: reopen,
        reason: () => 'it was marked as fixed, and the finding is back',
    },
    {
        when: 'the finding was dismissed, and this token cannot resolve threads',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { mark } }) => mark.way === 'said'),
        does: leave('people'),
        reason: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'the finding was dismissed, and somebody reopened the thread',
        holds: all(there, not(resolved), marked('dismissed'), ({ thread: { marker } }) => marker.bound !== undefined),
        does: reopen,
        reason: () => 'somebody reopened it, so the dismissal no longer applies',
    },
    {
        when: 'the thread is open',
        holds: all(there, not(resolved), not(reopened)),
        does: () => ({ kind: 'keep' }),
        reason: samePlace,
    },
    {
        when: 'a run had resolved the thread, but it is open',
        holds: all(there, reopened),
        does: reopen,
        reason: () => 'it is open even though it was marked as resolved, and the finding is still there',
    },
    {
        when: 'a run resolved the thread',
        holds: all(there, byUs),
        does: reopen,
        reason: ({ thread: { mark } }) => `it was ${markedAs(mark.mark)}, but the finding came back`,
    },
    {
        when: 'a push resolved the thread',
        holds: all(there, byPush),
        does: reopen,
        reason: () => 'a push that changed its line resolved it, but the finding is still there',
    },
    {
        when: 'somebody resolved the thread, and somebody else changed its text',
        holds: all(there, ({ thread: { unsure } }) => unsure === 'edited'),
        does: reopen,
        reason: ({ thread }) => `${resolvedBy(thread)}, but ${whyUnsure(thread)}, and the finding is still there`,
    },
    {
        when: 'a person resolved the thread',
        holds: there,
        does: leave('people'),
        reason: ({ thread }) => thread.accepts
            ? resolvedBy(thread)
            : `${resolvedBy(thread)}; accept-resolved does not count for it, since ${thread.unsure === undefined ? 'no key signed it' : whyUnsure(thread)}`,
    },
    {
        when: 'no signature proves that the comment was posted here with this text, and its finding gets a new thread',
        holds: all(unbound, not(resolved), ({ resembled }) => resembled !== undefined),
        does: (row) => (discussed(row) ? close('retired')() : { kind: 'delete' }),
        reason: () => 'its position or its text is not what a run signed, so its finding is posted again',
    },
    {
        when: 'its finding is back, and this token cannot reopen the thread',
        holds: all(({ resembled }) => resembled !== undefined, ({ thread }) => (0,_match_match_js__WEBPACK_IMPORTED_MODULE_1__ .PU)(thread)),
        does: leave('done'),
        reason: () => 'its finding is back, and this token cannot reopen the thread, so the finding is treated as a new one',
    },
    {
        when: 'a run resolved the thread',
        holds: byUs,
        does: leave('done'),
        reason: ({ thread: { mark } }) => `already ${markedAs(mark.mark)}`,
    },
    {
        when: 'a person dismissed a finding in this thread, but the current finding may be a different one',
        holds: all(({ resembled }) => resembled !== undefined, dismissed),
        does: dismiss,
        reason: decided,
    },
    {
        when: 'a person resolved the thread, but the current finding may be a different one',
        holds: ({ resembled }) => resembled !== undefined,
        does: leave('people'),
        reason: () => 'a person resolved it, but the current finding may be a different one',
    },
    {
        when: 'a person dismissed it, and its tool does not report the same in each run',
        holds: all(dismissed, ({ varies }) => varies === true),
        does: dismiss,
        reason: decided,
    },
    {
        when: 'the dismissal was taken back, and its tool does not report the same in each run',
        holds: all(takenBack, resolved, ({ varies }) => varies === true),
        does: takeBack,
        reason: whyTakenBack,
    },
    {
        when: 'a person resolved it, and its tool does not report the same in each run',
        holds: all(byPeople, ({ varies }) => varies === true),
        does: leave('people'),
        reason: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'the logs do not prove that its finding is gone',
        holds: ({ unverified }) => unverified !== undefined,
        does: leave('unverified'),
        reason: ({ unverified = '' }) => unverified,
    },
    {
        when: 'a person resolved the thread, and its file is no longer part of the diff',
        holds: all(byPeople, ({ leftDiff }) => leftDiff !== undefined),
        does: leave('people'),
        reason: ({ thread, leftDiff }) => `${resolvedBy(thread)}, and ${leftDiff} is no longer part of the diff`,
    },
    {
        when: 'a person resolved the thread, and somebody else changed its text',
        holds: all(byPeople, editedOrOlder),
        does: leave('people'),
        reason: ({ thread }) => resolvedBy(thread),
    },
    {
        when: 'somebody else changed the text of the thread',
        holds: all(editedOrOlder, not(reopened)),
        does: leave('unverified'),
        reason: ({ thread }) => `${GONE}, but ${notToResolve(thread)}`,
    },
    {
        when: 'a run had resolved the thread, and somebody reopened it',
        holds: reopened,
        does: leave('people'),
        reason: ({ thread: { replies, mark } }) => `${GONE}, but somebody reopened it${replies.length > mark.replies ? ' and replied' : ''}`,
    },
    {
        when: '`resolve` is `never`',
        holds: ({ resolve }) => resolve === 'never',
        does: leave('policy'),
        reason: () => `${GONE}, but resolve is set to never`,
    },
    {
        when: '`resolve` is `undiscussed`, and a person dismissed the finding',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed, (row) => marked('dismissed')(row) || dismissed(row)),
        does: leave('people'),
        reason: ({ thread }) => `${GONE}; ${resolvedBy(thread)}`,
    },
    {
        when: '`resolve` is `undiscussed`, and somebody replied',
        holds: all(({ resolve }) => resolve === 'undiscussed', discussed),
        does: ({ thread }) => thread.mark.mark === 'gone'
            ? { kind: 'none', because: 'policy' }
            : { kind: 'comment', because: 'policy', mark: 'gone' },
        reason: () => `${GONE}; somebody replied, and resolve is undiscussed`,
    },
    {
        when: 'its finding is gone',
        holds: () => true,
        does: (row) => ({
            ...close('fixed')(),
            ...(row.varies && { varies: true }),
            ...(row.resolve === 'undiscussed' && { undiscussed: true }),
        }),
        reason: ({ thread, varies }) => {
            if (thread.where.kind === 'deleted')
                return 'its file was deleted';
            return varies ? 'it is no longer reported, and its code was changed' : GONE;
        },
    },
];
function planThread(row) {
    const rule = RULES.find(({ holds }) => holds(row));
    return { thread: row.thread, finding: row.finding, ...decide(rule, row) };
}
function decide({ does, reason }, row) {
    const done = { ...does(row), reason: reason(row) };
    if (done.kind !== 'resolve' || done.dismissal !== undefined || !mayNot(row))
        return done;
    const left = {
        ...done,
        because: 'rights',
        reason: `${done.reason}, and this token cannot resolve threads`,
    };
    if (row.thread.mark.mark !== 'gone')
        return { ...left, kind: 'comment' };
    const { mark: _, ...none } = left;
    return { ...none, kind: 'none' };
}
function markedAs(mark) {
    if (mark === 'moved-on')
        return 'marked as no longer part of the change';
    return mark === 'retired'
        ? 'marked as a second thread of its finding'
        : mark === 'gone'
            ? 'fixed'
            : mark === 'open'
                ? 'resolved by a run'
                : mark;
}
function whyUnsure({ unsure }) {
    if (unsure === 'older')
        return 'it is signed with an earlier key';
    if (unsure === 'unbound')
        return 'its position or its text is not what a run signed';
    return 'somebody else has changed its comment';
}
const notToResolve = (thread) => `${whyUnsure(thread)}, so no run may resolve it: resolve it by hand`;
function decided({ thread: { statement } }) {
    return statement === undefined ? '' : describeDismissal(statement);
}
function describeDismissal({ name, says, reason }) {
    return `${nameOf(name)} replied "${says}": ${reason}`;
}
function resolvedBy({ comment, mark: { mark, dismissal }, statement }) {
    if (mark === 'dismissed' && dismissal !== undefined)
        return describeDismissal(dismissal);
    if (statement !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .kq)(statement) && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .a)(statement, dismissal))
        return describeDismissal(statement);
    return `${nameOf(comment.resolvedBy)} resolved it`;
}
function nameOf(name) {
    return name === undefined ? 'a person' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .TN)(name), _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_4__ .B6);
}
function samePlace({ thread: { fingerprint }, finding }) {
    if (finding === undefined)
        return '';
    const way = _match_pair_js__WEBPACK_IMPORTED_MODULE_2__ .d[finding.matchedBy ?? 'git'];
    if ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ ._k)(finding.place))
        return `its line differs from the commit, ${way}`;
    const { path, line } = finding.at ?? fingerprint;
    if (path !== fingerprint.path)
        return `moved from ${fingerprint.path}${fingerprint.line === 0 ? '' : `:${fingerprint.line}`}, ${way}`;
    return line === fingerprint.line
        ? `same line, ${way}`
        : `moved from line ${fingerprint.line} to line ${line}, ${way}`;
}


 }),

 7283:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ie: () => ( SHOWN_ACTIONS),
   Iu: () => ( toOutputs),
   QV: () => ( isSaid),
   Qq: () => ( accountingLine),
   Z_: () => ( countThreads),
   aD: () => ( countResults),
   sE: () => ( shownAs)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3891);


function countResults(results) {
    const counts = Object.fromEntries(_run_result_js__WEBPACK_IMPORTED_MODULE_1__ .Rg.map((disposition) => [disposition, 0]));
    for (const { disposition } of results)
        counts[disposition] += 1;
    return { ...counts, all: results.length };
}
const SHOWN_ACTIONS = ['post', 'reopen', 'resolve', 'remove-duplicate', 'keep', 'leave'];
function shownAs({ kind, winner }) {
    if (kind === 'edit')
        return 'keep';
    if (kind === 'comment' || kind === 'none')
        return 'leave';
    if (kind !== 'resolve' && kind !== 'delete')
        return kind;
    return winner === undefined ? 'resolve' : 'remove-duplicate';
}
function countThreads(actions, outcomes, mode) {
    const shown = Object.groupBy(actions, shownAs);
    const count = (kind) => (shown[kind] ?? []).filter((action) => !isMarkAlone(action) && (mode === 'planned' || outcomes.get(action)?.kind === 'done')).length;
    return {
        posted: count('post'),
        kept: shown.keep?.length ?? 0,
        resolved: count('resolve'),
        said: actions.filter((action) => isSaid(action, outcomes.get(action))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedActions: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
function isSaid({ because }, outcome) {
    return outcome?.kind === 'said' || because === 'rights';
}
function isMarkAlone({ dismissal, thread }) {
    return dismissal !== undefined && thread?.isResolved === true && thread.mark.mark === 'open';
}
function accountingLine(results, threads) {
    const read = results === undefined ? 'no log was read' : sumOf(results, threads);
    return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
function sumOf(results, threads) {
    const parts = _run_result_js__WEBPACK_IMPORTED_MODULE_1__ .Rg.filter((disposition) => results[disposition] > 0).map((disposition) => {
        const sum = `${results[disposition]} ${disposition}`;
        const isShared = disposition === 'posted' && results.posted !== threads.posted && threads.posted > 0;
        return isShared ? `${sum} in ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(threads.posted, 'thread')}` : sum;
    });
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(results.all, 'result')}${sum}`;
}
const OUTPUT_NAMES = [
    'conclusion',
    'results',
    'posted',
    'kept',
    'resolved',
    'reopened',
    'failed-actions',
    'suppressed',
    'filtered',
    'not-on-the-diff',
    'over-limit',
    'report',
];
function toOutputs(run, report = '') {
    const { conclusion, resultCounts, threadCounts } = run;
    const counts = { ...resultCounts, ...threadCounts };
    const values = {
        ...counts,
        results: resultCounts.all,
        'failed-actions': threadCounts.failedActions,
        conclusion,
        report,
    };
    return Object.fromEntries(OUTPUT_NAMES.map((name) => [name, String(values[name])]));
}


 }),

 9915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R: () => ( describeUnresolved),
   s: () => ( describeListing)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7283);



const MOST_NAMED = 10;
function describeListing({ threads, forged, lookAlikes, copies, summaries }, keyring) {
    const [{ keyless, withheld }] = keyring;
    const edited = threads.filter(({ unsure }) => unsure === 'edited');
    const places = edited.map(({ fingerprint: { path, line } }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line === 0 ? path : `${path}:${line}`));
    const authors = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)([...new Set(lookAlikes)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN), MOST_NAMED);
    const signed = threads.filter(({ unsure }) => unsure === 'signed').length;
    const isShared = threads.some(({ comment, unsure, accepts }) => comment.shared && unsure === undefined && !accepts);
    const older = threads.filter(({ unsure, isOlder, isResolved }) => (unsure === 'older' || isOlder) && !isResolved);
    const olderSummaries = summaries.filter(({ isSure }) => !isSure).map(({ comment }) => comment.id);
    const hasOlder = keyring.some((keys) => keys.older);
    const all = [
        [
            signed > 0,
            `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(signed, 'thread')} of ours signed by a key that this run does not have, and left: runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`,
        ],
        [
            isShared && keyless === true,
            `every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no dismissal in its threads lets the check pass: ${withheld
                ? 'this run gets no secrets, so where a dismissal has to count, propose the change from a branch of the repository itself'
                : 'make a secret, for example with openssl rand -hex 32, and give it as signing-key'}`,
        ],
        [
            forged > 0,
            `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(forged, 'comment')} with a marker that no key of this run signed, which does not count: ${keyless
                ? 'if there was a signing-key, give it again'
                : 'if signing-key or client-secret was changed, and not because it leaked, give the old one on a line below the present signing-key'}`,
        ],
        [
            lookAlikes.length > 0,
            `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(lookAlikes.length, 'comment')} like ours, but written by ${authors}, which does not count: if that was this job, resolve the threads with its old token by the command clean`,
        ],
        [
            edited.length > 0,
            `somebody else has changed our comments at ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)(places, MOST_NAMED)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
        ],
        [
            copies.length > 0,
            `discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`,
        ],
        [hasOlder && older.length === 0, 'no open thread needs an earlier signing-key any more'],
        [
            hasOlder && older.length > 0,
            `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(older.length, 'open thread')} of an earlier signing-key, without which their findings are posted a second time: they are signed with the current key when they are next edited; resolve by hand those that no run resolves once their findings are gone`,
        ],
        [
            hasOlder && olderSummaries.length > 0,
            `comments ${olderSummaries.join(', ')} were signed with an earlier signing-key, and no run deletes them: delete them by hand`,
        ],
    ];
    return all.flatMap(([isTold, sentence]) => (isTold ? sentence : []));
}
function describeUnresolved({ plan, outcomes }, { resolveNeeds, noResolving } = {}) {
    const { length } = (plan?.actions ?? []).filter((action) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(action, outcomes.get(action)));
    if (length === 0)
        return [];
    const why = noResolving ?? 'this token cannot resolve threads';
    const needs = resolveNeeds === undefined || noResolving !== undefined ? '' : `. That needs ${resolveNeeds}`;
    return [`${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(length, 'thread')} done, but open, because ${why}${needs}`];
}


 }),

 8329:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   jR: () => ( withKeys),
   jz: () => ( tryWithoutRights)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7911);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(579);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);




function withOperations(service, operations) {
    return Object.defineProperties({}, {
        ...Object.getOwnPropertyDescriptors(service),
        ...Object.getOwnPropertyDescriptors(operations),
    });
}
function aroundWrites(service, around) {
    const one = async (sent, send) => (0,_services_port_js__WEBPACK_IMPORTED_MODULE_3__ .aK)(await around(sent, async () => [await send()]));
    const bodies = (items) => items.map(({ body }) => body);
    return withOperations(service, {
        postInline: (posts, heading) => around(bodies(posts), () => service.postInline(posts, heading)),
        postTopLevel: (body) => one([body], () => service.postTopLevel(body)),
        reply: (discussionId, body) => one([body], () => service.reply(discussionId, body)),
        edit: (edits) => around(bodies(edits), () => service.edit(edits)),
        setResolved: (changes) => around([], () => service.setResolved(changes)),
        deleteComment: (commentId) => one([], () => service.deleteComment(commentId)),
        putCheck: (check) => one([], () => service.putCheck(check)),
    });
}
function tryWithoutRights(service, why) {
    let isFirst = true;
    const tried = aroundWrites(service, async (_, send) => {
        const outcomes = await send();
        const [first] = outcomes;
        if (isFirst && first?.kind === 'no-effect' && first.refusal === 'forbidden')
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why);
        isFirst = false;
        return outcomes;
    });
    return withOperations(tried, {
        readChange: () => service.readChange().catch((error) => {
            throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .RQ ? new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl(why) : error;
        }),
    });
}
const KEY_ENCODINGS = ['hex', 'base64'];
function withKeys(service, secrets, host, secretsOfCi = 'given') {
    const keyring = (0,_inputs_reviewed_js__WEBPACK_IMPORTED_MODULE_1__ .n)(secrets, secretsOfCi);
    for (const { signing } of keyring) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(signing.toString(encoding));
    }
    const [{ keyless }] = keyring;
    return { keyring, service: keyless ? withKeptTexts(service) : withSharedAccount(service) };
}
function withSharedAccount(service) {
    if (!service.can.edits)
        return service;
    const toShared = (comment) => ({ ...comment, shared: true });
    return withOperations(service, {
        listComments: async (anew) => (await service.listComments(anew)).map(toShared),
        postInline: async (posts, heading) => (await service.postInline(posts, heading)).map((outcome) => outcome.kind === 'done' ? { ...outcome, value: toShared(outcome.value) } : outcome),
    });
}
function withKeptTexts(service) {
    let changed;
    const check = async (outcome, sent) => {
        if (outcome.kind !== 'done')
            return outcome;
        const { id, body } = outcome.value;
        const isKept = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(body) === (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(sent) || !body.includes(sent.split('\n').at(-1) ?? '');
        if (isKept)
            return outcome;
        const deleted = await service.deleteComment(id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    return aroundWrites(service, async (sent, send) => {
        const refused = changed;
        if (refused !== undefined && sent.length > 0)
            return sent.map(() => refused);
        const outcomes = await send();
        return sent.length === 0
            ? outcomes
            : Promise.all(outcomes.map((outcome, index) => check(outcome, sent[index] ?? '')));
    });
}


 })

};

export const id = 8150;
export const ids = [8150];
export const modules = {

 7043:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DG: () => ( toOffset),
   OL: () => ( renderSuggestions),
   T4: () => ( COLUMN_UNITS)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(492);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2860);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
 var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8930);





const LONGEST_LINE = 1_000;
function toSuggestion(fix, lines) {
    const readings = readFix(fix, lines, '');
    const [first, ...others] = readings.length > 0 ? readings : readFix(fix, lines, '\r');
    const agree = others.every((changes) => JSON.stringify(changes) === JSON.stringify(first));
    return agree && first?.length !== 0 ? first : undefined;
}
function readFix(fix, lines, lineEnd) {
    return COLUMN_UNITS.flatMap((unit) => {
        const changes = applyFix(fix, lines, unit, lineEnd);
        return changes === undefined ? [] : [changes];
    });
}
function applyFix(fix, lines, unit, lineEnd) {
    const edits = fix.map((replacement) => toEdit(replacement, lines, unit, lineEnd));
    if (!edits.every((edit) => edit !== undefined))
        return undefined;
    const sorted = edits.toSorted((a, b) => a.startLine - b.startLine || a.start - b.start);
    const overlaps = sorted.some((edit, index) => {
        const before = sorted[index - 1];
        return before !== undefined && (before.endLine - edit.startLine || before.end - edit.start) > 0;
    });
    return overlaps ? undefined : groupByLines(sorted).flatMap((group) => toChange(group, lines));
}
function toEdit(replacement, lines, unit, lineEnd) {
    const [startLine, endLine] = [replacement.startLine - 1, replacement.endLine - 1];
    const [first, last] = [lineAt(lines, startLine), lineAt(lines, endLine)];
    if (first === undefined || last === undefined)
        return undefined;
    const { endColumn } = replacement;
    const start = toOffset(first, replacement.startColumn, unit);
    const counted = endColumn === undefined ? last.length : toOffset(last + lineEnd, endColumn, unit);
    const isPast = counted !== undefined && counted > last.length;
    const end = isPast ? last.length : counted;
    const deleted = isPast ? replacement.deleted?.replace(/\r?\n?$/, '') : replacement.deleted;
    if (start === undefined || end === undefined || (startLine === endLine && end < start))
        return undefined;
    const text = [...lines.slice(startLine, endLine), last].join('\n').slice(start);
    const taken = text.slice(0, text.length - (last.length - end));
    if (deleted !== undefined && toLines(deleted).join('\n') !== taken)
        return undefined;
    const inserted = isPast || endColumn === undefined
        ? replacement.inserted.replace(/\r\n$|[\r\n]$/, '')
        : replacement.inserted;
    return { startLine, start, endLine, end, inserted };
}
function lineAt(lines, index) {
    const line = index === lines.length ? '' : lines[index];
    return line === undefined || line.length > LONGEST_LINE ? undefined : line;
}
function groupByLines(edits) {
    const groups = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const edit of edits) {
        if (edit.startLine > end + 1)
            groups.push([]);
        groups.at(-1)?.push(edit);
        end = Math.max(end, edit.endLine);
    }
    return groups;
}
function toChange(edits, lines) {
    const [first, last] = [edits[0], edits.at(-1)];
    if (first === undefined || last === undefined)
        return [];
    let text = '';
    let [line, offset] = [first.startLine, 0];
    for (const edit of edits) {
        text += textBetween(lines, line, offset, edit.startLine, edit.start) + edit.inserted;
        [line, offset] = [edit.endLine, edit.end];
    }
    text += (lines[line] ?? '').slice(offset);
    const before = Array.from({ length: last.endLine - first.startLine + 1 }, (_, i) => lines[first.startLine + i] ?? '');
    return trim(first.startLine, before, toLines(text), lines.length);
}
function textBetween(lines, line, offset, endLine, end) {
    const between = [...lines.slice(line, endLine), (lines[endLine] ?? '').slice(0, end)];
    return between.join('\n').slice(offset);
}
function trim(start, before, after, count) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail))
        tail += 1;
    const removed = before.slice(head, Math.min(before.length - tail, count - start));
    const added = after.slice(head, after.length - tail);
    return removed.length + added.length === 0 ? [] : [{ line: start + head + 1, removed, added }];
}
function toLines(text) {
    return text.split(/\r\n|\n|\r/);
}
const MOST_LINES = 30;
const HIDDEN = '***';
const MOST_SUGGESTIONS = 3;
function renderSuggestions(results, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = results.flatMap((result) => {
        const { fixes = [] } = result;
        const secret = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_4__ .rQ)(result);
        const show = secret ? _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .To : (line) => line;
        const suggestions = fixes.flatMap((fix) => {
            const changes = toSuggestion(fix, lines);
            return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
        });
        return suggestions
            .slice(0, 1)
            .map((changes) => (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
            renderChanges(changes, at.first, show));
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `${_words_js__WEBPACK_IMPORTED_MODULE_3__ .Ac.fix}\n\n${block}`);
}
function countLines(changes) {
    return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}
function renderOneClick(changes, at, lines, { name, around = 0, redact = (text) => text }) {
    if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0))
        return undefined;
    const [from, to] = around === 0 ? [at.first, at.last] : [at.last, at.last];
    const first = Math.min(from, ...changes.map(({ line }) => line));
    const last = Math.max(to, ...changes.map(({ line, removed }) => line + removed.length - 1));
    const [above, below] = [from - first, last - to];
    if (above > around || below > around || last - first >= MOST_LINES || last > lines.length)
        return undefined;
    let next = first;
    const text = [
        ...changes.flatMap(({ line, removed, added }) => {
            const kept = lines.slice(next - 1, line - 1);
            next = line + removed.length;
            return [...kept, ...added];
        }),
    ];
    text.push(...lines.slice(next - 1, last));
    const code = text.join('\n');
    if (code.includes(HIDDEN) || redact(code) !== code)
        return undefined;
    const counted = around === 0 ? name : `${name}:-${above}+${below}`;
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__ .eO)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChanges(changes, at, show) {
    const isHere = changes.length === 1 && changes[0]?.line === at;
    const lines = changes.flatMap(({ line, removed, added }) => [
        ...(isHere ? [] : [_words_js__WEBPACK_IMPORTED_MODULE_3__ .qY.changedLine(line)]),
        ...removed.map((text) => `-${show(text)}`),
        ...added.map((text) => `+${show(text)}`),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ .d6)(lines.join('\n'), 'diff');
}
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'];
function toOffset(line, column, unit) {
    let left = column - 1;
    let offset = 0;
    for (const character of line) {
        if (left <= 0)
            break;
        left -= width(character, unit);
        offset += character.length;
    }
    return left === 0 ? offset : undefined;
}
function width(character, unit) {
    switch (unit) {
        case 'UTF-16 units':
            return character.length;
        case 'code points':
            return 1;
        case 'bytes':
            return Buffer.byteLength(character);
    }
}


 }),

 9850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AJ: () => ( openWorkingTree),
   Fp: () => ( hasHash),
   o6: () => ( readWorkingFile)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1583);
 var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4902);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8825);






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
    if (blob === undefined || content === undefined)
        return undefined;
    if ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .Go)(content) && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .kt)(content) === undefined && !(0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .Go)(blob))
        return undefined;
    const [before, after] = [(0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .P_)(blob).map(collapseId), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .P_)(content).map(collapseId)];
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

 249:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   i: () => ( WITHHELD),
   n: () => ( toExcerpt)
 });
 var _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7043);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);



const AROUND = 2;
const MOST_LINES = 6;
const LONGEST_LINE = 320;
const BEFORE_MARK = 80;
const CUT = '\u2026';
const WITHHELD = '(not shown: a finding about a secret is on this line)';
function toExcerpt(lines, region, withheld) {
    const { startLine } = region;
    if (startLine < 1 || startLine > lines.length)
        return undefined;
    const endLine = Math.min(Math.max(region.endLine, startLine), lines.length);
    const lastShown = Math.min(endLine, startLine + MOST_LINES - 1);
    const more = endLine - lastShown;
    const first = Math.max(1, startLine - AROUND);
    const last = more > 0 ? lastShown : Math.min(lines.length, lastShown + AROUND);
    const shown = Array.from({ length: last - first + 1 }, (_, index) => {
        const number = first + index;
        const isOfFinding = number >= startLine && number <= endLine;
        const text = lines[number - 1] ?? '';
        return {
            number,
            role: isOfFinding ? 'finding' : 'around',
            ...(withheld.isSecret(number)
                ? { text: WITHHELD }
                : toShown(text, number === startLine ? toMark(text, { ...region, endLine }) : undefined, withheld)),
        };
    });
    return { lines: shown, more };
}
function toMark(text, { startLine, endLine, column, endColumn }) {
    if (column === undefined)
        return undefined;
    const end = text.trimEnd().length;
    for (const unit of _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .T4) {
        const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, column, unit);
        if (from === undefined)
            continue;
        const isWhole = endLine > startLine || endColumn === 1;
        const to = isWhole
            ? end
            : endColumn === undefined
                ? endOfWord(text, from)
                : (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, endColumn, unit);
        if (to !== undefined && from <= to)
            return { from, to };
    }
    const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ .DG)(text, column, 'UTF-16 units');
    return from === undefined ? undefined : { from, to: text.length };
}
function endOfWord(text, from) {
    const [word = ''] = /^(?:[\p{L}\p{M}\p{N}_$]+|\S)/u.exec(text.slice(from)) ?? [];
    return from + word.length;
}
function toShown(line, marked, { redact }) {
    const safe = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ .kM)(line, redact);
    const mark = safe === line ? marked : undefined;
    const start = safe.length <= LONGEST_LINE ? 0 : atSign(safe, Math.max(0, (mark?.from ?? 0) - BEFORE_MARK));
    const end = atSign(safe, start + LONGEST_LINE);
    const [head, tail] = [start > 0 ? CUT : '', end < safe.length ? CUT : ''];
    const part = (from, to) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .jQ)(safe.slice(from, Math.max(from, to)));
    if (mark === undefined)
        return { text: `${head}${part(start, end)}${tail}`.trimEnd() };
    const before = head + part(start, mark.from);
    const inside = part(mark.from, Math.min(mark.to, end));
    return {
        text: `${before}${inside}${part(mark.to, end)}${tail}`.trimEnd(),
        mark: { from: before.length, to: before.length + inside.length },
    };
}
function atSign(text, at) {
    const code = text.charCodeAt(at);
    return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}


 }),

 5769:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   readExcerpts: () => ( readExcerpts),
   w: () => ( readCode)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(850);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1583);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9850);
 var _logs_find_logs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(440);
 var _document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7187);
 var _excerpt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(249);








const MOST_EXCERPTS = 3_000;
const BATCH = 64;
async function readCode(results, shown, source) {
    const chosen = (0,_document_js__WEBPACK_IMPORTED_MODULE_5__ .ve)(results.filter(({ result }) => shown.has(result) && !(0,_finding_about_js__WEBPACK_IMPORTED_MODULE_7__ .rQ)(result)))
        .flatMap(_document_js__WEBPACK_IMPORTED_MODULE_5__ .md)
        .slice(0, MOST_EXCERPTS);
    const about = results.map(({ result }) => result).filter(_finding_about_js__WEBPACK_IMPORTED_MODULE_7__ .rQ);
    const secret = about.flatMap((result) => toWanted(result) ?? []);
    const onLines = new Set(secret.filter(({ from }) => from === 'commit').map(({ of }) => of));
    const unsure = new Set(about.filter((result) => !onLines.has(result)).map(({ place }) => place.path));
    const withSecret = new Set(about.map(({ place }) => place.path));
    const wanted = chosen
        .flatMap(({ result }) => toWanted(result) ?? [])
        .filter(({ from, path }) => !(from === 'commit' ? unsure : withSecret).has(path));
    const excerpts = await readExcerpts(wanted, secret, source);
    return (result) => excerpts.get(result);
}
async function readExcerpts(wanted, secret, source) {
    const secretLines = new Set(secret.flatMap(linesOf));
    const excerpts = new Map();
    const files = [...Map.groupBy(wanted, ({ path, from }) => `${from}:${path}`).values()];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = await readTexts(batch.map(([first]) => first).filter((one) => one !== undefined), source);
        for (const [index, group] of batch.entries()) {
            const lines = texts[index];
            if (lines === undefined)
                continue;
            for (const { of, path, region, from } of group) {
                const excerpt = (0,_excerpt_js__WEBPACK_IMPORTED_MODULE_6__ .n)(lines, region, {
                    redact: source.redact,
                    isSecret: (line) => secretLines.has(`${from}:${path}:${line}`),
                });
                if (excerpt !== undefined)
                    excerpts.set(of, excerpt);
            }
        }
    }
    return excerpts;
}
function toWanted(result) {
    const { place, column, endColumn } = result;
    if (!('startLine' in place))
        return undefined;
    const { path } = place;
    const columns = { column, endColumn };
    if (!(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ ._k)(place)) {
        const { startLine, endLine } = place;
        return { of: result, path, from: 'commit', region: { startLine, endLine, ...columns } };
    }
    const lines = place.endLine - place.startLine;
    const startLine = place.kind === 'lines' ? (place.replaced?.by ?? place.startLine) : place.startLine;
    return {
        of: result,
        path,
        from: 'working-tree',
        region: { startLine, endLine: startLine + lines, ...columns },
    };
}
const LONGEST_SECRET = 200;
function linesOf({ from, path, region: { startLine, endLine } }) {
    const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
    return Array.from({ length }, (_, index) => `${from}:${path}:${startLine + index}`);
}
async function readTexts(files, { git, head, root }) {
    const committed = files.filter(({ from }) => from === 'commit');
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .ng)(git);
    try {
        await texts.read(committed.map(({ path }) => ({ commit: head, path })));
    }
    catch {
        return files.map(() => undefined);
    }
    return Promise.all(files.map(({ path, from }) => from === 'commit' ? texts.lines(head, path) : readUncommitted(root, path)));
}
async function readUncommitted(root, path) {
    if (root === undefined)
        return undefined;
    try {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path);
        if (!(0,_logs_find_logs_js__WEBPACK_IMPORTED_MODULE_4__ .UO)(name, root) || (await (0,_logs_find_logs_js__WEBPACK_IMPORTED_MODULE_4__ .qS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(name), [root])))
            return undefined;
        const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_3__ .o6)(root, path);
        return content && (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(content);
    }
    catch {
        return undefined;
    }
}


 })

};

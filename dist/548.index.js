export const id = 548;
export const ids = [548];
export const modules = {

/***/ 7043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DG: () => (/* binding */ toOffset),
/* harmony export */   OL: () => (/* binding */ renderSuggestions),
/* harmony export */   T4: () => (/* binding */ COLUMN_UNITS)
/* harmony export */ });
/* unused harmony export toSuggestion */
/* harmony import */ var _finding_about_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(850);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(492);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2860);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8930);





/** A longer line is generated code, which nobody mends by hand. */
const LONGEST_LINE = 1_000;
/**
 * What a fix would do to a file, as whole lines of its real text. Columns of a log are in an unknown unit:
 * every unit is tried, those that do not fit the text (or what the log says to stand there) are out, and the
 * rest must come to the same. Undefined where they do not, or where the fix does not fit or changes nothing.
 * A tool on Windows may count the CR as a part of its line, which the commit need not have; that is tried
 * where nothing fits without it.
 *
 * @param lines the file that the fix was made for, without line ends
 */
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
    // All of them are of the original text (§3.55-57), so none may touch what another takes away.
    const overlaps = sorted.some((edit, index) => {
        const before = sorted[index - 1];
        return before !== undefined && (before.endLine - edit.startLine || before.end - edit.start) > 0;
    });
    return overlaps ? undefined : groupByLines(sorted).flatMap((group) => toChange(group, lines));
}
function toEdit(replacement, lines, unit, lineEnd) {
    const [startLine, endLine] = [replacement.startLine - 1, replacement.endLine - 1];
    // The line after the last is where the text ends.
    const [first, last] = [lineAt(lines, startLine), lineAt(lines, endLine)];
    if (first === undefined || last === undefined)
        return undefined;
    const { endColumn } = replacement;
    const start = toOffset(first, replacement.startColumn, unit);
    const counted = endColumn === undefined ? last.length : toOffset(last + lineEnd, endColumn, unit);
    const isPast = counted !== undefined && counted > last.length;
    const end = isPast ? last.length : counted;
    // The line keeps its end.
    const deleted = isPast ? replacement.deleted?.replace(/\r?\n?$/, '') : replacement.deleted;
    if (start === undefined || end === undefined || (startLine === endLine && end < start))
        return undefined;
    const text = [...lines.slice(startLine, endLine), last].join('\n').slice(start);
    const taken = text.slice(0, text.length - (last.length - end));
    if (deleted !== undefined && toLines(deleted).join('\n') !== taken)
        return undefined;
    // A region without an end column ends before the line break, and tools that give no columns mean whole
    // lines.
    const inserted = isPast || endColumn === undefined
        ? replacement.inserted.replace(/\r\n$|[\r\n]$/, '')
        : replacement.inserted;
    return { startLine, start, endLine, end, inserted };
}
function lineAt(lines, index) {
    const line = index === lines.length ? '' : lines[index];
    return line === undefined || line.length > LONGEST_LINE ? undefined : line;
}
/** Edits that share a line, or stand on neighboring lines, are one change. */
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
/** Leaves out lines that stay as they are at both ends. */
function trim(start, before, after, count) {
    const shorter = Math.min(before.length, after.length);
    let head = 0;
    while (head < shorter && before[head] === after[head])
        head += 1;
    let tail = 0;
    while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail))
        tail += 1;
    // The line after the last is none that could be removed.
    const removed = before.slice(head, Math.min(before.length - tail, count - start));
    const added = after.slice(head, after.length - tail);
    return removed.length + added.length === 0 ? [] : [{ line: start + head + 1, removed, added }];
}
function toLines(text) {
    return text.split(/\r\n|\n|\r/);
}
/** A larger change is no suggestion any more, and belongs into an editor. */
const MOST_LINES = 30;
/** What stands in lines of the head in place of a secret of ours. */
const HIDDEN = '***';
/** Findings of one rule on one line seldom have more; the log has them all. */
const MOST_SUGGESTIONS = 3;
/**
 * The fixes of the findings of a spot as diff blocks, of each finding the first that holds against the real
 * text, each once. Empty where none does. A change of lines that a block for one click may stand for is such
 * a block, where the service has them and shows it as it is.
 *
 * @param at the commented lines, from 1; a change that begins elsewhere than at the first says where
 * @param oneClick which blocks a click takes over, where there are such
 * @param lines the file that the log speaks of, if the head has it too
 */
function renderSuggestions(findings, at, lines, oneClick) {
    if (lines === undefined)
        return [];
    const blocks = findings.flatMap((finding) => {
        const { fixes = [] } = finding;
        // The line that goes holds the very key that the finding is about.
        const secret = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_4__/* .isAboutSecrets */ .r)(finding);
        const show = secret ? _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .cutKeys */ .To : (line) => line;
        const suggestions = fixes.flatMap((fix) => {
            const changes = toSuggestion(fix, lines);
            return changes === undefined || countLines(changes) > MOST_LINES ? [] : [changes];
        });
        return suggestions
            .slice(0, 1)
            .map((changes) => (oneClick !== undefined && !secret ? renderOneClick(changes, at, lines, oneClick) : undefined) ??
            renderChanges(changes, at.first, show));
    });
    return [...new Set(blocks)].slice(0, MOST_SUGGESTIONS).map((block) => `${_words_js__WEBPACK_IMPORTED_MODULE_3__/* .HEADINGS */ .Ac.fix}\n\n${block}`);
}
function countLines(changes) {
    return changes.reduce((sum, { removed, added }) => sum + removed.length + added.length, 0);
}
/**
 * All lines from the first that changes to the last, with the commented ones among them. Undefined where
 * these are more than a block may stand for, where nothing would be left, or where what is shown would be
 * another text, which a click would put into the file: the gate may write it in another way, and a secret of
 * ours is hidden in it.
 */
function renderOneClick(changes, at, lines, { name, around = 0, redact = (text) => text }) {
    // What is only added replaces nothing, and stands before its line.
    if (changes.some(({ removed, added }) => removed.length === 0 || added.length === 0))
        return undefined;
    // What reaches around a line is told from the last one.
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
    // The name comes with the service, and may hold signs that no language has.
    const counted = around === 0 ? name : `${name}:-${above}+${below}`;
    const block = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)(code).replace(/^`+/, (fence) => `${fence}${counted}`);
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown: block }).includes(`\n${code}\n`) ? block : undefined;
}
function renderChanges(changes, at, show) {
    const isHere = changes.length === 1 && changes[0]?.line === at;
    const lines = changes.flatMap(({ line, removed, added }) => [
        ...(isHere ? [] : [_words_js__WEBPACK_IMPORTED_MODULE_3__/* .FACTS */ .qY.changedLine(line)]),
        ...removed.map((text) => `-${show(text)}`),
        ...added.map((text) => `+${show(text)}`),
    ]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeFence */ .d6)(lines.join('\n'), 'diff');
}
/**
 * What tools count columns in. Logs declare it wrongly or not at all (SARIF §3.14.17), so nobody's word is
 * taken for it.
 */
const COLUMN_UNITS = ['UTF-16 units', 'code points', 'bytes'];
/**
 * The offset in a line, in UTF-16 units, at which a column (from 1) begins. Undefined where the line has no
 * such column: beyond the place after its last character, or inside a character.
 */
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


/***/ }),

/***/ 249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ WITHHELD),
/* harmony export */   n: () => (/* binding */ toExcerpt)
/* harmony export */ });
/* harmony import */ var _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7043);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6856);



/** Lines above and below, as compilers show them. */
const AROUND = 2;
/** A finding may be a whole class. */
const MOST_LINES = 6;
/** Characters of a line: of a longer one, such as that of minified code, the part with the mark is shown. */
const LONGEST_LINE = 320;
/** So much of it in front of the mark. */
const BEFORE_MARK = 80;
const CUT = '…';
/** What stands in place of a line with a password or a key. */
const WITHHELD = '(not shown: a finding about a secret is on this line)';
/**
 * The lines of a finding and two around them, as they may be shown. Undefined where the text does not have
 * the line.
 *
 * @param lines the whole file, without line ends
 */
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
/**
 * What is marked of the first line: up to its end where the finding goes on below. Undefined where the log
 * has no column that fits the line.
 */
function toMark(text, { startLine, endLine, column, endColumn }) {
    if (column === undefined)
        return undefined;
    const end = text.trimEnd().length;
    // The unit that a log says it counts in is often wrong: the first one that fits is taken.
    for (const unit of _comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__/* .COLUMN_UNITS */ .T4) {
        const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__/* .toOffset */ .DG)(text, column, unit);
        if (from === undefined)
            continue;
        // An end in the first column of the line below is the end of this one.
        const isWhole = endLine > startLine || endColumn === 1;
        const to = isWhole
            ? end
            : endColumn === undefined
                ? endOfWord(text, from)
                : (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__/* .toOffset */ .DG)(text, endColumn, unit);
        if (to !== undefined && from <= to)
            return { from, to };
    }
    // What ends behind the end of its line, as where the line break is counted, ends with it.
    const from = (0,_comment_suggestion_js__WEBPACK_IMPORTED_MODULE_0__/* .toOffset */ .DG)(text, column, 'UTF-16 units');
    return from === undefined ? undefined : { from, to: text.length };
}
/** A log that has the first column alone mostly means the word that begins there. */
function endOfWord(text, from) {
    const [word = ''] = /^(?:[\p{L}\p{M}\p{N}_$]+|\S)/u.exec(text.slice(from)) ?? [];
    return from + word.length;
}
/** Where something was hidden the columns no longer fit. */
function toShown(line, marked, { redact }) {
    const safe = (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .redactVisible */ .kM)(line, redact);
    const mark = safe === line ? marked : undefined;
    const start = safe.length <= LONGEST_LINE ? 0 : atSign(safe, Math.max(0, (mark?.from ?? 0) - BEFORE_MARK));
    const end = atSign(safe, start + LONGEST_LINE);
    const [head, tail] = [start > 0 ? CUT : '', end < safe.length ? CUT : ''];
    const part = (from, to) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .showInvisible */ .jQ)(safe.slice(from, Math.max(from, to)));
    if (mark === undefined)
        return { text: `${head}${part(start, end)}${tail}`.trimEnd() };
    const before = head + part(start, mark.from);
    const inside = part(mark.from, Math.min(mark.to, end));
    return {
        text: `${before}${inside}${part(mark.to, end)}${tail}`.trimEnd(),
        mark: { from: before.length, to: before.length + inside.length },
    };
}
/** A place of a text that splits no character. */
function atSign(text, at) {
    const code = text.charCodeAt(at);
    return code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}


/***/ }),

/***/ 6548:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readCode: () => (/* binding */ readCode)
/* harmony export */ });
/* unused harmony export readExcerpts */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _finding_about_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(850);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1583);
/* harmony import */ var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9850);
/* harmony import */ var _log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6953);
/* harmony import */ var _plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8146);
/* harmony import */ var _report_excerpt_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(249);








/** Nobody reads more, and a log may have hundreds of thousands. */
const MOST_EXCERPTS = 3_000;
/** Files that are in memory at a time. */
const BATCH = 64;
/** What nobody has to look at comes last. */
const LAST = [
    'absent',
    'crash',
    'passed',
    'other-tool',
    'suppressed',
    'duplicate',
    'moved-on',
    'ignored',
    'existing',
    'covered',
    'filtered',
];
/**
 * Reads the code of findings: from the commit, and for lines that are not committed from the working tree.
 * Findings about passwords and keys have none, and their lines are left out of that of others. Where git does
 * not have a file there is none either: code is a help, and nothing depends on it.
 */
async function readCode(accounts, source) {
    const chosen = accounts
        .filter(({ finding }) => !(0,_finding_about_js__WEBPACK_IMPORTED_MODULE_6__/* .isAboutSecrets */ .r)(finding))
        .toSorted((a, b) => Number(LAST.includes(a.disposition)) - Number(LAST.includes(b.disposition)) ||
        (0,_plan_judge_spots_js__WEBPACK_IMPORTED_MODULE_4__/* .compareRanks */ .dL)(a.finding, b.finding))
        .slice(0, MOST_EXCERPTS);
    const about = accounts.map(({ finding }) => finding).filter(_finding_about_js__WEBPACK_IMPORTED_MODULE_6__/* .isAboutSecrets */ .r);
    const secret = about.flatMap((finding) => toWanted(finding) ?? []);
    // Where nobody knows the line of a secret, any line may be the one.
    const onLines = new Set(secret.filter(({ from }) => from === 'commit').map(({ of }) => of));
    const unsure = new Set(about.filter((finding) => !onLines.has(finding)).map(({ place }) => place.path));
    const withSecret = new Set(about.map(({ place }) => place.path));
    const wanted = chosen
        .flatMap(({ finding }) => toWanted(finding) ?? [])
        // Lines of the working tree have other numbers than those of the commit.
        .filter(({ from, path }) => !(from === 'commit' ? unsure : withSecret).has(path));
    const excerpts = await readExcerpts(wanted, secret, source);
    return (finding) => excerpts.get(finding);
}
/**
 * Reads code, without the lines of `secret`.
 *
 * @param wanted paths may be untrusted text
 */
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
                const excerpt = (0,_report_excerpt_js__WEBPACK_IMPORTED_MODULE_5__/* .toExcerpt */ .n)(lines, region, {
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
function toWanted(finding) {
    const { place, column, endColumn } = finding;
    if (!('startLine' in place))
        return undefined;
    const { path } = place;
    const columns = { column, endColumn };
    if (!(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .isUncommitted */ ._k)(place)) {
        const { startLine, endLine } = place;
        return { of: finding, path, from: 'commit', region: { startLine, endLine, ...columns } };
    }
    const lines = place.endLine - place.startLine;
    const startLine = place.kind === 'lines' ? (place.replaced?.by ?? place.startLine) : place.startLine;
    return {
        of: finding,
        path,
        from: 'working-tree',
        region: { startLine, endLine: startLine + lines, ...columns },
    };
}
/** Most lines of a finding about a secret that are left out elsewhere. */
const LONGEST_SECRET = 200;
function linesOf({ from, path, region: { startLine, endLine } }) {
    const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
    return Array.from({ length }, (_, index) => `${from}:${path}:${startLine + index}`);
}
/** The lines of files, in their order; undefined for each that cannot be had. */
async function readTexts(files, { git, head, root }) {
    const committed = files.filter(({ from }) => from === 'commit');
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .openTexts */ .ng)(git);
    try {
        await texts.read(committed.map(({ path }) => ({ commit: head, path })));
    }
    catch {
        return files.map(() => undefined);
    }
    return Promise.all(files.map(({ path, from }) => from === 'commit' ? texts.lines(head, path) : readUncommitted(root, path)));
}
/** A folder on the way may be a link that leads out of the checkout. */
async function readUncommitted(root, path) {
    if (root === undefined)
        return undefined;
    try {
        const name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, path);
        if (!(0,_log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__/* .isWithin */ .UO)(name, root) || (await (0,_log_find_logs_js__WEBPACK_IMPORTED_MODULE_3__/* .escapesFolders */ .qS)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(name), [root])))
            return undefined;
        const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkingFile */ .o)(root, path);
        return content && (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .toLines */ .P_)(content);
    }
    catch {
        return undefined;
    }
}


/***/ })

};

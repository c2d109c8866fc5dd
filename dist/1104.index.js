export const id = 1104;
export const ids = [1104];
export const modules = {

 1960:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => ( passesFilter),
   p: () => ( toAnchor)
 });
 var _filter_mode_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61491);
 var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);


const MOST_LINES_OF_RANGE = 100;
const CONTEXT_LINES = 3;
const NO_LINES = { readings: [] };
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, offset, reason } = place;
        const isOfDiff = offset !== undefined && path !== undefined && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Fu)(toHead, diff, path);
        return unanchored(reason, cameIn ?? (isOfDiff ? 'added' : 'nofilter'));
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return unanchored(reason, (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Fu)(toHead, diff, place.path) ? 'added' : 'nofilter');
    }
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(toHead, place.path);
    if (mapped.kind === 'gone')
        return differs(mapped.reason);
    const { path } = mapped;
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return unanchored(`${path} is not part of the diff`, 'nofilter');
    const lines = linesOf(place.path) ?? NO_LINES;
    const isNew = cameIn === 'added' || (change.type === 'file' && lines.readings.length === 0);
    const membership = isNew ? 'added' : narrowestOfFile(change);
    const found = place.kind === 'file' ? FIRST_LINE : findLine(lines, place, toHead);
    if (found === undefined)
        return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path} differs`);
    const narrowest = isNew ? 'added' : (found.narrowest ?? membership);
    if (change.type !== 'file')
        return unanchored(`${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .et[change.type]}, not a regular file`, narrowest);
    const isShownAtAll = !change.binary && change.hunks.length > 0 && lines.unshown === undefined;
    const [own] = lines.readings;
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.binary ? (own?.fromBase ?? []) : change.hunks, found.line);
    const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(last !== undefined && { last }),
        ...(found.counted !== found.line && { countedLine: found.counted }),
        ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
    };
    const { last: _, ...ofFile } = anchor;
    const onFile = { kind: 'anchored', anchor: { ...ofFile, wholeFile: true }, narrowest };
    const takesFile = can.ladder.includes('file');
    if (takesFile && (place.kind === 'file' || !isShownAtAll))
        return onFile;
    const obstacle = findObstacle(change, path, found.line, lines);
    if (obstacle !== undefined)
        return unanchored(obstacle, narrowest);
    if (can.lines === 'changed-files' || last !== undefined || isShown(change.hunks, found.line)) {
        return { kind: 'anchored', anchor, narrowest };
    }
    return takesFile ? onFile : unanchored(`line ${found.line} of ${path} is not shown in the diff`, narrowest);
}
const FIRST_LINE = { line: 1, counted: 1 };
function findLine({ readings }, place, toHead) {
    if (readings.length === 0) {
        const atHead = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .sn)(toHead, place.path, place.startLine);
        if (atHead.kind === 'gone')
            return undefined;
        const line = atHead.kind === 'mapped' ? atHead.line : place.startLine;
        return { line, counted: line };
    }
    const found = readings.flatMap((reading) => findIn(reading, place) ?? []);
    const known = _filter_mode_js__WEBPACK_IMPORTED_MODULE_1__ .o.flatMap((mode) => found.filter(({ narrowest }) => narrowest === mode));
    if (known.length > 0)
        return known[0];
    const isBeyond = found.length > 0 && found.every((one) => one.isBeyond);
    return isBeyond && found[0] ? { ...found[0], narrowest: 'added' } : found[0];
}
function findIn({ toHead, fromBase, count, gitLines }, place) {
    const line = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.startLine);
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, counted: line, isBeyond: line > count + 1 };
    const last = place.replaced && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.replaced.last);
    const narrowest = narrowestOfLines(fromBase, line, last ?? line);
    const end = line + place.endLine - place.startLine;
    const isWhole = end <= count && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.endLine) === end && place.replaced === undefined;
    const toGit = (counted) => gitLines?.[counted - 1] ?? counted;
    return {
        line: toGit(line),
        counted: line,
        narrowest,
        ...(isWhole && toGit(end) > toGit(line) && { last: toGit(end) }),
    };
}
function findLast({ hunks, status }, { line, last }) {
    if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last))
        return undefined;
    const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
    const toEnd = (newLine) => {
        const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(hunks, newLine);
        if (oldLine !== undefined)
            return { newLine, oldLine };
        const { before } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(hunks, newLine, _line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg);
        return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH)(before).end };
    };
    return { end: toEnd(last), stands, first: toEnd(line) };
}
function isShownTogether(hunks, first, last) {
    for (let line = first; line <= last; line += 1)
        if (!isShown(hunks, line))
            return false;
    return true;
}
function unanchored(reason, narrowest) {
    return { kind: 'unanchored', reason, narrowest };
}
function differs(reason) {
    return unanchored(`${reason} between the analyzed commit and the head of the diff`, 'nofilter');
}
function findObstacle(change, path, line, { readings: [own], unshown }) {
    if (unshown !== undefined)
        return unshown;
    if (change.binary && own === undefined)
        return `${path} is binary`;
    if (own === undefined)
        return undefined;
    if (own.count === 0)
        return `${path} is empty`;
    if (line > own.count)
        return `line ${line} is past the end of ${path}, which has ${own.count} ${own.count === 1 ? 'line' : 'lines'}`;
    return undefined;
}
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_1__ .o.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
function isShown(hunks, line) {
    const { before, after } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(hunks, line, _line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg);
    return ((before !== undefined && line < (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(after).first - CONTEXT_LINES));
}
function passesFilter(mode, narrowest) {
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_1__ .o.indexOf(narrowest) <= _filter_mode_js__WEBPACK_IMPORTED_MODULE_1__ .o.indexOf(mode);
}


 }),

 20965:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => ( openGit)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);


function openGit(directory, env) {
    let processes = 0;
    const single = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .lD)(directory, env);
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .UL)(directory, env);
    const server = new ObjectServer((args) => {
        processes += 1;
        return start(args);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
            if (answer !== undefined)
                return answer;
            processes += 1;
            return single(args, input, signal);
        },
        processes: () => processes,
        close: () => server.close(),
    };
}
const COMMANDS = new Map([
    ['--batch-check', 'info'],
    ['--batch', 'contents'],
]);
const UNKNOWN_OPTION = 129;
class ObjectServer {
    #start;
    #child;
    #questions = [];
    #isOver = false;
    #header = '';
    #content = 0;
    constructor(start) {
        this.#start = start;
    }
    ask(command, input) {
        if (this.#isOver)
            return Promise.resolve(undefined);
        const names = input.split('\n').slice(0, -1);
        return new Promise((resolve, reject) => {
            this.#put({ command, names, output: [], answered: 0, resolve, reject });
        });
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    #put(question) {
        try {
            const child = this.#child ?? this.#open();
            this.#child = child;
            this.#questions.push(question);
            child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
        }
        catch (error) {
            question.reject(error);
        }
    }
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#header = '';
        this.#content = 0;
        child.stdin.on('error', () => { });
        child.stdout.on('data', (chunk) => this.#read(chunk));
        (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .pJ)(child).then((end) => this.#ended(end), (error) => {
            for (const question of this.#abandon())
                question.reject(error);
        });
        return child;
    }
    #abandon() {
        const questions = this.#questions;
        this.#questions = [];
        this.#child = undefined;
        return questions;
    }
    #ended(end) {
        const [failed, ...others] = this.#abandon();
        if (failed === undefined)
            return;
        if (end.status === UNKNOWN_OPTION) {
            this.#isOver = true;
            for (const question of [failed, ...others])
                question.resolve(undefined);
            return;
        }
        failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
        for (const question of others) {
            if (this.#isOver)
                question.resolve(undefined);
            else
                this.#put({ ...question, output: [], answered: 0 });
        }
    }
    #read(chunk) {
        let start = 0;
        let at = 0;
        while (at < chunk.length) {
            const question = this.#questions[0];
            if (question === undefined)
                return;
            if (this.#content > 0) {
                const read = Math.min(this.#content, chunk.length - at);
                this.#content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    break;
                at = end + 1;
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .RW)(this.#header);
                this.#header = '';
                if (found !== undefined && question.command === 'contents')
                    this.#content = found.size + 1;
            }
            if (this.#content > 0)
                continue;
            question.answered += 1;
            if (question.answered < question.names.length)
                continue;
            this.#questions.shift();
            const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
            question.resolve({ status: 0, stdout, stderr: '' });
            start = at;
        }
        if (start < chunk.length)
            this.#questions[0]?.output.push(chunk.subarray(start));
    }
}


 }),

 82137:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => ( readFileLines)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67334);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41583);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38825);




const BATCH = 64;
const NOTHING = Buffer.alloc(0);
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
    const lines = new Map();
    const unread = [];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .ng)(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
        const comparison = openComparison();
        const pending = batch.map((file) => [file.path, compare(file, texts, comparison.hunksOf)]);
        const hunks = await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .W7)(git, comparison.pairs, 'default');
        for (const [path, finish] of pending) {
            const found = finish?.(hunks);
            if (found === undefined)
                unread.push(path);
            lines.set(path, found ?? { readings: [] });
        }
    }
    return { lines, unread };
}
function toCompared(path, toHead, diff) {
    const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(toHead, path);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (mapped.kind !== 'mapped' || change?.type !== 'file')
        return undefined;
    const isWhole = change.oldPath === undefined || change.status === 'type-changed';
    return {
        path,
        head: { commit: diff.to, path: mapped.path },
        analyzed: toHead.byOldPath.has(path)
            ? { commit: toHead.from, path }
            : { commit: diff.to, path: mapped.path },
        base: isWhole ? undefined : { commit: diff.from, path: change.oldPath },
        toHead: shownHunks(toHead.byOldPath.get(path)),
        fromBase: shownHunks(change),
    };
}
function shownHunks(change) {
    return change?.binary ? undefined : (change?.hunks ?? []);
}
function contentOf(texts, { commit, path }) {
    return texts.content(commit, path);
}
function needsBase(file, texts) {
    if (file.fromBase === undefined)
        return true;
    const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
    return contents.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) || (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .Hy)(contents.map(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)).length > 0;
}
function openComparison() {
    const pairs = [];
    return {
        pairs,
        hunksOf(before, after) {
            if (before === after)
                return () => [];
            const name = String(pairs.length);
            pairs.push({ name, before, after });
            return (hunks) => hunks.get(name) ?? [];
        },
    };
}
function compare(file, texts, hunksOf) {
    const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
    if (head === undefined || analyzed === undefined)
        return undefined;
    if ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .NS)(head)) {
        const unshown = `${file.head.path} is kept by Git LFS`;
        return () => ({ readings: [], unshown });
    }
    const isRead = needsBase(file, texts);
    const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
    if (base === undefined)
        return undefined;
    const sides = [base, analyzed, head];
    const [linesOfBase, linesThen, linesNow] = [(0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(base), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(analyzed), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(head)];
    const shown = sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) ? {} : file;
    const own = {
        count: linesNow.length,
        fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
        toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
    };
    const ways = isRead ? (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .Hy)([linesOfBase, linesThen, linesNow]) : [];
    const others = ways.map((way) => {
        const now = (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .d3)(linesNow, way);
        const countedText = (lines) => (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)((0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .d3)(lines, way).lines);
        return {
            count: now.lines.length,
            gitLines: now.gitLines,
            fromBase: hunksOf(countedText(linesOfBase), (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)(now.lines)),
            toHead: hunksOf(countedText(linesThen), (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)(now.lines)),
        };
    });
    const isHidden = shown.fromBase === undefined && sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .Go);
    const unshown = isHidden ? `${file.head.path} is binary` : undefined;
    return (hunks) => ({
        readings: [own, ...others].map(({ fromBase, toHead, ...rest }) => {
            const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
            return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
        }),
        ...(unshown !== undefined && { unshown }),
    });
}
function plainText(content, sides) {
    return sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) ? (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .D4)(content) : content.toString('latin1');
}


 }),

 28021:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  t: () => ( beginMatching)
});

var compare_texts = __webpack_require__(7895);
var own_thread = __webpack_require__(59079);
var code = __webpack_require__(3044);
var exact_code = __webpack_require__(72956);
var enclosing = __webpack_require__(83752);
var thread_evidence = __webpack_require__(30065);
var wording = __webpack_require__(74458);
;
function lowerBound(sorted, value, of) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const item = sorted[middle];
        if (item !== undefined && of(item) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
const MOST_COMPARISONS = 4_000_000;
const NONE = { worth: 0 };
function align(threads, spots, allowed) {
    const rows = threads.toSorted((a, b) => a.line - b.line);
    const columns = spots.toSorted((a, b) => a.line - b.line);
    const pairWorth = worthOfPair(rows, columns);
    const width = Math.min(columns.length, Math.max(1, Math.floor(MOST_COMPARISONS / Math.max(rows.length, 1))));
    const best = [NONE];
    for (const [row, thread] of rows.entries()) {
        const rank = Math.floor(((row + 1) * columns.length) / rows.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), columns.length - width));
        for (let column = best.length; column <= start + width; column += 1)
            best.push(best[column - 1] ?? NONE);
        let before = best[start] ?? NONE;
        for (let column = start + 1; column <= start + width; column += 1) {
            const without = best[column] ?? NONE;
            const earlier = best[column - 1] ?? NONE;
            const spot = columns[column - 1];
            const worth = before.worth + pairWorth - Math.abs(thread.line - (spot?.line ?? 0));
            let most = earlier.worth > without.worth ? earlier : without;
            if (worth > most.worth && spot !== undefined && allowed(thread, spot))
                most = { worth, pair: [thread, spot], before };
            best[column] = most;
            before = without;
        }
    }
    const pairs = [];
    let chain = best.at(-1);
    for (; chain?.pair !== undefined; chain = chain.before)
        pairs.push(chain.pair);
    return pairs.toReversed();
}
function worthOfPair(rows, columns) {
    const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
    const span = Math.max(...ends) - Math.min(...ends);
    return 1 + span * Math.min(rows.length, columns.length);
}
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
const MARGIN = 0.75;
function alignLines(olds, count) {
    const forward = sweep(olds, count, 1);
    const backward = sweep(olds.toReversed(), count, -1).toReversed();
    const totals = olds.map(({ candidates }, row) => candidates.map(({ score }, index) => (forward[row]?.[index] ?? 0) + (backward[row]?.[index] ?? 0) - score));
    let best = 0;
    for (const row of totals)
        for (const total of row)
            best = Math.max(best, total);
    const aligned = new Map();
    for (const [row, { line, candidates }] of olds.entries()) {
        const good = candidates.filter((_, index) => (totals[row]?.[index] ?? 0) > best - MARGIN);
        const [first, second] = good;
        if (first === undefined)
            continue;
        if (!(totals[row] ?? []).some((total) => total >= best - EQUAL))
            continue;
        aligned.set(line, second === undefined
            ? { kind: 'at', line: first.line }
            : { kind: 'unsure', lines: good.map((candidate) => candidate.line) });
    }
    const sure = new Map(withoutCrossings(aligned));
    for (const { line, isOnce, candidates } of olds) {
        const [only] = candidates;
        if (isOnce && only !== undefined && sure.get(line)?.kind === 'unsure')
            sure.set(line, { kind: 'at', line: only.line });
    }
    return sure;
}
function withoutCrossings(aligned) {
    const sure = [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, now: end.line }] : []));
    const crossing = new Set([...findCrossing(sure, 1), ...findCrossing(sure.toReversed(), -1)]);
    return new Map([...aligned].map(([line, end]) => [
        line,
        end.kind === 'at' && crossing.has(line) ? { kind: 'unsure', lines: [end.line] } : end,
    ]));
}
function findCrossing(sure, direction) {
    let furthest = Number.NEGATIVE_INFINITY;
    return sure.flatMap(({ line, now }) => {
        const isCrossing = now * direction <= furthest;
        furthest = Math.max(furthest, now * direction);
        return isCrossing ? [line] : [];
    });
}
const EQUAL = 1e-6;
function sweep(olds, count, direction) {
    const anyShift = createPrefixMaximum(count);
    const lowest = -Math.max(0, ...[olds.at(0), olds.at(-1)].map((old) => old?.line ?? 0)) - FEW_LINES;
    const worthOf = new Float64Array(count - lowest + FEW_LINES + 1).fill(Number.NEGATIVE_INFINITY);
    const lastOf = new Int32Array(worthOf.length);
    const rank = (line) => (direction === 1 ? line : count + 1 - line);
    return olds.map(({ line, candidates }) => {
        const worth = Float64Array.from(candidates, (candidate) => {
            const at = candidate.line - line - lowest;
            const start = direction === 1 && candidate.line !== line ? -FIRST_SHIFT : 0;
            let before = Math.max(start, worthOf[at] ?? Number.NEGATIVE_INFINITY, anyShift.upTo(rank(candidate.line) - 1) - SHIFT);
            for (let other = at - FEW_LINES; other <= at + FEW_LINES; other += 1) {
                const near = (worthOf[other] ?? Number.NEGATIVE_INFINITY) - SMALL_SHIFT;
                if (near > before && rank(lastOf[other] ?? 0) < rank(candidate.line))
                    before = near;
            }
            return before + candidate.score;
        });
        for (const [index, candidate] of candidates.entries()) {
            const at = candidate.line - line - lowest;
            const value = worth[index] ?? 0;
            anyShift.raise(rank(candidate.line), value);
            if (value < (worthOf[at] ?? 0))
                continue;
            worthOf[at] = value;
            lastOf[at] = candidate.line;
        }
        return worth;
    });
}
function createPrefixMaximum(size) {
    const tree = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
    return {
        upTo(position) {
            let most = Number.NEGATIVE_INFINITY;
            for (let at = position; at > 0; at -= at & -at)
                most = Math.max(most, tree[at] ?? most);
            return most;
        },
        raise(position, value) {
            for (let at = position; at <= size; at += at & -at)
                tree[at] = Math.max(tree[at] ?? value, value);
        },
    };
}

;
const align_signs_MOST_COMPARISONS = 10_000;
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
    alignRange({ a, b, partners }, { start: 0, end: a.length }, { start: 0, end: b.length }, 0);
    return partners;
}
function alignRange(sides, before, now, depth) {
    const { a, b, partners } = sides;
    let [first, second] = [before.start, now.start];
    for (; first < before.end && second < now.end && a[first] === b[second]; first += 1, second += 1)
        partners[first] = second;
    let [end, otherEnd] = [before.end, now.end];
    for (; end > first && otherEnd > second && a[end - 1] === b[otherEnd - 1]; end -= 1, otherEnd -= 1)
        partners[end - 1] = otherEnd - 1;
    if (first === end || second === otherEnd)
        return;
    const [left, right] = [
        { start: first, end },
        { start: second, end: otherEnd },
    ];
    const anchors = depth < DEEPEST ? findAnchors(sides, left, right) : [];
    if (anchors.length === 0) {
        if ((end - first) * (otherEnd - second) <= align_signs_MOST_COMPARISONS)
            alignEach(sides, left, right);
        return;
    }
    let [from, fromNow] = [first, second];
    for (const [index, partner] of [...anchors, [end, otherEnd]]) {
        if (index < end)
            partners[index] = partner;
        alignRange(sides, { start: from, end: index }, { start: fromNow, end: partner }, depth + 1);
        [from, fromNow] = [index + 1, partner + 1];
    }
}
function findAnchors({ a, b }, before, now) {
    const here = findOnce(a, before);
    const there = findOnce(b, now);
    const pairs = [...here].flatMap(([sign, index]) => {
        const partner = there.get(sign);
        return index === -1 || partner === undefined || partner === -1 ? [] : [[index, partner]];
    });
    return longestRise(pairs);
}
function findOnce(signs, { start, end }) {
    const places = new Map();
    for (let index = start; index < end; index += 1) {
        const sign = signs[index] ?? -1;
        places.set(sign, places.has(sign) ? -1 : index);
    }
    return places;
}
function longestRise(pairs) {
    const ends = [];
    const before = new Int32Array(pairs.length).fill(-1);
    for (const [index, [, right]] of pairs.entries()) {
        let [low, high] = [0, ends.length];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < right)
                low = middle + 1;
            else
                high = middle;
        }
        before[index] = ends[low - 1] ?? -1;
        ends[low] = index;
    }
    const rise = [];
    for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1) {
        const pair = pairs[index];
        if (pair !== undefined)
            rise.push(pair);
    }
    return rise.toReversed();
}
function alignEach({ a, b, partners }, before, now) {
    const width = now.end - now.start + 1;
    const most = new Int32Array((before.end - before.start + 1) * width);
    const at = (index, other) => (index - before.start) * width + other - now.start;
    for (let index = before.end - 1; index >= before.start; index -= 1)
        for (let other = now.end - 1; other >= now.start; other -= 1)
            most[at(index, other)] =
                a[index] === b[other]
                    ? (most[at(index + 1, other + 1)] ?? 0) + 1
                    : Math.max(most[at(index + 1, other)] ?? 0, most[at(index, other + 1)] ?? 0);
    let [index, other] = [before.start, now.start];
    while (index < before.end && other < now.end) {
        if (a[index] === b[other]) {
            partners[index] = other;
            index += 1;
            other += 1;
        }
        else if ((most[at(index + 1, other)] ?? 0) >= (most[at(index, other + 1)] ?? 0))
            index += 1;
        else
            other += 1;
    }
}

;


const KEPT = 'kept';
function findSame(removed, added) {
    const [before, now] = [(0,code.lT)(removed), (0,code.lT)(added)];
    const partners = alignSigns(before.map(({ sign }) => sign), now.map(({ sign }) => sign));
    const signs = { signs: before, ranks: partners, others: now.length };
    const words = onlyWords(signs, now);
    const wordsNow = now.filter(({ sign }) => (0,code.Jg)(sign));
    const spread = new Map();
    const wordsOf = new Map(runsOf(words.signs).map((run) => [run.line, run]));
    const isFromBefore = new Set(partners);
    const unknown = new Set(now.flatMap(({ line }, index) => (isFromBefore.has(index) ? [] : [line])));
    const successors = new Map();
    const formatted = new Map();
    const settled = new Set();
    const unused = new Map();
    for (const { line } of now)
        unused.set(line, (unused.get(line) ?? 0) + 1);
    for (const run of runsOf(before)) {
        const isWhole = isTogether(signs, run);
        const said = wordsOf.get(run.line);
        const isSame = said === undefined
            ? isWhole && isInPlace(signs, run)
            : isTogether(words, said) && isInPlace(words, said);
        if (!isSame) {
            const span = said && spanOf(words, said, wordsNow);
            if (span !== undefined)
                spread.set(run.line, span);
            continue;
        }
        const own = partners.subarray(run.start, run.end).filter((partner) => partner !== -1);
        const lines = [...new Set(Array.from(own, (partner) => now[partner]?.line ?? 0))];
        successors.set(run.line, lines);
        for (const partner of own) {
            const target = now[partner]?.line ?? 0;
            unused.set(target, (unused.get(target) ?? 0) - 1);
        }
        if (isWhole && !lines.some((target) => unknown.has(target))) {
            formatted.set(run.line, lines);
            if (isTogether(signs, widen(run, before.length)))
                settled.add(run.line);
        }
    }
    const taken = new Set([...unused].flatMap(([line, count]) => (count === 0 ? [line] : [])));
    return { successors, formatted, settled, taken, spread };
}
const LONGEST_SPAN = 40;
const SETTLING = 12;
function widen({ line, start, end }, length) {
    return { line, start: Math.max(0, start - SETTLING), end: Math.min(length, end + SETTLING) };
}
function runsOf(signs) {
    const runs = [];
    for (const [index, { line }] of signs.entries()) {
        const run = runs.at(-1);
        if (run?.line === line)
            run.end = index + 1;
        else
            runs.push({ line, start: index, end: index + 1 });
    }
    return runs;
}
function onlyWords({ signs, ranks }, others) {
    const rankOf = new Map();
    for (const [index, { sign }] of others.entries())
        if ((0,code.Jg)(sign))
            rankOf.set(index, rankOf.size);
    const words = signs.flatMap(({ sign }, index) => ((0,code.Jg)(sign) ? [index] : []));
    return {
        signs: words.flatMap((index) => signs[index] ?? []),
        ranks: Int32Array.from(words, (index) => rankOf.get(ranks[index] ?? -1) ?? -1),
        others: rankOf.size,
    };
}
function spanOf({ ranks }, { start, end }, now) {
    const found = [...ranks.subarray(start, end)].filter((rank) => rank !== -1);
    if (found.length * 2 < end - start)
        return undefined;
    const [first, last] = [now[found[0] ?? 0]?.line ?? 0, now[found.at(-1) ?? 0]?.line ?? 0];
    return first < last && last - first < LONGEST_SPAN ? { first, last } : undefined;
}
function isTogether({ ranks }, { start, end }) {
    const first = ranks[start] ?? -1;
    if (first === -1)
        return false;
    for (let index = start + 1; index < end; index += 1)
        if (ranks[index] !== first + index - start)
            return false;
    return true;
}
function isInPlace({ signs, ranks, others }, { start, end }) {
    const [first, last] = [ranks[start] ?? -1, ranks[end - 1] ?? -1];
    const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
    const leads = end === signs.length ? last === others - 1 : ranks[end] === last + 1;
    return follows || leads;
}

;



const MAX_COMPARISONS = 40_000;
const LONGEST_RUN = 8;
const LEAST_PART = 0.6;
function findSuccessors(removed, added) {
    const same = findSame(removed, added);
    const successors = new Map(same.successors);
    const olds = toLines(removed.filter(({ line, hunk }) => hunk !== KEPT && !same.successors.has(line)));
    const news = toLines(added.filter(({ line, hunk }) => hunk !== KEPT && !same.taken.has(line)));
    const changes = [...findChanges(olds, news), ...findSpread(olds, news, same.spread)].toSorted((a, b) => b.score - a.score ||
        a.crossing - b.crossing ||
        a.offset - b.offset ||
        (a.removed[0]?.line ?? 0) - (b.removed[0]?.line ?? 0));
    const taken = new Set();
    for (const change of changes) {
        const lines = [...change.removed, ...change.added];
        if (lines.some((line) => taken.has(line)))
            continue;
        for (const line of lines)
            taken.add(line);
        const now = change.added.map(({ line }) => line);
        for (const { line } of change.removed)
            successors.set(line, now);
    }
    return {
        of: (line) => successors.get(line) ?? [],
        formatted: (line) => same.formatted.get(line) ?? [],
        isSettled: (line) => same.settled.has(line),
    };
}
function toLines(lines) {
    const counts = new Map();
    const subjects = new Map();
    const made = lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        const signs = (0,code.S$)(text);
        const subject = subjectOf(signs);
        if (subject !== undefined)
            subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
        return { ...line, tokens: toTokens(signs), copiesAbove, words: signs.filter(code.Jg).join(' '), subject };
    });
    return made.map(({ subject, ...line }) => {
        const isSole = subject !== undefined && subjects.get(subject) === 1;
        return isSole ? { ...line, subject } : line;
    });
}
function subjectOf(signs) {
    const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
    const name = signs[at];
    return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
        ? name
        : undefined;
}
function findChanges(olds, news) {
    const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
    const rankOf = (row) => Math.floor((row * news.length) / olds.length);
    const windowOf = (row) => Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
    const isAlone = findAlone(olds, news, windowOf, width);
    return olds.flatMap((old, row) => {
        const rank = rankOf(row);
        const start = windowOf(row);
        return news.slice(start, start + width).flatMap((now, index) => {
            const column = start + index;
            const common = commonTokens(old.tokens, now.tokens);
            if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now) && !isAlone(old, now)))
                return [];
            const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
            const offset = Math.abs(rank - column);
            const changes = [{ removed: [old], added: [now], score: likeness(old.tokens, now.tokens) }];
            if (old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART) {
                for (const { lines, score } of growRun(old, news.slice(column, column + LONGEST_RUN)))
                    changes.push({ removed: [old], added: lines, score });
                for (const { lines, score } of growRun(now, olds.slice(row, row + LONGEST_RUN)))
                    changes.push({ removed: lines, added: [now], score });
            }
            const isSame = old.hunk === now.hunk && old.subject !== undefined && old.subject === now.subject;
            return changes.flatMap((change) => {
                const score = isSame ? Math.max(change.score, LEAST_SIMILARITY) : change.score;
                return score >= LEAST_SIMILARITY ? [{ ...change, score, crossing, offset }] : [];
            });
        });
    });
}
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;
function findAlone(olds, news, windowOf, width) {
    const best = new Map();
    const meet = (line, other, score) => {
        const known = best.get(line);
        if (known === undefined)
            best.set(line, { other, score, second: 0 });
        else if (score > known.score)
            best.set(line, { other, score, second: known.score });
        else if (score > known.second)
            known.second = score;
    };
    for (const [row, old] of olds.entries()) {
        const start = windowOf(row);
        for (const now of news.slice(start, start + width)) {
            const score = likeness(old.tokens, now.tokens);
            if (score < LEAST_ALONE - LEAST_MARGIN)
                continue;
            meet(old, now, score);
            meet(now, old, score);
        }
    }
    const isAlone = (line, other) => {
        const known = best.get(line);
        return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
    };
    return (old, now) => isAlone(old, now) &&
        isAlone(now, old) &&
        [...old.tokens.counts.keys()].some((token) => isName(token) && now.tokens.counts.has(token));
}
function findSpread(olds, news, spread) {
    return olds.flatMap((old) => {
        const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
        const added = news.slice(lowerBound(news, first, ({ line }) => line), lowerBound(news, last + 1, ({ line }) => line));
        if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk))
            return [];
        const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(join));
        return score < LEAST_SIMILARITY ? [] : [{ removed: [old], added, score, crossing: 0, offset: 0 }];
    });
}
function haveSameWords(old, now) {
    return old.words !== '' && old.words === now.words;
}
function growRun(one, [first, ...others]) {
    const runs = [];
    if (first === undefined)
        return runs;
    let { tokens } = first;
    let last = likeness(one.tokens, tokens);
    if (last === 1)
        return runs;
    let lines = [first];
    for (const other of others) {
        tokens = join(tokens, other.tokens);
        const score = likeness(one.tokens, tokens);
        if (other.hunk !== first.hunk || score <= last)
            break;
        last = score;
        lines = [...lines, other];
        runs.push({ lines, score });
    }
    return runs;
}
function join(a, b) {
    const counts = new Map(a.counts);
    for (const [token, count] of b.counts)
        counts.set(token, (counts.get(token) ?? 0) + count);
    return { counts, size: a.size + b.size };
}
const LEAST_SIMILARITY = 0.5;
const WEIGHTS = { name: 2, other: 1 };
const KEYWORDS = new Set(('abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield').split(' '));
function toTokens(signs) {
    const counts = new Map();
    let size = 0;
    for (const token of signs) {
        const weight = isName(token) ? WEIGHTS.name : WEIGHTS.other;
        counts.set(token, (counts.get(token) ?? 0) + weight);
        size += weight;
    }
    return { counts, size };
}
function isName(token) {
    return (0,code.Jg)(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
}
function commonTokens(a, b) {
    const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
    let common = 0;
    for (const [token, count] of few.counts)
        common += Math.min(count, many.counts.get(token) ?? 0);
    return common;
}
function similarity(a, b) {
    return likeness(toTokens((0,code.S$)(a)), toTokens((0,code.S$)(b)));
}
function likeness(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * commonTokens(a, b)) / (a.size + b.size);
}

;



const MOST_BETWEEN = 3;
const edits = new WeakMap();
function editOf({ thread: { evidence }, old, path }, lines) {
    if (old === undefined || evidence.line === 0)
        return undefined;
    const files = edits.get(old) ?? new Map();
    edits.set(old, files);
    const inFile = files.get(evidence.path) ?? toEdits(old.rewrites(evidence.path));
    files.set(evidence.path, inFile);
    const edit = inFile[lowerBound(inFile, evidence.line + 1, ({ first }) => first) - 1];
    if (edit === undefined || evidence.line >= edit.end)
        return undefined;
    edit.successors ??= findSuccessors(cut(old.linesThen(evidence.path), edit.rewrites.map(({ before }) => before)), cut(lines(path), edit.rewrites.map(({ now }) => now)));
    return edit.successors;
}
function findFormatted(thread, lines) {
    const { old, path } = thread;
    const { path: pathThen, line } = thread.thread.evidence;
    const [before, now] = [old?.linesThen(pathThen), lines(path)];
    const edit = editOf(thread, lines);
    const of = edit?.formatted(line) ?? [];
    if (edit === undefined || of.length === 0 || before === undefined || now === undefined)
        return undefined;
    let { first, last } = { first: line, last: line };
    let { start, end } = { start: of[0] ?? 0, end: of.at(-1) ?? 0 };
    for (let isWhole = false; !isWhole;) {
        isWhole = true;
        for (const beside of [nextTo(before, first, -1), nextTo(before, last, 1)]) {
            const lines = edit.formatted(beside);
            const [firstOf = Infinity, lastOf = -Infinity] = [lines[0], lines.at(-1)];
            if (firstOf > end || lastOf < start)
                continue;
            [first, last] = [Math.min(first, beside), Math.max(last, beside)];
            [start, end] = [Math.min(start, firstOf), Math.max(end, lastOf)];
            isWhole = false;
        }
    }
    return {
        of,
        before: { path: pathThen, lines: before, first, last },
        now: { path, lines: now, first: start, last: end },
    };
}
function nextTo(lines, line, step) {
    let next = line + step;
    while (lines[next - 1]?.trim() === '')
        next += step;
    return next;
}
function toEdits(rewrites) {
    const edits = [];
    for (const rewrite of rewrites) {
        const edit = edits.at(-1);
        const { first, end } = rewrite.before;
        if (edit === undefined || first - edit.end > MOST_BETWEEN)
            edits.push({ first, end, rewrites: [rewrite] });
        else {
            edit.rewrites.push(rewrite);
            edit.end = end;
        }
    }
    return edits;
}
function cut(lines, ranges) {
    return ranges.flatMap(({ first, end }, hunk) => {
        const next = ranges[hunk + 1]?.first ?? end;
        return [...edits_toLines(lines, { first, end }, hunk), ...edits_toLines(lines, { first: end, end: next }, KEPT)];
    });
}
function edits_toLines(lines = [], { first, end }, hunk) {
    return lines
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }]));
}

var match_subjects = __webpack_require__(89494);
;






function mayBeShifted({ state, old, thread: { evidence } }) {
    if (state !== 'same' || old === undefined || evidence.block === '')
        return false;
    const rewrites = old.rewrites(evidence.path);
    const next = lowerBound(rewrites, evidence.line, ({ before }) => before.first);
    return [rewrites[next - 1], rewrites[next]].some((rewrite) => rewrite !== undefined && reaches(rewrite, evidence.line));
}
function reaches({ before, now }, line) {
    const [removed, added] = [before.end - before.first, now.end - now.first];
    return removed !== added && Math.max(before.first - line, line - before.end) <= Math.max(removed, added);
}
function correctShiftedCopies(pool, lines) {
    const slid = pool.allThreads.filter((thread) => mayBeShifted(thread) && (pool.threads.has(thread) || isByGit(pool, thread)));
    if (slid.length === 0)
        return;
    const rules = new Set(slid.map(({ ruleKey }) => ruleKey));
    const spots = new Map(pool.allSpots.filter(({ ruleKey }) => rules.has(ruleKey)).map((spot) => [(0,match_subjects.r4)(spot), spot]));
    const moves = slid.flatMap((thread) => {
        const line = findInBlock(thread, lines(thread.path) ?? []);
        const spot = line === undefined ? undefined : spots.get((0,match_subjects.r4)(thread, line));
        return spot === undefined ? [] : [{ thread, spot }];
    });
    const leaving = new Set(moves.map(({ thread }) => pool.partners.get(thread)));
    for (const { thread, spot } of moves) {
        if (!pool.spots.has(spot) && !leaving.has(spot))
            continue;
        pool.unpair(thread);
    }
    for (const { thread, spot } of moves)
        pool.pair('T4', thread, spot);
}
function isByGit(pool, thread) {
    const spot = pool.partners.get(thread);
    return spot !== undefined && spot.path === thread.path && spot.line === thread.line;
}
function findInBlock({ thread: { keys, evidence }, old, line }, lines) {
    const { block } = evidence;
    if (block === '' || (0,thread_evidence.QK)(keys, lines, line) === block)
        return undefined;
    const text = (0,code.r2)(lines[line - 1] ?? '');
    const then = (0,enclosing.L)(old?.linesThen(evidence.path) ?? [], evidence.line);
    const alike = (at) => similarity(then, (0,enclosing.L)(lines, at));
    const found = [];
    for (const [index, other] of lines.entries()) {
        if (index + 1 === line || (0,code.r2)(other) !== text)
            continue;
        if ((0,thread_evidence.QK)(keys, lines, index + 1) === block && alike(index + 1) > alike(line))
            found.push(index + 1);
    }
    return found.length === 1 ? found[0] : undefined;
}

;







function carriesDecision(thread, spot, lines) {
    const { told } = thread.thread;
    return (0,wording.nn)(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines);
}
function isJudgedLine(thread, spot, lines) {
    const { state, old, path, line } = thread;
    const { keys, evidence } = thread.thread;
    if (old?.isLost(evidence.path, evidence.line))
        return false;
    const isInFile = spot.path === path;
    const isCarried = state === 'same' && isInFile && spot.line === line;
    if (isCarried && old?.standsByAll(evidence.path, evidence.line))
        return true;
    if (state === 'same' && !mayBeShifted(thread))
        return false;
    const now = lines(spot.path);
    if (now === undefined)
        return false;
    const hashes = spot.hashes(keys);
    if (hashes.otherwise(lines) !== evidence.otherwise)
        return false;
    const isInBlock = hashes.ofBlock(lines) === evidence.block;
    if (state !== 'unmapped' && isInFile && isFormatted(thread, spot, lines))
        return isInBlock || !(0,code.w0)(path);
    const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
    if (!isInFile && !isGone)
        return false;
    const { text, context } = hashes.ofLine(lines);
    if (text === '' || text !== evidence.text || hashes.ofExact(lines) !== evidence.exact)
        return false;
    if (isInBlock && context === evidence.context)
        return true;
    if (state !== 'unmapped')
        return isInFile && isInBlock && !(0,thread_evidence.P4)(keys, evidence.block);
    if (spot.path !== evidence.path)
        return false;
    const [then, ranks] = [evidence.ranks, (0,enclosing.Ll)(now, spot.line)];
    if (then?.inFile.of === 1 && ranks.inFile.of === 1)
        return isInBlock || isWrapped(keys, evidence.block, now, spot.line);
    const isSameCopy = then?.inFile.of === ranks.inFile.of && then.inFile.nth === ranks.inFile.nth;
    return isInBlock && isSameCopy && shareSide(evidence.context, context);
}
function isFormatted(thread, spot, lines) {
    const found = findFormatted(thread, lines);
    return found?.of.includes(spot.line) === true && (0,exact_code.Y)(found.before, found.now);
}
function shareSide(a, b) {
    const [then, now] = [(0,thread_evidence._h)(a), (0,thread_evidence._h)(b)];
    return then.above === now.above || then.below === now.below;
}
function isWrapped(keys, block, now, line) {
    const then = (0,thread_evidence._h)(block).below;
    return (0,enclosing.z1)(now, line).some((path) => (0,thread_evidence.qj)(keys, path) === then);
}

;






const WORTH = {
    text: 1,
    side: 2,
    nearest: 1,
    path: 2.5,
    finding: 0.5,
    once: 2,
    nthInBlock: 1,
    nthInFile: 0.5,
};
const TELLING_LENGTH = 6;
const MOST_CANDIDATES = 24;
function followLines(pool, lines) {
    const unmapped = pool.allThreads.filter(({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '');
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    const found = new Map();
    for (const spot of pool.allSpots) {
        if (!rules.has(spot.ruleKey))
            continue;
        const key = (0,match_subjects.r4)(spot, '');
        const inFile = found.get(key) ?? new Set();
        found.set(key, inFile.add(spot.line));
    }
    const numbers = new Map();
    const groupOf = ({ thread: { keys, evidence }, path }) => {
        if (!numbers.has(keys))
            numbers.set(keys, numbers.size);
        return JSON.stringify([numbers.get(keys), evidence.head, evidence.path, path]);
    };
    const alignments = new Map();
    for (const [group, threads] of Map.groupBy(unmapped, groupOf)) {
        if (!threads.some((thread) => pool.threads.has(thread)))
            continue;
        const [first] = threads;
        const text = first && lines(first.path);
        if (first === undefined || text === undefined)
            continue;
        const foundBy = (thread) => found.get((0,match_subjects.r4)(thread, '')) ?? new Set();
        const olds = toOldLines(threads, readPresent(first.thread.keys, text), foundBy);
        alignments.set(group, toAlignment(alignLines(olds, text.length)));
    }
    const alignmentOf = (thread) => thread.state === 'unmapped' ? alignments.get(groupOf(thread)) : undefined;
    return {
        of: (thread) => alignmentOf(thread)?.lines.get(thread.thread.evidence.line),
        placeOf(thread) {
            const alignment = alignmentOf(thread);
            const { keys, evidence } = thread.thread;
            const { block, line } = evidence;
            if (alignment === undefined || alignment.lines.has(line) || block === '')
                return undefined;
            const shift = commonShift(alignment.shifts, line);
            if (shift === undefined)
                return undefined;
            return (0,thread_evidence.QK)(keys, lines(thread.path) ?? [], line + shift) === block ? line + shift : undefined;
        },
        isTaken: (thread, spot) => spot.path === thread.path && alignmentOf(thread)?.taken.has(spot.line) === true,
    };
}
function toAlignment(lines) {
    const shifts = [...lines].flatMap(([line, end]) => end.kind === 'at' ? [{ line, shift: end.line - line }] : []);
    return { lines, shifts, taken: new Set(shifts.map(({ line, shift }) => line + shift)) };
}
function commonShift(shifts, line) {
    const next = lowerBound(shifts, line, (found) => found.line);
    const [above, below] = [shifts[next - 1], shifts[next]];
    if (above !== undefined && above.shift === below?.shift)
        return above.shift;
    const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
    return beside.length === 1 ? beside[0]?.shift : undefined;
}
function readPresent(keys, lines) {
    const byText = Map.groupBy(lines.keys(), (index) => (0,code.r2)(lines[index] ?? ''));
    byText.delete('');
    const byHash = new Map([...byText].map(([text, indices]) => [(0,thread_evidence.qj)(keys, text), indices.map((index) => index + 1)]));
    const remember = (compute) => {
        const known = new Map();
        return (line) => {
            const value = known.get(line) ?? compute(line);
            known.set(line, value);
            return value;
        };
    };
    return {
        withText: (hash) => byHash.get(hash) ?? [],
        context: remember((line) => (0,thread_evidence._h)((0,thread_evidence.ri)(keys, lines, line).context)),
        block: remember((line) => (0,thread_evidence.QK)(keys, lines, line)),
        ranks: (line) => (0,enclosing.Ll)(lines, line),
        isTelling: (line) => (0,code.r2)(lines[line - 1] ?? '').length >= TELLING_LENGTH,
    };
}
function toOldLines(threads, present, foundBy) {
    const byLine = Map.groupBy(threads, ({ thread }) => thread.evidence.line);
    const known = [...byLine]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([line, [first]]) => (first === undefined ? [] : [{ line, evidence: first.thread.evidence }]));
    const copies = Map.groupBy(known, ({ evidence }) => evidence.text);
    const isOnce = ({ text, ranks }) => (ranks === undefined ? copies.get(text)?.length : ranks.inFile.of) === 1 &&
        present.withText(text).length === 1;
    const landmarks = known.flatMap(({ line, evidence }) => {
        const [now] = present.withText(evidence.text);
        return isOnce(evidence) && now !== undefined && present.isTelling(now) ? [{ line, now }] : [];
    });
    return known.map(({ line, evidence }) => {
        const found = (byLine.get(line) ?? []).map(foundBy);
        const places = pickNear(present.withText(evidence.text), line, landmarks);
        const [place] = places;
        return {
            line,
            isOnce: isOnce(evidence) && place !== undefined && present.isTelling(place),
            candidates: places.map((place) => {
                const hasFinding = found.some((inFile) => inFile.has(place));
                const isLandmark = isOnce(evidence) && present.isTelling(place);
                return {
                    line: place,
                    score: compare(evidence, present, place) +
                        (hasFinding ? WORTH.finding : 0) +
                        (isLandmark ? WORTH.once : 0),
                };
            }),
        };
    });
}
function compare(evidence, present, place) {
    const then = (0,thread_evidence._h)(evidence.context);
    const now = present.context(place);
    const sides = Number(then.above === now.above) + Number(then.below === now.below);
    const blocks = compareBlocks(evidence.block, present.block(place));
    return WORTH.text + WORTH.side * sides + blocks + compareRanks(evidence, present, place);
}
function compareRanks({ ranks, block }, present, place) {
    if (ranks === undefined)
        return 0;
    const now = present.ranks(place);
    const isSame = (a, b) => a.nth === b.nth && a.of === b.of;
    const isInBlock = (0,thread_evidence._h)(block).below === (0,thread_evidence._h)(present.block(place)).below;
    return (WORTH.nthInBlock * Number(isInBlock && isSame(ranks.inBlock, now.inBlock)) +
        WORTH.nthInFile * Number(isSame(ranks.inFile, now.inFile)));
}
function compareBlocks(then, now) {
    const [a, b] = [(0,thread_evidence._h)(then), (0,thread_evidence._h)(now)];
    return WORTH.nearest * Number(a.above === b.above) + WORTH.path * Number(a.below === b.below);
}
function pickNear(places, line, landmarks) {
    if (places.length <= MOST_CANDIDATES)
        return places;
    const next = lowerBound(landmarks, line, (landmark) => landmark.line);
    const shifts = [landmarks[next - 1], landmarks[next]].map((near) => near === undefined ? 0 : near.now - near.line);
    const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
    const each = Math.floor(MOST_CANDIDATES / targets.length);
    const picked = targets.flatMap((target) => {
        const middle = lowerBound(places, target, (place) => place);
        const start = Math.max(0, Math.min(middle - Math.floor(each / 2), places.length - each));
        return places.slice(start, start + each);
    });
    return [...new Set(picked)].toSorted((a, b) => a - b);
}
function pairFollowed(pool, lines) {
    const followed = followLines(pool, lines);
    const ofThread = (thread) => {
        const end = followed.of(thread);
        return end?.kind === 'at' ? (0,match_subjects.r4)(thread, end.line) : undefined;
    };
    const ofSpot = (spot) => (0,match_subjects.r4)(spot);
    pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
        const then = (0,thread_evidence._h)(thread.thread.evidence.context);
        const now = (0,thread_evidence._h)(spot.hashes(thread.thread.keys).ofLine(lines).context);
        return then.above === now.above || then.below === now.below;
    });
    pool.pairByKey('T5', ofThread, ofSpot, match_subjects.tN);
    pool.pairByKey('T6', ofThread, ofSpot, () => true);
    return followed;
}
function pairWaiting(pool, lines, followed) {
    const waiting = [...pool.threads].filter((subject) => {
        const { state, thread } = subject;
        return (state === 'unmapped' &&
            followed.of(subject)?.kind !== 'at' &&
            thread.evidence.text !== '' &&
            ['open', 'reopened'].includes((0,own_thread.QY)(thread).kind));
    });
    const isWaiting = new Set(waiting);
    const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
        pool.pairUnique('T6', 'left', (subject) => subject.thread.keys === keys && isWaiting.has(subject)
            ? (0,match_subjects.r4)(subject, subject.thread.evidence.text)
            : undefined, (spot) => (rules.has(spot.ruleKey) ? (0,match_subjects.r4)(spot, spot.hashes(keys).ofLine(lines).text) : undefined), () => true, 'waits');
    }
}

var finding = __webpack_require__(15722);
;

function pairByFingerprint(pool) {
    const evidence = pool.allThreads.map(({ thread }) => thread);
    const names = new Set(evidence.flatMap((thread) => Object.keys(thread.evidence.fingerprints)));
    for (const keys of new Set(evidence.map((thread) => thread.keys))) {
        const newer = [];
        for (const name of [...names].toSorted(byNewestVersion)) {
            const fingerprint = withoutConstants(toFingerprint(name, keys), pool);
            const judges = newer.filter((other) => familyOf(other.name) === familyOf(name));
            pool.pairUnique('T3', 'all', (thread) => keyOf(thread.ruleKey, fingerprint.ofThread(thread)), (spot) => keyOf(spot.ruleKey, fingerprint.ofSpot(spot)), (thread, spot) => !judges.some((judge) => haveBoth(judge, thread, spot)));
            newer.push(fingerprint);
        }
    }
}
function toFingerprint(name, keys) {
    const own = (hashes) => Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    return {
        name,
        ofThread: ({ thread }) => (thread.keys === keys ? own(thread.evidence.fingerprints) : undefined),
        ofSpot: (spot) => own(spot.hashes(keys).fingerprints),
    };
}
function withoutConstants(fingerprint, { allThreads, allSpots }) {
    const threads = Map.groupBy(allThreads, ({ thread }) => (0,finding.OD)(thread.evidence.scope));
    const spots = Map.groupBy(allSpots, ({ spot }) => (0,finding.OD)(spot.scope));
    const constant = new Set([...threads.keys()].filter((scope) => {
        const then = threads.get(scope)?.flatMap((thread) => fingerprint.ofThread(thread) ?? []) ?? [];
        const now = spots.get(scope)?.flatMap((spot) => fingerprint.ofSpot(spot) ?? []) ?? [];
        return Math.max(then.length, now.length) > 1 && new Set([...then, ...now]).size === 1;
    }));
    return {
        name: fingerprint.name,
        ofThread: (thread) => constant.has((0,finding.OD)(thread.thread.evidence.scope)) ? undefined : fingerprint.ofThread(thread),
        ofSpot: (spot) => (constant.has((0,finding.OD)(spot.spot.scope)) ? undefined : fingerprint.ofSpot(spot)),
    };
}
function haveBoth(fingerprint, thread, spot) {
    return fingerprint.ofThread(thread) !== undefined && fingerprint.ofSpot(spot) !== undefined;
}
function keyOf(ruleKey, hash) {
    return hash === undefined ? undefined : JSON.stringify([ruleKey, hash]);
}
function familyOf(name) {
    return name.replace(/\/v\d+$/u, '');
}
function byNewestVersion(a, b) {
    return b.localeCompare(a, 'en', { numeric: true });
}

;



const NEAR = 1;
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
const SURROUNDINGS = [
    (context) => context,
    (context) => `above ${(0,thread_evidence._h)(context).above}`,
    (context) => `below ${(0,thread_evidence._h)(context).below}`,
];
function pairByText(pool, lines, followed) {
    const isSearching = (thread) => thread.state !== 'same' && followed.of(thread) === undefined;
    const isPlace = (thread, spot) => (0,match_subjects.zK)(thread, spot) && !followed.isTaken(thread, spot);
    const searching = [...pool.threads].filter(isSearching);
    const trees = new Set(searching.map(({ old }) => old));
    const isNew = (spot) => [...trees].some((old) => (0,match_subjects.zK)({ old }, spot));
    const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
        const ownTexts = new Map(searching.flatMap((thread) => {
            const { text } = thread.thread.evidence;
            const isCompared = thread.thread.keys === keys && text !== '';
            return isCompared ? [[thread, `${text} ${thread.ruleKey}`]] : [];
        }));
        const wanted = new Set(ownTexts.values());
        const texts = new Map();
        for (const spot of pool.allSpots) {
            if (!rules.has(spot.ruleKey))
                continue;
            const text = `${spot.hashes(keys).ofLine(lines).text} ${spot.ruleKey}`;
            if (wanted.has(text))
                texts.set(spot, text);
        }
        if (texts.size === 0)
            continue;
        const ofThread = (parts) => (thread) => {
            const text = ownTexts.get(thread);
            return text === undefined ? undefined : [text, ...parts(thread)].join('\n');
        };
        const ofSpot = (parts) => (spot) => {
            const text = texts.get(spot);
            return text === undefined ? undefined : [text, ...parts(spot)].join('\n');
        };
        const ofNewSpot = (parts) => {
            const key = ofSpot(parts);
            return (spot) => (isNew(spot) ? key(spot) : undefined);
        };
        const contextOf = ({ thread }) => thread.evidence.context;
        const pairInFile = (fileOf) => {
            for (const part of SURROUNDINGS) {
                const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
                const parts = (subject) => [
                    subject.path,
                    part(subject.hashes(keys).ofLine(lines).context),
                ];
                pool.pairUnique('T4', 'left', thread, ofSpot(parts), isPlace);
                pool.pairByKey('T4', thread, ofNewSpot(parts), isPlace, expectLines(pool, fileOf));
            }
            const threadInFile = ofThread((thread) => [fileOf(thread)]);
            const spotInFile = ofSpot(({ path }) => [path]);
            const newInFile = ofNewSpot(({ path }) => [path]);
            const pairNear = (tier, allowed) => {
                const expected = expectLines(pool, fileOf);
                const near = (thread, spot) => Math.abs(expected(thread) - spot.line) <= NEAR && allowed(thread, spot);
                pool.pairByKey(tier, threadInFile, newInFile, near, expected);
            };
            pool.pairUnique('T5', 'all', ofThread((thread) => [fileOf(thread), ...thread.thread.evidence.messages]), ofSpot((spot) => [spot.path, ...spot.hashes(keys).messages]), isPlace);
            pairNear('T5', (thread, spot) => isPlace(thread, spot) && (0,match_subjects.tN)(thread, spot));
            pool.pairUnique('T6', 'all', threadInFile, spotInFile, isPlace);
            pairNear('T6', isPlace);
        };
        pairInFile(({ path }) => path);
        let moved = findMovedFiles(pool, lines);
        const isElsewhere = (thread, spot) => moved.mayHold(thread, spot.path) &&
            isPlace(thread, spot) &&
            (moved.pathOf(thread) === spot.path || !IMPORT.test(lines(spot.path)?.[spot.line - 1] ?? ''));
        for (const part of SURROUNDINGS) {
            pool.pairUnique('T7', 'all', ofThread((subject) => [part(contextOf(subject))]), ofSpot((subject) => [part(subject.hashes(keys).ofLine(lines).context)]), isElsewhere);
            moved = findMovedFiles(pool, lines);
        }
        pairInFile((thread) => moved.pathOf(thread));
        pool.pairUnique('T7', 'all', ofThread(() => []), ofSpot(() => []), isElsewhere);
    }
}
function expectLines(pool, fileOf) {
    const toKey = createKeys();
    let landmarks;
    const known = new Map();
    const expect = (thread) => {
        landmarks ??= findLandmarks(pool, toKey);
        const { line } = thread.thread.evidence;
        const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
        return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
    };
    return (thread) => {
        const line = known.get(thread) ?? expect(thread);
        known.set(thread, line);
        return line;
    };
}
function findLandmarks(pool, toKey) {
    const landmarks = new Map();
    for (const [thread, spot] of pool.partners) {
        if (thread.state === 'same' || spot.line < 1)
            continue;
        const key = toKey(thread, spot.path);
        const landmark = { old: thread.thread.evidence.line, now: spot.line };
        const group = landmarks.get(key) ?? [];
        landmarks.set(key, group);
        group.push(landmark);
    }
    for (const group of landmarks.values())
        group.sort((a, b) => a.old - b.old || a.now - b.now);
    return landmarks;
}
function createKeys() {
    const hunks = new Map();
    return ({ thread: { evidence }, old }, pathNow) => {
        const hunk = old?.hunkThen(evidence.path, evidence.line);
        const number = hunk === undefined ? 0 : (hunks.get(hunk) ?? hunks.size + 1);
        if (hunk !== undefined)
            hunks.set(hunk, number);
        return JSON.stringify([evidence.head, evidence.path, pathNow, number]);
    };
}
function findNearest(landmarks, line) {
    const next = lowerBound(landmarks, line + 1, ({ old }) => old);
    const [above, below] = [landmarks[next - 1], landmarks[next]];
    if (above === undefined || below === undefined)
        return above ?? below;
    return line - above.old <= below.old - line ? above : below;
}
function findMovedFiles(pool, lines) {
    const isGone = ({ state, old, path, thread }) => state === 'unmapped' ? lines(path) === undefined : old?.pathNow(thread.evidence.path) === undefined;
    const found = new Map();
    for (const [thread, spot] of pool.partners) {
        if (spot.path === thread.path || !isGone(thread))
            continue;
        const counts = found.get(thread.path) ?? new Map();
        found.set(thread.path, counts.set(spot.path, (counts.get(spot.path) ?? 0) + 1));
    }
    const targets = new Map([...found].map(([path, counts]) => [path, mostFrequent(counts)]));
    const targetOf = (thread) => isGone(thread) ? targets.get(thread.path) : undefined;
    return {
        pathOf: (thread) => targetOf(thread) ?? thread.path,
        mayHold: (thread, path) => (targetOf(thread) ?? path) === path,
    };
}
function mostFrequent(counts) {
    const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return first?.[0] ?? '';
}

;



const FEWEST_LANDMARKS = 2;
const moved_edits_TELLING_LENGTH = 8;
function findMovedEdits(pool, lines) {
    const moved = new Map();
    const threads = [...pool.threads].filter(({ state, old }) => state === 'changed' && old !== undefined);
    const rules = new Set(threads.map(({ ruleKey }) => ruleKey));
    const paths = new Set([...pool.spots].flatMap(({ path, ruleKey }) => (rules.has(ruleKey) ? [path] : [])));
    for (const [old, ofTree] of Map.groupBy(threads, ({ old: tree }) => tree)) {
        if (old === undefined || paths.size === 0)
            continue;
        const ranges = new Map(ofTree.flatMap((thread) => {
            const range = rangeOf(thread);
            return range === undefined ? [] : [[range, thread.thread.evidence.path]];
        }));
        const removed = [...ranges].map(([range, path]) => ({
            path,
            range,
            lines: moved_edits_cut(old.linesThen(path), range),
        }));
        const added = [...paths].flatMap((path) => findAdded(path, old, lines));
        for (const block of findMoved(removed, added))
            moved.set(block.from.range, block);
    }
    return (thread) => {
        const block = rangeOf(thread);
        const found = block === undefined ? undefined : moved.get(block);
        if (found === undefined)
            return undefined;
        found.successors ??= findSuccessors(found.from.lines, found.to.lines);
        return { path: found.to.path, lines: found.successors.of(thread.thread.evidence.line) };
    };
}
function rangeOf({ old, thread: { evidence } }) {
    const rewrites = old?.rewrites(evidence.path) ?? [];
    const range = rewrites[lowerBound(rewrites, evidence.line + 1, ({ before }) => before.first) - 1]?.before;
    return range !== undefined && evidence.line < range.end ? range : undefined;
}
function moved_edits_cut(lines = [], { first, end }) {
    return lines
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk: 0 }]));
}
function findAdded(path, old, lines) {
    const now = lines(path) ?? [];
    const ranges = [];
    for (let line = 1; line <= now.length; line += 1) {
        if (old.lineThen(path, line) !== undefined)
            continue;
        const last = ranges.at(-1);
        if (last?.end === line)
            last.end += 1;
        else
            ranges.push({ first: line, end: line + 1 });
    }
    return ranges.map((range) => ({ path, range, lines: moved_edits_cut(now, range) }));
}
function findMoved(removed, added) {
    const placeOf = indexOnce(added);
    const once = indexOnce(removed);
    const votes = new Map();
    for (const [text, from] of once) {
        const to = placeOf.get(text);
        if (from === undefined || to === undefined)
            continue;
        const ofBlock = votes.get(from.block) ?? new Map();
        votes.set(from.block, ofBlock);
        const found = ofBlock.get(to.block) ?? [];
        ofBlock.set(to.block, found);
        found.push(to.line);
    }
    return [...votes].flatMap(([from, targets]) => {
        const [best] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
        if (best === undefined || best[1].length < FEWEST_LANDMARKS)
            return [];
        const [to, found] = best;
        const size = from.range.end - from.range.first;
        const first = found.reduce((a, b) => Math.min(a, b)) - size;
        const last = found.reduce((a, b) => Math.max(a, b)) + size;
        return [{ from, to: { ...to, lines: to.lines.filter(({ line }) => line >= first && line <= last) } }];
    });
}
function indexOnce(blocks) {
    const places = new Map();
    for (const block of blocks) {
        for (const { line, text } of block.lines) {
            const said = (0,code.r2)(text);
            if (said.length >= moved_edits_TELLING_LENGTH)
                places.set(said, places.has(said) ? undefined : { block, line });
        }
    }
    return places;
}

;







function pairEdited(pool, lines, followed) {
    pairRewritten(pool);
    pairByEdit(pool, lines);
    pairMovedEdits(pool, lines);
    pairInPlace(pool, followed);
    pairBySurroundings(pool, lines, followed);
}
function pairRewritten(pool) {
    const fileOf = (subject) => (0,match_subjects.r4)(subject, 0);
    const threads = Map.groupBy([...pool.threads].filter(({ state }) => state === 'same'), fileOf);
    for (const spot of pool.spots) {
        const { place } = spot.spot;
        if (place.kind !== 'lines' || place.replaced === undefined)
            continue;
        const { last } = place.replaced;
        const near = (threads.get(fileOf(spot)) ?? []).filter((thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last);
        const thread = near.find((candidate) => (0,match_subjects.tN)(candidate, spot)) ?? near[0];
        if (thread !== undefined)
            pool.pair('T8', thread, spot);
    }
}
function pairMovedEdits(pool, lines) {
    const movedTo = findMovedEdits(pool, lines);
    const spots = new Map([...pool.spots].map((spot) => [(0,match_subjects.r4)(spot), spot]));
    for (const thread of changedOf(pool)) {
        const { path, lines: successors } = movedTo(thread) ?? { path: '', lines: [] };
        const candidates = successors.flatMap((line) => spots.get((0,match_subjects.r4)({ ...thread, path, line })) ?? []);
        const spot = candidates.find((candidate) => (0,match_subjects.zK)(thread, candidate) && (0,match_subjects.tN)(thread, candidate));
        if (spot !== undefined)
            pool.pair('T8', thread, spot);
    }
}
function pairInPlace(pool, followed) {
    pool.pairByKey('T8', (thread) => {
        const line = followed.placeOf(thread);
        return line === undefined ? undefined : (0,match_subjects.r4)(thread, line);
    }, (spot) => (0,match_subjects.r4)(spot), (thread, spot) => (0,match_subjects.tN)(thread, spot) && !followed.isTaken(thread, spot));
}
function pairBySurroundings(pool, lines, followed) {
    const unmapped = [...pool.threads].filter((thread) => thread.state === 'unmapped' && followed.of(thread) === undefined);
    const isUnmapped = new Set(unmapped);
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
        for (const side of ['both', 'above', 'below']) {
            const part = (context) => (side === 'both' ? context : (0,thread_evidence._h)(context)[side]);
            const expected = expectLines(pool, ({ path }) => path);
            pool.pairUnique('T8', 'left', (subject) => {
                const { thread, ruleKey, path } = subject;
                return !isUnmapped.has(subject) || thread.keys !== keys || thread.evidence.context === ''
                    ? undefined
                    : JSON.stringify([ruleKey, path, part(thread.evidence.context)]);
            }, (spot) => {
                if (!rules.has(spot.ruleKey))
                    return undefined;
                const { context } = spot.hashes(keys).ofLine(lines);
                return context === '' ? undefined : JSON.stringify([spot.ruleKey, spot.path, part(context)]);
            }, (thread, spot) => (0,match_subjects.tN)(thread, spot) &&
                !followed.isTaken(thread, spot) &&
                (side === 'both' || Math.abs(expected(thread) - spot.line) <= thread_evidence.Ed));
        }
    }
}
function pairFormatted(pool, lines) {
    const formatted = (thread) => editOf(thread, lines)?.formatted(thread.thread.evidence.line) ?? [];
    const misled = pool.allThreads.filter((thread) => {
        if (!mayBeShifted(thread))
            return false;
        const isSettled = editOf(thread, lines)?.isSettled(thread.thread.evidence.line);
        return isSettled && !formatted(thread).includes(thread.line);
    });
    for (const thread of misled)
        pool.unpair(thread);
    pairSuccessors(pool, 'T4', lines, [...changedOf(pool), ...misled], formatted);
}
function changedOf(pool) {
    return [...pool.threads].filter(({ state }) => state === 'changed');
}
function pairByEdit(pool, lines) {
    pairSuccessors(pool, 'T8', lines, changedOf(pool), (thread) => editOf(thread, lines)?.of(thread.thread.evidence.line) ?? []);
}
function pairSuccessors(pool, tier, lines, changed, successorsOf) {
    const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
    const spots = new Map([...pool.spots]
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [(0,match_subjects.r4)(spot), spot]));
    const inFiles = new Set([...spots.values()].map((spot) => (0,match_subjects.r4)(spot, 0)));
    const candidates = changed.flatMap((thread) => {
        if (!inFiles.has((0,match_subjects.r4)(thread, 0)))
            return [];
        return successorsOf(thread)
            .flatMap((line) => spots.get((0,match_subjects.r4)(thread, line)) ?? [])
            .map((spot) => ({
            thread,
            spot,
            message: Number((0,match_subjects.tN)(thread, spot)),
            score: similarity(thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '', lines(spot.path)?.[spot.line - 1] ?? ''),
        }));
    });
    candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
    for (const { thread, spot } of candidates)
        pool.pair(tier, thread, spot);
}

;


function pairLastOnes(pool) {
    const threads = [...pool.threads].filter(({ thread: { lastMark } }) => !wasGone(lastMark));
    const keyrings = [...new Set(threads.map(({ thread }) => thread.keys))];
    const spotsOf = new Map(keyrings.map((keys) => [keys, groupByMessage(pool.spots, (spot) => spot.hashes(keys).messages)]));
    const threadsOf = new Map(keyrings.map((keys) => {
        const own = threads.filter(({ thread }) => thread.keys === keys);
        return [keys, groupByMessage(own, ({ thread }) => thread.evidence.messages)];
    }));
    const rivals = (spot) => keyrings.flatMap((keys) => lookUp(threadsOf.get(keys), spot, spot.hashes(keys).messages));
    const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
    for (const thread of threads) {
        if (repeating.has(thread.ruleKey))
            continue;
        const { keys, evidence } = thread.thread;
        const [spot, another] = lookUp(spotsOf.get(keys), thread, evidence.messages);
        if (spot === undefined || another !== undefined || rivals(spot).length !== 1)
            continue;
        if ((0,thread_evidence.H4)(keys, evidence, spot.spot) && drifts(thread, spot))
            pool.pair('T9', thread, spot);
    }
}
function wasGone(mark) {
    return mark?.kind === 'fixed' || mark?.kind === 'gone';
}
function groupByMessage(subjects, messagesOf) {
    const groups = new Map();
    for (const subject of subjects) {
        for (const message of messagesOf(subject)) {
            const group = groups.get((0,match_subjects.r4)(subject, message)) ?? [];
            groups.set((0,match_subjects.r4)(subject, message), group);
            group.push(subject);
        }
    }
    return groups;
}
function lookUp(groups, subject, messages) {
    const found = messages.flatMap((message) => groups?.get((0,match_subjects.r4)(subject, message))?.slice(0, 2) ?? []);
    return [...new Set(found)];
}
function drifts(thread, spot) {
    if ((0,thread_evidence.V2)(spot.spot) || (thread.thread.evidence.line <= 1 && spot.line <= 1))
        return true;
    return thread.state === 'same' && !(0,match_subjects.zK)(thread, spot);
}
function findRepeatingRules(subjects) {
    const groups = Map.groupBy(subjects, (subject) => (0,match_subjects.r4)(subject, ''));
    return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}

var about = __webpack_require__(50850);
var lines = __webpack_require__(17746);
;





function createPool(allThreads, allSpots, may) {
    const threads = new Set(allThreads);
    const spots = new Set(allSpots);
    const pairs = [];
    const partners = new Map();
    const pair = (tier, thread, spot, waits) => {
        threads.delete(thread);
        spots.delete(spot);
        partners.set(thread, spot);
        pairs.push({ thread: thread.thread, spot: spot.spot, tier, ...(waits && { waits: true }) });
    };
    return {
        threads,
        spots,
        allThreads,
        allSpots,
        pairs,
        partners,
        pair(tier, thread, spot) {
            if (threads.has(thread) && spots.has(spot) && may(thread, spot))
                pair(tier, thread, spot);
        },
        unpair(thread) {
            const spot = partners.get(thread);
            if (spot === undefined)
                return;
            partners.delete(thread);
            threads.add(thread);
            spots.add(spot);
            pairs.splice(pairs.findIndex((one) => one.thread === thread.thread), 1);
        },
        pairByKey(tier, keyOfThread, keyOfSpot, allowed, expectedLine = ({ line }) => line) {
            for (const [left, right] of joinByKey(threads, keyOfThread, spots, keyOfSpot)) {
                const rows = left.map((subject) => ({ subject, line: expectedLine(subject) }));
                const columns = right.map((subject) => ({ subject, line: subject.line }));
                const found = align(rows, columns, ({ subject: thread }, { subject: spot }) => allowed(thread, spot) && may(thread, spot));
                for (const [row, column] of found)
                    pair(tier, row.subject, column.subject);
            }
        },
        pairUnique(tier, among, keyOfThread, keyOfSpot, allowed, waits) {
            if (![...threads].some((thread) => keyOfThread(thread) !== undefined))
                return;
            const [rows, columns] = among === 'left' ? [threads, spots] : [allThreads, allSpots];
            for (const [[thread, rival], [spot, lookAlike]] of joinByKey(rows, keyOfThread, columns, keyOfSpot)) {
                if (rival !== undefined || lookAlike !== undefined)
                    continue;
                if (thread === undefined || !threads.has(thread) || spot === undefined || !spots.has(spot))
                    continue;
                if (allowed(thread, spot) && may(thread, spot))
                    pair(tier, thread, spot, waits);
            }
        },
        result(resembled) {
            const rules = new Set([...threads].map(({ ruleKey }) => ruleKey));
            const searched = [...spots].filter(({ ruleKey }) => rules.has(ruleKey));
            const left = Map.groupBy(searched, (spot) => (0,match_subjects.r4)(spot, 0));
            const unparsed = createUnparsedDoubt(allSpots, partners);
            return {
                pairs,
                threads: [...threads].map((subject) => toUnmatched(subject, resembled.get(subject), left, unparsed)),
                spots: [...spots].map(({ spot }) => spot),
            };
        },
    };
}
function joinByKey(left, keyOfLeft, right, keyOfRight) {
    const groups = Map.groupBy(left, keyOfLeft);
    groups.delete(undefined);
    if (groups.size === 0)
        return [];
    const candidates = new Map();
    for (const candidate of right) {
        const key = keyOfRight(candidate);
        if (!groups.has(key))
            continue;
        const known = candidates.get(key) ?? [];
        candidates.set(key, known);
        known.push(candidate);
    }
    return [...groups].flatMap(([key, members]) => {
        const partners = candidates.get(key);
        return partners === undefined ? [] : [[members, partners]];
    });
}
function toUnmatched(subject, resembled, left, unparsed) {
    const { thread } = subject;
    if (resembled !== undefined)
        return { thread, resembled: resembled.spot };
    const lookAlikes = left.get((0,match_subjects.r4)(subject, 0)) ?? [];
    if (lookAlikes.some(({ spot }) => (0,finding._k)(spot.place))) {
        return {
            thread,
            doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
        };
    }
    const doubt = unparsed(subject);
    if (doubt !== undefined)
        return { thread, doubt };
    const head = thread.evidence.head.slice(0, 7);
    if (subject.perhapsAt !== undefined)
        return {
            thread,
            doubt: `commit ${head} could not be fetched, and its file may be ${subject.perhapsAt.join(' or ')} now`,
        };
    if (subject.state !== 'unmapped' || lookAlikes.length === 0)
        return { thread };
    return {
        thread,
        doubt: `commit ${head} could not be fetched, and a finding of the same rule in its file has no thread yet`,
    };
}
const LONGEST_QUOTE = 200;
function createUnparsedDoubt(spots, partners) {
    const byFile = Map.groupBy(spots, ({ spot, path }) => fileKey(spot.scope, path));
    const headOf = new Map([...partners].map(([{ thread }, spot]) => [spot, thread.evidence.head]));
    const known = new Map();
    return ({ thread: { evidence }, path }) => {
        const key = fileKey(evidence.scope, path);
        const left = byFile.get(key) ?? [];
        if (path === '' || left.length === 0)
            return undefined;
        const file = known.get(key) ?? {
            said: wordsOf(left),
            heads: new Set(left.map((spot) => headOf.get(spot))),
        };
        known.set(key, file);
        if (file.said === undefined || file.heads.has(evidence.head))
            return undefined;
        return `${path} may not have been parsed; its only result is: ${file.said}`;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding.OD)(scope), path]);
}
function wordsOf(spots) {
    const findings = spots.flatMap(({ spot }) => spot.findings);
    const speak = findings.every(({ presence, message }) => presence.kind === 'present' && (0,about.b)(message));
    return speak ? (0,lines.xv)((0,lines.TN)(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}

;



const LEAST_SHARE = 0.5;
const MOST_OF_BEST = 0.8;
function followRenames({ threads, allThreads, allSpots }, lines) {
    const gone = [...threads].filter(({ state, path, thread }) => state === 'unmapped' && thread.evidence.text !== '' && lines(path) === undefined);
    if (gone.length === 0)
        return;
    const known = new Set(allThreads.map(({ path }) => path));
    const rules = new Set(gone.map(({ ruleKey }) => ruleKey));
    const paths = new Set(allSpots.flatMap((spot) => (rules.has(spot.ruleKey) ? [spot.path] : [])));
    const candidates = [...paths].filter((path) => !known.has(path) && lines(path) !== undefined);
    const claims = [...Map.groupBy(gone, ({ thread }) => thread.keys)].flatMap(([keys, ofKeys]) => {
        const files = candidates.map((path) => ({ path, held: readHeld(keys, lines(path) ?? []) }));
        const groups = Map.groupBy(ofKeys, ({ thread: { evidence } }) => `${evidence.head} ${evidence.path}`);
        return [...groups.values()].flatMap((group) => files
            .map(({ path, held }) => ({ group, path, share: shareOf(group, held) }))
            .filter(({ share }) => share >= LEAST_SHARE)
            .toSorted((a, b) => b.share - a.share || (0,compare_texts.q)(a.path, b.path))
            .slice(0, 2));
    });
    settle(claims);
}
function settle(claims) {
    const taken = new Set();
    const byGroup = Map.groupBy(claims, ({ group }) => group);
    const first = [...byGroup.values()].toSorted((a, b) => (b[0]?.share ?? 0) - (a[0]?.share ?? 0));
    for (const all of first) {
        const free = all.filter(({ path }) => !taken.has(path));
        const [best, next] = free;
        if (best === undefined)
            continue;
        const isSure = next === undefined || next.share <= best.share * MOST_OF_BEST;
        for (const thread of best.group) {
            if (isSure)
                thread.path = best.path;
            else
                thread.perhapsAt = free.map(({ path }) => path);
        }
        if (isSure)
            taken.add(best.path);
    }
}
function readHeld(keys, lines) {
    const texts = new Map();
    const surrounded = new Set();
    for (const [index, line] of lines.entries()) {
        if ((0,code.r2)(line) === '')
            continue;
        const { text, context } = (0,thread_evidence.ri)(keys, lines, index + 1);
        texts.set(text, (texts.get(text) ?? 0) + 1);
        const { above, below } = (0,thread_evidence._h)(context);
        surrounded.add(`${above} ${text}`).add(`${text} ${below}`);
    }
    return { texts, surrounded };
}
function shareOf(threads, { texts, surrounded }) {
    const byLine = new Map(threads.map(({ thread: { evidence } }) => [evidence.line, evidence]));
    const left = new Map(texts);
    let held = 0;
    for (const { text, context } of byLine.values()) {
        const count = left.get(text) ?? 0;
        if (count === 0)
            continue;
        left.set(text, count - 1);
        const { above, below } = (0,thread_evidence._h)(context);
        const isBeside = surrounded.has(`${above} ${text}`) || surrounded.has(`${text} ${below}`);
        held += isBeside ? 1 : 1 / 2;
    }
    return held / byLine.size;
}

;












function beginMatching(threads, spots, history, evidence = 'all') {
    const { doubted = [], present = [] } = Object.groupBy(threads, (thread) => (0,own_thread._q)(thread) || thread.origin === 'sealed' ? 'doubted' : 'present');
    const first = beginAlike(present, present.length === 0 ? [] : spots, history, evidence);
    const later = doubted.length === 0 ? [] : (0,match_subjects.fx)(doubted, spots, history);
    return {
        needed: neededTexts(first.pool, later, spots),
        provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
        finish(lines) {
            const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
            if (doubted.length === 0)
                return matched;
            const second = beginAlike(doubted, matched.spots, history, evidence).finish(lines);
            return {
                pairs: [...matched.pairs, ...second.pairs],
                threads: [...matched.threads, ...second.threads],
                spots: second.spots,
            };
        },
    };
}
const BY_GIT = ['T1', 'T2'];
function beginAlike(threads, spots, history, evidence) {
    let texts = () => undefined;
    const pool = createPool((0,match_subjects.fx)(threads, spots, history).toSorted(byEvidence), (0,match_subjects.Rw)(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)), (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts));
    pairWithoutTexts(pool);
    return {
        pool,
        finish(lines) {
            texts = lines;
            followRenames(pool, lines);
            pairWithTexts(pool, lines, evidence);
            return pool.result(evidence === 'strong' ? new Map() : findResembled(pool, lines));
        },
    };
}
function byEvidence(a, b) {
    const [one, other] = [a.thread.evidence, b.thread.evidence];
    return ((0,compare_texts.q)(one.path, other.path) ||
        one.line - other.line ||
        (0,compare_texts.q)(a.ruleKey, b.ruleKey) ||
        (0,compare_texts.q)(one.ruleId, other.ruleId) ||
        (0,compare_texts.q)(one.head, other.head) ||
        (0,compare_texts.q)(one.messages.join(), other.messages.join()) ||
        (0,compare_texts.q)(a.thread.commentId, b.thread.commentId));
}
function findResembled(pool, lines) {
    const left = [...pool.threads].filter(({ isLeft }) => isLeft);
    const alike = createPool(left, left.length === 0 ? [] : pool.allSpots, () => true);
    pairWithoutTexts(alike);
    pairWithTexts(alike, lines, 'all');
    return alike.partners;
}
function pairWithoutTexts(pool) {
    const place = (subject) => (0,match_subjects.r4)(subject);
    const mapped = (thread) => (thread.state === 'same' ? place(thread) : undefined);
    const left = (thread) => (thread.isLeft ? mapped(thread) : undefined);
    for (const key of [left, mapped]) {
        pool.pairByKey('T1', key, place, match_subjects.tN);
        pool.pairByKey('T2', key, place, () => true);
    }
    pairByFingerprint(pool);
}
function pairWithTexts(pool, lines, evidence) {
    correctShiftedCopies(pool, lines);
    pairFormatted(pool, lines);
    const followed = pairFollowed(pool, lines);
    pairByText(pool, lines, followed);
    if (evidence === 'strong')
        return;
    pairEdited(pool, lines, followed);
    pairLastOnes(pool);
    pairWaiting(pool, lines, followed);
}
function neededTexts(pool, later, spots) {
    const beside = [...pool.allThreads, ...later].filter(mayBeShifted);
    const slid = beside.map(({ path }) => path);
    const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
    const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
    if (searching.length === 0)
        return { now: new Set(slid), before: slidBefore };
    const rules = new Set(searching.map((thread) => thread.ruleKey));
    const former = new Set(later.map(({ thread: { evidence } }) => (0,match_subjects.ep)(evidence.scope, evidence.ruleId)));
    const isWanted = ({ scope, rule }) => rules.has((0,match_subjects.ep)(scope, rule.id)) ||
        [rule.id, ...rule.deprecatedIds].some((id) => former.has((0,match_subjects.ep)(scope, id)));
    const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
    for (const { state, path } of [...pool.allThreads, ...later])
        if (state === 'unmapped')
            now.add(path);
    return {
        now,
        before: [
            ...slidBefore,
            ...searching.flatMap(({ state, thread: { evidence } }) => state === 'changed' ? [{ head: evidence.head, path: evidence.path }] : []),
        ],
    };
}


 }),

 89494:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Rw: () => ( toSpotSubjects),
   ep: () => ( ruleKey),
   fx: () => ( toThreadSubjects),
   r4: () => ( placeKey),
   tN: () => ( shareMessage),
   zK: () => ( isNewLine)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92506);
 var _thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30065);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74458);





function toSpotSubjects(spots) {
    return spots.map((spot) => {
        const { place } = spot;
        const path = place.path ?? '';
        const line = place.kind === 'lines' ? place.startLine : place.kind === 'file' ? 0 : -1;
        let cache;
        return {
            spot,
            ruleKey: ruleKey(spot.scope, spot.rule.id),
            path,
            line,
            hashes(keys) {
                const known = cache?.get(keys);
                if (known !== undefined)
                    return known;
                let ofLine;
                let ofBlock;
                const messages = once(() => (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .Re)(keys, spot));
                const fingerprints = once(() => (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ ._C)(keys, spot));
                const wording = once(() => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ .st)(keys, spot));
                const hashes = {
                    get wording() {
                        return wording();
                    },
                    get messages() {
                        return messages();
                    },
                    get fingerprints() {
                        return fingerprints();
                    },
                    ofLine(lines) {
                        ofLine ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .ri)(keys, lines(path), line);
                        return ofLine;
                    },
                    ofBlock(lines) {
                        ofBlock ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .QK)(keys, lines(path) ?? [], line);
                        return ofBlock;
                    },
                    otherwise: (lines) => (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .F6)(keys, lines(path), line),
                    ofExact: (lines) => (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .YP)(keys, path, lines(path) ?? [], line),
                };
                cache ??= new Map();
                cache.set(keys, hashes);
                return hashes;
            },
        };
    });
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
function toThreadSubjects(threads, spots, history) {
    const located = threads.map((thread) => ({
        thread,
        isLeft: (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .My)(thread),
        ...locate(thread, history(thread.evidence.head)),
    }));
    const names = findPresentNames(located, spots);
    return located.map((subject, index) => ({ ...subject, ruleKey: names[index] ?? '' }));
}
function locate({ evidence }, old) {
    const { path, line } = evidence;
    if (old === undefined)
        return { state: 'unmapped', path, line };
    const pathNow = old.pathNow(path);
    if (pathNow === undefined)
        return { state: 'changed', old, path, line };
    if (line === 0)
        return { state: 'same', old, path: pathNow, line };
    const lineNow = old.lineNow(path, line);
    return lineNow === undefined
        ? { state: 'changed', old, path: pathNow, line: old.nearNow(path, line) }
        : { state: 'same', old, path: pathNow, line: lineNow };
}
function shareMessage({ thread }, spot) {
    const { messages } = spot.hashes(thread.keys);
    return thread.evidence.messages.some((message) => messages.includes(message));
}
function isNewLine({ old }, spot) {
    return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}
function ruleKey(scope, ruleId) {
    return JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), ruleId]);
}
function findPresentNames(threads, spots) {
    const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
    const claims = findClaims(spots);
    if (claims.size === 0)
        return own;
    const present = new Set(spots.map(keyOf));
    const reported = new Set(spots.map((spot) => placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })));
    const taken = new Set(threads.map((where, index) => placeKey({ ...where, ruleKey: own[index] ?? '' })));
    return threads.map((where, index) => {
        const key = own[index] ?? '';
        const claimants = claims.get(key);
        if (claimants === undefined || reported.has(placeKey({ ...where, ruleKey: key })))
            return key;
        const free = (claimants.byPath.get(where.path) ?? []).filter((spot) => !taken.has(placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })));
        const here = free.filter((spot) => toWhere(spot).line === where.line);
        const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
        const [best] = (alike.length > 0 ? alike : here).map(keyOf).toSorted();
        return best ?? (present.has(key) ? key : claimants.first);
    });
}
function findClaims(spots) {
    const present = new Set(spots.map(keyOf));
    const claims = new Map();
    for (const spot of spots) {
        const { scope, rule } = spot;
        const claimant = keyOf(spot);
        for (const id of rule.deprecatedIds) {
            const key = ruleKey(scope, id);
            if (present.has(key) && !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_4__ .oi)(id, rule.id))
                continue;
            const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
            claims.set(key, claimants);
            if (claimant < claimants.first)
                claimants.first = claimant;
            const { path } = toWhere(spot);
            const inFile = claimants.byPath.get(path) ?? [];
            claimants.byPath.set(path, inFile);
            inFile.push(spot);
        }
    }
    return claims;
}
function toWhere({ place }) {
    return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}
function placeKey({ ruleKey, path, line }, at = line) {
    return JSON.stringify([ruleKey, path, at]);
}
function keyOf({ scope, rule }) {
    return ruleKey(scope, rule.id);
}
function shares({ keys, evidence }, spot) {
    return (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .Re)(keys, spot).some((message) => evidence.messages.includes(message));
}


 }),

 58352:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   At: () => ( stillStands),
   GI: () => ( holdReason),
   cb: () => ( leftOpen),
   ow: () => ( findAbsentScopes),
   rq: () => ( countHeld),
   yp: () => ( leftOpenHere)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92506);
 var _match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4042);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);








function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ?? commitHold(thread, situation) ?? placeHold(thread, situation) ?? doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
    const status = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation);
    const held = status.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (status.isLater(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Hu(scope);
    const contested = situation.contested.get(key);
    if (contested !== undefined)
        return (0,_match_rival_runs_js__WEBPACK_IMPORTED_MODULE_0__ .XN)(contested);
    return status.isComplete(key) ? undefined : whyAbsent(thread, situation.job, status.namesOf(scope.tool));
}
function whyAbsent(thread, { name, tools }, runs) {
    const { scope } = thread.evidence;
    const isOurs = thread.job === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_5__ .d)(tools, scope.tool))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .vZ(scope, isOurs);
    if (!isOurs)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jo(scope, runs);
    if (runs.length > 0)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SX(scope, runs);
    return tools.silent.includes(scope.tool) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .$K(scope) : _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jC(scope);
}
function commitHold({ evidence, lastMark }, { head, analyzed }) {
    const isReported = lastMark === undefined || lastMark.kind === 'reported';
    const isHere = evidence.head === head && evidence.analyzed === analyzed;
    return isReported && isHere ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .K(evidence.scope) : undefined;
}
function placeHold(thread, situation) {
    const where = situation.placeNow(thread);
    if (where.kind === 'deleted')
        return undefined;
    const { path, key } = fileOf(thread, where);
    const unread = whyUnread(thread, where, situation) ?? (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation).doubtOf(key, path);
    if (unread !== undefined || where.kind !== 'file')
        return unread;
    if (where.uncommitted !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .SU(path, where.uncommitted);
    return where.differs ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Ss(path) : undefined;
}
function fileOf({ evidence }, where) {
    return { path: where.kind === 'file' ? where.path : evidence.path, key: (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(evidence.scope) };
}
function whyUnread(thread, where, situation) {
    const { evidence } = thread;
    const { path, key } = fileOf(thread, where);
    if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .OP)(path))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .aD(path);
    const heldFile = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const { ruleCatalogues, fileCatalogues } = situation.completeness;
    const rules = ruleCatalogues.get(key);
    if (rules !== undefined && !evidence.unlisted && !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_7__ .yy)(evidence.ruleId, rules))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .AW(evidence.ruleId);
    if (fileCatalogues.get(key)?.has(path) === false)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zC(path);
    return quietFiles(situation).has((0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)(key, path))
        ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jQ(evidence.scope, isAsItWas(where))
        : undefined;
}
function stillStands({ thread }, situation) {
    if (!isOpen(thread) || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || scopeHold(thread, situation) !== undefined)
        return false;
    const where = situation.placeNow(thread);
    return where.kind === 'file' && where.inDiff && whyUnread(thread, where, situation) !== undefined;
}
const isAsItWas = (where) => where.kind === 'file' && (where.line ?? 0) > 0;
const quiet = new WeakMap();
function quietFiles(situation) {
    const known = quiet.get(situation) ?? new Set(findQuietFiles(situation));
    quiet.set(situation, known);
    return known;
}
function findQuietFiles({ completeness, spots, matching, placeNow }) {
    const { quietScopes } = completeness;
    if (quietScopes.size === 0)
        return [];
    const reported = new Set(spots.map(({ scope, place }) => (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), place.path ?? '')));
    return matching.threads.flatMap(({ thread }) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(thread.evidence.scope);
        if (!quietScopes.has(key) || !isOpen(thread))
            return [];
        const where = placeNow(thread);
        const file = where.kind === 'file' && isAsItWas(where) ? (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .wm)(key, where.path) : undefined;
        return file === undefined || reported.has(file) ? [] : [file];
    });
}
const isOpen = (thread) => ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind);
function leftOpen(moves) {
    return moves
        .filter((move) => move.kind === 'leave' || move.kind === 'say')
        .filter(({ thread }) => isOpen(thread));
}
function leftOpenHere(moves, { complete, heldScopes }) {
    const failed = heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    return leftOpen(moves).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(thread.evidence.scope)));
}
function countHeld(moves) {
    const held = leftOpen(moves).filter(({ because }) => because === 'held');
    return [...Map.groupBy(held, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
function findAbsentScopes(moves, { failures, complete, heldScopes }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...heldScopes.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(moves)) {
        const { scope } = thread.evidence;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        if (because !== 'held' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nn)(thread) || known.has(key))
            continue;
        const isExpected = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .xd)(job, thread) && !isSaidToBeGone(thread);
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}
function isSaidToBeGone(thread) {
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind === 'reopened' || thread.lastMark?.kind === 'gone';
}


 }),

 61826:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cp: () => ( describeDominantRule),
   DX: () => ( overviewsOfJob),
   Ky: () => ( pairTwins),
   m3: () => ( writesOverview),
   mr: () => ( decideOverview),
   pF: () => ( findListedAsNew)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92506);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18805);





function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .gH)(spot.place, spot.rule.id);
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
function decideOverview(entries, existing, mode, proof, carrier = 'post') {
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
        return decideEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .gV };
    }
    const reason = standing.length === 0 ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .lQ : _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .H2;
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function decideEdit(entries, current, obsolete) {
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
function overviewsOfJob(overviews, job, situation) {
    const own = (0,_situation_js__WEBPACK_IMPORTED_MODULE_2__ .a)(situation);
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...own].flatMap((scope) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .MH)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}
function findListedAsNew(overviews, spots) {
    const found = new Set();
    for (const { keys, entries, asNew } of overviews) {
        if (asNew === undefined)
            continue;
        const [listed, listedAsNew] = [new Set(entries), new Set(asNew)];
        for (const [look, alike] of Map.groupBy(spots, (spot) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .Li)(keys, spot))) {
            let times = 0;
            for (let count = 1; listed.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .bQ)(keys, look, count)); count += 1)
                if (listedAsNew.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .bQ)(keys, look, count)))
                    times += 1;
            for (const { key } of alike.slice(0, times))
                found.add(key);
        }
    }
    return ({ key }) => found.has(key);
}
const FEWEST = 2;
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    return _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .fi(most.length, over.length, first.rule.id, first.scope);
}


 }),

 95100:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  IF: () => ( mergeEarlierPass),
  et: () => ( plan),
  GG: () => ( planDuplicates)
});

var finding = __webpack_require__(15722);
var finding_spot = __webpack_require__(19795);
var own_thread = __webpack_require__(59079);
var account = __webpack_require__(98478);
var hold = __webpack_require__(58352);
var reasons = __webpack_require__(50324);
;



function decidePair(pair, situation) {
    const { thread, spot, waits } = pair;
    const about = { thread, spot };
    const state = (0,own_thread.QY)(thread);
    if (!(0,own_thread.nn)(thread))
        return leave(about, 'held', reasons.gm(thread));
    if (waits)
        return leave(about, 'held', reasons.eg(pair));
    if (state.kind === 'decided')
        return followDecision(about, state);
    if (spot.ignored)
        return closePair(about, state, 'ignored', reasons.$h);
    if (spot.suppressed)
        return closePair(about, state, 'suppressed', reasons.JZ);
    if (!situation.inDiff(spot))
        return closePair(about, state, 'moved-on', reasons.nn(spot.place.path));
    const reopen = (reason) => ({ kind: 'reopen', ...about, reason });
    switch (state.kind) {
        case 'open':
            return thread.lastMark?.kind === 'gone'
                ? reopen(reasons.O3)
                : { kind: 'keep', ...about, reason: reasons.o0(pair) };
        case 'reopened':
            return reopen(reasons.oY);
        case 'resolved-by-us':
            return reopen(reasons.Nn(state.mark.kind));
        case 'unfinished':
            return reopen(reasons.f$(state.begun));
        case 'resolved-by-push':
            return reopen(reasons.W_);
        case 'withdrawn':
            return { kind: 'reopen', ...about, by: state.by, reason: reasons.VJ(state.by) };
        case 'resolved-by-people':
            return thread.edited
                ? reopen(reasons.Kz(thread))
                : leave(about, 'people', reasons.wt(thread));
    }
}
function closePair(about, state, resolution, reason) {
    const { thread } = about;
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', reason);
    if (state.kind === 'resolved-by-people')
        return leave(about, 'done', reasons.gA(thread, reason));
    if (state.kind === 'reopened')
        return leave(about, 'people', reasons.T9);
    const doubt = reasons.zJ(thread);
    if (doubt !== undefined)
        return leave(about, 'held', reasons.q2(reason, doubt));
    return resolveOrSay(about, resolution, reason);
}
function resolveOrSay(about, resolution, reason) {
    const { mayResolve, flag } = about.thread;
    return mayResolve !== false || flag !== false
        ? { kind: 'resolve', ...about, resolution, reason }
        : sayOnce(about, 'rights', resolution, reasons.HX(reason));
}
function decideAbsent(unmatched, situation, policy) {
    const { thread } = unmatched;
    const about = { thread };
    const state = (0,own_thread.QY)(thread);
    if (!(0,own_thread.nn)(thread))
        return leave(about, 'held', reasons.gm(thread));
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', reasons.x1(state.mark.kind));
    if (unmatched.resembled !== undefined) {
        return state.kind === 'decided'
            ? followDecision(about, state)
            : leave(about, 'people', reasons.ui);
    }
    const held = (0,hold.GI)(unmatched, situation);
    if (held !== undefined)
        return leave(about, 'held', held);
    const byPeople = state.kind === 'resolved-by-people';
    const where = situation.placeNow(thread);
    if (byPeople && where.kind === 'file' && !where.inDiff)
        return leave(about, 'people', reasons.gA(thread, reasons.nn(where.path)));
    const doubt = reasons.zJ(thread);
    if (doubt !== undefined && state.kind !== 'reopened') {
        return byPeople
            ? leave(about, 'people', reasons.CO(thread))
            : leave(about, 'held', reasons.q2(reasons.uj, doubt));
    }
    if (state.kind === 'unfinished')
        return resolveOrSay(about, 'fixed', reasons.Ae(state.begun));
    if (state.kind === 'reopened')
        return leave(about, 'people', reasons.Ju((0,own_thread.F$)(thread)));
    if (!policy.resolveFixed)
        return leave(about, 'policy', reasons.zH);
    if (!policy.resolveDiscussed && thread.foreignReplies > 0) {
        return thread.lastMark?.decided !== undefined || state.kind === 'decided'
            ? leave(about, 'people', reasons.nX(thread))
            : sayOnce(about, 'policy', 'discussed', reasons.kh);
    }
    return resolveOrSay(about, 'fixed', where.kind === 'deleted' ? reasons.vf : reasons.uj);
}
function followDecision(about, { decision, way }) {
    const reason = reasons.rc(decision);
    return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}
function leave(about, because, reason) {
    return { kind: 'leave', ...about, because, reason };
}
function sayOnce(about, because, note, reason) {
    return about.thread.lastMark?.kind === 'gone'
        ? leave(about, because, reason)
        : { kind: 'say', ...about, because, note, reason };
}

var judge_spots = __webpack_require__(38146);
var plan_move = __webpack_require__(57764);
var diff_anchor = __webpack_require__(1960);
var rule_ids = __webpack_require__(92506);
var wording = __webpack_require__(74458);
;





function selection_select(situation, policy) {
    const wasPostedAsNew = findPostedAsNew(situation);
    const compare = ({ key }) => situation.compared?.get(key);
    const isNew = (spot) => {
        const kind = compare(spot)?.kind;
        if (kind === 'new' || kind === 'existing')
            return kind === 'new';
        return wasPostedAsNew(spot) || situation.wasListedAsNew?.(spot) === true;
    };
    const isUnparsed = ({ findings, place }) => findings.some((finding) => finding.isUnparsed === true) &&
        place.path !== undefined &&
        situation.isEdited(place.path);
    const whyLeft = (spot, anchoring) => {
        if (isUnparsed(spot))
            return undefined;
        const compared = compare(spot);
        if (compared?.kind === 'existing')
            return { disposition: 'existing', reason: compared.reason };
        const mode = isNew(spot) ? policy.filterMode : policy.filterModeByLine;
        if ((0,diff_anchor.S)(mode, anchoring.narrowest))
            return undefined;
        const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons.Px;
        const filtered = reasons.BZ(mode, why);
        return {
            disposition: 'filtered',
            reason: compared?.kind === 'uncertain' ? reasons.dN(filtered, compared.because) : filtered,
        };
    };
    return {
        verdictWithoutThread(spot, anchoring) {
            const left = whyLeft(spot, anchoring);
            if (left !== undefined)
                return left;
            if (!(0,finding_spot.jZ)(spot.level, policy.minLevel) && !isUnparsed(spot))
                return { disposition: 'filtered', reason: reasons.im(spot.level, policy.minLevel) };
            return anchoring.kind === 'unanchored'
                ? { disposition: 'unanchored', reason: anchoring.reason }
                : undefined;
        },
        counts: (spot, anchoring) => ((0,finding_spot.jZ)(spot.level, policy.failLevel) || (isUnparsed(spot) && policy.failLevel !== 'never')) &&
            whyLeft(spot, anchoring) === undefined,
        isNew,
    };
}
function findPostedAsNew({ matching: { pairs, threads }, placeNow }) {
    const posted = new Set();
    const twinsAt = new Map();
    for (const { thread, spot } of pairs) {
        if (!thread.asNew)
            continue;
        posted.add(spot.key);
        const key = (0,rule_ids.gH)(spot.place, spot.rule.id);
        if (key !== undefined && thread.twins !== undefined)
            twinsAt.set(key, thread.twins);
    }
    for (const { thread } of threads) {
        if (!thread.asNew || thread.twins === undefined)
            continue;
        const now = placeNow(thread);
        if (now.kind !== 'file' || now.line === undefined)
            continue;
        const key = (0,rule_ids.ZL)(now.path, now.line, thread.evidence.ruleId);
        if (key !== undefined)
            twinsAt.set(key, thread.twins);
    }
    return (spot) => {
        if (posted.has(spot.key))
            return true;
        const twins = twinsAt.size === 0 ? undefined : twinsAt.get((0,rule_ids.gH)(spot.place, spot.rule.id) ?? '');
        return twins !== undefined && (0,wording.Dy)(twins, { ...spot, level: 'none' });
    };
}

var plan_situation = __webpack_require__(18805);
var twins = __webpack_require__(61342);
;












function plan(situation, policy) {
    const verdicts = new Map();
    const decidedBy = new Map();
    const ownScopes = (0,plan_situation.a)(situation);
    const absent = situation.matching.threads.map((unmatched) => decideAbsent(unmatched, situation, policy));
    const decided = situation.matching.pairs.map((pair) => ({ pair, move: decidePair(pair, situation) }));
    const selection = selection_select(situation, policy);
    const covers = (0,twins.N7)(situation, policy, selection, decided, absent, ownScopes);
    const threads = new Map(decided.map(({ pair }) => [pair.spot.key, pair.thread]));
    const anchoringOf = new Map(situation.spots.map((spot, index) => [spot, situation.anchorings[index]]));
    const moves = [];
    for (const one of decided) {
        const { thread, spot } = one.pair;
        const move = (0,twins.oz)(one, covers, situation, anchoringOf.get(spot));
        moves.push(move);
        const verdict = {
            ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
            tier: one.pair.tier,
        };
        verdicts.set(spot.key, verdict);
        const { disposition } = verdict;
        const byPeople = disposition === 'resolved-by-people' || (disposition === 'moved-on' && (0,own_thread.My)(thread));
        if (policy.acceptResolved && byPeople && (0,own_thread.Lr)(thread))
            decidedBy.set(spot.key, thread);
    }
    for (const [key, cover] of covers.of) {
        const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
        if (cover.kind === 'thread' || thread !== undefined)
            verdicts.set(key, (0,twins.ux)(cover, thread));
        if (policy.acceptResolved && cover.kind === 'thread' && (0,twins.d$)(cover) && (0,own_thread.Lr)(cover.by.thread))
            decidedBy.set(key, cover.by.thread);
    }
    moves.push(...absent);
    for (const duplicate of situation.duplicateThreads)
        moves.push(decideDuplicate(duplicate, situation, ownScopes));
    const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
    const { posts, judged, ...rest } = (0,judge_spots.Lt)(situation, policy, selection, free, verdicts, covers, new Set(decidedBy.keys()));
    const standing = situation.matching.threads
        .filter((unmatched) => (0,hold.At)(unmatched, situation))
        .map(({ thread }) => thread)
        .filter(({ evidence }) => (0,finding_spot.jZ)(evidence.wording.level, policy.failLevel));
    return { moves: [...posts, ...moves], accounts: (0,account.c)(situation, judged), decidedBy, standing, ...rest };
}
function planDuplicates(duplicates, situation) {
    const ownScopes = (0,plan_situation.a)(situation);
    return duplicates.map((duplicate) => decideDuplicate(duplicate, situation, ownScopes));
}
function decideDuplicate({ thread, winner }, situation, ownScopes) {
    const reason = reasons.In(winner);
    const doubt = whyNotRemoved(thread, situation, ownScopes);
    return doubt === undefined
        ? {
            kind: 'remove-duplicate',
            thread,
            winner,
            by: (0,own_thread.HE)(thread) ? 'deleting' : 'retiring',
            reason,
        }
        : { kind: 'leave', thread, because: 'held', reason: reasons.q2(reason, doubt) };
}
function whyNotRemoved(thread, situation, ownScopes) {
    const { scope } = thread.evidence;
    const key = (0,finding.OD)(scope);
    if (!ownScopes.has(key))
        return reasons.Tl(scope);
    const doubt = (0,own_thread.Me)(thread);
    if (doubt !== undefined)
        return reasons.jO(doubt);
    return (0,plan_situation.PL)(situation).isLater(key) ? reasons.b7(scope) : undefined;
}
function takesPlace(move, ownScopes) {
    if (move.kind === 'keep' || move.kind === 'edit' || move.kind === 'reopen')
        return true;
    if ((0,plan_move.Gl)(move))
        return move.spot !== undefined;
    if (move.kind !== 'leave')
        return false;
    if (move.because === 'people')
        return move.spot !== undefined;
    return move.because === 'held' && ownScopes.has((0,finding.OD)(move.thread.evidence.scope));
}
function verdictOfPair(move, inDiff, discussionId) {
    return { disposition: dispositionOf(move, inDiff), reason: move.reason, discussionId };
}
function dispositionOf(move, inDiff) {
    if (move.kind === 'keep' || move.kind === 'edit')
        return 'kept';
    if (move.kind === 'reopen')
        return 'reopened';
    if (move.kind === 'leave' && move.because === 'held')
        return 'kept';
    const byPeople = (move.kind === 'leave' && move.because === 'people') || (0,plan_move.Gl)(move);
    return byPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
function mergeEarlierPass(plan, done) {
    const posted = new Set([...done].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []));
    if (posted.size === 0)
        return plan;
    return {
        ...plan,
        moves: plan.moves.filter((move) => (move.kind !== 'keep' && move.kind !== 'edit') || !posted.has(move.thread.discussionId)),
        accounts: plan.accounts.map((account) => {
            if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? ''))
                return account;
            const { tier: _, ...rest } = account;
            return { ...rest, disposition: 'posted', reason: reasons.dy };
        }),
    };
}


 }),

 98564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   I3: () => ( checkName),
   LJ: () => ( runningVerdict),
   Ou: () => ( finalVerdict),
   Uz: () => ( threadsLine),
   XZ: () => ( describeVerdict),
   lA: () => ( describeEnd)
 });
 var _plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58352);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40409);
 var _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43629);







const ROOM_FOR_FINDINGS = 400;
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
const MOST_REASONS = 10;
const MOST_COMPARED = 3;
const MOST_OTHER_TOOLS = 3;
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
function runningVerdict(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_4__ .Zd + around.end }, runUrl);
}
function finalVerdict(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? verdictText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
function verdictText(result, redact, limit) {
    const { spots, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const named = spots.slice(0, NAMED_IN_CHECK).flatMap(({ findings: [finding] }) => {
        if (finding === undefined)
            return [];
        const note = resolvedByPeople.has(finding) ? ', resolved by a person' : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_4__ .jb(finding, note)), LONGEST_NAMED);
    });
    const rest = spots.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
function describeVerdict(result) {
    return describe(result, [], '');
}
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const moves = plan?.moves ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .Z_)(moves, outcomes, dryRun ? 'planned' : 'done');
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    const isLeft = (move) => !said.includes(move);
    const left = (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .cb)(moves).filter(isLeft).length;
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_plan_hold_js__WEBPACK_IMPORTED_MODULE_0__ .yp)(moves, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    const byReply = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Gl);
    return _words_js__WEBPACK_IMPORTED_MODULE_4__ .us({ open, others, done, byReply }, dryRun);
}
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_4__ .$p(result.accounts).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    if (conclusion === 'superseded')
        return join([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return join([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toVerdict(result, worst);
    const verdict = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_4__ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_4__ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_COMPARED, '; ');
    const all = [verdict, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? join([_words_js__WEBPACK_IMPORTED_MODULE_4__ .ge, refused, ...all])
        : join([...all, refused]);
}
function join(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toVerdict(result, worst) {
    const { plan, failLevel, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_4__ .zy;
    const failing = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ .al)(result);
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_4__ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_4__ .lQ(failLevel);
    const standing = plan?.standing ?? [];
    const left = standing.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_4__ .JA(standing);
    if (failing.spots.length === 0)
        return join([left === '' ? passed : left, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return join([`${_words_js__WEBPACK_IMPORTED_MODULE_4__ .B(failing.spots)}${named}`, left, _words_js__WEBPACK_IMPORTED_MODULE_4__ .Qz(failing), waved]);
}
function withUrl(verdict, url) {
    return url === undefined ? verdict : { ...verdict, url };
}


 }),

 28887:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => ( toCodeFrame)
 });
const TONES = {
    error: 'bad',
    warning: 'doubtful',
    note: 'change',
    none: 'change',
};
const USUAL_COLUMNS = 120;
const FEWEST_COLUMNS = 24;
const TAB_STOP = 4;
const CUT = '…';
function toCodeFrame({ lines, more }, { level, indent, columns = USUAL_COLUMNS }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    const margin = ' '.repeat(indent);
    const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
    const rows = lines.map((line) => ({ line, cells: toCells(line) }));
    const start = firstColumn(rows, room);
    const tone = TONES[level];
    const framed = [
        ...rows.flatMap(({ line, cells }) => {
            const number = String(line.number).padStart(width);
            const code = cut(cells, start, room);
            const sign = line.role === 'finding' ? { text: '>', tone } : { text: ' ' };
            const bar = { text: code === '' ? ` ${number} |` : ` ${number} | `, tone: 'quiet' };
            const marks = toMarks(cells, start, room);
            return [
                [{ text: margin }, sign, bar, { text: code }],
                ...(marks === ''
                    ? []
                    : [
                        [
                            { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' },
                            { text: marks, tone },
                        ],
                    ]),
            ];
        }),
        ...(more > 0
            ? [[{ text: `${margin}  ${' '.repeat(width)} | and ${more} more lines`, tone: 'quiet' }]]
            : []),
    ];
    return framed.map((pieces) => ({ text: pieces.map(({ text }) => text).join(''), tone: 'quiet', pieces }));
}
const GUTTER = 5;
function toCells({ text, mark }) {
    const cells = [];
    let at = 0;
    let offset = 0;
    const isPoint = mark !== undefined && mark.from === mark.to;
    for (const sign of text) {
        const width = sign === '\t' ? TAB_STOP - (at % TAB_STOP) : widthOf(sign);
        const marked = mark !== undefined && (isPoint ? offset === mark.from : offset >= mark.from && offset < mark.to);
        cells.push({ text: sign === '\t' ? ' '.repeat(width) : sign, at, width, marked });
        at += width;
        offset += sign.length;
    }
    return isPoint && mark.from >= offset ? [...cells, { text: '', at, width: 1, marked: true }] : cells;
}
function widthOf(sign) {
    if (/[\p{M}\u200D]/u.test(sign))
        return 0;
    return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(sign)
        ? 2
        : 1;
}
function firstColumn(rows, room) {
    const cells = rows.find(({ line }) => line.mark !== undefined)?.cells ?? [];
    const marked = cells.filter((cell) => cell.marked);
    const [first, last] = [marked[0], marked.at(-1)];
    if (first === undefined || last === undefined)
        return 0;
    if (last.at + last.width < room)
        return 0;
    return Math.max(0, Math.min(first.at - Math.floor(room / 4), last.at + last.width + 2 - Math.floor(room / 2)));
}
function cut(cells, start, room) {
    const shown = inView(cells, start, room);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const isWhole = last === cells.at(-1);
    const text = shown.map((cell) => cell.text).join('');
    const head = start === 0 ? '' : `${CUT}${' '.repeat(first.at - start - 1)}`;
    return `${head}${text}${isWhole ? '' : CUT}`.trimEnd();
}
function inView(cells, start, room) {
    return cells.filter(({ at, width }) => at >= start + (start === 0 ? 0 : CUT.length) && at + width <= start + room - CUT.length);
}
function toMarks(cells, start, room) {
    return inView(cells, start, room)
        .filter(({ marked }) => marked)
        .reduce((line, { at, width }) => line.padEnd(at - start) + '^'.repeat(width), '');
}


 }),

 83518:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Fk: () => ( worstState),
   Hi: () => ( describeOthers),
   Oy: () => ( hashJob),
   VI: () => ( beginningOf),
   _q: () => ( linkFor),
   dh: () => ( sharesScope),
   fp: () => ( readParts),
   md: () => ( worstFirst),
   yF: () => ( jobsBefore)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15722);


const RANKS = { passed: 0, running: 1, failed: 2 };
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
function readPart({ text }, sign) {
    if (!text.startsWith(sign))
        return undefined;
    const [, digits, said = ''] = BEGINNING.exec(text.slice(sign.length)) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (/^passed\b/u.test(said))
        return { number, state: 'passed' };
    if (/^updating\b/u.test(said))
        return { number, state: 'running' };
    const [, findings] = COUNT.exec(said) ?? [];
    return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}
const BEGINNING = /^([1-9]\d{0,14}): (?:[0-9a-f]{7}: )?(.*)$/su;
const COUNT = /^(?:failed by )?(\d{1,9} (?:error|warning|note|finding)s?)\b/u;
function worstFirst(parts) {
    return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}
function worstState(states) {
    return states.reduce((worst, state) => (RANKS[state] > RANKS[worst] ? state : worst), 'passed');
}
function describeOthers(others, { sign }) {
    const worst = worstState(others.map(({ state }) => state));
    const named = others.filter(({ state }) => state === worst);
    const [first] = named;
    if (worst === 'passed' || first === undefined)
        return undefined;
    const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
    const why = named.length === 1 && first.findings !== undefined ? ` by ${first.findings}` : '';
    const what = worst === 'failed' ? `failed${why}` : 'did not finish';
    const [it, those] = named.length === 1 ? ['it', ''] : ['each', ' of them'];
    return `${names} with this head ${what}: run ${it}${those} again, or close ${it} and run this again`;
}
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
function hashJob(scopes) {
    const hash = (scope) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}


 }),

 61104:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  runReview: () => ( runReview)
});


var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(27406);
var checkout = __webpack_require__(27176);
var start_early = __webpack_require__(39574);
var decide = __webpack_require__(91046);
var find_commits = __webpack_require__(3856);
var find_configuration = __webpack_require__(88816);
var review_job = __webpack_require__(73305);
var diff_anchor = __webpack_require__(1960);
var line_map = __webpack_require__(28508);
var finding_finding = __webpack_require__(15722);
var finding_spot = __webpack_require__(19795);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var read_file_lines = __webpack_require__(82137);
var table = __webpack_require__(85835);
var match = __webpack_require__(28021);
var rival_runs = __webpack_require__(4042);
var own_thread = __webpack_require__(59079);
;




function holdUnplaced(completeness, known) {
    const proven = new Set(completeness.complete.map(finding_finding.OD));
    const held = completeness.unplaced.flatMap(({ scope, reason }) => {
        const why = proven.has((0,finding_finding.OD)(scope)) ? whyHeld((0,finding_finding.OD)(scope), reason, known) : undefined;
        return why === undefined ? [] : [{ scope, reason, why }];
    });
    if (held.length === 0)
        return completeness;
    const keys = new Set(held.map(({ scope }) => (0,finding_finding.OD)(scope)));
    const said = new Set(held.map(({ reason }) => reason));
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !keys.has((0,finding_finding.OD)(scope))),
        heldScopes: [
            ...completeness.heldScopes,
            ...held.map(({ scope, why }) => ({ scope, reason: why, kind: 'failed' })),
        ],
        warnings: completeness.warnings.filter((warning) => !said.has(warning)),
    };
}
function whyHeld(key, reason, { unmatched, spots, candidatesOf, policy }) {
    for (const spot of spots) {
        if ((0,finding_finding.OD)(spot.scope) !== key || spot.suppressed || !('alike' in spot.place))
            continue;
        const candidates = (0,finding_spot.jZ)(spot.level, policy.failLevel) ? candidatesOf(spot) : undefined;
        if (candidates !== undefined && (0,diff_anchor.S)(policy.filterModeByLine, candidates.narrowest))
            return `${candidates.reason}, which is of the change, and ${reason}`;
    }
    const hasOpen = unmatched.some(({ thread }) => (0,finding_finding.OD)(thread.evidence.scope) === key && ['open', 'reopened'].includes((0,own_thread.QY)(thread).kind));
    return hasOpen ? `${reason}, or resolve its open threads yourself` : undefined;
}

var overview = __webpack_require__(61826);
var words = __webpack_require__(43629);
var text_names = __webpack_require__(16761);
var evidence = __webpack_require__(30065);
var diff_diff = __webpack_require__(97802);
var filter_mode = __webpack_require__(61491);
var follow_paths = __webpack_require__(12591);
;








const MOST_NAMED = 10;
async function findArrivals(ground) {
    const { spots } = ground;
    const hasEnding = openEndings(ground);
    const pointers = await findPointers(ground);
    const behind = await readBehind(ground);
    return {
        of(spot) {
            const { place } = spot;
            if (place.path === undefined)
                return undefined;
            if (place.kind !== 'nowhere')
                return hasEnding(spot) ? 'added' : undefined;
            return behind(spot);
        },
        warnings: [
            ...describe(await (0,follow_paths.Mk)(ground), [
                'submodule changed, and its code was not looked at',
                'submodules changed, and their code was not looked at',
            ], 'check out submodules with their history'),
            ...describe(pointers.filter((path) => !spots.some(({ place }) => place.path === path)), [
                'file of Git LFS changed, and its content was not looked at',
                'files of Git LFS changed, and their content was not looked at',
            ], 'check out with Git LFS before the analysis'),
        ],
    };
}
function openEndings({ findings, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...findings.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', (0,diff_diff.z6)(path))]),
        ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const mapped = (0,line_map.qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change?.oldPath === undefined || !(0,diff_diff.OG)(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', (0,diff_diff.z6)(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
async function readBehind(ground) {
    const paths = ground.spots.flatMap(({ place }) => ((0,finding_finding.Jm)(place) ? place.path : []));
    const ways = await (0,follow_paths.gv)(ground, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return ({ place }) => {
        const way = (0,finding_finding.Jm)(place) ? ways.get(place.path) : undefined;
        if (way === undefined)
            return undefined;
        if (way.barrier !== undefined)
            return way.barrier === 'new' || way.paths.length > 1 ? 'added' : undefined;
        return narrowestOf(way.stops.map(({ tree: { toHead, diff }, path, lines }) => {
            const at = toPlace(path, 'line' in place ? place.line : undefined);
            return (0,diff_anchor.p)({ place: at, toHead, diff, linesOf: () => lines, can }).narrowest;
        }));
    };
}
function narrowestOf(modes) {
    return filter_mode.o.find((mode) => modes.includes(mode));
}
function toPlace(path, line) {
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await (0,file_texts.Ac)(git, files)).map(({ path }) => path);
}
function describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,text_names.Dt)(paths, MOST_NAMED)}; ${remedy}`];
}

var quote = __webpack_require__(22167);
;







const find_candidates_MOST_NAMED = 10;
async function findCandidates(ground) {
    const { git, workingTree, toHead, diff, spots, cameIn } = ground;
    const touched = new Map();
    for (const { place } of spots) {
        const files = possibleFiles(place);
        if (!touched.has(files))
            touched.set(files, files.filter((path) => (0,line_map.Fu)(toHead, diff, path)));
    }
    const paths = new Set([...touched.values()].flat());
    const { hunks } = await workingTree.changesIn(paths);
    const { lines } = await (0,read_file_lines.M)(git, toHead, diff, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return (spot) => {
        const { place } = spot;
        const places = (touched.get(possibleFiles(place)) ?? []).map((path) => (0,line_map.bd)(hunks.get(path) ?? [], placeIn(path, place)));
        if (places.length === 0)
            return undefined;
        const modes = places.map((one) => (0,diff_anchor.p)({
            ...{ place: one, toHead, diff, can },
            linesOf: (path) => lines.get(path),
            cameIn: cameIn({ ...spot, place: one }),
        }).narrowest);
        const names = (0,text_names.Dt)(places.map(finding_finding.fW), find_candidates_MOST_NAMED, ' or ');
        return {
            narrowest: filter_mode.o.find((mode) => modes.includes(mode)) ?? 'nofilter',
            reason: `${(0,quote.h)(place.path ?? '')} may be ${names}`,
        };
    };
}
const NONE = [];
function possibleFiles(place) {
    return place.kind === 'nowhere' ? (place.oneOf ?? place.alike ?? NONE) : NONE;
}
function placeIn(path, place) {
    const line = 'line' in place ? place.line : undefined;
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}

;



const judge_names_MOST_NAMED = 10;
function judgeNames({ files }, findings, completeness, failLevel) {
    const paths = files.flatMap(({ newPath }) => newPath !== undefined && (0,text_names.OP)(newPath) ? [newPath] : []);
    if (paths.length === 0)
        return { completeness, warnings: [] };
    const failing = findings.filter(({ level, presence }) => presence.kind === 'present' && (0,finding_spot.jZ)(level, failLevel));
    const heldScopes = [];
    for (const ofScope of Map.groupBy(failing, ({ scope }) => (0,finding_finding.OD)(scope)).values()) {
        const found = ofScope.flatMap(({ scope, place }) => {
            const path = paths.find((each) => mayBeIn(place, each));
            return path === undefined ? [] : [{ scope, path }];
        });
        const [first] = found;
        if (first === undefined)
            continue;
        const results = found.length === 1 ? '1 result' : `${found.length} results`;
        const named = (0,text_names.Dt)([...new Set(found.map(({ path }) => path))], judge_names_MOST_NAMED);
        heldScopes.push({
            scope: first.scope,
            kind: 'failed',
            reason: `${results} may be in ${named}, whose name is not UTF-8: rename the file`,
        });
    }
    const held = new Set(heldScopes.map(({ scope }) => (0,finding_finding.OD)(scope)));
    return {
        completeness: {
            ...completeness,
            complete: completeness.complete.filter((scope) => !held.has((0,finding_finding.OD)(scope))),
            heldScopes: [...completeness.heldScopes, ...heldScopes],
        },
        warnings: [judge_names_describe(paths)],
    };
}
function mayBeIn(place, path) {
    if (place.kind !== 'nowhere' || place.path === undefined)
        return false;
    if (place.oneOf?.includes(path))
        return true;
    const meant = path.split('/').toReversed();
    const said = place.path.split('/').toReversed();
    return said.every((name, index) => fits(name, meant[index] ?? name));
}
function fits(said, name) {
    const [start = '', ...more] = name.split(/\uFFFD+/u);
    const end = more.pop();
    if (end === undefined)
        return said === name;
    if (!said.startsWith(start))
        return false;
    let at = start.length;
    for (const part of more) {
        const next = said.indexOf(part, at);
        if (next < 0)
            return false;
        at = next + part.length;
    }
    return said.length - end.length >= at && said.endsWith(end);
}
function judge_names_describe(paths) {
    const [files, remedy] = paths.length === 1
        ? ['1 file whose name is not UTF-8', 'rename it']
        : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
    return `${files} changed, and nothing can be placed there: ${(0,text_names.Dt)(paths, judge_names_MOST_NAMED)}; ${remedy}`;
}

var old_trees = __webpack_require__(88845);
var place_findings = __webpack_require__(56360);
;




















const observe_MOST_NAMED = 10;
const ANY_LINE = {
    lines: 'changed-files',
    ladder: ['line'],
    edits: false,
};
async function observe({ git, inputs, service, name }, commits, { findings, completeness: ofLogs, versions, workingTree, hasFile, }, reading, baseLog) {
    const can = service?.can ?? ANY_LINE;
    const { analyzed, base, head } = commits;
    const taking = findings.filter(({ presence }) => (0,place_findings.tE)(presence));
    const { distinct, duplicates } = (0,finding_spot.Zs)(taking);
    const spots = (0,finding_spot.dw)(distinct);
    const texts = (0,file_texts.ng)(git);
    const [toHead, diff, oldTrees] = await Promise.all([
        (0,read_diff.iH)(git, analyzed, head),
        (0,read_diff.iH)(git, base, head, { algorithm: 'default' }),
        (0,old_trees.D)(git, analyzed, reading.ours, texts),
    ]);
    const names = judgeNames(diff, findings, ofLogs, (0,table.iJ)(inputs).failLevel);
    const history = (sha) => oldTrees.get(sha);
    const { hunks: rewritten } = await workingTree.changesIn(reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []));
    const threads = (0,rival_runs.Y8)(reading.ours, history);
    const begun = (0,match.t)(threads.threads, spots, history);
    const arrivals = await findArrivals({
        git,
        root: workingTree.root,
        toHead,
        diff,
        findings,
        spots,
        threads: reading.ours,
    });
    const candidatesOf = await findCandidates({
        ...{ git, workingTree, toHead, diff, spots },
        cameIn: arrivals.of,
    });
    const counted = await (0,read_file_lines.M)(git, toHead, diff, spots.flatMap(({ place: { path = '' } }) => (path === '' || (0,text_names.OP)(path) ? [] : path)));
    await texts.read([
        ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
        ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
    ]);
    const lines = (path) => texts.lines(analyzed, path);
    const linesOf = (path) => counted.lines.get(path);
    const anchoringOf = (spot) => {
        const { place } = spot;
        const candidates = 'oneOf' in place ? candidatesOf(spot) : undefined;
        if (candidates !== undefined)
            return { kind: 'unanchored', ...candidates };
        return (0,diff_anchor.p)({ place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can });
    };
    const matching = begun.finish(lines);
    const completeness = holdUnplaced(names.completeness, {
        ...{ unmatched: matching.threads, spots, candidatesOf },
        policy: (0,table.iJ)(inputs),
    });
    const anchorings = spots.map(anchoringOf);
    const comparison = baseLog &&
        (await compare(baseLog, {
            ...{ git, root: workingTree.root, analyzed, spots },
            ...{ anchorings, completeness, versions },
        }));
    const isEdited = (path) => {
        const mapped = (0,line_map.qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
    };
    const inDiff = ({ place }) => place.kind === 'nowhere' || (0,line_map.Fu)(toHead, diff, place.path);
    const standing = new Set(matching.pairs.flatMap(({ spot }) => (inDiff(spot) ? [spot] : [])));
    const situation = {
        job: { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
        head,
        analyzed,
        findings,
        duplicates,
        spots,
        completeness,
        anchorings,
        ...(comparison && { compared: comparison.compared }),
        wasListedAsNew: (0,overview.pF)((0,overview.DX)(reading.overviews, name, { completeness, spots }), spots.filter((spot) => !standing.has(spot) && comparison?.compared.get(spot.key)?.kind !== 'existing')),
        inDiff,
        isEdited,
        matching,
        contested: (0,rival_runs.fK)(reading.ours, matching.pairs, head),
        duplicateThreads: threads.duplicates,
        laterScopes: reading.later,
        placeNow: (thread) => placeNow(thread, history, rewritten, toHead, diff, hasFile),
        edits: can.edits,
    };
    const sameAtHead = ({ place: { path } }) => path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
        ? undefined
        : path;
    return {
        situation,
        unread: describeUnreadFiles(completeness.heldFiles, baseLog, (path) => (0,line_map.Fu)(toHead, diff, path), isEdited),
        ...(comparison && { comparison }),
        warnings: [...describeUnread(counted.unread), ...names.warnings, ...arrivals.warnings],
        readTexts: (wanted) => texts.read(wanted.flatMap((spot) => [
            { commit: analyzed, path: spot.place.path ?? '' },
            { commit: head, path: sameAtHead(spot) ?? '' },
        ])),
        evidence: (keys, spot, anchor) => (0,evidence.zR)(keys, spot, {
            path: anchor.path,
            line: spot.place.kind === 'lines' ? (anchor.countedLine ?? anchor.newLine) : 0,
            head,
            analyzed,
        }, lines(spot.place.path ?? '')),
        duplicates: (all) => (0,rival_runs.Y8)(all, history).duplicates,
        anchor(spot) {
            const anchoring = anchoringOf(spot);
            return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
        },
        headLines(spot) {
            const path = sameAtHead(spot);
            return path === undefined ? undefined : texts.lines(head, path);
        },
    };
}
function describeUnreadFiles(heldFiles, base, inDiff, isEdited) {
    const before = base?.kind === 'read' ? base.completeness.heldFiles : [];
    const wasSo = new Set(before.map(({ scope }) => (0,finding_finding.OD)(scope)));
    return heldFiles
        .filter(({ told, path }) => told !== undefined && inDiff(path))
        .filter(({ scope, path }) => isEdited(path) || !wasSo.has((0,finding_finding.OD)(scope)))
        .map(words._8);
}
async function compare(...asked) {
    const { compareWithBase } = await __webpack_require__.e( 9626).then(__webpack_require__.bind(__webpack_require__, 49626));
    return compareWithBase(...asked);
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    const [files, megabytes] = [
        paths.length === 1 ? '1 changed file' : `${paths.length} changed files`,
        file_texts.gZ / 1e6,
    ];
    return [
        `${files} with findings could not be compared line by line: ${(0,text_names.Dt)(paths, observe_MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
    ];
}
function placeNow({ evidence, own }, history, rewritten, toHead, diff, hasFile) {
    const old = history(evidence.head);
    if (old === undefined)
        return { kind: 'unknown' };
    const path = old.pathNow(evidence.path);
    if (path === undefined) {
        const { path: moved } = own?.marker.nowAt ?? {};
        return moved !== undefined && hasFile(moved)
            ? {
                kind: 'file',
                path: moved,
                differs: toHead.byOldPath.has(moved),
                inDiff: (0,line_map.Fu)(toHead, diff, moved),
            }
            : { kind: 'deleted' };
    }
    const line = evidence.line === 0 ? undefined : old.lineNow(evidence.path, evidence.line);
    const agrees = !toHead.byOldPath.has(path) || (line !== undefined && (0,line_map.sn)(toHead, path, line).kind === 'mapped');
    const at = evidence.line === 0 ? 0 : line;
    const isUncommitted = at !== undefined && (0,line_map.vC)(rewritten.get(path) ?? [], at);
    const inDiff = (0,line_map.Fu)(toHead, diff, path);
    return {
        kind: 'file',
        path,
        ...(at !== undefined && { line: at }),
        differs: !agrees,
        inDiff,
        ...(isUncommitted && { uncommitted: at }),
    };
}

var reasons = __webpack_require__(50324);
var check = __webpack_require__(98564);
var shared_check = __webpack_require__(83518);
;





const ROUNDS = 3;
const put_check_MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
async function putCheck(result, service, job) {
    const { sharedVerdicts: shared } = service;
    if (shared === undefined)
        return putOnChange(result, service, job);
    const look = observer(result, shared, job.name);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            return putUnseen(result, error, service, job);
        }
        const told = describeSeen(result, seen, shared, job);
        if (round > 1 && isSettled(told, seen))
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, job);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
async function putOnChange(result, service, job) {
    const before = await readNewerHead(result, service);
    if (before.kind === 'newer')
        return superseded(result, before.reason);
    const told = before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
    const outcome = await put(told, undefined, service, job);
    if (outcome.kind !== 'done')
        return afterPut(told, outcome);
    const after = await readNewerHead(result, service);
    if (after.kind !== 'newer')
        return told;
    const { name, host } = job;
    const waiting = { name, state: 'running', text: NEWER_HEAD };
    await service.putVerdict(host.runUrl === undefined ? waiting : { ...waiting, url: host.runUrl });
    return superseded(result, after.reason);
}
async function readNewerHead({ shownHead }, service) {
    try {
        const { head } = await service.readChange();
        return head === null || head === (shownHead ?? head)
            ? { kind: 'same' }
            : { kind: 'newer', reason: (0,reasons.w_)(service.noun, head) };
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        return {
            kind: 'unread',
            reason: `whether the ${service.noun} has a newer head could not be read: ${error.message}`,
        };
    }
}
function superseded(result, reason) {
    return { ...result, conclusion: 'superseded', reasons: [reason] };
}
function observer(result, shared, name) {
    const own = (0,shared_check.Oy)([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        for (const part of (0,shared_check.md)((0,shared_check.fp)(listed, shared))) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === put_check_MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        const known = (0,shared_check.yF)(listed, shared, before);
        const foreign = known.flat().find((job) => !(0,shared_check.dh)(job, own));
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.heldScopes ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
function describeSeen(result, { isClash, others }, shared, { name }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = (0,shared_check.Hi)(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${name} cannot pass alone: ${why}`] };
}
function isSettled(told, { newest, others }) {
    return newest?.state === 'running' || newest?.state === stateOf(told, others);
}
function stateOf({ conclusion }, others) {
    return (0,shared_check.Fk)([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
async function putUnseen(result, { message }, service, job) {
    const why = `what else its check stands for could not be read: ${message}; run again, or push a commit where another change with this head was deleted`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, job);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
async function put(result, seen, service, job) {
    const [longest, ...shorter] = service.can.verdictText;
    const putIn = (limit) => service.putVerdict(toVerdict(result, seen, service, job, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toVerdict(result, seen, { sharedVerdicts: shared }, { name, host: { runUrl }, redact }, limit) {
    if (shared === undefined) {
        const around = { beginning: '', end: (0,words.nt)(result.analyzedSha) };
        return (0,check.Ou)(name, result, runUrl, redact, limit, around);
    }
    const { others = [], jobs = [] } = seen ?? {};
    const why = (0,shared_check.Hi)(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : (0,shared_check._q)(runUrl, jobs);
    const own = (0,check.Ou)(name, result, url, redact, limit, { beginning: (0,shared_check.VI)(shared), end });
    return { ...own, state: stateOf(result, others) };
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,words.a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}
async function writeCheck(result, job) {
    const { service } = job;
    if (result.dryRun || service === undefined)
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, service, job);
}

var read_logs = __webpack_require__(9794);
var accounting = __webpack_require__(77283);
var conclusion = __webpack_require__(40409);
var report_warnings = __webpack_require__(9915);
;





class JobResult {
    #job;
    #known;
    constructor(job, analyzedSha) {
        this.#job = job;
        const change = job.reviewed.kind === 'commits' ? job.reviewed.change : job.service;
        this.#known = {
            conclusion: 'incomplete',
            reasons: [],
            covers: false,
            dryRun: job.inputs['dry-run'],
            failLevel: (0,table.iJ)(job.inputs).failLevel,
            analyzedSha,
            scopes: [],
            tools: [],
            accounts: [],
            outcomes: new Map(),
            warnings: [],
            ...(change === undefined ? {} : { change }),
        };
    }
    get known() {
        return this.#known;
    }
    learn(known) {
        this.#known = { ...this.#known, ...known };
    }
    left(conclusion, reasons) {
        this.learn({ conclusion, reasons });
    }
    unavailable(reason, covers = this.#known.covers) {
        this.learn({ reasons: [reason], covers });
    }
    applied(plan, earlier, outcomes, overview) {
        this.learn({
            outcomes: new Map([...earlier, ...outcomes]),
            overview,
            accounts: (0,accounting.MW)(plan, outcomes),
            plan: { ...plan, moves: [...earlier.keys(), ...plan.moves] },
        });
    }
    ended(failures) {
        this.#conclude([...(0,conclusion.iJ)(this.#known), ...failures]);
    }
    broken(error) {
        const { redact, progress } = this.#job;
        const reason = redact(error instanceof Error ? error.message : String(error));
        const expected = [errors.j1, errors.j$, errors._7].some((kind) => error instanceof kind);
        if (!expected && error instanceof Error)
            progress(`Unexpected error: ${error.stack ?? reason}`);
        this.#conclude([reason]);
    }
    final() {
        const result = this.#known;
        const warnings = [...result.warnings, ...(0,report_warnings.Rf)(result, this.#job.service?.can.resolveNeeds)];
        return result.plan === undefined
            ? { ...result, warnings, accounts: (0,accounting.se)(result.findings ?? []) }
            : { ...result, warnings };
    }
    #conclude(reasons) {
        const { plan, configurationFault } = this.#known;
        const { length: failing } = [
            ...(plan?.failing ?? []),
            ...(plan?.standing ?? []),
            ...(configurationFault ? [1] : []),
        ];
        this.learn({ reasons, conclusion: (0,conclusion.Ep)(failing, reasons) });
    }
}

var open_git = __webpack_require__(20965);
var to_keyring = __webpack_require__(97982);
var terminal = __webpack_require__(64691);
var variables = __webpack_require__(33330);
var find_logs = __webpack_require__(16953);
var judge_spots = __webpack_require__(38146);
var external_node_crypto_ = __webpack_require__(77598);
var lines = __webpack_require__(17746);
;



const PRESENT = [
    'kept',
    'reopened',
    'resolved-by-people',
    'posted',
    'unanchored',
    'over-limit',
    'failed',
];
const SEVERITIES = {
    error: 'critical',
    warning: 'major',
    note: 'minor',
    none: 'info',
};
const CRITICAL_VULNERABILITY = 9;
function toCodeQuality({ plan, accounts }, redact) {
    if (plan === undefined)
        return undefined;
    const accepted = new Set(plan.accepted.flatMap(({ findings }) => findings));
    const failing = new Set(plan.failing.flatMap(({ findings }) => findings));
    const seen = new Map();
    const issues = accounts.flatMap(({ finding, disposition }) => {
        const isPresent = PRESENT.includes(disposition) || failing.has(finding);
        const { path } = finding.place;
        if (!isPresent || path === undefined || accepted.has(finding))
            return [];
        return [toIssue(finding, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(finding, path, seen, redact) {
    const { scope, rule, place, level, message } = finding;
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,lines.TN)(message)} (${(0,lines.TN)((0,finding_finding.OK)(scope))})`),
        check_name: redact((0,lines.TN)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

var render_plan = __webpack_require__(53528);
var report_file = __webpack_require__(73531);
var run_result = __webpack_require__(63891);
var overview_body = __webpack_require__(63257);
var hold = __webpack_require__(58352);
var markdown = __webpack_require__(10492);
var decisions = __webpack_require__(90679);
;












const ROWS = 100;
const MESSAGE_LIMIT = 160;
const END_LIMIT = 600;
const SHOWN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'unanchored',
    'resolved-by-people',
];
function toSummary(result) {
    const { plan, reasons, completeness, dryRun } = result;
    const threads = (0,accounting.Z_)(plan?.moves ?? [], result.outcomes, dryRun ? 'planned' : 'done');
    const results = result.findings === undefined ? undefined : (0,accounting.aD)(result.accounts);
    const end = plan === undefined ? reasons.join('; ') : (0,lines.xv)((0,check.XZ)(result), END_LIMIT);
    const failing = (0,conclusion.al)(result);
    const { worst, others } = toRows(result, failing);
    const unnamed = failing.spots.length - worst.length;
    const sections = [
        `## ${heading(result)}${dryRun ? words.yE : ''}`,
        end === words.f5 ? '' : (0,markdown.escapeMarkdown)((0,lines.TN)(end)),
        (0,check.Uz)(result),
        (0,markdown.SS)((0,accounting.Qq)(results, threads)),
        summary_table(words.dI.failing, worst, result.linkTo, unnamed > 0 ? words.v(unnamed, ', below.') : ''),
        list(words.dI.unfinished, plan === undefined ? [] : reasons),
        list(words.dI.held, words.T0(result)),
        list(words.dI.left, (0,hold.rq)(plan?.moves ?? []).map(toCount)),
        list(words.dI.otherTools, words.$p(result.accounts)),
        list(words.dI.base, words.L5(result)),
        list(words.dI.filtered, countBy(result.accounts, 'filtered').map(toCount)),
        list(words.dI.ignored, countBy(result.accounts, 'ignored').map(toCount)),
        list(words.dI.decisions, (0,decisions.AX)(plan?.moves ?? []).map(words._c)),
        list(words.dI.attempts, (result.attempts ?? []).map(words.Be)),
        list(words.dI.unwanted, words.qw((0,decisions.LT)(result))),
        list(words.dI.warnings, [...(completeness?.warnings ?? []), ...result.warnings]),
        byRule(worst.length === 0 ? words.dI.findings : words.dI.otherFindings, others, result.linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function heading({ conclusion, checkRefusal, reasons }) {
    return conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
        ? words.OT
        : words.Ac[conclusion];
}
function countBy(accounts, disposition) {
    return (0,render_plan.H9)(accounts.filter((account) => account.disposition === disposition)).map(([reason, { length }]) => [reason, length]);
}
function toCount([reason, count]) {
    return `${count}: ${reason}`;
}
function list(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,lines.TN)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
function toRows({ accounts }, { spots }) {
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const worst = new Set([...firsts].slice(0, conclusion.SE));
    const byRank = (a, b) => (0,judge_spots.dL)(a.finding, b.finding);
    const shown = accounts.filter(({ finding, disposition }) => SHOWN.includes(disposition) || firsts.has(finding));
    return {
        worst: shown.filter(({ finding }) => worst.has(finding)).toSorted(byRank),
        others: shown.filter(({ finding }) => !worst.has(finding)).toSorted(byRank),
    };
}
function byRule(title, accounts, linkTo) {
    if (accounts.length === 0)
        return '';
    const rows = (0,overview_body.$u)(accounts.map(({ finding, disposition, reason }) => ({
        about: finding,
        state: disposition,
        message: finding.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,overview_body.j$)(row, linkTo)}`);
    const [names = '', line = ''] = overview_body.v8;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function summary_table(title, accounts, linkTo, end) {
    if (accounts.length === 0)
        return '';
    const rows = accounts.slice(0, ROWS).map(({ finding, disposition, reason }) => {
        const cells = [
            disposition,
            finding.level,
            (0,markdown.aE)((0,finding_finding.fW)(finding.place) || '-', (0,overview_body.ci)(finding.place, linkTo)),
            finding.rule.helpUri === undefined
                ? (0,markdown.SS)(finding.rule.id)
                : (0,markdown.nf)(finding.rule.id, finding.rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding_finding.OK)(finding.scope)),
            (0,markdown.escapeMarkdown)((0,lines.xv)((0,lines.TN)(finding.message), MESSAGE_LIMIT)),
            (0,markdown.escapeMarkdown)((0,lines.TN)(reason)),
        ];
        return `| ${cells.map(markdown.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > ROWS ? words.v(count - ROWS, '; the report has them all.') : '';
}

var connect = __webpack_require__(6765);
;















const WARNINGS_SHOWN = 10;
async function reportResult(result, order) {
    const { inputs, host, world, timings, toDocument } = order;
    host.endGroup();
    const reportPath = await writeReport(result, order);
    const hasCodeQuality = await writeCodeQuality(result, order);
    for (const [name, value] of Object.entries((0,accounting.Iu)(result, reportPath)))
        host.setOutput(name, value);
    const warned = warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
    if ((0,connect.z5)(inputs.reviewed)?.annotates)
        annotate(result, { error: 1, warning: warned, notice: 0 }, host);
    await host.writeSummary(toSummary(result));
    const threads = (0,accounting.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    for (const { text, tone } of (0,render_plan.V7)(result))
        host.info(text, tone);
    const results = result.findings === undefined ? undefined : (0,accounting.aD)(result.accounts);
    host.info((0,accounting.Qq)(results, threads));
    const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : (0,check.lA)(result)}`;
    const status = run_result.uc[result.conclusion];
    if (status === 0)
        host.info(ended, 'good');
    else
        host.error(ended);
    const named = inputs['report-file'];
    if (named === terminal.qk)
        writeDocument(report_file.cG, result, host);
    const isWanted = named !== undefined && named !== terminal.qk;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    if (timings || world.environment[variables.hc])
        host.info((0,words.i7)(result.timings));
    if (toDocument !== undefined)
        writeDocument(toDocument, result, host);
    return isMissing && status === 0 ? run_result.Pd : status;
}
function writeDocument(toDocument, result, host) {
    host.writeDocument([...toDocument(result, (text) => host.redact(text))].join(''));
}
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(result, order) {
    const { inputs, host } = order;
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === terminal.qk)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const redact = (text) => host.redact(text);
    const report = isPage(path)
        ? (await __webpack_require__.e( 4873).then(__webpack_require__.bind(__webpack_require__, 54873))).toReportPage(result, redact)
        : (0,report_file.cG)(result, redact);
    return writeNamed('report-file', path, report, order);
}
function isPage(name) {
    return /\.html?$/iu.test(name ?? '');
}
async function writeCodeQuality(result, order) {
    const { inputs, host } = order;
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(result, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, order)) !== undefined;
}
async function writeNamed(input, name, text, { inputs, host, world }) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await (0,find_logs.qS)((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
            throw new Error("a link on the way leads out of this job's folders");
        }
        await world.writeFile(path, text);
        return path;
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input ${input}: the report could not be written to ${path} (${reason}); name a file that can be written`);
        return undefined;
    }
}
function foldersOf(inputs, host, { directory }) {
    const { workspaces, temporaryFolder } = host;
    const own = [directory, (0,external_node_path_.resolve)(directory, inputs['working-directory']), ...workspaces];
    return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}
const MOST_OF_LEVEL = 10;
const WITHOUT_THREAD = ['unanchored', 'over-limit', 'failed'];
function annotate({ accounts }, shown, host) {
    if (host.annotate === undefined)
        return;
    const unthreaded = accounts
        .filter(({ disposition }) => WITHOUT_THREAD.includes(disposition))
        .toSorted((a, b) => (0,judge_spots.dL)(a.finding, b.finding))
        .map(toAnnotation);
    const counts = { ...shown };
    let left = 0;
    for (const annotation of unthreaded) {
        counts[annotation.level] += 1;
        if (counts[annotation.level] > MOST_OF_LEVEL)
            left += 1;
        else
            host.annotate(annotation);
    }
    if (left > 0) {
        host.info(`${left} more ${left === 1 ? 'finding has' : 'findings have'} no thread and no annotation, of which only ${MOST_OF_LEVEL} of a level are shown; the summary and the report name them`);
    }
}
const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'notice',
    none: 'notice',
};
function toAnnotation({ finding }) {
    const { place, rule, scope, level, message } = finding;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding.OK)(scope)})`, message, ...path, ...lines };
}

var about = __webpack_require__(50850);
var plan_move = __webpack_require__(57764);
var code_frame = __webpack_require__(28887);
var service_wrappers = __webpack_require__(18329);
;







const CHANGES_A_LINE = 10;
const THREADS_ON_A_TERMINAL = 60;
const REASONS_SHOWN = 10;
const MOST_WITH_CODE = 40;
const CODE_INDENT = 6;
class RunLog {
    #inputs;
    #host;
    #shown;
    #code;
    #changes = 0;
    #changed = 0;
    #codeLeftOut = 0;
    constructor(inputs, host, shown, code) {
        this.#inputs = inputs;
        this.#host = host;
        this.#shown = shown;
        this.#code = code;
    }
    begin(phase) {
        const host = this.#host;
        switch (phase.kind) {
            case 'reading':
                host.group('Reading the logs');
                this.#liveStatus('Reading the logs …');
                return;
            case 'comparing':
                host.group('Comparing with the threads that are there');
                this.#liveStatus('Comparing with the threads that are there …');
                return;
            case 'planned':
                this.#tellPlan(phase);
                return;
            case 'applying':
                this.#changes = countChanges(phase.moves);
                this.#changed = 0;
                if (this.#changes > 0)
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    #tellPlan({ plan, overview, code }) {
        const host = this.#host;
        const { moves } = plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = countChanges(moves);
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        const { columns } = host;
        const lines = this.#planLines(plan, overview, (finding) => {
            const excerpt = this.#code === 'shown' ? code?.(finding) : undefined;
            return excerpt === undefined
                ? []
                : (0,code_frame.s)(excerpt, { level: finding.level, indent: CODE_INDENT, columns });
        });
        for (const { text, tone, pieces } of lines) {
            if (pieces === undefined)
                host.info(text, tone);
            else
                host.code?.(pieces);
        }
        if (this.#codeLeftOut > 0)
            host.info((0,words.BB)(this.#codeLeftOut), 'quiet');
        const unshown = moves.length - this.#shownMoves(plan).length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellHeld(moves);
    }
    shownWithCode(plan, overview) {
        if (this.#code !== 'shown')
            return [];
        if (this.#shown === 'all')
            return plan.accounts.map(({ finding }) => finding);
        const named = [];
        this.#planLines(plan, overview, (finding) => {
            if ('startLine' in finding.place && !(0,about.r)(finding))
                named.push(finding);
            return [];
        });
        this.#codeLeftOut = Math.max(0, named.length - MOST_WITH_CODE);
        return named.slice(0, MOST_WITH_CODE);
    }
    #planLines(plan, overview, showCode) {
        const dryRun = this.#inputs['dry-run'];
        const { columns } = this.#host;
        const isShortened = columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const lines = (0,render_plan.EG)(this.#shownMoves(plan), overview, columns, most, showCode);
        return dryRun ? [...lines, ...(0,render_plan.TC)(plan, this.#shown, showCode)] : lines;
    }
    #shownMoves({ moves }) {
        return this.#inputs['dry-run'] ? moves : moves.filter(plan_move.xz);
    }
    #tellHeld(moves) {
        const reasons = (0,hold.rq)(moves);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            this.#host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            this.#host.info(`and ${rest} more reasons; the report has them all`);
    }
    countChange() {
        this.#changed += 1;
        this.#tellChanges();
    }
    #tellChanges() {
        const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
        if (changes === 0)
            return;
        const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
        if (this.#host.rewrites || worthALine)
            this.#host.status(`Changing threads: ${changed} of ${changes}`);
    }
    #liveStatus(line) {
        if (this.#host.rewrites)
            this.#host.status(line);
    }
}
function countChanges(moves) {
    return moves.filter((move) => (0,plan_move.xz)(move) && move.kind !== 'say').length;
}
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,service_wrappers.Fd)(service, {
        postInline: (posts, heading) => each(service.postInline(posts, heading)),
        setResolved: (changes) => each(service.setResolved(changes)),
        async deleteComment(commentId) {
            const outcome = await service.deleteComment(commentId);
            onWrite();
            return outcome;
        },
    });
}
class Stopwatch {
    #now;
    #spent = { reading: 0, comparing: 0, applying: 0 };
    #part;
    #git = 0;
    constructor(now) {
        this.#now = now;
    }
    begin({ kind }) {
        if (kind === 'planned')
            return;
        this.#end();
        this.#part = { name: kind, since: this.#now() };
    }
    watch(git) {
        return async (...call) => {
            const since = this.#now();
            try {
                return await git(...call);
            }
            finally {
                this.#git += this.#now() - since;
            }
        };
    }
    read() {
        this.#end();
        return { ...this.#spent, git: this.#git };
    }
    #end() {
        if (this.#part === undefined)
            return;
        this.#spent[this.#part.name] += this.#now() - this.#part.since;
        this.#part = undefined;
    }
}

;







const KEY_ENCODINGS = ['hex', 'base64'];
function openJob(order) {
    const { inputs, deadline, connected, host, world } = order;
    const log = new RunLog(inputs, host, order.shown, order.code);
    const stopwatch = new Stopwatch(world.now);
    const opened = (0,open_git.z)((0,external_node_path_.resolve)(world.directory, inputs['working-directory']), world.environment);
    const reviewed = connected.kind === 'commits' ? connected : withKeys(connected, order, () => log.countChange());
    const job = {
        inputs,
        reviewed,
        service: reviewed.kind === 'commits' ? undefined : reviewed.service,
        name: (0,check.I3)({
            checkName: inputs['check-name'],
            category: inputs.category,
            jobName: host.jobName,
        }),
        git: stopwatch.watch(opened.git),
        host,
        world,
        sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
        nonce: world.nonce,
        stopped() {
            if (world.stop.aborted)
                return 'the run was stopped by a signal';
            return world.now() >= deadline
                ? `the run took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        },
        redact: (text) => host.redact(text),
        progress: (line) => host.info(line),
        shownWithCode: (plan, overview) => isPage(inputs['report-file'])
            ? plan.accounts.map(({ finding }) => finding)
            : log.shownWithCode(plan, overview),
        begin(phase) {
            stopwatch.begin(phase);
            log.begin(phase);
        },
    };
    return {
        job,
        close() {
            opened.close();
            return { ...stopwatch.read(), gitProcesses: opened.processes() };
        },
    };
}
function withKeys({ service, diff, ...reviewed }, { secretsOfCi, host }, onWrite) {
    const keyring = (0,to_keyring.n)(reviewed, secretsOfCi);
    for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(key.toString(encoding));
    }
    const kept = keyring[0].keyless ? (0,service_wrappers.V1)(service) : service;
    return { kind: 'change', service: countWrites(kept, onWrite), keyring, diff };
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

;














async function runReview(order) {
    const { job, close } = openJob(order);
    try {
        const result = await review(job);
        return await reportResult({ ...result, timings: close() }, order);
    }
    finally {
        close();
    }
}
const PASSES = 3;
async function review(job) {
    const checkout = await findCheckout(job);
    const result = new JobResult(job, checkout.head);
    try {
        await reviewChange(job, checkout, result);
    }
    catch (error) {
        await breakOff(error, job, checkout, result);
    }
    return writeCheck(result.final(), job);
}
async function reviewChange(job, checkout, result) {
    const { service, inputs } = job;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return result.left('skipped', [reason]);
    job.begin({ kind: 'reading' });
    const findConfiguration = (0,find_configuration.h)(job, checkout.root);
    const logs = await (0,read_logs.o)(job, checkout);
    const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await __webpack_require__.e( 5044).then(__webpack_require__.bind(__webpack_require__, 25044));
    const readBase = openBase?.(job, checkout, logs.logs);
    const { tools, completeness } = logs;
    const linkTo = await (0,read_logs.$)(job, checkout.head, logs.hasFile);
    result.learn({ tools, scopes: completeness.complete, completeness, findings: logs.findings, linkTo });
    let earlier = new Map();
    for (let pass = 1;; pass += 1) {
        job.begin({ kind: 'comparing' });
        const found = await (0,find_commits.C)(job, checkout.head);
        if (found.kind === 'superseded')
            return result.left('superseded', [found.reason]);
        if (found.kind === 'unavailable')
            return result.unavailable(found.reason, found.covers);
        const { commits } = found;
        const { head: shownHead } = found.shown;
        result.learn({ covers: true, baseSha: commits.base, headSha: commits.head, shownHead });
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return result.unavailable(configured.reason);
        const { configuration, fault } = configured;
        if (fault !== undefined)
            result.learn({ configurationFault: fault });
        const findings = await (0,find_configuration.j)(logs.findings, configuration, commits, job.git);
        result.learn({ findings });
        const listed = await (0,decide.f)(job);
        const base = await readBase?.(commits, configuration);
        const observation = await observe(job, commits, { ...logs, findings }, listed.reading, base);
        result.learn({ comparison: observation.comparison, unread: observation.unread });
        const decided = await (0,decide.LD)(job, observation, listed, earlier);
        const { plan, overview, known } = decided;
        result.learn({ ...known, warnings: [...known.warnings, ...logs.warnings, ...configured.warnings] });
        const code = await readCodeOf(plan.accounts, job.shownWithCode(plan, overview), checkout, job);
        if (code !== undefined)
            result.learn({ code });
        job.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
        if (inputs['dry-run'] || job.reviewed.kind === 'commits') {
            if (decided.mayTidyUp) {
                const { describeLeftovers } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(3472), __webpack_require__.e(2498)]).then(__webpack_require__.bind(__webpack_require__, 62498));
                for (const line of describeLeftovers(plan.moves, listed.reading))
                    job.progress(line);
            }
            result.learn({ overview });
            return result.ended([]);
        }
        job.begin({ kind: 'applying', moves: plan.moves });
        if (!decided.writes && !decided.mayTidyUp) {
            result.applied(plan, earlier, new Map(), overview);
            return result.ended([]);
        }
        const { apply } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(3472), __webpack_require__.e(2498)]).then(__webpack_require__.bind(__webpack_require__, 62498));
        const onNews = pass < PASSES ? 'plan-again' : 'go-on';
        const observed = { found, logs, observation, reading: listed.reading, linkTo, onNews };
        const { end, outcomes, failures, overview: written } = await apply(decided, observed, job, job.reviewed);
        result.applied(plan, earlier, outcomes, written);
        if (end === 'superseded')
            return result.left('superseded', failures);
        if (end === 'applied' || onNews === 'go-on')
            return result.ended(failures);
        earlier = new Map([...earlier, ...[...outcomes].filter(([, { kind }]) => kind === 'done')]);
        job.progress(`Planning again: ${failures.join('; ')}`);
    }
}
async function readCodeOf(accounts, shown, { head, root }, { git, redact }) {
    if (shown.length === 0)
        return undefined;
    const { readCode } = await __webpack_require__.e( 6548).then(__webpack_require__.bind(__webpack_require__, 66548));
    return readCode(accounts, new Set(shown), { git, head, root, redact });
}
async function findCheckout({ git, inputs, world }) {
    const reading = (0,start_early.w)((0,checkout.b$)(git, (0,external_node_path_.resolve)(world.directory, inputs['working-directory'])));
    await (0,checkout.oj)(git);
    return reading;
}
function whyLeft({ noun, can }, { state }) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and no longer takes a review`;
    if (state !== 'draft' || can.discussesDrafts)
        return undefined;
    return `the ${noun} is a draft, and drafts have no discussion`;
}
async function breakOff(error, job, { head }, result) {
    if (error instanceof errors.ek)
        throw error;
    result.broken(error);
    if (error instanceof errors.j1) {
        if (result.known.plan !== undefined)
            await writeCheck(result.known, job);
        throw error;
    }
    if (result.known.covers)
        return;
    try {
        const found = await (0,find_commits.C)(job, head);
        if (found.kind === 'superseded')
            result.left('superseded', [found.reason]);
        else if (found.kind === 'found')
            result.learn({ covers: true, shownHead: found.shown.head });
        else
            result.learn({ covers: found.covers });
    }
    catch (failure) {
        if (failure instanceof errors.j1)
            throw failure;
        if (!job.inputs['dry-run'])
            job.progress(`The ${(0,review_job.a)(job)} could not be read, so the check was not changed`);
    }
}


 }),

 91046:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  MN: () => ( countsDecisions),
  LD: () => ( decide),
  f: () => ( readThreadsOf)
});


var commits = __webpack_require__(29484);
var table = __webpack_require__(85835);
var rival_runs = __webpack_require__(4042);
var hold = __webpack_require__(58352);
var judge_spots = __webpack_require__(38146);
var move = __webpack_require__(57764);
var plan_overview = __webpack_require__(61826);
var plan = __webpack_require__(95100);
var decisions = __webpack_require__(90679);
var report_warnings = __webpack_require__(9915);
var lines = __webpack_require__(17746);
var decision = __webpack_require__(94490);
var own_thread = __webpack_require__(59079);
;



const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author may not write to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
async function readDecisions(reading, rules) {
    const attempts = [];
    const decided = new Map();
    for (const thread of reading.ours) {
        const { statement, failed } = await readLast(thread, rules);
        attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
        const now = statement === undefined ? thread : { ...thread, statement };
        const reason = reasonByHand(now);
        decided.set(thread, reason === undefined ? now : { ...now, resolvedFor: cut(reason, decision.GT, rules) });
    }
    const now = (thread) => decided.get(thread) ?? thread;
    return {
        reading: { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now) },
        attempts,
    };
}
async function readLast(thread, rules) {
    const deciding = (thread.replies ?? []).filter((reply) => reply.words !== undefined);
    if ((0,own_thread._q)(thread) || !(0,own_thread.nn)(thread))
        return { failed: [] };
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    const failed = deciding
        .filter(({ words }) => words.says === 'no-reason')
        .map((reply) => toIgnored(reply, NO_REASON, rules));
    if (giving.length > 1 && giving.some(({ at }) => at === undefined))
        return { failed: [...failed, ...giving.map((reply) => toIgnored(reply, UNORDERED, rules))] };
    for (const reply of giving.toSorted(compareTimes).toReversed()) {
        const right = await rightOf(reply, thread, rules);
        if (right === 'yes')
            return { statement: toStatement(reply, rules), failed };
        failed.push(toIgnored(reply, right === 'no' ? NO_RIGHT : UNKNOWN, rules));
    }
    const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
    failed.push(...talk.map((reply) => toIgnored(reply, NO_FORM, rules)));
    return { statement: { replyId: '', says: 'nothing', reason: '' }, failed };
}
function reasonByHand(thread) {
    const { replies = [], resolvedById: by, lastMark } = thread;
    if ((0,own_thread.QY)(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined)
        return undefined;
    const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ at }) => at === undefined))
        return undefined;
    return theirs.toSorted(compareTimes).at(-1)?.line;
}
function compareTimes(a, b) {
    return (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
async function rightOf(reply, { recordedStatement }, rules) {
    const { author } = reply;
    if (rules.mayDecide === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    const isKnown = (0,decision.a)(toStatement(reply, rules), recordedStatement) && recordedStatement?.author === author;
    return isKnown ? 'yes' : rules.mayDecide(author);
}
function toStatement({ id, author, name, words }, rules) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: id,
        says,
        reason: cut(words.reason, decision.GT, rules),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, decision.B6, rules) }),
    };
}
function toIgnored({ id, name }, why, rules) {
    return { replyId: id, why, ...(name !== undefined && { name: cut(name, decision.B6, rules) }) };
}
function cut(text, limit, { redact }) {
    return (0,lines.xv)(redact(text), limit);
}

var read_threads = __webpack_require__(59603);
;















async function readThreadsOf({ reviewed, inputs, redact }) {
    if (reviewed.kind === 'commits')
        return { reading: read_threads.E, attempts: [] };
    const { service, keyring } = reviewed;
    const reading = (0,read_threads._)(keyring, service.identity, await service.listComments());
    return readCountingDecisions(reading, inputs, service, redact);
}
async function decide({ inputs, reviewed, name, git }, { situation, warnings, comparison }, { reading, attempts }, earlier) {
    const decided = (0,plan.IF)((0,plan.et)(situation, (0,table.iJ)(inputs)), earlier);
    const fixes = await (0,commits.kI)(git, (0,decisions.pJ)(reading.ours, decided.moves, situation.head));
    const commitTimes = new Map([...fixes].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
    const heldScopes = [
        ...situation.completeness.heldScopes,
        ...(0,hold.ow)(decided.moves, situation.completeness, situation.job),
    ];
    const completeness = { ...situation.completeness, heldScopes };
    const overviews = (0,plan_overview.DX)(reading.overviews, name, situation);
    const toEntries = inputs.twins === 'merge' ? plan_overview.Ky : (entries) => entries;
    const decideRefused = (refused) => (0,plan_overview.mr)(toEntries([...decided.listed, ...refused].toSorted((a, b) => (0,judge_spots.pS)(a.spot, b.spot))), overviews, inputs['overview-comment'], isPartial(completeness) ? 'partial' : 'complete', situation.edits ? 'edit' : 'post');
    const overview = decideRefused([]);
    return {
        plan: decided,
        decideOverview: decideRefused,
        overview,
        writes: decided.moves.some(move.xz) || (0,plan_overview.m3)(overview),
        mayTidyUp: reading.intents.length > 0 || reading.ours.some(({ intent }) => intent !== undefined),
        known: {
            plan: decided,
            accounts: decided.accounts,
            threads: reading.ours,
            attempts,
            commitTimes,
            completeness,
            warnings: [
                ...(reviewed.kind === 'commits'
                    ? []
                    : [...(0,report_warnings.YB)(reading, reviewed.keyring), ...(0,report_warnings.Sf)(reading, reviewed.keyring)]),
                ...[...situation.contested.values()].map(rival_runs.XN),
                ...[(0,plan_overview.Cp)(decided.listed)].filter((line) => line !== undefined),
                ...warnings,
                ...(comparison?.warnings ?? []),
            ],
        },
    };
}
function countsDecisions({ decisions }, { mayWrite }) {
    return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}
function isPartial({ failures, heldScopes }) {
    return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}
async function readCountingDecisions(reading, inputs, service, redact) {
    const { mayWrite } = service;
    const asked = new Map();
    const mayDecide = mayWrite &&
        ((author) => {
            const right = asked.get(author) ?? mayWrite(author);
            asked.set(author, right);
            return right;
        });
    const decided = !countsDecisions(inputs, service)
        ? { reading, attempts: [] }
        : await readDecisions(reading, { mayDecide, redact });
    if (mayDecide === undefined || !inputs['accept-resolved'])
        return decided;
    const now = new Map();
    const attempts = [...decided.attempts];
    for (const thread of decided.reading.ours) {
        const { resolvedById: by, lastMark } = thread;
        const isByHand = (0,own_thread.QY)(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
        if (!isByHand || by === undefined)
            continue;
        const resolverMay = await mayDecide(by);
        now.set(thread, { ...thread, resolverMay });
        if (resolverMay !== 'yes')
            attempts.push(toAttempt(thread, resolverMay, redact));
    }
    const { ours, threads } = decided.reading;
    const update = (thread) => now.get(thread) ?? thread;
    return {
        attempts,
        reading: { ...decided.reading, ours: ours.map(update), threads: threads.map(update) },
    };
}
function toAttempt(thread, may, redact) {
    const { resolvedBy } = thread;
    const why = may === 'no'
        ? 'who did may not write to the repository'
        : 'whether who did may write to the repository could not be found out';
    return {
        thread,
        why,
        ...(resolvedBy !== undefined && { name: (0,lines.xv)(redact(resolvedBy), decision.B6) }),
    };
}


 }),

 12591:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  VN: () => ( blockOf),
  Mk: () => ( findClosed),
  gv: () => ( followPaths)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var diff = __webpack_require__(97802);
var line_map = __webpack_require__(28508);
var read_file_lines = __webpack_require__(82137);
var commits = __webpack_require__(29484);
var read_diff = __webpack_require__(38825);
;




async function openSubmodule(git, root, path, { old, now }) {
    const folder = (0,external_node_path_.join)(root, path);
    const own = (args, ...rest) => git(['-C', folder, ...args], ...rest);
    const top = await own(['rev-parse', '--show-toplevel']);
    const shown = top.stdout.toString('utf8').replace(/\n$/, '');
    if (top.status !== 0 || (await realPath(shown)) !== (await realPath(folder)))
        return undefined;
    const present = await (0,commits.gg)(own, [old, now]);
    if (!present.has(old) || !present.has(now))
        return undefined;
    return { git: own, diff: await (0,read_diff.iH)(own, old, now, { algorithm: 'default' }) };
}
async function realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}

;






const MOST_LINKS = 40;
async function followPaths(tree, paths) {
    const open = createOpening();
    const ways = new Map();
    for (const path of new Set(paths))
        ways.set(path, await followPath(tree, path, open));
    const lines = new Map();
    const stops = [...ways.values()].flatMap((way) => way.stops);
    for (const [one, own] of Map.groupBy(stops, (stop) => stop.tree)) {
        const named = own.map((stop) => stop.path);
        lines.set(one, (await (0,read_file_lines.M)(one.git, one.toHead, one.diff, named)).lines);
    }
    return new Map([...ways].map(([path, way]) => [
        path,
        { ...way, stops: way.stops.map((stop) => ({ ...stop, lines: lines.get(stop.tree)?.get(stop.path) })) },
    ]));
}
async function followPath(tree, path, open) {
    const paths = [];
    const stops = [];
    for (let next = path; next !== undefined && paths.length <= MOST_LINKS;) {
        paths.push(next);
        const stop = await enterSubmodules(tree, next, open);
        if (typeof stop === 'string')
            return { paths, stops, barrier: stop };
        stops.push(stop);
        next = await followLink(tree.root, next);
    }
    return { paths, stops, barrier: undefined };
}
async function enterSubmodules(tree, path, open) {
    const block = blockOf(tree, path);
    if (block === undefined)
        return { tree, path };
    const inner = block.path === path ? 'new' : await open(tree, block);
    return typeof inner === 'string' ? inner : enterSubmodules(inner, path.slice(block.path.length + 1), open);
}
function blockOf({ toHead, diff }, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const mapped = (0,line_map.qD)(toHead, name);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change !== undefined && change.type !== 'file')
            return { path: name, change };
        if (end < 0)
            return undefined;
    }
}
function createOpening() {
    const opened = new Map();
    return (tree, block) => {
        const opening = opened.get(block.change) ?? openBlock(tree, block);
        opened.set(block.change, opening);
        return opening;
    };
}
async function openBlock({ git, root, toHead }, { path, change: { commits } }) {
    if (commits === undefined)
        return 'new';
    const own = toHead.byOldPath.has(path) ? undefined : await openSubmodule(git, root, path, commits);
    if (own === undefined)
        return 'closed';
    return { ...own, root: (0,external_node_path_.join)(root, path), toHead: (0,diff.FV)(commits.now, commits.now, []) };
}
async function findClosed(tree) {
    const closed = [];
    for (const change of tree.diff.files) {
        if (change.type !== 'submodule' || change.commits === undefined || change.newPath === undefined)
            continue;
        const inner = await openBlock(tree, { path: change.newPath, change });
        if (inner === 'closed')
            closed.push(change.newPath);
        else if (inner !== 'new')
            closed.push(...(await findClosed(inner)).map((path) => `${change.newPath}/${path}`));
    }
    return closed;
}
async function followLink(root, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(root, name)).catch(() => undefined);
        if (target !== undefined) {
            const from = external_node_path_.posix.isAbsolute(target) ? '.' : external_node_path_.posix.dirname(name);
            const rest = external_node_path_.posix.isAbsolute(target) ? (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join('/') : target;
            const to = external_node_path_.posix.join(from, rest, path.slice(name.length));
            return to === '..' || to.startsWith('../') ? undefined : to;
        }
        if (end < 0)
            return undefined;
    }
}


 }),

 88845:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => ( readOldTrees)
});


var diff_diff = __webpack_require__(97802);
var line_map = __webpack_require__(28508);
var commits = __webpack_require__(29484);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var line_ends = __webpack_require__(67334);
;



async function readOtherHunks(git, files, texts) {
    await texts.read(files.flatMap(({ before, after }) => [before, after]));
    const pairs = [];
    const askHunks = (before, after) => {
        const name = String(pairs.length);
        pairs.push({ name, before: (0,line_ends.XZ)(before), after: (0,line_ends.XZ)(after) });
        return name;
    };
    const asked = files.map(({ before, after }) => {
        const [then, now] = [before, after].map(({ commit, path }) => texts.lines(commit, path));
        if (then === undefined || now === undefined)
            return undefined;
        if ([before, after].some(({ commit, path }) => isPointer(texts.content(commit, path))))
            return undefined;
        const isWide = [before, after].some(({ commit, path }) => {
            const content = texts.content(commit, path);
            return content !== undefined && (0,file_texts.kt)(content) !== undefined;
        });
        return [
            ...(isWide ? [askHunks(then, now)] : []),
            ...(0,line_ends.Hy)([then, now]).map((way) => askHunks((0,line_ends.d3)(then, way).lines, (0,line_ends.d3)(now, way).lines)),
        ];
    });
    const hunks = await (0,read_diff.W7)(git, pairs.filter(({ before, after }) => before !== after));
    return asked.map((names) => names?.map((name) => hunks.get(name) ?? []));
}
function isPointer(content) {
    return content !== undefined && (0,file_texts.NS)(content);
}

var own_thread = __webpack_require__(59079);
;







async function readOldTrees(git, analyzed, threads, texts) {
    const presence = await (0,commits.nm)(git, threads.map(({ evidence }) => evidence.head));
    const found = [];
    for (const [sha, state] of presence) {
        if (state !== 'present')
            continue;
        const told = await tellCopies(git, await (0,read_diff.iH)(git, sha, analyzed), threads);
        found.push({ ...told, rewritten: await findRewritten(git, told.diff, threads, texts) });
    }
    const judged = found.flatMap(({ diff }) => findJudged(diff, threads).map((path) => ({ diff, path })));
    const hunks = await readOtherHunks(git, judged.map(({ diff, path }) => ({
        before: { commit: diff.from, path },
        after: { commit: diff.to, path: diff.byOldPath.get(path)?.newPath ?? '' },
    })), texts);
    return new Map(found.map(({ diff, copied, rewritten }) => {
        const others = judged.flatMap((file, index) => file.diff === diff ? [[file.path, hunks[index]]] : []);
        return [diff.from, toOldTree(diff, texts, { copied, rewritten }, new Map(others))];
    }));
}
function findJudged(diff, threads) {
    const paths = threads.flatMap((thread) => {
        const { head, path, line } = thread.evidence;
        const change = diff.byOldPath.get(path);
        const isRead = head === diff.from && line > 0 && (0,own_thread.My)(thread);
        return isRead && change?.type === 'file' && change.newPath !== undefined && change.hunks.length > 0
            ? [path]
            : [];
    });
    return [...new Set(paths)];
}
async function tellCopies(git, diff, threads) {
    const { from, to, files } = diff;
    const added = files.some(({ status }) => status === 'added');
    const renamed = files.flatMap(({ status, oldPath }) => added && status === 'renamed' ? (oldPath ?? []) : []);
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path } = thread.evidence;
        return head === from && renamed.includes(path) && (0,own_thread.My)(thread) ? [path] : [];
    }));
    const found = await (0,read_diff.WG)(git, from, to, [...judged]);
    if (found.size === 0)
        return { diff, copied: new Set() };
    const heirs = [...found.values()].flatMap((change) => change === undefined ? [] : [{ ...change, status: 'renamed' }]);
    const others = files.flatMap((file) => {
        if (heirs.some(({ newPath }) => newPath === file.newPath))
            return [];
        if (!heirs.some(({ oldPath }) => oldPath === file.oldPath))
            return [file];
        const { oldPath: _, ...copy } = file;
        return [{ ...copy, status: 'added', hunks: [] }];
    });
    return {
        diff: (0,diff_diff.FV)(from, to, [...others, ...heirs]),
        copied: new Set([...found].flatMap(([path, change]) => (change === undefined ? [path] : []))),
    };
}
async function findRewritten(git, { from, to, byOldPath }, threads, texts) {
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path, line } = thread.evidence;
        const { status = 'added' } = byOldPath.get(path) ?? {};
        const isChanged = status === 'modified' || status === 'type-changed';
        return line === 0 && head === from && isChanged && (0,own_thread.My)(thread) ? [path] : [];
    }));
    await texts.read([...judged].flatMap((path) => [from, to].map((commit) => ({ commit, path }))));
    const rewritten = new Set();
    for (const path of judged) {
        const [before, after] = [texts.content(from, path), texts.content(to, path)];
        const isKnown = before && after && !(0,file_texts.NS)(after) && byOldPath.get(path)?.status === 'modified';
        if (!isKnown || !(await (0,read_diff.h5)(git, before, after)))
            rewritten.add(path);
    }
    return rewritten;
}
function toOldTree(diff, texts, { copied, rewritten } = { copied: new Set(), rewritten: new Set() }, others = new Map()) {
    const pathNow = (path) => {
        const mapped = (0,line_map.qD)(diff, path);
        return mapped.kind === 'mapped' ? mapped.path : undefined;
    };
    const lineNow = (path, line) => {
        const mapped = (0,line_map.sn)(diff, path, line);
        return mapped.kind === 'mapped' ? mapped.line : undefined;
    };
    const lineThen = (path, line) => {
        const change = diff.byNewPath.get(path);
        if (change === undefined)
            return { path, line };
        if (change.oldPath === undefined || change.binary || change.status === 'type-changed')
            return undefined;
        const then = (0,line_map.GN)(change.hunks, line);
        return then === undefined ? undefined : { path: change.oldPath, line: then };
    };
    const rewrites = new Map();
    return {
        pathNow,
        isLost: (path, line) => copied.has(path) || (line === 0 && rewritten.has(path)),
        lineNow,
        lineThen,
        standsByAll: (path, line) => line === 0 ||
            !others.has(path) ||
            others.get(path)?.every((hunks) => (0,line_map.IT)(hunks, line) === lineNow(path, line)) === true,
        placesThen(path, line) {
            const then = diff.byNewPath.get(path)?.oldPath ?? path;
            const found = [
                lineThen(path, line)?.line,
                ...(others.get(then) ?? []).map((hunks) => (0,line_map.GN)(hunks, line)),
            ];
            return [...new Set(found)].flatMap((place) => place === undefined ? [] : [{ path: then, line: place }]);
        },
        hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, line_map.KH),
        rewrites(path) {
            const known = rewrites.get(path) ??
                (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
                    before: (0,line_map.KH)(hunk),
                    now: (0,line_map.Bg)(hunk),
                }));
            rewrites.set(path, known);
            return known;
        },
        nearNow(path, line) {
            const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, line_map.KH);
            if (hunk === undefined)
                return line;
            return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
        },
        linesThen: (path) => texts.lines(diff.from, path),
    };
}
function hunkOf(hunks = [], line, side) {
    const { before } = (0,line_map.fg)(hunks, line, side);
    return before !== undefined && line < side(before).end ? before : undefined;
}


 })

};

export const id = 5454;
export const ids = [5454];
export const modules = {

 20965:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   z: () => ( openGit)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27176);
 var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94902);




function openGit(directory, env, over) {
    let processes = 0;
    const unbounded = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.createGit)(directory, env);
    const single = (args, input, signal) => unbounded(args, input, over && signal ? AbortSignal.any([over, signal]) : (over ?? signal));
    const start = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.prepareGit)(directory, env);
    const counted = (args) => {
        processes += 1;
        return start(args, over);
    };
    const server = new ObjectServer(counted, async () => {
        processes += 1;
        await (0,_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .oj)(single);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            try {
                over?.throwIfAborted();
                const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
                if (answer !== undefined)
                    return answer;
                processes += 1;
                return await single(args, input, signal);
            }
            catch (error) {
                if (!over?.aborted)
                    throw error;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`git ${args[0]} had not answered when the time of the run was over (input timeout): run the step again, and raise timeout if git was only slow; if it hangs again, check the disk that holds the checkout.`);
            }
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
    #checkVersion;
    #child;
    #questions = [];
    #isOver = false;
    #header = '';
    #content = 0;
    constructor(start, checkVersion) {
        this.#start = start;
        this.#checkVersion = checkVersion;
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
        (0,_git_js__WEBPACK_IMPORTED_MODULE_2__.endOf)(child).then((end) => this.#ended(end), (error) => {
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
            this.#checkVersion().then(() => {
                for (const question of [failed, ...others])
                    question.resolve(undefined);
            }, (error) => {
                for (const question of [failed, ...others])
                    question.reject(error);
            });
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
                const found = (0,_objects_js__WEBPACK_IMPORTED_MODULE_3__ .RW)(this.#header);
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

 9715:
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
var keyring = __webpack_require__(95079);
var wording = __webpack_require__(74458);
var align = __webpack_require__(330);
var edit_successors = __webpack_require__(71955);
var said_lines = __webpack_require__(47019);
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
    const edit = inFile[(0,align.yz)(inFile, evidence.line + 1, ({ first }) => first) - 1];
    if (edit === undefined || evidence.line >= edit.end)
        return undefined;
    edit.successors ??= (0,edit_successors.F)(cut(old.linesThen(evidence.path), edit.rewrites.map(({ before }) => before)), cut(lines(path), edit.rewrites.map(({ now }) => now)));
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
        return [...toLines(lines, { first, end }, hunk), ...toLines(lines, { first: end, end: next }, said_lines.t)];
    });
}
function toLines(lines = [], { first, end }, hunk) {
    return lines
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }]));
}

;


const MOST_LOOK_ALIKES = 1_000;
const MOST_PLACES = 10;
const FARTHEST = 100;
function isMovedTo(thread, spot, lines, lookAlikes) {
    if (thread.state !== 'changed' || !hasSurroundings(thread, spot, lines))
        return false;
    const others = lookAlikes(spot).filter((other) => other !== spot);
    if (others.length >= MOST_LOOK_ALIKES)
        return false;
    const own = reach(thread, spot, lines);
    let places = 1;
    for (const other of others) {
        if (!hasSurroundings(thread, other, lines))
            continue;
        places += 1;
        if (places > MOST_PLACES || reach(thread, other, lines) * 2 >= own)
            return false;
    }
    return true;
}
function hasSurroundings(thread, spot, lines) {
    const [then, now] = toSides(thread, spot, lines);
    if (!now.isPart(spot.line))
        return false;
    const [above, below] = [walk(then, now, -1, thread_evidence.Ed), walk(then, now, 1, thread_evidence.Ed)];
    const own = indentAt(then.lines, then.line);
    const opensBlock = indentAt(then.lines, moved_code_nextTo(then, then.line, 1)) > own;
    const isApart = [then, now].every((side) => (side.lines[side.line - 2] ?? '').trim() === '');
    const reachesUp = above.some((indent) => indent < own) || (own === 0 && opensBlock && isApart);
    const reachesDown = below.some((indent) => indent < own || (opensBlock && indent === own)) ||
        [then, now].every((side) => indentAt(side.lines, moved_code_nextTo(side, side.line, 1)) < own);
    return (above.length === thread_evidence.Ed || reachesUp) && (below.length === thread_evidence.Ed || reachesDown);
}
function reach(thread, spot, lines) {
    const [then, now] = toSides(thread, spot, lines);
    return walk(then, now, -1, FARTHEST).length + walk(then, now, 1, FARTHEST).length;
}
function toSides({ old, thread }, spot, lines) {
    const { path, line } = thread.evidence;
    return [
        {
            ...{ lines: old?.linesThen(path) ?? [], line },
            isPart: (at) => old !== undefined && old.lineNow(path, at) === undefined,
        },
        {
            ...{ lines: lines(spot.path) ?? [], line: spot.line },
            isPart: (at) => old !== undefined && old.lineThen(spot.path, at) === undefined,
        },
    ];
}
function createLookAlikes(spots, lines) {
    const textOf = ({ path, line }) => (0,code.r2)(lines(path)?.[line - 1] ?? '');
    const byRule = new Map();
    return (spot) => {
        const known = byRule.get(spot.ruleKey) ??
            Map.groupBy(spots.filter(({ ruleKey, line }) => ruleKey === spot.ruleKey && line > 0), textOf);
        byRule.set(spot.ruleKey, known);
        return known.get(textOf(spot)) ?? [];
    };
}
function walk(then, now, step, most) {
    const found = [];
    let [before, after] = [then.line, now.line];
    while (found.length < most) {
        [before, after] = [moved_code_nextTo(then, before, step), moved_code_nextTo(now, after, step)];
        const [one, other] = [then.lines[before - 1], now.lines[after - 1]];
        if (one === undefined || other === undefined || one.trim() !== other.trim())
            break;
        if (!then.isPart(before) || !now.isPart(after))
            break;
        found.push(indentAt(then.lines, before));
    }
    return found;
}
function moved_code_nextTo({ lines }, line, step) {
    let next = line + step;
    while (lines[next - 1]?.trim() === '')
        next += step;
    return next;
}
function indentAt(lines, line) {
    return lines[line - 1]?.search(/\S/u) ?? -1;
}

var match_subjects = __webpack_require__(89494);
var tokens = __webpack_require__(63089);
;






function mayBeShifted({ state, old, thread: { evidence } }) {
    if (state !== 'same' || old === undefined || evidence.block === '')
        return false;
    const rewrites = old.rewrites(evidence.path);
    const next = (0,align.yz)(rewrites, evidence.line, ({ before }) => before.first);
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
    const alike = (at) => (0,tokens.k8)(then, (0,enclosing.L)(lines, at));
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









function carriesDecision(thread, spot, lines, lookAlikes) {
    const { told } = thread.thread;
    return (0,wording.nn)(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines, lookAlikes);
}
function isJudgedLine(thread, spot, lines, lookAlikes) {
    const { state, old, path, line } = thread;
    const { keys, evidence } = thread.thread;
    if (thread.isOutdone || old?.isLost(evidence.path, evidence.line))
        return false;
    const isInFile = spot.path === path;
    const isOfLine = state === 'same' && isInFile && spot.line === line;
    const isCarried = isOfLine && old?.standsByAll(evidence.path, evidence.line) === true;
    if (isCarried && !isRespaced(thread))
        return true;
    if (state === 'same' && !isCarried && !mayBeShifted(thread))
        return false;
    const now = lines(spot.path);
    if (now === undefined)
        return false;
    const hashes = spot.hashes(keys);
    if (hashes.otherwise(lines) !== evidence.otherwise)
        return false;
    const isInBlock = hashes.ofBlock(lines) === evidence.block;
    const formatted = state !== 'unmapped' && isInFile ? findPassages(thread, spot, lines, isCarried) : undefined;
    if (formatted !== undefined && (0,exact_code.Yo)(formatted.before, formatted.now)) {
        if (isInBlock)
            return true;
        return (0,code.w0)(path)
            ? isSameStatement(formatted)
            : !isCarried || old?.exactNow(evidence.path, evidence.line) === undefined;
    }
    const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
    const isMoved = isMovedTo(thread, spot, lines, lookAlikes);
    if (!isInFile && !isGone && !isMoved)
        return false;
    const [text, context] = [hashes.ofText(lines), hashes.ofContext(lines)];
    if (text === '' || text !== evidence.text || hashes.ofExact(lines) !== evidence.exact)
        return false;
    const [then, ranks] = [evidence.ranks, (0,enclosing.Ll)(now, spot.line)];
    if (state === 'unmapped' && ranks.inBlock.of > (then?.inBlock.of ?? 0))
        return false;
    if (isInBlock && (isMoved || context === evidence.context))
        return true;
    if (state !== 'unmapped')
        return isInFile && isInBlock && !(0,thread_evidence.P4)(keys, evidence.block);
    if (spot.path !== evidence.path)
        return false;
    if (then?.inFile.of === 1 && ranks.inFile.of === 1)
        return isInBlock || isWrapped(keys, evidence.block, now, spot.line);
    const isSameCopy = then?.inFile.of === ranks.inFile.of && then.inFile.nth === ranks.inFile.nth;
    return isInBlock && isSameCopy && shareSide(evidence.context, context);
}
function isRespaced({ state, old, line, thread: { evidence } }) {
    return state === 'same' && line > 0 && old?.exactNow(evidence.path, evidence.line) !== line;
}
function findPassages(thread, spot, lines, isCarried) {
    if (!isCarried) {
        const found = findFormatted(thread, lines);
        return found?.of.includes(spot.line) === true ? found : undefined;
    }
    const { path, line } = thread.thread.evidence;
    const only = (at) => ({ first: at, last: at });
    return {
        before: { path, lines: thread.old?.linesThen(path) ?? [], ...only(line) },
        now: { path: spot.path, lines: lines(spot.path) ?? [], ...only(spot.line) },
    };
}
function isSameStatement({ before, now }) {
    const [then, there] = [(0,exact_code.Yy)(before), (0,exact_code.Yy)(now)];
    if (then === undefined || there === undefined || !(0,exact_code.Yo)(then, there))
        return false;
    const blocks = [then, there].map((passage) => (0,enclosing.m5)(passage.lines, passage.first).path);
    return blocks[0] === blocks[1];
}
function shareSide(a, b) {
    const [then, now] = [(0,thread_evidence._h)(a), (0,thread_evidence._h)(b)];
    return then.above === now.above || then.below === now.below;
}
function isWrapped(keys, block, now, line) {
    const then = (0,thread_evidence._h)(block).below;
    return (0,enclosing.z1)(now, line).some((path) => (0,keyring.qj)(keys, path) === then);
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
        alignments.set(group, toAlignment((0,align.TJ)(olds, text.length)));
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
    const next = (0,align.yz)(shifts, line, (found) => found.line);
    const [above, below] = [shifts[next - 1], shifts[next]];
    if (above !== undefined && above.shift === below?.shift)
        return above.shift;
    const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
    return beside.length === 1 ? beside[0]?.shift : undefined;
}
function readPresent(keys, lines) {
    const byText = Map.groupBy(lines.keys(), (index) => (0,code.r2)(lines[index] ?? ''));
    byText.delete('');
    const byHash = new Map([...byText].map(([text, indices]) => [(0,keyring.qj)(keys, text), indices.map((index) => index + 1)]));
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
        context: remember((line) => (0,thread_evidence._h)((0,thread_evidence.qS)(keys, lines, line))),
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
    const next = (0,align.yz)(landmarks, line, (landmark) => landmark.line);
    const shifts = [landmarks[next - 1], landmarks[next]].map((near) => near === undefined ? 0 : near.now - near.line);
    const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
    const each = Math.floor(MOST_CANDIDATES / targets.length);
    const picked = targets.flatMap((target) => {
        const middle = (0,align.yz)(places, target, (place) => place);
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
        const now = (0,thread_evidence._h)(spot.hashes(thread.thread.keys).ofContext(lines));
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
            : undefined, (spot) => (rules.has(spot.ruleKey) ? (0,match_subjects.r4)(spot, spot.hashes(keys).ofText(lines)) : undefined), () => true, 'waits');
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
            const text = `${spot.hashes(keys).ofText(lines)} ${spot.ruleKey}`;
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
                    part(subject.hashes(keys).ofContext(lines)),
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
        const made = pool.pairs.length;
        pairInFile(({ path }) => path);
        let moved = findMovedFiles(pool, lines);
        const isElsewhere = (thread, spot) => moved.mayHold(thread, spot.path) &&
            isPlace(thread, spot) &&
            (moved.pathOf(thread) === spot.path || !IMPORT.test(lines(spot.path)?.[spot.line - 1] ?? ''));
        for (const part of SURROUNDINGS) {
            pool.pairUnique('T7', 'all', ofThread((subject) => [part(contextOf(subject))]), ofSpot((subject) => [part(subject.hashes(keys).ofContext(lines))]), isElsewhere);
            moved = findMovedFiles(pool, lines);
        }
        if (pool.pairs.length > made || searching.some((thread) => moved.pathOf(thread) !== thread.path))
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
    const next = (0,align.yz)(landmarks, line + 1, ({ old }) => old);
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
        found.successors ??= (0,edit_successors.F)(found.from.lines, found.to.lines);
        return { path: found.to.path, lines: found.successors.of(thread.thread.evidence.line) };
    };
}
function rangeOf({ old, thread: { evidence } }) {
    const rewrites = old?.rewrites(evidence.path) ?? [];
    const range = rewrites[(0,align.yz)(rewrites, evidence.line + 1, ({ before }) => before.first) - 1]?.before;
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
                const context = spot.hashes(keys).ofContext(lines);
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
            score: (0,tokens.k8)(thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '', lines(spot.path)?.[spot.line - 1] ?? ''),
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
                const found = (0,align.MM)(rows, columns, ({ subject: thread }, { subject: spot }) => allowed(thread, spot) && may(thread, spot));
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
            const left = new Map();
            for (const spot of searched) {
                const key = (0,match_subjects.r4)(spot, 0);
                left.set(key, {
                    areCommitted: left.get(key)?.areCommitted !== false && !(0,finding._k)(spot.spot.place),
                });
            }
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
        return {
            thread,
            resembled: resembled.spot,
            ...(subject.state === 'unmapped' && { unfetched: true }),
        };
    const lookAlikes = left.get((0,match_subjects.r4)(subject, 0));
    if (lookAlikes?.areCommitted === false) {
        return {
            thread,
            doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
        };
    }
    const doubt = unparsed(subject);
    if (doubt !== undefined)
        return { thread, doubt, unread: true };
    const head = thread.evidence.head.slice(0, 7);
    if (subject.perhapsAt !== undefined)
        return {
            thread,
            doubt: `commit ${head} could not be fetched, and its file may be ${subject.perhapsAt.join(' or ')} now`,
        };
    if (subject.state !== 'unmapped' || lookAlikes === undefined)
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
        return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${file.said}`;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding.OD)(scope), path]);
}
function wordsOf(spots) {
    const findings = spots.flatMap(({ spot }) => spot.findings);
    const speak = findings.every(({ presence, message }) => presence.kind === 'present' && (0,about.bn)(message));
    return speak ? (0,lines.xv)((0,lines.TN)(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}

;




const LEAST_SHARE = 0.5;
const MOST_OF_BEST = 0.8;
const MOST_COMPARISONS = 4_000_000;
function followRenames({ threads, allThreads, allSpots }, lines) {
    const isGone = ({ path }) => lines(path) === undefined;
    const sought = [...threads].filter((subject) => subject.state === 'unmapped' &&
        subject.thread.evidence.text !== '' &&
        (subject.isLeft || isGone(subject)));
    const known = new Set(allThreads.map(({ path }) => path));
    const rules = new Set(sought.map(({ ruleKey }) => ruleKey));
    const paths = new Set(allSpots.flatMap((spot) => (rules.has(spot.ruleKey) ? [spot.path] : [])));
    const candidates = [...paths].filter((path) => !known.has(path) && lines(path) !== undefined);
    if (candidates.length === 0)
        return;
    const most = Math.max(1, Math.floor(MOST_COMPARISONS / sought.length));
    const claims = [...Map.groupBy(sought, ({ thread }) => thread.keys)].flatMap(([keys, ofKeys]) => {
        const searched = new Set(ofKeys.map(({ thread }) => thread.evidence.text));
        const read = (path) => readHeld(keys, path, lines(path) ?? [], searched);
        const holders = indexTexts(candidates.map(read));
        const groups = Map.groupBy(ofKeys, ({ thread: { evidence } }) => `${evidence.head} ${evidence.path}`);
        return [...groups.values()].flatMap((group) => {
            const alike = findAlike(group, holders, most);
            const [first] = alike;
            if (first === undefined)
                return [];
            const shares = alike.length > most ? [] : alike.map((file) => ({ ...file, share: shareOf(group, file) }));
            const there = group.find((thread) => !isGone(thread));
            if (there !== undefined) {
                const own = shareOf(group, read(there.path));
                const isOutdone = shares.length === 0 || shares.some(({ share }) => share > own);
                for (const thread of group)
                    thread.isOutdone = isOutdone;
                return [];
            }
            if (shares.length === 0)
                for (const thread of group)
                    thread.perhapsAt = [first.path, 'one of many others'];
            return shares
                .filter(({ share }) => share >= LEAST_SHARE)
                .toSorted((a, b) => b.share - a.share || (0,compare_texts.q)(a.path, b.path))
                .slice(0, 2)
                .map(({ path, share }) => ({ group, path, share }));
        });
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
function readHeld(keys, path, lines, searched) {
    const texts = new Map();
    const surrounded = new Set();
    for (const [index, line] of lines.entries()) {
        const said = (0,code.r2)(line);
        if (said === '' || !searched.has((0,keyring.qj)(keys, said)))
            continue;
        const { text, context } = (0,thread_evidence.ri)(keys, lines, index + 1);
        texts.set(text, (texts.get(text) ?? 0) + 1);
        const { above, below } = (0,thread_evidence._h)(context);
        surrounded.add(`${above} ${text}`).add(`${text} ${below}`);
    }
    return { path, texts, surrounded };
}
function indexTexts(files) {
    const holders = new Map();
    for (const file of files.toSorted((a, b) => (0,compare_texts.q)(a.path, b.path))) {
        for (const text of file.texts.keys()) {
            const known = holders.get(text) ?? [];
            holders.set(text, known);
            known.push(file);
        }
    }
    return holders;
}
function findAlike(threads, holders, most) {
    const texts = linesOf(threads)
        .map(({ text }) => holders.get(text) ?? [])
        .toSorted((a, b) => a.length - b.length);
    const alike = new Set();
    for (const files of new Set(texts.slice(0, Math.floor(texts.length / 2) + 1))) {
        for (const file of files) {
            if (alike.size > most)
                break;
            alike.add(file);
        }
    }
    return [...alike];
}
function linesOf(threads) {
    return [...new Map(threads.map(({ thread: { evidence } }) => [evidence.line, evidence])).values()];
}
function shareOf(threads, { texts, surrounded }) {
    const lines = linesOf(threads);
    const used = new Map();
    let held = 0;
    for (const { text, context } of lines) {
        const count = used.get(text) ?? 0;
        if (count >= (texts.get(text) ?? 0))
            continue;
        used.set(text, count + 1);
        const { above, below } = (0,thread_evidence._h)(context);
        const isBeside = surrounded.has(`${above} ${text}`) || surrounded.has(`${text} ${below}`);
        held += isBeside ? 1 : 1 / 2;
    }
    return held / lines.length;
}

;













function beginMatching(threads, spots, history, evidence = 'all') {
    const { over = [], doubted = [], present = [], } = Object.groupBy(threads, (thread) => {
        if ((0,own_thread.PU)(thread) || (0,own_thread.sQ)(thread))
            return 'over';
        return (0,own_thread._q)(thread) || thread.doubts.includes('sealed') ? 'doubted' : 'present';
    });
    const first = beginAlike(present, present.length === 0 ? [] : spots, history, evidence);
    const later = [doubted, over].flatMap((some) => some.length === 0 ? [] : (0,match_subjects.fx)(some, spots, history));
    return {
        needed: neededTexts(first.pool, later, spots),
        provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
        finish(lines) {
            const matchLeft = (some, left) => some.length === 0
                ? { pairs: [], threads: [], spots: left }
                : beginAlike(some, left, history, evidence).finish(lines);
            const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
            const second = matchLeft(doubted, matched.spots);
            const last = matchLeft(over, second.spots);
            return {
                pairs: [...matched.pairs, ...second.pairs],
                threads: [
                    ...matched.threads,
                    ...second.threads,
                    ...last.pairs.map(({ thread, spot }) => ({ thread, resembled: spot })),
                    ...last.threads,
                ],
                spots: second.spots,
            };
        },
    };
}
const BY_GIT = ['T1', 'T2'];
function beginAlike(threads, spots, history, evidence) {
    let texts = () => undefined;
    const pool = createPool((0,match_subjects.fx)(threads, spots, history).toSorted(byEvidence), (0,match_subjects.Rw)(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)), (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts, lookAlikes));
    const lookAlikes = createLookAlikes(pool.allSpots, (path) => texts(path));
    pairWithoutTexts(pool);
    return {
        pool,
        finish(lines) {
            texts = lines;
            pairByGit(pool, ({ isLeft }) => isLeft);
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
    pairByGit(pool, ({ isLeft }) => isLeft);
    pairByGit(pool, () => true);
    pairByFingerprint(pool);
}
function pairByGit(pool, isMeant) {
    const place = (subject) => (0,match_subjects.r4)(subject);
    const mapped = (thread) => thread.state === 'same' && isMeant(thread) ? place(thread) : undefined;
    pool.pairByKey('T1', mapped, place, match_subjects.tN);
    pool.pairByKey('T2', mapped, place, () => true);
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
    const beside = [...pool.allThreads, ...later].filter((thread) => mayBeShifted(thread) || (thread.isLeft && isRespaced(thread)));
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





class SpotHashes {
    #keys;
    #subject;
    #wording;
    #messages;
    #fingerprints;
    #ofText;
    #ofContext;
    #ofBlock;
    constructor(keys, subject) {
        this.#keys = keys;
        this.#subject = subject;
    }
    get wording() {
        this.#wording ??= (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_2__ .st)(this.#keys, this.#subject.spot);
        return this.#wording;
    }
    get messages() {
        this.#messages ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .Re)(this.#keys, this.#subject.spot);
        return this.#messages;
    }
    get fingerprints() {
        this.#fingerprints ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ ._C)(this.#keys, this.#subject.spot);
        return this.#fingerprints;
    }
    ofText(lines) {
        this.#ofText ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .D_)(this.#keys, lines(this.#subject.path), this.#subject.line);
        return this.#ofText;
    }
    ofContext(lines) {
        this.#ofContext ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .qS)(this.#keys, lines(this.#subject.path), this.#subject.line);
        return this.#ofContext;
    }
    ofBlock(lines) {
        this.#ofBlock ??= (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .QK)(this.#keys, lines(this.#subject.path) ?? [], this.#subject.line);
        return this.#ofBlock;
    }
    otherwise(lines) {
        return (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .F6)(this.#keys, lines(this.#subject.path), this.#subject.line);
    }
    ofExact(lines) {
        const { path, line } = this.#subject;
        return (0,_thread_evidence_js__WEBPACK_IMPORTED_MODULE_0__ .YP)(this.#keys, path, lines(path) ?? [], line);
    }
}
function toSpotSubjects(spots) {
    return spots.map((spot) => {
        const { place } = spot;
        const path = place.path ?? '';
        const line = place.kind === 'lines' ? place.startLine : place.kind === 'file' ? 0 : -1;
        const cache = [];
        const subject = {
            spot,
            ruleKey: ruleKey(spot.scope, spot.rule.id),
            path,
            line,
            hashes(keys) {
                const known = cache.find(([of]) => of === keys);
                if (known !== undefined)
                    return known[1];
                const hashes = new SpotHashes(keys, subject);
                cache.push([keys, hashes]);
                return hashes;
            },
        };
        return subject;
    });
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

 99277:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  l: () => ( observe)
});

var diff_anchor = __webpack_require__(1960);
var line_map = __webpack_require__(28508);
var finding = __webpack_require__(15722);
var finding_spot = __webpack_require__(19795);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var read_file_lines = __webpack_require__(82137);
var table = __webpack_require__(85835);
var match = __webpack_require__(9715);
var rival_runs = __webpack_require__(4042);
var own_thread = __webpack_require__(59079);
;




function holdUnplaced(completeness, known) {
    const proven = new Set(completeness.complete.map(finding.OD));
    const held = completeness.unplaced.flatMap(({ scope, reason }) => {
        const why = proven.has((0,finding.OD)(scope)) ? whyHeld((0,finding.OD)(scope), reason, known) : undefined;
        return why === undefined ? [] : [{ scope, reason, why }];
    });
    if (held.length === 0)
        return completeness;
    const keys = new Set(held.map(({ scope }) => (0,finding.OD)(scope)));
    const said = new Set(held.map(({ reason }) => reason));
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !keys.has((0,finding.OD)(scope))),
        heldScopes: [
            ...completeness.heldScopes,
            ...held.map(({ scope, why }) => ({ scope, reason: why, kind: 'failed' })),
        ],
        warnings: completeness.warnings.filter((warning) => !said.has(warning)),
    };
}
function whyHeld(key, reason, { unmatched, spots, candidatesOf, policy }) {
    for (const spot of spots) {
        if ((0,finding.OD)(spot.scope) !== key || spot.suppressed || !('alike' in spot.place))
            continue;
        const candidates = (0,finding_spot.jZ)(spot.level, policy.failLevel) ? candidatesOf(spot) : undefined;
        if (candidates !== undefined && (0,diff_anchor.S)(policy.filterModeByLine, candidates.narrowest))
            return `${candidates.reason}, which is part of the change, and ${reason}`;
    }
    const hasOpen = unmatched.some(({ thread }) => (0,finding.OD)(thread.evidence.scope) === key && (0,own_thread.nT)((0,own_thread.QY)(thread)));
    return hasOpen ? `${reason}, or resolve its open threads yourself` : undefined;
}

var overview = __webpack_require__(61826);
var rule_ids = __webpack_require__(92506);
var mark = __webpack_require__(7713);
var wording = __webpack_require__(74458);
;




function toRows({ pairs, threads }, { placed, overviews, inDiff, placeNow }) {
    const rows = new Map(placed.map((row) => [row.spot.key, row]));
    const found = pairs.map((pair) => {
        const anchoring = rows.get(pair.spot.key)?.anchoring;
        return {
            ...pair,
            state: (0,own_thread.QY)(pair.thread),
            inDiff: inDiff(pair.spot),
            ...(anchoring?.kind === 'anchored' && { anchor: anchoring.anchor }),
        };
    });
    const absent = threads.map((one) => ({ ...one, state: (0,own_thread.QY)(one.thread), now: placeNow(one.thread) }));
    const threadOf = new Map(found.map((row) => [row.spot.key, row]));
    const staying = absent.filter(({ thread }) => !(0,own_thread.sQ)(thread));
    const resembling = new Map(staying.map((row) => [row.resembled?.key, row]));
    const wasPosted = findPostedAsNew(found, absent);
    const wasListed = findListedAsNew(overviews, placed.flatMap(({ spot, compared }) => threadOf.get(spot.key)?.inDiff || compared?.kind === 'existing' ? [] : [spot]));
    const spots = placed.map((row) => {
        const { spot } = row;
        const [thread, resembles] = [threadOf.get(spot.key), resembling.get(spot.key)];
        return {
            ...row,
            wasNew: wasPosted(spot) || wasListed(spot),
            ...(thread && { thread }),
            ...(resembles && { resembles }),
        };
    });
    return { spots, found, absent };
}
function findListedAsNew(overviews, spots) {
    const found = new Set();
    for (const { keys, entries, asNew } of overviews) {
        if (asNew === undefined)
            continue;
        const [listed, listedAsNew] = [new Set(entries), new Set(asNew)];
        for (const [look, alike] of Map.groupBy(spots, (spot) => (0,mark.Li)(keys, spot))) {
            let times = 0;
            for (let count = 1; listed.has((0,mark.bQ)(keys, look, count)); count += 1)
                if (listedAsNew.has((0,mark.bQ)(keys, look, count)))
                    times += 1;
            for (const { key } of alike.slice(0, times))
                found.add(key);
        }
    }
    return ({ key }) => found.has(key);
}
function findPostedAsNew(found, absent) {
    const posted = new Set();
    const twinsAt = new Map();
    for (const { thread, spot } of found) {
        if (!thread.asNew)
            continue;
        posted.add(spot.key);
        const key = (0,rule_ids.gH)(spot.place, spot.rule.id);
        if (key !== undefined && thread.twins !== undefined)
            twinsAt.set(key, thread.twins);
    }
    for (const { thread, now } of absent) {
        if (!thread.asNew || thread.twins === undefined)
            continue;
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

var scopes = __webpack_require__(24436);
var words = __webpack_require__(43629);
var text_names = __webpack_require__(16761);
var evidence = __webpack_require__(30065);
var find_arrivals = __webpack_require__(15358);
var find_candidates = __webpack_require__(3386);
var judge_names = __webpack_require__(82072);
var old_trees = __webpack_require__(90163);
var place_findings = __webpack_require__(73868);
;






















const MOST_NAMED = 10;
const ANY_LINE = {
    lines: 'changed-files',
    ladder: ['line'],
    edits: false,
};
async function observe({ git, inputs, service, name, }, commits, { findings, completeness: ofLogs, versions, workingTree, hasFile, }, reading, baseLog) {
    const can = service?.can ?? ANY_LINE;
    const { analyzed, base, head } = commits;
    const taking = findings.filter(({ presence }) => (0,place_findings.tE)(presence));
    const { distinct, duplicates } = (0,finding_spot.Zs)(taking);
    const spots = (0,finding_spot.dw)(distinct);
    const texts = (0,file_texts.ng)(git);
    const asked = new Set([
        ...spots.flatMap(({ place: { path = [] } }) => path),
        ...reading.ours.map(({ evidence: { path } }) => path),
    ]);
    const [toHead, diff, oldTrees] = await Promise.all([
        (0,read_diff.iH)(git, analyzed, head, { linesOf: asked }),
        (0,read_diff.iH)(git, base, head, { algorithm: 'default' }),
        (0,old_trees.D)(git, analyzed, reading.ours, texts, asked),
    ]);
    const names = (0,judge_names.c)(diff, findings, ofLogs, (0,table.iJ)(inputs).failLevel);
    const history = (sha) => oldTrees.get(sha);
    const { hunks: rewritten } = await workingTree.changesIn(reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []));
    const found = (0,place_findings.R8)(findings);
    const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
    const uncommitted = (0,place_findings.JX)(await workingTree.changesIn(others));
    const threads = (0,rival_runs.Y8)(reading.ours, history);
    const begun = (0,match.t)(threads.threads, spots, history);
    const arrivals = await (0,find_arrivals.m)({
        git,
        root: workingTree.root,
        toHead,
        diff,
        findings,
        spots,
        threads: reading.ours,
    });
    const candidatesOf = await (0,find_candidates.e)({
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
    const matching = begun.finish(lines);
    const completeness = holdUnplaced(names.completeness, {
        ...{ unmatched: matching.threads, spots, candidatesOf },
        policy: (0,table.iJ)(inputs),
    });
    const changeOf = (path) => {
        const mapped = (0,line_map.qD)(toHead, path);
        return mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    };
    const isEdited = (path) => {
        const change = changeOf(path);
        return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
    };
    const placeSpot = (spot) => {
        const { place } = spot;
        const candidates = 'oneOf' in place ? candidatesOf(spot) : undefined;
        const anchoring = candidates === undefined
            ? (0,diff_anchor.p)({ place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can })
            : { kind: 'unanchored', ...candidates };
        return { spot, anchoring, isEdited: place.path !== undefined && isEdited(place.path) };
    };
    const alone = { placed: spots.map(placeSpot), comparison: undefined };
    const { placed, comparison } = baseLog === undefined
        ? alone
        : await compare(baseLog, {
            ...{ git, root: workingTree.root, analyzed },
            ...{ placed: alone.placed, completeness, versions },
        });
    const own = (0,scopes.a)(completeness, spots);
    const rows = toRows(matching, {
        placed,
        overviews: (0,overview.DX)(reading.overviews, name, own),
        inDiff: ({ place }) => place.kind === 'nowhere' || (0,line_map.Fu)(toHead, diff, place.path),
        placeNow: (thread) => placeNow(thread, history, rewritten, { toHead, diff, hasFile, isEdited }),
    });
    const situation = {
        ...rows,
        job: { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
        head,
        analyzed,
        findings,
        duplicates,
        duplicateThreads: threads.duplicates,
        completeness,
        scopes: (0,scopes.pb)({ own, completeness, findings, spots, absent: rows.absent, later: reading.later }),
        contested: (0,rival_runs.fK)(reading.ours, matching.pairs, head),
        edits: can.edits,
        ...(can.keepsNumbers && { keepsNumbers: true }),
    };
    const sameAtHead = ({ place: { path } }) => path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
        ? undefined
        : path;
    return {
        situation,
        unread: describeUnreadFiles(completeness.heldFiles, baseLog, changeOf, isEdited),
        ...(comparison && { comparison }),
        warnings: [...uncommitted, ...describeUnread(counted.unread), ...names.warnings, ...arrivals.warnings],
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
        headLines(spot) {
            const path = sameAtHead(spot);
            return path === undefined ? undefined : texts.lines(head, path);
        },
    };
}
function describeUnreadFiles(heldFiles, base, changeOf, isEdited) {
    const before = base?.kind === 'read' ? base.completeness.heldFiles : [];
    const wasSo = new Set(before.map(({ scope, path }) => (0,scopes.wm)((0,finding.OD)(scope), path)));
    return heldFiles
        .filter(({ told, scope, path }) => {
        const change = told === undefined ? undefined : changeOf(path);
        const then = (0,scopes.wm)((0,finding.OD)(scope), change?.oldPath ?? path);
        return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
        .map(words._8);
}
async function compare(...asked) {
    const { compareWithBase } = await __webpack_require__.e( 9664).then(__webpack_require__.bind(__webpack_require__, 89664));
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
        `${files} with findings could not be compared line by line: ${(0,text_names.Dt)(paths, MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
    ];
}
function placeNow({ evidence, own }, history, rewritten, { toHead, diff, hasFile, isEdited }) {
    const old = history(evidence.head);
    if (old === undefined)
        return { kind: 'unknown', isEdited: isEdited(evidence.path) };
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
    const isUnread = evidence.line > 0 && old.isUnread(evidence.path);
    const isUncommitted = at !== undefined && (0,line_map.vC)(rewritten.get(path) ?? [], at);
    const inDiff = (0,line_map.Fu)(toHead, diff, path);
    return {
        kind: 'file',
        path,
        ...(at !== undefined && { line: at }),
        differs: !agrees,
        inDiff,
        ...(isUnread && { isUnread }),
        ...(isUncommitted && { uncommitted: at }),
    };
}


 }),

 90163:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   D: () => ( readOldTrees)
 });
 var _diff_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97802);
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29484);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41583);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38825);
 var _git_read_other_hunks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1775);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(59079);







async function readOldTrees(git, analyzed, threads, texts, paths = []) {
    const linesOf = new Set([...paths, ...threads.map(({ evidence }) => evidence.path)]);
    const presence = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_1__ .nm)(git, threads.map(({ evidence }) => evidence.head));
    const found = [];
    const followed = new Map();
    for (const [sha, state] of presence) {
        if (state !== 'present')
            continue;
        const diff = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .iH)(git, sha, analyzed, { ignoresSpace: true, linesOf });
        followed.set(sha, diff);
        const isJudged = threads.some((thread) => thread.evidence.head === sha && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_5__ .My)(thread));
        const told = await tellCopies(git, isJudged ? await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .iH)(git, sha, analyzed, { linesOf }) : diff, threads);
        found.push({ ...told, rewritten: await findRewritten(git, told.diff, threads, texts) });
    }
    const judged = found.flatMap(({ diff }) => findJudged(diff, threads).map((path) => ({ diff, path })));
    const hunks = await (0,_git_read_other_hunks_js__WEBPACK_IMPORTED_MODULE_4__ .g)(git, judged.map(({ diff, path }) => ({
        before: { commit: diff.from, path },
        after: { commit: diff.to, path: diff.byOldPath.get(path)?.newPath ?? '' },
    })), texts);
    return new Map(found.map(({ diff, ...lost }) => {
        const others = judged.flatMap((file, index) => file.diff === diff ? [[file.path, hunks[index]]] : []);
        const loose = withoutSpace(diff, followed.get(diff.from) ?? diff);
        return [diff.from, toOldTree(loose, texts, { ...lost, others: new Map(others) }, diff)];
    }));
}
function withoutSpace(diff, loose) {
    const files = diff.files.map((file) => {
        const other = file.newPath === undefined ? undefined : loose.byNewPath.get(file.newPath);
        return other?.oldPath === file.oldPath && other ? { ...file, hunks: other.hunks } : file;
    });
    return (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_6__ .FV)(diff.from, diff.to, files);
}
function findJudged(diff, threads) {
    const paths = threads.flatMap((thread) => {
        const { head, path, line } = thread.evidence;
        const change = diff.byOldPath.get(path);
        const isRead = head === diff.from && line > 0 && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_5__ .My)(thread);
        return isRead && change?.type === 'file' && change.newPath !== undefined && change.hunks.length > 0
            ? [path]
            : [];
    });
    return [...new Set(paths)];
}
async function tellCopies(git, diff, threads) {
    const { from, to, files, byOldPath } = diff;
    const added = files.some(({ status }) => status === 'added');
    const mayBeCopied = (path) => added && ['renamed', 'modified'].includes(byOldPath.get(path)?.status ?? '');
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path } = thread.evidence;
        return head === from && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_5__ .My)(thread) && mayBeCopied(path) ? [path] : [];
    }));
    const found = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .WG)(git, from, to, [...judged]);
    const heirs = [...found].flatMap(([path, { now }]) => now === undefined || now.newPath === byOldPath.get(path)?.newPath
        ? []
        : [{ ...now, status: 'renamed' }]);
    const others = files.flatMap((file) => {
        if (heirs.some(({ newPath }) => newPath === file.newPath))
            return [];
        if (!heirs.some(({ oldPath }) => oldPath === file.oldPath))
            return [file];
        const { oldPath: _, ...copy } = file;
        return [{ ...copy, status: 'added', hunks: [] }];
    });
    return {
        diff: heirs.length === 0 ? diff : (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_6__ .FV)(from, to, [...others, ...heirs]),
        copied: new Set([...found].flatMap(([path, { now }]) => (now === undefined ? [path] : []))),
        rivals: new Map([...found].flatMap(([path, { now, copies }]) => 
        now?.status === 'modified' && now.newPath === path
            ? [[path, copies.filter((copy) => countChanged(copy) <= countChanged(now))]]
            : [])),
    };
}
function countChanged({ hunks }) {
    return hunks.reduce((count, { oldLines, newLines }) => count + oldLines + newLines, 0);
}
async function findRewritten(git, { from, to, byOldPath }, threads, texts) {
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path, line } = thread.evidence;
        const { status = 'added' } = byOldPath.get(path) ?? {};
        const isChanged = status === 'modified' || status === 'type-changed';
        return line === 0 && head === from && isChanged && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_5__ .My)(thread) ? [path] : [];
    }));
    await texts.read([...judged].flatMap((path) => [from, to].map((commit) => ({ commit, path }))));
    const rewritten = new Set();
    for (const path of judged) {
        const [before, after] = [texts.content(from, path), texts.content(to, path)];
        const isKnown = before && after && !(0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .NS)(after) && byOldPath.get(path)?.status === 'modified';
        if (!isKnown || !(await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .h5)(git, before, after)))
            rewritten.add(path);
    }
    return rewritten;
}
const NOTHING_JUDGED = {
    copied: new Set(),
    rivals: new Map(),
    rewritten: new Set(),
    others: new Map(),
};
function toOldTree(diff, texts, { copied, rivals, rewritten, others } = NOTHING_JUDGED, exact = diff) {
    const pathNow = (path) => {
        const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(diff, path);
        return mapped.kind === 'mapped' ? mapped.path : undefined;
    };
    const lineThen = (path, line) => {
        const change = diff.byNewPath.get(path);
        if (change === undefined)
            return { path, line };
        if (change.oldPath === undefined || change.binary || change.status === 'type-changed')
            return undefined;
        const then = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.hunks, line);
        return then === undefined ? undefined : { path: change.oldPath, line: then };
    };
    const rewrites = new Map();
    return {
        pathNow,
        isLost: (path, line) => copied.has(path) ||
            (line === 0 && rewritten.has(path)) ||
            (lineIn(diff, path, line) !== undefined &&
                rivals.get(path)?.some(({ hunks }) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(hunks, line) !== undefined) === true),
        lineNow: (path, line) => lineIn(diff, path, line),
        isUnread: (path) => diff.byOldPath.get(path)?.binary === true,
        exactNow: (path, line) => lineIn(exact, path, line),
        lineThen,
        standsByAll: (path, line) => line === 0 ||
            !others.has(path) ||
            others.get(path)?.every((hunks) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(hunks, line) === lineIn(diff, path, line)) === true,
        placesThen(path, line) {
            const then = diff.byNewPath.get(path)?.oldPath ?? path;
            const found = [
                lineThen(path, line)?.line,
                ...(others.get(then) ?? []).map((hunks) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(hunks, line)),
            ];
            return [...new Set(found)].flatMap((place) => place === undefined ? [] : [{ path: then, line: place }]);
        },
        hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH),
        rewrites(path) {
            const known = rewrites.get(path) ??
                (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
                    before: (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH)(hunk),
                    now: (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(hunk),
                }));
            rewrites.set(path, known);
            return known;
        },
        nearNow(path, line) {
            const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH);
            if (hunk === undefined)
                return line;
            return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
        },
        linesThen: (path) => texts.lines(diff.from, path),
    };
}
function lineIn(diff, path, line) {
    const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .sn)(diff, path, line);
    return mapped.kind === 'mapped' ? mapped.line : undefined;
}
function hunkOf(hunks = [], line, side) {
    const { before } = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(hunks, line, side);
    return before !== undefined && line < side(before).end ? before : undefined;
}


 }),

 84286:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  C: () => ( makePlan)
});

var commits = __webpack_require__(29484);
var table = __webpack_require__(85835);
var rival_runs = __webpack_require__(4042);
var hold = __webpack_require__(58352);
var judge_spots = __webpack_require__(38146);
var plan_move = __webpack_require__(57764);
var plan_overview = __webpack_require__(61826);
var finding = __webpack_require__(15722);
var finding_spot = __webpack_require__(19795);
var account = __webpack_require__(98478);
var plan_thread = __webpack_require__(68731);
var reasons = __webpack_require__(50324);
var diff_anchor = __webpack_require__(1960);
var situation = __webpack_require__(18805);
;




function selection_select(row, move, policy) {
    const { spot, compared, anchoring } = row;
    const isNew = compared?.kind === 'new' || (compared?.kind !== 'existing' && row.wasNew);
    const newPart = newPartOf(row);
    const { level } = newPart;
    const isUnparsed = row.isEdited && spot.findings.some((finding) => finding.isUnparsed === true);
    const left = isUnparsed ? undefined : whyLeft(row, isNew ? policy.filterMode : policy.filterModeByLine);
    const fails = (0,finding_spot.jZ)(level, policy.failLevel) || (isUnparsed && policy.failLevel !== 'never');
    let whyNone = left;
    if (whyNone === undefined && !isUnparsed && !(0,finding_spot.jZ)(level, policy.minLevel))
        whyNone = { disposition: 'filtered', reason: reasons.im(level, policy.minLevel) };
    if (whyNone === undefined && anchoring.kind === 'unanchored')
        whyNone = { disposition: 'unanchored', reason: anchoring.reason };
    return {
        ...row,
        move,
        isNew,
        newPart,
        whyNone,
        counts: fails && left === undefined,
        twins: [],
        verdict: undefined,
    };
}
function whyLeft({ compared, anchoring }, mode) {
    if (compared?.kind === 'existing')
        return { disposition: 'existing', reason: compared.reason };
    if ((0,diff_anchor.S)(mode, anchoring.narrowest))
        return undefined;
    const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons.Px;
    const filtered = reasons.BZ(mode, why);
    return {
        disposition: 'filtered',
        reason: compared?.kind === 'uncertain' ? reasons.dN(filtered, compared.because) : filtered,
    };
}
function newPartOf(row) {
    const { spot } = row;
    const known = (0,situation.b)(row);
    const findings = known === undefined ? [] : spot.findings.filter((finding) => !known.results.has(finding));
    const [worst] = findings;
    return worst === undefined ? spot : { ...spot, findings, level: worst.level };
}

var rule_ids = __webpack_require__(92506);
var compare_texts = __webpack_require__(7895);
var own_thread = __webpack_require__(59079);
var wording = __webpack_require__(74458);
;








function coverTwins(spots, absent, situation) {
    const wanting = spots.filter((row) => wantsReopening(row) || wantsPosting(row));
    const standing = [
        ...spots.flatMap((row) => standingOf(row) ?? []),
        ...absent.flatMap((one) => standingHeld(one, situation) ?? []),
    ];
    const tools = new Set([...wanting.map(({ spot }) => spot.scope.tool), ...standing.map(toolOf)]);
    if (tools.size < 2)
        return;
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,compare_texts.q)(a.thread.commentId, b.thread.commentId)), (one) => (0,rule_ids.ZL)(one.path, one.line, one.of?.spot.rule.id ?? one.thread.evidence.ruleId));
    const groups = Map.groupBy(wanting, ({ spot: { place, rule } }) => (0,rule_ids.gH)(place, rule.id));
    groups.delete(undefined);
    for (const [key, group] of groups) {
        const left = group.filter((row) => {
            const by = threads.get(key)?.find((one) => isCoveredBy(row, one));
            if (by !== undefined)
                row.cover = toCover(by);
            return by === undefined;
        });
        const [owner, ...others] = left.toSorted(compareOwners);
        for (const row of others) {
            if (owner !== undefined && row.spot.scope.tool !== owner.spot.scope.tool)
                row.cover = { kind: 'spot', by: owner, reason: reasons._P(owner.spot.scope) };
        }
    }
    for (const row of spots) {
        const owner = row.cover?.kind === 'thread' ? row.cover.of : row.cover?.by;
        owner?.twins.push(row);
    }
}
function toCover({ thread, of }) {
    const isDecided = (0,own_thread.nn)(thread) && (0,own_thread.My)(thread);
    const reason = reasons.sc(thread.evidence.scope, thread.discussionId);
    const told = isDecided ? reasons.xu(reason) : reason;
    return { kind: 'thread', by: thread, ...(of && { of }), isDecided, reason: told };
}
function isCoveredBy({ spot }, one) {
    const { thread } = one;
    if (toolOf(one) === spot.scope.tool)
        return false;
    if (!(0,own_thread.My)(thread))
        return true;
    return !(0,own_thread._q)(thread) && (0,wording.Dy)(thread.twins ?? [], spot);
}
function toolOf({ of, thread }) {
    return (of?.spot.scope ?? thread.evidence.scope).tool;
}
function compareOwners({ spot: a }, { spot: b }) {
    return ((0,finding_spot.t9)(a.level, b.level) || (0,compare_texts.q)(a.scope.tool, b.scope.tool) || (0,compare_texts.q)(a.key, b.key));
}
function wantsReopening({ thread, move }) {
    return move?.kind === 'reopen' && thread?.state.kind === 'resolved-by-us';
}
function wantsPosting({ spot, thread, whyNone }) {
    return !spot.suppressed && spot.place.kind === 'lines' && thread === undefined && whyNone === undefined;
}
function standingOf(row) {
    const { place, suppressed } = row.spot;
    const { thread } = row;
    if (place.kind !== 'lines' || suppressed || !thread?.inDiff)
        return undefined;
    if (thread.state.kind === 'resolved-by-us')
        return undefined;
    return { thread: thread.thread, of: row, path: place.path, line: place.startLine };
}
function standingHeld({ row: { thread, state, now }, move }, { scopes, job, completeness: { failures } }) {
    if (move.kind !== 'leave' || move.because !== 'held')
        return undefined;
    const isOfRun = scopes.own.has((0,finding.OD)(thread.evidence.scope)) ||
        (thread.twins !== undefined && (failures.length > 0 || (0,situation.x)(job, thread)));
    const isStanding = state.kind === 'unfinished' ? thread.flag === false : state.kind !== 'resolved-by-us';
    if (!isOfRun || !isStanding)
        return undefined;
    if (now.kind !== 'file' || now.line === undefined || now.line === 0)
        return undefined;
    return { thread, path: now.path, line: now.line };
}
function withNames(row, move, thread, situation) {
    const { spot, cover } = row;
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: cover.reason };
    if (!situation.edits || thread.own === undefined || (0,own_thread._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const standing = thread.own.marker.twins ?? [];
    const spots = [...row.twins, ...findExistingTwins(standing, row, situation)].map((twin) => twin.spot);
    const twins = (0,wording.DC)([...spots.map(wording.it), ...doubtful(standing, spots, spot, situation)]);
    const nowAt = placeElsewhere(thread.own.marker, row, situation);
    if (move.kind === 'reopen')
        return { ...move, twins, nowAt };
    const said = thread.own.marker.nowAt;
    const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
    if (!(0,wording.YG)(twins, standing))
        return { ...move, kind: 'edit', twins, nowAt, reason: reasons.cU(move.reason) };
    return isSamePlace
        ? move
        : { ...move, kind: 'edit', twins, nowAt, reason: reasons.kI(move.reason) };
}
function placeElsewhere({ evidence, newLine, nowAt: said }, { spot: { place }, anchoring }, { keepsNumbers }) {
    const known = anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
    const path = known?.path ?? place.path;
    const line = place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0;
    const isInFile = path === evidence.path && (keepsNumbers || path !== said?.path);
    const hasMoved = keepsNumbers && line > 0 && line !== newLine;
    return path === undefined || (isInFile && !hasMoved) ? null : { path, line };
}
function findExistingTwins(standing, { spot: { place, rule }, compared }, { spots }) {
    const key = (0,rule_ids.gH)(place, rule.id);
    if (compared === undefined || standing.length === 0 || key === undefined)
        return [];
    return spots.filter(({ spot, thread, compared: of }) => thread === undefined &&
        of?.kind === 'existing' &&
        (0,rule_ids.gH)(spot.place, spot.rule.id) === key &&
        (0,wording.Dy)(standing, { ...spot, level: 'none' }));
}
function doubtful(standing, spots, { place }, { scopes: { heldScope, heldFile }, completeness }) {
    return standing.filter((twin) => {
        const key = (0,finding.OD)(twin.scope);
        const isHeld = completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,wording.Dy)([{ ...twin, level: 'error' }], spot));
    });
}

;










function plan(situation, policy) {
    const { absent, found, duplicateThreads } = situation;
    const moves = new Map(found.map((thread) => [thread, (0,plan_thread.oC)(thread)]));
    const left = absent.map((row) => ({ row, move: (0,plan_thread.zq)(row, situation, policy) }));
    const spots = situation.spots.map((row) => selection_select(row, row.thread && moves.get(row.thread), policy));
    if (policy.twins === 'merge')
        coverTwins(spots, left, situation);
    for (const row of spots) {
        if (row.thread === undefined || row.move === undefined)
            continue;
        row.move = withNames(row, row.move, row.thread.thread, situation);
        moves.set(row.thread, row.move);
    }
    const ofThreads = [
        ...moves.values(),
        ...left.map(({ move }) => move),
        ...duplicateThreads.map((duplicate) => (0,plan_thread.r0)(duplicate, situation)),
    ];
    const taken = ofThreads.filter((move) => takesPlace(move, situation)).length;
    const { posts, ...lists } = (0,judge_spots.Lt)(spots, policy, policy.maxThreads - taken);
    return {
        moves: [...posts, ...ofThreads],
        accounts: (0,account.c)(situation, spots),
        standing: absent
            .flatMap((row) => (0,hold.sN)(row, situation) ?? [])
            .filter(({ thread }) => (0,finding_spot.jZ)(thread.evidence.wording.level, policy.failLevel)),
        ...lists,
    };
}
function takesPlace(move, { scopes }) {
    if (move.kind === 'keep' || move.kind === 'edit' || move.kind === 'reopen')
        return true;
    if ((0,plan_move.Gl)(move))
        return move.spot !== undefined;
    if (move.kind !== 'leave')
        return false;
    if (move.because === 'people')
        return move.spot !== undefined;
    return move.because === 'held' && scopes.own.has((0,finding.OD)(move.thread.evidence.scope));
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

var decisions = __webpack_require__(90679);
var report_warnings = __webpack_require__(9915);
;










async function makePlan({ inputs, reviewed, name, git, }, { situation, warnings, comparison }, reading, earlier) {
    const made = mergeEarlierPass(plan(situation, (0,table.iJ)(inputs)), earlier);
    const fixes = await (0,commits.kI)(git, (0,decisions.pJ)(reading.ours, made.moves, situation.head));
    const commitTimes = new Map([...fixes].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
    const heldScopes = [
        ...situation.completeness.heldScopes,
        ...(0,hold.ow)(made.moves, situation.completeness, situation.job),
    ];
    const completeness = { ...situation.completeness, heldScopes };
    const overviews = (0,plan_overview.DX)(reading.overviews, name, situation.scopes.own);
    const toEntries = inputs.twins === 'merge' ? plan_overview.Ky : (entries) => entries;
    const overviewWith = (refused) => (0,plan_overview.TP)(toEntries([...made.listed, ...refused].toSorted((a, b) => (0,judge_spots.pS)(a.spot, b.spot))), overviews, inputs['overview-comment'], isPartial(completeness) ? 'partial' : 'complete', situation.edits ? 'edit' : 'post');
    const overview = overviewWith([]);
    return {
        plan: made,
        overviewWith,
        overview,
        writes: made.moves.some(plan_move.xz) || (0,plan_overview.m3)(overview),
        mayTidyUp: reading.forgedThreads.length > 0 ||
            reading.intents.length > 0 ||
            reading.ours.some(({ intent }) => intent !== undefined),
        told: {
            threads: reading.ours,
            attempts: reading.attempts,
            commitTimes,
            completeness,
            warnings: [
                ...(reviewed.kind === 'commits'
                    ? []
                    : [...(0,report_warnings.YB)(reading, reviewed.keyring), ...(0,report_warnings.Sf)(reading, reviewed.keyring)]),
                ...[...situation.contested.values()].map(rival_runs.XN),
                ...[(0,plan_overview.Cp)(made.listed)].filter((line) => line !== undefined),
                ...warnings,
                ...(comparison?.warnings ?? []),
            ],
        },
    };
}
function isPartial({ failures, heldScopes }) {
    return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}


 })

};

export const id = 1598;
export const ids = [1598,6106];
export const modules = {

 41598:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  scanLog: () => ( scanLog)
});

var external_node_buffer_ = __webpack_require__(4573);
var log_fault = __webpack_require__(88111);
var open_log = __webpack_require__(59177);
var raw = __webpack_require__(47842);
var start_early = __webpack_require__(39574);
var scan_scanner = __webpack_require__(36106);
var errors = __webpack_require__(27406);
;
const FIRST_SLAB = 16 * 1024;
const LARGEST_SLAB = 1024 * 1024;
const { copy } = Buffer.prototype;
const LONGEST_LIST = 8 * 1024;
const COMMA = 0x2c;
function createByteStore() {
    const slabs = [];
    const [owners, begins, ends] = [createNumbers(), createNumbers(), createNumbers()];
    let slab = Buffer.alloc(0);
    let start = 0;
    let end = 0;
    let released = 0;
    function grow(needed) {
        const length = end - start;
        const next = Buffer.allocUnsafeSlow(Math.max(FIRST_SLAB, Math.min(LARGEST_SLAB, 2 * slab.length), 2 * (length + needed)));
        slab.copy(next, 0, start, end);
        slabs.push(next);
        slab = next;
        start = 0;
        end = length;
    }
    function slice(first, last) {
        return slabs[owners.at(first)]?.toString('utf8', begins.at(first), ends.at(last)) ?? '';
    }
    return {
        get count() {
            return owners.count;
        },
        append(bytes, from, to) {
            if (end + to - from > slab.length)
                grow(to - from);
            copy.call(bytes, slab, end, from, to);
            end += to - from;
        },
        length: () => end - start,
        finish() {
            if (end === slab.length)
                grow(1);
            owners.push(slabs.length - 1);
            begins.push(start);
            ends.push(end);
            slab[end] = COMMA;
            start = end + 1;
            end = start;
        },
        text: (index) => slice(index, index),
        list(first, end) {
            const isNext = (record) => owners.at(record) === owners.at(first) && ends.at(record) - begins.at(first) <= LONGEST_LIST;
            let last = first;
            while (last + 1 < end && isNext(last + 1))
                last += 1;
            return `[${slice(first, last)}]`;
        },
        release(before) {
            const kept = before < owners.count ? owners.at(before) : slabs.length - 1;
            for (; released < kept; released += 1) {
                slabs[released]?.buffer.transfer(0);
                slabs[released] = undefined;
            }
        },
    };
}
function createNumbers() {
    let items = new Uint32Array(64);
    let count = 0;
    return {
        get count() {
            return count;
        },
        push(value) {
            if (count === items.length) {
                const larger = new Uint32Array(2 * count);
                larger.set(items);
                items = larger;
            }
            items[count] = value;
            count += 1;
        },
        at: (index) => items[index] ?? 0,
    };
}

;


const LARGEST_PART = 64 * 1024 * 1024;
const LONGEST_KEY = 256;
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, walk_tokens_COMMA, QUOTE, BACKSLASH, N] = [
    0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c, 0x22, 0x5c, 0x6e,
];
const [LOG, RUN, RESULT, ARTIFACT, LOCATION, PHYSICAL_LOCATION, REGION] = [0, 1, 2, 3, 4, 5, 6];
const [RUNS, RESULTS, ARTIFACTS, LOCATIONS, OTHER] = [7, 8, 9, 10, 11];
const [RUNS_KEY, VERSION_KEY, RESULTS_KEY, ARTIFACTS_KEY] = [0, 1, 0, 1];
const KEYS = [
    ['runs', 'version'],
    [
        ...['results', 'artifacts', 'graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations'],
        ...['taxonomies', 'translations', 'policies'],
    ],
    [
        ...['locations', 'relatedLocations', 'codeFlows', 'fixes', 'stacks', 'graphs', 'graphTraversals'],
        ...['attachments', 'webRequest', 'webResponse', 'properties'],
    ],
    ['contents'],
    ['physicalLocation', 'logicalLocations'],
    ['region', 'contextRegion'],
    ['snippet'],
].map((names) => names.map((name) => Buffer.from(name)));
const NULL = Buffer.from('null');
function createTokenWalk(name) {
    const [head, contexts, results] = [createByteStore(), createByteStore(), createByteStore()];
    const [keysOfResults, offsets, lengths] = [createNumbers(), createNumbers(), createNumbers()];
    const log = {
        ...{ head, keys: 0, contexts, results, keysOfResults, offsets, lengths },
        ...{ kind: 'absent', runs: [] },
    };
    let run = { context: 0, keys: 0, results: undefined };
    const roles = new Uint8Array(16).fill(OTHER);
    const keys = new Int8Array(16);
    const written = new Uint32Array(16);
    const begun = new Uint8Array(16);
    const passed = new Uint8Array(16);
    let depth = 0;
    let wantsKey = false;
    let resultBegin = 0;
    let store;
    let copied = 0;
    let keyStart = -1;
    let keyBegin;
    function flush(memory, to) {
        if (store === undefined)
            return;
        if (store.length() + to - copied > LARGEST_PART) {
            throw new errors.j$(`${name} has a result, or a run beside its results, of more than ${LARGEST_PART} bytes: split the analysis into several logs.`);
        }
        store.append(memory, copied, to);
    }
    function pass(memory, at) {
        flush(memory, at);
        store?.append(NULL, 0, NULL.length);
        store = undefined;
        passed[depth] = 1;
    }
    function copy(into, at) {
        store = into;
        copied = at;
    }
    function begin(memory, at, byte, offset) {
        const key = keys[depth] ?? 0;
        begun[depth] = 1;
        switch (roles[depth]) {
            case LOG:
                if (key === VERSION_KEY)
                    return OTHER;
                pass(memory, at);
                if (key !== RUNS_KEY)
                    return OTHER;
                log.kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
                return byte === OPEN_LIST ? RUNS : OTHER;
            case RUNS:
                run = { context: contexts.count, keys: 0, results: undefined };
                copy(contexts, at);
                return byte === OPEN_OBJECT ? RUN : OTHER;
            case RUN:
                if (key === ARTIFACTS_KEY)
                    return byte === OPEN_LIST ? ARTIFACTS : OTHER;
                if (key >= 0)
                    pass(memory, at);
                if (key !== RESULTS_KEY || byte !== OPEN_LIST)
                    return OTHER;
                run.results = { first: results.count, end: results.count };
                return RESULTS;
            case RESULTS:
                resultBegin = offset;
                copy(results, at);
                return byte === OPEN_OBJECT ? RESULT : OTHER;
            case ARTIFACTS:
                return byte === OPEN_OBJECT ? ARTIFACT : OTHER;
            case LOCATIONS:
                return byte === OPEN_OBJECT ? LOCATION : OTHER;
            case RESULT:
                if (key >= 0 && key < 2)
                    return byte === OPEN_LIST ? LOCATIONS : OTHER;
                if (key >= 2)
                    pass(memory, at);
                return OTHER;
            case LOCATION:
                if (key > 0)
                    pass(memory, at);
                return key === 0 && byte === OPEN_OBJECT ? PHYSICAL_LOCATION : OTHER;
            case PHYSICAL_LOCATION:
                if (key > 0)
                    pass(memory, at);
                return key === 0 && byte === OPEN_OBJECT ? REGION : OTHER;
            case ARTIFACT:
            case REGION:
                if (key >= 0)
                    pass(memory, at);
                return OTHER;
            default:
                if (depth > 0 || byte !== OPEN_OBJECT)
                    return OTHER;
                copy(head, at);
                return LOG;
        }
    }
    function end(memory, at, offset) {
        if (begun[depth] === 0)
            return;
        begun[depth] = 0;
        const role = roles[depth];
        if (role === RUNS || role === RESULTS) {
            flush(memory, at);
            store?.finish();
            store = undefined;
            const count = written[depth + 1] ?? 0;
            if (role === RUNS) {
                run.keys = count;
                log.runs.push(run);
            }
            else {
                keysOfResults.push(count);
                offsets.push(resultBegin);
                lengths.push(offset - resultBegin);
                if (run.results !== undefined)
                    run.results.end = results.count;
            }
        }
        else if (passed[depth] === 1) {
            passed[depth] = 0;
            copy(role === LOG ? head : role === RUN || role === ARTIFACT ? contexts : results, at);
        }
    }
    function takeKey(memory, from, at) {
        const names = KEYS[roles[depth] ?? OTHER];
        if (names === undefined)
            return;
        written[depth] = (written[depth] ?? 0) + 1;
        if (keyBegin === undefined)
            keys[depth] = findName(names, memory, keyStart, at);
        else {
            const key = Buffer.concat([keyBegin, memory.subarray(from, at)]);
            keys[depth] = findName(names, key, 0, key.length);
            keyBegin = undefined;
        }
        keyStart = -1;
    }
    return {
        log,
        push(tokens, memory, from, to, offset) {
            copied = from;
            for (let index = 0; index < tokens.length; index += 1) {
                const at = tokens[index] ?? 0;
                const byte = memory[at] ?? 0;
                if (roles[depth] === OTHER && depth > 0) {
                    if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
                        depth += 1;
                        roles[depth] = OTHER;
                    }
                    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
                        depth -= 1;
                }
                else if (byte === OPEN_OBJECT || byte === OPEN_LIST) {
                    const role = begin(memory, at, byte, offset + at - from);
                    depth += 1;
                    roles[depth] = role;
                    begun[depth] = 0;
                    passed[depth] = 0;
                    written[depth] = 0;
                    wantsKey = byte === OPEN_OBJECT;
                }
                else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) {
                    end(memory, at, offset + at - from);
                    roles[depth] = OTHER;
                    depth -= 1;
                    if (depth === 0 && store !== undefined) {
                        flush(memory, at + 1);
                        head.finish();
                        log.keys = written[1] ?? 0;
                        store = undefined;
                    }
                }
                else if (byte === walk_tokens_COMMA) {
                    end(memory, at, offset + at - from);
                    wantsKey = (roles[depth] ?? OTHER) < RUNS;
                }
                else if (byte === COLON) {
                    takeKey(memory, from, at);
                    wantsKey = false;
                }
                else if (byte === QUOTE && wantsKey)
                    keyStart = at;
                else
                    begin(memory, at, byte, offset + at - from);
            }
            flush(memory, to);
            if (keyStart >= 0) {
                const start = keyBegin === undefined ? keyStart : from;
                const more = memory.subarray(start, Math.min(to, start + LONGEST_KEY));
                keyBegin = Buffer.concat([keyBegin ?? new Uint8Array(0), more]);
            }
        },
    };
}
function findName(names, bytes, from, colon) {
    let end = Math.min(colon, from + LONGEST_KEY) - 1;
    while (end > from && bytes[end] !== QUOTE)
        end -= 1;
    let isEscaped = false;
    for (let at = from; at < end; at += 1)
        isEscaped ||= bytes[at] === BACKSLASH;
    if (isEscaped) {
        const name = Buffer.from(toName(Buffer.from(bytes.subarray(from, end + 1)).toString('utf8')));
        return names.findIndex((own) => name.equals(own));
    }
    for (let index = 0; index < names.length; index += 1) {
        const name = names[index];
        if (name?.length !== end - from - 1)
            continue;
        let same = 0;
        while (same < name.length && name[same] === bytes[from + 1 + same])
            same += 1;
        if (same === name.length)
            return index;
    }
    return -1;
}
function toName(key) {
    return /^"(?:[^"\\]|\\.)*"$/u.test(key) ? String(JSON.parse(key)) : '';
}

;







const BLANK = 0x20;
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;
const CHUNK = 256 * 1024;
async function scanLog(file, log, scanner, progress) {
    const { name } = file;
    const { version } = log;
    const scanned = await scan(name, log, scanner, progress);
    if ('fault' in scanned)
        throw (0,log_fault.iT)(name, scanned.fault, log.offsetsIn);
    const head = scanned.head.count === 0 ? undefined : JSON.parse(scanned.head.text(0));
    if (!(0,raw.Gv)(head))
        return { name, head, runs: undefined };
    refuseRepeatedKey(head, scanned.keys, name);
    const { runs: _, ...rest } = head;
    const runs = { [Symbol.iterator]: () => eachRun(file, version, scanned) };
    return {
        name,
        head: rest,
        runs: scanned.kind === 'list' ? runs : scanned.kind === 'null' ? null : undefined,
    };
}
async function scan(name, log, scanner, progress = () => { }) {
    const { memory } = scanner;
    const walk = createTokenWalk(name);
    const load = (at) => (0,start_early.w)(log.read(memory.subarray(at, at + scan_scanner.j)));
    let [here, there] = scanner.windows;
    let offset = 0;
    let said = PROGRESS_STEP;
    let cut = Buffer.alloc(0);
    let loading = load(here);
    try {
        for (;;) {
            const length = await loading;
            const isLast = length < scan_scanner.j;
            if (!isLast)
                loading = load(there);
            if (offset === 0)
                memory.fill(BLANK, here, here + log.mark);
            const text = Buffer.concat([cut, memory.subarray(here, here + length)]);
            const whole = text.length - (0,log_fault.UK)(text);
            if (!(0,external_node_buffer_.isUtf8)(text.subarray(0, whole))) {
                return { fault: { kind: 'not UTF-8', byte: offset - cut.length + ((0,log_fault.iB)(text) ?? 0) } };
            }
            cut = text.subarray(whole);
            const tokens = scanner.scan(here, length);
            if ('kind' in tokens)
                return { fault: { ...tokens, byte: offset + tokens.byte } };
            walk.push(tokens, memory, here, here + length, offset);
            offset += length;
            if (offset >= said) {
                said += PROGRESS_STEP;
                const all = log.size === undefined ? '' : ` of ${Math.round(log.size / MEGABYTE)}`;
                progress(`${name}: read ${Math.round(offset / MEGABYTE)}${all} MB`);
            }
            if (isLast) {
                if (scanner.isWhole() && cut.length === 0)
                    return walk.log;
                return { fault: { kind: offset === log.mark ? 'empty' : 'cut off', byte: offset } };
            }
            [here, there] = [there, here];
        }
    }
    finally {
        await loading.catch(() => 0);
    }
}
function* eachRun(file, version, log) {
    for (const [index, run] of log.runs.entries()) {
        const where = `${file.name} runs[${index}]`;
        const { first, end } = run.results ?? { first: 0, end: 0 };
        const again = (records) => eachWhole(file, version, log, first, records);
        yield {
            index,
            context: toContext(log, run, where),
            results: run.results && eachResult(log, first, end, where),
            async *mentions() {
                if (end === first)
                    return;
                const all = { [Symbol.iterator]: () => Array(end - first).keys() };
                for await (const { result } of again(all))
                    yield result;
            },
            again: async (indexes) => ({ context: toContext(log, run, where), results: again(indexes) }),
        };
    }
}
function toContext(log, run, where) {
    const context = JSON.parse(log.contexts.text(run.context));
    if (!(0,raw.Gv)(context))
        return context;
    refuseRepeatedKey(context, run.keys, where);
    const { results: _, ...rest } = context;
    return rest;
}
function* eachResult(log, first, end, run) {
    const { results, keysOfResults } = log;
    for (let record = first; record < end;) {
        results.release(record);
        const values = JSON.parse(results.list(record, end));
        for (const result of values) {
            if ((0,raw.Gv)(result)) {
                refuseRepeatedKey(result, keysOfResults.at(record), `${run}.results[`, record - first);
            }
            record += 1;
            yield result;
        }
    }
    results.release(end);
}
function refuseRepeatedKey(parsed, written, where, index) {
    if (Object.keys(parsed).length === written)
        return;
    throw (0,log_fault.m$)(index === undefined ? where : `${where}${index}]`);
}
async function* eachWhole(file, version, { offsets, lengths }, first, indexes) {
    const log = await (0,open_log.PS)(file, version);
    try {
        let buffer = Buffer.alloc(0);
        let start = 0;
        for (const index of indexes) {
            const [offset, length] = [offsets.at(first + index), lengths.at(first + index)];
            const end = start + buffer.length;
            if (offset + length > end) {
                const kept = buffer.subarray(Math.min(buffer.length, offset - start));
                const next = Buffer.allocUnsafe(Math.max(CHUNK, length));
                kept.copy(next);
                if (offset > end)
                    await log.skip(offset - end);
                const got = await log.read(next.subarray(kept.length));
                buffer = next.subarray(0, kept.length + got);
                start = offset;
                if (buffer.length < length)
                    throw (0,open_log.tD)(file.name);
            }
            const text = buffer.toString('utf8', offset - start, offset - start + length);
            yield { index, result: JSON.parse(text) };
        }
    }
    finally {
        await log.close();
    }
}


 }),

 36106:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  j: () => ( WINDOW),
  createScanner: () => ( createScanner)
});

var log_fault = __webpack_require__(88111);
;
const FAULT = 255;
const [WORD, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA, TEXT] = [
    0, 1, 2, 3, 4, 5, 6, 7,
];
const [TOP, DONE, ITEM, FIRST_ITEM, AFTER_ITEM, KEY, FIRST_KEY, AFTER_KEY, MEMBER, AFTER_MEMBER] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const TOKENS = new Uint8Array(256);
for (const [index, byte] of [...'{}[]:,"'].entries())
    TOKENS[byte.charCodeAt(0)] = index + 1;
const STEPS = new Uint8Array(128).fill(FAULT);
const RESUMED = new Uint8Array(16).fill(FAULT);
for (const [state, after] of [
    [TOP, DONE],
    [ITEM, AFTER_ITEM],
    [FIRST_ITEM, AFTER_ITEM],
    [MEMBER, AFTER_MEMBER],
]) {
    RESUMED[state] = after;
    STEPS[state * 8 + WORD] = after;
    STEPS[state * 8 + TEXT] = after;
    STEPS[state * 8 + OPEN_OBJECT] = FIRST_KEY;
    STEPS[state * 8 + OPEN_LIST] = FIRST_ITEM;
}
STEPS[FIRST_ITEM * 8 + CLOSE_LIST] = DONE;
STEPS[AFTER_ITEM * 8 + CLOSE_LIST] = DONE;
STEPS[AFTER_ITEM * 8 + COMMA] = ITEM;
STEPS[FIRST_KEY * 8 + CLOSE_OBJECT] = DONE;
STEPS[FIRST_KEY * 8 + TEXT] = AFTER_KEY;
STEPS[KEY * 8 + TEXT] = AFTER_KEY;
STEPS[AFTER_KEY * 8 + COLON] = MEMBER;
STEPS[AFTER_MEMBER * 8 + CLOSE_OBJECT] = DONE;
STEPS[AFTER_MEMBER * 8 + COMMA] = KEY;
const WORD_BYTES = ['-', '0', '123456789', '.', 'e', 'E', '+', 't', 'r', 'u', 'f', 'a', 'l', 's', 'n'];
const WORD_CLASSES = new Uint8Array(256);
for (const [index, bytes] of WORD_BYTES.entries()) {
    for (const byte of bytes)
        WORD_CLASSES[byte.charCodeAt(0)] = index + 1;
}
const WORD_STEPS = new Uint8Array(512).fill(FAULT);
const WHOLE_WORDS = new Uint8Array(32);
const [MINUS, ZERO, INTEGER, POINT, FRACTION, EXPONENT, SIGN, POWER, WHOLE] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
let nextState = 10;
function step(state, bytes, next) {
    for (const byte of bytes)
        WORD_STEPS[state * 16 + (WORD_CLASSES[byte.charCodeAt(0)] ?? 0)] = next;
}
step(0, '-', MINUS);
for (const start of [0, MINUS]) {
    step(start, '0', ZERO);
    step(start, '1', INTEGER);
}
step(INTEGER, '01', INTEGER);
for (const whole of [ZERO, INTEGER])
    step(whole, '.', POINT);
for (const before of [POINT, FRACTION])
    step(before, '01', FRACTION);
for (const mantissa of [ZERO, INTEGER, FRACTION])
    step(mantissa, 'eE', EXPONENT);
step(EXPONENT, '+-', SIGN);
for (const before of [EXPONENT, SIGN, POWER])
    step(before, '01', POWER);
for (const literal of ['true', 'false', 'null']) {
    let state = 0;
    for (const [index, byte] of [...literal].entries()) {
        const next = index === literal.length - 1 ? WHOLE : nextState++;
        step(state, byte, next);
        state = next;
    }
}
for (const state of [ZERO, INTEGER, FRACTION, POWER, WHOLE])
    WHOLE_WORDS[state] = 1;
const ESCAPES = new Uint8Array(256);
for (const letter of '"\\/bfnrt')
    ESCAPES[letter.charCodeAt(0)] = 1;
ESCAPES['u'.charCodeAt(0)] = 2;
const HEX = new Uint8Array(256);
for (const digit of '0123456789abcdefABCDEF')
    HEX[digit.charCodeAt(0)] = 1;

;
const SCAN_WASM = 'AGFzbQEAAAABFwNgA39+fgF/YAN/f38Bf2AEf39/fwF/AwQDAAECBQMBABkGKQh/AUEAC38BQQALfwFBAAt+AUIAC34BQgALfgFCAAt/AUEAC38BQQALBzAGBm1lbW9yeQIABWJsb2NrAwAFc3RhdGUDAQVkZXB0aAMCBHRleHQDAwRzY2FuAAIK5goDsQEBA38DQCMHQQBKBEAgACAFai0AAC0AgA5FBEBBAQ8LIwdBAWskByAFQQFqIQUMAQsLIAEgAoMhAQNAIAFCAFIEQCABeqchBSABIAFCAX2DIQEgACAFai0AAC0AgAwhBCAERQRAQQEPCyAEQQJGBEBBBCEDA0AgBUEBaiEFIAVBwABIBEAgACAFai0AAC0AgA5FBEBBAQ8LIANBAWshAyADDQEFIAMkBwsLCwwBCwtBAAtDAQF/IAAgAWohAwNAIAAgA0kEQCACQQR0IAAtAAAtAIAEci0AgAYhAiACQf8BRgRAQf8BDwsgAEEBaiEADAELCyACC+wIAwp7Cn4Gf0Ei/Q8hCEHcAP0PIQlBIP0PIQpBD/0PIQv9DP////////////86eyx9/w4hDP0MIP//////////CQr//w3/DiENIwEhGCMCIRkCQANAIAAgAUkEQCAAJAAgAP0ABAAhBCAA/QAEECEFIAD9AAQgIQYgAP0ABDAhByAEIAj9I/1krSAFIAj9I/1krUIQhoQgBiAI/SP9ZK1CIIYgByAI/SP9ZK1CMIaEhCEOIAQgCf0j/WStIAUgCf0j/WStQhCGhCAGIAn9I/1krUIghiAHIAn9I/1krUIwhoSEIQ8gBCAK/Sb9ZK0gBSAK/Sb9ZK1CEIaEIAYgCv0m/WStQiCGIAcgCv0m/WStQjCGhIQhECAMIAQgC/1O/Q4gBCAK/VD9I/1krSAMIAUgC/1O/Q4gBSAK/VD9I/1krUIQhoQgDCAGIAv9Tv0OIAYgCv1Q/SP9ZK1CIIYgDCAHIAv9Tv0OIAcgCv1Q/SP9ZK1CMIaEhCERIA0gBCAL/U79DiAE/SP9ZK0gDSAFIAv9Tv0OIAX9I/1krUIQhoQgDSAGIAv9Tv0OIAb9I/1krUIghiANIAcgC/1O/Q4gB/0j/WStQjCGhIQhEkIAIRMgDyMEhEIAUgRAIA8jBEJ/hYMhDyAPQgGGIwSEIRMgD0Kq1arVqtWq1ap/IBNCf4WDgyEXIBcgD3whFyAXIA9UrSQEIBNC1arVqtWq1arVACAXQgGGhYMhEyAOIBNCf4WDIQ4LIA4gDkIBhoUhFCAUIBRCAoaFIRQgFCAUQgSGhSEUIBQgFEIIhoUhFCAUIBRCEIaFIRQgFCAUQiCGhSEUIBQjA4UhFCAUQj+HJANCACAQIBQgEkJ/hYSDUgRADAMLQgAgEyMHrYRSBEAgACATIBQQAARADAQLCyARIBRCf4WDIRFCfyARIBKEIBQgDoSEhSEVIwVCAFIEQCAVQn+FeqchHSAAIB0jBhABJAYjBkH/AUYEQAwECyAdQcAASQRAIwYtAIAKRQRADAULCwsgESAOIBSDIBVCfyAVQgGGIwWEhYOEhCEWIBVCP4gkBQJAA0AgFlANASAAIBZ6p2ohGiAaLQAALQAAIRsgGCEcIBhBA3QgG3ItAIACIRggGEH/AUYEQAwFCyAbQQFrQQRJBEAgG0EBcQRAIBkgA00EQCACIBo2AgAgAkEEaiECCyAZQegHRgRADAcLIBkgHC0AgAM6AIAQIBlBAWohGQUgGUEBayEZIBktAIAQIRggGSADTQRAIAIgGjYCACACQQRqIQILCwUgGSADTQRAIAIgGjYCACACQQRqIQILIBtFBEBCfyAVIBZ6h4V6pyEdIB0gAEHAAGogGmsgHSAAQcAAaiAaa0kbIR0gGiAdQQAQASEcIBxB/wFGBEAMBwsgGiAdaiAAQcAAakkEQCAcLQCACkUEQAwICwUgHCQGCwsLIBYgFkIBfYMhFgwACwsgAEHAAGohAAwBCwsgGCQBIBkkAiACDwsgHCQBIBkkAkEACw==';

;



const WINDOW = 256 * 1024;
const PADDING = 128;
const BLOCK = 64;
const [BLANK, scanner_CLOSE_LIST, scanner_CLOSE_OBJECT] = [0x20, 0x5d, 0x7d];
const DEEPEST_TOKEN = 9;
const TABLES = [
    [0, TOKENS],
    [256, STEPS],
    [384, RESUMED],
    [512, WORD_CLASSES],
    [768, WORD_STEPS],
    [1280, WHOLE_WORDS],
    [1536, ESCAPES],
    [1792, HEX],
];
const FIRST_WINDOW = 4096;
const SECOND_WINDOW = FIRST_WINDOW + WINDOW + PADDING;
const TAPE = SECOND_WINDOW + WINDOW + PADDING;
const bytes = Buffer.from(SCAN_WASM, 'base64');
let compiled;
function createScanner() {
    if (compiled === undefined) {
        if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(bytes))
            return undefined;
        compiled = new WebAssembly.Module(bytes);
    }
    const { memory, scan, block, depth, state, text } = new WebAssembly.Instance(compiled).exports;
    const isUsable = memory instanceof WebAssembly.Memory &&
        typeof scan === 'function' &&
        block instanceof WebAssembly.Global &&
        depth instanceof WebAssembly.Global &&
        state instanceof WebAssembly.Global &&
        text instanceof WebAssembly.Global;
    if (!isUsable)
        throw new TypeError('scan.wat lacks an export');
    const view = new Uint8Array(memory.buffer);
    for (const [place, table] of TABLES)
        view.set(table, place);
    return {
        memory: view,
        windows: [FIRST_WINDOW, SECOND_WINDOW],
        scan(window, length) {
            const blocks = length < WINDOW ? length + PADDING - (length % BLOCK) : length;
            view.fill(BLANK, window + length, window + blocks);
            const end = Number(scan(window, window + blocks, TAPE, DEEPEST_TOKEN));
            if (end !== 0)
                return new Uint32Array(memory.buffer, TAPE, (end - TAPE) / Uint32Array.BYTES_PER_ELEMENT);
            const byte = block.value - window;
            const near = (kind) => ({ kind, byte, isNear: true });
            if (depth.value === log_fault.qw)
                return near('too deep');
            if (depth.value === 0)
                return near(state.value === DONE ? 'text behind' : 'not JSON');
            const isCut = length < WINDOW && byte + BLOCK >= length && !endsLikeLog(view, window + length);
            return isCut ? { kind: 'cut off', byte: length } : near('not JSON');
        },
        isWhole: () => state.value === DONE && text.value === 0n,
    };
}
function endsLikeLog(memory, end) {
    let last = end - 1;
    while (last > 0 && (memory[last] ?? 0) <= BLANK)
        last -= 1;
    return memory[last] === scanner_CLOSE_OBJECT || memory[last] === scanner_CLOSE_LIST;
}


 })

};

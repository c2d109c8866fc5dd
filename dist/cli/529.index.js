export const id = 529;
export const ids = [529];
export const modules = {

/***/ 43987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ NOT_JSON),
/* harmony export */   P: () => (/* binding */ DEEPEST_TOKEN)
/* harmony export */ });
/**
 * Tokens deeper than this are checked, and not written down: members of the regions of results stand at 9.
 */
const DEEPEST_TOKEN = 9;
/** What `scan` gives where the bytes are no JSON. */
const NOT_JSON = -1;


/***/ }),

/***/ 44684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FP: () => (/* binding */ ABRIDGED),
/* harmony export */   Fp: () => (/* binding */ NAME_LIST),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   Kl: () => (/* binding */ PIECES),
/* harmony export */   Kv: () => (/* binding */ PADDING),
/* harmony export */   UD: () => (/* binding */ LONGEST_CARRIED),
/* harmony export */   Wk: () => (/* binding */ CARRIED_TOKENS),
/* harmony export */   Xk: () => (/* binding */ NAMES),
/* harmony export */   Z6: () => (/* binding */ TAPE),
/* harmony export */   ft: () => (/* binding */ RECORDS),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   jf: () => (/* binding */ WINDOW),
/* harmony export */   mj: () => (/* binding */ FIRST_WINDOW),
/* harmony export */   o_: () => (/* binding */ NAME),
/* harmony export */   oy: () => (/* binding */ SECOND_WINDOW),
/* harmony export */   s6: () => (/* binding */ NESTED)
/* harmony export */ });
/* unused harmony exports MOST_RECORDS, REMEMBERED, layoutForAssembly */
/* harmony import */ var _passed_over_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49617);

/*
 * Where in the memory of WebAssembly is what, and what the code in there and the code around it both number.
 * `scripts/assemble.ts` writes it for AssemblyScript.
 */
/** Bytes that are scanned at a time. A window and its tape stay in the cache of the processor. */
const WINDOW = 256 * 1024;
/**
 * Most bytes, and so tokens, of the last result of a window that are taken over to the next one. A longer
 * result is walked.
 */
const LONGEST_CARRIED = 64 * 1024;
/** What follows a window: the scanner looks at whole blocks, and a word ends where something else begins. */
const PADDING = 128;
/** The tables of the grammar stand before the windows, the tape behind them. */
const FIRST_WINDOW = 4096 + LONGEST_CARRIED;
const SECOND_WINDOW = FIRST_WINDOW + WINDOW + PADDING + LONGEST_CARRIED;
const CARRIED_TOKENS = SECOND_WINDOW + WINDOW + PADDING;
const TAPE = CARRIED_TOKENS + LONGEST_CARRIED * Uint32Array.BYTES_PER_ELEMENT;
/**
 * Names of members, by the kind of object: how many there are, and then in a place of its own each name after
 * its length.
 */
const NAMES = 0x200000;
const NAME_LIST = 0x800;
const NAME = 32;
/** A byte that stays zero. */
const NOTHING = 0x20ff00;
/**
 * Abridged results, and four numbers for each: where it ends there, where it began and ended in its window,
 * and how many keys it has.
 */
const RECORDS = 0x210000;
const RECORD = 16;
const MOST_RECORDS = 4096;
const ABRIDGED = 0x220000;
/** Locations of artifacts, each after its length, and what is remembered of them. */
const PIECES = 0x220000;
const REMEMBERED = 0x2a0000;
/** In a list of names: how many of them say where objects are nested. All further ones are passed over. */
const NESTED = 8;
/**
 * The names that matter of each kind of object: of the next kind is what is nested in a location and in what
 * follows it.
 */
const KINDS = [
    { nested: ['locations', 'message', 'relatedLocations'], passedOver: _passed_over_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSED_OVER */ .s.result },
    { nested: ['physicalLocation'], passedOver: _passed_over_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSED_OVER */ .s.location },
    { nested: ['region'], passedOver: _passed_over_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSED_OVER */ .s.physicalLocation },
    { nested: [], passedOver: _passed_over_js__WEBPACK_IMPORTED_MODULE_0__/* .PASSED_OVER */ .s.region },
];
/**
 * Where the names of a result stand, and those of a location; and what the names of a result mean by their
 * index.
 */
const ADDRESSES = {
    ...{ RECORDS, RECORD, MOST_RECORDS, ABRIDGED, PIECES, REMEMBERED, NAME, NAME_LIST, NESTED, NOTHING },
    ...{ RESULT: NAMES, LOCATION: NAMES + NAME_LIST },
};
const INDEXES = { LOCATIONS: 0, MESSAGE: 1, RELATED_LOCATIONS: 2 };
/** The same for AssemblyScript. */
function layoutForAssembly() {
    const addresses = Object.entries(ADDRESSES).map(([name, value]) => `export const ${name}: usize = ${value};`);
    const indexes = Object.entries(INDEXES).map(([name, value]) => `export const ${name}: i32 = ${value};`);
    return [...addresses, ...indexes, ''].join('\n');
}


/***/ }),

/***/ 49617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ PASSED_OVER)
/* harmony export */ });
/*
 * Members that are passed over, as only comments show them or nobody reads them. Whoever reads one of these
 * has to take it off its list first. Related locations are passed over too, unless the message may link to
 * them.
 */
const PASSED_OVER = {
    run: [
        ...['graphs', 'webRequests', 'webResponses', 'addresses', 'logicalLocations'],
        ...['taxonomies', 'translations', 'policies', 'versionControlProvenance'],
    ],
    result: [
        ...['codeFlows', 'fixes', 'stacks', 'graphs', 'graphTraversals', 'attachments'],
        ...['webRequest', 'webResponse', 'properties'],
    ],
    artifact: ['contents'],
    location: ['logicalLocations'],
    physicalLocation: ['contextRegion'],
    region: ['snippet'],
};


/***/ }),

/***/ 33529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scanWhole: () => (/* binding */ scanWhole)
});

// EXTERNAL MODULE: ./build/src/log/raw.js
var raw = __webpack_require__(47842);
// EXTERNAL MODULE: ./build/src/log/repeated-key.js
var repeated_key = __webpack_require__(1794);
// EXTERNAL MODULE: ./build/src/log/begun.js
var begun = __webpack_require__(48717);
// EXTERNAL MODULE: ./build/src/log/scan/byte-scanner.js
var byte_scanner = __webpack_require__(43987);
// EXTERNAL MODULE: ./build/src/log/scan/layout.js
var layout = __webpack_require__(44684);
;// CONCATENATED MODULE: ./build/src/log/scan/key-names.js
const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** A longer key is none of those that are looked for, however it is escaped. */
const LONGEST_KEY = 256;
/** What `find` gives for any other name. */
const OTHER_KEY = -1;
function createKeyNames(names) {
    const written = names.map((name) => Buffer.from(name));
    function isName(name, bytes, from) {
        for (let index = 0; index < name.length; index += 1)
            if (name[index] !== bytes[from + index])
                return false;
        return true;
    }
    return {
        find(bytes, from, to) {
            let end = from + 1;
            const last = Math.min(to, from + LONGEST_KEY);
            while (end < last && bytes[end] !== QUOTE) {
                if (bytes[end] === BACKSLASH)
                    return findEscaped(names, bytes, from, last);
                end += 1;
            }
            const length = end - from - 1;
            for (let index = 0; index < written.length; index += 1) {
                const name = written[index];
                if (name?.length === length && isName(name, bytes, from + 1))
                    return index;
            }
            return OTHER_KEY;
        },
    };
}
/** `"result\u0073"` is a way to write `"results"`. */
function findEscaped(names, bytes, from, to) {
    const text = Buffer.from(bytes.subarray(from, to)).toString('utf8');
    const key = /^"(?:[^"\\]|\\.)*"/u.exec(text)?.[0];
    return key === undefined ? OTHER_KEY : names.indexOf(String(JSON.parse(key)));
}
/** A plain list of bytes like those of windows, as code for one kind of list is faster than for two. */
function joinBytes(first, second) {
    const all = new Uint8Array(first.length + second.length);
    all.set(first);
    all.set(second, first.length);
    return all;
}

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/log/scan/numbers.js
/** Makes an empty list. */
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

;// CONCATENATED MODULE: ./build/src/log/scan/byte-store.js

/** Bytes that are allocated together: few at first, since most logs are small. */
const FIRST_SLAB = 16 * 1024;
/** Fewer bytes are faster copied one by one. */
const SHORT = 48;
/** Takes any bytes, and makes no view of a part of them as `set` wants it. */
const { copy } = Buffer.prototype;
const LARGEST_SLAB = 1024 * 1024;
/**
 * Bytes of records that are read together. One by one takes longer, and many at once are many values in
 * memory.
 */
const LONGEST_LIST = 8 * 1024;
const COMMA = 0x2c;
/** Makes an empty store. */
function createByteStore() {
    const slabs = [];
    /** Of each record its slab, where in it the record begins, and where it ends. */
    const records = createNumbers();
    let slab = Buffer.alloc(0);
    let start = 0;
    let end = 0;
    let count = 0;
    let released = 0;
    /** Goes on in a new slab, with what there is of the record. */
    function grow(needed) {
        const length = end - start;
        const next = Buffer.allocUnsafeSlow(Math.max(FIRST_SLAB, Math.min(LARGEST_SLAB, 2 * slab.length), 2 * (length + needed)));
        slab.copy(next, 0, start, end);
        slabs.push(next);
        slab = next;
        start = 0;
        end = length;
    }
    function slice(of, from, to) {
        return slabs[of]?.toString('utf8', from, to) ?? '';
    }
    return {
        get count() {
            return count;
        },
        append(bytes, from, to) {
            if (end + to - from > slab.length)
                grow(to - from);
            if (to - from > SHORT) {
                copy.call(bytes, slab, end, from, to);
                end += to - from;
            }
            else
                for (let here = from; here < to; here += 1)
                    slab[end++] = bytes[here] ?? 0;
        },
        length: () => end - start,
        cut(length) {
            end = start + length;
        },
        finish() {
            if (end === slab.length)
                grow(1);
            records.push(Math.max(0, slabs.length - 1));
            records.push(start);
            records.push(end);
            slab[end] = COMMA;
            start = end + 1;
            end = start;
            count += 1;
        },
        text: (index) => slice(records.at(3 * index), records.at(3 * index + 1), records.at(3 * index + 2)),
        list(first, end) {
            const own = records.at(3 * first);
            const begin = records.at(3 * first + 1);
            let last = first;
            while (last + 1 < end &&
                records.at(3 * last + 3) === own &&
                records.at(3 * last + 5) - begin <= LONGEST_LIST) {
                last += 1;
            }
            return `[${slice(own, begin, records.at(3 * last + 2))}]`;
        },
        release(before) {
            const kept = before < count ? records.at(3 * before) : slabs.length - 1;
            for (; released < kept; released += 1) {
                // Gives the memory back at once; the collector sees only how small a buffer's handle is.
                slabs[released]?.buffer.transfer(0);
                slabs[released] = undefined;
            }
        },
    };
}

;// CONCATENATED MODULE: ./build/src/log/scan/log-parts.js



/**
 * Most bytes of one result, or of a run beside its results, that are parsed at once: JSON.parse makes twenty
 * times as much of `{},{},…`.
 */
const LARGEST_PART = 64 * 1024 * 1024;
const [OPEN_LIST, N] = [0x5b, 0x6e];
function createLogParts() {
    const [log, contexts, results] = [createByteStore(), createByteStore(), createByteStore()];
    /** Of each result: where it stands. */
    const offsets = createNumbers();
    const lengths = createNumbers();
    const keysOfResults = createNumbers();
    let keys = 0;
    let kind = 'absent';
    let runs = [];
    let run = { context: 0, keys: 0, results: undefined };
    return {
        log,
        contexts,
        results,
        keysOfResults,
        get keys() {
            return keys;
        },
        get kind() {
            return kind;
        },
        get runs() {
            return runs;
        },
        spanOf: (record) => ({ offset: offsets.at(record), length: lengths.at(record) }),
        beginRuns(byte) {
            runs = [];
            kind = byte === OPEN_LIST ? 'list' : byte === N ? 'null' : 'other';
        },
        beginRun() {
            run = { context: contexts.count, keys: 0, results: undefined };
        },
        endLog(written) {
            log.finish();
            keys = written;
        },
        endRun(written) {
            contexts.finish();
            run.keys = written;
            runs.push(run);
        },
        beginResults(isList) {
            run.results = isList ? { first: results.count, end: results.count } : undefined;
        },
        endResult({ offset, length }, written) {
            results.finish();
            keysOfResults.push(written);
            offsets.push(offset);
            lengths.push(length);
            if (run.results !== undefined)
                run.results.end = results.count;
        },
    };
}
/** What is said of a part that is larger. */
function tooLarge(name) {
    return new errors/* IncompleteError */.j$(`${name} has a result, or a run beside its results, of more than ${LARGEST_PART} bytes: split the analysis into several logs.`);
}

// EXTERNAL MODULE: ./build/src/log/scan/passed-over.js
var passed_over = __webpack_require__(49617);
;// CONCATENATED MODULE: ./build/src/log/scan/log-walker.js




const [OPEN_OBJECT, CLOSE_OBJECT, log_walker_OPEN_LIST, CLOSE_LIST, COLON, log_walker_COMMA, log_walker_QUOTE] = [
    0x7b, 0x7d, 0x5b, 0x5d, 0x3a, 0x2c, 0x22,
];
/** What the brackets around a token are to the log; those of a smaller number are objects. */
const [LOG, RUN, RESULT, ARTIFACT] = [0, 1, 2, 3];
const [RUNS, RESULTS, ARTIFACTS, OTHER] = [4, 5, 6, 7];
const RUNS_KEY = 0;
const [RESULTS_KEY, ARTIFACTS_KEY] = [0, 1];
/**
 * By the kind of object: the names that matter. Of a log all others are passed over but the version, of other
 * objects these.
 */
const KEYS = [
    createKeyNames(['runs', 'version']),
    createKeyNames(['results', 'artifacts', ...passed_over/* PASSED_OVER */.s.run]),
    createKeyNames(passed_over/* PASSED_OVER */.s.result),
    createKeyNames(passed_over/* PASSED_OVER */.s.artifact),
];
const NULL = Buffer.from('null');
const NOTHING = new Uint8Array(0);
/**
 * Makes the walker of one log. It copies what will be parsed, and passes over what only comments show or
 * nobody reads.
 *
 * @param name the log as named to the user
 * @param abridger takes results off it; those that it leaves are walked
 */
function createLogWalker(name, abridger) {
    const parts = createLogParts();
    const roles = new Uint8Array(16).fill(OTHER);
    const keys = new Int8Array(16);
    /** By depth: whether a value has begun there, and whether it is passed over. */
    const begun = new Uint8Array(16);
    const passed = new Uint8Array(16);
    /** By depth: how many keys the object there has so far. */
    const written = new Uint32Array(16);
    let resultBegin = 0;
    let depth = 0;
    let wantsKey = false;
    let store;
    let copied = 0;
    let keyStart = -1;
    /** What stood of a key in the window before. */
    let keyBegin;
    function flush(memory, to) {
        if (store === undefined)
            return;
        if (store.length() + to - copied > LARGEST_PART)
            throw tooLarge(name);
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
    /** A value begins; gives what its brackets are to the log. */
    function begin(memory, at, byte, offset) {
        const key = keys[depth] ?? 0;
        begun[depth] = 1;
        switch (roles[depth]) {
            case LOG:
                if (key === 1)
                    return OTHER;
                pass(memory, at);
                if (key !== RUNS_KEY)
                    return OTHER;
                parts.beginRuns(byte);
                return byte === log_walker_OPEN_LIST ? RUNS : OTHER;
            case RUNS:
                parts.beginRun();
                copy(parts.contexts, at);
                return byte === OPEN_OBJECT ? RUN : OTHER;
            case RUN:
                if (key === ARTIFACTS_KEY)
                    return byte === log_walker_OPEN_LIST ? ARTIFACTS : OTHER;
                if (key >= 0)
                    pass(memory, at);
                if (key !== RESULTS_KEY)
                    return OTHER;
                parts.beginResults(byte === log_walker_OPEN_LIST);
                return byte === log_walker_OPEN_LIST ? RESULTS : OTHER;
            case RESULTS:
                resultBegin = offset;
                copy(parts.results, at);
                return byte === OPEN_OBJECT ? RESULT : OTHER;
            case RESULT:
                if (key < 0)
                    return OTHER;
                pass(memory, at);
                return OTHER;
            case ARTIFACTS:
                return byte === OPEN_OBJECT ? ARTIFACT : OTHER;
            case ARTIFACT:
                if (key >= 0)
                    pass(memory, at);
                return OTHER;
            default:
                if (depth > 0 || byte !== OPEN_OBJECT)
                    return OTHER;
                copy(parts.log, at);
                return LOG;
        }
    }
    /** A value ends before a comma or the bracket that closes what it stands in. */
    function end(memory, at, offset) {
        if (begun[depth] === 0)
            return;
        begun[depth] = 0;
        const role = roles[depth];
        if (role === RUNS || role === RESULTS) {
            flush(memory, at);
            store = undefined;
            const keysWritten = written[depth + 1] ?? 0;
            if (role === RUNS)
                parts.endRun(keysWritten);
            else
                parts.endResult({ offset: resultBegin, length: offset - resultBegin }, keysWritten);
        }
        else if (passed[depth] === 1) {
            passed[depth] = 0;
            flush(memory, at);
            copy(storeOf(role), at);
        }
    }
    function storeOf(role) {
        if (role === LOG)
            return parts.log;
        return role === RUN || role === ARTIFACT ? parts.contexts : parts.results;
    }
    function takeKey(memory, from, at) {
        const names = KEYS[roles[depth] ?? OTHER];
        if (names === undefined)
            return;
        written[depth] = (written[depth] ?? 0) + 1;
        if (keyBegin === undefined)
            keys[depth] = names.find(memory, keyStart, at);
        else {
            const key = joinBytes(keyBegin, memory.subarray(from, at));
            keys[depth] = names.find(key, 0, key.length);
            keyBegin = undefined;
        }
        keyStart = -1;
    }
    /**
     * Takes as many results as are whole, from a token on. @param shift from places in `memory` to offsets in
     * the log
     */
    function takeResults(memory, index, shift) {
        const next = abridger.take(index);
        for (const { from, to, begin: start, end: stop, keys: count } of abridger.taken()) {
            parts.results.append(memory, from, to);
            parts.endResult({ offset: start + shift, length: stop - start }, count);
        }
        return next;
    }
    return {
        parts,
        push({ memory, tape, first, end: last, from, to, offset }) {
            copied = from;
            abridger.begin(last);
            let left = last;
            for (let index = first; index < left; index += 1) {
                const at = tape[index] ?? 0;
                const byte = memory[at] ?? 0;
                const isOther = roles[depth] === OTHER && depth > 0;
                if (isOther) {
                    // Only the brackets in there matter.
                    if (byte === OPEN_OBJECT || byte === log_walker_OPEN_LIST) {
                        depth += 1;
                        roles[depth] = OTHER;
                    }
                    else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST)
                        depth -= 1;
                }
                else if (byte === OPEN_OBJECT || byte === log_walker_OPEN_LIST) {
                    if (byte === OPEN_OBJECT && roles[depth] === RESULTS) {
                        const next = takeResults(memory, index, offset - from);
                        if (next > index) {
                            index = next - 1;
                            continue;
                        }
                        if (to - at <= layout/* LONGEST_CARRIED */.UD && abridger.isCut(index)) {
                            left = index;
                            break;
                        }
                    }
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
                    // The log is whole; nothing but white space follows.
                    if (depth === 0 && store !== undefined) {
                        flush(memory, at + 1);
                        parts.endLog(written[1] ?? 0);
                        store = undefined;
                    }
                }
                else if (byte === log_walker_COMMA) {
                    end(memory, at, offset + at - from);
                    wantsKey = (roles[depth] ?? OTHER) < RUNS;
                }
                else if (byte === COLON) {
                    takeKey(memory, from, at);
                    wantsKey = false;
                }
                else if (byte === log_walker_QUOTE && wantsKey)
                    keyStart = at;
                else
                    begin(memory, at, byte, offset + at - from);
            }
            flush(memory, to);
            if (keyStart >= 0) {
                const start = keyBegin === undefined ? keyStart : from;
                const more = memory.subarray(start, Math.min(to, start + LONGEST_KEY));
                keyBegin = joinBytes(keyBegin ?? NOTHING, more);
            }
            return left;
        },
    };
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/log/scan/utf-8-check.js

function createUtf8Check() {
    /** The begin of a character whose rest is in the next window. */
    let begin = new Uint8Array(0);
    return {
        push(bytes) {
            let from = 0;
            if (begin.length > 0) {
                while (from < bytes.length && from < 4 && isContinuation(bytes[from]))
                    from += 1;
                const character = Buffer.concat([begin, bytes.subarray(0, from)]);
                if (from === bytes.length && missing(character) > 0) {
                    begin = character;
                    return true;
                }
                if (!(0,external_node_buffer_.isUtf8)(character))
                    return false;
            }
            const end = bytes.length - cutOff(bytes, from);
            begin = bytes.slice(end);
            return (0,external_node_buffer_.isUtf8)(bytes.subarray(from, end));
        },
        isWhole: () => begin.length === 0,
    };
}
/** How many bytes at the end are the begin of a character. */
function cutOff(bytes, from) {
    for (let count = 1; count <= 3 && bytes.length - count >= from; count += 1) {
        const start = bytes.length - count;
        if (!isContinuation(bytes[start]))
            return missing(bytes.subarray(start)) > 0 ? count : 0;
    }
    return 0;
}
/** How many bytes a character lacks, by its first. */
function missing(character) {
    const first = character[0] ?? 0;
    const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc0 ? 2 : 1;
    return length - character.length;
}
function isContinuation(byte) {
    return byte !== undefined && (byte & 0xc0) === 0x80;
}

;// CONCATENATED MODULE: ./build/src/log/scan/scan-log.js





const BLANK = 0x20;
/** The scanners want whole blocks. */
const BLOCK = 64;
/**
 * Scans a log once from its begin to its end.
 *
 * @param window bytes that are scanned at a time, a multiple of 64
 * @param read called with the bytes that were read so far
 * @returns undefined where the log is no UTF-8 or no JSON
 * @throws IncompleteError
 */
async function scanLog(log, name, scanner, read, window = layout/* WINDOW */.jf) {
    const { memory, tape, firstToken } = scanner;
    const walker = createLogWalker(name, scanner.abridger);
    const utf8 = createUtf8Check();
    const load = (at) => (0,begun/* begun */.q)(log.read(memory.subarray(at, at + window)));
    let [here, there] = scanner.windows;
    let offset = 0;
    /** How many tokens the window before left. */
    let left = 0;
    let loading = load(here);
    try {
        for (;;) {
            const length = await loading;
            const isLast = length < window;
            // The next window is read while this one is scanned.
            if (!isLast)
                loading = load(there);
            if (offset === 0)
                memory.fill(BLANK, here, here + log.mark);
            if (!utf8.push(memory.subarray(here, here + length)))
                return undefined;
            const blocks = here + (isLast ? length + layout/* PADDING */.Kv - (length % BLOCK) : length);
            if (isLast)
                memory.fill(BLANK, here + length, blocks);
            const count = scanner.scan(here, blocks);
            if (count === byte_scanner/* NOT_JSON */.J)
                return undefined;
            const [first, end, to] = [firstToken - left, firstToken + count, here + length];
            const next = walker.push({ memory, tape, first, end, from: here, to, offset });
            left = end - next;
            offset += length;
            read(offset);
            if (isLast)
                return scanner.isWhole() && utf8.isWhole() ? walker.parts : undefined;
            if (left > 0)
                carry(scanner, next, end, to, there);
            [here, there] = [there, here];
        }
    }
    finally {
        // Nobody may close a file that is being read.
        await loading.catch(() => 0);
    }
}
/**
 * Puts tokens that are left, and the bytes from the first of them to the end of their window, before the next
 * window.
 */
function carry({ memory, tape, firstToken }, from, end, to, next) {
    const begin = tape[from] ?? to;
    memory.copyWithin(next - (to - begin), begin, to);
    for (let token = from; token < end; token += 1) {
        tape[firstToken - end + token] = (tape[token] ?? 0) - to + next;
    }
}

// EXTERNAL MODULE: ./build/src/log/open-log.js + 3 modules
var open_log = __webpack_require__(92464);
;// CONCATENATED MODULE: ./build/src/log/scan/read-artifact-locations.js



const read_artifact_locations_BLANK = 0x20;
/**
 * Goes over a part of a log that was scanned before, for what its results speak of: each location of an
 * artifact once or more.
 *
 * @param version of the log as it was scanned
 * @returns at the end whether that was all: else results have to be parsed
 * @throws IncompleteError where the log has changed since
 */
async function* readArtifactLocations(file, version, { offset, length }, { memory, windows, abridger }, largest) {
    const log = await (0,open_log/* openLog */.Ne)(file, largest);
    let loading;
    try {
        if (log.version !== version)
            throw (0,open_log/* changed */.tD)(file.name);
        await log.skip(offset);
        abridger.forget();
        let [here, there] = windows;
        let left = length;
        const load = (at) => (0,begun/* begun */.q)(log.read(memory.subarray(at, at + Math.min(left, layout/* WINDOW */.jf))));
        loading = load(here);
        let kept = 0;
        while (left > 0) {
            const got = await loading;
            if (got < Math.min(left, layout/* WINDOW */.jf))
                throw (0,open_log/* changed */.tD)(file.name);
            left -= got;
            // The next window is read while this one is looked through.
            if (left > 0)
                loading = load(there);
            let end = here + got;
            if (left === 0) {
                memory.fill(read_artifact_locations_BLANK, end, end + layout/* PADDING */.Kv);
                end += layout/* PADDING */.Kv;
            }
            const found = abridger.findArtifactLocations(here - kept, end);
            if (found === undefined)
                return false;
            for (const location of found.locations) {
                const artifactLocation = parse(location);
                if (artifactLocation === undefined)
                    return false;
                yield { artifactLocation };
            }
            kept = end - found.next;
            // A longer location is none that anybody wrote.
            if (kept > layout/* LONGEST_CARRIED */.UD)
                return left === 0;
            memory.copyWithin(there - kept, found.next, end);
            [here, there] = [there, here];
        }
        return true;
    }
    finally {
        // Nobody may close a file that is being read.
        await loading?.catch(() => 0);
        await log.close();
    }
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/log/scan/read-spans.js

/** Bytes that are read at a time: a span is some kilobytes, and the next one is seldom far. */
const CHUNK = 256 * 1024;
/**
 * Reads parts of a log that was scanned before.
 *
 * @param version of the log as it was scanned
 * @param spans one after the other, as they stand in the log
 * @returns the bytes of each span; they are good until the next one is asked for
 * @throws IncompleteError where the log has changed since
 */
async function* readSpans(file, version, spans, largest) {
    const log = await (0,open_log/* openLog */.Ne)(file, largest);
    try {
        if (log.version !== version)
            throw (0,open_log/* changed */.tD)(file.name);
        let buffer = Buffer.allocUnsafe(CHUNK);
        let start = 0;
        let end = 0;
        for (const { offset, length } of spans) {
            if (offset + length > end) {
                const kept = offset < end ? buffer.subarray(offset - start, end - start) : buffer.subarray(0, 0);
                const next = Buffer.allocUnsafe(Math.max(CHUNK, length));
                kept.copy(next);
                if (offset > end)
                    await log.skip(offset - end);
                start = offset;
                end = offset + kept.length + (await log.read(next.subarray(kept.length)));
                buffer = next;
                if (offset + length > end)
                    throw (0,open_log/* changed */.tD)(file.name);
            }
            yield buffer.subarray(offset - start, offset - start + length);
        }
    }
    finally {
        await log.close();
    }
}

;// CONCATENATED MODULE: ./build/src/log/scan/scanned-run.js




/** Hands out the runs of a log that was scanned. */
function* eachRun(parts, again) {
    for (const [index, run] of parts.runs.entries()) {
        const where = `${again.file.name} runs[${index}]`;
        yield {
            index,
            context: toContext(parts, run, where),
            results: run.results === undefined ? undefined : eachResult(parts, run.results, where),
            mentions: () => eachMention(parts, run, again),
            again: async (indexes) => ({
                context: toContext(parts, run, where),
                results: eachWhole(parts, run, again, indexes),
            }),
        };
    }
}
function toContext(parts, run, where) {
    const context = JSON.parse(parts.contexts.text(run.context));
    if (!(0,raw/* isObject */.Gv)(context))
        return context;
    (0,repeated_key/* refuseRepeatedKey */.a)(context, run.keys, () => where);
    const { results: _, ...rest } = context;
    return rest;
}
function* eachResult({ results, keysOfResults }, { first, end }, run) {
    let record = first;
    for (const result of eachRecord(results, first, end)) {
        const index = record - first;
        if ((0,raw/* isObject */.Gv)(result))
            (0,repeated_key/* refuseRepeatedKey */.a)(result, keysOfResults.at(record), () => `${run}.results[${index}]`);
        record += 1;
        yield result;
    }
}
/** Parses a few records at a time, and lets go of those before them. */
function* eachRecord(store, first, end) {
    for (let record = first; record < end;) {
        store.release(record);
        const values = JSON.parse(store.list(record, end));
        yield* values;
        record += values.length;
    }
    store.release(end);
}
async function* eachWhole(parts, { results }, { file, version, largest }, indexes) {
    const first = results?.first ?? 0;
    const numbers = indexes[Symbol.iterator]();
    for await (const bytes of readSpans(file, version, eachSpan(parts, first, indexes), largest)) {
        yield { index: Number(numbers.next().value), result: JSON.parse(bytes.toString('utf8')) };
    }
}
/** Where results of a run stand. */
function* eachSpan(parts, first, indexes) {
    for (const index of indexes)
        yield parts.spanOf(first + index);
}
/**
 * The fast way leaves it to parsing all results where it is in doubt; whatever was given before is given once
 * more then.
 */
async function* eachMention(parts, run, again) {
    const { results } = run;
    if (results === undefined || results.first === results.end)
        return;
    const [begin, last] = [parts.spanOf(results.first), parts.spanOf(results.end - 1)];
    const span = { offset: begin.offset, length: last.offset + last.length - begin.offset };
    if (yield* readArtifactLocations(again.file, again.version, span, again.scanner, again.largest))
        return;
    const all = { [Symbol.iterator]: () => Array(results.end - results.first).keys() };
    for await (const { result } of eachWhole(parts, run, again, all))
        yield result;
}

;// CONCATENATED MODULE: ./build/src/log/scan/scan-whole.js




/** After so many bytes of a log it is said how far its reading is. */
const PROGRESS_STEP = 64 * 1024 * 1024;
const MEGABYTE = 1_000_000;
/**
 * Reads a log by scanning its bytes: what nobody reads is never parsed, and what is read of a result is taken
 * when it is asked for.
 *
 * @returns undefined where the log is no UTF-8 or no JSON
 * @throws IncompleteError; reading its runs throws it too
 */
async function scanWhole(log, scanner, file, options) {
    const { name } = file;
    const said = sayHowFar(name, log.offsetsIn === '' ? log.fileSize : undefined, options.progress);
    const parts = await scanLog(log, name, scanner, said, options.window);
    if (parts === undefined)
        return undefined;
    const head = parts.log.count === 0 ? undefined : JSON.parse(parts.log.text(0));
    if (!(0,raw/* isObject */.Gv)(head))
        return { name, head, runs: undefined };
    (0,repeated_key/* refuseRepeatedKey */.a)(head, parts.keys, () => name);
    const { version } = log;
    const runs = {
        [Symbol.iterator]: () => eachRun(parts, { file, version, scanner, largest: options.largest }),
    };
    const { runs: _, ...rest } = head;
    return { name, head: rest, runs: parts.kind === 'list' ? runs : parts.kind === 'null' ? null : undefined };
}
function sayHowFar(name, total, progress) {
    let next = PROGRESS_STEP;
    const of = total === undefined ? '' : ` of ${Math.round(total / MEGABYTE)}`;
    return (bytes) => {
        if (bytes < next)
            return;
        next += PROGRESS_STEP;
        progress?.(`${name}: read ${Math.round(bytes / MEGABYTE)}${of} MB`);
    };
}


/***/ })

};

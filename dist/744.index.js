export const id = 744;
export const ids = [744];
export const modules = {

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ NO_CONFIGURATION),
/* harmony export */   o: () => (/* binding */ CONFIGURATION_FILE)
/* harmony export */ });
/** The file at the root of the repository that says which findings count for less. */
const CONFIGURATION_FILE = '.sarif-review.yml';
const NO_CONFIGURATION = { rules: [], paths: [] };


/***/ }),

/***/ 8578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isAboutSecrets)
/* harmony export */ });
/** Tools that look for nothing else. */
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
/**
 * Whether a finding is about somebody's password or key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}


/***/ }),

/***/ 6231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ isUsable),
/* harmony export */   o: () => (/* binding */ usableFingerprints)
/* harmony export */ });
/** Facts about the commit or its author, which Gitleaks writes as if they identified the finding. */
const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
/** What Semgrep writes for every result when nobody is logged in. */
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
/** The fingerprints of a finding that may identify it, name to value. */
function usableFingerprints(finding) {
    const usable = new Map();
    for (const [name, value] of Object.entries(finding.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
/** Whether a fingerprint may identify its finding: non-empty, and not on the list of known impostors. */
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}


/***/ }),

/***/ 8717:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ begun)
/* harmony export */ });
/**
 * A promise of work that goes on while something else is done. Its failure is told to whoever waits for it;
 * that nobody does yet, or ever will, must not end the process.
 */
function begun(work) {
    work.catch(() => undefined);
    return work;
}


/***/ }),

/***/ 8881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ FAULT),
/* harmony export */   DH: () => (/* binding */ DONE),
/* harmony export */   HY: () => (/* binding */ ESCAPES),
/* harmony export */   MM: () => (/* binding */ WORD_CLASSES),
/* harmony export */   UG: () => (/* binding */ HEX),
/* harmony export */   UT: () => (/* binding */ STEPS),
/* harmony export */   a$: () => (/* binding */ TEXT),
/* harmony export */   bV: () => (/* binding */ OPEN_OBJECT),
/* harmony export */   f7: () => (/* binding */ WORD),
/* harmony export */   gD: () => (/* binding */ CLOSE_LIST),
/* harmony export */   oQ: () => (/* binding */ OPEN_LIST),
/* harmony export */   tX: () => (/* binding */ CLOSE_OBJECT),
/* harmony export */   uL: () => (/* binding */ WHOLE_WORDS),
/* harmony export */   v3: () => (/* binding */ WORD_STEPS),
/* harmony export */   wK: () => (/* binding */ RESUMED),
/* harmony export */   wv: () => (/* binding */ TOP),
/* harmony export */   xZ: () => (/* binding */ TOKENS)
/* harmony export */ });
/* unused harmony exports COLON, COMMA, ITEM, FIRST_ITEM, AFTER_ITEM, KEY, FIRST_KEY, AFTER_KEY, MEMBER, AFTER_MEMBER */
/*
 * The grammar of JSON (RFC 8259) as tables over bytes, which the scanner in JavaScript and the one in
 * WebAssembly share.
 */
/** What an unreadable next step leads to. */
const FAULT = 255;
/** Kinds of tokens, by their first byte: a word is a number or a literal. */
const [WORD, OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, COLON, COMMA, TEXT] = [
    0, 1, 2, 3, 4, 5, 6, 7,
];
/** What may come next. Where a value stands decides what may follow it, so there are several of a kind. */
const [TOP, DONE, ITEM, FIRST_ITEM, AFTER_ITEM, KEY, FIRST_KEY, AFTER_KEY, MEMBER, AFTER_MEMBER] = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
/** The kind of the token that begins with a byte. */
const TOKENS = new Uint8Array(256);
for (const [index, byte] of [...'{}[]:,"'].entries())
    TOKENS[byte.charCodeAt(0)] = index + 1;
/**
 * The next state by `state * 8 + token`. After a closing bracket it is the one that `RESUMED` gave at the
 * opening one.
 */
const STEPS = new Uint8Array(128).fill(FAULT);
/** What follows a value that begins in a state. */
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
/** Classes of the bytes of words; 0 is for bytes that no word has. */
const WORD_BYTES = ['-', '0', '123456789', '.', 'e', 'E', '+', 't', 'r', 'u', 'f', 'a', 'l', 's', 'n'];
const WORD_CLASSES = new Uint8Array(256);
for (const [index, bytes] of WORD_BYTES.entries()) {
    for (const byte of bytes)
        WORD_CLASSES[byte.charCodeAt(0)] = index + 1;
}
/**
 * The next state of a word by `state * 16 + class`; a word begins in state 0 and is whole in those of
 * `WHOLE_WORDS`.
 */
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
/** What may follow a backslash: 1, or 2 where four hexadecimal digits come after it. */
const ESCAPES = new Uint8Array(256);
for (const letter of '"\\/bfnrt')
    ESCAPES[letter.charCodeAt(0)] = 1;
ESCAPES['u'.charCodeAt(0)] = 2;
/** Hexadecimal digits are 1. */
const HEX = new Uint8Array(256);
for (const digit of '0123456789abcdefABCDEF')
    HEX[digit.charCodeAt(0)] = 1;


/***/ }),

/***/ 2464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  tD: () => (/* binding */ changed),
  Ne: () => (/* binding */ openLog)
});

// UNUSED EXPORTS: LARGEST_LOG

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
;// CONCATENATED MODULE: ./build/src/log/byte-source.js
function fromFile(handle) {
    let position = 0;
    return {
        async read(target) {
            let filled = 0;
            while (filled < target.length) {
                const { bytesRead } = await handle.read(target, filled, target.length - filled, position);
                if (bytesRead === 0)
                    break;
                filled += bytesRead;
                position += bytesRead;
            }
            return filled;
        },
        async skip(count) {
            position += count;
        },
        stop() { },
    };
}

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(7075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/src/log/raw.js
var raw = __webpack_require__(7842);
;// CONCATENATED MODULE: ./build/src/log/gzip-source.js




/** Compressed bytes that are read at a time, and decompressed ones that wait. */
const CHUNK = 64 * 1024;
/**
 * The decompressed bytes of a gzip file, of all its members.
 *
 * @param largest how many there may be at most
 */
function fromGzip(log, handle, fileSize, largest) {
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK });
    const file = external_node_stream_.Readable.from(eachChunk(handle), { objectMode: false, highWaterMark: CHUNK });
    file.on('error', (error) => gunzip.destroy(error));
    // Whoever reads is told; before the first read nobody listens.
    gunzip.on('error', () => { });
    const chunks = file.pipe(gunzip)[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    let total = 0;
    async function next() {
        try {
            const { done, value } = await chunks.next();
            if (done === true)
                return false;
            rest = value;
        }
        catch (error) {
            throw await toFault(error, log, handle, fileSize);
        }
        total += rest.length;
        if (total > largest) {
            throw new errors/* IncompleteError */.j$(`${log.name} is larger than ${largest} bytes when it is decompressed: split the analysis into several logs.`);
        }
        return true;
    }
    return {
        async read(target) {
            let filled = 0;
            while (filled < target.length) {
                if (rest.length === 0 && !(await next()))
                    break;
                const taken = Math.min(rest.length, target.length - filled);
                target.set(rest.subarray(0, taken), filled);
                rest = rest.subarray(taken);
                filled += taken;
            }
            return filled;
        },
        async skip(count) {
            let left = count;
            while (left > 0) {
                if (rest.length === 0 && !(await next()))
                    break;
                const taken = Math.min(rest.length, left);
                rest = rest.subarray(taken);
                left -= taken;
            }
        },
        stop() {
            file.destroy();
            gunzip.destroy();
        },
    };
}
/** Reads by position: a stream of the handle would own it. */
async function* eachChunk(handle) {
    for (let position = 0;;) {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
        if (bytesRead === 0)
            return;
        position += bytesRead;
        yield chunk.subarray(0, bytesRead);
    }
}
async function toFault(error, { name }, handle, fileSize) {
    switch ((0,raw/* textAt */.$6)(error, 'code')) {
        case 'Z_BUF_ERROR':
            return new errors/* IncompleteError */.j$(`${name} is cut off after ${fileSize} bytes, where its gzip data does not end: run the analyzer again.`);
        case 'Z_DATA_ERROR':
            return new errors/* IncompleteError */.j$(`${name} is damaged: it cannot be decompressed as gzip beyond byte ${await firstDamage(handle)}; run the analyzer again.`);
        default:
            return error;
    }
}
/** Where damage shows: the last byte of the shortest beginning that cannot be decompressed. */
async function firstDamage(handle) {
    const inflating = createInflating();
    let position = 0;
    for await (const chunk of eachChunk(handle)) {
        if (!(await inflating.push(chunk)))
            return position + (await damageIn(handle, position, chunk));
        position += chunk.length;
    }
    return position;
}
/** A stream cannot go back, so another one goes up to the chunk again, and over it byte by byte. */
async function damageIn(handle, start, damaged) {
    const inflating = createInflating();
    let position = 0;
    for await (const chunk of eachChunk(handle)) {
        if (position === start)
            break;
        await inflating.push(chunk);
        position += chunk.length;
    }
    for (let index = 0; index < damaged.length; index += 1) {
        if (!(await inflating.push(damaged.subarray(index, index + 1))))
            return index;
    }
    return damaged.length;
}
/** Decompresses and forgets; says after each piece whether all is well so far. */
function createInflating() {
    const gunzip = (0,external_node_zlib_.createGunzip)();
    gunzip.on('error', () => { });
    gunzip.resume();
    return {
        push: (bytes) => new Promise((resolve) => {
            const broken = () => resolve(false);
            gunzip.once('error', broken);
            gunzip.write(bytes, () => {
                gunzip.off('error', broken);
                resolve(!gunzip.destroyed);
            });
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/log/utf-16-source.js

/** Largest log in UTF-16 in bytes: it is rare, and decoded as a whole. */
const LARGEST_UTF_16 = 256 * 1024 * 1024;
const utf_16_source_CHUNK = 1024 * 1024;
/** The order of the bytes of UTF-16, by its mark. */
function byteOrderOf(bytes) {
    if (bytes[0] === 0xfe && bytes[1] === 0xff)
        return 'big end first';
    return bytes[0] === 0xff && bytes[1] === 0xfe ? 'little end first' : undefined;
}
/** The same text in UTF-8, without its mark. */
async function fromUtf16(name, source, order, offsetsIn) {
    const bytes = await readAll(name, source);
    const units = bytes.subarray(2, bytes.length - (bytes.length % 2));
    const text = (order === 'big end first' ? Buffer.from(units).swap16() : units).toString('utf16le');
    const whole = text.isWellFormed();
    if (whole && bytes.length % 2 === 0)
        return fromBytes(Buffer.from(text));
    const offset = whole ? bytes.length - 1 : 2 + 2 * firstLoneSurrogate(text);
    const isCut = offset >= bytes.length - 3 &&
        !text
            .slice(0, (offset - 2) / 2)
            .trimEnd()
            .endsWith('}');
    if (isCut) {
        throw new errors/* IncompleteError */.j$(`${name} is cut off after ${bytes.length} bytes${offsetsIn}: run the analyzer again.`);
    }
    throw new errors/* IncompleteError */.j$(`${name} begins as UTF-16 and is not at byte ${offset}${offsetsIn}: let the analyzer write its log as UTF-8.`);
}
async function readAll(name, source) {
    const chunks = [];
    for (let total = 0;;) {
        const chunk = Buffer.allocUnsafe(utf_16_source_CHUNK);
        const got = await source.read(chunk);
        chunks.push(chunk.subarray(0, got));
        total += got;
        if (got < utf_16_source_CHUNK)
            return Buffer.concat(chunks);
        if (total > LARGEST_UTF_16) {
            throw new errors/* IncompleteError */.j$(`${name} is UTF-16 of more than ${LARGEST_UTF_16} bytes: let the analyzer write its log as UTF-8.`);
        }
    }
}
function fromBytes(bytes) {
    let position = 0;
    return {
        async read(target) {
            const taken = bytes.copy(target, 0, position);
            position += taken;
            return taken;
        },
        async skip(count) {
            position += count;
        },
        stop() { },
    };
}
function firstLoneSurrogate(text) {
    const mended = text.toWellFormed();
    let here = 0;
    while (text.charCodeAt(here) === mended.charCodeAt(here))
        here += 1;
    return here;
}

;// CONCATENATED MODULE: ./build/src/log/open-log.js






/**
 * Largest log in bytes, after decompression. Only what is kept of it takes memory; offsets have 32 bits.
 */
const LARGEST_LOG = 2 * 1024 * 1024 * 1024;
/**
 * Opens a log: plain or gzip, UTF-8, or UTF-16 with a byte order mark (only with one, as RFC 8259 §8.1 makes
 * UTF-8 the rule). The bytes decide, not the name of the file. Whether it is UTF-8 is left to who reads it.
 *
 * @throws IncompleteError with one sentence that names the log; reading throws it too.
 */
async function openLog(log, largest = LARGEST_LOG) {
    const { name } = log;
    try {
        // Before it is opened: a pipe would block there.
        const found = await (0,promises_.stat)(log.path);
        if (!found.isFile())
            throw new errors/* IncompleteError */.j$(`${name} is not a regular file: name a SARIF log.`);
        if (found.size > largest) {
            throw new errors/* IncompleteError */.j$(`${name} has ${found.size} bytes, and the limit is ${largest}: split the analysis into several logs.`);
        }
        const handle = await (0,promises_.open)(log.path);
        return await decode(log, handle, largest).catch(async (error) => {
            await handle.close();
            throw error;
        });
    }
    catch (error) {
        throw toIncomplete(name, error);
    }
}
async function decode(log, handle, largest) {
    const { name } = log;
    const { size, mtimeNs, ctimeNs, ino } = await handle.stat({ bigint: true });
    const fileSize = Number(size);
    const version = [size, mtimeNs, ctimeNs, ino].join();
    const begin = Buffer.alloc(2);
    await handle.read(begin, 0, begin.length, 0);
    const zipped = begin[0] === 0x1f && begin[1] === 0x8b;
    const reopen = () => (zipped ? fromGzip(log, handle, fileSize, largest) : fromFile(handle));
    const first = reopen();
    const head = Buffer.alloc(3);
    const got = await first.read(head);
    const order = byteOrderOf(head.subarray(0, got));
    const offsetsIn = zipped ? ' of the decompressed log' : '';
    const whole = reopen();
    first.stop();
    const utf16 = order === undefined ? undefined : await fromUtf16(name, whole, order, offsetsIn);
    const source = utf16 ?? whole;
    return {
        read: (target) => source.read(target).catch((error) => Promise.reject(toIncomplete(name, error))),
        skip: source.skip,
        stop: source.stop,
        offsetsIn: utf16 === undefined ? offsetsIn : ' of the log as UTF-8',
        mark: head.readUIntBE(0, 3) === 0xefbbbf ? 3 : 0,
        fileSize,
        version,
        async close() {
            source.stop();
            await handle.close();
        },
    };
}
function toIncomplete(name, error) {
    if (error instanceof errors/* IncompleteError */.j$)
        return error;
    const code = (0,raw/* textAt */.$6)(error, 'code') ?? 'unknown error';
    return new errors/* IncompleteError */.j$(`${name} cannot be read (${code}): check that this job may read it.`);
}
/** What is said of a log that is no longer the one that was scanned. */
function changed(name) {
    return new errors/* IncompleteError */.j$(`${name} changed after it was read: let nothing write to it during this step.`);
}


/***/ }),

/***/ 7842:
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
/** Whether a value is an object with properties, not a list. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


/***/ }),

/***/ 1794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ refuseRepeatedKey)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);

/**
 * Refuses an object of a log in which a key was written twice: which of the two is meant nobody can tell, and
 * parsing keeps the last one, so that a second, empty list of results would say that all was mended.
 *
 * @param parsed the object with each of its keys, whatever their values
 * @param written how many keys were written in it
 * @param where the log as named to the user, and the object in it: `a.sarif runs[0]`
 * @throws IncompleteError
 */
function refuseRepeatedKey(parsed, written, where) {
    if (Object.keys(parsed).length === written)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`${where()} has the same key twice, so its meaning is not clear: run the analyzer again.`);
}


/***/ }),

/***/ 8744:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  carryOut: () => (/* binding */ carryOut)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/git/find-program.js


/** What Windows starts by itself; the others that it has in `PATHEXT` need a shell. */
const STARTABLE = ['.com', '.exe'];
/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
/**
 * The absolute path of a program, found along `PATH` (on Windows with the endings of `PATHEXT`), or
 * undefined. To be asked before each start by a bare name: Windows looks into the current directory first,
 * and any system does where `PATH` has an empty or relative entry.
 */
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
/** The folders of `PATH` that are absolute and not part of what is under review. */
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => tops.some((top) => isWithin(folder, top) || isWithin(realPath(folder), top));
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
function thisMachine(environment, directory) {
    const reviewed = checkoutAround(directory);
    return { platform: process.platform, environment, reviewed, realPath, isProgram };
}
function checkoutAround(directory) {
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return folder;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return undefined;
    }
}
/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
function withoutReviewedPrograms(environment, directory) {
    const kept = Object.entries(environment).filter(([name]) => !isNamed(name, 'PATH', process.platform));
    const folders = programFolders(thisMachine(environment, directory));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(external_node_path_.delimiter),
        NoDefaultCurrentDirectoryInExePath: '1',
    };
}
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function pathsOf({ platform }) {
    return platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix;
}
function endingsOf(machine) {
    if (machine.platform !== 'win32')
        return [''];
    const endings = (variable('PATHEXT', machine) ?? '').split(';').map((ending) => ending.toLowerCase());
    const startable = endings.filter((ending) => STARTABLE.includes(ending));
    return startable.length > 0 ? startable : STARTABLE;
}
/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}

;// CONCATENATED MODULE: ./build/src/git/git-environment.js

/**
 * Settings that a user, a machine or a checkout may carry and that would change what we read or what git does
 * beside it. What the command line can say is said there instead (see `read-diff.ts`).
 */
const SETTINGS = [
    'color.ui=false',
    // It names a program, and is an optimization for repositories that share objects.
    'core.alternateRefsCommand=true',
    'core.attributesFile=',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'core.warnAmbiguousRefs=false',
    'diff.mnemonicPrefix=false',
    'diff.noprefix=false',
    'fetch.writeCommitGraph=false',
    'gc.auto=0',
    'maintenance.auto=false',
    // Files that are checked out may look like a repository (git 2.38; see `foreign-repository.ts`).
    'safe.bareRepository=explicit',
];
/**
 * Variables that point git at another repository than the one of the folder (`git rev-parse
 * --local-env-vars`, as a git hook passes them on), or that change a diff (`GIT_DIFF_OPTS` wins over `-U0`).
 */
const DROPPED = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_ATTR_SOURCE',
    'GIT_COMMON_DIR',
    'GIT_DIFF_OPTS',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
]);
/**
 * Our own inputs, the client secret among them: git starts programs that a checkout's configuration names.
 */
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
/**
 * Over which addresses git may fetch: an `ext::` address is a program that it starts, also for objects that a
 * remote promised.
 */
const PROTOCOLS = 'https:http:ssh:git:file';
/**
 * git's environment: the given one without what leads it astray, in English, without prompts.
 *
 * @param directory absolute; the checkout around it is under review
 */
function gitEnvironment(env, directory) {
    // Names of variables have no case on Windows.
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...withoutReviewedPrograms(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        // A replaced commit has the same id here and another content at the service.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        // `core.gitProxy` of a checkout names a program; a machine that has to use one says so here.
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;// CONCATENATED MODULE: ./build/src/git/git.js







/** Enough for any message; a remote may send progress and banners without end. */
const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
/**
 * A git that works in `directory`, without a shell, without prompts, and with the settings that change its
 * output fixed. Needs git 2.30 or later. `env` is the environment to derive git's own from.
 *
 * The returned function throws `ConfigurationError` when the folder or git itself is not there, and
 * `IncompleteError` when git was killed.
 */
function createGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = findProgram('git', thisMachine(env, folder));
    return async (args, input, signal) => {
        if (program === undefined)
            throw new errors/* ConfigurationError */.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        try {
            return await collect((0,external_node_child_process_.spawn)(program, [...settings, ...args], options), input);
        }
        catch (error) {
            throw await explainStart(error, directory);
        }
    };
}
/** As a shell says it. */
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
function collect(child, input = '') {
    return new Promise((resolve, reject) => {
        const stdout = [];
        const stderr = [];
        let stderrBytes = 0;
        child.stdout.on('data', (chunk) => stdout.push(chunk));
        child.stderr.on('data', (chunk) => {
            if (stderrBytes < MAX_STDERR_BYTES)
                stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
            stderrBytes += chunk.length;
        });
        child.on('error', (error) => {
            // A transport that git started may outlive it and hold the pipes, which would keep this process alive.
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            // Where a transport that git started ends early, git may end so or with a status: it is the same
            // failure.
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors/* IncompleteError */.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({
                    status: ended,
                    stdout: Buffer.concat(stdout),
                    stderr: Buffer.concat(stderr).toString('utf8'),
                });
        });
        // git may end before it has read everything (EPIPE); its status says why.
        child.stdin.on('error', () => { });
        child.stdin.end(input);
    });
}
/**
 * Puts a failure to start into a sentence. Node reports a missing folder and a missing program with the same
 * code.
 */
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors/* ConfigurationError */.j1(NO_GIT);
    return new errors/* ConfigurationError */.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}

// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(5079);
;// CONCATENATED MODULE: ./build/src/inputs/to-keyring.js

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Those of previous ones are older. With neither it is
 * keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKey, previousSigningKey } = secrets;
    const ofSigning = signingKey === undefined ? undefined : (0,thread_keyring/* deriveKeys */.Cd)(signingKey);
    if (!('clientSecret' in secrets))
        return [ofSigning ?? keyless(secretsOfCi), ...olderKeys('previous-signing-key', previousSigningKey)];
    const { clientSecret, previousClientSecret } = secrets;
    const ofClient = (0,thread_keyring/* deriveKeys */.Cd)(clientSecret);
    const present = ofSigning === undefined ? [ofClient] : [ofSigning, ofClient];
    return [
        ...present,
        ...olderKeys('previous-signing-key', previousSigningKey),
        ...olderKeys('previous-client-secret', previousClientSecret),
    ];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? thread_keyring/* KEYLESS */.DJ : { ...thread_keyring/* KEYLESS */.DJ, withheld: true };
}
function olderKeys(older, secret) {
    return secret === undefined ? [] : [{ ...(0,thread_keyring/* deriveKeys */.Cd)(secret), older }];
}

// EXTERNAL MODULE: ./build/src/inputs/variable-name.js
var variable_name = __webpack_require__(7483);
// EXTERNAL MODULE: ./build/src/report/check.js
var check = __webpack_require__(8564);
;// CONCATENATED MODULE: ./build/src/report/timings.js
/**
 * One line for the log: `Timings: reading 120 ms, comparing 340 ms, applying 2300 ms; of these git 110 ms in
 * 9 processes`.
 */
function timingsLine({ reading, comparing, applying, git, gitProcesses }) {
    return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}

;// CONCATENATED MODULE: ./build/src/review/spell-roots.js


/** Folders that macOS has behind links, whatever the environment says. */
const LINKED_BY_THE_SYSTEM = ['/tmp', '/var'];
/**
 * The folders that an environment spells as people and tools see them, with links in them: that of the shell,
 * homes, temporary folders.
 */
function spelledFolders(environment) {
    const { PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP } = environment;
    const named = [PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP];
    return [...named.filter((folder) => folder !== undefined), ...LINKED_BY_THE_SYSTEM];
}
/**
 * Gathers the spellings of the checkout that a tool on this machine may have written into a log: macOS has
 * `/tmp` for `/private/tmp`, jobs work in linked folders, `subst` gives a folder a drive.
 */
async function spellRoots({ root, prefix, spelled, workspaces }) {
    const real = await spell_roots_realPath((0,external_node_path_.resolve)(root));
    const tops = await Promise.all([...spelled, ...workspaces].map(async (folder) => (0,external_node_path_.isAbsolute)(folder) ? respell(folder, await spell_roots_realPath(folder), real) : undefined));
    const aliases = new Set([...tops.filter((top) => top !== undefined), real]);
    aliases.delete((0,external_node_path_.resolve)(root));
    return {
        checkout: root,
        aliases: [...aliases],
        ignoresCase: await ignoresCase(root),
        prefix,
        workspaces: [...new Set([...workspaces, ...(await Promise.all(workspaces.map(spell_roots_realPath)))])],
    };
}
/** The checkout as a folder above, at or inside of it is spelled; undefined where it is elsewhere. */
function respell(folder, realFolder, checkout) {
    const down = (0,external_node_path_.relative)(realFolder, checkout);
    if (!leadsUp(down))
        return (0,external_node_path_.resolve)(folder, down);
    const up = (0,external_node_path_.relative)(checkout, realFolder);
    const spelled = (0,external_node_path_.resolve)(folder);
    return !leadsUp(up) && spelled.endsWith(`${external_node_path_.sep}${up}`) ? spelled.slice(0, -up.length - 1) : undefined;
}
function leadsUp(way) {
    return (0,external_node_path_.isAbsolute)(way) || way.split(external_node_path_.sep, 1)[0] === '..';
}
/** Without links. What is not there stays as it is. */
async function spell_roots_realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}
/** Whether the disk has the same folder in another case. */
async function ignoresCase(folder) {
    const other = folder === folder.toUpperCase() ? folder.toLowerCase() : folder.toUpperCase();
    if (other === folder)
        return false;
    const [one, two] = await Promise.all([folder, other].map((path) => (0,promises_.stat)(path).catch(() => undefined)));
    return one !== undefined && one.ino === two?.ino && one.dev === two.dev;
}

;// CONCATENATED MODULE: ./build/src/git/foreign-repository.js



/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,promises_.realpath)(outermost), await (0,promises_.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,external_node_path_.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    // The outer ones first: until they have been asked, nobody knows whose settings an inner one has.
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        // As git has it, on Windows too.
        const path = (0,external_node_path_.relative)(outer, inner).split(external_node_path_.sep).join('/');
        const tracked = await git([
            '--literal-pathspecs',
            '-C',
            outer,
            ...['ls-tree', '-z', '-t', 'HEAD', '--', path],
        ]);
        if (tracked.status !== 0 && !hasNothing(tracked))
            return { refused: tracked };
        if (isTracked(tracked, path)) {
            return {
                reason: `${quote(inner)} is inside of a folder that the checkout ${quote(outer)} tracks; put it beside that checkout`,
            };
        }
    }
    return undefined;
}
/** The sentence about files that pass for a repository. */
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
/** The folder and those above it that hold a `.git`, outermost first. */
function checkoutsAround(folder) {
    const above = (0,external_node_path_.dirname)(folder) === folder ? [] : checkoutsAround((0,external_node_path_.dirname)(folder));
    return (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')) ? [...above, folder] : above;
}
/** Whether `.git` is this repository, or the file of a linked working tree or a submodule that names it. */
async function leadsTo(path, gitDirectory) {
    if (!(0,external_node_fs_.existsSync)(path))
        return false;
    const isFolder = (await (0,promises_.stat)(path)).isDirectory();
    const target = isFolder ? path : (0,external_node_path_.resolve)((0,external_node_path_.dirname)(path), await readGitFile(path));
    return (await (0,promises_.realpath)(target)) === (await (0,promises_.realpath)(gitDirectory));
}
async function readGitFile(path) {
    return (await (0,promises_.readFile)(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}
/**
 * A submodule is a repository that the outer checkout wants there; its folder stands in the tree as a commit.
 */
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
/** A `.git` that is no repository, and one without a commit. */
function hasNothing({ stderr }) {
    return /not a git repository|Not a valid object name HEAD/.test(stderr);
}
function isWithin(outer, inner) {
    const way = (0,external_node_path_.relative)(outer, inner);
    return !(0,external_node_path_.isAbsolute)(way) && way.split(/[\\/]/, 1)[0] !== '..';
}
function quote(path) {
    return JSON.stringify(path);
}

;// CONCATENATED MODULE: ./build/src/git/git-output.js

/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;
/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new errors/* IncompleteError */.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
/**
 * Why git failed, as one line: its first `fatal:`, else `error:`, else first line. Control characters and
 * credentials in URLs are taken out.
 */
function gitReason(result) {
    const lines = result.stderr.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const line = lines.find((text) => text.startsWith('fatal: ')) ??
        lines.find((text) => text.startsWith('error: ')) ??
        lines[0] ??
        'git gave no reason';
    return line
        .replace(/^(?:fatal|error): /, '')
        .replace(/\p{C}/gu, ' ')
        .replace(/\/\/[^/\s]*@/g, '//')
        .slice(0, MAX_REASON_CHARACTERS)
        .replace(/(?<![.\s])[.\s]+$/, '');
}

;// CONCATENATED MODULE: ./build/src/git/checkout.js



/**
 * Reads which checkout git is in. Nothing else may be asked of git before: until then it may stand in a
 * repository that is part of what is checked out. Throws `ConfigurationError` when the folder is no checkout,
 * is such a repository, belongs to another user in git's eyes, or has no commit.
 *
 * @param folder in which git works, absolute
 */
async function readCheckout(git, folder) {
    const { root, gitDirectory, prefix } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        throw new errors/* ConfigurationError */.j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const head = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}']);
    if (head.status !== 0) {
        throw new errors/* ConfigurationError */.j1('working-directory: the checkout has no commit at HEAD; check out the commit that was analyzed.');
    }
    return { head: line(head), root, prefix };
}
/** Asks in one process where it can: a folder whose name holds a line break is asked for by itself. */
async function askWhere(git) {
    const questions = ['--show-toplevel', '--absolute-git-dir', '--show-prefix'];
    const answer = await git(['rev-parse', ...questions]);
    if (answer.status !== 0)
        throw new errors/* ConfigurationError */.j1(explain(answer));
    const lines = line(answer).split('\n');
    const answers = lines.length === questions.length
        ? lines
        : await Promise.all(questions.map(async (question) => line(await git(['rev-parse', question]))));
    const [root = '', gitDirectory = '', prefix = ''] = answers;
    return { root, gitDirectory, prefix };
}
/** Only the last line break is git's: a folder's name may hold one. */
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
/**
 * What to do where git says that a folder belongs to somebody else, for the shells of a platform; undefined
 * where it says something else.
 */
function describeDistrust(stderr, platform) {
    // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    // Of a folder on a server git advises another spelling than it names; its quotes are those of sh.
    const advised = /--add safe\.directory (.+)$/m
        .exec(stderr)?.[1]
        ?.replace(/^'(.*)'$/, '$1')
        .replaceAll("'\\''", "'");
    const named = /repository (?:at )?\(?'([^'\n]*)'/.exec(stderr)?.[1];
    const path = advised ?? named ?? '<path of the checkout>';
    const quoted = platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
    return (`working-directory: git refuses ${JSON.stringify(named ?? path)} because the folder belongs to another user; ` +
        `run git config --global --add safe.directory ${quoted} before this step, as the user of this step.`);
}
function explain(result) {
    const distrust = describeDistrust(result.stderr, process.platform);
    if (distrust !== undefined)
        return distrust;
    const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
    if (bare !== undefined)
        return `working-directory: ${foundByFiles(bare)}.`;
    return (`working-directory: not the working tree of a git checkout (${gitReason(result)}); ` +
        'check the repository out before this step and name its folder.');
}

;// CONCATENATED MODULE: ./build/src/git/require-git.js


const OLDEST_GIT = [2, 30];
/**
 * What git says of its version. A text that holds no version passes.
 *
 * @throws ConfigurationError where it is older than what we need
 */
async function requireGit(git) {
    const version = (await gitOutput(git, ['version'])).toString('utf8').trim();
    if (isTooOld(version))
        throw new errors/* ConfigurationError */.j1(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
    return version;
}
function isTooOld(version) {
    const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (major === undefined || minor === undefined)
        return false;
    const [oldMajor, oldMinor] = OLDEST_GIT;
    return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}

;// CONCATENATED MODULE: ./build/src/inputs/to-policy.js
/** What the plan depends on. */
function toPolicy(inputs) {
    const failLevel = inputs['fail-level'];
    return {
        filterMode: inputs['filter-mode'],
        minLevel: inputs['min-level'],
        failLevel: failLevel === 'none' ? 'never' : failLevel,
        acceptResolved: inputs['accept-resolved'],
        maxThreads: inputs['max-threads'],
        twins: inputs.twins,
        resolveFixed: inputs['resolve-fixed'],
        resolveDiscussed: inputs['resolve-discussed'],
    };
}

// EXTERNAL MODULE: ./build/src/log/begun.js
var begun = __webpack_require__(8717);
// EXTERNAL MODULE: ./build/src/report/accounting.js + 1 modules
var accounting = __webpack_require__(140);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var conclusion = __webpack_require__(409);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/src/text/first-few.js
var first_few = __webpack_require__(6428);
// EXTERNAL MODULE: ./build/src/text/listed.js
var listed = __webpack_require__(4396);
// EXTERNAL MODULE: ./build/src/text/one-line.js
var one_line = __webpack_require__(9180);
// EXTERNAL MODULE: ./build/src/thread/thread-state.js
var thread_state = __webpack_require__(452);
;// CONCATENATED MODULE: ./build/src/report/warnings.js







/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.edited ? [thread.discussionId] : []));
    const sealed = ours.filter(({ origin }) => origin === 'sealed').length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments in the discussions ${(0,listed/* listed */.K)(edited)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,finding_finding/* scopeName */.OK)(scope)}, which are left alone`),
    ];
}
function describeSealed(sealed) {
    const [what, left] = sealed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${sealed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get no secret that is not given to them by name (docs/forks.md)`;
}
function describeForged(forged, [{ keyless }]) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return keyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, which counts for nothing: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-signing-key or previous-client-secret`;
}
/** Most accounts that are named. */
const MOST_ACCOUNTS = 5;
/** Without a key, or from before there was one, what somebody else wrote is nothing of ours. */
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1 ? ['comment looks', 'was', 'it counts'] : ['comments look', 'were', 'they count'];
    const who = (0,first_few/* firstFew */.D)([...new Set(authors)].map(one_line/* oneLine */.T), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so that ${they} for nothing: ${remedy}`;
}
/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Where the
 * listing says that this client wrote a thread, its next edit signs it again.
 */
function describeOlder({ ours, overviews, intents }, keyring) {
    const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
    if (inputs === '')
        return [];
    const needing = ours.filter((thread) => (thread.older || thread.own?.keys.older !== undefined) &&
        ['open', 'reopened'].includes((0,thread_state/* threadState */.QY)(thread).kind));
    const open = needing.length;
    const isLeft = needing.some(({ older }) => older);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? `no open thread needs ${inputs} any more`
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} ${inputs}: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the present key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with ${inputs}, and no run deletes them: delete them by hand`,
            ]),
    ];
}
/**
 * How many threads stay open although their finding is gone, because this client may not resolve them.
 *
 * @param needs what resolving needs, as the review service says it
 */
function describeUnresolved({ plan, outcomes }, needs) {
    const moves = plan?.moves ?? [];
    const said = moves.filter((move) => (0,accounting/* isSaid */.QV)(move, outcomes.get(move)));
    const { length } = said;
    if (length === 0)
        return [];
    const what = said.some(plan_move/* isDecidedByReply */.Gl) ? 'fixed or decided' : 'fixed';
    const threads = length === 1
        ? `1 thread says that its finding is ${what}, and stays`
        : `${length} threads say that their findings are ${what}, and stay`;
    const remedy = needs === undefined ? '' : `. That needs ${needs}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}

// EXTERNAL MODULE: ./build/src/finding/fingerprint.js
var fingerprint = __webpack_require__(6231);
;// CONCATENATED MODULE: ./build/src/finding/degenerate-fingerprints.js


/**
 * Finds the fingerprints of each scope that identify nothing: all values are known impostors, or two places
 * or more have one value between them. In the order in which the log brings them. Two findings at one place
 * may share a value: they are one spot.
 */
function findDegenerateFingerprints(findings) {
    const known = new Map();
    for (const { scope, place, fingerprints } of findings) {
        const line = 'startLine' in place ? place.startLine : 0;
        const where = JSON.stringify([place.kind, place.path, line]);
        for (const [name, value] of Object.entries(fingerprints)) {
            if (value === '')
                continue;
            const key = JSON.stringify([scope.tool, scope.category, name]);
            const seen = known.get(key) ?? { scope, name, values: new Set(), places: new Set(), usable: false };
            known.set(key, seen);
            seen.values.add(value);
            seen.places.add(where);
            seen.usable ||= (0,fingerprint/* isUsable */.N)(name, value);
        }
    }
    return [...known.values()].flatMap((seen) => {
        const kind = judge(seen);
        return kind === undefined ? [] : [{ scope: seen.scope, name: seen.name, kind, places: seen.places.size }];
    });
}
function judge({ usable, values, places }) {
    if (!usable)
        return 'impostor';
    return places.size > 1 && values.size === 1 ? 'constant' : undefined;
}
/** A sentence for the summary. */
function describeDegenerateFingerprint({ scope, name, kind, places }) {
    const why = kind === 'constant'
        ? `has one value at ${places} places`
        : 'is a placeholder or speaks of the commit, not of the finding';
    return `${(0,finding_finding/* scopeName */.OK)(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}

;// CONCATENATED MODULE: ./build/src/git/tracked-paths.js

/**
 * Whether a commit has what is at a path: as a file or a link, or by a link or a submodule on the way to it.
 * Whoever writes a change may commit a log, and an analyzer that dies before it writes one leaves that there.
 *
 * @param roots absolute paths of the top folder, as it is written and as it is without links
 * @param letters whether the file system tells `a` from `A`
 */
function trackedPaths(entries, roots, letters) {
    const plain = (path) => (letters === 'alike' ? path.normalize('NFC').toLowerCase() : path);
    const files = new Set(entries.map(({ path }) => plain(path)));
    const ways = new Set(entries.filter(({ type }) => type !== 'file').map(({ path }) => plain(path)));
    return (path) => roots.some((root) => {
        const names = plain((0,external_node_path_.relative)(plain(root), plain(path)).split(external_node_path_.sep).join('/')).split('/');
        const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
        return files.has(names.join('/')) || above.some((folder) => ways.has(folder));
    });
}

;// CONCATENATED MODULE: ./build/src/git/sha.js

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the text is a full object id: SHA-1 or SHA-256. Nothing else reaches git as a revision. */
function isSha(text) {
    return SHA.test(text);
}
/** The text, when it is a full object id; throws `IncompleteError` otherwise. */
function requireSha(text) {
    if (isSha(text))
        return text;
    throw new errors/* IncompleteError */.j$(`${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`);
}

;// CONCATENATED MODULE: ./build/src/git/tree.js


/** Lists every file of a commit's tree, links and submodules included, in git's order. */
async function readTree(git, sha) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', requireSha(sha)];
    const listing = (await gitOutput(git, args)).toString('utf8');
    return listing.split('\0').filter(Boolean).map(toEntry);
}
/** `<mode> <type> <object>\t<path>`; the path may hold tabs. */
function toEntry(record) {
    const tab = record.indexOf('\t');
    const path = record.slice(tab + 1);
    const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
    if (record.startsWith('160000 '))
        return { path, type: 'submodule', id };
    return { path, type: record.startsWith('120000 ') ? 'link' : 'file', id };
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/git/objects.js

const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
/**
 * Type and size of each named object, in the order of the names, from one process; undefined where there is
 * none. A name is an id or `<commit>:<path>` and holds no line break and no NUL.
 */
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await gitOutput(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
/** As `readHeaders`, with the content. The content is a view of the whole output. */
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await gitOutput(git, ['cat-file', '--batch'], toInput(names));
    let at = 0;
    return names.map(() => {
        const end = output.indexOf('\n', at);
        const header = parseHeader(output.toString('utf8', at, end));
        at = end + 1;
        if (header === undefined)
            return undefined;
        const content = output.subarray(at, at + header.size);
        at += header.size + 1;
        return { ...header, content };
    });
}
function toInput(names) {
    return names.map((name) => `${name}\n`).join('');
}
/**
 * `<id> <type> <size>`; everything else (`… missing`, `… ambiguous`, `… submodule`) says that there is no
 * content.
 */
function parseHeader(line) {
    const [, type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { type, size: Number(size) };
}

;// CONCATENATED MODULE: ./build/src/git/text-lines.js
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

;// CONCATENATED MODULE: ./build/src/git/file-texts.js



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
    const headers = await readHeaders(git, names);
    const small = names.filter((_, index) => {
        const header = headers[index];
        return header?.type === 'blob' && header.size <= mostBytes;
    });
    const objects = await readObjects(git, small);
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
    return isSha(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}

;// CONCATENATED MODULE: ./build/src/git/changed-file.js




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
    const name = (0,external_node_path_.join)(root, path);
    try {
        const found = await (0,promises_.lstat)(name);
        // To read a pipe would never end.
        return found.isFile() && found.size <= MAX_FILE_BYTES ? await (0,promises_.readFile)(name) : undefined;
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
    return (0,external_node_crypto_.createHash)(like.length === 40 ? 'sha1' : 'sha256')
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

;// CONCATENATED MODULE: ./build/src/diff/diff.js
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

;// CONCATENATED MODULE: ./build/src/diff/parse-sections.js
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
        return toDiff(from, to, []);
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
    return toDiff(from, to, files);
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

;// CONCATENATED MODULE: ./build/src/git/diff-texts.js






const DIFF_ARGUMENTS = [
    'diff',
    '--no-index',
    '--raw',
    '--patch',
    '-z',
    '-U0',
    '--inter-hunk-context=0',
    '--indent-heuristic',
    '--no-renames',
    '-O/dev/null',
    '--text',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
];
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
            ...DIFF_ARGUMENTS,
            `--diff-algorithm=${algorithm}`,
            '--',
            'before',
            'after',
        ]);
        if (result.status !== DIFFERENT) {
            throw new errors/* IncompleteError */.j$(`git diff --no-index failed (status ${result.status}): ${gitReason(result)}. Use git 2.30 or later and run the step again.`);
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

;// CONCATENATED MODULE: ./build/src/git/working-tree.js





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
    const headers = await readHeaders(git, files.map(toId));
    const unread = files.filter(({ content }, index) => content === undefined || headers[index] === undefined);
    const readable = files.filter((file, index) => {
        const { size = 0 } = headers[index] ?? {};
        return !unread.includes(file) && size <= MAX_FILE_BYTES;
    });
    const blobs = await readObjects(git, readable.map(toId));
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
    const hunks = new Map([...respaced, ...(await diffTexts(git, pairs))]);
    return { hunks, unread: unread.map(({ path }) => path) };
}
function toId({ id }) {
    return id;
}
/** Both sides as lines; undefined where one is no text of ours, or both say the same. */
function toTexts(blob, content) {
    if (blob !== undefined && isLfsPointer(blob))
        return undefined;
    const [before, after] = [blob, content].map((bytes) => bytes === undefined || (isBinary(bytes) && utf16Of(bytes) === undefined)
        ? undefined
        : toLines(bytes).map(collapseId));
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

// EXTERNAL MODULE: ./build/src/finding/about-secrets.js
var about_secrets = __webpack_require__(8578);
// EXTERNAL MODULE: ./build/src/text/cut-keys.js
var cut_keys = __webpack_require__(1254);
// EXTERNAL MODULE: ./build/src/text/visible-text.js
var visible_text = __webpack_require__(9451);
;// CONCATENATED MODULE: ./build/src/text/redact-visible.js

/**
 * A text without secrets, also when it is shown: characters that go before that (see `visibleText`) may part
 * a secret, which would be whole then. Where they do, they are gone from the result.
 */
function redactVisible(text, redact) {
    const plain = redact(text);
    const visible = (0,visible_text/* visibleText */.Q)(plain);
    const hidden = redact(visible);
    return hidden === visible ? plain : hidden;
}

;// CONCATENATED MODULE: ./build/src/sarif/hide-secrets.js




/**
 * An analysis whose prose holds none of our secrets: an analyzer may quote the very secret of this job. Of
 * keys of other people, which findings about secrets may quote, it holds the first four characters. It is
 * done before anything is escaped or cut, because neither half a secret nor an escaped one can be found
 * again. Names that findings are known by (tool, rule, path, fingerprints) stay.
 */
function hideSecrets(analysis, redactOnce) {
    const redact = (text) => redactVisible(text, redactOnce);
    const redactFor = (finding) => (0,about_secrets/* isAboutSecrets */.r)(finding) ? (text) => (0,cut_keys/* cutKeys */.T)((0,visible_text/* visibleText */.Q)(redact(text))) : redact;
    // A rule is shared by all its findings.
    const rules = new Map();
    const ruleOf = (rule) => {
        const known = rules.get(rule) ?? unlessSame(rule, hideInRule(rule, redact));
        rules.set(rule, known);
        return known;
    };
    const findings = analysis.findings.map((finding) => {
        const { message } = finding;
        const hide = redactFor(finding);
        if (isPlain(finding) && ruleOf(finding.rule) === finding.rule && hide(message) === message) {
            return finding;
        }
        const hidden = hideInFinding(finding, ruleOf(finding.rule), hide);
        return hidden.rule === finding.rule ? unlessSame(finding, hidden) : hidden;
    });
    return {
        ...analysis,
        findings,
        completeness: hideInCompleteness(analysis.completeness, redact),
        async details(wanted) {
            const among = new Set(wanted);
            const known = findings.flatMap((finding, index) => {
                const read = among.has(finding) ? analysis.findings[index] : undefined;
                return read === undefined ? [] : [{ finding, read }];
            });
            const detailed = await analysis.details(known.map(({ read }) => read));
            return new Map(known.map(({ finding, read }) => [
                finding,
                hideInFinding(detailed.get(read) ?? read, finding.rule, redactFor(finding)),
            ]));
        },
    };
}
/** Whether all prose of a finding is its message and its rule, as of nearly all. */
function isPlain({ place, presence, related, flow, fixes }) {
    const details = related ?? flow ?? fixes;
    return place.kind !== 'nowhere' && !('justification' in presence) && details === undefined;
}
/**
 * The one that was read, where nothing in it had to be hidden: nearly always, and then there are no two of
 * each in memory.
 */
function unlessSame(read, hidden) {
    const before = read;
    const same = Object.entries(hidden).every(([name, value]) => value === before[name] || JSON.stringify(value) === JSON.stringify(before[name]));
    return same ? read : hidden;
}
function hideInFinding(finding, rule, redact) {
    const { message, place, presence, related, flow, fixes } = finding;
    return {
        ...finding,
        rule,
        message: redact(message),
        place: place.kind === 'nowhere' ? { ...place, reason: redact(place.reason) } : place,
        presence: 'justification' in presence
            ? { ...presence, justification: redact(presence.justification ?? '') }
            : presence,
        ...(related && { related: hideInTrail(related, redact) }),
        ...(flow && { flow: hideInTrail(flow, redact) }),
        // Half a change is none.
        ...(fixes && {
            fixes: fixes.filter((fix) => fix.every(({ inserted }) => redact(inserted) === inserted)),
        }),
    };
}
function hideInRule(rule, redact) {
    const { name, shortDescription, fullDescription, help, severity, helpUri } = rule;
    return {
        ...rule,
        ...(name !== undefined && { name: redact(name) }),
        ...(shortDescription !== undefined && { shortDescription: redact(shortDescription) }),
        ...(fullDescription !== undefined && { fullDescription: redact(fullDescription) }),
        ...(help !== undefined && { help: { ...help, text: redact(help.text) } }),
        ...(severity !== undefined && { severity: redact(severity) }),
        ...(helpUri !== undefined && { helpUri: redact(helpUri) }),
    };
}
function hideInTrail({ first, omitted, last }, redact) {
    const hide = (step) => step.message === undefined ? step : { ...step, message: redact(step.message) };
    return { first: first.map(hide), omitted, last: last.map(hide) };
}
function hideInCompleteness(completeness, redact) {
    const { failures, heldScopes, heldFiles, warnings } = completeness;
    return {
        ...completeness,
        failures: failures.map(redact),
        heldScopes: heldScopes.map((held) => ({ ...held, reason: redact(held.reason) })),
        heldFiles: heldFiles.map((held) => ({ ...held, reason: redact(held.reason) })),
        warnings: warnings.map(redact),
    };
}

// EXTERNAL MODULE: ./build/src/finding/tools-of-job.js
var tools_of_job = __webpack_require__(9002);
// EXTERNAL MODULE: ./node_modules/tinyglobby/dist/index.mjs + 1 modules
var dist = __webpack_require__(3382);
;// CONCATENATED MODULE: ./build/src/log/glob-parts.js

/** What begins a group over several names: `{a,b/c}`, `@(a|b)`. */
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
        const isGlob = (0,dist/* isDynamicPattern */.ey)(name) || GROUP.test(name) || name.includes('\\');
        if (isGlob && !isThere(upTo(count + 1)))
            break;
    }
    return { folder: upTo(count), rest: names.slice(count).join('/') };
}

;// CONCATENATED MODULE: ./build/src/log/leads-out.js


/**
 * Whether links take a path out of the folders of a job. Whoever writes the sources may commit a link; a path
 * that stands outside of all the folders as it is written was named by the user, and leads where they want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
async function leadsOut(path, folders) {
    const real = await Promise.all(folders.map(leads_out_realPath));
    if (![...folders, ...real].some((folder) => leads_out_isWithin(path, folder)))
        return false;
    const place = await leads_out_realPath(path);
    return !real.some((folder) => leads_out_isWithin(place, folder));
}
/** Where a path is without its links, as far as it can be looked at: nobody can open the rest either. */
async function leads_out_realPath(path) {
    try {
        return await (0,promises_.realpath)(path);
    }
    catch {
        const above = (0,external_node_path_.dirname)(path);
        return above === path ? path : (0,external_node_path_.join)(await leads_out_realPath(above), (0,external_node_path_.basename)(path));
    }
}
/** Whether a path is a folder or in it; both absolute. */
function leads_out_isWithin(path, folder) {
    const inside = (0,external_node_path_.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(inside);
}

// EXTERNAL MODULE: ./build/src/log/raw.js
var log_raw = __webpack_require__(7842);
;// CONCATENATED MODULE: ./build/src/log/find-logs.js








/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
const MOST_LOGS = 1_000;
/**
 * What a folder stands for: names that say SARIF. A `.json` file there may be anything, so it is named or
 * globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to somebody's tests. */
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
    const realFolder = cached((path) => (0,promises_.realpath)(path).catch(() => path));
    const ownLines = new Set();
    const unmatched = [];
    const wide = [];
    const outside = new Set();
    for (const line of new Set(patterns.map((text) => text.trim()).filter(Boolean))) {
        const { pattern, kind } = await readPattern(line, directory);
        if (kind === 'folder' || (kind === 'nothing' && (0,dist/* isDynamicPattern */.ey)(pattern)))
            wide.push(line);
        const search = toSearch(pattern, kind, directory);
        // Before it is gone over: behind a link may be the whole machine.
        if (await leadsOut(search.folder, own)) {
            outside.add(line);
            continue;
        }
        const found = await expand(search, kind);
        for (const path of found) {
            const real = kind === 'file'
                ? await (0,promises_.realpath)(path).catch(() => path)
                : (0,external_node_path_.join)(await realFolder((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
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
        return (0,visible_text/* visibleText */.Q)((inside ?? path).split(external_node_path_.sep).join('/')).replaceAll(/\s/g, ' ');
    };
    for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
        const name = nameOf([real, path]);
        if (await leadsOut(path, own))
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
    const path = (0,external_node_path_.resolve)(directory, pattern);
    if (kind === 'file')
        return { folder: path };
    if (kind === 'folder')
        return { folder: path, glob: IN_A_FOLDER };
    const { folder, rest } = toGlob(pattern, { sep: external_node_path_.sep }, (name) => (0,external_node_fs_.existsSync)((0,external_node_path_.resolve)(directory, name)));
    return { folder: (0,external_node_path_.resolve)(directory, folder), glob: rest };
}
async function expand({ folder, glob: pattern }, kind) {
    if (pattern === undefined)
        return [folder];
    if (kind === 'folder')
        return walk(pattern, folder);
    return (0,dist/* isDynamicPattern */.ey)(pattern)
        ? (await walk(pattern, folder)).filter((path) => IN_A_GLOB.test(path))
        : [];
}
/**
 * What a line says and what is there. `cmd` hands over the single quotes in which other shells want a glob.
 */
async function readPattern(line, directory) {
    const kind = await kindOf((0,external_node_path_.resolve)(directory, line));
    const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
    if (kind !== 'nothing' || quoted === undefined)
        return { pattern: line, kind };
    return { pattern: quoted, kind: await kindOf((0,external_node_path_.resolve)(directory, quoted)) };
}
/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path) {
    try {
        return (await (0,promises_.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
        return absent.includes((0,log_raw/* textAt */.$6)(error, 'code') ?? '') ? 'nothing' : 'file';
    }
}
async function walk(pattern, cwd) {
    const matches = await (0,dist/* glob */.TI)(pattern, {
        cwd,
        absolute: true,
        onlyFiles: true,
        // Leaves out links to files as well as what is behind links to folders.
        followSymbolicLinks: false,
        expandDirectories: false,
        caseSensitiveMatch: false,
        ignore: NEVER,
    });
    return matches.map((match) => (0,external_node_path_.resolve)(match));
}
/** The way from a folder to a path in it. */
function below(path, folder) {
    return leads_out_isWithin(path, folder) ? (0,external_node_path_.relative)(folder, path) : undefined;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/log/invalid-byte.js
function createInvalidByte() {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    /** Up to three bytes of a character that began in the bytes before. */
    let before = new Uint8Array(0);
    let taken = 0;
    return {
        push(bytes) {
            try {
                decoder.decode(bytes, { stream: true });
            }
            catch {
                const all = Buffer.concat([before, bytes]);
                return taken - before.length + firstInvalid(all);
            }
            before = lastCharacter(Buffer.concat([before, bytes.subarray(Math.max(0, bytes.length - 4))]));
            taken += bytes.length;
            return undefined;
        },
    };
}
function firstInvalid(bytes) {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for (let here = 0; here < bytes.length; here += 1) {
        try {
            decoder.decode(bytes.subarray(here, here + 1), { stream: true });
        }
        catch {
            return here;
        }
    }
    return bytes.length;
}
/** The bytes from the last begin of a character on, at most four. */
function lastCharacter(bytes) {
    let start = Math.max(0, bytes.length - 1);
    while (start > 0 && bytes.length - start < 4 && ((bytes[start] ?? 0) & 0xc0) === 0x80)
        start -= 1;
    return bytes.slice(start);
}

// EXTERNAL MODULE: ./build/src/log/grammar.js
var grammar = __webpack_require__(8881);
;// CONCATENATED MODULE: ./build/src/log/json-check.js

const [QUOTE, json_check_BACKSLASH, BLANK] = [0x22, 0x5c, 0x20];
const WHITE_SPACE = new Set([BLANK, 0x0a, 0x0d, 0x09]);
/**
 * SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go
 * further.
 */
const DEEPEST_NESTING = 1_000;
function createJsonCheck() {
    const resumed = new Uint8Array(DEEPEST_NESTING);
    let within = 'tokens';
    let state = grammar/* TOP */.wv;
    let depth = 0;
    let word = 0;
    let digits = 0;
    let taken = 0;
    let closed = false;
    /** Whether a byte may come next; where a word ends, the byte is looked at again as what follows it. */
    function accepts(byte) {
        switch (within) {
            case 'text':
                if (byte === QUOTE)
                    within = 'tokens';
                else if (byte === json_check_BACKSLASH)
                    within = 'escape';
                return byte >= BLANK;
            case 'escape':
                within = grammar/* ESCAPES */.HY[byte] === 2 ? 'digits' : 'text';
                digits = 4;
                return grammar/* ESCAPES */.HY[byte] !== 0;
            case 'digits':
                digits -= 1;
                if (digits === 0)
                    within = 'text';
                return grammar/* HEX */.UG[byte] === 1;
            case 'word': {
                const next = grammar/* WORD_STEPS */.v3[word * 16 + (grammar/* WORD_CLASSES */.MM[byte] ?? 0)] ?? grammar/* FAULT */.$S;
                if (next !== grammar/* FAULT */.$S) {
                    word = next;
                    return true;
                }
                within = 'tokens';
                return grammar/* WHOLE_WORDS */.uL[word] === 1 && accepts(byte);
            }
            case 'tokens':
                return WHITE_SPACE.has(byte) || acceptsToken(byte);
        }
    }
    function acceptsToken(byte) {
        const token = grammar/* TOKENS */.xZ[byte] ?? grammar/* WORD */.f7;
        const next = grammar/* STEPS */.UT[state * 8 + token] ?? grammar/* FAULT */.$S;
        if (next === grammar/* FAULT */.$S)
            return false;
        if (token === grammar/* CLOSE_OBJECT */.tX || token === grammar/* CLOSE_LIST */.gD) {
            depth -= 1;
            state = resumed[depth] ?? grammar/* DONE */.DH;
            closed = depth === 0;
            return true;
        }
        if (token === grammar/* OPEN_OBJECT */.bV || token === grammar/* OPEN_LIST */.oQ) {
            if (depth === DEEPEST_NESTING)
                return 'deep';
            resumed[depth] = grammar/* RESUMED */.wK[state] ?? grammar/* FAULT */.$S;
            depth += 1;
        }
        state = next;
        if (token === grammar/* TEXT */.a$)
            within = 'text';
        if (token !== grammar/* WORD */.f7)
            return true;
        within = 'word';
        word = grammar/* WORD_STEPS */.v3[grammar/* WORD_CLASSES */.MM[byte] ?? 0] ?? grammar/* FAULT */.$S;
        return word !== grammar/* FAULT */.$S;
    }
    return {
        push(bytes) {
            for (const [index, byte] of bytes.entries()) {
                const accepted = accepts(byte);
                if (accepted !== true)
                    return { kind: accepted === 'deep' ? 'deep' : 'broken', offset: taken + index };
            }
            taken += bytes.length;
            return undefined;
        },
        isBehind: () => closed,
        isWhole() {
            const ends = within === 'tokens' || (within === 'word' && grammar/* WHOLE_WORDS */.uL[word] === 1);
            return ends && state === grammar/* DONE */.DH;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/log/diagnose-log.js



/** Bytes that are looked at together. */
const CHUNK = 256 * 1024;
/**
 * Says what is wrong with a log that could not be read, and at which byte: a second, slow look. The sentence
 * never quotes the log.
 *
 * @param log freshly opened
 */
async function diagnoseLog(log, name) {
    const json = createJsonCheck();
    const invalid = createInvalidByte();
    const buffer = new Uint8Array(CHUNK);
    let fault;
    let offset = 0;
    for (;;) {
        const length = await log.read(buffer);
        const bytes = buffer.subarray(0, length);
        if (offset === 0)
            buffer.fill(0x20, 0, log.mark);
        const bad = invalid.push(bytes);
        if (bad !== undefined)
            return notUtf8(name, `byte ${bad}${log.offsetsIn}`);
        fault ??= json.push(bytes);
        offset += length;
        if (length < CHUNK)
            break;
    }
    if (offset === log.mark)
        return new errors/* IncompleteError */.j$(`${name} is empty: the analyzer wrote no log.`);
    if (fault === undefined) {
        return new errors/* IncompleteError */.j$(json.isWhole()
            ? `${name} changed while it was read: run this step again.`
            : `${name} is cut off after ${offset} bytes${log.offsetsIn}: run the analyzer again.`);
    }
    const place = `byte ${fault.offset}${log.offsetsIn}`;
    if (json.isBehind()) {
        return new errors/* IncompleteError */.j$(`${name} has other text after the log, from ${place} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`);
    }
    return new errors/* IncompleteError */.j$(fault.kind === 'deep'
        ? `${name} nests deeper than ${DEEPEST_NESTING} at ${place}: it is not a usable SARIF log.`
        : `${name} is not JSON at ${place}: let the analyzer write SARIF 2.1.0.`);
}
function notUtf8(name, place) {
    return new errors/* IncompleteError */.j$(`${name} is not UTF-8 at ${place}: let the analyzer write its log as UTF-8.`);
}

// EXTERNAL MODULE: ./build/src/log/open-log.js + 3 modules
var open_log = __webpack_require__(2464);
;// CONCATENATED MODULE: ./build/src/log/count-keys.js
const [count_keys_QUOTE, count_keys_BACKSLASH, count_keys_COLON] = [0x22, 0x5c, 0x3a];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
/** Depths, by the brackets around: those of the log, of a run and of a result. */
const [IN_LOG, IN_RUN, IN_RESULT] = [1, 3, 5];
/**
 * Counts keys as they are written, which parsing does not tell: of two with one name it keeps the last.
 *
 * @param bytes of JSON, in UTF-8
 */
function countKeys(bytes) {
    const runs = [];
    const results = [];
    /** By depth, as far as it matters. */
    const written = [0, 0, 0, 0, 0, 0];
    let log = 0;
    let depth = 0;
    let deepest = 0;
    let isInRuns = false;
    let isInResults = false;
    let textStart = 0;
    let textEnd = 0;
    for (let here = 0; here < bytes.length; here += 1) {
        switch (bytes[here]) {
            case count_keys_QUOTE: {
                textStart = here;
                here += 1;
                while (here < bytes.length && bytes[here] !== count_keys_QUOTE)
                    here += bytes[here] === count_keys_BACKSLASH ? 2 : 1;
                textEnd = here + 1;
                break;
            }
            case count_keys_COLON:
                if (depth > IN_RESULT)
                    break;
                written[depth] = (written[depth] ?? 0) + 1;
                if (depth === IN_LOG)
                    isInRuns = isKey(bytes, textStart, textEnd, 'runs');
                else if (depth === IN_RUN)
                    isInResults = isKey(bytes, textStart, textEnd, 'results');
                break;
            case OPEN_OBJECT:
            case OPEN_LIST:
                depth += 1;
                if (depth > deepest)
                    deepest = depth;
                if (depth > IN_RESULT)
                    break;
                written[depth] = 0;
                // Only lists have runs and results.
                if (bytes[here] === OPEN_OBJECT && depth === IN_LOG + 1)
                    isInRuns = false;
                // A run may be a list, by mistake: it has no key that would tell it from the run before.
                if (depth === IN_RUN)
                    isInResults = false;
                if (bytes[here] === OPEN_OBJECT && depth === IN_RUN + 1)
                    isInResults = false;
                break;
            case CLOSE_OBJECT:
            case CLOSE_LIST:
                if (depth === IN_LOG)
                    log = written[IN_LOG] ?? 0;
                else if (depth === IN_RUN && isInRuns)
                    runs.push(written[IN_RUN] ?? 0);
                else if (depth === IN_RESULT && isInRuns && isInResults)
                    results.push(written[IN_RESULT] ?? 0);
                depth -= 1;
                break;
        }
    }
    return { log, runs, results, deepest };
}
function isKey(bytes, from, to, name) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset + from, to - from).toString('utf8');
    // `"run\u0073"` is a way to write it.
    return text === `"${name}"` || (text.includes('\\') && JSON.parse(text) === name);
}

// EXTERNAL MODULE: ./build/src/log/repeated-key.js
var repeated_key = __webpack_require__(1794);
;// CONCATENATED MODULE: ./build/src/log/parse-log.js





/**
 * Reads a log by parsing it whole.
 *
 * @param bytes in UTF-8, without a byte order mark
 * @returns undefined where they are no UTF-8, no JSON, or nest too deep
 * @throws IncompleteError where a key stands twice
 */
function parseLog(name, bytes, again) {
    const log = parse(bytes);
    if (log === undefined)
        return undefined;
    const keys = countKeys(bytes);
    if (keys.deepest > DEEPEST_NESTING)
        return undefined;
    const { value } = log;
    if (!(0,log_raw/* isObject */.Gv)(value))
        return { name, head: value, runs: undefined };
    refuseRepeatedKeys(name, value, keys);
    const { runs, ...head } = value;
    if (!Array.isArray(runs))
        return { name, head, runs: runs === null ? null : undefined };
    return { name, head, runs: runs.map((run, index) => toRun(run, index, again)) };
}
/** Undefined for what is no JSON. */
function parse(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return undefined;
    try {
        return { value: JSON.parse(bytes.toString('utf8')) };
    }
    catch {
        return undefined;
    }
}
function refuseRepeatedKeys(name, log, written) {
    (0,repeated_key/* refuseRepeatedKey */.a)(log, written.log, () => name);
    const [ofRuns, ofResults] = [written.runs.values(), written.results.values()];
    for (const [at, run] of (0,log_raw/* listAt */.gT)(log, 'runs').entries()) {
        if (typeof run !== 'object' || run === null)
            continue;
        const keysOfRun = ofRuns.next().value ?? 0;
        if (!(0,log_raw/* isObject */.Gv)(run))
            continue;
        const where = `${name} runs[${at}]`;
        (0,repeated_key/* refuseRepeatedKey */.a)(run, keysOfRun, () => where);
        for (const [index, result] of (0,log_raw/* listAt */.gT)(run, 'results').entries()) {
            if (typeof result !== 'object' || result === null)
                continue;
            const keys = ofResults.next().value ?? 0;
            if ((0,log_raw/* isObject */.Gv)(result))
                (0,repeated_key/* refuseRepeatedKey */.a)(result, keys, () => `${where}.results[${index}]`);
        }
    }
}
function toRun(run, index, again) {
    const { context, results } = partResults(run);
    return {
        index,
        context,
        results,
        async *mentions() {
            yield results;
        },
        again: readAgain(index, again),
    };
}
/** Apart from the run, which is not kept for this. */
function readAgain(index, again) {
    return async (indexes) => whole(index, await again(), indexes);
}
function partResults(run) {
    if (!(0,log_raw/* isObject */.Gv)(run))
        return { context: run, results: undefined };
    const { results, ...context } = run;
    return { context, results: Array.isArray(results) ? results : undefined };
}
function whole(index, { runs }, indexes) {
    const [run] = [...(runs ?? [])].slice(index, index + 1);
    const results = [...(run?.results ?? [])];
    async function* eachWanted() {
        for (const wanted of indexes)
            yield { index: wanted, result: results[wanted] };
    }
    return { context: run?.context, results: eachWanted() };
}

;// CONCATENATED MODULE: ./build/src/log/read-log.js





/**
 * Most bytes of a log that is parsed whole. Measured with logs of 1 to 12 MB, to the findings and with what
 * has to be loaded: parsing takes 0.7 of the processor time of scanning at 1 MB, as much at 2 to 3 MB, and
 * 1.25 times at 8 MB.
 */
const MOST_PARSED = 2.5 * 1024 * 1024;
/**
 * Reads one log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one. A small one is
 * parsed, a large one scanned.
 *
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log.
 */
async function readLog(file, options = {}) {
    const log = await (0,open_log/* openLog */.Ne)(file, options.largest);
    let read;
    try {
        read = await readOpen(log, file, options);
    }
    finally {
        await log.close();
    }
    if (read !== undefined)
        return read;
    const again = await (0,open_log/* openLog */.Ne)(file, options.largest);
    try {
        throw await diagnoseLog(again, file.name);
    }
    finally {
        await again.close();
    }
}
async function readOpen(log, file, options) {
    const { mostParsed = MOST_PARSED } = options;
    const begin = await readBegin(log, mostParsed);
    if (begin.isWhole)
        return read_log_parse(log, begin.bytes, file, options);
    const { createSimdScanner } = await __webpack_require__.e(/* import() */ 957).then(__webpack_require__.bind(__webpack_require__, 3957));
    const scanner = (options.createScanner ?? createSimdScanner)();
    if (scanner !== undefined) {
        const { scanWhole } = await __webpack_require__.e(/* import() */ 529).then(__webpack_require__.bind(__webpack_require__, 3529));
        return scanWhole(behind(begin.bytes, log), scanner, file, options);
    }
    const all = await readBegin(behind(begin.bytes, log), external_node_buffer_.constants.MAX_STRING_LENGTH);
    if (all.isWhole)
        return read_log_parse(log, all.bytes, file, options);
    throw new errors/* IncompleteError */.j$(`${file.name} has more than ${external_node_buffer_.constants.MAX_STRING_LENGTH} bytes, which needs a machine whose WebAssembly has SIMD: ` +
        'run this step on another one, or split the analysis into several logs.');
}
function read_log_parse({ mark, version }, bytes, file, options) {
    return parseLog(file.name, bytes.subarray(mark), async () => {
        const again = await (0,open_log/* openLog */.Ne)(file, options.largest);
        try {
            if (again.version !== version)
                throw (0,open_log/* changed */.tD)(file.name);
            const all = await readBegin(again, Math.max(bytes.length, again.fileSize));
            const log = read_log_parse(again, all.bytes, file, options);
            if (log === undefined)
                throw (0,open_log/* changed */.tD)(file.name);
            return log;
        }
        finally {
            await again.close();
        }
    });
}
/** Reads a log up to a number of bytes, and one more, which tells whether that is all of it. */
async function readBegin(log, most) {
    let bytes = Buffer.allocUnsafe(log.fileSize > most ? 0 : Math.min(most, log.fileSize) + 1);
    let length = 0;
    for (;;) {
        length += await log.read(bytes.subarray(length));
        if (length < bytes.length)
            return { bytes: bytes.subarray(0, length), isWhole: true };
        if (log.fileSize > most || length > most)
            return { bytes, isWhole: false };
        // A compressed log is larger than its file.
        const larger = Buffer.allocUnsafe(Math.min(most + 1, 4 * bytes.length));
        bytes.copy(larger);
        bytes = larger;
    }
}
/** A log whose first bytes were read already. */
function behind(begin, log) {
    let position = 0;
    return {
        ...log,
        async read(target) {
            const copied = begin.copy(target, 0, position);
            position += copied;
            return copied === target.length ? copied : copied + (await log.read(target.subarray(copied)));
        },
    };
}

// EXTERNAL MODULE: ./build/src/text/truncate.js
var text_truncate = __webpack_require__(6935);
;// CONCATENATED MODULE: ./build/src/sarif/quote.js


/** Longest piece of a log's own words in a reason: enough for a sentence. */
const LONGEST_QUOTE = 200;
/** The first line of an untrusted text, short and without control characters, to stand inside a reason. */
function quote_quote(text) {
    // Cut first: the rest of a text of many megabytes does not matter.
    const start = text.trimStart().slice(0, 4 * LONGEST_QUOTE);
    return (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(start.split(/[\r\n\u2028\u2029]/u, 1)[0] ?? ''), LONGEST_QUOTE);
}

;// CONCATENATED MODULE: ./build/src/sarif/accept-log.js



/**
 * Accepts logs of SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2).
 * Early tools leave the version out: that is a warning.
 *
 * @throws IncompleteError for what is no SARIF log and for every other version: 1.0.0 has the same file names
 * and quite another structure
 */
function acceptLog({ name, head, runs }) {
    if (!(0,log_raw/* isObject */.Gv)(head))
        throw notSarif(name);
    // Before its version: many a JSON file has one, and only SARIF has runs.
    if (runs === undefined)
        throw notSarif(name);
    const warnings = checkVersion(name, (0,log_raw.at)(head, 'version'));
    if (runs === null) {
        // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
        throw new errors/* IncompleteError */.j$(`${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`);
    }
    return { runs, warnings };
}
function checkVersion(name, version) {
    if (version === undefined || (typeof version === 'string' && version.trim() === ''))
        return [`${name} has no version, so it was read as SARIF 2.1.0`];
    if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version))
        return [];
    const found = typeof version === 'string' ? quote_quote(version) : 'of an unknown version';
    throw new errors/* IncompleteError */.j$(`${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`);
}
function notSarif(name) {
    return new errors/* IncompleteError */.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`);
}

;// CONCATENATED MODULE: ./build/src/sarif/blamed-files.js

/** Most files that broke engines of one log and are held one by one; more are held with all others. */
const MOST_BLAMED = 100;
/**
 * A file that breaks one engine of Code Analyzer may be left out by another without a trace: PMD's parse
 * errors go to its own log only, and its run still calls itself successful.
 */
function holdBlamedFiles(runs) {
    const blamed = new Map();
    for (const { scope, blamedFiles } of runs) {
        for (const path of blamedFiles)
            if (!blamed.has(path))
                blamed.set(path, scope.tool);
    }
    if (blamed.size === 0)
        return runs;
    const failures = blamed.size > MOST_BLAMED ? [tooManyBlamed(blamed.size)] : [...blamed].map(toBlame);
    return runs.map((run) => ({ ...run, failures: [...run.failures, ...failures] }));
}
function toBlame([path, tool]) {
    const reason = `${quote_quote(path)} broke the engine ${quote_quote(tool)} of the same log, and may have been left out here as well`;
    return { kind: 'file', path, reason };
}
function tooManyBlamed(count) {
    const reason = `${count} files broke engines of the same log, and may have been left out here as well`;
    return { kind: 'scope', reason };
}

;// CONCATENATED MODULE: ./build/src/sarif/completeness.js


/** Lines of an input that are named in a sentence. */
const MOST_NAMED = 10;
/**
 * What the logs prove to have been looked at. A scope has one run or many (some tools write one for each
 * file), and one that failed holds all of it.
 */
function toCompleteness(readings) {
    const scopes = [...Map.groupBy(readings.runs, (run) => (0,finding_finding/* scopeKey */.OD)(run.scope))];
    const judged = scopes.map(([key, runs]) => ({
        key,
        scope: runs[0]?.scope,
        ...completeness_judge(runs, readings.trust),
    }));
    const heldScopes = judged.flatMap(({ held }) => held ?? []);
    const present = judged.flatMap(({ held, scope }) => held === undefined && scope !== undefined ? [scope] : []);
    return {
        failures: readings.failures,
        complete: [...present, ...cleanTools(readings)],
        heldScopes: [...heldScopes, ...missingTools(readings)],
        heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
        ruleCatalogues: new Map(judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue]]))),
        fileCatalogues: new Map(judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files]]))),
        warnings: [
            ...readings.warnings,
            ...readings.runs.flatMap((run) => run.warnings),
            ...judged.flatMap(({ overridden }) => overridden),
            ...describeUnnoticed(readings),
        ],
    };
}
function completeness_judge(runs, trust) {
    const told = runs.flatMap((run) => run.failures.map((failure) => ({ ...failure, scope: run.scope })));
    const trusted = trust === 'complete' ? told.filter((failure) => failure.kind !== 'unread') : [];
    const failures = told.filter((failure) => trust !== 'complete' || failure.kind === 'unread');
    const files = new Map();
    for (const failure of failures) {
        if (failure.kind === 'file' && !files.has(failure.path)) {
            files.set(failure.path, { scope: failure.scope, path: failure.path, reason: failure.reason });
        }
    }
    return {
        held: toHeld(failures.filter((failure) => failure.kind !== 'file')),
        heldFiles: [...files.values()],
        overridden: trusted.map(({ reason }) => `${reason} (overridden by \`trust-incomplete\`)`),
        catalogue: joinRules(runs),
        files: joinFiles(runs),
    };
}
function toHeld(failures) {
    const [first, ...more] = failures;
    if (first === undefined)
        return undefined;
    const reason = more.length === 0 ? first.reason : `${first.reason} (and ${more.length} more)`;
    return { scope: first.scope, reason, kind: 'failed' };
}
/**
 * Runs of one scope have a catalogue together only if each that lists rules has one: the rules of another are
 * not known.
 */
function joinRules(runs) {
    const listing = runs.filter((run) => run.rules.listed);
    const catalogues = listing.flatMap((run) => run.rules.catalogue ?? []);
    if (catalogues.length === 0 || catalogues.length < listing.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
/** For files each run has to have one: a run that lists none may have looked at any. */
function joinFiles(runs) {
    const catalogues = runs.flatMap((run) => run.files ?? []);
    if (catalogues.length < runs.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
/**
 * A tool that leaves itself out of a log when it finds nothing found nothing, if every log that was named is
 * there and could be read.
 */
function cleanTools(readings) {
    return isSilenceProof(readings) ? withoutRun(readings.tools.silent, readings) : [];
}
/** Whether a tool that no log mentions has found nothing: in a folder its log may just be missing. */
function isSilenceProof({ failures, wide, tools }) {
    return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}
/** Named tools without a run. Where a log could not be read, it may have had the run. */
function missingTools(readings) {
    const { failures, tools } = readings;
    if (failures.length > 0)
        return [];
    const loud = tools.named.filter((tool) => !tools.silent.includes(tool));
    return withoutRun(loud, readings).map((scope) => ({
        scope,
        kind: 'missing',
        reason: `${(0,finding_finding/* scopeName */.OK)(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or name it in \`silent-tools\` if it leaves itself out when it finds nothing`,
    }));
}
/** In the category of the job. */
function withoutRun(tools, { runs, category }) {
    const seen = new Set(runs.map((run) => run.scope.tool));
    return [...new Set(tools)]
        .filter((tool) => !seen.has(tool))
        .map((tool) => ({ tool, category: category ?? '' }));
}
function describeUnnoticed({ wide, tools }) {
    if (wide.length === 0 || tools.named.length > 0)
        return [];
    return [
        `\`sarif-file\` names ${(0,first_few/* firstFew */.D)(wide, MOST_NAMED)}, where a log that is missing cannot be noticed: name the files, or the tools of this job in \`tools\``,
    ];
}

;// CONCATENATED MODULE: ./build/src/finding/foreign-log.js
/** What helps where results are at no place of the checkout. */
const FOREIGN_LOG_REMEDY = 'run the analyzer here, or point working-directory at the folder it ran in';
/** So many different files that are not there are no accident. */
const LEAST_PATHS = 3;
/**
 * Judges the places of one log by its results that name a path, undefined where one of them is of the
 * checkout or there are none: tools that look at images or licenses name no paths. Whoever analyzed something
 * else has not looked at this checkout, so that nothing in it is proven to be mended.
 *
 * @param log as named to the user
 * @param findings all of the log
 */
function judgePlaces(log, findings, listed) {
    const paths = new Set();
    let first;
    for (const { place, presence } of findings) {
        if (presence.kind === 'absent' || presence.kind === 'crash')
            continue;
        if (place.kind !== 'nowhere' || place.inCheckout)
            return undefined;
        if (place.path === undefined)
            continue;
        first ??= place.reason;
        paths.add(place.path);
    }
    if (paths.size === 0)
        return undefined;
    const isForeign = paths.size >= LEAST_PATHS || listed() === 'elsewhere';
    const none = paths.size === 1
        ? `the only path in ${log} does not exist in this checkout`
        : `none of the ${paths.size} paths in ${log} exists in this checkout, the first of them`;
    const found = `${none}: ${first}; ${FOREIGN_LOG_REMEDY}`;
    return isForeign
        ? { kind: 'foreign', reason: `${found}, or set foreign-paths to allow if this is intended` }
        : { kind: 'doubtful', reason: found };
}

;// CONCATENATED MODULE: ./build/src/sarif/hold-foreign-log.js

/**
 * Holds all runs of a log that is an analysis of something else: it proves nothing of this checkout, whatever
 * it says of itself. Where it says too little to be sure, that is a warning.
 *
 * @param log as named to the user
 */
function holdForeignLog(log, runs) {
    const foreign = judgePlaces(log, eachFinding(runs), () => joinListed(runs));
    if (foreign === undefined)
        return { runs, warnings: [] };
    const { kind, reason } = foreign;
    if (kind === 'doubtful')
        return { runs, warnings: [reason] };
    const failure = { kind: 'unread', reason };
    return {
        runs: runs.map((run) => ({ ...run, failures: [...run.failures, failure] })),
        warnings: [],
    };
}
function* eachFinding(runs) {
    for (const { findings } of runs)
        yield* findings;
}
function joinListed(runs) {
    const all = runs.map(({ listed }) => listed);
    return all.includes('here') ? 'here' : all.includes('elsewhere') ? 'elsewhere' : 'none';
}

;// CONCATENATED MODULE: ./build/src/sarif/misnamed-tools.js
/**
 * Names of the inputs `tools` and `silent-tools` that no log has, while one has nearly the same name: other
 * letters, or more words behind it. Otherwise the results of that tool would be passed over, and one that is
 * silent taken for clean. Code Analyzer calls its engine `pmd` and PMD itself `PMD`, so that one of two that
 * are both named is right.
 *
 * @returns one sentence, without its end, or undefined
 */
function describeMisnamedTools({ named, silent }, scopes) {
    const present = new Set(scopes.map(({ tool }) => tool));
    const unnamed = [...present].filter((tool) => !named.includes(tool) && !silent.includes(tool));
    const mistakesIn = (input, names) => {
        const mistakes = [...new Set(names)].flatMap((name) => {
            if (present.has(name))
                return [];
            const meant = unnamed.find((tool) => inLetters(tool) === inLetters(name)) ??
                unnamed.find((tool) => isLonger(tool, name) || isLonger(name, tool));
            return meant === undefined
                ? []
                : [`${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}`];
        });
        return mistakes.length === 0 ? [] : [`Input ${input} names ${mistakes.join('; it names ')}`];
    };
    const found = [...mistakesIn('tools', named), ...mistakesIn('silent-tools', silent)];
    if (found.length === 0)
        return undefined;
    return `${found.join('. ')}: write it as the logs do, or name both if both ran`;
}
/** Whether a name is another one with more behind it: `Semgrep OSS`, `eslint-9`, and not `eslinter`. */
function isLonger(name, start) {
    const whole = name.toLowerCase();
    const first = start.toLowerCase();
    return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}
function inLetters(name) {
    return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

;// CONCATENATED MODULE: ./build/src/finding/rule-ids.js
/**
 * Most components of a hierarchical id that are taken off one by one; the specification has one (SARIF
 * §3.52.4).
 */
const MOST_COMPONENTS = 8;
/** An id and the ids above it, nearest first: `CWE-78/api-handler`, `CWE-78` (SARIF §3.27.5). */
function withAncestors(id) {
    const ids = [id];
    for (let end = id.lastIndexOf('/'); end > 0 && ids.length < MOST_COMPONENTS; end = id.lastIndexOf('/', end - 1)) {
        ids.push(id.slice(0, end));
    }
    return ids;
}
/** Whether an id is above another one. */
function isAbove(id, other) {
    return other.startsWith(`${id}/`);
}
/** The id of a rule, and that of the rule above it by which the log describes it. */
function reportedIds({ id, deprecatedIds }) {
    return [id, ...deprecatedIds.filter((former) => isAbove(former, id))];
}

;// CONCATENATED MODULE: ./build/src/sarif/external-properties.js

/** What the context of results is read from; without it they have other rules, levels or places. */
const CONTEXT = ['driver', 'extensions', 'artifacts'];
/**
 * A run may keep properties in external property files, or in `inlineExternalProperties` of its log (SARIF
 * §3.15); they are not read. Results elsewhere may be any, and invocations elsewhere may say that the
 * analysis failed: both leave it open what was found.
 *
 * @param name the run as named to the user.
 */
function toExternalProperties(context, name) {
    const kept = (property) => {
        const reference = (0,log_raw.at)(context, 'externalPropertyFileReferences', property);
        return (0,log_raw/* isObject */.Gv)(reference) || (0,log_raw/* listAt */.gT)({ reference }, 'reference').length > 0;
    };
    const failures = ['results', 'invocations'].filter(kept).map((property) => ({
        kind: 'unread',
        reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
    }));
    const warnings = CONTEXT.filter(kept).map((property) => `${name} keeps its ${property} in external property files (SARIF §3.15), which are not read`);
    return { failures, warnings };
}

;// CONCATENATED MODULE: ./build/src/sarif/region.js

/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;
/**
 * The lines of a region (SARIF §3.30); columns are not used. `startLine` alone is that line, no region is the
 * whole file, and a first line below 1 or of a wrong type, which some tools write when they have none, is the
 * whole file too. An end before the start is the start. Offsets without a line need the text of the file.
 */
function linesOfRegion(region) {
    const start = (0,log_raw.at)(region, 'startLine');
    if (start === undefined) {
        const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
        return offset === undefined ? { kind: 'file' } : { kind: 'offset', offset };
    }
    if (!Number.isInteger(start))
        return { kind: 'file' };
    if (Number(start) < 1)
        return { kind: 'file' };
    const startLine = Math.min(Number(start), LAST_LINE);
    const end = (0,log_raw.at)(region, 'endLine');
    // `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5).
    const last = Number.isInteger(end) ? Number(end) - ((0,log_raw.at)(region, 'endColumn') === 1 ? 1 : 0) : 0;
    return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}
function toOffset(region, unit, name) {
    const start = (0,log_raw/* indexAt */.G$)(region, `${name}Offset`);
    return start === undefined
        ? undefined
        : { unit, start, end: start + ((0,log_raw/* indexAt */.G$)(region, `${name}Length`) ?? 0) };
}

;// CONCATENATED MODULE: ./build/src/sarif/place.js


/** The place of a result whose locations name no file. */
const NAMELESS = { kind: 'nowhere', reason: 'its location names no file' };
/**
 * The place of a result: its first location that names a file (SARIF §3.27.12: several locations are one
 * problem that has to be mended in all of them).
 */
function toPlace(result, whereabouts) {
    const locations = (0,log_raw/* listAt */.gT)(result, 'locations');
    for (const location of locations) {
        const place = placeOf(location, whereabouts);
        if (place !== undefined)
            return place;
    }
    return locations.length === 0 ? { kind: 'nowhere', reason: 'the log gives it no location' } : NAMELESS;
}
/** The place of one location object (§3.28), or undefined when it names no file. */
function placeOf(location, whereabouts) {
    const artifact = artifactOf(location, whereabouts);
    return artifact && placeIn(artifact, linesOfRegion((0,log_raw.at)(location, 'physicalLocation', 'region')));
}
/** The place of some lines in a file. */
function placeIn(artifact, lines) {
    const { file } = artifact;
    if (file.kind === 'lost') {
        const { path, reason, inCheckout, several, maybe } = file;
        if (path === undefined)
            return { kind: 'nowhere', reason };
        const oneOf = several && maybe !== 'anything' ? maybe : undefined;
        const line = inCheckout && lines.kind === 'lines' ? lines.startLine : undefined;
        return {
            kind: 'nowhere',
            path,
            reason,
            ...(inCheckout && { inCheckout }),
            ...(line !== undefined && { line }),
            ...(oneOf && { oneOf }),
        };
    }
    const { path } = file;
    // The region is one of the part, which has lines of its own.
    if (artifact.kind === 'part')
        return { kind: 'file', path };
    if (lines.kind === 'offset') {
        const reason = 'the log has its offset in the file, but no line';
        return { kind: 'nowhere', path, reason, inCheckout: true, offset: lines.offset };
    }
    if (lines.kind === 'file')
        return { kind: 'file', path };
    const { startLine, endLine } = lines;
    return { kind: 'lines', startLine, endLine, path };
}
/** The file of a location, or undefined when it names none. */
function resolveLocation(location, whereabouts) {
    return artifactOf(location, whereabouts)?.file;
}
/** By run and `index`: the location of an artifact that was resolved last. */
const resolved = new WeakMap();
/**
 * The file of an artifact location (§3.4), or undefined when it names none. `index` alone refers to an
 * artifact of the run (§3.4.5). Where both stand and disagree, `uri` is right: some tools write 0 for every
 * `index`.
 */
function resolveArtifact(location, whereabouts) {
    const own = (0,log_raw/* textAt */.$6)(location, 'uri');
    const index = (0,log_raw/* indexAt */.G$)(location, 'index');
    if (index === undefined || own === undefined)
        return resolveAnew(location, whereabouts);
    // Thousands of results share an artifact, and comparing two texts is faster than looking one up.
    const base = (0,log_raw/* textAt */.$6)(location, 'uriBaseId');
    const known = resolved.get(whereabouts) ?? new Map();
    if (known.size === 0)
        resolved.set(whereabouts, known);
    const before = known.get(index);
    if (before !== undefined && before.uri === own && before.base === base)
        return before.artifact;
    const artifact = resolveAnew(location, whereabouts);
    known.set(index, { uri: own, base, artifact });
    return artifact;
}
function resolveAnew(location, whereabouts) {
    const indexed = artifactAt(location, whereabouts);
    const own = (0,log_raw/* textAt */.$6)(location, 'uri');
    const holder = own === undefined || own === (0,log_raw/* textAt */.$6)(indexed, 'location', 'uri')
        ? holderOf(indexed, whereabouts)
        : undefined;
    const named = holder ?? (own === undefined ? (0,log_raw.at)(indexed, 'location') : location);
    const uri = (0,log_raw/* textAt */.$6)(named, 'uri');
    if (uri === undefined)
        return undefined;
    const file = whereabouts.resolvePath(uri, (0,log_raw/* textAt */.$6)(named, 'uriBaseId'));
    return { kind: holder === undefined ? 'file' : 'part', file };
}
function artifactOf(location, whereabouts) {
    return resolveArtifact((0,log_raw.at)(location, 'physicalLocation', 'artifactLocation'), whereabouts);
}
function artifactAt(location, { artifacts }) {
    const index = (0,log_raw/* indexAt */.G$)(location, 'index');
    return index === undefined ? undefined : artifacts[index];
}
/**
 * The location of the file that an artifact is nested in, by `parentIndex` (§3.24.3), or undefined when it
 * stands alone. The path of a nested one begins in its parent: `/docs/intro.docx` of an archive is no file of
 * the tree.
 */
function holderOf(artifact, { artifacts }) {
    let index = (0,log_raw/* indexAt */.G$)(artifact, 'parentIndex');
    if (index === undefined)
        return undefined;
    const parents = new Set();
    let here = artifact;
    for (; index !== undefined; index = (0,log_raw/* indexAt */.G$)(here, 'parentIndex')) {
        if (parents.has(index))
            return {};
        parents.add(index);
        here = artifacts[index];
    }
    return (0,log_raw.at)(here, 'location') ?? {};
}

;// CONCATENATED MODULE: ./build/src/sarif/file-catalogue.js


/**
 * `run.artifacts` is a catalogue in two cases only (SARIF §3.14.15 allows any subset): it has artifacts of
 * the role `analysisTarget` (§3.24.6), which then are the catalogue, or it names a file that nothing in the
 * run mentions. Most tools list the files that have results, some (CodeQL) also those of related locations,
 * code flows and notifications, so that a file that is missing there means nothing. Artifacts inside another
 * one, and those of other roles, are no files that were looked at.
 */
function createFileCatalogue(whereabouts) {
    const listed = whereabouts.artifacts.filter((artifact) => (0,log_raw/* isObject */.Gv)(artifact) && !isNested(artifact));
    const targets = listed.filter((artifact) => (0,log_raw/* listAt */.gT)(artifact, 'roles').includes('analysisTarget'));
    const plain = listed.filter((artifact) => (0,log_raw/* listAt */.gT)(artifact, 'roles').length === 0);
    const artifacts = targets.length > 0 ? targets : plain;
    const resolved = artifacts.flatMap((artifact) => resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts) ?? []);
    const possible = resolved.map(file_catalogue_toPaths);
    const found = resolved.flatMap(({ file }) => (file.kind === 'found' ? [file.path] : []));
    // Files that nothing has mentioned yet; only one of them makes a plain list a catalogue.
    const unmentioned = new Set(targets.length > 0 ? [] : found);
    function strike(location) {
        const artifact = resolveArtifact(location, whereabouts);
        const mentioned = artifact === undefined ? [] : file_catalogue_toPaths(artifact);
        if (mentioned === 'anything')
            unmentioned.clear();
        else
            for (const path of mentioned)
                unmentioned.delete(path);
    }
    function note(told) {
        if (unmentioned.size === 0 || typeof told !== 'object' || told === null)
            return;
        for (const name of Object.keys(told)) {
            const value = told[name];
            if (name === 'artifactLocation' || name === 'analysisTarget')
                strike(value);
            else if (typeof value === 'object')
                note(value);
        }
    }
    return {
        notePlaces(findings) {
            if (unmentioned.size === 0)
                return;
            for (const { place } of findings)
                if (place.kind !== 'nowhere')
                    unmentioned.delete(place.path);
        },
        note,
        hasUnmentioned: () => unmentioned.size > 0,
        files(findings) {
            if (targets.length === 0 && unmentioned.size === 0)
                return undefined;
            const paths = possible.filter((choice) => choice !== 'anything');
            // One that may be any file may be every file that is not listed.
            if (paths.length < possible.length)
                return undefined;
            const looked = new Set(paths.flat());
            for (const { place } of findings)
                if (place.path !== undefined)
                    looked.add(place.path);
            return looked;
        },
    };
}
function isNested(artifact) {
    return (0,log_raw.at)(artifact, 'parentIndex') !== undefined && (0,log_raw.at)(artifact, 'parentIndex') !== -1;
}
/** The files of the analyzed commit that an artifact is or may be. */
function file_catalogue_toPaths({ file }) {
    return file.kind === 'found' ? [file.path] : file.maybe;
}

;// CONCATENATED MODULE: ./build/src/sarif/listed-files.js


/**
 * Whether a file of a run's own list (SARIF §3.14.15) is of the checkout. What names no path is no file of
 * the list.
 */
function toListedFiles(whereabouts) {
    let listed = 'none';
    for (const artifact of whereabouts.artifacts) {
        const file = resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts)?.file;
        if (file?.kind === 'found' || file?.inCheckout)
            return 'here';
        if (file?.path !== undefined)
            listed = 'elsewhere';
    }
    return listed;
}

;// CONCATENATED MODULE: ./build/src/sarif/embedded-link.js
/** Longest words of a link; what stands further before its end is no link text. Keeps the look back short. */
const LONGEST_WORDS = 1_000;
const [ZERO, NINE, OPEN, CLOSE, embedded_link_BACKSLASH, LINK_CLOSE] = [0x30, 0x39, 0x5b, 0x5d, 0x5c, 0x29];
const LINK_END = '](';
/** An id of a location has at most so many digits. */
const MOST_DIGITS = 6;
/**
 * Replaces the links of a plain text message to locations of its result: `[words](3)` (SARIF §3.11.6). In the
 * words `\[`, `\]` and `\\` stand for the sign itself; elsewhere in the text brackets and backslashes need no
 * escape. Time is linear in the length of the text, whatever it holds.
 *
 * @param replace gives what stands for the link, or undefined where it is none; then it stays as it is.
 */
function replaceLinks(text, replace) {
    // Joined at the end, so that the text is no chain of pieces of other texts, which would stay in memory.
    const parts = [];
    let done = 0;
    for (let end = text.indexOf(LINK_END); end >= 0; end = text.indexOf(LINK_END, end + 1)) {
        const from = end + LINK_END.length;
        const to = endOfDigits(text, from);
        if (to === from || text.charCodeAt(to) !== LINK_CLOSE)
            continue;
        const start = startOfWords(text, end, done);
        if (start === undefined)
            continue;
        const link = replace(withoutEscapes(text.slice(start, end)), Number(text.slice(from, to)));
        if (link === undefined)
            continue;
        parts.push(text.slice(done, start - 1), link);
        done = to + 1;
    }
    if (parts.length === 0)
        return text;
    parts.push(text.slice(done));
    return parts.join('');
}
function endOfDigits(text, from) {
    let here = from;
    while (here < from + MOST_DIGITS && text.charCodeAt(here) >= ZERO && text.charCodeAt(here) <= NINE)
        here += 1;
    return here;
}
function withoutEscapes(words) {
    return words.includes('\\') ? words.replaceAll(/\\([\\[\]])/g, '$1') : words;
}
/** Where the words that end at `end` begin: after the nearest bracket before them that is not escaped. */
function startOfWords(text, end, from) {
    if (isEscaped(text, end, from))
        return undefined;
    const limit = Math.max(from, end - LONGEST_WORDS - 1);
    for (let here = end - 1; here >= limit; here -= 1) {
        const sign = text.charCodeAt(here);
        if ((sign !== OPEN && sign !== CLOSE) || isEscaped(text, here, limit))
            continue;
        return sign === OPEN ? here + 1 : undefined;
    }
    return undefined;
}
/** Whether an odd number of backslashes stands before a sign. */
function isEscaped(text, at, limit) {
    let here = at;
    while (here > limit && text.charCodeAt(here - 1) === embedded_link_BACKSLASH)
        here -= 1;
    return (at - here) % 2 === 1;
}

;// CONCATENATED MODULE: ./build/src/sarif/message.js



/**
 * Longest message, in UTF-16 units: more than a comment of the review service holds. What is over is cut,
 * visibly. One argument repeated a million times is no message either.
 */
const LONGEST_MESSAGE = 100_000;
/** More locations of a result are found by an index of their ids. */
const MOST_UNINDEXED = 8;
/**
 * The message of a result as plain text (SARIF §3.11). A result without one says what its rule is about: it
 * still is a finding. Never empty.
 */
function toMessage(result, { tool, rule, described, placeOf }) {
    const text = toText((0,log_raw.at)(result, 'message'), tool, described);
    if (text !== undefined) {
        const locations = () => byId([...(0,log_raw/* listAt */.gT)(result, 'locations'), ...(0,log_raw/* listAt */.gT)(result, 'relatedLocations')]);
        return withPlaces((0,text_truncate/* truncate */.x)(text, LONGEST_MESSAGE), locations, placeOf);
    }
    const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
    return (0,text_truncate/* truncate */.x)(about ?? rule.id, LONGEST_MESSAGE);
}
/**
 * The text of a message object: its own `text` or `markdown`, else the string that its `id` names in its
 * descriptor, then in the component of the descriptor (§3.11.7). Undefined when there is none, or only white
 * space.
 */
function toText(message, tool, described) {
    const own = (0,log_raw/* textAt */.$6)(message, 'text') ?? (0,log_raw/* textAt */.$6)(message, 'markdown');
    const args = (0,log_raw/* listAt */.gT)(message, 'arguments');
    const id = (0,log_raw/* textAt */.$6)(message, 'id');
    if (own !== undefined)
        return nonBlank(args.length > 0 ? fill(own, args) : own);
    if (id === undefined)
        return undefined;
    const sources = [
        (0,log_raw.at)(described?.descriptor, 'messageStrings', id),
        (0,log_raw.at)(described?.component.globalMessageStrings, id),
        (0,log_raw.at)(tool.driver.globalMessageStrings, id),
    ];
    const words = sources.map((source) => (0,log_raw/* textAt */.$6)(source, 'text') ?? (0,log_raw/* textAt */.$6)(source, 'markdown')).find(Boolean);
    return words === undefined ? undefined : nonBlank(fill(words, args));
}
/** A text of white space says nothing. */
function nonBlank(text) {
    return text.trim() === '' ? undefined : text;
}
/**
 * Puts the arguments in for `{0}`, and `{` for `{{` (§3.11.5). A placeholder without its argument stays as it
 * is. Only messages by id or with arguments are written this way: elsewhere `{0}` is what the tool wants to
 * say.
 */
function fill(text, args) {
    let added = 0;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,6})\}/g, (match, index) => {
        if (index === undefined)
            return match.charAt(0);
        const value = args[Number(index)];
        if (typeof value !== 'string' && typeof value !== 'number')
            return match;
        added += String(value).length;
        return added > LONGEST_MESSAGE ? match : String(value);
    });
}
/** A link to a location of the result is its words and the place: `text (path:line)`. */
function withPlaces(text, locations, placeOf) {
    if (!text.includes(']('))
        return text;
    const find = locations();
    return replaceLinks(text, (words, id) => {
        const location = find(id);
        if (location === undefined)
            return undefined;
        const place = placeOf(location);
        if (place?.path === undefined)
            return words;
        return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
    });
}
/**
 * Finds locations by their id; of several with one id the last. Nearly all results have a handful, which
 * needs no index.
 */
function byId(locations) {
    if (locations.length <= MOST_UNINDEXED) {
        return (id) => locations.findLast((location) => (0,log_raw/* indexAt */.G$)(location, 'id') === id);
    }
    const known = new Map(locations.map((location) => [(0,log_raw/* indexAt */.G$)(location, 'id'), location]));
    return (id) => known.get(id);
}

;// CONCATENATED MODULE: ./build/src/sarif/step.js






/** Longest message of a place, in UTF-16 units: about two lines. */
const LONGEST = 200;
/** A location object (SARIF §3.28) as a step, or undefined when it says nothing. */
function toStep(location, { tool, described, whereabouts }) {
    const place = placeOf(location, whereabouts);
    // Its links lead to places that stand in the same list.
    const text = replaceLinks(toText((0,log_raw.at)(location, 'message'), tool, described) ?? '', (words) => words);
    const message = (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(text), LONGEST);
    if (place?.path === undefined && message === '')
        return undefined;
    return {
        ...(place?.path === undefined ? {} : { path: place.path }),
        ...(place?.kind === 'lines' ? { line: place.startLine } : {}),
        ...(message === '' ? {} : { message }),
    };
}
/** The steps without those that say the same as the one before. */
function withoutRepeats(steps) {
    return steps.filter((step, index) => {
        const before = steps[index - 1];
        return step.path !== before?.path || step.line !== before?.line || step.message !== before?.message;
    });
}
/** A trail of at most so many steps at its begin and end; undefined where there are none. */
function toTrail(steps, most) {
    if (steps.length === 0)
        return undefined;
    if (steps.length <= most.first + most.last)
        return { first: steps, omitted: 0, last: [] };
    const last = steps.slice(steps.length - most.last);
    return { first: steps.slice(0, most.first), omitted: steps.length - most.first - most.last, last };
}

;// CONCATENATED MODULE: ./build/src/sarif/code-flow.js


/** Where a flow comes from and where it ends say more than its middle. */
const MOST = { first: 12, last: 4 };
/**
 * The first thread flow of the first code flow of a result (SARIF §3.36-38). Steps that the tool calls
 * unimportant (§3.38.13) are left out. A flow that is only the place of the result is none.
 *
 * @param shared `run.threadFlowLocations`, to which a step may refer by index (§3.38.2)
 */
function toCodeFlow(result, place, shared, context) {
    const [codeFlow] = (0,log_raw/* listAt */.gT)(result, 'codeFlows');
    const [threadFlow] = (0,log_raw/* listAt */.gT)(codeFlow, 'threadFlows');
    const steps = (0,log_raw/* listAt */.gT)(threadFlow, 'locations')
        .map((step) => (0,log_raw.at)(step, 'location') === undefined ? (shared[(0,log_raw/* indexAt */.G$)(step, 'index') ?? -1] ?? step) : step)
        .filter((step) => (0,log_raw.at)(step, 'importance') !== 'unimportant')
        .flatMap((step) => toStep((0,log_raw.at)(step, 'location'), context) ?? []);
    const distinct = withoutRepeats(steps);
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const staysThere = distinct.every((step) => step.path === place.path && step.line === line);
    return distinct.length < 2 && staysThere ? undefined : toTrail(distinct, MOST);
}

;// CONCATENATED MODULE: ./build/src/sarif/fix.js


/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 * Undefined where there are none.
 */
function toFixes(result, path, whereabouts) {
    const fixes = (0,log_raw/* listAt */.gT)(result, 'fixes')
        .slice(0, MOST_FIXES)
        .flatMap((fix) => {
        const [change, ...others] = (0,log_raw/* listAt */.gT)(fix, 'artifactChanges');
        const artifact = resolveArtifact((0,log_raw.at)(change, 'artifactLocation'), whereabouts);
        const isOwn = artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
        const replacements = isOwn && others.length === 0 ? toReplacements((0,log_raw/* listAt */.gT)(change, 'replacements')) : [];
        return replacements.length === 0 ? [] : [replacements];
    });
    return fixes.length === 0 ? undefined : fixes;
}
/** All of them, or none: they belong together (§3.56.3). */
function toReplacements(items) {
    if (items.length > MOST_REPLACEMENTS)
        return [];
    const replacements = items.flatMap((item) => toReplacement(item) ?? []);
    return replacements.length === items.length ? replacements : [];
}
function toReplacement(item) {
    const region = (0,log_raw.at)(item, 'deletedRegion');
    const inserted = (0,log_raw/* textAt */.$6)(item, 'insertedContent', 'text') ?? '';
    const deleted = (0,log_raw/* textAt */.$6)(region, 'snippet', 'text');
    // §3.30.5-8: what is missing has a default, what is there has to make sense.
    const startLine = (0,log_raw/* indexAt */.G$)(region, 'startLine') ?? 0;
    const startColumn = numberAt(region, 'startColumn', 1);
    const endLine = numberAt(region, 'endLine', startLine);
    const endColumn = numberAt(region, 'endColumn', undefined);
    const isText = (0,log_raw.at)(item, 'insertedContent', 'binary') === undefined;
    if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT)
        return undefined;
    if (startLine < 1 || startColumn === 0 || endLine === undefined || endLine < startLine || endColumn === 0) {
        return undefined;
    }
    return {
        startLine,
        startColumn: startColumn ?? 1,
        endLine,
        inserted,
        ...(endColumn === undefined ? {} : { endColumn }),
        ...(deleted === undefined ? {} : { deleted }),
    };
}
/** A number from 1, the default where it is missing, 0 where it is something else. */
function numberAt(region, name, missing) {
    return (0,log_raw.at)(region, name) === undefined ? missing : ((0,log_raw/* indexAt */.G$)(region, name) ?? 0);
}

;// CONCATENATED MODULE: ./build/src/sarif/related.js


/** Readers of a comment look at a handful of places. */
const related_MOST = { first: 10, last: 0 };
/**
 * The other places of a result, each once: its further `locations`, in all of which the problem has to be
 * mended (SARIF §3.27.12), then its `relatedLocations` (§3.27.22). What repeats the place of the result and
 * says nothing of it is left out: Code Analyzer repeats it in every result.
 */
function toRelated(result, place, context) {
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const isElsewhere = (step) => step.path !== place.path || step.line !== line;
    const steps = [
        ...toSteps((0,log_raw/* listAt */.gT)(result, 'locations'), context).filter(isElsewhere),
        ...toSteps((0,log_raw/* listAt */.gT)(result, 'relatedLocations'), context).filter((step) => step.message !== undefined || isElsewhere(step)),
    ];
    const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
    return toTrail([...distinct.values()], related_MOST);
}
function toSteps(locations, context) {
    return locations.flatMap((location) => toStep(location, context) ?? []);
}

;// CONCATENATED MODULE: ./build/src/sarif/details.js



/** Only some results become comments, and what only comments show may not fill the memory: about 40 MB. */
const MOST_STEPS = 200_000;
const details_MOST_FIXES = 50_000;
/**
 * Makes the reader of what only comments show, for the results of one run. What goes beyond the limits of the
 * run is counted (steps) or left out (fixes); what a result does not have stays absent.
 */
function createDetailReader(shared) {
    let steps = MOST_STEPS;
    let fixes = details_MOST_FIXES;
    const keep = (trail) => {
        if (trail === undefined)
            return undefined;
        const size = trail.first.length + trail.last.length;
        if (size > steps)
            return { first: [], omitted: trail.omitted + size, last: [] };
        steps -= size;
        return trail;
    };
    return (result, place, context) => {
        const related = keep(toRelated(result, place, context));
        const flow = keep(toCodeFlow(result, place, shared.threadFlowLocations, context));
        const proposed = fixes > 0 ? toFixes(result, place.path, context.whereabouts) : undefined;
        fixes -= proposed?.length ?? 0;
        return {
            ...(related === undefined ? {} : { related }),
            ...(flow === undefined ? {} : { flow }),
            ...(proposed === undefined ? {} : { fixes: proposed }),
        };
    };
}

;// CONCATENATED MODULE: ./build/src/sarif/cwe.js

/** More weaknesses are a catalogue, not a fact about a finding. */
const MOST_CWES = 5;
/** `external/cwe/cwe-079` (CodeQL), `CWE-95: Eval Injection` (Semgrep), `CWE-79`. */
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;
/**
 * Numbers of the weaknesses in the Common Weakness Enumeration that tags name, or references to its taxa
 * (SARIF §3.54): targets of a rule's `relationships` (§3.49.15) or `taxa` of a result (§3.27.8). Sorted, each
 * once; undefined where there are none.
 */
function toCwes(tags, references) {
    const named = [
        ...tags.map((tag) => (typeof tag === 'string' ? CWE_TAG.exec(tag) : null)),
        ...references.map(toMatch),
    ];
    const numbers = new Set(named.flatMap((match) => (match === null ? [] : [Number(match[1])])));
    return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}
/** Some tools write the bare number as the id, and leave it to the component to say what it counts. */
function toMatch(reference) {
    const isCwe = (0,log_raw/* textAt */.$6)(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
    return (isCwe ? CWE_ID : CWE_TAG).exec((0,log_raw/* textAt */.$6)(reference, 'id') ?? '');
}

;// CONCATENATED MODULE: ./build/src/sarif/fingerprints.js

/** Most results have none, and share that. */
const NONE = {};
/**
 * `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17); a full one wins over a partial
 * one of its name.
 */
function toFingerprints(result) {
    const partial = textsOf((0,log_raw.at)(result, 'partialFingerprints'));
    const full = textsOf((0,log_raw.at)(result, 'fingerprints'));
    if (full === NONE || partial === NONE)
        return full === NONE ? partial : full;
    return Object.fromEntries([...Object.entries(partial), ...Object.entries(full)]);
}
/** The members of an object that are texts: nearly always all of them. */
function textsOf(values) {
    if (!(0,log_raw/* isObject */.Gv)(values))
        return NONE;
    if (Object.values(values).every((value) => typeof value === 'string'))
        return values;
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

;// CONCATENATED MODULE: ./build/src/sarif/kind.js

/**
 * The kind of a result (SARIF §3.27.9) in small letters, which tools write in any; `fail` where it says none.
 */
function kind_kindOf(result) {
    return (0,log_raw/* textAt */.$6)(result, 'kind')?.toLowerCase() ?? 'fail';
}

;// CONCATENATED MODULE: ./build/src/sarif/tool.js


/** Reads `run.tool` (§3.18). */
function toTool(context) {
    const raw = (0,log_raw.at)(context, 'tool', 'driver');
    const driver = toComponent(raw);
    const extensions = (0,log_raw/* listAt */.gT)(context, 'tool', 'extensions').map(toComponent);
    const all = [driver, ...extensions];
    return {
        name: (0,log_raw/* textAt */.$6)(raw, 'name'),
        version: (0,log_raw/* textAt */.$6)(raw, 'version') ?? (0,log_raw/* textAt */.$6)(raw, 'semanticVersion'),
        driver,
        extensions,
        everywhere: { rules: toLookup(all, 'rules'), notifications: toLookup(all, 'notifications') },
        componentsByGuid: new Map(all
            .toReversed()
            .flatMap((component) => (component.guid === undefined ? [] : [[component.guid, component]]))),
    };
}
function toLookup(components, kind) {
    const lookup = { byId: new Map(), byGuid: new Map() };
    for (const component of components) {
        for (const by of ['byId', 'byGuid']) {
            for (const [key, descriptor] of component[kind][by]) {
                if (!lookup[by].has(key))
                    lookup[by].set(key, { component, descriptor });
            }
        }
    }
    return lookup;
}
/**
 * The descriptor that a reference means (§3.52.3): in the component it names, else in the driver, else in
 * any, since CodeQL keeps its rules in extensions. `index` comes first, as ids may repeat with other texts
 * (PMD 7); then `guid`, then `id`, then the ids above a hierarchical one (`CA5350/md5` → `CA5350`). Where an
 * index or guid and the id disagree, the id is right.
 */
function findDescriptor(tool, kind, reference) {
    const id = (0,log_raw/* textAt */.$6)(reference, 'id');
    const named = namedComponent(tool, (0,log_raw.at)(reference, 'toolComponent'));
    const home = named ?? tool.driver;
    const index = (0,log_raw/* indexAt */.G$)(reference, 'index');
    const indexed = index === undefined ? undefined : home[kind].items[index];
    if (fits(indexed, id))
        return { component: home, descriptor: indexed };
    const guid = (0,log_raw/* textAt */.$6)(reference, 'guid');
    const found = guid === undefined ? undefined : lookUp('byGuid', guid);
    if (found !== undefined && fits(found.descriptor, id))
        return found;
    for (const candidate of id === undefined ? [] : withAncestors(id)) {
        const described = lookUp('byId', candidate);
        if (described !== undefined)
            return described;
    }
    return undefined;
    function lookUp(by, key) {
        const descriptor = home[kind][by].get(key);
        return descriptor === undefined ? tool.everywhere[kind][by].get(key) : { component: home, descriptor };
    }
}
/** §3.54.2: an extension by index, any component by guid. */
function namedComponent(tool, reference) {
    const index = (0,log_raw/* indexAt */.G$)(reference, 'index');
    if (index !== undefined)
        return tool.extensions[index];
    const guid = (0,log_raw/* textAt */.$6)(reference, 'guid');
    return guid === undefined ? undefined : tool.componentsByGuid.get(guid);
}
function fits(descriptor, id) {
    if (!(0,log_raw/* isObject */.Gv)(descriptor))
        return false;
    const own = (0,log_raw/* textAt */.$6)(descriptor, 'id');
    return id === undefined || own === id || (own !== undefined && isAbove(own, id));
}
function toComponent(raw) {
    return {
        guid: (0,log_raw/* textAt */.$6)(raw, 'guid'),
        rules: toDescriptors((0,log_raw/* listAt */.gT)(raw, 'rules')),
        notifications: toDescriptors((0,log_raw/* listAt */.gT)(raw, 'notifications')),
        globalMessageStrings: (0,log_raw.at)(raw, 'globalMessageStrings'),
    };
}
function toDescriptors(items) {
    return { items, byId: firstBy('id', items), byGuid: firstBy('guid', items) };
}
function firstBy(name, items) {
    const found = new Map();
    for (const item of items) {
        const key = (0,log_raw/* textAt */.$6)(item, name);
        if ((0,log_raw/* isObject */.Gv)(item) && key !== undefined && !found.has(key))
            found.set(key, item);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/sarif/level.js




/** Kinds of results that are no problems (SARIF §3.27.9). Another value is no reason to hide a result. */
const HARMLESS = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);
const NAMES = new Set(finding_finding/* LEVELS */.A_);
/** Reads the configuration overrides of every invocation, in their order (§3.20.5-6, §3.51). */
function toLevelOverrides(tool, invocations, kind) {
    const property = kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
    return invocations.map((invocation) => {
        const levels = new Map();
        for (const override of (0,log_raw/* listAt */.gT)(invocation, property)) {
            const reference = (0,log_raw.at)(override, 'descriptor');
            const level = (0,log_raw.at)(override, 'configuration', 'level');
            const key = findDescriptor(tool, kind, reference)?.descriptor ?? (0,log_raw/* textAt */.$6)(reference, 'id');
            if (isLevel(level) && key !== undefined)
                levels.set(key, level);
        }
        return levels;
    });
}
/**
 * The level of a result (§3.27.10): `none` for a result that is no problem; else its own; else that of the
 * override of its invocation, else of the rule's default configuration; else `warning`.
 *
 * @param key the rule's descriptor, or its id where the log does not describe it.
 */
function toLevel(result, key, overrides) {
    if (HARMLESS.has(kind_kindOf(result)))
        return 'none';
    const own = (0,log_raw.at)(result, 'level');
    if (isLevel(own))
        return own;
    return overrides[invocationOf(result, overrides.length)]?.get(key) ?? defaultLevel(key);
}
/** What a descriptor's default configuration says, else `warning` (§3.50.3). */
function defaultLevel(descriptor) {
    const level = (0,log_raw.at)(descriptor, 'defaultConfiguration', 'level');
    return isLevel(level) ? level : 'warning';
}
function isLevel(value) {
    return NAMES.has(value);
}
/** `provenance.invocationIndex`; a run with one invocation need not say it (§3.48.6). */
function invocationOf(result, invocations) {
    return (0,log_raw/* indexAt */.G$)(result, 'provenance', 'invocationIndex') ?? (invocations === 1 ? 0 : -1);
}

;// CONCATENATED MODULE: ./build/src/sarif/presence.js


/**
 * Rules under which Salesforce Code Analyzer 5 reports that one of its engines broke, as a result of that
 * engine, in a run that calls itself successful.
 */
const CRASH_RULES = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
/** A suppression that is only asked for, or refused, suppresses nothing (SARIF §3.27.23, §3.35.3). */
const WITHOUT_EFFECT = new Set(['underReview', 'rejected']);
/**
 * Kinds of results by which a tool says that it looked (SARIF §3.27.9): the rule holds there, or does not
 * apply.
 */
const LOOKED = new Map([
    ['pass', { kind: 'passed', because: 'the rule holds' }],
    ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);
/** Most results are, and share it. */
const PRESENT = { kind: 'present' };
/** What a result is to this run: present, or one of those that are no findings of it. */
function toPresence(result, ruleId) {
    if ((0,log_raw.at)(result, 'baselineState') === 'absent')
        return { kind: 'absent' };
    if (CRASH_RULES.has(ruleId))
        return { kind: 'crash' };
    return LOOKED.get(kind_kindOf(result)) ?? toSuppression(result) ?? PRESENT;
}
/** `suppressions` null or empty is not suppressed; else it is, unless one of them has no effect (yet). */
function toSuppression(result) {
    const suppressions = (0,log_raw/* listAt */.gT)(result, 'suppressions').filter(log_raw/* isObject */.Gv);
    if (suppressions.length === 0)
        return undefined;
    if (suppressions.some((suppression) => WITHOUT_EFFECT.has((0,log_raw.at)(suppression, 'status'))))
        return undefined;
    const justification = suppressions.map((suppression) => (0,log_raw/* textAt */.$6)(suppression, 'justification')).find(Boolean);
    return justification === undefined ? { kind: 'suppressed' } : { kind: 'suppressed', justification };
}

;// CONCATENATED MODULE: ./build/src/sarif/severity.js

/** A longer text is no severity. */
const severity_LONGEST = 30;
/** Salesforce Code Analyzer 5 numbers its severities from 1, and these are the names that it prints. */
const CODE_ANALYZER = ['Critical', 'High', 'Moderate', 'Low', 'Info'];
/**
 * The severity of a rule in its tool's own words, from its property bag. SARIF has levels only (§3.27.10),
 * and a tool with five severities has to fold them. A number is understood where it is known to be Code
 * Analyzer's, by the `category` beside it.
 */
function toSeverity(properties) {
    const text = (0,log_raw/* textAt */.$6)(properties, 'severity');
    if (text !== undefined)
        return text.length <= severity_LONGEST ? text : undefined;
    const number = (0,log_raw/* indexAt */.G$)(properties, 'severity') ?? 0;
    return Array.isArray((0,log_raw.at)(properties, 'category')) ? CODE_ANALYZER[number - 1] : undefined;
}

;// CONCATENATED MODULE: ./build/src/sarif/short-name.js

/**
 * Longest name of a tool, category or rule, in UTF-16 units. They are kept with each thread, where there is
 * room for a few thousand; the longest ids of real tools (paths of Semgrep rules) have about 150.
 */
const LONGEST_NAME = 300;
/** A name by which threads are known, cut where it is no usable name. */
function shortName(name) {
    return (0,text_truncate/* truncate */.x)(name, LONGEST_NAME);
}

;// CONCATENATED MODULE: ./build/src/sarif/rule.js






/** Stands for the rule of a result that names none. */
const NO_RULE = 'unnamed-rule';
/**
 * Makes the reader of rules of one run. The rule of a result is `result.rule`, filled up from `ruleId` and
 * `ruleIndex` (SARIF §3.27.5-7). A hierarchical id stays whole; what the log describes is the rule above it,
 * whose id counts as a former one.
 */
function createRuleReader(tool) {
    // Thousands of results share a rule: one object for each descriptor, and for each id without one.
    const byDescriptor = new Map();
    const below = new Map();
    const byId = new Map();
    // Of those that name nothing but an index and an id; the last id of each index.
    const byIndex = new Map();
    return (result) => {
        const reference = toReference(result);
        const { id, index, guid, toolComponent } = reference;
        if (index === undefined || guid !== undefined || toolComponent !== undefined)
            return read(reference);
        const before = byIndex.get(index);
        if (before !== undefined && before.id === id)
            return before.known;
        const known = read(reference);
        byIndex.set(index, { id, known });
        return known;
    };
    function read(reference) {
        const described = findDescriptor(tool, 'rules', reference);
        if (described === undefined) {
            const id = reference.id ?? NO_RULE;
            return reuse(byId, id, () => ({ rule: { id: shortName(id), deprecatedIds: [], tags: [] }, described }));
        }
        const { descriptor } = described;
        const own = (0,log_raw/* textAt */.$6)(descriptor, 'id');
        const known = reuse(byDescriptor, descriptor, () => {
            const id = own ?? reference.id ?? (0,log_raw/* textAt */.$6)(descriptor, 'name') ?? NO_RULE;
            return { rule: toRule(shortName(id), descriptor), described };
        });
        if (own === undefined || reference.id === undefined || !isAbove(own, reference.id))
            return known;
        const id = shortName(reference.id);
        return reuse(reuse(below, descriptor, () => new Map()), id, () => ({
            rule: { ...known.rule, id, deprecatedIds: [known.rule.id, ...known.rule.deprecatedIds] },
            described,
        }));
    }
}
function reuse(known, key, make) {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
}
/**
 * `result.rule` with what it defaults to (§3.27.7). Results of Code Analyzer or ESLint have only `ruleId` and
 * `ruleIndex`.
 */
function toReference(result) {
    const rule = (0,log_raw.at)(result, 'rule');
    return {
        id: (0,log_raw/* textAt */.$6)(rule, 'id') ?? (0,log_raw/* textAt */.$6)(result, 'ruleId'),
        index: (0,log_raw/* indexAt */.G$)(rule, 'index') ?? (0,log_raw/* indexAt */.G$)(result, 'ruleIndex'),
        guid: (0,log_raw/* textAt */.$6)(rule, 'guid'),
        toolComponent: (0,log_raw.at)(rule, 'toolComponent'),
    };
}
/** Reads a rule's descriptor (§3.49). */
function toRule(id, descriptor) {
    const properties = (0,log_raw.at)(descriptor, 'properties');
    // Code Analyzer has its tags in `category`, the ESLint formatter one text in there.
    const tags = [...new Set([...rule_textsOf((0,log_raw.at)(properties, 'tags')), ...rule_textsOf((0,log_raw.at)(properties, 'category'))])];
    const cwes = toCwes(tags, (0,log_raw/* listAt */.gT)(descriptor, 'relationships').map((relationship) => (0,log_raw.at)(relationship, 'target')));
    return {
        id,
        deprecatedIds: rule_textsOf((0,log_raw.at)(descriptor, 'deprecatedIds')).map(shortName),
        ...optional('name', (0,log_raw/* textAt */.$6)(descriptor, 'name')),
        ...optional('shortDescription', (0,log_raw/* textAt */.$6)(descriptor, 'shortDescription', 'text')),
        ...optional('fullDescription', (0,log_raw/* textAt */.$6)(descriptor, 'fullDescription', 'text')),
        ...optional('help', toHelp(descriptor)),
        ...optional('helpUri', (0,log_raw/* textAt */.$6)(descriptor, 'helpUri')),
        tags,
        ...optional('securitySeverity', toSecuritySeverity((0,log_raw.at)(properties, 'security-severity'))),
        ...optional('severity', toSeverity(properties)),
        ...optional('precision', (0,log_raw/* textAt */.$6)(properties, 'precision')),
        ...optional('cwes', cwes),
    };
}
function toHelp(descriptor) {
    const markdown = (0,log_raw/* textAt */.$6)(descriptor, 'help', 'markdown');
    if (markdown !== undefined)
        return { kind: 'markdown', text: markdown };
    const text = (0,log_raw/* textAt */.$6)(descriptor, 'help', 'text');
    return text === undefined ? undefined : { kind: 'text', text };
}
/** An absent field stays absent. */
function optional(name, value) {
    return value === undefined ? {} : { [name]: value };
}
function rule_textsOf(value) {
    const values = typeof value === 'string' ? [value] : (0,log_raw/* listAt */.gT)({ value }, 'value');
    return values.filter((item) => typeof item === 'string').filter(Boolean);
}
/** `properties.security-severity`, 0.0 to 10.0, which tools write as text or as number. */
function toSecuritySeverity(value) {
    const text = typeof value === 'number' ? String(value) : value;
    const severity = typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return severity >= 0 && severity <= 10 ? severity : undefined;
}

;// CONCATENATED MODULE: ./build/src/sarif/result-reader.js








/**
 * Makes the reader of single results. It knows the context of the run, and of results only the one it is
 * given.
 */
function createResultReader(context) {
    const { tool, invocations, scope, whereabouts, source } = context;
    const toRule = createRuleReader(tool);
    const overrides = toLevelOverrides(tool, invocations, 'rules');
    const placeIn = (location) => placeOf(location, whereabouts);
    return (result, index) => {
        const { rule, described } = toRule(result);
        const taxa = (0,log_raw/* listAt */.gT)(result, 'taxa');
        const finding = {
            scope,
            rule,
            level: toLevel(result, described?.descriptor ?? rule.id, overrides),
            message: toMessage(result, { tool, rule, described, placeOf: placeIn }),
            place: toPlace(result, whereabouts),
            presence: toPresence(result, rule.id),
            column: toColumn(result),
            fingerprints: toFingerprints(result),
            cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
            source,
            result: index,
        };
        return { finding, steps: { tool, described, whereabouts } };
    };
}
function toColumn(result) {
    const [location] = (0,log_raw/* listAt */.gT)(result, 'locations');
    return (0,log_raw/* indexAt */.G$)((0,log_raw.at)(location, 'physicalLocation', 'region'), 'startColumn');
}

;// CONCATENATED MODULE: ./build/src/sarif/category.js

/**
 * The category of a run: the input `category`, else that of `automationDetails.id` (SARIF §3.17.3): all but
 * its last component. `nightly/x64/2026-11-02` and `nightly/x64/` are of the category `nightly/x64`; an id
 * without a slash names a run of no category.
 */
function toCategory(context, input) {
    if (input !== undefined && input !== '')
        return input;
    const id = (0,log_raw/* textAt */.$6)(context, 'automationDetails', 'id') ?? '';
    return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}

;// CONCATENATED MODULE: ./build/src/sarif/tree.js
/** How many files are named for an ending: enough to tell one from several, and to name them. */
const MOST_CANDIDATES = 10;
/**
 * Builds the look-ups. macOS and some tools decompose accented characters (`u` + U+0308), git has the path as
 * it was added: an exact path wins, else one that is equal in normalization form C, if it is the only one.
 */
function toTree(entries) {
    const exact = new Map(entries.map((entry) => [entry.path, entry]));
    // Most logs name every file as git does, and need none of these.
    const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
    const endings = once(() => toEndings(entries, compose));
    const foldedEndings = once(() => toEndings(entries, fold));
    const blocks = entries.some((entry) => entry.type !== 'file');
    function find(path) {
        return exact.get(path) ?? only(alike(path).filter((entry) => compose(entry.path) === compose(path)));
    }
    function alike(path) {
        return folded().get(fold(path)) ?? [];
    }
    function blockOf(path) {
        if (!blocks)
            return undefined;
        for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
            const entry = find(path.slice(0, end)) ?? only(alike(path.slice(0, end)));
            if (entry !== undefined && entry.type !== 'file')
                return entry;
        }
        return undefined;
    }
    function withSuffix(suffix) {
        const same = startingWith(toEnding(compose(suffix)), endings());
        return same.length > 0 ? same : startingWith(toEnding(fold(suffix)), foldedEndings());
    }
    const depth = entries.reduce((most, { path }) => Math.max(most, path.split('/').length), 0);
    return { depth, has: (path) => find(path)?.type === 'file', find, alike, blockOf, withSuffix };
}
/** What is the same path to a system that ignores case and how characters are composed: Windows, macOS. */
function fold(path) {
    // `ß` has a capital of two letters, and `ẞ` is its capital of one: by way of the small letter both are the
    // same.
    return compose(compose(path).toLowerCase().toUpperCase());
}
/** The same characters in one composition: macOS and some tools write `u` and U+0308 for `ü`. */
function compose(path) {
    return path.normalize('NFC');
}
function only(candidates) {
    return candidates.length === 1 ? candidates[0] : undefined;
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
function toEndings(entries, spell) {
    return entries
        .filter((entry) => entry.type === 'file')
        .map(({ path }) => ({ path, key: toEnding(spell(path)) }))
        .sort(byKey);
}
/** `a/b.c` → `b.c/a/`, so that paths with one ending stand together when sorted. */
function toEnding(path) {
    return `${path.split('/').reverse().join('/')}/`;
}
function byKey(a, b) {
    if (a.key === b.key)
        return 0;
    return a.key < b.key ? -1 : 1;
}
function startingWith(key, endings) {
    const found = [];
    for (let index = firstFrom(endings, key); found.length < MOST_CANDIDATES; index += 1) {
        const ending = endings[index];
        if (ending === undefined || !ending.key.startsWith(key))
            break;
        found.push(ending.path);
    }
    return found;
}
function firstFrom(endings, key) {
    let low = 0;
    let high = endings.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((endings[middle]?.key ?? '') < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

;// CONCATENATED MODULE: ./build/src/sarif/uri.js
/**
 * The paths that a URI of a log may mean, likeliest first: as it stands, then decoded. Real logs hold file
 * URIs, percent-encoded and raw names, Windows paths and spaces (SARIF §3.4.3 allows URIs only), and a lone
 * `%` is legal in a file name.
 *
 * @returns empty for a URI of another scheme than `file`.
 */
function uri_toPaths(uri) {
    const path = withoutFileScheme(uri);
    if (path === undefined)
        return [];
    // Nearly every path; a log names thousands.
    if (!path.includes('%') && !path.includes('\\'))
        return [path];
    return [...new Set([path, uri_decode(path), withSlashes(path), withSlashes(uri_decode(path))])];
}
/**
 * Those of them that are as the log has them, decoded or not: decoding makes a path shorter, and nothing else
 * does.
 */
function undecoded(paths) {
    return paths.filter((path) => path.length === paths[0]?.length);
}
/** The same paths, as they are likely where a log encodes its addresses. */
function decodedFirst(paths) {
    return paths.toSorted((a, b) => a.length - b.length);
}
/**
 * Splits a path into names.
 *
 * @param start names of the folder that a relative path starts in; `..` may climb out of it, but not further.
 */
function toNames(path, start = []) {
    const drive = /^\/?[a-z]:(?:\/|$)/i.test(path);
    const names = [...start];
    let climbs = false;
    for (const name of path.split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..')
            names.push(name);
        else if (names.pop() === undefined)
            climbs = true;
    }
    const onServer = path.startsWith('//');
    return { absolute: drive || path.startsWith('/'), names, climbs, ...(onServer && { onServer }) };
}
function withoutFileScheme(uri) {
    const scheme = /^file:/i.test(uri);
    // One letter is a drive, not a scheme.
    if (!scheme)
        return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : uri;
    const rest = withSlashes(uri.slice('file:'.length));
    if (!rest.startsWith('//'))
        return rest;
    // `file://localhost/a` and `file:///a` are `/a` (RFC 8089 §2). `file://src/a` lacks a slash or names a
    // host: `src/a`.
    return rest.slice(2).replace(/^localhost(?=\/)/i, '');
}
/** Decodes what is percent-encoded and leaves what is not: `50%25 of 100%` → `50% of 100%`. */
function uri_decode(path) {
    return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
        try {
            return decodeURIComponent(encoded);
        }
        catch {
            return encoded;
        }
    });
}
function withSlashes(path) {
    return path.replaceAll('\\', '/');
}

;// CONCATENATED MODULE: ./build/src/sarif/uri-base.js

/**
 * What a `uriBaseId` stands for by `originalUriBaseIds` (SARIF §3.14.14): the URIs of its chain one after the
 * other. The specification calls it unresolved when the chain ends in a base without a URI; the part that is
 * known still leads from the root of the checkout to the right folder, so it is returned.
 *
 * @returns an absolute URI, a relative one, or undefined when nothing is known, for example of `%SRCROOT%` in
 * most logs, or when the chain is a loop.
 */
function resolveUriBase(originalUriBaseIds, uriBaseId) {
    let resolved = '';
    const seen = new Set();
    for (let id = uriBaseId; id !== undefined;) {
        if (seen.has(id))
            return undefined;
        seen.add(id);
        const base = (0,log_raw.at)(originalUriBaseIds, id);
        const uri = (0,log_raw/* textAt */.$6)(base, 'uri');
        if (uri !== undefined)
            resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
        if (uri !== undefined && isAbsoluteUri(uri))
            return resolved;
        id = (0,log_raw/* textAt */.$6)(base, 'uriBaseId');
    }
    if (resolved !== '')
        return resolved;
    // Salesforce Code Analyzer 5 writes the folder itself as the id.
    return isAbsoluteUri(uriBaseId) ? uriBaseId : undefined;
}
function isAbsoluteUri(uri) {
    return /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(uri);
}

;// CONCATENATED MODULE: ./build/src/sarif/known-roots.js




/** Most working directories of a run that are tried; a run is a handful of processes (SARIF §3.14.11). */
const MOST_WORKING_DIRECTORIES = 20;
/** Gathers the folders that paths of one run may begin with: of the job, and of the run itself. */
function toKnownRoots({ checkout, aliases = [], ignoresCase = false, prefix: prefixPath, workspaces }, hints) {
    const prefix = toNames(prefixPath).names;
    const folders = hints.workingDirectories.map((location) => {
        const base = (0,log_raw/* textAt */.$6)(location, 'uriBaseId');
        const above = base === undefined ? '' : (resolveUriBase(hints.originalUriBaseIds, base) ?? '');
        const uri = (0,log_raw/* textAt */.$6)(location, 'uri');
        return uri === undefined ? '' : above + uri;
    });
    const workingDirectories = [...new Set(folders)].slice(0, MOST_WORKING_DIRECTORIES).flatMap(toFolders);
    const fromRun = workingDirectories.filter((folder) => folder.absolute);
    return {
        prefix,
        workingDirectories,
        roots: [
            ...[checkout, ...aliases]
                .flatMap(toFolders)
                .map((folder) => toRoot(folder, 'checkout', [[]], ignoresCase)),
            ...workspaces
                .flatMap(toFolders)
                .map((folder) => toRoot(folder, 'workspace', [[], prefix], ignoresCase)),
            ...fromRun.map((folder) => toRoot(folder, 'run', [prefix, []], ignoresCase)),
        ],
        basesOf: (uriBaseId) => {
            const uri = resolveUriBase(hints.originalUriBaseIds, uriBaseId);
            return uri === undefined ? [] : toFolders(uri);
        },
    };
}
/** The names of a path below a root, or undefined when it is not below it. */
function known_roots_below(path, { names, spell }) {
    const own = onDrive(path);
    const same = names.every((name, index) => {
        const other = own[index] ?? '';
        return name === other || name === spell(other);
    });
    return same && own.length > names.length ? own.slice(names.length) : undefined;
}
/** Drives and servers are of Windows, which ignores case. */
function toRoot(folder, kind, starts, ignoresCase) {
    const names = onDrive(folder.names);
    const isDrive = names[0]?.endsWith(':') === true;
    const onServer = folder.onServer === true && !isDrive;
    const spell = ignoresCase || isDrive || onServer ? fold : compose;
    return { names: names.map(spell), spell, onServer, starts, kind };
}
/**
 * The names of a path with its drive as Windows writes it. Git Bash has `/d/a` for `D:\a`, Cygwin
 * `/cygdrive/d/a`, WSL `/mnt/d/a`, and paths for the system itself begin with `\\?\` (`\\?\UNC\` for those of
 * a server).
 */
function onDrive(names) {
    const [first = '', second = ''] = names;
    if (first === '?')
        return onDrive(names.slice(second.toUpperCase() === 'UNC' ? 2 : 1));
    if (isLetter(first))
        return [`${first}:`, ...names.slice(1)];
    if ((first === 'cygdrive' || first === 'mnt') && isLetter(second))
        return [`${second}:`, ...names.slice(2)];
    return names;
}
function isLetter(name) {
    return /^[a-z]$/iu.test(name);
}
function toFolders(uri) {
    return uri === '' ? [] : uri_toPaths(uri).map((path) => toNames(path));
}

;// CONCATENATED MODULE: ./build/src/sarif/path-ending.js


/**
 * Finds the file with the longest ending of a path, if it is the only one, for paths with a root that nobody
 * knows: `/src/app/a.c` → `app/a.c`. A bare name that the tree has in some folder of which the path says
 * nothing is no evidence (`/opt/tool/rules/index.js` is not `src/index.js`).
 *
 * @returns undefined when the tree has no such ending.
 */
function resolveByEnding(tree, search) {
    const { names, own, prefix, shown } = search;
    for (let from = Math.max(0, names.length - tree.depth); from < names.length; from += 1) {
        const ending = names.slice(from).join('/');
        const files = literally(ending, tree.withSuffix(ending));
        if (files.length === 0)
            continue;
        const below = files.filter((file) => prefix.length > 0 && file.startsWith(`${prefix.join('/')}/`));
        const [file, second] = below.length === 1 ? below : files;
        if (file === undefined)
            continue;
        if (second !== undefined)
            return ambiguous(shown, files);
        const bareName = from === names.length - 1 && own > 1 && file.includes('/');
        return bareName ? undefined : { kind: 'found', path: file };
    }
    return undefined;
}
/**
 * Of names that are equal but for the composition of their characters, those that are written like the path.
 */
function literally(ending, files) {
    const same = files.filter((file) => `/${file}`.endsWith(`/${ending}`));
    return same.length > 0 ? same : files;
}
/** The files of the tree that a name alone may mean. */
function sameName(tree, path) {
    return toMaybe(tree.withSuffix(path.slice(path.lastIndexOf('/') + 1)));
}
/** For a path that may be one of these files. */
function ambiguous(shown, files) {
    const [first, second, ...more] = files;
    const rest = more.length === 0 ? '' : `, or ${more.length === MOST_CANDIDATES - 2 ? 'one of many' : more.length} more`;
    const reason = `${quote_quote(shown)} is not in the analyzed commit and may be ${quote_quote(first ?? '')} or ${quote_quote(second ?? '')}${rest}`;
    return { kind: 'lost', path: shown, reason, several: true, maybe: toMaybe(files) };
}
function toMaybe(files) {
    return files.length < MOST_CANDIDATES ? files : 'anything';
}

;// CONCATENATED MODULE: ./build/src/sarif/path-places.js


/**
 * Where in the tree a path of a log may be, likeliest first: as it stands, then stripped of known roots.
 *
 * @param bases the spellings of the folder that its `uriBaseId` stands for, where the log says.
 */
function* toPlaces(path, bases, known) {
    if (!toNames(path).absolute) {
        for (const start of toStarts(bases, known))
            yield toNames(path, start);
    }
    for (const { names, absolute } of toFullPaths(path, bases)) {
        for (const root of known.roots) {
            const rest = absolute || root.onServer ? known_roots_below(names, root) : undefined;
            if (rest === undefined)
                continue;
            for (const start of root.starts)
                yield { absolute: false, names: [...start, ...rest], climbs: false };
        }
    }
}
/** The path, with each of its bases before it where it is relative. */
function toFullPaths(path, bases) {
    const bare = toNames(path);
    if (bare.absolute || bases.length === 0)
        return [bare];
    return bases.map((base) => ({ ...toNames(path, base.names), absolute: base.absolute }));
}
/**
 * Whether the folder that a path is relative to is known, and lies outside of the checkout, as that of a
 * build beside its sources: what climbs out of it may well lead into the checkout.
 */
function startsElsewhere(bases, known) {
    return bases.some((base) => base.absolute && startsOf(base, known).length === 0);
}
/**
 * Below its base, below the folder the analyzer stood in, below the job's own working directory, at the top.
 */
function toStarts(bases, known) {
    const stood = known.workingDirectories.filter((folder) => folder.absolute);
    return [...[...bases, ...stood].flatMap((folder) => startsOf(folder, known)), known.prefix, []];
}
/** Where a folder is in the tree: an absolute one is known to be there only if the job itself says so. */
function startsOf(folder, known) {
    if (folder.climbs)
        return [];
    if (!folder.absolute)
        return [[...known.prefix, ...folder.names], folder.names];
    return known.roots.flatMap((root) => {
        if (root.kind === 'run')
            return [];
        // The folder may be the root itself, so it is looked at as if something stood in it.
        const rest = known_roots_below([...folder.names, '.'], root);
        return rest === undefined ? [] : [rest.slice(0, -1)];
    });
}

;// CONCATENATED MODULE: ./build/src/sarif/resolve-path.js








/** Longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_PATH = 4_096;
/**
 * Finds files of the analyzed commit by the `uri` and `uriBaseId` of a log (SARIF §3.4). Tried in turn: the
 * path as it stands and decoded, stripped of known roots, the same in another letter case, then the longest
 * ending that the tree has. Nothing but the tree is looked at, so no path leads out of it, and its links are
 * not followed. Of a path that is none of its files it is asked whether it stands in the working tree.
 *
 * @param spelling of the whole log; it is told what is learned of it
 */
function createPathResolver(tree, roots, hints, spelling = { encoded: false, doubted: false }) {
    const known = toKnownRoots(roots, hints);
    const answersByBase = new Map();
    return (uri, uriBaseId) => {
        const answers = answersByBase.get(uriBaseId) ?? new Map();
        if (answers.size === 0)
            answersByBase.set(uriBaseId, answers);
        const before = answers.get(uri);
        if (before !== undefined)
            return before;
        const answer = resolveUri({ tree, known, checkout: roots.checkout }, uri, uriBaseId, spelling);
        answers.set(uri, answer);
        return answer;
    };
}
function resolveUri(ground, uri, uriBaseId, spelling) {
    if (uri.length > LONGEST_PATH) {
        return { kind: 'lost', reason: `its path is longer than ${LONGEST_PATH} characters`, maybe: 'anything' };
    }
    const paths = uri_toPaths(uri);
    if (paths.length === 0)
        return { kind: 'lost', reason: `${quote_quote(uri)} is not the address of a file`, maybe: [] };
    const bases = uriBaseId === undefined ? [] : ground.known.basesOf(uriBaseId);
    const written = resolvePath(ground, paths, bases);
    const others = undecoded(paths);
    if (others.length === paths.length || written.kind === 'lost')
        return written;
    const decoded = resolvePath(ground, decodedFirst(paths), bases);
    if (decoded.kind === 'found' && decoded.path !== written.path) {
        if (spelling.encoded)
            return decoded;
        spelling.doubted = true;
    }
    else if (!spelling.encoded) {
        spelling.encoded = resolvePath(ground, others, bases).path !== written.path;
    }
    return written;
}
function resolvePath({ tree, known, checkout }, paths, bases) {
    let blocked;
    let leaves = false;
    const looked = [];
    for (const path of paths) {
        let stays = false;
        let climbs = false;
        for (const place of toPlaces(path, bases, known)) {
            if (place.climbs)
                climbs = true;
            else {
                stays = true;
                const at = place.names.join('/');
                const answer = lookUp(tree, at);
                looked.push(at);
                if (answer?.kind === 'found')
                    return answer;
                blocked ??= answer;
            }
        }
        leaves ||= climbs && !stays && !startsElsewhere(bases, known);
    }
    const answer = blocked ??
        lookUpAlike(tree, looked, toShown(paths)) ??
        searchElsewhere(tree, known, paths, bases, leaves);
    if (answer.kind === 'found' || !looked.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(checkout, path))))
        return answer;
    return { ...answer, inCheckout: true };
}
/** For a path that stands nowhere as it is written. */
function searchElsewhere(tree, known, paths, bases, leaves) {
    const full = paths.flatMap((path) => toFullPaths(path, bases));
    const shown = toShown(paths);
    if (leaves) {
        return {
            kind: 'lost',
            path: shown,
            reason: `${quote_quote(shown)} leaves the checkout`,
            maybe: sameName(tree, shown),
        };
    }
    const inCheckout = belowCheckout(full, known);
    // It lies in the checkout and git does not have it: it is ignored or generated, and no other file of the
    // tree.
    if (inCheckout !== undefined)
        return notInTree(inCheckout, []);
    return searchEnding(tree, known, { paths, full, shown }) ?? notInTree(shown, sameName(tree, shown));
}
function lookUp(tree, path) {
    const entry = tree.find(path);
    if (entry?.type === 'file')
        return { kind: 'found', path: entry.path };
    const block = entry ?? tree.blockOf(path);
    return block === undefined ? undefined : toBlocked(path, block);
}
/**
 * For a path that stands nowhere in its own case. Windows and macOS find it all the same, and so do the tools
 * there.
 */
function lookUpAlike(tree, paths, shown) {
    let several;
    for (const path of paths) {
        const alike = tree.alike(path);
        const [entry, second] = alike;
        if (entry === undefined)
            continue;
        if (second === undefined)
            return entry.type === 'file' ? { kind: 'found', path: entry.path } : toBlocked(path, entry);
        const files = alike.filter(({ type }) => type === 'file').map((one) => one.path);
        several ??= ambiguous(shown, files.slice(0, MOST_CANDIDATES));
    }
    return several;
}
function toBlocked(path, block) {
    const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
    const reason = block.path === path
        ? `${quote_quote(path)} is a ${thing}`
        : `${quote_quote(path)} is behind the ${thing} ${quote_quote(block.path)}`;
    return { kind: 'lost', path, reason, maybe: block.type === 'link' ? 'anything' : [] };
}
/** The path from the top of the checkout, by its last spelling, which is decoded. */
function belowCheckout(full, known) {
    for (const { names, absolute } of full.toReversed()) {
        for (const root of known.roots) {
            const rest = absolute && root.kind === 'checkout' ? known_roots_below(names, root) : undefined;
            if (rest !== undefined)
                return rest.join('/');
        }
    }
    return undefined;
}
function searchEnding(tree, known, { paths, full, shown }) {
    // Of a path that climbs only what stands behind its base is known, so all of that is wanted.
    const written = paths.map((path) => toNames(path));
    const own = Math.min(...(written.some(({ climbs }) => climbs) ? full : written).map(({ names }) => names.length));
    let first;
    for (const { names, climbs } of full) {
        const answer = climbs ? undefined : resolveByEnding(tree, { names, own, prefix: known.prefix, shown });
        if (answer?.kind === 'found')
            return answer;
        first ??= answer;
    }
    return first;
}
function notInTree(path, maybe) {
    return { kind: 'lost', path, reason: `${quote_quote(path)} is not in the analyzed commit`, maybe };
}
/** The decoded path, without the noise in it. */
function toShown(paths) {
    const path = paths.at(-1) ?? '';
    const { names, absolute, climbs } = toNames(path);
    if (climbs)
        return path;
    return absolute && !names[0]?.endsWith(':') ? `/${names.join('/')}` : names.join('/');
}

;// CONCATENATED MODULE: ./build/src/sarif/run-context.js





/** Stands for the tool of a run that does not name one. */
const NO_TOOL = 'unnamed tool';
/** Reads all of a run but its results. */
function toRunContext(index, context, options) {
    const tool = toTool(context);
    return {
        tool,
        scope: {
            tool: shortName(tool.name ?? NO_TOOL),
            category: shortName(toCategory(context, options.category)),
        },
        whereabouts: toWhereabouts(context, options),
        invocations: (0,log_raw/* listAt */.gT)(context, 'invocations'),
        threadFlowLocations: (0,log_raw/* listAt */.gT)(context, 'threadFlowLocations'),
        source: { log: options.log, run: index },
        name: `${options.log} runs[${index}]`,
    };
}
/** By the spelling of a log, which stands for the log: what finds the files of the run that was read last. */
const resolvers = new WeakMap();
function toWhereabouts(context, { tree, roots, spelling }) {
    const hints = {
        originalUriBaseIds: (0,log_raw.at)(context, 'originalUriBaseIds'),
        workingDirectories: (0,log_raw/* listAt */.gT)(context, 'invocations').map((invocation) => (0,log_raw.at)(invocation, 'workingDirectory')),
    };
    const artifacts = (0,log_raw/* listAt */.gT)(context, 'artifacts');
    if (spelling === undefined)
        return { artifacts, resolvePath: createPathResolver(tree, roots, hints) };
    // A log may have a run for each file, and runs that say the same of their folders find the same files.
    const said = JSON.stringify(hints);
    const before = resolvers.get(spelling);
    const resolvePath = before?.hints === said ? before.resolvePath : createPathResolver(tree, roots, hints, spelling);
    resolvers.set(spelling, { hints: said, resolvePath });
    return { artifacts, resolvePath };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-details.js




/**
 * Reads from the file once more what only comments show: related places, data flow and fixes.
 *
 * @param run index of the run
 * @param again reads it
 * @param findings of this run
 * @returns each of them with what else its result says
 * @throws IncompleteError where a result is no longer the one that the finding was made of
 */
async function readDetails(run, again, options, findings) {
    const byResult = new Map(findings.toSorted((a, b) => a.result - b.result).map((finding) => [finding.result, finding]));
    const { context: said, results } = await again([...byResult.keys()]);
    const context = toRunContext(run, said, options);
    const read = createResultReader(context);
    const toDetails = createDetailReader(context);
    const detailed = new Map();
    for await (const { index, result } of results) {
        const known = byResult.get(index);
        const { finding, steps } = read(result, index);
        if (known === undefined || !isSame(known, finding)) {
            throw new errors/* IncompleteError */.j$(`${options.log} changed after it was read: let nothing write to it during this step.`);
        }
        detailed.set(known, { ...finding, ...toDetails(result, finding.place, steps) });
    }
    return detailed;
}
function isSame(known, now) {
    return (known.rule.id === now.rule.id &&
        known.level === now.level &&
        known.message === now.message &&
        JSON.stringify(known.place) === JSON.stringify(now.place));
}

;// CONCATENATED MODULE: ./build/src/sarif/named-files.js
/** What parts words of a text that may be paths. A path with a space is not seen. */
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
/**
 * Written with a slash, and ends in a name with an ending; what follows it (`:20:3`, a full stop) is no part
 * of it.
 */
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
/** The text of a crash tells the cause first; stack traces follow. */
const CHARACTERS = 20_000;
/** Longest word that is looked at: the longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_WORD = 4_096;
/** Files of the analyzed commit that an untrusted text names, each once. */
function namedFiles(text, resolvePath) {
    const words = text.slice(0, CHARACTERS).split(BETWEEN_WORDS);
    const found = words.flatMap((word) => {
        const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
        const resolution = path === undefined ? undefined : resolvePath(path, undefined);
        return resolution?.kind === 'found' ? [resolution.path] : [];
    });
    return [...new Set(found)];
}

;// CONCATENATED MODULE: ./build/src/sarif/file-cost.js


/**
 * What is held where a tool says that it could not look at something. A file that cannot be told from others
 * holds all of them, and so does a failure without a file. A file that is not in the analyzed commit holds
 * nothing: no thread can be on it.
 *
 * @param words why, in words of the tool that were made fit for a sentence
 */
function costOf(what, locations, words, whereabouts) {
    const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
    if (files.length === 0) {
        const reason = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
        return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
    }
    const failures = files.flatMap((file) => {
        const paths = file.kind === 'found' ? [file.path] : file.maybe;
        if (paths === 'anything')
            return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
        return paths.map((path) => ({ kind: 'file', path, reason: `${quote_quote(path)} was not ${what}: ${words}` }));
    });
    const elsewhere = files.flatMap((file) => file.kind === 'lost' && file.maybe.length === 0
        ? [`a failed file holds nothing, because ${file.reason}: ${words}`]
        : []);
    return { failures, elsewhere };
}

;// CONCATENATED MODULE: ./build/src/sarif/unparsed-results.js
/**
 * Results that stand for a file without a notification that says so. To add a tool, add a line, and a log of
 * it in `fixtures/sarif/`: a test asks for one that fits each line. A result that only may be about a file
 * which could not be parsed is told by `thread/unparsed-doubt.ts`, without a line here.
 */
const UNPARSED_RESULTS = [
    { tool: /^Biome$/i, rule: /^parse$/, source: 'Biome 2.6' },
    { tool: /^oxlint$/i, rule: /^OXL0001$/, source: 'oxlint 1.94' },
    { tool: /^stylelint$/i, rule: /^CssSyntaxError$/, source: 'Stylelint 17' },
    { tool: /^spectral$/i, rule: /^(?:parser|unrecognized-format)$/, source: 'Spectral 6.16' },
    { tool: /^HTMLHint$/i, rule: /^tag-pair$/, message: /start tag match failed/, source: 'HTMLHint 1.9' },
    {
        tool: /^clang$/i,
        message: /file not found$|^expected |^unterminated |^too many errors emitted|\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments /,
        level: 'error',
        source: 'clang 19: after an error it follows no values any more. The ids of its rules change from version to version',
    },
    { tool: /^GNU C/i, rule: /^(?:fatal )?error$/, source: 'GCC 14.2: results without an option to name' },
    {
        tool: /^GNU C/i,
        rule: /^-W(?!error)/,
        level: 'error',
        source: 'GCC 14.2: errors with an option to name, after which it follows no values any more',
    },
    {
        tool: /^ruff$/i,
        rule: /^(?:invalid-syntax|E999|E902)$/,
        source: 'ruff 0.16; E999 up to 0.7, by its list of codes',
    },
    {
        tool: /^flake8$/i,
        rule: /^E9(?:99|02)$/,
        source: 'Flake8 7.4, but in its own format: no converter to SARIF was at hand',
    },
    {
        tool: /^pylint$/i,
        rule: /^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$/,
        source: 'Pylint 4.1, but as JSON: no converter to SARIF was at hand',
    },
    {
        tool: /^shellcheck$/i,
        rule: /^(?:SC)?10(?:72|73|88)$/,
        source: 'ShellCheck 0.9, but as JSON: no converter to SARIF was at hand',
    },
    {
        tool: /^rubocop$/i,
        rule: /^Lint\/Syntax$/,
        source: 'RuboCop 1.39, but as JSON: no formatter for SARIF was at hand',
    },
    {
        tool: /^golangci-lint$/i,
        rule: /^typecheck$/,
        source: 'golangci-lint, by its list of linters: it was not run',
    },
    { tool: /^sqlfluff$/i, rule: /^(?:PRS|LXR)$/, source: 'SQLFluff, by its list of codes: it was not run' },
    { tool: /^hadolint$/i, rule: /^DL1000$/, source: 'Hadolint, by its list of rules: it was not run' },
    {
        tool: /^PSScriptAnalyzer$/i,
        rule: /^(?:Missing|Unexpected|Expected|Terminator|Incomplete)/,
        source: 'PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS',
    },
    {
        tool: /^markdownlint/i,
        message: /This rule threw an exception/,
        source: 'markdownlint 0.40: a rule that broke',
    },
    {
        tool: /./,
        rule: /^(?:parse|parser|parsing|syntax)[-_ ]?error$/i,
        source: 'any tool: the name of the rule',
    },
    {
        tool: /./,
        message: /^(?:fatal error|pars(?:e|ing) error|syntax ?error):/i,
        source: 'any tool: ESLint and others',
    },
];
/** The lines that results of one tool have to be compared with. */
function unparsedResultsOf(tool) {
    return UNPARSED_RESULTS.filter((line) => line.tool.test(tool));
}
/** Whether a finding looks as a line of its tool says. */
function isUnparsed(line, { rule, message, level }) {
    return ((line.rule?.test(rule.id) ?? true) &&
        (line.message?.test(message) ?? true) &&
        (line.level ?? level) === level);
}

;// CONCATENATED MODULE: ./build/src/sarif/unparsed-file.js




/**
 * What else the tool had found in a file that it could not parse is missing from the log and is not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
function createUnparsedFiles(tool, whereabouts) {
    const lines = unparsedResultsOf(tool);
    // By their reason: a thousand of a kind are said once.
    const known = new Map();
    return {
        push(finding, result) {
            const { presence, message } = finding;
            if (presence.kind !== 'present' || !lines.some((line) => isUnparsed(line, finding)))
                return;
            const { failures } = costOf('parsed', (0,log_raw/* listAt */.gT)(result, 'locations'), quote_quote(message), whereabouts);
            for (const failure of failures)
                if (!known.has(failure.reason))
                    known.set(failure.reason, failure);
        },
        failures: () => [...known.values()],
    };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-results.js





/**
 * Reads the results of a run one by one. Of each it keeps the finding only, and whether it tells of a
 * failure.
 */
function readResults(results, context) {
    const { name, scope, whereabouts, mostResults } = context;
    if (results === undefined) {
        const reason = `${name} has no list of results: its analysis did not begin`;
        return { findings: [], failures: [{ kind: 'scope', reason }], blamedFiles: [] };
    }
    const read = createResultReader(context);
    const findings = [];
    const blamedFiles = new Set();
    const unparsed = createUnparsedFiles(scope.tool, whereabouts);
    // By their reason: a thousand of a kind are said once.
    const failures = new Map();
    const hold = (kind, reason) => failures.set(reason, { kind, reason: `${name} ${reason}` });
    const oddities = { count: 0, first: 0 };
    let index = 0;
    for (const result of results) {
        if (index === mostResults) {
            hold('unread', `has more results than the limit: those from results[${index}] on were not read`);
            break;
        }
        if ((0,log_raw/* isObject */.Gv)(result)) {
            const { finding } = read(result, index);
            findings.push(finding);
            unparsed.push(finding, result);
            for (const doubt of doubtsOf(finding))
                failures.set(`${doubt.path} ${doubt.reason}`, doubt);
            if (finding.presence.kind === 'crash') {
                hold('scope', `reports that its engine broke (${finding.rule.id}): ${quote_quote(finding.message)}`);
                for (const path of namedFiles(finding.message, whereabouts.resolvePath))
                    blamedFiles.add(path);
            }
        }
        else {
            if (oddities.count === 0)
                oddities.first = index;
            oddities.count += 1;
        }
        index += 1;
    }
    if (oddities.count > 0) {
        hold('unread', `has ${oddities.count} results that are not objects, the first of them results[${oddities.first}]`);
    }
    return {
        findings,
        failures: [...failures.values(), ...unparsed.failures()],
        blamedFiles: [...blamedFiles],
    };
}
/** The files that a result may be in: it is not known of any of them that the result is gone from there. */
function doubtsOf({ place, presence }) {
    if (place.kind !== 'nowhere' || place.oneOf === undefined || presence.kind !== 'present')
        return [];
    const reason = `a result may be in it: ${place.reason}`;
    return place.oneOf.map((path) => ({ kind: 'file', path, reason }));
}

;// CONCATENATED MODULE: ./build/src/sarif/rule-catalogue.js



/**
 * The rules that ran, by all their ids, if the run lists them: only a list that names a rule without results
 * is one. Most tools list the rules that have results, so a rule that is missing there means nothing. A rule
 * that is listed as switched off (SARIF §3.50.2) did not run.
 *
 * @param reported the ids of the rules that have results.
 */
function toRuleCatalogue(tool, invocations, reported) {
    const listed = [tool.driver, ...tool.extensions].flatMap((component) => component.rules.items);
    if (listed.every((rule) => isKnown((0,log_raw/* textAt */.$6)(rule, 'id'), reported))) {
        return undefined;
    }
    const switched = switchesOf(tool, invocations);
    const ran = listed.filter((rule) => (switched.get(rule) ?? (0,log_raw.at)(rule, 'defaultConfiguration', 'enabled')) !== false);
    const ids = ran.flatMap((rule) => [(0,log_raw.at)(rule, 'id'), ...(0,log_raw/* listAt */.gT)(rule, 'deprecatedIds')]);
    return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(shortName)]);
}
/** Whether a listed rule has results, or no id to tell it by. */
function isKnown(id, reported) {
    return id === undefined || reported.has(shortName(id));
}
/**
 * What invocations say of rules by their overrides (§3.20.5); a rule that one of them switches on has run.
 */
function switchesOf(tool, invocations) {
    const switched = new Map();
    for (const override of invocations.flatMap((invocation) => (0,log_raw/* listAt */.gT)(invocation, 'ruleConfigurationOverrides'))) {
        const rule = findDescriptor(tool, 'rules', (0,log_raw.at)(override, 'descriptor'))?.descriptor;
        const enabled = (0,log_raw.at)(override, 'configuration', 'enabled');
        if (typeof enabled === 'boolean')
            switched.set(rule, enabled || switched.get(rule) === true);
    }
    return switched;
}

;// CONCATENATED MODULE: ./build/src/sarif/run-failures.js






/**
 * The failures that the invocations of a run tell (SARIF §3.20.14, §3.20.21-22). A notification of level
 * `error` means that the run failed, whatever `executionSuccessful` says. Where that is false and no
 * notification is an error, those of level `warning`, which is the default, explain it: PMD 7 gives its parse
 * errors no level. A failure that names files costs those files only; one that names none, and a failed
 * invocation that explains nothing, costs all.
 */
function toRunFailures(run) {
    const overrides = toLevelOverrides(run.tool, run.invocations, 'notifications');
    const found = run.invocations.map((invocation, index) => failuresOf(invocation, run, overrides[index]));
    return {
        failures: found.flatMap(({ failures }) => failures),
        warnings: found.flatMap(({ warnings }) => warnings),
    };
}
function failuresOf(invocation, run, overrides) {
    const failed = (0,log_raw.at)(invocation, 'executionSuccessful') === false;
    const notifications = [
        ...(0,log_raw/* listAt */.gT)(invocation, 'toolConfigurationNotifications'),
        ...(0,log_raw/* listAt */.gT)(invocation, 'toolExecutionNotifications'),
    ].map((notification) => toNotification(notification, run, overrides));
    const errors = notifications.filter(({ level }) => level === 'error');
    const warnings = notifications.filter(({ level }) => level === 'warning');
    const causes = errors.length > 0 || !failed ? errors : warnings;
    if (failed && causes.length === 0) {
        return {
            failures: [{ kind: 'scope', reason: `the analysis failed${exitOf(invocation)}` }],
            warnings: [],
        };
    }
    return {
        failures: causes.flatMap(({ failures }) => failures),
        warnings: causes.flatMap(({ elsewhere }) => elsewhere),
    };
}
function exitOf(invocation) {
    const words = (0,log_raw/* textAt */.$6)(invocation, 'processStartFailureMessage') ??
        (0,log_raw/* textAt */.$6)(invocation, 'exitCodeDescription') ??
        (0,log_raw/* textAt */.$6)(invocation, 'exitSignalName');
    return words === undefined ? '' : `: ${quote_quote(words)}`;
}
/** Reads a notification (§3.58): its level like that of a result, and what it costs if it is a failure. */
function toNotification(notification, run, overrides) {
    const reference = (0,log_raw.at)(notification, 'descriptor');
    const described = findDescriptor(run.tool, 'notifications', reference);
    const key = described?.descriptor ?? (0,log_raw/* textAt */.$6)(reference, 'id');
    const own = (0,log_raw.at)(notification, 'level');
    const words = toText((0,log_raw.at)(notification, 'message'), run.tool, described) ??
        (0,log_raw/* textAt */.$6)(notification, 'exception', 'message') ??
        (0,log_raw/* textAt */.$6)(reference, 'id') ??
        'the log does not say why';
    return {
        level: isLevel(own) ? own : (overrides?.get(key) ?? defaultLevel(key)),
        ...costOf('analyzed', (0,log_raw/* listAt */.gT)(notification, 'locations'), quote_quote(words), run.whereabouts),
    };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-run.js









/**
 * Reads one run: its results become findings one by one, and its invocations say how far it may be trusted.
 */
async function readRun(run, options) {
    const { index, again } = run;
    const reading = await readAll(run, options);
    // The run itself, and with it a log that was parsed, is let go.
    return { ...reading, details: (findings) => readDetails(index, again, options, findings) };
}
async function readAll(run, options) {
    const { context: raw } = run;
    const context = toRunContext(run.index, raw, options);
    const { tool, scope, whereabouts, invocations, name } = context;
    const external = toExternalProperties(raw, name);
    const catalogue = createFileCatalogue(whereabouts);
    catalogue.note(invocations);
    const { mostResults } = options;
    const { findings, failures, blamedFiles } = readResults(run.results, {
        ...context,
        mostResults,
    });
    catalogue.notePlaces(findings);
    if (catalogue.hasUnmentioned()) {
        for await (const value of run.mentions()) {
            catalogue.note(value);
            if (!catalogue.hasUnmentioned())
                break;
        }
    }
    const told = toRunFailures({ tool, invocations, whereabouts });
    const reported = new Set();
    for (const { rule } of findings)
        for (const id of reportedIds(rule))
            reported.add(id);
    return {
        scope,
        version: tool.version,
        findings,
        failures: [...external.failures, ...failures, ...told.failures],
        blamedFiles,
        rules: {
            listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
            catalogue: toRuleCatalogue(tool, invocations, reported),
        },
        files: catalogue.files(findings),
        listed: toListedFiles(whereabouts),
        warnings: [
            ...external.warnings,
            ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
            ...told.warnings.map((warning) => `${name}: ${warning}`),
        ],
    };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-analysis.js














/**
 * Most results of all logs together; twenty times what GitHub takes of one run (25,000). A finding takes some
 * 350 bytes of memory.
 */
const MOST_RESULTS = 500_000;
/** Tools of one log that are named in its line; some logs have a run for each file, or for each version. */
const read_analysis_MOST_NAMED = 10;
/**
 * Logs that are scanned at a time. One of them keeps a processor busy, while others are read or decompressed.
 */
const SIDE_BY_SIDE = 3;
/**
 * Reads all SARIF logs of this job. A log that cannot be read costs the others nothing: it is a failure of
 * the analysis, which keeps everything it might have proved from being called fixed.
 *
 * @throws ConfigurationError where the inputs name a tool otherwise than the logs
 */
async function readAnalysis(options) {
    const { patterns, directory, roots, temporaryFolder } = options;
    const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
    const found = await findLogs(patterns, directory, folders, options.isTracked);
    const readings = [];
    let room = MOST_RESULTS;
    for await (const { log, raw } of scanLogs(found.logs, options)) {
        const reading = await readOne(log, raw, options, room).catch((error) => refused(log, toSentence(error)));
        room -= reading.summary.results;
        readings.push(reading);
        options.progress?.(toProgress(reading));
    }
    const runs = readings.flatMap((reading) => reading.runs);
    const tools = { named: options.tools, silent: options.silentTools ?? [] };
    const misnamed = describeMisnamedTools(tools, runs.map(({ scope }) => scope));
    if (misnamed !== undefined)
        throw new errors/* ConfigurationError */.j1(misnamed);
    const unread = [...notFound(found, options), ...readings.flatMap(({ summary }) => summary.error ?? [])];
    const told = {
        failures: unread,
        warnings: [...passedOver(found), ...readings.flatMap((reading) => reading.warnings)],
        wide: found.wide,
        tools,
        category: options.category,
        trust: options.trustIncomplete ? 'complete' : 'as the log says',
    };
    const isEmpty = unread.length === 0 && runs.length === 0 && !isSilenceProof(told);
    return {
        findings: runs.flatMap((run) => ofTools(run, tools)),
        completeness: toCompleteness({
            ...told,
            runs: runs.filter(({ scope }) => (0,tools_of_job/* isOfJob */.d)(tools, scope.tool)),
            failures: isEmpty ? [describeEmpty(readings)] : unread,
        }),
        logs: readings.map((reading) => reading.summary),
        tools: toTools(runs),
        details: (findings) => read_analysis_readDetails(runs, findings),
    };
}
/** The findings of a run; where its tool is none of the job's, as ones that nobody looks at. */
function ofTools({ scope, findings }, tools) {
    if ((0,tools_of_job/* isOfJob */.d)(tools, scope.tool))
        return findings;
    return findings.map((finding) => finding.presence.kind === 'present' || finding.presence.kind === 'suppressed'
        ? { ...finding, presence: { kind: 'other-tool' } }
        : finding);
}
/** Nothing was read that an analyzer ran at all. */
function describeEmpty(readings) {
    const names = (0,first_few/* firstFew */.D)(readings.map(({ summary }) => summary.name), read_analysis_MOST_NAMED);
    return `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or name the tools that do not in \`silent-tools\`, and the files in \`sarif-file\`.`;
}
/** Hands out logs in their order, and scans the next ones meanwhile. */
async function* scanLogs(logs, { progress }) {
    const scans = [];
    for (const [index, log] of logs.entries()) {
        while (scans.length < Math.min(logs.length, index + SIDE_BY_SIDE)) {
            const next = logs[scans.length];
            if (next !== undefined)
                scans.push((0,begun/* begun */.q)(readLog(next, { progress }).catch(toSentence)));
        }
        const raw = await scans[index];
        // What was read of a log goes with its runs.
        delete scans[index];
        if (raw !== undefined)
            yield { log, raw };
    }
}
async function read_analysis_readDetails(runs, findings) {
    const detailed = new Map();
    const wanted = new Set(findings);
    for (const run of runs) {
        const own = run.findings.filter((finding) => wanted.has(finding));
        if (own.length === 0)
            continue;
        for (const [finding, more] of await run.details(own))
            detailed.set(finding, more);
    }
    return detailed;
}
async function readOne(log, raw, options, room) {
    const { name } = log;
    if (typeof raw === 'string')
        return refused(log, raw);
    const spelling = { encoded: false, doubted: false };
    const accepted = acceptLog(raw);
    let reading = await readRuns(name, accepted, options, room, spelling);
    // It told too late how it writes its addresses: nothing that was resolved before that counts.
    if (spelling.doubted && spelling.encoded)
        reading = await readRuns(name, acceptLog(await readLog(log)), options, room, { ...spelling });
    const { runs, summary } = reading;
    const held = options.foreignPaths === 'allow' ? { runs, warnings: [] } : holdForeignLog(name, runs);
    return { summary, runs: holdBlamedFiles(held.runs), warnings: [...accepted.warnings, ...held.warnings] };
}
async function readRuns(name, log, { category, tree, roots }, room, spelling) {
    const runs = [];
    let results = 0;
    let error;
    for (const run of log.runs) {
        const { context } = run;
        if ((0,log_raw/* isObject */.Gv)(context)) {
            const mostResults = room - results;
            const reading = await readRun(run, { log: name, category, tree, roots, spelling, mostResults });
            results += reading.findings.length;
            runs.push(reading);
        }
        else {
            // Nobody knows of which tool it would be, so it counts like a log that cannot be read.
            error ??= `${name} has a run that is not an object, runs[${run.index}]: let the analyzer write it again.`;
        }
    }
    return { runs, summary: { name, results, runs: runs.length, ...(error === undefined ? {} : { error }) } };
}
/** What is left of a log that was refused: nothing of it counts, whatever was read before. */
function refused({ name }, error) {
    return { summary: { name, results: 0, runs: 0, error }, runs: [], warnings: [] };
}
function toSentence(error) {
    if (error instanceof errors/* IncompleteError */.j$)
        return error.message;
    throw error;
}
function notFound(found, { patterns }) {
    const excess = found.excess === undefined ? [] : [found.excess];
    if (patterns.every((pattern) => pattern.trim() === '')) {
        return ['No SARIF log was found: `sarif-file` is empty, name the logs of this job there.'];
    }
    const missing = found.unmatched.map(({ pattern, kind }) => {
        const what = kind === 'folder'
            ? `the folder ${pattern}, and there is none in it (.sarif, .sarif.gz; name a .json log itself, or by a glob)`
            : `${pattern}, and there is none`;
        return `No SARIF log was found: \`sarif-file\` names ${what}. Run the analyzer before this step, or correct the name.`;
    });
    const outside = found.outside.map((name) => `\`sarif-file\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`);
    const { named, passedOver: others } = found.tracked;
    const tracked = found.logs.length === 0 ? [...named, ...others] : named;
    return [...missing, ...outside, ...describeTracked(tracked), ...excess];
}
/** What a folder or a glob has beside logs that were read. */
function passedOver({ logs, tracked }) {
    return logs.length === 0 ? [] : describeTracked(tracked.passedOver);
}
function describeTracked(names) {
    if (names.length === 0)
        return [];
    const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
    return [
        `${(0,first_few/* firstFew */.D)(names, read_analysis_MOST_NAMED)} ${is} part of the commit, so that no analyzer need have written ${them}, and ${was} not read: have the analyzer write to a path that git does not track; set \`tracked-logs\` to allow if this is intended.`,
    ];
}
function toProgress({ summary, runs }) {
    if (summary.error !== undefined)
        return summary.error;
    const tools = toTools(runs).map(({ name, version }) => quote_quote(version === undefined ? name : `${name} ${version}`));
    const of = tools.length === 0 ? '' : ` of ${(0,first_few/* firstFew */.D)(tools, read_analysis_MOST_NAMED)}`;
    return `${summary.name}: ${summary.results} ${summary.results === 1 ? 'result' : 'results'}${of}`;
}
function toTools(runs) {
    const versions = new Map();
    for (const { scope, version } of runs) {
        const known = versions.get(scope.tool);
        if (known === undefined)
            versions.set(scope.tool, new Set([version]));
        else
            known.add(version);
    }
    return [...versions].flatMap(([name, own]) => [...own].map((version) => (version === undefined ? { name } : { name, version })));
}

;// CONCATENATED MODULE: ./build/src/review/lines-of-offset.js

/**
 * Makes what tells the lines of parts of a file: undefined where the file ends before the part. A byte order
 * mark is no character (SARIF §3.30.2), but its bytes count (§3.30.3). The end of the file is on its last
 * line (example 8 there).
 */
function createOffsetLines(content) {
    const text = decode(content);
    const units = {
        characters: { length: text.length, ends: endsIn(text) },
        bytes: {
            length: content.length,
            ends: utf16Of(content) !== undefined ? bytesOf(endsIn(text)) : endsIn(content),
        },
    };
    return ({ unit, start, end }) => {
        const { length, ends } = units[unit];
        if (start > length || length === 0)
            return undefined;
        const first = Math.min(start, length - 1);
        const last = Math.max(first, Math.min(end, length) - 1);
        return { startLine: 1 + countUpTo(ends, first), endLine: 1 + countUpTo(ends, last) };
    };
}
/** Where lines begin, but for the first one. */
function endsIn(text) {
    const ends = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        ends.push(at + 1);
    return ends;
}
/** Of UTF-16, behind its mark. */
function bytesOf(units) {
    return units.map((unit) => 2 + 2 * unit);
}
/** How many of these numbers, which go up, are at most this one. */
function countUpTo(numbers, most) {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((numbers[middle] ?? 0) <= most)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

// EXTERNAL MODULE: ./build/src/diff/hunk-span.js
var hunk_span = __webpack_require__(7130);
// EXTERNAL MODULE: ./build/src/diff/line-map.js
var line_map = __webpack_require__(8508);
;// CONCATENATED MODULE: ./build/src/diff/committed-line.js


/**
 * Finds a line of the working tree in the commit, by the hunks of its file from the commit to the working
 * tree.
 */
function toCommittedLine(hunks, line) {
    const same = (0,line_map/* mapLineBackward */.GN)(hunks, line);
    if (same !== undefined)
        return { kind: 'same', line: same };
    const { before } = (0,hunk_span/* hunksAround */.fg)(hunks, line, hunk_span/* newSpan */.Bg);
    const { oldStart = 0, oldLines = 0 } = before ?? {};
    return oldLines === 0
        ? { kind: 'added', after: oldStart }
        : { kind: 'replacing', first: oldStart, last: oldStart + oldLines - 1 };
}
/** Finds a place of the working tree in the commit; its first line decides. */
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
/**
 * Whether the working tree has another text in place of a committed line; of a whole file, line 0: whether it
 * has another text anywhere.
 */
function isRewritten(hunks, line) {
    return line === 0 ? hunks.length > 0 : (0,line_map/* mapLineForward */.IT)(hunks, line) === undefined;
}

;// CONCATENATED MODULE: ./build/src/review/with-findings.js
/**
 * An analysis with other findings in place of its own, whose details are still read by those that the log
 * has.
 *
 * @param replace gives the finding itself where it stays
 * @param complete gives a finding that was put in place its details
 */
function withFindings(analysis, replace, complete) {
    const writtenOf = new Map();
    const findings = analysis.findings.map((written) => {
        const finding = replace(written);
        if (finding !== written)
            writtenOf.set(finding, written);
        return finding;
    });
    return {
        ...analysis,
        findings,
        async details(wanted) {
            const details = await analysis.details(wanted.map((finding) => writtenOf.get(finding) ?? finding));
            return new Map(wanted.flatMap((finding) => {
                const detailed = details.get(writtenOf.get(finding) ?? finding);
                return detailed === undefined ? [] : [[finding, complete(finding, detailed)]];
            }));
        },
    };
}

;// CONCATENATED MODULE: ./build/src/review/place-on-commit.js



/** Names of files in a warning; more are counted. */
const place_on_commit_MOST_NAMED = 10;
/** The files in which an analysis has findings. */
function filesOf({ findings }) {
    return new Set(findings.flatMap(({ presence, place }) => (isReal(presence) ? (place.path ?? []) : [])));
}
/**
 * An analysis of the working tree as one of the commit: findings, related places and data flows stand at the
 * lines of the commit. Fixes are left out of files that differ, since they were made for another text, and a
 * warning names these files. Columns stay: they only tell results apart.
 */
function placeOnCommit(analysis, { hunks, unread }) {
    const warnings = [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
    if (warnings.length === 0)
        return analysis;
    const { completeness } = analysis;
    const placed = withFindings(analysis, (written) => {
        const own = hunks.get(written.place.path ?? '');
        if (own === undefined || !isReal(written.presence))
            return written;
        const place = toCommittedPlace(own, written.place);
        const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
        const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
        return { ...written, place, ...(isMoved ? { loggedLine: line } : {}) };
    }, (finding, detailed) => placeDetails(finding, detailed, hunks));
    return { ...placed, completeness: { ...completeness, warnings: [...completeness.warnings, ...warnings] } };
}
/** Whether a result is a finding of this run, be it one that is suppressed or ignored. */
function isReal({ kind }) {
    return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}
function placeDetails(finding, detailed, hunks) {
    const { related, flow, fixes, ...rest } = detailed;
    const { place } = finding;
    return {
        ...rest,
        place,
        ...(related && { related: placeTrail(related, hunks) }),
        ...(flow && { flow: placeTrail(flow, hunks) }),
        ...(fixes && !hunks.has(place.path ?? '') && { fixes }),
    };
}
function placeTrail({ first, omitted, last }, hunks) {
    const place = (step) => placeStep(step, hunks);
    return { first: first.map(place), omitted, last: last.map(place) };
}
/** A step on lines that are not committed keeps its file. */
function placeStep({ line, ...step }, hunks) {
    if (line === undefined)
        return step;
    const found = toCommittedLine(hunks.get(step.path ?? '') ?? [], line);
    switch (found.kind) {
        case 'same':
            return { ...step, line: found.line };
        case 'replacing':
            return { ...step, line: found.first };
        case 'added':
            return step;
    }
}
function describeChanged(paths) {
    if (paths.length === 0)
        return [];
    return [
        `the working tree differs from the analyzed commit in ${countFiles(paths)} with findings: ${(0,first_few/* firstFew */.D)(paths, place_on_commit_MOST_NAMED)}; ` +
            'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed',
    ];
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    return [
        `${countFiles(paths)} with findings could not be compared with the analyzed commit: ${(0,first_few/* firstFew */.D)(paths, place_on_commit_MOST_NAMED)}; ` +
            'lines of findings there are taken to be those of the commit: let this step read the files, and check out with all objects',
    ];
}
function countFiles({ length }) {
    return length === 1 ? '1 file' : `${length} files`;
}

;// CONCATENATED MODULE: ./build/src/review/place-offsets.js





/**
 * An analysis whose findings stand on lines also where the log has offsets alone (SARIF §3.30.4): the file
 * that was analyzed tells, as it lies in the working tree, where line ends and encoding may be others than in
 * the commit; else as it was committed. In a file that is changed they stay without a place, since the
 * offsets are those of another text.
 *
 * @param root absolute path of the top folder
 */
async function placeOffsets(analysis, { hunks, unread }, git, { root, head }) {
    const paths = new Set(analysis.findings.flatMap(({ presence, place }) => isReal(presence) && 'offset' in place ? (place.path ?? []) : []));
    for (const path of [...hunks.keys(), ...unread])
        paths.delete(path);
    if (paths.size === 0)
        return analysis;
    const texts = openTexts(git);
    await texts.read([...paths].map((path) => ({ commit: head, path })));
    const linesIn = new Map();
    for (const path of paths) {
        const content = (await readWorkingFile(root, path)) ?? texts.content(head, path);
        if (content !== undefined)
            linesIn.set(path, createOffsetLines(content));
    }
    return withFindings(analysis, (written) => {
        const place = place_offsets_toLines(written.place, linesIn);
        return place === undefined ? written : { ...written, place };
    }, (finding, detailed) => ({ ...detailed, place: finding.place }));
}
function place_offsets_toLines(place, linesIn) {
    if (place.kind !== 'nowhere' || place.offset === undefined || place.path === undefined)
        return undefined;
    const { path, offset } = place;
    const lines = linesIn.get(path)?.(offset);
    return lines === undefined ? undefined : { kind: 'lines', path, ...lines };
}

;// CONCATENATED MODULE: ./build/src/review/analyze.js













/**
 * Reads the logs that the inputs name, over the tree that was analyzed, and judges them: whoever asks gets
 * the same answer. Its prose holds none of our secrets. Without a checkout no path is a file.
 */
async function analyze(inputs, checkout, world) {
    const { git, directory, workspaces, temporaryFolder, progress } = world;
    const entries = checkout === undefined ? [] : await readTree(git, checkout.head);
    const root = checkout?.root ?? directory;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,external_node_path_.resolve)(directory, inputs['working-directory']), ...(world.spelledFolders ?? [])];
    const read = await readAnalysis({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        silentTools: inputs['silent-tools'],
        trustIncomplete: inputs['trust-incomplete'],
        // Without a checkout nothing is of it.
        foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
        ...(checkout !== undefined &&
            inputs['tracked-logs'] === 'refuse' && {
            isTracked: trackedPaths(entries, [root, await (0,promises_.realpath)(root)], 
            // git itself takes no file of this name into a commit.
            (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: toTree(entries),
        roots: await spellRoots({ root, prefix, spelled, workspaces }),
        temporaryFolder,
        ...(progress === undefined ? {} : { progress }),
    });
    const workingTree = openWorkingTree(git, root, entries);
    const changes = await workingTree.changesIn(filesOf(read));
    const placed = checkout === undefined ? read : await placeOffsets(read, changes, git, checkout);
    const committed = placeOnCommit(placed, changes);
    const analysis = hideSecrets(committed, (text) => world.redact(text));
    const warnings = findDegenerateFingerprints(analysis.findings).map(describeDegenerateFingerprint);
    let paths;
    const hasFile = (path) => {
        paths ??= new Set(entries.map((entry) => entry.path));
        return paths.has(path);
    };
    return { analysis: { ...analysis, warnings }, workingTree, hasFile };
}

;// CONCATENATED MODULE: ./build/src/git/shallow.js

/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
async function isShallow(git) {
    return ((await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}

;// CONCATENATED MODULE: ./build/src/git/fetch-commits.js


/**
 * Fetches commits by their ids from the remote that is named, else from `origin`, else from the first one.
 * Returns the reasons for those that did not come. Writes objects only, no ref and no setting. When `signal`
 * fires, the rest is given up with that reason.
 *
 * A shallow repository gets the bare commits (`--depth=1`). That cuts nothing: git marks only the fetched
 * commits as having no parents, while any greater depth would be counted from them and could shorten the
 * history that is there. A full repository gets them with their history; a depth would make it shallow.
 */
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await isShallow(git)) ? ['--depth=1'] : []);
    const reasons = new Map();
    const groups = [shas];
    for (const group of groups) {
        const failure = await fetchGroup(git, args, group, signal);
        if (failure === undefined)
            continue;
        for (const sha of failure.blamed)
            reasons.set(sha, failure.reason);
        const rest = group.filter((sha) => !failure.blamed.includes(sha));
        if (failure.blamed.length === 0)
            groups.push(...rest.map((sha) => [sha]));
        else if (rest.length > 0)
            groups.push(rest);
    }
    return reasons;
}
/** The remote that commits are fetched from: `origin`, else the first one. */
async function chooseRemote(git) {
    const names = (await gitOutput(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
    return names.includes('origin') ? 'origin' : names[0];
}
function fetchArguments(remote, depth) {
    return [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-prune',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-auto-maintenance',
        '--stdin',
        ...depth,
        '--end-of-options',
        remote,
    ];
}
/**
 * One fetch. One id that the remote refuses fails all of it, and is named in the message as a rule; where
 * none is named, nobody is to blame, and each has to be tried alone.
 */
async function fetchGroup(git, args, group, signal) {
    try {
        const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return undefined;
        const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        return { reason: gitReason(result), blamed: group.length === 1 ? group : named };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { reason: 'the remote did not answer in time', blamed: group };
    }
}

;// CONCATENATED MODULE: ./build/src/git/commits.js



/**
 * All fetches of one call share it. A remote sends single commits of a large repository in well under a
 * minute.
 */
const FETCH_TIME_LIMIT_MS = 120_000;
/**
 * Says of each id whether its commit is at hand, after fetching by id what is not. One bad id never costs the
 * others, and a remote that fails is a reason, not an error. `signal` bounds the fetches. `remote` is where
 * they come from, `origin` or the first one where it is not named.
 */
async function ensureCommits(git, shas, signal = AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote) {
    const wanted = [...new Set(shas)];
    const types = new Map(await readTypes(git, wanted.filter(isSha)));
    const absent = wanted.filter((sha) => isSha(sha) && !types.has(sha));
    const reasons = absent.length === 0 ? new Map() : await fetchCommits(git, absent, signal, remote);
    // What counts is what is there now, not what a fetch said of itself.
    for (const [sha, type] of await readTypes(git, absent))
        types.set(sha, type);
    return new Map(wanted.map((sha) => [sha, commits_toPresence(sha, types.get(sha), reasons.get(sha))]));
}
function commits_toPresence(sha, type, reason) {
    if (type === 'commit')
        return 'present';
    if (type !== undefined)
        return { missing: `it is the id of a ${type}, not of a commit` };
    if (!isSha(sha))
        return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
    return { missing: reason ?? 'the remote did not send it' };
}
/** Those of the ids that are commits at hand; fetches nothing. */
async function presentCommits(git, shas) {
    const types = await readTypes(git, [...shas].filter(isSha));
    return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}
async function readTypes(git, shas) {
    const headers = await readHeaders(git, shas);
    const types = new Map();
    for (const [index, sha] of shas.entries()) {
        const header = headers[index];
        if (header !== undefined)
            types.set(sha, header.type);
    }
    return types;
}
/**
 * Trees and parents of commits, from one process. What is not at hand, or is no commit, is not in the map.
 */
async function describeCommits(git, shas) {
    const wanted = [...new Set(shas)].filter(isSha);
    const objects = await readObjects(git, wanted);
    const described = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type === 'commit')
            described.set(sha, parseCommit(object.content));
    }
    return described;
}
/** The header ends at the first empty line; what follows is the author's. A signature in it is indented. */
function parseCommit(content) {
    const header = content.toString('latin1').split('\n\n', 1)[0] ?? '';
    const ids = (key) => header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
    return { tree: ids('tree')[0] ?? '', parents: ids('parent') };
}

;// CONCATENATED MODULE: ./build/src/git/ancestry.js




/**
 * Whether `a` is `b` or an ancestor of it; `unknown` when the answer may lie in history that is not at hand.
 *
 * In a shallow repository git acts as if the commits at the boundary had no parents, also where the parents
 * are there (a commit fetched by its id on top of the one that was checked out). The commits themselves still
 * name them, so the walk goes on from those.
 */
async function isAncestor(git, a, b) {
    const ancestor = requireSha(a);
    const tips = new Set([requireSha(b)]);
    const shallow = await isShallow(git);
    let answer = false;
    // A Set hands out what is added while it is walked.
    for (const tip of tips) {
        const { status } = await git(['merge-base', '--is-ancestor', '--end-of-options', ancestor, tip]);
        if (status === 0)
            return true;
        if (status !== 1)
            return 'unknown';
        if (!shallow)
            return false;
        const parents = await hiddenParents(git, tip);
        const present = await presentCommits(git, parents);
        if (present.size < parents.size)
            answer = 'unknown';
        for (const parent of present)
            tips.add(parent);
    }
    return answer;
}
/** The parents of those commits below `tip` that git shows without any. */
async function hiddenParents(git, tip) {
    const roots = await gitOutput(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
}

;// CONCATENATED MODULE: ./build/src/git/merge-tree.js






/** What the machine may have set otherwise; the first keeps drivers out, which are programs. */
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];
/** git's status for options that it does not know: `--write-tree` came with 2.38. */
const UNKNOWN_OPTION = 129;
/**
 * Merges two commits as a service does: in a bare repository of its own, which has the objects of the
 * checkout, and neither its settings nor its attributes. In the checkout `.gitattributes` would count
 * (`*.lock -merge` makes a conflict of what merges cleanly). Writes nothing to the checkout.
 */
async function mergeTree(git, ours, theirs) {
    const commits = [requireSha(ours), requireSha(theirs)];
    const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
    const common = (await gitOutput(git, place)).toString('utf8').replace(/\n$/, '');
    // A git before 2.31 does not know this option, and repeats it.
    if (common.startsWith('--'))
        return { kind: 'git-too-old' };
    const bare = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-merge-'));
    try {
        const format = ours.length === 64 ? 'sha256' : 'sha1';
        await gitOutput(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
        // In quotes a path may hold anything.
        await (0,promises_.writeFile)((0,external_node_path_.join)(bare, 'objects/info/alternates'), `${JSON.stringify((0,external_node_path_.join)(common, 'objects'))}\n`);
        if (await isShallow(git))
            await (0,promises_.copyFile)((0,external_node_path_.join)(common, 'shallow'), (0,external_node_path_.join)(bare, 'shallow'));
        const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
        const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
        const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
        if (status === 0)
            return { kind: 'clean', tree: stdout.toString('latin1').trim() };
        if (status === UNKNOWN_OPTION)
            return { kind: 'git-too-old' };
        return { kind: status === 1 ? 'conflict' : 'not-at-hand' };
    }
    finally {
        await (0,promises_.rm)(bare, { recursive: true, force: true });
    }
}

;// CONCATENATED MODULE: ./build/src/git/relate-to.js




/** Tells how `commit` is related to the head of the change; both have to be at hand. Fetches nothing. */
async function relateTo(change, commit, git) {
    const { head, named } = change;
    if (commit === head)
        return 'head';
    const facts = await describeCommits(git, [commit, head]);
    const [ours, theirs] = [facts.get(commit), facts.get(head)];
    if (ours === undefined || theirs === undefined)
        return 'unknown';
    if (ours.tree === theirs.tree)
        return 'same-tree';
    if (isMerge(ours) && ours.parents.includes(head))
        return relateMerge(change, commit, ours, git);
    if ((await isAncestor(git, head, commit)) === true)
        return 'later';
    if (named?.head === commit || named?.testMerge === commit) {
        return named.previousHead === head ? 'later' : 'replaced';
    }
    return relateEarlier(change, commit, ours, git);
}
/**
 * A merge of the head shows the change together with something else, which anybody may have made up: nothing
 * but CI's own word, or the tree, proves that it is the target branch.
 */
async function relateMerge(change, commit, { tree, parents }, git) {
    const { head, named } = change;
    if (named?.testMerge === commit && named.head === head)
        return 'test-merge';
    const relation = await compareMerge(change, tree, parents, git);
    // The target was merged into the change, and the service still shows the head from before.
    return relation !== 'clean-merge' && named?.head === commit ? 'later' : relation;
}
async function compareMerge(change, tree, parents, git) {
    const [first = '', second = '', ...more] = parents;
    if (more.length > 0)
        return 'merge-with-other';
    const onTarget = await isOnTarget(change, first === change.head ? second : first, git);
    if (onTarget !== true)
        return onTarget === 'unknown' ? 'merge-not-at-hand' : 'merge-with-other';
    const merged = await mergeTree(git, first, second);
    if (merged.kind === 'git-too-old' || merged.kind === 'not-at-hand')
        return `merge-${merged.kind}`;
    return merged.kind === 'clean' && merged.tree === tree ? 'clean-merge' : 'altered-merge';
}
/**
 * Whether it is the base, an ancestor of it, or on the branch that the event of this very head names as its
 * target.
 */
async function isOnTarget({ base, head, named }, commit, git) {
    const inBase = await isAncestor(git, commit, base);
    if (inBase === true || named?.head !== head || named.targetBranch === undefined)
        return inBase;
    const remote = await chooseRemote(git);
    const tip = await git([
        'show-ref',
        '--verify',
        '--hash',
        '--',
        `refs/remotes/${remote}/${named.targetBranch}`,
    ]);
    if (tip.status !== 0)
        return inBase;
    const inTarget = await isAncestor(git, commit, tip.stdout.toString('latin1').trim());
    return inTarget === false ? inBase : inTarget;
}
/** Jobs for pull requests check out a merge, which no later commit stands on. */
async function relateEarlier(change, commit, description, git) {
    const relation = await findBetween(change, commit, git);
    if (relation !== 'other')
        return relation;
    for (const parent of isMerge(description) ? description.parents : []) {
        const ofParent = await findBetween(change, parent, git);
        if (ofParent === 'earlier' || ofParent === 'unknown')
            return ofParent;
    }
    return 'other';
}
async function findBetween({ base, head }, commit, git) {
    const inBase = await isAncestor(git, commit, base);
    if (inBase === true)
        return 'on-target';
    const inHead = await isAncestor(git, commit, head);
    if (inHead !== true)
        return inHead === false ? 'other' : 'unknown';
    // Where history ends, what stands on the base cannot be in it.
    return inBase === false || (await isAncestor(git, base, commit)) === true ? 'earlier' : 'unknown';
}
function isMerge({ parents }) {
    return parents.length > 1;
}

// EXTERNAL MODULE: ./build/src/http/retry.js + 1 modules
var retry = __webpack_require__(3732);
;// CONCATENATED MODULE: ./build/src/review/cover.js
/**
 * Whether a run that analyzed one commit speaks for a change that shows another. It does for a merge only
 * where the merge is CI's own, or git makes the same of the head and the target branch; and never for what
 * the head is a merge of.
 *
 * @param noun what a change is called on its service
 */
function cover(analyzed, head, relation, noun) {
    const checkOut = `check out the head of the ${noun}`;
    const [ours, theirs] = [analyzed.slice(0, 7), head.slice(0, 7)];
    const both = `the analyzed commit ${ours} and the ${noun}'s head ${theirs}`;
    const merge = `the analyzed commit ${ours} is a merge of the ${noun}'s head ${theirs}`;
    const other = (reason) => ({ kind: 'other', reason });
    switch (relation) {
        case 'head':
        case 'same-tree':
        case 'test-merge':
        case 'clean-merge':
            return { kind: 'covers' };
        case 'earlier':
            return { kind: 'superseded', reason: `the ${noun} has moved on: ${both}` };
        case 'replaced':
            return {
                kind: 'superseded',
                reason: `the ${noun} has moved on: the analyzed commit ${ours} was the head of this change, and the ${noun}'s head is ${theirs}`,
            };
        case 'later':
            return {
                kind: 'behind',
                reason: `the ${noun} has not caught up: ${both}, which it stands on; run again once the ${noun} shows it`,
            };
        case 'merge-with-other':
            return other(`${merge} with a commit that is not known to be on the target branch: ${checkOut}`);
        case 'altered-merge':
            return other(`${merge}, but its files are not those that git makes of the two: ${checkOut}`);
        case 'merge-git-too-old':
            return other(`${merge}; the event of this run does not name it, and this git cannot tell what belongs into it: ${checkOut}, or install git 2.38 or later`);
        case 'merge-not-at-hand':
            return other(`${merge}, and this checkout lacks what would tell what belongs into it: ${checkOut}, or check out with full history (fetch-depth: 0)`);
        case 'on-target':
            return other(`you analyzed ${ours}, which is on the target branch: ${checkOut} (\`ref:\`)`);
        case 'unknown':
            return other(`${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`);
        case 'other':
            return other(`${both} are different versions: ${checkOut}`);
    }
}

;// CONCATENATED MODULE: ./build/src/review/find-commits.js





const REMEDY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab) or allow fetching commits by id';
/**
 * Finds base and head: the inputs, else the current diff of the change; makes sure that git has them; and
 * tells whether the analyzed commit is the one that the change shows. Waits up to `ready-timeout` for the
 * diff, and for a change that still shows an older commit, as it does shortly after a push; a dry run does
 * not wait for that.
 */
async function findCommits(inputs, analyzed, world) {
    const until = world.now() + inputs['ready-timeout'] * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(inputs, analyzed, until, world);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || world.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        world.progress(`Waiting for the ${nounOf(world)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await world.sleep(Math.min((0,retry/* jitter */.p)(tries, world.random()), left));
    }
}
async function findOnce(inputs, analyzed, until, world) {
    const { review } = world;
    const given = review.diff;
    const shown = review.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(review.service, given === undefined, until, world);
    const { base, head } = shown;
    const noun = nounOf(world);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            reason: `the ${noun}'s diff was not computed within ${inputs['ready-timeout']} s (input ready-timeout)`,
        };
    }
    // Where the change is on a service it may well be empty, and settles its threads.
    if (review.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
        throw new errors/* ConfigurationError */.j1('Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.');
    }
    const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
    const presence = await ensureCommits(world.git, [analyzed, ...shas]);
    if (head !== null && presence.get(head) === 'present') {
        const named = analyzed === head ? undefined : await world.namedChange?.();
        const relation = await relateTo({ base: pinned.base, head, named }, analyzed, world.git);
        const covering = cover(analyzed, head, relation, noun);
        if (covering.kind === 'covers' && analyzed !== head) {
            world.progress(`The analyzed commit ${analyzed.slice(0, 7)} is not the ${noun}'s head ${head.slice(0, 7)}, but ` +
                `${relation === 'same-tree' ? 'has the same tree' : 'the merge of it with the target branch'}: findings are mapped to the lines of the head`);
        }
        if (covering.kind === 'superseded')
            return covering;
        if (covering.kind === 'behind')
            return { ...covering, head };
        if (covering.kind === 'other')
            return { kind: 'unavailable', covers: false, reason: covering.reason };
    }
    for (const sha of shas) {
        const state = presence.get(sha);
        if (state !== undefined && state !== 'present') {
            const reason = `commit ${sha} could not be fetched (${state.missing}): ${REMEDY}`;
            return { kind: 'unavailable', reason, covers: sha !== head };
        }
    }
    return { kind: 'found', commits: { analyzed, ...pinned }, shown };
}
function nounOf({ review }) {
    return review.kind === 'commits' ? 'change' : review.service.noun;
}
/** Reads the change, and where its diff is needed waits for it without writing anything. */
async function readShown(service, needsDiff, until, world) {
    const { now, sleep, random, progress } = world;
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - now();
        if (ready || !needsDiff || left <= 0 || world.stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,retry/* jitter */.p)(tries, random()), left));
    }
}

// EXTERNAL MODULE: ./build/src/configuration/configuration.js
var configuration = __webpack_require__(6130);
;// CONCATENATED MODULE: ./build/src/git/branch-tip.js


/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;
/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && isSha(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: gitReason(result) };
        // Signs of a glob in a name stand for others too.
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && isSha(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}

;// CONCATENATED MODULE: ./build/src/git/file-of-commit.js




/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
async function filesOfCommits(git, shas, path) {
    const headers = await readHeaders(git, shas.map((sha) => `${requireSha(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await gitOutput(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
/** The content of a file. Throws `IncompleteError` where git does not have it. */
async function readBlob(git, id) {
    const [object] = await readObjects(git, [id]);
    if (object?.type !== 'blob')
        throw new errors/* IncompleteError */.j$(`git does not have the blob ${id}`);
    return object.content;
}

;// CONCATENATED MODULE: ./build/src/git/repository-name.js
/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
function repositoryName(address) {
    return address
        .trim()
        .toLowerCase()
        .replace(/^[a-z+]+:\/\//u, '')
        .replace(/^[^@/]*@/u, '')
        .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
        .replace(/(?<!\/)\/+$/u, '')
        .replace(/\.git$/u, '');
}

;// CONCATENATED MODULE: ./build/src/git/find-remote.js

/** A remote, and what it is called only because somebody called it so: `origin` may be anybody's fork. */
const URL_OF_REMOTE = '^remote\\..*\\.url$';
/**
 * Name of the remote that a checkout fetches this repository from; undefined where it has none. The address
 * as it is configured decides, and not what `insteadOf` of this machine makes of it.
 *
 * @param addresses of one repository, over whatever protocols
 */
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        // git fetches from the first address of a remote.
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/review/find-configuration.js







/**
 * The configuration that no change bends for itself: that of the tip of the default branch, where the service
 * says which repository the change belongs to and the checkout has a remote for it; else of the base of the
 * change. For two commits on a laptop it is that of the working tree.
 *
 * @param service undefined where two commits alone are reviewed
 * @param root absolute path of the top folder
 */
function openConfiguration({ git, onLaptop, progress }, service, root) {
    if (service === undefined) {
        return onLaptop ? () => ofWorkingTree(root, progress) : (commits) => ofCommits(git, undefined, commits);
    }
    // Service and remote are asked while the logs are read.
    const tip = (0,begun/* begun */.q)(findTip(git, service));
    return async (commits) => ofCommits(git, await tip, commits);
}
/** Names of remotes prove nothing: a workflow may have checked out the fork of whoever wrote the change. */
async function findTip(git, service) {
    const repository = await service.targetRepository?.();
    if (repository === undefined)
        return undefined;
    const { addresses, defaultBranch: branch } = repository;
    const remote = await findRemote(git, addresses);
    return remote === undefined ? undefined : { remote, branch, tip: await readBranchTip(git, remote, branch) };
}
async function ofWorkingTree(root, progress) {
    const content = await readWorkingFile(root, configuration/* CONFIGURATION_FILE */.o);
    if (content === undefined)
        return { kind: 'found', configuration: configuration/* NO_CONFIGURATION */.h, warnings: [] };
    progress(`${configuration/* CONFIGURATION_FILE */.o} is read from the working tree; in CI that of the default branch counts`);
    const reading = await find_configuration_parse(content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: configuration/* NO_CONFIGURATION */.h, warnings: [], fault: reading.fault };
}
async function ofCommits(git, named, { base, head }) {
    const source = named === undefined ? 'the base of this change' : named.branch;
    if (named !== undefined && 'missing' in named.tip)
        return unknown(source, named.tip.missing);
    const sha = named !== undefined && 'sha' in named.tip ? named.tip.sha : base;
    const presence = (await ensureCommits(git, [sha], undefined, named?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await filesOfCommits(git, [sha, base, head], configuration/* CONFIGURATION_FILE */.o);
    const reading = await read(git, own);
    const isChanged = before?.id !== after?.id;
    const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
    return {
        kind: 'found',
        configuration: reading.kind === 'read' ? reading.configuration : configuration/* NO_CONFIGURATION */.h,
        warnings: [
            ...(reading.kind === 'read'
                ? []
                : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is mended there`]),
            ...(isChanged
                ? [
                    `this change edits ${configuration/* CONFIGURATION_FILE */.o}, which takes effect when it is merged: this run goes by that of ${source}`,
                ]
                : []),
        ],
        ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
    };
}
function unknown(source, why) {
    return {
        kind: 'unknown',
        reason: `${configuration/* CONFIGURATION_FILE */.o} of ${source} cannot be read (${why}): check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab), or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: configuration/* NO_CONFIGURATION */.h };
    if (file.kind === 'other')
        return { kind: 'broken', fault: `${configuration/* CONFIGURATION_FILE */.o}: it is not a regular file` };
    const { MOST_BYTES } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    // What is far too long is not read at all.
    return find_configuration_parse(file.bytes > MOST_BYTES ? Buffer.alloc(file.bytes) : await readBlob(git, file.id));
}
/** The parser of YAML is loaded where there is something to parse. */
async function find_configuration_parse(content) {
    const { parseConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    return parseConfiguration(content);
}

;// CONCATENATED MODULE: ./build/src/git/is-clone-of.js

/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}

// EXTERNAL MODULE: ./build/src/text/link-to.js
var link_to = __webpack_require__(4827);
// EXTERNAL MODULE: ./build/src/text/web-url.js
var web_url = __webpack_require__(4883);
;// CONCATENATED MODULE: ./build/src/review/link-to-source.js



/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
async function linkToSource({ git, repository }, commit, hasFile) {
    if (repository === undefined || (0,web_url/* webUrl */.q)(repository.address) === undefined)
        return undefined;
    if (!(await isCloneOf(git, repository.address)))
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,link_to/* encodePath */.O)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}

// EXTERNAL MODULE: ./build/src/thread/intent.js
var thread_intent = __webpack_require__(890);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var thread_mark = __webpack_require__(7713);
;// CONCATENATED MODULE: ./build/src/plan/settling.js


/** Whether the move changes something at a thread which is there already. */
function isSettling(move) {
    return move.kind !== 'post' && (0,plan_move/* isWriting */.xz)(move);
}
/**
 * Whether the move resolves or reopens its thread and has to be announced: a deletion, a reply and other
 * twins set no flag, and a thread that says that its finding is gone needs no more words when it is resolved.
 */
function setsFlag(move) {
    return (move.kind !== 'keep' &&
        move.kind !== 'leave' &&
        !isAsWanted(move.thread, move.kind !== 'reopen') &&
        move.thread.lastMark?.kind !== 'gone' &&
        !((0,plan_move/* isByReply */.KY)(move) && move.thread.flag === (move.kind !== 'reopen')) &&
        !(move.kind === 'remove-duplicate' && move.by === 'deleting'));
}
/**
 * The flag is as a move wants it: as the listing says where this client may not change it, or as a mark says.
 */
function isAsWanted({ flag, mayResolve, lastMark }, resolved) {
    if (!resolved && flag !== true && lastMark?.kind === 'gone')
        return true;
    return mayResolve === false && flag === resolved;
}
/** How a note names what is about to be done: as what it does to the flag. */
function announcedKind(move) {
    return (0,plan_move/* isDecidedByReply */.Gl)(move) ? 'suppressed' : markKind(move);
}
/**
 * Whether the first comment of a thread says already what the move is about to do. Where a run began
 * something and did not finish, its words stay until there is a mark: to do it to the end is what they say,
 * and to take it back brings the flag to what the last mark says, which needs none.
 */
function isAnnounced(move, { intent, unfinished, lastMark }) {
    if (unfinished !== undefined)
        return true;
    return (intent !== undefined &&
        intent.sequence > (lastMark?.sequence ?? 0) &&
        (0,thread_mark/* isResolving */.Ci)(intent.kind) === (0,thread_mark/* isResolving */.Ci)(announcedKind(move)));
}
/** The mark that a move leaves. */
function markKind(move) {
    switch (move.kind) {
        case 'resolve':
            // With the decision in it: that the thread is resolved is a person's doing.
            return move.resolution === 'decided' ? 'reported' : move.resolution;
        case 'reopen':
            return 'reported';
        case 'remove-duplicate':
            return 'retired';
        case 'leave':
            return 'gone';
    }
}
/**
 * The number of the next mark: one more than the highest there is, and no less than one that was announced.
 */
function nextSequence({ lastMark, unfinished }) {
    return Math.max((lastMark?.sequence ?? 0) + 1, unfinished?.sequence ?? 0);
}

;// CONCATENATED MODULE: ./build/src/plan/clearable-notes.js



/**
 * The notes that have said what they had to: every thread that they name is gone, has the mark or one after
 * it, or was not changed and needs no change. A thread that this run holds, or that is not of its scopes,
 * keeps its note unless its mark stands. One that an older key signed is never deleted.
 */
function clearable(intents, { threads, moves, state }) {
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread, move]])));
    const byDiscussion = new Map([...moveOf].map(([{ discussionId }, move]) => [discussionId, move]));
    const isSettled = (intent, thread) => {
        const transition = (0,thread_intent/* transitionOf */.l9)(intent, thread.discussionId);
        if (transition === undefined || (thread.lastMark?.sequence ?? 0) >= transition.sequence)
            return true;
        const move = byDiscussion.get(thread.discussionId);
        if (move === undefined || (move.kind === 'leave' && move.because === 'held'))
            return false;
        const became = isSettling(move) ? state(move) : 'untouched';
        return became === 'done' || (became === 'untouched' && (0,thread_intent/* isUndone */.Y_)(transition.kind, thread.flag));
    };
    return intents.filter((intent) => intent.older === undefined && threads.every((thread) => isSettled(intent, thread)));
}
/**
 * Threads whose first comment says what a run was about to do, where nothing came of it: the flag says that
 * it was not done, and no mark replaces the words. As long as they stand, what a person does would pass for
 * the doing of that run. A thread that this run holds, or that is not of its scopes, keeps them.
 */
function staleIntents({ threads, moves, state }) {
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    return threads.filter((thread) => {
        const { intent, own, flag } = thread;
        const move = moveOf.get(thread.discussionId);
        if (intent === undefined || own === undefined || move === undefined)
            return false;
        if (!(0,thread_intent/* isUndone */.Y_)(intent.kind, flag) || !(0,own_thread/* isProven */.nn)(thread))
            return false;
        if (move.kind === 'leave' && move.because === 'held')
            return false;
        return !isSettling(move) || state(move) === 'untouched';
    });
}
/** Threads in which these moves leave a word of an earlier run that is to be taken out. */
function oldIntents(moves, known) {
    return staleIntents({ threads: known.ours, moves, state: () => 'done' });
}
/** Notes of earlier runs that are deleted when these moves are made. */
function oldNotes(moves, known) {
    return clearable(known.intents, { threads: known.ours, moves, state: () => 'done' });
}

// EXTERNAL MODULE: ./build/src/thread/cover.js
var thread_cover = __webpack_require__(6165);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var thread_marker = __webpack_require__(6198);
;// CONCATENATED MODULE: ./build/src/apply/in-flight.js
/** How many begin: a service with unknown limits is not pressed. */
const FIRST = 4;
/** Most at a time. How many of them are sent at once is for the client of the service to say. */
const in_flight_MOST = 48;
/** The items in portions of a size that a service takes at once. */
function inPortions(items, size) {
    const count = Math.ceil(items.length / size);
    return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
/**
 * Runs `work` over the items in order, a few at a time, and more of them while all goes well: each that ends
 * makes room for one more. One that throws stops the ones not begun and is thrown at the end.
 */
async function inFlight(items, work) {
    const queue = items.values();
    const workers = [];
    let failed = false;
    const begin = () => {
        const begun = worker();
        // It is waited for below, which may be later than it fails.
        begun.catch(() => undefined);
        workers.push(begun);
    };
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
            if (workers.length < Math.min(in_flight_MOST, items.length))
                begin();
        }
    };
    while (workers.length < Math.min(FIRST, items.length))
        begin();
    let ended = [];
    // A worker adds others before it ends.
    while (ended.length < workers.length)
        ended = await Promise.allSettled(workers);
    const rejected = ended.find((end) => end.status === 'rejected');
    if (rejected !== undefined)
        throw rejected.reason;
}

;// CONCATENATED MODULE: ./build/src/apply/is-unchanged.js

/**
 * Another run, or a person, may have resolved or reopened a thread since the plan was made; a reply changes
 * nothing.
 */
function isUnchanged(planned, fresh) {
    return (planned.flag === fresh.flag &&
        planned.lastMark?.sequence === fresh.lastMark?.sequence &&
        planned.older === fresh.older &&
        planned.edited === fresh.edited &&
        (0,own_thread/* isProven */.nn)(fresh));
}

;// CONCATENATED MODULE: ./build/src/thread/find-homes.js
/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
function findHomes(discussions) {
    const marked = findMarked(discussions);
    return { marked, homes: findProven(discussions, marked), holders: findHolders(discussions) };
}
/** The comments of a discussion that start a thread, copies included. */
function find_homes_startsOf(reads) {
    return reads.flatMap(({ comment, reading }) => reading.kind === 'thread' ? [{ ...reading, comment }] : []);
}
/**
 * Nonces whose discussion a mark of ours proves: it is signed for that discussion and names the thread, so
 * that no copy of the two proves another one.
 */
function findMarked(discussions) {
    const proofs = [...discussions].flatMap(([id, reads]) => {
        const marked = new Set(reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)));
        return find_homes_startsOf(reads).flatMap(({ marker: { nonce, mark, intent } }) => marked.has(nonce) || mark !== undefined || intent !== undefined ? [[nonce, id]] : []);
    });
    return new Map(proofs);
}
/**
 * Nonces with the discussion that each belongs to: the marked one, else the one in which it stands alone, or
 * beside copies of what belongs elsewhere. People quote comments of ours one after the other, so that one
 * such proof may follow from another.
 */
function findProven(discussions, marked) {
    const homes = new Map(marked);
    // One comment starts a discussion: what else stands in a marked one is a copy.
    const started = new Set(marked.values());
    let open = [...discussions]
        .filter(([id]) => !started.has(id))
        .map(([id, reads]) => [id, [...new Set(find_homes_startsOf(reads).map(({ marker }) => marker.nonce))]]);
    for (let found = true; found;) {
        found = false;
        open = open.filter(([id, nonces]) => {
            const [own, ...others] = nonces.filter((nonce) => !homes.has(nonce));
            if (own === undefined)
                return false;
            if (others.length > 0)
                return true;
            homes.set(own, id);
            found = true;
            return false;
        });
    }
    return homes;
}
/** The discussions that each nonce stands in. */
function findHolders(discussions) {
    const holders = new Map();
    for (const [id, reads] of discussions) {
        for (const { marker } of find_homes_startsOf(reads)) {
            const known = holders.get(marker.nonce);
            if (known === undefined)
                holders.set(marker.nonce, new Set([id]));
            else
                known.add(id);
        }
    }
    return holders;
}

;// CONCATENATED MODULE: ./build/src/thread/find-replies.js
/**
 * Ids of the comments that were written after another one of their discussion, as far as the listing says
 * when: the order of a listing means nothing, and comments of the same moment may both have started it.
 */
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Infinity } of comments) {
        first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
    }
    return new Set(comments.flatMap(({ id, discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : []));
}

;// CONCATENATED MODULE: ./build/src/thread/join-twins.js
/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment) {
    return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}
/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands.
 *
 * @param comments every one that verifies, in the order of their ids
 */
function joinTwins(comments) {
    return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...twins]) => {
        if (first === undefined)
            return [];
        return twins.length === 0 ? [first] : [{ ...first, twins: twins.map(({ commentId }) => commentId) }];
    });
}

;// CONCATENATED MODULE: ./build/src/thread/part-copies.js
/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
function partCopies(all) {
    const unclear = all.filter(({ origin }) => origin === 'unclear');
    const byNonce = Map.groupBy(all.filter(({ origin }) => origin !== 'unclear'), ({ nonce }) => nonce);
    const groups = [...byNonce.values()];
    const threads = groups.flatMap((group) => (group.length === 1 ? group : []));
    const known = new Set(threads);
    return {
        threads,
        ours: [...threads, ...groups.flatMap((group) => (group.length > 1 ? toCopied(group) : [])), ...unclear],
        copies: [...new Set(all.flatMap((thread) => (known.has(thread) ? [] : [thread.discussionId])))],
    };
}
/**
 * One of them that may still stand for the finding: a retired copy does not take the finding from the others.
 */
function toCopied(copies) {
    const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
    return one === undefined ? [] : [{ ...one, origin: 'copied' }];
}

// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
;// CONCATENATED MODULE: ./build/src/thread/read-replies.js


/** How every marker of ours begins, valid or not. */
const MARKER_START = '<!-- sarif-review:';
/**
 * The replies of others in a discussion that may decide something: not the comment that starts it, none that
 * this client wrote, and none with a marker of ours in it, be it a copy or broken. Who edited one says what
 * stands there.
 */
function readReplies(reads, startId) {
    return reads.flatMap(({ comment }) => {
        const { id, body, createdAt, mine } = comment;
        if (id === startId || mine === true || body.includes(MARKER_START))
            return [];
        const line = (0,decision/* firstLine */.TM)(body);
        const words = (0,decision/* readWords */.ux)(line);
        const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
        const name = (0,one_line/* oneLine */.T)(writer.name ?? '');
        return [
            {
                id,
                line,
                ...(createdAt === undefined ? {} : { at: createdAt }),
                ...(writer.id === undefined ? {} : { author: writer.id }),
                ...(name === '' ? {} : { name }),
                ...(words === undefined ? {} : { words }),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/src/thread/read-threads.js








/** The reading of a listing without comments. */
const NOTHING_LISTED = {
    threads: [],
    ours: [],
    overviews: [],
    intents: [],
    copies: [],
    forged: 0,
    lookAlikes: [],
    later: [],
    comments: 0,
};
/** Reads our threads from a listing. Pure: the same comments in another order give the same threads. */
function readThreads(keyring, identity, comments) {
    const [signing] = keyring;
    const replies = findReplies(comments);
    const discussions = new Map();
    let forged = 0;
    const lookAlikes = [];
    const later = [];
    const overviews = [];
    const notes = [];
    const reads = comments
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((comment) => {
        const reading = agreeWithListing((0,thread_marker/* readMarker */.t7)(keyring, identity, comment), comment, replies);
        return { comment, reading };
    });
    const written = new Set(reads.flatMap((read) => (read.comment.mine ? (nonceOf(read) ?? []) : [])));
    const signed = new Set(reads.flatMap((read) => (isSigned(read) ? (nonceOf(read) ?? []) : [])));
    for (const read of reads) {
        const { comment } = read;
        const reading = isCopy(read, written, signed) ? { kind: 'none' } : read.reading;
        if (reading.kind === 'forged')
            forged += 1;
        if (reading.kind === 'stranger' && (reading.writer ?? comment.author) === comment.author)
            lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
        if (reading.kind === 'later')
            later.push(reading.scope);
        if (reading.kind === 'overview') {
            overviews.push({
                ...reading.marker,
                commentId: comment.id,
                keys: reading.keys,
                ...age(reading.keys, comment),
                ...(comment.mine && mayEdit(reading.keys, signing)
                    ? { own: reading.keys === signing ? 'present' : 'outdated' }
                    : {}),
            });
        }
        if (reading.kind === 'intent' && comment.resolvable !== true) {
            notes.push({
                ...reading.marker,
                commentId: comment.id,
                keys: reading.keys,
                ...age(reading.keys, comment),
            });
        }
        const discussion = discussions.get(comment.discussionId);
        if (discussion === undefined)
            discussions.set(comment.discussionId, [{ comment, reading }]);
        else
            discussion.push({ comment, reading });
    }
    const homes = findHomes(discussions);
    const intents = joinTwins(notes);
    const threads = [...discussions.values()].flatMap((reads) => {
        return toThreads(reads, homes, keyring).map((thread) => {
            const unfinished = (0,thread_intent/* findUnfinished */.dJ)(thread, intents);
            return {
                ...thread,
                ...(unfinished === undefined ? {} : { unfinished }),
                ...(unfinished?.older ? { older: true } : {}),
            };
        });
    });
    return {
        ...partCopies(threads),
        overviews: withoutEchoes(joinTwins(overviews), signing),
        intents,
        forged,
        lookAlikes,
        later,
        comments: comments.length,
    };
}
/** The nonce of a comment that is not a reply of ours. */
function nonceOf({ reading }) {
    return 'marker' in reading ? reading.marker.nonce : undefined;
}
function isSigned({ reading }) {
    return 'keys' in reading && !reading.keys.keyless;
}
/**
 * Whether the listing says that somebody else wrote this comment of ours, or a key signed another one with
 * its nonce. `written`, `signed`: nonces of the comments that this client wrote, and that a key signed. One
 * of another identity of ours is none.
 */
function isCopy(read, written, signed) {
    const { comment, reading } = read;
    if ('keys' in reading && reading.keys.keyless && signed.has(nonceOf(read) ?? ''))
        return true;
    if (comment.mine !== false)
        return false;
    if (reading.kind === 'thread' && comment.author !== undefined && reading.marker.writer !== undefined) {
        return reading.marker.writer !== comment.author;
    }
    const nonce = nonceOf(read);
    return nonce !== undefined && written.has(nonce);
}
/**
 * An edit signs with the first key, under which what another one has hashed would say nothing; of what was
 * hashed with none, or with an earlier one, the marker says so.
 */
function mayEdit(keys, signing) {
    return keys === signing || keys.keyless === true || keys.older !== undefined;
}
/**
 * Whether it counts now, by its key or since the listing says that this client wrote it. Keys that everybody
 * has, where none was given, are no older than any.
 */
function isPresent({ older }, { mine }) {
    return older === undefined || mine === true;
}
function age(keys, comment) {
    return isPresent(keys, comment) ? {} : { older: true };
}
/** Where a key signed the overview of a job, one without it is none. */
function withoutEchoes(overviews, signing) {
    if (signing.keyless)
        return overviews;
    const signed = new Set(overviews.flatMap(({ keys, job }) => (keys.keyless ? [] : [job])));
    return overviews.filter(({ keys, job }) => !keys.keyless || !signed.has(job));
}
function agreeWithListing(reading, comment, replies) {
    if (reading.kind !== 'thread')
        return reading;
    // Whoever signed it: a reply starts nothing.
    if (replies.has(comment.id))
        return { kind: 'none' };
    // Without a key its place is a part of the proof.
    if (reading.keys.keyless && comment.createdAt === undefined)
        return { kind: 'forged' };
    const { marker } = reading;
    const agrees = comment.resolvable !== false &&
        (comment.path === undefined || comment.path === marker.evidence.path) &&
        (comment.newLine === undefined || comment.newLine === marker.newLine);
    return agrees ? reading : { kind: 'forged' };
}
/**
 * The thread of a discussion; several where nothing tells which of them started it. `homes`: where nonces
 * belong; one that belongs elsewhere is a copy, somebody's reply.
 */
function toThreads(reads, { homes, marked, holders }, keyring) {
    const discussionId = reads[0]?.comment.discussionId ?? '';
    const starts = find_homes_startsOf(reads).filter(({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId);
    const [first] = starts;
    if (first === undefined)
        return [];
    const alone = (start) => {
        const origin = (holders.get(start.marker.nonce)?.size ?? 0) > 1 ? 'quoted' : 'sole';
        return [toThread(start, origin, reads, keyring)];
    };
    const proven = starts.find(({ marker }) => marked.get(marker.nonce) === discussionId);
    if (proven !== undefined)
        return alone(proven);
    const own = starts.filter(({ marker }) => (homes.get(marker.nonce) ?? discussionId) === discussionId);
    const [start = first, ...others] = new Map(own.toReversed().map((one) => [one.marker.nonce, one])).values();
    if (others.length === 0)
        return alone(start);
    return [start, ...others].map((one) => toThread(one, 'unclear', reads, keyring));
}
function toThread(start, origin, reads, keyring) {
    const [signing] = keyring;
    const resolvedBy = reads.find(({ comment }) => comment.resolvedBy !== undefined)?.comment.resolvedBy;
    const rootRead = reads.find(({ comment }) => comment.id === start.comment.id);
    const root = rootRead?.comment;
    const edited = rootRead?.reading.kind === 'thread' && rootRead.reading.edited;
    // The very same mark twice is one and a copy of it, somebody's reply.
    const replies = [
        ...new Map(reads.flatMap(({ comment, reading }) => reading.kind === 'mark' && (reading.mark.nonce ?? start.marker.nonce) === start.marker.nonce
            ? [[JSON.stringify(reading.mark), { comment, mark: reading.mark, keys: reading.keys }]]
            : [])).values(),
    ];
    const foreignReplies = reads.length - replies.length - 1;
    const { twins, contestedAt: contestedBefore } = start.marker;
    const unsigned = start.keys.keyless && !signing.keyless;
    const written = start.marker.mark;
    const mark = written !== undefined && unsigned ? withoutDecision(written) : written;
    const intent = unsigned ? undefined : start.marker.intent;
    const marks = [
        ...replies,
        ...(mark === undefined ? [] : [{ mark, keys: start.keys, comment: root ?? start.comment }]),
    ];
    marks.sort((a, b) => b.mark.sequence - a.mark.sequence);
    const lastMark = marks[0]?.mark;
    const fixedAt = new Set(marks.flatMap(({ mark }) => (mark.kind === 'fixed' ? mark.head : [])));
    const contestedAt = marks.find(({ mark }) => mark.kind === 'reported' && mark.decided === undefined && fixedAt.has(mark.head))
        ?.mark.head ?? contestedBefore;
    const refreshed = marks.find(({ mark }) => mark.evidence !== undefined);
    const flag = reads.find(({ comment }) => comment.resolved !== undefined)?.comment.resolved;
    const judged = marks.find(({ mark }) => mark.judged !== undefined)?.mark.judged;
    const talk = readReplies(reads, start.comment.id);
    const resolvedById = reads.find(({ comment }) => comment.resolvedById !== undefined)?.comment.resolvedById;
    const postedAt = start.marker.evidence.head;
    const hashedBy = hashedWith(start, keyring);
    const mayResolve = reads.find(({ comment }) => comment.mayResolve !== undefined)?.comment.mayResolve;
    return {
        discussionId: start.comment.discussionId,
        commentId: start.comment.id,
        nonce: start.marker.nonce,
        job: start.marker.job,
        origin: start.sealed ? 'sealed' : origin,
        evidence: refreshed?.mark.evidence ?? start.marker.evidence,
        keys: refreshed?.keys ?? hashedBy,
        told: { ...start.marker.evidence.wording, keys: hashedBy },
        markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
        foreignReplies,
        ...(lastMark === undefined ? {} : { lastMark }),
        ...(intent === undefined || intent.sequence <= (lastMark?.sequence ?? 0) ? {} : { intent }),
        ...(twins === undefined ? {} : { twins }),
        ...(contestedAt === undefined ? {} : { contestedAt }),
        ...(flag === undefined ? {} : { flag }),
        ...(mayResolve === undefined ? {} : { mayResolve }),
        ...(flag && resolvedBy !== undefined ? { resolvedBy } : {}),
        ...(flag && resolvedById !== undefined ? { resolvedById } : {}),
        ...(judged === undefined ? {} : { judged }),
        ...(talk.length === 0 ? {} : { replies: talk }),
        ...(postedAt === (refreshed?.mark.evidence ?? start.marker.evidence).head ? {} : { postedAt }),
        ...(flag && reads.some(({ comment }) => comment.resolvedByPush) ? { resolvedByPush: true } : {}),
        ...(root?.mine && !edited && !start.sealed && mayEdit(start.keys, signing)
            ? { own: { body: root.body, marker: start.marker, keys: start.keys } }
            : {}),
        ...([start, ...marks].every(({ keys, comment }) => isPresent(keys, comment)) ? {} : { older: true }),
        ...(unsigned ? { unsigned: true } : {}),
        ...(edited ? { edited: true } : {}),
    };
}
/** Of a mark that anybody may have made up: what it says that people decided counts for nothing. */
function withoutDecision({ judged: _, decided: _decided, ...mark }) {
    return mark;
}
/**
 * The keys that the evidence of a comment was hashed with. Where they are not given any more, those that
 * signed it, with which no text will be the same.
 */
function hashedWith({ marker: { hashed }, keys }, keyring) {
    if (hashed === undefined)
        return keys;
    return [...keyring, thread_keyring/* KEYLESS */.DJ].find((one) => (0,thread_keyring/* keysId */.cX)(one) === hashed) ?? keys;
}

;// CONCATENATED MODULE: ./build/src/apply/list-threads.js

/** How long a comment may take to show up in the listing, in milliseconds between the looks. */
const LOOKS = [0, 500, 1_000, 2_000, 4_000, 8_000];
/**
 * A write whose answer was lost may still be on its way: this long, in milliseconds, then one listing tells.
 */
const LOST_MS = 2_000;
/** Lists until the comments with these nonces are there and verify. */
function confirmPosted(nonces, acting) {
    return list_threads_confirm(({ threads, overviews }) => {
        const shown = new Set([...threads, ...overviews].map(({ nonce }) => nonce));
        return nonces.every((nonce) => shown.has(nonce));
    }, acting);
}
/** Lists until what was written stands there. */
async function list_threads_confirm(isThere, acting) {
    let reading = NOTHING_LISTED;
    for (const wait of LOOKS) {
        if (wait > 0)
            acting.progress(`Looking again in ${wait / 1_000} s: a comment that was posted is not listed yet, and nothing is written before it is`);
        await acting.sleep(wait);
        reading = await listThreads(acting);
        if (isThere(reading))
            return { kind: 'seen', reading };
    }
    return {
        kind: 'distrust',
        reading,
        reason: `a comment that was posted does not show up in the listing of ${reading.comments} comments as it was written; ` +
            'if that were ignored, every run would post it again',
    };
}
/**
 * Lists until what was answered is listed too, as long as it is waited for a comment that was posted; `last`
 * is the listing before. Returns the last listing, whether or not it shows all of it.
 */
async function listUntil(showsAll, last, acting) {
    let reading = last;
    for (const wait of LOOKS.filter((length) => length > 0)) {
        if (showsAll(reading) || acting.stopped() !== undefined)
            return reading;
        acting.progress(`Looking again in ${wait / 1_000} s: a reply that was posted is not listed yet, and the note of what was to be resolved stays until it is`);
        await acting.sleep(wait);
        reading = await listThreads(acting);
    }
    return reading;
}
/**
 * One listing, as soon as a write whose answer was lost has either arrived or never will. `what` was lost,
 * for people.
 */
async function listAfterLoss(what, acting) {
    acting.progress(`Looking in ${LOST_MS / 1_000} s for ${what} whose answer was lost`);
    await acting.sleep(LOST_MS);
    return listThreads(acting);
}
/** One listing, and what it says of our threads. */
async function listThreads({ service, keyring }) {
    return readThreads(keyring, service.identity, await service.listComments());
}
/**
 * Our threads in a listing, by discussion. Those with copies are never acted on, but stand for their
 * duplicates.
 */
function byDiscussion({ ours }) {
    return new Map(ours.map((thread) => [thread.discussionId, thread]));
}

;// CONCATENATED MODULE: ./build/src/apply/why-not.js
/** Why a write was not done, and what helps where the service knows that: "…: …". */
function whyNot({ message, remedy }) {
    return remedy === undefined ? message : `${message}: ${remedy}`;
}

// EXTERNAL MODULE: ./build/src/thread/comment-facts.js
var comment_facts = __webpack_require__(8093);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(3554);
;// CONCATENATED MODULE: ./build/src/thread/put-sentence.js


/**
 * The text of a comment with another sentence about twins in place of its own, below the line of facts; an
 * empty sentence takes it out.
 */
function putSentence(markdown, sentence) {
    const paragraphs = markdown.split('\n\n');
    const facts = paragraphs.findIndex(comment_facts/* isFacts */.a);
    const after = facts === -1 ? paragraphs.length : facts + 1;
    const standing = paragraphs[after]?.startsWith(twin/* TWINS_START */.pr) ? 1 : 0;
    return paragraphs.toSpliced(after, standing, ...(sentence === '' ? [] : [sentence])).join('\n\n');
}

;// CONCATENATED MODULE: ./build/src/thread/mark-body.js





/** A reply that records a transition: one line that people read, and the hidden mark. */
function markBody(keys, identity, { discussionId, evidence }, mark) {
    const hidden = (0,thread_marker/* writeMark */.Lx)(keys, identity, discussionId, evidence.scope, mark);
    return (0,thread_cover/* sealMarked */.qm)({ markdown: (0,thread_mark/* markLine */.oi)(mark), hidden });
}
/**
 * The first comment of a thread with a transition written into it: above all, one line that people read, in
 * place of the one of the transition before; then what stands there; and the marker with the mark.
 */
function markedBody(keys, identity, thread, own, mark, limit, named) {
    const { discussionId, lastMark, contestedAt } = thread;
    const isReported = mark.kind === 'reported' && mark.decided === undefined;
    const isContested = isReported && lastMark?.kind === 'fixed' && lastMark.head === mark.head;
    const contested = isContested ? mark.head : contestedAt;
    const next = {
        ...withEvidence(thread, { ...own, marker: withIntent(own.marker, undefined) }, mark, keys),
        ...(contested === undefined ? {} : { contestedAt: contested }),
    };
    const text = withoutLine((0,thread_cover/* visibleOf */.OE)(own.body), own.marker.mark);
    const markdown = `${(0,thread_mark/* markLine */.oi)(mark)}\n\n${named === undefined ? text : putSentence(text, named.sentence)}`;
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, withTwins(next, named), discussionId);
    return (0,thread_cover/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/** The first comment of a thread with other twins named in it: nothing else changes but who signs it. */
function namedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, named, limit) {
    const markdown = putSentence((0,thread_cover/* visibleOf */.OE)(body), named.sentence);
    const next = withTwins(signedAnew(marker, signedBy, keys), named);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,thread_cover/* sealMarked */.qm)({ markdown, hidden }, limit);
}
/**
 * The first comment of a thread with what is about to be done to it, or without it: the same to those who
 * read it.
 */
function intendedBody(keys, identity, { discussionId }, { body, marker, keys: signedBy }, intent, limit) {
    const next = withIntent(signedAnew(marker, signedBy, keys), intent);
    const hidden = (0,thread_marker/* writeThreadMarker */.wM)(keys, identity, next, discussionId);
    return (0,thread_cover/* sealMarked */.qm)({ markdown: (0,thread_cover/* visibleOf */.OE)(body), hidden }, limit);
}
function withIntent(marker, intent) {
    const { intent: _, ...rest } = marker;
    return intent === undefined ? rest : { ...rest, intent };
}
function withTwins(marker, named) {
    if (named === undefined)
        return marker;
    const { twins: _, ...rest } = marker;
    return named.twins.length === 0 ? rest : { ...rest, twins: named.twins };
}
/**
 * What the mark before says of the place stays, since that mark goes; and what was hashed with other keys
 * than those that sign now says with which.
 */
function withEvidence({ evidence, keys: hashedBy }, { marker, keys: signedBy }, mark, keys) {
    const kept = signedAnew(marker, signedBy, keys);
    if (mark.evidence !== undefined || evidence === kept.evidence)
        return { ...kept, mark };
    return hashedBy === keys
        ? { ...kept, mark: { ...mark, evidence } }
        : { ...kept, evidence, hashed: (0,thread_keyring/* keysId */.cX)(hashedBy), mark };
}
/**
 * A marker that other keys will sign than those that have: its newest evidence says with which it was hashed.
 */
function signedAnew(marker, signedBy, keys) {
    if (signedBy === keys)
        return marker;
    const hashed = (0,thread_keyring/* keysId */.cX)(signedBy);
    if (marker.mark?.evidence === undefined)
        return { ...marker, hashed: marker.hashed ?? hashed };
    const { evidence, ...mark } = marker.mark;
    return { ...marker, evidence, mark, hashed };
}
function withoutLine(markdown, before) {
    if (before === undefined)
        return markdown;
    const line = (0,thread_mark/* possibleLines */.rl)(before).find((one) => markdown.startsWith(`${one}\n\n`));
    return line === undefined ? markdown : markdown.slice(line.length + 2);
}

;// CONCATENATED MODULE: ./build/src/apply/write-intents.js






/** Whether what a move is about to do is written into the first comment of its thread. */
function saysItself({ thread }, { service }) {
    return service.can.edits && thread.own !== undefined;
}
/**
 * Writes into threads what is about to be done to them, as one listing right before shows them. One that it
 * shows otherwise than they were planned on is left as it is, and so is one that says it already. An edit
 * that is refused is written down in `refused`.
 */
async function writeIntents(moves, refused, acting) {
    if (moves.length === 0)
        return;
    const fresh = byDiscussion(await listThreads(acting));
    const written = moves.flatMap((move) => {
        const thread = fresh.get(move.thread.discussionId);
        if (thread?.own === undefined || !isUnchanged(move.thread, thread) || isAnnounced(move, thread))
            return [];
        const intent = {
            kind: announcedKind(move),
            sequence: nextSequence(thread),
            head: acting.headSha,
        };
        try {
            return [{ move, edit: editOf(thread, intent, acting) }];
        }
        catch (error) {
            // A thread whose names are too long for one more word costs itself only.
            if (!(error instanceof RangeError))
                throw error;
            refused.set(move, `what is about to be done cannot be written into it: ${error.message}`);
            return [];
        }
    });
    await inFlight(inPortions(written, acting.service.can.changesAtOnce), async (portion) => {
        if (acting.stopped() !== undefined)
            return;
        const outcomes = await acting.service.edit(portion.map(({ edit }) => edit));
        for (const [index, { move }] of portion.entries()) {
            const outcome = outcomes[index];
            if (outcome?.kind === 'no-effect')
                refused.set(move, `what is about to be done could not be written into it: ${whyNot(outcome)}`);
        }
    });
}
/**
 * Takes out of threads, as a listing right before shows them, what was not done. Returns why one could not.
 */
async function clearIntents(threads, acting) {
    let failure;
    await inFlight(inPortions(threads, acting.service.can.changesAtOnce), async (portion) => {
        const outcomes = await acting.service.edit(portion.map((thread) => editOf(thread, undefined, acting)));
        for (const outcome of outcomes)
            if (outcome.kind !== 'done')
                failure = whyNot(outcome);
    });
    return failure === undefined
        ? undefined
        : `what was to be done to a thread could not be taken out of it: ${failure}`;
}
function editOf(thread, intent, { keyring: [keys], service }) {
    const { commentId, own } = thread;
    if (own === undefined)
        throw new Error(`comment ${commentId} is not ours to edit`);
    return {
        commentId,
        body: intendedBody(keys, service.identity, thread, own, intent, service.can.bodyLimit),
    };
}

;// CONCATENATED MODULE: ./build/src/apply/announce.js









/**
 * Writes down which threads are about to be resolved or reopened, before the first of their flags is set, and
 * lists until it is there: it is what tells, should the run die between a flag and its mark, that the flag is
 * our doing. It stands in the first comment of each thread, or in a note where that is not ours to edit.
 * Moves that set no flag need none.
 */
async function announce(moves, acting) {
    const { known } = acting;
    const isBegun = known.intents.length > 0 || known.ours.some(({ intent }) => intent !== undefined);
    if (moves.length === 0 && !isBegun)
        return { kind: 'none' };
    if (moves.length > 0)
        acting.progress(`Updating ${moves.length} earlier ${moves.length === 1 ? 'thread' : 'threads'}`);
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'failed', reason: stop };
    const flagging = moves.filter(setsFlag);
    const within = flagging.filter((move) => saysItself(move, acting));
    const noted = flagging.filter((move) => !saysItself(move, acting));
    const nonces = [];
    const posted = [];
    for (const part of inPortions(noted, thread_intent/* MOST_TRANSITIONS */.T5)) {
        const note = await postNote(part, acting);
        if (note.outcome.kind !== 'done') {
            const reason = `the note that lists the threads to be resolved could not be posted: ${whyNot(note.outcome)}`;
            return withdraw(posted, reason, acting);
        }
        nonces.push(note.nonce);
        if (note.outcome.value !== undefined)
            posted.push(note.outcome.value);
    }
    const unsaid = new Map();
    await writeIntents(within, unsaid, acting);
    const confirmed = await list_threads_confirm((reading) => showsNotes(nonces, reading) && unshown(within, unsaid, reading).length === 0, acting);
    if (confirmed.kind === 'seen')
        return { kind: 'announced', nonces, unsaid, reading: confirmed.reading };
    const { reason, reading } = confirmed;
    if (!showsNotes(nonces, reading))
        return withdraw(posted, reason, acting);
    for (const move of unshown(within, unsaid, reading))
        unsaid.set(move, reason);
    return { kind: 'announced', nonces, unsaid, reading };
}
function showsNotes(nonces, { intents }) {
    const shown = new Set(intents.map(({ nonce }) => nonce));
    return nonces.every((nonce) => shown.has(nonce));
}
/** Moves whose thread is listed as it was planned on, and does not say what is about to be done. */
function unshown(moves, unsaid, reading) {
    const listed = byDiscussion(reading);
    return moves.filter((move) => {
        const thread = listed.get(move.thread.discussionId);
        if (thread === undefined || unsaid.has(move) || !isUnchanged(move.thread, thread))
            return false;
        return !isAnnounced(move, thread);
    });
}
/** Two notes say no more than one, so that a POST whose answer was lost is repeated once it is not listed. */
async function postNote(moves, acting) {
    const nonce = acting.nonce();
    const first = await acting.service.postTopLevel(noteBody(moves, nonce, acting));
    if (first.kind !== 'unknown')
        return { nonce, outcome: withId(first) };
    const { intents } = await listAfterLoss('a note', acting);
    if (intents.some((intent) => intent.nonce === nonce)) {
        return { nonce, outcome: { kind: 'done', value: undefined } };
    }
    // A nonce of its own, since the first one may still come: the next run deletes it then.
    const again = acting.nonce();
    const second = await acting.service.postTopLevel(noteBody(moves, again, acting));
    return { nonce: again, outcome: withId(second) };
}
function withId(outcome) {
    return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.id } : outcome;
}
function noteBody(moves, nonce, acting) {
    const { keyring, service, headSha } = acting;
    const [keys] = keyring;
    const transitions = toTransitions(moves, acting);
    const threads = `${moves.length} ${moves.length === 1 ? 'thread' : 'threads'}`;
    return (0,thread_cover/* sealMarked */.qm)({
        markdown: `Updating ${threads} as of ${headSha.slice(0, 7)}. This note removes itself.`,
        hidden: (0,thread_marker/* writeIntentMarker */._Y)(keys, service.identity, { nonce, head: headSha, transitions }),
    });
}
function toTransitions(moves, { keyring: [keys] }) {
    return moves.map((move) => ({
        discussion: (0,thread_intent/* hashDiscussion */.rP)(keys, move.thread.discussionId),
        sequence: nextSequence(move.thread),
        kind: announcedKind(move),
    }));
}
/** No flag was set, so that the notes which stand already say nothing. */
async function withdraw(posted, reason, acting) {
    for (const id of posted)
        await acting.service.deleteComment(id);
    return { kind: 'failed', reason };
}

// EXTERNAL MODULE: ./build/src/finding/place-name.js
var place_name = __webpack_require__(7766);
// EXTERNAL MODULE: ./build/src/text/markdown.js + 1 modules
var markdown = __webpack_require__(9992);
;// CONCATENATED MODULE: ./build/src/plan/address-of.js
/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}

;// CONCATENATED MODULE: ./build/src/plan/render-rule-rows.js







const PLACES = 3;
const REASONS = 2;
const render_rule_rows_LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const render_rule_rows_LONGEST_MESSAGE = 160;
/** The head of a table of such rows, and the line below it. */
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Why |',
    '|---|---|---|---:|---|---|',
];
/** One row of a table: level, rule, tool, how many, where first, and why. */
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(id), render_rule_rows_LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,markdown/* codeSpan */.SS)(name) : (0,markdown/* link */.nf)(name, helpUri),
        (0,markdown.escapeMarkdown)((0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)((0,finding_finding/* scopeName */.OK)(about.scope)), render_rule_rows_LONGEST_NAME)),
        String(count),
        renderPlaces(row.places, linkTo),
        [renderReasons(row), renderMessage(row)].filter((text) => text !== '').join(' – '),
    ];
    return `| ${cells.map(markdown/* tableCell */.xR).join(' | ')} |`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
/** Nobody reads it in a thread. */
function renderMessage({ message = '' }) {
    return (0,markdown.escapeMarkdown)((0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(message), render_rule_rows_LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,markdown.escapeMarkdown)((0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '–';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,link_to/* placeLink */.a)((0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)((0,place_name/* placeName */.f)(place)), render_rule_rows_LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}

// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(9795);
;// CONCATENATED MODULE: ./build/src/plan/group-by-reason.js
/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => withoutPath(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}

;// CONCATENATED MODULE: ./build/src/plan/rule-rows.js




/** One row for each rule of a tool, in the order in which the first of its items comes. */
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,place_name/* placeName */.f)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,spot/* compareLevels */.t)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                // Of a single one the place may be part of what it says.
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .toSorted(([, a], [, b]) => b - a),
            },
        ];
    });
}

;// CONCATENATED MODULE: ./build/src/plan/overview-body.js


/** A longer table is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
const WHY = {
    unanchored: 'have no place on the diff',
    'over-limit': 'are over the limit of threads',
    'below-min-level': 'fail the check and are below min-level',
    'not-posted': 'could not be posted yet',
};
/** The overview as Markdown: one sentence that counts, then a row for each rule, worst first. */
function overviewBody(entries, linkTo) {
    const counts = Map.groupBy(entries, ({ why }) => why);
    const parts = [...counts].map(([why, group]) => `${group.length} ${WHY[why]}`);
    const rows = toRuleRows(entries.map(({ spot, reason }) => ({ about: spot, message: spot.findings[0]?.message ?? '', reason })));
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${entries.length} ${entries.length === 1 ? 'finding' : 'findings'} without a thread.** ${parts.join(', ')}.`,
        [...RULE_COLUMNS, ...rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo))].join('\n'),
        ...(rest > 0
            ? [`… and ${rest} more ${rest === 1 ? 'rule' : 'rules'}; the report of the run has them all.`]
            : []),
    ].join('\n\n');
}

// EXTERNAL MODULE: ./build/src/services/port.js
var port = __webpack_require__(579);
// EXTERNAL MODULE: ./build/src/thread/evidence.js
var thread_evidence = __webpack_require__(65);
;// CONCATENATED MODULE: ./build/src/thread/overview-marker.js

/** More would not fit into a marker; findings past this never make an overview new. */
const MOST_ENTRIES = 500;
const MOST_SCOPES = 20;
/** Hashes scopes, given by their keys: each once, in an order of their own. */
function hashScopes(keys, scopes) {
    return [...new Set(scopes)]
        .toSorted()
        .slice(0, MOST_SCOPES)
        .map((scope) => (0,thread_evidence/* hashText */.qj)(keys, JSON.stringify(['scope', scope])));
}
/**
 * Hashes the findings of an overview, worst first. The line plays no part, so that a finding that moves is
 * not new; of several that look alike each has a number of its own, so that one more of them is.
 */
function hashEntries(keys, spots) {
    const seen = new Map();
    return spots.slice(0, MOST_ENTRIES).map((spot) => {
        const { scope, rule, place } = spot;
        const alike = JSON.stringify([
            scope.tool,
            scope.category,
            rule.id,
            place.path ?? '',
            (0,thread_evidence/* hashMessages */.Re)(keys, spot),
        ]);
        const count = (seen.get(alike) ?? 0) + 1;
        seen.set(alike, count);
        return (0,thread_evidence/* hashText */.qj)(keys, JSON.stringify([alike, count]));
    });
}

;// CONCATENATED MODULE: ./build/src/apply/delete-comments.js

/**
 * Deletes comments of ours, with all that share their nonce. Only the author may delete a comment, so that
 * what is refused is a copy that somebody made: that is no failure, and the next run tries it again.
 */
async function deleteComments(comments, acting) {
    let copies = 0;
    let failure;
    for (const comment of comments) {
        const end = await deleteOne(comment, acting);
        if (end.kind === 'copies')
            copies += 1;
        if (end.kind === 'failed')
            failure = end.reason;
    }
    return failure === undefined ? { copies } : { copies, failure };
}
async function deleteOne({ commentId, twins = [] }, acting) {
    const all = [commentId, ...twins];
    const refused = [];
    for (const id of all) {
        const outcome = await acting.service.deleteComment(id);
        if (outcome.kind === 'done')
            continue;
        const isForbidden = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
        if (!isForbidden)
            return { kind: 'failed', reason: whyNot(outcome) };
        refused.push(id);
    }
    if (refused.length > 0)
        acting.progress(`Left alone: ${refused.join(', ')}, which only its author can delete: a copy of a comment of ours`);
    return { kind: refused.length < all.length ? 'gone' : 'copies' };
}

;// CONCATENATED MODULE: ./build/src/apply/apply-overview.js









/**
 * Posts the new overview, looks whether it stands, and only then deletes the old ones. Returns why it could
 * not be done. An overview whose answer was lost is found by the next run, which deletes what is too much.
 */
async function applyOverview(move, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return `the run ended before the overview was written: ${stop}`;
    if (move.kind === 'post' || move.kind === 'edit') {
        const failure = await (move.current === undefined
            ? post(move, acting)
            : edit(move, move.current, acting));
        if (failure !== undefined)
            return failure;
    }
    const { failure } = await deleteComments(move.obsolete, acting);
    return failure === undefined ? undefined : `an old overview could not be deleted: ${failure}`;
}
async function post(move, acting) {
    const nonce = acting.nonce();
    const outcome = await acting.service.postTopLevel(bodyOf(move, nonce, acting));
    if (outcome.kind === 'no-effect')
        return `the overview could not be posted: ${whyNot(outcome)}`;
    const confirmed = await confirmPosted([nonce], acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
async function edit(move, { commentId, nonce, entries }, acting) {
    const body = bodyOf(move, nonce, acting);
    const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId, body }]));
    if (outcome.kind === 'no-effect')
        return `the overview could not be edited: ${whyNot(outcome)}`;
    // Another run may have edited it since.
    const confirmed = await list_threads_confirm(({ overviews }) => overviews.some((one) => one.commentId === commentId && one.entries.join() !== entries.join()), acting);
    return confirmed.kind === 'distrust' ? confirmed.reason : undefined;
}
function bodyOf({ entries }, nonce, { keyring, service, job, redact, linkTo }) {
    const [keys] = keyring;
    const spots = entries.map(({ spot }) => spot);
    const hidden = (0,thread_marker/* writeOverviewMarker */.nF)(keys, service.identity, {
        nonce,
        job,
        entries: hashEntries(keys, spots),
        scopes: hashScopes(keys, spots.map(({ scope }) => (0,finding_finding/* scopeKey */.OD)(scope))),
    });
    return (0,thread_cover/* sealMarked */.qm)({ markdown: redact(overviewBody(entries, linkTo)), hidden }, service.can.bodyLimit);
}

;// CONCATENATED MODULE: ./build/src/apply/find-lost-posts.js

/**
 * Lists once, after a while where answers were lost, and sets down as done the posts among them that are
 * there. Returns that listing.
 */
async function findLostPosts({ outcomes, lostPosts, lostMarks }, acting) {
    const lost = lostPosts.size + lostMarks.size;
    const reading = lost === 0
        ? await listThreads(acting)
        : await listAfterLoss(`${lost} ${lost === 1 ? 'write' : 'writes'}`, acting);
    for (const [move, nonce] of lostPosts) {
        const thread = reading.threads.find((candidate) => candidate.nonce === nonce);
        if (thread === undefined)
            continue;
        outcomes.set(move, { kind: 'done', discussionId: thread.discussionId });
        lostPosts.delete(move);
    }
    return reading;
}

;// CONCATENATED MODULE: ./build/src/apply/name-twins.js






/** The comment of a thread with another set of twins named in it; undefined where that is not to be. */
function prepareNames(move, thread, acting) {
    const named = toNamed(move, acting);
    if (named === undefined || thread.own === undefined)
        return undefined;
    const { service, keyring } = acting;
    return namedBody(keyring[0], service.identity, thread, thread.own, named, service.can.bodyLimit);
}
/** What the comment of a move is to say of twins; undefined where that stays. */
function toNamed({ spot, twins }, { redact }) {
    if (twins === undefined)
        return undefined;
    const told = { ruleId: spot.rule.id, level: spot.level };
    return { twins, sentence: redact((0,twin/* renderTwins */.A9)(twins, told, 'edited')) };
}
/** Somebody has decided, or taken something back, since the plan was made. */
function hasNewWords(planned, { replies }) {
    return (0,decision/* wordsKey */.zp)(planned.replies) !== (0,decision/* wordsKey */.zp)(replies);
}
/**
 * Takes twins out again that were named in a thread while a person resolved it: what the comment says then is
 * what the decision holds for. Outcomes are written down.
 *
 * @param fresh our threads as a listing after the edits shows them
 */
async function unnameDecided(outcomes, fresh, acting) {
    for (const [move, { kind }] of [...outcomes]) {
        if (move.kind !== 'keep' || kind !== 'done')
            continue;
        const thread = fresh.get(move.thread.discussionId);
        if (thread === undefined || !((0,thread_state/* isLeftToPeople */.My)(thread) || hasNewWords(move.thread, thread)))
            continue;
        const { twins = [] } = move.thread;
        const body = prepareNames({ spot: move.spot, twins }, thread, acting);
        if (body === undefined)
            continue;
        const outcome = (0,port/* soleOutcome */.a)(await acting.service.edit([{ commentId: thread.commentId, body }]));
        if (outcome.kind !== 'done')
            outcomes.set(move, { kind: 'failed', reason: whyNot(outcome) });
    }
}

;// CONCATENATED MODULE: ./build/src/apply/send-posts.js

/**
 * Posts the threads of findings, all at once as far as the service takes them. What is refused for its place
 * is tried in the next form that the service has for it; what is refused as too large, in its short form,
 * once. Gives what became of each, in the order of the moves.
 */
async function sendPosts(moves, acting) {
    const sent = new Map();
    let attempts = moves.map((move) => ({ move, rungs: toRungs(move, acting.service.can), rung: 0, length: 'full' }));
    while (attempts.length > 0) {
        const next = [];
        for (const [attempt, end] of await sendOnce(attempts, acting)) {
            if ('move' in end)
                next.push(end);
            else
                sent.set(attempt.move, end);
        }
        attempts = next;
    }
    return moves.flatMap((move) => sent.get(move) ?? []);
}
/**
 * The forms in which a place can be told, each tried after the one before it was refused. After the last one
 * the finding is listed in the overview.
 */
function toRungs({ anchor }, { ladder }) {
    const { path, newLine, oldLine } = anchor;
    const isKnown = oldLine !== undefined;
    const forms = {
        line: [
            isKnown
                ? { place: { path, newLine, oldLine }, name: 'with its old line' }
                : { place: { path, newLine }, name: 'at its line' },
        ],
        file: [{ place: { path }, name: 'on the whole file' }],
        'new-line': isKnown ? [{ place: { path, newLine }, name: 'without' }] : [],
    };
    return (anchor.wholeFile ? ['file'] : ladder).flatMap((form) => forms[form]);
}
/** One call for all of them, and what follows for each: an end, or the next attempt. */
async function sendOnce(attempts, acting) {
    const written = await Promise.all(attempts.map((attempt) => write(attempt, acting)));
    const posts = written.flatMap((one) => (one.kind === 'written' ? [one.post] : []));
    const outcomes = (posts.length === 0 ? [] : await acting.service.postInline(posts)).values();
    return attempts.map((attempt, index) => {
        const one = written[index];
        if (one?.kind !== 'written')
            return [attempt, one ?? MISSING];
        return [attempt, follow(attempt, one.nonce, outcomes.next().value, acting)];
    });
}
const MISSING = { kind: 'failed', reason: 'the service did not say what became of it' };
async function write({ move, rungs, rung, length }, acting) {
    const { keyring, service, job, baseSha, headSha, pin, shown } = acting;
    const { spot, anchor, twins } = move;
    const place = rungs[rung]?.place ?? anchor;
    const { path, ...numbers } = place;
    const nonce = acting.nonce();
    try {
        const marker = {
            nonce,
            job,
            evidence: acting.evidence(spot, anchor),
            newLine: anchor.newLine,
            ...numbers,
            ...(shown.writer !== undefined && { writer: shown.writer }),
            ...(twins !== undefined && { twins }),
        };
        const detailed = acting.detailed(spot);
        const showing = {
            lines: acting.headLines(spot),
            length,
            redact: acting.redact,
            linkTo: acting.linkTo,
            stands: place.newLine === undefined ? 'on-file' : 'on-line',
            suggestion: service.can.suggestion,
            twins: service.can.edits ? 'edited' : 'as-posted',
            limit: service.can.bodyLimit,
        };
        // It brings the parser of Markdown, which a run that posts nothing can do without.
        const { commentBody } = await Promise.all(/* import() */[__webpack_require__.e(381), __webpack_require__.e(540)]).then(__webpack_require__.bind(__webpack_require__, 2540));
        const body = commentBody(detailed, keyring[0], service.identity, marker, showing);
        const { oldPath } = anchor;
        const position = {
            path,
            ...(oldPath !== undefined && { oldPath }),
            ...numbers,
            baseSha,
            headSha,
            ...(pin !== undefined && { pin }),
        };
        return { kind: 'written', nonce, post: { body, position } };
    }
    catch (error) {
        // A finding whose names are too long for a marker costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'failed', reason: `the comment cannot be written: ${error.message}` };
    }
}
function follow(attempt, nonce, outcome, acting) {
    if (outcome === undefined)
        return MISSING;
    if (outcome.kind === 'done')
        return { kind: 'done', nonce, discussionId: outcome.value.discussionId };
    const { message } = outcome;
    if (outcome.kind === 'unknown')
        return { kind: 'unknown', nonce, reason: whyNot(outcome) };
    if (outcome.refusal === 'position')
        return afterPosition(attempt, message, acting);
    if (outcome.refusal === 'too-large')
        return afterSize(attempt, message, acting);
    return { kind: 'failed', refusal: outcome.refusal, reason: whyNot(outcome) };
}
function afterPosition(attempt, reason, acting) {
    const { move, rungs, rung } = attempt;
    const [refused, next] = rungs.slice(rung);
    if (refused !== undefined && next !== undefined) {
        const { path, newLine } = move.anchor;
        acting.progress(`${path}:${newLine} was refused ${refused.name} (${reason}); trying ${next.name}`);
        return { ...attempt, rung: rung + 1 };
    }
    return {
        kind: 'refused',
        reason: `the service refused its position: ${reason}`,
        remedy: 'compare base-sha and head-sha with the diff that the service shows',
    };
}
function afterSize(attempt, reason, acting) {
    if (attempt.length === 'full') {
        const { path, newLine } = attempt.move.anchor;
        acting.progress(`${path}:${newLine} was refused as too large; trying its short form`);
        return { ...attempt, rung: 0, length: 'short' };
    }
    return {
        kind: 'refused',
        reason: `the service refused its comment as too large, also in its short form: ${reason}`,
        remedy: 'find out what limits the size of requests on the way to the service',
    };
}

;// CONCATENATED MODULE: ./build/src/finding/is-uncommitted.js
/** Whether the working tree has another text at a place than the analyzed commit. */
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}

;// CONCATENATED MODULE: ./build/src/apply/prepare-mark.js





/** The mark that a move leaves in its thread. */
function nextMark(move, thread, acting) {
    const judged = move.kind === 'reopen' ? (move.by ?? thread.judged) : thread.judged;
    const mark = {
        kind: markKind(move),
        sequence: nextSequence(thread),
        head: acting.headSha,
        foreignReplies: thread.foreignReplies,
        nonce: thread.nonce,
        ...(move.kind === 'leave' && move.note !== 'discussed' && { says: move.note }),
        ...(judged !== undefined && { judged }),
        ...(move.kind === 'reopen' && move.by !== undefined && { says: 'taken back' }),
        ...((0,plan_move/* isDecidedByReply */.Gl)(move) && { judged: move.decision, decided: move.way }),
    };
    const spot = move.kind === 'reopen' ? move.spot : undefined;
    // Where only the working tree has the finding's line, what is known of the thread says better where to look
    // for it.
    const anchor = spot === undefined || isUncommitted(spot.place) ? undefined : acting.anchor(spot);
    return spot === undefined || anchor === undefined
        ? mark
        : { ...mark, evidence: acting.evidence(spot, anchor) };
}
/** The thread stays open: it says what its mark would have said. */
function toSaid(mark) {
    if (mark.decided !== undefined)
        return { ...mark, decided: 'said' };
    return { ...mark, kind: 'gone', says: mark.kind };
}
/** A mark goes into the first comment where that is ours to edit, else into a reply. */
function prepareMark(move, mark, thread, acting) {
    const { can, identity } = acting.service;
    const [keys] = acting.keyring;
    if (!can.edits || thread.own === undefined)
        return { carrier: 'reply', body: markBody(keys, identity, thread, mark) };
    const named = move.kind === 'reopen' ? toNamed(move, acting) : undefined;
    return {
        carrier: 'edit',
        body: markedBody(keys, identity, thread, thread.own, mark, can.bodyLimit, named),
    };
}

;// CONCATENATED MODULE: ./build/src/apply/remove-thread.js
/**
 * Deletes a thread in which nobody else spoke. Our marks go with it; the comment that starts it goes last, so
 * that a death in between leaves a thread to be removed.
 */
async function removeThread({ markIds, commentId }, service) {
    for (const id of markIds) {
        const outcome = await service.deleteComment(id);
        if (outcome.kind !== 'done')
            return outcome;
    }
    return service.deleteComment(commentId);
}

;// CONCATENATED MODULE: ./build/src/apply/settle-portion.js










/**
 * Resolves, reopens and removes threads, or leaves notes in them: as many as the service takes at once, each
 * on its own. `fresh` are our threads as a second listing has them: a thread that it does not show, or shows
 * in another state, is not touched, because absence is acted on only where two listings agree.
 *
 * Always the flags first, then the marks: a death between the two repeats harmless calls or adds the marks.
 */
async function settlePortion(moves, fresh, written, acting) {
    const ends = new Map();
    const works = [];
    for (const move of moves) {
        const begun = await begin(move, fresh, acting);
        if ('prepared' in begun)
            works.push(begun);
        else
            ends.set(move, begun);
    }
    const words = [];
    for (const [work, flagged] of await setFlags(works, written, acting)) {
        const next = afterFlag(work, flagged, acting);
        if ('prepared' in next)
            words.push(next);
        else
            ends.set(work.move, next);
    }
    for (const [{ move }, end] of await writeMarks(words, acting))
        ends.set(move, end);
    return ends;
}
/** What became of the move of a thread that has ended so. */
function toOutcome(ended) {
    if (ended.kind === 'done')
        return { kind: 'done' };
    if (ended.kind === 'said')
        return { kind: 'said', marked: ended.marked, reason: ended.message };
    return { kind: 'failed', reason: ended.message };
}
/**
 * Sends the mark of a move again, once a listing has shown that it is not in its thread: a resolved thread
 * without a mark would pass for one that a person resolved.
 */
async function repeatMark(move, { said }, thread, acting) {
    const mark = nextMark(move, thread, acting);
    const prepared = prepareMark(move, said ? toSaid(mark) : mark, thread, acting);
    return (0,port/* soleOutcome */.a)(await sendMarks([{ thread, prepared }], acting));
}
/** What needs neither a flag nor an edit is done at once. */
async function begin(move, fresh, acting) {
    const stop = acting.stopped();
    if (stop !== undefined)
        return { kind: 'untouched', message: `not reached: ${stop}` };
    const thread = fresh.get(move.thread.discussionId);
    if (thread === undefined ||
        !isUnchanged(move.thread, thread) ||
        !saysTheSame(move, thread) ||
        !winnerStands(move, fresh))
        return { kind: 'untouched', message: 'two listings disagree about this thread' };
    if (move.kind === 'keep') {
        const body = prepareNames(move, thread, acting);
        return body === undefined ? { kind: 'done' } : { move, thread, prepared: { carrier: 'edit', body } };
    }
    const mark = nextMark(move, thread, acting);
    if (move.kind === 'remove-duplicate' && (0,thread_state/* isDeletable */.HE)(thread))
        return toEnded(await removeThread(thread, acting.service), mark);
    try {
        return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting) };
    }
    catch (error) {
        // A thread whose names are too long for one more mark costs itself only.
        if (!(error instanceof RangeError))
            throw error;
        return { kind: 'untouched', message: `the mark cannot be written: ${error.message}` };
    }
}
/** What was replied is acted on where two listings agree about it. */
function saysTheSame(move, { replies }) {
    return !(0,plan_move/* isByReply */.KY)(move) || (0,decision/* wordsKey */.zp)(move.thread.replies) === (0,decision/* wordsKey */.zp)(replies);
}
/** Nothing is deleted before what stands for it. */
function winnerStands(move, fresh) {
    return move.kind !== 'remove-duplicate' || fresh.has(move.winner.discussionId);
}
async function setFlags(works, written, { service }) {
    const flags = new Map(works.map((work) => [work, flagBefore(work, written)]));
    const calls = works.filter((work) => flags.get(work)?.kind === 'call');
    if (calls.length === 0)
        return flags;
    const outcomes = await service.setResolved(calls.map(({ move, thread: { discussionId } }) => ({ discussionId, resolved: isResolvingMove(move) })));
    for (const [index, work] of calls.entries())
        flags.set(work, flagAfter(work, (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1)), written));
    return flags;
}
function isResolvingMove({ kind }) {
    return kind !== 'reopen';
}
/** Once one thread was refused for want of the right to resolve, no other is tried. */
function flagBefore({ move, thread }, { mayNotResolve }) {
    if (move.kind === 'leave' || move.kind === 'keep')
        return { kind: 'done' };
    const resolved = isResolvingMove(move);
    if (isAsWanted(thread, resolved))
        return { kind: 'done' };
    if ((0,plan_move/* isByReply */.KY)(move)) {
        if (thread.flag === resolved)
            return { kind: 'done' };
        if (thread.mayResolve === false && resolved)
            return { kind: 'forbidden', message: 'the service says that it lacks the right' };
    }
    return resolved && mayNotResolve !== undefined
        ? { kind: 'forbidden', message: mayNotResolve }
        : { kind: 'call' };
}
function flagAfter({ move, thread }, flag, written) {
    const resolved = isResolvingMove(move);
    if (flag.kind === 'done')
        return { kind: 'done' };
    const message = whyNot(flag);
    if (flag.kind === 'unknown')
        return { kind: 'halfway', message };
    if (flag.refusal !== 'forbidden')
        return { kind: 'untouched', message };
    // What was announced before a run died may be so already.
    if (thread.flag === resolved)
        return { kind: 'done' };
    if (!resolved)
        return { kind: 'untouched', message };
    written.mayNotResolve ??= message;
    return { kind: 'forbidden', message };
}
/** The mark that follows a flag, or how the move ended without one. */
function afterFlag(work, flagged, acting) {
    const { move, thread } = work;
    switch (flagged.kind) {
        case 'call':
            throw new Error('a flag was neither set nor refused');
        case 'untouched':
        case 'halfway':
            return { kind: flagged.kind, message: flagged.message };
        case 'done':
            return move.kind === 'resolve' && !(0,plan_move/* isByReply */.KY)(move) && thread.lastMark?.kind === 'gone'
                ? { kind: 'done' }
                : work;
        case 'forbidden': {
            // A duplicate says nothing, and where a person asked, that person is told.
            const why = `it stays open, because this client may not resolve threads: ${flagged.message}`;
            if (move.kind !== 'resolve' || move.resolution === 'closed' || thread.lastMark?.kind === 'gone')
                return { kind: 'said', marked: false, message: why };
            const mark = toSaid(nextMark(move, thread, acting));
            return { move, thread, mark, prepared: prepareMark(move, mark, thread, acting), why };
        }
    }
}
async function writeMarks(wordings, acting) {
    const outcomes = await sendMarks(wordings, acting);
    const ends = new Map();
    const refused = [];
    for (const [index, wording] of wordings.entries()) {
        const outcome = (0,port/* soleOutcome */.a)(outcomes.slice(index, index + 1));
        const { move, why, mark } = wording;
        const isFlagged = move.kind !== 'leave' && move.kind !== 'keep' && why === undefined;
        if (outcome.kind === 'no-effect' && isFlagged)
            refused.push({ wording, message: whyNot(outcome) });
        else if (outcome.kind === 'done' && why !== undefined)
            ends.set(wording, { kind: 'said', marked: true, message: why });
        else
            ends.set(wording, toEnded(outcome, mark));
    }
    // Without its mark the thread would pass for one that a person resolved, also when the finding comes back.
    const back = refused.filter(({ wording: { move, thread } }) => move.kind === 'resolve' && thread.flag === false);
    const taken = back.length === 0
        ? []
        : await acting.service.setResolved(back.map(({ wording: { thread } }) => ({ discussionId: thread.discussionId, resolved: false })));
    for (const one of refused) {
        const isTaken = taken[back.indexOf(one)]?.kind === 'done';
        ends.set(one.wording, { kind: isTaken ? 'untouched' : 'halfway', message: one.message });
    }
    return ends;
}
/** Edits go together, replies one after the other. Gives the outcomes in the order of the marks. */
async function sendMarks(marks, { service }) {
    const edits = marks.filter(({ prepared }) => prepared.carrier === 'edit');
    const edited = edits.length === 0
        ? []
        : await service.edit(edits.map(({ thread, prepared }) => ({ commentId: thread.commentId, body: prepared.body })));
    return (0,port/* oneByOne */.E)(marks, async (mark) => {
        const { thread, prepared } = mark;
        if (prepared.carrier === 'reply')
            return service.reply(thread.discussionId, prepared.body);
        return (0,port/* soleOutcome */.a)(edited.slice(edits.indexOf(mark), edits.indexOf(mark) + 1));
    });
}
function toEnded(outcome, mark) {
    if (outcome.kind === 'done')
        return { kind: 'done' };
    const message = whyNot(outcome);
    if (mark === undefined)
        return { kind: 'untouched', message };
    const { kind, decided, sequence } = mark;
    return outcome.kind === 'unknown'
        ? { kind: 'unknown', mark: { sequence, said: kind === 'gone' || decided === 'said' }, message }
        : { kind: 'untouched', message };
}

;// CONCATENATED MODULE: ./build/src/apply/audit.js







const ROUNDS = 3;
/** Of a thread whose mark was repaired. */
const SAID = {
    kind: 'said',
    marked: true,
    reason: 'it stays open, because this client may not resolve threads',
};
/**
 * Looks at what the run has written, and repairs what is not as it should be: three rounds of one listing at
 * most, and none where nothing was written. What is there is done. A mark that is not there is sent again,
 * since its flag is set already. A comment that is not there is posted again where the listing shows that it
 * does not lag; else it is left to the next run. Threads that another run posted meanwhile are removed when
 * two rounds agree that they are duplicates. Returns the last listing; undefined where none was needed.
 */
async function audit(written, acting) {
    const { outcomes, lostPosts, lostMarks } = written;
    const wrote = [...outcomes].some(([move, { kind }]) => (0,plan_move/* isWriting */.xz)(move) && (kind === 'done' || kind === 'said'));
    if (!wrote && lostPosts.size + lostMarks.size === 0)
        return undefined;
    let suspects = new Set();
    for (let round = 1;; round += 1) {
        const reading = await findLostPosts(written, acting);
        if (round === 1 && acting.stopped() === undefined)
            await unnameDecided(outcomes, byDiscussion(reading), acting);
        const repeated = await repairMarks(written, reading, acting);
        if (acting.stopped() !== undefined || round === ROUNDS)
            return reading;
        if (isCaughtUp(reading, outcomes))
            await postAgain(written, acting);
        const duplicates = acting.duplicates(reading.ours);
        const sure = duplicates.filter(({ thread }) => suspects.has(thread.discussionId));
        const fresh = byDiscussion(reading);
        await inFlight(sure, async (move) => {
            for (const [, ended] of await settlePortion([move], fresh, written, acting))
                outcomes.set(move, toOutcome(ended));
        });
        suspects = new Set(duplicates.map(({ thread }) => thread.discussionId));
        if (lostPosts.size + lostMarks.size + duplicates.length + repeated === 0)
            return reading;
    }
}
/**
 * A listing that shows every thread that this run is known to have posted does not hide one that it may have
 * posted before.
 */
function isCaughtUp(reading, outcomes) {
    const shown = byDiscussion(reading);
    const posted = [...outcomes].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []);
    return posted.length > 0 && posted.every((id) => shown.has(id));
}
async function postAgain({ outcomes, lostPosts }, acting) {
    for (const move of [...lostPosts.keys()]) {
        const [sent] = await sendPosts([move], acting);
        if (sent === undefined)
            continue;
        if (sent.kind === 'unknown') {
            lostPosts.set(move, sent.nonce);
            continue;
        }
        lostPosts.delete(move);
        outcomes.set(move, sent.kind === 'done' ? { kind: 'done', discussionId: sent.discussionId } : sent);
    }
}
/** Returns how many marks it sent again: a further listing has to show them. */
async function repairMarks({ outcomes, lostMarks }, { threads }, acting) {
    let repeated = 0;
    for (const [move, mark] of [...lostMarks]) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        const deleting = move.kind === 'remove-duplicate' && move.by === 'deleting';
        const isThere = deleting ? thread === undefined : (thread?.lastMark?.sequence ?? 0) >= mark.sequence;
        const repaired = isThere ||
            (!deleting && thread !== undefined && (await repeatMark(move, mark, thread, acting)).kind === 'done');
        if (!repaired)
            continue;
        if (!isThere)
            repeated += 1;
        outcomes.set(move, mark.said && move.kind === 'resolve' ? SAID : { kind: 'done' });
        lostMarks.delete(move);
    }
    return repeated;
}

;// CONCATENATED MODULE: ./build/src/apply/clear-notes.js








/**
 * Deletes the notes that have said what they had to, of this run and of earlier ones, when a listing shows
 * the marks that were set, and takes out of threads what was not done; `audited` is the last listing, missing
 * where nothing was written. Returns why it could not be done.
 */
async function clearNotes(moves, announced, audited, { outcomes, halfway }, acting) {
    if (announced.kind !== 'announced')
        return undefined;
    const { reading, nonces } = announced;
    const before = byDiscussion(reading);
    const done = new Set(moves.filter(isSettling).filter((move) => move.kind !== 'keep' && isMarking(outcomes.get(move))));
    const showsMarks = (listed) => [...done].every((move) => isMarked(move, before, listed));
    const last = audited === undefined ? undefined : await listUntil(showsMarks, audited, acting);
    if (acting.stopped() !== undefined)
        return undefined;
    if (last !== undefined)
        await markAgain([...done].filter((move) => !isMarked(move, before, last)), last, acting);
    const state = (move) => {
        if (!done.has(move))
            return halfway.has(move) ? 'halfway' : 'untouched';
        return last !== undefined && isMarked(move, before, last) ? 'done' : 'halfway';
    };
    const ours = [...nonces, ...acting.known.intents.map(({ nonce }) => nonce)];
    const notes = reading.intents.filter(({ nonce }) => ours.includes(nonce));
    // Somebody may have copied a note while it stood.
    const now = new Map(last?.intents.map((intent) => [intent.nonce, intent]));
    const cleared = clearable(notes, { threads: reading.ours, moves, state }).map((note) => now.get(note.nonce) ?? note);
    const stale = staleIntents({ threads: (last ?? reading).ours, moves, state });
    const left = await clearIntents(stale, acting);
    const { failure } = await deleteComments(cleared, acting);
    return failure === undefined
        ? left
        : `a note that listed threads to be resolved could not be deleted: ${failure}`;
}
/** Whether a mark was written. */
function isMarking(outcome) {
    return outcome?.kind === 'done' || (outcome?.kind === 'said' && outcome.marked);
}
/**
 * Writes marks again that a listing does not show after all the time that it had: another run has edited the
 * same comment at the same moment, and what announced the mark is gone with it. Until a further listing shows
 * them they count as missing.
 */
async function markAgain(moves, { threads }, acting) {
    for (const move of moves) {
        const thread = threads.find(({ discussionId }) => discussionId === move.thread.discussionId);
        if (thread === undefined || move.kind === 'keep' || !saysItself({ ...move, thread }, acting))
            continue;
        if (!(0,thread_intent/* isUndone */.Y_)(announcedKind(move), thread.flag))
            await repeatMark(move, { said: false }, thread, acting);
    }
}
/**
 * Whether a listing shows the mark of a move: a service may take a reply and keep another text of it. What
 * was deleted needs none.
 */
function isMarked(move, before, { threads }) {
    const { discussionId } = move.thread;
    const known = before.get(discussionId);
    const now = threads.find((thread) => thread.discussionId === discussionId);
    if (known === undefined || now === undefined)
        return move.kind === 'remove-duplicate';
    // A thread that says that its finding is gone needs no more words when it is resolved.
    if (move.kind === 'resolve' && !(0,plan_move/* isByReply */.KY)(move) && known.lastMark?.kind === 'gone')
        return true;
    return (now.lastMark?.sequence ?? 0) >= nextSequence(known);
}

;// CONCATENATED MODULE: ./build/src/apply/post-threads.js




/** After this many refusals in a row it is not the single comment: posting stops. */
const REFUSALS_IN_A_ROW = 5;
/**
 * Posts new threads, worst first, as many at once as the service takes. The first ones are looked for in the
 * listing before the rest follow: a service that strips or rewrites what makes a comment ours would get the
 * same comments again at every run. Outcomes are written down as they come. Returns why the run goes no
 * further, or undefined.
 */
async function postThreads(posts, { outcomes, lostPosts }, acting) {
    if (posts.length > 0)
        acting.progress(`Posting ${posts.length} new ${posts.length === 1 ? 'thread' : 'threads'}`);
    let refusals = 0;
    let stop;
    let isReady = true;
    const isListed = acting.service.can.whileNotReady === 'top-level';
    const fail = (reason, waits) => ({
        kind: 'failed',
        reason,
        ...(waits && isListed && { listed: true }),
    });
    const note = (move, sent) => {
        switch (sent.kind) {
            case 'done':
                refusals = 0;
                outcomes.set(move, { kind: 'done', discussionId: sent.discussionId });
                return sent.nonce;
            case 'unknown':
                lostPosts.set(move, sent.nonce);
                outcomes.set(move, { kind: 'failed', reason: sent.reason });
                return undefined;
            case 'failed':
                if (sent.refusal === 'not-ready') {
                    isReady = false;
                    stop = `the discussion did not become ready (${sent.reason})`;
                }
                outcomes.set(move, fail(sent.reason, sent.refusal === 'not-ready'));
                return undefined;
            case 'refused':
                outcomes.set(move, { kind: 'refused', reason: sent.reason });
                refusals += 1;
                if (refusals >= REFUSALS_IN_A_ROW) {
                    stop = `${refusals} comments in a row were refused, the last because ${sent.reason}; ${sent.remedy}`;
                }
                return undefined;
        }
    };
    /** Gives the nonces of those that were posted for sure. */
    const post = async (batch) => {
        stop ??= acting.stopped();
        if (stop !== undefined) {
            for (const move of batch)
                outcomes.set(move, fail(`not reached: ${stop}`, !isReady));
            return [];
        }
        const sent = await sendPosts(batch, acting);
        return batch.flatMap((move, index) => {
            const one = sent[index];
            return (one === undefined ? undefined : note(move, one)) ?? [];
        });
    };
    const batches = inBatches(posts, acting.service.can.postsAtOnce);
    for (let first = batches.shift(); first !== undefined; first = batches.shift()) {
        const nonces = await post(first);
        if (nonces.length === 0)
            continue;
        const rest = batches.flat();
        const confirmed = await confirmPosted(nonces, acting);
        if (confirmed.kind === 'distrust') {
            for (const move of rest)
                outcomes.set(move, { kind: 'failed', reason: `not reached: ${confirmed.reason}` });
            return confirmed;
        }
        const news = findNews(confirmed.reading, nonces, rest, acting);
        if (news !== undefined) {
            for (const move of rest)
                outcomes.set(move, { kind: 'not-tried', reason: news });
            return { kind: 'news', reason: news };
        }
        break;
    }
    await inFlight(batches, async (batch) => {
        await post(batch);
    });
    return undefined;
}
function inBatches(posts, most) {
    return Array.from({ length: Math.ceil(posts.length / most) }, (_, index) => posts.slice(index * most, (index + 1) * most));
}
/**
 * Threads of ours that the plan did not know, of a scope that still has something to post: a listing that
 * lagged, or a run that races.
 */
function findNews(reading, nonces, rest, { known, onNews }) {
    if (onNews === 'go-on')
        return undefined;
    const scopes = new Set(rest.map(({ spot }) => (0,finding_finding/* scopeKey */.OD)(spot.scope)));
    const before = new Set(known.ours.map((thread) => thread.discussionId));
    const news = reading.ours.filter((thread) => !nonces.includes(thread.nonce) &&
        !before.has(thread.discussionId) &&
        scopes.has((0,finding_finding/* scopeKey */.OD)(thread.evidence.scope)));
    return news.length === 0
        ? undefined
        : `${news.length} ${news.length === 1 ? 'thread has' : 'threads have'} appeared since the plan was made`;
}

;// CONCATENATED MODULE: ./build/src/apply/settle-threads.js



/**
 * Resolves, reopens, removes duplicates and leaves notes, once what is to be done was announced. Outcomes are
 * written down as they come.
 */
async function settleThreads(moves, announced, written, acting) {
    const { outcomes, lostMarks, halfway } = written;
    if (announced.kind === 'none')
        return;
    if (announced.kind === 'failed') {
        const reason = `not reached: ${announced.reason}`;
        for (const move of moves)
            outcomes.set(move, { kind: 'failed', reason });
        return;
    }
    const { unsaid, reading } = announced;
    for (const [move, reason] of unsaid)
        outcomes.set(move, { kind: 'failed', reason });
    const fresh = byDiscussion(reading);
    const settle = async (portion) => {
        for (const [move, ended] of await settlePortion(portion, fresh, written, acting)) {
            if (ended.kind === 'halfway' || ended.kind === 'unknown')
                halfway.add(move);
            if (ended.kind === 'unknown' && move.kind !== 'keep')
                lostMarks.set(move, ended.mark);
            outcomes.set(move, toOutcome(ended));
        }
    };
    const portions = inPortions(moves.filter((move) => !unsaid.has(move)), acting.service.can.changesAtOnce);
    // Where the listing does not tell whether this client may resolve, the first threads do.
    const first = portions.find((portion) => portion.some(({ kind, thread }) => kind === 'resolve' && thread.mayResolve === undefined));
    if (first !== undefined)
        await settle(first);
    await inFlight(portions.filter((portion) => portion !== first), settle);
}

;// CONCATENATED MODULE: ./build/src/apply/written.js
function nothingWritten() {
    return { outcomes: new Map(), lostPosts: new Map(), lostMarks: new Map(), halfway: new Set() };
}

;// CONCATENATED MODULE: ./build/src/apply/apply-plan.js












/**
 * Does what the plan says, station by station: see `act`. One move that fails never costs the others.
 *
 * @throws ConfigurationError where the credentials are refused in mid-run
 */
async function applyPlan(moves, decideOverview, acting) {
    const written = nothingWritten();
    const { outcomes } = written;
    const overview = decideOverview([]);
    const isLeft = oldNotes(moves, acting.known).length + oldIntents(moves, acting.known).length > 0;
    if (!moves.some(plan_move/* isWriting */.xz) && !writes(overview) && !isLeft)
        return { outcomes, overview, end: 'applied', failures: [] };
    try {
        return { outcomes, ...(await act(moves, decideOverview, written, acting)) };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1 || error instanceof errors/* MayNotWriteError */.ek)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        for (const move of moves.filter(plan_move/* isWriting */.xz)) {
            if (!outcomes.has(move))
                outcomes.set(move, { kind: 'failed', reason: `not reached: ${reason}` });
        }
        return { outcomes, end: 'applied', failures: [reason] };
    }
}
/**
 * The stations, each once and in this order; none knows another, and each finds in `written` what those
 * before it did. Post; look at the change again, since what moved on is left to the run for it; bring the
 * overview up to date; say in a note what is about to be resolved and reopened; settle the threads; look at
 * all that was written, and repair it; take the note back.
 */
async function act(moves, decideOverview, written, acting) {
    const posts = moves.filter((move) => move.kind === 'post');
    const settlings = moves.filter(isSettling);
    await acting.beforeFirstWrite();
    const halt = (await postThreads(posts, written, acting)) ?? whatMoved(await acting.service.readChange(), acting);
    if (halt !== undefined)
        return stop(halt, settlings, written, acting);
    const overview = decideOverview(refusedIn(written));
    const replaced = writes(overview) ? await applyOverview(overview, acting) : undefined;
    const announced = await announce(settlings, acting);
    await settleThreads(settlings, announced, written, acting);
    const audited = await audit(written, acting);
    const cleared = await clearNotes(moves, announced, audited, written, acting);
    return {
        end: 'applied',
        overview,
        failures: [replaced, cleared].filter((reason) => reason !== undefined),
    };
}
/**
 * Touches no thread that is there. Posts whose answer was lost are looked for before a new plan is made: it
 * must not take them for missing.
 */
async function stop({ kind, reason }, settlings, written, acting) {
    const outcome = kind === 'distrust' ? { kind: 'failed', reason: 'not reached' } : { kind: 'not-tried', reason };
    for (const move of settlings)
        written.outcomes.set(move, outcome);
    if (kind === 'distrust')
        return { end: 'applied', failures: [reason] };
    if (written.lostPosts.size > 0)
        await findLostPosts(written, acting);
    return { end: kind, failures: [reason] };
}
function writes({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
function refusedIn({ outcomes }) {
    return [...outcomes].flatMap(([move, outcome]) => {
        const why = move.kind === 'post' ? whyListed(outcome) : undefined;
        if (move.kind !== 'post' || why === undefined)
            return [];
        return [move.spot, ...(move.covered ?? [])].map((spot) => ({ spot, ...why }));
    });
}
function whyListed(outcome) {
    if (outcome.kind === 'refused')
        return { why: 'unanchored', reason: outcome.reason };
    if (outcome.kind !== 'failed' || outcome.listed === undefined)
        return undefined;
    return { why: 'not-posted', reason: outcome.reason };
}
function whatMoved(now, { shown, service: { noun } }) {
    if (shown.head !== null && now.head !== null && now.head !== shown.head) {
        return { kind: 'superseded', reason: `the ${noun} moved on to ${now.head.slice(0, 7)} during the run` };
    }
    if (shown.base !== null && now.base !== null && now.base !== shown.base) {
        return { kind: 'base-moved', reason: `the ${noun} got a new base, ${now.base.slice(0, 7)}` };
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/src/configuration/matches-glob.js
/**
 * Whether a text is what a pattern says, in which `*` stands for any signs, or none. It goes through both
 * once, and back to the last `*` only: the time is at most the product of their lengths.
 */
function matchesName(pattern, text) {
    return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}
/**
 * Whether a path is what a glob says: `*` stands for any signs of a name, `**` for any names. A glob that
 * ends in a slash means all that is in the folder.
 */
function matchesPath(glob, path) {
    // What is in a folder is not the folder.
    const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
    return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}
/** The last `rest` may take up any number of items; each other item of the pattern takes one. */
function matchesAll(pattern, items, rest, matches) {
    let at = 0;
    let back;
    for (let item = 0; item < items.length;) {
        const own = pattern[at];
        if (own === rest) {
            back = { pattern: at, item };
            at += 1;
        }
        else if (own !== undefined && matches(own, items[item] ?? '')) {
            at += 1;
            item += 1;
        }
        else if (back !== undefined) {
            back.item += 1;
            item = back.item;
            at = back.pattern + 1;
        }
        else
            return false;
    }
    return pattern.slice(at).every((own) => own === rest);
}

;// CONCATENATED MODULE: ./build/src/configuration/judge-finding.js



/**
 * Judges findings: rules first, then paths; in each list the last entry that matches counts. `off` in either
 * is final. A level of a path only lowers, and a path counts for a file that was renamed or copied only if it
 * matches both names, so that no change moves a file out of sight.
 */
function judgeBy({ rules, paths }, formerPath) {
    const ruleOf = remember((key) => {
        const [tool = '', id = ''] = JSON.parse(key);
        return rules.findLast((entry) => isOfRule(entry, tool, id));
    });
    const pathOf = remember((path) => {
        const former = formerPath(path);
        return paths.findLast(({ glob }) => matchesPath(glob, path) && (former === undefined || matchesPath(glob, former)));
    });
    return ({ scope, rule, level, place }) => {
        const byRule = ruleOf(JSON.stringify([scope.tool, rule.id]));
        const byPath = place.path === undefined ? undefined : pathOf(place.path);
        if (byRule?.level === 'off')
            return off(`${byRule.tool} ${byRule.rule}`, byRule);
        if (byPath?.level === 'off')
            return off(byPath.glob, byPath);
        const own = byRule?.level ?? level;
        const lowered = byPath !== undefined && (0,spot/* compareLevels */.t)(byPath.level, own) > 0 ? byPath.level : own;
        return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
    };
}
function isOfRule(entry, tool, id) {
    return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}
function off(name, { reason }) {
    return {
        kind: 'off',
        because: `${configuration/* CONFIGURATION_FILE */.o} (${name})${reason === undefined ? '' : `: ${reason}`}`,
    };
}
/** A log has many findings of few rules and files. */
function remember(find) {
    const known = new Map();
    return (key) => {
        if (!known.has(key))
            known.set(key, find(key));
        return known.get(key);
    };
}

;// CONCATENATED MODULE: ./build/src/git/read-diff.js




/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000
 * (`diff.renameLimit`, git 2.34; 400 before); the work grows with the square, and at 3,000 it is still a
 * matter of seconds.
 */
const RENAME_LIMIT = 3_000;
/** Everything that a setting could change is said: order, algorithm, renames, submodules, drivers. */
const read_diff_DIFF_ARGUMENTS = [
    'diff',
    '--raw',
    '--patch',
    '-z',
    '-U0',
    '--inter-hunk-context=0',
    '--indent-heuristic',
    '-M',
    `-l${RENAME_LIMIT}`,
    '-O/dev/null',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
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
    const revisions = [requireSha(from), requireSha(to)];
    if (from === to)
        return toDiff(from, to, []);
    const chosen = [`--diff-algorithm=${algorithm}`, ...(copies ? ['-C'] : [])];
    const args = [...read_diff_DIFF_ARGUMENTS, ...chosen, '--end-of-options', ...revisions, '--'];
    return parseDiff(from, to, await gitOutput(git, args));
}

;// CONCATENATED MODULE: ./build/src/review/configure.js



/** The findings as the configuration has them: at other levels, or ignored. */
async function configure(analyzed, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return analyzed;
    const change = paths.length === 0 ? undefined : await readDiff(git, base, head);
    const judge = judgeBy(configuration, (path) => {
        const file = change?.byNewPath.get(path);
        return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
    });
    const { analysis } = analyzed;
    const configured = withFindings(analysis, (written) => {
        if (written.presence.kind !== 'present')
            return written;
        const judgement = judge(written);
        if (judgement.kind === 'stays')
            return written;
        return judgement.kind === 'level'
            ? { ...written, level: judgement.level }
            : { ...written, presence: { kind: 'ignored', because: judgement.because } };
    }, ({ level, presence }, detailed) => ({ ...detailed, level, presence }));
    return { ...analyzed, analysis: { ...configured, warnings: analysis.warnings } };
}

;// CONCATENATED MODULE: ./build/src/git/commit-times.js


/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
/**
 * When commits were made, in seconds since the epoch, as their committers say. What is not at hand is not in
 * the map, and is not fetched.
 */
async function readCommitTimes(git, shas) {
    const wanted = [...new Set(shas)].filter(isSha);
    const objects = await readObjects(git, wanted);
    const times = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type !== 'commit')
            continue;
        const header = object.content.toString('latin1').split('\n\n', 1)[0] ?? '';
        const time = COMMITTER.exec(header)?.[1];
        if (time !== undefined)
            times.set(sha, Number(time));
    }
    return times;
}

;// CONCATENATED MODULE: ./build/src/plan/carry-over.js
/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
function carryOver(plan, done) {
    const posted = new Set([...done].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []));
    if (posted.size === 0)
        return plan;
    return {
        ...plan,
        moves: plan.moves.filter((move) => move.kind !== 'keep' || !posted.has(move.thread.discussionId)),
        accounts: plan.accounts.map((account) => {
            if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? ''))
                return account;
            const { tier: _, ...rest } = account;
            return { ...rest, disposition: 'posted', reason: 'new' };
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/plan/dominant-rule.js


/** One finding is no list. */
const FEWEST = 2;
/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    const { scope, rule } = first;
    return (`${most.length} of ${over.length} findings over max-threads are of ${(0,one_line/* oneLine */.T)(rule.id)} (${(0,one_line/* oneLine */.T)(scope.tool)}): ` +
        `"${configurationLine(scope, rule.id)}" below rules: in .sarif-review.yml silences it, and a level in place of off makes less of it`);
}
/** The entry of the configuration file that takes a rule off. */
function configurationLine({ tool }, ruleId) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
/** Plain where YAML reads it as that very text. JSON is YAML, too. */
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text);
}

// EXTERNAL MODULE: ./build/src/plan/left-open.js
var left_open = __webpack_require__(7233);
;// CONCATENATED MODULE: ./build/src/plan/overview.js

/**
 * Decides about the overview: posted when there is something to say, replaced when a finding is new in it,
 * deleted when it would be empty. A comment that cannot be edited stays as it is when only some findings are
 * gone; one that can be is edited whenever it lists others. One that an older key signed stands only where
 * there is no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param carrier how a new text gets there: by an edit, where the service takes edits
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
function decideOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave('overview-comment is never');
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    // Who can edit its comments knows which are its own, and can delete no other.
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave('every selected finding has a thread');
        if (proof === 'partial')
            return leave('the analysis is not complete');
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: 'every selected finding has a thread now',
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return decideEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: 'no finding is new in it' };
    }
    const reason = standing.length === 0 ? 'there was none yet' : 'a finding is new in it';
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function decideEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: 'the present key is to sign it' };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: 'it lists the same findings' }
        : { kind: 'edit', current, entries, obsolete, reason: 'it lists other findings' };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return hashEntries(keys, entries.map(({ spot }) => spot));
}

;// CONCATENATED MODULE: ./build/src/plan/account.js

/** One account for each result that was read. `judged` has every spot. */
function account({ findings, duplicates }, judged) {
    const repeated = new Set(duplicates);
    const verdicts = new Map(judged.flatMap(({ spot, verdict }) => spot.findings.map((finding) => [finding, verdict])));
    return findings.map((finding) => {
        const verdict = byPresence(finding, repeated) ?? verdicts.get(finding);
        if (verdict === undefined)
            throw new RangeError('a result without a disposition');
        return { finding, ...verdict };
    });
}
function byPresence(finding, duplicates) {
    switch (finding.presence.kind) {
        case 'absent':
            return { disposition: 'absent', reason: 'baselineState is absent' };
        case 'other-tool':
            return { disposition: 'other-tool', reason: (0,tools_of_job/* describeOtherTool */.I)(finding.scope.tool) };
        case 'crash':
            return { disposition: 'crash', reason: `the engine ${finding.scope.tool} failed` };
        case 'passed':
            return { disposition: 'passed', reason: finding.presence.because };
        case 'suppressed':
            return { disposition: 'suppressed', reason: finding.presence.justification ?? 'suppressed in the log' };
        case 'ignored':
            return { disposition: 'ignored', reason: finding.presence.because };
        case 'present':
            return duplicates.has(finding)
                ? { disposition: 'duplicate', reason: 'the same result stands in the logs twice' }
                : undefined;
    }
}

// EXTERNAL MODULE: ./build/src/plan/cover-twins.js + 2 modules
var cover_twins = __webpack_require__(3844);
;// CONCATENATED MODULE: ./build/src/thread/contested.js

/**
 * Finds the scopes in which runs disagree about this head, by scope key: a thread was called
 * fixed and reported again at it, or was called fixed at it and its finding is in the logs of this run.
 * Either two jobs share the scope by mistake, and each takes what only the other one reports for fixed, or an
 * analyzer misses now and then what is there. What was contradicted at an earlier head says nothing of this
 * one.
 */
function findContested(threads, pairs, head) {
    const before = threads.flatMap(({ evidence: { scope }, contestedAt }) => contestedAt === head ? [{ scope, head }] : []);
    const now = pairs.flatMap(({ thread, spot }) => thread.lastMark?.kind === 'fixed' && thread.lastMark.head === head && !spot.suppressed
        ? [{ scope: thread.evidence.scope, head }]
        : []);
    return new Map([...before, ...now].map((contested) => [(0,finding_finding/* scopeKey */.OD)(contested.scope), contested]));
}
/** What a user is told of it. */
function describeContested({ scope, head }) {
    return (`two runs of ${(0,finding_finding/* scopeName */.OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ` +
        adviseOn('it'));
}
/**
 * The two ways in which an analysis comes to miss what another one of the same commit reports, and what to do
 * about each.
 */
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}

// EXTERNAL MODULE: ./build/src/plan/standing.js
var plan_standing = __webpack_require__(3837);
;// CONCATENATED MODULE: ./build/src/plan/hold.js






/**
 * Why a thread whose finding is not in the logs may not be called fixed, or undefined when its absence is
 * proof. A finding that is absent is fixed only if this run proves that its place was looked at (SARIF
 * §3.14.23, §3.20.14, §3.20.21).
 */
function holdReason({ thread, doubt }, situation) {
    return (scopeHold(thread, situation) ??
        reportedHere({ thread }, situation) ??
        placeHold({ thread }, situation) ??
        doubt);
}
function scopeHold(thread, situation) {
    const { scope } = thread.evidence;
    const [failure] = situation.completeness.failures;
    if (failure !== undefined)
        return failure;
    const key = (0,finding_finding/* scopeKey */.OD)(scope);
    const standing = (0,plan_standing/* standingIn */.q)(situation);
    const held = standing.heldScope(key);
    if (held !== undefined)
        return held.reason;
    if (standing.isLater(key)) {
        return `a later version of sarif-review wrote threads of ${(0,finding_finding/* scopeName */.OK)(scope)}: use that version here too`;
    }
    const dispute = situation.contested.get(key);
    if (dispute !== undefined)
        return describeContested(dispute);
    return standing.isComplete(key)
        ? undefined
        : describeAbsent(thread, situation.job, standing.namesOf(scope.tool));
}
/** Categories of a tool that are named in a reason. */
const hold_MOST_NAMED = 10;
/** Why a thread stays whose scope has no run, and what there is to do where it is for this job to look at. */
function describeAbsent(thread, job, ofTool) {
    const { scope } = thread.evidence;
    const name = (0,finding_finding/* scopeName */.OK)(scope);
    const isOurs = thread.job === job.name;
    const theirs = `its threads are left to the job that runs it`;
    if (!(0,tools_of_job/* isOfJob */.d)(job.tools, scope.tool)) {
        const why = (0,tools_of_job/* describeOtherTool */.I)(scope.tool);
        return isOurs ? `${why}, so its threads are left: ${describeClean(scope)}` : `${why}: ${theirs}`;
    }
    const only = ofTool.length === 0 ? '' : `, only ${(0,first_few/* firstFew */.D)(ofTool, hold_MOST_NAMED)}`;
    const absent = `${name} has no run in these logs${only}`;
    if (!isOurs) {
        const same = `if they are the same, set the input category to ${scope.category}`;
        return only === '' || scope.category === '' ? `${absent}: ${theirs}` : `${absent}: ${same}`;
    }
    if (only !== '')
        return `${absent}: run it before this step; ${describeClean(scope)}`;
    if (job.tools.silent.includes(scope.tool))
        return `${absent}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``;
    return `${absent}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, name it in \`silent-tools\` too`;
}
/** A command that people copy into a shell holds no name that would be more than a word there. */
function describeClean({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
function reportedHere({ thread }, { head, analyzed }) {
    const { evidence, lastMark } = thread;
    const reported = lastMark === undefined || lastMark.kind === 'reported';
    if (!reported || evidence.head !== head || evidence.analyzed !== analyzed)
        return undefined;
    return `it was reported at this very commit: ${adviseOn((0,finding_finding/* scopeName */.OK)(evidence.scope))}`;
}
function placeHold({ thread }, situation) {
    const { evidence } = thread;
    const where = situation.placeNow(thread);
    // A file that is gone took its findings with it, whatever was looked at.
    if (where.kind === 'deleted')
        return undefined;
    const path = where.kind === 'file' ? where.path : evidence.path;
    const key = (0,finding_finding/* scopeKey */.OD)(evidence.scope);
    const heldFile = (0,plan_standing/* standingIn */.q)(situation).heldFile(key, path);
    if (heldFile !== undefined)
        return heldFile.reason;
    const catalogue = situation.completeness.ruleCatalogues.get(key);
    if (catalogue !== undefined && !withAncestors(evidence.ruleId).some((id) => catalogue.has(id))) {
        return `rule ${evidence.ruleId} is not in the log's list of rules: it did not run`;
    }
    const files = situation.completeness.fileCatalogues.get(key);
    if (files !== undefined && !files.has(path)) {
        return `${path} is not in the log's list of files: it was not looked at`;
    }
    if (where.kind !== 'file')
        return undefined;
    if (where.uncommitted !== undefined) {
        const what = where.uncommitted === 0 ? path : `line ${where.uncommitted} of ${path}`;
        return `${what} differs between the working tree and the commit: analyze the files as they are committed`;
    }
    return where.differs
        ? `${path} differs there between the analyzed commit and the head of the diff`
        : undefined;
}

;// CONCATENATED MODULE: ./build/src/plan/decide.js








/**
 * Nobody can tell which of the two discussions is ours: neither is touched, and the finding is not posted
 * again.
 */
const COPIED = 'another discussion holds a copy of its comment: delete the copy';
/** What the person saw may be gone, so the finding is posted anew. */
const RESEMBLED = 'a person resolved it, and it is not certain that the present finding is the same one';
/** Why a thread whose finding is gone stays; undefined where it may be resolved. */
function whyKept(thread) {
    const { older, edited } = thread;
    return older || edited
        ? `${(0,own_thread/* describeDoubt */.Me)(thread)}, so no run may resolve it: resolve it by hand`
        : undefined;
}
/** Only who has the key knows what it says. */
const SEALED = 'it is signed, and this run has no signing-key: a run that has it goes on with it, and resolves it once its finding is gone';
/** Why a thread of which it is not known that it is ours is left. */
function whyUnproven({ origin }) {
    return origin === 'sealed' ? SEALED : COPIED;
}
/** What happens to a thread whose spot is in the logs. */
function decidePair(pair, situation) {
    const { thread, spot } = pair;
    if (!(0,own_thread/* isProven */.nn)(thread))
        return { kind: 'leave', thread, spot, because: 'held', reason: whyUnproven(thread) };
    if (pair.waits)
        return { kind: 'leave', thread, spot, because: 'held', reason: describeWaiting(pair) };
    const said = (0,thread_state/* threadState */.QY)(thread);
    if (said.kind === 'decided')
        return followDecision(thread, said, spot);
    if (spot.ignored)
        return decideResolved(thread, spot, 'ignored', 'the finding is ignored by .sarif-review.yml');
    if (spot.suppressed)
        return decideResolved(thread, spot, 'suppressed', 'the finding is suppressed');
    if (!situation.inDiff(spot)) {
        return decideResolved(thread, spot, 'moved-on', `${spot.place.path} is no longer part of the diff`);
    }
    const state = (0,thread_state/* threadState */.QY)(thread);
    switch (state.kind) {
        case 'open':
            return thread.lastMark?.kind === 'gone'
                ? {
                    kind: 'reopen',
                    thread,
                    spot,
                    reason: 'it was said that the finding is gone, and it is there again',
                }
                : { kind: 'keep', thread, spot, reason: describePair(pair) };
        case 'reopened':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: 'it is open although it was marked as resolved, and the finding is still there',
            };
        case 'resolved-by-us':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: `it was ${state.mark.kind}, and the finding is there again`,
            };
        case 'unfinished':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: `${describeBegun(state.begun)}, and the finding is there`,
            };
        case 'resolved-by-push':
            return {
                kind: 'reopen',
                thread,
                spot,
                reason: 'a push that changed its line resolved it, and the finding is there',
            };
        case 'withdrawn':
            return {
                kind: 'reopen',
                thread,
                spot,
                by: state.by,
                reason: state.by.says === 'reopen'
                    ? `${nameOf(state.by.name)} took the decision back`
                    : 'the reply that decided about it is gone',
            };
        case 'decided':
            return followDecision(thread, state, spot);
        case 'resolved-by-people': {
            if (thread.edited)
                return {
                    kind: 'reopen',
                    thread,
                    spot,
                    reason: `${resolver(thread)}, but ${(0,own_thread/* describeDoubt */.Me)(thread)}, and the finding is there`,
                };
            const doubt = (0,own_thread/* describeDoubt */.Me)(thread);
            const reason = doubt === undefined
                ? resolver(thread)
                : `${resolver(thread)}; accept-resolved does not count for it, since ${doubt}`;
            return { kind: 'leave', thread, spot, because: 'people', reason };
        }
    }
}
/**
 * A thread whose finding is there but must not be open: suppressed, or out of the diff. Over a person's
 * resolution no mark of ours is written: it would pass for our doing, and be taken back when the finding
 * counts again.
 */
function decideResolved(thread, spot, resolution, reason) {
    const state = (0,thread_state/* threadState */.QY)(thread);
    if (state.kind === 'resolved-by-us')
        return { kind: 'leave', thread, spot, because: 'done', reason };
    if (state.kind === 'resolved-by-people') {
        return {
            kind: 'leave',
            thread,
            spot,
            because: 'done',
            reason: `${resolver(thread)}, and ${reason}`,
        };
    }
    if (state.kind === 'reopened') {
        return {
            kind: 'leave',
            thread,
            spot,
            because: 'people',
            reason: 'somebody reopened it after a run had resolved it',
        };
    }
    const kept = whyKept(thread);
    if (kept !== undefined)
        return { kind: 'leave', thread, spot, because: 'held', reason: `${reason}, but ${kept}` };
    return resolveOrSay(thread, resolution, reason, spot);
}
/** Where the listing says that this client may not resolve it, the thread says so once, and stays open. */
function resolveOrSay(thread, resolution, reason, spot) {
    const about = spot === undefined ? { thread } : { thread, spot };
    if (thread.mayResolve !== false || thread.flag !== false)
        return { kind: 'resolve', ...about, resolution, reason };
    const why = `${reason}, and this client may not resolve threads`;
    const leave = { kind: 'leave', ...about, because: 'rights', reason: why };
    return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: resolution };
}
/** What happens to a thread whose spot is not in the logs. */
function decideAbsent(unmatched, situation, policy) {
    const { thread } = unmatched;
    if (!(0,own_thread/* isProven */.nn)(thread))
        return { kind: 'leave', thread, because: 'held', reason: whyUnproven(thread) };
    const state = (0,thread_state/* threadState */.QY)(thread);
    if (state.kind === 'resolved-by-us') {
        return { kind: 'leave', thread, because: 'done', reason: `already ${state.mark.kind}` };
    }
    if (unmatched.resembled !== undefined) {
        if (state.kind === 'decided')
            return followDecision(thread, state);
        return { kind: 'leave', thread, because: 'people', reason: RESEMBLED };
    }
    const held = holdReason(unmatched, situation);
    if (held !== undefined)
        return { kind: 'leave', thread, because: 'held', reason: held };
    const where = situation.placeNow(thread);
    if (state.kind === 'resolved-by-people' && where.kind === 'file' && !where.inDiff) {
        // Some tools report changed files only: it is gone from the log, and comes back with its file.
        const reason = `${resolver(thread)}, and ${where.path} is no longer part of the diff`;
        return { kind: 'leave', thread, because: 'people', reason };
    }
    const kept = whyKept(thread);
    if (kept !== undefined && state.kind !== 'reopened') {
        return state.kind === 'resolved-by-people'
            ? { kind: 'leave', thread, because: 'people', reason: resolver(thread) }
            : { kind: 'leave', thread, because: 'held', reason: `the finding is gone, but ${kept}` };
    }
    if (state.kind === 'unfinished') {
        const reason = `the finding is gone; ${describeBegun(state.begun)}`;
        return resolveOrSay(thread, 'fixed', reason);
    }
    if (state.kind === 'reopened') {
        const how = (0,thread_state/* spokenSince */.F$)(thread) ? 'somebody reopened it and spoke' : 'somebody reopened it';
        return { kind: 'leave', thread, because: 'people', reason: `the finding is gone, but ${how}` };
    }
    if (!policy.resolveFixed) {
        return {
            kind: 'leave',
            thread,
            because: 'policy',
            reason: 'the finding is gone; resolve-fixed is false',
        };
    }
    if (!policy.resolveDiscussed && thread.foreignReplies > 0) {
        // What somebody replied has resolved it: nothing is left open.
        if (thread.lastMark?.decided !== undefined || state.kind === 'decided')
            return { kind: 'leave', thread, because: 'people', reason: `the finding is gone; ${resolver(thread)}` };
        const reason = 'the finding is gone; somebody replied, and resolve-discussed is false';
        const leave = { kind: 'leave', thread, because: 'policy', reason };
        return thread.lastMark?.kind === 'gone' ? leave : { ...leave, note: 'discussed' };
    }
    const reason = where.kind === 'deleted' ? 'its file was deleted' : 'the finding is gone';
    return resolveOrSay(thread, 'fixed', reason);
}
/** Resolves a thread since somebody replied so. */
function followDecision(thread, { decision, way }, spot) {
    const about = spot === undefined ? { thread } : { thread, spot };
    const reason = describeDecision(decision);
    return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}
/** `Ada decided "false positive": generated code` */
function describeDecision({ says, reason, name }) {
    return `${nameOf(name)} decided "${says}": ${reason}`;
}
/** Who resolved a thread; where a reply did, how it decided. */
function resolver({ resolvedBy, lastMark }) {
    const { decided, judged } = lastMark ?? {};
    return decided !== undefined && judged !== undefined && (0,decision/* isDecision */.pp)(judged)
        ? describeDecision(judged)
        : `${nameOf(resolvedBy)} resolved it`;
}
function nameOf(name) {
    return name === undefined ? 'a person' : (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(name), decision/* LONGEST_NAME */.B6);
}
function describeBegun({ kind, head }) {
    return `a run for ${head.slice(0, 7)} began to ${(0,thread_mark/* isResolving */.Ci)(kind) ? 'resolve' : 'reopen'} it and did not finish`;
}
/** Why a thread and a spot are the same, as people read it. */
function describePair({ thread, spot, tier }) {
    const { evidence } = thread;
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    if (isUncommitted(spot.place))
        return `its line differs from the commit, ${EVIDENCE[tier]}`;
    const where = spot.place.path !== evidence.path
        ? `moved from ${evidence.path}${evidence.line === 0 ? '' : `:${evidence.line}`}`
        : line !== evidence.line
            ? `moved from line ${evidence.line} to line ${line}`
            : 'same line';
    return `${where}, ${EVIDENCE[tier]}`;
}
function describeWaiting({ thread, spot }) {
    const commit = thread.evidence.head.slice(0, 7);
    const line = spot.place.kind === 'lines' ? spot.place.startLine : 0;
    return `commit ${commit} could not be fetched, so it is not certain that the thread is about line ${line}, which has the same text: no second thread is posted`;
}
const EVIDENCE = {
    T1: 'by git, same message',
    T2: 'by git, reworded',
    T3: 'same fingerprint of the tool',
    T4: 'same text and surroundings',
    T5: 'same text and message',
    T6: 'same text',
    T7: 'same text in another file',
    T8: 'edited line in the same place',
    T9: 'the only one left of its rule and message in the file',
};

// EXTERNAL MODULE: ./build/src/diff/filter.js
var filter = __webpack_require__(2176);
;// CONCATENATED MODULE: ./build/src/plan/rank.js

const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
/** Worst first, in a total order, so that a limit cuts at the same place each time. */
function compareSpots(a, b) {
    return compareRanks(a, b) || compareTexts(a.key, b.key);
}
/** Worst first: level, then security severity, then precision, then path and line. */
function compareRanks(a, b) {
    return ((0,spot/* compareLevels */.t)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        compareTexts(a.place.path ?? '', b.place.path ?? '') ||
        rank_line(a) - rank_line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function rank_line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}
function compareTexts(a, b) {
    return a < b ? -1 : a > b ? 1 : 0;
}

// EXTERNAL MODULE: ./build/src/plan/verdict-without-thread.js
var verdict_without_thread = __webpack_require__(1210);
;// CONCATENATED MODULE: ./build/src/plan/judge-spots.js






const POSTED = { disposition: 'posted', reason: 'new' };
/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well. The twin of a spot shares its fate and takes no place.
 *
 * @param verdicts of spots whose thread stands, or is that of a twin
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
function judgeSpots({ spots, anchorings }, policy, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: `max-threads is ${policy.maxThreads}` };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    // Most spots of a whole repository are filtered, and of those the order is not asked.
    const selected = judged.filter((entry) => {
        const { spot, anchoring } = entry;
        if (spot.suppressed)
            return false;
        entry.verdict = verdicts.get(spot.key) ?? (0,verdict_without_thread/* verdictWithoutThread */.I)(spot, anchoring, policy);
        return entry.verdict?.disposition !== 'filtered' || counts(spot, anchoring, policy);
    });
    const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
    for (const entry of sorted) {
        if (entry.verdict !== undefined || covers.of.has(entry.spot.key))
            continue;
        entry.verdict = decided.size < free ? POSTED : overLimit;
        decided.set(entry.spot, entry.verdict);
    }
    for (const entry of sorted) {
        const { spot, anchoring } = entry;
        entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), decided);
        const { disposition, reason } = entry.verdict;
        if (disposition === 'posted' && anchoring.kind === 'anchored') {
            const covered = covers.twinsOf(spot.key);
            posts.push({
                kind: 'post',
                spot,
                anchor: anchoring.anchor,
                reason,
                ...(covered.length > 0 && { twins: (0,twin/* toTwins */.DC)(covered.map(twin/* toTwin */.it)), covered }),
            });
        }
        if (disposition === 'unanchored' || disposition === 'over-limit')
            listed.push({ spot, why: disposition, reason });
        if (!counts(spot, anchoring, policy))
            continue;
        (acceptedKeys.has(spot.key) ? accepted : failing).push(spot);
        if (disposition === 'filtered')
            listed.push({ spot, why: 'below-min-level', reason });
    }
    return { posts, judged, failing, accepted, listed };
}
/** Of a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,cover_twins/* coveredVerdict */.ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
/** Whether a spot fails the check, unless people accept it. */
function counts(spot, anchoring, policy) {
    return atLeast(spot.level, policy.failLevel) && (0,filter/* passesFilter */.S)(policy.filterMode, anchoring.narrowest);
}
function atLeast(level, least) {
    return least !== 'never' && (0,spot/* compareLevels */.t)(level, least) <= 0;
}

;// CONCATENATED MODULE: ./build/src/plan/plan.js








/**
 * Decides every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
function plan(situation, policy) {
    const verdicts = new Map();
    const decidedBy = new Map();
    const ownScopes = scopesOfJob(situation);
    const absent = situation.matching.threads.map((unmatched) => decideAbsent(unmatched, situation, policy));
    const decided = situation.matching.pairs.map((pair) => ({ pair, move: decidePair(pair, situation) }));
    const covers = (0,cover_twins/* coverTwins */.N7)(situation, policy, decided, absent, ownScopes);
    const threads = new Map(decided.map(({ pair }) => [pair.spot.key, pair.thread]));
    const moves = [];
    for (const one of decided) {
        const { thread, spot } = one.pair;
        const move = (0,cover_twins/* withTwins */.cF)(one, covers, situation);
        moves.push(move);
        const verdict = {
            ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
            tier: one.pair.tier,
        };
        verdicts.set(spot.key, verdict);
        const byPeople = verdict.disposition === 'resolved-by-people';
        if (policy.acceptResolved && byPeople && (0,thread_state/* isAcceptable */.Lr)(thread))
            decidedBy.set(spot.key, thread);
    }
    for (const [key, cover] of covers.of) {
        const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
        if (cover.kind === 'thread' || thread !== undefined)
            verdicts.set(key, (0,cover_twins/* coveredVerdict */.ux)(cover, thread));
        if (policy.acceptResolved && cover.kind === 'thread' && (0,cover_twins/* isDecided */.d$)(cover) && (0,thread_state/* isAcceptable */.Lr)(cover.by.thread))
            decidedBy.set(key, cover.by.thread);
    }
    moves.push(...absent);
    for (const duplicate of situation.duplicateThreads)
        moves.push(decideDuplicate(duplicate, situation, ownScopes));
    const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
    const { posts, judged, ...rest } = judgeSpots(situation, policy, free, verdicts, covers, new Set(decidedBy.keys()));
    return { moves: [...posts, ...moves], accounts: account(situation, judged), decidedBy, ...rest };
}
/**
 * Keys of the scopes that the logs of this job speak of. Threads of all others are those of other jobs, or of
 * a tool without a run, and not touched.
 */
function scopesOfJob({ completeness, spots, }) {
    const held = completeness.heldScopes.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const scopes = new Set([...completeness.complete, ...held]);
    for (const { scope } of spots)
        scopes.add(scope);
    return new Set([...scopes].map(finding_finding/* scopeKey */.OD));
}
/** What happens to threads about a finding that has another one. */
function planDuplicates(duplicates, situation) {
    const ownScopes = scopesOfJob(situation);
    return duplicates.map((duplicate) => decideDuplicate(duplicate, situation, ownScopes));
}
function decideDuplicate({ thread, winner }, { laterScopes }, ownScopes) {
    const { scope } = thread.evidence;
    const leave = (why) => ({
        kind: 'leave',
        thread,
        because: 'held',
        reason: `discussion ${winner.discussionId} is about the same finding, but ${why}`,
    });
    if (!ownScopes.has((0,finding_finding/* scopeKey */.OD)(scope)))
        return leave(`this job does not run ${(0,finding_finding/* scopeName */.OK)(scope)}`);
    const doubt = (0,own_thread/* describeDoubt */.Me)(thread);
    if (doubt !== undefined)
        return leave(`${doubt}, so no run may remove it: resolve it by hand`);
    if (laterScopes.some((later) => (0,finding_finding/* scopeKey */.OD)(later) === (0,finding_finding/* scopeKey */.OD)(scope))) {
        return leave(`a later version of sarif-review writes threads of ${(0,finding_finding/* scopeName */.OK)(scope)}`);
    }
    return {
        kind: 'remove-duplicate',
        thread,
        winner,
        by: (0,thread_state/* isDeletable */.HE)(thread) ? 'deleting' : 'retiring',
        reason: `discussion ${winner.discussionId} is about the same finding`,
    };
}
/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move, ownScopes) {
    if (move.kind === 'keep' || move.kind === 'reopen')
        return true;
    if ((0,plan_move/* isDecidedByReply */.Gl)(move))
        return move.spot !== undefined;
    if (move.kind !== 'leave')
        return false;
    if (move.because === 'people')
        return move.spot !== undefined;
    return move.because === 'held' && ownScopes.has((0,finding_finding/* scopeKey */.OD)(move.thread.evidence.scope));
}
function verdictOfPair(move, inDiff, discussionId) {
    const { reason } = move;
    if (move.kind === 'keep')
        return { disposition: 'kept', reason, discussionId };
    if (move.kind === 'reopen')
        return { disposition: 'reopened', reason, discussionId };
    if (move.kind === 'leave' && move.because === 'held')
        return { disposition: 'kept', reason, discussionId };
    const byPeople = (move.kind === 'leave' && move.because === 'people') || (0,plan_move/* isDecidedByReply */.Gl)(move);
    if (byPeople && inDiff) {
        return { disposition: 'resolved-by-people', reason, discussionId };
    }
    return { disposition: 'moved-on', reason, discussionId };
}

;// CONCATENATED MODULE: ./build/src/plan/overviews-of-job.js


/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
function overviewsOfJob(overviews, job, situation) {
    const own = scopesOfJob(situation);
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...own].flatMap((scope) => hashScopes(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}

// EXTERNAL MODULE: ./build/src/report/standing-decisions.js
var standing_decisions = __webpack_require__(8756);
;// CONCATENATED MODULE: ./build/src/report/rule-histories.js






/** One for each rule that has a thread on the change, after this run. */
function ruleHistories(result) {
    const groups = Map.groupBy(casesOf(result), ({ scope, ruleId }) => JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), ruleId]));
    const { commitTimes = new Map() } = result;
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        const dismissed = (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length;
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: {
                    'false positive': dismissed('false positive'),
                    "won't fix": dismissed("won't fix"),
                    accepted: dismissed('accepted'),
                    resolved: dismissed('resolved'),
                },
                open: count('open'),
                withdrawn: count('withdrawn'),
                secondsUntilFixed: cases.flatMap((one) => timeOf(one, commitTimes) ?? []).toSorted((a, b) => a - b),
            },
        ];
    });
}
/** Fewer say nothing of a rule. */
const ENOUGH = 10;
/** The rules that people dismiss more often than they fix what these report, a sentence each. */
function describeUnwanted(histories) {
    return histories.flatMap(({ scope, ruleId, fixed, dismissed }) => {
        const times = Object.values(dismissed).reduce((sum, count) => sum + count, 0);
        if (fixed + times < ENOUGH || times <= fixed)
            return [];
        return [`${ruleId} (${(0,finding_finding/* scopeName */.OK)(scope)}): dismissed ${times} times, fixed ${fixed} times`];
    });
}
/** The commits whose dates are asked for: of threads that are fixed, or are to be in this run. */
function commitsOfFixes(threads, moves, head) {
    const now = new Set(moves.flatMap((move) => (isFixing(move) ? [move.thread.discussionId] : [])));
    return threads.flatMap((thread) => {
        const { lastMark, discussionId, evidence, postedAt = evidence.head } = thread;
        if (now.has(discussionId))
            return [postedAt, head];
        return lastMark?.kind === 'fixed' ? [postedAt, lastMark.head] : [];
    });
}
function isFixing(move) {
    return move.kind === 'resolve' && move.resolution === 'fixed';
}
function casesOf(result) {
    const { threads = [], plan, outcomes, headSha = '' } = result;
    const moves = plan?.moves ?? [];
    const known = new Set(threads.map(({ discussionId }) => discussionId));
    const posted = moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (move.kind !== 'post' || outcome?.kind !== 'done' || known.has(outcome.discussionId ?? ''))
            return [];
        return [{ scope: move.spot.scope, ruleId: move.spot.rule.id, fate: { kind: 'open' } }];
    });
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    const listed = threads.filter(own_thread/* isProven */.nn).flatMap((thread) => {
        const { evidence, discussionId, postedAt = evidence.head } = thread;
        const move = moveOf.get(discussionId);
        const fate = fateOf(thread, move, move && outcomes.get(move), headSha);
        return fate === undefined ? [] : [{ scope: evidence.scope, ruleId: evidence.ruleId, fate, postedAt }];
    });
    return [...listed, ...posted];
}
/** Undefined for a thread that another one stands for. */
function fateOf(thread, move, outcome, head) {
    const state = (0,thread_state/* threadState */.QY)(thread);
    if (move?.kind === 'remove-duplicate')
        return undefined;
    if (state.kind === 'resolved-by-us' && state.mark.kind === 'retired')
        return undefined;
    if (outcome?.kind === 'done' && move?.kind === 'reopen')
        return { kind: 'open' };
    if (outcome?.kind === 'done' && move?.kind === 'resolve' && !(0,plan_move/* isDecidedByReply */.Gl)(move))
        return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
    if (state.kind === 'resolved-by-us')
        return state.mark.kind === 'fixed' ? fixedOr(thread, state.mark.head) : { kind: 'withdrawn' };
    const dismissal = (0,standing_decisions/* dismissalOf */.Hs)(thread);
    return dismissal === undefined ? { kind: 'open' } : { kind: 'dismissed', as: dismissal.kind };
}
/** What a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ judged }, head) {
    if (judged !== undefined && (0,decision/* isDecision */.pp)(judged))
        return { kind: 'dismissed', as: judged.says };
    return { kind: 'fixed', head };
}
function timeOf({ fate, postedAt = '' }, times) {
    if (fate.kind !== 'fixed')
        return undefined;
    const from = times.get(postedAt);
    const to = times.get(fate.head);
    return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
}

;// CONCATENATED MODULE: ./build/src/thread/weigh-replies.js




const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'who wrote it may not write to the repository';
const UNKNOWN = 'whether who wrote it may write to the repository could not be found out';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
/**
 * Finds the last reply that counts in each thread that is ours for sure: the last one by the listing's time
 * of somebody who may decide. Of what a mark of ours has judged before nobody is asked again, unless its text
 * is another one now.
 */
async function weighReplies(reading, judge) {
    const attempts = [];
    const weighed = new Map();
    for (const thread of reading.ours) {
        const { said, failed } = await weigh(thread, judge);
        attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
        const now = said === undefined ? thread : { ...thread, said };
        const reason = reasonByHand(now);
        weighed.set(thread, reason === undefined ? now : { ...now, resolvedFor: cut(reason, decision/* LONGEST_REASON */.GT, judge) });
    }
    const now = (thread) => weighed.get(thread) ?? thread;
    return {
        reading: { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now) },
        attempts,
    };
}
async function weigh(thread, judge) {
    const deciding = (thread.replies ?? []).filter((reply) => reply.words !== undefined);
    if ((0,own_thread/* isDoubted */._q)(thread) || !(0,own_thread/* isProven */.nn)(thread))
        return { failed: [] };
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    const failed = deciding
        .filter(({ words }) => words.says === 'no-reason')
        .map((reply) => toAttempt(reply, NO_REASON, judge));
    if (giving.length > 1 && giving.some(({ at }) => at === undefined))
        return { failed: [...failed, ...giving.map((reply) => toAttempt(reply, UNORDERED, judge))] };
    for (const reply of giving.toSorted(compareTimes).toReversed()) {
        const right = await rightOf(reply, thread, judge);
        if (right === 'yes')
            return { said: toJudged(reply, judge), failed };
        failed.push(toAttempt(reply, right === 'no' ? NO_RIGHT : UNKNOWN, judge));
    }
    // Where a thread is settled, what was said on the way there is talk.
    const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
    failed.push(...talk.map((reply) => toAttempt(reply, NO_FORM, judge)));
    return { said: { replyId: '', says: 'nothing', reason: '' }, failed };
}
/**
 * The last thing that was said in a thread which a person resolved by hand; by who did, where that is known.
 */
function reasonByHand(thread) {
    const { replies = [], resolvedById: by, lastMark } = thread;
    if ((0,thread_state/* threadState */.QY)(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined)
        return undefined;
    const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ at }) => at === undefined))
        return undefined;
    return theirs.toSorted(compareTimes).at(-1)?.line;
}
/** Of the same moment the higher id comes last, so that every run judges alike. */
function compareTimes(a, b) {
    return (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
async function rightOf(reply, { judged }, judge) {
    const { author } = reply;
    if (judge.mayDecide === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    const isKnown = (0,decision/* isSame */.Ft)(toJudged(reply, judge), judged) && judged?.author === author;
    return isKnown ? 'yes' : judge.mayDecide(author);
}
function toJudged({ id, author, name, words }, judge) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: id,
        says,
        reason: cut(words.reason, decision/* LONGEST_REASON */.GT, judge),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, judge) }),
    };
}
function toAttempt({ id, name }, why, judge) {
    return { replyId: id, why, ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, judge) }) };
}
/** Half a secret would not be found. */
function cut(text, limit, { redact }) {
    return (0,text_truncate/* truncate */.x)(redact(text), limit);
}

;// CONCATENATED MODULE: ./build/src/review/judge-replies.js




/**
 * Finds out what people have decided in replies, and, where it matters for the check, whether those who
 * resolved threads by hand had the right to. The service is asked once for each person.
 */
async function judgeReplies(reading, inputs, service, redact) {
    const { mayWrite } = service;
    const { decisions = mayWrite === undefined ? 'none' : 'replies' } = inputs;
    const asked = new Map();
    const mayDecide = mayWrite &&
        ((author) => {
            const right = asked.get(author) ?? mayWrite(author);
            asked.set(author, right);
            return right;
        });
    const weighed = decisions === 'none' ? { reading, attempts: [] } : await weighReplies(reading, { mayDecide, redact });
    if (mayDecide === undefined || !inputs['accept-resolved'])
        return weighed;
    const now = new Map();
    const attempts = [...weighed.attempts];
    for (const thread of weighed.reading.ours) {
        const { resolvedById: by, lastMark } = thread;
        const isByHand = (0,thread_state/* threadState */.QY)(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
        if (!isByHand || by === undefined)
            continue;
        const resolverMay = await mayDecide(by);
        now.set(thread, { ...thread, resolverMay });
        if (resolverMay !== 'yes')
            attempts.push(judge_replies_toAttempt(thread, resolverMay, redact));
    }
    const { ours, threads } = weighed.reading;
    const update = (thread) => now.get(thread) ?? thread;
    return {
        attempts,
        reading: { ...weighed.reading, ours: ours.map(update), threads: threads.map(update) },
    };
}
/** Somebody resolved it by hand, and that does not count. */
function judge_replies_toAttempt(thread, may, redact) {
    const { resolvedBy } = thread;
    const why = may === 'no'
        ? 'who did may not write to the repository'
        : 'whether who did may write to the repository could not be found out';
    return {
        thread,
        why,
        ...(resolvedBy !== undefined && { name: (0,text_truncate/* truncate */.x)(redact(resolvedBy), decision/* LONGEST_NAME */.B6) }),
    };
}

// EXTERNAL MODULE: ./build/src/diff/anchor.js
var diff_anchor = __webpack_require__(1960);
;// CONCATENATED MODULE: ./build/src/finding/duplicates.js

/**
 * Parts findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
function partDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        // Most stand alone on their line, and need no key.
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const finding of neighbors) {
            const key = keyOf(finding);
            if (seen.has(key))
                repeated.add(finding);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: findings, duplicates: [] };
    return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function keyOf({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,finding_finding/* scopeKey */.OD)(scope),
        rule.id,
        level,
        message,
        presence.kind,
        column ?? null,
        ...placeKey(place),
    ]);
}
function placeKey(place) {
    switch (place.kind) {
        case 'lines':
            return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
        case 'uncommitted':
            return [place.kind, place.path, place.startLine, place.endLine];
        case 'file':
            return [place.kind, place.path];
        case 'nowhere':
            return [place.kind, place.path ?? null, place.reason];
    }
}

;// CONCATENATED MODULE: ./build/src/git/line-breaks.js

/**
 * Ways in which analyzers count lines, each with more ends than the one before. Most end them where Java and
 * Python do; ECMAScript (§12.3) has two more ends, C# (§6.3.3) another one, and `str.splitlines` of Python
 * the rest.
 */
const OTHER_WAYS = [
    { breaks: /\r\n|[\n\r]/gu, own: /\r(?!\n)/u },
    { breaks: /\r\n|[\n\r\u2028\u2029]/gu, own: /[\u2028\u2029]/u },
    { breaks: /\r\n|[\n\r\u0085\u2028\u2029]/gu, own: /\u0085/u },
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines.
    { breaks: /\r\n|[\n\r\v\f\x1C-\x1E\u0085\u2028\u2029]/gu, own: /[\v\f\x1C-\x1E]/u },
];
/** The ways to count the lines of these texts that give other numbers than git's. */
function otherWaysToCount(contents) {
    const texts = contents.map(decode);
    return OTHER_WAYS.filter(({ own }) => texts.some((text) => own.test(text)));
}
/** Ends lines as git does where a way to count ends them; an unfinished last line is finished. */
function recount(content, { breaks }) {
    const text = decode(content);
    const rows = [];
    const gitLines = [];
    let gitLine = 1;
    let start = 0;
    for (const { 0: end, index } of text.matchAll(breaks)) {
        rows.push(text.slice(start, index));
        gitLines.push(gitLine);
        start = index + end.length;
        if (end.endsWith('\n'))
            gitLine += 1;
    }
    if (start < text.length) {
        rows.push(text.slice(start));
        gitLines.push(gitLine);
    }
    return { text: rows.map((row) => `${row}\n`).join(''), gitLines };
}

;// CONCATENATED MODULE: ./build/src/git/read-file-lines.js





/** Files that are compared at a time, which bounds memory. */
const read_file_lines_BATCH = 64;
const NOTHING = Buffer.alloc(0);
/**
 * Reads which lines are new of files that a diff changes. Attributes have no say, as the author of a change
 * may write them: where git shows bytes because of them, or of a NUL in the file, the texts are compared
 * outside of any repository. Where an end of line stands in a file that git does not take for one, the lines
 * are told in each way that analyzers count them. UTF-16 is decoded.
 *
 * @param toHead from the analyzed commit to the head
 * @param diff from the base to the head, as it is shown
 * @param paths in the analyzed commit
 */
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
    const lines = new Map();
    const unread = [];
    for (let start = 0; start < files.length; start += read_file_lines_BATCH) {
        const batch = files.slice(start, start + read_file_lines_BATCH);
        const texts = openTexts(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
        const comparison = openComparison();
        const pending = batch.map((file) => [file.path, read_file_lines_compare(file, texts, comparison.hunksOf)]);
        const hunks = await diffTexts(git, comparison.pairs, 'default');
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
    const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
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
/** Where git's numbers are everybody's and git shows the lines, the base has nothing to tell. */
function needsBase(file, texts) {
    if (file.fromBase === undefined)
        return true;
    const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
    return contents.some(utf16Of) || otherWaysToCount(contents).length > 0;
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
/** Undefined where the lines cannot be had. */
function read_file_lines_compare(file, texts, hunksOf) {
    const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
    if (head === undefined || analyzed === undefined)
        return undefined;
    if (isLfsPointer(head)) {
        const unshown = `${file.head.path} is kept by Git LFS`;
        return () => ({ readings: [], unshown });
    }
    const isRead = needsBase(file, texts);
    const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
    if (base === undefined)
        return undefined;
    const sides = [base, analyzed, head];
    // Told to show it, git ends its lines within characters.
    const shown = sides.some(utf16Of) ? {} : file;
    const own = {
        count: toLines(head).length,
        fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
        toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
    };
    const others = (isRead ? otherWaysToCount(sides) : []).map((way) => {
        const [before, then, now] = [recount(base, way), recount(analyzed, way), recount(head, way)];
        const { gitLines } = now;
        return {
            count: gitLines.length,
            gitLines,
            fromBase: hunksOf(before.text, now.text),
            toHead: hunksOf(then.text, now.text),
        };
    });
    const isHidden = shown.fromBase === undefined && sides.some(isBinary);
    const unshown = isHidden ? `${file.head.path} is binary` : undefined;
    return (hunks) => ({
        readings: [own, ...others].map(({ fromBase, toHead, ...rest }) => {
            const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
            return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
        }),
        ...(unshown !== undefined && { unshown }),
    });
}
/** For git's own way to count, byte by byte unless a side is in UTF-16. */
function plainText(content, sides) {
    return sides.some(utf16Of) ? decode(content) : content.toString('latin1');
}

// EXTERNAL MODULE: ./build/src/thread/wording.js
var thread_wording = __webpack_require__(4458);
;// CONCATENATED MODULE: ./build/src/thread/duplicates.js




const RANKS = { copied: 0, sole: 1, quoted: 1, unclear: 2, sealed: 2 };
/**
 * Parts duplicates: threads of one scope and rule whose places, mapped by git to the analyzed commit, are
 * equal, but for one that was posted beside a decision that does not hold for it. The smallest comment id in
 * plain string order wins, so that two sweeps that race agree; one that has copies wins always, since it is
 * never acted on. One of which it is not clear whether it is a thread at all stands only where nothing else
 * does, and last of all one about which something is in doubt: it takes no place from any other. Retired
 * threads are neither: they never match again.
 */
function partDuplicateThreads(all, history) {
    const winners = new Map();
    const duplicates = [];
    const alive = all.filter((thread) => thread.lastMark?.kind !== 'retired');
    const rank = (thread) => `${(0,own_thread/* isDoubted */._q)(thread) ? 3 : RANKS[thread.origin]} ${thread.commentId}`;
    for (const thread of alive.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))) {
        const key = duplicates_placeKey(thread, history);
        const here = winners.get(key) ?? [];
        winners.set(key, here);
        const winner = here.find((other) => !isApart(other, thread) && !isApart(thread, other));
        if (winner === undefined)
            here.push(thread);
        else if ((0,own_thread/* isProven */.nn)(thread))
            duplicates.push({ thread, winner });
    }
    return { threads: [...winners.values()].flat(), duplicates };
}
/**
 * Whether a person decided about one thread, and the other one tells what that person did not judge: it was
 * posted for that reason.
 */
function isApart(decided, { told }) {
    if (!(0,thread_state/* isLeftToPeople */.My)(decided))
        return false;
    return told.keys !== decided.told.keys || !(0,thread_wording/* tellsNoMore */.n)(told, decided.told);
}
function duplicates_placeKey(thread, history) {
    const { evidence } = thread;
    const { path, line, head } = evidence;
    const rule = [(0,finding_finding/* scopeKey */.OD)(evidence.scope), evidence.ruleId];
    const old = history(head);
    const isLost = (0,thread_state/* isLeftToPeople */.My)(thread) && old?.isCopied(path) === true;
    const pathNow = isLost ? undefined : old?.pathNow(path);
    const lineNow = line === 0 ? 0 : old?.lineNow(path, line);
    return JSON.stringify(pathNow !== undefined && lineNow !== undefined
        ? [...rule, 'now', pathNow, lineNow]
        : [...rule, 'then', head, path, line]);
}

// EXTERNAL MODULE: ./build/src/thread/enclosing-block.js
var enclosing_block = __webpack_require__(9172);
;// CONCATENATED MODULE: ./build/src/thread/similarity.js
/** The least share of common tokens by which an edited line still is the same line. */
const LEAST_SIMILARITY = 0.5;
function toTokens(text) {
    const found = text.match(/[\p{L}\p{N}_$]+|[^\s\p{L}\p{N}_$]/gu) ?? [];
    const counts = new Map();
    for (const token of found)
        counts.set(token, (counts.get(token) ?? 0) + 1);
    return { counts, size: found.length };
}
/** How many tokens two texts have in common, wherever they stand. */
function commonTokens(a, b) {
    const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
    let common = 0;
    for (const [token, count] of few.counts)
        common += Math.min(count, many.counts.get(token) ?? 0);
    return common;
}
/** How alike two lines are, from 0 to 1: twice the common tokens over all tokens (Dice). */
function similarity(a, b) {
    const [left, right] = [toTokens(a), toTokens(b)];
    if (left.size === 0 || right.size === 0)
        return 0;
    return (2 * commonTokens(left, right)) / (left.size + right.size);
}

;// CONCATENATED MODULE: ./build/src/thread/keep-in-block.js



/**
 * Whether git may have taken the line of a thread for its copy in the next block. A diff may put lines that
 * were added or removed before or behind equal ones, and then it maps the lines between the two places to
 * their copies: no more of them than lines were added or removed.
 */
function mayHaveSlid({ state, old, thread: { evidence } }) {
    if (state !== 'same' || old === undefined || evidence.block === '')
        return false;
    const rewrites = old.rewrites(evidence.path);
    const next = rewritesAbove(rewrites, evidence.line);
    return [rewrites[next - 1], rewrites[next]].some((rewrite) => rewrite !== undefined && reaches(rewrite, evidence.line));
}
/** How many of them begin above a line; a binary search. */
function rewritesAbove(rewrites, line) {
    let low = 0;
    let high = rewrites.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((rewrites[middle]?.before.first ?? line) < line)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
function reaches({ before, now }, line) {
    const [removed, added] = [before.end - before.first, now.end - now.first];
    return removed !== added && Math.max(before.first - line, line - before.end) <= Math.max(removed, added);
}
/**
 * Gives back to its block what git put into another: where the line that git names stands in another block
 * than the thread's, and one line of the same text stands in that very block, among lines that are more
 * alike, the finding on that one is the thread's.
 *
 * @param lines lines of the files of the analyzed commit
 */
function keepInBlock(pool, lines) {
    const slid = pool.allThreads.filter((thread) => mayHaveSlid(thread) && (pool.threads.has(thread) || isByGit(pool, thread)));
    if (slid.length === 0)
        return;
    const rules = new Set(slid.map(({ ruleKey }) => ruleKey));
    const spots = new Map(pool.allSpots
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [keep_in_block_placeKey(spot.ruleKey, spot.path, spot.line), spot]));
    const moves = slid.flatMap((thread) => {
        const line = findInBlock(thread, lines(thread.path) ?? []);
        const spot = line === undefined ? undefined : spots.get(keep_in_block_placeKey(thread.ruleKey, thread.path, line));
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
function keep_in_block_placeKey(ruleKey, path, line) {
    return JSON.stringify([ruleKey, path, line]);
}
function findInBlock({ thread: { keys, evidence }, old, line }, lines) {
    const { block } = evidence;
    if (block === '' || (0,thread_evidence/* hashBlock */.QK)(keys, lines, line) === block)
        return undefined;
    const text = (0,enclosing_block/* squeeze */.r2)(lines[line - 1] ?? '');
    const then = (0,enclosing_block/* blockAround */.L)(old?.linesThen(evidence.path) ?? [], evidence.line);
    const alike = (at) => similarity(then, (0,enclosing_block/* blockAround */.L)(lines, at));
    const found = [];
    for (const [index, other] of lines.entries()) {
        if (index + 1 === line || (0,enclosing_block/* squeeze */.r2)(other) !== text)
            continue;
        if ((0,thread_evidence/* hashBlock */.QK)(keys, lines, index + 1) === block && alike(index + 1) > alike(line))
            found.push(index + 1);
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/reformatted.js

/**
 * Whether the line of a thread and that of a spot are parts of one rewrite in which nothing but kinds of
 * quotes, semicolons, trailing commas, white space and line breaks changed, and share some of its text.
 *
 * @param now lines of the file of the analyzed commit
 */
function isReformatted({ old, thread: { evidence } }, spot, now) {
    const rewrite = old
        ?.rewrites(evidence.path)
        .find(({ before }) => before.first <= evidence.line && evidence.line < before.end);
    if (rewrite === undefined || spot.line < rewrite.now.first || spot.line >= rewrite.now.end)
        return false;
    const before = old?.linesThen(evidence.path)?.slice(rewrite.before.first - 1, rewrite.before.end - 1) ?? [];
    const [was, is] = [toSigns(before), toSigns(now.slice(rewrite.now.first - 1, rewrite.now.end - 1))];
    return (was.length > 0 &&
        was.length === is.length &&
        was.every(({ sign }, index) => sign === is[index]?.sign) &&
        was.some(({ line }, index) => line === evidence.line - rewrite.before.first && is[index]?.line === spot.line - rewrite.now.first));
}
function toSigns(lines) {
    const isAnyQuote = !lines.some(enclosing_block/* fillsIn */.oS);
    const signs = lines.flatMap((text, line) => [...text].flatMap((sign) => /[\s;]/u.test(sign) ? [] : [{ sign: isAnyQuote && sign === "'" ? '"' : sign, line }]));
    return signs.filter(({ sign }, index) => sign !== ',' || !/^[)\]}]?$/u.test(signs[index + 1]?.sign ?? ''));
}

;// CONCATENATED MODULE: ./build/src/thread/carries-decision.js




/**
 * Whether what a person decided about a thread holds for a spot: the comment told all that the spot says, and
 * the line is the one that was judged.
 *
 * @param lines lines of the files of the analyzed commit
 */
function carriesDecision(thread, spot, lines) {
    const { told } = thread.thread;
    return (0,thread_wording/* tellsNoMore */.n)(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines);
}
/** Where white space says what a line belongs to. */
const INDENTED = /\.(?:py|pyi|ya?ml|coffee|sass|haml|pug|nim|fs)$/iu;
/**
 * The line is one that git carries, or was formatted only; or it reads the same in the same block, and at the
 * top of a file among the same lines. Where git cannot tell, and in another file, all of it has to be the
 * same. A copy of a file is none that was judged.
 */
function isJudgedLine(thread, spot, lines) {
    const { state, old, path, line } = thread;
    const { keys, evidence } = thread.thread;
    if (old?.isCopied(evidence.path))
        return false;
    const isInFile = spot.path === path;
    if (state === 'same' && isInFile && spot.line === line)
        return true;
    if (state === 'same' && !mayHaveSlid(thread))
        return false;
    const now = lines(spot.path);
    if (now === undefined)
        return false;
    const isInBlock = (0,thread_evidence/* hashBlock */.QK)(keys, now, spot.line) === evidence.block;
    if (state === 'changed' && isInFile && isReformatted(thread, spot, now))
        return isInBlock || !INDENTED.test(path);
    const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
    if (!isInFile && !isGone)
        return false;
    const { text, context } = spot.hashes(keys).ofLine(lines);
    if (text === '' || text !== evidence.text || !isInBlock)
        return false;
    const isAlone = isInFile && state !== 'unmapped' && !(0,thread_evidence/* isAtTop */.P4)(keys, evidence.block);
    return isAlone || context === evidence.context;
}

;// CONCATENATED MODULE: ./build/src/thread/present-names.js



/** Scope and rule as one key. */
function ruleKey(scope, ruleId) {
    return JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), ruleId]);
}
/**
 * Finds the present names of the rules of threads, as keys of scope and rule. An id that still reports is no
 * former name, but for one above a hierarchical id: `CWE-78/api-handler` was once posted as `CWE-78`. Where
 * several rules claim a name it is that of a finding on the thread's line, then of one with its message in
 * the file, unless a thread by that name stands there already; then the first in order has it, whatever the
 * log's order.
 */
function findPresentNames(threads, spots) {
    const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
    const claims = findClaims(spots);
    if (claims.size === 0)
        return own;
    const present = new Set(spots.map(present_names_keyOf));
    const reported = new Set(spots.map((spot) => present_names_placeKey(present_names_keyOf(spot), toWhere(spot))));
    const taken = new Set(threads.map((where, index) => present_names_placeKey(own[index] ?? '', where)));
    return threads.map((where, index) => {
        const key = own[index] ?? '';
        const claimants = claims.get(key);
        if (claimants === undefined || reported.has(present_names_placeKey(key, where)))
            return key;
        const free = (claimants.byPath.get(where.path) ?? []).filter((spot) => !taken.has(present_names_placeKey(present_names_keyOf(spot), toWhere(spot))));
        const here = free.filter((spot) => toWhere(spot).line === where.line);
        const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
        const [best] = (alike.length > 0 ? alike : here).map(present_names_keyOf).toSorted();
        return best ?? (present.has(key) ? key : claimants.first);
    });
}
/** By their key: names that are not, or not only, reported any more, and the spots that claim them. */
function findClaims(spots) {
    const present = new Set(spots.map(present_names_keyOf));
    const claims = new Map();
    for (const spot of spots) {
        const { scope, rule } = spot;
        const claimant = present_names_keyOf(spot);
        for (const id of rule.deprecatedIds) {
            const key = ruleKey(scope, id);
            if (present.has(key) && !isAbove(id, rule.id))
                continue;
            const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
            claims.set(key, claimants);
            if (claimant < claimants.first)
                claimants.first = claimant;
            const { path } = toWhere(spot);
            const inFile = claimants.byPath.get(path);
            if (inFile === undefined)
                claimants.byPath.set(path, [spot]);
            else
                inFile.push(spot);
        }
    }
    return claims;
}
function toWhere({ place }) {
    return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}
function present_names_placeKey(key, { path, line }) {
    return JSON.stringify([key, path, line]);
}
function present_names_keyOf({ scope, rule }) {
    return ruleKey(scope, rule.id);
}
function shares({ keys, evidence }, spot) {
    return (0,thread_evidence/* hashMessages */.Re)(keys, spot).some((message) => evidence.messages.includes(message));
}

;// CONCATENATED MODULE: ./build/src/thread/needed-texts.js


/**
 * The texts that threads without a spot need: each is a read of git, and in a partial clone a download. A
 * line that git finds unchanged says all that there is to say, unless it stands beside a block that may be a
 * copy, so that only the others look for theirs: in the files with findings of their rule.
 *
 * @param later threads that are matched once this pool is empty
 */
function neededTexts(pool, later, spots) {
    const beside = [...pool.allThreads, ...later].filter(mayHaveSlid);
    const slid = beside.map(({ path }) => path);
    const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
    const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
    if (searching.length === 0)
        return { now: new Set(slid), before: slidBefore };
    const rules = new Set(searching.map((thread) => thread.ruleKey));
    // Which rule took the place of theirs is not known before the first ones have theirs: each that says so may
    // be it.
    const former = new Set(later.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId)));
    const isWanted = ({ scope, rule }) => rules.has(ruleKey(scope, rule.id)) ||
        [rule.id, ...rule.deprecatedIds].some((id) => former.has(ruleKey(scope, id)));
    const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
    // Whether their file is still there under its name.
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

;// CONCATENATED MODULE: ./build/src/thread/pair-by-fingerprint.js

/**
 * T3: the greatest version of a fingerprint that both have (SARIF §3.27.17), where its value stands once on
 * each side. What is paired already counts too: the last one of many that look alike is not unique.
 */
function pairByFingerprint(pool) {
    const evidence = pool.allThreads.map(({ thread }) => thread);
    const names = new Set(evidence.flatMap((thread) => Object.keys(thread.evidence.fingerprints)));
    for (const keys of new Set(evidence.map((thread) => thread.keys))) {
        const newer = [];
        for (const name of [...names].toSorted(byNewestVersion)) {
            const fingerprint = withoutConstants(toFingerprint(name, keys), pool);
            const judges = newer.filter((other) => familyOf(other.name) === familyOf(name));
            pool.pairUnique('T3', 'all', (thread) => pair_by_fingerprint_keyOf(thread.ruleKey, fingerprint.ofThread(thread)), (spot) => pair_by_fingerprint_keyOf(spot.ruleKey, fingerprint.ofSpot(spot)), (thread, spot) => !judges.some((judge) => haveBoth(judge, thread, spot)));
            newer.push(fingerprint);
        }
    }
}
/** The name is text of a log, `constructor` for one: only own properties count. */
function toFingerprint(name, keys) {
    const own = (hashes) => Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    return {
        name,
        ofThread: ({ thread }) => (thread.keys === keys ? own(thread.evidence.fingerprints) : undefined),
        ofSpot: (spot) => own(spot.hashes(keys).fingerprints),
    };
}
/**
 * The fingerprint without the scopes in which several findings have it and all have one value: there it says
 * nothing.
 */
function withoutConstants(fingerprint, { allThreads, allSpots }) {
    const threads = Map.groupBy(allThreads, ({ thread }) => (0,finding_finding/* scopeKey */.OD)(thread.evidence.scope));
    const spots = Map.groupBy(allSpots, ({ spot }) => (0,finding_finding/* scopeKey */.OD)(spot.scope));
    const constant = new Set([...threads.keys()].filter((scope) => {
        const then = threads.get(scope)?.flatMap((thread) => fingerprint.ofThread(thread) ?? []) ?? [];
        const now = spots.get(scope)?.flatMap((spot) => fingerprint.ofSpot(spot) ?? []) ?? [];
        return Math.max(then.length, now.length) > 1 && new Set([...then, ...now]).size === 1;
    }));
    return {
        name: fingerprint.name,
        ofThread: (thread) => constant.has((0,finding_finding/* scopeKey */.OD)(thread.thread.evidence.scope)) ? undefined : fingerprint.ofThread(thread),
        ofSpot: (spot) => (constant.has((0,finding_finding/* scopeKey */.OD)(spot.spot.scope)) ? undefined : fingerprint.ofSpot(spot)),
    };
}
/** Where both have a newer version, that one has judged already, and a value that is older says no more. */
function haveBoth(fingerprint, thread, spot) {
    return fingerprint.ofThread(thread) !== undefined && fingerprint.ofSpot(spot) !== undefined;
}
function pair_by_fingerprint_keyOf(ruleKey, hash) {
    return hash === undefined ? undefined : JSON.stringify([ruleKey, hash]);
}
/** `primaryLocationLineHash/v2` and `/v1` are versions of one fingerprint. */
function familyOf(name) {
    return name.replace(/\/v\d+$/u, '');
}
function byNewestVersion(a, b) {
    return b.localeCompare(a, 'en', { numeric: true });
}

;// CONCATENATED MODULE: ./build/src/thread/expected-line.js
/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. It is for
 * threads of which git cannot tell. Where the commit is lost, that is the nearest line of the same file;
 * where git says that the line was removed, the nearest one of the same hunk, because lines that are removed
 * together move together; without one, the line that git puts in its place.
 *
 * @param fileOf the file in which the thread is looked for
 */
function expectLines(pool, fileOf) {
    const toKey = createKeys();
    const landmarks = new Map();
    for (const [thread, spot] of pool.partners) {
        if (thread.state === 'same' || spot.line < 1)
            continue;
        const key = toKey(thread, spot.path);
        const landmark = { old: thread.thread.evidence.line, now: spot.line };
        const group = landmarks.get(key);
        if (group === undefined)
            landmarks.set(key, [landmark]);
        else
            group.push(landmark);
    }
    for (const group of landmarks.values())
        group.sort((a, b) => a.old - b.old || a.now - b.now);
    return (thread) => {
        const { line } = thread.thread.evidence;
        const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
        return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
    };
}
/** Keys of lines that go together: old file and present one, and the hunk where git knows it. */
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
/** A binary search; of two at the same distance the one above. */
function findNearest(landmarks, line) {
    let low = 0;
    let high = landmarks.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const landmark = landmarks[middle];
        if (landmark !== undefined && landmark.old <= line)
            low = middle + 1;
        else
            high = middle;
    }
    const [above, below] = [landmarks[low - 1], landmarks[low]];
    if (above === undefined || below === undefined)
        return above ?? below;
    return line - above.old <= below.old - line ? above : below;
}

;// CONCATENATED MODULE: ./build/src/thread/moved-files.js
/**
 * Counts where the lines of vanished files were found so far.
 *
 * @param lines lines of the files of the analyzed commit
 */
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
/** Of several the first by name, so that the order of pairs does not matter. */
function mostFrequent(counts) {
    const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return first?.[0] ?? '';
}

;// CONCATENATED MODULE: ./build/src/thread/subjects.js




/** Spots as matching sees them. */
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
                const messages = subjects_once(() => (0,thread_evidence/* hashMessages */.Re)(keys, spot));
                const fingerprints = subjects_once(() => (0,thread_evidence/* hashFingerprints */._C)(keys, spot));
                const wording = subjects_once(() => (0,thread_wording/* toWording */.s)(keys, spot));
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
                        ofLine ??= (0,thread_evidence/* hashLine */.ri)(keys, lines(path), line);
                        return ofLine;
                    },
                };
                cache ??= new Map();
                cache.set(keys, hashes);
                return hashes;
            },
        };
    });
}
function subjects_once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
/** Threads as matching sees them; rules that were renamed go by their present name. */
function toThreadSubjects(threads, spots, history) {
    const located = threads.map((thread) => ({
        thread,
        isLeft: (0,thread_state/* isLeftToPeople */.My)(thread),
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
/** The masked messages of both have one in common. */
function shareMessage({ thread }, spot) {
    const { messages } = spot.hashes(thread.keys);
    return thread.evidence.messages.some((message) => messages.includes(message));
}
/** A line that stood there unchanged already is not the new place of a line that was edited or moved. */
function isNewLine({ old }, spot) {
    return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/pair-by-text.js




/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected. Measured: with 3 in place of 1, half of the pairs that come in addition are wrong.
 */
const NEAR = 1;
/** Parts of a context that make a key, best first: both sides, the lines above alone, those below alone. */
const SURROUNDINGS = [
    (context) => context,
    (context) => `above ${(0,thread_evidence/* splitContext */._h)(context).above}`,
    (context) => `below ${(0,thread_evidence/* splitContext */._h)(context).below}`,
];
/**
 * T4 to T7: the text of the line, with ever less beside it; only for threads whose own line is not there any
 * more, or of which git cannot tell. First in the file of the thread (or the one that it became), then in all
 * files.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairByText(pool, lines, followed) {
    const isSearching = (thread) => thread.state !== 'same' && followed.of(thread) === undefined;
    const isPlace = (thread, spot) => isNewLine(thread, spot) && !followed.isTaken(thread, spot);
    const searching = [...pool.threads].filter(isSearching);
    // Texts of other rules are compared with nothing, and may not have been read.
    const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
        const ofThread = (parts) => (thread) => {
            const { text } = thread.thread.evidence;
            return !isSearching(thread) || thread.thread.keys !== keys || text === ''
                ? undefined
                : JSON.stringify([thread.ruleKey, text, ...parts(thread)]);
        };
        const ofSpot = (parts) => (spot) => {
            if (!rules.has(spot.ruleKey))
                return undefined;
            const { text } = spot.hashes(keys).ofLine(lines);
            return text === '' ? undefined : JSON.stringify([spot.ruleKey, text, ...parts(spot)]);
        };
        const contextOf = ({ thread }) => thread.evidence.context;
        const pairInFile = (fileOf) => {
            for (const part of SURROUNDINGS) {
                const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
                const spot = ofSpot((subject) => [subject.path, part(subject.hashes(keys).ofLine(lines).context)]);
                pool.pairUnique('T4', 'left', thread, spot, isPlace);
                pool.pairByKey('T4', thread, spot, isPlace, expectLines(pool, fileOf));
            }
            const threadInFile = ofThread((thread) => [fileOf(thread)]);
            const spotInFile = ofSpot(({ path }) => [path]);
            const pairNear = (tier, allowed) => {
                const expected = expectLines(pool, fileOf);
                const near = (thread, spot) => allowed(thread, spot) && Math.abs(expected(thread) - spot.line) <= NEAR;
                pool.pairByKey(tier, threadInFile, spotInFile, near, expected);
            };
            pool.pairUnique('T5', 'all', ofThread((thread) => [fileOf(thread), ...thread.thread.evidence.messages]), ofSpot((spot) => [spot.path, ...spot.hashes(keys).messages]), isPlace);
            pairNear('T5', (thread, spot) => isPlace(thread, spot) && shareMessage(thread, spot));
            pool.pairUnique('T6', 'all', threadInFile, spotInFile, isPlace);
            pairNear('T6', isPlace);
        };
        pairInFile(({ path }) => path);
        let moved = findMovedFiles(pool, lines);
        for (const part of SURROUNDINGS) {
            pool.pairUnique('T7', 'all', ofThread((subject) => [part(contextOf(subject))]), ofSpot((subject) => [part(subject.hashes(keys).ofLine(lines).context)]), (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot));
            moved = findMovedFiles(pool, lines);
        }
        pairInFile((thread) => moved.pathOf(thread));
        pool.pairUnique('T7', 'all', ofThread(() => []), ofSpot(() => []), (thread, spot) => moved.mayHold(thread, spot.path) && isPlace(thread, spot));
    }
}

;// CONCATENATED MODULE: ./build/src/thread/edit-successors.js

/**
 * Comparisons of lines in one edit, a microsecond each; with more, a line is compared with those of about its
 * rank only.
 */
const MAX_COMPARISONS = 40_000;
/** Lines that one line is broken up into, or that are joined to one, at most. */
const LONGEST_RUN = 8;
/** Share of the shorter one's tokens from which two lines may be parts of one another. */
const LEAST_PART = 0.6;
/**
 * Finds what an edit made of each line that it removed, whatever stands on them: a line, or several where it
 * was broken up, that is most alike; or the line that it was joined to with others. Best first, so that no
 * line goes to another that is more like a third one.
 */
function findSuccessors(removed, added) {
    const [olds, news] = [edit_successors_toLines(removed), edit_successors_toLines(added)];
    const changes = findChanges(olds, news).toSorted((a, b) => b.score - a.score ||
        a.crossing - b.crossing ||
        a.offset - b.offset ||
        (a.removed[0] ?? 0) - (b.removed[0] ?? 0));
    const successors = new Map();
    const takenOld = new Set();
    const takenNew = new Set();
    for (const change of changes) {
        if (change.removed.some((row) => takenOld.has(row)) || change.added.some((row) => takenNew.has(row)))
            continue;
        for (const row of change.added)
            takenNew.add(row);
        for (const row of change.removed) {
            takenOld.add(row);
            successors.set(olds[row]?.line ?? 0, change.added.map((index) => news[index]?.line ?? 0));
        }
    }
    return { of: (line) => successors.get(line) ?? [] };
}
function edit_successors_toLines(lines) {
    const counts = new Map();
    return lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        return { ...line, tokens: toTokens(text), copiesAbove };
    });
}
function findChanges(olds, news) {
    const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
    return olds.flatMap((old, row) => {
        const rank = Math.floor((row * news.length) / olds.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), news.length - width));
        return news.slice(start, start + width).flatMap((now, index) => {
            const column = start + index;
            const common = commonTokens(old.tokens, now.tokens);
            if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now)))
                return [];
            const where = {
                crossing: Math.abs(old.copiesAbove - now.copiesAbove),
                offset: Math.abs(rank - column),
            };
            const score = dice(common, old.tokens.size, now.tokens.size);
            const alone = { removed: [row], added: [column], score, ...where };
            const runs = old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART
                ? [
                    ...growRun(old, news, column).map((run) => ({
                        ...run,
                        removed: [row],
                        added: run.lines,
                        ...where,
                    })),
                    ...growRun(now, olds, row).map((run) => ({
                        ...run,
                        removed: run.lines,
                        added: [column],
                        ...where,
                    })),
                ]
                : [];
            return [alone, ...runs].filter((change) => change.score >= LEAST_SIMILARITY);
        });
    });
}
/** From one hunk to another goes only what gained or lost a bracket, a comma or a semicolon. */
function haveSameWords(old, now) {
    const words = ({ text }) => (text.match(/[\p{L}\p{N}_$]+/gu) ?? []).join(' ');
    return words(old) !== '' && words(old) === words(now);
}
/**
 * Lines from `first` on that are, joined, more like the one line than with one of them less; a run ends where
 * the next line adds nothing.
 */
function growRun(one, others, first) {
    const runs = [];
    let joined = others[first]?.tokens;
    if (joined === undefined)
        return runs;
    let last = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
    const lines = [first];
    for (let next = first + 1; next < Math.min(others.length, first + LONGEST_RUN); next += 1) {
        const other = others[next];
        if (other === undefined || other.hunk !== others[first]?.hunk)
            break;
        joined = join(joined, other.tokens);
        const score = dice(commonTokens(one.tokens, joined), one.tokens.size, joined.size);
        if (score <= last)
            break;
        last = score;
        lines.push(next);
        runs.push({ lines: [...lines], score });
    }
    return runs;
}
function dice(common, a, b) {
    return a + b === 0 ? 0 : (2 * common) / (a + b);
}
function join(a, b) {
    const counts = new Map(a.counts);
    for (const [token, count] of b.counts)
        counts.set(token, (counts.get(token) ?? 0) + count);
    return { counts, size: a.size + b.size };
}

;// CONCATENATED MODULE: ./build/src/thread/pair-by-edit.js



/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;
/**
 * T8 with git: a thread goes where its own line went in the edit that changed it, and nowhere else. So a
 * finding on another line of the edit is a new one, whether or not the line that the old one became still has
 * it.
 */
function pairByEdit(pool, lines) {
    const changed = [...pool.threads].filter(({ state }) => state === 'changed');
    const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
    const placeKey = ({ ruleKey, path }, line) => JSON.stringify([ruleKey, path, line]);
    const spots = new Map([...pool.spots]
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [placeKey(spot, spot.line), spot]));
    const inFiles = new Set([...spots.values()].map((spot) => placeKey(spot, 0)));
    const editOf = createEdits(lines);
    const candidates = changed.flatMap((thread) => {
        if (!inFiles.has(placeKey(thread, 0)))
            return [];
        const edit = editOf(thread);
        if (edit === undefined)
            return [];
        const successors = edit.successors().of(thread.thread.evidence.line);
        return successors
            .flatMap((line) => spots.get(placeKey(thread, line)) ?? [])
            .map((spot) => ({
            thread,
            spot,
            message: Number(shareMessage(thread, spot)),
            score: similarity(thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '', lines(spot.path)?.[spot.line - 1] ?? ''),
        }));
    });
    candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
    for (const { thread, spot } of candidates)
        pool.pair('T8', thread, spot);
}
/** The edit that changed the line of a thread, each one once. */
function createEdits(lines) {
    const files = new Map();
    return ({ thread: { evidence }, old, path }) => {
        if (old === undefined || evidence.line === 0)
            return undefined;
        const file = JSON.stringify([evidence.head, evidence.path]);
        const edits = files.get(file) ??
            joinNear(old.rewrites(evidence.path)).map((rewrites) => toEdit(rewrites, old, evidence.path, path, lines));
        files.set(file, edits);
        let low = 0;
        let high = edits.length;
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((edits[middle]?.before.first ?? 0) <= evidence.line)
                low = middle + 1;
            else
                high = middle;
        }
        const edit = edits[low - 1];
        return edit !== undefined && evidence.line < edit.before.end ? edit : undefined;
    };
}
function joinNear(rewrites) {
    const edits = [];
    for (const rewrite of rewrites) {
        const edit = edits.at(-1);
        const last = edit?.at(-1);
        if (edit !== undefined && last !== undefined && rewrite.before.first - last.before.end <= MOST_BETWEEN)
            edit.push(rewrite);
        else
            edits.push([rewrite]);
    }
    return edits;
}
function toEdit(rewrites, old, pathThen, path, lines) {
    let known;
    return {
        before: { first: rewrites.at(0)?.before.first ?? 0, end: rewrites.at(-1)?.before.end ?? 0 },
        successors() {
            known ??= findSuccessors(pair_by_edit_cut(old.linesThen(pathThen), rewrites.map(({ before }) => before)), pair_by_edit_cut(lines(path), rewrites.map(({ now }) => now)));
            return known;
        },
    };
}
function pair_by_edit_cut(lines, spans) {
    return spans.flatMap(({ first, end }, hunk) => (lines ?? [])
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }])));
}

;// CONCATENATED MODULE: ./build/src/thread/pair-edited.js




/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line that
 * the same edit made of it; without it, where the old text cannot be read, the line of the same message in
 * the same surroundings.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairEdited(pool, lines, followed) {
    pairRewritten(pool);
    pairByEdit(pool, lines);
    pairInPlace(pool, followed);
    pairBySurroundings(pool, lines, followed);
}
/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a
 * thread on any of them is about it, best of all one with the same message.
 */
function pairRewritten(pool) {
    const fileOf = ({ ruleKey, path }) => JSON.stringify([ruleKey, path]);
    const threads = Map.groupBy([...pool.threads].filter(({ state }) => state === 'same'), fileOf);
    for (const spot of pool.spots) {
        const { place } = spot.spot;
        if (place.kind !== 'lines' || place.replaced === undefined)
            continue;
        const { last } = place.replaced;
        const near = (threads.get(fileOf(spot)) ?? []).filter((thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last);
        const thread = near.find((candidate) => shareMessage(candidate, spot)) ?? near[0];
        if (thread !== undefined)
            pool.pair('T8', thread, spot);
    }
}
/** A line of which git cannot tell, between lines that were found again, with the same message. */
function pairInPlace(pool, followed) {
    const key = (ruleKey, path, line) => JSON.stringify([ruleKey, path, line]);
    pool.pairByKey('T8', (thread) => {
        const line = followed.placeOf(thread);
        return line === undefined ? undefined : key(thread.ruleKey, thread.path, line);
    }, (spot) => key(spot.ruleKey, spot.path, spot.line), (thread, spot) => shareMessage(thread, spot) && !followed.isTaken(thread, spot));
}
function pairBySurroundings(pool, lines, followed) {
    const unmapped = [...pool.threads].filter((thread) => thread.state === 'unmapped' && followed.of(thread) === undefined);
    const isUnmapped = new Set(unmapped);
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
        for (const side of ['both', 'above', 'below']) {
            const part = (context) => (side === 'both' ? context : (0,thread_evidence/* splitContext */._h)(context)[side]);
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
            }, (thread, spot) => shareMessage(thread, spot) &&
                !followed.isTaken(thread, spot) &&
                (side === 'both' || Math.abs(expected(thread) - spot.line) <= thread_evidence/* CONTEXT_LINES */.Ed));
        }
    }
}

;// CONCATENATED MODULE: ./build/src/thread/align-lines.js
/**
 * What it costs that lines were put in or taken out between two lines that were found: some, or up to a few.
 */
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
/**
 * At the top of a file less: the lines there need no neighbor that moved with them, and the surroundings of a
 * single line say more.
 */
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
/** Less than this between the best alignment and one that puts a line elsewhere decides nothing. */
const MARGIN = 0.75;
/**
 * Aligns old lines with the file as it is now, in order, the way a diff does: the alignment for which most
 * speaks, in which lines do not cross, and in which the distance between old and new number changes as seldom
 * as can be. Lines for which too little speaks are left out of the result.
 *
 * @param olds by their lines, each line once
 * @param count lines of the present file
 */
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
        // Without one that is on a best alignment, the line is in none: it was edited or moved.
        if (!(totals[row] ?? []).some((total) => total >= best - EQUAL))
            continue;
        aligned.set(line, second === undefined
            ? { kind: 'at', line: first.line }
            : { kind: 'unsure', lines: good.map((candidate) => candidate.line) });
    }
    return withoutCrossings(aligned);
}
/**
 * Of two alignments that are as good, each may have a line that crosses one of the other: neither line is
 * sure.
 */
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
/** Sums of scores differ in their last bits. */
const EQUAL = 1e-6;
/**
 * For each candidate the most that an alignment is worth that ends with it. `direction` -1 goes from the last
 * line up, from where nothing is known: the file may have ended anywhere.
 */
function sweep(olds, count, direction) {
    const anyShift = createPrefixMaximum(count);
    const sameShift = new Map();
    const rank = (line) => (direction === 1 ? line : count + 1 - line);
    return olds.map(({ line, candidates }) => {
        const worth = Float64Array.from(candidates, (candidate) => {
            const shift = candidate.line - line;
            const start = direction === 1 && shift !== 0 ? -FIRST_SHIFT : 0;
            let before = Math.max(start, sameShift.get(shift)?.worth ?? Number.NEGATIVE_INFINITY, anyShift.upTo(rank(candidate.line) - 1) - SHIFT);
            for (let other = shift - FEW_LINES; other <= shift + FEW_LINES; other += 1) {
                const near = sameShift.get(other);
                if (near !== undefined && rank(near.last) < rank(candidate.line))
                    before = Math.max(before, near.worth - SMALL_SHIFT);
            }
            return before + candidate.score;
        });
        for (const [index, candidate] of candidates.entries()) {
            const shift = candidate.line - line;
            const value = worth[index] ?? 0;
            anyShift.raise(rank(candidate.line), value);
            const known = sameShift.get(shift)?.worth ?? Number.NEGATIVE_INFINITY;
            if (value >= known)
                sameShift.set(shift, { worth: value, last: candidate.line });
        }
        return worth;
    });
}
/** A tree of maxima (Fenwick): both steps take the logarithm of the size. */
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

;// CONCATENATED MODULE: ./build/src/thread/follow-lines.js



/**
 * What speaks for a place beside the text of the line: its surroundings above and below, the line that
 * encloses it, all that enclose it (an insertion changes the lines beside it, and hardly ever these), a
 * finding of the rule, and that the text stands once in the file then and now.
 */
const WORTH = { text: 1, side: 2, nearest: 1, path: 2.5, finding: 0.5, once: 2 };
/** A line with less than this says nothing by standing once in a file. */
const TELLING_LENGTH = 6;
/** Of more lines that read the same, those are looked at that stand next to where the line is expected. */
const follow_lines_MOST_CANDIDATES = 48;
/**
 * Aligns the lines of threads with the files as they are now, where git cannot tell: all threads of one
 * commit and file together, in order.
 *
 * @param fileOf the file in which a thread is looked for
 * @param lines lines of the files of the analyzed commit
 */
function followLines(pool, fileOf, lines) {
    const unmapped = pool.allThreads.filter(({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '');
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    const found = new Set(pool.allSpots.flatMap(({ ruleKey, path, line }) => rules.has(ruleKey) ? [JSON.stringify([ruleKey, path, line])] : []));
    const numbers = new Map();
    const groupOf = (thread) => {
        const { keys, evidence } = thread.thread;
        if (!numbers.has(keys))
            numbers.set(keys, numbers.size);
        return JSON.stringify([numbers.get(keys), evidence.head, evidence.path, fileOf(thread)]);
    };
    const alignments = new Map();
    for (const [group, threads] of Map.groupBy(unmapped, groupOf)) {
        if (!threads.some((thread) => pool.threads.has(thread)))
            continue;
        const [first] = threads;
        const path = first === undefined ? '' : fileOf(first);
        const text = lines(path);
        if (first === undefined || text === undefined)
            continue;
        const isFound = (ruleKey, line) => found.has(JSON.stringify([ruleKey, path, line]));
        alignments.set(group, alignLines(toOldLines(threads, readPresent(first.thread.keys, text), isFound), text.length));
    }
    const taken = new Map([...alignments].map(([group, aligned]) => [
        group,
        new Set([...aligned.values()].flatMap((end) => (end.kind === 'at' ? [end.line] : []))),
    ]));
    const shifts = new Map();
    return {
        of: (thread) => thread.state === 'unmapped'
            ? alignments.get(groupOf(thread))?.get(thread.thread.evidence.line)
            : undefined,
        placeOf(thread) {
            const aligned = thread.state === 'unmapped' ? alignments.get(groupOf(thread)) : undefined;
            const { block, line } = thread.thread.evidence;
            if (aligned === undefined || aligned.has(line) || block === '')
                return undefined;
            const text = lines(fileOf(thread)) ?? [];
            const group = groupOf(thread);
            const known = shifts.get(group) ?? shiftsOf(aligned);
            shifts.set(group, known);
            const shift = commonShift(known, line);
            if (shift === undefined)
                return undefined;
            return (0,thread_evidence/* hashBlock */.QK)(thread.thread.keys, text, line + shift) === block ? line + shift : undefined;
        },
        isTaken: (thread, spot) => thread.state === 'unmapped' &&
            spot.path === fileOf(thread) &&
            taken.get(groupOf(thread))?.has(spot.line) === true,
    };
}
/** Lines that were found again and how far they moved, in order. */
function shiftsOf(aligned) {
    return [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, shift: end.line - line }] : []));
}
function commonShift(shifts, line) {
    const next = lowerBound(shifts, line, (found) => found.line);
    const [above, below] = [shifts[next - 1], shifts[next]];
    if (above !== undefined && above.shift === below?.shift)
        return above.shift;
    // Else the one right beside it, where only one is.
    const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
    return beside.length === 1 ? beside[0]?.shift : undefined;
}
function readPresent(keys, lines) {
    const byText = Map.groupBy(lines.keys(), (index) => (0,enclosing_block/* squeeze */.r2)(lines[index] ?? ''));
    byText.delete('');
    const byHash = new Map([...byText].map(([text, indices]) => [(0,thread_evidence/* hashText */.qj)(keys, text), indices.map((index) => index + 1)]));
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
        context: remember((line) => (0,thread_evidence/* splitContext */._h)((0,thread_evidence/* hashLine */.ri)(keys, lines, line).context)),
        block: remember((line) => (0,thread_evidence/* hashBlock */.QK)(keys, lines, line)),
        isTelling: (line) => (0,enclosing_block/* squeeze */.r2)(lines[line - 1] ?? '').length >= TELLING_LENGTH,
    };
}
function toOldLines(threads, present, isFound) {
    const byLine = Map.groupBy(threads, ({ thread }) => thread.evidence.line);
    const known = [...byLine]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([line, [first]]) => (first === undefined ? [] : [{ line, evidence: first.thread.evidence }]));
    const copies = Map.groupBy(known, ({ evidence }) => evidence.text);
    const isOnce = ({ text }) => copies.get(text)?.length === 1 && present.withText(text).length === 1;
    const landmarks = known.flatMap(({ line, evidence }) => {
        const [now] = present.withText(evidence.text);
        return isOnce(evidence) && now !== undefined && present.isTelling(now) ? [{ line, now }] : [];
    });
    return known.map(({ line, evidence }) => {
        const rules = byLine.get(line) ?? [];
        const places = pickNear(present.withText(evidence.text), line, landmarks);
        return {
            line,
            candidates: places.map((place) => {
                const hasFinding = rules.some(({ ruleKey }) => isFound(ruleKey, place));
                const isLandmark = isOnce(evidence) && present.isTelling(place);
                return {
                    line: place,
                    score: follow_lines_compare(evidence, present, place) +
                        (hasFinding ? WORTH.finding : 0) +
                        (isLandmark ? WORTH.once : 0),
                };
            }),
        };
    });
}
function follow_lines_compare(evidence, present, place) {
    const then = (0,thread_evidence/* splitContext */._h)(evidence.context);
    const now = present.context(place);
    const sides = Number(then.above === now.above) + Number(then.below === now.below);
    return WORTH.text + WORTH.side * sides + compareBlocks(evidence.block, present.block(place));
}
function compareBlocks(then, now) {
    const [a, b] = [(0,thread_evidence/* splitContext */._h)(then), (0,thread_evidence/* splitContext */._h)(now)];
    return WORTH.nearest * Number(a.above === b.above) + WORTH.path * Number(a.below === b.below);
}
/**
 * Of many places those next to the old number of the line, and to where its neighbors that stand once in the
 * file say that it is.
 */
function pickNear(places, line, landmarks) {
    if (places.length <= follow_lines_MOST_CANDIDATES)
        return places;
    const next = lowerBound(landmarks, line, (landmark) => landmark.line);
    const shifts = [landmarks[next - 1], landmarks[next]].map((near) => near === undefined ? 0 : near.now - near.line);
    const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
    const each = Math.floor(follow_lines_MOST_CANDIDATES / targets.length);
    const picked = targets.flatMap((target) => {
        const middle = lowerBound(places, target, (place) => place);
        const start = Math.max(0, Math.min(middle - Math.floor(each / 2), places.length - each));
        return places.slice(start, start + each);
    });
    return [...new Set(picked)].toSorted((a, b) => a - b);
}
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

;// CONCATENATED MODULE: ./build/src/thread/pair-followed.js



/**
 * T4 to T6 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all
 * threads of the file together say. The tier says how much of it the two have in common by themselves.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairFollowed(pool, lines, fileOf = ({ path }) => path) {
    const followed = followLines(pool, fileOf, lines);
    const place = (ruleKey, path, line) => JSON.stringify([ruleKey, path, line]);
    const ofThread = (thread) => {
        const end = followed.of(thread);
        return end?.kind === 'at' ? place(thread.ruleKey, fileOf(thread), end.line) : undefined;
    };
    const ofSpot = (spot) => place(spot.ruleKey, spot.path, spot.line);
    pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
        const then = (0,thread_evidence/* splitContext */._h)(thread.thread.evidence.context);
        const now = (0,thread_evidence/* splitContext */._h)(spot.hashes(thread.thread.keys).ofLine(lines).context);
        return then.above === now.above || then.below === now.below;
    });
    pool.pairByKey('T5', ofThread, ofSpot, shareMessage);
    pool.pairByKey('T6', ofThread, ofSpot, () => true);
    return followed;
}

;// CONCATENATED MODULE: ./build/src/thread/pair-last-ones.js


/**
 * T9: the only one left of its rule, file and message on each side, for rules whose line drifts by its nature
 * (the length of a file, a missing header): those that report no file twice, in a message of which only the
 * numbers may change. It is the weakest evidence: a thread whose finding was gone once did not have this
 * finding then, so it is left out.
 */
function pairLastOnes(pool) {
    const threads = [...pool.threads].filter(({ thread: { lastMark } }) => !wasGone(lastMark));
    const keyrings = [...new Set(threads.map(({ thread }) => thread.keys))];
    const spotsOf = new Map(keyrings.map((keys) => [keys, groupByMessage(pool.spots, (spot) => spot.hashes(keys).messages)]));
    const threadsOf = new Map(keyrings.map((keys) => {
        const own = threads.filter(({ thread }) => thread.keys === keys);
        return [keys, groupByMessage(own, ({ thread }) => thread.evidence.messages)];
    }));
    const rivals = (spot) => keyrings.flatMap((keys) => pair_last_ones_lookUp(threadsOf.get(keys), spot, spot.hashes(keys).messages));
    const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
    for (const thread of threads) {
        if (repeating.has(thread.ruleKey))
            continue;
        const { keys, evidence } = thread.thread;
        const [spot, another] = pair_last_ones_lookUp(spotsOf.get(keys), thread, evidence.messages);
        if (spot === undefined || another !== undefined || rivals(spot).length !== 1)
            continue;
        if ((0,thread_evidence/* sharesNames */.H4)(keys, evidence, spot.spot) && drifts(thread, spot))
            pool.pair('T9', thread, spot);
    }
}
function wasGone(mark) {
    return mark?.kind === 'fixed' || mark?.kind === 'gone';
}
function pair_last_ones_keyOf({ ruleKey, path }, message) {
    return JSON.stringify([ruleKey, path, message]);
}
function groupByMessage(subjects, messagesOf) {
    const groups = new Map();
    for (const subject of subjects) {
        for (const message of messagesOf(subject)) {
            const group = groups.get(pair_last_ones_keyOf(subject, message));
            if (group === undefined)
                groups.set(pair_last_ones_keyOf(subject, message), [subject]);
            else
                group.push(subject);
        }
    }
    return groups;
}
/** At most two of each message: nobody asks how many more there are. */
function pair_last_ones_lookUp(groups, subject, messages) {
    const found = messages.flatMap((message) => groups?.get(pair_last_ones_keyOf(subject, message))?.slice(0, 2) ?? []);
    return [...new Set(found)];
}
/**
 * Whether the finding is about no line of its own. It measures something; or both stand at the start of the
 * file; or both lines stood there all the time, as git says, so that no edit moved it. On a new line it is
 * about that line, `eval` for one.
 */
function drifts(thread, spot) {
    if ((0,thread_evidence/* isMeasured */.V2)(spot.spot) || (thread.thread.evidence.line <= 1 && spot.line <= 1))
        return true;
    return thread.state === 'same' && !isNewLine(thread, spot);
}
/** Rules that report some file more than once. */
function findRepeatingRules(subjects) {
    const groups = Map.groupBy(subjects, (subject) => pair_last_ones_keyOf(subject, ''));
    return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}

;// CONCATENATED MODULE: ./build/src/thread/pair-waiting.js

/**
 * Where git cannot tell and the text decides nothing: an open thread and a finding of the same rule, text and
 * file that are the only candidates for each other wait. The thread is held anyway, and a second one about a
 * line that reads the same helps nobody.
 *
 * @param lines lines of the files of the analyzed commit
 */
function pairWaiting(pool, lines, followed) {
    const waiting = [...pool.threads].filter((subject) => {
        const { state, thread } = subject;
        // A line that stands where it stood, without its finding, was mended.
        return (state === 'unmapped' &&
            followed.of(subject)?.kind !== 'at' &&
            thread.evidence.text !== '' &&
            ['open', 'reopened'].includes((0,thread_state/* threadState */.QY)(thread).kind));
    });
    const isWaiting = new Set(waiting);
    const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
    const inFile = ({ ruleKey, path }, text) => JSON.stringify([ruleKey, path, text]);
    for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
        pool.pairUnique('T6', 'left', (subject) => subject.thread.keys === keys && isWaiting.has(subject)
            ? inFile(subject, subject.thread.evidence.text)
            : undefined, (spot) => (rules.has(spot.ruleKey) ? inFile(spot, spot.hashes(keys).ofLine(lines).text) : undefined), () => true, 'waits');
    }
}

;// CONCATENATED MODULE: ./build/src/thread/align.js
/**
 * Cells of the table, 32 MB: room for 2,000 look-alikes on each side. Of more, each thread is compared with
 * the spots of about its rank only: of 10,000 with 400, of 100,000 with 40.
 */
const MAX_CELLS = 4_000_000;
/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines.
 * Both sides look alike (they share a key), so order and distance are all there is. Deterministic: ties go to
 * the earlier line.
 */
function align(threads, spots, allowed) {
    const rows = threads.toSorted((a, b) => a.line - b.line);
    const columns = spots.toSorted((a, b) => a.line - b.line);
    const pairWorth = worthOfPair(rows, columns);
    const worth = (thread, spot) => allowed(thread, spot) ? pairWorth - Math.abs(thread.line - spot.line) : Number.NEGATIVE_INFINITY;
    const band = createBand(rows.length, columns.length);
    for (const [row, thread] of rows.entries()) {
        band.begin(row + 1);
        const end = band.end(row + 1);
        for (let column = band.start(row + 1); column < end; column += 1) {
            const spot = columns[column];
            if (spot === undefined)
                break;
            const [without, paired] = [band.best(row, column + 1), band.best(row, column) + worth(thread, spot)];
            band.set(row + 1, column + 1, Math.max(without, band.best(row + 1, column), paired));
        }
    }
    return traceBack(rows, columns, band, worth);
}
function createBand(rows, columns) {
    const width = Math.min(columns, Math.max(1, Math.floor(MAX_CELLS / Math.max(rows, 1))));
    const starts = Int32Array.from({ length: rows + 1 }, (_, row) => {
        const rank = Math.floor((row * columns) / Math.max(rows, 1));
        return Math.max(0, Math.min(rank - Math.floor(width / 2), columns - width));
    });
    const start = (row) => starts[row] ?? 0;
    const cells = new Float64Array((rows + 1) * (width + 1));
    const index = (row, column) => {
        const offset = column - start(row);
        return row * (width + 1) + (offset < width ? offset : width);
    };
    const best = (row, column) => cells[index(row, column)] ?? 0;
    return {
        start,
        end: (row) => start(row) + width,
        best,
        begin(row) {
            cells[index(row, start(row))] = best(row - 1, start(row));
        },
        set(row, column, value) {
            cells[index(row, column)] = value;
        },
    };
}
/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a
 * million lines add up to less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows, columns) {
    const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
    const span = Math.max(...ends) - Math.min(...ends);
    return 1 + span * Math.min(rows.length, columns.length);
}
function traceBack(rows, columns, { best }, worth) {
    const pairs = [];
    let row = rows.length;
    let column = columns.length;
    while (row > 0 && column > 0) {
        const here = best(row, column);
        if (here === best(row - 1, column))
            row -= 1;
        else if (here === best(row, column - 1))
            column -= 1;
        else {
            const thread = rows[row - 1];
            const spot = columns[column - 1];
            if (thread === undefined ||
                spot === undefined ||
                here !== best(row - 1, column - 1) + worth(thread, spot))
                break;
            pairs.push([thread, spot]);
            row -= 1;
            column -= 1;
        }
    }
    return pairs.toReversed();
}

;// CONCATENATED MODULE: ./build/src/finding/speaks-of-parsing.js
/** What tools say when they did not get to the end of a file, or not to one that it needs. */
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    // Not of words and operators, which tools of style prefer to others.
    /expected [`'"‘][^\w\s=][`'"’]/i,
];
/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;
/**
 * Whether a message may be about a file that could not be parsed. It may as well be about something that the
 * file says.
 */
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}

;// CONCATENATED MODULE: ./build/src/thread/unparsed-doubt.js




/** Longest piece of a tool's own words in a reason. */
const unparsed_doubt_LONGEST_QUOTE = 200;
/**
 * Finds threads whose file the tool may not have been able to parse: all that it still says of the file
 * speaks of parsing, and none of that was said together with the thread. It then looks as if the whole file
 * had been mended at once. Tools that are known to say so are told by their logs alone
 * (`sarif/unparsed-results.ts`); this is for all others.
 *
 * @param partners what was paired with what
 * @returns the reason to hold a thread without a partner, or undefined where there is none
 */
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
    return JSON.stringify([(0,finding_finding/* scopeKey */.OD)(scope), path]);
}
/** What the first of these results says, where all of them speak of parsing. */
function wordsOf(spots) {
    const findings = spots.flatMap(({ spot }) => spot.findings);
    const speak = findings.every(({ presence, message }) => presence.kind === 'present' && speaksOfParsing(message));
    return speak ? (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(findings[0]?.message ?? ''), unparsed_doubt_LONGEST_QUOTE) : undefined;
}

;// CONCATENATED MODULE: ./build/src/thread/pool.js



/**
 * Starts with everything unpaired.
 *
 * @param may what no evidence may pair is left apart
 */
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
                const [thread, rival] = left;
                const [spot, lookAlike] = right;
                if (thread !== undefined && spot !== undefined && rival === undefined && lookAlike === undefined) {
                    if (allowed(thread, spot) && may(thread, spot))
                        pair(tier, thread, spot);
                    continue;
                }
                const fits = (a, b) => allowed(a.subject, b.subject) && may(a.subject, b.subject);
                const rows = left.map((subject) => ({ subject, line: expectedLine(subject) }));
                const columns = right.map((subject) => ({ subject, line: subject.line }));
                for (const [row, column] of align(rows, columns, fits))
                    pair(tier, row.subject, column.subject);
            }
        },
        pairUnique(tier, among, keyOfThread, keyOfSpot, allowed, waits) {
            if (![...threads].some((thread) => keyOfThread(thread) !== undefined))
                return;
            const [rows, columns] = among === 'left' ? [threads, spots] : [allThreads, allSpots];
            for (const [left, right] of joinByKey(rows, keyOfThread, columns, keyOfSpot)) {
                const [thread, rival] = left;
                const [spot, lookAlike] = right;
                if (thread === undefined || spot === undefined || rival !== undefined || lookAlike !== undefined)
                    continue;
                if (threads.has(thread) && spots.has(spot) && allowed(thread, spot) && may(thread, spot))
                    pair(tier, thread, spot, waits);
            }
        },
        result(resembled) {
            const rules = new Set([...threads].map(({ ruleKey }) => ruleKey));
            const left = Map.groupBy([...spots].filter(({ ruleKey }) => rules.has(ruleKey)), (spot) => JSON.stringify([spot.ruleKey, spot.path]));
            const unparsed = createUnparsedDoubt(allSpots, partners);
            return {
                pairs,
                threads: [...threads].map((subject) => toUnmatched(subject, resembled.get(subject), left, unparsed)),
                spots: [...spots].map(({ spot }) => spot),
            };
        },
    };
}
/** The groups that share a key and have a member on each side. */
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
        const known = candidates.get(key);
        if (known === undefined)
            candidates.set(key, [candidate]);
        else
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
    const lookAlikes = left.get(JSON.stringify([subject.ruleKey, subject.path])) ?? [];
    if (lookAlikes.some(({ spot }) => isUncommitted(spot.place))) {
        return {
            thread,
            doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
        };
    }
    const doubt = unparsed(subject);
    if (doubt !== undefined)
        return { thread, doubt };
    if (subject.state !== 'unmapped' || lookAlikes.length === 0)
        return { thread };
    const head = thread.evidence.head.slice(0, 7);
    return {
        thread,
        doubt: `commit ${head} could not be fetched, and a finding of the same rule in its file has no thread yet`,
    };
}

;// CONCATENATED MODULE: ./build/src/thread/match.js












/**
 * Finds for each thread the spot that it is about. Threads about which something is in doubt come last:
 * whoever made them up must not part another thread from its finding, which would be resolved then. Pure: the
 * order of the input never changes the result.
 */
function beginMatching(threads, spots, history) {
    const { doubted = [], present = [] } = Object.groupBy(threads, (thread) => (0,own_thread/* isDoubted */._q)(thread) || thread.origin === 'sealed' ? 'doubted' : 'present');
    // Without a thread there is nothing to compare spots with.
    const first = beginAlike(present, present.length === 0 ? [] : spots, history);
    const later = doubted.length === 0 ? [] : toThreadSubjects(doubted, spots, history);
    return {
        needed: neededTexts(first.pool, later, spots),
        provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
        finish(lines) {
            const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
            if (doubted.length === 0)
                return matched;
            const second = beginAlike(doubted, matched.spots, history).finish(lines);
            return {
                pairs: [...matched.pairs, ...second.pairs],
                threads: [...matched.threads, ...second.threads],
                spots: second.spots,
            };
        },
    };
}
const BY_GIT = ['T1', 'T2'];
/**
 * Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before
 * it left. What a person decided goes to a spot for which it holds, and to no other.
 */
function beginAlike(threads, spots, history) {
    let texts = () => undefined;
    const pool = createPool(toThreadSubjects(threads, spots, history).toSorted((a, b) => a.thread.commentId < b.thread.commentId ? -1 : 1), toSpotSubjects(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)), (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts));
    pairWithoutTexts(pool);
    return {
        pool,
        finish(lines) {
            texts = lines;
            pairWithTexts(pool, lines);
            return pool.result(findResembled(pool, lines));
        },
    };
}
/**
 * What the threads would be paired with that a person decided about, if the decision did not matter, and
 * whether or not that has another thread by now.
 */
function findResembled(pool, lines) {
    const left = [...pool.threads].filter(({ isLeft }) => isLeft);
    const alike = createPool(left, left.length === 0 ? [] : pool.allSpots, () => true);
    pairWithoutTexts(alike);
    pairWithTexts(alike, lines);
    return alike.partners;
}
function pairWithoutTexts(pool) {
    const place = (subject) => JSON.stringify([subject.ruleKey, subject.path, subject.line]);
    const mapped = (thread) => (thread.state === 'same' ? place(thread) : undefined);
    // Before one that was posted while the finding was another one.
    const left = (thread) => (thread.isLeft ? mapped(thread) : undefined);
    for (const key of [left, mapped]) {
        pool.pairByKey('T1', key, place, shareMessage);
        pool.pairByKey('T2', key, place, () => true);
    }
    pairByFingerprint(pool);
}
function pairWithTexts(pool, lines) {
    keepInBlock(pool, lines);
    const followed = pairFollowed(pool, lines);
    pairByText(pool, lines, followed);
    pairEdited(pool, lines, followed);
    pairLastOnes(pool);
    pairWaiting(pool, lines, followed);
}

;// CONCATENATED MODULE: ./build/src/diff/new-ending.js
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

;// CONCATENATED MODULE: ./build/src/git/lfs-pointers.js


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

;// CONCATENATED MODULE: ./build/src/git/submodule.js




/**
 * Opens a submodule where it is checked out and has both commits; undefined where it is not, or has not.
 * Nothing is fetched.
 *
 * @param root absolute path of the top folder of the checkout
 * @param path of the submodule in it
 */
async function openSubmodule(git, root, path, { old, now }) {
    const folder = (0,external_node_path_.join)(root, path);
    const own = (args, ...rest) => git(['-C', folder, ...args], ...rest);
    const top = await own(['rev-parse', '--show-toplevel']);
    const shown = top.stdout.toString('utf8').replace(/\n$/, '');
    // Where it is not checked out, git finds the repository around it.
    if (top.status !== 0 || (await submodule_realPath(shown)) !== (await submodule_realPath(folder)))
        return undefined;
    const present = await presentCommits(own, [old, now]);
    if (!present.has(old) || !present.has(now))
        return undefined;
    return { git: own, diff: await readDiff(own, old, now, { algorithm: 'default' }) };
}
async function submodule_realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}

;// CONCATENATED MODULE: ./build/src/review/find-arrivals.js










/** Names in a warning; more are counted. */
const find_arrivals_MOST_NAMED = 10;
/**
 * Finds what came in: files whose new ending makes tools look at them, what links lead to, and submodules,
 * which count by their own diff. What cannot be told is named.
 */
async function findArrivals(ground) {
    const { spots } = ground;
    const hasEnding = openEndings(ground);
    const modules = await readSubmodules(ground);
    const pointers = await findPointers(ground);
    const behindLinks = await readLinks(ground);
    return {
        of(spot) {
            const { place } = spot;
            if (place.path === undefined)
                return undefined;
            if (place.kind !== 'nowhere')
                return hasEnding(spot) ? 'added' : undefined;
            const block = blockOf(ground, place.path);
            if (block === undefined)
                return behindLinks(spot);
            const isWhole = block.type === 'link' || block.commits === undefined;
            return isWhole ? 'added' : modules.modeOf(spot);
        },
        warnings: [
            ...describe(modules.closed, [
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
/** Whether a spot is in a file whose old ending its tool is not known to look at. */
function openEndings({ findings, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...findings.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', endingOf(path))]),
        ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change?.oldPath === undefined || !hasNewEnding(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', endingOf(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
/** The changed link or submodule that a path is, or goes through. */
function blockOf({ toHead, diff }, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, end < 0 ? path : path.slice(0, end));
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change !== undefined && change.type !== 'file')
            return change;
        if (end < 0)
            return undefined;
    }
}
/** Most links on the way to a file, as on Linux. */
const MOST_LINKS = 40;
/** How new the code is that links lead to which stood before: a change may edit the text behind one. */
async function readLinks(ground) {
    const { git, root, toHead, diff, spots } = ground;
    const behind = new Map();
    for (const spot of spots) {
        const { place } = spot;
        if (place.kind !== 'nowhere' || place.path === undefined)
            continue;
        const paths = await followLinks(root, place.path);
        if (paths.length > 0)
            behind.set(spot, paths.map((path) => find_arrivals_toPlace(path, place.line)));
    }
    const paths = [...behind.values()].flat().flatMap(({ path = '' }) => path);
    const { lines } = await readFileLines(git, toHead, diff, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return (spot) => narrowestOf((behind.get(spot) ?? []).map((place) => blockOf(ground, place.path ?? '') === undefined
        ? (0,diff_anchor/* toAnchor */.p)({ place, toHead, diff, linesOf: (name) => lines.get(name), can }).narrowest
        : 'added'));
}
/** The paths that a path of the checkout stands for through its links, one after the other. */
async function followLinks(root, path) {
    const found = [];
    for (let next = await followLink(root, path); next !== undefined && found.length < MOST_LINKS;) {
        found.push(next);
        next = await followLink(root, next);
    }
    return found;
}
/** Undefined where it goes through no link, or out of the checkout. */
async function followLink(root, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(root, name)).catch(() => undefined);
        if (target !== undefined) {
            const to = external_node_path_.posix.join(external_node_path_.posix.dirname(name), target, path.slice(name.length));
            return external_node_path_.posix.isAbsolute(target) || to.startsWith('../') ? undefined : to;
        }
        if (end < 0)
            return undefined;
    }
}
async function readSubmodules({ git, root, toHead, diff, spots }) {
    const closed = [];
    const modes = [];
    for (const { newPath: path, type, commits } of diff.files) {
        if (type !== 'submodule' || commits === undefined || path === undefined)
            continue;
        const isSame = !toHead.byOldPath.has(path);
        const own = isSame ? await openSubmodule(git, root, path, commits) : undefined;
        if (own === undefined) {
            closed.push(path);
            continue;
        }
        const placesOf = (spot) => spot.findings.flatMap(({ place }) => placeBehind(place, path) ?? []);
        const same = toDiff(commits.now, commits.now, []);
        const paths = spots.flatMap((spot) => placesOf(spot).flatMap((place) => place.path ?? []));
        const { lines } = await readFileLines(own.git, same, own.diff, paths);
        const can = { lines: 'changed-files', ladder: [] };
        const linesOf = (name) => lines.get(name);
        modes.push((spot) => {
            const found = placesOf(spot).map((place) => (0,diff_anchor/* toAnchor */.p)({ place, toHead: same, diff: own.diff, linesOf, can }).narrowest);
            return narrowestOf(found);
        });
    }
    return { closed, modeOf: (spot) => narrowestOf(modes.flatMap((mode) => mode(spot) ?? [])) };
}
function narrowestOf(modes) {
    return diff_anchor/* FILTER_MODES */.o.find((mode) => modes.includes(mode));
}
/** The place of a finding in the submodule that it is behind. */
function placeBehind(place, submodule) {
    if (place.kind !== 'nowhere' || !place.path?.startsWith(`${submodule}/`))
        return undefined;
    const path = place.path.slice(submodule.length + 1);
    return find_arrivals_toPlace(path, place.line);
}
function find_arrivals_toPlace(path, line) {
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await lfsPointers(git, files)).map(({ path }) => path);
}
function describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,first_few/* firstFew */.D)(paths, find_arrivals_MOST_NAMED)}; ${remedy}`];
}

;// CONCATENATED MODULE: ./build/src/git/find-renamed.js



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
        const now = steps?.reduce(find_renamed_follow, path);
        return [path, files.find(({ oldPath, newPath }) => oldPath === path && newPath === now)];
    }));
}
/** Of several files that are as much like it nobody can tell which one it became. */
function find_renamed_follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
/** What each commit on the way renamed and copied, first to last; undefined where they are too many. */
async function readSteps(git, from, to) {
    const range = `${requireSha(from)}..${requireSha(to)}`;
    const output = await gitOutput(git, [
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

;// CONCATENATED MODULE: ./build/src/review/history.js


/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 *
 * @param copied files of which nobody can tell what became of them
 */
function toOldTree(diff, texts, copied = new Set()) {
    const pathNow = (path) => {
        const mapped = (0,line_map/* mapPath */.qD)(diff, path);
        return mapped.kind === 'mapped' ? mapped.path : undefined;
    };
    const rewrites = new Map();
    return {
        pathNow,
        isCopied: (path) => copied.has(path),
        lineNow(path, line) {
            const mapped = (0,line_map/* mapPlace */.sn)(diff, path, line);
            return mapped.kind === 'mapped' ? mapped.line : undefined;
        },
        lineThen(path, line) {
            const change = diff.byNewPath.get(path);
            if (change === undefined)
                return { path, line };
            if (change.oldPath === undefined || change.binary || change.status === 'type-changed')
                return undefined;
            const then = (0,line_map/* mapLineBackward */.GN)(change.hunks, line);
            return then === undefined ? undefined : { path: change.oldPath, line: then };
        },
        hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, hunk_span/* oldSpan */.KH),
        rewrites(path) {
            const known = rewrites.get(path) ??
                (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
                    before: (0,hunk_span/* oldSpan */.KH)(hunk),
                    now: (0,hunk_span/* newSpan */.Bg)(hunk),
                }));
            rewrites.set(path, known);
            return known;
        },
        nearNow(path, line) {
            const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, hunk_span/* oldSpan */.KH);
            if (hunk === undefined)
                return line;
            return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
        },
        linesThen: (path) => texts.lines(diff.from, path),
    };
}
function hunkOf(hunks = [], line, side) {
    const { before } = (0,hunk_span/* hunksAround */.fg)(hunks, line, side);
    return before !== undefined && line < side(before).end ? before : undefined;
}

;// CONCATENATED MODULE: ./build/src/review/old-trees.js






/**
 * The old trees of the heads of threads that can be had, by commit; threads of the others are matched by
 * text.
 */
async function readOldTrees(git, analyzed, threads, texts) {
    const presence = await ensureCommits(git, threads.map(({ evidence }) => evidence.head));
    const trees = new Map();
    for (const [sha, state] of presence) {
        if (state !== 'present')
            continue;
        const { diff, copied } = await tellCopies(git, await readDiff(git, sha, analyzed), threads);
        trees.set(sha, toOldTree(diff, texts, copied));
    }
    return trees;
}
/** Tells renamed files from their copies, where a person decided about a finding in one. */
async function tellCopies(git, diff, threads) {
    const { from, to, files } = diff;
    const added = files.some(({ status }) => status === 'added');
    const renamed = files.flatMap(({ status, oldPath }) => added && status === 'renamed' ? (oldPath ?? []) : []);
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path } = thread.evidence;
        return head === from && renamed.includes(path) && (0,thread_state/* isLeftToPeople */.My)(thread) ? [path] : [];
    }));
    const found = await findRenamed(git, from, to, [...judged]);
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
        diff: toDiff(from, to, [...others, ...heirs]),
        copied: new Set([...found].flatMap(([path, change]) => (change === undefined ? [path] : []))),
    };
}

;// CONCATENATED MODULE: ./build/src/review/observe.js
















/** Names of files in a warning; more are counted. */
const observe_MOST_NAMED = 10;
/** Puts results, diff and threads together: places on the diff, and which thread is about which spot. */
async function observe(git, workingTree, commits, analysis, reading, can, job) {
    const { analyzed, base, head } = commits;
    const taking = analysis.findings.filter(({ presence }) => isReal(presence));
    const { distinct, duplicates } = partDuplicates(taking);
    const spots = (0,spot/* toSpots */.d)(distinct);
    const texts = openTexts(git);
    const [toHead, diff, oldTrees] = await Promise.all([
        readDiff(git, analyzed, head),
        // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one
        // is refused.
        readDiff(git, base, head, { algorithm: 'default' }),
        readOldTrees(git, analyzed, reading.ours, texts),
    ]);
    const history = (sha) => oldTrees.get(sha);
    const { hunks: rewritten } = await workingTree.changesIn(reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []));
    const threads = partDuplicateThreads(reading.ours, history);
    const begun = beginMatching(threads.threads, spots, history);
    const arrivals = await findArrivals({
        git,
        root: workingTree.root,
        toHead,
        diff,
        findings: analysis.findings,
        spots,
        threads: reading.ours,
    });
    const counted = await readFileLines(git, toHead, diff, spots.flatMap(({ place }) => place.path ?? []));
    await texts.read([
        ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
        ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
    ]);
    const lines = (path) => texts.lines(analyzed, path);
    const linesOf = (path) => counted.lines.get(path);
    const anchoringOf = (spot) => (0,diff_anchor/* toAnchor */.p)({ place: spot.place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can });
    const matching = begun.finish(lines);
    const situation = {
        job,
        head,
        analyzed,
        findings: analysis.findings,
        duplicates,
        spots,
        completeness: analysis.completeness,
        anchorings: spots.map(anchoringOf),
        // A finding without a place may be anywhere: its thread is not taken for one whose file left the diff.
        inDiff: ({ place }) => place.kind === 'nowhere' || (0,line_map/* isInDiff */.Fu)(toHead, diff, place.path),
        matching,
        contested: findContested(reading.ours, matching.pairs, head),
        duplicateThreads: threads.duplicates,
        laterScopes: reading.later,
        placeNow: (thread) => placeNow(thread, history, rewritten, toHead, diff),
        edits: can.edits,
    };
    /**
     * The spot's file at the head, where it is that of the analyzed commit and everybody counts its lines
     * alike: a fix is for other lines where they do not.
     */
    const sameAtHead = ({ place: { path } }) => path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
        ? undefined
        : path;
    return {
        situation,
        warnings: [...observe_describeUnread(counted.unread), ...arrivals.warnings],
        readTexts: (wanted) => texts.read(wanted.flatMap((spot) => [
            { commit: analyzed, path: spot.place.path ?? '' },
            { commit: head, path: sameAtHead(spot) ?? '' },
        ])),
        evidence: (keys, spot, anchor) => (0,thread_evidence/* toEvidence */.zR)(keys, spot, {
            path: anchor.path,
            line: spot.place.kind === 'lines' ? (anchor.countedLine ?? anchor.newLine) : 0,
            head,
            analyzed,
        }, lines(spot.place.path ?? '')),
        duplicates: (all) => partDuplicateThreads(all, history).duplicates,
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
function observe_describeUnread(paths) {
    if (paths.length === 0)
        return [];
    const [files, megabytes] = [
        paths.length === 1 ? '1 changed file' : `${paths.length} changed files`,
        MAX_FILE_BYTES / 1e6,
    ];
    return [
        `${files} with findings could not be compared line by line: ${(0,first_few/* firstFew */.D)(paths, observe_MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
    ];
}
function placeNow({ evidence }, history, rewritten, toHead, diff) {
    const old = history(evidence.head);
    if (old === undefined)
        return { kind: 'unknown' };
    const path = old.pathNow(evidence.path);
    if (path === undefined)
        return { kind: 'deleted' };
    const line = evidence.line === 0 ? undefined : old.lineNow(evidence.path, evidence.line);
    const agrees = !toHead.byOldPath.has(path) || (line !== undefined && (0,line_map/* mapPlace */.sn)(toHead, path, line).kind === 'mapped');
    const at = evidence.line === 0 ? 0 : line;
    const isUncommitted = at !== undefined && isRewritten(rewritten.get(path) ?? [], at);
    const inDiff = (0,line_map/* isInDiff */.Fu)(toHead, diff, path);
    return {
        kind: 'file',
        path,
        ...(at !== undefined && { line: at }),
        differs: !agrees,
        inDiff,
        ...(isUncommitted && { uncommitted: at }),
    };
}

;// CONCATENATED MODULE: ./build/src/review/make-plan.js















/** Of commits alone: a diff without a service, of which nobody knows what it refuses. */
const ANY_LINE = { lines: 'changed-files', ladder: ['line'], edits: false };
/**
 * Lists the threads, sets them against the findings, and plans. `done` is what earlier passes of the run have
 * done: what they posted is posted, also when this plan only keeps it.
 */
async function makePlan(inputs, world, { analysis, workingTree }, commits, done) {
    const { review } = world;
    const { reading, attempts } = review.kind === 'commits'
        ? { reading: NOTHING_LISTED, attempts: [] }
        : await judgeReplies(readThreads(review.keyring, review.service.identity, await review.service.listComments()), inputs, review.service, (text) => world.redact(text));
    const observation = await observe(world.git, workingTree, commits, analysis, reading, review.kind === 'commits' ? ANY_LINE : review.service.can, { name: world.checkName, tools: { named: inputs.tools, silent: inputs['silent-tools'] } });
    const { situation } = observation;
    const decided = carryOver(plan(situation, toPolicy(inputs)), done);
    const fixes = commitsOfFixes(reading.ours, decided.moves, commits.head);
    const commitTimes = await readCommitTimes(world.git, fixes);
    const heldScopes = [
        ...analysis.completeness.heldScopes,
        ...(0,left_open/* findAbsentScopes */.ow)(decided.moves, analysis.completeness, situation.job),
    ];
    const completeness = { ...analysis.completeness, heldScopes };
    const overviews = overviewsOfJob(reading.overviews, world.checkName, situation);
    return {
        reading,
        observation,
        plan: decided,
        decideOverview: (refused) => decideOverview([...decided.listed, ...refused].toSorted((a, b) => compareSpots(a.spot, b.spot)), overviews, inputs['overview-comment'], isPartial(completeness) ? 'partial' : 'complete', review.kind !== 'commits' && review.service.can.edits ? 'edit' : 'post'),
        known: {
            plan: decided,
            accounts: decided.accounts,
            threads: reading.ours,
            attempts,
            commitTimes,
            completeness,
            warnings: [
                ...(review.kind === 'commits'
                    ? []
                    : [...describeReading(reading, review.keyring), ...describeOlder(reading, review.keyring)]),
                ...[...situation.contested.values()].map(describeContested),
                ...[describeDominantRule(decided.listed)].filter((line) => line !== undefined),
                ...observation.warnings,
                ...analysis.warnings,
            ],
        },
    };
}
function isPartial({ failures, heldScopes }) {
    return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}

;// CONCATENATED MODULE: ./build/src/review/show-code.js







/** Longest piece of a line that is shown. */
const LONGEST_CODE = 120;
/** A longer line was not written by hand: of those, and of files past these, no code is shown. */
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
/** Files that are in memory at a time. */
const show_code_BATCH = 32;
/**
 * Findings whose data flows have the line of code of each step, since a path and a number say little. It is
 * read from the commit, never from the disk: a path of the log may be a link there. Our own secrets are
 * hidden in it, and what looks like a key where the finding is about one.
 *
 * @param details findings by what they were read as
 */
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, finding]) => {
        const { flow } = finding;
        if (flow === undefined)
            return [read, finding];
        const shown = (text) => redactVisible(text, redact);
        const hide = (0,about_secrets/* isAboutSecrets */.r)(finding) ? (text) => (0,cut_keys/* cutKeys */.T)((0,visible_text/* visibleText */.Q)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}
/** The lines that steps stand on, by path and number. */
async function readLines(steps, git, commit) {
    const wanted = new Map();
    for (const { path, line } of steps) {
        if (path === undefined || line === undefined)
            continue;
        const own = wanted.get(path);
        if (own !== undefined)
            own.set(line, '');
        else if (wanted.size < MOST_FILES)
            wanted.set(path, new Map([[line, '']]));
    }
    const paths = [...wanted.keys()];
    for (let start = 0; start < paths.length; start += show_code_BATCH) {
        const batch = paths.slice(start, start + show_code_BATCH);
        const texts = openTexts(git);
        await texts.read(batch.map((path) => ({ commit, path })));
        for (const path of batch) {
            const all = texts.lines(commit, path) ?? [];
            const own = wanted.get(path) ?? new Map();
            for (const number of own.keys()) {
                const line = all[number - 1] ?? '';
                if (line.length <= LONGEST_LINE)
                    own.set(number, line);
            }
        }
    }
    return wanted;
}
function stepsOf(trail) {
    return trail === undefined ? [] : [...trail.first, ...trail.last];
}

;// CONCATENATED MODULE: ./build/src/report/shared-check.js


const shared_check_RANKS = { passed: 0, running: 1, failed: 2 };
/** Begins the text of a verdict that several changes may share. */
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
/** What each change came to, the newest first. */
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
/**
 * The state of a verdict is the worst of all: what the change itself came to is said in its text. What is not
 * understood has failed.
 */
function readPart({ text }, sign) {
    if (!text.startsWith(sign))
        return undefined;
    const [, digits, said = ''] = /^([1-9]\d{0,14}): (?:[0-9a-f]{7})?(.*)$/su.exec(text.slice(sign.length)) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (/^: passed\b/u.test(said))
        return { number, state: 'passed' };
    if (/^: updating\b/u.test(said))
        return { number, state: 'running' };
    const [, findings] = /^: failed by (\d{1,9} findings?)\b/u.exec(said) ?? [];
    return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}
/** Of those that are as bad the newest stays first. */
function worstFirst(parts) {
    return parts.toSorted((a, b) => shared_check_RANKS[b.state] - shared_check_RANKS[a.state]);
}
/** The worst of these states. */
function worstState(states) {
    return states.reduce((worst, state) => (shared_check_RANKS[state] > shared_check_RANKS[worst] ? state : worst), 'passed');
}
/**
 * What other changes with this head make of the check, and what ends that; undefined where they have passed.
 */
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
/**
 * More hashes make links too long. They are those that come first in an order of their own, so that two jobs
 * that have them all in common keep the same ones.
 */
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
/** All scopes of a job, hashed and sorted. */
function hashJob(scopes) {
    const hash = (scope) => (0,external_node_crypto_.createHash)('sha256').update((0,finding_finding/* scopeKey */.OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
/** Whether two jobs have a scope in common, and so may be the same one. */
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
/** The link of a verdict with the jobs that it was put for: behind a `#`, it leads where it led. */
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
/** The jobs that a verdict was put for; none where its link does not say. */
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
/**
 * The jobs that the check of a change was last put for, by each of its verdicts up to the newest of those
 * that were there before.
 *
 * @param before ids of verdicts that were there when this run first looked
 */
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}

;// CONCATENATED MODULE: ./build/src/review/to-acting.js




/** What acting on a plan needs, from the world and what was observed. */
function toActing(world, { service, keyring, diff }, reading, observation, details, { commits, shown }, { onNews, linkTo }) {
    const { checkName, runUrl, nonce, sleep, progress, stopped } = world;
    return {
        service,
        job: checkName,
        keyring,
        known: reading,
        onNews,
        linkTo,
        baseSha: commits.base,
        headSha: commits.head,
        // A diff that was given need not be the one that the pin is of.
        pin: diff === undefined ? shown.pin : undefined,
        shown,
        nonce,
        sleep,
        progress,
        stopped,
        async beforeFirstWrite() {
            const { sharedVerdicts: shared } = service;
            const beginning = shared === undefined ? '' : beginningOf(shared);
            const running = (0,check/* runningVerdict */.LJ)(checkName, commits.analyzed, runUrl, beginning);
            const outcome = await service.putVerdict(running);
            if (outcome.kind !== 'done')
                progress(`The check ${checkName} could not be set: ${outcome.message}`);
        },
        evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
        anchor: observation.anchor,
        duplicates: (threads) => planDuplicates(observation.duplicates(threads), observation.situation).flatMap((move) => move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : []),
        // Lines of code become part of a comment where a fix is suggested.
        headLines: (spot) => observation.headLines(spot)?.map((line) => redactVisible(line, (text) => world.redact(text))),
        redact: (text) => world.redact(text),
        detailed: (spot) => ({
            ...spot,
            findings: spot.findings.map((finding) => details.get(finding) ?? finding),
        }),
    };
}

;// CONCATENATED MODULE: ./build/src/review/run-pass.js








/**
 * One pass: finds the commits, plans, and acts on the plan unless the run is dry. Never throws.
 *
 * @param commit the one of the logs, and where its files can be read
 * @param findConfiguration the configuration that counts
 * @param done what earlier passes have done
 * @param onNews what to do when the change moves on to another base, or shows threads that were not known
 */
async function runPass(inputs, world, commit, read, findConfiguration, done, onNews) {
    let known = {};
    try {
        const { review } = world;
        world.begin?.({ kind: 'comparing' });
        const found = await findCommits(inputs, commit.sha, world);
        if (found.kind === 'superseded')
            return { kind: 'superseded', known, reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return { kind: 'unavailable', known: { covers: found.covers }, reasons: [found.reason] };
        const { commits } = found;
        known = { covers: true, baseSha: commits.base, headSha: commits.head };
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', known, reasons: [configured.reason] };
        const { configuration, warnings, fault } = configured;
        if (fault !== undefined)
            known = { ...known, configurationFault: fault };
        const analyzed = withWarnings(await configure(read, configuration, commits, world.git), warnings);
        known = { ...known, findings: analyzed.analysis.findings };
        const decided = await makePlan(inputs, world, analyzed, commits, done);
        const { moves } = decided.plan;
        const overview = decided.decideOverview([]);
        known = { ...known, ...decided.known };
        world.begin?.({ kind: 'planned', plan: decided.plan, overview });
        if (inputs['dry-run'] || review.kind === 'commits') {
            for (const { head } of oldNotes(moves, decided.reading)) {
                world.progress(`Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`);
            }
            for (const { commentId, intent } of oldIntents(moves, decided.reading)) {
                world.progress(`Comment ${commentId}: take out what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`);
            }
            return { kind: 'ended', known: { ...known, overview }, failures: [] };
        }
        const { reading, observation, decideOverview } = decided;
        const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
        const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
        const [detailed] = await Promise.all([
            analyzed.analysis.details(posted.flatMap(({ findings }) => findings)),
            observation.readTexts([...posted, ...reopened]),
        ]);
        const details = await showCode(detailed, world.git, commits.analyzed, (text) => world.redact(text));
        world.begin?.({ kind: 'applying', moves });
        const acting = toActing(world, review, reading, observation, details, found, {
            onNews,
            linkTo: commit.linkTo,
        });
        const applied = await applyPlan(moves, decideOverview, acting);
        const { end, failures, outcomes } = applied;
        known = {
            ...known,
            outcomes: new Map([...done, ...outcomes]),
            overview: applied.overview,
            accounts: (0,accounting/* settleAccounts */.MW)(decided.plan, outcomes),
            plan: { ...decided.plan, moves: [...done.keys(), ...moves] },
        };
        if (end === 'superseded')
            return { kind: 'superseded', known, reasons: failures };
        if (end === 'applied' || onNews === 'go-on')
            return { kind: 'ended', known, failures };
        const doneNow = [...outcomes].filter(([, { kind }]) => kind === 'done');
        return { kind: 'again', known, failures, done: new Map([...done, ...doneNow]) };
    }
    catch (error) {
        return { kind: 'broken', known, error };
    }
}
function withWarnings(analyzed, warnings) {
    const { analysis } = analyzed;
    return { ...analyzed, analysis: { ...analysis, warnings: [...analysis.warnings, ...warnings] } };
}

;// CONCATENATED MODULE: ./build/src/review/put-check.js



/** How often a verdict is written because another run wrote one meanwhile. */
const put_check_ROUNDS = 3;
/** So many other changes are named in a verdict. */
const put_check_MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
/**
 * Puts the verdict of a run. Where changes with the same head share the check, it is the worst of theirs, and
 * is looked at again after it was put. Where another job wrote the check, no run passes it. Returns the
 * result, which is incomplete where the check could not be put so.
 */
async function putCheck(result, service, world) {
    const { sharedVerdicts: shared } = service;
    if (shared === undefined)
        return afterPut(result, await put(result, undefined, service, world));
    const look = observer(result, shared, world.checkName);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            return putUnseen(result, error, service, world);
        }
        const told = describeSeen(result, seen, shared, world);
        if (round > 1 && isSettled(told, seen))
            return told;
        const last = round > put_check_ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, world);
        if (outcome.kind !== 'done' || round > put_check_ROUNDS)
            return afterPut(last, outcome);
    }
}
/** Looks at the verdicts on the head, time and again. Throws ServiceError. */
function observer(result, shared, name) {
    const own = hashJob([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        for (const part of worstFirst(readParts(listed, shared))) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === put_check_MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        const known = jobsBefore(listed, shared, before);
        const foreign = known.flat().find((job) => !sharesScope(job, own));
        // A run that has looked at nothing, and failed, says so by itself.
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.heldScopes ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
/** The result with what the check says beside it. */
function describeSeen(result, { isClash, others }, shared, { checkName }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = describeOthers(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${checkName} cannot pass alone: ${why}`] };
}
/** Whether the newest verdict says the worst; one that is under way will see what stands there. */
function isSettled(told, { newest, others }) {
    return newest?.state === 'running' || newest?.state === stateOf(told, others);
}
function stateOf({ conclusion }, others) {
    return worstState([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
/**
 * Of what could not be read nobody knows that all have passed. A refusal to write is told in place of that.
 */
async function putUnseen(result, { message }, service, world) {
    const why = `what else its check stands for could not be read: ${message}`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, world);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
/** Shorter where the service takes no longer text. */
async function put(result, seen, service, world) {
    const [longest, ...shorter] = service.can.verdictText;
    const putIn = (limit) => service.putVerdict(toVerdict(result, seen, service, world, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toVerdict(result, seen, { sharedVerdicts: shared }, { checkName, runUrl, redact }, limit) {
    const hide = (text) => redact(text);
    if (shared === undefined)
        return (0,check/* finalVerdict */.Ou)(checkName, result, runUrl, hide, limit);
    const { others = [], jobs = [] } = seen ?? {};
    const why = describeOthers(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : linkFor(runUrl, jobs);
    const own = (0,check/* finalVerdict */.Ou)(checkName, result, url, hide, limit - end.length, beginningOf(shared));
    return { ...own, state: stateOf(result, others), text: own.text + end };
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,check/* describeRefusal */.a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
/** A gate that failed stays failed. */
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}

;// CONCATENATED MODULE: ./build/src/review/write-check.js

/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
async function writeCheck(result, world) {
    const { review } = world;
    if (result.dryRun || review.kind === 'commits')
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, review.service, world);
}

;// CONCATENATED MODULE: ./build/src/review.js















/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;
/**
 * One run: observe, decide, act. Once the configuration, the credentials and the change are good it
 * always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws what a first
 * write throws.
 */
async function review(inputs, world) {
    const folder = (0,external_node_path_.resolve)(world.directory, inputs['working-directory']);
    const reading = (0,begun/* begun */.q)(readCheckout(world.git, folder));
    await requireGit(world.git);
    const checkout = await reading;
    const end = await reviewChange(inputs, world, checkout);
    let result = review_fold(blankResult(inputs, world.review, checkout), end, world);
    if (end.kind === 'broken') {
        if (end.error instanceof errors/* MayNotWriteError */.ek)
            throw end.error;
        if (end.error instanceof errors/* ConfigurationError */.j1) {
            // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
            if (result.plan !== undefined)
                await writeCheck(result, world);
            throw end.error;
        }
        if (!result.covers)
            result = await findOutCoverage(result, inputs, world, checkout);
    }
    const needs = world.review.kind === 'commits' ? undefined : world.review.service.can.resolveNeeds;
    result = { ...result, warnings: [...result.warnings, ...describeUnresolved(result, needs)] };
    if (result.plan === undefined)
        result = { ...result, accounts: (0,accounting/* undecidedAccounts */.se)(result.findings ?? []) };
    return writeCheck(result, world);
}
/** Reads the logs once, and makes passes until one needs no further one. Never throws. */
async function reviewChange(inputs, world, checkout) {
    let known = {};
    try {
        const service = world.review.kind === 'commits' ? undefined : world.review.service;
        const state = (await service?.readChange())?.state;
        const reason = service === undefined ? undefined : whyLeave(service, state);
        if (reason !== undefined)
            return { kind: 'skipped', known, reasons: [reason] };
        world.begin?.({ kind: 'reading' });
        const findConfiguration = openConfiguration(world, service, checkout.root);
        // Who plans for commits of their own fools nobody but themselves.
        const own = service === undefined && world.onLaptop ? { 'tracked-logs': 'allow' } : {};
        const analyzed = await analyze({ ...inputs, ...own }, checkout, world);
        const { tools, completeness, findings } = analyzed.analysis;
        const linkTo = await linkToSource(world, checkout.head, analyzed.hasFile);
        known = { tools, scopes: completeness.complete, completeness, findings, linkTo };
        let done = new Map();
        for (let pass = 1;; pass += 1) {
            const onNews = pass < PASSES ? 'plan-again' : 'go-on';
            const commit = { sha: checkout.head, linkTo };
            const end = await runPass(inputs, world, commit, analyzed, findConfiguration, done, onNews);
            known = { ...known, ...end.known };
            if (end.kind !== 'again')
                return { ...end, known };
            done = end.done;
            world.progress(`Planning again: ${end.failures.join('; ')}`);
        }
    }
    catch (error) {
        return { kind: 'broken', known, error };
    }
}
/** Why a change in this state is left alone. */
function whyLeave({ noun, can }, state) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and takes no review any more`;
    if (state !== 'draft' || can.discussesDrafts)
        return undefined;
    return `the ${noun} is a draft, and drafts have no discussion`;
}
/** What is known of a run before it began. */
function blankResult(inputs, reviewed, { head }) {
    const change = reviewed.kind === 'commits' ? reviewed.change : reviewed.service;
    return {
        conclusion: 'incomplete',
        reasons: [],
        covers: false,
        dryRun: inputs['dry-run'],
        failLevel: toPolicy(inputs).failLevel,
        analyzedSha: head,
        scopes: [],
        tools: [],
        accounts: [],
        outcomes: new Map(),
        warnings: [],
        ...(change === undefined ? {} : { change }),
    };
}
/** The result of a run that ended so. */
function review_fold(blank, end, world) {
    const result = { ...blank, ...end.known };
    const concluded = (reasons) => ({
        ...result,
        reasons,
        conclusion: (0,conclusion/* conclude */.Ep)((result.plan?.failing.length ?? 0) + (result.configurationFault ? 1 : 0), reasons),
    });
    switch (end.kind) {
        case 'skipped':
        case 'superseded':
            return { ...result, conclusion: end.kind, reasons: end.reasons };
        case 'unavailable':
            return { ...result, reasons: end.reasons };
        case 'broken':
            return concluded([describeError(end.error, world)]);
        default:
            return concluded([...(0,conclusion/* incompleteReasons */.iJ)(result), ...end.failures]);
    }
}
/** An error that nobody expected leaves its stack in the log. */
function describeError(error, world) {
    const reason = world.redact(error instanceof Error ? error.message : String(error));
    const expected = [errors/* ConfigurationError */.j1, errors/* IncompleteError */.j$, errors/* ServiceError */._7].some((kind) => error instanceof kind);
    if (!expected && error instanceof Error)
        world.progress(`Unexpected error: ${error.stack ?? reason}`);
    return reason;
}
/**
 * A run that broke off before it knew whether it covers the change asks once more: only then may it write
 * the check.
 */
async function findOutCoverage(result, inputs, world, { head }) {
    try {
        const found = await findCommits(inputs, head, world);
        return found.kind === 'superseded'
            ? { ...result, conclusion: 'superseded', reasons: [found.reason] }
            : { ...result, covers: found.kind === 'found' || found.covers };
    }
    catch (error) {
        if (error instanceof errors/* ConfigurationError */.j1)
            throw error;
        // A dry run leaves it alone in any case.
        const noun = result.change?.noun ?? 'change';
        if (!result.dryRun)
            world.progress(`The ${noun} could not be read, so the check was not changed`);
        return result;
    }
}

// EXTERNAL MODULE: ./build/src/run/connect.js + 61 modules
var connect = __webpack_require__(2800);
// EXTERNAL MODULE: ./build/src/run/with-operations.js
var with_operations = __webpack_require__(8394);
;// CONCATENATED MODULE: ./build/src/run/count-writes.js


/** How many calls the moves need that change a thread; what is said in a thread about it is not counted. */
function countChanges(moves) {
    return moves.filter((move) => (0,plan_move/* isWriting */.xz)(move) && move.kind !== 'leave').length;
}
/** The same service, which reports each change of a thread when its answer has come. */
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,with_operations/* withOperations */.F)(service, {
        postInline: (posts) => each(service.postInline(posts)),
        setResolved: (changes) => each(service.setResolved(changes)),
        async deleteComment(commentId) {
            const outcome = await service.deleteComment(commentId);
            onWrite();
            return outcome;
        },
    });
}

;// CONCATENATED MODULE: ./build/src/plan/render-plan.js





const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
/** So many threads that are left for the same reason are listed below it, and it is said once. */
const LEFT_TOGETHER = 3;
/** One of a log may be a page. */
const render_plan_LONGEST_MESSAGE = 120;
/** Rules are lined up where they are no longer than this; a longer one pushes its own line only. */
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
/** Of a narrow line, the part that a rule may take. */
const RULE_PART = 0.36;
/**
 * The plan as lines of text: files with a change first, and in each one line a move with its reason, and the
 * message of its finding behind it. Threads that are left for one and the same reason come last, below that
 * reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 */
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ move }) => move.kind)),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || render_plan_compare(a, b));
    const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
    const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
    return [
        ...[
            ...Map.groupBy(inFiles.filter((row) => named.has(row)), ({ path }) => path),
        ].flatMap(([path, inFile]) => [
            { text: path, tone: 'heading' },
            ...inFile.map((row) => renderRow(row, widths)),
        ]),
        ...left.flatMap((group) => renderLeft(group, named)),
        ...renderUnnamed(all.filter((row) => !named.has(row))),
        ...renderOverview(overview),
    ];
}
function toRow(move) {
    const spot = 'spot' in move ? move.spot : undefined;
    const message = (0,one_line/* oneLine */.T)(spot?.findings[0]?.message ?? '');
    if (move.kind === 'post') {
        const { anchor } = move;
        const rule = `${move.spot.rule.id} (${(0,finding_finding/* scopeName */.OK)(move.spot.scope)})`;
        return { move, path: (0,one_line/* oneLine */.T)(anchor.path), line: String(anchor.newLine), rule: (0,one_line/* oneLine */.T)(rule), message };
    }
    const { evidence } = move.thread;
    const place = spot?.place;
    const line = place?.kind === 'lines' ? place.startLine : evidence.line;
    return {
        move,
        path: (0,one_line/* oneLine */.T)(place?.path ?? evidence.path),
        line: line === 0 ? '' : String(line),
        rule: (0,one_line/* oneLine */.T)(`${evidence.ruleId} (${(0,finding_finding/* scopeName */.OK)(evidence.scope)})`),
        message,
    };
}
function renderRow({ move, line, rule, message }, widths) {
    const reason = (0,one_line/* oneLine */.T)(move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason);
    const start = `  ${move.kind.padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
    return { text: withMessage(start, message), tone: TONES[move.kind] };
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,text_truncate/* truncate */.x)(message, render_plan_LONGEST_MESSAGE)}`;
}
/** Which other tools report it: `, also by PMD`. */
function alsoBy({ twins = [] }) {
    return twins.length === 0 ? '' : `, also by ${(0,listed/* listed */.K)(twins.map(({ scope }) => (0,finding_finding/* scopeName */.OK)(scope)))}`;
}
function isLeft({ move }) {
    return move.kind === 'leave' && !(0,plan_move/* isWriting */.xz)(move);
}
/** The reason is said also where none of its threads is named. */
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: `${rows.length} threads are left: ${(0,one_line/* oneLine */.T)(rows[0]?.move.reason ?? '')}`, tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => render_plan_compare(a.path, b.path) || compareRows(a, b));
}
/** `and 140 more threads in 31 files (120 post, 20 keep): --all names them` */
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = plan_move/* MOVE_KINDS */.E1.map((kind) => [kind, rows.filter(({ move }) => move.kind === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const threads = `${rows.length} more ${rows.length === 1 ? 'thread' : 'threads'}`;
    const text = `and ${threads} in ${files} ${files === 1 ? 'file' : 'files'} (${counts.join(', ')}): --all names them`;
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const findings = `${entries.length} ${entries.length === 1 ? 'finding' : 'findings'}`;
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: `overview comment: ${kind}, ${findings} without a thread: ${reason}`, tone }];
}
function changes(rows) {
    return rows.some(({ move }) => (0,plan_move/* isWriting */.xz)(move));
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        plan_move/* MOVE_KINDS */.E1.indexOf(a.move.kind) - plan_move/* MOVE_KINDS */.E1.indexOf(b.move.kind) ||
        render_plan_compare(a.rule, b.rule));
}
/** By code units, so that every machine prints the same. */
function render_plan_compare(a, b) {
    return a < b ? -1 : Number(a > b);
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}

;// CONCATENATED MODULE: ./build/src/plan/render-findings.js




/** One of a log may be a page. */
const render_findings_LONGEST_MESSAGE = 120;
/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;
/**
 * One line for each finding: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.`
 *
 * @param note what else there is to say of a finding, in front of its message
 */
function renderFindings(findings, note = () => undefined) {
    const places = findings.map(({ place }) => (0,one_line/* oneLine */.T)((0,place_name/* placeName */.f)(place)) || 'no place');
    const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return findings.map((finding, index) => {
        const rule = `${(0,one_line/* oneLine */.T)(finding.rule.id)} (${(0,one_line/* oneLine */.T)((0,finding_finding/* scopeName */.OK)(finding.scope))})`;
        const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
        const message = (0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(finding.message), render_findings_LONGEST_MESSAGE);
        return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
    });
}

;// CONCATENATED MODULE: ./build/src/plan/render-unthreaded.js




/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;
/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
function renderUnthreaded(plan, shown) {
    const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    return groupByReason(withoutThread(plan, shown)).flatMap(([reason, group]) => {
        const findings = group
            .map(({ finding }) => finding)
            .toSorted(compareRanks)
            .slice(0, most);
        const rest = group.length - findings.length;
        return [
            { text: title(reason, group), tone: 'heading' },
            ...renderFindings(findings).map((text) => ({ text, tone: 'quiet' })),
            ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'quiet' }] : []),
        ];
    });
}
/** The accounts of findings that get no thread and are shown. */
function withoutThread({ accounts, failing }, shown) {
    const fails = new Set(failing.flatMap(({ findings }) => findings));
    return accounts.filter(({ finding, disposition }) => {
        if (disposition === 'unanchored' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        return (shown === 'all' ||
            finding.place.kind === 'nowhere' ||
            finding.place.kind === 'uncommitted' ||
            fails.has(finding));
    });
}
function title(reason, group) {
    const verb = group.length === 1 ? 'finding is' : 'findings are';
    const { disposition = '' } = group[0] ?? {};
    const what = ['filtered', 'ignored'].includes(disposition) ? disposition : 'without a thread';
    return `${group.length} ${verb} ${what}: ${(0,one_line/* oneLine */.T)(reason)}`;
}

;// CONCATENATED MODULE: ./build/src/run/run-log.js





/** Among many changes, a log that cannot rewrite its lines hears of each tenth. */
const CHANGES_A_LINE = 10;
/** More threads than this fill a terminal several times over. */
const THREADS_ON_A_TERMINAL = 60;
/** Some reasons name a file each. */
const REASONS_SHOWN = 10;
/** What the log shows of a run while it lasts: its parts, the plan, and how far the changes are. */
class RunLog {
    #inputs;
    #host;
    #shown;
    #changes = 0;
    #changed = 0;
    /** @param shown which findings without a thread a plan names */
    constructor(inputs, host, shown) {
        this.#inputs = inputs;
        this.#host = host;
        this.#shown = shown;
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
                this.#tellPlan(phase.plan, phase.overview);
                return;
            case 'applying':
                this.#changes = countChanges(phase.moves);
                this.#changed = 0;
                // An empty group would only be something more to open.
                if (this.#changes > 0)
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    /**
     * A dry run is there to show the whole plan, on a terminal as much as one may read there; a run shows what
     * it changes, and the report has the rest.
     */
    #tellPlan(plan, overview) {
        const host = this.#host;
        const { moves } = plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = countChanges(moves);
        const shown = dryRun ? moves : moves.filter(plan_move/* isWriting */.xz);
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        const isShortened = host.columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const unthreaded = dryRun ? renderUnthreaded(plan, this.#shown) : [];
        for (const { text, tone } of [...renderPlan(shown, overview, host.columns, most), ...unthreaded])
            host.info(text, tone);
        const unshown = moves.length - shown.length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellHeld(moves);
    }
    /** Why threads are left open whose finding may be gone. */
    #tellHeld(moves) {
        const reasons = (0,left_open/* countHeld */.rq)(moves);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            this.#host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            this.#host.info(`and ${rest} more reasons; the report has them all`);
    }
    /** One more change of a thread was tried. Repairs may come on top of what was planned. */
    changed() {
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

;// CONCATENATED MODULE: ./build/src/run/stopwatch.js
/** Measures where the time of a run goes. `now` is in milliseconds. */
class Stopwatch {
    #now;
    #spent = { reading: 0, comparing: 0, applying: 0 };
    #part;
    #git = 0;
    #gitProcesses = 0;
    constructor(now) {
        this.#now = now;
    }
    begin({ kind }) {
        if (kind === 'planned')
            return;
        this.#end();
        this.#part = { name: kind, since: this.#now() };
    }
    /** The same git, with its time counted. */
    watch(git) {
        return async (...call) => {
            const since = this.#now();
            this.#gitProcesses += 1;
            try {
                return await git(...call);
            }
            finally {
                this.#git += this.#now() - since;
            }
        };
    }
    /** Ends the measurement. */
    read() {
        this.#end();
        return { ...this.#spent, git: this.#git, gitProcesses: this.#gitProcesses };
    }
    #end() {
        if (this.#part === undefined)
            return;
        this.#spent[this.#part.name] += this.#now() - this.#part.since;
        this.#part = undefined;
    }
}

// EXTERNAL MODULE: ./build/src/text/log-line.js
var log_line = __webpack_require__(1814);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/src/host/colors.js

const STYLES = {
    heading: 'bold',
    new: 'green',
    change: 'cyan',
    quiet: 'dim',
    good: 'green',
    doubtful: 'yellow',
    bad: 'red',
};
const plain = (_, text) => text;
const colored = (tone, text) => text === '' ? text : styleText(STYLES[tone], text, { validateStream: false });
/**
 * Colors for a reader that shows them (`kind`), unless the user says otherwise: `FORCE_COLOR` comes before
 * `NO_COLOR`, as in Node.js, and a set but empty variable says nothing.
 */
function colors_choosePaint(environment, kind) {
    const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
    if (FORCE_COLOR !== '')
        return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
    return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}

;// CONCATENATED MODULE: ./build/src/host/line-writer.js


/** ECMA-48: to the first column, and erase the line. */
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
/** The status line stands on `live`, where that is a terminal. */
function line_writer_lineWriter(live) {
    const rewrites = live.isTTY === true;
    let shown = false;
    const erase = () => {
        if (shown)
            live.write(ERASE);
        shown = false;
    };
    return {
        rewrites,
        line(stream, text) {
            erase();
            stream.write(`${text}\n`);
        },
        status(text) {
            // A line that wraps could not be erased as one; the last column stays free, since some terminals wrap
            // there already.
            const line = truncate(oneLine(text), (live.columns || USUAL_COLUMNS) - 1);
            live.write(`${shown ? ERASE : ''}${line}`);
            shown = true;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/host/terminal.js






/**
 * What CI systems set. Whether there is a terminal says nothing: a plan is to come to the same through a
 * pipe.
 */
const CI_VARIABLES = (/* unused pure expression or super */ null && ([
    'CI',
    'BUILD_ID',
    'BUILD_NUMBER',
    'CODEBUILD_BUILD_ID',
    'CONTINUOUS_INTEGRATION',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'TF_BUILD',
    'bamboo_buildKey',
]));
/** As the input `report-file`: the report is printed. */
const STANDARD_OUTPUT = '-';
/**
 * A command line anywhere: a flag comes before the variable `SARIF_REVIEW_*`. There is no summary; the log
 * says it all.
 */
function terminalHost(options) {
    const { flags, environment, redactor, log, trouble, document } = options;
    const clean = (line) => redactor.redact(logLine(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : wrapWords(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[variableName(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error: (line) => tell('Error:', 'bad', line),
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        onLaptop: !CI_VARIABLES.some((name) => environment[name]),
        ...(columns === undefined ? {} : { columns }),
    };
}
/** The width of a terminal; of a file, and of a terminal that does not know it and says 0, there is none. */
function columnsOf({ isTTY, columns }) {
    return isTTY === true && columns ? columns : undefined;
}

;// CONCATENATED MODULE: ./build/src/report/code-quality.js



/** Findings that are present on the change: they have a thread, or were selected for one. */
const code_quality_PRESENT = [
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
/** CVSS v3.1 §5: critical is from 9.0 on. */
const CRITICAL_VULNERABILITY = 9;
/**
 * GitLab's Code Quality report of what is present on the change, as JSON: an array without a byte order mark
 * (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"). A finding that has no
 * file cannot be in it; one of a whole file stands on its first line. What people have accepted is left out.
 * Undefined where nothing is known of the change: an empty report would say that all is fixed.
 *
 * @param redact hides secrets in a text
 */
function toCodeQuality({ plan, accounts }, redact) {
    if (plan === undefined)
        return undefined;
    const accepted = new Set(plan.accepted.flatMap(({ findings }) => findings));
    const failing = new Set(plan.failing.flatMap(({ findings }) => findings));
    const seen = new Map();
    const issues = accounts.flatMap(({ finding, disposition }) => {
        const isPresent = code_quality_PRESENT.includes(disposition) || failing.has(finding);
        const { path } = finding.place;
        if (!isPresent || path === undefined || accepted.has(finding))
            return [];
        return [toIssue(finding, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(finding, path, seen, redact) {
    const { scope, rule, place, level, message } = finding;
    // Without the line: one that moves is no new one. Those that look alike are numbered.
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,one_line/* oneLine */.T)(message)} (${(0,one_line/* oneLine */.T)((0,finding_finding/* scopeName */.OK)(scope))})`),
        check_name: redact((0,one_line/* oneLine */.T)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

;// CONCATENATED MODULE: ./build/src/report/outputs.js

/** Names of the outputs, as action.yml has them. */
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'conclusion',
    'findings',
    'posted',
    'kept',
    'resolved',
    'reopened',
    'failed-moves',
    'suppressed',
    'filtered',
    'unanchored',
    'over-limit',
    'report',
]));
/**
 * The outputs of a run. `posted` to `failed-moves` count threads, the others results; `report` is a path or
 * empty.
 */
function toOutputs(result, reportPath) {
    const results = (0,accounting/* countResults */.aD)(result.accounts);
    const threads = (0,accounting/* countThreads */.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    return {
        conclusion: result.conclusion,
        findings: String(results.all),
        posted: String(threads.posted),
        kept: String(threads.kept),
        resolved: String(threads.resolved),
        reopened: String(threads.reopened),
        'failed-moves': String(threads.failedMoves),
        suppressed: String(results.suppressed),
        filtered: String(results.filtered),
        unanchored: String(results.unanchored),
        'over-limit': String(results['over-limit']),
        report: reportPath ?? '',
    };
}

// EXTERNAL MODULE: ./build/src/report/failing.js
var report_failing = __webpack_require__(3616);
;// CONCATENATED MODULE: ./build/src/report/render-failing.js


/** What failed a run, as lines of its log, worst first; none where it did not fail. */
function renderFailing(result) {
    const { spots, resolvedByPeople } = (0,report_failing/* failingOf */.al)(result);
    if (spots.length === 0)
        return [];
    const shown = spots.slice(0, report_failing/* MOST_NAMED */.SE).flatMap(({ findings: [first] }) => first ?? []);
    const rest = spots.length - shown.length;
    const rows = renderFindings(shown, (finding) => resolvedByPeople.has(finding) ? 'resolved by a person' : undefined);
    return [
        {
            text: spots.length === 1 ? 'What fails the check:' : 'What fails the check, worst first:',
            tone: 'heading',
        },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: `  and ${rest} more; the report has them all`, tone: 'bad' }] : []),
    ];
}

;// CONCATENATED MODULE: ./build/src/report/reported-change.js
/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name } = change;
    // The identity is not known where the service was never reached.
    const number = Number(name.match(/\d+/gu)?.at(-1));
    return { change: { service: kind, name, number }, deployment: kind === 'deployments' ? number : null };
}

;// CONCATENATED MODULE: ./build/src/report/reported-decision.js


/** A decision as the report has it. */
function toReportedDecision({ thread, spot, kind, reason, by, byId, replyId }, accepted) {
    const { scope, rule, place, level } = spot;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.discussionId,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted: accepted.has(spot.key),
    };
}
/** What would decide and does not count, as the report has it. */
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}
/** What became of the findings of a rule, as the report has it. */
function toReportedHistory({ scope, ruleId, dismissed, ...counts }) {
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId,
        ...counts,
        dismissed: {
            falsePositive: dismissed['false positive'],
            wontFix: dismissed["won't fix"],
            accepted: dismissed.accepted,
            resolved: dismissed.resolved,
        },
    };
}
/** `false positive by Ada at src/a.cls:3, ApexDoc (PMD): generated code` */
function describeStanding({ spot, kind, reason, by }) {
    const { place, rule, scope } = spot;
    const what = kind === 'resolved' ? 'resolved by hand' : kind;
    const who = by === undefined ? '' : ` by ${by}`;
    const where = (0,place_name/* placeName */.f)(place) || 'no place';
    return `${what}${who} at ${where}, ${rule.id} (${(0,finding_finding/* scopeName */.OK)(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}
/** `a reply of Eve in discussion 12: who wrote it may not write to the repository` */
function describeAttempt({ thread, replyId, name, why }) {
    const { discussionId } = thread;
    if (replyId === undefined)
        return `discussion ${discussionId}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
    return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${discussionId}: ${why}`;
}

;// CONCATENATED MODULE: ./build/src/report/reported-finding.js
/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId, tier }) {
    const { scope, rule, place, level, message, loggedLine } = finding;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(loggedLine === undefined ? {} : { loggedLine }),
        level,
        message,
        disposition,
        reason,
        discussionId: discussionId ?? null,
        ...(tier !== undefined && { tier }),
    };
}

;// CONCATENATED MODULE: ./build/src/report/to-json.js
/** Letters that are handed on together. */
const PART = 64 * 1024;
/**
 * A document as JSON that people can read, with a line break at its end, part by part: lists in it may be
 * long, and are gone through once.
 *
 * @param document its members that are iterable are written as lists
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half
 * an escape.
 */
function* toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

;// CONCATENATED MODULE: ./build/src/report/report-file.js









/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const moves = result.plan?.moves ?? [];
    const failing = new Set((0,report_failing/* failingOf */.al)(result).spots.flatMap(({ findings }) => findings));
    const accepted = new Set((result.plan?.accepted ?? []).map(({ key }) => key));
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion: result.conclusion,
        reasons: result.reasons,
        dryRun: result.dryRun,
        ...describeChange(result.change),
        baseSha: result.baseSha ?? null,
        headSha: result.headSha ?? null,
        analyzedSha: result.analyzedSha ?? null,
        tools: result.tools,
        scopes: result.scopes,
        failures: result.completeness?.failures ?? [],
        heldScopes: result.completeness?.heldScopes ?? [],
        heldFiles: result.completeness?.heldFiles ?? [],
        warnings: [...(result.completeness?.warnings ?? []), ...result.warnings],
        overview: result.overview === undefined
            ? null
            : {
                move: result.overview.kind,
                findings: result.overview.entries.length,
                reason: result.overview.reason,
            },
        results: (0,accounting/* countResults */.aD)(result.accounts),
        threadMoves: (0,accounting/* countThreads */.Z_)(moves, result.outcomes, result.dryRun ? 'planned' : 'done'),
        decisions: (0,standing_decisions/* standingDecisions */.AX)(moves).map((decision) => toReportedDecision(decision, accepted)),
        decisionsNotCounted: (result.attempts ?? []).map(toReportedAttempt),
        rules: ruleHistories(result).map(toReportedHistory),
        timings: result.timings ?? null,
        findings: report_file_eachFinding(result, failing),
        threads: moves.filter(withoutFinding).map((move) => ({
            discussionId: move.thread.discussionId,
            tool: move.thread.evidence.scope.tool,
            category: move.thread.evidence.scope.category,
            ruleId: move.thread.evidence.ruleId,
            path: move.thread.evidence.path,
            line: move.thread.evidence.line,
            move: move.kind,
            reason: move.reason,
            outcome: result.outcomes.get(move)?.kind ?? null,
        })),
    };
    return toJson(report, redact);
}
function* report_file_eachFinding({ accounts }, failing) {
    for (const account of accounts)
        yield { ...toReportedFinding(account), fails: failing.has(account.finding) };
}
function withoutFinding(move) {
    return move.kind !== 'post' && (!('spot' in move) || move.spot === undefined);
}
/** `PMD: no run in the logs`, for lists of what was held. */
function describeHeld(result) {
    const { failures = [], heldScopes = [], heldFiles = [] } = result.completeness ?? {};
    return [
        ...failures,
        ...heldScopes.map(({ scope, reason }) => `${(0,finding_finding/* scopeName */.OK)(scope)}: ${reason}`),
        ...heldFiles.map(({ scope, path, reason }) => `${(0,finding_finding/* scopeName */.OK)(scope)}, ${path}: ${reason}`),
    ];
}

// EXTERNAL MODULE: ./build/src/report/other-tools.js
var other_tools = __webpack_require__(3136);
;// CONCATENATED MODULE: ./build/src/report/summary.js




















/** GitHub takes 1 MiB of summary a step; rows past this are counted, not shown. */
const summary_ROWS = 100;
const MESSAGE_LIMIT = 160;
/** Every reason stands in a list below. */
const END_LIMIT = 600;
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
/** Findings that are open after this run, and those that nobody sees in a thread, are worth a row. */
const SHOWN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'unanchored',
    'resolved-by-people',
];
/**
 * The job summary as Markdown: verdict, accounting line, what failed, what was held, filtered or is worth
 * knowing, and why, and what is open.
 */
function toSummary(result) {
    const { plan, reasons, completeness, dryRun } = result;
    const threads = (0,accounting/* countThreads */.Z_)(plan?.moves ?? [], result.outcomes, dryRun ? 'planned' : 'done');
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    const end = plan === undefined ? reasons.join('; ') : (0,text_truncate/* truncate */.x)((0,check/* describeVerdict */.XZ)(result), END_LIMIT);
    const unchanged = threads.failedMoves === 0 ? '' : `, ${threads.failedMoves} could not be changed`;
    const failing = (0,report_failing/* failingOf */.al)(result);
    const { worst, others } = toRows(result, failing);
    const unnamed = failing.spots.length - worst.length;
    const sections = [
        `## ${heading(result)}${dryRun ? ' (dry run, nothing was written)' : ''}`,
        (0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(end)),
        plan === undefined ? '' : `${(0,check/* describeThreads */.vL)(result)}${unchanged}.`,
        (0,markdown/* codeSpan */.SS)((0,accounting/* accountingLine */.Qq)(results, threads)),
        table('What fails the check', worst, result.linkTo, unnamed > 0 ? `\n\n… and ${unnamed} more, below.` : ''),
        list('Not finished', plan === undefined ? [] : reasons),
        list('Not known to have been analyzed, so threads there were left as they are', describeHeld(result)),
        list('Threads left open, and why', (0,left_open/* countHeld */.rq)(plan?.moves ?? []).map(toCount)),
        list('Not looked at', (0,other_tools/* describeOtherTools */.$)(result.accounts)),
        list('Filtered, and why', countBy(result.accounts, 'filtered').map(toCount)),
        list('Ignored, and why', countBy(result.accounts, 'ignored').map(toCount)),
        list('Decided by people', (0,standing_decisions/* standingDecisions */.AX)(plan?.moves ?? []).map(describeStanding)),
        list('Decisions that do not count, and why', (result.attempts ?? []).map(describeAttempt)),
        list('Rules that people dismiss more often than they fix', describeUnwanted(ruleHistories(result))),
        list('Worth knowing', [...(completeness?.warnings ?? []), ...result.warnings]),
        byRule(worst.length === 0 ? 'Findings' : 'Other findings', others, result.linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** A run whose check alone is missing has analyzed everything. */
function heading({ conclusion, checkRefusal, reasons }) {
    return conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
        ? 'Static analysis: the check could not be set'
        : HEADINGS[conclusion];
}
function countBy(accounts, disposition) {
    return groupByReason(accounts.filter((account) => account.disposition === disposition)).map(([reason, { length }]) => [reason, length]);
}
function toCount([reason, count]) {
    return `${count}: ${reason}`;
}
function list(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, summary_ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
/**
 * A row for each of the worst spots that fail the check, and one for each other finding that is worth it;
 * both worst first.
 */
function toRows({ accounts }, { spots }) {
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const worst = new Set([...firsts].slice(0, report_failing/* MOST_NAMED */.SE));
    const byRank = (a, b) => compareRanks(a.finding, b.finding);
    const shown = accounts.filter(({ finding, disposition }) => SHOWN.includes(disposition) || firsts.has(finding));
    return {
        worst: shown.filter(({ finding }) => worst.has(finding)).toSorted(byRank),
        others: shown.filter(({ finding }) => !worst.has(finding)).toSorted(byRank),
    };
}
/** One row for each rule and state, so that a long list stays short. */
function byRule(title, accounts, linkTo) {
    if (accounts.length === 0)
        return '';
    const rows = toRuleRows(accounts.map(({ finding, disposition, reason }) => ({
        about: finding,
        state: disposition,
        message: finding.message,
        reason,
    })));
    const shown = rows.slice(0, summary_ROWS).map((row) => `| ${row.state} ${renderRuleRow(row, linkTo)}`);
    const [names = '', line = ''] = RULE_COLUMNS;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function table(title, accounts, linkTo, end) {
    if (accounts.length === 0)
        return '';
    const rows = accounts.slice(0, summary_ROWS).map(({ finding, disposition, reason }) => {
        const cells = [
            disposition,
            finding.level,
            (0,link_to/* placeLink */.a)((0,place_name/* placeName */.f)(finding.place) || '-', addressOf(finding.place, linkTo)),
            finding.rule.helpUri === undefined
                ? (0,markdown/* codeSpan */.SS)(finding.rule.id)
                : (0,markdown/* link */.nf)(finding.rule.id, finding.rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding_finding/* scopeName */.OK)(finding.scope)),
            (0,markdown.escapeMarkdown)((0,text_truncate/* truncate */.x)((0,one_line/* oneLine */.T)(finding.message), MESSAGE_LIMIT)),
            (0,markdown.escapeMarkdown)((0,one_line/* oneLine */.T)(reason)),
        ];
        return `| ${cells.map(markdown/* tableCell */.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > summary_ROWS ? `\n\n… and ${count - summary_ROWS} more; the report has them all.` : '';
}

;// CONCATENATED MODULE: ./build/src/run/annotate.js


/** GitHub shows ten annotations of a level for each step. */
const MOST_OF_LEVEL = 10;
/** Selected findings that nobody sees in a thread. */
const WITHOUT_THREAD = ['unanchored', 'over-limit', 'failed'];
/**
 * Annotates the findings that have no thread, worst first, as many as are shown.
 *
 * @param shown how many annotations of each level there are already
 */
function annotate({ accounts }, shown, host) {
    if (host.annotate === undefined)
        return;
    const unthreaded = accounts
        .filter(({ disposition }) => WITHOUT_THREAD.includes(disposition))
        .toSorted((a, b) => compareRanks(a.finding, b.finding))
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
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding/* scopeName */.OK)(scope)})`, message, ...path, ...lines };
}

;// CONCATENATED MODULE: ./build/src/run/tell-result.js












/** GitHub shows ten annotations of a kind a step. */
const WARNINGS_SHOWN = 10;
/** Says what a run came to, wherever the host can say it, and returns the exit status. */
async function tellResult(result, inputs, host, world) {
    host.endGroup();
    const reportPath = await writeReport(result, inputs, host, world);
    const hasCodeQuality = await writeCodeQuality(result, inputs, host, world);
    for (const [name, value] of Object.entries(toOutputs(result, reportPath)))
        host.setOutput(name, value);
    const warned = warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
    // The last error is that of the run itself.
    if (inputs.reviewed.kind === 'pull-request' || inputs.reviewed.kind === 'by-head')
        annotate(result, { error: 1, warning: warned, notice: 0 }, host);
    await host.writeSummary(toSummary(result));
    const threads = (0,accounting/* countThreads */.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    for (const { text, tone } of renderFailing(result))
        host.info(text, tone);
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    host.info((0,accounting/* accountingLine */.Qq)(results, threads));
    const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : (0,check/* describeEnd */.lA)(result)}`;
    const status = conclusion/* EXIT_STATUS */.uc[result.conclusion];
    if (status === 0)
        host.info(ended, 'good');
    else
        host.error(ended);
    const named = inputs['report-file'];
    if (named === STANDARD_OUTPUT)
        host.writeDocument([...toReport(result, (text) => host.redact(text))].join(''));
    const isWanted = named !== undefined && named !== STANDARD_OUTPUT;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    return isMissing && status === 0 ? conclusion/* CONFIGURATION_EXIT_STATUS */.Pd : status;
}
/** The last one that is shown says how many are not. Returns how many are shown. */
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(result, inputs, host, world) {
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === STANDARD_OUTPUT)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const report = toReport(result, (text) => host.redact(text));
    return writeNamed('report-file', path, report, inputs, host, world);
}
/** Whether it was written, where it is wanted and there is something to write. */
async function writeCodeQuality(result, inputs, host, world) {
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(result, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, inputs, host, world)) !== undefined;
}
/** Returns the absolute path of the file, or undefined where it could not be written, which is told. */
async function writeNamed(input, name, text, inputs, host, world) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await leadsOut((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
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

// EXTERNAL MODULE: ./build/src/text/letters.js
var letters = __webpack_require__(5524);
;// CONCATENATED MODULE: ./build/src/run/with-kept-texts.js


/**
 * The same service, held to what it is sent: where the answer to a comment has other letters or digits, that
 * comment is deleted, and none is written any more. For runs without a key, to which a comment is theirs by
 * its text: such a one would be posted again at every run.
 */
function withKeptTexts(service) {
    let changed;
    const check = async (sent, outcome) => {
        if (outcome.kind !== 'done' || (0,letters/* lettersOf */.b)(outcome.value.body) === (0,letters/* lettersOf */.b)(sent))
            return outcome;
        // Of one without its hidden line it is said, with another remedy, that the listing does not show it.
        if (!outcome.value.body.includes(sent.split('\n').at(-1) ?? ''))
            return outcome;
        const deleted = await service.deleteComment(outcome.value.id);
        const left = deleted.kind === 'done' ? '' : `, and could not be deleted (${deleted.message}): delete it by hand`;
        changed = {
            kind: 'no-effect',
            refusal: 'other',
            message: `the service changes the words of comments, by which a run without a key knows its own; comment ${outcome.value.id} came back with another text than was sent${left}`,
            remedy: 'set a signing-key',
        };
        return changed;
    };
    const write = async (sent, send) => changed ?? check(sent, await send());
    const writeAll = async (items, send) => {
        const refused = changed;
        if (refused !== undefined)
            return items.map(() => refused);
        const outcomes = await send(items);
        return Promise.all(outcomes.map((outcome, index) => check(items[index]?.body ?? '', outcome)));
    };
    return (0,with_operations/* withOperations */.F)(service, {
        postInline: (posts) => writeAll(posts, service.postInline),
        postTopLevel: (body) => write(body, () => service.postTopLevel(body)),
        reply: (discussionId, body) => write(body, () => service.reply(discussionId, body)),
        edit: (edits) => writeAll(edits, service.edit),
    });
}

;// CONCATENATED MODULE: ./build/src/run/carry-out.js














/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'];
/** Reviews, tells the result, and returns the exit status. Throws what `review` throws. */
async function carryOut(order) {
    const { inputs, host, world, toDocument, timings } = order;
    const stopwatch = new Stopwatch(world.now);
    const reviewed = await reviewOnce(order, stopwatch);
    const result = { ...reviewed, timings: stopwatch.read() };
    const status = await tellResult(result, inputs, host, world);
    if (timings || world.environment[variable_name/* TIMINGS_VARIABLE */.hc])
        host.info(timingsLine(result.timings));
    if (toDocument !== undefined)
        host.writeDocument([...toDocument(result, (text) => host.redact(text))].join(''));
    return status;
}
function reviewOnce({ inputs, deadline, connected, secretsOfCi, host, world, shown }, stopwatch) {
    const log = new RunLog(inputs, host, shown);
    return review(inputs, {
        review: toReview(connected, secretsOfCi, host, () => log.changed()),
        git: stopwatch.watch(createGit((0,external_node_path_.resolve)(world.directory, inputs['working-directory']), world.environment)),
        directory: world.directory,
        spelledFolders: spelledFolders(world.environment),
        workspaces: host.workspaces,
        ...(host.temporaryFolder === undefined ? {} : { temporaryFolder: host.temporaryFolder }),
        checkName: (0,check/* checkName */.I3)({
            checkName: inputs['check-name'],
            category: inputs.category,
            jobName: host.jobName,
        }),
        now: world.now,
        random: world.random,
        nonce: world.nonce,
        sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
        stopped() {
            if (world.stop.aborted)
                return 'the run was stopped by a signal';
            return world.now() >= deadline
                ? `the run took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        },
        redact: (text) => host.redact(text),
        progress: (line) => host.info(line),
        begin(phase) {
            stopwatch.begin(phase);
            log.begin(phase);
        },
        ...(host.namedChange === undefined ? {} : { namedChange: host.namedChange }),
        ...(host.repository === undefined ? {} : { repository: host.repository }),
        onLaptop: host.onLaptop,
        ...(host.runUrl === undefined ? {} : { runUrl: host.runUrl }),
    });
}
/** From here on the host hides the keys too. */
function toReview(connected, secretsOfCi, host, onWrite) {
    if (connected.kind === 'commits') {
        const { kind, diff } = connected;
        return { kind, diff, change: (0,connect/* nameChange */.cw)(connected) };
    }
    const { diff, service } = connected;
    const keyring = toKeyring(connected, secretsOfCi);
    for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(key.toString(encoding));
    }
    const kept = keyring[0].keyless ? withKeptTexts(service) : service;
    return { kind: 'change', service: countWrites(kept, onWrite), keyring, diff };
}
/** A signal ends the wait, not the run: what comes after says what was not reached. */
async function sleepUnlessStopped(milliseconds, world) {
    try {
        await world.sleep(milliseconds, world.stop);
    }
    catch (error) {
        if (!world.stop.aborted)
            throw error;
    }
}


/***/ }),

/***/ 1254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ cutKeys)
/* harmony export */ });
/** Characters of a key that are shown: enough to tell which one is meant. */
const SHOWN = 4;
const CUT = '…';
/**
 * What stands between the first and the last line of a private key (RFC 7468), or to the end where that is
 * missing.
 */
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
/**
 * What issuers begin their keys with: AWS, GitHub, GitLab, Slack, Stripe, Google, SendGrid, npm, OpenAI,
 * Hugging Face, JSON Web Tokens and others.
 */
const ISSUED = /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
/** The password in an address: `https://user:password@host`. */
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
/** A quoted value: `password = "…"`, `password: '…'`. */
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;
/**
 * Of so many neighboring characters one is of another kind than the one before: in names fewer are, in random
 * texts every second or third.
 */
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;
/**
 * The text of a finding about secrets, with what looks like one cut to its first four characters: private
 * keys, what begins as issuers of keys write them, passwords in addresses, quoted values, and long words of
 * mixed characters. What was cut is not cut again.
 */
function cutKeys(text) {
    return [ISSUED, IN_ADDRESS, QUOTED]
        .reduce((shown, pattern) => shown.replace(pattern, cut), text.replace(PEM, (_, head, key) => head + cut(key)))
        .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}
function cut(key) {
    return key.slice(0, SHOWN) + CUT;
}
/** Words, paths and names in any case have few digits among letters, and change the case now and then. */
function looksRandom(token) {
    const signs = token.replace(/[^A-Za-z0-9]/g, '');
    const digits = signs.replace(/\D/g, '').length;
    const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
    return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}


/***/ }),

/***/ 5524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ lettersOf)
/* harmony export */ });
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu;
/**
 * The letters and digits of a text (Unicode, NFC), in their order: what a service that tidies up spaces,
 * punctuation and line breaks leaves as it is.
 */
function lettersOf(text) {
    return (text.normalize('NFC').match(LETTERS_AND_DIGITS) ?? []).join('');
}


/***/ }),

/***/ 4827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath),
/* harmony export */   a: () => (/* binding */ placeLink)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9992);
/* harmony import */ var _one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9180);


/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
function placeLink(name, address) {
    const code = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
/** A path as part of an address, fit for the destination of a link. */
function encodePath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
        .join('/');
}
function encodeSign(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}


/***/ }),

/***/ 1234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ sealBody)
});

// EXTERNAL MODULE: ./build/src/text/code-spans.js
var code_spans = __webpack_require__(4796);
;// CONCATENATED MODULE: ./build/src/text/open-blocks.js

/** CommonMark §4.5, after the marks of quotes and lists. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
/**
 * The lines that close what a Markdown text leaves open at its end: fenced code, an HTML comment,
 * `<details>`. Empty where nothing is open. It knows what we write ourselves, not all of CommonMark: a wrong
 * guess costs looks, nothing else.
 */
function closingLines(markdown) {
    let fence;
    let inComment = false;
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        if (!inComment)
            fence = openedFence(line);
        if (fence !== undefined)
            continue;
        const read = readTags(line, inComment);
        inComment = read.inComment;
        details = Math.max(0, details + read.details);
    }
    const closing = [];
    if (fence !== undefined)
        closing.push(fence.prefix + fence.ticks);
    if (inComment)
        closing.push('-->');
    for (; details > 0; details--)
        closing.push('', '</details>');
    return closing;
}
function openedFence(line) {
    const [, marks = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (ticks === '' || (ticks.startsWith('`') && info.includes('`')))
        return undefined;
    if (marks.trim() === '' && INDENTED_CODE.test(marks))
        return undefined;
    return { prefix: marks.replace(/[^\s>]/g, ' '), ticks };
}
function closesFence(line, fence) {
    // Within a quote or a list the closing line carries marks or spaces of its own; at the top at most three
    // spaces.
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
/** How many `<details>` a line leaves open (or closes, if negative), and whether it ends within a comment. */
function readTags(line, startsInComment) {
    let rest = startsInComment ? line : withoutCode(line);
    let inComment = startsInComment;
    let details = 0;
    while (rest !== '') {
        const end = rest.indexOf(inComment ? '-->' : '<!--');
        const read = end === -1 ? rest : rest.slice(0, end);
        if (!inComment)
            details += balance(read);
        if (end === -1)
            break;
        // `<!-->` is a whole comment (CommonMark §6.6): its dashes count twice.
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,code_spans/* splitCodeSpans */.Z)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}

;// CONCATENATED MODULE: ./build/src/text/open-inline.js

/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
function openInlineStart(line) {
    for (const part of (0,code_spans/* splitCodeSpans */.Z)(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}

// EXTERNAL MODULE: ./build/src/text/plain-lines.js
var plain_lines = __webpack_require__(7151);
// EXTERNAL MODULE: ./build/src/text/truncate.js
var truncate = __webpack_require__(6935);
// EXTERNAL MODULE: ./build/src/text/zero-width-space.js
var zero_width_space = __webpack_require__(7253);
;// CONCATENATED MODULE: ./build/src/text/seal.js





/** Where no other limit is known: services take at least as much (GitHub 65,536). */
const BODY_CHARACTERS = 65_000;
const CUT = '…';
/**
 * Slashes that may not stay as they are. One that begins a line would run as a quick action, in fences and
 * HTML comments too. GitLab takes no white space before it; a service that trims lines would, and then it is
 * the name of a command that counts: ` // a comment` is none.
 */
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = /<!--(?=\s*sarif-review)/gi;
/**
 * The last gate of every body that is posted. `markdown` is what people see; `hidden` is one line, ready-made
 * (our marker), that stands alone at the end after a blank line and is never cut.
 *
 * The body has no control characters but `\n` and `\t`, no lone surrogates, no line that begins with a slash
 * (or with white space, a slash and a name), no marker but `hidden`, nothing left open, and at most `limit`
 * characters (UTF-16 units): what is over is cut from `markdown`, visibly.
 */
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,plain_lines/* plainLines */.y)(parts.markdown))
        .replace(MARKER_START, `<!${zero_width_space/* ZERO_WIDTH_SPACE */.p}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${zero_width_space/* ZERO_WIDTH_SPACE */.p}`);
}
/**
 * Cuts where needed and closes what is open then. What closes takes room itself, so a cut may have to move
 * up.
 */
function fitInto(markdown, room) {
    for (let budget = room; budget > 0;) {
        const kept = cut(markdown, budget);
        const closed = [kept, ...closingLines(kept)].join('\n');
        if (closed.length <= room)
            return closed;
        budget -= closed.length - room;
    }
    return room < CUT.length || markdown === '' ? '' : CUT;
}
/**
 * Cuts at the end of a line where that loses less than half: half a table row or tag renders badly. Within a
 * line it cuts before what it would leave open: a mention is dead inside a code span, and alive inside half
 * of one.
 */
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,truncate/* truncate */.x)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + openInlineStart(lastLine)).trimEnd() + CUT;
}


/***/ }),

/***/ 8093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ renderFacts),
/* harmony export */   a: () => (/* binding */ isFacts)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9992);
/* harmony import */ var _text_one_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9180);



const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
/** Whether a paragraph of a comment is its line of facts: a message has its stars escaped. */
function isFacts(paragraph) {
    return Object.values(LEVEL_NAMES).some((name) => paragraph.startsWith(`**${name}** · `));
}
/**
 * One line: how bad it is, by which rule of which tool, which weaknesses, how far it goes.
 *
 * @param line where the spot stands on the diff, from 1
 * @param stands whether the comment stands on that line, or on the whole file
 */
function renderFacts(spot, line, stands = 'on-line') {
    const { rule, level, findings } = spot;
    const cwes = new Set([...(rule.cwes ?? []), ...findings.flatMap((finding) => finding.cwes ?? [])]);
    return [
        `**${LEVEL_NAMES[level]}**`,
        rule.helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .codeSpan */ .SS)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(rule.id)) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(rule.id, rule.helpUri),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)((0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__/* .scopeName */ .OK)(spot.scope))),
        // Our own links, which need not show where they lead.
        ...[...cwes].map((cwe) => `[CWE-${cwe}](https://cwe.mitre.org/data/definitions/${cwe}.html)`),
        ...renderSeverity(spot),
        ...renderLines(spot, line, stands),
    ].join(' · ');
}
function renderSeverity({ rule: { securitySeverity, severity = '' }, level }) {
    if (securitySeverity !== undefined)
        return [`severity ${securitySeverity.toFixed(1)}`];
    const words = (0,_text_one_line_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .T)(severity);
    return words === '' || words.toLowerCase() === level ? [] : [`severity ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkdown)(words)}`];
}
/** A region of several lines is anchored at its first; the text says how far it goes. */
function renderLines({ place }, line, stands) {
    if (place.kind !== 'lines')
        return [];
    if (place.endLine <= place.startLine)
        return stands === 'on-file' ? [`line ${line}`] : [];
    return [`lines ${line}–${line + place.endLine - place.startLine}`];
}


/***/ }),

/***/ 6165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ NOTHING_COVERED),
/* harmony export */   OE: () => (/* binding */ visibleOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   qm: () => (/* binding */ sealMarked)
/* harmony export */ });
/* harmony import */ var _text_letters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5524);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1234);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);
/* harmony import */ var _marker_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7816);




/**
 * The first line of a body whose marker no key signs; with the marker, which is the last one, it holds what
 * is between them: whoever can make a comment of ours repeat a text cannot have it begin or end with that.
 */
const OPENING = '<!-- static analysis -->';
/**
 * The gate of a body with a marker of ours. A marker without a key is made to hold for this text alone, which
 * has to be known as it is posted.
 */
function sealMarked({ markdown, hidden }, limit) {
    if ((0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkerText */ .PY)(hidden)?.cover === undefined)
        return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealBody */ .e)({ markdown, hidden }, limit);
    const body = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealBody */ .e)({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
    const marker = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .findMarkerText */ .PY)(body);
    if (marker === undefined)
        return body;
    const covering = { ...marker, cover: coverOf(marker, (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body).before) };
    // Of the same length, and nothing but characters that the gate leaves as they are.
    return (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .replaceMarker */ .ti)(body, (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .writeMarkerText */ .Zc)(covering));
}
/** In place of what a marker covers, as long as that is not known. */
const NOTHING_COVERED = Buffer.alloc((0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ, '').length);
/** Whether a body is, to the letter, the one that its marker was written for. */
function isCovered(body, marker) {
    const { before, after } = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body);
    return (marker.cover !== undefined &&
        before.trimStart().startsWith(OPENING) &&
        after.trim() === '' &&
        coverOf(marker, before).equals(marker.cover));
}
/** What people see of a body: all but what is hidden in it. */
function visibleOf(body) {
    const { before, after } = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_1__/* .textsAround */ .ab)(body);
    const text = `${before}\n${after}`.trim();
    return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}
function coverOf({ payload, signature }, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .KEYLESS */ .DJ, JSON.stringify(['cover', payload, signature.toString('base64'), (0,_text_letters_js__WEBPACK_IMPORTED_MODULE_3__/* .lettersOf */ .b)(text)]));
}


/***/ }),

/***/ 9172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ blockAround),
/* harmony export */   m5: () => (/* binding */ enclosingBlock),
/* harmony export */   oS: () => (/* binding */ fillsIn),
/* harmony export */   r2: () => (/* binding */ squeeze)
/* harmony export */ });
/**
 * What counts of a line: neither white space nor the kind of its quotes, nor, where it has a word, semicolons
 * and commas at its end: `}` and `},` close different things.
 */
function squeeze(line) {
    const squeezed = line.replace(/\s+/gu, '');
    const text = fillsIn(line) ? squeezed : squeezed.replaceAll("'", '"');
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
/** Whether a value may be filled in, which one kind of quotes does and another one does not. */
function fillsIn(line) {
    return /[$#]\{|\$\w/u.test(line);
}
const outlines = new WeakMap();
/** Deeper nesting says no more, and what is generated may nest without end. */
const DEEPEST = 20;
/**
 * The block that a line (from 1) of a file stands in, told by indentation alone, so that it holds in any
 * language.
 */
function enclosingBlock(lines, line) {
    const outline = outlines.get(lines) ?? readOutline(lines);
    outlines.set(lines, outline);
    const parent = outline.parents[line - 1] ?? -1;
    return { nearest: outline.headers[parent] ?? '', path: pathOf(outline, parent) };
}
function pathOf(outline, index) {
    const known = outline.paths.get(index);
    if (known !== undefined)
        return known;
    const texts = [];
    for (let at = index; at >= 0 && texts.length < DEEPEST; at = outline.parents[at] ?? -1) {
        texts.push(outline.headers[at] ?? '');
    }
    const path = texts.toReversed().join('\n');
    outline.paths.set(index, path);
    return path;
}
/** Lines on each side of a line at which a block is compared with another. */
const LONGEST_SIDE = 15;
/** A line with those around it in its block, and the one that encloses them. */
function blockAround(lines, line) {
    const indentOf = (index) => lines[index]?.search(/\S/u) ?? -1;
    const own = indentOf(line - 1);
    let first = line - 1;
    while (first > 0 && line - 1 - first < LONGEST_SIDE) {
        first -= 1;
        if (indentOf(first) !== -1 && indentOf(first) < own)
            break;
    }
    let end = line;
    while (end < lines.length && end - line < LONGEST_SIDE && !(indentOf(end) !== -1 && indentOf(end) < own)) {
        end += 1;
    }
    return lines.slice(first, end).join('\n');
}
/** One pass with a stack of the lines that are still open. */
function readOutline(lines) {
    const parents = new Int32Array(lines.length).fill(-1);
    const headers = [];
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = squeeze(line);
        headers.push(text);
        if (text === '')
            continue;
        const indent = line.search(/\S/u);
        let sibling;
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (last.indent === indent)
                sibling = last.index;
            open.pop();
        }
        parents[index] = open.at(-1)?.index ?? -1;
        // `} else {` and `) {` say nothing without what they continue.
        if (sibling !== undefined && /^[)\]}]/u.test(text))
            headers[index] = `${headers[sibling]}${text}`;
        open.push({ index, indent });
    }
    return { parents, headers, paths: new Map() };
}


/***/ }),

/***/ 65:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ed: () => (/* binding */ CONTEXT_LINES),
/* harmony export */   H4: () => (/* binding */ sharesNames),
/* harmony export */   P4: () => (/* binding */ isAtTop),
/* harmony export */   QK: () => (/* binding */ hashBlock),
/* harmony export */   Re: () => (/* binding */ hashMessages),
/* harmony export */   V2: () => (/* binding */ isMeasured),
/* harmony export */   _C: () => (/* binding */ hashFingerprints),
/* harmony export */   _h: () => (/* binding */ splitContext),
/* harmony export */   qj: () => (/* binding */ hashText),
/* harmony export */   ri: () => (/* binding */ hashLine),
/* harmony export */   zR: () => (/* binding */ toEvidence)
/* harmony export */ });
/* unused harmony export maskMessage */
/* harmony import */ var _finding_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6231);
/* harmony import */ var _enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9172);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);
/* harmony import */ var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4458);




/**
 * Gathers the evidence of a spot that stands at `at` on the diff; `lines` are those of its file in the
 * analyzed commit.
 */
function toEvidence(keys, spot, at, lines) {
    const { place } = spot;
    const line = place.kind === 'lines' ? place.startLine : 0;
    const hashes = hashLine(keys, lines, line);
    const named = hashNamed(keys, spot);
    return {
        scope: spot.scope,
        ruleId: spot.rule.id,
        path: at.path,
        line: at.line,
        head: at.head,
        analyzed: at.analyzed,
        ...hashes,
        block: lines === undefined || hashes.text === '' ? '' : hashBlock(keys, lines, line),
        wording: (0,_wording_js__WEBPACK_IMPORTED_MODULE_3__/* .toWording */ .s)(keys, spot),
        messages: hashMessages(keys, spot),
        ...(named.length === 0 ? {} : { named }),
        fingerprints: hashFingerprints(keys, spot),
    };
}
/** Non-blank lines on each side of a line that are its context. */
const CONTEXT_LINES = 3;
/**
 * 48 bits: in a file of 100,000 lines a chance collision is a one-in-50,000 event, and the rule must agree as
 * well.
 */
const HASH_BYTES = 6;
/** More messages or fingerprints than this on one line are noise, and a marker is bounded. */
const LIMIT_OF_SET = 8;
/** A keyed hash as 12 hexadecimal digits. */
function hashText(keys, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .hmacOf */ .nU)(keys.text, text)
        .digest('hex')
        .slice(0, HASH_BYTES * 2);
}
/**
 * Hashes the line (from 1) and its context; both empty where the file has no such line or it is blank: all
 * blank lines look alike.
 */
function hashLine(keys, lines, line) {
    const own = lines?.[line - 1];
    if (lines === undefined || own === undefined || (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(own) === '')
        return { text: '', context: '' };
    const above = nonBlank(lines, line - 2, -1).toReversed();
    const below = nonBlank(lines, line, 1);
    return {
        text: hashText(keys, (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(own)),
        context: `${hashText(keys, above.join('\n'))}${hashText(keys, below.join('\n'))}`,
    };
}
/** Hashes of the line that encloses this one (from 1), and of that one with all around it. */
function hashBlock(keys, lines, line) {
    const { nearest, path } = (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .enclosingBlock */ .m5)(lines, line);
    return `${hashText(keys, nearest)}${hashText(keys, path)}`;
}
/** Whether a hash of a block says that nothing encloses the line. */
function isAtTop(keys, block) {
    return splitContext(block).above === hashText(keys, '');
}
/** The two halves of a context: the hash of the lines above, and of those below. */
function splitContext(context) {
    return { above: context.slice(0, context.length / 2), below: context.slice(context.length / 2) };
}
function nonBlank(lines, from, step) {
    const found = [];
    for (let index = from; found.length < CONTEXT_LINES; index += step) {
        const line = lines[index];
        if (line === undefined)
            break;
        const text = (0,_enclosing_block_js__WEBPACK_IMPORTED_MODULE_1__/* .squeeze */ .r2)(line);
        if (text !== '')
            found.push(text);
    }
    return found;
}
/**
 * The message with numbers and quoted names masked, so that rewording by a rename or a count does not part a
 * spot from its thread.
 */
function maskMessage(message) {
    return maskNumbers(message.replace(QUOTED, '"'));
}
const QUOTED = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|‘[^’\n]{1,200}’/gu;
function maskNumbers(message) {
    return message.replace(/\d+/gu, '0').replace(/\s+/gu, ' ').trim();
}
function hashNamed(keys, spot) {
    return limited(spot.findings.flatMap(({ message }) => message.search(QUOTED) === -1 ? [] : [hashText(keys, maskNumbers(message))]));
}
/**
 * Whether a message of the evidence is one of the spot in which at most the numbers are others.
 */
function sharesNames(keys, { messages, named = [] }, spot) {
    return spot.findings.some(({ message }) => (message.search(QUOTED) === -1 ? messages : named).includes(hashText(keys, maskNumbers(message))));
}
/** Whether a message of the spot counts something: outside of what it quotes. */
function isMeasured(spot) {
    return spot.findings.some(({ message }) => /\d/u.test(message.replace(QUOTED, '"')));
}
/** Hashes of the masked messages of a spot, sorted, each once. */
function hashMessages(keys, spot) {
    return limited(spot.findings.map((finding) => hashText(keys, maskMessage(finding.message))));
}
/**
 * Hashes of the usable fingerprints of a spot by name; where several findings share a name, the first one's.
 */
function hashFingerprints(keys, spot) {
    const hashes = new Map();
    for (const finding of spot.findings) {
        for (const [name, value] of (0,_finding_fingerprint_js__WEBPACK_IMPORTED_MODULE_0__/* .usableFingerprints */ .o)(finding)) {
            if (hashes.size < LIMIT_OF_SET && !hashes.has(name)) {
                hashes.set(name, hashText(keys, JSON.stringify([name, value])));
            }
        }
    }
    return Object.fromEntries(hashes);
}
function limited(hashes) {
    return [...new Set(hashes)].toSorted().slice(0, LIMIT_OF_SET);
}


/***/ }),

/***/ 890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T5: () => (/* binding */ MOST_TRANSITIONS),
/* harmony export */   Y_: () => (/* binding */ isUndone),
/* harmony export */   dJ: () => (/* binding */ findUnfinished),
/* harmony export */   l9: () => (/* binding */ transitionOf),
/* harmony export */   rP: () => (/* binding */ hashDiscussion)
/* harmony export */ });
/* harmony import */ var _evidence_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);


/**
 * Most transitions of one note: of 200, with numbers of seven digits, 45 characters each fit into a marker. A
 * run that makes more posts several notes.
 */
const MOST_TRANSITIONS = 200;
/** How a note names a discussion. */
function hashDiscussion(keys, discussionId) {
    return (0,_evidence_js__WEBPACK_IMPORTED_MODULE_0__/* .hashText */ .qj)(keys, JSON.stringify(['discussion', discussionId]));
}
/** The transition of this note that is about this discussion. */
function transitionOf(intent, discussionId) {
    const hash = hashDiscussion(intent.keys, discussionId);
    return intent.transitions.find(({ discussion }) => discussion === hash);
}
/**
 * Whether the listing contradicts that the transition was made; a listing without flags contradicts nothing.
 */
function isUndone(kind, flag) {
    return flag !== undefined && flag !== (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__/* .isResolving */ .Ci)(kind);
}
/**
 * The transition with the highest number that no mark of the thread stands for and that its flag does not
 * contradict, as its own comment or a note says.
 */
function findUnfinished({ discussionId, lastMark, flag, intent: own, }, intents) {
    const noted = intents.flatMap((intent) => {
        const found = transitionOf(intent, discussionId);
        if (found === undefined)
            return [];
        const unfinished = { kind: found.kind, sequence: found.sequence, head: intent.head };
        return [intent.older ? { ...unfinished, older: true } : unfinished];
    });
    return [...noted, ...(own === undefined ? [] : [own])]
        .filter(({ kind, sequence }) => sequence > (lastMark?.sequence ?? 0) && !isUndone(kind, flag))
        .toSorted((a, b) => b.sequence - a.sequence)[0];
}


/***/ }),

/***/ 5079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cd: () => (/* binding */ deriveKeys),
/* harmony export */   DJ: () => (/* binding */ KEYLESS),
/* harmony export */   EP: () => (/* binding */ findSigner),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   cX: () => (/* binding */ keysId),
/* harmony export */   nU: () => (/* binding */ hmacOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const KEY_BYTES = 32;
/** 128 bits: a forger has no oracle, and every character stands in a comment. */
const SIGNATURE_BYTES = 16;
/**
 * Derives the keys from a secret with HKDF-SHA256 (RFC 5869). The labels keep the two keys apart and bind
 * them to this version of the marker. Which input gave the secret makes no difference: a client secret that
 * was changed may live on as the signing key.
 */
function deriveKeys(secret) {
    const derive = (label) => Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', `sarif-review/1/${label}`, KEY_BYTES));
    return { signing: derive('signing'), text: derive('text') };
}
/** In place of keys where none was given: a signature by these is a hash that anybody can make. */
const KEYLESS = { ...deriveKeys(''), keyless: true };
/** Tells keys apart, and nothing of the secret. */
function keysId(keys) {
    return sign(keys, 'id').toString('hex').slice(0, 12);
}
/** Signs a text: HMAC-SHA256 (RFC 2104), cut to 128 bits. */
function sign(keys, text) {
    return hmacOf(keys.signing, text).digest().subarray(0, SIGNATURE_BYTES);
}
const prepared = new WeakMap();
/**
 * HMAC-SHA256 of a text. A key that is handed over as bytes is prepared anew for each one, which costs four
 * times as much as the rest.
 */
function hmacOf(key, text) {
    let ready = prepared.get(key);
    if (ready === undefined) {
        ready = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSecretKey)(key);
        prepared.set(key, ready);
    }
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', ready).update(text, 'utf8');
}
/**
 * The keys under which the signature holds, or undefined; last of all it is taken for a hash. Compares in
 * constant time.
 */
function findSigner(keyring, text, signature) {
    return [...keyring, KEYLESS].find((keys) => {
        const expected = sign(keys, text);
        return expected.length === signature.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(expected, signature);
    });
}


/***/ }),

/***/ 7816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PY: () => (/* binding */ findMarkerText),
/* harmony export */   Zc: () => (/* binding */ writeMarkerText),
/* harmony export */   ab: () => (/* binding */ textsAround),
/* harmony export */   ti: () => (/* binding */ replaceMarker)
/* harmony export */ });
/** 128 bits in six-bit characters. */
const SIGNATURE_CHARACTERS = 22;
/** The longest path that Linux takes has 4,096 bytes; everything else in a payload is small. */
const PAYLOAD_CHARACTERS = 12_000;
const MARKER = new RegExp(`^[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|overview|intent):([A-Za-z0-9._]{1,${PAYLOAD_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})(?::([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}}))? -->[ \\t]*$`, 'gmu');
/**
 * Writes a marker as one hidden line. Base64 with `.` and `_` for `+` and `/`: a slash could begin a quick
 * action and two dashes could end the HTML comment.
 */
function writeMarkerText(marker) {
    const payload = toSafeBase64(Buffer.from(marker.payload, 'utf8'));
    if (payload.length > PAYLOAD_CHARACTERS) {
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${PAYLOAD_CHARACTERS}`);
    }
    const proofs = [marker.signature, ...(marker.cover === undefined ? [] : [marker.cover])].map(toSafeBase64);
    return `<!-- sarif-review:${[marker.version, marker.kind, payload, ...proofs].join(':')} -->`;
}
/**
 * Finds the last line of a body that is a marker and nothing else, or undefined. A quoted marker is no
 * marker, and neither is one that we would write in another way: base64 leaves bits over, and a signature
 * holds for one text only.
 */
function findMarkerText(body) {
    return findLast(body)?.marker;
}
/** The text before and behind the marker of a body; all of it is before where there is none. */
function textsAround(body) {
    const text = body.replaceAll('\r', '');
    const found = findLast(body);
    if (found === undefined)
        return { before: text, after: '' };
    const { index, line } = found;
    return { before: text.slice(0, index), after: text.slice(index + line.length) };
}
/** A body with another marker in place of its own. */
function replaceMarker(body, hidden) {
    const { before, after } = textsAround(body);
    return `${before}${hidden}${after}`;
}
/** In the text without carriage returns. */
function findLast(body) {
    const match = [...body.replaceAll('\r', '').matchAll(MARKER)].at(-1);
    if (match === undefined)
        return undefined;
    const [line, version = '', kind = '', payload = '', signature = '', cover] = match;
    const marker = {
        version: Number(version),
        kind: kind,
        payload: fromSafeBase64(payload).toString('utf8'),
        signature: fromSafeBase64(signature),
        ...(cover === undefined ? {} : { cover: fromSafeBase64(cover) }),
    };
    return writeMarkerText(marker) === line.trim() ? { marker, index: match.index, line } : undefined;
}
function toSafeBase64(bytes) {
    return bytes.toString('base64').replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}
function fromSafeBase64(text) {
    return Buffer.from(text.replaceAll('.', '+').replaceAll('_', '/'), 'base64');
}


/***/ }),

/***/ 6198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t7: () => (/* binding */ readMarker),
  _Y: () => (/* binding */ writeIntentMarker),
  Lx: () => (/* binding */ writeMark),
  nF: () => (/* binding */ writeOverviewMarker),
  wM: () => (/* binding */ writeThreadMarker)
});

// EXTERNAL MODULE: ./build/src/thread/cover.js
var cover = __webpack_require__(6165);
// EXTERNAL MODULE: ./build/src/thread/intent.js
var thread_intent = __webpack_require__(890);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(5079);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/twin.js
var twin = __webpack_require__(3554);
;// CONCATENATED MODULE: ./build/src/thread/marker-payload.js





// How the payload of a marker is written: schemas of it, and evidence and transitions in their short form.
/** More than the longest path that Linux takes, 4,096 bytes. */
const LONGEST_TEXT = 5_000;
const marker_payload_text = schemas/* string */.YjP().check(api/* _maxLength */.Eb(LONGEST_TEXT));
const count = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
const sequence = schemas/* int */.Whr().check(api/* _positive */.NC());
const scopeSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text]);
const scopeOnlySchema = schemas/* object */.Ikc({ s: scopeSchema });
/** Short names, because all of it stands in a comment. The scope is `s` in whatever version. */
const evidenceSchema = schemas/* object */.Ikc({
    s: scopeSchema,
    r: marker_payload_text,
    p: marker_payload_text,
    l: count,
    h: marker_payload_text,
    a: marker_payload_text,
    t: marker_payload_text,
    c: marker_payload_text,
    b: marker_payload_text,
    ws: marker_payload_text,
    lv: schemas/* enum */.k5n(finding/* LEVELS */.A_),
    m: schemas/* array */.YOg(marker_payload_text),
    w: schemas/* optional */.lqM(schemas/* array */.YOg(marker_payload_text)),
    f: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text])),
});
const twinSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text, marker_payload_text, schemas/* enum */.k5n(finding/* LEVELS */.A_)]);
/** Its threads carry their scopes, so that its own is empty. */
const intentSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    h: marker_payload_text,
    t: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, sequence, schemas/* enum */.k5n(mark/* MARK_KINDS */.E3)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
const overviewSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    i: schemas/* array */.YOg(marker_payload_text),
    o: schemas/* array */.YOg(marker_payload_text),
});
/** The last reply that was judged: its id, what it says and why; who wrote it, by id and name. */
const judgedSchema = schemas/* tuple */.PVZ([marker_payload_text, schemas/* enum */.k5n([...decision/* DECISIONS */.Yv, 'reopen', 'nothing']), marker_payload_text, marker_payload_text, marker_payload_text]);
const transitionShape = {
    k: schemas/* enum */.k5n(mark/* MARK_KINDS */.E3),
    q: sequence,
    h: marker_payload_text,
    o: count,
    e: schemas/* optional */.lqM(evidenceSchema),
    u: schemas/* optional */.lqM(judgedSchema),
    v: schemas/* optional */.lqM(schemas/* enum */.k5n(decision/* WAYS */.dk)),
};
const markSchema = schemas/* object */.Ikc({ s: scopeSchema, ...transitionShape, n: schemas/* optional */.lqM(marker_payload_text) });
/** With a mark or an intent it holds a hash of its discussion's id, in which alone that counts. */
const threadSchema = schemas/* extend */.X$i(evidenceSchema, {
    n: marker_payload_text,
    j: marker_payload_text,
    nl: count,
    ol: schemas/* optional */.lqM(count),
    au: schemas/* optional */.lqM(marker_payload_text),
    y: schemas/* optional */.lqM(schemas/* array */.YOg(twinSchema).check(api/* _maxLength */.Eb(twin/* MOST_TWINS */.CV))),
    d: schemas/* optional */.lqM(marker_payload_text),
    k: schemas/* optional */.lqM(schemas/* object */.Ikc(transitionShape)),
    i: schemas/* optional */.lqM(schemas/* tuple */.PVZ([schemas/* enum */.k5n(mark/* MARK_KINDS */.E3), sequence, marker_payload_text])),
    x: schemas/* optional */.lqM(marker_payload_text),
    g: schemas/* optional */.lqM(marker_payload_text),
});
function toWire(evidence) {
    return {
        s: [evidence.scope.tool, evidence.scope.category],
        r: evidence.ruleId,
        p: evidence.path,
        l: evidence.line,
        h: evidence.head,
        a: evidence.analyzed,
        t: evidence.text,
        c: evidence.context,
        b: evidence.block,
        ws: evidence.wording.words,
        lv: evidence.wording.level,
        m: [...evidence.messages],
        w: evidence.named === undefined ? undefined : [...evidence.named],
        f: Object.entries(evidence.fingerprints),
    };
}
function fromWire(wire) {
    return {
        scope: toScope(wire.s),
        ruleId: wire.r,
        path: wire.p,
        line: wire.l,
        head: wire.h,
        analyzed: wire.a,
        text: wire.t,
        context: wire.c,
        block: wire.b,
        wording: { words: wire.ws, level: wire.lv },
        messages: wire.m,
        ...(wire.w === undefined ? {} : { named: wire.w }),
        fingerprints: Object.fromEntries(wire.f),
    };
}
function toTuple({ discussion, sequence: number, kind }) {
    return [discussion, number, kind];
}
function fromTuple([discussion, number, kind]) {
    return { discussion, sequence: number, kind };
}
function toIntentTuple({ kind, sequence: number, head }) {
    return [kind, number, head];
}
function fromIntentTuple([kind, number, head]) {
    return { kind, sequence: number, head };
}
function toTransition(mark) {
    return {
        k: mark.kind,
        q: mark.sequence,
        h: mark.head,
        o: mark.foreignReplies,
        e: mark.evidence === undefined ? undefined : toWire(mark.evidence),
        u: mark.judged === undefined ? undefined : toJudgedTuple(mark.judged),
        v: mark.decided,
    };
}
function fromTransition(wire) {
    return {
        kind: wire.k,
        sequence: wire.q,
        head: wire.h,
        foreignReplies: wire.o,
        ...(wire.e === undefined ? {} : { evidence: fromWire(wire.e) }),
        ...(wire.u === undefined ? {} : { judged: fromJudgedTuple(wire.u) }),
        ...(wire.u === undefined || wire.v === undefined ? {} : { decided: wire.v }),
    };
}
function toJudgedTuple({ replyId, says, reason, author = '', name = '' }) {
    return [replyId, says, reason, author, name];
}
function fromJudgedTuple([replyId, says, reason, author, name]) {
    return {
        replyId,
        says,
        reason,
        ...(author === '' ? {} : { author }),
        ...(name === '' ? {} : { name }),
    };
}
function toTwinTuple({ scope, ruleId, level }) {
    return [scope.tool, scope.category, ruleId, level];
}
function fromTwinTuple([tool, category, ruleId, level]) {
    return { scope: { tool, category }, ruleId, level };
}
function toScope([tool, category]) {
    return { tool, category };
}

// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(7816);
;// CONCATENATED MODULE: ./build/src/thread/marker.js





/**
 * Of all kinds of markers. A key that can be missing may be added to it; whatever else is changed makes a new
 * one.
 */
const VERSION = 1;
/** The hidden line of the overview of a job. */
function writeOverviewMarker(keys, identity, marker) {
    const payload = {
        s: ['', marker.job],
        n: marker.nonce,
        i: marker.entries,
        o: marker.scopes,
    };
    return write(keys, 'overview', identity, payload);
}
/** The hidden line of a note of intent. */
function writeIntentMarker(keys, identity, marker) {
    const payload = { s: ['', ''], n: marker.nonce, h: marker.head, t: marker.transitions.map(toTuple) };
    return write(keys, 'intent', identity, payload);
}
/**
 * The hidden line of a comment that starts a thread. One that holds a mark or an intent counts only in the
 * discussion that it was written for.
 */
function writeThreadMarker(keys, identity, marker, discussionId = '') {
    const { mark, intent } = marker;
    const payload = {
        ...toWire(marker.evidence),
        n: marker.nonce,
        j: marker.job,
        nl: marker.newLine,
        ol: marker.oldLine,
        au: marker.writer,
        y: marker.twins?.map(toTwinTuple),
        d: mark === undefined && intent === undefined ? undefined : (0,thread_intent/* hashDiscussion */.rP)(keys, discussionId),
        k: mark === undefined ? undefined : toTransition(mark),
        i: intent === undefined ? undefined : toIntentTuple(intent),
        x: marker.contestedAt,
        g: marker.hashed,
    };
    return write(keys, 'thread', identity, payload);
}
/** The hidden line of a reply; it holds only in the discussion that it was written for. */
function writeMark(keys, identity, discussionId, scope, mark) {
    const payload = {
        s: [scope.tool, scope.category],
        ...toTransition(mark),
        n: mark.nonce,
    };
    return write(keys, 'mark', [...identity, discussionId], payload);
}
/**
 * Reads the marker of a body and checks it against the change and the discussion in which the body stands.
 * One without a key counts only where the listing says that we wrote it, and only over the text that it was
 * written for.
 */
function readMarker(keyring, identity, comment) {
    const found = (0,marker_text/* findMarkerText */.PY)(comment.body);
    if (found === undefined)
        return { kind: 'none' };
    const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
    const keys = (0,thread_keyring/* findSigner */.EP)(keyring, signedText(found, place), found.signature);
    if (keys === undefined) {
        const isSealed = keyring[0].withheld === true && comment.mine === true;
        return isSealed && found.kind === 'thread' && found.version === VERSION
            ? readSealed(parsePayload(found.payload))
            : { kind: 'forged' };
    }
    const reading = readSigned(found, keys, comment.discussionId);
    return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}
function readUnsigned(found, reading, [signing], { body, mine, byPrevious, editedBy }) {
    const isIntact = (0,cover/* isCovered */.P$)(body, found);
    if (mine === undefined)
        return { kind: 'forged' };
    if (!mine && !byPrevious) {
        if (!isIntact)
            return { kind: 'none' };
        const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
        return { kind: 'stranger', ...(writer === undefined ? {} : { writer }) };
    }
    if (!isIntact) {
        const isThread = editedBy !== undefined && reading.kind === 'thread';
        return isThread ? { ...reading, edited: true } : { kind: 'forged' };
    }
    // Where there is a key, nothing says without it what became of a thread, or is to.
    if (!signing.keyless && (found.kind === 'mark' || found.kind === 'intent'))
        return { kind: 'none' };
    return reading;
}
function readSigned(found, keys, discussionId) {
    const payload = parsePayload(found.payload);
    if (found.version === VERSION)
        return readPayload(found.kind, keys, payload, discussionId);
    const later = scopeOnlySchema.safeParse(payload);
    return later.success
        ? { kind: 'later', version: found.version, scope: toScope(later.data.s) }
        : { kind: 'forged' };
}
/** Undefined where it is no JSON: without a key anybody may have written it. */
function parsePayload(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Of what a key has hashed in it nothing can be compared. */
function readSealed(payload) {
    const reading = readPayload('thread', thread_keyring/* KEYLESS */.DJ, payload);
    return reading.kind === 'thread' ? { ...reading, sealed: true } : reading;
}
/** `discussionId`: of the comment, where it stands in one. */
function readPayload(kind, keys, payload, discussionId) {
    if (kind === 'thread') {
        const { data: wire } = threadSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        const isElsewhere = discussionId !== undefined && wire.d !== (0,thread_intent/* hashDiscussion */.rP)(keys, discussionId);
        return (wire.k !== undefined || wire.i !== undefined) && isElsewhere
            ? { kind: 'forged' }
            : { kind, keys, marker: fromThread(wire) };
    }
    if (kind === 'mark') {
        const { data: wire } = markSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        const mark = fromTransition(wire);
        return { kind, keys, mark: wire.n === undefined ? mark : { ...mark, nonce: wire.n } };
    }
    if (kind === 'intent') {
        const { data: wire } = intentSchema.safeParse(payload);
        if (wire === undefined)
            return { kind: 'forged' };
        return { kind, keys, marker: { nonce: wire.n, head: wire.h, transitions: wire.t.map(fromTuple) } };
    }
    const { data: wire } = overviewSchema.safeParse(payload);
    return wire === undefined ? { kind: 'forged' } : { kind, keys, marker: fromOverview(wire) };
}
function fromThread(wire) {
    return {
        nonce: wire.n,
        job: wire.j,
        evidence: fromWire(wire),
        newLine: wire.nl,
        ...(wire.ol === undefined ? {} : { oldLine: wire.ol }),
        ...(wire.au === undefined ? {} : { writer: wire.au }),
        ...(wire.y === undefined ? {} : { twins: wire.y.map(fromTwinTuple) }),
        ...(wire.k === undefined ? {} : { mark: { ...fromTransition(wire.k), nonce: wire.n } }),
        ...(wire.i === undefined ? {} : { intent: fromIntentTuple(wire.i) }),
        ...(wire.x === undefined ? {} : { contestedAt: wire.x }),
        ...(wire.g === undefined ? {} : { hashed: wire.g }),
    };
}
function fromOverview(wire) {
    return {
        nonce: wire.n,
        job: wire.s[1],
        entries: wire.i,
        scopes: wire.o,
    };
}
/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(keys, kind, place, payload) {
    const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
    if (readPayload(kind, keys, JSON.parse(unsigned.payload)).kind === 'forged') {
        throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
    }
    return (0,marker_text/* writeMarkerText */.Zc)({
        ...unsigned,
        signature: (0,thread_keyring/* sign */._S)(keys, signedText(unsigned, place)),
        ...(keys.keyless ? { cover: cover/* NOTHING_COVERED */.Nn } : {}),
    });
}
/** JSON keeps the parts apart whatever stands in them. */
function signedText(marker, place) {
    return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}


/***/ }),

/***/ 4458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ tellsNoMore),
/* harmony export */   s: () => (/* binding */ toWording)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9795);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5079);


/** 48 bits as base64url. */
const HASH_BYTES = 6;
const HASH_LENGTH = 8;
/** Of more words one hash is kept, of all of them: a marker is bounded. */
const MOST_WORDS = 64;
const WHOLE = '=';
/** A word may be a name of the code, whether or not the message quotes it. */
const WORD = /[\p{L}\p{M}\p{N}_$]+/gu;
/** With a unit, as in `12ms`. */
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
/** What a comment that is written now tells of a spot: of the findings that are present, where some are. */
function toWording(keys, { findings, level }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? findings : present;
    const words = new Set(told.flatMap(({ message }) => message.match(WORD) ?? []));
    const names = [...words].filter((word) => !COUNT.test(word)).toSorted();
    return {
        words: names.length > MOST_WORDS
            ? WHOLE + hashWord(keys, JSON.stringify(names))
            : names
                .map((name) => hashWord(keys, name))
                .toSorted()
                .join(''),
        level,
    };
}
/**
 * Whether whoever judged `told` has judged this too: it has no word beside those, numbers aside, and no level
 * that is worse. Both are hashed with the same keys.
 */
function tellsNoMore(wording, told) {
    if ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__/* .compareLevels */ .t)(wording.level, told.level) < 0)
        return false;
    if (wording.words === told.words)
        return true;
    if (wording.words.startsWith(WHOLE) || told.words.startsWith(WHOLE))
        return false;
    const judged = new Set(parts(told.words));
    return parts(wording.words).every((word) => judged.has(word));
}
function parts(words) {
    return Array.from({ length: words.length / HASH_LENGTH }, (_, index) => words.slice(index * HASH_LENGTH, (index + 1) * HASH_LENGTH));
}
function hashWord(keys, word) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__/* .hmacOf */ .nU)(keys.text, word).digest().subarray(0, HASH_BYTES).toString('base64url');
}


/***/ })

};

export const id = 6106;
export const ids = [6106];
export const modules = {

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

export const id = 957;
export const ids = [957];
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

/***/ 63957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createSimdScanner: () => (/* binding */ createSimdScanner)
});

// EXTERNAL MODULE: ./build/src/log/grammar.js
var grammar = __webpack_require__(88881);
;// CONCATENATED MODULE: ./build/src/log/scan/abridge-wasm.js
/** abridge/abridge.as, assembled by scripts/assemble.ts, in base64. */
const ABRIDGE_WASM = 'AGFzbQEAAAABHAZgAX8Bf2AAAGAAAX9gAX8AYAJ/fwBgAn9/AX8CDwEDZW52Bm1lbW9yeQIAAAMODQADAQEEAQIFAgAAAgMGLgl/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAAt/AUEAC38BQQALfwFBAQsHXwgFYmVnaW4ADAVpc0N1dAAKDGVuZE9mUmVjb3JkcwALBHRha2UACRVmaW5kQXJ0aWZhY3RMb2NhdGlvbnMABwtlbmRPZlBpZWNlcwAGBmZvcmdldAAFBm1lbW9yeQIACAEDCrgaDZADAgl/AX4jASgCAC0AAEEsRgRAIwFBBGokAQsjASgCAC0AAEH9AEcEf0EABSMBQQRqJAFBAQsEQEF+DwsjAiMBQQhqTQRAQX0PCyMBKAIAJAMjAUEEaiQBIwEoAgAhAgNAIAJBAWsiAS0AAEEgTQRAIAEhAgwBCwsgAiQEIwFBBGokASMDQQFqIQIjBEEBayEFIAAoAgAhByAAKAIEQQV0IABqIglBP2otAAAhBAJAA0AgByAISwRAIABBIGogBEEFdGoiAS0AACAFIAJrRgR/IAFBAWohBiACIQECfwNAIAFBCGoiAyAFTQRAQQAgBikDACABKQMAUg0CGiAGQQhqIQYgAyEBDAELCyABIAVGBH9BAQUgBikDAEIIIAUgAWutfUIDhiIKhiABKQMAIAqGUQsLBUEACwRAIAkgBDoAPyAAIAQ2AgQMAwsgBEEBaiIBQQAgASAHRxshBCAIQQFqIQgMAQsLA0AgAiAFSQRAQX0hBCACLQAAQdwARg0CIAJBAWohAgwBCwtBfyEECyAEC9wBAQN/IAAoAgghAyMBQQRqJAEgABAAIQEDQCABQX5HIwEjAk1xBEAgAUEATiABIANPcQRAEAIFIAFBAE4EfyMBKAIALQAAQfsARgVBAAsEQCAAQYAQahABBQJAIwEoAgAtAAAhASMBQQRqJAEgAUHbAEYgAUH7AEZyRQ0AQQEhAQNAIwEjAk0gAUEASnEEQCMBKAIALQAAIgJB2wBGIAJB+wBGcgR/IAFBAWoFIAFBAWsgASACQd0ARiACQf0ARnIbCyEBIwFBBGokAQwBCwsLCwsgABAAIQEMAQsLC90CAQR/IwEoAgAtAAAiAUHbAEYgAUH7AEYiAnJFBEAjAUEEaiQBIAFB2wBGIAJyBEBBASEAA0AjASMCTSAAQQBKcQRAIwEoAgAtAAAiAUHbAEYgAUH7AEZyBH8gAEEBagUgAEEBayAAIAFB3QBGIAFB/QBGchsLIQAjAUEEaiQBDAELCwsPCyMBKAIAIgIjB0sEQCMGIQMjByEBA0AgACACIAFrSQRAIAAgA2ogACABaikDADcDACAAQQhqIQAMAQsLIAMgAiABa2okBgsgAiQHIwZB7uqx4wY2AgAjBkEEaiQGIwEoAgAtAAAhACMBQQRqJAEgAEHbAEYgAEH7AEZyBEBBASEAA0AjASMCTSAAQQBKcQRAIwEoAgAtAAAiAUHbAEYgAUH7AEZyBH8gAEEBagUgAEEBayAAIAFB3QBGIAFB/QBGchsLIQAjAUEEaiQBDAELCwsjASgCACQHCxcAQYCAiAEkAEGAgIQBJAVBgICIASQGC6EEAgh/AX4gASAAayIGQfwBTSEIIAatIQogACECA0AgAkEIaiIDIAFNBEAgCiACKQMAhUKV+Kn6l7fem55/fiIKIApCIIiFIQogAyECDAELCyABIAJLBH4gCiACKQMAQgggASACa619QgOGhoUFIAoLQpX4qfqXt96bnn9+IgogCkIgiIVCIIinQf//AHEiCUECdEGEgKgBaiEEIAgEQANAIAdBBEkEQAJAIAcgCWpB//8AcUECdEGEgKgBaiICKAIAIgNFBEAgAiEEDAELIANBCHRBhP6rAWoiAigCACAGRgR/IAJBBGohBSAAIQICfwNAIAJBCGoiAyABTQRAQQAgBSkDACACKQMAUg0CGiAFQQhqIQUgAyECDAELCyABIAJGBH9BAQUgBSkDAEIIIAEgAmutfUIDhiIKhiACKQMAIAqGUQsLBUEACwRADwsgB0EBaiEHDAILCwsLIwAgBjYCACMAQQRqIQJBACEFA0AgBSABIABrSQRAIAIgBWogACAFaikDADcDACAFQQhqIQUMAQsLIAIgASAAa2okACAIBEBBgICoASgCAEGAIEYEQEGAgKgBQQBBhIAE/AsAC0GAgKgBKAIAIgNBCHRBhICsAWoiAiAGNgIAIAJBBGohBUEAIQIDQCACIAEgAGtJBEAgAiAFaiAAIAJqKQMANwMAIAJBCGohAgwBCwtBgICoASADQQFqIgA2AgAgBCAANgIACwsQAEGAgKgBQQBBhIAE/AsACwQAIwALrgUDB38BewF+QYCAiAEkACAAIgIhBgJAA0AgASAGSwRAIAb9AAQAIgn9DExMTExMTExMTExMTExMTEz9IyAJ/QxUVFRUVFRUVFRUVFRUVFRU/SP9UCAJ/QxcXFxcXFxcXFxcXFxcXFxc/SP9UP1kIQcDQCAHBEACQCACIAYgB2hqIgVLDQAgBUEQaiABSw0FAkAgBS0AAEHcAEYEQCAFQQAgBSgCAEHc6sGBA0cEf0EABSAFLQAEQTBrQQR0IAUtAAUiA0EgckHXAGsgA0EwayADQTlLG3JBIHIiA0H6AE0gA0HhAE9xCxshAwwBC0EAIQMgBUEJay0AAEEiRwR/QQEFIAVBCmstAABB3ABGCw0AIAVBCGspAwAiCkLh5NHL5qzYsfQAUQRAIAVBCWpBACAFKQMBQu/GhaOX7Zu3IlEbIQMMAQsgCkLh3IXjlu/ctPMAUgR/QQEFIAUoAgFB4eSdqwZHCw0AIAVBB2pBACAFLwEFQfTEAEYbIQMLIANFDQAgAyAFRgRAQQAPCwNAIAEgA0sEfyADLQAAQSBNBUEACwRAIANBAWohAwwBCwsgA0EBayEEIAEgA0sEfyADLQAAQTpHBUEAC0UEQCADQQFqIQMDQCABIANLBH8gAy0AAEEgTQVBAAsEQCADQQFqIQMMAQsLIAMhBAsgASAETQ0FIAQtAAAiA0HbAEYEQEEADwsgA0H7AEcNACAEIQICQANAIAEgAksEQCACIAL9AAQA/Qx9fX19fX19fX19fX19fX19/SP9ZCIIaGohAyAIDQIgAkEQaiECDAELCyABIQMLIAMiAiABTw0FIAQgAkEBahAECyAHIAdBAWtxIQcMAQsLIAZBEGohBgwBCwsgACABQRBrIAEgAEEQakkbDwsgACAFQRBrIAUgAEEQakkbC6kFAQV/IwFBBGokAUGAgIABEAAhAQNAIAFBfkcjASMCTXEEQCAEQQFqIQQgAUECSgR/QQEFIwhFIAFBAkZxCwRAEAIFIAEEQCMBKAIAIgAhAiAALQAAIQAjAUEEaiQBIABB2wBGIABB+wBGcgRAQQEhAANAIwEjAk0gAEEASnEEQCMBKAIALQAAIgNB2wBGIANB+wBGcgR/IABBAWoFIABBAWsgACADQd0ARiADQf0ARnIbCyEAIwFBBGokAQwBCwsLIAFBAUYjASMCSXEEQCMBKAIAIQECQANAIAEgAksEQEEBIQAgAi0AAEHcAEYEf0EBBSACLwEAQd3QAEYLBH9BAQUgAigCAEGi0pGTAkYLDQIgAkEBaiECDAELC0EAIQALIAAkCAsFAkAjASgCAC0AAEHbAEcEf0EABSMBQQRqJAFBAQtFBEAjASgCAC0AACEAIwFBBGokASAAQdsARiAAQfsARnJFDQFBASEAA0AjASMCTSAAQQBKcQRAIwEoAgAtAAAiAUHbAEYgAUH7AEZyBH8gAEEBagUgAEEBayAAIAFB3QBGIAFB/QBGchsLIQAjAUEEaiQBDAELCwwBCwNAIwEjAk0EfyMBKAIALQAAQd0ARwR/QQAFIwFBBGokAUEBCwVBAQtFBEAjASgCAC0AAEEsRwR/QQAFIwFBBGokAUEBCw0BIwEoAgAtAABB+wBGBEBBgJCAARABBQJAIwEoAgAtAAAhACMBQQRqJAEgAEHbAEYgAEH7AEZyRQ0AQQEhAANAIwEjAk0gAEEASnEEQCMBKAIALQAAIgFB2wBGIAFB+wBGcgR/IABBAWoFIABBAWsgACABQd0ARiABQf0ARnIbCyEAIwFBBGokAQwBCwsLCwwBCwsLCwtBgICAARAAIQEMAQsLIAQL/gEBBn9BgICIASQGQYCAhAEkBSAAJAEjASECA0AjBUGAgIgBSQR/IwEoAgAtAABB+wBGBUEACwR/IwYhACMBKAIAIgQkB0EBJAgQCCEFAn8jASMCSwRAIAAkBkEADAELIwFBBGsoAgBBAWoiBiMHSwRAIwYhAyMHIQFBACEAA0AgACAGIAFrSQRAIAAgA2ogACABaikDADcDACAAQQhqIQAMAQsLIAMgBiABa2okBgsgBiQHIwUjBjYCACMFIAQ2AgQjBSAGNgIIIwUgBTYCDCMFQRBqJAVBAQsFQQALBEAjASgCAC0AAEEsRgRAIwFBBGokAQsjASECDAELCyACC4EBAQF/IAAkASMBKAIALQAAIQAjAUEEaiQBIABB2wBGIABB+wBGcgRAQQEhAANAIwEjAk0gAEEASnEEQCMBKAIALQAAIgFB2wBGIAFB+wBGcgR/IABBAWoFIABBAWsgACABQd0ARiABQf0ARnIbCyEAIwFBBGokAQwBCwsLIwEjAksLBAAjBQszAQF/IAAkAkH//YMBQSI6AAADQCABQRBJBEAgACABakGA/oMBNgIAIAFBBGohAQwBCwsL';

// EXTERNAL MODULE: ./build/src/log/scan/layout.js
var layout = __webpack_require__(44684);
;// CONCATENATED MODULE: ./build/src/log/scan/abridger.js


const bytes = Buffer.from(ABRIDGE_WASM, 'base64');
let compiled;
/** Makes the one of abridge/abridge.as, over the memory of a scanner. */
function createAbridger(memory) {
    compiled ??= new WebAssembly.Module(bytes);
    const { begin, take, isCut, endOfRecords, endOfPieces, forget, findArtifactLocations } = new WebAssembly.Instance(compiled, { env: { memory } }).exports;
    const isUsable = typeof begin === 'function' &&
        typeof take === 'function' &&
        typeof isCut === 'function' &&
        typeof endOfRecords === 'function' &&
        typeof endOfPieces === 'function' &&
        typeof forget === 'function' &&
        typeof findArtifactLocations === 'function';
    if (!isUsable)
        throw new TypeError('abridge.as lacks an export');
    const view = new Uint8Array(memory.buffer);
    const numbers = new Uint32Array(memory.buffer);
    for (const [kind, { nested, passedOver }] of layout/* KINDS */.GW.entries()) {
        const list = layout/* NAMES */.Xk + kind * layout/* NAME_LIST */.Fp;
        const names = [...nested, ...passedOver];
        numbers[list / 4] = names.length;
        numbers[(list + layout/* NESTED */.s6) / 4] = nested.length;
        for (const [index, name] of names.entries()) {
            const place = list + (index + 1) * layout/* NAME */.o_;
            view[place] = name.length;
            view.set(Buffer.from(name), place + 1);
        }
    }
    function* eachTaken(last) {
        let from = layout/* ABRIDGED */.FP;
        for (let at = layout/* RECORDS */.ft / 4; at < last; at += layout/* RECORD */.gv / 4) {
            const to = numbers[at] ?? 0;
            yield {
                from,
                to,
                begin: numbers[at + 1] ?? 0,
                end: numbers[at + 2] ?? 0,
                keys: numbers[at + 3] ?? 0,
            };
            from = to;
        }
    }
    return {
        begin: (end) => begin(layout/* CARRIED_TOKENS */.Wk + 4 * end),
        take: (index) => (take(layout/* CARRIED_TOKENS */.Wk + 4 * index) - layout/* CARRIED_TOKENS */.Wk) / 4,
        taken: () => eachTaken(endOfRecords() / 4),
        isCut: (index) => isCut(layout/* CARRIED_TOKENS */.Wk + 4 * index) !== 0,
        forget: () => forget(),
        findArtifactLocations(from, to) {
            const next = findArtifactLocations(from, to);
            return next === 0 ? undefined : { next, locations: eachPiece(memory, layout/* PIECES */.Kl, endOfPieces()) };
        },
    };
}
function eachPiece(memory, from, to) {
    const all = Buffer.from(memory.buffer, from, to - from);
    const texts = [];
    for (let at = 0; at < all.length;) {
        const end = at + 4 + all.readUInt32LE(at);
        texts.push(all.toString('utf8', at + 4, end));
        at = end;
    }
    return texts;
}

// EXTERNAL MODULE: ./build/src/log/scan/byte-scanner.js
var byte_scanner = __webpack_require__(43987);
;// CONCATENATED MODULE: ./build/src/log/scan/scan-wasm.js
/** scan.wat, assembled by scripts/assemble.ts, in base64. */
const SCAN_WASM = 'AGFzbQEAAAABFwNgA39+fgF/YAN/f38Bf2AEf39/fwF/AwQDAAECBQMBADwGJAd/AUEAC38BQQALfgFCAAt+AUIAC34BQgALfwFBAAt/AUEACwcoBQZtZW1vcnkCAAVzdGF0ZQMABWRlcHRoAwEEdGV4dAMCBHNjYW4AAgrcCgOxAQEDfwNAIwZBAEoEQCAAIAVqLQAALQCADkUEQEEBDwsjBkEBayQGIAVBAWohBQwBCwsgASACgyEBA0AgAUIAUgRAIAF6pyEFIAEgAUIBfYMhASAAIAVqLQAALQCADCEEIARFBEBBAQ8LIARBAkYEQEEEIQMDQCAFQQFqIQUgBUHAAEgEQCAAIAVqLQAALQCADkUEQEEBDwsgA0EBayEDIAMNAQUgAyQGCwsLDAELC0EAC0MBAX8gACABaiEDA0AgACADSQRAIAJBBHQgAC0AAC0AgARyLQCABiECIAJB/wFGBEBB/wEPCyAAQQFqIQAMAQsLIAIL4ggDCnsKfgZ/QSL9DyEIQdwA/Q8hCUEg/Q8hCkEP/Q8hC/0M/////////////zp7LH3/DiEM/Qwg//////////8JCv//Df8OIQ0jACEYIwEhGQNAIAAgAUkEQCAA/QAEACEEIAD9AAQQIQUgAP0ABCAhBiAA/QAEMCEHIAQgCP0j/WStIAUgCP0j/WStQhCGhCAGIAj9I/1krUIghiAHIAj9I/1krUIwhoSEIQ4gBCAJ/SP9ZK0gBSAJ/SP9ZK1CEIaEIAYgCf0j/WStQiCGIAcgCf0j/WStQjCGhIQhDyAEIAr9Jv1krSAFIAr9Jv1krUIQhoQgBiAK/Sb9ZK1CIIYgByAK/Sb9ZK1CMIaEhCEQIAwgBCAL/U79DiAEIAr9UP0j/WStIAwgBSAL/U79DiAFIAr9UP0j/WStQhCGhCAMIAYgC/1O/Q4gBiAK/VD9I/1krUIghiAMIAcgC/1O/Q4gByAK/VD9I/1krUIwhoSEIREgDSAEIAv9Tv0OIAT9I/1krSANIAUgC/1O/Q4gBf0j/WStQhCGhCANIAYgC/1O/Q4gBv0j/WStQiCGIA0gByAL/U79DiAH/SP9ZK1CMIaEhCESQgAhEyAPIwOEQgBSBEAgDyMDQn+FgyEPIA9CAYYjA4QhEyAPQqrVqtWq1arVqn8gE0J/hYODIRcgFyAPfCEXIBcgD1StJAMgE0LVqtWq1arVqtUAIBdCAYaFgyETIA4gE0J/hYMhDgsgDiAOQgGGhSEUIBQgFEIChoUhFCAUIBRCBIaFIRQgFCAUQgiGhSEUIBQgFEIQhoUhFCAUIBRCIIaFIRQgFCMChSEUIBRCP4ckAkIAIBAgFCASQn+FhINSBEBBAA8LQgAgEyMGrYRSBEAgACATIBQQAARAQQAPCwsgESAUQn+FgyERQn8gESAShCAUIA6EhIUhFSMEQgBSBEAgFUJ/hXqnIR0gACAdIwUQASQFIwVB/wFGBEBBAA8LIB1BwABJBEAjBS0AgApFBEBBAA8LCwsgESAOIBSDIBVCfyAVQgGGIwSEhYOEhCEWIBVCP4gkBAJAA0AgFlANASAAIBZ6p2ohGiAaLQAALQAAIRsgGCEcIBhBA3QgG3ItAIACIRggGEH/AUYEQEEADwsgG0EBa0EESQRAIBtBAXEEQCAZIANNBEAgAiAaNgIAIAJBBGohAgsgGUHoB0YEQEEADwsgGSAcLQCAAzoAgBAgGUEBaiEZBSAZQQFrIRkgGS0AgBAhGCAZIANNBEAgAiAaNgIAIAJBBGohAgsLBSAZIANNBEAgAiAaNgIAIAJBBGohAgsgG0UEQEJ/IBUgFnqHhXqnIR0gHSAAQcAAaiAaayAdIABBwABqIBprSRshHSAaIB1BABABIRwgHEH/AUYEQEEADwsgGiAdaiAAQcAAakkEQCAcLQCACkUEQEEADwsFIBwkBQsLCyAWIBZCAX2DIRYMAAsLIABBwABqIQAMAQsLIBgkACAZJAEgAgs=';

;// CONCATENATED MODULE: ./build/src/log/scan/simd-scanner.js





/** Where scan.wat has its tables. */
const TABLES = [
    [0, grammar/* TOKENS */.xZ],
    [256, grammar/* STEPS */.UT],
    [384, grammar/* RESUMED */.wK],
    [512, grammar/* WORD_CLASSES */.MM],
    [768, grammar/* WORD_STEPS */.v3],
    [1280, grammar/* WHOLE_WORDS */.uL],
    [1536, grammar/* ESCAPES */.HY],
    [1792, grammar/* HEX */.UG],
];
const simd_scanner_bytes = Buffer.from(SCAN_WASM, 'base64');
let simd_scanner_compiled;
/** The scanner of scan.wat, or undefined where this machine has no SIMD for WebAssembly. */
function createSimdScanner() {
    if (simd_scanner_compiled === undefined) {
        // `node --jitless` has no WebAssembly at all.
        if (typeof WebAssembly === 'undefined' || !WebAssembly.validate(simd_scanner_bytes))
            return undefined;
        simd_scanner_compiled = new WebAssembly.Module(simd_scanner_bytes);
    }
    const { memory, scan, state, text } = new WebAssembly.Instance(simd_scanner_compiled).exports;
    const isUsable = memory instanceof WebAssembly.Memory &&
        typeof scan === 'function' &&
        state instanceof WebAssembly.Global &&
        text instanceof WebAssembly.Global;
    if (!isUsable)
        throw new TypeError('scan.wat lacks an export');
    const view = new Uint8Array(memory.buffer);
    for (const [place, table] of TABLES)
        view.set(table, place);
    return {
        memory: view,
        windows: [layout/* FIRST_WINDOW */.mj, layout/* SECOND_WINDOW */.oy],
        tape: new Uint32Array(memory.buffer, layout/* CARRIED_TOKENS */.Wk),
        firstToken: layout/* LONGEST_CARRIED */.UD,
        abridger: createAbridger(memory),
        scan(from, to) {
            const end = Number(scan(from, to, layout/* TAPE */.Z6, byte_scanner/* DEEPEST_TOKEN */.P));
            return end === 0 ? byte_scanner/* NOT_JSON */.J : (end - layout/* TAPE */.Z6) / Uint32Array.BYTES_PER_ELEMENT;
        },
        isWhole: () => state.value === grammar/* DONE */.DH && text.value === 0n,
    };
}


/***/ })

};

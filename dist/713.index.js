export const id = 713;
export const ids = [713];
export const modules = {

/***/ 6713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewEach: () => (/* binding */ reviewEach)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(409);


/** Whoever may open changes with one head must not make a run as long as they like. */
const MOST_REVIEWED = 5;
/** From the best to the worst: a gate that failed says more than a run that did not finish. */
const WORSE_AND_WORSE = [
    _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.success,
    _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.incomplete,
    _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.failure,
    _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .CONFIGURATION_EXIT_STATUS */ .Pd,
];
/**
 * Reviews changes with one head, one after the other and the oldest first, each as if it were alone. Returns
 * the worst of their exit statuses, and gives the outputs of the one that ended so; more of them than are
 * reviewed make the run incomplete.
 *
 * @param review never throws
 */
async function reviewEach({ changes, noun }, host, review) {
    const [first, ...more] = changes;
    if (more.length === 0)
        return review(first, host);
    const ends = [];
    for (const change of changes.slice(0, MOST_REVIEWED)) {
        await host.writeSummary(`# The ${noun} #${change.pullRequest}\n\n`);
        const outputs = new Map();
        const status = await review(change, hostOf(change, host, outputs));
        ends.push({ status, outputs });
    }
    const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
    for (const [name, value] of worst?.outputs ?? [])
        host.setOutput(name, value);
    const left = changes.slice(MOST_REVIEWED).map(({ pullRequest }) => `#${pullRequest}`);
    const status = worst?.status ?? _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.incomplete;
    if (left.length === 0)
        return status;
    host.error(`${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input pull-request`);
    if (rank(status) > rank(_report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.incomplete))
        return status;
    host.setOutput('conclusion', 'incomplete');
    return _report_conclusion_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT_STATUS */ .uc.incomplete;
}
function rank(status) {
    return WORSE_AND_WORSE.indexOf(status);
}
/** Each has a report of its own, unless the user names the file. */
function hostOf({ pullRequest }, host, outputs) {
    const { temporaryFolder } = host;
    return {
        ...host,
        setOutput: (name, value) => outputs.set(name, value),
        ...(temporaryFolder === undefined ? {} : { temporaryFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporaryFolder, `${pullRequest}`) }),
    };
}


/***/ })

};

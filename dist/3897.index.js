export const id = 3897;
export const ids = [3897];
export const modules = {

 43897:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   findByHead: () => ( findByHead),
   l: () => ( findNumber),
   reviewEach: () => ( reviewEach)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
 var _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79821);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63891);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58658);
 var _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6765);






async function findByHead(reviewed, limits, asker) {
    const { noun } = _services_index_js__WEBPACK_IMPORTED_MODULE_4__ .Bg[reviewed.service];
    const { changeInput } = _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_2__ .K[reviewed.service];
    const found = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_5__ .AR)(reviewed, limits, asker);
    const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
    if (first !== undefined)
        return { changes: [first, ...more], noun, changeInput };
    const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .dl({ reason, remedy: `if one is meant, name it in the input ${changeInput}` });
}
async function findNumber(reviewed, limits, asker) {
    if (reviewed.kind !== 'by-head')
        return reviewed;
    const { changes, noun, changeInput } = await findByHead(reviewed, limits, asker);
    const [change, ...more] = changes;
    if (more.length === 0)
        return change.reviewed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`);
}
const MOST_REVIEWED = 5;
const WORSE_AND_WORSE = [
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.success,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.failure,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .Pd,
];
async function reviewEach({ changes, noun, changeInput }, host, review) {
    const [first, ...more] = changes;
    if (more.length === 0)
        return review(first.reviewed, host);
    const ends = [];
    for (const change of changes.slice(0, MOST_REVIEWED)) {
        await host.writeSummary(`# The ${noun} #${change.number}\n\n`);
        const outputs = new Map();
        const status = await review(change.reviewed, hostOf(change, host, outputs));
        ends.push({ status, outputs });
    }
    const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
    for (const [name, value] of worst?.outputs ?? [])
        host.setOutput(name, value);
    const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
    const status = worst?.status ?? _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete;
    if (left.length === 0)
        return status;
    host.error(`${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input ${changeInput}`);
    if (rank(status) > rank(_report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete))
        return status;
    host.setOutput('conclusion', 'incomplete');
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete;
}
function rank(status) {
    return WORSE_AND_WORSE.indexOf(status);
}
function hostOf({ number }, host, outputs) {
    const { temporaryFolder } = host;
    return {
        ...host,
        setOutput: (name, value) => outputs.set(name, value),
        ...(temporaryFolder === undefined ? {} : { temporaryFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporaryFolder, `${number}`) }),
    };
}


 })

};

export const id = 508;
export const ids = [508];
export const modules = {

/***/ 7508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   passQueue: () => (/* binding */ passQueue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3185);
/* harmony import */ var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
/* harmony import */ var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6183);
/* harmony import */ var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3891);
/* harmony import */ var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3629);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8658);
/* harmony import */ var _connect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5636);








/**
 * A run for changes that wait to be merged: each was reviewed by itself, so that nothing is read or posted
 * here. The check passes on what they come to, since the queue waits for it. Returns the exit status.
 *
 * @throws ConfigurationError where there is no token
 */
async function passQueue({ ci, queue }, source, limits, host, world) {
    const raw = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .readRaw */ .hc)(source);
    const { inputs } = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .parseInputs */ .TL)(raw);
    const verdict = inputs['check-name'] === undefined ? 'job' : 'status';
    const name = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__/* .checkName */ .I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    // Where the job is the verdict nobody is asked.
    const needsToken = verdict === 'status' || !_services_index_js__WEBPACK_IMPORTED_MODULE_6__/* .SERVICES */ .Bg[ci.service].takesExitStatus;
    if (needsToken && inputs.token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1((0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .missingMessage */ .E2)(['token'], { secretHint: host.secretHint }));
    const service = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__/* .connectQueue */ .on)({ ci, queue, token: inputs.token ?? '' }, verdict, limits, host, world);
    const text = `reviewed on its ${service.noun}`;
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done', value: null }
        : await service.putVerdict({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__/* .describeRefusal */ .a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_STATUS */ .uc[conclusion];
}


/***/ })

};

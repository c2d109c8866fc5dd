export const id = 508;
export const ids = [508];
export const modules = {

 7508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   passQueue: () => ( passQueue)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3185);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
 var _report_check_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8564);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3891);
 var _report_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3629);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8658);
 var _connect_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6765);








async function passQueue({ ci, queue }, source, limits, frame) {
    const { host } = frame;
    const raw = (0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ .hc)(source);
    const { inputs } = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .TL)(raw);
    const check = inputs['check-name'] === undefined ? 'job' : 'status';
    const name = (0,_report_check_js__WEBPACK_IMPORTED_MODULE_3__ .I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    const needsToken = check === 'status' || !(0,_services_index_js__WEBPACK_IMPORTED_MODULE_6__ .iw)(ci.service).takesExitStatus;
    if (needsToken && inputs.token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1((0,_inputs_read_inputs_js__WEBPACK_IMPORTED_MODULE_1__ .E2)(['token'], { secretHint: host.secretHint }));
    const service = await (0,_connect_js__WEBPACK_IMPORTED_MODULE_7__ .on)({ ci, queue, token: inputs.token ?? '' }, check, limits, frame);
    const text = `reviewed on its ${service.noun}`;
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done', value: null }
        : await service.putCheck({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,_report_words_js__WEBPACK_IMPORTED_MODULE_5__ .a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc[conclusion];
}


 })

};

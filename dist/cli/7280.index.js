export const id = 7280;
export const ids = [7280];
export const modules = {

/***/ 67280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   startRun: () => (/* binding */ startRun)
/* harmony export */ });
/* harmony import */ var _host_choose_host_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30518);
/* harmony import */ var _host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12177);
/* harmony import */ var _host_terminal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64691);
/* harmony import */ var _report_report_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73531);
/* harmony import */ var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63891);
/* harmony import */ var _run_without_service_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(72202);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21278);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(86856);








/** Runs the command `run` or `plan`, and returns the exit status. */
async function startRun(command, { flags, form, shown, base, timings }) {
    const world = (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__/* .processWorld */ .m)();
    const streams = { out: process.stdout, err: process.stderr };
    const asked = command === 'plan' ? { ...flags, 'dry-run': 'true' } : flags;
    const chosen = (0,_host_choose_host_js__WEBPACK_IMPORTED_MODULE_0__/* .chooseHost */ .w)(asked, form, world, (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .createRedactor */ .lY)([]), streams);
    (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__/* .endOnCrash */ .c)(_report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_STATUS */ .uc.incomplete, (line) => chosen.error(line));
    if (form === 'json' && chosen.input('report-file') === _host_terminal_js__WEBPACK_IMPORTED_MODULE_2__/* .STANDARD_OUTPUT */ .qk) {
        chosen.error('Flag --json and report-file - both print a document: leave out one of them');
        return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIGURATION_EXIT_STATUS */ .Pd;
    }
    const host = await (0,_run_without_service_js__WEBPACK_IMPORTED_MODULE_5__/* .chooseBase */ .b)(chosen, flags, base, world);
    if (host === undefined)
        return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIGURATION_EXIT_STATUS */ .Pd;
    const options = { shown, timings, ...(command === 'plan' && { code: 'shown' }) };
    if (form === 'text')
        return (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .run */ .e)(host, world, options);
    const toDocument = command === 'plan' ? (result, redact) => (0,_report_report_file_js__WEBPACK_IMPORTED_MODULE_3__/* .toPlanDocument */ .CF)(result, redact, shown) : _report_report_file_js__WEBPACK_IMPORTED_MODULE_3__/* .toReport */ .cG;
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_6__/* .run */ .e)(host, world, { ...options, toDocument });
}


/***/ })

};

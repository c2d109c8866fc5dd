export const id = 887;
export const ids = [887];
export const modules = {

 6887:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _host_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3929);
 var _host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7932);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3891);
 var _run_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4730);
 var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2142);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6856);






const world = (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .m)();
const host = (0,_host_github_js__WEBPACK_IMPORTED_MODULE_0__ .S)(world.environment, (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ .lY)([]));
(0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .c)(_report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ .uc.incomplete, (line) => host.error(line));
process.exitCode = await (0,_run_frame_js__WEBPACK_IMPORTED_MODULE_3__ .T)(host, world, _run_js__WEBPACK_IMPORTED_MODULE_4__ .e);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 })

};

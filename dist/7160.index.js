export const id = 7160;
export const ids = [7160];
export const modules = {

 57160:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   listMerged: () => ( listMerged)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39092);
 var _pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28360);
 var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1435);




async function listMerged(access, wanted, options) {
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .jw)({ ...access, ...options }, 'the pull requests');
    const target = (0,_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ .a7)(access, session).target('list-changes');
    const query = { state: 'closed', sort: 'recentupdate' };
    const parse = async (text) => (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(5198)]).then(__webpack_require__.bind(__webpack_require__, 65198))).parsePullRequests(text);
    try {
        return await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__ .pA)(target, session, wanted, ...(0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .E0)(target, query, parse, session));
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7) || error.status !== 404)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`There is no repository ${access.repository} at ${session.apiUrl}, or the token cannot see it: check the repository, \`base-url\` and \`token\`. ${error.message}`);
    }
}


 })

};

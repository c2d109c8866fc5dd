export const id = 9563;
export const ids = [9563];
export const modules = {

/***/ 69563:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listMerged: () => (/* binding */ listMerged)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94646);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21582);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86605);




/**
 * The pull requests of a repository that were merged last. Throws ServiceError, and ConfigurationError where
 * the token is refused or the repository is not to be seen.
 *
 * Merged ones are listed among the closed ones, and sorted by their last update at best:
 * https://docs.github.com/en/rest/pulls/pulls#list-pull-requests
 */
async function listMerged(access, wanted, options) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__/* .parseRepository */ .SU)(access.repository);
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .createSession */ .jw)({ ...access, ...options }, 'the pull requests');
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/pulls`;
    const first = new URL(session.apiUrl + path);
    const query = { state: 'closed', sort: 'updated', direction: 'desc', ..._client_js__WEBPACK_IMPORTED_MODULE_1__/* .FIRST_PAGE */ .XB };
    for (const [key, value] of Object.entries(query))
        first.searchParams.set(key, value);
    const fetchPage = (url) => (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .read */ .LF)('list-changes', { kind: 'rest', method: 'GET', path: url.href.slice(session.apiUrl.length) }, async (text, headers) => {
        const page = (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parseListed(text);
        if (page.kind !== 'value')
            return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    try {
        return await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__/* .readMerged */ .pA)({ method: 'GET', url: first.href }, session, wanted, first, fetchPage, _client_js__WEBPACK_IMPORTED_MODULE_1__/* .smallerPage */ .Ul);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ServiceError */ ._7) || error.status !== 404)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`There is no repository ${owner}/${name} at ${session.apiUrl}, or the token cannot see it: check the repository and the input \`token\`. ${error.message}`);
    }
}


/***/ })

};

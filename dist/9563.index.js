export const id = 9563;
export const ids = [9563];
export const modules = {

 69563:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   listMerged: () => ( listMerged)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39092);
 var _change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21582);
 var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86605);




async function listMerged(access, wanted, options) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_2__ .SU)(access.repository);
    const session = (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .jw)({ ...access, ...options }, 'the pull requests');
    const path = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}/pulls`;
    const first = new URL(session.apiUrl + path);
    const query = { state: 'closed', sort: 'updated', direction: 'desc', ..._client_js__WEBPACK_IMPORTED_MODULE_1__ .XB };
    for (const [key, value] of Object.entries(query))
        first.searchParams.set(key, value);
    const fetchPage = (url) => (0,_session_js__WEBPACK_IMPORTED_MODULE_3__ .LF)('list-changes', { kind: 'rest', method: 'GET', path: url.href.slice(session.apiUrl.length) }, async (text, headers) => {
        const page = (await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799))).parseListed(text);
        if (page.kind !== 'value')
            return page;
        return { kind: 'value', value: { items: page.value, nextPageToken: undefined, headers } };
    }, session);
    try {
        return await (0,_client_js__WEBPACK_IMPORTED_MODULE_1__ .pA)({ method: 'GET', url: first.href }, session, wanted, first, fetchPage, _client_js__WEBPACK_IMPORTED_MODULE_1__ .Ul);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7) || error.status !== 404)
            throw error;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`There is no repository ${owner}/${name} at ${session.apiUrl}, or the token cannot see it: check the repository and the input \`token\`. ${error.message}`);
    }
}


 })

};

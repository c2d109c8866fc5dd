export const id = 204;
export const ids = [204];
export const modules = {

 70204:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( putStatus),
   f: () => ( Statuses),
   putVerdictOn: () => ( putVerdictOn)
 });
 var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39092);
 var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21582);
 var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86605);



const wire = () => Promise.all([__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4799)]).then(__webpack_require__.bind(__webpack_require__, 64799));
const PER_PAGE = 100;
const STATES = { pending: 'running', success: 'passed' };
class Statuses {
    #repository;
    #session;
    #known = new Map();
    constructor(repository, session) {
        this.#repository = repository;
        this.#session = session;
    }
    async list(sha, name, writer) {
        const known = this.#known.get(sha) ?? [];
        const all = [...(await this.#newerThan(sha, known[0]?.id)), ...known];
        this.#known.set(sha, all);
        return all
            .filter(({ context }) => context.toLowerCase() === name.toLowerCase())
            .filter(({ creator }) => writer === undefined || creator?.id === writer)
            .map(({ id, state, description, target_url }) => ({
            id,
            state: STATES[state] ?? 'failed',
            text: description ?? '',
            ...(target_url ? { url: target_url } : {}),
        }));
    }
    async #newerThan(sha, last) {
        const found = new Map();
        for (let page = 1;; page += 1) {
            const statuses = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .LF)('list-statuses', {
                kind: 'rest',
                method: 'GET',
                path: `${this.#repository}/commits/${sha}/statuses?per_page=${PER_PAGE}&page=${page}`,
            }, async (text) => (await wire()).parseStatuses(text), this.#session);
            for (const status of statuses) {
                if (status.id === last)
                    return [...found.values()];
                found.set(status.id, status);
            }
            if (statuses.length < PER_PAGE)
                return [...found.values()];
        }
    }
}
const WORDS = { running: 'pending', passed: 'success', failed: 'failure' };
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .jw)(options, 'the commit'));
}
function putStatus(repository, sha, { name, state, text, url }, session) {
    const value = {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__ .M9)('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, _client_js__WEBPACK_IMPORTED_MODULE_0__ .$U, session);
}


 })

};

export const id = 204;
export const ids = [204];
export const modules = {

/***/ 204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ putStatus),
/* harmony export */   f: () => (/* binding */ Statuses),
/* harmony export */   putVerdictOn: () => (/* binding */ putVerdictOn)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4646);
/* harmony import */ var _change_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1582);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6605);



/** How answers are read; loaded while the request is on its way. */
const wire = () => Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(799)]).then(__webpack_require__.bind(__webpack_require__, 4799));
const PER_PAGE = 100;
const STATES = { pending: 'running', success: 'passed' };
/** Statuses of a commit. Its combined status would show the newest of each context alone. */
class Statuses {
    #repository;
    #session;
    /** By commit, the newest first. */
    #known = new Map();
    /** @param repository its path, `/repos/owner/name` */
    constructor(repository, session) {
        this.#repository = repository;
        this.#session = session;
    }
    /**
     * Those of a context (its letter case makes no difference) that this account wrote, the newest first. Where
     * the account is not known, those of all. Throws ServiceError.
     */
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
    /** They come newest first: one that is written meanwhile shifts others to where they are seen twice. */
    async #newerThan(sha, last) {
        const found = new Map();
        for (let page = 1;; page += 1) {
            const statuses = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .read */ .LF)('list-statuses', {
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
/** Puts a verdict on a commit that is the head of no pull request, as that of a merge queue. */
function putVerdictOn(options, sha, verdict) {
    const { owner, name } = (0,_change_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRepository */ .SU)(options.repository);
    const repository = `/repos/${encodeURIComponent(owner)}/${encodeURIComponent(name)}`;
    return putStatus(repository, sha, verdict, (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .createSession */ .jw)(options, 'the commit'));
}
/** @param repository its path, `/repos/owner/name` */
function putStatus(repository, sha, { name, state, text, url }, session) {
    const value = {
        context: name,
        state: WORDS[state],
        description: text,
        ...(url !== undefined && { target_url: url }),
    };
    return (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .write */ .M9)('put-status', { kind: 'rest', method: 'POST', path: `${repository}/statuses/${encodeURIComponent(sha)}`, value }, _client_js__WEBPACK_IMPORTED_MODULE_0__/* .noValue */ .$U, session);
}


/***/ })

};

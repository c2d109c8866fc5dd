export const id = 1064;
export const ids = [1064];
export const modules = {

 31919:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => ( DISTRIBUTION)
 });
const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';
const DISTRIBUTION = {
    action: `${REPOSITORY}@${REFERENCE}`,
    template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
    integrity: 'sha256-a6zvAcwpMmXopZz7l66v7tpHefItOPnmbaVIkygRPzI=',
    package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
    analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
    forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
    install: 'npm install --global "$(npm pack --silent)"',
};


 }),

 81064:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   eventChange: () => ( eventChange),
   eventWithoutRights: () => ( eventWithoutRights),
   githubChange: () => ( githubChange),
   untrustedEvent: () => ( untrustedEvent)
 });
 var _distribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31919);
 var _logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12795);


function githubChange({ name = '', payload }, { GITHUB_REF, GITHUB_SHA }) {
    const mergesFirst = OF_PULL_REQUESTS.includes(name);
    if (!mergesFirst && name !== 'pull_request_target')
        return undefined;
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(payload, 'pull_request');
    const head = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(pullRequest, 'head', 'sha');
    const targetBranch = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(pullRequest, 'base', 'ref');
    if (head === undefined || targetBranch === undefined)
        return undefined;
    const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(pullRequest, 'number')}/merge`;
    return {
        head,
        previousHead: (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(payload, 'before'),
        testMerge: isMerge ? GITHUB_SHA : undefined,
        targetBranch,
        ...(!mergesFirst && {
            remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${_distribution_js__WEBPACK_IMPORTED_MODULE_0__ .h.forks}`,
        }),
    };
}
function eventChange({ name = '', payload }) {
    if (OF_PULL_REQUESTS.includes(name) || name === 'pull_request_target') {
        const number = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(payload, 'pull_request', 'number');
        return Number.isSafeInteger(number) && Number(number) > 0
            ? { kind: 'number', number: Number(number) }
            : undefined;
    }
    if (name !== 'workflow_run')
        return undefined;
    const run = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(payload, 'workflow_run');
    const [sha, branch] = [(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(run, 'head_sha'), (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(run, 'head_branch')];
    const owner = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(run, 'head_repository', 'owner', 'login');
    if (sha === undefined || branch === undefined || owner === undefined)
        return undefined;
    return { kind: 'head', sha, branch: `${owner}:${branch}` };
}
const OF_PULL_REQUESTS = [
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
];
const OF_DEPENDABOT = [
    ...OF_PULL_REQUESTS,
    'push',
    'create',
    'deployment',
    'deployment_status',
];
function untrusted({ name = '', actor, payload }) {
    if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name))
        return 'dependabot';
    if (!OF_PULL_REQUESTS.includes(name))
        return undefined;
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(payload, 'pull_request');
    const target = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(pullRequest, 'base', 'repo', 'full_name');
    if (target === undefined)
        return undefined;
    const repository = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(pullRequest, 'head', 'repo');
    if (repository === null)
        return 'fork';
    const source = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(repository, 'full_name');
    return source === undefined || source === target ? undefined : 'fork';
}
function untrustedEvent(event) {
    switch (untrusted(event)) {
        case 'dependabot':
            return {
                reason: 'this run was started by Dependabot, which does not get the secrets of Actions',
                remedy: "add the secret to the repository's secrets of Dependabot too",
            };
        case 'fork':
            return {
                reason: 'this pull request comes from a fork, and forks get no secrets',
                remedy: FOLLOW,
            };
        default:
            return undefined;
    }
}
const FOLLOW = `review it from a second workflow, triggered by workflow_run (see ${_distribution_js__WEBPACK_IMPORTED_MODULE_0__ .h.forks})`;
const FROM_FORK = {
    gitea: 'this pull request comes from a fork, whose token sees no pull request of a private repository',
    forgejo: 'this pull request comes from a fork, whose token was refused',
};
const fromFork = (host) => ({
    reason: FROM_FORK[host],
    remedy: `propose it from a branch of the repository itself (see ${_distribution_js__WEBPACK_IMPORTED_MODULE_0__ .h.forks})`,
});
function eventWithoutRights(event, token, host = 'github') {
    switch (untrusted(event)) {
        case 'dependabot':
            return token === 'given'
                ? undefined
                : {
                    reason: 'this run was started by Dependabot, whose token can only read',
                    remedy: `${FOLLOW}, or set a token from the Dependabot secrets as the variable SARIF_REVIEW_TOKEN`,
                };
        case 'fork':
            return host === 'github'
                ? { reason: 'this pull request comes from a fork, whose token can only read', remedy: FOLLOW }
                : fromFork(host);
        default:
            return undefined;
    }
}


 }),

 12795:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( textAt),
   Ct: () => ( itemsAt),
   G$: () => ( indexAt),
   Gv: () => ( isObject),
   Ro: () => ( toNumber),
   at: () => ( at),
   gT: () => ( listAt)
 });
const NOTHING = [];
function at(value, name, second, third) {
    const found = own(value, name);
    if (second === undefined || found === undefined)
        return found;
    const below = own(found, second);
    return third === undefined ? below : own(below, third);
}
function textAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function listAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Array.isArray(found) ? found : NOTHING;
}
function itemsAt(value, name) {
    const found = at(value, name);
    return isObject(found) ? [found] : listAt(value, name);
}
function indexAt(value, name, second, third) {
    const found = toNumber(at(value, name, second, third));
    return found !== undefined && found >= 0 ? found : undefined;
}
function toNumber(value) {
    const number = typeof value === 'string' && /^\s*-?\d{1,15}\s*$/u.test(value) ? Number(value) : value;
    return Number.isSafeInteger(number) ? Number(number) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    const holder = Array.isArray(value) && value.length === 1 ? value[0] : value;
    if (!isObject(holder) || !Object.hasOwn(holder, name))
        return undefined;
    return holder[name];
}


 })

};

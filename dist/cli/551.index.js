export const id = 551;
export const ids = [551];
export const modules = {

/***/ 87551:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ OF_PULL_REQUESTS),
/* harmony export */   eventWithoutRights: () => (/* binding */ eventWithoutRights),
/* harmony export */   untrustedEvent: () => (/* binding */ untrustedEvent)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96723);

/**
 * Events that run for the merge of a pull request with its target, and without secrets where it comes from a
 * fork. `pull_request_target` and `workflow_run` have them always.
 */
const OF_PULL_REQUESTS = [
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
];
/**
 * Events that get the secrets of Dependabot in place of those of Actions (GitHub's "Dependabot on GitHub
 * Actions").
 */
const OF_DEPENDABOT = [
    ...OF_PULL_REQUESTS,
    'push',
    'create',
    'deployment',
    'deployment_status',
];
/** A fork that was deleted since is null. */
const repositorySchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ full_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
const pullRequestSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    pull_request: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        head: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositorySchema.nullable() }),
        base: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repo: repositorySchema }),
    }),
});
/** Whose code an event runs, where that is not trusted; undefined where the event does not prove it. */
function untrusted({ name = '', actor, payload }) {
    if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name))
        return 'dependabot';
    if (!OF_PULL_REQUESTS.includes(name))
        return undefined;
    const event = pullRequestSchema.safeParse(payload);
    if (!event.success)
        return undefined;
    const { head, base } = event.data.pull_request;
    return head.repo?.full_name === base.repo.full_name ? undefined : 'fork';
}
/**
 * Why this event gets no secrets, where the event itself proves it; undefined otherwise, since a missing
 * secret alone may be a mistake, and a mistake must not pass. Bots that push to the repository itself
 * (Renovate, GitHub Apps) get its secrets.
 */
function untrustedEvent(event) {
    switch (untrusted(event)) {
        case 'dependabot':
            return {
                reason: 'this run was started by Dependabot, which gets no secrets of Actions',
                remedy: "add the secret to the repository's secrets of Dependabot too",
            };
        case 'fork':
            return {
                reason: 'this pull request comes from a fork, and forks get no secrets',
                remedy: 'run the review from a workflow that has them, for example one that is triggered by workflow_run',
            };
        default:
            return undefined;
    }
}
const FOLLOW = 'review it from a second workflow, which is triggered by workflow_run (see docs/forks.md)';
/**
 * Why a run for this event mostly cannot write on GitHub: where that is refused it is no mistake. The token
 * of a job is read-only for a fork, unless a private repository sends it another one, and for Dependabot,
 * unless the workflow grants it more ("Troubleshooting Dependabot on GitHub Actions").
 */
function eventWithoutRights(event, token) {
    switch (untrusted(event)) {
        case 'dependabot':
            return token === 'given'
                ? undefined
                : {
                    reason: 'this run was started by Dependabot, whose token can only read',
                    remedy: `${FOLLOW}, or give a token of the secrets of Dependabot as the variable SARIF_REVIEW_TOKEN`,
                };
        case 'fork':
            return { reason: 'this pull request comes from a fork, whose token can only read', remedy: FOLLOW };
        default:
            return undefined;
    }
}


/***/ })

};

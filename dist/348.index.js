export const id = 348;
export const ids = [348];
export const modules = {

/***/ 4348:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eventChange: () => (/* binding */ eventChange),
  eventWithoutRights: () => (/* binding */ eventWithoutRights),
  githubChange: () => (/* binding */ githubChange),
  untrustedEvent: () => (/* binding */ untrustedEvent)
});

// UNUSED EXPORTS: OF_PULL_REQUESTS

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 5 modules
var schemas = __webpack_require__(6723);
;// CONCATENATED MODULE: ./build/src/distribution.js
/*
 * How the program is had. No release is published yet, so that all comes from the repository; a first release
 * changes the line below (`v1.2.3` in place of `main`) and nothing else: `npm run docs` writes it into every
 * page and template, and the integrity of the template back into this file.
 */
const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';
const DISTRIBUTION = {
    /** What a step of GitHub Actions uses. */
    action: `${REPOSITORY}@${REFERENCE}`,
    /** What a pipeline of GitLab includes. A component would have to stand on the same GitLab. */
    template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
    /** The SHA-256 of that template, as GitLab's `include:integrity` wants it. */
    integrity: 'sha256-DZpMbyiUEXC55xegZu44rClslBfe29Xu6O0fjqiGK6E=',
    /** What npm installs where there is no clone; the template names it, so that who pins one pins both. */
    package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
    /** The page with every analyzer. */
    analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
    /** The page on pull requests of forks. */
    forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
    /** Puts the command `sarif-review` into the path, in a clone. */
    install: 'npm install --global "$(npm pack --silent)"',
};

;// CONCATENATED MODULE: ./build/src/host/github-event.js


const pullRequestSchema = schemas/* object */.Ikc({
    /** The head before the push, where the event is one. */
    before: schemas/* string */.YjP().optional(),
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
        base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP() }),
    }),
});
/**
 * What an event of a pull request says of it; undefined for all others. `workflow_run` tells of the head of
 * another run, and who started that one chose it.
 */
function githubChange({ name = '', payload }, { GITHUB_REF, GITHUB_SHA }) {
    const mergesFirst = OF_PULL_REQUESTS.includes(name);
    if (!mergesFirst && name !== 'pull_request_target')
        return undefined;
    const event = pullRequestSchema.safeParse(payload);
    if (!event.success)
        return undefined;
    const { before, pull_request: pullRequest } = event.data;
    const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${pullRequest.number}/merge`;
    return {
        head: pullRequest.head.sha,
        previousHead: before,
        testMerge: isMerge ? GITHUB_SHA : undefined,
        targetBranch: pullRequest.base.ref,
        // It has secrets and rights, and whoever checks out the change for it hands them to a stranger's code.
        ...(!mergesFirst && {
            remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${DISTRIBUTION.forks}`,
        }),
    };
}
const numberSchema = schemas/* object */.Ikc({ pull_request: schemas/* object */.Ikc({ number: schemas/* int */.Whr().positive() }) });
/** A fork that was deleted since is null. */
const followingSchema = schemas/* object */.Ikc({
    workflow_run: schemas/* object */.Ikc({
        head_sha: schemas/* string */.YjP(),
        head_branch: schemas/* string */.YjP().nullable(),
        head_repository: schemas/* object */.Ikc({ owner: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }).nullable(),
    }),
});
/**
 * The pull request that an event is about; undefined for all others. A run that follows another one
 * (`workflow_run`) knows the head alone: its list of pull requests is empty for those of forks.
 */
function eventChange({ name = '', payload }) {
    if (OF_PULL_REQUESTS.includes(name) || name === 'pull_request_target') {
        const event = numberSchema.safeParse(payload);
        return event.success ? { kind: 'number', number: event.data.pull_request.number } : undefined;
    }
    const event = name === 'workflow_run' ? followingSchema.safeParse(payload) : undefined;
    if (event?.success !== true)
        return undefined;
    const { head_sha: sha, head_branch: branch, head_repository: repository } = event.data.workflow_run;
    if (branch === null || repository === null)
        return undefined;
    return { kind: 'head', sha, branch: `${repository.owner.login}:${branch}` };
}
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
const repositorySchema = schemas/* object */.Ikc({ full_name: schemas/* string */.YjP() });
const originSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        head: schemas/* object */.Ikc({ repo: repositorySchema.nullable() }),
        base: schemas/* object */.Ikc({ repo: repositorySchema }),
    }),
});
/** Whose code an event runs, where that is not trusted; undefined where the event does not prove it. */
function untrusted({ name = '', actor, payload }) {
    if (actor === 'dependabot[bot]' && OF_DEPENDABOT.includes(name))
        return 'dependabot';
    if (!OF_PULL_REQUESTS.includes(name))
        return undefined;
    const event = originSchema.safeParse(payload);
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
                reason: 'this run was started by Dependabot, which does not get the secrets of Actions',
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
const FOLLOW = `review it from a second workflow, triggered by workflow_run (see ${DISTRIBUTION.forks})`;
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
                    remedy: `${FOLLOW}, or set a token from the Dependabot secrets as the variable SARIF_REVIEW_TOKEN`,
                };
        case 'fork':
            return { reason: 'this pull request comes from a fork, whose token can only read', remedy: FOLLOW };
        default:
            return undefined;
    }
}


/***/ })

};

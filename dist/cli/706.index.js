export const id = 706;
export const ids = [706];
export const modules = {

/***/ 2706:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveSandbox: () => (/* binding */ serveSandbox)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(8474);
;// CONCATENATED MODULE: ./build/sandbox/start-error.js
/** The sandbox cannot start. The message is one sentence for the person who started it: what is wrong, and what to do. */
class SandboxStartError extends Error {
    name = 'SandboxStartError';
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./node_modules/@hono/node-server/dist/index.mjs + 2 modules
var dist = __webpack_require__(6652);
// EXTERNAL MODULE: ./node_modules/hono/dist/index.js
var hono_dist = __webpack_require__(9610);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/body-limit/index.js
var body_limit = __webpack_require__(2542);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/method-not-allowed/index.js
var method_not_allowed = __webpack_require__(7964);
// EXTERNAL MODULE: ./node_modules/hono/dist/middleware/secure-headers/index.js + 1 modules
var secure_headers = __webpack_require__(459);
;// CONCATENATED MODULE: ./build/sandbox/rules/refusal.js
/** A request that is refused. The message goes into the `error` of the answer: it says what is wrong. */
class Refusal extends Error {
    name = 'Refusal';
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/http/bearer-token.js

/** RFC 6750, section 2.1. The name of a scheme has no case. */
const BEARER = /^Bearer +([A-Za-z0-9\-._~+/]+=*) *$/i;
/** The token of the Authorization header. Refuses with `unauthorized` where there is none. */
function readBearerToken(context) {
    const token = BEARER.exec(context.req.header('authorization') ?? '')?.[1];
    if (token === undefined) {
        throw new Refusal('unauthorized', 'The header Authorization: Bearer <ACCESS_TOKEN> is missing or malformed');
    }
    return token;
}

;// CONCATENATED MODULE: ./build/sandbox/http/deployment-number.js

/** Up to 15 digits: a number that JavaScript holds exactly. */
const NUMBER = /^[1-9]\d{0,14}$/;
/** The deployment number of a path. What is no such number names no deployment: refuses with `not-found`. */
function toDeploymentNumber(text) {
    if (!NUMBER.test(text))
        throw new Refusal('not-found', 'Deployment not found');
    return Number(text);
}

;// CONCATENATED MODULE: ./build/sandbox/http/read-json.js

const JSON_TYPE = /^application\/json\s*(;|$)/i;
/** Reads the JSON body of a request. Refuses with `invalid` what is no JSON or does not fit, and says which field is wrong. */
async function readJson(context, schema) {
    if (!JSON_TYPE.test(context.req.header('content-type') ?? '')) {
        throw new Refusal('invalid', 'The body must be JSON, with the Content-Type application/json');
    }
    const result = schema.safeParse(parseJson(await context.req.text()));
    if (result.success)
        return result.data;
    throw new Refusal('invalid', result.error.issues.map(toSentence).join('; '));
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        throw new Refusal('invalid', 'The body is not valid JSON');
    }
}
function toSentence(issue) {
    return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/sandbox/secrets.js

/** 256 bits, the size of the hash that stands for a secret in the store. */
const SECRET_BYTES = 32;
/** 128 bits: as good as never twice, so an id is never used again. */
const ID_BYTES = 16;
/** Makes a bearer token or a client secret: 43 characters of base64url. */
function newSecret() {
    return (0,external_node_crypto_.randomBytes)(SECRET_BYTES).toString('base64url');
}
/** Makes an id that says nothing about what it names: 32 hexadecimal digits. */
function newId() {
    return (0,external_node_crypto_.randomBytes)(ID_BYTES).toString('hex');
}
/**
 * The form in which a secret is stored, in hexadecimal digits. One SHA-256 is enough: the secrets are random, there is
 * nothing to guess.
 */
function hashSecret(secret) {
    return (0,external_node_crypto_.createHash)('sha256').update(secret).digest('hex');
}
/** Compares a presented secret with a stored hash in a time that does not depend on either. */
function isSecret(presented, hash) {
    return (0,external_node_crypto_.timingSafeEqual)(Buffer.from(hashSecret(presented)), Buffer.from(hash));
}

;// CONCATENATED MODULE: ./build/sandbox/rules/accounts.js


/** `expires_in` of the interface, in seconds. */
const TOKEN_LIFETIME_SECONDS = 31_536_000;
/** Stands in for the hash of an unknown client, so that a wrong id takes as long as a wrong secret. */
const NOBODY = hashSecret(newSecret());
/** Adds a user with a new id. */
function createUser({ store }, user) {
    const created = { id: newId(), ...user };
    store.accounts.insertUser(created);
    return created;
}
/** Makes an OAuth client that acts as its user. The secret is given this once; only its hash is kept. */
function createClient({ store }, { userId, name }) {
    if (store.accounts.findUser(userId) === undefined)
        throw new Refusal('not-found', 'User not found');
    const client = { clientId: newId(), clientSecret: newSecret() };
    store.accounts.putClient({
        id: client.clientId,
        userId,
        name,
        secretHash: hashSecret(client.clientSecret),
    });
    return client;
}
/** The client with these credentials. The secret is compared byte for byte. Refuses with `unauthorized`. */
function authenticateClient({ store }, id, secret) {
    const client = store.accounts.findClient(id);
    const matches = isSecret(secret, client?.secretHash ?? NOBODY);
    if (client === undefined || !matches)
        throw new Refusal('unauthorized', 'Invalid client credentials');
    return client;
}
/** Makes an access token for a client and forgets those that have expired. Only the hash of the token is kept. */
function issueToken({ store, clock }, client) {
    const token = newSecret();
    store.transaction(() => {
        store.accounts.deleteTokensExpiredBy(clock());
        store.accounts.insertToken({
            hash: hashSecret(token),
            clientId: client.id,
            expiresAt: clock() + TOKEN_LIFETIME_SECONDS * 1000,
        });
    });
    return token;
}
/** Who a token speaks for. Refuses with `unauthorized`. */
function authenticateToken({ store, clock }, token) {
    const stored = store.accounts.findToken(hashSecret(token));
    const matches = isSecret(token, stored?.hash ?? NOBODY);
    if (stored === undefined || !matches || stored.expiresAt <= clock()) {
        throw new Refusal('unauthorized', 'Invalid or expired access token');
    }
    const client = store.accounts.findClient(stored.clientId);
    const user = client && store.accounts.findUser(client.userId);
    if (user === undefined)
        throw new Refusal('unauthorized', 'Invalid or expired access token');
    return { user, clientId: stored.clientId };
}

;// CONCATENATED MODULE: ./build/sandbox/git/resolve-commit.js
/** The full name of the commit that a revision stands for (a branch, a tag, `HEAD~2`, a SHA), or `null`. */
async function resolveCommit(git, repository, revision) {
    const answer = await git(repository, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${revision}^{commit}`,
    ]);
    return answer.kind === 'done' ? answer.output.toString('utf8').trim() : null;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/readiness.js
/** The phase of a deployment that is not proposed yet. */
const DRAFT = 'DRAFT';
/** When something is due that begins now, in milliseconds since the epoch; `null` for what waits for the admin interface. */
function dueAt(delay, now) {
    return delay === 'manual' ? null : now + delay;
}
function isDue(due, now) {
    return due !== null && due <= now;
}
/** Whether the discussion behind a deployment exists. Nothing needs to happen for that: its time has come or not. */
function hasDiscussion(deployment, now) {
    return isDue(deployment.discussionDueAt, now);
}
/** Whether the diff of the newest commits is the current one. */
function hasNewestDiff(deployment, now) {
    return isDue(deployment.diffDueAt, now);
}
/** The current diff: after a push the one before it, until the new one is computed; `null` before the first. */
function currentDiff(deployment, now) {
    return hasNewestDiff(deployment, now) ? deployment.newest : deployment.previous;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/deployments.js




/** Makes a deployment request. Its diff and its discussion come after their delays, the latter never for a draft. */
async function createDeployment(sandbox, request) {
    const { store, clock } = sandbox;
    const { title, branch, phase } = request;
    // Absolute, so that it is the same folder after a start from elsewhere.
    const repository = (0,external_node_path_.resolve)(request.repository);
    const newest = await resolvePair(sandbox, repository, request);
    const now = clock();
    const { diffDelayMs, discussionDelayMs } = store.settings.get();
    return store.deployments.insert({
        title,
        branch,
        phase,
        repository,
        newest,
        diffDueAt: dueAt(diffDelayMs, now),
        previous: null,
        discussionDueAt: phase === DRAFT ? null : dueAt(discussionDelayMs, now),
        createdAt: now,
    });
}
/** The deployment of this number. Refuses with `not-found`. */
function getDeployment({ store }, number) {
    const deployment = store.deployments.find(number);
    if (deployment === undefined)
        throw new Refusal('not-found', 'Deployment not found');
    return deployment;
}
/** A push, a change of the base, a change of the phase. The diff before a push stays current until the new one is due. */
async function changeDeployment(sandbox, number, changes) {
    const { store } = sandbox;
    const before = getDeployment(sandbox, number);
    const pair = await resolvePair(sandbox, before.repository, {
        base: changes.base ?? before.newest.base,
        head: changes.head ?? before.newest.head,
    });
    return store.transaction(() => {
        // Read again: another push may have come while git was asked.
        const current = getDeployment(sandbox, number);
        const newest = {
            base: changes.base === undefined ? current.newest.base : pair.base,
            head: changes.head === undefined ? current.newest.head : pair.head,
        };
        const changed = withPhase(sandbox, withPair(sandbox, current, newest), changes.phase ?? current.phase);
        store.deployments.update(changed);
        return changed;
    });
}
function withPair({ store, clock }, deployment, newest) {
    if (newest.base === deployment.newest.base && newest.head === deployment.newest.head)
        return deployment;
    const now = clock();
    return {
        ...deployment,
        newest,
        diffDueAt: dueAt(store.settings.get().diffDelayMs, now),
        previous: currentDiff(deployment, now),
    };
}
function withPhase({ store, clock }, deployment, phase) {
    const now = clock();
    // A discussion that exists stays, also when the deployment becomes a draft again.
    if (phase === deployment.phase || hasDiscussion(deployment, now))
        return { ...deployment, phase };
    if (phase === DRAFT)
        return { ...deployment, phase, discussionDueAt: null };
    if (deployment.phase !== DRAFT)
        return { ...deployment, phase };
    return { ...deployment, phase, discussionDueAt: dueAt(store.settings.get().discussionDelayMs, now) };
}
/** Makes pending things ready at once, whatever their delay. A draft gets no discussion that way either. */
function makeReady(sandbox, number, what) {
    const { store, clock } = sandbox;
    return store.transaction(() => {
        const deployment = getDeployment(sandbox, number);
        const now = clock();
        if (what.discussion && deployment.phase === DRAFT && !hasDiscussion(deployment, now)) {
            throw new Refusal('conflict', 'A draft has no discussion: change its phase first');
        }
        const changed = {
            ...deployment,
            discussionDueAt: what.discussion
                ? earlier(deployment.discussionDueAt, now)
                : deployment.discussionDueAt,
            diffDueAt: what.diff ? earlier(deployment.diffDueAt, now) : deployment.diffDueAt,
        };
        store.deployments.update(changed);
        return changed;
    });
}
function earlier(due, now) {
    return due === null ? now : Math.min(due, now);
}
async function resolvePair({ git }, repository, pair) {
    const answer = await git(repository, ['rev-parse', '--git-dir']);
    if (answer.kind === 'failed')
        throw new Refusal('invalid', `repository: ${repository} is not a git repository`);
    const [base, head] = await Promise.all([
        resolveCommit(git, repository, pair.base),
        resolveCommit(git, repository, pair.head),
    ]);
    if (base === null)
        throw new Refusal('invalid', `base: ${pair.base} is not a commit of the repository`);
    if (head === null)
        throw new Refusal('invalid', `head: ${pair.head} is not a commit of the repository`);
    return { base, head };
}

;// CONCATENATED MODULE: ./build/sandbox/rules/checks.js


/** Creates the check of this name, or updates it. Members of All Users may not. */
function putCheck(sandbox, caller, deployment, check) {
    getDeployment(sandbox, deployment);
    if (caller.user.role !== 'Account Owners') {
        throw new Refusal('forbidden', 'Only members of Account Owners may put a check');
    }
    const record = { ...check, putAt: sandbox.clock() };
    sandbox.store.checks.put(deployment, record);
    return record;
}
/** The checks of a deployment as they stand, in the order in which their names first came up. */
function currentChecks(history) {
    return [...new Map(history.map((check) => [check.name, check])).values()];
}

;// CONCATENATED MODULE: ./build/sandbox/wire/to-wire.js

/** Times go out as ISO 8601 in UTC. */
function toTime(milliseconds) {
    return new Date(milliseconds).toISOString();
}
/** A comment as the interface shows it. The place and the resolved flag are of its thread, so replies carry them too. */
function toWireComment(comment, form = 'full') {
    const { id, discussion, body } = comment;
    if (form === 'minimal')
        return { id, discussionId: discussion.id, body };
    return {
        id,
        discussionId: discussion.id,
        resolvable: discussion.position !== null,
        body,
        ...(discussion.position === null ? {} : { ...discussion.position, resolved: discussion.resolved }),
        author: comment.author,
        createdAt: toTime(comment.createdAt),
        updatedAt: toTime(comment.updatedAt),
    };
}
/** A deployment as the interface shows it. */
function toWireDeployment(deployment, now) {
    const { number, title, branch, phase } = deployment;
    const diff = currentDiff(deployment, now);
    return {
        number,
        title,
        branch,
        phase,
        targetCommit: diff?.base ?? null,
        mergeCommit: diff?.head ?? null,
        createdAt: toTime(deployment.createdAt),
    };
}
function toWireCheck({ name, state, result, description, externalUrl, externalId }) {
    return { name, state, result, description, externalUrl, externalId };
}

;// CONCATENATED MODULE: ./build/sandbox/wire/deployment-report.js



/** A deployment with what the interface does not show: where it comes from, and what is still to come. */
function toAdminDeployment(deployment, now, origin) {
    const { repository, newest } = deployment;
    return {
        ...toWireDeployment(deployment, now),
        repository,
        pageUrl: `${origin}/deployments/${deployment.number}`,
        discussionReady: hasDiscussion(deployment, now),
        diffReady: hasNewestDiff(deployment, now),
        newestBase: newest.base,
        newestHead: newest.head,
    };
}
/** Everything there is about a deployment, in order of creation. */
function deploymentReport({ store, clock }, deployment, origin) {
    const checks = store.checks.history(deployment.number);
    return {
        deployment: toAdminDeployment(deployment, clock(), origin),
        threads: toThreads(store.comments.listByDiscussion(deployment.number)),
        checks: currentChecks(checks).map(toWireCheck),
        checkHistory: checks.map((check) => ({ ...toWireCheck(check), putAt: toTime(check.putAt) })),
    };
}
/** Groups comments, which come one discussion after the other, by discussion. */
function toThreads(comments) {
    return [...Map.groupBy(comments, (comment) => comment.discussion.id).values()].flatMap((ofThread) => {
        const discussion = ofThread[0]?.discussion;
        if (discussion === undefined)
            return [];
        return {
            discussionId: discussion.id,
            resolvable: discussion.position !== null,
            resolved: discussion.resolved,
            ...discussion.position,
            comments: ofThread.map(({ id, author, body, createdAt }) => ({
                id,
                author,
                body,
                createdAt: toTime(createdAt),
            })),
        };
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
;// CONCATENATED MODULE: ./build/sandbox/settings.js

/** Milliseconds that something takes, or `manual`: it happens only when the admin interface says so. */
const delay = schemas/* union */.KCZ([schemas/* int */.Whr().min(0), schemas/* literal */.euz('manual')]);
const settingsSchema = schemas/* strictObject */.rej({
    /** From the creation of a deployment (or from the end of its draft) to its discussion. */
    discussionDelayMs: delay,
    /** From the creation of a deployment, or a push to it, to its new diff. */
    diffDelayMs: delay,
    /** Comments on one page of the listing. */
    pageSize: schemas/* int */.Whr().min(1).max(1000),
    /** `minimal` lists only what a client cannot do without: id, discussionId and body. */
    listing: schemas/* enum */.k5n(['full', 'minimal']),
});
const DEFAULT_SETTINGS = {
    discussionDelayMs: 0,
    diffDelayMs: 0,
    pageSize: 50,
    listing: 'full',
};

;// CONCATENATED MODULE: ./build/sandbox/store/account-store.js

const roleSchema = schemas/* enum */.k5n(['Account Owners', 'All Users']);
const userRow = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), name: schemas/* string */.YjP(), role: roleSchema });
const clientRow = schemas/* object */.Ikc({ id: schemas/* string */.YjP(), user_id: schemas/* string */.YjP(), secret_hash: schemas/* string */.YjP() })
    .transform((row) => ({ id: row.id, userId: row.user_id, secretHash: row.secret_hash }));
const tokenRow = schemas/* object */.Ikc({ hash: schemas/* string */.YjP(), client_id: schemas/* string */.YjP(), expires_at: schemas/* number */.aig() })
    .transform((row) => ({ hash: row.hash, clientId: row.client_id, expiresAt: row.expires_at }));
/** Users, their OAuth clients and the tokens of those. Secrets come in and stay as hashes. */
function accountStore(db) {
    return {
        insertUser: (user) => {
            db.prepare('INSERT INTO users (id, name, role) VALUES (?, ?, ?)').run(user.id, user.name, user.role);
        },
        findUser: (id) => userRow.optional().parse(db.prepare('SELECT * FROM users WHERE id = ?').get(id)),
        firstUser: () => userRow.optional().parse(db.prepare('SELECT * FROM users ORDER BY sequence LIMIT 1').get()),
        putClient: (client) => {
            db.prepare(`INSERT INTO clients (id, user_id, name, secret_hash) VALUES (?, ?, ?, ?)
         ON CONFLICT (id) DO UPDATE SET secret_hash = excluded.secret_hash`).run(client.id, client.userId, client.name, client.secretHash);
        },
        findClient: (id) => clientRow.optional().parse(db.prepare('SELECT * FROM clients WHERE id = ?').get(id)),
        insertToken: (token) => {
            db.prepare('INSERT INTO tokens (hash, client_id, expires_at) VALUES (?, ?, ?)').run(token.hash, token.clientId, token.expiresAt);
        },
        findToken: (hash) => tokenRow.optional().parse(db.prepare('SELECT * FROM tokens WHERE hash = ?').get(hash)),
        deleteTokensExpiredBy: (time) => {
            db.prepare('DELETE FROM tokens WHERE expires_at <= ?').run(time);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/admin/admin-requests.js



const admin_requests_text = schemas/* string */.YjP()
    .trim()
    .min(1)
    // Some of these become arguments of git, which cannot hold a NUL.
    .refine((value) => !value.includes('\0'), 'must not hold a NUL character');
/** Only `DRAFT` means something to the rules. */
const phase = schemas/* string */.YjP().regex(/^[A-Z][A-Z_]*$/, 'must be a word in capitals, such as DRAFT or OPEN');
// The admin interface is our own: a misspelled field is an error, not something to ignore.
const userRequest = schemas/* strictObject */.rej({ name: admin_requests_text, role: roleSchema });
const clientRequest = schemas/* strictObject */.rej({ userId: admin_requests_text, name: admin_requests_text.default('client') });
const deploymentRequest = schemas/* strictObject */.rej({
    repository: admin_requests_text,
    base: admin_requests_text,
    head: admin_requests_text,
    title: admin_requests_text.optional(),
    branch: admin_requests_text.optional(),
    phase: phase.default('OPEN'),
});
const deploymentChangeRequest = schemas/* strictObject */.rej({
    base: admin_requests_text.optional(),
    head: admin_requests_text.optional(),
    phase: phase.optional(),
});
const readyRequest = schemas/* strictObject */.rej({
    discussion: schemas/* boolean */.zMY().default(false),
    diff: schemas/* boolean */.zMY().default(false),
});
const settingsRequest = settingsSchema.partial();

;// CONCATENATED MODULE: ./build/sandbox/faults/fault-rule.js

/** The operations of the interface, under names of their own; paths are looked up in `operation-of.ts`. */
const OPERATIONS = [
    'token',
    'get-deployment',
    'list-comments',
    'create-comment',
    'reply',
    'resolve',
    'delete-comment',
    'put-check',
];
/** The three forms of a date that RFC 9110, section 5.6.7, has. */
const DATE_FORMS = ['imf-fixdate', 'rfc850', 'asctime'];
/** The header as it is, or a date so many seconds from now. */
const retryAfter = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* strictObject */.rej({ inSeconds: schemas/* int */.Whr(), form: schemas/* enum */.k5n(DATE_FORMS).default('imf-fixdate') }),
]);
const moment = schemas/* enum */.k5n(['before', 'after']);
/** Threads are counted in the order of their creation, from 0; a number beyond the last begins again at the first. */
const thread = schemas/* int */.Whr().min(0).default(0);
const fault_rule_text = schemas/* string */.YjP().min(1);
/** Answers without, or with half of, what the interface promises. `before` and `after` speak of the effect of the call. */
const answerEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('lost'), when: moment, by: schemas/* enum */.k5n(['close', 'reset']).default('close') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('stalled-body') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('cut-body') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('unreadable-json') }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('status'),
        status: schemas/* int */.Whr().min(400).max(599),
        when: moment.default('before'),
        message: fault_rule_text.default('A fault was injected'),
        retryAfter: retryAfter.optional(),
    }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('redirect'),
        status: schemas/* literal */.euz([301, 302, 303, 307, 308]).default(307),
        location: fault_rule_text.default('/elsewhere'),
    }),
]);
/** Listings that lag, shift, repeat, or leave out what is optional. */
const listingEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('lagging-listing'), writes: schemas/* int */.Whr().min(1).max(100) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('shifted-page'), by: schemas/* int */.Whr().min(1).default(1) }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('repeated-page') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('shuffled-page') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('missing-fields'), fields: schemas/* array */.YOg(fault_rule_text).optional() }),
]);
/** Bodies that are not kept as they were sent. */
const bodyEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('stripped-html-comments') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('trimmed-body'), length: schemas/* int */.Whr().min(1) }),
]);
/** What others do in the moment before the call is handled. */
const eventEffect = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('push'), head: fault_rule_text.optional(), base: fault_rule_text.optional() }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-replies'), thread, body: fault_rule_text.default('I shall look into it.') }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-resolves'), thread }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-reopens'), thread }),
    schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('person-deletes'), thread }),
    schemas/* strictObject */.rej({
        kind: schemas/* literal */.euz('person-quotes'),
        thread,
        into: schemas/* enum */.k5n(['thread', 'next-thread', 'top-level', 'new-thread']).default('next-thread'),
    }),
]);
/** Keeps the call waiting, and reports it, until `POST /admin/faults/held/release`. */
const holdEffect = schemas/* strictObject */.rej({ kind: schemas/* literal */.euz('hold'), when: moment });
const effectSchema = schemas/* union */.KCZ([answerEffect, listingEffect, bodyEffect, eventEffect, holdEffect]);
/**
 * When something goes wrong: at these calls of the operation (counted from 1 since the rules were set), with this
 * probability, or, where neither is given, at every call.
 */
const ruleSchema = schemas/* strictObject */.rej({
    operation: schemas/* enum */.k5n([...OPERATIONS, 'any']),
    calls: schemas/* array */.YOg(schemas/* int */.Whr().min(1)).min(1).optional(),
    probability: schemas/* number */.aig().min(0).max(1).optional(),
    effect: effectSchema,
});
const faultsRequest = schemas/* strictObject */.rej({
    seed: schemas/* int */.Whr().default(1),
    rules: schemas/* array */.YOg(ruleSchema).max(1000),
});
const releaseRequest = schemas/* strictObject */.rej({ how: schemas/* enum */.k5n(['continue', 'drop']).default('continue') });

;// CONCATENATED MODULE: ./build/sandbox/admin/fault-routes.js



/** `/admin/faults`: what goes wrong, on demand. Rules replace the ones before and count calls anew. */
function faultRoutes(faults) {
    return new hono_dist/* Hono */.$()
        .get('/', (context) => context.json(faults.report()))
        .post('/', async (context) => {
        const { rules, seed } = await readJson(context, faultsRequest);
        faults.set(rules, seed);
        return context.json(faults.report(), 201);
    })
        .delete('/', (context) => {
        faults.set([], 1);
        return context.body(null, 204);
    })
        .get('/held', async (context) => {
        const wait = Number(context.req.query('waitMs') ?? 0);
        return context.json(await faults.held.next(Number.isFinite(wait) ? Math.max(0, wait) : 0));
    })
        .post('/held/release', async (context) => {
        const { how } = await readJson(context, releaseRequest);
        return context.json(faults.held.release(how));
    });
}

;// CONCATENATED MODULE: ./build/sandbox/admin/admin-routes.js












/** `/admin`: what the operator of a sandbox does, which no client of the service can. */
function adminRoutes(sandbox, faults, adminToken) {
    const { store, clock } = sandbox;
    const tokenHash = hashSecret(adminToken);
    const admin = new hono_dist/* Hono */.$();
    admin.use(async (context, next) => {
        if (!isSecret(readBearerToken(context), tokenHash))
            throw new Refusal('unauthorized', 'Invalid admin token');
        await next();
    });
    admin.post('/users', async (context) => context.json(createUser(sandbox, await readJson(context, userRequest)), 201));
    admin.post('/clients', async (context) => context.json(createClient(sandbox, await readJson(context, clientRequest)), 201));
    admin.post('/deployments', async (context) => {
        const request = await readJson(context, deploymentRequest);
        const title = request.title ?? `${request.head} into ${request.base}`;
        const deployment = await createDeployment(sandbox, {
            ...request,
            title,
            branch: request.branch ?? request.head,
        });
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin), 201);
    });
    admin.get('/deployments/:number', (context) => {
        const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        return context.json(deploymentReport(sandbox, deployment, new URL(context.req.url).origin));
    });
    admin.patch('/deployments/:number', async (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const deployment = await changeDeployment(sandbox, number, await readJson(context, deploymentChangeRequest));
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
    });
    admin.post('/deployments/:number/ready', async (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const deployment = makeReady(sandbox, number, await readJson(context, readyRequest));
        return context.json(toAdminDeployment(deployment, clock(), new URL(context.req.url).origin));
    });
    admin.get('/settings', (context) => context.json(store.settings.get()));
    admin.patch('/settings', async (context) => {
        const changes = await readJson(context, settingsRequest);
        return context.json(store.transaction(() => store.settings.change(changes)));
    });
    admin.get('/requests', (context) => context.json(store.requests.list().map((request) => ({ ...request, time: toTime(request.time) }))));
    admin.delete('/requests', (context) => {
        store.requests.clear();
        return context.body(null, 204);
    });
    admin.route('/faults', faultRoutes(faults));
    return admin;
}

;// CONCATENATED MODULE: ./build/sandbox/faults/held-calls.js
/** Longest wait of one request for a held call, in milliseconds; who waits longer asks again. */
const LONGEST_WAIT_MS = 30_000;
/** Calls that are kept waiting until somebody lets them go on, or drops them. */
class HeldCalls {
    #held = new Map();
    #watchers = new Set();
    /** Waits until the call is released, and says how. */
    hold(call) {
        const { promise, resolve } = Promise.withResolvers();
        this.#held.set(call, resolve);
        for (const tell of this.#watchers)
            tell();
        return promise;
    }
    list() {
        return [...this.#held.keys()];
    }
    /** The held calls, as soon as there is one; an empty list when none came in time, or calls were released. */
    async next(waitMs) {
        if (this.#held.size > 0)
            return this.list();
        const { promise, resolve } = Promise.withResolvers();
        const tell = () => resolve();
        const timer = setTimeout(tell, Math.min(waitMs, LONGEST_WAIT_MS));
        this.#watchers.add(tell);
        await promise;
        clearTimeout(timer);
        this.#watchers.delete(tell);
        return this.list();
    }
    /** Releases all of them. A call that is dropped before its effect has none; its client gets no answer. */
    release(how) {
        const released = this.list();
        for (const go of this.#held.values())
            go(how);
        this.#held.clear();
        for (const tell of this.#watchers)
            tell();
        return released;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/faults/random.js
/** Random numbers from 0 up to 1 that are the same for the same seed (mulberry32). */
function seededRandom(seed) {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let mixed = Math.imul(state ^ (state >>> 15), state | 1);
        mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    };
}
/** The items in another order. */
function shuffle(items, random) {
    return items
        .map((item) => ({ item, rank: random() }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ item }) => item);
}

;// CONCATENATED MODULE: ./build/sandbox/faults/faults.js


/** States of a listing that are kept for listings that lag; the oldest goes first. */
const MOST_STATES = 100;
const MOST_INJECTED = 10_000;
/** The faults that are on, and what they need to remember. In memory: a sandbox that starts again has none. */
class Faults {
    held = new HeldCalls();
    #rules = [];
    #random = seededRandom(1);
    #calls = new Map();
    #injected = [];
    #states = new Map();
    /** Id of the user who acts in events. */
    personId;
    /** Replaces the rules. Calls are counted anew, and calls that are held are dropped. */
    set(rules, seed) {
        this.#rules = rules;
        this.#random = seededRandom(seed);
        this.#calls = new Map();
        this.#injected = [];
        this.#states = new Map();
        this.held.release('drop');
    }
    /** Counts a call and says what goes wrong with it, in the order of the rules. */
    begin(operation) {
        const call = this.#count(operation);
        const any = this.#count('any');
        const effects = this.#rules
            .filter((rule) => rule.operation === operation || rule.operation === 'any')
            .filter((rule) => this.#strikes(rule, rule.operation === 'any' ? any : call))
            .map(({ effect }) => effect);
        for (const effect of effects)
            this.#injected.push({ operation, call, effect });
        this.#injected.splice(0, this.#injected.length - MOST_INJECTED);
        return { operation, call, effects };
    }
    report() {
        return { rules: this.#rules, calls: Object.fromEntries(this.#calls), injected: this.#injected };
    }
    random() {
        return this.#random();
    }
    /** Whether states of listings have to be kept. */
    get lags() {
        return this.#rules.some(({ effect }) => effect.kind === 'lagging-listing');
    }
    /** Keeps the comments of a deployment as they stand before a write. */
    keepState(deployment, comments) {
        const states = this.#states.get(deployment) ?? [];
        states.push(comments);
        states.splice(0, states.length - MOST_STATES);
        this.#states.set(deployment, states);
    }
    /** The comments as they stood so many writes ago; undefined where there was no write. */
    stateBefore(deployment, writes) {
        const states = this.#states.get(deployment) ?? [];
        return states[Math.max(0, states.length - writes)];
    }
    #count(operation) {
        const call = (this.#calls.get(operation) ?? 0) + 1;
        this.#calls.set(operation, call);
        return call;
    }
    #strikes({ calls, probability }, call) {
        if (calls !== undefined && !calls.includes(call))
            return false;
        return probability === undefined || this.#random() < probability;
    }
}

// EXTERNAL MODULE: ./node_modules/hono/dist/helper/factory/index.js
var factory = __webpack_require__(9498);
;// CONCATENATED MODULE: ./build/sandbox/faults/distort-listing.js



/** Marks the address of a page that was shown once already. */
const AGAIN = 'again';
const NEEDED_FIELDS = ['id', 'discussionId', 'body'];
const MOST_COMMENTS = 100_000;
const pageSchema = schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()));
/** Reads the body of an answer; undefined where it is no page of comments. */
function readPage(body, link) {
    const parsed = pageSchema.safeParse(JSON.parse(body));
    return parsed.success ? { comments: parsed.data, next: /^<(.+)>/.exec(link ?? '')?.[1] } : undefined;
}
/** The page with one thing wrong. `url` is the address that was asked for. */
function distortListing(page, effect, url, deployment, sandbox, faults) {
    const after = Number(url.searchParams.get('after') ?? 0);
    const { pageSize, listing } = sandbox.store.settings.get();
    const toPage = (from) => {
        const found = from.filter(({ sequence }) => sequence > after);
        const shown = found.slice(0, pageSize);
        const last = found.length > pageSize ? shown.at(-1)?.sequence : undefined;
        return {
            comments: shown.map((comment) => toWireComment(comment, listing)),
            next: last === undefined ? undefined : addressOf(url, { after: String(last) }),
        };
    };
    switch (effect.kind) {
        case 'lagging-listing': {
            const earlier = faults.stateBefore(deployment, effect.writes);
            return earlier === undefined ? page : toPage(earlier);
        }
        case 'shifted-page':
            // What was on the page before is deleted meanwhile, so that the first ones of this page move up to where nobody looks any more.
            return after === 0 ? page : { ...page, comments: page.comments.slice(effect.by) };
        case 'repeated-page': {
            if (after === 0 || url.searchParams.has(AGAIN))
                return page;
            const before = sandbox.store.comments
                .list(deployment, { after: 0, limit: MOST_COMMENTS })
                .filter(({ sequence }) => sequence <= after)
                .slice(-pageSize);
            return {
                comments: before.map((comment) => toWireComment(comment, listing)),
                next: addressOf(url, { after: String(after), [AGAIN]: '1' }),
            };
        }
        case 'shuffled-page':
            return { ...page, comments: shuffle(page.comments, () => faults.random()) };
        case 'missing-fields':
            return { ...page, comments: page.comments.map((comment) => without(comment, effect.fields)) };
    }
}
function addressOf(url, query) {
    return `${url.origin}${url.pathname}?${new URLSearchParams(query)}`;
}
/** Without these fields; without all that a client can do without where none are named. */
function without(comment, fields) {
    return Object.fromEntries(Object.entries(comment).filter(([name]) => fields === undefined ? NEEDED_FIELDS.includes(name) : !fields.includes(name)));
}

;// CONCATENATED MODULE: ./build/sandbox/faults/operation-of.js
const PATTERNS = [
    ['token', 'POST', /^\/apis\/oauth2\/v1\/token$/],
    ['get-deployment', 'GET', /^\/apis\/rest\/v1\/deployments\/[^/]+$/],
    ['list-comments', 'GET', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments$/],
    ['create-comment', 'POST', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments$/],
    ['reply', 'POST', /^\/apis\/rest\/v1\/deployments\/[^/]+\/discussions\/[^/]+\/comments$/],
    ['resolve', 'PUT', /^\/apis\/rest\/v1\/deployments\/[^/]+\/discussions\/[^/]+$/],
    ['delete-comment', 'DELETE', /^\/apis\/rest\/v1\/deployments\/[^/]+\/comments\/[^/]+$/],
    ['put-check', 'PUT', /^\/apis\/rest\/v1\/deployments\/[^/]+\/checks\/[^/]+$/],
];
/** Which operation of the interface a request calls; undefined where it calls none. */
function operationOf(method, path) {
    return PATTERNS.find(([, itsMethod, itsPath]) => itsMethod === method && itsPath.test(path))?.[0];
}
/** The number of the deployment in a path of the interface; undefined where there is none. */
function deploymentOf(path) {
    const digits = /^\/apis\/rest\/v1\/deployments\/(\d{1,15})(?:\/|$)/.exec(path)?.[1];
    return digits === undefined ? undefined : Number(digits);
}

;// CONCATENATED MODULE: ./build/sandbox/rules/check-position.js
/** The file of a diff that a comment with this path is about; else the reason why there is none. */
function findFile(files, path) {
    const file = files.find((candidate) => (candidate.new ?? candidate.old)?.path === path);
    if (file?.content === 'binary')
        return refused(`${path} is a binary file: it has no lines to comment on`);
    if (file?.content === 'submodule')
        return refused(`${path} is a submodule: it has no lines to comment on`);
    if (file !== undefined)
        return { kind: 'found', file };
    const renamed = files.find((candidate) => candidate.old?.path === path);
    if (renamed?.new)
        return refused(`${path} was renamed in the diff: use its new path ${renamed.new.path}`);
    return refused(`${path} is not in the diff`);
}
function refused(reason) {
    return { kind: 'refused', reason };
}
/**
 * Why a comment may not stand on these lines of a changed file, or `null` where it may. An added line is named by its
 * new number only, a removed line by its old number only, an unchanged line by both.
 */
function whyNotOnLines(file, counts, { newLine, oldLine }) {
    if (newLine !== undefined && newLine > counts.new)
        return outside('newLine', newLine, counts.new, 'new');
    if (oldLine !== undefined && oldLine > counts.old)
        return outside('oldLine', oldLine, counts.old, 'old');
    const isAdded = newLine !== undefined && file.hunks.some((hunk) => within(newLine, hunk.newStart, hunk.newLines));
    const isRemoved = oldLine !== undefined && file.hunks.some((hunk) => within(oldLine, hunk.oldStart, hunk.oldLines));
    if (isAdded && oldLine !== undefined)
        return `newLine ${newLine} is an added line: send it without oldLine`;
    if (isRemoved && newLine !== undefined)
        return `oldLine ${oldLine} is a removed line: send it without newLine`;
    if (isAdded || isRemoved)
        return null;
    if (newLine === undefined) {
        return oldLine === undefined
            ? 'newLine or oldLine is missing'
            : `oldLine ${oldLine} is an unchanged line: send newLine ${toNewLine(file.hunks, oldLine)} with it`;
    }
    const counterpart = toOldLine(file.hunks, newLine);
    if (oldLine === undefined)
        return `newLine ${newLine} is an unchanged line: send oldLine ${counterpart} with it`;
    if (oldLine !== counterpart) {
        return `newLine ${newLine} and oldLine ${oldLine} are not the same line: newLine ${newLine} was oldLine ${counterpart}`;
    }
    return null;
}
function outside(field, line, count, version) {
    return `${field} ${line} is outside of the file, whose ${version} version has ${count} ${count === 1 ? 'line' : 'lines'}`;
}
function within(line, start, count) {
    return line >= start && line < start + count;
}
/** The old number of an unchanged line: every hunk above it moved it by what the hunk added less what it removed. */
function toOldLine(hunks, newLine) {
    return hunks
        .filter((hunk) => newLine >= endOf(hunk.newStart, hunk.newLines))
        .reduce((line, hunk) => line - hunk.newLines + hunk.oldLines, newLine);
}
function toNewLine(hunks, oldLine) {
    return hunks
        .filter((hunk) => oldLine >= endOf(hunk.oldStart, hunk.oldLines))
        .reduce((line, hunk) => line - hunk.oldLines + hunk.newLines, oldLine);
}
/** The first line after a hunk. A side without lines starts at the line before the hunk. */
function endOf(start, count) {
    return count === 0 ? start + 1 : start + count;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/position.js




const DIFF_NOT_READY = "The deployment's diff has not been computed yet. Retry shortly";
/**
 * Pins a requested place to its diff. Refuses with `conflict` while there is no diff to pin to, and with `invalid`
 * where the commits are unknown or the lines cannot carry a comment.
 */
async function pinPosition(sandbox, deployment, { path, newLine, oldLine, pinned }) {
    const { diffs, clock } = sandbox;
    const { repository } = deployment;
    const pair = pinned === null ? currentDiff(deployment, clock()) : await knownPair(sandbox, repository, pinned);
    if (pair === null)
        throw new Refusal('conflict', DIFF_NOT_READY);
    const found = findFile(await diffs.ofPair(repository, pair.base, pair.head), path);
    if (found.kind === 'refused')
        throw new Refusal('invalid', `path: ${found.reason}`);
    const { file } = found;
    const [oldCount, newCount] = await Promise.all([file.old, file.new].map((version) => version === null ? 0 : diffs.countLines(repository, version.blob)));
    const reason = whyNotOnLines(file, { old: oldCount ?? 0, new: newCount ?? 0 }, { newLine, oldLine });
    if (reason !== null)
        throw new Refusal('invalid', `${path}: ${reason}`);
    return {
        path,
        ...(newLine === undefined ? {} : { newLine }),
        ...(oldLine === undefined ? {} : { oldLine }),
        baseSha: pair.base,
        headSha: pair.head,
    };
}
async function knownPair({ git }, repository, pinned) {
    const [base, head] = await Promise.all([
        resolveCommit(git, repository, pinned.base),
        resolveCommit(git, repository, pinned.head),
    ]);
    if (base !== pinned.base)
        throw new Refusal('invalid', `baseSha: ${pinned.base} is not a commit of the repository`);
    if (head !== pinned.head)
        throw new Refusal('invalid', `headSha: ${pinned.head} is not a commit of the repository`);
    return pinned;
}

;// CONCATENATED MODULE: ./build/sandbox/rules/comments.js




/** The message that the interface documents. */
const NO_DISCUSSION = 'Deployment has no merge request yet. Retry shortly';
/** The deployment, of which everything that writes needs the discussion. Refuses with `not-found` or `conflict`. */
function withDiscussion(sandbox, number) {
    const deployment = getDeployment(sandbox, number);
    if (!hasDiscussion(deployment, sandbox.clock()))
        throw new Refusal('conflict', NO_DISCUSSION);
    return deployment;
}
/** Posts a comment, which starts a discussion: a thread where it is inline. */
async function createComment(sandbox, caller, number, comment) {
    const deployment = withDiscussion(sandbox, number);
    const position = comment.kind === 'inline' ? await pinPosition(sandbox, deployment, comment.position) : null;
    const discussion = { id: sandbox.newId(), deployment: number, resolved: false, position };
    return sandbox.store.transaction(() => {
        sandbox.store.discussions.insert(discussion);
        return addComment(sandbox, caller, discussion, comment.body);
    });
}
/** Adds a reply to a thread of an inline comment. */
function replyToThread(sandbox, caller, place, body) {
    return sandbox.store.transaction(() => {
        const thread = findThread(sandbox, place, 'replied to');
        return addComment(sandbox, caller, thread, body);
    });
}
/** Resolves or reopens a thread of an inline comment. */
function setResolved(sandbox, place, resolved) {
    return sandbox.store.transaction(() => {
        const thread = findThread(sandbox, place, 'resolved');
        sandbox.store.discussions.setResolved(thread.id, resolved);
        return { ...thread, resolved };
    });
}
/** Removes one comment. Replies to it stay; a discussion goes with its last comment. */
function deleteComment(sandbox, caller, { deployment, commentId }) {
    const { store } = sandbox;
    store.transaction(() => {
        withDiscussion(sandbox, deployment);
        const comment = store.comments.find(deployment, commentId);
        if (comment === undefined)
            throw new Refusal('not-found', 'Comment not found');
        if (comment.author.id !== caller.user.id) {
            throw new Refusal('forbidden', 'Only the author of a comment may delete it');
        }
        store.comments.delete(commentId);
        if (store.comments.countOfDiscussion(comment.discussion.id) === 0)
            store.discussions.delete(comment.discussion.id);
    });
}
/** One page of the listing, in order of creation. It is empty while the discussion does not exist: nothing can be posted before. */
function listComments(sandbox, number, after) {
    getDeployment(sandbox, number);
    const { pageSize } = sandbox.store.settings.get();
    // One more than the page tells whether there is a next one.
    const found = sandbox.store.comments.list(number, { after, limit: pageSize + 1 });
    const comments = found.slice(0, pageSize);
    return { comments, next: found.length > pageSize ? (comments.at(-1)?.sequence ?? null) : null };
}
function findThread(sandbox, { deployment, discussionId }, verb) {
    withDiscussion(sandbox, deployment);
    const discussion = sandbox.store.discussions.find(deployment, discussionId);
    if (discussion === undefined)
        throw new Refusal('not-found', 'Discussion not found');
    if (discussion.position === null)
        throw new Refusal('invalid', `A top-level comment cannot be ${verb}`);
    return discussion;
}
function addComment({ store, clock, newId }, caller, discussion, body) {
    const id = newId();
    store.comments.insert({
        id,
        discussionId: discussion.id,
        authorId: caller.user.id,
        body,
        createdAt: clock(),
    });
    const stored = store.comments.find(discussion.deployment, id);
    if (stored === undefined)
        throw new Error(`The comment ${id} was stored and cannot be found.`);
    return stored;
}

;// CONCATENATED MODULE: ./build/sandbox/faults/play-event.js




const PERSON = 'A person';
/** Lets others act on a deployment in the middle of a run. An event about a thread does nothing while there is no thread. */
async function playEvent(event, deployment, sandbox, faults) {
    if (event.kind === 'push') {
        await changeDeployment(sandbox, deployment, event);
        return;
    }
    const threads = threadsOf(sandbox, deployment);
    const chosen = threads[event.thread % threads.length];
    if (chosen === undefined)
        return;
    const { store } = sandbox;
    const { discussion } = chosen;
    const place = { deployment, discussionId: discussion.id };
    switch (event.kind) {
        case 'person-replies':
            replyToThread(sandbox, person(sandbox, faults), place, event.body);
            return;
        case 'person-resolves':
            store.discussions.setResolved(discussion.id, true);
            return;
        case 'person-reopens':
            store.discussions.setResolved(discussion.id, false);
            return;
        case 'person-deletes':
            // As a moderator in the application: the interface leaves deleting to the author.
            store.transaction(() => {
                store.comments.delete(chosen.id);
                if (store.comments.countOfDiscussion(discussion.id) === 0)
                    store.discussions.delete(discussion.id);
            });
            return;
        case 'person-quotes': {
            const next = threads[(event.thread + 1) % threads.length] ?? chosen;
            const target = event.into === 'next-thread' ? next.discussion : discussion;
            if (event.into === 'top-level' || event.into === 'new-thread') {
                const position = event.into === 'top-level' ? null : discussion.position;
                quote(chosen.body, { id: sandbox.newId(), deployment, resolved: false, position }, sandbox, faults);
            }
            else {
                replyToThread(sandbox, person(sandbox, faults), { deployment, discussionId: target.id }, chosen.body);
            }
        }
    }
}
/** The first comment of each thread, in order of creation. */
function threadsOf({ store }, deployment) {
    const all = store.comments
        .listByDiscussion(deployment)
        .filter(({ discussion }) => discussion.position !== null);
    return [...Map.groupBy(all, ({ discussion }) => discussion.id).values()].flatMap(([first]) => first ?? []);
}
function quote(body, discussion, sandbox, faults) {
    const { store, clock, newId } = sandbox;
    const authorId = person(sandbox, faults).user.id;
    store.transaction(() => {
        store.discussions.insert(discussion);
        store.comments.insert({ id: newId(), discussionId: discussion.id, authorId, body, createdAt: clock() });
    });
}
function person(sandbox, faults) {
    faults.personId ??= createUser(sandbox, { name: PERSON, role: 'All Users' }).id;
    const user = sandbox.store.accounts.findUser(faults.personId);
    if (user === undefined)
        throw new Refusal('not-found', 'User not found');
    return { user, clientId: 'application' };
}

;// CONCATENATED MODULE: ./build/sandbox/faults/spoil-answer.js
/** Whether the call has its effect before the answer is spoiled. */
function spoilsAfterEffect(effect) {
    switch (effect.kind) {
        case 'lost':
        case 'status':
            return effect.when === 'after';
        case 'redirect':
            return false;
        case 'stalled-body':
        case 'cut-body':
        case 'unreadable-json':
            return true;
    }
}
/** The answer that goes out instead of `answer`, which is undefined where the call has had no effect. */
async function spoilAnswer(effect, answer, context, now) {
    switch (effect.kind) {
        case 'lost':
            return breakOff(context, effect.by);
        case 'stalled-body':
        case 'cut-body':
            return sendHalf(effect.kind, answer ?? new Response(), context);
        case 'unreadable-json':
            return new Response(`{"id": "${'0'.repeat(8)}`, {
                status: answer?.status === 204 ? 200 : (answer?.status ?? 200),
                headers: { 'content-type': 'application/json' },
            });
        case 'status':
            return Response.json({ error: effect.message }, {
                status: effect.status,
                headers: effect.retryAfter === undefined ? {} : { 'retry-after': toHeader(effect.retryAfter, now) },
            });
        case 'redirect':
            return new Response(null, { status: effect.status, headers: { location: effect.location } });
    }
}
/** Ends the connection without an answer: `close` as a server that dies, `reset` as a network that gives up. */
function breakOff(context, by) {
    const { outgoing } = connectionOf(context);
    if (by === 'reset')
        outgoing.socket?.resetAndDestroy();
    else
        outgoing.destroy();
    return handled(context);
}
/** Sends the head and half of the body; then nothing more comes, or the connection ends. */
async function sendHalf(kind, answer, context) {
    const { outgoing } = connectionOf(context);
    const body = Buffer.from(await answer.arrayBuffer());
    // An answer without a body has nothing to cut but itself.
    if (body.length === 0)
        return breakOff(context, 'close');
    outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        'content-length': String(body.length),
    });
    outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => {
        if (kind === 'cut-body')
            outgoing.destroy();
    });
    return handled(context);
}
/** Tells the server that the connection was dealt with here. */
function handled(context) {
    context.set('unanswered', true);
    const response = new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
    // The server writes a response that nobody has looked into without looking at this header.
    if (response.body !== null)
        throw new Error('A response without a body has one.');
    return response;
}
function connectionOf({ env }) {
    if (env?.outgoing === undefined)
        throw new Error('A fault of the connection needs a connection.');
    return env;
}
function toHeader(retryAfter, now) {
    if (typeof retryAfter === 'string')
        return retryAfter;
    const date = new Date(now + retryAfter.inSeconds * 1000);
    const [weekday = '', day = '', month = '', year = '', time = ''] = date
        .toUTCString()
        .replace(',', '')
        .split(' ');
    switch (retryAfter.form) {
        case 'imf-fixdate':
            return date.toUTCString();
        case 'rfc850':
            return `${date.toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })}, ${day}-${month}-${year.slice(2)} ${time} GMT`;
        case 'asctime':
            return `${weekday} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/faults/inject-faults.js





const POSTS = ['create-comment', 'reply'];
const WRITES_OF_COMMENTS = ['create-comment', 'reply', 'resolve', 'delete-comment'];
const inject_faults_MOST_COMMENTS = 100_000;
const ANSWER_KINDS = [
    'lost',
    'stalled-body',
    'cut-body',
    'unreadable-json',
    'status',
    'redirect',
];
const LISTING_KINDS = [
    'lagging-listing',
    'shifted-page',
    'repeated-page',
    'shuffled-page',
    'missing-fields',
];
const BODY_KINDS = [
    'stripped-html-comments',
    'trimmed-body',
];
/**
 * Lets go wrong what the rules say: first what others do, then a wait before the effect, then the body that was sent, the effect itself, the
 * listing, a wait after the effect, and the answer. Of several faults of the answer the first one counts.
 */
function injectFaults(sandbox, faults) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        const { path, method } = context.req;
        const operation = operationOf(method, path);
        if (operation === undefined)
            return next();
        const { call, effects } = faults.begin(operation);
        const deployment = deploymentOf(path);
        if (deployment !== undefined) {
            for (const event of effects.filter(isEvent))
                await playEvent(event, deployment, sandbox, faults);
            if (faults.lags && WRITES_OF_COMMENTS.includes(operation)) {
                faults.keepState(deployment, sandbox.store.comments.list(deployment, { after: 0, limit: inject_faults_MOST_COMMENTS }));
            }
        }
        const held = async (when) => {
            const holds = effects.some((effect) => effect.kind === 'hold' && effect.when === when);
            return holds && (await faults.held.hold({ operation, call, when })) === 'drop';
        };
        if (await held('before'))
            return breakOff(context, 'close');
        const spoiled = effects.find(isOfAnswer);
        if (spoiled !== undefined && !spoilsAfterEffect(spoiled)) {
            return spoilAnswer(spoiled, undefined, context, sandbox.clock());
        }
        if (POSTS.includes(operation)) {
            for (const effect of effects.filter(isOfBody))
                await rewriteBody(effect, context);
        }
        await next();
        for (const effect of effects.filter(isOfListing))
            await rewriteListing(effect, deployment, context);
        if (await held('after'))
            context.res = breakOff(context, 'close');
        else if (spoiled !== undefined) {
            const answer = context.res;
            context.res = undefined;
            context.res = await spoilAnswer(spoiled, answer, context, sandbox.clock());
        }
        return undefined;
    });
    async function rewriteListing(effect, deployment, context) {
        if (deployment === undefined || context.res.status !== 200)
            return;
        const page = readPage(await context.res.clone().text(), context.res.headers.get('link'));
        if (page === undefined)
            return;
        const url = new URL(context.req.url);
        const { comments, next } = distortListing(page, effect, url, deployment, sandbox, faults);
        context.res = undefined;
        context.res = Response.json(comments, next === undefined ? {} : { headers: { link: `<${next}>; rel="next"` } });
    }
}
/** The body as a service stores it that cleans up what it is sent. */
async function rewriteBody(effect, context) {
    const sent = inject_faults_parseJson(await context.req.raw.clone().text());
    if (typeof sent !== 'object' || sent === null || !('body' in sent) || typeof sent.body !== 'string')
        return;
    const body = effect.kind === 'trimmed-body'
        ? sent.body.slice(0, effect.length)
        : sent.body.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    const { url, method, headers } = context.req.raw;
    const kept = new Headers(headers);
    kept.delete('content-length');
    context.req.raw = new Request(url, { method, headers: kept, body: JSON.stringify({ ...sent, body }) });
}
function inject_faults_parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        // The operation itself refuses it.
        return undefined;
    }
}
function isOfAnswer(effect) {
    return ANSWER_KINDS.includes(effect.kind);
}
function isOfListing(effect) {
    return LISTING_KINDS.includes(effect.kind);
}
function isOfBody(effect) {
    return BODY_KINDS.includes(effect.kind);
}
function isEvent(effect) {
    return effect.kind === 'push' || effect.kind.startsWith('person-');
}

;// CONCATENATED MODULE: ./build/sandbox/http/answer-error.js

const STATUS_OF_REFUSAL = {
    invalid: 400,
    unauthorized: 401,
    forbidden: 403,
    'not-found': 404,
    conflict: 409,
    'too-large': 413,
};
/**
 * Answers what went wrong as `{"error": "..."}`, as every error of the interface. What is not a refusal is a fault of the
 * sandbox: it is reported to the operator and answered with 500, without its details.
 */
function answerError(error, context, report) {
    if (!(error instanceof Refusal)) {
        report(error);
        return context.json({ error: 'Internal error of the sandbox: its output has the details' }, 500);
    }
    if (error.kind === 'unauthorized') {
        // RFC 6749, section 5.2, and RFC 6750, section 3: the answer names the scheme that is expected.
        const scheme = context.req.path.startsWith('/apis/oauth2/') ? 'Basic' : 'Bearer';
        context.header('WWW-Authenticate', `${scheme} realm="sandbox"`);
    }
    // The rest of such a body is not read, so the connection cannot carry another request.
    if (error.kind === 'too-large')
        context.header('Connection', 'close');
    return context.json({ error: error.message }, STATUS_OF_REFUSAL[error.kind]);
}

;// CONCATENATED MODULE: ./build/sandbox/http/request-log.js

/** Notes every request as it comes in, and its status when it is answered. */
function requestLog({ store, clock }) {
    return (0,factory/* createMiddleware */.Ny)(async (context, next) => {
        // The path alone: a query or a header may carry a secret.
        const path = new URL(context.req.url).pathname;
        const id = store.requests.begin({ time: clock(), method: context.req.method, path });
        await next();
        if (context.get('unanswered') === true)
            return;
        store.requests.end(id, { status: context.res.status, clientId: context.get('clientId') ?? null });
    });
}

;// CONCATENATED MODULE: ./build/sandbox/oauth/basic-credentials.js
/** RFC 7617, section 2; the name of a scheme has no case. */
const BASIC = /^Basic +([A-Za-z0-9+/]+={0,2}) *$/i;
const COLON = 0x3a;
/**
 * Reads client id and secret from a Basic header, or gives `null`. The bytes are taken as they are: nothing is
 * percent-decoded, and everything after the first colon is the secret.
 */
function parseBasicCredentials(header) {
    const encoded = BASIC.exec(header ?? '')?.[1];
    if (encoded === undefined)
        return null;
    const bytes = Buffer.from(encoded, 'base64');
    const colon = bytes.indexOf(COLON);
    if (colon === -1)
        return null;
    return { id: bytes.subarray(0, colon).toString('utf8'), secret: bytes.subarray(colon + 1) };
}

;// CONCATENATED MODULE: ./build/sandbox/oauth/oauth-routes.js




/** One sandbox is one tenant. */
const TENANT_ID = 'sandbox';
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
/** `/apis/oauth2/v1`: exchanges the credentials of a client for an access token. */
function oauthRoutes(sandbox) {
    return new hono_dist/* Hono */.$().post('/token', async (context) => {
        const credentials = parseBasicCredentials(context.req.header('authorization'));
        if (credentials === null) {
            throw new Refusal('unauthorized', 'The header Authorization: Basic <base64 of client_id:client_secret> is missing');
        }
        const client = authenticateClient(sandbox, credentials.id, credentials.secret);
        context.set('clientId', client.id);
        const grantType = await readGrantType(context);
        if (grantType !== 'client_credentials') {
            throw new Refusal('invalid', 'grant_type: must be client_credentials, in a form-encoded body');
        }
        const { origin } = new URL(context.req.url);
        // RFC 6749, section 5.1: a token is never kept by a cache.
        context.header('Cache-Control', 'no-store');
        return context.json({
            token_type: 'Bearer',
            access_token: issueToken(sandbox, client),
            expires_in: TOKEN_LIFETIME_SECONDS,
            tenant_id: TENANT_ID,
            endpoints: { frontend: origin, backend: origin },
        });
    });
}
async function readGrantType(context) {
    const inQuery = context.req.query('grant_type');
    if (!FORM_TYPE.test(context.req.header('content-type') ?? ''))
        return inQuery;
    return new URLSearchParams(await context.req.text()).get('grant_type') ?? inQuery;
}

// EXTERNAL MODULE: ./node_modules/hono/dist/jsx/jsx-runtime.js + 11 modules
var jsx_runtime = __webpack_require__(36);
// EXTERNAL MODULE: ./node_modules/hono/dist/helper/html/index.js
var html = __webpack_require__(5621);
;// CONCATENATED MODULE: ./build/sandbox/page/style.js

/** The one style sheet of the pages, in the page itself. Its colors follow the system's light or dark scheme. */
const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d0d7de, #3d444d); --soft: light-dark(#59636e, #9198a1);
  --panel: light-dark(#f6f8fa, #161b22); --good: light-dark(#1a7f37, #3fb950); --bad: light-dark(#cf222e, #f85149);
  --busy: light-dark(#9a6700, #d29922); --link: light-dark(#0969da, #4493f8); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #f0f6fc); }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; }
a { color: var(--link); }
code, pre { font: 0.875rem/1.45 ui-monospace, monospace; }
.facts, .when { color: var(--soft); font-size: 0.875rem; }
ul.plain { list-style: none; padding: 0; }
ul.plain > li, section.thread { border: 1px solid var(--line); border-radius: 6px; margin: 0.75rem 0; padding: 0.5rem 0.75rem; }
section.thread > h3 { font-size: 1rem; font-weight: 600; margin: 0; overflow-wrap: anywhere; }
article { border-top: 1px solid var(--line); margin-top: 0.5rem; padding-top: 0.5rem; }
pre { background: var(--panel); border-radius: 6px; margin: 0.25rem 0; padding: 0.5rem; white-space: pre-wrap;
  overflow-wrap: anywhere; unicode-bidi: isolate; }
.badge { border: 1px solid currentColor; border-radius: 1rem; font-size: 0.75rem; font-weight: 600; padding: 0.05rem 0.5rem; }
.good { color: var(--good); } .bad { color: var(--bad); } .busy { color: var(--busy); } .neutral { color: var(--soft); }
`;
/** The style sheet as the content security policy knows it: this text and no other. */
const STYLE_SOURCE = `'sha256-${(0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64')}'`;

;// CONCATENATED MODULE: ./build/sandbox/page/layout.js



/** The frame of every page. */
function Layout({ title, children }) {
    return ((0,jsx_runtime/* jsxs */.FD)("html", { lang: "en", children: [(0,jsx_runtime/* jsxs */.FD)("head", { children: [(0,jsx_runtime/* jsx */.Y)("meta", { charset: "utf-8" }), (0,jsx_runtime/* jsx */.Y)("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }), (0,jsx_runtime/* jsx */.Y)("title", { children: title }), (0,jsx_runtime/* jsx */.Y)("style", { children: (0,html/* raw */.l)(STYLE) })] }), (0,jsx_runtime/* jsx */.Y)("body", { children: children })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment-list-page.js


function DeploymentListPage({ deployments }) {
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: "Deployment requests", children: [(0,jsx_runtime/* jsx */.Y)("h1", { children: "Deployment requests" }), deployments.length === 0 && (0,jsx_runtime/* jsx */.Y)("p", { children: "None yet. The admin interface makes them: POST /admin/deployments." }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "plain", children: deployments.map(({ number, title, branch, phase }) => ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsxs */.FD)("a", { href: `/deployments/${number}`, children: ["#", number, " ", title] }), (0,jsx_runtime/* jsxs */.FD)("div", { class: "facts", children: [branch, ", ", phase] })] }))) })] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/check-item.js

const CLASS_OF_RESULT = {
    SUCCESS: 'good',
    FAILURE: 'bad',
    TIMED_OUT: 'bad',
    CANCELLED: 'neutral',
    NEUTRAL: 'neutral',
    SKIPPED: 'neutral',
};
function CheckItem({ check }) {
    const { name, state, result, description, externalUrl } = check;
    const verdict = result === null ? 'busy' : CLASS_OF_RESULT[result];
    return ((0,jsx_runtime/* jsxs */.FD)("li", { children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: name }), ' ', (0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${verdict}`, children: result === null ? state : `${state}: ${result}` }), description !== null && (0,jsx_runtime/* jsx */.Y)("div", { children: description }), externalUrl !== null && ((0,jsx_runtime/* jsx */.Y)("div", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: externalUrl, rel: "noopener noreferrer", children: externalUrl }) }))] }));
}

;// CONCATENATED MODULE: ./build/sandbox/page/hide-html-comments.js
const OPEN = '<!--';
const CLOSE = '-->';
/** Leaves out HTML comments, as a rendered comment would. One that is never closed is shown. Takes linear time. */
function hideHtmlComments(text) {
    let shown = '';
    let at = 0;
    for (;;) {
        const open = text.indexOf(OPEN, at);
        const close = open === -1 ? -1 : text.indexOf(CLOSE, open + OPEN.length);
        if (close === -1)
            return shown + text.slice(at);
        shown += text.slice(at, open);
        at = close + CLOSE.length;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/page/deployment-page.js




/** Digits of a SHA that a person reads. */
const SHORT_SHA = 8;
/** One deployment request: its checks and its discussion. Text of comments is shown as it was sent, never as markup. */
function DeploymentPage({ report }) {
    const { deployment, checks, threads } = report;
    const { number, title, branch, phase, targetCommit, mergeCommit } = deployment;
    return ((0,jsx_runtime/* jsxs */.FD)(Layout, { title: `#${number} ${title}`, children: [(0,jsx_runtime/* jsx */.Y)("p", { children: (0,jsx_runtime/* jsx */.Y)("a", { href: "/", children: "All deployment requests" }) }), (0,jsx_runtime/* jsxs */.FD)("h1", { children: [title, " ", (0,jsx_runtime/* jsxs */.FD)("span", { class: "neutral", children: ["#", number] })] }), (0,jsx_runtime/* jsxs */.FD)("p", { class: "facts", children: [branch, ", ", phase, ",", ' ', targetCommit === null || mergeCommit === null ? ('diff not computed yet') : ((0,jsx_runtime/* jsxs */.FD)("code", { children: [targetCommit.slice(0, SHORT_SHA), "..", mergeCommit.slice(0, SHORT_SHA)] })), !deployment.discussionReady && ', no discussion yet'] }), (0,jsx_runtime/* jsx */.Y)("h2", { children: "Checks" }), checks.length === 0 && (0,jsx_runtime/* jsx */.Y)("p", { children: "None." }), (0,jsx_runtime/* jsx */.Y)("ul", { class: "plain", children: checks.map((check) => ((0,jsx_runtime/* jsx */.Y)(CheckItem, { check: check }))) }), (0,jsx_runtime/* jsx */.Y)("h2", { children: "Discussion" }), threads.length === 0 && (0,jsx_runtime/* jsx */.Y)("p", { children: "No comments." }), threads.map((thread) => ((0,jsx_runtime/* jsx */.Y)(Thread, { thread: thread })))] }));
}
function Thread({ thread }) {
    return ((0,jsx_runtime/* jsxs */.FD)("section", { class: "thread", id: thread.discussionId, children: [thread.resolvable && ((0,jsx_runtime/* jsxs */.FD)("h3", { children: [(0,jsx_runtime/* jsx */.Y)("code", { children: toPlace(thread) }), ' ', (0,jsx_runtime/* jsx */.Y)("span", { class: `badge ${thread.resolved ? 'good' : 'busy'}`, children: thread.resolved ? 'resolved' : 'open' })] })), thread.comments.map(({ author, body, createdAt }) => ((0,jsx_runtime/* jsxs */.FD)("article", { children: [(0,jsx_runtime/* jsx */.Y)("strong", { children: author.name }), ' ', (0,jsx_runtime/* jsx */.Y)("time", { class: "when", datetime: createdAt, children: createdAt }), (0,jsx_runtime/* jsx */.Y)("pre", { children: hideHtmlComments(body).trim() })] })))] }));
}
/** `path:line`; a removed line says that its number is of the old version. */
function toPlace({ path, newLine, oldLine }) {
    return newLine === undefined ? `${path}:${oldLine} (removed)` : `${path}:${newLine}`;
}

;// CONCATENATED MODULE: ./build/sandbox/page/page-routes.js







const DOCTYPE = '<!doctype html>';
/** What a person looks at. It only shows; it needs no credentials, since the sandbox listens on loopback. */
function pageRoutes(sandbox) {
    const pages = new hono_dist/* Hono */.$();
    pages.get('/', (context) => context.html(`${DOCTYPE}${(0,jsx_runtime/* jsx */.Y)(DeploymentListPage, { deployments: sandbox.store.deployments.list() })}`));
    pages.get('/deployments/:number', (context) => {
        const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        const report = deploymentReport(sandbox, deployment, new URL(context.req.url).origin);
        return context.html(`${DOCTYPE}${(0,jsx_runtime/* jsx */.Y)(DeploymentPage, { report: report })}`);
    });
    return pages;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./build/sandbox/store/check-store.js

const checkStateSchema = schemas/* enum */.k5n(['QUEUED', 'IN_PROGRESS', 'DONE']);
const checkResultSchema = schemas/* enum */.k5n([
    'SUCCESS',
    'FAILURE',
    'NEUTRAL',
    'CANCELLED',
    'SKIPPED',
    'TIMED_OUT',
]);
const checkRow = schemas/* object */.Ikc({
    name: schemas/* string */.YjP(),
    state: checkStateSchema,
    result: checkResultSchema.nullable(),
    description: schemas/* string */.YjP().nullable(),
    external_url: schemas/* string */.YjP().nullable(),
    external_id: schemas/* string */.YjP().nullable(),
    put_at: schemas/* number */.aig(),
})
    .transform((row) => ({
    name: row.name,
    state: row.state,
    result: row.result,
    description: row.description,
    externalUrl: row.external_url,
    externalId: row.external_id,
    putAt: row.put_at,
}));
function checkStore(db) {
    return {
        put: (deployment, check) => {
            db.prepare(`INSERT INTO check_states (deployment, name, state, result, description, external_url, external_id, put_at)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`).run(deployment, check.name, check.state, check.result, check.description, check.externalUrl, check.externalId, check.putAt);
        },
        history: (deployment) => checkRow
            .array()
            .parse(db.prepare('SELECT * FROM check_states WHERE deployment = ? ORDER BY sequence').all(deployment)),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/rest/check-request.js


/** Long enough for any job's name; a limit so that pages stay readable. */
const LONGEST_NAME = 255;
const checkName = schemas/* string */.YjP().trim().min(1).max(LONGEST_NAME);
/** Put a check. The link is shown on the page, so only http and https will do. */
const checkRequest = schemas/* object */.Ikc({
    state: checkStateSchema,
    result: checkResultSchema.optional(),
    description: schemas/* string */.YjP().optional(),
    externalUrl: schemas/* url */.OZ5({ protocol: /^https?$/, error: 'must be an http or https URL' }).optional(),
    externalId: schemas/* string */.YjP().optional(),
})
    .transform((sent, context) => {
    const isDone = sent.state === 'DONE';
    if (isDone !== (sent.result !== undefined)) {
        const message = isDone ? 'required when state is DONE' : 'allowed only when state is DONE';
        context.issues.push({ code: 'custom', path: ['result'], message, input: sent.result });
        return core/* NEVER */.tm;
    }
    return {
        state: sent.state,
        result: sent.result ?? null,
        description: sent.description ?? null,
        externalUrl: sent.externalUrl ?? null,
        externalId: sent.externalId ?? null,
    };
});

;// CONCATENATED MODULE: ./build/sandbox/rest/comment-request.js

const body = schemas/* string */.YjP().refine((text) => text.trim() !== '', 'must not be empty');
const line = schemas/* int */.Whr().min(1);
const sha = schemas/* string */.YjP()
    .regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, 'must be the full SHA of a commit')
    .transform((text) => text.toLowerCase());
/** Create a comment: top-level with a body alone, inline with a path and a line. Fields that nobody knows are ignored. */
const commentRequest = schemas/* object */.Ikc({
    body,
    path: schemas/* string */.YjP().min(1).optional(),
    newLine: line.optional(),
    oldLine: line.optional(),
    baseSha: sha.optional(),
    headSha: sha.optional(),
})
    .transform((sent, context) => {
    const refuse = (message) => {
        context.issues.push({ code: 'custom', message, input: sent });
        return core/* NEVER */.tm;
    };
    const { path, newLine, oldLine, baseSha, headSha } = sent;
    if ((baseSha === undefined) !== (headSha === undefined)) {
        return refuse('baseSha and headSha: send both or neither');
    }
    const hasLine = newLine !== undefined || oldLine !== undefined;
    if (path === undefined) {
        if (hasLine || baseSha !== undefined)
            return refuse('path: an inline comment needs it');
        return { kind: 'top-level', body: sent.body };
    }
    if (!hasLine)
        return refuse('newLine, oldLine: an inline comment needs at least one of them');
    const pinned = baseSha === undefined || headSha === undefined ? null : { base: baseSha, head: headSha };
    return { kind: 'inline', body: sent.body, position: { path, newLine, oldLine, pinned } };
});
/** Reply to a thread. */
const replyRequest = schemas/* object */.Ikc({ body });
/** Resolve or reopen a thread. */
const discussionRequest = schemas/* object */.Ikc({ resolved: schemas/* boolean */.zMY() });

;// CONCATENATED MODULE: ./build/sandbox/rest/rest-routes.js












/** `/apis/rest/v1`: the operations of the review service. Each reads a request, calls the rule, and shows its answer. */
function restRoutes(sandbox) {
    const rest = new hono_dist/* Hono */.$();
    rest.use(async (context, next) => {
        const caller = authenticateToken(sandbox, readBearerToken(context));
        context.set('caller', caller);
        context.set('clientId', caller.clientId);
        await next();
    });
    rest.get('/deployments/:number', (context) => {
        const deployment = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        return context.json(toWireDeployment(deployment, sandbox.clock()));
    });
    rest.get('/deployments/:number/comments', (context) => {
        const number = toDeploymentNumber(context.req.param('number'));
        const { comments, next } = listComments(sandbox, number, toCursor(context.req.query('after')));
        if (next !== null) {
            const url = new URL(context.req.url);
            url.search = `?after=${next}`;
            context.header('Link', `<${url.href}>; rel="next"`);
        }
        const form = sandbox.store.settings.get().listing;
        return context.json(comments.map((comment) => toWireComment(comment, form)));
    });
    rest.post('/deployments/:number/comments', async (context) => {
        const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        const request = await readJson(context, commentRequest);
        const comment = await createComment(sandbox, context.get('caller'), number, request);
        return context.json(toWireComment(comment), 201);
    });
    rest.delete('/deployments/:number/comments/:commentId', (context) => {
        const deployment = toDeploymentNumber(context.req.param('number'));
        const commentId = context.req.param('commentId');
        deleteComment(sandbox, context.get('caller'), { deployment, commentId });
        return context.body(null, 204);
    });
    rest.post('/deployments/:number/discussions/:discussionId/comments', async (context) => {
        const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        const { body } = await readJson(context, replyRequest);
        const place = { deployment: number, discussionId: context.req.param('discussionId') };
        return context.json(toWireComment(replyToThread(sandbox, context.get('caller'), place, body)), 201);
    });
    rest.put('/deployments/:number/discussions/:discussionId', async (context) => {
        const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        const { resolved } = await readJson(context, discussionRequest);
        const place = { deployment: number, discussionId: context.req.param('discussionId') };
        const thread = setResolved(sandbox, place, resolved);
        return context.json({ discussionId: thread.id, resolvable: true, resolved: thread.resolved });
    });
    rest.put('/deployments/:number/checks/:name', async (context) => {
        const { number } = getDeployment(sandbox, toDeploymentNumber(context.req.param('number')));
        const name = checkName.safeParse(context.req.param('name'));
        if (!name.success)
            throw new Refusal('invalid', `The name of the check: ${name.error.issues[0]?.message}`);
        const check = { name: name.data, ...(await readJson(context, checkRequest)) };
        return context.json(toWireCheck(putCheck(sandbox, context.get('caller'), number, check)));
    });
    return rest;
}
/** The place in the listing where a page begins, as an earlier page gave it. */
function toCursor(text) {
    if (text === undefined)
        return 0;
    if (!/^\d{1,15}$/.test(text))
        throw new Refusal('invalid', 'after: follow the Link header of the page before');
    return Number(text);
}

;// CONCATENATED MODULE: ./build/sandbox/app.js














/** Room for the longest comment of a GitLab-like service (a million characters), and a bound for everything else. */
const BODY_LIMIT_BYTES = 1024 * 1024;
/** The HTTP side of the sandbox: the service's REST and OAuth interface, the admin interface, and the pages. */
function createApp(sandbox, { adminToken, reportError }) {
    const app = new hono_dist/* Hono */.$();
    const faults = new Faults();
    app.use((0,secure_headers/* secureHeaders */.K)({
        contentSecurityPolicy: {
            defaultSrc: ["'none'"],
            styleSrc: [STYLE_SOURCE],
            baseUri: ["'none'"],
            formAction: ["'none'"],
            frameAncestors: ["'none'"],
        },
        referrerPolicy: 'no-referrer',
        xFrameOptions: 'DENY',
        // Served over http on loopback, where this header means nothing.
        strictTransportSecurity: false,
    }));
    app.use('/apis/*', requestLog(sandbox));
    app.use('/apis/*', injectFaults(sandbox, faults));
    app.use((0,method_not_allowed/* methodNotAllowed */.T)({
        app,
        onMethodNotAllowed: (context, methods) => context.json({ error: `Method not allowed. Allowed: ${methods.join(', ')}` }, 405, {
            Allow: methods.join(', '),
        }),
    }));
    app.use((0,body_limit/* bodyLimit */.k)({
        maxSize: BODY_LIMIT_BYTES,
        onError: () => {
            throw new Refusal('too-large', `The body is larger than ${BODY_LIMIT_BYTES} bytes`);
        },
    }));
    app.route('/apis/oauth2/v1', oauthRoutes(sandbox));
    app.route('/apis/rest/v1', restRoutes(sandbox));
    app.route('/admin', adminRoutes(sandbox, faults, adminToken));
    app.route('/', pageRoutes(sandbox));
    app.notFound((context) => context.json({ error: 'Not found: no such path' }, 404));
    app.onError((error, context) => answerError(error, context, reportError));
    return app;
}

;// CONCATENATED MODULE: ./build/sandbox/credentials-file.js





const credentialsSchema = schemas/* object */.Ikc({
    clientId: schemas/* string */.YjP().min(1),
    clientSecret: schemas/* string */.YjP().min(1),
    adminToken: schemas/* string */.YjP().min(1),
});
/** Only the owner may read the file. */
const PRIVATE = 0o600;
/**
 * Reads `credentials.json` of the data folder, or makes it, so that every start of one sandbox prints the same credentials.
 * Throws `SandboxStartError` where the file is there but cannot be used.
 */
function readOrMakeCredentials(folder) {
    const file = (0,external_node_path_.join)(folder, 'credentials.json');
    const text = readIfThere(file);
    if (text !== null)
        return parseCredentials(file, text);
    const credentials = { clientId: newId(), clientSecret: newSecret(), adminToken: newSecret() };
    // A rename puts the whole file in place at once: a start that dies half-way leaves no half of it behind.
    const draft = `${file}.${newId()}`;
    (0,external_node_fs_.writeFileSync)(draft, `${JSON.stringify(credentials, null, 2)}\n`, { mode: PRIVATE, flag: 'wx' });
    (0,external_node_fs_.renameSync)(draft, file);
    return credentials;
}
function readIfThere(file) {
    if (!(0,external_node_fs_.existsSync)(file))
        return null;
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new SandboxStartError(`The credentials file ${file} cannot be read: let the current user read it, or delete it.`, {
            cause: error,
        });
    }
}
function parseCredentials(file, text) {
    try {
        return credentialsSchema.parse(JSON.parse(text));
    }
    catch {
        // The parse error is not passed on as the cause: it may quote the text, which has secrets in it.
        throw new SandboxStartError(`The credentials file ${file} is damaged: delete it, and the next start makes new credentials.`);
    }
}

;// CONCATENATED MODULE: ./build/sandbox/git/parse-diff.js
/** Mode of a commit of another repository in a tree. */
const SUBMODULE_MODE = '160000';
/** Kinds of tree entries (file, link, submodule) differ in these digits of the mode. */
const MODE_KIND_DIGITS = 3;
const NO_MODE = '000000';
/**
 * Reads the output of `git diff --raw --patch -z -U0 --no-abbrev`: the files from the raw part, where names are not quoted,
 * and their hunks from the patch, whose sections stand in the same order. Throws where the two do not agree.
 */
function parseDiff(output) {
    // One character a byte: a line of a file may be in any encoding, and only names are turned into text.
    const text = output.toString('latin1');
    const { entries, end } = parseRaw(text);
    const sections = parsePatch(text.slice(end));
    let next = 0;
    const take = () => {
        const section = sections[next++];
        if (section === undefined)
            throw new Error('The patch of git has fewer files than its list.');
        return section;
    };
    const changes = entries.map((entry) => {
        // git prints a change of kind (a file that became a link) as a deletion and an addition.
        const parts = changesKind(entry) ? [take(), take()] : [take()];
        const isSubmodule = entry.oldMode === SUBMODULE_MODE || entry.newMode === SUBMODULE_MODE;
        const isBinary = parts.some((part) => part.binary);
        return {
            ...entry.change,
            content: isSubmodule ? 'submodule' : isBinary ? 'binary' : 'text',
            hunks: parts.flatMap((part) => part.hunks),
        };
    });
    if (next !== sections.length)
        throw new Error('The patch of git has more files than its list.');
    return changes;
}
function changesKind({ oldMode, newMode }) {
    if (oldMode === NO_MODE || newMode === NO_MODE)
        return false;
    return oldMode.slice(0, MODE_KIND_DIGITS) !== newMode.slice(0, MODE_KIND_DIGITS);
}
/** `:oldMode newMode oldBlob newBlob status NUL path NUL`, with a second path for a rename; the list ends with an empty field. */
function parseRaw(text) {
    const entries = [];
    let at = 0;
    const field = () => {
        const end = text.indexOf('\0', at);
        const value = text.slice(at, end === -1 ? text.length : end);
        at = end === -1 ? text.length : end + 1;
        return value;
    };
    while (text[at] === ':') {
        const [oldMode = '', newMode = '', oldBlob = '', newBlob = '', status = ''] = field().slice(1).split(' ');
        const first = toName(field());
        const second = /^[RC]/.test(status) ? toName(field()) : first;
        const version = (path, mode, blob) => mode === NO_MODE ? null : { path, blob };
        entries.push({
            oldMode,
            newMode,
            change: { old: version(first, oldMode, oldBlob), new: version(second, newMode, newBlob) },
        });
    }
    if (text[at] === '\0')
        at += 1;
    return { entries, end: at };
}
function toName(bytes) {
    return Buffer.from(bytes, 'latin1').toString('utf8');
}
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function parsePatch(patch) {
    const sections = [];
    // No line of a file passes for a header of the patch: without context, each begins with `+` or `-`.
    for (const line of patch.split('\n')) {
        if (line.startsWith('diff --git '))
            sections.push({ binary: false, hunks: [] });
        const section = sections.at(-1);
        if (section === undefined)
            continue;
        if (line.startsWith('Binary files '))
            section.binary = true;
        const match = HUNK_HEADER.exec(line);
        if (match === null)
            continue;
        const [, oldStart, oldLines = '1', newStart, newLines = '1'] = match;
        const hunk = {
            oldStart: Number(oldStart),
            oldLines: Number(oldLines),
            newStart: Number(newStart),
            newLines: Number(newLines),
        };
        section.hunks.push(hunk);
    }
    return sections;
}

;// CONCATENATED MODULE: ./build/sandbox/git/diffs.js

/** Diffs and line counts kept in memory; the oldest goes first. A pull of comments speaks of one or two pairs. */
const MOST_KEPT = 200;
const DIFF_ARGS = [
    'diff',
    '--raw',
    '--patch',
    '-z',
    '--no-abbrev',
    '--unified=0',
    '--inter-hunk-context=0',
    '-M',
    // What the machine's owner has set for reading diffs must not change what a line is.
    '--diff-algorithm=default',
    '--indent-heuristic',
    '--ignore-submodules=none',
    '--submodule=short',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--no-relative',
];
/** Diffs computed by git, each once: two commits are the same for ever, and so is their diff. */
function gitDiffs(git) {
    const pairs = new Map();
    const lineCounts = new Map();
    return {
        ofPair: (repository, base, head) => once(pairs, JSON.stringify([repository, base, head]), async () => {
            const args = [...DIFF_ARGS, '--end-of-options', base, head, '--'];
            return parseDiff(await outputOf(git, repository, args));
        }),
        countLines: (repository, blob) => once(lineCounts, JSON.stringify([repository, blob]), async () => countLines(await outputOf(git, repository, ['cat-file', 'blob', blob]))),
    };
}
/** Calls that come while the first is under way wait for it. A failure is forgotten, so that the next call tries again. */
function once(kept, key, compute) {
    const known = kept.get(key);
    if (known !== undefined)
        return known;
    const value = compute();
    kept.set(key, value);
    value.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
        if (kept.size <= MOST_KEPT)
            break;
        kept.delete(oldest);
    }
    return value;
}
async function outputOf(git, repository, args) {
    const answer = await git(repository, args);
    if (answer.kind === 'done')
        return answer.output;
    throw new Error(`git ${args[0]} failed in ${repository}: ${answer.message}`);
}
const NEWLINE = 0x0a;
function countLines(content) {
    let lines = 0;
    for (const byte of content)
        if (byte === NEWLINE)
            lines += 1;
    return content.length > 0 && content.at(-1) !== NEWLINE ? lines + 1 : lines;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./build/sandbox/git/run-git.js

/** What one git command may print. The diff of a whole application fits; a runaway one ends in a clear error. */
const MOST_OUTPUT_BYTES = 256 * 1024 * 1024;
/**
 * `RunGit` over the git of this machine. A command that git ends with an error is an answer of the kind `failed`;
 * throws only where there is no git to run.
 */
const runGit = (repository, args) => new Promise((resolve, reject) => {
    (0,external_node_child_process_.execFile)('git', 
    // A diff only reads: it must not wait for, or leave, a lock in somebody's checkout.
    ['--no-optional-locks', '-c', 'core.quotePath=false', '-C', repository, ...args], { encoding: 'buffer', maxBuffer: MOST_OUTPUT_BYTES, windowsHide: true }, (error, output, errors) => {
        if (error === null)
            resolve({ kind: 'done', output });
        else if (error.code === 'ENOENT')
            reject(new Error('git was not found: install it.', { cause: error }));
        else
            resolve({ kind: 'failed', message: errors.toString('utf8').trim() || error.message });
    });
});

;// CONCATENATED MODULE: ./build/sandbox/store/discussion-store.js

const discussionRow = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    deployment: schemas/* number */.aig(),
    resolved: schemas/* number */.aig(),
    path: schemas/* string */.YjP().nullable(),
    new_line: schemas/* number */.aig().nullable(),
    old_line: schemas/* number */.aig().nullable(),
    base_sha: schemas/* string */.YjP().nullable(),
    head_sha: schemas/* string */.YjP().nullable(),
})
    .transform((row) => ({
    id: row.id,
    deployment: row.deployment,
    resolved: row.resolved === 1,
    position: row.path === null || row.base_sha === null || row.head_sha === null
        ? null
        : {
            path: row.path,
            ...(row.new_line === null ? {} : { newLine: row.new_line }),
            ...(row.old_line === null ? {} : { oldLine: row.old_line }),
            baseSha: row.base_sha,
            headSha: row.head_sha,
        },
}));
function discussionStore(db) {
    return {
        insert: ({ id, deployment, resolved, position }) => {
            db.prepare(`INSERT INTO discussions (id, deployment, resolved, path, new_line, old_line, base_sha, head_sha)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`).run(id, deployment, Number(resolved), position?.path ?? null, position?.newLine ?? null, position?.oldLine ?? null, position?.baseSha ?? null, position?.headSha ?? null);
        },
        find: (deployment, id) => discussionRow
            .optional()
            .parse(db.prepare('SELECT * FROM discussions WHERE deployment = ? AND id = ?').get(deployment, id)),
        setResolved: (id, resolved) => {
            db.prepare('UPDATE discussions SET resolved = ? WHERE id = ?').run(Number(resolved), id);
        },
        delete: (id) => {
            db.prepare('DELETE FROM discussions WHERE id = ?').run(id);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/comment-store.js


const SELECT = `
  SELECT c.id AS comment_id, c.author_id, u.name AS author_name, c.body, c.created_at, c.updated_at, d.*,
    c.sequence AS comment_sequence
  FROM comments c JOIN discussions d ON d.id = c.discussion_id JOIN users u ON u.id = c.author_id`;
const ownFields = schemas/* object */.Ikc({
    comment_sequence: schemas/* number */.aig(),
    comment_id: schemas/* string */.YjP(),
    author_id: schemas/* string */.YjP(),
    author_name: schemas/* string */.YjP(),
    body: schemas/* string */.YjP(),
    created_at: schemas/* number */.aig(),
    updated_at: schemas/* number */.aig(),
});
function toComment(row) {
    const own = ownFields.parse(row);
    return {
        sequence: own.comment_sequence,
        id: own.comment_id,
        author: { id: own.author_id, name: own.author_name },
        body: own.body,
        createdAt: own.created_at,
        updatedAt: own.updated_at,
        discussion: discussionRow.parse(row),
    };
}
function commentStore(db) {
    return {
        insert: (comment) => {
            db.prepare('INSERT INTO comments (id, discussion_id, author_id, body, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?)').run(comment.id, comment.discussionId, comment.authorId, comment.body, comment.createdAt, comment.createdAt);
        },
        find: (deployment, id) => {
            const row = db.prepare(`${SELECT} WHERE d.deployment = ? AND c.id = ?`).get(deployment, id);
            return row === undefined ? undefined : toComment(row);
        },
        list: (deployment, { after, limit }) => db
            .prepare(`${SELECT} WHERE d.deployment = ? AND c.sequence > ? ORDER BY c.sequence LIMIT ?`)
            .all(deployment, after, limit)
            .map(toComment),
        listByDiscussion: (deployment) => db
            .prepare(`${SELECT} WHERE d.deployment = ? ORDER BY d.sequence, c.sequence`)
            .all(deployment)
            .map(toComment),
        countOfDiscussion: (discussionId) => Number(db.prepare('SELECT count(*) AS n FROM comments WHERE discussion_id = ?').get(discussionId)?.n),
        delete: (id) => {
            db.prepare('DELETE FROM comments WHERE id = ?').run(id);
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/deployment-store.js

const deploymentRow = schemas/* object */.Ikc({
    number: schemas/* number */.aig(),
    title: schemas/* string */.YjP(),
    branch: schemas/* string */.YjP(),
    phase: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP(),
    base: schemas/* string */.YjP(),
    head: schemas/* string */.YjP(),
    diff_due_at: schemas/* number */.aig().nullable(),
    previous_base: schemas/* string */.YjP().nullable(),
    previous_head: schemas/* string */.YjP().nullable(),
    discussion_due_at: schemas/* number */.aig().nullable(),
    created_at: schemas/* number */.aig(),
})
    .transform((row) => ({
    number: row.number,
    title: row.title,
    branch: row.branch,
    phase: row.phase,
    repository: row.repository,
    newest: { base: row.base, head: row.head },
    diffDueAt: row.diff_due_at,
    previous: row.previous_base === null || row.previous_head === null
        ? null
        : { base: row.previous_base, head: row.previous_head },
    discussionDueAt: row.discussion_due_at,
    createdAt: row.created_at,
}));
function deploymentStore(db) {
    return {
        insert: (deployment) => {
            const { lastInsertRowid } = db
                .prepare(`INSERT INTO deployments (title, branch, phase, repository, base, head, diff_due_at,
             previous_base, previous_head, discussion_due_at, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`)
                .run(deployment.title, deployment.branch, deployment.phase, deployment.repository, deployment.newest.base, deployment.newest.head, deployment.diffDueAt, deployment.previous?.base ?? null, deployment.previous?.head ?? null, deployment.discussionDueAt, deployment.createdAt);
            return { ...deployment, number: Number(lastInsertRowid) };
        },
        find: (number) => deploymentRow.optional().parse(db.prepare('SELECT * FROM deployments WHERE number = ?').get(number)),
        list: () => deploymentRow.array().parse(db.prepare('SELECT * FROM deployments ORDER BY number DESC').all()),
        update: (deployment) => {
            db.prepare(`UPDATE deployments SET phase = ?, base = ?, head = ?, diff_due_at = ?, previous_base = ?, previous_head = ?,
           discussion_due_at = ? WHERE number = ?`).run(deployment.phase, deployment.newest.base, deployment.newest.head, deployment.diffDueAt, deployment.previous?.base ?? null, deployment.previous?.head ?? null, deployment.discussionDueAt, deployment.number);
        },
    };
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./build/sandbox/store/schema.js
/** Raised with every change of the tables; `PRAGMA user_version` of a database says with which one it was made. */
const SCHEMA_VERSION = 1;
/** Times are milliseconds since the epoch. `AUTOINCREMENT` keeps a number from being used again after a deletion. */
const SCHEMA = `
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE users (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL
) STRICT;

CREATE TABLE clients (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id),
  name TEXT NOT NULL,
  secret_hash TEXT NOT NULL
) STRICT;

CREATE TABLE tokens (
  hash TEXT PRIMARY KEY,
  client_id TEXT NOT NULL REFERENCES clients (id),
  expires_at INTEGER NOT NULL
) STRICT;

-- base and head are the newest pair; until diff_due_at the previous pair (if any) is the current diff.
-- A due time that is missing means: not before somebody says so.
CREATE TABLE deployments (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  branch TEXT NOT NULL,
  phase TEXT NOT NULL,
  repository TEXT NOT NULL,
  base TEXT NOT NULL,
  head TEXT NOT NULL,
  diff_due_at INTEGER,
  previous_base TEXT,
  previous_head TEXT,
  discussion_due_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;

-- A thread of an inline comment has a position; a top-level comment is a discussion of its own without one.
CREATE TABLE discussions (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  resolved INTEGER NOT NULL,
  path TEXT,
  new_line INTEGER,
  old_line INTEGER,
  base_sha TEXT,
  head_sha TEXT
) STRICT;
CREATE INDEX discussions_of_deployment ON discussions (deployment);

CREATE TABLE comments (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  discussion_id TEXT NOT NULL REFERENCES discussions (id),
  author_id TEXT NOT NULL REFERENCES users (id),
  body TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX comments_of_discussion ON comments (discussion_id);

-- Every state that a check was ever put in; the newest row of a name is the check.
CREATE TABLE check_states (
  sequence INTEGER PRIMARY KEY AUTOINCREMENT,
  deployment INTEGER NOT NULL REFERENCES deployments (number),
  name TEXT NOT NULL,
  state TEXT NOT NULL,
  result TEXT,
  description TEXT,
  external_url TEXT,
  external_id TEXT,
  put_at INTEGER NOT NULL
) STRICT;
CREATE INDEX check_states_of_deployment ON check_states (deployment);

CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  time INTEGER NOT NULL,
  method TEXT NOT NULL,
  path TEXT NOT NULL,
  status INTEGER,
  client_id TEXT
) STRICT;
`;

;// CONCATENATED MODULE: ./build/sandbox/store/transaction.js
/** Runs writes that belong together: all of them are stored, or none. `work` must not wait for anything. */
function inTransaction(db, work) {
    db.exec('BEGIN IMMEDIATE');
    try {
        const value = work();
        db.exec('COMMIT');
        return value;
    }
    catch (error) {
        if (db.isTransaction)
            db.exec('ROLLBACK');
        throw error;
    }
}

;// CONCATENATED MODULE: ./build/sandbox/store/open-database.js




/** Another process may hold the file for a moment, for instance a sandbox that is just ending. */
const BUSY_TIMEOUT_MS = 5000;
/**
 * Opens the database, and makes its tables where it is new.
 * Throws `SandboxStartError` for a file that is no database, is damaged, or was made by a newer version.
 */
function openDatabase(file) {
    let db;
    try {
        db = new external_node_sqlite_.DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
        // A committed write outlives the death of the process: the write-ahead log is in the file system by then.
        db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
        prepareTables(db, file);
        return db;
    }
    catch (error) {
        db?.close();
        if (error instanceof SandboxStartError)
            throw error;
        const reason = error instanceof Error ? error.message : String(error);
        throw new SandboxStartError(`The database ${file} cannot be used (${reason}): move it away, and the next start makes a new one.`, { cause: error });
    }
}
function prepareTables(db, file) {
    const damage = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    if (damage !== 'ok')
        throw new Error(`damaged: ${damage}`);
    const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
    if (version > SCHEMA_VERSION) {
        throw new SandboxStartError(`The database ${file} was made by a newer version of the sandbox (schema ${version}, this one knows ${SCHEMA_VERSION}): ` +
            'use that version, or another data folder.');
    }
    if (version === SCHEMA_VERSION)
        return;
    inTransaction(db, () => db.exec(`${SCHEMA} PRAGMA user_version = ${SCHEMA_VERSION};`));
}

;// CONCATENATED MODULE: ./build/sandbox/store/request-store.js

/** Enough for the longest test, and small enough that a sandbox that runs for months stays small. */
const MOST_REQUESTS_KEPT = 10_000;
const requestRow = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    time: schemas/* number */.aig(),
    method: schemas/* string */.YjP(),
    path: schemas/* string */.YjP(),
    status: schemas/* number */.aig().nullable(),
    client_id: schemas/* string */.YjP().nullable(),
})
    .transform(({ client_id, ...row }) => ({ ...row, clientId: client_id }));
/** The log of requests. It has paths, never headers, queries or bodies: those may carry secrets. */
function requestStore(db) {
    return {
        begin: ({ time, method, path }) => {
            const { lastInsertRowid } = db
                .prepare('INSERT INTO requests (time, method, path) VALUES (?, ?, ?)')
                .run(time, method, path);
            const id = Number(lastInsertRowid);
            db.prepare('DELETE FROM requests WHERE id <= ?').run(id - MOST_REQUESTS_KEPT);
            return id;
        },
        end: (id, { status, clientId }) => {
            db.prepare('UPDATE requests SET status = ?, client_id = ? WHERE id = ?').run(status, clientId, id);
        },
        list: () => requestRow.array().parse(db.prepare('SELECT * FROM requests ORDER BY id').all()),
        clear: () => db.exec('DELETE FROM requests'),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/settings-store.js


const settingRow = schemas/* object */.Ikc({ name: schemas/* string */.YjP(), value: schemas/* string */.YjP() });
/** One row a setting, its value as JSON. A setting without a row has its default. */
function settingsStore(db) {
    const get = () => {
        const rows = settingRow.array().parse(db.prepare('SELECT name, value FROM settings').all());
        const stored = rows.map((row) => [row.name, JSON.parse(row.value)]);
        return settingsSchema.parse(Object.fromEntries([...Object.entries(DEFAULT_SETTINGS), ...stored]));
    };
    return {
        get,
        change: (changes) => {
            for (const [name, value] of Object.entries(changes)) {
                if (value === undefined)
                    continue;
                db.prepare('INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value').run(name, JSON.stringify(value));
            }
            return get();
        },
    };
}

;// CONCATENATED MODULE: ./build/sandbox/store/store.js









/** Opens the store in a SQLite file, which is made if it is missing. Throws `SandboxStartError` where it cannot be used. */
function openStore(file) {
    const db = openDatabase(file);
    return {
        accounts: accountStore(db),
        deployments: deploymentStore(db),
        discussions: discussionStore(db),
        comments: commentStore(db),
        checks: checkStore(db),
        requests: requestStore(db),
        settings: settingsStore(db),
        transaction: (work) => inTransaction(db, work),
        close: () => db.close(),
    };
}

;// CONCATENATED MODULE: ./build/sandbox/start-sandbox.js














const LOOPBACK = '127.0.0.1';
const BOT_NAME = 'SARIF Review Bot';
/**
 * Starts a review service on this machine, for trials and tests.
 * Throws `SandboxStartError` where the port, the data folder, the database or the credentials file cannot be used.
 */
async function startSandbox(options) {
    makeFolder(options.data);
    const credentials = readOrMakeCredentials(options.data);
    const store = openStore((0,external_node_path_.join)(options.data, 'sandbox.db'));
    try {
        const git = options.git ?? runGit;
        const sandbox = {
            store,
            git,
            diffs: gitDiffs(git),
            clock: options.clock ?? Date.now,
            newId: options.newId ?? newId,
        };
        store.transaction(() => {
            store.settings.change(settingsSchema.partial().parse(options.settings ?? {}));
            ensureBot(sandbox, credentials);
        });
        const app = createApp(sandbox, {
            adminToken: credentials.adminToken,
            reportError: (error) => console.error(error),
        });
        const { baseUrl, stop } = await listen(app.fetch, options.port, options.host ?? LOOPBACK);
        return {
            baseUrl,
            clientId: credentials.clientId,
            clientSecret: credentials.clientSecret,
            adminUrl: `${baseUrl}/admin`,
            adminToken: credentials.adminToken,
            close: async () => {
                await stop();
                store.close();
            },
        };
    }
    catch (error) {
        store.close();
        throw error;
    }
}
function makeFolder(folder) {
    try {
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    }
    catch (error) {
        throw new SandboxStartError(`The data folder ${folder} cannot be made: choose another one.`, {
            cause: error,
        });
    }
}
/** Whichever of the database and the credentials file was lost, the client of the file works, and the bot stays one user. */
function ensureBot(sandbox, { clientId, clientSecret }) {
    const { accounts } = sandbox.store;
    const bot = accounts.firstUser() ?? createUser(sandbox, { name: BOT_NAME, role: 'Account Owners' });
    accounts.putClient({ id: clientId, userId: bot.id, name: BOT_NAME, secretHash: hashSecret(clientSecret) });
}
async function listen(fetch, port, host) {
    const server = (0,dist/* createAdaptorServer */.b$)({ fetch, hostname: host });
    try {
        server.listen(port, host);
        await (0,external_node_events_.once)(server, 'listening');
    }
    catch (error) {
        const reason = codeOf(error);
        const message = reason === 'EADDRINUSE'
            ? `Port ${port} of ${host} is in use: choose another one, or 0 for any that is free.`
            : `The sandbox cannot listen on port ${port} of ${host} (${reason}): choose others.`;
        throw new SandboxStartError(message, { cause: error });
    }
    const address = server.address();
    const name = (0,external_node_net_.isIPv6)(host) ? `[${host}]` : host;
    return {
        baseUrl: `http://${name}:${address.port}`,
        stop: async () => {
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            if ('closeAllConnections' in server)
                server.closeAllConnections();
            await closed;
        },
    };
}
/** The code of an error of the system, such as `EADDRINUSE`; its text where it has none. */
function codeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}

;// CONCATENATED MODULE: ./build/sandbox/serve-sandbox.js



const MAX_PORT = 65_535;
/**
 * Starts the sandbox, says in one line of JSON how to reach it (`baseUrl`, `clientId`, `clientSecret`, `adminUrl`, `adminToken`), and serves
 * until SIGINT or SIGTERM. Returns the exit status.
 */
async function serveSandbox(port, data) {
    const number = Number(port);
    if (!/^\d{1,5}$/u.test(port) || number > MAX_PORT) {
        console.error(`Error: --port is ${JSON.stringify(port)}; it takes a whole number from 0 to ${MAX_PORT}`);
        return 2;
    }
    try {
        const { close, ...access } = await startSandbox({ port: number, data });
        const stopped = Promise.race([(0,external_node_events_.once)(process, 'SIGINT'), (0,external_node_events_.once)(process, 'SIGTERM')]);
        console.log(JSON.stringify(access));
        await stopped;
        await close();
        return 0;
    }
    catch (error) {
        if (!(error instanceof SandboxStartError))
            throw error;
        console.error(`Error: ${error.message}`);
        return 2;
    }
}


/***/ })

};

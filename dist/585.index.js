export const id = 585;
export const ids = [585];
export const modules = {

 1919:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => ( DISTRIBUTION)
 });
const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';
const DISTRIBUTION = {
    action: `${REPOSITORY}@${REFERENCE}`,
    template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
    integrity: 'sha256-nivLh1awVVFqEEMhlhuB7DwZO84CWjw5U+dk3f+RyXk=',
    package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
    analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
    forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
    install: 'npm install --global "$(npm pack --silent)"',
};


 }),

 3929:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Se: () => ( githubHost),
   xb: () => ( onGithub)
 });
 var _distribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1919);
 var _inputs_api_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2926);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
 var _logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2795);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7746);





function githubHost(environment, redactor) {
    const clean = (line) => redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__ .BP)(line));
    const { GITHUB_WORKSPACE, GITHUB_JOB, GITHUB_RUN_ID, RUNNER_TEMP, GITHUB_STEP_SUMMARY } = environment;
    const toolkit = createToolkit((text) => process.stdout.write(text));
    let open = false;
    const endGroup = () => {
        if (open)
            toolkit.endGroup();
        open = false;
    };
    return {
        input(name) {
            const given = environment[`INPUT_${name.toUpperCase()}`] ?? '';
            const variable = environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .cG)(name)] ?? '';
            const value = given === '' || (name === 'token' && variable !== '') ? variable : given;
            return value === '' ? undefined : value;
        },
        describeUnreadInputs: () => (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .U4)(environment),
        mask(secret) {
            redactor.add(secret);
            toolkit.mask(secret);
        },
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info: (line) => toolkit.print(clean(line)),
        warning: (line) => toolkit.use((core) => core.warning(clean(line))),
        error: (line) => toolkit.error(clean(line)),
        annotate: ({ level, message, title, path, ...lines }) => toolkit.use((core) => core[level](clean(message), {
            title: clean(title),
            ...(path !== undefined && { file: redactor.redact(path), ...lines }),
        })),
        status: (line) => toolkit.print(clean(line)),
        rewrites: false,
        group(title) {
            endGroup();
            toolkit.group(clean(title));
            open = true;
        },
        endGroup,
        writeDocument: (json) => toolkit.print(clean(json)),
        setOutput: (name, value) => toolkit.use((core) => core.setOutput(name, redactor.redact(value))),
        async writeSummary(markdown) {
            if (GITHUB_STEP_SUMMARY !== undefined) {
                toolkit.use((core) => core.summary.addRaw(redactor.redact(markdown), true).write());
            }
            await toolkit.settled();
        },
        workspaces: GITHUB_WORKSPACE === undefined ? [] : [GITHUB_WORKSPACE],
        ...(GITHUB_JOB === undefined ? {} : { jobName: GITHUB_JOB }),
        ...(GITHUB_RUN_ID === undefined ? {} : { runUrl: runUrl(environment) }),
        ...(RUNNER_TEMP === undefined ? {} : { temporaryFolder: RUNNER_TEMP }),
        async withoutSecrets() {
            return untrustedEvent(await readEvent());
        },
        ...onGithub(environment, environment[(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .cG)('token')] ? 'given' : 'supplied'),
    };
}
function onGithub(environment, token) {
    return {
        ...(environment.GITHUB_REPOSITORY === undefined
            ? {}
            : {
                repository: {
                    address: repositoryUrl(environment),
                    files: giteaOf(environment) === undefined ? '/blob/' : '/src/commit/',
                },
            }),
        ci: () => ciOfActions(environment, token, readEvent),
        async withoutRights(whose) {
            return eventWithoutRights(await readEvent(), whose, giteaOf(environment));
        },
        async namedChange() {
            return githubChange(await readEvent(), environment);
        },
    };
}
function runUrl(environment) {
    return `${repositoryUrl(environment)}/actions/runs/${environment.GITHUB_RUN_ID}`;
}
function repositoryUrl({ GITHUB_SERVER_URL, GITHUB_REPOSITORY }) {
    return `${GITHUB_SERVER_URL ?? 'https://github.com'}/${GITHUB_REPOSITORY}`;
}
async function readEvent() {
    try {
        const { Context } = await __webpack_require__.e( 157).then(__webpack_require__.bind(__webpack_require__, 7157));
        const context = new Context();
        return { name: context.eventName, actor: context.actor, payload: context.payload };
    }
    catch {
        return { name: undefined, actor: undefined, payload: undefined };
    }
}
function giteaOf({ GITEA_ACTIONS, FORGEJO_ACTIONS }) {
    if (FORGEJO_ACTIONS === 'true')
        return 'forgejo';
    return GITEA_ACTIONS === 'true' ? 'gitea' : undefined;
}
async function ciOfActions(environment, token, readEvent) {
    const { graphqlUrl: _, ...ci } = await githubCi(environment, token, readEvent);
    const service = giteaOf(environment);
    return service === undefined ? { ...ci, graphqlUrl: _ } : { ...ci, service };
}
async function githubCi(environment, token, readEvent) {
    const { GITHUB_API_URL, GITHUB_GRAPHQL_URL, GITHUB_REPOSITORY } = environment;
    const apiUrl = (0,_inputs_api_address_js__WEBPACK_IMPORTED_MODULE_1__ .n7)(set(GITHUB_API_URL) ?? 'https://api.github.com');
    return {
        service: 'github',
        apiUrl,
        graphqlUrl: set(GITHUB_GRAPHQL_URL) ?? `${apiUrl.replace(/\/v3$/iu, '')}/graphql`,
        repository: set(GITHUB_REPOSITORY),
        change: changeOfRef(environment) ?? (await changeOfEvent(environment, readEvent)),
        suppliesToken: token === 'supplied',
    };
}
function changeOfRef({ GITHUB_REF, GITHUB_EVENT_NAME, GITHUB_SHA }) {
    const [, number] = /^refs\/pull\/([1-9]\d{0,14})\/(?:merge|head)$/u.exec(GITHUB_REF ?? '') ?? [];
    if (number !== undefined)
        return { kind: 'number', number: Number(number) };
    return GITHUB_EVENT_NAME === 'merge_group' && GITHUB_SHA ? { kind: 'queue', sha: GITHUB_SHA } : undefined;
}
async function changeOfEvent({ GITHUB_EVENT_NAME }, readEvent) {
    if (set(GITHUB_EVENT_NAME) === undefined)
        return noPullRequest('no event');
    const nothing = noPullRequest(`the event ${GITHUB_EVENT_NAME}`, GITHUB_EVENT_NAME);
    if (!/^(?:pull_request|workflow_run)/u.test(GITHUB_EVENT_NAME ?? ''))
        return nothing;
    return eventChange(await readEvent()) ?? nothing;
}
const BY_HAND = [
    'workflow_dispatch',
    'repository_dispatch',
    'workflow_call',
];
function noPullRequest(what, event) {
    return {
        kind: 'none',
        reason: `${what} names no pull request`,
        remedy: 'run the step for the event pull_request, or name one in the input change',
        mayPass: event !== undefined && !BY_HAND.includes(event),
    };
}
function set(value) {
    return value === '' ? undefined : value;
}
function githubChange({ name = '', payload }, { GITHUB_REF, GITHUB_SHA }) {
    const mergesFirst = OF_PULL_REQUESTS.includes(name);
    if (!mergesFirst && name !== 'pull_request_target')
        return undefined;
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(payload, 'pull_request');
    const head = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(pullRequest, 'head', 'sha');
    const targetBranch = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(pullRequest, 'base', 'ref');
    if (head === undefined || targetBranch === undefined)
        return undefined;
    const isMerge = mergesFirst && GITHUB_REF === `refs/pull/${(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(pullRequest, 'number')}/merge`;
    return {
        head,
        previousHead: (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(payload, 'before'),
        testMerge: isMerge ? GITHUB_SHA : undefined,
        targetBranch,
        ...(!mergesFirst && {
            remedy: `let \`on: pull_request\` start this workflow in place of \`pull_request_target\`, and for forks see ${_distribution_js__WEBPACK_IMPORTED_MODULE_0__ .h.forks}`,
        }),
    };
}
function eventChange({ name = '', payload }) {
    if (OF_PULL_REQUESTS.includes(name) || name === 'pull_request_target') {
        const number = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(payload, 'pull_request', 'number');
        return Number.isSafeInteger(number) && Number(number) > 0
            ? { kind: 'number', number: Number(number) }
            : undefined;
    }
    if (name !== 'workflow_run')
        return undefined;
    const run = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(payload, 'workflow_run');
    const [sha, branch] = [(0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(run, 'head_sha'), (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(run, 'head_branch')];
    const owner = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(run, 'head_repository', 'owner', 'login');
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
    const pullRequest = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(payload, 'pull_request');
    const target = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(pullRequest, 'base', 'repo', 'full_name');
    if (target === undefined)
        return undefined;
    const repository = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(pullRequest, 'head', 'repo');
    if (repository === null)
        return 'fork';
    const source = (0,_logs_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(repository, 'full_name');
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
function createToolkit(write) {
    let waiting;
    let failures = [];
    const use = (act) => {
        const before = waiting ?? Promise.resolve();
        waiting = before
            .then(async () => {
            await act(await __webpack_require__.e( 838).then(__webpack_require__.bind(__webpack_require__, 3838)));
        })
            .catch((error) => {
            failures.push(error);
        });
    };
    const print = (line) => {
        if (waiting === undefined)
            write(`${line}\n`);
        else
            use(() => write(`${line}\n`));
    };
    return {
        use,
        print,
        group: (title) => print(`::group::${escapeData(title)}`),
        endGroup: () => print('::endgroup::'),
        error: (line) => write(`::error::${escapeData(line)}\n`),
        mask: (secret) => write(`::add-mask::${escapeData(secret)}\n`),
        async settled() {
            const last = waiting;
            await last;
            if (waiting === last)
                waiting = undefined;
            const [failure] = failures;
            failures = [];
            if (failure !== undefined)
                throw failure;
        },
    };
}
function escapeData(text) {
    return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}


 }),

 5468:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   c: () => ( endOnCrash),
   m: () => ( processWorld)
 });
 var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
 var _route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6349);



const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
const NONCE_BYTES = 12;
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => (0,_route_js__WEBPACK_IMPORTED_MODULE_2__ .lq)(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        async turn() {
            for (let turns = 0; turns < 2; turns += 1)
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
        },
        random: Math.random,
        nonce,
        async writeFile(path, text) {
            const { replaceFile } = await __webpack_require__.e( 626).then(__webpack_require__.bind(__webpack_require__, 4626));
            return replaceFile(path, text, nonce());
        },
    };
}
function endOnCrash(status, tell) {
    const end = (error) => {
        process.exitCode = status;
        try {
            tell(`Unexpected end: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}


 }),

 6349:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( findRoute),
   Wm: () => ( proxySecrets),
   fx: () => ( describeRoute),
   lq: () => ( useRoute)
 });
 var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7030);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4957);



const HTTPS = ['https_proxy', 'HTTPS_PROXY'];
const BYPASS = ['no_proxy', 'NO_PROXY'];
const SPELLING = 'write it as http://host:port, with user:password@ before the host (percent-encoded) if the proxy asks for them';
function findRoute(baseUrl, environment) {
    const { protocol, hostname, port } = new URL(baseUrl);
    if ((0,_text_address_js__WEBPACK_IMPORTED_MODULE_2__ .U9)(hostname))
        return { kind: 'direct', reason: `${hostname} is this machine` };
    const variable = HTTPS.find((name) => isSet(environment[name]));
    if (variable === undefined)
        return { kind: 'direct', reason: 'the variable HTTPS_PROXY is not set' };
    const bypass = BYPASS.find((name) => isSet(environment[name]));
    const service = { hostname, port: port === '' ? defaultPort(protocol) : port };
    if (bypass !== undefined && bypassesProxy(service, environment[bypass] ?? '')) {
        return { kind: 'direct', reason: `the variable ${bypass} names ${hostname}` };
    }
    const url = parseProxy(environment[variable] ?? '', variable);
    return { kind: 'proxy', url: url.href, name: `the proxy ${url.protocol}//${url.host} (${variable})` };
}
function describeRoute(route) {
    return route.kind === 'proxy' ? `through ${route.name}` : `without a proxy: ${route.reason}`;
}
function parseProxy(value, variable) {
    const text = value.trim();
    const url = URL.parse(text.includes('://') ? text : `http://${text}`);
    if (url === null || url.hostname === '' || !isDecodable(url.username + url.password)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`The variable ${variable} is not the address of a proxy: ${SPELLING}.`);
    }
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`The variable ${variable} names a proxy of the kind ${url.protocol.slice(0, -1)}, which cannot be used: name an http proxy, or put the host of \`base-url\` into NO_PROXY.`);
    }
    return url;
}
function defaultPort(protocol) {
    return protocol === 'https:' ? '443' : '80';
}
function isSet(value) {
    return value !== undefined && value.trim() !== '';
}
function isDecodable(text) {
    try {
        decodeURIComponent(text);
        return true;
    }
    catch {
        return false;
    }
}
function bypassesProxy({ hostname, port }, noProxy) {
    const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
    return noProxy
        .toLowerCase()
        .split(/[\s,]+/)
        .some((entry) => {
        const { name, only } = splitPort(entry);
        return (only === undefined || only === port) && names(name, host);
    });
}
function splitPort(entry) {
    const [, bracketed, plain, only] = /^(?:\[(.*)\]|([^:]*))(?::(\d+))?$/.exec(entry) ?? [];
    return { name: bracketed ?? plain ?? entry, only };
}
function names(entry, host) {
    if (entry === '*')
        return true;
    const [network = '', prefix] = entry.split('/');
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) !== 0)
        return prefix === undefined ? sameAddress(network, host) : within(network, Number(prefix), host);
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) !== 0)
        return false;
    const name = entry.replace(/^\*?\./, '').replace(/\.$/, '');
    return name !== '' && (host === name || host.endsWith(`.${name}`));
}
function sameAddress(entry, host) {
    return within(entry, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(entry) === 6 ? 128 : 32, host);
}
function within(network, prefix, host) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(network) === 6 ? 'ipv6' : 'ipv4';
    const longest = family === 'ipv6' ? 128 : 32;
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > longest)
        return false;
    const block = new node_net__WEBPACK_IMPORTED_MODULE_0__.BlockList();
    block.addSubnet(network, prefix, family);
    return block.check(host, (0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIP)(host) === 6 ? 'ipv6' : 'ipv4');
}
const UNUSED = 'http://127.0.0.1';
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}
const PROXIES = ['http_proxy', 'HTTP_PROXY', 'https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY'];
function proxySecrets(environment) {
    const secrets = PROXIES.flatMap((name) => {
        const value = environment[name] ?? '';
        const credentials = value.slice(0, Math.max(0, value.lastIndexOf('@'))).replace(/^[^/]*:\/\//, '');
        const colon = credentials.indexOf(':');
        const secret = colon === -1 ? credentials : credentials.slice(colon + 1);
        return [secret, decode(secret)];
    });
    return [...new Set(secrets)].filter((secret) => secret !== '');
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}


 }),

 2926:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A6: () => ( readGitlabAddress),
   Ct: () => ( readGithubAddress),
   HY: () => ( readGiteaAddress),
   Nm: () => ( sameOrigin),
   n7: () => ( plainAddress),
   xU: () => ( sameAddress),
   yn: () => ( refuseToken)
 });
 var _services_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8658);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4957);
 var _input_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5915);
 var _table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);




const GITLAB_API = '/api/v4';
const GITHUB_API = '/api/v3';
const GITEA_API = '/api/v1';
function readGitlabAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITLAB_API);
        return { apiUrl: webUrl + GITLAB_API, webUrl };
    });
}
function readGiteaAddress(text) {
    return read(text, (url) => {
        const webUrl = withoutEnd(url, GITEA_API);
        return { apiUrl: webUrl + GITEA_API, webUrl };
    });
}
function readGithubAddress(text) {
    return read(text, (url) => {
        const { hostname, protocol } = new URL(url);
        const name = hostname.replace(/^(?:api|www)\./, '');
        if (name === 'github.com' || name.endsWith('.ghe.com')) {
            const apiUrl = `${protocol}//api.${name}`;
            return { apiUrl, graphqlUrl: `${apiUrl}/graphql`, webUrl: `${protocol}//${name}` };
        }
        const webUrl = withoutEnd(url, GITHUB_API);
        return { apiUrl: webUrl + GITHUB_API, graphqlUrl: `${webUrl}/api/graphql`, webUrl };
    });
}
function sameAddress(one, other) {
    return plainAddress(one) === plainAddress(other);
}
function plainAddress(text) {
    const url = URL.parse(text.trim());
    return url === null ? text : url.origin + url.pathname.replace(/(?<!\/)\/+$/u, '');
}
function sameOrigin(one, other) {
    return URL.parse(one)?.origin === URL.parse(other)?.origin;
}
const OF_PAGE = /\/(?:-|pulls?\/\d+|deployments\/\d+)(?:\/|$)/u;
function read(text, toAddress) {
    const address = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_3__ .zq)(text, 'the input `token`');
    if (address.kind !== 'address')
        return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`${address.what}: ${address.remedy}`);
    const found = toAddress(address.url);
    return OF_PAGE.test(found.webUrl)
        ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .J5)(`is the address of a page (${found.webUrl}): give that of the service, such as ${new URL(found.webUrl).origin}`)
        : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_1__ .Uq)(found);
}
function withoutEnd(url, end) {
    return url.toLowerCase().endsWith(end) ? url.slice(0, -end.length) : url;
}
function refuseToken({ service }, ci, addresses) {
    const own = [ci?.apiUrl, ci?.graphqlUrl].filter((address) => address !== undefined);
    const foreign = addresses.find((address) => !own.some((ours) => sameOrigin(address, ours)));
    if (foreign === undefined || ci === undefined)
        return [];
    const where = new URL(foreign).origin;
    const here = URL.parse(ci.apiUrl)?.origin ?? 'its variables name no address';
    if (service === undefined) {
        return [
            `Input base-url leads to ${where}, which is not where this job runs (${here}): for a deployment request set client-id, client-secret and deployment-number, for anything else set service, to say what is there`,
        ];
    }
    if (ci.suppliesToken) {
        return [
            `Input token may be the one that ${_services_index_js__WEBPACK_IMPORTED_MODULE_0__ .Bg[ci.service].brand} made for this job, which goes to ${here} alone and not to ${where}: give the token for ${where} as the variable ${(0,_table_js__WEBPACK_IMPORTED_MODULE_2__ .cG)('token')} (under env)`,
        ];
    }
    return [];
}


 }),

 3185:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ac: () => ( inspectInputs),
   E2: () => ( missingMessage),
   Ko: () => ( readInputs),
   hc: () => ( readRaw),
   vz: () => ( withChange)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8658);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6761);
 var _review_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3474);
 var _table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5835);





const ALWAYS_NEEDED = ['sarif-file'];
const LONGEST_VALUE_SHOWN = 60;
function readInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const chosen = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .xJ)(raw, inputs, facts);
    const needed = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .V2)(chosen, inputs, facts);
    const missing = [...ALWAYS_NEEDED, ...needed].filter((name) => raw[name] === undefined);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
    const foreign = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .TC)(raw, inputs, chosen);
    const ways = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .Wo)(inputs['dry-run'] ? 'taken' : 'not-taken');
    const faults = [
        ...(missing.length === 0 ? [] : [missingMessage(missing, facts, chosen)]),
        ...(chosen === undefined ? [ways] : []),
        ...(foreign === undefined ? [] : [foreign]),
        ...findFaults(raw, parsed).map(({ message }) => message),
        ...unfit,
    ];
    const logs = inputs['sarif-file'];
    if (faults.length > 0 || reviewed === undefined || logs === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(faults.length === 0 ? ways : faults.join('. '));
    return { ...(0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .KN)(inputs), 'sarif-file': logs, reviewed };
}
function readRaw(source) {
    const raw = {};
    for (const name of _table_js__WEBPACK_IMPORTED_MODULE_4__ .Qh) {
        const value = source(name);
        if (value !== undefined && value.trim() !== '' && !isUnexpanded(name, value))
            raw[name] = value;
    }
    return raw;
}
const FILLED_BY_CI = ['token', 'change'];
function isUnexpanded(name, value) {
    return FILLED_BY_CI.includes(name) && /^\$(?:\w+|\{\w+\})$/u.test(value.trim());
}
function findFaults(raw, { inputs, refused }) {
    const half = halfOfPair(inputs) && halfOfPair(raw);
    return [...refused.map(toError), ...(half === undefined ? [] : [half])];
}
function halfOfPair(inputs) {
    if ((inputs['base-sha'] === undefined) === (inputs['head-sha'] === undefined))
        return undefined;
    const [given, missing] = inputs['base-sha'] === undefined ? ['head-sha', 'base-sha'] : ['base-sha', 'head-sha'];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${missing} is missing: ${given} is given, and both are needed or neither`);
}
function missingMessage(names, { secretHint } = {}, chosen) {
    const flags = names.filter((name) => !_table_js__WEBPACK_IMPORTED_MODULE_4__ .pH.includes(name)).map((name) => `--${name}`);
    const onCommandLine = flags.length === 0 ? '' : `, or give ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .KE)(flags)} on the command line`;
    const hints = [
        ...(names.includes('token') ? [(0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .ow)(chosen)] : []),
        ...(flags.length < names.length ? [secretHint] : []),
    ].filter((hint) => hint !== undefined);
    const variables = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .KE)(names.map(_table_js__WEBPACK_IMPORTED_MODULE_4__ .cG));
    const [what, where] = names.length === 1
        ? ['Input', "is missing: set it as the action's input or as the variable"]
        : ['Inputs', "are missing: set them as the action's inputs or as the variables"];
    return [`${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .KE)(names)} ${where} ${variables}${onCommandLine}`, ...hints].join('. ');
}
function toError({ name, text, accepts, }) {
    if (_table_js__WEBPACK_IMPORTED_MODULE_4__ .pH.includes(name))
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} ${accepts}`);
    const shown = JSON.stringify(text.slice(0, LONGEST_VALUE_SHOWN));
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Input ${name} is ${shown}; it takes ${accepts}`);
}
function withChange(inputs, { change, ci }) {
    const given = inputs['base-sha'] ?? inputs['head-sha'];
    if (change === undefined || !(0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .jK)(inputs) || given !== undefined)
        return inputs;
    if (ci !== undefined && inputs.token !== undefined)
        return inputs;
    return { ...inputs, 'base-sha': change.base, 'head-sha': change.head };
}
function inspectInputs(source, facts = {}) {
    const raw = readRaw(source);
    const parsed = (0,_table_js__WEBPACK_IMPORTED_MODULE_4__ .TL)(raw);
    const inputs = withChange(parsed.inputs, facts);
    const set = _table_js__WEBPACK_IMPORTED_MODULE_4__ .Qh.filter((name) => raw[name] !== undefined);
    const chosen = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .xJ)(raw, inputs, facts);
    const { value: reviewed, faults: unfit } = readReviewed(inputs, chosen, facts);
    const foreign = (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .TC)(raw, inputs, chosen);
    const faults = [
        ...findFaults(raw, { ...parsed, inputs }),
        ...(foreign === undefined ? unfit : [foreign, ...unfit]).map((text) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(text)),
    ];
    const missing = chosen === undefined
        ? [(0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .Wo)(facts.base ?? 'not-taken')]
        : (0,_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .V2)(chosen, inputs, facts)
            .filter((name) => raw[name] === undefined)
            .map((name) => missingMessage([name], facts, chosen));
    return { inputs, set, faults, missing, reviewed };
}
function readReviewed(inputs, chosen, surroundings) {
    if (chosen === undefined || chosen === 'unclear')
        return { value: undefined, faults: [] };
    const { 'base-sha': base, 'head-sha': head, 'deployment-number': number } = inputs;
    if (chosen !== 'commits') {
        const written = inputs.change?.services;
        if (written !== undefined && !written.includes(chosen))
            return { value: undefined, faults: [] };
        const keys = { signingKeys: inputs['signing-key'] };
        return _review_services_js__WEBPACK_IMPORTED_MODULE_3__ .K1[chosen].toReviewed(inputs, keys, surroundings);
    }
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const change = number === undefined ? undefined : (0,_services_index_js__WEBPACK_IMPORTED_MODULE_1__ .we)(number);
    return { value: diff && { kind: 'commits', diff, change }, faults: [] };
}


 }),

 3474:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K1: () => ( REVIEW_SERVICES),
  jK: () => ( asksNoService),
  xJ: () => ( chooseService),
  Wo: () => ( describeWays),
  TC: () => ( findForeignInputs),
  V2: () => ( neededInputs),
  ow: () => ( tokenFrom)
});

var services = __webpack_require__(8658);
var names = __webpack_require__(6761);
var input_text = __webpack_require__(5915);
var api_address = __webpack_require__(2926);
var inputs_reviewed = __webpack_require__(7911);
;



const JOB_TOKEN = 'glcbt-';
function addressOfMergeRequest({ change: named }, { onLaptop = false }) {
    const isTold = onLaptop && named?.page !== undefined && named.services?.[0] === 'gitlab';
    return isTold ? URL.parse(named.page)?.origin : undefined;
}
function toMergeRequest(inputs, keys, surroundings) {
    const { service, token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = (0,inputs_reviewed.sp)('gitlab', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfMergeRequest(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.A6)(text);
    if (address.kind === 'refused') {
        const what = baseUrl !== undefined
            ? 'Input base-url'
            : own !== undefined
                ? 'Variable CI_API_V4_URL'
                : 'Input change';
        return { value: undefined, faults: [`${what} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address.xU)(own.apiUrl, apiUrl));
    const number = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const project = named === undefined ? own?.project : projectOf(named, webUrl, isOwn ? own.project : undefined);
    const faults = [
        ...(0,inputs_reviewed.sN)(inputs, 'a merge request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, [apiUrl])),
        ...(token?.startsWith(JOB_TOKEN) || (token !== undefined && own?.isJobToken(token))
            ? [NO_JOB_TOKEN]
            : []),
        ...(named !== undefined && project === undefined ? [describeProject(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? describeAbsence(own.change, isOwn)
            : []),
    ];
    if (faults.length > 0 || token === undefined || number === undefined || project === undefined)
        return { value: undefined, faults };
    const pipeline = isOwn && runsIn(project, own) ? own.pipeline : undefined;
    const check = inputs['check-name'] === undefined ? 'job' : 'status';
    const reviewed = { apiUrl, webUrl, token, project, mergeRequest: number, pipeline, check };
    return { value: { kind: 'gitlab', ...reviewed, ...keys, diff: undefined }, faults };
}
function runsIn(project, { pipelineProjects }) {
    return pipelineProjects.some((one) => one.toLowerCase() === project.toLowerCase());
}
const NO_JOB_TOKEN = 'Input token is the token of the job (CI_JOB_TOKEN), with which GitLab shows no discussions: make a project access token with the scope api and the role Developer, and give that';
function projectOf({ project, page }, webUrl, own) {
    return page === undefined ? (project ?? own) : (0,input_text.e0)(page, webUrl, input_text.LP);
}
function describeProject({ number, page }, webUrl) {
    return page === undefined
        ? `Input change names no project: write it as group/project!${number}`
        : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input change is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${capitalize(change.reason)}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This pipeline runs for a merge train, whose merge requests are reviewed by their own pipelines']
        : [];
}
function capitalize(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}

;



const PUBLIC_GITHUB = 'https://api.github.com';
function addressOfPullRequest({ change: named }, { onLaptop = false }) {
    if (!onLaptop || named?.page === undefined || named.services?.[0] !== 'github')
        return PUBLIC_GITHUB;
    return /^(.+)\/[^/]+\/[^/]+\/pull\/\d+/u.exec(named.page)?.[1];
}
function toPullRequest(inputs, keys, surroundings) {
    const { token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = (0,inputs_reviewed.sp)('github', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfPullRequest(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.Ct)(text);
    if (address.kind === 'refused') {
        return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
    }
    const { webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || isOf(own.apiUrl, address.value.apiUrl));
    const { apiUrl, graphqlUrl } = isOwn ? own : address.value;
    const pullRequest = whichOne(named, isOwn ? own.change : undefined);
    const repository = named === undefined ? own?.repository : repositoryOf(named, webUrl, isOwn ? own.repository : undefined);
    const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl, graphqlUrl]);
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const access = {
        apiUrl,
        graphqlUrl,
        webUrl,
        token,
        repository,
        ...keys,
        diff: undefined,
    };
    const value = pullRequest.kind === 'number'
        ? { kind: 'github', pullRequest: pullRequest.number, ...access }
        : { kind: 'by-head', service: 'github', head: pullRequest, ...access };
    return { value, faults };
}
function sourceOfAddress(baseUrl, own) {
    if (baseUrl !== undefined)
        return 'Input base-url';
    return own === undefined ? 'Input change' : 'Variable GITHUB_API_URL';
}
function faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl, }, addresses) {
    const { service, token, change: named } = inputs;
    return [
        ...(0,inputs_reviewed.sN)(inputs, 'a pull request'),
        ...(token === undefined ? [] : (0,api_address.yn)(inputs, ci, addresses)),
        ...(named !== undefined && repository === undefined ? [describeRepository(named, webUrl)] : []),
        ...(named === undefined &&
            own !== undefined &&
            (isOwn || service !== undefined || (0,api_address.Nm)(own.apiUrl, apiUrl))
            ? pull_request_describeAbsence(own.change, isOwn)
            : []),
    ];
}
function isOf(ownApiUrl, apiUrl) {
    const own = (0,api_address.Ct)(ownApiUrl);
    return (0,api_address.xU)(own.kind === 'value' ? own.value.apiUrl : ownApiUrl, apiUrl);
}
function whichOne(named, change) {
    if (named !== undefined)
        return { kind: 'number', number: named.number };
    return change?.kind === 'number' || change?.kind === 'head' ? change : undefined;
}
function repositoryOf({ project, page }, webUrl, own, form = input_text.Ky) {
    const name = page === undefined ? (project ?? own) : (0,input_text.e0)(page, webUrl, form);
    return name !== undefined && /^[^/]+\/[^/]+$/u.test(name) ? name : undefined;
}
function describeRepository({ number, page }, webUrl) {
    return page === undefined
        ? `Input change names no repository: write it as owner/repository#${number}`
        : `Input change is the address of a page that is not at ${webUrl}: give the one of a page there, or set base-url`;
}
function pull_request_describeAbsence(change, isOwn) {
    if (!isOwn)
        return ['Input change is missing: it is needed where base-url leads elsewhere'];
    if (change.kind === 'none')
        return [`${change.reason}: ${change.remedy}`];
    return change.kind === 'queue'
        ? ['This workflow runs for a merge queue, whose pull requests are reviewed by their own runs']
        : [];
}
function addressOfGitea({ change: named }, { onLaptop = false }) {
    if (!onLaptop || named?.page === undefined)
        return undefined;
    return /^(.+)\/[^/]+\/[^/]+\/pulls\/\d+/u.exec(named.page)?.[1];
}
function toGiteaPullRequest(kind, inputs, keys, surroundings) {
    const { token, change: named, 'base-url': baseUrl } = inputs;
    const { ci } = surroundings;
    const own = kind === 'gitea' ? (0,inputs_reviewed.sp)('gitea', ci) : (0,inputs_reviewed.sp)('forgejo', ci);
    const text = baseUrl ?? own?.apiUrl ?? addressOfGitea(inputs, surroundings);
    if (text === undefined)
        return { value: undefined, faults: [] };
    const address = (0,api_address.HY)(text);
    if (address.kind === 'refused') {
        return { value: undefined, faults: [`${sourceOfAddress(baseUrl, own)} ${address.accepts}`] };
    }
    const { apiUrl, webUrl } = address.value;
    const isOwn = own !== undefined && (baseUrl === undefined || (0,api_address.xU)(own.apiUrl, apiUrl));
    const pullRequest = named?.number ?? (isOwn && own.change.kind === 'number' ? own.change.number : undefined);
    const repository = named === undefined
        ? own?.repository
        : repositoryOf(named, webUrl, isOwn ? own.repository : undefined, input_text.bM);
    const faults = faultsOf(inputs, { ci, own, isOwn, repository, apiUrl, webUrl }, [apiUrl]);
    if (faults.length > 0 || token === undefined || pullRequest === undefined || repository === undefined)
        return { value: undefined, faults };
    const place = { apiUrl, webUrl, token, repository, pullRequest };
    return { value: { kind, ...place, ...keys, diff: undefined }, faults };
}

var table = __webpack_require__(5835);
;






function giteaOf(kind) {
    const { brand } = services.Bg[kind];
    return {
        change: 'a pull request of Gitea or Forgejo',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfGitea,
        tokenFrom: `In a workflow of ${brand} it is \${{ github.token }}; elsewhere make an access token with the scopes write:repository, write:issue, read:user and read:organization`,
        changeInput: 'change',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: input_text.bM.sign,
        },
        rightsInEvent: true,
        toReviewed: (inputs, keys, surroundings) => toGiteaPullRequest(kind, inputs, keys, surroundings),
    };
}
const REVIEW_SERVICES = {
    deployments: {
        change: 'a deployment request',
        own: ['client-id', 'client-secret', 'deployment-number', 'endpoints'],
        meantByOwn: true,
        needed: ['base-url', 'client-id', 'client-secret', 'deployment-number'],
        ofCi: [],
        changeInput: 'deployment-number',
        rightsInEvent: false,
        toReviewed: toDeployment,
    },
    gitlab: {
        change: 'a merge request of GitLab',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfMergeRequest,
        tokenFrom: 'Make a project access token with the scope api and the role Developer; in CI it is the masked variable SARIF_REVIEW_TOKEN',
        changeInput: 'change',
        repository: {
            named: 'the project by its path, as group/project',
            form: /^(?!\/)[\w./-]+(?<!\/)$/u,
            sign: input_text.LP.sign,
        },
        rightsInEvent: false,
        toReviewed: toMergeRequest,
    },
    github: {
        change: 'a pull request of GitHub',
        own: ['change'],
        meantByOwn: false,
        needed: ['base-url', 'token', 'change'],
        ofCi: ['base-url', 'change'],
        addressOf: addressOfPullRequest,
        changeInput: 'change',
        repository: {
            named: 'the repository, as owner/name',
            form: /^[\w.-]+\/[\w.-]+$/u,
            sign: input_text.Ky.sign,
        },
        rightsInEvent: true,
        toReviewed: toPullRequest,
    },
    gitea: giteaOf('gitea'),
    forgejo: giteaOf('forgejo'),
};
function toDeployment(inputs, keys) {
    const { 'base-url': baseUrl, 'client-id': clientId, 'client-secret': clientSecret, endpoints } = inputs;
    const { 'deployment-number': deploymentNumber, 'base-sha': base, 'head-sha': head } = inputs;
    if (baseUrl === undefined || clientId === undefined)
        return { value: undefined, faults: [] };
    if (clientSecret === undefined || deploymentNumber === undefined)
        return { value: undefined, faults: [] };
    const diff = base === undefined || head === undefined ? undefined : { base, head };
    const value = {
        kind: 'deployments',
        baseUrl,
        clientId,
        clientSecret,
        ...keys,
        deploymentNumber,
        endpoints,
        diff,
    };
    return { value, faults: [] };
}
const KINDS = Object.keys(REVIEW_SERVICES);
function chooseService(raw, inputs, { ci, onLaptop = false }) {
    if (plansAlone(inputs))
        return 'commits';
    if (inputs.service !== undefined)
        return inputs.service;
    if (raw.service !== undefined)
        return 'unclear';
    const meant = KINDS.find((kind) => REVIEW_SERVICES[kind].meantByOwn && REVIEW_SERVICES[kind].own.some((name) => name in raw));
    const { page, services } = inputs.change ?? {};
    return meant ?? ci?.service ?? (onLaptop && page !== undefined ? services?.[0] : undefined);
}
function neededInputs(chosen, inputs, surroundings) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return [];
    const { needed, ofCi, addressOf } = REVIEW_SERVICES[chosen];
    const isKnown = (name) => (surroundings.ci?.service === chosen && ofCi.includes(name)) ||
        (name === 'base-url' && addressOf?.(inputs, surroundings) !== undefined);
    return needed.filter((name) => !isKnown(name));
}
function tokenFrom(chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    return REVIEW_SERVICES[chosen].tokenFrom;
}
function findForeignInputs(raw, { change }, chosen) {
    if (chosen === undefined || chosen === 'commits' || chosen === 'unclear')
        return undefined;
    const takersOf = (name) => name === 'change' && change?.services !== undefined
        ? change.services
        : KINDS.filter((kind) => REVIEW_SERVICES[kind].own.includes(name));
    const isForeign = (takers) => takers.length > 0 && !takers.includes(chosen);
    const given = KINDS.flatMap((kind) => REVIEW_SERVICES[kind].own).filter((name) => name in raw);
    const [takers] = given.map(takersOf).filter(isForeign);
    if (takers === undefined)
        return undefined;
    const foreign = [...new Set(given)].filter((name) => String(takersOf(name)) === String(takers));
    const theirs = [...new Set(takers.map((kind) => REVIEW_SERVICES[kind].change))].join(' or ');
    const [what, verb] = foreign.length === 1 ? ['Input', 'is'] : ['Inputs', 'are'];
    const meant = 'service' in raw ? 'the input service means' : 'the other inputs, or this CI, mean';
    return `${what} ${(0,names.KE)(foreign)} ${verb} for ${theirs}, while ${meant} ${REVIEW_SERVICES[chosen].change}: leave out those of one of the two`;
}
function describeWays(base) {
    if (base === 'taken') {
        return ('No pull request, merge request or --base was given: add --base main to compare with that branch ' +
            'without a review service, or name a service and a change: --service, --change and the variable ' +
            `${(0,table.cG)('token')} (sarif-review plan --help)`);
    }
    return ('No pull request, merge request or deployment request was given: in CI of GitHub, GitLab, Gitea or Forgejo set token; ' +
        'elsewhere set service, token and change, and for GitLab, Gitea and Forgejo base-url; ' +
        'for a deployment request set base-url, client-id, client-secret and deployment-number');
}
function plansAlone(inputs) {
    return asksNoService(inputs) && inputs['base-sha'] !== undefined;
}
function asksNoService(inputs) {
    return inputs['dry-run'] && inputs.service === undefined && inputs['base-url'] === undefined;
}


 }),

 7911:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  sp: () => ( ciOf),
  sN: () => ( ownDiff),
  nB: () => ( toKeyring)
});

var external_node_crypto_ = __webpack_require__(7598);
;

const KEY_BYTES = 32;
function deriveKeys(secret) {
    return { signing: Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', secret, '', 'sarif-review/1/signing', KEY_BYTES)) };
}
const KEYLESS = { ...deriveKeys(''), keyless: true };

;

function ownDiff(inputs, change) {
    return inputs['base-sha'] === undefined && inputs['head-sha'] === undefined
        ? []
        : [`Inputs base-sha and head-sha are not taken for ${change}, which has its own diff: leave them out`];
}
function ciOf(service, ci) {
    return isCiOf(service, ci) ? ci : undefined;
}
function isCiOf(service, ci) {
    return ci?.service === service;
}
function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKeys: [signing, ...before] = [], clientSecret } = secrets;
    const present = [signing, clientSecret].filter((secret) => secret !== undefined).map(deriveKeys);
    const [first = keyless(secretsOfCi), ...others] = present;
    return [first, ...others, ...before.map((secret) => ({ ...deriveKeys(secret), older: true }))];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? KEYLESS : { ...KEYLESS, withheld: true };
}


 }),

 2795:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( textAt),
   Aq: () => ( isOdd),
   Ct: () => ( itemsAt),
   G$: () => ( indexAt),
   Gv: () => ( isObject),
   Ro: () => ( toNumber),
   at: () => ( at),
   gT: () => ( listAt),
   j6: () => ( only),
   n4: () => ( wordsAt)
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
    const found = only(at(value, name, second, third));
    return typeof found === 'string' && found !== '' ? found : undefined;
}
function wordsAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return typeof found === 'number' ? String(found) : textAt(value, name, second, third);
}
function isOdd(value) {
    return value !== undefined && value !== null && !isObject(only(value));
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
    const own = only(value);
    const number = typeof own === 'string' && /^\s*-?\d{1,15}(?:\.0+)?\s*$/u.test(own) ? Number(own) : own;
    return Number.isSafeInteger(number) ? Number(number) : undefined;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function only(value) {
    return Array.isArray(value) && value.length === 1 ? value[0] : value;
}
function own(value, name) {
    const holder = only(value);
    if (!isObject(holder) || !Object.hasOwn(holder, name))
        return undefined;
    return holder[name];
}


 }),

 4730:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Af: () => ( limitsOf),
   Dn: () => ( isExpected),
   T: () => ( inFrame),
   qZ: () => ( endWith),
   xS: () => ( factsOf),
   zG: () => ( sleepUnlessStopped)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _host_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5835);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3891);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6856);






async function inFrame(host, world, command) {
    const ended = new AbortController();
    for (const name of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .pH) {
        const secret = host.input(name) ?? '';
        for (const one of new Set([secret, ...secret.split(/[\r\n]+/u)]))
            if (one.length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ .c3)
                host.mask(one);
    }
    for (const secret of (0,_host_route_js__WEBPACK_IMPORTED_MODULE_1__ .Wm)(world.environment))
        host.mask(secret);
    try {
        return await command({ host, world, signal: AbortSignal.any([world.stop, ended.signal]) });
    }
    catch (error) {
        return await endWith(error, host);
    }
    finally {
        ended.abort();
    }
}
async function endWith(error, host) {
    host.endGroup();
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl) {
        const sentence = `Skipped: ${error.message}.`;
        host.setOutput('conclusion', 'skipped');
        await host.writeSummary(`## Static analysis: skipped\n\n${sentence}\n`);
        host.info(sentence);
        return _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.skipped;
    }
    const message = host.redact(error instanceof Error ? error.message : String(error));
    const isConfiguration = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1;
    host.error(isExpected(error) ? message : `Unexpected error: ${message}`);
    const heading = isConfiguration ? 'the configuration is wrong' : 'incomplete';
    try {
        const { escapeMarkdown } = await __webpack_require__.e( 492).then(__webpack_require__.bind(__webpack_require__, 492));
        await host.writeSummary(`## Static analysis: ${heading}\n\n${escapeMarkdown((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(message))}\n`);
    }
    catch (cause) {
        host.error(`The summary could not be written: ${cause instanceof Error ? cause.message : cause}`);
    }
    return isConfiguration ? _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .Pd : _report_run_result_js__WEBPACK_IMPORTED_MODULE_3__ .uc.incomplete;
}
function isExpected(error) {
    return (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ ._7 || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$);
}
async function factsOf(host) {
    const { change, secretHint, onLaptop } = host;
    return { change, secretHint, onLaptop, ci: await host.ci?.() };
}
function limitsOf(inputs, { world, signal }) {
    const limits = (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ .ic)(inputs, world.now());
    const stopped = () => {
        if (world.stop.aborted)
            return 'the run was stopped by a signal';
        return world.now() >= limits.deadline
            ? `the run took longer than ${inputs.timeout} s (input timeout)`
            : undefined;
    };
    return { ...limits, signal, stopped, over: AbortSignal.timeout(inputs.timeout * 1_000) };
}
async function sleepUnlessStopped(milliseconds, world) {
    try {
        await world.sleep(milliseconds, world.stop);
    }
    catch (error) {
        if (!world.stop.aborted)
            throw error;
    }
}


 })

};

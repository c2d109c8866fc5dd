export const id = 6887;
export const ids = [6887];
export const modules = {

 60445:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $6: () => ( findRoute),
   fx: () => ( describeRoute)
 });
 var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27406);
 var _text_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54957);



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


 }),

 21278:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => ( run)
});

var errors = __webpack_require__(27406);
var read_inputs = __webpack_require__(3185);
var variables = __webpack_require__(33330);
var connect = __webpack_require__(6765);
var run_frame = __webpack_require__(49431);
var choose_service = __webpack_require__(68564);
var review_services = __webpack_require__(79821);
var table = __webpack_require__(85835);
;





async function chooseRunKind(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    if (ci === undefined || chosen !== ci.service) {
        const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
        return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
    }
    const { change, service } = ci;
    const namesChange = Object.values(review_services.K).some(({ changeInput }) => raw[changeInput] !== undefined);
    if (change.kind === 'queue' && !namesChange)
        return { kind: 'queue', ci, queue: change };
    if (change.kind === 'none' && change.mayPass && !namesChange)
        return { kind: 'skip', why: change };
    const { rightsInEvent } = review_services.K[service];
    if (rightsInEvent && raw.token !== undefined && raw['base-url'] === undefined)
        return { kind: 'review' };
    const why = await missingRights(host, raw, ci);
    return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
}
async function findMissingRights(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    return ci === undefined || chosen !== ci.service ? undefined : missingRights(host, raw, ci);
}
async function missingRights(host, raw, ci) {
    const isOwn = raw.token === undefined || ci.suppliesToken;
    return host.withoutRights?.(isOwn ? 'own' : 'given');
}
function choose(source, facts) {
    const raw = (0,read_inputs.hc)(source);
    return { raw, chosen: (0,choose_service.xJ)(raw, (0,read_inputs.vz)((0,table.TL)(raw).inputs, facts), facts) };
}
function describeNameClash({ reviewed, 'check-name': name }, jobName) {
    if (!(0,connect.z5)(reviewed)?.showsJobs)
        return undefined;
    if (name === undefined || name.toLowerCase() !== jobName?.toLowerCase())
        return undefined;
    return `Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`;
}

;






const QUEUE_PATIENCE_MS = 120_000;
async function run(frame, asked = { shown: 'selected' }) {
    const { host, world, signal } = frame;
    for (const unread of [host.describeUnreadInputs?.(), (0,variables.wx)(world.environment)])
        if (unread !== undefined)
            host.warning(unread);
    const facts = await (0,run_frame.xS)(host);
    const source = (name) => host.input(name);
    const ahead = await chooseRunKind(host, source, facts);
    if (ahead.kind === 'skip')
        throw new errors.dl(ahead.why);
    if (ahead.kind === 'queue') {
        const { passQueue } = await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(5769), __webpack_require__.e(8564), __webpack_require__.e(7508)]).then(__webpack_require__.bind(__webpack_require__, 47508));
        const limits = { readyTimeoutMs: 0, deadline: world.now() + QUEUE_PATIENCE_MS, signal };
        return passQueue(ahead, source, limits, frame);
    }
    const inputs = (0,read_inputs.Ko)(source, facts);
    const clash = describeNameClash(inputs, host.jobName);
    if (clash !== undefined)
        host.warning(clash);
    const order = { inputs, facts, asked };
    const { reviewed } = inputs;
    if (reviewed.kind !== 'by-head')
        return reviewOne(reviewed, order, frame);
    const { findByHead, reviewEach } = await __webpack_require__.e( 3897).then(__webpack_require__.bind(__webpack_require__, 43897));
    const found = await findByHead(reviewed, (0,run_frame.Af)(inputs, frame), frame);
    return reviewEach(found, host, async (change, ofChange) => {
        try {
            return await reviewOne(change, order, { ...frame, host: ofChange });
        }
        catch (error) {
            return (0,run_frame.qZ)(error, ofChange);
        }
    });
}
async function reviewOne(reviewed, { inputs, facts, asked }, frame) {
    const { host, world } = frame;
    const limits = { ...(0,run_frame.Af)(inputs, frame), begin: 'at-once' };
    const connected = reviewed.kind === 'commits' ? reviewed : { ...reviewed, service: await (0,connect.Ng)(reviewed, limits, frame) };
    await world.turn();
    host.info((0,connect.lc)(reviewed, world));
    const why = await findMissingRights(host, (name) => host.input(name), facts);
    const { runReview } = await Promise.all([__webpack_require__.e(2164), __webpack_require__.e(5769), __webpack_require__.e(3382), __webpack_require__.e(8564), __webpack_require__.e(7176), __webpack_require__.e(7187), __webpack_require__.e(1799), __webpack_require__.e(8150), __webpack_require__.e(5955), __webpack_require__.e(6309)]).then(__webpack_require__.bind(__webpack_require__, 86309));
    const { tryWithoutRights } = await __webpack_require__.e( 8329).then(__webpack_require__.bind(__webpack_require__, 18329));
    const trying = why === undefined || connected.kind === 'commits'
        ? connected
        : { ...connected, service: tryWithoutRights(connected.service, why) };
    return runReview({
        inputs,
        connected: trying,
        secretsOfCi: why === undefined ? 'given' : 'withheld',
        stopped: limits.stopped,
        over: limits.over,
        frame,
        ...asked,
    });
}


 }),

 6765:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $t: () => ( placeOf),
   AR: () => ( findChangesOfHead),
   Jm: () => ( ofNumber),
   Ng: () => ( connect),
   bP: () => ( listMerged),
   lc: () => ( describeReviewed),
   on: () => ( connectQueue),
   z5: () => ( serviceOf)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60445);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58658);
 var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28009);




function serviceOf(reviewed) {
    if (reviewed.kind === 'commits')
        return undefined;
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[reviewed.kind !== 'by-head' ? reviewed.kind : reviewed.service];
}
function rowOf({ kind }) {
    return _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[kind];
}
async function findChangesOfHead(reviewed, limits, asker) {
    const { kind: _, service, head, ...place } = reviewed;
    const options = optionsFor(reviewed.apiUrl, limits, asker);
    const found = await _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].findByHead(place, head, options);
    return found.map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }));
}
async function connect(reviewed, limits, asker) {
    const row = rowOf(reviewed);
    const options = optionsFor(row.address(reviewed), limits, asker);
    return row.connect(reviewed, options);
}
function ofNumber(reviewed, number) {
    return rowOf(reviewed).ofNumber(reviewed, number);
}
function placeOf(reviewed) {
    const row = rowOf(reviewed);
    const { brand, noun } = row;
    return { brand, noun, address: row.place(reviewed), lists: row.listMerged !== undefined };
}
async function listMerged(reviewed, wanted, limits, asker) {
    const row = rowOf(reviewed);
    if (row.listMerged === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`${row.brand} lists no ${row.noun}s.`);
    return row.listMerged(reviewed, wanted, optionsFor(row.address(reviewed), limits, asker));
}
function connectQueue({ ci, queue, token }, check, limits, asker) {
    const options = optionsFor(ci.apiUrl, limits, asker);
    return (0,_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .iw)(ci.service).connectQueue(ci, queue, token, check, options);
}
function optionsFor(address, limits, { host, world }) {
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(address, world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_3__ .x}`,
        world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
        progress: (line) => host.status(line),
        onSecret: (secret) => host.mask(secret),
    };
}
function describeReviewed(reviewed, { environment }) {
    if (reviewed.kind === 'commits') {
        const { base, head } = reviewed.diff;
        return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
    }
    const route = (0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(addressOf(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,_host_find_route_js__WEBPACK_IMPORTED_MODULE_1__ .fx)(route)}` : '';
    return `Reviewing ${describeChange(reviewed)}${way}`;
}
function describeChange(reviewed) {
    if (reviewed.kind !== 'by-head')
        return rowOf(reviewed).describe(reviewed);
    const { service, repository, head } = reviewed;
    return `the ${_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].noun} of ${repository} with the head ${head.sha.slice(0, 7)}`;
}
function addressOf(reviewed) {
    return reviewed.kind !== 'by-head' ? rowOf(reviewed).address(reviewed) : reviewed.apiUrl;
}


 }),

 16887:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _host_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2211);
 var _host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70971);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63891);
 var _run_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49431);
 var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(21278);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86856);






const world = (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .m)();
const host = (0,_host_github_js__WEBPACK_IMPORTED_MODULE_0__ .Se)(world.environment, (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ .lY)([]));
(0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .c)(_report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ .uc.incomplete, (line) => host.error(line));
process.exitCode = await (0,_run_frame_js__WEBPACK_IMPORTED_MODULE_3__ .T)(host, world, _run_js__WEBPACK_IMPORTED_MODULE_4__ .e);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 })

};

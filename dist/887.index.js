export const id = 887;
export const ids = [887];
export const modules = {

 1278:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => ( run)
});

var errors = __webpack_require__(7406);
var read_inputs = __webpack_require__(3185);
var table = __webpack_require__(5835);
var connect = __webpack_require__(6765);
var run_frame = __webpack_require__(4730);
var review_services = __webpack_require__(3474);
;




async function chooseRunKind(host, source, facts) {
    const { raw, chosen } = choose(source, facts);
    const { ci } = facts;
    if (ci === undefined || chosen !== ci.service) {
        const why = raw['client-secret'] === undefined ? await host.withoutSecrets?.() : undefined;
        return why === undefined ? { kind: 'review' } : { kind: 'skip', why };
    }
    const { change, service } = ci;
    const namesChange = Object.values(review_services.K1).some(({ changeInput }) => raw[changeInput] !== undefined);
    if (change.kind === 'queue' && !namesChange)
        return { kind: 'queue', ci, queue: change };
    if (change.kind === 'none' && change.mayPass && !namesChange)
        return { kind: 'skip', why: change };
    const { rightsInEvent } = review_services.K1[service];
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
    return { raw, chosen: (0,review_services.xJ)(raw, (0,read_inputs.vz)((0,table.TL)(raw).inputs, facts), facts) };
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
    for (const unread of [host.describeUnreadInputs?.(), (0,table.wx)(world.environment)])
        if (unread !== undefined)
            host.warning(unread);
    const facts = await (0,run_frame.xS)(host);
    const source = (name) => host.input(name);
    const ahead = await chooseRunKind(host, source, facts);
    if (ahead.kind === 'skip')
        throw new errors.dl(ahead.why);
    if (ahead.kind === 'queue') {
        const { passQueue } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(150), __webpack_require__.e(564), __webpack_require__.e(508)]).then(__webpack_require__.bind(__webpack_require__, 7508));
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
    const { findByHead, reviewEach } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6765));
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
    const { runReview } = await Promise.all([__webpack_require__.e(164), __webpack_require__.e(150), __webpack_require__.e(382), __webpack_require__.e(564), __webpack_require__.e(187), __webpack_require__.e(22), __webpack_require__.e(233), __webpack_require__.e(918)]).then(__webpack_require__.bind(__webpack_require__, 918));
    const { tryWithoutRights } = await __webpack_require__.e( 710).then(__webpack_require__.bind(__webpack_require__, 8329));
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
   Jm: () => ( ofNumber),
   Ng: () => ( connect),
   bP: () => ( listMerged),
   findByHead: () => ( findByHead),
   l$: () => ( findNumber),
   lc: () => ( describeReviewed),
   on: () => ( connectQueue),
   reviewEach: () => ( reviewEach),
   z5: () => ( serviceOf)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7406);
 var _host_route_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6349);
 var _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3474);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3891);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8658);
 var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8009);







function serviceOf(reviewed) {
    if (reviewed.kind === 'commits')
        return undefined;
    return _services_index_js__WEBPACK_IMPORTED_MODULE_5__ .Bg[reviewed.kind !== 'by-head' ? reviewed.kind : reviewed.service];
}
function rowOf({ kind }) {
    return _services_index_js__WEBPACK_IMPORTED_MODULE_5__ .Bg[kind];
}
async function findChangesOfHead(reviewed, limits, asker) {
    const { kind: _, service, head, ...place } = reviewed;
    const options = optionsFor(reviewed.apiUrl, limits, asker);
    const found = await _services_index_js__WEBPACK_IMPORTED_MODULE_5__ .Bg[service].findByHead(place, head, options);
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`${row.brand} lists no ${row.noun}s.`);
    return row.listMerged(reviewed, wanted, optionsFor(row.address(reviewed), limits, asker));
}
function connectQueue({ ci, queue, token }, check, limits, asker) {
    const options = optionsFor(ci.apiUrl, limits, asker);
    return (0,_services_index_js__WEBPACK_IMPORTED_MODULE_5__ .iw)(ci.service).connectQueue(ci, queue, token, check, options);
}
function optionsFor(address, limits, { host, world }) {
    const route = (0,_host_route_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(address, world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_6__ .x}`,
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
    const route = (0,_host_route_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(addressOf(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,_host_route_js__WEBPACK_IMPORTED_MODULE_2__ .fx)(route)}` : '';
    return `Reviewing ${describeChange(reviewed)}${way}`;
}
function describeChange(reviewed) {
    if (reviewed.kind !== 'by-head')
        return rowOf(reviewed).describe(reviewed);
    const { service, repository, head } = reviewed;
    return `the ${_services_index_js__WEBPACK_IMPORTED_MODULE_5__ .Bg[service].noun} of ${repository} with the head ${head.sha.slice(0, 7)}`;
}
function addressOf(reviewed) {
    return reviewed.kind !== 'by-head' ? rowOf(reviewed).address(reviewed) : reviewed.apiUrl;
}
async function findByHead(reviewed, limits, asker) {
    const { noun } = _services_index_js__WEBPACK_IMPORTED_MODULE_5__ .Bg[reviewed.service];
    const { changeInput } = _inputs_review_services_js__WEBPACK_IMPORTED_MODULE_3__ .K1[reviewed.service];
    const found = await findChangesOfHead(reviewed, limits, asker);
    const [first, ...more] = found.toSorted((a, b) => a.number - b.number);
    if (first !== undefined)
        return { changes: [first, ...more], noun, changeInput };
    const reason = `no open ${noun} has the head ${reviewed.head.sha.slice(0, 7)} that this run is about`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .dl({ reason, remedy: `if one is meant, name it in the input ${changeInput}` });
}
async function findNumber(reviewed, limits, asker) {
    if (reviewed.kind !== 'by-head')
        return reviewed;
    const { changes, noun, changeInput } = await findByHead(reviewed, limits, asker);
    const [change, ...more] = changes;
    if (more.length === 0)
        return change.reviewed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ .j1(`Several open ${noun}s have the head ${reviewed.head.sha.slice(0, 7)} (${changes.map(({ number }) => number).join(', ')}): say in the input ${changeInput} which one is meant`);
}
const MOST_REVIEWED = 5;
const WORSE_AND_WORSE = [
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.success,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.incomplete,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.failure,
    _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .Pd,
];
async function reviewEach({ changes, noun, changeInput }, host, review) {
    const [first, ...more] = changes;
    if (more.length === 0)
        return review(first.reviewed, host);
    const ends = [];
    for (const change of changes.slice(0, MOST_REVIEWED)) {
        await host.writeSummary(`# The ${noun} #${change.number}\n\n`);
        const outputs = new Map();
        const status = await review(change.reviewed, hostOf(change, host, outputs));
        ends.push({ status, outputs });
    }
    const [worst] = ends.toSorted((a, b) => rank(b.status) - rank(a.status));
    for (const [name, value] of worst?.outputs ?? [])
        host.setOutput(name, value);
    const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
    const status = worst?.status ?? _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.incomplete;
    if (left.length === 0)
        return status;
    host.error(`${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input ${changeInput}`);
    if (rank(status) > rank(_report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.incomplete))
        return status;
    host.setOutput('conclusion', 'incomplete');
    return _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ .uc.incomplete;
}
function rank(status) {
    return WORSE_AND_WORSE.indexOf(status);
}
function hostOf({ number }, host, outputs) {
    const { temporaryFolder } = host;
    return {
        ...host,
        setOutput: (name, value) => outputs.set(name, value),
        ...(temporaryFolder === undefined ? {} : { temporaryFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(temporaryFolder, `${number}`) }),
    };
}


 }),

 6887:
 ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
 var _host_github_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3929);
 var _host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5468);
 var _report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3891);
 var _run_frame_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4730);
 var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1278);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6856);






const world = (0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .m)();
const host = (0,_host_github_js__WEBPACK_IMPORTED_MODULE_0__ .Se)(world.environment, (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_5__ .lY)([]));
(0,_host_process_world_js__WEBPACK_IMPORTED_MODULE_1__ .c)(_report_run_result_js__WEBPACK_IMPORTED_MODULE_2__ .uc.incomplete, (line) => host.error(line));
process.exitCode = await (0,_run_frame_js__WEBPACK_IMPORTED_MODULE_3__ .T)(host, world, _run_js__WEBPACK_IMPORTED_MODULE_4__ .e);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

 })

};

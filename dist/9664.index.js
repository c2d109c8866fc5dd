export const id = 9664;
export const ids = [9664,9344];
export const modules = {

 89664:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => ( compareWithBase)
});

var line_map = __webpack_require__(28508);
var doubts = __webpack_require__(44692);
var finding = __webpack_require__(15722);
var rule_ids = __webpack_require__(92506);
var spot = __webpack_require__(19795);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var code = __webpack_require__(3044);
var thread_evidence = __webpack_require__(30065);
var keyring = __webpack_require__(95079);
var wording = __webpack_require__(74458);
var suggestions = __webpack_require__(43967);
;



const told = ({ message }) => (0,wording.wX)(message).join(' ');
const toldAside = ({ message, rule, cwes, isLinked }) => isLinked ||
    rule.securitySeverity !== undefined ||
    [...(rule.cwes ?? []), ...(cwes ?? [])].length > 0 ||
    rule.tags.some((tag) => /security/iu.test(tag))
    ? undefined
    : (0,wording.wX)((0,suggestions.G)(message)).join(' ');
function findKnownResults(now, then, suggestions = 'same') {
    const present = now.findings.filter(isPresent);
    const known = new Set();
    const used = new Set();
    for (const wording of suggestions === 'same' ? [told] : [told, toldAside]) {
        const unused = then.findings.filter((finding) => isPresent(finding) && !used.has(finding));
        const groups = Map.groupBy(unused.toReversed(), wording);
        groups.delete(undefined);
        for (const finding of present) {
            const group = known.has(finding) ? undefined : groups.get(wording(finding));
            const worst = group?.at(-1);
            if (worst === undefined || (0,spot.t9)(finding.level, worst.level) < 0)
                continue;
            group?.pop();
            used.add(worst);
            known.add(finding);
        }
    }
    return known.size === 0 && present.length > 0 ? undefined : known;
}
function isPresent({ presence }) {
    return presence.kind === 'present';
}

var match = __webpack_require__(9715);
var subjects = __webpack_require__(89494);
;


function findCarried(base, spots, old) {
    const before = new Map(base.spots.flatMap((spot) => (spot.place.kind === 'lines' ? [[keyOf(spot), spot]] : [])));
    return spots.flatMap((spot) => {
        const { place } = spot;
        if (place.kind !== 'lines' || base.isOfChange(spot))
            return [];
        const at = old.lineThen(place.path, place.startLine);
        const then = at && before.get(keyOf(spot, at));
        if (at === undefined || then === undefined)
            return [];
        const { path, line } = at;
        const isCarried = old.pathNow(path) === place.path &&
            old.lineNow(path, line) === place.startLine &&
            !old.isLost(path, line);
        return isCarried && old.standsByAll(path, line) ? [[spot, then]] : [];
    });
}
function findLengths(base, spots) {
    const before = new Map(onlyOnes(base.spots));
    return onlyOnes(spots).flatMap(([_, spot]) => {
        const path = base.pathThen(spot.place.path ?? '');
        const then = path === undefined || !base.isChanged(path) ? undefined : before.get(keyOf(spot, { path, line: 0 }));
        const [message, old] = [messageOf(spot), then && messageOf(then)];
        const isOther = old !== undefined && message !== old && (0,wording.wX)(message).join() === (0,wording.wX)(old).join();
        return then !== undefined && isOther && !base.isOfChange(spot) ? [[spot, then]] : [];
    });
}
function tellsLength([now, then], linesNow, linesThen) {
    const [length, before] = [lengthOf(now, linesNow), lengthOf(then, linesThen)];
    return length !== before && mask(messageOf(now), length) === mask(messageOf(then), before);
}
function lengthOf({ place }, read) {
    return String(read(place.path ?? '')?.length ?? '');
}
function mask(message, length) {
    return message.replace(/\p{N}+/gu, (number) => (number === length ? '#' : number));
}
function onlyOnes(spots) {
    const groups = Map.groupBy(spots, (spot) => keyOf(spot, { path: spot.place.path ?? '', line: 0 }));
    return [...groups].flatMap(([key, [spot, another]]) => spot?.place.kind === 'lines' && another === undefined && spot.findings.length === 1 ? [[key, spot]] : []);
}
function messageOf({ findings: [finding] }) {
    return finding?.message ?? '';
}
function keyOf(spot, at = { path: spot.place.path ?? '', line: lineOf(spot) }) {
    return (0,subjects.r4)({ ruleKey: (0,subjects.ep)(spot.scope, spot.rule.id), ...at });
}
function lineOf({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}

;









const STRONG = ['T1', 'T2', 'T3', 'T4', 'T5', 'T7'];
function beginComparing(base, spots) {
    const alike = findUntouched(base, spots);
    const paired = new Set([...alike.values()].map(({ then }) => then));
    const threads = new Map(base.spots.flatMap((spot) => paired.has(spot) || (0,finding.Jm)(spot.place) ? [] : [[toThread(spot, base), spot]]));
    const behind = base.spots.filter((spot) => !paired.has(spot) && (0,finding.Jm)(spot.place));
    const left = spots.filter((spot) => !alike.has(spot.key) && base.originOf(spot) === undefined);
    const lengths = findLengths(base, spots);
    return {
        threads: [...threads.keys()],
        begun(history) {
            const { needed, finish } = (0,match.t)([...threads.keys()], left, history, 'strong');
            return {
                needed: {
                    ...needed,
                    now: new Set([...needed.now, ...lengths.map(([{ place }]) => place.path ?? '')]),
                },
                finish(lines) {
                    const matching = finish(lines);
                    const isStrong = ({ tier, waits, spot }, then) => STRONG.includes(tier) &&
                        waits === undefined &&
                        (tier !== 'T5' || sharesNeighbor(spot, lines, then, base.lines));
                    const existing = new Map([...alike, ...strongPairs(matching, threads, isStrong)]);
                    const found = new Set([...existing.values()].map(({ then }) => then));
                    const add = ([spot, then], tier, suggestions) => {
                        const results = existing.has(spot.key) || found.has(then)
                            ? undefined
                            : findKnownResults(spot, then, suggestions);
                        if (results === undefined)
                            return;
                        existing.set(spot.key, { then, tier, results });
                        found.add(then);
                    };
                    const old = history(base.commit);
                    for (const pair of old === undefined ? [] : findCarried(base, left, old))
                        add(pair, 'T2', 'any');
                    for (const pair of lengths)
                        if (tellsLength(pair, lines, base.lines))
                            add(pair, 'T9');
                    const isDisputed = createDispute(base.spots, old);
                    const gone = matching.threads.flatMap(({ thread, doubt }) => {
                        const then = threads.get(thread);
                        return then === undefined || found.has(then) ? [] : [{ thread, then, doubt }];
                    });
                    const fresh = left.filter((spot) => !existing.has(spot.key) && base.isOfChange(spot));
                    return {
                        existing,
                        edited: findEdited(new Map(gone.map(({ thread, then }) => [thread, then])), fresh, history, lines),
                        disputed: new Set(left.flatMap((spot) => (existing.has(spot.key) || !isDisputed(spot) ? [] : spot.key))),
                        left: [...behind, ...gone.flatMap(({ then, doubt }) => (doubt === undefined ? [then] : []))],
                    };
                },
            };
        },
    };
}
function strongPairs({ pairs }, threads, isStrong) {
    return pairs.flatMap((pair) => {
        const { thread, spot, tier } = pair;
        const then = threads.get(thread);
        const results = then !== undefined && isStrong(pair, then) ? findKnownResults(spot, then) : undefined;
        return then === undefined || results === undefined ? [] : [[spot.key, { then, tier, results }]];
    });
}
const MOST_EDITED = 10_000;
function findEdited(gone, spots, history, lines) {
    if (Math.max(gone.size, spots.length) > MOST_EDITED)
        return new Map();
    const open = new Map([...gone].map(([thread, then]) => [{ ...thread, flag: false }, then]));
    const { pairs } = (0,match.t)([...open.keys()], spots, history).finish(lines);
    const edited = new Map();
    for (const { thread, spot, tier, waits } of pairs) {
        const then = open.get(thread);
        const isEdit = tier === 'T8' && waits === undefined;
        const shares = (0,thread_evidence.Re)(keyring.DJ, spot).some((message) => thread.evidence.messages.includes(message));
        if (isEdit && shares && then !== undefined)
            edited.set(spot.key, then);
    }
    return edited;
}
function createDispute(spots, old) {
    const keyOf = ({ scope, rule }, path, line) => JSON.stringify([(0,subjects.ep)(scope, rule.id), path, line]);
    const then = Map.groupBy(spots, (spot) => spot.place.kind === 'lines' ? keyOf(spot, spot.place.path, spot.place.startLine) : '');
    return (spot) => {
        if (spot.place.kind !== 'lines')
            return false;
        const places = old?.placesThen(spot.place.path, spot.place.startLine) ?? [];
        return (places.length > 1 &&
            places.some(({ path, line }) => then.get(keyOf(spot, path, line))?.some((before) => findKnownResults(spot, before)?.size)));
    };
}
function sharesNeighbor(now, linesNow, then, linesThen) {
    const [one, other] = [neighbors(now, linesNow), neighbors(then, linesThen)];
    return one.some((text, side) => /[\p{L}\p{N}]/u.test(text) && text === other[side]);
}
function neighbors({ place }, read) {
    if (place.kind !== 'lines')
        return [];
    const lines = read(place.path) ?? [];
    const next = (step) => {
        let index = place.startLine - 1 + step;
        while (lines[index] !== undefined && (0,code.r2)(lines[index] ?? '') === '')
            index += step;
        return (0,code.r2)(lines[index] ?? '');
    };
    return [next(-1), next(1)];
}
function findUntouched(base, spots) {
    const keyOf = ({ scope, rule, place, findings }, path) => JSON.stringify([
        ...[scope.tool, scope.category, rule.id, path, place.kind],
        place.kind === 'lines' ? place.startLine : findings.map(({ message }) => (0,wording.wX)(message)),
    ]);
    const untouched = base.spots.filter(({ place: { kind, path } }) => kind === 'nowhere' || (path !== undefined && !base.isChanged(path)));
    const known = Map.groupBy(untouched, (spot) => keyOf(spot, spot.place.path));
    const existing = new Map();
    const keys = new Set(untouched.map(({ key }) => key));
    for (const spot of spots.toSorted((a, b) => Number(keys.has(b.key)) - Number(keys.has(a.key)))) {
        const { path } = spot.place;
        const origin = base.originOf(spot);
        if (origin === 'new')
            continue;
        const alike = known.get(keyOf(spot, path && base.pathThen(path))) ?? [];
        const same = keys.has(spot.key) ? alike.findIndex(({ key }) => key === spot.key) : 0;
        const index = origin === undefined
            ? Math.max(same, 0)
            : alike.findIndex(({ place }) => (0,finding.Jm)(place) && place.line === origin.line);
        const [then] = index < 0 ? [] : alike.splice(index, 1);
        const suggestions = spot.place.kind === 'lines' ? 'any' : 'same';
        const results = then && findKnownResults(spot, then, suggestions);
        if (then !== undefined && results !== undefined)
            existing.set(spot.key, { then, tier: 'T1', results });
    }
    return existing;
}
function toThread(spot, { commit, isChanged, lines }) {
    const { place, key } = spot;
    const path = place.path ?? '';
    const line = place.kind === 'lines' ? place.startLine : 0;
    const at = { path, line, head: commit, analyzed: commit };
    const evidence = new thread_evidence.ql(keyring.DJ, spot, at, isChanged(path) ? lines(path) : undefined);
    return {
        ...{ discussionId: key, commentId: key, nonce: key, job: '' },
        evidence,
        keys: keyring.DJ,
        told: { ...evidence.wording, keys: keyring.DJ },
        markIds: [],
        foreignReplies: 0,
        flag: true,
        doubts: [],
    };
}

var reasons = __webpack_require__(50324);
var old_trees = __webpack_require__(90163);
var read_base = __webpack_require__(89344);
var diff = __webpack_require__(97802);
var follow_paths = __webpack_require__(53561);
;





async function traceOrigins(git, root, change, spots) {
    const toHead = (0,diff.FV)(change.to, change.to, []);
    const ways = await (0,follow_paths.gv)({ git, root, toHead, diff: change }, spots.flatMap(({ place }) => ((0,finding.Jm)(place) ? place.path : [])));
    const changed = spots.flatMap(({ place: { kind, path = '' } }) => kind !== 'nowhere' && change.byNewPath.has(path) ? [{ commit: change.to, path }] : []);
    const pointers = new Set((await (0,file_texts.Ac)(git, changed)).map(({ path }) => path));
    const wayOf = ({ place }) => ((0,finding.Jm)(place) ? ways.get(place.path) : undefined);
    return {
        of(spot) {
            const way = wayOf(spot);
            if (way === undefined)
                return pointers.has(spot.place.path ?? '') ? 'new' : undefined;
            return originBehind(way, 'line' in spot.place ? spot.place.line : undefined);
        },
        areTouchedBy: (other, spot) => wayOf(spot)?.paths.some((path) => other.byNewPath.has(path) || (0,follow_paths.VN)({ toHead, diff: other }, path) !== undefined),
    };
}
function originBehind({ stops, barrier }, line) {
    const last = stops.at(-1);
    if (barrier !== undefined || last === undefined)
        return 'new';
    const { path, tree, lines } = last;
    const file = tree.diff.byNewPath.get(path);
    if (file === undefined)
        return { line };
    if (file.status !== 'modified')
        return 'new';
    if (line === undefined)
        return { line };
    const before = (lines?.readings ?? []).map(({ fromBase }) => (0,line_map.GN)(fromBase, line));
    const [first] = before;
    return first !== undefined && before.every((one) => one === first) ? { line: first } : 'new';
}

;












async function compareWithBase(base, analyzed) {
    if (base.kind === 'unusable') {
        const uncertain = { kind: 'uncertain', because: reasons.PY(base.because) };
        return finish(analyzed.placed, () => uncertain, { gone: 0, warnings: [], failures: base.failures });
    }
    const { git, placed } = analyzed;
    const linesOf = pathsOf(placed);
    const change = await (0,read_diff.iH)(git, base.commit, analyzed.analyzed, { linesOf });
    const origins = await traceOrigins(git, analyzed.root, change, spotsOf(placed));
    const ofChange = new Set(placed.filter(isOfChange).map(({ spot }) => spot));
    const { existing, edited, left, disputed } = await findExisting(base, change, analyzed, {
        origins,
        isOfChange: (spot) => ofChange.has(spot),
    });
    const stale = await readStale(base, analyzed);
    const doubtOf = createDoubt(base, change, analyzed, stale, { origins, disputed });
    const compare = (row) => {
        const { spot } = row;
        const before = existing.get(spot.key);
        const isDoubtful = (stale !== undefined || 'oneOf' in spot.place) && isOfChange(row);
        const known = before === undefined || isDoubtful
            ? undefined
            : { results: before.results, reason: reasons.rX(base.commit, before) };
        const isKnown = (finding) => finding.presence.kind !== 'present' || known?.results.has(finding) === true;
        if (known !== undefined && spot.findings.every(isKnown))
            return { kind: 'existing', reason: known.reason };
        const because = isOfChange(row) ? undefined : doubtOf(spot);
        const was = stale === undefined ? edited.get(spot.key) : undefined;
        return {
            ...(because === undefined
                ? { kind: 'new', ...(was !== undefined && { was }) }
                : { kind: 'uncertain', because }),
            ...(known && { known }),
        };
    };
    const compared = finish(placed, compare, {
        commit: base.commit,
        gone: 0,
        warnings: describeHeld(base),
        failures: [],
    });
    const gone = countGone(left, compared.placed, change, base, analyzed);
    return { ...compared, comparison: { ...compared.comparison, gone } };
}
function finish(placed, compare, told) {
    const uncertain = new Map();
    const compared = placed.map((row) => {
        if (row.spot.suppressed)
            return row;
        const one = compare(row);
        if (one.kind === 'uncertain')
            uncertain.set(one.because, (uncertain.get(one.because) ?? 0) + 1);
        return { ...row, compared: one };
    });
    return { placed: compared, comparison: { ...told, uncertain } };
}
function isOfChange({ spot, anchoring }) {
    return anchoring.narrowest === 'added' || (0,finding._k)(spot.place);
}
const spotsOf = (placed) => placed.map(({ spot }) => spot);
const pathsOf = (placed) => new Set(placed.flatMap(({ spot: { place } }) => place.path ?? []));
async function findExisting({ commit, findings }, change, { git, analyzed, placed }, { origins, isOfChange }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const then = (0,spot.dw)((0,spot.Zs)(present).distinct);
    const texts = (0,file_texts.ng)(git);
    const isChanged = (path) => change.byOldPath.has(path);
    const changed = new Set(then.flatMap(({ place: { path = '' } }) => (isChanged(path) ? [path] : [])));
    await texts.read([...changed].map((path) => ({ commit, path })));
    const linesThen = (path) => texts.lines(commit, path);
    const pathThen = (path) => pathAt(change, path);
    const { begun, threads } = beginComparing({ spots: then, commit, pathThen, isChanged, lines: linesThen, isOfChange, originOf: origins.of }, spotsOf(placed));
    const trees = await (0,old_trees.D)(git, analyzed, threads, texts, pathsOf(placed));
    const matching = begun((sha) => trees.get(sha));
    await texts.read([
        ...[...matching.needed.now].map((path) => ({ commit: analyzed, path })),
        ...matching.needed.before.map(({ head, path }) => ({ commit: head, path })),
    ]);
    const found = matching.finish((path) => texts.lines(analyzed, path));
    const textOf = ({ place }) => (place.kind === 'lines' && linesThen(place.path)?.[place.startLine - 1]) || '';
    return { ...found, edited: new Map([...found.edited].map(([key, spot]) => [key, textOf(spot)])) };
}
function pathAt(diff, path) {
    const file = diff.byNewPath.get(path);
    return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}
async function readStale({ commit, expected }, { git, analyzed, placed }) {
    if (commit === expected)
        return undefined;
    const paths = pathsOf(placed);
    const change = await (0,read_diff.iH)(git, expected, analyzed, { linesOf: paths });
    const then = [...paths].flatMap((path) => pathAt(change, path) ?? []);
    const since = await (0,read_diff.iH)(git, commit, expected, { linesOf: new Set(then) });
    return { commit, since, change };
}
function createDoubt({ completeness, versions }, change, now, stale, { origins, disputed }) {
    const doubtOfTool = (0,read_base.createDoubtOfTool)({ completeness, versions }, now.versions);
    const files = new Set(completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    return (spot) => {
        const { scope, rule, place } = spot;
        const ofTool = doubtOfTool(scope);
        if (ofTool !== undefined)
            return ofTool;
        const key = (0,finding.OD)(scope);
        if (!(0,rule_ids.lE)(rule, completeness.ruleCatalogues.get(key)))
            return reasons.ag(scope, rule.id);
        const path = place.path === undefined ? undefined : pathAt(change, place.path);
        const isLeftOut = path !== undefined && completeness.fileCatalogues.get(key)?.has(path) === false;
        if (isLeftOut || files.has(fileKey(scope, path)))
            return reasons.Mf(scope);
        if (disputed.has(spot.key))
            return reasons.g9;
        if (stale === undefined)
            return undefined;
        const differs = origins.areTouchedBy(stale.since, spot) ?? differsSince(stale, place);
        return differs ? reasons.ln(stale.commit) : undefined;
    };
}
function differsSince({ since, change }, place) {
    const path = pathAt(change, place.path ?? '');
    if (path === undefined)
        return false;
    if (place.kind !== 'lines')
        return since.byNewPath.has(path);
    const hunks = change.byNewPath.get(place.path)?.hunks ?? [];
    const line = (0,line_map.GN)(hunks, place.startLine);
    const file = since.byNewPath.get(path);
    return line !== undefined && file !== undefined && (0,line_map.GN)(file.hunks, line) === undefined;
}
function countGone(left, compared, change, base, now) {
    const isProven = createProof(now, change);
    const heldAtBase = new Set(base.completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    const suppressed = new Set(compared.flatMap(({ spot }) => (spot.suppressed ? [spot.key] : [])));
    const gone = left.filter((spot) => isProven(spot) && !suppressed.has(spot.key) && !heldAtBase.has(fileKey(spot.scope, spot.place.path)));
    const keyOf = ({ scope, rule }, path = '') => JSON.stringify([(0,finding.OD)(scope), rule.id, path]);
    const fresh = compared.flatMap(({ spot, compared: is }) => is === undefined || is.kind === 'existing' ? [] : [spot]);
    const replaced = Map.groupBy(fresh, (spot) => keyOf(spot, pathAt(change, spot.place.path ?? '')));
    return [...Map.groupBy(gone, (spot) => keyOf(spot, spot.place.path))]
        .map(([key, spots]) => Math.max(0, countResults(spots) - countResults(replaced.get(key) ?? [])))
        .reduce((sum, count) => sum + count, 0);
}
function createProof({ completeness, placed }, change) {
    const { failures, complete, heldFiles, ruleCatalogues, fileCatalogues } = completeness;
    const doubtOf = (0,doubts.N)(placed.flatMap(({ spot }) => spot.findings));
    const scopes = new Set(complete.map(finding.OD));
    const held = new Set(heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    return ({ scope, rule, place: { path: then } }) => {
        const key = (0,finding.OD)(scope);
        if (failures.length > 0 || !scopes.has(key))
            return false;
        const file = then === undefined ? undefined : change.byOldPath.get(then);
        if (file?.status === 'deleted')
            return true;
        const path = file?.newPath ?? then;
        if (!(0,rule_ids.lE)(rule, ruleCatalogues.get(key)))
            return false;
        if (held.has(fileKey(scope, path)))
            return false;
        if (path !== undefined && doubtOf(key, path) !== undefined)
            return false;
        return path === undefined || fileCatalogues.get(key)?.has(path) !== false;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding.OD)(scope), path]);
}
function countResults(spots) {
    return spots.reduce((sum, { findings }) => sum + findings.length, 0);
}
function describeHeld({ completeness: { heldScopes, heldFiles } }) {
    return [
        ...heldScopes.map(({ scope, reason }) => reasons.c_(scope, reason)),
        ...heldFiles.map(({ reason, path }) => `base log: ${path}: ${reason}`),
    ];
}


 }),

 89344:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   createDoubtOfTool: () => ( createDoubtOfTool),
   openBase: () => ( openBase)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(15722);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29484);
 var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(38576);
 var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(94902);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35592);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50324);
 var _sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(38999);
 var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(62603);
 var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9395);
 var _find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(82879);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(73868);
 var _root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(61957);

















const NO_CHANGES = { hunks: new Map(), unread: [] };
function openBase(context, checkout, ofHead) {
    const patterns = context.inputs['base-sarif-file'];
    if (patterns === undefined)
        return undefined;
    const known = new Map();
    const read = (commit) => {
        const reading = known.get(commit) ?? readOver(commit, patterns, context, checkout, ofHead);
        known.set(commit, reading);
        return reading;
    };
    return async (commits, configuration) => {
        const { git, inputs } = context;
        const expected = await expectedCommit(git, commits);
        const named = inputs['base-commit'];
        const first = named ?? expected;
        const missing = await whyMissing(git, first);
        let commit = first;
        let analysis;
        try {
            if (missing !== undefined) {
                const { failures } = (await read(commits.analyzed)).completeness;
                return failures.length > 0
                    ? unusable(failures)
                    : { kind: 'unusable', because: missing, failures: [] };
            }
            analysis = await read(first);
            const revision = analysis.revision?.toLowerCase();
            if (named === undefined && revision !== undefined && (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_7__ .HH)(revision) && revision !== expected) {
                const absent = await whyMissing(git, revision);
                if (absent !== undefined)
                    return { kind: 'unusable', because: absent, failures: [] };
                commit = revision;
                analysis = await read(revision);
            }
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1))
                throw error;
            return unusable([error.message]);
        }
        const { completeness, versions } = analysis;
        const failures = [...describeShared(analysis.logs, ofHead), ...failuresOf(completeness)];
        if (failures.length > 0)
            return unusable(failures);
        const elsewhere = await whyElsewhere(git, commit, expected, commits.analyzed);
        if (elsewhere !== undefined)
            return { kind: 'unusable', because: elsewhere, failures: [] };
        const placed = await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_13__ .BX)(analysis.findings, NO_CHANGES, git, { root: '', head: commit });
        const hider = (0,_sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ .j)((text) => context.redact(text));
        const findings = analysis.findings.map((finding) => hider.finding(placed(finding)));
        return {
            kind: 'read',
            commit,
            expected,
            findings: await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ .j)(findings, configuration, commits, git),
            completeness: hider.completeness(completeness),
            versions,
        };
    };
}
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ .Nh}`;
}
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isBefore = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, commit, expected);
    if (isBefore === true)
        return undefined;
    const isOwn = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`base-commit\` if the log says another one`;
    const ways = [isBefore, isOwn === 'unknown' ? isOwn : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__ .QX)(git, expected, commit)];
    if (ways.includes(true))
        return undefined;
    return ways.includes('unknown')
        ? `it is of ${is}, and how that is related to ${begins}, which the change begins at, is not known here: ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ .Nh}`
        : `it is of ${is}, which is not on the branch of ${begins}, which the change begins at`;
}
function unusable(failures) {
    return {
        kind: 'unusable',
        because: 'it could not be used',
        failures: failures.map((failure) => `base log: ${failure}`),
    };
}
function describeShared(logs, ofHead) {
    const names = new Set(ofHead.map(({ name }) => name));
    const shared = logs.flatMap(({ name }) => (names.has(name) ? [name] : []));
    return shared.map((name) => `${name} is named in \`sarif-file\` as well: keep the logs of the base in a folder of their own`);
}
function failuresOf({ failures, complete, heldScopes }) {
    const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
    return failures.length === 0 && complete.length === 0 ? held : failures;
}
async function readOver(commit, patterns, order, { root, prefix, head }, before) {
    const { inputs, git, host, world, progress } = order;
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ .H)({ root, prefix, spelled: (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(entries, others, letters);
    const analysis = await (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ .d)({
        input: 'base-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        tools: [],
        silentTools: inputs['silent-tools'],
        trust: inputs.trust,
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others] },
        temporaryFolder: host.temporaryFolder,
        before,
        redact: (text) => order.redact(text),
        progress: (line) => progress?.(`Base, ${commit.slice(0, 7)}: ${line}`),
    });
    const inCheckout = (message) => {
        const other = others.find((folder) => message.includes(`${folder}/`));
        return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
    };
    return {
        ...analysis,
        findings: analysis.findings.map((finding) => ({ ...finding, message: inCheckout(finding.message) })),
    };
}
async function listWorktrees(git) {
    const listing = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__.gitOutput)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
async function listClones(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')));
}
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD));
    const held = new Map(completeness.heldScopes.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD)(scope), reason]));
    return (scope) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ .OD)(scope);
        if (!complete.has(key))
            return _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ .c_(scope, held.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        return versions.has(key) && before !== here ? _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ .Zt(scope, before, here) : undefined;
    };
}


 }),

 43967:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( withoutSuggestions)
 });
const QUOTED = /(?<![\p{L}\p{N}])(?:'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019)/gu;
const ADVICE = /(?:(?:^|[.;:,!?]\s+)(?:did you mean|(?:please |instead,? )?use)|\bshould be named|\brename it to|\breplace it with)(?: the| either)?:? $/iu;
const LONGEST_ADVICE = 60;
const OR = /^(?:, |,? or )$/u;
function withoutSuggestions(message) {
    const parts = [];
    let end = 0;
    let isAdvised = false;
    for (const { 0: quoted, index } of message.matchAll(QUOTED)) {
        const before = message.slice(end, index);
        const said = `${end === 0 ? '' : '"'}${before}`.slice(-LONGEST_ADVICE);
        isAdvised = !/\s/u.test(quoted) && (ADVICE.test(said) || (isAdvised && OR.test(before)));
        parts.push(before, isAdvised ? '' : quoted);
        end = index + quoted.length;
    }
    return [...parts, message.slice(end)].join('');
}


 })

};

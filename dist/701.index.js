export const id = 701;
export const ids = [701,44];
export const modules = {

/***/ 8701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  compareWithBase: () => (/* binding */ compareWithBase)
});

// EXTERNAL MODULE: ./build/src/diff/line-map.js
var line_map = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/finding/rule-ids.js
var rule_ids = __webpack_require__(2506);
// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/src/git/file-texts.js
var file_texts = __webpack_require__(1583);
// EXTERNAL MODULE: ./build/src/git/read-diff.js + 1 modules
var read_diff = __webpack_require__(8825);
// EXTERNAL MODULE: ./build/src/text/code.js
var code = __webpack_require__(3044);
// EXTERNAL MODULE: ./build/src/thread/evidence.js
var thread_evidence = __webpack_require__(65);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var keyring = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/src/thread/wording.js
var wording = __webpack_require__(4458);
// EXTERNAL MODULE: ./build/src/match/match.js + 16 modules
var match = __webpack_require__(8636);
;// CONCATENATED MODULE: ./build/src/match/find-existing.js






/**
 * What makes two findings the same beyond doubt: git, the fingerprint of the tool, the text of the line in
 * its file, or the text with all of its surroundings in another file. An edited line, a text alone and the
 * last one of its rule are likeness.
 */
const STRONG = ['T1', 'T2', 'T3', 'T4', 'T5', 'T7'];
/**
 * Finds which spots the base had as well. Its findings are matched as if they were threads about which a
 * person has decided, so that weak evidence pairs none (carries-decision.ts). Every result of a spot has to
 * have one of the same names at the base, and none may be worse.
 */
function beginComparing(base, spots) {
    const alike = findUntouched(base, spots);
    const paired = new Set([...alike.values()].map(({ then }) => then));
    const threads = new Map(base.spots.flatMap((spot) => (paired.has(spot) ? [] : [[toThread(spot, base), spot]])));
    const left = spots.filter(({ key }) => !alike.has(key));
    return {
        threads: [...threads.keys()],
        begun(history) {
            const { needed, finish } = (0,match/* beginMatching */.t)([...threads.keys()], left, history, 'strong');
            return {
                needed,
                finish(lines) {
                    const matching = finish(lines);
                    const isStrong = ({ tier, waits, spot }, then) => STRONG.includes(tier) &&
                        waits === undefined &&
                        (tier !== 'T5' || sharesNeighbor(spot, lines, then, base.lines));
                    return {
                        existing: new Map([...alike, ...strongPairs(matching, threads, isStrong)]),
                        left: matching.threads.flatMap(({ thread, doubt }) => doubt === undefined ? (threads.get(thread) ?? []) : []),
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
        return then !== undefined && isStrong(pair, then) && saysNoMore(spot, then)
            ? [[spot.key, { then, tier }]]
            : [];
    });
}
/** A line that moved alone may be one that was mended here and written again there. */
function sharesNeighbor(now, linesNow, then, linesThen) {
    const [one, other] = [neighbors(now, linesNow), neighbors(then, linesThen)];
    return one.some((text, side) => /[\p{L}\p{N}]/u.test(text) && text === other[side]);
}
/** The next lines above and below that are not blank, without white space. */
function neighbors({ place }, read) {
    if (place.kind !== 'lines')
        return [];
    const lines = read(place.path) ?? [];
    const next = (step) => {
        let index = place.startLine - 1 + step;
        while (lines[index] !== undefined && (0,code/* squeeze */.r2)(lines[index] ?? '') === '')
            index += step;
        return (0,code/* squeeze */.r2)(lines[index] ?? '');
    };
    return [next(-1), next(1)];
}
/**
 * Where nothing was changed, and where there is no line, what a finding says is all that there is to compare.
 */
function findUntouched(base, spots) {
    const keyOf = ({ scope, rule, place, findings }, path) => JSON.stringify([
        ...[scope.tool, scope.category, rule.id, path, place.kind],
        place.kind === 'lines' ? place.startLine : findings.map(({ message }) => (0,wording/* namesIn */.wX)(message)),
    ]);
    const untouched = base.spots.filter(({ place: { kind, path } }) => kind === 'nowhere' || (path !== undefined && !base.isChanged(path)));
    const known = Map.groupBy(untouched, (spot) => keyOf(spot, spot.place.path));
    const existing = new Map();
    // Without a place several have one key where they differ in numbers: each is that of one spot only.
    const keys = new Set(untouched.map(({ key }) => key));
    for (const spot of spots.toSorted((a, b) => Number(keys.has(b.key)) - Number(keys.has(a.key)))) {
        const { path } = spot.place;
        const alike = known.get(keyOf(spot, path && base.pathThen(path))) ?? [];
        const same = keys.has(spot.key) ? alike.findIndex(({ key }) => key === spot.key) : 0;
        const [then] = alike.splice(Math.max(same, 0), 1);
        if (then !== undefined && saysNoMore(spot, then))
            existing.set(spot.key, { then, tier: 'T1' });
    }
    return existing;
}
/**
 * Each result of the spot has one of its own then that says the same, numbers aside, and at no better level.
 */
function saysNoMore(now, then) {
    const left = toldBy(then);
    return [...toldBy(now)].every(([names, levels]) => levels.every((level, index) => {
        const before = left.get(names)?.[index];
        return before !== undefined && (0,spot/* compareLevels */.t9)(level, before) >= 0;
    }));
}
/** The levels of the results that are present, worst first, by what they name. */
function toldBy({ findings }) {
    const told = new Map();
    for (const { presence, message, level } of findings) {
        if (presence.kind !== 'present')
            continue;
        const names = (0,wording/* namesIn */.wX)(message).join(' ');
        const levels = told.get(names) ?? [];
        told.set(names, levels);
        levels.push(level);
    }
    return told;
}
/** Keys protect nothing here: what they hash stays in memory. */
function toThread(spot, { commit, isChanged, lines }) {
    const { place, key } = spot;
    const path = place.path ?? '';
    const line = place.kind === 'lines' ? place.startLine : 0;
    const at = { path, line, head: commit, analyzed: commit };
    const evidence = (0,thread_evidence/* toEvidence */.zR)(keyring/* KEYLESS */.DJ, spot, at, isChanged(path) ? lines(path) : undefined);
    return {
        ...{ discussionId: key, commentId: key, nonce: key, job: '' },
        evidence,
        keys: keyring/* KEYLESS */.DJ,
        told: { ...evidence.wording, keys: keyring/* KEYLESS */.DJ },
        markIds: [],
        foreignReplies: 0,
        flag: true,
        origin: 'sole',
    };
}

// EXTERNAL MODULE: ./build/src/plan/reasons.js
var reasons = __webpack_require__(324);
// EXTERNAL MODULE: ./build/src/review/old-trees.js
var old_trees = __webpack_require__(2863);
// EXTERNAL MODULE: ./build/src/review/read-base.js
var read_base = __webpack_require__(5044);
;// CONCATENATED MODULE: ./build/src/review/compare-base.js










/**
 * Compares the spots of a run with those of the base. Existing is what the base had beyond doubt; on a line
 * of the change everything else is new, and so it is elsewhere if the base was looked at in the same way.
 */
async function compareWithBase(base, analyzed) {
    const spots = analyzed.spots.filter(({ suppressed }) => !suppressed);
    if (base.kind === 'unusable') {
        const uncertain = { kind: 'uncertain', because: reasons/* baseUnusable */.PY(base.because) };
        const compared = new Map(spots.map(({ key }) => [key, uncertain]));
        return { compared, gone: 0, warnings: [], failures: base.failures };
    }
    const { git } = analyzed;
    const change = await (0,read_diff/* readDiff */.iH)(git, base.commit, analyzed.analyzed);
    const { existing, left } = await findExisting(base, change, analyzed);
    const stale = await readStale(base, analyzed);
    const doubtOf = createDoubt(base, change, analyzed, stale);
    const anchoringOf = new Map(analyzed.spots.map((spot, index) => [spot, analyzed.anchorings[index]]));
    const compared = new Map(spots.map((spot) => {
        const before = existing.get(spot.key);
        const isOfChange = anchoringOf.get(spot)?.narrowest === 'added' || (0,finding/* isUncommitted */._k)(spot.place);
        // The target may have mended it since the log was made, and the change brings it back.
        if (before !== undefined && !(stale !== undefined && isOfChange))
            return [spot.key, { kind: 'existing', reason: reasons/* atBase */.rX(base.commit, before) }];
        const because = isOfChange ? undefined : doubtOf(spot);
        return [spot.key, because === undefined ? { kind: 'new' } : { kind: 'uncertain', because }];
    }));
    return {
        commit: base.commit,
        compared,
        gone: countGone(left, compared, change, base, analyzed),
        warnings: describeHeld(base),
        failures: [],
    };
}
async function findExisting({ commit, findings }, change, { git, analyzed, spots }) {
    const present = findings.filter(({ presence }) => presence.kind === 'present');
    const then = (0,spot/* toSpots */.dw)((0,spot/* splitDuplicates */.Zs)(present).distinct);
    const texts = (0,file_texts/* openTexts */.ng)(git);
    const isChanged = (path) => change.byOldPath.has(path);
    const changed = new Set(then.flatMap(({ place: { path = '' } }) => (isChanged(path) ? [path] : [])));
    await texts.read([...changed].map((path) => ({ commit, path })));
    const linesThen = (path) => texts.lines(commit, path);
    const pathThen = (path) => pathAt(change, path);
    const base = { spots: then, commit, pathThen, isChanged, lines: linesThen };
    const { begun, threads } = beginComparing(base, spots);
    const trees = await (0,old_trees/* readOldTrees */.D)(git, analyzed, threads, texts);
    const matching = begun((sha) => trees.get(sha));
    await texts.read([
        ...[...matching.needed.now].map((path) => ({ commit: analyzed, path })),
        ...matching.needed.before.map(({ head, path }) => ({ commit: head, path })),
    ]);
    return matching.finish((path) => texts.lines(analyzed, path));
}
/** The path of a file at the other end of a diff; undefined where it was not there. */
function pathAt(diff, path) {
    const file = diff.byNewPath.get(path);
    return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}
async function readStale({ commit, expected }, { git, analyzed }) {
    if (commit === expected)
        return undefined;
    const [since, change] = await Promise.all([
        (0,read_diff/* readDiff */.iH)(git, commit, expected),
        (0,read_diff/* readDiff */.iH)(git, expected, analyzed),
    ]);
    return { commit, since, change };
}
/** Why it cannot be known whether a spot that the base did not have is new. */
function createDoubt({ completeness, versions }, change, now, stale) {
    const doubtOfTool = (0,read_base.createDoubtOfTool)({ completeness, versions }, now.versions);
    const files = new Set(completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    return ({ scope, rule, place }) => {
        const ofTool = doubtOfTool(scope);
        if (ofTool !== undefined)
            return ofTool;
        const key = (0,finding/* scopeKey */.OD)(scope);
        const rules = completeness.ruleCatalogues.get(key);
        if (rules !== undefined &&
            ![...(0,rule_ids/* withAncestors */.f$)(rule.id), ...rule.deprecatedIds].some((id) => rules.has(id)))
            return reasons/* ruleNotAtBase */.ag(scope, rule.id);
        const path = place.path === undefined ? undefined : pathAt(change, place.path);
        const isLeftOut = path !== undefined && completeness.fileCatalogues.get(key)?.has(path) === false;
        if (isLeftOut || files.has(fileKey(scope, path)))
            return reasons/* fileNotAtBase */.Mf(scope);
        // A file that the log knows nothing of may be one that the target has since.
        return stale !== undefined && differsSince(stale, place) ? reasons/* staleBase */.ln(stale.commit) : undefined;
    };
}
/** Whether the target has another line there than the commit that the log is of. */
function differsSince({ since, change }, place) {
    const path = pathAt(change, place.path ?? '');
    if (path === undefined)
        return false;
    if (place.kind !== 'lines')
        return since.byNewPath.has(path);
    const hunks = change.byNewPath.get(place.path)?.hunks ?? [];
    const line = (0,line_map/* mapLineBackward */.GN)(hunks, place.startLine);
    const file = since.byNewPath.get(path);
    return line !== undefined && file !== undefined && (0,line_map/* mapLineBackward */.GN)(file.hunks, line) === undefined;
}
/**
 * Results of the base that are gone. Of a rule in a file a new one stands for one that is left: most often
 * its line was edited.
 */
function countGone(left, compared, change, base, now) {
    const isProven = createProof(now.completeness, change);
    const heldAtBase = new Set(base.completeness.heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    const suppressed = new Set(now.spots.flatMap(({ key, suppressed: is }) => (is ? [key] : [])));
    const gone = left.filter((spot) => isProven(spot) && !suppressed.has(spot.key) && !heldAtBase.has(fileKey(spot.scope, spot.place.path)));
    const keyOf = ({ scope, rule }, path = '') => JSON.stringify([(0,finding/* scopeKey */.OD)(scope), rule.id, path]);
    const fresh = now.spots.filter(({ key }) => compared.get(key)?.kind === 'new');
    const replaced = Map.groupBy(fresh, (spot) => keyOf(spot, pathAt(change, spot.place.path ?? '')));
    return [...Map.groupBy(gone, (spot) => keyOf(spot, spot.place.path))]
        .map(([key, spots]) => Math.max(0, countResults(spots) - countResults(replaced.get(key) ?? [])))
        .reduce((sum, count) => sum + count, 0);
}
/**
 * Whether the logs of the analyzed commit prove that a result of the base is not there any more, as they have
 * to before a thread is called fixed (plan/hold.ts).
 */
function createProof(completeness, change) {
    const { failures, complete, heldFiles, ruleCatalogues, fileCatalogues } = completeness;
    const scopes = new Set(complete.map(finding/* scopeKey */.OD));
    const held = new Set(heldFiles.map(({ scope, path }) => fileKey(scope, path)));
    return ({ scope, rule, place: { path: then } }) => {
        const key = (0,finding/* scopeKey */.OD)(scope);
        if (failures.length > 0 || !scopes.has(key))
            return false;
        const file = then === undefined ? undefined : change.byOldPath.get(then);
        if (file?.status === 'deleted')
            return true;
        const path = file?.newPath ?? then;
        const rules = ruleCatalogues.get(key);
        if (rules !== undefined && !(0,rule_ids/* withAncestors */.f$)(rule.id).some((id) => rules.has(id)))
            return false;
        if (held.has(fileKey(scope, path)))
            return false;
        return path === undefined || fileCatalogues.get(key)?.has(path) !== false;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding/* scopeKey */.OD)(scope), path]);
}
function countResults(spots) {
    return spots.reduce((sum, { findings }) => sum + findings.length, 0);
}
function describeHeld({ completeness: { heldScopes, heldFiles } }) {
    return [
        ...heldScopes.map(({ scope, reason }) => reasons/* notAtBase */.c_(scope, reason)),
        ...heldFiles.map(({ reason, path }) => `base log: ${path}: ${reason}`),
    ];
}


/***/ }),

/***/ 5044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createDoubtOfTool: () => (/* binding */ createDoubtOfTool),
/* harmony export */   openBase: () => (/* binding */ openBase)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(5722);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7176);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9484);
/* harmony import */ var _git_git_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6648);
/* harmony import */ var _git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4902);
/* harmony import */ var _git_tree_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5592);
/* harmony import */ var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(324);
/* harmony import */ var _sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8999);
/* harmony import */ var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6013);
/* harmony import */ var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(9395);
/* harmony import */ var _find_configuration_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8816);
/* harmony import */ var _place_findings_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6360);
/* harmony import */ var _root_aliases_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(9601);

















const NO_CHANGES = { hunks: new Map(), unread: [] };
/**
 * Makes what reads the logs of the base, which are read once for each commit; undefined where the job names
 * none. They may be of a working tree of this repository beside the checkout. None is read that the analyzed
 * commit has, whatever the inputs say: it could make any finding look old. So does one of the change itself.
 *
 * @param ofHead the logs of the analyzed commit
 */
function openBase(job, checkout, ofHead) {
    const patterns = job.inputs['base-sarif-file'];
    if (patterns === undefined)
        return undefined;
    const known = new Map();
    const read = (commit) => {
        const reading = known.get(commit) ?? readOver(commit, patterns, job, checkout);
        known.set(commit, reading);
        return reading;
    };
    return async (commits, configuration) => {
        const { git, inputs } = job;
        const expected = await expectedCommit(git, commits);
        const named = inputs['base-commit'];
        const first = named ?? expected;
        const missing = await whyMissing(git, first);
        let commit = first;
        let analysis;
        try {
            // Whether they can be read at all shows over any tree.
            if (missing !== undefined) {
                const { failures } = (await read(commits.analyzed)).completeness;
                return failures.length > 0
                    ? unusable(failures)
                    : { kind: 'unusable', because: missing, failures: [] };
            }
            analysis = await read(first);
            const revision = analysis.revision?.toLowerCase();
            if (named === undefined && revision !== undefined && (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_7__/* .isSha */ .HH)(revision) && revision !== expected) {
                const absent = await whyMissing(git, revision);
                if (absent !== undefined)
                    return { kind: 'unusable', because: absent, failures: [] };
                commit = revision;
                analysis = await read(revision);
            }
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1))
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
        const placed = await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_13__/* .readOffsets */ .BX)(analysis.findings, NO_CHANGES, git, { root: '', head: commit });
        const hider = (0,_sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_10__/* .createSecretHider */ .j)((text) => job.redact(text));
        const findings = analysis.findings.map((finding) => hider.finding(placed(finding)));
        return {
            kind: 'read',
            commit,
            expected,
            findings: await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_12__/* .configure */ .j)(findings, configuration, commits, git),
            completeness: hider.completeness(completeness),
            versions,
        };
    };
}
/** The commit that the change begins at: where a merge with the target was analyzed, what was merged. */
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .describeCommits */ .kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .ensureCommits */ .nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_HISTORY */ .Nh}`;
}
/**
 * Logs of another commit of the target branch tell of the lines that both have; those of any other of none.
 */
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isBefore = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, commit, expected);
    if (isBefore === true)
        return undefined;
    // It has what the change brings in. Tools name the commit of the job, wherever they run.
    const isOwn = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`base-commit\` where the log says another one`;
    const ways = [isBefore, isOwn === 'unknown' ? isOwn : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .isAncestor */ .QX)(git, expected, commit)];
    if (ways.includes(true))
        return undefined;
    return ways.includes('unknown')
        ? `it is of ${is}, and how that is related to ${begins}, which the change begins at, is not known here: ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_4__/* .FULL_HISTORY */ .Nh}`
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
/** One tool that failed costs the others nothing, but an analysis of which nothing is left is none. */
function failuresOf({ failures, complete, heldScopes }) {
    const held = heldScopes.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
    return failures.length === 0 && complete.length === 0 ? held : failures;
}
async function readOver(commit, patterns, { inputs, git, host, world, progress }, { root, prefix, head }) {
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .readTree */ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .readTree */ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__/* .resolveRootAliases */ .H)({ root, prefix, spelled: (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_14__/* .spelledFolders */ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .trackedPaths */ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__/* .trackedPaths */ .f)(entries, others, letters);
    const analysis = await (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_11__/* .readAnalysis */ .d5)({
        input: 'base-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        // A tool that this job does not run has nothing to be compared with.
        tools: [],
        silentTools: inputs['silent-tools'],
        trustIncomplete: inputs['trust-incomplete'],
        foreignPaths: inputs['foreign-paths'],
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_15__/* .toTree */ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others] },
        temporaryFolder: host.temporaryFolder,
        progress: (line) => progress?.(`Base, ${commit.slice(0, 7)}: ${line}`),
    });
    const inCheckout = (message) => {
        const other = others.find((folder) => message.includes(`${folder}/`));
        return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
    };
    return {
        ...analysis,
        // Some tools name other files by their absolute paths.
        findings: analysis.findings.map((finding) => ({ ...finding, message: inCheckout(finding.message) })),
    };
}
/** Absolute paths of all working trees of this repository, of which one may have been made for the base. */
async function listWorktrees(git) {
    const listing = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_6__/* .gitOutput */ .oM)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
/** Absolute paths of the folders in a checkout that are checkouts themselves, submodules included. */
async function listClones(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')));
}
/** Why nothing that a tool reports can be compared with the log of the base. */
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD));
    const held = new Map(completeness.heldScopes.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD)(scope), reason]));
    return (scope) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_16__/* .scopeKey */ .OD)(scope);
        if (!complete.has(key))
            return _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .notAtBase */ .c_(scope, held.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        // A silent tool that found nothing at the base says no version there.
        return versions.has(key) && before !== here ? _plan_reasons_js__WEBPACK_IMPORTED_MODULE_9__/* .otherVersion */ .Zt(scope, before, here) : undefined;
    };
}


/***/ })

};

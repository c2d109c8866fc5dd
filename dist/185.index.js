export const id = 185;
export const ids = [185];
export const modules = {

 50850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => ( speaksOfParsing),
   r: () => ( isAboutSecrets)
 });
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    /expected [`'"‘][^\w\s=][`'"’]/i,
];
const BEGINNING = 1_000;
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


 }),

 27176:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Nh: () => ( FULL_HISTORY),
   b$: () => ( readCheckout),
   oj: () => ( requireGit)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94902);






const FULL_HISTORY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)';
async function readCheckout(git, folder) {
    const { root, gitDirectory, prefix, head } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const isCommit = head !== '' && (await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .jB)(git, [head]))[0]?.type === 'commit';
    if (!isCommit) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1('working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.');
    }
    return { head, root, prefix };
}
const QUESTIONS = [
    ['--show-toplevel'],
    ['--absolute-git-dir'],
    ['--show-prefix'],
    ['--verify', '--quiet', 'HEAD'],
];
async function askWhere(git) {
    const together = await git(['rev-parse', ...QUESTIONS.flat()]);
    let answers = line(together).split('\n');
    if (together.status !== 0 || answers.length !== QUESTIONS.length) {
        const results = await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
        const failed = results.slice(0, -1).find(({ status }) => status !== 0);
        if (failed !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(explain(failed));
        answers = results.map(line);
    }
    const [root = '', gitDirectory = '', prefix = '', head = ''] = answers;
    return { root, gitDirectory, prefix, head };
}
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
function describeDistrust(stderr, platform) {
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    const advised = /--add safe\.directory (.+)$/m
        .exec(stderr)?.[1]
        ?.replace(/^'(.*)'$/, '$1')
        .replaceAll("'\\''", "'");
    const named = /repository (?:at )?\(?'([^'\n]*)'/.exec(stderr)?.[1];
    const path = advised ?? named ?? '<path of the checkout>';
    const quoted = platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
    return (`working-directory: git refuses ${JSON.stringify(named ?? path)} because the folder belongs to another user; ` +
        `run git config --global --add safe.directory ${quoted} before this step, as the user of this step.`);
}
function explain(result) {
    const distrust = describeDistrust(result.stderr, process.platform);
    if (distrust !== undefined)
        return distrust;
    const bare = /cannot use bare repository '([^\n]*)' \(safe\.bareRepository/.exec(result.stderr)?.[1];
    if (bare !== undefined)
        return `working-directory: ${foundByFiles(bare)}.`;
    return (`working-directory: not the working tree of a git checkout (${(0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .th)(result)}); ` +
        'check the repository out before this step and name its folder.');
}
const OLDEST_GIT = [2, 30];
async function requireGit(git) {
    const version = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .oM)(git, ['version'])).toString('utf8').trim();
    if (isTooOld(version))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j1(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
    return version;
}
function isTooOld(version) {
    const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (major === undefined || minor === undefined)
        return false;
    const [oldMajor, oldMinor] = OLDEST_GIT;
    return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(outermost), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/');
        const tracked = await git([
            '--literal-pathspecs',
            '-C',
            outer,
            ...['ls-tree', '-z', '-t', 'HEAD', '--', path],
        ]);
        if (tracked.status !== 0 && !hasNothing(tracked))
            return { refused: tracked };
        if (isTracked(tracked, path)) {
            return {
                reason: `${quote(inner)} is inside a folder that the checkout ${quote(outer)} tracks; put it next to that checkout`,
            };
        }
    }
    return undefined;
}
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
function checkoutsAround(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? [] : checkoutsAround((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')) ? [...above, folder] : above;
}
async function leadsTo(path, gitDirectory) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        return false;
    const isFolder = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory();
    const target = isFolder ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), await readGitFile(path));
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(target)) === (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(gitDirectory));
}
async function readGitFile(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8')).replace(/^gitdir: /, '').replace(/\r?\n$/, '');
}
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
function hasNothing({ stderr }) {
    return /not a git repository|Not a valid object name HEAD/.test(stderr);
}
function isWithin(outer, inner) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(outer, inner);
    return !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(way) && way.split(/[\\/]/, 1)[0] !== '..';
}
function quote(path) {
    return JSON.stringify(path);
}


 }),

 38146:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Lt: () => ( judgeSpots),
   dL: () => ( compareRanks),
   pS: () => ( compareSpots)
 });
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74458);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18805);
 var _twins_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61342);






const POSTED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .dy };
const POSTED_AS_NEW = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .eu };
const POSTED_AS_EDITED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .BH };
function judgeSpots({ spots, anchorings, compared }, { maxThreads }, { verdictWithoutThread, counts, newPart, isNew }, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .W1(maxThreads) };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    const postedAsNew = ({ key }) => (0,_situation_js__WEBPACK_IMPORTED_MODULE_2__ .$H)(compared?.get(key)) === undefined ? POSTED_AS_NEW : POSTED_AS_EDITED;
    const selected = judged.filter((entry) => {
        const { spot, anchoring } = entry;
        if (spot.suppressed)
            return false;
        entry.verdict = verdicts.get(spot.key) ?? verdictWithoutThread(spot, anchoring);
        const disposition = entry.verdict?.disposition;
        return disposition !== 'existing' && (disposition !== 'filtered' || counts(spot, anchoring));
    });
    const sorted = selected.toSorted((a, b) => compareSpots(a.spot, b.spot));
    for (const entry of sorted) {
        if (entry.verdict !== undefined || covers.of.has(entry.spot.key))
            continue;
        entry.verdict = decided.size >= free ? overLimit : isNew(entry.spot) ? postedAsNew(entry.spot) : POSTED;
        decided.set(entry.spot, entry.verdict);
    }
    for (const entry of sorted) {
        const { spot, anchoring } = entry;
        entry.verdict ??= verdictOfTwin(covers.of.get(spot.key), decided);
        const { disposition, reason } = entry.verdict;
        if (disposition === 'posted' && anchoring.kind === 'anchored') {
            const covered = covers.twinsOf(spot.key);
            posts.push({
                kind: 'post',
                spot,
                anchor: anchoring.anchor,
                reason,
                ...([spot, ...covered].some(isNew) && { asNew: true }),
                ...(covered.length > 0 && { twins: (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ .DC)(covered.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ .it)), covered }),
            });
        }
        const list = (why) => {
            listed.push({ spot, why, reason, ...(isNew(spot) && { asNew: true }) });
        };
        if (disposition === 'unanchored' || disposition === 'over-limit')
            list(disposition);
        if (!counts(spot, anchoring))
            continue;
        const isAccepted = acceptedKeys.has(spot.key);
        (isAccepted ? accepted : failing).push(newPart(spot));
        if (disposition === 'filtered')
            list('below-min-level');
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, judged, failing, accepted, listed };
}
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,_twins_js__WEBPACK_IMPORTED_MODULE_3__ .ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
function compareSpots(a, b) {
    return compareRanks(a, b) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.key, b.key);
}
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}


 }),

 61342:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N7: () => ( coverTwins),
   d$: () => ( isDecided),
   oz: () => ( withSaying),
   ux: () => ( coveredVerdict)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92506);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19795);
 var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74458);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);
 var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18805);








function findTwins({ wanting, standing }) {
    const covers = new Map();
    const tools = new Set([
        ...wanting.map(({ scope }) => scope.tool),
        ...standing.map((one) => scopeOf(one).tool),
    ]);
    if (tools.size < 2)
        return covers;
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.thread.commentId, b.thread.commentId)), (one) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .ZL)(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(place, rule.id));
    for (const [key, group] of spots) {
        if (key === undefined)
            continue;
        const left = group.filter((spot) => {
            const by = threads.get(key)?.find((one) => isCoveredBy(spot, one));
            if (by !== undefined)
                covers.set(spot.key, { kind: 'thread', by });
            return by === undefined;
        });
        const [owner, ...others] = left.toSorted(compareOwners);
        for (const spot of others) {
            if (owner !== undefined && spot.scope.tool !== owner.scope.tool)
                covers.set(spot.key, { kind: 'spot', by: owner });
        }
    }
    return covers;
}
function isCoveredBy(spot, one) {
    const { thread } = one;
    if (scopeOf(one).tool === spot.scope.tool)
        return false;
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(thread))
        return true;
    return !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ ._q)(thread) && (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
function compareOwners(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ .t9)(a.level, b.level) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.scope.tool, b.scope.tool) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ .q)(a.key, b.key));
}
function coverTwins(situation, { twins }, selection, decided, absent, ownScopes) {
    const covers = twins === 'apart'
        ? new Map()
        : findTwins({
            wanting: [...wantReopening(decided), ...wantPosting(situation, selection, decided)],
            standing: [...standingWithSpot(situation, decided), ...standingHeld(situation, absent, ownScopes)],
        });
    const byOwner = new Map();
    for (const spot of situation.spots) {
        const cover = covers.get(spot.key);
        if (cover === undefined)
            continue;
        const owner = cover.kind === 'thread' ? cover.by.thread : cover.by.key;
        const spots = byOwner.get(owner);
        if (spots === undefined)
            byOwner.set(owner, [spot]);
        else
            spots.push(spot);
    }
    return { of: covers, twinsOf: (owner) => byOwner.get(owner) ?? [] };
}
function wantReopening(decided) {
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
}
function wantPosting({ spots, anchorings }, { verdictWithoutThread }, decided) {
    const paired = new Set(decided.map(({ pair }) => pair.spot.key));
    return spots.filter((spot, index) => {
        const anchoring = anchorings[index];
        if (spot.suppressed || spot.place.kind !== 'lines' || anchoring === undefined)
            return false;
        return !paired.has(spot.key) && verdictWithoutThread(spot, anchoring) === undefined;
    });
}
function standingWithSpot({ inDiff }, decided) {
    return decided.flatMap(({ pair: { thread, spot } }) => {
        const { place, suppressed } = spot;
        if (place.kind !== 'lines' || suppressed || !inDiff(spot))
            return [];
        if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread).kind === 'resolved-by-us')
            return [];
        return [{ thread, spot, path: place.path, line: place.startLine }];
    });
}
function standingHeld({ placeNow, job, completeness: { failures } }, absent, ownScopes) {
    return absent.flatMap((move) => {
        if (move.kind !== 'leave' || move.because !== 'held')
            return [];
        const { thread } = move;
        const isOfRun = ownScopes.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .xd)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
function isStanding(thread) {
    const { kind } = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
function withSaying({ pair, move }, covers, situation, anchoring) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ ._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const standing = thread.own.marker.twins ?? [];
    const spots = [
        ...covers.twinsOf(thread),
        ...covers.twinsOf(spot.key),
        ...findExistingTwins(standing, spot, situation),
    ];
    const twins = (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .DC)([...spots.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .it), ...doubtful(standing, spots, spot, situation)]);
    const nowAt = placeElsewhere(thread.own.marker, spot.place, anchoring);
    if (move.kind === 'reopen')
        return { ...move, twins, nowAt };
    const said = thread.own.marker.nowAt;
    const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
    if (!(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .YG)(twins, standing))
        return { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .cU(move.reason) };
    return isSamePlace
        ? move
        : { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .kI(move.reason) };
}
function placeElsewhere({ evidence, nowAt: said }, place, anchoring) {
    const known = anchoring?.kind === 'anchored' ? anchoring.anchor : undefined;
    const path = known?.path ?? place.path;
    if (path === undefined || (path === evidence.path && path !== said?.path))
        return null;
    return { path, line: place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0 };
}
function findExistingTwins(standing, { place, rule }, { matching, compared }) {
    const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(place, rule.id);
    if (compared === undefined || standing.length === 0 || key === undefined)
        return [];
    return matching.spots.filter((spot) => compared.get(spot.key)?.kind === 'existing' &&
        (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ .gH)(spot.place, spot.rule.id) === key &&
        (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)(standing, { ...spot, level: 'none' }));
}
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__ .PL)(situation);
    return standing.filter((twin) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ .OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ .Dy)([{ ...twin, level: 'error' }], spot));
    });
}
function coveredVerdict(cover, thread) {
    const disposition = 'covered';
    if (cover.kind === 'thread')
        return { disposition, reason: describeCover(cover), discussionId: cover.by.thread.discussionId };
    const { findings } = cover.by;
    return {
        disposition,
        reason: describeCover(cover),
        ...(findings[0] && { owner: findings[0] }),
        ...(thread && { discussionId: thread.discussionId }),
    };
}
function describeCover(cover) {
    if (cover.kind === 'spot')
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ ._P(cover.by.scope);
    const { thread } = cover.by;
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .sc(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .xu(reason) : reason;
}
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(cover.by.thread))
        return false;
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .My)(cover.by.thread);
}


 }),

 40409:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ep: () => ( conclude),
   SE: () => ( MOST_NAMED),
   al: () => ( failingOf),
   iJ: () => ( incompleteReasons)
 });
 var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43629);

const MOST_NAMED = 20;
function failingOf({ conclusion, plan, accounts }) {
    const { failing: spots = [], standing = [] } = (conclusion === 'failure' ? plan : undefined) ?? {};
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const resolved = accounts.filter(({ finding, disposition }) => disposition === 'resolved-by-people' && firsts.has(finding));
    return { spots, standing, resolvedByPeople: new Set(resolved.map(({ finding }) => finding)) };
}
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
function incompleteReasons(result) {
    const { failures = [], heldScopes = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...(result.unread ?? []),
        ...(result.comparison?.failures ?? []),
        ...heldScopes.flatMap((scope) => {
            if (scope.kind === 'missing')
                return [scope.reason];
            return scope.kind === 'failed' ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .AA)(scope)] : [];
        }),
        ...(first === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .m)(failed.length, first)]),
    ];
}


 }),

 7895:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   q: () => ( compareTexts)
 });
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


 }),

 10492:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EN: () => ( joinInline),
   Kc: () => ( escapeLineStart),
   O0: () => ( encodePath),
   SS: () => ( codeSpan),
   VV: () => ( escapeInline),
   aE: () => ( placeLink),
   d6: () => ( codeFence),
   escapeMarkdown: () => ( escapeMarkdown),
   nf: () => ( link),
   xR: () => ( tableCell)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
function escapeMarkdown(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); 
}
function codeSpan(text) {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
function codeFence(text, language = '') {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
function link(label, url) {
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(label);
    const target = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .qP)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || saysWhere(name, host, target) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
function escapeInline(line, urls) {
    return joinInline((0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Qw)(line, urls).map(renderPiece));
}
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? _lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe + next : next))
        .join('');
}
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
function autolink(url) {
    return `<${url}>`;
}
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
const PLAIN_WORD = /^[\p{L}\p{N}(,;:'-]*$/u;
const CLOSING = '.,;:!?)';
function saysWhere(label, host, { href }) {
    const [, weakness] = /^CWE-(\d{1,5})$/u.exec(label) ?? [];
    if (weakness !== undefined && href === `https://cwe.mitre.org/data/definitions/${weakness}.html`)
        return true;
    const words = label.split(' ');
    const saying = words.filter((word) => beginsWithHost(withoutClosing(word).replace(/^\(/u, ''), host));
    return (saying.length > 0 &&
        (words[0] === saying[0] ||
            words.every((word) => saying.includes(word) || PLAIN_WORD.test(withoutClosing(word)))));
}
function withoutClosing(word) {
    let end = word.length;
    while (end > 0 && CLOSING.includes(word[end - 1] ?? ' '))
        end -= 1;
    return word.slice(0, end);
}
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}
function placeLink(name, address) {
    const code = codeSpan((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
function encodePath(path) {
    return path
        .toWellFormed()
        .split('/')
        .map((part) => encodeURIComponent(part).replaceAll(/[!'()*]/gu, encodeSign))
        .join('/');
}
function encodeSign(sign) {
    return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}


 })

};

export const id = 142;
export const ids = [142];
export const modules = {

 1382:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => ( linkToSource),
   o: () => ( readLogs)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9484);
 var _git_remotes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(581);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5592);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9850);
 var _locate_place_findings_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(398);
 var _logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9185);
 var _logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9115);
 var _logs_roots_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4372);
 var _logs_tree_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(569);
 var _text_inline_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6924);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(492);














async function readLogs(order, checkout, ofRepository = []) {
    const { git } = order;
    const entries = checkout === undefined ? [] : await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ .Z)(git, checkout.head);
    const root = checkout?.root ?? order.world.directory;
    const pathMap = [...order.inputs['path-map'], ...ofRepository];
    const read = await readFindings(order, checkout, root, entries, pathMap);
    const workingTree = (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ .A)(git, root, entries);
    const changes = await workingTree.changesIn((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_7__ .R8)(read.results));
    const { hunks } = changes;
    const hider = (0,_logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .j)((text) => order.redact(text));
    const results = read.results.map((result) => hider.result((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_7__ .Wo)(result, hunks)));
    const { completeness, logs, tools } = read;
    const warnings = [...completeness.warnings, ...(0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_7__ .DT)(changes)];
    let paths;
    return {
        results,
        completeness: hider.completeness({ ...completeness, warnings }),
        logs,
        tools,
        versions: read.versions,
        workingTree,
        hasFile(path) {
            paths ??= new Set(entries.map((entry) => entry.path));
            return paths.has(path);
        },
        detailed: (result) => hider.result((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_7__ .Wv)({ ...result, ...read.detailsOf(result) }, hunks)),
    };
}
async function readFindings(order, checkout, root, entries, pathMap) {
    const { git, inputs, host, world, progress } = order;
    const { directory, environment } = world;
    const { workspaces, temporaryFolder } = host;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, inputs['working-directory']), ...(0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_10__ .B)(environment)];
    return (0,_logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ .d)({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        allow: checkout === undefined ? [...inputs.allow, 'unlocated-paths'] : inputs.allow,
        ...(checkout !== undefined &&
            !inputs.allow.includes('tracked-logs') && {
            isTracked: (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ .f)(entries, [root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root)], 
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: (0,_logs_tree_js__WEBPACK_IMPORTED_MODULE_12__ .G)(entries),
        analyzed: checkout && openAnalyzed(git, checkout, entries),
        roots: { ...(await (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_10__ .H)({ root, prefix, spelled, workspaces })), pathMap },
        temporaryFolder,
        redact: (text) => order.redact(text),
        ...(progress === undefined ? {} : { progress }),
    });
}
function openAnalyzed(git, { head }, entries) {
    const own = toIds(entries);
    const known = new Map();
    const compare = async (other) => {
        if (!(await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_3__ .gg)(git, [other])).has(other))
            return undefined;
        const theirs = toIds(await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_5__ .Z)(git, other));
        return (path) => own(path) === theirs(path);
    };
    return {
        commit: head,
        compareWith(other) {
            const comparison = known.get(other) ?? compare(other);
            known.set(other, comparison);
            return comparison;
        },
    };
}
function toIds(entries) {
    const ids = new Map(entries.map(({ path, id }) => [path, id]));
    return (path) => {
        let name = path;
        while (!ids.has(name) && name.includes('/'))
            name = name.slice(0, name.lastIndexOf('/'));
        return ids.get(name);
    };
}
async function linkToSource({ git, host: { repository } }, commit, hasFile) {
    if (repository === undefined || (0,_text_inline_js__WEBPACK_IMPORTED_MODULE_13__ .qP)(repository.address) === undefined)
        return undefined;
    if ((await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_4__ ._Y)(git, [repository.address])) === undefined)
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_11__ .O0)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}


 }),

 5592:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => ( readTree),
   f: () => ( trackedPaths)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



async function readTree(git, sha) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__ .qr)(sha)];
    const listing = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__ .oM)(git, args)).toString('utf8');
    return listing.split('\0').filter(Boolean).map(toEntry);
}
function toEntry(record) {
    const tab = record.indexOf('\t');
    const path = record.slice(tab + 1);
    const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
    if (record.startsWith('160000 '))
        return { path, type: 'submodule', id };
    return { path, type: record.startsWith('120000 ') ? 'link' : 'file', id };
}
function trackedPaths(entries, roots, letters) {
    const plain = (path) => (letters === 'alike' ? path.normalize('NFC').toLowerCase() : path);
    const files = new Set(entries.map(({ path }) => plain(path)));
    const ways = new Set(entries.filter(({ type }) => type !== 'file').map(({ path }) => plain(path)));
    return (path) => roots.some((root) => {
        const names = plain((0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(plain(root), plain(path)).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/')).split('/');
        const above = names.slice(0, -1).map((_, index) => names.slice(0, index + 1).join('/'));
        return files.has(names.join('/')) || above.some((folder) => ways.has(folder));
    });
}


 }),

 9850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => ( openWorkingTree),
   o: () => ( readWorkingFile)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1583);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8825);







const BATCH = 64;
function openWorkingTree(git, root, entries) {
    return {
        root,
        async changesIn(paths) {
            const wanted = new Set(paths);
            const files = entries.filter(({ path, type }) => type === 'file' && wanted.has(path));
            const hunks = new Map();
            const unread = [];
            for (let start = 0; start < files.length; start += BATCH) {
                const changes = await compare(git, root, files.slice(start, start + BATCH));
                for (const [path, own] of changes.hunks)
                    hunks.set(path, own);
                unread.push(...changes.unread);
            }
            return { hunks, unread };
        },
    };
}
async function compare(git, root, files) {
    const read = await Promise.all(files.map(async ({ path, id }) => {
        const content = await readWorkingFile(root, path).catch(() => 'unreadable');
        return content === undefined ? [] : { path, id, content };
    }));
    const changed = read
        .flat()
        .filter(({ id, content }) => content === 'unreadable' ||
        ![content, withUnixEnds(content)].some((text) => toBlobId(text, id) === id));
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .jB)(git, changed.map(({ id }) => id));
    const readable = changed.flatMap(({ path, id, content }, index) => content === 'unreadable' || (headers[index]?.size ?? Infinity) > _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .gZ
        ? []
        : { path, id, content });
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .$I)(git, readable.map(({ id }) => id));
    const hunks = new Map();
    const pairs = [];
    for (const [index, { path, content }] of readable.entries()) {
        const blob = blobs[index]?.content;
        if (blob === undefined || (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .NS)(blob))
            continue;
        const [then, now] = [(0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .P_)(blob), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .P_)(content)];
        if (then.length === now.length && then.every((line, at) => line === now[at]))
            continue;
        const [before, after] = [squeeze(then), squeeze(now)];
        if (before === after)
            hunks.set(path, []);
        else
            pairs.push({ name: path, before, after });
    }
    for (const [path, own] of await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_6__ .W)(git, pairs))
        hunks.set(path, own);
    const compared = new Set(readable.map(({ path }) => path));
    return { hunks, unread: changed.flatMap(({ path }) => (compared.has(path) ? [] : path)) };
}
function squeeze(lines) {
    return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
}
async function readWorkingFile(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(name);
        return found.isFile() && found.size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .gZ ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(name) : undefined;
    }
    catch (error) {
        if ((0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .b2)(error))
            return undefined;
        throw error;
    }
}
function toBlobId(content, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256')
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest('hex');
}
function withUnixEnds(content) {
    return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}


 }),

 398:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DT: () => ( describeChanges),
   JX: () => ( describeUncommitted),
   R8: () => ( filesOf),
   Wo: () => ( placeOnCommit),
   Wv: () => ( placeDetails),
   tE: () => ( isReal)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);


const MOST_NAMED = 10;
function filesOf(results) {
    return new Set(results.flatMap(({ presence, place, alsoAt = [] }) => isReal(presence) ? [place, ...alsoAt].flatMap(({ path = [] }) => path) : []));
}
function placeOnCommit(written, hunks) {
    const own = hunks.get(written.place.path ?? '');
    const others = written.alsoAt?.map((one) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .bd)(hunks.get(one.path ?? '') ?? [], one));
    if (!isReal(written.presence))
        return written;
    if (own === undefined)
        return others === undefined ? written : { ...written, alsoAt: others };
    const place = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .bd)(own, written.place);
    const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
    const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
    return { ...written, place, ...(others && { alsoAt: others }), ...(isMoved ? { loggedLine: line } : {}) };
}
function placeDetails({ related, flow, fixes, ...finding }, hunks) {
    const { place, isMoved, alsoAt: [first] = [] } = finding;
    const fromFirst = (step) => isMoved && first !== undefined && step.path === place.path && step.line === lineOf(place)
        ? { ...step, ...stepOf(first) }
        : step;
    return {
        ...finding,
        ...(related && { related: mapTrail(placeTrail(related, hunks), fromFirst) }),
        ...(flow && { flow: placeTrail(flow, hunks) }),
        ...(fixes && !isMoved && !hunks.has(finding.place.path ?? '') && { fixes }),
    };
}
function describeChanges({ hunks, unread }) {
    return [
        ...describe('the working tree differs from the analyzed commit in', [...hunks.keys()], [
            'with findings',
            'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed, before any tool changes them (many take --no-fix)',
        ]),
        ...describe('nothing tells whether the analyzed commit has the lines of', unread, [
            'with findings',
            'they are taken to be those of the commit: let this step read the files, and check out with all objects',
        ]),
    ];
}
function describeUncommitted({ hunks }) {
    return describe('the working tree differs from what is committed in', [...hunks.keys()], ['of the change without findings', 'a plan is about commits: commit first, and analyze then']);
}
function isReal({ kind }) {
    return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}
function placeTrail(trail, hunks) {
    return mapTrail(trail, (step) => placeStep(step, hunks));
}
function mapTrail({ first, omitted, last }, map) {
    return { first: first.map(map), omitted, last: last.map(map) };
}
function lineOf(place) {
    return place.kind === 'lines' ? place.startLine : undefined;
}
function stepOf(place) {
    const line = lineOf(place);
    return { ...(place.path !== undefined && { path: place.path }), ...(line !== undefined && { line }) };
}
function placeStep({ line, ...step }, hunks) {
    if (line === undefined)
        return step;
    const found = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .mG)(hunks.get(step.path ?? '') ?? [], line);
    switch (found.kind) {
        case 'same':
            return { ...step, line: found.line };
        case 'replacing':
            return { ...step, line: found.first };
        case 'added':
            return step;
    }
}
function describe(what, paths, [which, remedy]) {
    if (paths.length === 0)
        return [];
    return [`${what} ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .hS)(paths.length, 'file')} ${which}: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)(paths, MOST_NAMED)}; ${remedy}`];
}


 }),

 8637:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M8: () => ( isSilenceProof),
   Ur: () => ( doubtOtherCommit),
   Yn: () => ( blameErrorRuns),
   cZ: () => ( toCompleteness),
   eN: () => ( UNLOCATED_LOG_REMEDY),
   et: () => ( doubtUnlocatedLog),
   fC: () => ( doubtBlamedFiles),
   l3: () => ( describeMisnamedTools)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _failures_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3482);
 var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9142);
 var _tools_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6181);




const HEADER = /\.(?:h|hh|hpp|hxx|inl|ipp|tpp)$/iu;
const LEAST_PATHS = 3;
const UNLOCATED_LOG_REMEDY = 'run the analyzer here, point working-directory at the folder it ran in, or say in path-map what its folder is here';
const DEPENDENCIES_REMEDY = 'leave third-party packages out of the analysis, or run it here';
function toCompleteness(readings) {
    const { runs, failures, warnings, wide, tools, allow } = readings;
    const { varying = [] } = tools;
    const scopes = [...Map.groupBy(runs, (run) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(run.scope))];
    const judged = scopes.map(([key, own]) => ({ key, ...judge(own, allow) }));
    const found = new Set(runs.map(({ scope }) => scope.tool));
    const withoutRun = (names) => [...new Set(names)]
        .filter((tool) => !found.has(tool))
        .map((tool) => ({ tool, category: readings.category ?? '' }));
    const silent = isSilenceProof(readings) ? withoutRun(tools.silent) : [];
    const loud = failures.length > 0 ? [] : tools.named.filter((tool) => !tools.silent.includes(tool));
    const missing = withoutRun(loud).map((scope) => ({
        scope,
        kind: 'missing',
        reason: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or put \`(silent)\` behind its name if it leaves itself out when it finds nothing`,
    }));
    const unlocated = judged.flatMap((scope) => scope.unlocated);
    const known = [...runs, ...silent.map((scope) => ({ scope, knownName: scope.tool, varies: false }))];
    const keysOf = (having) => known.filter(having).map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope));
    const catalogues = (of) => new Map(judged.flatMap((one) => (one[of] === undefined ? [] : [[one.key, one[of]]])));
    return {
        failures,
        complete: [
            ...judged.flatMap(({ unverified, scope }) => (unverified === undefined && scope ? [scope] : [])),
            ...silent,
        ],
        unverifiedTools: [...judged.flatMap(({ unverified }) => unverified ?? []), ...missing],
        unverifiedFiles: judged.flatMap(({ files }) => files),
        ruleCatalogues: catalogues('rules'),
        fileCatalogues: catalogues('looked'),
        quietScopes: new Set([
            ...keysOf(({ knownName }) => _tools_js__WEBPACK_IMPORTED_MODULE_3__ .ln.has(knownName)),
            ...judged.filter(({ files }) => files.some(({ path }) => HEADER.test(path))).map(({ key }) => key),
        ]),
        varying: new Set(keysOf(({ scope, knownName, varies }) => varies || _tools_js__WEBPACK_IMPORTED_MODULE_3__ .bk.has(knownName) || varying.includes(scope.tool))),
        unlocated,
        warnings: [
            ...warnings,
            ...new Set(unlocated.map(({ reason }) => reason)),
            ...new Set(runs.flatMap((run) => run.warnings)),
            ...judged.flatMap(({ overridden }) => overridden),
            ...(wide.length === 0 || tools.named.length > 0
                ? []
                : [
                    `\`sarif-file\` names ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__ .eZ)(wide)}, so a missing log cannot be noticed: name the files, or the tools of this job in \`tools\``,
                ]),
        ],
    };
}
function judge(runs, allow) {
    const told = runs.flatMap(({ failures, scope }) => failures.map((failure) => ({ ...failure, scope })));
    const isAllowed = ({ kind }) => allow.includes('incomplete-runs') && kind !== 'unread';
    const failures = told.filter((failure) => !isAllowed(failure));
    const files = new Map();
    for (const failure of failures)
        if (failure.kind === 'file' && !files.has(failure.path)) {
            const { kind: _, ...file } = failure;
            files.set(failure.path, file);
        }
    const [first, ...more] = failures.filter(({ kind }) => kind !== 'file');
    const reason = more.length === 0 ? (first?.reason ?? '') : `${first?.reason} (and ${more.length} more)`;
    const unverified = first && {
        scope: first.scope,
        reason,
        kind: 'failed',
    };
    const reasons = new Map(runs.flatMap(({ unlocated, scope }) => (unlocated === undefined ? [] : [[unlocated, scope]])));
    const listing = runs.filter(({ rules }) => rules.listed);
    return {
        scope: runs[0]?.scope,
        unverified,
        files: [...files.values()],
        unlocated: [...reasons].map(([why, scope]) => ({ scope, reason: why })),
        overridden: told.filter(isAllowed).map((one) => `${one.reason} (overridden by \`allow\`)`),
        rules: joined(listing.map(({ rules }) => rules.catalogue)),
        looked: joined(runs.map((run) => run.files)),
    };
}
function joined(sets) {
    const known = sets.flatMap((set) => set ?? []);
    return known.length === 0 || known.length < sets.length
        ? undefined
        : new Set(known.flatMap((set) => [...set]));
}
function isSilenceProof({ failures, wide, tools }) {
    return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}
function describeMisnamedTools({ named }, scopes) {
    const present = scopes.map(({ tool }) => tool);
    const letters = (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const isAlike = (one, other) => letters(one) === letters(other) ||
        (other.toLowerCase().startsWith(one.toLowerCase()) && /^[^\p{L}\p{N}]/u.test(other.slice(one.length)));
    const unnamed = present.filter((tool) => !named.includes(tool));
    for (const name of named.filter((one) => !present.includes(one))) {
        const meant = unnamed.find((tool) => isAlike(name, tool) || isAlike(tool, name));
        if (meant !== undefined)
            return `Input tools names ${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}: write it as the logs do, one name per line, or name both if both ran`;
    }
    return undefined;
}
function withFailures(run, failures) {
    return failures.length === 0 ? run : { ...run, failures: [...run.failures, ...failures] };
}
function doubtBlamedFiles(runs) {
    const blamed = new Map(runs.toReversed().flatMap(({ scope, blamedFiles }) => blamedFiles.map((path) => [path, scope.tool])));
    const failures = [...blamed].map(([path, tool]) => ({
        ...{ kind: 'file', path },
        reason: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(path)} broke the engine ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(tool)} of the same log, and may have been left out here as well`,
    }));
    return runs.map((run) => withFailures(run, failures));
}
function blameErrorRuns(runs) {
    const errors = new Map();
    const keyOf = (tool, { scope, source }) => JSON.stringify([tool, scope.category, source.log]);
    for (const run of runs) {
        const tool = _tools_js__WEBPACK_IMPORTED_MODULE_3__ .m6.get(run.knownName);
        const error = run.results.find(({ presence }) => presence.kind === 'present');
        if (tool === undefined || error === undefined)
            continue;
        const words = (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(error.message.trim().replaceAll(/\n+/gu, '; '));
        errors.set(keyOf(tool, run), { kind: 'scope', reason: `${run.scope.tool} says: ${words}` });
    }
    return runs.map((run) => {
        const error = errors.get(keyOf(run.knownName, run));
        return withFailures(run, error === undefined ? [] : [error]);
    });
}
function doubtUnlocatedLog(log, runs) {
    const paths = new Map();
    for (const { place, presence } of runs.flatMap(({ results }) => results)) {
        if (presence.kind === 'absent' || presence.kind === 'crash')
            continue;
        if (place.kind !== 'nowhere' || place.inCheckout || place.behind)
            return runs;
        if (place.path !== undefined && place.about !== 'project' && place.mayBe !== 'any')
            if (!paths.has(place.path))
                paths.set(place.path, place);
    }
    const [first] = paths.values();
    if (first === undefined)
        return runs;
    const own = [...paths.values()].filter(({ about }) => about !== 'dependency');
    const found = `none of the paths in ${log} exists in this checkout, the first of ${paths.size}: ${first.reason}; ${own.length === 0 ? DEPENDENCIES_REMEDY : UNLOCATED_LOG_REMEDY}`;
    if (own.length < LEAST_PATHS)
        return runs.map((run) => ({ ...run, unlocated: found }));
    const reason = `${found}, or add unlocated-paths to allow if this is intended`;
    return runs.map((run) => withFailures(run, [{ kind: 'unread', reason }]));
}
async function doubtOtherCommit(log, run, analyzed) {
    const other = run.revision?.toLowerCase() ?? analyzed.commit;
    const isSame = other === analyzed.commit ? undefined : await analyzed.compareWith(other);
    if (isSame === undefined)
        return run;
    const files = run.results.flatMap(({ place, presence }) => presence.kind === 'absent' ? [] : filesOf(place));
    const differs = files.find((path) => !isSame(path));
    if (differs === undefined)
        return run;
    const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
    const reason = `${log} says that it is of commit ${theirs}, and ${ours} is checked out, where ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(differs)} differs: analyze ${ours}, or check out ${theirs}`;
    return withFailures(run, [{ kind: 'unread', reason }]);
}
function filesOf(place) {
    const { path } = place;
    if ('mayBe' in place && Array.isArray(place.mayBe) && place.mayBe.length > 0)
        return place.mayBe;
    return path === undefined ? [] : [path];
}


 }),

 3482:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ar: () => ( toExternalFailures),
   TN: () => ( possibleFiles),
   Wr: () => ( toRunFailures),
   eZ: () => ( namesOf),
   ho: () => ( costOf)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5041);
 var _places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5557);
 var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9142);
 var _raw_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2795);
 var _rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8638);
 var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6181);







function toRunFailures(context) {
    return context.invocations.flatMap((invocation) => {
        const failed = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(invocation, 'executionSuccessful') === false;
        const notifications = [
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .Ct)(invocation, 'toolConfigurationNotifications'),
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .Ct)(invocation, 'toolExecutionNotifications'),
        ].map((notification) => toNotification(notification, context));
        const isExplained = notifications.some(({ level }) => level === 'error') || !failed;
        const causes = notifications.filter(({ level, isUnparsed, isPartial }) => isExplained ? level === 'error' || isUnparsed || isPartial : level === 'warning');
        if (failed && causes.length === 0) {
            const words = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .$6)(invocation, 'exitCodeDescription');
            const reason = `the analysis failed${words === undefined ? '' : `: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(words)}`}`;
            return [{ kind: 'scope', reason }];
        }
        return causes.flatMap(({ failures }) => failures);
    });
}
function toNotification(notification, context) {
    const reference = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(notification, 'descriptor');
    const described = (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__ .BJ)(context.tool, 'notifications', reference);
    const id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .$6)(reference, 'id') ?? '';
    const words = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__ .fE)((0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(notification, 'message'), described) ??
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .$6)(notification, 'exception', 'message') ??
        (id || 'the log does not say why');
    const locations = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .Ct)(notification, 'locations');
    const known = _tools_js__WEBPACK_IMPORTED_MODULE_5__ .Lz.filter(({ tool }) => tool.test(context.knownName));
    const named = known
        .map(({ message }) => message?.exec(words)?.groups?.path)
        .find((path) => path !== undefined);
    const isUnparsed = locations.length > 0 ? known.some((one) => one.notification?.test(id)) : named !== undefined;
    const places = locations.length === 0 && named !== undefined
        ? [{ physicalLocation: { artifactLocation: { uri: encodeURI(named.toWellFormed()) } } }]
        : locations;
    return {
        level: (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__ .rl)((0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(notification, 'level')) ?? (0,_rules_js__WEBPACK_IMPORTED_MODULE_4__ .Qx)(described),
        isUnparsed,
        isPartial: _tools_js__WEBPACK_IMPORTED_MODULE_5__ .x6.get(context.knownName)?.test(words) === true,
        failures: costOf(isUnparsed ? 'parsed' : 'analyzed', places, words, context),
    };
}
const PLACE = /^[ \t]*([^\s:]{1,300}\.\w{1,20}):\d{1,9}(?::\d{1,9})?:[^\n]*$/mu;
const MANY_FILES = 10;
function possibleFiles(file) {
    if (file.kind === 'found')
        return [file.path];
    return file.mayBe !== undefined && file.mayBe.length < MANY_FILES ? file.mayBe : 'any';
}
function costOf(what, locations, text, context, unverified = 'file') {
    const told = PLACE.exec(text);
    const words = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(told?.[0] ?? text);
    const inWords = told?.[1] === undefined ? undefined : context.find(told[1], undefined);
    const named = inWords?.kind === 'found' ? inWords.path : undefined;
    const files = locations.flatMap((location) => (0,_places_js__WEBPACK_IMPORTED_MODULE_2__ .W)((0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(location, 'physicalLocation', 'artifactLocation'), context) ?? []);
    const scope = (reason) => ({ kind: 'scope', reason });
    if (files.length === 0) {
        const unnamed = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
        const reason = named === undefined ? unnamed : `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(named)} was not ${what}, and perhaps others`;
        return [scope(`${reason}: ${words}`)];
    }
    return files.flatMap((file) => {
        const paths = possibleFiles(file);
        if (paths === 'any')
            return [scope(`a file that cannot be found was not ${what}: ${words}`)];
        if (unverified === 'run') {
            const own = (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(named ?? paths[0] ?? '');
            return [
                scope(`${own} was not ${what}, and the tool reports little else until that is fixed: ${words}`),
            ];
        }
        if (unverified === 'target' && file.kind === 'lost' && paths.length === 0)
            return [scope(`${file.reason}, and it was told to look there: ${words}; correct its command line`)];
        const was = file.kind === 'found' ? 'was not' : 'may not have been';
        return paths.map((path) => ({
            ...{ kind: 'file', path, told: unverified === 'folder' ? unverified : 'file' },
            reason: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} ${was} ${what}: ${words}`,
        }));
    });
}
function toExternalFailures(run, name) {
    const references = (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__.at)(run, 'externalPropertyFileReferences');
    return ['results', 'invocations']
        .filter((property) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_6__ .Ct)(references, property).length > 0)
        .map((property) => ({
        kind: 'unread',
        reason: `${name} keeps ${property} in external property files (SARIF \u00a73.15), which are not read`,
    }));
}
const MOST_NAMED = 10;
const namesOf = (names) => (0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .Dt)(names, MOST_NAMED);


 }),

 9185:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( createSecretHider)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(850);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);



const PROSE = new Set(['message', 'reason', 'justification', 'text', 'shortDescription', 'fullDescription']);
const NAMES = new Set(['name', 'severity', 'helpUri']);
const PARTS = new Set(['place', 'alsoAt', 'presence', 'related', 'flow', 'first', 'last', 'help']);
function createSecretHider(redactOnce) {
    const redact = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .kM)(text, redactOnce);
    const redactFor = (result) => (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_2__ .rQ)(result) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(redact(text))) : redact;
    const rules = new Map();
    const ruleOf = ({ scope, rule }) => {
        const known = rules.get(rule) ?? hideIn(rule, redactFor({ scope, rule }), redact);
        rules.set(rule, known);
        return known;
    };
    const hideInResult = (result) => {
        const hide = redactFor(result);
        const hidden = hideIn(result, hide, redact);
        const rule = ruleOf(result);
        const fixes = result.fixes?.filter((fix) => fix.every(({ inserted }) => hide(inserted) === inserted));
        return rule === result.rule && fixes === undefined
            ? hidden
            : { ...hidden, rule, ...(fixes && { fixes }) };
    };
    return {
        result: hideInResult,
        completeness(completeness) {
            const { failures, unverifiedTools, unverifiedFiles, unlocated, warnings } = completeness;
            return {
                ...completeness,
                failures: failures.map(redact),
                unverifiedTools: hideIn(unverifiedTools, redact, redact),
                unverifiedFiles: hideIn(unverifiedFiles, redact, redact),
                unlocated: hideIn(unlocated, redact, redact),
                warnings: warnings.map(redact),
            };
        },
    };
}
function hideIn(value, hide, redact) {
    const isList = Array.isArray(value);
    const changed = Object.entries(value).flatMap(([name, own]) => {
        const isPart = typeof own === 'object' && own !== null && (isList || PARTS.has(name));
        const text = typeof own === 'string' ? (PROSE.has(name) ? hide(own) : NAMES.has(name) ? redact(own) : own) : own;
        const next = isPart ? hideIn(own, hide, redact) : text;
        return next === own ? [] : [[name, next]];
    });
    if (changed.length === 0)
        return value;
    return Object.assign(isList ? [...value] : { ...value }, Object.fromEntries(changed));
}


 }),

 5041:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R9: () => ( toMessage),
   fE: () => ( toText),
   iQ: () => ( replaceLinks)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);


const LONGEST_MESSAGE = 100_000;
function toMessage(result, { rule, descriptor }, toPlace) {
    const text = toText((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(result, 'message'), descriptor);
    if (text === undefined) {
        const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(about ?? rule.id, LONGEST_MESSAGE);
    }
    const message = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(text, LONGEST_MESSAGE);
    if (!message.includes(']('))
        return message;
    const locations = [...(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ct)(result, 'locations'), ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ct)(result, 'relatedLocations')];
    const byId = new Map(locations.map((location) => [(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .G$)(location, 'id'), location]));
    return replaceLinks(message, (words, id) => {
        if (!byId.has(id))
            return undefined;
        const place = toPlace(byId.get(id));
        if (place?.path === undefined)
            return words;
        return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
    });
}
function toText(message, descriptor) {
    const bare = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .j6)(message);
    const own = typeof bare === 'string' || typeof bare === 'number'
        ? String(bare)
        : ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .n4)(bare, 'text') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(bare, 'markdown'));
    const args = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .gT)(message, 'arguments');
    const named = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(descriptor, 'messageStrings', (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(message, 'id') ?? '');
    const words = own ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(named, 'text') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(named, 'markdown');
    const filled = words !== undefined && (own === undefined || args.length > 0) ? fill(words, args) : words;
    return filled === undefined || filled.trim() === '' ? undefined : filled;
}
function fill(text, args) {
    let added = 0;
    return text.replaceAll(/\{\{|\}\}|\{(\d{1,6})\}/g, (match, index) => {
        if (index === undefined)
            return match.charAt(0);
        const value = args[Number(index)];
        if (typeof value !== 'string' && typeof value !== 'number')
            return match;
        added += String(value).length;
        return added > LONGEST_MESSAGE ? match : String(value);
    });
}
const LINK = /(?<!\\)((?:\\\\){0,50})\[((?:\\[\s\S]|[^\\[\]]){0,1000})\]\((\d{1,6})\)/gu;
function replaceLinks(text, replace) {
    return text.replaceAll(LINK, (whole, before, words, id) => {
        const link = replace(words.replaceAll(/\\([\\[\]])/g, '$1'), Number(id));
        return link === undefined ? whole : before + link;
    });
}


 }),

 5752:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   eu: () => ( literal),
   gp: () => ( openManifest),
   wg: () => ( packageOf)
 });
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);
 var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6181);


const ADVISORY = /(?:^|(?<=[_:/ ]))(?:CVE-\d{4}-\d{4,10}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|PYSEC-\d{4}-\d{1,8}|RUSTSEC-\d{4}-\d{4,8}|GO-\d{4}-\d{4,8}|MAL-\d{4}-\d{1,8}|SNYK-[A-Z]{1,20}-[A-Z0-9]{1,100}-\d{1,12}|npm:[@/\w.-]{1,214}:\d{8}$)/iu;
const PURL = /^pkg:[\w.+-]+\/(?<name>[^@?#\s]+|%40[^@?#\s]+)@(?<version>[^?#\s]+)/u;
const QUALIFIED = /^(?<name>@?[^@\s]+)@(?<version>[^@\s]+)$/u;
const BEGINNING = 2_000;
const LONGEST_NAME = 214;
function packageOf(result, rule, message, tool) {
    if (!ADVISORY.test(rule.id))
        return undefined;
    const beginning = message.slice(0, BEGINNING);
    const qualified = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ct)(result, 'locations')
        .flatMap((location) => [...(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ct)(location, 'logicalLocations')])
        .flatMap((one) => [(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(one, 'fullyQualifiedName'), (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(one, 'name')]);
    const properties = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(result, 'properties');
    const purls = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(properties) ? Object.values(properties).flat() : [];
    const found = first(qualified, QUALIFIED) ??
        first([...purls, ...qualified], PURL) ??
        (_tools_js__WEBPACK_IMPORTED_MODULE_0__ .K_.get(tool) ?? []).map((pattern) => first([beginning], pattern)).find(Boolean);
    const { name, version } = found ?? {};
    if (name === undefined || name.length > LONGEST_NAME)
        return undefined;
    return { name: plain(name), ...(version !== undefined && { version }) };
}
function first(texts, pattern) {
    for (const text of texts) {
        const { groups } = (typeof text === 'string' && pattern.exec(text.slice(0, BEGINNING))) || {};
        if (groups !== undefined)
            return groups;
    }
    return undefined;
}
function plain(name) {
    return name.replaceAll('%40', '@').replaceAll('%2F', '/');
}
const OPENS = /[{:]\s*$/u;
const FIELD = /\bname"?\s*[=:]|<artifactId>/u;
const PROPERTY = /<version>\s*\$\{([\w.-]+)\}/u;
const LONGEST_ENTRY = 400;
function openManifest(lines) {
    const byWord = new Map();
    for (const [index, line] of lines.entries())
        for (const word of new Set(wordsOf(line))) {
            const known = byWord.get(word);
            if (known === undefined)
                byWord.set(word, [index]);
            else
                known.push(index);
        }
    return ({ name, version }) => {
        const own = name === 'stdlib' ? 'go' : (name.split(':').at(-1) ?? name);
        const rarest = wordsOf(own)
            .map((word) => byWord.get(word) ?? [])
            .toSorted((a, b) => a.length - b.length)[0];
        const isNamed = namePattern(own);
        const anyVersion = (rarest ?? []).filter((index) => isNamed.test(lines[index] ?? ''));
        const hasVersion = version === undefined ? undefined : versionPattern(version);
        const exact = anyVersion.flatMap((index) => {
            const entry = entryOf(lines, index);
            const property = entry.map((line) => PROPERTY.exec(lines[line] ?? '')?.[1]).find(Boolean);
            if (property !== undefined)
                entry.push(lines.findIndex((line) => line.includes(`<${property}>`)));
            const found = hasVersion && entry.find((line) => hasVersion.test(lines[line] ?? ''));
            return found === undefined ? [] : found + 1;
        });
        return { exact: [...new Set(exact)], anyVersion: anyVersion.map((index) => index + 1) };
    };
}
function wordsOf(text) {
    return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
function entryOf(lines, start) {
    const entry = [start];
    const line = lines[start] ?? '';
    const indent = line.search(/\S/u);
    const least = OPENS.test(line) ? indent + 1 : FIELD.test(line) ? indent : undefined;
    if (least === undefined)
        return entry;
    for (let next = start + 1; next <= start + LONGEST_ENTRY; next += 1) {
        const text = lines[next] ?? '';
        if (text.search(/\S/u) < least || text.startsWith('[[') || (least === indent && FIELD.test(text)))
            break;
        entry.push(next);
    }
    return entry;
}
function namePattern(name) {
    const escaped = name
        .split(/[-_.]+/u)
        .map(literal)
        .join('[-_.]+');
    return new RegExp(`(?:^|[^\\w.@/+-]|node_modules/|["'\\s]/)${escaped}(?![\\w+-]|\\.\\w|/(?!v?\\d+\\.))`, 'iu');
}
function versionPattern(version) {
    const ofRange = `[\\^~]=?\\s?|~>\\s?|[<>!]=\\s?|["'\\s(,][<>]\\s?|\\[`;
    const own = literal(version.replace(/^v/u, ''));
    return new RegExp(`(?<![\\w.+-]|${ofRange})v?${own}(?![\\w+-]|\\.\\w)`, 'u');
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}


 }),

 3529:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( openPaths),
   q: () => ( artifactOf)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6761);
 var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9142);
 var _raw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2795);
 var _spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7444);
 var _tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(569);







const LONGEST_PATH = 4_096;
const MOST_FOLDERS = 20;
function openPaths(tree, roots, runs) {
    const stands = new Map();
    const standOf = (run) => {
        const stand = stands.get(run) ?? createStanding(tree, roots, run);
        stands.set(run, stand);
        return stand;
    };
    let learned;
    return (index) => {
        const stand = standOf(runs[index]);
        const answers = new Map();
        return (uri, base) => {
            const key = keyOf(uri, base);
            const known = answers.get(key);
            if (known !== undefined)
                return known;
            const standing = stand(uri, base);
            if (standing.kind === 'open')
                learned ??= { root: learnRoot(tree, roots.prefix, runs, standOf) };
            const file = standing.kind === 'open' ? byRoot(tree, standing, learned?.root) : standing;
            answers.set(key, file);
            return file;
        };
    };
}
const keyOf = (uri, base) => `${base ?? ''}\n${uri}`;
function artifactOf(location, artifacts) {
    if (typeof location === 'string')
        return artifactOf({ uri: location }, artifacts);
    const indexed = artifacts[(0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .G$)(location, 'index') ?? -1];
    const own = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(location, 'uri');
    const isSame = own === undefined || own === (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(indexed, 'location', 'uri');
    if (isSame && (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .G$)(indexed, 'parentIndex') !== undefined)
        return undefined;
    const named = own === undefined ? (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(indexed, 'location') : location;
    const uri = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(named, 'uri');
    return uri === undefined ? undefined : { uri, uriBaseId: (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(named, 'uriBaseId') };
}
function createStanding(tree, roots, run) {
    const prefix = (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)(roots.prefix).names;
    const bases = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(run, 'originalUriBaseIds');
    const stood = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Ct)(run, 'invocations')
        .slice(0, MOST_FOLDERS)
        .flatMap((one) => foldersOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(one, 'workingDirectory'), bases));
    const toRoot = (folder, kind, starts) => {
        return { names: (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .S6)(folder.names).map(_tree_js__WEBPACK_IMPORTED_MODULE_6__ .A), starts, kind, isRelative: !folder.absolute };
    };
    const known = [
        ...(roots.pathMap ?? []).map(({ from, to }) => toRoot((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .k2)(from)), 'job', [(0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)(to).names])),
        ...[roots.checkout, ...(roots.aliases ?? [])].map((one) => toRoot((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .k2)(one)), 'checkout', [[]])),
        ...roots.workspaces.map((one) => toRoot((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .k2)(one)), 'job', [[], prefix])),
        ...[
            ...stood,
            ...((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Gv)(bases) ? Object.keys(bases).flatMap((uriBaseId) => foldersOf({ uriBaseId }, bases)) : []),
        ]
            .filter(({ absolute, names }) => absolute && !(0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .xw)(`/${names.join('/')}/`))
            .map((one) => toRoot(one, 'run', [prefix, []])),
    ];
    const startsOf = (folder) => folder.absolute
        ? known
            .filter(({ kind }) => kind !== 'run')
            .flatMap((root) => below(folder.names, root)?.map((rest) => [...rest]) ?? [])
        : [(0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lq)(prefix, folder.names), (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lq)([], folder.names)].filter((one) => one !== undefined);
    return (uri, uriBaseId) => {
        if (uri.length > LONGEST_PATH)
            return lost(`its path is longer than ${LONGEST_PATH} characters`, { mayBe: 'any' });
        const spellings = (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lO)(uri);
        const whose = uriBaseId === undefined ? [] : foldersOf({ uriBaseId }, bases);
        const isAddress = /^file:/iu.test(uri);
        const looked = [];
        const found = new Map();
        const fulls = [];
        for (const path of spellings) {
            const bare = (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD)(path);
            const full = bare.absolute || whose.length === 0 ? [bare] : whose.map((base) => (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .nx)(base, bare));
            fulls.push(...full);
            const starts = bare.absolute ? [] : [...[...whose, ...stood].flatMap(startsOf), prefix, []];
            const written = starts.flatMap((start) => (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lq)(start, bare.names)?.join('/') ?? []);
            const rooted = full.flatMap((one) => known
                .filter(({ isRelative }) => isRelative !== one.absolute || (isAddress && !isRelative))
                .flatMap((root) => below(one.names, root)?.map((names) => names.join('/')) ?? []));
            const places = [...written, ...rooted];
            looked.push(...places);
            const index = places.findIndex((place) => tree.find(place)?.type === 'file');
            const file = tree.find(places[index] ?? '')?.path;
            if (file !== undefined && index >= 0 && !found.has(file))
                found.set(file, index < written.length ? 'written' : 'root');
        }
        const shown = (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .bh)(spellings.at(-1) ?? '');
        if (found.size > 1)
            return mayBe(shown, [...found.keys()]);
        for (const [path, rule] of found)
            return (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .OP)(path)
                ? lost(`the name of ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} is not UTF-8`, { path, inCheckout: true, mayBe: [path] })
                : { kind: 'found', path, foundBy: { rule, written: shown } };
        return whyNot(tree, roots, shown, { looked, fulls, known });
    };
}
function whyNot(tree, { checkout }, shown, { looked, fulls, known, }) {
    const [full = { absolute: false, names: [] }] = fulls.toReversed();
    for (const path of looked) {
        const block = tree.find(path) ?? tree.blockOf(path);
        if (block !== undefined)
            return behind(tree, checkout, path, block);
    }
    const alike = looked.map((path) => tree.alike(path)).find((entries) => entries.length > 0) ?? [];
    const [entry] = alike;
    if (entry !== undefined && alike.length === 1)
        return entry.type === 'file'
            ? { kind: 'found', path: entry.path, foundBy: { rule: 'written', written: shown } }
            : behind(tree, checkout, entry.path, entry);
    if (alike.length > 1)
        return mayBe(shown, alike.map(({ path }) => path));
    if (isOfProject(shown, looked))
        return lost(`${shown === '' ? 'it' : (0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(shown)} is about the project as a whole`, {
            about: 'project',
        });
    const here = looked.map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, path)).filter((path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path));
    const inRoot = fulls.flatMap(({ names, absolute }) => known.flatMap((root) => (absolute && root.kind === 'checkout' ? (below(names, root) ?? []) : [])));
    const own = inRoot.at(-1)?.join('/');
    const path = own ?? shown;
    const reason = `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} is not in the analyzed commit`;
    const inCheckout = here.length > 0 && { inCheckout: true };
    if ((0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .xw)(`${full.absolute ? '/' : ''}${full.names.join('/')}`))
        return lost(reason, { path, about: 'dependency', ...inCheckout });
    if (looked.some((one) => tree.isFolder(one)))
        return lost(`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} is a folder, not a file`, { path, mayBe: 'any' });
    if (own !== undefined || here.some((one) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(one).isFile()))
        return lost(reason, { path, ...inCheckout });
    if (isSentence(shown) || [...NO_NAMES, _spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .BD].some((words) => words.test(shown)))
        return lost(`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(shown)} is not the address of a file`, { path: shown, mayBe: 'any' });
    return { kind: 'open', full, shown };
}
function isOfProject(shown, looked) {
    return (shown === 'no file associated with this alert' || shown === '' || shown === '/' || looked.includes(''));
}
const NO_NAMES = [
    /^-+$|^\/dev\/(?:stdin|fd\/\d+)$|^\/proc\/self\/fd\/\d+$/iu,
    /^(?:stdin|unknown|undefined|null|nil|none|n\/a)(?:\.[a-z]{1,5})?(?::\d{1,9}){0,3}$/iu,
    /^(?:<[^/]*>|\([^/]*\)|\[[^/]*\]|\{[^/]*\})$/u,
];
function isSentence(shown) {
    const [first = '', ...others] = shown.includes('/') ? [] : shown.split(/\s+/u);
    const last = others.at(-1);
    return last !== undefined && (!first.includes('.') || !/\.\w{1,10}$/u.test(last));
}
function behind(tree, checkout, path, block) {
    const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
    const rest = path.split('/').slice(block.path.split('/').length);
    const shown = [block.path, ...rest].join('/');
    const where = rest.length === 0
        ? `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} is a ${thing}`
        : `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(path)} is behind the ${thing} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(block.path)}`;
    let target;
    try {
        const real = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(checkout), (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, shown)))
            .split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
            .join('/');
        target = (tree.find(real) ?? tree.blockOf(real))?.path;
    }
    catch {
        target = undefined;
    }
    const known = block.type === 'submodule' ? [] : target === undefined ? tree.longestEnding(rest).files : [target];
    const isHidden = block.type === 'link' && target === undefined && rest.length === 0;
    const mayBe = isHidden ? 'any' : [block.path, ...known];
    return lost(`${where}, which is not followed`, { path: shown, behind: true, mayBe });
}
function learnRoot(tree, prefix, runs, standOf) {
    let learned;
    const seen = new Set();
    for (const run of runs) {
        const stand = standOf(run);
        const artifacts = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .gT)(run, 'artifacts');
        const told = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Ct)(run, 'invocations').flatMap((one) => [
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Ct)(one, 'toolExecutionNotifications'),
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Ct)(one, 'toolConfigurationNotifications'),
        ]);
        const results = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .gT)(run, 'results');
        for (const result of results.length > 0 ? results : told) {
            if ((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(result, 'baselineState') === 'absent')
                continue;
            for (const location of (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .Ct)(result, 'locations')) {
                const named = artifactOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(location, 'physicalLocation', 'artifactLocation'), artifacts);
                const key = keyOf(named?.uri ?? '', named?.uriBaseId);
                if (named === undefined || seen.has(key))
                    continue;
                seen.add(key);
                const standing = stand(named.uri, named.uriBaseId);
                if (standing.kind === 'found')
                    return undefined;
                const root = standing.kind === 'open' ? impliedRoot(tree, prefix, standing.full) : undefined;
                if (root !== undefined && learned !== undefined && JSON.stringify(root) !== JSON.stringify(learned))
                    return undefined;
                learned ??= root;
            }
        }
    }
    return learned;
}
function impliedRoot(tree, prefix, { absolute, names }) {
    const { files, count } = tree.longestEnding(names);
    const inPrefix = prefix === '' ? [] : files.filter((one) => one.startsWith(prefix.replace(/\/?$/u, '/')));
    const [file, second] = inPrefix.length === 1 ? inPrefix : files;
    if (file === undefined || second !== undefined)
        return undefined;
    const own = file.split('/');
    if (count === 1 && names.length > 1 && own.length > 1)
        return undefined;
    return { absolute, from: names.slice(0, -count), to: own.slice(0, -count) };
}
function byRoot(tree, { full, shown }, root) {
    const { names } = full;
    const isBelow = root?.absolute === full.absolute && root.from.every((name, index) => name === names[index]);
    const path = isBelow ? [...root.to, ...names.slice(root.from.length)].join('/') : '';
    const alike = tree.alike(path);
    const entry = tree.find(path) ?? (alike.length === 1 ? alike[0] : undefined);
    const name = names.at(-1) ?? '';
    if (entry?.type === 'file' && !(0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .OP)(entry.path))
        return {
            kind: 'found',
            path: entry.path,
            foundBy: { rule: 'ending', written: shown, oneOf: tree.named(name) },
        };
    const { files, count } = tree.longestEnding(names);
    const isEnding = count > 1 || (count === 1 && names.length === 1);
    if (names[0] === '..')
        return lost(`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(shown)} leaves the checkout`, { path: shown, mayBe: files });
    if (isEnding)
        return mayBe(shown, files);
    const named = tree.named(withoutPlace(name));
    return lost(`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(shown)} is not in the analyzed commit`, {
        path: shown,
        byName: true,
        mayBe: tree.garbled.length === 0 ? named : [...named, ...tree.garbled],
    });
}
function withoutPlace(name) {
    return name.replace(/(?::\d+(?::\d+)?|[?#].*|\(\d+(?:,\d+)?\))$/u, '');
}
function foldersOf(location, bases) {
    const base = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(location, 'uriBaseId');
    const above = base === undefined ? '' : (resolveBase(bases, base) ?? '');
    const folder = above + ((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(location, 'uri') ?? '');
    return folder === '' ? [] : (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lO)(folder).map(_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .lD);
}
function resolveBase(bases, uriBaseId) {
    const isAbsolute = (uri) => /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/iu.test(uri);
    let resolved = '';
    const seen = new Set();
    for (let id = uriBaseId; id !== undefined;) {
        if (seen.has(id))
            return undefined;
        seen.add(id);
        const uri = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(bases, id), 'uri');
        if (uri !== undefined)
            resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
        if (uri !== undefined && isAbsolute(uri))
            return resolved;
        id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__.at)(bases, id), 'uriBaseId');
    }
    return resolved !== '' ? resolved : isAbsolute(uriBaseId) ? uriBaseId : undefined;
}
function below(path, { names, starts }) {
    const own = (0,_spelled_path_js__WEBPACK_IMPORTED_MODULE_5__ .S6)(path);
    if (!names.every((name, index) => name === own[index] || name === (0,_tree_js__WEBPACK_IMPORTED_MODULE_6__ .A)(own[index] ?? '')))
        return undefined;
    return starts.map((start) => [...start, ...own.slice(names.length)]);
}
function mayBe(shown, files) {
    const names = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(files.map(_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h), 2);
    return lost(`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(shown)} is not in the analyzed commit and may be ${names}`, {
        path: shown,
        mayBe: files,
    });
}
function lost(reason, more) {
    return { mayBe: [], ...more, kind: 'lost', reason };
}


 }),

 5557:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => ( placeOf),
   W: () => ( fileOf)
 });
 var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3529);
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);


function fileOf(location, { artifacts, find }) {
    const named = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__ .q)(location, artifacts);
    return named && find(named.uri, named.uriBaseId);
}
function placeOf(location, context) {
    const file = fileOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(location, 'physicalLocation', 'artifactLocation'), context);
    if (file === undefined)
        return undefined;
    const lines = toLines((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(location, 'physicalLocation', 'region'));
    if (file.kind === 'lost')
        return { ...file, kind: 'nowhere', ...(lines.kind === 'lines' && { line: lines.startLine }) };
    const { path, foundBy } = file;
    const by = foundBy.written !== path && { foundBy };
    if (/\.ipynb$/iu.test(path))
        return { kind: 'file', path, isNotebook: true, ...by };
    const own = { kind: 'nowhere', path, inCheckout: true, mayBe: [path] };
    if (lines.kind === 'offset')
        return { ...own, reason: 'the log has its offset in the file, but no line' };
    if (lines.kind !== 'odd')
        return { ...lines, path, ...by };
    return { ...own, reason: `its ${lines.odd} cannot be read`, odd: lines.odd };
}
const LAST_LINE = 2 ** 31 - 1;
function toLines(region) {
    if ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Aq)(region))
        return { kind: 'odd', odd: 'region' };
    const start = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, 'startLine') ?? undefined;
    if (start === undefined) {
        const offsets = [(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, 'charOffset'), (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, 'byteOffset')];
        const kind = offsets.every((one) => one === undefined || Number(one) < 0) ? 'file' : 'offset';
        return { kind };
    }
    const first = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ro)(start);
    if (first === undefined)
        return { kind: 'odd', odd: 'startLine' };
    if (first < 1)
        return { kind: 'file' };
    const startLine = Math.min(first, LAST_LINE);
    const end = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Ro)((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, 'endLine'));
    const last = end === undefined ? 0 : end - ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .G$)(region, 'endColumn') === 1 ? 1 : 0);
    return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}


 }),

 9142:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => ( shortName),
   h: () => ( quote)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);

const LONGEST_QUOTE = 200;
function quote(text) {
    const start = text.trimStart().slice(0, 4 * LONGEST_QUOTE);
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(start.split(/[\r\n\u2028\u2029]/u, 1)[0] ?? ''), LONGEST_QUOTE);
}
const LONGEST_NAME = 300;
function shortName(name) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(name, LONGEST_NAME);
}


 }),

 9115:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => ( readAnalysis)
});


var errors = __webpack_require__(7406);
var completeness = __webpack_require__(1315);
var finding = __webpack_require__(5722);
var names = __webpack_require__(6761);
var logs_analyzed = __webpack_require__(8637);
var logs_failures = __webpack_require__(3482);
var find_logs = __webpack_require__(440);
var about = __webpack_require__(850);
var lines = __webpack_require__(7746);
var secrets = __webpack_require__(6856);
var raw = __webpack_require__(2795);
;




const LOOKED_UP = new Set(['uri', 'uriBaseId', 'guid']);
const PROSE = new Set(['text', 'markdown', 'arguments', 'message', 'exitCodeDescription']);
const RULE = ['ruleId', 'rule'];
const FINGERPRINTS = ['fingerprints', 'partialFingerprints'];
function hideInRun(run, redactOnce) {
    const known = new Map();
    const redact = (text) => {
        const found = known.get(text) ?? (0,secrets.kM)(text, redactOnce);
        known.set(text, found);
        return found;
    };
    const isScanner = (0,about.HB)((0,raw.$6)(run, 'tool', 'driver', 'name') ?? '');
    const cut = isScanner ? (text) => (0,secrets.To)((0,lines.Q6)(redact(text))) : redact;
    for (const name of ['tool', 'automationDetails'])
        mapTexts((0,raw.at)(run, name), redact, name);
    mapTexts((0,raw.at)(run, 'invocations'), (text, name) => (PROSE.has(name) ? cut(text) : redact(text)), 'invocations');
    for (const result of (0,raw.gT)(run, 'results').filter(raw.Gv)) {
        for (const name of RULE) {
            const value = (0,raw.at)(result, name);
            if (value !== undefined)
                Reflect.set(result, name, mapTexts(value, redact, name));
        }
        for (const name of FINGERPRINTS) {
            const values = (0,raw.at)(result, name);
            if (!(0,raw.Gv)(values) || Object.keys(values).every((key) => redact(key) === key))
                continue;
            const hidden = Object.entries(values).map(([key, value]) => [redact(key), value]);
            Reflect.set(result, name, Object.fromEntries(hidden));
        }
    }
}
function mapTexts(value, to, name) {
    if (typeof value === 'string')
        return LOOKED_UP.has(name) ? value : to(value, name);
    if (typeof value !== 'object' || value === null)
        return value;
    for (const [key, own] of Object.entries(value)) {
        const next = mapTexts(own, to, Array.isArray(value) ? name : key);
        if (next !== own)
            Reflect.set(value, key, next);
    }
    return value;
}

var external_node_buffer_ = __webpack_require__(4573);
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var external_node_util_ = __webpack_require__(7975);
var external_node_zlib_ = __webpack_require__(8522);
;








const MOST_BYTES = 512_000_000;
const MEGABYTE = 1_000_000;
const CHUNK = 1024 * 1024;
const DEEPEST_NESTING = 1_000;
const MOST_VALUES = 25_000_000;
const LONGEST_LINE = 100;
const LIKE_JSON = /^\s*(?:["{]|\[\s*["{[])/u;
const RESULT_DEPTH = 5;
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d];
class EmptyLogError extends errors.j$ {
}
async function readLog({ name, path }, room = MOST_BYTES) {
    const refuse = (sentence) => {
        throw new errors.j$(`${name} ${sentence}`);
    };
    const tooLarge = `is larger than the ${Math.floor(room / MEGABYTE)} MB that are left of the limit of ${MOST_BYTES / MEGABYTE} MB for all logs of a run: let the analyzer write a log for each part of the code, and review each in a job of its own, with its own \`category\`.`;
    const cutOff = (bytes) => `is cut off after ${bytes} bytes: run the analyzer again.`;
    async function readBytes() {
        const found = await (0,promises_.stat)(path);
        if (!found.isFile())
            refuse('is not a regular file: name a SARIF log.');
        if (found.size > room)
            refuse(tooLarge);
        const bytes = (0,external_node_fs_.readFileSync)(path);
        if (bytes.length < 2 || bytes.readUInt16BE() !== 0x1f8b)
            return bytes;
        return (0,external_node_util_.promisify)(external_node_zlib_.gunzip)(bytes, { maxOutputLength: room, chunkSize: CHUNK }).catch((error) => {
            const code = (0,raw.$6)(error, 'code');
            if (code === 'ERR_BUFFER_TOO_LARGE')
                return refuse(tooLarge);
            throw code === 'Z_BUF_ERROR' ? new errors.j$(`${name} ${cutOff(bytes.length)}`) : error;
        });
    }
    function decode(bytes) {
        const start = bytes.subarray(0, 3).toString('hex');
        if (start.startsWith('fffe') || start.startsWith('feff')) {
            const encoding = start.startsWith('fffe') ? 'utf-16le' : 'utf-16be';
            try {
                return new TextDecoder(encoding, { fatal: true }).decode(bytes);
            }
            catch {
                return refuse('begins as UTF-16 and is cut off or damaged: let the analyzer write its log as UTF-8.');
            }
        }
        if ((0,external_node_buffer_.isUtf8)(bytes))
            return bytes.toString('utf8', start === 'efbbbf' ? 3 : 0);
        const isCut = [1, 2, 3].some((count) => (0,external_node_buffer_.isUtf8)(bytes.subarray(0, -count)));
        return refuse(isCut ? cutOff(bytes.length) : 'is not UTF-8: let the analyzer write its log as UTF-8.');
    }
    const bytes = await readBytes().catch((error) => {
        if (error instanceof errors.j$)
            throw error;
        const code = (0,raw.$6)(error, 'code') ?? 'unknown error';
        return refuse(`cannot be read (${code}): see whether it is whole, and whether this job may read it.`);
    });
    const text = decode(bytes);
    if (!/\S/u.test(text))
        throw new EmptyLogError(`${name} is empty: the analyzer wrote no log.`);
    const { fault, hasKeyTwice } = inspect(text);
    if (fault !== undefined)
        refuse(fault);
    let value;
    try {
        value = JSON.parse(text);
    }
    catch (error) {
        refuse(isUnfinished(text, String(error)) ? cutOff(bytes.length) : whyNoJson(text, String(error)));
    }
    if (hasKeyTwice)
        refuse('has the same key twice, so its meaning is not clear: run the analyzer again.');
    return { bytes: bytes.length, value };
}
function isUnfinished(text, error) {
    const position = / at position (\d+)/u.exec(error)?.[1];
    return /end of JSON input|Unterminated string/u.test(error) || Number(position) >= text.length;
}
function whyNoJson(text, error) {
    const [line = ''] = text
        .trimStart()
        .slice(0, 2 * LONGEST_LINE)
        .split(/[\r\n]/u);
    const words = LIKE_JSON.test(text) ? '' : (0,lines.xv)((0,lines.TN)(line), LONGEST_LINE);
    if (words !== '')
        return `begins with ${JSON.stringify(words)}, which is not JSON: see whether that is an error; else let the analyzer write SARIF to a file of its own (-f sarif -o or similar options).`;
    return error.includes('after JSON')
        ? 'has other text after the log: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.'
        : 'is not JSON: let the analyzer write SARIF 2.1.0.';
}
function inspect(text) {
    const keys = Array.from({ length: RESULT_DEPTH + 1 }, () => new Set());
    let hasKeyTwice = false;
    let depth = 0;
    let values = 1;
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
        const sign = text.charCodeAt(at);
        if (sign === QUOTE) {
            start = at;
            at = endOfText(text, at);
        }
        else if (sign === COMMA)
            values += 1;
        else if (sign === COLON) {
            const key = depth > RESULT_DEPTH ? '' : nameOf(text.slice(start, at).trimEnd());
            hasKeyTwice ||= keys[depth]?.has(key) === true;
            keys[depth]?.add(key);
        }
        else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
            if (depth === DEEPEST_NESTING)
                return { fault: `nests deeper than ${DEEPEST_NESTING}: it is not a usable SARIF log.` };
            depth += 1;
            values += 1;
            keys[depth]?.clear();
        }
        else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST)
            depth -= 1;
    }
    if (values <= MOST_VALUES)
        return { hasKeyTwice };
    return {
        fault: `has more than ${MOST_VALUES / 1_000_000} million values: let the analyzer write a log for each part of the code.`,
    };
}
function endOfText(text, quote) {
    for (let end = text.indexOf('"', quote + 1); end >= 0; end = text.indexOf('"', end + 1)) {
        let before = end - 1;
        while (text.charCodeAt(before) === BACKSLASH)
            before -= 1;
        if ((end - before) % 2 === 1)
            return end;
    }
    return text.length;
}
function nameOf(written) {
    try {
        return written.includes('\\') ? String(JSON.parse(written)) : written.slice(1, -1);
    }
    catch {
        return written;
    }
}

var paths = __webpack_require__(3529);
var quote = __webpack_require__(9142);
var rule_ids = __webpack_require__(2506);
var logs_places = __webpack_require__(5557);
var messages = __webpack_require__(5041);
;




const MOST_IN_FLOW = { first: 12, last: 4 };
const MOST_RELATED = { first: 10, last: 0 };
const LONGEST = 200;
const MOST_FIXES = 3;
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
function readDetails(result, place, descriptor, context, room) {
    if (room.left <= 0)
        return undefined;
    const own = place.kind === 'lines' ? place.startLine : undefined;
    const isHere = ({ path, line }) => path === place.path && line === own;
    const toSpoken = (location) => {
        const words = () => (0,lines.xv)((0,lines.TN)((0,messages.iQ)((0,messages.fE)((0,raw.at)(location, 'message'), descriptor) ?? '', (label) => label)), LONGEST);
        const at_ = (0,logs_places.$)(location, context);
        const line = at_?.kind === 'lines' ? at_.startLine : undefined;
        return at_?.path === undefined && words() === '' ? undefined : { path: at_?.path, line, words };
    };
    const others = (0,raw.Ct)(result, 'locations').flatMap((one) => toSpoken(one) ?? []);
    const named = (0,raw.Ct)(result, 'relatedLocations').flatMap((one) => toSpoken(one) ?? []);
    const steps = [
        ...others.filter((one) => !isHere(one)),
        ...named.filter((one) => !isHere(one) || one.words() !== ''),
    ];
    const distinct = new Map(steps.map((one) => [JSON.stringify([one.path, one.line, one.words()]), one]));
    const related = toTrail([...distinct.values()], MOST_RELATED);
    const flow = toFlow(result, toSpoken, isHere);
    const isNotebook = place.kind === 'file' && place.isNotebook === true;
    const fixes = isNotebook ? [] : toFixes(result, place.path, context);
    const parts = [related, flow].flatMap((trail) => (trail ? [...trail.first, ...trail.last] : []));
    room.left -= parts.length + fixes.flat().length;
    if (related === undefined && flow === undefined && fixes.length === 0)
        return undefined;
    return { ...(related && { related }), ...(flow && { flow }), ...(fixes.length > 0 && { fixes }) };
}
function toFlow(result, toSpoken, isHere) {
    const [codeFlow] = (0,raw.gT)(result, 'codeFlows');
    const [threadFlow] = (0,raw.gT)(codeFlow, 'threadFlows');
    const spoken = [];
    for (const step of (0,raw.gT)(threadFlow, 'locations')) {
        const next = (0,raw.at)(step, 'importance') === 'unimportant' ? undefined : toSpoken((0,raw.at)(step, 'location'));
        const before = spoken.at(-1);
        if (next === undefined)
            continue;
        if (next.path !== before?.path || next.line !== before?.line || next.words() !== before?.words())
            spoken.push(next);
    }
    return spoken.length < 2 && spoken.every(isHere) ? undefined : toTrail(spoken, MOST_IN_FLOW);
}
function toTrail(spoken, most) {
    const { length } = spoken;
    if (length === 0)
        return undefined;
    const toStep = ({ path, line, words }) => {
        const message = words();
        return {
            ...(path !== undefined && { path }),
            ...(line !== undefined && { line }),
            ...(message !== '' && { message }),
        };
    };
    const omitted = length - most.first - most.last;
    if (omitted <= 0)
        return { first: spoken.map(toStep), omitted: 0, last: [] };
    const last = spoken.slice(length - most.last);
    return { first: spoken.slice(0, most.first).map(toStep), omitted, last: last.map(toStep) };
}
function toFixes(result, path, context) {
    return (0,raw.Ct)(result, 'fixes')
        .slice(0, MOST_FIXES)
        .flatMap((fix) => {
        const [change, ...others] = (0,raw.Ct)(fix, 'artifactChanges');
        const named = (0,logs_places.W)((0,raw.at)(change, 'artifactLocation'), context);
        const isOwn = named?.kind === 'found' && named.path === path;
        const items = isOwn && others.length === 0 ? (0,raw.gT)(change, 'replacements') : [];
        const replacements = items.length > MOST_REPLACEMENTS ? [] : items.flatMap((item) => toReplacement(item) ?? []);
        return replacements.length === 0 || replacements.length < items.length ? [] : [replacements];
    });
}
function toReplacement(item) {
    const region = (0,raw.at)(item, 'deletedRegion');
    const inserted = (0,raw.$6)(item, 'insertedContent', 'text') ?? '';
    const deleted = (0,raw.$6)(region, 'snippet', 'text');
    const numberAt = (name, missing) => (0,raw.at)(region, name) === undefined ? missing : ((0,raw.G$)(region, name) ?? 0);
    const startLine = numberAt('startLine', 0);
    const startColumn = numberAt('startColumn', 1);
    const endLine = numberAt('endLine', startLine);
    const endColumn = numberAt('endColumn', undefined);
    const isText = (0,raw.at)(item, 'insertedContent', 'binary') === undefined;
    if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT)
        return undefined;
    if (startLine < 1 || startColumn === 0 || endLine < startLine || endColumn === 0)
        return undefined;
    return {
        ...{ startLine, startColumn, endLine, inserted },
        ...(endColumn !== undefined && { endColumn }),
        ...(deleted !== undefined && { deleted }),
    };
}

var logs_packages = __webpack_require__(5752);
var rules = __webpack_require__(8638);
var spelled_path = __webpack_require__(7444);
var tools = __webpack_require__(6181);
;











function placesOf(result, context) {
    const locations = (0,raw.Ct)(result, 'locations');
    const copies = tools.Ll.test(context.scope.tool) ? (0,raw.Ct)(result, 'relatedLocations') : [];
    const places = [...locations, ...copies].flatMap((location) => {
        const place = (0,logs_places.$)(location, context);
        return place === undefined ? [] : [{ place, region: (0,raw.at)(location, 'physicalLocation', 'region') }];
    });
    const own = places.find(({ place }) => place.kind !== 'nowhere') ?? places[0];
    if (own !== undefined)
        return { ...own, alsoAt: places.flatMap((one) => (one === own ? [] : one.place)) };
    const written = (0,raw.at)(result, 'locations') ?? [];
    const none = { kind: 'nowhere', mayBe: 'any' };
    const place = typeof written !== 'object'
        ? { ...none, reason: 'its locations cannot be read', odd: 'locations' }
        : locations.length > 0
            ? { ...none, reason: 'its location names no file' }
            : { kind: 'nowhere', reason: 'the log gives it no location', about: 'project' };
    return { place, alsoAt: [] };
}
const HARMLESS = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);
const LOOKED = new Map([
    ['pass', { kind: 'passed', because: 'the rule holds' }],
    ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);
const CRASH_RULES = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
const PRESENT = { kind: 'present' };
const OF_DEPENDENCY = { kind: 'passed', because: 'its file is one of a dependency' };
function toPresence(result, ruleId, place) {
    if (stateOf(result) === 'absent')
        return { kind: 'absent' };
    if (CRASH_RULES.has(ruleId))
        return { kind: 'crash' };
    const looked = LOOKED.get(kindOf(result));
    if (looked !== undefined)
        return looked;
    if (place.kind === 'nowhere' && place.about === 'dependency')
        return OF_DEPENDENCY;
    const suppressions = (0,raw.gT)(result, 'suppressions').filter(raw.Gv);
    const isOpen = suppressions.some((one) => ['underReview', 'rejected'].includes(String((0,raw.$6)(one, 'status'))));
    if (suppressions.length === 0 || isOpen)
        return PRESENT;
    const justification = suppressions.map((one) => (0,raw.$6)(one, 'justification')).find(Boolean);
    return { kind: 'suppressed', ...(justification !== undefined && { justification }) };
}
function stateOf(result) {
    return (0,raw.$6)(result, 'baselineState')?.toLowerCase();
}
function kindOf(result) {
    return (0,raw.$6)(result, 'kind')?.toLowerCase() ?? 'fail';
}
const NONE = {};
function toFingerprints(result) {
    const [partial, full] = [(0,raw.at)(result, 'partialFingerprints'), (0,raw.at)(result, 'fingerprints')];
    const texts = [partial, full].flatMap((values) => (0,raw.Gv)(values) ? Object.entries(values).filter(([, value]) => typeof value === 'string') : []);
    return texts.length === 0 ? NONE : Object.fromEntries(texts);
}
const BASELINE_STATES = ['new', 'unchanged', 'updated'];
function readResults(list, context, room) {
    const { name, scope, tool, knownName, source, invocations } = context;
    const entries = Array.isArray(list) ? list : undefined;
    const failures = new Map();
    const leaveUnverified = (kind, reason) => failures.set(reason, { kind, reason: `${name} ${reason}` });
    if (entries === undefined && !tools.L4.has(knownName))
        leaveUnverified('scope', 'has no list of results: its analysis did not begin');
    const toRule = (0,rules.Q7)(tool);
    const overrides = (0,rules.Zj)(tool, invocations);
    const lines = tools.cE.filter((line) => line.tool.test(knownName));
    const results = [];
    const details = new Map();
    const blamedFiles = new Set();
    let notObject;
    const words = new Set();
    const dependencies = new Set();
    for (const [index, result] of (entries ?? []).entries()) {
        if (!(0,raw.Gv)(result)) {
            notObject ??= index;
            continue;
        }
        const ruleOf = toRule(result);
        const { rule, descriptor } = ruleOf;
        const tell = (word, level) => words.add(`${scope.tool} writes the level ${JSON.stringify((0,quote.h)(word))}, which SARIF does not have: read as ${level}`);
        const level = HARMLESS.has(kindOf(result))
            ? 'none'
            : ((0,rules.rl)((0,raw.at)(result, 'level'), tell) ??
                (0,rules.rl)(overrides.get(descriptor ?? rule.id), tell) ??
                (0,rules.Qx)(descriptor, tell));
        const message = (0,messages.R9)(result, ruleOf, (one) => (0,logs_places.$)(one, context));
        const { place, alsoAt, region } = placesOf(result, context);
        const presence = toPresence(result, rule.id, place);
        const taxa = (0,raw.gT)(result, 'taxa');
        const isPresent = presence.kind === 'present';
        const line = isPresent ? lines.find((one) => (0,tools.ni)(one, { rule, message, level })) : undefined;
        const about = (0,logs_packages.wg)(result, rule, message, knownName);
        const baselineState = BASELINE_STATES.find((state) => state === stateOf(result));
        results.push({
            ...{ scope, rule, level, message, place, presence },
            ...(alsoAt.length > 0 && { alsoAt }),
            ...(about !== undefined && { about }),
            ...(baselineState !== undefined && { baselineState }),
            ...(line !== undefined && { isUnparsed: true }),
            column: (0,raw.G$)(region, 'startColumn'),
            endColumn: (0,raw.G$)(region, 'endColumn'),
            fingerprints: toFingerprints(result),
            cwes: taxa.length === 0 ? undefined : (0,rules.g_)([], taxa),
            source,
            result: index,
        });
        if (presence === OF_DEPENDENCY)
            dependencies.add(place.path ?? '');
        if (line !== undefined)
            for (const failure of (0,logs_failures.ho)('parsed', (0,raw.Ct)(result, 'locations'), message, context, line.unverified))
                if (!failures.has(failure.reason))
                    failures.set(failure.reason, failure);
        if (presence.kind === 'crash') {
            leaveUnverified('scope', `reports that its engine broke (${rule.id}): ${(0,quote.h)(message)}`);
            for (const path of namedFiles(message, context.find))
                blamedFiles.add(path);
        }
        const detailed = room !== undefined && (isPresent || presence.kind === 'suppressed')
            ? readDetails(result, place, descriptor, context, room)
            : undefined;
        if (detailed !== undefined)
            details.set(index, detailed);
    }
    if (notObject !== undefined)
        leaveUnverified('unread', `has results that are not objects, such as results[${notObject}]`);
    const [dependency] = dependencies;
    return {
        results: tools.vo.has(knownName) ? joinNotes(results) : results,
        failures: [...failures.values()],
        warnings: [
            ...words,
            ...(dependency === undefined
                ? []
                : [
                    `${scope.tool} has results in ${(0,names.hS)(dependencies.size, 'file')} of dependencies, which are not of this commit and do not count, such as ${(0,quote.h)(dependency)}`,
                ]),
        ],
        blamedFiles: [...blamedFiles],
        details,
    };
}
const NOTES = { first: 5, last: 0 };
const toSpoken = ({ place, message }) => ({
    path: place.path,
    line: 'startLine' in place ? place.startLine : undefined,
    words: () => message,
});
function joinNotes(results) {
    const joined = [];
    for (let index = 0; index < results.length;) {
        const lead = results[index];
        index += 1;
        if (lead === undefined)
            continue;
        const notes = [];
        if (lead.level !== 'note' && lead.presence.kind === 'present')
            for (; results[index]?.level === 'note' && results[index]?.presence.kind === 'present'; index += 1)
                notes.push(results[index] ?? lead);
        joined.push(notes.length === 0 ? lead : { ...lead, related: toTrail(notes.map(toSpoken), NOTES) });
        joined.push(...notes.map((note) => ({ ...note, presence: { kind: 'note' } })));
    }
    return joined;
}
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
const MOST_SIGNS = 20_000;
const LONGEST_WORD = 4_096;
function namedFiles(text, find) {
    const words = text.slice(0, MOST_SIGNS).split(BETWEEN_WORDS);
    return words.flatMap((word) => {
        const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
        const file = path === undefined || (0,spelled_path.xw)(path) ? undefined : find(path, undefined);
        return file?.kind === 'found' ? [file.path] : [];
    });
}

;








const BY_MODEL = new Set(['generated', 'synthesized']);
const NO_TOOL = 'unnamed tool';
function readRun(run, index, order) {
    const tool = (0,rules.Ye)(run);
    const id = (0,raw.$6)(run, 'automationDetails', 'id') ?? '';
    const category = order.category || id.slice(0, Math.max(0, id.lastIndexOf('/')));
    const context = {
        tool,
        knownName: (0,tools.$G)(tool.name ?? ''),
        scope: { tool: (0,quote.E)(tool.name ?? NO_TOOL), category: (0,quote.E)(category) },
        artifacts: (0,raw.gT)(run, 'artifacts'),
        find: order.find,
        invocations: (0,raw.Ct)(run, 'invocations'),
        source: { log: order.log, run: index },
        name: `${order.log} runs[${index}]`,
    };
    const { name, invocations, scope, source } = context;
    const results = readResults((0,raw.at)(run, 'results'), context, order.details);
    const reported = new Set(results.results.flatMap(({ rule }) => (0,rule_ids.Ok)(rule)));
    const revisions = new Set((0,raw.gT)(run, 'versionControlProvenance').map((details) => (0,raw.$6)(details, 'revisionId')));
    return {
        ...results,
        ...{ scope, source, knownName: context.knownName, version: tool.version, versions: tool.versions },
        revision: revisions.size === 1 ? [...revisions][0] : undefined,
        failures: [
            ...(0,logs_failures.Ar)(run, name),
            ...results.failures,
            ...(0,logs_failures.Wr)(context),
            ...(tool.name === undefined && results.results.length === 0
                ? [
                    {
                        kind: 'unread',
                        reason: `${name} names no tool and has no results, so nothing shows what was looked at: have the analyzer write its name in \`tool.driver.name\``,
                    },
                ]
                : []),
        ],
        rules: {
            listed: tool.all.items.rules.length > 0,
            catalogue: (0,rules.NB)(tool, invocations, reported),
        },
        varies: BY_MODEL.has((0,raw.$6)(run, 'properties', 'ai/origin') ?? ''),
        files: toFileCatalogue(results.results, context),
        warnings: [
            ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
            ...results.warnings,
        ],
    };
}
function toFileCatalogue(results, { artifacts, invocations, knownName: tool, ...context }) {
    const lists = tools.Eu.find((one) => one.tool.test(tool));
    const targets = artifacts.filter((one) => (0,raw.gT)(one, 'roles').includes('analysisTarget'));
    const listed = targets.length > 0 || lists === undefined ? targets : artifacts;
    const resolve = (location) => (0,logs_places.W)(location, { ...context, artifacts });
    const files = listed.flatMap((one) => resolve((0,raw.at)(one, 'location')) ?? []);
    const possible = files.map(logs_failures.TN);
    if (files.length === 0 || possible.includes('any'))
        return undefined;
    const passedOver = invocations
        .flatMap((one) => (0,raw.Ct)(one, 'toolConfigurationNotifications'))
        .filter((one) => lists?.passedOver.test((0,raw.$6)(one, 'message', 'text') ?? ''))
        .flatMap((one) => (0,raw.Ct)(one, 'locations'))
        .flatMap((one) => resolve((0,raw.at)(one, 'physicalLocation', 'artifactLocation'))?.path ?? []);
    const found = new Set(results.flatMap(({ place }) => place.path ?? []));
    const looked = possible.flat();
    if (targets.length === 0 && looked.every((path) => found.has(path)))
        return undefined;
    return new Set([...looked.filter((path) => !passedOver.includes(path)), ...found]);
}

;













const MOST_RESULTS = 500_000;
const MOST_DETAILS = 250_000;
async function readAnalysis(options) {
    const { patterns, directory, roots, temporaryFolder, input = 'sarif-file' } = options;
    const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
    const found = await (0,find_logs.Jm)(patterns, directory, folders, options.isTracked, input);
    const readings = [];
    const room = {
        bytes: (options.before ?? []).reduce((left, { bytes }) => left - bytes, MOST_BYTES),
        results: MOST_RESULTS,
        details: input === 'baseline-sarif-file' ? undefined : { left: MOST_DETAILS },
    };
    for (const log of found.logs) {
        const reading = await readOne(log, options, room).catch((error) => refused(log, error));
        room.bytes -= reading.summary.bytes;
        room.results -= reading.summary.results;
        readings.push(reading);
        options.progress?.(toProgress(reading));
    }
    const runs = (0,logs_analyzed.Yn)(readings.flatMap((reading) => reading.runs));
    const { tools = completeness.Yn } = options;
    const scopes = runs.map(({ scope }) => scope);
    const misnamed = (0,logs_analyzed.l3)(tools, scopes);
    if (misnamed !== undefined)
        throw new errors.j1(misnamed);
    const isSilence = mayBeSilence(readings, tools);
    const unread = readings.flatMap(({ summary, isEmpty }) => isEmpty && isSilence ? [] : (summary.error ?? []));
    const told = {
        failures: [...found.failures, ...unread],
        warnings: [...found.warnings, ...readings.flatMap((reading) => reading.warnings)],
        wide: found.wide,
        tools,
        category: options.category,
        allow: options.allow ?? [],
    };
    const hasNothing = told.failures.length === 0 && runs.length === 0 && !(0,logs_analyzed.M8)(told);
    const names = (0,logs_failures.eZ)(readings.map(({ summary }) => summary.name));
    const empty = `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or put \`(silent)\` behind the names of the tools that do not in \`tools\`, and name the files in \`${input}\`.`;
    const details = new Map(runs.map((run) => [run.source, run.details]));
    const groups = Map.groupBy(runs, ({ scope }) => (0,finding.OD)(scope));
    return {
        results: runs.flatMap((run) => ofTools(run, tools)),
        completeness: (0,logs_analyzed.cZ)({
            ...told,
            runs: runs.filter(({ scope }) => (0,completeness.d1)(tools, scope.tool)),
            failures: hasNothing ? [empty] : told.failures,
        }),
        logs: readings.map((reading) => reading.summary),
        tools: toTools(runs),
        versions: new Map([...groups].map(([key, own]) => [key, agreed(own.map(({ versions }) => versions))])),
        revision: agreed(runs.map(({ revision }) => revision)),
        detailsOf: ({ source, result }) => details.get(source)?.get(result) ?? {},
    };
}
function mayBeSilence(readings, { named, silent }) {
    const present = new Set(readings.flatMap(({ runs }) => runs.map(({ scope }) => scope.tool)));
    const absent = named.filter((tool) => !present.has(tool));
    const empty = readings.filter(({ isEmpty }) => isEmpty);
    return empty.length === 1 && absent.length > 0 && absent.every((tool) => silent.includes(tool));
}
function agreed(said) {
    return new Set(said).size === 1 ? said[0] : undefined;
}
function ofTools({ scope, results }, tools) {
    if ((0,completeness.d1)(tools, scope.tool))
        return results;
    return results.map((result) => result.presence.kind === 'present' || result.presence.kind === 'suppressed'
        ? { ...result, presence: { kind: 'other-tool' } }
        : result);
}
async function readOne(file, options, room) {
    const { name } = file;
    const { bytes, value } = await readLog(file, room.bytes);
    const { category, tree, roots, analyzed, redact } = options;
    const { runs, warnings } = acceptLog(name, value);
    const results = runs.reduce((sum, run) => sum + (0,raw.gT)(run, 'results').length, 0);
    if (results > room.results)
        throw new errors.j$(`${name} has more results than the limit of ${MOST_RESULTS} for all logs of a run: let the analyzer report fewer, or review each part of the code in a job of its own.`);
    if (redact !== undefined)
        for (const run of runs)
            hideInRun(run, redact);
    const findIn = (0,paths.j)(tree, roots, runs);
    const readings = runs.map((run, index) => readRun(run, index, { log: name, category, find: findIn(index), details: room.details }));
    const unverified = options.allow?.includes('unlocated-paths')
        ? readings
        : (0,logs_analyzed.et)(name, readings);
    const ofCommit = analyzed === undefined
        ? unverified
        : await Promise.all(unverified.map((run) => (0,logs_analyzed.Ur)(name, run, analyzed)));
    return {
        summary: { name, bytes, results, runs: readings.length },
        runs: (0,logs_analyzed.fC)(ofCommit),
        warnings,
    };
}
function refused({ name }, error) {
    if (!(error instanceof errors.j$))
        throw error;
    return {
        summary: { name, bytes: 0, results: 0, runs: 0, error: error.message },
        ...{ runs: [], warnings: [] },
        ...(error instanceof EmptyLogError && { isEmpty: true }),
    };
}
function toProgress({ summary, runs }) {
    if (summary.error !== undefined)
        return summary.error;
    const tools = toTools(runs).map(({ name, version }) => (0,quote.h)(version === undefined ? name : `${name} ${version}`));
    return `${summary.name}: ${(0,names.hS)(summary.results, 'result')}${tools.length === 0 ? '' : ` of ${(0,logs_failures.eZ)(tools)}`}`;
}
function toTools(runs) {
    const tools = runs.map(({ scope, version }) => ({
        name: scope.tool,
        ...(version !== undefined && { version }),
    }));
    return [...new Map(tools.map((one) => [JSON.stringify(one), one])).values()];
}
function acceptLog(name, value) {
    const runs = (0,raw.at)(value, 'runs');
    if (!Array.isArray(runs) || !runs.every(raw.Gv))
        throw new errors.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): let the analyzer write SARIF (-f sarif or a similar option), or name another file in \`sarif-file\`.`);
    const version = (0,raw.at)(value, 'version');
    const hasNone = version === undefined || (typeof version === 'string' && version.trim() === '');
    if (!hasNone && !/^2\.1\.0(?:-|$)/.test(String(version)))
        throw new errors.j$(`${name} is SARIF ${(0,quote.h)(String(version))}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`);
    const beside = (0,raw.Ct)(value, 'invocations');
    return {
        runs: runs.map((run) => beside.length === 0 ? run : { ...run, invocations: [...beside, ...(0,raw.Ct)(run, 'invocations')] }),
        warnings: hasNone ? [`${name} has no version, so it was read as SARIF 2.1.0`] : [],
    };
}


 }),

 4372:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => ( spelledFolders),
   H: () => ( resolveRootAliases)
 });
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


const LINKED_BY_THE_SYSTEM = ['/tmp', '/var'];
function spelledFolders(environment) {
    const { PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP } = environment;
    const named = [PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP];
    return [...named.filter((folder) => folder !== undefined), ...LINKED_BY_THE_SYSTEM];
}
async function resolveRootAliases({ root, prefix, spelled, workspaces, }) {
    const real = await realPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root));
    const tops = await Promise.all([...spelled, ...workspaces].map(async (folder) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(folder) ? respell(folder, await realPath(folder), real) : undefined));
    const aliases = new Set([...tops.filter((top) => top !== undefined), real]);
    aliases.delete((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root));
    return {
        checkout: root,
        aliases: [...aliases],
        prefix,
        workspaces: [...new Set([...workspaces, ...(await Promise.all(workspaces.map(realPath)))])],
    };
}
function respell(folder, realFolder, checkout) {
    const down = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(realFolder, checkout);
    if (!leadsUp(down))
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, down);
    const up = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(checkout, realFolder);
    const spelled = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder);
    return !leadsUp(up) && spelled.endsWith(`${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${up}`) ? spelled.slice(0, -up.length - 1) : undefined;
}
function leadsUp(way) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(way) || way.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep, 1)[0] === '..';
}
async function realPath(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path);
}


 }),

 8638:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BJ: () => ( findDescriptor),
   NB: () => ( toRuleCatalogue),
   Q7: () => ( createRuleReader),
   Qx: () => ( defaultLevel),
   Ye: () => ( toTool),
   Zj: () => ( toLevelOverrides),
   g_: () => ( toCwes),
   rl: () => ( toLevelName)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2506);
 var _quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9142);
 var _raw_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2795);




const NO_RULE = 'unnamed-rule';
function toTool(run) {
    const raw = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'tool', 'driver');
    const others = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Ct)((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(run, 'tool'), 'extensions');
    const extensions = others.map((one) => toComponent([one]));
    const versionOf = (one) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, 'version') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, 'semanticVersion');
    const named = others.flatMap((one) => {
        const version = versionOf(one);
        return version === undefined ? [] : [`${(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, 'name') ?? ''} ${version}`];
    });
    const versions = [versionOf(raw) ?? [], ...[...new Set(named)].toSorted()].flat();
    return {
        name: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(raw, 'name'),
        version: versionOf(raw),
        versions: versions.length === 0 ? undefined : versions.join(', '),
        product: toProduct(raw),
        driver: toComponent([raw]),
        extensions,
        byGuid: new Map(extensions.toReversed().map((one, index) => [(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(others.at(-index - 1), 'guid'), one])),
        all: toComponent([raw, ...others]),
    };
}
function toComponent(parts) {
    const itemsOf = (kind) => parts.flatMap((raw) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(raw, kind));
    const items = { rules: itemsOf('rules'), notifications: itemsOf('notifications') };
    const maps = {};
    return {
        items,
        find(kind, id) {
            maps[kind] ??= new Map(items[kind]
                .filter(_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)
                .toReversed()
                .map((one) => [(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, 'id'), one]));
            return maps[kind].get(id);
        },
    };
}
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;
function toProduct(driver) {
    const isOfCodeAnalyzer = CODE_ANALYZER.test((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'informationUri') ?? '');
    const product = isOfCodeAnalyzer ? 'Code Analyzer' : (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'product');
    const isSame = product?.toLowerCase() === (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'name')?.toLowerCase();
    return product === undefined || product.length > 60 || isSame ? undefined : product;
}
function findDescriptor({ driver, extensions, byGuid, all }, kind, reference) {
    const id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'id');
    const component = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(reference, 'toolComponent');
    const guid = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(component, 'guid');
    const named = extensions[(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(component, 'index') ?? -1];
    const home = named ?? (guid === undefined ? driver : (byGuid.get(guid) ?? driver));
    const indexed = home.items[kind][(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(reference, 'index') ?? -1];
    const own = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(indexed, 'id');
    const isMeant = id === undefined || own === id || (own !== undefined && (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .oi)(own, id));
    if ((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(indexed) && isMeant)
        return indexed;
    for (const candidate of id === undefined ? [] : (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .f$)(id)) {
        const found = home.find(kind, candidate) ?? all.find(kind, candidate);
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function createRuleReader(tool) {
    const byDescriptor = new Map();
    const ofProduct = optional('product', tool.product);
    return (result) => {
        const named = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(result, 'rule');
        const reference = {
            id: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(named, 'id') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(result, 'ruleId'),
            index: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(named, 'index') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(result, 'ruleIndex'),
            toolComponent: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(named, 'toolComponent'),
        };
        const descriptor = findDescriptor(tool, 'rules', reference);
        const own = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'id');
        const isOwn = own === undefined || reference.id === undefined || !(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .oi)(own, reference.id);
        const written = (isOwn ? own : undefined) ?? reference.id ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'name') ?? NO_RULE;
        const ids = byDescriptor.get(descriptor) ?? new Map();
        byDescriptor.set(descriptor, ids);
        const known = ids.get(written);
        if (known !== undefined)
            return known;
        const id = (0,_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E)(written);
        const rule = descriptor === undefined
            ? { id, deprecatedIds: [], tags: [], ...ofProduct, unlisted: true }
            : { ...toRule(id, descriptor), ...ofProduct };
        const former = isOwn || own === undefined ? [] : [(0,_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E)(own)];
        const read = { rule: { ...rule, deprecatedIds: [...former, ...rule.deprecatedIds] }, descriptor };
        ids.set(written, read);
        return read;
    };
}
function toRule(id, descriptor) {
    const properties = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(descriptor, 'properties');
    const tags = [...new Set([...textsOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(properties, 'tags')), ...textsOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(properties, 'category'))])];
    const targets = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(descriptor, 'relationships').map((relationship) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(relationship, 'target'));
    const markdown = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'help', 'markdown');
    const help = markdown ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'help', 'text');
    return {
        id,
        deprecatedIds: textsOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(descriptor, 'deprecatedIds')).map(_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E),
        ...optional('name', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'name')),
        ...optional('shortDescription', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'shortDescription', 'text')),
        ...optional('fullDescription', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'fullDescription', 'text')),
        ...(help !== undefined && { help: { kind: markdown === undefined ? 'text' : 'markdown', text: help } }),
        ...optional('helpUri', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'helpUri')),
        tags,
        ...optional('securitySeverity', toSecuritySeverity((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(properties, 'security-severity'))),
        ...optional('severity', toSeverity(properties)),
        ...optional('precision', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(properties, 'precision')),
        ...optional('cwes', toCwes(tags, targets)),
    };
}
function optional(name, value) {
    return value === undefined ? {} : { [name]: value };
}
function textsOf(value) {
    const values = typeof value === 'string' ? [value] : (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)({ value }, 'value');
    return values.filter((item) => typeof item === 'string').filter(Boolean);
}
function toSecuritySeverity(value) {
    const text = typeof value === 'number' ? String(value) : value;
    const isNumber = typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim());
    return isNumber && Number(text) <= 10 ? Number(text) : undefined;
}
const SEVERITIES = ['Critical', 'High', 'Moderate', 'Low', 'Info'];
function toSeverity(properties) {
    const severity = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(properties, 'severity');
    if (typeof severity === 'string' && severity !== '')
        return severity.length <= 30 ? severity : undefined;
    return Array.isArray((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(properties, 'category')) ? SEVERITIES[Number(severity) - 1] : undefined;
}
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;
const MOST_CWES = 5;
function toCwes(tags, references) {
    const named = references.map((reference) => {
        const isCwe = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
        return (isCwe ? CWE_ID : CWE_TAG).exec((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'id') ?? '');
    });
    const found = [...tags.map((tag) => CWE_TAG.exec(tag)), ...named];
    const numbers = new Set(found.flatMap((match) => (match === null ? [] : [Number(match[1])])));
    return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}
function toRuleCatalogue(tool, invocations, reported) {
    const listed = tool.all.items.rules;
    const isKnown = (id) => id === undefined || reported.has((0,_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E)(id));
    if (listed.every((rule) => isKnown((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(rule, 'id'))))
        return undefined;
    const switched = new Map();
    for (const override of invocations.flatMap((one) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(one, 'ruleConfigurationOverrides'))) {
        const rule = findDescriptor(tool, 'rules', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'descriptor'));
        const enabled = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'configuration', 'enabled');
        if (typeof enabled === 'boolean')
            switched.set(rule, enabled || switched.get(rule) === true);
    }
    const ran = listed.filter((rule) => (switched.get(rule) ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(rule, 'defaultConfiguration', 'enabled')) !== false);
    const ids = ran.flatMap((rule) => [(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(rule, 'id'), ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(rule, 'deprecatedIds')]);
    return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E)]);
}
const OTHER_WORDS = {
    ...{ critical: 'error', high: 'error', medium: 'warning', moderate: 'warning' },
    ...{ low: 'note', notice: 'note', info: 'note' },
};
function toLevelName(value, tell) {
    if (value === undefined || value === null || value === '')
        return undefined;
    const word = typeof value === 'string' ? value.trim().toLowerCase() : '';
    const own = _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .A_.find((level) => level === word);
    if (own !== undefined)
        return own;
    const level = Object.hasOwn(OTHER_WORDS, word) ? (OTHER_WORDS[word] ?? 'error') : 'error';
    tell?.(typeof value === 'string' ? value : typeof value, level);
    return level;
}
function defaultLevel(descriptor, tell) {
    return toLevelName((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(descriptor, 'defaultConfiguration', 'level'), tell) ?? 'warning';
}
function toLevelOverrides(tool, [invocation, ...others]) {
    const levels = new Map();
    for (const override of others.length > 0 ? [] : (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(invocation, 'ruleConfigurationOverrides')) {
        const reference = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'descriptor');
        const level = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'configuration', 'level');
        const key = findDescriptor(tool, 'rules', reference) ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'id');
        if (level !== undefined && key !== undefined)
            levels.set(key, level);
    }
    return levels;
}


 }),

 6181:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m6: () => ( ERROR_RUNS),
  Ll: () => ( FINDS_COPIES),
  Eu: () => ( LISTS_FILES),
  L4: () => ( OMIT_EMPTY_RESULTS),
  K_: () => ( PACKAGES),
  x6: () => ( PARTIAL_RUNS),
  ln: () => ( QUIET_TOOLS),
  cE: () => ( UNPARSED_RESULTS),
  Lz: () => ( UNPARSED_WARNINGS),
  bk: () => ( VARYING_TOOLS),
  vo: () => ( WRITES_NOTES),
  ni: () => ( fitsLine),
  $G: () => ( knownName)
});


var table = __webpack_require__(1631);
;
const unparsed_results_namespaceObject = JSON.parse('{"Xv":{"biome":[{"tool":"^Biome$","rule":"^parse$","unverified":"file","source":"Biome 2.6"}],"oxlint":[{"tool":"^oxlint$","rule":"^OXL0001$","unverified":"file","source":"oxlint 1.94"}],"stylelint":[{"tool":"^stylelint$","rule":"^CssSyntaxError$","unverified":"file","source":"Stylelint 17"}],"spectral":[{"tool":"^spectral$","rule":"^(?:parser|unrecognized-format)$","unverified":"file","source":"Spectral 6.16"}],"htmlhint":[{"tool":"^HTMLHint$","rule":"^tag-pair$","message":"start tag match failed","unverified":"file","source":"HTMLHint 1.9"}],"markdownlint":[{"tool":"^markdownlint","message":"This rule threw an exception","unverified":"file","source":"markdownlint 0.40: a rule that broke"}],"clang":[{"tool":"^clang$","message":"file not found$|^expected |^unterminated |^too many errors emitted|\\\\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments ","level":"error","unverified":"file","source":"clang 19: after an error it follows no values any more. The ids of its rules change from version to version"}],"clangTidy":[{"tool":"^clang-tidy$","rule":"^clang-diagnostic-error$","unverified":"file","source":"https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp"}],"gcc":[{"tool":"^GNU C","rule":"^(?:fatal )?error$","unverified":"file","source":"GCC 14.2: results without an option to name"},{"tool":"^GNU C","rule":"^-W(?!error)","level":"error","unverified":"file","source":"GCC 14.2: errors with an option to name, after which it follows no values any more"}],"cppcheck":[{"tool":"^Cppcheck$","rule":"^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$","level":"error","unverified":"file","note":"Those that it calls critical itself, as they end the look at a file.","source":"https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp"}],"ruff":[{"tool":"^ruff$","rule":"^E902$","message":"^(?:No such file or directory|The system cannot find the \\\\w+ specified\\\\.) \\\\(os error [23]\\\\)$","unverified":"target","note":"The words are those of ruff 0.17.6.","source":"https://docs.astral.sh/ruff/rules/io-error/"},{"tool":"^ruff$","rule":"^(?:invalid-syntax|E999|E902)$","message":"^(?!Cannot use .* on Python [\\\\d.]+ \\\\(syntax was \\\\w+ in Python [\\\\d.]+\\\\)$)","unverified":"file","note":"Syntax that is too new for the Python of the project is parsed, and all rules look at the file.","source":"ruff 0.16; E999 up to 0.7, by its list of codes"}],"flake8":[{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E902$","message":"^FileNotFoundError: ","unverified":"target","note":"The words are those of Flake8 7.5.","source":"https://flake8.pycqa.org/en/latest/user/error-codes.html"},{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E9(?:99|02)$","unverified":"file","note":"Its formatter puts its name before each rule.","source":"Flake8 7.4, but in its own format: no converter to SARIF was at hand"}],"pylint":[{"tool":"^pylint$","rule":"^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$","unverified":"file","source":"Pylint 4.1 by sarif-kit"}],"shellcheck":[{"tool":"^shellcheck$","rule":"^(?:SC)?10(?:70|72|73|88|89)$","unverified":"file","note":"It goes on with what stands before the place where it stopped (1070, 1088, 1089).","source":"ShellCheck 0.11 by shellcheck-sarif, and its Parser.hs"}],"rubocop":[{"tool":"^rubocop$","rule":"^Lint\\\\/Syntax$","unverified":"file","source":"RuboCop 1.39, but as JSON: no formatter for SARIF was at hand"}],"golangci":[{"tool":"^golangci-lint$","rule":"^typecheck$","unverified":"run","source":"golangci-lint 2: it is all that is left of the run, at line 1 of a file of the package"}],"staticcheck":[{"tool":"^Staticcheck$","rule":"^compile$","unverified":"run","source":"https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go"}],"revive":[{"tool":"^revive$","rule":"^unnamed-rule$","message":"^invalid file \\\\S","unverified":"folder","source":"https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go"}],"clippy":[{"tool":"^clippy$","rule":"^(?:E\\\\d{4}|unnamed-rule)$","level":"error","unverified":"run","note":"Of the compiler itself, whose errors have a code or none; lints that are denied have their name.","source":"https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs"}],"checkstyle":[{"tool":"^Checkstyle$","rule":"^(?:(?:parse|general)\\\\.exception|com\\\\.puppycrawl\\\\.tools\\\\.checkstyle\\\\.(?:TreeWalker|Checker))$","unverified":"file","note":"The key of the message before, and the class that says it now.","source":"Checkstyle 12.3"}],"ktlint":[{"tool":"^ktlint$","rule":"^unnamed-rule$","message":"^Not a valid Kotlin file","unverified":"file","source":"https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt"}],"phpstan":[{"tool":"^PHPStan$","rule":"^phpstan\\\\.parse$","unverified":"file","source":"https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php"}],"psalm":[{"tool":"^Psalm$","rule":"^173$","unverified":"file","source":"https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php"}],"mago":[{"tool":"^mago$","rule":"^parse$","level":"error","unverified":"run","source":"https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs"}],"phpmd":[{"tool":"^PHPMD$","rule":"^unnamed-rule$","level":"error","unverified":"file","note":"Its findings name their rule, and have no level.","source":"https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php"}],"sqlfluff":[{"tool":"^sqlfluff$","rule":"^(?:PRS|LXR)$","unverified":"file","source":"SQLFluff 4.5"},{"tool":"^sqlfluff$","rule":"^TMP$","message":"^(?:TMP: )?(?:Unrecoverable failure|Failed to parse Jinja syntax)\\\\b","unverified":"file","note":"A variable of a template that is not defined is a result of this rule as well, and ends nothing.","source":"https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py"}],"hlint":[{"tool":"^hlint$","rule":"^Parse error: ","level":"error","unverified":"file","source":"https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs"}],"lintr":[{"tool":"^lintr$","rule":"^error$","level":"error","unverified":"file","source":"https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R"}],"hadolint":[{"tool":"^hadolint$","rule":"^DL1000$","unverified":"file","source":"Hadolint, by its list of rules: it was not run"}],"cfnLint":[{"tool":"^cfn-lint$","rule":"^E000[01]$","unverified":"file","note":"Where a template cannot be transformed, no rule looks at it either.","source":"https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py"}],"ansibleLint":[{"tool":"^ansible-lint$","rule":"^(?:load-failure|syntax-check)(?:\\\\[|$)","unverified":"file","source":"https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md"}],"actionlint":[{"tool":"^(?:GitHub Actions lint|actionlint)$","rule":"^syntax-check$","message":"^could not parse as YAML: |^\\"(?:jobs|steps)\\" section ","unverified":"file","note":"The rule is also that of keys which are not known, after which it goes on. Without its jobs or the steps of a job, GitHub runs no workflow, and nothing in them was looked at.","source":"https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go"}],"powershell":[{"tool":"^PSScriptAnalyzer$","rule":"^(?:Missing|Unexpected|Expected|Terminator|Incomplete)","unverified":"file","source":"PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS"}],"any":[{"tool":".","rule":"^(?:parse|parser|parsing|syntax)[-_ ]?error$","ignoreCase":true,"unverified":"file","source":"any tool: the name of the rule"},{"tool":".","message":"^(?:fatal error|pars(?:e|ing) error|syntax ?error):","ignoreCase":true,"unverified":"file","source":"any tool: ESLint and others"}]},"AR":[{"tool":"^CodeQL$","notification":"/diagnostics/extraction-errors$","source":"https://github.com/github/codeql/blob/main/ruby/ql/src/queries/diagnostics/ExtractionErrors.ql"},{"tool":"^Semgrep ","message":"^(?:Syntax|Lexical|Other syntax|AST builder) error at line (?<path>[^\\\\n]{1,1000}):\\\\d+:","source":"Semgrep 1.185: the run calls itself successful, and what stands behind the place is missing"}],"r3":[{"tool":"^ESLint$","passedOver":"^File ignored ","source":"ESLint 10.15, by @microsoft/eslint-formatter-sarif 3.1: it lists the file like one that it looked at"}],"x1":{"tflint-errors":"tflint"},"u9":["gosec","Checkov","zizmor","mobsfscan","SpotBugs","typos","pmd","eslint"],"JU":["Staticcheck","revive","kube-score"],"Mq":["clang"],"i1":"(?:^|[\\\\s-])(?:js|php)?cpd(?![\\\\w-])"}');
;


const DRIVERS = [
    ...new Set([...table.AX.flatMap(({ drivers }) => drivers), ...Object.keys(unparsed_results_namespaceObject.x1)]),
].toSorted((a, b) => b.length - a.length);
const BEHIND = /^(?![\p{L}\p{N}_.-])/u;
const OTHERS = /^clang static analyzer|^infer ?(?:#|sharp)/iu;
function knownName(name) {
    if (DRIVERS.includes(name))
        return name;
    const bare = name.trim().replace(/^"/u, '');
    const lower = bare.toLowerCase();
    const inFront = OTHERS.test(bare)
        ? []
        : DRIVERS.filter((driver) => lower.startsWith(driver.toLowerCase()) && BEHIND.test(bare.slice(driver.length)));
    const [longest] = inFront;
    const exact = inFront.find((driver) => driver.length === longest?.length && bare.startsWith(driver));
    const bracket = name.search(/[([]/u);
    return exact ?? longest ?? ((bracket < 0 ? '' : name.slice(0, bracket).trimEnd()) || name);
}
const UNPARSED = Object.fromEntries(Object.entries(unparsed_results_namespaceObject.Xv).map(([name, lines]) => [name, lines.map(compile)]));
const UNPARSED_RESULTS = Object.values(UNPARSED).flat();
function fitsLine(line, { rule, message, level, }) {
    return ((line.rule?.test(rule.id) ?? true) &&
        (line.message?.test(message) ?? true) &&
        (line.level ?? level) === level);
}
const UNPARSED_WARNINGS = unparsed_results_namespaceObject.AR.map(({ tool, notification, message, source }) => ({
    tool: new RegExp(tool, 'u'),
    ...(notification !== undefined && { notification: new RegExp(notification, 'u') }),
    ...(message !== undefined && { message: new RegExp(message, 'u') }),
    source,
}));
const LISTS_FILES = unparsed_results_namespaceObject.r3.map(({ tool, passedOver }) => ({
    tool: new RegExp(tool, 'u'),
    passedOver: new RegExp(passedOver, 'u'),
}));
const ERROR_RUNS = new Map(Object.entries(unparsed_results_namespaceObject.x1));
const QUIET_TOOLS = new Set(unparsed_results_namespaceObject.u9);
const OMIT_EMPTY_RESULTS = new Set(unparsed_results_namespaceObject.JU);
const VARYING_TOOLS = new Set(table.AX.flatMap(({ varies, drivers }) => (varies === true ? drivers : [])));
const PARTIAL_RUNS = new Map(table.AX.flatMap(({ partial, drivers }) => partial === undefined ? [] : drivers.map((driver) => [driver, new RegExp(partial, 'u')])));
const PACKAGES = new Map(table.AX.flatMap(({ packages = [], drivers }) => drivers.map((driver) => [driver, packages.map((pattern) => new RegExp(pattern, 'mu'))])));
const WRITES_NOTES = new Set(unparsed_results_namespaceObject.Mq);
const FINDS_COPIES = new RegExp(unparsed_results_namespaceObject.i1, 'iu');
function compile({ tool, rule, message, ignoreCase, ...rest }) {
    const flags = ignoreCase === true ? 'i' : '';
    return {
        ...rest,
        tool: new RegExp(tool, 'i'),
        ...(rule !== undefined && { rule: new RegExp(rule, flags) }),
        ...(message !== undefined && { message: new RegExp(message, flags) }),
    };
}


 }),

 569:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => ( fold),
   G: () => ( toTree)
 });
function toTree(entries) {
    const exact = new Map(entries.map((entry) => [entry.path, entry]));
    const files = entries.filter(({ type }) => type === 'file').map(({ path }) => path);
    const hasBlocks = files.length < entries.length;
    const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
    const folders = once(() => new Set(entries.flatMap(({ path }) => foldersAbove(path))));
    const endings = once(() => {
        const found = new Map();
        for (const path of files) {
            const key = `/${fold(path)}`;
            for (let at = key.lastIndexOf('/'); at >= 0; at = at === 0 ? -1 : key.lastIndexOf('/', at - 1)) {
                const ending = key.slice(at + 1);
                const known = found.get(ending);
                if (known === undefined)
                    found.set(ending, [path]);
                else
                    known.push(path);
            }
        }
        return found;
    });
    const deepest = once(() => Math.max(0, ...files.map((path) => path.split('/').length)));
    const alike = (path) => folded().get(fold(path)) ?? [];
    const find = (path) => exact.get(path) ?? only(alike(path).filter((entry) => entry.path.normalize() === path.normalize()));
    return {
        find,
        alike,
        named: (name) => endings().get(fold(name)) ?? NONE,
        garbled: files.filter((path) => path.includes('\uFFFD')),
        isFolder: (path) => folders().has(path),
        blockOf(path) {
            if (!hasBlocks)
                return undefined;
            return foldersAbove(path)
                .map((folder) => find(folder) ?? only(alike(folder)))
                .find((entry) => entry !== undefined && entry.type !== 'file');
        },
        longestEnding(names) {
            for (let count = Math.min(names.length, deepest()); count > 0; count -= 1) {
                const found = endings().get(fold(names.slice(-count).join('/')));
                if (found !== undefined)
                    return { files: found, count };
            }
            return { files: NONE, count: 0 };
        },
    };
}
const NONE = [];
function fold(path) {
    return path.normalize().toLowerCase().toUpperCase().normalize();
}
function foldersAbove(path) {
    return [...path.matchAll(/\//gu)].map((slash) => path.slice(0, slash.index));
}
function only(candidates) {
    return candidates.length === 1 ? candidates[0] : undefined;
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}


 }),

 8564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DP: () => ( joinSentences),
   I3: () => ( checkName),
   Uz: () => ( threadsLine),
   d7: () => ( describeConclusion),
   lA: () => ( describeEnd)
 });
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3785);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7283);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(409);
 var _left_threads_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7443);
 var _words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3629);







const MOST_REASONS = 10;
const MOST_COMPARED = 3;
const MOST_OTHER_TOOLS = 3;
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
function describeEnd(result) {
    return describe(result, describeThreads(result));
}
function describeConclusion(result) {
    return describe(result, '');
}
function describeThreads({ plan, outcomes, dryRun, completeness }) {
    const actions = plan?.actions ?? [];
    const done = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .Z_)(actions, outcomes, dryRun ? 'planned' : 'done');
    const isLeft = (action) => !(0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .QV)(action, outcomes.get(action));
    const left = (0,_left_threads_js__WEBPACK_IMPORTED_MODULE_5__ .cb)(actions).filter(isLeft).length;
    const isKnown = completeness === undefined || completeness.failures.length === 0;
    const here = completeness === undefined ? 0 : (0,_left_threads_js__WEBPACK_IMPORTED_MODULE_5__ .yp)(actions, completeness).filter(isLeft).length;
    const others = isKnown ? left - here : 0;
    const open = done.kept + done.posted + done.reopened + left;
    return _words_js__WEBPACK_IMPORTED_MODULE_6__ .us({ open, others, done }, dryRun);
}
function threadsLine(result) {
    if (result.plan === undefined)
        return '';
    const failed = [...result.outcomes.values()].filter(({ kind }) => kind === 'failed').length;
    const unchanged = failed === 0 ? '' : `${failed} could not be changed`;
    const told = [describeThreads(result), unchanged].filter((part) => part !== '').join(', ');
    return told === '' ? '' : `Threads: ${told}.`;
}
function describe(result, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_6__ .$p(result.results).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    if (conclusion === 'superseded')
        return joinSentences([few, threads, refused]);
    const left = reasons.length === 0 ? '' : `not finished: ${few}`;
    if (conclusion === 'incomplete' && left !== '')
        return joinSentences([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toSentence(result);
    const broken = fault === undefined ? '' : `failed: this change breaks ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(fault)}; findings alone: `;
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_6__ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_COMPARED, '; ');
    const all = [broken + ofFindings, left, others, compared, threads];
    return joinSentences(conclusion === 'incomplete' ? [refused, ...all] : [...all, refused]);
}
function joinSentences(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toSentence(result) {
    const { plan, failLevel, acceptResolved, comparison } = result;
    if (failLevel === 'never')
        return 'passed, fail-level is none';
    const accepted = (plan?.accepted ?? []).map(({ newLevel }) => newLevel);
    const waved = accepted.length === 0 ? '' : `${_words_js__WEBPACK_IMPORTED_MODULE_6__ .B(accepted)} accepted by people`;
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_6__ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_6__ .lQ(failLevel);
    const { findings, standing, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .al)(result);
    const left = standing.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_6__ .JA(standing);
    if (findings.length === 0)
        return joinSentences([left === '' ? passed : left, waved]);
    return joinSentences([
        `${_words_js__WEBPACK_IMPORTED_MODULE_6__ .B(findings.map(({ newLevel }) => newLevel))}${(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_0__ ._Z)(failLevel) ? ` ${_words_js__WEBPACK_IMPORTED_MODULE_6__ .Z3(failLevel)}` : ''}`,
        left,
        _words_js__WEBPACK_IMPORTED_MODULE_6__ .Qz(resolvedByPeople.size, acceptResolved),
        waved,
    ]);
}


 }),

 409:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ep: () => ( conclude),
   SE: () => ( MOST_NAMED),
   al: () => ( failingOf),
   iJ: () => ( incompleteReasons)
 });
 var _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3629);

const MOST_NAMED = 20;
function failingOf({ conclusion, plan, results }) {
    const { failing: findings = [], standing = [] } = (conclusion === 'failure' ? plan : undefined) ?? {};
    const firsts = new Set(findings.flatMap(({ newResults: [first] }) => first ?? []));
    const resolved = results.filter(({ result, disposition }) => disposition === 'resolved-by-people' && firsts.has(result));
    return { findings, standing, resolvedByPeople: new Set(resolved.map(({ result }) => result)) };
}
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
function incompleteReasons(result) {
    const { failures = [], unverifiedTools = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...(result.unread ?? []),
        ...(result.comparison?.failures ?? []),
        ...unverifiedTools.flatMap((scope) => {
            if (scope.kind === 'missing')
                return [scope.reason];
            return scope.kind === 'failed' ? [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .ad)(scope)] : [];
        }),
        ...(first === undefined ? [] : [(0,_words_js__WEBPACK_IMPORTED_MODULE_0__ .b$)(failed.length, first)]),
    ];
}


 }),

 7187:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   H9: () => ( groupByReason),
   JY: () => ( toDocument),
   jK: () => ( withoutThread),
   md: () => ( worstFirst),
   ow: () => ( toldAction),
   qS: () => ( resultsOf),
   ve: () => ( splitOpen)
 });
 var _act_acting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3612);
 var _comment_summary_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6671);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3785);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5740);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7283);
 var _check_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8564);
 var _conclusion_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(409);
 var _dismissals_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6572);
 var _left_threads_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7443);
 var _words_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3629);











const OPEN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'not-on-the-diff',
    'resolved-by-people',
    'undecided',
];
const UNSEEN = ['not-on-the-diff', 'over-limit', 'failed'];
function splitOpen(results, counts = new Set()) {
    const { open = [], done = [] } = Object.groupBy(results, ({ result, disposition }) => OPEN.includes(disposition) || counts.has(result) ? 'open' : 'done');
    return [open, done];
}
function worstFirst(results) {
    return results.toSorted((a, b) => (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_3__ .IN)(a.result, b.result));
}
function toDocument(run) {
    const { results, completeness, conclusion, dryRun, outcomes, plan, reasons, ignored = [] } = run;
    const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
    const { actions: planned = [] } = plan ?? {};
    const warnings = [...(completeness?.warnings ?? []), ...run.warnings];
    const resultCounts = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .aD)(results);
    const threadCounts = (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .Z_)(planned, outcomes, dryRun ? 'planned' : 'done');
    const { findings: failing, standing } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_7__ .al)(run);
    const counts = resultsOf(plan?.failing ?? []);
    const accepted = resultsOf(plan?.accepted ?? []);
    const acceptedKeys = new Set((plan?.accepted ?? []).map(({ key }) => key));
    const [unsorted, done] = splitOpen(results, counts);
    const open = worstFirst(unsorted);
    const openOf = new Map(open.map((one) => [one.result, one]));
    const actions = planned.map((action) => toldAction(action, outcomes.get(action)));
    const dismissals = (0,_dismissals_js__WEBPACK_IMPORTED_MODULE_8__ .N9)(planned);
    const why = (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .DP)(reasons);
    const concluded = plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .d7)(run);
    return {
        ...run,
        heading: _words_js__WEBPACK_IMPORTED_MODULE_10__ .Ac[conclusion],
        isPlanned: plan !== undefined,
        concluded: concluded === _words_js__WEBPACK_IMPORTED_MODULE_10__ .f5 ? '' : concluded,
        end: `${conclusion}: ${plan === undefined ? why : (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .lA)(run)}`,
        threads: (0,_check_js__WEBPACK_IMPORTED_MODULE_6__ .Uz)(run),
        accounting: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .Qq)(run.isRead ? resultCounts : undefined, threadCounts),
        resultCounts,
        threadCounts,
        failing: {
            results: failing.flatMap(({ newResults: [first] }) => (first && openOf.get(first)) ?? []),
            standing,
        },
        fails: resultsOf(failing),
        counts,
        open,
        get done() {
            return worstFirst(done);
        },
        levels: _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .A_.map((level) => [level, open.filter(({ result }) => result.level === level).length]).filter(([, count]) => count > 0),
        unseen: open.filter(({ disposition }) => UNSEEN.includes(disposition)),
        present: results.map(({ result }) => result).filter((one) => openOf.has(one) && !accepted.has(one)),
        actions,
        gone: actions.filter((told) => told.results.length === 0),
        urgent: toNotes([
            ['What was not looked at again, and fails the check as before', standing.map(_words_js__WEBPACK_IMPORTED_MODULE_10__ .yO)],
            ['Not finished', plan === undefined ? [] : reasons],
            [
                'Not known to have been analyzed, so threads there were left as they are',
                _words_js__WEBPACK_IMPORTED_MODULE_10__ .L4(run),
            ],
        ]),
        notes: toNotes([
            [
                'Threads left open, and why',
                (0,_left_threads_js__WEBPACK_IMPORTED_MODULE_9__ .RH)(planned).map(([reason, count]) => `${count}: ${reason}`),
            ],
            ['Not looked at', _words_js__WEBPACK_IMPORTED_MODULE_10__ .$p(results)],
            ['Compared with the baseline', _words_js__WEBPACK_IMPORTED_MODULE_10__ .L5(run)],
            ['Filtered, and why', countReasons(results, 'filtered')],
            ['Ignored, and why', countReasons(results, 'ignored')],
            ['Dismissed by people', dismissals.map(describeDismissal)],
            ['Dismissals that do not count, and why', ignored.map(describeIgnored)],
            ['Worth knowing', warnings],
        ]),
        warnings,
        unverified: { failures, unverifiedTools, unverifiedFiles },
        baseline: _words_js__WEBPACK_IMPORTED_MODULE_10__ .Lz(run),
        dismissals: dismissals.map((one) => ({ ...one, accepted: acceptedKeys.has(one.finding.key) })),
        ignored,
    };
}
function describeDismissal({ finding, kind, reason, by }) {
    const { place, rule, scope } = finding;
    const who = by === undefined ? '' : ` by ${by}`;
    const why = reason === undefined ? '' : `: ${reason}`;
    return `${(0,_dismissals_js__WEBPACK_IMPORTED_MODULE_8__ .VO)(kind)}${who} at ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .fW)(place) || 'unlocated'}, ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OK)(scope)})${why}`;
}
function describeIgnored({ thread, replyId, name = 'somebody', why }) {
    const what = replyId === undefined
        ? `discussion ${thread.id}, resolved by ${name}`
        : `a reply of ${name} in discussion ${thread.id}`;
    return `${what}: ${why}`;
}
function toNotes(lists) {
    return lists.flatMap(([title, lines]) => (lines.length === 0 ? [] : [{ title, lines }]));
}
function resultsOf(findings) {
    return new Set(findings.flatMap(({ newResults }) => newResults.filter(({ presence }) => presence.kind === 'present')));
}
function toldAction(action, outcome) {
    const { kind, thread, finding, reason } = action;
    const place = finding?.place;
    const was = thread?.fingerprint;
    const anchor = finding?.position.kind === 'anchored' ? finding.position.anchor : undefined;
    const isPost = kind === 'post';
    const line = isPost
        ? anchor?.newLine
        : (place?.kind === 'lines' ? place.startLine : was?.line) || undefined;
    return {
        shown: (0,_accounting_js__WEBPACK_IMPORTED_MODULE_5__ .sE)(action),
        reason,
        writes: (0,_act_acting_js__WEBPACK_IMPORTED_MODULE_0__ .xz)(action),
        path: (isPost ? anchor?.path : undefined) ?? place?.path ?? was?.path ?? '',
        line,
        scope: finding?.scope ?? (thread ? (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_4__ .Od)(thread) : { tool: '', category: '' }),
        ruleId: finding?.rule.id ?? was?.rule ?? '',
        level: finding?.level,
        results: finding?.results ?? [],
        members: isPost ? (finding?.members ?? []).map(({ scope }) => scope) : [],
        thread,
        outcome: outcome?.kind,
    };
}
function withoutThread({ results, counts }, shown) {
    return results.filter(({ result, disposition }) => {
        if (disposition === 'not-on-the-diff' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored' || disposition === 'unchanged')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        const { kind } = result.place;
        return shown === 'all' || kind === 'nowhere' || kind === 'uncommitted' || counts.has(result);
    });
}
function groupByReason(results) {
    const groups = Map.groupBy(results, ({ result, reason }) => (0,_comment_summary_comment_js__WEBPACK_IMPORTED_MODULE_1__ .sp)(result.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}
function countReasons(results, disposition) {
    return groupByReason(results.filter((one) => one.disposition === disposition)).map(([reason, { length }]) => `${length}: ${reason}`);
}


 }),

 249:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   i: () => ( WITHHELD),
   n: () => ( toExcerpt)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);


const AROUND = 2;
const MOST_LINES = 6;
const LONGEST_LINE = 320;
const WITHHELD = '(not shown: a finding about a secret is on this line)';
function toExcerpt(lines, region, withheld) {
    const { startLine } = region;
    if (startLine < 1 || startLine > lines.length)
        return undefined;
    const endLine = Math.min(Math.max(region.endLine, startLine), lines.length);
    const lastShown = Math.min(endLine, startLine + MOST_LINES - 1);
    const more = endLine - lastShown;
    const first = Math.max(1, startLine - AROUND);
    const last = more > 0 ? lastShown : Math.min(lines.length, lastShown + AROUND);
    const shown = Array.from({ length: last - first + 1 }, (_, index) => {
        const number = first + index;
        const isOfFinding = number >= startLine && number <= endLine;
        const text = lines[number - 1] ?? '';
        return {
            number,
            role: isOfFinding ? 'finding' : 'around',
            ...(withheld.isSecret(number)
                ? { text: WITHHELD }
                : toShown(text, number === startLine ? toMark(text, { ...region, endLine }) : undefined, withheld)),
        };
    });
    return { lines: shown, more };
}
function toMark(text, { startLine, endLine, column, endColumn }) {
    if (column === undefined || column < 1 || column > text.length + 1 || !ASCII.test(text))
        return undefined;
    const from = column - 1;
    if (endLine > startLine || endColumn === 1)
        return { from, to: text.trimEnd().length };
    if (endColumn === undefined)
        return { from, to: from + (/^(?:[\w$]+|\S)?/.exec(text.slice(from))?.[0].length ?? 0) };
    return { from, to: Math.min(endColumn - 1, text.length) };
}
const ASCII = /^[\t -~]*$/;
function toShown(line, mark, { redact }) {
    const text = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .jQ)((0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .kM)(line, redact)), LONGEST_LINE).trimEnd();
    const fits = mark !== undefined && mark.from <= mark.to && text.startsWith(line.slice(0, mark.to));
    return fits ? { text, mark } : { text };
}


 }),

 7443:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   RH: () => ( countUnverified),
   cb: () => ( leftOpen),
   ow: () => ( findAbsentScopes),
   yp: () => ( leftOpenHere)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5740);



function leftOpen(actions) {
    return actions.filter((action) => (action.kind === 'none' || action.kind === 'comment') &&
        action.thread !== undefined &&
        isOpen(action.thread));
}
function isOpen(thread) {
    const isSaid = thread.mark.mark === 'dismissed' && thread.mark.way === 'said';
    return !thread.isResolved && !isSaid && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .az)(thread) && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Zb)(thread);
}
function leftOpenHere(actions, { complete, unverifiedTools }) {
    const failed = unverifiedTools.filter(({ kind }) => kind === 'failed').map(({ scope }) => scope);
    const here = new Set([...complete, ...failed].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    return leftOpen(actions).filter(({ thread }) => here.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Od)(thread))));
}
function countUnverified(actions) {
    const left = leftOpen(actions).filter(({ because }) => because === 'unverified');
    return [...Map.groupBy(left, ({ reason }) => reason)].map(([reason, { length }]) => [reason, length]);
}
function findAbsentScopes(actions, { failures, complete, unverifiedTools }, job) {
    if (failures.length > 0)
        return [];
    const known = new Set([...complete, ...unverifiedTools.map(({ scope }) => scope)].map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD));
    const found = new Map();
    for (const { because, thread, reason } of leftOpen(actions)) {
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope);
        const isProven = thread.unsure !== 'copied' && thread.unsure !== 'signed';
        if (because !== 'unverified' || !isProven || known.has(key))
            continue;
        const isOurs = thread.marker.check === job.name && (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .d1)(job.tools, scope.tool);
        const isExpected = isOurs && (thread.mark.mark === 'open' || thread.mark.mark === 'dismissed');
        if (isExpected && found.get(key)?.kind !== 'missing')
            found.set(key, { scope, reason, kind: 'missing' });
        else if (!found.has(key))
            found.set(key, { scope, reason, kind: 'absent' });
    }
    return [...found.values()];
}


 }),

 3531:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   CF: () => ( toPlanDocument),
   cG: () => ( toReport),
   f$: () => ( SCHEMA_VERSION)
 });
 var _match_pair_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(148);
 var _document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7187);
 var _to_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1218);



const SCHEMA_VERSION = 2;
function toReport(document, redact) {
    const { conclusion, reasons, ...commits } = describeRun(document);
    const { failures, unverifiedTools, unverifiedFiles } = document.unverified;
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion,
        reasons,
        dryRun: document.dryRun,
        ...commits,
        tools: document.tools,
        scopes: document.scopes,
        failures,
        unverifiedTools,
        unverifiedFiles: unverifiedFiles.map(({ scope, path, reason }) => ({ scope, path, reason })),
        warnings: document.warnings,
        baseline: describeBaseline(document),
        summaryComment: describeSummary(document),
        results: document.resultCounts,
        threadActions: document.threadCounts,
        dismissals: document.dismissals.map(toReportedDismissal),
        dismissalsNotCounted: document.ignored.map(toReportedIgnored),
        findings: eachResult(document),
        threads: document.gone.map(toReportedThread),
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_2__ .a)(report, redact);
}
function toPlanDocument(document, redact, shown) {
    const plan = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(document),
        actions: document.actions.map(toReportedAction),
        summaryComment: describeSummary(document),
        withoutThread: (0,_document_js__WEBPACK_IMPORTED_MODULE_1__ .jK)(document, shown).map(toReportedResult),
        results: document.resultCounts,
        threadActions: document.threadCounts,
    };
    return (0,_to_json_js__WEBPACK_IMPORTED_MODULE_2__ .a)(plan, redact);
}
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }) {
    return {
        conclusion,
        reasons,
        change: change
            ? { service: change.kind, name: change.name, number: Number(change.name.match(/\d+/gu)?.at(-1)) }
            : null,
        baseSha: baseSha ?? null,
        headSha: headSha ?? null,
        analyzedSha: analyzedSha ?? null,
    };
}
function describeBaseline({ baseline }) {
    if (baseline === undefined)
        return null;
    const { commit, gone, judgedByLine, failures } = baseline;
    return { commit: commit ?? null, gone, judgedByLine, failures };
}
function describeSummary({ summary }) {
    if (summary === undefined)
        return null;
    const { kind, listed, reason } = summary;
    return { action: kind, findings: listed.length, reason };
}
function* eachResult({ results, fails }) {
    for (const one of results)
        yield { ...toReportedResult(one), fails: fails.has(one.result) };
}
function toReportedThread({ thread, scope, ruleId, path, line, shown, reason, outcome }) {
    const { tool, category } = scope;
    return {
        discussionId: thread?.id,
        tool,
        category,
        ruleId,
        path,
        line: line ?? 0,
        action: shown,
        reason,
        outcome: outcome ?? null,
    };
}
function toReportedAction(told) {
    const { shown, reason, path, line, scope, ruleId, level, results, thread } = told;
    const was = thread?.fingerprint;
    return {
        action: shown,
        reason,
        path,
        line: line ?? null,
        tool: scope.tool,
        category: scope.category,
        ruleId,
        level: level ?? null,
        messages: results.map(({ message }) => message),
        discussionId: thread?.id ?? null,
        was: was === undefined ? null : { path: was.path, line: was.line || null, head: was.commit },
    };
}
function toReportedDismissal({ finding, thread, ...dismissal }) {
    const { scope, rule, place, level } = finding;
    const { kind, reason, by, byId, replyId, accepted } = dismissal;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.id,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted,
    };
}
function toReportedIgnored({ thread, replyId, name, why }) {
    return { discussionId: thread.id, replyId: replyId ?? null, by: name ?? null, reason: why };
}
function toReportedResult({ result, disposition, reason, thread, matchedBy }) {
    const { scope, rule, place, level, message, loggedLine, column, endColumn } = result;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
        ...(loggedLine === undefined ? {} : { loggedLine }),
        ...(place.kind !== 'nowhere' && { pathRule: place.foundBy?.rule ?? 'written' }),
        ...('foundBy' in place && { loggedPath: place.foundBy?.written }),
        level,
        message,
        disposition,
        reason,
        discussionId: thread ?? null,
        ...(matchedBy !== undefined && { matchedBy: _match_pair_js__WEBPACK_IMPORTED_MODULE_0__ .d[matchedBy] }),
    };
}


 }),

 2142:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  e: () => ( run)
});

var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(7406);
var read_inputs = __webpack_require__(3185);
var review_services = __webpack_require__(300);
var table = __webpack_require__(5835);
var run_result = __webpack_require__(3891);
var connect = __webpack_require__(6765);
var run_frame = __webpack_require__(4730);
var report_check = __webpack_require__(8564);
var words = __webpack_require__(3629);
var services = __webpack_require__(8658);
;







const PATIENCE_MS = 120_000;
async function passQueue(ci, queue, frame) {
    const { host, world, signal } = frame;
    const { inputs } = (0,read_inputs.Ac)((name) => host.input(name), host);
    const check = inputs['check-name'] === undefined ? 'job' : 'status';
    const needsToken = check === 'status' || !(0,services.iw)(ci.service).takesExitStatus;
    if (needsToken && inputs.token === undefined)
        throw new errors.j1((0,read_inputs.E2)('token', host));
    const limits = { readyTimeoutMs: 0, deadline: world.now() + PATIENCE_MS, signal };
    const options = (0,connect.A5)(ci.apiUrl, limits, frame);
    const queues = (0,services.iw)(ci.service);
    const service = await queues.connectQueue(ci, queue, inputs.token ?? '', check, options);
    const text = `reviewed on its ${service.noun}`;
    const name = (0,report_check.I3)({
        checkName: inputs['check-name'],
        category: inputs.category,
        jobName: host.jobName,
    });
    const url = host.runUrl === undefined ? {} : { url: host.runUrl };
    const outcome = inputs['dry-run'] || !needsToken
        ? { kind: 'done' }
        : await service.putCheck({ name, state: 'passed', text, ...url });
    const conclusion = outcome.kind === 'done' ? 'skipped' : 'incomplete';
    const sentence = outcome.kind === 'done'
        ? `Skipped: what waits to be merged here was ${text}.`
        : `Incomplete: ${(0,words.a2)(outcome)}.`;
    host.setOutput('conclusion', conclusion);
    await host.writeSummary(`## Static analysis: ${conclusion}\n\n${host.redact(sentence)}\n`);
    if (outcome.kind === 'done')
        host.info(sentence);
    else
        host.error(sentence);
    return run_result.uc[conclusion];
}

var open_git = __webpack_require__(965);
var act_acting = __webpack_require__(3612);
var clear_forged = __webpack_require__(7293);
;
function nounOf({ service }) {
    return service?.noun ?? 'change';
}

var git_checkout = __webpack_require__(7176);
var commits = __webpack_require__(9484);
var promises_ = __webpack_require__(1455);
var external_node_os_ = __webpack_require__(8161);
var git_git = __webpack_require__(8576);
var objects = __webpack_require__(4902);
var remotes = __webpack_require__(581);
;







async function relateTo(change, commit, git) {
    const { head, named } = change;
    if (commit === head)
        return 'head';
    const facts = await (0,commits.kI)(git, [commit, head]);
    const [ours, theirs] = [facts.get(commit), facts.get(head)];
    if (ours === undefined || theirs === undefined)
        return 'unknown';
    if (ours.tree === theirs.tree)
        return 'same-tree';
    if (isMerge(ours) && ours.parents.includes(head))
        return relateMerge(change, commit, ours, git);
    if ((await (0,commits.QX)(git, head, commit)) === true)
        return 'later';
    if (named?.head === commit || named?.testMerge === commit) {
        return named.previousHead === head ? 'later' : 'earlier';
    }
    return relateEarlier(change, commit, ours, git);
}
async function relateMerge(change, commit, { tree, parents }, git) {
    const { head, named } = change;
    if (named?.testMerge === commit && named.head === head)
        return 'merge';
    if (await isCleanMerge(change, tree, parents, git))
        return 'merge';
    return named?.head === commit ? 'later' : 'unproven-merge';
}
async function isCleanMerge(change, tree, [first = '', second = '', ...more], git) {
    const target = first === change.head ? second : first;
    return (more.length === 0 &&
        (await isOnTarget(change, target, git)) &&
        (await mergeTree(git, first, second)) === tree);
}
async function isOnTarget({ base, head, named }, commit, git) {
    if ((await (0,commits.QX)(git, commit, base)) === true)
        return true;
    if (named?.head !== head || named.targetBranch === undefined)
        return false;
    const ref = `refs/remotes/${await (0,remotes.yh)(git)}/${named.targetBranch}`;
    const tip = await git(['show-ref', '--verify', '--hash', '--', ref]);
    return tip.status === 0 && (await (0,commits.QX)(git, commit, tip.stdout.toString('latin1').trim())) === true;
}
async function relateEarlier(change, commit, description, git) {
    const relation = await findBetween(change, commit, git);
    if (relation !== 'other')
        return relation;
    for (const parent of isMerge(description) ? description.parents : []) {
        const ofParent = await findBetween(change, parent, git);
        if (ofParent === 'earlier' || ofParent === 'unknown')
            return ofParent;
    }
    return 'other';
}
async function findBetween({ base, head }, commit, git) {
    const inBase = await (0,commits.QX)(git, commit, base);
    if (inBase === true)
        return 'on-target';
    const inHead = await (0,commits.QX)(git, commit, head);
    if (inHead !== true)
        return inHead === false ? 'other' : 'unknown';
    return inBase === false || (await (0,commits.QX)(git, base, commit)) === true ? 'earlier' : 'unknown';
}
function isMerge({ parents }) {
    return parents.length > 1;
}
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];
async function mergeTree(git, ours, theirs) {
    const commits = [(0,objects.qr)(ours), (0,objects.qr)(theirs)];
    const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
    const common = (await (0,git_git.oM)(git, place)).toString('utf8').replace(/\n$/, '');
    if (common.startsWith('--'))
        return undefined;
    const bare = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-merge-'));
    try {
        const format = ours.length === 64 ? 'sha256' : 'sha1';
        await (0,git_git.oM)(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
        await (0,promises_.writeFile)((0,external_node_path_.join)(bare, 'objects/info/alternates'), `${JSON.stringify((0,external_node_path_.join)(common, 'objects'))}\n`);
        if (await (0,git_git.fE)(git))
            await (0,promises_.copyFile)((0,external_node_path_.join)(common, 'shallow'), (0,external_node_path_.join)(bare, 'shallow'));
        const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
        const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
        const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
        return status === 0 ? stdout.toString('latin1').trim() : undefined;
    }
    finally {
        await (0,promises_.rm)(bare, { recursive: true, force: true });
    }
}

var http = __webpack_require__(4408);
;







const REMEDY = `${git_checkout.Nh} or allow fetching commits by id`;
async function findCommits(context, analyzed) {
    const { inputs, world } = context;
    const until = world.now() + (0,table.fX)(inputs) * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(context, analyzed, until);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || context.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason, shownHead: found.head };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        context.progress(`Waiting for the ${nounOf(context)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await context.sleep(Math.min((0,http.p)(tries, world.random()), left));
    }
}
async function findOnce(context, analyzed, until) {
    const { reviewed, inputs, git, host } = context;
    const given = reviewed.diff;
    const shown = reviewed.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(reviewed.service, given === undefined, until, context);
    const { base, head } = shown;
    const noun = nounOf(context);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            shownHead: head,
            reason: `the ${noun}'s diff was not computed within ${(0,table.fX)(inputs)} s (a third of the input timeout)`,
        };
    }
    if (reviewed.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
        throw new errors.j1('Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.');
    }
    const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
    const presence = await (0,commits.nm)(git, [analyzed, ...shas]);
    if (head !== null && presence.get(head) === 'present') {
        const named = analyzed === head ? undefined : host.namedChange;
        const relation = await relateTo({ base: pinned.base, head, named }, analyzed, git);
        const { kind, reason } = cover(analyzed, head, relation, noun, named?.remedy);
        if (kind === 'covers' && analyzed !== head) {
            context.progress(`Analyzed ${analyzed.slice(0, 7)}, ${describeCovering(relation, noun)} (head ${head.slice(0, 7)}): findings are placed on the lines of the head`);
        }
        if (kind === 'superseded')
            return { kind, reason };
        if (kind === 'behind')
            return { kind, reason, head };
        if (kind === 'other')
            return { kind: 'unavailable', covers: false, reason, shownHead: head };
    }
    for (const sha of shas) {
        const state = presence.get(sha);
        if (state !== undefined && state !== 'present') {
            const reason = `commit ${sha} could not be fetched (${state.missing}): ${REMEDY}`;
            return { kind: 'unavailable', reason, covers: sha !== head, shownHead: head };
        }
    }
    return { kind: 'found', commits: { analyzed, ...pinned }, shown };
}
function describeCovering(relation, noun) {
    if (relation === 'same-tree')
        return `which has the same files as this ${noun}`;
    return `which is the merge of this ${noun} with its target branch`;
}
async function readShown(service, needsDiff, until, { world, sleep, stopped, progress }) {
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - world.now();
        if (ready || !needsDiff || left <= 0 || stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,http.p)(tries, world.random()), left));
    }
}
function cover(analyzed, head, relation, noun, remedy) {
    const checkOut = remedy ?? `check out the head of the ${noun}`;
    const [ours, theirs] = [analyzed.slice(0, 7), head.slice(0, 7)];
    const both = `the analyzed commit ${ours} and the ${noun}'s head ${theirs}`;
    const other = (reason) => ({ kind: 'other', reason });
    switch (relation) {
        case 'head':
        case 'same-tree':
        case 'merge':
            return { kind: 'covers', reason: '' };
        case 'earlier':
            return { kind: 'superseded', reason: `the ${noun} has moved on: ${both}` };
        case 'later':
            return {
                kind: 'behind',
                reason: `the ${noun} has not caught up: ${both}, which it stands on; run again once the ${noun} shows it`,
            };
        case 'unproven-merge':
            return other(`the analyzed commit ${ours} is a merge of the ${noun}'s head ${theirs}, but not provably the one that git makes of it and the target branch: ${checkOut}, or use git 2.38 or later and full history (fetch-depth: 0)`);
        case 'on-target':
            return other(`you analyzed ${ours}, which is on the target branch: ${checkOut}${remedy === undefined ? ' (`ref:`)' : ''}`);
        case 'unknown':
            return other(`${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`);
        case 'other':
            return other(`${both} are different versions: ${checkOut}`);
    }
}

var configuration_configuration = __webpack_require__(6130);
var read_diff = __webpack_require__(8825);
var working_tree = __webpack_require__(9850);
;







async function findConfiguration({ git, service, host, progress }, root, commits) {
    if (service === undefined && host.onLaptop)
        return ofWorkingTree(root, progress);
    return ofCommits(git, await findTip(git, service), commits);
}
async function findTip(git, service) {
    const repository = await service?.targetRepository?.();
    const remote = repository && (await (0,remotes._Y)(git, repository.addresses));
    if (repository === undefined || remote === undefined)
        return undefined;
    const { defaultBranch: branch } = repository;
    return { remote, branch, ...(await (0,remotes.uN)(git, remote, branch)) };
}
async function ofWorkingTree(root, progress) {
    const content = await (0,working_tree.o)(root, configuration_configuration.oT);
    if (content === undefined) {
        const misnamed = await (0,working_tree.o)(root, configuration_configuration.YP);
        const warnings = misnamed === undefined ? [] : [configuration_configuration.Xf];
        return { kind: 'found', configuration: configuration_configuration.hr, warnings };
    }
    progress(`${configuration_configuration.oT} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content.length, async () => content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: configuration_configuration.hr, warnings: [], fault: reading.fault };
}
async function ofCommits(git, tip, { base, head }) {
    const source = tip?.branch ?? 'the base of this change';
    if (tip?.missing !== undefined)
        return unknown(source, tip.missing);
    const sha = tip?.sha ?? base;
    const presence = (await (0,commits.nm)(git, [sha], undefined, tip?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await (0,objects.jB)(git, [sha, base, head].map((commit) => `${commit}:${configuration_configuration.oT}`));
    const reading = await read(git, own);
    const isChanged = before?.id !== after?.id;
    const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
    return {
        kind: 'found',
        configuration: reading.kind === 'read' ? reading.configuration : configuration_configuration.hr,
        warnings: [
            ...(reading.kind === 'read'
                ? []
                : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is fixed there`]),
            ...(isChanged
                ? [
                    `this change edits ${configuration_configuration.oT}, which takes effect when it is merged: this run uses that of ${source}`,
                ]
                : []),
        ],
        ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
    };
}
function unknown(source, why) {
    return {
        kind: 'unknown',
        reason: `${configuration_configuration.oT} of ${source} cannot be read (${why}): ${git_checkout.Nh}, or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: configuration_configuration.hr };
    if (file.type !== 'blob')
        return { kind: 'broken', fault: `${configuration_configuration.oT}: it is not a regular file` };
    return parse(file.size, async () => (await (0,objects.$I)(git, [file.id]))[0]?.content ?? Buffer.alloc(0));
}
async function parse(bytes, readContent) {
    const { MOST_BYTES, parseConfiguration } = await Promise.all([__webpack_require__.e(343), __webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    return parseConfiguration(bytes > MOST_BYTES ? Buffer.alloc(bytes) : await readContent());
}
async function configure(results, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return results;
    const change = paths.length === 0 ? undefined : await (0,read_diff.i)(git, base, head);
    const judge = (0,configuration_configuration.FU)(configuration, (path) => {
        const file = change?.byNewPath.get(path);
        return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
    });
    return results.map((result) => {
        if (result.presence.kind !== 'present')
            return result;
        const judgement = judge(result);
        if (judgement.kind === 'stays')
            return result;
        return judgement.kind === 'level'
            ? { ...result, level: judgement.level, isConfigured: true }
            : { ...result, presence: { kind: 'ignored', because: judgement.because } };
    });
}

var external_node_fs_ = __webpack_require__(3024);
var finding_finding = __webpack_require__(5722);
var file_texts = __webpack_require__(1583);
var tree = __webpack_require__(5592);
var line_map = __webpack_require__(8508);
var text_names = __webpack_require__(6761);
var logs_packages = __webpack_require__(5752);
;


const LOCKS = [
    {
        kind: 'npm',
        file: /^(?:package-lock|npm-shrinkwrap)\.json$/u,
        entry: [String.raw `\s*"(?:[^"]*node_modules/)?NAME": \{`, String.raw `\s*"version": "VERSION",?`],
    },
    {
        kind: 'npm',
        file: /^pnpm-lock\.yaml$/u,
        entry: [String.raw ` {2}['/]*NAME[@/]VERSION(?:[(_][^:]*)?'?:(?: \{\})?`],
    },
    {
        kind: 'npm',
        file: /^yarn\.lock$/u,
        entry: ['"?NAME@(?!npm:@?[^",@]+@).*:', ' {2}version:? "?VERSION"?'],
    },
    {
        kind: 'Python',
        file: /^(?:poetry|uv|pdm)\.lock$/u,
        entry: ['name = "NAME"', 'version = "VERSION"'],
    },
    {
        kind: 'Python',
        file: /^requirements[\w.-]*\.txt$/u,
        entry: [String.raw `NAME(?:\[[\w,-]+\])?==VERSION(?:[\s;].*)?`],
    },
    { kind: 'Rust', file: /^Cargo\.lock$/u, entry: ['name = "NAME"', 'version = "VERSION"'] },
    { kind: 'Ruby', file: /^Gemfile\.lock$/u, entry: [String.raw ` {4}NAME \(VERSION(?:-[\w-]+)?\)`] },
    {
        kind: 'PHP',
        file: /^composer\.lock$/u,
        entry: [String.raw `\s+"name": "NAME",`, String.raw `\s+"version": "v?VERSION",`],
    },
];
const lockOf = (path) => LOCKS.find(({ file }) => file.test(path.slice((0,text_names.yS)(path).length)));
const BESIDE = {
    'package.json': ['package-lock.json', 'npm-shrinkwrap.json', 'pnpm-lock.yaml', 'yarn.lock'],
    'pyproject.toml': ['poetry.lock', 'uv.lock', 'pdm.lock'],
    Pipfile: ['Pipfile.lock'],
    Gemfile: ['Gemfile.lock'],
    'composer.json': ['composer.lock'],
};
function locksBeside(path) {
    const folder = (0,text_names.yS)(path);
    const name = path.slice(folder.length);
    return Object.hasOwn(BESIDE, name) ? (BESIDE[name] ?? []).map((lock) => folder + lock) : [];
}
function isSameKind(path, other) {
    const kind = lockOf(path)?.kind;
    return kind !== undefined && kind === lockOf(other)?.kind;
}
function hasPackage(path, lines, { name, version }, named) {
    const lock = lockOf(path);
    if (lock === undefined || version === undefined)
        return false;
    const isPython = lock.kind === 'Python';
    const own = isPython
        ? name
            .split(/[-_.]+/u)
            .map(logs_packages.eu)
            .join('[-_.]+')
        : (0,logs_packages.eu)(name);
    const [line, next] = lock.entry.map((text = '') => {
        const whole = text
            .replace('NAME', () => own)
            .replace('VERSION', () => (0,logs_packages.eu)(version.replace(/^v/u, '')));
        return new RegExp(`^${whole}$`, isPython ? 'iu' : 'u');
    });
    return named.some((at) => line?.test(lines[at - 1] ?? '') === true && next?.test(lines[at] ?? '') !== false);
}

var place_findings = __webpack_require__(398);
;





async function placePackages(results, analyzed, texts, change) {
    const paths = [...new Set(results.flatMap(manifestsOf))];
    if (paths.length === 0)
        return results;
    const earlier = new Map(paths.map((path) => [path, change === undefined ? [] : earlierOf(path, change)]));
    await texts.read([...paths.map((path) => ({ commit: analyzed, path })), ...[...earlier.values()].flat()]);
    const open = ({ commit, path }) => {
        const lines = texts.lines(commit, path) ?? [];
        return { path, lines, named: (0,logs_packages.gp)(lines) };
    };
    const manifests = new Map(paths.map((path) => [path, open({ commit: analyzed, path }).named]));
    const ofBase = new Map(paths.map((path) => [path, (earlier.get(path) ?? []).map(open)]));
    return results.map((result) => {
        const { about, place } = result;
        const [own, ...locks] = manifestsOf(result);
        if (about === undefined || own === undefined)
            return result;
        const path = [own, ...locks].find((one) => manifests.get(one)?.(about).exact.length) ?? own;
        const named = manifests.get(path)?.(about);
        if (named === undefined)
            return result;
        const { exact, anyVersion } = named;
        const isTold = place.kind === 'lines' && place.startLine > 1 && path === own;
        const isWithin = (one) => isTold && one >= place.startLine && one <= place.endLine;
        const within = exact.filter(isWithin);
        if (within.length === 0 && anyVersion.some(isWithin))
            return result;
        const found = exact.length > 0 || isTold ? exact : anyVersion;
        const candidates = within.length > 0 ? within : found;
        const isNew = (one) => change !== undefined && isAdded(path, one, change);
        const line = candidates.find(isNew) ?? candidates[0];
        if (line === undefined)
            return result;
        const isOfBase = ofBase
            .get(path)
            ?.some((old) => hasPackage(old.path, old.lines, about, old.named(about).anyVersion));
        const { foundBy } = 'foundBy' in place ? place : {};
        const at = { kind: 'lines', path, startLine: line, endLine: line, ...(foundBy && { foundBy }) };
        return { ...result, place: at, about: { ...about, isPlaced: true, ...(isOfBase && { isOfBase }) } };
    });
}
function manifestsOf({ about, place, presence }) {
    return about !== undefined && (0,place_findings.tE)(presence) && (place.kind === 'file' || place.kind === 'lines')
        ? [place.path, ...locksBeside(place.path)]
        : [];
}
function earlierOf(path, { toHead, diff }) {
    const now = (0,line_map.qD)(toHead, path);
    const file = now === undefined ? undefined : diff.byNewPath.get(now);
    const isGone = ({ oldPath, newPath }) => oldPath !== undefined &&
        newPath === undefined &&
        (0,text_names.yS)(oldPath) === (0,text_names.yS)(path) &&
        isSameKind(oldPath, path);
    const found = file === undefined || file.oldPath !== undefined ? [file] : diff.files.filter(isGone);
    return found.flatMap((one) => (one?.oldPath === undefined ? [] : { commit: diff.from, path: one.oldPath }));
}
function isAdded(path, line, { toHead, diff }) {
    const now = (0,line_map.sn)(toHead, path, line);
    const file = now && diff.byNewPath.get(now.path);
    if (file === undefined || now === undefined)
        return false;
    return file.oldPath === undefined || (0,line_map.GN)(file.hunks, now.line) === undefined;
}
function describeUnlocated({ place, results: [result] }) {
    const { about } = result ?? {};
    const isWhole = place.kind === 'file' || (place.kind === 'lines' && place.startLine === 1);
    if (about === undefined || about.isPlaced || !isWhole)
        return undefined;
    const named = [about.name, about.version].filter(Boolean).join(' ');
    return `no line of ${place.path} names ${named}, so that nobody knows whether the change brought it in: give the baseline in \`baseline-sarif-file\``;
}

var hide_secrets = __webpack_require__(9185);
var read_analysis = __webpack_require__(9115);
var logs_roots = __webpack_require__(4372);
var logs_tree = __webpack_require__(569);
;

















async function readBase(context, checkout, ofHead, commits, configuration) {
    const { git, inputs } = context;
    const patterns = inputs['baseline-sarif-file'];
    if (patterns === undefined)
        return undefined;
    const pathMap = [...inputs['path-map'], ...(configuration.pathMap ?? [])];
    const read = (commit) => readOver(commit, patterns, context, checkout, ofHead, pathMap);
    const expected = await expectedCommit(git, commits);
    const named = inputs['baseline-commit'];
    const first = named ?? expected;
    const missing = await whyMissing(git, first);
    let commit = first;
    let analysis;
    try {
        if (missing !== undefined) {
            const { failures } = (await read(commits.analyzed)).completeness;
            return failures.length > 0 ? unusable(failures) : { kind: 'unusable', because: missing, failures: [] };
        }
        analysis = await read(first);
        const revision = analysis.revision?.toLowerCase();
        if (named === undefined && revision !== undefined && (0,objects.HH)(revision) && revision !== expected) {
            const absent = await whyMissing(git, revision);
            if (absent !== undefined)
                return { kind: 'unusable', because: absent, failures: [] };
            commit = revision;
            analysis = await read(revision);
        }
    }
    catch (error) {
        if (!(error instanceof errors.j1))
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
    const hider = (0,hide_secrets.j)((text) => context.redact(text));
    const results = analysis.results.map(hider.result);
    return {
        kind: 'read',
        commit,
        expected,
        results: await placePackages(await configure(results, configuration, commits, git), commit, (0,file_texts.ng)(git)),
        completeness: hider.completeness(completeness),
        versions,
    };
}
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,commits.kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,commits.nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${git_checkout.Nh}`;
}
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected || (await (0,commits.QX)(git, commit, expected)) === true)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isOwn = await (0,commits.QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`baseline-commit\` if the log says another one`;
    if (isOwn === false && (await (0,commits.QX)(git, expected, commit)) === true)
        return undefined;
    return `it is of ${is}, which is not known to be on the branch of ${begins}, which the change begins at: ${git_checkout.Nh}`;
}
function unusable(failures) {
    return {
        kind: 'unusable',
        because: 'see why this run is incomplete',
        failures: failures.map((failure) => `baseline: ${failure}`),
    };
}
function describeShared(logs, ofHead) {
    const names = new Set(ofHead.map(({ name }) => name));
    const shared = logs.flatMap(({ name }) => (names.has(name) ? [name] : []));
    return shared.map((name) => `${name} is named in \`sarif-file\` as well: keep the baseline in a folder of its own`);
}
function failuresOf({ failures, complete, unverifiedTools }) {
    const unverified = unverifiedTools.filter(({ kind }) => kind === 'failed').map(({ reason }) => reason);
    return failures.length === 0 && complete.length === 0 ? unverified : failures;
}
async function readOver(commit, patterns, context, { root, prefix, head }, before, pathMap) {
    const { inputs, git, host, world } = context;
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,tree.Z)(git, commit),
        (0,tree.Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,promises_.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,logs_roots.H)({ root, prefix, spelled: (0,logs_roots.B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,external_node_path_.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,tree.f)(own, [root, real, ...others], letters);
    const isOfBase = (0,tree.f)(entries, others, letters);
    const analysis = await (0,read_analysis.d)({
        input: 'baseline-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        tools: { ...inputs.tools, named: [] },
        allow: inputs.allow,
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,logs_tree.G)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others], pathMap },
        temporaryFolder: host.temporaryFolder,
        before,
        redact: (text) => context.redact(text),
        progress: (line) => context.progress(`Base, ${commit.slice(0, 7)}: ${line}`),
    });
    const inCheckout = (message) => {
        const other = others.find((folder) => message.includes(`${folder}/`));
        return other === undefined ? message : message.replaceAll(`${other}/`, `${root}/`);
    };
    return {
        ...analysis,
        results: analysis.results.map((result) => ({ ...result, message: inCheckout(result.message) })),
    };
}
async function listWorktrees(git) {
    const listing = (await (0,git_git.oM)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
async function listClones(root) {
    const entries = await (0,promises_.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,external_node_path_.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')));
}
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(finding_finding.OD));
    const unverified = new Map(completeness.unverifiedTools.map(({ scope, reason }) => [(0,finding_finding.OD)(scope), reason]));
    return (scope) => {
        const key = (0,finding_finding.OD)(scope);
        if (!complete.has(key))
            return notAtBase(scope, unverified.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        return versions.has(key) && before !== here ? otherVersion(scope, before, here) : undefined;
    };
}
function notAtBase(scope, unverified) {
    return unverified === undefined
        ? `${(0,finding_finding.OK)(scope)} has no run in the baseline`
        : `the baseline of ${(0,finding_finding.OK)(scope)} is not complete: ${unverified}`;
}
function otherVersion(scope, before = 'no version', here = 'no version') {
    return `${(0,finding_finding.OK)(scope)} is ${before} at the base, and ${here} here`;
}

var read_logs = __webpack_require__(1382);
var doubts = __webpack_require__(4692);
var logged_finding = __webpack_require__(3785);
var rule_ids = __webpack_require__(2506);
var wording = __webpack_require__(447);
var fingerprint = __webpack_require__(1284);
var match = __webpack_require__(6662);
;





const STRONG = [
    'git',
    'git-reworded',
    'fingerprint',
    'surroundings',
    'message',
    'other-file',
    'package',
];
async function findPairs({ commit, results: before }, present, change, known) {
    const then = (0,logged_finding.Sz)((0,logged_finding.Zs)(before.filter(isPresent)).distinct);
    await known.texts.read(then.flatMap(({ place: { path } }) => (path === undefined ? [] : [{ commit, path }])));
    const linesThen = (path) => known.texts.lines(commit, path);
    const pairs = new Map();
    const used = new Set();
    const add = (finding, earlier, by) => {
        const results = pairs.has(finding) || used.has(earlier) ? undefined : findKnown(finding, earlier);
        if (results === undefined)
            return;
        pairs.set(finding, { before: earlier, by, known: results });
        used.add(earlier);
    };
    pairWithoutLines(present, then, change, add);
    const threads = new Map(then.flatMap((earlier) => {
        const at = placeOf(earlier);
        if (used.has(earlier) || at === undefined)
            return [];
        const then = { ...earlier, at };
        return [[toThread(earlier, (0,fingerprint.ax)(then, commit, linesThen(at.path))), earlier]];
    }));
    const rows = new Map(present.filter((one) => !pairs.has(one)).map((one) => [copyOf(one), one]));
    await (0,match.YW)([...threads.keys()], [...rows.keys()], { ...known, isBaseline: true });
    for (const [row, finding] of rows) {
        const earlier = row.thread && threads.get(row.thread);
        const by = row.matchedBy;
        if (earlier !== undefined && by !== undefined && STRONG.includes(by))
            add(finding, earlier, by);
    }
    for (const [finding, earlier] of findLengths(present, then, change, linesThen, known))
        add(finding, earlier, undefined);
    const gone = [...threads].filter(([, earlier]) => !used.has(earlier));
    const fresh = new Map(present.filter((one) => !pairs.has(one) && isOfChange(one)).map((one) => [copyOf(one), one]));
    for (const [thread] of gone)
        Object.assign(thread, { isResolved: false });
    await (0,match.YW)(gone.map(([thread]) => thread), [...fresh.keys()], known);
    const edited = new Map();
    for (const [row, finding] of fresh) {
        const { thread } = row;
        const earlier = thread && threads.get(thread);
        const now = row.thread === undefined ? [] : (0,fingerprint.ax)(row, known.head, undefined).messages;
        const shares = now.some((one) => thread?.fingerprint.messages.includes(one));
        if (row.matchedBy === 'edit' && shares && earlier?.place.kind === 'lines')
            edited.set(finding, linesThen(earlier.place.path)?.[earlier.place.startLine - 1] ?? '');
    }
    return { pairs, edited, left: then.filter((earlier) => !used.has(earlier)) };
}
function placeOf({ place }) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    return { path: place.path, line: place.kind === 'lines' ? place.startLine : 0 };
}
function copyOf(finding) {
    const { thread: _, matchedBy: __, at: ___, others = [], ...row } = finding;
    return { ...row, at: placeOf(finding), others: others.map((one) => ({ ...one, at: placeOf(one) })) };
}
function toThread(earlier, fingerprint) {
    const mark = { mark: 'open', step: 0, head: fingerprint.commit, replies: 0 };
    return {
        id: earlier.key,
        comment: { id: earlier.key, discussionId: earlier.key, body: '' },
        text: '',
        marker: { ...mark, fingerprint, stands: 0, says: '', nonce: earlier.key, check: '', grouped: [] },
        mark,
        fingerprint,
        accepts: true,
        replies: [],
        marks: [],
        isResolved: true,
        where: { kind: 'unknown', path: fingerprint.path },
    };
}
function pairWithoutLines(present, then, change, add) {
    const keyOf = ({ scope, rule, place, results: findings }, path) => JSON.stringify([
        (0,finding_finding.OD)(scope),
        rule.id,
        path,
        place.kind,
        findings.map(({ message }) => (0,wording.w)(message)),
    ]);
    const isMeant = (place, isChanged) => (place.kind === 'nowhere' && !(0,finding_finding.Jm)(place)) || (place.kind === 'file' && !isChanged(place.path));
    const known = Map.groupBy(then.filter(({ place }) => isMeant(place, (path) => change.byOldPath.has(path))), (earlier) => keyOf(earlier, earlier.place.path));
    const left = new Set(present.filter(({ place }) => isMeant(place, (path) => change.byNewPath.has(path))));
    const said = ({ results: findings }) => JSON.stringify(findings.map(({ message }) => message));
    for (const isSame of [(a, b) => said(a) === said(b), () => true])
        for (const finding of left) {
            const others = known.get(keyOf(finding, finding.place.path)) ?? [];
            const index = others.findIndex((earlier) => isSame(earlier, finding));
            const [earlier] = index === -1 ? [] : others.splice(index, 1);
            if (earlier === undefined)
                continue;
            add(finding, earlier, 'message');
            left.delete(finding);
        }
}
function findLengths(present, then, change, linesThen, { head, texts }) {
    const only = (all, pathOf) => new Map([...Map.groupBy(all, (earlier) => ruleInFile(earlier, pathOf(earlier)))].flatMap(([key, [one, another]]) => one?.place.kind === 'lines' && another === undefined && one.results.length === 1
        ? [[key, one]]
        : []));
    const before = only(then, ({ place }) => place.path);
    const mask = ({ results: findings }, lines = []) => (findings[0]?.message ?? '').replace(/\p{N}+/gu, (number) => number === String(lines.length) ? '#' : number);
    return [...only(present, ({ place }) => place.path && pathBefore(change, place.path))].flatMap(([key, finding]) => {
        const earlier = before.get(key);
        const path = finding.place.path ?? '';
        if (earlier === undefined || isOfChange(finding) || !change.byNewPath.has(path))
            return [];
        const now = mask(finding, texts.lines(head, path));
        return now.includes('#') && now === mask(earlier, linesThen(earlier.place.path ?? ''))
            ? [[finding, earlier]]
            : [];
    });
}
function ruleInFile({ scope, rule }, path = '') {
    return JSON.stringify([(0,finding_finding.OD)(scope), rule.id, path]);
}
function pathBefore(change, path) {
    const file = change.byNewPath.get(path);
    return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}
function findKnown(now, then) {
    const words = ({ message }) => (0,wording.w)(message).join(' ');
    const present = now.results.filter(isPresent);
    const [known, used] = [new Set(), new Set()];
    for (const result of present) {
        const same = then.results.find((one) => !used.has(one) &&
            isPresent(one) &&
            words(one) === words(result) &&
            (0,logged_finding.t9)(result.level, one.level) >= 0);
        if (same === undefined)
            continue;
        known.add(result);
        used.add(same);
    }
    return known.size === 0 && present.length > 0 ? undefined : known;
}
function isPresent({ presence }) {
    return presence.kind === 'present';
}
function isOfChange({ position, place }) {
    return position.narrowest === 'added' || (0,finding_finding._k)(place);
}

var pair = __webpack_require__(148);
;









function judgedBy({ level }, results) {
    const [worst] = results;
    return {
        newLevel: worst?.level ?? level,
        newSeverity: worst && (0,logged_finding.xJ)(worst),
        newResults: results,
    };
}
function believe(finding) {
    const { results } = finding;
    const isOld = ({ baselineState = 'new' }) => baselineState !== 'new';
    const present = results.filter(isPresent);
    const [first] = present;
    if (first === undefined || !present.every(isOld)) {
        const fresh = results.filter((result) => !isOld(result));
        return judgedBy(finding, fresh);
    }
    return {
        ...judgedBy(finding, results),
        baselineState: 'unchanged',
        baselineReason: `the log says that it is not new (baselineState ${first.baselineState})`,
    };
}
async function compareWithBaseline(base, order) {
    const { findings, git, analyzed, texts } = order;
    const present = findings.filter(({ suppressed }) => !suppressed);
    const unknown = new Map();
    const say = (finding, why) => {
        if (finding.baselineState === 'unchanged')
            return;
        finding.baselineState = 'unknown';
        finding.baselineReason = why;
        unknown.set(why, (unknown.get(why) ?? 0) + 1);
    };
    if (base.kind === 'unusable') {
        for (const finding of present)
            say(finding, `the baseline cannot be used: ${base.because}`);
        return { unknown, gone: 0, warnings: [], failures: base.failures };
    }
    const linesOf = new Set([
        ...present.flatMap((finding) => placeOf(finding)?.path ?? []),
        ...base.results.flatMap(({ place }) => place.path ?? []),
    ]);
    const change = await (0,read_diff.i)(git, base.commit, analyzed, { linesOf });
    const stale = base.commit === base.expected
        ? undefined
        : {
            commit: base.commit,
            since: await (0,read_diff.i)(git, base.commit, base.expected, { linesOf }),
            change: await (0,read_diff.i)(git, base.expected, analyzed, { linesOf }),
        };
    const { pairs, edited, left } = await findPairs(base, present, change, { git, head: analyzed, texts });
    const doubtOf = createDoubt(base, change, stale, order);
    for (const finding of present) {
        const pair = pairs.get(finding);
        const isDoubtful = isOfChange(finding) && (stale !== undefined || isOneOf(finding));
        const known = pair === undefined || isDoubtful ? undefined : pair.known;
        const reason = pair === undefined ? '' : describePair(base.commit, pair);
        const fresh = finding.results.filter((result) => isPresent(result) && !known?.has(result));
        if (known !== undefined && fresh.length === 0) {
            finding.baselineState = 'unchanged';
            finding.baselineReason = reason;
            continue;
        }
        const left = finding.results.filter((result) => !known?.has(result));
        Object.assign(finding, judgedBy(finding, left));
        const why = isOfChange(finding) ? undefined : doubtOf(finding);
        if (why !== undefined)
            say(finding, why);
        else {
            finding.baselineState = 'new';
            const was = stale === undefined ? edited.get(finding) : undefined;
            if (was !== undefined)
                finding.was = was;
        }
        if (known !== undefined && why === undefined)
            finding.baselineReason = reason;
    }
    return {
        commit: base.commit,
        unknown,
        gone: countGone(left, present, change, base, order),
        warnings: [
            ...base.completeness.unverifiedTools.map(({ scope, reason }) => notAtBase(scope, reason)),
            ...base.completeness.unverifiedFiles.map(({ reason, path }) => `baseline: ${path}: ${reason}`),
        ],
        failures: [],
    };
}
function isOneOf({ place }) {
    return place.kind === 'nowhere' && !place.byName && place.mayBe !== undefined && place.mayBe.length > 0;
}
function fileKey(scope, path) {
    return `${(0,finding_finding.OD)(scope)}\n${path}`;
}
function describePair(commit, { before: then, by }) {
    const place = (0,finding_finding.fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    const way = then.place.kind === 'nowhere'
        ? 'same message'
        : by === undefined
            ? 'it tells the length of its file'
            : pair.d[by];
    return `${(0,finding_finding.OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${way})`;
}
function createDoubt({ completeness, versions }, change, stale, order) {
    const doubtOfTool = createDoubtOfTool({ completeness, versions }, order.versions);
    const files = new Set(completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
    return (finding) => {
        const { scope, rule, place } = finding;
        const at = placeOf(finding);
        if ((0,finding_finding.Jm)(place))
            return 'its file is behind a link or in a submodule, and those are not compared';
        const ofTool = doubtOfTool(scope);
        if (ofTool !== undefined)
            return ofTool;
        const key = (0,finding_finding.OD)(scope);
        if (!(0,rule_ids.lE)(rule, completeness.ruleCatalogues.get(key)))
            return `rule ${rule.id} of ${(0,finding_finding.OK)(scope)} did not run at the base`;
        const now = place.path;
        const path = now === undefined ? undefined : pathBefore(change, now);
        if (path !== undefined &&
            (completeness.fileCatalogues.get(key)?.has(path) === false || files.has(fileKey(scope, path))))
            return `${(0,finding_finding.OK)(scope)} did not look at its file at the base`;
        return stale !== undefined && at !== undefined && differsSince(stale, at)
            ? `the baseline is of ${stale.commit.slice(0, 7)}, and that line has since changed on the target branch`
            : undefined;
    };
}
function differsSince({ since, change }, at) {
    const path = pathBefore(change, at.path);
    if (path === undefined)
        return false;
    if (at.line === 0)
        return since.byNewPath.has(path);
    const line = (0,line_map.GN)(change.byNewPath.get(at.path)?.hunks ?? [], at.line);
    const file = since.byNewPath.get(path);
    return line !== undefined && file !== undefined && (0,line_map.GN)(file.hunks, line) === undefined;
}
function countGone(left, present, change, base, { completeness: { failures, complete, unverifiedFiles, ruleCatalogues, fileCatalogues }, findings, }) {
    const scopes = new Set(complete.map(finding_finding.OD));
    const unverified = new Set(unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
    const unverifiedAtBase = new Set(base.completeness.unverifiedFiles.map(({ scope, path }) => fileKey(scope, path)));
    const doubtOf = (0,doubts.N)(findings.flatMap((finding) => finding.results));
    const suppressed = new Set(findings.flatMap(({ suppressed: is, key }) => (is ? [key] : [])));
    const gone = left.filter(({ scope, rule, key, place: { path: then } }) => {
        const tool = (0,finding_finding.OD)(scope);
        if (failures.length > 0 ||
            !scopes.has(tool) ||
            suppressed.has(key) ||
            unverifiedAtBase.has(fileKey(scope, then)))
            return false;
        const file = then === undefined ? undefined : change.byOldPath.get(then);
        if (file?.status === 'deleted')
            return true;
        const path = file?.newPath ?? then;
        return ((0,rule_ids.lE)(rule, ruleCatalogues.get(tool)) &&
            !unverified.has(fileKey(scope, path)) &&
            (path === undefined ||
                (doubtOf(tool, path) === undefined && fileCatalogues.get(tool)?.has(path) !== false)));
    });
    const count = (group = []) => group.reduce((sum, earlier) => sum + earlier.results.length, 0);
    const replaced = Map.groupBy(present.filter(({ baselineState }) => baselineState !== 'unchanged'), (finding) => ruleInFile(finding, pathBefore(change, finding.place.path ?? '')));
    return [...Map.groupBy(gone, (earlier) => ruleInFile(earlier, earlier.place.path))]
        .map(([key, group]) => Math.max(0, count(group) - count(replaced.get(key))))
        .reduce((sum, one) => sum + one, 0);
}

var external_node_crypto_ = __webpack_require__(7598);
var text_lines = __webpack_require__(7746);
;






const ROUNDS = 3;
const UPDATING = 'updating review threads';
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
async function putRunning({ name, host, progress }, service, analyzed) {
    const { sharedChecks: shared } = service;
    const text = shared === undefined ? UPDATING + atCommit(analyzed) : beginningOf(shared) + UPDATING;
    const outcome = await service.putCheck({ name, state: 'running', text, ...linkTo(host.runUrl) });
    if (outcome.kind !== 'done')
        progress(`The check ${name} could not be set: ${outcome.message}`);
}
async function writeCheck(result, context) {
    const { service } = context;
    if (result.dryRun || service === undefined)
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    const { sharedChecks } = service;
    return sharedChecks === undefined
        ? putOnChange(result, service, context)
        : putOnHead(result, sharedChecks, service, context);
}
async function putOnChange(result, service, context) {
    const before = await readNewerHead(result, service);
    if (before.kind === 'newer')
        return superseded(result, before.reason);
    const told = before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
    const around = { beginning: '', end: atCommit(result.analyzedSha) };
    const outcome = await put(told, { state: stateOf(told), url: context.host.runUrl, around }, service, context);
    if (outcome.kind !== 'done')
        return afterPut(told, outcome);
    const after = await readNewerHead(result, service);
    if (after.kind !== 'newer')
        return told;
    const { name, host } = context;
    const taken = await service.putCheck({ name, state: 'running', text: NEWER_HEAD, ...linkTo(host.runUrl) });
    return taken.kind === 'done' ? superseded(result, after.reason) : afterPut(told, taken);
}
async function readNewerHead({ shownHead }, service) {
    try {
        const { head } = await service.readChange();
        return head === null || head === (shownHead ?? head)
            ? { kind: 'same' }
            : { kind: 'newer', reason: `the ${service.noun} moved on to ${head.slice(0, 7)} during the run` };
    }
    catch (error) {
        if (!(error instanceof errors._7))
            throw error;
        return {
            kind: 'unread',
            reason: `whether the ${service.noun} has a newer head could not be read: ${error.message}`,
        };
    }
}
async function putOnHead(result, shared, service, context) {
    const { name, host } = context;
    const own = hashScopes(result);
    const look = observer(result, own, shared, name);
    const url = host.runUrl && own.length > 0 ? linkFor(host.runUrl, own) : host.runUrl;
    const beginning = beginningOf(shared);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            const why = `the other changes that share this check could not be read: ${error.message}; run again, or push a commit if another change with this head was deleted`;
            const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
            const check = { state: stateOf(unseen), url: host.runUrl, around: { beginning, end: '' } };
            const outcome = await put(unseen, check, service, context);
            return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
        }
        const { newest, other, isClash } = seen;
        const judged = isClash ? incomplete(result, CLASH) : result;
        const why = other && describeOther(other, shared);
        const told = why === undefined
            ? judged
            : { ...judged, warnings: [...judged.warnings, `the check ${name} cannot pass alone: ${why}`] };
        const isSettled = newest !== undefined &&
            (readPart(newest, shared)?.state === 'running' || newest.state === stateOf(told, other));
        if (round > 1 && isSettled)
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const around = { beginning, end: why === undefined ? '' : `; ${why}` };
        const outcome = await put(last, { state: stateOf(last, other), url, around }, service, context);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
function observer({ conclusion }, own, shared, name) {
    const asked = new Map();
    let sharing;
    return async () => {
        const listed = await shared.list(name);
        const parts = new Map();
        for (const part of listed.flatMap((shown) => readPart(shown, shared) ?? []))
            if (!parts.has(part.number))
                parts.set(part.number, part);
        const unpassed = [...parts.values()]
            .filter(({ number, state }) => number !== shared.number && state !== 'passed')
            .toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
        let other;
        for (const part of unpassed) {
            const isThere = asked.get(part.number) ?? (await shared.sharesHead(part.number));
            asked.set(part.number, isThere);
            if (!isThere)
                continue;
            other = part;
            break;
        }
        if (other === undefined && conclusion === 'success') {
            sharing ??= (await shared.listSharing?.()) ?? [];
            const number = sharing.find((one) => one !== shared.number && !parts.has(one));
            if (number !== undefined)
                other = { number, state: 'running' };
        }
        const isForeign = listed.some((shown) => {
            const job = readPart(shown, shared)?.number === shared.number ? scopesOf(shown) : [];
            return job.length > 0 && !job.some((scope) => own.includes(scope));
        });
        return { newest: listed[0], other, isClash: isForeign && (own.length > 0 || conclusion === 'success') };
    };
}
async function put(result, { state, url, around: { beginning, end } }, service, { name, redact }) {
    const [longest, ...shorter] = service.can.checkText;
    const putIn = (limit) => {
        const said = (0,text_lines.xv)(redact((0,report_check.lA)(result)), limit - beginning.length - end.length);
        const text = beginning + (end === '' ? said : said.replace(/\.$/u, '')) + end;
        return service.putCheck({ name, state, text, ...linkTo(url) });
    };
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function linkTo(url) {
    return url === undefined ? {} : { url };
}
function atCommit(sha) {
    return sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,words.a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}
function superseded(result, reason) {
    return { ...result, conclusion: 'superseded', reasons: [reason] };
}
const RANKS = { passed: 0, running: 1, failed: 2 };
function stateOf({ conclusion }, other) {
    const own = conclusion === 'success' ? 'passed' : 'failed';
    return other !== undefined && RANKS[other.state] > RANKS[own] ? other.state : own;
}
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
function readPart({ text }, { sign }) {
    const [, digits, said = ''] = (text.startsWith(sign) && BEGINNING.exec(text.slice(sign.length))) || [];
    if (digits === undefined)
        return undefined;
    const state = /^passed\b/u.test(said) ? 'passed' : /^updating\b/u.test(said) ? 'running' : 'failed';
    return { number: Number(digits), state };
}
const BEGINNING = /^([1-9]\d{0,14}): (.*)$/su;
function describeOther({ number, state }, { sign }) {
    const [what, run] = state === 'failed' ? ['failed', 'rerun'] : ['no result yet', 'run'];
    return `${sign}${number} has the same head and ${what}: ${run} it, or close it and rerun this one`;
}
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
function hashScopes({ scopes, completeness }) {
    const failed = (completeness?.unverifiedTools ?? []).filter(({ kind }) => kind === 'failed');
    const hashes = [...scopes, ...failed.map(({ scope }) => scope)].map((scope) => (0,external_node_crypto_.createHash)('sha256').update((0,finding_finding.OD)(scope)).digest('hex').slice(0, HASH_DIGITS));
    return [...new Set(hashes)].toSorted();
}
function linkFor(url, scopes) {
    return `${url}${url.includes('#') ? '&' : '#'}sarif-review=${scopes.slice(0, MOST_KEPT).join('.')}`;
}
function scopesOf({ url = '' }) {
    return /[#&]sarif-review=([0-9a-f.]{6,100})$/u.exec(url)?.[1]?.split('.') ?? [];
}

var finding_about = __webpack_require__(850);
var secrets = __webpack_require__(6856);
;




const LONGEST_CODE = 120;
const LONGEST_LINE = 1_000;
const MOST_FILES = 100;
async function showCode(details, git, commit, redact) {
    const steps = [...details.values()].flatMap(({ flow }) => (flow ? [...flow.first, ...flow.last] : []));
    const paths = [...new Set(steps.flatMap(({ path }) => path ?? []))].slice(0, MOST_FILES);
    if (paths.length === 0)
        return details;
    const texts = (0,file_texts.ng)(git);
    await texts.read(paths.map((path) => ({ commit, path })));
    const withCode = (step, hide) => {
        const { path = '', line = 0 } = step;
        const text = (paths.includes(path) && texts.lines(commit, path)?.[line - 1]) || '';
        if (text.length > LONGEST_LINE)
            return step;
        const code = (0,text_lines.xv)((0,text_lines.TN)(hide(text.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, result]) => {
        const { flow } = result;
        if (flow === undefined)
            return [read, result];
        const shown = (text) => (0,secrets.kM)(text, redact);
        const hide = (0,finding_about.rQ)(result) ? (text) => (0,secrets.To)((0,text_lines.Q6)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...result, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}

var threads_threads = __webpack_require__(5740);
var list_threads = __webpack_require__(4424);
;






async function toActing(actions, { toHead, linesOf }, listing, { commits, shown }, logs, texts, { linkTo, mayPlanAgain }, context, reviewed) {
    const { service, diff } = reviewed;
    const { stopped, sleep, nonce, progress, redact } = context;
    const reading = (0,list_threads.MU)(reviewed, context);
    const { pin: _, ...unpinned } = shown;
    return {
        service,
        check: context.name,
        signing: reading.signing,
        known: listing,
        base: commits.base,
        head: commits.head,
        shown: diff === undefined ? shown : unpinned,
        mayPlanAgain,
        decides: reading.decides,
        linkTo,
        list: async (anew) => (0,threads_threads.fG)(await service.listComments(anew), reading),
        posting: await toPosting(actions, { toHead, linesOf }, commits, logs, texts, context),
        redact,
        nonce,
        sleep,
        stopped,
        progress,
        beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
    };
}
async function toPosting(actions, { toHead, linesOf }, { analyzed, head }, logs, texts, { git, redact }) {
    const written = actions.flatMap(({ kind, finding }) => finding !== undefined && (kind === 'post' || kind === 'reopen') ? [finding] : []);
    await texts.read(written.flatMap(({ at }) => (at === undefined ? [] : [{ commit: head, path: at.path }])));
    const posted = actions.flatMap(({ kind, finding }) => (kind === 'post' ? (finding?.results ?? []) : []));
    const detailed = new Map(posted.map((result) => [result, logs.detailed(result)]));
    const details = await showCode(detailed, git, analyzed, redact);
    const isSameAtHead = (path) => !toHead.byOldPath.has(path) && linesOf(path)?.isUnsure !== true;
    return {
        fingerprint: (finding) => (0,fingerprint.ax)(finding, head, texts.lines(head, finding.at?.path ?? ''), analyzed),
        detailed: (finding) => ({
            ...finding,
            results: finding.results.map((result) => details.get(result) ?? result),
        }),
        headLines: ({ place: { path }, at }) => path === undefined || at === undefined || !isSameAtHead(path)
            ? undefined
            : texts.lines(head, at.path)?.map((line) => (0,secrets.kM)(line, redact)),
    };
}

var diff_diff = __webpack_require__(7802);
;



const MOST_LINES_OF_RANGE = 100;
const CONTEXT_LINES = 3;
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, inCheckout, reason, odd } = place;
        const isTold = inCheckout === true && path !== undefined && !(0,text_names.OP)(path) && odd === undefined;
        const isOfDiff = isTold && (0,line_map.C2)(toHead, diff, path) !== undefined;
        return notOnTheDiff(reason, { narrowest: cameIn ?? (isOfDiff ? 'added' : 'nofilter') });
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return notOnTheDiff(reason, { narrowest: (0,line_map.C2)(toHead, diff, place.path) ? 'added' : 'nofilter' });
    }
    const path = (0,line_map.qD)(toHead, place.path);
    if (path === undefined)
        return differs(place.path);
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return notOnTheDiff(`${path} is not part of the diff`, { narrowest: 'nofilter' });
    const { count, isUnsure = false, unshown } = linesOf(place.path) ?? {};
    const sureCount = isUnsure ? undefined : count;
    const isNotebook = place.kind === 'file' && place.isNotebook === true;
    const isNew = cameIn === 'added' || isNotebook || (change.type === 'file' && sureCount === undefined);
    const found = place.kind === 'file' ? { line: 1 } : findLine(place, toHead, change.hunks, sureCount);
    if (found === undefined)
        return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path}`);
    const { narrowest = narrowestOfFile(change), reached } = found;
    const membership = isNew
        ? { narrowest: 'added' }
        : { narrowest: cameIn ?? narrowest, ...(reached !== undefined && { reached }) };
    if (change.type !== 'file')
        return notOnTheDiff(`${path} is a ${line_map.et[change.type]}, not a regular file`, membership);
    const isHidden = change.binary || change.hidden === true || unshown !== undefined || isUnsure;
    const isShownAtAll = !isHidden && change.hunks.length > 0;
    const oldLine = (0,line_map.GN)(change.hunks, found.line);
    const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(last !== undefined && { last }),
        ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
    };
    const { last: _, ...ofFile } = anchor;
    const onFile = { kind: 'anchored', anchor: { ...ofFile, wholeFile: true }, ...membership };
    const takesFile = can.ladder.includes('file');
    if (takesFile && (place.kind === 'file' || !isShownAtAll))
        return onFile;
    const obstacle = unshown ?? findObstacle(change, path, found.line, count);
    if (obstacle !== undefined)
        return notOnTheDiff(obstacle, membership);
    if (can.lines === 'changed-files' || last !== undefined || isShown(change.hunks, found.line)) {
        return { kind: 'anchored', anchor, ...membership };
    }
    return takesFile
        ? onFile
        : notOnTheDiff(`line ${found.line} of ${path} is not shown in the diff`, membership);
}
function findLine(place, toHead, hunks, count) {
    const ofHead = (then) => (0,line_map.IT)(toHead.byOldPath.get(place.path)?.hunks ?? [], then);
    const line = ofHead(place.startLine);
    if (count === undefined)
        return { line: line ?? place.startLine };
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, ...(line > count + 1 && { narrowest: 'added' }) };
    const last = place.replaced && ofHead(place.replaced.last);
    const narrowest = narrowestOfLines(hunks, line, last ?? line);
    const end = line + place.endLine - place.startLine;
    const isTogether = ofHead(place.endLine) === end && place.replaced === undefined;
    const isReached = isTogether && narrowest !== 'added' && narrowestOfLines(hunks, line, Math.min(end, count)) === 'added';
    return {
        line,
        narrowest,
        ...(isTogether && end <= count && end > line && { last: end }),
        ...(isReached && { reached: end - line + 1 }),
    };
}
function findLast({ hunks, status }, { line, last }) {
    if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last))
        return undefined;
    const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
    const toEnd = (newLine) => {
        const oldLine = (0,line_map.GN)(hunks, newLine);
        if (oldLine !== undefined)
            return { newLine, oldLine };
        const { before } = (0,line_map.fg)(hunks, newLine, line_map.Bg);
        return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : (0,line_map.KH)(before).end };
    };
    return { end: toEnd(last), stands, first: toEnd(line) };
}
function isShownTogether(hunks, first, last) {
    for (let line = first; line <= last; line += 1)
        if (!isShown(hunks, line))
            return false;
    return true;
}
function notOnTheDiff(reason, membership) {
    return { kind: 'not-on-the-diff', reason, ...membership };
}
function differs(what) {
    return notOnTheDiff(`${what} differs between the analyzed commit and the head of the diff`, {
        narrowest: 'nofilter',
    });
}
function findObstacle(change, path, line, count) {
    if (count === undefined)
        return change.binary ? `${path} is binary` : undefined;
    if (count === 0)
        return `${path} is empty`;
    if (line > count)
        return `line ${line} is past the end of ${path}, which has ${count} ${count === 1 ? 'line' : 'lines'}`;
    return undefined;
}
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,line_map.Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return diff_diff.ox.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,line_map.GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
function isShown(hunks, line) {
    const { before, after } = (0,line_map.fg)(hunks, line, line_map.Bg);
    return ((before !== undefined && line < (0,line_map.Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,line_map.Bg)(after).first - CONTEXT_LINES));
}
function passesFilter(mode, narrowest) {
    return diff_diff.ox.indexOf(narrowest) <= diff_diff.ox.indexOf(mode);
}

;


const BATCH = 64;
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        if (change?.newPath === undefined || change.type !== 'file')
            return [];
        const head = { commit: diff.to, path: change.newPath };
        const analyzed = toHead.byOldPath.has(path) ? { commit: toHead.from, path } : head;
        return [{ path, change, head, analyzed }];
    });
    const lines = new Map();
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = (0,file_texts.ng)(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        for (const { path, change, head, analyzed } of batch) {
            const [now, then] = [head, analyzed].map((file) => texts.content(file.commit, file.path));
            lines.set(path, describe(head.path, now, then, change.hidden === true));
        }
    }
    return lines;
}
function describe(path, now, then, isHidden) {
    if (now === undefined || then === undefined)
        return {};
    if ((0,file_texts.NS)(now))
        return { unshown: `${path} is kept by Git LFS` };
    const unshown = isHidden && (0,file_texts.Go)(now) && { unshown: `${path} is binary` };
    const unsure = [now, then].some(file_texts.$R) && { isUnsure: true };
    return { count: (0,file_texts.P_)(now).length, ...unsure, ...unshown };
}

;




const MOST_NAMED = 10;
async function findArrivals(ground) {
    const { findings } = ground;
    const hasEnding = openEndings(ground);
    const pointers = await findPointers(ground);
    return {
        of(finding) {
            const { place } = finding;
            if (place.path === undefined)
                return undefined;
            return place.kind !== 'nowhere' && hasEnding(finding) ? 'added' : undefined;
        },
        warnings: [
            ...find_arrivals_describe(ground.diff.files.flatMap(({ type, newPath }) => (type === 'submodule' ? (newPath ?? []) : [])), 'submodule', 'submodules are not followed: review them in their own repositories'),
            ...find_arrivals_describe(pointers.filter((path) => !findings.some(({ place }) => place.path === path)), 'Git LFS file', 'check out with Git LFS before the analysis'),
        ],
    };
}
function openEndings({ results, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...results.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', (0,diff_diff.z6)(path))]),
        ...threads.map(({ fingerprint: { tool, path } }) => keyOf(tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        if (change?.oldPath === undefined || !(0,diff_diff.OG)(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', (0,diff_diff.z6)(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await (0,file_texts.Ac)(git, files)).map(({ path }) => path);
}
function find_arrivals_describe(paths, what, remedy) {
    if (paths.length === 0)
        return [];
    const names = (0,text_names.Dt)(paths, MOST_NAMED);
    return [`${(0,text_names.hS)(paths.length, what)} changed, and the content was not looked at: ${names}; ${remedy}`];
}

var quote = __webpack_require__(9142);
var path_mapping = __webpack_require__(5437);
;






const unlocated_MOST_NAMED = 10;
async function findUnlocated(results, completeness, { failLevel, filterModeByLine }, { toHead, diff, workingTree }) {
    const lists = results.flatMap(({ place }) => listOf(place) ?? []);
    const candidates = [...new Set(lists)].flat().filter((path) => (0,line_map.C2)(toHead, diff, path) !== undefined);
    const { hunks: dirty } = await workingTree.changesIn(new Set(candidates));
    const brings = (path) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        return change !== undefined && change.oldPath !== change.newPath;
    };
    const touches = (path, line) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        if (change === undefined)
            return false;
        const { hunks, type } = change;
        const at = line === undefined ? undefined : (0,line_map.sn)(toHead, path, line);
        if (type !== 'file' || filterModeByLine !== 'added' || brings(path) || dirty.has(path))
            return true;
        if (at === undefined || hunks.length === 0)
            return true;
        return hunks.some(({ newStart, newLines }) => at.line >= newStart && at.line < newStart + newLines);
    };
    const changed = new Map();
    const touched = (files, line) => {
        const known = changed.get(files) ?? files.filter((path) => (0,line_map.C2)(toHead, diff, path) !== undefined);
        changed.set(files, known);
        return known.filter((path) => touches(path, line));
    };
    const unlocated = results.flatMap((result) => {
        const { place, presence, level } = result;
        if (presence.kind !== 'present' || !(0,logged_finding.jZ)({ level, severity: (0,logged_finding.xJ)(result) }, failLevel))
            return [];
        const list = listOf(place);
        if (list === undefined)
            return [];
        if (place.kind === 'nowhere') {
            const files = list === 'any' ? list : touched(list, place.line);
            return files.length === 0 ? [] : [{ result, reason: place.reason, files }];
        }
        if (list.length < 2 || !brings(place.path))
            return [];
        const line = place.kind === 'lines' ? place.startLine : undefined;
        const files = list === 'any' ? list : touched(list, line).filter((path) => path !== place.path);
        const reason = `${(0,quote.h)(place.path)} came in by the change, and has the name of another file`;
        return files.length === 0 ? [] : [{ result, reason, files }];
    });
    if (unlocated.length === 0)
        return completeness;
    const scopes = Map.groupBy(unlocated, ({ result }) => (0,finding_finding.OD)(result.scope));
    const unverifiedTools = [...scopes.values()].flatMap(([first, ...more]) => {
        if (first === undefined)
            return [];
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        return [{ scope: first.result.scope, kind: 'failed', reason: `${unlocated_describe(first)}${others}` }];
    });
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !scopes.has((0,finding_finding.OD)(scope))),
        unverifiedTools: [...completeness.unverifiedTools, ...unverifiedTools],
    };
}
function listOf(place) {
    return place.kind === 'nowhere' ? place.mayBe : place.foundBy?.oneOf;
}
function unlocated_describe({ result: { rule, level, place }, reason, files }) {
    const which = files === 'any' ? 'any file' : (0,text_names.Dt)(files, unlocated_MOST_NAMED);
    const what = `a result of ${(0,quote.h)(rule.id)} (${level}) is unlocated: ${reason}, it may be in ${which} of the change`;
    return `${what}: ${remedyFor(place, files)}`;
}
function remedyFor(place, files) {
    const { path = '', behind, odd } = place.kind === 'nowhere' ? place : {};
    if (behind)
        return 'have the analyzer look at the file itself, or leave it out';
    if (odd !== undefined)
        return 'let the tool write SARIF 2.1.0';
    if (files === 'any')
        return 'give the tool the paths of files in place of its standard input (often --stdin-filename), or let it write them into its log';
    const [file = ''] = files;
    if ((0,text_names.OP)(file))
        return 'rename the file';
    const mapping = (0,path_mapping.c)(path, file);
    return `${mapping === undefined ? '' : `add the line \`${mapping}\` to path-map, or `}let the tool write paths from the top of the checkout`;
}
function describeGarbled({ files }) {
    const paths = files.flatMap(({ newPath = '' }) => ((0,text_names.OP)(newPath) ? newPath : []));
    if (paths.length === 0)
        return [];
    return [
        `${(0,text_names.hS)(paths.length, 'file')} whose name is not UTF-8 changed, and nothing can be placed there: ${(0,text_names.Dt)(paths, unlocated_MOST_NAMED)}; rename such files`,
    ];
}

var plan_group = __webpack_require__(4094);
var rules = __webpack_require__(7886);
var plan_unverified = __webpack_require__(8290);
;








function makePlan(at) {
    const { findings, threads, policy } = at;
    const findingOf = new Map(findings.flatMap((finding) => (finding.thread ? [[finding.thread, finding]] : [])));
    const resembledBy = new Map(findings.flatMap((finding) => (finding.resembles ? [[finding.resembles, finding]] : [])));
    const verify = (0,plan_unverified.$A)(at);
    const own = scopesOfJob(at);
    const unverified = new Map();
    const actions = new Map(threads.map((thread) => {
        const finding = findingOf.get(thread);
        const why = finding === undefined ? verify(thread) : undefined;
        if (why !== undefined)
            unverified.set(thread, why);
        const action = (0,rules.yF)({
            thread,
            finding,
            resembled: resembledBy.get(thread),
            winner: thread.duplicateOf,
            isElsewhere: !own.has((0,finding_finding.OD)((0,threads_threads.Od)(thread))),
            unverified: why?.why,
            varies: at.completeness.varying.has((0,finding_finding.OD)((0,threads_threads.Od)(thread))),
            leftDiff: at.leftDiff(thread, finding),
            resolve: policy.resolve,
            bot: at.bot,
        });
        return [thread, action];
    }));
    const selected = new Map(findings.map((finding) => [finding, plan_select(finding, policy)]));
    (0,plan_group.ML)(at, actions, selected);
    (0,plan_group.d3)(at, actions, selected);
    for (const finding of findings) {
        const action = finding.thread && actions.get(finding.thread);
        if (action !== undefined && at.canEdit)
            (0,plan_group.VQ)(finding, action, at, at.keepsNumbers);
    }
    const taken = [...actions.values()].filter((action) => takesPlace(action, own)).length;
    const judged = judge(findings, selected, actions, policy, policy.maxThreads - taken);
    return {
        ...judged,
        listed: [...judged.listed, ...(at.canEdit ? [] : findings.flatMap(listUnnamed))],
        standing: threads
            .flatMap((thread) => {
            const finding = findingOf.get(thread);
            const isOpen = !thread.isResolved && !(0,threads_threads.Is)(thread);
            const isUnseen = unverified.get(thread)?.counts === true && (isOpen || (0,threads_threads.Zb)(thread));
            if (finding === undefined)
                return isUnseen ? [thread] : [];
            return (isOpen ? (0,plan_group.dz)(thread, finding, at) : []).map(({ rule, level }) => ({
                ...thread,
                fingerprint: { ...thread.fingerprint, rule, level, severity: undefined },
            }));
        })
            .filter((thread) => thread.duplicateOf === undefined &&
            !resembledBy.has(thread) &&
            at.leftDiff(thread, undefined) === undefined &&
            (0,logged_finding.jZ)(thread.fingerprint, policy.failLevel))
            .toSorted((a, b) => (0,text_names.qy)((0,plan_unverified.XM)(a), (0,plan_unverified.XM)(b)) || a.fingerprint.line - b.fingerprint.line),
        unverified,
    };
}
const MOST_LINES_REACHED = 10;
const REACHED = `the change adds one of its lines, but not the first, and it has more than ${MOST_LINES_REACHED}`;
const isReached = ({ reached = 0 }) => reached > 0 && reached <= MOST_LINES_REACHED;
function plan_select(finding, policy) {
    const { baselineState, position, results } = finding;
    const isUnparsed = finding.isEdited && results.some((result) => result.isUnparsed === true);
    const mode = baselineState === 'new' ? policy.filterMode : policy.filterModeByLine;
    const isFailing = (0,logged_finding.jZ)(plan_judgedBy(finding), policy.failLevel);
    const reached = isFailing ? (position.reached ?? 0) : 0;
    let left;
    if (!isUnparsed && baselineState === 'unchanged')
        left = { as: 'unchanged', why: finding.baselineReason ?? '' };
    else if (!isUnparsed && !(isFailing && isReached(position)) && !passesFilter(mode, position.narrowest)) {
        const ofLine = (0,logged_finding.HH)(finding)
            ? 'the base has the package in the same version'
            : 'its line is not part of the change';
        const ofPlace = position.kind === 'not-on-the-diff' ? position.reason : ofLine;
        const why = reached > 0 ? REACHED : ofPlace;
        const filtered = `filter-mode ${mode}: ${why}`;
        left = {
            as: 'filtered',
            why: baselineState === 'unknown'
                ? `${filtered}; whether it is new is not known: ${finding.baselineReason}`
                : reached > 0 && baselineState === undefined
                    ? `${filtered}: a baseline (baseline-sarif-file) tells whether it is new`
                    : filtered,
        };
    }
    finding.counts =
        left === undefined && !finding.suppressed && (isFailing || (isUnparsed && policy.failLevel !== 'never'));
    if (left !== undefined)
        return left;
    if (!isUnparsed && !(0,logged_finding.jZ)(plan_judgedBy(finding), policy.minLevel))
        return {
            as: 'filtered',
            why: `${(0,logged_finding.KY)(plan_judgedBy(finding), policy.minLevel)} is below min-level ${policy.minLevel}`,
        };
    return position.kind === 'not-on-the-diff' ? { as: 'not-on-the-diff', why: position.reason } : undefined;
}
function plan_judgedBy({ newLevel, newSeverity }) {
    return { level: newLevel, severity: newSeverity };
}
function listUnnamed(finding) {
    const { group, scope } = finding;
    if (group === undefined || !('key' in group) || group.thread === undefined)
        return [];
    const reason = 'another finding on its line has a thread';
    return group.scope.tool === scope.tool ? [{ finding, why: 'on-line', reason }] : [];
}
function takesPlace({ kind, because, finding, dismissal, thread }, own) {
    if (kind === 'keep' || kind === 'edit' || kind === 'reopen')
        return true;
    if (dismissal !== undefined)
        return finding !== undefined;
    if (kind !== 'none' || thread === undefined)
        return false;
    if (because === 'people')
        return finding !== undefined;
    return because === 'unverified' && own.has((0,finding_finding.OD)((0,threads_threads.Od)(thread)));
}
function scopesOfJob({ completeness: { complete, unverifiedTools }, findings, }) {
    const failed = unverifiedTools.flatMap(({ kind, scope }) => (kind === 'failed' ? [scope] : []));
    return new Set([...complete, ...failed, ...findings.map(({ scope }) => scope)].map(finding_finding.OD));
}
function judge(findings, selected, actions, { maxThreads, acceptResolved }, free) {
    const [failing, accepted] = [[], []];
    const listed = [];
    const posts = [];
    const sorted = findings.filter(({ suppressed }) => !suppressed).toSorted(logged_finding.IN);
    let places = free;
    for (const finding of sorted) {
        const action = finding.thread && actions.get(finding.thread);
        if (finding.group !== undefined)
            continue;
        finding.outcome =
            action === undefined
                ? selected.get(finding)
                : { as: dispositionOf(action, finding), why: action.reason };
        if (finding.outcome !== undefined)
            continue;
        if (places > 0)
            finding.outcome = { as: 'posted', why: whyNew(finding) };
        else
            finding.outcome = { as: 'over-limit', why: `max-threads is ${maxThreads}` };
        places -= 1;
        if (finding.outcome.as === 'posted')
            posts.push({ kind: 'post', finding, reason: finding.outcome.why });
    }
    for (const finding of sorted) {
        const { group } = finding;
        if (group !== undefined) {
            const owner = 'key' in group ? group.outcome : undefined;
            finding.outcome = owner?.as === 'over-limit' ? owner : { as: 'grouped', why: (0,plan_group.qW)(finding) };
        }
        const { as, why } = finding.outcome ?? { as: 'filtered', why: '' };
        if (as === 'not-on-the-diff' || as === 'over-limit')
            listed.push({ finding, why: as, reason: why });
        if (!finding.counts)
            continue;
        const isAccepted = acceptResolved && isAcceptedByPeople(finding);
        const owner = group !== undefined && 'key' in group ? group : undefined;
        const isTold = owner?.counts === true &&
            owner.scope.tool !== finding.scope.tool &&
            isAccepted === (acceptResolved && isAcceptedByPeople(owner));
        if (!isTold)
            (isAccepted ? accepted : failing)?.push(finding);
        if (as === 'filtered')
            listed.push({ finding, why: 'below-min-level', reason: why });
        if (as === 'moved-on' && !isAccepted)
            listed.push({ finding, why: 'not-on-the-diff', reason: why });
    }
    return {
        actions: [...posts, ...actions.values()],
        failing: failing ?? [],
        accepted: accepted ?? [],
        listed,
    };
}
function whyNew({ baselineState, was }) {
    if (baselineState !== 'new')
        return 'new';
    return was === undefined
        ? 'new since the base'
        : 'its line is new since the base; it was here before this line was edited';
}
function dispositionOf({ kind, because, dismissal }, { inDiff }) {
    if (kind === 'keep' || kind === 'edit')
        return 'kept';
    if (kind === 'reopen')
        return 'reopened';
    if (kind === 'none' && because === 'unverified')
        return 'kept';
    const isByPeople = (kind === 'none' && because === 'people') || dismissal !== undefined;
    return isByPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
function isAcceptedByPeople({ thread: own, group, outcome }) {
    const of = group === undefined ? undefined : 'comment' in group ? group : group.thread;
    const thread = own ?? of;
    if (thread === undefined || !(0,threads_threads.Is)(thread) || !thread.accepts)
        return false;
    const { mark, resolverMay = 'yes' } = thread;
    const isByReply = mark.mark === 'dismissed' || (0,threads_threads.az)(thread);
    return ((isByReply || resolverMay === 'yes') &&
        (outcome?.as === 'resolved-by-people' || outcome?.as === 'moved-on' || outcome?.as === 'grouped'));
}

;















const ANY_LINE = { lines: 'changed-files', ladder: ['line'] };
const locate_MOST_NAMED = 10;
async function locate(read, threads, { analyzed, base, head }, logs, texts, { git, inputs, service }) {
    const asked = new Set([
        ...(0,place_findings.R8)(read),
        ...[...(0,place_findings.R8)(read)].flatMap(locksBeside),
        ...read.flatMap(({ alsoAt = [] }) => alsoAt.flatMap(({ path = [] }) => path)),
        ...threads.map(({ fingerprint }) => fingerprint.path),
    ]);
    const toHead = await (0,read_diff.i)(git, analyzed, head, { linesOf: asked });
    for (const path of [...asked])
        asked.add((0,line_map.qD)(toHead, path) ?? path);
    const diff = await (0,read_diff.i)(git, base, head, { algorithm: 'default', linesOf: asked });
    const logged = await placePackages(read, analyzed, texts, { toHead, diff });
    const places = logged.flatMap(({ place, alsoAt = [] }) => [place, ...alsoAt]);
    const paths = new Set(places.flatMap(({ path = '' }) => (path === '' || (0,text_names.OP)(path) ? [] : path)));
    const lines = await readFileLines(git, toHead, diff, paths);
    const linesOf = (path) => lines.get(path);
    const can = service?.can ?? ANY_LINE;
    const toPosition = (place, cameIn) => toAnchor({ place, toHead, diff, linesOf, cameIn, can });
    const policy = (0,table.iJ)(inputs);
    const results = logged.map((result) => locate_putOnChange(result, (place) => {
        const position = toPosition(place);
        const isFailing = (0,logged_finding.jZ)({ level: result.level, severity: (0,logged_finding.xJ)(result) }, policy.failLevel);
        return position.narrowest === 'added' || (isFailing && isReached(position));
    }));
    const { workingTree, completeness } = logs;
    const found = (0,place_findings.R8)(logged);
    const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
    return {
        results,
        completeness: await findUnlocated(results, completeness, policy, { toHead, diff, workingTree }),
        toHead,
        diff,
        linesOf,
        isEdited(path) {
            const change = (0,line_map.C2)(toHead, diff, path);
            return (change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0));
        },
        toPosition,
        warnings: [
            ...(0,place_findings.JX)(await workingTree.changesIn(others)),
            ...describeUnread(lines),
            ...describeGarbled(diff),
        ],
    };
}
function describeUnread(lines) {
    const paths = [...lines].flatMap(([path, { count, isUnsure }]) => count === undefined || isUnsure ? path : []);
    if (paths.length === 0)
        return [];
    const count = paths.length === 1 ? '1 changed file' : `${paths.length} changed files`;
    return [
        `${count} with findings could not be compared line by line: ${(0,text_names.Dt)(paths, locate_MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${file_texts.gZ / 1e6} MB, end lines by LF or CRLF alone, and check out with all objects`,
    ];
}
function locate_putOnChange(result, isAdded) {
    const { place, alsoAt = [], column: _, endColumn: __, ...rest } = result;
    if (alsoAt.length === 0 || isAdded(place))
        return result;
    const added = alsoAt.find((one) => one.kind !== 'nowhere' && isAdded(one));
    if (added === undefined)
        return result;
    return { ...rest, isMoved: true, place: added, alsoAt: [place, ...alsoAt.filter((one) => one !== added)] };
}
async function group({ results, toHead, diff, isEdited, toPosition }, threads, { git, inputs }) {
    const { distinct, duplicates } = (0,logged_finding.Zs)(results.filter(({ presence }) => (0,place_findings.tE)(presence)));
    const ofLogs = (0,logged_finding.Sz)(distinct);
    const arrivals = await findArrivals({ git, toHead, diff, results, findings: ofLogs, threads });
    const standing = (place, cameIn, unlocated) => {
        const at = toPosition(place, cameIn);
        const position = unlocated !== undefined && at.narrowest !== 'added'
            ? { kind: 'not-on-the-diff', reason: unlocated, narrowest: 'added' }
            : at;
        return { place, at: atHead(place, position, toHead), position };
    };
    const { failLevel } = (0,table.iJ)(inputs);
    const findings = ofLogs.map((finding) => {
        const { place } = finding;
        const isTouched = place.path !== undefined && isEdited(place.path);
        const unlocated = isTouched && (0,logged_finding.jZ)(finding, failLevel) ? describeUnlocated(finding) : undefined;
        const [only, ...more] = finding.results;
        return {
            ...finding,
            ...standing(place, (0,logged_finding.HH)(finding) ? 'file' : arrivals.of(finding), unlocated),
            others: (more.length === 0 ? (only?.alsoAt ?? []) : []).map((one) => standing(one)),
            isEdited: isTouched,
            inDiff: place.kind === 'nowhere' || (0,line_map.C2)(toHead, diff, place.path) !== undefined,
            ...believe(finding),
            members: [],
            counts: false,
        };
    });
    return { findings, duplicates: new Set(duplicates), warnings: arrivals.warnings };
}
function atHead(place, position, toHead) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    if (position.kind === 'anchored') {
        const { path, newLine } = position.anchor;
        return { path, line: place.kind === 'file' ? 0 : newLine };
    }
    if (place.kind === 'file') {
        const path = (0,line_map.qD)(toHead, place.path);
        return path === undefined ? undefined : { path, line: 0 };
    }
    return (0,line_map.sn)(toHead, place.path, place.startLine);
}

var summary_comment = __webpack_require__(6671);
var threads_marker = __webpack_require__(6533);
;




function planSummary({ listed, existing, mode, isPartial, canEdit, linkTo, redact, }) {
    const sorted = listed.toSorted((a, b) => (0,logged_finding.IN)(a.finding, b.finding));
    const plan = (kind, reason, obsolete = [], current) => ({
        kind,
        listed: sorted,
        text,
        obsolete: [...obsolete],
        reason,
        isWriting: kind === 'post' || kind === 'edit' || obsolete.length > 0,
        ...(current && { current }),
    });
    const text = sorted.length === 0 ? '' : redact((0,summary_comment.wX)(pairGrouped(sorted), linkTo));
    if (mode === 'never')
        return plan('none', 'summary-comment is never');
    const own = existing.filter(({ isSure, comment }) => isSure && (!canEdit || comment.mine !== false));
    if (sorted.length === 0) {
        if (own.length === 0)
            return plan('none', 'every selected finding has a thread');
        return isPartial
            ? plan('none', 'the analysis is not complete')
            : plan('delete', 'every selected finding has a thread now', own);
    }
    const same = own.find(({ marker }) => marker.text === (0,threads_marker.tW)(text));
    if (same !== undefined)
        return plan('keep', 'it lists the same findings', own.filter(({ marker }) => marker.nonce !== same.marker.nonce));
    const [current] = own;
    const others = own.filter(({ marker }) => marker.nonce !== current?.marker.nonce);
    if (canEdit && current !== undefined)
        return plan('edit', 'it lists other findings', others, current);
    return plan('post', own.length === 0 ? 'there was none yet' : 'it lacks a new finding', own);
}
function pairGrouped(listed) {
    const owners = new Map();
    return listed.map((entry) => {
        const { finding } = entry;
        const key = (0,rule_ids.gH)(finding.place, finding.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? finding;
        owners.set(key, owner);
        return owner.scope.tool === finding.scope.tool ? entry : { ...entry, groupedWith: owner };
    });
}
function summariesOf(summaries, check, own) {
    const hashes = new Set([...own].map(threads_marker.tW));
    return summaries.filter(({ marker }) => marker.check === check || (marker.scopes.length > 0 && marker.scopes.every((one) => hashes.has(one))));
}

;







async function planReview(located, findings, threads, { analyzed, head }, { writer, isBot }, base, { workingTree }, { inputs, name, service }) {
    const { results, toHead, diff } = located;
    for (const finding of findings)
        if (finding.thread?.marker.asNew && finding.baselineState !== 'unchanged')
            finding.baselineState = 'new';
    const completeness = (0,plan_unverified.e6)(located.completeness, { findings, threads });
    const { hunks: rewritten } = await workingTree.changesIn(threads.map(({ fingerprint }) => fingerprint.path));
    const plan = makePlan({
        completeness,
        findings,
        results,
        threads,
        job: { name, tools: inputs.tools },
        head,
        analyzed,
        toHead,
        isRewritten: (path, line) => (0,line_map.vC)(rewritten.get(path) ?? [], line),
        policy: (0,table.iJ)(inputs),
        leftDiff({ where }, finding) {
            if (finding !== undefined)
                return finding.inDiff ? undefined : finding.place.path;
            if (where.kind !== 'at' && where.kind !== 'edited')
                return undefined;
            return diff.byNewPath.has(where.path) ? undefined : where.path;
        },
        canEdit: service?.can.edits ?? false,
        keepsNumbers: service?.can.keepsNumbers ?? false,
        bot: isBot ? writer : undefined,
    });
    return {
        plan,
        completeness,
        unread: plan_describeUnread({ ...located, completeness }, base),
        warnings: [...(0,plan_unverified.fK)({ threads, findings, head }).values(), ...located.warnings],
    };
}
function plan_describeUnread({ completeness, toHead, diff, isEdited }, base) {
    const before = base?.kind === 'read' ? base.completeness.unverifiedFiles : [];
    const wasSo = new Set(before.map(({ scope, path }) => `${(0,finding_finding.OD)(scope)}\n${path}`));
    return completeness.unverifiedFiles
        .filter(({ told, path, scope }) => {
        const change = told === undefined ? undefined : (0,line_map.C2)(toHead, diff, path);
        const then = `${(0,finding_finding.OD)(scope)}\n${change?.oldPath ?? path}`;
        return change !== undefined && (isEdited(path) || !wasSo.has(then));
    })
        .map(words._8);
}
function summarize(listed, findings, { summaries }, { completeness }, linkTo, { inputs, name, service, redact }) {
    const { failures, unverifiedTools } = completeness;
    return planSummary({
        listed,
        existing: summariesOf(summaries, name, scopesOfJob({ completeness, findings })),
        mode: inputs['summary-comment'],
        isPartial: failures.length > 0 || unverifiedTools.some(({ kind }) => kind !== 'absent'),
        canEdit: service?.can.edits ?? false,
        linkTo,
        redact,
    });
}

var conclusion = __webpack_require__(409);
var left_threads = __webpack_require__(7443);
var in_flight = __webpack_require__(5217);
var report_document = __webpack_require__(7187);
var report_excerpt = __webpack_require__(249);
;






const MOST_EXCERPTS = 3_000;
const read_code_BATCH = 64;
async function readCode(results, shown, source) {
    const chosen = (0,report_document.ve)(results.filter(({ result }) => shown.has(result) && !(0,finding_about.rQ)(result)))
        .flatMap(report_document.md)
        .slice(0, MOST_EXCERPTS);
    const about = results.map(({ result }) => result).filter(finding_about.rQ);
    const unsure = new Set(about.filter((one) => toWanted(one).length === 0).map(({ place }) => place.path));
    const wanted = chosen.flatMap(({ result }) => toWanted(result)).filter(({ path }) => !unsure.has(path));
    const excerpts = await readExcerpts(wanted, about.flatMap(toWanted), source);
    return (result) => excerpts.get(result);
}
async function readExcerpts(wanted, secret, { git, head, redact }) {
    const secretLines = new Set(secret.flatMap(linesOf));
    const excerpts = new Map();
    for (const files of (0,in_flight.o)([...Map.groupBy(wanted, ({ path }) => path)], read_code_BATCH)) {
        const texts = (0,file_texts.ng)(git);
        try {
            await texts.read(files.map(([path]) => ({ commit: head, path })));
        }
        catch {
            return excerpts;
        }
        for (const { of, path, region } of files.flatMap(([, group]) => group)) {
            const isSecret = (line) => secretLines.has(`${path}:${line}`);
            const excerpt = (0,report_excerpt.n)(texts.lines(head, path) ?? [], region, { redact, isSecret });
            if (excerpt !== undefined)
                excerpts.set(of, excerpt);
        }
    }
    return excerpts;
}
function toWanted(result) {
    const { place, column, endColumn } = result;
    if (!('startLine' in place) || (0,finding_finding._k)(place))
        return [];
    const { path, startLine, endLine } = place;
    return [{ of: result, path, region: { startLine, endLine, column, endColumn } }];
}
const LONGEST_SECRET = 200;
function linesOf({ path, region: { startLine, endLine } }) {
    const length = Math.min(endLine - startLine + 1, LONGEST_SECRET);
    return Array.from({ length }, (_, index) => `${path}:${startLine + index}`);
}

var completeness = __webpack_require__(1315);
;


function outcomesOf(planned) {
    const { results, duplicates, findings, actions } = planned;
    const actionOf = new Map(actions.flatMap((action) => (action.finding ? [[action.finding, action]] : [])));
    const found = new Map(findings.flatMap((finding) => {
        const outcome = outcomeOf(finding, actionOf, planned);
        const isNew = new Set(finding.baselineState === 'unchanged' ? finding.results : finding.newResults);
        const unchanged = {
            disposition: 'unchanged',
            reason: finding.baselineReason ?? '',
            baselineState: 'unchanged',
        };
        return finding.results.map((result) => [result, isNew.has(result) ? outcome : unchanged]);
    }));
    return results.map((result) => {
        const outcome = byPresence(result, duplicates) ?? found.get(result);
        if (outcome === undefined)
            throw new RangeError('a result without a disposition');
        return { result, ...outcome };
    });
}
function undecided(results) {
    return results.map((result) => ({ result, disposition: 'undecided', reason: words.Cz }));
}
function byPresence(result, duplicates) {
    const { presence, scope } = result;
    switch (presence.kind) {
        case 'absent':
            return { disposition: 'absent', reason: 'baselineState is absent' };
        case 'other-tool':
            return { disposition: 'other-tool', reason: (0,completeness.I3)(scope.tool) };
        case 'crash':
            return { disposition: 'crash', reason: `the engine ${scope.tool} failed` };
        case 'note':
            return {
                disposition: 'duplicate',
                reason: 'it is a note on the result before it, and is shown with that',
            };
        case 'passed':
            return { disposition: 'passed', reason: presence.because };
        case 'suppressed':
            return { disposition: 'suppressed', reason: presence.justification ?? 'suppressed in the log' };
        case 'ignored':
            return { disposition: 'ignored', reason: presence.because };
        case 'present':
            return duplicates.has(result)
                ? { disposition: 'duplicate', reason: 'the logs hold the same result twice' }
                : undefined;
    }
}
const UNDONE = ['posted', 'reopened', 'moved-on', 'grouped'];
function outcomeOf(finding, actionOf, { outcomes, posted }) {
    const { outcome, thread, group, matchedBy, baselineState } = finding;
    if (outcome === undefined)
        return undefined;
    const isPosted = outcome.as === 'kept' && thread !== undefined && posted.has(thread.id);
    const planned = {
        disposition: isPosted ? 'posted' : outcome.as,
        reason: isPosted ? 'new' : outcome.why,
        thread: threadOf(finding)?.id,
        matchedBy: thread === undefined || isPosted ? undefined : matchedBy,
        baselineState: baselineState === 'unknown' ? undefined : baselineState,
    };
    const owner = outcome.as === 'grouped' && group !== undefined && 'key' in group ? group : undefined;
    const action = actionOf.get(owner ?? finding);
    const acted = action === undefined || action.kind === 'edit' ? undefined : outcomes.get(action);
    const isTold = UNDONE.includes(planned.disposition) || action?.dismissal !== undefined;
    if (acted === undefined || !isTold)
        return planned;
    if (acted.kind === 'refused')
        return { ...planned, disposition: 'not-on-the-diff', reason: acted.reason };
    if (acted.kind === 'said')
        return { ...planned, reason: `${planned.reason}; ${acted.reason}` };
    if (acted.kind !== 'done')
        return { ...planned, disposition: 'failed', reason: acted.reason };
    const id = acted.thread ?? planned.thread;
    if (id === undefined || owner === undefined)
        return { ...planned, thread: id };
    return { ...planned, thread: id, reason: words.sc(owner.scope, id) };
}
function threadOf({ thread, group }) {
    return thread ?? (group === undefined || 'comment' in group ? group : group.thread);
}

var report_warnings = __webpack_require__(9915);
;







function tellPlan(known) {
    const { plan, summary, findings = [], results = [], duplicates = new Set(), done, earlier } = known;
    if (plan === undefined || summary === undefined)
        return known.before;
    const posted = new Set([...earlier].flatMap(([{ kind }, outcome]) => kind === 'post' && outcome.kind === 'done' ? (outcome.thread ?? []) : []));
    const actions = plan.actions.filter(({ kind, thread }) => (kind !== 'keep' && kind !== 'edit') || !posted.has(thread?.id ?? ''));
    const outcomes = done?.outcomes ?? new Map();
    const told = outcomesOf({ results, duplicates, findings, actions, outcomes, posted });
    return { plan: { ...plan, actions }, summary, results: told };
}
async function readCodeOf(told, { shownWithCode, git, redact }, { head }) {
    const shown = shownWithCode(told);
    return shown.length === 0 ? undefined : readCode(told.results, new Set(shown), { git, head, redact });
}
function toRunResult(ending, known, context) {
    const { logs, found, configured, findings, listing, done, earlier } = known;
    const { reviewed, service, inputs, name } = context;
    const change = reviewed.kind === 'commits' ? reviewed.change : service;
    const told = tellPlan(known);
    const results = known.results ?? logs?.results;
    const job = { name, tools: inputs.tools };
    const proof = known.completeness ?? logs?.completeness;
    const completeness = proof && {
        ...proof,
        unverifiedTools: [...proof.unverifiedTools, ...(0,left_threads.ow)(told?.plan.actions ?? [], proof, job)],
    };
    const isBroken = ending.kind === 'unavailable' || ending.kind === 'broken';
    const shownHead = (isBroken ? ending.shownHead : undefined) ?? found?.shown.head;
    const outcomes = new Map([...earlier, ...(done?.outcomes ?? [])]);
    const plan = told && { ...told.plan, actions: [...new Set([...earlier.keys(), ...told.plan.actions])] };
    const result = {
        conclusion: 'incomplete',
        reasons: [],
        covers: (isBroken ? ending.covers : undefined) ?? found !== undefined,
        dryRun: inputs['dry-run'],
        failLevel: (0,table.iJ)(inputs).failLevel,
        acceptResolved: inputs['accept-resolved'],
        analyzedSha: known.analyzed,
        scopes: completeness?.complete ?? [],
        tools: logs?.tools ?? [],
        isRead: results !== undefined,
        results: told?.results ?? undecided(results ?? []),
        outcomes,
        ignored: listing?.ignored ?? [],
        warnings: [
            ...(plan === undefined ? [] : warningsOf(known, context)),
            ...(plan && completeness
                ? (0,words.B5)(findings ?? [], (0,table.iJ)(inputs).failLevel, completeness)
                : []),
            ...(0,report_warnings.R)({ plan, outcomes }, service?.can),
        ],
        ...(change && { change }),
        ...(found && { baseSha: found.commits.base, headSha: found.commits.head }),
        ...(shownHead !== undefined && { shownHead }),
        ...(completeness && { completeness, linkTo: known.linkTo }),
        ...(configured?.fault !== undefined && { configurationFault: configured.fault }),
        ...(findings && { comparison: known.comparison, unread: known.unread ?? [] }),
        ...(plan && { plan, summary: known.summary }),
        ...(known.code && { code: known.code }),
    };
    return { ...result, ...concludeBy(ending, result) };
}
function warningsOf({ listing, warnings = [], comparison, configured }, { reviewed }) {
    return [
        ...(reviewed.kind === 'commits' || listing === undefined
            ? []
            : (0,report_warnings.s)(listing, reviewed.keyring)),
        ...warnings,
        ...(comparison?.warnings ?? []),
        ...(configured?.warnings ?? []),
    ];
}
function concludeBy(ending, result) {
    switch (ending.kind) {
        case 'skipped':
        case 'superseded':
            return { conclusion: ending.kind, reasons: ending.reasons };
        case 'unavailable':
            return { conclusion: 'incomplete', reasons: [ending.reason] };
        case 'ended':
            return gate(result, [...(0,conclusion.iJ)(result), ...ending.failures]);
        case 'broken':
            return gate(result, [ending.reason]);
    }
}
function gate({ plan, configurationFault }, reasons) {
    const failing = (plan?.failing.length ?? 0) + (plan?.standing.length ?? 0) + (configurationFault === undefined ? 0 : 1);
    return { conclusion: (0,conclusion.Ep)(failing, reasons), reasons };
}

;



















const PASSES = 3;
async function review(context) {
    const checkout = await (0,git_checkout.b$)(context.git, (0,external_node_path_.resolve)(context.world.directory, context.inputs['working-directory']));
    const known = { analyzed: checkout.head, earlier: new Map() };
    let ending;
    try {
        ending = await reviewChange(context, checkout, known);
    }
    catch (error) {
        ending = await breakOff(error, context, known);
    }
    return writeCheck(toRunResult(ending, known, context), context);
}
async function reviewChange(context, checkout, known) {
    const { git, service, inputs, reviewed } = context;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return { kind: 'skipped', reasons: [reason] };
    context.begin({ kind: 'reading' });
    let logs = await (0,read_logs.o)(context, checkout);
    known.logs = logs;
    const linkTo = await (0,read_logs.$)(context, checkout.head, logs.hasFile);
    known.linkTo = linkTo;
    for (let pass = 1;; pass += 1) {
        context.begin({ kind: 'comparing' });
        const found = await findCommits(context, checkout.head);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return found;
        known.found = found;
        const { commits, shown } = found;
        const texts = (0,file_texts.ng)(git);
        const configured = await findConfiguration(context, checkout.root, commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', reason: configured.reason };
        known.configured = configured;
        const { configuration } = configured;
        if (configuration.pathMap !== undefined && pass === 1) {
            logs = await (0,read_logs.o)(context, checkout, configuration.pathMap);
            known.logs = logs;
        }
        const results = await configure(logs.results, configuration, commits, git);
        known.results = results;
        const listing = await (0,list_threads.Mi)(context, shown.writer);
        known.listing = listing;
        const { threads } = listing;
        const located = await locate(results, threads, commits, logs, texts, context);
        known.results = located.results;
        const { findings, duplicates, warnings } = await group(located, threads, context);
        known.findings = findings;
        known.duplicates = duplicates;
        const base = await readBase(context, checkout, logs.logs, commits, configuration);
        const comparison = base &&
            (await compareWithBaseline(base, {
                git,
                texts,
                analyzed: commits.analyzed,
                findings,
                completeness: located.completeness,
                versions: logs.versions,
            }));
        known.comparison = comparison;
        const { ruleCatalogues: listed, varying } = logs.completeness;
        await (0,match.YW)(threads, findings, { git, head: commits.head, texts, listed, varying });
        const planned = await planReview(located, findings, threads, commits, shown, base, logs, context);
        const { plan } = planned;
        const toSummary = (refused) => summarize([...plan.listed, ...refused], findings, listing, logs, linkTo, context);
        const summary = toSummary([]);
        Object.assign(known, { ...planned, warnings: [...planned.warnings, ...warnings], summary });
        const told = tellPlan(known);
        if (told === undefined)
            throw new Error('there is a plan');
        known.code = await readCodeOf(told, context, checkout);
        context.begin({ kind: 'planned', ...told, code: known.code });
        if (inputs['dry-run'] || reviewed.kind === 'commits')
            return { kind: 'ended', failures: [] };
        context.begin({ kind: 'applying', actions: told.plan.actions });
        const isLeft = (0,clear_forged.f)(listing, reviewed.service).length > 0;
        if (!plan.actions.some(act_acting.xz) && !summary.isWriting && !isLeft)
            return { kind: 'ended', failures: [] };
        const mayPlanAgain = pass < PASSES;
        const acting = await toActing(plan.actions, located, listing, found, logs, texts, { linkTo, mayPlanAgain }, context, reviewed);
        const { act } = await Promise.all([__webpack_require__.e(407), __webpack_require__.e(357), __webpack_require__.e(201)]).then(__webpack_require__.bind(__webpack_require__, 6201));
        const done = await act(plan.actions, toSummary, acting);
        known.done = done;
        if (done.summary !== undefined)
            known.summary = done.summary;
        if (done.end === 'superseded')
            return { kind: 'superseded', reasons: done.failures };
        if (done.end === 'applied' || !mayPlanAgain)
            return { kind: 'ended', failures: done.failures };
        for (const [action, outcome] of done.outcomes)
            if (outcome.kind === 'done')
                known.earlier.set(action, outcome);
        known.before = tellPlan(known);
        delete known.plan;
        delete known.done;
        context.progress(`Planning again: ${done.failures.join('; ')}`);
    }
}
function whyLeft({ noun, can }, { state }) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and no longer takes a review`;
    return state !== 'draft' || can.discussesDrafts
        ? undefined
        : `the ${noun} is a draft, and drafts have no discussion`;
}
const EXPECTED = [errors.j1, errors.j$, errors._7];
async function breakOff(error, context, known) {
    if (error instanceof errors.dl)
        throw error;
    const reason = context.redact(error instanceof Error ? error.message : String(error));
    const isExpected = EXPECTED.some((kind) => error instanceof kind);
    if (!isExpected && error instanceof Error)
        context.progress(`Unexpected error: ${error.stack ?? reason}`);
    if (error instanceof errors.j1) {
        if (known.plan !== undefined || known.before !== undefined)
            await writeCheck(toRunResult({ kind: 'broken', reason }, known, context), context);
        throw error;
    }
    if (known.found !== undefined)
        return { kind: 'broken', reason };
    try {
        const found = await findCommits(context, known.analyzed);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        return found.kind === 'found'
            ? { kind: 'broken', reason, covers: true, shownHead: found.shown.head }
            : { ...found, kind: 'broken', reason };
    }
    catch (failure) {
        if (failure instanceof errors.j1)
            throw failure;
        if (!context.inputs['dry-run'])
            context.progress(`The ${nounOf(context)} could not be read, so the check was not changed`);
        return { kind: 'broken', reason };
    }
}

var terminal = __webpack_require__(4062);
var find_logs = __webpack_require__(440);
var accounting = __webpack_require__(7283);
;



const SEVERITIES = {
    error: 'critical',
    warning: 'major',
    note: 'minor',
    none: 'info',
};
const CRITICAL_VULNERABILITY = 9;
function toCodeQuality({ isPlanned, present }, redact) {
    if (!isPlanned)
        return undefined;
    const seen = new Map();
    const issues = present.flatMap((result) => {
        const { path } = result.place;
        return path === undefined ? [] : [toIssue(result, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(result, path, seen, redact) {
    const { scope, rule, place, level, message } = result;
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,text_lines.TN)(message)} (${(0,text_lines.TN)((0,finding_finding.OK)(scope))})`),
        check_name: redact((0,text_lines.TN)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

;









const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
const LONGEST_MESSAGE = 120;
const WIDEST = 48;
function renderPlan(actions, summary, most = Number.POSITIVE_INFINITY) {
    const files = [...Map.groupBy(actions, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,text_names.qy)(a, b));
    const all = files.flatMap(([, inFile]) => inFile.toSorted(compareActions));
    const named = all.slice(0, most);
    const widths = {
        verb: widest(named.map(({ shown }) => shown)),
        line: widest(named.map(({ line = '' }) => String(line))),
        rule: widest(named.map(ruleOf)),
    };
    return [
        ...[...Map.groupBy(named, ({ path }) => path)].flatMap(([path, inFile]) => [
            { text: (0,text_lines.TN)(path), tone: 'heading' },
            ...inFile.map((told) => renderAction(told, widths)),
        ]),
        ...renderUnnamed(all.slice(named.length)),
        ...renderSummary(summary),
    ];
}
function ruleOf({ ruleId, scope }) {
    return (0,text_lines.TN)(`${ruleId} (${(0,finding_finding.OK)(scope)})`);
}
function renderAction(told, widths) {
    const { shown, reason, level, line = '', results, members } = told;
    const [result] = shown === 'post' || shown === 'reopen' ? results : [];
    const also = members.length === 0 ? '' : `, also by ${(0,text_names.KE)(members.map(finding_finding.OK))}`;
    const why = (0,text_lines.TN)(shown === 'post' ? `${reason}, ${level}${also}` : reason);
    const start = `  ${shown.padEnd(widths.verb)}  ${String(line).padStart(widths.line)}  ${ruleOf(told).padEnd(widths.rule)}  ${why}`;
    const message = (0,text_lines.TN)(results[0]?.message ?? '');
    const text = message === '' ? start : `${start}: ${(0,text_lines.xv)(message, LONGEST_MESSAGE)}`;
    return { text, tone: TONES[shown], ...(result && { result }) };
}
function renderUnnamed(actions) {
    if (actions.length === 0)
        return [];
    const counts = Object.entries(Object.groupBy(actions, ({ shown }) => shown)).map(([shown, { length }]) => `${length} ${shown}`);
    const text = `and ${(0,text_names.hS)(actions.length, 'more thread')} (${counts.join(', ')}): --all names them`;
    return [{ text, tone: 'quiet' }];
}
function renderSummary({ kind, listed: all, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && all.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    const text = `summary comment: ${kind}, ${(0,text_names.hS)(all.length, 'finding')} without a thread: ${reason}`;
    return [{ text, tone }];
}
function changes(actions) {
    return actions.some(({ writes }) => writes);
}
function compareActions(a, b) {
    return ((a.line ?? 0) - (b.line ?? 0) ||
        accounting.Ie.indexOf(a.shown) - accounting.Ie.indexOf(b.shown) ||
        (0,text_names.qy)(ruleOf(a), ruleOf(b)));
}
function widest(texts) {
    return texts.reduce((most, { length }) => Math.min(Math.max(most, length), WIDEST), 0);
}
const MOST_OF_A_REASON = 100;
function renderUnthreaded(unthreaded, isWhole) {
    const most = isWhole ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    const left = unthreaded.map((one) => one.disposition === 'unchanged' ? { ...one, reason: 'found in the baseline' } : one);
    return (0,report_document.H9)(left).flatMap(([reason, group]) => {
        const named = (0,report_document.md)(group).slice(0, most);
        const rows = renderRows(named.map(toResultRow));
        return [
            { text: `${group.length} ${group[0]?.disposition}: ${(0,text_lines.TN)(reason)}`, tone: 'heading' },
            ...named.map(({ result }, index) => ({ text: rows[index] ?? '', tone: 'quiet', result })),
            ...renderRest(group.length - named.length, 'quiet'),
        ];
    });
}
function renderRest(count, tone) {
    return count > 0 ? [{ text: `  and ${count} more; the report has them all`, tone }] : [];
}
function renderRows(rows) {
    const width = widest(rows.map(({ place }) => place));
    return rows.map(({ place, rule, about, message }) => `  ${place.padEnd(width)}  ${rule}  ${about}: ${(0,text_lines.xv)((0,text_lines.TN)(message), LONGEST_MESSAGE)}`);
}
function toResultRow({ result, disposition }) {
    const { place, rule, scope, level, message } = result;
    const about = disposition === 'resolved-by-people' ? `${level}, resolved by a person` : level;
    const where = (0,text_lines.TN)((0,finding_finding.fW)(place)) || 'unlocated';
    return { place: where, rule: ruleOf({ ruleId: rule.id, scope }), about, message };
}
function toStandingRow(thread) {
    const { rule: ruleId, level } = thread.fingerprint;
    const rule = ruleOf({ ruleId, scope: (0,threads_threads.Od)(thread) });
    const message = 'reported before, and not looked at again';
    return { place: (0,words.sd)(thread), rule, about: level, message };
}
function renderFailing({ failing: { results, standing } }) {
    const all = [
        ...results.map((one) => ({ level: one.result.level, row: () => toResultRow(one) })),
        ...standing.map((thread) => ({ level: thread.fingerprint.level, row: () => toStandingRow(thread) })),
    ].toSorted((a, b) => (0,logged_finding.t9)(a.level, b.level));
    if (all.length === 0)
        return [];
    const rows = renderRows(all.slice(0, conclusion.SE).map(({ row }) => row()));
    return [
        { text: 'What fails the check, worst first:', tone: 'heading' },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...renderRest(all.length - rows.length, 'bad'),
    ];
}

var report_file = __webpack_require__(3531);
var dismissals = __webpack_require__(6572);
var to_json = __webpack_require__(1218);
;



function toSarifReport(document, redact) {
    const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
    return (0,to_json.a)({ $schema, version: '2.1.0', runs: eachRun(document, redact) }, redact);
}
function* eachRun(document, redact) {
    const { results, scopes, dismissals, acceptResolved, tools, unverified } = document;
    const dismissed = new Map(dismissals
        .filter((dismissal) => mayDismiss(dismissal, acceptResolved))
        .flatMap((dismissal) => dismissal.finding.results.map((result) => [result, dismissal])));
    const failed = unverified.unverifiedTools.filter(({ kind }) => kind === 'failed');
    const shown = Map.groupBy(results.filter(sarif_report_isShown), ({ result }) => (0,finding_finding.OD)(result.scope));
    const all = [...results.map(({ result }) => result.scope), ...scopes, ...failed.map(({ scope }) => scope)];
    for (const [key, scope] of new Map(all.map((one) => [(0,finding_finding.OD)(one), one]))) {
        const isOwn = (one) => (0,finding_finding.OD)(one.scope) === key;
        const reasons = [...unverified.failures, ...failed.filter(isOwn).map(({ reason }) => reason)];
        const files = unverified.unverifiedFiles.filter(isOwn);
        const outcomes = shown.get(key) ?? [];
        const rules = new Map(outcomes.map(({ result: { rule } }) => [rule.id, toRule(rule)]));
        yield {
            tool: {
                driver: {
                    name: scope.tool,
                    version: tools.find(({ name }) => name === scope.tool)?.version,
                    rules: [...rules.values()],
                },
            },
            automationDetails: scope.category === '' ? undefined : { id: `${scope.category}/` },
            invocations: [
                {
                    executionSuccessful: reasons.length === 0,
                    toolExecutionNotifications: [
                        ...reasons.map((text) => ({ level: 'error', message: { text } })),
                        ...files.map(({ reason, path }) => ({
                            level: 'error',
                            message: { text: reason },
                            locations: [sarif_report_locate(path, redact)],
                        })),
                    ],
                },
            ],
            results: outcomes.map((outcome) => toResult(outcome, dismissed.get(outcome.result), redact)),
        };
    }
}
function sarif_report_isShown({ result: { presence, place } }) {
    return (presence.kind === 'present' || presence.kind === 'suppressed') && place.path !== undefined;
}
function mayDismiss({ kind, thread }, acceptResolved) {
    if (!thread.accepts || thread.unsure !== undefined)
        return false;
    return kind !== 'resolved' || (acceptResolved && (thread.resolverMay ?? 'yes') === 'yes');
}
function toRule({ id, name, shortDescription, help, helpUri = '', securitySeverity, ...rule }) {
    const cwes = (rule.cwes ?? []).map((cwe) => `external/cwe/cwe-${String(cwe).padStart(3, '0')}`);
    return {
        id,
        name,
        shortDescription: shortDescription && { text: shortDescription },
        help: help && { text: help.text, [help.kind]: help.text },
        helpUri: URL.canParse(helpUri) ? helpUri : undefined,
        properties: {
            tags: [...new Set([...rule.tags, ...cwes])],
            'security-severity': securitySeverity?.toFixed(1),
        },
    };
}
function toResult({ result, baselineState }, dismissal, redact) {
    const { rule, level, message, presence, fingerprints, place, loggedLine, column, endColumn } = result;
    const words = dismissal && (0,dismissals.VO)(dismissal.kind) + (dismissal.reason ? `: ${dismissal.reason}` : '');
    const justification = presence.kind === 'suppressed' ? presence.justification : words;
    const isSuppressed = presence.kind === 'suppressed' || words !== undefined;
    const startLine = loggedLine ?? (place.kind === 'lines' ? place.startLine : undefined);
    const endLine = place.kind === 'lines' && startLine ? startLine + place.endLine - place.startLine : startLine;
    const region = { startLine, endLine, startColumn: column || undefined, endColumn: endColumn || undefined };
    return {
        ruleId: rule.id,
        level,
        message: { text: message },
        locations: [sarif_report_locate(place.path ?? '', redact, startLine === undefined ? undefined : region)],
        partialFingerprints: fingerprints,
        baselineState,
        suppressions: isSuppressed ? [{ kind: 'external', status: 'accepted', justification }] : undefined,
    };
}
function sarif_report_locate(path, redact, region) {
    const uri = redact(path).toWellFormed().split('/').map(encodeURIComponent).join('/');
    return { physicalLocation: { artifactLocation: { uri }, region } };
}

var markdown = __webpack_require__(492);
;






const ROWS = 100;
const MESSAGE_LIMIT = 160;
const END_LIMIT = 600;
function toSummary(document) {
    const { heading, dryRun, isPlanned, concluded, threads, accounting, failing, open, linkTo } = document;
    const worst = failing.results.slice(0, conclusion.SE);
    const named = new Set(worst);
    const others = open.filter((one) => !named.has(one));
    const sections = [
        `## ${heading}${dryRun ? ` (${words.yE})` : ''}`,
        (0,markdown.FV)((0,text_lines.TN)(isPlanned ? (0,text_lines.xv)(concluded, END_LIMIT) : concluded)),
        threads,
        (0,markdown.SS)(accounting),
        summary_table('What fails the check', worst, linkTo, failing.results.length - worst.length),
        ...[...document.urgent, ...document.notes].map(({ title, lines }) => list(title, lines)),
        byRule(worst.length === 0 ? 'Findings' : 'Other findings', others, linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
function list(title, items) {
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.FV)((0,text_lines.TN)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
function byRule(title, results, linkTo) {
    if (results.length === 0)
        return '';
    const rows = (0,summary_comment.$u)(results.map(({ result, disposition, reason }) => ({
        about: result,
        state: disposition,
        message: result.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,summary_comment.j$)(row, linkTo)}`);
    const [names = '', line = ''] = summary_comment.v8;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function summary_table(title, results, linkTo, unnamed) {
    if (results.length === 0)
        return '';
    const rows = results.map(({ result, disposition, reason }) => {
        const { level, place, rule, scope, message } = result;
        const cells = [
            disposition,
            level,
            (0,markdown.aE)((0,finding_finding.fW)(place) || '-', (0,summary_comment.ci)(place, linkTo)),
            rule.helpUri === undefined ? (0,markdown.SS)(rule.id) : (0,markdown.nf)(rule.id, rule.helpUri),
            (0,markdown.FV)((0,finding_finding.OK)(scope)),
            (0,markdown.FV)((0,text_lines.xv)((0,text_lines.TN)(message), MESSAGE_LIMIT)),
            (0,markdown.FV)((0,text_lines.TN)(reason)),
        ];
        return `| ${cells.map(markdown.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    const end = unnamed > 0 ? `\n\n\u2026 and ${unnamed} more, below.` : '';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > ROWS ? `\n\n\u2026 and ${count - ROWS} more; the report has them all.` : '';
}

;













const WARNINGS_SHOWN = 10;
async function reportResult(result, order) {
    const { inputs, printJson } = order;
    const { host } = order.frame;
    const document = (0,report_document.JY)(result);
    host.endGroup();
    const reportPath = await writeReport(document, order);
    const hasCodeQuality = await writeCodeQuality(document, order);
    for (const [name, value] of Object.entries((0,accounting.Iu)(document, reportPath)))
        host.setOutput(name, value);
    const warned = warn(document.warnings, host);
    const { reviewed } = inputs;
    const kind = reviewed.kind === 'by-head' ? reviewed.service : reviewed.kind;
    if (kind !== 'commits' && services.Bg[kind].annotates)
        annotate(document, warned, host);
    await host.writeSummary(toSummary(document));
    for (const { text, tone } of renderFailing(document))
        host.info(text, tone);
    host.info(document.accounting);
    const status = run_result.uc[document.conclusion];
    if (status === 0)
        host.info(document.end, 'good');
    else
        host.error(document.end, 'conclusion');
    const named = inputs['report-file'];
    if (named === terminal.qk)
        writeDocument(report_file.cG, document, host);
    const isWanted = named !== undefined && named !== terminal.qk;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    if (printJson !== undefined)
        writeDocument(printJson, document, host);
    return isMissing && status === 0 ? run_result.Pd : status;
}
function writeDocument(print, document, host) {
    host.writeDocument([...print(document, (text) => host.redact(text))].join(''));
}
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(document, order) {
    const { inputs, frame } = order;
    const { host } = frame;
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === terminal.qk)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const redact = (text) => host.redact(text);
    const report = isPage(path)
        ? (await __webpack_require__.e( 990).then(__webpack_require__.bind(__webpack_require__, 4990))).toReportPage(document, redact)
        : /\.sarif$/iu.test(path)
            ? toSarifReport(document, redact)
            : (0,report_file.cG)(document, redact);
    return writeNamed('report-file', path, report, order);
}
function isPage(name) {
    return /\.html?$/iu.test(name ?? '');
}
async function writeCodeQuality(document, order) {
    const { inputs, frame } = order;
    const { host } = frame;
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(document, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, order)) !== undefined;
}
async function writeNamed(input, name, text, { inputs, frame: { host, world } }) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await (0,find_logs.qS)((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
            throw new Error("a link on the way leads out of this job's folders");
        }
        await world.writeFile(path, text);
        return path;
    }
    catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        host.error(`Input ${input}: the report could not be written to ${path} (${reason}); name a file that can be written`);
        return undefined;
    }
}
function foldersOf(inputs, host, { directory }) {
    const { workspaces, temporaryFolder } = host;
    const own = [directory, (0,external_node_path_.resolve)(directory, inputs['working-directory']), ...workspaces];
    return temporaryFolder === undefined ? own : [...own, temporaryFolder];
}
function annotate({ unseen }, warned, host) {
    const counts = { error: 1, warning: warned, notice: 0 };
    for (const annotation of unseen.map(toAnnotation)) {
        counts[annotation.level] += 1;
        if (counts[annotation.level] <= WARNINGS_SHOWN)
            host.annotate?.(annotation);
    }
}
const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'notice',
    none: 'notice',
};
function toAnnotation({ result }) {
    const { place, rule, scope, level, message } = result;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding.OK)(scope)})`, message, ...path, ...lines };
}

;

const code_frame_TONES = {
    error: 'bad',
    warning: 'doubtful',
    note: 'change',
    none: 'change',
};
const USUAL_COLUMNS = 120;
const FEWEST_COLUMNS = 24;
const GUTTER = 5;
const TAB = '    ';
function toCodeFrame({ lines, more }, { level, indent, columns = USUAL_COLUMNS }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    const margin = ' '.repeat(indent);
    const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
    const tone = code_frame_TONES[level];
    const bar = { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' };
    return [
        ...lines.flatMap(({ number, text, role, mark }) => {
            const code = (0,text_lines.xv)(widen(text), room);
            const sign = role === 'finding' ? { text: '>', tone } : { text: ' ' };
            const gutter = ` ${String(number).padStart(width)} |${code === '' ? '' : ' '}`;
            const row = [{ text: margin }, sign, { text: gutter, tone: 'quiet' }, { text: code }];
            const from = widen(text.slice(0, mark?.from)).length;
            const marked = Math.max(1, widen(text.slice(mark?.from, mark?.to)).length);
            if (mark === undefined || from >= room)
                return [row];
            return [row, [bar, { text: ' '.repeat(from) + '^'.repeat(Math.min(marked, room - from)), tone }]];
        }),
        ...(more > 0 ? [[{ ...bar, text: `${bar.text}and ${more} more lines` }]] : []),
    ];
}
function widen(text) {
    return text.replaceAll('\t', TAB);
}

;







const THREADS_ON_A_TERMINAL = 60;
const REASONS_SHOWN = 10;
const MOST_WITH_CODE = 40;
const CODE_INDENT = 6;
function openRunLog({ 'dry-run': dryRun }, host, shown, code) {
    const { columns } = host;
    let leftOut = 0;
    const shownActions = ({ plan: { actions } }) => dryRun ? actions : actions.filter(act_acting.xz);
    const planLines = (told) => {
        const isShortened = columns !== undefined && dryRun && shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const actions = shownActions(told).map((action) => (0,report_document.ow)(action));
        const lines = renderPlan(actions, told.summary, most);
        if (!dryRun)
            return lines;
        const { results, plan } = told;
        const unthreaded = (0,report_document.jK)({ results, counts: (0,report_document.qS)(plan.failing) }, shown);
        return [...lines, ...renderUnthreaded(unthreaded, shown === 'all')];
    };
    const tellUnverified = (actions) => {
        const reasons = (0,left_threads.RH)(actions);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            host.info(`and ${rest} more reasons; the report has them all`);
    };
    const tellPlan = ({ code: excerptOf, ...told }) => {
        const { actions } = told.plan;
        const changes = actions.filter(act_acting.xz).length;
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        for (const { text, tone, result } of planLines(told)) {
            host.info(text, tone);
            const excerpt = result && code === 'shown' ? excerptOf?.(result) : undefined;
            if (result === undefined || excerpt === undefined)
                continue;
            const layout = { level: result.level, indent: CODE_INDENT, columns };
            for (const pieces of toCodeFrame(excerpt, layout))
                host.code?.(pieces);
        }
        if (leftOut > 0)
            host.info((0,words.BB)(leftOut), 'quiet');
        const unshown = actions.length - shownActions(told).length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            tellUnverified(actions);
    };
    return {
        begin(phase) {
            if (phase.kind === 'reading')
                host.group('Reading the logs');
            if (phase.kind === 'comparing')
                host.group('Comparing with the threads that are there');
            if (phase.kind === 'planned')
                tellPlan(phase);
            if (phase.kind !== 'applying')
                return;
            if (phase.actions.some(act_acting.xz))
                host.group('Applying the plan');
            else
                host.endGroup();
        },
        shownWithCode(told) {
            if (code !== 'shown')
                return [];
            if (shown === 'all')
                return told.results.map(({ result }) => result);
            const named = planLines(told).flatMap(({ result }) => result !== undefined && 'startLine' in result.place && !(0,finding_about.rQ)(result) ? [result] : []);
            leftOut = Math.max(0, named.length - MOST_WITH_CODE);
            return named.slice(0, MOST_WITH_CODE);
        },
    };
}

var service_wrappers = __webpack_require__(8329);
;








async function reviewConnected(connected, { inputs, asked }, limits, frame) {
    const { host, world } = frame;
    const { 'working-directory': folder, 'check-name': named, category } = inputs;
    const reviewed = connected.kind === 'commits' ? connected : openTarget(connected, frame);
    const { git, close } = (0,open_git.z)((0,external_node_path_.resolve)(world.directory, folder), world.environment, limits.over);
    try {
        const result = await review({
            inputs,
            reviewed,
            service: reviewed.kind === 'commits' ? undefined : reviewed.service,
            name: (0,report_check.I3)({ checkName: named, category, jobName: host.jobName }),
            git,
            host,
            world,
            sleep: (milliseconds) => (0,run_frame.zG)(milliseconds, world),
            nonce: world.nonce,
            stopped: limits.stopped,
            redact: (text) => host.redact(text),
            progress: (line) => host.info(line),
            ...openRunLog(inputs, host, asked.shown, asked.code),
            ...(isPage(inputs['report-file']) && {
                shownWithCode: (told) => told.results.map(({ result }) => result),
            }),
        });
        return await reportResult(result, { inputs, frame, ...asked });
    }
    finally {
        close();
    }
}
function openTarget(connected, { host }) {
    const { kind, service, diff } = connected;
    const why = kind === host.ci?.service && host.untrusted?.givenToken === 'is-tried' ? host.untrusted : undefined;
    const trying = why === undefined ? service : (0,service_wrappers.jz)(service, why);
    const secretsOfCi = why === undefined ? 'given' : 'withheld';
    return { kind: 'change', diff, ...(0,service_wrappers.jR)(trying, connected, host, secretsOfCi) };
}

;











async function run(frame, asked = { shown: 'selected' }) {
    const { host, world } = frame;
    const unread = (0,table.wx)(world.environment);
    if (unread !== undefined)
        host.warning(unread);
    const source = (name) => host.input(name);
    const { raw, chosen } = (0,read_inputs.Ac)(source, host);
    const { ci, untrusted } = host;
    const change = ci !== undefined && chosen === ci.service ? ci.change : undefined;
    const isNamed = raw[(0,review_services.OB)(chosen)?.changeInput ?? 'change'] !== undefined;
    if (ci !== undefined && change?.kind === 'queue' && !isNamed)
        return passQueue(ci, change, frame);
    if (change?.kind === 'none' && change.mayPass && !isNamed)
        throw new errors.dl(change);
    const isKept = raw[change === undefined ? 'client-secret' : 'token'] === undefined;
    const isUseless = change !== undefined && untrusted?.givenToken === 'is-useless';
    if (untrusted !== undefined && chosen !== 'commits' && (isKept || isUseless))
        throw new errors.dl(untrusted);
    const inputs = (0,read_inputs.Ko)(source, host);
    const { reviewed, 'check-name': name } = inputs;
    if (change !== undefined && name !== undefined && name.toLowerCase() === host.jobName?.toLowerCase())
        host.warning(`Input check-name is ${name}, which is the name of this job too, so the two cannot be told apart: choose another name`);
    return reviewed.kind === 'by-head'
        ? reviewEach(reviewed, { inputs, asked }, frame)
        : reviewOne(reviewed, { inputs, asked }, frame);
}
async function reviewOne(reviewed, order, frame) {
    const { host, world } = frame;
    const limits = (0,run_frame.Af)(order.inputs, frame);
    const connected = reviewed.kind === 'commits' ? reviewed : { ...reviewed, service: await (0,connect.Ng)(reviewed, limits, frame) };
    host.info((0,connect.lc)(reviewed, world));
    return reviewConnected(connected, order, limits, frame);
}
const MOST_REVIEWED = 5;
const WORSE_AND_WORSE = [
    run_result.uc.success,
    run_result.uc.incomplete,
    run_result.uc.failure,
    run_result.Pd,
];
async function reviewEach(reviewed, order, frame) {
    const { host } = frame;
    const changes = await (0,connect.Fs)(reviewed, (0,run_frame.Af)(order.inputs, frame), frame);
    const [only, ...more] = changes;
    if (more.length === 0)
        return reviewOne(only.reviewed, order, frame);
    const { noun } = services.Bg[reviewed.service];
    const rank = (status) => WORSE_AND_WORSE.indexOf(status);
    let worst;
    for (const { number, reviewed: change } of changes.slice(0, MOST_REVIEWED)) {
        await host.writeSummary(`# The ${noun} #${number}\n\n`);
        const outputs = new Map();
        const { temporaryFolder } = host;
        const ofChange = {
            ...host,
            setOutput: (name, value) => outputs.set(name, value),
            ...(temporaryFolder !== undefined && { temporaryFolder: (0,external_node_path_.join)(temporaryFolder, `${number}`) }),
        };
        const status = await reviewOne(change, order, { ...frame, host: ofChange }).catch((error) => (0,run_frame.qZ)(error, ofChange));
        if (worst === undefined || rank(status) > rank(worst.status))
            worst = { status, outputs };
    }
    let { status, outputs } = worst ?? { status: run_result.uc.incomplete, outputs: new Map() };
    const left = changes.slice(MOST_REVIEWED).map(({ number }) => `#${number}`);
    if (left.length > 0) {
        host.error(`${left.length} more open ${noun}s with this head were not reviewed (${left.join(', ')}): close those that nobody needs, or name one in the input change`);
        if (status === run_result.uc.success) {
            status = run_result.uc.incomplete;
            outputs.set('conclusion', 'incomplete');
        }
    }
    for (const [name, value] of outputs)
        host.setOutput(name, value);
    return status;
}


 })

};

export const id = 6871;
export const ids = [6871];
export const modules = {

 7293:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => ( clearForged),
   f: () => ( forgedLeft)
 });
 var _comment_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8930);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(579);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(492);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2860);
 var _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4099);





function forgedLeft(listing, service) {
    return listing.forgedThreads.filter((one) => !one.isReplied || one.comment.body !== bodyOf(one, listing, service) || isOpen(one.comment));
}
function isOpen({ resolved, mayResolve }) {
    return resolved === false && mayResolve !== false;
}
async function clearForged(acting) {
    const { service, known, progress } = acting;
    if (forgedLeft(known, service).length === 0 || acting.stopped() !== undefined)
        return undefined;
    const listing = await acting.list();
    const left = forgedLeft(listing, service);
    let failure;
    for (const one of left) {
        const outcome = await clear(one, bodyOf(one, listing, service), acting);
        if (outcome.kind !== 'done')
            failure = _words_js__WEBPACK_IMPORTED_MODULE_3__ .Z1((0,_services_port_js__WEBPACK_IMPORTED_MODULE_4__ .OB)(outcome));
    }
    if (failure === undefined && left.length > 0)
        progress(_words_js__WEBPACK_IMPORTED_MODULE_3__ ._E(left.length));
    return failure;
}
async function clear({ comment, isReplied }, body, { service }) {
    const { id: commentId, discussionId } = comment;
    if (!isReplied)
        return service.deleteComment(commentId);
    const edited = comment.body === body ? undefined : (0,_services_port_js__WEBPACK_IMPORTED_MODULE_4__ .aK)(await service.edit([{ commentId, body }]));
    if (edited !== undefined && edited.kind !== 'done')
        return edited;
    return isOpen(comment)
        ? (0,_services_port_js__WEBPACK_IMPORTED_MODULE_4__ .aK)(await service.setResolved([{ discussionId, resolved: true }]))
        : { kind: 'done', value: null };
}
function bodyOf({ path, line }, { threads }, service) {
    const now = threads.findLast(({ unsure, fingerprint, marker }) => unsure === undefined && fingerprint.path === path && (line === undefined || marker.stands === line));
    const page = now && service.threadPage?.({ discussionId: now.id });
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__ .eO)({
        markdown: `${_comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.start}${page === undefined ? _comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.thread : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ .nf)(_comment_words_js__WEBPACK_IMPORTED_MODULE_0__ .mu.thread, page)}.`,
    });
}


 }),

 3589:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( nounOf)
 });
function nounOf({ service }) {
    return service?.noun ?? 'change';
}


 }),

 2668:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( findCommits),
   I: () => ( cover)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
 var _git_relate_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(307);
 var _inputs_table_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5835);
 var _services_http_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4408);
 var _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3589);







const REMEDY = `${_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .Nh} or allow fetching commits by id`;
async function findCommits(context, analyzed) {
    const { inputs, world } = context;
    const until = world.now() + (0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_4__ .fX)(inputs) * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(context, analyzed, until);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || context.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason, shownHead: found.head };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        context.progress(`Waiting for the ${(0,_context_js__WEBPACK_IMPORTED_MODULE_6__ .a)(context)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await context.sleep(Math.min((0,_services_http_js__WEBPACK_IMPORTED_MODULE_5__ .p$)(tries, world.random()), left));
    }
}
async function findOnce(context, analyzed, until) {
    const { reviewed, inputs, git, host } = context;
    const given = reviewed.diff;
    const shown = reviewed.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(reviewed.service, given === undefined, until, context);
    const { base, head } = shown;
    const noun = (0,_context_js__WEBPACK_IMPORTED_MODULE_6__ .a)(context);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            shownHead: head,
            reason: `the ${noun}'s diff was not computed within ${(0,_inputs_table_js__WEBPACK_IMPORTED_MODULE_4__ .fX)(inputs)} s (a third of the input timeout)`,
        };
    }
    if (reviewed.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1('Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.');
    }
    const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
    const presence = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__ .nm)(git, [analyzed, ...shas]);
    if (head !== null && presence.get(head) === 'present') {
        const named = analyzed === head ? undefined : await host.namedChange?.();
        const relation = await (0,_git_relate_to_js__WEBPACK_IMPORTED_MODULE_3__ .j)({ base: pinned.base, head, named }, analyzed, git);
        const covering = cover(analyzed, head, relation, noun, named?.remedy);
        if (covering.kind === 'covers' && analyzed !== head) {
            context.progress(`Analyzed ${analyzed.slice(0, 7)}, ${describeCovering(relation, noun)} (head ${head.slice(0, 7)}): findings are placed on the lines of the head`);
        }
        if (covering.kind === 'superseded')
            return covering;
        if (covering.kind === 'behind')
            return { ...covering, head };
        if (covering.kind === 'other')
            return { kind: 'unavailable', covers: false, reason: covering.reason, shownHead: head };
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
        await sleep(Math.min((0,_services_http_js__WEBPACK_IMPORTED_MODULE_5__ .p$)(tries, world.random()), left));
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
            return { kind: 'covers' };
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


 }),

 3500:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( configure),
   o: () => ( findConfiguration)
 });
 var _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6130);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
 var _git_objects_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4902);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8825);
 var _git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(581);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9850);







async function findConfiguration({ git, service, host, progress }, root, commits) {
    if (service === undefined && host.onLaptop)
        return ofWorkingTree(root, progress);
    return ofCommits(git, service && (await findTip(git, service)), commits);
}
async function findTip(git, service) {
    const repository = await service.targetRepository?.();
    if (repository === undefined)
        return undefined;
    const { addresses, defaultBranch: branch } = repository;
    const remote = await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ ._Y)(git, addresses);
    return remote === undefined ? undefined : { remote, branch, tip: await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ .uN)(git, remote, branch) };
}
async function ofWorkingTree(root, progress) {
    const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ .o6)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT);
    if (content === undefined) {
        const misnamed = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ .o6)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .YP);
        const warnings = misnamed === undefined ? [] : [_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .Xf];
        return { kind: 'found', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .hr, warnings };
    }
    progress(`${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content.length, async () => content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .hr, warnings: [], fault: reading.fault };
}
async function ofCommits(git, named, { base, head }) {
    const source = named === undefined ? 'the base of this change' : named.branch;
    if (named !== undefined && 'missing' in named.tip)
        return unknown(source, named.tip.missing);
    const sha = named !== undefined && 'sha' in named.tip ? named.tip.sha : base;
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__ .nm)(git, [sha], undefined, named?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ .jB)(git, [sha, base, head].map((commit) => `${commit}:${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT}`));
    const reading = await read(git, own);
    const isChanged = before?.id !== after?.id;
    const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
    return {
        kind: 'found',
        configuration: reading.kind === 'read' ? reading.configuration : _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .hr,
        warnings: [
            ...(reading.kind === 'read'
                ? []
                : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is fixed there`]),
            ...(isChanged
                ? [
                    `this change edits ${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT}, which takes effect when it is merged: this run uses that of ${source}`,
                ]
                : []),
        ],
        ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
    };
}
function unknown(source, why) {
    return {
        kind: 'unknown',
        reason: `${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT} of ${source} cannot be read (${why}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .Nh}, or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .hr };
    if (file.type !== 'blob')
        return { kind: 'broken', fault: `${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT}: it is not a regular file` };
    return parse(file.size, async () => (await (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_3__ .$I)(git, [file.id]))[0]?.content ?? Buffer.alloc(0));
}
async function parse(bytes, readContent) {
    const { MOST_BYTES, parseConfiguration } = await Promise.all([__webpack_require__.e(4343), __webpack_require__.e(8815), __webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    return parseConfiguration(bytes > MOST_BYTES ? Buffer.alloc(bytes) : await readContent());
}
async function configure(results, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return results;
    const change = paths.length === 0 ? undefined : await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__ .i)(git, base, head);
    const judge = (0,_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .FU)(configuration, (path) => {
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


 }),

 4346:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ct: () => ( createDoubtOfTool),
   c_: () => ( notAtBase),
   wZ: () => ( readBase)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9484);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1583);
 var _git_git_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8576);
 var _git_objects_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4902);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5592);
 var _locate_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(398);
 var _locate_place_packages_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4069);
 var _logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9185);
 var _logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8034);
 var _logs_roots_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4372);
 var _logs_tree_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(569);
 var _find_configuration_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3500);


















const NO_CHANGES = { hunks: new Map(), unread: [] };
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
        if (named === undefined && revision !== undefined && (0,_git_objects_js__WEBPACK_IMPORTED_MODULE_9__ .HH)(revision) && revision !== expected) {
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
    const placed = await (0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .BX)(analysis.results, NO_CHANGES, git, { root: '', head: commit });
    const hider = (0,_logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_13__ .j)((text) => context.redact(text));
    const results = analysis.results.map((result) => hider.result(placed(result)));
    return {
        kind: 'read',
        commit,
        expected,
        results: await (0,_locate_place_packages_js__WEBPACK_IMPORTED_MODULE_12__ .Z)(await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_16__ .j)(results, configuration, commits, git), commit, (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_7__ .ng)(git)),
        completeness: hider.completeness(completeness),
        versions,
    };
}
async function expectedCommit(git, { analyzed, base, head }) {
    if (analyzed === head)
        return base;
    const { parents = [] } = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_6__ .kI)(git, [analyzed])).get(analyzed) ?? {};
    const [target] = parents.filter((parent) => parent !== head);
    return parents.length === 2 && parents.includes(head) && target !== undefined ? target : base;
}
async function whyMissing(git, commit) {
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_6__ .nm)(git, [commit])).get(commit);
    return presence === 'present' || presence === undefined
        ? undefined
        : `its commit ${commit.slice(0, 7)} could not be fetched (${presence.missing}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_5__ .Nh}`;
}
async function whyElsewhere(git, commit, expected, analyzed) {
    if (commit === expected)
        return undefined;
    const [is, begins] = [commit.slice(0, 7), expected.slice(0, 7)];
    const isBefore = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_6__ .QX)(git, commit, expected);
    if (isBefore === true)
        return undefined;
    const isOwn = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_6__ .QX)(git, commit, analyzed);
    if (isOwn === true)
        return `it is of ${is}, a commit of the change itself: analyze ${begins}, and name that in \`baseline-commit\` if the log says another one`;
    const ways = [isBefore, isOwn === 'unknown' ? isOwn : await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_6__ .QX)(git, expected, commit)];
    if (ways.includes(true))
        return undefined;
    return ways.includes('unknown')
        ? `it is of ${is}, and how that is related to ${begins}, which the change begins at, is not known here: ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_5__ .Nh}`
        : `it is of ${is}, which is not on the branch of ${begins}, which the change begins at`;
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
async function readOver(commit, patterns, order, { root, prefix, head }, before, pathMap) {
    const { inputs, git, host, world, progress } = order;
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_10__ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_10__ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_15__ .H)({ root, prefix, spelled: (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_15__ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_10__ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_10__ .f)(entries, others, letters);
    const analysis = await (0,_logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_14__ .d)({
        input: 'baseline-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        tools: { ...inputs.tools, named: [] },
        allow: inputs.allow,
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_logs_tree_js__WEBPACK_IMPORTED_MODULE_17__ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others], pathMap },
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
        results: analysis.results.map((result) => ({ ...result, message: inCheckout(result.message) })),
    };
}
async function listWorktrees(git) {
    const listing = (await (0,_git_git_js__WEBPACK_IMPORTED_MODULE_8__.gitOutput)(git, ['worktree', 'list', '--porcelain'])).toString('utf8');
    return listing.split('\n').flatMap((line) => (line.startsWith('worktree ') ? [line.slice(9)] : []));
}
async function listClones(root) {
    const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(root, { withFileTypes: true });
    const folders = entries.flatMap((entry) => (entry.isDirectory() ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, entry.name)] : []));
    return folders.filter((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')));
}
function createDoubtOfTool({ completeness, versions }, versionsHere) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD));
    const unverified = new Map(completeness.unverifiedTools.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope), reason]));
    return (scope) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OD)(scope);
        if (!complete.has(key))
            return notAtBase(scope, unverified.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        return versions.has(key) && before !== here ? otherVersion(scope, before, here) : undefined;
    };
}
function notAtBase(scope, unverified) {
    return unverified === undefined
        ? `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} has no run in the baseline`
        : `the baseline of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} is not complete: ${unverified}`;
}
function otherVersion(scope, before = 'no version', here = 'no version') {
    return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)} is ${before} at the base, and ${here} here`;
}


 }),

 1382:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => ( linkToSource),
   o: () => ( readLogs)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7858);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9484);
 var _git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(581);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5592);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9850);
 var _locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(398);
 var _logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9185);
 var _logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8034);
 var _logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(4372);
 var _logs_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(569);
 var _text_inline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6924);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(492);















async function readLogs(order, checkout, ofRepository = []) {
    const { git } = order;
    const entries = checkout === undefined ? [] : await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .Z)(git, checkout.head);
    const root = checkout?.root ?? order.world.directory;
    const pathMap = [...order.inputs['path-map'], ...ofRepository];
    const read = await readFindings(order, checkout, root, entries, pathMap);
    const workingTree = (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ .AJ)(git, root, entries);
    const changes = await workingTree.changesIn((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ .R8)(read.results));
    const { hunks } = changes;
    const onLines = checkout === undefined
        ? (result) => result
        : await (0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ .BX)(read.results, changes, git, checkout);
    const hider = (0,_logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_9__ .j)((text) => order.redact(text));
    const results = read.results.map((result) => hider.result((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ .Wo)(onLines(result), hunks)));
    const { completeness, logs, tools } = read;
    const warnings = [...completeness.warnings, ...(0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ .DT)(changes)];
    let paths;
    return {
        results,
        completeness: hider.completeness({ ...completeness, warnings }),
        logs,
        tools,
        versions: read.versions,
        warnings: (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ .hJ)(results).map(_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ .e_),
        workingTree,
        hasFile(path) {
            paths ??= new Set(entries.map((entry) => entry.path));
            return paths.has(path);
        },
        detailed: (result) => hider.details((0,_locate_place_findings_js__WEBPACK_IMPORTED_MODULE_8__ .Wv)({ ...result, ...read.detailsOf(result) }, hunks)),
    };
}
async function readFindings(order, checkout, root, entries, pathMap) {
    const { git, inputs, host, world, progress } = order;
    const { directory, environment } = world;
    const { workspaces, temporaryFolder } = host;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, inputs['working-directory']), ...(0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ .B)(environment)];
    return (0,_logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_10__ .d)({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        allow: checkout === undefined ? [...inputs.allow, 'unlocated-paths'] : inputs.allow,
        ...(checkout !== undefined &&
            !inputs.allow.includes('tracked-logs') && {
            isTracked: (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .f)(entries, [root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root)], 
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: (0,_logs_tree_js__WEBPACK_IMPORTED_MODULE_13__ .Gc)(entries),
        analyzed: checkout && openAnalyzed(git, checkout, entries),
        roots: { ...(await (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ .H)({ root, prefix, spelled, workspaces })), pathMap },
        temporaryFolder,
        redact: (text) => order.redact(text),
        ...(progress === undefined ? {} : { progress }),
    });
}
function openAnalyzed(git, { root, head }, entries) {
    const own = toIds(entries);
    const known = new Map();
    const compare = async (other) => {
        if (!(await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_4__ .gg)(git, [other])).has(other))
            return undefined;
        const theirs = toIds(await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .Z)(git, other));
        return (path) => own(path) === theirs(path);
    };
    return {
        commit: head,
        hasHash: (path, sha256) => (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ .Fp)(root, path, sha256),
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
    if (repository === undefined || (0,_text_inline_js__WEBPACK_IMPORTED_MODULE_14__ .qP)(repository.address) === undefined)
        return undefined;
    if ((await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ ._Y)(git, [repository.address])) === undefined)
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_12__ .O0)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}


 }),

 307:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( relateTo)
 });
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
 var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
 var _commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9484);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);
 var _remotes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(581);







async function relateTo(change, commit, git) {
    const { head, named } = change;
    if (commit === head)
        return 'head';
    const facts = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .kI)(git, [commit, head]);
    const [ours, theirs] = [facts.get(commit), facts.get(head)];
    if (ours === undefined || theirs === undefined)
        return 'unknown';
    if (ours.tree === theirs.tree)
        return 'same-tree';
    if (isMerge(ours) && ours.parents.includes(head))
        return relateMerge(change, commit, ours, git);
    if ((await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, head, commit)) === true)
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
    if ((await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, base)) === true)
        return true;
    if (named?.head !== head || named.targetBranch === undefined)
        return false;
    const ref = `refs/remotes/${await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_6__ .yh)(git)}/${named.targetBranch}`;
    const tip = await git(['show-ref', '--verify', '--hash', '--', ref]);
    return tip.status === 0 && (await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, tip.stdout.toString('latin1').trim())) === true;
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
    const inBase = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, base);
    if (inBase === true)
        return 'on-target';
    const inHead = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, head);
    if (inHead !== true)
        return inHead === false ? 'other' : 'unknown';
    return inBase === false || (await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, base, commit)) === true ? 'earlier' : 'unknown';
}
function isMerge({ parents }) {
    return parents.length > 1;
}
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];
async function mergeTree(git, ours, theirs) {
    const commits = [(0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .qr)(ours), (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .qr)(theirs)];
    const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
    const common = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitOutput)(git, place)).toString('utf8').replace(/\n$/, '');
    if (common.startsWith('--'))
        return undefined;
    const bare = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'sarif-review-merge-'));
    try {
        const format = ours.length === 64 ? 'sha256' : 'sha1';
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitOutput)(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bare, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(common, 'objects'))}\n`);
        if (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.isShallow)(git))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(common, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bare, 'shallow'));
        const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
        const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
        const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
        return status === 0 ? stdout.toString('latin1').trim() : undefined;
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(bare, { recursive: true, force: true });
    }
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
    const listing = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__.gitOutput)(git, args)).toString('utf8');
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

 398:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BX: () => ( readOffsets),
   DT: () => ( describeChanges),
   JX: () => ( describeUncommitted),
   R8: () => ( filesOf),
   Wo: () => ( placeOnCommit),
   Wv: () => ( placeDetails),
   tE: () => ( isReal)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1583);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9850);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);




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
    return [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
}
function describeUncommitted({ hunks }) {
    const paths = [...hunks.keys()];
    if (paths.length === 0)
        return [];
    return [
        `${countFiles(paths)} of the change and without findings ${paths.length === 1 ? 'differs' : 'differ'} from what is committed: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)(paths, MOST_NAMED)}; ` +
            'a plan is about commits: commit first, and analyze then',
    ];
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
function describeChanged(paths) {
    if (paths.length === 0)
        return [];
    return [
        `the working tree differs from the analyzed commit in ${countFiles(paths)} with findings: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)(paths, MOST_NAMED)}; ` +
            'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed, before any tool changes them (many take --no-fix)',
    ];
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    return [
        `${countFiles(paths)} with findings could not be compared with the analyzed commit: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)(paths, MOST_NAMED)}; ` +
            'lines of findings there are taken to be those of the commit: let this step read the files, and check out with all objects',
    ];
}
function countFiles({ length }) {
    return length === 1 ? '1 file' : `${length} files`;
}
async function readOffsets(results, { hunks, unread }, git, { root, head }) {
    const paths = new Set(results.flatMap(({ presence, place }) => isReal(presence) && 'offset' in place ? (place.path ?? []) : []));
    for (const path of [...hunks.keys(), ...unread])
        paths.delete(path);
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .ng)(git);
    await texts.read([...paths].map((path) => ({ commit: head, path })));
    const linesIn = new Map();
    for (const path of paths) {
        const content = (await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ .o6)(root, path)) ?? texts.content(head, path);
        if (content !== undefined)
            linesIn.set(path, createOffsetLines(content));
    }
    return (written) => {
        const place = toLines(written.place, linesIn);
        return place === undefined ? written : { ...written, place };
    };
}
function toLines(place, linesIn) {
    if (place.kind !== 'nowhere' || place.offset === undefined || place.path === undefined)
        return undefined;
    const { path, offset } = place;
    const lines = linesIn.get(path)?.(offset);
    return lines === undefined ? undefined : { kind: 'lines', path, ...lines };
}
function createOffsetLines(content) {
    const text = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .D4)(content);
    const units = {
        characters: { length: text.length, ends: endsIn(text) },
        bytes: {
            length: content.length,
            ends: (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .kt)(content) !== undefined ? bytesOf(endsIn(text)) : endsIn(content),
        },
    };
    return ({ unit, start, end }) => {
        const { length, ends } = units[unit];
        if (start > length || length === 0)
            return undefined;
        const first = Math.min(start, length - 1);
        const last = Math.max(first, Math.min(end, length) - 1);
        return { startLine: 1 + countUpTo(ends, first), endLine: 1 + countUpTo(ends, last) };
    };
}
function endsIn(text) {
    const ends = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        ends.push(at + 1);
    return ends;
}
function bytesOf(units) {
    return units.map((unit) => 2 + 2 * unit);
}
function countUpTo(numbers, most) {
    let low = 0;
    let high = numbers.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((numbers[middle] ?? 0) <= most)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


 }),

 4069:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => ( describeUnlocated),
   Z: () => ( placePackages)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _logs_packages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5752);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(398);



async function placePackages(results, analyzed, texts, change) {
    const paths = new Set(results.flatMap((result) => manifestOf(result) ?? []));
    if (paths.size === 0)
        return results;
    await texts.read([...paths].map((path) => ({ commit: analyzed, path })));
    const manifests = new Map([...paths].map((path) => [path, (0,_logs_packages_js__WEBPACK_IMPORTED_MODULE_1__ .g)(texts.lines(analyzed, path) ?? [])]));
    return results.map((result) => {
        const { about, place } = result;
        const path = manifestOf(result);
        const named = about && manifests.get(path ?? '')?.(about);
        if (about === undefined || path === undefined || named === undefined)
            return result;
        const { exact, anyVersion } = named;
        const isWithin = (one) => place.kind === 'lines' && place.startLine > 1 && one >= place.startLine && one <= place.endLine;
        const within = exact.filter(isWithin);
        if (within.length === 0 && anyVersion.some(isWithin))
            return result;
        const isTold = place.kind === 'lines' && place.startLine > 1;
        const found = exact.length > 0 || isTold ? exact : anyVersion;
        const candidates = within.length > 0 ? within : found;
        const line = candidates.find((one) => change && isAdded(path, one, change)) ?? candidates[0];
        if (line === undefined)
            return result;
        const { foundBy } = 'foundBy' in place ? place : {};
        const own = { kind: 'lines', path, startLine: line, endLine: line, ...(foundBy && { foundBy }) };
        return { ...result, place: own, about: { ...about, isPlaced: true } };
    });
}
function manifestOf({ about, place, presence }) {
    return about !== undefined && (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_2__ .tE)(presence) && (place.kind === 'file' || place.kind === 'lines')
        ? place.path
        : undefined;
}
function isAdded(path, line, { toHead, diff }) {
    const now = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .sn)(toHead, path, line);
    const file = now.kind === 'mapped' ? diff.byNewPath.get(now.path) : undefined;
    if (file === undefined || now.kind !== 'mapped')
        return false;
    return file.oldPath === undefined || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(file.hunks, now.line) === undefined;
}
function describeUnlocated({ place, results: [result] }) {
    const { about } = result ?? {};
    const isWhole = place.kind === 'file' || (place.kind === 'lines' && place.startLine === 1);
    if (about === undefined || about.isPlaced || !isWhole)
        return undefined;
    const named = [about.name, about.version].filter(Boolean).join(' ');
    return `no line of ${place.path} names ${named}, so that nobody knows whether the change brought it in: give the baseline in \`baseline-sarif-file\``;
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
const MOST_BLAMED = 100;
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
    const complete = [
        ...judged.flatMap(({ unverified, scope }) => unverified === undefined && scope !== undefined ? [scope] : []),
        ...(isSilenceProof(readings) ? withoutRun(tools.silent) : []),
    ];
    const loud = failures.length > 0 ? [] : tools.named.filter((tool) => !tools.silent.includes(tool));
    const missing = withoutRun(loud).map((scope) => ({
        scope,
        kind: 'missing',
        reason: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or put \`(silent)\` behind its name if it leaves itself out when it finds nothing`,
    }));
    const unlocated = judged.flatMap((scope) => scope.unlocated);
    const quiet = new Set([
        ...runs.filter(({ knownName }) => _tools_js__WEBPACK_IMPORTED_MODULE_3__ .ln.has(knownName)).map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope)),
        ...complete.filter(({ tool }) => _tools_js__WEBPACK_IMPORTED_MODULE_3__ .ln.has(tool)).map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD),
        ...judged.filter(({ files }) => files.some(({ path }) => HEADER.test(path))).map(({ key }) => key),
    ]);
    const catalogues = (of) => new Map(judged.flatMap((one) => (one[of] === undefined ? [] : [[one.key, one[of]]])));
    return {
        failures,
        complete,
        unverifiedTools: [...judged.flatMap(({ unverified }) => unverified ?? []), ...missing],
        unverifiedFiles: judged.flatMap(({ files }) => files),
        ruleCatalogues: catalogues('rules'),
        fileCatalogues: catalogues('looked'),
        quietScopes: quiet,
        varying: new Set([
            ...runs.filter(({ varies }) => varies).map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope)),
            ...runs.filter(({ scope }) => varying.includes(scope.tool)).map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope)),
            ...complete.filter(({ tool }) => _tools_js__WEBPACK_IMPORTED_MODULE_3__ .bk.has(tool) || varying.includes(tool)).map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD),
        ]),
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
    const unverified = first && { scope: first.scope, reason, kind: 'failed' };
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
    const present = [...new Set(scopes.map(({ tool }) => tool))];
    const letters = (name) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
    const isLonger = (name, start) => start !== '' &&
        name.toLowerCase().startsWith(start.toLowerCase()) &&
        /^[^\p{L}\p{N}]/u.test(name.toLowerCase().slice(start.toLowerCase().length));
    const absent = [...new Set(named)].filter((name) => !present.includes(name));
    const inOneLine = absent.find((name) => {
        const parts = name.split(',').map(letters);
        return parts.length > 1 && present.some((tool) => parts.includes(letters(tool)));
    });
    if (inOneLine !== undefined)
        return `Input tools has ${JSON.stringify(inOneLine)} in one line: write one name per line`;
    const unnamed = present.filter((tool) => !named.includes(tool));
    const mistakes = absent.flatMap((name) => {
        const meant = unnamed.find((tool) => letters(tool) === letters(name)) ??
            unnamed.find((tool) => isLonger(tool, name) || isLonger(name, tool));
        return meant === undefined ? [] : [`${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}`];
    });
    if (mistakes.length === 0)
        return undefined;
    return `Input tools names ${mistakes.join('; it names ')}: write it as the logs do, or name both if both ran`;
}
function withFailures(run, failures) {
    return failures.length === 0 ? run : { ...run, failures: [...run.failures, ...failures] };
}
function doubtBlamedFiles(runs) {
    const blamed = new Map(runs.toReversed().flatMap(({ scope, blamedFiles }) => blamedFiles.map((path) => [path, scope.tool])));
    const here = 'of the same log, and may have been left out here as well';
    const failures = blamed.size > MOST_BLAMED
        ? [{ kind: 'scope', reason: `${blamed.size} files broke engines ${here}` }]
        : [...blamed].map(([path, tool]) => ({
            ...{ kind: 'file', path },
            reason: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(path)} broke the engine ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(tool)} ${here}`,
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
    const listed = new Set(runs.map((run) => run.listed));
    const isUnlocated = own.length >= LEAST_PATHS || (listed.has('elsewhere') && !listed.has('here'));
    const none = paths.size === 1
        ? `the only path in ${log} does not exist in this checkout`
        : `none of the ${paths.size} paths in ${log} exists in this checkout, the first of them`;
    const remedy = own.length === 0 ? DEPENDENCIES_REMEDY : UNLOCATED_LOG_REMEDY;
    const found = `${none}: ${first.reason}; ${remedy}`;
    if (!isUnlocated)
        return runs.map((run) => ({ ...run, unlocated: found }));
    const reason = `${found}, or add unlocated-paths to allow if this is intended`;
    return runs.map((run) => withFailures(run, [{ kind: 'unread', reason }]));
}
async function doubtOtherCommit(log, run, analyzed) {
    const others = new Set();
    for (const [path, hash] of run.hashes)
        if ((await analyzed.hasHash(path, hash)) === false)
            others.add(path);
    const unverified = others.size === 0 ? run : withOtherTexts(run, others);
    const other = run.revision?.toLowerCase() ?? analyzed.commit;
    const isSame = other === analyzed.commit ? undefined : await analyzed.compareWith(other);
    if (isSame === undefined)
        return unverified;
    const files = run.results.flatMap(({ place, presence }) => presence.kind === 'absent' ? [] : filesOf(place));
    const differs = files.find((path) => !isSame(path));
    if (differs === undefined)
        return unverified;
    const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
    const reason = `${log} says that it is of commit ${theirs}, and ${ours} is checked out, where ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(differs)} differs: analyze ${ours}, or check out ${theirs}`;
    return withFailures(unverified, [{ kind: 'unread', reason }]);
}
function filesOf(place) {
    const { path } = place;
    if ('mayBe' in place && Array.isArray(place.mayBe) && place.mayBe.length > 0)
        return place.mayBe;
    return path === undefined ? [] : [path];
}
function withOtherTexts(run, others) {
    const reason = 'it was analyzed with another text than that of the commit';
    const files = others.size === 1 ? '1 file' : `${others.size} files`;
    return {
        ...run,
        results: run.results.map((result) => {
            const { place } = result;
            const { path } = place;
            if (path === undefined || !others.has(path))
                return result;
            if (place.kind !== 'lines' && !('offset' in place))
                return result;
            const line = place.kind === 'lines' ? { line: place.startLine } : {};
            return { ...result, place: { kind: 'nowhere', path, reason, inCheckout: true, ...line } };
        }),
        failures: [...run.failures, ...[...others].map((path) => ({ kind: 'file', path, reason }))],
        warnings: [
            ...run.warnings,
            `${files} had another text than the analyzed commit when ${run.scope.tool} ran, by the hashes of its log: ${(0,_failures_js__WEBPACK_IMPORTED_MODULE_1__ .eZ)([...others].map(_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h))}; ` +
                'findings there get no line, and threads there stay: let no tool change files before it reports (many take --no-fix), and analyze them as they are committed',
        ],
    };
}


 }),

 6066:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   q: () => ( artifactOf)
 });
 var _raw_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2795);

function artifactOf(location, artifacts) {
    if (typeof location === 'string')
        return location === '' ? undefined : { uri: location, uriBaseId: undefined, isPart: false };
    const index = (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .G$)(location, 'index');
    const indexed = index === undefined ? undefined : artifacts[index];
    const own = (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .$6)(location, 'uri');
    const isSame = own === undefined || own === (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .$6)(indexed, 'location', 'uri');
    const holder = isSame ? holderOf(indexed, artifacts) : undefined;
    const named = holder ?? (own === undefined ? (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__.at)(indexed, 'location') : location);
    const uri = (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .$6)(named, 'uri');
    return uri === undefined
        ? undefined
        : { uri, uriBaseId: (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .$6)(named, 'uriBaseId'), isPart: holder !== undefined };
}
function holderOf(artifact, artifacts) {
    let here = artifact;
    const parents = new Set();
    for (let index = (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .G$)(here, 'parentIndex'); index !== undefined; index = (0,_raw_js__WEBPACK_IMPORTED_MODULE_0__ .G$)(here, 'parentIndex')) {
        if (parents.has(index))
            return {};
        parents.add(index);
        here = artifacts[index];
    }
    return parents.size === 0 ? undefined : ((0,_raw_js__WEBPACK_IMPORTED_MODULE_0__.at)(here, 'location') ?? {});
}


 }),

 3482:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   TN: () => ( possibleFiles),
   Wr: () => ( toRunFailures),
   cA: () => ( toExternalProperties),
   eZ: () => ( namesOf),
   ho: () => ( costOf)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5041);
 var _places_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5557);
 var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9142);
 var _raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2795);
 var _rules_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8638);
 var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6181);







function toRunFailures(context) {
    const overrides = (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .Zj)(context.tool, context.invocations, 'notifications');
    const costs = context.invocations.map((invocation, index) => {
        const failed = (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(invocation, 'executionSuccessful') === false;
        const notifications = [
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .Ct)(invocation, 'toolConfigurationNotifications'),
            ...(0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .Ct)(invocation, 'toolExecutionNotifications'),
        ].map((notification) => toNotification(notification, context, overrides[index]));
        const isExplained = notifications.some(({ level }) => level === 'error') || !failed;
        const causes = notifications.filter(({ level, isUnparsed, isPartial }) => isExplained ? level === 'error' || isUnparsed || isPartial : level === 'warning');
        if (failed && causes.length === 0) {
            const exit = ['processStartFailureMessage', 'exitCodeDescription', 'exitSignalName'];
            const words = exit.map((name) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .$6)(invocation, name)).find(Boolean);
            const reason = `the analysis failed${words === undefined ? '' : `: ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(words)}`}`;
            return { failures: [{ kind: 'scope', reason }], elsewhere: [] };
        }
        return join(causes);
    });
    return join(costs);
}
function join(costs) {
    return {
        failures: costs.flatMap(({ failures }) => failures),
        elsewhere: costs.flatMap(({ elsewhere }) => elsewhere),
    };
}
function toNotification(notification, context, overrides) {
    const reference = (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(notification, 'descriptor');
    const described = (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .BJ)(context.tool, 'notifications', reference);
    const id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .$6)(reference, 'id') ?? '';
    const words = (0,_messages_js__WEBPACK_IMPORTED_MODULE_1__ .fE)((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(notification, 'message'), context.tool, described) ??
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .$6)(notification, 'exception', 'message') ??
        (id || 'the log does not say why');
    const locations = (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .Ct)(notification, 'locations');
    const known = _tools_js__WEBPACK_IMPORTED_MODULE_4__ .Lz.filter(({ tool }) => tool.test(context.knownName));
    const named = known
        .map(({ message }) => message?.exec(words)?.groups?.path)
        .find((path) => path !== undefined);
    const isUnparsed = locations.length > 0 ? known.some((one) => one.notification?.test(id)) : named !== undefined;
    const places = locations.length === 0 && named !== undefined
        ? [{ physicalLocation: { artifactLocation: { uri: encodeURI(named.toWellFormed()) } } }]
        : locations;
    return {
        level: (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .rl)((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(notification, 'level')) ??
            (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .rl)(overrides?.get(described?.descriptor ?? id)) ??
            (0,_rules_js__WEBPACK_IMPORTED_MODULE_3__ .Qx)(described?.descriptor),
        isUnparsed,
        isPartial: _tools_js__WEBPACK_IMPORTED_MODULE_4__ .x6.get(context.knownName)?.test(words) === true,
        ...costOf(isUnparsed ? 'parsed' : 'analyzed', places, words, context),
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
    const words = (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(told?.[0] ?? text);
    const inWords = told?.[1] === undefined ? undefined : context.find(told[1], undefined);
    const named = inWords?.kind === 'found' ? inWords.path : undefined;
    const files = locations.flatMap((location) => (0,_places_js__WEBPACK_IMPORTED_MODULE_6__ .W)((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(location, 'physicalLocation', 'artifactLocation'), context)?.file ?? []);
    const scope = (reason) => ({ kind: 'scope', reason });
    if (files.length === 0) {
        const unnamed = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
        const reason = named === undefined ? unnamed : `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(named)} was not ${what}, and perhaps others`;
        return { failures: [scope(`${reason}: ${words}`)], elsewhere: [] };
    }
    const failures = files.flatMap((file) => {
        const paths = possibleFiles(file);
        if (paths === 'any')
            return [scope(`a file that cannot be found was not ${what}: ${words}`)];
        if (unverified === 'run') {
            const own = (0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(named ?? paths[0] ?? '');
            return [
                scope(`${own} was not ${what}, and the tool reports little else until that is fixed: ${words}`),
            ];
        }
        if (unverified === 'target' && file.kind === 'lost' && paths.length === 0)
            return [scope(`${file.reason}, and it was told to look there: ${words}; correct its command line`)];
        const was = file.kind === 'found' ? 'was not' : 'may not have been';
        return paths.map((path) => ({
            ...{ kind: 'file', path, told: unverified === 'folder' ? unverified : 'file' },
            reason: `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__ .h)(path)} ${was} ${what}: ${words}`,
        }));
    });
    const elsewhere = files.flatMap((file) => file.kind === 'lost' && file.mayBe?.length === 0
        ? [`a failed file leaves nothing unverified, because ${file.reason}: ${words}`]
        : []);
    return { failures, elsewhere };
}
const CONTEXT = ['driver', 'extensions', 'artifacts'];
function toExternalProperties(run, name) {
    const references = (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(run, 'externalPropertyFileReferences');
    const kept = (property) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .Gv)((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__.at)(references, property)) || (0,_raw_js__WEBPACK_IMPORTED_MODULE_5__ .gT)(references, property).length > 0;
    const elsewhere = 'in external property files (SARIF \u00a73.15), which are not read';
    return {
        failures: ['results', 'invocations']
            .filter(kept)
            .map((property) => ({ kind: 'unread', reason: `${name} keeps ${property} ${elsewhere}` })),
        elsewhere: CONTEXT.filter(kept).map((property) => `${name} keeps its ${property} ${elsewhere}`),
    };
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



function createSecretHider(redactOnce) {
    const redact = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .kM)(text, redactOnce);
    const redactFor = (result) => (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_2__ .rQ)(result) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(redact(text))) : redact;
    const rules = new Map();
    const ruleOf = ({ scope, rule }) => {
        const known = rules.get(rule) ?? hideInRule(rule, redact, redactFor({ scope, rule }));
        rules.set(rule, known);
        return known;
    };
    return {
        result(result) {
            const hide = redactFor(result);
            const { presence, place, alsoAt } = result;
            const own = {
                rule: ruleOf(result),
                message: hide(result.message),
                place: hideInPlace(place, hide),
                ...(alsoAt && { alsoAt: alsoAt.map((one) => hideInPlace(one, hide)) }),
                presence: 'justification' in presence
                    ? { ...presence, justification: hide(presence.justification ?? '') }
                    : presence,
                ...hideInDetails(result, hide),
            };
            return isSame(result, own) ? result : { ...result, ...own };
        },
        details: (detailed) => ({ ...detailed, ...hideInDetails(detailed, redactFor(detailed)) }),
        completeness(completeness) {
            const reasons = (unverified) => unverified.map((one) => ({ ...one, reason: redact(one.reason) }));
            return {
                ...completeness,
                failures: completeness.failures.map(redact),
                unverifiedTools: reasons(completeness.unverifiedTools),
                unverifiedFiles: reasons(completeness.unverifiedFiles),
                unlocated: reasons(completeness.unlocated),
                warnings: completeness.warnings.map(redact),
            };
        },
    };
}
function isSame(before, hidden) {
    const own = before;
    return Object.entries(hidden).every(([name, value]) => value === own[name] || JSON.stringify(value) === JSON.stringify(own[name]));
}
function hideInRule(rule, redact, hide) {
    const names = ['name', 'severity', 'helpUri'];
    const prose = ['shortDescription', 'fullDescription'];
    const hidden = {
        ...rule,
        ...Object.fromEntries([
            ...names.flatMap((name) => (rule[name] === undefined ? [] : [[name, redact(rule[name])]])),
            ...prose.flatMap((name) => (rule[name] === undefined ? [] : [[name, hide(rule[name])]])),
        ]),
        ...(rule.help && { help: { ...rule.help, text: hide(rule.help.text) } }),
    };
    return isSame(rule, hidden) ? rule : hidden;
}
function hideInPlace(place, redact) {
    const reason = place.kind === 'nowhere' ? redact(place.reason) : undefined;
    return place.kind !== 'nowhere' || reason === undefined || reason === place.reason
        ? place
        : { ...place, reason };
}
function hideInDetails({ related, flow, fixes }, redact) {
    const hide = ({ first, omitted, last }) => {
        const steps = (trail) => trail.map((step) => (step.message === undefined ? step : { ...step, message: redact(step.message) }));
        return { first: steps(first), omitted, last: steps(last) };
    };
    return {
        ...(related && { related: hide(related) }),
        ...(flow && { flow: hide(flow) }),
        ...(fixes && {
            fixes: fixes.filter((fix) => fix.every(({ inserted }) => redact(inserted) === inserted)),
        }),
    };
}


 }),

 5041:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R9: () => ( toMessage),
   fE: () => ( toText),
   hq: () => ( isOddMessage),
   iQ: () => ( replaceLinks)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);


const LONGEST_MESSAGE = 100_000;
function toMessage(result, { tool, rule, described, placeOf }) {
    const text = toText((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(result, 'message'), tool, described);
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
        const place = placeOf(byId.get(id));
        if (place?.path === undefined)
            return words;
        return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
    });
}
function toText(message, tool, described) {
    const bare = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .j6)(message);
    const own = typeof bare === 'string' || typeof bare === 'number'
        ? String(bare)
        : ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .n4)(bare, 'text') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(bare, 'markdown'));
    const args = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .gT)(message, 'arguments');
    const id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(message, 'id');
    const named = [
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(described?.descriptor, 'messageStrings'),
        described?.component.strings,
        tool.driver.strings,
    ].flatMap((strings) => (id === undefined ? [] : [(0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(strings, id)]));
    const words = own ?? named.map((one) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(one, 'text') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(one, 'markdown')).find(Boolean);
    const filled = words !== undefined && (own === undefined || args.length > 0) ? fill(words, args) : words;
    return filled === undefined || filled.trim() === '' ? undefined : filled;
}
function isOddMessage(message) {
    const bare = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .j6)(message);
    const words = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Gv)(bare) ? (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .j6)((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(bare, 'text')) : bare;
    return words !== undefined && words !== null && typeof words !== 'string' && typeof words !== 'number';
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
   g: () => ( openManifest),
   w: () => ( packageOf)
 });
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);
 var _tools_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6181);


const ADVISORY = /(?:^|(?<=[_:/ ]))(?:CVE-\d{4}-\d{4,10}|GHSA(?:-[23456789cfghjmpqrvwx]{4}){3}|PYSEC-\d{4}-\d{1,8}|RUSTSEC-\d{4}-\d{4,8}|GO-\d{4}-\d{4,8}|MAL-\d{4}-\d{1,8}|SNYK-[A-Z]{1,20}-[A-Z0-9]{1,100}-\d{1,12})/iu;
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
const LONGEST_ENTRY = 40;
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
            const found = hasVersion && entryOf(lines, index).find((line) => hasVersion.test(lines[line] ?? ''));
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
    return new RegExp(`(?<![\\w.+-])v?${literal(version.replace(/^v/u, ''))}(?![\\w+-]|\\.\\w)`, 'u');
}
function literal(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&');
}


 }),

 5557:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => ( placeOf),
   W: () => ( fileOf)
 });
 var _artifacts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6066);
 var _raw_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2795);


function fileOf(location, { artifacts, find }) {
    const named = (0,_artifacts_js__WEBPACK_IMPORTED_MODULE_0__ .q)(location, artifacts);
    return named && { isPart: named.isPart, file: find(named.uri, named.uriBaseId) };
}
function placeOf(location, context) {
    const named = fileOf((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(location, 'physicalLocation', 'artifactLocation'), context);
    if (named === undefined)
        return undefined;
    const { file, isPart } = named;
    const lines = toLines((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(location, 'physicalLocation', 'region'));
    if (file.kind === 'lost')
        return nowhere(file, lines.kind === 'lines' ? lines.startLine : undefined);
    const { path, foundBy } = file;
    const by = foundBy.written !== path && { foundBy };
    if (/\.ipynb$/iu.test(path))
        return { kind: 'file', path, isNotebook: true, ...by };
    if (isPart || lines.kind === 'file')
        return { kind: 'file', path, ...by };
    if (lines.kind === 'lines')
        return { ...lines, path, ...by };
    const own = { kind: 'nowhere', path, inCheckout: true, mayBe: [path] };
    return lines.kind === 'offset'
        ? { ...own, reason: 'the log has its offset in the file, but no line', offset: lines.offset }
        : { ...own, reason: `its ${lines.odd} cannot be read`, odd: lines.odd };
}
function nowhere({ kind: _, ...file }, line) {
    return { ...file, kind: 'nowhere', ...(line !== undefined && { line }) };
}
const LAST_LINE = 2 ** 31 - 1;
function toLines(region) {
    if ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .Aq)(region))
        return { kind: 'odd', odd: 'region' };
    const start = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, 'startLine') ?? undefined;
    if (start === undefined) {
        const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
        if (offset !== undefined)
            return { kind: 'offset', offset };
        const odd = ['charOffset', 'byteOffset'].find((name) => typeof (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__.at)(region, name) === 'string');
        return odd === undefined ? { kind: 'file' } : { kind: 'odd', odd };
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
function toOffset(region, unit, name) {
    const start = (0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .G$)(region, `${name}Offset`);
    return start === undefined
        ? undefined
        : { unit, start, end: start + ((0,_raw_js__WEBPACK_IMPORTED_MODULE_1__ .G$)(region, `${name}Length`) ?? 0) };
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

 8034:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => ( readAnalysis)
});


var external_node_path_ = __webpack_require__(6760);
var errors = __webpack_require__(7406);
var completeness = __webpack_require__(1315);
var finding = __webpack_require__(5722);
var text_names = __webpack_require__(6761);
var logs_analyzed = __webpack_require__(8637);
var logs_failures = __webpack_require__(3482);
var find_logs = __webpack_require__(440);
var about = __webpack_require__(850);
var lines = __webpack_require__(7746);
var secrets = __webpack_require__(6856);
var raw = __webpack_require__(2795);
;




const LOOKED_UP = new Set(['uri', 'uriBaseId', 'guid']);
const PROSE = new Set([
    ...['text', 'markdown', 'arguments', 'message'],
    ...['exitCodeDescription', 'exitSignalName', 'processStartFailureMessage'],
]);
const RULE = ['ruleId', 'rule'];
const FINGERPRINTS = ['fingerprints', 'partialFingerprints'];
function hideInRun(run, redactOnce) {
    if (!(0,raw.Gv)(run))
        return run;
    const redact = (text) => (0,secrets.kM)(text, redactOnce);
    const redactName = remembering(redact);
    const isScanner = (0,about.HB)((0,raw.$6)(run, 'tool', 'driver', 'name') ?? '');
    const cut = isScanner ? (text) => (0,secrets.To)((0,lines.Q6)(redact(text))) : redact;
    const hideProse = (text, name) => (PROSE.has(name) ? cut(text) : redact(text));
    const hideInResult = (result) => {
        if (!(0,raw.Gv)(result))
            return result;
        const changed = [];
        for (const name of RULE) {
            const value = (0,raw.at)(result, name);
            const hidden = value === undefined ? value : mapTexts(value, redactName, name);
            if (hidden !== value)
                changed.push([name, hidden]);
        }
        for (const name of FINGERPRINTS) {
            const value = (0,raw.at)(result, name);
            if ((0,raw.Gv)(value) && Object.keys(value).some((key) => redactName(key) !== key))
                changed.push([name, mapNames(value, redactName)]);
        }
        return changed.length === 0 ? result : { ...result, ...Object.fromEntries(changed) };
    };
    return mapOwn(run, (value, name) => {
        if (name === 'results')
            return Array.isArray(value) ? mapSame(value, hideInResult) : value;
        if (name === 'invocations')
            return mapTexts(value, hideProse, name);
        return name === 'tool' || name === 'automationDetails' ? mapTexts(value, redact, name) : value;
    });
}
function remembering(redact) {
    const known = new Map();
    return (text) => {
        const found = known.get(text) ?? redact(text);
        known.set(text, found);
        return found;
    };
}
function mapTexts(value, to, name) {
    if (typeof value === 'string')
        return LOOKED_UP.has(name) ? value : to(value, name);
    if (Array.isArray(value))
        return mapSame(value, (item) => mapTexts(item, to, name));
    return (0,raw.Gv)(value) ? mapOwn(value, (own, key) => mapTexts(own, to, key)) : value;
}
function mapSame(items, to) {
    const mapped = items.map(to);
    return mapped.every((item, index) => item === items[index]) ? items : mapped;
}
function mapOwn(value, to) {
    const changed = Object.entries(value).flatMap(([name, own]) => {
        const next = to(own, name);
        return next === own ? [] : [[name, next]];
    });
    return changed.length === 0 ? value : Object.fromEntries([...Object.entries(value), ...changed]);
}
function mapNames(value, to) {
    return Object.fromEntries(Object.entries(value).map(([name, own]) => [to(name), own]));
}

var external_node_buffer_ = __webpack_require__(4573);
var external_node_fs_ = __webpack_require__(3024);
var promises_ = __webpack_require__(1455);
var external_node_util_ = __webpack_require__(7975);
var external_node_zlib_ = __webpack_require__(8522);
;








const MOST_BYTES = 512_000_000;
const LONG_READING = 50_000_000;
const MEGABYTE = 1_000_000;
const CHUNK = 1024 * 1024;
const DEEPEST_NESTING = 1_000;
const MOST_VALUES = 25_000_000;
const LONGEST_SEARCHED = 5_000_000;
const FIRST = 200;
const LONGEST_LINE = 100;
const WORDS = /^\s*(?:[^\s{["]|\[[^[\]{}"\n]*\][^\S\n]*[^\s,\]])/u;
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d];
const [LOG_DEPTH, RUN_DEPTH, RESULT_DEPTH] = [1, 3, 5];
async function readLog(file, room = MOST_BYTES, progress) {
    const { name } = file;
    const { bytes, ...written } = await readText(file, room).catch((error) => {
        if (error instanceof errors.j$)
            throw error;
        const code = (0,raw.$6)(error, 'code') ?? 'unknown error';
        throw new errors.j$(`${name} cannot be read (${code}): check that this job may read it.`);
    });
    if (bytes >= LONG_READING)
        progress?.(`${name}: reading ${Math.round(bytes / MEGABYTE)} MB`);
    return { name, bytes, value: parseLog(name, written) };
}
async function readText(file, room) {
    const { name } = file;
    const { bytes, offsetsIn } = await readBytes(file, room);
    const start = bytes.subarray(0, 3).toString('hex');
    if (start.startsWith('fffe') || start.startsWith('feff')) {
        const text = decodeUtf16(name, bytes, start.startsWith('fffe') ? 'utf-16le' : 'utf-16be', offsetsIn);
        return { text, mark: 0, offsetsIn: ' of the log as UTF-8', bytes: bytes.length };
    }
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        const byte = firstInvalidByte(bytes);
        const kind = byte === undefined ? 'cut off' : 'not UTF-8';
        throw toError(name, kind, byte ?? bytes.length, offsetsIn);
    }
    const mark = start === 'efbbbf' ? 3 : 0;
    return { text: bytes.toString('utf8', mark), mark, offsetsIn, bytes: bytes.length };
}
async function readBytes({ name, path }, room) {
    const found = await (0,promises_.stat)(path);
    if (!found.isFile())
        throw new errors.j$(`${name} is not a regular file: name a SARIF log.`);
    if (found.size > room)
        throw tooLarge(name, `has ${toMegabytes(found.size)} MB`, room);
    const bytes = (0,external_node_fs_.readFileSync)(path);
    if (bytes.length < 2 || bytes.readUInt16BE() !== 0x1f8b)
        return { bytes, offsetsIn: '' };
    return { bytes: await unpack(name, bytes, room), offsetsIn: ' of the decompressed log' };
}
async function unpack(name, packed, room) {
    try {
        return await (0,external_node_util_.promisify)(external_node_zlib_.gunzip)(packed, { maxOutputLength: room, chunkSize: CHUNK });
    }
    catch (error) {
        switch ((0,raw.$6)(error, 'code')) {
            case 'ERR_BUFFER_TOO_LARGE':
                throw tooLarge(name, `has ${toMegabytes(packed.length)} MB, unpacks to more than fits`, room);
            case 'Z_BUF_ERROR':
                throw new errors.j$(`${name} is cut off after ${packed.length} bytes, in the middle of its gzip data: run the analyzer again.`);
            case 'Z_DATA_ERROR':
                throw new errors.j$(`${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`);
            default:
                throw error;
        }
    }
}
function tooLarge(name, what, room) {
    const left = room === MOST_BYTES ? '' : `, of which ${Math.floor(room / MEGABYTE)} MB are left`;
    return new errors.j$(`${name} ${what}, and the limit is ${MOST_BYTES / MEGABYTE} MB for all logs of a run together${left}: ` +
        'let the analyzer write a log for each part of the code, and review each in a job of its own, with its own `category`.');
}
function toMegabytes(bytes) {
    return Math.ceil(bytes / MEGABYTE);
}
function decodeUtf16(name, bytes, encoding, offsetsIn) {
    const decoder = new TextDecoder(encoding, { fatal: true });
    let text;
    try {
        text = decoder.decode(bytes, { stream: true });
    }
    catch {
        throw new errors.j$(`${name} begins as UTF-16 and goes on as something else: let the analyzer write its log as UTF-8.`);
    }
    try {
        return text + decoder.decode();
    }
    catch {
        throw toError(name, 'cut off', bytes.length, offsetsIn);
    }
}
function firstInvalidByte(bytes) {
    const wholeBefore = (end) => end - missingBytes(bytes.subarray(0, end));
    const isGood = (end) => (0,external_node_buffer_.isUtf8)(bytes.subarray(0, wholeBefore(end)));
    let [good, bad] = [0, bytes.length];
    if (isGood(bad))
        return undefined;
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        if (isGood(middle))
            good = middle;
        else
            bad = middle;
    }
    return wholeBefore(good);
}
function missingBytes(bytes) {
    for (let count = 1; count <= 3 && count <= bytes.length; count += 1) {
        const byte = bytes[bytes.length - count] ?? 0;
        if (byte < 0x80 || byte >= 0xf8)
            return 0;
        if (byte >= 0xc0)
            return count < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? count : 0;
    }
    return 0;
}
class EmptyLogError extends errors.j$ {
}
function toError(name, kind, byte, offsetsIn, firstLine) {
    const at = byte === undefined ? '' : ` at byte ${byte}${offsetsIn}`;
    const sentences = {
        empty: `${name} is empty: the analyzer wrote no log.`,
        'cut off': `${name} is cut off after ${byte} bytes${offsetsIn}: run the analyzer again.`,
        'not JSON': firstLine === undefined
            ? `${name} is not JSON${at}: let the analyzer write SARIF 2.1.0.`
            : `${name} begins with ${JSON.stringify(firstLine)}, ${describeWords(firstLine)}`,
        'not UTF-8': `${name} is not UTF-8${at}: let the analyzer write its log as UTF-8.`,
        'text behind': `${name} has other text after the log, from byte ${byte}${offsetsIn} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
        'too deep': `${name} nests deeper than ${DEEPEST_NESTING}${at}: it is not a usable SARIF log.`,
    };
    return kind === 'empty' ? new EmptyLogError(sentences.empty) : new errors.j$(sentences[kind]);
}
const OF_NPM = /^(?:> \S|yarn run v)/u;
const OF_A_PAGE = /^<(?:!doctype html|html)\b/iu;
function describeWords(firstLine) {
    if (OF_NPM.test(firstLine))
        return 'which is what npm prints and not JSON: run the script with --silent, or let the analyzer write the log to a file (-o or a similar option).';
    return OF_A_PAGE.test(firstLine)
        ? 'which is a web page and not JSON: check the address that it was downloaded from, and the rights of that download.'
        : 'which is not JSON: mend the error if it tells one; else let the analyzer write SARIF to a file of its own (-f sarif -o or similar options).';
}
function parseLog(name, { text, mark, offsetsIn }) {
    const faultAt = (kind, at, firstLine) => {
        const byte = at === undefined ? undefined : mark + Buffer.byteLength(text.slice(0, at));
        return toError(name, kind, byte, offsetsIn, firstLine);
    };
    if (!/\S/u.test(text))
        throw faultAt('empty', 0);
    const { tooDeep, values, keys } = inspect(text);
    if (tooDeep !== undefined)
        throw faultAt('too deep', tooDeep);
    if (values > MOST_VALUES) {
        throw new errors.j$(`${name} has more than ${MOST_VALUES / 1_000_000} million values: let the analyzer write a log for each part of the code.`);
    }
    const { value, error } = tryParse(text);
    if (error !== undefined) {
        if (isUnfinished(text, error))
            throw faultAt('cut off', text.length);
        const at = positionOf(text, error);
        const firstLine = WORDS.test(text) && at !== undefined && at < FIRST ? lineOf(text) : '';
        if (firstLine !== '')
            throw faultAt('not JSON', at, firstLine);
        throw faultAt(error.includes('after JSON') ? 'text behind' : 'not JSON', at);
    }
    const repeated = findRepeatedKey(value, keys);
    if (repeated !== undefined) {
        throw new errors.j$(`${name}${repeated} has the same key twice, so its meaning is not clear: run the analyzer again.`);
    }
    return value;
}
function lineOf(text) {
    const [line = ''] = text
        .trimStart()
        .slice(0, FIRST)
        .split(/[\r\n]/u);
    return (0,lines.xv)((0,lines.TN)(line), LONGEST_LINE);
}
function tryParse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return { error: String(error) };
    }
}
function isUnfinished(text, error) {
    return /end of JSON input|Unterminated string/u.test(error) || (statedPosition(error) ?? -1) >= text.length;
}
function statedPosition(error) {
    const stated = / at position (\d+)/u.exec(error)?.[1];
    return stated === undefined ? undefined : Number(stated);
}
function positionOf(text, error) {
    const stated = statedPosition(error);
    if (stated !== undefined)
        return stated;
    const isGood = (end) => {
        const part = text.slice(0, end);
        const found = tryParse(part).error;
        return found === undefined || isUnfinished(part, found);
    };
    let [good, bad] = [0, Math.min(text.length, LONGEST_SEARCHED)];
    if (isGood(bad))
        return undefined;
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        if (isGood(middle))
            good = middle;
        else
            bad = middle;
    }
    return bad - 1;
}
function inspect(text) {
    const keys = { log: 0, runs: [], results: [] };
    const isList = [false];
    const written = [0];
    const lastKey = [''];
    let depth = 0;
    let values = 1;
    let start = 0;
    function close() {
        if (isList[depth])
            return;
        if (depth === LOG_DEPTH)
            keys.log = written[depth] ?? 0;
        if (!isList[RUN_DEPTH - 1] || lastKey[LOG_DEPTH] !== 'runs')
            return;
        if (depth === RUN_DEPTH)
            keys.runs.push(written[depth] ?? 0);
        const isResult = depth === RESULT_DEPTH && isList[RESULT_DEPTH - 1] && !isList[RUN_DEPTH];
        if (isResult && lastKey[RUN_DEPTH] === 'results')
            keys.results.push(written[depth] ?? 0);
    }
    for (let at = 0; at < text.length;) {
        const sign = text.charCodeAt(at);
        if (sign === QUOTE) {
            start = at;
            at = endOfText(text, at);
        }
        else if (sign === COMMA)
            values += 1;
        else if (sign === COLON) {
            if (depth <= RESULT_DEPTH) {
                written[depth] = (written[depth] ?? 0) + 1;
                if (depth <= RUN_DEPTH)
                    lastKey[depth] = nameOf(text.slice(start, at));
            }
        }
        else if (sign === OPEN_OBJECT || sign === OPEN_LIST) {
            if (depth === DEEPEST_NESTING)
                return { tooDeep: at, values, keys };
            depth += 1;
            values += 1;
            if (depth <= RESULT_DEPTH) {
                isList[depth] = sign === OPEN_LIST;
                written[depth] = 0;
            }
        }
        else if (sign === CLOSE_OBJECT || sign === CLOSE_LIST) {
            if (depth <= RESULT_DEPTH)
                close();
            depth -= 1;
        }
        at += 1;
    }
    return { values, keys };
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
    const key = written.trimEnd();
    return key.includes('\\') ? String(tryParse(key).value) : key.slice(1, -1);
}
function findRepeatedKey(log, { log: own, runs, results }) {
    const isRepeated = (value, written) => Object.keys(value).length !== written;
    if (!(0,raw.Gv)(log))
        return undefined;
    if (isRepeated(log, own))
        return '';
    let [nextRun, nextResult] = [0, 0];
    for (const [index, run] of (0,raw.gT)(log, 'runs').entries()) {
        if (!(0,raw.Gv)(run))
            continue;
        if (isRepeated(run, runs[nextRun++]))
            return ` runs[${index}]`;
        for (const [place, result] of (0,raw.gT)(run, 'results').entries()) {
            if ((0,raw.Gv)(result) && isRepeated(result, results[nextResult++]))
                return ` runs[${index}].results[${place}]`;
        }
    }
    return undefined;
}

var logs_artifacts = __webpack_require__(6066);
var quote = __webpack_require__(9142);
var spelled_path = __webpack_require__(7444);
var logs_tree = __webpack_require__(569);
;








const LONGEST_PATH = 4_096;
const MOST_FOLDERS = 20;
function openPaths(tree, roots, runs) {
    const finders = new Map();
    const finderOf = (run) => {
        const hints = JSON.stringify([
            (0,raw.at)(run, 'originalUriBaseIds'),
            (0,raw.Ct)(run, 'invocations').map((one) => (0,raw.at)(one, 'workingDirectory')),
        ]);
        const finder = finders.get(hints) ?? { stand: createStanding(tree, roots, run), answers: new Map() };
        finders.set(hints, finder);
        return finder;
    };
    let learned;
    return (index) => {
        const { stand, answers } = finderOf(runs[index]);
        return (uri, base) => {
            const key = keyOf(uri, base);
            const known = answers.get(key);
            if (known !== undefined)
                return known;
            const standing = stand(uri, base);
            if (standing.kind === 'open')
                learned ??= { root: learnRoot(tree, roots.prefix, runs, (run) => finderOf(run).stand) };
            const file = standing.kind === 'open' ? byRoot(tree, standing, learned?.root) : standing;
            answers.set(key, file);
            return file;
        };
    };
}
const keyOf = (uri, base) => `${base ?? ''}\n${uri}`;
function createStanding(tree, roots, run) {
    const prefix = (0,spelled_path.lD)(roots.prefix).names;
    const bases = (0,raw.at)(run, 'originalUriBaseIds');
    const stood = (0,raw.Ct)(run, 'invocations')
        .slice(0, MOST_FOLDERS)
        .flatMap((one) => foldersOf((0,raw.at)(one, 'workingDirectory'), bases));
    const toRoot = (folder, kind, starts) => {
        const names = (0,spelled_path.S6)(folder.names);
        const ignoresCase = roots.ignoresCase || folder.onServer || names[0]?.endsWith(':');
        const spell = ignoresCase ? logs_tree.AU : logs_tree.Zz;
        return { names: names.map(spell), spell, starts, kind, isRelative: !folder.absolute };
    };
    const known = [
        ...(roots.pathMap ?? []).map(({ from, to }) => toRoot((0,spelled_path.lD)((0,spelled_path.k2)(from)), 'job', [(0,spelled_path.lD)(to).names])),
        ...[roots.checkout, ...(roots.aliases ?? [])].map((one) => toRoot((0,spelled_path.lD)((0,spelled_path.k2)(one)), 'checkout', [[]])),
        ...roots.workspaces.map((one) => toRoot((0,spelled_path.lD)((0,spelled_path.k2)(one)), 'job', [[], prefix])),
        ...[
            ...stood,
            ...((0,raw.Gv)(bases) ? Object.keys(bases).flatMap((uriBaseId) => foldersOf({ uriBaseId }, bases)) : []),
        ]
            .filter(({ absolute, names }) => absolute && !(0,spelled_path.xw)(`/${names.join('/')}/`))
            .map((one) => toRoot(one, 'run', [prefix, []])),
    ];
    const startsOf = (folder) => folder.absolute
        ? known
            .filter(({ kind }) => kind !== 'run')
            .flatMap((root) => below(folder.names, root)?.map((rest) => [...rest]) ?? [])
        : [(0,spelled_path.lq)(prefix, folder.names), (0,spelled_path.lq)([], folder.names)].filter((one) => one !== undefined);
    return (uri, uriBaseId) => {
        if (uri.length > LONGEST_PATH)
            return lost(`its path is longer than ${LONGEST_PATH} characters`, { mayBe: 'any' });
        const spellings = (0,spelled_path.lO)(uri);
        const whose = uriBaseId === undefined ? [] : foldersOf({ uriBaseId }, bases);
        const isAddress = /^file:/iu.test(uri);
        const looked = [];
        const found = new Map();
        const fulls = [];
        for (const path of spellings) {
            const bare = (0,spelled_path.lD)(path);
            const full = bare.absolute || whose.length === 0 ? [bare] : whose.map((base) => (0,spelled_path.nx)(base, bare));
            fulls.push(...full);
            const starts = bare.absolute ? [] : [...[...whose, ...stood].flatMap(startsOf), prefix, []];
            const written = starts.flatMap((start) => (0,spelled_path.lq)(start, bare.names)?.join('/') ?? []);
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
        const shown = (0,spelled_path.bh)(spellings.at(-1) ?? '');
        if (found.size > 1)
            return mayBe(shown, [...found.keys()]);
        for (const [path, rule] of found)
            return (0,text_names.OP)(path)
                ? lost(`the name of ${(0,quote.h)(path)} is not UTF-8`, { path, inCheckout: true, mayBe: [path] })
                : { kind: 'found', path, foundBy: { rule, written: shown } };
        return whyNot(tree, roots, { shown, looked, fulls, known });
    };
}
function whyNot(tree, { checkout }, { shown, looked, fulls, known }) {
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
        return lost(`${shown === '' ? 'it' : (0,quote.h)(shown)} is about the project as a whole`, {
            about: 'project',
        });
    const here = looked.map((path) => (0,external_node_path_.join)(checkout, path)).filter((path) => (0,external_node_fs_.existsSync)(path));
    const inRoot = fulls.flatMap(({ names, absolute }) => known.flatMap((root) => (absolute && root.kind === 'checkout' ? (below(names, root) ?? []) : [])));
    const own = inRoot.at(-1)?.join('/');
    const path = own ?? shown;
    const reason = `${(0,quote.h)(path)} is not in the analyzed commit`;
    const inCheckout = here.length > 0 && { inCheckout: true };
    if ((0,spelled_path.xw)(`${full.absolute ? '/' : ''}${full.names.join('/')}`))
        return lost(reason, { path, about: 'dependency', ...inCheckout });
    if (looked.some((one) => tree.isFolder(one)))
        return lost(`${(0,quote.h)(path)} is a folder, not a file`, { path, mayBe: 'any' });
    if (own !== undefined || here.some(isFile))
        return lost(reason, { path, ...inCheckout });
    if (isSentence(shown) || [...NO_NAMES, spelled_path.BD].some((words) => words.test(shown)))
        return lost(`${(0,quote.h)(shown)} is not the address of a file`, { path: shown, mayBe: 'any' });
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
        ? `${(0,quote.h)(path)} is a ${thing}`
        : `${(0,quote.h)(path)} is behind the ${thing} ${(0,quote.h)(block.path)}`;
    let target;
    try {
        const real = (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(checkout), (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(checkout, shown)))
            .split(external_node_path_.sep)
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
        const artifacts = (0,raw.gT)(run, 'artifacts');
        const told = (0,raw.Ct)(run, 'invocations').flatMap((one) => [
            ...(0,raw.Ct)(one, 'toolExecutionNotifications'),
            ...(0,raw.Ct)(one, 'toolConfigurationNotifications'),
        ]);
        const results = (0,raw.gT)(run, 'results');
        for (const result of results.length > 0 ? results : told) {
            if ((0,raw.at)(result, 'baselineState') === 'absent')
                continue;
            for (const location of (0,raw.Ct)(result, 'locations')) {
                const named = (0,logs_artifacts.q)((0,raw.at)(location, 'physicalLocation', 'artifactLocation'), artifacts);
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
    if (entry?.type === 'file' && !(0,text_names.OP)(entry.path))
        return {
            kind: 'found',
            path: entry.path,
            foundBy: { rule: 'ending', written: shown, oneOf: tree.named(name) },
        };
    const { files, count } = tree.longestEnding(names);
    const isEnding = count > 1 || (count === 1 && names.length === 1);
    if (names[0] === '..')
        return lost(`${(0,quote.h)(shown)} leaves the checkout`, { path: shown, mayBe: files });
    if (isEnding)
        return mayBe(shown, files);
    const named = tree.named(withoutPlace(name));
    const garbled = tree.garbled.filter((one) => fits(name, one.slice(one.lastIndexOf('/') + 1)));
    return lost(`${(0,quote.h)(shown)} is not in the analyzed commit`, {
        path: shown,
        byName: true,
        mayBe: garbled.length === 0 ? named : [...new Set([...named, ...garbled])],
    });
}
function withoutPlace(name) {
    return name.replace(/(?::\d+(?::\d+)?|[?#].*|\(\d+(?:,\d+)?\))$/u, '');
}
function fits(said, name) {
    let from = 0;
    for (const part of name.split(/\uFFFD+/u)) {
        const next = said.indexOf(part, from);
        if (next < 0)
            return false;
        from = next + part.length;
    }
    return true;
}
function foldersOf(location, bases) {
    const base = (0,raw.$6)(location, 'uriBaseId');
    const above = base === undefined ? '' : (resolveBase(bases, base) ?? '');
    const folder = above + ((0,raw.$6)(location, 'uri') ?? '');
    return folder === '' ? [] : (0,spelled_path.lO)(folder).map(spelled_path.lD);
}
function resolveBase(bases, uriBaseId) {
    const isAbsolute = (uri) => /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/iu.test(uri);
    let resolved = '';
    const seen = new Set();
    for (let id = uriBaseId; id !== undefined;) {
        if (seen.has(id))
            return undefined;
        seen.add(id);
        const uri = (0,raw.$6)((0,raw.at)(bases, id), 'uri');
        if (uri !== undefined)
            resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
        if (uri !== undefined && isAbsolute(uri))
            return resolved;
        id = (0,raw.$6)((0,raw.at)(bases, id), 'uriBaseId');
    }
    return resolved !== '' ? resolved : isAbsolute(uriBaseId) ? uriBaseId : undefined;
}
function below(path, { names, spell, starts }) {
    const own = (0,spelled_path.S6)(path);
    if (!names.every((name, index) => name === own[index] || name === spell(own[index] ?? '')))
        return undefined;
    return starts.map((start) => [...start, ...own.slice(names.length)]);
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function mayBe(shown, files) {
    const [first = '', second, ...more] = files;
    const or = second === undefined ? '' : ` or ${(0,quote.h)(second)}`;
    const rest = more.length === 0 ? '' : `, or ${more.length} more`;
    const reason = `${(0,quote.h)(shown)} is not in the analyzed commit and may be ${(0,quote.h)(first)}${or}${rest}`;
    return { kind: 'lost', path: shown, reason, mayBe: files };
}
function lost(reason, more) {
    return { mayBe: [], ...more, kind: 'lost', reason };
}

var rule_ids = __webpack_require__(2506);
var logs_places = __webpack_require__(5557);
var messages = __webpack_require__(5041);
;




const SIZE = 120;
const MOST_IN_FLOW = { first: 12, last: 4 };
const MOST_RELATED = { first: 10, last: 0 };
const LONGEST = 200;
const MOST_FIXES = 3;
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
function readDetails(result, place, described, context, room) {
    const { tool, threadFlowLocations } = context;
    const own = place.kind === 'lines' ? place.startLine : undefined;
    const isHere = ({ path, line }) => path === place.path && line === own;
    const toSpoken = (location) => {
        const words = () => (0,lines.xv)((0,lines.TN)((0,messages.iQ)((0,messages.fE)((0,raw.at)(location, 'message'), tool, described) ?? '', (label) => label)), LONGEST);
        const at_ = (0,logs_places.$)(location, context);
        const line = at_?.kind === 'lines' ? at_.startLine : undefined;
        return at_?.path === undefined && words() === '' ? undefined : { path: at_?.path, line, words };
    };
    const fits = (size) => {
        if (size > room.left)
            return false;
        room.left -= size;
        return true;
    };
    const keep = (trail) => {
        if (trail === undefined)
            return undefined;
        const { first, last, omitted } = trail;
        const size = [...first, ...last].reduce((sum, { message = '' }) => sum + SIZE + message.length, 0);
        return fits(size) ? trail : { first: [], omitted: first.length + omitted + last.length, last: [] };
    };
    const others = (0,raw.Ct)(result, 'locations').flatMap((one) => toSpoken(one) ?? []);
    const named = (0,raw.Ct)(result, 'relatedLocations').flatMap((one) => toSpoken(one) ?? []);
    const steps = [
        ...others.filter((one) => !isHere(one)),
        ...named.filter((one) => !isHere(one) || one.words() !== ''),
    ];
    const distinct = new Map(steps.map((one) => [JSON.stringify([one.path, one.line, one.words()]), one]));
    const related = keep(toTrail([...distinct.values()], MOST_RELATED));
    const flow = keep(toFlow(result, threadFlowLocations, toSpoken, isHere));
    const isNotebook = place.kind === 'file' && place.isNotebook === true;
    const fixes = isNotebook ? [] : toFixes(result, place.path, context).filter((fix) => fits(sizeOf(fix)));
    if (related === undefined && flow === undefined && fixes.length === 0)
        return undefined;
    return { ...(related && { related }), ...(flow && { flow }), ...(fixes.length > 0 && { fixes }) };
}
function sizeOf(fix) {
    return fix.reduce((sum, { inserted, deleted = '' }) => sum + SIZE + inserted.length + deleted.length, 0);
}
function toFlow(result, shared, toSpoken, isHere) {
    const [codeFlow] = (0,raw.gT)(result, 'codeFlows');
    const [threadFlow] = (0,raw.gT)(codeFlow, 'threadFlows');
    const spoken = [];
    for (const own of (0,raw.gT)(threadFlow, 'locations')) {
        const step = (0,raw.at)(own, 'location') === undefined ? (shared[(0,raw.G$)(own, 'index') ?? -1] ?? own) : own;
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
        const isOwn = named?.isPart === false && named.file.kind === 'found' && named.file.path === path;
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
const TRAILS = ['relatedLocations', 'codeFlows', 'stacks', 'graphs', 'graphTraversals'];
function isLinked(result, message) {
    return (TRAILS.some((key) => Object.hasOwn(result, key)) ||
        (0,raw.Ct)(result, 'locations').length > 1 ||
        [message, (0,raw.$6)(result, 'message', 'text'), (0,raw.$6)(result, 'message', 'markdown')].some((text) => text?.includes('](')));
}
class Counts {
    counts = new Map();
    add(what) {
        this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
    }
}
const BASELINE_STATES = ['new', 'unchanged', 'updated'];
function readResults(list, context, mostResults, room) {
    const { name, scope, tool, knownName, source, invocations } = context;
    const entries = Array.isArray(list) ? list : undefined;
    const failures = new Map();
    const leaveUnverified = (kind, reason) => failures.set(reason, { kind, reason: `${name} ${reason}` });
    if (entries === undefined && !tools.L4.has(knownName))
        leaveUnverified('scope', 'has no list of results: its analysis did not begin');
    const toRule = (0,rules.Q7)(tool);
    const overrides = (0,rules.Zj)(tool, invocations, 'rules');
    const lines = tools.cE.filter((line) => line.tool.test(knownName));
    const results = [];
    const details = new Map();
    const blamedFiles = new Set();
    const [words, odd] = [new Counts(), new Counts()];
    const dependencies = new Map();
    const notObjects = { count: 0, first: 0 };
    for (const [index, result] of (entries ?? []).entries()) {
        if (index === mostResults) {
            leaveUnverified('unread', `has more results than the limit: those from results[${index}] on were not read`);
            break;
        }
        if (!(0,raw.Gv)(result)) {
            if (notObjects.count === 0)
                notObjects.first = index;
            notObjects.count += 1;
            continue;
        }
        const { rule, described } = toRule(result);
        const tell = (word, level) => words.add(JSON.stringify([word, level]));
        const invocation = (0,raw.G$)(result, 'provenance', 'invocationIndex') ?? (overrides.length === 1 ? 0 : -1);
        const key = described?.descriptor ?? rule.id;
        const level = HARMLESS.has(kindOf(result))
            ? 'none'
            : ((0,rules.rl)((0,raw.at)(result, 'level'), tell) ??
                (0,rules.rl)(overrides[invocation]?.get(key), tell) ??
                (0,rules.Qx)(described?.descriptor, tell));
        const message = (0,messages.R9)(result, {
            ...{ tool, rule, described },
            placeOf: (one) => (0,logs_places.$)(one, context),
        });
        const { place, alsoAt, region } = placesOf(result, context);
        const presence = toPresence(result, rule.id, place);
        const taxa = (0,raw.gT)(result, 'taxa');
        const isPresent = presence.kind === 'present';
        const line = isPresent ? lines.find((one) => (0,tools.ni)(one, { rule, message, level })) : undefined;
        const about = (0,logs_packages.w)(result, rule, message, knownName);
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
            isLinked: isLinked(result, message) ? true : undefined,
            cwes: taxa.length === 0 ? undefined : (0,rules.g_)([], taxa),
            source,
            result: index,
        });
        if (place.kind === 'nowhere' && place.odd !== undefined)
            odd.add(place.odd);
        if ((0,messages.hq)((0,raw.at)(result, 'message')))
            odd.add('message');
        if (presence === OF_DEPENDENCY)
            dependencies.set(place.path ?? '', (dependencies.get(place.path ?? '') ?? 0) + 1);
        if (line !== undefined)
            for (const failure of (0,logs_failures.ho)('parsed', (0,raw.Ct)(result, 'locations'), message, context, line.unverified)
                .failures)
                if (!failures.has(failure.reason))
                    failures.set(failure.reason, failure);
        if (presence.kind === 'crash') {
            leaveUnverified('scope', `reports that its engine broke (${rule.id}): ${(0,quote.h)(message)}`);
            for (const path of namedFiles(message, context.find))
                blamedFiles.add(path);
        }
        const detailed = room !== undefined && (isPresent || presence.kind === 'suppressed')
            ? readDetails(result, place, described, context, room)
            : undefined;
        if (detailed !== undefined)
            details.set(index, detailed);
    }
    if (notObjects.count > 0)
        leaveUnverified('unread', `has ${notObjects.count} results that are not objects, the first of them results[${notObjects.first}]`);
    const { size } = dependencies;
    const [dependency = ''] = dependencies.keys();
    return {
        results: tools.vo.has(knownName) ? joinNotes(results) : results,
        failures: [...failures.values()],
        warnings: [
            ...[...words.counts].map(([key, count]) => {
                const [word, level] = JSON.parse(key);
                return `${scope.tool} gives ${(0,text_names.hS)(count, 'result')} the level ${JSON.stringify((0,quote.h)(word))}, which SARIF does not have: read as ${level}`;
            }),
            ...[...odd.counts].map(([field, count]) => `${scope.tool} writes ${field} of ${(0,text_names.hS)(count, 'result')} as no value that SARIF has: ${field === 'message' ? 'their rules stand in its place' : 'no line of them is known'}`),
            ...(size === 0
                ? []
                : [
                    `${scope.tool} has results in ${(0,text_names.hS)(size, 'file')} of dependencies, which are not of this commit and do not count: ${(0,quote.h)(dependency)}${size > 1 ? ` and ${size - 1} more` : ''}`,
                ]),
        ],
        blamedFiles: [...blamedFiles],
        details,
    };
}
const MOST_NOTES = 5;
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
        joined.push(notes.length === 0 ? lead : { ...lead, related: results_toTrail(notes) });
        joined.push(...notes.map((note) => ({ ...note, presence: { kind: 'note' } })));
    }
    return joined;
}
function results_toTrail(notes) {
    const steps = notes.slice(0, MOST_NOTES).map(({ place, message }) => ({
        ...(place.path !== undefined && { path: place.path }),
        ...('startLine' in place && { line: place.startLine }),
        message,
    }));
    return { first: steps, omitted: Math.max(0, notes.length - MOST_NOTES), last: [] };
}
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
const MOST_SIGNS = 20_000;
const LONGEST_WORD = 4_096;
function namedFiles(text, find) {
    const found = text
        .slice(0, MOST_SIGNS)
        .split(BETWEEN_WORDS)
        .flatMap((word) => {
        const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
        const file = path === undefined || (0,spelled_path.xw)(path) ? undefined : find(path, undefined);
        return file?.kind === 'found' ? [file.path] : [];
    });
    return [...new Set(found)];
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
        threadFlowLocations: (0,raw.gT)(run, 'threadFlowLocations'),
        source: { log: order.log, run: index },
        name: `${order.log} runs[${index}]`,
    };
    const { name, invocations, scope, source } = context;
    const external = (0,logs_failures.cA)(run, name);
    const results = readResults((0,raw.at)(run, 'results'), context, order.mostResults, order.details);
    const told = (0,logs_failures.Wr)(context);
    const reported = new Set(results.results.flatMap(({ rule }) => (0,rule_ids.Ok)(rule)));
    const revisions = new Set((0,raw.gT)(run, 'versionControlProvenance').map((details) => (0,raw.$6)(details, 'revisionId')));
    return {
        ...results,
        ...{ scope, source, knownName: context.knownName, version: tool.version, versions: tool.versions },
        revision: revisions.size === 1 ? [...revisions][0] : undefined,
        failures: [
            ...external.failures,
            ...results.failures,
            ...told.failures,
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
            listed: [tool.driver, ...tool.extensions].some(({ items }) => items.rules.length > 0),
            catalogue: (0,rules.NB)(tool, invocations, reported),
        },
        varies: BY_MODEL.has((0,raw.$6)(run, 'properties', 'ai/origin') ?? '') || tools.bk.has(context.knownName),
        files: toFileCatalogue(run, results.results, context),
        hashes: toHashes(context),
        listed: toListed(context),
        warnings: [
            ...external.elsewhere,
            ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
            ...results.warnings,
            ...told.elsewhere.map((warning) => `${name}: ${warning}`),
        ],
    };
}
function toFileCatalogue(run, results, context) {
    const listed = context.artifacts.filter((one) => (0,raw.Gv)(one) && !isNested(one));
    const targets = listed.filter((one) => (0,raw.gT)(one, 'roles').includes('analysisTarget'));
    const plain = listed.filter((one) => (0,raw.gT)(one, 'roles').length === 0);
    const resolve = (location) => (0,logs_places.W)(location, context)?.file;
    const files = (targets.length > 0 ? targets : plain).flatMap((one) => resolve((0,raw.at)(one, 'location')) ?? []);
    const passedOver = new Set();
    const known = tools.s9.filter((one) => one.tool.test(context.knownName));
    for (const one of context.invocations.flatMap((each) => (0,raw.Ct)(each, 'toolConfigurationNotifications'))) {
        const words = (0,raw.$6)(one, 'message', 'text') ?? '';
        if (!known.some(({ message }) => message.test(words)))
            continue;
        for (const location of (0,raw.Ct)(one, 'locations')) {
            const file = resolve((0,raw.at)(location, 'physicalLocation', 'artifactLocation'));
            if (file?.kind === 'found')
                passedOver.add(file.path);
        }
    }
    const unmentioned = new Set(targets.length > 0 ? [] : files.flatMap((file) => (file.kind === 'found' ? [file.path] : [])));
    for (const { place } of results)
        if (place.path !== undefined)
            unmentioned.delete(place.path);
    const strike = (told) => {
        if (unmentioned.size === 0 || typeof told !== 'object' || told === null)
            return;
        for (const [name, value] of Object.entries(told)) {
            const file = name === 'artifactLocation' || name === 'analysisTarget' ? resolve(value) : undefined;
            const mentioned = file === undefined ? [] : (0,logs_failures.TN)(file);
            if (mentioned === 'any')
                unmentioned.clear();
            else
                for (const path of mentioned)
                    unmentioned.delete(path);
            if (file === undefined)
                strike(value);
        }
    };
    strike(context.invocations);
    for (const result of (0,raw.gT)(run, 'results')) {
        if (unmentioned.size === 0)
            break;
        strike(result);
    }
    if (targets.length === 0 && unmentioned.size === 0 && passedOver.size === 0)
        return undefined;
    const possible = files.map(logs_failures.TN);
    if (possible.includes('any'))
        return undefined;
    const looked = new Set(possible.flat().filter((path) => !passedOver.has(path)));
    for (const { place } of results)
        if (place.path !== undefined)
            looked.add(place.path);
    return looked;
}
function isNested(artifact) {
    return (0,raw.at)(artifact, 'parentIndex') !== undefined && (0,raw.at)(artifact, 'parentIndex') !== -1;
}
function toListed(context) {
    let listed = 'none';
    for (const artifact of context.artifacts) {
        const file = (0,logs_places.W)((0,raw.at)(artifact, 'location'), context)?.file;
        if (file?.kind === 'found' || file?.inCheckout)
            return 'here';
        if (file?.path !== undefined && file.about !== 'dependency')
            listed = 'elsewhere';
    }
    return listed;
}
function toHashes(context) {
    const hashes = new Map();
    const doubtful = new Set();
    for (const artifact of context.artifacts) {
        const hash = (0,raw.$6)(artifact, 'hashes', 'sha-256')?.toLowerCase();
        if (hash === undefined || isNested(artifact) || !/^[0-9a-f]{64}$/u.test(hash))
            continue;
        const file = (0,logs_places.W)((0,raw.at)(artifact, 'location'), context)?.file;
        if (file?.kind !== 'found')
            continue;
        if ((hashes.get(file.path) ?? hash) !== hash)
            doubtful.add(file.path);
        hashes.set(file.path, hash);
    }
    for (const path of doubtful)
        hashes.delete(path);
    return hashes;
}

;














const MOST_RESULTS = 500_000;
const MOST_DETAILS = 100_000_000;
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
        warnings: [...found.warnings, ...findAlone(found), ...readings.flatMap((reading) => reading.warnings)],
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
function findAlone({ logs, wide, }) {
    return wide.flatMap((line) => {
        const [, name] = /\*\*[\\/]([\w.-]+)$/u.exec(line) ?? [];
        const [found, ...more] = logs.filter(({ path }) => (0,external_node_path_.basename)(path) === name);
        return found === undefined || more.length > 0
            ? []
            : [
                `\`${line}\` found ${found.name} alone, and is for a build that writes such a log for each module: see whether all were analyzed.`,
            ];
    });
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
    const log = await readLog(file, room.bytes, options.progress);
    const { category, tree, roots, analyzed, redact } = options;
    const { runs, warnings } = acceptLog(log);
    const written = redact === undefined ? runs : runs.map((run) => hideInRun(run, redact));
    const findIn = openPaths(tree, roots, written);
    const readings = [];
    let results = 0;
    let error;
    for (const [index, run] of written.entries()) {
        if ((0,raw.Gv)(run)) {
            const mostResults = room.results - results;
            const order = { log: name, category, find: findIn(index), mostResults, details: room.details };
            const reading = readRun(run, index, order);
            results += reading.results.length;
            readings.push(reading);
        }
        else {
            error ??= `${name} has a run that is not an object, runs[${index}]: let the analyzer write it again.`;
        }
    }
    const unverified = options.allow?.includes('unlocated-paths')
        ? readings
        : (0,logs_analyzed.et)(name, readings);
    const ofCommit = analyzed === undefined
        ? unverified
        : await Promise.all(unverified.map((run) => (0,logs_analyzed.Ur)(name, run, analyzed)));
    const { bytes } = log;
    return {
        summary: { name, bytes, results, runs: readings.length, ...(error !== undefined && { error }) },
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
    return `${summary.name}: ${(0,text_names.hS)(summary.results, 'result')}${tools.length === 0 ? '' : ` of ${(0,logs_failures.eZ)(tools)}`}`;
}
function toTools(runs) {
    const tools = runs.map(({ scope, version }) => ({
        name: scope.tool,
        ...(version !== undefined && { version }),
    }));
    return [...new Map(tools.map((one) => [JSON.stringify(one), one])).values()];
}
function acceptLog({ name, value }) {
    const runs = (0,raw.at)(value, 'runs');
    if (!(0,raw.Gv)(value) || !(runs === null || Array.isArray(runs)))
        throw new errors.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): let the analyzer write SARIF (-f sarif or a similar option), or name another file in \`sarif-file\`.`);
    const version = (0,raw.at)(value, 'version');
    const hasNone = version === undefined || (typeof version === 'string' && version.trim() === '');
    if (!hasNone && !(typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version))) {
        const found = typeof version === 'string' ? (0,quote.h)(version) : 'of an unknown version';
        throw new errors.j$(`${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`);
    }
    if (runs === null)
        throw new errors.j$(`${name} says that the analyzer could not make its runs (\`runs\` is null): run the analyzer again.`);
    const beside = (0,raw.Ct)(value, 'invocations');
    const withBeside = (run) => beside.length > 0 && (0,raw.Gv)(run) && (0,raw.Ct)(run, 'invocations').length === 0
        ? { ...run, invocations: beside }
        : run;
    return {
        runs: runs.map(withBeside),
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
        ignoresCase: await ignoresCase(root),
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
async function ignoresCase(folder) {
    const other = folder === folder.toUpperCase() ? folder.toLowerCase() : folder.toUpperCase();
    if (other === folder)
        return false;
    const [one, two] = await Promise.all([folder, other].map((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined)));
    return one !== undefined && one.ino === two?.ino && one.dev === two.dev;
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
    const [driver = toComponent(raw), ...extensions] = [raw, ...others].map(toComponent);
    const all = [driver, ...extensions];
    const maps = new Map();
    const mapOf = (kind, by, home, components) => {
        const own = maps.get(home) ?? new Map();
        maps.set(home, own);
        const known = own.get(kind + by) ?? firstBy(kind, by, components);
        own.set(kind + by, known);
        return known;
    };
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
        driver,
        extensions,
        taxonomies: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(run, 'taxonomies'),
        byGuid: new Map(all.toReversed().flatMap((one) => (one.guid === undefined ? [] : [[one.guid, one]]))),
        lookUp: (kind, by, key, home) => mapOf(kind, by, home, [home]).get(key) ?? mapOf(kind, by, all, all).get(key),
    };
}
function toComponent(raw) {
    const items = { rules: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(raw, 'rules'), notifications: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(raw, 'notifications') };
    return { guid: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(raw, 'guid'), strings: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(raw, 'globalMessageStrings'), items };
}
function firstBy(kind, by, components) {
    const found = new Map();
    for (const component of components)
        for (const descriptor of component.items[kind]) {
            const key = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, by);
            if ((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(descriptor) && key !== undefined && !found.has(key))
                found.set(key, { component, descriptor });
        }
    return found;
}
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;
function toProduct(driver) {
    const isOfCodeAnalyzer = CODE_ANALYZER.test((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'informationUri') ?? '');
    const product = isOfCodeAnalyzer ? 'Code Analyzer' : (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'product');
    const isSame = product?.toLowerCase() === (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(driver, 'name')?.toLowerCase();
    return product === undefined || product.length > 60 || isSame ? undefined : product;
}
function findDescriptor(tool, kind, reference) {
    const id = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'id');
    const component = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(reference, 'toolComponent');
    const extension = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(component, 'index');
    const ofGuid = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(component, 'guid');
    const named = extension === undefined ? tool.byGuid.get(ofGuid) : tool.extensions[extension];
    const home = named ?? tool.driver;
    const fits = (descriptor) => {
        const own = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(descriptor, 'id');
        return ((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Gv)(descriptor) && (id === undefined || own === id || (own !== undefined && (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .oi)(own, id))));
    };
    const indexed = home.items[kind][(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(reference, 'index') ?? -1];
    if (fits(indexed))
        return { component: home, descriptor: indexed };
    const guid = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'guid');
    const byGuid = guid === undefined ? undefined : tool.lookUp(kind, 'guid', guid, home);
    if (byGuid !== undefined && fits(byGuid.descriptor))
        return byGuid;
    for (const candidate of id === undefined ? [] : (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ .f$)(id)) {
        const described = tool.lookUp(kind, 'id', candidate, home);
        if (described !== undefined)
            return described;
    }
    return undefined;
}
function createRuleReader(tool) {
    const byDescriptor = new Map();
    const ofProduct = optional('product', tool.product);
    return (result) => {
        const reference = toReference(result, tool.taxonomies);
        const described = findDescriptor(tool, 'rules', reference);
        const descriptor = described?.descriptor;
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
        const read = { rule: { ...rule, deprecatedIds: [...former, ...rule.deprecatedIds] }, described };
        ids.set(written, read);
        return read;
    };
}
function toReference(result, taxonomies) {
    const rule = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(result, 'rule');
    const [id, index, guid] = [
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(rule, 'id') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(result, 'ruleId'),
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(rule, 'index') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(result, 'ruleIndex'),
        (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(rule, 'guid'),
    ];
    const isNamed = [id, index, guid].some((one) => one !== undefined);
    const [taxon] = isNamed ? [] : (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .Ct)(result, 'taxa').flatMap((one) => idOfTaxon(one, taxonomies) ?? []);
    return { id: id ?? taxon, index, guid, toolComponent: (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(rule, 'toolComponent') };
}
function idOfTaxon(taxon, taxonomies) {
    const component = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(taxon, 'toolComponent');
    const named = taxonomies[(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(component, 'index') ?? -1];
    const own = ['guid', 'name'].map((key) => taxonomies.find((one) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, key) !== undefined && (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, key) === (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(component, key)));
    const taxa = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(named ?? own.find(Boolean), 'taxa');
    const guid = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(taxon, 'guid');
    const meant = taxa[(0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .G$)(taxon, 'index') ?? -1] ?? taxa.find((one) => guid && (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(one, 'guid') === guid);
    return (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(taxon, 'id') ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .n4)(meant, 'id');
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
    const listed = [tool.driver, ...tool.extensions].flatMap(({ items }) => items.rules);
    const isKnown = (id) => id === undefined || reported.has((0,_quote_js__WEBPACK_IMPORTED_MODULE_1__ .E)(id));
    if (listed.every((rule) => isKnown((0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(rule, 'id'))))
        return undefined;
    const switched = new Map();
    for (const override of invocations.flatMap((one) => (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(one, 'ruleConfigurationOverrides'))) {
        const rule = findDescriptor(tool, 'rules', (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'descriptor'))?.descriptor;
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
function toLevelOverrides(tool, invocations, kind) {
    const property = kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
    return invocations.map((invocation) => {
        const levels = new Map();
        for (const override of (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .gT)(invocation, property)) {
            const reference = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'descriptor');
            const level = (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__.at)(override, 'configuration', 'level');
            const key = findDescriptor(tool, kind, reference)?.descriptor ?? (0,_raw_js__WEBPACK_IMPORTED_MODULE_2__ .$6)(reference, 'id');
            if (level !== undefined && key !== undefined)
                levels.set(key, level);
        }
        return levels;
    });
}


 }),

 6181:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m6: () => ( ERROR_RUNS),
  Ll: () => ( FINDS_COPIES),
  L4: () => ( OMIT_EMPTY_RESULTS),
  K_: () => ( PACKAGES),
  x6: () => ( PARTIAL_RUNS),
  s9: () => ( PASSED_OVER),
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
const unparsed_results_namespaceObject = JSON.parse('{"Xv":{"biome":[{"tool":"^Biome$","rule":"^parse$","unverified":"file","source":"Biome 2.6"}],"oxlint":[{"tool":"^oxlint$","rule":"^OXL0001$","unverified":"file","source":"oxlint 1.94"}],"stylelint":[{"tool":"^stylelint$","rule":"^CssSyntaxError$","unverified":"file","source":"Stylelint 17"}],"spectral":[{"tool":"^spectral$","rule":"^(?:parser|unrecognized-format)$","unverified":"file","source":"Spectral 6.16"}],"htmlhint":[{"tool":"^HTMLHint$","rule":"^tag-pair$","message":"start tag match failed","unverified":"file","source":"HTMLHint 1.9"}],"markdownlint":[{"tool":"^markdownlint","message":"This rule threw an exception","unverified":"file","source":"markdownlint 0.40: a rule that broke"}],"clang":[{"tool":"^clang$","message":"file not found$|^expected |^unterminated |^too many errors emitted|\\\\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments ","level":"error","unverified":"file","source":"clang 19: after an error it follows no values any more. The ids of its rules change from version to version"}],"clangTidy":[{"tool":"^clang-tidy$","rule":"^clang-diagnostic-error$","unverified":"file","source":"https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp"}],"gcc":[{"tool":"^GNU C","rule":"^(?:fatal )?error$","unverified":"file","source":"GCC 14.2: results without an option to name"},{"tool":"^GNU C","rule":"^-W(?!error)","level":"error","unverified":"file","source":"GCC 14.2: errors with an option to name, after which it follows no values any more"}],"cppcheck":[{"tool":"^Cppcheck$","rule":"^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$","level":"error","unverified":"file","note":"Those that it calls critical itself, as they end the look at a file.","source":"https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp"}],"ruff":[{"tool":"^ruff$","rule":"^E902$","message":"^(?:No such file or directory|The system cannot find the \\\\w+ specified\\\\.) \\\\(os error [23]\\\\)$","unverified":"target","note":"The words are those of ruff 0.17.6.","source":"https://docs.astral.sh/ruff/rules/io-error/"},{"tool":"^ruff$","rule":"^(?:invalid-syntax|E999|E902)$","message":"^(?!Cannot use .* on Python [\\\\d.]+ \\\\(syntax was \\\\w+ in Python [\\\\d.]+\\\\)$)","unverified":"file","note":"Syntax that is too new for the Python of the project is parsed, and all rules look at the file.","source":"ruff 0.16; E999 up to 0.7, by its list of codes"}],"flake8":[{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E902$","message":"^FileNotFoundError: ","unverified":"target","note":"The words are those of Flake8 7.5.","source":"https://flake8.pycqa.org/en/latest/user/error-codes.html"},{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E9(?:99|02)$","unverified":"file","note":"Its formatter puts its name before each rule.","source":"Flake8 7.4, but in its own format: no converter to SARIF was at hand"}],"pylint":[{"tool":"^pylint$","rule":"^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$","unverified":"file","source":"Pylint 4.1 by sarif-kit"}],"shellcheck":[{"tool":"^shellcheck$","rule":"^(?:SC)?10(?:70|72|73|88|89)$","unverified":"file","note":"It goes on with what stands before the place where it stopped (1070, 1088, 1089).","source":"ShellCheck 0.11 by shellcheck-sarif, and its Parser.hs"}],"rubocop":[{"tool":"^rubocop$","rule":"^Lint\\\\/Syntax$","unverified":"file","source":"RuboCop 1.39, but as JSON: no formatter for SARIF was at hand"}],"golangci":[{"tool":"^golangci-lint$","rule":"^typecheck$","unverified":"run","source":"golangci-lint 2: it is all that is left of the run, at line 1 of a file of the package"}],"staticcheck":[{"tool":"^Staticcheck$","rule":"^compile$","unverified":"run","source":"https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go"}],"revive":[{"tool":"^revive$","rule":"^unnamed-rule$","message":"^invalid file \\\\S","unverified":"folder","source":"https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go"}],"clippy":[{"tool":"^clippy$","rule":"^(?:E\\\\d{4}|unnamed-rule)$","level":"error","unverified":"run","note":"Of the compiler itself, whose errors have a code or none; lints that are denied have their name.","source":"https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs"}],"checkstyle":[{"tool":"^Checkstyle$","rule":"^(?:(?:parse|general)\\\\.exception|com\\\\.puppycrawl\\\\.tools\\\\.checkstyle\\\\.(?:TreeWalker|Checker))$","unverified":"file","note":"The key of the message before, and the class that says it now.","source":"Checkstyle 12.3"}],"ktlint":[{"tool":"^ktlint$","rule":"^unnamed-rule$","message":"^Not a valid Kotlin file","unverified":"file","source":"https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt"}],"phpstan":[{"tool":"^PHPStan$","rule":"^phpstan\\\\.parse$","unverified":"file","source":"https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php"}],"psalm":[{"tool":"^Psalm$","rule":"^173$","unverified":"file","source":"https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php"}],"mago":[{"tool":"^mago$","rule":"^parse$","level":"error","unverified":"run","source":"https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs"}],"phpmd":[{"tool":"^PHPMD$","rule":"^unnamed-rule$","level":"error","unverified":"file","note":"Its findings name their rule, and have no level.","source":"https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php"}],"sqlfluff":[{"tool":"^sqlfluff$","rule":"^(?:PRS|LXR)$","unverified":"file","source":"SQLFluff 4.5"},{"tool":"^sqlfluff$","rule":"^TMP$","message":"^(?:TMP: )?(?:Unrecoverable failure|Failed to parse Jinja syntax)\\\\b","unverified":"file","note":"A variable of a template that is not defined is a result of this rule as well, and ends nothing.","source":"https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py"}],"hlint":[{"tool":"^hlint$","rule":"^Parse error: ","level":"error","unverified":"file","source":"https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs"}],"lintr":[{"tool":"^lintr$","rule":"^error$","level":"error","unverified":"file","source":"https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R"}],"hadolint":[{"tool":"^hadolint$","rule":"^DL1000$","unverified":"file","source":"Hadolint, by its list of rules: it was not run"}],"cfnLint":[{"tool":"^cfn-lint$","rule":"^E000[01]$","unverified":"file","note":"Where a template cannot be transformed, no rule looks at it either.","source":"https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py"}],"ansibleLint":[{"tool":"^ansible-lint$","rule":"^(?:load-failure|syntax-check)(?:\\\\[|$)","unverified":"file","source":"https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md"}],"actionlint":[{"tool":"^(?:GitHub Actions lint|actionlint)$","rule":"^syntax-check$","message":"^could not parse as YAML: |^\\"(?:jobs|steps)\\" section ","unverified":"file","note":"The rule is also that of keys which are not known, after which it goes on. Without its jobs or the steps of a job, GitHub runs no workflow, and nothing in them was looked at.","source":"https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go"}],"powershell":[{"tool":"^PSScriptAnalyzer$","rule":"^(?:Missing|Unexpected|Expected|Terminator|Incomplete)","unverified":"file","source":"PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS"}],"any":[{"tool":".","rule":"^(?:parse|parser|parsing|syntax)[-_ ]?error$","ignoreCase":true,"unverified":"file","source":"any tool: the name of the rule"},{"tool":".","message":"^(?:fatal error|pars(?:e|ing) error|syntax ?error):","ignoreCase":true,"unverified":"file","source":"any tool: ESLint and others"}]},"AR":[{"tool":"^CodeQL$","notification":"/diagnostics/extraction-errors$","source":"https://github.com/github/codeql/blob/main/ruby/ql/src/queries/diagnostics/ExtractionErrors.ql"},{"tool":"^Semgrep ","message":"^(?:Syntax|Lexical|Other syntax|AST builder) error at line (?<path>[^\\\\n]{1,1000}):\\\\d+:","source":"Semgrep 1.185: the run calls itself successful, and what stands behind the place is missing"}],"Jn":[{"tool":"^ESLint$","message":"^File ignored ","source":"ESLint 10.15, by @microsoft/eslint-formatter-sarif 3.1: it lists the file like one that it looked at"}],"x1":{"tflint-errors":"tflint"},"u9":["gosec","Checkov","zizmor","mobsfscan","SpotBugs","typos","pmd","eslint"],"JU":["Staticcheck","revive","kube-score"],"Mq":["clang"],"i1":"(?:^|[\\\\s-])(?:js|php)?cpd(?![\\\\w-])"}');
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
const PASSED_OVER = unparsed_results_namespaceObject.Jn.map(({ tool, message }) => ({
    tool: new RegExp(tool, 'u'),
    message: new RegExp(message, 'u'),
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
   AU: () => ( fold),
   Gc: () => ( toTree),
   Zz: () => ( compose)
 });
function toTree(entries) {
    const exact = new Map(entries.map((entry) => [entry.path, entry]));
    const files = entries.filter(({ type }) => type === 'file');
    const hasBlocks = files.length < entries.length;
    const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
    const folders = once(() => new Set(entries.flatMap(({ path }) => [...path.matchAll(/\//gu)].map((at) => path.slice(0, at.index)))));
    const endings = once(() => files.map(({ path }) => ({ path, key: toKey(path.split('/')) })).sort((a, b) => (a.key < b.key ? -1 : 1)));
    const lists = new Map();
    const alike = (path) => folded().get(fold(path)) ?? [];
    const find = (path) => exact.get(path) ?? only(alike(path).filter((entry) => compose(entry.path) === compose(path)));
    function startingWith(key) {
        const known = lists.get(key);
        if (known !== undefined)
            return known;
        const found = [];
        for (let at = firstFrom(endings(), key); endings()[at]?.key.startsWith(key); at += 1)
            found.push(endings()[at]?.path ?? '');
        lists.set(key, found);
        return found;
    }
    function filesEnding(ending) {
        const exact = `/${ending.join('/')}`;
        const known = lists.get(exact);
        if (known !== undefined)
            return known;
        const all = startingWith(toKey(ending));
        const own = all.filter((path) => `/${path}`.endsWith(exact));
        const composed = all.filter((path) => compose(`/${path}`).endsWith(compose(exact)));
        const found = [own, composed, all].find(({ length }) => length > 0) ?? all;
        lists.set(exact, found);
        return found;
    }
    return {
        find,
        alike,
        named: (name) => startingWith(toKey([name])),
        garbled: files.flatMap(({ path }) => (path.includes('\uFFFD') ? [path] : [])),
        isFolder: (path) => folders().has(path),
        blockOf(path) {
            if (!hasBlocks)
                return undefined;
            for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
                const entry = find(path.slice(0, end)) ?? only(alike(path.slice(0, end)));
                if (entry !== undefined && entry.type !== 'file')
                    return entry;
            }
            return undefined;
        },
        longestEnding(names) {
            const key = toKey(names);
            const at = firstFrom(endings(), key);
            const count = Math.max(...[at - 1, at].map((one) => sharedNames(endings()[one]?.key ?? '', key)));
            return { count, files: count === 0 ? [] : filesEnding(names.slice(-count)) };
        },
    };
}
function fold(path) {
    return compose(compose(path).toLowerCase().toUpperCase());
}
function compose(path) {
    return path.normalize('NFC');
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
function toKey(names) {
    return `${fold(names.toReversed().join('/'))}/`;
}
function sharedNames(key, other) {
    let count = 0;
    for (let at = 0; at < key.length && key[at] === other[at]; at += 1)
        if (key[at] === '/')
            count += 1;
    return count;
}
function firstFrom(sorted, key) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((sorted[middle]?.key ?? '') < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


 }),

 9915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   R: () => ( describeUnresolved),
   s: () => ( describeListing)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6761);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7283);



const MOST_PLACES = 10;
const MOST_ACCOUNTS = 5;
function describeListing({ threads, forged, lookAlikes, copies, summaries }, keyring) {
    const [{ keyless, withheld }] = keyring;
    const edited = threads.filter(({ unsure }) => unsure === 'edited');
    const signed = threads.filter(({ unsure }) => unsure === 'signed').length;
    const places = edited.map(({ fingerprint: { path, line } }) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line === 0 ? path : `${path}:${line}`));
    const isShared = threads.some(({ comment, unsure, accepts }) => comment.shared && unsure === undefined && !accepts);
    return [
        ...(signed === 0 ? [] : [describeSigned(signed)]),
        ...(isShared && keyless ? [describeShared(withheld === true)] : []),
        ...(forged === 0 ? [] : [describeForged(forged, keyless === true)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments at ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)(places, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...(keyring.some(({ older }) => older) ? describeOlder({ threads, summaries }) : []),
    ];
}
function describeShared(isWithheld) {
    const what = 'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no dismissal in its threads lets the check pass';
    return isWithheld
        ? `${what}, and this run gets no secrets: where a dismissal has to count, propose the change from a branch of the repository itself`
        : `${what}: make a secret, for example with openssl rand -hex 32, and give it as signing-key`;
}
function describeSigned(signed) {
    const [what, left] = signed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${signed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}
function describeForged(forged, isKeyless) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return isKeyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one on a line below the present signing-key`;
}
function describeLookAlikes(authors) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN), MOST_ACCOUNTS);
    const remedy = 'if that was this job, resolve them with its old token by the command clean';
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
function describeOlder({ threads, summaries }) {
    const open = threads.filter(({ unsure, isOlder, isResolved }) => (unsure === 'older' || isOlder) && !isResolved);
    const isLeft = open.some(({ unsure }) => unsure === 'older');
    const others = summaries.filter(({ isSure }) => !isSure).map(({ comment }) => comment.id);
    const need = open.length === 0
        ? 'no open thread needs an earlier signing-key any more'
        : `${open.length} open ${open.length === 1 ? 'thread still needs' : 'threads still need'} an earlier signing-key: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with an earlier signing-key, and no run deletes them: delete them by hand`,
            ]),
    ];
}
function describeUnresolved({ plan, outcomes }, { resolveNeeds, noResolving } = {}) {
    const { length } = (plan?.actions ?? []).filter((action) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(action, outcomes.get(action)));
    if (length === 0)
        return [];
    const threads = length === 1 ? '1 thread is done and stays' : `${length} threads are done and stay`;
    if (noResolving !== undefined)
        return [`${threads} open, because ${noResolving}: resolve ${length === 1 ? 'it' : 'them'} by hand`];
    const remedy = resolveNeeds === undefined ? '' : `. That needs ${resolveNeeds}`;
    return [`${threads} open, because this token cannot resolve threads${remedy}`];
}


 }),

 6871:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  x5: () => ( locate),
  et: () => ( plan),
  MU: () => ( readingOf),
  NQ: () => ( review),
  Re: () => ( signersOf)
});

var external_node_path_ = __webpack_require__(6760);
var act_acting = __webpack_require__(3612);
var clear_forged = __webpack_require__(7293);
var change_context = __webpack_require__(3589);
var find_commits = __webpack_require__(2668);
var find_configuration = __webpack_require__(3500);
var read_baseline = __webpack_require__(4346);
var read_logs = __webpack_require__(1382);
var diff_anchor = __webpack_require__(1960);
var line_map = __webpack_require__(8508);
var errors = __webpack_require__(7406);
var about = __webpack_require__(850);
var finding_finding = __webpack_require__(5722);
var logged_finding = __webpack_require__(3785);
var git_checkout = __webpack_require__(7176);
var file_texts = __webpack_require__(1583);
var read_diff = __webpack_require__(8825);
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

var table = __webpack_require__(5835);
var diff_diff = __webpack_require__(7802);
var names = __webpack_require__(6761);
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
            ...find_arrivals_describe(ground.diff.files.flatMap(({ type, newPath }) => (type === 'submodule' ? (newPath ?? []) : [])), [
                'submodule changed, and its code was not looked at',
                'submodules changed, and their code was not looked at',
            ], 'submodules are not followed: review them in their own repositories'),
            ...find_arrivals_describe(pointers.filter((path) => !findings.some(({ place }) => place.path === path)), [
                'file of Git LFS changed, and its content was not looked at',
                'files of Git LFS changed, and their content was not looked at',
            ], 'check out with Git LFS before the analysis'),
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
function find_arrivals_describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,names.Dt)(paths, MOST_NAMED)}; ${remedy}`];
}

var place_findings = __webpack_require__(398);
var place_packages = __webpack_require__(4069);
var path_mapping = __webpack_require__(5437);
var failures = __webpack_require__(3482);
var quote = __webpack_require__(9142);
;





function doubtUnlocatedResults(completeness, results, isFailing, change) {
    const known = new Map();
    const touched = (files, line) => {
        const lists = known.get(String(line)) ?? new Map();
        known.set(String(line), lists);
        const found = lists.get(files) ?? files.filter((path) => change.touches(path, line));
        lists.set(files, found);
        return found;
    };
    const unlocated = results.flatMap((result) => {
        const { place, presence } = result;
        if (presence.kind !== 'present' || !isFailing(result))
            return [];
        if (place.kind === 'nowhere') {
            const { mayBe = [], line, reason } = place;
            const files = mayBe === 'any' ? mayBe : touched(mayBe, line);
            return files.length === 0 ? [] : [{ result, reason, files }];
        }
        const { oneOf = [] } = place.foundBy ?? {};
        if (oneOf.length < 2 || !change.brings(place.path))
            return [];
        const line = place.kind === 'lines' ? place.startLine : undefined;
        const files = touched(oneOf, line).filter((path) => path !== place.path);
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
function unlocated_describe({ result: { rule, level, place }, reason, files, }) {
    const isNamed = files !== 'any' && files.length === 1 && (reason.includes(files[0] ?? '') || place.path === files[0]);
    const which = files === 'any'
        ? 'it may be in any file of the change'
        : isNamed
            ? 'which is part of the change'
            : `it may be in ${(0,failures.eZ)(files)} of the change`;
    return `a result of ${(0,quote.h)(rule.id)} (${level}) is unlocated: ${reason}, ${which}: ${remedyFor(place, files)}`;
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
    if ((0,names.OP)(file))
        return 'rename the file';
    const mapping = (0,path_mapping.c)(path, file);
    return mapping === undefined
        ? 'let the tool write paths from the top of the checkout'
        : `add the line \`${mapping}\` to path-map, or let the tool write paths from the top of the checkout`;
}

;




async function findUnlocated(results, completeness, { failLevel, filterModeByLine }, { toHead, diff, workingTree }) {
    const lists = results.flatMap(({ place }) => {
        const files = place.kind === 'nowhere' ? place.mayBe : 'foundBy' in place ? place.foundBy?.oneOf : undefined;
        return files === undefined || files === 'any' ? [] : [files];
    });
    const candidates = [...new Set(lists)].flat().filter((path) => (0,line_map.C2)(toHead, diff, path) !== undefined);
    const { hunks: dirty } = await workingTree.changesIn(new Set(candidates));
    const brings = (path) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        return change !== undefined && change.oldPath !== change.newPath;
    };
    return doubtUnlocatedResults(completeness, results, (result) => (0,logged_finding.jZ)({ level: result.level, severity: (0,logged_finding.xJ)(result) }, failLevel), {
        brings,
        touches(path, line) {
            const change = (0,line_map.C2)(toHead, diff, path);
            if (change === undefined)
                return false;
            const { hunks, type } = change;
            const at = line === undefined ? undefined : (0,line_map.sn)(toHead, path, line);
            if (type !== 'file' || filterModeByLine !== 'added' || brings(path) || dirty.has(path))
                return true;
            if (at?.kind !== 'mapped' || hunks.length === 0)
                return true;
            return hunks.some(({ newStart, newLines }) => at.line >= newStart && at.line < newStart + newLines);
        },
    });
}
const unlocated_MOST_NAMED = 10;
function describeGarbled({ files }) {
    const paths = files.flatMap(({ newPath }) => newPath !== undefined && (0,names.OP)(newPath) ? [newPath] : []);
    if (paths.length === 0)
        return [];
    const [what, remedy] = paths.length === 1
        ? ['1 file whose name is not UTF-8', 'rename it']
        : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
    return [`${what} changed, and nothing can be placed there: ${(0,names.Dt)(paths, unlocated_MOST_NAMED)}; ${remedy}`];
}

var doubts = __webpack_require__(4692);
var rule_ids = __webpack_require__(2506);
;
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

var wording = __webpack_require__(447);
var fingerprint = __webpack_require__(999);
var match = __webpack_require__(6662);
var pair = __webpack_require__(8951);
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
            ...base.completeness.unverifiedTools.map(({ scope, reason }) => (0,read_baseline.c_)(scope, reason)),
            ...base.completeness.unverifiedFiles.map(({ reason, path }) => `baseline: ${path}: ${reason}`),
        ],
        failures: [],
    };
}
async function findPairs({ commit, results: before }, present, change, known) {
    const then = (0,logged_finding.Sz)((0,logged_finding.Zs)(before.filter(isPresent)).distinct);
    await known.texts.read(then.flatMap(({ place: { path } }) => (path === undefined ? [] : [{ commit, path }])));
    const linesThen = (path) => known.texts.lines(commit, path);
    const pairs = new Map();
    const used = new Set();
    const add = (finding, earlier, by, suggestions) => {
        const results = pairs.has(finding) || used.has(earlier) ? undefined : findKnown(finding, earlier, suggestions);
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
            add(finding, earlier, by, by === 'git-reworded' || by === 'git');
    }
    for (const [finding, earlier] of findLengths(present, then, change, linesThen, known))
        add(finding, earlier, undefined, false);
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
function isOneOf({ place }) {
    return place.kind === 'nowhere' && !place.byName && place.mayBe !== undefined && place.mayBe.length > 0;
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
            add(finding, earlier, 'message', false);
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
function fileKey(scope, path) {
    return `${(0,finding_finding.OD)(scope)}\n${path}`;
}
function pathBefore(change, path) {
    const file = change.byNewPath.get(path);
    return file === undefined ? path : file.status === 'copied' ? undefined : file.oldPath;
}
function findKnown(now, then, suggestions) {
    const words = ({ message }) => (0,wording.w)(message).join(' ');
    const wordsAside = ({ message, rule, cwes = [], isLinked }) => isLinked ||
        rule.securitySeverity !== undefined ||
        (rule.cwes ?? []).length + cwes.length > 0 ||
        rule.tags.some((tag) => /security/iu.test(tag))
        ? undefined
        : (0,wording.w)(withoutSuggestions(message)).join(' ');
    const present = now.results.filter(isPresent);
    const [known, used] = [new Set(), new Set()];
    for (const wording of suggestions ? [words, wordsAside] : [words])
        for (const result of present) {
            const said = wording(result);
            const same = then.results.find((one) => !used.has(one) &&
                isPresent(one) &&
                said !== undefined &&
                wording(one) === said &&
                (0,logged_finding.t9)(result.level, one.level) >= 0);
            if (known.has(result) || same === undefined)
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
function describePair(commit, { before: then, by }) {
    const place = (0,finding_finding.fW)(then.place);
    const at = place === '' ? '' : `:${place}`;
    const way = then.place.kind === 'nowhere'
        ? 'same message'
        : by === undefined
            ? 'it tells the length of its file'
            : pair.dk[by];
    return `${(0,finding_finding.OK)(then.scope)} reported it at ${commit.slice(0, 7)}${at} (found again: ${way})`;
}
function createDoubt({ completeness, versions }, change, stale, order) {
    const doubtOfTool = (0,read_baseline.Ct)({ completeness, versions }, order.versions);
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

var plan_plan = __webpack_require__(3866);
var summary_comment = __webpack_require__(6671);
var threads_marker = __webpack_require__(6533);
;




function planSummary({ listed, existing, mode, isPartial, canEdit, linkTo, redact, }) {
    const sorted = listed.toSorted((a, b) => (0,plan_plan.IN)(a.finding, b.finding));
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

var unverified = __webpack_require__(8290);
var external_node_crypto_ = __webpack_require__(7598);
var check = __webpack_require__(8564);
var words = __webpack_require__(3629);
;





const ROUNDS = 3;
const put_check_MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const NEWER_HEAD = 'a newer head is being reviewed';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
async function putRunning({ name, host, progress }, service, analyzed) {
    const { sharedChecks: shared } = service;
    const around = shared === undefined
        ? { beginning: '', end: (0,words.nt)(analyzed) }
        : { beginning: beginningOf(shared), end: '' };
    const outcome = await service.putCheck((0,check.MX)(name, around, host.runUrl));
    if (outcome.kind !== 'done')
        progress(`The check ${name} could not be set: ${outcome.message}`);
}
async function putCheck(result, service, context) {
    const { sharedChecks: shared } = service;
    if (shared === undefined)
        return putOnChange(result, service, context);
    const look = observer(result, shared, context.name);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors._7))
                throw error;
            return putUnseen(result, error, service, context);
        }
        const told = describeSeen(result, seen, shared, context);
        if (round > 1 && isSettled(told, seen, shared))
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, context);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
async function putOnChange(result, service, context) {
    const before = await readNewerHead(result, service);
    if (before.kind === 'newer')
        return superseded(result, before.reason);
    const told = before.kind === 'unread' && result.conclusion === 'success' ? incomplete(result, before.reason) : result;
    const outcome = await put(told, undefined, service, context);
    if (outcome.kind !== 'done')
        return afterPut(told, outcome);
    const after = await readNewerHead(result, service);
    if (after.kind !== 'newer')
        return told;
    const { name, host } = context;
    const waiting = { name, state: 'running', text: NEWER_HEAD };
    const taken = await service.putCheck(host.runUrl === undefined ? waiting : { ...waiting, url: host.runUrl });
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
function superseded(result, reason) {
    return { ...result, conclusion: 'superseded', reasons: [reason] };
}
function observer(result, shared, name) {
    const own = hashJob([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    let sharing;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        const parts = readParts(listed, shared);
        for (const part of worstPartFirst(parts)) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === put_check_MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        if (others.length === 0 && result.conclusion === 'success') {
            sharing ??= (await shared.listSharing?.()) ?? [];
            const told = new Set([shared.number, ...parts.map(({ number }) => number)]);
            for (const number of sharing)
                if (!told.has(number) && others.length < put_check_MOST_NAMED)
                    others.push({ number, state: 'running' });
        }
        const known = jobsBefore(listed, shared, before);
        const foreign = known.flat().find((job) => !sharesScope(job, own));
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.unverifiedTools ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
function describeSeen(result, { isClash, others }, shared, { name }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = describeOthers(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${name} cannot pass alone: ${why}`] };
}
function isSettled(told, { newest, others }, shared) {
    return newest !== undefined && (isUnderWay(newest, shared) || newest.state === stateOf(told, others));
}
function stateOf({ conclusion }, others) {
    return worstState([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
async function putUnseen(result, { message }, service, context) {
    const why = `the other changes that share this check could not be read: ${message}; run again, or push a commit if another change with this head was deleted`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, context);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
async function put(result, seen, service, context) {
    const [longest, ...shorter] = service.can.checkText;
    const putIn = (limit) => service.putCheck(toCheck(result, seen, service, context, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toCheck(result, seen, { sharedChecks: shared }, { name, host: { runUrl }, redact }, limit) {
    if (shared === undefined) {
        const around = { beginning: '', end: (0,words.nt)(result.analyzedSha) };
        return (0,check.T9)(name, result, runUrl, redact, limit, around);
    }
    const { others = [], jobs = [] } = seen ?? {};
    const why = describeOthers(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : linkFor(runUrl, jobs);
    const own = (0,check.T9)(name, result, url, redact, limit, { beginning: beginningOf(shared), end });
    return { ...own, state: stateOf(result, others) };
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
async function writeCheck(result, context) {
    const { service } = context;
    if (result.dryRun || service === undefined)
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, service, context);
}
const RANKS = { passed: 0, running: 1, failed: 2 };
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
function readPart({ text }, sign) {
    if (!text.startsWith(sign))
        return undefined;
    const [, digits, said = ''] = BEGINNING.exec(text.slice(sign.length)) ?? [];
    if (digits === undefined)
        return undefined;
    const number = Number(digits);
    if (/^passed\b/u.test(said))
        return { number, state: 'passed' };
    if (/^updating\b/u.test(said))
        return { number, state: 'running' };
    const [, findings] = COUNT.exec(said) ?? [];
    return { number, state: 'failed', ...(findings === undefined ? {} : { findings }) };
}
const BEGINNING = /^([1-9]\d{0,14}): (?:[0-9a-f]{7}: )?(.*)$/su;
const COUNT = /^(?:failed by )?(\d{1,9} (?:error|warning|note|finding)s?)\b/u;
function isUnderWay(shown, { sign }) {
    return readPart(shown, sign)?.state === 'running';
}
function worstPartFirst(parts) {
    return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}
function worstState(states) {
    return states.reduce((worst, state) => (RANKS[state] > RANKS[worst] ? state : worst), 'passed');
}
function describeOthers(others, { sign }) {
    const worst = worstState(others.map(({ state }) => state));
    const named = others.filter(({ state }) => state === worst);
    const [first] = named;
    if (worst === 'passed' || first === undefined)
        return undefined;
    const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
    const why = named.length === 1 && first.findings !== undefined ? ` with ${first.findings}` : '';
    const [it, those, have] = named.length === 1 ? ['it', '', 'has'] : ['each', ' of them', 'have'];
    const [what, run] = worst === 'failed' ? [`failed${why}`, 'rerun'] : ['no result yet', 'run'];
    return `${names} ${have} the same head and ${what}: ${run} ${it}${those}, or close ${it} and rerun this one`;
}
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
function hashJob(scopes) {
    const hash = (scope) => (0,external_node_crypto_.createHash)('sha256').update((0,finding_finding.OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}

var text_lines = __webpack_require__(7746);
var secrets = __webpack_require__(6856);
;




const LONGEST_CODE = 120;
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
const show_code_BATCH = 32;
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,text_lines.xv)((0,text_lines.TN)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, result]) => {
        const { flow } = result;
        if (flow === undefined)
            return [read, result];
        const shown = (text) => (0,secrets.kM)(text, redact);
        const hide = (0,about.rQ)(result) ? (text) => (0,secrets.To)((0,text_lines.Q6)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...result, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
        ];
    }));
}
async function readLines(steps, git, commit) {
    const wanted = new Map();
    for (const { path, line } of steps) {
        if (path === undefined || line === undefined)
            continue;
        const own = wanted.get(path);
        if (own !== undefined)
            own.set(line, '');
        else if (wanted.size < MOST_FILES)
            wanted.set(path, new Map([[line, '']]));
    }
    const paths = [...wanted.keys()];
    for (let start = 0; start < paths.length; start += show_code_BATCH) {
        const batch = paths.slice(start, start + show_code_BATCH);
        const texts = (0,file_texts.ng)(git);
        await texts.read(batch.map((path) => ({ commit, path })));
        for (const path of batch) {
            const all = texts.lines(commit, path) ?? [];
            const own = wanted.get(path) ?? new Map();
            for (const number of own.keys()) {
                const line = all[number - 1] ?? '';
                if (line.length <= LONGEST_LINE)
                    own.set(number, line);
            }
        }
    }
    return wanted;
}
function stepsOf(trail) {
    return trail === undefined ? [] : [...trail.first, ...trail.last];
}

var git_commits = __webpack_require__(9484);
var conclusion = __webpack_require__(409);
var dismissals = __webpack_require__(6572);
var left_threads = __webpack_require__(7443);
var read_code = __webpack_require__(5769);
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
async function readCodeOf(told, { shownWithCode, git, redact }, { head, root }) {
    const shown = shownWithCode(told);
    return shown.length === 0 ? undefined : (0,read_code.w)(told.results, new Set(shown), { git, head, root, redact });
}
async function timesOfFixes({ listing, plan }, git, head) {
    const commits = (0,dismissals.pJ)(listing?.threads ?? [], plan?.actions, head);
    const described = await (0,git_commits.kI)(git, commits);
    return new Map([...described].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
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
        threads: listing?.threads ?? [],
        ignored: listing?.ignored ?? [],
        warnings: [
            ...(plan === undefined ? [] : warningsOf(known, plan, context)),
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
        ...(known.commitTimes && { commitTimes: known.commitTimes }),
    };
    return { ...result, ...concludeBy(ending, result) };
}
function warningsOf({ listing, warnings, comparison, logs, configured }, { listed }, { reviewed }) {
    return [
        ...(reviewed.kind === 'commits' || listing === undefined
            ? []
            : (0,report_warnings.s)(listing, reviewed.keyring)),
        ...(0,words.Cp)(listed),
        ...warnings,
        ...(comparison?.warnings ?? []),
        ...(logs?.warnings ?? []),
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

var threads = __webpack_require__(5740);
;




































const PASSES = 3;
async function review(context) {
    const checkout = await (0,git_checkout.b$)(context.git, (0,external_node_path_.resolve)(context.world.directory, context.inputs['working-directory']));
    const known = { analyzed: checkout.head, warnings: [], earlier: new Map() };
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
    const { service } = context;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return { kind: 'skipped', reasons: [reason] };
    context.begin({ kind: 'reading' });
    let logs = await (0,read_logs.o)(context, checkout);
    known.logs = logs;
    known.linkTo = await (0,read_logs.$)(context, checkout.head, logs.hasFile);
    for (let pass = 1;; pass += 1) {
        context.begin({ kind: 'comparing' });
        const found = await (0,find_commits.C)(context, checkout.head);
        if (found.kind === 'superseded')
            return { kind: 'superseded', reasons: [found.reason] };
        if (found.kind === 'unavailable')
            return found;
        known.found = found;
        const { commits } = found;
        const configured = await (0,find_configuration.o)(context, checkout.root, commits);
        if (configured.kind === 'unknown')
            return { kind: 'unavailable', reason: configured.reason };
        known.configured = configured;
        const { pathMap } = configured.configuration;
        if (pathMap !== undefined && pass === 1) {
            logs = await (0,read_logs.o)(context, checkout, pathMap);
            known.logs = logs;
        }
        const results = await (0,find_configuration.j)(logs.results, configured.configuration, commits, context.git);
        known.results = results;
        const texts = (0,file_texts.ng)(context.git);
        const listing = await listThreads(context, found.shown.writer);
        known.listing = listing;
        const located = await locate(results, listing.threads, commits, logs, texts, context);
        known.results = located.results;
        known.findings = located.findings;
        known.duplicates = located.duplicates;
        const base = await (0,read_baseline.wZ)(context, checkout, logs.logs, commits, configured.configuration);
        known.comparison =
            base &&
                (await compareWithBaseline(base, {
                    git: context.git,
                    texts,
                    analyzed: commits.analyzed,
                    findings: located.findings,
                    completeness: located.completeness,
                    versions: logs.versions,
                }));
        const { ruleCatalogues: listed, varying } = logs.completeness;
        const { git } = context;
        await (0,match.YW)(listing.threads, located.findings, { git, head: commits.head, texts, listed, varying });
        await plan(located, commits, found.shown, base, known, context);
        known.commitTimes = await timesOfFixes(known, context.git, commits.head);
        const { actions } = known.plan;
        const told = tellPlan(known);
        known.code = await readCodeOf(told, context, checkout);
        context.begin({ kind: 'planned', ...told, code: known.code });
        const isPlanAlone = context.inputs['dry-run'] || context.reviewed.kind === 'commits';
        if (!isPlanAlone)
            context.begin({ kind: 'applying', actions: told.plan.actions });
        const isLeft = (0,clear_forged.f)(listing, context.reviewed.kind === 'commits' ? {} : context.reviewed.service).length > 0;
        if (context.reviewed.kind === 'commits' ||
            isPlanAlone ||
            !(actions.some(act_acting.xz) || known.summary?.isWriting || isLeft))
            return { kind: 'ended', failures: [] };
        const acting = await toActing(located, texts, pass < PASSES, known, context, context.reviewed);
        const { act } = await Promise.all([__webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(3276)]).then(__webpack_require__.bind(__webpack_require__, 3276));
        known.done = await act(actions, (refused) => summarize(known, context, [...refused]), acting);
        if (known.done.summary !== undefined)
            known.summary = known.done.summary;
        const { end, failures, outcomes } = known.done;
        if (end === 'superseded')
            return { kind: 'superseded', reasons: failures };
        if (end === 'applied' || pass === PASSES)
            return { kind: 'ended', failures };
        for (const [action, outcome] of outcomes)
            if (outcome.kind === 'done')
                known.earlier.set(action, outcome);
        known.before = tellPlan(known);
        delete known.plan;
        delete known.done;
        context.progress(`Planning again: ${failures.join('; ')}`);
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
        const found = await (0,find_commits.C)(context, known.analyzed);
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
            context.progress(`The ${(0,change_context.a)(context)} could not be read, so the check was not changed`);
        return { kind: 'broken', reason };
    }
}
async function listThreads(context, writer) {
    const { reviewed } = context;
    if (reviewed.kind === 'commits')
        return (0,threads.fG)([], { signing: { keys: [], identity: [], isWithheld: false }, presentKeys: 0 });
    return (0,threads._f)(await reviewed.service.listComments(), { ...readingOf(reviewed, context), writer });
}
function signersOf({ service, keyring, }) {
    return {
        signing: {
            keys: keyring.filter(({ keyless }) => !keyless).map(({ signing }) => signing),
            identity: service.identity,
            isWithheld: keyring.some(({ withheld }) => withheld === true),
        },
        presentKeys: keyring.filter(({ keyless, older }) => !keyless && !older).length,
    };
}
function readingOf({ service, keyring }, { inputs, redact, }) {
    const { mayWrite } = service;
    const asked = new Map();
    return {
        ...signersOf({ service, keyring }),
        decides: (inputs.dismissals ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies',
        accepts: inputs['accept-resolved'],
        mayWrite: mayWrite &&
            ((author) => {
                const answer = asked.get(author) ?? mayWrite(author);
                asked.set(author, answer);
                return answer;
            }),
        redact,
    };
}
const ANY_LINE = { lines: 'changed-files', ladder: ['line'] };
const review_MOST_NAMED = 10;
async function locate(read, threads, { analyzed, base, head }, logs, texts, { git, inputs, service }) {
    const linesOfPaths = new Set([
        ...(0,place_findings.R8)(read),
        ...read.flatMap(({ alsoAt = [] }) => alsoAt.flatMap(({ path = [] }) => path)),
        ...threads.map(({ fingerprint }) => fingerprint.path),
    ]);
    const toHead = await (0,read_diff.i)(git, analyzed, head, { linesOf: linesOfPaths });
    for (const path of [...linesOfPaths]) {
        const mapped = (0,line_map.qD)(toHead, path);
        if (mapped.kind === 'mapped')
            linesOfPaths.add(mapped.path);
    }
    const diff = await (0,read_diff.i)(git, base, head, { algorithm: 'default', linesOf: linesOfPaths });
    const logged = await (0,place_packages.Z)(read, analyzed, texts, { toHead, diff });
    const found = (0,place_findings.R8)(logged);
    const places = logged.flatMap(({ place, alsoAt = [] }) => [place, ...alsoAt]);
    const paths = [...new Set(places.flatMap(({ path = '' }) => (path === '' ? [] : path)))];
    const lines = await readFileLines(git, toHead, diff, paths.filter((path) => !(0,names.OP)(path)));
    const linesOf = (path) => lines.get(path);
    const can = service?.can ?? ANY_LINE;
    const toPosition = (place, cameIn) => (0,diff_anchor.p)({ place, toHead, diff, linesOf, cameIn, can });
    const { failLevel } = (0,table.iJ)(inputs);
    const results = logged.map((result) => review_putOnChange(result, (place) => {
        const position = toPosition(place);
        const isFailing = (0,logged_finding.jZ)({ level: result.level, severity: (0,logged_finding.xJ)(result) }, failLevel);
        return position.narrowest === 'added' || (isFailing && (0,plan_plan.xg)(position));
    }));
    const { distinct, duplicates } = (0,logged_finding.Zs)(results.filter(({ presence }) => (0,place_findings.tE)(presence)));
    const ofLogs = (0,logged_finding.Sz)(distinct);
    const { workingTree } = logs;
    const changed = { toHead, diff, workingTree };
    const completeness = await findUnlocated(results, logs.completeness, (0,table.iJ)(inputs), changed);
    const { hunks: rewritten } = await workingTree.changesIn(threads.map(({ fingerprint }) => fingerprint.path));
    const others = service === undefined ? [...diff.byNewPath.keys()].filter((path) => !found.has(path)) : [];
    const uncommitted = (0,place_findings.JX)(await workingTree.changesIn(others));
    const arrivals = await findArrivals({ git, toHead, diff, results, findings: ofLogs, threads });
    const isEdited = (path) => {
        const change = (0,line_map.C2)(toHead, diff, path);
        return change !== undefined && (change.binary || change.oldPath === undefined || change.hunks.length > 0);
    };
    const standing = (place, cameIn, unlocated) => {
        const at = toPosition(place, cameIn);
        const position = unlocated !== undefined && at.narrowest !== 'added'
            ? { kind: 'not-on-the-diff', reason: unlocated, narrowest: 'added' }
            : at;
        return { place, at: atHead({ place }, position, toHead), position };
    };
    const findings = ofLogs.map((finding) => {
        const { place } = finding;
        const isTouched = place.path !== undefined && isEdited(place.path);
        const unlocated = isTouched && (0,logged_finding.jZ)(finding, failLevel) ? (0,place_packages.N)(finding) : undefined;
        return {
            ...finding,
            ...standing(place, arrivals.of(finding), unlocated),
            others: (finding.results.length === 1 ? (finding.results[0]?.alsoAt ?? []) : []).map((one) => standing(one)),
            isEdited: isTouched,
            inDiff: place.kind === 'nowhere' || (0,line_map.C2)(toHead, diff, place.path) !== undefined,
            ...believe(finding),
            members: [],
            counts: false,
        };
    });
    const unread = [...lines].flatMap(([path, { count, isUnsure }]) => count === undefined || isUnsure ? path : []);
    const files = unread.length === 1 ? '1 changed file' : `${unread.length} changed files`;
    return {
        results,
        findings,
        duplicates: new Set(duplicates),
        completeness,
        toHead,
        diff,
        linesOf,
        rewritten,
        isEdited,
        root: workingTree.root,
        warnings: [
            ...uncommitted,
            ...(unread.length === 0
                ? []
                : [
                    `${files} with findings could not be compared line by line: ${(0,names.Dt)(unread, review_MOST_NAMED)}; ` +
                        `all findings there count as new: keep files below ${file_texts.gZ / 1e6} MB, end lines by LF or CRLF alone, and check out with all objects`,
                ]),
            ...describeGarbled(diff),
            ...arrivals.warnings,
        ],
    };
}
function review_putOnChange(result, isAdded) {
    const { place, alsoAt = [], column: _, endColumn: __, ...rest } = result;
    if (alsoAt.length === 0 || isAdded(place))
        return result;
    const added = alsoAt.find((one) => one.kind !== 'nowhere' && isAdded(one));
    if (added === undefined)
        return result;
    return { ...rest, isMoved: true, place: added, alsoAt: [place, ...alsoAt.filter((one) => one !== added)] };
}
function atHead({ place }, position, toHead) {
    if (place.kind === 'nowhere' || place.kind === 'uncommitted')
        return undefined;
    if (position.kind === 'anchored') {
        const { path, newLine } = position.anchor;
        return { path, line: place.kind === 'file' ? 0 : newLine };
    }
    if (place.kind === 'file') {
        const mapped = (0,line_map.qD)(toHead, place.path);
        return mapped.kind === 'mapped' ? { path: mapped.path, line: 0 } : undefined;
    }
    const mapped = (0,line_map.sn)(toHead, place.path, place.startLine);
    return mapped.kind === 'mapped' ? { path: mapped.path, line: mapped.line } : undefined;
}
async function plan(located, { analyzed, head }, { writer, isBot }, base, known, context) {
    const { inputs, name, service } = context;
    const { findings, toHead, diff, rewritten } = located;
    const threads = known.listing?.threads ?? [];
    for (const finding of findings)
        if (finding.thread?.marker.asNew && finding.baselineState !== 'unchanged')
            finding.baselineState = 'new';
    const policy = (0,table.iJ)(inputs);
    const completeness = (0,unverified.e6)(located.completeness, { findings, threads });
    known.completeness = completeness;
    known.plan = (0,plan_plan.Cs)({
        completeness,
        findings,
        results: known.results ?? [],
        threads,
        job: { name, tools: inputs.tools },
        head,
        analyzed,
        toHead,
        isRewritten: (path, line) => (0,line_map.vC)(rewritten.get(path) ?? [], line),
        policy,
        leftDiff: ({ where }, finding) => {
            if (finding !== undefined)
                return finding.inDiff ? undefined : finding.place.path;
            return where.kind === 'at' || where.kind === 'edited'
                ? diff.byNewPath.has(where.path)
                    ? undefined
                    : where.path
                : undefined;
        },
        canEdit: service?.can.edits ?? false,
        keepsNumbers: service?.can.keepsNumbers ?? false,
        bot: isBot ? writer : undefined,
    });
    known.unread = describeUnread(located, base);
    known.warnings = [...(0,unverified.fK)({ threads, findings, head }).values(), ...located.warnings];
    known.summary = summarize(known, context, []);
}
function describeUnread({ completeness, toHead, diff, isEdited }, base) {
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
function summarize(known, { inputs, name, service, redact }, refused) {
    const { failures = [], unverifiedTools = [] } = known.logs?.completeness ?? {};
    return planSummary({
        listed: [...(known.plan?.listed ?? []), ...refused],
        existing: summariesOf(known.listing?.summaries ?? [], name, known.completeness
            ? (0,plan_plan.a)({ completeness: known.completeness, findings: known.findings ?? [] })
            : new Set()),
        mode: inputs['summary-comment'],
        isPartial: failures.length > 0 || unverifiedTools.some(({ kind }) => kind !== 'absent'),
        canEdit: service?.can.edits ?? false,
        linkTo: known.linkTo,
        redact,
    });
}
const review_LONGEST_LINE = 1_000;
async function toActing({ toHead, linesOf }, texts, mayPlanAgain, known, context, reviewed) {
    const { commits, shown } = known.found;
    const { service, diff } = reviewed;
    const logs = known.logs;
    const { actions } = known.plan;
    const written = actions.flatMap(({ kind, finding }) => finding !== undefined && (kind === 'post' || kind === 'reopen') ? [finding] : []);
    await texts.read(written.flatMap(({ at }) => (at === undefined ? [] : [{ commit: commits.head, path: at.path }])));
    const detailed = new Map(actions.flatMap(({ kind, finding }) => kind === 'post' && finding !== undefined
        ? finding.results.map((result) => [result, logs.detailed(result)])
        : []));
    const details = await showCode(detailed, context.git, commits.analyzed, context.redact);
    const { stopped, sleep, nonce, progress, redact } = context;
    const reading = readingOf(reviewed, context);
    const isSameAtHead = (path) => {
        const lines = linesOf(path);
        return (!toHead.byOldPath.has(path) && (lines === undefined || (lines.count !== undefined && !lines.isUnsure)));
    };
    return {
        service,
        check: context.name,
        signing: reading.signing,
        known: known.listing,
        base: commits.base,
        head: commits.head,
        shown: diff === undefined ? shown : { ...shown, pin: undefined },
        mayPlanAgain,
        decides: reading.decides,
        linkTo: known.linkTo,
        list: async (anew) => (0,threads.fG)(await service.listComments(anew), reading),
        posting: {
            fingerprint: (finding) => (0,fingerprint.ax)(finding, commits.head, texts.lines(commits.head, finding.at?.path ?? ''), commits.analyzed),
            detailed: (finding) => ({
                ...finding,
                results: finding.results.map((result) => details.get(result) ?? result),
            }),
            headLines: ({ place: { path }, at }) => path === undefined || at === undefined || !isSameAtHead(path)
                ? undefined
                : texts.lines(commits.head, at.path)?.map((line) => (0,secrets.kM)(line, redact)),
            shownBefore: ({ was, results }) => was === undefined
                ? undefined
                : was.length <= review_LONGEST_LINE && !results.some(about.rQ)
                    ? (0,secrets.kM)(was, redact)
                    : '',
        },
        redact,
        nonce,
        sleep,
        stopped,
        progress,
        beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
    };
}


 })

};

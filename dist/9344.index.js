export const id = 9344;
export const ids = [9344];
export const modules = {

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
 var _logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59185);
 var _logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45971);
 var _logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14372);
 var _logs_tree_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(90569);
 var _plan_reasons_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(50324);
 var _find_configuration_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(82879);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(73868);

















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
        const placed = await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_14__ .BX)(analysis.findings, NO_CHANGES, git, { root: '', head: commit });
        const hider = (0,_logs_hide_secrets_js__WEBPACK_IMPORTED_MODULE_9__ .j)((text) => context.redact(text));
        const findings = analysis.findings.map((finding) => hider.finding(placed(finding)));
        return {
            kind: 'read',
            commit,
            expected,
            findings: await (0,_find_configuration_js__WEBPACK_IMPORTED_MODULE_13__ .j)(findings, configuration, commits, git),
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
async function readOver(commit, patterns, { inputs, git, host, world, progress }, { root, prefix, head }, before) {
    const { directory, environment } = world;
    const [entries, own, worktrees, clones, real] = await Promise.all([
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, commit),
        (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .Z)(git, head),
        listWorktrees(git),
        listClones(root),
        (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root),
    ]);
    const { workspaces } = host;
    const roots = await (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ .H)({ root, prefix, spelled: (0,_logs_roots_js__WEBPACK_IMPORTED_MODULE_11__ .B)(environment), workspaces });
    const taken = new Set([root, real, ...[...entries, ...own].map(({ path }) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path))]);
    const others = [...worktrees, ...clones]
        .filter((folder) => !taken.has(folder))
        .toSorted((a, b) => b.length - a.length);
    const letters = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ';
    const isOfHead = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(own, [root, real, ...others], letters);
    const isOfBase = (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_8__ .f)(entries, others, letters);
    const analysis = await (0,_logs_read_analysis_js__WEBPACK_IMPORTED_MODULE_10__ .d)({
        input: 'base-sarif-file',
        patterns,
        directory,
        category: inputs.category,
        tools: [],
        silentTools: inputs['silent-tools'],
        trust: inputs.trust,
        isTracked: (path) => isOfHead(path) || isOfBase(path),
        tree: (0,_logs_tree_js__WEBPACK_IMPORTED_MODULE_15__ .Gc)(entries),
        roots: { ...roots, aliases: [...(roots.aliases ?? []), ...others] },
        temporaryFolder: host.temporaryFolder,
        before,
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
            return _plan_reasons_js__WEBPACK_IMPORTED_MODULE_12__ .c_(scope, held.get(key));
        const [before, here] = [versions.get(key), versionsHere.get(key)];
        return versions.has(key) && before !== here ? _plan_reasons_js__WEBPACK_IMPORTED_MODULE_12__ .Zt(scope, before, here) : undefined;
    };
}


 })

};

export const id = 1368;
export const ids = [1368];
export const modules = {

 81368:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   describeLeftovers: () => ( describeLeftovers),
   toActing: () => ( toActing)
 });
 var _apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30507);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(50850);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41583);
 var _observe_counting_decisions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83179);
 var _plan_plan_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68731);
 var _report_check_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98564);
 var _report_shared_check_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(83518);
 var _report_words_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(43629);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(17746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(86856);










async function toActing(moves, { found, logs, reading, observation, linkTo, onNews }, context, { service, keyring, diff }) {
    const { situation } = observation;
    const { commits, shown } = found;
    const posted = moves.flatMap((move) => (move.kind === 'post' ? [move.spot] : []));
    const reopened = moves.flatMap((move) => (move.kind === 'reopen' ? [move.spot] : []));
    await observation.readTexts([...posted, ...reopened]);
    const detailed = new Map(posted.flatMap(({ findings }) => findings.map((finding) => [finding, logs.detailed(finding)])));
    const details = await showCode(detailed, context.git, commits.analyzed, context.redact);
    const posting = {
        onNews,
        decides: (0,_observe_counting_decisions_js__WEBPACK_IMPORTED_MODULE_2__ .MN)(context.inputs, service),
        baseSha: commits.base,
        pin: diff === undefined ? shown.pin : undefined,
        evidence: (spot, anchor) => observation.evidence(keyring[0], spot, anchor),
        duplicates: (threads) => observation.duplicates(threads).flatMap((duplicate) => {
            const move = (0,_plan_plan_thread_js__WEBPACK_IMPORTED_MODULE_3__ .r0)(duplicate, situation);
            return move.kind === 'remove-duplicate' && move.by === 'deleting' ? [move] : [];
        }),
        headLines: (spot) => observation.headLines(spot)?.map((line) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(line, context.redact)),
        shownBefore({ spot, was }) {
            const isShown = was !== undefined && was.length <= LONGEST_LINE && !spot.findings.some(_finding_about_js__WEBPACK_IMPORTED_MODULE_9__ .r);
            return isShown ? (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(was, context.redact) : was && '';
        },
        detailed: (spot) => ({
            ...spot,
            findings: spot.findings.map((finding) => details.get(finding) ?? finding),
        }),
    };
    return {
        ...context,
        service,
        job: context.name,
        keyring,
        known: reading,
        linkTo,
        headSha: commits.head,
        shown,
        beforeFirstWrite: () => putRunning(context, service, commits.analyzed),
        posting,
    };
}
async function putRunning({ name, host, progress }, service, analyzed) {
    const { sharedVerdicts: shared } = service;
    const around = shared === undefined
        ? { beginning: '', end: (0,_report_words_js__WEBPACK_IMPORTED_MODULE_6__ .nt)(analyzed) }
        : { beginning: (0,_report_shared_check_js__WEBPACK_IMPORTED_MODULE_5__ .VI)(shared), end: '' };
    const outcome = await service.putVerdict((0,_report_check_js__WEBPACK_IMPORTED_MODULE_4__ .LJ)(name, around, host.runUrl));
    if (outcome.kind !== 'done')
        progress(`The check ${name} could not be set: ${outcome.message}`);
}
function describeLeftovers(moves, reading) {
    return [
        ...(0,_apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ .LE)(moves, reading).map(({ head }) => `Note of a run for ${head.slice(0, 7)}: delete it, since every thread that it names is settled`),
        ...(0,_apply_clear_notes_js__WEBPACK_IMPORTED_MODULE_0__ .NS)(moves, reading).map(({ commentId, intent }) => `Comment ${commentId}: remove the hidden line of what a run for ${intent?.head.slice(0, 7)} was about to do, since it was not done`),
    ];
}
const LONGEST_CODE = 120;
const LONGEST_LINE = 1_000;
const MOST_FILES = 500;
const BATCH = 32;
async function showCode(details, git, commit, redact) {
    const lines = await readLines([...details.values()].flatMap(({ flow }) => stepsOf(flow)), git, commit);
    if (lines.size === 0)
        return details;
    const withCode = (step, hide) => {
        const line = lines.get(step.path ?? '')?.get(step.line ?? 0) ?? '';
        const code = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .TN)(hide(line.trim())), LONGEST_CODE);
        return code === '' ? step : { ...step, code };
    };
    return new Map([...details].map(([read, finding]) => {
        const { flow } = finding;
        if (flow === undefined)
            return [read, finding];
        const shown = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .kM)(text, redact);
        const hide = (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_9__ .r)(finding) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_7__ .Q6)(shown(text))) : shown;
        const show = (steps) => steps.map((step) => withCode(step, hide));
        return [
            read,
            { ...finding, flow: { ...flow, first: show(flow.first), last: show(flow.last) } },
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
    for (let start = 0; start < paths.length; start += BATCH) {
        const batch = paths.slice(start, start + BATCH);
        const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .ng)(git);
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


 })

};

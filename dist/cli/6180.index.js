export const id = 6180;
export const ids = [6180];
export const modules = {

/***/ 6180:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67375);
/* harmony import */ var _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85835);
/* harmony import */ var _inputs_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33330);
/* harmony import */ var _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63891);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16761);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28009);








// What a command does is loaded when it is asked for: help and mistakes are answered at once.
/** A flag of `plan` alone: what it prints is no matter of a run, so it is no input. */
const ALL = { flag: 'all', help: 'also the findings that the filter leaves out' };
/** A flag of `plan`, `why` and `doctor` alone. With it they ask no service, so that it is no input either. */
const BASE = { flag: 'base', help: 'without a service: what HEAD has beyond it' };
/** Flags of `doctor` alone. */
const PROBE = { flag: 'probe', help: 'also try the service out: posts, deletes' };
const YES = { flag: 'yes', help: 'do not ask before --probe posts' };
const SECRETS = [
    'Each flag has a variable, as SARIF_REVIEW_BASE_URL. Secrets have that alone:',
    'SARIF_REVIEW_TOKEN, _CLIENT_SECRET, _SIGNING_KEY; _PREVIOUS_… for the old ones.',
];
const EXIT_STATUSES = 'Exit status: 0 success, superseded, skipped; 1 gate; 2 inputs; 3 incomplete';
const CLEANING = {
    tool: ['--tool <names...>', 'threads of these tools'],
    all: ['--all', 'every thread that runs have posted'],
    delete: ['--delete', 'delete those in which nobody else spoke'],
    check: ['--check <name>', 'finish this check as passed'],
    yes: ['--yes', 'do it; without it, what it would do is listed'],
};
const HISTORY = {
    last: ['--last <n>', 'so many, those merged last (100)'],
    since: ['--since <day>', 'merged from then on: 2026-08-01 (UTC)'],
    numbers: ['--numbers <list>', 'these: 280-300,305'],
    repository: ['--repository <name>', 'owner/name, or group/project (in CI, its own)'],
    fresh: ['--fresh', 'reads again what the file has'],
};
const HELP = {
    run: {
        usage: 'sarif-review run [logs] [flags]',
        about: 'Reviews once: reads logs, posts, resolves and reopens threads, sets the check.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5,
        json: 'the report as JSON; lines go to standard error',
        notes: [...SECRETS, EXIT_STATUSES],
        examples: ['sarif-review run reports/   (in CI; elsewhere --service and more)'],
    },
    plan: {
        usage: 'sarif-review plan [logs] [flags]',
        about: 'Prints what run would do, with the reason for each move, and writes nothing.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.map((group) => without(group, ['dry-run'])),
        output: [
            [`--${BASE.flag} <revision>`, BASE.help],
            [`--${ALL.flag}`, ALL.help],
        ],
        json: 'the plan as JSON; lines go to standard error',
        notes: [...SECRETS, EXIT_STATUSES],
        examples: ['sarif-review plan eslint.sarif --base main   (no service is asked)'],
    },
    why: {
        usage: 'sarif-review why <file[:line]> [logs] [flags]',
        about: 'Says what became of the findings at a place, and why. Writes nothing.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.slice(0, 1),
        output: [
            ['--report-file <path>', 'the report to read; without it, a fresh plan'],
            [`--${BASE.flag} <revision>`, BASE.help],
        ],
        json: 'the findings and threads there as JSON',
        notes: ['All flags of plan are taken.', 'Exit status: 0 answered; 2 inputs; 3 incomplete'],
        examples: [
            'sarif-review why src/cart.js:12 --report-file report.json',
            'sarif-review why src/cart.js:12 eslint.sarif --base main',
        ],
    },
    doctor: {
        usage: 'sarif-review doctor [logs] [flags]',
        about: 'Checks what a run needs, one line each with the remedy. Writes nothing.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.slice(0, 2),
        output: [
            [`--${BASE.flag} <revision>`, BASE.help],
            ...[PROBE, YES].map(({ flag, help }) => [`--${flag}`, help]),
        ],
        json: 'the checks as JSON',
        notes: ['All flags of run are taken.', ...SECRETS, 'Exit status: 0 nothing failed; 2 something did'],
        examples: [
            'sarif-review doctor eslint.sarif --base main   (no service is asked)',
            'sarif-review doctor reports/ --deployment-number 293',
        ],
    },
    clean: {
        usage: 'sarif-review clean [flags]',
        about: 'Resolves or deletes the threads that runs have posted. Lists them without --yes.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.slice(1, 2).map((group) => without(group, ['base-sha', 'head-sha'])),
        output: [['--category <name>', 'threads of this category'], ...Object.values(CLEANING)],
        json: 'the threads as JSON; lines go to standard error',
        notes: [...SECRETS, 'Exit status: 0 listed or done; 2 inputs; 3 something could not be done'],
        examples: ['sarif-review clean --tool PMD', 'sarif-review clean --tool PMD --delete --yes'],
    },
    history: {
        usage: 'sarif-review history [flags]',
        about: 'Tells what became of findings in merged changes, rule by rule. Writes nothing.',
        groups: _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.slice(1, 2).map((group) => without(group, ['base-sha', 'head-sha', 'merge-request', 'pull-request', 'deployment-number'])),
        output: [...Object.values(HISTORY), ['--report-file <path>', 'JSON, to go on from; or a page (x.html)']],
        json: 'the same as JSON; lines go to standard error',
        notes: [...SECRETS, 'Exit status: 0 all was read; 2 inputs; 3 something could not be read'],
        examples: [
            'sarif-review history --last 100 --report-file history.json',
            'sarif-review history --numbers 280-300,305   (on every service)',
        ],
    },
};
/** Names of inputs that take several values, so that `--sarif-file *.sarif` works as a shell expands it. */
const SEVERAL_VALUES = [
    'sarif-file',
    'base-sarif-file',
    'tools',
    'silent-tools',
    'endpoints',
];
const FLAG_WIDTH = '--base-sarif-file <paths...>'.length;
/** `cmd` hands over the single quotes in which other shells want a glob. */
const NAMED_LIKE_A_LOG = /\.(?:sarif|json)(?:\.gz)?'?$/iu;
const LOG_ENDINGS = ['sarif', 'json'];
const FILE_ENDINGS = ['csv', 'html', 'log', 'txt', 'xml', 'yaml', 'yml'];
/**
 * A flag as somebody may have mistyped it; other words that begin with a dash may be the value of a secret.
 */
const FLAG = /^--?[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;
const program = new commander__WEBPACK_IMPORTED_MODULE_1__/* .Command */ .uB('sarif-review')
    .description('Keeps the review threads of a change up to date with SARIF logs.')
    .version(_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x)
    .exitOverride()
    .configureOutput({
    // What was given to a flag may be a secret that does not belong there.
    outputError: (text, write) => write((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(withoutValues(text))),
})
    .addHelpText('after', '\nExamples:\n  sarif-review doctor --sarif-file reports/   what is missing for a run\n' +
    '  sarif-review plan eslint.sarif --base main  what a run would do, before a push\n' +
    '  sarif-review sandbox --repository .         a review service to try it with\n\n' +
    'Help of a command: sarif-review run --help');
addInputCommand('run', 'review once', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(4710), __webpack_require__.e(3406), __webpack_require__.e(7176), __webpack_require__.e(5135), __webpack_require__.e(7280)]).then(__webpack_require__.bind(__webpack_require__, 67280))).startRun('run', line));
addInputCommand('plan', 'print what run would do, and write nothing', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(4710), __webpack_require__.e(3406), __webpack_require__.e(7176), __webpack_require__.e(5135), __webpack_require__.e(7280)]).then(__webpack_require__.bind(__webpack_require__, 67280))).startRun('plan', line))
    .option(`--${ALL.flag}`, ALL.help)
    .option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand('why', 'say what became of the findings at a place', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4710), __webpack_require__.e(3406), __webpack_require__.e(7176), __webpack_require__.e(5135), __webpack_require__.e(2598)]).then(__webpack_require__.bind(__webpack_require__, 52598))).startWhy(line.place ?? '', line), '<place>').option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand('doctor', 'check what a run needs, and write nothing', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(3382), __webpack_require__.e(8815), __webpack_require__.e(4710), __webpack_require__.e(5276), __webpack_require__.e(3406), __webpack_require__.e(7176), __webpack_require__.e(9584), __webpack_require__.e(7566), __webpack_require__.e(4083), __webpack_require__.e(6536)]).then(__webpack_require__.bind(__webpack_require__, 26536))).startDoctor(line))
    .option(`--${BASE.flag} <revision>`, BASE.help)
    .option(`--${PROBE.flag}`, PROBE.help)
    .option(`--${YES.flag}`, YES.help);
const clean = addInputCommand('clean', 'resolve or delete the threads that runs have posted', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4407), __webpack_require__.e(6357), __webpack_require__.e(4710), __webpack_require__.e(5276), __webpack_require__.e(3406), __webpack_require__.e(3472), __webpack_require__.e(6564)]).then(__webpack_require__.bind(__webpack_require__, 97851))).startClean(line, clean.opts()));
for (const [flag, help] of Object.values(CLEANING))
    clean.option(flag, help);
const history = addInputCommand('history', 'tell what became of findings in merged changes', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4343), __webpack_require__.e(4710), __webpack_require__.e(5276), __webpack_require__.e(728)]).then(__webpack_require__.bind(__webpack_require__, 50728))).startHistory(line, history.opts()));
for (const [flag, help] of Object.values(HISTORY))
    history.option(flag, help);
program
    .command('init')
    .description('write .sarif-review.yml and a workflow')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--service <name>', 'which workflow').choices(['github', 'gitlab']))
    .option('--base-log', 'a workflow that analyzes the base too: only what is new counts')
    .option('--decide-at-once', 'a workflow that reviews again when a reply decides')
    .addHelpText('after', '\nNever overwrites a file. Without --service, the files of the repository or the\naddress of its remote tell whether the workflow is for GitHub or GitLab.')
    .action(async ({ service, baseLog, decideAtOnce = false }) => {
    const { startInit } = await Promise.all(/* import() */[__webpack_require__.e(3382), __webpack_require__.e(7176), __webpack_require__.e(4083), __webpack_require__.e(8609)]).then(__webpack_require__.bind(__webpack_require__, 49352));
    const newBy = baseLog === true ? 'base-log' : 'lines';
    process.exitCode = await startInit({ service, newBy, decideAtOnce });
});
program
    .command('sandbox')
    .description('start a local review service with a web page')
    .option('--port <port>', 'port of the loopback interface; 0 takes a free one', '8080')
    .option('--data <dir>', 'folder of its database', 'sarif-review-sandbox')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--as <service>', 'whom it stands in for (default: whom the remote of the checkout tells, else "deployments")').choices(['deployments', 'gitlab', 'github']))
    .option('--repository <dir>', 'your checkout, to try a run on: its branch gets a change to be reviewed')
    .option('--base <revision>', 'where that branch is to go (default: "main")')
    .option('--head <revision>', 'the branch (default: "HEAD")')
    .option('--watch', 'move the change on when the branch moves')
    .argument('[logs...]', 'logs that the lines to paste are to name')
    .addHelpText('after', '\nOn a terminal it says how to go on, with lines to paste. Elsewhere it prints one\nline of JSON when it is ready: its address, an OAuth client, tokens, the\n' +
    'change. It stops at Ctrl+C and keeps its data.\n\nExample: sarif-review sandbox eslint.sarif --repository . --base main --watch')
    .action(async (words, flags, command) => {
    const logs = readPositionalLogs(words) ?? refuseWords(command, words);
    const { serveSandbox } = await Promise.all(/* import() */[__webpack_require__.e(2164), __webpack_require__.e(4407), __webpack_require__.e(8150), __webpack_require__.e(498), __webpack_require__.e(8634)]).then(__webpack_require__.bind(__webpack_require__, 48634));
    process.exitCode = await serveSandbox({ ...flags, logs });
});
// Whoever reads may go away (`| head`); the work goes on.
process.stdout.on('error', (error) => {
    if (error.code !== 'EPIPE')
        throw error;
});
try {
    await program.parseAsync();
}
catch (error) {
    // commander has printed what is wrong; help and version end with 0.
    if (error instanceof commander__WEBPACK_IMPORTED_MODULE_1__/* .CommanderError */ .b7) {
        process.exitCode = error.exitCode === 0 ? 0 : _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .CONFIGURATION_EXIT_STATUS */ .Pd;
    }
    else {
        console.error((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .logLine */ .BP)(`Unexpected error: ${error instanceof Error ? error.message : error}`));
        process.exitCode = _report_run_result_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT_STATUS */ .uc.incomplete;
    }
}
/**
 * A command that takes every input as a flag of the same name, but for secrets: a list of processes shows
 * flags.
 */
function addInputCommand(name, summary, start, place) {
    const command = program.command(name).description(summary);
    if (place !== undefined)
        command.argument(place, 'a file, or a line of it');
    for (const { flags } of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5) {
        for (const flag of flags)
            command.option(`--${flag.name} ${argument(flag.name, flag.value)}`, flag.help);
    }
    for (const secret of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH)
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$(`--${secret} [value]`).hideHelp());
    command
        .argument('[logs...]')
        .option('--json', HELP[name].json)
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--timings', 'where the time went').hideHelp())
        .configureHelp({ formatHelp: () => commandHelp(HELP[name]) })
        .action(async () => {
        const options = command.opts();
        refuseSecrets(command, options);
        const [asked = '', ...others] = command.args;
        const words = place === undefined ? command.args : others;
        const base = options[BASE.flag];
        const logs = readPositionalLogs(words) ?? refuseWords(command, words);
        process.exitCode = await start({
            flags: readFlags(options, logs),
            form: options.json === true ? 'json' : 'text',
            shown: options[ALL.flag] === true ? 'all' : 'selected',
            base: typeof base === 'string' ? base : undefined,
            ...(place === undefined ? {} : { place: asked }),
            timings: options.timings === true,
            ...(options[PROBE.flag] === true && { probe: { agreed: options[YES.flag] === true } }),
        });
    });
    return command;
}
/** The flags that a command has a use for; the others are taken, and left alone. */
function without({ title, flags }, names) {
    return { title, flags: flags.filter(({ name }) => !names.includes(name)) };
}
function refuseSecrets(command, options) {
    for (const name of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .SECRET_INPUTS */ .pH) {
        if (options[toOptionName(name)] === undefined)
            continue;
        command.error(`Error: --${name} is not a flag, because everyone on this machine can list the flags of a process: set the variable ${(0,_inputs_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .variableName */ .cG)(name)}, and change the secret if it was real`);
    }
}
function refuseWords(command, words) {
    const [unknown = ''] = words.filter((word) => !isLog(word));
    command.error(looksLikePath(unknown)
        ? `Error: there is no ${unknown}: name logs by their path, such as eslint.sarif`
        : `Error: what follows ${command.name()} is neither a flag nor an existing log (it is not shown, since it may be a secret): name logs by their path, such as eslint.sarif`);
}
/** Logs stand after flags of their own or without one. */
function readFlags(options, logs) {
    const flags = {};
    for (const { name } of _inputs_table_js__WEBPACK_IMPORTED_MODULE_2__/* .FLAG_GROUPS */ .Y5.flatMap((group) => group.flags)) {
        const value = options[toOptionName(name)];
        if (typeof value === 'string')
            flags[name] = value;
        else if (value === true)
            flags[name] = 'true';
        else if (Array.isArray(value))
            flags[name] = value.join('\n');
    }
    if (logs.length > 0)
        flags['sarif-file'] = [flags['sarif-file'] ?? [], logs].flat().join('\n');
    return flags;
}
function toOptionName(name) {
    return name.replace(/-(\w)/gu, (_, letter) => letter.toUpperCase());
}
/** The help of a command, no wider than 80 columns and short enough for a screen. */
function commandHelp({ usage, about, groups, output = [], json, notes, examples }) {
    const flagLine = (flag, help) => `  ${flag.padEnd(FLAG_WIDTH)}  ${help}`;
    return [
        `Usage: ${usage}`,
        about,
        ...groups.flatMap(({ title, flags }) => [
            title,
            ...flags.map(({ name, value, help }) => flagLine(`--${name} ${argument(name, value)}`, help)),
        ]),
        'Output',
        ...output.map(([flag, help]) => flagLine(flag, help)),
        flagLine('--json', json),
        flagLine('-h, --help', 'this text'),
        ...notes,
        ...(examples.length === 1
            ? [`Example: ${examples[0]}`]
            : ['Examples:', ...examples.map((example) => `  ${example}`)]),
        '',
    ].join('\n');
}
/** The argument of a flag, as commander and the help write it. */
function argument(name, value) {
    if (value === 'bool')
        return '[bool]';
    return SEVERAL_VALUES.includes(name) ? `<${value}...>` : `<${value}>`;
}
/**
 * What stands after a command without a flag: logs. Undefined where a word is neither there nor named like
 * one. It may be a secret then, which nobody may repeat.
 */
function readPositionalLogs(words) {
    return words.every(isLog) ? words : undefined;
}
function isLog(word) {
    return NAMED_LIKE_A_LOG.test(word) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word);
}
/** No secret ends like a file that people take for a log, or like a folder with plain names. */
function looksLikePath(word) {
    const [, ending] = /^[\w./\\-]{1,200}\.([a-z]{2,5})$/iu.exec(word) ?? [];
    if (ending === undefined)
        return /^(?:[a-z][a-z_-]{0,20}\/){1,5}$/iu.test(word);
    return (FILE_ENDINGS.includes(ending.toLowerCase()) || (0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__/* .nearest */ .pA)(ending.toLowerCase(), LOG_ENDINGS) !== undefined);
}
/**
 * What the parser of the command line says of a mistake, without what was given: that may be a secret that
 * does not belong there, or the value of one after a flag that does not exist.
 */
function withoutValues(message) {
    return (message
        // What is close to a command is one that was mistyped.
        .replace(/(?<=^error: unknown command) '.*'(?=\n?$)/s, () => `: there are ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KE)(program.commands.map((command) => command.name()))}`)
        .replace(/(?<=^error: too many arguments for .*?but got \d+): .*$/s, '\n')
        .replace(/(?<=^error: unknown option )'(.*?)'(?=\n|$)/s, (_, option) => {
        const [name = ''] = option.split('=');
        return FLAG.test(name) ? `'${name}'` : 'in the command line';
    })
        .replace(/^error: /, 'Error: '));
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sn: () => (/* binding */ passesFilter),
/* harmony export */   ox: () => (/* binding */ FILTER_MODES),
/* harmony export */   pG: () => (/* binding */ toAnchor)
/* harmony export */ });
/* harmony import */ var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);

/** Which findings get a thread, from the narrowest to the widest. */
const FILTER_MODES = ['added', 'diff-context', 'file', 'nofilter'];
/** A finding of more lines is about a part of the program, of which its first line is the place to read. */
const MOST_LINES_OF_RANGE = 100;
/**
 * Unchanged lines that a diff shows around a change: git's default (`diff.context`), and that of review
 * sites.
 */
const CONTEXT_LINES = 3;
const NO_LINES = { readings: [] };
/**
 * Finds where on the diff a comment about a place can stand, which follows what the service shows, and
 * whether the place is new, which does not. The first line of a place decides.
 */
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, offset, reason } = place;
        // Its line cannot be told.
        const isOfDiff = offset !== undefined && path !== undefined && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isInDiff */ .Fu)(toHead, diff, path);
        return unanchored(reason, cameIn ?? (isOfDiff ? 'added' : 'nofilter'));
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return unanchored(reason, (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .isInDiff */ .Fu)(toHead, diff, place.path) ? 'added' : 'nofilter');
    }
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPath */ .qD)(toHead, place.path);
    if (mapped.kind === 'gone')
        return differs(mapped.reason);
    const { path } = mapped;
    const change = diff.byNewPath.get(path);
    if (change === undefined)
        return unanchored(`${path} is not part of the diff`, 'nofilter');
    const lines = linesOf(place.path) ?? NO_LINES;
    const isNew = cameIn === 'added' || (change.type === 'file' && lines.readings.length === 0);
    const membership = isNew ? 'added' : narrowestOfFile(change);
    const found = place.kind === 'file' ? FIRST_LINE : findLine(lines, place, toHead);
    if (found === undefined)
        return differs(`line ${place.kind === 'lines' ? place.startLine : 1} of ${place.path} differs`);
    const narrowest = isNew ? 'added' : (found.narrowest ?? membership);
    if (change.type !== 'file')
        return unanchored(`${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .TYPE_NAMES */ .et[change.type]}, not a regular file`, narrowest);
    // A file that was only moved, or got another mode, has nothing to show.
    const isShownAtAll = !change.binary && change.hunks.length > 0 && lines.unshown === undefined;
    const [own] = lines.readings;
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(change.binary ? (own?.fromBase ?? []) : change.hunks, found.line);
    const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(last !== undefined && { last }),
        ...(found.counted !== found.line && { countedLine: found.counted }),
        // What is copied from elsewhere is a new file to a service, which shows renames only.
        ...(change.status === 'renamed' && change.oldPath !== undefined && { oldPath: change.oldPath }),
    };
    const { last: _, ...ofFile } = anchor;
    const onFile = { kind: 'anchored', anchor: { ...ofFile, wholeFile: true }, narrowest };
    const takesFile = can.ladder.includes('file');
    if (takesFile && (place.kind === 'file' || !isShownAtAll))
        return onFile;
    const obstacle = findObstacle(change, path, found.line, lines);
    if (obstacle !== undefined)
        return unanchored(obstacle, narrowest);
    if (can.lines === 'changed-files' || last !== undefined || isShown(change.hunks, found.line)) {
        return { kind: 'anchored', anchor, narrowest };
    }
    return takesFile ? onFile : unanchored(`line ${found.line} of ${path} is not shown in the diff`, narrowest);
}
/** A comment about a whole file stands at its first line. */
const FIRST_LINE = { line: 1, counted: 1 };
/**
 * Finds the first line of a place. It is not known how the analyzer counts, so that what is new by any way to
 * count is new; undefined where the analyzed commit and the head differ there by all of them.
 */
function findLine({ readings }, place, toHead) {
    if (readings.length === 0) {
        const atHead = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPlace */ .sn)(toHead, place.path, place.startLine);
        if (atHead.kind === 'gone')
            return undefined;
        const line = atHead.kind === 'mapped' ? atHead.line : place.startLine;
        return { line, counted: line };
    }
    const found = readings.flatMap((reading) => findIn(reading, place) ?? []);
    const known = FILTER_MODES.flatMap((mode) => found.filter(({ narrowest }) => narrowest === mode));
    if (known.length > 0)
        return known[0];
    // Some tools name the empty line behind the last one. Of any other nobody knows what it stands for.
    const isBeyond = found.length > 0 && found.every((one) => one.isBeyond);
    return isBeyond && found[0] ? { ...found[0], narrowest: 'added' } : found[0];
}
function findIn({ toHead, fromBase, count, gitLines }, place) {
    const line = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineForward */ .IT)(toHead, place.startLine);
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, counted: line, isBeyond: line > count + 1 };
    // The last of the committed lines that the working tree has others for.
    const last = place.replaced && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineForward */ .IT)(toHead, place.replaced.last);
    const narrowest = narrowestOfLines(fromBase, line, last ?? line);
    const end = line + place.endLine - place.startLine;
    const isWhole = end <= count && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineForward */ .IT)(toHead, place.endLine) === end && place.replaced === undefined;
    const toGit = (counted) => gitLines?.[counted - 1] ?? counted;
    return {
        line: toGit(line),
        counted: line,
        narrowest,
        ...(isWhole && toGit(end) > toGit(line) && { last: toGit(end) }),
    };
}
/**
 * The last line of a finding of several, where the diff shows it: a range stands on lines that are shown
 * together.
 */
function findLast({ hunks, status }, { line, last }) {
    if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last))
        return undefined;
    const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
    const toEnd = (newLine) => {
        const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(hunks, newLine);
        if (oldLine !== undefined)
            return { newLine, oldLine };
        const { before } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksAround */ .fg)(hunks, newLine, _line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg);
        return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH)(before).end };
    };
    return { end: toEnd(last), stands, first: toEnd(line) };
}
/** Whether one hunk shows both lines and all between them: hunks whose context touches are one. */
function isShownTogether(hunks, first, last) {
    for (let line = first; line <= last; line += 1)
        if (!isShown(hunks, line))
            return false;
    return true;
}
function unanchored(reason, narrowest) {
    return { kind: 'unanchored', reason, narrowest };
}
function differs(reason) {
    return unanchored(`${reason} between the analyzed commit and the head of the diff`, 'nofilter');
}
/** What keeps a line of a file of the diff from carrying a comment. */
function findObstacle(change, path, line, { readings: [own], unshown }) {
    if (unshown !== undefined)
        return unshown;
    if (change.binary && own === undefined)
        return `${path} is binary`;
    if (own === undefined)
        return undefined;
    if (own.count === 0)
        return `${path} is empty`;
    if (line > own.count)
        return `line ${line} is past the end of ${path}, which has ${own.count} ${own.count === 1 ? 'line' : 'lines'}`;
    return undefined;
}
/** For a finding without a line of its own: all of a new file is new, and a changed file is old news. */
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
/**
 * The narrowest mode of several lines: nobody knows which of the lines that the working tree rewrote the
 * finding is about.
 */
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return FILTER_MODES.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
/** Whether a diff shows the line: it is added, or near a change. */
function isShown(hunks, line) {
    const { before, after } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksAround */ .fg)(hunks, line, _line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg);
    return ((before !== undefined && line < (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg)(after).first - CONTEXT_LINES));
}
/** Whether a finding whose narrowest filter mode is `narrowest` gets through under `mode`. */
function passesFilter(mode, narrowest) {
    return FILTER_MODES.indexOf(narrowest) <= FILTER_MODES.indexOf(mode);
}


/***/ }),

/***/ 28508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ newSpan),
/* harmony export */   Fu: () => (/* binding */ isInDiff),
/* harmony export */   GN: () => (/* binding */ mapLineBackward),
/* harmony export */   IT: () => (/* binding */ mapLineForward),
/* harmony export */   KH: () => (/* binding */ oldSpan),
/* harmony export */   bd: () => (/* binding */ toCommittedPlace),
/* harmony export */   et: () => (/* binding */ TYPE_NAMES),
/* harmony export */   fg: () => (/* binding */ hunksAround),
/* harmony export */   mG: () => (/* binding */ toCommittedLine),
/* harmony export */   qD: () => (/* binding */ mapPath),
/* harmony export */   sn: () => (/* binding */ mapPlace),
/* harmony export */   vC: () => (/* binding */ isRewritten)
/* harmony export */ });
/** The number of an old line in the new file; undefined when the line was changed or removed. */
function mapLineForward(hunks, line) {
    return mapLine(hunks, line, oldSpan, newSpan);
}
/** The number that a new line had in the old file; undefined when the line was changed or added. */
function mapLineBackward(hunks, line) {
    return mapLine(hunks, line, newSpan, oldSpan);
}
function mapLine(hunks, line, from, to) {
    const { before } = hunksAround(hunks, line, from);
    if (before === undefined)
        return line;
    if (line < from(before).end)
        return undefined;
    return line + to(before).end - from(before).end;
}
/** The path of an older file in the newer tree. A file that is not in the diff keeps its path. */
function mapPath(diff, path) {
    const change = diff.byOldPath.get(path);
    if (change === undefined) {
        return diff.byNewPath.has(path)
            ? { kind: 'gone', reason: `${path} was added` }
            : { kind: 'mapped', path };
    }
    if (change.newPath === undefined)
        return { kind: 'gone', reason: `${path} was deleted` };
    if (change.status === 'type-changed') {
        return { kind: 'gone', reason: `${path} became a ${TYPE_NAMES[change.type]}` };
    }
    return { kind: 'mapped', path: change.newPath };
}
/** Whether a file of the older tree is one that `diff`, which leads to the newer tree, changes. */
function isInDiff(toNewer, diff, path) {
    const mapped = mapPath(toNewer, path);
    return mapped.kind === 'mapped' && diff.byNewPath.has(mapped.path);
}
/** The place of an older line in the newer tree. */
function mapPlace(diff, path, line) {
    const file = mapPath(diff, path);
    if (file.kind === 'gone')
        return file;
    const change = diff.byOldPath.get(path);
    if (change === undefined)
        return { kind: 'mapped', path: file.path, line };
    if (change.binary)
        return { kind: 'changed', path: file.path, reason: `${path} is binary and differs` };
    const mapped = mapLineForward(change.hunks, line);
    if (mapped !== undefined)
        return { kind: 'mapped', path: file.path, line: mapped };
    return { kind: 'changed', path: file.path, reason: `line ${line} of ${path} differs` };
}
/** As people name them. */
const TYPE_NAMES = {
    file: 'regular file',
    link: 'symbolic link',
    submodule: 'submodule',
};
function oldSpan({ oldStart, oldLines }) {
    return toSpan(oldStart, oldLines);
}
function newSpan({ newStart, newLines }) {
    return toSpan(newStart, newLines);
}
/** Where a side has no lines, its start is the line before the gap. */
function toSpan(start, lines) {
    const first = lines === 0 ? start + 1 : start;
    return { first, end: first + lines };
}
/**
 * The last hunk that does not begin after `line` on the given side, and the one that follows it. A binary
 * search: git prints the hunks of a file in order, which holds on both sides.
 */
function hunksAround(hunks, line, side) {
    let low = 0;
    let high = hunks.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const hunk = hunks[middle];
        if (hunk !== undefined && side(hunk).first <= line)
            low = middle + 1;
        else
            high = middle;
    }
    return { before: hunks[low - 1], after: hunks[low] };
}
/**
 * Finds a line of the working tree in the commit, by the hunks of its file from the commit to the working
 * tree.
 */
function toCommittedLine(hunks, line) {
    const same = mapLineBackward(hunks, line);
    if (same !== undefined)
        return { kind: 'same', line: same };
    const { before } = hunksAround(hunks, line, newSpan);
    const { oldStart = 0, oldLines = 0 } = before ?? {};
    return oldLines === 0
        ? { kind: 'added', after: oldStart }
        : { kind: 'replacing', first: oldStart, last: oldStart + oldLines - 1 };
}
/** Finds a place of the working tree in the commit; its first line decides. */
function toCommittedPlace(hunks, place) {
    if (place.kind !== 'lines')
        return place;
    const { path, startLine, endLine } = place;
    const start = toCommittedLine(hunks, startLine);
    if (start.kind === 'added')
        return { kind: 'uncommitted', path, startLine, endLine };
    const first = start.kind === 'same' ? start.line : start.first;
    const end = endLine === startLine ? first : Math.max(first, lastOf(toCommittedLine(hunks, endLine)));
    if (start.kind === 'same')
        return { kind: 'lines', path, startLine: first, endLine: end };
    return {
        kind: 'lines',
        path,
        startLine: first,
        endLine: end,
        replaced: { last: start.last, by: startLine },
    };
}
function lastOf(line) {
    switch (line.kind) {
        case 'same':
            return line.line;
        case 'replacing':
            return line.last;
        case 'added':
            return line.after;
    }
}
/**
 * Whether the working tree has another text in place of a committed line; of a whole file, line 0: whether it
 * has another text anywhere.
 */
function isRewritten(hunks, line) {
    return line === 0 ? hunks.length > 0 : mapLineForward(hunks, line) === undefined;
}


/***/ }),

/***/ 27406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _7: () => (/* binding */ ServiceError),
/* harmony export */   ek: () => (/* binding */ MayNotWriteError),
/* harmony export */   j$: () => (/* binding */ IncompleteError),
/* harmony export */   j1: () => (/* binding */ ConfigurationError)
/* harmony export */ });
/**
 * The configuration is wrong and the user can mend it: the message names the input, what is wrong, and what
 * to do. Exit status 2.
 */
class ConfigurationError extends Error {
    name = 'ConfigurationError';
}
/** The run could not finish: the message says why and what to do. Exit status 3. */
class IncompleteError extends Error {
    name = 'IncompleteError';
}
/** A call to the review service failed. Carries no header, no body that was sent, and no secret. */
class ServiceError extends Error {
    name = 'ServiceError';
    method;
    url;
    status;
    /** The answer was longer than is read; that to a smaller question may not be. */
    isTooLong;
    /** A web page refused it: at this address there is no interface of the service. */
    isPage;
    constructor(call, message) {
        super(message);
        this.method = call.method;
        this.url = call.url;
        this.status = call.status;
        this.isTooLong = call.isTooLong ?? false;
        this.isPage = call.isPage ?? false;
    }
}
/**
 * The first write was refused, of a run of which that is no mistake: it ends as skipped. Both parts complete
 * a sentence.
 */
class MayNotWriteError extends Error {
    name = 'MayNotWriteError';
    reason;
    remedy;
    constructor({ reason, remedy }) {
        super(`${reason}; ${remedy}`);
        this.reason = reason;
        this.remedy = remedy;
    }
}


/***/ }),

/***/ 15722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   OD: () => (/* binding */ scopeKey),
/* harmony export */   OK: () => (/* binding */ scopeName),
/* harmony export */   _k: () => (/* binding */ isUncommitted),
/* harmony export */   fW: () => (/* binding */ placeName)
/* harmony export */ });
/** SARIF's own levels (SARIF 2.1.0 §3.27.10), worst first. */
const LEVELS = ['error', 'warning', 'note', 'none'];
/** A text key for a scope, usable in a Map. */
function scopeKey(scope) {
    return JSON.stringify([scope.tool, scope.category]);
}
/** A scope as people read it: `PMD` or `PMD (nightly)`. */
function scopeName(scope) {
    return scope.category === '' ? scope.tool : `${scope.tool} (${scope.category})`;
}
/** Tells whether the working tree has another text at a place than the analyzed commit. */
function isUncommitted(place) {
    return place.kind === 'uncommitted' || (place.kind === 'lines' && place.replaced !== undefined);
}
/**
 * A place as people read it: `src/a.ts:3`, the path alone where there is no line, or an empty text where
 * there is no path either.
 */
function placeName(place) {
    const { path = '' } = place;
    return place.kind === 'lines' ? `${path}:${place.startLine}` : path;
}


/***/ }),

/***/ 43414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ft: () => (/* binding */ placeholders),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   aD: () => (/* binding */ expandPath),
/* harmony export */   i7: () => (/* binding */ fitsPath),
/* harmony export */   zq: () => (/* binding */ readAddress)
/* harmony export */ });
/**
 * Reads the address of a service: https, or http on a loopback host; a path prefix is kept, a trailing slash
 * is not. Nothing that it says shows the text itself, since that may hold a password that was put there by
 * mistake.
 *
 * @param credentials where a user name and a password belong, to end a sentence
 */
function readAddress(text, credentials) {
    const trimmed = text.trim();
    const url = URL.parse(trimmed);
    if (url === null) {
        return refused('is not a URL', 'enter the address of the review service without a path, such as https://review.example.com');
    }
    if (url.protocol !== 'https:' && url.protocol !== 'http:') {
        // `localhost:8080` and `review.example.com:8443` are URLs, with the name of the host for a scheme.
        return refused(`has the scheme "${url.protocol.slice(0, -1)}"`, 'begin it with https:// (http:// for loopback addresses only)');
    }
    if (url.username !== '' || url.password !== '')
        return refused('holds a user name or a password', `remove it and use ${credentials}`);
    if (trimmed.includes('?') || trimmed.includes('#'))
        return refused('has a query or a fragment', 'remove everything from the "?" or "#" on');
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) {
        return refused(`uses http with the host ${url.hostname}`, 'use https (http is for loopback addresses only)');
    }
    return { kind: 'address', url: url.origin + url.pathname.replace(/(?<!\/)\/+$/, '') };
}
function refused(what, remedy) {
    return { kind: 'refused', what, remedy };
}
/**
 * Whether a host is this machine, as the URL standard writes it: 127.1 has become 127.0.0.1, and [::1] keeps
 * its brackets.
 */
function isLoopback(hostname) {
    return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}
/** The names of the placeholders of a template such as `/deployments/{deploymentNumber}`. */
function placeholders(template) {
    return Array.from(template.matchAll(/\{([A-Za-z]+)\}/g), ([, name = '']) => name);
}
/**
 * Puts values, percent-encoded, in the place of their placeholders.
 * Throws RangeError for a value that cannot be one part of a path (see `fitsPath`), or that is not there.
 */
function expandPath(template, values) {
    return template.replaceAll(/\{([A-Za-z]+)\}/g, (placeholder, name) => {
        const value = String(values[name] ?? '');
        if (!fitsPath(value))
            throw new RangeError(`There is no usable value for ${placeholder}.`);
        return encodeURIComponent(value);
    });
}
/**
 * Whether a text can be one part of a path and come back as it is. "." and ".." cannot, in any encoding: URLs
 * treat them as steps to another folder (URL standard, "double-dot URL path segment").
 */
function fitsPath(value) {
    return value !== '' && value !== '.' && value !== '..' && value.isWellFormed();
}


/***/ }),

/***/ 68786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ bodyOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   oJ: () => (/* binding */ isSuccess),
/* harmony export */   pn: () => (/* binding */ isTooLong)
/* harmony export */ });
/** Which 2xx a success has is not documented, so that each will do. */
function isSuccess(status) {
    return status >= 200 && status < 300;
}
/** The status of an answer; undefined where there was none. */
function statusOf(answer) {
    return answer.kind === 'answered' ? answer.status : undefined;
}
/** Whether all that is wrong with an answer is its length: a smaller page may do. */
function isTooLong(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'unread' && answer.body.isTooLong === true;
}
/** The body of an answer; empty where it could not be read. */
function bodyOf(answer) {
    return answer.kind === 'answered' && answer.body.kind === 'read' ? answer.body.text : '';
}


/***/ }),

/***/ 95254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mu: () => (/* binding */ parseRetryAfter),
/* harmony export */   nO: () => (/* binding */ Backoff),
/* harmony export */   p$: () => (/* binding */ jitter)
/* harmony export */ });
/* unused harmony export MAX_RETRY_AFTER_MS */
/**
 * Bounds of a wait with full jitter, in milliseconds: between 1 s and a bound that doubles from 2 s up to 30
 * s.
 */
const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;
/**
 * Longest time in all, in milliseconds, to wait for a service that answers with 503 again and again: about
 * what a restart or a short maintenance takes. A run has more to do than to wait, and the next one does what
 * is left.
 */
const LONGEST_ABSENCE_MS = 300_000;
/**
 * A wait, in whole milliseconds, with full jitter before try `tries + 1`. With jitter, runs that were refused
 * together do not come back together.
 */
function jitter(tries, random) {
    const longest = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (tries + 1));
    return Math.round(SHORTEST_WAIT_MS + random * (longest - SHORTEST_WAIT_MS));
}
/** The waits of one run. All calls of the run share it, so that what one of them learns spares the others. */
class Backoff {
    #world;
    #limits;
    #ready;
    #back = new SharedTime(LONGEST_ABSENCE_MS);
    /** Until then the service asked to be left alone. */
    #pausedUntil = 0;
    /** The status with which it asked. */
    #pausedBy;
    /** Until then a line of progress has said so. */
    #saidUntil = 0;
    /** Until then the last line about a slow call holds. */
    #slowUntil = 0;
    constructor(world, limits) {
        this.#world = world;
        this.#limits = limits;
        this.#ready = new SharedTime(limits.readyTimeoutMs);
    }
    /** Why nothing more is to be sent; undefined while the run goes on. */
    ended() {
        if (this.#limits.stop?.aborted)
            return 'the run was stopped';
        if (this.#world.now() >= this.#limits.deadline)
            return 'the time of the run is over (input `timeout`)';
        return undefined;
    }
    /** Milliseconds to the end of the run; at least 0. */
    remainingMs() {
        return Math.max(0, this.#limits.deadline - this.#world.now());
    }
    /**
     * Backoff before a request that was answered with 409 is sent again. Resolves to false, without a wait,
     * when the time for getting ready is used up, by this call or by others before it.
     */
    async untilReady(tries, words) {
        const { readyTimeoutMs, awaited, progress } = this.#limits;
        const now = this.#world.now();
        const left = this.#ready.leftMs(now);
        const wait = Math.min(jitter(tries, this.#world.random()), left);
        if (wait <= 0 || !this.#fits(wait))
            return false;
        progress(`Waiting for ${awaited} ` +
            `(${seconds(wait)} now, waited ${seconds(readyTimeoutMs - left)} of at most ${seconds(readyTimeoutMs)}; nothing is written meanwhile): ${words}`);
        this.#ready.spend(now, wait);
        return this.#sleep(wait);
    }
    /**
     * Backoff before a request that was answered with 503 a few times is sent again. `askedMs` is what the
     * service asked for. Resolves to false, without a wait, when the time that all calls of the run have for
     * such waits is used up, or where it would go beyond the end of the run.
     */
    async untilBack(tries, askedMs, reason) {
        const now = this.#world.now();
        const wait = Math.min(this.#waitMs(tries, askedMs), this.#back.leftMs(now));
        if (wait <= 0 || !this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        this.#back.spend(now, wait);
        return this.#sleep(wait);
    }
    /**
     * Backoff before a request that failed is sent again. `askedMs` is what the service asked for
     * (`Retry-After`). Resolves to false, without a wait, where it would go beyond the end of the run.
     */
    async untilAgain(tries, askedMs, reason) {
        const wait = this.#waitMs(tries, askedMs);
        if (!this.#fits(wait))
            return false;
        this.#limits.progress(`Trying again in ${seconds(wait)}: ${reason}`);
        return this.#sleep(wait);
    }
    /** Says that a call is still without an answer; calls that hang together say so once. */
    sayIsSlow(operation, timeoutMs) {
        const now = this.#world.now();
        if (now < this.#slowUntil)
            return;
        this.#slowUntil = now + timeoutMs / 3;
        this.#limits.progress(`The service has not answered ${operation} yet; waiting up to ${seconds(timeoutMs)}`);
    }
    /** Keeps all calls of this run away from the service for a while, as it asked with this status. */
    pause(ms, status) {
        const until = this.#world.now() + ms;
        if (until <= this.#pausedUntil)
            return;
        this.#pausedUntil = until;
        this.#pausedBy = status;
    }
    /** Why nothing is sent where the service asked for more than the run has left. */
    describePause() {
        return `the service answered with ${this.#pausedBy} and asked for a longer pause than the run has time for (input \`timeout\`)`;
    }
    /** Backoff until the service may be called. Resolves to false where that is beyond the end of the run. */
    async untilAllowed() {
        return this.until(this.#pausedUntil);
    }
    /**
     * Backoff until a time in milliseconds since the epoch. Resolves to false, without a wait, where that is
     * beyond the end of the run.
     */
    async until(time) {
        // Timers know whole milliseconds only.
        const wait = Math.ceil(time - this.#world.now());
        if (wait <= 0)
            return true;
        if (!this.#fits(wait))
            return false;
        // Calls that wait together say so once.
        if (this.#saidUntil < this.#pausedUntil) {
            this.#saidUntil = this.#pausedUntil;
            this.#limits.progress(`Waiting ${seconds(wait)}: the service asked for a pause; nothing is sent meanwhile`);
        }
        return this.#sleep(wait);
    }
    #waitMs(tries, askedMs) {
        const random = this.#world.random();
        return askedMs === undefined ? jitter(tries, random) : askedMs + Math.round(random * SHORTEST_WAIT_MS);
    }
    #fits(wait) {
        return this.ended() === undefined && this.#world.now() + wait < this.#limits.deadline;
    }
    /** Resolves to false when the run was stopped meanwhile, also where the world's sleep knows no signal. */
    async #sleep(ms) {
        const { stop } = this.#limits;
        const sleeping = this.#world.sleep(ms, stop);
        if (stop === undefined) {
            await sleeping;
            return true;
        }
        const { promise: stopped, resolve } = Promise.withResolvers();
        const wake = () => resolve();
        stop.addEventListener('abort', wake, { once: true });
        try {
            await Promise.race([sleeping, stopped]);
        }
        catch (error) {
            if (!stop.aborted)
                throw error;
        }
        finally {
            stop.removeEventListener('abort', wake);
        }
        return !stop.aborted;
    }
}
function seconds(ms) {
    return `${Math.round(ms / 1000)} s`;
}
/**
 * Longest wait that a service may impose, in milliseconds: a longer one would eat the run's time for one
 * call.
 */
const MAX_RETRY_AFTER_MS = 60_000;
/** The three forms of a date that RFC 9110 §5.6.7 has: IMF-fixdate, RFC 850, asctime. */
const HTTP_DATE = /^(?:\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT|\w{6,9}, \d\d-\w{3}-\d\d \d\d:\d\d:\d\d GMT|\w{3} \w{3} [\d ]\d \d\d:\d\d:\d\d \d{4})$/;
/**
 * Reads the header `Retry-After` (RFC 9110 §10.2.3): seconds or a date. A date is one of the service's clock,
 * so that it is compared with the answer's own `Date` (§6.6.1); only where that is missing with `now`
 * (milliseconds since the epoch), the clock of this machine. Returns milliseconds from 0 to
 * MAX_RETRY_AFTER_MS; undefined where there is no header or it is not understood.
 */
function parseRetryAfter(headers, now) {
    const text = headers.get('retry-after')?.trim() ?? '';
    const answeredAt = dateOf(headers.get('date')?.trim() ?? '');
    const wait = /^\d+$/.test(text)
        ? Number(text) * 1000
        : dateOf(text) - (Number.isNaN(answeredAt) ? now : answeredAt);
    return Number.isNaN(wait) ? undefined : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
}
/** Milliseconds since the epoch, or NaN. The form of asctime has no zone and means GMT. */
function dateOf(text) {
    if (!HTTP_DATE.test(text))
        return Number.NaN;
    return Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
}
/**
 * A time that several calls may spend waiting. Backoff that overlap count once: a call may wait as long as
 * another one does already.
 */
class SharedTime {
    #mostMs;
    /** Time that at least one call has spent waiting, and when the last such wait ends. */
    #spentMs = 0;
    #coveredUntil = 0;
    /** @param mostMs in milliseconds, as are all times here; `now` is since the epoch */
    constructor(mostMs) {
        this.#mostMs = mostMs;
    }
    /** How long a call may wait from now on. */
    leftMs(now) {
        return this.#mostMs - this.#spentMs + this.#coveredMs(now);
    }
    spend(now, ms) {
        this.#spentMs += Math.max(0, ms - this.#coveredMs(now));
        this.#coveredUntil = Math.max(this.#coveredUntil, now + ms);
    }
    #coveredMs(now) {
        return Math.max(0, this.#coveredUntil - now);
    }
}


/***/ }),

/***/ 77616:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ DEFAULT_CALL_TIMEOUT_MS),
  T: () => (/* binding */ call)
});

;// CONCATENATED MODULE: ./build/src/http/network-failure.js
/**
 * Codes of Node.js (system errors, TLS, X.509) and undici that arise before a byte of the request is written.
 */
const BEFORE_SENDING = {
    ECONNREFUSED: 'connection refused',
    ENOTFOUND: 'host name not found',
    EAI_AGAIN: 'host name could not be looked up',
    UND_ERR_CONNECT_TIMEOUT: 'connection timed out',
    ERR_SSL_UNSUPPORTED_PROTOCOL: 'no common version of TLS',
    ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION: 'no common version of TLS',
    ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE: 'TLS handshake refused',
};
/**
 * Codes of OpenSSL for a first answer that is no TLS, such as the words of a server that speaks plain http.
 * It says the same each time.
 */
const NO_TLS = ['ERR_SSL_WRONG_VERSION_NUMBER', 'ERR_SSL_PACKET_LENGTH_TOO_LONG'];
/**
 * undici breaks a request off with this code where a proxy refuses the tunnel (CONNECT), before a byte for
 * the service is sent.
 */
const NO_TUNNEL = 'UND_ERR_ABORTED';
/**
 * Codes that may come at any time. Where the error names the system call, that tells whether a connection was
 * there.
 */
const MAYBE_AFTER = {
    EHOSTUNREACH: 'host unreachable',
    ENETUNREACH: 'network unreachable',
    EADDRNOTAVAIL: 'address not available',
    ECONNRESET: 'the connection was reset',
    EPIPE: 'the connection was closed',
    ETIMEDOUT: 'the connection timed out',
    UND_ERR_SOCKET: 'the connection was closed',
    UND_ERR_HEADERS_TIMEOUT: 'the answer did not begin in time',
    UND_ERR_BODY_TIMEOUT: 'the answer did not end in time',
};
/** Refusals of the Fetch standard, and of Node.js itself. They carry no code, so the words have to do. */
const BY_MESSAGE = {
    'bad port': {
        kind: 'unreached',
        reason: 'the Fetch standard blocks this port',
        remedy: 'let the service listen on another port',
    },
    // Its HTTP client reads answers by it.
    'WebAssembly is not defined': {
        kind: 'unreached',
        reason: 'this Node.js makes no requests, because it runs without WebAssembly',
        remedy: 'start it without --jitless',
    },
};
const UNCLEAR = { kind: 'lost', reason: 'the connection failed' };
/** System calls that come before a byte of the request is written. */
const CONNECTING = ['connect', 'getaddrinfo'];
/** How deep causes are followed; undici nests two or three. */
const MAX_CAUSES = 8;
/**
 * Reads what `fetch` threw. Only codes are taken over, and no text of the error, since that may quote
 * headers. Errors may come from another realm, so that their shape counts and not their class. `proxy` is
 * what to call the proxy that the request went through; it is named in the reason, since it may be the one
 * that failed.
 */
function readNetworkFailure(thrown, proxy) {
    let error = thrown;
    for (let depth = 0; depth < MAX_CAUSES && isRecord(error); depth += 1) {
        const failure = fromTunnel(error, proxy) ??
            fromPlainPort(error.code, proxy) ??
            fromAll(error.errors) ??
            fromCode(error.code, error.syscall) ??
            fromMessage(error.message);
        if (failure !== undefined)
            return through(proxy, failure);
        error = error.cause;
    }
    return through(proxy, UNCLEAR);
}
function through(proxy, failure) {
    if (proxy === undefined || failure.reason.includes(proxy))
        return failure;
    return { ...failure, reason: `${failure.reason}, through ${proxy}` };
}
/** The status of the proxy stands in the words only; without it the refusal is just as sure. */
function fromTunnel(error, proxy) {
    if (proxy === undefined || error.code !== NO_TUNNEL)
        return undefined;
    const status = /\((\d{3})\)/.exec(String(error.message))?.[1];
    const failure = {
        kind: 'unreached',
        reason: `${proxy} refused the connection${status === undefined ? '' : ` (status ${status})`}`,
    };
    if (status === '407') {
        return {
            ...failure,
            remedy: 'put the user and the password of the proxy into its variable, as http://user:password@host:port',
        };
    }
    return status?.startsWith('4')
        ? { ...failure, remedy: 'have the proxy allow the host of `base-url`' }
        : failure;
}
/** A proxy that is to be reached by TLS may be the one that speaks none. */
function fromPlainPort(code, proxy) {
    if (typeof code !== 'string' || !NO_TLS.includes(code))
        return undefined;
    const other = proxy?.includes('https://')
        ? 'begin the address of the proxy with http:// where it is the proxy that speaks no TLS'
        : 'begin it with http:// where the service runs on this machine';
    return {
        kind: 'unreached',
        reason: `no TLS at this port (${code})`,
        remedy: `have \`base-url\` name a port that speaks https, or ${other}`,
    };
}
/**
 * A host with several addresses fails with one error for each (AggregateError); one that is unclear makes all
 * unclear.
 */
function fromAll(errors) {
    if (!Array.isArray(errors))
        return undefined;
    const failures = errors.map((error) => (isRecord(error) ? fromCode(error.code, error.syscall) : undefined));
    return failures.every((failure) => failure?.kind === 'unreached') ? failures[0] : UNCLEAR;
}
function fromCode(code, syscall) {
    if (typeof code !== 'string' || !/^[A-Z0-9_]+$/.test(code))
        return undefined;
    const certificate = lookUp(CERTIFICATE_FAULTS, code);
    if (certificate !== undefined) {
        return { kind: 'unreached', reason: `${certificate.reason} (${code})`, remedy: certificate.remedy };
    }
    const before = lookUp(BEFORE_SENDING, code);
    if (before !== undefined)
        return { kind: 'unreached', reason: `${before} (${code})` };
    const words = lookUp(MAYBE_AFTER, code) ?? 'the connection failed';
    const connecting = typeof syscall === 'string' && CONNECTING.includes(syscall);
    return { kind: connecting ? 'unreached' : 'lost', reason: `${words} (${code})` };
}
function fromMessage(message) {
    return typeof message === 'string' ? lookUp(BY_MESSAGE, message) : undefined;
}
function lookUp(table, key) {
    return Object.hasOwn(table, key) ? table[key] : undefined;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null;
}
const UNKNOWN_AUTHORITY = {
    reason: 'the certificate is signed by an authority that Node.js does not know',
    remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with the certificate of that authority (a proxy that opens TLS has one of its own)',
};
const BAD_CERTIFICATE = 'have the certificate of the service replaced';
/**
 * By code of Node.js (X.509 faults of OpenSSL). A certificate stays as it is until somebody acts, so each
 * fault has a remedy.
 */
const CERTIFICATE_FAULTS = {
    ERR_TLS_CERT_ALTNAME_INVALID: {
        reason: 'the certificate is for another host',
        remedy: 'use a host name in `base-url` that the certificate names, or have the certificate replaced',
    },
    CERT_HAS_EXPIRED: {
        reason: 'the certificate has expired',
        remedy: 'check the clock of this machine, and have the certificate of the service renewed',
    },
    CERT_NOT_YET_VALID: {
        reason: 'the certificate is not yet valid',
        remedy: 'check the clock of this machine and the certificate of the service',
    },
    CERT_REVOKED: { reason: 'the certificate is revoked', remedy: BAD_CERTIFICATE },
    CERT_UNTRUSTED: { reason: 'the certificate is not trusted', remedy: BAD_CERTIFICATE },
    CERT_REJECTED: { reason: 'the certificate is rejected', remedy: BAD_CERTIFICATE },
    CERT_SIGNATURE_FAILURE: { reason: 'the signature of the certificate is wrong', remedy: BAD_CERTIFICATE },
    DEPTH_ZERO_SELF_SIGNED_CERT: {
        reason: 'the certificate is self-signed',
        remedy: 'set the variable NODE_EXTRA_CA_CERTS to a PEM file with this certificate',
    },
    SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
    UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
    UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
};

;// CONCATENATED MODULE: ./build/src/http/call.js

/** How long one call may take when nothing else is said, from the connection to the end of the body. */
const DEFAULT_CALL_TIMEOUT_MS = 30_000;
/**
 * Longest body that is read, in bytes. A page of 100 comments of 65,000 characters, at most 4 bytes each in
 * UTF-8, takes 26 MB. Comments of others may be longer; then smaller pages are asked for.
 */
const MAX_BODY_BYTES = 32 * 1024 * 1024;
/** The statuses that the Fetch standard follows (§2.2.3, redirect status). */
const REDIRECTS = [301, 302, 303, 307, 308];
/**
 * Sends one request once and reads the whole answer. Never throws: whatever goes wrong is an answer too.
 * Redirects are not followed, since they could carry the token elsewhere.
 */
async function call(request, network) {
    const limit = startTimeLimit(request);
    try {
        const response = await sendOnce(request, network, limit.signal);
        const { status, headers } = response;
        if (REDIRECTS.includes(status))
            return await refuseRedirect(response, request.url);
        return { kind: 'answered', status, headers, body: await readBody(response, limit) };
    }
    catch (error) {
        const over = limit.over();
        return over === undefined ? readNetworkFailure(error, network.proxy) : { kind: 'lost', reason: over };
    }
    finally {
        limit.end();
    }
}
/** Only the origin of the new place is told: the rest of the address is the other side's text. */
async function refuseRedirect(response, url) {
    await response.body?.cancel();
    const location = response.headers.get('location');
    const target = (location === null ? null : URL.parse(location, url))?.origin ?? 'nowhere';
    const reason = `it was answered with a redirect (${response.status}) to ${target}, which is not followed (\`base-url\` must be the final address)`;
    return { kind: 'redirected', reason };
}
/**
 * ky sends all but forms and texts, of which the first request of a run is one: `fetch` sends them alone,
 * since loading ky would delay that request. Whatever ky does of its own accord is turned off, so that both
 * answer and fail alike.
 */
async function sendOnce({ method, url, headers, content }, network, signal) {
    const options = {
        method,
        headers: { accept: 'application/json', ...headers },
        redirect: 'manual',
        signal,
    };
    if (content.kind === 'form')
        return network.fetch(url, { ...options, body: new URLSearchParams(content.fields) });
    if (content.kind === 'json-text') {
        const typed = { ...options.headers, 'content-type': 'application/json' };
        return network.fetch(url, { ...options, headers: typed, body: content.text });
    }
    const { default: ky } = await __webpack_require__.e(/* import() */ 9586).then(__webpack_require__.bind(__webpack_require__, 19586));
    return ky(url, {
        ...options,
        ...(content.kind === 'json' && { json: content.value }),
        fetch: network.fetch,
        retry: 0,
        throwHttpErrors: false,
        timeout: false,
    });
}
async function readBody(response, limit) {
    const decoder = new TextDecoder();
    let text = '';
    let bytes = 0;
    try {
        for await (const chunk of response.body ?? []) {
            bytes += chunk.byteLength;
            if (bytes > MAX_BODY_BYTES)
                return {
                    kind: 'unread',
                    reason: `the answer is longer than ${MAX_BODY_BYTES} bytes`,
                    isTooLong: true,
                };
            text += decoder.decode(chunk, { stream: true });
        }
        return { kind: 'read', text: text + decoder.decode() };
    }
    catch (error) {
        return { kind: 'unread', reason: limit.over() ?? readNetworkFailure(error, undefined).reason };
    }
}
/** What is left of a run is seldom a round number. */
function seconds(ms) {
    return Number((ms / 1000).toPrecision(2));
}
/**
 * A limit of our own, since the one of the HTTP client ends with the headers and starts anew for the body.
 */
function startTimeLimit({ timeoutMs, cut, whenSlow }) {
    const controller = new AbortController();
    let reason;
    const breakOff = (why) => {
        reason ??= why;
        controller.abort();
    };
    const timers = [setTimeout(breakOff, timeoutMs, `no complete answer within ${seconds(timeoutMs)} s`)];
    if (whenSlow !== undefined)
        timers.push(setTimeout(whenSlow, timeoutMs / 3));
    const stop = () => timers.push(setTimeout(breakOff, cut.graceMs, 'the run was stopped'));
    if (cut.signal?.aborted)
        stop();
    cut.signal?.addEventListener('abort', stop, { once: true });
    return {
        signal: controller.signal,
        over: () => reason,
        end: () => {
            for (const timer of timers)
                clearTimeout(timer);
            cut.signal?.removeEventListener('abort', stop);
        },
    };
}


/***/ }),

/***/ 64789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Uk: () => (/* binding */ wordsOfService),
/* harmony export */   _6: () => (/* binding */ isHtml),
/* harmony export */   q0: () => (/* binding */ describe),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68786);


/** Longest text that is looked at for the words of the service; beyond, only the status is told. */
const MAX_ERROR_BODY = 10_000;
/** Longest piece of the service's words, or of a path, in a message: a sentence or two. */
const MAX_WORDS = 300;
/**
 * Says in one sentence, without a full stop, what became of a call. Holds no query, no header and no secret.
 */
function describe(call, answer, redactor) {
    return redactor.redact(`${call.method} ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(new URL(call.url).pathname, MAX_WORDS)} ${what(answer, redactor)}`);
}
function what(answer, redactor) {
    switch (answer.kind) {
        case 'answered':
            return `was answered with ${describeStatus(answer, redactor)}`;
        case 'redirected':
            return `failed: ${answer.reason}`;
        case 'unreached':
            return `did not reach the service: ${answer.reason}`;
        case 'lost':
            return `got no answer: ${answer.reason}`;
        case 'withheld':
            return `was not sent: ${answer.reason}`;
    }
}
function describeStatus(answer, redactor) {
    const words = wordsOfService(answer, redactor) ?? (isHtml(answer) ? 'a web page' : undefined);
    const status = words === undefined ? `${answer.status}` : `${answer.status}: ${words}`;
    return answer.body.kind === 'unread'
        ? `${status}, but its body could not be read: ${answer.body.reason}`
        : status;
}
/**
 * What an error body says, made safe for a log; undefined where there is none. A success has no such words:
 * the one of the token endpoint holds a token that is not yet known as a secret.
 */
function wordsOfService(answer, redactor) {
    if ((0,_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .isSuccess */ .oJ)(answer.status))
        return undefined;
    if (answer.body.kind === 'unread' || answer.body.text.length > MAX_ERROR_BODY)
        return undefined;
    const error = errorOf(parseJson(answer.body.text));
    if (error === undefined)
        return undefined;
    // Before the cut, which could leave half a secret, and after dropping what is invisible, which could put
    // one together.
    const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(redactor.redact((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(redactor.redact(error))), MAX_WORDS);
    return words === '' ? undefined : words;
}
/**
 * The fields that are read here, without the schemas of the answers: they are loaded while the first request
 * is on its way. The token endpoint has a code under `error`, and the words under `error_description` (RFC
 * 6749, section 5.2). Other services say it under `message`, some of them field by field.
 */
function errorOf(json) {
    if (typeof json !== 'object' || json === null)
        return undefined;
    if ('error' in json && typeof json.error === 'string') {
        const hasWords = 'error_description' in json && typeof json.error_description === 'string';
        return hasWords ? `${json.error}: ${json.error_description}` : json.error;
    }
    if (!('message' in json))
        return undefined;
    if (typeof json.message === 'string')
        return json.message;
    return typeof json.message === 'object' && json.message !== null ? JSON.stringify(json.message) : undefined;
}
/** The value of a JSON text; undefined where it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isHtml(answer) {
    if (/^text\/html\b|^application\/xhtml/i.test(answer.headers.get('content-type') ?? ''))
        return true;
    return answer.body.kind === 'read' && /^\s*<(!doctype|html)\b/i.test(answer.body.text);
}


/***/ }),

/***/ 32659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ky: () => (/* binding */ PULL_REQUEST),
/* harmony export */   LP: () => (/* binding */ MERGE_REQUEST),
/* harmony export */   Wf: () => (/* binding */ readReference),
/* harmony export */   e0: () => (/* binding */ projectOfPage)
/* harmony export */ });
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85915);

const MERGE_REQUEST = {
    sign: '!',
    page: /\/-\/merge_requests\/(\d{1,9})(?:[/?#].*)?$/u,
    accepts: 'the number of a merge request (12 or !12), group/project!12, or the address of its page',
};
const PULL_REQUEST = {
    sign: '#',
    page: /\/pull\/(\d{1,9})(?:[/?#].*)?$/u,
    accepts: 'the number of a pull request (12 or #12), owner/repository#12, or the address of its page',
};
/** Reads `12`, `!12`, `group/project!12`, or the address of a page. */
function readReference({ sign, page, accepts }) {
    return (text) => {
        const trimmed = text.trim();
        if (/^https?:\/\//u.test(trimmed)) {
            const number = Number(page.exec(trimmed)?.[1]);
            return isNumber(number) ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number, page: trimmed }) : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
        }
        const [before = '', digits = '', ...more] = trimmed.includes(sign) ? trimmed.split(sign) : ['', trimmed];
        const number = /^\d{1,9}$/u.test(digits) ? Number(digits) : Number.NaN;
        if (more.length > 0 || !isNumber(number))
            return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
        if (before === '')
            return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number });
        return isProject(before) ? (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .value */ .Uq)({ number, project: before }) : (0,_input_text_js__WEBPACK_IMPORTED_MODULE_0__/* .refused */ .J5)(accepts);
    };
}
/** Whether it fits a path of the service: no part is empty, and none leads elsewhere. */
function isProject(text) {
    return text.split('/').every((part) => /^[\w.-]+$/u.test(part) && part !== '.' && part !== '..');
}
function isNumber(number) {
    return Number.isSafeInteger(number) && number > 0;
}
/**
 * The project in the address of a page, `group/project`; undefined where the page is none of the service at
 * `webUrl`.
 */
function projectOfPage(page, webUrl, form) {
    if (!page.startsWith(`${webUrl}/`))
        return undefined;
    const project = page.slice(webUrl.length + 1).replace(form.page, '');
    return isProject(project) ? project : undefined;
}


/***/ }),

/***/ 85915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ readToken),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   MQ: () => (/* binding */ readName),
/* harmony export */   Nh: () => (/* binding */ readDeploymentNumber),
/* harmony export */   Qk: () => (/* binding */ readOneOf),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   Uq: () => (/* binding */ value),
/* harmony export */   fG: () => (/* binding */ readFlag),
/* harmony export */   jy: () => (/* binding */ readSigningKey),
/* harmony export */   n5: () => (/* binding */ readSecret),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   pC: () => (/* binding */ readTrimmed),
/* harmony export */   tU: () => (/* binding */ readSha)
/* harmony export */ });
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16761);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86856);


const readTrimmed = (text) => value(text.trim());
const readLines = (text) => value(text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== ''));
const readFlag = (text) => {
    const word = text.trim();
    return word === 'true' || word === 'false' ? value(word === 'true') : refused('true or false');
};
/** A commit id of SHA-1 or SHA-256, in either case. */
const readSha = (text) => {
    const id = text.trim();
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(id)
        ? value(id.toLowerCase())
        : refused('a full commit id of 40 hexadecimal digits');
};
/**
 * No service makes a secret that short: it is half of one, or a name that nobody filled in. Blanks around it
 * are part of it.
 */
const readSecret = (text) => text.trim().length >= _text_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_SECRET */ .c3
    ? value(text)
    : refused(`has fewer than ${_text_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .SHORTEST_SECRET */ .c3} characters, which is too few for a secret, and too few to hide it in logs: check that the whole secret was set`);
/** A token goes into a header as it is, so that blanks around it are none of it. */
const readToken = (text) => {
    const token = text.trim();
    if (/\s/u.test(token))
        return refused('contains white space, which no token does: check that only the token was set');
    return readSecret(token);
};
/** In characters: 128 bits as hexadecimal digits. */
const SHORTEST_SIGNING_KEY = 32;
/**
 * People make this one, and whoever reads the comments may try keys on their signatures for as long as they
 * like. Blanks around it are part of it.
 */
const readSigningKey = (text) => text.trim().length >= SHORTEST_SIGNING_KEY
    ? value(text)
    : refused(`has fewer than ${SHORTEST_SIGNING_KEY} characters, and anyone who reads the comments could guess it from their signatures: make a random one, for example with openssl rand -hex 32`);
/** A name that becomes one part of an address, where "." and ".." would be steps to another folder. */
const readName = (text) => {
    const name = text.trim();
    return name === '.' || name === '..' ? refused('a name other than . and ..') : value(name);
};
/** One of these words; `clean` makes other spellings one of them. */
function readOneOf(words, clean = (word) => word) {
    return (text) => {
        const given = clean(text.trim());
        const word = words.find((candidate) => candidate === given);
        return word === undefined ? refused(`one of ${words.join(', ')}`) : value(word);
    };
}
/** A whole number within bounds. */
function readWhole(least, most) {
    return (text) => {
        const digits = text.trim();
        const number = Number(digits);
        return /^\d{1,9}$/.test(digits) && number >= least && number <= most
            ? value(number)
            : refused(`a whole number from ${least} to ${most}`);
    };
}
/**
 * `293`, or a text that holds exactly one number, as `deployments/293`. `-1` is what a script says that found
 * none.
 */
const readDeploymentNumber = (text) => {
    const numbers = text.match(/\d+/g) ?? [];
    const number = Number(numbers[0]);
    const isNegative = /^-\d+$/.test(text.trim());
    if (numbers.length === 1 && Number.isSafeInteger(number) && !isNegative)
        return value(number);
    const several = numbers.length > 1 ? `; this one holds ${shorten(numbers)}: pass on only the one that is meant` : '';
    return refused(`a number, or a text that holds exactly one, such as deployments/293${several}`);
};
const NUMBERS_SHOWN = 5;
function shorten(numbers) {
    const shown = numbers.slice(0, NUMBERS_SHOWN);
    return (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__/* .listed */ .KE)(numbers.length > NUMBERS_SHOWN ? [...shown, 'more'] : shown);
}
function value(value) {
    return { kind: 'value', value };
}
function refused(accepts) {
    return { kind: 'refused', accepts };
}


/***/ }),

/***/ 85835:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ withoutReviewed),
/* harmony export */   Qh: () => (/* binding */ INPUT_NAMES),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   Y5: () => (/* binding */ FLAG_GROUPS),
/* harmony export */   iJ: () => (/* binding */ toPolicy),
/* harmony export */   pH: () => (/* binding */ SECRET_INPUTS)
/* harmony export */ });
/* harmony import */ var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
/* harmony import */ var _services_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58658);
/* harmony import */ var _change_reference_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32659);
/* harmony import */ var _input_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85915);





/** The part of a run that an input is for, and its title in the help and in the documents. */
const PARTS = {
    found: 'What was found',
    review: 'Where it goes',
    policy: 'What gets a thread, and what fails',
    run: 'The run',
};
/** A part's rows; where no default is given, an input that is not set is undefined. */
function rowsOf(part) {
    return {
        optional: (read, ...flag) => ({
            part,
            read,
            unset: undefined,
            flag,
        }),
        secret: (read) => ({
            part,
            read,
            unset: undefined,
            flag: 'secret',
        }),
        row: (read, unset, ...flag) => ({
            part,
            read,
            unset,
            flag,
        }),
    };
}
const found = rowsOf('found');
const review = rowsOf('review');
const policy = rowsOf('policy');
const run = rowsOf('run');
const DAY_SECONDS = 86_400;
/** The word `none`, which is a level elsewhere, means here that nothing fails. */
const readFailLevel = (text) => {
    const reading = (0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .LEVELS */ .A_)(text);
    if (reading.kind !== 'value')
        return reading;
    return (0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .value */ .Uq)(reading.value === 'none' ? 'never' : reading.value);
};
/** All inputs, under the names and in the order of action.yml, which a test holds to what stands here. */
const INPUTS = {
    'sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se, 'paths', 'logs: files, folders or globs, one per line'),
    'base-sarif-file': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se, 'paths', 'logs of the same tools, made for the base'),
    'base-commit': found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSha */ .tU, 'sha', 'the commit these were made for (the base)'),
    service: review.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(_services_index_js__WEBPACK_IMPORTED_MODULE_1__/* .SERVICE_KINDS */ .o1), 'word', 'github, gitlab or deployments'),
    'base-url': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, 'url', 'the review service (in CI, its own)'),
    token: review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readToken */ .AI),
    'merge-request': review.optional((0,_change_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .readReference */ .Wf)(_change_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .MERGE_REQUEST */ .LP), 'ref', 'GitLab: 12 or group/project!12'),
    'pull-request': review.optional((0,_change_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .readReference */ .Wf)(_change_reference_js__WEBPACK_IMPORTED_MODULE_2__/* .PULL_REQUEST */ .Ky), 'ref', 'GitHub: 12 or owner/repository#12'),
    'client-id': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, 'id', 'deployments: OAuth 2 client'),
    'client-secret': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecret */ .n5),
    'previous-client-secret': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecret */ .n5),
    'deployment-number': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readDeploymentNumber */ .Nh, 'text', 'a text with one number: deployments/293'),
    'signing-key': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSigningKey */ .jy),
    'previous-signing-key': review.secret(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecret */ .n5),
    'previous-authors': review.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se, [], 'lines', 'accounts that this job wrote under before'),
    'base-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSha */ .tU, 'sha', 'base of the diff (the current one)'),
    'head-sha': review.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readSha */ .tU, 'sha', 'head of the diff (the current one)'),
    'working-directory': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, '.', 'dir', 'the checkout that was analyzed'),
    category: found.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, 'name', 'tells jobs with the same tool apart'),
    'check-name': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readName */ .MQ, 'name', 'the check that a run sets'),
    'filter-mode': policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__/* .FILTER_MODES */ .ox, (word) => word.replaceAll('_', '-')), 'mode', 'added (default), diff-context, file, nofilter'),
    'min-level': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .LEVELS */ .A_), 'note', 'level', 'lowest level with a thread'),
    'fail-level': policy.row(readFailLevel, 'error', 'level', 'lowest level that fails, or none'),
    'accept-resolved': policy.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlag */ .fG, false, 'bool', 'a thread resolved by people passes'),
    decisions: policy.optional((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(['replies', 'none']), 'word', 'what people decide in replies: replies, none'),
    'max-threads': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readWhole */ .oD)(0, 100_000), 50, 'n', 'most threads at a time'),
    twins: policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(['merge', 'apart']), 'merge', 'word', 'one problem of two tools: merge, apart'),
    'resolve-fixed': policy.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlag */ .fG, true, 'bool', 'resolve what is fixed'),
    'resolve-discussed': policy.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlag */ .fG, true, 'bool', 'also where somebody replied'),
    'overview-comment': policy.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(['auto', 'never']), 'auto', 'when', 'auto or never'),
    tools: found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se, [], 'names', 'tools of this job, one per line (any)'),
    'silent-tools': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readLines */ .Se, [], 'names', 'those without a run when they find nothing'),
    'trust-incomplete': found.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlag */ .fG, false, 'bool', 'believe a log of a failed analysis'),
    'foreign-paths': found.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(['hold', 'allow']), 'hold', 'word', 'paths not in the checkout: hold, allow'),
    'tracked-logs': found.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readOneOf */ .Qk)(['refuse', 'allow']), 'refuse', 'word', 'logs in the commit: refuse, allow'),
    'dry-run': run.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readFlag */ .fG, false, 'bool', 'print the plan, write nothing'),
    'ready-timeout': run.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readWhole */ .oD)(0, DAY_SECONDS), 300, 's', 'longest wait for the diff'),
    timeout: run.row((0,_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readWhole */ .oD)(1, DAY_SECONDS), 900, 's', 'longest run'),
    'report-file': run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, 'path', 'JSON report, or a page (x.html); - prints it'),
    codequality: run.optional(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, 'path', "where GitLab's Code Quality report goes"),
    endpoints: review.row(_input_text_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrimmed */ .pC, '', 'lines', 'deployments: paths that are elsewhere'),
};
const INPUT_NAMES = Object.keys(INPUTS);
/** Inputs that come as the action's input or as a variable, and never as a flag. */
const SECRET_INPUTS = INPUT_NAMES.filter((name) => INPUTS[name].flag === 'secret');
/** Reads each input by itself. Never throws. */
function parseInputs(raw) {
    const refused = [];
    const entries = INPUT_NAMES.map((name) => {
        const { read, unset } = INPUTS[name];
        const text = raw[name];
        if (text === undefined)
            return [name, unset];
        const reading = read(text);
        if (reading.kind === 'value')
            return [name, reading.value];
        refused.push({ name, text, accepts: reading.accepts });
        return [name, unset];
    });
    return { inputs: Object.fromEntries(entries), refused };
}
/** Leaves out the inputs that say what is reviewed. */
function withoutReviewed(inputs) {
    const others = INPUT_NAMES.filter((name) => INPUTS[name].part !== 'review');
    return Object.fromEntries(others.map((name) => [name, inputs[name]]));
}
/**
 * What the plan depends on: the inputs of that part, under the names of the code. For what a log of the base
 * shows to be new the lines do not matter unless somebody says so.
 */
function toPolicy(inputs) {
    const { 'filter-mode': asked } = inputs;
    const entries = INPUT_NAMES.filter((name) => INPUTS[name].part === 'policy').map((name) => [
        name.replaceAll(/-(\w)/gu, (_, letter) => letter.toUpperCase()),
        inputs[name],
    ]);
    return {
        ...Object.fromEntries(entries),
        filterMode: asked ?? 'nofilter',
        filterModeByLine: asked ?? 'added',
    };
}
/** Every input but the secrets, as the help shows them: with the default, where there is one to show. */
const FLAG_GROUPS = Object.entries(PARTS).map(([part, title]) => ({
    title,
    flags: INPUT_NAMES.flatMap((name) => {
        const row = INPUTS[name];
        if (row.part !== part || row.flag === 'secret')
            return [];
        const [value, help] = row.flag;
        const shown = String(row.unset ?? '') === '' ? '' : ` (${String(row.unset)})`;
        return [{ name, value, help: `${help}${shown}` }];
    }),
}));


/***/ }),

/***/ 33330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   hc: () => (/* binding */ TIMINGS_VARIABLE),
/* harmony export */   wx: () => (/* binding */ describeUnreadVariables)
/* harmony export */ });
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16761);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85835);


/** Every variable that we read of our own begins so. */
const VARIABLE_PREFIX = 'SARIF_REVIEW_';
/** No input: it asks for the time that each part of a run took. */
const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;
/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
function variableName(name) {
    return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}
const READ = new Set([..._table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_NAMES */ .Qh.map(variableName), TIMINGS_VARIABLE]);
/**
 * One sentence that names the variables of the environment which look like those of inputs and are none, or
 * undefined where there is none. An empty one counts as not set. Values are never shown: what stands under a
 * wrong name may be a secret, and nothing masks it.
 */
function describeUnreadVariables(environment) {
    const unread = Object.keys(environment)
        .filter((name) => name.startsWith(VARIABLE_PREFIX) && !READ.has(name) && environment[name] !== '')
        .toSorted();
    if (unread.length === 0)
        return undefined;
    const named = unread.map((name) => {
        const meant = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .pA)(withoutPrefix(name), [...READ].map(withoutPrefix));
        return meant === undefined ? name : `${name} (did you mean ${VARIABLE_PREFIX}${meant}?)`;
    });
    return `Unknown ${unread.length === 1 ? 'variable' : 'variables'} ${named.join(', ')}`;
}
function withoutPrefix(name) {
    return name.slice(VARIABLE_PREFIX.length);
}


/***/ }),

/***/ 63891:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pd: () => (/* binding */ CONFIGURATION_EXIT_STATUS),
/* harmony export */   uc: () => (/* binding */ EXIT_STATUS)
/* harmony export */ });
/* unused harmony export CONCLUSIONS */
/** How a run ended, as outputs, report and check say it. */
const CONCLUSIONS = (/* unused pure expression or super */ null && (['success', 'failure', 'incomplete', 'superseded', 'skipped']));
/** Exit status of the command line for each way a run ends; a wrong configuration is 2. */
const EXIT_STATUS = {
    success: 0,
    superseded: 0,
    skipped: 0,
    failure: 1,
    incomplete: 3,
};
const CONFIGURATION_EXIT_STATUS = 2;


/***/ }),

/***/ 94646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  XB: () => (/* binding */ FIRST_PAGE),
  UU: () => (/* binding */ createClient),
  v3: () => (/* binding */ createThrottle),
  $U: () => (/* binding */ noValue),
  pA: () => (/* binding */ readMerged),
  ns: () => (/* binding */ readOutcome),
  n4: () => (/* binding */ readPages),
  wK: () => (/* binding */ readValue),
  Ul: () => (/* binding */ smallerPage)
});

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/http/answer.js
var http_answer = __webpack_require__(68786);
// EXTERNAL MODULE: ./build/src/http/backoff.js
var backoff = __webpack_require__(95254);
// EXTERNAL MODULE: ./build/src/http/call.js + 1 modules
var call = __webpack_require__(77616);
// EXTERNAL MODULE: ./build/src/http/describe.js
var describe = __webpack_require__(64789);
;// CONCATENATED MODULE: ./build/src/http/pages.js
/**
 * Most pages of one listing. At 20 comments a page, the smallest page size in wide use, these are 100,000
 * comments.
 */
const MAX_PAGES = 5_000;
/**
 * How many pages in a row may bring nothing new. A page may repeat as a whole when comments arrive while the
 * pages are read; a service that ignores the request for a page repeats the same one for ever.
 */
const MAX_PAGES_WITHOUT_PROGRESS = 3;
/**
 * The target of the link of a `Link` header whose relation is `next`. Parameters of a link end where the next
 * link begins.
 */
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;
/** The listing cannot be followed to its end. The message completes "the pages of the listing …". */
class PagingError extends Error {
    name = 'PagingError';
}
/**
 * Reads all pages and keeps each item once, in the order in which they came. `fetchPage` gets the address of
 * a page; what it throws is passed on, unless `smaller` knows the address of a smaller page that begins at
 * the same place. No page is read once `isEnough` says so of all that came. Throws PagingError where a page
 * leads elsewhere, back, or on and on.
 */
async function collectPages(first, fetchPage, smaller = () => undefined, isEnough = () => false) {
    const items = new Map();
    const visited = new Set();
    let url = first;
    let withoutProgress = 0;
    while (url !== undefined) {
        if (visited.size === MAX_PAGES)
            throw new PagingError(`do not end after ${MAX_PAGES} pages`);
        visited.add(url.href);
        let page;
        try {
            page = await fetchPage(url);
        }
        catch (error) {
            url = smaller(url, error);
            if (url === undefined)
                throw error;
            continue;
        }
        const before = items.size;
        for (const item of page.items) {
            if (!items.has(item.id))
                items.set(item.id, item);
        }
        withoutProgress = items.size > before ? 0 : withoutProgress + 1;
        url = isEnough([...items.values()]) ? undefined : nextPage(url, page);
        if (url !== undefined && (visited.has(url.href) || withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)) {
            throw new PagingError('repeat without anything new');
        }
    }
    return [...items.values()];
}
/**
 * The address of the page after this one; undefined after the last. How the service pages is not documented,
 * so the three wide-spread ways are followed: `Link` with rel="next" (RFC 8288), the header `x-next-page`
 * with the query `page`, and the field `nextPageToken` of the body with the query `pageToken`.
 */
function nextPage(url, { headers, nextPageToken }) {
    const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
    if (target !== undefined)
        return follow(url, target);
    const number = headers.get('x-next-page')?.trim();
    if (number)
        return withQuery(url, 'page', number);
    return nextPageToken ? withQuery(url, 'pageToken', nextPageToken) : undefined;
}
/** A link to another origin would carry the access token there. */
function follow(url, target) {
    const next = URL.parse(target, url);
    if (next === null)
        throw new PagingError('have a link to the next page that is not a URL');
    if (next.origin !== url.origin || next.username !== '' || next.password !== '') {
        throw new PagingError(`lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``);
    }
    next.hash = '';
    return next;
}
function withQuery(url, name, value) {
    const next = new URL(url);
    next.searchParams.set(name, value);
    return next;
}

;// CONCATENATED MODULE: ./build/src/http/throttle.js
/** Writes under way at the beginning: a service with unknown limits is not pressed. */
const FIRST_WRITES = 4;
/** Most writes under way: at 50 ms a call they are over 900 a second, about as many as one process sends. */
const MOST_WRITES = 48;
/**
 * How the bound grows with each boundful until the service has said for the first time that it is too much.
 * All that is under way then is sent in vain; with 1.5 that is a third more, and a run without a limit is
 * faster by a tenth of a second.
 */
const GROWTH = 1.25;
/**
 * Bounds how many writes are under way at once: a quarter more each time that a boundful of them was taken;
 * half as many each time that the service says that it is too much, and from then on one more at a time.
 */
class ConcurrencyLimit {
    #bound = FIRST_WRITES;
    #accepted = 0;
    #running = 0;
    #wasRefused = false;
    #queue = [];
    /** Runs the task as soon as there is room; tasks enter in the order in which they came. */
    async run(task) {
        await this.#wait();
        try {
            return await task();
        }
        finally {
            this.#running -= 1;
            this.#admit();
        }
    }
    /** The service took a write. */
    accepted() {
        this.#accepted += 1;
        if (this.#accepted < this.#bound)
            return;
        this.#accepted = 0;
        const next = this.#wasRefused ? this.#bound + 1 : Math.ceil(this.#bound * GROWTH);
        this.#bound = Math.min(MOST_WRITES, next);
        this.#admit();
    }
    /** The service said that it is too much. */
    refused() {
        this.#accepted = 0;
        this.#wasRefused = true;
        this.#bound = Math.max(1, Math.floor(this.#bound / 2));
    }
    #wait() {
        return new Promise((enter) => {
            this.#queue.push(enter);
            this.#admit();
        });
    }
    #admit() {
        while (this.#running < this.#bound) {
            const enter = this.#queue.shift();
            if (enter === undefined)
                return;
            this.#running += 1;
            enter();
        }
    }
}
/**
 * Bounds of the time over which writes are counted, in milliseconds: limits are told by the second, or by the
 * minute.
 */
const SHORTEST_WINDOW_MS = 1_000;
const LONGEST_WINDOW_MS = 60_000;
/** By so much an uneven network may bunch the writes of a window, and there is none too many in it. */
const SLACK_MS = 80;
/** A timer that fires so much too late slows nothing down. */
const LATENESS_MS = 5;
/** After fewer writes than this the pause before them was too short. */
const ENOUGH_TO_COUNT = 3;
/** A pace that was refused is not kept, whatever the count says. */
const SLIGHTLY_SLOWER = 0.95;
/**
 * And it does not fall to less than this: where others share the limit, or it was refused soon, few were
 * taken by chance.
 */
const MUCH_SLOWER = 0.5;
/**
 * Writes a millisecond that are tried after a first 429, at least: where fewer of ours were taken before it,
 * others used up what there was.
 */
const FIRST_RATE = 1 / 1_000;
/**
 * How long all goes well before a faster pace is tried; twice as long after each time that it was too fast.
 */
const FIRST_CALM_MS = 30_000;
const LONGEST_CALM_MS = 240_000;
/** A faster pace that goes well for so many windows is followed by the next one. */
const TRIED_WINDOWS = 2;
const FASTER = 1.25;
/**
 * The pace of writes to a service that limits them; without a limit there is none. After a 429 there is a
 * pause: a second, or as long as the service asks for; where next to nothing is taken after it, the pause was
 * too short, and gets twice as long. Then the pace is what the service took before the 429 in as long a time.
 * It begins at no less than a write a second, and now and then a faster one is tried, because others may have
 * used up what there was. All times are in milliseconds since the epoch.
 */
class RateLimit {
    /** Writes a millisecond; undefined while the service has not limited them. */
    #rate;
    /** When it was said of writes that they were taken. */
    #taken = [];
    /** How many of them since the last pause. */
    #takenSince = 0;
    /** Over so long a time writes are counted: the longest pause so far. */
    #windowMs = SHORTEST_WINDOW_MS;
    #pause;
    #isPausing = false;
    #resumedAt = Number.NEGATIVE_INFINITY;
    #nextAt = 0;
    #calmMs = FIRST_CALM_MS;
    #tryAt = Number.POSITIVE_INFINITY;
    #hasTried = false;
    #last = Promise.resolve();
    /**
     * Backoff until a write may be sent, one after the other, and returns when that is; undefined where that is
     * beyond the end of the run. `until` waits for a time, and resolves to false, without a wait, where that is
     * the case.
     */
    turn(now, until) {
        const turn = this.#last.then(async () => {
            // A refusal in the meantime puts the time off.
            while (now() < this.#nextAt)
                if (!(await until(this.#nextAt)))
                    return undefined;
            const sentAt = now();
            if (this.#isPausing && this.#pause !== undefined)
                this.#resume(this.#pause, sentAt);
            if (this.#rate !== undefined)
                this.#nextAt = Math.max(this.#nextAt, sentAt - LATENESS_MS) + 1 / this.#rate;
            return sentAt;
        });
        this.#last = turn.catch(() => undefined);
        return turn;
    }
    /** The service took a write. */
    accepted(now) {
        this.#taken.push(now);
        this.#takenSince += 1;
        if (this.#rate === undefined || now < this.#tryAt)
            return;
        this.#rate *= FASTER;
        this.#hasTried = true;
        this.#tryAt = now + TRIED_WINDOWS * this.#windowMs;
    }
    /** The service answered 429 to a write of `sentAt`, and asks to wait for `askedMs`. */
    refused(sentAt, now, askedMs) {
        const askedOrShortest = Math.min(LONGEST_WINDOW_MS, Math.max(SHORTEST_WINDOW_MS, askedMs));
        // What was sent before the last pause, or together with what led to this one, says no more than that the
        // service is still full.
        this.#nextAt = Math.max(this.#nextAt, now + askedOrShortest);
        if (this.#isPausing || sentAt < this.#resumedAt)
            return;
        const before = this.#takenSince < ENOUGH_TO_COUNT ? this.#pause : undefined;
        this.#pause = {
            from: before?.from ?? now,
            ms: Math.min(LONGEST_WINDOW_MS, Math.max(askedOrShortest, 2 * (before?.ms ?? 0))),
        };
        this.#isPausing = true;
        this.#windowMs = Math.max(this.#windowMs, this.#pause.ms);
        this.#nextAt = Math.max(this.#nextAt, this.#pause.from + this.#pause.ms);
    }
    /**
     * Counts when the pause is over: by then it has been said of all that was under way whether it was taken.
     */
    #resume({ from }, now) {
        this.#taken = this.#taken.filter((time) => time > from - LONGEST_WINDOW_MS);
        const taken = this.#taken.filter((time) => time > from - this.#windowMs).length;
        const counted = Math.max(1, taken) / (this.#windowMs + SLACK_MS);
        if (this.#rate === undefined)
            this.#rate = Math.max(counted, FIRST_RATE);
        else {
            const least = this.#takenSince < ENOUGH_TO_COUNT ? 0 : this.#rate * MUCH_SLOWER;
            this.#rate = Math.min(this.#rate * SLIGHTLY_SLOWER, Math.max(counted, least));
        }
        if (this.#hasTried)
            this.#calmMs = Math.min(LONGEST_CALM_MS, 2 * this.#calmMs);
        this.#hasTried = false;
        this.#isPausing = false;
        this.#resumedAt = now;
        this.#takenSince = 0;
        this.#tryAt = now + Math.max(this.#calmMs, TRIED_WINDOWS * this.#windowMs);
    }
}

// EXTERNAL MODULE: ./build/src/text/secrets.js
var secrets = __webpack_require__(86856);
;// CONCATENATED MODULE: ./build/src/services/client.js








function createThrottle() {
    return { concurrency: new ConcurrencyLimit(), rate: new RateLimit() };
}
/**
 * @param awaited what is waited for where something is not ready, for people
 * @param unsaidPauseMs how long to keep away after a 429 that does not say, where that is known
 */
function createClient(options, awaited, unsaidPauseMs) {
    const { world, userAgent, signal: stop, callTimeoutMs = call/* DEFAULT_CALL_TIMEOUT_MS */.M } = options;
    const { deadline, readyTimeoutMs } = options;
    const progress = (line) => options.progress(line);
    const redactor = (0,secrets/* createRedactor */.lY)([]);
    let isTaken = false;
    return {
        world,
        backoff: new backoff/* Backoff */.nO(world, { deadline, readyTimeoutMs, stop, awaited, progress }),
        ...(options.throttle ?? createThrottle()),
        unsaidPauseMs,
        userAgent,
        callTimeoutMs,
        stop,
        redactor,
        hide(secret) {
            redactor.add(secret);
            options.onSecret?.(secret);
        },
        onTaken() {
            if (!isTaken)
                options.onToken?.();
            isTaken = true;
        },
    };
}
/** The answer to a write that tells nothing. */
const noValue = async () => ({ kind: 'value', value: null });
/**
 * What a read brought. `parse` gets the body and the headers.
 *
 * @param remedyOf completes "…: ", where it is known what helps
 * @throws ServiceError where there is no answer that can be used
 */
async function readValue(call, { effect, answer }, parse, { redactor }, remedyOf = () => undefined) {
    const sentence = (0,describe/* describe */.q0)(call, answer, redactor);
    const failed = (message) => new errors/* ServiceError */._7({
        ...withoutQuery(call),
        status: (0,http_answer/* statusOf */.c2)(answer),
        isTooLong: (0,http_answer/* isTooLong */.pn)(answer),
        isPage: isPageElsewhere(answer),
    }, `${message}.`);
    if (effect !== 'done' || answer.kind !== 'answered' || answer.body.kind === 'unread') {
        const remedy = isPageElsewhere(answer)
            ? 'it is a web page, so `base-url` is not the address of the service: check it'
            : remedyOf(answer);
        throw failed(remedy === undefined ? sentence : `${sentence}: ${remedy}`);
    }
    const parsed = await parse(answer.body.text, answer.headers);
    if (parsed.kind === 'value')
        return parsed.value;
    throw failed(notUnderstood(sentence, answer, redactor.redact(parsed.reason)));
}
/** A web page that refuses is none of the interface. One with a 5xx is a proxy that gives up on it. */
function isPageElsewhere(answer) {
    return answer.kind === 'answered' && answer.status >= 400 && answer.status < 500 && (0,describe/* isHtml */._6)(answer);
}
/**
 * What became of a write. `parse` gets the body of a success, and its status; an answer that is not
 * understood leaves the effect unknown.
 *
 * @param toRefusal from a status (undefined where there was no answer) and the sentence that tells the answer
 */
async function readOutcome(call, { effect, answer }, parse, toRefusal, { redactor }) {
    const message = (0,describe/* describe */.q0)(call, answer, redactor);
    if (effect !== 'done') {
        const { refusal, ...help } = toRefusal((0,http_answer/* statusOf */.c2)(answer), message);
        // A refusal after an attempt that may have taken effect: what helps against it helps all the same.
        return effect === 'unknown'
            ? { kind: effect, message, ...help }
            : { kind: effect, refusal, message, ...help };
    }
    const parsed = await parse((0,http_answer/* bodyOf */.EN)(answer), (0,http_answer/* statusOf */.c2)(answer));
    if (parsed.kind === 'value')
        return { kind: 'done', value: parsed.value };
    if (parsed.kind === 'not-understood')
        return { kind: 'unknown', message: notUnderstood(message, answer, redactor.redact(parsed.reason)) };
    const { refusal } = toRefusal(UNPROCESSABLE, message);
    return { kind: 'no-effect', refusal, message: `${message}, but nothing was done: ${parsed.reason}` };
}
const UNPROCESSABLE = 422;
function notUnderstood(sentence, answer, reason) {
    const isPage = answer.kind === 'answered' && (0,describe/* isHtml */._6)(answer);
    const why = isPage ? 'it is a web page (check `base-url`)' : reason;
    return `${sentence}, but the answer was not understood: ${why}`;
}
/** Reads the pages of a listing as `collectPages` does, and throws ServiceError where they do not end. */
async function readPages({ method, url }, { redactor }, ...pages) {
    try {
        return await collectPages(...pages);
    }
    catch (error) {
        if (!(error instanceof PagingError))
            throw error;
        const { pathname } = new URL(url);
        const message = `The pages of the listing ${method} ${pathname} ${error.message}.`;
        throw new errors/* ServiceError */._7(withoutQuery({ method, url }), redactor.redact(message));
    }
}
/** Pages of a hundred: a repository may have more changes than anybody waits for. */
const MOST_LISTED = 10_000;
/**
 * Reads the changes that were merged last from a listing that begins with the one that was updated last. What
 * is not listed yet was updated, and so merged, before the last one that is. Throws what `readPages` throws.
 *
 * @param pages the first page, how one is read, and which page is smaller, as `collectPages` takes them
 */
async function readMerged(call, client, { last, since = Number.NEGATIVE_INFINITY }, ...[first, fetchPage, smaller]) {
    const mergedFrom = (items, from) => items.flatMap(({ id, mergedAt }) => mergedAt === undefined || mergedAt < from ? [] : [{ number: Number(id), mergedAt }]);
    const isFull = (items) => {
        const oldest = items.reduce((time, { updatedAt }) => Math.min(time, updatedAt), Number.POSITIVE_INFINITY);
        return oldest < since || mergedFrom(items, Math.max(oldest, since)).length >= last;
    };
    let isCut = false;
    const items = await readPages(call, client, first, fetchPage, smaller, (seen) => {
        isCut = !isFull(seen) && seen.length >= MOST_LISTED;
        return isCut || isFull(seen);
    });
    const merged = mergedFrom(items, since).toSorted((a, b) => b.mergedAt - a.mergedAt || b.number - a.number);
    return { changes: merged.slice(0, last), isCut };
}
/**
 * How many items are asked for at once: as many as GitHub and GitLab give, and fewer where what comes is too
 * long. Each divides the one before, so that a smaller page may begin where a larger one does.
 */
const PER_PAGE = [100, 50, 25, 5, 1];
/** The query of the first page, where pages are numbered. */
const FIRST_PAGE = { per_page: String(PER_PAGE[0]) };
/** The address of a smaller page that begins where one began that was too long. */
function smallerPage(url, error) {
    if (!(error instanceof errors/* ServiceError */._7) || !error.isTooLong)
        return undefined;
    const size = Number(url.searchParams.get('per_page'));
    const smaller = PER_PAGE.find((one) => one < size);
    if (smaller === undefined)
        return undefined;
    const before = (Number(url.searchParams.get('page') ?? 1) - 1) * size;
    const next = new URL(url);
    next.searchParams.set('per_page', String(smaller));
    next.searchParams.set('page', String(before / smaller + 1));
    return next;
}
function withoutQuery({ method, url }) {
    const { origin, pathname } = new URL(url);
    return { method, url: origin + pathname };
}


/***/ }),

/***/ 35893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q2: () => (/* binding */ parseBaseUrl),
/* harmony export */   od: () => (/* binding */ TOKEN_PATH),
/* harmony export */   s3: () => (/* binding */ REST_PREFIX),
/* harmony export */   we: () => (/* binding */ deploymentChange)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


/** The prefix of the REST operations; the address that a user enters stands before it. */
const REST_PREFIX = '/apis/rest/v1';
/** The path of the token endpoint. */
const TOKEN_PATH = '/apis/oauth2/v1/token';
/**
 * Reads the input `base-url`: https, or http on a loopback host; a path prefix is kept, a trailing slash is
 * not. Returns the address without a trailing slash. Throws ConfigurationError. No message shows the text
 * itself, since it may hold a password that was put there by mistake.
 */
function parseBaseUrl(text) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(text, 'the inputs `client-id` and `client-secret`');
    if (address.kind === 'refused')
        throw wrong(address.what, address.remedy);
    const { url } = address;
    if (url.endsWith(REST_PREFIX))
        throw wrong(`ends with ${REST_PREFIX}`, `enter the part before it: ${url.slice(0, -REST_PREFIX.length)}`);
    return url;
}
function wrong(what, remedy) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The input \`base-url\` ${what}: ${remedy}.`);
}
/** A deployment request as what is reviewed. Its markers are signed for its number alone. */
function deploymentChange(number) {
    return {
        kind: 'deployments',
        noun: 'deployment',
        name: `deployment ${number}`,
        identity: [String(number)],
        reportedAs: 'deployment',
    };
}


/***/ }),

/***/ 21582:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ pullRequestChange),
/* harmony export */   SU: () => (/* binding */ parseRepository),
/* harmony export */   or: () => (/* binding */ parseAddress)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


/** A pull request as what is reviewed; what is signed into its markers only the service knows. */
function pullRequestChange(number) {
    return { kind: 'github', noun: 'pull request', name: `pull request #${number}` };
}
/**
 * The address of one of GitHub's interfaces, which Enterprise Server has elsewhere: https, or http on a
 * loopback host. Returns it without a trailing slash. Throws ConfigurationError, whose message never shows
 * what may hold a password.
 */
function parseAddress(text) {
    const address = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .readAddress */ .zq)(text, 'the input `token`');
    if (address.kind === 'refused')
        throw wrong(address.what);
    return address.url;
}
function wrong(what) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The address of GitHub's interface ${what}: on github.com it is https://api.github.com, on an Enterprise Server https://HOST/api/v3 (input \`base-url\`).`);
}
/** Throws ConfigurationError where the text is no owner/name. */
function parseRepository(text) {
    const [owner = '', name = '', ...more] = text.split('/');
    if (more.length > 0 || !(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsPath */ .i7)(owner) || !(0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__/* .fitsPath */ .i7)(name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('The repository of the pull request must be given as owner/name, such as octo-org/octo-repo.');
    }
    return { owner, name };
}


/***/ }),

/***/ 58888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ identityOf),
/* harmony export */   u: () => (/* binding */ mergeRequest)
/* harmony export */ });
/**
 * A merge request as what is reviewed, but for its identity, which needs the numeric id of its project.
 *
 * @param iid its number within the project
 */
function mergeRequest(iid) {
    return { kind: 'gitlab', noun: 'merge request', name: `merge request !${iid}` };
}
/** What is signed into markers: numbers, since names of projects and hosts change. */
function identityOf(projectId, iid) {
    return ['gitlab', projectId, String(iid)];
}


/***/ }),

/***/ 58658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bg: () => (/* binding */ SERVICES),
/* harmony export */   Q2: () => (/* reexport safe */ _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__.Q2),
/* harmony export */   o1: () => (/* binding */ SERVICE_KINDS),
/* harmony export */   v3: () => (/* reexport safe */ _client_js__WEBPACK_IMPORTED_MODULE_1__.v3),
/* harmony export */   we: () => (/* reexport safe */ _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__.we)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94646);
/* harmony import */ var _deployments_change_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35893);
/* harmony import */ var _github_change_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21582);
/* harmony import */ var _gitlab_merge_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58888);





const deployments = {
    brand: 'the review service',
    noun: 'deployment',
    showsJobs: false,
    annotates: false,
    address: ({ baseUrl }) => (0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2)(baseUrl),
    describe: ({ deploymentNumber, baseUrl }) => `${(0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__/* .deploymentChange */ .we)(deploymentNumber).name} at ${(0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2)(baseUrl)}`,
    place: ({ baseUrl }) => (0,_deployments_change_js__WEBPACK_IMPORTED_MODULE_2__/* .parseBaseUrl */ .Q2)(baseUrl),
    ofNumber: (access, deploymentNumber) => ({ ...access, deploymentNumber }),
    async connect({ endpoints, ...access }, options) {
        const [{ createReviewService }, { parseEndpointOverrides }] = await Promise.all([
            __webpack_require__.e(/* import() */ 9962).then(__webpack_require__.bind(__webpack_require__, 19962)),
            __webpack_require__.e(/* import() */ 8775).then(__webpack_require__.bind(__webpack_require__, 68775)),
        ]);
        return createReviewService({ ...access, ...options, endpoints: parseEndpointOverrides(endpoints) });
    },
};
const gitlab = {
    brand: 'GitLab',
    noun: 'merge request',
    showsJobs: true,
    annotates: false,
    takesExitStatus: true,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ mergeRequest: number, project, webUrl }) => `${(0,_gitlab_merge_request_js__WEBPACK_IMPORTED_MODULE_4__/* .mergeRequest */ .u)(number).name} of the project ${project} at ${webUrl}`,
    place: ({ project, webUrl }) => `${webUrl}/${project}`,
    ofNumber: (access, number) => ({ ...access, mergeRequest: number }),
    async listMerged(access, wanted, options) {
        return (await __webpack_require__.e(/* import() */ 6531).then(__webpack_require__.bind(__webpack_require__, 96531))).listMerged(access, wanted, options);
    },
    async connect(access, options) {
        const { createGitlabService } = await __webpack_require__.e(/* import() */ 367).then(__webpack_require__.bind(__webpack_require__, 90367));
        return createGitlabService({ ...access, ...options });
    },
    async connectQueue({ apiUrl, project, pipeline }, { number }, token, verdict, options) {
        if (project === undefined || number === undefined)
            throw unnamed('CI_MERGE_REQUEST_PROJECT_ID');
        const { createGitlabService } = await __webpack_require__.e(/* import() */ 367).then(__webpack_require__.bind(__webpack_require__, 90367));
        const access = { apiUrl, project, pipeline, mergeRequest: number, token, verdict };
        return createGitlabService({ ...access, ...options });
    },
};
const github = {
    brand: 'GitHub',
    noun: 'pull request',
    showsJobs: true,
    annotates: true,
    takesExitStatus: false,
    address: ({ apiUrl }) => apiUrl,
    describe: ({ pullRequest, repository, webUrl }) => `${(0,_github_change_js__WEBPACK_IMPORTED_MODULE_3__/* .pullRequestChange */ .$O)(pullRequest).name} of ${repository} at ${webUrl}`,
    place: ({ repository, webUrl }) => `${webUrl}/${repository}`,
    ofNumber: (access, pullRequest) => ({ ...access, pullRequest }),
    async listMerged(access, wanted, options) {
        return (await Promise.all(/* import() */[__webpack_require__.e(6605), __webpack_require__.e(9563)]).then(__webpack_require__.bind(__webpack_require__, 69563))).listMerged(access, wanted, options);
    },
    async connect(access, options) {
        const { createGithubService } = await Promise.all(/* import() */[__webpack_require__.e(6605), __webpack_require__.e(3168)]).then(__webpack_require__.bind(__webpack_require__, 13168));
        return createGithubService({ ...access, ...options });
    },
    async findByHead(place, head, options) {
        const { findPullRequests } = await Promise.all(/* import() */[__webpack_require__.e(6605), __webpack_require__.e(5473)]).then(__webpack_require__.bind(__webpack_require__, 55473));
        const numbers = await findPullRequests({ ...place, ...options }, head);
        return numbers.map((number) => ({ number, access: { ...place, pullRequest: number } }));
    },
    async connectQueue({ apiUrl, graphqlUrl, repository }, { sha }, token, _, options) {
        if (repository === undefined || graphqlUrl === undefined)
            throw unnamed('GITHUB_REPOSITORY');
        const { putVerdictOn } = await Promise.all(/* import() */[__webpack_require__.e(6605), __webpack_require__.e(204)]).then(__webpack_require__.bind(__webpack_require__, 70204));
        const to = { ...options, token, apiUrl, graphqlUrl, repository };
        return { noun: github.noun, putVerdict: (verdict) => putVerdictOn(to, sha, verdict) };
    },
};
/**
 * A plan between two commits may name a deployment, and an address is read before it is known whose it is.
 */

/** All review services. Another one is one more row, and a folder beside this file. */
const SERVICES = { deployments, gitlab, github };
const SERVICE_KINDS = Object.keys(SERVICES);
function unnamed(variable) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1(`The variable ${variable} is not set, so that this CI names no project.`);
}


/***/ }),

/***/ 17746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   EO: () => (/* binding */ wrapWords),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   bi: () => (/* binding */ lettersOf),
/* harmony export */   jQ: () => (/* binding */ showInvisible),
/* harmony export */   pe: () => (/* binding */ ZERO_WIDTH_SPACE),
/* harmony export */   xv: () => (/* binding */ truncate),
/* harmony export */   y1: () => (/* binding */ plainLines)
/* harmony export */ });
/** Every character that some reader takes for the end of a line; `\r\n` is one of them. */
const LINE_BREAK = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const CONTROL_BUT_TAB_AND_NEWLINE = /[^\P{Cc}\n\t]/gu;
/**
 * A text whose only line break is `\n`, whose only other control character is `\t`, and whose lone surrogates
 * are U+FFFD.
 */
function plainLines(text) {
    return text.toWellFormed().replace(LINE_BREAK, '\n').replace(CONTROL_BUT_TAB_AND_NEWLINE, '');
}
const ESCAPE = '\u001b';
const BELL = '\u0007';
/**
 * Control sequences (colors, cursor; ECMA-48 §5.4), and the strings that set titles and hyperlinks (OSC,
 * §8.3.89).
 */
const TERMINAL_SEQUENCE = new RegExp(`(?:${ESCAPE}\\[|\u009b)[0-?]*[ -/]*[@-~]|${ESCAPE}\\][^\\p{Cc}]*(?:${BELL}|${ESCAPE}\\\\)`, 'gu');
/**
 * Joiners inside an emoji and the emoji style of a character stay. All other invisible characters go: format
 * characters (bidi controls among them), and those that Unicode calls default ignorable (fillers, variation
 * selectors, tags), which can hide a second text in the first.
 */
const INVISIBLE = /((?<=\p{ExtPict}\uFE0F?\p{EMod}?)\u200D(?=\p{ExtPict})|(?<=\p{Emoji})\uFE0F)|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * What a person would see of a text: plain lines (see `plainLines`) without terminal sequences and invisible
 * characters. Applying it twice changes nothing more.
 */
function visibleText(text) {
    return plainLines(text.replace(TERMINAL_SEQUENCE, '')).replace(INVISIBLE, (_, ofEmoji) => ofEmoji ?? '');
}
/** Where Unicode's pictures of the control characters begin. */
const PICTURES = 0x2400;
const DELETE = 0x7f;
const PICTURE_OF_DELETE = '\u2421';
/**
 * A line of code as a person may look at it: every control and invisible character (see `visibleText`) stands
 * there as a sign of its own (`␛`, `<U+202E>`), so that code which reads otherwise than it runs is seen. Tabs
 * stay.
 */
function showInvisible(line) {
    return line
        .toWellFormed()
        .replace(/[^\P{Cc}\t]|[\p{Zl}\p{Zp}]/gu, nameOfInvisible)
        .replace(INVISIBLE, (sign, ofEmoji) => ofEmoji ?? nameOfInvisible(sign));
}
function nameOfInvisible(sign) {
    const code = sign.codePointAt(0) ?? 0;
    if (code < ' '.charCodeAt(0))
        return String.fromCharCode(PICTURES + code);
    if (code === DELETE)
        return PICTURE_OF_DELETE;
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
/**
 * A text as one line: line breaks and runs of white space become one space, control and invisible characters
 * are gone (see `visibleText`), nothing at the ends. It is still untrusted: escape it before it becomes
 * Markdown.
 */
function oneLine(text) {
    return visibleText(text).replace(/\s+/g, ' ').trim();
}
const CUT = '…';
/**
 * Cuts a text to at most `limit` characters, the `…` that shows the cut included.
 *
 * Characters are counted as `length` counts them (UTF-16 units), so that a limit in code points holds as
 * well. No code point is split, and lone surrogates become U+FFFD. Cut untrusted text before it is escaped:
 * half an escape is no escape.
 */
function truncate(text, limit) {
    const whole = text.toWellFormed();
    if (whole.length <= limit)
        return whole;
    if (limit < CUT.length)
        return '';
    const end = limit - CUT.length;
    const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
    return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}
function isLeadSurrogate(unit) {
    return unit >= 0xd800 && unit <= 0xdbff;
}
/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
const ZERO_WIDTH_SPACE = '\u200B';
const LETTERS_AND_DIGITS = /[\p{L}\p{N}]+/gu;
/**
 * The letters and digits of a text (Unicode, NFC), in their order: what a service that tidies up spaces,
 * punctuation and line breaks leaves as it is.
 */
function lettersOf(text) {
    return (text.normalize('NFC').match(LETTERS_AND_DIGITS) ?? []).join('');
}
/**
 * Where a line begins for a runner that trims it and compares as people read: .NET skips characters without
 * weight, combining marks among them. For the same reason the escape is a visible one.
 */
const COLON_COMMAND = /^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*:\p{M}*)(?=:)/gmu;
const HASH_AT_START = /^([^\p{L}\p{N}\p{P}\p{S}\n\r\u2028\u2029]*#\p{M}*)(?=#)/gmu;
/** `##[group]`, `##vso[task.setvariable]`, `##teamcity[…]`: agents look for them anywhere in a line. */
const HASH_COMMAND = /(#\p{M}*)(?=#\p{M}*\w*\[)/gu;
const SECTION = /(section_(?:start|end))(?=:\d)/g;
/**
 * A text (one line or several) that may be printed in a CI log: it holds no terminal sequences, control or
 * invisible characters but `\n` and `\t`, and no command to the runner: workflow commands (`::add-mask::`),
 * agent commands (`##vso[…]`) and GitLab's section codes are broken up by a backslash.
 */
function logLine(text) {
    return visibleText(text)
        .replace(COLON_COMMAND, '$1\\')
        .replace(HASH_AT_START, '$1\\')
        .replace(HASH_COMMAND, '$1\\')
        .replace(SECTION, '$1\\');
}
/** A line of spaces and words; the indentation of what goes on below it is deeper than its own. */
const HANGING = 4;
/** Indented deeper than that, a line would have no room for words. */
const DEEPEST = 0.5;
/**
 * A line as lines of at most so many characters, broken between words. What goes on is indented deeper than
 * where the line begins. A word is never broken, so that paths and addresses can be copied: a longer one
 * stands on a line of its own.
 *
 * @param columns characters of a line (UTF-16 units)
 */
function wrapWords(line, columns) {
    if (line.length <= columns)
        return [line];
    const start = /^ */u.exec(line)?.[0] ?? '';
    const room = Math.floor(columns * DEEPEST);
    const hanging = ' '.repeat(Math.min(start.length === 0 ? 2 : start.length + HANGING, room));
    const lines = [];
    let current = start;
    // Blanks within a line stay, since rows are lined up by them.
    for (const [, gap = '', word = ''] of line.slice(start.length).matchAll(/( *)([^ ]+)/gu)) {
        const isFirst = current.trim() === '';
        const wider = isFirst ? current + word : current + gap + word;
        if (isFirst || wider.length <= columns) {
            current = wider;
            continue;
        }
        lines.push(current);
        current = hanging + word;
    }
    return [...lines, current];
}


/***/ }),

/***/ 16761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dt: () => (/* binding */ firstFew),
/* harmony export */   KE: () => (/* binding */ listed),
/* harmony export */   pA: () => (/* binding */ nearest)
/* harmony export */ });
/** Names in a sentence: `a, b and c`. */
function listed(names) {
    if (names.length < 2)
        return names.join('');
    return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
/** The first names in a line, and how many more there are: `a, b and 7 more`. */
function firstFew(names, most, between = ', ') {
    const rest = names.length - most;
    return `${names.slice(0, most).join(between)}${rest > 0 ? ` and ${rest} more` : ''}`;
}
/** One character of so many may be wrong in a name. */
const CHARACTERS_A_MISTAKE = 3;
/**
 * The name that was probably meant by one that is none of these: with the fewest mistakes, or else the
 * shortest one that holds it or is held by it.
 */
function nearest(given, names) {
    const [best] = names
        .map((name) => ({ name, mistakes: countMistakes(given, name) }))
        .filter(({ mistakes }) => mistakes * CHARACTERS_A_MISTAKE <= given.length)
        .toSorted((a, b) => a.mistakes - b.mistakes);
    if (best !== undefined)
        return best.name;
    const [related] = names
        .filter((name) => name.includes(given) || given.includes(name))
        .toSorted((a, b) => a.length - b.length);
    return given === '' ? undefined : related;
}
/**
 * How many characters have to be added, removed, changed, or swapped with the next one to make one text of
 * another.
 */
function countMistakes(from, to) {
    let beforeLast = [];
    let last = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let row = 1; row <= from.length; row += 1) {
        const now = [row];
        for (let column = 1; column <= to.length; column += 1) {
            const changed = (last[column - 1] ?? 0) + (from[row - 1] === to[column - 1] ? 0 : 1);
            const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
            const swapped = swaps ? (beforeLast[column - 2] ?? changed) + 1 : changed;
            now.push(Math.min(changed, swapped, (last[column] ?? 0) + 1, (now[column - 1] ?? 0) + 1));
        }
        beforeLast = last;
        last = now;
    }
    return last[to.length] ?? 0;
}


/***/ }),

/***/ 86856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   To: () => (/* binding */ cutKeys),
/* harmony export */   c3: () => (/* binding */ SHORTEST_SECRET),
/* harmony export */   kM: () => (/* binding */ redactVisible),
/* harmony export */   lY: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);

/** In characters. Shorter secrets would turn ordinary words into stars, and protect nothing. */
const SHORTEST_SECRET = 4;
const STARS = '***';
/**
 * Replaces each secret by `***`, in plain text and as it looks in JSON, in a URL, in a form, and within
 * base64 and base64url at any of the three alignments (as in `base64(id:secret)`). A secret of several lines
 * is hidden line by line as well.
 */
function createRedactor(secrets) {
    const patterns = new Map();
    // Made when a text is there to be looked at: the making takes time, and the first request goes out before
    // there is one.
    let waiting = [];
    // One look that tells for nearly every text that there is nothing to hide: logs have millions of texts.
    let any;
    const makePatterns = () => {
        for (const secret of waiting) {
            for (const source of formsOf(secret))
                patterns.set(source, new RegExp(source, 'g'));
        }
        waiting = [];
        any = new RegExp([...patterns.keys()].join('|'));
    };
    const redactor = {
        add(secret) {
            for (const part of new Set([secret, secret.trim(), ...secret.split(/[\r\n]+/)])) {
                if (part.length >= SHORTEST_SECRET)
                    waiting.push(part.toWellFormed());
            }
        },
        redact(text) {
            if (waiting.length > 0)
                makePatterns();
            return any?.test(text) ? cover(text, mergedRanges(text, patterns.values())) : text;
        },
    };
    for (const secret of secrets)
        redactor.add(secret);
    return redactor;
}
/** The sources of regular expressions, each for one way to write the secret. */
function formsOf(secret) {
    const json = inJson(secret);
    const cleaned = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .logLine */ .BP)(secret);
    const literals = [secret, cleaned, json, inJson(cleaned), inJson(json)];
    const encoded = [
        encodeURIComponent(secret),
        new URLSearchParams([['', secret]]).toString().slice('='.length),
    ];
    const sources = [...literals.map(escapeRegExp), ...encoded.map((form) => anyHexCase(escapeRegExp(form)))];
    return [
        ...sources.filter((source) => source.length >= SHORTEST_SECRET),
        ...[0, 1, 2].map((offset) => base64Pattern(secret, offset)),
    ];
}
function inJson(text) {
    return JSON.stringify(text).slice(1, -1);
}
/** `%2B` as it may also be written, `%2b`. */
function anyHexCase(source) {
    return source.replace(/%[0-9A-F]{2}/g, (byte) => byte.replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`));
}
/**
 * The secret within the base64 of a longer text, after `offset` bytes (modulo 3) of something else. Six bits
 * make a character: at both ends there may be one that holds bits of the secret and of its neighbor, and it
 * is hidden as well.
 */
function base64Pattern(secret, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(secret)]);
    const first = Math.ceil((offset * 8) / 6);
    const last = Math.floor((bytes.length * 8) / 6);
    const inner = bytes.toString('base64').slice(first, last);
    const shared = '[A-Za-z0-9+/_-]';
    return [
        offset === 0 ? '' : shared,
        inner.replace(/[+/]/g, (sign) => (sign === '+' ? '(?:[+-]|%2[Bb])' : '(?:[/_]|%2[Ff])')),
        bytes.length % 3 === 0 ? '' : `${shared}?`,
    ].join('');
}
function escapeRegExp(text) {
    return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}
/**
 * Where the patterns match, overlaps of one pattern with itself or another included, so that no tail of a
 * secret stays.
 */
function mergedRanges(text, patterns) {
    const found = Array.from(patterns, (pattern) => rangesOf(text, pattern))
        .flat()
        .sort((a, b) => a.start - b.start);
    const merged = [];
    for (const range of found) {
        const last = merged.at(-1);
        if (last === undefined || range.start > last.end)
            merged.push(range);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, range.end) };
    }
    return merged;
}
function rangesOf(text, pattern) {
    const ranges = [];
    pattern.lastIndex = 0;
    for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
        ranges.push({ start: match.index, end: match.index + match[0].length });
        pattern.lastIndex = match.index + 1;
    }
    return ranges;
}
function cover(text, ranges) {
    let covered = '';
    let last = 0;
    for (const { start, end } of ranges) {
        covered += text.slice(last, start) + STARS;
        last = end;
    }
    return covered + text.slice(last);
}
/**
 * A text without secrets, also when it is shown: characters that go before that (see `visibleText`) may part
 * a secret, which would be whole then. Where they do, they are gone from the result.
 */
function redactVisible(text, redact) {
    const plain = redact(text);
    const visible = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(plain);
    const hidden = redact(visible);
    return hidden === visible ? plain : hidden;
}
/** Characters of a key that are shown: enough to tell which one is meant. */
const SHOWN = 4;
const CUT = '…';
/**
 * What stands between the first and the last line of a private key (RFC 7468), or to the end where that is
 * missing.
 */
const PEM = /(-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY-----\s*)([^\s-][^-]*)/g;
/**
 * What issuers begin their keys with: AWS, GitHub, GitLab, Slack, Stripe, Google, SendGrid, npm, OpenAI,
 * Hugging Face, JSON Web Tokens and others.
 */
const ISSUED = /(?<![A-Za-z0-9])(?:A[KS]IA|gh[opsur]_|github_pat_|glpat-|xox[a-z]-|xapp-|[srp]k_(?:live|test)_|whsec_|AIza|ya29\.|SG\.|npm_|pypi-|sk-|hf_|dop_v1_|shp[a-z]{2}_|eyJ)[\w.+/=-]{6,}/g;
/** The password in an address: `https://user:password@host`. */
const IN_ADDRESS = /(?<=:\/\/[^\s:@/]{0,60}:)[^\s@/]+(?=@)/g;
/** A quoted value: `password = "…"`, `password: '…'`. */
const QUOTED = /(?<=[=:]>?[ \t]{0,4}(["'`]))[^"'`\s]{5,}(?=\1)/g;
const TOKEN = /[A-Za-z0-9+/_=-]{16,}/g;
/**
 * The share of characters that are of another kind than the one before: in names fewer are, in random
 * texts every second or third.
 */
const MANY_CHANGES = 0.2;
const VERY_MANY_CHANGES = 0.3;
/**
 * The text of a finding about secrets, with what looks like one cut to its first four characters: private
 * keys, what begins as issuers of keys write them, passwords in addresses, quoted values, and long words of
 * mixed characters. What was cut is not cut again.
 */
function cutKeys(text) {
    return [ISSUED, IN_ADDRESS, QUOTED]
        .reduce((shown, pattern) => shown.replace(pattern, cut), text.replace(PEM, (_, head, key) => head + cut(key)))
        .replace(TOKEN, (token) => (looksRandom(token) ? cut(token) : token));
}
function cut(key) {
    return key.slice(0, SHOWN) + CUT;
}
/** Words, paths and names in any case have few digits among letters, and change the case now and then. */
function looksRandom(token) {
    const signs = token.replace(/[^A-Za-z0-9]/g, '');
    const digits = signs.replace(/\D/g, '').length;
    const changes = (signs.match(/[a-z](?=[A-Z0-9])|[A-Z](?=[a-z0-9])|\d(?=\D)/g)?.length ?? 0) / token.length;
    return digits > 1 && digits < signs.length ? changes >= MANY_CHANGES : changes >= VERY_MANY_CHANGES;
}


/***/ }),

/***/ 28009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool, as package.json has it; a test holds that they agree. */
const VERSION = '0.1.0';


/***/ })

};

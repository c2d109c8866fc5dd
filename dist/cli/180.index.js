export const id = 180;
export const ids = [180];
export const modules = {

/***/ 59913:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EE: () => (/* binding */ argument),
/* harmony export */   bD: () => (/* binding */ commandHelp)
/* harmony export */ });
/* unused harmony export SEVERAL_VALUES */
/** Names of inputs that take several values, so that `--sarif-file *.sarif` works as a shell expands it. */
const SEVERAL_VALUES = ['sarif-file', 'tools', 'silent-tools', 'endpoints'];
const FLAG_WIDTH = '--deployment-number <text>'.length;
/** The help of a command, no wider than 80 columns and short enough for a screen. */
function commandHelp({ usage, about, groups, output = [], json, notes, examples }) {
    const flagLine = (flag, help) => `  ${flag.padEnd(FLAG_WIDTH)}  ${help}`;
    return [
        `Usage: ${usage}`,
        about,
        '',
        ...groups.flatMap(({ title, flags }) => [
            title,
            ...flags.map(({ name, value, help }) => flagLine(`--${name} ${argument(name, value)}`, help)),
        ]),
        'Output',
        ...output.map(([flag, help]) => flagLine(flag, help)),
        flagLine('--json', json),
        flagLine('-h, --help', 'this text'),
        '',
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


/***/ }),

/***/ 52154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readPositionalLogs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** `cmd` hands over the single quotes in which other shells want a glob. */
const NAMED_LIKE_A_LOG = /\.(?:sarif|json)(?:\.gz)?'?$/iu;
/**
 * What stands after a command without a flag: logs. Undefined where a word is neither there nor named like
 * one. It may be a secret then, which nobody may repeat.
 */
function readPositionalLogs(words) {
    return words.every((word) => NAMED_LIKE_A_LOG.test(word) || (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(word)) ? words : undefined;
}


/***/ }),

/***/ 6180:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67375);
/* harmony import */ var _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(46712);
/* harmony import */ var _inputs_secret_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38305);
/* harmony import */ var _inputs_variable_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7483);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40409);
/* harmony import */ var _text_log_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(81814);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28009);
/* harmony import */ var _command_help_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59913);
/* harmony import */ var _positional_logs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(52154);
/* harmony import */ var _without_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4947);










// What a command does is loaded when it is asked for: help and mistakes are answered at once.
/** A flag of `plan` alone: what it prints is no matter of a run, so it is no input. */
const ALL = { flag: 'all', help: 'also the findings that the filter leaves out' };
/** Of `plan` and `why`: it says where the service is not asked, so it is no input either. */
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
    all: ['--all', 'every thread of ours'],
    delete: ['--delete', 'delete those in which nobody else spoke'],
    check: ['--check <name>', 'finish this check as passed'],
    yes: ['--yes', 'do it; without it, what it would do is listed'],
};
const HELP = {
    run: {
        usage: 'sarif-review run [logs] [flags]',
        about: 'Reviews once: reads the logs, brings the threads in step, sets the check.',
        groups: _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y,
        json: 'the report as JSON; lines go to standard error',
        notes: [...SECRETS, EXIT_STATUSES],
        examples: ['sarif-review run reports/   (in CI; elsewhere --service and more)'],
    },
    plan: {
        usage: 'sarif-review plan [logs] [flags]',
        about: 'Prints what run would do, with the reason for each move, and writes nothing.',
        groups: _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y.map((group) => without(group, ['dry-run'])),
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
        groups: _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y.slice(0, 1),
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
        groups: _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y.slice(0, 2),
        output: [PROBE, YES].map(({ flag, help }) => [`--${flag}`, help]),
        json: 'the checks as JSON',
        notes: ['All flags of run are taken.', ...SECRETS, 'Exit status: 0 nothing failed; 2 something did'],
        examples: ['sarif-review doctor --sarif-file reports/ --deployment-number 293'],
    },
    clean: {
        usage: 'sarif-review clean [flags]',
        about: 'Resolves or deletes the threads that runs have posted. Lists them without --yes.',
        groups: _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y.slice(1, 2).map((group) => without(group, ['base-sha', 'head-sha'])),
        output: [['--category <name>', 'threads of this category'], ...Object.values(CLEANING)],
        json: 'the threads as JSON; lines go to standard error',
        notes: [...SECRETS, 'Exit status: 0 listed or done; 2 inputs; 3 something could not be done'],
        examples: ['sarif-review clean --tool PMD', 'sarif-review clean --tool PMD --delete --yes'],
    },
};
const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('sarif-review')
    .description('Keeps the review threads of a change in step with SARIF logs.')
    .version(_version_js__WEBPACK_IMPORTED_MODULE_6__/* .VERSION */ .x)
    .exitOverride()
    .configureOutput({
    // What was given to a flag may be a secret that does not belong there.
    outputError: (text, write) => write((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)((0,_without_values_js__WEBPACK_IMPORTED_MODULE_7__/* .withoutValues */ .l)(text))),
})
    .addHelpText('after', '\nExamples:\n  sarif-review doctor --sarif-file reports/   what is missing for a run\n' +
    '  sarif-review plan eslint.sarif --base main  what a run would do, before a push\n' +
    '  sarif-review sandbox --repository .         a review service to try it with\n\n' +
    'Help of a command: sarif-review run --help');
addInputCommand('run', 'review once', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(966), __webpack_require__.e(411), __webpack_require__.e(575), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 39810))).startRun('run', line));
addInputCommand('plan', 'print what run would do, and write nothing', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(966), __webpack_require__.e(411), __webpack_require__.e(575), __webpack_require__.e(810)]).then(__webpack_require__.bind(__webpack_require__, 39810))).startRun('plan', line))
    .option(`--${ALL.flag}`, ALL.help)
    .option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand('why', 'say what became of the findings at a place', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(966), __webpack_require__.e(411), __webpack_require__.e(575), __webpack_require__.e(31)]).then(__webpack_require__.bind(__webpack_require__, 35031))).startWhy(line.place ?? '', line), '<place>').option(`--${BASE.flag} <revision>`, BASE.help);
addInputCommand('doctor', 'check what a run needs, and write nothing', async ({ flags, form, probe }) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(815), __webpack_require__.e(382), __webpack_require__.e(966), __webpack_require__.e(441), __webpack_require__.e(411), __webpack_require__.e(210), __webpack_require__.e(679)]).then(__webpack_require__.bind(__webpack_require__, 14679))).startDoctor(flags, form, probe))
    .option(`--${PROBE.flag}`, PROBE.help)
    .option(`--${YES.flag}`, YES.help);
const clean = addInputCommand('clean', 'resolve or delete the threads that runs have posted', async (line) => (await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(343), __webpack_require__.e(966), __webpack_require__.e(441), __webpack_require__.e(836), __webpack_require__.e(584)]).then(__webpack_require__.bind(__webpack_require__, 96903))).startClean(line, clean.opts()));
for (const [flag, help] of Object.values(CLEANING))
    clean.option(flag, help);
program
    .command('init')
    .description('write .sarif-review.yml and the workflow beside it')
    .addHelpText('after', '\nNever overwrites a file. What stands in the repository, or the address of its remote,\ntells whether the workflow is one of GitHub or GitLab.')
    .action(async () => {
    process.exitCode = await (await __webpack_require__.e(/* import() */ 703).then(__webpack_require__.bind(__webpack_require__, 43703))).startInit();
});
program
    .command('sandbox')
    .description('start a local review service with a web page')
    .option('--port <port>', 'port of the loopback interface; 0 takes a free one', '8080')
    .option('--data <dir>', 'folder of its database', 'sarif-review-sandbox')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--as <service>', 'whom it stands in for')
    .choices(['deployments', 'gitlab', 'github'])
    .default('deployments'))
    .option('--repository <dir>', 'your checkout, to try a run on: its branch gets a change to be reviewed')
    .option('--base <revision>', 'where that branch is to go (default: "main")')
    .option('--head <revision>', 'the branch (default: "HEAD")')
    .option('--watch', 'move the change on when the branch moves')
    .argument('[logs...]', 'logs that the lines to paste are to name')
    .addHelpText('after', '\nOn a terminal it says how to go on, with lines to paste. Elsewhere it prints one\nline of JSON when it is ready: its address, an OAuth client, tokens, the\n' +
    'change. It stops at Ctrl+C and keeps its data.\n\nExample: sarif-review sandbox eslint.sarif --repository . --base main --watch')
    .action(async (words, flags, command) => {
    const logs = (0,_positional_logs_js__WEBPACK_IMPORTED_MODULE_5__/* .readPositionalLogs */ .g)(words) ?? refuseWords(command);
    const { serveSandbox } = await Promise.all(/* import() */[__webpack_require__.e(164), __webpack_require__.e(723), __webpack_require__.e(407), __webpack_require__.e(353), __webpack_require__.e(597)]).then(__webpack_require__.bind(__webpack_require__, 13597));
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
    if (error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7) {
        process.exitCode = error.exitCode === 0 ? 0 : _report_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .CONFIGURATION_EXIT_STATUS */ .Pd;
    }
    else {
        console.error((0,_text_log_line_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .B)(`Unexpected error: ${error instanceof Error ? error.message : error}`));
        process.exitCode = _report_conclusion_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT_STATUS */ .uc.incomplete;
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
    for (const { flags } of _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y) {
        for (const flag of flags)
            command.option(`--${flag.name} ${(0,_command_help_js__WEBPACK_IMPORTED_MODULE_4__/* .argument */ .EE)(flag.name, flag.value)}`, flag.help);
    }
    for (const secret of _inputs_secret_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .SECRET_INPUTS */ .p)
        command.addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$(`--${secret} [value]`).hideHelp());
    command
        .argument('[logs...]')
        .option('--json', HELP[name].json)
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--timings', 'where the time went').hideHelp())
        .configureHelp({ formatHelp: () => (0,_command_help_js__WEBPACK_IMPORTED_MODULE_4__/* .commandHelp */ .bD)(HELP[name]) })
        .action(async () => {
        const options = command.opts();
        refuseSecrets(command, options);
        const [asked = '', ...others] = command.args;
        const words = place === undefined ? command.args : others;
        const base = options[BASE.flag];
        const logs = (0,_positional_logs_js__WEBPACK_IMPORTED_MODULE_5__/* .readPositionalLogs */ .g)(words) ?? refuseWords(command);
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
    for (const name of _inputs_secret_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .SECRET_INPUTS */ .p) {
        if (options[toOptionName(name)] === undefined)
            continue;
        command.error(`Error: --${name} is not a flag, because everybody on this machine can list the flags of a process: set the variable ${(0,_inputs_variable_name_js__WEBPACK_IMPORTED_MODULE_9__/* .variableName */ .cG)(name)}, and change the secret if it was real`);
    }
}
function refuseWords(command) {
    command.error(`Error: what stands after ${command.name()} is neither a flag nor an existing log (it is not shown, since it may be a secret): name logs by their path, such as eslint.sarif`);
}
/** Logs stand after flags of their own or without one. */
function readFlags(options, logs) {
    const flags = {};
    for (const { name } of _inputs_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .FLAG_GROUPS */ .Y.flatMap((group) => group.flags)) {
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

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 4947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ withoutValues)
/* harmony export */ });
/**
 * A flag as somebody may have mistyped it; other words that begin with a dash may be the value of a secret.
 */
const FLAG = /^--?[a-z]{1,20}(?:-[a-z]{1,20}){0,3}$/;
/**
 * What the parser of the command line says of a mistake, without what was given: that may be a secret that
 * does not belong there, or the value of one after a flag that does not exist.
 */
function withoutValues(message) {
    return (message
        // What is close to a command is one that was mistyped.
        .replace(/(?<=^error: unknown command) '.*'(?=\n?$)/s, ': there are run, plan, why, clean, doctor and sandbox')
        .replace(/(?<=^error: too many arguments for .*?but got \d+): .*$/s, '\n')
        .replace(/(?<=^error: unknown option )'(.*?)'(?=\n|$)/s, (_, option) => {
        const [name = ''] = option.split('=');
        return FLAG.test(name) ? `'${name}'` : 'in the command line';
    })
        .replace(/^error: /, 'Error: '));
}


/***/ }),

/***/ 15722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ LEVELS),
/* harmony export */   OD: () => (/* binding */ scopeKey),
/* harmony export */   OK: () => (/* binding */ scopeName)
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


/***/ }),

/***/ 46712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ FLAG_GROUPS)
/* harmony export */ });
const flag = (name, value, help) => ({ name, value, help });
/** Every input but the secrets, in the order in which people look for them. */
const FLAG_GROUPS = [
    {
        title: 'What was found',
        flags: [
            flag('sarif-file', 'paths', 'logs: files, folders or globs, one per line'),
            flag('working-directory', 'dir', 'the checkout that was analyzed (.)'),
            flag('category', 'name', 'tells jobs with the same tool apart'),
            flag('tools', 'names', 'tools of this job, one per line (any)'),
            flag('silent-tools', 'names', 'those without a run when they find nothing'),
            flag('trust-incomplete', 'bool', 'believe a log of a failed analysis (false)'),
            flag('foreign-paths', 'word', 'paths not in the checkout: hold, allow (hold)'),
            flag('tracked-logs', 'word', 'logs in the commit: refuse, allow (refuse)'),
        ],
    },
    {
        title: 'Where it goes',
        flags: [
            flag('service', 'word', 'github, gitlab or deployments'),
            flag('base-url', 'url', 'the review service (in CI, its own)'),
            flag('pull-request', 'ref', 'GitHub: 12 or owner/repository#12'),
            flag('merge-request', 'ref', 'GitLab: 12 or group/project!12'),
            flag('deployment-number', 'text', 'a text with one number: deployments/293'),
            flag('client-id', 'id', 'deployments: OAuth 2 client'),
            flag('endpoints', 'lines', 'deployments: paths that are elsewhere'),
            flag('previous-authors', 'lines', 'accounts that this job wrote under before'),
            flag('base-sha', 'sha', 'base of the diff (the current one)'),
            flag('head-sha', 'sha', 'head of the diff (the current one)'),
        ],
    },
    {
        title: 'What gets a thread, and what fails',
        flags: [
            flag('filter-mode', 'mode', 'added, diff-context, file, nofilter (added)'),
            flag('min-level', 'level', 'lowest level with a thread (note)'),
            flag('fail-level', 'level', 'lowest level that fails, or none (error)'),
            flag('max-threads', 'n', 'most threads at a time (50)'),
            flag('twins', 'word', 'one problem of two tools: merge, apart (merge)'),
            flag('accept-resolved', 'bool', 'a thread resolved by people passes (false)'),
            flag('decisions', 'word', 'what people decide in replies: replies, none'),
            flag('resolve-fixed', 'bool', 'resolve what is fixed (true)'),
            flag('resolve-discussed', 'bool', 'also where somebody replied (true)'),
            flag('overview-comment', 'when', 'auto or never (auto)'),
        ],
    },
    {
        title: 'The run',
        flags: [
            flag('check-name', 'name', 'the check that a run sets'),
            flag('dry-run', 'bool', 'print the plan, write nothing (false)'),
            flag('ready-timeout', 's', 'longest wait for the diff (300)'),
            flag('timeout', 's', 'longest run (900)'),
            flag('report-file', 'path', 'where the JSON report goes; - prints it'),
            flag('codequality', 'path', "where GitLab's Code Quality report goes"),
        ],
    },
];


/***/ }),

/***/ 38305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ SECRET_INPUTS)
/* harmony export */ });
/** Inputs that never come as a flag: a list of processes shows flags. */
const SECRET_INPUTS = [
    'token',
    'client-secret',
    'previous-client-secret',
    'signing-key',
    'previous-signing-key',
];


/***/ }),

/***/ 7483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cG: () => (/* binding */ variableName),
/* harmony export */   hc: () => (/* binding */ TIMINGS_VARIABLE),
/* harmony export */   qz: () => (/* binding */ VARIABLE_PREFIX)
/* harmony export */ });
/** Every variable that we read of our own begins so. */
const VARIABLE_PREFIX = 'SARIF_REVIEW_';
/** No input: it asks for the time that each part of a run took. */
const TIMINGS_VARIABLE = `${VARIABLE_PREFIX}TIMINGS`;
/** The environment variable of an input: `SARIF_REVIEW_BASE_URL` for `base-url`. */
function variableName(name) {
    return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}


/***/ }),

/***/ 40409:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Pd: () => (/* binding */ CONFIGURATION_EXIT_STATUS),
/* harmony export */   iJ: () => (/* binding */ incompleteReasons),
/* harmony export */   uc: () => (/* binding */ EXIT_STATUS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

/**
 * How a run that got as far as a plan ends: the gate comes first, and a run that could not finish is never
 * green.
 */
function conclude(failing, incomplete) {
    if (failing > 0)
        return 'failure';
    return incomplete.length > 0 ? 'incomplete' : 'success';
}
/**
 * Why a run could not finish: logs that failed, analyses that failed or are missing, moves that failed.
 * Single files that were held, and tools without a run that are not for this job to look at, are named
 * elsewhere and do not count.
 */
function incompleteReasons(result) {
    const { failures = [], heldScopes = [] } = result.completeness ?? {};
    const failed = [...result.outcomes.values()].flatMap((outcome) => outcome.kind === 'failed' ? [outcome.reason] : []);
    const [first] = failed;
    return [
        ...failures,
        ...heldScopes.flatMap(({ kind, scope, reason }) => {
            if (kind === 'missing')
                return [reason];
            return kind === 'failed' ? [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope)}: ${reason}`] : [];
        }),
        ...(first === undefined
            ? []
            : [`${failed.length} ${failed.length === 1 ? 'move' : 'moves'} failed, the first: ${first}`]),
    ];
}
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

/***/ 81814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ logLine)
/* harmony export */ });
/* harmony import */ var _visible_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79451);

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
    return (0,_visible_text_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q)(text)
        .replace(COLON_COMMAND, '$1\\')
        .replace(HASH_AT_START, '$1\\')
        .replace(HASH_COMMAND, '$1\\')
        .replace(SECTION, '$1\\');
}


/***/ }),

/***/ 7151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ plainLines)
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


/***/ }),

/***/ 79451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ visibleText)
/* harmony export */ });
/* harmony import */ var _plain_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7151);

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
    return (0,_plain_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y)(text.replace(TERMINAL_SEQUENCE, '')).replace(INVISIBLE, (_, ofEmoji) => ofEmoji ?? '');
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

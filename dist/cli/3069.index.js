export const id = 3069;
export const ids = [3069];
export const modules = {

/***/ 26488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ OMIT_EMPTY_RESULTS),
/* harmony export */   cE: () => (/* binding */ UNPARSED_RESULTS),
/* harmony export */   lH: () => (/* binding */ UNPARSED),
/* harmony export */   m6: () => (/* binding */ ERROR_RUNS)
/* harmony export */ });
/** A result whose log names no rule for it. */
const NO_RULE = /^unnamed-rule$/;
/**
 * Results that stand for a file without a notification that says so, by the tool. A run loads them, and so
 * they stand apart from the rest of what is known of the tools, whose rows point here. To add a tool, add a
 * line, and a log of it in `fixtures/sarif/` or the address of the source that shows it: a test asks for one
 * of the two. A line that is too wide holds threads for good. A result that only may be about a file which
 * could not be parsed is told by `match/pool.ts`, without a line here.
 */
const UNPARSED = {
    biome: [{ tool: /^Biome$/i, rule: /^parse$/, source: 'Biome 2.6' }],
    oxlint: [{ tool: /^oxlint$/i, rule: /^OXL0001$/, source: 'oxlint 1.94' }],
    stylelint: [{ tool: /^stylelint$/i, rule: /^CssSyntaxError$/, source: 'Stylelint 17' }],
    spectral: [{ tool: /^spectral$/i, rule: /^(?:parser|unrecognized-format)$/, source: 'Spectral 6.16' }],
    htmlhint: [
        { tool: /^HTMLHint$/i, rule: /^tag-pair$/, message: /start tag match failed/, source: 'HTMLHint 1.9' },
    ],
    markdownlint: [
        {
            tool: /^markdownlint/i,
            message: /This rule threw an exception/,
            source: 'markdownlint 0.40: a rule that broke',
        },
    ],
    clang: [
        {
            tool: /^clang$/i,
            message: /file not found$|^expected |^unterminated |^too many errors emitted|\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments /,
            level: 'error',
            source: 'clang 19: after an error it follows no values any more. The ids of its rules change from version to version',
        },
    ],
    clangTidy: [
        {
            tool: /^clang-tidy$/i,
            rule: /^clang-diagnostic-error$/,
            source: 'https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp',
        },
    ],
    gcc: [
        { tool: /^GNU C/i, rule: /^(?:fatal )?error$/, source: 'GCC 14.2: results without an option to name' },
        {
            tool: /^GNU C/i,
            rule: /^-W(?!error)/,
            level: 'error',
            source: 'GCC 14.2: errors with an option to name, after which it follows no values any more',
        },
    ],
    cppcheck: [
        {
            // Those that it calls critical itself, as they end the look at a file.
            tool: /^Cppcheck$/i,
            rule: /^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$/,
            level: 'error',
            source: 'https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp',
        },
    ],
    ruff: [
        {
            tool: /^ruff$/i,
            rule: /^(?:invalid-syntax|E999|E902)$/,
            // Syntax that is too new for the Python of the project is parsed, and all rules look at the file.
            message: /^(?!Cannot use .* on Python [\d.]+ \(syntax was \w+ in Python [\d.]+\)$)/,
            source: 'ruff 0.16; E999 up to 0.7, by its list of codes',
        },
    ],
    flake8: [
        {
            // Its formatter puts its name before each rule.
            tool: /^flake8$/i,
            rule: /^(?:flake8\/)?E9(?:99|02)$/,
            source: 'Flake8 7.4, but in its own format: no converter to SARIF was at hand',
        },
    ],
    pylint: [
        {
            tool: /^pylint$/i,
            rule: /^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$/,
            source: 'Pylint 4.1, but as JSON: no converter to SARIF was at hand',
        },
    ],
    shellcheck: [
        {
            tool: /^shellcheck$/i,
            // It goes on with what stands before the place where it stopped (1070, 1088, 1089).
            rule: /^(?:SC)?10(?:70|72|73|88|89)$/,
            source: 'ShellCheck 0.9, but as JSON, and its Parser.hs: no converter to SARIF was at hand',
        },
    ],
    rubocop: [
        {
            tool: /^rubocop$/i,
            rule: /^Lint\/Syntax$/,
            source: 'RuboCop 1.39, but as JSON: no formatter for SARIF was at hand',
        },
    ],
    golangci: [
        {
            tool: /^golangci-lint$/i,
            rule: /^typecheck$/,
            source: 'golangci-lint, by its list of linters: it was not run',
        },
    ],
    staticcheck: [
        {
            tool: /^Staticcheck$/i,
            rule: /^compile$/,
            source: 'https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go',
        },
    ],
    revive: [
        {
            tool: /^revive$/i,
            rule: NO_RULE,
            message: /^invalid file \S/,
            source: 'https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go',
        },
    ],
    clippy: [
        {
            // Of the compiler itself, whose errors have a code or none; lints that are denied have their name.
            tool: /^clippy$/i,
            rule: /^(?:E\d{4}|unnamed-rule)$/,
            level: 'error',
            source: 'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs',
        },
    ],
    checkstyle: [
        {
            tool: /^Checkstyle$/i,
            rule: /^(?:parse|general)\.exception$/,
            source: 'https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/TreeWalker.java',
        },
    ],
    ktlint: [
        {
            tool: /^ktlint$/i,
            rule: NO_RULE,
            message: /^Not a valid Kotlin file/,
            source: 'https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt',
        },
    ],
    phpstan: [
        {
            tool: /^PHPStan$/i,
            rule: /^phpstan\.parse$/,
            source: 'https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php',
        },
    ],
    psalm: [
        {
            tool: /^Psalm$/i,
            rule: /^173$/,
            source: 'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php',
        },
    ],
    mago: [
        {
            tool: /^mago$/i,
            rule: /^parse$/,
            level: 'error',
            source: 'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs',
        },
    ],
    phpmd: [
        {
            // Its findings name their rule, and have no level.
            tool: /^PHPMD$/i,
            rule: NO_RULE,
            level: 'error',
            source: 'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php',
        },
    ],
    sqlfluff: [
        { tool: /^sqlfluff$/i, rule: /^(?:PRS|LXR)$/, source: 'SQLFluff, by its list of codes: it was not run' },
        {
            // A variable of a template that is not defined is a result of this rule as well, and ends nothing.
            tool: /^sqlfluff$/i,
            rule: /^TMP$/,
            message: /^Unrecoverable failure /,
            source: 'https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py',
        },
    ],
    hlint: [
        {
            tool: /^hlint$/i,
            rule: /^Parse error: /,
            level: 'error',
            source: 'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs',
        },
    ],
    lintr: [
        {
            tool: /^lintr$/i,
            rule: /^error$/,
            level: 'error',
            source: 'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R',
        },
    ],
    hadolint: [
        { tool: /^hadolint$/i, rule: /^DL1000$/, source: 'Hadolint, by its list of rules: it was not run' },
    ],
    cfnLint: [
        {
            tool: /^cfn-lint$/i,
            // Where a template cannot be transformed, no rule looks at it either.
            rule: /^E000[01]$/,
            source: 'https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py',
        },
    ],
    ansibleLint: [
        {
            tool: /^ansible-lint$/i,
            rule: /^(?:load-failure|syntax-check)(?:\[|$)/,
            source: 'https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md',
        },
    ],
    actionlint: [
        {
            // The rule is also that of keys which are not known, after which it goes on.
            tool: /^(?:GitHub Actions lint|actionlint)$/i,
            rule: /^syntax-check$/,
            message: /^could not parse as YAML: /,
            source: 'https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go',
        },
    ],
    powershell: [
        {
            tool: /^PSScriptAnalyzer$/i,
            rule: /^(?:Missing|Unexpected|Expected|Terminator|Incomplete)/,
            source: 'PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS',
        },
    ],
    any: [
        {
            tool: /./,
            rule: /^(?:parse|parser|parsing|syntax)[-_ ]?error$/i,
            source: 'any tool: the name of the rule',
        },
        {
            tool: /./,
            message: /^(?:fatal error|pars(?:e|ing) error|syntax ?error):/i,
            source: 'any tool: ESLint and others',
        },
    ],
};
/** All of them. */
const UNPARSED_RESULTS = Object.values(UNPARSED).flat();
/**
 * Tools that tell their errors as results of a second run of the log, by the name of that run. The run that
 * failed has no results then, and says nothing of it.
 */
const ERROR_RUNS = new Map([
    // https://github.com/terraform-linters/tflint/blob/c09cef5fb4292c8ac0eb6ffce6d9e830d80a8896/formatter/sarif.go
    ['tflint-errors', 'tflint'],
]);
/**
 * Tools whose run has no property `results` where they found nothing. By SARIF (§3.14.23) their analysis did
 * not begin; they leave out whatever is empty.
 */
const OMIT_EMPTY_RESULTS = new Set(['Staticcheck', 'revive', 'kube-score']);


/***/ }),

/***/ 56130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ judgeBy),
/* harmony export */   T0: () => (/* binding */ describeUnmatchedPaths),
/* harmony export */   Xf: () => (/* binding */ MISNAMED),
/* harmony export */   YP: () => (/* binding */ MISNAMED_FILE),
/* harmony export */   hr: () => (/* binding */ NO_CONFIGURATION),
/* harmony export */   k1: () => (/* binding */ describeUnmatchedRules),
/* harmony export */   oT: () => (/* binding */ CONFIGURATION_FILE)
/* harmony export */ });
/* unused harmony exports matchesName, matchesPath */
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19795);

/** The file at the root of the repository that says which findings count for less. */
const CONFIGURATION_FILE = '.sarif-review.yml';
/** What people call it by habit, and nothing reads. */
const MISNAMED_FILE = '.sarif-review.yaml';
const MISNAMED = `${MISNAMED_FILE} is not read: rename it to ${CONFIGURATION_FILE}`;
const NO_CONFIGURATION = { rules: [], paths: [] };
/**
 * Judges findings: rules first, then paths; in each list the last entry that matches counts. `off` in either
 * is final. A level of a path only lowers, and a path counts for a file that was renamed or copied only if it
 * matches both names, so that no change moves a file out of sight.
 */
function judgeBy({ rules, paths }, formerPath) {
    const ruleOf = remember((key) => {
        const [tool = '', id = ''] = JSON.parse(key);
        return rules.findLast((entry) => isOfRule(entry, tool, id));
    });
    const pathOf = remember((path) => {
        const former = formerPath(path);
        return paths.findLast(({ glob }) => matchesPath(glob, path) && (former === undefined || matchesPath(glob, former)));
    });
    return ({ scope, rule, level, place }) => {
        const byRule = ruleOf(JSON.stringify([scope.tool, rule.id]));
        const byPath = place.path === undefined ? undefined : pathOf(place.path);
        if (byRule?.level === 'off')
            return off(`${byRule.tool} ${byRule.rule}`, byRule);
        if (byPath?.level === 'off')
            return off(byPath.glob, byPath);
        const own = byRule?.level ?? level;
        const lowered = byPath !== undefined && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_0__/* .compareLevels */ .t9)(byPath.level, own) > 0 ? byPath.level : own;
        return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
    };
}
function isOfRule(entry, tool, id) {
    return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}
/** A sentence for each rule entry that is about none of these results. */
function describeUnmatchedRules(rules, findings) {
    const pairs = new Map(findings.map(({ scope, rule }) => [
        JSON.stringify([scope.tool, rule.id]),
        [scope.tool, rule.id],
    ]));
    return rules.flatMap((entry, index) => {
        if ([...pairs.values()].some(([tool, id]) => isOfRule(entry, tool, id)))
            return [];
        const names = [
            ...(entry.tool === '*' ? [] : [`tool ${entry.tool}`]),
            ...(entry.rule === '*' ? [] : [`rule ${entry.rule}`]),
        ];
        return [`rules.${index} (${names.join(', ')}) matches no result of these logs`];
    });
}
/** A sentence for each path entry that matches none of these files. */
function describeUnmatchedPaths(paths, files) {
    return paths.flatMap(({ glob }, index) => files.some((file) => matchesPath(glob, file))
        ? []
        : [`paths.${index} (${glob}) matches no file of this checkout`]);
}
function off(name, { reason }) {
    return {
        kind: 'off',
        because: `${CONFIGURATION_FILE} (${name})${reason === undefined ? '' : `: ${reason}`}`,
    };
}
/** A log has many findings of few rules and files. */
function remember(find) {
    const known = new Map();
    return (key) => {
        if (!known.has(key))
            known.set(key, find(key));
        return known.get(key);
    };
}
/**
 * Matches a text with a pattern, in which `*` stands for any signs, or none. It goes through both
 * once, and back to the last `*` only: the time is at most the product of their lengths.
 */
function matchesName(pattern, text) {
    return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}
/**
 * Matches a path with a glob: `*` stands for any signs of a name, `**` for any names. A glob that
 * ends in a slash means all that is in the folder.
 */
function matchesPath(glob, path) {
    // The content of a folder is meant, not the folder.
    const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
    return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}
/** The last `rest` may take up any number of items; each other item of the pattern takes one. */
function matchesAll(pattern, items, rest, matches) {
    let at = 0;
    let back;
    for (let item = 0; item < items.length;) {
        const own = pattern[at];
        if (own === rest) {
            back = { pattern: at, item };
            at += 1;
        }
        else if (own !== undefined && matches(own, items[item] ?? '')) {
            at += 1;
            item += 1;
        }
        else if (back !== undefined) {
            back.item += 1;
            item = back.item;
            at = back.pattern + 1;
        }
        else
            return false;
    }
    return pattern.slice(at).every((own) => own === rest);
}


/***/ }),

/***/ 19795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zs: () => (/* binding */ splitDuplicates),
/* harmony export */   dw: () => (/* binding */ toSpots),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   t9: () => (/* binding */ compareLevels)
/* harmony export */ });
/* harmony import */ var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15722);

/**
 * Groups findings that are present, suppressed or ignored into spots, in the order in which their first
 * finding was read.
 */
function toSpots(findings) {
    const groups = new Map();
    for (const finding of findings) {
        const key = keyOf(finding);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [finding]);
        else
            group.push(finding);
    }
    return [...groups].map(([key, group]) => {
        const [worst] = group.sort(worstFirst);
        const { scope, rule, place, level } = worst;
        const suppressed = isSuppressed(worst);
        const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
        return { key, scope, rule, place, findings: group, level, suppressed, ignored };
    });
}
/** Scope, rule and place; what has no place is told apart by its words. */
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere' ? [place.reason, message] : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(finding) {
    return finding.presence.kind !== 'present';
}
/** Negative when `a` is worse than `b`. */
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__/* .LEVELS */ .A_.indexOf(b);
}
/** Whether a level is as bad as another or worse. */
function atLeast(level, least) {
    return least !== 'never' && compareLevels(level, least) <= 0;
}
/**
 * Splits findings from exact repetitions: same scope, rule, level, message and region. A result that appears
 * twice, because two logs overlap or a tool repeats itself, counts once. An unsuppressed result is never the
 * duplicate of a suppressed one.
 */
function splitDuplicates(findings) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(findings, lineOf).values()) {
        // Most stand alone on their line, and need no key.
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const finding of neighbors) {
            const key = repetitionKey(finding);
            if (seen.has(key))
                repeated.add(finding);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: findings, duplicates: [] };
    return { distinct: findings.filter((finding) => !repeated.has(finding)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function repetitionKey({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeKey */ .OD)(scope),
        rule.id,
        level,
        message,
        presence.kind,
        column ?? null,
        ...placeKey(place),
    ]);
}
function placeKey(place) {
    switch (place.kind) {
        case 'lines':
            return [place.kind, place.path, place.startLine, place.endLine, place.replaced?.by ?? null];
        case 'uncommitted':
            return [place.kind, place.path, place.startLine, place.endLine];
        case 'file':
            return [place.kind, place.path];
        case 'nowhere':
            return [place.kind, place.path ?? null, place.reason];
    }
}


/***/ }),

/***/ 12177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ endOnCrash),
  m: () => (/* binding */ processWorld)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
;// CONCATENATED MODULE: ./build/src/host/use-route.js

/** Names any proxy: `no_proxy` keeps everything away from it. */
const UNUSED = 'http://127.0.0.1';
/**
 * Makes `fetch` of this process take the route. To be called before the first request.
 *
 * `http.setGlobalProxyFromEnv` (Node.js 24.14) covers `fetch` too. Before, only Node.js itself can do it, at
 * its start, when `NODE_USE_ENV_PROXY` asks for it. That variable makes no exception for this machine, so a
 * direct route is set as well.
 *
 * @throws ConfigurationError where this version of Node.js cannot use the proxy
 */
function useRoute(route, environment) {
    const asked = environment.NODE_USE_ENV_PROXY === '1';
    if (route.kind === 'direct' && !asked)
        return;
    // Loaded only where it is needed: it takes a good part of the start of a process.
    const http = process.getBuiltinModule('node:http');
    const set = http.setGlobalProxyFromEnv;
    if (set !== undefined)
        set(toProxyVariables(route));
    else if (route.kind === 'proxy' && !asked) {
        throw new errors/* ConfigurationError */.j1(`Node.js ${process.versions.node} does not use ${route.name} by itself: set the variable NODE_USE_ENV_PROXY to 1 for this step, or run it with Node.js 24.14 or later.`);
    }
}
function toProxyVariables(route) {
    return route.kind === 'proxy'
        ? { https_proxy: route.url }
        : { http_proxy: UNUSED, https_proxy: UNUSED, no_proxy: '*' };
}

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/host/write-file.js


/**
 * Writes a file, whatever stands in its place: a new one that is renamed, so that a link there is replaced
 * and not followed, and nobody reads half of it. Makes the folders above it. Rejects with what the file
 * system says, or where a folder, a device or a pipe stands there.
 *
 * @param text of the file, or its parts one after the other
 * @param unique part of a name that no file has
 */
async function replaceFile(path, text, unique) {
    const folder = (0,external_node_path_.dirname)(path);
    await makeFolders(folder);
    const there = await (0,external_node_fs_promises_.stat)(path).catch(() => undefined);
    if (there !== undefined && !there.isFile())
        throw new Error('it is not a regular file');
    const fresh = (0,external_node_path_.join)(folder, `.sarif-review-${unique}`);
    try {
        await (0,external_node_fs_promises_.writeFile)(fresh, text, { flag: 'wx' });
        await (0,external_node_fs_promises_.rename)(fresh, path);
    }
    catch (error) {
        await (0,external_node_fs_promises_.rm)(fresh, { force: true });
        throw error;
    }
}
/**
 * Makes a folder, and the folders above it, where they are missing. Rejects with what the file system says
 * where one of them is no folder or cannot be made.
 *
 * One after the other: `recursive` of Node.js never ends where a file system answers that a folder above is
 * missing, as `/proc` does.
 */
async function makeFolders(path) {
    if (await isThere(path))
        return;
    const above = (0,external_node_path_.dirname)(path);
    // A drive that is missing has nothing above it.
    if (above !== path)
        await makeFolders(above);
    try {
        await (0,external_node_fs_promises_.mkdir)(path);
    }
    catch (error) {
        // Another process may have made it meanwhile.
        if (!(await isThere(path)))
            throw error;
    }
}
async function isThere(path) {
    try {
        return (await (0,external_node_fs_promises_.stat)(path)).isDirectory();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/src/host/process-world.js




/** Ctrl+C, a runner that cancels a job, a terminal or console that is closed, and Ctrl+Break of Windows. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'];
/** 96 bits: two runs that draw the same one never happen. */
const NONCE_BYTES = 12;
/** Reads the process once and hands out what the rest may use of it. */
function processWorld() {
    const stop = new AbortController();
    for (const signal of ENDS) {
        process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
    }
    const nonce = () => process.getBuiltinModule('node:crypto').randomBytes(NONCE_BYTES).toString('hex');
    return {
        environment: process.env,
        directory: process.cwd(),
        fetch: globalThis.fetch,
        useRoute: (route) => useRoute(route, process.env),
        stop: stop.signal,
        now: () => Math.floor(performance.timeOrigin + performance.now()),
        async sleep(milliseconds, signal) {
            await (0,promises_.setTimeout)(milliseconds, undefined, signal === undefined ? {} : { signal });
        },
        async turn() {
            // In the first turn a connection on this machine opens, in the second one the request is written.
            for (let turns = 0; turns < 2; turns += 1)
                await (0,promises_.setImmediate)();
        },
        random: Math.random,
        nonce,
        writeFile: (path, text) => replaceFile(path, text, nonce()),
    };
}
/**
 * From now on an error that nobody catches ends the process with one sentence and this status. Node.js would
 * print the whole error, with all that hangs on it, and end with 1, which says that the gate failed.
 *
 * @param status that of a run that could not finish
 * @param tell prints one line, without secrets and commands
 */
function endOnCrash(status, tell) {
    const end = (error) => {
        process.exitCode = status;
        try {
            tell(`Unexpected end: ${(0,lines/* oneLine */.TN)(error instanceof Error ? error.message : String(error))}`);
        }
        finally {
            process.exit();
        }
    };
    process.on('uncaughtException', end);
    process.on('unhandledRejection', end);
}


/***/ }),

/***/ 86440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ DISTRIBUTION)
/* harmony export */ });
/*
 * How the program is had. No release is published yet, so that all comes from the repository; a first release
 * changes the line below (`v1.2.3` in place of `main`) and nothing else: `npm run docs` writes it into every
 * page and template, and the integrity of the template back into this file.
 */
const REFERENCE = 'main';
const REPOSITORY = 'sarif-review/sarif-review';
const DISTRIBUTION = {
    /** What a step of GitHub Actions uses. */
    action: `${REPOSITORY}@${REFERENCE}`,
    /** What a pipeline of GitLab includes. A component would have to stand on the same GitLab. */
    template: `https://raw.githubusercontent.com/${REPOSITORY}/${REFERENCE}/templates/sarif-review.yml`,
    /** The SHA-256 of that template, as GitLab's `include:integrity` wants it. */
    integrity: 'sha256-50JduuOK8b6EMZLKeB1gP06tfNNnk9cp8tD9LYp7+NA=',
    /** What npm installs where there is no clone; the template names it, so that who pins one pins both. */
    package: `https://github.com/${REPOSITORY}/archive/${REFERENCE}.tar.gz`,
    /** The page with every analyzer. */
    analyzers: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/analyzers.md`,
    /** The page on pull requests of forks. */
    forks: `https://github.com/${REPOSITORY}/blob/${REFERENCE}/docs/forks.md`,
    /** Puts the command `sarif-review` into the path, in a clone. */
    install: 'npm install --global "$(npm pack --silent)"',
};


/***/ }),

/***/ 1988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  startInit: () => (/* binding */ startInit)
});

// UNUSED EXPORTS: chooseFiles

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/configuration/configuration.js
var configuration_configuration = __webpack_require__(56130);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(27406);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(27176);
// EXTERNAL MODULE: ./build/src/git/git.js + 1 modules
var git_git = __webpack_require__(38576);
// EXTERNAL MODULE: ./build/src/host/process-world.js + 2 modules
var process_world = __webpack_require__(12177);
// EXTERNAL MODULE: ./build/src/log/find-logs.js
var find_logs = __webpack_require__(16953);
// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(63891);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(17746);
// EXTERNAL MODULE: ./build/src/text/names.js
var names = __webpack_require__(16761);
// EXTERNAL MODULE: ./build/src/init/distribution.js
var distribution = __webpack_require__(86440);
;// CONCATENATED MODULE: ./build/src/init/workflow-parts.js
/**
 * What the workflows have in common that `init` writes and the documents print
 * (`scripts/printed-workflows.ts`), so that each line stands in one place. Texts end with a line break; steps
 * are those of a list.
 */

/**
 * Actions by commit, with the version for people. Dependabot renews those of our own workflows, and a test
 * holds these to them.
 */
const PINS = {
    checkout: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1',
    setupNode: 'actions/setup-node@53b83947a5a98c8d113130e565377fae1a50d02f # v6.3.0',
    uploadArtifact: 'actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1',
    downloadArtifact: 'actions/download-artifact@3e5f45b2cfb9172054b4087a40e8e0b5a5461e7c # v8.0.1',
    codeqlInit: 'github/codeql-action/init@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
    codeqlAnalyze: 'github/codeql-action/analyze@cdf488f595d80d6e07e03d4674febd5ab45fa938 # v4.37.9',
};
/**
 * The command that analyzes a folder; its log stands where `output` says. `config` names another
 * configuration than that of the folder.
 */
function eslint(folder = '.', output = 'eslint.sarif', config) {
    const flags = config === undefined ? '' : ` --config ${config}`;
    return `npx eslint ${folder}${flags} --format @microsoft/eslint-formatter-sarif --output-file ${output}`;
}
/**
 * The lines that analyze the base in a working tree of its own. A runner that keeps its checkouts may still
 * know the one of an earlier job there, which `--force` replaces once its folder is gone.
 */
function eslintOfBase({ commit, folder, checkout, output }) {
    return `git worktree add --force --detach "${folder}" ${commit}
ln -s "${checkout}/node_modules" "${folder}/node_modules"
(cd "${folder}" && ${eslint('.', `"${output}"`, `"${checkout}"/eslint.config.*`)})`;
}
/**
 * The same where another job reads the log: that one has no such folder, so the paths become those of the
 * checkout.
 */
function eslintOfBaseForAnotherJob(base) {
    return `${eslintOfBase(base)} || true
sed -i "s#${base.folder}/#${base.checkout}/#g" "${base.output}"`;
}
/** The target as the test merge of GitHub has it, which `actions/checkout` takes by default. */
const MERGED_TARGET = {
    commit: 'HEAD^1',
    folder: '$RUNNER_TEMP/base',
    checkout: '$GITHUB_WORKSPACE',
    output: '$RUNNER_TEMP/base.sarif',
};
/** What the project has installed, the analyzer and its formatter among it. */
const INSTALL_STEPS = `- uses: ${PINS.setupNode}
  with: { node-version: 24 }
- run: npm ci
`;
/** A step whose exit status does not end the job: a log that is missing is noticed by the review. */
function analyzerStep(script) {
    const run = script.includes('\n') ? `|\n${indent(script, 4)}` : script;
    return `- run: ${run}
  continue-on-error: true
`;
}
/** The steps of a job that runs code of the change, up to the log. */
const ESLINT_STEPS = (/* unused pure expression or super */ null && (`${INSTALL_STEPS}${analyzerStep(eslint())}`));
/**
 * The step that takes the logs of another job of the same run. It names the run, so that a second attempt of
 * the job alone has those of the first one too; that takes `actions: read`.
 */
const DOWNLOAD_STEP = `- uses: ${PINS.downloadArtifact}
  continue-on-error: true
  with: { name: sarif, path: '\${{ runner.temp }}/logs', run-id: '\${{ github.run_id }}', github-token: '\${{ github.token }}' }
`;
/** The step that reviews, with the lines below `with:`. */
function reviewStep(inputs) {
    return `- uses: ${distribution/* DISTRIBUTION */.h.action}
  with:
${indent(inputs, 4)}`;
}
/** Each line that is not empty, so many columns to the right. */
function indent(text, columns) {
    return text.replaceAll(/^(?=.)/gmu, ' '.repeat(columns));
}

;// CONCATENATED MODULE: ./build/src/init/analyzer-job.js
/*
 * How a workflow runs an analyzer: ESLint as the documents print it, and any other by its row of the table.
 */

/** What a repository is given that tells nothing of its analyzers. */
const ESLINT_JOB = {
    name: 'eslint',
    log: 'eslint.sarif',
    tools: ['ESLint'],
    silentTools: [],
    image: 'node:24',
    githubSteps: INSTALL_STEPS,
    gitlabLines: ['npm ci'],
    command: (output) => eslint('.', output),
    ofBase: eslintOfBaseForAnotherJob,
};
/** The job of an analyzer that was found. */
function toAnalyzerJob({ analyzer, settings }) {
    const { drivers, step, clean, name } = analyzer;
    if (step === undefined || drivers.includes(ESLINT_JOB.tools[0] ?? ''))
        return ESLINT_JOB;
    const command = toCommand(analyzer, step);
    return {
        name: name
            .toLowerCase()
            .replaceAll(/[^a-z]+/gu, '-')
            .replace(/-$/u, ''),
        log: step.log,
        // A tool of several names is one at a time, but for the engines of one log.
        tools: clean === 'no run' ? drivers : drivers.slice(0, 1),
        silentTools: clean === 'no run' ? drivers : [],
        image: step.image,
        githubSteps: githubSteps(step),
        gitlabLines: step.packages === undefined ? (step.install?.gitlab ?? []) : ['npm ci'],
        command,
        ofBase: step.isFixed === true ? undefined : (base) => ofBase(base, step, settings, command),
    };
}
function toCommand({ command }, { program, log }) {
    const whole = command.replace(/^\S+/u, () => program);
    return (output = log) => whole.replace(log, () => output);
}
function githubSteps({ packages, install, node }) {
    if (packages !== undefined)
        return INSTALL_STEPS;
    const setup = node === true ? `- uses: ${PINS.setupNode}\n  with: { node-version: 24 }\n` : '';
    return install === undefined ? setup : `${setup}- run: ${install.github.join(' && ')}\n`;
}
/** As for ESLint: in a working tree of its own, with the packages and the settings of the change. */
function ofBase({ commit, folder, checkout, output }, { packages }, settings, command) {
    return [
        `git worktree add --force --detach "${folder}" ${commit}`,
        ...(packages === undefined ? [] : [`ln -s "${checkout}/node_modules" "${folder}/node_modules"`]),
        ...(settings.length === 0
            ? []
            : [`(cd "${checkout}" && cp --parents ${settings.join(' ')} "${folder}")`]),
        `(cd "${folder}" && ${command(`"${output}"`)}) || true`,
        `sed -i "s#${folder}/#${checkout}/#g" "${output}"`,
    ].join('\n');
}

;// CONCATENATED MODULE: ./build/src/init/decide-at-once.js
/*
 * A workflow that starts the review again once somebody decides by a reply, with the logs that are there. It
 * gives no verdict: which reply counts is asked by the review alone.
 */

/** What a first line that decides begins with, in any case. */
const BEGINNINGS = ['false', 'fp', "won't", 'won’t', 'wont', 'accepted', 'reopen'];
/** The body of a comment is a stranger's text, and only this expression of GitHub looks at it. */
const SAYS = BEGINNINGS.map((words) => `startsWith(github.event.comment.body, '${words.replaceAll("'", "''")}')`).join(' ||\n');
const FIND_RUN = `run=$(gh run list --workflow sarif-review.yml --event pull_request --commit "$HEAD" --limit 1 --json databaseId --jq '.[0].databaseId // empty')
`;
/** Who opens a change from a fork cannot name such a run, since none runs from a fork. */
const FIND_SECOND_RUN = `analysis=$(gh run list --workflow analyze --event pull_request --commit "$HEAD" --limit 1 --json databaseId --jq '.[0].databaseId // empty')
run=$(gh run list --workflow review --event workflow_run --limit 500 --json databaseId,displayTitle --jq "[.[] | select(.displayTitle == \\"review of run $analysis\\")][0].databaseId // empty")
`;
/** The workflow, for runs of `githubWorkflow` or for the two workflows of forks. */
function decideAtOnceWorkflow(runs) {
    return `name: decide-at-once
on:
  pull_request_review_comment:
    types: [created, edited, deleted]
permissions: {}
jobs:
  # Starts the review again, with the logs that are there. It gives no verdict: which reply counts is asked by the review.
  decide:
    # Replies that begin like a decision, in any case. One that is edited or deleted may have been a decision before.
    if: >-
      github.event.comment.in_reply_to_id && github.event.sender.type != 'Bot' && github.event.pull_request.state == 'open' &&
      (github.event.action != 'created' ||
${indent(SAYS, 6)})
    # Replies that come while one of them is at work wait together, and are one more run.
    concurrency: decide-at-once-\${{ github.event.pull_request.number }}
    runs-on: ubuntu-latest
    timeout-minutes: 20
    permissions: { actions: write }
    steps:
      - run: |
${indent(runs === 'one-workflow' ? FIND_RUN : FIND_SECOND_RUN, 10)}          if [ -z "$run" ]; then echo '::warning::No review of this head was found: the reply counts with the next push.'; exit 0; fi
          while true; do
            seen=$(gh run view "$run" --json status,jobs --jq '[.status, (.jobs[] | select(.name == "review") | .status, .databaseId)] | map(tostring) | join(" ")')
            read -r state review job <<< "$seen"
            if [ "$state" = completed ]; then break; fi
            case "$review" in
              in_progress | completed) sleep 10 ;;
              *) echo 'The review of this head has not begun, and will read the reply.'; exit 0 ;;
            esac
          done
          gh run rerun --job "$job" || echo '::warning::GitHub does not start this review again: the reply counts with the next push.'
        env:
          GH_TOKEN: \${{ github.token }}
          GH_REPO: \${{ github.repository }}
          HEAD: \${{ github.event.pull_request.head.sha }}
`;
}

;// CONCATENATED MODULE: ./build/src/init/file-texts.js
/** What `init` writes; each is to be read, and changed, by people. */



const CONFIGURATION_TEXT = `# What SARIF Review makes of findings. It counts once it is on the default branch: no change silences itself.
#
# Rules come first, then paths. In each list the last entry that matches counts, and "off" is final.
# Levels: off, error, warning, note, none. A level of a path only lowers.
# "sarif-review doctor" checks this file.

rules:
  # Names take * for any characters; that of a tool compares without case.
  # - { tool: pmd, rule: ApexDoc, level: note }
  # - { tool: eslint, rule: 'no-*', level: off, reason: the formatter does it }

paths:
  # From the root of the repository; ** stands for any folders.
  # - { glob: 'vendor/**', level: off, reason: not ours }
  # - { glob: '**/test/**', level: note }
`;
/**
 * The workflow of a repository on GitHub, in two jobs. An analyzer of which it is not known how it analyzes
 * the base has findings judged by their lines.
 */
function githubWorkflow(newBy, job = ESLINT_JOB) {
    const { log, ofBase } = job;
    const [history, analysis, uploaded, input] = newBy === 'lines' || ofBase === undefined
        ? ['', analyzerStep(job.command()), log, '']
        : [
            'fetch-depth: 0, ',
            `${job === ESLINT_JOB ? '' : '- run: mkdir -p "$RUNNER_TEMP/logs"\n'}${analyzerStep(job.command(`"$RUNNER_TEMP/logs/${log}"`))}${githubBaseStep(ofBase)}`,
            `'\${{ runner.temp }}/logs'`,
            `base-sarif-file: '\${{ runner.temp }}/logs/base.sarif'\n`,
        ];
    return `name: static-analysis
on:
  pull_request:
    types: [opened, synchronize, reopened, edited, ready_for_review]
permissions: {}
concurrency: { group: 'sarif-review-\${{ github.ref }}', cancel-in-progress: '\${{ github.run_attempt == 1 }}' } # A second attempt cancels nothing.
jobs:
  # Runs code of the change, and has no rights.
  analyze:
    runs-on: ubuntu-latest
    permissions: { contents: read }
    steps:
      - uses: ${PINS.checkout}
        with: { ${history}persist-credentials: false }
${indent(job.githubSteps, 6)}      # Any analyzer that writes SARIF: a step each, and its log in the two lists below.
${indent(analysis, 6)}      - uses: ${PINS.uploadArtifact}
        with: { name: sarif, path: ${uploaded} }
  # Has the rights, and runs none of that code. GitHub asks for contents: write to resolve a thread.
  review:
    needs: analyze
    # After a failed analysis too: the check then says what is missing.
    if: \${{ !cancelled() }}
    runs-on: ubuntu-latest
    permissions: { actions: read, contents: write, pull-requests: write, statuses: write }
    steps:
      - uses: ${PINS.checkout}
        with: { fetch-depth: 0, persist-credentials: false }
${indent(DOWNLOAD_STEP +
        reviewStep(`sarif-file: '\${{ runner.temp }}/logs/${log}'
${input}# The tools that must have run, one per line, as their logs name them (tool.driver.name).
${toolInputs(job)}# A secret of your own (openssl rand -hex 32): without it, nobody can forge the threads of these jobs.
signing-key: \${{ secrets.SARIF_REVIEW_SIGNING_KEY }}
`), 6)}`;
}
/** One tool stands on the line of its input, and several on lines of their own. */
function toolInputs({ tools, silentTools }) {
    const list = (names) => names.length === 1 ? ` ${names[0]}` : ` |\n${indent(names.join('\n'), 2)}`;
    const silent = silentTools.length === 0 ? '' : `silent-tools:${list(silentTools)}\n`;
    return `tools:${list(tools)}\n${silent}`;
}
function githubBaseStep(ofBase) {
    return `# The same for the target, as the merge that is checked out has it, with the settings of the change.
${analyzerStep(ofBase({ ...MERGED_TARGET, output: '$RUNNER_TEMP/logs/base.sarif' }))}`;
}
/** The pipeline of a repository, with the inputs of the review below those that each needs. */
function gitlabPipeline(newBy, inputs = '', job = ESLINT_JOB) {
    const { name, log, ofBase } = job;
    const isByLines = newBy === 'lines' || ofBase === undefined;
    const lines = [...job.gitlabLines, `${job.command()} || true`].map((line) => `- ${line}\n`).join('');
    return `include:
  - remote: ${distribution/* DISTRIBUTION */.h.template}
    integrity: ${distribution/* DISTRIBUTION */.h.integrity}
    inputs:
      # The jobs that write the logs.
      analyzers: [${name}]
      sarif-file: ${log}
${isByLines ? '' : '      base-sarif-file: base.sarif\n'}${indent(toolInputs(job) + inputs, 6)}
${name}:
  image: ${job.image}
${isByLines ? '' : "  variables: { GIT_DEPTH: '0' }\n"}  script:
${indent(lines, 4)}${isByLines ? '' : indent(gitlabBaseLines(ofBase), 4)}  artifacts:
    when: always
    paths: [${log}${isByLines ? '' : ', base.sarif'}]
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
`;
}
/** A merge of the change with its target has the second variable for it, and all others the first. */
function gitlabBaseLines(ofBase) {
    return `# The same for the commit that the change begins at, with the settings of the change.
- base=$(mktemp -d)
- |
${indent(ofBase({
        commit: `"\${CI_MERGE_REQUEST_TARGET_BRANCH_SHA:-$CI_MERGE_REQUEST_DIFF_BASE_SHA}"`,
        folder: '$base',
        checkout: '$CI_PROJECT_DIR',
        output: '$CI_PROJECT_DIR/base.sarif',
    }), 2)}
`;
}
/** The same as a file of its own, with what has to be set beside it. */
function gitlabFile(newBy, job) {
    return `# Reviews merge requests with SARIF logs. SARIF_REVIEW_TOKEN is a masked CI/CD variable: the token of a project, of a
# service account or of an account of its own, with the scope api and the role Developer.
# Of several logs or tools, the variables SARIF_REVIEW_SARIF_FILE and SARIF_REVIEW_TOOLS name one per line.
${gitlabPipeline(newBy, '', job)}`;
}

// EXTERNAL MODULE: ./build/src/analyzers/table.js + 5 modules
var table = __webpack_require__(34083);
// EXTERNAL MODULE: ./build/src/analyzers/web.js
var web = __webpack_require__(54811);
// EXTERNAL MODULE: ./build/src/log/raw.js
var raw = __webpack_require__(47842);
;// CONCATENATED MODULE: ./build/src/init/find-analyzer.js
/* Looks at what a repository uses, to propose the analyzer that its workflow runs. */




/** Files that name tools among much else, and settle nothing for them. */
const LISTS = /^(?:package\.json|requirements\*\.txt|\.pre-commit-config\.yaml|Gemfile(?:\.lock)?)$/u;
/**
 * Finds the analyzer that a workflow is to run: the first one that the repository has settings for, or
 * depends on, else the first one that has something to look at; ESLint where nothing tells. The tools of
 * Salesforce come first, as they run ESLint as well.
 */
function findAnalyzer(files) {
    const ordered = [...new Set([...web/* SALESFORCE */.U.analyzers, ...table/* ANALYZERS */.A])];
    const used = ordered.filter(({ signs = [] }) => signs.some((sign) => pathsOf(sign, files).length > 0));
    const fitting = ordered.filter(({ fits = [] }) => fits.some((path) => pathsOf(path, files).length > 0));
    const known = [...new Set([...used, ...fitting])];
    const found = known.find(({ step }) => step !== undefined);
    const analyzer = found ?? find_analyzer_eslint();
    const { signs = [], step } = analyzer;
    const own = signs.filter((sign) => !LISTS.test(split(sign).path));
    return {
        analyzer,
        isExample: found === undefined,
        settings: own.flatMap((sign) => pathsOf(sign, files)).filter((path) => /^[\w./-]+$/u.test(path)),
        missing: (step?.packages ?? []).filter((name) => !dependsOn(name, files)),
        others: known.filter((one) => one !== analyzer).map(({ name }) => name),
    };
}
function find_analyzer_eslint() {
    const [first] = web/* WEB */.F.analyzers;
    if (first === undefined)
        throw new Error('The table of the analyzers is empty.');
    return first;
}
/** The files that a sign speaks of, where it is there. */
function pathsOf(sign, files) {
    const { path, text } = split(sign);
    if (path === 'package.json' && text !== undefined)
        return files.paths.includes(path) && dependsOn(text, files) ? [path] : [];
    return files.paths.filter((one) => external_node_path_.posix.matchesGlob(one, path) && (text === undefined || files.text(one).includes(text)));
}
function split(sign) {
    const [path = '', text] = sign.split(': ', 2);
    return { path, text };
}
function dependsOn(name, { text }) {
    let manifest;
    try {
        manifest = JSON.parse(text('package.json'));
    }
    catch {
        return false;
    }
    const lists = (0,raw/* isObject */.Gv)(manifest) ? Object.entries(manifest) : [];
    return lists.some(([key, list]) => /^(?:dev|optional)?dependencies$/iu.test(key) && (0,raw/* isObject */.Gv)(list) && Object.hasOwn(list, name));
}

;// CONCATENATED MODULE: ./build/src/init/start-init.js

















/**
 * Runs the command `init`: writes what is missing, and says what to do next. Returns the exit status.
 *
 * @param service chosen by the user; without it the repository tells
 */
async function startInit(wanted) {
    const { directory, environment } = (0,process_world/* processWorld */.m)();
    const say = (line) => console.log((0,lines/* logLine */.BP)(line));
    try {
        const git = (0,git_git/* createGit */.lD)(directory, environment);
        const { root } = await (0,checkout/* readCheckout */.b$)(git, directory);
        const remotes = (await (0,git_git/* gitOutput */.oM)(git, ['remote', '--verbose'])).toString('utf8');
        const isThere = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
        const analyzer = findAnalyzer(await readRepository(git, root));
        const { files, advice } = chooseFiles({ isThere, remotes, analyzer, ...wanted });
        for (const { path } of files)
            await refuseLinks(root, path);
        const written = new Set();
        for (const { path, text, next } of files) {
            if (await writeNew((0,external_node_path_.join)(root, path), text))
                written.add(path);
            say(written.has(path) ? `Wrote ${path}: ${next}` : `${path} is there, and stays as it is`);
        }
        const [, workflow] = files;
        if (workflow !== undefined && written.has(workflow.path))
            for (const line of adviseOn(analyzer, wanted.newBy, isThere))
                say(line);
        if (advice !== undefined)
            say(advice);
        if (files.length === 1)
            say('No workflow was written, since neither the repository nor its remote tells where its jobs run: add --service github or --service gitlab');
        return 0;
    }
    catch (error) {
        if (!(error instanceof errors/* ConfigurationError */.j1))
            throw error;
        console.error((0,lines/* logLine */.BP)(`Error: ${error.message}`));
        return run_result/* CONFIGURATION_EXIT_STATUS */.Pd;
    }
}
/** Files that tell of tools are small. */
const LARGEST_BYTES = 1_000_000;
/** What git does not ignore, so that no package and no build tells of itself. */
async function readRepository(git, root) {
    const listed = (await (0,git_git/* gitOutput */.oM)(git, [
        'ls-files',
        ...['-z', '--full-name', '--cached', '--others', '--exclude-standard', ':/'],
    ])).toString('utf8');
    return {
        paths: [...new Set(listed.split('\0'))],
        text(path) {
            try {
                const file = (0,external_node_path_.join)(root, path);
                const found = (0,external_node_fs_.statSync)(file);
                return found.isFile() && found.size <= LARGEST_BYTES ? (0,external_node_fs_.readFileSync)(file, 'utf8') : '';
            }
            catch {
                return '';
            }
        },
    };
}
/** Tools that are named in a line. */
const MOST_NAMED = 6;
/** What `npm ci` installs by. */
const NPM_LOCKS = ['package-lock.json', 'npm-shrinkwrap.json'];
/** What there is to say of the analyzer that the workflow runs, and of those that it does not. */
function adviseOn(found, newBy, isThere) {
    const { analyzer, others } = found;
    return [
        ...(analyzer.step?.packages === undefined || NPM_LOCKS.some(isThere)
            ? []
            : [
                'The workflow installs packages with "npm ci", which needs package-lock.json: commit the one that "npm install" writes, or put the command of your package manager in its place',
            ]),
        ...(newBy === 'base-log' && toAnalyzerJob(found).ofBase === undefined
            ? [
                `${analyzer.name} chooses the name of its log, so the workflow does not analyze the base: findings are judged by their lines`,
            ]
            : []),
        ...(others.length === 0
            ? []
            : [
                `Other tools fit this repository too: ${(0,names/* firstFew */.Dt)(others, MOST_NAMED)}. How each of them writes SARIF: ${distribution/* DISTRIBUTION */.h.analyzers}`,
            ]),
    ];
}
/**
 * Whoever writes the sources may commit a link, which would take what is written anywhere on this machine.
 */
async function refuseLinks(root, path) {
    const folder = (0,external_node_path_.dirname)(path);
    if (folder === '.')
        return;
    await refuseLinks(root, folder);
    const full = (0,external_node_path_.join)(root, folder);
    const found = await (0,promises_.lstat)(full).catch(() => undefined);
    if (!found?.isSymbolicLink())
        return;
    const target = await (0,promises_.realpath)(full).catch(() => undefined);
    if (target !== undefined && (0,find_logs/* isWithin */.UO)(target, await (0,promises_.realpath)(root)))
        return;
    throw new errors/* ConfigurationError */.j1(`${folder} is a link that leads out of the checkout, and nothing is written there: remove the link, and run sarif-review init again.`);
}
/** Whether it was written: what is there, be it a link that leads nowhere, is not touched. */
async function writeNew(path, text) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), { recursive: true });
    try {
        await (0,promises_.writeFile)(path, text, { flag: 'wx' });
        return true;
    }
    catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** A lock file has to name what `npm ci` installs. */
function describeNext({ analyzer: { name, step }, isExample, missing }) {
    const install = `run "npm install --save-dev ${missing.join(' ')}"`;
    if (isExample)
        return `it runs ${name} as an example, since nothing here tells of an analyzer that init can set up: put yours in its place, or ${install} and write eslint.config.mjs`;
    if (missing.length > 0)
        return `it runs ${name}, so ${install}, or put your analyzers in its place`;
    const how = step?.packages === undefined ? 'installs and runs' : 'runs';
    return `it ${how} ${name}; put other analyzers beside it, or in its place`;
}
/** What stands in a repository counts for more than where it was cloned from. */
const CI_TEMPLATES = [
    {
        service: 'github',
        sign: '.github',
        remote: /github/iu,
        file: (_, newBy, analyzer) => ({
            path: '.github/workflows/sarif-review.yml',
            text: githubWorkflow(newBy, toAnalyzerJob(analyzer)),
            next: describeNext(analyzer),
        }),
        atOnce: {
            files: [
                {
                    path: '.github/workflows/decide-at-once.yml',
                    text: decideAtOnceWorkflow('one-workflow'),
                    next: 'when a reply decides, it starts the job "review" of sarif-review.yml again; where that file is your own, the job has to download its logs by run-id',
                },
            ],
        },
    },
    {
        service: 'gitlab',
        sign: '.gitlab-ci.yml',
        remote: /gitlab/iu,
        file: (isUsed, newBy, analyzer) => isUsed
            ? {
                path: '.gitlab/sarif-review.yml',
                text: gitlabFile(newBy, toAnalyzerJob(analyzer)),
                next: `${describeNext(analyzer)}, and put "include: [{ local: .gitlab/sarif-review.yml }]" into .gitlab-ci.yml; where that lists its stages, "test" has to be one of them`,
            }
            : {
                path: '.gitlab-ci.yml',
                text: gitlabFile(newBy, toAnalyzerJob(analyzer)),
                next: describeNext(analyzer),
            },
        atOnce: {
            files: [],
            advice: 'GitLab starts no pipeline for a comment, so nothing is written for --decide-at-once: after a reply, retry the job sarif-review in the pipeline of the merge request, which takes the logs that are there',
        },
    },
];
/**
 * The configuration file, and the workflow for where the repository runs its jobs: the user says it, else
 * what stands in the repository, else the address that it was cloned from.
 */
function chooseFiles({ isThere, remotes, service, newBy, decideAtOnce, analyzer, }) {
    const configuration = {
        path: configuration_configuration/* CONFIGURATION_FILE */.oT,
        text: CONFIGURATION_TEXT,
        next: 'it counts once it is on the default branch',
    };
    const template = service === undefined
        ? (CI_TEMPLATES.find(({ sign }) => isThere(sign)) ??
            CI_TEMPLATES.toReversed().find(({ remote }) => remote.test(remotes)))
        : CI_TEMPLATES.find((one) => one.service === service);
    if (template === undefined)
        return { files: [configuration] };
    const files = [configuration, template.file(isThere(template.sign), newBy, analyzer)];
    if (!decideAtOnce)
        return { files };
    const { atOnce } = template;
    return { ...atOnce, files: [...files, ...atOnce.files] };
}


/***/ }),

/***/ 16953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jm: () => (/* binding */ findLogs),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   qS: () => (/* binding */ escapesFolders)
/* harmony export */ });
/* unused harmony exports MOST_LOGS, toGlob */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73382);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17746);
/* harmony import */ var _raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47842);






/** Most logs of one run. A run of an analyzer writes a handful; thousands are a pattern that went wrong. */
const MOST_LOGS = 1_000;
/**
 * A folder stands for the files in it whose names say SARIF. A `.json` file there may be anything, so it is
 * named or globbed.
 */
const IN_A_FOLDER = '**/*.{sarif,sarif.gz}';
const IN_A_GLOB = /\.(?:sarif|json)(?:\.gz)?$/i;
/** Logs in there belong to the tests of a package. */
const NEVER = ['**/node_modules/**', '**/.git/**'];
/**
 * Finds the logs that the lines of the input `sarif-file` name, each of them a file (whatever its name and
 * wherever it lies), a folder (every `.sarif` and `.sarif.gz` in it, at any depth) or a glob (of what it
 * matches, `.sarif` and `.json`, either with `.gz`). Folders and globs pass over links, `node_modules`,
 * `.git` and hidden names. A link that leads out of the folders of this job is followed by none of them,
 * unless the line itself names a place outside.
 *
 * @param directory what relative lines are relative to; absolute.
 * @param folders the other folders of this job: its checkout, its workspace, its temporary folder; absolute.
 * @param isTracked whether the commit has what is at this absolute path
 */
async function findLogs(patterns, directory, folders, isTracked = () => false) {
    const own = [directory, ...folders];
    // By their real place: a folder may be spelled in several ways.
    const paths = new Map();
    const realFolder = cached((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path));
    const ownLines = new Set();
    const unmatched = [];
    const wide = [];
    const outside = new Set();
    for (const line of new Set(patterns.map((text) => text.trim()).filter(Boolean))) {
        const { pattern, kind } = await readPattern(line, directory);
        if (kind === 'folder' || (kind === 'nothing' && (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(pattern)))
            wide.push(line);
        const search = toSearch(pattern, kind, directory);
        // Before it is gone over: behind a link may be the whole machine.
        if (await escapesFolders(search.folder, own)) {
            outside.add(line);
            continue;
        }
        const found = await expand(search, kind);
        for (const path of found) {
            const real = kind === 'file'
                ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(() => path)
                : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
            if (!paths.has(real))
                paths.set(real, path);
            if (kind === 'file')
                ownLines.add(real);
        }
        if (found.length === 0)
            unmatched.push({ pattern: line, kind: kind === 'folder' ? 'folder' : 'other' });
    }
    const all = [...paths].sort(([, a], [, b]) => (a < b ? -1 : 1));
    const ofCommit = all.filter(([real, path]) => isTracked(real) || isTracked(path));
    const sorted = all.filter((one) => !ofCommit.includes(one));
    const realDirectory = await realFolder(directory);
    const logs = [];
    const nameOf = ([real, path]) => {
        const inside = below(path, directory) ?? below(real, realDirectory);
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .visibleText */ .Q6)((inside ?? path).split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).join('/')).replaceAll(/\s/g, ' ');
    };
    for (const [real, path] of sorted.slice(0, MOST_LOGS)) {
        const name = nameOf([real, path]);
        if (await escapesFolders(path, own))
            outside.add(name);
        else
            logs.push({ path, name });
    }
    const [named, passedOver] = [true, false].map((isNamed) => ofCommit.filter(([real]) => ownLines.has(real) === isNamed).map(nameOf));
    const tracked = { named: named ?? [], passedOver: passedOver ?? [] };
    return { logs, unmatched, wide, outside: [...outside], tracked, excess: toExcess(sorted.length) };
}
/** A walk finds no links, so that its files need one look for each folder. */
function cached(look) {
    const known = new Map();
    return (path) => {
        const looked = known.get(path) ?? look(path);
        known.set(path, looked);
        return looked;
    };
}
function toExcess(count) {
    if (count <= MOST_LOGS)
        return undefined;
    return `\`sarif-file\` names ${count} logs and the limit is ${MOST_LOGS}: ${count - MOST_LOGS} were not read.`;
}
function toSearch(pattern, kind, directory) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, pattern);
    if (kind === 'file')
        return { folder: path };
    if (kind === 'folder')
        return { folder: path, glob: IN_A_FOLDER };
    const { folder, rest } = toGlob(pattern, { sep: node_path__WEBPACK_IMPORTED_MODULE_2__.sep }, (name) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, name)));
    return { folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, folder), glob: rest };
}
async function expand({ folder, glob: pattern }, kind) {
    if (pattern === undefined)
        return [folder];
    if (kind === 'folder')
        return walk(pattern, folder);
    return (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(pattern)
        ? (await walk(pattern, folder)).filter((path) => IN_A_GLOB.test(path))
        : [];
}
/**
 * Reads a line, and looks at what is there. `cmd` hands over the single quotes in which other shells want a
 * glob.
 */
async function readPattern(line, directory) {
    const kind = await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, line));
    const [, quoted] = /^'(.+)'$/u.exec(line) ?? [];
    if (kind !== 'nothing' || quoted === undefined)
        return { pattern: line, kind };
    return { pattern: quoted, kind: await kindOf((0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, quoted)) };
}
/** A path that is there but cannot be looked at counts as a file: reading it then says why. */
async function kindOf(path) {
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path)).isDirectory() ? 'folder' : 'file';
    }
    catch (error) {
        const absent = ['ENOENT', 'ENOTDIR', 'ERR_INVALID_ARG_VALUE', 'ENAMETOOLONG', 'EINVAL'];
        return absent.includes((0,_raw_js__WEBPACK_IMPORTED_MODULE_5__/* .textAt */ .$6)(error, 'code') ?? '') ? 'nothing' : 'file';
    }
}
async function walk(pattern, cwd) {
    const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .glob */ .TI)(pattern, {
        cwd,
        absolute: true,
        onlyFiles: true,
        // Leaves out links to files as well as what is behind links to folders.
        followSymbolicLinks: false,
        expandDirectories: false,
        caseSensitiveMatch: false,
        ignore: NEVER,
    });
    return matches.map((match) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(match));
}
/** The way from a folder to a path in it. */
function below(path, folder) {
    return isWithin(path, folder) ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path) : undefined;
}
/** The begin of a group over several names: `{a,b/c}`, `@(a|b)`. */
const GROUP = /[{(]/u;
/**
 * Parts a pattern into the folder that it begins with and the glob in it. A name that is there as it stands
 * is no glob (`app [2]`). On Windows a backslash parts names, elsewhere it takes a sign for itself.
 */
function toGlob(pattern, { sep }, isThere) {
    const names = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
    const upTo = (count) => {
        const folder = names.slice(0, count).join('/');
        // The top of a drive, or of everything.
        return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
    };
    let count = 0;
    for (; count < names.length - 1; count += 1) {
        const name = names[count] ?? '';
        const isGlob = (0,tinyglobby__WEBPACK_IMPORTED_MODULE_4__/* .isDynamicPattern */ .ey)(name) || GROUP.test(name) || name.includes('\\');
        if (isGlob && !isThere(upTo(count + 1)))
            break;
    }
    return { folder: upTo(count), rest: names.slice(count).join('/') };
}
/**
 * Tells whether links take a path out of the folders of a job. An author of the sources may commit a link; a
 * path that stands outside of all the folders as it is written was named by the user, and leads where they
 * want.
 *
 * @param path absolute; what is missing of it is looked for nowhere else
 * @param folders absolute
 */
async function escapesFolders(path, folders) {
    const real = await Promise.all(folders.map(realPath));
    if (![...folders, ...real].some((folder) => isWithin(path, folder)))
        return false;
    const place = await realPath(path);
    return !real.some((folder) => isWithin(place, folder));
}
/** Where a path is without its links, as far as it can be looked at: the rest cannot be opened either. */
async function realPath(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path);
    }
    catch {
        const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path);
        return above === path ? path : (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath(above), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    }
}
/** Tells whether a path is a folder or in it; both absolute. */
function isWithin(path, folder) {
    const inside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(folder, path);
    return inside !== '..' && !inside.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(inside);
}


/***/ }),

/***/ 47842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $6: () => (/* binding */ textAt),
/* harmony export */   G$: () => (/* binding */ indexAt),
/* harmony export */   Gv: () => (/* binding */ isObject),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   gT: () => (/* binding */ listAt)
/* harmony export */ });
/*
 * Values of a log as JSON.parse gives them. A log is tolerated field by field: a field of the wrong type
 * counts as absent and never costs the result it stands in, so there are these look-ups and no schema of the
 * whole. Only own properties are read: a key such as `__proto__` or `constructor` is a key like any other.
 */
const NOTHING = [];
/** The value at a path of one to three property names, or undefined where the path ends early. */
function at(value, name, second, third) {
    const found = own(value, name);
    if (second === undefined || found === undefined)
        return found;
    const below = own(found, second);
    return third === undefined ? below : own(below, third);
}
/** The text at a path; an empty text says nothing and counts as absent. */
function textAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
/** The list at a path, empty where there is none. */
function listAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Array.isArray(found) ? found : NOTHING;
}
/** An index into an array (SARIF §3.7.4): from 0. The schema's default of -1 means absent. */
function indexAt(value, name, second, third) {
    const found = at(value, name, second, third);
    return Number.isSafeInteger(found) && Number(found) >= 0 ? Number(found) : undefined;
}
/** Tells an object with properties from a list, a text and the rest. */
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function own(value, name) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name))
        return undefined;
    return value[name];
}


/***/ })

};

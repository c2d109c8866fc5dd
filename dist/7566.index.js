export const id = 7566;
export const ids = [7566];
export const modules = {

 26488:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   L4: () => ( OMIT_EMPTY_RESULTS),
   cE: () => ( UNPARSED_RESULTS),
   lH: () => ( UNPARSED),
   ln: () => ( QUIET_TOOLS),
   m6: () => ( ERROR_RUNS)
 });
const NO_RULE = /^unnamed-rule$/;
const UNPARSED = {
    biome: [{ tool: /^Biome$/i, rule: /^parse$/, holds: 'file', source: 'Biome 2.6' }],
    oxlint: [{ tool: /^oxlint$/i, rule: /^OXL0001$/, holds: 'file', source: 'oxlint 1.94' }],
    stylelint: [{ tool: /^stylelint$/i, rule: /^CssSyntaxError$/, holds: 'file', source: 'Stylelint 17' }],
    spectral: [
        { tool: /^spectral$/i, rule: /^(?:parser|unrecognized-format)$/, holds: 'file', source: 'Spectral 6.16' },
    ],
    htmlhint: [
        {
            tool: /^HTMLHint$/i,
            rule: /^tag-pair$/,
            message: /start tag match failed/,
            holds: 'file',
            source: 'HTMLHint 1.9',
        },
    ],
    markdownlint: [
        {
            tool: /^markdownlint/i,
            message: /This rule threw an exception/,
            holds: 'file',
            source: 'markdownlint 0.40: a rule that broke',
        },
    ],
    clang: [
        {
            tool: /^clang$/i,
            message: /file not found$|^expected |^unterminated |^too many errors emitted|\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments /,
            level: 'error',
            holds: 'file',
            source: 'clang 19: after an error it follows no values any more. The ids of its rules change from version to version',
        },
    ],
    clangTidy: [
        {
            tool: /^clang-tidy$/i,
            rule: /^clang-diagnostic-error$/,
            holds: 'file',
            source: 'https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp',
        },
    ],
    gcc: [
        {
            tool: /^GNU C/i,
            rule: /^(?:fatal )?error$/,
            holds: 'file',
            source: 'GCC 14.2: results without an option to name',
        },
        {
            tool: /^GNU C/i,
            rule: /^-W(?!error)/,
            level: 'error',
            holds: 'file',
            source: 'GCC 14.2: errors with an option to name, after which it follows no values any more',
        },
    ],
    cppcheck: [
        {
            tool: /^Cppcheck$/i,
            rule: /^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$/,
            level: 'error',
            holds: 'file',
            source: 'https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp',
        },
    ],
    ruff: [
        {
            tool: /^ruff$/i,
            rule: /^(?:invalid-syntax|E999|E902)$/,
            message: /^(?!Cannot use .* on Python [\d.]+ \(syntax was \w+ in Python [\d.]+\)$)/,
            holds: 'file',
            source: 'ruff 0.16; E999 up to 0.7, by its list of codes',
        },
    ],
    flake8: [
        {
            tool: /^flake8$/i,
            rule: /^(?:flake8\/)?E9(?:99|02)$/,
            holds: 'file',
            source: 'Flake8 7.4, but in its own format: no converter to SARIF was at hand',
        },
    ],
    pylint: [
        {
            tool: /^pylint$/i,
            rule: /^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$/,
            holds: 'file',
            source: 'Pylint 4.1, but as JSON: no converter to SARIF was at hand',
        },
    ],
    shellcheck: [
        {
            tool: /^shellcheck$/i,
            rule: /^(?:SC)?10(?:70|72|73|88|89)$/,
            holds: 'file',
            source: 'ShellCheck 0.9, but as JSON, and its Parser.hs: no converter to SARIF was at hand',
        },
    ],
    rubocop: [
        {
            tool: /^rubocop$/i,
            rule: /^Lint\/Syntax$/,
            holds: 'file',
            source: 'RuboCop 1.39, but as JSON: no formatter for SARIF was at hand',
        },
    ],
    golangci: [
        {
            tool: /^golangci-lint$/i,
            rule: /^typecheck$/,
            holds: 'run',
            source: 'golangci-lint, by its list of linters: it was not run',
        },
    ],
    staticcheck: [
        {
            tool: /^Staticcheck$/i,
            rule: /^compile$/,
            holds: 'run',
            source: 'https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go',
        },
    ],
    revive: [
        {
            tool: /^revive$/i,
            rule: NO_RULE,
            message: /^invalid file \S/,
            holds: 'folder',
            source: 'https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go',
        },
    ],
    clippy: [
        {
            tool: /^clippy$/i,
            rule: /^(?:E\d{4}|unnamed-rule)$/,
            level: 'error',
            holds: 'run',
            source: 'https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs',
        },
    ],
    checkstyle: [
        {
            tool: /^Checkstyle$/i,
            rule: /^(?:parse|general)\.exception$/,
            holds: 'file',
            source: 'https://github.com/checkstyle/checkstyle/blob/bf6c7813d025/src/main/java/com/puppycrawl/tools/checkstyle/TreeWalker.java',
        },
    ],
    ktlint: [
        {
            tool: /^ktlint$/i,
            rule: NO_RULE,
            message: /^Not a valid Kotlin file/,
            holds: 'file',
            source: 'https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt',
        },
    ],
    phpstan: [
        {
            tool: /^PHPStan$/i,
            rule: /^phpstan\.parse$/,
            holds: 'file',
            source: 'https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php',
        },
    ],
    psalm: [
        {
            tool: /^Psalm$/i,
            rule: /^173$/,
            holds: 'file',
            source: 'https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php',
        },
    ],
    mago: [
        {
            tool: /^mago$/i,
            rule: /^parse$/,
            level: 'error',
            holds: 'run',
            source: 'https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs',
        },
    ],
    phpmd: [
        {
            tool: /^PHPMD$/i,
            rule: NO_RULE,
            level: 'error',
            holds: 'file',
            source: 'https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php',
        },
    ],
    sqlfluff: [
        {
            tool: /^sqlfluff$/i,
            rule: /^(?:PRS|LXR)$/,
            holds: 'file',
            source: 'SQLFluff, by its list of codes: it was not run',
        },
        {
            tool: /^sqlfluff$/i,
            rule: /^TMP$/,
            message: /^(?:TMP: )?(?:Unrecoverable failure|Failed to parse Jinja syntax)\b/,
            holds: 'file',
            source: 'https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py',
        },
    ],
    hlint: [
        {
            tool: /^hlint$/i,
            rule: /^Parse error: /,
            level: 'error',
            holds: 'file',
            source: 'https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs',
        },
    ],
    lintr: [
        {
            tool: /^lintr$/i,
            rule: /^error$/,
            level: 'error',
            holds: 'file',
            source: 'https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R',
        },
    ],
    hadolint: [
        {
            tool: /^hadolint$/i,
            rule: /^DL1000$/,
            holds: 'file',
            source: 'Hadolint, by its list of rules: it was not run',
        },
    ],
    cfnLint: [
        {
            tool: /^cfn-lint$/i,
            rule: /^E000[01]$/,
            holds: 'file',
            source: 'https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py',
        },
    ],
    ansibleLint: [
        {
            tool: /^ansible-lint$/i,
            rule: /^(?:load-failure|syntax-check)(?:\[|$)/,
            holds: 'file',
            source: 'https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md',
        },
    ],
    actionlint: [
        {
            tool: /^(?:GitHub Actions lint|actionlint)$/i,
            rule: /^syntax-check$/,
            message: /^could not parse as YAML: /,
            holds: 'file',
            source: 'https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go',
        },
    ],
    powershell: [
        {
            tool: /^PSScriptAnalyzer$/i,
            rule: /^(?:Missing|Unexpected|Expected|Terminator|Incomplete)/,
            holds: 'file',
            source: 'PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS',
        },
    ],
    any: [
        {
            tool: /./,
            rule: /^(?:parse|parser|parsing|syntax)[-_ ]?error$/i,
            holds: 'file',
            source: 'any tool: the name of the rule',
        },
        {
            tool: /./,
            message: /^(?:fatal error|pars(?:e|ing) error|syntax ?error):/i,
            holds: 'file',
            source: 'any tool: ESLint and others',
        },
    ],
};
const UNPARSED_RESULTS = Object.values(UNPARSED).flat();
const ERROR_RUNS = new Map([
    ['tflint-errors', 'tflint'],
]);
const QUIET_TOOLS = new Set([
    'gosec',
    'zizmor',
    'mobsfscan',
    'SpotBugs',
    'typos',
]);
const OMIT_EMPTY_RESULTS = new Set(['Staticcheck', 'revive', 'kube-score']);


 }),

 56130:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   FU: () => ( judgeBy),
   T0: () => ( describeUnmatchedPaths),
   Xf: () => ( MISNAMED),
   YP: () => ( MISNAMED_FILE),
   hr: () => ( NO_CONFIGURATION),
   k1: () => ( describeUnmatchedRules),
   oT: () => ( CONFIGURATION_FILE)
 });
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19795);

const CONFIGURATION_FILE = '.sarif-review.yml';
const MISNAMED_FILE = '.sarif-review.yaml';
const MISNAMED = `${MISNAMED_FILE} is not read: rename it to ${CONFIGURATION_FILE}`;
const NO_CONFIGURATION = { rules: [], paths: [] };
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
        const lowered = byPath !== undefined && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ .t9)(byPath.level, own) > 0 ? byPath.level : own;
        return lowered === level ? { kind: 'stays' } : { kind: 'level', level: lowered };
    };
}
function isOfRule(entry, tool, id) {
    return matchesName(entry.tool.toLowerCase(), tool.toLowerCase()) && matchesName(entry.rule, id);
}
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
function remember(find) {
    const known = new Map();
    return (key) => {
        if (!known.has(key))
            known.set(key, find(key));
        return known.get(key);
    };
}
function matchesName(pattern, text) {
    return matchesAll([...pattern], [...text], '*', (sign, own) => sign === own);
}
function matchesPath(glob, path) {
    const pattern = glob.replace(/\/(?:\*\*)?$/u, '/**/*');
    return matchesAll(pattern.split('/'), path.split('/'), '**', matchesName);
}
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


 }),

 28508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( newSpan),
   Fu: () => ( isInDiff),
   GN: () => ( mapLineBackward),
   IT: () => ( mapLineForward),
   KH: () => ( oldSpan),
   bd: () => ( toCommittedPlace),
   et: () => ( TYPE_NAMES),
   fg: () => ( hunksAround),
   mG: () => ( toCommittedLine),
   qD: () => ( mapPath),
   sn: () => ( mapPlace),
   vC: () => ( isRewritten)
 });
function mapLineForward(hunks, line) {
    return mapLine(hunks, line, oldSpan, newSpan);
}
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
function isInDiff(toNewer, diff, path) {
    const mapped = mapPath(toNewer, path);
    return mapped.kind === 'mapped' && diff.byNewPath.has(mapped.path);
}
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
function toSpan(start, lines) {
    const first = lines === 0 ? start + 1 : start;
    return { first, end: first + lines };
}
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
function isRewritten(hunks, line) {
    return line === 0 ? hunks.length > 0 : mapLineForward(hunks, line) === undefined;
}


 }),

 36536:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   X: () => ( FOREIGN_LOG_REMEDY),
   e: () => ( judgePlaces)
 });
 var _package_folders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96891);

const FOREIGN_LOG_REMEDY = 'run the analyzer here, or point working-directory at the folder it ran in';
const LEAST_PATHS = 3;
function judgePlaces(log, findings, listed) {
    const paths = new Set();
    let first;
    for (const { place, presence } of findings) {
        if (presence.kind === 'absent' || presence.kind === 'crash')
            continue;
        if (place.kind !== 'nowhere' || place.inCheckout)
            return undefined;
        if (place.path === undefined)
            continue;
        first ??= place.reason;
        paths.add(place.path);
    }
    if (paths.size === 0)
        return undefined;
    const own = [...paths].filter((path) => !(0,_package_folders_js__WEBPACK_IMPORTED_MODULE_0__ .c)(path));
    const isForeign = own.length >= LEAST_PATHS || listed() === 'elsewhere';
    const none = paths.size === 1
        ? `the only path in ${log} does not exist in this checkout`
        : `none of the ${paths.size} paths in ${log} exists in this checkout, the first of them`;
    const found = `${none}: ${first}; ${FOREIGN_LOG_REMEDY}`;
    return isForeign
        ? { kind: 'foreign', reason: `${found}, or set foreign-paths to allow if this is intended` }
        : { kind: 'doubtful', reason: found };
}


 }),

 96891:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => ( packageFolderOf),
   c: () => ( isOfPackage)
 });
const PACKAGE_FOLDERS = new Set([
    '.bundle',
    '.cargo',
    '.eggs',
    '.gradle',
    '.m2',
    '.nox',
    '.nuget',
    '.pnpm-store',
    '.tox',
    '.venv',
    '.yarn',
    'Carthage',
    'Pods',
    '__pypackages__',
    'bower_components',
    'dist-packages',
    'jspm_packages',
    'node_modules',
    'site-packages',
    'vendor',
    'venv',
    'virtualenv',
]);
function packageFolderOf(names) {
    const index = names.findLastIndex((name, at) => at < names.length - 1 && PACKAGE_FOLDERS.has(name));
    return index < 0 ? undefined : index;
}
function isOfPackage(path) {
    return packageFolderOf(path.split('/')) !== undefined;
}


 }),

 29484:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   QX: () => ( isAncestor),
   gg: () => ( presentCommits),
   kI: () => ( describeCommits),
   nm: () => ( ensureCommits)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);
 var _remotes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20581);



const FETCH_TIME_LIMIT_MS = 120_000;
async function ensureCommits(git, shas, signal, remote) {
    const wanted = [...new Set(shas)];
    const types = new Map(await readTypes(git, wanted.filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)));
    const absent = wanted.filter((sha) => (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) && !types.has(sha));
    const reasons = absent.length === 0
        ? new Map()
        : await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_2__ .Bj)(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
    for (const [sha, type] of await readTypes(git, absent))
        types.set(sha, type);
    return new Map(wanted.map((sha) => [sha, toPresence(sha, types.get(sha), reasons.get(sha))]));
}
function toPresence(sha, type, reason) {
    if (type === 'commit')
        return 'present';
    if (type !== undefined)
        return { missing: `it is the id of a ${type}, not of a commit` };
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha))
        return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
    return { missing: reason ?? 'the remote did not send it' };
}
async function presentCommits(git, shas) {
    const types = await readTypes(git, [...shas].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH));
    return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}
async function readTypes(git, shas) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .jB)(git, shas);
    const types = new Map();
    for (const [index, sha] of shas.entries()) {
        const header = headers[index];
        if (header !== undefined)
            types.set(sha, header.type);
    }
    return types;
}
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
async function describeCommits(git, shas) {
    const wanted = [...new Set(shas)].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH);
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .$I)(git, wanted);
    const described = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type === 'commit')
            described.set(sha, parseCommit(object.content));
    }
    return described;
}
function parseCommit(content) {
    const header = content.toString('latin1').split('\n\n', 1)[0] ?? '';
    const ids = (key) => header.split('\n').flatMap((line) => (line.startsWith(`${key} `) ? [line.slice(key.length + 1)] : []));
    const time = COMMITTER.exec(header)?.[1];
    return {
        tree: ids('tree')[0] ?? '',
        parents: ids('parent'),
        time: time === undefined ? undefined : Number(time),
    };
}
async function isAncestor(git, a, b) {
    const ancestor = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .qr)(a);
    const tips = new Set([(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .qr)(b)]);
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .fE)(git);
    let answer = false;
    for (const tip of tips) {
        const { status } = await git(['merge-base', '--is-ancestor', '--end-of-options', ancestor, tip]);
        if (status === 0)
            return true;
        if (status !== 1)
            return 'unknown';
        if (!shallow)
            return false;
        const parents = await hiddenParents(git, tip);
        const present = await presentCommits(git, parents);
        if (present.size < parents.size)
            answer = 'unknown';
        for (const parent of present)
            tips.add(parent);
    }
    return answer;
}
async function hiddenParents(git, tip) {
    const roots = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .oM)(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
}


 }),

 60307:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( relateTo)
 });
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
 var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _commits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29484);
 var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94902);
 var _remotes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(20581);







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
        return named.previousHead === head ? 'later' : 'replaced';
    }
    return relateEarlier(change, commit, ours, git);
}
async function relateMerge(change, commit, { tree, parents }, git) {
    const { head, named } = change;
    if (named?.testMerge === commit && named.head === head)
        return 'test-merge';
    const relation = await compareMerge(change, tree, parents, git);
    return relation !== 'clean-merge' && named?.head === commit ? 'later' : relation;
}
async function compareMerge(change, tree, parents, git) {
    const [first = '', second = '', ...more] = parents;
    if (more.length > 0)
        return 'merge-with-other';
    const onTarget = await isOnTarget(change, first === change.head ? second : first, git);
    if (onTarget !== true)
        return onTarget === 'unknown' ? 'merge-not-at-hand' : 'merge-with-other';
    const merged = await mergeTree(git, first, second);
    if (merged.kind === 'git-too-old' || merged.kind === 'not-at-hand')
        return `merge-${merged.kind}`;
    return merged.kind === 'clean' && merged.tree === tree ? 'clean-merge' : 'altered-merge';
}
async function isOnTarget({ base, head, named }, commit, git) {
    const inBase = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, base);
    if (inBase === true || named?.head !== head || named.targetBranch === undefined)
        return inBase;
    const remote = await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_6__ .yh)(git);
    const tip = await git([
        'show-ref',
        '--verify',
        '--hash',
        '--',
        `refs/remotes/${remote}/${named.targetBranch}`,
    ]);
    if (tip.status !== 0)
        return inBase;
    const inTarget = await (0,_commits_js__WEBPACK_IMPORTED_MODULE_3__ .QX)(git, commit, tip.stdout.toString('latin1').trim());
    return inTarget === false ? inBase : inTarget;
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
const UNKNOWN_OPTION = 129;
async function mergeTree(git, ours, theirs) {
    const commits = [(0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .qr)(ours), (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__ .qr)(theirs)];
    const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
    const common = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .oM)(git, place)).toString('utf8').replace(/\n$/, '');
    if (common.startsWith('--'))
        return { kind: 'git-too-old' };
    const bare = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'sarif-review-merge-'));
    try {
        const format = ours.length === 64 ? 'sha256' : 'sha1';
        await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .oM)(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bare, 'objects/info/alternates'), `${JSON.stringify((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(common, 'objects'))}\n`);
        if (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__ .fE)(git))
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.copyFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(common, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(bare, 'shallow'));
        const defaults = DEFAULTS.flatMap((setting) => ['-c', setting]);
        const merge = ['merge-tree', '--write-tree', '--no-messages', '--end-of-options', ...commits];
        const { status, stdout } = await git([...defaults, `--git-dir=${bare}`, ...merge]);
        if (status === 0)
            return { kind: 'clean', tree: stdout.toString('latin1').trim() };
        if (status === UNKNOWN_OPTION)
            return { kind: 'git-too-old' };
        return { kind: status === 1 ? 'conflict' : 'not-at-hand' };
    }
    finally {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(bare, { recursive: true, force: true });
    }
}


 }),

 20581:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bj: () => ( fetchCommits),
   Bn: () => ( isCloneOf),
   _Y: () => ( findRemote),
   uN: () => ( readBranchTip),
   yh: () => ( chooseRemote)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94902);


const URL_OF_REMOTE = '^remote\\..*\\.url$';
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}
const TIME_LIMIT_MS = 30_000;
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .th)(result) };
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .fE)(git)) ? ['--depth=1'] : []);
    const reasons = new Map();
    const groups = [shas];
    for (const group of groups) {
        const failure = await fetchGroup(git, args, group, signal);
        if (failure === undefined)
            continue;
        for (const sha of failure.blamed)
            reasons.set(sha, failure.reason);
        const rest = group.filter((sha) => !failure.blamed.includes(sha));
        if (failure.blamed.length === 0)
            groups.push(...rest.map((sha) => [sha]));
        else if (rest.length > 0)
            groups.push(rest);
    }
    return reasons;
}
async function chooseRemote(git) {
    const names = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .oM)(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
    return names.includes('origin') ? 'origin' : names[0];
}
function fetchArguments(remote, depth) {
    return [
        'fetch',
        '--quiet',
        '--no-tags',
        '--no-prune',
        '--no-write-fetch-head',
        '--no-recurse-submodules',
        '--no-auto-maintenance',
        '--stdin',
        ...depth,
        '--end-of-options',
        remote,
    ];
}
async function fetchGroup(git, args, group, signal) {
    try {
        const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return undefined;
        const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        return { reason: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .th)(result), blamed: group.length === 1 ? group : named };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { reason: 'the remote did not answer in time', blamed: group };
    }
}
function repositoryName(address) {
    return address
        .trim()
        .toLowerCase()
        .replace(/^[a-z+]+:\/\//u, '')
        .replace(/^[^@/]*@/u, '')
        .replace(/^([^/:]+)(?::\d+(?=\/))?[:/]/u, '$1/')
        .replace(/(?<!\/)\/+$/u, '')
        .replace(/\.git$/u, '');
}


 }),

 35592:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Z: () => ( readTree),
   f: () => ( trackedPaths)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94902);



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

 88111:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   UK: () => ( missingBytes),
   iB: () => ( firstInvalidByte),
   iT: () => ( toError),
   m$: () => ( repeatedKey),
   qw: () => ( DEEPEST_NESTING)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);

const DEEPEST_NESTING = 1_000;
function toError(name, { kind, byte, isNear, firstLine }, offsetsIn) {
    const at = `${isNear ? 'near' : 'at'} byte ${byte}${offsetsIn}`;
    const sentences = {
        empty: `${name} is empty: the analyzer wrote no log.`,
        'cut off': `${name} is cut off after ${byte} bytes${offsetsIn}: run the analyzer again.`,
        'not JSON': firstLine === undefined
            ? `${name} is not JSON ${at}: let the analyzer write SARIF 2.1.0.`
            : `${name} begins with ${JSON.stringify(firstLine)}, which is not JSON: let the analyzer write the log to a file (-o or a similar option), or keep what it says besides out of it (2>/dev/null).`,
        'not UTF-8': `${name} is not UTF-8 ${at}: let the analyzer write its log as UTF-8.`,
        'text behind': `${name} has other text after the log, from byte ${byte}${offsetsIn} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
        'too deep': `${name} nests deeper than ${DEEPEST_NESTING} ${at}: it is not a usable SARIF log.`,
    };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(sentences[kind]);
}
function repeatedKey(where) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j$(`${where} has the same key twice, so its meaning is not clear: run the analyzer again.`);
}
function firstInvalidByte(bytes) {
    const mended = Buffer.from(bytes.toString('utf8'));
    let byte = 0;
    while (byte < bytes.length && bytes[byte] === mended[byte])
        byte += 1;
    return missingBytes(bytes) === bytes.length - byte ? undefined : byte;
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


 }),

 59177:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ne: () => ( openLog),
   PS: () => ( openAgain),
   tD: () => ( changed),
   yw: () => ( readAll)
 });
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
 var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57075);
 var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38522);
 var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27406);
 var _raw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47842);





const LARGEST_LOG = 2 * 1024 * 1024 * 1024;
const LARGEST_UTF_16 = 256 * 1024 * 1024;
const CHUNK = 64 * 1024;
async function openLog(log, largest = LARGEST_LOG) {
    const { name } = log;
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(log.path);
        if (!found.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is not a regular file: name a SARIF log.`);
        if (found.size > largest) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} has ${found.size} bytes, and the limit is ${largest}: split the analysis into several logs.`);
        }
        const handle = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.open)(log.path);
        return await decode(name, handle, largest).catch(async (error) => {
            await handle.close();
            throw error;
        });
    }
    catch (error) {
        throw toIncomplete(name, error);
    }
}
async function openAgain(file, version) {
    const log = await openLog(file);
    if (log.version === version)
        return log;
    await log.close();
    throw changed(file.name);
}
function changed(name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} changed after it was read: let nothing write to it during this step.`);
}
async function readAll(log, most) {
    const chunks = [];
    let total = 0;
    for (let wanted = CHUNK;; wanted = Math.min(2 * wanted, 64 * CHUNK)) {
        const chunk = Buffer.allocUnsafe(wanted);
        const got = await log.read(chunk);
        chunks.push(chunk.subarray(0, got));
        total += got;
        if (total > most)
            return undefined;
        if (got < wanted)
            return Buffer.concat(chunks);
    }
}
async function decode(name, handle, largest) {
    const { size, mtimeNs, ctimeNs, ino } = await handle.stat({ bigint: true });
    const fileSize = Number(size);
    const begin = Buffer.alloc(2);
    await handle.read(begin, 0, begin.length, 0);
    const zipped = begin.readUInt16BE() === 0x1f8b;
    const reopen = () => (zipped ? fromGzip(name, handle, fileSize, largest) : fromFile(handle));
    const first = reopen();
    const head = Buffer.alloc(3);
    await first.read(head);
    first.stop();
    const [mark, encoding] = markOf(head);
    let offsetsIn = zipped ? ' of the decompressed log' : '';
    let source = reopen();
    if (encoding !== 'utf-8') {
        source = fromBytes(await decodeUtf16(name, source, encoding, offsetsIn));
        offsetsIn = ' of the log as UTF-8';
    }
    return {
        read: (target) => source.read(target).catch((error) => Promise.reject(toIncomplete(name, error))),
        skip: source.skip,
        offsetsIn,
        mark,
        fileSize,
        size: zipped ? undefined : fileSize,
        version: [size, mtimeNs, ctimeNs, ino].join(),
        async close() {
            source.stop();
            await handle.close();
        },
    };
}
function markOf(head) {
    if (head.readUIntBE(0, 3) === 0xefbbbf)
        return [3, 'utf-8'];
    const order = head.readUInt16BE();
    return [0, order === 0xfeff ? 'utf-16be' : order === 0xfffe ? 'utf-16le' : 'utf-8'];
}
function fromFile(handle) {
    let position = 0;
    return {
        async read(target) {
            let filled = 0;
            while (filled < target.length) {
                const { bytesRead } = await handle.read(target, filled, target.length - filled, position);
                if (bytesRead === 0)
                    break;
                filled += bytesRead;
                position += bytesRead;
            }
            return filled;
        },
        async skip(count) {
            position += count;
        },
        stop() { },
    };
}
function fromBytes(bytes) {
    let position = 0;
    return {
        async read(target) {
            const taken = bytes.copy(target, 0, position);
            position += taken;
            return taken;
        },
        async skip(count) {
            position += count;
        },
        stop() { },
    };
}
function fromGzip(name, handle, fileSize, largest) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({ chunkSize: CHUNK });
    const file = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(eachChunk(handle), { objectMode: false, highWaterMark: CHUNK });
    file.on('error', (error) => gunzip.destroy(error));
    gunzip.on('error', () => { });
    const chunks = file.pipe(gunzip)[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    let total = 0;
    async function take(count, use) {
        for (let left = count; left > 0;) {
            if (rest.length === 0) {
                const next = await chunks.next().catch((error) => Promise.reject(toFault(error)));
                if (next.done === true)
                    return;
                rest = next.value;
                total += rest.length;
                if (total > largest) {
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is larger than ${largest} bytes when it is decompressed: split the analysis into several logs.`);
                }
            }
            const part = rest.subarray(0, left);
            use(part);
            left -= part.length;
            rest = rest.subarray(part.length);
        }
    }
    function toFault(error) {
        switch ((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(error, 'code')) {
            case 'Z_BUF_ERROR':
                return new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is cut off after ${fileSize} bytes, where its gzip data does not end: run the analyzer again.`);
            case 'Z_DATA_ERROR':
                return new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`);
            default:
                return error;
        }
    }
    return {
        async read(target) {
            let filled = 0;
            await take(target.length, (part) => {
                target.set(part, filled);
                filled += part.length;
            });
            return filled;
        },
        skip: (count) => take(count, () => { }),
        stop() {
            file.destroy();
            gunzip.destroy();
        },
    };
}
async function* eachChunk(handle) {
    for (let position = 0;;) {
        const chunk = Buffer.allocUnsafe(CHUNK);
        const { bytesRead } = await handle.read(chunk, 0, CHUNK, position);
        if (bytesRead === 0)
            return;
        position += bytesRead;
        yield chunk.subarray(0, bytesRead);
    }
}
async function decodeUtf16(name, source, encoding, offsetsIn) {
    const bytes = await readAll(source, LARGEST_UTF_16);
    if (bytes === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is UTF-16 of more than ${LARGEST_UTF_16} bytes: let the analyzer write its log as UTF-8.`);
    }
    const decoder = new TextDecoder(encoding, { fatal: true });
    let text;
    try {
        text = decoder.decode(bytes, { stream: true });
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} begins as UTF-16 and goes on as something else: let the analyzer write its log as UTF-8.`);
    }
    try {
        return Buffer.from(text + decoder.decode());
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} is cut off after ${bytes.length} bytes${offsetsIn}: run the analyzer again.`);
    }
}
function toIncomplete(name, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$)
        return error;
    const code = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__ .$6)(error, 'code') ?? 'unknown error';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__ .j$(`${name} cannot be read (${code}): check that this job may read it.`);
}


 }),

 39574:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   w: () => ( startEarly)
 });
function startEarly(work) {
    work.catch(() => undefined);
    return work;
}


 }),

 9915:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Rf: () => ( describeUnresolved),
   Sf: () => ( describeOlder),
   YB: () => ( describeReading)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15722);
 var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57764);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);






const MOST_PLACES = 10;
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.edited ? [placeOf(thread)] : []));
    const sealed = ours.filter(({ origin }) => origin === 'sealed').length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments at ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)(edited, MOST_PLACES)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ .OK)(scope)}, which are left alone`),
    ];
}
function placeOf({ evidence: { path, line } }) {
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line === 0 ? path : `${path}:${line}`);
}
function describeSealed(sealed) {
    const [what, left] = sealed === 1
        ? ['1 thread of ours is', 'it is left as it is']
        : [`${sealed} threads of ours are`, 'they are left as they are'];
    return `${what} signed, and this run has no signing-key: ${left}. Runs for Dependabot and for forks get only the secrets that are given to them by name (docs/forks.md)`;
}
function describeForged(forged, [{ keyless }]) {
    const what = `${forged} ${forged === 1 ? 'comment carries' : 'comments carry'} a marker`;
    return keyless
        ? `${what} that is signed, or not intact, and this run has no signing-key: if there was one, give it again`
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-signing-key or previous-client-secret`;
}
const MOST_ACCOUNTS = 5;
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
function describeOlder({ ours, overviews, intents }, keyring) {
    const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
    if (inputs === '')
        return [];
    const needing = ours.filter((thread) => (thread.older || thread.own?.keys.older !== undefined) &&
        ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread).kind));
    const open = needing.length;
    const isLeft = needing.some(({ older }) => older);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? `no open thread needs ${inputs} any more`
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} ${inputs}: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with ${inputs}, and no run deletes them: delete them by hand`,
            ]),
    ];
}
function describeUnresolved({ plan, outcomes }, needs) {
    const moves = plan?.moves ?? [];
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    const { length } = said;
    if (length === 0)
        return [];
    const what = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__ .Gl) ? 'fixed or decided' : 'fixed';
    const threads = length === 1
        ? `1 thread says that its finding is ${what}, and stays`
        : `${length} threads say that their findings are ${what}, and stay`;
    const remedy = needs === undefined ? '' : `. That needs ${needs}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}


 }),

 3856:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( findCommits),
   I: () => ( cover)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29484);
 var _git_relate_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60307);
 var _http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(95254);
 var _job_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);






const REMEDY = `${_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .Nh} or allow fetching commits by id`;
async function findCommits(job, analyzed) {
    const { inputs, world } = job;
    const until = world.now() + inputs['ready-timeout'] * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(job, analyzed, until);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || job.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        job.progress(`Waiting for the ${(0,_job_js__WEBPACK_IMPORTED_MODULE_4__ .a)(job)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await job.sleep(Math.min((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ .p$)(tries, world.random()), left));
    }
}
async function findOnce(job, analyzed, until) {
    const { reviewed, inputs, git, host } = job;
    const given = reviewed.diff;
    const shown = reviewed.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(reviewed.service, given === undefined, until, job);
    const { base, head } = shown;
    const noun = (0,_job_js__WEBPACK_IMPORTED_MODULE_4__ .a)(job);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            reason: `the ${noun}'s diff was not computed within ${inputs['ready-timeout']} s (input ready-timeout)`,
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
            job.progress(`The analyzed commit ${analyzed.slice(0, 7)} is not the ${noun}'s head ${head.slice(0, 7)}, but ` +
                `${relation === 'same-tree' ? 'has the same tree' : 'the merge of it with the target branch'}: findings are mapped to the lines of the head`);
        }
        if (covering.kind === 'superseded')
            return covering;
        if (covering.kind === 'behind')
            return { ...covering, head };
        if (covering.kind === 'other')
            return { kind: 'unavailable', covers: false, reason: covering.reason };
    }
    for (const sha of shas) {
        const state = presence.get(sha);
        if (state !== undefined && state !== 'present') {
            const reason = `commit ${sha} could not be fetched (${state.missing}): ${REMEDY}`;
            return { kind: 'unavailable', reason, covers: sha !== head };
        }
    }
    return { kind: 'found', commits: { analyzed, ...pinned }, shown };
}
async function readShown(service, needsDiff, until, { world, sleep, stopped, progress }) {
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - world.now();
        if (ready || !needsDiff || left <= 0 || stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_5__ .p$)(tries, world.random()), left));
    }
}
function cover(analyzed, head, relation, noun, remedy) {
    const checkOut = remedy ?? `check out the head of the ${noun}`;
    const [ours, theirs] = [analyzed.slice(0, 7), head.slice(0, 7)];
    const both = `the analyzed commit ${ours} and the ${noun}'s head ${theirs}`;
    const merge = `the analyzed commit ${ours} is a merge of the ${noun}'s head ${theirs}`;
    const other = (reason) => ({ kind: 'other', reason });
    switch (relation) {
        case 'head':
        case 'same-tree':
        case 'test-merge':
        case 'clean-merge':
            return { kind: 'covers' };
        case 'earlier':
            return { kind: 'superseded', reason: `the ${noun} has moved on: ${both}` };
        case 'replaced':
            return {
                kind: 'superseded',
                reason: `the ${noun} has moved on: the analyzed commit ${ours} was the head of this change, and the ${noun}'s head is ${theirs}`,
            };
        case 'later':
            return {
                kind: 'behind',
                reason: `the ${noun} has not caught up: ${both}, which it stands on; run again once the ${noun} shows it`,
            };
        case 'merge-with-other':
            return other(`${merge} with a commit that is not known to be on the target branch: ${checkOut}`);
        case 'altered-merge':
            return other(`${merge}, but its files are not those that git makes of the two: ${checkOut}`);
        case 'merge-git-too-old':
            return other(`${merge}; the event of this run does not name it, and this git cannot tell what belongs into it: ${checkOut}, or install git 2.38 or later`);
        case 'merge-not-at-hand':
            return other(`${merge}, and this checkout lacks what would tell what belongs into it: ${checkOut}, or check out with full history (fetch-depth: 0)`);
        case 'on-target':
            return other(`you analyzed ${ours}, which is on the target branch: ${checkOut}${remedy === undefined ? ' (`ref:`)' : ''}`);
        case 'unknown':
            return other(`${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`);
        case 'other':
            return other(`${both} are different versions: ${checkOut}`);
    }
}


 }),

 88816:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   h: () => ( openConfiguration),
   j: () => ( configure)
 });
 var _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56130);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29484);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41583);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38825);
 var _git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20581);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(19850);
 var _log_start_early_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39574);








function openConfiguration({ git, service, host, progress }, root) {
    if (service === undefined) {
        return host.onLaptop
            ? () => ofWorkingTree(root, progress)
            : (commits) => ofCommits(git, undefined, commits);
    }
    const tip = (0,_log_start_early_js__WEBPACK_IMPORTED_MODULE_7__ .w)(findTip(git, service));
    return async (commits) => ofCommits(git, await tip, commits);
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
    const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ .o)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT);
    if (content === undefined) {
        const misnamed = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ .o)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .YP);
        const warnings = misnamed === undefined ? [] : [_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .Xf];
        return { kind: 'found', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .hr, warnings };
    }
    progress(`${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content);
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
    const [own, before, after] = await (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .Xd)(git, [sha, base, head], _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT);
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
    if (file.kind === 'other')
        return { kind: 'broken', fault: `${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .oT}: it is not a regular file` };
    const { MOST_BYTES } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    return parse(file.bytes > MOST_BYTES ? Buffer.alloc(file.bytes) : await (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ .gm)(git, file.id));
}
async function parse(content) {
    const { parseConfiguration } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    return parseConfiguration(content);
}
async function configure(findings, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return findings;
    const change = paths.length === 0 ? undefined : await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__ .iH)(git, base, head);
    const judge = (0,_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ .FU)(configuration, (path) => {
        const file = change?.byNewPath.get(path);
        return file?.status === 'renamed' || file?.status === 'copied' ? file.oldPath : undefined;
    });
    return findings.map((finding) => {
        if (finding.presence.kind !== 'present')
            return finding;
        const judgement = judge(finding);
        if (judgement.kind === 'stays')
            return finding;
        return judgement.kind === 'level'
            ? { ...finding, level: judgement.level }
            : { ...finding, presence: { kind: 'ignored', because: judgement.because } };
    });
}


 }),

 73305:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( nounOf)
 });
function nounOf({ service }) {
    return service?.noun ?? 'change';
}


 }),

 56360:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   BX: () => ( readOffsets),
   DT: () => ( describeChanges),
   R8: () => ( filesOf),
   Wo: () => ( placeOnCommit),
   Wv: () => ( placeDetails),
   tE: () => ( isReal)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41583);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19850);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16761);




const MOST_NAMED = 10;
function filesOf(findings) {
    return new Set(findings.flatMap(({ presence, place }) => (isReal(presence) ? (place.path ?? []) : [])));
}
function placeOnCommit(written, hunks) {
    const own = hunks.get(written.place.path ?? '');
    if (own === undefined || !isReal(written.presence))
        return written;
    const place = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .bd)(own, written.place);
    const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
    const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
    return { ...written, place, ...(isMoved ? { loggedLine: line } : {}) };
}
function placeDetails({ related, flow, fixes, ...finding }, hunks) {
    return {
        ...finding,
        ...(related && { related: placeTrail(related, hunks) }),
        ...(flow && { flow: placeTrail(flow, hunks) }),
        ...(fixes && !hunks.has(finding.place.path ?? '') && { fixes }),
    };
}
function describeChanges({ hunks, unread }) {
    return [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
}
function isReal({ kind }) {
    return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}
function placeTrail({ first, omitted, last }, hunks) {
    const place = (step) => placeStep(step, hunks);
    return { first: first.map(place), omitted, last: last.map(place) };
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
            'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed',
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
async function readOffsets(findings, { hunks, unread }, git, { root, head }) {
    const paths = new Set(findings.flatMap(({ presence, place }) => isReal(presence) && 'offset' in place ? (place.path ?? []) : []));
    for (const path of [...hunks.keys(), ...unread])
        paths.delete(path);
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .ng)(git);
    await texts.read([...paths].map((path) => ({ commit: head, path })));
    const linesIn = new Map();
    for (const path of paths) {
        const content = (await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ .o)(root, path)) ?? texts.content(head, path);
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

 9794:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $: () => ( linkToSource),
   o: () => ( readLogs)
 });
 var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
 var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7858);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29484);
 var _git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20581);
 var _git_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(35592);
 var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19850);
 var _sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(38999);
 var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(43909);
 var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9395);
 var _text_inline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96924);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10492);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(56360);
 var _root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(69601);















async function readLogs(order, checkout) {
    const { git } = order;
    const entries = checkout === undefined ? [] : await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .Z)(git, checkout.head);
    const root = checkout?.root ?? order.world.directory;
    const read = await readFindings(order, checkout, root, entries);
    const workingTree = (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ .A)(git, root, entries);
    const changes = await workingTree.changesIn((0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .R8)(read.findings));
    const { hunks } = changes;
    const onLines = checkout === undefined
        ? (finding) => finding
        : await (0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .BX)(read.findings, changes, git, checkout);
    const hider = (0,_sarif_hide_secrets_js__WEBPACK_IMPORTED_MODULE_8__ .j)((text) => order.redact(text));
    const findings = read.findings.map((finding) => hider.finding((0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .Wo)(onLines(finding), hunks)));
    const { completeness, logs, tools } = read;
    const warnings = [...completeness.warnings, ...(0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .DT)(changes)];
    let paths;
    return {
        findings,
        completeness: hider.completeness({ ...completeness, warnings }),
        logs,
        tools,
        versions: read.versions,
        warnings: (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ .hJ)(findings).map(_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_3__ .e_),
        workingTree,
        hasFile(path) {
            paths ??= new Set(entries.map((entry) => entry.path));
            return paths.has(path);
        },
        async readDetails(now, wanted) {
            const among = new Set(wanted);
            const asked = now.flatMap((finding, index) => {
                const written = among.has(finding) ? read.findings[index] : undefined;
                return written === undefined ? [] : [{ finding, written }];
            });
            const details = await read.details(asked.map(({ written }) => written));
            return new Map(asked.map(({ finding, written }) => {
                const { related = written.related, flow, fixes } = details.get(written) ?? written;
                const detailed = {
                    ...finding,
                    ...(related && { related }),
                    ...(flow && { flow }),
                    ...(fixes && { fixes }),
                };
                return [finding, hider.details((0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .Wv)(detailed, hunks))];
            }));
        },
    };
}
async function readFindings({ git, inputs, host, world, progress }, checkout, root, entries) {
    const { directory, environment } = world;
    const { workspaces, temporaryFolder } = host;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, inputs['working-directory']), ...(0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ .B)(environment)];
    return (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ .d5)({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        silentTools: inputs['silent-tools'],
        trustIncomplete: inputs['trust-incomplete'],
        foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
        ...(checkout !== undefined &&
            inputs['tracked-logs'] === 'refuse' && {
            isTracked: (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .f)(entries, [root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root)], 
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_13__ .Gc)(entries),
        analyzed: checkout && openAnalyzed(git, checkout.head, entries),
        roots: await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ .H)({ root, prefix, spelled, workspaces }),
        temporaryFolder,
        ...(progress === undefined ? {} : { progress }),
    });
}
function openAnalyzed(git, commit, entries) {
    const own = toIds(entries);
    const known = new Map();
    const compare = async (other) => {
        if (!(await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_4__ .gg)(git, [other])).has(other))
            return undefined;
        const theirs = toIds(await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .Z)(git, other));
        return (path) => own(path) === theirs(path);
    };
    return {
        commit,
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
    if (!(await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ .Bn)(git, repository.address)))
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ .O0)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}


 }),

 69601:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B: () => ( spelledFolders),
   H: () => ( resolveRootAliases)
 });
 var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
 var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


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

 38999:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( createSecretHider)
 });
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50850);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86856);



function createSecretHider(redactOnce) {
    const redact = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .kM)(text, redactOnce);
    const redactFor = (finding) => (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_2__ .r)(finding) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(redact(text))) : redact;
    const rules = new Map();
    const ruleOf = (rule) => {
        const known = rules.get(rule) ?? unlessSame(rule, hideInRule(rule, redact));
        rules.set(rule, known);
        return known;
    };
    return {
        finding(finding) {
            const { message } = finding;
            const hide = redactFor(finding);
            const rule = ruleOf(finding.rule);
            if (isPlain(finding) && rule === finding.rule && hide(message) === message)
                return finding;
            const hidden = hideInFinding(finding, rule, hide);
            return hidden.rule === finding.rule ? unlessSame(finding, hidden) : hidden;
        },
        details: (detailed) => ({ ...detailed, ...hideInDetails(detailed, redactFor(detailed)) }),
        completeness: (completeness) => hideInCompleteness(completeness, redact),
    };
}
function isPlain({ place, presence, related, flow, fixes }) {
    const details = related ?? flow ?? fixes;
    return place.kind !== 'nowhere' && !('justification' in presence) && details === undefined;
}
function unlessSame(read, hidden) {
    const before = read;
    const same = Object.entries(hidden).every(([name, value]) => value === before[name] || JSON.stringify(value) === JSON.stringify(before[name]));
    return same ? read : hidden;
}
function hideInFinding(finding, rule, redact) {
    const { message, place, presence } = finding;
    return {
        ...finding,
        rule,
        message: redact(message),
        place: hideInPlace(place, redact),
        presence: 'justification' in presence
            ? { ...presence, justification: redact(presence.justification ?? '') }
            : presence,
        ...hideInDetails(finding, redact),
    };
}
function hideInPlace(place, redact) {
    if (place.kind !== 'nowhere')
        return place;
    const reason = redact(place.reason);
    return reason === place.reason ? place : { ...place, reason };
}
function hideInDetails({ related, flow, fixes }, redact) {
    return {
        ...(related && { related: hideInTrail(related, redact) }),
        ...(flow && { flow: hideInTrail(flow, redact) }),
        ...(fixes && {
            fixes: fixes.filter((fix) => fix.every(({ inserted }) => redact(inserted) === inserted)),
        }),
    };
}
function hideInRule(rule, redact) {
    const { name, shortDescription, fullDescription, help, severity, helpUri } = rule;
    return {
        ...rule,
        ...(name !== undefined && { name: redact(name) }),
        ...(shortDescription !== undefined && { shortDescription: redact(shortDescription) }),
        ...(fullDescription !== undefined && { fullDescription: redact(fullDescription) }),
        ...(help !== undefined && { help: { ...help, text: redact(help.text) } }),
        ...(severity !== undefined && { severity: redact(severity) }),
        ...(helpUri !== undefined && { helpUri: redact(helpUri) }),
    };
}
function hideInTrail({ first, omitted, last }, redact) {
    const hide = (step) => step.message === undefined ? step : { ...step, message: redact(step.message) };
    return { first: first.map(hide), omitted, last: last.map(hide) };
}
function hideInCompleteness(completeness, redact) {
    const { failures, heldScopes, heldFiles, unplaced, warnings } = completeness;
    return {
        ...completeness,
        failures: failures.map(redact),
        heldScopes: heldScopes.map((held) => ({ ...held, reason: redact(held.reason) })),
        heldFiles: heldFiles.map((held) => ({ ...held, reason: redact(held.reason) })),
        unplaced: unplaced.map((one) => ({ ...one, reason: redact(one.reason) })),
        warnings: warnings.map(redact),
    };
}


 }),

 22167:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => ( shortName),
   h: () => ( quote)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);

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

 43909:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d5: () => ( readAnalysis)
});


var errors = __webpack_require__(27406);
var completeness = __webpack_require__(81315);
var finding = __webpack_require__(15722);
var find_logs = __webpack_require__(16953);
var log_raw = __webpack_require__(47842);
var open_log = __webpack_require__(59177);
var external_node_buffer_ = __webpack_require__(4573);
var lines = __webpack_require__(17746);
var log_fault = __webpack_require__(88111);
;






const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
async function parseLog(file, log) {
    const { name } = file;
    const bytes = await (0,open_log.yw)(log, external_node_buffer_.constants.MAX_STRING_LENGTH);
    if (bytes === undefined) {
        throw new errors.j$(`${name} has more than ${external_node_buffer_.constants.MAX_STRING_LENGTH} bytes, which needs a machine whose WebAssembly has SIMD: ` +
            'run this step on another one, or split the analysis into several logs.');
    }
    const parsed = parse(bytes.subarray(log.mark));
    if ('fault' in parsed) {
        const { byte } = parsed.fault;
        throw (0,log_fault.iT)(name, { ...parsed.fault, byte: byte + log.mark }, log.offsetsIn);
    }
    if (parsed.repeated !== undefined)
        throw (0,log_fault.m$)(name + parsed.repeated);
    const { value } = parsed;
    if (!(0,log_raw.Gv)(value))
        return { name, head: value, runs: undefined };
    const { runs, ...head } = value;
    if (!Array.isArray(runs))
        return { name, head, runs: runs === null ? null : undefined };
    return { name, head, runs: runs.map((run, index) => toRun(file, log.version, run, index)) };
}
function toRun(file, version, run, index) {
    const { results: all, ...rest } = (0,log_raw.Gv)(run) ? run : {};
    const results = Array.isArray(all) ? all : undefined;
    return {
        index,
        context: (0,log_raw.Gv)(run) ? rest : run,
        results,
        async *mentions() {
            yield results;
        },
        async again(indexes) {
            const log = await (0,open_log.PS)(file, version);
            try {
                const { runs } = await parseLog(file, log);
                const same = [...(runs ?? [])][index];
                return { context: same?.context, results: pick([...(same?.results ?? [])], indexes) };
            }
            finally {
                await log.close();
            }
        },
    };
}
async function* pick(results, indexes) {
    for (const index of indexes)
        yield { index, result: results[index] };
}
function parse(bytes) {
    if (bytes.length === 0)
        return { fault: { kind: 'empty', byte: 0 } };
    if (!(0,external_node_buffer_.isUtf8)(bytes)) {
        const byte = (0,log_fault.iB)(bytes);
        return {
            fault: byte === undefined ? { kind: 'cut off', byte: bytes.length } : { kind: 'not UTF-8', byte },
        };
    }
    const text = bytes.toString('utf8');
    const toFault = (kind, at) => ({
        fault: { kind, byte: Buffer.byteLength(text.slice(0, at)) },
    });
    const { tooDeep, repeated } = inspect(text);
    if (tooDeep !== undefined)
        return toFault('too deep', tooDeep);
    const { value, error } = tryParse(text);
    if (error !== undefined && isUnfinished(text, error))
        return toFault('cut off', text.length);
    if (error !== undefined) {
        const { fault } = toFault(error.includes('after JSON') ? 'text behind' : 'not JSON', positionOf(text, error));
        const isText = /^\s*[^\s{["]/u.test(text);
        return { fault: isText && fault.byte < FIRST ? { ...fault, firstLine: lineOf(text) } : fault };
    }
    return { value, ...(repeated !== undefined && { repeated }) };
}
const FIRST = 200;
const LONGEST_LINE = 100;
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
    let [good, bad] = [0, text.length];
    while (bad - good > 1) {
        const middle = (good + bad) >>> 1;
        const part = text.slice(0, middle);
        const found = tryParse(part).error;
        if (found === undefined || isUnfinished(part, found))
            good = middle;
        else
            bad = middle;
    }
    return bad - 1;
}
function inspect(text) {
    const isList = [];
    const index = [];
    const key = [];
    const keys = [];
    let depth = 0;
    let repeated;
    let start = 0;
    function whereabouts() {
        if (depth === 1)
            return '';
        const isRun = key[1] === 'runs' && isList[2] === true;
        if (depth === 3)
            return isRun ? ` runs[${index[2]}]` : undefined;
        const isResult = isRun && isList[3] === false && key[3] === 'results' && isList[4] === true;
        return depth === 5 && isResult ? ` runs[${index[2]}].results[${index[4]}]` : undefined;
    }
    for (let at = 0; at < text.length; at += 1) {
        switch (text.charCodeAt(at)) {
            case QUOTE:
                start = at;
                for (at += 1; at < text.length && text.charCodeAt(at) !== QUOTE; at += 1) {
                    if (text.charCodeAt(at) === BACKSLASH)
                        at += 1;
                }
                break;
            case COLON: {
                if (depth > 5)
                    break;
                const written = text.slice(start, at).trimEnd();
                const name = written.includes('\\') ? String(tryParse(written).value) : written.slice(1, -1);
                key[depth] = name;
                if (keys[depth]?.has(name))
                    repeated ??= whereabouts();
                keys[depth]?.add(name);
                break;
            }
            case COMMA:
                index[depth] = (index[depth] ?? 0) + 1;
                break;
            case OPEN_OBJECT:
            case OPEN_LIST:
                if (depth === log_fault.qw)
                    return { tooDeep: at };
                depth += 1;
                if (depth > 5)
                    break;
                isList[depth] = text.charCodeAt(at) === OPEN_LIST;
                index[depth] = 0;
                keys[depth] = new Set();
                break;
            case CLOSE_OBJECT:
            case CLOSE_LIST:
                depth -= 1;
                break;
        }
    }
    return { ...(repeated !== undefined && { repeated }) };
}

;


const MOST_PARSED = 2.5 * 1024 * 1024;
async function readLog(file, progress) {
    const log = await (0,open_log.Ne)(file);
    try {
        if (log.size !== undefined && log.size <= MOST_PARSED)
            return await parseLog(file, log);
        const { createScanner } = await __webpack_require__.e( 6106).then(__webpack_require__.bind(__webpack_require__, 36106));
        const scanner = createScanner();
        if (scanner === undefined)
            return await parseLog(file, log);
        const { scanLog } = await __webpack_require__.e( 1598).then(__webpack_require__.bind(__webpack_require__, 41598));
        return await scanLog(file, log, scanner, progress);
    }
    finally {
        await log.close();
    }
}

var start_early = __webpack_require__(39574);
var text_names = __webpack_require__(16761);
var unparsed_results = __webpack_require__(26488);
;



const MOST_NAMED = 10;
function toCompleteness(readings) {
    const scopes = [...Map.groupBy(readings.runs, (run) => (0,finding.OD)(run.scope))];
    const judged = scopes.map(([key, runs]) => ({
        key,
        scope: runs[0]?.scope,
        ...judge(runs, readings.trust),
    }));
    const heldScopes = judged.flatMap(({ held }) => held ?? []);
    const unplaced = judged.flatMap((scope) => scope.unplaced);
    const present = judged.flatMap(({ held, scope }) => held === undefined && scope !== undefined ? [scope] : []);
    return {
        failures: readings.failures,
        complete: [...present, ...cleanTools(readings)],
        heldScopes: [...heldScopes, ...missingTools(readings)],
        heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
        ruleCatalogues: new Map(judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue]]))),
        fileCatalogues: new Map(judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files]]))),
        quietScopes: new Set(present.filter(({ tool }) => unparsed_results.ln.has(tool)).map(finding.OD)),
        unplaced,
        warnings: [
            ...readings.warnings,
            ...new Set(unplaced.map(({ reason }) => reason)),
            ...readings.runs.flatMap((run) => run.warnings),
            ...judged.flatMap(({ overridden }) => overridden),
            ...describeUnnoticed(readings),
        ],
    };
}
function judge(runs, trust) {
    const told = runs.flatMap((run) => run.failures.map((failure) => ({ ...failure, scope: run.scope })));
    const trusted = trust === 'complete' ? told.filter((failure) => failure.kind !== 'unread') : [];
    const failures = told.filter((failure) => trust !== 'complete' || failure.kind === 'unread');
    const files = new Map();
    for (const failure of failures) {
        if (failure.kind === 'file' && !files.has(failure.path)) {
            const { scope, path, reason, told: of } = failure;
            files.set(path, { scope, path, reason, told: of });
        }
    }
    return {
        held: toHeld(failures.filter((failure) => failure.kind !== 'file')),
        heldFiles: [...files.values()],
        unplaced: toUnplaced(runs),
        overridden: trusted.map(({ reason }) => `${reason} (overridden by \`trust-incomplete\`)`),
        catalogue: joinRules(runs),
        files: joinFiles(runs),
    };
}
function toUnplaced(runs) {
    const reasons = new Map(runs.flatMap(({ unplaced, scope }) => (unplaced === undefined ? [] : [[unplaced, scope]])));
    return [...reasons].map(([reason, scope]) => ({ scope, reason }));
}
function toHeld(failures) {
    const [first, ...more] = failures;
    if (first === undefined)
        return undefined;
    const reason = more.length === 0 ? first.reason : `${first.reason} (and ${more.length} more)`;
    return { scope: first.scope, reason, kind: 'failed' };
}
function joinRules(runs) {
    const listing = runs.filter((run) => run.rules.listed);
    const catalogues = listing.flatMap((run) => run.rules.catalogue ?? []);
    if (catalogues.length === 0 || catalogues.length < listing.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
function joinFiles(runs) {
    const catalogues = runs.flatMap((run) => run.files ?? []);
    if (catalogues.length < runs.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
function cleanTools(readings) {
    return isSilenceProof(readings) ? withoutRun(readings.tools.silent, readings) : [];
}
function isSilenceProof({ failures, wide, tools }) {
    return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}
function missingTools(readings) {
    const { failures, tools } = readings;
    if (failures.length > 0)
        return [];
    const loud = tools.named.filter((tool) => !tools.silent.includes(tool));
    return withoutRun(loud, readings).map((scope) => ({
        scope,
        kind: 'missing',
        reason: `${(0,finding.OK)(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or name it in \`silent-tools\` if it leaves itself out when it finds nothing`,
    }));
}
function withoutRun(tools, { runs, category }) {
    const seen = new Set(runs.map((run) => run.scope.tool));
    return [...new Set(tools)]
        .filter((tool) => !seen.has(tool))
        .map((tool) => ({ tool, category: category ?? '' }));
}
function describeUnnoticed({ wide, tools }) {
    if (wide.length === 0 || tools.named.length > 0)
        return [];
    return [
        `\`sarif-file\` names ${(0,text_names.Dt)(wide, MOST_NAMED)}, where a log that is missing cannot be noticed: name the files, or the tools of this job in \`tools\``,
    ];
}
function describeMisnamedTools({ named, silent }, scopes) {
    const present = new Set(scopes.map(({ tool }) => tool));
    const unnamed = [...present].filter((tool) => !named.includes(tool) && !silent.includes(tool));
    const mistakesIn = (input, names) => {
        const mistakes = [...new Set(names)].flatMap((name) => {
            if (present.has(name))
                return [];
            const meant = unnamed.find((tool) => inLetters(tool) === inLetters(name)) ??
                unnamed.find((tool) => isLonger(tool, name) || isLonger(name, tool));
            return meant === undefined
                ? []
                : [`${JSON.stringify(name)}, and the logs say ${JSON.stringify(meant)}`];
        });
        return mistakes.length === 0 ? [] : [`Input ${input} names ${mistakes.join('; it names ')}`];
    };
    const found = [...mistakesIn('tools', named), ...mistakesIn('silent-tools', silent)];
    if (found.length === 0)
        return undefined;
    return `${found.join('. ')}: write it as the logs do, or name both if both ran`;
}
function isLonger(name, start) {
    const whole = name.toLowerCase();
    const first = start.toLowerCase();
    return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}
function inLetters(name) {
    return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

var foreign_log = __webpack_require__(36536);
var quote = __webpack_require__(22167);
;




const MOST_BLAMED = 100;
function holdBlamedFiles(runs) {
    const blamed = new Map();
    for (const { scope, blamedFiles } of runs) {
        for (const path of blamedFiles)
            if (!blamed.has(path))
                blamed.set(path, scope.tool);
    }
    if (blamed.size === 0)
        return runs;
    const failures = blamed.size > MOST_BLAMED ? [tooManyBlamed(blamed.size)] : [...blamed].map(toBlame);
    return runs.map((run) => ({ ...run, failures: [...run.failures, ...failures] }));
}
function toBlame([path, tool]) {
    const reason = `${(0,quote.h)(path)} broke the engine ${(0,quote.h)(tool)} of the same log, and may have been left out here as well`;
    return { kind: 'file', path, reason };
}
function tooManyBlamed(count) {
    const reason = `${count} files broke engines of the same log, and may have been left out here as well`;
    return { kind: 'scope', reason };
}
function holdForeignLog(log, runs) {
    const foreign = (0,foreign_log.e)(log, eachFinding(runs), () => joinListed(runs));
    if (foreign === undefined)
        return runs;
    const { kind, reason } = foreign;
    if (kind === 'doubtful')
        return runs.map((run) => ({ ...run, unplaced: reason }));
    const failure = { kind: 'unread', reason };
    return runs.map((run) => ({ ...run, failures: [...run.failures, failure] }));
}
async function holdOtherCommits(log, runs, analyzed) {
    return Promise.all(runs.map(async (run) => {
        const other = run.revision?.toLowerCase() ?? analyzed.commit;
        const isSame = other === analyzed.commit ? undefined : await analyzed.compareWith(other);
        if (isSame === undefined)
            return run;
        const differs = run.findings.find(({ place: { path }, presence }) => presence.kind !== 'absent' && path !== undefined && !isSame(path));
        if (differs === undefined)
            return run;
        const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
        const reason = `${log} says that it is of commit ${theirs}, and ${ours} is checked out, ` +
            `where ${(0,quote.h)(differs.place.path ?? '')} differs: analyze ${ours}, or check out ${theirs}`;
        return { ...run, failures: [...run.failures, { kind: 'unread', reason }] };
    }));
}
function* eachFinding(runs) {
    for (const { findings } of runs)
        yield* findings;
}
function joinListed(runs) {
    const all = runs.map(({ listed }) => listed);
    return all.includes('here') ? 'here' : all.includes('elsewhere') ? 'elsewhere' : 'none';
}
function blameErrorRuns(runs) {
    const errors = new Map();
    for (const { scope, findings } of runs) {
        const tool = unparsed_results.m6.get(scope.tool);
        const error = findings.find(({ presence }) => presence.kind === 'present');
        if (tool !== undefined && error !== undefined)
            errors.set((0,finding.OD)({ ...scope, tool }), `${scope.tool} says: ${(0,quote.h)(error.message)}`);
    }
    if (errors.size === 0)
        return runs;
    return runs.map((run) => {
        const reason = errors.get((0,finding.OD)(run.scope));
        return reason === undefined ? run : { ...run, failures: [...run.failures, { kind: 'scope', reason }] };
    });
}

;
function noHabits() {
    return { encoded: false, doubted: false, asWritten: new Set(), byEnding: new Set(), folder: '' };
}
function wasMisled({ encoded, doubted, asWritten, byEnding }) {
    return (encoded && doubted) || [...byEnding].some((tool) => asWritten.has(tool));
}
function findFolder(findings) {
    let folder;
    const doubts = new Set();
    for (const { place, presence } of findings) {
        if (presence.kind === 'absent')
            continue;
        if (place.kind === 'nowhere') {
            if (place.oneOf !== undefined)
                doubts.add(place.oneOf);
        }
        else {
            folder = folder === undefined ? folderOf(place.path) : sharedFolder(folder, place.path);
        }
    }
    const decides = folder !== undefined && [...doubts].some((files) => pickIn(folder, files) !== undefined);
    return decides ? (folder ?? '') : '';
}
function pickIn(folder, files) {
    for (let around = folder; around !== ''; around = folderOf(around)) {
        const [first, second] = files.filter((file) => file.startsWith(`${around}/`));
        if (first !== undefined)
            return second === undefined ? first : undefined;
    }
    return undefined;
}
function sharedFolder(folder, path) {
    let shared = folder;
    while (shared !== '' && !path.startsWith(`${shared}/`))
        shared = folderOf(shared);
    return shared;
}
function folderOf(path) {
    return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

var rule_ids = __webpack_require__(92506);
var package_folders = __webpack_require__(96891);
;

const NAMELESS = { kind: 'nowhere', reason: 'its location names no file' };
function toPlace(result, whereabouts) {
    const locations = (0,log_raw.gT)(result, 'locations');
    for (const location of locations) {
        const place = placeOf(location, whereabouts);
        if (place !== undefined)
            return place;
    }
    return locations.length === 0 ? { kind: 'nowhere', reason: 'the log gives it no location' } : NAMELESS;
}
function placeOf(location, whereabouts) {
    const artifact = artifactOf(location, whereabouts);
    return artifact && placeIn(artifact, linesOfRegion((0,log_raw.at)(location, 'physicalLocation', 'region')));
}
function placeIn(artifact, lines) {
    const { file } = artifact;
    if (file.kind === 'lost') {
        const { path, reason, inCheckout, behind, byEnding, maybe } = file;
        if (path === undefined)
            return { kind: 'nowhere', reason };
        const files = maybe === 'anything' || maybe.length === 0 ? undefined : maybe;
        const oneOf = byEnding ? files : undefined;
        const alike = byEnding || inCheckout ? undefined : files;
        const isTold = inCheckout === true || files !== undefined;
        const line = isTold && lines.kind === 'lines' ? lines.startLine : undefined;
        return {
            kind: 'nowhere',
            path,
            reason,
            ...(inCheckout && { inCheckout }),
            ...(behind && { behind }),
            ...(line !== undefined && { line }),
            ...(oneOf && { oneOf }),
            ...(alike && { alike }),
        };
    }
    const { path } = file;
    if (artifact.kind === 'part')
        return { kind: 'file', path };
    if (lines.kind === 'offset') {
        const reason = 'the log has its offset in the file, but no line';
        return { kind: 'nowhere', path, reason, inCheckout: true, offset: lines.offset };
    }
    if (lines.kind === 'file')
        return { kind: 'file', path };
    const { startLine, endLine } = lines;
    return { kind: 'lines', startLine, endLine, path };
}
function resolveLocation(location, whereabouts) {
    return artifactOf(location, whereabouts)?.file;
}
function resolveArtifact(location, whereabouts) {
    const indexed = artifactAt(location, whereabouts);
    const own = (0,log_raw.$6)(location, 'uri');
    const holder = own === undefined || own === (0,log_raw.$6)(indexed, 'location', 'uri')
        ? holderOf(indexed, whereabouts)
        : undefined;
    const named = holder ?? (own === undefined ? (0,log_raw.at)(indexed, 'location') : location);
    const uri = (0,log_raw.$6)(named, 'uri');
    if (uri === undefined)
        return undefined;
    const file = whereabouts.resolvePath(uri, (0,log_raw.$6)(named, 'uriBaseId'));
    return { kind: holder === undefined ? 'file' : 'part', file };
}
function artifactOf(location, whereabouts) {
    return resolveArtifact((0,log_raw.at)(location, 'physicalLocation', 'artifactLocation'), whereabouts);
}
function artifactAt(location, { artifacts }) {
    const index = (0,log_raw.G$)(location, 'index');
    return index === undefined ? undefined : artifacts[index];
}
function holderOf(artifact, { artifacts }) {
    let index = (0,log_raw.G$)(artifact, 'parentIndex');
    if (index === undefined)
        return undefined;
    const parents = new Set();
    let here = artifact;
    for (; index !== undefined; index = (0,log_raw.G$)(here, 'parentIndex')) {
        if (parents.has(index))
            return {};
        parents.add(index);
        here = artifacts[index];
    }
    return (0,log_raw.at)(here, 'location') ?? {};
}
const LAST_LINE = 2 ** 31 - 1;
function linesOfRegion(region) {
    const start = (0,log_raw.at)(region, 'startLine');
    if (start === undefined) {
        const offset = toOffset(region, 'characters', 'char') ?? toOffset(region, 'bytes', 'byte');
        return offset === undefined ? { kind: 'file' } : { kind: 'offset', offset };
    }
    if (!Number.isInteger(start))
        return { kind: 'file' };
    if (Number(start) < 1)
        return { kind: 'file' };
    const startLine = Math.min(Number(start), LAST_LINE);
    const end = (0,log_raw.at)(region, 'endLine');
    const last = Number.isInteger(end) ? Number(end) - ((0,log_raw.at)(region, 'endColumn') === 1 ? 1 : 0) : 0;
    return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}
function toOffset(region, unit, name) {
    const start = (0,log_raw.G$)(region, `${name}Offset`);
    return start === undefined
        ? undefined
        : { unit, start, end: start + ((0,log_raw.G$)(region, `${name}Length`) ?? 0) };
}

var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var tree = __webpack_require__(9395);
;
function toPaths(uri) {
    const path = withoutFileScheme(uri)?.toWellFormed();
    if (path === undefined)
        return [];
    if (!path.includes('%') && !path.includes('\\'))
        return [path];
    return [...new Set([path, decode(path), withSlashes(path), withSlashes(decode(path))])];
}
function undecoded(paths) {
    return paths.filter((path) => path.length === paths[0]?.length);
}
function decodedFirst(paths) {
    return paths.toSorted((a, b) => a.length - b.length);
}
function toNames(path, start = []) {
    const drive = /^\/?[a-z]:(?:\/|$)/i.test(path);
    const names = [...start];
    let climbs = false;
    for (const name of path.split('/')) {
        if (name === '' || name === '.')
            continue;
        if (name !== '..')
            names.push(name);
        else if (names.pop() === undefined)
            climbs = true;
    }
    const onServer = path.startsWith('//');
    return { absolute: drive || path.startsWith('/'), names, climbs, ...(onServer && { onServer }) };
}
function withoutFileScheme(uri) {
    const scheme = /^file:/i.test(uri);
    if (!scheme)
        return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : uri;
    const rest = withSlashes(uri.slice('file:'.length));
    if (!rest.startsWith('//'))
        return rest;
    return rest.slice(2).replace(/^localhost(?=\/)/i, '');
}
function decode(path) {
    return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('utf8'));
}
function withSlashes(path) {
    return path.replaceAll('\\', '/');
}

;



const MOST_WORKING_DIRECTORIES = 20;
function toKnownRoots({ checkout, aliases = [], ignoresCase = false, prefix: prefixPath, workspaces }, hints) {
    const prefix = toNames(prefixPath).names;
    const folders = hints.workingDirectories.map((location) => {
        const base = (0,log_raw.$6)(location, 'uriBaseId');
        const above = base === undefined ? '' : (resolveUriBase(hints.originalUriBaseIds, base) ?? '');
        const uri = (0,log_raw.$6)(location, 'uri');
        return uri === undefined ? '' : above + uri;
    });
    const workingDirectories = [...new Set(folders)].slice(0, MOST_WORKING_DIRECTORIES).flatMap(toFolders);
    const fromRun = workingDirectories.filter((folder) => folder.absolute);
    return {
        prefix,
        workingDirectories,
        roots: [
            ...[checkout, ...aliases]
                .flatMap(toFolders)
                .map((folder) => toRoot(folder, 'checkout', [[]], ignoresCase)),
            ...workspaces
                .flatMap(toFolders)
                .map((folder) => toRoot(folder, 'workspace', [[], prefix], ignoresCase)),
            ...fromRun.map((folder) => toRoot(folder, 'run', [prefix, []], ignoresCase)),
        ],
        basesOf: (uriBaseId) => {
            const uri = resolveUriBase(hints.originalUriBaseIds, uriBaseId);
            return uri === undefined ? [] : toFolders(uri);
        },
    };
}
function below(path, { names, spell }) {
    const own = onDrive(path);
    const same = names.every((name, index) => {
        const other = own[index] ?? '';
        return name === other || name === spell(other);
    });
    return same && own.length > names.length ? own.slice(names.length) : undefined;
}
function toRoot(folder, kind, starts, ignoresCase) {
    const names = onDrive(folder.names);
    const isDrive = names[0]?.endsWith(':') === true;
    const onServer = folder.onServer === true && !isDrive;
    const spell = ignoresCase || isDrive || onServer ? tree.AU : tree.Zz;
    return { names: names.map(spell), spell, onServer, starts, kind };
}
function onDrive(names) {
    const [first = '', second = ''] = names;
    if (first === '?')
        return onDrive(names.slice(second.toUpperCase() === 'UNC' ? 2 : 1));
    if (isLetter(first))
        return [`${first}:`, ...names.slice(1)];
    if ((first === 'cygdrive' || first === 'mnt') && isLetter(second))
        return [`${second}:`, ...names.slice(2)];
    return names;
}
function isLetter(name) {
    return /^[a-z]$/iu.test(name);
}
function toFolders(uri) {
    return uri === '' ? [] : toPaths(uri).map((path) => toNames(path));
}
function* toPlaces(path, bases, known) {
    if (!toNames(path).absolute) {
        for (const start of toStarts(bases, known))
            yield toNames(path, start);
    }
    for (const { names, absolute } of toFullPaths(path, bases)) {
        for (const root of known.roots) {
            const rest = absolute || root.onServer ? below(names, root) : undefined;
            if (rest === undefined)
                continue;
            for (const start of root.starts)
                yield { absolute: false, names: [...start, ...rest], climbs: false };
        }
    }
}
function toFullPaths(path, bases) {
    const bare = toNames(path);
    if (bare.absolute || bases.length === 0)
        return [bare];
    return bases.map((base) => ({ ...toNames(path, base.names), absolute: base.absolute }));
}
function startsElsewhere(bases, known) {
    return bases.some((base) => base.absolute && startsOf(base, known).length === 0);
}
function toStarts(bases, known) {
    const stood = known.workingDirectories.filter((folder) => folder.absolute);
    return [...[...bases, ...stood].flatMap((folder) => startsOf(folder, known)), known.prefix, []];
}
function startsOf(folder, known) {
    if (folder.climbs)
        return [];
    if (!folder.absolute)
        return [[...known.prefix, ...folder.names], folder.names];
    return known.roots.flatMap((root) => {
        if (root.kind === 'run')
            return [];
        const rest = below([...folder.names, '.'], root);
        return rest === undefined ? [] : [rest.slice(0, -1)];
    });
}
function resolveUriBase(originalUriBaseIds, uriBaseId) {
    let resolved = '';
    const seen = new Set();
    for (let id = uriBaseId; id !== undefined;) {
        if (seen.has(id))
            return undefined;
        seen.add(id);
        const base = (0,log_raw.at)(originalUriBaseIds, id);
        const uri = (0,log_raw.$6)(base, 'uri');
        if (uri !== undefined)
            resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
        if (uri !== undefined && isAbsoluteUri(uri))
            return resolved;
        id = (0,log_raw.$6)(base, 'uriBaseId');
    }
    if (resolved !== '')
        return resolved;
    return isAbsoluteUri(uriBaseId) ? uriBaseId : undefined;
}
function isAbsoluteUri(uri) {
    return /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(uri);
}

;

function searchEnding(tree, { names, own }) {
    const last = Math.min(names.length - 1, (0,package_folders.G)(names) ?? names.length);
    for (let from = Math.max(0, names.length - tree.depth); from <= last; from += 1) {
        const files = tree.withSuffix(names.slice(from).join('/'));
        if (files.length === 0)
            continue;
        const isBareName = from === names.length - 1 && own > 1 && files.every((file) => file.includes('/'));
        return isBareName ? [] : files;
    }
    return [];
}
function searchName(tree, path) {
    return (0,package_folders.c)(path) ? [] : tree.withSuffix(path.slice(path.lastIndexOf('/') + 1));
}

;








const LONGEST_PATH = 4_096;
function createPathResolver(tree, roots, hints, habits = noHabits()) {
    const known = toKnownRoots(roots, hints);
    const ground = { tree, known, checkout: roots.checkout, habits, picked: new WeakMap() };
    const answersByBase = new Map();
    return (uri, uriBaseId, tool = '') => {
        const answers = answersByBase.get(uriBaseId) ?? new Map();
        if (answers.size === 0)
            answersByBase.set(uriBaseId, answers);
        const known = answers.get(uri);
        const answer = known ?? readable(resolveUri(ground, uri, uriBaseId));
        answers.set(uri, answer);
        if (answer.isWritten)
            habits.asWritten.add(tool);
        if (answer.otherwise === undefined)
            return answer.file;
        if (habits.asWritten.has(tool))
            return answer.otherwise;
        habits.byEnding.add(tool);
        return answer.file;
    };
}
function readable(answer) {
    const { file } = answer;
    if (file.kind !== 'found' || !(0,text_names.OP)(file.path))
        return answer;
    const { path } = file;
    const reason = `the name of ${(0,quote.h)(path)} is not UTF-8`;
    return { file: { kind: 'lost', path, reason, inCheckout: true, maybe: [path] } };
}
function resolveUri(ground, uri, uriBaseId) {
    const { known, habits } = ground;
    if (uri.length > LONGEST_PATH) {
        const reason = `its path is longer than ${LONGEST_PATH} characters`;
        return { file: { kind: 'lost', reason, maybe: 'anything' } };
    }
    const paths = toPaths(uri);
    if (paths.length === 0)
        return { file: { kind: 'lost', reason: `${(0,quote.h)(uri)} is not the address of a file`, maybe: [] } };
    const bases = uriBaseId === undefined ? [] : known.basesOf(uriBaseId);
    const isAddress = /^file:/iu.test(uri);
    const resolve = (spellings) => resolvePath(ground, spellings, bases, isAddress);
    const written = resolve(paths);
    const others = undecoded(paths);
    if (others.length === paths.length || written.file.kind === 'lost')
        return written;
    const decoded = resolve(decodedFirst(paths));
    if (decoded.file.kind === 'found' && decoded.file.path !== written.file.path) {
        if (habits.encoded || (0,text_names.OP)(decoded.file.path))
            return decoded;
        habits.doubted = true;
    }
    else if (!habits.encoded) {
        habits.encoded = resolve(others).file.path !== written.file.path;
    }
    return written;
}
function resolvePath(ground, paths, bases, isAddress) {
    const { tree, known, checkout } = ground;
    const full = paths.flatMap((path) => toFullPaths(path, bases));
    const isRelative = !isAddress && full.every(({ absolute }) => !absolute);
    let blocked;
    let leaves = false;
    const looked = [];
    for (const path of paths) {
        let stays = false;
        let climbs = false;
        for (const place of toPlaces(path, bases, known)) {
            if (place.climbs)
                climbs = true;
            else {
                stays = true;
                const at = place.names.join('/');
                const answer = lookUp(tree, at);
                looked.push(at);
                if (answer?.kind === 'found')
                    return { file: answer, isWritten: isRelative };
                blocked ??= answer;
            }
        }
        leaves ||= climbs && !stays && !startsElsewhere(bases, known);
    }
    const shown = toShown(paths);
    const standing = looked.map((path) => (0,external_node_path_.join)(checkout, path)).filter((path) => (0,external_node_fs_.existsSync)(path));
    const own = belowCheckout(full, known) ?? (standing.some(isFile) ? shown : undefined);
    const file = blocked ??
        lookUpAlike(tree, looked, shown) ??
        (leaves ? outside(tree, shown) : undefined) ??
        (own === undefined ? undefined : notInTree(own, []));
    const answer = file === undefined ? searchElsewhere(ground, { paths, full, shown, isRelative }) : { file };
    if (answer.file.kind === 'found' || standing.length === 0)
        return answer;
    return { file: { ...answer.file, inCheckout: true } };
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function outside(tree, shown) {
    const { names } = toNames(shown);
    const files = names.length < 2 ? [] : searchEnding(tree, { names, own: names.length });
    const reason = `${(0,quote.h)(shown)} leaves the checkout`;
    if (files.length > 0)
        return { kind: 'lost', path: shown, reason, byEnding: true, maybe: files };
    return { kind: 'lost', path: shown, reason, maybe: searchName(tree, shown) };
}
function lookUp(tree, path) {
    const entry = tree.find(path);
    if (entry?.type === 'file')
        return { kind: 'found', path: entry.path };
    const block = entry ?? tree.blockOf(path);
    return block === undefined ? undefined : toBlocked(path, block);
}
function lookUpAlike(tree, paths, shown) {
    let several;
    for (const path of paths) {
        const alike = tree.alike(path);
        const [entry, second] = alike;
        if (entry === undefined)
            continue;
        if (second === undefined)
            return entry.type === 'file' ? { kind: 'found', path: entry.path } : toBlocked(path, entry);
        const files = alike.filter(({ type }) => type === 'file').map((one) => one.path);
        several ??= likely(shown, files);
    }
    return several;
}
function toBlocked(path, block) {
    const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
    const reason = block.path === path
        ? `${(0,quote.h)(path)} is a ${thing}`
        : `${(0,quote.h)(path)} is behind the ${thing} ${(0,quote.h)(block.path)}`;
    const rest = path.split('/').slice(block.path.split('/').length);
    return {
        kind: 'lost',
        path: [block.path, ...rest].join('/'),
        reason,
        behind: true,
        maybe: block.type === 'link' ? 'anything' : [],
    };
}
function belowCheckout(full, known) {
    for (const { names, absolute } of full.toReversed()) {
        for (const root of known.roots) {
            const rest = absolute && root.kind === 'checkout' ? below(names, root) : undefined;
            if (rest !== undefined)
                return rest.join('/');
        }
    }
    return undefined;
}
function searchElsewhere(ground, search) {
    const { tree } = ground;
    const { paths, full, shown, isRelative } = search;
    const written = paths.map((path) => toNames(path));
    const own = Math.min(...(written.some(({ climbs }) => climbs) ? full : written).map(({ names }) => names.length));
    let first;
    for (const { names, climbs } of full) {
        const files = climbs ? [] : searchEnding(tree, { names, own });
        if (files.length === 0)
            continue;
        const path = resolve_path_pick(ground, files);
        const doubtful = likely(shown, files);
        if (path !== undefined)
            return { file: { kind: 'found', path }, otherwise: isRelative ? doubtful : undefined };
        first ??= doubtful;
    }
    return { file: first ?? notInTree(shown, searchName(tree, shown)) };
}
function resolve_path_pick({ known, habits, picked }, files) {
    if (files.length === 1)
        return files[0];
    const before = picked.get(files);
    if (before !== undefined)
        return before.file;
    const prefix = known.prefix.join('/');
    const [own, second] = prefix === '' ? [] : files.filter((file) => file.startsWith(`${prefix}/`));
    const file = own !== undefined && second === undefined ? own : pickIn(habits.folder, files);
    picked.set(files, { file });
    return file;
}
function notInTree(path, maybe) {
    return { kind: 'lost', path, reason: `${(0,quote.h)(path)} is not in the analyzed commit`, maybe };
}
function toShown(paths) {
    const path = paths.at(-1) ?? '';
    const { names, absolute, climbs } = toNames(path);
    if (climbs)
        return path;
    return absolute && !names[0]?.endsWith(':') ? `/${names.join('/')}` : names.join('/');
}
function likely(shown, files) {
    const [first = '', second, ...more] = files;
    const or = second === undefined ? '' : ` or ${(0,quote.h)(second)}`;
    const rest = more.length === 0 ? '' : `, or ${more.length} more`;
    const reason = `${(0,quote.h)(shown)} is not in the analyzed commit and may be ${(0,quote.h)(first)}${or}${rest}`;
    return { kind: 'lost', path: shown, reason, byEnding: true, maybe: files };
}
const MANY_FILES = 10;
function possibleFiles(file) {
    if (file.kind === 'found')
        return [file.path];
    return file.maybe.length < MANY_FILES ? file.maybe : 'anything';
}

;




function createFileCatalogue(whereabouts) {
    const listed = whereabouts.artifacts.filter((artifact) => (0,log_raw.Gv)(artifact) && !isNested(artifact));
    const targets = listed.filter((artifact) => (0,log_raw.gT)(artifact, 'roles').includes('analysisTarget'));
    const plain = listed.filter((artifact) => (0,log_raw.gT)(artifact, 'roles').length === 0);
    const artifacts = targets.length > 0 ? targets : plain;
    const resolved = artifacts.flatMap((artifact) => resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts) ?? []);
    const possible = resolved.map(({ file }) => possibleFiles(file));
    const found = resolved.flatMap(({ file }) => (file.kind === 'found' ? [file.path] : []));
    const unmentioned = new Set(targets.length > 0 ? [] : found);
    function strike(location) {
        const artifact = resolveArtifact(location, whereabouts);
        const mentioned = artifact === undefined ? [] : possibleFiles(artifact.file);
        if (mentioned === 'anything')
            unmentioned.clear();
        else
            for (const path of mentioned)
                unmentioned.delete(path);
    }
    function note(told) {
        if (unmentioned.size === 0 || typeof told !== 'object' || told === null)
            return;
        for (const name of Object.keys(told)) {
            const value = told[name];
            if (name === 'artifactLocation' || name === 'analysisTarget')
                strike(value);
            else if (typeof value === 'object')
                note(value);
        }
    }
    return {
        notePlaces(findings) {
            if (unmentioned.size === 0)
                return;
            for (const { place } of findings)
                if (place.kind !== 'nowhere')
                    unmentioned.delete(place.path);
        },
        note,
        hasUnmentioned: () => unmentioned.size > 0,
        files(findings) {
            if (targets.length === 0 && unmentioned.size === 0)
                return undefined;
            const paths = possible.filter((choice) => choice !== 'anything');
            if (paths.length < possible.length)
                return undefined;
            const looked = new Set(paths.flat());
            for (const { place } of findings)
                if (place.path !== undefined)
                    looked.add(place.path);
            return looked;
        },
    };
}
function isNested(artifact) {
    return (0,log_raw.at)(artifact, 'parentIndex') !== undefined && (0,log_raw.at)(artifact, 'parentIndex') !== -1;
}
function toListedFiles(whereabouts) {
    let listed = 'none';
    for (const artifact of whereabouts.artifacts) {
        const file = resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts)?.file;
        if (file?.kind === 'found' || file?.inCheckout)
            return 'here';
        if (file?.path !== undefined && !(0,package_folders.c)(file.path))
            listed = 'elsewhere';
    }
    return listed;
}

;


const LONGEST_MESSAGE = 100_000;
const MOST_UNINDEXED = 8;
function toMessage(result, { tool, rule, described, placeOf }) {
    const text = toText((0,log_raw.at)(result, 'message'), tool, described);
    if (text !== undefined) {
        const locations = () => byId([...(0,log_raw.gT)(result, 'locations'), ...(0,log_raw.gT)(result, 'relatedLocations')]);
        return withPlaces((0,lines.xv)(text, LONGEST_MESSAGE), locations, placeOf);
    }
    const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
    return (0,lines.xv)(about ?? rule.id, LONGEST_MESSAGE);
}
function toText(message, tool, described) {
    const own = (0,log_raw.$6)(message, 'text') ?? (0,log_raw.$6)(message, 'markdown');
    const args = (0,log_raw.gT)(message, 'arguments');
    const id = (0,log_raw.$6)(message, 'id');
    if (own !== undefined)
        return nonBlank(args.length > 0 ? fill(own, args) : own);
    if (id === undefined)
        return undefined;
    const sources = [
        (0,log_raw.at)(described?.descriptor, 'messageStrings', id),
        (0,log_raw.at)(described?.component.globalMessageStrings, id),
        (0,log_raw.at)(tool.driver.globalMessageStrings, id),
    ];
    const words = sources.map((source) => (0,log_raw.$6)(source, 'text') ?? (0,log_raw.$6)(source, 'markdown')).find(Boolean);
    return words === undefined ? undefined : nonBlank(fill(words, args));
}
function nonBlank(text) {
    return text.trim() === '' ? undefined : text;
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
function withPlaces(text, locations, placeOf) {
    if (!text.includes(']('))
        return text;
    const find = locations();
    return replaceLinks(text, (words, id) => {
        const location = find(id);
        if (location === undefined)
            return undefined;
        const place = placeOf(location);
        if (place?.path === undefined)
            return words;
        return `${words} (${place.kind === 'lines' ? `${place.path}:${place.startLine}` : place.path})`;
    });
}
function byId(locations) {
    if (locations.length <= MOST_UNINDEXED) {
        return (id) => locations.findLast((location) => (0,log_raw.G$)(location, 'id') === id);
    }
    const known = new Map(locations.map((location) => [(0,log_raw.G$)(location, 'id'), location]));
    return (id) => known.get(id);
}
const LONGEST_WORDS = 1_000;
const [ZERO, NINE, OPEN, CLOSE, message_BACKSLASH, LINK_CLOSE] = [0x30, 0x39, 0x5b, 0x5d, 0x5c, 0x29];
const LINK_END = '](';
const MOST_DIGITS = 6;
function replaceLinks(text, replace) {
    const parts = [];
    let done = 0;
    for (let end = text.indexOf(LINK_END); end >= 0; end = text.indexOf(LINK_END, end + 1)) {
        const from = end + LINK_END.length;
        const to = endOfDigits(text, from);
        if (to === from || text.charCodeAt(to) !== LINK_CLOSE)
            continue;
        const start = startOfWords(text, end, done);
        if (start === undefined)
            continue;
        const link = replace(withoutEscapes(text.slice(start, end)), Number(text.slice(from, to)));
        if (link === undefined)
            continue;
        parts.push(text.slice(done, start - 1), link);
        done = to + 1;
    }
    if (parts.length === 0)
        return text;
    parts.push(text.slice(done));
    return parts.join('');
}
function endOfDigits(text, from) {
    let here = from;
    while (here < from + MOST_DIGITS && text.charCodeAt(here) >= ZERO && text.charCodeAt(here) <= NINE)
        here += 1;
    return here;
}
function withoutEscapes(words) {
    return words.includes('\\') ? words.replaceAll(/\\([\\[\]])/g, '$1') : words;
}
function startOfWords(text, end, from) {
    if (isEscaped(text, end, from))
        return undefined;
    const limit = Math.max(from, end - LONGEST_WORDS - 1);
    for (let here = end - 1; here >= limit; here -= 1) {
        const sign = text.charCodeAt(here);
        if ((sign !== OPEN && sign !== CLOSE) || isEscaped(text, here, limit))
            continue;
        return sign === OPEN ? here + 1 : undefined;
    }
    return undefined;
}
function isEscaped(text, at, limit) {
    let here = at;
    while (here > limit && text.charCodeAt(here - 1) === message_BACKSLASH)
        here -= 1;
    return (at - here) % 2 === 1;
}

;


function toTool(context) {
    const raw = (0,log_raw.at)(context, 'tool', 'driver');
    const driver = toComponent(raw);
    const extensions = (0,log_raw.gT)(context, 'tool', 'extensions').map(toComponent);
    const all = [driver, ...extensions];
    return {
        name: (0,log_raw.$6)(raw, 'name'),
        version: (0,log_raw.$6)(raw, 'version') ?? (0,log_raw.$6)(raw, 'semanticVersion'),
        versions: toVersions([raw, ...(0,log_raw.gT)(context, 'tool', 'extensions')]),
        product: toProduct(raw),
        driver,
        extensions,
        everywhere: { rules: toLookup(all, 'rules'), notifications: toLookup(all, 'notifications') },
        componentsByGuid: new Map(all
            .toReversed()
            .flatMap((component) => (component.guid === undefined ? [] : [[component.guid, component]]))),
    };
}
function toVersions([driver, ...extensions]) {
    const versionOf = (raw) => (0,log_raw.$6)(raw, 'version') ?? (0,log_raw.$6)(raw, 'semanticVersion');
    const named = extensions.flatMap((raw) => {
        const version = versionOf(raw);
        return version === undefined ? [] : [`${(0,log_raw.$6)(raw, 'name') ?? ''} ${version}`];
    });
    const all = [versionOf(driver) ?? [], ...[...new Set(named)].toSorted()].flat();
    return all.length === 0 ? undefined : all.join(', ');
}
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;
function toProduct(driver) {
    const product = CODE_ANALYZER.test((0,log_raw.$6)(driver, 'informationUri') ?? '')
        ? 'Code Analyzer'
        : (0,log_raw.$6)(driver, 'product');
    const isSame = product?.toLowerCase() === (0,log_raw.$6)(driver, 'name')?.toLowerCase();
    return product === undefined || product.length > LONGEST_PRODUCT || isSame ? undefined : product;
}
const LONGEST_PRODUCT = 60;
function toLookup(components, kind) {
    const lookup = { byId: new Map(), byGuid: new Map() };
    for (const component of components) {
        for (const by of ['byId', 'byGuid']) {
            for (const [key, descriptor] of component[kind][by]) {
                if (!lookup[by].has(key))
                    lookup[by].set(key, { component, descriptor });
            }
        }
    }
    return lookup;
}
function findDescriptor(tool, kind, reference) {
    const id = (0,log_raw.$6)(reference, 'id');
    const named = namedComponent(tool, (0,log_raw.at)(reference, 'toolComponent'));
    const home = named ?? tool.driver;
    const index = (0,log_raw.G$)(reference, 'index');
    const indexed = index === undefined ? undefined : home[kind].items[index];
    if (fits(indexed, id))
        return { component: home, descriptor: indexed };
    const guid = (0,log_raw.$6)(reference, 'guid');
    const found = guid === undefined ? undefined : lookUp('byGuid', guid);
    if (found !== undefined && fits(found.descriptor, id))
        return found;
    for (const candidate of id === undefined ? [] : (0,rule_ids.f$)(id)) {
        const described = lookUp('byId', candidate);
        if (described !== undefined)
            return described;
    }
    return undefined;
    function lookUp(by, key) {
        const descriptor = home[kind][by].get(key);
        return descriptor === undefined ? tool.everywhere[kind][by].get(key) : { component: home, descriptor };
    }
}
function namedComponent(tool, reference) {
    const index = (0,log_raw.G$)(reference, 'index');
    if (index !== undefined)
        return tool.extensions[index];
    const guid = (0,log_raw.$6)(reference, 'guid');
    return guid === undefined ? undefined : tool.componentsByGuid.get(guid);
}
function fits(descriptor, id) {
    if (!(0,log_raw.Gv)(descriptor))
        return false;
    const own = (0,log_raw.$6)(descriptor, 'id');
    return id === undefined || own === id || (own !== undefined && (0,rule_ids.oi)(own, id));
}
function toComponent(raw) {
    return {
        guid: (0,log_raw.$6)(raw, 'guid'),
        rules: toDescriptors((0,log_raw.gT)(raw, 'rules')),
        notifications: toDescriptors((0,log_raw.gT)(raw, 'notifications')),
        globalMessageStrings: (0,log_raw.at)(raw, 'globalMessageStrings'),
    };
}
function toDescriptors(items) {
    return { items, byId: firstBy('id', items), byGuid: firstBy('guid', items) };
}
function firstBy(name, items) {
    const found = new Map();
    for (const item of items) {
        const key = (0,log_raw.$6)(item, name);
        if ((0,log_raw.Gv)(item) && key !== undefined && !found.has(key))
            found.set(key, item);
    }
    return found;
}

;



const HARMLESS = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);
const NAMES = new Set(finding.A_);
function toLevelOverrides(tool, invocations, kind) {
    const property = kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
    return invocations.map((invocation) => {
        const levels = new Map();
        for (const override of (0,log_raw.gT)(invocation, property)) {
            const reference = (0,log_raw.at)(override, 'descriptor');
            const level = (0,log_raw.at)(override, 'configuration', 'level');
            const key = findDescriptor(tool, kind, reference)?.descriptor ?? (0,log_raw.$6)(reference, 'id');
            if (isLevel(level) && key !== undefined)
                levels.set(key, level);
        }
        return levels;
    });
}
function toLevel(result, key, overrides) {
    if (HARMLESS.has(kindOf(result)))
        return 'none';
    const own = (0,log_raw.at)(result, 'level');
    if (isLevel(own))
        return own;
    return overrides[invocationOf(result, overrides.length)]?.get(key) ?? defaultLevel(key);
}
function defaultLevel(descriptor) {
    const level = (0,log_raw.at)(descriptor, 'defaultConfiguration', 'level');
    return isLevel(level) ? level : 'warning';
}
function isLevel(value) {
    return NAMES.has(value);
}
function invocationOf(result, invocations) {
    return (0,log_raw.G$)(result, 'provenance', 'invocationIndex') ?? (invocations === 1 ? 0 : -1);
}
function kindOf(result) {
    return (0,log_raw.$6)(result, 'kind')?.toLowerCase() ?? 'fail';
}

;




const NO_RULE = 'unnamed-rule';
function createRuleReader(tool) {
    const byDescriptor = new Map();
    const below = new Map();
    const byId = new Map();
    const ofProduct = optional('product', tool.product);
    const isListing = [tool.driver, ...tool.extensions].some(({ rules }) => rules.items.length > 0);
    const unlisted = true;
    return (result) => read(toReference(result));
    function read(reference) {
        const described = findDescriptor(tool, 'rules', reference);
        if (described === undefined) {
            const id = reference.id ?? NO_RULE;
            return reuse(byId, id, () => ({
                rule: {
                    id: (0,quote.E)(id),
                    deprecatedIds: [],
                    tags: [],
                    ...ofProduct,
                    ...(isListing && { unlisted }),
                },
                described,
            }));
        }
        const { descriptor } = described;
        const own = (0,log_raw.$6)(descriptor, 'id');
        const known = reuse(byDescriptor, descriptor, () => {
            const id = own ?? reference.id ?? (0,log_raw.$6)(descriptor, 'name') ?? NO_RULE;
            return { rule: { ...toRule((0,quote.E)(id), descriptor), ...ofProduct }, described };
        });
        if (own === undefined || reference.id === undefined || !(0,rule_ids.oi)(own, reference.id))
            return known;
        const id = (0,quote.E)(reference.id);
        return reuse(reuse(below, descriptor, () => new Map()), id, () => ({
            rule: { ...known.rule, id, deprecatedIds: [known.rule.id, ...known.rule.deprecatedIds] },
            described,
        }));
    }
}
function reuse(known, key, make) {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
}
function toReference(result) {
    const rule = (0,log_raw.at)(result, 'rule');
    return {
        id: (0,log_raw.$6)(rule, 'id') ?? (0,log_raw.$6)(result, 'ruleId'),
        index: (0,log_raw.G$)(rule, 'index') ?? (0,log_raw.G$)(result, 'ruleIndex'),
        guid: (0,log_raw.$6)(rule, 'guid'),
        toolComponent: (0,log_raw.at)(rule, 'toolComponent'),
    };
}
function toRule(id, descriptor) {
    const properties = (0,log_raw.at)(descriptor, 'properties');
    const tags = [...new Set([...textsOf((0,log_raw.at)(properties, 'tags')), ...textsOf((0,log_raw.at)(properties, 'category'))])];
    const cwes = toCwes(tags, (0,log_raw.gT)(descriptor, 'relationships').map((relationship) => (0,log_raw.at)(relationship, 'target')));
    return {
        id,
        deprecatedIds: textsOf((0,log_raw.at)(descriptor, 'deprecatedIds')).map(quote.E),
        ...optional('name', (0,log_raw.$6)(descriptor, 'name')),
        ...optional('shortDescription', (0,log_raw.$6)(descriptor, 'shortDescription', 'text')),
        ...optional('fullDescription', (0,log_raw.$6)(descriptor, 'fullDescription', 'text')),
        ...optional('help', toHelp(descriptor)),
        ...optional('helpUri', (0,log_raw.$6)(descriptor, 'helpUri')),
        tags,
        ...optional('securitySeverity', toSecuritySeverity((0,log_raw.at)(properties, 'security-severity'))),
        ...optional('severity', toSeverity(properties)),
        ...optional('precision', (0,log_raw.$6)(properties, 'precision')),
        ...optional('cwes', cwes),
    };
}
function toHelp(descriptor) {
    const markdown = (0,log_raw.$6)(descriptor, 'help', 'markdown');
    if (markdown !== undefined)
        return { kind: 'markdown', text: markdown };
    const text = (0,log_raw.$6)(descriptor, 'help', 'text');
    return text === undefined ? undefined : { kind: 'text', text };
}
function optional(name, value) {
    return value === undefined ? {} : { [name]: value };
}
function textsOf(value) {
    const values = typeof value === 'string' ? [value] : (0,log_raw.gT)({ value }, 'value');
    return values.filter((item) => typeof item === 'string').filter(Boolean);
}
function toSecuritySeverity(value) {
    const text = typeof value === 'number' ? String(value) : value;
    const severity = typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return severity >= 0 && severity <= 10 ? severity : undefined;
}
const LONGEST = 30;
const rule_CODE_ANALYZER = ['Critical', 'High', 'Moderate', 'Low', 'Info'];
function toSeverity(properties) {
    const text = (0,log_raw.$6)(properties, 'severity');
    if (text !== undefined)
        return text.length <= LONGEST ? text : undefined;
    const number = (0,log_raw.G$)(properties, 'severity') ?? 0;
    return Array.isArray((0,log_raw.at)(properties, 'category')) ? rule_CODE_ANALYZER[number - 1] : undefined;
}
const MOST_CWES = 5;
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;
function toCwes(tags, references) {
    const named = [
        ...tags.map((tag) => (typeof tag === 'string' ? CWE_TAG.exec(tag) : null)),
        ...references.map(toMatch),
    ];
    const numbers = new Set(named.flatMap((match) => (match === null ? [] : [Number(match[1])])));
    return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}
function toMatch(reference) {
    const isCwe = (0,log_raw.$6)(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
    return (isCwe ? CWE_ID : CWE_TAG).exec((0,log_raw.$6)(reference, 'id') ?? '');
}
function toRuleCatalogue(tool, invocations, reported) {
    const listed = [tool.driver, ...tool.extensions].flatMap((component) => component.rules.items);
    if (listed.every((rule) => isKnown((0,log_raw.$6)(rule, 'id'), reported))) {
        return undefined;
    }
    const switched = switchesOf(tool, invocations);
    const ran = listed.filter((rule) => (switched.get(rule) ?? (0,log_raw.at)(rule, 'defaultConfiguration', 'enabled')) !== false);
    const ids = ran.flatMap((rule) => [(0,log_raw.at)(rule, 'id'), ...(0,log_raw.gT)(rule, 'deprecatedIds')]);
    return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(quote.E)]);
}
function isKnown(id, reported) {
    return id === undefined || reported.has((0,quote.E)(id));
}
function switchesOf(tool, invocations) {
    const switched = new Map();
    for (const override of invocations.flatMap((invocation) => (0,log_raw.gT)(invocation, 'ruleConfigurationOverrides'))) {
        const rule = findDescriptor(tool, 'rules', (0,log_raw.at)(override, 'descriptor'))?.descriptor;
        const enabled = (0,log_raw.at)(override, 'configuration', 'enabled');
        if (typeof enabled === 'boolean')
            switched.set(rule, enabled || switched.get(rule) === true);
    }
    return switched;
}

;





function createResultReader(context) {
    const { tool, invocations, scope, whereabouts, source } = context;
    const toRule = createRuleReader(tool);
    const overrides = toLevelOverrides(tool, invocations, 'rules');
    const placeIn = (location) => placeOf(location, whereabouts);
    return (result, index) => {
        const { rule, described } = toRule(result);
        const taxa = (0,log_raw.gT)(result, 'taxa');
        const finding = {
            scope,
            rule,
            level: toLevel(result, described?.descriptor ?? rule.id, overrides),
            message: toMessage(result, { tool, rule, described, placeOf: placeIn }),
            place: toPlace(result, whereabouts),
            presence: toPresence(result, rule.id),
            column: toColumn(result, 'startColumn'),
            endColumn: toColumn(result, 'endColumn'),
            fingerprints: toFingerprints(result),
            cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
            source,
            result: index,
        };
        return { finding, steps: { tool, described, whereabouts } };
    };
}
function toColumn(result, name) {
    const [location] = (0,log_raw.gT)(result, 'locations');
    return (0,log_raw.G$)((0,log_raw.at)(location, 'physicalLocation', 'region'), name);
}
const CRASH_RULES = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
const WITHOUT_EFFECT = new Set(['underReview', 'rejected']);
const LOOKED = new Map([
    ['pass', { kind: 'passed', because: 'the rule holds' }],
    ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);
const PRESENT = { kind: 'present' };
function toPresence(result, ruleId) {
    if ((0,log_raw.at)(result, 'baselineState') === 'absent')
        return { kind: 'absent' };
    if (CRASH_RULES.has(ruleId))
        return { kind: 'crash' };
    return LOOKED.get(kindOf(result)) ?? toSuppression(result) ?? PRESENT;
}
function toSuppression(result) {
    const suppressions = (0,log_raw.gT)(result, 'suppressions').filter(log_raw.Gv);
    if (suppressions.length === 0)
        return undefined;
    if (suppressions.some((suppression) => WITHOUT_EFFECT.has((0,log_raw.at)(suppression, 'status'))))
        return undefined;
    const justification = suppressions.map((suppression) => (0,log_raw.$6)(suppression, 'justification')).find(Boolean);
    return justification === undefined ? { kind: 'suppressed' } : { kind: 'suppressed', justification };
}
const NONE = {};
function toFingerprints(result) {
    const partial = read_result_textsOf((0,log_raw.at)(result, 'partialFingerprints'));
    const full = read_result_textsOf((0,log_raw.at)(result, 'fingerprints'));
    if (full === NONE || partial === NONE)
        return full === NONE ? partial : full;
    return Object.fromEntries([...Object.entries(partial), ...Object.entries(full)]);
}
function read_result_textsOf(values) {
    if (!(0,log_raw.Gv)(values))
        return NONE;
    if (Object.values(values).every((value) => typeof value === 'string'))
        return values;
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

;




const NO_TOOL = 'unnamed tool';
function toRunContext(index, context, options) {
    const tool = toTool(context);
    return {
        tool,
        scope: {
            tool: (0,quote.E)(tool.name ?? NO_TOOL),
            category: (0,quote.E)(toCategory(context, options.category)),
        },
        whereabouts: toWhereabouts(context, tool.name ?? NO_TOOL, options),
        invocations: (0,log_raw.gT)(context, 'invocations'),
        threadFlowLocations: (0,log_raw.gT)(context, 'threadFlowLocations'),
        source: { log: options.log, run: index },
        name: `${options.log} runs[${index}]`,
    };
}
const resolvers = new WeakMap();
function toWhereabouts(context, tool, { tree, roots, habits }) {
    const hints = {
        originalUriBaseIds: (0,log_raw.at)(context, 'originalUriBaseIds'),
        workingDirectories: (0,log_raw.gT)(context, 'invocations').map((invocation) => (0,log_raw.at)(invocation, 'workingDirectory')),
    };
    const artifacts = (0,log_raw.gT)(context, 'artifacts');
    if (habits === undefined)
        return { artifacts, resolvePath: createPathResolver(tree, roots, hints) };
    const said = JSON.stringify(hints);
    const before = resolvers.get(habits);
    const resolvePath = before?.hints === said ? before.resolvePath : createPathResolver(tree, roots, hints, habits);
    resolvers.set(habits, { hints: said, resolvePath });
    return { artifacts, resolvePath: (uri, uriBaseId) => resolvePath(uri, uriBaseId, tool) };
}
function toCategory(context, input) {
    if (input !== undefined && input !== '')
        return input;
    const id = (0,log_raw.$6)(context, 'automationDetails', 'id') ?? '';
    return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
const CONTEXT = ['driver', 'extensions', 'artifacts'];
function toExternalProperties(context, name) {
    const kept = (property) => {
        const reference = (0,log_raw.at)(context, 'externalPropertyFileReferences', property);
        return (0,log_raw.Gv)(reference) || (0,log_raw.gT)({ reference }, 'reference').length > 0;
    };
    const failures = ['results', 'invocations'].filter(kept).map((property) => ({
        kind: 'unread',
        reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
    }));
    const warnings = CONTEXT.filter(kept).map((property) => `${name} keeps its ${property} in external property files (SARIF §3.15), which are not read`);
    return { failures, warnings };
}

;







async function readDetails(run, again, options, findings) {
    const byResult = new Map(findings.toSorted((a, b) => a.result - b.result).map((finding) => [finding.result, finding]));
    const { context: said, results } = await again([...byResult.keys()]);
    const context = toRunContext(run, said, options);
    const read = createResultReader(context);
    const toDetails = createDetailReader(context);
    const detailed = new Map();
    for await (const { index, result } of results) {
        const known = byResult.get(index);
        const { finding, steps } = read(result, index);
        if (known === undefined || !isSame(known, finding)) {
            throw new errors.j$(`${options.log} changed after it was read: let nothing write to it during this step.`);
        }
        detailed.set(known, { ...finding, ...toDetails(result, finding.place, steps) });
    }
    return detailed;
}
function isSame(known, now) {
    return (known.rule.id === now.rule.id &&
        known.level === now.level &&
        known.message === now.message &&
        JSON.stringify(known.place) === JSON.stringify(now.place));
}
const MOST_STEPS_OF_RUN = 200_000;
const MOST_FIXES_OF_RUN = 50_000;
function createDetailReader(shared) {
    let steps = MOST_STEPS_OF_RUN;
    let fixes = MOST_FIXES_OF_RUN;
    const keep = (trail) => {
        if (trail === undefined)
            return undefined;
        const size = trail.first.length + trail.last.length;
        if (size > steps)
            return { first: [], omitted: trail.omitted + size, last: [] };
        steps -= size;
        return trail;
    };
    return (result, place, context) => {
        const related = keep(toRelated(result, place, context));
        const flow = keep(toCodeFlow(result, place, shared.threadFlowLocations, context));
        const proposed = fixes > 0 ? toFixes(result, place.path, context.whereabouts) : undefined;
        fixes -= proposed?.length ?? 0;
        return {
            ...(related === undefined ? {} : { related }),
            ...(flow === undefined ? {} : { flow }),
            ...(proposed === undefined ? {} : { fixes: proposed }),
        };
    };
}
const MOST_IN_FLOW = { first: 12, last: 4 };
function toCodeFlow(result, place, shared, context) {
    const [codeFlow] = (0,log_raw.gT)(result, 'codeFlows');
    const [threadFlow] = (0,log_raw.gT)(codeFlow, 'threadFlows');
    const steps = (0,log_raw.gT)(threadFlow, 'locations')
        .map((step) => (0,log_raw.at)(step, 'location') === undefined ? (shared[(0,log_raw.G$)(step, 'index') ?? -1] ?? step) : step)
        .filter((step) => (0,log_raw.at)(step, 'importance') !== 'unimportant')
        .flatMap((step) => toStep((0,log_raw.at)(step, 'location'), context) ?? []);
    const distinct = withoutRepeats(steps);
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const staysThere = distinct.every((step) => step.path === place.path && step.line === line);
    return distinct.length < 2 && staysThere ? undefined : toTrail(distinct, MOST_IN_FLOW);
}
const MOST_RELATED = { first: 10, last: 0 };
function toRelated(result, place, context) {
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const isElsewhere = (step) => step.path !== place.path || step.line !== line;
    const steps = [
        ...toSteps((0,log_raw.gT)(result, 'locations'), context).filter(isElsewhere),
        ...toSteps((0,log_raw.gT)(result, 'relatedLocations'), context).filter((step) => step.message !== undefined || isElsewhere(step)),
    ];
    const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
    return toTrail([...distinct.values()], MOST_RELATED);
}
function toSteps(locations, context) {
    return locations.flatMap((location) => toStep(location, context) ?? []);
}
const read_details_LONGEST = 200;
function toStep(location, { tool, described, whereabouts }) {
    const place = placeOf(location, whereabouts);
    const text = replaceLinks(toText((0,log_raw.at)(location, 'message'), tool, described) ?? '', (words) => words);
    const message = (0,lines.xv)((0,lines.TN)(text), read_details_LONGEST);
    if (place?.path === undefined && message === '')
        return undefined;
    return {
        ...(place?.path === undefined ? {} : { path: place.path }),
        ...(place?.kind === 'lines' ? { line: place.startLine } : {}),
        ...(message === '' ? {} : { message }),
    };
}
function withoutRepeats(steps) {
    return steps.filter((step, index) => {
        const before = steps[index - 1];
        return step.path !== before?.path || step.line !== before?.line || step.message !== before?.message;
    });
}
function toTrail(steps, most) {
    if (steps.length === 0)
        return undefined;
    if (steps.length <= most.first + most.last)
        return { first: steps, omitted: 0, last: [] };
    const last = steps.slice(steps.length - most.last);
    return { first: steps.slice(0, most.first), omitted: steps.length - most.first - most.last, last };
}
const MOST_FIXES = 3;
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
function toFixes(result, path, whereabouts) {
    const fixes = (0,log_raw.gT)(result, 'fixes')
        .slice(0, MOST_FIXES)
        .flatMap((fix) => {
        const [change, ...others] = (0,log_raw.gT)(fix, 'artifactChanges');
        const artifact = resolveArtifact((0,log_raw.at)(change, 'artifactLocation'), whereabouts);
        const isOwn = artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
        const replacements = isOwn && others.length === 0 ? toReplacements((0,log_raw.gT)(change, 'replacements')) : [];
        return replacements.length === 0 ? [] : [replacements];
    });
    return fixes.length === 0 ? undefined : fixes;
}
function toReplacements(items) {
    if (items.length > MOST_REPLACEMENTS)
        return [];
    const replacements = items.flatMap((item) => toReplacement(item) ?? []);
    return replacements.length === items.length ? replacements : [];
}
function toReplacement(item) {
    const region = (0,log_raw.at)(item, 'deletedRegion');
    const inserted = (0,log_raw.$6)(item, 'insertedContent', 'text') ?? '';
    const deleted = (0,log_raw.$6)(region, 'snippet', 'text');
    const startLine = (0,log_raw.G$)(region, 'startLine') ?? 0;
    const startColumn = numberAt(region, 'startColumn', 1);
    const endLine = numberAt(region, 'endLine', startLine);
    const endColumn = numberAt(region, 'endColumn', undefined);
    const isText = (0,log_raw.at)(item, 'insertedContent', 'binary') === undefined;
    if (!isText || inserted.length > LONGEST_TEXT || (deleted?.length ?? 0) > LONGEST_TEXT)
        return undefined;
    if (startLine < 1 || startColumn === 0 || endLine === undefined || endLine < startLine || endColumn === 0) {
        return undefined;
    }
    return {
        startLine,
        startColumn: startColumn ?? 1,
        endLine,
        inserted,
        ...(endColumn === undefined ? {} : { endColumn }),
        ...(deleted === undefined ? {} : { deleted }),
    };
}
function numberAt(region, name, missing) {
    return (0,log_raw.at)(region, name) === undefined ? missing : ((0,log_raw.G$)(region, name) ?? 0);
}

;
const MOST_NOTES = 5;
const WRITES_NOTES = new Set(['clang']);
function joinNotes(findings) {
    if (!findings.some(({ scope }) => WRITES_NOTES.has(scope.tool)))
        return findings;
    const joined = [];
    for (const group of groupNotes(findings)) {
        const [lead, ...notes] = group;
        if (lead === undefined)
            continue;
        joined.push(notes.length === 0 ? lead : { ...lead, related: notes_toTrail(notes) });
        joined.push(...notes.map((note) => ({ ...note, presence: { kind: 'note' } })));
    }
    return joined;
}
function groupNotes(findings) {
    const groups = [];
    for (const finding of findings) {
        const last = groups.at(-1);
        const isNote = finding.level === 'note' && finding.presence.kind === 'present';
        const isLed = last?.[0] !== undefined && last[0].level !== 'note' && last[0].presence.kind === 'present';
        if (isNote && isLed)
            last.push(finding);
        else
            groups.push([finding]);
    }
    return groups;
}
function notes_toTrail(notes) {
    const steps = notes.map(({ place, message }) => {
        const line = 'startLine' in place ? place.startLine : undefined;
        return {
            ...(place.path !== undefined && { path: place.path }),
            ...(place.path !== undefined && line !== undefined && { line }),
            message,
        };
    });
    return { first: steps.slice(0, MOST_NOTES), omitted: Math.max(0, steps.length - MOST_NOTES), last: [] };
}

;







function toRunFailures(run) {
    const overrides = toLevelOverrides(run.tool, run.invocations, 'notifications');
    const found = run.invocations.map((invocation, index) => failuresOf(invocation, run, overrides[index]));
    return {
        failures: found.flatMap(({ failures }) => failures),
        warnings: found.flatMap(({ warnings }) => warnings),
    };
}
function failuresOf(invocation, run, overrides) {
    const failed = (0,log_raw.at)(invocation, 'executionSuccessful') === false;
    const notifications = [
        ...(0,log_raw.gT)(invocation, 'toolConfigurationNotifications'),
        ...(0,log_raw.gT)(invocation, 'toolExecutionNotifications'),
    ].map((notification) => toNotification(notification, run, overrides));
    const errors = notifications.filter(({ level }) => level === 'error');
    const warnings = notifications.filter(({ level }) => level === 'warning');
    const causes = errors.length > 0 || !failed ? errors : warnings;
    if (failed && causes.length === 0) {
        return {
            failures: [{ kind: 'scope', reason: `the analysis failed${exitOf(invocation)}` }],
            warnings: [],
        };
    }
    return {
        failures: causes.flatMap(({ failures }) => failures),
        warnings: causes.flatMap(({ elsewhere }) => elsewhere),
    };
}
function exitOf(invocation) {
    const words = (0,log_raw.$6)(invocation, 'processStartFailureMessage') ??
        (0,log_raw.$6)(invocation, 'exitCodeDescription') ??
        (0,log_raw.$6)(invocation, 'exitSignalName');
    return words === undefined ? '' : `: ${(0,quote.h)(words)}`;
}
function toNotification(notification, run, overrides) {
    const reference = (0,log_raw.at)(notification, 'descriptor');
    const described = findDescriptor(run.tool, 'notifications', reference);
    const key = described?.descriptor ?? (0,log_raw.$6)(reference, 'id');
    const own = (0,log_raw.at)(notification, 'level');
    const words = toText((0,log_raw.at)(notification, 'message'), run.tool, described) ??
        (0,log_raw.$6)(notification, 'exception', 'message') ??
        (0,log_raw.$6)(reference, 'id') ??
        'the log does not say why';
    return {
        level: isLevel(own) ? own : (overrides?.get(key) ?? defaultLevel(key)),
        ...costOf('analyzed', (0,log_raw.gT)(notification, 'locations'), words, run.whereabouts),
    };
}
const PLACE = /^[ \t]*([^\s:]{1,300}\.\w{1,20}):\d{1,9}(?::\d{1,9})?:[^\n]*$/mu;
function costOf(what, locations, text, whereabouts, holds = 'file') {
    const told = PLACE.exec(text);
    const words = (0,quote.h)(told?.[0] ?? text);
    const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
    if (files.length === 0) {
        const named = told?.[1] === undefined ? undefined : whereabouts.resolvePath(told[1], undefined);
        const reason = named?.kind === 'found'
            ? `${(0,quote.h)(named.path)} was not ${what}, nor is it said what else`
            : what === 'analyzed'
                ? 'the analysis failed'
                : 'a file that is not named was not parsed';
        return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
    }
    const failures = files.flatMap((file) => {
        const paths = possibleFiles(file);
        if (paths === 'anything')
            return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
        return paths.map((path) => {
            const reason = `${(0,quote.h)(path)} was not ${what}`;
            return holds === 'run'
                ? { kind: 'scope', reason: `${reason}, and the tool reports little else then: ${words}` }
                : {
                    kind: 'file',
                    path,
                    reason: `${reason}: ${words}`,
                    ...(file.kind === 'found' && { told: holds }),
                };
        });
    });
    const elsewhere = files.flatMap((file) => file.kind === 'lost' && file.maybe.length === 0
        ? [`a failed file holds nothing, because ${file.reason}: ${words}`]
        : []);
    return { failures, elsewhere };
}

;



function unparsedResultsOf(tool) {
    return unparsed_results.cE.filter((line) => line.tool.test(tool));
}
function isUnparsed(line, { rule, message, level }) {
    return ((line.rule?.test(rule.id) ?? true) &&
        (line.message?.test(message) ?? true) &&
        (line.level ?? level) === level);
}
function createUnparsedFiles(tool, whereabouts) {
    const lines = unparsedResultsOf(tool);
    const known = new Map();
    return {
        push(finding, result) {
            const { presence, message } = finding;
            const line = presence.kind === 'present' ? lines.find((one) => isUnparsed(one, finding)) : undefined;
            if (line === undefined)
                return false;
            const places = (0,log_raw.gT)(result, 'locations');
            const { failures } = costOf('parsed', places, message, whereabouts, line.holds);
            for (const failure of failures)
                if (!known.has(failure.reason))
                    known.set(failure.reason, failure);
            return true;
        },
        failures: () => [...known.values()],
    };
}

;






function readResults(results, context) {
    const { name, scope, whereabouts, mostResults } = context;
    if (results === undefined) {
        if (unparsed_results.L4.has(scope.tool))
            return { findings: [], failures: [], blamedFiles: [] };
        const reason = `${name} has no list of results: its analysis did not begin`;
        return { findings: [], failures: [{ kind: 'scope', reason }], blamedFiles: [] };
    }
    const read = createResultReader(context);
    const findings = [];
    const blamedFiles = new Set();
    const unparsed = createUnparsedFiles(scope.tool, whereabouts);
    const failures = new Map();
    const hold = (kind, reason) => failures.set(reason, { kind, reason: `${name} ${reason}` });
    const oddities = { count: 0, first: 0 };
    let index = 0;
    for (const result of results) {
        if (index === mostResults) {
            hold('unread', `has more results than the limit: those from results[${index}] on were not read`);
            break;
        }
        if ((0,log_raw.Gv)(result)) {
            const { finding } = read(result, index);
            findings.push(unparsed.push(finding, result) ? { ...finding, isUnparsed: true } : finding);
            if (finding.presence.kind === 'crash') {
                hold('scope', `reports that its engine broke (${finding.rule.id}): ${(0,quote.h)(finding.message)}`);
                for (const path of namedFiles(finding.message, whereabouts.resolvePath))
                    blamedFiles.add(path);
            }
        }
        else {
            if (oddities.count === 0)
                oddities.first = index;
            oddities.count += 1;
        }
        index += 1;
    }
    if (oddities.count > 0) {
        hold('unread', `has ${oddities.count} results that are not objects, the first of them results[${oddities.first}]`);
    }
    return {
        findings: joinNotes(findings),
        failures: [...failures.values(), ...unparsed.failures()],
        blamedFiles: [...blamedFiles],
    };
}
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
const CHARACTERS = 20_000;
const LONGEST_WORD = 4_096;
function namedFiles(text, resolvePath) {
    const words = text.slice(0, CHARACTERS).split(BETWEEN_WORDS);
    const found = words.flatMap((word) => {
        const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
        const resolution = path === undefined ? undefined : resolvePath(path, undefined);
        return resolution?.kind === 'found' ? [resolution.path] : [];
    });
    return [...new Set(found)];
}

;








async function readRun(run, options) {
    const { index, again } = run;
    const reading = await readAll(run, options);
    return { ...reading, details: (findings) => readDetails(index, again, options, findings) };
}
async function readAll(run, options) {
    const { context: raw } = run;
    const context = toRunContext(run.index, raw, options);
    const { tool, scope, whereabouts, invocations, name } = context;
    const external = toExternalProperties(raw, name);
    const catalogue = createFileCatalogue(whereabouts);
    catalogue.note(invocations);
    const { mostResults } = options;
    const { findings, failures, blamedFiles } = readResults(run.results, {
        ...context,
        mostResults,
    });
    catalogue.notePlaces(findings);
    if (catalogue.hasUnmentioned()) {
        for await (const value of run.mentions()) {
            catalogue.note(value);
            if (!catalogue.hasUnmentioned())
                break;
        }
    }
    const told = toRunFailures({ tool, invocations, whereabouts });
    const reported = new Set();
    for (const { rule } of findings)
        for (const id of (0,rule_ids.Ok)(rule))
            reported.add(id);
    return {
        scope,
        version: tool.version,
        versions: tool.versions,
        revision: toRevision(raw),
        findings,
        failures: [...external.failures, ...failures, ...told.failures],
        blamedFiles,
        rules: {
            listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
            catalogue: toRuleCatalogue(tool, invocations, reported),
        },
        files: catalogue.files(findings),
        listed: toListedFiles(whereabouts),
        warnings: [
            ...external.warnings,
            ...(tool.name === undefined ? [`${name} names no tool, so it is called ${NO_TOOL}`] : []),
            ...told.warnings.map((warning) => `${name}: ${warning}`),
        ],
    };
}
function toRevision(context) {
    const all = (0,log_raw.gT)(context, 'versionControlProvenance').map((details) => (0,log_raw.$6)(details, 'revisionId'));
    return new Set(all).size === 1 ? all[0] : undefined;
}

;













const MOST_RESULTS = 500_000;
const read_analysis_MOST_NAMED = 10;
const SIDE_BY_SIDE = 3;
async function readAnalysis(options) {
    const { patterns, directory, roots, temporaryFolder } = options;
    const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
    const found = await (0,find_logs.Jm)(patterns, directory, folders, options.isTracked);
    const readings = [];
    let room = MOST_RESULTS;
    for await (const { log, raw } of scanLogs(found.logs, options)) {
        const reading = await readOne(log, raw, options, room).catch((error) => refused(log, toSentence(error)));
        room -= reading.summary.results;
        readings.push(reading);
        options.progress?.(toProgress(reading));
    }
    const runs = blameErrorRuns(readings.flatMap((reading) => reading.runs));
    const tools = { named: options.tools, silent: options.silentTools ?? [] };
    const misnamed = describeMisnamedTools(tools, runs.map(({ scope }) => scope));
    if (misnamed !== undefined)
        throw new errors.j1(misnamed);
    const unread = [...notFound(found, options), ...readings.flatMap(({ summary }) => summary.error ?? [])];
    const told = {
        failures: unread,
        warnings: [...passedOver(found, options), ...readings.flatMap((reading) => reading.warnings)],
        wide: found.wide,
        tools,
        category: options.category,
        trust: options.trustIncomplete ? 'complete' : 'as the log says',
    };
    const isEmpty = unread.length === 0 && runs.length === 0 && !isSilenceProof(told);
    return {
        findings: runs.flatMap((run) => ofTools(run, tools)),
        completeness: toCompleteness({
            ...told,
            runs: runs.filter(({ scope }) => (0,completeness.d)(tools, scope.tool)),
            failures: isEmpty ? [describeEmpty(readings, options)] : unread,
        }),
        logs: readings.map((reading) => reading.summary),
        tools: toTools(runs),
        versions: read_analysis_toVersions(runs),
        revision: agreed(runs.map(({ revision }) => revision)),
        details: (findings) => read_analysis_readDetails(runs, findings),
    };
}
function read_analysis_toVersions(runs) {
    const scopes = Map.groupBy(runs, ({ scope }) => (0,finding.OD)(scope));
    return new Map([...scopes].map(([key, own]) => [key, agreed(own.map(({ versions }) => versions))]));
}
function agreed(said) {
    return new Set(said).size === 1 ? said[0] : undefined;
}
function ofTools({ scope, findings }, tools) {
    if ((0,completeness.d)(tools, scope.tool))
        return findings;
    return findings.map((finding) => finding.presence.kind === 'present' || finding.presence.kind === 'suppressed'
        ? { ...finding, presence: { kind: 'other-tool' } }
        : finding);
}
function describeEmpty(readings, { input = 'sarif-file' }) {
    const names = (0,text_names.Dt)(readings.map(({ summary }) => summary.name), read_analysis_MOST_NAMED);
    return `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or name the tools that do not in \`silent-tools\`, and the files in \`${input}\`.`;
}
async function* scanLogs(logs, { progress }) {
    const scans = [];
    for (const [index, log] of logs.entries()) {
        while (scans.length < Math.min(logs.length, index + SIDE_BY_SIDE)) {
            const next = logs[scans.length];
            if (next !== undefined)
                scans.push((0,start_early.w)(readLog(next, progress).catch(toSentence)));
        }
        const raw = await scans[index];
        delete scans[index];
        if (raw !== undefined)
            yield { log, raw };
    }
}
async function read_analysis_readDetails(runs, findings) {
    const detailed = new Map();
    const wanted = new Set(findings);
    for (const run of runs) {
        const own = run.findings.filter((finding) => wanted.has(finding));
        if (own.length === 0)
            continue;
        for (const [finding, more] of await run.details(own))
            detailed.set(finding, more);
    }
    return detailed;
}
async function readOne(log, raw, options, room) {
    const { name } = log;
    if (typeof raw === 'string')
        return refused(log, raw);
    const habits = noHabits();
    const accepted = acceptLog(raw);
    let reading = await readRuns(name, accepted, options, room, habits);
    const readAgain = async (folder) => {
        reading = await readRuns(name, acceptLog(await readLog(log)), options, room, { ...habits, folder });
    };
    if (wasMisled(habits))
        await readAgain('');
    const folder = findFolder(eachFinding(reading.runs));
    if (folder !== '')
        await readAgain(folder);
    const { runs, summary } = reading;
    const held = options.foreignPaths === 'allow' ? runs : holdForeignLog(name, runs);
    const { analyzed } = options;
    const ofCommit = analyzed === undefined ? held : await holdOtherCommits(name, held, analyzed);
    return { summary, runs: holdBlamedFiles(ofCommit), warnings: accepted.warnings };
}
async function readRuns(name, log, { category, tree, roots }, room, habits) {
    const runs = [];
    let results = 0;
    let error;
    for (const run of log.runs) {
        const { context } = run;
        if ((0,log_raw.Gv)(context)) {
            const mostResults = room - results;
            const reading = await readRun(run, { log: name, category, tree, roots, habits, mostResults });
            results += reading.findings.length;
            runs.push(reading);
        }
        else {
            error ??= `${name} has a run that is not an object, runs[${run.index}]: let the analyzer write it again.`;
        }
    }
    return { runs, summary: { name, results, runs: runs.length, ...(error === undefined ? {} : { error }) } };
}
function refused({ name }, error) {
    return { summary: { name, results: 0, runs: 0, error }, runs: [], warnings: [] };
}
function toSentence(error) {
    if (error instanceof errors.j$)
        return error.message;
    throw error;
}
function notFound(found, { input = 'sarif-file', patterns }) {
    const excess = found.excess === undefined ? [] : [found.excess];
    if (patterns.every((pattern) => pattern.trim() === '')) {
        return [`No SARIF log was found: \`${input}\` is empty, name the logs of this job there.`];
    }
    const missing = found.unmatched.map(({ pattern, kind }) => {
        const what = kind === 'folder'
            ? `the folder ${pattern}, and there is none in it (.sarif, .sarif.gz; name a .json log itself, or by a glob)`
            : `${pattern}, and there is none`;
        return `No SARIF log was found: \`${input}\` names ${what}. Run the analyzer before this step, or correct the name; where it has no file left to look at and writes none, take its log and its step out.`;
    });
    const outside = found.outside.map((name) => `\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`);
    const { named, passedOver: others } = found.tracked;
    const tracked = found.logs.length === 0 ? [...named, ...others] : named;
    return [...missing, ...outside, ...describeTracked(tracked, input), ...excess];
}
function passedOver({ logs, tracked }, { input = 'sarif-file' }) {
    return logs.length === 0 ? [] : describeTracked(tracked.passedOver, input);
}
function describeTracked(names, input) {
    if (names.length === 0)
        return [];
    const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
    const remedy = 'have the analyzer write to a path that git does not track';
    const command = `git rm --cached ${names.slice(0, read_analysis_MOST_NAMED).map(toArgument).join(' ')}`;
    const remedies = input === 'sarif-file'
        ? `take ${them} out by \`${command}\`, or ${remedy}; set \`tracked-logs\` to allow if this is intended`
        : remedy;
    return [
        `${(0,text_names.Dt)(names, read_analysis_MOST_NAMED)} ${is} part of the commit, so that no analyzer need have written ${them}, and ${was} not read: ${remedies}.`,
    ];
}
function toArgument(name) {
    if (/^[\w/.][\w/.+-]*$/u.test(name))
        return name;
    return `'${(name.startsWith('-') ? `./${name}` : name).replaceAll("'", String.raw `'\''`)}'`;
}
function toProgress({ summary, runs }) {
    if (summary.error !== undefined)
        return summary.error;
    const tools = toTools(runs).map(({ name, version }) => (0,quote.h)(version === undefined ? name : `${name} ${version}`));
    const of = tools.length === 0 ? '' : ` of ${(0,text_names.Dt)(tools, read_analysis_MOST_NAMED)}`;
    return `${summary.name}: ${summary.results} ${summary.results === 1 ? 'result' : 'results'}${of}`;
}
function toTools(runs) {
    const versions = new Map();
    for (const { scope, version } of runs) {
        const known = versions.get(scope.tool);
        if (known === undefined)
            versions.set(scope.tool, new Set([version]));
        else
            known.add(version);
    }
    return [...versions].flatMap(([name, own]) => [...own].map((version) => (version === undefined ? { name } : { name, version })));
}
function acceptLog({ name, head, runs }) {
    if (!(0,log_raw.Gv)(head))
        throw notSarif(name);
    if (runs === undefined)
        throw notSarif(name);
    const warnings = checkVersion(name, (0,log_raw.at)(head, 'version'));
    if (runs === null) {
        throw new errors.j$(`${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`);
    }
    return { runs, warnings };
}
function checkVersion(name, version) {
    if (version === undefined || (typeof version === 'string' && version.trim() === ''))
        return [`${name} has no version, so it was read as SARIF 2.1.0`];
    if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version))
        return [];
    const found = typeof version === 'string' ? (0,quote.h)(version) : 'of an unknown version';
    throw new errors.j$(`${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`);
}
function notSarif(name) {
    return new errors.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`);
}


 }),

 9395:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   AU: () => ( fold),
   Gc: () => ( toTree),
   Zz: () => ( compose)
 });
function toTree(entries) {
    const exact = new Map(entries.map((entry) => [entry.path, entry]));
    const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
    const endings = once(() => openEndings(entries, compose));
    const foldedEndings = once(() => openEndings(entries, fold));
    const isComposed = once(() => entries.every(({ path }) => path === compose(path)));
    const blocks = entries.some((entry) => entry.type !== 'file');
    function find(path) {
        return exact.get(path) ?? only(alike(path).filter((entry) => compose(entry.path) === compose(path)));
    }
    function alike(path) {
        return folded().get(fold(path)) ?? [];
    }
    function blockOf(path) {
        if (!blocks)
            return undefined;
        for (let end = path.indexOf('/'); end >= 0; end = path.indexOf('/', end + 1)) {
            const entry = find(path.slice(0, end)) ?? only(alike(path.slice(0, end)));
            if (entry !== undefined && entry.type !== 'file')
                return entry;
        }
        return undefined;
    }
    function withSuffix(suffix) {
        const same = endings()(suffix);
        if (same.length === 0)
            return foldedEndings()(suffix);
        const literal = isComposed() ? [] : same.filter((path) => `/${path}`.endsWith(`/${suffix}`));
        return literal.length > 0 ? literal : same;
    }
    const depth = entries.reduce((most, { path }) => Math.max(most, path.split('/').length), 0);
    return { depth, has: (path) => find(path)?.type === 'file', find, alike, blockOf, withSuffix };
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
function openEndings(entries, spell) {
    const sorted = entries
        .filter((entry) => entry.type === 'file')
        .map(({ path }) => ({ path, key: toEnding(spell(path)) }))
        .sort(byKey);
    const known = new Map();
    return (suffix) => {
        const key = toEnding(spell(suffix));
        const found = known.get(key) ?? startingWith(key, sorted);
        if (found.length > 0)
            known.set(key, found);
        return found;
    };
}
function toEnding(path) {
    return `${path.split('/').reverse().join('/')}/`;
}
function byKey(a, b) {
    if (a.key === b.key)
        return 0;
    return a.key < b.key ? -1 : 1;
}
function startingWith(key, endings) {
    const first = firstFrom(endings, key);
    let end = first;
    while (endings[end]?.key.startsWith(key))
        end += 1;
    return endings.slice(first, end).map(({ path }) => path);
}
function firstFrom(endings, key) {
    let low = 0;
    let high = endings.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        if ((endings[middle]?.key ?? '') < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}


 })

};

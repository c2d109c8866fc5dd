export const id = 6114;
export const ids = [6114];
export const modules = {

 85363:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  m6: () => ( ERROR_RUNS),
  L4: () => ( OMIT_EMPTY_RESULTS),
  s9: () => ( PASSED_OVER),
  ln: () => ( QUIET_TOOLS),
  cE: () => ( UNPARSED_RESULTS),
  Lz: () => ( UNPARSED_WARNINGS)
});


;
const unparsed_results_namespaceObject = JSON.parse('{"Xv":{"biome":[{"tool":"^Biome$","rule":"^parse$","holds":"file","source":"Biome 2.6"}],"oxlint":[{"tool":"^oxlint$","rule":"^OXL0001$","holds":"file","source":"oxlint 1.94"}],"stylelint":[{"tool":"^stylelint$","rule":"^CssSyntaxError$","holds":"file","source":"Stylelint 17"}],"spectral":[{"tool":"^spectral$","rule":"^(?:parser|unrecognized-format)$","holds":"file","source":"Spectral 6.16"}],"htmlhint":[{"tool":"^HTMLHint$","rule":"^tag-pair$","message":"start tag match failed","holds":"file","source":"HTMLHint 1.9"}],"markdownlint":[{"tool":"^markdownlint","message":"This rule threw an exception","holds":"file","source":"markdownlint 0.40: a rule that broke"}],"clang":[{"tool":"^clang$","message":"file not found$|^expected |^unterminated |^too many errors emitted|\\\\bundeclared |^unknown type name |^no (?:member named|matching) |^redefinition of |^cannot initialize |^too (?:few|many) arguments ","level":"error","holds":"file","source":"clang 19: after an error it follows no values any more. The ids of its rules change from version to version"}],"clangTidy":[{"tool":"^clang-tidy$","rule":"^clang-diagnostic-error$","holds":"file","source":"https://github.com/llvm/llvm-project/blob/6a314d055dd5a44fca369e291a07f84c461bb714/clang-tools-extra/test/clang-tidy/infrastructure/diagnostic.cpp"}],"gcc":[{"tool":"^GNU C","rule":"^(?:fatal )?error$","holds":"file","source":"GCC 14.2: results without an option to name"},{"tool":"^GNU C","rule":"^-W(?!error)","level":"error","holds":"file","source":"GCC 14.2: errors with an option to name, after which it follows no values any more"}],"cppcheck":[{"tool":"^Cppcheck$","rule":"^(?:syntaxError|cppcheckError|cppcheckLimit|includeNestedTooDeeply|internalAstError|instantiationError|internalError|missingFile|preprocessorErrorDirective|unhandledChar|unknownMacro)$","level":"error","holds":"file","note":"Those that it calls critical itself, as they end the look at a file.","source":"https://github.com/danmar/cppcheck/blob/72547b3a7d7a/lib/errorlogger.cpp"}],"ruff":[{"tool":"^ruff$","rule":"^E902$","message":"^(?:No such file or directory|The system cannot find the \\\\w+ specified\\\\.) \\\\(os error [23]\\\\)$","holds":"target","note":"The words are those of ruff 0.17.6.","source":"https://docs.astral.sh/ruff/rules/io-error/"},{"tool":"^ruff$","rule":"^(?:invalid-syntax|E999|E902)$","message":"^(?!Cannot use .* on Python [\\\\d.]+ \\\\(syntax was \\\\w+ in Python [\\\\d.]+\\\\)$)","holds":"file","note":"Syntax that is too new for the Python of the project is parsed, and all rules look at the file.","source":"ruff 0.16; E999 up to 0.7, by its list of codes"}],"flake8":[{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E902$","message":"^FileNotFoundError: ","holds":"target","note":"The words are those of Flake8 7.5.","source":"https://flake8.pycqa.org/en/latest/user/error-codes.html"},{"tool":"^flake8$","rule":"^(?:flake8\\\\/)?E9(?:99|02)$","holds":"file","note":"Its formatter puts its name before each rule.","source":"Flake8 7.4, but in its own format: no converter to SARIF was at hand"}],"pylint":[{"tool":"^pylint$","rule":"^(?:syntax-error|E0001|astroid-error|F0002|parse-error|F0010)$","holds":"file","source":"Pylint 4.1 by sarif-kit"}],"shellcheck":[{"tool":"^shellcheck$","rule":"^(?:SC)?10(?:70|72|73|88|89)$","holds":"file","note":"It goes on with what stands before the place where it stopped (1070, 1088, 1089).","source":"ShellCheck 0.11 by shellcheck-sarif, and its Parser.hs"}],"rubocop":[{"tool":"^rubocop$","rule":"^Lint\\\\/Syntax$","holds":"file","source":"RuboCop 1.39, but as JSON: no formatter for SARIF was at hand"}],"golangci":[{"tool":"^golangci-lint$","rule":"^typecheck$","holds":"run","source":"golangci-lint 2: it is all that is left of the run, at line 1 of a file of the package"}],"staticcheck":[{"tool":"^Staticcheck$","rule":"^compile$","holds":"run","source":"https://github.com/dominikh/go-tools/blob/d69e7ee19e2d/lintcmd/lint.go"}],"revive":[{"tool":"^revive$","rule":"^unnamed-rule$","message":"^invalid file \\\\S","holds":"folder","source":"https://github.com/mgechev/revive/blob/0a7d62c38aca/lint/linter.go"}],"clippy":[{"tool":"^clippy$","rule":"^(?:E\\\\d{4}|unnamed-rule)$","level":"error","holds":"run","note":"Of the compiler itself, whose errors have a code or none; lints that are denied have their name.","source":"https://github.com/psastras/sarif-rs/blob/77d99d5148f5/serde-sarif/src/converters/cargo.rs"}],"checkstyle":[{"tool":"^Checkstyle$","rule":"^(?:(?:parse|general)\\\\.exception|com\\\\.puppycrawl\\\\.tools\\\\.checkstyle\\\\.(?:TreeWalker|Checker))$","holds":"file","note":"The key of the message before, and the class that says it now.","source":"Checkstyle 12.3"}],"ktlint":[{"tool":"^ktlint$","rule":"^unnamed-rule$","message":"^Not a valid Kotlin file","holds":"file","source":"https://github.com/pinterest/ktlint/blob/8b3c23803408/ktlint-cli/src/main/kotlin/com/pinterest/ktlint/cli/internal/KtlintCommandLine.kt"}],"phpstan":[{"tool":"^PHPStan$","rule":"^phpstan\\\\.parse$","holds":"file","source":"https://github.com/phpstan/phpstan-src/blob/d73acef87f9d/src/Analyser/FileAnalyser.php"}],"psalm":[{"tool":"^Psalm$","rule":"^173$","holds":"file","source":"https://github.com/vimeo/psalm/blob/3c67fc53dcda/src/Psalm/Issue/ParseError.php"}],"mago":[{"tool":"^mago$","rule":"^parse$","level":"error","holds":"run","source":"https://github.com/carthage-software/mago/blob/5d0c99847f95/crates/syntax/src/error.rs"}],"phpmd":[{"tool":"^PHPMD$","rule":"^unnamed-rule$","level":"error","holds":"file","note":"Its findings name their rule, and have no level.","source":"https://github.com/phpmd/phpmd/blob/0a3060eb69f5/src/main/php/PHPMD/Renderer/SARIFRenderer.php"}],"sqlfluff":[{"tool":"^sqlfluff$","rule":"^(?:PRS|LXR)$","holds":"file","source":"SQLFluff 4.5"},{"tool":"^sqlfluff$","rule":"^TMP$","message":"^(?:TMP: )?(?:Unrecoverable failure|Failed to parse Jinja syntax)\\\\b","holds":"file","note":"A variable of a template that is not defined is a result of this rule as well, and ends nothing.","source":"https://github.com/sqlfluff/sqlfluff/blob/44d636806417cc573c377ac3a84e1de8922acb57/src/sqlfluff/core/templaters/jinja.py"}],"hlint":[{"tool":"^hlint$","rule":"^Parse error: ","level":"error","holds":"file","source":"https://github.com/ndmitchell/hlint/blob/086bf4430362/src/Apply.hs"}],"lintr":[{"tool":"^lintr$","rule":"^error$","level":"error","holds":"file","source":"https://github.com/r-lib/lintr/blob/1f61f0cf9ae2/R/get_source_expressions.R"}],"hadolint":[{"tool":"^hadolint$","rule":"^DL1000$","holds":"file","source":"Hadolint, by its list of rules: it was not run"}],"cfnLint":[{"tool":"^cfn-lint$","rule":"^E000[01]$","holds":"file","note":"Where a template cannot be transformed, no rule looks at it either.","source":"https://github.com/aws-cloudformation/cfn-lint/blob/38df4182045267b3f60de80b6379a80ee8e376bd/src/cfnlint/runner/template/runner.py"}],"ansibleLint":[{"tool":"^ansible-lint$","rule":"^(?:load-failure|syntax-check)(?:\\\\[|$)","holds":"file","source":"https://github.com/ansible/ansible-lint/blob/262624cd0ab22a4221293216856c59671ce7aa5e/src/ansiblelint/rules/syntax_check.md"}],"actionlint":[{"tool":"^(?:GitHub Actions lint|actionlint)$","rule":"^syntax-check$","message":"^could not parse as YAML: |^\\"(?:jobs|steps)\\" section ","holds":"file","note":"The rule is also that of keys which are not known, after which it goes on. Without its jobs or the steps of a job, GitHub runs no workflow, and nothing in them was looked at.","source":"https://github.com/rhysd/actionlint/blob/011a6d15e749bb3f2d771eed9c7aa0e7e3e10ee7/parse.go"}],"powershell":[{"tool":"^PSScriptAnalyzer$","rule":"^(?:Missing|Unexpected|Expected|Terminator|Incomplete)","holds":"file","source":"PSScriptAnalyzer, by the ids of parse errors of PowerShell: it was not run. Its own rules begin with PS"}],"any":[{"tool":".","rule":"^(?:parse|parser|parsing|syntax)[-_ ]?error$","ignoreCase":true,"holds":"file","source":"any tool: the name of the rule"},{"tool":".","message":"^(?:fatal error|pars(?:e|ing) error|syntax ?error):","ignoreCase":true,"holds":"file","source":"any tool: ESLint and others"}]},"AR":[{"tool":"^CodeQL$","notification":"/diagnostics/extraction-errors$","source":"https://github.com/github/codeql/blob/main/ruby/ql/src/queries/diagnostics/ExtractionErrors.ql"},{"tool":"^Semgrep ","message":"^(?:Syntax|Lexical|Other syntax|AST builder) error at line (?<path>[^\\\\n]{1,1000}):\\\\d+:","source":"Semgrep 1.185: the run calls itself successful, and what stands behind the place is missing"}],"Jn":[{"tool":"^ESLint$","message":"^File ignored ","source":"ESLint 10.15, by @microsoft/eslint-formatter-sarif 3.1: it lists the file like one that it looked at"}],"x1":{"tflint-errors":"tflint"},"u9":["gosec","Checkov","zizmor","mobsfscan","SpotBugs","typos","pmd","eslint"],"JU":["Staticcheck","revive","kube-score"]}');
;

const UNPARSED = Object.fromEntries(Object.entries(unparsed_results_namespaceObject.Xv).map(([name, lines]) => [name, lines.map(compile)]));
const UNPARSED_RESULTS = Object.values(UNPARSED).flat();
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

 1960:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => ( passesFilter),
   p: () => ( toAnchor)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16761);
 var _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61491);
 var _line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);



const MOST_LINES_OF_RANGE = 100;
const CONTEXT_LINES = 3;
const NO_LINES = { readings: [] };
function toAnchor({ place, toHead, diff, linesOf, cameIn, can }) {
    if (place.kind === 'nowhere') {
        const { path, inCheckout, reason } = place;
        const isTold = inCheckout === true && path !== undefined && !(0,_text_names_js__WEBPACK_IMPORTED_MODULE_1__ .OP)(path);
        const isOfDiff = isTold && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Fu)(toHead, diff, path);
        return unanchored(reason, cameIn ?? (isOfDiff ? 'added' : 'nofilter'));
    }
    if (place.kind === 'uncommitted') {
        const reason = `line ${place.startLine} of ${place.path} is not committed`;
        return unanchored(reason, (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Fu)(toHead, diff, place.path) ? 'added' : 'nofilter');
    }
    const mapped = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(toHead, place.path);
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
        return unanchored(`${path} is a ${_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .et[change.type]}, not a regular file`, narrowest);
    const isShownAtAll = !change.binary && change.hunks.length > 0 && lines.unshown === undefined;
    const [own] = lines.readings;
    const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.binary ? (own?.fromBase ?? []) : change.hunks, found.line);
    const last = can.ranges === true && isShownAtAll ? findLast(change, found) : undefined;
    const anchor = {
        path,
        newLine: found.line,
        ...(oldLine !== undefined && { oldLine }),
        ...(last !== undefined && { last }),
        ...(found.counted !== found.line && { countedLine: found.counted }),
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
const FIRST_LINE = { line: 1, counted: 1 };
function findLine({ readings }, place, toHead) {
    if (readings.length === 0) {
        const atHead = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .sn)(toHead, place.path, place.startLine);
        if (atHead.kind === 'gone')
            return undefined;
        const line = atHead.kind === 'mapped' ? atHead.line : place.startLine;
        return { line, counted: line };
    }
    const found = readings.flatMap((reading) => findIn(reading, place) ?? []);
    const known = _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.flatMap((mode) => found.filter(({ narrowest }) => narrowest === mode));
    if (known.length > 0)
        return known[0];
    const isBeyond = found.length > 0 && found.every((one) => one.isBeyond);
    return isBeyond && found[0] ? { ...found[0], narrowest: 'added' } : found[0];
}
function findIn({ toHead, fromBase, count, gitLines }, place) {
    const line = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.startLine);
    if (line === undefined)
        return undefined;
    if (line > count)
        return { line, counted: line, isBeyond: line > count + 1 };
    const last = place.replaced && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.replaced.last);
    const narrowest = narrowestOfLines(fromBase, line, last ?? line);
    const end = line + place.endLine - place.startLine;
    const isWhole = end <= count && (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .IT)(toHead, place.endLine) === end && place.replaced === undefined;
    const toGit = (counted) => gitLines?.[counted - 1] ?? counted;
    return {
        line: toGit(line),
        counted: line,
        narrowest,
        ...(isWhole && toGit(end) > toGit(line) && { last: toGit(end) }),
    };
}
function findLast({ hunks, status }, { line, last }) {
    if (last === undefined || last - line >= MOST_LINES_OF_RANGE || !isShown(hunks, last))
        return undefined;
    const stands = isShownTogether(hunks, line, last) ? 'range' : 'alone';
    const toEnd = (newLine) => {
        const oldLine = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(hunks, newLine);
        if (oldLine !== undefined)
            return { newLine, oldLine };
        const { before } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(hunks, newLine, _line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg);
        return { newLine, nextOldLine: before === undefined || status === 'added' ? 0 : (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .KH)(before).end };
    };
    return { end: toEnd(last), stands, first: toEnd(line) };
}
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
function narrowestOfFile(change) {
    return change.status === 'added' || change.status === 'copied' ? 'added' : 'file';
}
function narrowestOfLines(hunks, first, last) {
    const starts = last > first ? hunks.map((hunk) => (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(hunk).first) : [];
    const lines = [first, ...starts.filter((line) => line > first && line <= last), last];
    const modes = new Set(lines.map((line) => narrowestOfLine(hunks, line)));
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.find((mode) => modes.has(mode)) ?? 'nofilter';
}
function narrowestOfLine(hunks, line) {
    if ((0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(hunks, line) === undefined)
        return 'added';
    return isShown(hunks, line) ? 'diff-context' : 'file';
}
function isShown(hunks, line) {
    const { before, after } = (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .fg)(hunks, line, _line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg);
    return ((before !== undefined && line < (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(before).end + CONTEXT_LINES) ||
        (after !== undefined && line >= (0,_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Bg)(after).first - CONTEXT_LINES));
}
function passesFilter(mode, narrowest) {
    return _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.indexOf(narrowest) <= _filter_mode_js__WEBPACK_IMPORTED_MODULE_2__ .o.indexOf(mode);
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
const PACKAGES_REMEDY = 'leave third-party packages out of the analysis, or run it here';
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
    const found = `${none}: ${first}; ${own.length === 0 ? PACKAGES_REMEDY : FOREIGN_LOG_REMEDY}`;
    return isForeign
        ? { kind: 'foreign', reason: `${found}, or add foreign-paths to trust if this is intended` }
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

 53561:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  VN: () => ( blockOf),
  Mk: () => ( findClosed),
  gv: () => ( followPaths)
});

var promises_ = __webpack_require__(51455);
var external_node_path_ = __webpack_require__(76760);
var diff = __webpack_require__(97802);
var line_map = __webpack_require__(28508);
var read_file_lines = __webpack_require__(82137);
var commits = __webpack_require__(29484);
var read_diff = __webpack_require__(38825);
;




async function openSubmodule(git, root, path, { old, now }) {
    const folder = (0,external_node_path_.join)(root, path);
    const own = (args, ...rest) => git(['-C', folder, ...args], ...rest);
    const top = await own(['rev-parse', '--show-toplevel']);
    const shown = top.stdout.toString('utf8').replace(/\n$/, '');
    if (top.status !== 0 || (await realPath(shown)) !== (await realPath(folder)))
        return undefined;
    const present = await (0,commits.gg)(own, [old, now]);
    if (!present.has(old) || !present.has(now))
        return undefined;
    return { git: own, diff: await (0,read_diff.iH)(own, old, now, { algorithm: 'default' }) };
}
async function realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}

;






const MOST_LINKS = 40;
async function followPaths(tree, paths) {
    const open = createOpening();
    const ways = new Map();
    for (const path of new Set(paths))
        ways.set(path, await followPath(tree, path, open));
    const lines = new Map();
    const stops = [...ways.values()].flatMap((way) => way.stops);
    for (const [one, own] of Map.groupBy(stops, (stop) => stop.tree)) {
        const named = own.map((stop) => stop.path);
        lines.set(one, (await (0,read_file_lines.M)(one.git, one.toHead, one.diff, named)).lines);
    }
    return new Map([...ways].map(([path, way]) => [
        path,
        { ...way, stops: way.stops.map((stop) => ({ ...stop, lines: lines.get(stop.tree)?.get(stop.path) })) },
    ]));
}
async function followPath(tree, path, open) {
    const paths = [];
    const stops = [];
    for (let next = path; next !== undefined && paths.length <= MOST_LINKS;) {
        paths.push(next);
        const stop = await enterSubmodules(tree, next, open);
        if (typeof stop === 'string')
            return { paths, stops, barrier: stop };
        stops.push(stop);
        next = await followLink(tree.root, next);
    }
    return { paths, stops, barrier: undefined };
}
async function enterSubmodules(tree, path, open) {
    const block = blockOf(tree, path);
    if (block === undefined)
        return { tree, path };
    const inner = block.path === path ? 'new' : await open(tree, block);
    return typeof inner === 'string' ? inner : enterSubmodules(inner, path.slice(block.path.length + 1), open);
}
function blockOf({ toHead, diff }, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const mapped = (0,line_map.qD)(toHead, name);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change !== undefined && change.type !== 'file')
            return { path: name, change };
        if (end < 0)
            return undefined;
    }
}
function createOpening() {
    const opened = new Map();
    return (tree, block) => {
        const opening = opened.get(block.change) ?? openBlock(tree, block);
        opened.set(block.change, opening);
        return opening;
    };
}
async function openBlock({ git, root, toHead }, { path, change: { commits } }) {
    if (commits === undefined)
        return 'new';
    const own = toHead.byOldPath.has(path) ? undefined : await openSubmodule(git, root, path, commits);
    if (own === undefined)
        return 'closed';
    return { ...own, root: (0,external_node_path_.join)(root, path), toHead: (0,diff.FV)(commits.now, commits.now, []) };
}
async function findClosed(tree) {
    const closed = [];
    for (const change of tree.diff.files) {
        if (change.type !== 'submodule' || change.commits === undefined || change.newPath === undefined)
            continue;
        const inner = await openBlock(tree, { path: change.newPath, change });
        if (inner === 'closed')
            closed.push(change.newPath);
        else if (inner !== 'new')
            closed.push(...(await findClosed(inner)).map((path) => `${change.newPath}/${path}`));
    }
    return closed;
}
async function followLink(root, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(root, name)).catch(() => undefined);
        if (target !== undefined) {
            const from = external_node_path_.posix.isAbsolute(target) ? '.' : external_node_path_.posix.dirname(name);
            const rest = external_node_path_.posix.isAbsolute(target) ? (0,external_node_path_.relative)(root, target).split(external_node_path_.sep).join('/') : target;
            const to = external_node_path_.posix.join(from, rest, path.slice(name.length));
            return to === '..' || to.startsWith('../') ? undefined : to;
        }
        if (end < 0)
            return undefined;
    }
}


 }),

 82137:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => ( readFileLines)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67334);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41583);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38825);




const BATCH = 64;
const NOTHING = Buffer.alloc(0);
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
    const lines = new Map();
    const unread = [];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .ng)(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
        const comparison = openComparison();
        const pending = batch.map((file) => [file.path, compare(file, texts, comparison.hunksOf)]);
        const hunks = await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_3__ .W7)(git, comparison.pairs, 'default');
        for (const [path, finish] of pending) {
            const found = finish?.(hunks);
            if (found === undefined)
                unread.push(path);
            lines.set(path, found ?? { readings: [] });
        }
    }
    return { lines, unread };
}
function toCompared(path, toHead, diff) {
    const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(toHead, path);
    const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
    if (mapped.kind !== 'mapped' || change?.type !== 'file')
        return undefined;
    const isWhole = change.oldPath === undefined || change.status === 'type-changed';
    return {
        path,
        head: { commit: diff.to, path: mapped.path },
        analyzed: toHead.byOldPath.has(path)
            ? { commit: toHead.from, path }
            : { commit: diff.to, path: mapped.path },
        base: isWhole ? undefined : { commit: diff.from, path: change.oldPath },
        toHead: shownHunks(toHead.byOldPath.get(path)),
        fromBase: shownHunks(change),
    };
}
function shownHunks(change) {
    return change?.binary ? undefined : (change?.hunks ?? []);
}
function contentOf(texts, { commit, path }) {
    return texts.content(commit, path);
}
function needsBase(file, texts) {
    if (file.fromBase === undefined)
        return true;
    const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
    return contents.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) || (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .Hy)(contents.map(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)).length > 0;
}
function openComparison() {
    const pairs = [];
    return {
        pairs,
        hunksOf(before, after) {
            if (before === after)
                return () => [];
            const name = String(pairs.length);
            pairs.push({ name, before, after });
            return (hunks) => hunks.get(name) ?? [];
        },
    };
}
function compare(file, texts, hunksOf) {
    const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
    if (head === undefined || analyzed === undefined)
        return undefined;
    if ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .NS)(head)) {
        const unshown = `${file.head.path} is kept by Git LFS`;
        return () => ({ readings: [], unshown });
    }
    const isRead = needsBase(file, texts);
    const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
    if (base === undefined)
        return undefined;
    const sides = [base, analyzed, head];
    const [linesOfBase, linesThen, linesNow] = [(0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(base), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(analyzed), (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .P_)(head)];
    const shown = sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) ? {} : file;
    const own = {
        count: linesNow.length,
        fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
        toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
    };
    const ways = isRead ? (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .Hy)([linesOfBase, linesThen, linesNow]) : [];
    const others = ways.map((way) => {
        const now = (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .d3)(linesNow, way);
        const countedText = (lines) => (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)((0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .d3)(lines, way).lines);
        return {
            count: now.lines.length,
            gitLines: now.gitLines,
            fromBase: hunksOf(countedText(linesOfBase), (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)(now.lines)),
            toHead: hunksOf(countedText(linesThen), (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_1__ .XZ)(now.lines)),
        };
    });
    const isHidden = shown.fromBase === undefined && sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .Go);
    const unshown = isHidden ? `${file.head.path} is binary` : undefined;
    return (hunks) => ({
        readings: [own, ...others].map(({ fromBase, toHead, ...rest }) => {
            const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
            return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
        }),
        ...(unshown !== undefined && { unshown }),
    });
}
function plainText(content, sides) {
    return sides.some(_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .kt) ? (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .D4)(content) : content.toString('latin1');
}


 }),

 1775:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   g: () => ( readOtherHunks)
 });
 var _text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67334);
 var _file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41583);
 var _read_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38825);



async function readOtherHunks(git, files, texts) {
    await texts.read(files.flatMap(({ before, after }) => [before, after]));
    const pairs = [];
    const askHunks = (before, after) => {
        const name = String(pairs.length);
        pairs.push({ name, before: (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ .XZ)(before), after: (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ .XZ)(after) });
        return name;
    };
    const asked = files.map(({ before, after }) => {
        const [then, now] = [before, after].map(({ commit, path }) => texts.lines(commit, path));
        if (then === undefined || now === undefined)
            return undefined;
        if ([before, after].some(({ commit, path }) => isPointer(texts.content(commit, path))))
            return undefined;
        const isWide = [before, after].some(({ commit, path }) => {
            const content = texts.content(commit, path);
            return content !== undefined && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .kt)(content) !== undefined;
        });
        return [
            ...(isWide ? [askHunks(then, now)] : []),
            ...(0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ .Hy)([then, now]).map((way) => askHunks((0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ .d3)(then, way).lines, (0,_text_line_ends_js__WEBPACK_IMPORTED_MODULE_0__ .d3)(now, way).lines)),
        ];
    });
    const hunks = await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ .W7)(git, pairs.filter(({ before, after }) => before !== after));
    return asked.map((names) => names?.map((name) => hunks.get(name) ?? []));
}
function isPointer(content) {
    return content !== undefined && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ .NS)(content);
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
    const common = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__.gitOutput)(git, place)).toString('utf8').replace(/\n$/, '');
    if (common.startsWith('--'))
        return { kind: 'git-too-old' };
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

 330:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MM: () => ( align),
   TJ: () => ( alignLines),
   yz: () => ( lowerBound)
 });
function lowerBound(sorted, value, of) {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
        const middle = (low + high) >>> 1;
        const item = sorted[middle];
        if (item !== undefined && of(item) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
const MOST_COMPARISONS = 4_000_000;
const NONE = { worth: 0 };
function align(threads, spots, allowed) {
    const rows = threads.toSorted((a, b) => a.line - b.line);
    const columns = spots.toSorted((a, b) => a.line - b.line);
    const pairWorth = worthOfPair(rows, columns);
    const width = Math.min(columns.length, Math.max(1, Math.floor(MOST_COMPARISONS / Math.max(rows.length, 1))));
    const best = [NONE];
    for (const [row, thread] of rows.entries()) {
        const rank = Math.floor(((row + 1) * columns.length) / rows.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), columns.length - width));
        for (let column = best.length; column <= start + width; column += 1)
            best.push(best[column - 1] ?? NONE);
        let before = best[start] ?? NONE;
        for (let column = start + 1; column <= start + width; column += 1) {
            const without = best[column] ?? NONE;
            const earlier = best[column - 1] ?? NONE;
            const spot = columns[column - 1];
            const worth = before.worth + pairWorth - Math.abs(thread.line - (spot?.line ?? 0));
            let most = earlier.worth > without.worth ? earlier : without;
            if (worth > most.worth && spot !== undefined && allowed(thread, spot))
                most = { worth, pair: [thread, spot], before };
            best[column] = most;
            before = without;
        }
    }
    const pairs = [];
    let chain = best.at(-1);
    for (; chain?.pair !== undefined; chain = chain.before)
        pairs.push(chain.pair);
    return pairs.toReversed();
}
function worthOfPair(rows, columns) {
    const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
    const span = Math.max(...ends) - Math.min(...ends);
    return 1 + span * Math.min(rows.length, columns.length);
}
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
const MARGIN = 0.75;
function alignLines(olds, count) {
    const forward = sweep(olds, count, 1);
    const backward = sweep(olds.toReversed(), count, -1).toReversed();
    const totals = olds.map(({ candidates }, row) => candidates.map(({ score }, index) => (forward[row]?.[index] ?? 0) + (backward[row]?.[index] ?? 0) - score));
    let best = 0;
    for (const row of totals)
        for (const total of row)
            best = Math.max(best, total);
    const aligned = new Map();
    for (const [row, { line, candidates }] of olds.entries()) {
        const good = candidates.filter((_, index) => (totals[row]?.[index] ?? 0) > best - MARGIN);
        const [first, second] = good;
        if (first === undefined)
            continue;
        if (!(totals[row] ?? []).some((total) => total >= best - EQUAL))
            continue;
        aligned.set(line, second === undefined
            ? { kind: 'at', line: first.line }
            : { kind: 'unsure', lines: good.map((candidate) => candidate.line) });
    }
    const sure = new Map(withoutCrossings(aligned));
    for (const { line, isOnce, candidates } of olds) {
        const [only] = candidates;
        if (isOnce && only !== undefined && sure.get(line)?.kind === 'unsure')
            sure.set(line, { kind: 'at', line: only.line });
    }
    return sure;
}
function withoutCrossings(aligned) {
    const sure = [...aligned].flatMap(([line, end]) => (end.kind === 'at' ? [{ line, now: end.line }] : []));
    const crossing = new Set([...findCrossing(sure, 1), ...findCrossing(sure.toReversed(), -1)]);
    return new Map([...aligned].map(([line, end]) => [
        line,
        end.kind === 'at' && crossing.has(line) ? { kind: 'unsure', lines: [end.line] } : end,
    ]));
}
function findCrossing(sure, direction) {
    let furthest = Number.NEGATIVE_INFINITY;
    return sure.flatMap(({ line, now }) => {
        const isCrossing = now * direction <= furthest;
        furthest = Math.max(furthest, now * direction);
        return isCrossing ? [line] : [];
    });
}
const EQUAL = 1e-6;
function sweep(olds, count, direction) {
    const anyShift = createPrefixMaximum(count);
    const lowest = -Math.max(0, ...[olds.at(0), olds.at(-1)].map((old) => old?.line ?? 0)) - FEW_LINES;
    const worthOf = new Float64Array(count - lowest + FEW_LINES + 1).fill(Number.NEGATIVE_INFINITY);
    const lastOf = new Int32Array(worthOf.length);
    const rank = (line) => (direction === 1 ? line : count + 1 - line);
    return olds.map(({ line, candidates }) => {
        const worth = Float64Array.from(candidates, (candidate) => {
            const at = candidate.line - line - lowest;
            const start = direction === 1 && candidate.line !== line ? -FIRST_SHIFT : 0;
            let before = Math.max(start, worthOf[at] ?? Number.NEGATIVE_INFINITY, anyShift.upTo(rank(candidate.line) - 1) - SHIFT);
            for (let other = at - FEW_LINES; other <= at + FEW_LINES; other += 1) {
                const near = (worthOf[other] ?? Number.NEGATIVE_INFINITY) - SMALL_SHIFT;
                if (near > before && rank(lastOf[other] ?? 0) < rank(candidate.line))
                    before = near;
            }
            return before + candidate.score;
        });
        for (const [index, candidate] of candidates.entries()) {
            const at = candidate.line - line - lowest;
            const value = worth[index] ?? 0;
            anyShift.raise(rank(candidate.line), value);
            if (value < (worthOf[at] ?? 0))
                continue;
            worthOf[at] = value;
            lastOf[at] = candidate.line;
        }
        return worth;
    });
}
function createPrefixMaximum(size) {
    const tree = new Float64Array(size + 1).fill(Number.NEGATIVE_INFINITY);
    return {
        upTo(position) {
            let most = Number.NEGATIVE_INFINITY;
            for (let at = position; at > 0; at -= at & -at)
                most = Math.max(most, tree[at] ?? most);
            return most;
        },
        raise(position, value) {
            for (let at = position; at <= size; at += at & -at)
                tree[at] = Math.max(tree[at] ?? value, value);
        },
    };
}


 }),

 71955:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => ( findSuccessors)
 });
 var _text_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);
 var _align_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(330);
 var _said_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47019);
 var _tokens_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63089);




const MAX_COMPARISONS = 40_000;
const FEWEST_RIVALS = 5;
const LONGEST_RUN = 8;
const LEAST_PART = 0.6;
function findSuccessors(removed, added) {
    const { successors, formatted, settled, taken, spread } = (0,_said_lines_js__WEBPACK_IMPORTED_MODULE_2__ .A)(removed, added);
    let all;
    return {
        of(line) {
            all ??= new Map([
                ...successors,
                ...findEdited(removed.filter(({ line, hunk }) => hunk !== _said_lines_js__WEBPACK_IMPORTED_MODULE_2__ .t && !successors.has(line)), added.filter(({ line, hunk }) => hunk !== _said_lines_js__WEBPACK_IMPORTED_MODULE_2__ .t && !taken.has(line)), spread),
            ]);
            return all.get(line) ?? [];
        },
        formatted: (line) => formatted.get(line) ?? [],
        isSettled: (line) => settled.has(line),
    };
}
function findEdited(removed, added, spread) {
    const tokenize = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .et)();
    const [olds, news] = [toLines(tokenize, removed), toLines(tokenize, added)];
    const changes = [...findChanges(olds, news), ...findSpread(olds, news, spread)].toSorted((a, b) => b.score - a.score ||
        a.crossing - b.crossing ||
        a.offset - b.offset ||
        (a.removed[0]?.line ?? 0) - (b.removed[0]?.line ?? 0));
    return takeBest(changes);
}
function takeBest(changes) {
    const successors = new Map();
    const taken = new Set();
    for (const change of changes) {
        const lines = [...change.removed, ...change.added];
        if (lines.some((line) => taken.has(line)))
            continue;
        for (const line of lines)
            taken.add(line);
        const now = change.added.map(({ line }) => line);
        for (const { line } of change.removed)
            successors.set(line, now);
    }
    return successors;
}
function toLines(tokenize, lines) {
    const counts = new Map();
    const subjects = new Map();
    const made = lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        const signs = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .S$)(text);
        const subject = subjectOf(signs);
        if (subject !== undefined)
            subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
        return { ...line, tokens: tokenize(signs), copiesAbove, words: signs.filter(_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .Jg).join(' '), subject };
    });
    return made.map(({ subject, ...line }) => {
        const isSole = subject !== undefined && subjects.get(subject) === 1;
        return isSole ? { ...line, subject } : line;
    });
}
function subjectOf(signs) {
    const at = signs.findIndex((sign) => !_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .d6.has(sign));
    const name = signs[at];
    return name !== undefined && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .Eo)(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
        ? name
        : undefined;
}
function findChanges(olds, news) {
    const width = Math.max(FEWEST_RIVALS, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
    const rankOf = (row) => Math.floor((row * news.length) / olds.length);
    const windowOf = (row) => Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
    const isAlone = findAlone(olds, news, windowOf, width);
    return olds.flatMap((old, row) => {
        const rank = rankOf(row);
        const start = windowOf(row);
        return news.slice(start, start + width).flatMap((now, index) => {
            const column = start + index;
            const common = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .KX)(old.tokens, now.tokens);
            if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now) && !isAlone(old, now)))
                return [];
            const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
            const offset = Math.abs(rank - column);
            const changes = [{ removed: [old], added: [now], score: (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .$R)(old.tokens, now.tokens) }];
            if (old.hunk === now.hunk && common / Math.min(old.tokens.size, now.tokens.size) >= LEAST_PART) {
                for (const { lines, score } of growRun(old, news.slice(column, column + LONGEST_RUN)))
                    changes.push({ removed: [old], added: lines, score });
                for (const { lines, score } of growRun(now, olds.slice(row, row + LONGEST_RUN)))
                    changes.push({ removed: lines, added: [now], score });
            }
            const isSame = old.hunk === now.hunk && old.subject !== undefined && old.subject === now.subject;
            return changes.flatMap((change) => {
                const score = isSame ? Math.max(change.score, LEAST_SIMILARITY) : change.score;
                return score >= LEAST_SIMILARITY ? [{ ...change, score, crossing, offset }] : [];
            });
        });
    });
}
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;
function findAlone(olds, news, windowOf, width) {
    const best = new Map();
    const meet = (line, other, score) => {
        const known = best.get(line);
        if (known === undefined)
            best.set(line, { other, score, second: 0 });
        else if (score > known.score)
            best.set(line, { other, score, second: known.score });
        else if (score > known.second)
            known.second = score;
    };
    for (const [row, old] of olds.entries()) {
        const start = windowOf(row);
        for (const now of news.slice(start, start + width)) {
            const score = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .$R)(old.tokens, now.tokens);
            if (score < LEAST_ALONE - LEAST_MARGIN)
                continue;
            meet(old, now, score);
            meet(now, old, score);
        }
    }
    const isAlone = (line, other) => {
        const known = best.get(line);
        return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
    };
    return (old, now) => isAlone(old, now) && isAlone(now, old) && (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .pt)(old.tokens, now.tokens);
}
function findSpread(olds, news, spread) {
    return olds.flatMap((old) => {
        const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
        const added = news.slice((0,_align_js__WEBPACK_IMPORTED_MODULE_1__ .yz)(news, first, ({ line }) => line), (0,_align_js__WEBPACK_IMPORTED_MODULE_1__ .yz)(news, last + 1, ({ line }) => line));
        if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk))
            return [];
        const score = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .$R)(old.tokens, added.map(({ tokens }) => tokens).reduce(_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .nS));
        return score < LEAST_SIMILARITY ? [] : [{ removed: [old], added, score, crossing: 0, offset: 0 }];
    });
}
function haveSameWords(old, now) {
    return old.words !== '' && old.words === now.words;
}
function growRun(one, [first, ...others]) {
    const runs = [];
    if (first === undefined)
        return runs;
    let { tokens } = first;
    let last = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .$R)(one.tokens, tokens);
    if (last === 1)
        return runs;
    let lines = [first];
    for (const other of others) {
        tokens = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .nS)(tokens, other.tokens);
        const score = (0,_tokens_js__WEBPACK_IMPORTED_MODULE_3__ .$R)(one.tokens, tokens);
        if (other.hunk !== first.hunk || score <= last)
            break;
        last = score;
        lines = [...lines, other];
        runs.push({ lines, score });
    }
    return runs;
}
const LEAST_SIMILARITY = 0.5;


 }),

 47019:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  t: () => ( KEPT),
  A: () => ( findSame)
});

var code = __webpack_require__(3044);
;
const MOST_COMPARISONS = 10_000;
const DEEPEST = 40;
function alignSigns(before, now) {
    const numbers = new Map();
    const toNumbers = (signs) => Int32Array.from(signs, (sign) => {
        const number = numbers.get(sign) ?? numbers.size;
        numbers.set(sign, number);
        return number;
    });
    const [a, b] = [toNumbers(before), toNumbers(now)];
    const partners = new Int32Array(a.length).fill(-1);
    alignRange({ a, b, partners }, { start: 0, end: a.length }, { start: 0, end: b.length }, 0);
    return partners;
}
function alignRange(sides, before, now, depth) {
    const { a, b, partners } = sides;
    let [first, second] = [before.start, now.start];
    for (; first < before.end && second < now.end && a[first] === b[second]; first += 1, second += 1)
        partners[first] = second;
    let [end, otherEnd] = [before.end, now.end];
    for (; end > first && otherEnd > second && a[end - 1] === b[otherEnd - 1]; end -= 1, otherEnd -= 1)
        partners[end - 1] = otherEnd - 1;
    if (first === end || second === otherEnd)
        return;
    const [left, right] = [
        { start: first, end },
        { start: second, end: otherEnd },
    ];
    const anchors = depth < DEEPEST ? findAnchors(sides, left, right) : [];
    if (anchors.length === 0) {
        if ((end - first) * (otherEnd - second) <= MOST_COMPARISONS)
            alignEach(sides, left, right);
        return;
    }
    let [from, fromNow] = [first, second];
    for (const [index, partner] of [...anchors, [end, otherEnd]]) {
        if (index < end)
            partners[index] = partner;
        alignRange(sides, { start: from, end: index }, { start: fromNow, end: partner }, depth + 1);
        [from, fromNow] = [index + 1, partner + 1];
    }
}
function findAnchors({ a, b }, before, now) {
    const here = findOnce(a, before);
    const there = findOnce(b, now);
    const pairs = [...here].flatMap(([sign, index]) => {
        const partner = there.get(sign);
        return index === -1 || partner === undefined || partner === -1 ? [] : [[index, partner]];
    });
    return longestRise(pairs);
}
function findOnce(signs, { start, end }) {
    const places = new Map();
    for (let index = start; index < end; index += 1) {
        const sign = signs[index] ?? -1;
        places.set(sign, places.has(sign) ? -1 : index);
    }
    return places;
}
function longestRise(pairs) {
    const ends = [];
    const before = new Int32Array(pairs.length).fill(-1);
    for (const [index, [, right]] of pairs.entries()) {
        let [low, high] = [0, ends.length];
        while (low < high) {
            const middle = (low + high) >>> 1;
            if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < right)
                low = middle + 1;
            else
                high = middle;
        }
        before[index] = ends[low - 1] ?? -1;
        ends[low] = index;
    }
    const rise = [];
    for (let index = ends.at(-1) ?? -1; index !== -1; index = before[index] ?? -1) {
        const pair = pairs[index];
        if (pair !== undefined)
            rise.push(pair);
    }
    return rise.toReversed();
}
function alignEach({ a, b, partners }, before, now) {
    const width = now.end - now.start + 1;
    const most = new Int32Array((before.end - before.start + 1) * width);
    const at = (index, other) => (index - before.start) * width + other - now.start;
    for (let index = before.end - 1; index >= before.start; index -= 1)
        for (let other = now.end - 1; other >= now.start; other -= 1)
            most[at(index, other)] =
                a[index] === b[other]
                    ? (most[at(index + 1, other + 1)] ?? 0) + 1
                    : Math.max(most[at(index + 1, other)] ?? 0, most[at(index, other + 1)] ?? 0);
    let [index, other] = [before.start, now.start];
    while (index < before.end && other < now.end) {
        if (a[index] === b[other]) {
            partners[index] = other;
            index += 1;
            other += 1;
        }
        else if ((most[at(index + 1, other)] ?? 0) >= (most[at(index, other + 1)] ?? 0))
            index += 1;
        else
            other += 1;
    }
}

;


const KEPT = 'kept';
function findSame(removed, added) {
    const [before, now] = [(0,code.lT)(removed), (0,code.lT)(added)];
    const partners = alignSigns(before.signs, now.signs);
    const signs = { lines: before.lines, ranks: partners, others: now.lines.length };
    const wordsNow = toIndicesOfWords(now.signs);
    const words = onlyWords(signs, toIndicesOfWords(before.signs), wordsNow);
    const lineNow = (index) => now.lines[index ?? 0] ?? 0;
    const spread = new Map();
    const wordsOf = new Map(runsOf(words.lines).map((run) => [run.line, run]));
    const isFromBefore = new Uint8Array(now.lines.length);
    for (const partner of partners)
        isFromBefore[partner] = 1;
    const unknown = new Set(now.lines.filter((_, index) => isFromBefore[index] !== 1));
    const successors = new Map();
    const formatted = new Map();
    const settled = new Set();
    const unused = new Map();
    for (const line of now.lines)
        unused.set(line, (unused.get(line) ?? 0) + 1);
    for (const run of runsOf(before.lines)) {
        const isWhole = isTogether(signs, run);
        const said = wordsOf.get(run.line);
        const isSame = said === undefined
            ? isWhole && isInPlace(signs, run)
            : isTogether(words, said) && isInPlace(words, said);
        if (!isSame) {
            const span = said && spanOf(words, said, (rank) => lineNow(wordsNow[rank ?? 0]));
            if (span !== undefined)
                spread.set(run.line, span);
            continue;
        }
        const own = partners.subarray(run.start, run.end).filter((partner) => partner !== -1);
        const lines = [...new Set(Array.from(own, lineNow))];
        successors.set(run.line, lines);
        for (const partner of own) {
            const target = lineNow(partner);
            unused.set(target, (unused.get(target) ?? 0) - 1);
        }
        if (isWhole && !lines.some((target) => unknown.has(target))) {
            formatted.set(run.line, lines);
            if (isTogether(signs, widen(run, before.lines.length)))
                settled.add(run.line);
        }
    }
    const taken = new Set([...unused].flatMap(([line, count]) => (count === 0 ? [line] : [])));
    return { successors, formatted, settled, taken, spread };
}
const LONGEST_SPAN = 40;
const SETTLING = 12;
function widen({ line, start, end }, length) {
    return { line, start: Math.max(0, start - SETTLING), end: Math.min(length, end + SETTLING) };
}
function runsOf(lines) {
    const runs = [];
    for (const [index, line] of lines.entries()) {
        const run = runs.at(-1);
        if (run?.line === line)
            run.end = index + 1;
        else
            runs.push({ line, start: index, end: index + 1 });
    }
    return runs;
}
function onlyWords({ lines, ranks, others }, words, wordsNow) {
    const rankOf = new Int32Array(others).fill(-1);
    for (const [rank, index] of wordsNow.entries())
        rankOf[index] = rank;
    return {
        lines: Array.from(words, (index) => lines[index] ?? 0),
        ranks: words.map((index) => rankOf[ranks[index] ?? -1] ?? -1),
        others: wordsNow.length,
    };
}
function toIndicesOfWords(signs) {
    return Int32Array.from(signs.keys()).filter((index) => (0,code.Jg)(signs[index] ?? ''));
}
function spanOf({ ranks }, { start, end }, lineOf) {
    const found = [...ranks.subarray(start, end)].filter((rank) => rank !== -1);
    if (found.length * 2 < end - start)
        return undefined;
    const [first, last] = [lineOf(found[0]), lineOf(found.at(-1))];
    return first < last && last - first < LONGEST_SPAN ? { first, last } : undefined;
}
function isTogether({ ranks }, { start, end }) {
    const first = ranks[start] ?? -1;
    if (first === -1)
        return false;
    for (let index = start + 1; index < end; index += 1)
        if (ranks[index] !== first + index - start)
            return false;
    return true;
}
function isInPlace({ lines, ranks, others }, { start, end }) {
    const [first, last] = [ranks[start] ?? -1, ranks[end - 1] ?? -1];
    const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
    const leads = end === lines.length ? last === others - 1 : ranks[end] === last + 1;
    return follows || leads;
}


 }),

 63089:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $R: () => ( likeness),
   Eo: () => ( isName),
   KX: () => ( weighCommon),
   d6: () => ( KEYWORDS),
   et: () => ( createTokenizer),
   k8: () => ( similarity),
   nS: () => ( joinTokens),
   pt: () => ( shareName)
 });
 var _text_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3044);

const WEIGHTS = { name: 2, other: 1 };
const KEYWORDS = new Set(('abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield').split(' '));
function isName(token) {
    return (0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .Jg)(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
}
function createTokenizer() {
    const known = new Map();
    const numberOf = (token) => {
        const number = known.get(token) ?? known.size * 2 + Number(!isName(token));
        known.set(token, number);
        return number;
    };
    return (signs) => {
        const numbers = signs.map(numberOf).sort((a, b) => a - b);
        return { numbers, size: numbers.reduce((sum, number) => sum + weightOf(number), 0) };
    };
}
function isNumberOfName(number) {
    return number % 2 === 0;
}
function weightOf(number) {
    return isNumberOfName(number) ? WEIGHTS.name : WEIGHTS.other;
}
function joinTokens(a, b) {
    return { numbers: [...a.numbers, ...b.numbers].sort((x, y) => x - y), size: a.size + b.size };
}
function weighCommon(a, b) {
    let common = 0;
    for (const number of commonOf(a, b))
        common += weightOf(number);
    return common;
}
function shareName(a, b) {
    return commonOf(a, b).some(isNumberOfName);
}
function commonOf({ numbers: a }, { numbers: b }) {
    const common = [];
    for (let [here, there] = [0, 0]; here < a.length && there < b.length;) {
        const [one, other] = [a[here] ?? 0, b[there] ?? 0];
        if (one === other)
            common.push(one);
        if (one <= other)
            here += 1;
        if (other <= one)
            there += 1;
    }
    return common;
}
function similarity(a, b) {
    const tokenize = createTokenizer();
    return likeness(tokenize((0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .S$)(a)), tokenize((0,_text_code_js__WEBPACK_IMPORTED_MODULE_0__ .S$)(b)));
}
function likeness(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * weighCommon(a, b)) / (a.size + b.size);
}


 }),

 19245:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   a: () => ( nounOf)
 });
function nounOf({ service }) {
    return service?.noun ?? 'change';
}


 }),

 83179:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  MN: () => ( countsDecisions),
  N$: () => ( readCountingDecisions),
  f: () => ( readThreadsOf)
});

var lines = __webpack_require__(17746);
var decision = __webpack_require__(94490);
var own_thread = __webpack_require__(59079);
var compare_texts = __webpack_require__(7895);
;




const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author may not write to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const NO_KEY = 'runs of others write under the account of this job too, and no signing-key tells what the comment was about';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
async function readDecisions(reading, rules) {
    const attempts = [];
    const decided = new Map();
    for (const thread of reading.ours) {
        const { statement, failed } = await readLast(thread, rules);
        attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
        const now = statement === undefined ? thread : { ...thread, statement };
        const reason = reasonByHand(now);
        decided.set(thread, reason === undefined ? now : { ...now, resolvedFor: cut(reason, decision.GT, rules) });
    }
    const now = (thread) => decided.get(thread) ?? thread;
    return { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now), attempts };
}
async function readLast(thread, rules) {
    const deciding = (thread.replies ?? []).filter((reply) => reply.words !== undefined);
    if ((0,own_thread._q)(thread) || !(0,own_thread.nn)(thread))
        return { failed: [] };
    if (thread.doubts.includes('shared'))
        return { failed: deciding.map((reply) => toIgnored(reply, NO_KEY, rules)) };
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    const failed = deciding
        .filter(({ words }) => words.says === 'no-reason')
        .map((reply) => toIgnored(reply, NO_REASON, rules));
    if (giving.length > 1 && giving.some(({ at }) => at === undefined))
        return { failed: [...failed, ...giving.map((reply) => toIgnored(reply, UNORDERED, rules))] };
    for (const reply of giving.toSorted(compareTimes).toReversed()) {
        const right = await rightOf(reply, thread, rules);
        if (right === 'yes')
            return { statement: toStatement(reply, rules), failed };
        failed.push(toIgnored(reply, right === 'no' ? NO_RIGHT : UNKNOWN, rules));
    }
    const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
    failed.push(...talk.map((reply) => toIgnored(reply, NO_FORM, rules)));
    return { statement: { replyId: '', says: 'nothing', reason: '' }, failed };
}
function reasonByHand(thread) {
    const { replies = [], resolvedById: by, lastMark } = thread;
    if ((0,own_thread.QY)(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined)
        return undefined;
    const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ at }) => at === undefined))
        return undefined;
    return theirs.toSorted(compareTimes).at(-1)?.line;
}
function compareTimes(a, b) {
    return (a.at ?? 0) - (b.at ?? 0) || Number(a.id) - Number(b.id) || (0,compare_texts.q)(a.id, b.id);
}
async function rightOf(reply, { recordedStatement }, rules) {
    const { author } = reply;
    if (rules.mayDecide === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    const isKnown = (0,decision.a)(toStatement(reply, rules), recordedStatement) && recordedStatement?.author === author;
    return isKnown ? 'yes' : rules.mayDecide(author);
}
function toStatement({ id, author, name, words }, rules) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: id,
        says,
        reason: cut(words.reason, decision.GT, rules),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, decision.B6, rules) }),
    };
}
function toIgnored({ id, name }, why, rules) {
    return { replyId: id, why, ...(name !== undefined && { name: cut(name, decision.B6, rules) }) };
}
function cut(text, limit, { redact }) {
    return (0,lines.xv)(redact(text), limit);
}

var read_threads = __webpack_require__(26610);
;





async function readThreadsOf({ reviewed, inputs, redact }) {
    if (reviewed.kind === 'commits')
        return read_threads.E;
    const { service, keyring } = reviewed;
    const reading = (0,read_threads._)(keyring, service.identity, await service.listComments());
    return readCountingDecisions(reading, inputs, service, redact);
}
function countsDecisions({ decisions }, { mayWrite }) {
    return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}
async function readCountingDecisions(reading, inputs, service, redact) {
    const { mayWrite } = service;
    const asked = new Map();
    const mayDecide = mayWrite &&
        ((author) => {
            const right = asked.get(author) ?? mayWrite(author);
            asked.set(author, right);
            return right;
        });
    const decided = !countsDecisions(inputs, service)
        ? reading
        : await readDecisions(reading, { mayDecide, redact });
    if (mayDecide === undefined || !inputs['accept-resolved'])
        return decided;
    const now = new Map();
    const attempts = [...decided.attempts];
    for (const thread of decided.ours) {
        const { resolvedById: by, lastMark } = thread;
        const isByHand = (0,own_thread.QY)(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
        if (!isByHand)
            continue;
        const resolverMay = by === undefined ? 'unknown' : await mayDecide(by);
        now.set(thread, { ...thread, resolverMay });
        if (resolverMay !== 'yes')
            attempts.push(toAttempt(thread, resolverMay, redact));
    }
    const update = (thread) => now.get(thread) ?? thread;
    return { ...decided, ours: decided.ours.map(update), threads: decided.threads.map(update), attempts };
}
function toAttempt(thread, may, redact) {
    const { resolvedBy } = thread;
    const why = may === 'no'
        ? 'this person may not write to the repository'
        : 'it could not be found out whether this person may write to the repository';
    return {
        thread,
        why,
        ...(resolvedBy !== undefined && { name: (0,lines.xv)(redact(resolvedBy), decision.B6) }),
    };
}


 }),

 20996:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   u: () => ( doubtArrived)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28508);
 var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38825);


async function doubtArrived(findings, { analyzed, base, head }, git) {
    if (!findings.some(({ place }) => otherwiseOf(place) !== undefined))
        return findings;
    const [toHead, diff] = await Promise.all([(0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_1__ .iH)(git, analyzed, head), (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_1__ .iH)(git, base, head)]);
    const arrived = (path) => {
        const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        return change !== undefined && change.oldPath !== change.newPath;
    };
    return findings.map((finding) => {
        const { place } = finding;
        const otherwise = otherwiseOf(place);
        const taken = place.kind === 'nowhere' ? (place.oneOf ?? []) : [place.path];
        const others = otherwise?.oneOf?.filter((file) => !taken.includes(file)) ?? [];
        return otherwise !== undefined &&
            taken.every(arrived) &&
            others.some((file) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .Fu)(toHead, diff, file))
            ? { ...finding, place: otherwise }
            : finding;
    });
}
function otherwiseOf(place) {
    return 'otherwise' in place ? place.otherwise : undefined;
}


 }),

 15358:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   m: () => ( findArrivals)
 });
 var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
 var _diff_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97802);
 var _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61491);
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
 var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41583);
 var _git_follow_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53561);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16761);








const MOST_NAMED = 10;
async function findArrivals(ground) {
    const { spots } = ground;
    const hasEnding = openEndings(ground);
    const pointers = await findPointers(ground);
    const behind = await readBehind(ground);
    return {
        of(spot) {
            const { place } = spot;
            if (place.path === undefined)
                return undefined;
            if (place.kind !== 'nowhere')
                return hasEnding(spot) ? 'added' : undefined;
            return behind(spot);
        },
        warnings: [
            ...describe(await (0,_git_follow_paths_js__WEBPACK_IMPORTED_MODULE_3__ .Mk)(ground), [
                'submodule changed, and its code was not looked at',
                'submodules changed, and their code was not looked at',
            ], 'check out submodules with their history'),
            ...describe(pointers.filter((path) => !spots.some(({ place }) => place.path === path)), [
                'file of Git LFS changed, and its content was not looked at',
                'files of Git LFS changed, and their content was not looked at',
            ], 'check out with Git LFS before the analysis'),
        ],
    };
}
function openEndings({ findings, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...findings.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_4__ .z6)(path))]),
        ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change?.oldPath === undefined || !(0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_4__ .OG)(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_4__ .z6)(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
async function readBehind(ground) {
    const paths = ground.spots.flatMap(({ place }) => ((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .Jm)(place) ? place.path : []));
    const ways = await (0,_git_follow_paths_js__WEBPACK_IMPORTED_MODULE_3__ .gv)(ground, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return ({ place }) => {
        const way = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .Jm)(place) ? ways.get(place.path) : undefined;
        if (way === undefined)
            return undefined;
        if (way.barrier !== undefined)
            return way.barrier === 'new' || way.paths.length > 1 ? 'added' : undefined;
        return narrowestOf(way.stops.map(({ tree: { toHead, diff }, path, lines }) => {
            const at = toPlace(path, 'line' in place ? place.line : undefined);
            return (0,_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ .p)({ place: at, toHead, diff, linesOf: () => lines, can }).narrowest;
        }));
    };
}
function narrowestOf(modes) {
    return _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_6__ .o.find((mode) => modes.includes(mode));
}
function toPlace(path, line) {
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_2__ .Ac)(git, files)).map(({ path }) => path);
}
function describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .Dt)(paths, MOST_NAMED)}; ${remedy}`];
}


 }),

 3386:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => ( findCandidates)
 });
 var _diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1960);
 var _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61491);
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
 var _git_read_file_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82137);
 var _sarif_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22167);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16761);







const MOST_NAMED = 10;
async function findCandidates(ground) {
    const { git, workingTree, toHead, diff, spots, cameIn } = ground;
    const touched = new Map();
    for (const { place } of spots) {
        const files = possibleFiles(place);
        if (!touched.has(files))
            touched.set(files, files.filter((path) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .Fu)(toHead, diff, path)));
    }
    const paths = new Set([...touched.values()].flat());
    const { hunks } = await workingTree.changesIn(paths);
    const { lines } = await (0,_git_read_file_lines_js__WEBPACK_IMPORTED_MODULE_2__ .M)(git, toHead, diff, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return (spot) => {
        const { place } = spot;
        const places = (touched.get(possibleFiles(place)) ?? []).map((path) => (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_1__ .bd)(hunks.get(path) ?? [], placeIn(path, place)));
        if (places.length === 0)
            return undefined;
        const modes = places.map((one) => (0,_diff_anchor_js__WEBPACK_IMPORTED_MODULE_0__ .p)({
            ...{ place: one, toHead, diff, can },
            linesOf: (path) => lines.get(path),
            cameIn: cameIn({ ...spot, place: one }),
        }).narrowest);
        const names = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(places.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .fW), MOST_NAMED, ' or ');
        return {
            narrowest: _diff_filter_mode_js__WEBPACK_IMPORTED_MODULE_6__ .o.find((mode) => modes.includes(mode)) ?? 'nofilter',
            reason: `${(0,_sarif_quote_js__WEBPACK_IMPORTED_MODULE_3__ .h)(place.path ?? '')} may be ${names}`,
        };
    };
}
const NONE = [];
function possibleFiles(place) {
    return place.kind === 'nowhere' ? (place.oneOf ?? place.alike ?? NONE) : NONE;
}
function placeIn(path, place) {
    const line = 'line' in place ? place.line : undefined;
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}


 }),

 12948:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( findCommits),
   I: () => ( cover)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27176);
 var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29484);
 var _git_relate_to_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60307);
 var _http_backoff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95254);
 var _inputs_time_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58811);
 var _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19245);







const REMEDY = `${_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ .Nh} or allow fetching commits by id`;
async function findCommits(context, analyzed) {
    const { inputs, world } = context;
    const until = world.now() + (0,_inputs_time_limits_js__WEBPACK_IMPORTED_MODULE_4__ .f)(inputs) * 1_000;
    for (let tries = 0;; tries += 1) {
        const found = await findOnce(context, analyzed, until);
        if (found.kind !== 'behind')
            return found;
        const left = until - world.now();
        if (left <= 0 || inputs['dry-run'] || context.stopped() !== undefined)
            return { kind: 'unavailable', covers: false, reason: found.reason, shownHead: found.head };
        const remedy = tries === 0 ? '; push the commit if that is still to come, or start the sandbox with --watch' : '';
        context.progress(`Waiting for the ${(0,_context_js__WEBPACK_IMPORTED_MODULE_5__ .a)(context)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await context.sleep(Math.min((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_6__ .p$)(tries, world.random()), left));
    }
}
async function findOnce(context, analyzed, until) {
    const { reviewed, inputs, git, host } = context;
    const given = reviewed.diff;
    const shown = reviewed.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(reviewed.service, given === undefined, until, context);
    const { base, head } = shown;
    const noun = (0,_context_js__WEBPACK_IMPORTED_MODULE_5__ .a)(context);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            shownHead: head,
            reason: `the ${noun}'s diff was not computed within ${(0,_inputs_time_limits_js__WEBPACK_IMPORTED_MODULE_4__ .f)(inputs)} s (a third of the input timeout)`,
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
    const merge = relation === 'test-merge' ? "which is CI's merge" : 'which is the merge';
    return `${merge} of this ${noun} with its target branch`;
}
async function readShown(service, needsDiff, until, { world, sleep, stopped, progress }) {
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - world.now();
        if (ready || !needsDiff || left <= 0 || stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,_http_backoff_js__WEBPACK_IMPORTED_MODULE_6__ .p$)(tries, world.random()), left));
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
            return other(`${merge}; the event of this run does not name it, and this version of git cannot check that merge: ${checkOut}, or install git 2.38 or later`);
        case 'merge-not-at-hand':
            return other(`${merge}, and this checkout lacks the commits to check it: ${checkOut}, or check out with full history (fetch-depth: 0)`);
        case 'on-target':
            return other(`you analyzed ${ours}, which is on the target branch: ${checkOut}${remedy === undefined ? ' (`ref:`)' : ''}`);
        case 'unknown':
            return other(`${both} differ, and the shallow checkout does not tell how they are related: ${checkOut}, with full history (fetch-depth: 0)`);
        case 'other':
            return other(`${both} are different versions: ${checkOut}`);
    }
}


 }),

 82879:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  j: () => ( configure),
  h: () => ( openConfiguration)
});

var configuration_configuration = __webpack_require__(56130);
var checkout = __webpack_require__(27176);
var commits = __webpack_require__(29484);
var file_texts = __webpack_require__(41583);
var read_diff = __webpack_require__(38825);
var remotes = __webpack_require__(20581);
var working_tree = __webpack_require__(19850);
;
function startEarly(work) {
    work.catch(() => undefined);
    return work;
}

;








function openConfiguration({ git, service, host, progress }, root) {
    if (service === undefined) {
        return host.onLaptop
            ? () => ofWorkingTree(root, progress)
            : (commits) => ofCommits(git, undefined, commits);
    }
    const tip = startEarly(findTip(git, service));
    return async (commits) => ofCommits(git, await tip, commits);
}
async function findTip(git, service) {
    const repository = await service.targetRepository?.();
    if (repository === undefined)
        return undefined;
    const { addresses, defaultBranch: branch } = repository;
    const remote = await (0,remotes._Y)(git, addresses);
    return remote === undefined ? undefined : { remote, branch, tip: await (0,remotes.uN)(git, remote, branch) };
}
async function ofWorkingTree(root, progress) {
    const content = await (0,working_tree.o6)(root, configuration_configuration.oT);
    if (content === undefined) {
        const misnamed = await (0,working_tree.o6)(root, configuration_configuration.YP);
        const warnings = misnamed === undefined ? [] : [configuration_configuration.Xf];
        return { kind: 'found', configuration: configuration_configuration.hr, warnings };
    }
    progress(`${configuration_configuration.oT} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: configuration_configuration.hr, warnings: [], fault: reading.fault };
}
async function ofCommits(git, named, { base, head }) {
    const source = named === undefined ? 'the base of this change' : named.branch;
    if (named !== undefined && 'missing' in named.tip)
        return unknown(source, named.tip.missing);
    const sha = named !== undefined && 'sha' in named.tip ? named.tip.sha : base;
    const presence = (await (0,commits.nm)(git, [sha], undefined, named?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await (0,file_texts.Xd)(git, [sha, base, head], configuration_configuration.oT);
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
        reason: `${configuration_configuration.oT} of ${source} cannot be read (${why}): ${checkout.Nh}, or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: configuration_configuration.hr };
    if (file.kind === 'other')
        return { kind: 'broken', fault: `${configuration_configuration.oT}: it is not a regular file` };
    const { MOST_BYTES } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    return parse(file.bytes > MOST_BYTES ? Buffer.alloc(file.bytes) : await (0,file_texts.gm)(git, file.id));
}
async function parse(content) {
    const { parseConfiguration } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(3776)]).then(__webpack_require__.bind(__webpack_require__, 73776));
    return parseConfiguration(content);
}
async function configure(findings, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return findings;
    const change = paths.length === 0 ? undefined : await (0,read_diff.iH)(git, base, head);
    const judge = (0,configuration_configuration.FU)(configuration, (path) => {
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

 82072:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   c: () => ( judgeNames)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15722);
 var _finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19795);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16761);



const MOST_NAMED = 10;
function judgeNames({ files }, findings, completeness, failLevel) {
    const paths = files.flatMap(({ newPath }) => newPath !== undefined && (0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .OP)(newPath) ? [newPath] : []);
    if (paths.length === 0)
        return { completeness, warnings: [] };
    const failing = findings.filter(({ level, presence }) => presence.kind === 'present' && (0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_1__ .jZ)(level, failLevel));
    const heldScopes = [];
    for (const ofScope of Map.groupBy(failing, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(scope)).values()) {
        const found = ofScope.flatMap(({ scope, place }) => {
            const path = paths.find((each) => mayBeIn(place, each));
            return path === undefined ? [] : [{ scope, path }];
        });
        const [first] = found;
        if (first === undefined)
            continue;
        const results = found.length === 1 ? '1 result' : `${found.length} results`;
        const named = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .Dt)([...new Set(found.map(({ path }) => path))], MOST_NAMED);
        heldScopes.push({
            scope: first.scope,
            kind: 'failed',
            reason: `${results} may be in ${named}, whose name is not UTF-8: rename the file`,
        });
    }
    const held = new Set(heldScopes.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(scope)));
    return {
        completeness: {
            ...completeness,
            complete: completeness.complete.filter((scope) => !held.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_2__ .OD)(scope))),
            heldScopes: [...completeness.heldScopes, ...heldScopes],
        },
        warnings: [describe(paths)],
    };
}
function mayBeIn(place, path) {
    if (place.kind !== 'nowhere' || place.path === undefined)
        return false;
    if (place.oneOf?.includes(path))
        return true;
    const meant = path.split('/').toReversed();
    const said = place.path.split('/').toReversed();
    return said.every((name, index) => fits(name, meant[index] ?? name));
}
function fits(said, name) {
    const [start = '', ...more] = name.split(/\uFFFD+/u);
    const end = more.pop();
    if (end === undefined)
        return said === name;
    if (!said.startsWith(start))
        return false;
    let at = start.length;
    for (const part of more) {
        const next = said.indexOf(part, at);
        if (next < 0)
            return false;
        at = next + part.length;
    }
    return said.length - end.length >= at && said.endsWith(end);
}
function describe(paths) {
    const [files, remedy] = paths.length === 1
        ? ['1 file whose name is not UTF-8', 'rename it']
        : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
    return `${files} changed, and nothing can be placed there: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .Dt)(paths, MOST_NAMED)}; ${remedy}`;
}


 }),

 73868:
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
async function readOffsets(findings, { hunks, unread }, git, { root, head }) {
    const paths = new Set(findings.flatMap(({ presence, place }) => isReal(presence) && 'offset' in place ? (place.path ?? []) : []));
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

 58686:
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
 var _sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(62603);
 var _sarif_tree_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9395);
 var _text_inline_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(96924);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(10492);
 var _place_findings_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(73868);
 var _root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(61957);















async function readLogs(order, checkout) {
    const { git } = order;
    const entries = checkout === undefined ? [] : await (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .Z)(git, checkout.head);
    const root = checkout?.root ?? order.world.directory;
    const read = await readFindings(order, checkout, root, entries);
    const workingTree = (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_7__ .AJ)(git, root, entries);
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
        detailed: (finding) => hider.details((0,_place_findings_js__WEBPACK_IMPORTED_MODULE_11__ .Wv)({ ...finding, ...read.detailsOf(finding) }, hunks)),
    };
}
async function readFindings(order, checkout, root, entries) {
    const { git, inputs, host, world, progress } = order;
    const { directory, environment } = world;
    const { workspaces, temporaryFolder } = host;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(directory, inputs['working-directory']), ...(0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ .B)(environment)];
    return (0,_sarif_read_analysis_js__WEBPACK_IMPORTED_MODULE_9__ .d)({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        silentTools: inputs['silent-tools'],
        trust: checkout === undefined ? [...inputs.trust, 'foreign-paths'] : inputs.trust,
        ...(checkout !== undefined &&
            !inputs.trust.includes('tracked-logs') && {
            isTracked: (0,_git_tree_js__WEBPACK_IMPORTED_MODULE_6__ .f)(entries, [root, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(root)], 
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: (0,_sarif_tree_js__WEBPACK_IMPORTED_MODULE_13__ .Gc)(entries),
        analyzed: checkout && openAnalyzed(git, checkout, entries),
        roots: await (0,_root_aliases_js__WEBPACK_IMPORTED_MODULE_12__ .H)({ root, prefix, spelled, workspaces }),
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
    if (!(await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ .Bn)(git, repository.address)))
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_10__ .O0)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}


 }),

 61957:
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

 61826:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cp: () => ( describeDominantRule),
   DX: () => ( overviewsOfJob),
   Ky: () => ( pairTwins),
   TP: () => ( planOverview),
   m3: () => ( writesOverview)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92506);
 var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(50324);




function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_2__ .gH)(spot.place, spot.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? spot;
        owners.set(key, owner);
        return owner.scope.tool === spot.scope.tool ? entry : { ...entry, twinOf: owner };
    });
}
function writesOverview({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
function planOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .bO);
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .WU);
        if (proof === 'partial')
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__ .wB);
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .D_,
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return planEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .gV };
    }
    const reason = standing.length === 0 ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .lQ : _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .H2;
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function planEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .mb };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .j7 }
        : { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .iO };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .fG)(keys, entries.map(({ spot }) => spot));
}
function overviewsOfJob(overviews, job, ownScopes) {
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...ownScopes].flatMap((scope) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ .MH)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}
const FEWEST = 2;
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    return _reasons_js__WEBPACK_IMPORTED_MODULE_1__ .fi(most.length, over.length, first.rule.id, first.scope);
}


 }),

 68731:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   oC: () => ( planPair),
   r0: () => ( planDuplicate),
   zq: () => ( planAbsent)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15722);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59079);
 var _hold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58352);
 var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50324);




function planPair(row) {
    const { thread, spot, state, waits, anchor } = row;
    const about = { thread, spot };
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(thread))
        return leave(about, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .gm(thread));
    if (waits)
        return leave(about, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .eg(row));
    if (state.kind === 'decided')
        return followDecision(about, state);
    if (spot.ignored)
        return closePair(about, state, 'ignored', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .$h);
    if (spot.suppressed)
        return closePair(about, state, 'suppressed', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .JZ);
    if (!row.inDiff)
        return closePair(about, state, 'moved-on', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .nn(spot.place.path));
    const onDiff = { ...about, ...(anchor && { anchor }) };
    const reopen = (reason) => ({ kind: 'reopen', ...onDiff, reason });
    switch (state.kind) {
        case 'open':
            if (isReopenedByHand(thread))
                return reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .N4);
            return thread.lastMark?.kind === 'gone'
                ? reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .O3)
                : { kind: 'keep', ...about, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .o0(row) };
        case 'reopened':
            return reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .oY);
        case 'resolved-by-us':
            return reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Nn(state.mark.kind));
        case 'unfinished':
            return reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .f$(state.begun));
        case 'resolved-by-push':
            return reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .W_);
        case 'withdrawn':
            return { kind: 'reopen', ...onDiff, by: state.by, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .VJ(state.by) };
        case 'resolved-by-people':
            return thread.doubts.includes('edited')
                ? reopen(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Kz(thread))
                : leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .wt(thread));
    }
}
function isReopenedByHand({ flag, lastMark, own }) {
    const isInForce = lastMark?.decided === 'reply' || lastMark?.decided === 'hand';
    return flag === false && isInForce && own?.marker.bound === true;
}
function closePair(about, state, resolution, reason) {
    const { thread } = about;
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', reason);
    if (state.kind === 'resolved-by-people')
        return leave(about, 'done', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .gA(thread, reason));
    if (state.kind === 'reopened')
        return leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .T9);
    const doubt = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zJ(thread);
    if (doubt !== undefined)
        return leave(about, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .q2(reason, doubt));
    return resolveOrSay(about, resolution, reason);
}
function resolveOrSay(about, resolution, reason) {
    return sayWhereForbidden(about, resolution, reason) ?? { kind: 'resolve', ...about, resolution, reason };
}
function sayWhereForbidden(about, resolution, reason) {
    const { mayResolve, flag } = about.thread;
    return mayResolve === false && flag === false
        ? sayOnce(about, 'rights', resolution, _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .HX(reason))
        : undefined;
}
function planAbsent(row, situation, policy) {
    const { thread, state, now } = row;
    const about = { thread };
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .nn)(thread))
        return leave(about, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .gm(thread));
    if (row.resembled !== undefined && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .sQ)(thread))
        return retire(about);
    if (row.resembled !== undefined && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .PU)(thread))
        return leave(about, 'done', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .PM);
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .x1(state.mark.kind));
    if (row.resembled !== undefined) {
        return state.kind === 'decided'
            ? followDecision(about, state)
            : leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .ui);
    }
    const held = (0,_hold_js__WEBPACK_IMPORTED_MODULE_1__ .GI)(row, situation);
    if (held !== undefined)
        return leave(about, 'held', held);
    const byPeople = state.kind === 'resolved-by-people';
    if (byPeople && now.kind === 'file' && !now.inDiff)
        return leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .gA(thread, _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .nn(now.path)));
    const doubt = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zJ(thread);
    if (doubt !== undefined && state.kind !== 'reopened') {
        return byPeople
            ? leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .CO(thread))
            : leave(about, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .q2(_reasons_js__WEBPACK_IMPORTED_MODULE_2__ .uj, doubt));
    }
    if (state.kind === 'unfinished')
        return resolveOrSay(about, 'fixed', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Ae(state.begun));
    if (state.kind === 'reopened')
        return leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Ju((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .F$)(thread)));
    if (policy.resolve === 'never')
        return leave(about, 'policy', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .zH);
    if (policy.resolve === 'undiscussed' && thread.foreignReplies > 0) {
        return thread.lastMark?.decided !== undefined || state.kind === 'decided'
            ? leave(about, 'people', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .nX(thread))
            : sayOnce(about, 'policy', 'discussed', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .kh);
    }
    return resolveOrSay(about, 'fixed', now.kind === 'deleted' ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .vf : _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .uj);
}
function retire(about) {
    const {  "U4": reason } = _reasons_js__WEBPACK_IMPORTED_MODULE_2__;
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .HE)(about.thread)
        ? { kind: 'resolve', ...about, resolution: 'retired', by: 'deleting', reason }
        : resolveOrSay(about, 'retired', reason);
}
function planDuplicate({ thread, winner }, { scopes }) {
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .In(winner);
    const doubt = whyNotRemoved(thread, scopes);
    if (doubt !== undefined)
        return leave({ thread }, 'held', _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .q2(reason, doubt));
    const removed = { kind: 'remove-duplicate', thread, winner, reason };
    if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .HE)(thread))
        return { ...removed, by: 'deleting' };
    return sayWhereForbidden({ thread }, 'retired', reason) ?? { ...removed, by: 'retiring' };
}
function whyNotRemoved(thread, scopes) {
    const { scope } = thread.evidence;
    const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope);
    if (!scopes.own.has(key))
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .Tl(scope);
    const doubt = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .sQ)(thread) ? (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .gw)(thread) : (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ .Me)(thread);
    if (doubt !== undefined)
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .jO(doubt);
    return scopes.isLater(key) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .b7(scope) : undefined;
}
function followDecision(about, { decision, way }) {
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__ .rc(decision);
    return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}
function leave(about, because, reason) {
    return { kind: 'leave', ...about, because, reason };
}
function sayOnce(about, because, note, reason) {
    return about.thread.lastMark?.kind === 'gone'
        ? leave(about, because, reason)
        : { kind: 'say', ...about, because, note, reason };
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
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16761);
 var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59079);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77283);





const MOST_PLACES = 10;
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.doubts.includes('edited') ? [placeOf(thread)] : []));
    const sealed = ours.filter(({ doubts }) => doubts.includes('sealed')).length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(ours.some(({ doubts }) => doubts.includes('shared')) ? [describeShared(keyring)] : []),
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
function describeShared([{ withheld }]) {
    const what = 'every workflow of this repository, those of forks included, writes under the account of this job, so without a signing-key no decision in its threads lets the check pass';
    return withheld
        ? `${what}, and this run gets no secrets: where a decision has to count, propose the change from a branch of the repository itself`
        : `${what}: make a secret, for example with openssl rand -hex 32, and give it as signing-key`;
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
        : `${what} that no key of this run signed, so it does not count: it was copied, or another user wrote it without a key; if signing-key or client-secret was changed, and not because it leaked, give the old one as previous-key`;
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
    if (keyring.every(({ older }) => older === undefined))
        return [];
    const isOlder = ({ doubts }) => doubts.includes('older');
    const needing = ours.filter((thread) => (isOlder(thread) || thread.own?.keys.older !== undefined) && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .nT)((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ .QY)(thread)));
    const open = needing.length;
    const isLeft = needing.some(isOlder);
    const others = [...overviews, ...intents].filter(({ older }) => older).map(({ commentId }) => commentId);
    const need = open === 0
        ? 'no open thread needs previous-key any more'
        : `${open} open ${open === 1 ? 'thread still needs' : 'threads still need'} previous-key: without it their findings are posted a second time. ` +
            (isLeft
                ? 'No run resolves them: once their findings are gone, resolve them by hand'
                : 'Each of them is signed with the current key when it is next edited');
    return [
        need,
        ...(others.length === 0
            ? []
            : [
                `comments ${others.join(', ')} were signed with previous-key, and no run deletes them: delete them by hand`,
            ]),
    ];
}
function describeUnresolved({ plan, outcomes }, { resolveNeeds, noResolving } = {}) {
    const moves = plan?.moves ?? [];
    const { length } = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__ .QV)(move, outcomes.get(move)));
    if (length === 0)
        return [];
    const threads = length === 1 ? '1 thread is done and stays' : `${length} threads are done and stay`;
    if (noResolving !== undefined)
        return [`${threads} open, because ${noResolving}: resolve ${length === 1 ? 'it' : 'them'} by hand`];
    const remedy = resolveNeeds === undefined ? '' : `. That needs ${resolveNeeds}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
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
    const redactFor = (finding) => (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_2__ .rQ)(finding) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .Q6)(redact(text))) : redact;
    const rules = new Map();
    const ruleOf = ({ scope, rule }) => {
        const known = rules.get(rule) ?? unlessSame(rule, hideInRule(rule, redact, redactFor({ scope, rule })));
        rules.set(rule, known);
        return known;
    };
    return {
        finding(finding) {
            const { message } = finding;
            const hide = redactFor(finding);
            const rule = ruleOf(finding);
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
function hideInRule(rule, redact, hide) {
    const { name, shortDescription, fullDescription, help, severity, helpUri } = rule;
    return {
        ...rule,
        ...(name !== undefined && { name: redact(name) }),
        ...(shortDescription !== undefined && { shortDescription: hide(shortDescription) }),
        ...(fullDescription !== undefined && { fullDescription: hide(fullDescription) }),
        ...(help !== undefined && { help: { ...help, text: hide(help.text) } }),
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

 62603:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  d: () => ( readAnalysis)
});


var external_node_path_ = __webpack_require__(76760);
var errors = __webpack_require__(27406);
var completeness = __webpack_require__(81315);
var finding = __webpack_require__(15722);
var find_logs = __webpack_require__(16953);
var log_raw = __webpack_require__(47842);
var external_node_buffer_ = __webpack_require__(4573);
var external_node_fs_ = __webpack_require__(73024);
var promises_ = __webpack_require__(51455);
var external_node_util_ = __webpack_require__(57975);
var external_node_zlib_ = __webpack_require__(38522);
;


const DEEPEST_NESTING = 1_000;
function toError(name, { kind, byte, firstLine }, offsetsIn) {
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
    return new errors.j$(sentences[kind]);
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
function repeatedKey(where) {
    return new errors.j$(`${where} has the same key twice, so its meaning is not clear: run the analyzer again.`);
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

var lines = __webpack_require__(17746);
;




const MOST_VALUES = 25_000_000;
const LONGEST_SEARCHED = 5_000_000;
const FIRST = 200;
const LONGEST_LINE = 100;
const WORDS = /^\s*(?:[^\s{["]|\[[^[\]{}"\n]*\][^\S\n]*[^\s,\]])/u;
const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, OPEN_LIST, CLOSE_OBJECT, CLOSE_LIST] = [0x7b, 0x5b, 0x7d, 0x5d];
const [LOG_DEPTH, RUN_DEPTH, RESULT_DEPTH] = [1, 3, 5];
function parseLog(name, { text, mark, offsetsIn }) {
    const faultAt = (kind, at, more = {}) => {
        const byte = at === undefined ? undefined : mark + Buffer.byteLength(text.slice(0, at));
        return toError(name, { kind, byte, ...more }, offsetsIn);
    };
    if (text === '')
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
            throw faultAt('not JSON', at, { firstLine });
        throw faultAt(error.includes('after JSON') ? 'text behind' : 'not JSON', at);
    }
    const repeated = findRepeatedKey(value, keys);
    if (repeated !== undefined)
        throw repeatedKey(name + repeated);
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
    if (!(0,log_raw.Gv)(log))
        return undefined;
    if (isRepeated(log, own))
        return '';
    let [nextRun, nextResult] = [0, 0];
    for (const [index, run] of (0,log_raw.gT)(log, 'runs').entries()) {
        if (!(0,log_raw.Gv)(run))
            continue;
        if (isRepeated(run, runs[nextRun++]))
            return ` runs[${index}]`;
        for (const [place, result] of (0,log_raw.gT)(run, 'results').entries()) {
            if ((0,log_raw.Gv)(result) && isRepeated(result, results[nextResult++]))
                return ` runs[${index}].results[${place}]`;
        }
    }
    return undefined;
}

;









const MOST_BYTES = 512_000_000;
const LONG_READING = 50_000_000;
const MEGABYTE = 1_000_000;
const CHUNK = 1024 * 1024;
async function readLog(file, room = MOST_BYTES, progress) {
    const { name } = file;
    const { bytes, ...written } = await readText(file, room).catch((error) => {
        if (error instanceof errors.j$)
            throw error;
        const code = (0,log_raw.$6)(error, 'code') ?? 'unknown error';
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
        throw toError(name, { kind, byte: byte ?? bytes.length }, offsetsIn);
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
        switch ((0,log_raw.$6)(error, 'code')) {
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
        throw toError(name, { kind: 'cut off', byte: bytes.length }, offsetsIn);
    }
}

var text_names = __webpack_require__(16761);
var unparsed_results = __webpack_require__(85363);
;



const MOST_NAMED = 10;
const HEADER = /\.(?:h|hh|hpp|hxx|inl|ipp|tpp)$/iu;
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
    const complete = [...present, ...cleanTools(readings)];
    return {
        failures: readings.failures,
        complete,
        heldScopes: [...heldScopes, ...missingTools(readings)],
        heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
        ruleCatalogues: new Map(judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue]]))),
        fileCatalogues: new Map(judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files]]))),
        quietScopes: new Set([
            ...complete.filter(({ tool }) => unparsed_results.ln.has(tool)).map(finding.OD),
            ...judged
                .filter(({ heldFiles }) => heldFiles.some(({ path }) => HEADER.test(path)))
                .map(({ key }) => key),
        ]),
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
    const isTrusted = ({ kind }) => trust.includes('incomplete-runs') && kind !== 'unread';
    const failures = told.filter((failure) => !isTrusted(failure));
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
        overridden: told.filter(isTrusted).map(({ reason }) => `${reason} (overridden by \`trust\`)`),
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
        `\`sarif-file\` names ${(0,text_names.Dt)(wide, MOST_NAMED)}, so a missing log cannot be noticed: name the files, or the tools of this job in \`tools\``,
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
    const inOneLine = [...named, ...silent].find((name) => isList(name, present));
    if (inOneLine !== undefined)
        return `Input tools has ${JSON.stringify(inOneLine)} in one line: write one name per line`;
    const found = [...mistakesIn('tools', named), ...mistakesIn('silent-tools', silent)];
    if (found.length === 0)
        return undefined;
    return `${found.join('. ')}: write it as the logs do, or name both if both ran`;
}
function isList(name, present) {
    const names = name.split(',').map(inLetters);
    return (!present.has(name) && names.length > 1 && [...present].some((tool) => names.includes(inLetters(tool))));
}
function isLonger(name, start) {
    const whole = name.toLowerCase();
    const first = start.toLowerCase();
    return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}
function inLetters(name) {
    return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

var about = __webpack_require__(50850);
var secrets = __webpack_require__(86856);
;




const LOOKED_UP = new Set(['uri', 'uriBaseId', 'guid']);
const PROSE = new Set([
    ...['text', 'markdown', 'arguments', 'message'],
    ...['exitCodeDescription', 'exitSignalName', 'processStartFailureMessage'],
]);
const RULE = ['ruleId', 'rule'];
const FINGERPRINTS = ['fingerprints', 'partialFingerprints'];
function hideInRun(run, redactOnce) {
    if (!(0,log_raw.Gv)(run))
        return run;
    const redact = (text) => (0,secrets.kM)(text, redactOnce);
    const redactName = remembering(redact);
    const isScanner = (0,about.HB)((0,log_raw.$6)(run, 'tool', 'driver', 'name') ?? '');
    const cut = isScanner ? (text) => (0,secrets.To)((0,lines.Q6)(redact(text))) : redact;
    const hideProse = (text, name) => (PROSE.has(name) ? cut(text) : redact(text));
    const hideInResult = (result) => {
        if (!(0,log_raw.Gv)(result))
            return result;
        const changed = [];
        for (const name of RULE) {
            const value = (0,log_raw.at)(result, name);
            const hidden = value === undefined ? value : mapTexts(value, redactName, name);
            if (hidden !== value)
                changed.push([name, hidden]);
        }
        for (const name of FINGERPRINTS) {
            const value = (0,log_raw.at)(result, name);
            if ((0,log_raw.Gv)(value) && Object.keys(value).some((key) => redactName(key) !== key))
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
    return (0,log_raw.Gv)(value) ? mapOwn(value, (own, key) => mapTexts(own, to, key)) : value;
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
        const files = new Set(run.findings.flatMap(({ place, presence }) => (presence.kind === 'absent' ? [] : filesOf(place))));
        const differs = [...files].find((path) => !isSame(path));
        if (differs === undefined)
            return run;
        const [theirs, ours] = [other.slice(0, 7), analyzed.commit.slice(0, 7)];
        const reason = `${log} says that it is of commit ${theirs}, and ${ours} is checked out, ` +
            `where ${(0,quote.h)(differs)} differs: analyze ${ours}, or check out ${theirs}`;
        return { ...run, failures: [...run.failures, { kind: 'unread', reason }] };
    }));
}
const hold_logs_MOST_NAMED = 10;
async function holdOtherTexts(runs, analyzed) {
    return Promise.all(runs.map(async (run) => {
        const others = new Set();
        for (const [path, hash] of run.hashes)
            if ((await analyzed.hasHash(path, hash)) === false)
                others.add(path);
        return others.size === 0 ? run : withOtherTexts(run, others);
    }));
}
function withOtherTexts(run, others) {
    const reason = 'it was analyzed with another text than that of the commit';
    const files = others.size === 1 ? '1 file' : `${others.size} files`;
    return {
        ...run,
        findings: run.findings.map((finding) => {
            const { place } = finding;
            if (place.path === undefined || !others.has(place.path))
                return finding;
            if (place.kind !== 'lines' && !('offset' in place))
                return finding;
            const line = place.kind === 'lines' ? { line: place.startLine } : {};
            return { ...finding, place: { kind: 'nowhere', path: place.path, reason, inCheckout: true, ...line } };
        }),
        failures: [...run.failures, ...[...others].map((path) => ({ kind: 'file', path, reason }))],
        warnings: [
            ...run.warnings,
            `${files} had another text than the analyzed commit when ${run.scope.tool} ran, by the hashes of its log: ${(0,text_names.Dt)([...others].map(quote.h), hold_logs_MOST_NAMED)}; ` +
                'findings there get no line, and threads there stay: let no tool change files before it reports (many take --no-fix), and analyze them as they are committed',
        ],
    };
}
function filesOf(place) {
    const { path } = place;
    return 'oneOf' in place && place.oneOf !== undefined ? place.oneOf : path === undefined ? [] : [path];
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
        if (tool === undefined || error === undefined)
            continue;
        const words = (0,quote.h)(error.message.trim().replaceAll(/\n+/gu, '; '));
        errors.set((0,finding.OD)({ ...scope, tool }), `${scope.tool} says: ${words}`);
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
    if (file.kind === 'lost')
        return nowhere(file, lines);
    const { path } = file;
    const otherwise = otherwiseOf(file, lines);
    if (artifact.kind === 'part')
        return { kind: 'file', path };
    if (lines.kind === 'offset') {
        const reason = 'the log has its offset in the file, but no line';
        return { kind: 'nowhere', path, reason, inCheckout: true, offset: lines.offset };
    }
    if (lines.kind === 'file')
        return { kind: 'file', path, ...otherwise };
    const { startLine, endLine } = lines;
    return { kind: 'lines', startLine, endLine, path, ...otherwise };
}
function nowhere(file, lines) {
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
        ...otherwiseOf(file, lines),
    };
}
function otherwiseOf({ otherwise }, lines) {
    return otherwise === undefined ? {} : { otherwise: nowhere(otherwise, lines) };
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

var rule_ids = __webpack_require__(92506);
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




const NO_RULE = 'unnamed-rule';
function createRuleReader(tool) {
    const byDescriptor = new Map();
    const below = new Map();
    const byId = new Map();
    const ofProduct = optional('product', tool.product);
    return (result) => read(toReference(result));
    function read(reference) {
        const described = findDescriptor(tool, 'rules', reference);
        if (described === undefined) {
            const id = reference.id ?? NO_RULE;
            return reuse(byId, id, () => ({
                rule: { id: (0,quote.E)(id), deprecatedIds: [], tags: [], ...ofProduct, unlisted: true },
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





const SIZE = 120;
function readDetails(run, findings, { tool, whereabouts, threadFlowLocations }, room) {
    const results = (0,log_raw.gT)(run, 'results');
    const toRule = createRuleReader(tool);
    const fits = (size) => {
        if (size > room.left)
            return false;
        room.left -= size;
        return true;
    };
    const keep = (trail) => {
        if (trail === undefined || fits(sizeOf(trail)))
            return trail;
        return { first: [], omitted: trail.first.length + trail.omitted + trail.last.length, last: [] };
    };
    const details = new Map();
    for (const { result: index, place, presence } of findings) {
        if (presence.kind !== 'present' && presence.kind !== 'suppressed')
            continue;
        const result = results[index];
        const context = { tool, described: toRule(result).described, whereabouts };
        const related = keep(toRelated(result, place, context));
        const flow = keep(toCodeFlow(result, place, threadFlowLocations, context));
        const fixes = toFixes(result, place.path, whereabouts).filter((fix) => fits(sizeOfFix(fix)));
        if (related === undefined && flow === undefined && fixes.length === 0)
            continue;
        details.set(index, {
            ...(related === undefined ? {} : { related }),
            ...(flow === undefined ? {} : { flow }),
            ...(fixes.length === 0 ? {} : { fixes }),
        });
    }
    return details;
}
function sizeOf({ first, last }) {
    return [...first, ...last].reduce((sum, { message = '' }) => sum + SIZE + message.length, 0);
}
function sizeOfFix(fix) {
    return fix.reduce((sum, { inserted, deleted = '' }) => sum + SIZE + inserted.length + deleted.length, 0);
}
const MOST_IN_FLOW = { first: 12, last: 4 };
function toCodeFlow(result, place, shared, context) {
    const [codeFlow] = (0,log_raw.gT)(result, 'codeFlows');
    const [threadFlow] = (0,log_raw.gT)(codeFlow, 'threadFlows');
    const spoken = [];
    const isRepeated = ({ path, line, location }, before) => path === before?.path &&
        line === before?.line &&
        messageOf(location, context) === messageOf(before?.location, context);
    for (const own of (0,log_raw.gT)(threadFlow, 'locations')) {
        const step = (0,log_raw.at)(own, 'location') === undefined ? (shared[(0,log_raw.G$)(own, 'index') ?? -1] ?? own) : own;
        if ((0,log_raw.at)(step, 'importance') === 'unimportant')
            continue;
        const next = toSpoken((0,log_raw.at)(step, 'location'), context);
        if (next === undefined || isRepeated(next, spoken.at(-1)))
            continue;
        spoken.push(next);
    }
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const staysThere = spoken.every((step) => step.path === place.path && step.line === line);
    return spoken.length < 2 && staysThere ? undefined : toTrail(spoken, MOST_IN_FLOW, context);
}
const MOST_RELATED = { first: 10, last: 0 };
function toRelated(result, place, context) {
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const isElsewhere = (step) => step.path !== place.path || step.line !== line;
    const spoken = (name) => (0,log_raw.gT)(result, name).flatMap((location) => toSpoken(location, context) ?? []);
    const steps = [
        ...spoken('locations').filter(isElsewhere),
        ...spoken('relatedLocations').filter((step) => isElsewhere(step) || messageOf(step.location, context) !== ''),
    ];
    const keyOf = ({ path, line, location }) => JSON.stringify([path, line, messageOf(location, context)]);
    const distinct = new Map(steps.map((step) => [keyOf(step), step]));
    return toTrail([...distinct.values()], MOST_RELATED, context);
}
const read_details_LONGEST = 200;
function toSpoken(location, context) {
    const place = placeOf(location, context.whereabouts);
    const path = place?.path;
    if (path === undefined && messageOf(location, context) === '')
        return undefined;
    return { path, line: place?.kind === 'lines' ? place.startLine : undefined, location };
}
function messageOf(location, { tool, described }) {
    const text = replaceLinks(toText((0,log_raw.at)(location, 'message'), tool, described) ?? '', (words) => words);
    return (0,lines.xv)((0,lines.TN)(text), read_details_LONGEST);
}
function toTrail(spoken, most, context) {
    const { length } = spoken;
    if (length === 0)
        return undefined;
    const toStep = ({ path, line, location }) => {
        const message = messageOf(location, context);
        return {
            ...(path === undefined ? {} : { path }),
            ...(line === undefined ? {} : { line }),
            ...(message === '' ? {} : { message }),
        };
    };
    const omitted = length - most.first - most.last;
    if (omitted <= 0)
        return { first: spoken.map(toStep), omitted: 0, last: [] };
    const last = spoken.slice(length - most.last);
    return { first: spoken.slice(0, most.first).map(toStep), omitted, last: last.map(toStep) };
}
const MOST_FIXES = 3;
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
function toFixes(result, path, whereabouts) {
    return (0,log_raw.gT)(result, 'fixes')
        .slice(0, MOST_FIXES)
        .flatMap((fix) => {
        const [change, ...others] = (0,log_raw.gT)(fix, 'artifactChanges');
        const artifact = resolveArtifact((0,log_raw.at)(change, 'artifactLocation'), whereabouts);
        const isOwn = artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
        const replacements = isOwn && others.length === 0 ? toReplacements((0,log_raw.gT)(change, 'replacements')) : [];
        return replacements.length === 0 ? [] : [replacements];
    });
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

var package_folders = __webpack_require__(96891);
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

function searchEnding(tree, { names, own }, without = []) {
    const last = Math.min(names.length - 1, (0,package_folders.G)(names) ?? names.length);
    const taken = new Set(without);
    for (let from = Math.max(0, names.length - tree.depth); from <= last; from += 1) {
        const suffix = names.slice(from).join('/');
        const files = taken.size === 0
            ? tree.withSuffix(suffix)
            : tree.withSuffixAlike(suffix).filter((file) => !taken.has(file));
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
    const [address = ''] = uri.split(/[?#]/u, 1);
    const isNowhere = written.file.kind === 'lost' && written.file.maybe.length === 0;
    if (isNowhere && !('inCheckout' in written.file) && address !== '' && address !== uri)
        return resolveUri(ground, address, uriBaseId);
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
        const path = pick(ground, files);
        const taken = path === undefined ? files : [path];
        const others = searchEnding(tree, { names, own }, taken);
        const more = others.length > 0 && { otherwise: likely(shown, [...taken, ...others]) };
        const doubtful = { ...likely(shown, files), ...more };
        if (path !== undefined)
            return { file: { kind: 'found', path, ...more }, otherwise: isRelative ? doubtful : undefined };
        first ??= doubtful;
    }
    return { file: first ?? notInTree(shown, searchName(tree, shown)) };
}
function pick({ known, habits, picked }, files) {
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
    const passedOver = new Set();
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
        leaveOut(invocations, tool) {
            const known = unparsed_results.s9.filter((one) => one.tool.test(tool));
            const told = invocations.flatMap((one) => (0,log_raw.gT)(one, 'toolConfigurationNotifications'));
            for (const notification of told) {
                const words = (0,log_raw.$6)(notification, 'message', 'text') ?? '';
                if (!known.some(({ message }) => message.test(words)))
                    continue;
                for (const location of (0,log_raw.gT)(notification, 'locations')) {
                    const file = resolveArtifact((0,log_raw.at)(location, 'physicalLocation', 'artifactLocation'), whereabouts)?.file;
                    if (file?.kind === 'found')
                        passedOver.add(file.path);
                }
            }
        },
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
            if (targets.length === 0 && unmentioned.size === 0 && passedOver.size === 0)
                return undefined;
            const paths = possible.filter((choice) => choice !== 'anything');
            if (paths.length < possible.length)
                return undefined;
            const looked = new Set(paths.flat().filter((path) => !passedOver.has(path)));
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
function toHashes(whereabouts) {
    const hashes = new Map();
    const doubtful = new Set();
    for (const artifact of whereabouts.artifacts) {
        const hash = (0,log_raw.$6)(artifact, 'hashes', 'sha-256')?.toLowerCase();
        if (hash === undefined || !(0,log_raw.Gv)(artifact) || isNested(artifact) || !/^[0-9a-f]{64}$/u.test(hash))
            continue;
        const file = resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts)?.file;
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





function createResultReader(context) {
    const { tool, invocations, scope, whereabouts, source } = context;
    const toRule = createRuleReader(tool);
    const overrides = toLevelOverrides(tool, invocations, 'rules');
    const placeIn = (location) => placeOf(location, whereabouts);
    return (result, index) => {
        const { rule, described } = toRule(result);
        const taxa = (0,log_raw.gT)(result, 'taxa');
        const message = toMessage(result, { tool, rule, described, placeOf: placeIn });
        return {
            scope,
            rule,
            level: toLevel(result, described?.descriptor ?? rule.id, overrides),
            message,
            place: toPlace(result, whereabouts),
            presence: toPresence(result, rule.id),
            column: toColumn(result, 'startColumn'),
            endColumn: toColumn(result, 'endColumn'),
            fingerprints: toFingerprints(result),
            isLinked: isLinked(result, message) ? true : undefined,
            cwes: taxa.length === 0 ? undefined : toCwes([], taxa),
            source,
            result: index,
        };
    };
}
const TRAILS = ['relatedLocations', 'codeFlows', 'stacks', 'graphs', 'graphTraversals'];
const LINK = '](';
function isLinked(result, message) {
    return (((0,log_raw.Gv)(result) && TRAILS.some((key) => Object.hasOwn(result, key))) ||
        (0,log_raw.gT)(result, 'locations').length > 1 ||
        message.includes(LINK) ||
        [(0,log_raw.$6)(result, 'message', 'text'), (0,log_raw.$6)(result, 'message', 'markdown')].some((text) => text?.includes(LINK)));
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
    const isExplained = notifications.some(({ level }) => level === 'error') || !failed;
    const causes = notifications.filter(({ level, isUnparsed }) => isExplained ? level === 'error' || isUnparsed : level === 'warning');
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
    const locations = (0,log_raw.gT)(notification, 'locations');
    const unparsed = findUnparsed((0,log_raw.$6)(reference, 'id') ?? '', words, locations, run.tool);
    return {
        level: isLevel(own) ? own : (overrides?.get(key) ?? defaultLevel(key)),
        isUnparsed: unparsed !== undefined,
        ...(unparsed === undefined
            ? costOf('analyzed', locations, words, run.whereabouts)
            : costOf('parsed', unparsed, words, run.whereabouts)),
    };
}
function findUnparsed(id, words, locations, { name = '' }) {
    const known = unparsed_results.Lz.filter(({ tool }) => tool.test(name));
    if (locations.length > 0)
        return known.some((one) => one.notification?.test(id)) ? locations : undefined;
    const path = known
        .map(({ message }) => message?.exec(words)?.groups?.path)
        .find((found) => found !== undefined);
    return path === undefined ? undefined : [toLocation(path)];
}
function toLocation(path) {
    return { physicalLocation: { artifactLocation: { uri: encodeURI(path.toWellFormed()) } } };
}
const PLACE = /^[ \t]*([^\s:]{1,300}\.\w{1,20}):\d{1,9}(?::\d{1,9})?:[^\n]*$/mu;
function costOf(what, locations, text, whereabouts, holds = 'file') {
    const told = PLACE.exec(text);
    const words = (0,quote.h)(told?.[0] ?? text);
    const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
    const named = told?.[1] === undefined ? undefined : whereabouts.resolvePath(told[1], undefined);
    if (files.length === 0) {
        const reason = named?.kind === 'found'
            ? `${(0,quote.h)(named.path)} was not ${what}, and perhaps others`
            : what === 'analyzed'
                ? 'the analysis failed'
                : 'a file that is not named was not parsed';
        return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
    }
    const failures = files.flatMap((file) => {
        const paths = possibleFiles(file);
        if (paths === 'anything')
            return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
        if (holds === 'run') {
            const [own = ''] = named?.kind === 'found' ? [named.path] : paths;
            const reason = `${(0,quote.h)(own)} was not ${what}, and the tool reports little else until that is fixed: ${words}`;
            return [{ kind: 'scope', reason }];
        }
        if (holds === 'target' && file.kind === 'lost' && paths.length === 0 && file.behind !== true)
            return [
                {
                    kind: 'scope',
                    reason: `${file.reason}, and it was told to look there: ${words}; correct its command line`,
                },
            ];
        const was = file.kind === 'found' ? 'was not' : 'may not have been';
        return paths.map((path) => ({
            ...{ kind: 'file', path, told: holds === 'folder' ? holds : 'file' },
            reason: `${(0,quote.h)(path)} ${was} ${what}: ${words}`,
        }));
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
            const finding = read(result, index);
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




const NO_TOOL = 'unnamed tool';
function toRunContext(index, context, order) {
    const tool = toTool(context);
    return {
        tool,
        scope: {
            tool: (0,quote.E)(tool.name ?? NO_TOOL),
            category: (0,quote.E)(toCategory(context, order.category)),
        },
        whereabouts: toWhereabouts(context, tool.name ?? NO_TOOL, order),
        invocations: (0,log_raw.gT)(context, 'invocations'),
        threadFlowLocations: (0,log_raw.gT)(context, 'threadFlowLocations'),
        source: { log: order.log, run: index },
        name: `${order.log} runs[${index}]`,
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
        reason: `${name} keeps ${property} in external property files (SARIF \u00a73.15), which are not read`,
    }));
    const warnings = CONTEXT.filter(kept).map((property) => `${name} keeps its ${property} in external property files (SARIF \u00a73.15), which are not read`);
    return { failures, warnings };
}

;







function readRun(run, index, { mostResults, ...order }) {
    const context = toRunContext(index, run, order);
    const { tool, scope, whereabouts, invocations, name } = context;
    const external = toExternalProperties(run, name);
    const catalogue = createFileCatalogue(whereabouts);
    catalogue.note(invocations);
    catalogue.leaveOut(invocations, tool.name ?? '');
    const list = (0,log_raw.at)(run, 'results');
    const results = Array.isArray(list) ? list : undefined;
    const { findings, failures, blamedFiles } = readResults(results, { ...context, mostResults });
    catalogue.notePlaces(findings);
    for (const result of results ?? []) {
        if (!catalogue.hasUnmentioned())
            break;
        catalogue.note(result);
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
        revision: toRevision(run),
        findings,
        failures: [
            ...external.failures,
            ...failures,
            ...told.failures,
            ...(tool.name === undefined && findings.length === 0
                ? [
                    {
                        kind: 'unread',
                        reason: `${name} names no tool and has no results, so nothing shows what was looked at: have the analyzer write its name in \`tool.driver.name\``,
                    },
                ]
                : []),
        ],
        blamedFiles,
        rules: {
            listed: [tool.driver, ...tool.extensions].some((component) => component.rules.items.length > 0),
            catalogue: toRuleCatalogue(tool, invocations, reported),
        },
        files: catalogue.files(findings),
        hashes: toHashes(whereabouts),
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
const MOST_DETAILS = 100_000_000;
async function readAnalysis(options) {
    const { patterns, directory, roots, temporaryFolder } = options;
    const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
    const found = await (0,find_logs.Jm)(patterns, directory, folders, options.isTracked);
    const readings = [];
    const room = {
        bytes: (options.before ?? []).reduce((left, { bytes }) => left - bytes, MOST_BYTES),
        results: MOST_RESULTS,
        details: { left: options.input === 'base-sarif-file' ? 0 : MOST_DETAILS },
    };
    for (const log of found.logs) {
        const reading = await readOne(log, options, room).catch((error) => refused(log, error));
        room.bytes -= reading.summary.bytes;
        room.results -= reading.summary.results;
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
        warnings: [
            ...passedOver(found, options),
            ...findAlone(found),
            ...readings.flatMap((reading) => reading.warnings),
        ],
        wide: found.wide,
        tools,
        category: options.category,
        trust: options.trust ?? [],
    };
    const details = new Map(readings.flatMap((reading) => reading.details));
    const isEmpty = unread.length === 0 && runs.length === 0 && !isSilenceProof(told);
    return {
        findings: runs.flatMap((run) => ofTools(run, tools)),
        completeness: toCompleteness({
            ...told,
            runs: runs.filter(({ scope }) => (0,completeness.d1)(tools, scope.tool)),
            failures: isEmpty ? [describeEmpty(readings, options)] : unread,
        }),
        logs: readings.map((reading) => reading.summary),
        tools: toTools(runs),
        versions: read_analysis_toVersions(runs),
        revision: agreed(runs.map(({ revision }) => revision)),
        detailsOf: ({ source, result }) => details.get(source)?.get(result) ?? {},
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
    if ((0,completeness.d1)(tools, scope.tool))
        return findings;
    return findings.map((finding) => finding.presence.kind === 'present' || finding.presence.kind === 'suppressed'
        ? { ...finding, presence: { kind: 'other-tool' } }
        : finding);
}
function describeEmpty(readings, { input = 'sarif-file' }) {
    const names = (0,text_names.Dt)(readings.map(({ summary }) => summary.name), read_analysis_MOST_NAMED);
    return `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or name the tools that do not in \`silent-tools\`, and the files in \`${input}\`.`;
}
async function readOne(file, options, room) {
    const { name } = file;
    const { category, tree, roots, redact } = options;
    const accepted = acceptLog(await readLog(file, room.bytes, options.progress));
    const log = redact === undefined
        ? accepted
        : { ...accepted, runs: accepted.runs.map((run) => hideInRun(run, redact)) };
    const told = noHabits();
    const first = { log: name, category, tree, roots, habits: told };
    let order = first;
    let reading = readRuns(log, order, room);
    const readAgain = (folder) => {
        order = { ...first, habits: { ...told, folder } };
        reading = readRuns(log, order, room);
    };
    if (wasMisled(told))
        readAgain('');
    const folder = findFolder(eachFinding(reading.runs));
    if (folder !== '')
        readAgain(folder);
    const { runs, summary } = reading;
    const details = options.input === 'base-sarif-file' ? [] : readDetailsOf(runs, log, order, room.details);
    const held = options.trust?.includes('foreign-paths') ? runs : holdForeignLog(name, runs);
    const { analyzed } = options;
    const ofCommit = analyzed === undefined
        ? held
        : await holdOtherTexts(await holdOtherCommits(name, held, analyzed), analyzed);
    return { summary, runs: holdBlamedFiles(ofCommit), details, warnings: log.warnings };
}
function readDetailsOf(runs, log, order, room) {
    return runs.flatMap(({ findings }) => {
        const source = findings[0]?.source;
        if (source === undefined)
            return [];
        const run = log.runs[source.run];
        const context = toRunContext(source.run, run, order);
        return [[source, readDetails(run, findings, context, room)]];
    });
}
function readRuns(log, order, room) {
    const { name, bytes } = log;
    const runs = [];
    let results = 0;
    let error;
    for (const [index, run] of log.runs.entries()) {
        if ((0,log_raw.Gv)(run)) {
            const mostResults = room.results - results;
            const reading = readRun(run, index, { ...order, mostResults });
            results += reading.findings.length;
            runs.push(reading);
        }
        else {
            error ??= `${name} has a run that is not an object, runs[${index}]: let the analyzer write it again.`;
        }
    }
    return {
        runs,
        summary: { name, bytes, results, runs: runs.length, ...(error === undefined ? {} : { error }) },
    };
}
function refused({ name }, error) {
    if (!(error instanceof errors.j$))
        throw error;
    return {
        summary: { name, bytes: 0, results: 0, runs: 0, error: error.message },
        runs: [],
        details: [],
        warnings: [],
    };
}
function notFound(found, { input = 'sarif-file', patterns }) {
    const excess = found.excess === undefined ? [] : [found.excess];
    if (patterns.every((pattern) => pattern.trim() === '')) {
        return [`No SARIF log was found: \`${input}\` is empty, name the logs of this job there.`];
    }
    const missing = found.unmatched.map(({ pattern, kind, elsewhere }) => `No SARIF log was found: \`${input}\` names ${describeMissing(pattern, kind, elsewhere)}`);
    const outside = found.outside.map((name) => `\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`);
    const { named, passedOver: others } = found.tracked;
    const tracked = found.logs.length === 0 ? [...named, ...others] : named;
    return [...missing, ...outside, ...describeTracked(tracked, input), ...excess];
}
const MOST_ELSEWHERE = 3;
const SEE_THE_STEP = 'See the step that should write it: it failed, or it writes to another path. If it writes none because it has no file left to look at, take its log out here and name the tool in `silent-tools`.';
function describeMissing(pattern, kind, elsewhere) {
    if (kind === 'list')
        return `${pattern} in one line: write one log per line.`;
    if (kind === 'folder')
        return `the folder ${pattern}, and there is none in it (.sarif, .sarif.gz; name a .json log itself, or by a glob). ${SEE_THE_STEP}`;
    return elsewhere.length === 0
        ? `${pattern}, and there is none. ${SEE_THE_STEP}`
        : `${pattern}, and there is none. There is ${(0,text_names.Dt)(elsewhere, MOST_ELSEWHERE)}: write the whole path.`;
}
function passedOver({ logs, tracked }, { input = 'sarif-file' }) {
    return logs.length === 0 ? [] : describeTracked(tracked.passedOver, input);
}
function findAlone({ logs, wide }) {
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
function describeTracked(names, input) {
    if (names.length === 0)
        return [];
    const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
    const remedy = 'have the analyzer write to a path that git does not track';
    const command = `git rm --cached ${names.slice(0, read_analysis_MOST_NAMED).map(toArgument).join(' ')}`;
    const remedies = input === 'sarif-file'
        ? `take ${them} out by \`${command}\` and commit that, or ${remedy}; add \`tracked-logs\` to \`trust\` if this is intended`
        : remedy;
    return [
        `${(0,text_names.Dt)(names, read_analysis_MOST_NAMED)} ${is} part of the commit, so nobody would notice if the analyzer wrote nothing, and ${was} not read: ${remedies}.`,
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
function acceptLog({ name, bytes, value }) {
    const runs = (0,log_raw.at)(value, 'runs');
    if (!(0,log_raw.Gv)(value) || !(runs === null || Array.isArray(runs)))
        throw notSarif(name);
    const warnings = checkVersion(name, (0,log_raw.at)(value, 'version'));
    if (runs === null) {
        throw new errors.j$(`${name} says that the analyzer could not make its runs (\`runs\` is null): run the analyzer again.`);
    }
    return { name, bytes, runs, warnings };
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
    return new errors.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): let the analyzer write SARIF (-f sarif or a similar option), or name another file in \`sarif-file\`.`);
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
    return {
        depth,
        has: (path) => find(path)?.type === 'file',
        find,
        alike,
        blockOf,
        withSuffix,
        withSuffixAlike: (suffix) => foldedEndings()(suffix),
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

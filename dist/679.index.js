export const id = 679;
export const ids = [679,492];
export const modules = {

/***/ 3257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $u: () => (/* binding */ toRuleRows),
/* harmony export */   U6: () => (/* binding */ overviewBody),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   j$: () => (/* binding */ renderRuleRow),
/* harmony export */   sp: () => (/* binding */ withoutPath),
/* harmony export */   v8: () => (/* binding */ RULE_COLUMNS)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9795);
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(492);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6761);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8930);







/** A longer table is folded. */
const SHOWN_ROWS = 20;
/** What is longer still is no overview; the rest is counted, and stands in the report. */
const ROWS = 100;
/** The words for one finding, and for several. */
const WHY = {
    unanchored: ['has no place on the diff', 'have no place on the diff'],
    'over-limit': ['is over the limit of threads', 'are over the limit of threads'],
    'below-min-level': ['fails the check and is below min-level', 'fail the check and are below min-level'],
    'not-posted': ['could not be posted yet', 'could not be posted yet'],
};
/**
 * The overview as Markdown: one sentence that counts and says the limit, then a row for each rule, worst
 * first. A problem that several tools report is one finding.
 */
function overviewBody(entries, linkTo) {
    const listed = entries.filter(({ twinOf }) => twinOf === undefined);
    const twins = Map.groupBy(entries, ({ twinOf }) => twinOf);
    const rows = toRuleRows(listed.map(({ spot, why, reason }) => ({
        about: spot,
        message: spot.findings[0]?.message ?? '',
        // It is the same for all of them, and stands above.
        reason: why === 'over-limit' ? '' : reason,
        also: (twins.get(spot) ?? []).map((twin) => twin.spot),
    })));
    const lines = rows.slice(0, ROWS).map((row) => renderRuleRow(row, linkTo));
    const folded = lines.slice(SHOWN_ROWS);
    const rest = rows.length - ROWS;
    return [
        `**Static analysis: ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(listed.length, 'finding')} without a thread.** ${countWhy(listed)}.`,
        [...RULE_COLUMNS, ...lines.slice(0, SHOWN_ROWS)].join('\n'),
        ...(folded.length > 0
            ? [
                `<details><summary>${countRules(folded.length)}</summary>`,
                [...RULE_COLUMNS, ...folded].join('\n'),
                '</details>',
            ]
            : []),
        ...(rest > 0 ? [`… and ${countRules(rest)}; the report of the run has them all.`] : []),
    ].join('\n\n');
}
function countRules(count) {
    return `${count} more ${count === 1 ? 'rule' : 'rules'}`;
}
/** How many have no thread for which reason: `2 are over the limit of threads (max-threads is 50)`. */
function countWhy(listed) {
    const counts = [...Map.groupBy(listed, ({ why }) => why)].map(([why, group], index) => {
        const [first] = group;
        const limit = why === 'over-limit' && first !== undefined ? ` (${renderReason(first.reason)})` : '';
        const many = index === 0 ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(group.length, 'finding') : String(group.length);
        return `${many} ${WHY[why][group.length === 1 ? 0 : 1]}${limit}`;
    });
    return counts.join(', ');
}
/** One row for each rule of a tool, in the order in which the first of its items comes. */
function toRuleRows(items) {
    const groups = Map.groupBy(items, ({ about: { scope, rule }, state }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope), rule.id, state]));
    return [...groups.values()].flatMap((group) => {
        const [first] = group;
        if (first === undefined)
            return [];
        const places = new Map(group.map(({ about: { place } }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place), place]));
        const reasons = Map.groupBy(group, ({ about: { place }, reason }) => withoutPath(place, reason));
        return [
            {
                about: first.about,
                ...(first.state && { state: first.state }),
                level: group.reduce((worst, { about: { level } }) => ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_5__/* .compareLevels */ .t9)(level, worst) < 0 ? level : worst), first.about.level),
                count: group.length,
                ...(group.every(({ message }) => message === first.message) && { message: first.message }),
                places: [...places].filter(([name]) => name !== '').map(([, place]) => place),
                reasons: [...reasons]
                    .map(
                // Where a reason stands alone, its path is kept.
                ([reason, same]) => [same.length === 1 ? (same[0]?.reason ?? reason) : reason, same.length])
                    .filter(([reason]) => reason !== '')
                    .toSorted(([, a], [, b]) => b - a),
                also: [
                    ...new Set(group.flatMap(({ also = [] }) => also.map(({ scope, rule }) => (0,_words_js__WEBPACK_IMPORTED_MODULE_2__/* .toolName */ .Uf)(scope, rule.product)))),
                ],
            },
        ];
    });
}
const PLACES = 3;
const REASONS = 2;
const LONGEST_NAME = 200;
const LONGEST_REASON = 300;
const LONGEST_MESSAGE = 160;
/** The head of a table of such rows, and the line below it. */
const RULE_COLUMNS = [
    '| Level | Rule | Tool | Findings | First places | Message | Why |',
    '|---|---|---|---:|---|---|---|',
];
/** One row of a table: level, rule, tools, how many, where first, what, and why it is so. */
function renderRuleRow(row, linkTo) {
    const { about, level, count } = row;
    const { id, helpUri } = about.rule;
    const name = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(id), LONGEST_NAME);
    const cells = [
        level,
        helpUri === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeSpan */ .SS)(name) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(name, helpUri),
        renderTools(row),
        String(count),
        renderPlaces(row.places, linkTo),
        renderMessage(row),
        renderReasons(row),
    ];
    return `| ${cells.map(_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .tableCell */ .xR).join(' | ')} |`;
}
function renderTools({ about, also }) {
    const own = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(about.scope)), LONGEST_NAME));
    if (also.length === 0)
        return own;
    return `${own}; ${_words_js__WEBPACK_IMPORTED_MODULE_2__/* .TWINS */ .WG.also}${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_6__/* .listed */ .KE)(also.map((name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name), LONGEST_NAME))))}`;
}
function renderReasons({ reasons }) {
    const [only] = reasons;
    if (reasons.length === 1 && only !== undefined)
        return renderReason(only[0]);
    return firstOf(reasons.map(([reason, times]) => `${times}: ${renderReason(reason)}`), REASONS, '; ');
}
/** Nobody reads it in a thread. */
function renderMessage({ message = '' }) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(message), LONGEST_MESSAGE));
}
function renderReason(reason) {
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(reason), LONGEST_REASON));
}
function renderPlaces(places, linkTo) {
    if (places.length === 0)
        return '–';
    const shown = places
        .slice(0, PLACES)
        .map((place) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .placeLink */ .aE)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .placeName */ .fW)(place)), LONGEST_NAME), addressOf(place, linkTo)));
    const rest = places.length - shown.length;
    return `${shown.join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}
function firstOf(texts, most, between) {
    const rest = texts.length - most;
    return `${texts.slice(0, most).join(between)}${rest > 0 ? `${between}and ${rest} more reasons` : ''}`;
}
/**
 * Where a place of the analyzed commit can be read; a path that the commit does not have is no place of it.
 */
function addressOf(place, linkTo) {
    if (place.kind === 'nowhere' || place.path === undefined)
        return undefined;
    return linkTo?.(place.path, place.kind === 'lines' ? place.startLine : undefined);
}
/**
 * A reason without the path that it names, where that stands as a word of its own: a file may be named `a`.
 */
function withoutPath({ path = '' }, reason) {
    if (path === '' || !reason.includes(path))
        return reason;
    return [' ', ','].reduce((text, end) => text.replace(` ${path}${end}`, () => ` its file${end}`), reason.startsWith(`${path} `) ? `its file${reason.slice(path.length)}` : reason);
}


/***/ }),

/***/ 8930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ HEADINGS),
/* harmony export */   Ds: () => (/* binding */ TRANSITIONS),
/* harmony export */   GM: () => (/* binding */ HOW_TO_DECIDE),
/* harmony export */   H_: () => (/* binding */ AS_OF),
/* harmony export */   Js: () => (/* binding */ COUNTS),
/* harmony export */   Uf: () => (/* binding */ toolName),
/* harmony export */   V1: () => (/* binding */ DECIDED),
/* harmony export */   WG: () => (/* binding */ TWINS),
/* harmony export */   ls: () => (/* binding */ NOW_AT),
/* harmony export */   qY: () => (/* binding */ FACTS),
/* harmony export */   y9: () => (/* binding */ LEVEL_NAMES)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

// Every text of our own that people read in the comment on a finding: headings, sentences, and the lines that
// say what became of it. All else in a comment is said by the tool.
/** How bad a finding is, as the line of facts begins. */
const LEVEL_NAMES = {
    error: 'Error',
    warning: 'Warning',
    note: 'Note',
    none: 'Information',
};
const HEADINGS = {
    why: 'Why it matters',
    whyAndHow: 'Why it matters and how to fix it',
    fix: 'Suggested fix:',
    flow: 'Data flow',
    flowOf: (number, count) => `Data flow ${number} of ${count}`,
    related: 'Related places',
};
const FACTS = {
    severity: (severity) => `severity ${severity}`,
    line: (line) => `line ${line}`,
    lines: (first, last) => `lines ${first}–${last}`,
    /** In a suggested fix, above lines that are not the commented ones. */
    changedLine: (line) => `@@ line ${line} @@`,
};
/** What is left out, or said once for several. */
const COUNTS = {
    times: (count) => ` (${count} times)`,
    moreMessages: (count) => `… and ${count} more`,
    moreOnLine: (count) => `… and ${count} more on this line`,
    moreFlows: (count) => `… ${count} more flows in the log`,
    moreInLog: (count) => `… ${count} more in the log`,
};
/** The sentence on a finding that went to another file: `Now at `loader.py:9`.` */
const NOW_AT = { start: 'Now at ' };
/** A tool as people know it, with the product that it is a part of: `Code Analyzer (pmd)`. */
function toolName(scope, product) {
    if (product === undefined)
        return (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeName */ .OK)(scope);
    return `${product} (${[scope.tool, scope.category].filter((name) => name !== '').join(', ')})`;
}
/** The sentence on twins: `Also reported by PMD as `UnusedLocal` (error) and ESLint when this was posted.` */
const TWINS = {
    start: 'Also reported by ',
    also: 'also reported by ',
    rule: (rule) => ` as ${rule}`,
    level: (level) => ` (${level})`,
    asPosted: ' when this was posted',
};
/** The last line of a comment where replies decide. */
const HOW_TO_DECIDE = "<sub>To decide, reply `false positive: why`, `won't fix: why` or `accepted: why`.</sub>";
/** Who decided and why, around the commit: `Accepted by Ann as of 1a2b3c4: it is documented`. */
const DECIDED = {
    by: (name) => ` by ${name}`,
    because: (reason) => `: ${reason}`,
};
/** Between what became of a finding and the commit. */
const AS_OF = ' as of ';
/** What became of a finding; the commit follows: `Fixed as of 1a2b3c4`. */
const TRANSITIONS = {
    'taken back': 'The decision was taken back',
    'false positive': 'Dismissed as a false positive',
    "won't fix": "Dismissed as won't fix",
    accepted: 'Accepted',
    ignored: 'Ignored by .sarif-review.yml',
    fixed: 'Fixed',
    suppressed: 'Suppressed',
    'moved-on': 'No longer part of this change',
    closed: 'Closed by sarif-review clean',
    reported: 'Reported again',
    retired: 'The same finding has another thread',
    gone: 'Left open, because somebody replied: the finding is gone',
};


/***/ }),

/***/ 6130:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FU: () => (/* binding */ judgeBy),
/* harmony export */   Xf: () => (/* binding */ MISNAMED),
/* harmony export */   YP: () => (/* binding */ MISNAMED_FILE),
/* harmony export */   hr: () => (/* binding */ NO_CONFIGURATION),
/* harmony export */   oT: () => (/* binding */ CONFIGURATION_FILE)
/* harmony export */ });
/* unused harmony exports describeUnmatchedRules, describeUnmatchedPaths, matchesName, matchesPath */
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9795);

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

/***/ 7802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FV: () => (/* binding */ toDiff),
/* harmony export */   OG: () => (/* binding */ hasNewEnding),
/* harmony export */   z6: () => (/* binding */ endingOf)
/* harmony export */ });
/** Builds the lookups over the files of a diff. */
function toDiff(from, to, files) {
    const byNewPath = new Map();
    const byOldPath = new Map();
    for (const file of files) {
        if (file.newPath !== undefined)
            byNewPath.set(file.newPath, file);
        if (file.oldPath !== undefined && file.status !== 'copied')
            byOldPath.set(file.oldPath, file);
    }
    return { from, to, files, byNewPath, byOldPath };
}
/**
 * The ending of a file's name with all of its parts that begin with a letter, as `.js` or `.min.js`, which a
 * tool may pass over; empty where it has none.
 */
function endingOf(path) {
    const [, ...parts] = path.slice(path.lastIndexOf('/') + 2).split('.');
    const last = parts.findLastIndex((part) => !/^\p{L}/u.test(part));
    return parts
        .slice(last + 1)
        .map((part) => `.${part}`)
        .join('');
}
/**
 * Whether a change gave a file another ending, by which tools choose what they look at: nobody may have
 * looked at it before.
 */
function hasNewEnding({ status, oldPath, newPath, }) {
    if (status !== 'renamed' || oldPath === undefined || newPath === undefined)
        return false;
    return endingOf(oldPath) !== endingOf(newPath);
}


/***/ }),

/***/ 850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ speaksOfParsing),
/* harmony export */   r: () => (/* binding */ isAboutSecrets)
/* harmony export */ });
/** Tools that look for nothing else. */
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
/**
 * Tells whether a finding is about a password or a key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
function isAboutSecrets({ scope, rule, cwes = [], }) {
    return (TOOL.test(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
/** Words of tools that did not get to the end of a file, or not to one that it needs. */
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    // Not of words and operators, which tools of style prefer to others.
    /expected [`'"‘][^\w\s=][`'"’]/i,
];
/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;
/**
 * Tells whether a message may be about a file that could not be parsed. It may as well be about something
 * that the file says.
 */
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


/***/ }),

/***/ 7176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nh: () => (/* binding */ FULL_HISTORY),
/* harmony export */   b$: () => (/* binding */ readCheckout),
/* harmony export */   oj: () => (/* binding */ requireGit)
/* harmony export */ });
/* unused harmony export describeDistrust */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6648);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);






/** How a CI system is told to bring every commit, for remedies. */
const FULL_HISTORY = 'check out with full history (fetch-depth: 0, or GIT_DEPTH: 0 on GitLab)';
/**
 * Reads which checkout git is in. Nothing else may be asked of git before: until then it may stand in a
 * repository that is part of what is checked out. Throws `ConfigurationError` when the folder is no checkout,
 * is such a repository, belongs to another user in git's eyes, or has no commit.
 *
 * @param folder in which git works, absolute
 */
async function readCheckout(git, folder) {
    const { root, gitDirectory, prefix, head } = await askWhere(git);
    const foreign = await whyForeign(git, { folder, root, gitDirectory });
    if (foreign !== undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('reason' in foreign ? `working-directory: ${foreign.reason}.` : explain(foreign.refused));
    }
    const isCommit = head !== '' && (await (0,_objects_js__WEBPACK_IMPORTED_MODULE_5__/* .readHeaders */ .jB)(git, [head]))[0]?.type === 'commit';
    if (!isCommit) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1('working-directory: the checkout has no commit at HEAD; commit first, or check out the commit that was analyzed.');
    }
    return { head, root, prefix };
}
/** Where we are, and which commit `HEAD` names: that is read from the ref, and no object is looked at. */
const QUESTIONS = [
    ['--show-toplevel'],
    ['--absolute-git-dir'],
    ['--show-prefix'],
    ['--verify', '--quiet', 'HEAD'],
];
/**
 * Asks in one process where it can: a folder whose name holds a line break is asked for by itself. The head
 * is empty where there is none.
 */
async function askWhere(git) {
    const together = await git(['rev-parse', ...QUESTIONS.flat()]);
    let answers = line(together).split('\n');
    if (together.status !== 0 || answers.length !== QUESTIONS.length) {
        const results = await Promise.all(QUESTIONS.map((question) => git(['rev-parse', ...question])));
        const failed = results.slice(0, -1).find(({ status }) => status !== 0);
        if (failed !== undefined)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(explain(failed));
        answers = results.map(line);
    }
    const [root = '', gitDirectory = '', prefix = '', head = ''] = answers;
    return { root, gitDirectory, prefix, head };
}
/** Only the last line break is git's: a folder's name may hold one. */
function line(result) {
    return result.stdout.toString('utf8').replace(/\n$/, '');
}
/**
 * What to do where git says that a folder belongs to somebody else, for the shells of a platform; undefined
 * where it says something else.
 */
function describeDistrust(stderr, platform) {
    // "unsafe repository … owned by someone else" is what the first releases with this check said (2.35.2).
    if (!/dubious ownership|owned by someone else/.test(stderr))
        return undefined;
    // Git advises another spelling of a folder on a server than the one it names; its quotes are those of sh.
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
    return (`working-directory: not the working tree of a git checkout (${(0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitReason */ .th)(result)}); ` +
        'check the repository out before this step and name its folder.');
}
const OLDEST_GIT = [2, 30];
/**
 * What git says of its version. A text that holds no version passes.
 *
 * @throws ConfigurationError where it is older than what we need
 */
async function requireGit(git) {
    const version = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_4__/* .gitOutput */ .oM)(git, ['version'])).toString('utf8').trim();
    if (isTooOld(version))
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ConfigurationError */ .j1(`${version} is too old: install git ${OLDEST_GIT.join('.')} or later`);
    return version;
}
function isTooOld(version) {
    const [, major, minor] = /(?<!\d)(\d+)\.(\d+)/u.exec(version) ?? [];
    if (major === undefined || minor === undefined)
        return false;
    const [oldMajor, oldMinor] = OLDEST_GIT;
    return Number(major) < oldMajor || (Number(major) === oldMajor && Number(minor) < oldMinor);
}
/**
 * Why the repository that git found may be the work of whoever wrote the files that are checked out, or
 * undefined. Its settings name programs that git starts. Nobody can commit a file that is called `.git`, but
 * git also takes a folder with `HEAD`, `objects` and `refs` for a repository, and the setting that forbids it
 * is not known to all of its versions.
 */
async function whyForeign(git, { folder, root, gitDirectory }) {
    const [outermost] = checkoutsAround(folder);
    if (outermost !== undefined && !isWithin(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(outermost), await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(folder))) {
        return {
            reason: `${quote(folder)} leads out of the checkout ${quote(outermost)} by a link; name the folder itself`,
        };
    }
    if (!(await leadsTo((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, '.git'), gitDirectory)))
        return { reason: foundByFiles(gitDirectory) };
    // The outer ones first: until they have been asked, nobody knows whose settings an inner one has.
    const checkouts = checkoutsAround(root);
    for (const [index, outer] of checkouts.slice(0, -1).entries()) {
        const inner = checkouts[index + 1] ?? root;
        // As git has it, on Windows too.
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
/** The sentence about files that pass for a repository. */
function foundByFiles(folder) {
    return `git takes files at ${quote(folder)} for a repository, and these may be part of the change; name a checkout whose top holds its own .git`;
}
/** The folder and those above it that hold a `.git`, outermost first. */
function checkoutsAround(folder) {
    const above = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder) === folder ? [] : checkoutsAround((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, '.git')) ? [...above, folder] : above;
}
/** Whether `.git` is this repository, or the file of a linked working tree or a submodule that names it. */
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
/**
 * A submodule is a repository that the outer checkout wants there; its folder stands in the tree as a commit.
 */
function isTracked({ stdout }, path) {
    const entries = stdout.toString('utf8').split('\0').filter(Boolean);
    return (entries.length > 0 && !entries.some((entry) => entry.startsWith('160000 ') && entry.endsWith(`\t${path}`)));
}
/** A `.git` that is no repository, and one without a commit. */
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


/***/ }),

/***/ 9484:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QX: () => (/* binding */ isAncestor),
/* harmony export */   gg: () => (/* binding */ presentCommits),
/* harmony export */   kI: () => (/* binding */ describeCommits),
/* harmony export */   nm: () => (/* binding */ ensureCommits)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6648);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);
/* harmony import */ var _remotes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(581);



/**
 * All fetches of one call share it. A remote sends single commits of a large repository in well under a
 * minute.
 */
const FETCH_TIME_LIMIT_MS = 120_000;
/**
 * Says of each id whether its commit is at hand, after fetching by id what is not. One bad id never costs the
 * others, and a remote that fails is a reason, not an error. `signal` bounds the fetches, which else have a
 * time limit of their own. `remote` is where they come from, `origin` or the first one where it is not named.
 */
async function ensureCommits(git, shas, signal, remote) {
    const wanted = [...new Set(shas)];
    const types = new Map(await readTypes(git, wanted.filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)));
    const absent = wanted.filter((sha) => (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) && !types.has(sha));
    const reasons = absent.length === 0
        ? new Map()
        : await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_2__/* .fetchCommits */ .Bj)(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
    // What counts is what is there now, not what a fetch said of itself.
    for (const [sha, type] of await readTypes(git, absent))
        types.set(sha, type);
    return new Map(wanted.map((sha) => [sha, toPresence(sha, types.get(sha), reasons.get(sha))]));
}
function toPresence(sha, type, reason) {
    if (type === 'commit')
        return 'present';
    if (type !== undefined)
        return { missing: `it is the id of a ${type}, not of a commit` };
    if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha))
        return { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' };
    return { missing: reason ?? 'the remote did not send it' };
}
/** Those of the ids that are commits at hand; fetches nothing. */
async function presentCommits(git, shas) {
    const types = await readTypes(git, [...shas].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH));
    return new Set([...types].flatMap(([sha, type]) => (type === 'commit' ? [sha] : [])));
}
async function readTypes(git, shas) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readHeaders */ .jB)(git, shas);
    const types = new Map();
    for (const [index, sha] of shas.entries()) {
        const header = headers[index];
        if (header !== undefined)
            types.set(sha, header.type);
    }
    return types;
}
/** `committer Ada <ada@example.com> 1770091506 +0100` */
const COMMITTER = /^committer .* (\d{1,12}) [+-]\d{4}$/mu;
/**
 * Describes commits. Nothing is fetched. What is not at hand, or is no commit, is not in the map.
 */
async function describeCommits(git, shas) {
    const wanted = [...new Set(shas)].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH);
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .readObjects */ .$I)(git, wanted);
    const described = new Map();
    for (const [index, sha] of wanted.entries()) {
        const object = objects[index];
        if (object?.type === 'commit')
            described.set(sha, parseCommit(object.content));
    }
    return described;
}
/** The header ends at the first empty line; what follows is the author's. A signature in it is indented. */
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
/**
 * Whether `a` is `b` or an ancestor of it; `unknown` when the answer may lie in history that is not at hand.
 *
 * In a shallow repository git acts as if the commits at the boundary had no parents, also where the parents
 * are there (a commit fetched by its id on top of the one that was checked out). The commits themselves still
 * name them, so the walk goes on from those.
 */
async function isAncestor(git, a, b) {
    const ancestor = (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSha */ .qr)(a);
    const tips = new Set([(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .requireSha */ .qr)(b)]);
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(git);
    let answer = false;
    // A Set hands out what is added while it is walked.
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
/** The parents of those commits below `tip` that git shows without any. */
async function hiddenParents(git, tip) {
    const roots = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
}


/***/ }),

/***/ 1583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* binding */ lfsPointers),
/* harmony export */   D4: () => (/* binding */ decode),
/* harmony export */   Go: () => (/* binding */ isBinary),
/* harmony export */   NS: () => (/* binding */ isLfsPointer),
/* harmony export */   P_: () => (/* binding */ toLines),
/* harmony export */   Xd: () => (/* binding */ filesOfCommits),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   gm: () => (/* binding */ readBlob),
/* harmony export */   kt: () => (/* binding */ utf16Of),
/* harmony export */   ng: () => (/* binding */ openTexts)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6648);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



/** Sources that people review are far smaller; review sites fold or hide files long before. */
const MAX_FILE_BYTES = 5_000_000;
/** @param mostBytes files over it are not read */
function openTexts(git, mostBytes = MAX_FILE_BYTES) {
    const contents = new Map();
    const known = new Map();
    const contentOf = (name, { commit, path }) => {
        if (!contents.has(name))
            throw new Error(`${JSON.stringify(path)} of ${commit} was not read`);
        return contents.get(name);
    };
    return {
        async read(wanted) {
            const names = new Set();
            for (const file of wanted) {
                const name = objectName(file);
                if (contents.has(name))
                    continue;
                if (isReadable(file))
                    names.add(name);
                else
                    contents.set(name, undefined);
            }
            for (const [name, content] of await readContents(git, [...names], mostBytes))
                contents.set(name, content);
        },
        lines(commit, path) {
            const name = objectName({ commit, path });
            // Decoded once, when it is first asked for.
            if (!known.has(name)) {
                const content = contentOf(name, { commit, path });
                known.set(name, content && toLines(content));
            }
            return known.get(name);
        },
        content: (commit, path) => contentOf(objectName({ commit, path }), { commit, path }),
    };
}
async function readContents(git, names, mostBytes) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaders */ .jB)(git, names);
    const small = names.filter((_, index) => {
        const header = headers[index];
        return header?.type === 'blob' && header.size <= mostBytes;
    });
    const objects = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, small);
    const found = new Map(small.map((name, index) => [name, objects[index]?.content]));
    return new Map(names.map((name) => [name, found.get(name)]));
}
function objectName(file) {
    return `${file.commit}:${file.path}`;
}
/**
 * A line break would end the name and a NUL would cut it. git takes `./` and `../` as relative to the working
 * directory, and gives up on all names when one leads out of the repository.
 */
function isReadable({ commit, path }) {
    return (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .isSha */ .HH)(commit) && path !== '' && !/[\n\0]|^\.{1,2}\//.test(path);
}
/**
 * What stands at a path of each of these commits, which are at hand; undefined where nothing does. A link is
 * no file. Where no commit has it, git is asked once.
 */
async function filesOfCommits(git, shas, path) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readHeaders */ .jB)(git, shas.map((sha) => `${(0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSha */ .qr)(sha)}:${path}`));
    return Promise.all(shas.map(async (sha, index) => {
        const header = headers[index];
        if (header === undefined)
            return undefined;
        const listing = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['ls-tree', '-z', '--full-tree', '--end-of-options', sha, path]);
        const [, mode = '', , id = ''] = /^(\d+) (\w+) ([0-9a-f]+)\t/u.exec(listing.toString('utf8')) ?? [];
        return mode.startsWith('100') ? { kind: 'file', id, bytes: header.size } : { kind: 'other', id };
    }));
}
/** The content of a file. Throws `IncompleteError` where git does not have it. */
async function readBlob(git, id) {
    const [object] = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .readObjects */ .$I)(git, [id]);
    if (object?.type !== 'blob')
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`git does not have the blob ${id}`);
    return object.content;
}
/** Most bytes of a pointer: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md#the-pointer */
const MOST_BYTES = 1_024;
/** Those of these files of commits that stand for files that Git LFS keeps elsewhere. */
async function lfsPointers(git, files) {
    const texts = openTexts(git, MOST_BYTES);
    await texts.read(files);
    return files.filter(({ commit, path }) => {
        const content = texts.content(commit, path);
        return content !== undefined && isLfsPointer(content);
    });
}
/**
 * git looks for a NUL in this many bytes to tell bytes from text (`buffer_is_binary` in its
 * xdiff-interface.c).
 */
const BINARY_PROBE_BYTES = 8_000;
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';
/**
 * The lines of a text file, counted as git counts them: they end at `\n` only. Line ends, a `\r` before them
 * included, are not part of a line; a final line break starts no further line, and an empty file has no
 * lines. UTF-8, or UTF-16 with a byte order mark; invalid bytes become U+FFFD, as do those of what is no
 * text.
 */
function toLines(content) {
    const text = decode(content);
    if (text === '')
        return [];
    const lines = text.split('\n').map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    return text.endsWith('\n') ? lines.slice(0, -1) : lines;
}
/** The text of a file. */
function decode(content) {
    return new TextDecoder(utf16Of(content) ?? 'utf-8').decode(content);
}
/** Which UTF-16 a file is in, by its byte order mark. */
function utf16Of(content) {
    const mark = content.toString('latin1', 0, 2);
    if (mark === '\xff\xfe')
        return 'utf-16le';
    return mark === '\xfe\xff' ? 'utf-16be' : undefined;
}
/** Whether git takes a file for bytes by its content, and shows no lines of it. */
function isBinary(content) {
    return content.subarray(0, BINARY_PROBE_BYTES).includes(0);
}
/** Whether a blob stands for a file that Git LFS keeps elsewhere. */
function isLfsPointer(blob) {
    return blob.toString('latin1', 0, LFS_POINTER.length) === LFS_POINTER;
}


/***/ }),

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lD: () => (/* binding */ createGit),
  pJ: () => (/* binding */ endOf),
  oM: () => (/* binding */ gitOutput),
  th: () => (/* binding */ gitReason),
  fE: () => (/* binding */ isShallow),
  UL: () => (/* binding */ prepareGit)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./build/src/git/find-program.js


/** What Windows starts by itself; the others that it has in `PATHEXT` need a shell. */
const STARTABLE = ['.com', '.exe'];
/** A folder on a drive or of a server; `\tools` and `C:tools` depend on where a process stands. */
const ROOTED_ON_WINDOWS = /^(?:[a-z]:[\\/]|[\\/]{2}[^\\/])/iu;
/**
 * The absolute path of a program, found along `PATH` (on Windows with the endings of `PATHEXT`), or
 * undefined. To be asked before each start by a bare name: Windows looks into the current directory first,
 * and any system does where `PATH` has an empty or relative entry.
 */
function findProgram(name, machine) {
    const paths = pathsOf(machine);
    const names = endingsOf(machine).map((ending) => `${name}${ending}`);
    return programFolders(machine)
        .flatMap((folder) => names.map((file) => paths.join(folder, file)))
        .find(machine.isProgram);
}
/** The folders of `PATH` that are absolute and not part of what is under review. */
function programFolders(machine) {
    const { delimiter: separator, isAbsolute, relative, parse, resolve } = pathsOf(machine);
    const { reviewed, platform, realPath } = machine;
    const isWindows = platform === 'win32';
    const tops = (reviewed === undefined ? [] : [resolve(reviewed), realPath(resolve(reviewed))]).filter((top) => top !== parse(top).root);
    const isWithin = (folder, top) => {
        const way = relative(top, folder);
        return !isAbsolute(way) && way.split(/[\\/]/u, 1)[0] !== '..';
    };
    const isReviewed = (folder) => tops.some((top) => isWithin(folder, top) || isWithin(realPath(folder), top));
    return (variable('PATH', machine) ?? '')
        .split(separator)
        .map((entry) => (isWindows ? entry.replaceAll('"', '') : entry))
        .filter((entry) => (isWindows ? ROOTED_ON_WINDOWS.test(entry) : isAbsolute(entry)))
        .filter((folder) => !isReviewed(folder));
}
/**
 * The machine that this process runs on.
 *
 * @param directory absolute; the nearest folder at or above it that holds a `.git` is under review
 */
function thisMachine(environment, directory) {
    const reviewed = checkoutAround(directory);
    return { platform: process.platform, environment, reviewed, realPath, isProgram };
}
function checkoutAround(directory) {
    for (let folder = directory;; folder = (0,external_node_path_.dirname)(folder)) {
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
            return folder;
        if ((0,external_node_path_.dirname)(folder) === folder)
            return undefined;
    }
}
/**
 * An environment for a program that starts others, as git starts ssh: it finds them along `PATH` as we find
 * it, and Windows does not look into the current directory.
 */
function withoutReviewedPrograms(environment, directory) {
    const kept = Object.entries(environment).filter(([name]) => !isNamed(name, 'PATH', process.platform));
    const folders = programFolders(thisMachine(environment, directory));
    return {
        ...Object.fromEntries(kept),
        PATH: folders.join(external_node_path_.delimiter),
        NoDefaultCurrentDirectoryInExePath: '1',
    };
}
function realPath(path) {
    try {
        return external_node_fs_.realpathSync.native(path);
    }
    catch {
        return path;
    }
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function pathsOf({ platform }) {
    return platform === 'win32' ? external_node_path_.win32 : external_node_path_.posix;
}
function endingsOf(machine) {
    if (machine.platform !== 'win32')
        return [''];
    const endings = (variable('PATHEXT', machine) ?? '').split(';').map((ending) => ending.toLowerCase());
    const startable = endings.filter((ending) => STARTABLE.includes(ending));
    return startable.length > 0 ? startable : STARTABLE;
}
/** Names of variables have no case on Windows, where `PATH` is mostly written `Path`. */
function variable(name, { platform, environment }) {
    return Object.entries(environment).find(([other]) => isNamed(other, name, platform))?.[1];
}
function isNamed(name, wanted, platform) {
    return name === wanted || (platform === 'win32' && name.toUpperCase() === wanted);
}

;// CONCATENATED MODULE: ./build/src/git/git-environment.js

/**
 * Settings that a user, a machine or a checkout may carry and that would change what we read or what git does
 * beside it. What the command line can say is said there instead (see `read-diff.ts`).
 */
const SETTINGS = [
    'color.ui=false',
    // It names a program, and is an optimization for repositories that share objects.
    'core.alternateRefsCommand=true',
    'core.attributesFile=',
    'core.fsmonitor=false',
    'core.hooksPath=/dev/null',
    'core.quotePath=false',
    'core.warnAmbiguousRefs=false',
    'diff.mnemonicPrefix=false',
    'diff.noprefix=false',
    'fetch.writeCommitGraph=false',
    'gc.auto=0',
    'maintenance.auto=false',
    // Files that are checked out may look like a repository (git 2.38; see `foreign-repository.ts`).
    'safe.bareRepository=explicit',
];
/**
 * Variables that point git at another repository than the one of the folder (`git rev-parse
 * --local-env-vars`, as a git hook passes them on), or that change a diff (`GIT_DIFF_OPTS` wins over `-U0`).
 */
const DROPPED = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_ATTR_SOURCE',
    'GIT_COMMON_DIR',
    'GIT_DIFF_OPTS',
    'GIT_DIR',
    'GIT_EXTERNAL_DIFF',
    'GIT_GRAFT_FILE',
    'GIT_IMPLICIT_WORK_TREE',
    'GIT_INDEX_FILE',
    'GIT_INTERNAL_SUPER_PREFIX',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_REPLACE_REF_BASE',
    'GIT_SHALLOW_FILE',
    'GIT_WORK_TREE',
]);
/**
 * Our own inputs, the client secret among them: git starts programs that a checkout's configuration names.
 */
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;
/**
 * Over which addresses git may fetch: an `ext::` address is a program that it starts, also for objects that a
 * remote promised.
 */
const PROTOCOLS = 'https:http:ssh:git:file';
/**
 * git's environment: the given one without what leads it astray, in English, without prompts.
 *
 * @param directory absolute; the checkout around it is under review
 */
function gitEnvironment(env, directory) {
    // Names of variables have no case on Windows.
    const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
    return {
        ...withoutReviewedPrograms(Object.fromEntries(kept), directory),
        LC_ALL: 'C',
        LANGUAGE: '',
        GIT_ALLOW_PROTOCOL: PROTOCOLS,
        GIT_ATTR_NOSYSTEM: '1',
        // A replaced commit has the same id here and another content at the service.
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_OPTIONAL_LOCKS: '0',
        // `core.gitProxy` of a checkout names a program; a machine that has to use one says so here.
        GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
        GIT_TERMINAL_PROMPT: '0',
        GCM_INTERACTIVE: 'never',
    };
}

;// CONCATENATED MODULE: ./build/src/git/git.js







/** Enough for any message; a remote may send progress and banners without end. */
const MAX_STDERR_BYTES = 65_536;
const NO_GIT = 'working-directory: the program git was not found; install git 2.30 or later and put its folder into PATH for this step, by an absolute path outside of the checkout.';
/**
 * A git that works in `directory`, without a shell, without prompts, and with the settings that change its
 * output fixed. Needs git 2.30 or later. `env` is the environment to derive git's own from.
 *
 * The returned function throws `ConfigurationError` when the folder or git itself is not there, and
 * `IncompleteError` when git was killed.
 */
function createGit(directory, env) {
    const start = prepareGit(directory, env);
    return async (args, input, signal) => {
        try {
            const child = start(args, signal);
            const output = [];
            child.stdout.on('data', (chunk) => output.push(chunk));
            // git may end before it has read everything (EPIPE); its status says why.
            child.stdin.on('error', () => { });
            child.stdin.end(input);
            const end = await endOf(child);
            return { ...end, stdout: Buffer.concat(output) };
        }
        catch (error) {
            throw await explainStart(error, directory);
        }
    };
}
/** Finds the program, and settles its environment and its settings, once for all processes. */
function prepareGit(directory, env) {
    const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
    const folder = (0,external_node_path_.resolve)(directory);
    const environment = gitEnvironment(env, folder);
    const program = findProgram('git', thisMachine(env, folder));
    return (args, signal) => {
        if (program === undefined)
            throw new errors/* ConfigurationError */.j1(NO_GIT);
        const options = { cwd: directory, env: environment, signal, windowsHide: true };
        return (0,external_node_child_process_.spawn)(program, [...settings, ...args], options);
    };
}
/** As a shell says it. */
const SIGPIPE_STATUS = 128 + external_node_os_.constants.signals.SIGPIPE;
/** How a process ended, once its pipes are closed. Rejects where it could not start or was killed. */
function endOf(child) {
    return new Promise((resolve, reject) => {
        const stderr = [];
        let stderrBytes = 0;
        child.stderr.on('data', (chunk) => {
            if (stderrBytes < MAX_STDERR_BYTES)
                stderr.push(chunk.subarray(0, MAX_STDERR_BYTES - stderrBytes));
            stderrBytes += chunk.length;
        });
        child.on('error', (error) => {
            // A transport that git started may outlive it and hold the pipes, which would keep this process alive.
            child.stdout.destroy();
            child.stderr.destroy();
            reject(error);
        });
        child.on('close', (status, signal) => {
            // Where a transport that git started ends early, git may end so or with a status: it is the same
            // failure.
            const ended = signal === 'SIGPIPE' ? SIGPIPE_STATUS : status;
            if (ended === null)
                reject(new errors/* IncompleteError */.j$(`git was killed by ${signal}; run the step again.`));
            else
                resolve({ status: ended, stderr: Buffer.concat(stderr).toString('utf8') });
        });
    });
}
/**
 * Puts a failure to start into a sentence. Node reports a missing folder and a missing program with the same
 * code.
 */
async function explainStart(error, directory) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code !== 'ENOENT' && code !== 'ENOTDIR')
        return error;
    const isFolder = await (0,promises_.stat)(directory).then((found) => found.isDirectory(), () => false);
    if (isFolder)
        return new errors/* ConfigurationError */.j1(NO_GIT);
    return new errors/* ConfigurationError */.j1(`working-directory: ${JSON.stringify(directory)} is not a folder; name the checkout that was analyzed.`);
}
/** One line of a log; git's own sentences are far shorter. */
const MAX_REASON_CHARACTERS = 300;
/** Runs git and returns what it printed; throws `IncompleteError` with git's own words when it fails. */
async function gitOutput(git, args, input) {
    const result = await git(args, input);
    if (result.status === 0)
        return result.stdout;
    throw new errors/* IncompleteError */.j$(`git ${args[0]} failed (status ${result.status}): ${gitReason(result)}. Check that the checkout is complete and run the step again.`);
}
/**
 * Why git failed, as one line: its first `fatal:`, else `error:`, else first line. Control characters and
 * credentials in URLs are taken out.
 */
function gitReason(result) {
    const lines = result.stderr.split(/[\r\n]+/).filter((line) => line.trim() !== '');
    const line = lines.find((text) => text.startsWith('fatal: ')) ??
        lines.find((text) => text.startsWith('error: ')) ??
        lines[0] ??
        'git gave no reason';
    return line
        .replace(/^(?:fatal|error): /, '')
        .replace(/\p{C}/gu, ' ')
        .replace(/\/\/[^/\s]*@/g, '//')
        .slice(0, MAX_REASON_CHARACTERS)
        .replace(/(?<![.\s])[.\s]+$/, '');
}
/**
 * Whether the repository was cloned or fetched with a depth: some commits stand there without their parents.
 */
async function isShallow(git) {
    return ((await gitOutput(git, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true');
}


/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ readObjects),
/* harmony export */   HH: () => (/* binding */ isSha),
/* harmony export */   RW: () => (/* binding */ parseHeader),
/* harmony export */   jB: () => (/* binding */ readHeaders),
/* harmony export */   qr: () => (/* binding */ requireSha)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6648);


const HEADER = /^[0-9a-f]{40,64} (blob|commit|tag|tree) (\d+)$/;
/**
 * Type and size of each named object, in the order of the names, from one process; undefined where there is
 * none. A name is an id or `<commit>:<path>` and holds no line break and no NUL.
 */
async function readHeaders(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['cat-file', '--batch-check'], toInput(names));
    const lines = output.toString('utf8').split('\n');
    return names.map((_, index) => parseHeader(lines[index] ?? ''));
}
/** As `readHeaders`, with the content. The content is a view of the whole output. */
async function readObjects(git, names) {
    if (names.length === 0)
        return [];
    const output = await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, ['cat-file', '--batch'], toInput(names));
    let at = 0;
    return names.map(() => {
        const end = output.indexOf('\n', at);
        const header = parseHeader(output.toString('utf8', at, end));
        at = end + 1;
        if (header === undefined)
            return undefined;
        const content = output.subarray(at, at + header.size);
        at += header.size + 1;
        return { ...header, content };
    });
}
function toInput(names) {
    return names.map((name) => `${name}\n`).join('');
}
/**
 * `<id> <type> <size>`; everything else (`… missing`, `… ambiguous`, `… submodule`) says that there is no
 * content.
 */
function parseHeader(line) {
    const [, type, size] = HEADER.exec(line) ?? [];
    if (type !== 'blob' && type !== 'commit' && type !== 'tag' && type !== 'tree')
        return undefined;
    return { type, size: Number(size) };
}
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether the text is a full object id: SHA-1 or SHA-256. Nothing else reaches git as a revision. */
function isSha(text) {
    return SHA.test(text);
}
/** The text, when it is a full object id; throws `IncompleteError` otherwise. */
function requireSha(text) {
    if (isSha(text))
        return text;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`${JSON.stringify(text.slice(0, 64))} is not a commit id; give all 40 or 64 hexadecimal digits.`);
}


/***/ }),

/***/ 8825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W7: () => (/* binding */ diffTexts),
  WG: () => (/* binding */ findRenamed),
  iH: () => (/* binding */ readDiff)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/diff/diff.js
var diff = __webpack_require__(7802);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
;// CONCATENATED MODULE: ./build/src/diff/parse-diff.js


const NUL = 0;
const COLON = ':'.charCodeAt(0);
const STATUS = {
    A: 'added',
    C: 'copied',
    D: 'deleted',
    M: 'modified',
    R: 'renamed',
    T: 'type-changed',
};
/**
 * Parses the output of `git diff --raw --patch -z -U0`: first the raw records, whose names are whole and
 * unquoted, then one section of the patch for each, in the same order (two for a change of type: removed,
 * then added). Names are taken as UTF-8; bytes that are not become U+FFFD. Throws `IncompleteError` when the
 * output is not of that form.
 */
function parseDiff(from, to, bytes) {
    if (bytes.length === 0)
        return (0,diff/* toDiff */.FV)(from, to, []);
    const { entries, end } = parseEntries(bytes);
    const sections = parseSections(bytes, end);
    const expected = entries.reduce((count, entry) => count + sectionsOf(entry), 0);
    if (sections.length !== expected) {
        throw unreadable(`${entries.length} files need ${expected} sections, there are ${sections.length}`);
    }
    let next = 0;
    const files = entries.map((entry) => {
        const own = sections.slice(next, next + sectionsOf(entry));
        next += own.length;
        return toFileChange(entry, own);
    });
    return (0,diff/* toDiff */.FV)(from, to, files);
}
function parseEntries(bytes) {
    const entries = [];
    let at = 0;
    const field = () => {
        const end = bytes.indexOf(NUL, at);
        if (end < 0)
            throw unreadable('a record is cut off');
        const text = bytes.toString('utf8', at, end);
        at = end + 1;
        return text;
    };
    while (bytes[at] === COLON) {
        // :100644 100755 <id> <id> M, or R086 and C075 with the similarity
        const record = field();
        const [, oldMode, newMode, old = '', now = '', letter = ''] = /^:(\d+) (\d+) (\S+) (\S+) ([A-Z])\d*$/.exec(record) ?? [];
        const status = STATUS[letter];
        if (status === undefined || oldMode === undefined || newMode === undefined) {
            throw unreadable(`the record ${JSON.stringify(record)} is of no known form`);
        }
        const paths = status === 'renamed' || status === 'copied' ? [field(), field()] : [field()];
        entries.push({ status, mode: status === 'deleted' ? oldMode : newMode, ids: { old, now }, paths });
    }
    // An empty field parts the records from the patch.
    if (field() !== '')
        throw unreadable('the patch does not follow the records');
    return { entries, end: at };
}
function sectionsOf(entry) {
    return entry.status === 'type-changed' ? 2 : 1;
}
function toFileChange(entry, sections) {
    const type = toType(entry.mode);
    return {
        status: entry.status,
        ...toPaths(entry),
        binary: sections.some((section) => section.binary),
        type,
        ...(type === 'submodule' && entry.status === 'modified' && { commits: entry.ids }),
        hunks: entry.status === 'type-changed' ? mergeSides(sections) : sections.flatMap(({ hunks }) => hunks),
    };
}
function toPaths({ status, paths }) {
    const [first, last = first] = paths;
    if (status === 'added')
        return { newPath: last };
    return status === 'deleted' ? { oldPath: first } : { oldPath: first, newPath: last };
}
function toType(mode) {
    if (mode === '160000')
        return 'submodule';
    return mode === '120000' ? 'link' : 'file';
}
/** Everything that was there was replaced by everything that is there now. */
function mergeSides(sections) {
    const [removed] = sections[0]?.hunks ?? [];
    const [added] = sections[1]?.hunks ?? [];
    if (removed === undefined && added === undefined)
        return [];
    return [
        {
            oldStart: removed?.oldStart ?? 0,
            oldLines: removed?.oldLines ?? 0,
            newStart: added?.newStart ?? 0,
            newLines: added?.newLines ?? 0,
        },
    ];
}
function unreadable(what) {
    return new errors/* IncompleteError */.j$(`the output of git diff could not be read: ${what}; use git 2.30 or later and run the step again.`);
}
const LINE_FEED = '\n'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SECTION = 'diff --git ';
const BINARY = 'Binary files ';
const HUNK = '@@ ';
const HUNK_HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
/** Longer than any hunk header's numbers; what follows them is text of the file. */
const HUNK_HEADER_BYTES = 80;
/**
 * Reads the hunks of a patch made with `-U0`, section by section, from `start` to the end of the bytes. The
 * content of the files may look like a patch: a hunk's lines are counted, never read.
 */
function parseSections(bytes, start) {
    const sections = [];
    let at = start;
    while (at < bytes.length) {
        const section = sections.at(-1);
        if (startsWith(bytes, at, SECTION))
            sections.push({ binary: false, hunks: [] });
        else if (startsWith(bytes, at, BINARY) && section !== undefined)
            section.binary = true;
        const hunk = startsWith(bytes, at, HUNK) ? parseHunkHeader(bytes, at) : undefined;
        at = nextLine(bytes, at);
        if (hunk === undefined || section === undefined)
            continue;
        section.hunks.push(hunk);
        at = skipLines(bytes, at, hunk.oldLines + hunk.newLines);
    }
    return sections;
}
/** `@@ -12,3 +14 @@ function f() {`; a missing count is 1. */
function parseHunkHeader(bytes, at) {
    const header = HUNK_HEADER.exec(bytes.toString('latin1', at, at + HUNK_HEADER_BYTES));
    if (header === null)
        return undefined;
    const [, oldStart, oldLines = '1', newStart, newLines = '1'] = header;
    return {
        oldStart: Number(oldStart),
        oldLines: Number(oldLines),
        newStart: Number(newStart),
        newLines: Number(newLines),
    };
}
/**
 * Skips removed and added lines. A line that begins with `\` speaks of the line before it and does not count.
 */
function skipLines(bytes, start, count) {
    let at = start;
    let left = count;
    while (left > 0 && at < bytes.length) {
        if (bytes[at] !== BACKSLASH)
            left--;
        at = nextLine(bytes, at);
    }
    return at;
}
function startsWith(bytes, at, text) {
    return bytes.toString('latin1', at, at + text.length) === text;
}
function nextLine(bytes, at) {
    const end = bytes.indexOf(LINE_FEED, at);
    return end < 0 ? bytes.length : end + 1;
}

// EXTERNAL MODULE: ./build/src/git/git.js + 2 modules
var git_git = __webpack_require__(6648);
// EXTERNAL MODULE: ./build/src/git/objects.js
var objects = __webpack_require__(4902);
;// CONCATENATED MODULE: ./build/src/git/read-diff.js








/**
 * Most files on each side that are compared for renames with edits. git's own limit is 1,000
 * (`diff.renameLimit`, git 2.34; 400 before); the work grows with the square, and at 3,000 it is still a
 * matter of seconds.
 */
const RENAME_LIMIT = 3_000;
/** Everything that a setting could change is said: order, algorithm, renames, submodules, drivers. */
const DIFF_ARGUMENTS = [
    '--raw',
    '--patch',
    '-z',
    '-U0',
    '--inter-hunk-context=0',
    '--indent-heuristic',
    '-O/dev/null',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
];
const OF_COMMITS = [
    '-M',
    `-l${RENAME_LIMIT}`,
    '--no-relative',
    '--full-index',
    '--no-abbrev',
    '--submodule=short',
    '--ignore-submodules=none',
];
/**
 * The difference between the trees of two commits, from one process. Throws `IncompleteError` when a commit
 * is not at hand.
 */
async function readDiff(git, from, to, { algorithm = 'histogram', copies = false } = {}) {
    const revisions = [(0,objects/* requireSha */.qr)(from), (0,objects/* requireSha */.qr)(to)];
    if (from === to)
        return (0,diff/* toDiff */.FV)(from, to, []);
    const chosen = [`--diff-algorithm=${algorithm}`, ...(copies ? ['-C'] : [])];
    const shown = ['diff', ...DIFF_ARGUMENTS, ...OF_COMMITS, ...chosen];
    return parseDiff(from, to, await (0,git_git/* gitOutput */.oM)(git, [...shown, '--end-of-options', ...revisions, '--']));
}
/** What `git diff --no-index` returns where there is a difference. */
const DIFFERENT = 1;
/**
 * The hunks between texts, by name, from one process. It runs outside of any repository, in a folder of its
 * own that holds the texts under numbers: inside of one, git would apply the attributes and start the filters
 * that the checkout names, also to files that are no part of it. Throws `IncompleteError` when git fails or
 * the folder cannot be written.
 */
async function diffTexts(git, pairs, algorithm = 'histogram') {
    if (pairs.length === 0)
        return new Map();
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-')).catch(refuse);
    try {
        await writeTexts(folder, pairs).catch(refuse);
        // A repository that is not there: git looks for no other one.
        const result = await git([
            `--git-dir=${(0,external_node_path_.join)(folder, 'none')}`,
            '-C',
            folder,
            'diff',
            '--no-index',
            ...DIFF_ARGUMENTS,
            '--no-renames',
            '--text',
            `--diff-algorithm=${algorithm}`,
            '--',
            'before',
            'after',
        ]);
        if (result.status !== DIFFERENT) {
            throw new errors/* IncompleteError */.j$(`git diff --no-index failed (status ${result.status}): ${(0,git_git/* gitReason */.th)(result)}. Use git 2.30 or later and run the step again.`);
        }
        const { byNewPath } = parseDiff('before', 'after', result.stdout);
        return new Map(pairs.map(({ name }, index) => [name, byNewPath.get(`before/${index}`)?.hunks ?? []]));
    }
    finally {
        await (0,promises_.rm)(folder, { recursive: true, force: true });
    }
}
async function writeTexts(folder, pairs) {
    for (const side of ['before', 'after']) {
        await (0,promises_.mkdir)((0,external_node_path_.join)(folder, side));
        await Promise.all(pairs.map((pair, index) => (0,promises_.writeFile)((0,external_node_path_.join)(folder, side, String(index)), pair[side])));
    }
}
function refuse(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
    throw new errors/* IncompleteError */.j$(`the folder for temporary files, ${JSON.stringify((0,external_node_os_.tmpdir)())}, cannot be written (${code}): name another one in TMPDIR.`);
}
/** Longer ways between two commits are not gone. */
const MOST_COMMITS = 1_000;
/**
 * What became of files that were renamed and copied on the way from one commit to another. A difference takes
 * one of those that are like the old file for the renamed one, and that may be a copy: which one it is, is
 * told by the commits in between, by the first parents of merges.
 *
 * @param paths files that the difference of the two commits calls renamed
 * @returns those of them that have copies, with what became of each; undefined where nobody can tell
 */
async function findRenamed(git, from, to, paths) {
    if (paths.length === 0)
        return new Map();
    const { files } = await readDiff(git, from, to, { copies: true });
    const copied = paths.filter((path) => files.some(({ status, oldPath }) => status === 'copied' && oldPath === path));
    if (copied.length === 0)
        return new Map();
    const steps = await readSteps(git, from, to);
    return new Map(copied.map((path) => {
        const now = steps?.reduce(follow, path);
        return [path, files.find(({ oldPath, newPath }) => oldPath === path && newPath === now)];
    }));
}
/** Where several files are equally like it, nobody can tell which one it became. */
function follow(path, step) {
    const alike = step.filter(({ from }) => from === path);
    if (!alike.some(({ isRenamed }) => isRenamed))
        return path;
    const best = Math.max(...alike.map(({ score }) => score));
    const [first, rival] = alike.filter(({ score }) => score === best);
    return rival === undefined ? first?.to : undefined;
}
/** What each commit on the way renamed and copied, first to last; undefined where they are too many. */
async function readSteps(git, from, to) {
    const range = `${(0,objects/* requireSha */.qr)(from)}..${(0,objects/* requireSha */.qr)(to)}`;
    const output = await (0,git_git/* gitOutput */.oM)(git, [
        'log',
        '--first-parent',
        '-m',
        '--raw',
        '-z',
        '-M',
        '-C',
        '--format=%H',
        '--no-abbrev',
        '--no-show-signature',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
        `--max-count=${MOST_COMMITS + 1}`,
        '--end-of-options',
        range,
        '--',
    ]);
    const fields = output.toString('utf8').split('\0').values();
    const steps = [];
    for (const field of fields) {
        const [, letter, score] = /^\n?:\S+ \S+ \S+ \S+ ([A-Z])(\d*)$/u.exec(field) ?? [];
        if (letter === undefined) {
            if (field !== '')
                steps.unshift([]);
            continue;
        }
        const first = fields.next().value ?? '';
        if (letter !== 'R' && letter !== 'C')
            continue;
        const likeness = { isRenamed: letter === 'R', score: Number(score), from: first };
        steps[0]?.push({ ...likeness, to: fields.next().value ?? '' });
    }
    return steps.length > MOST_COMMITS ? undefined : steps;
}


/***/ }),

/***/ 581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bj: () => (/* binding */ fetchCommits),
/* harmony export */   Bn: () => (/* binding */ isCloneOf),
/* harmony export */   _Y: () => (/* binding */ findRemote),
/* harmony export */   uN: () => (/* binding */ readBranchTip),
/* harmony export */   yh: () => (/* binding */ chooseRemote)
/* harmony export */ });
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6648);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);


/** A remote, and what it is called only because somebody called it so: `origin` may be anybody's fork. */
const URL_OF_REMOTE = '^remote\\..*\\.url$';
/**
 * Name of the remote that a checkout fetches this repository from; undefined where it has none. The address
 * as it is configured decides, and not what `insteadOf` of this machine makes of it.
 *
 * @param addresses of one repository, over whatever protocols
 */
async function findRemote(git, addresses) {
    const names = addresses.map(repositoryName);
    const listed = await git(['config', '-z', '--get-regexp', URL_OF_REMOTE]);
    const asked = new Set();
    for (const entry of listed.stdout.toString('utf8').split('\0')) {
        const end = entry.indexOf('\n');
        const remote = /^remote\.(.+)\.url$/su.exec(entry.slice(0, end))?.[1];
        // git fetches from the first address of a remote.
        if (remote === undefined || asked.has(remote))
            continue;
        asked.add(remote);
        if (names.includes(repositoryName(entry.slice(end + 1))))
            return remote;
    }
    return undefined;
}
/**
 * Whether a checkout was cloned from this address, as its remote `origin` says, over whatever protocol: a job
 * may analyze another repository than its own.
 *
 * @param address `https://host/owner/name`
 */
async function isCloneOf(git, address) {
    const found = await git(['config', '--get', 'remote.origin.url']);
    return found.status === 0 && repositoryName(found.stdout.toString('utf8')) === repositoryName(address);
}
/** A remote answers for one branch in far less. */
const TIME_LIMIT_MS = 30_000;
/**
 * The commit that a branch of a remote is at now; where the remote cannot be asked, the one that the checkout
 * knows it to have been at. Fetches nothing.
 */
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const asked = await askRemote(git, remote, branch, signal);
    if ('sha' in asked)
        return asked;
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    return local.status === 0 && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) ? { sha } : asked;
}
async function askRemote(git, remote, branch, signal) {
    const ref = `refs/heads/${branch}`;
    try {
        const result = await git(['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
        if (result.status !== 0)
            return { missing: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitReason */ .th)(result) };
        // Signs of a glob in a name stand for others too.
        const lines = result.stdout.toString('utf8').split('\n');
        const sha = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
        return sha !== undefined && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__/* .isSha */ .HH)(sha) ? { sha } : { missing: 'the remote has no such branch' };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { missing: 'the remote did not answer in time' };
    }
}
/**
 * Fetches commits by their ids from the remote that is named, else from `origin`, else from the first one.
 * Returns the reasons for those that did not come. Writes objects only, no ref and no setting. When `signal`
 * fires, the rest is given up with that reason.
 *
 * A shallow repository gets the bare commits (`--depth=1`). That cuts nothing: git marks only the fetched
 * commits as having no parents, while any greater depth would be counted from them and could shorten the
 * history that is there. A full repository gets them with their history; a depth would make it shallow.
 */
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .isShallow */ .fE)(git)) ? ['--depth=1'] : []);
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
/** The remote that commits are fetched from: `origin`, else the first one. */
async function chooseRemote(git) {
    const names = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOutput */ .oM)(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
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
/**
 * One fetch. One id that the remote refuses fails all of it, and is named in the message as a rule; where
 * none is named, nobody is to blame, and each has to be tried alone.
 */
async function fetchGroup(git, args, group, signal) {
    try {
        const result = await git(args, group.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return undefined;
        const named = group.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        return { reason: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitReason */ .th)(result), blamed: group.length === 1 ? group : named };
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { reason: 'the remote did not answer in time', blamed: group };
    }
}
/**
 * What an address of a repository names, as `host/owner/name`, whatever the protocol, the port and the
 * credentials in it; letters' case counts for nothing. `user@host:owner/name` is an address too.
 */
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


/***/ }),

/***/ 5592:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ readTree),
/* harmony export */   f: () => (/* binding */ trackedPaths)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6648);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4902);



/** Lists every file of a commit's tree, links and submodules included, in git's order. */
async function readTree(git, sha) {
    const args = ['ls-tree', '-r', '-z', '--full-tree', '--end-of-options', (0,_objects_js__WEBPACK_IMPORTED_MODULE_2__/* .requireSha */ .qr)(sha)];
    const listing = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitOutput */ .oM)(git, args)).toString('utf8');
    return listing.split('\0').filter(Boolean).map(toEntry);
}
/** `<mode> <type> <object>\t<path>`; the path may hold tabs. */
function toEntry(record) {
    const tab = record.indexOf('\t');
    const path = record.slice(tab + 1);
    const id = record.slice(record.lastIndexOf(' ', tab) + 1, tab);
    if (record.startsWith('160000 '))
        return { path, type: 'submodule', id };
    return { path, type: record.startsWith('120000 ') ? 'link' : 'file', id };
}
/**
 * Whether a commit has what is at a path: as a file or a link, or by a link or a submodule on the way to it.
 * Whoever writes a change may commit a log, and an analyzer that dies before it writes one leaves that there.
 *
 * @param roots absolute paths of the top folder, as it is written and as it is without links
 * @param letters whether the file system tells `a` from `A`
 */
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


/***/ }),

/***/ 9850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openWorkingTree),
/* harmony export */   o: () => (/* binding */ readWorkingFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1583);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4902);
/* harmony import */ var _read_diff_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8825);






/** Files that are compared at a time, which bounds open files and memory. */
const BATCH = 64;
/** What git writes for `$Id$` at a checkout, where the attribute `ident` says so. */
const EXPANDED_ID = /\$Id: [0-9a-f]{40,64} \$/gu;
/**
 * @param root absolute path of the top folder
 * @param entries of the tree of the commit that is checked out
 */
function openWorkingTree(git, root, entries) {
    return {
        root,
        async changesIn(paths) {
            const wanted = new Set(paths);
            const files = entries.filter(({ path, type }) => type === 'file' && wanted.has(path));
            const hunks = new Map();
            const unread = [];
            for (let start = 0; start < files.length; start += BATCH) {
                const batch = files.slice(start, start + BATCH);
                const read = await Promise.all(batch.map((file) => readChangedFile(root, file)));
                const changes = await compare(git, read.filter((file) => file !== undefined));
                for (const [path, own] of changes.hunks)
                    hunks.set(path, own);
                unread.push(...changes.unread);
            }
            return { hunks, unread };
        },
    };
}
async function compare(git, files) {
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readHeaders */ .jB)(git, files.map(toId));
    const unread = files.filter(({ content }, index) => content === undefined || headers[index] === undefined);
    const readable = files.filter((file, index) => {
        const { size = 0 } = headers[index] ?? {};
        return !unread.includes(file) && size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ;
    });
    const blobs = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .readObjects */ .$I)(git, readable.map(toId));
    const respaced = new Map();
    const pairs = [];
    for (const [index, { path, content }] of readable.entries()) {
        const texts = toTexts(blobs[index]?.content, content);
        if (texts === undefined)
            continue;
        const [before, after] = [squeeze(texts.before), squeeze(texts.after)];
        if (before === after)
            respaced.set(path, []);
        else
            pairs.push({ name: path, before, after });
    }
    const hunks = new Map([...respaced, ...(await (0,_read_diff_js__WEBPACK_IMPORTED_MODULE_5__/* .diffTexts */ .W7)(git, pairs))]);
    return { hunks, unread: unread.map(({ path }) => path) };
}
function toId({ id }) {
    return id;
}
/** Both sides as lines; undefined where one is no text of ours, or both say the same. */
function toTexts(blob, content) {
    if (blob !== undefined && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .isLfsPointer */ .NS)(blob))
        return undefined;
    const [before, after] = [blob, content].map((bytes) => bytes === undefined || ((0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .isBinary */ .Go)(bytes) && (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .utf16Of */ .kt)(bytes) === undefined)
        ? undefined
        : (0,_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .toLines */ .P_)(bytes).map(collapseId));
    if (before === undefined || after === undefined)
        return undefined;
    // `working-tree-encoding` may name any encoding; what is not UTF-8 nor marked as UTF-16 cannot be compared
    // line by line.
    if (after.some(isBroken) && !before.some(isBroken))
        return undefined;
    return before.length === after.length && before.every((line, index) => line === after[index])
        ? undefined
        : { before, after };
}
function collapseId(line) {
    return line.replace(EXPANDED_ID, '$Id$');
}
function isBroken(line) {
    return line.includes('\uFFFD');
}
/** A formatter that indents anew moves no line. */
function squeeze(lines) {
    return lines.map((line) => `${line.replace(/\s+/gu, '')}\n`).join('');
}
/**
 * Reads a file of the working tree and compares the id of its bytes, with the line ends of Windows or of
 * Unix, with that of the commit: no blob has to be had for a file that did not change. Undefined where it did
 * not, is missing, is no regular file, or is over `MAX_FILE_BYTES`.
 *
 * @param root absolute path of the top folder
 */
async function readChangedFile(root, { path, id }) {
    try {
        const content = await readWorkingFile(root, path);
        if (content === undefined)
            return undefined;
        if (toBlobId(content, id) === id || toBlobId(withUnixEnds(content), id) === id)
            return undefined;
        return { path, id, content };
    }
    catch {
        return { path, id, content: undefined };
    }
}
/**
 * Reads a file of the working tree. Undefined where it is missing, is no regular file, or is over
 * `MAX_FILE_BYTES`.
 *
 * @throws where it is there and cannot be read
 */
async function readWorkingFile(root, path) {
    const name = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, path);
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(name);
        // To read a pipe would never end.
        return found.isFile() && found.size <= _file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_FILE_BYTES */ .gZ ? await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(name) : undefined;
    }
    catch (error) {
        // A sparse checkout leaves files out, and the log may be of another job.
        if (isMissing(error))
            return undefined;
        throw error;
    }
}
/** The id that git gives to these bytes, by the algorithm of another id. */
function toBlobId(content, like) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(like.length === 40 ? 'sha1' : 'sha256')
        .update(`blob ${content.length}\0`)
        .update(content)
        .digest('hex');
}
function withUnixEnds(content) {
    return Buffer.from(content.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
function isMissing(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ENOTDIR';
}


/***/ }),

/***/ 6953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jm: () => (/* binding */ findLogs),
/* harmony export */   UO: () => (/* binding */ isWithin),
/* harmony export */   qS: () => (/* binding */ escapesFolders)
/* harmony export */ });
/* unused harmony exports MOST_LOGS, toGlob */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var tinyglobby__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3382);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7746);
/* harmony import */ var _raw_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7842);






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

/***/ 8111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UK: () => (/* binding */ missingBytes),
/* harmony export */   iB: () => (/* binding */ firstInvalidByte),
/* harmony export */   iT: () => (/* binding */ toError),
/* harmony export */   m$: () => (/* binding */ repeatedKey),
/* harmony export */   qw: () => (/* binding */ DEEPEST_NESTING)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);

/**
 * SARIF itself nests about 20 deep; `properties` bags and the children of graph nodes (§3.40.5) may go
 * further.
 */
const DEEPEST_NESTING = 1_000;
/**
 * The error of a log that cannot be read: what is wrong, and what to do. It never quotes the log.
 *
 * @param name the log as named to the user
 * @param offsetsIn what offsets count in, where that is not the file itself
 */
function toError(name, { kind, byte, isNear }, offsetsIn) {
    const at = `${isNear ? 'near' : 'at'} byte ${byte}${offsetsIn}`;
    const sentences = {
        empty: `${name} is empty: the analyzer wrote no log.`,
        'cut off': `${name} is cut off after ${byte} bytes${offsetsIn}: run the analyzer again.`,
        'not JSON': `${name} is not JSON ${at}: let the analyzer write SARIF 2.1.0.`,
        'not UTF-8': `${name} is not UTF-8 ${at}: let the analyzer write its log as UTF-8.`,
        'text behind': `${name} has other text after the log, from byte ${byte}${offsetsIn} on: let the analyzer write the log to a file (-o or a similar option), since it prints more than the log.`,
        'too deep': `${name} nests deeper than ${DEEPEST_NESTING} ${at}: it is not a usable SARIF log.`,
    };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(sentences[kind]);
}
/**
 * The error of an object of a log in which a key was written twice: which of the two is meant cannot be
 * told, and parsing keeps the last one, so that a second, empty list of results would say that all was
 * mended.
 *
 * @param where the log as named to the user, and the object in it: `a.sarif runs[0]`
 */
function repeatedKey(where) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IncompleteError */ .j$(`${where} has the same key twice, so its meaning is not clear: run the analyzer again.`);
}
/**
 * Finds the first byte of what is no UTF-8.
 *
 * @returns undefined where all is well but for a last character that is not whole.
 */
function firstInvalidByte(bytes) {
    const mended = Buffer.from(bytes.toString('utf8'));
    let byte = 0;
    while (byte < bytes.length && bytes[byte] === mended[byte])
        byte += 1;
    return missingBytes(bytes) === bytes.length - byte ? undefined : byte;
}
/** How many bytes at the end begin a character that is not whole. */
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


/***/ }),

/***/ 9177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ne: () => (/* binding */ openLog),
/* harmony export */   PS: () => (/* binding */ openAgain),
/* harmony export */   tD: () => (/* binding */ changed),
/* harmony export */   yw: () => (/* binding */ readAll)
/* harmony export */ });
/* unused harmony export LARGEST_LOG */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7075);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7406);
/* harmony import */ var _raw_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7842);





/** Largest log in bytes, after decompression: the offsets of its results have 32 bits. */
const LARGEST_LOG = 2 * 1024 * 1024 * 1024;
/** Largest log in UTF-16 in bytes: it is rare, and decoded as a whole. */
const LARGEST_UTF_16 = 256 * 1024 * 1024;
/** Compressed bytes that are read at a time, and decompressed ones that wait. */
const CHUNK = 64 * 1024;
/**
 * Opens a log: plain or gzip, UTF-8, or UTF-16 with a byte order mark (only with one, as RFC 8259 §8.1 makes
 * UTF-8 the rule). The bytes decide, not the name of the file. Whether it is UTF-8 is left to who reads it.
 *
 * @throws IncompleteError with one sentence that names the log; reading throws it too.
 */
async function openLog(log, largest = LARGEST_LOG) {
    const { name } = log;
    try {
        // Before it is opened: a pipe would block there.
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(log.path);
        if (!found.isFile())
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is not a regular file: name a SARIF log.`);
        if (found.size > largest) {
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} has ${found.size} bytes, and the limit is ${largest}: split the analysis into several logs.`);
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
/** Opens the log once more. @throws IncompleteError where it is no longer of this version */
async function openAgain(file, version) {
    const log = await openLog(file);
    if (log.version === version)
        return log;
    await log.close();
    throw changed(file.name);
}
/** The error of a log that is no longer the one that was read. */
function changed(name) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} changed after it was read: let nothing write to it during this step.`);
}
/** Reads all that is left of a log, or `undefined` where that is more than `most` bytes. */
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
/** The decompressed bytes of a gzip file, of all its members: at most `largest`. */
function fromGzip(name, handle, fileSize, largest) {
    const gunzip = (0,node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)({ chunkSize: CHUNK });
    const file = node_stream__WEBPACK_IMPORTED_MODULE_1__.Readable.from(eachChunk(handle), { objectMode: false, highWaterMark: CHUNK });
    file.on('error', (error) => gunzip.destroy(error));
    // Reading reports the error; before the first read nobody listens.
    gunzip.on('error', () => { });
    const chunks = file.pipe(gunzip)[Symbol.asyncIterator]();
    let rest = Buffer.alloc(0);
    let total = 0;
    /** Hands up to so many bytes to `use`, chunk by chunk. */
    async function take(count, use) {
        for (let left = count; left > 0;) {
            if (rest.length === 0) {
                const next = await chunks.next().catch((error) => Promise.reject(toFault(error)));
                if (next.done === true)
                    return;
                rest = next.value;
                total += rest.length;
                if (total > largest) {
                    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is larger than ${largest} bytes when it is decompressed: split the analysis into several logs.`);
                }
            }
            const part = rest.subarray(0, left);
            use(part);
            left -= part.length;
            rest = rest.subarray(part.length);
        }
    }
    function toFault(error) {
        switch ((0,_raw_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(error, 'code')) {
            case 'Z_BUF_ERROR':
                return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is cut off after ${fileSize} bytes, where its gzip data does not end: run the analyzer again.`);
            case 'Z_DATA_ERROR':
                return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is damaged: it cannot be decompressed as gzip; run the analyzer again.`);
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
/** Reads by position: a stream of the handle would own it. */
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
/** The same text in UTF-8, without its mark. */
async function decodeUtf16(name, source, encoding, offsetsIn) {
    const bytes = await readAll(source, LARGEST_UTF_16);
    if (bytes === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is UTF-16 of more than ${LARGEST_UTF_16} bytes: let the analyzer write its log as UTF-8.`);
    }
    const decoder = new TextDecoder(encoding, { fatal: true });
    let text;
    try {
        text = decoder.decode(bytes, { stream: true });
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} begins as UTF-16 and goes on as something else: let the analyzer write its log as UTF-8.`);
    }
    try {
        return Buffer.from(text + decoder.decode());
    }
    catch {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} is cut off after ${bytes.length} bytes${offsetsIn}: run the analyzer again.`);
    }
}
function toIncomplete(name, error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$)
        return error;
    const code = (0,_raw_js__WEBPACK_IMPORTED_MODULE_4__/* .textAt */ .$6)(error, 'code') ?? 'unknown error';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .IncompleteError */ .j$(`${name} cannot be read (${code}): check that this job may read it.`);
}


/***/ }),

/***/ 7842:
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


/***/ }),

/***/ 9574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ startEarly)
/* harmony export */ });
/**
 * Starts work that goes on while something else is done. Its failure is for the code that awaits it;
 * where nothing waits for it yet, the failure must not end the process.
 */
function startEarly(work) {
    work.catch(() => undefined);
    return work;
}


/***/ }),

/***/ 8636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t: () => (/* binding */ beginMatching)
});

// EXTERNAL MODULE: ./build/src/text/compare-texts.js
var compare_texts = __webpack_require__(7895);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
// EXTERNAL MODULE: ./build/src/thread/enclosing.js
var enclosing = __webpack_require__(3752);
// EXTERNAL MODULE: ./build/src/thread/evidence.js
var thread_evidence = __webpack_require__(65);
// EXTERNAL MODULE: ./build/src/thread/wording.js
var thread_wording = __webpack_require__(4458);
;// CONCATENATED MODULE: ./build/src/match/align.js
/** Index of the first item of which the value is not below this one; items are in order of theirs. */
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
/**
 * Comparisons of one alignment: room for 2,000 look-alikes on each side. Of more, each thread is compared
 * with the spots of about its rank only: of 10,000 with 400, of 100,000 with 40.
 */
const MOST_COMPARISONS = 4_000_000;
const NONE = { worth: 0 };
/**
 * Pairs as many threads and spots as can be without crossing, at the least total distance of their lines.
 * Both sides look alike (they share a key), so order and distance are all there is. Deterministic: ties go to
 * the earlier line.
 */
function align(threads, spots, allowed) {
    const rows = threads.toSorted((a, b) => a.line - b.line);
    const columns = spots.toSorted((a, b) => a.line - b.line);
    const pairWorth = worthOfPair(rows, columns);
    const width = Math.min(columns.length, Math.max(1, Math.floor(MOST_COMPARISONS / Math.max(rows.length, 1))));
    // The best chain of the rows so far with the first so many columns.
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
/**
 * One more pair outweighs the distances of all pairs together, and no more than that: 2,000 pairs over a
 * million lines add up to less than 2^43, so that every sum is exact.
 */
function worthOfPair(rows, columns) {
    const ends = [rows.at(0), rows.at(-1), columns.at(0), columns.at(-1)].map((end) => end?.line ?? 0);
    const span = Math.max(...ends) - Math.min(...ends);
    return 1 + span * Math.min(rows.length, columns.length);
}
/**
 * What it costs that lines were put in or taken out between two lines that were found: some, or up to a few.
 */
const SHIFT = 3;
const SMALL_SHIFT = 1.5;
/**
 * At the top of a file less: the lines there need no neighbor that moved with them, and the surroundings of a
 * single line say more.
 */
const FIRST_SHIFT = 1;
const FEW_LINES = 8;
/** Less than this between the best alignment and one that puts a line elsewhere decides nothing. */
const MARGIN = 0.75;
/**
 * Aligns old lines with the file as it is now, in order, the way a diff does: the alignment for which most
 * speaks, in which lines do not cross, and in which the distance between old and new number changes as seldom
 * as can be. Lines for which too little speaks are left out of the result.
 *
 * @param olds by their lines, each line once
 * @param count lines of the present file
 */
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
        // Without one that is on a best alignment, the line is in none: it was edited or moved.
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
/**
 * Two alignments that are equally good may each have a line that crosses one of the other: neither line is
 * sure then.
 */
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
/** Sums of scores differ in their last bits. */
const EQUAL = 1e-6;
/**
 * For each candidate the most that an alignment is worth that ends with it. `direction` -1 goes from the last
 * line up, from where nothing is known: the file may have ended anywhere.
 */
function sweep(olds, count, direction) {
    const anyShift = createPrefixMaximum(count);
    // By shift, which is above minus the last old line: what is worth most so far, and the line that it ends
    // at.
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
/** A tree of maxima (Fenwick): both steps take the logarithm of the size. */
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

// EXTERNAL MODULE: ./build/src/text/code.js
var code = __webpack_require__(3044);
;// CONCATENATED MODULE: ./build/src/match/align-signs.js
/** Signs of one side that are compared one by one with those of the other, where nothing stands once. */
const align_signs_MOST_COMPARISONS = 10_000;
/** Each step in looks between the signs that stand once: what is that deep is not worth it. */
const DEEPEST = 40;
/**
 * Aligns two texts by their signs, in order: what both begin and end with, then what stands once on each side
 * of the rest, then what is between, and so on. It takes about as long as the texts are, whatever they say.
 *
 * @returns for each sign of the first text the index of its partner in the second one, -1 where it has none
 */
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
        if ((end - first) * (otherEnd - second) <= align_signs_MOST_COMPARISONS)
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
/** Signs that stand once in each of the two ranges: as many as can be without crossing, in order. */
function findAnchors({ a, b }, before, now) {
    const here = findOnce(a, before);
    const there = findOnce(b, now);
    const pairs = [...here].flatMap(([sign, index]) => {
        const partner = there.get(sign);
        return index === -1 || partner === undefined || partner === -1 ? [] : [[index, partner]];
    });
    return longestRise(pairs);
}
/** Where each sign of the range stands; -1 where it does more than once. In order of the first ones. */
function findOnce(signs, { start, end }) {
    const places = new Map();
    for (let index = start; index < end; index += 1) {
        const sign = signs[index] ?? -1;
        places.set(sign, places.has(sign) ? -1 : index);
    }
    return places;
}
/** The longest part of the pairs, which rise on their left side, in which they rise on the right one too. */
function longestRise(pairs) {
    // By length: the pair with the least right side that ends a rise of that length.
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
/** The longest common subsequence, each sign compared with each. */
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

;// CONCATENATED MODULE: ./build/src/match/said-lines.js


/** Stands between two hunks, unchanged as git says. */
const KEPT = 'kept';
/**
 * Finds the lines that say the same after an edit, however a formatter spread them over lines: the signs of
 * both sides are aligned, and each line is where its signs are.
 */
function findSame(removed, added) {
    const [before, now] = [(0,code/* toSignsOf */.lT)(removed), (0,code/* toSignsOf */.lT)(added)];
    const partners = alignSigns(before.map(({ sign }) => sign), now.map(({ sign }) => sign));
    const signs = { signs: before, ranks: partners, others: now.length };
    const words = onlyWords(signs, now);
    const wordsNow = now.filter(({ sign }) => (0,code/* isWord */.Jg)(sign));
    const spread = new Map();
    const wordsOf = new Map(runsOf(words.signs).map((run) => [run.line, run]));
    const isFromBefore = new Set(partners);
    const unknown = new Set(now.flatMap(({ line }, index) => (isFromBefore.has(index) ? [] : [line])));
    const successors = new Map();
    const formatted = new Map();
    const settled = new Set();
    const unused = new Map();
    for (const { line } of now)
        unused.set(line, (unused.get(line) ?? 0) + 1);
    for (const run of runsOf(before)) {
        const isWhole = isTogether(signs, run);
        const said = wordsOf.get(run.line);
        const isSame = said === undefined
            ? isWhole && isInPlace(signs, run)
            : isTogether(words, said) && isInPlace(words, said);
        if (!isSame) {
            const span = said && spanOf(words, said, wordsNow);
            if (span !== undefined)
                spread.set(run.line, span);
            continue;
        }
        const own = partners.subarray(run.start, run.end).filter((partner) => partner !== -1);
        const lines = [...new Set(Array.from(own, (partner) => now[partner]?.line ?? 0))];
        successors.set(run.line, lines);
        for (const partner of own) {
            const target = now[partner]?.line ?? 0;
            unused.set(target, (unused.get(target) ?? 0) - 1);
        }
        if (isWhole && !lines.some((target) => unknown.has(target))) {
            formatted.set(run.line, lines);
            if (isTogether(signs, widen(run, before.length)))
                settled.add(run.line);
        }
    }
    const taken = new Set([...unused].flatMap(([line, count]) => (count === 0 ? [line] : [])));
    return { successors, formatted, settled, taken, spread };
}
/** Lines that one line is spread over, at most. */
const LONGEST_SPAN = 40;
/** Signs on each side of a line that tell it from a copy. */
const SETTLING = 12;
function widen({ line, start, end }, length) {
    return { line, start: Math.max(0, start - SETTLING), end: Math.min(length, end + SETTLING) };
}
function runsOf(signs) {
    const runs = [];
    for (const [index, { line }] of signs.entries()) {
        const run = runs.at(-1);
        if (run?.line === line)
            run.end = index + 1;
        else
            runs.push({ line, start: index, end: index + 1 });
    }
    return runs;
}
/** The words alone, with the ranks among words. */
function onlyWords({ signs, ranks }, others) {
    const rankOf = new Map();
    for (const [index, { sign }] of others.entries())
        if ((0,code/* isWord */.Jg)(sign))
            rankOf.set(index, rankOf.size);
    const words = signs.flatMap(({ sign }, index) => ((0,code/* isWord */.Jg)(sign) ? [index] : []));
    return {
        signs: words.flatMap((index) => signs[index] ?? []),
        ranks: Int32Array.from(words, (index) => rankOf.get(ranks[index] ?? -1) ?? -1),
        others: rankOf.size,
    };
}
/** Where at least half of the words of a line are, on several lines. */
function spanOf({ ranks }, { start, end }, now) {
    const found = [...ranks.subarray(start, end)].filter((rank) => rank !== -1);
    if (found.length * 2 < end - start)
        return undefined;
    const [first, last] = [now[found[0] ?? 0]?.line ?? 0, now[found.at(-1) ?? 0]?.line ?? 0];
    return first < last && last - first < LONGEST_SPAN ? { first, last } : undefined;
}
/** The partners of a run follow one another as it does itself. */
function isTogether({ ranks }, { start, end }) {
    const first = ranks[start] ?? -1;
    if (first === -1)
        return false;
    for (let index = start + 1; index < end; index += 1)
        if (ranks[index] !== first + index - start)
            return false;
    return true;
}
/** So does what stands before the run, or what stands behind it; also where that is the end of both sides. */
function isInPlace({ signs, ranks, others }, { start, end }) {
    const [first, last] = [ranks[start] ?? -1, ranks[end - 1] ?? -1];
    const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
    const leads = end === signs.length ? last === others - 1 : ranks[end] === last + 1;
    return follows || leads;
}

;// CONCATENATED MODULE: ./build/src/match/edit-successors.js



/**
 * Comparisons of lines in one edit, a microsecond each; with more, a line is compared with those of about its
 * rank only.
 */
const MAX_COMPARISONS = 40_000;
/** Lines that one line is broken up into, or that are joined to one, at most. */
const LONGEST_RUN = 8;
/** Share of the shorter one's tokens from which two lines may be parts of one another. */
const LEAST_PART = 0.6;
/**
 * Finds what an edit made of each line that it removed, whatever stands on them. First what says the same as
 * before, however it is spread over lines now. Then a line, or several where it was broken up, that is most
 * alike; or the line that it was joined to with others. Best first, so that no line goes to another that is
 * more like a third one.
 */
function findSuccessors(removed, added) {
    const same = findSame(removed, added);
    const successors = new Map(same.successors);
    const olds = toLines(removed.filter(({ line, hunk }) => hunk !== KEPT && !same.successors.has(line)));
    const news = toLines(added.filter(({ line, hunk }) => hunk !== KEPT && !same.taken.has(line)));
    const changes = [...findChanges(olds, news), ...findSpread(olds, news, same.spread)].toSorted((a, b) => b.score - a.score ||
        a.crossing - b.crossing ||
        a.offset - b.offset ||
        (a.removed[0]?.line ?? 0) - (b.removed[0]?.line ?? 0));
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
    return {
        of: (line) => successors.get(line) ?? [],
        formatted: (line) => same.formatted.get(line) ?? [],
        isSettled: (line) => same.settled.has(line),
    };
}
function toLines(lines) {
    const counts = new Map();
    const subjects = new Map();
    const made = lines.map((line) => {
        const text = line.text.trim();
        const copiesAbove = counts.get(text) ?? 0;
        counts.set(text, copiesAbove + 1);
        const signs = (0,code/* toSigns */.S$)(text);
        const subject = subjectOf(signs);
        if (subject !== undefined)
            subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
        return { ...line, tokens: toTokens(signs), copiesAbove, words: signs.filter(code/* isWord */.Jg).join(' '), subject };
    });
    return made.map(({ subject, ...line }) => {
        const isSole = subject !== undefined && subjects.get(subject) === 1;
        return isSole ? { ...line, subject } : line;
    });
}
/** `total` of `const total = 0;`, `total: number;` and `total(items)`; nothing of `cart.total`. */
function subjectOf(signs) {
    const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
    const name = signs[at];
    return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
        ? name
        : undefined;
}
function findChanges(olds, news) {
    const width = Math.max(1, Math.floor(MAX_COMPARISONS / Math.max(olds.length, 1)));
    const rankOf = (row) => Math.floor((row * news.length) / olds.length);
    const windowOf = (row) => Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
    const isAlone = findAlone(olds, news, windowOf, width);
    return olds.flatMap((old, row) => {
        const rank = rankOf(row);
        const start = windowOf(row);
        return news.slice(start, start + width).flatMap((now, index) => {
            const column = start + index;
            const common = commonTokens(old.tokens, now.tokens);
            if (common === 0 || (old.hunk !== now.hunk && !haveSameWords(old, now) && !isAlone(old, now)))
                return [];
            const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
            const offset = Math.abs(rank - column);
            const changes = [{ removed: [old], added: [now], score: likeness(old.tokens, now.tokens) }];
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
/**
 * From so much on two lines of different hunks are alike enough, where each is so much less like any other
 * line.
 */
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;
/**
 * Whether two lines are alike and share a name, and neither is nearly as much like any other line of the
 * edit.
 */
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
            const score = likeness(old.tokens, now.tokens);
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
    return (old, now) => isAlone(old, now) &&
        isAlone(now, old) &&
        [...old.tokens.counts.keys()].some((token) => isName(token) && now.tokens.counts.has(token));
}
/** Lines that were broken up and edited at once, as far as their words say where they are. */
function findSpread(olds, news, spread) {
    return olds.flatMap((old) => {
        const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
        const added = news.slice(lowerBound(news, first, ({ line }) => line), lowerBound(news, last + 1, ({ line }) => line));
        if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk))
            return [];
        const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(join));
        return score < LEAST_SIMILARITY ? [] : [{ removed: [old], added, score, crossing: 0, offset: 0 }];
    });
}
/**
 * What gained or lost a bracket, a comma or a semicolon goes from one hunk to another, whatever else is like
 * it.
 */
function haveSameWords(old, now) {
    return old.words !== '' && old.words === now.words;
}
/**
 * The first lines that are, joined, more like the one line than with one of them less; a run ends where the
 * next line adds nothing.
 */
function growRun(one, [first, ...others]) {
    const runs = [];
    if (first === undefined)
        return runs;
    let { tokens } = first;
    let last = likeness(one.tokens, tokens);
    if (last === 1)
        return runs;
    let lines = [first];
    for (const other of others) {
        tokens = join(tokens, other.tokens);
        const score = likeness(one.tokens, tokens);
        if (other.hunk !== first.hunk || score <= last)
            break;
        last = score;
        lines = [...lines, other];
        runs.push({ lines, score });
    }
    return runs;
}
function join(a, b) {
    const counts = new Map(a.counts);
    for (const [token, count] of b.counts)
        counts.set(token, (counts.get(token) ?? 0) + count);
    return { counts, size: a.size + b.size };
}
/** The least share of common tokens by which an edited line still is the same line. */
const LEAST_SIMILARITY = 0.5;
/** A name tells one line from another; what a language is made of stands in many lines. */
const WEIGHTS = { name: 2, other: 1 };
const KEYWORDS = new Set(('abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield').split(' '));
function toTokens(signs) {
    const counts = new Map();
    let size = 0;
    for (const token of signs) {
        const weight = isName(token) ? WEIGHTS.name : WEIGHTS.other;
        counts.set(token, (counts.get(token) ?? 0) + weight);
        size += weight;
    }
    return { counts, size };
}
function isName(token) {
    return (0,code/* isWord */.Jg)(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
}
/** How many tokens two texts have in common, wherever they stand. */
function commonTokens(a, b) {
    const [few, many] = a.counts.size <= b.counts.size ? [a, b] : [b, a];
    let common = 0;
    for (const [token, count] of few.counts)
        common += Math.min(count, many.counts.get(token) ?? 0);
    return common;
}
/** How alike two lines are, from 0 to 1. */
function similarity(a, b) {
    return likeness(toTokens((0,code/* toSigns */.S$)(a)), toTokens((0,code/* toSigns */.S$)(b)));
}
/** Twice the common tokens over all tokens (Dice). */
function likeness(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * commonTokens(a, b)) / (a.size + b.size);
}

;// CONCATENATED MODULE: ./build/src/match/edits.js



/**
 * Hunks with at most so many unchanged lines between them are one edit: a statement that was rewritten leaves
 * a bracket here and there.
 */
const MOST_BETWEEN = 3;
const edits = new WeakMap();
/**
 * What the edit that changed the line of a thread, or lines close above and below it, made of its lines;
 * undefined where git says of none.
 *
 * @param lines lines of the files of the analyzed commit, the same at each call for one old tree
 */
function editOf({ thread: { evidence }, old, path }, lines) {
    if (old === undefined || evidence.line === 0)
        return undefined;
    const files = edits.get(old) ?? new Map();
    edits.set(old, files);
    const inFile = files.get(evidence.path) ?? toEdits(old.rewrites(evidence.path));
    files.set(evidence.path, inFile);
    const edit = inFile[lowerBound(inFile, evidence.line + 1, ({ first }) => first) - 1];
    if (edit === undefined || evidence.line >= edit.end)
        return undefined;
    edit.successors ??= findSuccessors(cut(old.linesThen(evidence.path), edit.rewrites.map(({ before }) => before)), cut(lines(path), edit.rewrites.map(({ now }) => now)));
    return edit.successors;
}
function toEdits(rewrites) {
    const edits = [];
    for (const rewrite of rewrites) {
        const edit = edits.at(-1);
        const { first, end } = rewrite.before;
        if (edit === undefined || first - edit.end > MOST_BETWEEN)
            edits.push({ first, end, rewrites: [rewrite] });
        else {
            edit.rewrites.push(rewrite);
            edit.end = end;
        }
    }
    return edits;
}
/** The lines from the first to the last of these ranges, numbered by range; those between two are kept. */
function cut(lines, ranges) {
    return ranges.flatMap(({ first, end }, hunk) => {
        const next = ranges[hunk + 1]?.first ?? end;
        return [...edits_toLines(lines, { first, end }, hunk), ...edits_toLines(lines, { first: end, end: next }, KEPT)];
    });
}
function edits_toLines(lines = [], { first, end }, hunk) {
    return lines
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk }]));
}

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/finding/rule-ids.js
var rule_ids = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/src/match/subjects.js





/** Spots as matching sees them. */
function toSpotSubjects(spots) {
    return spots.map((spot) => {
        const { place } = spot;
        const path = place.path ?? '';
        const line = place.kind === 'lines' ? place.startLine : place.kind === 'file' ? 0 : -1;
        let cache;
        return {
            spot,
            ruleKey: ruleKey(spot.scope, spot.rule.id),
            path,
            line,
            hashes(keys) {
                const known = cache?.get(keys);
                if (known !== undefined)
                    return known;
                let ofLine;
                let ofBlock;
                const messages = once(() => (0,thread_evidence/* hashMessages */.Re)(keys, spot));
                const fingerprints = once(() => (0,thread_evidence/* hashFingerprints */._C)(keys, spot));
                const wording = once(() => (0,thread_wording/* toWording */.st)(keys, spot));
                const hashes = {
                    get wording() {
                        return wording();
                    },
                    get messages() {
                        return messages();
                    },
                    get fingerprints() {
                        return fingerprints();
                    },
                    ofLine(lines) {
                        ofLine ??= (0,thread_evidence/* hashLine */.ri)(keys, lines(path), line);
                        return ofLine;
                    },
                    ofBlock(lines) {
                        ofBlock ??= (0,thread_evidence/* hashBlock */.QK)(keys, lines(path) ?? [], line);
                        return ofBlock;
                    },
                };
                cache ??= new Map();
                cache.set(keys, hashes);
                return hashes;
            },
        };
    });
}
function once(compute) {
    let known;
    return () => {
        known ??= { value: compute() };
        return known.value;
    };
}
/** Threads as matching sees them; rules that were renamed go by their present name. */
function toThreadSubjects(threads, spots, history) {
    const located = threads.map((thread) => ({
        thread,
        isLeft: (0,own_thread/* isLeftToPeople */.My)(thread),
        ...locate(thread, history(thread.evidence.head)),
    }));
    const names = findPresentNames(located, spots);
    return located.map((subject, index) => ({ ...subject, ruleKey: names[index] ?? '' }));
}
function locate({ evidence }, old) {
    const { path, line } = evidence;
    if (old === undefined)
        return { state: 'unmapped', path, line };
    const pathNow = old.pathNow(path);
    if (pathNow === undefined)
        return { state: 'changed', old, path, line };
    if (line === 0)
        return { state: 'same', old, path: pathNow, line };
    const lineNow = old.lineNow(path, line);
    return lineNow === undefined
        ? { state: 'changed', old, path: pathNow, line: old.nearNow(path, line) }
        : { state: 'same', old, path: pathNow, line: lineNow };
}
/** The masked messages of both have one in common. */
function shareMessage({ thread }, spot) {
    const { messages } = spot.hashes(thread.keys);
    return thread.evidence.messages.some((message) => messages.includes(message));
}
/** A line that stood there unchanged already is not the new place of a line that was edited or moved. */
function isNewLine({ old }, spot) {
    return spot.line < 1 || old === undefined || old.lineThen(spot.path, spot.line) === undefined;
}
/** Scope and rule as one key. */
function ruleKey(scope, ruleId) {
    return JSON.stringify([(0,finding/* scopeKey */.OD)(scope), ruleId]);
}
/**
 * Finds the present names of the rules of threads, as keys of scope and rule. An id that still reports is no
 * former name, but for one above a hierarchical id: `CWE-78/api-handler` was once posted as `CWE-78`. Where
 * several rules claim a name it is that of a finding on the thread's line, then of one with its message in
 * the file, unless a thread by that name stands there already; then the first in order has it, whatever the
 * log's order.
 */
function findPresentNames(threads, spots) {
    const own = threads.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId));
    const claims = findClaims(spots);
    if (claims.size === 0)
        return own;
    const present = new Set(spots.map(keyOf));
    const reported = new Set(spots.map((spot) => placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })));
    const taken = new Set(threads.map((where, index) => placeKey({ ...where, ruleKey: own[index] ?? '' })));
    return threads.map((where, index) => {
        const key = own[index] ?? '';
        const claimants = claims.get(key);
        if (claimants === undefined || reported.has(placeKey({ ...where, ruleKey: key })))
            return key;
        const free = (claimants.byPath.get(where.path) ?? []).filter((spot) => !taken.has(placeKey({ ruleKey: keyOf(spot), ...toWhere(spot) })));
        const here = free.filter((spot) => toWhere(spot).line === where.line);
        const alike = (here.length > 0 ? here : free).filter((spot) => shares(where.thread, spot));
        const [best] = (alike.length > 0 ? alike : here).map(keyOf).toSorted();
        return best ?? (present.has(key) ? key : claimants.first);
    });
}
/** By their key: names that are not, or not only, reported any more, and the spots that claim them. */
function findClaims(spots) {
    const present = new Set(spots.map(keyOf));
    const claims = new Map();
    for (const spot of spots) {
        const { scope, rule } = spot;
        const claimant = keyOf(spot);
        for (const id of rule.deprecatedIds) {
            const key = ruleKey(scope, id);
            if (present.has(key) && !(0,rule_ids/* isAbove */.oi)(id, rule.id))
                continue;
            const claimants = claims.get(key) ?? { byPath: new Map(), first: claimant };
            claims.set(key, claimants);
            if (claimant < claimants.first)
                claimants.first = claimant;
            const { path } = toWhere(spot);
            const inFile = claimants.byPath.get(path) ?? [];
            claimants.byPath.set(path, inFile);
            inFile.push(spot);
        }
    }
    return claims;
}
function toWhere({ place }) {
    return { path: place.path ?? '', line: place.kind === 'lines' ? place.startLine : 0 };
}
/** Rule, file and line as one key, or what stands in for the line. */
function placeKey({ ruleKey, path, line }, at = line) {
    return JSON.stringify([ruleKey, path, at]);
}
function keyOf({ scope, rule }) {
    return ruleKey(scope, rule.id);
}
function shares({ keys, evidence }, spot) {
    return (0,thread_evidence/* hashMessages */.Re)(keys, spot).some((message) => evidence.messages.includes(message));
}

;// CONCATENATED MODULE: ./build/src/match/shifted-copies.js






/**
 * Whether git may have taken the line of a thread for its copy in the next block. A diff may put lines that
 * were added or removed before or behind equal ones, and then it maps the lines between the two places to
 * their copies: no more of them than lines were added or removed.
 */
function mayBeShifted({ state, old, thread: { evidence } }) {
    if (state !== 'same' || old === undefined || evidence.block === '')
        return false;
    const rewrites = old.rewrites(evidence.path);
    const next = lowerBound(rewrites, evidence.line, ({ before }) => before.first);
    return [rewrites[next - 1], rewrites[next]].some((rewrite) => rewrite !== undefined && reaches(rewrite, evidence.line));
}
function reaches({ before, now }, line) {
    const [removed, added] = [before.end - before.first, now.end - now.first];
    return removed !== added && Math.max(before.first - line, line - before.end) <= Math.max(removed, added);
}
/**
 * Gives back to its block what git put into another: where the line that git names stands in another block
 * than the thread's, and one line of the same text stands in that very block, among lines that are more
 * alike, the finding on that one is the thread's.
 */
function correctShiftedCopies(pool, lines) {
    const slid = pool.allThreads.filter((thread) => mayBeShifted(thread) && (pool.threads.has(thread) || isByGit(pool, thread)));
    if (slid.length === 0)
        return;
    const rules = new Set(slid.map(({ ruleKey }) => ruleKey));
    const spots = new Map(pool.allSpots.filter(({ ruleKey }) => rules.has(ruleKey)).map((spot) => [placeKey(spot), spot]));
    const moves = slid.flatMap((thread) => {
        const line = findInBlock(thread, lines(thread.path) ?? []);
        const spot = line === undefined ? undefined : spots.get(placeKey(thread, line));
        return spot === undefined ? [] : [{ thread, spot }];
    });
    const leaving = new Set(moves.map(({ thread }) => pool.partners.get(thread)));
    for (const { thread, spot } of moves) {
        if (!pool.spots.has(spot) && !leaving.has(spot))
            continue;
        pool.unpair(thread);
    }
    for (const { thread, spot } of moves)
        pool.pair('T4', thread, spot);
}
function isByGit(pool, thread) {
    const spot = pool.partners.get(thread);
    return spot !== undefined && spot.path === thread.path && spot.line === thread.line;
}
function findInBlock({ thread: { keys, evidence }, old, line }, lines) {
    const { block } = evidence;
    if (block === '' || (0,thread_evidence/* hashBlock */.QK)(keys, lines, line) === block)
        return undefined;
    const text = (0,code/* squeeze */.r2)(lines[line - 1] ?? '');
    const then = (0,enclosing/* blockAround */.L)(old?.linesThen(evidence.path) ?? [], evidence.line);
    const alike = (at) => similarity(then, (0,enclosing/* blockAround */.L)(lines, at));
    const found = [];
    for (const [index, other] of lines.entries()) {
        if (index + 1 === line || (0,code/* squeeze */.r2)(other) !== text)
            continue;
        if ((0,thread_evidence/* hashBlock */.QK)(keys, lines, index + 1) === block && alike(index + 1) > alike(line))
            found.push(index + 1);
    }
    return found.length === 1 ? found[0] : undefined;
}

;// CONCATENATED MODULE: ./build/src/match/carries-decision.js





/**
 * Whether what a person decided about a thread holds for a spot: the comment told all that the spot says, and
 * the line is the one that was judged.
 */
function carriesDecision(thread, spot, lines) {
    const { told } = thread.thread;
    return (0,thread_wording/* tellsNoMore */.nn)(spot.hashes(told.keys).wording, told) && isJudgedLine(thread, spot, lines);
}
/** Where white space says what a line belongs to. */
const INDENTED = /\.(?:py|pyi|ya?ml|coffee|sass|haml|pug|nim|fs)$/iu;
/**
 * The line is one that git carries, or was formatted only; or it reads the same in the same block, and at the
 * top of a file among the same lines. Where git cannot tell, and in another file, all of it has to be the
 * same. A copy of a file is none that was judged.
 */
function isJudgedLine(thread, spot, lines) {
    const { state, old, path, line } = thread;
    const { keys, evidence } = thread.thread;
    if (old?.isCopied(evidence.path))
        return false;
    const isInFile = spot.path === path;
    if (state === 'same' && isInFile && spot.line === line)
        return true;
    if (state === 'same' && !mayBeShifted(thread))
        return false;
    const now = lines(spot.path);
    if (now === undefined)
        return false;
    const hashes = spot.hashes(keys);
    const isInBlock = hashes.ofBlock(lines) === evidence.block;
    if (state !== 'unmapped' && isInFile && editOf(thread, lines)?.formatted(evidence.line).includes(spot.line))
        return isInBlock || !INDENTED.test(path);
    const isGone = state === 'unmapped' ? lines(path) === undefined : old?.pathNow(evidence.path) === undefined;
    if (!isInFile && !isGone)
        return false;
    const { text, context } = hashes.ofLine(lines);
    if (text === '' || text !== evidence.text)
        return false;
    if (isInBlock && context === evidence.context)
        return true;
    if (state !== 'unmapped')
        return isInFile && isInBlock && !(0,thread_evidence/* isAtTop */.P4)(keys, evidence.block);
    if (spot.path !== evidence.path)
        return false;
    const [then, ranks] = [evidence.ranks, (0,enclosing/* ranksOf */.Ll)(now, spot.line)];
    if (then?.inFile.of === 1 && ranks.inFile.of === 1)
        return isInBlock || isWrapped(keys, evidence.block, now, spot.line);
    const isSameCopy = then?.inFile.of === ranks.inFile.of && then.inFile.nth === ranks.inFile.nth;
    return isInBlock && isSameCopy && shareSide(evidence.context, context);
}
/** The lines above are the same, or those below. */
function shareSide(a, b) {
    const [then, now] = [(0,thread_evidence/* splitContext */._h)(a), (0,thread_evidence/* splitContext */._h)(b)];
    return then.above === now.above || then.below === now.below;
}
/** The line stands in its block, wrapped in statements such as `if` that were not there. */
function isWrapped(keys, block, now, line) {
    const then = (0,thread_evidence/* splitContext */._h)(block).below;
    return (0,enclosing/* pathsUnwrapped */.z1)(now, line).some((path) => (0,thread_evidence/* hashText */.qj)(keys, path) === then);
}

;// CONCATENATED MODULE: ./build/src/match/follow-lines.js






/**
 * What speaks for a place beside the text of the line: its surroundings above and below, the line that
 * encloses it, all that enclose it (an insertion changes the lines beside it, and hardly ever these), a
 * finding of the rule, that the text stands once in the file then and now, or is of its copies there and in
 * its block the same one.
 */
const WORTH = {
    text: 1,
    side: 2,
    nearest: 1,
    path: 2.5,
    finding: 0.5,
    once: 2,
    nthInBlock: 1,
    nthInFile: 0.5,
};
/** A line with less than this says nothing by standing once in a file. */
const TELLING_LENGTH = 6;
/** Where more lines read the same, those next to where the line is expected are looked at. */
const MOST_CANDIDATES = 24;
/**
 * Aligns the lines of threads with the files as they are now, where git cannot tell: all threads of one
 * commit and file together, in order.
 */
function followLines(pool, lines) {
    const unmapped = pool.allThreads.filter(({ state, thread }) => state === 'unmapped' && thread.evidence.text !== '');
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    const found = new Map();
    for (const spot of pool.allSpots) {
        if (!rules.has(spot.ruleKey))
            continue;
        const key = placeKey(spot, '');
        const inFile = found.get(key) ?? new Set();
        found.set(key, inFile.add(spot.line));
    }
    const numbers = new Map();
    const groupOf = ({ thread: { keys, evidence }, path }) => {
        if (!numbers.has(keys))
            numbers.set(keys, numbers.size);
        return JSON.stringify([numbers.get(keys), evidence.head, evidence.path, path]);
    };
    const alignments = new Map();
    for (const [group, threads] of Map.groupBy(unmapped, groupOf)) {
        if (!threads.some((thread) => pool.threads.has(thread)))
            continue;
        const [first] = threads;
        const text = first && lines(first.path);
        if (first === undefined || text === undefined)
            continue;
        const foundBy = (thread) => found.get(placeKey(thread, '')) ?? new Set();
        const olds = toOldLines(threads, readPresent(first.thread.keys, text), foundBy);
        alignments.set(group, toAlignment(alignLines(olds, text.length)));
    }
    const alignmentOf = (thread) => thread.state === 'unmapped' ? alignments.get(groupOf(thread)) : undefined;
    return {
        of: (thread) => alignmentOf(thread)?.lines.get(thread.thread.evidence.line),
        placeOf(thread) {
            const alignment = alignmentOf(thread);
            const { keys, evidence } = thread.thread;
            const { block, line } = evidence;
            if (alignment === undefined || alignment.lines.has(line) || block === '')
                return undefined;
            const shift = commonShift(alignment.shifts, line);
            if (shift === undefined)
                return undefined;
            return (0,thread_evidence/* hashBlock */.QK)(keys, lines(thread.path) ?? [], line + shift) === block ? line + shift : undefined;
        },
        isTaken: (thread, spot) => spot.path === thread.path && alignmentOf(thread)?.taken.has(spot.line) === true,
    };
}
function toAlignment(lines) {
    const shifts = [...lines].flatMap(([line, end]) => end.kind === 'at' ? [{ line, shift: end.line - line }] : []);
    return { lines, shifts, taken: new Set(shifts.map(({ line, shift }) => line + shift)) };
}
function commonShift(shifts, line) {
    const next = lowerBound(shifts, line, (found) => found.line);
    const [above, below] = [shifts[next - 1], shifts[next]];
    if (above !== undefined && above.shift === below?.shift)
        return above.shift;
    // Else the one right beside it, where only one is.
    const beside = [above, below].filter((near) => near !== undefined && Math.abs(near.line - line) === 1);
    return beside.length === 1 ? beside[0]?.shift : undefined;
}
function readPresent(keys, lines) {
    const byText = Map.groupBy(lines.keys(), (index) => (0,code/* squeeze */.r2)(lines[index] ?? ''));
    byText.delete('');
    const byHash = new Map([...byText].map(([text, indices]) => [(0,thread_evidence/* hashText */.qj)(keys, text), indices.map((index) => index + 1)]));
    const remember = (compute) => {
        const known = new Map();
        return (line) => {
            const value = known.get(line) ?? compute(line);
            known.set(line, value);
            return value;
        };
    };
    return {
        withText: (hash) => byHash.get(hash) ?? [],
        context: remember((line) => (0,thread_evidence/* splitContext */._h)((0,thread_evidence/* hashLine */.ri)(keys, lines, line).context)),
        block: remember((line) => (0,thread_evidence/* hashBlock */.QK)(keys, lines, line)),
        ranks: (line) => (0,enclosing/* ranksOf */.Ll)(lines, line),
        isTelling: (line) => (0,code/* squeeze */.r2)(lines[line - 1] ?? '').length >= TELLING_LENGTH,
    };
}
function toOldLines(threads, present, foundBy) {
    const byLine = Map.groupBy(threads, ({ thread }) => thread.evidence.line);
    const known = [...byLine]
        .toSorted(([a], [b]) => a - b)
        .flatMap(([line, [first]]) => (first === undefined ? [] : [{ line, evidence: first.thread.evidence }]));
    const copies = Map.groupBy(known, ({ evidence }) => evidence.text);
    const isOnce = ({ text, ranks }) => (ranks === undefined ? copies.get(text)?.length : ranks.inFile.of) === 1 &&
        present.withText(text).length === 1;
    const landmarks = known.flatMap(({ line, evidence }) => {
        const [now] = present.withText(evidence.text);
        return isOnce(evidence) && now !== undefined && present.isTelling(now) ? [{ line, now }] : [];
    });
    return known.map(({ line, evidence }) => {
        const found = (byLine.get(line) ?? []).map(foundBy);
        const places = pickNear(present.withText(evidence.text), line, landmarks);
        const [place] = places;
        return {
            line,
            isOnce: isOnce(evidence) && place !== undefined && present.isTelling(place),
            candidates: places.map((place) => {
                const hasFinding = found.some((inFile) => inFile.has(place));
                const isLandmark = isOnce(evidence) && present.isTelling(place);
                return {
                    line: place,
                    score: compare(evidence, present, place) +
                        (hasFinding ? WORTH.finding : 0) +
                        (isLandmark ? WORTH.once : 0),
                };
            }),
        };
    });
}
function compare(evidence, present, place) {
    const then = (0,thread_evidence/* splitContext */._h)(evidence.context);
    const now = present.context(place);
    const sides = Number(then.above === now.above) + Number(then.below === now.below);
    const blocks = compareBlocks(evidence.block, present.block(place));
    return WORTH.text + WORTH.side * sides + blocks + compareRanks(evidence, present, place);
}
function compareRanks({ ranks, block }, present, place) {
    if (ranks === undefined)
        return 0;
    const now = present.ranks(place);
    const isSame = (a, b) => a.nth === b.nth && a.of === b.of;
    const isInBlock = (0,thread_evidence/* splitContext */._h)(block).below === (0,thread_evidence/* splitContext */._h)(present.block(place)).below;
    return (WORTH.nthInBlock * Number(isInBlock && isSame(ranks.inBlock, now.inBlock)) +
        WORTH.nthInFile * Number(isSame(ranks.inFile, now.inFile)));
}
function compareBlocks(then, now) {
    const [a, b] = [(0,thread_evidence/* splitContext */._h)(then), (0,thread_evidence/* splitContext */._h)(now)];
    return WORTH.nearest * Number(a.above === b.above) + WORTH.path * Number(a.below === b.below);
}
/**
 * The places that are next to the old number of the line, or to where its neighbors that stand once in the
 * file say that it is.
 */
function pickNear(places, line, landmarks) {
    if (places.length <= MOST_CANDIDATES)
        return places;
    const next = lowerBound(landmarks, line, (landmark) => landmark.line);
    const shifts = [landmarks[next - 1], landmarks[next]].map((near) => near === undefined ? 0 : near.now - near.line);
    const targets = [...new Set([0, ...shifts])].map((shift) => line + shift);
    const each = Math.floor(MOST_CANDIDATES / targets.length);
    const picked = targets.flatMap((target) => {
        const middle = lowerBound(places, target, (place) => place);
        const start = Math.max(0, Math.min(middle - Math.floor(each / 2), places.length - each));
        return places.slice(start, start + each);
    });
    return [...new Set(picked)].toSorted((a, b) => a - b);
}
/**
 * T4 to T6 where git cannot tell: a thread and a spot on the line that the thread's one is, as far as all
 * threads of the file together say. The tier says how much of it the two have in common by themselves.
 */
function pairFollowed(pool, lines) {
    const followed = followLines(pool, lines);
    const ofThread = (thread) => {
        const end = followed.of(thread);
        return end?.kind === 'at' ? placeKey(thread, end.line) : undefined;
    };
    const ofSpot = (spot) => placeKey(spot);
    pool.pairByKey('T4', ofThread, ofSpot, (thread, spot) => {
        const then = (0,thread_evidence/* splitContext */._h)(thread.thread.evidence.context);
        const now = (0,thread_evidence/* splitContext */._h)(spot.hashes(thread.thread.keys).ofLine(lines).context);
        return then.above === now.above || then.below === now.below;
    });
    pool.pairByKey('T5', ofThread, ofSpot, shareMessage);
    pool.pairByKey('T6', ofThread, ofSpot, () => true);
    return followed;
}
/**
 * Where git cannot tell and the text decides nothing: an open thread and a finding of the same rule, text and
 * file that are the only candidates for each other wait. The thread is held anyway, and a second one about a
 * line that reads the same helps nobody.
 */
function pairWaiting(pool, lines, followed) {
    const waiting = [...pool.threads].filter((subject) => {
        const { state, thread } = subject;
        // A line that stands where it stood, without its finding, was mended.
        return (state === 'unmapped' &&
            followed.of(subject)?.kind !== 'at' &&
            thread.evidence.text !== '' &&
            ['open', 'reopened'].includes((0,own_thread/* threadState */.QY)(thread).kind));
    });
    const isWaiting = new Set(waiting);
    const rules = new Set(waiting.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(waiting.map(({ thread }) => thread.keys))) {
        pool.pairUnique('T6', 'left', (subject) => subject.thread.keys === keys && isWaiting.has(subject)
            ? placeKey(subject, subject.thread.evidence.text)
            : undefined, (spot) => (rules.has(spot.ruleKey) ? placeKey(spot, spot.hashes(keys).ofLine(lines).text) : undefined), () => true, 'waits');
    }
}

;// CONCATENATED MODULE: ./build/src/match/pair-by-fingerprint.js

/**
 * T3: the greatest version of a fingerprint that both have (SARIF §3.27.17), where its value stands once on
 * each side. What is paired already counts too: the last one of many that look alike is not unique.
 */
function pairByFingerprint(pool) {
    const evidence = pool.allThreads.map(({ thread }) => thread);
    const names = new Set(evidence.flatMap((thread) => Object.keys(thread.evidence.fingerprints)));
    for (const keys of new Set(evidence.map((thread) => thread.keys))) {
        const newer = [];
        for (const name of [...names].toSorted(byNewestVersion)) {
            const fingerprint = withoutConstants(toFingerprint(name, keys), pool);
            const judges = newer.filter((other) => familyOf(other.name) === familyOf(name));
            pool.pairUnique('T3', 'all', (thread) => pair_by_fingerprint_keyOf(thread.ruleKey, fingerprint.ofThread(thread)), (spot) => pair_by_fingerprint_keyOf(spot.ruleKey, fingerprint.ofSpot(spot)), (thread, spot) => !judges.some((judge) => haveBoth(judge, thread, spot)));
            newer.push(fingerprint);
        }
    }
}
/** The name is text of a log, `constructor` for one: only own properties count. */
function toFingerprint(name, keys) {
    const own = (hashes) => Object.hasOwn(hashes, name) ? hashes[name] : undefined;
    return {
        name,
        ofThread: ({ thread }) => (thread.keys === keys ? own(thread.evidence.fingerprints) : undefined),
        ofSpot: (spot) => own(spot.hashes(keys).fingerprints),
    };
}
/**
 * The fingerprint without the scopes in which several findings have it and all have one value: there it says
 * nothing.
 */
function withoutConstants(fingerprint, { allThreads, allSpots }) {
    const threads = Map.groupBy(allThreads, ({ thread }) => (0,finding/* scopeKey */.OD)(thread.evidence.scope));
    const spots = Map.groupBy(allSpots, ({ spot }) => (0,finding/* scopeKey */.OD)(spot.scope));
    const constant = new Set([...threads.keys()].filter((scope) => {
        const then = threads.get(scope)?.flatMap((thread) => fingerprint.ofThread(thread) ?? []) ?? [];
        const now = spots.get(scope)?.flatMap((spot) => fingerprint.ofSpot(spot) ?? []) ?? [];
        return Math.max(then.length, now.length) > 1 && new Set([...then, ...now]).size === 1;
    }));
    return {
        name: fingerprint.name,
        ofThread: (thread) => constant.has((0,finding/* scopeKey */.OD)(thread.thread.evidence.scope)) ? undefined : fingerprint.ofThread(thread),
        ofSpot: (spot) => (constant.has((0,finding/* scopeKey */.OD)(spot.spot.scope)) ? undefined : fingerprint.ofSpot(spot)),
    };
}
/** Where both have a newer version, that one has judged already, and a value that is older says no more. */
function haveBoth(fingerprint, thread, spot) {
    return fingerprint.ofThread(thread) !== undefined && fingerprint.ofSpot(spot) !== undefined;
}
function pair_by_fingerprint_keyOf(ruleKey, hash) {
    return hash === undefined ? undefined : JSON.stringify([ruleKey, hash]);
}
/** `primaryLocationLineHash/v2` and `/v1` are versions of one fingerprint. */
function familyOf(name) {
    return name.replace(/\/v\d+$/u, '');
}
function byNewestVersion(a, b) {
    return b.localeCompare(a, 'en', { numeric: true });
}

;// CONCATENATED MODULE: ./build/src/match/pair-by-text.js



/**
 * How far a line that has look-alikes, and other surroundings than before, may stand from where it is
 * expected. Measured: with 3 in place of 1, half of the pairs that come in addition are wrong.
 */
const NEAR = 1;
/** What many files begin with: alone it tells nothing of where the rest of a file went. */
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
/** Parts of a context that make a key, best first: both sides, the lines above alone, those below alone. */
const SURROUNDINGS = [
    (context) => context,
    (context) => `above ${(0,thread_evidence/* splitContext */._h)(context).above}`,
    (context) => `below ${(0,thread_evidence/* splitContext */._h)(context).below}`,
];
/**
 * T4 to T7: the text of the line, with ever less beside it; only for threads whose own line is not there any
 * more, or of which git cannot tell. First in the file of the thread (or the one that it became), then in all
 * files.
 */
function pairByText(pool, lines, followed) {
    const isSearching = (thread) => thread.state !== 'same' && followed.of(thread) === undefined;
    const isPlace = (thread, spot) => isNewLine(thread, spot) && !followed.isTaken(thread, spot);
    const searching = [...pool.threads].filter(isSearching);
    const trees = new Set(searching.map(({ old }) => old));
    const isNew = (spot) => [...trees].some((old) => isNewLine({ old }, spot));
    // Texts of other rules are compared with nothing, and may not have been read.
    const rules = new Set(searching.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(searching.map(({ thread }) => thread.keys))) {
        const ownTexts = new Map(searching.flatMap((thread) => {
            const { text } = thread.thread.evidence;
            const isCompared = thread.thread.keys === keys && text !== '';
            return isCompared ? [[thread, `${text} ${thread.ruleKey}`]] : [];
        }));
        const wanted = new Set(ownTexts.values());
        const texts = new Map();
        for (const spot of pool.allSpots) {
            if (!rules.has(spot.ruleKey))
                continue;
            const text = `${spot.hashes(keys).ofLine(lines).text} ${spot.ruleKey}`;
            if (wanted.has(text))
                texts.set(spot, text);
        }
        if (texts.size === 0)
            continue;
        const ofThread = (parts) => (thread) => {
            const text = ownTexts.get(thread);
            return text === undefined ? undefined : [text, ...parts(thread)].join('\n');
        };
        const ofSpot = (parts) => (spot) => {
            const text = texts.get(spot);
            return text === undefined ? undefined : [text, ...parts(spot)].join('\n');
        };
        const ofNewSpot = (parts) => {
            const key = ofSpot(parts);
            return (spot) => (isNew(spot) ? key(spot) : undefined);
        };
        const contextOf = ({ thread }) => thread.evidence.context;
        const pairInFile = (fileOf) => {
            for (const part of SURROUNDINGS) {
                const thread = ofThread((subject) => [fileOf(subject), part(contextOf(subject))]);
                const parts = (subject) => [
                    subject.path,
                    part(subject.hashes(keys).ofLine(lines).context),
                ];
                pool.pairUnique('T4', 'left', thread, ofSpot(parts), isPlace);
                pool.pairByKey('T4', thread, ofNewSpot(parts), isPlace, expectLines(pool, fileOf));
            }
            const threadInFile = ofThread((thread) => [fileOf(thread)]);
            const spotInFile = ofSpot(({ path }) => [path]);
            const newInFile = ofNewSpot(({ path }) => [path]);
            const pairNear = (tier, allowed) => {
                const expected = expectLines(pool, fileOf);
                const near = (thread, spot) => Math.abs(expected(thread) - spot.line) <= NEAR && allowed(thread, spot);
                pool.pairByKey(tier, threadInFile, newInFile, near, expected);
            };
            pool.pairUnique('T5', 'all', ofThread((thread) => [fileOf(thread), ...thread.thread.evidence.messages]), ofSpot((spot) => [spot.path, ...spot.hashes(keys).messages]), isPlace);
            pairNear('T5', (thread, spot) => isPlace(thread, spot) && shareMessage(thread, spot));
            pool.pairUnique('T6', 'all', threadInFile, spotInFile, isPlace);
            pairNear('T6', isPlace);
        };
        pairInFile(({ path }) => path);
        let moved = findMovedFiles(pool, lines);
        const isElsewhere = (thread, spot) => moved.mayHold(thread, spot.path) &&
            isPlace(thread, spot) &&
            (moved.pathOf(thread) === spot.path || !IMPORT.test(lines(spot.path)?.[spot.line - 1] ?? ''));
        for (const part of SURROUNDINGS) {
            pool.pairUnique('T7', 'all', ofThread((subject) => [part(contextOf(subject))]), ofSpot((subject) => [part(subject.hashes(keys).ofLine(lines).context)]), isElsewhere);
            moved = findMovedFiles(pool, lines);
        }
        pairInFile((thread) => moved.pathOf(thread));
        pool.pairUnique('T7', 'all', ofThread(() => []), ofSpot(() => []), isElsewhere);
    }
}
/**
 * Where the line of a thread should stand now: shifted like the nearest line that was found again. It is for
 * threads of which git cannot tell. Where the commit is lost, that is the nearest line of the same file;
 * where git says that the line was removed, the nearest one of the same hunk, because lines that are removed
 * together move together; without one, the line that git puts in its place.
 *
 * @param fileOf the file in which the thread is looked for
 */
function expectLines(pool, fileOf) {
    const toKey = createKeys();
    let landmarks;
    const known = new Map();
    const expect = (thread) => {
        landmarks ??= findLandmarks(pool, toKey);
        const { line } = thread.thread.evidence;
        const nearest = findNearest(landmarks.get(toKey(thread, fileOf(thread))) ?? [], line);
        return nearest === undefined ? thread.line : line + nearest.now - nearest.old;
    };
    // A thread is compared with each of its look-alikes.
    return (thread) => {
        const line = known.get(thread) ?? expect(thread);
        known.set(thread, line);
        return line;
    };
}
function findLandmarks(pool, toKey) {
    const landmarks = new Map();
    for (const [thread, spot] of pool.partners) {
        if (thread.state === 'same' || spot.line < 1)
            continue;
        const key = toKey(thread, spot.path);
        const landmark = { old: thread.thread.evidence.line, now: spot.line };
        const group = landmarks.get(key) ?? [];
        landmarks.set(key, group);
        group.push(landmark);
    }
    for (const group of landmarks.values())
        group.sort((a, b) => a.old - b.old || a.now - b.now);
    return landmarks;
}
/** Keys of lines that go together: old file and present one, and the hunk where git knows it. */
function createKeys() {
    const hunks = new Map();
    return ({ thread: { evidence }, old }, pathNow) => {
        const hunk = old?.hunkThen(evidence.path, evidence.line);
        const number = hunk === undefined ? 0 : (hunks.get(hunk) ?? hunks.size + 1);
        if (hunk !== undefined)
            hunks.set(hunk, number);
        return JSON.stringify([evidence.head, evidence.path, pathNow, number]);
    };
}
/** The nearest landmark; the one above where two are equally near. */
function findNearest(landmarks, line) {
    const next = lowerBound(landmarks, line + 1, ({ old }) => old);
    const [above, below] = [landmarks[next - 1], landmarks[next]];
    if (above === undefined || below === undefined)
        return above ?? below;
    return line - above.old <= below.old - line ? above : below;
}
/** Counts where the lines of vanished files were found so far. */
function findMovedFiles(pool, lines) {
    const isGone = ({ state, old, path, thread }) => state === 'unmapped' ? lines(path) === undefined : old?.pathNow(thread.evidence.path) === undefined;
    const found = new Map();
    for (const [thread, spot] of pool.partners) {
        if (spot.path === thread.path || !isGone(thread))
            continue;
        const counts = found.get(thread.path) ?? new Map();
        found.set(thread.path, counts.set(spot.path, (counts.get(spot.path) ?? 0) + 1));
    }
    const targets = new Map([...found].map(([path, counts]) => [path, mostFrequent(counts)]));
    const targetOf = (thread) => isGone(thread) ? targets.get(thread.path) : undefined;
    return {
        pathOf: (thread) => targetOf(thread) ?? thread.path,
        mayHold: (thread, path) => (targetOf(thread) ?? path) === path,
    };
}
/** The first by name where several are, so that the order of pairs does not matter. */
function mostFrequent(counts) {
    const [first] = [...counts].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
    return first?.[0] ?? '';
}

;// CONCATENATED MODULE: ./build/src/match/moved-edits.js



/**
 * Lines of a block that have to be found where it went, each of which stands once among what was removed and
 * added.
 */
const FEWEST_LANDMARKS = 2;
/** A line with less than this says nothing by standing once. */
const moved_edits_TELLING_LENGTH = 8;
/**
 * What became of lines in a block that was moved and edited at once, within its file or to another one: git
 * says that one place lost them and another one gained them. Blocks are told by their lines that read the
 * same.
 *
 * @param lines lines of the files of the analyzed commit
 * @returns for a thread the file and the lines that its line became
 */
function findMovedEdits(pool, lines) {
    const moved = new Map();
    const threads = [...pool.threads].filter(({ state, old }) => state === 'changed' && old !== undefined);
    const rules = new Set(threads.map(({ ruleKey }) => ruleKey));
    const paths = new Set([...pool.spots].flatMap(({ path, ruleKey }) => (rules.has(ruleKey) ? [path] : [])));
    for (const [old, ofTree] of Map.groupBy(threads, ({ old: tree }) => tree)) {
        if (old === undefined || paths.size === 0)
            continue;
        const ranges = new Map(ofTree.flatMap((thread) => {
            const range = rangeOf(thread);
            return range === undefined ? [] : [[range, thread.thread.evidence.path]];
        }));
        const removed = [...ranges].map(([range, path]) => ({
            path,
            range,
            lines: moved_edits_cut(old.linesThen(path), range),
        }));
        const added = [...paths].flatMap((path) => findAdded(path, old, lines));
        for (const block of findMoved(removed, added))
            moved.set(block.from.range, block);
    }
    return (thread) => {
        const block = rangeOf(thread);
        const found = block === undefined ? undefined : moved.get(block);
        if (found === undefined)
            return undefined;
        found.successors ??= findSuccessors(found.from.lines, found.to.lines);
        return { path: found.to.path, lines: found.successors.of(thread.thread.evidence.line) };
    };
}
function rangeOf({ old, thread: { evidence } }) {
    const rewrites = old?.rewrites(evidence.path) ?? [];
    const range = rewrites[lowerBound(rewrites, evidence.line + 1, ({ before }) => before.first) - 1]?.before;
    return range !== undefined && evidence.line < range.end ? range : undefined;
}
function moved_edits_cut(lines = [], { first, end }) {
    return lines
        .slice(first - 1, end - 1)
        .flatMap((text, index) => (text.trim() === '' ? [] : [{ line: first + index, text, hunk: 0 }]));
}
/** The runs of lines of a file that the old tree does not have there. */
function findAdded(path, old, lines) {
    const now = lines(path) ?? [];
    const ranges = [];
    for (let line = 1; line <= now.length; line += 1) {
        if (old.lineThen(path, line) !== undefined)
            continue;
        const last = ranges.at(-1);
        if (last?.end === line)
            last.end += 1;
        else
            ranges.push({ first: line, end: line + 1 });
    }
    return ranges.map((range) => ({ path, range, lines: moved_edits_cut(now, range) }));
}
/** Each block that lost lines goes to the one that gained most of its telling ones. */
function findMoved(removed, added) {
    const placeOf = indexOnce(added);
    const once = indexOnce(removed);
    const votes = new Map();
    for (const [text, from] of once) {
        const to = placeOf.get(text);
        if (from === undefined || to === undefined)
            continue;
        const ofBlock = votes.get(from.block) ?? new Map();
        votes.set(from.block, ofBlock);
        const found = ofBlock.get(to.block) ?? [];
        ofBlock.set(to.block, found);
        found.push(to.line);
    }
    return [...votes].flatMap(([from, targets]) => {
        const [best] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
        if (best === undefined || best[1].length < FEWEST_LANDMARKS)
            return [];
        const [to, found] = best;
        const size = from.range.end - from.range.first;
        // They may be too many for the arguments of one call.
        const first = found.reduce((a, b) => Math.min(a, b)) - size;
        const last = found.reduce((a, b) => Math.max(a, b)) + size;
        return [{ from, to: { ...to, lines: to.lines.filter(({ line }) => line >= first && line <= last) } }];
    });
}
/**
 * Where each telling text stands that stands once in these blocks; undefined where it does more than once.
 */
function indexOnce(blocks) {
    const places = new Map();
    for (const block of blocks) {
        for (const { line, text } of block.lines) {
            const said = (0,code/* squeeze */.r2)(text);
            if (said.length >= moved_edits_TELLING_LENGTH)
                places.set(said, places.has(said) ? undefined : { block, line });
        }
    }
    return places;
}

;// CONCATENATED MODULE: ./build/src/match/pair-edited.js







/**
 * T8: a line that was edited. In the working tree, any of the lines that it rewrote. With git, the line that
 * the same edit made of it; without it, where the old text cannot be read, the line of the same message in
 * the same surroundings.
 */
function pairEdited(pool, lines, followed) {
    pairRewritten(pool);
    pairByEdit(pool, lines);
    pairMovedEdits(pool, lines);
    pairInPlace(pool, followed);
    pairBySurroundings(pool, lines, followed);
}
/**
 * A finding on lines that the working tree has in place of committed ones stands at the first of those: a
 * thread on any of them is about it, best of all one with the same message.
 */
function pairRewritten(pool) {
    const fileOf = (subject) => placeKey(subject, 0);
    const threads = Map.groupBy([...pool.threads].filter(({ state }) => state === 'same'), fileOf);
    for (const spot of pool.spots) {
        const { place } = spot.spot;
        if (place.kind !== 'lines' || place.replaced === undefined)
            continue;
        const { last } = place.replaced;
        const near = (threads.get(fileOf(spot)) ?? []).filter((thread) => pool.threads.has(thread) && thread.line >= place.startLine && thread.line <= last);
        const thread = near.find((candidate) => shareMessage(candidate, spot)) ?? near[0];
        if (thread !== undefined)
            pool.pair('T8', thread, spot);
    }
}
/** A line that was edited in a block that was moved at once, with the same message. */
function pairMovedEdits(pool, lines) {
    const movedTo = findMovedEdits(pool, lines);
    const spots = new Map([...pool.spots].map((spot) => [placeKey(spot), spot]));
    for (const thread of changedOf(pool)) {
        const { path, lines: successors } = movedTo(thread) ?? { path: '', lines: [] };
        const candidates = successors.flatMap((line) => spots.get(placeKey({ ...thread, path, line })) ?? []);
        const spot = candidates.find((candidate) => isNewLine(thread, candidate) && shareMessage(thread, candidate));
        if (spot !== undefined)
            pool.pair('T8', thread, spot);
    }
}
/** A line of which git cannot tell, between lines that were found again, with the same message. */
function pairInPlace(pool, followed) {
    pool.pairByKey('T8', (thread) => {
        const line = followed.placeOf(thread);
        return line === undefined ? undefined : placeKey(thread, line);
    }, (spot) => placeKey(spot), (thread, spot) => shareMessage(thread, spot) && !followed.isTaken(thread, spot));
}
function pairBySurroundings(pool, lines, followed) {
    const unmapped = [...pool.threads].filter((thread) => thread.state === 'unmapped' && followed.of(thread) === undefined);
    const isUnmapped = new Set(unmapped);
    const rules = new Set(unmapped.map(({ ruleKey }) => ruleKey));
    for (const keys of new Set(unmapped.map(({ thread }) => thread.keys))) {
        for (const side of ['both', 'above', 'below']) {
            const part = (context) => (side === 'both' ? context : (0,thread_evidence/* splitContext */._h)(context)[side]);
            const expected = expectLines(pool, ({ path }) => path);
            pool.pairUnique('T8', 'left', (subject) => {
                const { thread, ruleKey, path } = subject;
                return !isUnmapped.has(subject) || thread.keys !== keys || thread.evidence.context === ''
                    ? undefined
                    : JSON.stringify([ruleKey, path, part(thread.evidence.context)]);
            }, (spot) => {
                if (!rules.has(spot.ruleKey))
                    return undefined;
                const { context } = spot.hashes(keys).ofLine(lines);
                return context === '' ? undefined : JSON.stringify([spot.ruleKey, spot.path, part(context)]);
            }, (thread, spot) => shareMessage(thread, spot) &&
                !followed.isTaken(thread, spot) &&
                (side === 'both' || Math.abs(expected(thread) - spot.line) <= thread_evidence/* CONTEXT_LINES */.Ed));
        }
    }
}
/**
 * T4 where git says that the line was changed: only by a formatter, as it says what it said. Of several lines
 * that it is spread over now, the one with its message. Where git says that it stands unchanged at a line
 * that says what another one said, it took a copy for it.
 */
function pairFormatted(pool, lines) {
    const formatted = (thread) => editOf(thread, lines)?.formatted(thread.thread.evidence.line) ?? [];
    const misled = pool.allThreads.filter((thread) => {
        if (!mayBeShifted(thread))
            return false;
        const isSettled = editOf(thread, lines)?.isSettled(thread.thread.evidence.line);
        return isSettled && !formatted(thread).includes(thread.line);
    });
    for (const thread of misled)
        pool.unpair(thread);
    pairSuccessors(pool, 'T4', lines, [...changedOf(pool), ...misled], formatted);
}
function changedOf(pool) {
    return [...pool.threads].filter(({ state }) => state === 'changed');
}
/**
 * T8 with git: a thread goes where its own line went in the edit that changed it, and nowhere else. So a
 * finding on another line of the edit is a new one, whether or not the line that the old one became still has
 * it.
 */
function pairByEdit(pool, lines) {
    pairSuccessors(pool, 'T8', lines, changedOf(pool), (thread) => editOf(thread, lines)?.of(thread.thread.evidence.line) ?? []);
}
function pairSuccessors(pool, tier, lines, changed, successorsOf) {
    const rules = new Set(changed.map(({ ruleKey }) => ruleKey));
    const spots = new Map([...pool.spots]
        .filter(({ ruleKey }) => rules.has(ruleKey))
        .map((spot) => [placeKey(spot), spot]));
    const inFiles = new Set([...spots.values()].map((spot) => placeKey(spot, 0)));
    const candidates = changed.flatMap((thread) => {
        if (!inFiles.has(placeKey(thread, 0)))
            return [];
        return successorsOf(thread)
            .flatMap((line) => spots.get(placeKey(thread, line)) ?? [])
            .map((spot) => ({
            thread,
            spot,
            message: Number(shareMessage(thread, spot)),
            score: similarity(thread.old?.linesThen(thread.thread.evidence.path)?.[thread.thread.evidence.line - 1] ?? '', lines(spot.path)?.[spot.line - 1] ?? ''),
        }));
    });
    candidates.sort((a, b) => b.message - a.message || b.score - a.score || a.spot.line - b.spot.line);
    for (const { thread, spot } of candidates)
        pool.pair(tier, thread, spot);
}

;// CONCATENATED MODULE: ./build/src/match/pair-last-ones.js


/**
 * T9: the only one left of its rule, file and message on each side, for rules whose line drifts by its nature
 * (the length of a file, a missing header): those that report no file twice, in a message of which only the
 * numbers may change. It is the weakest evidence: a thread whose finding was gone once did not have this
 * finding then, so it is left out.
 */
function pairLastOnes(pool) {
    const threads = [...pool.threads].filter(({ thread: { lastMark } }) => !wasGone(lastMark));
    const keyrings = [...new Set(threads.map(({ thread }) => thread.keys))];
    const spotsOf = new Map(keyrings.map((keys) => [keys, groupByMessage(pool.spots, (spot) => spot.hashes(keys).messages)]));
    const threadsOf = new Map(keyrings.map((keys) => {
        const own = threads.filter(({ thread }) => thread.keys === keys);
        return [keys, groupByMessage(own, ({ thread }) => thread.evidence.messages)];
    }));
    const rivals = (spot) => keyrings.flatMap((keys) => lookUp(threadsOf.get(keys), spot, spot.hashes(keys).messages));
    const repeating = new Set([...findRepeatingRules(pool.allSpots), ...findRepeatingRules(pool.allThreads)]);
    for (const thread of threads) {
        if (repeating.has(thread.ruleKey))
            continue;
        const { keys, evidence } = thread.thread;
        const [spot, another] = lookUp(spotsOf.get(keys), thread, evidence.messages);
        if (spot === undefined || another !== undefined || rivals(spot).length !== 1)
            continue;
        if ((0,thread_evidence/* sharesNames */.H4)(keys, evidence, spot.spot) && drifts(thread, spot))
            pool.pair('T9', thread, spot);
    }
}
function wasGone(mark) {
    return mark?.kind === 'fixed' || mark?.kind === 'gone';
}
function groupByMessage(subjects, messagesOf) {
    const groups = new Map();
    for (const subject of subjects) {
        for (const message of messagesOf(subject)) {
            const group = groups.get(placeKey(subject, message)) ?? [];
            groups.set(placeKey(subject, message), group);
            group.push(subject);
        }
    }
    return groups;
}
/** At most two of each message: nobody asks how many more there are. */
function lookUp(groups, subject, messages) {
    const found = messages.flatMap((message) => groups?.get(placeKey(subject, message))?.slice(0, 2) ?? []);
    return [...new Set(found)];
}
/**
 * Whether the finding is about no line of its own. It measures something; or both stand at the start of the
 * file; or both lines stood there all the time, as git says, so that no edit moved it. On a new line it is
 * about that line, `eval` for one.
 */
function drifts(thread, spot) {
    if ((0,thread_evidence/* isMeasured */.V2)(spot.spot) || (thread.thread.evidence.line <= 1 && spot.line <= 1))
        return true;
    return thread.state === 'same' && !isNewLine(thread, spot);
}
/** Rules that report some file more than once. */
function findRepeatingRules(subjects) {
    const groups = Map.groupBy(subjects, (subject) => placeKey(subject, ''));
    return [...groups.values()].flatMap(([first, second]) => (first && second ? [first.ruleKey] : []));
}

// EXTERNAL MODULE: ./build/src/finding/about.js
var about = __webpack_require__(850);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
;// CONCATENATED MODULE: ./build/src/match/pool.js





/**
 * Starts with everything unpaired.
 *
 * @param may what no evidence may pair is left apart
 */
function createPool(allThreads, allSpots, may) {
    const threads = new Set(allThreads);
    const spots = new Set(allSpots);
    const pairs = [];
    const partners = new Map();
    const pair = (tier, thread, spot, waits) => {
        threads.delete(thread);
        spots.delete(spot);
        partners.set(thread, spot);
        pairs.push({ thread: thread.thread, spot: spot.spot, tier, ...(waits && { waits: true }) });
    };
    return {
        threads,
        spots,
        allThreads,
        allSpots,
        pairs,
        partners,
        pair(tier, thread, spot) {
            if (threads.has(thread) && spots.has(spot) && may(thread, spot))
                pair(tier, thread, spot);
        },
        unpair(thread) {
            const spot = partners.get(thread);
            if (spot === undefined)
                return;
            partners.delete(thread);
            threads.add(thread);
            spots.add(spot);
            pairs.splice(pairs.findIndex((one) => one.thread === thread.thread), 1);
        },
        pairByKey(tier, keyOfThread, keyOfSpot, allowed, expectedLine = ({ line }) => line) {
            for (const [left, right] of joinByKey(threads, keyOfThread, spots, keyOfSpot)) {
                const rows = left.map((subject) => ({ subject, line: expectedLine(subject) }));
                const columns = right.map((subject) => ({ subject, line: subject.line }));
                const found = align(rows, columns, ({ subject: thread }, { subject: spot }) => allowed(thread, spot) && may(thread, spot));
                for (const [row, column] of found)
                    pair(tier, row.subject, column.subject);
            }
        },
        pairUnique(tier, among, keyOfThread, keyOfSpot, allowed, waits) {
            if (![...threads].some((thread) => keyOfThread(thread) !== undefined))
                return;
            const [rows, columns] = among === 'left' ? [threads, spots] : [allThreads, allSpots];
            for (const [[thread, rival], [spot, lookAlike]] of joinByKey(rows, keyOfThread, columns, keyOfSpot)) {
                if (rival !== undefined || lookAlike !== undefined)
                    continue;
                if (thread === undefined || !threads.has(thread) || spot === undefined || !spots.has(spot))
                    continue;
                if (allowed(thread, spot) && may(thread, spot))
                    pair(tier, thread, spot, waits);
            }
        },
        result(resembled) {
            const rules = new Set([...threads].map(({ ruleKey }) => ruleKey));
            const searched = [...spots].filter(({ ruleKey }) => rules.has(ruleKey));
            const left = Map.groupBy(searched, (spot) => placeKey(spot, 0));
            const unparsed = createUnparsedDoubt(allSpots, partners);
            return {
                pairs,
                threads: [...threads].map((subject) => toUnmatched(subject, resembled.get(subject), left, unparsed)),
                spots: [...spots].map(({ spot }) => spot),
            };
        },
    };
}
/** The groups that share a key and have a member on each side. */
function joinByKey(left, keyOfLeft, right, keyOfRight) {
    const groups = Map.groupBy(left, keyOfLeft);
    groups.delete(undefined);
    if (groups.size === 0)
        return [];
    const candidates = new Map();
    for (const candidate of right) {
        const key = keyOfRight(candidate);
        if (!groups.has(key))
            continue;
        const known = candidates.get(key) ?? [];
        candidates.set(key, known);
        known.push(candidate);
    }
    return [...groups].flatMap(([key, members]) => {
        const partners = candidates.get(key);
        return partners === undefined ? [] : [[members, partners]];
    });
}
function toUnmatched(subject, resembled, left, unparsed) {
    const { thread } = subject;
    if (resembled !== undefined)
        return { thread, resembled: resembled.spot };
    const lookAlikes = left.get(placeKey(subject, 0)) ?? [];
    if (lookAlikes.some(({ spot }) => (0,finding/* isUncommitted */._k)(spot.place))) {
        return {
            thread,
            doubt: 'an unmatched finding of its rule is on lines of its file that are not committed',
        };
    }
    const doubt = unparsed(subject);
    if (doubt !== undefined)
        return { thread, doubt };
    const head = thread.evidence.head.slice(0, 7);
    if (subject.perhapsAt !== undefined)
        return {
            thread,
            doubt: `commit ${head} could not be fetched, and its file may be ${subject.perhapsAt.join(' or ')} now`,
        };
    if (subject.state !== 'unmapped' || lookAlikes.length === 0)
        return { thread };
    return {
        thread,
        doubt: `commit ${head} could not be fetched, and a finding of the same rule in its file has no thread yet`,
    };
}
/** Longest piece of a tool's own words in a reason. */
const LONGEST_QUOTE = 200;
/**
 * Finds threads whose file the tool may not have been able to parse: all that it still says of the file
 * speaks of parsing, and none of that was said together with the thread. It then looks as if the whole file
 * had been mended at once. Tools that are known to say so are told by their logs alone
 * (`sarif/unparsed-results.ts`); this is for all others.
 *
 * @param partners what was paired with what
 * @returns the reason to hold a thread without a partner, or undefined where there is none
 */
function createUnparsedDoubt(spots, partners) {
    const byFile = Map.groupBy(spots, ({ spot, path }) => fileKey(spot.scope, path));
    const headOf = new Map([...partners].map(([{ thread }, spot]) => [spot, thread.evidence.head]));
    const known = new Map();
    return ({ thread: { evidence }, path }) => {
        const key = fileKey(evidence.scope, path);
        const left = byFile.get(key) ?? [];
        if (path === '' || left.length === 0)
            return undefined;
        const file = known.get(key) ?? {
            said: wordsOf(left),
            heads: new Set(left.map((spot) => headOf.get(spot))),
        };
        known.set(key, file);
        if (file.said === undefined || file.heads.has(evidence.head))
            return undefined;
        return `${path} may not have been parsed; its only result is: ${file.said}`;
    };
}
function fileKey(scope, path) {
    return JSON.stringify([(0,finding/* scopeKey */.OD)(scope), path]);
}
/** What the first of these results says, where all of them speak of parsing. */
function wordsOf(spots) {
    const findings = spots.flatMap(({ spot }) => spot.findings);
    const speak = findings.every(({ presence, message }) => presence.kind === 'present' && (0,about/* speaksOfParsing */.b)(message));
    return speak ? (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(findings[0]?.message ?? ''), LONGEST_QUOTE) : undefined;
}

;// CONCATENATED MODULE: ./build/src/match/renamed-files.js



/** The least share of what is known of a file that another one has to hold, as for git. */
const LEAST_SHARE = 0.5;
/** The next best file may hold at most so much of what the best one does. */
const MOST_OF_BEST = 0.8;
/**
 * Finds where files are now that are gone from their paths in a commit that git cannot have: each goes to the
 * one that holds most of the lines of its threads, at least half, their surroundings counted as well. Threads
 * of a renamed file get its path. Where several files hold about as much, nobody can tell, and its threads
 * get the names of these.
 *
 * @param lines lines of the files of the analyzed commit
 */
function followRenames({ threads, allThreads, allSpots }, lines) {
    const gone = [...threads].filter(({ state, path, thread }) => state === 'unmapped' && thread.evidence.text !== '' && lines(path) === undefined);
    if (gone.length === 0)
        return;
    const known = new Set(allThreads.map(({ path }) => path));
    const rules = new Set(gone.map(({ ruleKey }) => ruleKey));
    const paths = new Set(allSpots.flatMap((spot) => (rules.has(spot.ruleKey) ? [spot.path] : [])));
    const candidates = [...paths].filter((path) => !known.has(path) && lines(path) !== undefined);
    const claims = [...Map.groupBy(gone, ({ thread }) => thread.keys)].flatMap(([keys, ofKeys]) => {
        const files = candidates.map((path) => ({ path, held: readHeld(keys, lines(path) ?? []) }));
        const groups = Map.groupBy(ofKeys, ({ thread: { evidence } }) => `${evidence.head} ${evidence.path}`);
        return [...groups.values()].flatMap((group) => files
            .map(({ path, held }) => ({ group, path, share: shareOf(group, held) }))
            .filter(({ share }) => share >= LEAST_SHARE)
            .toSorted((a, b) => b.share - a.share || (0,compare_texts/* compareTexts */.q)(a.path, b.path))
            .slice(0, 2));
    });
    settle(claims);
}
/** Best first; a file is the heir of one that is gone, and no file that two may have become is anybody's. */
function settle(claims) {
    const taken = new Set();
    const byGroup = Map.groupBy(claims, ({ group }) => group);
    const first = [...byGroup.values()].toSorted((a, b) => (b[0]?.share ?? 0) - (a[0]?.share ?? 0));
    for (const all of first) {
        const free = all.filter(({ path }) => !taken.has(path));
        const [best, next] = free;
        if (best === undefined)
            continue;
        const isSure = next === undefined || next.share <= best.share * MOST_OF_BEST;
        for (const thread of best.group) {
            if (isSure)
                thread.path = best.path;
            else
                thread.perhapsAt = free.map(({ path }) => path);
        }
        if (isSure)
            taken.add(best.path);
    }
}
function readHeld(keys, lines) {
    const texts = new Map();
    const surrounded = new Set();
    for (const [index, line] of lines.entries()) {
        if ((0,code/* squeeze */.r2)(line) === '')
            continue;
        const { text, context } = (0,thread_evidence/* hashLine */.ri)(keys, lines, index + 1);
        texts.set(text, (texts.get(text) ?? 0) + 1);
        const { above, below } = (0,thread_evidence/* splitContext */._h)(context);
        surrounded.add(`${above} ${text}`).add(`${text} ${below}`);
    }
    return { texts, surrounded };
}
/**
 * The share of the lines of these threads that the file holds: half for the text, half for what is beside it.
 */
function shareOf(threads, { texts, surrounded }) {
    const byLine = new Map(threads.map(({ thread: { evidence } }) => [evidence.line, evidence]));
    const left = new Map(texts);
    let held = 0;
    for (const { text, context } of byLine.values()) {
        const count = left.get(text) ?? 0;
        if (count === 0)
            continue;
        left.set(text, count - 1);
        const { above, below } = (0,thread_evidence/* splitContext */._h)(context);
        const isBeside = surrounded.has(`${above} ${text}`) || surrounded.has(`${text} ${below}`);
        held += isBeside ? 1 : 1 / 2;
    }
    return held / byLine.size;
}

;// CONCATENATED MODULE: ./build/src/match/match.js












/**
 * Finds for each thread the spot that it is about. Threads about which something is in doubt come last:
 * whoever made them up must not part another thread from its finding, which would be resolved then. Pure: the
 * order of the input never changes the result.
 *
 * @param evidence `strong`: no likeness counts (T8, T9, waiting), and nothing is resembled
 */
function beginMatching(threads, spots, history, evidence = 'all') {
    const { doubted = [], present = [] } = Object.groupBy(threads, (thread) => (0,own_thread/* isDoubted */._q)(thread) || thread.origin === 'sealed' ? 'doubted' : 'present');
    // Without a thread there is nothing to compare spots with.
    const first = beginAlike(present, present.length === 0 ? [] : spots, history, evidence);
    const later = doubted.length === 0 ? [] : toThreadSubjects(doubted, spots, history);
    return {
        needed: neededTexts(first.pool, later, spots),
        provenByGit: new Set(first.pool.pairs.flatMap(({ tier, spot }) => (BY_GIT.includes(tier) ? [spot] : []))),
        finish(lines) {
            const matched = present.length === 0 ? { pairs: [], threads: [], spots } : first.finish(lines);
            if (doubted.length === 0)
                return matched;
            const second = beginAlike(doubted, matched.spots, history, evidence).finish(lines);
            return {
                pairs: [...matched.pairs, ...second.pairs],
                threads: [...matched.threads, ...second.threads],
                spots: second.spots,
            };
        },
    };
}
const BY_GIT = ['T1', 'T2'];
/**
 * Best evidence first; every step compares spots of one rule of one scope, and works on what the steps before
 * it left. What a person decided goes to a spot for which it holds, and to no other.
 */
function beginAlike(threads, spots, history, evidence) {
    let texts = () => undefined;
    const pool = createPool(toThreadSubjects(threads, spots, history).toSorted(byEvidence), toSpotSubjects(spots).toSorted((a, b) => (a.spot.key < b.spot.key ? -1 : 1)), (thread, spot) => !thread.isLeft || carriesDecision(thread, spot, texts));
    pairWithoutTexts(pool);
    return {
        pool,
        finish(lines) {
            texts = lines;
            followRenames(pool, lines);
            pairWithTexts(pool, lines, evidence);
            return pool.result(evidence === 'strong' ? new Map() : findResembled(pool, lines));
        },
    };
}
/** By what they are about: ids of comments decide only between threads that are alike in all of that. */
function byEvidence(a, b) {
    const [one, other] = [a.thread.evidence, b.thread.evidence];
    return ((0,compare_texts/* compareTexts */.q)(one.path, other.path) ||
        one.line - other.line ||
        (0,compare_texts/* compareTexts */.q)(a.ruleKey, b.ruleKey) ||
        (0,compare_texts/* compareTexts */.q)(one.head, other.head) ||
        (0,compare_texts/* compareTexts */.q)(one.messages.join(), other.messages.join()) ||
        (0,compare_texts/* compareTexts */.q)(a.thread.commentId, b.thread.commentId));
}
/**
 * What the threads would be paired with that a person decided about, if the decision did not matter, and
 * whether or not that has another thread by now.
 */
function findResembled(pool, lines) {
    const left = [...pool.threads].filter(({ isLeft }) => isLeft);
    const alike = createPool(left, left.length === 0 ? [] : pool.allSpots, () => true);
    pairWithoutTexts(alike);
    pairWithTexts(alike, lines, 'all');
    return alike.partners;
}
function pairWithoutTexts(pool) {
    const place = (subject) => placeKey(subject);
    const mapped = (thread) => (thread.state === 'same' ? place(thread) : undefined);
    // Before one that was posted while the finding was another one.
    const left = (thread) => (thread.isLeft ? mapped(thread) : undefined);
    for (const key of [left, mapped]) {
        pool.pairByKey('T1', key, place, shareMessage);
        pool.pairByKey('T2', key, place, () => true);
    }
    pairByFingerprint(pool);
}
function pairWithTexts(pool, lines, evidence) {
    correctShiftedCopies(pool, lines);
    pairFormatted(pool, lines);
    const followed = pairFollowed(pool, lines);
    pairByText(pool, lines, followed);
    if (evidence === 'strong')
        return;
    pairEdited(pool, lines, followed);
    pairLastOnes(pool);
    pairWaiting(pool, lines, followed);
}
/**
 * The texts that threads without a spot need: each is a read of git, and in a partial clone a download. A
 * line that git finds unchanged says all that there is to say, unless it stands beside a block that may be a
 * copy, so that only the others look for theirs: in the files with findings of their rule.
 *
 * @param later threads that are matched once this pool is empty
 */
function neededTexts(pool, later, spots) {
    const beside = [...pool.allThreads, ...later].filter(mayBeShifted);
    const slid = beside.map(({ path }) => path);
    const slidBefore = beside.map(({ thread: { evidence } }) => ({ head: evidence.head, path: evidence.path }));
    const searching = [...pool.threads, ...later].filter(({ state }) => state !== 'same');
    if (searching.length === 0)
        return { now: new Set(slid), before: slidBefore };
    const rules = new Set(searching.map((thread) => thread.ruleKey));
    // Which rule took the place of theirs is not known before the first ones have theirs: each that says so may
    // be it.
    const former = new Set(later.map(({ thread: { evidence } }) => ruleKey(evidence.scope, evidence.ruleId)));
    const isWanted = ({ scope, rule }) => rules.has(ruleKey(scope, rule.id)) ||
        [rule.id, ...rule.deprecatedIds].some((id) => former.has(ruleKey(scope, id)));
    const now = new Set([...slid, ...spots.flatMap((spot) => (isWanted(spot) ? (spot.place.path ?? []) : []))]);
    // Whether their file is still there under its name.
    for (const { state, path } of [...pool.allThreads, ...later])
        if (state === 'unmapped')
            now.add(path);
    return {
        now,
        before: [
            ...slidBefore,
            ...searching.flatMap(({ state, thread: { evidence } }) => state === 'changed' ? [{ head: evidence.head, path: evidence.path }] : []),
        ],
    };
}


/***/ }),

/***/ 8146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ judgeSpots),
/* harmony export */   dL: () => (/* binding */ compareRanks),
/* harmony export */   pS: () => (/* binding */ compareSpots)
/* harmony export */ });
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9795);
/* harmony import */ var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7895);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4458);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(324);
/* harmony import */ var _twins_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1342);





const POSTED = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW */ .dy };
const POSTED_AS_NEW = { disposition: 'posted', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .NEW_SINCE_BASE */ .eu };
/**
 * Goes over the spots, worst first: which of those without a thread are posted while places are free, which
 * fail the check, and which are listed. Nothing that was selected vanishes: what has no thread is listed, and
 * what fails the check below min-level as well. The twin of a spot shares its fate and takes no place.
 *
 * @param verdicts of spots whose thread stands, or is that of a twin
 * @param acceptedKeys of spots that do not fail the check, because people resolved their threads
 */
function judgeSpots({ spots, anchorings }, { maxThreads }, { verdictWithoutThread, counts, isNew }, free, verdicts, covers, acceptedKeys) {
    const posts = [];
    const decided = new Map();
    const failing = [];
    const accepted = [];
    const listed = [];
    const overLimit = { disposition: 'over-limit', reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .overLimit */ .W1(maxThreads) };
    const judged = spots.map((spot, index) => ({
        spot,
        anchoring: anchoringAt(anchorings, index),
        verdict: undefined,
    }));
    // Most spots of a whole repository are filtered, and of those the order is not asked.
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
        entry.verdict = decided.size >= free ? overLimit : isNew(entry.spot) ? POSTED_AS_NEW : POSTED;
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
                ...(covered.length > 0 && { twins: (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .toTwins */ .DC)(covered.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_0__/* .toTwin */ .it)), covered }),
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
        (isAccepted ? accepted : failing).push(spot);
        if (disposition === 'filtered')
            list('below-min-level');
        // Its thread is closed, since its file is no longer part of the diff.
        if (disposition === 'moved-on' && !isAccepted)
            list('unanchored');
    }
    return { posts, judged, failing, accepted, listed };
}
/** The verdict on a spot whose twin gets a thread in this run, or would if there were a place for it. */
function verdictOfTwin(cover, decided) {
    if (cover?.kind !== 'spot')
        throw new RangeError('a spot without a verdict');
    const verdict = decided.get(cover.by);
    return verdict?.disposition === 'over-limit' ? verdict : (0,_twins_js__WEBPACK_IMPORTED_MODULE_2__/* .coveredVerdict */ .ux)(cover);
}
function anchoringAt(anchorings, index) {
    const anchoring = anchorings[index];
    if (anchoring === undefined)
        throw new RangeError(`no anchoring for spot ${index}`);
    return anchoring;
}
const PRECISIONS = ['very-high', 'high', 'medium', 'low'];
/** Worst first, in a total order, so that a limit cuts at the same place each time. */
function compareSpots(a, b) {
    return compareRanks(a, b) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTexts */ .q)(a.key, b.key);
}
/** Worst first: level, then security severity, then precision, then path and line. */
function compareRanks(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_4__/* .compareLevels */ .t9)(a.level, b.level) ||
        (b.rule.securitySeverity ?? -1) - (a.rule.securitySeverity ?? -1) ||
        precision(a) - precision(b) ||
        (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .compareTexts */ .q)(a.place.path ?? '', b.place.path ?? '') ||
        line(a) - line(b));
}
function precision({ rule }) {
    const rank = PRECISIONS.indexOf(rule.precision ?? '');
    return rank === -1 ? PRECISIONS.length : rank;
}
function line({ place }) {
    return place.kind === 'lines' ? place.startLine : 0;
}


/***/ }),

/***/ 1826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ describeDominantRule),
/* harmony export */   DX: () => (/* binding */ overviewsOfJob),
/* harmony export */   Ky: () => (/* binding */ pairTwins),
/* harmony export */   m3: () => (/* binding */ writesOverview),
/* harmony export */   mr: () => (/* binding */ decideOverview),
/* harmony export */   pF: () => (/* binding */ findListedAsNew)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2506);
/* harmony import */ var _thread_mark_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7713);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8805);





/** The entries, each twin with the first of its problem: the list is worst first. */
function pairTwins(entries) {
    const owners = new Map();
    return entries.map((entry) => {
        const { spot } = entry;
        const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_3__/* .keyOfPlace */ .gH)(spot.place, spot.rule.id);
        if (key === undefined)
            return entry;
        const owner = owners.get(key) ?? spot;
        owners.set(key, owner);
        return owner.scope.tool === spot.scope.tool ? entry : { ...entry, twinOf: owner };
    });
}
/** Whether a comment is posted, edited or deleted for it. */
function writesOverview({ kind, obsolete }) {
    return kind === 'post' || kind === 'edit' || obsolete.length > 0;
}
/**
 * Decides about the overview: posted when there is something to say, replaced when a finding is new in it,
 * deleted when it would be empty. A comment that cannot be edited stays as it is when only some findings are
 * gone; one that can be is edited whenever it lists others. One that an older key signed stands only where
 * there is no other, and is never deleted.
 *
 * @param existing overviews of this job; more than one where runs raced or died
 * @param carrier how a new text gets there: by an edit, where the service takes edits
 * @param proof `partial` where an analysis failed: then an empty overview proves nothing
 */
function decideOverview(entries, existing, mode, proof, carrier = 'post') {
    const leave = (reason) => ({ kind: 'none', entries, obsolete: [], reason });
    if (mode === 'never')
        return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NEVER */ .bO);
    const sorted = existing.toSorted((a, b) => (a.commentId < b.commentId ? -1 : 1));
    // Who can edit its comments knows which are its own, and can delete no other.
    const oldestFirst = sorted.filter(({ older, own }) => older === undefined && (carrier === 'post' || own !== undefined));
    const [current, ...others] = oldestFirst;
    if (entries.length === 0) {
        if (oldestFirst.length === 0)
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NOT_NEEDED */ .WU);
        if (proof === 'partial')
            return leave(_reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_UNPROVEN */ .wB);
        return {
            kind: 'delete',
            entries,
            obsolete: oldestFirst,
            reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_NOT_NEEDED_NOW */ .D_,
        };
    }
    if (carrier === 'edit' && current !== undefined)
        return decideEdit(entries, current, others);
    const standing = oldestFirst.length === 0 ? sorted : oldestFirst;
    const listing = standing.find((overview) => lists(overview, entries));
    if (listing !== undefined) {
        const obsolete = oldestFirst.filter((overview) => overview !== listing);
        return { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_LISTS_ALL */ .gV };
    }
    const reason = standing.length === 0 ? _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_MISSING */ .lQ : _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_LACKS */ .H2;
    return { kind: 'post', entries, obsolete: oldestFirst, reason };
}
function decideEdit(entries, current, obsolete) {
    if (current.own === 'outdated')
        return { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_KEY */ .mb };
    const isSame = lists(current, entries) && current.entries.length === hashesOf(current, entries).length;
    return isSame
        ? { kind: 'keep', entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_SAME */ .j7 }
        : { kind: 'edit', current, entries, obsolete, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .OVERVIEW_OTHERS */ .iO };
}
function lists(overview, entries) {
    const listed = new Set(overview.entries);
    return hashesOf(overview, entries).every((hash) => listed.has(hash));
}
function hashesOf({ keys }, entries) {
    return (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntries */ .fG)(keys, entries.map(({ spot }) => spot));
}
/**
 * The overviews of this job: those under its name, and those that it wrote under another one before its check
 * was renamed. These are told by their scopes, which no two jobs share.
 *
 * @param job name of the job's check
 */
function overviewsOfJob(overviews, job, situation) {
    const own = (0,_situation_js__WEBPACK_IMPORTED_MODULE_2__/* .scopesOfJob */ .a)(situation);
    return overviews.filter((overview) => {
        if (overview.job === job)
            return true;
        const { keys, scopes } = overview;
        const hashes = [...own].flatMap((scope) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashScopes */ .MH)(keys, [scope]));
        return scopes.length > 0 && scopes.every((hash) => hashes.includes(hash));
    });
}
/**
 * Tells which of these spots the overviews list as such that the change brings in: of those that look alike
 * as many as are listed so, the first ones.
 *
 * @param spots that may be listed: those without a thread that stands
 */
function findListedAsNew(overviews, spots) {
    const found = new Set();
    for (const { keys, entries, asNew } of overviews) {
        if (asNew === undefined)
            continue;
        const [listed, listedAsNew] = [new Set(entries), new Set(asNew)];
        for (const [look, alike] of Map.groupBy(spots, (spot) => (0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOf */ .Li)(keys, spot))) {
            let times = 0;
            for (let count = 1; listed.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntry */ .bQ)(keys, look, count)); count += 1)
                if (listedAsNew.has((0,_thread_mark_js__WEBPACK_IMPORTED_MODULE_0__/* .hashEntry */ .bQ)(keys, look, count)))
                    times += 1;
            for (const { key } of alike.slice(0, times))
                found.add(key);
        }
    }
    return ({ key }) => found.has(key);
}
/** One finding is no list. */
const FEWEST = 2;
/**
 * Where one rule makes more than half of what is over the limit of threads: that, and the line for the
 * configuration file that silences it or makes less of it. Undefined where no rule does.
 */
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ spot }) => spot);
    const [most] = [
        ...Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeKey */ .OD)(scope), rule.id])).values(),
    ].toSorted((a, b) => b.length - a.length);
    const first = most?.[0];
    if (most === undefined || first === undefined)
        return undefined;
    if (over.length < FEWEST || most.length * 2 <= over.length)
        return undefined;
    return _reasons_js__WEBPACK_IMPORTED_MODULE_1__/* .dominantRule */ .fi(most.length, over.length, first.rule.id, first.scope);
}


/***/ }),

/***/ 5100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  IF: () => (/* binding */ mergeEarlierPass),
  et: () => (/* binding */ plan),
  GG: () => (/* binding */ planDuplicates)
});

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
// EXTERNAL MODULE: ./build/src/plan/account.js
var account = __webpack_require__(8478);
// EXTERNAL MODULE: ./build/src/plan/hold.js
var hold = __webpack_require__(8352);
// EXTERNAL MODULE: ./build/src/plan/reasons.js
var reasons = __webpack_require__(324);
;// CONCATENATED MODULE: ./build/src/plan/decide.js



/** What happens to a thread whose spot is in the logs. */
function decidePair(pair, situation) {
    const { thread, spot, waits } = pair;
    const about = { thread, spot };
    const state = (0,own_thread/* threadState */.QY)(thread);
    if (!(0,own_thread/* isProven */.nn)(thread))
        return leave(about, 'held', reasons/* unproven */.gm(thread));
    if (waits)
        return leave(about, 'held', reasons/* waiting */.eg(pair));
    if (state.kind === 'decided')
        return followDecision(about, state);
    if (spot.ignored)
        return closePair(about, state, 'ignored', reasons/* IGNORED */.$h);
    if (spot.suppressed)
        return closePair(about, state, 'suppressed', reasons/* SUPPRESSED */.JZ);
    if (!situation.inDiff(spot))
        return closePair(about, state, 'moved-on', reasons/* outOfDiff */.nn(spot.place.path));
    const reopen = (reason) => ({ kind: 'reopen', ...about, reason });
    switch (state.kind) {
        case 'open':
            return thread.lastMark?.kind === 'gone'
                ? reopen(reasons/* SAID_TO_BE_GONE */.O3)
                : { kind: 'keep', ...about, reason: reasons/* samePlace */.o0(pair) };
        case 'reopened':
            return reopen(reasons/* OPEN_THOUGH_MARKED */.oY);
        case 'resolved-by-us':
            return reopen(reasons/* thereAgain */.Nn(state.mark.kind));
        case 'unfinished':
            return reopen(reasons/* unfinishedAndThere */.f$(state.begun));
        case 'resolved-by-push':
            return reopen(reasons/* RESOLVED_BY_PUSH */.W_);
        case 'withdrawn':
            return { kind: 'reopen', ...about, by: state.by, reason: reasons/* withdrawn */.VJ(state.by) };
        case 'resolved-by-people':
            return thread.edited
                ? reopen(reasons/* resolvedThoughEdited */.Kz(thread))
                : leave(about, 'people', reasons/* resolvedAndThere */.wt(thread));
    }
}
/**
 * A thread whose finding is there but must not be open: suppressed, ignored, or out of the diff. Over a
 * person's resolution no mark of ours is written: it would pass for our doing, and be taken back when the
 * finding counts again.
 */
function closePair(about, state, resolution, reason) {
    const { thread } = about;
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', reason);
    if (state.kind === 'resolved-by-people')
        return leave(about, 'done', reasons/* resolvedAnd */.gA(thread, reason));
    if (state.kind === 'reopened')
        return leave(about, 'people', reasons/* REOPENED */.T9);
    const doubt = reasons/* notToResolve */.zJ(thread);
    if (doubt !== undefined)
        return leave(about, 'held', reasons/* but */.q2(reason, doubt));
    return resolveOrSay(about, resolution, reason);
}
/** Where the listing says that this client may not resolve it, the thread says so once, and stays open. */
function resolveOrSay(about, resolution, reason) {
    const { mayResolve, flag } = about.thread;
    return mayResolve !== false || flag !== false
        ? { kind: 'resolve', ...about, resolution, reason }
        : sayOnce(about, 'rights', resolution, reasons/* mayNotResolve */.HX(reason));
}
/** What happens to a thread whose spot is not in the logs. */
function decideAbsent(unmatched, situation, policy) {
    const { thread } = unmatched;
    const about = { thread };
    const state = (0,own_thread/* threadState */.QY)(thread);
    if (!(0,own_thread/* isProven */.nn)(thread))
        return leave(about, 'held', reasons/* unproven */.gm(thread));
    if (state.kind === 'resolved-by-us')
        return leave(about, 'done', reasons/* already */.x1(state.mark.kind));
    if (unmatched.resembled !== undefined) {
        return state.kind === 'decided'
            ? followDecision(about, state)
            : leave(about, 'people', reasons/* RESEMBLED */.ui);
    }
    const held = (0,hold/* holdReason */.GI)(unmatched, situation);
    if (held !== undefined)
        return leave(about, 'held', held);
    const byPeople = state.kind === 'resolved-by-people';
    const where = situation.placeNow(thread);
    // Some tools report changed files only: it is gone from the log, and comes back with its file.
    if (byPeople && where.kind === 'file' && !where.inDiff)
        return leave(about, 'people', reasons/* resolvedAnd */.gA(thread, reasons/* outOfDiff */.nn(where.path)));
    const doubt = reasons/* notToResolve */.zJ(thread);
    if (doubt !== undefined && state.kind !== 'reopened') {
        return byPeople
            ? leave(about, 'people', reasons/* resolvedBy */.CO(thread))
            : leave(about, 'held', reasons/* but */.q2(reasons/* GONE */.uj, doubt));
    }
    if (state.kind === 'unfinished')
        return resolveOrSay(about, 'fixed', reasons/* unfinishedAndGone */.Ae(state.begun));
    if (state.kind === 'reopened')
        return leave(about, 'people', reasons/* goneButReopened */.Ju((0,own_thread/* spokenSince */.F$)(thread)));
    if (!policy.resolveFixed)
        return leave(about, 'policy', reasons/* GONE_AND_KEPT */.zH);
    if (!policy.resolveDiscussed && thread.foreignReplies > 0) {
        // What somebody replied has resolved it: nothing is left open.
        return thread.lastMark?.decided !== undefined || state.kind === 'decided'
            ? leave(about, 'people', reasons/* goneAndDecided */.nX(thread))
            : sayOnce(about, 'policy', 'discussed', reasons/* GONE_AND_DISCUSSED */.kh);
    }
    return resolveOrSay(about, 'fixed', where.kind === 'deleted' ? reasons/* FILE_DELETED */.vf : reasons/* GONE */.uj);
}
/** Resolves a thread since somebody replied so. */
function followDecision(about, { decision, way }) {
    const reason = reasons/* decided */.rc(decision);
    return { kind: 'resolve', ...about, resolution: 'decided', decision, way, reason };
}
function leave(about, because, reason) {
    return { kind: 'leave', ...about, because, reason };
}
/** A thread that says that its finding is gone is not told again. */
function sayOnce(about, because, note, reason) {
    return about.thread.lastMark?.kind === 'gone'
        ? leave(about, because, reason)
        : { kind: 'say', ...about, because, note, reason };
}

// EXTERNAL MODULE: ./build/src/plan/judge-spots.js
var judge_spots = __webpack_require__(8146);
// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/src/diff/anchor.js
var diff_anchor = __webpack_require__(1960);
// EXTERNAL MODULE: ./build/src/finding/rule-ids.js
var rule_ids = __webpack_require__(2506);
// EXTERNAL MODULE: ./build/src/finding/spot.js
var finding_spot = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/src/thread/wording.js
var wording = __webpack_require__(4458);
;// CONCATENATED MODULE: ./build/src/plan/selection.js





/**
 * Selects by the log of the base, where that tells, and by the line. What the base had as well is not
 * selected. Where it cannot be known, the line decides as it does without such a log; but what an earlier run
 * posted or listed as new goes on counting, since a log that is not there any more changes nothing.
 */
function selection_select(situation, policy) {
    const wasPostedAsNew = findPostedAsNew(situation);
    const compare = ({ key }) => situation.compared?.get(key);
    const isNew = (spot) => {
        const kind = compare(spot)?.kind;
        if (kind === 'new' || kind === 'existing')
            return kind === 'new';
        return wasPostedAsNew(spot) || situation.wasListedAsNew?.(spot) === true;
    };
    const whyLeft = (spot, anchoring) => {
        const compared = compare(spot);
        if (compared?.kind === 'existing')
            return { disposition: 'existing', reason: compared.reason };
        const mode = isNew(spot) ? policy.filterMode : policy.filterModeByLine;
        if ((0,diff_anchor/* passesFilter */.Sn)(mode, anchoring.narrowest))
            return undefined;
        const why = anchoring.kind === 'unanchored' ? anchoring.reason : reasons/* OUTSIDE_CHANGE */.Px;
        const filtered = reasons/* filteredBy */.BZ(mode, why);
        return {
            disposition: 'filtered',
            reason: compared?.kind === 'uncertain' ? reasons/* judgedByLine */.dN(filtered, compared.because) : filtered,
        };
    };
    return {
        verdictWithoutThread(spot, anchoring) {
            const left = whyLeft(spot, anchoring);
            if (left !== undefined)
                return left;
            if (!(0,finding_spot/* atLeast */.jZ)(spot.level, policy.minLevel))
                return { disposition: 'filtered', reason: reasons/* belowLevel */.im(spot.level, policy.minLevel) };
            return anchoring.kind === 'unanchored'
                ? { disposition: 'unanchored', reason: anchoring.reason }
                : undefined;
        },
        counts: (spot, anchoring) => (0,finding_spot/* atLeast */.jZ)(spot.level, policy.failLevel) && whyLeft(spot, anchoring) === undefined,
        isNew,
    };
}
/** Tells which spots have a thread that was posted as new, or are named in such a thread of a twin. */
function findPostedAsNew({ matching: { pairs, threads }, placeNow }) {
    const posted = new Set();
    const twinsAt = new Map();
    for (const { thread, spot } of pairs) {
        if (!thread.asNew)
            continue;
        posted.add(spot.key);
        const key = (0,rule_ids/* keyOfPlace */.gH)(spot.place, spot.rule.id);
        if (key !== undefined && thread.twins !== undefined)
            twinsAt.set(key, thread.twins);
    }
    for (const { thread } of threads) {
        if (!thread.asNew || thread.twins === undefined)
            continue;
        const now = placeNow(thread);
        if (now.kind !== 'file' || now.line === undefined)
            continue;
        const key = (0,rule_ids/* problemKey */.ZL)(now.path, now.line, thread.evidence.ruleId);
        if (key !== undefined)
            twinsAt.set(key, thread.twins);
    }
    return (spot) => {
        if (posted.has(spot.key))
            return true;
        const twins = twinsAt.size === 0 ? undefined : twinsAt.get((0,rule_ids/* keyOfPlace */.gH)(spot.place, spot.rule.id) ?? '');
        return twins !== undefined && (0,wording/* names */.Dy)(twins, { ...spot, level: 'none' });
    };
}

// EXTERNAL MODULE: ./build/src/plan/situation.js
var plan_situation = __webpack_require__(8805);
// EXTERNAL MODULE: ./build/src/plan/twins.js
var twins = __webpack_require__(1342);
;// CONCATENATED MODULE: ./build/src/plan/plan.js










/**
 * Decides every move and accounts for every result. Pure: the same situation and policy give the same plan.
 */
function plan(situation, policy) {
    const verdicts = new Map();
    const decidedBy = new Map();
    const ownScopes = (0,plan_situation/* scopesOfJob */.a)(situation);
    const absent = situation.matching.threads.map((unmatched) => decideAbsent(unmatched, situation, policy));
    const decided = situation.matching.pairs.map((pair) => ({ pair, move: decidePair(pair, situation) }));
    const selection = selection_select(situation, policy);
    const covers = (0,twins/* coverTwins */.N7)(situation, policy, selection, decided, absent, ownScopes);
    const threads = new Map(decided.map(({ pair }) => [pair.spot.key, pair.thread]));
    const anchoringOf = new Map(situation.spots.map((spot, index) => [spot, situation.anchorings[index]]));
    const moves = [];
    for (const one of decided) {
        const { thread, spot } = one.pair;
        const move = (0,twins/* withSaying */.oz)(one, covers, situation, anchoringOf.get(spot));
        moves.push(move);
        const verdict = {
            ...verdictOfPair(move, situation.inDiff(spot), thread.discussionId),
            tier: one.pair.tier,
        };
        verdicts.set(spot.key, verdict);
        const { disposition } = verdict;
        const byPeople = disposition === 'resolved-by-people' || (disposition === 'moved-on' && (0,own_thread/* isLeftToPeople */.My)(thread));
        if (policy.acceptResolved && byPeople && (0,own_thread/* isAcceptable */.Lr)(thread))
            decidedBy.set(spot.key, thread);
    }
    for (const [key, cover] of covers.of) {
        const thread = cover.kind === 'spot' ? threads.get(cover.by.key) : undefined;
        if (cover.kind === 'thread' || thread !== undefined)
            verdicts.set(key, (0,twins/* coveredVerdict */.ux)(cover, thread));
        if (policy.acceptResolved && cover.kind === 'thread' && (0,twins/* isDecided */.d$)(cover) && (0,own_thread/* isAcceptable */.Lr)(cover.by.thread))
            decidedBy.set(key, cover.by.thread);
    }
    moves.push(...absent);
    for (const duplicate of situation.duplicateThreads)
        moves.push(decideDuplicate(duplicate, situation, ownScopes));
    const free = policy.maxThreads - moves.filter((move) => takesPlace(move, ownScopes)).length;
    const { posts, judged, ...rest } = (0,judge_spots/* judgeSpots */.Lt)(situation, policy, selection, free, verdicts, covers, new Set(decidedBy.keys()));
    return { moves: [...posts, ...moves], accounts: (0,account/* account */.c)(situation, judged), decidedBy, ...rest };
}
/** What happens to threads about a finding that has another one. */
function planDuplicates(duplicates, situation) {
    const ownScopes = (0,plan_situation/* scopesOfJob */.a)(situation);
    return duplicates.map((duplicate) => decideDuplicate(duplicate, situation, ownScopes));
}
function decideDuplicate({ thread, winner }, situation, ownScopes) {
    const reason = reasons/* sameFinding */.In(winner);
    const doubt = whyNotRemoved(thread, situation, ownScopes);
    return doubt === undefined
        ? {
            kind: 'remove-duplicate',
            thread,
            winner,
            by: (0,own_thread/* isDeletable */.HE)(thread) ? 'deleting' : 'retiring',
            reason,
        }
        : { kind: 'leave', thread, because: 'held', reason: reasons/* but */.q2(reason, doubt) };
}
function whyNotRemoved(thread, situation, ownScopes) {
    const { scope } = thread.evidence;
    const key = (0,finding/* scopeKey */.OD)(scope);
    if (!ownScopes.has(key))
        return reasons/* notRunHere */.Tl(scope);
    const doubt = (0,own_thread/* describeDoubt */.Me)(thread);
    if (doubt !== undefined)
        return reasons/* notToRemove */.jO(doubt);
    return (0,plan_situation/* scopeStatus */.PL)(situation).isLater(key) ? reasons/* writtenByLater */.b7(scope) : undefined;
}
/**
 * A thread keeps its place until its finding is gone, also when a person resolved it, so that nothing drips
 * in.
 */
function takesPlace(move, ownScopes) {
    if (move.kind === 'keep' || move.kind === 'edit' || move.kind === 'reopen')
        return true;
    if ((0,plan_move/* isDecidedByReply */.Gl)(move))
        return move.spot !== undefined;
    if (move.kind !== 'leave')
        return false;
    if (move.because === 'people')
        return move.spot !== undefined;
    return move.because === 'held' && ownScopes.has((0,finding/* scopeKey */.OD)(move.thread.evidence.scope));
}
function verdictOfPair(move, inDiff, discussionId) {
    return { disposition: dispositionOf(move, inDiff), reason: move.reason, discussionId };
}
function dispositionOf(move, inDiff) {
    if (move.kind === 'keep' || move.kind === 'edit')
        return 'kept';
    if (move.kind === 'reopen')
        return 'reopened';
    if (move.kind === 'leave' && move.because === 'held')
        return 'kept';
    const byPeople = (move.kind === 'leave' && move.because === 'people') || (0,plan_move/* isDecidedByReply */.Gl)(move);
    return byPeople && inDiff ? 'resolved-by-people' : 'moved-on';
}
/**
 * A plan that was made again in one run: what the run has posted is posted, also where the new plan only
 * keeps it.
 */
function mergeEarlierPass(plan, done) {
    const posted = new Set([...done].flatMap(([move, outcome]) => move.kind === 'post' && outcome.kind === 'done' && outcome.discussionId !== undefined
        ? [outcome.discussionId]
        : []));
    if (posted.size === 0)
        return plan;
    return {
        ...plan,
        moves: plan.moves.filter((move) => (move.kind !== 'keep' && move.kind !== 'edit') || !posted.has(move.thread.discussionId)),
        accounts: plan.accounts.map((account) => {
            if (account.disposition !== 'kept' || !posted.has(account.discussionId ?? ''))
                return account;
            const { tier: _, ...rest } = account;
            return { ...rest, disposition: 'posted', reason: reasons/* NEW */.dy };
        }),
    };
}


/***/ }),

/***/ 1342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N7: () => (/* binding */ coverTwins),
/* harmony export */   d$: () => (/* binding */ isDecided),
/* harmony export */   oz: () => (/* binding */ withSaying),
/* harmony export */   ux: () => (/* binding */ coveredVerdict)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5722);
/* harmony import */ var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2506);
/* harmony import */ var _finding_spot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9795);
/* harmony import */ var _text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7895);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9079);
/* harmony import */ var _thread_wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4458);
/* harmony import */ var _reasons_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(324);
/* harmony import */ var _situation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8805);








/**
 * Which spots are covered by the thread of a twin, by their keys. Twins are reported by two tools on the same
 * line by rules of the same own name. A thread that stands covers them, the smallest id first; one that a
 * person resolved only those that its comment named, at no worse level. Of what is left the worst level gets
 * a thread, else the first name of a tool.
 */
function findTwins({ wanting, standing }) {
    const covers = new Map();
    const tools = new Set([
        ...wanting.map(({ scope }) => scope.tool),
        ...standing.map((one) => scopeOf(one).tool),
    ]);
    if (tools.size < 2)
        return covers;
    const threads = Map.groupBy(standing.toSorted((a, b) => (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.thread.commentId, b.thread.commentId)), (one) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .problemKey */ .ZL)(one.path, one.line, one.spot?.rule.id ?? one.thread.evidence.ruleId));
    const spots = Map.groupBy(wanting, ({ place, rule }) => (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(place, rule.id));
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
    if (!(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(thread))
        return true;
    // Nobody has decided about what the comment did not say, or what somebody else may have made up.
    return !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread) && (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(thread.twins ?? [], spot);
}
function scopeOf({ spot, thread }) {
    return spot?.scope ?? thread.evidence.scope;
}
function compareOwners(a, b) {
    return ((0,_finding_spot_js__WEBPACK_IMPORTED_MODULE_6__/* .compareLevels */ .t9)(a.level, b.level) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.scope.tool, b.scope.tool) || (0,_text_compare_texts_js__WEBPACK_IMPORTED_MODULE_4__/* .compareTexts */ .q)(a.key, b.key));
}
/** Finds the twins of a situation; none where each is to have its own thread. */
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
    return decided.flatMap(({ pair: { thread, spot }, move }) => move.kind === 'reopen' && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'resolved-by-us' ? [spot] : []);
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
        if ((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread).kind === 'resolved-by-us')
            return [];
        return [{ thread, spot, path: place.path, line: place.startLine }];
    });
}
/**
 * Threads whose finding may be there, of what this run has analyzed. Where a log could not be read, nobody
 * knows what it was of, and a tool of this job may have no run: then those count that were twins in an
 * earlier run.
 */
function standingHeld({ placeNow, job, completeness: { failures } }, absent, ownScopes) {
    return absent.flatMap((move) => {
        if (move.kind !== 'leave' || move.because !== 'held')
            return [];
        const { thread } = move;
        const isOfRun = ownScopes.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeKey */ .OD)(thread.evidence.scope)) ||
            (thread.twins !== undefined && (failures.length > 0 || (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .isForJob */ .xd)(job, thread)));
        if (!isOfRun || !isStanding(thread))
            return [];
        const where = placeNow(thread);
        if (where.kind !== 'file' || where.line === undefined || where.line === 0)
            return [];
        return [{ thread, path: where.path, line: where.line }];
    });
}
/** Where a run began to resolve a thread and did not finish, only the flag tells. */
function isStanding(thread) {
    const { kind } = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .threadState */ .QY)(thread);
    return kind === 'unfinished' ? thread.flag === false : kind !== 'resolved-by-us';
}
/** The move of a thread, now that its twins are known, and where its finding is. */
function withSaying({ pair, move }, covers, situation, anchoring) {
    const { thread, spot } = pair;
    const cover = covers.of.get(spot.key);
    if (cover !== undefined)
        return { kind: 'leave', thread, spot, because: 'done', reason: describeCover(cover) };
    if (!situation.edits || thread.own === undefined || (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isDoubted */ ._q)(thread))
        return move;
    if (move.kind !== 'keep' && move.kind !== 'reopen')
        return move;
    const standing = thread.own.marker.twins ?? [];
    const spots = [
        ...covers.twinsOf(thread),
        ...covers.twinsOf(spot.key),
        ...findExistingTwins(standing, spot, situation),
    ];
    const twins = (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .toTwins */ .DC)([...spots.map(_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .toTwin */ .it), ...doubtful(standing, spots, spot, situation)]);
    const nowAt = placeElsewhere(thread.own.marker, spot.place, anchoring);
    if (move.kind === 'reopen')
        return { ...move, twins, nowAt };
    const said = thread.own.marker.nowAt;
    const isSamePlace = said?.path === nowAt?.path && said?.line === nowAt?.line;
    if (!(0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .sameTwins */ .YG)(twins, standing))
        return { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOtherTools */ .cU(move.reason) };
    return isSamePlace
        ? move
        : { ...move, kind: 'edit', twins, nowAt, reason: _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .namesOtherPlace */ .kI(move.reason) };
}
/** Where a finding is that is in another file than its comment was posted on. */
function placeElsewhere({ evidence, nowAt: said }, place, anchoring) {
    const known = anchoring?.kind === 'anchored' ? anchoring.anchor : undefined;
    const path = known?.path ?? place.path;
    // Where another key signs, the comment may have the evidence of the place that it names.
    if (path === undefined || (path === evidence.path && path !== said?.path))
        return null;
    return { path, line: place.kind === 'lines' ? (known?.newLine ?? place.startLine) : 0 };
}
/** Twins that the comment names and that the base had as well: a log of the base changes no comment. */
function findExistingTwins(standing, { place, rule }, { matching, compared }) {
    const key = (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(place, rule.id);
    if (compared === undefined || standing.length === 0 || key === undefined)
        return [];
    return matching.spots.filter((spot) => compared.get(spot.key)?.kind === 'existing' &&
        (0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .keyOfPlace */ .gH)(spot.place, spot.rule.id) === key &&
        (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)(standing, { ...spot, level: 'none' }));
}
/** Twins that the comment names and of which this run does not prove that they are gone. */
function doubtful(standing, spots, { place }, situation) {
    const { heldScope, heldFile } = (0,_situation_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeStatus */ .PL)(situation);
    return standing.filter((twin) => {
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_7__/* .scopeKey */ .OD)(twin.scope);
        const isHeld = situation.completeness.failures.length > 0 ||
            heldScope(key) !== undefined ||
            heldFile(key, place.path ?? '') !== undefined;
        return isHeld && !spots.some((spot) => (0,_thread_wording_js__WEBPACK_IMPORTED_MODULE_1__/* .names */ .Dy)([{ ...twin, level: 'error' }], spot));
    });
}
/**
 * What becomes of the findings of a covered spot.
 *
 * @param thread of the spot that covers it, where that has one to be reopened
 */
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
        return _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .twinGetsThread */ ._P(cover.by.scope);
    const { thread } = cover.by;
    const reason = _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .sameProblem */ .sc(thread.evidence.scope, thread.discussionId);
    return isDecided(cover) ? _reasons_js__WEBPACK_IMPORTED_MODULE_2__/* .decidedWithTwin */ .xu(reason) : reason;
}
/** A person resolved the thread that covers a spot, and its comment named that spot. */
function isDecided(cover) {
    if (cover.kind === 'spot' || !(0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isProven */ .nn)(cover.by.thread))
        return false;
    return (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_0__/* .isLeftToPeople */ .My)(cover.by.thread);
}


/***/ }),

/***/ 679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AX: () => (/* binding */ standingDecisions),
/* harmony export */   GY: () => (/* binding */ toReportedAttempt),
/* harmony export */   LT: () => (/* binding */ ruleHistories),
/* harmony export */   b$: () => (/* binding */ toReportedHistory),
/* harmony export */   lA: () => (/* binding */ toReportedDecision),
/* harmony export */   pJ: () => (/* binding */ commitsOfFixes)
/* harmony export */ });
/* unused harmony exports dismissalOf, ruleHistoriesOf, timeByCommits */
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7764);
/* harmony import */ var _thread_decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4490);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9079);




/** What people decided about the findings of a plan, in the order of its moves. */
function standingDecisions(moves) {
    return moves.flatMap((move) => {
        if (!(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move) && move.kind !== 'leave')
            return [];
        const { thread, spot } = move;
        if (spot === undefined)
            return [];
        const said = dismissalOf(thread);
        return said === undefined ? [] : [{ thread, spot, ...said }];
    });
}
/** What people decided about the finding of a thread; undefined where they did not. */
function dismissalOf(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    if (state.kind !== 'decided' && state.kind !== 'resolved-by-people')
        return undefined;
    const { lastMark, resolvedBy: by, resolvedById: byId, resolvedFor: reason } = thread;
    const judged = state.kind === 'decided' ? state.decision : lastMark?.statement;
    const inForce = state.kind === 'decided' || lastMark?.decided !== undefined;
    if (inForce && judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged)) {
        const { says: kind, replyId, author, name } = judged;
        return {
            kind,
            replyId,
            reason: judged.reason,
            ...(name !== undefined && { by: name }),
            ...(author !== undefined && { byId: author }),
        };
    }
    return {
        kind: 'resolved',
        ...(reason !== undefined && { reason }),
        ...(by !== undefined && { by }),
        ...(byId !== undefined && { byId }),
    };
}
/** One for each rule that has a thread on the change, after this run. */
function ruleHistories(result) {
    const { commitTimes = new Map() } = result;
    return sumCases(casesOf(result, timeByCommits(commitTimes)));
}
/** One for each rule that has a thread, as the threads stand. */
function ruleHistoriesOf(threads, timeOf) {
    return sumCases(threads.filter(isProven).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)));
}
/**
 * From the commit at which a finding was posted to the one at which it was fixed, by the dates of their
 * committers, in seconds.
 */
function timeByCommits(times) {
    return ({ evidence, postedAt = evidence.head }, head) => {
        const from = times.get(postedAt);
        const to = times.get(head);
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
    };
}
function sumCases(all) {
    const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__/* .scopeKey */ .OD)(scope), ruleId]));
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        const dismissed = (as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length;
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: {
                    'false positive': dismissed('false positive'),
                    "won't fix": dismissed("won't fix"),
                    accepted: dismissed('accepted'),
                    resolved: dismissed('resolved'),
                },
                open: count('open'),
                withdrawn: count('withdrawn'),
                secondsUntilFixed: cases.flatMap((one) => one.secondsUntilFixed ?? []).toSorted((a, b) => a - b),
            },
        ];
    });
}
/** The commits whose dates are asked for: of threads that are fixed, or are to be in this run, at `head`. */
function commitsOfFixes(threads, moves = [], head = '') {
    const now = new Set(moves.flatMap((move) => (isFixing(move) ? [move.thread.discussionId] : [])));
    return threads.flatMap((thread) => {
        const { lastMark, discussionId, evidence, postedAt = evidence.head } = thread;
        if (now.has(discussionId))
            return [postedAt, head];
        return lastMark !== undefined && saysFixed(lastMark) ? [postedAt, lastMark.head] : [];
    });
}
function isFixing(move) {
    return move.kind === 'resolve' && move.resolution === 'fixed';
}
function casesOf(result, timeOf) {
    const { threads = [], plan, outcomes, headSha = '' } = result;
    const moves = plan?.moves ?? [];
    const known = new Set(threads.map(({ discussionId }) => discussionId));
    const posted = moves.flatMap((move) => {
        const outcome = outcomes.get(move);
        if (move.kind !== 'post' || outcome?.kind !== 'done' || known.has(outcome.discussionId ?? ''))
            return [];
        return [{ scope: move.spot.scope, ruleId: move.spot.rule.id, fate: { kind: 'open' } }];
    });
    const moveOf = new Map(moves.flatMap((move) => (move.kind === 'post' ? [] : [[move.thread.discussionId, move]])));
    const listed = threads.filter(_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .isProven */ .nn).flatMap((thread) => {
        const move = moveOf.get(thread.discussionId);
        return toCase(thread, fateOf(thread, move, move && outcomes.get(move), headSha), timeOf);
    });
    return [...listed, ...posted];
}
function toCase(thread, fate, timeOf) {
    const { scope, ruleId } = thread.evidence;
    if (fate === undefined)
        return [];
    return [
        { scope, ruleId, fate, secondsUntilFixed: fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined },
    ];
}
/** Undefined for a thread that another one stands for. */
function fateOf(thread, move, outcome, head) {
    const fate = fateAsItStands(thread);
    if (move?.kind === 'remove-duplicate' || fate === undefined)
        return undefined;
    if (outcome?.kind === 'done' && move?.kind === 'reopen')
        return { kind: 'open' };
    if (outcome?.kind === 'done' && move?.kind === 'resolve' && !(0,_plan_move_js__WEBPACK_IMPORTED_MODULE_2__/* .isDecidedByReply */ .Gl)(move))
        return isFixing(move) ? fixedOr(thread, head) : { kind: 'withdrawn' };
    return fate;
}
/** By marks and flag; undefined for a thread that another one stands for. */
function fateAsItStands(thread) {
    const state = (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread);
    const { lastMark } = thread;
    if (state.kind === 'resolved-by-us') {
        if (state.mark.kind === 'retired')
            return undefined;
        return saysFixed(state.mark) ? fixedOr(thread, state.mark.head) : { kind: 'withdrawn' };
    }
    if (state.kind === 'open' && lastMark?.kind === 'gone')
        return fixedOr(thread, lastMark.head);
    const dismissal = dismissalOf(thread);
    return dismissal === undefined ? { kind: 'open' } : { kind: 'dismissed', as: dismissal.kind };
}
/** A client that may not resolve threads says in them that their findings are gone. */
function saysFixed({ kind }) {
    return kind === 'fixed' || kind === 'gone';
}
/** What a person had dismissed before it went was not fixed for the rule's sake. */
function fixedOr({ recordedStatement: judged }, head) {
    if (judged !== undefined && (0,_thread_decision_js__WEBPACK_IMPORTED_MODULE_0__/* .isDecision */ .pp)(judged))
        return { kind: 'dismissed', as: judged.says };
    return { kind: 'fixed', head };
}
/** A decision as the report has it. */
function toReportedDecision({ thread, spot, kind, reason, by, byId, replyId }, accepted) {
    const { scope, rule, place, level } = spot;
    return {
        kind,
        reason: reason ?? null,
        by: by ?? null,
        byId: byId ?? null,
        replyId: replyId ?? null,
        discussionId: thread.discussionId,
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        level,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        accepted: accepted.has(spot.key),
    };
}
/** What would decide and does not count, as the report has it. */
function toReportedAttempt({ thread, replyId, name, why }) {
    return { discussionId: thread.discussionId, replyId: replyId ?? null, by: name ?? null, reason: why };
}
/** What became of the findings of a rule, as the report has it. */
function toReportedHistory({ scope, ruleId, dismissed, ...counts }) {
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId,
        ...counts,
        dismissed: {
            falsePositive: dismissed['false positive'],
            wontFix: dismissed["won't fix"],
            accepted: dismissed.accepted,
            resolved: dismissed.resolved,
        },
    };
}


/***/ }),

/***/ 3518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fk: () => (/* binding */ worstState),
/* harmony export */   Hi: () => (/* binding */ describeOthers),
/* harmony export */   Oy: () => (/* binding */ hashJob),
/* harmony export */   VI: () => (/* binding */ beginningOf),
/* harmony export */   _q: () => (/* binding */ linkFor),
/* harmony export */   dh: () => (/* binding */ sharesScope),
/* harmony export */   fp: () => (/* binding */ readParts),
/* harmony export */   md: () => (/* binding */ worstFirst),
/* harmony export */   yF: () => (/* binding */ jobsBefore)
/* harmony export */ });
/* unused harmony export jobsOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);


const RANKS = { passed: 0, running: 1, failed: 2 };
/** Begins the text of a verdict that several changes may share. */
function beginningOf({ sign, number }) {
    return `${sign}${number}: `;
}
/** What each change came to, the newest first. */
function readParts(listed, { sign }) {
    const parts = new Map();
    for (const shown of listed) {
        const part = readPart(shown, sign);
        if (part !== undefined && !parts.has(part.number))
            parts.set(part.number, part);
    }
    return [...parts.values()];
}
/**
 * The state of a verdict is the worst of all: what the change itself came to is said in its text. What is not
 * understood has failed.
 */
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
/** Verdicts of earlier versions say the commit first, and `failed by 3 findings`. */
const BEGINNING = /^([1-9]\d{0,14}): (?:[0-9a-f]{7}: )?(.*)$/su;
const COUNT = /^(?:failed by )?(\d{1,9} (?:error|warning|note|finding)s?)\b/u;
/** Where two are equally bad, the newer one stays first. */
function worstFirst(parts) {
    return parts.toSorted((a, b) => RANKS[b.state] - RANKS[a.state]);
}
/** The worst of these states. */
function worstState(states) {
    return states.reduce((worst, state) => (RANKS[state] > RANKS[worst] ? state : worst), 'passed');
}
/**
 * What other changes with this head make of the check, and what ends that; undefined where they have passed.
 */
function describeOthers(others, { sign }) {
    const worst = worstState(others.map(({ state }) => state));
    const named = others.filter(({ state }) => state === worst);
    const [first] = named;
    if (worst === 'passed' || first === undefined)
        return undefined;
    const names = named.map(({ number }) => `${sign}${number}`).join(' and ');
    const why = named.length === 1 && first.findings !== undefined ? ` by ${first.findings}` : '';
    const what = worst === 'failed' ? `failed${why}` : 'did not finish';
    const [it, those] = named.length === 1 ? ['it', ''] : ['each', ' of them'];
    return `${names} with this head ${what}: run ${it}${those} again, or close ${it} and run this again`;
}
/**
 * More hashes make links too long. They are those that come first in an order of their own, so that two jobs
 * that have them all in common keep the same ones.
 */
const MOST_KEPT = 4;
const HASH_DIGITS = 6;
/** All scopes of a job, hashed and sorted. */
function hashJob(scopes) {
    const hash = (scope) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__/* .scopeKey */ .OD)(scope)).digest('hex').slice(0, HASH_DIGITS);
    return [...new Set(scopes.map(hash))].toSorted();
}
/** Whether two jobs have a scope in common, and so may be the same one. */
function sharesScope(one, other) {
    return one.some((hash) => other.includes(hash));
}
const MARK = 'sarif-review=';
/** The link of a verdict with the jobs that it was put for: behind a `#`, it leads where it led. */
function linkFor(url, jobs) {
    const named = jobs.filter((job) => job.length > 0);
    if (named.length === 0)
        return url;
    const text = named.map((job) => job.slice(0, MOST_KEPT).join('.')).join('-');
    return `${url}${url.includes('#') ? '&' : '#'}${MARK}${text}`;
}
/** The jobs that a verdict was put for; none where its link does not say. */
function jobsOf({ url = '' }) {
    const [, text] = /[#&]sarif-review=([0-9a-f.-]{6,200})$/u.exec(url) ?? [];
    return text === undefined ? [] : text.split('-').map((job) => job.split('.'));
}
/**
 * The jobs that the check of a change was last put for, by each of its verdicts up to the newest of those
 * that were there before.
 *
 * @param before ids of verdicts that were there when this run first looked
 */
function jobsBefore(listed, { sign, number }, before) {
    const own = listed.filter((shown) => readPart(shown, sign)?.number === number && jobsOf(shown).length > 0);
    const last = own.findIndex(({ id }) => before.has(id));
    return own.slice(0, last === -1 ? own.length : last + 1).map(jobsOf);
}


/***/ }),

/***/ 9915:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rf: () => (/* binding */ describeUnresolved),
/* harmony export */   Sf: () => (/* binding */ describeOlder),
/* harmony export */   YB: () => (/* binding */ describeReading)
/* harmony export */ });
/* harmony import */ var _finding_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5722);
/* harmony import */ var _plan_move_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7764);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9079);
/* harmony import */ var _accounting_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7283);






/**
 * What a listing holds that is worth a word: comments that look like ours and are not, copies, markers of a
 * later version.
 */
function describeReading(reading, keyring) {
    const { forged, lookAlikes, copies, later, ours } = reading;
    const edited = ours.flatMap((thread) => (thread.edited ? [thread.discussionId] : []));
    const sealed = ours.filter(({ origin }) => origin === 'sealed').length;
    return [
        ...(sealed === 0 ? [] : [describeSealed(sealed)]),
        ...(forged === 0 ? [] : [describeForged(forged, keyring)]),
        ...(lookAlikes.length === 0 ? [] : [describeLookAlikes(lookAlikes, keyring)]),
        ...(edited.length === 0
            ? []
            : [
                `somebody else has changed our comments in the discussions ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .listed */ .KE)(edited)}: no run resolves or edits these; resolve them by hand once their findings are gone`,
            ]),
        ...(copies.length === 0
            ? []
            : [`discussions ${copies.join(', ')} hold copies of one comment of ours and are left alone`]),
        ...later.map((scope) => `a later version of this tool wrote threads of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_4__/* .scopeName */ .OK)(scope)}, which are left alone`),
    ];
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
/** Most accounts that are named. */
const MOST_ACCOUNTS = 5;
/** Without a key, or from before there was one, what somebody else wrote is nothing of ours. */
function describeLookAlikes(authors, [{ keyless }]) {
    const { length } = authors;
    const [comments, were, they] = length === 1
        ? ['comment looks', 'was', 'it does not count']
        : ['comments look', 'were', 'they do not count'];
    const who = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)([...new Set(authors)].map(_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN), MOST_ACCOUNTS);
    const remedy = `if that was this job, name it in previous-authors${keyless ? ', or set a signing-key' : ''}`;
    return `${length} ${comments} like ours but ${were} written by ${who}, so ${they}: ${remedy}`;
}
/**
 * Where an older key was given: how many open threads still need it, and what else is left of it. Where the
 * listing says that this client wrote a thread, its next edit signs it again.
 */
function describeOlder({ ours, overviews, intents }, keyring) {
    const inputs = keyring.flatMap(({ older = [] }) => older).join(' or ');
    if (inputs === '')
        return [];
    const needing = ours.filter((thread) => (thread.older || thread.own?.keys.older !== undefined) &&
        ['open', 'reopened'].includes((0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_1__/* .threadState */ .QY)(thread).kind));
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
/**
 * How many threads stay open although their finding is gone, because this client may not resolve them.
 *
 * @param needs what resolving needs, as the review service says it
 */
function describeUnresolved({ plan, outcomes }, needs) {
    const moves = plan?.moves ?? [];
    const said = moves.filter((move) => (0,_accounting_js__WEBPACK_IMPORTED_MODULE_2__/* .isSaid */ .QV)(move, outcomes.get(move)));
    const { length } = said;
    if (length === 0)
        return [];
    const what = said.some(_plan_move_js__WEBPACK_IMPORTED_MODULE_5__/* .isDecidedByReply */ .Gl) ? 'fixed or decided' : 'fixed';
    const threads = length === 1
        ? `1 thread says that its finding is ${what}, and stays`
        : `${length} threads say that their findings are ${what}, and stay`;
    const remedy = needs === undefined ? '' : `. That needs ${needs}`;
    return [`${threads} open, because this client may not resolve threads${remedy}`];
}


/***/ }),

/***/ 6679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReview: () => (/* binding */ runReview)
});

// UNUSED EXPORTS: review

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/git/checkout.js
var checkout = __webpack_require__(7176);
// EXTERNAL MODULE: ./build/src/log/start-early.js
var start_early = __webpack_require__(9574);
// EXTERNAL MODULE: ./build/src/review/decide.js + 1 modules
var decide = __webpack_require__(1046);
// EXTERNAL MODULE: ./build/src/git/commits.js
var commits = __webpack_require__(9484);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./build/src/git/git.js + 2 modules
var git_git = __webpack_require__(6648);
// EXTERNAL MODULE: ./build/src/git/objects.js
var objects = __webpack_require__(4902);
// EXTERNAL MODULE: ./build/src/git/remotes.js
var remotes = __webpack_require__(581);
;// CONCATENATED MODULE: ./build/src/git/relate-to.js







/** Tells how `commit` is related to the head of the change; both have to be at hand. Fetches nothing. */
async function relateTo(change, commit, git) {
    const { head, named } = change;
    if (commit === head)
        return 'head';
    const facts = await (0,commits/* describeCommits */.kI)(git, [commit, head]);
    const [ours, theirs] = [facts.get(commit), facts.get(head)];
    if (ours === undefined || theirs === undefined)
        return 'unknown';
    if (ours.tree === theirs.tree)
        return 'same-tree';
    if (isMerge(ours) && ours.parents.includes(head))
        return relateMerge(change, commit, ours, git);
    if ((await (0,commits/* isAncestor */.QX)(git, head, commit)) === true)
        return 'later';
    if (named?.head === commit || named?.testMerge === commit) {
        return named.previousHead === head ? 'later' : 'replaced';
    }
    return relateEarlier(change, commit, ours, git);
}
/**
 * A merge of the head shows the change together with something else, which anybody may have made up: nothing
 * but CI's own word, or the tree, proves that it is the target branch.
 */
async function relateMerge(change, commit, { tree, parents }, git) {
    const { head, named } = change;
    if (named?.testMerge === commit && named.head === head)
        return 'test-merge';
    const relation = await compareMerge(change, tree, parents, git);
    // The target was merged into the change, and the service still shows the head from before.
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
/**
 * Whether it is the base, an ancestor of it, or on the branch that the event of this very head names as its
 * target.
 */
async function isOnTarget({ base, head, named }, commit, git) {
    const inBase = await (0,commits/* isAncestor */.QX)(git, commit, base);
    if (inBase === true || named?.head !== head || named.targetBranch === undefined)
        return inBase;
    const remote = await (0,remotes/* chooseRemote */.yh)(git);
    const tip = await git([
        'show-ref',
        '--verify',
        '--hash',
        '--',
        `refs/remotes/${remote}/${named.targetBranch}`,
    ]);
    if (tip.status !== 0)
        return inBase;
    const inTarget = await (0,commits/* isAncestor */.QX)(git, commit, tip.stdout.toString('latin1').trim());
    return inTarget === false ? inBase : inTarget;
}
/** Jobs for pull requests check out a merge, which no later commit stands on. */
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
    const inBase = await (0,commits/* isAncestor */.QX)(git, commit, base);
    if (inBase === true)
        return 'on-target';
    const inHead = await (0,commits/* isAncestor */.QX)(git, commit, head);
    if (inHead !== true)
        return inHead === false ? 'other' : 'unknown';
    // Where history ends, what stands on the base cannot be in it.
    return inBase === false || (await (0,commits/* isAncestor */.QX)(git, base, commit)) === true ? 'earlier' : 'unknown';
}
function isMerge({ parents }) {
    return parents.length > 1;
}
/** What the machine may have set otherwise; the first keeps drivers out, which are programs. */
const DEFAULTS = ['merge.default=text', 'merge.renames=true', 'merge.directoryRenames=conflict'];
/** git's status for options that it does not know: `--write-tree` came with 2.38. */
const UNKNOWN_OPTION = 129;
/**
 * Merges two commits as a service does: in a bare repository of its own, which has the objects of the
 * checkout, and neither its settings nor its attributes. In the checkout `.gitattributes` would count
 * (`*.lock -merge` makes a conflict of what merges cleanly). Writes nothing to the checkout.
 */
async function mergeTree(git, ours, theirs) {
    const commits = [(0,objects/* requireSha */.qr)(ours), (0,objects/* requireSha */.qr)(theirs)];
    const place = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
    const common = (await (0,git_git/* gitOutput */.oM)(git, place)).toString('utf8').replace(/\n$/, '');
    // A git before 2.31 does not know this option, and repeats it.
    if (common.startsWith('--'))
        return { kind: 'git-too-old' };
    const bare = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'sarif-review-merge-'));
    try {
        const format = ours.length === 64 ? 'sha256' : 'sha1';
        await (0,git_git/* gitOutput */.oM)(git, ['init', '--quiet', '--bare', '--template=', `--object-format=${format}`, bare]);
        // In quotes a path may hold anything.
        await (0,promises_.writeFile)((0,external_node_path_.join)(bare, 'objects/info/alternates'), `${JSON.stringify((0,external_node_path_.join)(common, 'objects'))}\n`);
        if (await (0,git_git/* isShallow */.fE)(git))
            await (0,promises_.copyFile)((0,external_node_path_.join)(common, 'shallow'), (0,external_node_path_.join)(bare, 'shallow'));
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
        await (0,promises_.rm)(bare, { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/src/http/backoff.js
var backoff = __webpack_require__(5254);
;// CONCATENATED MODULE: ./build/src/review/job.js
/** What a change is called on its service. */
function nounOf({ service }) {
    return service?.noun ?? 'change';
}

;// CONCATENATED MODULE: ./build/src/review/find-commits.js






const REMEDY = `${checkout/* FULL_HISTORY */.Nh} or allow fetching commits by id`;
/**
 * Finds base and head: the inputs, else the current diff of the change; makes sure that git has them; and
 * tells whether the analyzed commit is the one that the change shows. Waits up to `ready-timeout` for the
 * diff, and for a change that still shows an older commit, as it does shortly after a push; a dry run does
 * not wait for that.
 */
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
        job.progress(`Waiting for the ${nounOf(job)} to show ${analyzed.slice(0, 7)}, it is at ${found.head.slice(0, 7)} (at most ${Math.ceil(left / 1_000)} s more)${remedy}`);
        await job.sleep(Math.min((0,backoff/* jitter */.p$)(tries, world.random()), left));
    }
}
async function findOnce(job, analyzed, until) {
    const { reviewed, inputs, git, host } = job;
    const given = reviewed.diff;
    const shown = reviewed.kind === 'commits'
        ? { base: null, head: null }
        : await readShown(reviewed.service, given === undefined, until, job);
    const { base, head } = shown;
    const noun = nounOf(job);
    const pinned = given ?? (base !== null && head !== null ? { base, head } : undefined);
    if (pinned === undefined) {
        return {
            kind: 'unavailable',
            covers: true,
            reason: `the ${noun}'s diff was not computed within ${inputs['ready-timeout']} s (input ready-timeout)`,
        };
    }
    // Where the change is on a service it may well be empty, and settles its threads.
    if (reviewed.kind === 'commits' && pinned.base.toLowerCase() === pinned.head.toLowerCase()) {
        throw new errors/* ConfigurationError */.j1('Inputs base-sha and head-sha name the same commit, and a commit compared with itself shows nothing: name the commit that the change began at as base-sha.');
    }
    const shas = [pinned.head, pinned.base, ...(head === null ? [] : [head])];
    const presence = await (0,commits/* ensureCommits */.nm)(git, [analyzed, ...shas]);
    if (head !== null && presence.get(head) === 'present') {
        const named = analyzed === head ? undefined : await host.namedChange?.();
        const relation = await relateTo({ base: pinned.base, head, named }, analyzed, git);
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
/** Reads the change, and where its diff is needed waits for it without writing anything. */
async function readShown(service, needsDiff, until, { world, sleep, stopped, progress }) {
    for (let tries = 0;; tries += 1) {
        const change = await service.readChange();
        const ready = change.base !== null && change.head !== null;
        const left = until - world.now();
        if (ready || !needsDiff || left <= 0 || stopped() !== undefined)
            return change;
        progress(`Waiting for the diff of the ${service.noun} (at most ${Math.ceil(left / 1_000)} s more)`);
        await sleep(Math.min((0,backoff/* jitter */.p$)(tries, world.random()), left));
    }
}
/**
 * Whether a run that analyzed one commit speaks for a change that shows another. It does for a merge only
 * where the merge is CI's own, or git makes the same of the head and the target branch; and never for what
 * the head is a merge of.
 *
 * @param noun what a change is called on its service
 * @param remedy what to do about another version, where that is not to check out the head
 */
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

// EXTERNAL MODULE: ./build/src/review/find-configuration.js
var find_configuration = __webpack_require__(8816);
// EXTERNAL MODULE: ./build/src/diff/anchor.js
var diff_anchor = __webpack_require__(1960);
// EXTERNAL MODULE: ./build/src/diff/line-map.js
var line_map = __webpack_require__(8508);
// EXTERNAL MODULE: ./build/src/finding/spot.js
var spot = __webpack_require__(9795);
// EXTERNAL MODULE: ./build/src/git/file-texts.js
var file_texts = __webpack_require__(1583);
// EXTERNAL MODULE: ./build/src/git/read-diff.js + 1 modules
var read_diff = __webpack_require__(8825);
;// CONCATENATED MODULE: ./build/src/git/read-file-lines.js



/** Files that are compared at a time, which bounds memory. */
const BATCH = 64;
const NOTHING = Buffer.alloc(0);
/**
 * Reads which lines are new of files that a diff changes. Attributes have no say, as the author of a change
 * may write them: where git shows bytes because of them, or of a NUL in the file, the texts are compared
 * outside of any repository. Where an end of line stands in a file that git does not take for one, the lines
 * are told in each way that analyzers count them. UTF-16 is decoded.
 *
 * @param toHead from the analyzed commit to the head
 * @param diff from the base to the head, as it is shown
 * @param paths in the analyzed commit
 */
async function readFileLines(git, toHead, diff, paths) {
    const files = [...new Set(paths)].flatMap((path) => toCompared(path, toHead, diff) ?? []);
    const lines = new Map();
    const unread = [];
    for (let start = 0; start < files.length; start += BATCH) {
        const batch = files.slice(start, start + BATCH);
        const texts = (0,file_texts/* openTexts */.ng)(git);
        await texts.read(batch.flatMap(({ head, analyzed }) => [head, analyzed]));
        await texts.read(batch.flatMap((file) => (file.base && needsBase(file, texts) ? [file.base] : [])));
        const comparison = openComparison();
        const pending = batch.map((file) => [file.path, compare(file, texts, comparison.hunksOf)]);
        const hunks = await (0,read_diff/* diffTexts */.W7)(git, comparison.pairs, 'default');
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
    const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
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
/** Where git's numbers are everybody's and git shows the lines, the base has nothing to tell. */
function needsBase(file, texts) {
    if (file.fromBase === undefined)
        return true;
    const contents = [file.head, file.analyzed].flatMap((name) => contentOf(texts, name) ?? []);
    return contents.some(file_texts/* utf16Of */.kt) || otherWaysToCount(contents).length > 0;
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
/** Undefined where the lines cannot be had. */
function compare(file, texts, hunksOf) {
    const [head, analyzed] = [contentOf(texts, file.head), contentOf(texts, file.analyzed)];
    if (head === undefined || analyzed === undefined)
        return undefined;
    if ((0,file_texts/* isLfsPointer */.NS)(head)) {
        const unshown = `${file.head.path} is kept by Git LFS`;
        return () => ({ readings: [], unshown });
    }
    const isRead = needsBase(file, texts);
    const base = file.base === undefined || !isRead ? NOTHING : contentOf(texts, file.base);
    if (base === undefined)
        return undefined;
    const sides = [base, analyzed, head];
    // Told to show it, git ends its lines within characters.
    const shown = sides.some(file_texts/* utf16Of */.kt) ? {} : file;
    const own = {
        count: (0,file_texts/* toLines */.P_)(head).length,
        fromBase: shown.fromBase ?? hunksOf(plainText(base, sides), plainText(head, sides)),
        toHead: shown.toHead ?? hunksOf(plainText(analyzed, sides), plainText(head, sides)),
    };
    const others = (isRead ? otherWaysToCount(sides) : []).map((way) => {
        const [before, then, now] = [recount(base, way), recount(analyzed, way), recount(head, way)];
        const { gitLines } = now;
        return {
            count: gitLines.length,
            gitLines,
            fromBase: hunksOf(before.text, now.text),
            toHead: hunksOf(then.text, now.text),
        };
    });
    const isHidden = shown.fromBase === undefined && sides.some(file_texts/* isBinary */.Go);
    const unshown = isHidden ? `${file.head.path} is binary` : undefined;
    return (hunks) => ({
        readings: [own, ...others].map(({ fromBase, toHead, ...rest }) => {
            const [from, to] = [fromBase, toHead].map((one) => (typeof one === 'function' ? one(hunks) : one));
            return { ...rest, fromBase: from ?? [], toHead: to ?? [] };
        }),
        ...(unshown !== undefined && { unshown }),
    });
}
/** For git's own way to count, byte by byte unless a side is in UTF-16. */
function plainText(content, sides) {
    return sides.some(file_texts/* utf16Of */.kt) ? (0,file_texts/* decode */.D4)(content) : content.toString('latin1');
}
/**
 * Ways in which analyzers count lines, each with more ends than the one before. Most end them where Java and
 * Python do; ECMAScript (§12.3) has two more ends, C# (§6.3.3) another one, and `str.splitlines` of Python
 * the rest.
 */
const OTHER_WAYS = [
    { breaks: /\r\n|[\n\r]/gu, own: /\r(?!\n)/u },
    { breaks: /\r\n|[\n\r\u2028\u2029]/gu, own: /[\u2028\u2029]/u },
    { breaks: /\r\n|[\n\r\u0085\u2028\u2029]/gu, own: /\u0085/u },
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these end lines.
    { breaks: /\r\n|[\n\r\v\f\x1C-\x1E\u0085\u2028\u2029]/gu, own: /[\v\f\x1C-\x1E]/u },
];
/** The ways to count the lines of these texts that give other numbers than git's. */
function otherWaysToCount(contents) {
    const texts = contents.map(file_texts/* decode */.D4);
    return OTHER_WAYS.filter(({ own }) => texts.some((text) => own.test(text)));
}
/** Ends lines as git does where a way to count ends them; an unfinished last line is finished. */
function recount(content, { breaks }) {
    const text = (0,file_texts/* decode */.D4)(content);
    const rows = [];
    const gitLines = [];
    let gitLine = 1;
    let start = 0;
    for (const { 0: end, index } of text.matchAll(breaks)) {
        rows.push(text.slice(start, index));
        gitLines.push(gitLine);
        start = index + end.length;
        if (end.endsWith('\n'))
            gitLine += 1;
    }
    if (start < text.length) {
        rows.push(text.slice(start));
        gitLines.push(gitLine);
    }
    return { text: rows.map((row) => `${row}\n`).join(''), gitLines };
}

// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(5835);
// EXTERNAL MODULE: ./build/src/match/match.js + 16 modules
var match = __webpack_require__(8636);
// EXTERNAL MODULE: ./build/src/match/rival-runs.js
var rival_runs = __webpack_require__(4042);
// EXTERNAL MODULE: ./build/src/plan/overview.js
var overview = __webpack_require__(1826);
// EXTERNAL MODULE: ./build/src/text/names.js
var names = __webpack_require__(6761);
// EXTERNAL MODULE: ./build/src/thread/evidence.js
var evidence = __webpack_require__(65);
// EXTERNAL MODULE: ./build/src/diff/diff.js
var diff_diff = __webpack_require__(7802);
;// CONCATENATED MODULE: ./build/src/git/submodule.js




/**
 * Opens a submodule where it is checked out and has both commits; undefined where it is not, or has not.
 * Nothing is fetched.
 *
 * @param root absolute path of the top folder of the checkout
 * @param path of the submodule in it
 */
async function openSubmodule(git, root, path, { old, now }) {
    const folder = (0,external_node_path_.join)(root, path);
    const own = (args, ...rest) => git(['-C', folder, ...args], ...rest);
    const top = await own(['rev-parse', '--show-toplevel']);
    const shown = top.stdout.toString('utf8').replace(/\n$/, '');
    // Where it is not checked out, git finds the repository around it.
    if (top.status !== 0 || (await realPath(shown)) !== (await realPath(folder)))
        return undefined;
    const present = await (0,commits/* presentCommits */.gg)(own, [old, now]);
    if (!present.has(old) || !present.has(now))
        return undefined;
    return { git: own, diff: await (0,read_diff/* readDiff */.iH)(own, old, now, { algorithm: 'default' }) };
}
async function realPath(path) {
    return (0,promises_.realpath)(path).catch(() => path);
}

;// CONCATENATED MODULE: ./build/src/review/find-arrivals.js









/** Names in a warning; more are counted. */
const MOST_NAMED = 10;
/**
 * Finds what came in: files whose new ending makes tools look at them, what links lead to, and submodules,
 * which count by their own diff. What cannot be told is named.
 */
async function findArrivals(ground) {
    const { spots } = ground;
    const hasEnding = openEndings(ground);
    const modules = await readSubmodules(ground);
    const pointers = await findPointers(ground);
    const behindLinks = await readLinks(ground);
    return {
        of(spot) {
            const { place } = spot;
            if (place.path === undefined)
                return undefined;
            if (place.kind !== 'nowhere')
                return hasEnding(spot) ? 'added' : undefined;
            const block = blockOf(ground, place.path);
            if (block === undefined)
                return behindLinks(spot);
            const isWhole = block.type === 'link' || block.commits === undefined;
            return isWhole ? 'added' : modules.modeOf(spot);
        },
        warnings: [
            ...describe(modules.closed, [
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
/** Whether a spot is in a file whose old ending its tool is not known to look at. */
function openEndings({ findings, threads, toHead, diff }) {
    const keyOf = (tool, kind, name) => JSON.stringify([tool, kind, name]);
    const looked = new Set([
        ...findings.flatMap(({ scope, place: { path } }) => path === undefined ? [] : [keyOf(scope.tool, 'ending', (0,diff_diff/* endingOf */.z6)(path))]),
        ...threads.map(({ evidence: { scope, path } }) => keyOf(scope.tool, 'path', path)),
    ]);
    return ({ scope, place: { path = '' } }) => {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, path);
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change?.oldPath === undefined || !(0,diff_diff/* hasNewEnding */.OG)(change))
            return false;
        const { oldPath } = change;
        return (!looked.has(keyOf(scope.tool, 'ending', (0,diff_diff/* endingOf */.z6)(oldPath))) &&
            !looked.has(keyOf(scope.tool, 'path', oldPath)));
    };
}
/** The changed link or submodule that a path is, or goes through. */
function blockOf({ toHead, diff }, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const mapped = (0,line_map/* mapPath */.qD)(toHead, end < 0 ? path : path.slice(0, end));
        const change = mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
        if (change !== undefined && change.type !== 'file')
            return change;
        if (end < 0)
            return undefined;
    }
}
/** Most links on the way to a file, as on Linux. */
const MOST_LINKS = 40;
/** How new the code is that links lead to which stood before: a change may edit the text behind one. */
async function readLinks(ground) {
    const { git, root, toHead, diff, spots } = ground;
    const behind = new Map();
    for (const spot of spots) {
        const { place } = spot;
        if (place.kind !== 'nowhere' || place.path === undefined)
            continue;
        const paths = await followLinks(root, place.path);
        if (paths.length > 0)
            behind.set(spot, paths.map((path) => toPlace(path, place.line)));
    }
    const paths = [...behind.values()].flat().flatMap(({ path = '' }) => path);
    const { lines } = await readFileLines(git, toHead, diff, paths);
    const can = { lines: 'changed-files', ladder: [] };
    return (spot) => narrowestOf((behind.get(spot) ?? []).map((place) => blockOf(ground, place.path ?? '') === undefined
        ? (0,diff_anchor/* toAnchor */.pG)({ place, toHead, diff, linesOf: (name) => lines.get(name), can }).narrowest
        : 'added'));
}
/** The paths that a path of the checkout stands for through its links, one after the other. */
async function followLinks(root, path) {
    const found = [];
    for (let next = await followLink(root, path); next !== undefined && found.length < MOST_LINKS;) {
        found.push(next);
        next = await followLink(root, next);
    }
    return found;
}
/** Undefined where it goes through no link, or out of the checkout. */
async function followLink(root, path) {
    for (let end = path.indexOf('/');; end = path.indexOf('/', end + 1)) {
        const name = end < 0 ? path : path.slice(0, end);
        const target = await (0,promises_.readlink)((0,external_node_path_.join)(root, name)).catch(() => undefined);
        if (target !== undefined) {
            const to = external_node_path_.posix.join(external_node_path_.posix.dirname(name), target, path.slice(name.length));
            return external_node_path_.posix.isAbsolute(target) || to.startsWith('../') ? undefined : to;
        }
        if (end < 0)
            return undefined;
    }
}
async function readSubmodules({ git, root, toHead, diff, spots }) {
    const closed = [];
    const modes = [];
    for (const { newPath: path, type, commits } of diff.files) {
        if (type !== 'submodule' || commits === undefined || path === undefined)
            continue;
        const isSame = !toHead.byOldPath.has(path);
        const own = isSame ? await openSubmodule(git, root, path, commits) : undefined;
        if (own === undefined) {
            closed.push(path);
            continue;
        }
        const placesOf = (spot) => spot.findings.flatMap(({ place }) => placeBehind(place, path) ?? []);
        const same = (0,diff_diff/* toDiff */.FV)(commits.now, commits.now, []);
        const paths = spots.flatMap((spot) => placesOf(spot).flatMap((place) => place.path ?? []));
        const { lines } = await readFileLines(own.git, same, own.diff, paths);
        const can = { lines: 'changed-files', ladder: [] };
        const linesOf = (name) => lines.get(name);
        modes.push((spot) => {
            const found = placesOf(spot).map((place) => (0,diff_anchor/* toAnchor */.pG)({ place, toHead: same, diff: own.diff, linesOf, can }).narrowest);
            return narrowestOf(found);
        });
    }
    return { closed, modeOf: (spot) => narrowestOf(modes.flatMap((mode) => mode(spot) ?? [])) };
}
function narrowestOf(modes) {
    return diff_anchor/* FILTER_MODES */.ox.find((mode) => modes.includes(mode));
}
/** The place of a finding in the submodule that it is behind. */
function placeBehind(place, submodule) {
    if (place.kind !== 'nowhere' || !place.path?.startsWith(`${submodule}/`))
        return undefined;
    const path = place.path.slice(submodule.length + 1);
    return toPlace(path, place.line);
}
function toPlace(path, line) {
    return line === undefined
        ? { kind: 'file', path }
        : { kind: 'lines', path, startLine: line, endLine: line };
}
async function findPointers({ git, diff }) {
    const files = diff.files.flatMap(({ type, newPath }) => type === 'file' && newPath !== undefined ? [{ commit: diff.to, path: newPath }] : []);
    return (await (0,file_texts/* lfsPointers */.Ac)(git, files)).map(({ path }) => path);
}
function describe(paths, [one, several], remedy) {
    if (paths.length === 0)
        return [];
    const what = paths.length === 1 ? `1 ${one}` : `${paths.length} ${several}`;
    return [`${what}: ${(0,names/* firstFew */.Dt)(paths, MOST_NAMED)}; ${remedy}`];
}

// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding_finding = __webpack_require__(5722);
;// CONCATENATED MODULE: ./build/src/review/judge-names.js



/** Names of files in a warning; more are counted. */
const judge_names_MOST_NAMED = 10;
/**
 * Names the changed files whose names are not UTF-8, in which no review service could show a thread, and
 * holds each scope with a result in one of them that would fail the check.
 *
 * @param diff from the base to the head
 */
function judgeNames({ files }, findings, completeness, failLevel) {
    const paths = files.flatMap(({ newPath }) => newPath !== undefined && (0,names/* isGarbled */.OP)(newPath) ? [newPath] : []);
    if (paths.length === 0)
        return { completeness, warnings: [] };
    const failing = findings.filter(({ level, presence }) => presence.kind === 'present' && (0,spot/* atLeast */.jZ)(level, failLevel));
    const heldScopes = [];
    for (const ofScope of Map.groupBy(failing, ({ scope }) => (0,finding_finding/* scopeKey */.OD)(scope)).values()) {
        const found = ofScope.flatMap(({ scope, place }) => {
            const path = paths.find((each) => mayBeIn(place, each));
            return path === undefined ? [] : [{ scope, path }];
        });
        const [first] = found;
        if (first === undefined)
            continue;
        const results = found.length === 1 ? '1 result' : `${found.length} results`;
        const named = (0,names/* firstFew */.Dt)([...new Set(found.map(({ path }) => path))], judge_names_MOST_NAMED);
        heldScopes.push({
            scope: first.scope,
            kind: 'failed',
            reason: `${results} may be in ${named}, whose name is not UTF-8: rename the file`,
        });
    }
    const held = new Set(heldScopes.map(({ scope }) => (0,finding_finding/* scopeKey */.OD)(scope)));
    return {
        completeness: {
            ...completeness,
            complete: completeness.complete.filter((scope) => !held.has((0,finding_finding/* scopeKey */.OD)(scope))),
            heldScopes: [...completeness.heldScopes, ...heldScopes],
        },
        warnings: [judge_names_describe(paths)],
    };
}
/** Whether a result without a place may be in a file: below other folders, or without its first ones. */
function mayBeIn(place, path) {
    if (place.kind !== 'nowhere' || place.path === undefined)
        return false;
    if (place.oneOf?.includes(path))
        return true;
    const meant = path.split('/').toReversed();
    const said = place.path.split('/').toReversed();
    return said.every((name, index) => fits(name, meant[index] ?? name));
}
/**
 * Whether a tool may have written a name so. Each writes bytes in its own way: `%FF`, `?`, another letter.
 */
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
function judge_names_describe(paths) {
    const [files, remedy] = paths.length === 1
        ? ['1 file whose name is not UTF-8', 'rename it']
        : [`${paths.length} files whose names are not UTF-8`, 'rename them'];
    return `${files} changed, and nothing can be placed there: ${(0,names/* firstFew */.Dt)(paths, judge_names_MOST_NAMED)}; ${remedy}`;
}

// EXTERNAL MODULE: ./build/src/review/old-trees.js
var old_trees = __webpack_require__(2863);
// EXTERNAL MODULE: ./build/src/review/place-findings.js
var place_findings = __webpack_require__(6360);
;// CONCATENATED MODULE: ./build/src/review/observe.js
















/** Names of files in a warning; more are counted. */
const observe_MOST_NAMED = 10;
/** Commits alone have a diff and no service, so nobody knows which lines would be refused. */
const ANY_LINE = {
    lines: 'changed-files',
    ladder: ['line'],
    edits: false,
};
/** Puts results, diff and threads together: places on the diff, and which thread is about which spot. */
async function observe({ git, inputs, service, name }, commits, { findings, completeness: ofLogs, versions, workingTree, }, reading, baseLog) {
    const can = service?.can ?? ANY_LINE;
    const { analyzed, base, head } = commits;
    const taking = findings.filter(({ presence }) => (0,place_findings/* isReal */.tE)(presence));
    const { distinct, duplicates } = (0,spot/* splitDuplicates */.Zs)(taking);
    const spots = (0,spot/* toSpots */.dw)(distinct);
    const texts = (0,file_texts/* openTexts */.ng)(git);
    const [toHead, diff, oldTrees] = await Promise.all([
        (0,read_diff/* readDiff */.iH)(git, analyzed, head),
        // Which lines are new is for the service to say: a comment on a line that it takes for an unchanged one
        // is refused.
        (0,read_diff/* readDiff */.iH)(git, base, head, { algorithm: 'default' }),
        (0,old_trees/* readOldTrees */.D)(git, analyzed, reading.ours, texts),
    ]);
    const names = judgeNames(diff, findings, ofLogs, (0,table/* toPolicy */.iJ)(inputs).failLevel);
    const { completeness } = names;
    const history = (sha) => oldTrees.get(sha);
    const { hunks: rewritten } = await workingTree.changesIn(reading.ours.flatMap(({ evidence: { head: then, path } }) => history(then)?.pathNow(path) ?? []));
    const threads = (0,rival_runs/* separateDuplicates */.Y8)(reading.ours, history);
    const begun = (0,match/* beginMatching */.t)(threads.threads, spots, history);
    const arrivals = await findArrivals({
        git,
        root: workingTree.root,
        toHead,
        diff,
        findings,
        spots,
        threads: reading.ours,
    });
    const counted = await readFileLines(git, toHead, diff, spots.flatMap(({ place }) => place.path ?? []));
    await texts.read([
        ...[...begun.needed.now].map((path) => ({ commit: analyzed, path })),
        ...begun.needed.before.map(({ head: then, path }) => ({ commit: then, path })),
    ]);
    const lines = (path) => texts.lines(analyzed, path);
    const linesOf = (path) => counted.lines.get(path);
    const anchoringOf = (spot) => (0,diff_anchor/* toAnchor */.pG)({ place: spot.place, toHead, diff, linesOf, cameIn: arrivals.of(spot), can });
    const matching = begun.finish(lines);
    const anchorings = spots.map(anchoringOf);
    const comparison = baseLog && (await observe_compare(baseLog, { git, analyzed, spots, anchorings, completeness, versions }));
    // A finding without a place may be anywhere: its thread is not taken for one whose file left the diff.
    const inDiff = ({ place }) => place.kind === 'nowhere' || (0,line_map/* isInDiff */.Fu)(toHead, diff, place.path);
    const standing = new Set(matching.pairs.flatMap(({ spot }) => (inDiff(spot) ? [spot] : [])));
    const situation = {
        job: { name, tools: { named: inputs.tools, silent: inputs['silent-tools'] } },
        head,
        analyzed,
        findings,
        duplicates,
        spots,
        completeness,
        anchorings,
        ...(comparison && { compared: comparison.compared }),
        wasListedAsNew: (0,overview/* findListedAsNew */.pF)((0,overview/* overviewsOfJob */.DX)(reading.overviews, name, { completeness, spots }), spots.filter((spot) => !standing.has(spot) && comparison?.compared.get(spot.key)?.kind !== 'existing')),
        inDiff,
        matching,
        contested: (0,rival_runs/* findContested */.fK)(reading.ours, matching.pairs, head),
        duplicateThreads: threads.duplicates,
        laterScopes: reading.later,
        placeNow: (thread) => placeNow(thread, history, rewritten, toHead, diff),
        edits: can.edits,
    };
    /**
     * The spot's file at the head, where it is that of the analyzed commit and everybody counts its lines
     * alike: a fix is for other lines where they do not.
     */
    const sameAtHead = ({ place: { path } }) => path === undefined || toHead.byOldPath.has(path) || (linesOf(path)?.readings.length ?? 0) > 1
        ? undefined
        : path;
    return {
        situation,
        ...(comparison && { comparison }),
        warnings: [...describeUnread(counted.unread), ...names.warnings, ...arrivals.warnings],
        readTexts: (wanted) => texts.read(wanted.flatMap((spot) => [
            { commit: analyzed, path: spot.place.path ?? '' },
            { commit: head, path: sameAtHead(spot) ?? '' },
        ])),
        evidence: (keys, spot, anchor) => (0,evidence/* toEvidence */.zR)(keys, spot, {
            path: anchor.path,
            line: spot.place.kind === 'lines' ? (anchor.countedLine ?? anchor.newLine) : 0,
            head,
            analyzed,
        }, lines(spot.place.path ?? '')),
        duplicates: (all) => (0,rival_runs/* separateDuplicates */.Y8)(all, history).duplicates,
        anchor(spot) {
            const anchoring = anchoringOf(spot);
            return anchoring.kind === 'anchored' ? anchoring.anchor : undefined;
        },
        headLines(spot) {
            const path = sameAtHead(spot);
            return path === undefined ? undefined : texts.lines(head, path);
        },
    };
}
/** Most runs have no log of the base, and need none of what compares with it. */
async function observe_compare(...asked) {
    const { compareWithBase } = await __webpack_require__.e(/* import() */ 701).then(__webpack_require__.bind(__webpack_require__, 8701));
    return compareWithBase(...asked);
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    const [files, megabytes] = [
        paths.length === 1 ? '1 changed file' : `${paths.length} changed files`,
        file_texts/* MAX_FILE_BYTES */.gZ / 1e6,
    ];
    return [
        `${files} with findings could not be compared line by line: ${(0,names/* firstFew */.Dt)(paths, observe_MOST_NAMED)}; ` +
            `all findings there count as new: keep files below ${megabytes} MB, and check out with all objects`,
    ];
}
function placeNow({ evidence }, history, rewritten, toHead, diff) {
    const old = history(evidence.head);
    if (old === undefined)
        return { kind: 'unknown' };
    const path = old.pathNow(evidence.path);
    if (path === undefined)
        return { kind: 'deleted' };
    const line = evidence.line === 0 ? undefined : old.lineNow(evidence.path, evidence.line);
    const agrees = !toHead.byOldPath.has(path) || (line !== undefined && (0,line_map/* mapPlace */.sn)(toHead, path, line).kind === 'mapped');
    const at = evidence.line === 0 ? 0 : line;
    const isUncommitted = at !== undefined && (0,line_map/* isRewritten */.vC)(rewritten.get(path) ?? [], at);
    const inDiff = (0,line_map/* isInDiff */.Fu)(toHead, diff, path);
    return {
        kind: 'file',
        path,
        ...(at !== undefined && { line: at }),
        differs: !agrees,
        inDiff,
        ...(isUncommitted && { uncommitted: at }),
    };
}

// EXTERNAL MODULE: ./build/src/report/check.js
var check = __webpack_require__(6183);
// EXTERNAL MODULE: ./build/src/report/shared-check.js
var shared_check = __webpack_require__(3518);
// EXTERNAL MODULE: ./build/src/report/words.js
var words = __webpack_require__(3629);
;// CONCATENATED MODULE: ./build/src/review/put-check.js




/** How often a verdict is written because another run wrote one meanwhile. */
const ROUNDS = 3;
/** So many other changes are named in a verdict. */
const put_check_MOST_NAMED = 2;
const CLASH = 'another job writes this check too, for other tools: give each job a `check-name` or a `category`';
const UNSETTLED = 'other runs for this head wrote its check while this one did: run again';
/**
 * Puts the verdict of a run. Where changes with the same head share the check, it is the worst of theirs, and
 * is looked at again after it was put. Where another job wrote the check, no run passes it. Returns the
 * result, which is incomplete where the check could not be put so.
 */
async function putCheck(result, service, job) {
    const { sharedVerdicts: shared } = service;
    if (shared === undefined)
        return afterPut(result, await put(result, undefined, service, job));
    const look = observer(result, shared, job.name);
    for (let round = 1;; round += 1) {
        let seen;
        try {
            seen = await look();
        }
        catch (error) {
            if (!(error instanceof errors/* ServiceError */._7))
                throw error;
            return putUnseen(result, error, service, job);
        }
        const told = describeSeen(result, seen, shared, job);
        if (round > 1 && isSettled(told, seen))
            return told;
        const last = round > ROUNDS ? incomplete(told, UNSETTLED) : told;
        const outcome = await put(last, seen, service, job);
        if (outcome.kind !== 'done' || round > ROUNDS)
            return afterPut(last, outcome);
    }
}
/** Looks at the verdicts on the head, time and again. Throws ServiceError. */
function observer(result, shared, name) {
    const own = (0,shared_check/* hashJob */.Oy)([...result.scopes, ...failedScopes(result)]);
    const asked = new Map();
    let before;
    return async () => {
        const listed = await shared.list(name);
        before ??= new Set(listed.map(({ id }) => id));
        const others = [];
        for (const part of (0,shared_check/* worstFirst */.md)((0,shared_check/* readParts */.fp)(listed, shared))) {
            const { number, state } = part;
            if (number === shared.number || state === 'passed' || others.length === put_check_MOST_NAMED)
                continue;
            const isThere = asked.get(number) ?? (await shared.sharesHead(number));
            asked.set(number, isThere);
            if (isThere)
                others.push(part);
        }
        const known = (0,shared_check/* jobsBefore */.yF)(listed, shared, before);
        const foreign = known.flat().find((job) => !(0,shared_check/* sharesScope */.dh)(job, own));
        // A run that has looked at nothing, and failed, says so by itself.
        const isClash = foreign !== undefined && (own.length > 0 || result.conclusion === 'success');
        const jobs = own.length === 0 ? (known[0] ?? []) : foreign === undefined ? [own] : [own, foreign];
        return { newest: listed[0], others, isClash, jobs };
    };
}
function failedScopes({ completeness }) {
    return (completeness?.heldScopes ?? []).flatMap(({ kind, scope }) => (kind === 'failed' ? scope : []));
}
/** The result with what the check says beside it. */
function describeSeen(result, { isClash, others }, shared, { name }) {
    const told = isClash ? incomplete(result, CLASH) : result;
    const why = (0,shared_check/* describeOthers */.Hi)(others, shared);
    return why === undefined
        ? told
        : { ...told, warnings: [...told.warnings, `the check ${name} cannot pass alone: ${why}`] };
}
/** Whether the newest verdict says the worst; one that is under way will see what stands there. */
function isSettled(told, { newest, others }) {
    return newest?.state === 'running' || newest?.state === stateOf(told, others);
}
function stateOf({ conclusion }, others) {
    return (0,shared_check/* worstState */.Fk)([conclusion === 'success' ? 'passed' : 'failed', ...others.map(({ state }) => state)]);
}
/**
 * Where something could not be read, nobody knows that all have passed. A refusal to write is told in place
 * of that.
 */
async function putUnseen(result, { message }, service, job) {
    const why = `what else its check stands for could not be read: ${message}`;
    const unseen = result.conclusion === 'success' ? incomplete(result, why) : result;
    const outcome = await put(unseen, undefined, service, job);
    return outcome.kind === 'done' ? unseen : afterPut(result, outcome);
}
/** Shorter where the service takes no longer text. */
async function put(result, seen, service, job) {
    const [longest, ...shorter] = service.can.verdictText;
    const putIn = (limit) => service.putVerdict(toVerdict(result, seen, service, job, limit));
    let outcome = await putIn(longest);
    for (const limit of shorter) {
        if (outcome.kind !== 'no-effect' || outcome.refusal !== 'too-large')
            break;
        outcome = await putIn(limit);
    }
    return outcome;
}
function toVerdict(result, seen, { sharedVerdicts: shared }, { name, host: { runUrl }, redact }, limit) {
    if (shared === undefined) {
        const around = { beginning: '', end: (0,words/* atCommit */.nt)(result.analyzedSha) };
        return (0,check/* finalVerdict */.Ou)(name, result, runUrl, redact, limit, around);
    }
    const { others = [], jobs = [] } = seen ?? {};
    const why = (0,shared_check/* describeOthers */.Hi)(others, shared);
    const end = why === undefined ? '' : `; ${why}`;
    const url = runUrl === undefined ? undefined : (0,shared_check/* linkFor */._q)(runUrl, jobs);
    const own = (0,check/* finalVerdict */.Ou)(name, result, url, redact, limit, { beginning: (0,shared_check/* beginningOf */.VI)(shared), end });
    return { ...own, state: stateOf(result, others) };
}
function afterPut(result, outcome) {
    if (outcome.kind === 'done')
        return result;
    const checkRefusal = (0,words/* describeRefusal */.a2)(outcome);
    return { ...incomplete(result, checkRefusal), checkRefusal };
}
/** A gate that failed stays failed. */
function incomplete(result, reason) {
    const conclusion = result.conclusion === 'failure' ? 'failure' : 'incomplete';
    return { ...result, reasons: [...result.reasons, reason], conclusion };
}
/**
 * The check comes last, whatever happened; a dry run, one that does not cover the change, and one that a
 * newer one replaces leave it alone. Returns the result, which is incomplete where the check could not be
 * set.
 */
async function writeCheck(result, job) {
    const { service } = job;
    if (result.dryRun || service === undefined)
        return result;
    if (!result.covers || result.conclusion === 'superseded' || result.conclusion === 'skipped')
        return result;
    return putCheck(result, service, job);
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./build/src/finding/fingerprints.js
var fingerprints = __webpack_require__(7858);
// EXTERNAL MODULE: ./build/src/git/tree.js
var tree = __webpack_require__(5592);
// EXTERNAL MODULE: ./build/src/git/working-tree.js
var working_tree = __webpack_require__(9850);
// EXTERNAL MODULE: ./build/src/sarif/hide-secrets.js
var hide_secrets = __webpack_require__(8999);
// EXTERNAL MODULE: ./build/src/sarif/read-analysis.js + 23 modules
var read_analysis = __webpack_require__(6013);
// EXTERNAL MODULE: ./build/src/sarif/tree.js
var sarif_tree = __webpack_require__(9395);
// EXTERNAL MODULE: ./build/src/text/inline.js
var inline = __webpack_require__(6924);
// EXTERNAL MODULE: ./build/src/text/markdown.js
var markdown = __webpack_require__(492);
// EXTERNAL MODULE: ./build/src/review/root-aliases.js
var root_aliases = __webpack_require__(9601);
;// CONCATENATED MODULE: ./build/src/review/read-logs.js














/**
 * Reads the logs that the inputs name, over the tree that was analyzed, and judges them: whoever asks gets
 * the same answer. Without a checkout no path is a file.
 */
async function readLogs(order, checkout) {
    const { git } = order;
    const entries = checkout === undefined ? [] : await (0,tree/* readTree */.Z)(git, checkout.head);
    const root = checkout?.root ?? order.world.directory;
    const read = await readFindings(order, checkout, root, entries);
    const workingTree = (0,working_tree/* openWorkingTree */.A)(git, root, entries);
    const changes = await workingTree.changesIn((0,place_findings/* filesOf */.R8)(read.findings));
    const { hunks } = changes;
    const onLines = checkout === undefined
        ? (finding) => finding
        : await (0,place_findings/* readOffsets */.BX)(read.findings, changes, git, checkout);
    const hider = (0,hide_secrets/* createSecretHider */.j)((text) => order.redact(text));
    const findings = read.findings.map((finding) => hider.finding((0,place_findings/* placeOnCommit */.Wo)(onLines(finding), hunks)));
    const { completeness, logs, tools } = read;
    const warnings = [...completeness.warnings, ...(0,place_findings/* describeChanges */.DT)(changes)];
    let paths;
    return {
        findings,
        completeness: hider.completeness({ ...completeness, warnings }),
        logs,
        tools,
        versions: read.versions,
        warnings: (0,fingerprints/* findDegenerateFingerprints */.hJ)(findings).map(fingerprints/* describeDegenerateFingerprint */.e_),
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
                const { related, flow, fixes } = details.get(written) ?? written;
                const detailed = {
                    ...finding,
                    ...(related && { related }),
                    ...(flow && { flow }),
                    ...(fixes && { fixes }),
                };
                return [finding, hider.details((0,place_findings/* placeDetails */.Wv)(detailed, hunks))];
            }));
        },
    };
}
async function readFindings({ inputs, host, world, progress }, checkout, root, entries) {
    const { directory, environment } = world;
    const { workspaces, temporaryFolder } = host;
    const { prefix = '' } = checkout ?? {};
    const spelled = [(0,external_node_path_.resolve)(directory, inputs['working-directory']), ...(0,root_aliases/* spelledFolders */.B)(environment)];
    return (0,read_analysis/* readAnalysis */.d5)({
        patterns: inputs['sarif-file'],
        directory,
        category: inputs.category,
        tools: inputs.tools,
        silentTools: inputs['silent-tools'],
        trustIncomplete: inputs['trust-incomplete'],
        // Without a checkout nothing is of it.
        foreignPaths: checkout === undefined ? 'allow' : inputs['foreign-paths'],
        ...(checkout !== undefined &&
            inputs['tracked-logs'] === 'refuse' && {
            isTracked: (0,tree/* trackedPaths */.f)(entries, [root, await (0,promises_.realpath)(root)], 
            // git itself takes no file of this name into a commit.
            (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.GIT')) ? 'alike' : 'differ'),
        }),
        tree: (0,sarif_tree/* toTree */.Gc)(entries),
        roots: await (0,root_aliases/* resolveRootAliases */.H)({ root, prefix, spelled, workspaces }),
        temporaryFolder,
        ...(progress === undefined ? {} : { progress }),
    });
}
/**
 * Links to files of a commit on the host that CI runs on; undefined where that host says no address, or
 * the checkout is another repository.
 *
 * @param hasFile whether the commit has a file: a path of a log may be anywhere
 */
async function linkToSource({ git, host: { repository } }, commit, hasFile) {
    if (repository === undefined || (0,inline/* webUrl */.qP)(repository.address) === undefined)
        return undefined;
    if (!(await (0,remotes/* isCloneOf */.Bn)(git, repository.address)))
        return undefined;
    const start = `${repository.address}${repository.files}${commit}/`;
    return (path, line) => hasFile(path) ? `${start}${(0,markdown/* encodePath */.O0)(path)}${line === undefined ? '' : `#L${line}`}` : undefined;
}

// EXTERNAL MODULE: ./build/src/report/accounting.js
var accounting = __webpack_require__(7283);
// EXTERNAL MODULE: ./build/src/report/conclusion.js
var report_conclusion = __webpack_require__(409);
// EXTERNAL MODULE: ./build/src/report/warnings.js
var report_warnings = __webpack_require__(9915);
;// CONCATENATED MODULE: ./build/src/review/result.js





/** What a job has come to so far: what it got to know, and, once it was told, how it ended. */
class JobResult {
    #job;
    #known;
    constructor(job, analyzedSha) {
        this.#job = job;
        const change = job.reviewed.kind === 'commits' ? job.reviewed.change : job.service;
        this.#known = {
            conclusion: 'incomplete',
            reasons: [],
            covers: false,
            dryRun: job.inputs['dry-run'],
            failLevel: (0,table/* toPolicy */.iJ)(job.inputs).failLevel,
            analyzedSha,
            scopes: [],
            tools: [],
            accounts: [],
            outcomes: new Map(),
            warnings: [],
            ...(change === undefined ? {} : { change }),
        };
    }
    get known() {
        return this.#known;
    }
    learn(known) {
        this.#known = { ...this.#known, ...known };
    }
    /** There is nothing to review, or a newer run does the work. */
    left(conclusion, reasons) {
        this.learn({ conclusion, reasons });
    }
    /** There is nothing to compare with. */
    unavailable(reason, covers = this.#known.covers) {
        this.learn({ reasons: [reason], covers });
    }
    /** @param earlier what earlier passes have done, whose plans it replaces */
    applied(plan, earlier, outcomes, overview) {
        this.learn({
            outcomes: new Map([...earlier, ...outcomes]),
            overview,
            accounts: (0,accounting/* settleAccounts */.MW)(plan, outcomes),
            plan: { ...plan, moves: [...earlier.keys(), ...plan.moves] },
        });
    }
    /** The plan was made, and done as far as that was possible. */
    ended(failures) {
        this.#conclude([...(0,report_conclusion/* incompleteReasons */.iJ)(this.#known), ...failures]);
    }
    /** An error that nobody expected leaves its stack in the log. */
    broken(error) {
        const { redact, progress } = this.#job;
        const reason = redact(error instanceof Error ? error.message : String(error));
        const expected = [errors/* ConfigurationError */.j1, errors/* IncompleteError */.j$, errors/* ServiceError */._7].some((kind) => error instanceof kind);
        if (!expected && error instanceof Error)
            progress(`Unexpected error: ${error.stack ?? reason}`);
        this.#conclude([reason]);
    }
    /** The result with what can be told once all is known, but for what the check will say. */
    final() {
        const result = this.#known;
        const warnings = [...result.warnings, ...(0,report_warnings/* describeUnresolved */.Rf)(result, this.#job.service?.can.resolveNeeds)];
        return result.plan === undefined
            ? { ...result, warnings, accounts: (0,accounting/* undecidedAccounts */.se)(result.findings ?? []) }
            : { ...result, warnings };
    }
    #conclude(reasons) {
        const { plan, configurationFault } = this.#known;
        const failing = (plan?.failing.length ?? 0) + (configurationFault ? 1 : 0);
        this.learn({ reasons, conclusion: (0,report_conclusion/* conclude */.Ep)(failing, reasons) });
    }
}

;// CONCATENATED MODULE: ./build/src/git/open-git.js


/**
 * As `createGit`, with one process that answers all questions about objects until it is closed. A git before
 * 2.36 starts a process for each.
 */
function openGit(directory, env) {
    let processes = 0;
    const single = (0,git_git/* createGit */.lD)(directory, env);
    const start = (0,git_git/* prepareGit */.UL)(directory, env);
    const server = new ObjectServer((args) => {
        processes += 1;
        return start(args);
    });
    return {
        async git(args, input, signal) {
            const command = args.length === 2 && args[0] === 'cat-file' ? COMMANDS.get(args[1] ?? '') : undefined;
            const answer = command === undefined ? undefined : await server.ask(command, String(input ?? ''));
            if (answer !== undefined)
                return answer;
            processes += 1;
            return single(args, input, signal);
        },
        processes: () => processes,
        close: () => server.close(),
    };
}
/** What `git cat-file --batch-command` calls these options. */
const COMMANDS = new Map([
    ['--batch-check', 'info'],
    ['--batch', 'contents'],
]);
/** git's status for options that it does not know. */
const open_git_UNKNOWN_OPTION = 129;
/** One `git cat-file`, started when it is first asked, which answers line by line. */
class ObjectServer {
    #start;
    #child;
    #questions = [];
    #isOver = false;
    /** A header that is cut off at the end of a chunk. */
    #header = '';
    /** Bytes of content that are still to come. */
    #content = 0;
    constructor(start) {
        this.#start = start;
    }
    /** Undefined where this git cannot, or it is closed. */
    ask(command, input) {
        if (this.#isOver)
            return Promise.resolve(undefined);
        const names = input.split('\n').slice(0, -1);
        return new Promise((resolve, reject) => {
            this.#put({ command, names, output: [], answered: 0, resolve, reject });
        });
    }
    close() {
        this.#isOver = true;
        this.#child?.stdin.end();
    }
    #put(question) {
        try {
            const child = this.#child ?? this.#open();
            this.#child = child;
            this.#questions.push(question);
            child.stdin.write(question.names.map((name) => `${question.command} ${name}\n`).join(''));
        }
        catch (error) {
            question.reject(error);
        }
    }
    #open() {
        const child = this.#start(['cat-file', '--batch-command']);
        this.#header = '';
        this.#content = 0;
        child.stdin.on('error', () => { });
        child.stdout.on('data', (chunk) => this.#read(chunk));
        (0,git_git/* endOf */.pJ)(child).then((end) => this.#ended(end), (error) => {
            for (const question of this.#abandon())
                question.reject(error);
        });
        return child;
    }
    #abandon() {
        const questions = this.#questions;
        this.#questions = [];
        this.#child = undefined;
        return questions;
    }
    /** The question at which git gave up fails; those behind it are asked again. */
    #ended(end) {
        const [failed, ...others] = this.#abandon();
        if (failed === undefined)
            return;
        if (end.status === open_git_UNKNOWN_OPTION) {
            this.#isOver = true;
            for (const question of [failed, ...others])
                question.resolve(undefined);
            return;
        }
        failed.resolve({ ...end, stdout: Buffer.concat(failed.output) });
        for (const question of others) {
            if (this.#isOver)
                question.resolve(undefined);
            else
                this.#put({ ...question, output: [], answered: 0 });
        }
    }
    #read(chunk) {
        let start = 0;
        let at = 0;
        while (at < chunk.length) {
            const question = this.#questions[0];
            if (question === undefined)
                return;
            if (this.#content > 0) {
                const read = Math.min(this.#content, chunk.length - at);
                this.#content -= read;
                at += read;
            }
            else {
                const end = chunk.indexOf('\n', at);
                this.#header += chunk.toString('latin1', at, end < 0 ? chunk.length : end);
                if (end < 0)
                    break;
                at = end + 1;
                const found = (0,objects/* parseHeader */.RW)(this.#header);
                this.#header = '';
                if (found !== undefined && question.command === 'contents')
                    this.#content = found.size + 1;
            }
            if (this.#content > 0)
                continue;
            question.answered += 1;
            if (question.answered < question.names.length)
                continue;
            this.#questions.shift();
            const stdout = Buffer.concat([...question.output, chunk.subarray(start, at)]);
            question.resolve({ status: 0, stdout, stderr: '' });
            start = at;
        }
        if (start < chunk.length)
            this.#questions[0]?.output.push(chunk.subarray(start));
    }
}

// EXTERNAL MODULE: ./build/src/thread/keyring.js
var keyring = __webpack_require__(5079);
;// CONCATENATED MODULE: ./build/src/inputs/to-keyring.js

/**
 * The keys of a run: of the signing key, and of the client secret, which signs where there is none. Beside a
 * signing key the client secret's is as good: whoever has that secret may post and resolve in our name
 * anyway, and threads from before the signing key go on. Those of previous ones are older. With neither it is
 * keyless; a token is no key, since it is a new one at each run.
 *
 * @param secretsOfCi `withheld`: CI keeps them from this run, so that a key may be there which it does not
 * have
 */
function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKey, previousSigningKey } = secrets;
    const ofSigning = signingKey === undefined ? undefined : (0,keyring/* deriveKeys */.Cd)(signingKey);
    const { clientSecret, previousClientSecret } = secrets;
    if (clientSecret === undefined)
        return [ofSigning ?? keyless(secretsOfCi), ...olderKeys('previous-signing-key', previousSigningKey)];
    const ofClient = (0,keyring/* deriveKeys */.Cd)(clientSecret);
    const present = ofSigning === undefined ? [ofClient] : [ofSigning, ofClient];
    return [
        ...present,
        ...olderKeys('previous-signing-key', previousSigningKey),
        ...olderKeys('previous-client-secret', previousClientSecret),
    ];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? keyring/* KEYLESS */.DJ : { ...keyring/* KEYLESS */.DJ, withheld: true };
}
function olderKeys(older, secret) {
    return secret === undefined ? [] : [{ ...(0,keyring/* deriveKeys */.Cd)(secret), older }];
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./build/src/inputs/variables.js
var variables = __webpack_require__(3330);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
;// CONCATENATED MODULE: ./build/src/host/line-writer.js

/** ECMA-48: to the first column, and erase the line. */
const ERASE = '\r\u001b[2K';
const USUAL_COLUMNS = 80;
/** The status line stands on `live`, where that is a terminal. */
function line_writer_lineWriter(live) {
    const rewrites = live.isTTY === true;
    let shown = false;
    const erase = () => {
        if (shown)
            live.write(ERASE);
        shown = false;
    };
    return {
        rewrites,
        line(stream, text) {
            erase();
            stream.write(`${text}\n`);
        },
        status(text) {
            // A line that wraps could not be erased as one; the last column stays free, since some terminals wrap
            // there already.
            const line = truncate(oneLine(text), (live.columns || USUAL_COLUMNS) - 1);
            live.write(`${shown ? ERASE : ''}${line}`);
            shown = true;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/host/terminal.js




/**
 * What CI systems set. Whether there is a terminal says nothing: a plan is to come to the same through a
 * pipe.
 */
const CI_VARIABLES = (/* unused pure expression or super */ null && ([
    'CI',
    'BUILD_ID',
    'BUILD_NUMBER',
    'CODEBUILD_BUILD_ID',
    'CONTINUOUS_INTEGRATION',
    'JENKINS_URL',
    'TEAMCITY_VERSION',
    'TF_BUILD',
    'bamboo_buildKey',
]));
/** As the input `report-file`: the report is printed. */
const STANDARD_OUTPUT = '-';
/**
 * A command line anywhere: a flag comes before the variable `SARIF_REVIEW_*`. There is no summary; the log
 * says it all.
 */
function terminalHost(options) {
    const { flags, environment, redactor, log, trouble, document } = options;
    const clean = (line) => redactor.redact(logLine(line));
    const paintFor = (stream) => choosePaint(environment, options.colors === 'always' || stream.isTTY === true ? 'shows-colors' : 'plain-text');
    const [paintLog, paintTrouble] = [paintFor(log), paintFor(trouble)];
    const writer = lineWriter(trouble);
    const wrap = (stream, line) => {
        const columns = columnsOf(stream);
        return line.split('\n').flatMap((one) => (columns === undefined ? [one] : wrapWords(one, columns)));
    };
    const tell = (word, tone, line) => {
        const [first = '', ...more] = wrap(trouble, `${word} ${clean(line)}`);
        const painted = `${paintTrouble(tone, word)}${first.slice(word.length)}`;
        writer.line(trouble, [painted, ...more].join('\n'));
    };
    const columns = columnsOf(log);
    return {
        input(name) {
            const variable = environment[variableName(name)];
            return flags[name] ?? (variable === '' ? undefined : variable);
        },
        mask: (secret) => redactor.add(secret),
        hide: (secret) => redactor.add(secret),
        redact: (text) => redactor.redact(text),
        info(line, tone) {
            const lines = wrap(log, clean(line));
            writer.line(log, lines.map((one) => (tone === undefined ? one : paintLog(tone, one))).join('\n'));
        },
        code(pieces) {
            const whole = pieces.map(({ text }) => text).join('');
            const safe = clean(whole);
            // A secret may begin in one part and end in the next.
            const painted = pieces.map(({ text, tone }) => (tone === undefined ? text : paintLog(tone, text)));
            writer.line(log, safe === whole ? painted.join('') : safe);
        },
        warning: (line) => tell('Warning:', 'doubtful', line),
        error: (line) => tell('Error:', 'bad', line),
        status: (line) => (writer.rewrites ? writer.status(clean(line)) : writer.line(log, clean(line))),
        rewrites: writer.rewrites,
        group: () => undefined,
        endGroup: () => undefined,
        writeDocument: (json) => writer.line(document, jsonDocument(redactor.redact(json.trimEnd()))),
        setOutput: () => undefined,
        writeSummary: async () => undefined,
        workspaces: [],
        onLaptop: !CI_VARIABLES.some((name) => environment[name]),
        ...(columns === undefined ? {} : { columns }),
    };
}
/** The width of a terminal; of a file, and of a terminal that does not know it and says 0, there is none. */
function columnsOf({ isTTY, columns }) {
    return isTTY === true && columns ? columns : undefined;
}
const STYLES = {
    heading: 'bold',
    new: 'green',
    change: 'cyan',
    quiet: 'dim',
    good: 'green',
    doubtful: 'yellow',
    bad: 'red',
};
const plain = (_, text) => text;
const colored = (tone, text) => text === '' ? text : styleText(STYLES[tone], text, { validateStream: false });
/**
 * Colors for a reader that shows them (`kind`), unless the user says otherwise: `FORCE_COLOR` comes before
 * `NO_COLOR`, as in Node.js, and a set but empty variable says nothing.
 */
function choosePaint(environment, kind) {
    const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
    if (FORCE_COLOR !== '')
        return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
    return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}
/**
 * JSON that means the same and may be printed in a CI log: what a terminal or an agent would act on (control
 * and invisible characters, `##vso[`, GitLab's section codes) is written as `\uXXXX`. All of it can only
 * stand inside strings.
 */
function jsonDocument(json) {
    return json
        .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
        .replace(/#(?=[#[\w])/gu, escaped)
        .replace(/_(?=(?:start|end):\d)/gu, escaped);
}
/** JSON knows escapes of UTF-16 units only. */
function escaped(text) {
    return Array.from({ length: text.length }, (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`).join('');
}

// EXTERNAL MODULE: ./build/src/log/find-logs.js
var find_logs = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/src/plan/judge-spots.js
var judge_spots = __webpack_require__(8146);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./build/src/report/code-quality.js



/** Findings that are present on the change: they have a thread, or were selected for one. */
const PRESENT = [
    'kept',
    'reopened',
    'resolved-by-people',
    'posted',
    'unanchored',
    'over-limit',
    'failed',
];
const SEVERITIES = {
    error: 'critical',
    warning: 'major',
    note: 'minor',
    none: 'info',
};
/** CVSS v3.1 §5: critical is from 9.0 on. */
const CRITICAL_VULNERABILITY = 9;
/**
 * GitLab's Code Quality report of what is present on the change, as JSON: an array without a byte order mark
 * (https://docs.gitlab.com/ci/testing/code_quality/, "Code Quality report format"). A finding that has no
 * file cannot be in it; one of a whole file stands on its first line. What people have accepted is left out.
 * Undefined where nothing is known of the change: an empty report would say that all is fixed.
 *
 * @param redact hides secrets in a text
 */
function toCodeQuality({ plan, accounts }, redact) {
    if (plan === undefined)
        return undefined;
    const accepted = new Set(plan.accepted.flatMap(({ findings }) => findings));
    const failing = new Set(plan.failing.flatMap(({ findings }) => findings));
    const seen = new Map();
    const issues = accounts.flatMap(({ finding, disposition }) => {
        const isPresent = PRESENT.includes(disposition) || failing.has(finding);
        const { path } = finding.place;
        if (!isPresent || path === undefined || accepted.has(finding))
            return [];
        return [toIssue(finding, path, seen, redact)];
    });
    return `${JSON.stringify(issues, undefined, 2)}\n`;
}
function toIssue(finding, path, seen, redact) {
    const { scope, rule, place, level, message } = finding;
    // Without the line: one that moves is no new one. Those that look alike are numbered.
    const alike = JSON.stringify([scope.tool, scope.category, rule.id, path, message]);
    const count = (seen.get(alike) ?? 0) + 1;
    seen.set(alike, count);
    const isCritical = (rule.securitySeverity ?? 0) >= CRITICAL_VULNERABILITY;
    return {
        description: redact(`${(0,lines/* oneLine */.TN)(message)} (${(0,lines/* oneLine */.TN)((0,finding_finding/* scopeName */.OK)(scope))})`),
        check_name: redact((0,lines/* oneLine */.TN)(rule.id)),
        fingerprint: (0,external_node_crypto_.createHash)('sha256')
            .update(JSON.stringify([alike, count]))
            .digest('hex'),
        severity: isCritical ? 'blocker' : SEVERITIES[level],
        location: { path: redact(path), lines: { begin: place.kind === 'lines' ? place.startLine : 1 } },
    };
}

// EXTERNAL MODULE: ./build/src/comment/overview-body.js
var overview_body = __webpack_require__(3257);
// EXTERNAL MODULE: ./build/src/plan/move.js
var plan_move = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/src/text/compare-texts.js
var compare_texts = __webpack_require__(7895);
;// CONCATENATED MODULE: ./build/src/report/render-plan.js









const NO_CODE = () => [];
const TONES = {
    post: 'new',
    reopen: 'change',
    resolve: 'change',
    'remove-duplicate': 'change',
    keep: 'quiet',
    leave: 'quiet',
};
/** So many threads that are left for the same reason are listed below it, and it is said once. */
const LEFT_TOGETHER = 3;
/** One of a log may be a page. */
const LONGEST_MESSAGE = 120;
/** Rules are lined up where they are no longer than this; a longer one pushes its own line only. */
const USUAL_RULE = 48;
const NARROWEST_RULE = 24;
/** The part of a narrow line that a rule may take. */
const RULE_PART = 0.36;
/**
 * The plan as lines of text: files with a change first, and in each one line a move with its reason, and the
 * message of its finding behind it. Threads that are left for one and the same reason come last, below that
 * reason, as `path:line`. What a dry run prints is what a real run does.
 *
 * @param columns the width of a terminal, where there is one
 * @param most so many threads are named; of the others it is said how many there are
 * @param showCode what stands below threads that are posted or reopened
 */
function renderPlan(moves, overview, columns, most = Number.POSITIVE_INFINITY, showCode = NO_CODE) {
    const all = moves.map(toRow);
    const left = [...Map.groupBy(all.filter(isLeft), ({ move }) => move.reason).values()].filter(({ length }) => length >= LEFT_TOGETHER);
    const together = new Set(left.flat());
    const rows = all.filter((row) => !together.has(row));
    const widths = {
        verb: longest(rows.map(({ move }) => (0,plan_move/* shownMove */.zy)(move))),
        line: longest(rows.map(({ line }) => line)),
        rule: Math.min(longest(rows.map(({ rule }) => rule)), widestRule(columns)),
    };
    const files = [...Map.groupBy(rows, ({ path }) => path)].toSorted(([a, inA], [b, inB]) => Number(changes(inB)) - Number(changes(inA)) || (0,compare_texts/* compareTexts */.q)(a, b));
    const inFiles = files.flatMap(([, inFile]) => inFile.toSorted(compareRows));
    const named = new Set([...inFiles, ...left.flatMap(sortLeft)].slice(0, most));
    return [
        ...[
            ...Map.groupBy(inFiles.filter((row) => named.has(row)), ({ path }) => path),
        ].flatMap(([path, inFile]) => [
            { text: path, tone: 'heading' },
            ...inFile.flatMap((row) => [renderRow(row, widths), ...codeOf(row, showCode)]),
        ]),
        ...left.flatMap((group) => renderLeft(group, named)),
        ...renderUnnamed(all.filter((row) => !named.has(row))),
        ...renderOverview(overview),
    ];
}
function toRow(move) {
    const spot = (0,plan_move/* spotOf */.Yf)(move);
    const message = (0,lines/* oneLine */.TN)(spot?.findings[0]?.message ?? '');
    if (move.kind === 'post') {
        const { anchor } = move;
        const rule = `${move.spot.rule.id} (${(0,finding_finding/* scopeName */.OK)(move.spot.scope)})`;
        return { move, path: (0,lines/* oneLine */.TN)(anchor.path), line: String(anchor.newLine), rule: (0,lines/* oneLine */.TN)(rule), message };
    }
    const { evidence } = move.thread;
    const place = spot?.place;
    const line = place?.kind === 'lines' ? place.startLine : evidence.line;
    return {
        move,
        path: (0,lines/* oneLine */.TN)(place?.path ?? evidence.path),
        line: line === 0 ? '' : String(line),
        rule: (0,lines/* oneLine */.TN)(`${evidence.ruleId} (${(0,finding_finding/* scopeName */.OK)(evidence.scope)})`),
        message,
    };
}
function renderRow({ move, line, rule, message }, widths) {
    const reason = (0,lines/* oneLine */.TN)(move.kind === 'post' ? `${move.reason}, ${move.spot.level}${alsoBy(move)}` : move.reason);
    const start = `  ${(0,plan_move/* shownMove */.zy)(move).padEnd(widths.verb)}  ${line.padStart(widths.line)}  ${rule.padEnd(widths.rule)}  ${reason}`;
    return { text: withMessage(start, message), tone: TONES[(0,plan_move/* shownMove */.zy)(move)] };
}
/** What stays as it is was looked at before. */
function codeOf({ move }, showCode) {
    const isNews = move.kind === 'post' || move.kind === 'reopen';
    const [finding] = isNews ? move.spot.findings : [];
    return finding === undefined ? [] : showCode(finding);
}
function withMessage(start, message) {
    return message === '' ? start : `${start}: ${(0,lines/* truncate */.xv)(message, LONGEST_MESSAGE)}`;
}
/** Which other tools report it: `, also by PMD`. */
function alsoBy({ twins = [] }) {
    return twins.length === 0 ? '' : `, also by ${(0,names/* listed */.KE)(twins.map(({ scope }) => (0,finding_finding/* scopeName */.OK)(scope)))}`;
}
function isLeft({ move }) {
    return move.kind === 'leave';
}
/** The reason is said also where none of its threads is named. */
function renderLeft(rows, named) {
    const shown = sortLeft(rows).filter((row) => named.has(row));
    const places = shown.map(({ path, line }) => (line === '' ? path : `${path}:${line}`));
    const width = longest(places);
    return [
        { text: words/* threadsLeft */.Hm(rows.length, (0,lines/* oneLine */.TN)(rows[0]?.move.reason ?? '')), tone: 'heading' },
        ...shown.map(({ rule, message }, index) => {
            const start = `  ${(places[index] ?? '').padEnd(width)}  ${rule}`;
            return { text: withMessage(start, message), tone: TONES.leave };
        }),
    ];
}
function sortLeft(rows) {
    return rows.toSorted((a, b) => (0,compare_texts/* compareTexts */.q)(a.path, b.path) || compareRows(a, b));
}
function renderUnnamed(rows) {
    if (rows.length === 0)
        return [];
    const counts = plan_move/* SHOWN_MOVES */.Jr.map((kind) => [kind, rows.filter(({ move }) => (0,plan_move/* shownMove */.zy)(move) === kind).length])
        .filter(([, count]) => count > 0)
        .map(([kind, count]) => `${count} ${kind}`);
    const files = new Set(rows.map(({ path }) => path)).size;
    const text = words/* threadsUnnamed */.E2(rows.length, files, counts);
    return [{ text, tone: 'quiet' }];
}
function renderOverview({ kind, entries, obsolete, reason }) {
    if (kind === 'none' || (kind === 'keep' && entries.length + obsolete.length === 0))
        return [];
    const tone = kind === 'keep' ? 'quiet' : 'change';
    return [{ text: words/* overviewLine */.sP(kind, entries.length, reason), tone }];
}
function changes(rows) {
    return rows.some(({ move }) => (0,plan_move/* isWriting */.xz)(move));
}
function compareRows(a, b) {
    return (Number(a.line) - Number(b.line) ||
        plan_move/* SHOWN_MOVES */.Jr.indexOf((0,plan_move/* shownMove */.zy)(a.move)) - plan_move/* SHOWN_MOVES */.Jr.indexOf((0,plan_move/* shownMove */.zy)(b.move)) ||
        (0,compare_texts/* compareTexts */.q)(a.rule, b.rule));
}
function widestRule(columns) {
    return columns === undefined ? USUAL_RULE : Math.max(NARROWEST_RULE, Math.floor(columns * RULE_PART));
}
function longest(texts) {
    return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
/** So many are shown for one reason; who asks for all gets all. */
const MOST_OF_A_REASON = 100;
/**
 * The findings of a plan that get no thread, below the reason for it, worst first: those that were selected,
 * those without a place in the checkout, and those that fail the check all the same; with `all` whatever was
 * filtered as well.
 */
function renderUnthreaded(plan, shown, showCode = NO_CODE) {
    const most = shown === 'all' ? Number.POSITIVE_INFINITY : MOST_OF_A_REASON;
    // Each existing one has evidence of its own, which `why` tells.
    const left = render_plan_withoutThread(plan, shown).map((account) => account.disposition === 'existing' ? { ...account, reason: words/* IN_BASE_LOG */.zq } : account);
    return groupByReason(left).flatMap(([reason, group]) => {
        const findings = group
            .map(({ finding }) => finding)
            .toSorted(judge_spots/* compareRanks */.dL)
            .slice(0, most);
        const rest = group.length - findings.length;
        return [
            { text: words/* unthreadedTitle */.$4(group[0]?.disposition, group.length, reason), tone: 'heading' },
            ...renderFindings(findings).flatMap((text, index) => {
                const finding = findings[index];
                return [{ text, tone: 'quiet' }, ...(finding === undefined ? [] : showCode(finding))];
            }),
            ...(rest > 0 ? [{ text: words/* moreInReport */.h6(rest), tone: 'quiet' }] : []),
        ];
    });
}
/** The accounts of findings that get no thread and are shown. */
function render_plan_withoutThread({ accounts, failing }, shown) {
    const fails = new Set(failing.flatMap(({ findings }) => findings));
    return accounts.filter(({ finding, disposition }) => {
        if (disposition === 'unanchored' || disposition === 'over-limit')
            return true;
        if (disposition === 'ignored' || disposition === 'existing')
            return shown === 'all';
        if (disposition !== 'filtered')
            return false;
        return (shown === 'all' ||
            finding.place.kind === 'nowhere' ||
            finding.place.kind === 'uncommitted' ||
            fails.has(finding));
    });
}
/** Places are lined up where they are no longer than this. */
const WIDEST_PLACE = 60;
/**
 * One line for each finding: `  src/a.ts:3  no-var (PMD)  error: Unexpected var.`
 *
 * @param note what else there is to say of a finding, in front of its message
 */
function renderFindings(findings, note = () => undefined) {
    const places = findings.map(({ place }) => (0,lines/* oneLine */.TN)((0,finding_finding/* placeName */.fW)(place)) || 'no place');
    const widest = places.reduce((most, { length }) => Math.max(most, length), 0);
    const width = Math.min(widest, WIDEST_PLACE);
    return findings.map((finding, index) => {
        const rule = `${(0,lines/* oneLine */.TN)(finding.rule.id)} (${(0,lines/* oneLine */.TN)((0,finding_finding/* scopeName */.OK)(finding.scope))})`;
        const about = [finding.level, note(finding)].filter((part) => part !== undefined).join(', ');
        const message = (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(finding.message), LONGEST_MESSAGE);
        return `  ${(places[index] ?? '').padEnd(width)}  ${rule}  ${about}: ${message}`;
    });
}
/** What failed a run, as lines of its log, worst first; none where it did not fail. */
function renderFailing(result) {
    const { spots, resolvedByPeople } = (0,report_conclusion/* failingOf */.al)(result);
    if (spots.length === 0)
        return [];
    const shown = spots.slice(0, report_conclusion/* MOST_NAMED */.SE).flatMap(({ findings: [first] }) => first ?? []);
    const rest = spots.length - shown.length;
    const rows = renderFindings(shown, (finding) => resolvedByPeople.has(finding) ? 'resolved by a person' : undefined);
    return [
        {
            text: words/* failingTitle */.J5(spots.length),
            tone: 'heading',
        },
        ...rows.map((text) => ({ text, tone: 'bad' })),
        ...(rest > 0 ? [{ text: words/* moreInReport */.h6(rest), tone: 'bad' }] : []),
    ];
}
/**
 * Accounts by why they stand as they do, the most frequent reason first. Reasons that differ only in the
 * finding's own file are one: `its file is not part of the diff`.
 */
function groupByReason(accounts) {
    const groups = Map.groupBy(accounts, ({ finding, reason }) => (0,overview_body/* withoutPath */.sp)(finding.place, reason));
    return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

// EXTERNAL MODULE: ./build/src/finding/about.js
var about = __webpack_require__(850);
// EXTERNAL MODULE: ./build/src/report/decisions.js
var decisions = __webpack_require__(679);
;// CONCATENATED MODULE: ./build/src/report/to-json.js
/** Letters that are handed on together. */
const PART = 64 * 1024;
/**
 * A document as JSON that people can read, with a line break at its end, part by part: lists in it may be
 * long, and are gone through once.
 *
 * @param document its members that are iterable are written as lists
 * @param redact hides secrets in a text. It gets each text alone: stars in finished JSON could stand for half
 * an escape.
 */
function* to_json_toJson(document, redact) {
    let part = '';
    for (const text of eachText(document, redact)) {
        part += text;
        if (part.length < PART)
            continue;
        yield part;
        part = '';
    }
    yield `${part}\n`;
}
function* eachText(document, redact) {
    const hide = (_, inner) => (typeof inner === 'string' ? redact(inner) : inner);
    const write = (value, indent) => JSON.stringify(value, hide, 2).replaceAll('\n', `\n${indent}`);
    let before = '{';
    for (const [key, value] of Object.entries(document)) {
        yield `${before}\n  ${JSON.stringify(key)}: `;
        if (isList(value)) {
            let between = '[';
            for (const item of value) {
                yield `${between}\n    ${write(item, '    ')}`;
                between = ',';
            }
            yield between === '[' ? '[]' : '\n  ]';
        }
        else
            yield write(value, '  ');
        before = ',';
    }
    yield '\n}';
}
function isList(value) {
    return typeof value === 'object' && value !== null && Symbol.iterator in value;
}

;// CONCATENATED MODULE: ./build/src/report/report-file.js







/** Raised when a field changes its meaning or goes; new fields do not raise it. */
const SCHEMA_VERSION = 2;
/** The report as JSON, part by part: what a dashboard, a test or a person with jq reads. */
function toReport(result, redact) {
    const { completeness, outcomes, plan, dryRun } = result;
    const moves = plan?.moves ?? [];
    const failing = new Set((0,report_conclusion/* failingOf */.al)(result).spots.flatMap(({ findings }) => findings));
    const accepted = new Set((plan?.accepted ?? []).map(({ key }) => key));
    const { conclusion, reasons, ...commits } = describeRun(result);
    const report = {
        schemaVersion: SCHEMA_VERSION,
        conclusion,
        reasons,
        dryRun,
        ...commits,
        tools: result.tools,
        scopes: result.scopes,
        failures: completeness?.failures ?? [],
        heldScopes: completeness?.heldScopes ?? [],
        heldFiles: completeness?.heldFiles ?? [],
        warnings: [...(completeness?.warnings ?? []), ...result.warnings],
        base: describeBase(result),
        overview: describeOverview(result),
        results: (0,accounting/* countResults */.aD)(result.accounts),
        threadMoves: (0,accounting/* countThreads */.Z_)(moves, outcomes, dryRun ? 'planned' : 'done'),
        decisions: (0,decisions/* standingDecisions */.AX)(moves).map((decision) => (0,decisions/* toReportedDecision */.lA)(decision, accepted)),
        decisionsNotCounted: (result.attempts ?? []).map(decisions/* toReportedAttempt */.GY),
        rules: (0,decisions/* ruleHistories */.LT)(result).map(decisions/* toReportedHistory */.b$),
        timings: result.timings ?? null,
        findings: eachFinding(result, failing),
        threads: moves.flatMap((move) => move.kind === 'post' || (0,plan_move/* spotOf */.Yf)(move) !== undefined ? [] : [toReportedThread(move, outcomes)]),
    };
    return to_json_toJson(report, redact);
}
/**
 * The plan as JSON, part by part: each move with its place, its finding and the reason for it, the findings
 * without a thread (`shown` says which), and what becomes of all results.
 */
function toPlanDocument(result, redact, shown) {
    const { accounts, outcomes, plan } = result;
    const moves = plan?.moves ?? [];
    const document = {
        schemaVersion: SCHEMA_VERSION,
        ...describeRun(result),
        moves: moves.map(toReportedMove),
        overview: describeOverview(result),
        withoutThread: withoutThread({ accounts, failing: plan?.failing ?? [] }, shown).map(toReportedFinding),
        results: countResults(accounts),
        threadMoves: countThreads(moves, outcomes, 'planned'),
    };
    return toJson(document, redact);
}
/** What both documents say of a run. */
function describeRun({ conclusion, reasons, change, baseSha, headSha, analyzedSha }) {
    return {
        conclusion,
        reasons,
        ...describeChange(change),
        baseSha: baseSha ?? null,
        headSha: headSha ?? null,
        analyzedSha: analyzedSha ?? null,
    };
}
/**
 * What the log of the base told; null without one. `judgedByLine`: findings by why it told nothing of them.
 */
function describeBase({ comparison }) {
    if (comparison === undefined)
        return null;
    const { commit, compared, gone, failures } = comparison;
    const uncertain = [...compared.values()].flatMap((one) => (one.kind === 'uncertain' ? [one] : []));
    const judgedByLine = [...Map.groupBy(uncertain, ({ because }) => because)].map(([because, { length }]) => ({
        because,
        findings: length,
    }));
    return { commit: commit ?? null, gone, judgedByLine, failures };
}
function describeOverview({ overview }) {
    if (overview === undefined)
        return null;
    const { kind, entries, reason } = overview;
    return { move: kind, findings: entries.length, reason };
}
function* eachFinding({ accounts }, failing) {
    for (const account of accounts)
        yield { ...toReportedFinding(account), fails: failing.has(account.finding) };
}
/** A thread whose finding was not in the logs. */
function toReportedThread(move, outcomes) {
    const { discussionId, evidence } = move.thread;
    return {
        discussionId,
        tool: evidence.scope.tool,
        category: evidence.scope.category,
        ruleId: evidence.ruleId,
        path: evidence.path,
        line: evidence.line,
        move: (0,plan_move/* shownMove */.zy)(move),
        reason: move.reason,
        outcome: outcomes.get(move)?.kind ?? null,
    };
}
function toReportedMove(move) {
    const spot = spotOf(move);
    const evidence = move.kind === 'post' ? undefined : move.thread.evidence;
    const scope = spot?.scope ?? evidence?.scope;
    const now = move.kind === 'post'
        ? { path: move.anchor.path, line: move.anchor.newLine }
        : spot?.place.kind === 'lines'
            ? { path: spot.place.path, line: spot.place.startLine }
            : { path: spot?.place.path ?? evidence?.path ?? null, line: evidence?.line || null };
    return {
        move: shownMove(move),
        reason: move.reason,
        ...now,
        tool: scope?.tool ?? null,
        category: scope?.category ?? null,
        ruleId: spot?.rule.id ?? evidence?.ruleId ?? null,
        level: spot?.level ?? null,
        messages: spot?.findings.map(({ message }) => message) ?? [],
        discussionId: move.kind === 'post' ? null : move.thread.discussionId,
        was: evidence === undefined
            ? null
            : { path: evidence.path, line: evidence.line || null, head: evidence.head },
    };
}
/** The account of a result as the JSON documents have it. */
function toReportedFinding({ finding, disposition, reason, discussionId, tier }) {
    const { scope, rule, place, level, message, loggedLine, column, endColumn } = finding;
    return {
        tool: scope.tool,
        category: scope.category,
        ruleId: rule.id,
        path: place.path ?? null,
        line: place.kind === 'lines' ? place.startLine : null,
        ...(place.kind === 'lines' && { endLine: place.endLine, column, endColumn }),
        ...((0,about/* isAboutSecrets */.r)(finding) && { aboutSecrets: true }),
        ...(loggedLine === undefined ? {} : { loggedLine }),
        level,
        message,
        disposition,
        reason,
        discussionId: discussionId ?? null,
        ...(tier !== undefined && { tier }),
    };
}
/** What was reviewed, as the JSON documents have it. `deployment` is the number of a deployment request. */
function describeChange(change) {
    if (change === undefined)
        return { change: null, deployment: null };
    const { kind, name, reportedAs } = change;
    // The identity is not known where the service was never reached.
    const number = Number(name.match(/\d+/gu)?.at(-1));
    const own = reportedAs === undefined ? {} : { [reportedAs]: number };
    return { change: { service: kind, name, number }, deployment: null, ...own };
}

// EXTERNAL MODULE: ./build/src/report/run-result.js
var run_result = __webpack_require__(3891);
// EXTERNAL MODULE: ./build/src/plan/hold.js
var hold = __webpack_require__(8352);
;// CONCATENATED MODULE: ./build/src/report/summary.js












/** A CI system takes 1 MiB of summary a step; rows past this are counted, not shown. */
const ROWS = 100;
const MESSAGE_LIMIT = 160;
/** Every reason stands in a list below. */
const END_LIMIT = 600;
/** Findings that are open after this run, and those that nobody sees in a thread, are worth a row. */
const SHOWN = [
    'failed',
    'posted',
    'reopened',
    'kept',
    'over-limit',
    'unanchored',
    'resolved-by-people',
];
/**
 * The job summary as Markdown: verdict, accounting line, what failed, what was held, filtered or is worth
 * knowing, and why, and what is open.
 */
function toSummary(result) {
    const { plan, reasons, completeness, dryRun } = result;
    const threads = (0,accounting/* countThreads */.Z_)(plan?.moves ?? [], result.outcomes, dryRun ? 'planned' : 'done');
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    const end = plan === undefined ? reasons.join('; ') : (0,lines/* truncate */.xv)((0,check/* describeVerdict */.XZ)(result), END_LIMIT);
    const failing = (0,report_conclusion/* failingOf */.al)(result);
    const { worst, others } = toRows(result, failing);
    const unnamed = failing.spots.length - worst.length;
    const sections = [
        `## ${heading(result)}${dryRun ? words/* DRY_RUN */.yE : ''}`,
        // Its heading says no less.
        end === words/* PASSED */.f5 ? '' : (0,markdown.escapeMarkdown)((0,lines/* oneLine */.TN)(end)),
        (0,check/* threadsLine */.Uz)(result),
        (0,markdown/* codeSpan */.SS)((0,accounting/* accountingLine */.Qq)(results, threads)),
        summary_table(words/* PARTS */.dI.failing, worst, result.linkTo, unnamed > 0 ? words/* andMore */.v(unnamed, ', below.') : ''),
        list(words/* PARTS */.dI.unfinished, plan === undefined ? [] : reasons),
        list(words/* PARTS */.dI.held, words/* describeHeld */.T0(result)),
        list(words/* PARTS */.dI.left, (0,hold/* countHeld */.rq)(plan?.moves ?? []).map(toCount)),
        list(words/* PARTS */.dI.otherTools, words/* describeOtherTools */.$p(result.accounts)),
        list(words/* PARTS */.dI.base, words/* describeComparison */.L5(result)),
        list(words/* PARTS */.dI.filtered, countBy(result.accounts, 'filtered').map(toCount)),
        list(words/* PARTS */.dI.ignored, countBy(result.accounts, 'ignored').map(toCount)),
        list(words/* PARTS */.dI.decisions, (0,decisions/* standingDecisions */.AX)(plan?.moves ?? []).map(words/* describeStanding */._c)),
        list(words/* PARTS */.dI.attempts, (result.attempts ?? []).map(words/* describeAttempt */.Be)),
        list(words/* PARTS */.dI.unwanted, words/* describeUnwanted */.qw((0,decisions/* ruleHistories */.LT)(result))),
        list(words/* PARTS */.dI.warnings, [...(completeness?.warnings ?? []), ...result.warnings]),
        byRule(worst.length === 0 ? words/* PARTS */.dI.findings : words/* PARTS */.dI.otherFindings, others, result.linkTo),
    ];
    return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}
/** A run whose check alone is missing has analyzed everything. */
function heading({ conclusion, checkRefusal, reasons }) {
    return conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
        ? words/* CHECK_NOT_SET */.OT
        : words/* HEADINGS */.Ac[conclusion];
}
function countBy(accounts, disposition) {
    return groupByReason(accounts.filter((account) => account.disposition === disposition)).map(([reason, { length }]) => [reason, length]);
}
function toCount([reason, count]) {
    return `${count}: ${reason}`;
}
function list(title, items) {
    if (items.length === 0)
        return '';
    const shown = items.slice(0, ROWS).map((item) => `- ${(0,markdown.escapeMarkdown)((0,lines/* oneLine */.TN)(item))}`);
    return `### ${title}\n\n${shown.join('\n')}${more(items.length)}`;
}
/**
 * A row for each of the worst spots that fail the check, and one for each other finding that is worth it;
 * both worst first.
 */
function toRows({ accounts }, { spots }) {
    const firsts = new Set(spots.flatMap(({ findings: [first] }) => first ?? []));
    const worst = new Set([...firsts].slice(0, report_conclusion/* MOST_NAMED */.SE));
    const byRank = (a, b) => (0,judge_spots/* compareRanks */.dL)(a.finding, b.finding);
    const shown = accounts.filter(({ finding, disposition }) => SHOWN.includes(disposition) || firsts.has(finding));
    return {
        worst: shown.filter(({ finding }) => worst.has(finding)).toSorted(byRank),
        others: shown.filter(({ finding }) => !worst.has(finding)).toSorted(byRank),
    };
}
/** One row for each rule and state, so that a long list stays short. */
function byRule(title, accounts, linkTo) {
    if (accounts.length === 0)
        return '';
    const rows = (0,overview_body/* toRuleRows */.$u)(accounts.map(({ finding, disposition, reason }) => ({
        about: finding,
        state: disposition,
        message: finding.message,
        reason,
    })));
    const shown = rows.slice(0, ROWS).map((row) => `| ${row.state} ${(0,overview_body/* renderRuleRow */.j$)(row, linkTo)}`);
    const [names = '', line = ''] = overview_body/* RULE_COLUMNS */.v8;
    return `### ${title}\n\n| State ${names}\n|---${line}\n${shown.join('\n')}${more(rows.length)}`;
}
function summary_table(title, accounts, linkTo, end) {
    if (accounts.length === 0)
        return '';
    const rows = accounts.slice(0, ROWS).map(({ finding, disposition, reason }) => {
        const cells = [
            disposition,
            finding.level,
            (0,markdown/* placeLink */.aE)((0,finding_finding/* placeName */.fW)(finding.place) || '-', (0,overview_body/* addressOf */.ci)(finding.place, linkTo)),
            finding.rule.helpUri === undefined
                ? (0,markdown/* codeSpan */.SS)(finding.rule.id)
                : (0,markdown/* link */.nf)(finding.rule.id, finding.rule.helpUri),
            (0,markdown.escapeMarkdown)((0,finding_finding/* scopeName */.OK)(finding.scope)),
            (0,markdown.escapeMarkdown)((0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(finding.message), MESSAGE_LIMIT)),
            (0,markdown.escapeMarkdown)((0,lines/* oneLine */.TN)(reason)),
        ];
        return `| ${cells.map(markdown/* tableCell */.xR).join(' | ')} |`;
    });
    const head = '| State | Level | Place | Rule | Tool | Message | Why |\n|---|---|---|---|---|---|---|';
    return `### ${title}\n\n${head}\n${rows.join('\n')}${end}`;
}
function more(count) {
    return count > ROWS ? words/* andMore */.v(count - ROWS, '; the report has them all.') : '';
}

// EXTERNAL MODULE: ./build/src/run/connect.js + 2 modules
var connect = __webpack_require__(5636);
;// CONCATENATED MODULE: ./build/src/run/report-result.js















/** CI shows ten annotations of a kind a step. */
const WARNINGS_SHOWN = 10;
/** Says what a run came to, wherever the host can say it, and returns the exit status. */
async function reportResult(result, order) {
    const { inputs, host, world, timings, toDocument } = order;
    host.endGroup();
    const reportPath = await writeReport(result, order);
    const hasCodeQuality = await writeCodeQuality(result, order);
    for (const [name, value] of Object.entries((0,accounting/* toOutputs */.Iu)(result, reportPath)))
        host.setOutput(name, value);
    const warned = warn([...(result.completeness?.warnings ?? []), ...result.warnings], host);
    // The last error is that of the run itself.
    if ((0,connect/* serviceOf */.z5)(inputs.reviewed)?.annotates)
        annotate(result, { error: 1, warning: warned, notice: 0 }, host);
    await host.writeSummary(toSummary(result));
    const threads = (0,accounting/* countThreads */.Z_)(result.plan?.moves ?? [], result.outcomes, result.dryRun ? 'planned' : 'done');
    for (const { text, tone } of renderFailing(result))
        host.info(text, tone);
    const results = result.findings === undefined ? undefined : (0,accounting/* countResults */.aD)(result.accounts);
    host.info((0,accounting/* accountingLine */.Qq)(results, threads));
    const ended = `${result.conclusion}: ${result.plan === undefined ? result.reasons.join('; ') : (0,check/* describeEnd */.lA)(result)}`;
    const status = run_result/* EXIT_STATUS */.uc[result.conclusion];
    if (status === 0)
        host.info(ended, 'good');
    else
        host.error(ended);
    const named = inputs['report-file'];
    if (named === STANDARD_OUTPUT)
        writeDocument(toReport, result, host);
    const isWanted = named !== undefined && named !== STANDARD_OUTPUT;
    const isMissing = (reportPath === undefined && isWanted) || !hasCodeQuality;
    if (timings || world.environment[variables/* TIMINGS_VARIABLE */.hc])
        host.info((0,words/* timingsLine */.i7)(result.timings));
    if (toDocument !== undefined)
        writeDocument(toDocument, result, host);
    return isMissing && status === 0 ? run_result/* CONFIGURATION_EXIT_STATUS */.Pd : status;
}
function writeDocument(toDocument, result, host) {
    host.writeDocument([...toDocument(result, (text) => host.redact(text))].join(''));
}
/** The last one that is shown says how many are not. Returns how many are shown. */
function warn(warnings, host) {
    const shown = warnings.length > WARNINGS_SHOWN ? WARNINGS_SHOWN - 1 : warnings.length;
    for (const warning of warnings.slice(0, shown))
        host.warning(warning);
    const rest = warnings.length - shown;
    if (rest > 0)
        host.warning(`and ${rest} more warnings; the report has them all`);
    return Math.min(warnings.length, WARNINGS_SHOWN);
}
async function writeReport(result, order) {
    const { inputs, host } = order;
    const named = inputs['report-file'];
    const folder = host.temporaryFolder;
    if (named === STANDARD_OUTPUT)
        return undefined;
    const path = named ?? (folder === undefined ? undefined : (0,external_node_path_.join)(folder, 'sarif-review.json'));
    if (path === undefined)
        return undefined;
    const redact = (text) => host.redact(text);
    const report = isPage(path)
        ? (await __webpack_require__.e(/* import() */ 222).then(__webpack_require__.bind(__webpack_require__, 7222))).toReportPage(result, redact)
        : toReport(result, redact);
    return writeNamed('report-file', path, report, order);
}
/** Whether a report of this name is the page for people, and no JSON. */
function isPage(name) {
    return /\.html?$/iu.test(name ?? '');
}
/** Whether it was written, where it is wanted and there is something to write. */
async function writeCodeQuality(result, order) {
    const { inputs, host } = order;
    const path = inputs.codequality;
    if (path === undefined)
        return true;
    const report = toCodeQuality(result, (text) => host.redact(text));
    if (report === undefined) {
        host.info('No Code Quality report was written, since this run did not get to know what is present');
        return true;
    }
    return (await writeNamed('codequality', path, report, order)) !== undefined;
}
/** Returns the absolute path of the file, or undefined where it could not be written, which is told. */
async function writeNamed(input, name, text, { inputs, host, world }) {
    const path = (0,external_node_path_.resolve)(world.directory, name);
    try {
        if (await (0,find_logs/* escapesFolders */.qS)((0,external_node_path_.dirname)(path), foldersOf(inputs, host, world))) {
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
/** CI shows ten annotations of a level for each step. */
const MOST_OF_LEVEL = 10;
/** Selected findings that nobody sees in a thread. */
const WITHOUT_THREAD = ['unanchored', 'over-limit', 'failed'];
/**
 * Annotates the findings that have no thread, worst first, as many as are shown.
 *
 * @param shown how many annotations of each level there are already
 */
function annotate({ accounts }, shown, host) {
    if (host.annotate === undefined)
        return;
    const unthreaded = accounts
        .filter(({ disposition }) => WITHOUT_THREAD.includes(disposition))
        .toSorted((a, b) => (0,judge_spots/* compareRanks */.dL)(a.finding, b.finding))
        .map(toAnnotation);
    const counts = { ...shown };
    let left = 0;
    for (const annotation of unthreaded) {
        counts[annotation.level] += 1;
        if (counts[annotation.level] > MOST_OF_LEVEL)
            left += 1;
        else
            host.annotate(annotation);
    }
    if (left > 0) {
        host.info(`${left} more ${left === 1 ? 'finding has' : 'findings have'} no thread and no annotation, of which only ${MOST_OF_LEVEL} of a level are shown; the summary and the report name them`);
    }
}
const LEVELS = {
    error: 'error',
    warning: 'warning',
    note: 'notice',
    none: 'notice',
};
function toAnnotation({ finding }) {
    const { place, rule, scope, level, message } = finding;
    const path = place.kind === 'nowhere' ? {} : { path: place.path };
    const lines = 'startLine' in place ? { startLine: place.startLine, endLine: place.endLine } : {};
    return { level: LEVELS[level], title: `${rule.id} (${(0,finding_finding/* scopeName */.OK)(scope)})`, message, ...path, ...lines };
}

;// CONCATENATED MODULE: ./build/src/report/code-frame.js
const code_frame_TONES = {
    error: 'bad',
    warning: 'doubtful',
    note: 'change',
    none: 'change',
};
/** Columns of a line where nobody says how wide it may be: a log, a file. */
const code_frame_USUAL_COLUMNS = 120;
/** Narrower, code says nothing any more. */
const FEWEST_COLUMNS = 24;
const TAB_STOP = 4;
const CUT = '…';
/**
 * Code as compilers show it, a line of pieces each, and no longer than the columns: numbers, a `>` where the
 * finding is, and `^^^` below what of the line it is about.
 *
 * @param columns the width of a terminal, where there is one
 */
function toCodeFrame({ lines, more }, { level, indent, columns = code_frame_USUAL_COLUMNS }) {
    const width = String(lines.at(-1)?.number ?? 1).length;
    const margin = ' '.repeat(indent);
    const room = Math.max(FEWEST_COLUMNS, columns - indent - width - GUTTER);
    const rows = lines.map((line) => ({ line, cells: toCells(line) }));
    const start = firstColumn(rows, room);
    const tone = code_frame_TONES[level];
    const framed = [
        ...rows.flatMap(({ line, cells }) => {
            const number = String(line.number).padStart(width);
            const code = cut(cells, start, room);
            const sign = line.role === 'finding' ? { text: '>', tone } : { text: ' ' };
            const bar = { text: code === '' ? ` ${number} |` : ` ${number} | `, tone: 'quiet' };
            const marks = toMarks(cells, start, room);
            return [
                [{ text: margin }, sign, bar, { text: code }],
                ...(marks === ''
                    ? []
                    : [
                        [
                            { text: `${margin}  ${' '.repeat(width)} | `, tone: 'quiet' },
                            { text: marks, tone },
                        ],
                    ]),
            ];
        }),
        ...(more > 0
            ? [[{ text: `${margin}  ${' '.repeat(width)} | and ${more} more lines`, tone: 'quiet' }]]
            : []),
    ];
    return framed.map((pieces) => ({ text: pieces.map(({ text }) => text).join(''), tone: 'quiet', pieces }));
}
/** The characters of `> 12 | ` beside the number. */
const GUTTER = 5;
/** Tabs are spaces up to the next stop, so that the marks stand below what they mean. */
function toCells({ text, mark }) {
    const cells = [];
    let at = 0;
    let offset = 0;
    const isPoint = mark !== undefined && mark.from === mark.to;
    for (const sign of text) {
        const width = sign === '\t' ? TAB_STOP - (at % TAB_STOP) : widthOf(sign);
        const marked = mark !== undefined && (isPoint ? offset === mark.from : offset >= mark.from && offset < mark.to);
        cells.push({ text: sign === '\t' ? ' '.repeat(width) : sign, at, width, marked });
        at += width;
        offset += sign.length;
    }
    return isPoint && mark.from >= offset ? [...cells, { text: '', at, width: 1, marked: true }] : cells;
}
/** East Asian characters and pictures take two columns, those that join the one before none. */
function widthOf(sign) {
    if (/[\p{M}\u200D]/u.test(sign))
        return 0;
    return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303E\uFF01-\uFF60\uFFE0-\uFFE6]/u.test(sign)
        ? 2
        : 1;
}
/** All lines begin in the same column, further on where the mark would stand outside. */
function firstColumn(rows, room) {
    const cells = rows.find(({ line }) => line.mark !== undefined)?.cells ?? [];
    const marked = cells.filter((cell) => cell.marked);
    const [first, last] = [marked[0], marked.at(-1)];
    if (first === undefined || last === undefined)
        return 0;
    if (last.at + last.width < room)
        return 0;
    return Math.max(0, Math.min(first.at - Math.floor(room / 4), last.at + last.width + 2 - Math.floor(room / 2)));
}
function cut(cells, start, room) {
    const shown = inView(cells, start, room);
    const [first, last] = [shown[0], shown.at(-1)];
    if (first === undefined || last === undefined)
        return '';
    const isWhole = last === cells.at(-1);
    const text = shown.map((cell) => cell.text).join('');
    const head = start === 0 ? '' : `${CUT}${' '.repeat(first.at - start - 1)}`;
    return `${head}${text}${isWhole ? '' : CUT}`.trimEnd();
}
/** Room for the sign of a cut stays at both ends. */
function inView(cells, start, room) {
    return cells.filter(({ at, width }) => at >= start + (start === 0 ? 0 : CUT.length) && at + width <= start + room - CUT.length);
}
function toMarks(cells, start, room) {
    return inView(cells, start, room)
        .filter(({ marked }) => marked)
        .reduce((line, { at, width }) => line.padEnd(at - start) + '^'.repeat(width), '');
}

// EXTERNAL MODULE: ./build/src/run/service-wrappers.js
var service_wrappers = __webpack_require__(8329);
;// CONCATENATED MODULE: ./build/src/run/run-log.js






/** Among many changes, a log that cannot rewrite its lines hears of each tenth. */
const CHANGES_A_LINE = 10;
/** More threads than this fill a terminal several times over. */
const THREADS_ON_A_TERMINAL = 60;
/** Some reasons name a file each. */
const REASONS_SHOWN = 10;
/** More code than this is nothing to read through; `--all` shows the rest. */
const MOST_WITH_CODE = 40;
/** Code stands deeper than the row of its finding. */
const CODE_INDENT = 6;
/** What the log shows of a run while it lasts: its parts, the plan, and how far the changes are. */
class RunLog {
    #inputs;
    #host;
    #shown;
    #code;
    #changes = 0;
    #changed = 0;
    /**
     * @param shown which findings without a thread a plan names
     * @param code whether a plan is shown with the code of its findings
     */
    constructor(inputs, host, shown, code) {
        this.#inputs = inputs;
        this.#host = host;
        this.#shown = shown;
        this.#code = code;
    }
    begin(phase) {
        const host = this.#host;
        switch (phase.kind) {
            case 'reading':
                host.group('Reading the logs');
                this.#liveStatus('Reading the logs …');
                return;
            case 'comparing':
                host.group('Comparing with the threads that are there');
                this.#liveStatus('Comparing with the threads that are there …');
                return;
            case 'planned':
                this.#tellPlan(phase);
                return;
            case 'applying':
                this.#changes = countChanges(phase.moves);
                this.#changed = 0;
                // An empty group would only be something more to open.
                if (this.#changes > 0)
                    host.group('Applying the plan');
                else
                    host.endGroup();
                this.#tellChanges();
        }
    }
    /**
     * A dry run is there to show the whole plan, on a terminal as much as one may read there; a run shows what
     * it changes, and the report has the rest.
     */
    #tellPlan({ plan, overview, code }) {
        const host = this.#host;
        const { moves } = plan;
        const dryRun = this.#inputs['dry-run'];
        const changes = countChanges(moves);
        const shown = dryRun ? moves : moves.filter(plan_move/* isWriting */.xz);
        if (dryRun)
            host.endGroup();
        else
            host.group(`Plan: ${changes} ${changes === 1 ? 'change' : 'changes'}`);
        const isShortened = host.columns !== undefined && dryRun && this.#shown === 'selected';
        const most = isShortened ? THREADS_ON_A_TERMINAL : Number.POSITIVE_INFINITY;
        const opened = this.#openCode(this.#code === 'shown' ? code : undefined);
        const lines = renderPlan(shown, overview, host.columns, most, opened.show);
        const unthreaded = dryRun ? renderUnthreaded(plan, this.#shown, opened.show) : [];
        for (const { text, tone, pieces } of [...lines, ...unthreaded]) {
            if (pieces === undefined)
                host.info(text, tone);
            else
                host.code?.(pieces);
        }
        const leftOut = opened.leftOut();
        if (leftOut > 0)
            host.info((0,words/* codeLeftOut */.BB)(leftOut), 'quiet');
        const unshown = moves.length - shown.length;
        if (unshown > 0)
            host.info(`${unshown} ${unshown === 1 ? 'thread stays' : 'threads stay'} as before`, 'quiet');
        if (!dryRun)
            this.#tellHeld(moves);
    }
    /** Shows the code of findings until there is enough of it, and counts those whose code is left out. */
    #openCode(code) {
        const most = this.#shown === 'all' ? Number.POSITIVE_INFINITY : MOST_WITH_CODE;
        const { columns } = this.#host;
        let count = 0;
        return {
            show(finding) {
                const excerpt = code?.(finding);
                if (excerpt === undefined)
                    return [];
                count += 1;
                return count > most
                    ? []
                    : toCodeFrame(excerpt, { level: finding.level, indent: CODE_INDENT, columns });
            },
            leftOut: () => Math.max(0, count - most),
        };
    }
    /** Why threads are left open whose finding may be gone. */
    #tellHeld(moves) {
        const reasons = (0,hold/* countHeld */.rq)(moves);
        for (const [reason, threads] of reasons.slice(0, REASONS_SHOWN))
            this.#host.info(`${threads} left open: ${reason}`);
        const rest = reasons.length - REASONS_SHOWN;
        if (rest > 0)
            this.#host.info(`and ${rest} more reasons; the report has them all`);
    }
    /** One more change of a thread was tried. Repairs may come on top of what was planned. */
    countChange() {
        this.#changed += 1;
        this.#tellChanges();
    }
    #tellChanges() {
        const [changed, changes] = [this.#changed, Math.max(this.#changes, this.#changed)];
        if (changes === 0)
            return;
        const worthALine = changed > 0 && changed < changes && changed % CHANGES_A_LINE === 0;
        if (this.#host.rewrites || worthALine)
            this.#host.status(`Changing threads: ${changed} of ${changes}`);
    }
    #liveStatus(line) {
        if (this.#host.rewrites)
            this.#host.status(line);
    }
}
/** How many calls the moves need that change a thread; what is said in a thread about it is not counted. */
function countChanges(moves) {
    return moves.filter((move) => (0,plan_move/* isWriting */.xz)(move) && move.kind !== 'say').length;
}
/** The same service, which reports each change of a thread when its answer has come. */
function countWrites(service, onWrite) {
    const each = async (write) => {
        const outcomes = await write;
        for (const _ of outcomes)
            onWrite();
        return outcomes;
    };
    return (0,service_wrappers/* withOperations */.Fd)(service, {
        postInline: (posts, heading) => each(service.postInline(posts, heading)),
        setResolved: (changes) => each(service.setResolved(changes)),
        async deleteComment(commentId) {
            const outcome = await service.deleteComment(commentId);
            onWrite();
            return outcome;
        },
    });
}
/** Measures where the time of a run goes. `now` is in milliseconds. */
class Stopwatch {
    #now;
    #spent = { reading: 0, comparing: 0, applying: 0 };
    #part;
    #git = 0;
    constructor(now) {
        this.#now = now;
    }
    begin({ kind }) {
        if (kind === 'planned')
            return;
        this.#end();
        this.#part = { name: kind, since: this.#now() };
    }
    /** The same git, with its time counted. */
    watch(git) {
        return async (...call) => {
            const since = this.#now();
            try {
                return await git(...call);
            }
            finally {
                this.#git += this.#now() - since;
            }
        };
    }
    /** Ends the measurement. */
    read() {
        this.#end();
        return { ...this.#spent, git: this.#git };
    }
    #end() {
        if (this.#part === undefined)
            return;
        this.#spent[this.#part.name] += this.#now() - this.#part.since;
        this.#part = undefined;
    }
}

;// CONCATENATED MODULE: ./build/src/run/open-job.js







/** How a derived key would look in a text. */
const KEY_ENCODINGS = ['hex', 'base64'];
/** Makes a job that tells the log how far it is. From here on the host hides the keys too. */
function openJob(order) {
    const { inputs, deadline, connected, host, world } = order;
    const log = new RunLog(inputs, host, order.shown, order.code);
    const stopwatch = new Stopwatch(world.now);
    const opened = openGit((0,external_node_path_.resolve)(world.directory, inputs['working-directory']), world.environment);
    const reviewed = connected.kind === 'commits' ? connected : withKeys(connected, order, () => log.countChange());
    // Who plans for commits of their own fools nobody but themselves.
    const ofOneself = reviewed.kind === 'commits' && host.onLaptop;
    const job = {
        inputs: ofOneself ? { ...inputs, 'tracked-logs': 'allow' } : inputs,
        reviewed,
        service: reviewed.kind === 'commits' ? undefined : reviewed.service,
        name: (0,check/* checkName */.I3)({
            checkName: inputs['check-name'],
            category: inputs.category,
            jobName: host.jobName,
        }),
        git: stopwatch.watch(opened.git),
        host,
        world,
        sleep: (milliseconds) => sleepUnlessStopped(milliseconds, world),
        nonce: world.nonce,
        stopped() {
            if (world.stop.aborted)
                return 'the run was stopped by a signal';
            return world.now() >= deadline
                ? `the run took longer than ${inputs.timeout} s (input timeout)`
                : undefined;
        },
        redact: (text) => host.redact(text),
        progress: (line) => host.info(line),
        showsCode: order.code === 'shown' || isPage(inputs['report-file']),
        begin(phase) {
            stopwatch.begin(phase);
            log.begin(phase);
        },
    };
    return {
        job,
        close() {
            opened.close();
            return { ...stopwatch.read(), gitProcesses: opened.processes() };
        },
    };
}
function withKeys({ service, diff, ...reviewed }, { secretsOfCi, host }, onWrite) {
    const keyring = toKeyring(reviewed, secretsOfCi);
    for (const key of keyring.flatMap(({ signing, text }) => [signing, text])) {
        for (const encoding of KEY_ENCODINGS)
            host.hide(key.toString(encoding));
    }
    const kept = keyring[0].keyless ? (0,service_wrappers/* withKeptTexts */.V1)(service) : service;
    return { kind: 'change', service: countWrites(kept, onWrite), keyring, diff };
}
/** A signal ends the wait, not the run: what comes after says what was not reached. */
async function sleepUnlessStopped(milliseconds, world) {
    try {
        await world.sleep(milliseconds, world.stop);
    }
    catch (error) {
        if (!world.stop.aborted)
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/review.js














/** Reviews, reports the result, and returns the exit status. Throws what `review` throws. */
async function runReview(order) {
    const { job, close } = openJob(order);
    try {
        const result = await review(job);
        return await reportResult({ ...result, timings: close() }, order);
    }
    finally {
        close();
    }
}
/**
 * A base that moves in mid-run changes every anchor, and threads that show up late are to be kept: the plan
 * is made again, twice at most.
 */
const PASSES = 3;
/**
 * Reviews a change once: observe, decide, act. Once the configuration, the credentials and the change are
 * good it always ends in a result, and with a check; before that it throws `ConfigurationError`. Throws
 * `MayNotWriteError` where the first write is refused for the rights of this client.
 */
async function review(job) {
    const checkout = await findCheckout(job);
    const result = new JobResult(job, checkout.head);
    try {
        await reviewChange(job, checkout, result);
    }
    catch (error) {
        await breakOff(error, job, checkout, result);
    }
    return writeCheck(result.final(), job);
}
/**
 * The way of the data: logs to findings, and these and the threads to a plan, until one can be carried out.
 */
async function reviewChange(job, checkout, result) {
    const { service, inputs } = job;
    const reason = service === undefined ? undefined : whyLeft(service, await service.readChange());
    if (reason !== undefined)
        return result.left('skipped', [reason]);
    job.begin({ kind: 'reading' });
    const findConfiguration = (0,find_configuration/* openConfiguration */.h)(job, checkout.root);
    const logs = await readLogs(job, checkout);
    const { openBase } = inputs['base-sarif-file'] === undefined ? {} : await __webpack_require__.e(/* import() */ 44).then(__webpack_require__.bind(__webpack_require__, 5044));
    const readBase = openBase?.(job, checkout, logs.logs);
    const { tools, completeness } = logs;
    const linkTo = await linkToSource(job, checkout.head, logs.hasFile);
    result.learn({ tools, scopes: completeness.complete, completeness, findings: logs.findings, linkTo });
    let earlier = new Map();
    for (let pass = 1;; pass += 1) {
        job.begin({ kind: 'comparing' });
        const found = await findCommits(job, checkout.head);
        if (found.kind === 'superseded')
            return result.left('superseded', [found.reason]);
        if (found.kind === 'unavailable')
            return result.unavailable(found.reason, found.covers);
        const { commits } = found;
        result.learn({ covers: true, baseSha: commits.base, headSha: commits.head });
        const configured = await findConfiguration(commits);
        if (configured.kind === 'unknown')
            return result.unavailable(configured.reason);
        const { configuration, fault } = configured;
        if (fault !== undefined)
            result.learn({ configurationFault: fault });
        const findings = await (0,find_configuration/* configure */.j)(logs.findings, configuration, commits, job.git);
        result.learn({ findings });
        const listed = await (0,decide/* readThreadsOf */.f)(job);
        const base = await readBase?.(commits, configuration);
        const observation = await observe(job, commits, { ...logs, findings }, listed.reading, base);
        result.learn({ comparison: observation.comparison });
        const decided = await (0,decide/* decide */.LD)(job, observation, listed, earlier);
        const { plan, overview, known } = decided;
        result.learn({ ...known, warnings: [...known.warnings, ...logs.warnings, ...configured.warnings] });
        const code = await readCodeOf(plan, checkout, job);
        if (code !== undefined)
            result.learn({ code });
        job.begin({ kind: 'planned', plan, overview, ...(code && { code }) });
        if (inputs['dry-run'] || job.reviewed.kind === 'commits') {
            if (decided.mayTidyUp) {
                const { describeLeftovers } = await Promise.all(/* import() */[__webpack_require__.e(381), __webpack_require__.e(707)]).then(__webpack_require__.bind(__webpack_require__, 1707));
                for (const line of describeLeftovers(plan.moves, listed.reading))
                    job.progress(line);
            }
            result.learn({ overview });
            return result.ended([]);
        }
        job.begin({ kind: 'applying', moves: plan.moves });
        if (!decided.writes && !decided.mayTidyUp) {
            result.applied(plan, earlier, new Map(), overview);
            return result.ended([]);
        }
        // Most runs change nothing, and need none of what writes comments.
        const { apply } = await Promise.all(/* import() */[__webpack_require__.e(381), __webpack_require__.e(707)]).then(__webpack_require__.bind(__webpack_require__, 1707));
        const onNews = pass < PASSES ? 'plan-again' : 'go-on';
        const observed = { found, logs, observation, reading: listed.reading, linkTo, onNews };
        const { end, outcomes, failures, overview: written } = await apply(decided, observed, job, job.reviewed);
        result.applied(plan, earlier, outcomes, written);
        if (end === 'superseded')
            return result.left('superseded', failures);
        if (end === 'applied' || onNews === 'go-on')
            return result.ended(failures);
        earlier = new Map([...earlier, ...[...outcomes].filter(([, { kind }]) => kind === 'done')]);
        job.progress(`Planning again: ${failures.join('; ')}`);
    }
}
/** Most runs show no code, and need none of what reads it. */
async function readCodeOf({ accounts }, { head, root }, { showsCode, git, redact }) {
    if (!showsCode)
        return undefined;
    const { readCode } = await __webpack_require__.e(/* import() */ 548).then(__webpack_require__.bind(__webpack_require__, 6548));
    return readCode(accounts, { git, head, root, redact });
}
async function findCheckout({ git, inputs, world }) {
    const reading = (0,start_early/* startEarly */.w)((0,checkout/* readCheckout */.b$)(git, (0,external_node_path_.resolve)(world.directory, inputs['working-directory'])));
    await (0,checkout/* requireGit */.oj)(git);
    return reading;
}
/** Why a change in this state is left alone. */
function whyLeft({ noun, can }, { state }) {
    if (state === 'closed')
        return `the ${noun} is closed or merged, and no longer takes a review`;
    if (state !== 'draft' || can.discussesDrafts)
        return undefined;
    return `the ${noun} is a draft, and drafts have no discussion`;
}
/**
 * Tells the result how a run broke off. Before it knew whether it covers the change, it asks once more: only
 * then may it write the check.
 */
async function breakOff(error, job, { head }, result) {
    if (error instanceof errors/* MayNotWriteError */.ek)
        throw error;
    result.broken(error);
    if (error instanceof errors/* ConfigurationError */.j1) {
        // Once a plan was made the check may say that the run is under way, and nobody else corrects that.
        if (result.known.plan !== undefined)
            await writeCheck(result.known, job);
        throw error;
    }
    if (result.known.covers)
        return;
    try {
        const found = await findCommits(job, head);
        if (found.kind === 'superseded')
            result.left('superseded', [found.reason]);
        else
            result.learn({ covers: found.kind === 'found' || found.covers });
    }
    catch (failure) {
        if (failure instanceof errors/* ConfigurationError */.j1)
            throw failure;
        // A dry run leaves it alone in any case.
        if (!job.inputs['dry-run'])
            job.progress(`The ${nounOf(job)} could not be read, so the check was not changed`);
    }
}


/***/ }),

/***/ 1046:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  MN: () => (/* binding */ countsDecisions),
  LD: () => (/* binding */ decide),
  f: () => (/* binding */ readThreadsOf)
});

// UNUSED EXPORTS: readCountingDecisions

// EXTERNAL MODULE: ./build/src/git/commits.js
var commits = __webpack_require__(9484);
// EXTERNAL MODULE: ./build/src/inputs/table.js
var table = __webpack_require__(5835);
// EXTERNAL MODULE: ./build/src/match/rival-runs.js
var rival_runs = __webpack_require__(4042);
// EXTERNAL MODULE: ./build/src/plan/hold.js
var hold = __webpack_require__(8352);
// EXTERNAL MODULE: ./build/src/plan/judge-spots.js
var judge_spots = __webpack_require__(8146);
// EXTERNAL MODULE: ./build/src/plan/move.js
var move = __webpack_require__(7764);
// EXTERNAL MODULE: ./build/src/plan/overview.js
var plan_overview = __webpack_require__(1826);
// EXTERNAL MODULE: ./build/src/plan/plan.js + 2 modules
var plan = __webpack_require__(5100);
// EXTERNAL MODULE: ./build/src/report/decisions.js
var decisions = __webpack_require__(679);
// EXTERNAL MODULE: ./build/src/report/warnings.js
var report_warnings = __webpack_require__(9915);
// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
// EXTERNAL MODULE: ./build/src/thread/own-thread.js
var own_thread = __webpack_require__(9079);
;// CONCATENATED MODULE: ./build/src/thread/read-decisions.js



const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author may not write to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
/**
 * Finds the last reply that counts in each thread that is ours for sure: the last one by the listing's time
 * of somebody who may decide. Nobody is asked again about what a mark of ours has recorded, unless its text
 * is another one now.
 */
async function readDecisions(reading, rules) {
    const attempts = [];
    const decided = new Map();
    for (const thread of reading.ours) {
        const { statement, failed } = await readLast(thread, rules);
        attempts.push(...failed.map((attempt) => ({ ...attempt, thread })));
        const now = statement === undefined ? thread : { ...thread, statement };
        const reason = reasonByHand(now);
        decided.set(thread, reason === undefined ? now : { ...now, resolvedFor: cut(reason, decision/* LONGEST_REASON */.GT, rules) });
    }
    const now = (thread) => decided.get(thread) ?? thread;
    return {
        reading: { ...reading, ours: reading.ours.map(now), threads: reading.threads.map(now) },
        attempts,
    };
}
async function readLast(thread, rules) {
    const deciding = (thread.replies ?? []).filter((reply) => reply.words !== undefined);
    if ((0,own_thread/* isDoubted */._q)(thread) || !(0,own_thread/* isProven */.nn)(thread))
        return { failed: [] };
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
    // Where a thread is settled, what was said on the way there is talk.
    const talk = thread.flag === true ? [] : deciding.filter(({ words }) => words.says === 'no-form');
    failed.push(...talk.map((reply) => toIgnored(reply, NO_FORM, rules)));
    return { statement: { replyId: '', says: 'nothing', reason: '' }, failed };
}
/**
 * The last thing that was said in a thread which a person resolved by hand; by who did, where that is known.
 */
function reasonByHand(thread) {
    const { replies = [], resolvedById: by, lastMark } = thread;
    if ((0,own_thread/* threadState */.QY)(thread).kind !== 'resolved-by-people' || lastMark?.decided !== undefined)
        return undefined;
    const theirs = replies.filter(({ author, line }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ at }) => at === undefined))
        return undefined;
    return theirs.toSorted(compareTimes).at(-1)?.line;
}
/** In the same moment the higher id comes last, so that every run decides alike. */
function compareTimes(a, b) {
    return (a.at ?? 0) - (b.at ?? 0) || (a.id < b.id ? -1 : Number(a.id > b.id));
}
async function rightOf(reply, { recordedStatement }, rules) {
    const { author } = reply;
    if (rules.mayDecide === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    const isKnown = (0,decision/* isSameStatement */.a)(toStatement(reply, rules), recordedStatement) && recordedStatement?.author === author;
    return isKnown ? 'yes' : rules.mayDecide(author);
}
function toStatement({ id, author, name, words }, rules) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: id,
        says,
        reason: cut(words.reason, decision/* LONGEST_REASON */.GT, rules),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, rules) }),
    };
}
function toIgnored({ id, name }, why, rules) {
    return { replyId: id, why, ...(name !== undefined && { name: cut(name, decision/* LONGEST_NAME */.B6, rules) }) };
}
/** Half a secret would not be found. */
function cut(text, limit, { redact }) {
    return (0,lines/* truncate */.xv)(redact(text), limit);
}

// EXTERNAL MODULE: ./build/src/thread/read-threads.js + 1 modules
var read_threads = __webpack_require__(9603);
;// CONCATENATED MODULE: ./build/src/review/decide.js















/** Lists the threads of the change, of which two commits alone have none. */
async function readThreadsOf({ reviewed, inputs, redact }) {
    if (reviewed.kind === 'commits')
        return { reading: read_threads/* NOTHING_LISTED */.E, attempts: [] };
    const { service, keyring } = reviewed;
    const reading = (0,read_threads/* readThreads */._)(keyring, service.identity, await service.listComments());
    return readCountingDecisions(reading, inputs, service, redact);
}
/**
 * Decides what is done about threads and overview.
 *
 * @param earlier what earlier passes of the run have done: what they posted is posted, also when this plan
 * only keeps it
 */
async function decide({ inputs, reviewed, name, git }, { situation, warnings, comparison }, { reading, attempts }, earlier) {
    const decided = (0,plan/* mergeEarlierPass */.IF)((0,plan/* plan */.et)(situation, (0,table/* toPolicy */.iJ)(inputs)), earlier);
    const fixes = await (0,commits/* describeCommits */.kI)(git, (0,decisions/* commitsOfFixes */.pJ)(reading.ours, decided.moves, situation.head));
    const commitTimes = new Map([...fixes].flatMap(([sha, { time }]) => (time === undefined ? [] : [[sha, time]])));
    const heldScopes = [
        ...situation.completeness.heldScopes,
        ...(0,hold/* findAbsentScopes */.ow)(decided.moves, situation.completeness, situation.job),
    ];
    const completeness = { ...situation.completeness, heldScopes };
    const overviews = (0,plan_overview/* overviewsOfJob */.DX)(reading.overviews, name, situation);
    const toEntries = inputs.twins === 'merge' ? plan_overview/* pairTwins */.Ky : (entries) => entries;
    const decideRefused = (refused) => (0,plan_overview/* decideOverview */.mr)(toEntries([...decided.listed, ...refused].toSorted((a, b) => (0,judge_spots/* compareSpots */.pS)(a.spot, b.spot))), overviews, inputs['overview-comment'], isPartial(completeness) ? 'partial' : 'complete', situation.edits ? 'edit' : 'post');
    const overview = decideRefused([]);
    return {
        plan: decided,
        decideOverview: decideRefused,
        overview,
        writes: decided.moves.some(move/* isWriting */.xz) || (0,plan_overview/* writesOverview */.m3)(overview),
        mayTidyUp: reading.intents.length > 0 || reading.ours.some(({ intent }) => intent !== undefined),
        known: {
            plan: decided,
            accounts: decided.accounts,
            threads: reading.ours,
            attempts,
            commitTimes,
            completeness,
            warnings: [
                ...(reviewed.kind === 'commits'
                    ? []
                    : [...(0,report_warnings/* describeReading */.YB)(reading, reviewed.keyring), ...(0,report_warnings/* describeOlder */.Sf)(reading, reviewed.keyring)]),
                ...[...situation.contested.values()].map(rival_runs/* describeContested */.XN),
                ...[(0,plan_overview/* describeDominantRule */.Cp)(decided.listed)].filter((line) => line !== undefined),
                ...warnings,
                ...(comparison?.warnings ?? []),
            ],
        },
    };
}
/** Whether what people reply decides: by default where the service says who may write to the repository. */
function countsDecisions({ decisions }, { mayWrite }) {
    return (decisions ?? (mayWrite === undefined ? 'none' : 'replies')) === 'replies';
}
function isPartial({ failures, heldScopes }) {
    return failures.length > 0 || heldScopes.some(({ kind }) => kind !== 'absent');
}
/**
 * Finds out what people have decided in replies, and, where it matters for the check, whether those who
 * resolved threads by hand had the right to. The service is asked once for each person.
 */
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
        ? { reading, attempts: [] }
        : await readDecisions(reading, { mayDecide, redact });
    if (mayDecide === undefined || !inputs['accept-resolved'])
        return decided;
    const now = new Map();
    const attempts = [...decided.attempts];
    for (const thread of decided.reading.ours) {
        const { resolvedById: by, lastMark } = thread;
        const isByHand = (0,own_thread/* threadState */.QY)(thread).kind === 'resolved-by-people' && lastMark?.decided === undefined;
        if (!isByHand || by === undefined)
            continue;
        const resolverMay = await mayDecide(by);
        now.set(thread, { ...thread, resolverMay });
        if (resolverMay !== 'yes')
            attempts.push(toAttempt(thread, resolverMay, redact));
    }
    const { ours, threads } = decided.reading;
    const update = (thread) => now.get(thread) ?? thread;
    return {
        attempts,
        reading: { ...decided.reading, ours: ours.map(update), threads: threads.map(update) },
    };
}
/** Somebody resolved it by hand, and that does not count. */
function toAttempt(thread, may, redact) {
    const { resolvedBy } = thread;
    const why = may === 'no'
        ? 'who did may not write to the repository'
        : 'whether who did may write to the repository could not be found out';
    return {
        thread,
        why,
        ...(resolvedBy !== undefined && { name: (0,lines/* truncate */.xv)(redact(resolvedBy), decision/* LONGEST_NAME */.B6) }),
    };
}


/***/ }),

/***/ 8816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ openConfiguration),
/* harmony export */   j: () => (/* binding */ configure)
/* harmony export */ });
/* harmony import */ var _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6130);
/* harmony import */ var _git_checkout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7176);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9484);
/* harmony import */ var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1583);
/* harmony import */ var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8825);
/* harmony import */ var _git_remotes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(581);
/* harmony import */ var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9850);
/* harmony import */ var _log_start_early_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9574);








/**
 * The configuration that no change bends for itself: that of the tip of the default branch, where the service
 * says which repository the change belongs to and the checkout has a remote for it; else of the base of the
 * change. For two commits on a laptop it is that of the working tree.
 *
 * @param root absolute path of the top folder
 */
function openConfiguration({ git, service, host, progress }, root) {
    if (service === undefined) {
        return host.onLaptop
            ? () => ofWorkingTree(root, progress)
            : (commits) => ofCommits(git, undefined, commits);
    }
    // Service and remote are asked while the logs are read.
    const tip = (0,_log_start_early_js__WEBPACK_IMPORTED_MODULE_7__/* .startEarly */ .w)(findTip(git, service));
    return async (commits) => ofCommits(git, await tip, commits);
}
/** Names of remotes prove nothing: a workflow may have checked out the fork of whoever wrote the change. */
async function findTip(git, service) {
    const repository = await service.targetRepository?.();
    if (repository === undefined)
        return undefined;
    const { addresses, defaultBranch: branch } = repository;
    const remote = await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__/* .findRemote */ ._Y)(git, addresses);
    return remote === undefined ? undefined : { remote, branch, tip: await (0,_git_remotes_js__WEBPACK_IMPORTED_MODULE_5__/* .readBranchTip */ .uN)(git, remote, branch) };
}
async function ofWorkingTree(root, progress) {
    const content = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkingFile */ .o)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT);
    if (content === undefined) {
        const misnamed = await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .readWorkingFile */ .o)(root, _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .MISNAMED_FILE */ .YP);
        const warnings = misnamed === undefined ? [] : [_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .MISNAMED */ .Xf];
        return { kind: 'found', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CONFIGURATION */ .hr, warnings };
    }
    progress(`${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT} is read from the working tree; in CI that of the default branch counts`);
    const reading = await parse(content);
    return reading.kind === 'read'
        ? { kind: 'found', configuration: reading.configuration, warnings: [] }
        : { kind: 'found', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CONFIGURATION */ .hr, warnings: [], fault: reading.fault };
}
async function ofCommits(git, named, { base, head }) {
    const source = named === undefined ? 'the base of this change' : named.branch;
    if (named !== undefined && 'missing' in named.tip)
        return unknown(source, named.tip.missing);
    const sha = named !== undefined && 'sha' in named.tip ? named.tip.sha : base;
    const presence = (await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_2__/* .ensureCommits */ .nm)(git, [sha], undefined, named?.remote)).get(sha);
    if (presence !== 'present')
        return unknown(source, presence?.missing ?? 'it is not there');
    const [own, before, after] = await (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .filesOfCommits */ .Xd)(git, [sha, base, head], _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT);
    const reading = await read(git, own);
    const isChanged = before?.id !== after?.id;
    const brought = isChanged && after?.id !== own?.id ? await read(git, after) : reading;
    return {
        kind: 'found',
        configuration: reading.kind === 'read' ? reading.configuration : _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CONFIGURATION */ .hr,
        warnings: [
            ...(reading.kind === 'read'
                ? []
                : [`${reading.fault}; it is that of ${source}, and nothing is silenced until it is fixed there`]),
            ...(isChanged
                ? [
                    `this change edits ${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT}, which takes effect when it is merged: this run uses that of ${source}`,
                ]
                : []),
        ],
        ...(isChanged && brought.kind === 'broken' && { fault: brought.fault }),
    };
}
function unknown(source, why) {
    return {
        kind: 'unknown',
        reason: `${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT} of ${source} cannot be read (${why}): ${_git_checkout_js__WEBPACK_IMPORTED_MODULE_1__/* .FULL_HISTORY */ .Nh}, or let git ask the remote`,
    };
}
async function read(git, file) {
    if (file === undefined)
        return { kind: 'read', configuration: _configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_CONFIGURATION */ .hr };
    if (file.kind === 'other')
        return { kind: 'broken', fault: `${_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .CONFIGURATION_FILE */ .oT}: it is not a regular file` };
    const { MOST_BYTES } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    // What is far too long is not read at all.
    return parse(file.bytes > MOST_BYTES ? Buffer.alloc(file.bytes) : await (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_3__/* .readBlob */ .gm)(git, file.id));
}
/** The parser of YAML is loaded where there is something to parse. */
async function parse(content) {
    const { parseConfiguration } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(776)]).then(__webpack_require__.bind(__webpack_require__, 3776));
    return parseConfiguration(content);
}
/** The findings as the configuration has them, in their order: at other levels, or ignored. */
async function configure(findings, configuration, { base, head }, git) {
    const { rules, paths } = configuration;
    if (rules.length === 0 && paths.length === 0)
        return findings;
    const change = paths.length === 0 ? undefined : await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .readDiff */ .iH)(git, base, head);
    const judge = (0,_configuration_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeBy */ .FU)(configuration, (path) => {
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


/***/ }),

/***/ 2863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readOldTrees)
/* harmony export */ });
/* unused harmony export toOldTree */
/* harmony import */ var _diff_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7802);
/* harmony import */ var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
/* harmony import */ var _git_commits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9484);
/* harmony import */ var _git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8825);
/* harmony import */ var _thread_own_thread_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9079);





/**
 * The old trees of the heads of threads that can be had, by commit; threads of the others are matched by
 * text.
 */
async function readOldTrees(git, analyzed, threads, texts) {
    const presence = await (0,_git_commits_js__WEBPACK_IMPORTED_MODULE_1__/* .ensureCommits */ .nm)(git, threads.map(({ evidence }) => evidence.head));
    const trees = new Map();
    for (const [sha, state] of presence) {
        if (state !== 'present')
            continue;
        const { diff, copied } = await tellCopies(git, await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiff */ .iH)(git, sha, analyzed), threads);
        trees.set(sha, toOldTree(diff, texts, copied));
    }
    return trees;
}
/** Tells renamed files from their copies, where a person decided about a finding in one. */
async function tellCopies(git, diff, threads) {
    const { from, to, files } = diff;
    const added = files.some(({ status }) => status === 'added');
    const renamed = files.flatMap(({ status, oldPath }) => added && status === 'renamed' ? (oldPath ?? []) : []);
    const judged = new Set(threads.flatMap((thread) => {
        const { head, path } = thread.evidence;
        return head === from && renamed.includes(path) && (0,_thread_own_thread_js__WEBPACK_IMPORTED_MODULE_3__/* .isLeftToPeople */ .My)(thread) ? [path] : [];
    }));
    const found = await (0,_git_read_diff_js__WEBPACK_IMPORTED_MODULE_2__/* .findRenamed */ .WG)(git, from, to, [...judged]);
    if (found.size === 0)
        return { diff, copied: new Set() };
    const heirs = [...found.values()].flatMap((change) => change === undefined ? [] : [{ ...change, status: 'renamed' }]);
    const others = files.flatMap((file) => {
        if (heirs.some(({ newPath }) => newPath === file.newPath))
            return [];
        if (!heirs.some(({ oldPath }) => oldPath === file.oldPath))
            return [file];
        const { oldPath: _, ...copy } = file;
        return [{ ...copy, status: 'added', hunks: [] }];
    });
    return {
        diff: (0,_diff_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .toDiff */ .FV)(from, to, [...others, ...heirs]),
        copied: new Set([...found].flatMap(([path, change]) => (change === undefined ? [path] : []))),
    };
}
/**
 * What git knows between an old commit and the analyzed one, in the form that matching takes.
 *
 * @param copied files of which nobody can tell what became of them
 */
function toOldTree(diff, texts, copied = new Set()) {
    const pathNow = (path) => {
        const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPath */ .qD)(diff, path);
        return mapped.kind === 'mapped' ? mapped.path : undefined;
    };
    const rewrites = new Map();
    return {
        pathNow,
        isCopied: (path) => copied.has(path),
        lineNow(path, line) {
            const mapped = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapPlace */ .sn)(diff, path, line);
            return mapped.kind === 'mapped' ? mapped.line : undefined;
        },
        lineThen(path, line) {
            const change = diff.byNewPath.get(path);
            if (change === undefined)
                return { path, line };
            if (change.oldPath === undefined || change.binary || change.status === 'type-changed')
                return undefined;
            const then = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .mapLineBackward */ .GN)(change.hunks, line);
            return then === undefined ? undefined : { path: change.oldPath, line: then };
        },
        hunkThen: (path, line) => hunkOf(diff.byOldPath.get(path)?.hunks, line, _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH),
        rewrites(path) {
            const known = rewrites.get(path) ??
                (diff.byOldPath.get(path)?.hunks ?? []).map((hunk) => ({
                    before: (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH)(hunk),
                    now: (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .newSpan */ .Bg)(hunk),
                }));
            rewrites.set(path, known);
            return known;
        },
        nearNow(path, line) {
            const hunk = hunkOf(diff.byOldPath.get(path)?.hunks, line, _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .oldSpan */ .KH);
            if (hunk === undefined)
                return line;
            return hunk.newStart + Math.min(line - hunk.oldStart, Math.max(hunk.newLines - 1, 0));
        },
        linesThen: (path) => texts.lines(diff.from, path),
    };
}
function hunkOf(hunks = [], line, side) {
    const { before } = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .hunksAround */ .fg)(hunks, line, side);
    return before !== undefined && line < side(before).end ? before : undefined;
}


/***/ }),

/***/ 6360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BX: () => (/* binding */ readOffsets),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Wo: () => (/* binding */ placeOnCommit),
/* harmony export */   Wv: () => (/* binding */ placeDetails),
/* harmony export */   tE: () => (/* binding */ isReal)
/* harmony export */ });
/* unused harmony export createOffsetLines */
/* harmony import */ var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
/* harmony import */ var _git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1583);
/* harmony import */ var _git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9850);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6761);




/** Names of files in a warning; more are counted. */
const MOST_NAMED = 10;
/** The files in which there are findings. */
function filesOf(findings) {
    return new Set(findings.flatMap(({ presence, place }) => (isReal(presence) ? (place.path ?? []) : [])));
}
/** A finding on the lines of the commit. Columns stay: they only tell results apart. */
function placeOnCommit(written, hunks) {
    const own = hunks.get(written.place.path ?? '');
    if (own === undefined || !isReal(written.presence))
        return written;
    const place = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .toCommittedPlace */ .bd)(own, written.place);
    const line = written.place.kind === 'lines' ? written.place.startLine : undefined;
    const isMoved = line !== undefined && (place.kind !== 'lines' || place.startLine !== line);
    return { ...written, place, ...(isMoved ? { loggedLine: line } : {}) };
}
/**
 * A finding that stands on the lines of the commit, with its related places and its data flow there too.
 * Fixes are left out of files that differ from it, since they were made for another text.
 */
function placeDetails({ related, flow, fixes, ...finding }, hunks) {
    return {
        ...finding,
        ...(related && { related: placeTrail(related, hunks) }),
        ...(flow && { flow: placeTrail(flow, hunks) }),
        ...(fixes && !hunks.has(finding.place.path ?? '') && { fixes }),
    };
}
/** Names the files that differ from the commit, and those of which nobody knows. */
function describeChanges({ hunks, unread }) {
    return [...describeChanged([...hunks.keys()]), ...describeUnread(unread)];
}
/** Whether a result is a finding of this run, be it one that is suppressed or ignored. */
function isReal({ kind }) {
    return kind === 'present' || kind === 'suppressed' || kind === 'ignored';
}
function placeTrail({ first, omitted, last }, hunks) {
    const place = (step) => placeStep(step, hunks);
    return { first: first.map(place), omitted, last: last.map(place) };
}
/** A step on lines that are not committed keeps its file. */
function placeStep({ line, ...step }, hunks) {
    if (line === undefined)
        return step;
    const found = (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__/* .toCommittedLine */ .mG)(hunks.get(step.path ?? '') ?? [], line);
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
        `the working tree differs from the analyzed commit in ${countFiles(paths)} with findings: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(paths, MOST_NAMED)}; ` +
            'findings there are placed on the lines of the commit, and no fix is suggested: analyze the files as they are committed',
    ];
}
function describeUnread(paths) {
    if (paths.length === 0)
        return [];
    return [
        `${countFiles(paths)} with findings could not be compared with the analyzed commit: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_3__/* .firstFew */ .Dt)(paths, MOST_NAMED)}; ` +
            'lines of findings there are taken to be those of the commit: let this step read the files, and check out with all objects',
    ];
}
function countFiles({ length }) {
    return length === 1 ? '1 file' : `${length} files`;
}
/**
 * Makes what puts findings on lines also where the log has offsets alone (SARIF §3.30.4): the file that was
 * analyzed tells, as it lies in the working tree, where line ends and encoding may be others than in the
 * commit; else as it was committed. In a file that is changed they stay without a place, since the offsets
 * are those of another text.
 *
 * @param root absolute path of the top folder
 */
async function readOffsets(findings, { hunks, unread }, git, { root, head }) {
    const paths = new Set(findings.flatMap(({ presence, place }) => isReal(presence) && 'offset' in place ? (place.path ?? []) : []));
    for (const path of [...hunks.keys(), ...unread])
        paths.delete(path);
    const texts = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .openTexts */ .ng)(git);
    await texts.read([...paths].map((path) => ({ commit: head, path })));
    const linesIn = new Map();
    for (const path of paths) {
        const content = (await (0,_git_working_tree_js__WEBPACK_IMPORTED_MODULE_2__/* .readWorkingFile */ .o)(root, path)) ?? texts.content(head, path);
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
/**
 * Makes what tells the lines of parts of a file: undefined where the file ends before the part. A byte order
 * mark is no character (SARIF §3.30.2), but its bytes count (§3.30.3). The end of the file is on its last
 * line (example 8 there).
 */
function createOffsetLines(content) {
    const text = (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .decode */ .D4)(content);
    const units = {
        characters: { length: text.length, ends: endsIn(text) },
        bytes: {
            length: content.length,
            ends: (0,_git_file_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .utf16Of */ .kt)(content) !== undefined ? bytesOf(endsIn(text)) : endsIn(content),
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
/** Where lines begin, but for the first one. */
function endsIn(text) {
    const ends = [];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        ends.push(at + 1);
    return ends;
}
/** The bytes of UTF-16 text, behind its byte order mark. */
function bytesOf(units) {
    return units.map((unit) => 2 + 2 * unit);
}
/** How many of these numbers, which go up, are at most this one. */
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


/***/ }),

/***/ 9601:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ spelledFolders),
/* harmony export */   H: () => (/* binding */ resolveRootAliases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


/** Folders that macOS has behind links, whatever the environment says. */
const LINKED_BY_THE_SYSTEM = ['/tmp', '/var'];
/**
 * The folders that an environment spells as people and tools see them, with links in them: that of the shell,
 * homes, temporary folders.
 */
function spelledFolders(environment) {
    const { PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP } = environment;
    const named = [PWD, HOME, USERPROFILE, TMPDIR, TEMP, TMP, RUNNER_TEMP];
    return [...named.filter((folder) => folder !== undefined), ...LINKED_BY_THE_SYSTEM];
}
/**
 * Gathers the spellings of the checkout that a tool on this machine may have written into a log: macOS has
 * `/tmp` for `/private/tmp`, jobs work in linked folders, `subst` gives a folder a drive.
 */
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
/** The checkout as a folder above, at or inside of it is spelled; undefined where it is elsewhere. */
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
/** Without links. What is not there stays as it is. */
async function realPath(path) {
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(() => path);
}
/** Whether the disk has the same folder in another case. */
async function ignoresCase(folder) {
    const other = folder === folder.toUpperCase() ? folder.toLowerCase() : folder.toUpperCase();
    if (other === folder)
        return false;
    const [one, two] = await Promise.all([folder, other].map((path) => (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(() => undefined)));
    return one !== undefined && one.ino === two?.ino && one.dev === two.dev;
}


/***/ }),

/***/ 8999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createSecretHider)
/* harmony export */ });
/* harmony import */ var _finding_about_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(850);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _text_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6856);



/**
 * Makes what takes our secrets out of all prose: an analyzer may quote the very secret of this job. Of keys
 * of other people, which findings about secrets may quote, the first four characters stay. It is done before
 * anything is escaped or cut, because neither half a secret nor an escaped one can be found again. Names that
 * findings are known by (tool, rule, path, fingerprints) stay.
 */
function createSecretHider(redactOnce) {
    const redact = (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .redactVisible */ .kM)(text, redactOnce);
    const redactFor = (finding) => (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_2__/* .isAboutSecrets */ .r)(finding) ? (text) => (0,_text_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .cutKeys */ .To)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(redact(text))) : redact;
    // A rule is shared by all its findings.
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
/** Nearly all findings have no prose but their message and their rule. */
function isPlain({ place, presence, related, flow, fixes }) {
    const details = related ?? flow ?? fixes;
    return place.kind !== 'nowhere' && !('justification' in presence) && details === undefined;
}
/**
 * The one that was read, where nothing in it had to be hidden: nearly always, and then there are no two of
 * each in memory.
 */
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
        place: place.kind === 'nowhere' ? { ...place, reason: redact(place.reason) } : place,
        presence: 'justification' in presence
            ? { ...presence, justification: redact(presence.justification ?? '') }
            : presence,
        ...hideInDetails(finding, redact),
    };
}
function hideInDetails({ related, flow, fixes }, redact) {
    return {
        ...(related && { related: hideInTrail(related, redact) }),
        ...(flow && { flow: hideInTrail(flow, redact) }),
        // Half a change is none.
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
    const { failures, heldScopes, heldFiles, warnings } = completeness;
    return {
        ...completeness,
        failures: failures.map(redact),
        heldScopes: heldScopes.map((held) => ({ ...held, reason: redact(held.reason) })),
        heldFiles: heldFiles.map((held) => ({ ...held, reason: redact(held.reason) })),
        warnings: warnings.map(redact),
    };
}


/***/ }),

/***/ 6013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d5: () => (/* binding */ readAnalysis)
});

// UNUSED EXPORTS: MOST_RESULTS, acceptLog

// EXTERNAL MODULE: ./build/src/errors.js
var errors = __webpack_require__(7406);
// EXTERNAL MODULE: ./build/src/finding/completeness.js
var completeness = __webpack_require__(1315);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/log/find-logs.js
var find_logs = __webpack_require__(6953);
// EXTERNAL MODULE: ./build/src/log/raw.js
var log_raw = __webpack_require__(7842);
// EXTERNAL MODULE: ./build/src/log/open-log.js
var open_log = __webpack_require__(9177);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./build/src/log/log-fault.js
var log_fault = __webpack_require__(8111);
;// CONCATENATED MODULE: ./build/src/log/parse-log.js





const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];
/**
 * Reads a log by parsing it whole: the way for all but large logs, and for machines without WebAssembly.
 *
 * @throws IncompleteError
 */
async function parseLog(file, log) {
    const { name } = file;
    const bytes = await (0,open_log/* readAll */.yw)(log, external_node_buffer_.constants.MAX_STRING_LENGTH);
    if (bytes === undefined) {
        throw new errors/* IncompleteError */.j$(`${name} has more than ${external_node_buffer_.constants.MAX_STRING_LENGTH} bytes, which needs a machine whose WebAssembly has SIMD: ` +
            'run this step on another one, or split the analysis into several logs.');
    }
    const parsed = parse(bytes.subarray(log.mark));
    if ('fault' in parsed) {
        const { kind, byte } = parsed.fault;
        throw (0,log_fault/* toError */.iT)(name, { kind, byte: byte + log.mark }, log.offsetsIn);
    }
    if (parsed.repeated !== undefined)
        throw (0,log_fault/* repeatedKey */.m$)(name + parsed.repeated);
    const { value } = parsed;
    if (!(0,log_raw/* isObject */.Gv)(value))
        return { name, head: value, runs: undefined };
    const { runs, ...head } = value;
    if (!Array.isArray(runs))
        return { name, head, runs: runs === null ? null : undefined };
    return { name, head, runs: runs.map((run, index) => toRun(file, log.version, run, index)) };
}
function toRun(file, version, run, index) {
    const { results: all, ...rest } = (0,log_raw/* isObject */.Gv)(run) ? run : {};
    const results = Array.isArray(all) ? all : undefined;
    return {
        index,
        context: (0,log_raw/* isObject */.Gv)(run) ? rest : run,
        results,
        async *mentions() {
            yield results;
        },
        // The log is not kept for this.
        async again(indexes) {
            const log = await (0,open_log/* openAgain */.PS)(file, version);
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
        const byte = (0,log_fault/* firstInvalidByte */.iB)(bytes);
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
        return toFault(error.includes('after JSON') ? 'text behind' : 'not JSON', positionOf(text, error));
    }
    return { value, ...(repeated !== undefined && { repeated }) };
}
/** The value of a text, or what V8 says of one that is no JSON. */
function tryParse(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return { error: String(error) };
    }
}
/** Tells whether a text ends before its JSON does, so that more text could make it whole. */
function isUnfinished(text, error) {
    return /end of JSON input|Unterminated string/u.test(error) || (statedPosition(error) ?? -1) >= text.length;
}
function statedPosition(error) {
    const stated = / at position (\d+)/u.exec(error)?.[1];
    return stated === undefined ? undefined : Number(stated);
}
/**
 * Where a text stops being the beginning of JSON. V8 does not say it of a token that it did not expect, so
 * the shortest part is looked for that no more text makes whole.
 */
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
/**
 * Looks for what parsing does not tell: whether JSON nests too deep, and whether the log itself, a run or a
 * result has a key twice, of which parsing keeps the last.
 *
 * @param text JSON, or what should be
 * @returns the place where it is too deep, and the first object that repeats a key: ` runs[0].results[3]`
 */
function inspect(text) {
    // By depth: what stands there, how many commas were passed, the last key, and all keys.
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
                if (depth === log_fault/* DEEPEST_NESTING */.qw)
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

;// CONCATENATED MODULE: ./build/src/log/read-log.js


/**
 * Most bytes of a log that is parsed whole. Measured with logs of 1 to 12 MB, to the findings and with what
 * has to be loaded: parsing takes 0.7 of the processor time of scanning at 1 MB, as much at 2 to 3 MB, and
 * 1.25 times at 8 MB.
 */
const MOST_PARSED = 2.5 * 1024 * 1024;
/**
 * Reads one log: plain or gzip, UTF-8 with or without a byte order mark, or UTF-16 with one. A small one is
 * parsed; a large one, or one of which only the compressed size is known, is scanned where this machine can.
 *
 * @param progress takes a line now and then, of large logs
 * @throws IncompleteError with one sentence that names the log, says what is wrong (with the byte, where it
 * has one) and what to do. The sentence never quotes the log.
 */
async function readLog(file, progress) {
    const log = await (0,open_log/* openLog */.Ne)(file);
    try {
        if (log.size !== undefined && log.size <= MOST_PARSED)
            return await parseLog(file, log);
        const { createScanner } = await __webpack_require__.e(/* import() */ 106).then(__webpack_require__.bind(__webpack_require__, 6106));
        const scanner = createScanner();
        if (scanner === undefined)
            return await parseLog(file, log);
        const { scanLog } = await __webpack_require__.e(/* import() */ 598).then(__webpack_require__.bind(__webpack_require__, 1598));
        return await scanLog(file, log, scanner, progress);
    }
    finally {
        await log.close();
    }
}

// EXTERNAL MODULE: ./build/src/log/start-early.js
var start_early = __webpack_require__(9574);
// EXTERNAL MODULE: ./build/src/text/names.js
var text_names = __webpack_require__(6761);
;// CONCATENATED MODULE: ./build/src/sarif/completeness.js


/** Lines of an input that are named in a sentence. */
const MOST_NAMED = 10;
/**
 * Concludes what the logs prove to have been looked at. A scope has one run or many (some tools write one for
 * each file), and one that failed holds all of it.
 */
function toCompleteness(readings) {
    const scopes = [...Map.groupBy(readings.runs, (run) => (0,finding/* scopeKey */.OD)(run.scope))];
    const judged = scopes.map(([key, runs]) => ({
        key,
        scope: runs[0]?.scope,
        ...judge(runs, readings.trust),
    }));
    const heldScopes = judged.flatMap(({ held }) => held ?? []);
    const present = judged.flatMap(({ held, scope }) => held === undefined && scope !== undefined ? [scope] : []);
    return {
        failures: readings.failures,
        complete: [...present, ...cleanTools(readings)],
        heldScopes: [...heldScopes, ...missingTools(readings)],
        heldFiles: judged.flatMap(({ heldFiles }) => heldFiles),
        ruleCatalogues: new Map(judged.flatMap(({ key, catalogue }) => (catalogue === undefined ? [] : [[key, catalogue]]))),
        fileCatalogues: new Map(judged.flatMap(({ key, files }) => (files === undefined ? [] : [[key, files]]))),
        warnings: [
            ...readings.warnings,
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
            files.set(failure.path, { scope: failure.scope, path: failure.path, reason: failure.reason });
        }
    }
    return {
        held: toHeld(failures.filter((failure) => failure.kind !== 'file')),
        heldFiles: [...files.values()],
        overridden: trusted.map(({ reason }) => `${reason} (overridden by \`trust-incomplete\`)`),
        catalogue: joinRules(runs),
        files: joinFiles(runs),
    };
}
function toHeld(failures) {
    const [first, ...more] = failures;
    if (first === undefined)
        return undefined;
    const reason = more.length === 0 ? first.reason : `${first.reason} (and ${more.length} more)`;
    return { scope: first.scope, reason, kind: 'failed' };
}
/**
 * Runs of one scope have a catalogue together only if each that lists rules has one: the rules of another are
 * not known.
 */
function joinRules(runs) {
    const listing = runs.filter((run) => run.rules.listed);
    const catalogues = listing.flatMap((run) => run.rules.catalogue ?? []);
    if (catalogues.length === 0 || catalogues.length < listing.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
/** For files each run has to have one: a run that lists none may have looked at any. */
function joinFiles(runs) {
    const catalogues = runs.flatMap((run) => run.files ?? []);
    if (catalogues.length < runs.length)
        return undefined;
    return new Set(catalogues.flatMap((catalogue) => [...catalogue]));
}
/**
 * A tool that leaves itself out of a log when it finds nothing found nothing, if every log that was named is
 * there and could be read.
 */
function cleanTools(readings) {
    return isSilenceProof(readings) ? withoutRun(readings.tools.silent, readings) : [];
}
/** Tells whether a tool that no log mentions has found nothing: in a folder its log may just be missing. */
function isSilenceProof({ failures, wide, tools }) {
    return tools.silent.length > 0 && failures.length === 0 && wide.length === 0;
}
/** Named tools without a run. Where a log could not be read, it may have had the run. */
function missingTools(readings) {
    const { failures, tools } = readings;
    if (failures.length > 0)
        return [];
    const loud = tools.named.filter((tool) => !tools.silent.includes(tool));
    return withoutRun(loud, readings).map((scope) => ({
        scope,
        kind: 'missing',
        reason: `${(0,finding/* scopeName */.OK)(scope)} has no run in these logs, and \`tools\` names it: run it before this step, or name it in \`silent-tools\` if it leaves itself out when it finds nothing`,
    }));
}
/** In the category of the job. */
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
        `\`sarif-file\` names ${(0,text_names/* firstFew */.Dt)(wide, MOST_NAMED)}, where a log that is missing cannot be noticed: name the files, or the tools of this job in \`tools\``,
    ];
}
/**
 * Names of the inputs `tools` and `silent-tools` that no log has, while one has nearly the same name: other
 * letters, or more words behind it. Otherwise the results of that tool would be passed over, and one that is
 * silent taken for clean. Code Analyzer calls its engine `pmd` and PMD itself `PMD`, so that one of two that
 * are both named is right.
 *
 * @returns one sentence, without its end, or undefined
 */
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
/** Tells whether a name is another one with more behind it: `Semgrep OSS`, `eslint-9`, and not `eslinter`. */
function isLonger(name, start) {
    const whole = name.toLowerCase();
    const first = start.toLowerCase();
    return first !== '' && whole.startsWith(first) && /^[^\p{L}\p{N}]/u.test(whole.slice(first.length));
}
function inLetters(name) {
    return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

;// CONCATENATED MODULE: ./build/src/analyzers/unparsed-results.js
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

;// CONCATENATED MODULE: ./build/src/finding/foreign-log.js
/** Advice where results are at no place of the checkout. */
const FOREIGN_LOG_REMEDY = 'run the analyzer here, or point working-directory at the folder it ran in';
/** So many different files that are not there are no accident. */
const LEAST_PATHS = 3;
/**
 * Judges the places of one log by its results that name a path, undefined where one of them is of the
 * checkout or there are none: tools that look at images or licenses name no paths. An analysis of something
 * else has not looked at this checkout, so that nothing in it is proven to be mended.
 *
 * @param log as named to the user
 * @param findings all of the log
 */
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
    const isForeign = paths.size >= LEAST_PATHS || listed() === 'elsewhere';
    const none = paths.size === 1
        ? `the only path in ${log} does not exist in this checkout`
        : `none of the ${paths.size} paths in ${log} exists in this checkout, the first of them`;
    const found = `${none}: ${first}; ${FOREIGN_LOG_REMEDY}`;
    return isForeign
        ? { kind: 'foreign', reason: `${found}, or set foreign-paths to allow if this is intended` }
        : { kind: 'doubtful', reason: found };
}

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
;// CONCATENATED MODULE: ./build/src/sarif/quote.js

/** Longest piece of a log's own words in a reason: enough for a sentence. */
const LONGEST_QUOTE = 200;
/** The first line of an untrusted text, short and without control characters, to stand inside a reason. */
function quote(text) {
    // Cut first: the rest of a text of many megabytes does not matter.
    const start = text.trimStart().slice(0, 4 * LONGEST_QUOTE);
    return (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(start.split(/[\r\n\u2028\u2029]/u, 1)[0] ?? ''), LONGEST_QUOTE);
}
/**
 * Longest name of a tool, category or rule, in UTF-16 units. They are kept with each thread, where there is
 * room for a few thousand; the longest ids of real tools (paths of Semgrep rules) have about 150.
 */
const LONGEST_NAME = 300;
/** A name by which threads are known, cut where it is no usable name. */
function shortName(name) {
    return (0,lines/* truncate */.xv)(name, LONGEST_NAME);
}

;// CONCATENATED MODULE: ./build/src/sarif/hold-logs.js




/** Most files that broke engines of one log and are held one by one; more are held with all others. */
const MOST_BLAMED = 100;
/**
 * A file that breaks one engine of Code Analyzer may be left out by another without a trace: PMD's parse
 * errors go to its own log only, and its run still calls itself successful.
 */
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
    const reason = `${quote(path)} broke the engine ${quote(tool)} of the same log, and may have been left out here as well`;
    return { kind: 'file', path, reason };
}
function tooManyBlamed(count) {
    const reason = `${count} files broke engines of the same log, and may have been left out here as well`;
    return { kind: 'scope', reason };
}
/**
 * Holds all runs of a log that is an analysis of something else: it proves nothing of this checkout, whatever
 * it says of itself. Where it says too little to be sure, that is a warning.
 *
 * @param log as named to the user
 */
function holdForeignLog(log, runs) {
    const foreign = judgePlaces(log, eachFinding(runs), () => joinListed(runs));
    if (foreign === undefined)
        return { runs, warnings: [] };
    const { kind, reason } = foreign;
    if (kind === 'doubtful')
        return { runs, warnings: [reason] };
    const failure = { kind: 'unread', reason };
    return {
        runs: runs.map((run) => ({ ...run, failures: [...run.failures, failure] })),
        warnings: [],
    };
}
function* eachFinding(runs) {
    for (const { findings } of runs)
        yield* findings;
}
function joinListed(runs) {
    const all = runs.map(({ listed }) => listed);
    return all.includes('here') ? 'here' : all.includes('elsewhere') ? 'elsewhere' : 'none';
}
/**
 * Hands the errors that a tool tells as results of a second run (TFLint: `tflint-errors`) to the run that
 * they ended: it is empty then, and would seem to have found nothing.
 *
 * @returns the same runs in their order, with those failures
 */
function blameErrorRuns(runs) {
    const errors = new Map();
    for (const { scope, findings } of runs) {
        const tool = ERROR_RUNS.get(scope.tool);
        const error = findings.find(({ presence }) => presence.kind === 'present');
        if (tool !== undefined && error !== undefined)
            errors.set((0,finding/* scopeKey */.OD)({ ...scope, tool }), `${scope.tool} says: ${quote(error.message)}`);
    }
    if (errors.size === 0)
        return runs;
    return runs.map((run) => {
        const reason = errors.get((0,finding/* scopeKey */.OD)(run.scope));
        return reason === undefined ? run : { ...run, failures: [...run.failures, { kind: 'scope', reason }] };
    });
}

// EXTERNAL MODULE: ./build/src/finding/rule-ids.js
var rule_ids = __webpack_require__(2506);
;// CONCATENATED MODULE: ./build/src/sarif/place.js

/** The place of a result whose locations name no file. */
const NAMELESS = { kind: 'nowhere', reason: 'its location names no file' };
/**
 * The place of a result: its first location that names a file (SARIF §3.27.12: several locations are one
 * problem that has to be mended in all of them).
 */
function toPlace(result, whereabouts) {
    const locations = (0,log_raw/* listAt */.gT)(result, 'locations');
    for (const location of locations) {
        const place = placeOf(location, whereabouts);
        if (place !== undefined)
            return place;
    }
    return locations.length === 0 ? { kind: 'nowhere', reason: 'the log gives it no location' } : NAMELESS;
}
/** The place of one location object (§3.28), or undefined when it names no file. */
function placeOf(location, whereabouts) {
    const artifact = artifactOf(location, whereabouts);
    return artifact && placeIn(artifact, linesOfRegion((0,log_raw.at)(location, 'physicalLocation', 'region')));
}
/** The place of some lines in a file. */
function placeIn(artifact, lines) {
    const { file } = artifact;
    if (file.kind === 'lost') {
        const { path, reason, inCheckout, several, maybe } = file;
        if (path === undefined)
            return { kind: 'nowhere', reason };
        const oneOf = several && maybe !== 'anything' ? maybe : undefined;
        const line = inCheckout && lines.kind === 'lines' ? lines.startLine : undefined;
        return {
            kind: 'nowhere',
            path,
            reason,
            ...(inCheckout && { inCheckout }),
            ...(line !== undefined && { line }),
            ...(oneOf && { oneOf }),
        };
    }
    const { path } = file;
    // The region is one of the part, which has lines of its own.
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
/** The file of a location, or undefined when it names none. */
function resolveLocation(location, whereabouts) {
    return artifactOf(location, whereabouts)?.file;
}
/**
 * The file of an artifact location (§3.4), or undefined when it names none. `index` alone refers to an
 * artifact of the run (§3.4.5). Where both stand and disagree, `uri` is right: some tools write 0 for every
 * `index`.
 */
function resolveArtifact(location, whereabouts) {
    const indexed = artifactAt(location, whereabouts);
    const own = (0,log_raw/* textAt */.$6)(location, 'uri');
    const holder = own === undefined || own === (0,log_raw/* textAt */.$6)(indexed, 'location', 'uri')
        ? holderOf(indexed, whereabouts)
        : undefined;
    const named = holder ?? (own === undefined ? (0,log_raw.at)(indexed, 'location') : location);
    const uri = (0,log_raw/* textAt */.$6)(named, 'uri');
    if (uri === undefined)
        return undefined;
    const file = whereabouts.resolvePath(uri, (0,log_raw/* textAt */.$6)(named, 'uriBaseId'));
    return { kind: holder === undefined ? 'file' : 'part', file };
}
function artifactOf(location, whereabouts) {
    return resolveArtifact((0,log_raw.at)(location, 'physicalLocation', 'artifactLocation'), whereabouts);
}
function artifactAt(location, { artifacts }) {
    const index = (0,log_raw/* indexAt */.G$)(location, 'index');
    return index === undefined ? undefined : artifacts[index];
}
/**
 * The location of the file that an artifact is nested in, by `parentIndex` (§3.24.3), or undefined when it
 * stands alone. The path of a nested one begins in its parent: `/docs/intro.docx` of an archive is no file of
 * the tree.
 */
function holderOf(artifact, { artifacts }) {
    let index = (0,log_raw/* indexAt */.G$)(artifact, 'parentIndex');
    if (index === undefined)
        return undefined;
    const parents = new Set();
    let here = artifact;
    for (; index !== undefined; index = (0,log_raw/* indexAt */.G$)(here, 'parentIndex')) {
        if (parents.has(index))
            return {};
        parents.add(index);
        here = artifacts[index];
    }
    return (0,log_raw.at)(here, 'location') ?? {};
}
/** More lines than any file has: git itself counts lines of a diff in 32 bits. */
const LAST_LINE = 2 ** 31 - 1;
/**
 * The lines of a region (SARIF §3.30); columns are not used. `startLine` alone is that line, no region is the
 * whole file, and a first line below 1 or of a wrong type, which some tools write when they have none, is the
 * whole file too. An end before the start is the start. Offsets without a line need the text of the file.
 */
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
    // `endColumn` is exclusive, so an end at column 1 takes nothing of its line (§3.30.2, example 5).
    const last = Number.isInteger(end) ? Number(end) - ((0,log_raw.at)(region, 'endColumn') === 1 ? 1 : 0) : 0;
    return { kind: 'lines', startLine, endLine: Math.min(Math.max(startLine, last), LAST_LINE) };
}
function toOffset(region, unit, name) {
    const start = (0,log_raw/* indexAt */.G$)(region, `${name}Offset`);
    return start === undefined
        ? undefined
        : { unit, start, end: start + ((0,log_raw/* indexAt */.G$)(region, `${name}Length`) ?? 0) };
}

;// CONCATENATED MODULE: ./build/src/sarif/file-catalogue.js


/**
 * `run.artifacts` is a catalogue in two cases only (SARIF §3.14.15 allows any subset): it has artifacts of
 * the role `analysisTarget` (§3.24.6), which then are the catalogue, or it names a file that nothing in the
 * run mentions. Most tools list the files that have results, some (CodeQL) also those of related locations,
 * code flows and notifications, so that a file that is missing there means nothing. Artifacts inside another
 * one, and those of other roles, are no files that were looked at.
 */
function createFileCatalogue(whereabouts) {
    const listed = whereabouts.artifacts.filter((artifact) => (0,log_raw/* isObject */.Gv)(artifact) && !isNested(artifact));
    const targets = listed.filter((artifact) => (0,log_raw/* listAt */.gT)(artifact, 'roles').includes('analysisTarget'));
    const plain = listed.filter((artifact) => (0,log_raw/* listAt */.gT)(artifact, 'roles').length === 0);
    const artifacts = targets.length > 0 ? targets : plain;
    const resolved = artifacts.flatMap((artifact) => resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts) ?? []);
    const possible = resolved.map(toPaths);
    const found = resolved.flatMap(({ file }) => (file.kind === 'found' ? [file.path] : []));
    // Files that nothing has mentioned yet; only one of them makes a plain list a catalogue.
    const unmentioned = new Set(targets.length > 0 ? [] : found);
    function strike(location) {
        const artifact = resolveArtifact(location, whereabouts);
        const mentioned = artifact === undefined ? [] : toPaths(artifact);
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
            // One that may be any file may be every file that is not listed.
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
/** The files of the analyzed commit that an artifact is or may be. */
function toPaths({ file }) {
    return file.kind === 'found' ? [file.path] : file.maybe;
}
/**
 * Tells whether a file of a run's own list (SARIF §3.14.15) is of the checkout. An item without a path is no
 * file of the list.
 */
function toListedFiles(whereabouts) {
    let listed = 'none';
    for (const artifact of whereabouts.artifacts) {
        const file = resolveArtifact((0,log_raw.at)(artifact, 'location'), whereabouts)?.file;
        if (file?.kind === 'found' || file?.inCheckout)
            return 'here';
        if (file?.path !== undefined)
            listed = 'elsewhere';
    }
    return listed;
}

;// CONCATENATED MODULE: ./build/src/sarif/message.js


/**
 * Longest message, in UTF-16 units: more than a comment of the review service holds. What is over is cut,
 * visibly. One argument repeated a million times is no message either.
 */
const LONGEST_MESSAGE = 100_000;
/** More locations of a result are found by an index of their ids. */
const MOST_UNINDEXED = 8;
/**
 * The message of a result as plain text (SARIF §3.11). A result without one says what its rule is about: it
 * still is a finding. Never empty.
 */
function toMessage(result, { tool, rule, described, placeOf }) {
    const text = toText((0,log_raw.at)(result, 'message'), tool, described);
    if (text !== undefined) {
        const locations = () => byId([...(0,log_raw/* listAt */.gT)(result, 'locations'), ...(0,log_raw/* listAt */.gT)(result, 'relatedLocations')]);
        return withPlaces((0,lines/* truncate */.xv)(text, LONGEST_MESSAGE), locations, placeOf);
    }
    const about = [rule.shortDescription, rule.fullDescription, rule.name].find((words) => words?.trim());
    return (0,lines/* truncate */.xv)(about ?? rule.id, LONGEST_MESSAGE);
}
/**
 * The text of a message object: its own `text` or `markdown`, else the string that its `id` names in its
 * descriptor, then in the component of the descriptor (§3.11.7). Undefined when there is none, or only white
 * space.
 */
function toText(message, tool, described) {
    const own = (0,log_raw/* textAt */.$6)(message, 'text') ?? (0,log_raw/* textAt */.$6)(message, 'markdown');
    const args = (0,log_raw/* listAt */.gT)(message, 'arguments');
    const id = (0,log_raw/* textAt */.$6)(message, 'id');
    if (own !== undefined)
        return nonBlank(args.length > 0 ? fill(own, args) : own);
    if (id === undefined)
        return undefined;
    const sources = [
        (0,log_raw.at)(described?.descriptor, 'messageStrings', id),
        (0,log_raw.at)(described?.component.globalMessageStrings, id),
        (0,log_raw.at)(tool.driver.globalMessageStrings, id),
    ];
    const words = sources.map((source) => (0,log_raw/* textAt */.$6)(source, 'text') ?? (0,log_raw/* textAt */.$6)(source, 'markdown')).find(Boolean);
    return words === undefined ? undefined : nonBlank(fill(words, args));
}
/** A text of white space says nothing. */
function nonBlank(text) {
    return text.trim() === '' ? undefined : text;
}
/**
 * Puts the arguments in for `{0}`, and `{` for `{{` (§3.11.5). A placeholder without its argument stays as it
 * is. Only messages by id or with arguments are written this way: elsewhere `{0}` is what the tool wants to
 * say.
 */
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
/** A link to a location of the result is its words and the place: `text (path:line)`. */
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
/**
 * Finds locations by their id; of several with one id the last. Nearly all results have a handful, which
 * needs no index.
 */
function byId(locations) {
    if (locations.length <= MOST_UNINDEXED) {
        return (id) => locations.findLast((location) => (0,log_raw/* indexAt */.G$)(location, 'id') === id);
    }
    const known = new Map(locations.map((location) => [(0,log_raw/* indexAt */.G$)(location, 'id'), location]));
    return (id) => known.get(id);
}
/** Longest words of a link; what stands further before its end is no link text. Keeps the look back short. */
const LONGEST_WORDS = 1_000;
const [ZERO, NINE, OPEN, CLOSE, message_BACKSLASH, LINK_CLOSE] = [0x30, 0x39, 0x5b, 0x5d, 0x5c, 0x29];
const LINK_END = '](';
/** An id of a location has at most so many digits. */
const MOST_DIGITS = 6;
/**
 * Replaces the links of a plain text message to locations of its result: `[words](3)` (SARIF §3.11.6). In the
 * words `\[`, `\]` and `\\` stand for the sign itself; elsewhere in the text brackets and backslashes need no
 * escape. Time is linear in the length of the text, whatever it holds.
 *
 * @param replace gives what stands for the link, or undefined where it is none; then it stays as it is.
 */
function replaceLinks(text, replace) {
    // Joined at the end, so that the text is no chain of pieces of other texts, which would stay in memory.
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
/** Where the words that end at `end` begin: after the nearest bracket before them that is not escaped. */
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
/** Tells whether an odd number of backslashes stands before a sign. */
function isEscaped(text, at, limit) {
    let here = at;
    while (here > limit && text.charCodeAt(here - 1) === message_BACKSLASH)
        here -= 1;
    return (at - here) % 2 === 1;
}

;// CONCATENATED MODULE: ./build/src/sarif/tool.js


/** Reads `run.tool` (§3.18). */
function toTool(context) {
    const raw = (0,log_raw.at)(context, 'tool', 'driver');
    const driver = toComponent(raw);
    const extensions = (0,log_raw/* listAt */.gT)(context, 'tool', 'extensions').map(toComponent);
    const all = [driver, ...extensions];
    return {
        name: (0,log_raw/* textAt */.$6)(raw, 'name'),
        version: (0,log_raw/* textAt */.$6)(raw, 'version') ?? (0,log_raw/* textAt */.$6)(raw, 'semanticVersion'),
        versions: toVersions([raw, ...(0,log_raw/* listAt */.gT)(context, 'tool', 'extensions')]),
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
    const versionOf = (raw) => (0,log_raw/* textAt */.$6)(raw, 'version') ?? (0,log_raw/* textAt */.$6)(raw, 'semanticVersion');
    const named = extensions.flatMap((raw) => {
        const version = versionOf(raw);
        return version === undefined ? [] : [`${(0,log_raw/* textAt */.$6)(raw, 'name') ?? ''} ${version}`];
    });
    const all = [versionOf(driver) ?? [], ...[...new Set(named)].toSorted()].flat();
    return all.length === 0 ? undefined : all.join(', ');
}
/**
 * Code Analyzer writes a run for each of its engines, whose drivers tell by their address alone whose they
 * are.
 */
const CODE_ANALYZER = /^https:\/\/developer\.salesforce\.com\/docs\/platform\/salesforce-code-analyzer\//u;
/** `product` of the driver (§3.19.7), where it is another name than that of the tool. */
function toProduct(driver) {
    const product = CODE_ANALYZER.test((0,log_raw/* textAt */.$6)(driver, 'informationUri') ?? '')
        ? 'Code Analyzer'
        : (0,log_raw/* textAt */.$6)(driver, 'product');
    const isSame = product?.toLowerCase() === (0,log_raw/* textAt */.$6)(driver, 'name')?.toLowerCase();
    return product === undefined || product.length > LONGEST_PRODUCT || isSame ? undefined : product;
}
/** A longer text is a description. */
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
/**
 * The descriptor that a reference means (§3.52.3): in the component it names, else in the driver, else in
 * any, since CodeQL keeps its rules in extensions. `index` comes first, as ids may repeat with other texts
 * (PMD 7); then `guid`, then `id`, then the ids above a hierarchical one (`CA5350/md5` → `CA5350`). Where an
 * index or guid and the id disagree, the id is right.
 */
function findDescriptor(tool, kind, reference) {
    const id = (0,log_raw/* textAt */.$6)(reference, 'id');
    const named = namedComponent(tool, (0,log_raw.at)(reference, 'toolComponent'));
    const home = named ?? tool.driver;
    const index = (0,log_raw/* indexAt */.G$)(reference, 'index');
    const indexed = index === undefined ? undefined : home[kind].items[index];
    if (fits(indexed, id))
        return { component: home, descriptor: indexed };
    const guid = (0,log_raw/* textAt */.$6)(reference, 'guid');
    const found = guid === undefined ? undefined : lookUp('byGuid', guid);
    if (found !== undefined && fits(found.descriptor, id))
        return found;
    for (const candidate of id === undefined ? [] : (0,rule_ids/* withAncestors */.f$)(id)) {
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
/** §3.54.2: an extension by index, any component by guid. */
function namedComponent(tool, reference) {
    const index = (0,log_raw/* indexAt */.G$)(reference, 'index');
    if (index !== undefined)
        return tool.extensions[index];
    const guid = (0,log_raw/* textAt */.$6)(reference, 'guid');
    return guid === undefined ? undefined : tool.componentsByGuid.get(guid);
}
function fits(descriptor, id) {
    if (!(0,log_raw/* isObject */.Gv)(descriptor))
        return false;
    const own = (0,log_raw/* textAt */.$6)(descriptor, 'id');
    return id === undefined || own === id || (own !== undefined && (0,rule_ids/* isAbove */.oi)(own, id));
}
function toComponent(raw) {
    return {
        guid: (0,log_raw/* textAt */.$6)(raw, 'guid'),
        rules: toDescriptors((0,log_raw/* listAt */.gT)(raw, 'rules')),
        notifications: toDescriptors((0,log_raw/* listAt */.gT)(raw, 'notifications')),
        globalMessageStrings: (0,log_raw.at)(raw, 'globalMessageStrings'),
    };
}
function toDescriptors(items) {
    return { items, byId: firstBy('id', items), byGuid: firstBy('guid', items) };
}
function firstBy(name, items) {
    const found = new Map();
    for (const item of items) {
        const key = (0,log_raw/* textAt */.$6)(item, name);
        if ((0,log_raw/* isObject */.Gv)(item) && key !== undefined && !found.has(key))
            found.set(key, item);
    }
    return found;
}

;// CONCATENATED MODULE: ./build/src/sarif/level.js



/** Kinds of results that are no problems (SARIF §3.27.9). Another value is no reason to hide a result. */
const HARMLESS = new Set(['pass', 'open', 'informational', 'notapplicable', 'review']);
const NAMES = new Set(finding/* LEVELS */.A_);
/** Reads the configuration overrides of every invocation, in their order (§3.20.5-6, §3.51). */
function toLevelOverrides(tool, invocations, kind) {
    const property = kind === 'rules' ? 'ruleConfigurationOverrides' : 'notificationConfigurationOverrides';
    return invocations.map((invocation) => {
        const levels = new Map();
        for (const override of (0,log_raw/* listAt */.gT)(invocation, property)) {
            const reference = (0,log_raw.at)(override, 'descriptor');
            const level = (0,log_raw.at)(override, 'configuration', 'level');
            const key = findDescriptor(tool, kind, reference)?.descriptor ?? (0,log_raw/* textAt */.$6)(reference, 'id');
            if (isLevel(level) && key !== undefined)
                levels.set(key, level);
        }
        return levels;
    });
}
/**
 * The level of a result (§3.27.10): `none` for a result that is no problem; else its own; else that of the
 * override of its invocation, else of the rule's default configuration; else `warning`.
 *
 * @param key the rule's descriptor, or its id where the log does not describe it.
 */
function toLevel(result, key, overrides) {
    if (HARMLESS.has(kindOf(result)))
        return 'none';
    const own = (0,log_raw.at)(result, 'level');
    if (isLevel(own))
        return own;
    return overrides[invocationOf(result, overrides.length)]?.get(key) ?? defaultLevel(key);
}
/** The level of a descriptor's default configuration, else `warning` (§3.50.3). */
function defaultLevel(descriptor) {
    const level = (0,log_raw.at)(descriptor, 'defaultConfiguration', 'level');
    return isLevel(level) ? level : 'warning';
}
function isLevel(value) {
    return NAMES.has(value);
}
/** `provenance.invocationIndex`; a run with one invocation need not say it (§3.48.6). */
function invocationOf(result, invocations) {
    return (0,log_raw/* indexAt */.G$)(result, 'provenance', 'invocationIndex') ?? (invocations === 1 ? 0 : -1);
}
/**
 * The kind of a result (SARIF §3.27.9) in small letters, which tools write in any; `fail` where it says none.
 */
function kindOf(result) {
    return (0,log_raw/* textAt */.$6)(result, 'kind')?.toLowerCase() ?? 'fail';
}

;// CONCATENATED MODULE: ./build/src/sarif/rule.js




/** Stands for the rule of a result that names none. */
const rule_NO_RULE = 'unnamed-rule';
/**
 * Makes the reader of rules of one run. The rule of a result is `result.rule`, filled up from `ruleId` and
 * `ruleIndex` (SARIF §3.27.5-7). A hierarchical id stays whole; what the log describes is the rule above it,
 * whose id counts as a former one.
 */
function createRuleReader(tool) {
    // Thousands of results share a rule: one object for each descriptor, and for each id without one.
    const byDescriptor = new Map();
    const below = new Map();
    const byId = new Map();
    const ofProduct = optional('product', tool.product);
    return (result) => read(toReference(result));
    function read(reference) {
        const described = findDescriptor(tool, 'rules', reference);
        if (described === undefined) {
            const id = reference.id ?? rule_NO_RULE;
            return reuse(byId, id, () => ({
                rule: { id: shortName(id), deprecatedIds: [], tags: [], ...ofProduct },
                described,
            }));
        }
        const { descriptor } = described;
        const own = (0,log_raw/* textAt */.$6)(descriptor, 'id');
        const known = reuse(byDescriptor, descriptor, () => {
            const id = own ?? reference.id ?? (0,log_raw/* textAt */.$6)(descriptor, 'name') ?? rule_NO_RULE;
            return { rule: { ...toRule(shortName(id), descriptor), ...ofProduct }, described };
        });
        if (own === undefined || reference.id === undefined || !(0,rule_ids/* isAbove */.oi)(own, reference.id))
            return known;
        const id = shortName(reference.id);
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
/**
 * `result.rule` with what it defaults to (§3.27.7). Results of Code Analyzer or ESLint have only `ruleId` and
 * `ruleIndex`.
 */
function toReference(result) {
    const rule = (0,log_raw.at)(result, 'rule');
    return {
        id: (0,log_raw/* textAt */.$6)(rule, 'id') ?? (0,log_raw/* textAt */.$6)(result, 'ruleId'),
        index: (0,log_raw/* indexAt */.G$)(rule, 'index') ?? (0,log_raw/* indexAt */.G$)(result, 'ruleIndex'),
        guid: (0,log_raw/* textAt */.$6)(rule, 'guid'),
        toolComponent: (0,log_raw.at)(rule, 'toolComponent'),
    };
}
/** Reads a rule's descriptor (§3.49). */
function toRule(id, descriptor) {
    const properties = (0,log_raw.at)(descriptor, 'properties');
    // Code Analyzer has its tags in `category`, the ESLint formatter one text in there.
    const tags = [...new Set([...textsOf((0,log_raw.at)(properties, 'tags')), ...textsOf((0,log_raw.at)(properties, 'category'))])];
    const cwes = toCwes(tags, (0,log_raw/* listAt */.gT)(descriptor, 'relationships').map((relationship) => (0,log_raw.at)(relationship, 'target')));
    return {
        id,
        deprecatedIds: textsOf((0,log_raw.at)(descriptor, 'deprecatedIds')).map(shortName),
        ...optional('name', (0,log_raw/* textAt */.$6)(descriptor, 'name')),
        ...optional('shortDescription', (0,log_raw/* textAt */.$6)(descriptor, 'shortDescription', 'text')),
        ...optional('fullDescription', (0,log_raw/* textAt */.$6)(descriptor, 'fullDescription', 'text')),
        ...optional('help', toHelp(descriptor)),
        ...optional('helpUri', (0,log_raw/* textAt */.$6)(descriptor, 'helpUri')),
        tags,
        ...optional('securitySeverity', toSecuritySeverity((0,log_raw.at)(properties, 'security-severity'))),
        ...optional('severity', toSeverity(properties)),
        ...optional('precision', (0,log_raw/* textAt */.$6)(properties, 'precision')),
        ...optional('cwes', cwes),
    };
}
function toHelp(descriptor) {
    const markdown = (0,log_raw/* textAt */.$6)(descriptor, 'help', 'markdown');
    if (markdown !== undefined)
        return { kind: 'markdown', text: markdown };
    const text = (0,log_raw/* textAt */.$6)(descriptor, 'help', 'text');
    return text === undefined ? undefined : { kind: 'text', text };
}
/** An absent field stays absent. */
function optional(name, value) {
    return value === undefined ? {} : { [name]: value };
}
function textsOf(value) {
    const values = typeof value === 'string' ? [value] : (0,log_raw/* listAt */.gT)({ value }, 'value');
    return values.filter((item) => typeof item === 'string').filter(Boolean);
}
/** `properties.security-severity`, 0.0 to 10.0, which tools write as text or as number. */
function toSecuritySeverity(value) {
    const text = typeof value === 'number' ? String(value) : value;
    const severity = typeof text === 'string' && /^\d{1,2}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
    return severity >= 0 && severity <= 10 ? severity : undefined;
}
/** A longer text is no severity. */
const LONGEST = 30;
/** Salesforce Code Analyzer 5 numbers its severities from 1, and these are the names that it prints. */
const rule_CODE_ANALYZER = ['Critical', 'High', 'Moderate', 'Low', 'Info'];
/**
 * The severity of a rule in its tool's own words, from its property bag. SARIF has levels only (§3.27.10),
 * and a tool with five severities has to fold them. A number is understood where it is known to be Code
 * Analyzer's, by the `category` beside it.
 */
function toSeverity(properties) {
    const text = (0,log_raw/* textAt */.$6)(properties, 'severity');
    if (text !== undefined)
        return text.length <= LONGEST ? text : undefined;
    const number = (0,log_raw/* indexAt */.G$)(properties, 'severity') ?? 0;
    return Array.isArray((0,log_raw.at)(properties, 'category')) ? rule_CODE_ANALYZER[number - 1] : undefined;
}
/** More weaknesses are a catalogue, not a fact about a finding. */
const MOST_CWES = 5;
/** `external/cwe/cwe-079` (CodeQL), `CWE-95: Eval Injection` (Semgrep), `CWE-79`. */
const CWE_TAG = /^(?:external\/cwe\/)?cwe-0*([1-9]\d{0,4})(?!\d)/i;
const CWE_ID = /^(?:cwe-)?0*([1-9]\d{0,4})$/i;
/**
 * Numbers of the weaknesses in the Common Weakness Enumeration that tags name, or references to its taxa
 * (SARIF §3.54): targets of a rule's `relationships` (§3.49.15) or `taxa` of a result (§3.27.8). Sorted, each
 * once; undefined where there are none.
 */
function toCwes(tags, references) {
    const named = [
        ...tags.map((tag) => (typeof tag === 'string' ? CWE_TAG.exec(tag) : null)),
        ...references.map(toMatch),
    ];
    const numbers = new Set(named.flatMap((match) => (match === null ? [] : [Number(match[1])])));
    return numbers.size === 0 ? undefined : [...numbers].toSorted((a, b) => a - b).slice(0, MOST_CWES);
}
/** Some tools write the bare number as the id, and leave it to the component to say what it counts. */
function toMatch(reference) {
    const isCwe = (0,log_raw/* textAt */.$6)(reference, 'toolComponent', 'name')?.toUpperCase() === 'CWE';
    return (isCwe ? CWE_ID : CWE_TAG).exec((0,log_raw/* textAt */.$6)(reference, 'id') ?? '');
}
/**
 * The rules that ran, by all their ids, if the run lists them: only a list that names a rule without results
 * is one. Most tools list the rules that have results, so a rule that is missing there means nothing. A rule
 * that is listed as switched off (SARIF §3.50.2) did not run.
 *
 * @param reported the ids of the rules that have results.
 */
function toRuleCatalogue(tool, invocations, reported) {
    const listed = [tool.driver, ...tool.extensions].flatMap((component) => component.rules.items);
    if (listed.every((rule) => isKnown((0,log_raw/* textAt */.$6)(rule, 'id'), reported))) {
        return undefined;
    }
    const switched = switchesOf(tool, invocations);
    const ran = listed.filter((rule) => (switched.get(rule) ?? (0,log_raw.at)(rule, 'defaultConfiguration', 'enabled')) !== false);
    const ids = ran.flatMap((rule) => [(0,log_raw.at)(rule, 'id'), ...(0,log_raw/* listAt */.gT)(rule, 'deprecatedIds')]);
    return new Set([...reported, ...ids.filter((id) => typeof id === 'string').map(shortName)]);
}
/** A listed rule is known that has results, or no id to tell it by. */
function isKnown(id, reported) {
    return id === undefined || reported.has(shortName(id));
}
/**
 * Reads which rules overrides of invocations switch on or off (§3.20.5); a rule that one of them switches on
 * has run.
 */
function switchesOf(tool, invocations) {
    const switched = new Map();
    for (const override of invocations.flatMap((invocation) => (0,log_raw/* listAt */.gT)(invocation, 'ruleConfigurationOverrides'))) {
        const rule = findDescriptor(tool, 'rules', (0,log_raw.at)(override, 'descriptor'))?.descriptor;
        const enabled = (0,log_raw.at)(override, 'configuration', 'enabled');
        if (typeof enabled === 'boolean')
            switched.set(rule, enabled || switched.get(rule) === true);
    }
    return switched;
}

;// CONCATENATED MODULE: ./build/src/sarif/read-result.js





/**
 * Makes the reader of single results. It knows the context of the run, and of results only the one it is
 * given.
 */
function createResultReader(context) {
    const { tool, invocations, scope, whereabouts, source } = context;
    const toRule = createRuleReader(tool);
    const overrides = toLevelOverrides(tool, invocations, 'rules');
    const placeIn = (location) => placeOf(location, whereabouts);
    return (result, index) => {
        const { rule, described } = toRule(result);
        const taxa = (0,log_raw/* listAt */.gT)(result, 'taxa');
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
    const [location] = (0,log_raw/* listAt */.gT)(result, 'locations');
    return (0,log_raw/* indexAt */.G$)((0,log_raw.at)(location, 'physicalLocation', 'region'), name);
}
/**
 * Rules under which Salesforce Code Analyzer 5 reports that one of its engines broke, as a result of that
 * engine, in a run that calls itself successful.
 */
const CRASH_RULES = new Set(['UninstantiableEngineError', 'UnexpectedEngineError']);
/** A suppression that is only asked for, or refused, suppresses nothing (SARIF §3.27.23, §3.35.3). */
const WITHOUT_EFFECT = new Set(['underReview', 'rejected']);
/**
 * Kinds of results by which a tool says that it looked (SARIF §3.27.9): the rule holds there, or does not
 * apply.
 */
const LOOKED = new Map([
    ['pass', { kind: 'passed', because: 'the rule holds' }],
    ['notapplicable', { kind: 'passed', because: 'the rule does not apply' }],
]);
/** Most results are, and share it. */
const PRESENT = { kind: 'present' };
/** Tells results that are present from those that are no findings of this run. */
function toPresence(result, ruleId) {
    if ((0,log_raw.at)(result, 'baselineState') === 'absent')
        return { kind: 'absent' };
    if (CRASH_RULES.has(ruleId))
        return { kind: 'crash' };
    return LOOKED.get(kindOf(result)) ?? toSuppression(result) ?? PRESENT;
}
/** `suppressions` null or empty is not suppressed; else it is, unless one of them has no effect (yet). */
function toSuppression(result) {
    const suppressions = (0,log_raw/* listAt */.gT)(result, 'suppressions').filter(log_raw/* isObject */.Gv);
    if (suppressions.length === 0)
        return undefined;
    if (suppressions.some((suppression) => WITHOUT_EFFECT.has((0,log_raw.at)(suppression, 'status'))))
        return undefined;
    const justification = suppressions.map((suppression) => (0,log_raw/* textAt */.$6)(suppression, 'justification')).find(Boolean);
    return justification === undefined ? { kind: 'suppressed' } : { kind: 'suppressed', justification };
}
/** Most results have none, and share that. */
const NONE = {};
/**
 * `fingerprints` and `partialFingerprints` of a result (SARIF §3.27.16-17); a full one wins over a partial
 * one of its name.
 */
function toFingerprints(result) {
    const partial = read_result_textsOf((0,log_raw.at)(result, 'partialFingerprints'));
    const full = read_result_textsOf((0,log_raw.at)(result, 'fingerprints'));
    if (full === NONE || partial === NONE)
        return full === NONE ? partial : full;
    return Object.fromEntries([...Object.entries(partial), ...Object.entries(full)]);
}
/** The members of an object that are texts: nearly always all of them. */
function read_result_textsOf(values) {
    if (!(0,log_raw/* isObject */.Gv)(values))
        return NONE;
    if (Object.values(values).every((value) => typeof value === 'string'))
        return values;
    return Object.fromEntries(Object.entries(values).filter(([, value]) => typeof value === 'string'));
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/src/sarif/tree.js
var sarif_tree = __webpack_require__(9395);
;// CONCATENATED MODULE: ./build/src/sarif/uri.js
/**
 * The paths that a URI of a log may mean, likeliest first: as it stands, then decoded. Real logs hold file
 * URIs, percent-encoded and raw names, Windows paths and spaces (SARIF §3.4.3 allows URIs only), and a lone
 * `%` is legal in a file name.
 *
 * @returns empty for a URI of another scheme than `file`.
 */
function uri_toPaths(uri) {
    // Python writes a byte that is no UTF-8 as a lone surrogate.
    const path = withoutFileScheme(uri)?.toWellFormed();
    if (path === undefined)
        return [];
    // Nearly every path; a log names thousands.
    if (!path.includes('%') && !path.includes('\\'))
        return [path];
    return [...new Set([path, decode(path), withSlashes(path), withSlashes(decode(path))])];
}
/**
 * Those of them that are as the log has them, decoded or not: decoding makes a path shorter, and nothing else
 * does.
 */
function undecoded(paths) {
    return paths.filter((path) => path.length === paths[0]?.length);
}
/** The same paths, as they are likely where a log encodes its addresses. */
function decodedFirst(paths) {
    return paths.toSorted((a, b) => a.length - b.length);
}
/**
 * Splits a path into names.
 *
 * @param start names of the folder that a relative path starts in; `..` may climb out of it, but not further.
 */
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
    // One letter is a drive, not a scheme.
    if (!scheme)
        return /^[a-z][a-z0-9+.-]+:\/\//i.test(uri) ? undefined : uri;
    const rest = withSlashes(uri.slice('file:'.length));
    if (!rest.startsWith('//'))
        return rest;
    // `file://localhost/a` and `file:///a` are `/a` (RFC 8089 §2). `file://src/a` lacks a slash or names a
    // host: `src/a`.
    return rest.slice(2).replace(/^localhost(?=\/)/i, '');
}
/**
 * Decodes what is percent-encoded and leaves what is not: `50%25 of 100%` → `50% of 100%`. Bytes that are no
 * UTF-8 become U+FFFD, as in names of git.
 */
function decode(path) {
    return path.replaceAll(/(?:%[0-9a-f]{2})+/gi, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString('utf8'));
}
function withSlashes(path) {
    return path.replaceAll('\\', '/');
}

;// CONCATENATED MODULE: ./build/src/sarif/known-roots.js



/** Most working directories of a run that are tried; a run is a handful of processes (SARIF §3.14.11). */
const MOST_WORKING_DIRECTORIES = 20;
/** Gathers the folders that paths of one run may begin with: of the job, and of the run itself. */
function toKnownRoots({ checkout, aliases = [], ignoresCase = false, prefix: prefixPath, workspaces }, hints) {
    const prefix = toNames(prefixPath).names;
    const folders = hints.workingDirectories.map((location) => {
        const base = (0,log_raw/* textAt */.$6)(location, 'uriBaseId');
        const above = base === undefined ? '' : (resolveUriBase(hints.originalUriBaseIds, base) ?? '');
        const uri = (0,log_raw/* textAt */.$6)(location, 'uri');
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
/** The names of a path below a root, or undefined when it is not below it. */
function below(path, { names, spell }) {
    const own = onDrive(path);
    const same = names.every((name, index) => {
        const other = own[index] ?? '';
        return name === other || name === spell(other);
    });
    return same && own.length > names.length ? own.slice(names.length) : undefined;
}
/** Drives and servers are of Windows, which ignores case. */
function toRoot(folder, kind, starts, ignoresCase) {
    const names = onDrive(folder.names);
    const isDrive = names[0]?.endsWith(':') === true;
    const onServer = folder.onServer === true && !isDrive;
    const spell = ignoresCase || isDrive || onServer ? sarif_tree/* fold */.AU : sarif_tree/* compose */.Zz;
    return { names: names.map(spell), spell, onServer, starts, kind };
}
/**
 * The names of a path with its drive as Windows writes it. Git Bash has `/d/a` for `D:\a`, Cygwin
 * `/cygdrive/d/a`, WSL `/mnt/d/a`, and paths for the system itself begin with `\\?\` (`\\?\UNC\` for those of
 * a server).
 */
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
    return uri === '' ? [] : uri_toPaths(uri).map((path) => toNames(path));
}
/**
 * Where in the tree a path of a log may be, likeliest first: as it stands, then stripped of known roots.
 *
 * @param bases the spellings of the folder that its `uriBaseId` stands for, where the log says.
 */
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
/** The path, with each of its bases before it where it is relative. */
function toFullPaths(path, bases) {
    const bare = toNames(path);
    if (bare.absolute || bases.length === 0)
        return [bare];
    return bases.map((base) => ({ ...toNames(path, base.names), absolute: base.absolute }));
}
/**
 * Tells whether the folder that a path is relative to is known, and lies outside of the checkout, as that of
 * a build beside its sources: what climbs out of it may well lead into the checkout.
 */
function startsElsewhere(bases, known) {
    return bases.some((base) => base.absolute && startsOf(base, known).length === 0);
}
/**
 * Below its base, below the folder the analyzer stood in, below the job's own working directory, at the top.
 */
function toStarts(bases, known) {
    const stood = known.workingDirectories.filter((folder) => folder.absolute);
    return [...[...bases, ...stood].flatMap((folder) => startsOf(folder, known)), known.prefix, []];
}
/** Where a folder is in the tree: an absolute one is known to be there only if the job itself says so. */
function startsOf(folder, known) {
    if (folder.climbs)
        return [];
    if (!folder.absolute)
        return [[...known.prefix, ...folder.names], folder.names];
    return known.roots.flatMap((root) => {
        if (root.kind === 'run')
            return [];
        // The folder may be the root itself, so it is looked at as if something stood in it.
        const rest = below([...folder.names, '.'], root);
        return rest === undefined ? [] : [rest.slice(0, -1)];
    });
}
/**
 * Resolves a `uriBaseId` by `originalUriBaseIds` (SARIF §3.14.14): the URIs of its chain one after the
 * other. The specification calls it unresolved when the chain ends in a base without a URI; the part that is
 * known still leads from the root of the checkout to the right folder, so it is returned.
 *
 * @returns an absolute URI, a relative one, or undefined when nothing is known, for example of `%SRCROOT%` in
 * most logs, or when the chain is a loop.
 */
function resolveUriBase(originalUriBaseIds, uriBaseId) {
    let resolved = '';
    const seen = new Set();
    for (let id = uriBaseId; id !== undefined;) {
        if (seen.has(id))
            return undefined;
        seen.add(id);
        const base = (0,log_raw.at)(originalUriBaseIds, id);
        const uri = (0,log_raw/* textAt */.$6)(base, 'uri');
        if (uri !== undefined)
            resolved = uri.endsWith('/') ? uri + resolved : `${uri}/${resolved}`;
        if (uri !== undefined && isAbsoluteUri(uri))
            return resolved;
        id = (0,log_raw/* textAt */.$6)(base, 'uriBaseId');
    }
    if (resolved !== '')
        return resolved;
    // Salesforce Code Analyzer 5 writes the folder itself as the id.
    return isAbsoluteUri(uriBaseId) ? uriBaseId : undefined;
}
function isAbsoluteUri(uri) {
    return /^(?:[a-z][a-z0-9+.-]*:|\/|\\)/i.test(uri);
}

;// CONCATENATED MODULE: ./build/src/sarif/resolve-path.js







/** Longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_PATH = 4_096;
/**
 * Finds files of the analyzed commit by the `uri` and `uriBaseId` of a log (SARIF §3.4). Tried in turn: the
 * path as it stands and decoded, stripped of known roots, the same in another letter case, then the longest
 * ending that the tree has. Nothing but the tree is looked at, so no path leads out of it, and its links are
 * not followed. Of a path that is none of its files it is asked whether it stands in the working tree.
 *
 * @param encoding of the whole log; it is told what is learned of it
 */
function createPathResolver(tree, roots, hints, encoding = { encoded: false, doubted: false }) {
    const known = toKnownRoots(roots, hints);
    const answersByBase = new Map();
    return (uri, uriBaseId) => {
        const answers = answersByBase.get(uriBaseId) ?? new Map();
        if (answers.size === 0)
            answersByBase.set(uriBaseId, answers);
        const before = answers.get(uri);
        if (before !== undefined)
            return before;
        const answer = readable(resolveUri({ tree, known, checkout: roots.checkout }, uri, uriBaseId, encoding));
        answers.set(uri, answer);
        return answer;
    };
}
/** A file whose name git has in other bytes than anybody else could be told: nothing is placed there. */
function readable(answer) {
    if (answer.kind !== 'found' || !(0,text_names/* isGarbled */.OP)(answer.path))
        return answer;
    const { path } = answer;
    return {
        kind: 'lost',
        path,
        reason: `the name of ${quote(path)} is not UTF-8`,
        inCheckout: true,
        maybe: [path],
    };
}
function resolveUri(ground, uri, uriBaseId, encoding) {
    if (uri.length > LONGEST_PATH) {
        return { kind: 'lost', reason: `its path is longer than ${LONGEST_PATH} characters`, maybe: 'anything' };
    }
    const paths = uri_toPaths(uri);
    if (paths.length === 0)
        return { kind: 'lost', reason: `${quote(uri)} is not the address of a file`, maybe: [] };
    const bases = uriBaseId === undefined ? [] : ground.known.basesOf(uriBaseId);
    const written = resolvePath(ground, paths, bases);
    const others = undecoded(paths);
    if (others.length === paths.length || written.kind === 'lost')
        return written;
    const decoded = resolvePath(ground, decodedFirst(paths), bases);
    if (decoded.kind === 'found' && decoded.path !== written.path) {
        // Nobody names a file with signs for bytes that are no text.
        if (encoding.encoded || (0,text_names/* isGarbled */.OP)(decoded.path))
            return decoded;
        encoding.doubted = true;
    }
    else if (!encoding.encoded) {
        encoding.encoded = resolvePath(ground, others, bases).path !== written.path;
    }
    return written;
}
function resolvePath({ tree, known, checkout }, paths, bases) {
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
                    return answer;
                blocked ??= answer;
            }
        }
        leaves ||= climbs && !stays && !startsElsewhere(bases, known);
    }
    const answer = blocked ??
        lookUpAlike(tree, looked, toShown(paths)) ??
        searchElsewhere(tree, known, paths, bases, leaves);
    if (answer.kind === 'found' || !looked.some((path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(checkout, path))))
        return answer;
    return { ...answer, inCheckout: true };
}
/** For a path that stands nowhere as it is written. */
function searchElsewhere(tree, known, paths, bases, leaves) {
    const full = paths.flatMap((path) => toFullPaths(path, bases));
    const shown = toShown(paths);
    if (leaves) {
        return {
            kind: 'lost',
            path: shown,
            reason: `${quote(shown)} leaves the checkout`,
            maybe: sameName(tree, shown),
        };
    }
    const inCheckout = belowCheckout(full, known);
    // It lies in the checkout and git does not have it: it is ignored or generated, and no other file of the
    // tree.
    if (inCheckout !== undefined)
        return notInTree(inCheckout, []);
    return searchEnding(tree, known, { paths, full, shown }) ?? notInTree(shown, sameName(tree, shown));
}
function lookUp(tree, path) {
    const entry = tree.find(path);
    if (entry?.type === 'file')
        return { kind: 'found', path: entry.path };
    const block = entry ?? tree.blockOf(path);
    return block === undefined ? undefined : toBlocked(path, block);
}
/**
 * For a path that stands nowhere in its own case. Windows and macOS find it all the same, and so do the tools
 * there.
 */
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
        several ??= ambiguous(shown, files.slice(0, sarif_tree/* MOST_CANDIDATES */.xA));
    }
    return several;
}
function toBlocked(path, block) {
    const thing = block.type === 'link' ? 'symbolic link' : 'submodule';
    const reason = block.path === path
        ? `${quote(path)} is a ${thing}`
        : `${quote(path)} is behind the ${thing} ${quote(block.path)}`;
    return { kind: 'lost', path, reason, maybe: block.type === 'link' ? 'anything' : [] };
}
/** The path from the top of the checkout, by its last way to be written, which is decoded. */
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
function searchEnding(tree, known, { paths, full, shown }) {
    // Only the part behind the base is known of a path that climbs, so all of that is wanted.
    const written = paths.map((path) => toNames(path));
    const own = Math.min(...(written.some(({ climbs }) => climbs) ? full : written).map(({ names }) => names.length));
    let first;
    for (const { names, climbs } of full) {
        const answer = climbs ? undefined : resolveByEnding(tree, { names, own, prefix: known.prefix, shown });
        if (answer?.kind === 'found')
            return answer;
        first ??= answer;
    }
    return first;
}
function notInTree(path, maybe) {
    return { kind: 'lost', path, reason: `${quote(path)} is not in the analyzed commit`, maybe };
}
/** The decoded path, without the noise in it. */
function toShown(paths) {
    const path = paths.at(-1) ?? '';
    const { names, absolute, climbs } = toNames(path);
    if (climbs)
        return path;
    return absolute && !names[0]?.endsWith(':') ? `/${names.join('/')}` : names.join('/');
}
/**
 * Finds the file with the longest ending of a path, if it is the only one, for paths with an unknown
 * root: `/src/app/a.c` → `app/a.c`. A bare name that the tree has in some folder of which the path says
 * nothing is no evidence (`/opt/tool/rules/index.js` is not `src/index.js`).
 *
 * @returns undefined when the tree has no such ending.
 */
function resolveByEnding(tree, search) {
    const { names, own, prefix, shown } = search;
    for (let from = Math.max(0, names.length - tree.depth); from < names.length; from += 1) {
        const ending = names.slice(from).join('/');
        const files = literally(ending, tree.withSuffix(ending));
        if (files.length === 0)
            continue;
        const below = files.filter((file) => prefix.length > 0 && file.startsWith(`${prefix.join('/')}/`));
        const [file, second] = below.length === 1 ? below : files;
        if (file === undefined)
            continue;
        if (second !== undefined)
            return ambiguous(shown, files);
        const bareName = from === names.length - 1 && own > 1 && file.includes('/');
        return bareName ? undefined : { kind: 'found', path: file };
    }
    return undefined;
}
/**
 * Prefers, among names that differ only in the composition of characters, those that are written like the
 * path.
 */
function literally(ending, files) {
    const same = files.filter((file) => `/${file}`.endsWith(`/${ending}`));
    return same.length > 0 ? same : files;
}
/** The files of the tree that a name alone may mean. */
function sameName(tree, path) {
    return toMaybe(tree.withSuffix(path.slice(path.lastIndexOf('/') + 1)));
}
/** For a path that may be one of these files. */
function ambiguous(shown, files) {
    const [first, second, ...more] = files;
    const rest = more.length === 0 ? '' : `, or ${more.length === sarif_tree/* MOST_CANDIDATES */.xA - 2 ? 'one of many' : more.length} more`;
    const reason = `${quote(shown)} is not in the analyzed commit and may be ${quote(first ?? '')} or ${quote(second ?? '')}${rest}`;
    return { kind: 'lost', path: shown, reason, several: true, maybe: toMaybe(files) };
}
function toMaybe(files) {
    return files.length < sarif_tree/* MOST_CANDIDATES */.xA ? files : 'anything';
}

;// CONCATENATED MODULE: ./build/src/sarif/run-context.js




/** Stands for the tool of a run that does not name one. */
const NO_TOOL = 'unnamed tool';
/** Reads all of a run but its results. */
function toRunContext(index, context, options) {
    const tool = toTool(context);
    return {
        tool,
        scope: {
            tool: shortName(tool.name ?? NO_TOOL),
            category: shortName(toCategory(context, options.category)),
        },
        whereabouts: toWhereabouts(context, options),
        invocations: (0,log_raw/* listAt */.gT)(context, 'invocations'),
        threadFlowLocations: (0,log_raw/* listAt */.gT)(context, 'threadFlowLocations'),
        source: { log: options.log, run: index },
        name: `${options.log} runs[${index}]`,
    };
}
/** By the encoding of a log, which stands for the log: what finds the files of the run that was read last. */
const resolvers = new WeakMap();
function toWhereabouts(context, { tree, roots, encoding }) {
    const hints = {
        originalUriBaseIds: (0,log_raw.at)(context, 'originalUriBaseIds'),
        workingDirectories: (0,log_raw/* listAt */.gT)(context, 'invocations').map((invocation) => (0,log_raw.at)(invocation, 'workingDirectory')),
    };
    const artifacts = (0,log_raw/* listAt */.gT)(context, 'artifacts');
    if (encoding === undefined)
        return { artifacts, resolvePath: createPathResolver(tree, roots, hints) };
    // A log may have a run for each file, and runs that say the same of their folders find the same files.
    const said = JSON.stringify(hints);
    const before = resolvers.get(encoding);
    const resolvePath = before?.hints === said ? before.resolvePath : createPathResolver(tree, roots, hints, encoding);
    resolvers.set(encoding, { hints: said, resolvePath });
    return { artifacts, resolvePath };
}
/**
 * The category of a run: the input `category`, else that of `automationDetails.id` (SARIF §3.17.3): all but
 * its last component. `nightly/x64/2026-11-02` and `nightly/x64/` are of the category `nightly/x64`; an id
 * without a slash names a run of no category.
 */
function toCategory(context, input) {
    if (input !== undefined && input !== '')
        return input;
    const id = (0,log_raw/* textAt */.$6)(context, 'automationDetails', 'id') ?? '';
    return id.slice(0, Math.max(0, id.lastIndexOf('/')));
}
/** Properties without which results have other rules, levels or places. */
const CONTEXT = ['driver', 'extensions', 'artifacts'];
/**
 * A run may keep properties in external property files, or in `inlineExternalProperties` of its log (SARIF
 * §3.15); they are not read. Results elsewhere may be any, and invocations elsewhere may say that the
 * analysis failed: both leave it open what was found.
 *
 * @param name the run as named to the user.
 */
function toExternalProperties(context, name) {
    const kept = (property) => {
        const reference = (0,log_raw.at)(context, 'externalPropertyFileReferences', property);
        return (0,log_raw/* isObject */.Gv)(reference) || (0,log_raw/* listAt */.gT)({ reference }, 'reference').length > 0;
    };
    const failures = ['results', 'invocations'].filter(kept).map((property) => ({
        kind: 'unread',
        reason: `${name} keeps ${property} in external property files (SARIF §3.15), which are not read`,
    }));
    const warnings = CONTEXT.filter(kept).map((property) => `${name} keeps its ${property} in external property files (SARIF §3.15), which are not read`);
    return { failures, warnings };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-details.js







/**
 * Reads from the file once more what only comments show: related places, data flow and fixes.
 *
 * @param run index of the run
 * @param again reads it
 * @param findings of this run
 * @returns each of them with what else its result says
 * @throws IncompleteError where a result is no longer the one that the finding was made of
 */
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
            throw new errors/* IncompleteError */.j$(`${options.log} changed after it was read: let nothing write to it during this step.`);
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
/** Only some results become comments, and what only comments show may not fill the memory: about 40 MB. */
const MOST_STEPS_OF_RUN = 200_000;
const MOST_FIXES_OF_RUN = 50_000;
/**
 * Makes the reader of what only comments show, for the results of one run. What goes beyond the limits of the
 * run is counted (steps) or left out (fixes); what a result does not have stays absent.
 */
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
/** Where a flow comes from and where it ends say more than its middle. */
const MOST_IN_FLOW = { first: 12, last: 4 };
/**
 * The first thread flow of the first code flow of a result (SARIF §3.36-38). Steps that the tool calls
 * unimportant (§3.38.13) are left out. A flow that is only the place of the result is none.
 *
 * @param shared `run.threadFlowLocations`, to which a step may refer by index (§3.38.2)
 */
function toCodeFlow(result, place, shared, context) {
    const [codeFlow] = (0,log_raw/* listAt */.gT)(result, 'codeFlows');
    const [threadFlow] = (0,log_raw/* listAt */.gT)(codeFlow, 'threadFlows');
    const steps = (0,log_raw/* listAt */.gT)(threadFlow, 'locations')
        .map((step) => (0,log_raw.at)(step, 'location') === undefined ? (shared[(0,log_raw/* indexAt */.G$)(step, 'index') ?? -1] ?? step) : step)
        .filter((step) => (0,log_raw.at)(step, 'importance') !== 'unimportant')
        .flatMap((step) => toStep((0,log_raw.at)(step, 'location'), context) ?? []);
    const distinct = withoutRepeats(steps);
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const staysThere = distinct.every((step) => step.path === place.path && step.line === line);
    return distinct.length < 2 && staysThere ? undefined : toTrail(distinct, MOST_IN_FLOW);
}
/** Readers of a comment look at a handful of places. */
const MOST_RELATED = { first: 10, last: 0 };
/**
 * The other places of a result, each once: its further `locations`, in all of which the problem has to be
 * mended (SARIF §3.27.12), then its `relatedLocations` (§3.27.22). What repeats the place of the result and
 * says nothing of it is left out: Code Analyzer repeats it in every result.
 */
function toRelated(result, place, context) {
    const line = place.kind === 'lines' ? place.startLine : undefined;
    const isElsewhere = (step) => step.path !== place.path || step.line !== line;
    const steps = [
        ...toSteps((0,log_raw/* listAt */.gT)(result, 'locations'), context).filter(isElsewhere),
        ...toSteps((0,log_raw/* listAt */.gT)(result, 'relatedLocations'), context).filter((step) => step.message !== undefined || isElsewhere(step)),
    ];
    const distinct = new Map(steps.map((step) => [JSON.stringify(step), step]));
    return toTrail([...distinct.values()], MOST_RELATED);
}
function toSteps(locations, context) {
    return locations.flatMap((location) => toStep(location, context) ?? []);
}
/** Longest message of a place, in UTF-16 units: about two lines. */
const read_details_LONGEST = 200;
/** A location object (SARIF §3.28) as a step, or undefined when it says nothing. */
function toStep(location, { tool, described, whereabouts }) {
    const place = placeOf(location, whereabouts);
    // Its links lead to places that stand in the same list.
    const text = replaceLinks(toText((0,log_raw.at)(location, 'message'), tool, described) ?? '', (words) => words);
    const message = (0,lines/* truncate */.xv)((0,lines/* oneLine */.TN)(text), read_details_LONGEST);
    if (place?.path === undefined && message === '')
        return undefined;
    return {
        ...(place?.path === undefined ? {} : { path: place.path }),
        ...(place?.kind === 'lines' ? { line: place.startLine } : {}),
        ...(message === '' ? {} : { message }),
    };
}
/** The steps without those that say the same as the one before. */
function withoutRepeats(steps) {
    return steps.filter((step, index) => {
        const before = steps[index - 1];
        return step.path !== before?.path || step.line !== before?.line || step.message !== before?.message;
    });
}
/** A trail of at most so many steps at its begin and end; undefined where there are none. */
function toTrail(steps, most) {
    if (steps.length === 0)
        return undefined;
    if (steps.length <= most.first + most.last)
        return { first: steps, omitted: 0, last: [] };
    const last = steps.slice(steps.length - most.last);
    return { first: steps.slice(0, most.first), omitted: steps.length - most.first - most.last, last };
}
/** Alternatives that are kept; one of them is shown. */
const MOST_FIXES = 3;
/** A larger change is no suggestion in a comment. */
const MOST_REPLACEMENTS = 20;
const LONGEST_TEXT = 4_000;
/**
 * The fixes of a result (SARIF §3.55) that change its own file alone, by lines. A fix that is too large for a
 * comment, changes bytes, or counts in offsets is left out: whether it holds could not be told from the text.
 * Undefined where there are none.
 */
function toFixes(result, path, whereabouts) {
    const fixes = (0,log_raw/* listAt */.gT)(result, 'fixes')
        .slice(0, MOST_FIXES)
        .flatMap((fix) => {
        const [change, ...others] = (0,log_raw/* listAt */.gT)(fix, 'artifactChanges');
        const artifact = resolveArtifact((0,log_raw.at)(change, 'artifactLocation'), whereabouts);
        const isOwn = artifact?.kind === 'file' && artifact.file.kind === 'found' && artifact.file.path === path;
        const replacements = isOwn && others.length === 0 ? toReplacements((0,log_raw/* listAt */.gT)(change, 'replacements')) : [];
        return replacements.length === 0 ? [] : [replacements];
    });
    return fixes.length === 0 ? undefined : fixes;
}
/** All of them, or none: they belong together (§3.56.3). */
function toReplacements(items) {
    if (items.length > MOST_REPLACEMENTS)
        return [];
    const replacements = items.flatMap((item) => toReplacement(item) ?? []);
    return replacements.length === items.length ? replacements : [];
}
function toReplacement(item) {
    const region = (0,log_raw.at)(item, 'deletedRegion');
    const inserted = (0,log_raw/* textAt */.$6)(item, 'insertedContent', 'text') ?? '';
    const deleted = (0,log_raw/* textAt */.$6)(region, 'snippet', 'text');
    // §3.30.5-8: what is missing has a default, what is there has to make sense.
    const startLine = (0,log_raw/* indexAt */.G$)(region, 'startLine') ?? 0;
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
/** A number from 1, the default where it is missing, 0 where it is something else. */
function numberAt(region, name, missing) {
    return (0,log_raw.at)(region, name) === undefined ? missing : ((0,log_raw/* indexAt */.G$)(region, name) ?? 0);
}

;// CONCATENATED MODULE: ./build/src/sarif/run-failures.js






/**
 * The failures that the invocations of a run tell (SARIF §3.20.14, §3.20.21-22). A notification of level
 * `error` means that the run failed, whatever `executionSuccessful` says. Where that is false and no
 * notification is an error, those of level `warning`, which is the default, explain it: PMD 7 gives its parse
 * errors no level. A failure that names files costs those files only; one that names none, and a failed
 * invocation that explains nothing, costs all.
 */
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
        ...(0,log_raw/* listAt */.gT)(invocation, 'toolConfigurationNotifications'),
        ...(0,log_raw/* listAt */.gT)(invocation, 'toolExecutionNotifications'),
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
    const words = (0,log_raw/* textAt */.$6)(invocation, 'processStartFailureMessage') ??
        (0,log_raw/* textAt */.$6)(invocation, 'exitCodeDescription') ??
        (0,log_raw/* textAt */.$6)(invocation, 'exitSignalName');
    return words === undefined ? '' : `: ${quote(words)}`;
}
/** Reads a notification (§3.58): its level like that of a result, and what it costs if it is a failure. */
function toNotification(notification, run, overrides) {
    const reference = (0,log_raw.at)(notification, 'descriptor');
    const described = findDescriptor(run.tool, 'notifications', reference);
    const key = described?.descriptor ?? (0,log_raw/* textAt */.$6)(reference, 'id');
    const own = (0,log_raw.at)(notification, 'level');
    const words = toText((0,log_raw.at)(notification, 'message'), run.tool, described) ??
        (0,log_raw/* textAt */.$6)(notification, 'exception', 'message') ??
        (0,log_raw/* textAt */.$6)(reference, 'id') ??
        'the log does not say why';
    return {
        level: isLevel(own) ? own : (overrides?.get(key) ?? defaultLevel(key)),
        ...costOf('analyzed', (0,log_raw/* listAt */.gT)(notification, 'locations'), quote(words), run.whereabouts),
    };
}
/**
 * Finds what is held where a tool could not look at something. A file that cannot be told from others
 * holds all of them, and so does a failure without a file. A file that is not in the analyzed commit holds
 * nothing: no thread can be on it.
 *
 * @param words why, in words of the tool that were made fit for a sentence
 */
function costOf(what, locations, words, whereabouts) {
    const files = locations.flatMap((location) => resolveLocation(location, whereabouts) ?? []);
    if (files.length === 0) {
        const reason = what === 'analyzed' ? 'the analysis failed' : 'a file that is not named was not parsed';
        return { failures: [{ kind: 'scope', reason: `${reason}: ${words}` }], elsewhere: [] };
    }
    const failures = files.flatMap((file) => {
        const paths = file.kind === 'found' ? [file.path] : file.maybe;
        if (paths === 'anything')
            return [{ kind: 'scope', reason: `a file that cannot be found was not ${what}: ${words}` }];
        return paths.map((path) => ({ kind: 'file', path, reason: `${quote(path)} was not ${what}: ${words}` }));
    });
    const elsewhere = files.flatMap((file) => file.kind === 'lost' && file.maybe.length === 0
        ? [`a failed file holds nothing, because ${file.reason}: ${words}`]
        : []);
    return { failures, elsewhere };
}

;// CONCATENATED MODULE: ./build/src/sarif/unparsed-results.js




/** The lines that results of one tool have to be compared with. */
function unparsedResultsOf(tool) {
    return UNPARSED_RESULTS.filter((line) => line.tool.test(tool));
}
/** Compares a finding with a line of its tool. */
function isUnparsed(line, { rule, message, level }) {
    return ((line.rule?.test(rule.id) ?? true) &&
        (line.message?.test(message) ?? true) &&
        (line.level ?? level) === level);
}
/**
 * Other findings in a file that could not be parsed are missing from the log and are not fixed, so
 * each is a failure that costs its file, or all of them where it cannot be told which it is.
 */
function createUnparsedFiles(tool, whereabouts) {
    const lines = unparsedResultsOf(tool);
    // By their reason: a thousand of a kind are said once.
    const known = new Map();
    return {
        push(finding, result) {
            const { presence, message } = finding;
            if (presence.kind !== 'present' || !lines.some((line) => isUnparsed(line, finding)))
                return;
            const { failures } = costOf('parsed', (0,log_raw/* listAt */.gT)(result, 'locations'), quote(message), whereabouts);
            for (const failure of failures)
                if (!known.has(failure.reason))
                    known.set(failure.reason, failure);
        },
        failures: () => [...known.values()],
    };
}

;// CONCATENATED MODULE: ./build/src/sarif/read-results.js





/**
 * Reads the results of a run one by one. Of each it keeps the finding only, and whether it tells of a
 * failure.
 */
function readResults(results, context) {
    const { name, scope, whereabouts, mostResults } = context;
    if (results === undefined) {
        if (OMIT_EMPTY_RESULTS.has(scope.tool))
            return { findings: [], failures: [], blamedFiles: [] };
        const reason = `${name} has no list of results: its analysis did not begin`;
        return { findings: [], failures: [{ kind: 'scope', reason }], blamedFiles: [] };
    }
    const read = createResultReader(context);
    const findings = [];
    const blamedFiles = new Set();
    const unparsed = createUnparsedFiles(scope.tool, whereabouts);
    // By their reason: a thousand of a kind are said once.
    const failures = new Map();
    const hold = (kind, reason) => failures.set(reason, { kind, reason: `${name} ${reason}` });
    const oddities = { count: 0, first: 0 };
    let index = 0;
    for (const result of results) {
        if (index === mostResults) {
            hold('unread', `has more results than the limit: those from results[${index}] on were not read`);
            break;
        }
        if ((0,log_raw/* isObject */.Gv)(result)) {
            const { finding } = read(result, index);
            findings.push(finding);
            unparsed.push(finding, result);
            for (const doubt of doubtsOf(finding))
                failures.set(`${doubt.path} ${doubt.reason}`, doubt);
            if (finding.presence.kind === 'crash') {
                hold('scope', `reports that its engine broke (${finding.rule.id}): ${quote(finding.message)}`);
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
        findings,
        failures: [...failures.values(), ...unparsed.failures()],
        blamedFiles: [...blamedFiles],
    };
}
/** The files that a result may be in: it is not known of any of them that the result is gone from there. */
function doubtsOf({ place, presence }) {
    if (place.kind !== 'nowhere' || place.oneOf === undefined || presence.kind !== 'present')
        return [];
    const reason = `a result may be in it: ${place.reason}`;
    return place.oneOf.map((path) => ({ kind: 'file', path, reason }));
}
/** Signs between words of a text that may be paths. A path with a space is not seen. */
const BETWEEN_WORDS = /[\s'"`|,;()<>[\]]+/u;
/**
 * Written with a slash, and ends in a name with an ending; what follows it (`:20:3`, a full stop) is no part
 * of it.
 */
const PATH_LIKE = /^.*[/\\][^/\\]*\.\w{1,20}/u;
/** The text of a crash tells the cause first; stack traces follow. */
const CHARACTERS = 20_000;
/** Longest word that is looked at: the longest path that Linux takes (PATH_MAX in limits.h). */
const LONGEST_WORD = 4_096;
/** Files of the analyzed commit that an untrusted text names, each once. */
function namedFiles(text, resolvePath) {
    const words = text.slice(0, CHARACTERS).split(BETWEEN_WORDS);
    const found = words.flatMap((word) => {
        const path = word.length > LONGEST_WORD ? undefined : PATH_LIKE.exec(word)?.[0];
        const resolution = path === undefined ? undefined : resolvePath(path, undefined);
        return resolution?.kind === 'found' ? [resolution.path] : [];
    });
    return [...new Set(found)];
}

;// CONCATENATED MODULE: ./build/src/sarif/read-run.js








/**
 * Reads one run: its results become findings one by one, and its invocations say how far it may be trusted.
 */
async function readRun(run, options) {
    const { index, again } = run;
    const reading = await readAll(run, options);
    // The run itself, and with it a log that was parsed, is let go.
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
        for (const id of (0,rule_ids/* reportedIds */.Ok)(rule))
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
    const all = (0,log_raw/* listAt */.gT)(context, 'versionControlProvenance').map((details) => (0,log_raw/* textAt */.$6)(details, 'revisionId'));
    return new Set(all).size === 1 ? all[0] : undefined;
}

;// CONCATENATED MODULE: ./build/src/sarif/read-analysis.js












/**
 * Most results of all logs together; twenty times what GitHub takes of one run (25,000). A finding takes some
 * 350 bytes of memory.
 */
const MOST_RESULTS = 500_000;
/** Tools of one log that are named in its line; some logs have a run for each file, or for each version. */
const read_analysis_MOST_NAMED = 10;
/**
 * Logs that are scanned at a time. One of them keeps a processor busy, while others are read or decompressed.
 */
const SIDE_BY_SIDE = 3;
/**
 * Reads all SARIF logs of this job. A log that cannot be read costs the others nothing: it is a failure of
 * the analysis, which keeps everything it might have proved from being called fixed.
 *
 * @throws ConfigurationError where the inputs name a tool otherwise than the logs
 */
async function readAnalysis(options) {
    const { patterns, directory, roots, temporaryFolder } = options;
    const folders = [roots.checkout, ...roots.workspaces, ...(temporaryFolder ? [temporaryFolder] : [])];
    const found = await (0,find_logs/* findLogs */.Jm)(patterns, directory, folders, options.isTracked);
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
        throw new errors/* ConfigurationError */.j1(misnamed);
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
            runs: runs.filter(({ scope }) => (0,completeness/* isOfJob */.d)(tools, scope.tool)),
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
    const scopes = Map.groupBy(runs, ({ scope }) => (0,finding/* scopeKey */.OD)(scope));
    return new Map([...scopes].map(([key, own]) => [key, agreed(own.map(({ versions }) => versions))]));
}
/** What all of them say; undefined where one says nothing or something else. */
function agreed(said) {
    return new Set(said).size === 1 ? said[0] : undefined;
}
/** The findings of a run; where its tool is none of the job's, as ones that are only counted. */
function ofTools({ scope, findings }, tools) {
    if ((0,completeness/* isOfJob */.d)(tools, scope.tool))
        return findings;
    return findings.map((finding) => finding.presence.kind === 'present' || finding.presence.kind === 'suppressed'
        ? { ...finding, presence: { kind: 'other-tool' } }
        : finding);
}
/** Nothing was read that an analyzer ran at all. */
function describeEmpty(readings, { input = 'sarif-file' }) {
    const names = (0,text_names/* firstFew */.Dt)(readings.map(({ summary }) => summary.name), read_analysis_MOST_NAMED);
    return `No tool has a run in the logs (${names}), so nothing is known to have been analyzed. Let the analyzer write a run also when it finds nothing, or name the tools that do not in \`silent-tools\`, and the files in \`${input}\`.`;
}
/** Hands out logs in their order, and scans the next ones meanwhile. */
async function* scanLogs(logs, { progress }) {
    const scans = [];
    for (const [index, log] of logs.entries()) {
        while (scans.length < Math.min(logs.length, index + SIDE_BY_SIDE)) {
            const next = logs[scans.length];
            if (next !== undefined)
                scans.push((0,start_early/* startEarly */.w)(readLog(next, progress).catch(toSentence)));
        }
        const raw = await scans[index];
        // Memory that a log takes goes with its runs.
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
    const encoding = { encoded: false, doubted: false };
    const accepted = acceptLog(raw);
    let reading = await readRuns(name, accepted, options, room, encoding);
    // It told too late how it writes its addresses: nothing that was resolved before that counts.
    if (encoding.doubted && encoding.encoded)
        reading = await readRuns(name, acceptLog(await readLog(log)), options, room, { ...encoding });
    const { runs, summary } = reading;
    const held = options.foreignPaths === 'allow' ? { runs, warnings: [] } : holdForeignLog(name, runs);
    return { summary, runs: holdBlamedFiles(held.runs), warnings: [...accepted.warnings, ...held.warnings] };
}
async function readRuns(name, log, { category, tree, roots }, room, encoding) {
    const runs = [];
    let results = 0;
    let error;
    for (const run of log.runs) {
        const { context } = run;
        if ((0,log_raw/* isObject */.Gv)(context)) {
            const mostResults = room - results;
            const reading = await readRun(run, { log: name, category, tree, roots, encoding, mostResults });
            results += reading.findings.length;
            runs.push(reading);
        }
        else {
            // It could be of any tool, so it counts like a log that cannot be read.
            error ??= `${name} has a run that is not an object, runs[${run.index}]: let the analyzer write it again.`;
        }
    }
    return { runs, summary: { name, results, runs: runs.length, ...(error === undefined ? {} : { error }) } };
}
/** Nothing of a log counts that was refused, whatever was read before. */
function refused({ name }, error) {
    return { summary: { name, results: 0, runs: 0, error }, runs: [], warnings: [] };
}
function toSentence(error) {
    if (error instanceof errors/* IncompleteError */.j$)
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
        return `No SARIF log was found: \`${input}\` names ${what}. Run the analyzer before this step, or correct the name.`;
    });
    const outside = found.outside.map((name) => `\`${input}\` names ${name}, which a link takes out of this checkout and this job's folders, so it was not read: name the real place of the logs, as an absolute path.`);
    const { named, passedOver: others } = found.tracked;
    const tracked = found.logs.length === 0 ? [...named, ...others] : named;
    return [...missing, ...outside, ...describeTracked(tracked, input), ...excess];
}
/** Sentences about tracked logs that a folder or a glob has beside logs that were read. */
function passedOver({ logs, tracked }, { input = 'sarif-file' }) {
    return logs.length === 0 ? [] : describeTracked(tracked.passedOver, input);
}
function describeTracked(names, input) {
    if (names.length === 0)
        return [];
    const [is, was, them] = names.length === 1 ? ['is', 'was', 'it'] : ['are', 'were', 'them'];
    const exception = input === 'sarif-file' ? '; set `tracked-logs` to allow if this is intended' : '';
    return [
        `${(0,text_names/* firstFew */.Dt)(names, read_analysis_MOST_NAMED)} ${is} part of the commit, so that no analyzer need have written ${them}, and ${was} not read: have the analyzer write to a path that git does not track${exception}.`,
    ];
}
function toProgress({ summary, runs }) {
    if (summary.error !== undefined)
        return summary.error;
    const tools = toTools(runs).map(({ name, version }) => quote(version === undefined ? name : `${name} ${version}`));
    const of = tools.length === 0 ? '' : ` of ${(0,text_names/* firstFew */.Dt)(tools, read_analysis_MOST_NAMED)}`;
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
/**
 * Accepts logs of SARIF 2.1.0 and its pre-releases (`2.1.0-rtm.5`), which are the same format (§3.13.2).
 * Early tools leave the version out: that is a warning.
 *
 * @throws IncompleteError for what is no SARIF log and for every other version: 1.0.0 has the same file names
 * and quite another structure
 */
function acceptLog({ name, head, runs }) {
    if (!(0,log_raw/* isObject */.Gv)(head))
        throw notSarif(name);
    // Before its version: many a JSON file has one, and only SARIF has runs.
    if (runs === undefined)
        throw notSarif(name);
    const warnings = checkVersion(name, (0,log_raw.at)(head, 'version'));
    if (runs === null) {
        // SARIF §3.13.4: null says that the producer tried to get the runs and could not.
        throw new errors/* IncompleteError */.j$(`${name} says that its runs could not be had (\`runs\` is null): run the analyzer again.`);
    }
    return { runs, warnings };
}
function checkVersion(name, version) {
    if (version === undefined || (typeof version === 'string' && version.trim() === ''))
        return [`${name} has no version, so it was read as SARIF 2.1.0`];
    if (typeof version === 'string' && /^2\.1\.0(?:-|$)/.test(version))
        return [];
    const found = typeof version === 'string' ? quote(version) : 'of an unknown version';
    throw new errors/* IncompleteError */.j$(`${name} is SARIF ${found}, and only 2.1.0 can be read: let the analyzer write SARIF 2.1.0, or convert the log.`);
}
function notSarif(name) {
    return new errors/* IncompleteError */.j$(`${name} is JSON, but not a SARIF log (it has no list of \`runs\`): correct the input \`sarif-file\`.`);
}


/***/ }),

/***/ 9395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AU: () => (/* binding */ fold),
/* harmony export */   Gc: () => (/* binding */ toTree),
/* harmony export */   Zz: () => (/* binding */ compose),
/* harmony export */   xA: () => (/* binding */ MOST_CANDIDATES)
/* harmony export */ });
/** How many files are named for an ending: enough to tell one from several, and to name them. */
const MOST_CANDIDATES = 10;
/**
 * Builds the look-ups. macOS and some tools decompose accented characters (`u` + U+0308), git has the path as
 * it was added: an exact path wins, else one that is equal in normalization form C, if it is the only one.
 */
function toTree(entries) {
    const exact = new Map(entries.map((entry) => [entry.path, entry]));
    // Most logs name every file as git does, and need none of these.
    const folded = once(() => Map.groupBy(entries, ({ path }) => fold(path)));
    const endings = once(() => toEndings(entries, compose));
    const foldedEndings = once(() => toEndings(entries, fold));
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
        const same = startingWith(toEnding(compose(suffix)), endings());
        return same.length > 0 ? same : startingWith(toEnding(fold(suffix)), foldedEndings());
    }
    const depth = entries.reduce((most, { path }) => Math.max(most, path.split('/').length), 0);
    return { depth, has: (path) => find(path)?.type === 'file', find, alike, blockOf, withSuffix };
}
/** Gives one text for all paths that are the same to Windows and macOS, which ignore case and composition. */
function fold(path) {
    // `ß` has a capital of two letters, and `ẞ` is its capital of one: by way of the small letter both are the
    // same.
    return compose(compose(path).toLowerCase().toUpperCase());
}
/** The same characters in one composition: macOS and some tools write `u` and U+0308 for `ü`. */
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
function toEndings(entries, spell) {
    return entries
        .filter((entry) => entry.type === 'file')
        .map(({ path }) => ({ path, key: toEnding(spell(path)) }))
        .sort(byKey);
}
/** `a/b.c` → `b.c/a/`, so that paths with one ending stand together when sorted. */
function toEnding(path) {
    return `${path.split('/').reverse().join('/')}/`;
}
function byKey(a, b) {
    if (a.key === b.key)
        return 0;
    return a.key < b.key ? -1 : 1;
}
function startingWith(key, endings) {
    const found = [];
    for (let index = firstFrom(endings, key); found.length < MOST_CANDIDATES; index += 1) {
        const ending = endings[index];
        if (ending === undefined || !ending.key.startsWith(key))
            break;
        found.push(ending.path);
    }
    return found;
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


/***/ }),

/***/ 7895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ compareTexts)
/* harmony export */ });
/** Compares by code units, so that every machine decides and prints the same. */
function compareTexts(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 6924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Og: () => (/* binding */ openInlineStart),
/* harmony export */   Qw: () => (/* binding */ splitInline),
/* harmony export */   ZT: () => (/* binding */ splitCodeSpans),
/* harmony export */   qP: () => (/* binding */ webUrl)
/* harmony export */ });
/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
function splitCodeSpans(line) {
    // Odd places hold the runs of backticks, even places what stands between them.
    const parts = line.split(/(`+)/);
    const partners = partnersOfRuns(parts);
    const spans = [];
    let text = '';
    let at = 0;
    const endText = () => {
        if (text !== '')
            spans.push({ kind: 'text', text, start: at - text.length });
        text = '';
    };
    for (let i = 0; i < parts.length; i++) {
        const part = parts[i] ?? '';
        const partner = partners[i];
        const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
        if (partner === undefined || code.trim() === '') {
            text += part;
            at += part.length;
            continue;
        }
        endText();
        spans.push({ kind: 'code', text: withoutPadding(code), start: at });
        at += part.length + code.length + part.length;
        i = partner;
    }
    endText();
    return spans;
}
/** For each run of backticks the place of the next run of the same length. */
function partnersOfRuns(parts) {
    const partners = [];
    const nextOfLength = new Map();
    const lastRun = parts.length - 2;
    for (let i = lastRun; i > 0; i -= 2) {
        const length = parts[i]?.length ?? 0;
        partners[i] = nextOfLength.get(length);
        nextOfLength.set(length, i);
    }
    return partners;
}
/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}
/** Printable ASCII but what ends a URL in prose or could end an autolink (CommonMark §6.5). */
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
/**
 * `@isTest`, `@angular/core@1.2.3`, `name@host.example`: mentions and e-mail addresses, or annotations and
 * packages that people copy. The look-behind lets the part before the sign begin only where a word begins, so
 * that long words are read once.
 */
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
/**
 * Splits one line (no line breaks, no invisible characters) into pieces. Time is linear in the length of the
 * line.
 */
function splitInline(line, urls) {
    const splitText = urls === 'apart' ? splitUrls : splitAtWords;
    return splitCodeSpans(line).flatMap((part) => part.kind === 'code' ? [{ kind: 'code', text: part.text }] : splitText(part.text));
}
function splitUrls(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(URL_IN_TEXT)) {
        const url = withoutSentenceEnd(match[0]);
        const next = text.slice(match.index + match[0].length);
        if (!leadsWhereItSays(url) || /^[\p{L}\p{N}\p{M}]/u.test(next.slice(0, 2)))
            continue;
        pieces.push(splitAtWords(text.slice(last, match.index)), [{ kind: 'url', text: url }]);
        last = match.index + url.length;
    }
    return [...pieces.flat(), ...splitAtWords(text.slice(last))];
}
function splitAtWords(text) {
    const pieces = [];
    let last = 0;
    for (const match of text.matchAll(AT_WORD)) {
        if (match.index > last)
            pieces.push({ kind: 'text', text: text.slice(last, match.index) });
        pieces.push({ kind: 'code', text: match[0] });
        last = match.index + match[0].length;
    }
    if (last < text.length)
        pieces.push({ kind: 'text', text: text.slice(last) });
    return pieces;
}
/**
 * The URL without the punctuation of the sentence around it, as in GFM §6.9: `(see https://a.example/b_(c)).`
 */
function withoutSentenceEnd(url) {
    let surplus = count(url, ')') - count(url, '(');
    let end = url.length;
    for (; end > 0; end--) {
        const character = url.charAt(end - 1);
        if (character === ')' && surplus > 0)
            surplus--;
        else if (!'?!.,:;*_~\'"]'.includes(character))
            break;
    }
    return url.slice(0, end);
}
function count(text, character) {
    return text.split(character).length - 1;
}
/**
 * Whether an autolink leads to the address that a reader sees. The parser makes another host of percent signs
 * and odd numbers (`https://0x7f.1/`), and some renderers another path of entities
 * (`https://e.example/&copy;`).
 */
function leadsWhereItSays(text) {
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
/**
 * Where the first code span, autolink, link destination or entity begins that a line of our Markdown leaves
 * open; the length of the line where none is. We write all of them on one line, and backticks only around
 * code.
 */
function openInlineStart(line) {
    for (const part of splitCodeSpans(line)) {
        if (part.kind !== 'text')
            continue;
        const open = /`|<[^<>]*$|\]\([^()]*$|&\w*$/.exec(part.text);
        if (open !== null)
            return part.start + open.index;
    }
    return line.length;
}
/** The sitemap protocol's limit for a URL; longer ones are data, not addresses. */
const URL_CHARACTERS = 2_048;
/**
 * Names and addresses. The parser lets many more characters through, which no DNS name has (RFC 1123 §2.1)
 * and Markdown reads.
 */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
/**
 * Parses an address that a reader may be led to: http or https, without a user name or password
 * (`https://github.com@evil.example` leads to evil.example). Undefined for all else. The parser writes a host
 * in other scripts as `xn--…`, which shows look-alikes.
 */
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


/***/ }),

/***/ 492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EN: () => (/* binding */ joinInline),
/* harmony export */   Kc: () => (/* binding */ escapeLineStart),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   SS: () => (/* binding */ codeSpan),
/* harmony export */   VV: () => (/* binding */ escapeInline),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   d6: () => (/* binding */ codeFence),
/* harmony export */   escapeMarkdown: () => (/* binding */ escapeMarkdown),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   xR: () => (/* binding */ tableCell)
/* harmony export */ });
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


/**
 * Signs that services turn into something after Markdown has been parsed, where a backslash is of no use any
 * more: references (`#1 !1 %v1 ~bug &1 $1 ~"a b" GH-1 GL-1`), mentions, emoji (`:smile:`), addresses of other
 * schemes and without one, and what GitLab adds (`[[wiki]]`, `[issue:1]`, `[TOC]`, `{+ins+}`, `[-del-]`,
 * `*iteration:1`, `%{project_name}`).
 */
const LIVE_SIGN = /[#＃﹟!%~&$@＠﹫](?=[\p{L}\p{N}_])|@(?=[-.])|[%~](?=")|%(?=\{)|(?<![\p{L}\p{N}])G[HL](?=-\p{N})|:(?=\/\/|[\w+-]+:)|\[(?=\[|\w+:|_?TOC)|[[{](?=[+-])|\*(?=iteration:)|www(?=\.)/giu;
/**
 * Characters that Markdown reads inside a line. Underscores inside a word (`Account__c`) and `\` before a
 * letter are plain.
 */
const INLINE_SIGN = /((?<=[A-Za-z0-9])_+(?=[A-Za-z0-9]))|\\(?![A-Za-z0-9 ])|[*[\]~$_]/g;
/** Starts of blocks, rows of dashes below a table's head included, and the slash of a quick action. */
const BLOCK_START = /^([|:\s\u200B]*)([-+#>=/])/;
const ORDERED_ITEM = /^(\d{1,9})([.)])(?=\s|$)/;
/**
 * Plain untrusted text as Markdown that renders as that very text: no HTML, image, mention, reference, emoji,
 * heading, list, quote, fence, table or quick action. Blank lines part paragraphs and line breaks stay. Code
 * between balanced backticks on one line stays code, words with an `@` become code, and http(s) addresses are
 * links that show where they lead. Else the rendered text differs from the input in white space and U+200B
 * only.
 */
function escapeMarkdown(text) {
    return (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text)
        .split('\n')
        .map((line) => escapeLine(line, 'apart'))
        .join('\n')
        .trim()
        .replace(/\n{2,}/g, '\n\n')
        .replace(/(?<!\n)\n(?!\n)/g, '\\\n')
        .replace(/!$/, '\\!'); // Else a link that follows would become an image.
}
/**
 * A code span that shows a text exactly, as one line and without invisible characters. An empty text gives an
 * empty string.
 */
function codeSpan(text) {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/[\n\t]/g, ' ');
    if (code === '')
        return '';
    const taken = new Set(Array.from(code.matchAll(/`+/g), ([run]) => run.length));
    let length = 1;
    while (taken.has(length))
        length++;
    const ticks = '`'.repeat(length);
    // A backtick at an end would join the delimiter; CommonMark §6.1 takes one space away again, if there is
    // one at both ends.
    const touches = code.startsWith('`') || code.endsWith('`');
    const losesSpaces = code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
    const padding = touches || losesSpaces ? ' ' : '';
    return ticks + padding + code + padding + ticks;
}
/**
 * A fenced code block around a text, without invisible characters. The fence is longer than any run of
 * backticks inside. A language of other characters than letters, digits, `+` and `-` is left out.
 *
 * Where a line of the text begins with a slash (`// a comment`), the whole block is indented by one space. No
 * line of the body begins with a slash then, and renderers take the space away again (CommonMark §4.5), so
 * that the code is shown and copied as it is.
 */
function codeFence(text, language = '') {
    const code = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .visibleText */ .Q6)(text).replace(/\n$/, '');
    const longest = (code.match(/`+/g) ?? []).reduce((length, run) => Math.max(length, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    const info = /^[A-Za-z0-9+-]+$/.test(language) ? language : '';
    const block = `${fence}${info}\n${code}\n${fence}`;
    return /^\//m.test(code) ? block.replace(/^(?=.)/gm, ' ') : block;
}
/**
 * A link that shows where it leads: `[label](url) (host)`, without the host where the label says it, or is
 * the number of a weakness and leads to its page. Other addresses than http(s) ones, and those with a user
 * name, give the escaped label alone. Both arguments are untrusted plain text.
 */
function link(label, url) {
    const name = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(label);
    const target = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .webUrl */ .qP)(url);
    if (target === undefined)
        return escapeMarkdown(name);
    const [piece, ...more] = (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitInline */ .Qw)(name, 'apart');
    if (piece?.kind === 'url' && more.length === 0 && name === url)
        return autolink(name);
    const host = target.host.replace(/^www\./, '');
    const shown = name === '' || saysWhere(name, host, target) ? '' : ` (${escapeLine(host, 'as-text')})`;
    return `[${escapeLine(name === '' ? host : name, 'as-text')}](${destination(target)})${shown}`;
}
/**
 * Inline Markdown made by this module, fit for a cell of a GFM table: on one line, with its pipes escaped.
 * GFM §4.10 reads `\|` before anything else, in code spans too.
 */
function tableCell(markdown) {
    return markdown
        .split('\n')
        .map((line, index, lines) => (index < lines.length - 1 ? withoutHardBreak(line) : line).trim())
        .filter((line) => line !== '')
        .join(' ')
        .replace(/(?<!\\)(\\*)\|/g, (_, backslashes) => 
    // An odd one out stands in a code span and must not be taken for the escape of the pipe.
    backslashes.length % 2 === 0 ? `${backslashes}\\|` : `${backslashes}${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}\\|`);
}
function escapeLine(line, urls) {
    return escapeLineStart(escapeInline(line.replaceAll('\t', ' ').trim(), urls));
}
/**
 * One line of untrusted plain text (no tabs, no invisible characters), as `escapeMarkdown` renders it, with
 * its spaces at both ends and as it may stand in the middle of a line.
 */
function escapeInline(line, urls) {
    return joinInline((0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitInline */ .Qw)(line, urls).map(renderPiece));
}
/** Joins inline Markdown: backticks that come to touch would make one run. */
function joinInline(parts) {
    return parts
        .map((next, i) => (next.startsWith('`') && parts[i - 1]?.endsWith('`') ? _lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe + next : next))
        .join('');
}
/** A line of inline Markdown as it may begin a line: what it begins with starts no block. */
function escapeLineStart(markdown) {
    return markdown.replace(BLOCK_START, '$1\\$2').replace(ORDERED_ITEM, '$1\\$2');
}
function renderPiece(piece) {
    if (piece.kind === 'code')
        return codeSpan(piece.text);
    return piece.kind === 'url' ? autolink(piece.text) : escapeText(piece.text);
}
/**
 * Entities stand for `<` and backticks: they hold in every dialect, and a backtick then always belongs to a
 * code span.
 */
function escapeText(text) {
    return text
        .replace(LIVE_SIGN, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}`)
        .replace(INLINE_SIGN, (sign, inWord) => inWord ?? `\\${sign}`)
        .replaceAll('<', '&lt;')
        .replaceAll('`', '&grave;');
}
/** In angle brackets, because there no character of the address is read as Markdown (CommonMark §6.5). */
function autolink(url) {
    return `<${url}>`;
}
/**
 * The parser writes an address in ASCII without spaces. Here all that could end the destination, be read as
 * Markdown or part the cells of a table is percent-encoded as well, and what would be read as an entity is
 * escaped.
 */
function destination(url) {
    const path = url.href
        .slice(url.origin.length)
        .replace(/[^\w\-.~:/?#@!$&+,;=%]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
        .replace(/&(?=#?\w+;)/g, '&amp;');
    return url.origin + path;
}
/** Letters and the punctuation of prose: what cannot be taken for a part of an address. */
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
/** Anywhere else in an address a host proves nothing: `https://github.com/evil.example`. */
function beginsWithHost(label, host) {
    const start = label
        .toLowerCase()
        .replace(/^https?:\/\//, '')
        .replace(/^www\./, '');
    return start.startsWith(host) && /^(?:$|[\s/?#])/.test(start.slice(host.length));
}
/** Takes the backslash that breaks the line away; an even number of them is escaped backslashes. */
function withoutHardBreak(line) {
    let backslashes = 0;
    while (line.charAt(line.length - 1 - backslashes) === '\\')
        backslashes++;
    return backslashes % 2 === 1 ? line.slice(0, -1) : line;
}
/**
 * A place as Markdown: its name as code, and as a link where its address is known. The link is our own, and
 * need not show where it leads.
 */
function placeLink(name, address) {
    const code = codeSpan((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name));
    return address === undefined ? code : `[${code}](${address})`;
}
/** A path as part of an address, fit for the destination of a link. */
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


/***/ }),

/***/ 2860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ sealBody)
/* harmony export */ });
/* unused harmony export closingLines */
/* harmony import */ var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
/* harmony import */ var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


/** Where no other limit is known: services take at least as much (GitHub 65,536). */
const BODY_CHARACTERS = 65_000;
const CUT = '…';
/**
 * Slashes that may not stay as they are. One that begins a line would run as a quick action, in fences and
 * HTML comments too. GitLab takes no white space before it; a service that trims lines would, and then it is
 * the name of a command that counts: ` // a comment` is none.
 */
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = /<!--(?=\s*sarif-review)/gi;
/**
 * The last gate of every body that is posted. `markdown` is what people see; `hidden` is one line, ready-made
 * (our marker), that stands alone at the end after a blank line and is never cut.
 *
 * The body has no control characters but `\n` and `\t`, no lone surrogates, no line that begins with a slash
 * (or with white space, a slash and a name), no marker but `hidden`, nothing left open, and at most `limit`
 * characters (UTF-16 units): what is over is cut from `markdown`, visibly.
 */
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y1)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y1)(parts.markdown))
        .replace(MARKER_START, `<!${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .ZERO_WIDTH_SPACE */ .pe}`);
}
/**
 * Cuts where needed and closes what is open then. What closes takes room itself, so a cut may have to move
 * up.
 */
function fitInto(markdown, room) {
    for (let budget = room; budget > 0;) {
        const kept = cut(markdown, budget);
        const closed = [kept, ...closingLines(kept)].join('\n');
        if (closed.length <= room)
            return closed;
        budget -= closed.length - room;
    }
    return room < CUT.length || markdown === '' ? '' : CUT;
}
/**
 * Cuts at the end of a line where that loses less than half: half a table row or tag renders badly. Within a
 * line it cuts before what it would leave open: a mention is dead inside a code span, and alive inside half
 * of one.
 */
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .openInlineStart */ .Og)(lastLine)).trimEnd() + CUT;
}
/** CommonMark §4.5, after the marks of quotes and lists. */
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
/**
 * The lines that close what a Markdown text leaves open at its end: fenced code, an HTML comment,
 * `<details>`. Empty where nothing is open. It knows what we write ourselves, not all of CommonMark: a wrong
 * guess costs looks, nothing else.
 */
function closingLines(markdown) {
    let fence;
    let inComment = false;
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        if (!inComment)
            fence = openedFence(line);
        if (fence !== undefined)
            continue;
        const read = readTags(line, inComment);
        inComment = read.inComment;
        details = Math.max(0, details + read.details);
    }
    const closing = [];
    if (fence !== undefined)
        closing.push(fence.prefix + fence.ticks);
    if (inComment)
        closing.push('-->');
    for (; details > 0; details--)
        closing.push('', '</details>');
    return closing;
}
function openedFence(line) {
    const [, marks = '', ticks = '', info = ''] = FENCE.exec(line) ?? [];
    if (ticks === '' || (ticks.startsWith('`') && info.includes('`')))
        return undefined;
    if (marks.trim() === '' && INDENTED_CODE.test(marks))
        return undefined;
    return { prefix: marks.replace(/[^\s>]/g, ' '), ticks };
}
function closesFence(line, fence) {
    // Within a quote or a list the closing line carries marks or spaces of its own; at the top at most three
    // spaces.
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
/** How many `<details>` a line leaves open (or closes, if negative), and whether it ends within a comment. */
function readTags(line, startsInComment) {
    let rest = startsInComment ? line : withoutCode(line);
    let inComment = startsInComment;
    let details = 0;
    while (rest !== '') {
        const end = rest.indexOf(inComment ? '-->' : '<!--');
        const read = end === -1 ? rest : rest.slice(0, end);
        if (!inComment)
            details += balance(read);
        if (end === -1)
            break;
        // `<!-->` is a whole comment (CommonMark §6.6): its dashes count twice.
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__/* .splitCodeSpans */ .ZT)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}


/***/ }),

/***/ 5579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ defined)
/* harmony export */ });
/** The fields that have a value: an optional field is missing, never undefined. */
function defined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 7816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nn: () => (/* binding */ NOTHING_COVERED),
/* harmony export */   OE: () => (/* binding */ visibleOf),
/* harmony export */   P$: () => (/* binding */ isCovered),
/* harmony export */   PY: () => (/* binding */ findMarkerText),
/* harmony export */   Zc: () => (/* binding */ writeMarkerText),
/* harmony export */   qm: () => (/* binding */ sealMarked)
/* harmony export */ });
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2860);
/* harmony import */ var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5079);



/** 128 bits in six-bit characters. */
const SIGNATURE_CHARACTERS = 22;
/** The longest path that Linux takes has 4,096 bytes; everything else in a payload is small. */
const PAYLOAD_CHARACTERS = 12_000;
const MARKER = new RegExp(`^[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|overview|intent):([A-Za-z0-9._]{1,${PAYLOAD_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})(?::([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}}))? -->[ \\t]*$`, 'gmu');
/**
 * Writes a marker as one hidden line. Base64 with `.` and `_` for `+` and `/`: a slash could begin a quick
 * action and two dashes could end the HTML comment.
 */
function writeMarkerText(marker) {
    const payload = toSafeBase64(Buffer.from(marker.payload, 'utf8'));
    if (payload.length > PAYLOAD_CHARACTERS) {
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${PAYLOAD_CHARACTERS}`);
    }
    const proofs = [marker.signature, ...(marker.cover === undefined ? [] : [marker.cover])].map(toSafeBase64);
    return `<!-- sarif-review:${[marker.version, marker.kind, payload, ...proofs].join(':')} -->`;
}
/**
 * Finds the last line of a body that is a marker and nothing else, or undefined. A quoted marker is no
 * marker, and neither is one that we would write in another way: base64 leaves bits over, and a signature
 * holds for one text only.
 */
function findMarkerText(body) {
    return findLast(body)?.marker;
}
/** The text before and behind the marker of a body; all of it is before where there is none. */
function textsAround(body) {
    const text = body.replaceAll('\r', '');
    const found = findLast(body);
    if (found === undefined)
        return { before: text, after: '' };
    const { index, line } = found;
    return { before: text.slice(0, index), after: text.slice(index + line.length) };
}
/** A body with another marker in place of its own. */
function replaceMarker(body, hidden) {
    const { before, after } = textsAround(body);
    return `${before}${hidden}${after}`;
}
/** In the text without carriage returns. */
function findLast(body) {
    const match = [...body.replaceAll('\r', '').matchAll(MARKER)].at(-1);
    if (match === undefined)
        return undefined;
    const [line, version = '', kind = '', payload = '', signature = '', cover] = match;
    const marker = {
        version: Number(version),
        kind: kind,
        payload: fromSafeBase64(payload).toString('utf8'),
        signature: fromSafeBase64(signature),
        ...(cover === undefined ? {} : { cover: fromSafeBase64(cover) }),
    };
    return writeMarkerText(marker) === line.trim() ? { marker, index: match.index, line } : undefined;
}
function toSafeBase64(bytes) {
    return bytes.toString('base64').replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}
function fromSafeBase64(text) {
    return Buffer.from(text.replaceAll('.', '+').replaceAll('_', '/'), 'base64');
}
/**
 * The first line of a body whose marker no key signs; with the marker, which is the last one, it holds what
 * is between them: whoever can make a comment of ours repeat a text cannot have it begin or end with that.
 */
const OPENING = '<!-- static analysis -->';
/**
 * The gate of a body with a marker of ours. A marker without a key is made to hold for this text alone, which
 * has to be known as it is posted.
 */
function sealMarked({ markdown, hidden }, limit) {
    if (findMarkerText(hidden)?.cover === undefined)
        return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown, hidden }, limit);
    const body = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__/* .sealBody */ .e)({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
    const marker = findMarkerText(body);
    if (marker === undefined)
        return body;
    const covering = { ...marker, cover: coverOf(marker, textsAround(body).before) };
    // It has the same length, and no character that the gate would change.
    return replaceMarker(body, writeMarkerText(covering));
}
/** In place of what a marker covers, as long as that is not known. */
const NOTHING_COVERED = Buffer.alloc((0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .KEYLESS */ .DJ, '').length);
/** Whether a body is, to the letter, the one that its marker was written for. */
function isCovered(body, marker) {
    const { before, after } = textsAround(body);
    return (marker.cover !== undefined &&
        before.trimStart().startsWith(OPENING) &&
        after.trim() === '' &&
        coverOf(marker, before).equals(marker.cover));
}
/** What people see of a body: all but what is hidden in it. */
function visibleOf(body) {
    const { before, after } = textsAround(body);
    const text = `${before}\n${after}`.trim();
    return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}
function coverOf({ payload, signature }, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .sign */ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_2__/* .KEYLESS */ .DJ, JSON.stringify(['cover', payload, signature.toString('base64'), (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .lettersOf */ .bi)(text)]));
}


/***/ }),

/***/ 6198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  t7: () => (/* binding */ readMarker),
  _Y: () => (/* binding */ writeIntentMarker),
  Lx: () => (/* binding */ writeMark),
  nF: () => (/* binding */ writeOverviewMarker),
  wM: () => (/* binding */ writeThreadMarker)
});

// EXTERNAL MODULE: ./build/src/thread/defined.js
var defined = __webpack_require__(5579);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(5079);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(4343);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./build/src/finding/finding.js
var finding = __webpack_require__(5722);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var thread_mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/wording.js
var wording = __webpack_require__(4458);
;// CONCATENATED MODULE: ./build/src/thread/marker-payload.js






// How the payload of a marker is written and read. The names are short, because all of it stands in a
// comment.
/** More than the longest path that Linux takes, 4,096 bytes. */
const LONGEST_TEXT = 5_000;
const marker_payload_text = schemas/* string */.YjP().check(api/* _maxLength */.Eb(LONGEST_TEXT));
const count = schemas/* int */.Whr().check(api/* _nonnegative */.UI());
const sequence = schemas/* int */.Whr().check(api/* _positive */.NC());
const scopeSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text]);
/** The scope is `s` in whatever version. */
const scopeOnlySchema = schemas/* object */.Ikc({ s: scopeSchema });
const evidenceSchema = schemas/* object */.Ikc({
    s: scopeSchema,
    r: marker_payload_text,
    p: marker_payload_text,
    l: count,
    h: marker_payload_text,
    a: marker_payload_text,
    t: marker_payload_text,
    c: marker_payload_text,
    b: marker_payload_text,
    q: schemas/* optional */.lqM(schemas/* tuple */.PVZ([count, count, count, count])),
    ws: marker_payload_text,
    lv: schemas/* enum */.k5n(finding/* LEVELS */.A_),
    m: schemas/* array */.YOg(marker_payload_text),
    w: schemas/* optional */.lqM(schemas/* array */.YOg(marker_payload_text)),
    f: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text])),
});
const twinSchema = schemas/* tuple */.PVZ([marker_payload_text, marker_payload_text, marker_payload_text, schemas/* enum */.k5n(finding/* LEVELS */.A_)]);
/** Its threads carry their scopes, so that its own is empty. */
const intentSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    h: marker_payload_text,
    t: schemas/* array */.YOg(schemas/* tuple */.PVZ([marker_payload_text, sequence, schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3)])),
});
/** The place of the scope holds the job: an overview is of all its tools. */
const overviewSchema = schemas/* extend */.X$i(scopeOnlySchema, {
    n: marker_payload_text,
    i: schemas/* array */.YOg(marker_payload_text),
    o: schemas/* array */.YOg(marker_payload_text),
    w: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{1,125}$/u))),
});
/** What the last reply said: its id, what it says and why; who wrote it, by id and name. */
const statementSchema = schemas/* tuple */.PVZ([marker_payload_text, schemas/* enum */.k5n([...decision/* DECISIONS */.Yv, 'reopen', 'nothing']), marker_payload_text, marker_payload_text, marker_payload_text]);
const transitionShape = {
    k: schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3),
    q: sequence,
    h: marker_payload_text,
    o: count,
    e: schemas/* optional */.lqM(evidenceSchema),
    u: schemas/* optional */.lqM(statementSchema),
    v: schemas/* optional */.lqM(schemas/* enum */.k5n(decision/* WAYS */.dk)),
};
const markSchema = schemas/* object */.Ikc({ s: scopeSchema, ...transitionShape, n: schemas/* optional */.lqM(marker_payload_text) });
/** With a mark or an intent it holds a hash of its discussion's id, in which alone that counts. */
const threadSchema = schemas/* extend */.X$i(evidenceSchema, {
    n: marker_payload_text,
    j: marker_payload_text,
    nl: count,
    ol: schemas/* optional */.lqM(count),
    au: schemas/* optional */.lqM(marker_payload_text),
    y: schemas/* optional */.lqM(schemas/* array */.YOg(twinSchema).check(api/* _maxLength */.Eb(wording/* MOST_TWINS */.CV))),
    yp: schemas/* optional */.lqM(schemas/* array */.YOg(marker_payload_text).check(api/* _maxLength */.Eb(wording/* MOST_TWINS */.CV))),
    at: schemas/* optional */.lqM(schemas/* tuple */.PVZ([marker_payload_text, count])),
    nw: schemas/* optional */.lqM(schemas/* literal */.euz(1)),
    d: schemas/* optional */.lqM(marker_payload_text),
    k: schemas/* optional */.lqM(schemas/* object */.Ikc(transitionShape)),
    i: schemas/* optional */.lqM(schemas/* tuple */.PVZ([schemas/* enum */.k5n(thread_mark/* MARK_KINDS */.E3), sequence, marker_payload_text])),
    x: schemas/* optional */.lqM(marker_payload_text),
    g: schemas/* optional */.lqM(marker_payload_text),
});
function threadPayload(keys, marker, discussionId) {
    const { mark, intent } = marker;
    const isBound = mark !== undefined || intent !== undefined;
    return {
        ...toWire(marker.evidence),
        n: marker.nonce,
        j: marker.job,
        nl: marker.newLine,
        ol: marker.oldLine,
        au: marker.writer,
        y: marker.twins?.map(({ scope, ruleId, level }) => [scope.tool, scope.category, ruleId, level]),
        // Empty where a twin is of no product.
        yp: marker.twins?.some(({ product }) => product !== undefined)
            ? marker.twins.map(({ product = '' }) => product)
            : undefined,
        nw: marker.asNew && 1,
        at: marker.nowAt && [marker.nowAt.path, marker.nowAt.line],
        d: isBound ? (0,thread_mark/* hashDiscussion */.rP)(keys, discussionId) : undefined,
        k: mark && toTransition(mark),
        i: intent && [intent.kind, intent.sequence, intent.head],
        x: marker.contestedAt,
        g: marker.hashed,
    };
}
function markPayload({ tool, category }, mark) {
    return { s: [tool, category], ...toTransition(mark), n: mark.nonce };
}
function overviewPayload({ job, nonce, entries, asNew, scopes }) {
    return { s: ['', job], n: nonce, i: entries, o: scopes, w: asNew && toBits(entries, asNew) };
}
/** Which of the entries these are, a bit for each, since so many hashes twice would not fit. */
function toBits(entries, some) {
    const bits = entries.map((entry) => (some.includes(entry) ? '1' : '0')).join('');
    return BigInt(`0b0${bits}`).toString(16);
}
function fromBits(entries, hex) {
    const bits = BigInt(`0x${hex}`).toString(2).padStart(entries.length, '0');
    return entries.filter((_, index) => bits[index] === '1');
}
function intentPayload({ nonce, head, transitions }) {
    const tuples = transitions.map(({ discussion, sequence: number, kind }) => [discussion, number, kind]);
    return { s: ['', ''], n: nonce, h: head, t: tuples };
}
/**
 * What a payload says; undefined where it makes no sense, or holds what was written for another discussion.
 *
 * @param discussionId of the comment, where it stands in one
 */
function readPayload(kind, keys, payload, discussionId) {
    switch (kind) {
        case 'thread': {
            const { data: wire } = threadSchema.safeParse(payload);
            const isBound = discussionId !== undefined && (wire?.k !== undefined || wire?.i !== undefined);
            if (wire === undefined || (isBound && wire.d !== (0,thread_mark/* hashDiscussion */.rP)(keys, discussionId)))
                return undefined;
            return { kind, marker: fromThread(wire) };
        }
        case 'mark': {
            const { data: wire } = markSchema.safeParse(payload);
            return wire && { kind, mark: { ...fromTransition(wire), ...(0,defined/* defined */.s)({ nonce: wire.n }) } };
        }
        case 'intent': {
            const { data: wire } = intentSchema.safeParse(payload);
            const transitions = wire?.t.map(([discussion, number, mark]) => ({
                discussion,
                sequence: number,
                kind: mark,
            }));
            return wire && transitions && { kind, marker: { nonce: wire.n, head: wire.h, transitions } };
        }
        case 'overview': {
            const { data: wire } = overviewSchema.safeParse(payload);
            return (wire && {
                kind,
                marker: {
                    ...{ nonce: wire.n, job: wire.s[1], entries: wire.i, scopes: wire.o },
                    ...(0,defined/* defined */.s)({ asNew: wire.w === undefined ? undefined : fromBits(wire.i, wire.w) }),
                },
            });
        }
    }
}
/** The scope that a payload of any version names. */
function readScope(payload) {
    const { data } = scopeOnlySchema.safeParse(payload);
    return data && toScope(data.s);
}
function toWire(evidence) {
    return {
        s: [evidence.scope.tool, evidence.scope.category],
        r: evidence.ruleId,
        p: evidence.path,
        l: evidence.line,
        h: evidence.head,
        a: evidence.analyzed,
        t: evidence.text,
        c: evidence.context,
        b: evidence.block,
        q: evidence.ranks && [
            evidence.ranks.inFile.nth,
            evidence.ranks.inFile.of,
            evidence.ranks.inBlock.nth,
            evidence.ranks.inBlock.of,
        ],
        ws: evidence.wording.words,
        lv: evidence.wording.level,
        m: [...evidence.messages],
        w: evidence.named && [...evidence.named],
        f: Object.entries(evidence.fingerprints),
    };
}
function fromWire(wire) {
    return {
        scope: toScope(wire.s),
        ruleId: wire.r,
        path: wire.p,
        line: wire.l,
        head: wire.h,
        analyzed: wire.a,
        text: wire.t,
        context: wire.c,
        block: wire.b,
        ...(0,defined/* defined */.s)({ ranks: wire.q && toRanks(wire.q) }),
        wording: { words: wire.ws, level: wire.lv },
        messages: wire.m,
        ...(0,defined/* defined */.s)({ named: wire.w }),
        fingerprints: Object.fromEntries(wire.f),
    };
}
function toRanks([nth, of, nthInBlock, ofBlock]) {
    return { inFile: { nth, of }, inBlock: { nth: nthInBlock, of: ofBlock } };
}
function fromThread(wire) {
    const [kind, number, head] = wire.i ?? [];
    return {
        nonce: wire.n,
        job: wire.j,
        evidence: fromWire(wire),
        newLine: wire.nl,
        ...(0,defined/* defined */.s)({
            oldLine: wire.ol,
            writer: wire.au,
            twins: wire.y?.map(([tool, category, ruleId, level], index) => ({
                scope: { tool, category },
                ruleId,
                level,
                ...(0,defined/* defined */.s)({ product: wire.yp?.[index] || undefined }),
            })),
            asNew: wire.nw && true,
            nowAt: wire.at && { path: wire.at[0], line: wire.at[1] },
            mark: wire.k && { ...fromTransition(wire.k), nonce: wire.n },
            intent: kind && number && head !== undefined ? { kind, sequence: number, head } : undefined,
            contestedAt: wire.x,
            hashed: wire.g,
        }),
    };
}
function toTransition({ kind, sequence: number, head, foreignReplies, evidence, statement, decided, }) {
    return {
        k: kind,
        q: number,
        h: head,
        o: foreignReplies,
        e: evidence && toWire(evidence),
        u: statement && [
            statement.replyId,
            statement.says,
            statement.reason,
            statement.author ?? '',
            statement.name ?? '',
        ],
        v: decided,
    };
}
function fromTransition(wire) {
    return {
        kind: wire.k,
        sequence: wire.q,
        head: wire.h,
        foreignReplies: wire.o,
        ...(0,defined/* defined */.s)({ evidence: wire.e && fromWire(wire.e), statement: wire.u && toStatement(wire.u) }),
        ...(wire.u && (0,defined/* defined */.s)({ decided: wire.v })),
    };
}
function toStatement([replyId, says, reason, author, name]) {
    return { replyId, says, reason, ...(author !== '' && { author }), ...(name !== '' && { name }) };
}
function toScope([tool, category]) {
    return { tool, category };
}

// EXTERNAL MODULE: ./build/src/thread/marker-text.js
var marker_text = __webpack_require__(7816);
;// CONCATENATED MODULE: ./build/src/thread/marker.js




/**
 * The version of all kinds of markers. Adding an optional key keeps it; any other change of a payload makes a
 * new one.
 */
const VERSION = 1;
/** The hidden line of the overview of a job. */
function writeOverviewMarker(keys, identity, marker) {
    return write(keys, 'overview', identity, overviewPayload(marker));
}
/** The hidden line of a comment that says what a run is about to do. */
function writeIntentMarker(keys, identity, marker) {
    return write(keys, 'intent', identity, intentPayload(marker));
}
/**
 * The hidden line of a comment that starts a thread. One that holds a mark or an intent counts only in the
 * discussion that it was written for.
 */
function writeThreadMarker(keys, identity, marker, discussionId = '') {
    return write(keys, 'thread', identity, threadPayload(keys, marker, discussionId));
}
/** The hidden line of a reply; it holds only in the discussion that it was written for. */
function writeMark(keys, identity, discussionId, scope, mark) {
    return write(keys, 'mark', [...identity, discussionId], markPayload(scope, mark));
}
/**
 * Reads the marker of a body and checks it against the change and the discussion in which the body stands.
 * One without a key counts only where the listing says that we wrote it, and only over the text that it was
 * written for.
 */
function readMarker(keyring, identity, comment) {
    const found = (0,marker_text/* findMarkerText */.PY)(comment.body);
    if (found === undefined)
        return { kind: 'none' };
    const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
    const keys = (0,thread_keyring/* findSigner */.EP)(keyring, signedText(found, place), found.signature);
    if (keys === undefined) {
        const isSealed = keyring[0].withheld === true && comment.mine === true;
        return isSealed && found.kind === 'thread' && found.version === VERSION
            ? readSealed(parsePayload(found.payload))
            : { kind: 'forged' };
    }
    const reading = readSigned(found, keys, comment.discussionId);
    return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}
function readUnsigned(found, reading, [signing], { body, mine, byPrevious, editedBy }) {
    const isIntact = (0,marker_text/* isCovered */.P$)(body, found);
    if (mine === undefined)
        return { kind: 'forged' };
    if (!mine && !byPrevious) {
        if (!isIntact)
            return { kind: 'none' };
        const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
        return { kind: 'stranger', ...(0,defined/* defined */.s)({ writer }) };
    }
    if (!isIntact) {
        const isThread = editedBy !== undefined && reading.kind === 'thread';
        return isThread ? { ...reading, edited: true } : { kind: 'forged' };
    }
    // Where there is a key, nothing says without it what became of a thread, or is to.
    if (!signing.keyless && (found.kind === 'mark' || found.kind === 'intent'))
        return { kind: 'none' };
    return reading;
}
function readSigned(found, keys, discussionId) {
    const payload = parsePayload(found.payload);
    if (found.version === VERSION) {
        const content = readPayload(found.kind, keys, payload, discussionId);
        return content === undefined ? { kind: 'forged' } : { ...content, keys };
    }
    const scope = readScope(payload);
    return scope === undefined ? { kind: 'forged' } : { kind: 'later', version: found.version, scope };
}
/** Undefined where it is no JSON: without a key anybody may have written it. */
function parsePayload(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Nothing can be compared with what the missing key has hashed in it. */
function readSealed(payload) {
    const content = readPayload('thread', thread_keyring/* KEYLESS */.DJ, payload);
    return content === undefined ? { kind: 'forged' } : { ...content, keys: thread_keyring/* KEYLESS */.DJ, sealed: true };
}
/**
 * @throws RangeError where a text is so long that the marker would not be understood: its comment would be
 * posted at every run
 */
function write(keys, kind, place, payload) {
    const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
    if (readPayload(kind, keys, JSON.parse(unsigned.payload)) === undefined) {
        throw new RangeError(`a text of the marker is over the limit of ${LONGEST_TEXT} characters`);
    }
    return (0,marker_text/* writeMarkerText */.Zc)({
        ...unsigned,
        signature: (0,thread_keyring/* sign */._S)(keys, signedText(unsigned, place)),
        ...(keys.keyless ? { cover: marker_text/* NOTHING_COVERED */.Nn } : {}),
    });
}
/** JSON keeps the parts apart whatever stands in them. */
function signedText(marker, place) {
    return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}


/***/ }),

/***/ 9603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ NOTHING_LISTED),
  _: () => (/* binding */ readThreads)
});

// EXTERNAL MODULE: ./build/src/text/lines.js
var lines = __webpack_require__(7746);
// EXTERNAL MODULE: ./build/src/thread/decision.js
var decision = __webpack_require__(4490);
// EXTERNAL MODULE: ./build/src/thread/defined.js
var defined = __webpack_require__(5579);
// EXTERNAL MODULE: ./build/src/thread/keyring.js
var thread_keyring = __webpack_require__(5079);
// EXTERNAL MODULE: ./build/src/thread/mark.js
var mark = __webpack_require__(7713);
// EXTERNAL MODULE: ./build/src/thread/marker.js + 1 modules
var marker = __webpack_require__(6198);
;// CONCATENATED MODULE: ./build/src/thread/original-discussions.js
/**
 * Tells the discussion that a comment of ours started from those into which people copied it. Pure;
 * `discussions`: by id, every comment of each.
 */
function findOriginalDiscussions(discussions) {
    const marked = findMarked(discussions);
    return { marked, originals: findProven(discussions, marked), holders: findHolders(discussions) };
}
/** The comments of a discussion that start a thread, copies included. */
function startsOf(reads) {
    return reads.flatMap(({ comment, reading }) => reading.kind === 'thread' ? [{ ...reading, comment }] : []);
}
/**
 * Nonces whose discussion a mark of ours proves: it is signed for that discussion and names the thread, so
 * that no copy of the two proves another one.
 */
function findMarked(discussions) {
    const proofs = [...discussions].flatMap(([id, reads]) => {
        const marked = new Set(reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)));
        return startsOf(reads).flatMap(({ marker: { nonce, mark, intent } }) => marked.has(nonce) || mark !== undefined || intent !== undefined ? [[nonce, id]] : []);
    });
    return new Map(proofs);
}
/**
 * Nonces with the discussion that each belongs to: the marked one, else the one in which it stands alone, or
 * beside copies of what belongs elsewhere. People quote comments of ours one after the other, so that one
 * such proof may follow from another.
 */
function findProven(discussions, marked) {
    const originals = new Map(marked);
    // One comment starts a discussion: what else stands in a marked one is a copy.
    const started = new Set(marked.values());
    let open = [...discussions]
        .filter(([id]) => !started.has(id))
        .map(([id, reads]) => [id, [...new Set(startsOf(reads).map(({ marker }) => marker.nonce))]]);
    for (let found = true; found;) {
        found = false;
        open = open.filter(([id, nonces]) => {
            const [own, ...others] = nonces.filter((nonce) => !originals.has(nonce));
            if (own === undefined)
                return false;
            if (others.length > 0)
                return true;
            originals.set(own, id);
            found = true;
            return false;
        });
    }
    return originals;
}
/** The discussions that each nonce stands in. */
function findHolders(discussions) {
    const holders = new Map();
    for (const [id, reads] of discussions) {
        for (const { marker } of startsOf(reads)) {
            holders.set(marker.nonce, (holders.get(marker.nonce) ?? new Set()).add(id));
        }
    }
    return holders;
}
/**
 * Ids of the comments that were written after another one of their discussion, as far as the listing says
 * when: the order of a listing means nothing, and comments of the same moment may both have started it.
 */
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Infinity } of comments) {
        first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
    }
    return new Set(comments.flatMap(({ id, discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : []));
}
/** Parts threads whose first comment stands in one discussion only from those that somebody copied. */
function separateCopies(all) {
    const unclear = all.filter(({ origin }) => origin === 'unclear');
    const byNonce = Map.groupBy(all.filter(({ origin }) => origin !== 'unclear'), ({ nonce }) => nonce);
    const groups = [...byNonce.values()];
    const threads = groups.flatMap((group) => (group.length === 1 ? group : []));
    const known = new Set(threads);
    return {
        threads,
        ours: [...threads, ...groups.flatMap((group) => (group.length > 1 ? toCopied(group) : [])), ...unclear],
        copies: [...new Set(all.flatMap((thread) => (known.has(thread) ? [] : [thread.discussionId])))],
    };
}
/**
 * One of them that may still stand for the finding: a retired copy does not take the finding from the others.
 */
function toCopied(copies) {
    const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
    return one === undefined ? [] : [{ ...one, origin: 'copied' }];
}

;// CONCATENATED MODULE: ./build/src/thread/read-threads.js







/** The reading of a listing without comments. */
const NOTHING_LISTED = {
    threads: [],
    ours: [],
    overviews: [],
    intents: [],
    copies: [],
    forged: 0,
    lookAlikes: [],
    later: [],
    comments: 0,
};
/** Reads our threads from a listing. Pure: the same comments in another order give the same threads. */
function readThreads(keyring, identity, comments) {
    const [signing] = keyring;
    const replies = findReplies(comments);
    const discussions = new Map();
    let forged = 0;
    const lookAlikes = [];
    const later = [];
    const overviews = [];
    const announced = [];
    const reads = comments
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .map((comment) => {
        const reading = agreeWithListing((0,marker/* readMarker */.t7)(keyring, identity, comment), comment, replies);
        return { comment, reading };
    });
    const written = new Set(reads.flatMap((read) => (read.comment.mine ? (nonceOf(read) ?? []) : [])));
    const signed = new Set(reads.flatMap((read) => (isSigned(read) ? (nonceOf(read) ?? []) : [])));
    for (const read of reads) {
        const { comment } = read;
        const reading = isCopy(read, written, signed) ? { kind: 'none' } : read.reading;
        if (reading.kind === 'forged')
            forged += 1;
        if (reading.kind === 'stranger' && (reading.writer ?? comment.author) === comment.author)
            lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
        if (reading.kind === 'later')
            later.push(reading.scope);
        if (reading.kind === 'overview') {
            overviews.push({
                ...reading.marker,
                commentId: comment.id,
                keys: reading.keys,
                ...age(reading.keys, comment),
                ...(comment.mine &&
                    mayEdit(reading.keys, signing) && { own: reading.keys === signing ? 'present' : 'outdated' }),
            });
        }
        if (reading.kind === 'intent' && comment.resolvable !== true) {
            const { marker, keys } = reading;
            announced.push({ ...marker, commentId: comment.id, keys, ...age(keys, comment) });
        }
        const discussion = discussions.get(comment.discussionId) ?? [];
        discussions.set(comment.discussionId, discussion);
        discussion.push({ comment, reading });
    }
    const originals = findOriginalDiscussions(discussions);
    const intents = joinTwins(announced);
    const threads = [...discussions.values()].flatMap((reads) => {
        return toThreads(reads, originals, keyring).map((thread) => {
            const unfinished = (0,mark/* findUnfinished */.dJ)(thread, intents);
            return { ...thread, ...(0,defined/* defined */.s)({ unfinished, older: unfinished?.older }) };
        });
    });
    return {
        ...separateCopies(threads),
        overviews: withoutEchoes(joinTwins(overviews), signing),
        intents,
        forged,
        lookAlikes,
        later,
        comments: comments.length,
    };
}
/** The nonce of a comment that is not a reply of ours. */
function nonceOf({ reading }) {
    return 'marker' in reading ? reading.marker.nonce : undefined;
}
function isSigned({ reading }) {
    return 'keys' in reading && !reading.keys.keyless;
}
/**
 * Whether the listing says that somebody else wrote this comment of ours, or a key signed another one with
 * its nonce. `written`, `signed`: nonces of the comments that this client wrote, and that a key signed. One
 * of another identity of ours is none.
 */
function isCopy(read, written, signed) {
    const { comment, reading } = read;
    if ('keys' in reading && reading.keys.keyless && signed.has(nonceOf(read) ?? ''))
        return true;
    if (comment.mine !== false)
        return false;
    if (reading.kind === 'thread' && comment.author !== undefined && reading.marker.writer !== undefined) {
        return reading.marker.writer !== comment.author;
    }
    const nonce = nonceOf(read);
    return nonce !== undefined && written.has(nonce);
}
/**
 * An edit signs with the first key, under which what another one has hashed would say nothing; of what was
 * hashed with none, or with an earlier one, the marker says so.
 */
function mayEdit(keys, signing) {
    return keys === signing || keys.keyless === true || keys.older !== undefined;
}
/**
 * Whether it counts now, by its key or since the listing says that this client wrote it. Keys that everybody
 * has, where none was given, are no older than any.
 */
function isPresent({ older }, { mine }) {
    return older === undefined || mine === true;
}
function age(keys, comment) {
    return isPresent(keys, comment) ? {} : { older: true };
}
/** Where a key signed the overview of a job, one without it is none. */
function withoutEchoes(overviews, signing) {
    if (signing.keyless)
        return overviews;
    const signed = new Set(overviews.flatMap(({ keys, job }) => (keys.keyless ? [] : [job])));
    return overviews.filter(({ keys, job }) => !keys.keyless || !signed.has(job));
}
function agreeWithListing(reading, comment, replies) {
    if (reading.kind !== 'thread')
        return reading;
    // Whoever signed it: a reply starts nothing.
    if (replies.has(comment.id))
        return { kind: 'none' };
    // Without a key its place is a part of the proof.
    if (reading.keys.keyless && comment.createdAt === undefined)
        return { kind: 'forged' };
    const { marker } = reading;
    const agrees = comment.resolvable !== false &&
        (comment.path === undefined || comment.path === marker.evidence.path) &&
        (comment.newLine === undefined || comment.newLine === marker.newLine);
    return agrees ? reading : { kind: 'forged' };
}
/**
 * The thread of a discussion; several where nothing tells which of them started it. `originals`: where nonces
 * belong; one that belongs elsewhere is a copy, somebody's reply.
 */
function toThreads(reads, { originals, marked, holders }, keyring) {
    const discussionId = reads[0]?.comment.discussionId ?? '';
    const starts = startsOf(reads).filter(({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId);
    const [first] = starts;
    if (first === undefined)
        return [];
    const alone = (start) => {
        const origin = (holders.get(start.marker.nonce)?.size ?? 0) > 1 ? 'quoted' : 'sole';
        return [toThread(start, origin, reads, keyring)];
    };
    const proven = starts.find(({ marker }) => marked.get(marker.nonce) === discussionId);
    if (proven !== undefined)
        return alone(proven);
    const own = starts.filter(({ marker }) => (originals.get(marker.nonce) ?? discussionId) === discussionId);
    const [start = first, ...others] = new Map(own.toReversed().map((one) => [one.marker.nonce, one])).values();
    if (others.length === 0)
        return alone(start);
    return [start, ...others].map((one) => toThread(one, 'unclear', reads, keyring));
}
function toThread(start, origin, reads, keyring) {
    const [signing] = keyring;
    const rootRead = reads.find(({ comment }) => comment.id === start.comment.id);
    const root = rootRead?.comment;
    const edited = rootRead?.reading.kind === 'thread' && rootRead.reading.edited;
    // The very same mark twice is one and a copy of it, somebody's reply.
    const replies = [
        ...new Map(reads.flatMap(({ comment, reading }) => reading.kind === 'mark' && (reading.mark.nonce ?? start.marker.nonce) === start.marker.nonce
            ? [[JSON.stringify(reading.mark), { comment, mark: reading.mark, keys: reading.keys }]]
            : [])).values(),
    ];
    const foreignReplies = reads.length - replies.length - 1;
    const { twins, asNew, contestedAt: contestedBefore } = start.marker;
    const unsigned = start.keys.keyless && !signing.keyless;
    const written = start.marker.mark;
    const mark = written !== undefined && unsigned ? withoutDecision(written) : written;
    const intent = unsigned ? undefined : start.marker.intent;
    const marks = [
        ...replies,
        ...(mark === undefined ? [] : [{ mark, keys: start.keys, comment: root ?? start.comment }]),
    ];
    marks.sort((a, b) => b.mark.sequence - a.mark.sequence);
    const lastMark = marks[0]?.mark;
    const fixedAt = new Set(marks.flatMap(({ mark }) => (mark.kind === 'fixed' ? mark.head : [])));
    const contestedAt = marks.find(({ mark }) => mark.kind === 'reported' && mark.decided === undefined && fixedAt.has(mark.head))
        ?.mark.head ?? contestedBefore;
    const refreshed = marks.find(({ mark }) => mark.evidence !== undefined);
    const listed = (field) => reads.find(({ comment }) => comment[field] !== undefined)?.comment[field];
    const flag = listed('resolved');
    const recordedStatement = marks.find(({ mark }) => mark.statement !== undefined)?.mark.statement;
    const talk = readReplies(reads, start.comment.id);
    const postedAt = start.marker.evidence.head;
    const evidence = refreshed?.mark.evidence ?? start.marker.evidence;
    const hashedBy = hashedWith(start, keyring);
    return {
        discussionId: start.comment.discussionId,
        commentId: start.comment.id,
        nonce: start.marker.nonce,
        job: start.marker.job,
        origin: start.sealed ? 'sealed' : origin,
        evidence,
        keys: refreshed?.keys ?? hashedBy,
        told: { ...start.marker.evidence.wording, keys: hashedBy },
        markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
        foreignReplies,
        ...(0,defined/* defined */.s)({
            lastMark,
            twins,
            asNew: unsigned ? undefined : asNew,
            contestedAt,
            flag,
            recordedStatement,
            mayResolve: listed('mayResolve'),
        }),
        ...(flag &&
            (0,defined/* defined */.s)({
                resolvedBy: listed('resolvedBy'),
                resolvedById: listed('resolvedById'),
                resolvedByPush: listed('resolvedByPush'),
            })),
        ...(intent !== undefined && intent.sequence > (lastMark?.sequence ?? 0) && { intent }),
        ...(talk.length > 0 && { replies: talk }),
        ...(postedAt !== evidence.head && { postedAt }),
        ...(root?.mine &&
            !edited &&
            !start.sealed &&
            mayEdit(start.keys, signing) && { own: { body: root.body, marker: start.marker, keys: start.keys } }),
        ...(![start, ...marks].every(({ keys, comment }) => isPresent(keys, comment)) && { older: true }),
        ...(unsigned && { unsigned: true }),
        ...(edited && { edited: true }),
    };
}
/** Anybody may have made up such a mark: what it says that people decided counts for nothing. */
function withoutDecision({ statement: _, decided: _decided, ...mark }) {
    return mark;
}
/**
 * The keys that the evidence of a comment was hashed with. Where they are not given any more, those that
 * signed it, with which no text will be the same.
 */
function hashedWith({ marker: { hashed }, keys }, keyring) {
    if (hashed === undefined)
        return keys;
    return [...keyring, thread_keyring/* KEYLESS */.DJ].find((one) => (0,thread_keyring/* keysId */.cX)(one) === hashed) ?? keys;
}
/** What an older key signed is no copy of what the present one did. */
function signedNonce(comment) {
    return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}
/**
 * Makes one of the comments that share a nonce: of one of ours and its copies nobody can tell which is ours,
 * but all say the same, so that it stands.
 *
 * @param comments every one that verifies, in the order of their ids
 */
function joinTwins(comments) {
    return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...twins]) => {
        if (first === undefined)
            return [];
        return twins.length === 0 ? [first] : [{ ...first, twins: twins.map(({ commentId }) => commentId) }];
    });
}
/** How every marker of ours begins, valid or not. */
const MARKER_START = '<!-- sarif-review:';
/**
 * The replies of others in a discussion that may decide something: not the comment that starts it, none that
 * this client wrote, and none with a marker of ours in it, be it a copy or broken. Who edited one says what
 * stands there.
 */
function readReplies(reads, startId) {
    return reads.flatMap(({ comment }) => {
        const { id, body, createdAt, mine } = comment;
        if (id === startId || mine === true || body.includes(MARKER_START))
            return [];
        const line = (0,decision/* firstLine */.TM)(body);
        const words = (0,decision/* readFirstLine */.Lc)(line);
        const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
        const name = (0,lines/* oneLine */.TN)(writer.name ?? '') || undefined;
        return [{ id, line, ...(0,defined/* defined */.s)({ at: createdAt, author: writer.id, name, words }) }];
    });
}


/***/ })

};

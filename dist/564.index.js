export const id = 564;
export const ids = [564];
export const modules = {

 8508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bg: () => ( newSpan),
   C2: () => ( changeOf),
   GN: () => ( mapLineBackward),
   HQ: () => ( isNear),
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
function changeOf(toNewer, diff, path) {
    const mapped = mapPath(toNewer, path);
    return mapped.kind === 'mapped' ? diff.byNewPath.get(mapped.path) : undefined;
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
function isNear({ first, end }, line, distance) {
    const [above, last] = first === end ? [first - 1, first] : [first, end - 1];
    return above <= line + distance && last >= line - distance;
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
    const { startLine, endLine } = place;
    const start = toCommittedLine(hunks, startLine);
    if (start.kind === 'added')
        return { ...place, kind: 'uncommitted' };
    const first = start.kind === 'same' ? start.line : start.first;
    const end = endLine === startLine ? first : Math.max(first, lastOf(toCommittedLine(hunks, endLine)));
    const committed = { ...place, startLine: first, endLine: end };
    return start.kind === 'same' ? committed : { ...committed, replaced: { last: start.last, by: startLine } };
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

 850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   HB: () => ( isSecretScanner),
   bn: () => ( speaksOfParsing),
   rQ: () => ( isAboutSecrets)
 });
const TOOL = /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS = /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
const CWES = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];
function isSecretScanner(tool) {
    return TOOL.test(tool);
}
function isAboutSecrets({ scope, rule, cwes = [] }) {
    return (isSecretScanner(scope.tool) ||
        [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
        [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe)));
}
const SPEAKS = [
    /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
    /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
    /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
    /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
    /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
    /unterminated|unclosed|unbalanced|never closed|missing closing/i,
    /mismatched input|extraneous input|no viable alternative/i,
    /expected [`'"\u2018][^\w\s=][`'"\u2019]/i,
];
const BEGINNING = 1_000;
function speaksOfParsing(message) {
    const beginning = message.slice(0, BEGINNING);
    return SPEAKS.some((words) => words.test(beginning));
}


 }),

 4692:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   N: () => ( gatherDoubts)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function gatherDoubts(results) {
    const lists = new Map();
    for (const { scope, place, presence } of results) {
        if (place.kind !== 'nowhere' || place.path === undefined || presence.kind !== 'present')
            continue;
        const { mayBe, byName, reason } = place;
        if (mayBe === undefined || byName || mayBe.length === 0)
            continue;
        const key = (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope);
        const own = lists.get(key) ?? new Map();
        lists.set(key, own);
        if (!own.has(mayBe))
            own.set(mayBe, `a result may be in it: ${reason}`);
    }
    return (scope, path) => [...(lists.get(scope) ?? [])].find(([files]) => files === 'any' || files.includes(path))?.[1];
}


 }),

 7858:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e_: () => ( describeDegenerateFingerprint),
   hJ: () => ( findDegenerateFingerprints),
   oH: () => ( usableFingerprints)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

const COMMIT_DATA = new Set(['commitsha', 'email', 'author', 'date', 'commitmessage']);
const PLACEHOLDERS = new Set(['requires login']);
const LONGEST_NAME = 100;
function usableFingerprints(result) {
    const usable = new Map();
    for (const [name, value] of Object.entries(result.fingerprints))
        if (isUsable(name, value))
            usable.set(name, value);
    return usable;
}
function isUsable(name, value) {
    return (value !== '' &&
        name.length <= LONGEST_NAME &&
        !COMMIT_DATA.has(name.toLowerCase()) &&
        !PLACEHOLDERS.has(value));
}
function findDegenerateFingerprints(results) {
    const known = new Map();
    for (const { scope, place, fingerprints } of results) {
        const line = 'startLine' in place ? place.startLine : 0;
        const where = JSON.stringify([place.kind, place.path, line]);
        for (const [name, value] of Object.entries(fingerprints)) {
            if (value === '')
                continue;
            const key = JSON.stringify([scope.tool, scope.category, name]);
            const seen = known.get(key) ?? { scope, name, values: new Set(), places: new Set(), usable: false };
            known.set(key, seen);
            seen.values.add(value);
            seen.places.add(where);
            seen.usable ||= isUsable(name, value);
        }
    }
    return [...known.values()].flatMap((seen) => {
        const kind = judge(seen);
        return kind === undefined ? [] : [{ scope: seen.scope, name: seen.name, kind, places: seen.places.size }];
    });
}
function judge({ usable, values, places }) {
    if (!usable)
        return 'impostor';
    return places.size > 1 && values.size === 1 ? 'constant' : undefined;
}
function describeDegenerateFingerprint({ scope, name, kind, places }) {
    const why = kind === 'constant'
        ? `has one value at ${places} places`
        : 'is a placeholder or speaks of the commit, not of the finding';
    return `${(0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OK)(scope)}: the fingerprint ${name} ${why}; findings are found again by git and by their text instead`;
}


 }),

 3785:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   KY: () => ( judgedAs),
   Sz: () => ( toFindings),
   Zs: () => ( splitDuplicates),
   _Z: () => ( isSeverity),
   jZ: () => ( atLeast),
   t9: () => ( compareLevels),
   xJ: () => ( severityOf)
 });
 var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);

function toFindings(results) {
    const groups = new Map();
    for (const result of results) {
        const key = keyOf(result);
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, [result]);
        else
            group.push(result);
    }
    return [...groups].map(([key, group]) => {
        const [worst] = group.sort(worstFirst);
        const { scope, rule, place, level } = worst;
        const suppressed = isSuppressed(worst);
        const ignored = suppressed && group.some(({ presence }) => presence.kind === 'ignored');
        return { key, scope, rule, place, results: group, level, suppressed, ignored };
    });
}
function keyOf({ scope, rule, place, message }) {
    const { kind, path = '' } = place;
    const where = place.kind === 'nowhere'
        ? [place.reason, message, place.line]
        : ['startLine' in place ? place.startLine : 0];
    return JSON.stringify([scope.tool, scope.category, rule.id, kind, path, ...where]);
}
function worstFirst(a, b) {
    return Number(isSuppressed(a)) - Number(isSuppressed(b)) || compareLevels(a.level, b.level);
}
function isSuppressed(result) {
    return result.presence.kind !== 'present';
}
function compareLevels(a, b) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__ .A_.indexOf(a) - _finding_js__WEBPACK_IMPORTED_MODULE_0__ .A_.indexOf(b);
}
function severityOf({ level, rule: { securitySeverity: score = 0 }, isConfigured, }) {
    if (score <= 0 || level === 'none' || isConfigured)
        return undefined;
    return score >= 9 ? 'critical' : score >= 7 ? 'high' : score >= 4 ? 'medium' : 'low';
}
const SEVERITY_OF_LEVEL = { error: 'high', warning: 'medium', note: 'low', none: 'none' };
function judgedAs({ level, severity }, least) {
    return isSeverity(least) ? `severity ${severity ?? SEVERITY_OF_LEVEL[level]}` : `level ${level}`;
}
function atLeast(judged, least) {
    if (least === 'never')
        return false;
    if (!isSeverity(least))
        return compareLevels(judged.level, least) <= 0;
    const severity = judged.severity ?? SEVERITY_OF_LEVEL[judged.level];
    return severity !== 'none' && _finding_js__WEBPACK_IMPORTED_MODULE_0__ .oC.indexOf(severity) <= _finding_js__WEBPACK_IMPORTED_MODULE_0__ .oC.indexOf(least);
}
function isSeverity(word) {
    return _finding_js__WEBPACK_IMPORTED_MODULE_0__ .oC.some((severity) => severity === word);
}
function splitDuplicates(results) {
    const repeated = new Set();
    for (const neighbors of Map.groupBy(results, lineOf).values()) {
        if (neighbors.length === 1)
            continue;
        const seen = new Set();
        for (const result of neighbors) {
            const key = repetitionKey(result);
            if (seen.has(key))
                repeated.add(result);
            seen.add(key);
        }
    }
    if (repeated.size === 0)
        return { distinct: results, duplicates: [] };
    return { distinct: results.filter((result) => !repeated.has(result)), duplicates: [...repeated] };
}
function lineOf({ place }) {
    return `${'startLine' in place ? place.startLine : 0} ${place.path ?? ''}`;
}
function repetitionKey({ scope, rule, level, message, presence, column, place }) {
    return JSON.stringify([
        (0,_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope),
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
            return [place.kind, place.path ?? null, place.reason, place.line ?? null];
    }
}


 }),

 2506:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ok: () => ( reportedIds),
   ZL: () => ( problemKey),
   f$: () => ( withAncestors),
   gH: () => ( keyOfPlace),
   jf: () => ( isMovedId),
   lE: () => ( mayHaveRun),
   oi: () => ( isAbove)
 });
const MOST_COMPONENTS = 8;
function withAncestors(id) {
    const ids = [id];
    for (let end = id.lastIndexOf('/'); end > 0 && ids.length < MOST_COMPONENTS; end = id.lastIndexOf('/', end - 1)) {
        ids.push(id.slice(0, end));
    }
    return ids;
}
function mayHaveRun({ id, unlisted, deprecatedIds, }, rules) {
    if (rules === undefined || unlisted)
        return true;
    return [...withAncestors(id), ...deprecatedIds].some((one) => rules.has(one));
}
function isAbove(id, other) {
    return other.startsWith(`${id}/`);
}
const TAG = /:(?:[^:/_\s]+(?=[_/])|v?\d[\w.-]*$|latest$)|(?<=sha256):[0-9a-f]+$/gu;
function isMovedId(id, other) {
    const [one, another] = [id, other].map((text) => text.replace(TAG, '').split(/[./\\]/u));
    const isTag = one?.join() === another?.join();
    return isTag || ([one, another].some((names = []) => names.length > 1) && one?.at(-1) === another?.at(-1));
}
function reportedIds({ id, deprecatedIds }) {
    return [id, ...deprecatedIds.filter((former) => isAbove(former, id))];
}
const FEWEST_LETTERS = 4;
const OF_PLUGIN = /^[^()]{1,100}\(([^()]{1,300})\)$/u;
function ownRuleName(id) {
    const segment = (OF_PLUGIN.exec(id)?.[1] ?? id).split(/[/:.]/u).at(-1) ?? '';
    const name = segment.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
    return (name.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS ? undefined : name;
}
function keyOfPlace(place, ruleId) {
    return place.kind === 'lines' ? problemKey(place.path, place.startLine, ruleId) : undefined;
}
function problemKey(path, line, ruleId) {
    const name = ownRuleName(ruleId);
    return name === undefined ? undefined : JSON.stringify([path, line, name]);
}


 }),

 999:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C5: () => ( memberOf),
   Jo: () => ( saidOf),
   Yl: () => ( isMoreSevere),
   Yv: () => ( LINES_AROUND),
   ax: () => ( fingerprintOf),
   bR: () => ( TOP_LEVEL),
   cr: () => ( messagesOf),
   o_: () => ( newWords),
   tQ: () => ( counts)
 });
 var _finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7858);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3785);
 var _text_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3044);
 var _threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6533);
 var _threads_wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(447);





const MOST_MESSAGES = 8;
const MOST_WORDS = 64;
const LINES_AROUND = 3;
const CHARACTERS_AROUND = 64;
const MOST_BLANK = 50;
function fingerprintOf(finding, commit, lines, analyzed) {
    const { scope, rule, level } = finding;
    const [worst] = finding.results;
    const severity = worst && (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_1__ .xJ)(worst);
    const { path, line } = finding.at ?? { path: finding.place.path ?? '', line: 0 };
    return {
        tool: scope.tool,
        category: scope.category,
        rule: rule.id,
        ...(rule.unlisted && { isUnlisted: true }),
        path,
        line,
        commit,
        ...(analyzed !== undefined && analyzed !== commit && { analyzed }),
        text: textOf(lines, line),
        exact: exactOf(lines, line),
        ...copyOf(lines, line),
        block: blockOf(lines, line),
        above: around(lines, line, -1),
        below: around(lines, line, 1),
        level,
        ...(severity !== undefined && { severity }),
        ...saidOf(finding),
    };
}
function saidOf({ results }) {
    const about = aboutOf(results);
    return {
        messages: messagesOf(results),
        words: wordsOf(results),
        ofTool: ofTool(results),
        ...(about !== undefined && { about }),
    };
}
function aboutOf(results) {
    const told = new Set(results.map(({ about }) => about?.name.toLowerCase()));
    const [only] = told;
    return told.size === 1 && only !== undefined ? (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(only) : undefined;
}
function memberOf({ scope, rule, level, results }) {
    return {
        tool: scope.tool,
        category: scope.category,
        rule: rule.id,
        level,
        product: rule.product,
        words: wordsOf(results),
    };
}
function textOf(lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_3__ .r2)(own) || betweenWhat(lines, line - 1);
    return said === '' ? '' : (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(said);
}
function betweenWhat(lines, index) {
    const said = (at) => (0,_text_code_js__WEBPACK_IMPORTED_MODULE_3__ .r2)(lines[at] ?? '');
    let [above, below] = [index - 1, index + 1];
    while (above >= 0 && index - above <= MOST_BLANK && said(above) === '')
        above -= 1;
    while (below < lines.length && below - index <= MOST_BLANK && said(below) === '')
        below += 1;
    const around = [said(above), said(below)];
    return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}
function copyOf(lines = [], line) {
    const copies = outlineOf(lines).copies.get((0,_text_code_js__WEBPACK_IMPORTED_MODULE_3__ .r2)(lines[line - 1] ?? '')) ?? [];
    return copies.length > 1 ? { copy: `${copies.indexOf(line) + 1}/${copies.length}` } : {};
}
const QUOTED = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/g;
function exactOf(lines = [], line) {
    const own = lines[line - 1];
    if (own === undefined)
        return '';
    const [indent = ''] = /^\s*/.exec(own) ?? [];
    let last = 0;
    let text = indent;
    for (const { index, 0: quoted } of own.matchAll(QUOTED)) {
        text += own.slice(Math.max(last, indent.length), index).replace(/\s+/g, ' ') + quoted;
        last = index + quoted.length;
    }
    return (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(text + own.slice(Math.max(last, indent.length)).replace(/\s+/g, ' ').trimEnd());
}
const TOP_LEVEL = (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)('');
function blockOf(lines = [], line) {
    return lines[line - 1] === undefined ? '' : (outlineOf(lines).blocks[line - 1] ?? (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(''));
}
const outlines = new WeakMap();
function outlineOf(lines) {
    const outline = outlines.get(lines) ?? readOutline(lines);
    outlines.set(lines, outline);
    return outline;
}
function readOutline(lines) {
    const outline = { blocks: [], copies: new Map() };
    const open = [];
    for (const [index, line] of lines.entries()) {
        const text = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_3__ .r2)(line);
        if (text === '')
            continue;
        const copies = outline.copies.get(text) ?? [];
        outline.copies.set(text, copies);
        copies.push(index + 1);
        const indent = line.search(/\S/);
        let says = text;
        for (let last = open.at(-1); last !== undefined && last.indent >= indent; last = open.at(-1)) {
            if (last.indent === indent && /^[)\]}]/.test(text))
                says = last.says + text;
            open.pop();
        }
        const enclosing = open.at(-1);
        if (enclosing !== undefined)
            enclosing.inner ??= (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(enclosing.block + enclosing.says);
        const block = enclosing?.inner ?? (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)('');
        outline.blocks[index] = block;
        open.push({ indent, says, block });
    }
    return outline;
}
function around(lines = [], line, step) {
    if (lines[line - 1] === undefined)
        return '';
    const found = [];
    let left = CHARACTERS_AROUND;
    for (let at = line - 1 + step; left > 0 && found.length < LINES_AROUND; at += step) {
        const text = lines[at];
        if (text === undefined)
            break;
        const said = (0,_text_code_js__WEBPACK_IMPORTED_MODULE_3__ .r2)(text);
        const part = said.replace(/[,;()]/g, '');
        const kept = step === 1 ? part.slice(0, left) : part.slice(-left);
        left -= kept.length;
        if (said !== '')
            found.push(kept);
    }
    return (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)((step === 1 ? found : found.toReversed()).join(''));
}
const NAMES = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019/g;
function messagesOf(results) {
    const masked = results.map(({ message }) => (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(message.replace(NAMES, '"').replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()));
    return [...new Set(masked)].toSorted().slice(0, MOST_MESSAGES);
}
function counts(message) {
    return /\d/.test(message.replace(NAMES, ''));
}
function wordsOf(results) {
    const present = results.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? results : present;
    const names = [...new Set(told.flatMap(({ message }) => (0,_threads_wording_js__WEBPACK_IMPORTED_MODULE_4__ .w)(message)))].toSorted();
    return names.length > MOST_WORDS ? [`=${(0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(JSON.stringify(names))}`] : names.map(hashOfWord);
}
function ofTool(results) {
    const found = new Map();
    for (const result of results)
        for (const [name, value] of (0,_finding_fingerprints_js__WEBPACK_IMPORTED_MODULE_0__ .oH)(result))
            if (found.size < MOST_MESSAGES && !found.has(name))
                found.set(name, (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(JSON.stringify([name, value])));
    return Object.fromEntries(found);
}
function hashOfWord(word) {
    return (0,_threads_marker_js__WEBPACK_IMPORTED_MODULE_2__ .tW)(word).slice(0, 6);
}
const spellings = (words) => words
    .flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    .map(hashOfWord);
const SEVERITIES = [['critical'], ['high', 'important'], ['medium', 'moderate'], ['low'], ['negligible']].map(spellings);
const OF_SEVERITY = spellings(['severity', 'vulnerability']);
function severityInWords(words) {
    if (!words.some((word) => OF_SEVERITY.includes(word)))
        return undefined;
    const rank = SEVERITIES.findIndex((row) => row.some((word) => words.includes(word)));
    return rank === -1 ? undefined : rank;
}
function isMoreSevere(words, told) {
    const [now, before] = [severityInWords(words), severityInWords(told)];
    return now !== undefined && before !== undefined && now < before;
}
function newWords(words, told) {
    const known = new Set(told);
    const fresh = words.filter((word) => !known.has(word));
    const isMild = fresh.length > 0 &&
        severityInWords(words) !== undefined &&
        severityInWords(told) !== undefined &&
        !isMoreSevere(words, told);
    return isMild ? fresh.filter((word) => !SEVERITIES.some((row) => row.includes(word))) : fresh;
}


 }),

 8951:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yj: () => ( Candidate),
  ew: () => ( NEAR_CHANGE),
  dk: () => ( WAYS),
  cA: () => ( lineOf),
  cj: () => ( pairAll),
  r4: () => ( placeKey),
  ep: () => ( ruleKey),
  n9: () => ( varies)
});

var line_map = __webpack_require__(8508);
var finding_finding = __webpack_require__(5722);
var logged_finding = __webpack_require__(3785);
var code = __webpack_require__(3044);
var names = __webpack_require__(6761);
var marker = __webpack_require__(6533);
var threads_threads = __webpack_require__(5740);
;
function lowerBound(sorted, value, of) {
    let [low, high] = [0, sorted.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        if (of(sorted[middle]) < value)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}
const MOST_PAIRS = 4_000_000;
function align(rows, columns, allowed) {
    const [down, across] = [
        rows.toSorted((a, b) => a.line - b.line),
        columns.toSorted((a, b) => a.line - b.line),
    ];
    const ends = [down.at(0), down.at(-1), across.at(0), across.at(-1)].map((end) => end?.line ?? 0);
    const ofPair = 1 + (Math.max(...ends) - Math.min(...ends)) * Math.min(down.length, across.length);
    const width = Math.min(across.length, Math.max(1, Math.floor(MOST_PAIRS / Math.max(down.length, 1))));
    const none = { worth: 0 };
    const best = [none];
    for (const [index, row] of down.entries()) {
        const rank = Math.floor(((index + 1) * across.length) / down.length);
        const start = Math.max(0, Math.min(rank - Math.floor(width / 2), across.length - width));
        while (best.length <= start + width)
            best.push(best.at(-1) ?? none);
        let before = best[start] ?? none;
        for (let at = start + 1; at <= start + width; at += 1) {
            const [without, earlier, column] = [best[at] ?? none, best[at - 1] ?? none, across[at - 1]];
            const worth = before.worth + ofPair - Math.abs(row.line - column.line);
            let most = earlier.worth > without.worth ? earlier : without;
            if (worth > most.worth && allowed(row, column))
                most = { worth, pair: [row, column], before };
            best[at] = most;
            before = without;
        }
    }
    const pairs = [];
    for (let chain = best.at(-1); chain?.pair !== undefined; chain = chain.before)
        pairs.push(chain.pair);
    return pairs.toReversed();
}
const MOST_SIGNS = 10_000;
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
    alignRange({ a, b, partners }, [0, a.length], [0, b.length], 0);
    return partners;
}
function alignRange(sides, [start, stop], [startNow, stopNow], depth) {
    const { a, b, partners } = sides;
    let [first, second, end, endNow] = [start, startNow, stop, stopNow];
    for (; first < end && second < endNow && a[first] === b[second]; first += 1, second += 1)
        partners[first] = second;
    for (; end > first && endNow > second && a[end - 1] === b[endNow - 1]; end -= 1, endNow -= 1)
        partners[end - 1] = endNow - 1;
    if (first === end || second === endNow)
        return;
    const anchors = depth < DEEPEST ? findAnchors(sides, [first, end], [second, endNow]) : [];
    if (anchors.length === 0) {
        if ((end - first) * (endNow - second) <= MOST_SIGNS)
            alignEach(sides, [first, end], [second, endNow]);
        return;
    }
    for (const [index, partner] of [...anchors, [end, endNow]]) {
        if (index < end)
            partners[index] = partner;
        alignRange(sides, [first, index], [second, partner], depth + 1);
        [first, second] = [index + 1, partner + 1];
    }
}
function findAnchors({ a, b }, before, now) {
    const there = findOnce(b, now);
    const pairs = [...findOnce(a, before)].flatMap(([sign, index]) => {
        const partner = there.get(sign) ?? -1;
        return index === -1 || partner === -1 ? [] : [[index, partner]];
    });
    return longestRise(pairs);
}
function findOnce(signs, [start, end]) {
    const places = new Map();
    for (let index = start; index < end; index += 1)
        places.set(signs[index], places.has(signs[index]) ? -1 : index);
    return places;
}
function longestRise(pairs) {
    const ends = [];
    const before = [];
    for (const [index, [, right]] of pairs.entries()) {
        const length = lowerBound(ends, right, (end) => pairs[end]?.[1] ?? 0);
        before[index] = ends[length - 1];
        ends[length] = index;
    }
    const rise = [];
    for (let index = ends.at(-1); index !== undefined; index = before[index])
        rise.push(pairs[index]);
    return rise.toReversed();
}
function alignEach({ a, b, partners }, [start, end], [startNow, endNow]) {
    const width = endNow - startNow + 1;
    const most = new Int32Array((end - start + 1) * width);
    const at = (index, other) => most[(index - start) * width + other - startNow];
    for (let index = end - 1; index >= start; index -= 1)
        for (let other = endNow - 1; other >= startNow; other -= 1)
            most[(index - start) * width + other - startNow] =
                a[index] === b[other]
                    ? at(index + 1, other + 1) + 1
                    : Math.max(at(index + 1, other), at(index, other + 1));
    for (let [index, other] = [start, startNow]; index < end && other < endNow;) {
        if (a[index] === b[other]) {
            partners[index] = other;
            index += 1;
            other += 1;
        }
        else if (at(index + 1, other) >= at(index, other + 1))
            index += 1;
        else
            other += 1;
    }
}

;



const MOST_BETWEEN = 3;
function followEdits(hunks, before, now) {
    const edits = [];
    for (const hunk of hunks) {
        const { first, end } = (0,line_map.KH)(hunk);
        const edit = edits.at(-1);
        if (edit === undefined || first - edit.end > MOST_BETWEEN)
            edits.push({ first, end, hunks: [hunk] });
        else {
            edit.hunks.push(hunk);
            edit.end = end;
        }
    }
    const editOf = (line) => {
        const edit = edits[lowerBound(edits, line + 1, ({ first }) => first) - 1];
        if (edit === undefined || line >= edit.end)
            return undefined;
        edit.successors ??= findSuccessors(cut(before, edit.hunks.map(line_map.KH)), cut(now, edit.hunks.map(line_map.Bg)));
        return edit.successors;
    };
    return {
        of: (line) => editOf(line)?.of(line) ?? [],
        formatted: (line) => editOf(line)?.formatted(line) ?? [],
    };
}
function cut(lines, spans) {
    const slice = (first, end, hunk) => lines
        .slice(first - 1, end - 1)
        .flatMap((text, at) => (text.trim() === '' ? [] : { line: first + at, text, hunk }));
    return spans.flatMap(({ first, end }, hunk) => [
        ...slice(first, end, hunk),
        ...slice(end, spans[hunk + 1]?.first ?? end, undefined),
    ]);
}
const FEWEST_LANDMARKS = 2;
const TELLING_LENGTH = 8;
function toBlock(path, lines, span) {
    return { path, lines: cut(lines, [span]) };
}
function followMoved(removed, added) {
    const placeOf = indexOnce(added);
    const votes = new Map();
    for (const [text, from] of indexOnce(removed)) {
        const to = placeOf.get(text);
        if (from === undefined || to === undefined)
            continue;
        const targets = votes.get(from.block) ?? new Map();
        votes.set(from.block, targets);
        targets.set(to.block, [...(targets.get(to.block) ?? []), to.line]);
    }
    return new Map([...votes].flatMap(([from, targets]) => {
        const [[to, found] = []] = [...targets].toSorted(([, a], [, b]) => b.length - a.length);
        if (to === undefined || found === undefined || found.length < FEWEST_LANDMARKS)
            return [];
        const size = (from.lines.at(-1)?.line ?? 0) - (from.lines[0]?.line ?? 0) + 1;
        const [first, last] = [
            found.reduce((a, b) => Math.min(a, b)) - size,
            found.reduce((a, b) => Math.max(a, b)) + size,
        ];
        const near = to.lines.filter(({ line }) => line >= first && line <= last);
        return [[from, { path: to.path, of: findSuccessors(from.lines, near).of }]];
    }));
}
function indexOnce(blocks) {
    const places = new Map();
    for (const block of blocks)
        for (const { line, text } of block.lines) {
            const said = (0,code.r2)(text);
            if (said.length >= TELLING_LENGTH)
                places.set(said, places.has(said) ? undefined : { block, line });
        }
    return places;
}
function findSuccessors(removed, added) {
    const same = findSame(removed, added);
    let all;
    return {
        of(line) {
            all ??= new Map([
                ...same.successors,
                ...findEdited(removed.filter(({ line, hunk }) => hunk !== undefined && !same.successors.has(line)), added.filter(({ line, hunk }) => hunk !== undefined && !same.taken.has(line)), same.spread),
            ]);
            return all.get(line) ?? [];
        },
        formatted: (line) => same.formatted.get(line) ?? [],
    };
}
const LONGEST_SPAN = 40;
function findSame(removed, added) {
    const [before, now] = [(0,code.lT)(removed), (0,code.lT)(added)];
    const partners = alignSigns(before.signs, now.signs);
    const signs = { lines: before.lines, ranks: partners, others: now.lines.length };
    const wordsNow = indicesOfWords(now.signs);
    const words = onlyWords(signs, indicesOfWords(before.signs), wordsNow);
    const wordsOf = new Map(runsOf(words.lines).map((run) => [run.line, run]));
    const isFromBefore = new Set(partners);
    const foreign = new Set(now.lines.filter((_, index) => !isFromBefore.has(index)));
    const unused = new Map();
    for (const line of now.lines)
        unused.set(line, (unused.get(line) ?? 0) + 1);
    const same = { successors: new Map(), formatted: new Map(), taken: new Set(), spread: new Map() };
    for (const run of runsOf(before.lines)) {
        const said = wordsOf.get(run.line);
        const isWhole = isTogether(signs, run);
        const [side, part] = said === undefined ? [signs, run] : [words, said];
        if (!isTogether(side, part) || !isInPlace(side, part)) {
            const found = said === undefined
                ? []
                : [...words.ranks.subarray(said.start, said.end)].filter((rank) => rank !== -1);
            const [first = 0, last = 0] = [found[0], found.at(-1)].map((rank) => now.lines[wordsNow[rank ?? 0] ?? 0] ?? 0);
            const isHalf = said !== undefined && found.length * 2 >= said.end - said.start;
            if (isHalf && first < last && last - first < LONGEST_SPAN)
                same.spread.set(run.line, { first, last });
            continue;
        }
        const own = [...partners.subarray(run.start, run.end)].flatMap((at) => at === -1 ? [] : now.lines[at]);
        const lines = [...new Set(own)];
        same.successors.set(run.line, lines);
        for (const line of own)
            unused.set(line, (unused.get(line) ?? 0) - 1);
        if (isWhole && !lines.some((line) => foreign.has(line)))
            same.formatted.set(run.line, lines);
    }
    for (const [line, count] of unused)
        if (count === 0)
            same.taken.add(line);
    return same;
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
function indicesOfWords(signs) {
    return signs.flatMap((sign, index) => ((0,code.Jg)(sign) ? index : []));
}
function onlyWords({ lines, ranks, others }, words, wordsNow) {
    const rankOf = new Int32Array(others).fill(-1);
    for (const [rank, index] of wordsNow.entries())
        rankOf[index] = rank;
    return {
        lines: words.map((index) => lines[index]),
        ranks: Int32Array.from(words, (index) => rankOf[ranks[index] ?? -1] ?? -1),
        others: wordsNow.length,
    };
}
function isTogether({ ranks }, { start, end }) {
    const first = ranks[start] ?? -1;
    return first !== -1 && ranks.subarray(start, end).every((rank, index) => rank === first + index);
}
function isInPlace({ lines, ranks, others }, { start, end }) {
    const [first = -1, last = -1] = [ranks[start], ranks[end - 1]];
    const follows = start === 0 ? first === 0 : ranks[start - 1] === first - 1;
    return follows || (end === lines.length ? last === others - 1 : ranks[end] === last + 1);
}
const LEAST_SIMILARITY = 0.5;
const MOST_COMPARISONS = 40_000;
const FEWEST_RIVALS = 5;
const LEAST_ALONE = 0.6;
const LEAST_MARGIN = 0.2;
function findEdited(removed, added, spread) {
    const tokenize = createTokenizer();
    const [olds, news] = [toLines(tokenize, removed), toLines(tokenize, added)];
    const changes = [...findChanges(olds, news), ...findSpread(olds, news, spread)].toSorted((a, b) => b.score - a.score || a.crossing - b.crossing || a.offset - b.offset || a.old.line - b.old.line);
    const successors = new Map();
    const taken = new Set();
    for (const { old, added } of changes) {
        const lines = [old, ...added];
        if (lines.some((line) => taken.has(line)))
            continue;
        for (const line of lines)
            taken.add(line);
        successors.set(old.line, added.map(({ line }) => line));
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
        const signs = (0,code.S$)(text);
        const subject = subjectOf(signs);
        subjects.set(subject, (subjects.get(subject) ?? 0) + 1);
        return { ...line, tokens: tokenize(signs), copiesAbove, words: signs.filter(code.Jg).join(' '), subject };
    });
    return made.map((line) => (subjects.get(line.subject) === 1 ? line : { ...line, subject: undefined }));
}
function subjectOf(signs) {
    const at = signs.findIndex((sign) => !KEYWORDS.has(sign));
    const name = signs[at];
    return name !== undefined && isName(name) && [':', '(', '=', '?', '<'].includes(signs[at + 1] ?? '')
        ? name
        : undefined;
}
function findChanges(olds, news) {
    const width = Math.max(FEWEST_RIVALS, Math.floor(MOST_COMPARISONS / Math.max(olds.length, 1)));
    const rankOf = (row) => Math.floor((row * news.length) / olds.length);
    const startOf = (row) => Math.max(0, Math.min(rankOf(row) - Math.floor(width / 2), news.length - width));
    const rivalsOf = (row) => news.slice(startOf(row), startOf(row) + width);
    const isAlone = findAlone(olds, news, rivalsOf);
    return olds.flatMap((old, row) => rivalsOf(row).flatMap((now, index) => {
        const isHere = old.hunk === now.hunk;
        const hasSameWords = old.words !== '' && old.words === now.words;
        if (!isHere && !hasSameWords && !isAlone(old, now))
            return [];
        const isSubject = isHere && old.subject !== undefined && old.subject === now.subject;
        const alike = likeness(old.tokens, now.tokens);
        const score = Math.max(alike, isSubject ? LEAST_SIMILARITY : 0);
        const crossing = Math.abs(old.copiesAbove - now.copiesAbove);
        const offset = Math.abs(rankOf(row) - startOf(row) - index);
        return score < LEAST_SIMILARITY ? [] : [{ old, added: [now], score, crossing, offset }];
    }));
}
function findAlone(olds, news, rivalsOf) {
    const isSpread = new Set([...olds, ...news].map(({ hunk }) => hunk)).size > 1;
    if (!isSpread)
        return () => false;
    const best = new Map();
    const meet = (line, other, score) => {
        const known = best.get(line);
        if (known === undefined || score > known.score)
            best.set(line, { other, score, second: known?.score ?? 0 });
        else if (score > known.second)
            known.second = score;
    };
    for (const [row, old] of olds.entries()) {
        for (const now of rivalsOf(row)) {
            const score = likeness(old.tokens, now.tokens);
            if (score < LEAST_ALONE - LEAST_MARGIN)
                continue;
            meet(old, now, score);
            meet(now, old, score);
        }
    }
    const isBest = (line, other) => {
        const known = best.get(line);
        return known?.other === other && known.score >= LEAST_ALONE && known.score - known.second >= LEAST_MARGIN;
    };
    return (old, now) => isBest(old, now) && isBest(now, old) && commonOf(old.tokens, now.tokens).some(isNumberOfName);
}
function findSpread(olds, news, spread) {
    return olds.flatMap((old) => {
        const { first, last } = spread.get(old.line) ?? { first: 0, last: -1 };
        const [start, end] = [first, last + 1].map((line) => lowerBound(news, line, (one) => one.line));
        const added = news.slice(start, end);
        if (added.length < 2 || added.some(({ hunk }) => hunk !== old.hunk))
            return [];
        const score = likeness(old.tokens, added.map(({ tokens }) => tokens).reduce(joinTokens));
        return score < LEAST_SIMILARITY ? [] : [{ old, added, score, crossing: 0, offset: 0 }];
    });
}
const KEYWORDS = new Set(('abstract and as async await begin bool boolean break case catch class const continue def default delete do else elif end enum ' +
    'except export extends false final finally for foreach from func function go if implements import in int interface is let match ' +
    'mut namespace new nil not null or package private protected pub public raise readonly require return self static string struct ' +
    'super switch this throw true try type typeof undefined union unless until use using val var void when where while with yield').split(' '));
function isName(token) {
    return (0,code.Jg)(token) && !/^\d/u.test(token) && !KEYWORDS.has(token);
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
        return { numbers, size: weigh(numbers) };
    };
}
function isNumberOfName(number) {
    return number % 2 === 0;
}
function weigh(numbers) {
    return numbers.reduce((sum, number) => sum + (isNumberOfName(number) ? 2 : 1), 0);
}
function joinTokens(a, b) {
    return { numbers: [...a.numbers, ...b.numbers].sort((x, y) => x - y), size: a.size + b.size };
}
function commonOf({ numbers: a }, { numbers: b }) {
    const common = [];
    for (let [here, there] = [0, 0]; here < a.length && there < b.length;) {
        const [one, other] = [a[here], b[there]];
        if (one === other)
            common.push(one);
        if (one <= other)
            here += 1;
        if (other <= one)
            there += 1;
    }
    return common;
}
function weighCommon(a, b) {
    return weigh(commonOf(a, b));
}
function similarity(a, b) {
    const tokenize = createTokenizer();
    return likeness(tokenize((0,code.S$)(a)), tokenize((0,code.S$)(b)));
}
function likeness(a, b) {
    return a.size + b.size === 0 ? 0 : (2 * weighCommon(a, b)) / (a.size + b.size);
}

var match_fingerprint = __webpack_require__(999);
;










const WAYS = {
    git: 'by git, same message',
    'git-reworded': 'by git, reworded',
    place: 'by position, reported differently',
    fingerprint: 'same fingerprint of the tool',
    surroundings: 'same text and surroundings',
    message: 'same text and message',
    'other-file': 'same text in another file',
    edit: 'its text was edited',
    only: 'the only one of its rule and message in the file',
    package: 'same advisory and package',
};
class Candidate {
    finding;
    rule;
    path;
    line;
    #known;
    #said;
    #print;
    constructor(finding, { path, line }, known) {
        this.finding = finding;
        this.rule = ruleKey(finding);
        this.path = path;
        this.line = line;
        this.#known = known;
    }
    get said() {
        this.#said ??= (0,match_fingerprint.Jo)(this.finding);
        return this.#said;
    }
    get print() {
        const { head, lines } = this.#known;
        this.#print ??= (0,match_fingerprint.ax)(this.finding, head, lines(head, this.path));
        return this.#print;
    }
}
function varies(scope, { varying }) {
    return varying?.has((0,finding_finding.OD)(scope)) === true;
}
function ruleKey({ scope, rule }) {
    return JSON.stringify([scope.tool, scope.category, rule.id]);
}
function placeKey(rule, at) {
    return `${rule}\n${at?.path}\n${at?.line}`;
}
function lineOf({ where, fingerprint: { path, line } }) {
    return { path: 'path' in where ? where.path : path, line: 'line' in where ? where.line : line };
}
const IMPORT = /^\s*(?:import|from|use|using|#include|require|package)\b|\brequire\(/u;
const NEAR = 1;
function pairAll(threads, candidates, rules, known, mode = 'same') {
    const pairs = new Map();
    if (threads.length === 0)
        return pairs;
    const free = new Set(threads);
    const left = new Set(candidates);
    const named = new Set(rules.values());
    const mayBe = (thread, candidate) => !isOtherPackage(thread, candidate) &&
        (mode === 'alike' ||
            carries(thread, candidate, known, named.size > 1 && rules.get(thread) === candidate.rule));
    const pair = (by, thread, candidate) => {
        pairs.set(thread, { by, candidate });
        free.delete(thread);
        left.delete(candidate);
    };
    const keysOf = (ofThread, ofCandidate) => {
        const keyed = (rule, key) => key === undefined ? undefined : `${key}\n${rule}`;
        return [
            (thread) => keyed(rules.get(thread), ofThread(thread)),
            (candidate) => keyed(candidate.rule, ofCandidate(candidate)),
        ];
    };
    const join = (threads, candidates, ...[ofThread, ofCandidate]) => {
        const groups = Map.groupBy(threads, ofThread);
        groups.delete(undefined);
        if (groups.size === 0)
            return [];
        const others = Map.groupBy(candidates, ofCandidate);
        return [...groups].flatMap(([key, some]) => {
            const found = others.get(key);
            return found === undefined ? [] : [[some, found]];
        });
    };
    const inOrder = (by, ofThread, ofCandidate, allowed = () => true, expected = (thread) => lineOf(thread).line) => {
        for (const [some, others] of join(free, left, ...keysOf(ofThread, ofCandidate))) {
            const found = align(some.map((thread) => ({ thread, line: expected(thread) })), others.map((candidate) => ({ candidate, line: candidate.line })), ({ thread }, { candidate }) => allowed(thread, candidate) && mayBe(thread, candidate));
            for (const [{ thread }, { candidate }] of found)
                pair(by, thread, candidate);
        }
    };
    const ifUnique = (by, among, ofThread, ofCandidate, allowed) => {
        const keys = keysOf(ofThread, ofCandidate);
        if (![...free].some((thread) => keys[0](thread) !== undefined))
            return;
        const [some, others] = among === 'left' ? [free, left] : [threads, candidates];
        for (const [[thread, rival], [candidate, lookAlike]] of join(some, others, ...keys)) {
            if (thread === undefined || rival !== undefined || candidate === undefined || lookAlike !== undefined)
                continue;
            if (free.has(thread) && left.has(candidate) && allowed(thread, candidate) && mayBe(thread, candidate))
                pair(by, thread, candidate);
        }
    };
    pairByGit();
    if (mode === 'same')
        pairByPlace();
    pairUncommitted();
    pairByFingerprint();
    pairPackages();
    const edits = new Map();
    if ([...free].some(({ where }) => where.kind !== 'at')) {
        pairSuccessors('surroundings', 'formatted');
        pairByText();
        pairSuccessors('edit', 'of');
        pairMoved();
        pairInPlace();
        pairBySurroundings();
    }
    if (free.size > 0)
        pairCounts();
    return pairs;
    function pairByGit() {
        const ofCandidate = ({ path, line }) => `${path}\n${line}`;
        for (const isMeant of [threads_threads.Is, () => true]) {
            const ofThread = (thread) => thread.where.kind === 'at' && isMeant(thread)
                ? `${thread.where.path}\n${thread.where.line}`
                : undefined;
            inOrder('git', ofThread, ofCandidate, shareMessage);
            const isStable = ({ fingerprint }) => mode === 'alike' || !varies(fingerprint, known);
            inOrder('git-reworded', ofThread, ofCandidate, isStable);
        }
    }
    function pairByPlace() {
        const findings = Map.groupBy([...left].filter(({ finding }) => varies(finding.scope, known)), ({ finding, path }) => `${(0,finding_finding.OD)(finding.scope)}\n${path}`);
        const found = [...free].flatMap((thread) => {
            if (thread.where.kind === 'deleted' || !varies(thread.fingerprint, known))
                return [];
            const { path, line } = expectedAt(thread, known);
            return (findings.get(`${(0,finding_finding.OD)(thread.fingerprint)}\n${path}`) ?? []).flatMap((candidate) => {
                const distance = distanceOf(candidate, line);
                if (distance > MOST_DRIFT)
                    return [];
                const isSameRule = candidate.rule === rules.get(thread) ? 1 : 0;
                const score = isSameRule + shareOfWords(thread, candidate) - distance / (MOST_DRIFT + 1);
                return [{ thread, candidate, score }];
            });
        });
        const best = found.toSorted((a, b) => b.score - a.score);
        const holds = (thread, candidate) => mayBe(thread, candidate) &&
            (!(0,threads_threads.Is)(thread) || candidate.rule === rules.get(thread) || !named.has(candidate.rule));
        for (const { thread, candidate } of best)
            if (free.has(thread) && left.has(candidate) && holds(thread, candidate))
                pair('place', thread, candidate);
        for (const { thread, candidate } of best) {
            if (!free.has(thread) || (0,threads_threads.Is)(thread) || thread.isTouched === true)
                continue;
            const judged = best.find((one) => (0,threads_threads.Is)(one.thread) &&
                pairs.get(one.thread)?.by === 'place' &&
                pairs.get(one.thread)?.candidate === candidate);
            if (judged === undefined)
                continue;
            pairs.delete(judged.thread);
            free.add(judged.thread);
            pair('place', thread, candidate);
        }
        for (const { thread, candidate } of best) {
            const taken = pairs.get(thread);
            if (!left.has(candidate) || taken?.by !== 'place' || (0,threads_threads.Is)(thread))
                continue;
            if (isNewLine(thread, candidate, known))
                continue;
            const next = best.find((one) => one.candidate === taken.candidate && free.has(one.thread) && !(0,threads_threads.Is)(one.thread));
            if (next === undefined)
                continue;
            pair('place', next.thread, taken.candidate);
            pair('place', thread, candidate);
        }
    }
    function pairUncommitted() {
        for (const candidate of left) {
            const { place } = candidate.finding;
            if (place.kind !== 'lines' || place.replaced === undefined)
                continue;
            const last = candidate.line + place.replaced.last - place.startLine;
            const near = [...free].filter((thread) => {
                const { path, line } = lineOf(thread);
                const isThere = thread.where.kind === 'at' && path === candidate.path && line >= candidate.line && line <= last;
                return isThere && rules.get(thread) === candidate.rule && mayBe(thread, candidate);
            });
            const thread = near.find((one) => shareMessage(one, candidate)) ?? near[0];
            if (thread !== undefined)
                pair('edit', thread, candidate);
        }
    }
    function pairByFingerprint() {
        const names = new Set([...free].flatMap(({ fingerprint }) => Object.keys(fingerprint.ofTool)));
        const familyOf = (name) => name.replace(/\/v\d+$/u, '');
        const newer = [];
        for (const name of [...names].toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))) {
            const own = (of) => Object.hasOwn(of, name) ? of[name] : undefined;
            const values = new Map();
            const counts = new Map();
            for (const [{ tool, category }, value] of [
                ...threads.map(({ fingerprint }) => [fingerprint, own(fingerprint.ofTool)]),
                ...candidates.map(({ finding, said }) => [finding.scope, own(said.ofTool)]),
            ]) {
                if (value === undefined)
                    continue;
                const scope = JSON.stringify([tool, category]);
                values.set(scope, (values.get(scope) ?? new Set()).add(value));
                counts.set(scope, (counts.get(scope) ?? 0) + 1);
            }
            const isTelling = ({ tool, category }) => {
                const scope = JSON.stringify([tool, category]);
                return (values.get(scope)?.size ?? 0) > 1 || (counts.get(scope) ?? 0) <= 2;
            };
            const judges = newer.filter((other) => familyOf(other) === familyOf(name));
            ifUnique('fingerprint', 'all', ({ fingerprint }) => (isTelling(fingerprint) ? own(fingerprint.ofTool) : undefined), ({ finding, said }) => (isTelling(finding.scope) ? own(said.ofTool) : undefined), ({ fingerprint }, { said }) => !judges.some((other) => Object.hasOwn(fingerprint.ofTool, other) && Object.hasOwn(said.ofTool, other)));
            newer.push(name);
        }
    }
    function pairPackages() {
        if (![...left].some(({ said }) => said.about !== undefined))
            return;
        const key = (about, path) => about === undefined ? undefined : `${about}\n${path}`;
        inOrder('package', (thread) => key(thread.fingerprint.about, lineOf(thread).path), ({ said, path }) => key(said.about, path));
        inOrder('package', ({ fingerprint, where }) => where.kind === 'deleted' ? key(fingerprint.about, (0,names.yS)(fingerprint.path)) : undefined, ({ said, path }) => key(said.about, (0,names.yS)(path)), ({ fingerprint }, { path }) => {
            const change = known.since.get(fingerprint.commit)?.loose.byNewPath.get(path);
            return change !== undefined && change.oldPath === undefined;
        });
        inOrder('package', ({ fingerprint: { about, line }, where }) => about === undefined && line <= 1 && 'path' in where ? where.path : undefined, ({ said, path }) => (said.about === undefined ? undefined : path), shareMessage);
    }
    function pairByText() {
        const wanted = new Set([...free].flatMap(({ where, fingerprint }) => (where.kind === 'at' ? [] : fingerprint.text)));
        const searched = new Set([...free].flatMap((thread) => (thread.where.kind === 'at' ? [] : rules.get(thread))));
        const textOf = (candidate) => {
            const text = searched.has(candidate.rule) ? candidate.print.text : '';
            return text !== '' && wanted.has(text) ? text : undefined;
        };
        const ofThread = (...parts) => (thread) => {
            const { text } = thread.fingerprint;
            return thread.where.kind === 'at' || text === ''
                ? undefined
                : [text, ...parts.map((of) => of(thread))].join('\n');
        };
        const ofCandidate = (...parts) => (candidate) => {
            const text = textOf(candidate);
            return text === undefined ? undefined : [text, ...parts.map((of) => of(candidate))].join('\n');
        };
        const isNew = (thread, candidate) => isNewLine(thread, candidate, known);
        const inFile = (home) => {
            const path = (candidate) => candidate.path;
            for (const around of SURROUNDINGS) {
                const keys = [
                    ofThread(home, ({ fingerprint }) => around(fingerprint)),
                    ofCandidate(path, ({ print }) => around(print)),
                ];
                ifUnique('surroundings', 'left', ...keys, isNew);
                inOrder('surroundings', ...keys, isNew, expectLines(home));
            }
            ifUnique('message', 'all', ofThread(home, ({ fingerprint }) => fingerprint.messages.join()), ofCandidate(path, ({ said }) => said.messages.join()), isNew);
            const expected = expectLines(home);
            const isNear = (thread, candidate) => Math.abs(expected(thread) - candidate.line) <= NEAR &&
                isNew(thread, candidate) &&
                shareMessage(thread, candidate);
            inOrder('message', ofThread(home), ofCandidate(path), isNear, expected);
        };
        const made = pairs.size;
        inFile((thread) => lineOf(thread).path);
        let moved = findMovedFiles();
        const isElsewhere = (thread, candidate) => {
            const target = moved(thread);
            const text = known.lines(known.head, candidate.path)?.[candidate.line - 1] ?? '';
            return ((target ?? candidate.path) === candidate.path &&
                isNew(thread, candidate) &&
                (target !== undefined || !IMPORT.test(text)));
        };
        for (const around of SURROUNDINGS) {
            ifUnique('other-file', 'all', ofThread(({ fingerprint }) => around(fingerprint)), ofCandidate(({ print }) => around(print)), isElsewhere);
            moved = findMovedFiles();
        }
        const homes = new Set(threads.map((thread) => lineOf(thread).path));
        for (const around of [...SURROUNDINGS, () => '']) {
            const [ofOne, ofOther] = [
                ofThread(({ fingerprint }) => around(fingerprint)),
                ofCandidate(({ print }) => around(print)),
            ];
            ifUnique('other-file', 'left', (thread) => (isGone(thread) ? ofOne(thread) : undefined), (candidate) => (homes.has(candidate.path) ? undefined : ofOther(candidate)), isElsewhere);
            moved = findMovedFiles();
        }
        if (pairs.size > made)
            inFile((thread) => moved(thread) ?? lineOf(thread).path);
        ifUnique('other-file', 'all', ofThread(), ofCandidate(), isElsewhere);
    }
    function expectLines(home) {
        const landmarksBeside = findLandmarks(home);
        const expect = (thread) => {
            const { line } = thread.fingerprint;
            const [above, below] = landmarksBeside(thread);
            const nearest = below === undefined || (above && line - above.old <= below.old - line) ? above : below;
            return nearest === undefined ? lineOf(thread).line : line + nearest.now - nearest.old;
        };
        const expected = new Map();
        return (thread) => {
            const line = expected.get(thread) ?? expect(thread);
            expected.set(thread, line);
            return line;
        };
    }
    function findLandmarks(home) {
        const keyOf = ({ fingerprint: { commit, path, line } }, now) => {
            const hunks = known.since.get(commit)?.loose.byOldPath.get(path)?.hunks ?? [];
            return JSON.stringify([commit, path, now, (0,line_map.fg)(hunks, line, line_map.KH).before?.oldStart]);
        };
        const landmarks = new Map();
        for (const [thread, { candidate }] of pairs) {
            if (thread.where.kind === 'at' || candidate.line === 0)
                continue;
            const key = keyOf(thread, candidate.path);
            const group = landmarks.get(key) ?? [];
            landmarks.set(key, group);
            group.push({ old: thread.fingerprint.line, now: candidate.line });
        }
        for (const group of landmarks.values())
            group.sort((a, b) => a.old - b.old || a.now - b.now);
        return (thread) => {
            const group = landmarks.get(keyOf(thread, home(thread))) ?? [];
            const next = lowerBound(group, thread.fingerprint.line + 1, ({ old }) => old);
            return [group[next - 1], group[next]];
        };
    }
    function isGone({ where }) {
        return (where.kind === 'deleted' ||
            (where.kind === 'unknown' && known.lines(known.head, where.path) === undefined));
    }
    function findMovedFiles() {
        const found = new Map();
        for (const [thread, { candidate }] of pairs) {
            const { path } = thread.fingerprint;
            if (candidate.path === path || !isGone(thread))
                continue;
            const counts = found.get(path) ?? new Map();
            found.set(path, counts.set(candidate.path, (counts.get(candidate.path) ?? 0) + 1));
        }
        const targets = new Map([...found].map(([path, counts]) => [
            path,
            [...counts].toSorted(([a, n], [b, m]) => m - n || (0,names.qy)(a, b))[0]?.[0],
        ]));
        return (thread) => (isGone(thread) ? targets.get(thread.fingerprint.path) : undefined);
    }
    function pairSuccessors(by, how) {
        const changed = [...free].filter(({ where }) => where.kind === 'edited');
        const places = new Map(changed.length === 0 ? [] : [...left].map((one) => [placeKey(one.rule, one), one]));
        const found = changed.flatMap((thread) => {
            const { fingerprint, where } = thread;
            if (where.kind !== 'edited')
                return [];
            const before = known.lines(fingerprint.commit, fingerprint.path) ?? [];
            const now = known.lines(known.head, where.path) ?? [];
            const key = `${fingerprint.commit}\n${fingerprint.path}`;
            const hunks = known.since.get(fingerprint.commit)?.loose.byOldPath.get(fingerprint.path)?.hunks ?? [];
            const successors = edits.get(key) ?? followEdits(hunks, before, now);
            edits.set(key, successors);
            return successors[how](fingerprint.line).flatMap((line) => {
                const candidate = places.get(placeKey(rules.get(thread) ?? '', { path: where.path, line }));
                if (candidate === undefined)
                    return [];
                const score = similarity(before[fingerprint.line - 1] ?? '', now[line - 1] ?? '');
                return { thread, candidate, score, message: Number(shareMessage(thread, candidate)) };
            });
        });
        found.sort((a, b) => b.message - a.message || b.score - a.score || a.candidate.line - b.candidate.line);
        for (const { thread, candidate } of found)
            if (free.has(thread) && left.has(candidate) && mayBe(thread, candidate))
                pair(by, thread, candidate);
    }
    function pairMoved() {
        const changed = [...free].filter(({ where }) => where.kind === 'edited' || where.kind === 'deleted');
        const searched = new Set(changed.map((thread) => rules.get(thread)));
        const found = [...left].filter(({ rule }) => searched.has(rule));
        const places = new Map(found.map((one) => [placeKey(one.rule, one), one]));
        const paths = new Set(found.map(({ path }) => path));
        for (const [commit, some] of Map.groupBy(changed, ({ fingerprint }) => fingerprint.commit)) {
            const diff = known.since.get(commit)?.loose;
            const blocks = new Map();
            const blockOf = new Map();
            for (const thread of some) {
                const { path, line } = thread.fingerprint;
                const hunk = (0,line_map.fg)(diff?.byOldPath.get(path)?.hunks ?? [], line, line_map.KH).before;
                if (hunk === undefined || line >= (0,line_map.KH)(hunk).end)
                    continue;
                const block = blocks.get(hunk) ?? toBlock(path, known.lines(commit, path) ?? [], (0,line_map.KH)(hunk));
                blocks.set(hunk, block);
                blockOf.set(thread, block);
            }
            const added = [...paths].flatMap((path) => (diff?.byNewPath.get(path)?.hunks ?? []).map((hunk) => toBlock(path, known.lines(known.head, path) ?? [], (0,line_map.Bg)(hunk))));
            const follow = followMoved([...blocks.values()], added);
            for (const [thread, block] of blockOf) {
                const { path, of } = follow.get(block) ?? { path: '', of: () => [] };
                const candidate = of(thread.fingerprint.line)
                    .flatMap((line) => places.get(placeKey(rules.get(thread) ?? '', { path, line })) ?? [])
                    .find((one) => left.has(one) && shareMessage(thread, one) && mayBe(thread, one));
                if (candidate !== undefined)
                    pair('edit', thread, candidate);
            }
        }
    }
    function pairInPlace() {
        const landmarksBeside = findLandmarks((thread) => lineOf(thread).path);
        inOrder('edit', (thread) => {
            const { where, fingerprint } = thread;
            if (where.kind !== 'unknown' || fingerprint.text === '')
                return undefined;
            const [above, below] = landmarksBeside(thread);
            const shifts = [above, below].map((near) => near && near.now - near.old);
            const beside = [above, below].flatMap((near) => near !== undefined && Math.abs(near.old - fingerprint.line) === 1 ? near.now - near.old : []);
            const shift = shifts[0] === shifts[1] ? shifts[0] : beside.length === 1 ? beside[0] : undefined;
            return shift === undefined ? undefined : `${where.path}\n${fingerprint.line + shift}`;
        }, ({ path, line }) => `${path}\n${line}`, (thread, candidate) => shareMessage(thread, candidate) && thread.fingerprint.block === candidate.print.block);
    }
    function pairBySurroundings() {
        const lost = new Set([...free].filter(({ where, fingerprint }) => where.kind === 'unknown' && fingerprint.text !== ''));
        const searched = new Set([...lost].map((thread) => rules.get(thread)));
        for (const [index, around] of SURROUNDINGS.entries()) {
            const expected = expectLines((thread) => lineOf(thread).path);
            ifUnique('edit', 'left', (thread) => (lost.has(thread) ? `${lineOf(thread).path}\n${around(thread.fingerprint)}` : undefined), (candidate) => searched.has(candidate.rule) ? `${candidate.path}\n${around(candidate.print)}` : undefined, (thread, candidate) => shareMessage(thread, candidate) &&
                (index === 0 || Math.abs(expected(thread) - candidate.line) <= match_fingerprint.Yv));
        }
    }
    function pairCounts() {
        const places = [
            ...threads.map((thread) => [rules.get(thread), lineOf(thread).path]),
            ...candidates.map(({ rule, path }) => [rule, path]),
        ];
        const sides = [places.slice(0, threads.length), places.slice(threads.length)];
        const repeating = new Set(sides.flatMap((side) => [...Map.groupBy(side, (place) => place.join('\n')).values()].flatMap(([one, other]) => other && one ? [one[0]] : [])));
        ifUnique('only', 'all', (thread) => repeating.has(rules.get(thread)) || isMarkedGone(thread) ? undefined : lineOf(thread).path, ({ path }) => path, (thread, candidate) => shareMessage(thread, candidate) &&
            thread.fingerprint.words.join() === candidate.said.words.join() &&
            candidate.finding.results.some(({ message }) => (0,match_fingerprint.tQ)(message)));
    }
}
function isOtherPackage({ fingerprint: { about } }, { said }) {
    return about !== undefined && said.about !== undefined && about !== said.about;
}
function isMarkedGone({ mark: { mark } }) {
    return mark === 'fixed' || mark === 'gone';
}
const SURROUNDINGS = [
    ({ above, below }) => `${above} ${below}`,
    ({ above }) => `above ${above}`,
    ({ below }) => `below ${below}`,
];
function shareMessage({ fingerprint }, { said }) {
    return said.messages.some((one) => fingerprint.messages.includes(one));
}
function isNewLine({ fingerprint }, { path, line }, { since }) {
    const loose = since.get(fingerprint.commit)?.loose;
    const file = loose?.byNewPath.get(path);
    if (loose === undefined)
        return true;
    return (file !== undefined && (file.oldPath === undefined || (0,line_map.GN)(file.hunks, line) === undefined));
}
const NEAR_CHANGE = 3;
const MOST_DRIFT = 6;
const LONGEST_REGION = 12;
function expectedAt(thread, { head, lines }) {
    const { path, line } = lineOf(thread);
    const { text } = thread.fingerprint;
    if (thread.where.kind === 'at' || text === '')
        return { path, line };
    const same = (lines(head, path) ?? []).flatMap((own, index) => (0,marker.tW)((0,code.r2)(own)) === text ? index + 1 : []);
    return { path, line: same.length === 1 ? (same[0] ?? line) : line };
}
function distanceOf({ finding: { place }, line: first }, line) {
    if (first === 0 || line === 0)
        return first === line ? 0 : Infinity;
    const length = place.kind === 'lines' ? place.endLine - place.startLine : 0;
    return line >= first && line <= first + length && length < LONGEST_REGION ? 0 : Math.abs(first - line);
}
function shareOfWords({ fingerprint }, { said }) {
    const words = new Set(fingerprint.words);
    const least = Math.min(words.size, said.words.length);
    return least === 0 ? 0 : said.words.filter((word) => words.has(word)).length / least;
}
function carriesByPlace({ fingerprint, where }, candidate, known, isOfRule) {
    const { line, path, commit, level } = fingerprint;
    const exact = known.since.get(commit)?.exact;
    if (exact === undefined || where.kind !== 'at' || where.path !== candidate.path)
        return false;
    if ((0,logged_finding.t9)(candidate.finding.level, level) < 0)
        return false;
    const file = exact.byOldPath.get(path);
    const isJudged = file === undefined || line === 0 || (0,line_map.IT)(file.hunks, line) === where.line;
    const isNew = file?.hunks.some((hunk) => hunk.newLines > 0 && (0,line_map.HQ)((0,line_map.Bg)(hunk), candidate.line, NEAR_CHANGE));
    const isSame = isNew !== true || (isOfRule && candidate.line === where.line);
    return isJudged && isSame && distanceOf(candidate, where.line) <= MOST_DRIFT;
}
function carries(thread, candidate, matching, isOfRule) {
    if (!(0,threads_threads.Is)(thread))
        return true;
    const { since, isBaseline } = matching;
    const { fingerprint, where } = thread;
    const isNoWorse = (0,logged_finding.t9)(candidate.finding.level, fingerprint.level) >= 0;
    const isTopOfFile = fingerprint.about === undefined && fingerprint.line <= 1;
    if (candidate.said.about !== undefined && (isTopOfFile || fingerprint.about === candidate.said.about))
        return isNoWorse && !(0,match_fingerprint.Yl)(candidate.said.words, fingerprint.words);
    const known = since.get(fingerprint.commit);
    const places = [`${Math.min(fingerprint.line, 1)}`, `=${fingerprint.line}`];
    if (places.some((place) => known?.lost.has(`${fingerprint.path}\n${place}`)))
        return false;
    if (varies(fingerprint, matching) && carriesByPlace(thread, candidate, matching, isOfRule))
        return true;
    const isTold = isNoWorse && (0,match_fingerprint.o_)(candidate.said.words, fingerprint.words).length === 0;
    if (!isTold && !isBaseline)
        return false;
    const ways = known?.counted?.get(fingerprint.path) ?? [];
    if (where.kind === 'at') {
        if (where.path !== candidate.path || where.line !== candidate.line)
            return false;
        const file = known?.exact.byOldPath.get(fingerprint.path);
        if (file === undefined || fingerprint.line === 0)
            return true;
        if ([file.hunks, ...ways].every((hunks) => (0,line_map.IT)(hunks, fingerprint.line) === candidate.line))
            return true;
    }
    return ways.length === 0 && isSameCode(thread, candidate, isBaseline);
}
function isSameCode({ fingerprint, where }, { print, path }, isBaseline) {
    const parts = ['text', 'exact', 'block'].filter((part) => !isBaseline || part !== 'exact');
    if (fingerprint.text === '' || !parts.every((part) => fingerprint[part] === print[part]))
        return false;
    if (where.kind === 'at')
        return true;
    const isHome = path === ('path' in where ? where.path : fingerprint.path);
    const [isBelow, isAbove] = [fingerprint.above === print.above, fingerprint.below === print.below];
    const isUnclear = where.kind === 'unknown' && (path !== fingerprint.path || fingerprint.copy !== print.copy);
    if (isUnclear)
        return false;
    const isNested = print.block !== match_fingerprint.bR && !isBaseline && (where.kind !== 'unknown' || fingerprint.copy === undefined);
    return isHome ? isNested || isBelow || isAbove : isBelow && isAbove;
}


 }),

 2852:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   j: () => ( MARKS),
   p: () => ( DISMISSALS)
 });
const MATCHED_BY = ( null && ([
    'git',
    'git-reworded',
    'place',
    'fingerprint',
    'surroundings',
    'message',
    'other-file',
    'edit',
    'only',
    'package',
]));
const MARKS = [
    'open',
    'fixed',
    'suppressed',
    'ignored',
    'moved-on',
    'closed',
    'retired',
    'dismissed',
    'gone',
    'over',
];
const DISMISSALS = ['false positive', "won't fix", 'accepted'];


 }),

 8290:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $A: () => ( createVerifier),
   XM: () => ( pathOf),
   e6: () => ( doubtUnlocated),
   fK: () => ( findContested)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_about_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(850);
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1315);
 var _finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4692);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5722);
 var _finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2506);
 var _match_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(999);
 var _match_pair_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8951);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6761);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5740);











function createVerifier(at) {
    const { completeness } = at;
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD));
    const failed = new Map(completeness.unverifiedTools.map(({ scope, reason }) => [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), reason]));
    const files = new Map(completeness.unverifiedFiles.map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(one.scope)}\n${one.path}`, one]));
    const folders = new Map(completeness.unverifiedFiles
        .filter(({ told }) => told === 'folder')
        .map((one) => [`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(one.scope)}\n${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .yS)(one.path)}`, one]));
    const runs = Map.groupBy([
        ...completeness.complete,
        ...completeness.unverifiedTools.flatMap((one) => (one.kind === 'failed' ? one.scope : [])),
    ], ({ tool }) => tool);
    const doubtOf = (0,_finding_doubts_js__WEBPACK_IMPORTED_MODULE_2__ .N)(at.results);
    const quiet = findQuiet(at);
    const contested = findContested(at);
    const renamed = findRenamed(at);
    const saysParsing = createParsingDoubt(at);
    const left = Map.groupBy(at.findings.filter(({ thread, suppressed }) => thread === undefined && !suppressed), (finding) => `${(0,_match_pair_js__WEBPACK_IMPORTED_MODULE_5__ .ep)(finding)}\n${finding.at?.path ?? finding.place.path ?? ''}`);
    const ofScope = (thread) => {
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope);
        const [failure] = completeness.failures;
        return (failure ??
            failed.get(key) ??
            contested.get(key) ??
            renamed.get(key) ??
            (complete.has(key) ? undefined : whyNoRun(thread, scope, at.job, runs.get(scope.tool) ?? [])));
    };
    const ofFile = (thread) => {
        const { fingerprint, where } = thread;
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope);
        const path = pathOf(thread);
        if ((0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .OP)(path))
            return `the name of ${path} is not UTF-8`;
        const file = files.get(`${key}\n${path}`) ?? folders.get(`${key}\n${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .yS)(path)}`);
        if (file !== undefined)
            return file.reason;
        if (!(0,_finding_rule_ids_js__WEBPACK_IMPORTED_MODULE_9__ .lE)({ id: fingerprint.rule, deprecatedIds: [], unlisted: fingerprint.isUnlisted || undefined }, completeness.ruleCatalogues.get(key)))
            return `rule ${fingerprint.rule} is not in the log's list of rules, so it did not run: run it, or resolve the thread`;
        if (completeness.fileCatalogues.get(key)?.has(path) === false)
            return `${path} is not in the log's list of files, so it was not looked at: let the tool look at it, or resolve the thread`;
        if (!quiet.has(`${key}\n${path}`))
            return undefined;
        const line = where.kind === 'at' && where.line > 0 ? 'this line' : 'the line of another finding in this file';
        const isUnread = where.kind === 'edited' && where.isUnread === true;
        const what = isUnread
            ? 'this file is binary and too large to compare its lines'
            : `${line} has not changed`;
        return `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} does not say which files it read, and ${what}: check that it could read the file, or resolve the thread if it is fixed`;
    };
    const ofPlace = (thread) => {
        const { fingerprint, where } = thread;
        const path = pathOf(thread);
        const unread = ofFile(thread);
        if (unread !== undefined)
            return { why: unread, counts: true };
        const doubt = doubtOf((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)), path);
        if (doubt !== undefined)
            return { why: doubt, counts: false };
        if (where.kind === 'at' && at.isRewritten(where.path, where.line)) {
            const what = where.line === 0 ? path : `line ${where.line} of ${path}`;
            return {
                why: `${what} differs between the working tree and the commit: analyze the files as they are committed`,
                counts: false,
            };
        }
        if (where.kind === 'at' && differsAtHead(where.path, where.line, at.toHead))
            return {
                why: `${path} differs there between the analyzed commit and the head of the diff`,
                counts: false,
            };
        const alike = left.get(`${JSON.stringify([fingerprint.tool, fingerprint.category, fingerprint.rule])}\n${path}`) ??
            [];
        if (alike.some(({ place }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ ._k)(place)))
            return {
                why: 'an unmatched finding of its rule is on lines of its file that are not committed',
                counts: false,
            };
        if (fingerprint.about !== undefined && where.kind === 'at' && where.line > 0)
            return {
                why: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))} no longer reports it, and line ${where.line} of ${path} names the same package as before: a database that withdraws an advisory is no fix; resolve the thread if it is none`,
                counts: true,
            };
        const parsing = saysParsing(thread);
        if (parsing !== undefined)
            return { why: parsing, counts: true };
        const there = alike.length > 0
            ? 'of the same rule in its file'
            : where.kind === 'unknown' && where.perhaps !== undefined
                ? `on a line that reads the same, in ${where.perhaps},`
                : undefined;
        return where.kind === 'unknown' && there !== undefined
            ? {
                why: `commit ${fingerprint.commit.slice(0, 7)} could not be fetched, and a finding ${there} has no thread yet`,
                counts: false,
            }
            : undefined;
    };
    return (thread) => {
        const scope = ofScope(thread);
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread));
        const varies = completeness.varying.has(key);
        if (scope !== undefined)
            return { why: scope, counts: varies && contested.get(key) === scope };
        const { fingerprint, mark, where } = thread;
        const isReported = mark.mark === 'open' || mark.mark === 'dismissed';
        if (isReported && (fingerprint.analyzed ?? fingerprint.commit) === at.analyzed)
            return {
                why: `another run reported it at this same commit: ${adviseOn((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)))}`,
                counts: varies,
            };
        if (where.kind === 'deleted')
            return undefined;
        const unverified = ofPlace(thread);
        if (unverified !== undefined || !varies || thread.isTouched === true)
            return unverified;
        return {
            why: `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))} does not report the same in each run, and no line near this one was changed since it was reported: resolve the thread if it is fixed`,
            counts: true,
        };
    };
}
function findRenamed({ threads, findings }) {
    const paired = new Set(findings.map(({ thread }) => thread));
    const now = Map.groupBy(findings, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope));
    const then = Map.groupBy(threads, (thread) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)));
    return new Map([...then].flatMap(([key, some]) => {
        const found = now.get(key) ?? [];
        const rules = new Set(found.map(({ rule }) => rule.id));
        if (some.some((thread) => paired.has(thread) || rules.has(thread.fingerprint.rule)))
            return [];
        const again = some.find(({ where, fingerprint: { messages } }) => found.some(({ at, results }) => where.kind === 'at' &&
            at?.path === where.path &&
            at.line === where.line &&
            (0,_match_fingerprint_js__WEBPACK_IMPORTED_MODULE_4__ .cr)(results).some((one) => messages.includes(one))));
        return again === undefined
            ? []
            : [
                [
                    key,
                    `all rules of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(again))} have other ids than before, and it says the same of the same line: resolve the thread if it is fixed`,
                ],
            ];
    }));
}
function pathOf({ where, fingerprint }) {
    return 'path' in where ? where.path : fingerprint.path;
}
function differsAtHead(path, line, toHead) {
    const change = toHead.byNewPath.get(path);
    return change !== undefined && (line === 0 || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(change.hunks, line) === undefined);
}
const LEFT_TO_JOB = 'its threads are left to the job that runs it';
const MOST_NAMED = 10;
function whyNoRun({ marker: { check } }, scope, { name, tools }, runs) {
    const isOurs = check === name;
    if (!(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ .d1)(tools, scope.tool)) {
        const why = (0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_1__ .I3)(scope.tool);
        return isOurs ? `${why}, so its threads stay as they are: ${cleaning(scope)}` : `${why}: ${LEFT_TO_JOB}`;
    }
    const only = runs.length === 0 ? '' : `, only ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_7__ .Dt)(runs.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK), MOST_NAMED)}`;
    const none = `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} has no run in these logs${only}`;
    if (!isOurs)
        return runs.length === 0 || scope.category === ''
            ? `${none}: ${LEFT_TO_JOB}`
            : `${none}: if they are the same, set the input category to ${scope.category}`;
    if (runs.length > 0)
        return `${none}: run it before this step; ${cleaning(scope)}`;
    return tools.silent.includes(scope.tool)
        ? `${none}, and in a folder or by a glob its log may just be missing: name the files in \`sarif-file\``
        : `${none}: run it before this step, and name the tools that this job runs in \`tools\`; if it leaves itself out when it finds nothing, write \`NAME (silent)\` there`;
}
function cleaning({ tool, category }) {
    const word = (name) => (/^[\w ./@+-]+$/u.test(name) ? JSON.stringify(name) : 'NAME');
    const only = category === '' ? '' : ` --category ${word(category)}`;
    return `if it is not to run any more, \`sarif-review clean --tool ${word(tool)}${only}\` resolves them`;
}
function adviseOn(scope) {
    return `if two jobs run ${scope}, give each its own category; if one job runs it, the analyzer reports differently from run to run`;
}
function findContested({ threads, findings, head, }) {
    const reported = new Set(findings.flatMap(({ thread, suppressed }) => (suppressed ? [] : (thread ?? []))));
    return new Map(threads
        .filter((thread) => thread.mark.contestedAt === head ||
        (thread.mark.mark === 'fixed' && thread.mark.head === head && reported.has(thread)))
        .map((thread) => {
        const scope = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread);
        const why = `two runs of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OK)(scope)} disagree about ${head.slice(0, 7)}, so nothing of it is resolved at this commit: ${adviseOn('it')}`;
        return [(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope), why];
    }));
}
function findQuiet({ completeness: { quietScopes }, findings, threads }) {
    if (quietScopes.size === 0)
        return new Set();
    const reported = new Set(findings.map(({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`));
    const matched = new Set(findings.map(({ thread }) => thread));
    return new Set(threads.flatMap((thread) => {
        const { where, isResolved } = thread;
        const key = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread));
        const isSilent = !matched.has(thread) && !isResolved && quietScopes.has(key);
        const mayStand = (where.kind === 'at' && where.line > 0) || (where.kind === 'edited' && where.isUnread);
        const file = mayStand ? `${key}\n${where.path}` : undefined;
        return isSilent && file !== undefined && !reported.has(file) ? [file] : [];
    }));
}
const LONGEST_QUOTE = 200;
function createParsingDoubt({ findings }) {
    const byFile = Map.groupBy(findings, ({ scope, at, place }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)}\n${at?.path ?? place.path ?? ''}`);
    return (thread) => {
        const path = pathOf(thread);
        const there = byFile.get(`${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread))}\n${path}`) ?? [];
        const results = there.flatMap((finding) => finding.results);
        const speak = results.every(({ presence, message }) => presence.kind === 'present' && (0,_finding_about_js__WEBPACK_IMPORTED_MODULE_10__ .bn)(message));
        const isOld = there.some((finding) => finding.thread?.fingerprint.commit === thread.fingerprint.commit);
        if (path === '' || results.length === 0 || !speak || isOld)
            return undefined;
        const words = (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_6__ .TN)(results[0]?.message ?? ''), LONGEST_QUOTE);
        return `${path} may not have been parsed: fix it, or resolve the thread if it is fixed; its only result is: ${words}`;
    };
}
function doubtUnlocated(completeness, { findings, threads }) {
    const complete = new Set(completeness.complete.map(_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD));
    const matched = new Set(findings.map(({ thread }) => thread));
    const open = new Set(threads.flatMap((thread) => (matched.has(thread) || thread.isResolved ? [] : (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_8__ .Od)(thread)))));
    const unverified = completeness.unlocated.filter(({ scope }) => complete.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)) && open.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)));
    if (unverified.length === 0)
        return completeness;
    const keys = new Set(unverified.map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope)));
    const said = new Set(unverified.map(({ reason }) => reason));
    return {
        ...completeness,
        complete: completeness.complete.filter((scope) => !keys.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_3__ .OD)(scope))),
        unverifiedTools: [
            ...completeness.unverifiedTools,
            ...unverified.map(({ scope, reason }) => ({
                scope,
                reason: `${reason}, or resolve its open threads yourself`,
                kind: 'failed',
            })),
        ],
        warnings: completeness.warnings.filter((warning) => !said.has(warning)),
    };
}


 }),

 7283:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ie: () => ( SHOWN_ACTIONS),
   Iu: () => ( toOutputs),
   QV: () => ( isSaid),
   Qq: () => ( accountingLine),
   Z_: () => ( countThreads),
   aD: () => ( countResults),
   sE: () => ( shownAs)
 });
 var _text_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6761);
 var _run_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3891);


function countResults(results) {
    const counts = Object.fromEntries(_run_result_js__WEBPACK_IMPORTED_MODULE_1__ .Rg.map((disposition) => [disposition, 0]));
    for (const { disposition } of results)
        counts[disposition] += 1;
    return { ...counts, all: results.length };
}
const SHOWN_ACTIONS = ['post', 'reopen', 'resolve', 'remove-duplicate', 'keep', 'leave'];
function shownAs({ kind, winner }) {
    if (kind === 'edit')
        return 'keep';
    if (kind === 'comment' || kind === 'none')
        return 'leave';
    if (kind !== 'resolve' && kind !== 'delete')
        return kind;
    return winner === undefined ? 'resolve' : 'remove-duplicate';
}
function countThreads(actions, outcomes, mode) {
    const shown = Object.groupBy(actions, shownAs);
    const count = (kind) => (shown[kind] ?? []).filter((action) => !isMarkAlone(action) && (mode === 'planned' || outcomes.get(action)?.kind === 'done')).length;
    return {
        posted: count('post'),
        kept: shown.keep?.length ?? 0,
        resolved: count('resolve'),
        said: actions.filter((action) => isSaid(action, outcomes.get(action))).length,
        reopened: count('reopen'),
        removed: count('remove-duplicate'),
        failedActions: [...outcomes.values()].filter(({ kind }) => kind === 'failed').length,
    };
}
function isSaid({ because }, outcome) {
    return outcome?.kind === 'said' || because === 'rights';
}
function isMarkAlone({ dismissal, thread }) {
    return dismissal !== undefined && thread?.isResolved === true && thread.mark.mark === 'open';
}
function accountingLine(results, threads) {
    const read = results === undefined ? 'no log was read' : sumOf(results, threads);
    return `${read}; threads: ${threads.posted} posted, ${threads.resolved} resolved, ${threads.reopened} reopened`;
}
function sumOf(results, threads) {
    const parts = _run_result_js__WEBPACK_IMPORTED_MODULE_1__ .Rg.filter((disposition) => results[disposition] > 0).map((disposition) => {
        const sum = `${results[disposition]} ${disposition}`;
        const isShared = disposition === 'posted' && results.posted !== threads.posted && threads.posted > 0;
        return isShared ? `${sum} in ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(threads.posted, 'thread')}` : sum;
    });
    const sum = parts.length === 0 ? '' : ` = ${parts.join(' + ')}`;
    return `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_0__ .hS)(results.all, 'result')}${sum}`;
}
const OUTPUT_NAMES = [
    'conclusion',
    'results',
    'posted',
    'kept',
    'resolved',
    'reopened',
    'failed-actions',
    'suppressed',
    'filtered',
    'not-on-the-diff',
    'over-limit',
    'report',
];
function toOutputs(run, report = '') {
    const { conclusion, resultCounts, threadCounts } = run;
    const counts = { ...resultCounts, ...threadCounts };
    const values = {
        ...counts,
        results: resultCounts.all,
        'failed-actions': threadCounts.failedActions,
        conclusion,
        report,
    };
    return Object.fromEntries(OUTPUT_NAMES.map((name) => [name, String(values[name])]));
}


 }),

 8564:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   DP: () => ( joinSentences),
   I3: () => ( checkName),
   MX: () => ( runningCheck),
   T9: () => ( finalCheck),
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







const ROOM_FOR_FINDINGS = 400;
const NAMED_IN_CHECK = 3;
const LONGEST_NAMED = 130;
const MOST_REASONS = 10;
const MOST_COMPARED = 3;
const MOST_OTHER_TOOLS = 3;
function checkName(input) {
    if (input.checkName !== undefined)
        return input.checkName;
    const suffix = input.category ?? input.jobName;
    return suffix === undefined ? 'static-analysis' : `static-analysis/${suffix}`;
}
function runningCheck(name, around, runUrl) {
    return withUrl({ name, state: 'running', text: around.beginning + _words_js__WEBPACK_IMPORTED_MODULE_6__ .Zd + around.end }, runUrl);
}
function finalCheck(name, result, runUrl, redact, limit, { beginning, end }) {
    const room = limit - beginning.length - end.length;
    const text = limit >= ROOM_FOR_FINDINGS
        ? checkText(result, redact, room)
        : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describeEnd(result)), room);
    const state = result.conclusion === 'success' ? 'passed' : 'failed';
    return withUrl({ name, state, text: beginning + (end === '' ? text : text.replace(/\.$/u, '')) + end }, runUrl);
}
function checkText(result, redact, limit) {
    const { findings, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .al)(result);
    const named = findings.slice(0, NAMED_IN_CHECK).flatMap(({ newResults: [first] }) => {
        if (first === undefined)
            return [];
        const note = resolvedByPeople.has(first) ? `, ${_words_js__WEBPACK_IMPORTED_MODULE_6__ .jR}` : '';
        return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(_words_js__WEBPACK_IMPORTED_MODULE_6__ .dy(first, note)), LONGEST_NAMED);
    });
    const rest = findings.length - named.length;
    const worst = rest > 0 ? [...named, `and ${rest} more`] : named;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .xv)(redact(describe(result, worst, describeThreads(result))), limit);
}
function describeEnd(result) {
    return describe(result, [], describeThreads(result));
}
function describeConclusion(result) {
    return describe(result, [], '');
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
function describe(result, worst, threads) {
    const { checkRefusal, conclusion } = result;
    const reasons = result.reasons.filter((reason) => reason !== checkRefusal);
    const few = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(reasons.map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_REASONS, '; ');
    const refused = checkRefusal === undefined ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN)(checkRefusal);
    const unseen = _words_js__WEBPACK_IMPORTED_MODULE_6__ .$p(result.results).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN);
    const others = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(unseen, MOST_OTHER_TOOLS, '; ');
    if (conclusion === 'superseded')
        return joinSentences([few, threads, refused]);
    const left = reasons.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_6__ .KP(few);
    if (conclusion === 'incomplete' && left !== '')
        return joinSentences([left, others, refused]);
    const { configurationFault: fault } = result;
    const ofFindings = toSentence(result, worst);
    const ofRun = fault === undefined ? ofFindings : _words_js__WEBPACK_IMPORTED_MODULE_6__ .YE(fault, ofFindings);
    const compared = (0,_text_names_js__WEBPACK_IMPORTED_MODULE_2__ .Dt)(_words_js__WEBPACK_IMPORTED_MODULE_6__ .L5(result).map(_text_lines_js__WEBPACK_IMPORTED_MODULE_1__ .TN), MOST_COMPARED, '; ');
    const all = [ofRun, left, others, compared, threads];
    return conclusion === 'incomplete'
        ? joinSentences([_words_js__WEBPACK_IMPORTED_MODULE_6__ .ge, refused, ...all])
        : joinSentences([...all, refused]);
}
function joinSentences(parts) {
    const told = parts.filter((part) => part !== '');
    return told.map((part, index) => (index < told.length - 1 ? part.replace(/\.$/u, '') : part)).join('; ');
}
function toSentence(result, worst) {
    const { plan, failLevel, acceptResolved, comparison } = result;
    if (failLevel === 'never')
        return _words_js__WEBPACK_IMPORTED_MODULE_6__ .zy;
    const accepted = plan?.accepted ?? [];
    const waved = accepted.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_6__ .Y(accepted);
    const passed = comparison?.commit === undefined ? _words_js__WEBPACK_IMPORTED_MODULE_6__ .f5 : _words_js__WEBPACK_IMPORTED_MODULE_6__ .lQ(failLevel);
    const { findings, standing, resolvedByPeople } = (0,_conclusion_js__WEBPACK_IMPORTED_MODULE_4__ .al)(result);
    const left = standing.length === 0 ? '' : _words_js__WEBPACK_IMPORTED_MODULE_6__ .JA(standing);
    if (findings.length === 0)
        return joinSentences([left === '' ? passed : left, waved]);
    const named = worst.length === 0 ? '' : `: ${worst.join('; ')}`;
    return joinSentences([
        `${_words_js__WEBPACK_IMPORTED_MODULE_6__ .B(findings.map(({ newLevel }) => newLevel))}${(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_0__ ._Z)(failLevel) ? ` ${_words_js__WEBPACK_IMPORTED_MODULE_6__ .Z3(failLevel)}` : ''}${named}`,
        left,
        _words_js__WEBPACK_IMPORTED_MODULE_6__ .Qz(resolvedByPeople.size, findings.length, acceptResolved),
        waved,
    ]);
}
function withUrl(check, url) {
    return url === undefined ? check : { ...check, url };
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

 6572:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => ( ruleHistoriesOf),
   DS: () => ( casesOf),
   LT: () => ( ruleHistories),
   N9: () => ( standingDismissals),
   VO: () => ( wayOf),
   Wf: () => ( countDismissals),
   YY: () => ( dismissalsOf),
   b$: () => ( toReportedHistory),
   fO: () => ( ENOUGH_CASES),
   nn: () => ( isProven),
   pJ: () => ( commitsOfFixes),
   vT: () => ( timeByCommits)
 });
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5722);
 var _threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3642);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5740);
 var _accounting_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7283);




function wayOf(kind) {
    return kind === 'resolved' ? 'resolved by hand' : kind;
}
function standingDismissals(actions) {
    return actions.flatMap(({ kind, thread, finding, dismissal }) => {
        if ((kind !== 'none' && dismissal === undefined) || thread === undefined || finding === undefined)
            return [];
        const standing = dismissalOf(thread);
        return standing === undefined ? [] : [{ thread, finding, ...standing }];
    });
}
function dismissalOf(thread) {
    const { statement, mark, comment, isResolved, resolvedFor: reason } = thread;
    const isDismissed = mark.mark === 'dismissed' && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Zb)(thread) && (isResolved || mark.way === 'said');
    const said = (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .az)(thread) ? statement : isDismissed ? mark.dismissal : undefined;
    if (said !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ .kq)(said)) {
        const { says: kind, replyId, author: byId, name: by } = said;
        return { kind, replyId, reason: said.reason, by, byId };
    }
    if (!isDismissed && !(0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .zH)(thread))
        return undefined;
    return { kind: 'resolved', reason, by: comment.resolvedBy, byId: comment.resolvedById };
}
function countDismissals(count) {
    return {
        'false positive': count('false positive'),
        "won't fix": count("won't fix"),
        accepted: count('accepted'),
        resolved: count('resolved'),
    };
}
function dismissalsOf({ dismissed }) {
    return Object.values(dismissed).reduce((sum, count) => sum + count, 0);
}
function casesOf(rule) {
    return rule.fixed + dismissalsOf(rule);
}
const ENOUGH_CASES = 10;
function ruleHistories(result) {
    const { commitTimes = new Map() } = result;
    return sumCases(casesOfRun(result, timeByCommits(commitTimes)));
}
function ruleHistoriesOf(threads, timeOf) {
    return sumCases(threads.filter(isProven).flatMap((thread) => toCase(thread, fateAsItStands(thread), timeOf)));
}
function timeByCommits(times) {
    return ({ marker }, head) => {
        const from = times.get(marker.fingerprint.commit);
        const to = times.get(head);
        return from === undefined || to === undefined ? undefined : Math.max(0, to - from);
    };
}
function sumCases(all) {
    const groups = Map.groupBy(all, ({ scope, ruleId }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_0__ .OD)(scope), ruleId]));
    return [...groups.values()].flatMap((cases) => {
        const [first] = cases;
        if (first === undefined)
            return [];
        const count = (kind) => cases.filter(({ fate }) => fate.kind === kind).length;
        return [
            {
                scope: first.scope,
                ruleId: first.ruleId,
                posted: cases.length,
                fixed: count('fixed'),
                dismissed: countDismissals((as) => cases.filter(({ fate }) => fate.kind === 'dismissed' && fate.as === as).length),
                open: count('open'),
                withdrawn: count('withdrawn'),
                secondsUntilFixed: cases.flatMap((one) => one.secondsUntilFixed ?? []).toSorted((a, b) => a - b),
            },
        ];
    });
}
function commitsOfFixes(threads, actions = [], head = '') {
    const now = new Set(actions.flatMap((action) => (isFixing(action) ? (action.thread ?? []) : [])));
    return threads.flatMap((thread) => {
        const { mark, marker } = thread;
        const fixed = now.has(thread) ? head : saysFixed(mark) ? mark.head : undefined;
        return fixed === undefined ? [] : [marker.fingerprint.commit, fixed];
    });
}
function isFixing({ kind, mark }) {
    return kind === 'resolve' && mark === 'fixed';
}
function casesOfRun(result, timeOf) {
    const { threads = [], plan, outcomes, headSha = '' } = result;
    const actions = plan?.actions ?? [];
    const known = new Set(threads.map(({ id }) => id));
    const posted = actions.flatMap((action) => {
        const { kind, finding } = action;
        const outcome = outcomes.get(action);
        if (kind !== 'post' ||
            finding === undefined ||
            outcome?.kind !== 'done' ||
            known.has(outcome.thread ?? ''))
            return [];
        return [{ scope: finding.scope, ruleId: finding.rule.id, fate: { kind: 'open' } }];
    });
    const actionOf = new Map(actions.flatMap((action) => (action.thread ? [[action.thread.id, action]] : [])));
    const listed = threads.filter(isProven).flatMap((thread) => {
        const action = actionOf.get(thread.id);
        return toCase(thread, fateOf(thread, action, action && outcomes.get(action), headSha), timeOf);
    });
    return [...listed, ...posted];
}
function isProven({ unsure }) {
    return unsure !== 'copied' && unsure !== 'signed';
}
function toCase(thread, fate, timeOf) {
    if (fate === undefined)
        return [];
    const secondsUntilFixed = fate.kind === 'fixed' ? timeOf(thread, fate.head) : undefined;
    return [{ scope: (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_2__ .Od)(thread), ruleId: thread.fingerprint.rule, fate, secondsUntilFixed }];
}
function fateOf(thread, action, outcome, head) {
    const shown = action && (0,_accounting_js__WEBPACK_IMPORTED_MODULE_3__ .sE)(action);
    const fate = fateAsItStands(thread);
    if (action === undefined || fate === undefined)
        return fate;
    if (shown === 'remove-duplicate')
        return undefined;
    if (outcome?.kind !== 'done' || action.dismissal !== undefined)
        return fate;
    if (shown === 'reopen')
        return { kind: 'open' };
    if (shown !== 'resolve')
        return fate;
    return isFixing(action) ? fixedOr(thread, head) : { kind: 'withdrawn' };
}
function fateAsItStands(thread) {
    const { mark, isResolved } = thread;
    const dismissal = dismissalOf(thread);
    if (dismissal !== undefined)
        return { kind: 'dismissed', as: dismissal.kind };
    if (mark.mark === 'gone')
        return fixedOr(thread, mark.head);
    if (!isResolved || mark.mark === 'open' || mark.mark === 'dismissed')
        return { kind: 'open' };
    if (mark.mark === 'retired' || mark.mark === 'over')
        return undefined;
    return saysFixed(mark) ? fixedOr(thread, mark.head) : { kind: 'withdrawn' };
}
function saysFixed({ mark }) {
    return mark === 'fixed' || mark === 'gone';
}
function fixedOr({ mark: { dismissal } }, head) {
    if (dismissal !== undefined && (0,_threads_dismissal_js__WEBPACK_IMPORTED_MODULE_1__ .kq)(dismissal))
        return { kind: 'dismissed', as: dismissal.says };
    return { kind: 'fixed', head };
}
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

 3629:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $4: () => ( unthreadedTitle),
   $p: () => ( describeOtherTools),
   B: () => ( countByLevel),
   B5: () => ( describeUncounted),
   BB: () => ( codeLeftOut),
   Cp: () => ( describeDominantRule),
   Cv: () => ( ofLevel),
   Cz: () => ( UNDECIDED),
   E2: () => ( threadsUnnamed),
   Gq: () => ( STANDS),
   Hm: () => ( threadsLeft),
   IU: () => ( threadBecame),
   J5: () => ( failingTitle),
   JA: () => ( standing),
   JO: () => ( describeDismissal),
   KP: () => ( notFullyAnalyzed),
   L4: () => ( describeUnverified),
   L5: () => ( describeComparison),
   Lz: () => ( sumComparison),
   M5: () => ( fileFoundBy),
   MS: () => ( describeIgnored),
   P4: () => ( atLines),
   Qz: () => ( describeResolved),
   R_: () => ( heading),
   V1: () => ( nothingAt),
   Y: () => ( acceptedByPeople),
   YE: () => ( brokenConfiguration),
   Z3: () => ( ofSeverity),
   Zd: () => ( UPDATING),
   _8: () => ( unreadFile),
   a2: () => ( describeRefusal),
   ad: () => ( unverifiedBecause),
   b$: () => ( actionsFailed),
   dC: () => ( summaryLine),
   dI: () => ( PARTS),
   dy: () => ( describeResult),
   em: () => ( sentence),
   f5: () => ( PASSED),
   ge: () => ( ANALYZED_FULLY),
   h6: () => ( moreInReport),
   i7: () => ( timingsLine),
   jR: () => ( RESOLVED_BY_A_PERSON),
   lQ: () => ( passedAsNew),
   n4: () => ( silencing),
   nJ: () => ( findingBecame),
   nl: () => ( nothingIn),
   nt: () => ( atCommit),
   o: () => ( NO_LINES),
   q6: () => ( IN_BASELINE),
   qw: () => ( describeUnwanted),
   sc: () => ( sameProblem),
   sd: () => ( standingPlace),
   t2: () => ( silencingLine),
   us: () => ( describeOpen),
   v: () => ( andMore),
   yE: () => ( DRY_RUN),
   yO: () => ( describeUnseen),
   yo: () => ( doesFail),
   z$: () => ( threadIs),
   zy: () => ( NEVER_FAILS)
 });
 var _finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1315);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3785);
 var _plan_unverified_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8290);
 var _services_port_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(579);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7746);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6761);
 var _text_path_mapping_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5437);
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5740);
 var _dismissals_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6572);










const UPDATING = 'updating review threads';
const ANALYZED_FULLY = 'analyzed fully';
const PASSED = 'passed';
const passedAsNew = (failLevel) => `${PASSED}, no new finding ${(0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ ._Z)(failLevel) ? ofSeverity(failLevel) : `at level ${failLevel}${failLevel === 'error' ? '' : ' or worse'}`}`;
const ofSeverity = (severity) => `of severity ${severity}${severity === 'critical' ? '' : ' or worse'}`;
const unchangedLeftOut = (count) => `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(count, 'unchanged finding')} ${count === 1 ? 'is' : 'are'} not shown`;
const goneFromBaseline = (count) => `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(count, 'finding')} of the baseline ${count === 1 ? 'is' : 'are'} gone`;
const NEVER_FAILS = 'passed, fail-level is none';
const notFullyAnalyzed = (reasons) => `not finished: ${reasons}`;
const brokenConfiguration = (fault, conclusion) => `failed: this change breaks ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(fault)}; findings alone: ${conclusion}`;
const acceptedByPeople = (findings) => `${countByLevel(findings.map(({ newLevel }) => newLevel))} accepted by people`;
const standing = (threads) => {
    const count = countByLevel(threads.map(({ fingerprint }) => fingerprint.level));
    const names = threads.map((thread) => (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${standingPlace(thread)} ${thread.fingerprint.rule}`));
    return `${count} that ${threads.length === 1 ? 'was' : 'were'} not looked at again: ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .Dt)(names, MOST_STANDING)}`;
};
const MOST_STANDING = 3;
const standingPlace = (thread) => {
    const { where } = thread;
    const path = (0,_plan_unverified_js__WEBPACK_IMPORTED_MODULE_3__ .XM)(thread);
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(where.kind === 'at' && where.line > 0 ? `${path}:${where.line}` : path);
};
const STANDS = 'reported before, and not looked at again';
const describeUnseen = (thread) => {
    const { rule, level } = thread.fingerprint;
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${standingPlace(thread)} ${rule} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)((0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_6__ .Od)(thread))}), ${level}`);
};
const RESOLVED_BY_A_PERSON = 'resolved by a person';
const atCommit = (sha) => sha === undefined ? '' : `; at ${sha.slice(0, 7)}`;
function describeOpen(threads, dryRun) {
    const { open, others, done } = threads;
    const told = (counts) => counts.flatMap(([count, what]) => (count === 0 ? [] : `${count} ${what}`)).join(', ');
    if (dryRun) {
        const does = [
            ['post', done.posted],
            ['reopen', done.reopened],
            ['resolve', done.resolved],
            ['mark as done', done.said],
        ];
        const would = does.flatMap(([what, count]) => (count === 0 ? [] : `${what} ${count}`)).join(', ');
        const apart = told([[others, 'of tools without a run in these logs']]);
        const rest = told([[open, `open${apart === '' ? '' : ` (${apart})`}`]]);
        const first = would === '' ? '' : `would ${would}`;
        return first === '' || rest === '' ? first || rest : `${first}; then ${rest}`;
    }
    const apart = told([
        [done.posted, 'new'],
        [done.reopened, 'reopened'],
        [others, 'of tools without a run in these logs'],
    ]);
    return told([
        [open, `open${apart === '' ? '' : ` (${apart})`}`],
        [done.resolved, 'resolved'],
        [done.said, 'marked as done'],
    ]);
}
function describeResult({ place, rule, scope, message }, note) {
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .fW)(place) || 'unlocated';
    return (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(`${where} ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)})${note}: ${message}`).replace(/\.$/u, '');
}
const describeRefusal = (outcome) => `the check could not be set: ${(0,_services_port_js__WEBPACK_IMPORTED_MODULE_8__ .OB)(outcome, 'run again')}`;
function describeResolved(resolved, failing, acceptResolved) {
    if (resolved === 0)
        return '';
    const whom = resolved < failing
        ? `${resolved} of them ${resolved === 1 ? 'was' : 'were'} resolved by people, and still ${resolved === 1 ? 'counts' : 'count'}`
        : resolved === 1
            ? 'a person resolved it, and it still counts'
            : 'people resolved them, and they still count';
    const remedies = acceptResolved
        ? 'fix what was found, or suppress it in the analyzer'
        : 'fix what was found, suppress it in the analyzer, or set accept-resolved';
    return `${whom}: ${remedies}`;
}
const ofLevel = (level, count) => level === 'none' ? 'at level none' : `${level}${count === 1 ? '' : 's'}`;
function countByLevel(levels) {
    const groups = [...Map.groupBy(levels, (level) => level)].toSorted(([a], [b]) => (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .t9)(a, b));
    const counts = groups.map(([level, { length }]) => `${length} ${ofLevel(level, length)}`);
    return counts.length < 2 ? counts.join('') : `${counts.slice(0, -1).join(', ')} and ${counts.at(-1)}`;
}
function describeOtherTools(results) {
    const others = results.filter(({ disposition }) => disposition === 'other-tool');
    return [...Map.groupBy(others, ({ result }) => result.scope.tool)].map(([tool, group]) => {
        const count = countByLevel(group.map(({ result }) => result.level));
        return `${count} of ${tool} ${group.length === 1 ? 'was' : 'were'} not looked at: ${(0,_finding_completeness_js__WEBPACK_IMPORTED_MODULE_0__ .I3)(tool)}`;
    });
}
const FEWEST = 2;
function describeDominantRule(listed) {
    const over = listed.filter(({ why }) => why === 'over-limit').map(({ finding }) => finding);
    const groups = Map.groupBy(over, ({ scope, rule }) => JSON.stringify([(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope), rule.id]));
    const [most = []] = [...groups.values()].toSorted((a, b) => b.length - a.length);
    const [first] = most;
    if (first === undefined || over.length < FEWEST || most.length * 2 <= over.length)
        return [];
    const { rule, scope } = first;
    return [
        `${most.length} of ${over.length} findings over max-threads are of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(rule.id)} (${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(scope.tool)}): ${silencing(rule.id, scope.tool)}`,
    ];
}
function describeUncounted(findings, failLevel, { unverifiedTools, unlocated }) {
    const told = new Set([...unverifiedTools, ...unlocated].map(({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)));
    const uncounted = findings.filter(({ place, outcome, suppressed, scope, newLevel, newSeverity }) => place.kind === 'nowhere' &&
        outcome?.as === 'filtered' &&
        !suppressed &&
        (0,_finding_logged_finding_js__WEBPACK_IMPORTED_MODULE_2__ .jZ)({ level: newLevel, severity: newSeverity }, failLevel) &&
        !told.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)));
    return [...Map.groupBy(uncounted, ({ scope }) => (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)).values()].flatMap(([first, ...more]) => {
        if (first?.place.kind !== 'nowhere')
            return [];
        const { scope, rule, level, place } = first;
        const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
        const remedy = place.about === 'project'
            ? 'a baseline (`baseline-sarif-file`) tells whether it is new'
            : 'if it is a file of this repository, say in path-map what its folder is here';
        return [
            `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: a result of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(rule.id)} (${level}) has no place in the change and does not count: ${place.reason}${others}; ${remedy}`,
        ];
    });
}
const sameProblem = (scope, thread) => `discussion ${thread} of ${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)} is about the same problem`;
const UNDECIDED = 'the run ended before anything was decided about it';
const actionsFailed = (count, first) => `${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(count, 'thread')} could not be changed${count === 1 ? '' : ', the first'}: ${first}`;
const unverifiedBecause = ({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: ${reason}`;
const unreadFile = ({ scope, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}: ${reason.replace(/\.$/u, '')}; fix the file, or exclude it in the settings of ${scope.tool}`;
function describeUnverified({ completeness }) {
    const { failures = [], unverifiedTools = [], unverifiedFiles = [] } = completeness ?? {};
    return [
        ...failures,
        ...unverifiedTools.map(unverifiedBecause),
        ...unverifiedFiles.map(({ scope, path, reason }) => `${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}, ${path}: ${reason}`),
    ];
}
function sumComparison({ comparison, results }) {
    if (comparison === undefined)
        return undefined;
    const { commit, unknown, gone, failures } = comparison;
    const judgedByLine = [...unknown]
        .map(([because, findings]) => ({ because, findings }))
        .toSorted((a, b) => b.findings - a.findings);
    const unchanged = results.filter(({ disposition }) => disposition === 'unchanged').length;
    return { commit, unchanged, gone, judgedByLine, failures };
}
function describeComparison(result) {
    const { unchanged = 0, gone = 0, judgedByLine = [] } = sumComparison(result) ?? {};
    return [
        ...(unchanged === 0 ? [] : [unchangedLeftOut(unchanged)]),
        ...(gone === 0 ? [] : [goneFromBaseline(gone)]),
        ...judgedByLine.map(({ because, findings }) => `${findings} judged by ${findings === 1 ? 'its line' : 'their lines'}: ${because}`),
    ];
}
const HEADINGS = {
    success: 'Static analysis: passed',
    failure: 'Static analysis: failed',
    incomplete: 'Static analysis: incomplete',
    superseded: 'Static analysis: a newer commit has taken over',
    skipped: 'Static analysis: skipped',
};
const CHECK_NOT_SET = 'Static analysis: the check could not be set';
const heading = ({ conclusion, checkRefusal, reasons, }) => conclusion === 'incomplete' && checkRefusal !== undefined && reasons.length === 1
    ? CHECK_NOT_SET
    : HEADINGS[conclusion];
const DRY_RUN = 'dry run, nothing was written';
const PARTS = {
    failing: 'What fails the check',
    standing: 'What was not looked at again, and fails the check as before',
    unfinished: 'Not finished',
    unverified: 'Not known to have been analyzed, so threads there were left as they are',
    left: 'Threads left open, and why',
    otherTools: 'Not looked at',
    filtered: 'Filtered, and why',
    base: 'Compared with the baseline',
    ignored: 'Ignored, and why',
    dismissals: 'Dismissed by people',
    attempts: 'Dismissals that do not count, and why',
    unwanted: 'Rules that people dismiss more often than they fix',
    warnings: 'Worth knowing',
    findings: 'Findings',
    otherFindings: 'Other findings',
};
const andMore = (count, where) => `\n\n\u2026 and ${count} more${where}`;
function describeDismissal({ finding, kind, reason, by }) {
    const { place, rule, scope } = finding;
    const who = by === undefined ? '' : ` by ${by}`;
    const where = (0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .fW)(place) || 'unlocated';
    return `${(0,_dismissals_js__WEBPACK_IMPORTED_MODULE_7__ .VO)(kind)}${who} at ${where}, ${rule.id} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)})${reason === undefined ? '' : `: ${reason}`}`;
}
function describeIgnored({ thread, replyId, name, why }) {
    if (replyId === undefined)
        return `discussion ${thread.id}, resolved by hand${name === undefined ? '' : ` by ${name}`}: ${why}`;
    return `a reply${name === undefined ? '' : ` of ${name}`} in discussion ${thread.id}: ${why}`;
}
function describeUnwanted(histories) {
    return histories.flatMap((rule) => {
        const { scope, ruleId, fixed } = rule;
        const times = (0,_dismissals_js__WEBPACK_IMPORTED_MODULE_7__ .YY)(rule);
        if ((0,_dismissals_js__WEBPACK_IMPORTED_MODULE_7__ .DS)(rule) < _dismissals_js__WEBPACK_IMPORTED_MODULE_7__ .fO || times <= fixed)
            return [];
        return [`${ruleId} (${(0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OK)(scope)}): dismissed ${times} times, fixed ${fixed} times`];
    });
}
const failingTitle = (count) => count === 1 ? 'What fails the check:' : 'What fails the check, worst first:';
const moreInReport = (count) => `  and ${count} more; the report has them all`;
const threadsLeft = (count, reason) => `${count} threads are left: ${reason}`;
const threadsUnnamed = (threads, files, counts) => `and ${threads} more ${threads === 1 ? 'thread' : 'threads'} in ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(files, 'file')} (${counts.join(', ')}): --all names them`;
const codeLeftOut = (findings) => `The code of ${findings} more ${findings === 1 ? 'finding' : 'findings'} is left out: --all shows it`;
const summaryLine = (action, findings, reason) => `summary comment: ${action}, ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_5__ .hS)(findings, 'finding')} without a thread: ${reason}`;
const IN_BASELINE = 'found in the baseline';
function unthreadedTitle(disposition, count, reason) {
    const what = disposition === 'filtered' || disposition === 'ignored' || disposition === 'unchanged'
        ? disposition
        : 'without a thread';
    return `${count} ${count === 1 ? 'finding is' : 'findings are'} ${what}: ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(reason)}`;
}
const BECAME = {
    absent: 'It is not a finding of this commit',
    crash: 'It is not a finding: it says that the tool failed',
    passed: 'It is not a problem',
    'other-tool': ['It was not looked at', 'It is not looked at'],
    suppressed: 'It is suppressed, so it gets no thread',
    ignored: 'It is ignored, so it gets no thread',
    unchanged: 'It is not new, so it gets no thread',
    grouped: ['It shares a thread with another tool', 'It would share a thread with another tool'],
    duplicate: ['It was counted once', 'It is counted once'],
    kept: ['Its thread stayed as it was', 'Its thread stays as it is'],
    reopened: ['Its thread was reopened', 'Its thread would be reopened'],
    'resolved-by-people': ['Its thread stayed resolved', 'Its thread stays resolved'],
    'moved-on': 'It needs no open thread',
    filtered: ['It got no thread', 'It gets no thread'],
    'not-on-the-diff': [
        'It got no thread, and was listed in the summary comment',
        'It gets no thread, and is listed in the summary comment',
    ],
    'over-limit': [
        'It got no thread, since worse findings took all places',
        'It gets no thread, since worse findings take all places',
    ],
    posted: ['A thread was posted for it', 'A thread would be posted for it'],
    failed: 'Its thread could not be written',
    undecided: 'Nothing was decided about it',
};
const THREAD_BECAME = {
    keep: ['It stayed as it was', 'It stays as it is'],
    resolve: ['It was resolved', 'It would be resolved'],
    reopen: ['It was reopened', 'It would be reopened'],
    'remove-duplicate': ['It was removed', 'It would be removed'],
    leave: ['It was left alone', 'It is left alone'],
};
const STAYED_OPEN = 'It was to be resolved, and stayed open, because this token cannot resolve threads';
const doesFail = (fails, dryRun) => fails
    ? `It ${dryRun ? 'would fail' : 'fails'} the check.`
    : `It ${dryRun ? 'would' : 'does'} not fail the check.`;
function findingBecame({ disposition, reason }, dryRun) {
    const why = disposition === 'posted' ? whyPosted(reason) : reason;
    return `${lookUp(BECAME, disposition, dryRun)}: ${why}`;
}
function threadBecame({ action, outcome, reason, }, dryRun) {
    if (outcome === 'said')
        return `${STAYED_OPEN}: ${reason}`;
    const isDone = outcome === 'done' || outcome == null;
    return `${isDone ? lookUp(THREAD_BECAME, action, dryRun) : changeFailed(action)}: ${reason}`;
}
function inTense(said, dryRun) {
    return typeof said === 'string' ? said : said[dryRun ? 1 : 0];
}
function lookUp(tenses, name, dryRun) {
    return Object.hasOwn(tenses, name) ? inTense(tenses[name] ?? name, dryRun) : name;
}
function whyPosted(reason) {
    if (reason.startsWith('its line is new since the base'))
        return 'it was here before this line was edited, and no thread is about it yet';
    return reason === 'new since the base'
        ? 'the baseline does not have it, and no thread is about it yet'
        : 'its line passes filter-mode, and no thread is about it yet';
}
const changeFailed = (action) => `It was to be changed (${action}), and that failed`;
const sentence = (text) => (/[.!?]$/u.test(text) ? text : `${text}.`);
function fileFoundBy({ rule, written }, path) {
    if (written === undefined)
        return 'The log writes this path';
    const mapping = rule === 'written' ? undefined : (0,_text_path_mapping_js__WEBPACK_IMPORTED_MODULE_9__ .c)(written, path);
    const root = mapping === undefined ? '' : ` (${mapping})`;
    return `The log writes ${written}, which is this file ${_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .Hj[rule]}${root}`;
}
const threadIs = (discussionId) => `The thread is ${discussionId}`;
const nothingIn = (path) => `No finding and no thread is in ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(path)}.`;
const nothingAt = (line, paths, elsewhere) => `No finding is at line ${line} of ${(0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(paths.join(' or '))}; ${elsewhere}.`;
const NO_LINES = 'the findings of this file have no line';
const atLines = (lines, more) => `this file has findings at ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more ? ' and more' : ''}`;
function timingsLine({ reading, comparing, applying, git, gitProcesses }) {
    return `Timings: reading ${reading} ms, comparing ${comparing} ms, applying ${applying} ms; of these git ${git} ms in ${gitProcesses} processes`;
}
function silencing(ruleId, tool) {
    return `"${silencingLine(ruleId, tool)}" below rules: in .sarif-review.yml turns it off; set a lower level to make it count less`;
}
function silencingLine(ruleId, tool) {
    return `- { tool: ${yamlText(tool)}, rule: ${yamlText(ruleId)}, level: off }`;
}
function yamlText(text) {
    const isPlain = /^[A-Za-z][\w-]*$/u.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/iu.test(text);
    return isPlain ? text : JSON.stringify(text).replaceAll(/\P{ASCII}/gu, escapeInvisible);
}
function escapeInvisible(sign) {
    if ((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_4__ .TN)(sign) !== '')
        return sign;
    const code = sign.codePointAt(0) ?? 0;
    return `\\U${code.toString(16).padStart(8, '0')}`;
}


 }),

 579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   EC: () => ( oneByOne),
   OB: () => ( whyNot),
   aK: () => ( soleOutcome)
 });
function whyNot(outcome, otherwise) {
    const { message, remedy = otherwise } = outcome;
    if (remedy === undefined)
        return message;
    const isRight = outcome.kind === 'no-effect' && outcome.refusal === 'forbidden';
    return isRight && remedy !== otherwise ? `${remedy} (${message})` : `${message}: ${remedy}`;
}
function soleOutcome([outcome]) {
    if (outcome === undefined)
        throw new Error('a change got no outcome');
    return outcome;
}
async function oneByOne(items, send) {
    const outcomes = [];
    for (const item of items)
        outcomes.push(await send(item));
    return outcomes;
}


 }),

 3044:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jg: () => ( isWord),
   S$: () => ( toSigns),
   lT: () => ( toSignsOf),
   r2: () => ( squeeze)
 });
function squeeze(line) {
    const text = withoutLoneParentheses(unifyQuotes(line).replace(/\s+/gu, ''));
    let end = text.length;
    while (text[end - 1] === ';' || text[end - 1] === ',')
        end -= 1;
    return end < text.length && /[\p{L}\p{N}]/u.test(text) ? text.slice(0, end) : text;
}
function toSigns(line) {
    return unifyQuotes(line).match(/[\p{L}\p{N}_$]+|[^\s;\p{L}\p{N}_$]/gu) ?? [];
}
function isWord(sign) {
    return /[\p{L}\p{N}_$]/u.test(sign);
}
function toSignsOf(lines) {
    const all = [];
    const placed = [];
    for (const { line, text } of lines) {
        for (const sign of toSigns(text)) {
            all.push(sign);
            placed.push(line);
        }
    }
    const at = (index) => all[index] ?? '';
    const isArrow = (index) => at(index) === '=' && at(index + 1) === '>';
    const isKept = (sign, index) => {
        if (sign === ',')
            return index + 1 < all.length && !/^[)\]}]$/u.test(at(index + 1));
        if (sign === '(')
            return !(isWord(at(index + 1)) && at(index + 2) === ')' && isArrow(index + 3));
        if (sign === ')')
            return !(isWord(at(index - 1)) && at(index - 2) === '(' && isArrow(index + 1));
        return true;
    };
    return { signs: all.filter(isKept), lines: placed.filter((_, index) => isKept(at(index), index)) };
}
function withoutLoneParentheses(text) {
    return text.includes(')=>') ? text.replace(/\(([\p{L}\p{N}_$]+)\)=>/gu, '$1=>') : text;
}
function unifyQuotes(line) {
    if (!line.includes("'"))
        return line;
    let unified = '';
    const isAlone = { "'": false, '"': false };
    for (let index = 0; index < line.length; index += 1) {
        const sign = line[index] ?? '';
        if (sign === '\\') {
            unified += sign + (line[index + 1] ?? '');
            index += 1;
        }
        else if (sign === "'" || sign === '"') {
            const end = isAlone[sign] ? -1 : findPartner(line, index);
            if (end === -1) {
                isAlone[sign] = true;
                unified += fillsIn(line.slice(index)) ? sign : '"';
            }
            else {
                const text = line.slice(index + 1, end);
                unified += fillsIn(text) ? line.slice(index, end + 1) : `"${requote(text)}"`;
                index = end;
            }
        }
        else
            unified += sign;
    }
    return unified;
}
function findPartner(line, start) {
    for (let index = start + 1; index < line.length; index += 1) {
        if (line[index] === '\\')
            index += 1;
        else if (line[index] === line[start])
            return index;
    }
    return -1;
}
function fillsIn(text) {
    return /[$#]\{|\$\w/u.test(text);
}
function requote(text) {
    return text.replace(/\\.|"/gsu, (found) => (found === '"' ? '\\"' : found === "\\'" ? "'" : found));
}


 }),

 6924:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Og: () => ( openInlineStart),
   Qw: () => ( splitInline),
   ZT: () => ( splitCodeSpans),
   qP: () => ( webUrl)
 });
function splitCodeSpans(line) {
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
function withoutPadding(code) {
    return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}
const URL_IN_TEXT = /(?<![A-Za-z0-9])https?:\/\/[!#-;=?-[\]_a-z~]+/gi;
const AT_WORD = /(?:(?<![\w.+-])\w[\w.+-]*)?@\w(?:[\w.+/@-]*\w)?/g;
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
function leadsWhereItSays(text) {
    const url = webUrl(text);
    const showsHost = url !== undefined && text.toLowerCase().startsWith(`${url.protocol}//${url.host}`);
    return showsHost && !/&#?\w+;/.test(text);
}
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
const URL_CHARACTERS = 2_048;
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
function webUrl(text) {
    if (text.length > URL_CHARACTERS || !URL.canParse(text))
        return undefined;
    const url = new URL(text);
    const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
    const isAnonymous = url.username === '' && url.password === '';
    return isWeb && isAnonymous && HOST.test(url.hostname) ? url : undefined;
}


 }),

 2860:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _8: () => ( MARKER_START),
   eO: () => ( sealBody)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


const BODY_CHARACTERS = 65_000;
const CUT = '\u2026';
const SLASH_LINE = /^(?:[^\S\n\r\u2028\u2029]*(?=\/[\p{L}\p{N}_])|(?=\/))/gmu;
const MARKER_START = '<!-- sarif-review:';
const MARKER = /<!--(?=\s*sarif-review)/gi;
function sealBody(parts, limit = BODY_CHARACTERS) {
    const hidden = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.hidden ?? '')).trim();
    const markdown = withoutSlashLines((0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .y1)(parts.markdown))
        .replace(MARKER, `<!${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}--`)
        .trimEnd();
    const visible = fitInto(markdown, hidden === '' ? limit : limit - hidden.length - '\n\n'.length);
    return [visible, hidden].filter((part) => part !== '').join('\n\n');
}
function withoutSlashLines(text) {
    return text.replace(SLASH_LINE, `$&${_lines_js__WEBPACK_IMPORTED_MODULE_0__ .pe}`);
}
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
function cut(markdown, limit) {
    if (markdown.length <= limit)
        return markdown;
    const lineEnd = markdown.lastIndexOf('\n', limit - `\n${CUT}`.length);
    if (lineEnd > limit / 2)
        return `${markdown.slice(0, lineEnd)}\n${CUT}`;
    const kept = (0,_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)(markdown, limit);
    const lineStart = kept.lastIndexOf('\n') + 1;
    const lastLine = kept.slice(lineStart, -CUT.length);
    return kept.slice(0, lineStart + (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .Og)(lastLine)).trimEnd() + CUT;
}
const FENCE = /^((?:[ \t>]|[-*+][ \t]|\d{1,9}[.)][ \t])*)(`{3,}|~{3,})(.*)$/;
const INDENTED_CODE = /^(?: {4}|\t)/;
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
    const isNested = !/^ {0,3}$/.test(fence.prefix);
    const run = line.replace(isNested ? /^[\s>]*/ : /^ {0,3}/, '').trimEnd();
    return run.length >= fence.ticks.length && run === fence.ticks.charAt(0).repeat(run.length);
}
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
        rest = rest.slice(end + (inComment ? '-->'.length : '<!'.length));
        inComment = !inComment;
    }
    return { inComment, details };
}
function balance(text) {
    return (text.match(/<details\b/gi)?.length ?? 0) - (text.match(/<\/details>/gi)?.length ?? 0);
}
function withoutCode(line) {
    return (0,_inline_js__WEBPACK_IMPORTED_MODULE_1__ .ZT)(line)
        .map((part) => (part.kind === 'code' ? ' ' : part.text))
        .join('');
}


 }),

 3642:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B6: () => ( LONGEST_NAME),
   GT: () => ( LONGEST_REASON),
   Lc: () => ( readFirstLine),
   TM: () => ( firstLine),
   WB: () => ( statementsKey),
   a: () => ( isSameStatement),
   kq: () => ( isDismissal)
 });
 var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2852);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);


const LONGEST_REASON = 200;
const LONGEST_NAME = 60;
const WAYS_TO_SAY = {
    'false positive': 'false[ -]?positive|fp',
    "won't fix": "won['\u2019]?t[ -]?fix",
    accepted: 'accepted',
};
const SAYING = _model_js__WEBPACK_IMPORTED_MODULE_1__ .p.map((kind) => [kind, new RegExp(`^(?:${WAYS_TO_SAY[kind]})$`, 'iu')]);
const DECIDING = new RegExp(`^(${Object.values(WAYS_TO_SAY).join('|')})(?:(?: ?:| [-\u2013\u2014](?!\\S)) ?(.*))?$`, 'iu');
const SPEAKING = /\b(?:false[ -]?positives?|won['\u2019]?t[ -]?fix)\b|^\W*(?:accepted|fp)(?=\W? |$)/iu;
const CODE = /^(?: {4}| {0,3}\t)/u;
function firstLine(body) {
    const line = body.split(/[\r\n]/u).find((text) => text.trim() !== '') ?? '';
    return CODE.test(line) ? '' : (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(line.trimStart());
}
function readFirstLine(line) {
    if (line.toLowerCase() === 'reopen')
        return { says: 'reopen', reason: '' };
    const match = DECIDING.exec(line);
    if (match === null)
        return SPEAKING.test(line) && !line.startsWith('>') ? { says: 'no-form', reason: '' } : undefined;
    const [, kind = '', text = ''] = match;
    const [says] = SAYING.find(([, form]) => form.test(kind)) ?? [];
    const reason = text.trim();
    if (says === undefined || reason === '')
        return { says: 'no-reason', reason: '' };
    return { says, reason };
}
function isDismissal(statement) {
    return _model_js__WEBPACK_IMPORTED_MODULE_1__ .p.some((kind) => kind === statement.says);
}
function isSameStatement(a, b) {
    return a.replyId === b?.replyId && a.says === b.says && a.reason === b.reason;
}
function statementsKey(replies = []) {
    const deciding = replies.flatMap(({ id, author, words }) => (words ? [[id, author ?? '', words]] : []));
    return JSON.stringify(deciding.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)));
}


 }),

 6533:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   GJ: () => ( MOST_KNOWN),
   L_: () => ( readSummary),
   Oy: () => ( writeBody),
   t7: () => ( readMarker),
   tW: () => ( hash)
 });
 var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
 var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8150);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2852);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7746);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2860);






const VERSION = 2;
const LONGEST_PAYLOAD = 16_000;
const MOST_KNOWN = 4;
const HASH_CHARACTERS = 16;
const SIGNATURE_CHARACTERS = 22;
const LINE = new RegExp(`(?:^|\\n)[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|summary):([A-Za-z0-9._]{1,${LONGEST_PAYLOAD}}):([A-Za-z0-9._]{${HASH_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})? -->\\s*$`);
const text = zod__WEBPACK_IMPORTED_MODULE_4__ .YjP();
const count = zod__WEBPACK_IMPORTED_MODULE_4__ .Whr().nonnegative();
const line = zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({ path: text, line: count });
const level = zod__WEBPACK_IMPORTED_MODULE_4__ .k5n(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .A_);
const commit = zod__WEBPACK_IMPORTED_MODULE_4__ .YjP().regex(/^[0-9a-f]{40,64}$/);
const fingerprint = zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    tool: text,
    category: text,
    rule: text,
    isUnlisted: zod__WEBPACK_IMPORTED_MODULE_4__ .zMY().optional(),
    path: text,
    line: count,
    commit,
    analyzed: commit.optional(),
    text,
    exact: text,
    copy: text.optional(),
    block: text,
    above: text,
    below: text,
    messages: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(text),
    words: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(text),
    level,
    severity: zod__WEBPACK_IMPORTED_MODULE_4__ .k5n(_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .oC).optional(),
    ofTool: zod__WEBPACK_IMPORTED_MODULE_4__ .g1P(text, text),
    about: text.optional(),
});
const statement = zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    replyId: text,
    says: zod__WEBPACK_IMPORTED_MODULE_4__ .k5n(['false positive', "won't fix", 'accepted', 'reopen', 'nothing']),
    reason: text,
    author: text.optional(),
    name: text.optional(),
});
const schema = zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    fingerprint,
    stands: count,
    latest: fingerprint.optional(),
    says: text,
    nonce: text,
    check: text,
    writer: text.optional(),
    mark: zod__WEBPACK_IMPORTED_MODULE_4__ .k5n(_model_js__WEBPACK_IMPORTED_MODULE_5__ .j),
    step: count,
    head: commit,
    dismissal: statement.optional(),
    replies: count,
    asNew: zod__WEBPACK_IMPORTED_MODULE_4__ .zMY().optional(),
    grouped: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
        tool: text,
        category: text,
        rule: text,
        level,
        product: text.optional(),
        words: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(text),
    })),
    now: line.optional(),
    way: zod__WEBPACK_IMPORTED_MODULE_4__ .k5n(['reply', 'hand', 'said']).optional(),
    signedAt: count.optional(),
    contestedAt: commit.optional(),
    bound: text.optional(),
    knows: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(text).max(MOST_KNOWN).optional(),
});
const summarySchema = zod__WEBPACK_IMPORTED_MODULE_4__ .Ikc({
    check: text,
    writer: text.optional(),
    nonce: text,
    scopes: zod__WEBPACK_IMPORTED_MODULE_4__ .YOg(text),
    text,
});
function hash(value) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(value).digest('base64url').slice(0, 12);
}
function writeBody(kind, markdown, marker, { keys: [key], identity }, limit) {
    const payload = toSafe(Buffer.from(JSON.stringify(marker)).toString('base64'));
    if (payload.length > LONGEST_PAYLOAD)
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${LONGEST_PAYLOAD}`);
    const hidden = (visible) => {
        const signed = `${VERSION}:${kind}:${payload}:${hashOf(visible)}`;
        return `<!-- sarif-review:${signed}:${key === undefined ? '' : signatureOf(key, identity, signed)} -->`;
    };
    const whole = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_3__ .eO)({ markdown, hidden: hidden('') }, limit);
    return whole.replace(LINE, (found) => found.replace(/<!--.*-->/u, hidden(whole.replace(LINE, ''))));
}
function readMarker(body, signing) {
    const { data } = schema.safeParse(payloadOf(body, ['thread', 'mark']));
    return data === undefined ? undefined : read(body, data, signing);
}
function readSummary(body, signing) {
    const { data } = summarySchema.safeParse(payloadOf(body, ['summary']));
    return data === undefined ? undefined : read(body, data, signing);
}
function payloadOf(body, kinds) {
    const [, version, kind = '', payload = ''] = LINE.exec(withoutReturns(body)) ?? [];
    if (Number(version) !== VERSION || !kinds.includes(kind))
        return undefined;
    try {
        return JSON.parse(Buffer.from(fromSafe(payload), 'base64').toString());
    }
    catch {
        return undefined;
    }
}
function read(body, marker, { keys, identity }) {
    const [line = '', , kind = '', payload = '', hashed = '', signature = ''] = LINE.exec(withoutReturns(body)) ?? [];
    const visible = withoutReturns(body).slice(0, -line.length).trimEnd();
    const signed = `${VERSION}:${kind}:${payload}:${hashed}`;
    const found = keys.findIndex((key) => isEqual(signature, signatureOf(key, identity, signed)));
    return {
        kind: kind,
        marker,
        visible,
        isSameText: hashed === hashOf(visible),
        signer: found >= 0 ? found : signature === '' ? 'none' : 'other',
    };
}
function withoutReturns(body) {
    return body.replaceAll('\r', '');
}
function hashOf(visible) {
    const hashed = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_2__ .bi)(visible)).digest('base64');
    return toSafe(hashed).slice(0, HASH_CHARACTERS);
}
function signatureOf(key, identity, signed) {
    const hmac = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(JSON.stringify([...identity, signed]));
    return toSafe(hmac.digest('base64')).slice(0, SIGNATURE_CHARACTERS);
}
function isEqual(a, b) {
    return a.length === b.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(a), Buffer.from(b));
}
function toSafe(base64) {
    return base64.replaceAll('=', '').replaceAll('+', '.').replaceAll('/', '_');
}
function fromSafe(text) {
    return text.replaceAll('.', '+').replaceAll('_', '/');
}


 }),

 5740:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  fG: () => ( findThreads),
  zH: () => ( isResolvedByHand),
  Ci: () => ( isResolving),
  Is: () => ( isSettled),
  Zb: () => ( isTakenBack),
  az: () => ( isToBeDismissed),
  _f: () => ( readThreads),
  Od: () => ( scopeOf)
});

var lines = __webpack_require__(7746);
var names = __webpack_require__(6761);
var seal = __webpack_require__(2860);
var threads_dismissal = __webpack_require__(3642);
var marker = __webpack_require__(6533);
;

function findForged(comments, replies, signing) {
    const present = signing.keys.length === 0 ? [] : comments.filter(({ mine, shared }) => mine === true && shared === true);
    const read = present.flatMap((comment) => {
        const found = (0,marker.t7)(comment.body, signing);
        const isBound = found?.signer === 0 && found.marker.bound === comment.discussionId;
        return isBound ? [{ comment, ...found }] : [];
    });
    const own = new Map(read.map((one) => [one.comment.id, one]));
    const known = new Set(read.flatMap(({ marker, isSameText }) => (isSameText ? (marker.knows ?? []) : [])));
    return present.flatMap((comment) => {
        const { id, discussionId, resolvable, path, newLine } = comment;
        const found = own.get(id);
        if (replies.has(id) || resolvable === false || found?.isSameText === true)
            return [];
        if (found === undefined && !known.has(discussionId))
            return [];
        const isReplied = comments.some((other) => other.discussionId === discussionId && other.id !== id);
        return [
            {
                comment,
                isReplied,
                path: path ?? found?.marker.fingerprint.path,
                line: found?.marker.stands ?? newLine,
            },
        ];
    });
}

;






async function readThreads(comments, reading) {
    const listing = findThreads(comments, reading);
    for (const thread of listing.threads) {
        if (reading.decides)
            await readStatement(thread, listing.ignored, reading);
        if (reading.accepts && reading.mayWrite !== undefined && isResolvedByHand(thread))
            await readResolver(thread, listing.ignored, reading);
    }
    return listing;
}
function findThreads(comments, { signing, presentKeys }) {
    const listing = {
        threads: [],
        summaries: [],
        ignored: [],
        forged: 0,
        forgedThreads: [],
        lookAlikes: [],
        copies: [],
        comments: comments.length,
    };
    const starts = [];
    const marks = [];
    const replies = findReplies(comments);
    listing.forgedThreads = findForged(comments, replies, signing);
    const rewritten = new Set(listing.forgedThreads.map(({ comment }) => comment.id));
    const ordered = comments.toSorted((a, b) => (0,names.qy)(a.id, b.id));
    for (const comment of ordered) {
        if (!comment.body.includes(seal._8))
            continue;
        const summary = (0,marker.L_)(comment.body, signing);
        if (summary !== undefined) {
            const owner = ownershipOf(comment, summary, signing, presentKeys);
            if (owner === 'ours' || owner === 'older')
                listing.summaries.push({
                    comment,
                    marker: summary.marker,
                    visible: summary.visible,
                    isSure: owner === 'ours',
                });
            continue;
        }
        const read = (0,marker.t7)(comment.body, signing);
        if (read === undefined)
            continue;
        const isStart = read.kind === 'thread';
        if (isStart && replies.has(comment.id))
            continue;
        const owner = isStart && (rewritten.has(comment.id) || !isAtItsPlace(comment, read.marker))
            ? 'not ours'
            : ownershipOf(comment, read, signing, presentKeys);
        if (owner === 'not ours') {
            const isLookAlike = read.signer === 'none' && comment.mine === false;
            if (!isLookAlike)
                listing.forged += 1;
            else if ((read.marker.writer ?? comment.author) === comment.author)
                listing.lookAlikes.push(comment.authorLogin ?? comment.author ?? 'an account that is gone');
        }
        else if (isStart)
            starts.push({ comment, read, owner });
        else if (owner === 'ours' || owner === 'older')
            marks.push({ comment, read, owner });
    }
    const all = Map.groupBy(comments, ({ discussionId }) => discussionId);
    const claimed = new Set();
    const startsOf = Map.groupBy(starts, ({ comment }) => comment.discussionId);
    const isSoleStart = ({ discussionId }, nonce) => startsOf.get(discussionId)?.every(({ read }) => read.marker.nonce === nonce) === true;
    for (const [nonce, group] of Map.groupBy(starts, ({ read }) => read.marker.nonce)) {
        const proven = group.filter(({ comment: { discussionId }, read }) => read.marker.bound === discussionId ||
            marks.some((one) => one.owner === 'ours' &&
                one.comment.discussionId === discussionId &&
                one.read.marker.nonce === nonce));
        const own = proven.length > 0 ? proven : group;
        const first = own.find(({ comment }) => isSoleStart(comment, nonce)) ?? own[0];
        if (first === undefined || claimed.has(first.comment.discussionId))
            continue;
        const isCopied = own.length > 1;
        if (isCopied)
            listing.copies.push(...own.map(({ comment }) => comment.discussionId));
        claimed.add(first.comment.discussionId);
        listing.threads.push(toThread(first.comment, first.read, isCopied ? 'copied' : first.owner, {
            all: all.get(first.comment.discussionId) ?? [],
            marks: marks.filter(({ comment, read, owner }) => comment.discussionId === first.comment.discussionId &&
                read.marker.nonce === nonce &&
                (owner === 'ours' || first.owner === 'older')),
            isKeyed: signing.keys.length > 0,
            isOlder: typeof first.read.signer === 'number' && first.read.signer >= presentKeys,
        }));
    }
    return listing;
}
function toThread(comment, { marker, visible, signer }, owner, { all, marks, isKeyed, isOlder, }) {
    const last = marks
        .map(({ read }) => read.marker)
        .reduce((newest, one) => (one.step > newest.step ? one : newest), marker);
    const isUnsigned = signer === 'none' && (isKeyed || comment.shared === true);
    const mark = isUnsigned ? { ...last, dismissal: undefined } : last;
    const flag = all.find(({ resolved }) => resolved !== undefined)?.resolved;
    const ofMarks = new Set(marks.map((one) => one.comment.id));
    const saysFirst = marker.says !== '' && visible.startsWith(`${marker.says}\n\n`);
    return {
        id: comment.discussionId,
        comment,
        text: saysFirst ? visible.slice(marker.says.length + 2) : visible,
        marker,
        mark,
        fingerprint: last.latest ?? last.fingerprint,
        ...(owner !== 'ours' && { unsure: owner }),
        ...(isOlder && { isOlder }),
        accepts: owner === 'ours' && !isUnsigned,
        replies: all.filter(({ id }) => id !== comment.id && !ofMarks.has(id)),
        marks: marks.map((one) => one.comment),
        isResolved: flag ?? isResolving(last.mark),
        where: { kind: 'unknown', path: marker.fingerprint.path },
    };
}
function scopeOf({ fingerprint: { tool, category } }) {
    return { tool, category };
}
function isResolving(mark) {
    return mark !== 'open' && mark !== 'gone';
}
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Number.POSITIVE_INFINITY } of comments)
        first.set(discussionId, Math.min(first.get(discussionId) ?? Number.POSITIVE_INFINITY, createdAt));
    const replies = comments.filter(({ discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Number.POSITIVE_INFINITY));
    return new Set(replies.map(({ id }) => id));
}
const SIGNED_AHEAD_MS = 10 * 60_000;
function isAtItsPlace({ resolvable, path, newLine }, { fingerprint, stands }) {
    return (resolvable !== false &&
        (path === undefined || path === fingerprint.path) &&
        (newLine === undefined || newLine === stands));
}
function ownershipOf({ mine, author, editedBy, shared, discussionId, writtenAt }, { marker, signer, isSameText }, { keys, isWithheld }, presentKeys) {
    const isEdited = !isSameText || editedBy !== undefined;
    if (marker.writer !== undefined && author !== undefined && marker.writer !== author)
        return 'not ours';
    if (signer === 'other')
        return mine === true && (keys.length === 0 || isWithheld) ? 'signed' : 'not ours';
    if (signer === 'none') {
        if (!(mine ?? keys.length === 0))
            return 'not ours';
        if (!isSameText && editedBy === undefined)
            return 'not ours';
        if (editedBy !== undefined)
            return 'edited';
        return shared && keys.length > 0 ? 'unbound' : 'ours';
    }
    if (signer >= presentKeys && mine !== true)
        return 'older';
    if (isEdited)
        return shared ? 'unbound' : 'edited';
    const bound = 'bound' in marker ? marker.bound : undefined;
    if (bound !== undefined && bound !== discussionId)
        return 'unbound';
    const { signedAt = writtenAt } = 'signedAt' in marker ? marker : {};
    if ((writtenAt ?? 0) > (signedAt ?? 0) + SIGNED_AHEAD_MS)
        return 'unbound';
    return shared && bound === undefined && 'fingerprint' in marker ? 'unbound' : 'ours';
}
const NO_REASON = 'it gives no reason';
const NO_FORM = 'it does not have the right form: begin the reply with "false positive: why", "won\'t fix: why" or "accepted: why"';
const NO_RIGHT = 'its author does not have write access to the repository';
const UNKNOWN = 'it could not be found out whether its author may write to the repository';
const NO_KEY = 'other runs write under the account of this job too, and without a signing-key, nothing proves what the comment was about';
const UNORDERED = 'the listing does not tell which of several replies is the last one';
async function readStatement(thread, ignored, reading) {
    if (thread.unsure !== undefined || (!thread.accepts && thread.comment.shared !== true))
        return;
    const deciding = thread.replies.flatMap((reply) => toDeciding(reply) ?? []);
    const ignore = ({ reply, name }, why) => {
        ignored.push({
            thread,
            replyId: reply.id,
            why,
            ...(name !== undefined && { name: cut(name, threads_dismissal.B6, reading) }),
        });
    };
    if (!thread.accepts) {
        for (const one of deciding)
            ignore(one, NO_KEY);
        return;
    }
    for (const one of deciding)
        if (one.words.says === 'no-reason')
            ignore(one, NO_REASON);
    const giving = deciding.filter(({ words }) => words.says !== 'no-reason' && words.says !== 'no-form');
    if (giving.length > 1 && giving.some(({ reply }) => reply.createdAt === undefined)) {
        for (const one of giving)
            ignore(one, UNORDERED);
        return;
    }
    thread.statement = { replyId: '', says: 'nothing', reason: '' };
    for (const one of giving.toSorted(byTime).toReversed()) {
        const statement = toStatement(one, reading);
        const may = await mayDecide(one, statement, thread, reading);
        if (may === 'yes') {
            thread.statement = statement;
            break;
        }
        ignore(one, may === 'no' ? NO_RIGHT : UNKNOWN);
    }
    if (thread.statement.says === 'nothing' && !thread.isResolved)
        for (const one of deciding)
            if (one.words.says === 'no-form')
                ignore(one, NO_FORM);
    const reason = reasonByHand(thread);
    if (reason !== undefined)
        thread.resolvedFor = cut(reason, threads_dismissal.GT, reading);
}
function toDeciding(reply) {
    if (reply.mine === true || reply.body.includes(seal._8))
        return undefined;
    const words = (0,threads_dismissal.Lc)((0,threads_dismissal.TM)(reply.body));
    if (words === undefined)
        return undefined;
    const { id: author, name } = reply.editedBy ?? { id: reply.author, name: reply.authorName };
    return { reply, words, author, name: (0,lines.TN)(name ?? '') || undefined };
}
function byTime({ reply: a }, { reply: b }) {
    return (a.createdAt ?? 0) - (b.createdAt ?? 0) || Number(a.id) - Number(b.id) || (0,names.qy)(a.id, b.id);
}
function toStatement({ reply, words, author, name }, reading) {
    const says = words.says === 'no-reason' || words.says === 'no-form' ? 'nothing' : words.says;
    return {
        replyId: reply.id,
        says,
        reason: cut(words.reason, threads_dismissal.GT, reading),
        ...(author !== undefined && { author }),
        ...(name !== undefined && { name: cut(name, threads_dismissal.B6, reading) }),
    };
}
async function mayDecide({ author }, statement, { mark: { dismissal } }, { mayWrite }) {
    if (mayWrite === undefined)
        return 'yes';
    if (author === undefined)
        return 'unknown';
    return (0,threads_dismissal.a)(statement, dismissal) && dismissal?.author === author ? 'yes' : mayWrite(author);
}
async function readResolver(thread, ignored, { mayWrite, writer, redact }) {
    const { resolvedById: by, resolvedBy: name } = thread.comment;
    const isOwn = by !== undefined && by === writer;
    thread.resolverMay = isOwn ? 'no' : by === undefined ? 'unknown' : ((await mayWrite?.(by)) ?? 'unknown');
    if (thread.resolverMay === 'yes')
        return;
    ignored.push({
        thread,
        why: isOwn
            ? 'it is the account of this run'
            : thread.resolverMay === 'no'
                ? 'this person does not have write access to the repository'
                : 'it could not be found out whether this person may write to the repository',
        ...(name !== undefined && { name: (0,lines.xv)(redact(name), threads_dismissal.B6) }),
    });
}
function isResolvedByHand({ isResolved, mark, comment }) {
    return isResolved && mark.mark === 'open' && comment.resolvedByPush === undefined;
}
function isToBeDismissed({ statement, mark }) {
    return statement !== undefined && (0,threads_dismissal.kq)(statement) && !(0,threads_dismissal.a)(statement, mark.dismissal);
}
function isTakenBack({ statement, mark }) {
    return (mark.mark === 'dismissed' &&
        statement !== undefined &&
        (statement.says === 'reopen' || mark.way !== 'hand') &&
        !(0,threads_dismissal.kq)(statement) &&
        !(0,threads_dismissal.a)(statement, mark.dismissal));
}
function isSettled(thread) {
    return (isResolvedByHand(thread) ||
        (thread.statement !== undefined && (0,threads_dismissal.kq)(thread.statement)) ||
        thread.mark.mark === 'dismissed');
}
function reasonByHand(thread) {
    const { resolvedById: by } = thread.comment;
    if (!isResolvedByHand(thread) ||
        (0,threads_dismissal.kq)(thread.statement ?? { replyId: '', says: 'nothing', reason: '' }))
        return undefined;
    const theirs = thread.replies
        .filter((reply) => reply.mine !== true && !reply.body.includes(seal._8))
        .map((reply) => ({ reply, line: (0,threads_dismissal.TM)(reply.body), author: reply.editedBy?.id ?? reply.author }))
        .filter(({ line, author }) => line !== '' && (by === undefined || author === by));
    if (theirs.length > 1 && theirs.some(({ reply }) => reply.createdAt === undefined))
        return undefined;
    return theirs.toSorted(byTime).at(-1)?.line;
}
function cut(text, limit, { redact }) {
    return (0,lines.xv)(redact(text), limit);
}


 }),

 447:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   w: () => ( namesIn)
 });
const WORD = /[\p{L}\p{M}_$][\p{L}\p{M}\p{N}_$-]*|\p{N}[\p{L}\p{M}\p{N}_$]*/gu;
const COUNT = /^\p{N}+\p{L}{0,2}$/u;
function namesIn(message) {
    return (message.match(WORD) ?? []).filter((word) => !COUNT.test(word));
}


 })

};

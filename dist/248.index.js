export const id = 248;
export const ids = [248];
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
    if (change === undefined)
        return diff.byNewPath.has(path) ? undefined : path;
    return change.status === 'type-changed' ? undefined : change.newPath;
}
function changeOf(toNewer, diff, path) {
    return diff.byNewPath.get(mapPath(toNewer, path) ?? '');
}
function mapPlace(diff, path, line) {
    const { hunks = [], binary = false } = diff.byOldPath.get(path) ?? {};
    const [newPath, newLine] = [mapPath(diff, path), mapLineForward(hunks, line)];
    return newPath === undefined || newLine === undefined || binary
        ? undefined
        : { path: newPath, line: newLine };
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

 9484:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   QX: () => ( isAncestor),
   gg: () => ( presentCommits),
   kI: () => ( describeCommits),
   nm: () => ( ensureCommits)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);
 var _remotes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(581);



const FETCH_TIME_LIMIT_MS = 120_000;
async function ensureCommits(git, shas, signal, remote) {
    const wanted = [...new Set(shas)];
    const present = await presentCommits(git, wanted);
    const absent = wanted.filter((sha) => (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha) && !present.has(sha));
    const reasons = absent.length === 0
        ? new Map()
        : await (0,_remotes_js__WEBPACK_IMPORTED_MODULE_2__ .Bj)(git, absent, signal ?? AbortSignal.timeout(FETCH_TIME_LIMIT_MS), remote);
    const fetched = await presentCommits(git, absent);
    return new Map(wanted.map((sha) => {
        if (present.has(sha) || fetched.has(sha))
            return [sha, 'present'];
        if (!(0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha))
            return [sha, { missing: 'it is not a commit id (40 or 64 hexadecimal digits)' }];
        return [sha, { missing: reasons.get(sha) ?? 'the remote did not send it' }];
    }));
}
async function presentCommits(git, shas) {
    const ids = [...shas].filter(_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH);
    const headers = await (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .jB)(git, ids);
    return new Set(ids.filter((_, index) => headers[index]?.type === 'commit'));
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

 581:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Bj: () => ( fetchCommits),
   _Y: () => ( findRemote),
   uN: () => ( readBranchTip),
   yh: () => ( chooseRemote)
 });
 var _git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8576);
 var _objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4902);


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
const TIME_LIMIT_MS = 30_000;
async function readBranchTip(git, remote, branch, signal = AbortSignal.timeout(TIME_LIMIT_MS)) {
    const ref = `refs/heads/${branch}`;
    const asked = await ask(git, ['ls-remote', '--quiet', '--end-of-options', remote, ref], '', signal);
    const lines = asked.stdout.toString('utf8').split('\n');
    const tip = lines.map((line) => line.split('\t')).find(([, name]) => name === ref)?.[0];
    if (asked.status === 0 && tip !== undefined && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(tip))
        return { sha: tip };
    const known = `refs/remotes/${remote}/${branch}^{commit}`;
    const local = await git(['rev-parse', '--verify', '--quiet', '--end-of-options', known]);
    const sha = local.stdout.toString('latin1').trim();
    if (local.status === 0 && (0,_objects_js__WEBPACK_IMPORTED_MODULE_1__ .HH)(sha))
        return { sha };
    return { missing: asked.status === 0 ? 'the remote has no such branch' : (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .th)(asked) };
}
async function ask(git, args, input, signal) {
    try {
        return await git(args, input, signal);
    }
    catch (error) {
        if (!signal.aborted)
            throw error;
        return { status: 1, stdout: Buffer.alloc(0), stderr: 'the remote did not answer in time' };
    }
}
async function fetchCommits(git, shas, signal, named) {
    const remote = named ?? (await chooseRemote(git));
    if (remote === undefined)
        return new Map(shas.map((sha) => [sha, 'the checkout has no remote']));
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .fE)(git)) ? ['--depth=1'] : []);
    const reasons = new Map();
    for (let left = shas; left.length > 0; left = left.filter((sha) => !reasons.has(sha))) {
        const result = await ask(git, args, left.map((sha) => `${sha}\n`).join(''), signal);
        if (result.status === 0)
            return reasons;
        const named = left.filter((sha) => result.stderr.includes(sha.toLowerCase()));
        for (const sha of named.length === 0 ? left : named)
            reasons.set(sha, (0,_git_js__WEBPACK_IMPORTED_MODULE_0__ .th)(result));
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

 7911:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  n: () => ( toKeyring)
});

var external_node_crypto_ = __webpack_require__(7598);
;

const KEY_BYTES = 32;
function deriveKeys(secret) {
    return { signing: Buffer.from((0,external_node_crypto_.hkdfSync)('sha256', secret, '', 'sarif-review/1/signing', KEY_BYTES)) };
}
const KEYLESS = { ...deriveKeys(''), keyless: true };

;

function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKeys: [signing, ...before] = [], clientSecret } = secrets;
    const keyless = secretsOfCi === 'given' ? KEYLESS : { ...KEYLESS, withheld: true };
    const present = [signing, clientSecret].filter((secret) => secret !== undefined).map(deriveKeys);
    const [first = keyless, ...others] = present;
    return [first, ...others, ...before.map((secret) => ({ ...deriveKeys(secret), older: true }))];
}


 }),

 6170:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   cA: () => ( lineOf),
   ep: () => ( ruleKey),
   n9: () => ( varies),
   r4: () => ( placeKey),
   tN: () => ( shareMessage),
   yj: () => ( Candidate),
   zK: () => ( isNewLine)
 });
 var _diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8508);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5722);
 var _fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1284);



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
        this.#said ??= (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ .Jo)(this.finding);
        return this.#said;
    }
    get print() {
        const { head, lines } = this.#known;
        this.#print ??= (0,_fingerprint_js__WEBPACK_IMPORTED_MODULE_2__ .ax)(this.finding, head, lines(head, this.path));
        return this.#print;
    }
}
function varies(scope, { varying }) {
    return varying?.has((0,_finding_finding_js__WEBPACK_IMPORTED_MODULE_1__ .OD)(scope)) === true;
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
function shareMessage({ fingerprint }, { said }) {
    return said.messages.some((one) => fingerprint.messages.includes(one));
}
function isNewLine({ fingerprint }, { path, line }, { since }) {
    const loose = since.get(fingerprint.commit)?.loose;
    const file = loose?.byNewPath.get(path);
    if (loose === undefined)
        return true;
    return (file !== undefined && (file.oldPath === undefined || (0,_diff_line_map_js__WEBPACK_IMPORTED_MODULE_0__ .GN)(file.hunks, line) === undefined));
}


 }),

 1284:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Yv: () => ( LINES_AROUND),
  bR: () => ( TOP_LEVEL),
  tQ: () => ( counts),
  ax: () => ( fingerprintOf),
  ei: () => ( isCommonWord),
  Yl: () => ( isMoreSevere),
  C5: () => ( memberOf),
  cr: () => ( messagesOf),
  o_: () => ( newWords),
  Jo: () => ( saidOf),
  cS: () => ( withWords)
});


;
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

var logged_finding = __webpack_require__(3785);
var code = __webpack_require__(3044);
var marker = __webpack_require__(6533);
var wording = __webpack_require__(447);
;





const MOST_MESSAGES = 8;
const MOST_WORDS = 64;
const LINES_AROUND = 3;
const CHARACTERS_AROUND = 64;
const MOST_BLANK = 50;
function fingerprintOf(finding, commit, lines, analyzed) {
    const { scope, rule, level } = finding;
    const [worst] = finding.results;
    const severity = worst && (0,logged_finding.xJ)(worst);
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
function withWords(fingerprint, { results }) {
    const more = newWords(wordsOf(results), fingerprint.words);
    return more.length === 0
        ? undefined
        : { ...fingerprint, words: [...fingerprint.words, ...more].slice(0, MOST_WORDS) };
}
function aboutOf(results) {
    const told = new Set(results.map(({ about }) => about?.name.toLowerCase()));
    const [only] = told;
    return told.size === 1 && only !== undefined ? (0,marker.tW)(only) : undefined;
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
    const said = (0,code.r2)(own) || betweenWhat(lines, line - 1);
    return said === '' ? '' : (0,marker.tW)(said);
}
function betweenWhat(lines, index) {
    const said = (at) => (0,code.r2)(lines[at] ?? '');
    let [above, below] = [index - 1, index + 1];
    while (above >= 0 && index - above <= MOST_BLANK && said(above) === '')
        above -= 1;
    while (below < lines.length && below - index <= MOST_BLANK && said(below) === '')
        below += 1;
    const around = [said(above), said(below)];
    return around.every((text) => text === '') ? '' : JSON.stringify([index - above, ...around]);
}
function copyOf(lines = [], line) {
    const copies = outlineOf(lines).copies.get((0,code.r2)(lines[line - 1] ?? '')) ?? [];
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
    return (0,marker.tW)(text + own.slice(Math.max(last, indent.length)).replace(/\s+/g, ' ').trimEnd());
}
const TOP_LEVEL = (0,marker.tW)('');
function blockOf(lines = [], line) {
    return lines[line - 1] === undefined ? '' : (outlineOf(lines).blocks[line - 1] ?? (0,marker.tW)(''));
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
        const text = (0,code.r2)(line);
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
            enclosing.inner ??= (0,marker.tW)(enclosing.block + enclosing.says);
        const block = enclosing?.inner ?? (0,marker.tW)('');
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
        const said = (0,code.r2)(text);
        const part = said.replace(/[,;()]/g, '');
        const kept = step === 1 ? part.slice(0, left) : part.slice(-left);
        left -= kept.length;
        if (said !== '')
            found.push(kept);
    }
    return (0,marker.tW)((step === 1 ? found : found.toReversed()).join(''));
}
const NAMES = /'[^'\n]{1,200}'|"[^"\n]{1,200}"|`[^`\n]{1,200}`|\u2018[^\u2019\n]{1,200}\u2019/g;
function messagesOf(results) {
    const masked = results.map(({ message }) => (0,marker.tW)(message.replace(NAMES, '"').replace(/\d+/g, '0').replace(/\s+/g, ' ').trim()));
    return [...new Set(masked)].toSorted().slice(0, MOST_MESSAGES);
}
function counts(message) {
    return /\d/.test(message.replace(NAMES, ''));
}
function wordsOf(results) {
    const present = results.filter(({ presence }) => presence.kind === 'present');
    const told = present.length === 0 ? results : present;
    const names = [...new Set(told.flatMap(({ message }) => (0,wording.w)(message)))].toSorted();
    return names.length > MOST_WORDS ? [`=${(0,marker.tW)(JSON.stringify(names))}`] : names.map(hashOfWord);
}
function ofTool(results) {
    const found = new Map();
    for (const result of results)
        for (const [name, value] of usableFingerprints(result))
            if (found.size < MOST_MESSAGES && !found.has(name))
                found.set(name, (0,marker.tW)(JSON.stringify([name, value])));
    return Object.fromEntries(found);
}
function hashOfWord(word) {
    return (0,marker.tW)(word).slice(0, 6);
}
const spellings = (words) => words
    .flatMap((word) => [word, word.toUpperCase(), word.charAt(0).toUpperCase() + word.slice(1)])
    .map(hashOfWord);
const COMMON = spellings('a an and any are as at be but by can could do does for from has have if in into is it its may might no not of on or should so than that the then there this to was when where which will with without you your'.split(' '));
function isCommonWord(word) {
    return COMMON.includes(word);
}
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

 4424:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   MU: () => ( readingOf),
   Mi: () => ( listThreads),
   Re: () => ( signersOf)
 });
 var _threads_threads_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5740);

async function listThreads({ reviewed, inputs, redact }, writer) {
    if (reviewed.kind === 'commits')
        return (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_0__ .fG)([], { signing: { keys: [], identity: [], isWithheld: false }, presentKeys: 0 });
    const comments = await reviewed.service.listComments();
    return (0,_threads_threads_js__WEBPACK_IMPORTED_MODULE_0__ ._f)(comments, { ...readingOf(reviewed, { inputs, redact }), writer });
}
function signersOf({ service, keyring }) {
    const present = keyring.filter(({ keyless }) => !keyless);
    return {
        signing: {
            keys: present.map(({ signing }) => signing),
            identity: service.identity,
            isWithheld: keyring.some(({ withheld }) => withheld === true),
        },
        presentKeys: present.filter(({ older }) => !older).length,
    };
}
function readingOf({ service, keyring }, { inputs, redact }) {
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


 }),

 6765:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A5: () => ( optionsFor),
   Fs: () => ( findByHead),
   Ng: () => ( connect),
   l$: () => ( findNumber),
   lc: () => ( describeReviewed)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7406);
 var _host_route_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6349);
 var _services_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8658);
 var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8009);




async function connect(reviewed, limits, asker) {
    const row = (0,_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .z5)(reviewed);
    return row.connect(reviewed, optionsFor(row.address(reviewed), limits, asker));
}
function optionsFor(address, limits, { host, world }) {
    const route = (0,_host_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(address, world.environment);
    world.useRoute(route);
    return {
        ...limits,
        userAgent: `sarif-review/${_version_js__WEBPACK_IMPORTED_MODULE_3__ .x}`,
        world: route.kind === 'proxy' ? { ...world, proxy: route.name } : world,
        progress: (line) => host.info(line),
        onSecret: (secret) => host.mask(secret),
    };
}
function describeReviewed(reviewed, { environment }) {
    if (reviewed.kind === 'commits') {
        const { base, head } = reviewed.diff;
        return `Planning for the commits from ${base.slice(0, 7)} to ${head.slice(0, 7)}, without a review service`;
    }
    const row = (0,_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .z5)(reviewed);
    const route = (0,_host_route_js__WEBPACK_IMPORTED_MODULE_1__ .$6)(row.address(reviewed), environment);
    const way = route.kind === 'proxy' ? `, ${(0,_host_route_js__WEBPACK_IMPORTED_MODULE_1__ .fx)(route)}` : '';
    return `Reviewing ${row.describe(reviewed)}${way}`;
}
async function findByHead(reviewed, limits, asker) {
    const { kind: _, service, head, ...place } = reviewed;
    const options = optionsFor(reviewed.apiUrl, limits, asker);
    const found = await _services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].findByHead(place, head, options);
    const [first, ...more] = found
        .map(({ number, access }) => ({ number, reviewed: { ...place, ...access, kind: service } }))
        .toSorted((a, b) => a.number - b.number);
    if (first !== undefined)
        return [first, ...more];
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .dl({
        reason: `no open ${_services_index_js__WEBPACK_IMPORTED_MODULE_2__ .Bg[service].noun} has the head ${head.sha.slice(0, 7)} that this run is about`,
        remedy: 'if one is meant, name it in the input change',
    });
}
async function findNumber(reviewed, limits, asker) {
    if (reviewed.kind !== 'by-head')
        return reviewed;
    const [change, ...more] = await findByHead(reviewed, limits, asker);
    if (more.length === 0)
        return change.reviewed;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`Several changes have the head ${reviewed.head.sha.slice(0, 7)}: say in the input change which one is meant`);
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
    let details = 0;
    for (const line of markdown.split('\n')) {
        if (fence !== undefined) {
            if (closesFence(line, fence))
                fence = undefined;
            continue;
        }
        fence = openedFence(line);
        if (fence === undefined && line.startsWith('<details>'))
            details += 1;
        if (fence === undefined && line.startsWith('</details>') && details > 0)
            details -= 1;
    }
    const closing = fence === undefined ? [] : [fence.prefix + fence.ticks];
    for (; details > 0; details -= 1)
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

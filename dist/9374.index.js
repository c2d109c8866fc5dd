export const id = 9374;
export const ids = [9374,6924];
export const modules = {

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
    const shallow = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.isShallow)(git);
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
    const roots = await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitOutput)(git, ['rev-list', '--max-parents=0', '--end-of-options', tip]);
    const described = await describeCommits(git, roots.toString('latin1').split('\n'));
    return new Set([...described.values()].flatMap((commit) => commit.parents));
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
            return { missing: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitReason)(result) };
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
    const args = fetchArguments(remote, (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.isShallow)(git)) ? ['--depth=1'] : []);
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
    const names = (await (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitOutput)(git, ['remote'])).toString('utf8').split('\n').filter(Boolean);
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
        return { reason: (0,_git_js__WEBPACK_IMPORTED_MODULE_0__.gitReason)(result), blamed: group.length === 1 ? group : named };
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

 97982:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   n: () => ( toKeyring)
 });
 var _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);

function toKeyring(secrets, secretsOfCi = 'given') {
    const { signingKey, clientSecret, previousKey } = secrets;
    const present = [signingKey, clientSecret].filter((secret) => secret !== undefined).map(_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .Cd);
    const [first = keyless(secretsOfCi), ...others] = present;
    const older = previousKey === undefined ? [] : [{ ...(0,_thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .Cd)(previousKey), older: true }];
    return [first, ...others, ...older];
}
function keyless(secretsOfCi) {
    return secretsOfCi === 'given' ? _thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ : { ..._thread_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ, withheld: true };
}


 }),

 96924:
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

 72860:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   _8: () => ( MARKER_START),
   eO: () => ( sealBody)
 });
 var _inline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96924);
 var _lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);


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

 85579:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => ( defined)
 });
function defined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}


 }),

 33597:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   JL: () => ( intentPayload),
   PN: () => ( threadPayload),
   Xp: () => ( MOST_VOUCHED),
   gF: () => ( overviewPayload),
   hx: () => ( readScope),
   qV: () => ( markPayload),
   rD: () => ( readPayload),
   xG: () => ( LONGEST_TEXT)
 });
 var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
 var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759);
 var _finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15722);
 var _decision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94490);
 var _defined_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(85579);
 var _mark_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7713);
 var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74458);






const LONGEST_TEXT = 5_000;
const MOST_VOUCHED = 4;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(LONGEST_TEXT));
const count = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .UI());
const sequence = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .NC());
const scopeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, text]);
const scopeOnlySchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({ s: scopeSchema });
const evidenceSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({
    s: scopeSchema,
    r: text,
    p: text,
    l: count,
    h: text,
    a: text,
    t: text,
    e: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    c: text,
    b: text,
    q: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([count, count, count, count])),
    o: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    ws: text,
    lv: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .A_),
    m: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text),
    w: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text)),
    f: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, text])),
    ul: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(1)),
});
const twinSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, text, text, zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_finding_finding_js__WEBPACK_IMPORTED_MODULE_5__ .A_)]);
const intentSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .X$i(scopeOnlySchema, {
    n: text,
    h: text,
    t: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, sequence, zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_mark_js__WEBPACK_IMPORTED_MODULE_1__ .E3)])),
});
const overviewSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .X$i(scopeOnlySchema, {
    n: text,
    i: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text),
    o: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text),
    w: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Fk(/^[0-9a-f]{1,125}$/u))),
});
const statementSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n([..._decision_js__WEBPACK_IMPORTED_MODULE_0__ .Yv, 'reopen', 'nothing']), text, text, text]);
const transitionShape = {
    k: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_mark_js__WEBPACK_IMPORTED_MODULE_1__ .E3),
    q: sequence,
    h: text,
    o: count,
    e: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(evidenceSchema),
    u: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(statementSchema),
    v: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_decision_js__WEBPACK_IMPORTED_MODULE_0__ .dk)),
};
const markSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc({ s: scopeSchema, ...transitionShape, n: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text) });
const threadSchema = zod_mini__WEBPACK_IMPORTED_MODULE_3__ .X$i(evidenceSchema, {
    n: text,
    j: text,
    nl: count,
    ol: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(count),
    au: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    y: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(twinSchema).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(_wording_js__WEBPACK_IMPORTED_MODULE_2__ .CV))),
    yp: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(_wording_js__WEBPACK_IMPORTED_MODULE_2__ .CV))),
    at: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([text, count])),
    nw: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(1)),
    d: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    k: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .Ikc(transitionShape)),
    i: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__ .k5n(_mark_js__WEBPACK_IMPORTED_MODULE_1__ .E3), sequence, text])),
    x: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    g: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(text),
    vo: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .YOg(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ .Eb(MOST_VOUCHED))),
    bd: zod_mini__WEBPACK_IMPORTED_MODULE_3__ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ .euz(1)),
});
function threadPayload(keys, marker, discussionId) {
    const { mark, intent, bound } = marker;
    const isPlaced = mark !== undefined || intent !== undefined || bound;
    return {
        ...toWire(marker.evidence),
        n: marker.nonce,
        j: marker.job,
        nl: marker.newLine,
        ol: marker.oldLine,
        au: marker.writer,
        y: marker.twins?.map(({ scope, ruleId, level }) => [scope.tool, scope.category, ruleId, level]),
        yp: marker.twins?.some(({ product }) => product !== undefined)
            ? marker.twins.map(({ product = '' }) => product)
            : undefined,
        nw: marker.asNew && 1,
        at: marker.nowAt && [marker.nowAt.path, marker.nowAt.line],
        d: isPlaced ? (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__ .rP)(keys, discussionId) : undefined,
        k: mark && toTransition(mark),
        i: intent && [intent.kind, intent.sequence, intent.head],
        x: marker.contestedAt,
        g: marker.hashed,
        vo: marker.vouches && [...marker.vouches],
        bd: bound && 1,
    };
}
function markPayload({ tool, category }, mark) {
    return { s: [tool, category], ...toTransition(mark), n: mark.nonce };
}
function overviewPayload({ job, nonce, entries, asNew, scopes }) {
    return { s: ['', job], n: nonce, i: entries, o: scopes, w: asNew && toBits(entries, asNew) };
}
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
function readPayload(kind, keys, payload, discussionId) {
    switch (kind) {
        case 'thread': {
            const { data: wire } = threadSchema.safeParse(payload);
            const isPlaced = discussionId !== undefined &&
                (wire?.k !== undefined || wire?.i !== undefined || wire?.bd !== undefined);
            if (wire === undefined || (isPlaced && wire.d !== (0,_mark_js__WEBPACK_IMPORTED_MODULE_1__ .rP)(keys, discussionId)))
                return undefined;
            return { kind, marker: fromThread(wire) };
        }
        case 'mark': {
            const { data: wire } = markSchema.safeParse(payload);
            return wire && { kind, mark: { ...fromTransition(wire), ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ nonce: wire.n }) } };
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
                    ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ asNew: wire.w === undefined ? undefined : fromBits(wire.i, wire.w) }),
                },
            });
        }
    }
}
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
        e: evidence.exact,
        c: evidence.context,
        b: evidence.block,
        q: evidence.ranks && [
            evidence.ranks.inFile.nth,
            evidence.ranks.inFile.of,
            evidence.ranks.inBlock.nth,
            evidence.ranks.inBlock.of,
        ],
        o: evidence.otherwise,
        ws: evidence.wording.words,
        lv: evidence.wording.level,
        m: [...evidence.messages],
        w: evidence.named && [...evidence.named],
        f: Object.entries(evidence.fingerprints),
        ul: evidence.unlisted && 1,
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
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ exact: wire.e }),
        context: wire.c,
        block: wire.b,
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ ranks: wire.q && toRanks(wire.q), otherwise: wire.o }),
        wording: { words: wire.ws, level: wire.lv },
        messages: wire.m,
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ named: wire.w }),
        fingerprints: Object.fromEntries(wire.f),
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ unlisted: wire.ul && true }),
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
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({
            oldLine: wire.ol,
            writer: wire.au,
            twins: wire.y?.map(([tool, category, ruleId, level], index) => ({
                scope: { tool, category },
                ruleId,
                level,
                ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ product: wire.yp?.[index] || undefined }),
            })),
            asNew: wire.nw && true,
            nowAt: wire.at && { path: wire.at[0], line: wire.at[1] },
            mark: wire.k && { ...fromTransition(wire.k), nonce: wire.n },
            intent: kind && number && head !== undefined ? { kind, sequence: number, head } : undefined,
            contestedAt: wire.x,
            hashed: wire.g,
            vouches: wire.vo,
            bound: wire.bd && true,
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
        ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ evidence: wire.e && fromWire(wire.e), statement: wire.u && toStatement(wire.u) }),
        ...(wire.u && (0,_defined_js__WEBPACK_IMPORTED_MODULE_6__ .s)({ decided: wire.v })),
    };
}
function toStatement([replyId, says, reason, author, name]) {
    return { replyId, says, reason, ...(author !== '' && { author }), ...(name !== '' && { name }) };
}
function toScope([tool, category]) {
    return { tool, category };
}


 }),

 27816:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Nn: () => ( NOTHING_COVERED),
   OE: () => ( visibleOf),
   P$: () => ( isCovered),
   PY: () => ( findMarkerText),
   Zc: () => ( writeMarkerText),
   qm: () => ( sealMarked)
 });
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72860);
 var _keyring_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95079);



const SIGNATURE_CHARACTERS = 22;
const PAYLOAD_CHARACTERS = 12_000;
const MARKER = new RegExp(`^[ \\t]*<!-- sarif-review:(\\d{1,3}):(thread|mark|overview|intent):([A-Za-z0-9._]{1,${PAYLOAD_CHARACTERS}}):([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}})(?::([A-Za-z0-9._]{${SIGNATURE_CHARACTERS}}))? -->[ \\t]*$`, 'gmu');
function writeMarkerText(marker) {
    const payload = toSafeBase64(Buffer.from(marker.payload, 'utf8'));
    if (payload.length > PAYLOAD_CHARACTERS) {
        throw new RangeError(`a marker of ${payload.length} characters is over the limit of ${PAYLOAD_CHARACTERS}`);
    }
    const proofs = [marker.signature, ...(marker.cover === undefined ? [] : [marker.cover])].map(toSafeBase64);
    return `<!-- sarif-review:${[marker.version, marker.kind, payload, ...proofs].join(':')} -->`;
}
function findMarkerText(body) {
    return findLast(body)?.marker;
}
function textsAround(body) {
    const text = body.replaceAll('\r', '');
    const found = findLast(body);
    if (found === undefined)
        return { before: text, after: '' };
    const { index, line } = found;
    return { before: text.slice(0, index), after: text.slice(index + line.length) };
}
function replaceMarker(body, hidden) {
    const { before, after } = textsAround(body);
    return `${before}${hidden}${after}`;
}
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
const OPENING = '<!-- static analysis -->';
function sealMarked({ markdown, hidden }, limit, keys = _keyring_js__WEBPACK_IMPORTED_MODULE_2__ .DJ) {
    if (findMarkerText(hidden)?.cover === undefined)
        return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__ .eO)({ markdown, hidden }, limit);
    const body = (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_1__ .eO)({ markdown: `${OPENING}\n${markdown}`, hidden }, limit);
    const marker = findMarkerText(body);
    if (marker === undefined)
        return body;
    const covering = { ...marker, cover: coverOf(keys, marker, textsAround(body).before) };
    return replaceMarker(body, writeMarkerText(covering));
}
const NOTHING_COVERED = Buffer.alloc((0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(_keyring_js__WEBPACK_IMPORTED_MODULE_2__ .DJ, '').length);
function isCovered(body, marker, keys) {
    const { before, after } = textsAround(body);
    return (marker.cover !== undefined &&
        before.trimStart().startsWith(OPENING) &&
        after.trim() === '' &&
        coverOf(keys, marker, before).equals(marker.cover));
}
function visibleOf(body) {
    const { before, after } = textsAround(body);
    const text = `${before}\n${after}`.trim();
    return (text.startsWith(OPENING) ? text.slice(OPENING.length) : text).trim();
}
function coverOf(keys, { payload, signature }, text) {
    return (0,_keyring_js__WEBPACK_IMPORTED_MODULE_2__ ._S)(keys, JSON.stringify(['cover', payload, signature.toString('base64'), (0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .bi)(text)]));
}


 }),

 70802:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Lx: () => ( writeMark),
   _Y: () => ( writeIntentMarker),
   nF: () => ( writeOverviewMarker),
   t7: () => ( readMarker),
   wM: () => ( writeThreadMarker)
 });
 var _defined_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85579);
 var _keyring_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95079);
 var _marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33597);
 var _marker_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27816);




const VERSION = 1;
function writeOverviewMarker(keys, identity, marker) {
    return write(keys, 'overview', identity, (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .gF)(marker));
}
function writeIntentMarker(keys, identity, marker) {
    return write(keys, 'intent', identity, (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .JL)(marker));
}
function writeThreadMarker(keys, identity, marker, discussionId = '') {
    const payload = (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .PN)(keys, marker, discussionId);
    return write(keys, 'thread', identity, payload, marker.bound ? 'with-its-text' : 'alone');
}
function writeMark(keys, identity, discussionId, scope, mark) {
    return write(keys, 'mark', [...identity, discussionId], (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .qV)(scope, mark));
}
function readMarker(keyring, identity, comment) {
    const found = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_2__ .PY)(comment.body);
    if (found === undefined)
        return { kind: 'none' };
    const place = found.kind === 'mark' ? [...identity, comment.discussionId] : identity;
    const keys = (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__ .EP)(keyring, signedText(found, place), found.signature);
    if (keys === undefined) {
        const isSealed = keyring[0].withheld === true && comment.mine === true;
        return isSealed && found.kind === 'thread' && found.version === VERSION
            ? readSealed(parsePayload(found.payload))
            : { kind: 'forged' };
    }
    const reading = boundToText(readSigned(found, keys, comment.discussionId), comment.body, found, keys);
    return keys.keyless ? readUnsigned(found, reading, keyring, comment) : reading;
}
function boundToText(reading, body, found, keys) {
    if (reading.kind !== 'thread' || !reading.marker.bound || (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_2__ .P$)(body, found, keys))
        return reading;
    const { bound: _, ...marker } = reading.marker;
    return { ...reading, marker, rewritten: true };
}
function readUnsigned(found, reading, [signing], { body, mine, shared, byPrevious, editedBy }) {
    const isIntact = (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_2__ .P$)(body, found, _keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ);
    if (mine === undefined)
        return { kind: 'forged' };
    if (!mine && !byPrevious) {
        if (!isIntact)
            return { kind: 'none' };
        const writer = reading.kind === 'thread' ? reading.marker.writer : undefined;
        return { kind: 'stranger', ...(0,_defined_js__WEBPACK_IMPORTED_MODULE_3__ .s)({ writer }) };
    }
    if (!isIntact) {
        const isThread = editedBy !== undefined && reading.kind === 'thread';
        return isThread ? { ...reading, edited: true } : { kind: 'forged' };
    }
    if ((!signing.keyless || shared) && (found.kind === 'mark' || found.kind === 'intent'))
        return { kind: 'none' };
    return reading;
}
function readSigned(found, keys, discussionId) {
    const payload = parsePayload(found.payload);
    if (found.version === VERSION) {
        const content = (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .rD)(found.kind, keys, payload, discussionId);
        return content === undefined ? { kind: 'forged' } : { ...content, keys };
    }
    const scope = (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .hx)(payload);
    return scope === undefined ? { kind: 'forged' } : { kind: 'later', version: found.version, scope };
}
function parsePayload(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function readSealed(payload) {
    const content = (0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .rD)('thread', _keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ, payload);
    return content === undefined ? { kind: 'forged' } : { ...content, keys: _keyring_js__WEBPACK_IMPORTED_MODULE_0__ .DJ, sealed: true };
}
function write(keys, kind, place, payload, signed = 'alone') {
    const unsigned = { version: VERSION, kind, payload: JSON.stringify(payload) };
    if ((0,_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .rD)(kind, keys, JSON.parse(unsigned.payload)) === undefined) {
        throw new RangeError(`a text of the marker is over the limit of ${_marker_payload_js__WEBPACK_IMPORTED_MODULE_1__ .xG} characters`);
    }
    return (0,_marker_text_js__WEBPACK_IMPORTED_MODULE_2__ .Zc)({
        ...unsigned,
        signature: (0,_keyring_js__WEBPACK_IMPORTED_MODULE_0__ ._S)(keys, signedText(unsigned, place)),
        ...(keys.keyless || signed === 'with-its-text' ? { cover: _marker_text_js__WEBPACK_IMPORTED_MODULE_2__ .Nn } : {}),
    });
}
function signedText(marker, place) {
    return JSON.stringify([marker.kind, marker.version, ...place, marker.payload]);
}


 }),

 26610:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  E: () => ( NOTHING_LISTED),
  _: () => ( readThreads)
});

var lines = __webpack_require__(17746);
var seal = __webpack_require__(72860);
var decision = __webpack_require__(94490);
var defined = __webpack_require__(85579);
;

function findForged(reads, replies, signing) {
    if (signing.keyless)
        return [];
    const vouched = new Set(reads.flatMap(({ comment, reading }) => reading.kind === 'thread' && reading.marker.bound && reading.keys === signing && comment.mine
        ? (reading.marker.vouches ?? [])
        : []));
    return reads.flatMap(({ comment, reading }) => {
        const { id: commentId, discussionId, body, resolved: flag, mayResolve, path } = comment;
        if (!comment.mine || !comment.shared || replies.has(commentId) || comment.resolvable === false)
            return [];
        const isUnsigned = reading.kind === 'forged' || reading.kind === 'none';
        const isOwn = isRewritten(reading, signing);
        if (!isOwn && !(isUnsigned && vouched.has(discussionId)))
            return [];
        const newLine = isOwn ? reading.marker.newLine : comment.newLine;
        const isReplied = reads.some((other) => other.comment.discussionId === discussionId && other.comment.id !== commentId);
        const told = { flag, mayResolve, path, newLine };
        return [{ discussionId, commentId, body, isReplied, ...(0,defined.s)(told) }];
    });
}
function isRewritten(reading, signing) {
    return reading.kind === 'thread' && reading.rewritten === true && reading.keys === signing;
}

var thread_keyring = __webpack_require__(95079);
var mark = __webpack_require__(7713);
var marker = __webpack_require__(70802);
;
function findOriginalDiscussions(discussions) {
    const marked = findMarked(discussions);
    return { marked, originals: findProven(discussions, marked), holders: findHolders(discussions) };
}
function startsOf(reads) {
    return reads.flatMap(({ comment, reading }) => reading.kind === 'thread' ? [{ ...reading, comment }] : []);
}
function findMarked(discussions) {
    const proofs = [...discussions].flatMap(([id, reads]) => {
        const marked = new Set(reads.map(({ reading }) => (reading.kind === 'mark' ? reading.mark.nonce : undefined)));
        return startsOf(reads).flatMap(({ marker: { nonce, mark, intent, bound } }) => marked.has(nonce) || mark !== undefined || intent !== undefined || bound ? [[nonce, id]] : []);
    });
    return new Map(proofs);
}
function findProven(discussions, marked) {
    const originals = new Map(marked);
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
function findHolders(discussions) {
    const holders = new Map();
    for (const [id, reads] of discussions) {
        for (const { marker } of startsOf(reads)) {
            holders.set(marker.nonce, (holders.get(marker.nonce) ?? new Set()).add(id));
        }
    }
    return holders;
}
function findReplies(comments) {
    const first = new Map();
    for (const { discussionId, createdAt = Infinity } of comments) {
        first.set(discussionId, Math.min(first.get(discussionId) ?? Infinity, createdAt));
    }
    return new Set(comments.flatMap(({ id, discussionId, createdAt }) => createdAt !== undefined && createdAt > (first.get(discussionId) ?? Infinity) ? [id] : []));
}
function separateCopies(all) {
    const unclear = all.filter(({ doubts }) => doubts.includes('unclear'));
    const byNonce = Map.groupBy(all.filter(({ doubts }) => !doubts.includes('unclear')), ({ nonce }) => nonce);
    const groups = [...byNonce.values()];
    const threads = groups.flatMap((group) => (group.length === 1 ? group : []));
    const known = new Set(threads);
    return {
        threads,
        ours: [...threads, ...groups.flatMap((group) => (group.length > 1 ? toCopied(group) : [])), ...unclear],
        copies: [...new Set(all.flatMap((thread) => (known.has(thread) ? [] : [thread.discussionId])))],
    };
}
function toCopied(copies) {
    const one = copies.find(({ lastMark }) => lastMark?.kind !== 'retired') ?? copies[0];
    return one === undefined ? [] : [{ ...one, doubts: ['copied', ...one.doubts] }];
}

;









const NOTHING_LISTED = {
    threads: [],
    ours: [],
    overviews: [],
    intents: [],
    copies: [],
    forged: 0,
    forgedThreads: [],
    lookAlikes: [],
    later: [],
    attempts: [],
    comments: 0,
};
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
        const reading = agreeWithListing((0,marker.t7)(keyring, identity, comment), comment, replies);
        return { comment, reading };
    });
    const forgedThreads = findForged(reads, replies, signing);
    const written = new Set(reads.flatMap((read) => (read.comment.mine ? (nonceOf(read) ?? []) : [])));
    const signed = new Set(reads.flatMap((read) => (isSigned(read) ? (nonceOf(read) ?? []) : [])));
    for (const read of reads) {
        const { comment } = read;
        const reading = isCopy(read, written, signed)
            ? { kind: 'none' }
            : isRewritten(read.reading, signing) && comment.mine && comment.shared
                ? { kind: 'forged' }
                : read.reading;
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
    const intents = joinCopies(announced);
    const threads = [...discussions.values()].flatMap((reads) => {
        return toThreads(reads, originals, keyring).map((thread) => {
            const unfinished = (0,mark.dJ)(thread, intents);
            const isOlder = unfinished?.older && !thread.doubts.includes('older');
            return {
                ...thread,
                ...(unfinished && { unfinished }),
                ...(isOlder && { doubts: [...thread.doubts, 'older'] }),
            };
        });
    });
    return {
        ...separateCopies(threads),
        overviews: withoutEchoes(joinCopies(overviews), signing),
        intents,
        forged,
        forgedThreads,
        lookAlikes,
        later,
        attempts: [],
        comments: comments.length,
    };
}
function nonceOf({ reading }) {
    return 'marker' in reading ? reading.marker.nonce : undefined;
}
function isSigned({ reading }) {
    return 'keys' in reading && !reading.keys.keyless;
}
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
function mayEdit(keys, signing) {
    return keys === signing || keys.keyless === true || keys.older !== undefined;
}
function isPresent({ older }, { mine }) {
    return older === undefined || mine === true;
}
function age(keys, comment) {
    return isPresent(keys, comment) ? {} : { older: true };
}
function withoutEchoes(overviews, signing) {
    if (signing.keyless)
        return overviews;
    const signed = new Set(overviews.flatMap(({ keys, job }) => (keys.keyless ? [] : [job])));
    return overviews.filter(({ keys, job }) => !keys.keyless || !signed.has(job));
}
function agreeWithListing(reading, comment, replies) {
    if (reading.kind !== 'thread')
        return reading;
    if (replies.has(comment.id))
        return { kind: 'none' };
    if (reading.keys.keyless && comment.createdAt === undefined)
        return { kind: 'forged' };
    const { marker } = reading;
    const agrees = comment.resolvable !== false &&
        (comment.path === undefined || comment.path === marker.evidence.path) &&
        (comment.newLine === undefined || comment.newLine === marker.newLine);
    return agrees ? reading : { kind: 'forged' };
}
function toThreads(reads, { originals, marked, holders }, keyring) {
    const discussionId = reads[0]?.comment.discussionId ?? '';
    const starts = startsOf(reads).filter(({ marker }) => (marked.get(marker.nonce) ?? discussionId) === discussionId);
    const [first] = starts;
    if (first === undefined)
        return [];
    const alone = (start) => {
        const isQuoted = (holders.get(start.marker.nonce)?.size ?? 0) > 1;
        const thread = toThread(start, [], reads, keyring);
        return [isQuoted ? { ...thread, isQuoted } : thread];
    };
    const proven = starts.find(({ marker }) => marked.get(marker.nonce) === discussionId);
    if (proven !== undefined)
        return alone(proven);
    const own = starts.filter(({ marker }) => (originals.get(marker.nonce) ?? discussionId) === discussionId);
    const [start = first, ...others] = new Map(own.toReversed().map((one) => [one.marker.nonce, one])).values();
    if (others.length === 0)
        return alone(start);
    return [start, ...others].map((one) => toThread(one, ['unclear'], reads, keyring));
}
function toThread(start, doubts, reads, keyring) {
    const [signing] = keyring;
    const rootRead = reads.find(({ comment }) => comment.id === start.comment.id);
    const root = rootRead?.comment;
    const edited = rootRead?.reading.kind === 'thread' && rootRead.reading.edited;
    const replies = [
        ...new Map(reads.flatMap(({ comment, reading }) => reading.kind === 'mark' && (reading.mark.nonce ?? start.marker.nonce) === start.marker.nonce
            ? [[JSON.stringify(reading.mark), { comment, mark: reading.mark, keys: reading.keys }]]
            : [])).values(),
    ];
    const foreignReplies = reads.length - replies.length - 1;
    const { twins, asNew, contestedAt: contestedBefore } = start.marker;
    const unsigned = start.keys.keyless && !signing.keyless;
    const written = start.marker.mark;
    const unbound = root?.shared && !signing.keyless && (start.keys.keyless || !start.marker.bound);
    const shared = start.keys.keyless && root?.shared;
    const mark = written !== undefined && (unsigned || shared) ? withoutDecision(written) : written;
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
    const isOlder = ![start, ...marks].every(({ keys, comment }) => isPresent(keys, comment));
    return {
        discussionId: start.comment.discussionId,
        commentId: start.comment.id,
        nonce: start.marker.nonce,
        job: start.marker.job,
        evidence,
        keys: refreshed?.keys ?? hashedBy,
        told: { ...start.marker.evidence.wording, keys: hashedBy },
        markIds: replies.toSorted((a, b) => b.mark.sequence - a.mark.sequence).map(({ comment }) => comment.id),
        foreignReplies,
        doubts: [
            ...(start.sealed ? ['sealed'] : doubts),
            ...(isOlder ? ['older'] : []),
            ...(edited ? ['edited'] : []),
            ...(unbound ? ['unbound'] : unsigned ? ['unsigned'] : []),
            ...(shared && !unbound ? ['shared'] : []),
        ],
        ...(0,defined.s)({
            lastMark,
            twins,
            asNew: unsigned ? undefined : asNew,
            contestedAt,
            flag,
            recordedStatement,
            mayResolve: listed('mayResolve'),
        }),
        ...(flag &&
            (0,defined.s)({
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
    };
}
function withoutDecision({ statement: _, decided: _decided, ...mark }) {
    return mark;
}
function hashedWith({ marker: { hashed }, keys }, keyring) {
    if (hashed === undefined)
        return keys;
    return [...keyring, thread_keyring.DJ].find((one) => (0,thread_keyring.cX)(one) === hashed) ?? keys;
}
function signedNonce(comment) {
    return `${'older' in comment ? 'older' : 'present'} ${comment.nonce}`;
}
function joinCopies(comments) {
    return [...Map.groupBy(comments, signedNonce).values()].flatMap(([first, ...copies]) => {
        if (first === undefined)
            return [];
        return copies.length === 0 ? [first] : [{ ...first, copies: copies.map(({ commentId }) => commentId) }];
    });
}
function readReplies(reads, startId) {
    return reads.flatMap(({ comment }) => {
        const { id, body, createdAt, mine } = comment;
        if (id === startId || mine === true || body.includes(seal._8))
            return [];
        const line = (0,decision.TM)(body);
        const words = (0,decision.Lc)(line);
        const writer = comment.editedBy ?? { id: comment.author, name: comment.authorName };
        const name = (0,lines.TN)(writer.name ?? '') || undefined;
        return [{ id, line, ...(0,defined.s)({ at: createdAt, author: writer.id, name, words }) }];
    });
}


 })

};

export const id = 3864;
export const ids = [3864];
export const modules = {

 53864:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   isGlob: () => ( isGlob),
   toGlob: () => ( toGlob),
   walk: () => ( walk)
 });
 var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
 var tinyglobby__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73382);


const NEVER = ['**/node_modules/**', '**/.git/**'];
const isGlob = (pattern) => (0,tinyglobby__WEBPACK_IMPORTED_MODULE_1__ .ey)(pattern);
async function walk(pattern, cwd) {
    const matches = await (0,tinyglobby__WEBPACK_IMPORTED_MODULE_1__ .TI)(pattern, {
        cwd,
        absolute: true,
        onlyFiles: true,
        followSymbolicLinks: false,
        expandDirectories: false,
        caseSensitiveMatch: false,
        ignore: NEVER,
    });
    return matches.map((match) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(match));
}
const GROUP = /[{(]/u;
function toGlob(pattern, { sep }, isThere) {
    const names = (sep === '\\' ? pattern.replaceAll('\\', '/') : pattern).split('/');
    const upTo = (count) => {
        const folder = names.slice(0, count).join('/');
        return count > 0 && /^(?:[a-z]:)?$/iu.test(folder) ? `${folder}/` : folder;
    };
    let count = 0;
    for (; count < names.length - 1; count += 1) {
        const name = names[count] ?? '';
        const mayBeGlob = isGlob(name) || GROUP.test(name) || name.includes('\\');
        if (mayBeGlob && !isThere(upTo(count + 1)))
            break;
    }
    return { folder: upTo(count), rest: names.slice(count).join('/') };
}


 })

};

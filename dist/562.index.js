export const id = 562;
export const ids = [562];
export const modules = {

/***/ 8562:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reviewLine: () => (/* binding */ reviewLine)
/* harmony export */ });
/* harmony import */ var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3271);
/* harmony import */ var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7746);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(492);
/* harmony import */ var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6761);
/* harmony import */ var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2860);





const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;
/**
 * What stands above the threads of these spots where they arrive together, since a mail begins with it: `7
 * findings, 3 errors, by ESLint`. It is no marker, and decides nothing.
 *
 * @param redact hides secrets in a text
 */
function reviewLine(spots, redact) {
    const errors = spots.filter(({ level }) => level === 'error').length;
    const found = errors === spots.length ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(errors, 'error') : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(spots.length, 'finding');
    const worst = errors === 0 || errors === spots.length ? '' : `, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__/* .counted */ .h)(errors, 'error')},`;
    const tools = [...new Set(spots.map(({ scope }) => scope.tool))].map((tool) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .truncate */ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(redact(tool)), LONGEST_TOOL)));
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__/* .sealBody */ .e)({ markdown: `${found}${worst} by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__/* .firstFew */ .Dt)(tools, MOST_TOOLS)}` });
}


/***/ })

};

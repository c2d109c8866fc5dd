export const id = 8562;
export const ids = [8562];
export const modules = {

 48562:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   reviewLine: () => ( reviewLine)
 });
 var _text_counted_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53271);
 var _text_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17746);
 var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10492);
 var _text_names_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16761);
 var _text_seal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(72860);





const MOST_TOOLS = 3;
const LONGEST_TOOL = 60;
function reviewLine(spots, redact) {
    const errors = spots.filter(({ level }) => level === 'error').length;
    const found = errors === spots.length ? (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(errors, 'error') : (0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(spots.length, 'finding');
    const worst = errors === 0 || errors === spots.length ? '' : `, ${(0,_text_counted_js__WEBPACK_IMPORTED_MODULE_3__ .h)(errors, 'error')},`;
    const tools = [...new Set(spots.map(({ scope }) => scope.tool))].map((tool) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__.escapeMarkdown)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .xv)((0,_text_lines_js__WEBPACK_IMPORTED_MODULE_0__ .TN)(redact(tool)), LONGEST_TOOL)));
    return (0,_text_seal_js__WEBPACK_IMPORTED_MODULE_2__ .eO)({ markdown: `${found}${worst} by ${(0,_text_names_js__WEBPACK_IMPORTED_MODULE_4__ .Dt)(tools, MOST_TOOLS)}` });
}


 })

};

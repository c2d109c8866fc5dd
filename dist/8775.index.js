export const id = 8775;
export const ids = [8775];
export const modules = {

 68775:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   ENDPOINTS: () => ( ENDPOINTS),
   endpointOf: () => ( endpointOf),
   parseEndpointOverrides: () => ( parseEndpointOverrides),
   resolveEndpoint: () => ( resolveEndpoint)
 });
 var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27406);
 var _http_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43414);


const DEPLOYMENT = '/deployments/{deploymentNumber}';
const SHOWN = {
    'create-comment': { method: 'POST', path: `${DEPLOYMENT}/comments` },
    reply: { method: 'POST', path: `${DEPLOYMENT}/discussions/{discussionId}/comments` },
    resolve: { method: 'PUT', path: `${DEPLOYMENT}/discussions/{discussionId}` },
};
const ASSUMED = {
    'get-deployment': { method: 'GET', path: DEPLOYMENT },
    'list-comments': { method: 'GET', path: `${DEPLOYMENT}/comments` },
    'delete-comment': { method: 'DELETE', path: `${DEPLOYMENT}/comments/{commentId}` },
    'put-check': { method: 'PUT', path: `${DEPLOYMENT}/checks/{checkName}` },
};
const OVERRIDABLE = {
    'get-deployment': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'list-comments': { methods: ['GET'], required: ['deploymentNumber'], optional: [] },
    'delete-comment': { methods: ['DELETE', 'POST'], required: ['commentId'], optional: ['deploymentNumber'] },
    'put-check': { methods: ['PUT', 'POST', 'PATCH'], required: ['deploymentNumber'], optional: ['checkName'] },
};
const ENDPOINTS = { ...SHOWN, ...ASSUMED };
function resolveEndpoint(operation, values, overrides = {}) {
    const endpoint = endpointOf(operation, overrides);
    return { method: endpoint.method, path: (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .aD)(endpoint.path, values) };
}
function endpointOf(operation, overrides = {}) {
    return (isAssumed(operation) ? overrides[operation] : undefined) ?? ENDPOINTS[operation];
}
function parseEndpointOverrides(text) {
    const overrides = {};
    for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
        const line = raw.trim();
        if (line === '')
            continue;
        const wrong = (what) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__ .j1(`The input \`endpoints\`, line ${index + 1}: ${what}.`);
        const [operation, endpoint] = parseOverride(line, wrong);
        if (overrides[operation] !== undefined)
            throw wrong(`${operation} is there twice; keep one of them`);
        overrides[operation] = endpoint;
    }
    return overrides;
}
function parseOverride(line, wrong) {
    const parts = /^([^\s:]+)\s*:\s*(\S+)\s+(\S+)$/.exec(line);
    const [, operation = '', methodText = '', path = ''] = parts ?? [];
    if (parts === null) {
        throw wrong('expected "operation: METHOD /path", such as "list-comments: GET /deployments/{deploymentNumber}/comments"');
    }
    const accepted = Object.keys(ASSUMED).join(', ');
    if (Object.hasOwn(SHOWN, operation)) {
        throw wrong(`${operation} is fixed by the interface; accepted are ${accepted}`);
    }
    if (!isAssumed(operation))
        throw wrong(`there is no such operation; accepted are ${accepted}`);
    const { methods, required, optional } = OVERRIDABLE[operation];
    const method = methodText.toUpperCase();
    if (!methods.includes(method))
        throw wrong(`${operation} accepts the methods ${methods.join(', ')}`);
    if (!isPath(path)) {
        throw wrong(`the path must begin with one "/", be relative to the REST prefix, and hold neither "." or ".." as a part nor characters that a URL does not allow`);
    }
    checkPlaceholders(operation, path, required, optional, wrong);
    return [operation, { method, path }];
}
function checkPlaceholders(operation, path, required, optional, wrong) {
    const names = (0,_http_address_js__WEBPACK_IMPORTED_MODULE_1__ .Ft)(path);
    const missing = required.find((name) => !names.includes(name));
    if (missing !== undefined)
        throw wrong(`the path of ${operation} must hold {${missing}}`);
    const known = [...required, ...optional];
    if (/[{}]/.test(path.replaceAll(/\{[A-Za-z]+\}/g, '')) || names.some((name) => !known.includes(name))) {
        throw wrong(`in the path of ${operation} only ${known.map((name) => `{${name}}`).join(', ')} may stand in braces`);
    }
}
function isPath(path) {
    if (!/^\/(?!\/)[\w\-.~!$&'()*+,;=:@%/{}]*(\?[\w\-.~!$&'()*+,;=:@%/?{}]*)?$/.test(path))
        return false;
    return !/\/(\.|%2e){1,2}(\/|\?|$)/i.test(path);
}
function isAssumed(operation) {
    return Object.hasOwn(ASSUMED, operation);
}


 })

};

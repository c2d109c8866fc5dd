export const id = 758;
export const ids = [758];
export const modules = {

 80758:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   PagingError: () => ( PagingError),
   collectPages: () => ( collectPages)
 });
const MAX_PAGES = 5_000;
const MAX_PAGES_WITHOUT_PROGRESS = 3;
const NEXT_LINK = /<([^<>]*)>(?=[^<>]*?;\s*rel\s*=\s*(?:next(?=[\s,;]|$)|"(?:[^"<>]*\s)?next[\s"]))/i;
class PagingError extends Error {
    name = 'PagingError';
}
async function collectPages(first, fetchPage, smaller = () => undefined, isEnough = () => false) {
    const items = new Map();
    const visited = new Set();
    let url = first;
    let withoutProgress = 0;
    while (url !== undefined) {
        if (visited.size === MAX_PAGES)
            throw new PagingError(`do not end after ${MAX_PAGES} pages`);
        visited.add(url.href);
        let page;
        try {
            page = await fetchPage(url);
        }
        catch (error) {
            url = smaller(url, error);
            if (url === undefined)
                throw error;
            continue;
        }
        const before = items.size;
        for (const item of page.items) {
            if (!items.has(item.id))
                items.set(item.id, item);
        }
        const isEmpty = page.items.length === 0;
        withoutProgress = isEmpty || items.size > before ? 0 : withoutProgress + 1;
        url = isEnough([...items.values()]) ? undefined : nextPage(url, page);
        if (url !== undefined && (visited.has(url.href) || withoutProgress === MAX_PAGES_WITHOUT_PROGRESS)) {
            throw new PagingError('repeat without anything new');
        }
    }
    return [...items.values()];
}
function nextPage(url, { headers, nextPageToken }) {
    const target = NEXT_LINK.exec(headers.get('link') ?? '')?.[1];
    if (target !== undefined)
        return follow(url, target);
    const number = headers.get('x-next-page')?.trim();
    if (number)
        return withQuery(url, 'page', number);
    return nextPageToken ? withQuery(url, 'pageToken', nextPageToken) : undefined;
}
function follow(url, target) {
    const next = URL.parse(target, url);
    if (next === null)
        throw new PagingError('have a link to the next page that is not a URL');
    if (next.origin !== url.origin || next.username !== '' || next.password !== '') {
        throw new PagingError(`lead from ${url.origin} to another origin, ${next.origin}; the service, or the proxy before it, has to name itself by the address in \`base-url\``);
    }
    next.hash = '';
    return next;
}
function withQuery(url, name, value) {
    const next = new URL(url);
    next.searchParams.set(name, value);
    return next;
}


 })

};

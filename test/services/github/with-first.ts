/** A network in which GitHub is asked for so many items of each list. */
export function withFirst(network: typeof fetch, size: () => number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.endsWith('/graphql')) return network(request);
    const body = (await request.text()).replaceAll('first: 100', `first: ${size()}`);
    const { method, headers, redirect, signal } = request;
    return network(new Request(request.url, { method, headers, redirect, signal, body }));
  };
}

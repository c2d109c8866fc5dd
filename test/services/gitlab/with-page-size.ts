/** A network in which GitLab gives so many discussions a page, however many are asked for. */
export function withPageSize(network: typeof fetch, size: () => number): typeof fetch {
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.searchParams.has('per_page')) return network(input, init);
    url.searchParams.set('per_page', String(size()));
    return network(input instanceof Request ? new Request(url, input) : url, init);
  };
}

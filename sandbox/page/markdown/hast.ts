import type rehypeRaw from 'rehype-raw';

/** The tree of a rendered comment, in the words of the libraries that make it. */
export type Root = Extract<Parameters<ReturnType<typeof rehypeRaw>>[0], { type: 'root' }>;
type Node = Root['children'][number];
export type Element = Extract<Node, { type: 'element' }>;

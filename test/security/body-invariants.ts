import { expect } from '@jest/globals';
import type { toHtml } from 'hast-util-to-html';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { linksOf, nodesOf, parseGfm } from '../text/gfm.ts';

type Nodes = Exclude<Parameters<typeof toHtml>[0], readonly unknown[]>;
type Root = Extract<Nodes, { type: 'root' }>;
type Element = Extract<Nodes, { type: 'element' }>;

/** Our own limit; the service names none. */
const LONGEST = 65_000;
const MARKER = /<!-- sarif-review:2:(?:thread|mark|summary):[\w.]+:[\w.]{16}:(?:[\w.]{22})? -->$/;
/** The only HTML that we write besides the marker. */
const FOLD = /^<details><summary>[\w ]+<\/summary>$|^<\/details>$/;
/** What a browser may get: folds, and what Markdown itself makes. */
const ELEMENTS = new Set(
  'a blockquote br code details em hr li ol p pre strong summary table tbody td th thead tr ul'.split(' '),
);
const ATTRIBUTES = new Set(['href', 'className', 'start', 'align']);
const WEB = /^https?:\/\//i;
/** What services take for a mention, a reference, an emoji code or an address, in the text of a page. */
const LIVE =
  /[@＠﹫#＃﹟!%~&$][\p{L}\p{N}_]|@[-.]|[%~]"|%\{|(?<![\p{L}\p{N}])G[HL]-\p{N}|:[\w+-]+:|:\/\/|www\.|\[\[|\[\w+:|\[_?TOC|[{[][+-]|\*iteration:/iu;

/**
 * Reads a body with an HTML parser, as services do after Markdown: raw HTML of the body is elements and
 * comments here.
 */
function toPage(body: string): Root {
  const markdown = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw);
  return markdown.runSync(markdown.parse(body)) as Root;
}

/**
 * Everything that holds for a body that leaves, whatever stands in the log. Few expectations, each of a list
 * of what is wrong, since one at each node costs more than the reading.
 */
export function expectHarmless(body: string): void {
  expect(body.length).toBeLessThanOrEqual(LONGEST);
  expect(body.isWellFormed()).toBe(true);
  expect(body).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]/u);
  // A quick action runs wherever the line stands: in a fence and in a comment as well.
  const lines = body.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
  expect({ actions: lines.filter((line) => /^\/|^\s+\/[\p{L}\p{N}_]/u.test(line)) }).toEqual({ actions: [] });
  expectTree(body);
  expectPage(body);
}

function expectTree(body: string): void {
  const visible = body.replace(MARKER, '');
  expect(visible.length).toBeLessThan(body.length);
  const tree = parseGfm(visible);
  const strange = nodesOf(tree).filter((node) =>
    node.type === 'html' ? !FOLD.test(node.value) : /image|heading|definition|reference/i.test(node.type),
  );
  const links = linksOf(tree).filter(({ url }) => !WEB.test(url));
  expect({ strange, links }).toEqual({ strange: [], links: [] });
}

function expectPage(body: string): void {
  const page = toPage(`${body}\n\nwhat follows`);
  const nodes = walk(page);
  expect(nodes.filter((node) => node.type === 'comment')).toHaveLength(1);
  const strange = nodes.filter((node) => node.type === 'element' && !isAllowed(node));
  // Nothing is open at the end: the next words are a paragraph of the page, and no code.
  const last = page.children.filter(({ type }) => type === 'element').at(-1) as Element;
  const alive = nodes.flatMap((block) => {
    const isBlock = block.type === 'element' && /^(p|li|td|th|summary|details)$/.test(block.tagName);
    return isBlock && LIVE.test(proseOf(block)) ? [proseOf(block)] : [];
  });
  expect({ strange, end: [last.tagName, proseOf(last)], alive }).toEqual({
    strange: [],
    end: ['p', 'what follows'],
    alive: [],
  });
}

function isAllowed({ tagName, properties }: Element): boolean {
  return (
    ELEMENTS.has(tagName) &&
    Object.keys(properties).every((name) => ATTRIBUTES.has(name)) &&
    (!('href' in properties) || WEB.test(String(properties.href)))
  );
}

function walk(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(walk)] : [node];
}

/** The text of a block in which things come alive; a backtick stands for code, a link, or another block. */
function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  return node.children
    .map((child) => {
      if (child.type !== 'element') return proseOf(child);
      if (child.tagName === 'br') return '\n';
      // What is emphasized is a text of its own: a sign before it has no word.
      return /^(em|strong)$/.test(child.tagName) ? `\`${proseOf(child)}\`` : '`';
    })
    .join('');
}

import type { Link, Nodes, Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { visit } from 'unist-util-visit';

export function parseGfm(markdown: string): Root {
  return fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

export function nodesOf(tree: Nodes): Nodes[] {
  const nodes: Nodes[] = [];
  visit(tree, (node) => {
    nodes.push(node);
  });
  return nodes;
}

export function nodeTypes(markdown: string): string[] {
  return [...new Set(nodesOf(parseGfm(markdown)).map((node) => node.type))].sort();
}

export function linksOf(tree: Nodes): Link[] {
  return nodesOf(tree).filter((node): node is Link => node.type === 'link');
}

/** The text that a reader sees, with line breaks, and blank lines between blocks. */
export function renderedText(tree: Nodes): string {
  if (tree.type === 'break') return '\n';
  if ('value' in tree) return tree.value;
  if (!('children' in tree)) return '';
  return tree.children.map(renderedText).join(tree.type === 'root' ? '\n\n' : '');
}

/**
 * The text of prose alone, where mentions, references and emoji codes come alive; all else is a backtick, a
 * mark's ends too.
 */
export function proseOf(tree: Nodes): string {
  if (tree.type === 'text') return tree.value;
  if (tree.type === 'link' || !('children' in tree)) return '`';
  if (tree.type === 'paragraph') return tree.children.map(proseOf).join('');
  const isMark = tree.type === 'strong' || tree.type === 'emphasis' || tree.type === 'delete';
  return isMark ? `\`${tree.children.map(proseOf).join('')}\`` : tree.children.map(proseOf).join('\n');
}

import type { BlockContent, DefinitionContent, ListItem, Paragraph, RootContent, Table } from 'mdast';
import { plainLanguage } from './fence-language.ts';
import { type InlineContext, renderInline } from './inline-markdown.ts';
import { codeFence, escapeLineStart, tableCell } from './markdown.ts';

/** Deeper lists and quotes than this are no help to anybody. */
const DEEPEST = 20;
const CUT = '…';

const RULES = { left: ':--', right: '--:', center: ':-:', none: '---' } as const;

type Flow = RootContent | BlockContent | DefinitionContent;

/**
 * Untrusted blocks as blocks that are safe to write down: lists, quotes and rules, and for all else
 * paragraphs whose one text is ready Markdown. HTML and definitions are gone, headings are bold, what is
 * nested too deep is `…`. Blocks without content are left out.
 */
export function toPlainBlocks(nodes: readonly Flow[], context: InlineContext, depth = 0): BlockContent[] {
  if (depth > DEEPEST) return ready(CUT);
  return nodes.flatMap((node): BlockContent[] => {
    switch (node.type) {
      case 'paragraph':
        return ready(renderInline(node.children, context).split('\n').map(escapeLineStart).join('\n'));
      case 'heading':
        return ready(bold(renderInline(node.children, { ...context, breaks: 'spaces', open: ['strong'] })));
      case 'code':
        return ready(codeFence(node.value, plainLanguage(node.lang)));
      case 'table':
        return ready(renderTable(node, context));
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'footnoteDefinition':
        return toPlainBlocks(node.children, context, depth + 1);
      case 'blockquote': {
        const children = toPlainBlocks(node.children, context, depth + 1);
        return children.length === 0 ? [] : [{ type: 'blockquote', children }];
      }
      case 'list': {
        const { ordered = null, start = null } = node;
        const children = node.children.flatMap((item) => toItem(item, context, depth));
        return children.length === 0 ? [] : [{ type: 'list', ordered, start, spread: false, children }];
      }
      default:
        return [];
    }
  });
}

function ready(markdown: string): Paragraph[] {
  return markdown === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', value: markdown }] }];
}

function bold(markdown: string): string {
  return markdown === '' ? '' : `**${markdown}**`;
}

/** Without blank lines only where nothing in the item could be read as a part of what stands before it. */
function toItem(item: ListItem, context: InlineContext, depth: number): ListItem[] {
  const children = toPlainBlocks(item.children, context, depth + 1);
  const [first, second, ...more] = children;
  const isTight = first?.type === 'paragraph' && (second?.type ?? 'list') === 'list' && more.length === 0;
  return children.length === 0 ? [] : [{ type: 'listItem', spread: !isTight, children }];
}

function renderTable({ align, children: rows }: Table, context: InlineContext): string {
  const [head, ...body] = rows.map((row) =>
    row.children.map((cell) => tableCell(renderInline(cell.children, { ...context, breaks: 'spaces' }))),
  );
  if (head === undefined) return '';
  const rules = head.map((_, column) => RULES[align?.[column] ?? 'none']);
  return [head, rules, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

import { common, createLowlight } from 'lowlight';
import { escapeHtml } from '../../../src/page/html.ts';

const lowlight = createLowlight(common);
// Apex is close enough to Java, Visualforce and Aura to XML; scripts of LWC are plain JavaScript.
lowlight.registerAlias({
  java: ['apex', 'cls', 'trigger', 'soql'],
  xml: ['page', 'component', 'cmp', 'app', 'evt', 'design'],
  javascript: ['cjs', 'mjs'],
  typescript: ['cts', 'mts'],
  ini: ['properties'],
});

/** Beyond this a file is shown without colors: a minified library would take seconds. */
const MOST_CHARACTERS = 1_000_000;
const LONGEST_LINE = 2_000;

type Tree = ReturnType<typeof lowlight.highlight>;
type Node = Tree['children'][number];

/** The language of a file by its ending, or undefined where no colors are known for it. */
export function languageOf(path: string): string | undefined {
  const ending = /\.([A-Za-z0-9]+)$/.exec(path)?.[1]?.toLowerCase();
  return ending !== undefined && lowlight.registered(ending) ? ending : undefined;
}

/**
 * The lines of a text as HTML, with elements of the class `hljs-…` for what the language of the file has
 * names for.
 */
export function highlightLines(lines: readonly string[], language: string | undefined): readonly string[] {
  if (language === undefined || !lowlight.registered(language)) return lines.map(escapeHtml);
  const text = lines.join('\n');
  if (text.length > MOST_CHARACTERS || lines.some((line) => line.length > LONGEST_LINE)) {
    return lines.map(escapeHtml);
  }
  return toLines(lowlight.highlight(language, text));
}

/**
 * Cuts the tree at line ends: an element that goes over several lines (a comment) is closed and opened again.
 */
function toLines(tree: Tree): readonly string[] {
  const done: string[] = [];
  let line = '';
  const walk = (node: Node, open: string): void => {
    if (node.type === 'text') {
      const [first = '', ...rest] = node.value.split('\n');
      const closing = '</span>'.repeat(open.split('<').length - 1);
      const wrap = (text: string): string => (text === '' ? '' : `${open}${escapeHtml(text)}${closing}`);
      line += wrap(first);
      for (const next of rest) {
        done.push(line);
        line = wrap(next);
      }
    } else if (node.type === 'element') {
      const { className } = node.properties;
      const names = Array.isArray(className) ? className.join(' ') : '';
      const tag = `<span class="${escapeHtml(names)}">`;
      for (const child of node.children) walk(child, `${open}${tag}`);
    }
  };
  for (const node of tree.children) walk(node, '');
  return [...done, line];
}

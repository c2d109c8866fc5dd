/** A fenced code block of a Markdown text. `line` counts from 1. */
export interface Snippet {
  readonly language: string;
  readonly text: string;
  readonly line: number;
}

/** The fenced blocks of a Markdown text in order; those in list items lose their indentation. */
export function readSnippets(markdown: string): readonly Snippet[] {
  const fence = /^( *)```(\w+)\n([\s\S]*?)^\1```$/gmu;
  return [...markdown.matchAll(fence)].map((match) => {
    const [, indent = '', language = '', text = ''] = match;
    return {
      language,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''),
      line: markdown.slice(0, match.index).split('\n').length,
    };
  });
}

/** An expression of a workflow. It is written in two parts, since it looks like a mistake otherwise. */
export const expression = (text: string): string => ['$', `{{ ${text} }}`].join('');

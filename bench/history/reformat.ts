import { format, type Options } from 'prettier';

/** What a formatter changes. */
export type Way = 'twice the indentation' | 'wrapped and indented' | 'quotes, semicolons, commas and width';

export const WAYS: readonly Way[] = [
  'twice the indentation',
  'wrapped and indented',
  'quotes, semicolons, commas and width',
];

/** Formats a source; undefined where it cannot be parsed. */
export async function reformat(text: string, path: string, way: Way): Promise<string | undefined> {
  if (way === 'twice the indentation')
    return text.replace(/^[\t ]+/gmu, (indentation) => indentation.repeat(2));
  const style = inferStyle(text);
  const { singleQuote, semi, trailingComma, useTabs = false, tabWidth = 2 } = style;
  const options: Options =
    way === 'wrapped and indented'
      ? { ...style, printWidth: 60, useTabs: false, tabWidth: !useTabs && tabWidth === 2 ? 4 : 2 }
      : {
          ...style,
          singleQuote: !singleQuote,
          semi: !semi,
          trailingComma: trailingComma === 'none' ? 'all' : 'none',
          printWidth: 110,
        };
  try {
    return await format(text, { ...options, filepath: path });
  } catch {
    return undefined;
  }
}

/** The style that most of a file is written in. */
function inferStyle(text: string): Options {
  const number = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const indents = text.match(/^[\t ]+(?=\S)/gmu) ?? [];
  const tabs = indents.filter((indent) => indent.startsWith('\t')).length;
  const two = indents.filter((indent) => /^ +$/u.test(indent) && indent.length % 4 === 2).length;
  const closed = number(/[^\s,{[(]\s*\n\s*[)\]}]/gu);
  return {
    singleQuote: number(/'[^'"\n]*'/gu) >= number(/"[^'"\n]*"/gu),
    semi: number(/;$/gmu) > number(/[\w)\]'"]$/gmu),
    trailingComma: number(/,\n\s*[)\]}]/gu) * 2 > closed - number(/[;}]\s*\n\s*\}/gu) ? 'all' : 'none',
    useTabs: tabs * 2 > indents.length,
    tabWidth: two * 10 > indents.length ? 2 : 4,
    bracketSpacing: number(/\{ \S/gu) >= number(/\{[\w'"]/gu),
    arrowParens: number(/\(\w+\) =>/gu) >= number(/(?<![\w)] |\))\b\w+ =>/gu) ? 'always' : 'avoid',
    quoteProps: 'preserve',
  };
}

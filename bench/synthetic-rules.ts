import type { Result } from '../src/finding/finding.ts';
import { makeLogResult } from '../test/finding/make-finding.ts';
import type { TrackedFile } from './tracked-tree.ts';

/** What a rule says of one line; several messages are several findings on the line. */
interface LineRule {
  readonly id: string;
  messages(text: string): readonly string[];
}

const LONGEST_LINE = 100;
const MOST_LINES = 150;
/** Reports one line of a file, wherever that line is: its place says nothing about the finding. */
export const DRIFTING_RULE = 'max-lines';

const LINE_RULES: readonly LineRule[] = [
  { id: 'no-return', messages: (text) => (/\breturn\b/u.test(text) ? ['Unexpected return.'] : []) },
  {
    id: 'no-let',
    messages: (text) =>
      every(text, /\b(?:let|var) (\w+)/gu, (name) => `'${name}' may change; declare a constant.`),
  },
  { id: 'no-if', messages: (text) => (/\bif \(/u.test(text) ? ['Unexpected condition.'] : []) },
  {
    id: 'no-magic-number',
    messages: (text) => every(text, /(?<![\w.])(\d+)(?![\w.])/gu, (number) => `No magic number: ${number}.`),
  },
  {
    id: 'no-equals',
    messages: (text) => every(text, /([!=]==?)/gu, (sign) => `Expected a comparison other than '${sign}'.`),
  },
  {
    id: 'no-function',
    messages: (text) =>
      every(text, /\bfunction (\w+)/gu, (name) => `Function ${name} has a complexity of ${name.length}.`),
  },
  {
    id: 'no-member-call',
    messages: (text) => every(text, /\.(\w+)\(/gu, (name) => `Method "${name}" may return undefined.`),
  },
  {
    id: 'no-closing-brace',
    messages: (text) => (/^\s*\}[,;)]*$/u.test(text) ? ['This block is too deep.'] : []),
  },
  {
    id: 'no-new',
    messages: (text) => every(text, /\bnew (\w+)/gu, (name) => `Do not construct ${name} here.`),
  },
  { id: 'no-throw', messages: (text) => (/\bthrow\b/u.test(text) ? ['Unexpected throw.'] : []) },
  {
    id: 'max-len',
    messages: ({ length }) =>
      length > LONGEST_LINE
        ? [`This line has a length of ${length}. Maximum allowed is ${LONGEST_LINE}.`]
        : [],
  },
];

/** The findings of all rules in a file. They depend on its text alone. */
export function findInFile({ path, lines }: Pick<TrackedFile, 'path' | 'lines'>): readonly Result[] {
  const found = lines.flatMap(({ text }, index) =>
    LINE_RULES.flatMap((rule) =>
      rule
        .messages(text)
        .map((message) => makeLogResult({ tool: 'bench', rule: rule.id, message, path, line: index + 1 })),
    ),
  );
  if (lines.length <= MOST_LINES) return found;
  const message = `File has too many lines (${lines.length}). Maximum allowed is ${MOST_LINES}.`;
  return [...found, makeLogResult({ tool: 'bench', rule: DRIFTING_RULE, message, path, line: lines.length })];
}

function every(text: string, pattern: RegExp, say: (match: string) => string): readonly string[] {
  return [...text.matchAll(pattern)].map(([, match = '']) => say(match));
}

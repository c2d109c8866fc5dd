/** Pages for users; texts of the program with several words; and whole sources, with names and comments. */
export type Where = 'pages' | 'sentences' | 'code';

/** A word that may not stand there, alone or in the plural, and what to write. */
interface Word {
  readonly word: string | RegExp;
  readonly say: string;
  readonly in: readonly Where[];
}

const EVERYWHERE: readonly Where[] = ['pages', 'sentences', 'code'];
const IN_PRINT: readonly Where[] = ['pages', 'sentences'];

/** A thing has one word. */
export const WORDS: readonly Word[] = [
  { word: 'twin', say: 'write "grouped"', in: EVERYWHERE },
  { word: 'verdict', say: 'write "conclusion" of a run, "check" on a commit', in: EVERYWHERE },
  { word: 'unanchored', say: 'write "not on the diff"', in: EVERYWHERE },
  { word: 'unplaced', say: 'write "unlocated"', in: EVERYWHERE },
  { word: 'spot', say: 'write "finding"', in: IN_PRINT },
  { word: 'overview', say: 'write "summary comment"', in: EVERYWHERE },
  { word: 'base log', say: 'write "baseline"', in: EVERYWHERE },
  { word: /\blogs? of the base\b/giu, say: 'write "baseline"', in: EVERYWHERE },
  { word: /\bbase(?:Log|-sarif-file|-commit)\b/gu, say: 'write "baseline"', in: EVERYWHERE },
  {
    word: /(?<!-)\b(?:\d|is|are|be|was|were) (?:held|existing|covered|uncertain)\b/gu,
    say: 'write "unverified", "unchanged", "grouped" or "unknown"',
    in: IN_PRINT,
  },
  { word: /\b[Hh]eld(?:Scopes?|Files?)\b/gu, say: 'write "unverified"', in: EVERYWHERE },
  {
    word: /\bT[1-9]\b|\b[Tt]iers?\b/gu,
    say: 'write by its phrase how a finding was found again',
    in: IN_PRINT,
  },
  { word: /(?<!interface-)\b[Dd]ecisions?\b/gu, say: 'write "dismissal"', in: IN_PRINT },
  {
    word: /\b(?:thread|failed|planned|expected)[- ]?[Mm]oves?\b|\b[Mm]ove of (?:a|the) thread\b/gu,
    say: 'write "action"',
    in: EVERYWHERE,
  },
];

/** Verbs and phrases that an American reads twice: what to write on a page. */
export const PLAIN: readonly (readonly [phrase: RegExp, say: string])[] = [
  [/\b(?:it|that|this|which|one|what|line|thread|finding) stands\b/giu, 'write "is"'],
  [/\bgo(?:es)? on\b/giu, 'write "continues"'],
  [/\brests? on\b/giu, 'write "depends on"'],
  [/\b(?:is|are|be) had\b/giu, 'write who can get it'],
  [/\banew\b/giu, 'write "again"'],
  [/\bneed not\b/giu, 'write "do not have to"'],
  [/\bof yours\b/giu, 'write "your"'],
];
/** Words of a sentence, and of a cell of a table, at most. */
export const LONGEST = { sentence: 40, cell: 60 } as const;
/** Pages whose tables are printed from code. */
export const PRINTED_TABLES: readonly string[] = ['docs/rules.md', 'docs/analyzers.md'];

/**
 * What no file may say that serves all hosts: names, words, inputs and rights of one service (the secret that
 * keys of markers come from is not among them), and statuses of HTTP (400 and 500 are sizes as well, and are
 * told by the word before them).
 */
export const OF_ONE_HOST = {
  files:
    'src/{{diff,finding,threads,match,comment,locate,plan,act,report,page,run,tools/doctor}/**/*,tools/clean,tools/history/{history-*,sum-history},review,result,run}.ts',
  words:
    /gitlab|github|(?:pull|merge)[- ]?request|deployment|endpoint|client[- ]?id|account owner|(?:merge|target)Commit|\bHTTP\b|\bstatus\W{1,5}[1-5]\d\d\b|(?<![\d.,_])(?:40[1-9]|41\d|42\d|431|451|50[1-9]|51[01])(?![\d.,_])/giu,
} as const;

/** Where such a word has to stand all the same: file, text, and why. */
export const EXCEPTIONS: readonly (readonly [file: string, text: string, why: string])[] = [
  ['src/page/html.ts', 'http-equiv="Content-Security-Policy"', 'a word of HTML'],
  ['src/report/code-quality.ts', "GitLab's Code Quality report", 'the name of the format'],
  ['src/report/code-quality.ts', 'https://docs.gitlab.com/ci/testing/code_quality/', 'where it is described'],
  ['docs/glossary.md', "A person's decision", 'it explains the word'],
];

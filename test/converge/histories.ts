import { type Draft, type History, PLAIN, type Tree } from './scenario.ts';

/* The same history, with edits that make it harder to say which line, or which file, something is in. */

/** What analyzers of JavaScript take for the end of a line, and git does not. */
const OTHER_ENDS = ['\u2028', '\r', '\u2029'] as const;

/**
 * Such ends of lines come and go above the calls, so that the numbers of the logs are others than git's, and
 * below them.
 */
const ENDS: History = {
  ...PLAIN,
  recounts: true,
  drafts: PLAIN.drafts.map((draft, index) => ({
    ...draft,
    files: mapTree(draft.files, (path, text, at) => {
      const end = OTHER_ENDS[(index + at) % (OTHER_ENDS.length + 1)];
      return [
        path,
        end === undefined || typeof text !== 'string'
          ? text
          : text.replace(/(?<=line 2|four)\n/u, ` /*${end}*/\n`),
      ];
    }),
  })),
};

/**
 * One file is a link all the time, whose text changes, and which once leads elsewhere; another one becomes a
 * link, and a file again.
 */
const LINKS: History = {
  ...PLAIN,
  base: { ...behindLink(PLAIN.base, 'c.js'), 'c.js': { link: 'text/c.js' } },
  drafts: change(
    PLAIN.drafts.map((draft) => ({ ...draft, files: behindLink(draft.files, 'c.js') })),
    {
      suppressed: ({ files, ...draft }) => ({
        ...draft,
        files: { ...behindLink(files, 'b.js'), 'b.js': { link: 'text/b.js' } },
      }),
      'left-the-diff': ({ files, ...draft }) => ({
        ...draft,
        files: { ...files, 'other/c.js': PLAIN.base['c.js'] ?? null, 'c.js': { link: 'other/c.js' } },
      }),
      'all-fixed': ({ files, ...draft }) => ({
        ...draft,
        files: { ...files, 'text/b.js': null, 'c.js': { link: 'text/c.js' } },
      }),
      many: ({ files, ...draft }) => ({
        ...draft,
        files: { ...behindLink(files, 'b.js'), 'b.js': { link: 'text/b.js' } },
      }),
    },
  ),
};

function behindLink(tree: Tree, path: string): Tree {
  return mapTree(tree, (name, content) => [name === path ? `text/${path}` : name, content]);
}

const LONGER_C = { 'c.js': 'one\ncall("epsilon");\nthree\nfour\n' };

/**
 * Two files are in a submodule, which moves with them, and in which a line is edited for a while; in the end
 * files take its place.
 */
const SUBMODULES: History = {
  ...PLAIN,
  base: { ...intoModule(PLAIN.base), lib: { module: pick(PLAIN.base, ['c.js', 'd.js']) } },
  drafts: change(
    PLAIN.drafts.map(({ files, reports, ...draft }) => ({
      ...draft,
      files: {
        ...intoModule(files),
        ...('c.js' in files && {
          lib: { module: { ...pick(PLAIN.base, ['d.js']), ...pick(files, ['c.js']) } },
        }),
      },
      reports: mapTree(reports, (path, names) => [inModule(path), names]),
    })),
    {
      'back-again': ({ files, ...draft }) => ({
        ...draft,
        files: {
          ...files,
          lib: { module: { ...LONGER_C, 'd.js': 'one\ncall("omega", 2);\ncall("psi");\n' } },
        },
      }),
      suppressed: ({ files, ...draft }) => ({
        ...draft,
        files: { ...files, lib: { module: { ...LONGER_C, ...pick(PLAIN.base, ['d.js']) } } },
      }),
      many: ({ files, ...draft }) => ({
        ...draft,
        files: {
          ...files,
          lib: null,
          'lib/c.js': PLAIN.base['c.js'] ?? null,
          'lib/d.js': PLAIN.base['d.js'] ?? null,
        },
        cameIn: ['epsilon', 'psi'],
      }),
    },
  ),
  at: { epsilon: 'lib/c.js', omega: 'lib/d.js' },
};

function inModule(path: string): string {
  return path === 'c.js' || path === 'd.js' ? `lib/${path}` : path;
}

function intoModule(tree: Tree): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([path]) => inModule(path) === path));
}

function pick(tree: Tree, paths: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    paths.map((path) => {
      const content = tree[path];
      if (typeof content !== 'string') throw new Error(`${path} is no text`);
      return [path, content];
    }),
  );
}

/** The tools run in a folder, and files of another one have the names of theirs. */
const FOLDERS: History = {
  base: mapTree(PLAIN.base, (path, content) => [inFolder(path), content]),
  drafts: change(
    PLAIN.drafts.map(({ files, reports, ...draft }) => ({
      ...draft,
      files: mapTree(files, (path, content) => [inFolder(path), content]),
      reports: mapTree(reports, (path, names) => [inFolder(path), names]),
    })),
    {
      'one-fixed': (draft) => withCopies(draft, { 'a.js': 'a copy\n' }),
      'back-again': (draft) => withCopies(draft, { 'a.js': null }),
      'left-the-diff': (draft) => withCopies(draft, { 'b.js': 'a copy\n' }),
      'all-fixed': (draft) => withCopies(draft, { 'b.js': null }),
      many: (draft) => withCopies(draft, { 'a.js': 'a copy\n', 'b.js': 'a copy\n' }),
    },
  ),
  at: { epsilon: inFolder('c.js'), omega: inFolder('d.js') },
  asked: inFolder('a.js'),
  reportsBelow: true,
};

function inFolder(path: string): string {
  return `left/${path}`;
}

function withCopies({ files, ...draft }: Draft, copies: Tree): Draft {
  return {
    ...draft,
    files: { ...files, ...mapTree(copies, (path, content) => [`docs/${path}`, content]) },
  };
}

/** Histories by the edits that they have beside those of all. */
export const HISTORIES = {
  plain: PLAIN,
  ends: ENDS,
  links: LINKS,
  submodules: SUBMODULES,
  folders: FOLDERS,
} as const satisfies Readonly<Record<string, History>>;

function mapTree<T>(
  tree: Readonly<Record<string, T>>,
  map: (path: string, content: T, index: number) => readonly [string, T],
): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(tree).map(([path, content], index) => map(path, content, index)));
}

/** Changes the drafts of these names. */
function change(
  drafts: readonly Draft[],
  changes: Readonly<Record<string, (draft: Draft) => Draft>>,
): readonly Draft[] {
  return drafts.map((draft) => changes[draft.name]?.(draft) ?? draft);
}

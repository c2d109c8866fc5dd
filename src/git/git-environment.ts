import { withoutReviewedPrograms } from './find-program.ts';

/**
 * Settings that a user, a machine or a checkout may carry and that would change what we read or what git does
 * beside it. What the command line can say is said there instead (see `read-diff.ts`).
 */
export const SETTINGS: readonly string[] = [
  'color.ui=false',
  // It names a program, and is an optimization for repositories that share objects.
  'core.alternateRefsCommand=true',
  'core.attributesFile=',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'core.warnAmbiguousRefs=false',
  'diff.mnemonicPrefix=false',
  'diff.noprefix=false',
  'fetch.writeCommitGraph=false',
  'gc.auto=0',
  'maintenance.auto=false',
  // Files that are checked out may look like a repository (git 2.38; see `checkout.ts`).
  'safe.bareRepository=explicit',
];

/**
 * Variables that point git at another repository than the one of the folder (`git rev-parse
 * --local-env-vars`, as a git hook passes them on), or that change a diff (`GIT_DIFF_OPTS` wins over `-U0`).
 */
const DROPPED: ReadonlySet<string> = new Set([
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_ATTR_SOURCE',
  'GIT_COMMON_DIR',
  'GIT_DIFF_OPTS',
  'GIT_DIR',
  'GIT_EXTERNAL_DIFF',
  'GIT_GRAFT_FILE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_INDEX_FILE',
  'GIT_INTERNAL_SUPER_PREFIX',
  'GIT_NAMESPACE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_PREFIX',
  'GIT_REPLACE_REF_BASE',
  'GIT_SHALLOW_FILE',
  'GIT_WORK_TREE',
]);

/**
 * Our own inputs, the client secret among them: git starts programs that a checkout's configuration names.
 */
const OURS = /^(?:INPUT|SARIF_REVIEW)_/i;

/**
 * Over which addresses git may fetch: an `ext::` address is a program that it starts, also for objects that a
 * remote promised.
 */
const PROTOCOLS = 'https:http:ssh:git:file';

/**
 * git's environment: the given one without what leads it astray, in English, without prompts.
 *
 * @param directory absolute; the checkout around it is under review
 */
export function gitEnvironment(env: NodeJS.ProcessEnv, directory: string): NodeJS.ProcessEnv {
  // Names of variables have no case on Windows.
  const kept = Object.entries(env).filter(([name]) => !DROPPED.has(name.toUpperCase()) && !OURS.test(name));
  return {
    ...withoutReviewedPrograms(Object.fromEntries(kept), directory),
    LC_ALL: 'C',
    LANGUAGE: '',
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    GIT_ATTR_NOSYSTEM: '1',
    // What stands for other paths in a pathspec is part of a name.
    GIT_LITERAL_PATHSPECS: '1',
    // A replaced commit has the same id here and another content at the service.
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    // `core.gitProxy` of a checkout names a program; a machine that has to use one says so here.
    GIT_PROXY_COMMAND: env.GIT_PROXY_COMMAND ?? '',
    GIT_TERMINAL_PROMPT: '0',
    GCM_INTERACTIVE: 'never',
  };
}

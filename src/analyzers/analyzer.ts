import type { UnparsedResult } from './unparsed-results.ts';

/** What is known of one way to have a tool write SARIF. */
export interface Analyzer {
  /** As people call it. */
  readonly name: string;
  /** `tool.driver.name` of its runs, as the logs spell it. */
  readonly drivers: readonly string[];
  /** Writes the log. */
  readonly command: string;
  /** The program or the package that makes SARIF of what the tool writes, where it does not do so itself. */
  readonly converter?: string;
  /**
   * What the log has of the tool where it found nothing. `no results`: a run without the property `results`,
   * which SARIF has for an analysis that did not begin (§3.14.23).
   */
  readonly clean: 'run' | 'no results' | 'no run' | 'not known';
  readonly unparsed: {
    /**
     * How the tool says that it could not parse a file. `untold`: the log says nothing of it, and the
     * findings of the file are missing. `stops`: there is no log then. `text`: there is nothing to parse.
     */
    readonly as: 'result' | 'notification' | 'untold' | 'stops' | 'text' | 'not known';
    /** Markdown. */
    readonly told?: string;
    /** The lines of the table by which a run tells such results. */
    readonly results?: readonly UnparsedResult[];
  };
  /**
   * Which fingerprints its results have, and what they are worth; Markdown. It writes none where this is not.
   */
  readonly fingerprints?: string;
  /** Markdown. */
  readonly note?: string;
  /**
   * What shows that a repository uses it: paths, and after a colon a text that stands in the file
   * (`setup.cfg: [flake8`), or a package that `package.json` depends on (`package.json: eslint`). `*` stands
   * for any part of a name; two of them and a slash stand for any folders.
   */
  readonly signs?: readonly string[];
  /** Paths that show that it has something to look at. */
  readonly fits?: readonly string[];
  readonly step?: AnalyzerStep;
  /** Logs of this repository that it wrote. */
  readonly fixtures?: readonly string[];
  /** A public log that it wrote was read. */
  readonly isProven?: true;
  /** Addresses of where this was read. */
  readonly sources: readonly string[];
}

/** How a job in CI runs an analyzer. */
export interface AnalyzerStep {
  /** The file that the command names. */
  readonly log: string;
  /** The command chooses the name of its log. */
  readonly isFixed?: true;
  /** The image of a job of GitLab. */
  readonly image: string;
  /** Takes the place of the first word of the command. */
  readonly program: string;
  /** Packages of npm that the repository has to have installed. */
  readonly packages?: readonly string[];
  /** What else is run before, on the image of GitHub and on the one above. */
  readonly install?: { readonly github: readonly string[]; readonly gitlab: readonly string[] };
  /** Its program comes by npm. */
  readonly node?: true;
}

export interface AnalyzerGroup {
  readonly title: string;
  readonly analyzers: readonly Analyzer[];
}

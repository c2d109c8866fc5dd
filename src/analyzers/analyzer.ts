/*
 * What is known of the tools that write SARIF, and of those that do not: the schema of `analyzers.json`. The
 * page of the analyzers is written from that file; `init` and the doctor read it, and a run never does.
 */

import { z } from 'zod';

/** Markdown, of one line. */
const markdown = z.string().min(1);
const address = z.string().regex(/^https:\/\/\S+$/u);
const lines = z.array(z.string().min(1)).min(1).readonly();

/** How a job in CI runs an analyzer. */
const stepSchema = z.strictObject({
  log: z.string().describe('The file that the command names.'),
  isFixed: z.literal(true).optional().describe('The command chooses the name of its log.'),
  image: z.string().describe('The image of a job of GitLab.'),
  program: z
    .string()
    .describe(
      'Takes the place of the first word of the command; `npx` is what the package manager of the repository runs it by.',
    ),
  packages: lines.optional().describe('Packages of npm that the repository has to have installed.'),
  pip: lines
    .optional()
    .describe('The package of Python that brings it, and what goes into the environment of that one.'),
  install: z
    .strictObject({ github: lines, gitlab: lines })
    .optional()
    .describe('What else is run before, on the image of GitHub and on the one above.'),
  node: z.literal(true).optional().describe('Its program comes by npm.'),
});

/** What is known of one way to have a tool write SARIF. */
const analyzerSchema = z.strictObject({
  name: z.string().min(1).describe('As people call it.'),
  drivers: lines.describe('`tool.driver.name` of its runs, as the logs spell it.'),
  command: z.string().min(1).describe('Writes the log.'),
  settings: z
    .string()
    .optional()
    .describe("The word of the command that the repository's own settings take the place of."),
  takesPaths: z
    .literal(true)
    .optional()
    .describe('The command takes paths: in the place of its `.` or its pattern, or else before its flags.'),
  converter: markdown
    .optional()
    .describe('The program or package that makes SARIF of what the tool writes, where it does not itself.'),
  clean: z
    .enum(['run', 'no results', 'no run', 'not known'])
    .describe(
      'What the log has of the tool where it found nothing. `no results`: a run without the property `results`, which SARIF has for an analysis that did not begin (§3.14.23).',
    ),
  unparsed: z
    .strictObject({
      as: z
        .enum(['result', 'notification', 'untold', 'stops', 'text', 'not known'])
        .describe(
          'How the tool says that it could not parse a file. `untold`: the log says nothing of it, and the findings of the file are missing. `stops`: there is no log then. `text`: there is nothing to parse.',
        ),
      told: markdown.optional(),
      results: z
        .string()
        .optional()
        .describe('The name in `unparsed-results.json` of the lines by which a run tells such results.'),
    })
    .readonly(),
  fingerprints: markdown
    .optional()
    .describe('Which fingerprints its results have, and what they are worth. It writes none without this.'),
  note: markdown.optional(),
  signs: lines
    .optional()
    .describe(
      'What shows that a repository uses it: paths, and after a colon a text that stands in the file (`setup.cfg: [flake8`), or a package that `package.json` depends on (`package.json: eslint`). `*` stands for any part of a name. They are found in any folder, where the tool then runs; after `**/` they tell of the repository as a whole.',
    ),
  fits: lines
    .optional()
    .describe(
      'Paths that show that it has something to look at. Those without `*` tell the language of the repository; of others most files count.',
    ),
  install: lines
    .optional()
    .describe('What installs it, as lines of a shell, where that is no part of a step.'),
  step: stepSchema.readonly().optional(),
  fixtures: lines.optional().describe('Logs of this repository that it wrote.'),
  isProven: z.literal(true).optional().describe('A public log that it wrote was read.'),
  sources: z.array(address).min(1).readonly().describe('Where this was read.'),
});

/** A tool that writes no SARIF of its own, and what there is in its place. */
const withoutSarifSchema = z.strictObject({ name: z.string().min(1), instead: markdown, source: address });

/** The file as a whole, its groups as the page has them. */
export const analyzersSchema = z.strictObject({
  groups: z
    .array(
      z
        .strictObject({ title: z.string().min(1), analyzers: z.array(analyzerSchema.readonly()).readonly() })
        .readonly(),
    )
    .readonly(),
  withoutSarif: z.array(withoutSarifSchema.readonly()).readonly(),
});

export type AnalyzerStep = Readonly<z.infer<typeof stepSchema>>;
export type Analyzer = Readonly<z.infer<typeof analyzerSchema>>;

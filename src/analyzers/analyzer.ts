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
  image: z.string().describe('The image of a job of GitLab.'),
  adds: z
    .string()
    .optional()
    .describe(
      'What makes a command of people write the log: flags, and after them pipes and redirections. Without it the own command alone is run.',
    ),
  drops: lines.optional().describe('Flags of people that are in its way; those with a value end with `=`.'),
  all: z.string().optional().describe('Words for all files, where a hook or an action names none.'),
  program: z.string().optional().describe('Takes the place of the program in the command.'),
  packages: lines.optional().describe('What the repository has to have installed.'),
  manager: z.enum(['composer', 'bundler']).optional().describe('What installs them; npm without it.'),
  pip: lines
    .optional()
    .describe('The package of Python that brings it, and what goes into the environment of that one.'),
  install: z
    .strictObject({ github: lines, gitlab: lines })
    .optional()
    .describe('What else is run before, on the image of GitHub and on the one above.'),
  node: z.literal(true).optional().describe('Its program comes by npm.'),
  needs: z.string().optional().describe('A file that has to be where it runs.'),
  config: z.string().optional().describe('The flags before the settings of the repository.'),
  eachModule: z
    .string()
    .optional()
    .describe('It runs in each of several modules, and takes these flags there.'),
});

/** What is known of one way to have a tool write SARIF. */
const analyzerSchema = z.strictObject({
  name: z.string().min(1).describe('As people call it.'),
  drivers: lines.describe('`tool.driver.name` of its runs, as the logs spell it.'),
  command: z.string().min(1).describe('Writes the log.'),
  log: z.string().min(1).describe('The file that the command writes, from where it runs.'),
  logSource: address.optional().describe('Where that was read, if the command does not name it.'),
  settings: z
    .string()
    .optional()
    .describe("The word of the command that the repository's own settings take the place of."),
  modules: z
    .string()
    .optional()
    .describe('What the name of the file ends with that each module of a build has, with a log of its own.'),
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
  varies: z.literal(true).optional().describe('Its results are not the same from run to run.'),
  packages: lines
    .optional()
    .describe(
      'Patterns of its messages about an advisory, with the package as the group `name`, and its `version`.',
    ),
  partial: z
    .string()
    .optional()
    .describe(
      'A pattern of the messages by which a run that calls itself successful says that it ran out of budget.',
    ),
  signs: lines
    .optional()
    .describe(
      'Its settings: paths, and after a colon a text that stands in the file (`setup.cfg: [flake8`). `*` stands for any part of a name. They are found in any folder, where the tool then runs.',
    ),
  runs: lines.optional().describe('Words that a command which runs it begins with.'),
  called: lines.optional().describe('Actions, hooks of pre-commit and plugins of a build that run it.'),
  fits: lines.optional().describe('Files that it looks at, by the ending of their name.'),
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

export type Analyzer = Readonly<z.infer<typeof analyzerSchema>>;

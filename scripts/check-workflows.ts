// Checks the workflows of the repository, the action's metadata and the workflows in the documentation, with
// GitHub's own parser and rules of ours. `node scripts/check-workflows.ts ROOT` checks another tree, which is
// how a test plants violations.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { giteaWorkflow, githubWorkflow } from '../src/tools/init/file-texts.ts';
import { decideAtOnceWorkflow } from '../src/tools/init/workflow-parts.ts';
import { parseWorkflowFile } from './parse-workflow-file.ts';
import { exampleFaults, workflowFaults } from './workflow-rules.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const root = resolve(positionals[0] ?? join(import.meta.dirname, '..'));

interface Checked {
  readonly kind: 'workflow' | 'example' | 'action';
  readonly name: string;
  readonly text: string;
}

function filesIn(folder: string, ending: RegExp): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name));
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

/** Fenced YAML with jobs and their steps; examples may stand within a list. */
function examplesIn(name: string): readonly Checked[] {
  const fences = [...read(name).matchAll(/^( *)```ya?ml\n([\s\S]*?)^ *```$/gmu)];
  return fences
    .map(([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gmu'), ''))
    .filter((text) => /^jobs:/mu.test(text) && /^on:/mu.test(text))
    .map((text, index) => ({ kind: 'example', name: `${name}, workflow ${index + 1}`, text }));
}

async function faultsOf({ kind, name, text }: Checked): Promise<readonly string[]> {
  const parsed = await parseWorkflowFile(kind === 'action' ? 'action' : 'workflow', name, text);
  if (kind === 'action' || parsed.length > 0) return parsed;
  return kind === 'workflow' ? workflowFaults(text) : exampleFaults(text);
}

const checked: readonly Checked[] = [
  ...filesIn('.github/workflows', /\.ya?ml$/u).map(
    (name) => ({ kind: 'workflow', name, text: read(name) }) as const,
  ),
  ...filesIn('.', /^action\.ya?ml$/u).map((name) => ({ kind: 'action', name, text: read(name) }) as const),
  ...[...filesIn('.', /\.md$/u), ...filesIn('docs', /\.md$/u)].flatMap(examplesIn),
  ...filesIn('src/tools/init', /^file-texts\.ts$/u).flatMap(() =>
    [
      githubWorkflow('lines'),
      githubWorkflow('baseline'),
      decideAtOnceWorkflow(),
      giteaWorkflow('lines'),
      giteaWorkflow('baseline'),
    ].map(
      (text, index) => ({ kind: 'example', name: `what init writes, workflow ${index + 1}`, text }) as const,
    ),
  ),
];
let faults = 0;
for (const file of checked) {
  for (const fault of await faultsOf(file)) {
    console.error(`${file.name}: ${fault}`);
    faults += 1;
  }
}
const counts = (['workflow', 'action', 'example'] as const).map(
  (kind) => [kind, checked.filter((file) => file.kind === kind).length] as const,
);
const unseen = counts.filter(([, count]) => count === 0).map(([kind]) => kind);
if (unseen.length > 0) console.error(`The check saw no ${unseen.join(' and no ')}.`);
if (faults > 0 || unseen.length > 0) process.exitCode = 1;
else
  console.log(
    `In order: ${counts.map(([kind, count]) => `${count} ${kind}${count === 1 ? '' : 's'}`).join(', ')}.`,
  );

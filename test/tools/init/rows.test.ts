import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { exampleFaults } from '../../../scripts/workflow-rules.ts';
import { ANALYZERS } from '../../../src/analyzers/table.ts';
import { toStep } from '../../../src/tools/init/analyzer-step.ts';
import { giteaWorkflow, githubWorkflow, gitlabFile } from '../../../src/tools/init/file-texts.ts';
import { among } from './find-among.ts';

/** What there is in the images, beside a shell; of others that are installed by a line before. */
const IN_IMAGE: Readonly<Record<string, string>> = {
  node: 'node npm npx corepack git apt-get',
  python: 'python pip git',
  golang: 'go git',
  rust: 'cargo rustup git apt-get',
  'maven:3-eclipse-temurin': 'mvn java',
  'mcr.microsoft.com/dotnet/sdk': 'dotnet',
  composer: 'php composer git',
  ruby: 'ruby bundle gem git',
  elixir: 'mix',
};

describe.each(ANALYZERS)('$name', (analyzer) => {
  const isKnown = analyzer.step !== undefined;
  const found = { analyzer, folder: '', command: undefined, copied: undefined, settings: [], isKnown };
  const step = toStep(among({}), found);

  test('has workflows that keep to our own rules, and tell the review its log and its names', () => {
    for (const newBy of ['lines', 'baseline'] as const) {
      const text = githubWorkflow(newBy, [step]);
      expect(exampleFaults(text)).toEqual([]);
      expect(exampleFaults(giteaWorkflow(newBy, [step]))).toEqual([]);
      const { review } = parse(text).jobs;
      const inputs = review.steps.at(-1).with;
      expect(inputs['sarif-file']).toContain(`/logs/${step.log.split('/').at(-1)}`);
      expect(inputs.tools.trim().split('\n')).toEqual(step.tools);
      const names = step.tools.map((line) => line.replace(/ \(silent\)$/u, ''));
      expect(analyzer.drivers).toEqual(expect.arrayContaining(names));
      expect(step.tools.some((line) => line.endsWith(' (silent)'))).toBe(analyzer.clean === 'no run');
    }
  });

  test('has a pipeline of GitLab, whose lines run in its image', () => {
    const pipeline = parse(gitlabFile('lines', [step]));
    expect(pipeline.include[0].inputs).toMatchObject({ analyzers: [step.name], 'sarif-file': step.log });
    const { script, image } = pipeline[step.name] as {
      readonly script: readonly string[];
      readonly image: string;
    };
    if (!isKnown) return;
    const [, programs = ''] = Object.entries(IN_IMAGE).find(([name]) => image.startsWith(name)) ?? [];
    const { pip = [], install } = analyzer.step ?? {};
    const brought = `${pip.join(' ')} ${install?.gitlab.join(' ') ?? ''}`;
    for (const line of script) {
      const [program = ''] = line.split(' ');
      expect({
        line,
        isThere:
          ` ${programs} `.includes(` ${program} `) ||
          brought.includes(program) ||
          program.startsWith('vendor/'),
      }).toEqual({
        line,
        isThere: true,
      });
    }
  });
});

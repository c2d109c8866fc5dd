import { afterEach, expect, test } from '@jest/globals';
import type { Result } from 'sarif';
import { log } from './logs.ts';
import { openStory, type Story } from './story.ts';

let story: Story;
afterEach(() => story.end());

const step = (uri: string, startLine: number, text?: string) => ({
  location: {
    physicalLocation: { artifactLocation: { uri }, region: { startLine } },
    ...(text === undefined ? {} : { message: { text } }),
  },
});

test('a step of a data flow shows its line of code, bounded and without our secrets', async () => {
  const long = `const long = "${'x'.repeat(300)}";`;
  story = await openStory(
    'full',
    { 'src/a.js': 'one\n' },
    { 'src/a.js': `one\n  const q = read();\n${long}\neval(q);\n` },
  );
  const { clientSecret } = story.sandbox;
  await story.push({ 'src/key.js': `use("${clientSecret}");\n` });
  const flow: Result['codeFlows'] = [
    {
      threadFlows: [
        {
          locations: [
            step('src/a.js', 2),
            step('src/a.js', 3, 'goes on'),
            step('src/key.js', 1),
            step('src/a.js', 4, 'eval(q);'),
          ],
        },
      ],
    },
  ];
  const made = log([{ path: 'src/a.js', line: 4 }]);
  const [run] = made.runs;
  const [result] = run?.results ?? [];
  if (result !== undefined) result.codeFlows = flow;
  await story.run(made);
  const { threads } = await story.truth();
  const body = threads.flatMap(({ comments }) => comments.map((comment) => comment.body)).join('\n');
  expect(body).toContain('1. `src/a.js:2` `const q = read();`\n');
  expect(body).toMatch(/2\. `src\/a\.js:3` goes on `const long = "x{50,110}…`\n/);
  expect(body).toContain('4. `src/a.js:4` eval(q);\n');
  expect(body).toContain('3. `src/key.js:1` `use(');
  expect(body).not.toContain(clientSecret);
});

import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkConfiguration } from '../../../src/tools/doctor/check-machine.ts';
import { createRepository, type Repository } from '../../git/repository.ts';

let repository: Repository;
beforeEach(() => {
  repository = createRepository();
});
afterEach(() => repository.dispose());

test('the doctor says nothing of a configuration file that is not there', async () => {
  expect((await checkConfiguration(repository.path)).diagnoses).toEqual([]);
});

test('the doctor counts what is in the file', async () => {
  repository.write('.sarif-review.yml', 'rules:\n  - { tool: pmd, level: off }\n');
  expect((await checkConfiguration(repository.path)).diagnoses).toEqual([
    {
      check: 'config-file',
      state: 'ok',
      message: '.sarif-review.yml has 1 rule and 0 paths; that of the default branch counts',
    },
  ]);
});

test('the doctor names line and column of what is wrong in it', async () => {
  repository.write('.sarif-review.yml', 'rules:\n  - { tool: pmd, level: of }\n');
  expect((await checkConfiguration(repository.path)).diagnoses).toMatchObject([
    {
      state: 'fail',
      message: expect.stringContaining(
        'line 2, column 25: rules.0.level: Invalid option: expected one of "off"|"error"',
      ),
    },
  ]);
});

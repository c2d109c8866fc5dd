import { afterAll, beforeAll, describe } from '@jest/globals';
import { openSecretsStage, type SecretsStage, tellWhicheverCall } from './secrets-cases.ts';

describe('no secret in any form is written by the command line', () => {
  let stage: SecretsStage;
  beforeAll(async () => {
    stage = await openSecretsStage();
  });
  afterAll(() => stage.close());

  tellWhicheverCall(() => stage, 'command line', 1);
});

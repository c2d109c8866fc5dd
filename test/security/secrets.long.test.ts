import { afterAll, beforeAll, describe } from '@jest/globals';
import { openSecretsStage, type SecretsStage, tellWhicheverCall } from './secrets-cases.ts';

describe('no secret in any form is written by the action', () => {
  let stage: SecretsStage;
  beforeAll(async () => {
    stage = await openSecretsStage();
  });
  afterAll(() => stage.close());

  tellWhicheverCall(() => stage, 'action', 1);
});

import { afterAll, beforeAll, describe } from '@jest/globals';
import { runStep } from './run-step.ts';
import {
  CRASHES,
  openSecretsStage,
  type SecretsStage,
  tellCrashes,
  tellWhicheverCall,
} from './secrets-cases.ts';

let stage: SecretsStage;
beforeAll(async () => {
  stage = await openSecretsStage();
});
afterAll(() => stage.close());

describe('no secret in any form is written by the action', () => {
  tellWhicheverCall(() => stage, 'action', 1, runStep);
});

describe('no secret in any form is written by the command line', () => {
  tellWhicheverCall(() => stage, 'command line', 6, runStep);
  tellCrashes(() => stage, 'command line', CRASHES.slice(1));
});

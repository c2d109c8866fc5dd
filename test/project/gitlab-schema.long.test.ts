import { describe } from '@jest/globals';
import { INPUTS, PIPELINES, tellSchema } from './gitlab-schema-cases.ts';

describe("GitLab's schema for pipelines", () => {
  tellSchema(INPUTS, PIPELINES.slice(1));
});

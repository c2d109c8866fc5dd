import { describe, expect, test } from '@jest/globals';
import { DISTRIBUTION } from '../../src/distribution.ts';
import { INPUTS, PIPELINES, tellSchema } from './gitlab-schema-cases.ts';

describe("GitLab's schema for pipelines", () => {
  test('sees the pipelines that include the template', () => {
    expect(PIPELINES.filter(([, text]) => text.includes(DISTRIBUTION.template))).not.toHaveLength(0);
  });

  // All that may be given in one job, and the pipeline that is read first; the checker takes a second for
  // each.
  const all = Object.assign({}, ...Object.values(INPUTS));
  tellSchema({ [Object.keys(INPUTS).slice(1).join(', ')]: all }, PIPELINES.slice(0, 1));
});

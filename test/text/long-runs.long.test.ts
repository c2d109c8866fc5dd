import { describe } from '@jest/globals';
import { tellLongRuns } from './long-runs-cases.ts';

describe('escapeMarkdown', () => {
  tellLongRuns(100_000);
});

import { describe } from '@jest/globals';
import { tellRealWords } from './bodies-cases.ts';

describe('every body that leaves is harmless', () => {
  tellRealWords({ oneOf: 1, runs: 100 });
});

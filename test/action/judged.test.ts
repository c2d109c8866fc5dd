import { tellJudged } from './judged-cases.ts';

// The second lets nobody resolve by its interface.
tellJudged(['github', 'forgejo']);

import { GITEA } from '../services/gitea/front.ts';
import { POSTING, tellGitea } from './gitea-cases.ts';

// The first and the last of them.
tellGitea([GITEA], [...POSTING.slice(0, 1), ...POSTING.slice(-1)]);

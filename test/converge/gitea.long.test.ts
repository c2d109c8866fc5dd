import { FORGEJO, GITEA } from '../services/gitea/front.ts';
import { POSTING, tellGitea } from './gitea-cases.ts';

tellGitea([FORGEJO], POSTING);
tellGitea([GITEA], POSTING.slice(1, -1));

import { GITEA } from '../services/gitea/front.ts';
import { tellGitea } from './gitea-cases.ts';

tellGitea([GITEA]);

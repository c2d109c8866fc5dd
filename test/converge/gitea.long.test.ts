import { FORGEJO } from '../services/gitea/front.ts';
import { tellGitea } from './gitea-cases.ts';

tellGitea([FORGEJO]);

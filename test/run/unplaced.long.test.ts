import { tellUnplaced } from './unplaced-cases.ts';

tellUnplaced(['github', 'gitlab', 'gitea']);

import { tellUnplaced } from './unplaced-cases.ts';

tellUnplaced(['deployments']);

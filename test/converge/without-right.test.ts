import { tellWithoutRight } from './without-right-cases.ts';

// On GitLab it is refused as for deployment requests.
tellWithoutRight('deployments', 'GitHub without `contents: write`');

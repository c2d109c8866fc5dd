import { tellBaseLog } from './baseline-services-cases.ts';

tellBaseLog(['deployments', 'github', 'gitea'], 'by service');

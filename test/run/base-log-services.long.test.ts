import { tellBaseLog } from './base-log-services-cases.ts';

tellBaseLog(['deployments', 'github', 'gitea'], 'by service');

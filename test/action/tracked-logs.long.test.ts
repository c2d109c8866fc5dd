import { tellTrackedLogs } from './tracked-logs-cases.ts';

tellTrackedLogs(['deployments', 'gitlab']);

import { tellBaseLog } from './base-log-services-cases.ts';

tellBaseLog(['gitlab'], 'all');

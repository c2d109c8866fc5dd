import { tellBaseLog } from './baseline-services-cases.ts';

tellBaseLog(['gitlab'], 'all');

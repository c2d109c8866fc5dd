import { KINDS, type Kind } from './code-history.ts';
import { tellHistories, tellLocks, tellStable } from './histories-cases.ts';

const SERVICES = ['deployments', 'github', 'gitlab'] as const;

tellHistories(['deployments'], [21, 22, 23, 24, 25, 26, 27, 28], Object.keys(KINDS) as Kind[]);
tellHistories(['deployments'], [431, 432, 433, 434, 435, 436, 437, 438], ['an AI reviewer, free rules']);
tellHistories(['github', 'gitlab'], [434, 435], ['an AI reviewer, free rules']);
tellStable(SERVICES, [25]);
tellLocks(SERVICES, [26]);

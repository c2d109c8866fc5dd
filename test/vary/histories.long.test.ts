import { KINDS, type Kind } from './code-history.ts';
import { tellHistories, tellLocks, tellStable } from './histories-cases.ts';

const SERVICES = ['deployments', 'github', 'gitlab'] as const;

tellHistories(['deployments'], [21, 22], Object.keys(KINDS) as Kind[]);
tellHistories(['github', 'gitlab'], [23, 24], ['an AI reviewer, free rules']);
tellStable(SERVICES, [25]);
tellLocks(SERVICES, [26]);

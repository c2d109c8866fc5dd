import { KINDS, type Kind } from './code-history.ts';
import { tellHistories, tellLocks, tellStable } from './histories-cases.ts';

const SEEDS = [21, 22, 23, 24];

tellHistories(['deployments'], [...SEEDS, 25, 26, 27, 28], Object.keys(KINDS) as Kind[]);
tellHistories(['github', 'gitlab'], SEEDS, ['an AI reviewer, stable rules', 'an AI reviewer, one rule']);
tellStable(['deployments', 'github', 'gitlab'], SEEDS);
tellLocks(['deployments', 'github', 'gitlab'], SEEDS);

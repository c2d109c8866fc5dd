import { tellHistories, tellLocks, tellStable } from './histories-cases.ts';

tellHistories(['deployments'], [11], ['an AI reviewer, stable rules']);
tellHistories(['github'], [12], ['an AI reviewer, one rule']);
tellStable(['deployments'], [14]);
tellLocks(['gitlab'], [16], ['OSV-Scanner, on the whole file']);

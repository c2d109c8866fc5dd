import { tellHistories, tellLocks, tellStable } from './histories-cases.ts';

tellHistories(['deployments'], [11], ['an AI reviewer, stable rules', 'other words, some missing']);
tellHistories(['github'], [12], ['an AI reviewer, free rules']);
tellHistories(['gitlab'], [13], ['an AI reviewer, one rule']);
tellStable(['deployments'], [14]);
tellLocks(['github'], [15], ['grype, on line 1']);
tellLocks(['gitlab'], [16], ['OSV-Scanner, on the whole file']);

import { PROOFS, tellMishaps } from './mishaps-cases.ts';

tellMishaps({
  proofs: PROOFS,
  seeds: [10_002, 10_003, 10_004, 10_005, 10_006, 10_007, 10_008, 10_009, 10_010, 10_011, 10_012],
  calls: [3],
  killedAt: [5, 7, 8, 9, 10],
});

import { PROOFS, tellMishaps } from './mishaps-cases.ts';

// Each service, and without a key one of them.
const proofs = PROOFS.filter(({ proof, name }) => proof === 'signed' || name === 'like GitHub');
tellMishaps({ proofs, seeds: [10_001], calls: [11], killedAt: [6] });

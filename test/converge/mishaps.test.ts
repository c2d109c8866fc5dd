import { tellMishaps } from './mishaps-cases.ts';

tellMishaps({ seeds: [10_001, 10_002, 10_003, 10_004], calls: [11], killedAt: [6, 9] });

import { tellMishaps } from './mishaps-cases.ts';

tellMishaps({ seeds: [10_001], calls: [11], killedAt: [6] });

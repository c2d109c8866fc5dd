import { tellSingleFaults } from './single-faults-cases.ts';

tellSingleFaults('a third');

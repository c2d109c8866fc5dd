import { tellSingleFaults } from './single-faults-cases.ts';

tellSingleFaults('the others');

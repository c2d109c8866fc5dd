import { tellSingleFaults } from './single-faults-cases.ts';

tellSingleFaults('one of each');

import { tellFirstStarts } from './first-start-cases.ts';

tellFirstStarts(1);

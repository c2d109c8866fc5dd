import { tellClean } from './clean-cases.ts';

tellClean(['minimal'], 1);

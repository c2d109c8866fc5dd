import { tellKeyless } from './keyless-cases.ts';

tellKeyless('gitlab', 'all');

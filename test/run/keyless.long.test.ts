import { tellKeyless } from './keyless-cases.ts';

tellKeyless('github', 'by service');

import { tellCountedLines } from './counted-lines-cases.ts';

tellCountedLines('gitlab', 'all');

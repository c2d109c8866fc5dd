import { tellCountedLines } from './counted-lines-cases.ts';

tellCountedLines('github', 'few');

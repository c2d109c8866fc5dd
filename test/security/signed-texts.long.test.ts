import { tellSignedTexts } from './signed-texts-cases.ts';

tellSignedTexts('gitlab', 'all');

import { tellHostileAnswers } from './rest-hostile-cases.ts';

tellHostileAnswers(30);

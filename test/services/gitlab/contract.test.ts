import { holdToContract } from '../front.ts';
import { GITLAB } from './front.ts';

holdToContract(GITLAB);

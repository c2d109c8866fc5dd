import { holdToContract } from '../front.ts';
import { FORGEJO_OF_A_PERSON } from './front.ts';

holdToContract(FORGEJO_OF_A_PERSON);

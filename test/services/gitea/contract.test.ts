import { holdToContract } from '../front.ts';
import { GITEA_OF_A_PERSON } from './front.ts';

holdToContract(GITEA_OF_A_PERSON);

import { holdToContract } from '../front.ts';
import { GITHUB } from './front.ts';

holdToContract(GITHUB);

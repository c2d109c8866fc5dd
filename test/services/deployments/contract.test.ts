import { holdToContract } from '../front.ts';
import { DEPLOYMENTS } from './front.ts';

holdToContract(DEPLOYMENTS);

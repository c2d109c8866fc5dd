import { SERVICES } from '../../demo/review-as.ts';
import { tellJudged } from './judged-cases.ts';

tellJudged(SERVICES.filter((service) => service !== 'github' && service !== 'forgejo'));

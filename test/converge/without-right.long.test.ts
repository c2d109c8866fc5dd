import { tellWithoutRight } from './without-right-cases.ts';

tellWithoutRight('GitLab');

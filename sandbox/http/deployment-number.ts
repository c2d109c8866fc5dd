import { Refusal } from '../rules/refusal.ts';

/** Up to 15 digits: a number that JavaScript holds exactly. */
const NUMBER = /^[1-9]\d{0,14}$/;

/** The deployment number of a path. What is no such number names no deployment: refuses with `not-found`. */
export function toDeploymentNumber(text: string): number {
  if (!NUMBER.test(text)) throw new Refusal('not-found', 'Deployment not found');
  return Number(text);
}

import { parseArgs } from 'node:util';
import { REVIEWED_ON, type ReviewedOn, type ServiceWord } from './reviewed-on.ts';

/** How the pushes after the first come. */
export type Pushes = 'at-once' | 'by-hand';

/** What the arguments of the demo ask for. */
export interface Asked {
  readonly pushes: Pushes;
  readonly on: ReviewedOn;
}

const SERVICES = Object.keys(REVIEWED_ON).join(', ');
const OPTIONS = `it takes --by-hand (you press for each further push on the page), --as with one of ${SERVICES}, or none (all pushes at once, of a deployment request)`;

/** What the arguments ask for, or the sentence for those that ask for something that there is not. */
export function readPushes(given: readonly string[]): Asked | { readonly mistake: string } {
  const options = { 'by-hand': { type: 'boolean' }, as: { type: 'string' } } as const;
  const { tokens } = parseArgs({ args: [...given], options, strict: false, tokens: true });
  let pushes: Pushes = 'at-once';
  let on: ReviewedOn = REVIEWED_ON.deployments;
  for (const token of tokens) {
    if (token.kind === 'option' && token.name === 'by-hand') pushes = 'by-hand';
    else if (token.kind === 'option' && token.name === 'as') {
      const { value = '' } = token;
      if (!isService(value)) return mistake(`cannot be played on ${JSON.stringify(value)}`);
      on = REVIEWED_ON[value];
    } else return mistake(`has no option ${JSON.stringify(given[token.index])}`);
  }
  return { pushes, on };
}

function mistake(what: string): { readonly mistake: string } {
  return { mistake: `Error: the demo ${what}; ${OPTIONS}` };
}

function isService(word: string): word is ServiceWord {
  return Object.hasOwn(REVIEWED_ON, word);
}

import { type ReviewedAs, SERVICES } from './review-as.ts';

/** How the pushes after the first come. */
export type Pushes = 'at-once' | 'by-hand';

/** What the arguments of the demo ask for, or the sentence for those that it does not take. */
export type Asked = { readonly pushes: Pushes; readonly as: ReviewedAs } | { readonly mistake: string };

const OPTIONS = `--by-hand (you press for each further push on the page; without it all pushes come at once) and --as with ${SERVICES.join(' or ')}`;

export function readArguments(given: readonly string[]): Asked {
  let pushes: Pushes = 'at-once';
  let as: ReviewedAs = 'deployments';
  const rest = given.flatMap((argument) => argument.split(/(?<=^--as)=/));
  for (let argument = rest.shift(); argument !== undefined; argument = rest.shift()) {
    if (argument === '--by-hand') pushes = 'by-hand';
    else if (argument === '--as') {
      const name = rest.shift();
      const service = SERVICES.find((one) => one === name);
      if (service === undefined) return wrong(`--as ${name ?? ''}`.trim());
      as = service;
    } else return wrong(argument);
  }
  return { pushes, as };
}

function wrong(what: string): { readonly mistake: string } {
  return { mistake: `Error: the demo does not understand ${JSON.stringify(what)}; it takes ${OPTIONS}` };
}

import { styleText } from 'node:util';
import type { Tone } from '../text/lines.ts';

/** Paints a text that was made safe to print before. */
export type Paint = (tone: Tone, text: string) => string;

const STYLES: Readonly<Record<Tone, Parameters<typeof styleText>[0]>> = {
  heading: 'bold',
  new: 'green',
  change: 'cyan',
  quiet: 'dim',
  good: 'green',
  doubtful: 'yellow',
  bad: 'red',
};

export const plain: Paint = (_, text) => text;
export const colored: Paint = (tone, text) =>
  text === '' ? text : styleText(STYLES[tone], text, { validateStream: false });

/**
 * Colors for a reader that shows them (`kind`), unless the user says otherwise: `FORCE_COLOR` comes before
 * `NO_COLOR`, as in Node.js, and a set but empty variable says nothing.
 */
export function choosePaint(
  environment: Readonly<Record<string, string | undefined>>,
  kind: 'shows-colors' | 'plain-text',
): Paint {
  const { FORCE_COLOR = '', NO_COLOR = '', TERM } = environment;
  if (FORCE_COLOR !== '') return FORCE_COLOR === '0' || FORCE_COLOR === 'false' ? plain : colored;
  return NO_COLOR !== '' || TERM === 'dumb' || kind === 'plain-text' ? plain : colored;
}

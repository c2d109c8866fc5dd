/** What tools say when they did not get to the end of a file, or not to one that it needs. */
const WORDS = [
  'syntax ?error|invalid syntax|not well[- ]formed|unparsable',
  '(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)',
  'unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\\b|eof|<?eof)|premature end',
  "(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)",
  '(?:file|header|module) (?:was )?not found|not found while including|no such file',
  'unterminated|unclosed|unbalanced|never closed|missing closing',
  'mismatched input|extraneous input|no viable alternative',
  // Not of words and operators, which tools of style prefer to others.
  'expected [`\'"‘][^\\w\\s=][`\'"’]',
];

const SPEAKS = new RegExp(WORDS.join('|'), 'i');

/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;

/** Whether a message may be about a file that could not be parsed. It may as well be about something that the file says. */
export function speaksOfParsing(message: string): boolean {
  return SPEAKS.test(message.slice(0, BEGINNING));
}

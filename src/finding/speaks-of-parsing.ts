/** What tools say when they did not get to the end of a file, or not to one that it needs. */
const SPEAKS: readonly RegExp[] = [
  /syntax ?error|invalid syntax|not well[- ]formed|unparsable/i,
  /(?:pars(?:e|er|ing)|lex(?:er|ing)?) ?(?:error|failure|failed|exception)/i,
  /unexpected (?:token|character|symbol|keyword|identifier|indent|string|end\b|eof|<eof)|premature end/i,
  /(?:cannot|can't|could not|couldn't|unable to|failed to) (?:be )?(?:pars|find|read|open|load|locat|includ|decod)/i,
  /(?:file|header|module) (?:was )?not found|not found while including|no such file/i,
  /unterminated|unclosed|unbalanced|never closed|missing closing/i,
  /mismatched input|extraneous input|no viable alternative/i,
  // Not of words and operators, which tools of style prefer to others.
  /expected [`'"‘][^\w\s=][`'"’]/i,
];

/** Longest beginning of a message that is looked at. */
const BEGINNING = 1_000;

/**
 * Whether a message may be about a file that could not be parsed. It may as well be about something that the
 * file says.
 */
export function speaksOfParsing(message: string): boolean {
  const beginning = message.slice(0, BEGINNING);
  return SPEAKS.some((words) => words.test(beginning));
}

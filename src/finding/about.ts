import type { Result } from './finding.ts';

/** Tools that look for nothing else. */
const TOOL =
  /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS =
  /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES: readonly number[] = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];

/** Tells whether a tool looks for passwords and keys alone, so that whatever it says may quote one. */
export function isSecretScanner(tool: string): boolean {
  return TOOL.test(tool);
}

/**
 * Tells whether a finding is about a password or a key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
export function isAboutSecrets({ scope, rule, cwes = [] }: Pick<Result, 'scope' | 'rule' | 'cwes'>): boolean {
  return (
    isSecretScanner(scope.tool) ||
    [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
    [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe))
  );
}

/** Words of tools that did not get to the end of a file, or not to one that it needs. */
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
 * Tells whether a message may be about a file that could not be parsed. It may as well be about something
 * that the file says.
 */
export function speaksOfParsing(message: string): boolean {
  const beginning = message.slice(0, BEGINNING);
  return SPEAKS.some((words) => words.test(beginning));
}

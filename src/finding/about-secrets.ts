import type { Finding } from './finding.ts';

/** Tools that look for nothing else. */
const TOOL =
  /gitleaks|secretlint|trufflehog|detect-?secrets|ggshield|gitguardian|git-secrets|noseyparker|nosey parker|whispers|kingfisher|betterleaks/i;
const WORDS =
  /secret|hard-?_?\s?coded|credential|passw(?:or)?d|passphrase|api[-_ ]?key|access[-_ ]?key|private[-_ ]?key|auth[-_ ]?token/i;
/**
 * Passwords and keys that stand in code, or are kept or shown in clear text (Common Weakness Enumeration).
 */
const CWES: readonly number[] = [256, 257, 259, 260, 312, 313, 321, 522, 540, 547, 798];

/**
 * Whether a finding is about somebody's password or key, which its texts may quote then: by its tool, its
 * rule or its weakness.
 */
export function isAboutSecrets({
  scope,
  rule,
  cwes = [],
}: Pick<Finding, 'scope' | 'rule' | 'cwes'>): boolean {
  return (
    TOOL.test(scope.tool) ||
    [rule.id, rule.name ?? '', ...rule.tags].some((text) => WORDS.test(text)) ||
    [...(rule.cwes ?? []), ...cwes].some((cwe) => CWES.includes(cwe))
  );
}

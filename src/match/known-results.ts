import type { Finding } from '../finding/finding.ts';
import { compareLevels, type Spot } from '../finding/spot.ts';
import { withoutSuggestions } from '../thread/suggestions.ts';
import { namesIn } from '../thread/wording.ts';

/** What a message has to share with that of an old result; undefined where it shares nothing. */
type Wording = (finding: Finding) => string | undefined;

const told: Wording = ({ message }) => namesIn(message).join(' ');
/** What a result that leads elsewhere, or is about security, names may be the source of the trouble. */
const toldAside: Wording = ({ message, rule, cwes, isLinked }) =>
  isLinked ||
  rule.securitySeverity !== undefined ||
  [...(rule.cwes ?? []), ...(cwes ?? [])].length > 0 ||
  rule.tags.some((tag) => /security/iu.test(tag))
    ? undefined
    : namesIn(withoutSuggestions(message)).join(' ');

/**
 * Finds the results of a spot that are present and have one of their own then, which says the same, numbers
 * aside, and is no milder. Each is judged for itself.
 *
 * @param suggestions whether the names that a tool suggests may be others
 * @returns undefined where all that is present is new
 */
export function findKnownResults(
  now: Spot,
  then: Spot,
  suggestions: 'same' | 'any' = 'same',
): ReadonlySet<Finding> | undefined {
  const present = now.findings.filter(isPresent);
  const known = new Set<Finding>();
  const used = new Set<Finding>();
  for (const wording of suggestions === 'same' ? [told] : [told, toldAside]) {
    const unused = then.findings.filter((finding) => isPresent(finding) && !used.has(finding));
    // The worst is the last one.
    const groups = Map.groupBy(unused.toReversed(), wording);
    groups.delete(undefined);
    for (const finding of present) {
      const group = known.has(finding) ? undefined : groups.get(wording(finding));
      const worst = group?.at(-1);
      if (worst === undefined || compareLevels(finding.level, worst.level) < 0) continue;
      group?.pop();
      used.add(worst);
      known.add(finding);
    }
  }
  return known.size === 0 && present.length > 0 ? undefined : known;
}

function isPresent({ presence }: Finding): boolean {
  return presence.kind === 'present';
}

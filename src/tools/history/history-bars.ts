import { bar, percent } from '../../page/bar.ts';
import { type Html, type HtmlTag, rawHtml } from '../../page/html.ts';
import { wayOf } from '../../report/dismissals.ts';
import type { RuleSum } from './sum-history.ts';

/** The parts of a bar in their order: class, name and count. */
const PARTS: readonly (readonly [kind: string, name: string, count: (rule: RuleSum) => number])[] = [
  ['fixed', 'fixed', ({ fixed }) => fixed],
  ['false-positive', 'false positive', ({ dismissed }) => dismissed['false positive']],
  ['wont-fix', "won't fix", ({ dismissed }) => dismissed["won't fix"]],
  ['accepted', 'accepted', ({ dismissed }) => dismissed.accepted],
  ['by-hand', wayOf('resolved'), ({ dismissed }) => dismissed.resolved],
  ['open', 'left open', ({ open }) => open],
  ['withdrawn', 'withdrawn', ({ withdrawn }) => withdrawn],
];

/**
 * The hatches that tell the parts of a bar apart without color, to stand once in a page.
 */
export const HATCHES = rawHtml(`<svg class="hatches" width="0" height="0" aria-hidden="true"><defs>
${hatch('false-positive', 6, '<rect width="3" height="6"/>', 45)}
${hatch('wont-fix', 7, '<rect width="2" height="7"/><rect width="7" height="2"/>', 45)}
${hatch('accepted', 6, '<circle cx="3" cy="3" r="1.7"/>')}
${hatch('by-hand', 5, '<rect width="2" height="5"/>')}
${hatch('withdrawn', 5, '<rect width="5" height="1"/>')}
</defs></svg>
`);

function hatch(kind: string, size: number, ink: string, turn = 0): string {
  const ground = `<rect class="ground" width="${size}" height="${size}"/>`;
  return `<pattern id="hatch-${kind}" class="${kind}" patternUnits="userSpaceOnUse" width="${size}" height="${size}" patternTransform="rotate(${turn})">${ground}${ink}</pattern>`;
}

/** All that a rule reported as one bar, and the count of each part in words below it. */
export function ruleBar(html: HtmlTag, rule: RuleSum): Html {
  const parts = PARTS.map(([kind, name, count]) => ({ kind, name, count: count(rule) }));
  const there = parts.filter(({ count }) => count > 0);
  const shapes = there.map(({ kind, count }) => [kind, count] as const);
  return html`${bar(html, shapes, rule.posted)}
<ul class="key">${there.map(
    ({ kind, name, count }) =>
      html`<li><svg class="swatch" aria-hidden="true"><rect class="${kind}" width="100%" height="100%"/></svg><strong>${count}</strong> ${name}</li> `,
  )}</ul>
`;
}

const WHOLE = 100;

/** Bars of what was posted, fixed and dismissed in a month, with the figures below them. */
export function monthBars(
  html: HtmlTag,
  { posted, fixed, dismissed }: RuleSum['months'][number],
  most: number,
): Html {
  const bars = [
    ['posted', posted, 'posted,'],
    ['fixed', fixed, 'fixed,'],
    ['dismissed', dismissed, 'dismissed'],
  ] as const;
  const third = WHOLE / bars.length;
  const shapes = bars.map(([kind, count], index) => {
    const height = (WHOLE * count) / Math.max(1, most);
    return html`<rect class="${kind}" x="${percent(third * index + 3)}" y="${percent(WHOLE - height)}" width="${percent(third - 6)}" height="${percent(height)}"/>`;
  });
  const figures = bars.map(
    ([, count, name]) => html`<span>${count} <span class="sr-only">${name}</span></span> `,
  );
  return html`<svg class="month" aria-hidden="true">${shapes}</svg><span class="figures">${figures}</span>`;
}

/** The key to the three bars of a month. */
export function monthKey(html: HtmlTag): Html {
  return html`<ul class="key">${['posted', 'fixed', 'dismissed'].map(
    (kind) =>
      html`<li><svg class="swatch" aria-hidden="true"><rect class="${kind}" width="100%" height="100%"/></svg>${kind}</li> `,
  )}</ul>
`;
}

export const HOST_PAGES = ['docs/github.md', 'docs/gitlab.md', 'docs/gitea.md'] as const;

/** The heading of the table on what a host is relied on for; each page of a host has one. */
const HEADING = '## What we rely on, and how it is known';

/**
 * What a claim may say of how it is known: that it happened on a real host of that version and day, that the
 * answer of one is kept, that the host's documentation said so on that day, or that its source does.
 */
const CLAIM =
  /^(?:ran (?:Gitea |Forgejo )?\d+(?:\.\d+)+ \d{4}-\d{2}-\d{2}|recorded|documented \d{4}-\d{2}-\d{2}|from its source)$/u;

/** The faults of the table of a page, a sentence each. */
export function checkReliedOn(name: string, page: string): readonly string[] {
  const sections = page.split('\n').flatMap((line, at) => (line === HEADING ? [at] : []));
  if (sections.length !== 1)
    return [`${name} has ${sections.length} sections named "${HEADING.slice(3)}": write one`];
  const lines = page.split('\n').slice((sections[0] ?? 0) + 1);
  const end = lines.findIndex((line) => line.startsWith('## '));
  const rows = (end === -1 ? lines : lines.slice(0, end)).filter((line) => line.startsWith('|')).slice(2);
  if (rows.length === 0) return [`${name} has no table of what we rely on`];
  return rows.flatMap((row) => {
    const cells = row.split(/(?<!\\)\|/u).map((cell) => cell.trim());
    const claims = cells.at(-2)?.split(', ') ?? [];
    const wrong = claims.filter((claim) => !CLAIM.test(claim));
    return wrong.map(
      (claim) =>
        `${name}: "${cells[1]}" is known by "${claim}": write "ran VERSION DATE", "recorded", "documented DATE" or "from its source"`,
    );
  });
}

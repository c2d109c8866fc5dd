import type { Finding } from '../finding/finding.ts';
import type { Spot } from '../finding/spot.ts';
import type { LinkTo } from '../text/link-to.ts';
import { escapeMarkdown } from '../text/markdown.ts';
import type { SealedBody } from '../text/seal.ts';
import { truncate } from '../text/truncate.ts';
import { sealMarked } from '../thread/cover.ts';
import type { Keys } from '../thread/keyring.ts';
import { type ThreadMarker, writeThreadMarker } from '../thread/marker.ts';
import { renderTwins } from '../thread/twin.ts';
import { renderFacts } from './comment-facts.ts';
import { renderHelp, titleOfHelp } from './comment-help.ts';
import { renderMessages } from './comment-message.ts';
import { renderPlaces } from './comment-places.ts';
import { renderSuggestions, type Suggesting } from './comment-suggestion.ts';

/** `short`: what is wrong and the facts, for a service that takes no longer comment. */
export type CommentLength = 'full' | 'short';

/** Most characters of a message in the short form, before it is escaped. */
const SHORT_MESSAGE = 300;

/** How a comment is to be shown. */
export interface CommentOptions {
  /**
   * The file that the log speaks of, where the head of the diff has the very same; else no fix is suggested.
   */
  readonly lines?: readonly string[] | undefined;
  readonly length?: CommentLength;
  /** Whether it stands on the line of the spot, or on the whole file: then it says which line. */
  readonly stands?: 'on-line' | 'on-file';
  /** Which blocks of code a click takes over. */
  readonly suggestion?: Suggesting | undefined;
  /** Whether its twins are named as they are, since it is edited when they change, or as they were. */
  readonly twins?: 'edited' | 'as-posted';
  /** Most characters (UTF-16 units). */
  readonly limit?: number;
  /** Where the files of the analyzed commit can be read. */
  readonly linkTo?: LinkTo | undefined;
  /** Hides our secrets in a text. */
  readonly redact: (text: string) => string;
}

/**
 * The comment that starts a thread: what is wrong in the tool's words, the facts on one line, a fix where one
 * holds, and folded away why it matters and where else to look, all of it only where the log has it; then the
 * hidden marker. What people see is redacted once more at the end: HTML that goes and entities that are read
 * may put a secret together.
 */
export function commentBody(
  spot: Spot,
  keys: Keys,
  identity: readonly string[],
  marker: ThreadMarker,
  {
    lines,
    length = 'full',
    stands = 'on-line',
    suggestion,
    limit,
    linkTo,
    redact,
    twins = 'as-posted',
  }: CommentOptions,
): SealedBody {
  const findings = spot.findings.filter(({ presence }) => presence.kind === 'present');
  const facts = renderFacts(spot, marker.newLine, stands);
  const told = { ruleId: spot.rule.id, level: spot.level };
  const named = [renderTwins(marker.twins ?? [], told, twins)].filter((text) => text !== '');
  const help = length === 'short' ? '' : renderHelp(spot.rule, findings);
  const parts =
    length === 'short'
      ? [renderFirst(findings), facts, ...named]
      : [
          renderMessages(findings),
          facts,
          ...named,
          ...renderSuggestions(
            findings,
            marker.newLine,
            lines,
            stands === 'on-line' && suggestion !== undefined ? { ...suggestion, redact } : undefined,
          ),
          ...fold(titleOfHelp(help, findings), help),
          ...renderPlaces(findings, linkTo).flatMap(({ title, markdown }) => fold(title, markdown)),
        ];
  return sealMarked(
    {
      markdown: redact(parts.join('\n\n')),
      hidden: writeThreadMarker(keys, identity, marker),
    },
    limit,
  );
}

function renderFirst(findings: readonly Finding[]): string {
  const [message = '', ...others] = new Set(findings.map((finding) => finding.message));
  const rest = others.length === 0 ? '' : `\n\n… and ${others.length} more on this line`;
  return escapeMarkdown(truncate(message, SHORT_MESSAGE)) + rest;
}

/** The blank lines end the block of HTML, so that Markdown is read as such in between. */
function fold(summary: string, markdown: string): readonly string[] {
  return markdown === '' ? [] : [`<details><summary>${summary}</summary>\n\n${markdown}\n\n</details>`];
}

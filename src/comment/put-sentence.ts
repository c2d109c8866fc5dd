import { TWINS_START } from '../thread/twin.ts';
import { isFacts } from './comment-facts.ts';

/**
 * The text of a comment with another sentence about twins in place of its own, below the line of facts; an
 * empty sentence takes it out.
 */
export function putSentence(markdown: string, sentence: string): string {
  const paragraphs = markdown.split('\n\n');
  const facts = paragraphs.findIndex(isFacts);
  const after = facts === -1 ? paragraphs.length : facts + 1;
  const standing = paragraphs[after]?.startsWith(TWINS_START) ? 1 : 0;
  return paragraphs.toSpliced(after, standing, ...(sentence === '' ? [] : [sentence])).join('\n\n');
}

/** A part of one line: what stands between balanced backticks, as a reader sees it, or all else. */
export interface SpanPart {
  readonly kind: 'code' | 'text';
  readonly text: string;
  /** Where the part begins in the line, its backticks included. */
  readonly start: number;
}

/**
 * Finds the code spans of one line (CommonMark §6.1): a run of backticks up to the next run of the same
 * length. A run without a partner, or with nothing but spaces up to it, is text. Time is linear in the length
 * of the line.
 */
export function splitCodeSpans(line: string): SpanPart[] {
  // Odd places hold the runs of backticks, even places what stands between them.
  const parts = line.split(/(`+)/);
  const partners = partnersOfRuns(parts);
  const spans: SpanPart[] = [];
  let text = '';
  let at = 0;
  const endText = () => {
    if (text !== '') spans.push({ kind: 'text', text, start: at - text.length });
    text = '';
  };
  for (let i = 0; i < parts.length; i++) {
    const part = parts[i] ?? '';
    const partner = partners[i];
    const code = partner === undefined ? '' : parts.slice(i + 1, partner).join('');
    if (partner === undefined || code.trim() === '') {
      text += part;
      at += part.length;
      continue;
    }
    endText();
    spans.push({ kind: 'code', text: withoutPadding(code), start: at });
    at += part.length + code.length + part.length;
    i = partner;
  }
  endText();
  return spans;
}

/** For each run of backticks the place of the next run of the same length. */
function partnersOfRuns(parts: readonly string[]): (number | undefined)[] {
  const partners: (number | undefined)[] = [];
  const nextOfLength = new Map<number, number>();
  const lastRun = parts.length - 2;
  for (let i = lastRun; i > 0; i -= 2) {
    const length = parts[i]?.length ?? 0;
    partners[i] = nextOfLength.get(length);
    nextOfLength.set(length, i);
  }
  return partners;
}

/** CommonMark takes one space from both ends, so that a span can begin with a backtick. */
function withoutPadding(code: string): string {
  return code.startsWith(' ') && code.endsWith(' ') ? code.slice(1, -1) : code;
}

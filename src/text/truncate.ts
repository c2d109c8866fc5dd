const CUT = '…';

/**
 * Cuts a text to at most `limit` characters, the `…` that shows the cut included.
 *
 * Characters are counted as `length` counts them (UTF-16 units), so that a limit in code points holds as
 * well. No code point is split, and lone surrogates become U+FFFD. Cut untrusted text before it is escaped:
 * half an escape is no escape.
 */
export function truncate(text: string, limit: number): string {
  const whole = text.toWellFormed();
  if (whole.length <= limit) return whole;
  if (limit < CUT.length) return '';
  const end = limit - CUT.length;
  const splitsPair = isLeadSurrogate(whole.charCodeAt(end - 1));
  return whole.slice(0, splitsPair ? end - 1 : end).trimEnd() + CUT;
}

function isLeadSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}

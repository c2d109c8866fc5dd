const OPEN = '<!--';
const CLOSE = '-->';

/**
 * Leaves out HTML comments, as a rendered comment would. One that is never closed is shown. Takes linear
 * time.
 */
export function hideHtmlComments(text: string): string {
  let shown = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf(OPEN, at);
    const close = open === -1 ? -1 : text.indexOf(CLOSE, open + OPEN.length);
    if (close === -1) return shown + text.slice(at);
    shown += text.slice(at, open);
    at = close + CLOSE.length;
  }
}

/** Elements of the HTML standard, those that it calls obsolete, and the roots of what may be embedded. */
const ELEMENTS = new Set(
  `a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink blockquote body br button canvas caption
  center cite code col colgroup content data datalist dd del details dfn dialog dir div dl dt em embed fencedframe fieldset figcaption figure
  font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd keygen label legend
  li link listing main map mark marquee math menu menuitem meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup
  option output p param picture plaintext portal pre progress q rb rbc rp rt rtc ruby s samp script search section select selectedcontent
  shadow slot small source spacer span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr
  track tt u ul var video wbr xmp`.split(/\s+/),
);

/**
 * Whether inline HTML (as CommonMark §6.6 reads it) is a tag that a browser knows, a comment or a
 * declaration. `List<String>` and `<c-invoice-list>` are none: people who write that mean the words.
 */
export function isHtmlTag(html: string): boolean {
  const name = /^<\/?([A-Za-z][\w-]*)/.exec(html)?.[1];
  return name === undefined || ELEMENTS.has(name.toLowerCase());
}

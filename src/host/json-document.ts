/**
 * JSON that means the same and may be printed in a CI log: what a terminal or an agent would act on (control
 * and invisible characters, `##vso[`, GitLab's section codes) is written as `\uXXXX`. All of it can only
 * stand inside strings.
 */
export function jsonDocument(json: string): string {
  return json
    .replace(/[\p{Cf}\p{Zl}\p{Zp}\u007f-\u009f]/gu, escaped)
    .replace(/#(?=[#[\w])/gu, escaped)
    .replace(/_(?=(?:start|end):\d)/gu, escaped);
}

/** JSON knows escapes of UTF-16 units only. */
function escaped(text: string): string {
  return Array.from(
    { length: text.length },
    (_, index) => `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`,
  ).join('');
}

/**
 * Times go out to the second, in UTC:
 * https://docs.github.com/en/rest/using-the-rest-api/timezones-and-the-rest-api
 */
export function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replace(/\.\d+Z$/, 'Z');
}

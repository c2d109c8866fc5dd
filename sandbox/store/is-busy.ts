/** SQLITE_BUSY, in the lower byte of every code of its kind. */
const BUSY = 5;

/** Whether an error says that another connection has the database locked. */
export function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
}

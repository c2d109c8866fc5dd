/** What every form that changes something carries, so that no other site can send it. */
export function FormToken({ csrf }: { csrf: string | undefined }) {
  return csrf === undefined ? null : <input type="hidden" name="_csrf" value={csrf} />;
}

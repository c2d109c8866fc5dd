import type { PlaceUrl } from '../plan/render-rule-rows.ts';

/**
 * Addresses of places of a commit.
 *
 * @param filesUrl what stands before commit and path in the address of a file: GitHub and GitLab have the
 * same form of them
 */
export function placeUrls(filesUrl: string | undefined, commit: string | undefined): PlaceUrl {
  return (place) => {
    if (filesUrl === undefined || commit === undefined || place.path === undefined) return undefined;
    const path = place.path.split('/').map(encodeSegment).join('/');
    return `${filesUrl}/${commit}/${path}${'startLine' in place ? `#L${place.startLine}` : ''}`;
  };
}

/** Brackets would end a link in Markdown. */
function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed()).replace(
    /[()!'*~]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

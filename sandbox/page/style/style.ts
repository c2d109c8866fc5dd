import { CODE_STYLE } from './code-style.ts';
import { FRAME_STYLE } from './frame-style.ts';
import { THREAD_STYLE } from './thread-style.ts';

/** The one style sheet of the pages. Its colors follow the light or dark scheme of the system. */
export const STYLE = `${FRAME_STYLE}${THREAD_STYLE}${CODE_STYLE}`;

import { pageScript } from './page-script.ts';

/** The script of the pages, as a browser loads it: a function that needs nothing but the browser, as text. */
export const SCRIPT = `(${pageScript})();\n`;

/** Invisible, no white space, and no part of a word: it parts a sign from what would make a command of it. */
export const ZERO_WIDTH_SPACE = '\u200B';

// Where in memory, from 0x200000 on, is what: the names of members, a byte that stays zero, rows, linked locations, pieces, what pieces are made
// of, and tables of pieces. ordinary-taker.ts writes the names and reads rows, locations and pieces.

export const NAMES: usize = 0x200000;
export const ROWS: usize = 0x210000;
export const LINKED: usize = 0x290000;
export const PIECES: usize = 0x2d0000;
export const HEAD: usize = 0x350000;
export const NAME_LIST: usize = 0x360000;
export const VALUE_LIST: usize = 0x370000;
export const REPEATED: usize = 0x390000;
export const SINGLE: usize = 0x4b0000;

/** Where the names of a result stand that are not looked for. */
export const OTHERS: usize = NAMES + 0x3000;

/** A byte that stays zero. */
export const NOTHING: usize = NAMES + 0x2000;

/** Stands for a number that a result does not have. */
export const NONE: u32 = 0xffffffff;

// Signs of JSON.
export const BLANK: u32 = 0x20;
export const QUOTE: u32 = 0x22;
export const COMMA: u32 = 0x2c;
export const OPEN_LIST: u32 = 0x5b;
export const BACKSLASH: u32 = 0x5c;
export const CLOSE_LIST: u32 = 0x5d;
export const OPEN_OBJECT: u32 = 0x7b;
export const CLOSE_OBJECT: u32 = 0x7d;

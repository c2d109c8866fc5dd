// Signs of JSON.
export const BLANK: u32 = 0x20;
export const QUOTE: u32 = 0x22;
export const COMMA: u32 = 0x2c;
export const OPEN_LIST: u32 = 0x5b;
export const BACKSLASH: u32 = 0x5c;
export const CLOSE_LIST: u32 = 0x5d;
export const OPEN_OBJECT: u32 = 0x7b;
export const CLOSE_OBJECT: u32 = 0x7d;

/** The version of this tool, as package.json has it; a test holds that they agree. */
export const VERSION = '0.1.0';

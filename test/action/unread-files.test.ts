import { FRONTS, TOOLS, tellUnreadFiles } from './unread-files-cases.ts';

// Each tool on the first front, and the first tool on one of those that others host and on the command line.
tellUnreadFiles(FRONTS.slice(0, 1), TOOLS);
tellUnreadFiles([...FRONTS.slice(1, 2), ...FRONTS.slice(-1)], TOOLS.slice(0, 1));

import { FRONTS, TOOLS, tellUnreadFiles } from './unread-files-cases.ts';

tellUnreadFiles(FRONTS.slice(2, -1), TOOLS);
tellUnreadFiles([...FRONTS.slice(1, 2), ...FRONTS.slice(-1)], TOOLS.slice(1));

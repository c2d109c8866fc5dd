import { tellReplies, tellTimedReplies } from './replies-cases.ts';

tellReplies(['full']);
tellTimedReplies();

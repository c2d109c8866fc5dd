import { tellReplies } from './replies-cases.ts';

tellReplies(['minimal']);

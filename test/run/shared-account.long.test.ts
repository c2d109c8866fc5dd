import { tellSharedAccount } from './shared-account-cases.ts';

tellSharedAccount(['gitea'], 'all');
tellSharedAccount(['forgejo'], 'without a key');

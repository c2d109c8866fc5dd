import { tellSharedAccount } from './shared-account-cases.ts';

tellSharedAccount('gitea', 'all');

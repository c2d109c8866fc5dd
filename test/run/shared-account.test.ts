import { tellSharedAccount } from './shared-account-cases.ts';

tellSharedAccount('forgejo', 'with a key');

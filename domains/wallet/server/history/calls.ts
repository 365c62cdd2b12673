import { handle, type MountedCall } from '@egcr/server-kit/domain';

import {
  accountEntriesCall,
  activityCall,
  activityEntryCall,
  labelTransferCall,
} from '../../contract/history.ts';
import { spendingCall } from '../../contract/spending.ts';
import type { WalletParts } from '../parts.ts';
import { labelTransfer } from './labels.ts';
import { listAccountEntries } from './list-account-entries.ts';
import { readSpending } from '../spending/read-spending.ts';
import { listActivity, readActivityEntry } from './list-activity.ts';

/** The history: filtered, labelled, and account by account with running balances. */
export function historyHandlers(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(activityCall, (work, input) => listActivity(parts, work, input)),
    handle(activityEntryCall, (work, input) => readActivityEntry(parts, work, input)),
    handle(labelTransferCall, (work, input) => labelTransfer(parts, work, input)),
    handle(spendingCall, (work, input) => readSpending(parts, work, input)),
    handle(accountEntriesCall, (work, input) => listAccountEntries(parts, work, input)),
  ];
}

import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import type { Account } from '@egcr/ledger/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { accountEntriesCall } from '../../contract/history.ts';
import { referenceOf, toWire } from '../../contract/rules.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { sharedIdOf } from './across-legs.ts';
import { boundsOf, nextAfter } from './pages.ts';

/** Why a balance is what it is: every entry of one account with the balance after it, newest first. */
export async function listAccountEntries(
  parts: WalletParts,
  work: Work,
  { params, query }: CallInput<typeof accountEntriesCall>,
): Promise<ReplyOf<typeof accountEntriesCall>> {
  const account = await ownAccount(parts, work, pathId(params.id));
  const asset = assetOf(account.asset)?.code;
  invariant(asset !== undefined, `the ledger holds ${account.asset}, which the contract does not know`);
  const from = boundsOf([account], query.after);
  const found = await parts.ledger.entries(work.db, { from, limit: query.limit + 1 });
  const shown = found.slice(0, query.limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ version, amountMinor, balanceMinor, transfer }) => ({
      number: version.toString(),
      transfer_id: sharedIdOf(transfer),
      reference: referenceOf(sharedIdOf(transfer)),
      kind: parts.kinds.nameOf(transfer.kind),
      direction: amountMinor < 0n ? 'out' : 'in',
      amount: toWire({ amountMinor: transfer.amountMinor, asset }),
      balance: toWire({ amountMinor: balanceMinor, asset }),
      created_at: toInstant(transfer.postedAt),
    })),
    next:
      last && found.length > query.limit ? nextAfter([{ accountId: account.id, below: last.version }]) : null,
  };
}

/** An account of the person's. Refuses not_found for any other. */
export async function ownAccount({ ledger }: WalletParts, work: Work, accountId: string): Promise<Account> {
  const account = await ledger.account(work.db, accountId);
  if (account?.owner.kind !== 'person' || account.owner.id !== personOf(work).userId)
    throw new Refusal(platformRefusals.not_found);
  return account;
}

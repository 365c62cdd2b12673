import { assetOf } from '@egcr/ledger/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { depositReceived, withdrawalChanged, toWire } from '@egcr/wallet/contract';

import { depositNotice, withdrawalEnded } from '../../contract/notices.ts';
import type { WithdrawalRow } from './store.ts';

/** Tells the owner what became of a withdrawal in the end: open pages at once, and by the bell. */
export async function tellEnd(work: Work, row: WithdrawalRow, state: 'paid' | 'returned'): Promise<void> {
  const { id, user_id: userId } = row;
  await work.emit(told(withdrawalChanged, { id }, [userId]));
  const news = withdrawalEnded[state].of(wire(row.asset, row.amount), id);
  await work.emit(told(notificationAsked, { user_id: userId, ...news }));
}

/** Tells a person that money came by bank transfer; the id is that of the transfer in the ledger. */
export async function tellDeposit(
  work: Work,
  deposit: {
    readonly id: string;
    readonly userId: string;
    readonly asset: string;
    readonly amountMinor: bigint;
  },
): Promise<void> {
  const { id, userId } = deposit;
  const amount = wire(deposit.asset, deposit.amountMinor);
  await work.emit(told(depositReceived, { amount }, [userId]));
  await work.emit(told(notificationAsked, { user_id: userId, ...depositNotice.of(amount, id) }));
}

function wire(code: string, amountMinor: bigint) {
  const asset = assetOf(code)?.code;
  invariant(asset !== undefined, `money of a bank is in ${code}, which the contract does not know`);
  return { ...toWire({ amountMinor, asset }) };
}

import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { assetOf } from '../../contract/assets.ts';
import { toWire } from '../../contract/rules.ts';
import { tell } from '../notices.ts';
import type { WithdrawalRow } from './store.ts';

/** To the owner's open pages: a withdrawal has come to another state. */
export const WITHDRAWAL_CHANGED = 'wallet.withdrawal_changed';

/** To the one whose wallet it arrived in. */
const DEPOSIT_RECEIVED = 'wallet.deposit_received';

/** Tells the owner what became of a withdrawal in the end: open pages at once, and by the bell. */
export async function tellEnd(work: Work, row: WithdrawalRow, state: 'paid' | 'returned'): Promise<void> {
  const { id, user_id: userId } = row;
  await work.emit({ topic: WITHDRAWAL_CHANGED, payload: { id }, audience: [userId] });
  const params = wire(row.asset, row.amount);
  await tell(work, { userId, kind: `wallet.withdrawal_${state}`, params, link: '/wallet/withdraw' });
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
  await work.emit({ topic: DEPOSIT_RECEIVED, payload: { amount }, audience: [userId] });
  const link = `/wallet/transfers/${id}`;
  await tell(work, { userId, kind: 'wallet.deposit_received', params: { ...amount }, link });
}

function wire(code: string, amountMinor: bigint) {
  const asset = assetOf(code)?.code;
  invariant(asset !== undefined, `money of a bank is in ${code}, which the contract does not know`);
  return { ...toWire({ amountMinor, asset }) };
}

import { codeForPeople, type RefusalCode, unmapped } from '@egcr/ledger/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { hasPinInCall, pinInCallRefusal } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { readMoney, referenceOf, walletRefusals } from '@egcr/wallet/contract';
import { explainLimit, purseOf, refuseLeaving, type Leaving } from '@egcr/wallet/server';

import { isKnownToBanks } from '../../contract/bank-currencies.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { withdrawCall, Withdrawal } from '../../contract/withdrawals.ts';
import type { BankingParts } from '../parts.ts';
import { tellAndShow } from './show-withdrawal.ts';
import { insertWithdrawal, payoutAccountsOf } from './store.ts';

/** What was set aside for the bank is never given back by time: the bank may still pay it. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/**
 * Sets money aside and puts it in line for the bank. The PIN comes with the call, however short a time ago it was verified. Refuses as its
 * contract lists.
 */
export async function withdraw(
  parts: BankingParts,
  work: Work,
  { body }: CallInput<typeof withdrawCall>,
): Promise<Withdrawal> {
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (!isKnownToBanks(money.asset))
    throw new Refusal(railRefusals.currency_not_withdrawable, { field: 'amount.assetCode' });
  const payout = (await payoutAccountsOf(work, userId)).find(({ id }) => id === body.payout_account);
  if (!payout) throw new Refusal(railRefusals.payout_account_unknown, { field: 'payout_account' });
  const leaving = { debit: purseOf(userId, money.asset), money };
  await refuseLeaving(parts, work, leaving);
  if (!hasPinInCall(work)) throw await pinRefusal(parts, work, leaving);
  const [accountId = ''] = await parts.ledger.openAccounts(work, [leaving.debit]);
  const id = work.effectId;
  const [verdict] = await parts.ledger.hold(work, [
    {
      id,
      accountId,
      amountMinor: money.amountMinor,
      reason: 'withdrawal',
      expiresAt: NEVER,
    },
  ]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused') throw await refusalFor(parts, work, leaving, verdict.code);
  await insertWithdrawal(work.db, {
    id,
    user_id: userId,
    payout_account_id: payout.id,
    asset: money.asset,
    amount: money.amountMinor,
    reference: referenceOf(id).replaceAll('-', ''),
    created_at: work.now,
  });
  return tellAndShow(parts, work, id);
}

/** The PIN is not asked for where there is too little in any case. */
async function pinRefusal({ ledger }: BankingParts, work: Work, { debit, money }: Leaving): Promise<Refusal> {
  const accounts = await ledger.balances(work.db, debit.owner);
  const account = accounts.find(({ purpose, asset }) => purpose === debit.purpose && asset === debit.asset);
  const availableMinor = account ? account.balanceMinor - account.heldMinor : 0n;
  return money.amountMinor > availableMinor
    ? new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' })
    : pinInCallRefusal();
}

async function refusalFor(
  { ledger }: BankingParts,
  work: Work,
  leaving: Leaving,
  code: RefusalCode,
): Promise<Refusal> {
  const reason = codeForPeople(code);
  switch (reason) {
    case 'insufficient_funds':
      return new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
    case 'amount_invalid':
      return new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
    case 'debit_frozen':
    case 'over_limit_day':
    case 'over_limit_month':
      return explainLimit(ledger, work, leaving, reason);
    // A hold credits nobody; were it to, a closed account of ours would mean that nothing can leave at present.
    case 'credit_frozen':
    case 'over_ceiling':
      return new Refusal(walletRefusals.account_frozen);
    default:
      return unmapped(reason);
  }
}

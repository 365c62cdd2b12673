import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { assetOf } from '../../contract/assets.ts';
import { maskedAccount } from '../../contract/rails/bank-details.ts';
import type {
  cancelWithdrawalCall,
  HeldBack,
  withdrawCall,
  Withdrawal,
  withdrawalsCall,
} from '../../contract/rails/payouts.ts';
import { railRefusals } from '../../contract/rails/refusals.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { readMoney, referenceOf, toWire } from '../../contract/rules.ts';
import type { RefusalCode } from '../ledger/ledger.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { purseOf } from '../purses.ts';
import { explainLimit } from '../security/guard.ts';
import { refuseLeaving, type Leaving } from '../security/judge-leaving.ts';
import { withPayout, type Payment } from './payout-details.ts';
import {
  insertWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  payoutAccountsOf,
  stepsOf,
  withdrawalsOf,
  type Step,
  type WithdrawalRow,
} from './store.ts';
import { heldBack } from './held-back.ts';
import { WITHDRAWAL_CHANGED } from './tell-end.ts';

/** No bank keeps these two. */
const OWN_CURRENCIES: readonly string[] = ['JVD', 'USDC'];

/** What was set aside for the bank is never given back by time: the bank may still pay it. */
const NEVER = new Date('9999-12-31T00:00:00Z');

/** Sets money aside and puts it in line for the bank. Refuses as its contract lists. */
export async function withdraw(
  parts: WalletParts,
  work: Work,
  { body }: CallInput<typeof withdrawCall>,
): Promise<Withdrawal> {
  const { userId } = personOf(work);
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (OWN_CURRENCIES.includes(money.asset))
    throw new Refusal(railRefusals.currency_not_withdrawable, { field: 'amount.assetCode' });
  const payout = (await payoutAccountsOf(work, userId)).find(({ id }) => id === body.payout_account);
  if (!payout) throw new Refusal(railRefusals.payout_account_unknown, { field: 'payout_account' });
  const leaving = { debit: purseOf(userId, money.asset), money };
  await refuseLeaving(parts, work, leaving);
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
  return tellAndRead(parts, work, id);
}

async function refusalFor(
  { ledger }: WalletParts,
  work: Work,
  leaving: Leaving,
  code: RefusalCode,
): Promise<Refusal> {
  if (code === 'insufficient_funds')
    return new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
  if (code === 'debit_frozen' || code === 'over_limit_day' || code === 'over_limit_month')
    return explainLimit(ledger, work, leaving, code);
  throw new Error(`invariant broken: the ledger refused a withdrawal with ${code}`);
}

/** The person's withdrawals, newest first. */
export async function listWithdrawals(
  parts: WalletParts,
  work: Work,
  { query }: CallInput<typeof withdrawalsCall>,
): Promise<ReplyOf<typeof withdrawalsCall>> {
  const below = query.after === undefined ? undefined : z.safeParse(uuid, query.after).data;
  if (query.after !== undefined && below === undefined)
    throw validationRefusal([{ field: 'after', code: 'cursor_unknown' }]);
  const found = await withdrawalsOf(work.db, personOf(work).userId, { below, limit: query.limit + 1 });
  const shown = found.slice(0, query.limit);
  const steps = await stepsOf(
    work.db,
    shown.map(({ id }) => id),
  );
  const reasons = await reasonsFor(parts, work, shown);
  return {
    items: shown.map((row) => toWithdrawal(withPayout(work.cipher, row), steps, reasons.get(row.id) ?? null)),
    next: found.length > query.limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Gives the money back while the bank knows nothing of it. Refuses not_found, withdrawal_under_way, in that order. */
export async function cancelWithdrawal(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof cancelWithdrawalCall>,
): Promise<Withdrawal> {
  const row = await lockWithdrawal(work.db, pathId(params.id));
  if (row?.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  if (row.state !== 'waiting') throw new Refusal(railRefusals.withdrawal_under_way);
  await parts.ledger.releaseHold(work, row.id);
  await moveWithdrawal(work.db, row.id, { state: 'cancelled', at: work.now });
  return tellAndRead(parts, work, row.id);
}

/** Why each of a person's waiting withdrawals is held back; one that is not is missing from the map. */
async function reasonsFor(
  parts: WalletParts,
  work: Work,
  rows: readonly WithdrawalRow[],
): Promise<ReadonlyMap<string, HeldBack>> {
  const found = new Map<string, HeldBack>();
  const waiting = rows.filter(({ state }) => state === 'waiting');
  for (const asset of new Set(waiting.map((row) => row.asset))) {
    const of = waiting.filter((row) => row.asset === asset);
    const userIds = [...new Set(of.map((row) => row.user_id))];
    const held = await heldBack(parts, work, { asset, userIds });
    for (const row of of) {
      const reason = held.get(row.user_id);
      if (reason) found.set(row.id, reason);
    }
  }
  return found;
}

async function tellAndRead(parts: WalletParts, work: Work, id: string): Promise<Withdrawal> {
  const row = await lockWithdrawal(work.db, id);
  invariant(row !== undefined, 'a withdrawal that was just written is gone');
  const reason = (await reasonsFor(parts, work, [row])).get(id) ?? null;
  const shown = toWithdrawal(withPayout(work.cipher, row), await stepsOf(work.db, [id]), reason);
  await work.emit({ topic: WITHDRAWAL_CHANGED, payload: { id, state: row.state }, audience: [row.user_id] });
  return shown;
}

function toWithdrawal(row: Payment, steps: readonly Step[], reason: HeldBack | null): Withdrawal {
  const asset = assetOf(row.asset)?.code;
  invariant(asset !== undefined, `a withdrawal is in ${row.asset}, which the contract does not know`);
  return {
    id: row.id,
    reference: row.reference,
    amount: toWire({ amountMinor: row.amount, asset }),
    to: { holder: row.holder, account: maskedAccount(row.account) },
    state: row.state,
    reason: row.reason,
    held_back: reason,
    steps: steps
      .filter((step) => step.withdrawal_id === row.id)
      .map(({ state, at }) => ({ state, at: toInstant(at) })),
    created_at: toInstant(row.created_at),
  };
}

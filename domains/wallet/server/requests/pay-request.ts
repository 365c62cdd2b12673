import type { ReplyOf } from '@egcr/contract/endpoint';
import type { WireMoney } from '@egcr/contract/money';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { AssetCode } from '../../contract/assets.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import type { payRequestCall } from '../../contract/requests.ts';
import { readMoney, toWire } from '../../contract/rules.ts';
import { moveMoney } from '../move-money.ts';
import { partyOf, payeeParty } from '../own-party.ts';
import type { WalletParts } from '../parts.ts';
import { pathId } from '../path-id.ts';
import { purseOf } from '../purses.ts';
import { visibleTo } from './read-requests.ts';
import { assetOfRow, showRequest, stateAt, tellBothSides } from './show-request.ts';
import { lockRequest, recordPayment, type RequestRow } from './store.ts';

/**
 * Pays a request: all that remains, or a part where this person was named as its payer. The row stays locked until the money has
 * moved, so a request is paid once however many try. Refuses not_found, recipient_self, request_closed, unknown_currency,
 * invalid_amount, over_request, then as sending money does.
 */
export async function payRequest(
  parts: WalletParts,
  work: Work,
  { params, body }: CallInput<typeof payRequestCall>,
): Promise<ReplyOf<typeof payRequestCall>> {
  const { userId } = personOf(work);
  const row = payableBy(userId, visibleTo(userId, await lockRequest(work.db, pathId(params.id))), work.now);
  const asset = assetOfRow(row);
  const amountMinor = amountToPay(row, asset, body.amount ?? null);
  const from = await partyOf(parts, work, userId);
  const posted = await moveMoney(parts, work, {
    id: work.effectId,
    kind: 'transfer',
    debit: purseOf(userId, asset),
    credit: purseOf(row.requester_id, asset),
    money: { amountMinor, asset },
    note: row.note,
    meta: { request_id: row.id },
    from,
    to: await payeeParty(parts, work, row.requester_id),
  });
  const paid = await recordPayment(work.db, {
    requestId: row.id,
    transferId: work.effectId,
    payerId: userId,
    amountMinor,
    isLast: row.amount === null || row.paid + amountMinor === row.amount,
    now: work.now,
  });
  invariant(paid !== undefined, 'the request that was locked is gone');
  await tellBothSides(work, paid);
  return {
    request: await showRequest(parts, work, paid, userId),
    transfer: { ...posted, from, state: 'posted' },
  };
}

function payableBy(userId: string, row: RequestRow, now: Date): RequestRow {
  if (row.requester_id === userId) throw new Refusal(walletRefusals.recipient_self);
  const state = stateAt(row, now);
  const isWaiting = state === 'pending' || state === 'partially_paid';
  if (!isWaiting) throw new Refusal(walletRefusals.request_closed, { members: { state } });
  return row;
}

function amountToPay(row: RequestRow, asset: AssetCode, given: WireMoney | null): bigint {
  const remaining = row.amount === null ? null : row.amount - row.paid;
  if (given === null) {
    if (remaining === null) throw new Refusal(walletRefusals.invalid_amount, { field: 'amount' });
    return remaining;
  }
  const money = readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (remaining !== null && money.amountMinor > remaining) {
    throw new Refusal(walletRefusals.over_request, {
      field: 'amount.value',
      members: { remaining: remaining.toString() },
    });
  }
  // Of a request that anybody may pay no part can be paid: nobody would be named to pay the rest.
  if (row.is_open && remaining !== null && money.amountMinor < remaining) {
    throw new Refusal(walletRefusals.invalid_amount, {
      field: 'amount.value',
      members: { remaining: toWire({ amountMinor: remaining, asset }).value },
    });
  }
  return money.amountMinor;
}

import type { ReplyOf } from '@egcr/contract/endpoint';
import type { Money, WireMoney } from '@egcr/contract/money';
import type { AssetCode } from '@egcr/ledger/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { requirePinInCall } from '@egcr/server-kit/pin-in-call';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { readMoney, toWire, walletRefusals } from '@egcr/wallet/contract';
import { partyOf, pathId } from '@egcr/wallet/server';

import { requestRefusals } from '../contract/refusals.ts';
import { paymentRequestMachine } from '../contract/request-machine.ts';
import type { payRequestCall } from '../contract/requests.ts';
import type { RequestParts } from './parts.ts';
import { visibleTo } from './read-requests.ts';
import { assetOfRow, showRequest, stateAt, tellBothSides } from './show-request.ts';
import { lockRequest, recordPayment, type RequestRow } from './store.ts';

/**
 * Pays a request: all that remains, or a part where this person was named as its payer. The row stays locked until the money has
 * moved, so a request is paid once however many try. Refuses not_found, recipient_self, request_closed, unknown_currency,
 * invalid_amount, over_request, pin_required, then as sending money does; with a quote as `payAcross`.
 */
export async function payRequest(
  parts: RequestParts,
  work: Work,
  { params, body }: CallInput<typeof payRequestCall>,
): Promise<ReplyOf<typeof payRequestCall>> {
  const { userId } = personOf(work);
  const row = payableBy(userId, visibleTo(userId, await lockRequest(work.db, pathId(params.id))), work.now);
  const asset = assetOfRow(row);
  const amountMinor = amountToPay(row, asset, body.amount ?? null);
  requirePinInCall(work);
  const posted = await move(parts, work, {
    row,
    money: { amountMinor, asset },
    quoteId: body.quote_id ?? null,
  });
  const isLast = row.amount === null || row.paid + amountMinor === row.amount;
  const paid = await recordPayment(work.db, {
    requestId: row.id,
    transferId: work.effectId,
    payerId: userId,
    amountMinor,
    state: step(paymentRequestMachine, row.state, isLast ? 'pay_rest' : 'pay_part'),
    now: work.now,
  });
  invariant(paid !== undefined, 'the request that was locked is gone');
  await tellBothSides(work, paid);
  return {
    request: await showRequest(parts, work, paid, userId),
    transfer: { ...posted, state: 'posted' },
  };
}

interface Agreed {
  readonly row: RequestRow;
  readonly money: Money<AssetCode>;
  readonly quoteId: string | null;
}

/** In the request's currency, or in another at a quote that brings exactly the amount. */
async function move(parts: RequestParts, work: Work, { row, money, quoteId }: Agreed) {
  const { userId } = personOf(work);
  const asked = { id: work.effectId, note: row.note, meta: { request_id: row.id } };
  if (quoteId === null)
    return parts.wallet.transfer(work, { ...asked, from: userId, to: row.requester_id, money });
  return parts.exchange.payAcross(work, {
    ...asked,
    quoteId,
    from: await partyOf(parts, work, userId),
    to: () => parts.wallet.payee(work, row.requester_id),
    isFor: ({ to, targetMinor }) => to === money.asset && targetMinor === money.amountMinor,
    pin: 'asked',
  });
}

function payableBy(userId: string, row: RequestRow, now: Date): RequestRow {
  if (row.requester_id === userId) throw new Refusal(walletRefusals.recipient_self);
  // Whether all or a part is paid shows later; both are refused in the same states.
  step(paymentRequestMachine, stateAt(row, now), 'pay_part');
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
    throw new Refusal(requestRefusals.over_request, {
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

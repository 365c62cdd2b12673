import { addSeconds } from '@egcr/contract/time';
import { assetOf } from '@egcr/ledger/contract';
import type { KnownPerson } from '@egcr/profile/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { readMoney } from '@egcr/wallet/contract';
import { partyOf } from '@egcr/wallet/server';

import { REQUESTS_OPEN_MAX, REQUESTS_TO_STRANGERS_MAX } from '../contract/limits.ts';
import { requestReceived } from '../contract/notices.ts';
import { requestRefusals } from '../contract/refusals.ts';
import type { askForMoneyCall, PaymentRequest } from '../contract/requests.ts';
import { tell } from './notices.ts';
import type { RequestParts } from './parts.ts';
import { noticeParams, showRequest, tellBothSides } from './show-request.ts';
import { hasBlocked, insertRequest, lockOpenPayers } from './store.ts';

const DAY_S = 24 * 3600;

/**
 * Asks for money. Refuses recipient_unknown, recipient_self, request_refused (blocked by the payer), request_limit_reached (all open
 * requests, or those to people one has never dealt with), in that order.
 */
export async function askForMoney(
  parts: RequestParts,
  work: Work,
  { body }: CallInput<typeof askForMoneyCall>,
): Promise<PaymentRequest> {
  const ask = (payer: KnownPerson | null) => askPayer(parts, work, { body, payer });
  if (!body.payer) return ask(null);
  return parts.wallet.withRecipient(work, { name: body.payer, field: 'payer', body: ask });
}

async function askPayer(
  parts: RequestParts,
  work: Work,
  { body, payer }: Pick<CallInput<typeof askForMoneyCall>, 'body'> & { readonly payer: KnownPerson | null },
): Promise<PaymentRequest> {
  const { userId } = personOf(work);
  if (payer && (await hasBlocked(work.db, payer.userId, userId))) {
    throw new Refusal(requestRefusals.request_refused, { field: 'payer' });
  }
  await withinLimits(parts, work, payer?.userId ?? null);
  const money = body.amount ? readMoney(body.amount) : undefined;
  const asset = money?.asset ?? assetOf(body.asset ?? '')?.code;
  invariant(asset !== undefined, 'the schema let a request through that names no currency');
  const row = await insertRequest(work.db, {
    id: work.effectId,
    requester_id: userId,
    payer_id: payer?.userId ?? null,
    is_open: payer === null,
    asset,
    amount: money?.amountMinor ?? null,
    note: body.note?.trim() || null,
    created_at: work.now,
    expires_at: addSeconds(work.now, body.expires_in_days * DAY_S),
  });
  invariant(row !== undefined, 'the new request was not written');
  if (payer) {
    const params = noticeParams(row, await partyOf(parts, work, userId));
    await tell(work, payer.userId, requestReceived.of(params, row.id));
  }
  await tellBothSides(work, row);
  return showRequest(parts, work, row, userId);
}

async function withinLimits(parts: RequestParts, work: Work, payerId: string | null): Promise<void> {
  const { userId } = personOf(work);
  const payers = await lockOpenPayers(work.db, userId, work.now);
  if (payers.length >= REQUESTS_OPEN_MAX) throw new Refusal(requestRefusals.request_limit_reached);
  if (payerId === null) return;
  const named = payers.filter((payer) => payer !== null);
  const known = await parts.wallet.acquaintedWith(work, userId, [...new Set([payerId, ...named])]);
  if (known.has(payerId)) return;
  const toStrangers = named.filter((payer) => !known.has(payer)).length;
  if (toStrangers >= REQUESTS_TO_STRANGERS_MAX) throw new Refusal(requestRefusals.request_limit_reached);
}

import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import type { BatchedRequest, RequestBatch } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';
import { readMoney, walletRefusals } from '@egcr/wallet/contract';
import { pathId } from '@egcr/wallet/server';

import {
  feeOf,
  linkMachine,
  paymentMachine,
  paymentRefusals,
  type Payment,
  type startPaymentCall,
} from '../contract/index.ts';
import { PAYMENT_OPEN_S } from '../contract/limits.ts';
import { findLinks, type LinkRow } from './link-store.ts';
import { sellingOf } from './merchants/merchant-parties.ts';
import type { PaymentParts } from './parts.ts';
import { chooseMethod, insertPayments, type NewPayment, type PaymentRow } from './payment-store.ts';
import { linkStateAt, showPayments } from './shown.ts';

type Starting = BatchedRequest<typeof startPaymentCall>;

interface Begun {
  readonly row: NewPayment;
  readonly method: PaymentRow['method'];
}

/**
 * Begins to pay links, for all who ask at the same time: a few round trips however many. Each is refused not_found, recipient_self, link_closed,
 * unknown_currency, invalid_amount, test_number_refused, in that order.
 */
export async function startPayments(
  parts: PaymentParts,
  { db, now, requests }: RequestBatch<typeof startPaymentCall>,
): Promise<readonly (Payment | Refusal)[]> {
  const links = await findLinks(db, [...new Set(requests.flatMap(({ input }) => linkIdOf(input) ?? []))]);
  const merchants = [...new Set([...links.values()].map((link) => link.merchant_id))];
  const selling = await sellingOf(parts, db, merchants);
  const asked = requests.map((request) => {
    const link = links.get(linkIdOf(request.input) ?? '');
    return valueOf(() => begunOf(request, link, link && selling.get(link.merchant_id)));
  });
  const begun = asked.flatMap((one) => (one instanceof Refusal ? [] : [one]));
  const inserted = await insertPayments(
    db,
    begun.map(({ row }) => row),
  );
  const rows: PaymentRow[] = [];
  for (const { row, method } of begun) {
    const written = inserted.get(row.id);
    invariant(written !== undefined, 'the new payment was not written');
    rows.push(method === null ? written : await choose({ db }, written, method));
  }
  const shown = await showPayments(parts, { db, now }, rows, (row) => row.payer_id);
  const byId = new Map(shown.map((payment) => [payment.id, payment]));
  return asked.map((one) => {
    if (one instanceof Refusal) return one;
    const payment = byId.get(one.row.id);
    invariant(payment !== undefined, 'the new payment is not shown');
    return payment;
  });
}

/** In a batch a refusal is an answer among others. */
function valueOf<Value>(ask: () => Value): Value | Refusal {
  try {
    return ask();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/** Undefined where the address holds no id at all. */
function linkIdOf({ params }: Starting['input']): string | undefined {
  const id = valueOf(() => pathId(params.link));
  return id instanceof Refusal ? undefined : id;
}

function begunOf(
  { work, input: { body } }: Starting,
  link: LinkRow | undefined,
  stopped: Refusal | undefined,
): Begun {
  const { userId } = personOf(work);
  if (link === undefined) throw new Refusal(platformRefusals.not_found);
  if (link.merchant_id === userId) throw new Refusal(walletRefusals.recipient_self);
  if (stopped) throw stopped;
  step(linkMachine, linkStateAt(link, work.now), 'sell');
  const amount = amountToPay(link, body.amount ?? null);
  const method = body.method ?? null;
  if (method !== null && link.is_test !== (method === 'test_number') && method !== 'wallet')
    throw new Refusal(paymentRefusals.test_number_refused);
  const row = {
    id: work.effectId,
    link_id: link.id,
    merchant_id: link.merchant_id,
    payer_id: userId,
    title: link.title,
    asset: link.asset,
    amount,
    fee: feeOf(amount),
    capture: link.capture,
    is_sample: link.is_sample,
    is_test: link.is_test,
    metadata: link.metadata,
    created_at: work.now,
    expires_at: addSeconds(work.now, PAYMENT_OPEN_S),
  };
  return { row, method };
}

/** The link's own amount, or the payer's where the link leaves it to them. The same amount said again is fine. */
function amountToPay(link: LinkRow, given: WireMoney | null): bigint {
  if (given === null) {
    if (link.amount === null) throw new Refusal(walletRefusals.invalid_amount, { field: 'amount' });
    return link.amount;
  }
  const money = readMoney(given);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  if (money.asset !== link.asset)
    throw new Refusal(walletRefusals.unknown_currency, { field: 'amount.assetCode' });
  if (link.amount !== null && link.amount !== money.amountMinor)
    throw new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
  return money.amountMinor;
}

async function choose(
  { db }: Pick<Starting['work'], 'db'>,
  row: PaymentRow,
  method: NonNullable<Begun['method']>,
): Promise<PaymentRow> {
  const state = step(paymentMachine, row.state, 'choose');
  const chosen = await chooseMethod(db, { id: row.id, method, state });
  invariant(chosen !== undefined, 'the new payment is gone');
  return chosen;
}

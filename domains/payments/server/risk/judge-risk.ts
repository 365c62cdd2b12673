import type { RiskOutcome } from '@egcr/risk/contract';
import type { Work } from '@egcr/server-kit/work';

import { toWire } from '@egcr/wallet/contract';

import { testInstrumentOf } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import type { PaymentRow } from '../payment-store.ts';
import { paymentToReview } from '../../contract/notices.ts';
import { noteMerchant } from '../merchants/tell-merchant.ts';
import { assetOfRow } from '../shown.ts';
import { openReview } from './review-store.ts';
import { riskFactsOf } from './risk-facts.ts';

/**
 * Asks, before a payment of which the caller holds the lock is sent, whether its merchant takes it. One that asks for a look goes on, and its
 * money waits. With a test number the card is judged, too.
 */
export async function judgeRisk(
  { people, risk }: Pick<PaymentParts, 'people' | 'risk'>,
  work: Work,
  row: PaymentRow,
  testNumber: string | null,
): Promise<RiskOutcome> {
  const { db, now } = work;
  const instrument = testNumber === null ? undefined : testInstrumentOf(testNumber);
  const outcome = await risk.judge(work, {
    id: row.id,
    merchantId: row.merchant_id,
    payerId: row.payer_id,
    asset: row.asset,
    begunAt: row.created_at,
    email: (await people.contactsOf(db, row.payer_id))?.email ?? null,
    card: instrument?.method === 'card' ? { digits: instrument.number, country: instrument.country } : null,
    facts: await riskFactsOf(db, row, now),
  });
  const { id, merchant_id: merchantId, title } = row;
  if (outcome !== 'review' || !(await openReview(db, { id, merchantId, now })) || row.is_test) return outcome;
  const amount = toWire({ amountMinor: row.amount, asset: assetOfRow(row) });
  const notice = (about: string) => paymentToReview.of({ ...amount, title }, about);
  await noteMerchant(work, { merchantId, about: id, notice });
  return outcome;
}

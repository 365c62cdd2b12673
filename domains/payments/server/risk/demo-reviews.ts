import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds } from '@egcr/contract/time';
import type { DemoPersona } from '@egcr/server-kit/demo';
import type { Work } from '@egcr/server-kit/work';

import { feeOf, type ReviewState } from '../../contract/index.ts';
import { PAYMENT_OPEN_S, SETTLE_AFTER_S } from '../../contract/limits.ts';
import { insertSampleLink, insertSampleTests } from '../demo-store.ts';
import type { PaymentParts } from '../parts.ts';
import { endReview, openReview } from './review-store.ts';

const HOUR_S = 3600;
const TITLE = 'Olive oil, 20 litres (test)';
const AMOUNT = 24_000n;
/** What the shop sells most of, and from when on it looked. */
const [USUAL, LOOKED_FROM] = [1450n, 20_000n];

interface Sample {
  readonly payer: DemoPersona;
  readonly hoursAgo: number;
  readonly state: ReviewState;
  readonly failuresInDay: number;
}

/** Test payments at which the sample shop looks, or has looked. Younger than a day: nothing of the open ones is available. */
const samples: readonly Sample[] = [
  { payer: 'government_user', hoursAgo: 20, state: 'approved', failuresInDay: 0 },
  { payer: 'government_user', hoursAgo: 9, state: 'open', failuresInDay: 0 },
  { payer: 'ngo_user', hoursAgo: 3, state: 'open', failuresInDay: 4 },
];

export async function openSampleReviews(
  { risk }: Pick<PaymentParts, 'risk'>,
  work: Work,
  { merchantId, idOf }: { readonly merchantId: string; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const { db, now } = work;
  const linkId = work.newId();
  await insertSampleLink(db, {
    id: linkId,
    merchant_id: merchantId,
    title: TITLE,
    amount: AMOUNT,
    stock: null,
    is_test: true,
    created_at: addSeconds(now, -24 * HOUR_S),
  });
  const made = samples.map((sample) => {
    const at = addSeconds(now, -sample.hoursAgo * HOUR_S);
    return { ...sample, id: uuidv7(at.getTime()), at };
  });
  await insertSampleTests(db, {
    linkId,
    merchantId,
    title: TITLE,
    amount: AMOUNT,
    fee: feeOf(AMOUNT),
    now,
    samples: made.map(({ id, at, payer }) => ({
      id,
      payer_id: idOf(payer),
      at,
      expires_at: addSeconds(at, PAYMENT_OPEN_S),
      available_at: addSeconds(at, SETTLE_AFTER_S),
      state: 'succeeded',
      tries: [],
    })),
  });
  await risk.keepSample(work, {
    merchantId,
    asset: 'JVD',
    atLeast: LOOKED_FROM,
    payments: made.map(({ id, at, failuresInDay }) => ({
      id,
      at,
      facts: {
        amountMinor: AMOUNT,
        usualMinor: USUAL,
        hasPaidBefore: true,
        paymentsInHour: 1,
        failuresInDay,
        disputes: 0,
      },
    })),
  });
  for (const { id, at, state } of made) {
    await openReview(db, { id, merchantId, now: at });
    if (state !== 'open') await endReview(db, { id, state, now: addSeconds(at, HOUR_S) });
  }
}

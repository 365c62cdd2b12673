import { addSeconds } from '@egcr/contract/time';
import type { DemoPart, DemoPersona } from '@egcr/server-kit/demo';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { feeOf, type DisputeState } from '../contract/index.ts';
import { PAYMENT_OPEN_S, SETTLE_AFTER_S } from '../contract/limits.ts';
import { openSampleDispute } from './disputes/demo-disputes.ts';
import { payInternally } from './internal-rail.ts';
import { openSampleRules } from './rules/demo-rules.ts';
import type { PaymentParts } from './parts.ts';
import { countRails } from './rails/count-rails.ts';
import { insertSampleLink } from './demo-store.ts';
import { openSampleTests } from './demo-tests.ts';
import { insertPayments, recordPaid } from './payment-store.ts';
import { openSampleReviews } from './risk/demo-reviews.ts';
import { routePayment } from './route-payment.ts';
import { tellSides } from './tell-sides.ts';

interface Sample {
  readonly title: string;
  /** Null: the payer chooses. */
  readonly amount: bigint | null;
  readonly stock: number | null;
  readonly paid: readonly (readonly [payer: DemoPersona, amount: bigint, dispute?: DisputeState])[];
}

/** What the sample shop sells, and who bought it. */
const samples: readonly Sample[] = [
  {
    title: 'Olive oil, 1 litre',
    amount: 1450n,
    stock: 40,
    paid: [
      ['ngo_user', 1450n],
      ['government_user', 1450n],
    ],
  },
  { title: 'Tour of the press', amount: 900n, stock: null, paid: [['ngo_user', 900n]] },
  {
    title: 'Gift box',
    amount: 2200n,
    stock: null,
    paid: [
      ['ngo_user', 2200n, 'needs_response'],
      ['government_user', 2200n, 'under_review'],
    ],
  },
  { title: 'Support our harvest', amount: null, stock: null, paid: [['government_user', 500n]] },
];

/** Gives the business owner of a demonstration a sample shop with a few payments. */
export function demoPayments(parts: Pick<PaymentParts, 'ledger' | 'money' | 'risk'>): DemoPart {
  return async (people) => {
    const idOf = (persona: DemoPersona) => {
      const person = people.find((each) => each.persona === persona);
      invariant(person !== undefined, `the demonstration has no ${persona}`);
      return person.userId;
    };
    return async (work) => {
      await openSampleRules(work, idOf('business_owner'));
      await openSampleTests(parts, work, { merchantId: idOf('business_owner'), idOf });
      await openSampleReviews(parts, work, { merchantId: idOf('business_owner'), idOf });
      for (const sample of samples) await openSample(parts, work, { sample, idOf });
      await countRails(work);
    };
  };
}

async function openSample(
  parts: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { sample, idOf }: { readonly sample: Sample; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const merchantId = idOf('business_owner');
  const { title, amount, stock, paid } = sample;
  const linkId = work.newId();
  const shared = { merchant_id: merchantId, title, is_test: false, created_at: work.now };
  await insertSampleLink(work.db, { ...shared, id: linkId, amount, stock });
  for (const [payer, sum, dispute] of paid) {
    const row = {
      ...shared,
      asset: 'JVD',
      capture: 'automatic' as const,
      is_sample: true,
      metadata: {},
      id: work.newId(),
      link_id: linkId,
      payer_id: idOf(payer),
      amount: sum,
      fee: feeOf(sum),
      expires_at: addSeconds(work.now, PAYMENT_OPEN_S),
    };
    await insertPayments(work.db, [row]);
    const transferId = await payInternally(parts, work, row);
    const availableAt = addSeconds(work.now, SETTLE_AFTER_S);
    const sold = await recordPaid(work.db, {
      id: row.id,
      moved: { route: await routePayment(work, row), transferId },
      now: work.now,
      availableAt,
      linkState: 'active',
    });
    if (sold) await tellSides(work, sold, 'payment.succeeded');
    if (dispute !== undefined)
      await openSampleDispute(parts, work, { paymentId: row.id, state: dispute, rail: 'internal' });
  }
}

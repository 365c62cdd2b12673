import { uuidv7 } from '@egcr/contract/ids';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { DemoPersona } from '@egcr/server-kit/demo';
import type { Work } from '@egcr/server-kit/work';
import { routingQuestion, type Failure } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';

import { feeOf, type TestInstrumentName } from '../contract/index.ts';
import { PAYMENT_OPEN_S, RAIL_DAYS, SETTLE_AFTER_S } from '../contract/limits.ts';
import { instrumentNamed } from './attempts/ask-router.ts';
import { openSampleDispute, testSampleStates } from './disputes/demo-disputes.ts';
import { insertSampleLink, insertSampleTests, type SampleTest } from './demo-store.ts';
import type { PaymentParts } from './parts.ts';
import { insertSamplePause } from './rails/rail-pause-store.ts';
import { sandboxRails } from './rails/sandbox-rails.ts';
import type { KeptRoute } from './route-payment.ts';

const DAY_S = 24 * 3600;
const MORNING_H = 9;
const TITLE = 'Olive oil, 1 litre (test)';
const AMOUNT = 1450n;
/** Days ago on which the last of them was: what it brought is available by now. */
const NEWEST = 2;
/** Days ago on which the first acquirer was out of order. */
const OUTAGE = [31, 30] as const;

type Try = readonly [rail: string, failure: Failure | null];

/** What happened to a sample, by its number: mostly well, now and then not, and worse during the outage. */
function triesOf(
  daysAgo: number,
  number: number,
): { readonly name: TestInstrumentName; readonly tries: readonly Try[] } {
  const [first, second] = ['sandbox-card-b', 'sandbox-card-a'] as const;
  if (OUTAGE.some((day) => day === daysAgo) && number % 4 !== 0)
    return {
      name: 'trouble_once',
      tries: [
        [first, 'processing_error'],
        [second, null],
      ],
    };
  if (number % 29 === 7)
    return {
      name: 'declined_once',
      tries: [
        [first, 'do_not_honor'],
        [second, null],
      ],
    };
  if (number % 37 === 11) return { name: 'expired', tries: [[first, 'expired_card']] };
  if (number % 6 === 5) return { name: 'mobile_accepted', tries: [['sandbox-mobile', null]] };
  if (number % 11 === 3) return { name: 'accepted', tries: [['sandbox-card-c', null]] };
  return { name: number % 5 === 1 ? 'accepted_abroad' : 'accepted', tries: [[first, null]] };
}

/** Ninety days of test payments to the sample shop, with an outage. No money is in them. */
export async function openSampleTests(
  parts: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { merchantId, idOf }: { readonly merchantId: string; readonly idOf: (persona: DemoPersona) => string },
): Promise<void> {
  const linkId = work.newId();
  await insertSampleLink(work.db, {
    id: linkId,
    merchant_id: merchantId,
    title: TITLE,
    amount: AMOUNT,
    stock: null,
    is_test: true,
    created_at: addSeconds(work.now, -RAIL_DAYS * DAY_S),
  });
  await insertSamplePause(work.db, {
    id: work.newId(),
    rail: 'sandbox-card-b',
    reason: 'fault',
    from_at: addSeconds(work.now, -OUTAGE[1] * DAY_S - 6 * 3600),
    until_at: addSeconds(work.now, -OUTAGE[1] * DAY_S),
  });
  const payers = [idOf('ngo_user'), idOf('government_user')];
  const samples = Array.from({ length: RAIL_DAYS - NEWEST }, (_, day) => RAIL_DAYS - 1 - day).flatMap(
    (daysAgo) =>
      Array.from({ length: 4 + (daysAgo % 5) }, (_, place) =>
        sampleAt(work.now, { daysAgo, place, payerId: payers[place % 2] ?? merchantId }),
      ),
  );
  await insertSampleTests(work.db, {
    linkId,
    merchantId,
    title: TITLE,
    amount: AMOUNT,
    fee: feeOf(AMOUNT),
    now: work.now,
    samples,
  });
  const paid = samples.filter(({ state }) => state === 'succeeded').toReversed();
  for (const [place, state] of testSampleStates.entries()) {
    const sample = paid[place];
    const rail = sample?.tries.at(-1)?.rail;
    if (sample !== undefined && rail !== undefined)
      await openSampleDispute(parts, work, { paymentId: sample.id, state, rail });
  }
}

function sampleAt(
  now: Date,
  { daysAgo, place, payerId }: { readonly daysAgo: number; readonly place: number; readonly payerId: string },
): SampleTest {
  // By day and not across midnight: else an outage would be spread over more days than it had.
  const day = addSeconds(now, -daysAgo * DAY_S).setUTCHours(0, 0, 0, 0);
  const at = addSeconds(new Date(day), (MORNING_H + place) * 3600);
  const { name, tries } = triesOf(daysAgo, daysAgo * 9 + place);
  const isPaid = tries.at(-1)?.[1] === null;
  const id = uuidv7(at.getTime());
  return {
    id,
    payer_id: payerId,
    at,
    expires_at: addSeconds(at, PAYMENT_OPEN_S),
    available_at: isPaid ? addSeconds(at, SETTLE_AFTER_S) : null,
    state: isPaid ? 'succeeded' : 'canceled',
    tries: tries.map(([rail, failure], index) => ({
      route: index === 0 ? sampleRoute({ id, at, name, rail }) : null,
      number: index + 1,
      rail,
      failure,
      state: failure === null ? 'succeeded' : 'failed',
      instrument: name,
      took_ms: latencyOf(rail) + ((daysAgo * 7 + place * 13) % 90),
    })),
  };
}

function latencyOf(rail: string): number {
  return sandboxRails.find((each) => each.rail === rail)?.latency_ms ?? 0;
}

/** What the router would have been asked. Where another rail than usual took a sample, the usual ones were doing badly. */
function sampleRoute({
  id,
  at,
  name,
  rail,
}: {
  readonly id: string;
  readonly at: Date;
  readonly name: TestInstrumentName;
  readonly rail: string;
}): KeptRoute {
  const { method, network, country } = instrumentNamed(name);
  const asked = routingQuestion.parse({
    payment: {
      id,
      amount: { value: AMOUNT.toString(), assetCode: 'JVD', assetScale: 2 },
      method,
      network,
      payer_country: country,
    },
    candidates: sandboxRails.map((each) => ({
      rail: each.rail,
      methods: [...each.methods],
      captures: [...each.captures],
      max: each.max,
      cost: each.cost,
      ...(rail === 'sandbox-card-c' && each.rail !== rail && { success_rate: '0.5' }),
    })),
    settings: { exploration: '0' },
    seed: id,
  });
  const question = { ...asked, at: toInstant(at) };
  return { question, decision: decide(question) };
}

import { addSeconds } from '@egcr/contract/time';
import type { EventOf } from '@egcr/contract/machine';
import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { disputeMachine, isEnded, type DisputeState } from '../../contract/index.ts';
import { ANSWER_WITHIN_S } from '../../contract/limits.ts';
import type { StepMaker } from '../../contract/disputes/dispute-shapes.ts';
import type { PaymentParts } from '../parts.ts';
import { lockPayment } from '../payment-store.ts';
import { ofPayment, raise } from './open-dispute.ts';
import {
  changeDispute,
  insertDispute,
  insertStep,
  sealIn,
  setDisputed,
  type DisputeRow,
} from './dispute-store.ts';

type Step = readonly [event: EventOf<typeof disputeMachine>, by: StepMaker];

/** How a sample comes to each state of a dispute. */
const waysTo: Readonly<Record<DisputeState, readonly Step[]>> = {
  warning_needs_response: [],
  warning_under_review: [['answer', 'merchant']],
  warning_closed: [
    ['answer', 'merchant'],
    ['dismiss', 'rail'],
  ],
  needs_response: [['raise', 'payer']],
  under_review: [
    ['raise', 'payer'],
    ['answer', 'merchant'],
  ],
  won: [
    ['raise', 'rail'],
    ['answer', 'merchant'],
    ['win', 'rail'],
  ],
  lost: [
    ['raise', 'rail'],
    ['answer', 'merchant'],
    ['lose', 'rail'],
  ],
  prevented: [['accept', 'merchant']],
};

/** States that samples of test payments show; those of wallet payments are with their sales. */
export const testSampleStates = [
  'warning_needs_response',
  'warning_under_review',
  'warning_closed',
  'prevented',
  'won',
  'lost',
] as const satisfies readonly DisputeState[];

interface SampleDispute {
  readonly paymentId: string;
  readonly state: DisputeState;
  readonly rail: string;
}

/** A dispute of a demonstration, as it came to a state. The money of a wallet payment is kept back while it is open. */
export async function openSampleDispute(
  parts: Pick<PaymentParts, 'ledger' | 'money'>,
  work: Work,
  { paymentId, state, rail }: SampleDispute,
): Promise<void> {
  const payment = await lockPayment(work.db, paymentId);
  invariant(payment !== undefined, 'a sample disputes a payment that is none');
  const id = work.newId();
  const opened = await insertDispute(work.db, {
    ...ofPayment(payment, work.now),
    id,
    rail,
    reason: payment.is_test ? 'fraudulent' : 'not_as_described',
    amount: payment.amount,
    script: payment.is_test ? 'won' : null,
    provider_ref: null,
    sealed_statement: payment.is_test
      ? null
      : sealIn(work, 'sealed_statement', id, 'Two of the bottles came broken.'),
    due_at: addSeconds(work.now, ANSWER_WITHIN_S),
  });
  invariant(opened !== undefined, 'a sample disputes a payment twice');
  if (waysTo[state].length === 0)
    await insertStep(work.db, { id, state: opened.state, by: 'rail', at: work.now });
  let row = opened;
  for (const [event, by] of waysTo[state])
    row =
      event === 'raise'
        ? await raise(parts, work, { payment, dispute: row, by: by === 'rail' ? 'rail' : 'payer' })
        : await go(work, row, [event, by]);
  if (state === 'won' || state === 'lost' || state === 'prevented')
    await setDisputed(work.db, { id: payment.id, disputed: state === 'won' ? 0n : payment.amount });
}

async function go(work: Work, row: DisputeRow, [event, by]: Step): Promise<DisputeRow> {
  const state = step(disputeMachine, row.state, event);
  return changeDispute(work.db, {
    id: row.id,
    state,
    by,
    now: work.now,
    isEnd: isEnded(state),
    ...(event === 'answer' && {
      answer: {
        sealed: sealIn(work, 'sealed_evidence', row.id, 'They were whole when the carrier took them.'),
        decideAt: null,
      },
    }),
  });
}

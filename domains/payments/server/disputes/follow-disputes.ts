import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { refusalIn } from '@egcr/server-kit/unit-of-work';
import type { Work } from '@egcr/server-kit/work';

import { disputeMachine } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import { INTERNAL_RAIL } from '../route-payment.ts';
import { answerWithinOf } from '../rails/sandbox-rails.ts';
import { endDispute, lockBoth, type LockedDispute } from './change-dispute.ts';
import { listDue, listOpenOf } from './dispute-lists.ts';
import { changeDispute } from './dispute-store.ts';
import { raise } from './open-dispute.ts';
import { tellDispute } from './tell-dispute.ts';

type Parts = Pick<PaymentParts, 'ledger' | 'money' | 'people'>;

/** Ends what nobody answered in time, and says what the simulated rails decide. One that can't be paid back now waits for the next time. */
export async function followDisputes(parts: Parts, work: Work, limit: number): Promise<void> {
  for (const found of await listDue(work.db, { now: work.now, limit })) {
    const refused = await refusalIn(work.db, async () => {
      const both = await lockBoth(work, found);
      if (both !== undefined) await followOne(parts, work, both);
    });
    if (refused !== undefined)
      work.log.warn({ dispute: found.id, code: refused.kind.code }, 'a dispute can’t be ended now');
  }
}

async function followOne(parts: Parts, work: Work, both: LockedDispute): Promise<void> {
  const { dispute, payment } = both;
  const { state, script } = dispute;
  const isDue = dispute.due_at <= work.now;
  if (state === 'needs_response' && isDue) {
    if (dispute.is_short) await refer(parts, work, both);
    else await endDispute(parts, work, both, { event: 'expire', by: 'time' });
    return;
  }
  if (state === 'warning_needs_response' && isDue) {
    const dueAt = addSeconds(work.now, answerWithinOf(dispute.rail));
    const raised = await raise(parts, work, { payment, dispute, by: 'time', dueAt });
    await tellDispute(parts, work, raised, 'dispute.updated');
    return;
  }
  if (dispute.decide_at === null || dispute.decide_at > work.now) return;
  if (state === 'under_review') {
    // A question that became a dispute is decided for the payer.
    await endDispute(parts, work, both, { event: script === 'won' ? 'win' : 'lose', by: 'rail' });
    return;
  }
  if (state === 'warning_under_review') await dismiss(parts, work, both);
}

/** Nobody draws on the house by silence: an officer looks at it. */
async function refer(
  parts: Parts,
  work: Work,
  { dispute: { id, state: from } }: LockedDispute,
): Promise<void> {
  const state = step(disputeMachine, from, 'refer');
  const referred = await changeDispute(work.db, { id, state, by: 'time', now: work.now });
  await tellDispute(parts, work, referred, 'dispute.updated');
}

/** The rail asks no more. It never kept any money back. */
export async function dismiss(
  parts: Parts,
  work: Work,
  { dispute: { id, state: from } }: LockedDispute,
): Promise<void> {
  const state = step(disputeMachine, from, 'dismiss');
  const closed = await changeDispute(work.db, { id, state, by: 'rail', now: work.now, isEnd: true });
  await tellDispute(parts, work, closed, 'dispute.closed');
}

/** A person who is leaving disputes nothing any more. */
export async function withdrawAllOf(parts: Parts, work: Work, payerId: string): Promise<void> {
  for (const found of await listOpenOf(work.db, payerId)) {
    const both = await lockBoth(work, found);
    if (
      both?.dispute.rail === INTERNAL_RAIL &&
      ['needs_response', 'under_review'].includes(both.dispute.state)
    )
      await endDispute(parts, work, both, { event: 'withdraw', by: 'payer' });
  }
}

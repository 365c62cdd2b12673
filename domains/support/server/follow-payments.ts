import { envelopeApproved, envelopeEnded, paymentsTried } from '@egcr/disbursements/contract';
import { userDeleted } from '@egcr/identity/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { cycleMachine } from '../contract/cycle-machines.ts';
import { weekPaid, weekUnpaid } from '../contract/notices.ts';
import { forgetBackChecks } from './back-checks/store.ts';
import { forgetHire } from './hire-store.ts';
import { activeClaims, endClaimsOf } from './claim-store.ts';
import { weeksAtMost } from './claim-weeks.ts';
import {
  countPaid,
  findCycle,
  markHeldUp,
  markPaid,
  markUnpaid,
  paymentIdsOf,
  setCycle,
  tallyOf,
  type CycleRow,
} from './cycle-store.ts';
import { forgetConflicts } from './conflict-store.ts';
import { endCycle } from './cycles.ts';
import { settleDeductions } from './debts.ts';
import { removeDeductions } from './deduction-store.ts';
import { inAsset } from './money-shown.ts';
import { forgetSaid } from './overpayment-store.ts';
import type { SupportParts } from './parts.ts';

type Parts = Pick<SupportParts, 'cases' | 'money'>;

/** What disbursements tell of the payments of cycles, and what follows from an account's end. */
export function supportListeners(parts: Parts) {
  return {
    ...hear(envelopeApproved, async (work, { envelope_id: envelopeId }) => {
      const cycle = await findCycle(work.db, { envelopeId });
      if (cycle?.state === 'to_approve') await move(work, cycle, ['approve']);
    }),
    ...hear(paymentsTried, async (work, { envelope_id: envelopeId, payments }) => {
      const of = (outcome: 'paid' | 'failed') =>
        payments.filter((each) => each.outcome === outcome).map(({ subject }) => subject);
      await tellPaid(parts, work, of('paid'));
      const heldUp = await markHeldUp(work, of('failed'));
      await work.emit(
        ...heldUp.map(({ user_id: userId, week }) =>
          told(notificationAsked, { user_id: userId, ...weekUnpaid.of({ week }) }),
        ),
      );
      const cycle = await findCycle(work.db, { envelopeId });
      if (cycle?.state !== 'approved') return;
      if ((await parts.money.envelopeState(work.db, envelopeId)) === 'shipped')
        await move(work, cycle, ['disburse']);
    }),
    ...hear(envelopeEnded, async (work, { envelope_id: envelopeId, state }) => {
      const cycle = await findCycle(work.db, { envelopeId });
      if (cycle === undefined) return;
      if (state === 'closed') await closeCycle(parts, work, cycle);
      else if (cycle.state === 'to_approve') await endCycle(work, cycle);
    }),
    ...hear(userDeleted, async (work, { user_id: userId }) => {
      await endClaimsOf(work, userId);
      await forgetSaid(work.db, userId);
      await forgetBackChecks(work.db, userId);
      await forgetHire(work.db, userId);
      await forgetConflicts(work.db, userId);
    }),
  };
}

async function tellPaid({ cases, money }: Parts, work: Work, paymentIds: readonly string[]): Promise<void> {
  const weeks = await markPaid(work.db, paymentIds);
  await settleDeductions(
    { money },
    work,
    weeks.map(({ id }) => id),
  );
  await work.emit(
    ...weeks.map(({ user_id: userId, week, paid_minor: minor }) =>
      told(notificationAsked, { user_id: userId, ...weekPaid.of({ week, ...inAsset(minor) }) }),
    ),
  );
  const paid = await countPaid(
    work.db,
    weeks.map(({ case_id: id }) => id),
  );
  for (const claim of await activeClaims(work.db, [...paid.keys()]))
    if ((paid.get(claim.case_id) ?? 0) >= (await weeksAtMost(work.db, claim)))
      await cases.advance(work, { caseId: claim.case_id, event: 'exhaust' });
}

/**
 * The envelope is closed. What became of each payment is asked of disbursements, so that neither order nor repetition of what is heard matters:
 * paid weeks are paid, the others go into the next cycle. Where both do not make the total, the cycle stays as it is, for a person to look at.
 */
async function closeCycle(parts: Parts, work: Work, cycle: CycleRow): Promise<void> {
  const path = toClosed[cycle.state];
  if (path === undefined) return;
  const payments = await parts.money.payments(work.db, await paymentIdsOf(work.db, cycle.id));
  const isPaid = ({ state }: { readonly state: string }) => state === 'paid' || state === 'returned';
  await tellPaid(
    parts,
    work,
    payments.filter(isPaid).map(({ subject }) => subject),
  );
  const tally = (await tallyOf(work.db, [cycle.id])).get(cycle.id);
  const stands = { paid: payments.filter(isPaid).length, all: payments.length };
  const isEven =
    tally !== undefined &&
    tally.paid === stands.paid &&
    tally.paid + tally.unpaid === stands.all &&
    stands.all === cycle.week_count &&
    tally.minor === cycle.total_minor;
  if (!isEven) {
    work.log.error(
      { code: 'support_cycle_differs', cycle: cycle.id },
      'the weeks of a cycle do not make its total',
    );
    return;
  }
  await removeDeductions(work.db, cycle.id);
  await markUnpaid(work.db, cycle.id);
  await move(work, cycle, path);
}

type CycleEvent = 'approve' | 'disburse' | 'reconcile' | 'close';

/** What a cycle still goes through when its envelope is closed: an event that was heard late leaves none out. */
const toClosed: Readonly<Partial<Record<CycleRow['state'], readonly CycleEvent[]>>> = {
  to_approve: ['approve', 'disburse', 'reconcile', 'close'],
  approved: ['disburse', 'reconcile', 'close'],
  disbursed: ['reconcile', 'close'],
};

async function move(work: Work, cycle: CycleRow, events: readonly CycleEvent[]): Promise<void> {
  const { id, envelope_id: envelopeId } = cycle;
  const state = events.reduce<CycleRow['state']>((at, event) => step(cycleMachine, at, event), cycle.state);
  await setCycle(work, { id, state, envelopeId });
}

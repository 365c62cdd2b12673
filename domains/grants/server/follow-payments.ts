import { envelopeEnded, paymentsTried } from '@egcr/disbursements/contract';
import { userDeleted } from '@egcr/identity/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { grantPaid, grantStopped } from '../contract/notices.ts';
import { amountOf } from './award.ts';
import type { GrantParts } from './parts.ts';
import { deleteAllSaved } from './saved-store.ts';
import { endApplicationsOf, findApplication, type ApplicationRow } from './store.ts';

/** What disbursements tell of the payments of grants, and what follows from an account's end. */
export function grantListeners(parts: Pick<GrantParts, 'cases' | 'money'>) {
  return {
    ...hear(paymentsTried, async (work, { payments }) => {
      for (const { subject, outcome } of payments) {
        const row = await findApplication(work.db, { paymentId: subject });
        if (row !== undefined && outcome === 'paid') await settle(parts, work, row);
      }
    }),
    ...hear(envelopeEnded, async (work, { envelope_id: envelopeId }) => {
      const row = await findApplication(work.db, { envelopeId });
      if (row !== undefined) await settle(parts, work, row);
    }),
    ...hear(userDeleted, async (work, { user_id: userId }) => {
      await endApplicationsOf(work, userId);
      await deleteAllSaved(work.db, userId);
    }),
  };
}

/** What became of the payment is asked of disbursements, so that neither order nor repetition of what is heard matters. */
async function settle(
  { cases, money }: Pick<GrantParts, 'cases' | 'money'>,
  work: Work,
  row: ApplicationRow,
): Promise<void> {
  if (row.state !== 'approved' || row.payment_id === null) return;
  const payments = await money.payments(work.db, [row.payment_id]);
  const isPaid = payments.some(({ state }) => state === 'paid' || state === 'returned');
  await cases.advance(work, { caseId: row.case_id, event: isPaid ? 'pay' : 'stop_payment' });
  const { reference } = row;
  const notice = isPaid
    ? grantPaid.of({ reference, ...amountOf(row) }, row.case_id)
    : grantStopped.of({ reference }, row.case_id);
  await work.emit(told(notificationAsked, { user_id: row.user_id, ...notice }));
}

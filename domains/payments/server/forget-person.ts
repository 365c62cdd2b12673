import { userDeleted } from '@egcr/identity/contract';
import { hear } from '@egcr/server-kit/event-kinds';

import { deleteEvidenceOf } from './disputes/evidence-store.ts';
import { withdrawAllOf } from './disputes/follow-disputes.ts';
import { EVIDENCE } from './disputes/take-evidence.ts';
import { releasePayment } from './capture/hold-payment.ts';
import { lockHeldOf } from './capture/hold-store.ts';
import { closeLinksOf } from './link-store.ts';
import type { PaymentParts } from './parts.ts';
import { cancelPaymentsOf } from './payment-store.ts';
import { retireRulesOf } from './rules/rule-store.ts';

/** They sell nothing any more, nothing waits for them, they dispute nothing, and what was held goes back. What was paid stays in the ledger. */
export function forgetPerson(parts: Pick<PaymentParts, 'ledger' | 'money' | 'people' | 'uploads'>) {
  return hear(userDeleted, async (work, { user_id: userId }) => {
    await closeLinksOf(work.db, userId);
    await retireRulesOf(work.db, userId, work.now);
    await cancelPaymentsOf(work.db, userId, work.now);
    for (const row of await lockHeldOf(work.db, userId)) await releasePayment(parts, work, row);
    await withdrawAllOf(parts, work, userId);
    await deleteEvidenceOf(work.db, userId);
    await parts.uploads.forget(work, { ownerId: userId, kind: EVIDENCE });
  });
}

import type { Work } from '@egcr/server-kit/work';
import { personOf } from '@egcr/server-kit/work';

import type { DisputeSide } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';
import { insertEvidence } from './evidence-store.ts';

export const EVIDENCE = 'payments.evidence';

/** Takes finished uploads of the caller as files of a dispute, of which the caller holds the lock. Refuses upload_not_ready. */
export async function takeEvidence(
  { uploads }: Pick<PaymentParts, 'uploads'>,
  work: Work,
  {
    disputeId,
    by,
    uploadIds,
  }: { readonly disputeId: string; readonly by: DisputeSide; readonly uploadIds: readonly string[] },
): Promise<void> {
  const ownerId = personOf(work).userId;
  for (const id of uploadIds) {
    const file = await uploads.take(work, { id, kind: EVIDENCE });
    await insertEvidence(work.db, { disputeId, by, ownerId, file, now: work.now });
  }
}

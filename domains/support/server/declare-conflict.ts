import type { RelatedTo } from '@egcr/cases/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { supportActs } from '../contract/acts.ts';
import { supportRefusals } from '../contract/refusals.ts';
import type { declareConflictCall } from '../contract/staff-endpoints.ts';
import { findClaimBy } from './claim-store.ts';
import { hasConflict, insertConflict } from './conflict-store.ts';
import type { SupportParts } from './parts.ts';

/** An officer says that they and a person are connected: others decide from then on. Refuses not_found, own_week, in that order. */
export async function declareConflict(
  { record }: Pick<SupportParts, 'record'>,
  work: Work,
  { body }: CallInput<typeof declareConflictCall>,
): Promise<ReplyOf<typeof declareConflictCall>> {
  const { userId } = personOf(work);
  const claim = await findClaimBy(work.db, { reference: body.reference.trim().toUpperCase() });
  if (claim === undefined) throw new Refusal(platformRefusals.not_found);
  if (claim.user_id === userId) throw new Refusal(supportRefusals.own_week);
  await insertConflict(work, { officerId: userId, userId: claim.user_id });
  await record(work, {
    action: supportActs.support_conflict_declared,
    userId,
    subject: claim.case_id,
    kind: 'support.claim',
  });
  return { reference: claim.reference };
}

/** Related by what others know, or because the officer said so. */
export function orDeclared(relatedTo: RelatedTo): RelatedTo {
  return async (work, people) => {
    const { officerId, applicantId: userId } = people;
    return (await hasConflict(work.db, { officerId, userId })) || relatedTo(work, people);
  };
}

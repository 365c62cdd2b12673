import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { verificationRefusals, type CaseVerification, type decideCheckCall } from '../contract/index.ts';
import { keepCheck, verificationOfCase } from './business-store.ts';
import { checksToDecide } from './checks-to-decide.ts';
import { shownCase } from './decide-hit.ts';
import type { VerificationParts } from './parts.ts';

/**
 * Decides one check of an application, with a reason that the team reads too. Refuses not_found, other_officers, own_case, verification_refused,
 * check_not_open.
 */
export async function decideCheck(
  parts: Pick<VerificationParts, 'cases' | 'registry'>,
  work: Work,
  { params, body }: CallInput<typeof decideCheckCall>,
): Promise<CaseVerification> {
  const found = await parts.cases.toHandle(work, params.id);
  const row = await verificationOfCase(work.db, found.id);
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.state !== 'in_review')
    throw new Refusal(verificationRefusals.verification_refused, { members: { state: row.state } });
  if (!(await checksToDecide(work, row, found.kind)).includes(body.kind))
    throw new Refusal(verificationRefusals.check_not_open);
  const { userId } = personOf(work);
  await keepCheck(work, row.id, {
    kind: body.kind,
    result: body.result,
    note: 'officer',
    by: userId,
    reason: body.reason,
  });
  return shownCase(parts, work, found);
}

import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { verificationRefusals, type applyCall } from '../contract/index.ts';
import { keepCheck, keepWanted, lockVerification, takeStep } from './business-store.ts';
import type { VerificationParts } from './parts.ts';
import { reviewKindName } from './review-kinds.ts';
import { screenBusiness } from './screening/screen-business.ts';
import { ownBusiness } from './show-verifications.ts';
import { FORM } from './verification-form.ts';

/**
 * Sends the form for a level. All names behind the business are compared with the lists in the same transaction. Refuses not_found,
 * team_role_required, draft_sent, draft_changed, verification_refused.
 */
export async function apply(
  parts: VerificationParts,
  work: Work,
  { params, body }: CallInput<typeof applyCall>,
): Promise<ReplyOf<typeof applyCall>> {
  const { userId } = personOf(work);
  const { business } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  const caseId = work.effectId;
  const submitted = await parts.forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: FORM,
    submissionId: caseId,
  });
  // A draft that was written for another organisation is not this one's.
  if (submitted.organisationId !== business.organisationId) throw new Refusal(platformRefusals.not_found);
  const row = await lockVerification(work, business);
  if (business.status !== 'active')
    throw new Refusal(verificationRefusals.verification_refused, { members: { state: row.state } });
  await takeStep(work, row, 'submit');
  const level = submitted.answers['level'] === '3' ? 3 : 2;
  await keepWanted(work, { id: row.id, level, caseId });
  for (const kind of ['documents', 'officers'] as const)
    await keepCheck(work, row.id, { kind, result: 'refer', note: 'given' });
  if (level === 3) await keepCheck(work, row.id, { kind: 'wallet', result: 'refer', note: 'given' });
  const { hasOwners, names } = await parts.registry.behind(work.db, business.id);
  await keepCheck(work, row.id, {
    kind: 'owners',
    result: 'refer',
    note: hasOwners ? 'named' : 'unnamed',
  });
  await keepCheck(work, row.id, await screenBusiness(work, row.id, names));
  return parts.cases.open(work, {
    id: caseId,
    kind: reviewKindName(level),
    subject: business.name,
    applicantId: userId,
    submissionId: body.draft_id,
    submitted,
    isSample: business.isSample,
  });
}

import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { ShareConsent } from '../../contract/changes/entry-shapes.ts';
import { registryRefusals, type answerConsentCall } from '../../contract/index.ts';
import { entryNotices } from '../../contract/notices.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import { findChange, versionOf } from './change-store.ts';
import { consentsOver, findConsent, keepAnswer } from './consent-store.ts';
import { isStale } from './enter-change.ts';
import { consentStateOf, shownConsent } from './show-consents.ts';
import { answersFor } from './who-consents.ts';

type Parts = Pick<RegistryParts, 'acting' | 'people' | 'cases' | 'tell'>;

/**
 * POST /registry/consents/:id/answers. With consent the change goes to the officers; a refusal ends it, in the words of the holder. Refuses
 * not_found, as if it were not there for anyone but the holder, consent_over, entry_changed.
 */
export async function answerConsent(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof answerConsentCall>,
): Promise<ShareConsent> {
  const { userId } = personOf(work);
  const consent = await findConsent(work.db, params.id, 'locked');
  if (consent?.asked_as !== 'account' || !(await answersFor(parts, work.db, consent, userId)))
    throw new Refusal(platformRefusals.not_found);
  const filed = await findChange(work, params.id);
  invariant(filed !== undefined, 'a consent belongs to a change');
  const state = consentStateOf(consent, filed.state, work.now);
  if (state !== 'waiting') throw new Refusal(registryRefusals.consent_over, { members: { state } });
  const found = await findBusiness(work.db, { id: filed.business_id });
  invariant(found !== undefined, 'the business of a change is in the register');
  const isYes = body.answer === 'consent';
  const version = await versionOf(work.db, found.id);
  // Refusing ends the change in any case; a yes is to what stands, and to nothing else.
  if (isYes && isStale(filed, version, found))
    throw new Refusal(registryRefusals.entry_changed, { members: { version } });
  await keepAnswer(work, {
    case_id: params.id,
    answer: isYes ? 'given' : 'refused',
    answered_by: userId,
  });
  await parts.cases.advance(work, {
    caseId: params.id,
    event: isYes ? 'consent' : 'refuse_consent',
    ...(!isYes && body.reason !== '' && { reason: body.reason }),
  });
  const notice = entryNotices[isYes ? 'consentGiven' : 'consentRefused'];
  await parts.tell(work, filed.filed_by, notice.of({ name: found.name }, params.id));
  const shown = await shownConsent(parts, work, params.id);
  invariant(shown !== undefined, 'a consent that was answered can be read');
  return shown;
}

/** Ends changes whose holders have not answered in time. */
export async function endConsents(parts: Pick<Parts, 'cases' | 'tell'>, work: Work): Promise<void> {
  for (const caseId of await consentsOver(work)) {
    const filed = await findChange(work, caseId);
    const found = filed && (await findBusiness(work.db, { id: filed.business_id }));
    invariant(filed !== undefined && found !== undefined, 'a consent belongs to a change of a business');
    await keepAnswer(work, { case_id: caseId, answer: 'expired', answered_by: null });
    await parts.cases.advance(work, { caseId, event: 'expire_consent' });
    await parts.tell(work, filed.filed_by, entryNotices.consentExpired.of({ name: found.name }, caseId));
  }
}

import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { ShareConsent } from '../../contract/changes/entry-shapes.ts';
import { registryRefusals, type answerConsentCall } from '../../contract/index.ts';
import { entryNotices } from '../../contract/notices.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { RegistryParts, TellPerson } from '../parts.ts';
import { findChange, versionOf, type ChangeRow } from './change-store.ts';
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
  if (filed.kind !== 'transfer') throw new Refusal(platformRefusals.not_found);
  const state = consentStateOf(consent, filed.state, work.now);
  if (state !== 'waiting') throw new Refusal(registryRefusals.consent_over, { members: { state } });
  const isYes = body.answer === 'consent';
  await carryAnswer(parts, work, {
    filed,
    isYes,
    reason: body.reason,
    notice: entryNotices[isYes ? 'consentGiven' : 'consentRefused'],
  });
  const shown = await shownConsent(parts, work, params.id);
  invariant(shown !== undefined, 'a consent that was answered can be read');
  return shown;
}

interface Answered {
  readonly filed: ChangeRow;
  readonly isYes: boolean;
  /** Why not; '' where none is given. */
  readonly reason: string;
  readonly notice: { of(params: { readonly name: string }, id: string): Parameters<TellPerson>[2] };
}

/** What follows an answer: a yes sends the change to the officers, a no ends it, and who filed it is told. Refuses entry_changed. */
export async function carryAnswer(
  parts: Pick<Parts, 'cases' | 'tell'>,
  work: Work,
  { filed, isYes, reason, notice }: Answered,
): Promise<void> {
  const { case_id: caseId } = filed;
  const found = await findBusiness(work.db, { id: filed.business_id });
  invariant(found !== undefined, 'the business of a change is in the register');
  const version = await versionOf(work.db, found.id);
  // Refusing ends the change in any case; a yes is to what stands, and to nothing else.
  if (isYes && isStale(filed, version, found))
    throw new Refusal(registryRefusals.entry_changed, { members: { version } });
  await keepAnswer(work, {
    case_id: caseId,
    answer: isYes ? 'given' : 'refused',
    answered_by: personOf(work).userId,
  });
  await parts.cases.advance(work, {
    caseId,
    event: isYes ? 'consent' : 'refuse_consent',
    ...(!isYes && reason !== '' && { reason }),
  });
  await parts.tell(work, filed.filed_by, notice.of({ name: found.name }, caseId));
}

/** Ends changes whose holders, or directors who join, have not answered in time. */
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

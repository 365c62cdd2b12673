import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { registryRefusals, type answerDirectorshipCall, type Directorship } from '../../contract/index.ts';
import { entryNotices } from '../../contract/notices.ts';
import { carryAnswer } from '../changes/answer-consent.ts';
import { directorsOf, findChange, type ChangeDetails, type ChangeRow } from '../changes/change-store.ts';
import { consentsAsked, filingOf, findConsent, type ConsentRow } from '../changes/consent-store.ts';
import { consentStateOf } from '../changes/show-consents.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import { askedPerson, type AskedPerson } from './asked-person.ts';

const states = {
  waiting: 'waiting',
  given: 'confirmed',
  refused: 'declined',
  expired: 'over',
  withdrawn: 'over',
} as const;

/** The changes of entries by which the caller would join as a director, and that wait for the answer. */
export async function joiningsAsked(
  parts: Pick<RegistryParts, 'people'>,
  work: Work,
): Promise<readonly Directorship[]> {
  const { userId, mark } = await askedPerson(parts, work, personOf(work).userId);
  const asked = await consentsAsked(work.db, { userId, mark, organisationIds: [] });
  const all = [];
  for (const caseId of asked) all.push(await findJoining(parts, work, caseId));
  return all.flatMap((each) => (each?.state === 'waiting' ? [each] : []));
}

/** What a change of an entry asks the caller, who would join as a director by it; undefined for everyone else. */
export async function findJoining(
  { people }: Pick<RegistryParts, 'people'>,
  work: Work,
  caseId: string,
): Promise<Directorship | undefined> {
  const consent = await findConsent(work.db, caseId);
  if (consent?.asked_as !== 'account') return undefined;
  const person = await askedPerson({ people }, work, personOf(work).userId);
  if (!isAsked(consent, person)) return undefined;
  const filed = await findChange(work, caseId);
  const filing = await filingOf(work.db, caseId);
  const found = filed && (await findBusiness(work.db, { id: filed.business_id }));
  const until = consent.expires_at;
  if (!filed || !filing || !found || until === null || filed.details.change.kind !== 'directors')
    return undefined;
  const filer = (await people.findByIds(work.db, [filed.filed_by])).get(filed.filed_by);
  return {
    id: caseId,
    business: found.name,
    jurisdiction: found.jurisdiction,
    name: filed.details.change.joining_name,
    born_month: filed.details.change.joining_born,
    asked_by: filer === undefined ? '' : `${filer.firstName} ${filer.lastName}`.trim(),
    asked_at: toInstant(filing.filed_at),
    expires_at: toInstant(until),
    state: (await leadsAlready(work, { filed, person }))
      ? 'over'
      : states[consentStateOf(consent, filing.state, work.now)],
  };
}

/** An account is asked by its id; the person who has an address, by that, until they have answered. */
function isAsked({ user_id: userId, email_mark: mark }: ConsentRow, person: AskedPerson): boolean {
  if (userId !== null) return userId === person.userId;
  return mark !== null && person.mark?.equals(mark) === true;
}

/** The person who filed it by an address could not know whose it is: a director of the business is not entered twice. */
async function leadsAlready(
  work: Work,
  {
    filed,
    person,
  }: {
    readonly filed: ChangeRow & { readonly details: Pick<ChangeDetails, 'change'> };
    readonly person: AskedPerson;
  },
): Promise<boolean> {
  const { change } = filed.details;
  if (change.kind !== 'directors' || filed.state !== 'awaiting_consent') return false;
  const leading = await directorsOf(work.db, filed.business_id);
  return leading.some((each) => each.user_id === person.userId && each.id !== change.leaving);
}

/** The caller joins as a director, or says no, which ends the change. Refuses not_found, directorship_over, entry_changed, in that order. */
export async function answerJoining(
  parts: Pick<RegistryParts, 'people' | 'cases' | 'tell'>,
  work: Work,
  { params, body }: CallInput<typeof answerDirectorshipCall>,
): Promise<Directorship> {
  // Locked, so that one answer counts.
  await findConsent(work.db, params.id, 'locked');
  const asked = await findJoining(parts, work, params.id);
  const filed = await findChange(work, params.id);
  if (asked === undefined || filed === undefined) throw new Refusal(platformRefusals.not_found);
  const { state } = asked;
  if (state !== 'waiting') throw new Refusal(registryRefusals.directorship_over, { members: { state } });
  const isYes = body.answer === 'confirm';
  const notice = entryNotices[isYes ? 'directorConfirmed' : 'directorDeclined'];
  await carryAnswer(parts, work, { filed, isYes, reason: '', notice });
  return { ...asked, state: isYes ? 'confirmed' : 'declined' };
}

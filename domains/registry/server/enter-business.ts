import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { entryChanged } from '../contract/events.ts';
import { insertBusiness, insertDirector, insertFiling } from './business-store.ts';
import { directorshipsIn } from './directorships/directorship-store.ts';
import { issueCertificate } from './certificate/issue-certificate.ts';
import type { EntryParts } from './parts.ts';
import { enterShares } from './owners/enter-shares.ts';
import { findRegistration, type EntryDetails } from './store.ts';

/** Makes the entry of a registration that was approved: number, organisation, director, shares, first filing and certificate, all or none. */
export async function enterBusiness(
  { organisations, people, key }: EntryParts,
  work: Work,
  caseId: string,
): Promise<void> {
  const found = await findRegistration(work, caseId, 'locked');
  invariant(found !== undefined, 'a case without its registration was approved');
  const { details, name, jurisdiction, user_id: ownerId, is_sample: isSample } = found;
  const director = (await people.findByIds(work.db, [ownerId])).get(ownerId);
  invariant(director !== undefined, 'a registration of a person without a profile was approved');
  const id = work.newId();
  const organisationId = work.newId();
  const number = await insertBusiness(work, {
    id,
    caseId,
    organisationId,
    name,
    jurisdiction,
    isSample,
    type: details.type,
    street: details.street,
    town: details.town,
    postcode: details.postcode,
    activities: details.activities,
  });
  await organisations.register(work, {
    id: organisationId,
    ownerId,
    name,
    country: jurisdiction,
    number,
  });
  const ownName = `${director.firstName} ${director.lastName}`;
  await enterDirectors(work, { caseId, businessId: id, owner: { name: ownName, userId: ownerId }, details });
  await enterShares(work, id, { details, owner: { userId: ownerId, name: ownName } });
  await insertFiling(work, { id: work.newId(), businessId: id, kind: 'registered', madeBy: ownerId });
  await issueCertificate(key, work, {
    ...details,
    id,
    number,
    name,
    jurisdiction,
    registeredAt: work.now,
    isSample,
  });
  await work.emit(told(entryChanged, { business_id: id, change: 'registered', has_new_people: true }));
}

interface Leading {
  readonly caseId: string;
  readonly businessId: string;
  readonly owner: { readonly name: string; readonly userId: string };
  readonly details: EntryDetails;
}

/** The applicant, and those who are named besides. Only who said so by their own account is known by it. */
async function enterDirectors(work: Work, { caseId, businessId, owner, details }: Leading): Promise<void> {
  const own = { ...owner, born: details.born, isConfirmed: true };
  await insertDirector(work, { ...own, id: work.newId(), businessId });
  const asked = new Map((await directorshipsIn(work.db, caseId)).map((each) => [each.place, each]));
  for (const { name, born, at, isOff } of details.directors) {
    if (isOff === true) continue;
    const said = asked.get(at ?? '');
    const isConfirmed = said?.answer === 'confirmed';
    const userId = isConfirmed ? said.user_id : null;
    await insertDirector(work, { id: work.newId(), businessId, userId, name, born, isConfirmed });
  }
}

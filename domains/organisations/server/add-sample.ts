import type { Work } from '@egcr/server-kit/work';

import type { OrganisationKind } from '../contract/team-roles.ts';
import { keepChange } from './change-store.ts';
import { insertMember, insertOrganisation } from './store.ts';

interface SampleOrganisation {
  readonly id: string;
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly country: string;
  readonly ownerId: string;
}

/** Makes an organisation of a demonstration, which one of its people owns. */
export async function addSampleOrganisation(
  work: Work,
  { ownerId, ...made }: SampleOrganisation,
): Promise<void> {
  await insertOrganisation(work, made);
  await insertMember(work, { organisationId: made.id, userId: ownerId, role: 'owner' });
  await keepChange(work, { organisationId: made.id, change: 'created', actorId: ownerId });
}

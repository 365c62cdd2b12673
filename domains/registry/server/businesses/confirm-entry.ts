import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { BusinessDashboard, confirmEntryCall } from '../../contract/index.ts';
import { insertFiling } from '../business-store.ts';
import type { RegistryParts } from '../parts.ts';
import { requireOpen } from '../status/require-status.ts';
import { ownBusiness, readBusiness } from './show-businesses.ts';
import { keepConfirmation } from './standing-store.ts';

/** Confirms entry and owners as they stand. Refuses not_found, team_role_required, business_not_active. */
export async function confirmEntry(
  parts: Pick<RegistryParts, 'acting' | 'organisations' | 'treasury'>,
  work: Work,
  { params }: CallInput<typeof confirmEntryCall>,
): Promise<BusinessDashboard> {
  const { found } = await ownBusiness(parts, work, { id: params.id, right: 'edit' });
  requireOpen(found, 'change');
  await keepConfirmation(work, found.id);
  await insertFiling(work, {
    id: work.newId(),
    businessId: found.id,
    kind: 'confirmed',
    madeBy: personOf(work).userId,
  });
  return readBusiness(parts, work, { params });
}

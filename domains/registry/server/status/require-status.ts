import { organisationRefusals } from '@egcr/organisations/contract';
import type { RequireStatus } from '@egcr/organisations/server';
import { Refusal } from '@egcr/server-kit/refusal';

import { forbids, registryRefusals, type BusinessStatus, type StatusAct } from '../../contract/index.ts';
import { heldStatus } from './status-store.ts';

/** Makes sure that the register lets an organisation do this, until the transaction ends: a suspension waits for what began before. Refuses business_status_forbids. */
export const requireStatus: RequireStatus = async ({ db }, { organisationId, act }) => {
  const status = await heldStatus(db, organisationId);
  if (status !== undefined && forbids(status, act))
    throw new Refusal(organisationRefusals.business_status_forbids, { members: { state: status } });
};

/** Refuses business_not_active where the status of a business forbids something. */
export function requireOpen({ status }: { readonly status: BusinessStatus }, act: StatusAct): void {
  if (forbids(status, act))
    throw new Refusal(registryRefusals.business_not_active, { members: { state: status } });
}

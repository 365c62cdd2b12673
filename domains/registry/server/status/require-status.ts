import { organisationRefusals } from '@egcr/organisations/contract';
import type { RequireStatus, StatusAllows } from '@egcr/organisations/server';
import { Refusal } from '@egcr/server-kit/refusal';

import { forbids, registryRefusals, type BusinessStatus, type StatusAct } from '../../contract/index.ts';
import { heldStatus, statusOf } from './status-store.ts';

/** Makes sure that the register lets an organisation do this, until the transaction ends: a suspension waits for what began before. Refuses business_status_forbids. */
export const requireStatus: RequireStatus = async ({ db }, { organisationId, act }) => {
  const status = await heldStatus(db, organisationId);
  if (status !== undefined && forbids(status, act))
    throw new Refusal(organisationRefusals.business_status_forbids, { members: { state: status } });
};

/** Whether the register lets an organisation do this now. Nothing is held: it is asked on the way of each sale. */
export const statusAllows: StatusAllows = async (db, { organisationId, act }) => {
  const status = await statusOf(db, organisationId);
  return status === undefined || !forbids(status, act);
};

/** Refuses business_not_active where the status of a business forbids something. */
export function requireOpen({ status }: { readonly status: BusinessStatus }, act: StatusAct): void {
  if (forbids(status, act))
    throw new Refusal(registryRefusals.business_not_active, { members: { state: status } });
}

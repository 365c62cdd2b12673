import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { statusChanged } from '../../contract/events.ts';
import { statusMachine, type FilingKind, type OfficerEvent, type OwnerEvent } from '../../contract/index.ts';
import { insertFiling } from '../business-store.ts';
import { lockBusiness } from '../certificate/certificate-store.ts';
import { peopleOf, tellPeople } from '../changes/tell-people.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import { dissolutionOf, endDissolution } from '../dissolution/dissolution-store.ts';
import type { RegistryParts } from '../parts.ts';
import { insertStatusStep, setStatus } from './status-store.ts';

export interface StatusStep {
  readonly businessId: string;
  readonly event: OwnerEvent | OfficerEvent;
  /** Everyone reads it. */
  readonly reason: string;
  readonly by: string;
  readonly successorId?: string;
}

/** What is entered. */
const filed = {
  rest: 'rested',
  resume: 'resumed',
  suspend: 'suspended',
  lift: 'lifted',
  begin_liquidation: 'liquidation_begun',
  convert: 'converted',
  close: 'dissolved',
} as const satisfies Record<StatusStep['event'], FilingKind>;

/**
 * Changes the status of a business from today on: entry, filing, and a notice to all who lead it, hold it, or are in its team. The row stays locked: what
 * two do comes one after the other. Refuses not_found, status_step_refused.
 */
export async function changeStatus(
  { acting, tell }: Pick<RegistryParts, 'acting' | 'tell'>,
  work: Work,
  { businessId, event, reason, by, successorId }: StatusStep,
): Promise<BusinessRow> {
  const found = await lockedBusiness(work, businessId);
  const to = step(statusMachine, found.status, event);
  if (found.status === 'struck_off_pending') await endNotice(work, businessId);
  await setStatus(work.db, { id: businessId, from: found.status, to });
  await insertStatusStep(work, {
    id: work.newId(),
    businessId,
    event,
    status: to,
    reason,
    by,
    successorId: successorId ?? null,
  });
  await insertFiling(work, { id: work.newId(), businessId, kind: filed[event], madeBy: by });
  const { organisation_id: organisationId } = found;
  const team = organisationId === null ? [] : await acting.membersWith(work.db, organisationId, 'view');
  const people = [...new Set([...(await peopleOf(work.db, businessId)), ...team])];
  const notice = event === 'close' ? 'dissolved' : 'statusChanged';
  await tellPeople(tell, work, { found, but: by, notice, people });
  await work.emit(
    told(statusChanged, { business_id: businessId, organisation_id: organisationId, status: to }),
  );
  return { ...found, status: to };
}

/** A business as it stands, locked. Refuses not_found. */
export async function lockedBusiness({ db }: Pick<Work, 'db'>, businessId: string): Promise<BusinessRow> {
  await lockBusiness(db, businessId);
  const found = await findBusiness(db, { id: businessId });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  return found;
}

/** Who stops a business stops its dissolution too: its owners ask anew once it is active. */
async function endNotice(work: Work, businessId: string): Promise<void> {
  const row = await dissolutionOf(work.db, businessId);
  if (row?.state === 'noticed') await endDissolution(work, row, 'withdraw');
}

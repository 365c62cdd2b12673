import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { businessDissolved } from '../../contract/events.ts';
import { statusMachine } from '../../contract/index.ts';
import { NOTICE_MORE_DAYS } from '../../contract/limits.ts';
import { insertFiling } from '../business-store.ts';
import { lockedVersion } from '../changes/change-store.ts';
import { peopleOf, tellPeople } from '../changes/tell-people.ts';
import { ownersOf } from '../changes/who-consents.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import {
  dissolutionOf,
  dueDissolutions,
  endDissolution,
  moveNotice,
  type DissolutionRow,
} from './dissolution-store.ts';
import { setStatus } from '../status/status-store.ts';
import { obstaclesOf, type DissolutionParts } from './obstacles.ts';

const DAY_S = 86_400;

/** `registry.dissolve_due`: dissolves businesses whose notice period is over, and expires requests that no second owner agreed to. */
export async function dissolveDue(parts: DissolutionParts, work: Work): Promise<void> {
  const yesterday = addSeconds(work.now, -DAY_S).toISOString().slice(0, 10);
  for (const due of await dueDissolutions(work, yesterday)) {
    await lockedVersion(work.db, due.business_id);
    const row = await dissolutionOf(work.db, due.business_id);
    // An owner withdrew it in the meantime.
    if (row?.id !== due.id || row.state !== due.state) continue;
    if (row.state === 'asked') await expire(parts, work, row);
    else await dissolve(parts, work, row);
  }
}

/** Nothing comes of the wish: who asked, and who could have agreed, are told. */
async function expire(parts: DissolutionParts, work: Work, row: DissolutionRow): Promise<void> {
  await endDissolution(work, row, 'expire');
  const found = await findBusiness(work.db, { id: row.business_id });
  if (found !== undefined) await tellOwners(parts, work, found, 'dissolutionExpired');
}

async function tellOwners(
  parts: DissolutionParts,
  work: Work,
  { id, name, organisation_id: organisationId }: BusinessRow,
  notice: 'dissolutionExpired' | 'dissolutionWaits',
): Promise<void> {
  if (organisationId === null) return;
  const people = await ownersOf(parts, work.db, organisationId);
  await tellPeople(parts.tell, work, { found: { name, slug: id }, but: '', notice, people });
}

/** Dissolves a business: its entry stays readable, but nobody can act for it. While something prevents that, moves the last day and tells the owners. */
async function dissolve(parts: DissolutionParts, work: Work, row: DissolutionRow): Promise<void> {
  const found = await findBusiness(work.db, { id: row.business_id });
  if (found === undefined || found.organisation_id === null) return;
  const { organisation_id: organisationId, id: businessId } = found;
  if ((await obstaclesOf(parts, work, { businessId, organisationId })).length > 0) {
    const until = addSeconds(work.now, NOTICE_MORE_DAYS * DAY_S)
      .toISOString()
      .slice(0, 10);
    await moveNotice(work.db, row.id, until);
    await tellOwners(parts, work, found, 'dissolutionWaits');
    return;
  }
  await endDissolution(work, row, 'dissolve');
  await setStatus(work.db, {
    id: businessId,
    from: found.status,
    to: step(statusMachine, found.status, 'dissolve'),
  });
  await insertFiling(work, { id: work.newId(), businessId, kind: 'dissolved', madeBy: null });
  const owners = await ownersOf(parts, work.db, organisationId);
  const people = [...new Set([...(await peopleOf(work.db, businessId)), ...owners])];
  await parts.organisations.close(work, { id: organisationId, by: row.asked_by });
  await tellPeople(parts.tell, work, { found, but: '', notice: 'dissolved', people });
  await work.emit(told(businessDissolved, { business_id: businessId }));
}

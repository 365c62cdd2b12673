import { addSeconds, toInstant } from '@egcr/contract/time';
import { organisationRefusals } from '@egcr/organisations/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { step } from '@egcr/server-kit/data/step';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type {
  agreeDissolutionCall,
  askDissolutionCall,
  Dissolution,
  readDissolutionCall,
  withdrawDissolutionCall,
} from '../../contract/dissolution/endpoints.ts';
import { registryRefusals as no, statusMachine } from '../../contract/index.ts';
import { AGREE_DAYS, NOTICE_DAYS } from '../../contract/limits.ts';
import { insertFiling } from '../business-store.ts';
import { ownBusiness } from '../businesses/show-businesses.ts';
import { lockedVersion } from '../changes/change-store.ts';
import { peopleOf, tellPeople } from '../changes/tell-people.ts';
import { ownersOf } from '../changes/who-consents.ts';
import { findBusiness, type BusinessRow } from '../directory/directory-store.ts';
import {
  dissolutionOf,
  endDissolution,
  insertDissolution,
  keepNotice,
  type DissolutionRow,
} from './dissolution-store.ts';
import { setStatus } from '../status/status-store.ts';
import { obstaclesOf, type DissolutionParts } from './obstacles.ts';

/** The filing and the notice that each step makes. */
const entered = {
  give_notice: ['dissolution_noticed', 'dissolutionNoticed'],
  take_back: ['dissolution_withdrawn', 'dissolutionWithdrawn'],
} as const;

const DAY_S = 86_400;
const dayAfter = (now: Date, days: number) =>
  addSeconds(now, days * DAY_S)
    .toISOString()
    .slice(0, 10);

interface Owned {
  readonly found: BusinessRow;
  readonly organisationId: string;
  readonly owners: readonly string[];
}

/** Finds a business that the caller owns and locks its row, so that two owners can't act on it at once. Refuses not_found, team_role_required. */
async function ownedBusiness(parts: DissolutionParts, work: Work, id: string): Promise<Owned> {
  const { organisationId } = await ownBusiness(parts, work, { id, right: 'view' });
  await lockedVersion(work.db, id);
  const owners = await ownersOf(parts, work.db, organisationId);
  if (!owners.includes(personOf(work).userId)) throw new Refusal(organisationRefusals.team_role_required);
  const found = await findBusiness(work.db, { id });
  invariant(found !== undefined, 'an entry is never removed while it is locked');
  return { found, organisationId, owners };
}

/** Checks that the business can be dissolved now. Refuses business_not_active, dissolution_stopped, validation_failed (wrong number), in that order. */
async function requireEndable(
  parts: DissolutionParts,
  work: Work,
  { found, organisationId }: Owned,
  number: string,
): Promise<void> {
  if (found.status !== 'active')
    throw new Refusal(no.business_not_active, { members: { state: found.status } });
  const obstacles = await obstaclesOf(parts, work, { businessId: found.id, organisationId });
  if (obstacles.length > 0)
    throw new Refusal(no.dissolution_stopped, { members: { obstacles: obstacles.join(' ') } });
  if (number !== found.number) throw validationRefusal([{ field: 'number', code: 'number_wrong' }]);
}

/** The dissolution, if owners can still agree to it or withdraw it. */
function openOne(row: DissolutionRow | undefined, now: Date): DissolutionRow | undefined {
  const isOpen = row?.state === 'noticed' || (row?.state === 'asked' && row.agree_until > now);
  return isOpen ? row : undefined;
}

/** POST /businesses/:id/dissolution. Refuses not_found, team_role_required, dissolution_open, business_not_active, dissolution_stopped, validation_failed, in that order. */
export async function askDissolution(
  parts: DissolutionParts,
  work: Work,
  { params, body }: CallInput<typeof askDissolutionCall>,
): Promise<Dissolution> {
  const owned = await ownedBusiness(parts, work, params.id);
  const before = await dissolutionOf(work.db, params.id);
  if (openOne(before, work.now) !== undefined) throw new Refusal(no.dissolution_open);
  await requireEndable(parts, work, owned, body.number);
  if (before?.state === 'asked') await endDissolution(work, before, 'expire');
  const { userId } = personOf(work);
  const asked = await insertDissolution(work, {
    id: work.effectId,
    businessId: params.id,
    askedBy: userId,
    agreeUntil: addSeconds(work.now, AGREE_DAYS * DAY_S),
  });
  if (owned.owners.length === 1) await beginNotice(parts, work, { owned, row: asked });
  else await tellOwners(parts, work, owned, 'dissolutionAsked');
  return shownDissolution(parts, work, params.id);
}

/** POST /businesses/:id/dissolution/agreement. Refuses as askDissolution does, dissolution_over, second_owner before the state of the business. */
export async function agreeDissolution(
  parts: DissolutionParts,
  work: Work,
  { params, body }: CallInput<typeof agreeDissolutionCall>,
): Promise<Dissolution> {
  const owned = await ownedBusiness(parts, work, params.id);
  const row = openOne(await dissolutionOf(work.db, params.id), work.now);
  if (row?.state !== 'asked') throw new Refusal(no.dissolution_over);
  // A second owner can agree only while the one who asked still owns the business. Otherwise one person would decide alone.
  const isOthers = row.asked_by !== personOf(work).userId && owned.owners.includes(row.asked_by);
  if (!isOthers && owned.owners.length > 1) throw new Refusal(no.second_owner);
  await requireEndable(parts, work, owned, body.number);
  await beginNotice(parts, work, { owned, row });
  return shownDissolution(parts, work, params.id);
}

/** Starts the notice period. From now on, the public entry shows that the business will be dissolved. */
async function beginNotice(
  parts: DissolutionParts,
  work: Work,
  { owned, row }: { readonly owned: Owned; readonly row: DissolutionRow },
): Promise<void> {
  await keepNotice(work, row, { by: personOf(work).userId, until: dayAfter(work.now, NOTICE_DAYS) });
  await enterStep(parts, work, owned, 'give_notice');
}

/** POST /businesses/:id/dissolution/withdrawal. Refuses not_found, team_role_required, dissolution_over. */
export async function withdrawDissolution(
  parts: DissolutionParts,
  work: Work,
  { params }: CallInput<typeof withdrawDissolutionCall>,
): Promise<Dissolution> {
  const owned = await ownedBusiness(parts, work, params.id);
  const row = openOne(await dissolutionOf(work.db, params.id), work.now);
  if (row === undefined) throw new Refusal(no.dissolution_over);
  await endDissolution(work, row, 'withdraw');
  if (row.state === 'noticed') await enterStep(parts, work, owned, 'take_back');
  else await tellOwners(parts, work, owned, 'dissolutionWithdrawn');
  return shownDissolution(parts, work, params.id);
}

async function tellOwners(
  { tell }: Pick<DissolutionParts, 'tell'>,
  work: Work,
  { found, owners }: Owned,
  notice: 'dissolutionAsked' | 'dissolutionWithdrawn',
): Promise<void> {
  const about = notice === 'dissolutionAsked' ? { name: found.name, slug: found.id } : found;
  await tellPeople(tell, work, { found: about, but: personOf(work).userId, notice, people: owners });
}

/** Changes the status in the register and notifies the directors, shareholders and owners, except the caller, who knows. */
async function enterStep(
  { tell }: Pick<DissolutionParts, 'tell'>,
  work: Work,
  { found, owners }: Owned,
  event: 'give_notice' | 'take_back',
): Promise<void> {
  const { id, status } = found;
  const { userId } = personOf(work);
  const [kind, notice] = entered[event];
  await setStatus(work.db, { id, from: status, to: step(statusMachine, status, event) });
  await insertFiling(work, { id: work.newId(), businessId: id, kind, madeBy: userId });
  const people = [...new Set([...(await peopleOf(work.db, id)), ...owners])];
  await tellPeople(tell, work, { found, but: userId, notice, people });
}

/** GET /businesses/:id/dissolution. Refuses not_found. */
export async function readDissolution(
  parts: DissolutionParts,
  work: Work,
  { params }: CallInput<typeof readDissolutionCall>,
): Promise<Dissolution> {
  return shownDissolution(parts, work, params.id);
}

async function shownDissolution(parts: DissolutionParts, work: Work, id: string): Promise<Dissolution> {
  const { found, organisationId } = await ownBusiness(parts, work, { id, right: 'view' });
  const owners = await ownersOf(parts, work.db, organisationId);
  const { userId } = personOf(work);
  const isOwner = owners.includes(userId);
  const row = await dissolutionOf(work.db, id);
  const open = openOne(row, work.now);
  const asker = row && (await parts.people.findByIds(work.db, [row.asked_by])).get(row.asked_by);
  const obstacles = isOwner ? await obstaclesOf(parts, work, { businessId: id, organisationId }) : [];
  const isAsked = open?.state === 'asked';
  return {
    state: isAsked || row?.state !== 'asked' ? (row?.state ?? null) : 'expired',
    asked_by: asker === undefined ? '' : `${asker.firstName} ${asker.lastName}`.trim(),
    asked_at: row === undefined ? null : toInstant(row.asked_at),
    agree_until: isAsked ? toInstant(open.agree_until) : null,
    notice_until: row?.notice_until ?? null,
    obstacles,
    takes_two: owners.length > 1,
    may: {
      ask: isOwner && open === undefined && found.status === 'active',
      agree: isOwner && isAsked && (open.asked_by !== userId || owners.length === 1),
      withdraw: isOwner && open !== undefined,
    },
  };
}

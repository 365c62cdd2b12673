import { told } from '@egcr/server-kit/event-kinds';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { entryChanged } from '../../contract/events.ts';
import { registryRefusals, rulePackOf, type BusinessType } from '../../contract/index.ts';
import { insertBusiness, insertDirector, insertFiling, insertHolding } from '../business-store.ts';
import { keepConfirmation, keepSignatoryRule, standingOf } from '../businesses/standing-store.ts';
import { isSignatoryRule } from '../../contract/governance/signatory-rules.ts';
import { issueCertificate } from '../certificate/issue-certificate.ts';
import { directorsOf } from '../changes/change-store.ts';
import type { BusinessRow } from '../directory/directory-store.ts';
import { keepPublicProfile, publicProfileOf } from '../enquiries/profile-store.ts';
import { holdingsOf } from '../owners/owners-store.ts';
import type { RegistryParts } from '../parts.ts';
import { changeStatus, lockedBusiness } from './change-status.ts';

type Parts = Pick<RegistryParts, 'acting' | 'tell' | 'organisations' | 'cases' | 'key'>;

export interface Conversion {
  readonly businessId: string;
  readonly type: BusinessType;
  readonly reason: string;
  readonly by: string;
}

/** Whether a business can become one of another type now. Refuses validation_failed, status_stopped. */
export async function requireConvertible(
  { cases }: Pick<Parts, 'cases'>,
  work: Work,
  { found, type }: { readonly found: BusinessRow; readonly type: BusinessType },
): Promise<void> {
  if (found.type === type) throw validationRefusal([{ field: 'type', code: 'type_same' }]);
  if (!rulePackOf(found.jurisdiction).types.includes(type))
    throw validationRefusal([{ field: 'type', code: 'type_unknown' }]);
  // What was asked for as one business is not decided as another.
  const isAsking =
    found.organisation_id !== null && (await cases.countOpenOf(work.db, found.organisation_id)) > 0;
  if (isAsking) throw new Refusal(registryRefusals.status_stopped, { members: { obstacles: 'open_cases' } });
}

/**
 * A business becomes one of another type: a new entry with a number and a certificate of its own takes its place, with the same team, wallet, directors and
 * shares, and is verified anew. The old one can be read, no more. Refuses not_found, status_step_refused, then as requireConvertible.
 */
export async function convertBusiness(
  parts: Parts,
  work: Work,
  { businessId, type, reason, by }: Conversion,
): Promise<string> {
  const found = await lockedBusiness(work, businessId);
  await requireConvertible(parts, work, { found, type });
  const id = work.newId();
  const { organisation_id: organisationId, name, jurisdiction, street, town, postcode } = found;
  // The team goes with the new entry; one organisation has one.
  await sql`update registry.business set organisation_id = null where id = ${businessId}`.execute(work.db);
  const number = await insertBusiness(work, {
    id,
    caseId: null,
    organisationId,
    name,
    type,
    jurisdiction,
    street,
    town,
    postcode,
    activities: found.activities,
    isSample: found.is_sample,
  });
  await copyPeople(work, { from: businessId, to: id });
  await copyStanding(work, { from: businessId, to: id });
  if (organisationId !== null) await parts.organisations.renumber(work.db, { id: organisationId, number });
  await changeStatus(parts, work, { businessId, event: 'convert', reason, by, successorId: id });
  await insertFiling(work, { id: work.newId(), businessId: id, kind: 'registered', madeBy: by });
  await issueCertificate(parts.key, work, {
    ...found,
    id,
    number,
    type,
    registeredAt: work.now,
    isSample: found.is_sample,
  });
  await work.emit(told(entryChanged, { business_id: id, change: 'registered', has_new_people: true }));
  return id;
}

interface Both {
  readonly from: string;
  readonly to: string;
}

/** Directors and shares as they stand, and what the old entry holds of others. */
async function copyPeople(work: Work, { from, to }: Both): Promise<void> {
  for (const { name, born_month: born, user_id: userId } of await directorsOf(work.db, from))
    await insertDirector(work, {
      id: work.newId(),
      businessId: to,
      userId,
      name,
      born,
      isConfirmed: userId !== null,
    });
  await sql`
    insert into registry.share_class (business_id, name, issued, nominal_minor, votes_per_share, asset)
    select ${to}::uuid, name, issued, nominal_minor, votes_per_share, asset
    from registry.share_class where business_id = ${from}`.execute(work.db);
  for (const each of await holdingsOf(work.db, [from]))
    await insertHolding(work, {
      id: work.newId(),
      businessId: to,
      className: each.class_name,
      name: each.name,
      shares: Number(each.shares),
      kind: each.holder_kind,
      userId: each.user_id ?? undefined,
      bornMonth: each.born_month ?? undefined,
      holderBusinessId: each.holder_business_id ?? undefined,
    });
  await sql`
    update registry.holding set holder_business_id = ${to} where holder_business_id = ${from} and business_id <> ${from}`.execute(
    work.db,
  );
}

/** What owners have said of it. How far it was verified does not go over. */
async function copyStanding(work: Work, { from, to }: Both): Promise<void> {
  const rule = (await standingOf(work.db, from))?.signatory_rule ?? null;
  await keepConfirmation(work, to);
  if (isSignatoryRule(rule)) await keepSignatoryRule(work, { businessId: to, rule });
  await keepPublicProfile(work.db, { ...(await publicProfileOf(work.db, from)), businessId: to });
}

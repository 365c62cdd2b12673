import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { ActingRight } from '@egcr/organisations/contract';
import type { RecordedBusiness } from '@egcr/registry/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  checksOfLevel,
  levels,
  markOf,
  type BusinessContact,
  type BusinessVerification,
  type ListedVerification,
  type listVerificationsCall,
  type readVerificationCall,
} from '../contract/index.ts';
import { checksOf, taxIdOf, verificationsOf, type VerificationRow } from './business-store.ts';
import { contactsOf, isBeingRead, type ContactRow } from './contacts/contact-store.ts';
import type { VerificationParts } from './parts.ts';

type Parts = Pick<VerificationParts, 'acting' | 'organisations' | 'registry'>;

/** GET /verification/businesses. */
export async function listVerifications(
  { acting, organisations, registry }: Parts,
  work: Work,
): Promise<ReplyOf<typeof listVerificationsCall>> {
  const { userId } = personOf(work);
  const businesses = await registry.ofOrganisations(work.db, await organisations.idsOf(work.db, userId));
  const rows = await verificationsOf(
    work.db,
    businesses.map(({ id }) => id),
  );
  const items = [];
  for (const business of businesses) {
    const member = await acting.memberOf(work.db, userId, business.organisationId);
    if (member) items.push(listedOf(business, rows.get(business.id), member.rights));
  }
  return { items };
}

function listedOf(
  business: RecordedBusiness,
  row: VerificationRow | undefined,
  rights: readonly ActingRight[],
): ListedVerification {
  return {
    id: business.id,
    organisation_id: business.organisationId,
    name: business.name,
    number: business.number,
    is_sample: business.isSample,
    level: row?.level ?? 0,
    state: row?.state ?? 'not_started',
    valid_until: row?.valid_until ?? null,
    can_edit: rights.includes('edit') && business.status === 'active',
  };
}

/** A business of the caller's. Refuses not_found, as if other people's were not there, then team_role_required. */
export async function ownBusiness(
  { acting, registry }: Pick<Parts, 'acting' | 'registry'>,
  work: Work,
  { id, right }: { readonly id: string; readonly right: ActingRight },
) {
  const business = await registry.find(work.db, id);
  if (business === undefined) throw new Refusal(platformRefusals.not_found);
  const { rights } = await requireRight(acting, work, { organisationId: business.organisationId, right });
  return { business, rights };
}

/** GET /verification/businesses/:id. Refuses not_found. */
export async function readVerification(
  parts: Pick<Parts, 'acting' | 'registry'>,
  work: Work,
  { params }: Pick<CallInput<typeof readVerificationCall>, 'params'>,
): Promise<BusinessVerification> {
  const { business, rights } = await ownBusiness(parts, work, { id: params.id, right: 'view' });
  return shownVerification(work, business, rights);
}

/** All that the team, and officers, see of the checks of a business. */
export async function shownVerification(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  business: RecordedBusiness,
  rights: readonly ActingRight[],
): Promise<BusinessVerification> {
  const { db, cipher } = work;
  const row = (await verificationsOf(db, [business.id])).get(business.id);
  const contacts = await contactsOf(work, business.id);
  const results = new Map((await checksOf(db, business.id)).map((check) => [check.kind, check]));
  return {
    ...listedOf(business, row, rights),
    lei: row?.lei ?? '',
    tax_country: row?.tax_country ?? business.jurisdiction,
    tax_id: (await taxIdOf({ db, cipher }, business.id)) ?? '',
    checks: levels.flatMap((level) =>
      checksOfLevel[level].map((kind) => {
        const found = results.get(kind);
        return {
          kind,
          level,
          result: found?.result ?? 'open',
          note: found?.note ?? null,
          at: found ? toInstant(found.checked_at) : null,
          reason: found?.reason ?? null,
        };
      }),
    ),
    contacts: contacts.map((each) => shownContact(each, { now: work.now, rights })),
    case_id: row?.case_id ?? null,
    wanted_level: row?.wanted_level ?? null,
  };
}

/** The mark is for those who put it up. */
function shownContact(
  contact: ContactRow,
  { now, rights }: { readonly now: Date; readonly rights: readonly ActingRight[] },
): BusinessContact {
  const { kind, value, state, how, token, code_until: codeUntil } = contact;
  return {
    kind,
    value,
    state,
    how,
    proven_at: contact.proven_at === null ? null : toInstant(contact.proven_at),
    valid_until: contact.valid_until,
    mark: token !== null && rights.includes('edit') ? markOf(token) : '',
    is_reading: isBeingRead(contact, now),
    code_until: codeUntil !== null && codeUntil > now ? toInstant(codeUntil) : null,
  };
}

import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { ActingRight } from '@egcr/organisations/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  complianceOf,
  type BusinessDashboard,
  type listBusinessesCall,
  type readBusinessCall,
} from '../../contract/index.ts';
import { newestCode } from '../certificate/certificate-store.ts';
import {
  businessesOf,
  capitalOf,
  filingsOf,
  findBusiness,
  officersOf,
  type BusinessRow,
} from '../directory/directory-store.ts';
import { listedOf } from '../directory/show-directory.ts';
import { isSignatoryRule } from '../../contract/governance/signatory-rules.ts';
import type { RegistryParts } from '../parts.ts';
import { shownStanding } from './shown-standing.ts';
import { standingOf, tokensOf } from './standing-store.ts';

type Parts = Pick<RegistryParts, 'acting' | 'organisations' | 'treasury'>;

/** GET /businesses. */
export async function listBusinesses(
  { acting, organisations }: Pick<Parts, 'acting' | 'organisations'>,
  work: Work,
): Promise<ReplyOf<typeof listBusinessesCall>> {
  const { userId } = personOf(work);
  const rows = await businessesOf(work.db, await organisations.idsOf(work.db, userId));
  const items = [];
  for (const row of rows) {
    const member = await acting.memberOf(work.db, userId, row.organisation_id ?? '');
    if (member) items.push({ id: row.id, ...listedOf(row), rights: [...member.rights] });
  }
  return { items };
}

/** A business of the caller's. Refuses not_found, as if other people's were not there, then team_role_required. */
export async function ownBusiness(
  { acting }: Pick<Parts, 'acting'>,
  work: Work,
  { id, right }: { readonly id: string; readonly right: ActingRight },
) {
  const found = await findBusiness(work.db, { id });
  const organisationId = found?.organisation_id ?? undefined;
  if (!found || organisationId === undefined) throw new Refusal(platformRefusals.not_found);
  const { rights } = await requireRight(acting, work, { organisationId, right });
  return { found, rights, organisationId };
}

/** GET /businesses/:id. Refuses not_found. */
export async function readBusiness(
  parts: Parts,
  work: Work,
  { params }: Pick<CallInput<typeof readBusinessCall>, 'params'>,
): Promise<BusinessDashboard> {
  const { found, rights, organisationId } = await ownBusiness(parts, work, { id: params.id, right: 'view' });
  const { db } = work;
  const officers = await officersOf(db, found.id);
  const capital = await capitalOf(db, found.id);
  const filings = await filingsOf(db, found.id);
  const directors = officers.filter(({ role }) => role === 'director').length;
  const money = { value: capital?.value ?? '0', assetCode: capital?.asset ?? 'USD', assetScale: 2 };
  return {
    id: found.id,
    ...listedOf(found),
    rights: [...rights],
    organisation_id: organisationId,
    wallet_address: await parts.treasury.addressOf(work, organisationId),
    tokens: await tokensOf(db, found.id),
    compliance: await scoreOf(work, found, directors),
    capitalization: money,
    shareholders: capital?.holders ?? 0,
    directors,
    ...(await shownNotes(work, found.id)),
    signatory_rule: await signatoryRuleOf(db, found.id),
    officers: officers.map((each) => ({ ...each, appointed_at: toInstant(each.appointed_at) })),
    activity: [
      ...filings.map(({ kind, made_at: madeAt }) => ({
        type: kind,
        amount: kind === 'registered' ? money : null,
        date: toInstant(madeAt),
        status: 'confirmed' as const,
      })),
      ...(await parts.treasury.movementsOf(work, organisationId)),
    ].toSorted((one, other) => Number(one.date < other.date) - Number(one.date > other.date)),
    certificate: await newestCode(db, found.id),
  };
}

/** What everyone reads of its end, and of why it is not active. */
async function shownNotes(
  work: Work,
  id: string,
): Promise<Pick<BusinessDashboard, 'dissolution' | 'status_said'>> {
  const { dissolution, status_said } = await shownStanding(work, id);
  return { dissolution, status_said };
}

async function signatoryRuleOf(db: Work['db'], id: string): Promise<BusinessDashboard['signatory_rule']> {
  const rule = (await standingOf(db, id))?.signatory_rule ?? null;
  return isSignatoryRule(rule) ? rule : null;
}

async function scoreOf({ db, now }: Work, found: BusinessRow, directors: number) {
  const standing = await standingOf(db, found.id);
  const day = (at: Date | null | undefined) => at?.toISOString().slice(0, 10) ?? null;
  const { score, lost } = complianceOf(
    {
      isActive: found.status === 'active',
      verifiedUntil: standing?.verified_until ?? null,
      ownersConfirmedOn: day(standing?.owners_confirmed_at),
      confirmedOn: day(standing?.confirmed_at ?? found.registered_at) ?? '',
      documentsUntil: standing?.documents_until ?? null,
      hasTaxId: standing?.has_tax_id === true,
      directors,
      hasSignatoryRule: (standing?.signatory_rule ?? null) !== null,
    },
    now.toISOString().slice(0, 10),
  );
  return { percent: score, lost: [...lost] };
}

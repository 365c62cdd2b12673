import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { ChangeState } from '../../contract/changes/change-machine.ts';
import type { ShareConsent } from '../../contract/changes/entry-shapes.ts';
import type { listConsentsCall, readConsentCall } from '../../contract/index.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { RegistryParts } from '../parts.ts';
import { findChange } from './change-store.ts';
import { consentsAsked, filingOf, findConsent, type ConsentRow } from './consent-store.ts';
import { answersFor } from './who-consents.ts';

type Parts = Pick<RegistryParts, 'acting' | 'people'>;

/** What became of the question to a holder. */
export function consentStateOf(
  { answer, expires_at: until }: Pick<ConsentRow, 'answer' | 'expires_at'>,
  change: ChangeState,
  now: Date,
): ShareConsent['state'] {
  if (answer !== null) return answer;
  if (change !== 'awaiting_consent') return 'withdrawn';
  // The job that ends it may not have run yet.
  return until !== null && until.getTime() <= now.getTime() ? 'expired' : 'waiting';
}

/** GET /registry/consents. */
export async function listConsents(
  parts: Parts & Pick<RegistryParts, 'organisations'>,
  work: Work,
): Promise<ReplyOf<typeof listConsentsCall>> {
  const { userId } = personOf(work);
  const organisationIds = await parts.organisations.idsOf(work.db, userId);
  const items = [];
  for (const id of await consentsAsked(work.db, { userId, organisationIds })) {
    const shown = await shownConsent(parts, work, id);
    if (shown?.can_answer === true) items.push(shown);
  }
  return { items };
}

/** GET /registry/consents/:id. Refuses not_found, as if it were not there for those who are neither the holder nor of the team that filed it. */
export async function readConsent(
  parts: Parts,
  work: Work,
  { params }: CallInput<typeof readConsentCall>,
): Promise<ShareConsent> {
  const shown = await shownConsent(parts, work, params.id);
  if (shown === undefined) throw new Refusal(platformRefusals.not_found);
  return shown;
}

/** What the caller may see of a consent; undefined where there is none for them. */
export async function shownConsent(
  { acting, people }: Parts,
  work: Work,
  caseId: string,
): Promise<ShareConsent | undefined> {
  const { userId } = personOf(work);
  const consent = await findConsent(work.db, caseId);
  const filed = await findChange(work, caseId);
  const filing = await filingOf(work.db, caseId);
  const found = filed && (await findBusiness(work.db, { id: filed.business_id }));
  if (consent?.asked_as !== 'account' || consent.expires_at === null || !found || !filing) return undefined;
  const { change, holder } = filed.details;
  if (change.kind !== 'transfer' || holder === undefined) return undefined;
  const isHolder = await answersFor({ acting }, work.db, consent, userId);
  const { organisation_id: team } = found;
  const isOfTeam = team !== null && (await acting.memberOf(work.db, userId, team)) !== undefined;
  if (!isHolder && !isOfTeam) return undefined;
  const filer = (await people.findByIds(work.db, [filed.filed_by])).get(filed.filed_by);
  const state = consentStateOf(consent, filing.state, work.now);
  return {
    case_id: caseId,
    name: found.name,
    number: found.number,
    slug: found.slug,
    holder: holder.name,
    class_name: holder.class_name,
    held: holder.shares,
    shares: change.shares,
    to_kind: change.to_kind,
    to_name: change.to_name,
    to_born_month: change.to_born === '' ? null : change.to_born,
    to_number: change.to_number === '' ? null : change.to_number,
    filed_by: filer === undefined ? '' : `${filer.firstName} ${filer.lastName}`.trim(),
    filed_at: toInstant(filing.filed_at),
    expires_at: toInstant(consent.expires_at),
    state,
    can_answer: isHolder && state === 'waiting',
  };
}

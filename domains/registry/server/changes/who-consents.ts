import type { Database } from '@egcr/server-kit/database';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { ConsentWay } from '../../contract/changes/entry-shapes.ts';
import { findBusiness } from '../directory/directory-store.ts';
import type { HoldingRow } from '../owners/owners-store.ts';
import type { RegistryParts } from '../parts.ts';

export type ConsentParts = Pick<RegistryParts, 'acting' | 'people'>;

/** Who says yes where shares of a holding go over, and how. */
export interface Consenter {
  readonly way: ConsentWay;
  readonly userId: string | null;
  readonly organisationId: string | null;
  /** Of a director who joins and has an address, whose it may be. */
  readonly byMail?: { readonly email: string; readonly mark: Buffer };
}

const onPaper: Consenter = { way: 'paper', userId: null, organisationId: null };

/**
 * The holder alone consents: a person by their account, a business of the register by an owner of its team. Where there is no such account, or no
 * longer, the holder signs a paper. Who files a change of their own shares consents with that.
 */
export async function consenterOf(
  { acting, people }: ConsentParts,
  work: Work,
  holding: Pick<HoldingRow, 'holder_kind' | 'user_id' | 'holder_business_id'>,
): Promise<Consenter> {
  const { userId: callerId } = personOf(work);
  if (holding.holder_kind === 'person') {
    const { user_id: userId } = holding;
    if (userId === null || !(await people.findByIds(work.db, [userId])).has(userId)) return onPaper;
    return { way: userId === callerId ? 'own' : 'account', userId, organisationId: null };
  }
  const { holder_business_id: id } = holding;
  const found = id === null ? undefined : await findBusiness(work.db, { id });
  const organisationId = found?.organisation_id ?? null;
  if (organisationId === null) return onPaper;
  const owners = await ownersOf({ acting }, work.db, organisationId);
  if (owners.length === 0) return onPaper;
  return { way: owners.includes(callerId) ? 'own' : 'account', userId: null, organisationId };
}

/** Owners alone may both write and pay for an organisation. */
export async function ownersOf(
  { acting }: Pick<ConsentParts, 'acting'>,
  db: Database,
  organisationId: string,
): Promise<readonly string[]> {
  const editors = await acting.membersWith(db, organisationId, 'edit');
  const payers = await acting.membersWith(db, organisationId, 'pay');
  return editors.filter((each) => payers.includes(each));
}

/** Whether a person answers for the holder of a consent now. */
export async function answersFor(
  { acting }: Pick<ConsentParts, 'acting'>,
  db: Database,
  consent: { readonly user_id: string | null; readonly organisation_id: string | null },
  userId: string,
): Promise<boolean> {
  if (consent.user_id !== null) return consent.user_id === userId;
  if (consent.organisation_id === null) return false;
  const member = await acting.memberOf(db, userId, consent.organisation_id);
  return member !== undefined && member.rights.includes('edit') && member.rights.includes('pay');
}

import { platformRefusals } from '@egcr/contract/refusals';
import { businessesAmong } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Party } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';

import { paymentRefusals } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';

/**
 * The two sides of payments by their ids, as others see them: people, and businesses, which have a name and no username. Null where the account is
 * gone.
 */
export async function sidesOf(
  people: People,
  db: Database,
  rows: readonly { readonly merchant_id: string; readonly payer_id: string }[],
): Promise<(id: string) => Party | null> {
  const ids = [...new Set(rows.flatMap((row) => [row.merchant_id, row.payer_id]))];
  const personOf = await partiesOf(people, db, ids.map(personOwner));
  const nameless = ids.filter((id) => (personOf(personOwner(id))?.name ?? '') === '');
  const businesses = await businessesAmong(db, nameless);
  return (id) => {
    const business = businesses.get(id);
    return business ? { user_id: id, username: '', name: business.name } : personOf(personOwner(id));
  };
}

/** A merchant who still sells: a person with a profile, or a business that is registered and open. Refuses not_found. */
export async function sellerOf(people: People, db: Database, merchantId: string): Promise<Party> {
  const owner = personOwner(merchantId);
  const person = (await partiesOf(people, db, [owner]))(owner);
  if (person !== null && person.username !== '') return person;
  const business = (await businessesAmong(db, [merchantId])).get(merchantId);
  if (business?.is_open !== true) throw new Refusal(platformRefusals.not_found);
  return { user_id: merchantId, username: '', name: business.name };
}

/** Makes sure that a merchant sells now. Refuses not_found, then link_closed where the register has stopped the business, as if it had switched the link off. */
export async function requireSelling(
  { people, statusAllows }: Pick<PaymentParts, 'people' | 'statusAllows'>,
  db: Database,
  merchantId: string,
): Promise<void> {
  await sellerOf(people, db, merchantId);
  if (!(await statusAllows(db, { organisationId: merchantId, act: 'sell' })))
    throw new Refusal(paymentRefusals.link_closed, { members: { state: 'inactive' } });
}

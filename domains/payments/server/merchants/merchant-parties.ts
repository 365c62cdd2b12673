import { platformRefusals } from '@egcr/contract/refusals';
import { businessesAmong } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Party } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';

import { paymentRefusals } from '../../contract/index.ts';
import type { PaymentParts } from '../parts.ts';

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

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
  if (isPerson(person)) return person;
  const business = (await businessesAmong(db, [merchantId])).get(merchantId);
  if (business?.is_open !== true) throw new Refusal(platformRefusals.not_found);
  return { user_id: merchantId, username: '', name: business.name };
}

function isPerson(party: Party | null): party is Party {
  return party !== null && party.username !== '';
}

/** Makes sure that a merchant sells now. Refuses not_found, then link_closed where the register has stopped the business, as if it had switched the link off. */
export async function requireSelling(
  parts: Selling,
  db: Database,
  { merchantId, known = null }: { readonly merchantId: string; readonly known?: Party | null },
): Promise<void> {
  if (isPerson(known)) return;
  const stopped = (await sellingOf(parts, db, [merchantId])).get(merchantId);
  if (stopped) throw stopped;
}

type Selling = Pick<PaymentParts, 'people' | 'statusAllows'>;

/** The same for many: what stops each, undefined where nothing does. The register knows nothing of persons. */
export async function sellingOf(
  { people, statusAllows }: Selling,
  db: Database,
  merchantIds: readonly string[],
): Promise<ReadonlyMap<string, Refusal | undefined>> {
  const personOf = await partiesOf(people, db, merchantIds.map(personOwner));
  const others = merchantIds.filter((id) => !isPerson(personOf(personOwner(id))));
  const businesses = await businessesAmong(db, others);
  const stopped = new Map<string, Refusal | undefined>(merchantIds.map((id) => [id, undefined]));
  for (const id of others) {
    if (businesses.get(id)?.is_open !== true) stopped.set(id, new Refusal(platformRefusals.not_found));
    else if (!(await statusAllows(db, { organisationId: id, act: 'sell' })))
      stopped.set(id, new Refusal(paymentRefusals.link_closed, { members: { state: 'inactive' } }));
  }
  return stopped;
}

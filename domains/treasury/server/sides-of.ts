import { businessesAmong } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { Party } from '@egcr/wallet/contract';
import { partiesOf, personOwner } from '@egcr/wallet/server';

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

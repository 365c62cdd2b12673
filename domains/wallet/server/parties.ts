import type { Owner } from '@egcr/ledger/server';
import type { KnownPerson, People } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';

import type { Party } from '../contract/shapes.ts';

/** A person as the other side sees them. */
export function toParty(person: KnownPerson): Party {
  return {
    user_id: person.userId,
    username: person.username,
    name: `${person.firstName} ${person.lastName}`.trim(),
  };
}

/** The people among some owners, by user id, in one question to the profile domain. */
export async function partiesOf(
  people: Pick<People, 'findByIds'>,
  db: Database,
  owners: readonly Owner[],
): Promise<(owner: Owner) => Party | null> {
  const ids = new Set(owners.filter((owner) => owner.kind === 'person').map((owner) => owner.id));
  const known = ids.size > 0 ? await people.findByIds(db, [...ids]) : new Map<string, KnownPerson>();
  return (owner) => {
    if (owner.kind !== 'person') return null;
    const person = known.get(owner.id);
    // Someone whose profile is gone still stands in the other's history, without a name.
    return person ? toParty(person) : { user_id: owner.id, username: '', name: '' };
  };
}

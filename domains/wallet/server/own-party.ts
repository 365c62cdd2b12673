import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { walletRefusals } from '../contract/refusals.ts';
import type { Party } from '../contract/shapes.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';

/** A person with a complete profile as the other side sees them. */
export async function partyOf(
  { people }: Pick<WalletParts, 'people'>,
  { db }: Pick<Work, 'db'>,
  userId: string,
): Promise<Party> {
  const person = (await people.findByIds(db, [userId])).get(userId);
  invariant(person !== undefined, 'a person with a complete profile is not known to the profile domain');
  return toParty(person);
}

/** Another person who is to get money. Refuses recipient_unavailable where their account is gone. */
export async function payeeParty({ people }: WalletParts, { db }: Work, userId: string): Promise<Party> {
  const person = (await people.findByIds(db, [userId])).get(userId);
  if (!person) throw new Refusal(walletRefusals.recipient_unavailable);
  return toParty(person);
}

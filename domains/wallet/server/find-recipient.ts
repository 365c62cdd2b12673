import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { accountIdOf } from '../contract/address.ts';
import type { recipientCall } from '../contract/endpoints.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { readRecipient } from '../contract/rules.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';
import { dealingsWith } from './payees/acquaintances.ts';
import type { KnownPerson } from './people.ts';

/** One of four ways to name somebody; exactly one is present. */
export interface GivenName {
  readonly username?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
  readonly address?: string | undefined;
}

/** For the check screen: who would get the money, and whether they never got any. Shows no more of a person than their name. */
export async function findRecipient(
  parts: WalletParts,
  work: Work,
  { query }: CallInput<typeof recipientCall>,
): Promise<ReplyOf<typeof recipientCall>> {
  const { userId } = personOf(work);
  const person = await recipientOf(parts, work, { name: readRecipient(query.to), field: 'to' });
  const dealt = (await dealingsWith(parts, work, userId, [person.userId])).get(person.userId);
  return { ...toParty(person), is_first_payment: (dealt?.first_paid_at ?? null) === null };
}

/** The person behind a name. Refuses recipient_unknown, recipient_self, in that order; `field` is where the name was given. */
export async function recipientOf(
  parts: WalletParts,
  work: Work,
  { name, field }: { readonly name: GivenName; readonly field: string },
): Promise<KnownPerson> {
  const person = await lookUp(parts, work, name);
  if (!person) throw new Refusal(walletRefusals.recipient_unknown, { field });
  if (person.userId === personOf(work).userId) throw new Refusal(walletRefusals.recipient_self, { field });
  return person;
}

async function lookUp(
  { people, ledger }: WalletParts,
  { db }: Work,
  { username, email, phone, address }: GivenName,
): Promise<KnownPerson | undefined> {
  if (username !== undefined) {
    return people.findByUsername(db, username.trim().replace(/^@/, '').normalize('NFKC').toLowerCase());
  }
  if (email !== undefined) return people.findByEmail(db, email.trim());
  if (phone !== undefined) return people.findByPhone(db, phone.replace(/[\s().-]/g, ''));
  const accountId = accountIdOf((address ?? '').trim());
  if (accountId === undefined) return undefined;
  const owner = (await ledger.account(db, accountId))?.owner;
  if (owner?.kind !== 'person') return undefined;
  return (await people.findByIds(db, [owner.id])).get(owner.id);
}

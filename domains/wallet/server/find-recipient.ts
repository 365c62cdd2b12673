import type { Database } from '@egcr/server-kit/database';
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
  const found = recipientFor(personOf(work).userId, await lookUp(parts, work, name), field);
  if (found instanceof Refusal) throw found;
  return found;
}

/** The people behind many names, each for its payer, in the order asked: in one question where they are usernames. */
export async function recipientsOf(
  parts: WalletParts,
  db: Database,
  asked: readonly { readonly payerId: string; readonly name: GivenName; readonly field: string }[],
): Promise<readonly (KnownPerson | Refusal)[]> {
  const usernames = asked.flatMap(({ name }) => (name.username === undefined ? [] : [tidy(name.username)]));
  const byUsername =
    usernames.length > 0 ? await parts.people.findByUsernames(db, [...new Set(usernames)]) : undefined;
  const found: (KnownPerson | Refusal)[] = [];
  for (const { payerId, name, field } of asked) {
    const person =
      name.username === undefined ? await lookUp(parts, { db }, name) : byUsername?.get(tidy(name.username));
    found.push(recipientFor(payerId, person, field));
  }
  return found;
}

function recipientFor(
  payerId: string,
  person: KnownPerson | undefined,
  field: string,
): KnownPerson | Refusal {
  if (!person) return new Refusal(walletRefusals.recipient_unknown, { field });
  if (person.userId === payerId) return new Refusal(walletRefusals.recipient_self, { field });
  return person;
}

function tidy(username: string): string {
  return username.trim().replace(/^@/, '').normalize('NFKC').toLowerCase();
}

async function lookUp(
  { people, ledger }: WalletParts,
  { db }: Pick<Work, 'db'>,
  { username, email, phone, address }: GivenName,
): Promise<KnownPerson | undefined> {
  if (username !== undefined) {
    return people.findByUsername(db, tidy(username));
  }
  if (email !== undefined) return people.findByEmail(db, email.trim());
  if (phone !== undefined) return people.findByPhone(db, phone.replace(/[\s().-]/g, ''));
  const accountId = accountIdOf((address ?? '').trim());
  if (accountId === undefined) return undefined;
  const owner = (await ledger.account(db, accountId))?.owner;
  if (owner?.kind !== 'person') return undefined;
  return (await people.findByIds(db, [owner.id])).get(owner.id);
}

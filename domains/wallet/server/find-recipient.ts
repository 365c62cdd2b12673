import type { KnownPerson } from '@egcr/profile/server';
import type { Database } from '@egcr/server-kit/database';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { inSavepoint } from '@egcr/server-kit/unit-of-work';
import { personOf, type Work } from '@egcr/server-kit/work';

import { accountIdOf } from '../contract/address.ts';
import type { recipientCall } from '../contract/endpoints.ts';
import { walletRefusals } from '../contract/refusals.ts';
import { readRecipient } from '../contract/rules.ts';
import type { WalletParts } from './parts.ts';
import { toParty } from './parties.ts';
import { lookupRefusal } from './count-lookups.ts';
import { dealingsWith } from './payees/acquaintances.ts';
import { listPayees } from './payees/store.ts';

/** One of four ways to name someone; exactly one is present. */
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

/** A name, and the field where it was given. */
export interface Named {
  readonly name: GivenName;
  readonly field: string;
}

/**
 * The person behind a name. Refuses too_many_lookups, recipient_unknown, recipient_self, in that order. What was counted stays, also
 * where this refuses; the person who may refuse afterwards takes `withRecipient`.
 */
export async function recipientOf(parts: WalletParts, work: Work, given: Named): Promise<KnownPerson> {
  const found = await findCounted(parts, work, given);
  if (found instanceof Refusal) throw found;
  return found;
}

/** Does something with the person behind a name; what was counted stays also where that is refused. */
export async function withRecipient<Answer>(
  parts: WalletParts,
  work: Work,
  { body, ...given }: Named & { readonly body: (person: KnownPerson) => Promise<Answer> },
): Promise<Answer> {
  const person = await recipientOf(parts, work, given);
  if (addressIn(given.name) === undefined) return body(person);
  try {
    return await inSavepoint(work.db, () => body(person));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.kind, { ...error.extras, keepsWork: true });
  }
}

/** For staff at their work, who are not counted. Refuses recipient_unknown, recipient_self, in that order. */
export async function recipientForStaff(
  parts: Pick<WalletParts, 'people' | 'ledger'>,
  work: Work,
  { name, field }: Named,
): Promise<KnownPerson> {
  const found = recipientFor(personOf(work).userId, await lookUp(parts, work, name), field);
  if (found instanceof Refusal) throw found;
  return found;
}

/** By e-mail address or phone number, people are found within the day's budget: whether one is a member is their own to tell. */
async function findCounted(
  parts: WalletParts,
  work: Work,
  { name, field }: Named,
): Promise<KnownPerson | Refusal> {
  const { userId } = personOf(work);
  const person = await lookUp(parts, work, name);
  const address = addressIn(name);
  const found = recipientFor(userId, person, field);
  if (address === undefined || person?.userId === userId) return found;
  if (person && (await isAcquainted(parts, work, person.userId))) return found;
  return (await lookupRefusal(parts.settings, work, { userId, address, field })) ?? found;
}

/** What of a name tells strangers who is a member. */
function addressIn({ email, phone }: GivenName): string | undefined {
  return email ?? phone?.replace(/[\s().-]/g, '');
}

/** Whether the person keeps another as a payee, or has dealt with them: then they know already. */
async function isAcquainted(parts: WalletParts, work: Work, otherId: string): Promise<boolean> {
  const { userId } = personOf(work);
  const payees = await listPayees(work.db, userId);
  if (payees.some((payee) => payee.payee_user_id === otherId)) return true;
  const dealt = (await dealingsWith(parts, work, userId, [otherId])).get(otherId);
  return dealt !== undefined && (dealt.first_paid_at !== null || dealt.first_got_at !== null);
}

/** The people behind many names, each for its payer, in the order asked: in one question where they are usernames. */
export async function recipientsOf(
  parts: WalletParts,
  db: Database,
  asked: readonly (Named & { readonly work: Work })[],
): Promise<readonly (KnownPerson | Refusal)[]> {
  const usernames = asked.flatMap(({ name }) => (name.username === undefined ? [] : [tidy(name.username)]));
  const byUsername =
    usernames.length > 0 ? await parts.people.findByUsernames(db, [...new Set(usernames)]) : undefined;
  const found: (KnownPerson | Refusal)[] = [];
  for (const { work, name, field } of asked) {
    const isByUsername = name.username !== undefined;
    const known = isByUsername ? byUsername?.get(tidy(name.username ?? '')) : undefined;
    found.push(
      isByUsername
        ? recipientFor(personOf(work).userId, known, field)
        : await findCounted(parts, work, { name, field }),
    );
  }
  return found;
}

function recipientFor(
  payerId: string,
  person: KnownPerson | undefined,
  field: string,
): KnownPerson | Refusal {
  if (!person) return new Refusal(walletRefusals.recipient_unknown, { field, keepsWork: true });
  if (person.userId === payerId) return new Refusal(walletRefusals.recipient_self, { field });
  return person;
}

function tidy(username: string): string {
  return username.trim().replace(/^@/, '').normalize('NFKC').toLowerCase();
}

async function lookUp(
  { people, ledger }: Pick<WalletParts, 'people' | 'ledger'>,
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

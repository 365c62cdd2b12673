import type { Database } from '@egcr/server-kit/database';
import { recallEmails } from '@egcr/server-kit/messages';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { recallKeyOf } from './tokens.ts';

export const emailColumn = {
  table: 'newsletter.subscription',
  column: 'sealed_email',
  key: ['id'],
} as const satisfies SealedColumn;

type At = Pick<Work, 'db' | 'now'>;

/** The place of the sealed address of a subscription. */
export const emailPlace = (id: string) => ({ ...emailColumn, row: id });

interface Asked {
  readonly id: string;
  readonly sealedEmail: string;
  readonly mark: Buffer;
  readonly language: string;
  readonly category: string | null;
}

/** The id of the subscription; the one before where it was asked for and not confirmed. Undefined where it is confirmed. */
export async function addSubscription({ db, now }: At, asked: Asked): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    insert into newsletter.subscription (id, sealed_email, email_mark, language, category, asked_at)
    values (${asked.id}, ${asked.sealedEmail}, ${asked.mark}, ${asked.language}, ${asked.category}, ${now})
    on conflict on constraint subscription_once do update
    set asked_at = excluded.asked_at
    where subscription.confirmed_at is null
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Counts this letter and answers how many the address got since; two at once are counted one after the other. */
export async function countLetters(
  { db, now }: At,
  { mark, since }: { readonly mark: Buffer; readonly since: Date },
): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`newsletter.letter ${mark.toString('hex')}`}, 0))`.execute(
    db,
  );
  await sql`insert into newsletter.letter (email_mark, sent_at) values (${mark}, ${now})`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count
    from newsletter.letter
    where email_mark = ${mark} and sent_at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

interface SubscriptionRow {
  readonly language: string;
  readonly category: string | null;
  readonly email_mark: Buffer;
  readonly confirmed_at: Date | null;
}

export async function findSubscription(db: Database, id: string): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select language, category, email_mark, confirmed_at
    from newsletter.subscription
    where id = ${id}`.execute(db);
  return rows[0];
}

/** The sealed address; undefined where there is no such subscription. */
export async function confirm({ db, now }: At, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ readonly sealed_email: string }>`
    update newsletter.subscription
    set confirmed_at = coalesce(confirmed_at, ${now})
    where id = ${id}
    returning sealed_email`.execute(db);
  return rows[0]?.sealed_email;
}

/** Removes one subscription that was not confirmed. */
export async function removeUnconfirmed(db: Database, id: string): Promise<void> {
  await sql`delete from newsletter.subscription where id = ${id} and confirmed_at is null`.execute(db);
}

/** Removes what is known of an address, and the mails to it that wait. */
export async function removeAddress(db: Database, mark: Buffer): Promise<void> {
  await sql`delete from newsletter.subscription where email_mark = ${mark}`.execute(db);
  await sql`delete from newsletter.mailed where email_mark = ${mark}`.execute(db);
  await recallEmails(db, recallKeyOf(mark));
}

export async function forget(
  db: Database,
  before: { readonly letters: Date; readonly unconfirmed: Date },
): Promise<void> {
  await sql`delete from newsletter.letter where sent_at < ${before.letters}`.execute(db);
  // An edition that has ended is not sent again, so nothing needs them.
  await sql`
    delete from newsletter.mailed
    using newsletter.edition
    where edition.id = mailed.edition_id and edition.ended_at < ${before.letters}`.execute(db);
  await sql`
    delete from newsletter.subscription
    where confirmed_at is null and asked_at < ${before.unconfirmed}`.execute(db);
}

/** All subscriptions of an address are those of an account from now on. */
export async function keepAccount(
  db: Database,
  { mark, userId }: { readonly mark: Buffer; readonly userId: string },
): Promise<void> {
  await sql`update newsletter.subscription set user_id = ${userId} where email_mark = ${mark}`.execute(db);
}

/** The addresses of an account that subscribe. */
export async function marksOfAccount(db: Database, userId: string): Promise<readonly Buffer[]> {
  const { rows } = await sql<{ readonly email_mark: Buffer }>`
    select distinct email_mark from newsletter.subscription where user_id = ${userId} order by email_mark`.execute(
    db,
  );
  return rows.map(({ email_mark: mark }) => mark);
}

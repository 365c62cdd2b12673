import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

type Now = Pick<Work, 'db' | 'now'>;

interface WaitingPerson {
  readonly id: string;
  readonly service: string;
  readonly userId: string;
  readonly language: string;
}

export async function addPerson({ db, now }: Now, person: WaitingPerson): Promise<void> {
  await sql`
    insert into openings.waiting (id, service, user_id, language, asked_at, confirmed_at)
    values (${person.id}, ${person.service}, ${person.userId}, ${person.language}, ${now}, ${now})
    on conflict (service, user_id) do nothing`.execute(db);
}

export async function removePerson(db: Database, userId: string, service: string): Promise<void> {
  await sql`delete from openings.waiting where user_id = ${userId} and service = ${service}`.execute(db);
}

export async function removeAllOf(db: Database, userId: string): Promise<void> {
  await sql`delete from openings.waiting where user_id = ${userId}`.execute(db);
}

export async function waitedBy(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ service: string }>`
    select service from openings.waiting where user_id = ${userId} order by service`.execute(db);
  return rows.map(({ service }) => service);
}

interface WaitingAddress {
  readonly id: string;
  readonly service: string;
  readonly email: string;
  readonly tokenHash: string;
  readonly language: string;
}

/** A new link for an address that is not confirmed yet replaces the one before. False where the address is confirmed: its link stays. */
export async function addAddress({ db, now }: Now, asked: WaitingAddress): Promise<boolean> {
  const { rows } = await sql`
    insert into openings.waiting (id, service, email, token_hash, language, asked_at)
    values (${asked.id}, ${asked.service}, ${asked.email}, ${asked.tokenHash}, ${asked.language}, ${now})
    on conflict (service, email) do update
    set token_hash = excluded.token_hash,
      language = excluded.language,
      asked_at = excluded.asked_at
    where openings.waiting.confirmed_at is null
    returning id`.execute(db);
  return rows.length === 1;
}

interface LinkRow {
  readonly service: string;
  readonly is_confirmed: boolean;
}

export async function readLinked(db: Database, tokenHash: string): Promise<LinkRow | undefined> {
  const { rows } = await sql<LinkRow>`
    select service, confirmed_at is not null as is_confirmed
    from openings.waiting
    where token_hash = ${tokenHash}`.execute(db);
  return rows[0];
}

/** False where nothing waits under that link. */
export async function confirmLinked({ db, now }: Now, tokenHash: string): Promise<boolean> {
  const { rows } = await sql`
    update openings.waiting
    set confirmed_at = coalesce(confirmed_at, ${now})
    where token_hash = ${tokenHash}
    returning id`.execute(db);
  return rows.length === 1;
}

export async function removeLinked(db: Database, tokenHash: string): Promise<void> {
  await sql`delete from openings.waiting where token_hash = ${tokenHash}`.execute(db);
}

export interface Waiting {
  readonly id: string;
  readonly service: string;
  readonly user_id: string | null;
  readonly email: string | null;
  readonly language: string;
}

/** Takes some who wait for these services out of the table, people before addresses. */
export async function takeWaiting(
  db: Database,
  { services, limit }: { readonly services: readonly string[]; readonly limit: number },
): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    delete from openings.waiting
    where id in (
      select id
      from openings.waiting
      where service = any(${[...services]}::text[]) and confirmed_at is not null
      order by user_id is null, id
      limit ${limit}
      for update skip locked)
    returning id, service, user_id, email, language`.execute(db);
  return rows;
}

/** The addresses of people who were told already: they do not get a second mail. */
export async function removeAddresses(
  db: Database,
  told: readonly { readonly service: string; readonly email: string }[],
): Promise<void> {
  await sql`
    delete from openings.waiting w
    using unnest(
      ${told.map(({ service }) => service)}::text[],
      ${told.map(({ email }) => email)}::text[]) as t (service, email)
    where w.service = t.service and w.email = t.email`.execute(db);
}

/** Services for which people wait. */
export async function waitedServices(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ service: string }>`select distinct service from openings.waiting`.execute(db);
  return rows.map(({ service }) => service);
}

/** Counts this one and answers how many bear the mark since; two at once are counted one after the other. */
export async function countAsking(
  db: Database,
  { mark, now, since }: { readonly mark: string; readonly now: Date; readonly since: Date },
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`openings.asking ${mark}`}, 0))`.execute(db);
  await sql`insert into openings.asking (mark, at) values (${mark}, ${now})`.execute(db);
  const { rows } = await sql<{ count: bigint }>`
    select count(*) as count from openings.asking where mark = ${mark} and at > ${since}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

export async function forget(
  db: Database,
  before: { readonly asked: Date; readonly unconfirmed: Date },
): Promise<void> {
  await sql`delete from openings.asking where at < ${before.asked}`.execute(db);
  await sql`
    delete from openings.waiting
    where confirmed_at is null and asked_at < ${before.unconfirmed}`.execute(db);
}

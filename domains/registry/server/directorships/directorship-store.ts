import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { RegistrationState } from '../../contract/index.ts';
import type { AskedPerson } from './asked-person.ts';

type At = Pick<Work, 'db' | 'now'>;

export interface DirectorshipRow {
  readonly id: string;
  readonly case_id: string;
  readonly place: string;
  /** Null while it waits for the person who has the address. */
  readonly user_id: string | null;
  readonly sealed_email: string | null;
  readonly email_mark: Buffer | null;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly answer: 'confirmed' | 'declined' | null;
  readonly is_replaced: boolean;
  readonly state: RegistrationState;
}

const shown = sql.raw(
  `d.id, d.case_id, d.place, d.user_id, d.sealed_email, d.email_mark, d.asked_at, d.expires_at, d.answer,
  d.replaced_at is not null as is_replaced, r.state`,
);

/** What asks a person: by their account, or by an address that is theirs. Who registers the business, or answers for another place of it, is asked by no address. */
const asks = ({ userId, mark }: AskedPerson) => sql`(
  d.user_id = ${userId}
  or (
    d.user_id is null and d.email_mark = ${mark} and r.user_id <> ${userId}
    and not exists (
      select from registry.directorship o
      where o.case_id = d.case_id and o.user_id = ${userId} and o.replaced_at is null)))`;

export async function insertDirectorship(
  { db, now }: At,
  row: {
    readonly id: string;
    readonly caseId: string;
    readonly place: string;
    readonly userId: string | null;
    readonly sealedEmail: string | null;
    readonly mark: Buffer | null;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into registry.directorship (
      id, case_id, place, user_id, sealed_email, email_mark, asked_at, expires_at)
    values (
      ${row.id}, ${row.caseId}, ${row.place}, ${row.userId}, ${row.sealedEmail}, ${row.mark}, ${now},
      ${row.expiresAt})`.execute(db);
}

/** What a person is asked; locked, so that one answer counts. */
export async function directorshipOf(
  db: Database,
  { id, person }: { readonly id: string; readonly person: AskedPerson },
): Promise<DirectorshipRow | undefined> {
  const { rows } = await sql<DirectorshipRow>`
    select ${shown}
    from registry.directorship d
    join registry.registration r on r.case_id = d.case_id
    where d.id = ${id} and ${asks(person)}
    for update of d`.execute(db);
  return rows[0];
}

/** What waits for the answer of a person. */
export async function directorshipsAsked(
  { db, now }: At,
  person: AskedPerson,
): Promise<readonly DirectorshipRow[]> {
  const { rows } = await sql<DirectorshipRow>`
    select ${shown}
    from registry.directorship d
    join registry.registration r on r.case_id = d.case_id
    where ${asks(person)} and d.answer is null and d.replaced_at is null and d.expires_at > ${now}
      and r.state in ('submitted', 'in_review', 'needs_information')
    order by d.id
    limit 50`.execute(db);
  return rows;
}

/** Whom a registration asks, by place; those who were replaced left out. */
export async function directorshipsIn(db: Database, caseId: string): Promise<readonly DirectorshipRow[]> {
  return (await askedIn(db, caseId)).filter((each) => !each.is_replaced);
}

/** Whom a registration has ever asked. */
export async function askedIn(db: Database, caseId: string): Promise<readonly DirectorshipRow[]> {
  const { rows } = await sql<DirectorshipRow>`
    select ${shown}
    from registry.directorship d
    join registry.registration r on r.case_id = d.case_id
    where d.case_id = ${caseId}
    order by d.place, d.id`.execute(db);
  return rows;
}

export async function keepDirectorshipAnswer(
  { db, now }: At,
  row: { readonly id: string; readonly answer: 'confirmed' | 'declined'; readonly by: string },
): Promise<void> {
  await sql`
    update registry.directorship
    set answer = ${row.answer}, answered_at = ${now}, user_id = ${row.by}, sealed_email = null
    where id = ${row.id} and answer is null and replaced_at is null`.execute(db);
}

/** Registrations that name a person as a director: as an officer they decide none of these. */
export async function registrationsNaming(
  db: Database,
  { userId, mark }: AskedPerson,
): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from registry.directorship where user_id = ${userId} or email_mark = ${mark}`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

/** The question in a place counts no more: someone else is asked, or the director is taken off. Answers whether it was so; not where they have confirmed meanwhile. */
export async function replaceDirectorship(
  { db, now }: At,
  { caseId, place }: { readonly caseId: string; readonly place: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update registry.directorship set replaced_at = ${now}, sealed_email = null
    where case_id = ${caseId} and place = ${place} and replaced_at is null and answer is distinct from 'confirmed'
    returning id`.execute(db);
  return rows.length > 0;
}

/** Registrations still to be decided in which a director let the time pass, and whose applicants do not know yet; from now on they do. One that is answered or replaced right now is left out. */
export async function newSilences({ db, now }: At): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    with over as (
      select d.id
      from registry.directorship d
      join registry.registration r on r.case_id = d.case_id
      where d.answer is null and d.replaced_at is null and d.silence_told_at is null and d.expires_at <= ${now}
        and r.state in ('submitted', 'in_review', 'needs_information')
      order by d.expires_at, d.id
      limit 200
      for update of d skip locked
    )
    update registry.directorship d set silence_told_at = ${now}
    from over
    where d.id = over.id
    returning d.case_id`.execute(db);
  return [...new Set(rows.map(({ case_id: caseId }) => caseId))];
}

/** How many mails have asked an address since. Who asks the same one at once is counted one after the other. */
export async function countMailed(
  db: Database,
  { mark, since }: { readonly mark: Buffer; readonly since: Date },
): Promise<number> {
  await sql`
    select pg_advisory_xact_lock(
      hashtextextended(${`registry.directorship ${mark.toString('hex')}`}, 0))`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select (
      (select count(*) from registry.directorship where email_mark = ${mark} and asked_at > ${since})
      + (select count(*) from registry.consent where email_mark = ${mark} and asked_at > ${since})
    )::integer as count`.execute(db);
  return rows[0]?.count ?? 0;
}

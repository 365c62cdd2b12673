import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { RegistrationState } from '../../contract/index.ts';

type At = Pick<Work, 'db' | 'now'>;

export interface DirectorshipRow {
  readonly id: string;
  readonly case_id: string;
  readonly place: string;
  readonly user_id: string;
  readonly asked_at: Date;
  readonly expires_at: Date;
  readonly answer: 'confirmed' | 'declined' | null;
  readonly is_replaced: boolean;
  readonly state: RegistrationState;
}

const shown = sql.raw(
  'd.id, d.case_id, d.place, d.user_id, d.asked_at, d.expires_at, d.answer, d.replaced_at is not null as is_replaced, r.state',
);

export async function insertDirectorship(
  { db, now }: At,
  row: {
    readonly id: string;
    readonly caseId: string;
    readonly place: string;
    readonly userId: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into registry.directorship (id, case_id, place, user_id, asked_at, expires_at)
    values (${row.id}, ${row.caseId}, ${row.place}, ${row.userId}, ${now}, ${row.expiresAt})`.execute(db);
}

/** What a person is asked; locked, so that one answer counts. */
export async function directorshipOf(
  db: Database,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<DirectorshipRow | undefined> {
  const { rows } = await sql<DirectorshipRow>`
    select ${shown}
    from registry.directorship d
    join registry.registration r on r.case_id = d.case_id
    where d.id = ${id} and d.user_id = ${userId}
    for update of d`.execute(db);
  return rows[0];
}

/** What waits for the answer of a person. */
export async function directorshipsAsked(
  { db, now }: At,
  userId: string,
): Promise<readonly DirectorshipRow[]> {
  const { rows } = await sql<DirectorshipRow>`
    select ${shown}
    from registry.directorship d
    join registry.registration r on r.case_id = d.case_id
    where d.user_id = ${userId} and d.answer is null and d.replaced_at is null and d.expires_at > ${now}
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
  row: { readonly id: string; readonly answer: 'confirmed' | 'declined' },
): Promise<void> {
  await sql`
    update registry.directorship set answer = ${row.answer}, answered_at = ${now}
    where id = ${row.id} and answer is null and replaced_at is null`.execute(db);
}

/** Registrations that name a person as a director: as an officer they decide none of these. */
export async function registrationsNaming(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select case_id from registry.directorship where user_id = ${userId}`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

/** The question in a place counts no more: someone else is asked, or the director is taken off. Answers whether it was so; not where they have confirmed meanwhile. */
export async function replaceDirectorship(
  { db, now }: At,
  { caseId, place }: { readonly caseId: string; readonly place: string },
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update registry.directorship set replaced_at = ${now}
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

import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ApplicationState, DeclineReason } from '../contract/index.ts';
import type { GivenAnswer } from '../contract/answers.ts';
import type { JobOffer } from '../contract/shapes.ts';
import { ANSWERS, LETTER, OFFER, SENT_CV, type SealedParts, type SentCv } from './sealed-parts.ts';

export interface ApplicationRow extends SealedParts {
  readonly job_id: string;
  readonly organisation_id: string;
  readonly user_id: string;
  readonly score: number | null;
  readonly state: ApplicationState;
  readonly version: number;
  readonly decline_reason: DeclineReason | null;
  readonly sent_at: Date;
  readonly changed_at: Date;
  readonly is_sample: boolean;
}

const columns = sql`
  id, job_id, organisation_id, user_id, letter, sealed_letter, sealed_cv, sealed_answers, score, state, version, decline_reason, sealed_offer, sent_at, changed_at, is_sample`;

/** Keeps what an employer offers, by the ids of applications. */
export async function keepJobOffers(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  offers: ReadonlyMap<string, JobOffer>,
): Promise<void> {
  const rows = [...offers].map(([id, offer]) => ({
    id,
    sealed: cipher.seal({ ...OFFER, row: id }, JSON.stringify(offer)),
  }));
  await sql`
    update careers.application a
    set sealed_offer = r.sealed
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, sealed text)
    where a.id = r.id`.execute(db);
}

/** Two applications of one person come after each other: so the limit of a day holds. */
export async function lockApplicant(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`careers ${userId}`}, 0))`.execute(db);
}

export async function insertApplication(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: Pick<ApplicationRow, 'id' | 'job_id' | 'organisation_id' | 'user_id' | 'is_sample'> & {
    readonly letter: string;
    readonly answers?: readonly GivenAnswer[];
    readonly sent?: SentCv | undefined;
  },
): Promise<void> {
  await sql`
    insert into careers.application
      (id, job_id, organisation_id, user_id, sealed_letter, sealed_answers, sealed_cv, score, state, sent_at, changed_at,
       is_sample)
    values (
      ${row.id}, ${row.job_id}, ${row.organisation_id}, ${row.user_id},
      ${cipher.seal({ ...LETTER, row: row.id }, row.letter)},
      ${row.answers?.length ? cipher.seal({ ...ANSWERS, row: row.id }, JSON.stringify(row.answers)) : null},
      ${row.sent === undefined ? null : cipher.seal({ ...SENT_CV, row: row.id }, JSON.stringify(row.sent))},
      ${row.sent?.fit.score ?? null}, 'submitted', ${now}, ${now}, ${row.is_sample})`.execute(db);
}

/** The application of a person for a job, whatever became of it. */
export async function applicationFor(
  db: Database,
  { jobId, userId }: { readonly jobId: string; readonly userId: string },
): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where job_id = ${jobId} and user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function countApplications(
  db: Database,
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<{ readonly count: number; readonly oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::integer as count, min(sent_at) as oldest
    from careers.application
    where user_id = ${userId} and sent_at > ${since}`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}

/** An application; no other transaction moves it until this one ends. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where id = ${id}
    for no key update`.execute(db);
  return rows[0];
}

export async function setApplicationState(
  { db, now }: Pick<Work, 'db' | 'now'>,
  {
    id,
    state,
    reason,
  }: { readonly id: string; readonly state: ApplicationState; readonly reason: string | null },
): Promise<void> {
  await sql`
    update careers.application
    set state = ${state}, decline_reason = ${reason}, version = version + 1, changed_at = ${now}
    where id = ${id}`.execute(db);
}

/** Applications of a person or for a job, newest first. */
export async function listApplicationRows(
  db: Database,
  {
    of,
    after,
    limit,
  }: PageAsked<string> & { readonly of: { readonly userId: string } | { readonly jobId: string } },
): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where ${'userId' in of ? sql`user_id = ${of.userId}` : sql`job_id = ${of.jobId}`}
      and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** A place in the list of those that fit best: the score, and the id among equals. */
export interface BestPlace {
  /** -1 where no CV came. */
  readonly score: number;
  readonly id: string;
}

/** Applications for a job, those that fit best first. */
export async function listBestRows(
  db: Database,
  { jobId, after, limit }: PageAsked<BestPlace> & { readonly jobId: string },
): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where job_id = ${jobId}
      and ${
        after === undefined
          ? sql`true`
          : sql`(coalesce(score, -1), id) < (${after.score}::integer, ${after.id}::uuid)`
      }
    order by coalesce(score, -1) desc, id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** An application, to read it. */
export async function findApplication(db: Database, id: string): Promise<ApplicationRow | undefined> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where id = ${id}`.execute(db);
  return rows[0];
}

/** Applications that no one has answered since then. */
export async function unansweredSince(
  db: Database,
  { since, limit }: { readonly since: Date; readonly limit: number },
): Promise<readonly ApplicationRow[]> {
  const { rows } = await sql<ApplicationRow>`
    select ${columns}
    from careers.application
    where state = 'submitted' and sent_at <= ${since}
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

/** More wait for an answer of one job than are told at once in no honest case. */
const TOLD_MAX = 5000;

/** People whose applications for a job are open. */
export async function applicantsOf(db: Database, jobId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id
    from careers.application
    where job_id = ${jobId} and not is_sample
      and state in ('submitted', 'seen', 'shortlisted', 'interview', 'interviewed', 'offer')
    order by id
    limit ${TOLD_MAX}`.execute(db);
  return rows.map(({ user_id: id }) => id);
}

/** How many applications have led to a job, without the samples. */
export async function countHired(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from careers.application where state = 'hired' and not is_sample`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The organisations that have hired a person, or offer them work. */
export async function employersOf(db: Database, userId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select distinct organisation_id
    from careers.application
    where user_id = ${userId} and state in ('offer', 'hired')`.execute(db);
  return rows.map(({ organisation_id: id }) => id);
}

/** The account is gone: open applications end, and what was written in all is deleted. */
export async function forgetApplicant({ db, now }: Pick<Work, 'db' | 'now'>, userId: string): Promise<void> {
  await sql`
    update careers.application
    set letter = null, sealed_letter = null, sealed_answers = null, sealed_cv = null, sealed_offer = null, score = null, version = version + 1, changed_at = ${now},
      state = case
        when state in ('submitted', 'seen', 'shortlisted', 'interview', 'interviewed', 'offer') then 'withdrawn'
        else state
      end
    where user_id = ${userId}`.execute(db);
}

/** Seals letters from before letters were sealed; answers how many. */
export async function sealLetters(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ id: string; letter: string }>`
    select id, letter
    from careers.application
    where letter is not null
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  for (const { id, letter } of rows)
    await sql`
      update careers.application
      set letter = null, sealed_letter = ${letter === '' ? null : cipher.seal({ ...LETTER, row: id }, letter)}
      where id = ${id}`.execute(db);
  return rows.length;
}

type SampleApplication = Pick<ApplicationRow, 'id' | 'job_id' | 'organisation_id' | 'user_id'> & {
  readonly letter: string;
  readonly sent: SentCv;
  readonly sentAt: Date;
};

/** Invented applications, all at once. */
export async function insertSampleApplications(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  given: readonly SampleApplication[],
): Promise<void> {
  const rows = given.map(({ letter, sent, sentAt, ...row }) => ({
    ...row,
    sealed_letter: cipher.seal({ ...LETTER, row: row.id }, letter),
    sealed_cv: cipher.seal({ ...SENT_CV, row: row.id }, JSON.stringify(sent)),
    score: sent.fit.score,
    sent_at: sentAt,
  }));
  await sql`
    insert into careers.application
      (id, job_id, organisation_id, user_id, sealed_letter, sealed_cv, score, state, sent_at, changed_at, is_sample)
    select id, job_id, organisation_id, user_id, sealed_letter, sealed_cv, score, 'submitted', sent_at, sent_at, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(
      id uuid, job_id uuid, organisation_id uuid, user_id uuid, sealed_letter text, sealed_cv text, score integer,
      sent_at timestamptz)`.execute(db);
}

/** Invented applications go to one state together. */
export async function moveSamples(
  { db }: Pick<Work, 'db'>,
  {
    ids,
    state,
    reason,
  }: { readonly ids: readonly string[]; readonly state: ApplicationState; readonly reason: string | null },
): Promise<void> {
  await sql`
    update careers.application
    set state = ${state}, decline_reason = ${reason}, version = version + 1
    where id = any(${[...ids]}::uuid[])`.execute(db);
}

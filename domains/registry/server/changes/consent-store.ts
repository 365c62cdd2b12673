import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ChangeState } from '../../contract/changes/change-machine.ts';
import type { ConsentWay } from '../../contract/changes/entry-shapes.ts';

export interface ConsentRow {
  readonly case_id: string;
  readonly asked_as: ConsentWay;
  readonly user_id: string | null;
  readonly organisation_id: string | null;
  readonly sealed_email: string | null;
  /** Of the address of a director who joins and was asked by mail. */
  readonly email_mark: Buffer | null;
  readonly asked_at: Date;
  readonly expires_at: Date | null;
  readonly answer: 'given' | 'refused' | 'expired' | null;
  readonly answered_by: string | null;
  readonly answered_at: Date | null;
}

const shown = sql.raw(
  'case_id, asked_as, user_id, organisation_id, sealed_email, email_mark, asked_at, expires_at, answer, answered_by, answered_at',
);

/** Whom a change asks; who files it as the holder has answered with that. */
export async function insertConsent(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Pick<
    ConsentRow,
    | 'case_id'
    | 'asked_as'
    | 'user_id'
    | 'organisation_id'
    | 'sealed_email'
    | 'email_mark'
    | 'expires_at'
    | 'answered_by'
  >,
): Promise<void> {
  const isGiven = row.answered_by !== null;
  await sql`
    insert into registry.consent
      (case_id, asked_as, user_id, organisation_id, sealed_email, email_mark, asked_at, expires_at, answer, answered_by,
       answered_at)
    values (
      ${row.case_id}, ${row.asked_as}, ${row.user_id}, ${row.organisation_id}, ${row.sealed_email}, ${row.email_mark},
      ${now}, ${row.expires_at},
      ${isGiven ? 'given' : null}, ${row.answered_by}, ${isGiven ? now : null})`.execute(db);
}

export async function findConsent(
  db: Database,
  caseId: string,
  lock: 'locked' | 'open' = 'open',
): Promise<ConsentRow | undefined> {
  const { rows } = await sql<ConsentRow>`
    select ${shown} from registry.consent
    where case_id = ${caseId} ${lock === 'locked' ? sql`for update` : sql``}`.execute(db);
  return rows[0];
}

/** What is asked of a person, or of organisations for which they answer. */
export async function consentsAsked(
  db: Database,
  {
    userId,
    organisationIds,
    mark = null,
  }: {
    readonly userId: string;
    readonly organisationIds: readonly string[];
    /** Of the address that the person proved to be theirs. */
    readonly mark?: Buffer | null;
  },
): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select s.case_id
    from registry.consent s
    join registry.change c on c.case_id = s.case_id
    where s.answer is null and c.state = 'awaiting_consent'
      and (s.user_id = ${userId} or (s.user_id is null and s.email_mark = ${mark}) or s.organisation_id = any(${[...organisationIds]}::uuid[]))
    order by s.case_id
    limit 50`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

export async function keepAnswer(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: Pick<ConsentRow, 'case_id' | 'answer' | 'answered_by'>,
): Promise<void> {
  await sql`
    update registry.consent
    set answer = ${row.answer}, answered_by = ${row.answered_by}, answered_at = ${now}, sealed_email = null,
      user_id = case when email_mark is null then user_id else ${row.answered_by}::uuid end
    where case_id = ${row.case_id} and answer is null`.execute(db);
}

/** Consents whose time is over, of changes that still wait; locked, and those that someone answers right now left out. */
export async function consentsOver({ db, now }: Pick<Work, 'db' | 'now'>): Promise<readonly string[]> {
  const { rows } = await sql<{ case_id: string }>`
    select s.case_id
    from registry.consent s
    join registry.change c on c.case_id = s.case_id
    where s.answer is null and s.expires_at <= ${now} and c.state = 'awaiting_consent'
    order by s.case_id
    limit 200
    for update of s skip locked`.execute(db);
  return rows.map(({ case_id: caseId }) => caseId);
}

/** Who filed a change, when, and what became of it. */
export async function filingOf(
  db: Database,
  caseId: string,
): Promise<{ readonly state: ChangeState; readonly filed_at: Date } | undefined> {
  const { rows } = await sql<{ state: ChangeState; filed_at: Date }>`
    select state, filed_at from registry.change where case_id = ${caseId}`.execute(db);
  return rows[0];
}

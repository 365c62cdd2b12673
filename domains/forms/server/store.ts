import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Answers } from '../contract/index.ts';

type Db = Work['db'];
const TABLE = 'forms.draft';
const COLUMN = 'sealed_answers';

export const answersColumn: SealedColumn = { table: TABLE, column: COLUMN, key: ['id'] };

interface SealedRow {
  readonly id: string;
  readonly form: string;
  readonly form_version: number;
  readonly sealed_answers: string | null;
  readonly version: number;
  readonly saved_at: Date;
  readonly expires_at: Date;
  readonly submission_id: string | null;
  /** Who began it. */
  readonly owner_id: string;
  readonly organisation_id: string | null;
  /** What its answers change; null: something new comes of it. */
  readonly subject_id: string | null;
}

export interface DraftRecord extends Omit<SealedRow, 'sealed_answers'> {
  readonly answers: Answers;
}

const shown = sql.raw(
  'id, form, form_version, sealed_answers, version, saved_at, expires_at, submission_id, owner_id, organisation_id, subject_id',
);

function opened(
  { cipher }: Pick<Work, 'cipher'>,
  { sealed_answers: sealed, ...row }: SealedRow,
): DraftRecord {
  if (sealed === null) return { ...row, answers: {} };
  const text = cipher.open({ table: TABLE, column: COLUMN, row: row.id }, sealed);
  // Nobody else can have sealed it, and what was sealed was judged by its shape before.
  const answers: Answers = JSON.parse(text);
  return { ...row, answers };
}

function seal({ cipher }: Pick<Work, 'cipher'>, id: string, answers: Answers): string {
  return cipher.seal({ table: TABLE, column: COLUMN, row: id }, JSON.stringify(answers));
}

/** Whose drafts: a person's own, or those of an organisation. */
export interface DraftOwner {
  readonly ownerId: string;
  readonly organisationId: string | null;
}

const belongsTo = ({ ownerId, organisationId }: DraftOwner) =>
  organisationId === null
    ? sql`owner_id = ${ownerId} and organisation_id is null`
    : sql`organisation_id = ${organisationId}`;

/** A draft, sent or not; with `isLocked` nobody else changes it until the transaction ends. Whose it is, its reader judges. */
export async function findDraft(
  work: Pick<Work, 'db' | 'cipher'>,
  { id, isLocked = false }: { readonly id: string; readonly isLocked?: boolean },
): Promise<DraftRecord | undefined> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where id = ${id}
    ${isLocked ? sql`for no key update` : sql``}`.execute(work.db);
  return rows[0] && opened(work, rows[0]);
}

/** Which of their drafts. */
interface DraftPlace extends DraftOwner {
  readonly form: string;
  readonly subjectId: string | null;
}

const standsAt = ({ form, subjectId, ...owner }: DraftPlace) =>
  sql`${belongsTo(owner)} and form = ${form} and subject_id is not distinct from ${subjectId}::uuid and sent_at is null`;

/** One whose time is over is not there, also before it has been deleted. */
export async function findOpenDraft(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  place: DraftPlace,
): Promise<DraftRecord | undefined> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where ${standsAt(place)} and expires_at > ${work.now}`.execute(work.db);
  return rows[0] && opened(work, rows[0]);
}

export async function openDraftsOf(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  owner: DraftOwner,
): Promise<DraftRecord[]> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where ${belongsTo(owner)} and sent_at is null and expires_at > ${work.now}
    order by saved_at desc, id`.execute(work.db);
  return rows.map((row) => opened(work, row));
}

/** Nothing where the person has begun one at the same moment. One whose time is over makes room. */
export async function insertDraft(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  draft: DraftPlace & {
    readonly id: string;
    readonly answers: Answers;
    readonly formVersion: number;
    readonly expiresAt: Date;
  },
): Promise<void> {
  const { id, ownerId, organisationId, subjectId, form, answers, formVersion, expiresAt } = draft;
  await sql`
    delete from forms.draft
    where ${standsAt(draft)} and expires_at <= ${work.now}`.execute(work.db);
  await sql`
    insert into forms.draft
      (id, form, form_version, owner_id, organisation_id, subject_id, sealed_answers, version, saved_at, expires_at)
    values
      (${id}, ${form}, ${formVersion}, ${ownerId}, ${organisationId}, ${subjectId}, ${seal(work, id, answers)}, 1, ${work.now}, ${expiresAt})
    on conflict do nothing`.execute(work.db);
}

export async function updateDraft(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  draft: {
    readonly id: string;
    readonly answers: Answers;
    readonly formVersion: number;
    readonly version: number;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await sql`
    update forms.draft
    set sealed_answers = ${seal(work, draft.id, draft.answers)}, form_version = ${draft.formVersion},
      version = ${draft.version}, saved_at = ${work.now}, expires_at = ${draft.expiresAt}, reminded_days = null
    where id = ${draft.id}`.execute(work.db);
}

export async function markSent(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { id, submissionId }: { readonly id: string; readonly submissionId: string },
): Promise<void> {
  await sql`
    update forms.draft
    set sealed_answers = null, sent_at = ${now}, submission_id = ${submissionId}
    where id = ${id}`.execute(db);
}

/** Deletes a draft that was not sent. Answers whether there was one. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from forms.draft
    where id = ${id} and sent_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

/** Of a person alone: what they began for an organisation stays with it. */
export async function deleteDraftsOf(db: Db, ownerId: string): Promise<void> {
  await sql`delete from forms.draft where owner_id = ${ownerId} and organisation_id is null`.execute(db);
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await sql`delete from forms.draft where expires_at <= ${now}`.execute(db);
}

export interface EndingDraft {
  readonly id: string;
  readonly form: string;
  readonly owner_id: string;
  readonly organisation_id: string | null;
  readonly subject_id: string | null;
  readonly expires_at: Date;
}

/** Drafts that end before an instant and were not told of that yet, some at once. */
export async function endingBefore(
  db: Db,
  { until, days, limit }: { readonly until: Date; readonly days: number; readonly limit: number },
): Promise<readonly EndingDraft[]> {
  const { rows } = await sql<EndingDraft>`
    select id, form, owner_id, organisation_id, subject_id, expires_at
    from forms.draft
    where expires_at <= ${until} and sent_at is null and coalesce(reminded_days > ${days}, true)
    order by id
    limit ${limit}
    for no key update skip locked`.execute(db);
  return rows;
}

export async function markReminded(db: Db, ids: readonly string[], days: number): Promise<void> {
  await sql`update forms.draft set reminded_days = ${days} where id = any(${[...ids]}::uuid[])`.execute(db);
}

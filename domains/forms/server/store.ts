import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Answers } from '../contract/index.ts';
import { answers as answersShape } from '../contract/shapes.ts';
import * as z from 'zod/mini';

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
}

export interface DraftRecord extends Omit<SealedRow, 'sealed_answers'> {
  readonly answers: Answers;
}

const shown = sql.raw('id, form, form_version, sealed_answers, version, saved_at, expires_at, submission_id');

function opened(
  { cipher }: Pick<Work, 'cipher'>,
  { sealed_answers: sealed, ...row }: SealedRow,
): DraftRecord {
  if (sealed === null) return { ...row, answers: {} };
  const text = cipher.open({ table: TABLE, column: COLUMN, row: row.id }, sealed);
  return { ...row, answers: z.parse(answersShape, JSON.parse(text)) };
}

function seal({ cipher }: Pick<Work, 'cipher'>, id: string, answers: Answers): string {
  return cipher.seal({ table: TABLE, column: COLUMN, row: id }, JSON.stringify(answers));
}

export interface OwnDraft {
  readonly id: string;
  readonly ownerId: string;
}

/** A person's own draft, sent or not; with `isLocked` nobody else changes it until the transaction ends. */
export async function findDraft(
  work: Pick<Work, 'db' | 'cipher'>,
  { id, ownerId, isLocked = false }: OwnDraft & { readonly isLocked?: boolean },
): Promise<DraftRecord | undefined> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where id = ${id} and owner_id = ${ownerId}
    ${isLocked ? sql`for no key update` : sql``}`.execute(work.db);
  return rows[0] && opened(work, rows[0]);
}

export async function findOpenDraft(
  work: Pick<Work, 'db' | 'cipher'>,
  { form, ownerId }: { readonly form: string; readonly ownerId: string },
): Promise<DraftRecord | undefined> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where owner_id = ${ownerId} and form = ${form} and sent_at is null`.execute(work.db);
  return rows[0] && opened(work, rows[0]);
}

export async function openDraftsOf(
  work: Pick<Work, 'db' | 'cipher'>,
  ownerId: string,
): Promise<DraftRecord[]> {
  const { rows } = await sql<SealedRow>`
    select ${shown}
    from forms.draft
    where owner_id = ${ownerId} and sent_at is null
    order by saved_at desc, id`.execute(work.db);
  return rows.map((row) => opened(work, row));
}

/** Nothing where the person has begun one at the same moment. */
export async function insertDraft(
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  draft: OwnDraft & { readonly form: string; readonly formVersion: number; readonly expiresAt: Date },
): Promise<void> {
  const { id, ownerId, form, formVersion, expiresAt } = draft;
  await sql`
    insert into forms.draft (id, form, form_version, owner_id, sealed_answers, version, saved_at, expires_at)
    values (${id}, ${form}, ${formVersion}, ${ownerId}, ${seal(work, id, {})}, 1, ${work.now}, ${expiresAt})
    on conflict (owner_id, form) where sent_at is null do nothing`.execute(work.db);
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
export async function deleteDraft(db: Db, { id, ownerId }: OwnDraft): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    delete from forms.draft
    where id = ${id} and owner_id = ${ownerId} and sent_at is null
    returning id`.execute(db);
  return rows.length > 0;
}

export async function deleteDraftsOf(db: Db, ownerId: string): Promise<void> {
  await sql`delete from forms.draft where owner_id = ${ownerId}`.execute(db);
}

export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await sql`delete from forms.draft where expires_at <= ${now}`.execute(db);
}

export interface EndingDraft {
  readonly id: string;
  readonly form: string;
  readonly owner_id: string;
  readonly expires_at: Date;
}

/** Drafts that end before an instant and were not told of that yet, some at once. */
export async function endingBefore(
  db: Db,
  { until, days, limit }: { readonly until: Date; readonly days: number; readonly limit: number },
): Promise<readonly EndingDraft[]> {
  const { rows } = await sql<EndingDraft>`
    select id, form, owner_id, expires_at
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

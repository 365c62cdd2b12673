import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ActivityKind } from '../contract/index.ts';

const ACTIVITY = 'support.activity';
export const actTextColumn: SealedColumn = { table: ACTIVITY, column: 'sealed_text', key: ['id'] };
export const actProofColumn: SealedColumn = { table: ACTIVITY, column: 'sealed_proof', key: ['id'] };

interface ActivityRow {
  readonly id: string;
  readonly week: string;
  readonly kind: ActivityKind;
  readonly source: 'platform' | 'declared';
  readonly on_date: string;
  readonly sealed_text: string | null;
  readonly sealed_proof: string | null;
}

export interface Activity extends Pick<ActivityRow, 'week' | 'kind' | 'source' | 'on_date'> {
  readonly text: string;
  readonly proof: string;
}

export interface NewActivity {
  readonly id: string;
  readonly userId: string;
  readonly week: string;
  readonly kind: ActivityKind;
  readonly onDate: string;
  /** What another domain told of; nothing where the person declares it. */
  readonly subject?: string;
  readonly text?: string;
  readonly proof?: string;
}

/** Keeps an act; one that was told of before is kept once. */
export async function insertActivity(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  row: NewActivity,
): Promise<void> {
  const seal = (column: string, text: string | undefined) =>
    text === undefined ? null : cipher.seal({ table: ACTIVITY, column, row: row.id }, text);
  await sql`
    insert into support.activity (id, user_id, week, kind, source, subject, on_date, sealed_text, sealed_proof)
    values (
      ${row.id}, ${row.userId}, ${row.week}, ${row.kind}, ${row.subject === undefined ? 'declared' : 'platform'},
      ${row.subject ?? null}, ${row.onDate}, ${seal('sealed_text', row.text)}, ${seal('sealed_proof', row.proof)})
    on conflict (user_id, kind, subject) where subject is not null do nothing`.execute(db);
}

/** Acts of a person in some weeks, in the order of their days. */
export async function activitiesOf(
  { db, cipher }: { readonly db: Database; readonly cipher: Work['cipher'] },
  { userId, weeks }: { readonly userId: string; readonly weeks: readonly string[] },
): Promise<readonly Activity[]> {
  const { rows } = await sql<ActivityRow>`
    select id, week, kind, source, on_date::text as on_date, sealed_text, sealed_proof
    from support.activity
    where user_id = ${userId} and week = any(${weeks}::text[])
    order by on_date, id`.execute(db);
  return rows.map((row) => ({
    week: row.week,
    kind: row.kind,
    source: row.source,
    on_date: row.on_date,
    text:
      row.sealed_text === null
        ? ''
        : cipher.open({ table: ACTIVITY, column: 'sealed_text', row: row.id }, row.sealed_text),
    proof:
      row.sealed_proof === null
        ? ''
        : cipher.open({ table: ACTIVITY, column: 'sealed_proof', row: row.id }, row.sealed_proof),
  }));
}

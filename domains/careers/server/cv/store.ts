import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { completenessOf, type CvCompleteness } from '../../contract/cv/completeness.ts';
import type { Cv } from '../../contract/cv/shape.ts';
import { cv as cvSchema, emptyCv } from '../../contract/cv/shape.ts';

const CV = { table: 'careers.cv', column: 'sealed_cv' } as const;
export const cvColumn: SealedColumn = { ...CV, key: ['user_id'] };

export interface KeptCv {
  readonly cv: Cv;
  readonly version: number;
  readonly savedAt: Date;
}

/** The CV of a person; undefined where they have saved none. */
export async function findCv(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  userId: string,
): Promise<KeptCv | undefined> {
  const { rows } = await sql<{ sealed_cv: string; version: number; saved_at: Date }>`
    select sealed_cv, version, saved_at
    from careers.cv
    where user_id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return undefined;
  const cv = cvSchema.parse(JSON.parse(cipher.open({ ...CV, row: userId }, row.sealed_cv)));
  return { cv, version: row.version, savedAt: row.saved_at };
}

/** How complete the CV of a person is; who has saved none has an empty one. */
export async function howCompleteCvIs(
  work: Pick<Work, 'db' | 'cipher'>,
  userId: string,
): Promise<CvCompleteness> {
  return completenessOf((await findCv(work, userId))?.cv ?? emptyCv);
}

/** Saves a CV in place of that version; answers the version that is there instead where it is another. */
export async function saveCv(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  { userId, cv, version }: { readonly userId: string; readonly cv: Cv; readonly version: number },
): Promise<{ readonly isSaved: boolean; readonly version: number }> {
  const sealed = cipher.seal({ ...CV, row: userId }, JSON.stringify(cv));
  const { rows: saved } =
    version === 0
      ? await sql<{ version: number }>`
          insert into careers.cv (user_id, sealed_cv, version, saved_at)
          values (${userId}, ${sealed}, 1, ${now})
          on conflict (user_id) do nothing
          returning version`.execute(db)
      : await sql<{ version: number }>`
          update careers.cv
          set sealed_cv = ${sealed}, version = version + 1, saved_at = ${now}
          where user_id = ${userId} and version = ${version}
          returning version`.execute(db);
  if (saved[0] !== undefined) return { isSaved: true, version: saved[0].version };
  const { rows } = await sql<{ version: number }>`
    select version
    from careers.cv
    where user_id = ${userId}`.execute(db);
  return { isSaved: false, version: rows[0]?.version ?? 0 };
}

/** CVs of invented people, all at once. */
export async function insertSampleCvs(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  people: readonly { readonly userId: string; readonly cv: Cv }[],
): Promise<void> {
  const rows = people.map(({ userId, cv }) => ({
    user_id: userId,
    sealed: cipher.seal({ ...CV, row: userId }, JSON.stringify(cv)),
  }));
  await sql`
    insert into careers.cv (user_id, sealed_cv, version, saved_at, is_sample)
    select user_id, sealed, 1, ${now}, true
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(user_id uuid, sealed text)`.execute(db);
}

export async function deleteCv(db: Database, userId: string): Promise<void> {
  await sql`delete from careers.cv where user_id = ${userId}`.execute(db);
}

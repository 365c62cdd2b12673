import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { DifferenceState } from '../contract/index.ts';
import { differenceColumns, type DifferenceRow, type FileRow } from './settlement-store.ts';

/** So many that cancel a difference out are offered. */
const PAIRS_OFFERED = 5;

export interface ListedDifference extends DifferenceRow {
  /** How the rail calls the file. */
  readonly file: string | null;
  readonly pairs: readonly { readonly id: string; readonly reference: string }[];
}

export interface DifferencesAsked {
  readonly rail?: string | undefined;
  readonly isTest?: boolean | undefined;
  readonly state?: DifferenceState | undefined;
  /** Part of the reference or of the title. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Differences, newest first. */
export async function listDifferenceRows(
  db: Database,
  { rail, isTest, state, words, after, limit }: DifferencesAsked,
): Promise<readonly ListedDifference[]> {
  const { rows } = await sql<ListedDifference>`
    select listed.*,
      (select file.reference from settlements.file where file.id = listed.file_id) as file,
      (select coalesce(jsonb_agg(jsonb_build_object('id', pair.id, 'reference', pair.reference) order by pair.id), '[]'::jsonb)
        from (
          select other.id, other.reference from settlements.difference as other
          where other.state = 'open' and listed.state = 'open' and other.rail = listed.rail and other.asset = listed.asset
            and other.amount = -listed.amount and other.id <> listed.id and (other.kind = 'fee') = (listed.kind = 'fee')
          order by other.id
          limit ${PAIRS_OFFERED}
        ) as pair) as pairs
    from (
      select ${differenceColumns}
      from settlements.difference
      where ${rail === undefined ? sql`true` : sql`rail = ${rail}`}
        and ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}
        and ${state === undefined ? sql`true` : sql`state = ${state}`}
        and ${words === undefined ? sql`true` : sql`(strpos(lower(reference), lower(${words})) > 0 or strpos(lower(title), lower(${words})) > 0)`}
        and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc
      limit ${limit}
    ) as listed
    order by listed.id desc`.execute(db);
  return rows;
}

export interface ListedFile extends FileRow {
  readonly differences: bigint;
  readonly open: bigint;
}

export interface FilesAsked {
  readonly rail?: string | undefined;
  readonly isTest?: boolean | undefined;
  /** Part of the reference, or of what a difference in the file says. */
  readonly words?: string | undefined;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Files that were taken in, newest first. */
export async function listFileRows(
  db: Database,
  { rail, isTest, words, after, limit }: FilesAsked,
): Promise<readonly ListedFile[]> {
  const { rows } = await sql<ListedFile>`
    select file.id, file.rail, file.reference, file.asset, file.lines, file.gross, file.fee, file.is_test, file.is_sample,
      file.taken_at, count(difference.id) as differences, count(difference.id) filter (where difference.state = 'open') as open
    from (
      select id, rail, reference, asset, lines, gross, fee, is_test, is_sample, taken_at
      from settlements.file
      where ${rail === undefined ? sql`true` : sql`rail = ${rail}`}
        and ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}
        and ${
          words === undefined
            ? sql`true`
            : sql`(strpos(lower(reference), lower(${words})) > 0 or exists (
                select from settlements.difference as found
                where found.file_id = file.id
                  and (strpos(lower(found.reference), lower(${words})) > 0 or strpos(lower(found.title), lower(${words})) > 0)))`
        }
        and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
      order by id desc
      limit ${limit}
    ) as file
    left join settlements.difference on difference.file_id = file.id
    group by file.id, file.rail, file.reference, file.asset, file.lines, file.gross, file.fee, file.is_test, file.is_sample,
      file.taken_at
    order by file.id desc`.execute(db);
  return rows;
}

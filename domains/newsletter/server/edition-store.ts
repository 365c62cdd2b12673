import type { ReplyOf } from '@egcr/contract/endpoint';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { readFiguresCall } from '../contract/index.ts';

type At = Pick<Work, 'db' | 'now'>;
type Figures = Omit<ReplyOf<typeof readFiguresCall>, 'held'>;

const HELD_SHOWN = 20;

/** Makes the edition of a post in one language, unless there was one. */
export async function addEdition(
  { db, now }: At,
  edition: Pick<EditionRow, 'id' | 'post_id' | 'language' | 'published_by'>,
): Promise<void> {
  await sql`
    insert into newsletter.edition (id, post_id, language, published_by, made_at)
    values (${edition.id}, ${edition.post_id}, ${edition.language}, ${edition.published_by}, ${now})
    on conflict (post_id, language) do nothing`.execute(db);
}

export interface EditionRow {
  readonly id: string;
  readonly post_id: string;
  readonly language: string;
  readonly made_at: Date;
  readonly after_mark: Buffer | null;
  readonly published_by: string | null;
  /** How many subscribe to it, where that needs approval. */
  readonly held_for: number | null;
  readonly approved_at: Date | null;
  readonly ended_at: Date | null;
}

const columns = sql.raw(
  'id, post_id, language, made_at, after_mark, published_by, held_for, approved_at, ended_at',
);
const isHeld = sql`ended_at is null and held_for is not null and approved_at is null`;
const isOnItsWay = sql`ended_at is null and (held_for is null or approved_at is not null)`;

/** The oldest edition that is on its way and that no other transaction sends. */
export async function takeEdition(db: Database): Promise<EditionRow | undefined> {
  const { rows } = await sql<EditionRow>`
    select ${columns}
    from newsletter.edition
    where ${isOnItsWay}
    order by id
    limit 1
    for no key update skip locked`.execute(db);
  return rows[0];
}

export async function holdEdition(
  db: Database,
  { id, subscribers }: { readonly id: string; readonly subscribers: number },
): Promise<void> {
  await sql`update newsletter.edition set held_for = ${subscribers} where id = ${id}`.execute(db);
}

/** Editions that wait for a second editor, the oldest first. */
export async function listHeld(db: Database): Promise<readonly EditionRow[]> {
  const { rows } = await sql<EditionRow>`
    select ${columns} from newsletter.edition where ${isHeld} order by id limit ${HELD_SHOWN}`.execute(db);
  return rows;
}

/** Held until the unit ends. */
export async function lockEdition(db: Database, id: string): Promise<EditionRow | undefined> {
  const { rows } = await sql<EditionRow>`
    select ${columns} from newsletter.edition where id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function approve(
  { db, now }: At,
  { id, by }: { readonly id: string; readonly by: string },
): Promise<void> {
  await sql`
    update newsletter.edition set approved_by = ${by}, approved_at = ${now} where id = ${id}`.execute(db);
}

export async function endEdition({ db, now }: At, id: string): Promise<void> {
  await sql`update newsletter.edition set ended_at = ${now} where id = ${id}`.execute(db);
}

/** Who gets an edition: those who had confirmed when it was made. */
interface Readers {
  readonly edition: EditionRow;
  readonly category: string;
}

const readersOf = ({ edition, category }: Readers) => sql`
  language = ${edition.language}
  and confirmed_at <= ${edition.made_at}
  and (category is null or category = ${category})`;

export async function countReaders(db: Database, readers: Readers): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct email_mark)::integer as count
    from newsletter.subscription
    where ${readersOf(readers)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface ReaderRow {
  readonly id: string;
  readonly email_mark: Buffer;
  readonly sealed_email: string;
}

/** The next who get it, each address once. */
export async function nextReaders(
  db: Database,
  { limit, ...readers }: Readers & { readonly limit: number },
): Promise<readonly ReaderRow[]> {
  const { after_mark: after } = readers.edition;
  const { rows } = await sql<ReaderRow>`
    select distinct on (email_mark) id, email_mark, sealed_email
    from newsletter.subscription
    where ${readersOf(readers)} ${after === null ? sql`` : sql`and email_mark > ${after}`}
    order by email_mark, id
    limit ${limit}`.execute(db);
  return rows;
}

/** Keeps that a subscriber gets an edition, who cannot leave before that is done. False where the address has it already, or has left meanwhile. */
export async function keepMailed(
  { db, now }: At,
  { editionId, subscriptionId }: { readonly editionId: string; readonly subscriptionId: string },
): Promise<boolean> {
  const { rows } = await sql`
    insert into newsletter.mailed (edition_id, email_mark, queued_at)
    select ${editionId}, email_mark, ${now}
    from newsletter.subscription
    where id = ${subscriptionId}
    for key share
    on conflict (edition_id, email_mark) do nothing
    returning edition_id`.execute(db);
  return rows.length === 1;
}

/** So far an edition has come. */
export async function keepProgress(
  db: Database,
  { id, mails, mark }: { readonly id: string; readonly mails: number; readonly mark: Buffer },
): Promise<void> {
  await sql`
    update newsletter.edition set mails = mails + ${mails}, after_mark = ${mark} where id = ${id}`.execute(
    db,
  );
}

export async function countFigures(db: Database): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select
      (select count(distinct email_mark)::integer from newsletter.subscription where confirmed_at is not null)
        as subscribers,
      count(*)::integer as editions,
      (count(*) filter (where ${isOnItsWay}))::integer as sending,
      coalesce(sum(mails), 0)::integer as mails
    from newsletter.edition`.execute(db);
  return rows[0] ?? { subscribers: 0, editions: 0, sending: 0, mails: 0 };
}

import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import type { SealedColumn } from '@egcr/server-kit/reseal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';
import * as z from 'zod/mini';

export const letterColumn = {
  table: 'registry.enquiry',
  column: 'sealed_letter',
  key: ['id'],
} as const satisfies SealedColumn;
export const answerColumn = {
  table: 'registry.enquiry_answer',
  column: 'sealed_text',
  key: ['id'],
} as const satisfies SealedColumn;

const letterPlace = (id: string) => ({ ...letterColumn, row: id });
const answerPlace = (id: string) => ({ ...answerColumn, row: id });

const letter = z.object({ name: z.string(), email: z.string(), message: z.string() });
/** What a visitor wrote, and where an answer goes. */
export type Letter = z.output<typeof letter>;

export interface EnquiryRow {
  readonly id: string;
  readonly business_id: string;
  readonly sealed_letter: string;
  readonly language: string;
  readonly written_at: Date;
}

type Cipher = Pick<Work, 'cipher'>;

export function letterOf({ cipher }: Cipher, row: Pick<EnquiryRow, 'id' | 'sealed_letter'>): Letter {
  return z.parse(letter, JSON.parse(cipher.open(letterPlace(row.id), row.sealed_letter)));
}

export async function insertEnquiry(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: {
    readonly id: string;
    readonly businessId: string;
    readonly letter: Letter;
    readonly mark: Buffer;
    readonly language: string;
  },
): Promise<void> {
  await sql`
    insert into registry.enquiry (id, business_id, sealed_letter, sender_mark, language, written_at)
    values (
      ${row.id}, ${row.businessId}, ${cipher.seal(letterPlace(row.id), JSON.stringify(row.letter))}, ${row.mark},
      ${row.language}, ${now})`.execute(db);
}

/** Messages to a business, the newest first. */
export async function listEnquiryRows(
  db: Database,
  { businessId, after, limit }: PageAsked<string> & { readonly businessId: string },
): Promise<readonly EnquiryRow[]> {
  const { rows } = await sql<EnquiryRow>`
    select id, business_id, sealed_letter, language, written_at from registry.enquiry
    where business_id = ${businessId} and ${after === undefined ? sql`true` : sql`id < ${after}`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** One message to a business; locked, so that answers come one after the other. */
export async function findEnquiry(
  db: Database,
  { id, businessId }: { readonly id: string; readonly businessId: string },
): Promise<EnquiryRow | undefined> {
  const { rows } = await sql<EnquiryRow>`
    select id, business_id, sealed_letter, language, written_at from registry.enquiry
    where id = ${id} and business_id = ${businessId}
    for update`.execute(db);
  return rows[0];
}

/** An answer as it was given. */
export interface GivenAnswer {
  readonly id: string;
  readonly enquiry_id: string;
  readonly text: string;
  readonly answered_by: string;
  readonly answered_at: Date;
}

/** The answers to some messages, in their order. */
export async function answersTo(
  { db, cipher }: Pick<Work, 'db' | 'cipher'>,
  enquiryIds: readonly string[],
): Promise<readonly GivenAnswer[]> {
  if (enquiryIds.length === 0) return [];
  const { rows } = await sql<Omit<GivenAnswer, 'text'> & { sealed_text: string }>`
    select id, enquiry_id, sealed_text, answered_by, answered_at from registry.enquiry_answer
    where enquiry_id = any(${[...enquiryIds]}::uuid[])
    order by id`.execute(db);
  return rows.map(({ sealed_text: sealed, ...row }) => ({
    ...row,
    text: cipher.open(answerPlace(row.id), sealed),
  }));
}

export async function insertAnswer(
  { db, now, cipher }: Pick<Work, 'db' | 'now' | 'cipher'>,
  row: { readonly id: string; readonly enquiryId: string; readonly text: string; readonly by: string },
): Promise<void> {
  await sql`
    insert into registry.enquiry_answer (id, enquiry_id, sealed_text, answered_by, answered_at)
    values (
      ${row.id}, ${row.enquiryId}, ${cipher.seal(answerPlace(row.id), row.text)}, ${row.by}, ${now})`.execute(
    db,
  );
}

/** Deletes old messages with their answers. */
export async function forgetEnquiries(db: Database, before: Date): Promise<void> {
  await sql`delete from registry.enquiry where written_at < ${before}`.execute(db);
}

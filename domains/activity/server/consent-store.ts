import type { ConsentChoices } from '@egcr/contract/consent';
import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface ReceiptRow extends ConsentChoices {
  readonly version: string;
  readonly locale: string;
  readonly answered_at: Date;
}

export interface NewReceipt {
  readonly id: string;
  readonly userId: string;
  readonly version: string;
  readonly choices: ConsentChoices;
  readonly locale: string;
  readonly now: Date;
}

export async function addReceipt(
  db: Database,
  { id, userId, version, choices, locale, now }: NewReceipt,
): Promise<void> {
  await sql`
    insert into activity.consent_receipt (
      id, user_id, version, preferences, analytics, security_location, marketing, locale, answered_at
    )
    values (
      ${id}, ${userId}, ${version}, ${choices.preferences}, ${choices.analytics},
      ${choices.security_location}, ${choices.marketing}, ${locale}, ${now}
    )`.execute(db);
}

/** A person's answers, the latest first. */
export async function listReceipts(
  db: Database,
  { userId, limit }: { readonly userId: string; readonly limit: number },
): Promise<readonly ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select version, preferences, analytics, security_location, marketing, locale, answered_at
    from activity.consent_receipt
    where user_id = ${userId}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

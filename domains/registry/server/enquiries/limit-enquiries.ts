import { contactRefusals } from '@egcr/contact/contract';
import { addSeconds, secondsUntil } from '@egcr/contract/time';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { ENQUIRIES_OF_ADDRESS_MAX, ENQUIRIES_TO_BUSINESS_MAX } from '../../contract/limits.ts';

const DAY_S = 86_400;

/** By which messages of an address are counted. */
export function markOfSender({ cipher }: Pick<Work, 'cipher'>, email: string): Buffer {
  return cipher.lookup('registry.enquiry.sender_mark', email);
}

/** Refuses too_many_messages where the address, or everyone together to this business, has written its share of the day. */
export async function limitWriting(
  work: Work,
  { mark, businessId }: { readonly mark: Buffer; readonly businessId: string },
): Promise<void> {
  // Always in this order, so that no two wait for each other.
  await lock(work.db, `to ${businessId}`);
  await lock(work.db, `from ${mark.toString('hex')}`);
  const since = addSeconds(work.now, -DAY_S);
  const { rows } = await sql<{ of_address: number; to_business: number }>`
    select
      (select count(*)::integer from registry.enquiry
       where sender_mark = ${mark} and written_at > ${since}) as of_address,
      (select count(*)::integer from registry.enquiry
       where business_id = ${businessId} and written_at > ${since}) as to_business`.execute(work.db);
  const [counted] = rows;
  const isOver =
    (counted?.of_address ?? 0) >= ENQUIRIES_OF_ADDRESS_MAX ||
    (counted?.to_business ?? 0) >= ENQUIRIES_TO_BUSINESS_MAX;
  if (isOver)
    throw new Refusal(contactRefusals.too_many_messages, {
      retryAfter_s: secondsUntil(addSeconds(work.now, DAY_S), work.now),
    });
}

async function lock(db: Database, what: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registry.enquiry ${what}`}, 0))`.execute(db);
}

import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { DisputeSide, DisputeState } from '../../contract/index.ts';
import { disputeColumns, type DisputeRow } from './dispute-store.ts';

export interface DisputesAsked {
  readonly userId: string;
  readonly role: DisputeSide;
  readonly state?: DisputeState | undefined;
  /** Those of one mode; absent: all. */
  readonly isTest?: boolean | undefined;
  /** Part of the title. */
  readonly words?: string | undefined;
  readonly now: Date;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Disputes of one person, newest first. What is past its deadline counts as lost before the job has said so. */
export async function listDisputes(db: Database, asked: DisputesAsked): Promise<readonly DisputeRow[]> {
  const { userId, role, state, isTest, words, now, after, limit } = asked;
  const mine = role === 'merchant' ? sql`merchant_id` : sql`payer_id`;
  const { rows } = await sql<DisputeRow>`
    select ${disputeColumns}
    from payments.dispute
    where ${mine} = ${userId}::uuid
      and ${isTest === undefined ? sql`true` : sql`is_test = ${isTest}`}
      and ${state === undefined ? sql`true` : sql`case when state <> 'needs_response' or due_at > ${now} then state when is_short then 'under_review' else 'lost' end = ${state}`}
      and ${words === undefined ? sql`true` : sql`strpos(lower(title), lower(${words})) > 0`}
      and ${after === undefined ? sql`true` : sql`id < ${after}::uuid`}
    order by id desc
    limit ${limit}`.execute(db);
  return rows;
}

/** Disputes that officers decide, the oldest first, without those of which one officer is a side. */
export async function listDesk(
  db: Database,
  asked: { readonly officerId: string; readonly after?: string | undefined; readonly limit: number },
): Promise<readonly DisputeRow[]> {
  const { officerId, after, limit } = asked;
  const { rows } = await sql<DisputeRow>`
    select ${disputeColumns}
    from payments.dispute
    where state = 'under_review' and not is_test and rail = 'internal'
      and merchant_id <> ${officerId}::uuid and payer_id <> ${officerId}::uuid
      and ${after === undefined ? sql`true` : sql`id > ${after}::uuid`}
    order by id
    limit ${limit}`.execute(db);
  return rows;
}

/** Ids of disputes whose deadline is over, and of those that a simulated rail decides now. What a rail of another company has brought it ends itself. */
export async function listDue(
  db: Database,
  { now, limit }: { readonly now: Date; readonly limit: number },
): Promise<readonly Pick<DisputeRow, 'id' | 'payment_id'>[]> {
  const { rows } = await sql<Pick<DisputeRow, 'id' | 'payment_id'>>`
    select id, payment_id from (
      (select id, payment_id, due_at as at from payments.dispute
        where state in ('needs_response', 'warning_needs_response') and due_at <= ${now} and provider_ref is null
        order by due_at limit ${limit})
      union all
      (select id, payment_id, decide_at as at from payments.dispute
        where state in ('under_review', 'warning_under_review') and decide_at <= ${now}
        order by decide_at limit ${limit})
    ) as due
    order by at
    limit ${limit}`.execute(db);
  return rows;
}

/** Open disputes that a person has brought. */
export async function listOpenOf(
  db: Database,
  payerId: string,
): Promise<readonly Pick<DisputeRow, 'id' | 'payment_id'>[]> {
  const { rows } = await sql<Pick<DisputeRow, 'id' | 'payment_id'>>`
    select id, payment_id from payments.dispute
    where payer_id = ${payerId}::uuid and state in ('needs_response', 'under_review') and not is_test
    order by id`.execute(db);
  return rows;
}

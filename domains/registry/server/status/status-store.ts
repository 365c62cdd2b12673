import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { BusinessStatus, StatusEvent } from '../../contract/index.ts';

export interface StatusStepRow {
  readonly event: StatusEvent;
  readonly status: BusinessStatus;
  readonly reason: string;
  /** YYYY-MM-DD. */
  readonly effective_on: string;
  readonly made_at: Date;
  readonly successor_name: string | null;
  readonly successor_number: string | null;
  readonly successor_slug: string | null;
}

/** How the status of a business changed, the latest first. */
export async function statusStepsOf(db: Database, businessId: string): Promise<readonly StatusStepRow[]> {
  const { rows } = await sql<StatusStepRow>`
    select s.event, s.status, s.reason, s.effective_on, s.made_at, n.name as successor_name, n.number as successor_number,
      n.slug as successor_slug
    from registry.status_step s
    left join registry.business n on n.id = s.successor_id
    where s.business_id = ${businessId}
    order by s.id desc
    limit 50`.execute(db);
  return rows;
}

export interface NewStatusStep {
  readonly id: string;
  readonly businessId: string;
  readonly event: StatusEvent;
  readonly status: BusinessStatus;
  readonly reason: string;
  readonly by: string;
  readonly successorId: string | null;
}

export async function insertStatusStep(
  { db, now }: Pick<Work, 'db' | 'now'>,
  row: NewStatusStep,
): Promise<void> {
  await sql`
    insert into registry.status_step
      (id, business_id, event, status, reason, made_by, effective_on, made_at, successor_id)
    values (
      ${row.id}, ${row.businessId}, ${row.event}, ${row.status}, ${row.reason}, ${row.by},
      ${now.toISOString().slice(0, 10)}::date, ${now}, ${row.successorId})`.execute(db);
}

/** A business goes from one status to another; its row is locked. */
export async function setStatus(
  db: Database,
  { id, from, to }: { readonly id: string; readonly from: BusinessStatus; readonly to: BusinessStatus },
): Promise<void> {
  const { rows } = await sql`
    update registry.business set status = ${to}
    where id = ${id} and status = ${from}
    returning id`.execute(db);
  invariant(rows.length === 1, 'the status of a business changed while it was locked');
}

/** The status of the business of an organisation, which stays as it is until this transaction ends; undefined where the register knows none. */
export async function heldStatus(db: Database, organisationId: string): Promise<BusinessStatus | undefined> {
  const { rows } = await sql<{ status: BusinessStatus }>`
    select status from registry.business where organisation_id = ${organisationId} for share`.execute(db);
  return rows[0]?.status;
}

/** The status of the business of an organisation now; undefined where the register knows none. */
export async function statusOf(db: Database, organisationId: string): Promise<BusinessStatus | undefined> {
  const { rows } = await sql<{ status: BusinessStatus }>`
    select status from registry.business where organisation_id = ${organisationId}`.execute(db);
  return rows[0]?.status;
}

/** Which of these people lead a business, hold shares of it, or do so of another that does the same in the same country. */
export async function relatedAmong(
  db: Database,
  { businessId, userIds }: { readonly businessId: string; readonly userIds: readonly string[] },
): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    with near as (
      select o.id
      from registry.business b
      join registry.business o on o.id = b.id
        or (o.jurisdiction = b.jurisdiction and o.activities && b.activities and o.status not in ('dissolved', 'converted'))
      where b.id = ${businessId}
    )
    select distinct person.user_id
    from (
      select user_id from registry.officer
      where user_id = any(${[...userIds]}::uuid[]) and resigned_at is null and business_id in (select id from near)
      union all
      select user_id from registry.holding
      where user_id = any(${[...userIds]}::uuid[]) and business_id in (select id from near)
    ) as person
    order by person.user_id`.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}

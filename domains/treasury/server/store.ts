import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { PaymentState } from '../contract/shapes.ts';

interface GuardRow {
  readonly frozen_at: Date | null;
}

/** Locks the wallet of a business until the transaction ends, so that its payments follow each other. */
export async function lockGuard(db: Database, organisationId: string): Promise<GuardRow> {
  await sql`
    insert into treasury.guard (organisation_id) values (${organisationId})
    on conflict on constraint guard_key do nothing`.execute(db);
  const { rows } = await sql<GuardRow>`
    select frozen_at from treasury.guard where organisation_id = ${organisationId} for no key update`.execute(
    db,
  );
  const [row] = rows;
  invariant(row !== undefined, 'the guard of a business that was just made is gone');
  return row;
}

export async function frozenAt(db: Database, organisationId: string): Promise<Date | null> {
  const { rows } = await sql<GuardRow>`
    select frozen_at from treasury.guard where organisation_id = ${organisationId}`.execute(db);
  return rows[0]?.frozen_at ?? null;
}

/** Null: unfrozen. A wallet that is frozen keeps the time. */
export async function keepFreeze(
  { db, now }: Pick<Work, 'db' | 'now'>,
  { organisationId, by }: { readonly organisationId: string; readonly by: string | null },
): Promise<void> {
  const at = by === null ? null : now;
  await sql`
    update treasury.guard
    set frozen_at = case when ${at}::timestamptz is null then null else coalesce(frozen_at, ${at}) end,
      frozen_by = case when ${by}::uuid is null then null else coalesce(frozen_by, ${by}) end
    where organisation_id = ${organisationId}`.execute(db);
}

export interface PaymentRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly to_user: string | null;
  readonly to_business: string | null;
  readonly asset: string;
  readonly amount_minor: bigint;
  readonly note: string | null;
  readonly state: PaymentState;
  readonly expires_at: Date;
}

const shown = sql.raw(
  'id, organisation_id, asked_by, asked_at, to_user, to_business, asset, amount_minor, note, state, expires_at',
);

export async function insertPayment(
  { db }: Pick<Work, 'db'>,
  row: PaymentRow & { readonly transferId: string | null },
): Promise<void> {
  await sql`
    insert into treasury.payment
      (id, organisation_id, asked_by, asked_at, to_user, to_business, asset, amount_minor, note, state, expires_at,
       transfer_id)
    values
      (${row.id}, ${row.organisation_id}, ${row.asked_by}, ${row.asked_at}, ${row.to_user}, ${row.to_business},
       ${row.asset}, ${row.amount_minor}, ${row.note}, ${row.state}, ${row.expires_at},
       ${row.transferId})`.execute(db);
}

/** Those that wait for a second member and have not lapsed, oldest first. */
export async function waitingPayments(
  { db, now }: Pick<Work, 'db' | 'now'>,
  organisationId: string,
): Promise<readonly PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${shown}
    from treasury.payment
    where organisation_id = ${organisationId} and state = 'waiting' and expires_at > ${now}
    order by id`.execute(db);
  return rows;
}

export async function findPayment(
  db: Database,
  { id, organisationId }: { readonly id: string; readonly organisationId: string },
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${shown}
    from treasury.payment
    where id = ${id} and organisation_id = ${organisationId}
    for no key update`.execute(db);
  return rows[0];
}

export async function keepAnswer(
  { db, now }: Pick<Work, 'db' | 'now'>,
  answered: {
    readonly id: string;
    readonly state: 'paid' | 'declined';
    readonly by: string;
    readonly transferId: string | null;
  },
): Promise<void> {
  await sql`
    update treasury.payment
    set state = ${answered.state},
      answered_by = ${answered.by},
      answered_at = ${now},
      transfer_id = ${answered.transferId}
    where id = ${answered.id}`.execute(db);
}

/** Payments that no one answered in time. */
export async function lapsePayments({ db, now }: Pick<Work, 'db' | 'now'>): Promise<void> {
  await sql`
    update treasury.payment set state = 'lapsed' where state = 'waiting' and expires_at <= ${now}`.execute(
    db,
  );
}

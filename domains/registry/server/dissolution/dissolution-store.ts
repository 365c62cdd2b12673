import { step } from '@egcr/server-kit/data/step';
import type { Database } from '@egcr/server-kit/database';
import type { EventOf } from '@egcr/contract/machine';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { dissolutionMachine, type DissolutionState } from '../../contract/dissolution/dissolution-machine.ts';

type At = Pick<Work, 'db' | 'now'>;

export interface DissolutionRow {
  readonly id: string;
  readonly business_id: string;
  readonly state: DissolutionState;
  readonly asked_by: string;
  readonly asked_at: Date;
  readonly agree_until: Date;
  readonly notice_until: string | null;
  readonly ended_at: Date | null;
}

const shown = sql.raw('id, business_id, state, asked_by, asked_at, agree_until, notice_until, ended_at');

/** The latest dissolution of a business. Lock the row of the business before you change it. */
export async function dissolutionOf(db: Database, businessId: string): Promise<DissolutionRow | undefined> {
  const { rows } = await sql<DissolutionRow>`
    select ${shown} from registry.dissolution where business_id = ${businessId} order by id desc limit 1`.execute(
    db,
  );
  return rows[0];
}

export async function insertDissolution(
  { db, now }: At,
  row: {
    readonly id: string;
    readonly businessId: string;
    readonly askedBy: string;
    readonly agreeUntil: Date;
  },
): Promise<DissolutionRow> {
  const { rows } = await sql<DissolutionRow>`
    insert into registry.dissolution (id, business_id, state, asked_by, asked_at, agree_until)
    values (${row.id}, ${row.businessId}, 'asked', ${row.askedBy}, ${now}, ${row.agreeUntil})
    returning ${shown}`.execute(db);
  const [made] = rows;
  if (made === undefined) throw new Error('invariant broken: a dissolution that was asked for is not there');
  return made;
}

/** Starts the notice period. Refuses dissolution_over. */
export async function keepNotice(
  { db, now }: At,
  row: Pick<DissolutionRow, 'id' | 'state'>,
  { by, until }: { readonly by: string; readonly until: string },
): Promise<void> {
  const state = step(dissolutionMachine, row.state, 'agree');
  await sql`
    update registry.dissolution
    set state = ${state}, agreed_by = ${by}, noticed_at = ${now}, notice_until = ${until}::date
    where id = ${row.id}`.execute(db);
}

/** Ends a dissolution: withdrawn, expired, or carried out. Refuses dissolution_over. */
export async function endDissolution(
  { db, now }: At,
  row: Pick<DissolutionRow, 'id' | 'state'>,
  event: Exclude<EventOf<typeof dissolutionMachine>, 'agree'>,
): Promise<void> {
  const state = step(dissolutionMachine, row.state, event);
  await sql`
    update registry.dissolution set state = ${state}, ended_at = ${now} where id = ${row.id}`.execute(db);
}

/** Moves the last day of the notice period, because something still prevents the dissolution. */
export async function moveNotice(db: Database, id: string, until: string): Promise<void> {
  await sql`update registry.dissolution set notice_until = ${until}::date where id = ${id}`.execute(db);
}

/** Dissolutions whose notice period ended a day ago, and those that no second owner agreed to in time. */
export async function dueDissolutions(
  { db, now }: At,
  yesterday: string,
): Promise<readonly DissolutionRow[]> {
  const { rows } = await sql<DissolutionRow>`
    select ${shown} from registry.dissolution
    where (state = 'noticed' and notice_until <= ${yesterday}::date)
      or (state = 'asked' and agree_until <= ${now})
    order by id
    limit 200`.execute(db);
  return rows;
}

/** Whether a business holds shares of others that have not ended, or is asked to consent to a change of one. */
export async function holdsShares(db: Database, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select h.id
    from registry.holding h
    join registry.business b on b.id = h.business_id
    where h.holder_business_id = ${businessId} and h.business_id <> ${businessId} and b.status <> 'dissolved'
    limit 1`.execute(db);
  return rows.length > 0;
}

import { step } from '@egcr/server-kit/data/step';
import type { Database } from '@egcr/server-kit/database';
import type { EventOf, StateOf } from '@egcr/contract/machine';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { hitMachine } from '../../contract/hit-machine.ts';
import type { WordReason } from './compare-names.ts';

type At = Pick<Work, 'db' | 'now'>;

export interface HitRow {
  readonly id: string;
  readonly business_id: string;
  readonly subject: string;
  readonly source: string;
  readonly entry_names: string;
  readonly score: number;
  readonly reasons: string;
  readonly qualifier: 'born_same' | 'born_differs' | null;
  readonly state: StateOf<typeof hitMachine>;
  readonly first_by: string | null;
  readonly reason: string | null;
}

const shown = sql.raw(
  'id, business_id, subject, source, entry_names, score::float8 as score, reasons, qualifier, state, first_by, reason',
);

export async function hitsOf(db: Database, businessId: string): Promise<readonly HitRow[]> {
  const { rows } = await sql<HitRow>`
    select ${shown} from verification.hit where business_id = ${businessId} order by score desc, id`.execute(
    db,
  );
  return rows;
}

export async function lockHit(
  db: Database,
  { id, businessId }: { readonly id: string; readonly businessId: string },
): Promise<HitRow | undefined> {
  const { rows } = await sql<HitRow>`
    select ${shown} from verification.hit where id = ${id} and business_id = ${businessId} for update`.execute(
    db,
  );
  return rows[0];
}

export async function countHits(
  db: Database,
  businessId: string,
): Promise<{ readonly confirmed: number; readonly open: number }> {
  const { rows } = await sql<{ confirmed: number; open: number }>`
    select count(*) filter (where state = 'confirmed')::integer as confirmed,
      count(*) filter (where state in ('potential', 'confirmed_once'))::integer as open
    from verification.hit where business_id = ${businessId}`.execute(db);
  return rows[0] ?? { confirmed: 0, open: 0 };
}

export interface NewHit {
  readonly id: string;
  readonly subject: string;
  readonly source: string;
  readonly entry_key: string;
  readonly entry_names: string;
  readonly score: number;
  readonly reasons: readonly WordReason[];
  readonly qualifier: 'born_same' | 'born_differs' | null;
}

/** Keeps hits of a business. One that is there already keeps what was decided about it. */
export async function keepHits({ db, now }: At, businessId: string, hits: readonly NewHit[]): Promise<void> {
  if (hits.length === 0) return;
  const rows = hits.map((hit) => ({ ...hit, reasons: JSON.stringify(hit.reasons) }));
  await sql`
    insert into verification.hit
      (id, business_id, subject, source, entry_key, entry_names, score, reasons, qualifier, state, found_at)
    select id, ${businessId}, subject, source, entry_key, entry_names, score, reasons, qualifier, 'potential', ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      id uuid, subject text, source text, entry_key text, entry_names text, score numeric, reasons text, qualifier text
    )
    on conflict on constraint hit_once do nothing`.execute(db);
}

/** Takes a step of the machine. Refuses hit_decided. */
export async function decideHitRow(
  { db, now }: At,
  row: HitRow,
  decided: {
    readonly event: EventOf<typeof hitMachine>;
    readonly by: string;
    readonly reason: string;
  },
): Promise<void> {
  const state = step(hitMachine, row.state, decided.event);
  const column = row.first_by === null ? sql`first_by` : sql`second_by`;
  const by = row.first_by === decided.by ? sql`first_by = first_by` : sql`${column} = ${decided.by}`;
  await sql`
    update verification.hit set state = ${state}, ${by}, reason = ${decided.reason}, decided_at = ${now}
    where id = ${row.id}`.execute(db);
}

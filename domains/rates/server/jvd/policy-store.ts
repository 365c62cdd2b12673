import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

import type { JvdMode } from '../../contract/shapes.ts';
import { rateOf } from '../store.ts';
import type { LastPrice, Observation } from './oracle-rules.ts';

export interface JvdPolicy {
  readonly mode: JvdMode;
  /** The administered price, as the database holds it. */
  readonly price: string;
  readonly setAt: Date;
}

/** The policy in force; undefined before the first one. */
export async function readPolicy(db: Database): Promise<JvdPolicy | undefined> {
  const { rows } = await sql<{ mode: JvdMode; price: string; set_at: Date }>`
    select mode, price, set_at
    from rates.jvd_policy
    order by set_at desc, id desc
    limit 1`.execute(db);
  return rows[0] && { mode: rows[0].mode, price: rows[0].price, setAt: rows[0].set_at };
}

interface NewPolicy {
  readonly id: string;
  readonly mode: JvdMode;
  readonly price: string;
  readonly setBy: string | null;
  readonly now: Date;
}

export async function addPolicy(db: Database, { id, mode, price, setBy, now }: NewPolicy): Promise<void> {
  await sql`
    insert into rates.jvd_policy (id, mode, price, set_by, set_at)
    values (${id}, ${mode}, ${price}::numeric, ${setBy}::uuid, ${now})`.execute(db);
}

/** The newest word of each source on JVD in dollars, none older than `since`. */
export async function readObservations(db: Database, since: Date): Promise<readonly Observation[]> {
  const { rows } = await sql<{ source: string; mid: string; as_of: Date }>`
    select distinct on (point.source) point.source, point.mid, point.as_of
    from rates.point
    join rates.source on source.code = point.source and source.kind = 'observation'
    where point.base = 'JVD' and point.quote = 'USD' and point.as_of >= ${since}
    order by point.source, point.as_of desc`.execute(db);
  return rows.map(({ source, mid, as_of }) => ({ source, price: rateOf(mid), asOf: as_of }));
}

export interface PublishedPrice extends LastPrice {
  readonly source: string;
}

/** JVD's price in force; undefined before the first. */
export async function readLastPrice(db: Database): Promise<PublishedPrice | undefined> {
  const { rows } = await sql<{ mid: string; source: string; as_of: Date }>`
    select mid, source, as_of
    from rates.current
    where base = 'JVD' and quote = 'USD'`.execute(db);
  return rows[0] && { price: rateOf(rows[0].mid), source: rows[0].source, asOf: rows[0].as_of };
}

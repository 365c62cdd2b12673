/** People who have paid each other before, so that a run measures payments and not the entering of PINs. */
import { openPool } from '@egcr/server-kit/database';

import type { Bank } from './bank.ts';

/** Of so many pairs of people one has never paid the other: that payment asks for the PIN. */
const ONE_UNKNOWN_IN = 40;

/** Notes that the people know each other, but for some pairs, and that no sum alone asks for the PIN. Only the product keeps such notes. */
export async function acquaint(bank: Bank, userIds: readonly string[]): Promise<void> {
  if (bank.dataDirectory === undefined) return;
  const pool = openPool({ url: bank.databaseUrl(), applicationName: 'bank-test', connectionsMax: 1 });
  try {
    await pool.query(
      `insert into wallet.acquaintance (user_id, other_id, first_paid_at, last_paid_at, last_at)
       select one.id, other.id, now(), now(), now()
       from unnest($1::uuid[]) with ordinality as one (id, place)
       cross join unnest($1::uuid[]) with ordinality as other (id, place)
       where one.id <> other.id and (one.place * 7 + other.place) % $2 <> 0`,
      [userIds, ONE_UNKNOWN_IN],
    );
    await pool.query(
      `insert into wallet.own_limit (user_id, asset, pin_above, changed_at)
       select id, 'JVD', 9000000000000000, now()
       from unnest($1::uuid[]) as one (id)`,
      [userIds],
    );
  } finally {
    await pool.end();
  }
}

import type { Bank } from '@egcr/wallet/testing';
import { uuidNow } from '@egcr/server-kit/testing/uuid-now';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openSettlingBank } from './testing/settlements.ts';

let bank: Bank;
beforeAll(async () => {
  ({ bank } = await openSettlingBank());
});
afterAll(() => bank.close());

const TABLES = {
  settlements: `insert into settlements.file (id, rail, reference, asset, lines, gross, fee, is_test, taken_at)
    select ${uuidNow}, 'sandbox-card-b', 'day ' || place, 'USD', 1, 1, 0, true, now() from generate_series($1::int, $2::int) as place`,
  'settlement-differences': `insert into settlements.difference
      (id, rail, asset, kind, line_kind, reference, payment_id, title, expected, settled, amount, is_test, opened_at)
    select ${uuidNow}, 'sandbox-card-b', 'USD', 'missing', 'sale', 'sale ' || place, ${uuidNow}, 'Tea', 1, 0, -1, true, now()
    from generate_series($1::int, $2::int) as place`,
} as const;

it.each(['settlements', 'settlement-differences'] as const)(
  'the file of %s has the newest ten thousand, each once',
  async (name) => {
    const officer = await bank.person('Nadia');
    const lines = async () => {
      const file = await fetch(`${bank.url}/api/v1/admin/${name}/export`, {
        headers: { authorization: `Bearer ${officer.userId}:fresh:super_admin` },
      });
      const [, ...rows] = (await file.text()).trimEnd().split('\r\n');
      return [rows.length, new Set(rows).size];
    };
    let made = 0;
    for (const [many, shown] of [
      [500, 500],
      [501, 501],
      [10_000, 10_000],
      [10_001, 10_000],
    ] as const) {
      await bank.database.owner.query(TABLES[name], [made + 1, many]);
      made = many;
      expect([many, await lines()]).toEqual([many, [shown, shown]]);
    }
  },
);

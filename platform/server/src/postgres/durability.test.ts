import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { checkDurability } from './durability.ts';

let database: TestDatabase;
beforeAll(async () => {
  // One connection, so that what a test sets is what the check sees.
  database = await testDatabase({ connectionsMax: 1 });
});
afterAll(() => database.close());

test('a database that may lose committed payments is refused, and every setting to blame is named', async () => {
  await database.pool.query('set synchronous_commit = off');
  await expect(checkDurability(database.pool)).rejects.toThrow(/synchronous_commit/);
});

test('the message says how to mend it', async () => {
  await database.pool.query('set synchronous_commit = off');
  await expect(checkDurability(database.pool)).rejects.toThrow('Switch on (alter system set');
});

test('a database without checksums is refused, and told how to get them: they cannot be switched on while it runs', async () => {
  const asked: unknown[][] = [];
  const without = {
    query: async (...query: unknown[]) => {
      asked.push(query);
      return { rows: [{ name: 'data_checksums', setting: 'off' }] };
    },
  };
  await expect(checkDurability(without)).rejects.toThrow(
    'data_checksums is off. Stop the database, run pg_checksums --enable',
  );
  expect(asked[0]?.[1]).toEqual([expect.arrayContaining(['data_checksums']), 'off']);
});

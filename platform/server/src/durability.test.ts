import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../testing/database.ts';
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

import { afterAll, beforeAll, expect, test } from 'vitest';

import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { testServices, type TestServices } from '../../testing/services.ts';
import { captureSms } from '../mail/captured-messages.ts';
import { CAPTURED_KEEP_S, EVENT_KEEP_S, purge } from './purge.ts';

let database: TestDatabase;
let services: TestServices;

beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

async function countOf(table: 'event' | 'captured_message'): Promise<number> {
  const { rowCount } = await database.pool.query(`select from platform.${table}`);
  return rowCount ?? 0;
}

test('events and captured messages are forgotten when their time has come, not before', async () => {
  await services.unit((work) => work.emit({ topic: 'test.old', payload: {} }));
  await captureSms(services, {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    to: '+4915112345678',
    text: 'old',
  });
  services.movableClock.advance(EVENT_KEEP_S - 60);
  await services.unit((work) => work.emit({ topic: 'test.new', payload: {} }));
  await services.unit(purge);
  expect(await countOf('event')).toBe(2);
  services.movableClock.advance(120);
  await services.unit(purge);
  expect(await countOf('event')).toBe(1);
  expect(await countOf('captured_message')).toBe(1);
  services.movableClock.advance(CAPTURED_KEEP_S);
  await services.unit(purge);
  expect(await countOf('captured_message')).toBe(0);
});

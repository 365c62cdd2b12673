import { testDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { countUnread, insertNotifications, listNotifications, markRead } from './store.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const minute = (count: number) => new Date(Date.UTC(2026, 2, 1, 12, count));
const insert = (userId: string, count: number, isSilent: boolean) =>
  insertNotifications(
    database.db,
    Array.from({ length: count }, () => ({
      id: crypto.randomUUID(),
      userId,
      eventId: crypto.randomUUID(),
      kind: 'test.task_case',
      params: {},
      link: null,
      isSilent,
      now: minute(0),
    })),
  );

describe('the bell', () => {
  it('counts what was not read, up to a thousand, and nothing that is silent or of another person', async () => {
    const [who, other] = [crypto.randomUUID(), crypto.randomUUID()];
    const unread = () => countUnread(database.db, who);
    await insert(who, 999, false);
    await insert(who, 3, true);
    await insert(other, 3, false);
    expect(await unread()).toBe(999);
    await insert(who, 2, false);
    expect(await unread()).toBe(1000);
    await markRead(database.db, { userId: who, ids: undefined, now: minute(1) });
    expect([await unread(), await countUnread(database.db, other)]).toEqual([0, 3]);
  });

  it('marks some as read, or all; what was read stays as it was', async () => {
    const who = crypto.randomUUID();
    const made = await insert(who, 3, false);
    const [first] = made;
    const readTimes = async () => {
      const rows = await listNotifications(database.db, { userId: who, after: undefined, limit: 9 });
      return rows
        .map(({ id, read_at: at }) => [id === first?.id, at?.getUTCMinutes()])
        .toSorted((one, other) => Number(one[0]) - Number(other[0]));
    };
    await markRead(database.db, { userId: who, ids: [first?.id ?? ''], now: minute(1) });
    await markRead(database.db, { userId: who, ids: undefined, now: minute(2) });
    await markRead(database.db, { userId: who, ids: undefined, now: minute(3) });
    expect(await readTimes()).toEqual([
      [false, 2],
      [false, 2],
      [true, 1],
    ]);
  });
});

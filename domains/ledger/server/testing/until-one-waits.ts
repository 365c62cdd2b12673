import type { TestDatabase } from '@egcr/server-kit/testing/database';

/** Comes back once a transaction of this database waits for a lock of another. */
export async function untilOneWaits({ owner }: Pick<TestDatabase, 'owner'>): Promise<void> {
  for (;;) {
    const { rows } = await owner.query<{ waiting: boolean }>(
      "select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting",
    );
    if (rows[0]?.waiting) return;
  }
}

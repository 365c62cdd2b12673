import type pg from 'pg';

/** Without each of these, money that was answered for can be gone after a crash. */
const NEEDED = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;
const UNSAFE = 'off';

/** Refuses a database that may forget what it has committed. */
export async function checkDurability(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1) and setting = $2 order by name',
    [NEEDED, UNSAFE],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(
    `The database may lose committed payments: ${names} ${rows.length === 1 ? 'is' : 'are'} off. Switch on (alter system set … = on; select pg_reload_conf()) and start again.`,
  );
}

/** As much of a pool as the check needs. */
interface Settings {
  query(text: string, values: unknown[]): Promise<{ rows: { name: string; setting: string }[] }>;
}

/** Without each of the first three, money that was answered for can be gone after a crash; without the last, a rotten page is taken for true. */
const NEEDED = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums'] as const;
const UNSAFE = 'off';
/** Cannot be switched on while the database runs. */
const STANDING_STILL = 'data_checksums';

/** Refuses a database that may forget what it has committed, or cannot tell when its disk lies. */
export async function checkDurability(pool: Settings): Promise<void> {
  const { rows } = await pool.query(
    'select name, setting from pg_settings where name = any($1) and setting = $2 order by name',
    [NEEDED, UNSAFE],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  const mend = rows.some(({ name }) => name !== STANDING_STILL)
    ? ' Switch on (alter system set … = on; select pg_reload_conf()) and start again.'
    : '';
  const checksums = rows.some(({ name }) => name === STANDING_STILL)
    ? ' Stop the database, run pg_checksums --enable on its data directory, and start again.'
    : '';
  throw new Error(
    `The database may lose committed payments: ${names} ${rows.length === 1 ? 'is' : 'are'} off.${mend}${checksums}`,
  );
}

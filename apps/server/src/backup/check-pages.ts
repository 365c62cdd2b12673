import { openPool } from '@egcr/server-kit/database';

export interface PagesChecked {
  readonly indexes: number;
  readonly tables: number;
}

/**
 * Reads every table and every index of a database that was brought back, and compares them with each other (`amcheck`). Rejects with
 * what it found. Leaves nothing behind.
 */
export async function checkPages(url: string): Promise<PagesChecked> {
  const pool = openPool({ url, applicationName: 'egcr-restore', connectionsMax: 1 });
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('begin');
    await client.query('create extension if not exists amcheck');
    const indexes = await client.query<{ bt_index_check: string; checked: string }>(`
      select bt_index_check(c.oid, i.indisunique), c.oid::regclass::text as checked
      from pg_index i
      join pg_class c on c.oid = i.indexrelid
      join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relpersistence = 'p' and i.indisready and i.indisvalid and c.relkind = 'i'`);
    const tables = await client.query<{ checked: string; found: string | null }>(`
      select c.oid::regclass::text as checked, (select string_agg(msg, '; ') from verify_heapam(c.oid)) as found
      from pg_class c
      where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`);
    await client.query('rollback');
    const bad = tables.rows.filter(({ found }) => found !== null);
    if (bad.length > 0) {
      throw new Error(
        `Damaged tables: ${bad.map(({ checked, found }) => `${checked} (${found ?? ''})`).join(', ')}`,
      );
    }
    return { indexes: indexes.rows.length, tables: tables.rows.length };
  } finally {
    client.release(true);
    await pool.end();
  }
}

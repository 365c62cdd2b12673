import type { openPool } from '@egcr/server-kit/database';

import type { Connections } from './connections.ts';

type Pool = ReturnType<typeof openPool>;

const TELLERS = 10;
const ACCOUNTS = 100_000;

/** Tables as those of pgbench's TPC-B-like test, of the given scale. */
export async function prepareYardstick(pool: Pool, scale: number): Promise<void> {
  await pool.query(`
    create schema yardstick;
    create table yardstick.branch (id integer primary key, balance integer not null, filler char(88)) with (fillfactor = 100);
    create table yardstick.teller (id integer primary key, branch integer not null, balance integer not null, filler char(84));
    create table yardstick.account (id integer not null, branch integer not null, balance integer not null, filler char(84));
    create table yardstick.history (
      teller integer, branch integer, account integer, delta integer, at timestamptz, filler char(22));
    insert into yardstick.branch select n, 0, '' from generate_series(1, ${scale}) n;
    insert into yardstick.teller select n, (n - 1) / ${TELLERS} + 1, 0, '' from generate_series(1, ${scale * TELLERS}) n;`);
  for (let part = 0; part < scale; part += 1) {
    await pool.query(
      `insert into yardstick.account select n, ${part + 1}, 0, '' from generate_series(${part * ACCOUNTS + 1}, ${(part + 1) * ACCOUNTS}) n`,
    );
  }
  await pool.query('alter table yardstick.account add primary key (id)');
  await pool.query('vacuum analyze yardstick.account');
}

/** One TPC-B-like client on a connection of its own: seven prepared statements a transaction. */
export async function yardstickClient(
  connections: Connections,
  scale: number,
): Promise<() => Promise<number>> {
  const client = await connections.take();
  const run = (name: string, text: string, values: readonly number[]) =>
    client.query({ name, text, values: [...values] });
  const upTo = (count: number) => Math.floor(Math.random() * count) + 1;
  return async () => {
    const [account, branch, teller] = [upTo(scale * ACCOUNTS), upTo(scale), upTo(scale * TELLERS)];
    const delta = upTo(10_001) - 5_001;
    await run('b', 'begin', []);
    await run('u1', 'update yardstick.account set balance = balance + $1 where id = $2', [delta, account]);
    await run('s', 'select balance from yardstick.account where id = $1', [account]);
    await run('u2', 'update yardstick.teller set balance = balance + $1 where id = $2', [delta, teller]);
    await run('u3', 'update yardstick.branch set balance = balance + $1 where id = $2', [delta, branch]);
    await run(
      'i',
      'insert into yardstick.history (teller, branch, account, delta, at) values ($1, $2, $3, $4, current_timestamp)',
      [teller, branch, account, delta],
    );
    await run('e', 'commit', []);
    return 1;
  };
}

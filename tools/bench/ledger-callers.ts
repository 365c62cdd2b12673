import { uuidv7 } from '@egcr/contract/ids';
import type { openPool } from '@egcr/server-kit/database';

import type { Connections } from './connections.ts';

type Pool = ReturnType<typeof openPool>;

/** Which two accounts the next transfer is between. */
export type Choice = () => { readonly debit: string; readonly credit: string };

const newId = () => uuidv7(Date.now());

/** Opens so many accounts that may go below zero, so that no transfer of a benchmark is refused. */
export async function openAccounts(pool: Pool, count: number): Promise<readonly string[]> {
  const items = Array.from({ length: count }, () => ({
    id: newId(),
    owner_kind: 'system',
    owner_id: newId(),
    asset: 'JVD',
    purpose: 'bench',
    class: 'transit',
  }));
  const { rows } = await pool.query<{ account_id: string }>(
    'select account_id from ledger.open_accounts($1::jsonb, $2)',
    [JSON.stringify(items), new Date()],
  );
  await pool.query('vacuum analyze ledger.account');
  return rows.map((row) => row.account_id);
}

/** Any two different ones of the accounts. */
export function between(accounts: readonly string[]): Choice {
  return () => {
    const debit = Math.floor(Math.random() * accounts.length);
    const credit = (debit + 1 + Math.floor(Math.random() * (accounts.length - 1))) % accounts.length;
    return { debit: accounts[debit] ?? '', credit: accounts[credit] ?? '' };
  };
}

/** From the first of the accounts to any other. */
export function fromFirst(accounts: readonly string[]): Choice {
  const [debit = '', ...others] = accounts;
  return () => ({ debit, credit: others[Math.floor(Math.random() * others.length)] ?? '' });
}

/** Posts so many transfers in one call, and checks that every one was posted. */
export async function poster(
  connections: Connections,
  choose: Choice,
  batch: number,
): Promise<() => Promise<number>> {
  const client = await connections.take();
  return async () => {
    const items = Array.from({ length: batch }, () => ({
      id: newId(),
      ...choose(),
      asset: 'JVD',
      amount: '1',
      kind: 'transfer',
    }));
    const answer = await client.query({
      name: 'post',
      text: "select count(*) filter (where verdict = 'posted')::integer as posted from ledger.post_in_tx($1::jsonb, $2)",
      values: [JSON.stringify(items), new Date()],
    });
    const posted = postedIn(answer);
    if (posted !== batch) throw new Error(`${posted} of ${batch} transfers were posted`);
    return batch;
  };
}

function postedIn(answer: unknown): number {
  const { rows } = answer as { readonly rows: readonly { readonly posted: number }[] };
  return rows[0]?.posted ?? 0;
}

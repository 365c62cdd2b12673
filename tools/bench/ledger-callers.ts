import { hash } from 'node:crypto';

import { ledgerLane, postgresLedger, type Posting } from '@egcr/ledger/server';
import { uuidv7 } from '@egcr/contract/ids';
import { systemClock } from '@egcr/server-kit/clock';
import type { openPool } from '@egcr/server-kit/database';
import { flusherOf, releaseLocksEarly } from '@egcr/server-kit/flush';
import { ownConnection } from '@egcr/server-kit/own-connection';

type Pool = ReturnType<typeof openPool>;
type Session = Parameters<typeof releaseLocksEarly>[0];

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

/** A transfer of the smallest amount between two accounts. */
function posting(choose: Choice): Posting {
  return { id: newId(), ...choose(), asset: 'JVD', amountMinor: 1n, kind: 'transfer' };
}

export interface LaneCallers {
  readonly callers: readonly (() => Promise<number>)[];
  close(): Promise<void>;
}

/** So many callers, each with one transfer after the other, all through one lane; answered when the disk has it. */
export function laneCallers(pool: Pool, choose: Choice, count: number): LaneCallers {
  const lane = ledgerLane(postgresLedger, { pool, clock: systemClock });
  const call = async () => {
    const [verdict] = await lane.submit([posting(choose)]);
    if (verdict?.outcome !== 'posted') throw new Error('a transfer was not posted');
    return 1;
  };
  return { callers: Array.from({ length: count }, () => call), close: () => lane.close() };
}

const POST_ONE = {
  name: 'post_one',
  text: 'select code from ledger.post_one($1, $2, $3, 1, $4, $5, $6, null, $7)',
};

/**
 * So many callers whose transfers are a call and a transaction each, written one behind the other on a few connections whose sessions
 * let locks go early; answered when the disk has it.
 */
export function singleCallers(
  pool: Pool,
  choose: Choice,
  { callers, connections }: { readonly callers: number; readonly connections: number },
): LaneCallers {
  const flusher = flusherOf(pool);
  const sides = Array.from({ length: connections }, () =>
    ownConnection({ pool, applicationName: 'bench-single', isPipelined: true, prepare: prepareSession }),
  );
  const caller = (at: number) => async () => {
    const { id, debit, credit } = posting(choose);
    const values = [id, debit, credit, 'JVD', 'transfer', hash('sha256', id, 'buffer'), new Date()];
    const answer = await sides[at % connections]?.use((client) =>
      client.query<{ code: string | null }>({ ...POST_ONE, values }),
    );
    if (answer?.rows[0]?.code !== null) throw new Error('a transfer was not posted');
    await flusher.flushed();
    return 1;
  };
  return {
    callers: Array.from({ length: callers }, (_, at) => caller(at)),
    close: async () => {
      for (const side of sides) await side.close();
    },
  };
}

async function prepareSession(client: Session): Promise<void> {
  await releaseLocksEarly(client);
}

import { isDatabaseError, SQL_STATE } from '@egcr/server-kit/database';
import type { TestDatabase } from '@egcr/server-kit/testing/database';

import type { ledgerDesk } from './ledger-desk.ts';

interface Client {
  query(text: string, values?: unknown[]): Promise<unknown>;
}

export const HASH = Buffer.alloc(32, 1);

export interface Leg {
  readonly account: string;
  readonly version: number;
  readonly amount: number;
  readonly balance: number;
}

export interface HandWritten {
  readonly legs: readonly Leg[];
  readonly amount?: number;
  readonly asset?: string;
  readonly updates?: readonly Pick<Leg, 'account' | 'version' | 'balance'>[];
  readonly entries?: readonly Leg[];
  readonly at?: Date;
  readonly id?: string;
}

/** Writes to the ledger's tables as their owner, behind the posting function's back, to see what the database itself refuses. */
export function byHand(database: TestDatabase, desk: ReturnType<typeof ledgerDesk>) {
  /** The name of the rule that ended the statements, run in a transaction that is undone; undefined where nothing did. */
  const refusedBy = async (run: (client: Client) => Promise<unknown>): Promise<string | undefined> => {
    const client = await database.owner.connect();
    try {
      await client.query('begin');
      await run(client);
      return undefined;
    } catch (error) {
      const isRule = [SQL_STATE.checkViolation, SQL_STATE.uniqueViolation].some((state) =>
        isDatabaseError(error, state),
      );
      if (isRule && error instanceof Error && 'constraint' in error) return String(error.constraint);
      throw error;
    } finally {
      await client.query('rollback');
      client.release();
    }
  };

  /** An account with 100 in it, at version 1, an empty one, and the two right entries that move 10 between them. */
  const pair = async () => {
    const payer = await desk.openFunded(100n);
    const payee = await desk.openAccount();
    const legs: readonly [Leg, Leg] = [
      { account: payer, version: 2, amount: -10, balance: 90 },
      { account: payee, version: 1, amount: 10, balance: 10 },
    ];
    return { payer, payee, legs };
  };

  const write = (client: Client, written: HandWritten): Promise<unknown> =>
    writeAll(client, { id: desk.newId(), ...written });

  return { refusedBy, pair, write };
}

/** Writes a transfer, its entries and the balances, all in one statement, as the posting function does. */
function writeAll(
  client: Client,
  {
    legs,
    amount = 10,
    asset = 'JVD',
    updates = legs,
    entries = legs,
    at = new Date(),
    id,
  }: HandWritten & { readonly id: string },
): Promise<unknown> {
  const [debit, credit] = legs;
  const values = [
    id,
    debit?.account,
    credit?.account,
    debit?.version,
    credit?.version,
    asset,
    amount,
    at,
    HASH,
  ];
  return client.query(
    `with moved as (
       update ledger.account a set balance = m.balance, version = m.version
       from jsonb_to_recordset($1) as m (account uuid, version bigint, balance bigint)
       where a.id = m.account
     ), written as (
       insert into ledger.transfer
         (id, debit, credit, debit_version, credit_version, asset, amount, kind, posted_at, request_hash)
       values ($3, $4, $5, $6, $7, $8, $9, 'by_hand', $10, $11)
     )
     insert into ledger.entry (account_id, version, transfer_id, amount, balance, posted_at)
     select account, version, $3, amount, balance, $10
     from jsonb_to_recordset($2) as leg (account uuid, version bigint, amount bigint, balance bigint)`,
    [JSON.stringify(updates), JSON.stringify(entries), ...values],
  );
}

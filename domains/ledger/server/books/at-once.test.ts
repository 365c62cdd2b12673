import type { Lane } from '@egcr/server-kit/batch-lane';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { untilOneWaits } from '@egcr/server-kit/testing/held-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { ledgerLane, type LanePostings } from './ledger-lane.ts';
import type { Posting, Verdict } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let lane: Lane<LanePostings, readonly Verdict[]>;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
  desk = ledgerDesk(database);
  lane = ledgerLane(postgresLedger, testServices(database));
});
afterAll(async () => {
  await lane.close();
  await database.close();
});

/** Asked through the lane and in transactions of their own, by turns, all at once. */
async function bothWays(postings: readonly Posting[]): Promise<string[]> {
  const verdicts = await Promise.all(
    postings.map((posting, at) => (at % 2 === 0 ? lane.submit([posting]) : desk.post(posting))),
  );
  return inShort(verdicts.flat());
}

const howMany = (answers: readonly string[], wanted: string) =>
  answers.filter((one) => one === wanted).length;

describe('through the lane and in transactions at the same time', () => {
  it('exactly one of 100 withdrawals of a whole balance is posted', async () => {
    const payer = await desk.openFunded(5000n);
    const payee = await desk.openAccount();

    const answers = await bothWays(
      Array.from({ length: 100 }, () => desk.posting({ debit: payer, credit: payee, amountMinor: 5000n })),
    );

    expect([howMany(answers, 'posted'), howMany(answers, 'insufficient_funds')]).toEqual([1, 99]);
    expect([await desk.balanceOf(payer), await desk.balanceOf(payee)]).toEqual([0n, 5000n]);
  });

  it('one id is posted once when 60 ask for it', async () => {
    const payer = await desk.openFunded(5000n);
    const payee = await desk.openAccount();
    const asked = desk.posting({ debit: payer, credit: payee, amountMinor: 7n });

    const answers = await bothWays(Array.from({ length: 60 }, () => asked));

    expect([howMany(answers, 'posted'), howMany(answers, 'replayed')]).toEqual([1, 59]);
    expect(await desk.balanceOf(payee)).toBe(7n);
  });

  it('payments that cross on the same few accounts all come through, and none waits for another in a circle', async () => {
    const ring = await Promise.all(Array.from({ length: 5 }, () => desk.openFunded(1000n)));
    const at = (index: number) => ring[index % ring.length] ?? '';
    const deadlocksBefore = await deadlocks();

    const rounds = Array.from({ length: 300 }, (_, index) => {
      const there = desk.posting({ debit: at(index), credit: at(index + 1), amountMinor: 1n });
      const back = desk.posting({ debit: at(index + 3), credit: at(index + 2), amountMinor: 1n });
      return index % 2 === 0
        ? Promise.all([lane.submit([there]), lane.submit([back])]).then((verdicts) => verdicts.flat())
        : desk.post(there, back);
    });
    const answers = inShort((await Promise.all(rounds)).flat());

    expect(howMany(answers, 'posted')).toBe(600);
    expect(await deadlocks()).toBe(deadlocksBefore);
    expect(await postgresLedger.proof(database.db)).toMatchObject({ broken: [] });
  });

  it('a freeze between two batches is kept by the next', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const pay = () => lane.submit([desk.posting({ debit: payer, credit: payee, amountMinor: 1n })]);
    const payments = Array.from({ length: 200 }, pay);
    const frozen = desk.inUnit((work) => postgresLedger.setStatus(work, payer, 'frozen'));
    const answers = inShort((await Promise.all(payments)).flat());
    await frozen;
    const later = inShort(await pay());

    expect(later).toEqual(['debit_frozen']);
    expect(await desk.balanceOf(payee)).toBe(BigInt(howMany(answers, 'posted')));
  });
});

describe('the lane', () => {
  it('keeps a group together and answers each of its postings', async () => {
    const [jvd, usd] = [await desk.openFunded(100n), await desk.openAccount({ asset: 'USD' })];
    const poolJvd = await desk.openAccount();
    const poolUsd = await desk.openFunded(100n, { asset: 'USD' });
    const exchange = (sold: bigint, bought: bigint) => {
      const groupId = desk.newId();
      return [
        desk.posting({ groupId, debit: jvd, credit: poolJvd, amountMinor: sold }),
        desk.posting({ groupId, debit: poolUsd, credit: usd, amountMinor: bought, asset: 'USD' }),
      ];
    };
    const answers = await Promise.all(
      [exchange(40n, 50n), exchange(40n, 60n), exchange(60n, 50n), exchange(1n, 1n)].map((group) =>
        lane.submit(group),
      ),
    );
    expect(answers.map(inShort)).toEqual([
      ['posted', 'posted'],
      ['group_refused', 'insufficient_funds'],
      ['posted', 'posted'],
      ['insufficient_funds', 'insufficient_funds'],
    ]);
  });

  it('answers a right repeat as one also where a wrong one of the same id stands before it', async () => {
    const payer = await desk.openFunded(1000n);
    const payee = await desk.openAccount();
    const asked = desk.posting({ debit: payer, credit: payee, amountMinor: 10n });
    await lane.submit([asked]);

    const other = { ...asked, amountMinor: 11n };
    const answers = await Promise.all([other, asked, other, asked].map((one) => lane.submit([one])));
    expect(answers.flatMap(inShort)).toEqual(['id_reused', 'replayed', 'id_reused', 'replayed']);
  });

  it('decides anew where someone was quicker at an account it had read', async () => {
    const payer = await desk.openFunded(100n);
    const payee = await desk.openAccount();
    const client = await database.owner.connect();
    try {
      // Someone holds the payer's row, changes it, and commits only once the lane waits for it.
      await client.query('begin');
      await client.query('select from ledger.account where id = $1 for no key update', [payer]);
      const waiting = lane.submit([desk.posting({ debit: payer, credit: payee, amountMinor: 60n })]);
      await untilOneWaits(database);
      await client.query("select ledger.set_account_status($1, 'no_debit')", [payer]);
      await client.query('commit');
      expect(inShort(await waiting)).toEqual(['debit_frozen']);
    } finally {
      client.release();
    }
  });
});

async function deadlocks(): Promise<bigint | undefined> {
  const { rows } = await database.pool.query<{ deadlocks: bigint }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  return rows[0]?.deadlocks;
}

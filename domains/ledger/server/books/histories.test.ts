import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { ModelLedger } from '../testing/model-ledger.ts';
import { ledgerLane } from './ledger-lane.ts';
import type { Posting, Verdict } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

const ACCOUNTS = 4;

/** One wish: between which accounts, how much, what it is, whether it joins the wish before it in a group or repeats it. */
const wish = fc.record({
  debit: fc.nat(ACCOUNTS - 1),
  credit: fc.nat(ACCOUNTS - 1),
  amount: fc.oneof(fc.bigInt({ min: -2n, max: 120n }), fc.constant(4_000_000_000_000_000_000n)),
  is: fc.constantFrom('plain', 'plain', 'plain', 'capture', 'last capture', 'reversal', 'again'),
  /** Which of the earlier holds or transfers is meant. */
  which: fc.nat(1000),
  joins: fc.boolean(),
  repeats: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
  /** What is asked again is asked for with another amount. */
  changes: fc.boolean(),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('post' as const),
      wishes: fc.array(wish, { minLength: 1, maxLength: 6 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('hold' as const),
      account: fc.nat(ACCOUNTS - 1),
      amount: fc.bigInt({ min: 0n, max: 80n }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('release' as const), which: fc.nat(1000) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.array(step, { minLength: 1, maxLength: 10 });

/** Without their condition, and at the end of the transaction, the checks of hands look at all that the posting function writes, too. */
const LOOK_AT_EVERY_ROW = `
  drop trigger transfer_zero_sum on ledger.transfer;
  drop trigger entry_consistent on ledger.entry;
  drop trigger account_proved on ledger.account;
  create constraint trigger transfer_zero_sum after insert on ledger.transfer
    deferrable initially deferred for each row execute function ledger.check_new_transfer();
  create constraint trigger entry_consistent after insert on ledger.entry
    deferrable initially deferred for each row execute function ledger.check_new_entry();
  create constraint trigger account_proved after update on ledger.account
    deferrable initially deferred for each row execute function ledger.check_changed_account();`;

describe.each([
  { way: 'in transactions', throughLane: false, looksAtEveryRow: false },
  { way: 'in transactions, every row checked', throughLane: false, looksAtEveryRow: true },
  { way: 'through the lane, every row checked', throughLane: true, looksAtEveryRow: true },
])('random histories $way', ({ throughLane, looksAtEveryRow }) => {
  let database: TestDatabase;
  let desk: ReturnType<typeof ledgerDesk>;
  let lane: ReturnType<typeof ledgerLane>;
  beforeAll(async () => {
    database = await testDatabase();
    desk = ledgerDesk(database);
    lane = ledgerLane(postgresLedger, testServices(database));
    if (looksAtEveryRow) await database.owner.query(LOOK_AT_EVERY_ROW);
  });
  afterAll(async () => {
    await lane.close();
    await database.close();
  });

  const post = (batch: readonly Posting[]): Promise<readonly Verdict[]> =>
    throughLane ? lane.submit(batch) : desk.post(...batch);

  it('are answered as the plain model answers them, and a repeat changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => desk.openFunded(100n)));
        const model = new ModelLedger(new Map(accounts.map((id) => [id, 100n])));
        const told = new Told(accounts);
        for (const one of steps) expect(await run(one, told)).toEqual(expected(one, told, model));

        const standings = () => Promise.all(accounts.map((id) => desk.standing(id)));
        const wanted = accounts.map((id) => [model.balance(id), model.held(id)]);
        expect(await standings()).toEqual(wanted);
        expect(wanted.flat().every((amount) => amount >= 0n)).toBe(true);
        await repeatChangesNothing(told);
        expect(await standings()).toEqual(wanted);
        await Promise.all(accounts.map((id) => expectUnbrokenChain(id, model.balance(id))));
      }),
      { numRuns: 40, seed: 20261121 },
    );
    expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
  });

  async function run(one: Step, told: Told): Promise<unknown> {
    switch (one.does) {
      case 'post':
        told.batch = toBatch(desk, one.wishes, told);
        return told.keep(inShort(await post(told.batch)));
      case 'hold':
        told.hold = desk.hold({ accountId: told.accounts[one.account] ?? '', amountMinor: one.amount });
        told.holds.push(told.hold.id);
        return inShort(await desk.placeHolds(told.hold));
      default:
        told.released = pick(told.holds, one.which) ?? desk.newId();
        return desk.inUnit((work) => postgresLedger.releaseHold(work, told.released));
    }
  }

  async function repeatChangesNothing({ posted }: Told): Promise<void> {
    for (const group of posted) expect(new Set(inShort(await post(group)))).toEqual(new Set(['replayed']));
  }

  async function expectUnbrokenChain(accountId: string, balance: bigint): Promise<void> {
    const period = { from: new Date(0), to: new Date(desk.clock.now().getTime() + 1000), limit: 1000 };
    let running = 0n;
    for (const [index, entry] of (
      await postgresLedger.entriesBetween(database.db, accountId, period)
    ).entries()) {
      running += entry.amountMinor;
      expect([entry.version, entry.balanceMinor]).toEqual([BigInt(index) + 1n, running]);
    }
    expect(running).toBe(balance);
  }
});

function toBatch(desk: ReturnType<typeof ledgerDesk>, wishes: readonly Wish[], told: Told): Posting[] {
  const batch: Posting[] = [];
  for (const one of wishes) {
    const before = batch.at(-1);
    const again = one.is === 'again' ? pick(told.transfers, one.which) : one.repeats ? before : undefined;
    // What was posted in a group before is asked again in the test of groups.
    if (again && (again === before || again.groupId === undefined)) {
      batch.push(one.changes ? { ...again, amountMinor: again.amountMinor + 1n } : again);
    } else {
      const groupId = one.joins ? (before?.groupId ?? desk.newId()) : undefined;
      batch.push({ ...desk.posting(told.meant(one)), ...(groupId === undefined ? {} : { groupId }) });
    }
  }
  return batch;
}

function expected(one: Step, told: Told, model: ModelLedger): unknown {
  switch (one.does) {
    case 'post':
      return model.post(told.batch);
    case 'hold':
      return told.hold ? [model.hold(told.hold)] : [];
    default:
      return model.release(told.released);
  }
}

/** What a history has asked for so far. */
class Told {
  readonly accounts: readonly string[];
  readonly holds: string[] = [];
  readonly transfers: Posting[] = [];
  /** Groups, or single postings, of which all was posted. */
  readonly posted: Posting[][] = [];
  batch: readonly Posting[] = [];
  hold: Parameters<ModelLedger['hold']>[0] | undefined;
  released = '';

  constructor(accounts: readonly string[]) {
    this.accounts = accounts;
  }

  /** A capture is of some earlier hold, a reversal mostly mirrors its transfer. */
  meant({
    debit,
    credit,
    amount,
    is,
    which,
  }: Wish): Pick<Posting, 'debit' | 'credit' | 'amountMinor'> & Partial<Posting> {
    const between = {
      debit: this.accounts[debit] ?? '',
      credit: this.accounts[credit] ?? '',
      amountMinor: amount,
    };
    const holdId = pick(this.holds, which);
    const original = pick(this.transfers, which);
    if (is === 'reversal' && original) {
      const mirrored = which % 5 === 0 ? {} : { debit: original.credit, credit: original.debit };
      return { ...between, ...mirrored, reverses: original.id };
    }
    if ((is === 'capture' || is === 'last capture') && holdId !== undefined) {
      return { ...between, holdId, endsHold: is === 'last capture' };
    }
    return between;
  }

  keep(answers: readonly string[]): readonly string[] {
    this.batch.forEach((posting, at) => {
      if (answers[at] !== 'posted') return;
      this.transfers.push(posting);
      const group = this.posted.at(-1);
      const joins = posting.groupId !== undefined && group?.at(-1)?.groupId === posting.groupId;
      if (joins) group?.push(posting);
      else this.posted.push([posting]);
    });
    return answers;
  }
}

function pick<One>(list: readonly One[], which: number): One | undefined {
  return list[which % Math.max(list.length, 1)];
}

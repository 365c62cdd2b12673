import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import type { Posting } from './ledger.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

const ACCOUNTS = 4;

/** One wish: between which of the accounts, how much, whether it joins the wish before it in a group or repeats it. */
const wish = fc.record({
  debit: fc.nat(ACCOUNTS - 1),
  credit: fc.nat(ACCOUNTS - 1),
  amount: fc.oneof(fc.bigInt({ min: -2n, max: 120n }), fc.constant(4_000_000_000_000_000_000n)),
  joins: fc.boolean(),
  repeats: fc.integer({ min: 0, max: 9 }).map((draw) => draw === 0),
});
type Wish = typeof wish extends fc.Arbitrary<infer Value> ? Value : never;

const history = fc.array(fc.array(wish, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 6 });

it('keeps every rule over random histories, and a repeat of the whole history changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (batches) => {
      const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, () => desk.openFunded(100n)));
      const model = accounts.map(() => 100n);
      const asked = batches.map((wishes) => toBatch(wishes, accounts));
      const first = [];
      for (const batch of asked) first.push(inShort(await desk.post(...batch)));

      expect(first).toEqual(asked.map((batch) => predict(batch, accounts, model)));
      expect(await Promise.all(accounts.map((id) => desk.balanceOf(id)))).toEqual(model);
      expect(model.every((balance) => balance >= 0n)).toBe(true);

      await repeatChangesNothing(asked, first);
      expect(await Promise.all(accounts.map((id) => desk.balanceOf(id)))).toEqual(model);
      await Promise.all(accounts.map((id, index) => expectUnbrokenChain(id, model[index] ?? 0n)));
    }),
    { numRuns: 60, seed: 20261120 },
  );
  expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
});

function toBatch(wishes: readonly Wish[], accounts: readonly string[]): Posting[] {
  const batch: Posting[] = [];
  for (const { debit, credit, amount, joins, repeats } of wishes) {
    const before = batch.at(-1);
    if (before && repeats) batch.push(before);
    else {
      const groupId = joins ? (before?.groupId ?? desk.newId()) : undefined;
      batch.push({
        ...desk.posting({
          debit: accounts[debit] ?? '',
          credit: accounts[credit] ?? '',
          amountMinor: amount,
        }),
        ...(groupId === undefined ? {} : { groupId }),
      });
    }
  }
  return batch;
}

/** What must come of a batch, worked out the slow and plain way; changes the model's balances. */
function predict(batch: readonly Posting[], accounts: readonly string[], model: bigint[]): string[] {
  const answers: string[] = [];
  let start = 0;
  while (start < batch.length) {
    const group = batch[start]?.groupId;
    const length = group === undefined ? 1 : batch.filter((one) => one.groupId === group).length;
    const end = start + length;
    const before = [...model];
    for (let at = start; at < end; at += 1) answers.push(decide(batch, at, { accounts, model, answers }));
    const isRefused = group !== undefined && answers.slice(start, end).some((one) => !isGood(one));
    if (isRefused) {
      before.forEach((balance, index) => (model[index] = balance));
      for (let at = start; at < end; at += 1) if (isGood(answers[at])) answers[at] = 'group_refused';
    }
    start = end;
  }
  return answers;
}

function decide(
  batch: readonly Posting[],
  at: number,
  { accounts, model, answers }: { accounts: readonly string[]; model: bigint[]; answers: readonly string[] },
): string {
  const asked = batch[at];
  if (!asked) return '';
  const first = batch.findIndex((one) => one.id === asked.id);
  if (first < at) return answers[first] === 'posted' ? 'replayed' : (answers[first] ?? '');
  if (asked.amountMinor < 1n) return 'amount_invalid';
  if (asked.debit === asked.credit) return 'same_account';
  const [debit, credit] = [accounts.indexOf(asked.debit), accounts.indexOf(asked.credit)];
  const [payer = 0n, payee = 0n] = [model[debit], model[credit]];
  if (payer < asked.amountMinor) return 'insufficient_funds';
  model[debit] = payer - asked.amountMinor;
  model[credit] = payee + asked.amountMinor;
  return 'posted';
}

function isGood(answer: string | undefined): boolean {
  return answer === 'posted' || answer === 'replayed';
}

/** Whatever was posted is answered as a repeat; asking for the rest again is left out, it might be possible by now. */
async function repeatChangesNothing(
  asked: readonly Posting[][],
  answers: readonly string[][],
): Promise<void> {
  for (const [index, batch] of asked.entries()) {
    const posted = batch.filter((_, at) => isGood(answers[index]?.[at]));
    expect(new Set(inShort(await desk.post(...posted)))).toEqual(
      new Set(posted.length > 0 ? ['replayed'] : []),
    );
  }
}

async function expectUnbrokenChain(accountId: string, balance: bigint): Promise<void> {
  const newestFirst = await postgresLedger.entries(database.db, {
    from: [{ accountId, below: 1000n }],
    limit: 1000,
  });
  const entries = newestFirst.toReversed();
  let running = 0n;
  for (const [index, entry] of entries.entries()) {
    running += entry.amountMinor;
    expect([entry.version, entry.balanceMinor]).toEqual([BigInt(index) + 1n, running]);
  }
  expect(running).toBe(balance);
}

import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { postgresLedger } from './postgres-ledger.ts';
import { Chance } from './soak-chance.ts';
import { SoakTally } from './soak-tally.ts';
import { soakLedger } from './soak.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
});
afterAll(() => database.close());

it('20,000 transfers of all kinds through the lane break no rule, and add up to what was answered', async () => {
  const services = testServices(database);
  const report = await soakLedger(postgresLedger, {
    services,
    transfers: 20_000,
    seed: 20261121,
    accounts: 300,
  });

  expect(report.broken).toEqual([]);
  expect(report.posted).toBeGreaterThanOrEqual(20_000);
  for (const answer of [
    'transfer posted',
    'transfer insufficient_funds',
    'conversion posted',
    'conversion group_refused',
    'hold posted',
    'capture posted',
    'capture hold_ended',
    'capture over_hold',
    'release released',
    'release already_ended',
    'reversal posted',
    'reversal over_reversed',
    'repeat replayed',
    'repeat id_reused',
    'mistake same_account',
    'mistake account_unknown',
    'mistake asset_mismatch',
    'mistake hold_unknown',
    'mistake reversal_mismatch',
  ]) {
    expect(report.answers).toHaveProperty([answer]);
  }
  const run = await services.unit((work) => postgresLedger.reconcile(work, 'all'));
  expect(run).toMatchObject({ broken: [], frozen: 0 });
});

it('one caller alone asks the same of the ledger for the same seed', async () => {
  const services = testServices(database);
  const report = await soakLedger(postgresLedger, {
    services,
    transfers: 300,
    seed: 7,
    accounts: 10,
    callers: 1,
  });
  expect(report.tookMs).toBeGreaterThan(0);
  expect(report).toMatchObject({
    broken: [],
    posted: 300,
    answers: {
      'capture hold_ended': 17,
      'capture over_hold': 1,
      'capture posted': 12,
      'conversion group_refused': 4,
      'conversion insufficient_funds': 2,
      'conversion posted': 75,
      'fund posted': 12,
      'hold posted': 21,
      'mistake account_unknown': 3,
      'mistake asset_mismatch': 2,
      'mistake hold_unknown': 3,
      'mistake insufficient_funds': 4,
      'mistake reversal_mismatch': 2,
      'mistake same_account': 2,
      'release already_ended': 2,
      'release released': 2,
      'repeat id_reused': 4,
      'repeat replayed': 9,
      'reversal posted': 16,
      'transfer posted': 185,
    },
  });
});

it('chance is the same for the same seed, and stays in its bounds', () => {
  const [one, other] = [new Chance(20261121), new Chance(20261121)];
  const drawn = Array.from({ length: 5 }, () => one.next());
  expect(drawn).toEqual(Array.from({ length: 5 }, () => other.next()));
  expect(drawn).toEqual([
    0.6913962827529758, 0.3520768517628312, 0.5383691973984241, 0.9816739014349878, 0.5909753520973027,
  ]);
  const amounts = new Set(Array.from({ length: 200 }, () => one.amount(3)));
  expect(amounts).toEqual(new Set([1n, 2n, 3n]));
  const picked = new Set(Array.from({ length: 200 }, () => one.pick(['a', 'b'])));
  expect(picked).toEqual(new Set(['a', 'b']));
  expect(one.pick([])).toBeUndefined();
});

it('the tally finds a balance that is not what the answers add up to', () => {
  const tally = new SoakTally(new Chance(1));
  const posting = (id: string, amountMinor: bigint) => ({
    id,
    kind: 'transfer',
    debit: 'payer',
    credit: 'payee',
    asset: 'JVD',
    amountMinor,
  });
  const posted = (id: string) => ({ id, outcome: 'posted', postedAt: new Date(0) }) as const;
  tally.note('transfer', [posting('1', 5n), posting('2', 7n)], [posted('1'), posted('2')]);
  tally.note('transfer', [posting('3', 9n)], [{ id: '3', outcome: 'refused', code: 'insufficient_funds' }]);
  tally.note('fund', [posting('4', 9n)], [{ id: '4', outcome: 'replayed', postedAt: new Date(0) }]);
  tally.countAnswer('release released');
  const proof = (payer: string, payee: string) => ({
    accounts: [
      { id: 'payer', balance: payer, derived: payer },
      { id: 'payee', balance: payee, derived: payee },
    ],
    broken: [],
  });
  expect(tally.compared(proof('-12', '12'))).toEqual({
    answers: {
      'fund replayed': 1,
      'release released': 1,
      'transfer insufficient_funds': 1,
      'transfer posted': 2,
    },
    posted: 2,
    broken: [],
  });
  expect(tally.compared(proof('-12', '13')).broken).toEqual([{ kind: 'answers_add_up', id: 'payee' }]);
  const broken = [{ kind: 'account_floor', id: 'payer' }] as const;
  expect(tally.compared({ ...proof('-12', '12'), broken: [...broken] }).broken).toEqual(broken);
  expect(tally.posted.map(({ id }) => id)).toEqual(['1', '2']);
  expect(() => tally.note('transfer', [posting('5', 1n)], [posted('6')])).toThrow('the verdict of another');
});

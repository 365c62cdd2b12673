import { randomUUID } from 'node:crypto';
import { refusedBy } from '@egcr/server-kit/testing/refused-by';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { depositReferenceOf } from '../rails/store.ts';
import { isDecided, lockSuspense, waitingInSuspense, type DecisionRow } from '../rails/suspense-store.ts';
import { decided, statement, taken } from '../testing/kept-of-bank.ts';
import {
  beyondBefore,
  countTaken,
  depositorsBy,
  entryName,
  lastStatements,
  openSendBacks,
  pointsAt,
  sumOfOpenSendBacks,
  type TakenEntry,
} from './statement-store.ts';

let database: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await testDatabase();
  services = testServices(database);
});
afterAll(() => database.close());

/** The rule of the database that refuses what a call would keep; undefined where it is kept. */
async function ruleOf(kept: Promise<unknown>): Promise<unknown> {
  try {
    await kept;
    return undefined;
  } catch (error) {
    return error instanceof Error && 'constraint' in error ? error.constraint : error;
  }
}

describe('what the database keeps of the bank', () => {
  it('one statement in each place, counted from one', async () => {
    const account = randomUUID();
    expect(await ruleOf(statement(services, account, { place: 0 }))).toBe('bank_statement_place_positive');
    expect(await ruleOf(statement(services, account))).toBeUndefined();
    expect(await ruleOf(statement(services, account))).toBe('bank_statement_place');
    expect(await ruleOf(statement(services, account, { asset: 'EUR' }))).toBeUndefined();
  });

  it.each<[string, Partial<TakenEntry>, string | undefined]>([
    ['paid', { outcome: 'paid', amount: -5n }, undefined],
    ['of no place', { ordinal: 0 }, 'bank_entry_places_positive'],
    ['of no part', { part: 0 }, 'bank_entry_places_positive'],
  ])('an entry %s', async (_, change, rule) => {
    expect(await ruleOf(taken(services, change))).toBe(rule);
  });

  it('each payment of an entry once, and one payment for a decision', async () => {
    const one = await taken(services, { decisionId: randomUUID() });
    const again = { content: one.content, ordinal: 1, part: 1 };
    expect(await ruleOf(taken(services, again))).toBe('bank_entry_pkey');
    expect(await ruleOf(taken(services, { ...again, part: 2 }))).toBeUndefined();
    expect(await ruleOf(taken(services, { ...again, ordinal: 2 }))).toBeUndefined();
    expect(await ruleOf(taken(services, { ...again, account: 'other' }))).toBeUndefined();
    expect(await ruleOf(taken(services, { decisionId: one.decisionId }))).toBe('bank_entry_decision');
    expect(entryName({ content: 'c', ordinal: 2, part: 3 })).toBe('c#2/3');
  });

  it.each<[string, Partial<DecisionRow>, string | undefined]>([
    ['over nothing', { amount: 0n }, 'suspense_decision_amount_positive'],
    ['over the least', { amount: 1n }, undefined],
    ['to nobody', { outcome: 'assigned' }, 'suspense_decision_assigned_to'],
    ['to a person', { outcome: 'assigned', user_id: randomUUID() }, undefined],
    ['back to a person of ours', { user_id: randomUUID() }, 'suspense_decision_assigned_to'],
  ])('a decision %s', async (_, change, rule) => {
    expect(await ruleOf(decided(services, change))).toBe(rule);
  });

  it.each([
    ['paid', undefined],
    ['returned', undefined],
    ['credited', undefined],
    ['suspense', undefined],
    ['unknown', undefined],
    ['lost', 'bank_entry_outcome_known'],
  ])('an entry that was %s', async (outcome, rule) => {
    const copied = `insert into banking.bank_entry
        (account, entry, content, asset, amount, outcome, sealed_remittance, taken_by, approved_by, taken_at)
      select account, entry || '+', content || '+', asset, amount, $2, sealed_remittance, taken_by, approved_by, taken_at
      from banking.bank_entry where id = $1`;
    expect(await refusedBy(database, copied, [(await taken(services)).id, outcome])).toBe(rule);
  });

  it.each([
    ['sent_back', undefined],
    ['lost', 'suspense_decision_outcome_known'],
  ])('a decision that it is %s', async (outcome, rule) => {
    const { id } = await decided(services);
    const entry = await taken(services);
    const copied = `insert into banking.suspense_decision
      select gen_random_uuid(), $3, $2, asset, amount, user_id, reference || '+', reason, transfer_id, decided_by, decided_at
      from banking.suspense_decision where id = $1`;
    expect(await refusedBy(database, copied, [id, outcome, entry.id])).toBe(rule);
  });

  it('one decision for each entry, and each reference once', async () => {
    const one = await decided(services);
    expect(await ruleOf(decided(services, { bank_entry_id: one.bank_entry_id }))).toBe(
      'suspense_decision_once',
    );
    expect(await ruleOf(decided(services, { reference: one.reference }))).toBe(
      'suspense_decision_reference_key',
    );
  });
});

describe('the row of statements', () => {
  it('ends with the newest of each currency of an account', async () => {
    const account = randomUUID();
    await statement(services, account, { place: 2, opening: 150n, closing: 120n, beyond: 9n });
    await statement(services, account);
    await statement(services, account, { asset: 'EUR', closing: 1n });
    await statement(services, randomUUID(), { place: 5 });
    const { db } = database;
    expect(await lastStatements(db, account)).toEqual(
      new Map([
        ['USD', { closingMinor: 120n, place: 2 }],
        ['EUR', { closingMinor: 1n, place: 1 }],
      ]),
    );
    const beyond = (place: number, asset = 'USD') => beyondBefore(db, { account, asset, place });
    expect([await beyond(1), await beyond(2), await beyond(3), await beyond(3, 'EUR')]).toEqual([
      undefined,
      7n,
      9n,
      undefined,
    ]);
  });

  it('has stood at its openings and closings', async () => {
    const account = randomUUID();
    await statement(services, account);
    await statement(services, account, { place: 2, opening: 150n, closing: 100n });
    await statement(services, randomUUID(), { closing: 150n });
    const points = async (...balances: readonly bigint[]) =>
      new Set(
        (await pointsAt(database.db, account, balances)).map(({ place, minor }) => `${place} ${minor}`),
      );
    expect(await points()).toEqual(new Set(['0 100']));
    expect(await points(100n)).toEqual(new Set(['0 100', '2 100']));
    expect(await points(150n, 100n)).toEqual(new Set(['0 100', '1 150', '2 100']));
  });
});

describe('what was taken of the bank', () => {
  it('is counted by content, of one account, however much is asked at once', async () => {
    const account = randomUUID();
    const one = await taken(services, { account, content: 'one' });
    await taken(services, { account, content: 'one', ordinal: 3 });
    await taken(services, { account, content: 'two', ordinal: 2 });
    await taken(services, { content: 'three' });
    const filler = Array.from({ length: 999 }, (_, n) => `none ${n}`);
    const counted = await countTaken(database.db, account, ['one', ...filler, 'two', 'three']);
    expect(counted).toEqual(
      new Map([
        [one.content, 3],
        ['two', 2],
      ]),
    );
    expect(await countTaken(database.db, account, [])).toEqual(new Map());
  });

  it('tells who has given out a reference', async () => {
    const [ann, bao] = [randomUUID(), randomUUID()];
    await depositReferenceOf(database.db, ann, 'EGANN');
    await depositReferenceOf(database.db, bao, 'EGBAO');
    const filler = Array.from({ length: 1_000 }, (_, n) => `EG${n}`);
    expect(await depositorsBy(database.db, ['EGANN', ...filler, 'EGBAO'])).toEqual(
      new Map([
        ['EGANN', ann],
        ['EGBAO', bao],
      ]),
    );
    expect(await depositorsBy(database.db, ['EGBAO', 'EGNONE'])).toEqual(new Map([['EGBAO', bao]]));
  });

  it('that was decided to go back is open until the bank has carried it out', async () => {
    const { db } = database;
    const asset = 'JPY';
    const [open, done] = [
      await decided(services, { asset, amount: 3n }),
      await decided(services, { asset, amount: 4n }),
    ];
    const given = await decided(services, { asset, outcome: 'assigned', user_id: randomUUID() });
    const unasked = await decided(services, { asset, amount: 5n });
    await decided(services, { asset: 'EUR' });
    expect(await sumOfOpenSendBacks(db, asset)).toBe(12n);
    await taken(services, { outcome: 'paid', decisionId: done.id });
    const references = [open, done, given].map(({ reference }) => reference);
    expect(await openSendBacks(db, references)).toEqual(
      new Map([[open.reference, { id: open.id, asset, amountMinor: 3n }]]),
    );
    expect(await sumOfOpenSendBacks(db, asset)).toBe(8n);
    expect(await sumOfOpenSendBacks(db, 'USDC')).toBe(0n);
    expect(await isDecided(db, unasked.bank_entry_id)).toBe(true);
    expect(await isDecided(db, randomUUID())).toBe(false);
  });

  it('waits in suspense the longest first, until it is decided', async () => {
    const long = new Date('2020-01-01T00:00:00Z');
    const second = await taken(services, { at: long });
    const third = await taken(services, { at: long });
    const first = await taken(services, { at: new Date(long.getTime() - 1) });
    const paid = await taken(services, { outcome: 'credited', at: long });
    const over = await taken(services, { at: long });
    await decided(services, { bank_entry_id: over.id });
    const waiting = async (limit: number) =>
      (await waitingInSuspense(services, limit)).map(({ id }) => id).slice(0, 3);
    expect(await waiting(99)).toEqual([first.id, second.id, third.id]);
    expect(await waiting(1)).toEqual([first.id]);
    expect((await waitingInSuspense(services, 999)).map(({ id }) => id)).not.toContain(over.id);
    expect(await lockSuspense(services, paid.id)).toBeUndefined();
    expect(await lockSuspense(services, first.id)).toEqual({
      id: first.id,
      account: 'ours',
      entry: `${first.content}#1/1`,
      asset: 'USD',
      amount: 500n,
      remittance: 'from Amina',
      reason: 'no_owner',
      taken_by: first.takenBy,
      approved_by: first.approvedBy,
      taken_at: first.at,
    });
    expect((await lockSuspense(services, over.id))?.id).toBe(over.id);
  });
});

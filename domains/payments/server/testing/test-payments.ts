import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { expect } from 'vitest';

import { testInstruments, type TestInstrumentName } from '../../contract/index.ts';
import { runAttempt } from '../attempts/run-attempt.ts';
import { partsIn, shopIn } from './bank.ts';

export const PAYMENTS = '/api/v1/payments';

export const numberOf = (name: TestInstrumentName) => {
  const found = testInstruments.find((each) => each.name === name);
  if (found === undefined) throw new Error(`there is no test number ${name}`);
  return found.number;
};

/** Rail, state and failure of each attempt. */
export const tries = (body: Answer['body']) =>
  body.attempts.map(({ rail, state, failure }: Record<string, string | null>) => [rail, state, failure]);

/** Test payments over simulated rails, step by step. */
export function testPaymentsIn(bank: Bank) {
  const shops = shopIn(bank);
  const testShop = (link: object = {}) => shops.shop({ is_test: true, ...link }, '0');
  /** With a key of its own, unless a test says otherwise. */
  const confirm = (
    as: TestPerson,
    id: string,
    testNumber: string,
    key: string = crypto.randomUUID(),
  ): Promise<Answer> =>
    bank.call('POST', `${PAYMENTS}/${id}/confirm`, {
      as,
      key,
      body: { pin: TEST_PIN, test_number: testNumber },
    });
  const sent = async (payer: TestPerson, link: string, name: TestInstrumentName): Promise<string> => {
    const started = await shops.start(payer, link);
    const answer = await confirm(payer, started.body.id, numberOf(name));
    expect([answer.status, answer.body.state]).toEqual([200, 'processing']);
    return String(started.body.id);
  };
  /** The errand that the queue would run. */
  const run = (payment: string, number: number) =>
    runAttempt(partsIn(bank))(bank.services, { payment, number });
  const read = async (as: TestPerson, id: string) =>
    (await bank.call('GET', `${PAYMENTS}/${id}`, { as })).body;
  /** What the rails have in their books: the number of the attempt, and what became of it. */
  const charges = async (id: string) => {
    const { rows } = await bank.database.pool.query(
      'select reference, outcome from payments.sandbox_charge where reference like $1 order by reference',
      [`${id}:%`],
    );
    return rows.map(({ reference, outcome }) => [String(reference).split(':')[1], outcome]);
  };
  return { ...shops, testShop, confirmWith: confirm, sent, run, read, charges };
}

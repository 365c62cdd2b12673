import { jvd, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { REQUESTS_OPEN_MAX, REQUESTS_TO_STRANGERS_MAX } from '../contract/limits.ts';
import { openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

/** Asks for money so many times at the same time, each with a key of its own. */
function askAtOnce(count: number, as: TestPerson, bodyOf: (at: number) => unknown) {
  return Promise.all(
    Array.from({ length: count }, (_, at) =>
      bank.call('POST', '/api/v1/wallet/requests', { as, key: crypto.randomUUID(), body: bodyOf(at) }),
    ),
  );
}

const made = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 201).length;
const refused = (answers: readonly Answer[], code: string) =>
  answers.filter(({ body }) => body.code === code).length;

describe('a limit holds when everything is asked for at the same time:', () => {
  it('requests for money to people never dealt with', async () => {
    const amina = await bank.person('Amina');
    const strangers = await Promise.all(
      Array.from({ length: REQUESTS_TO_STRANGERS_MAX + 10 }, () => bank.person('Stranger')),
    );
    const answers = await askAtOnce(strangers.length, amina, (at) => ({
      payer: { username: strangers[at]?.username },
      amount: jvd('100'),
    }));
    expect(made(answers)).toBe(REQUESTS_TO_STRANGERS_MAX);
    expect(refused(answers, 'request_limit_reached')).toBe(10);
  });

  it('open requests for money by a link', async () => {
    const amina = await bank.person('Amina');
    const few = 12;
    const before = await askAtOnce(REQUESTS_OPEN_MAX - few, amina, () => ({ amount: jvd('1') }));
    expect(made(before)).toBe(REQUESTS_OPEN_MAX - few);
    const answers = await askAtOnce(2 * few, amina, () => ({ amount: jvd('1') }));
    expect(made(answers)).toBe(few);
    expect(refused(answers, 'request_limit_reached')).toBe(few);
  });
});

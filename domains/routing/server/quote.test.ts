import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { quoteQuestion, type QuoteQuestion } from '../contract/quote.ts';
import { routingDomain } from './index.ts';
import { quote } from './quote.ts';

let server: ServedDomain;
beforeAll(async () => {
  server = await serveDomain(routingDomain);
});
afterAll(() => server.close());

const amount = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const ask = async (body: object) => {
  const answer = await server.app.inject({ method: 'POST', url: '/api/v1/routing/quote', payload: body });
  return { status: answer.statusCode, body: answer.json() };
};

describe('a quote between two providers [SYS-02]', () => {
  // Amount 100.00, fee of the payer's provider 1.00, of the payee's 2.00, and a commission.
  it.each([
    [{ amount_type: 'receive', fees: 'disclosed', commission: '0' }, '10200', '10000'],
    [{ amount_type: 'receive', fees: 'disclosed', commission: '300' }, '9900', '10000'],
    [{ amount_type: 'receive', fees: 'undisclosed', commission: '300' }, '9900', '10000'],
    [{ amount_type: 'send', fees: 'undisclosed', commission: '0' }, '10000', '9800'],
    [{ amount_type: 'send', fees: 'undisclosed', commission: '300' }, '9700', '9800'],
    [{ amount_type: 'send', fees: 'disclosed', commission: '0' }, '9900', '9700'],
    [{ amount_type: 'send', fees: 'disclosed', commission: '50' }, '9950', '9800'],
    [{ amount_type: 'send', fees: 'disclosed', commission: '300' }, '10000', '10100'],
  ])('for %j: %s goes over, %s arrives', async (asked, transfer, received) => {
    const answer = await ask({ amount: amount('10000'), payer_fee: '100', payee_fee: '200', ...asked });
    expect([answer.status, answer.body]).toEqual([
      200,
      { transfer: amount(transfer), payee_receives: amount(received) },
    ]);
  });

  it('to receive brings the payee just what was said, whatever the fees', () => {
    const value = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String);
    const fee = fc.bigInt({ min: 0n, max: 10n ** 6n }).map(String);
    const isRight = (sum: string, [payer, payee, commission]: readonly [string, string, string]) => {
      const question: QuoteQuestion = {
        amount: amount(sum),
        amount_type: 'receive',
        fees: 'disclosed',
        payer_fee: payer,
        payee_fee: payee,
        commission,
      };
      if (!quoteQuestion.safeParse(question).success) return true;
      return quote(question).payee_receives.value === sum;
    };
    const property = fc.property(value, fc.tuple(fee, fee, fee), isRight);
    expect(fc.check(property).failed).toBe(false);
  });

  it.each([
    ['amount', 'fees_above_amount', { payee_fee: '10000' }],
    ['amount', 'fees_above_amount', { commission: '10001' }],
    ['payer_fee', 'invalid_amount', { payer_fee: '-1' }],
    ['payee_fee', 'invalid_amount', { payee_fee: '1e3' }],
    ['amount.value', 'invalid_amount', { amount: amount('0') }],
    ['amount_type', 'not_offered', { amount_type: 'both' }],
  ])('names the wrong field: %s is %s', async (field, code, more) => {
    const answer = await ask({
      amount: amount('10000'),
      amount_type: 'send',
      fees: 'undisclosed',
      ...more,
    });
    expect(answer.status).toBe(422);
    // Once, and nothing that follows from it beside it.
    expect(answer.body.errors).toEqual([expect.objectContaining({ field, code })]);
  });
});

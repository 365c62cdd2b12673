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
  // Amount 100.00, fee of the payer's provider 1.00, of the payee's 2.00, commission 3.00 where it is paid.
  it.each([
    ['receive', 'disclosed', '0', '10200', '10000'],
    ['receive', 'disclosed', '300', '9900', '10000'],
    ['receive', 'undisclosed', '300', '9900', '10000'],
    ['send', 'undisclosed', '0', '10000', '9800'],
    ['send', 'undisclosed', '300', '9700', '9800'],
    ['send', 'disclosed', '0', '9900', '9700'],
    ['send', 'disclosed', '50', '9950', '9800'],
    ['send', 'disclosed', '300', '10000', '10100'],
  ])(
    '%s, %s, commission %s: %s goes over, %s arrives',
    async (type, fees, commission, transfer, received) => {
      const answer = await ask({
        amount: amount('10000'),
        amount_type: type,
        fees,
        payer_fee: '100',
        payee_fee: '200',
        commission,
      });
      expect([answer.status, answer.body]).toEqual([
        200,
        { transfer: amount(transfer), payee_receives: amount(received) },
      ]);
    },
  );

  it('to receive brings the payee just what was said, whatever the fees', () => {
    const value = fc.bigInt({ min: 1n, max: 10n ** 15n }).map(String);
    const fee = fc.bigInt({ min: 0n, max: 10n ** 6n }).map(String);
    fc.assert(
      fc.property(value, fee, fee, fee, (sum, payer, payee, commission) => {
        const question: QuoteQuestion = {
          amount: amount(sum),
          amount_type: 'receive',
          fees: 'disclosed',
          payer_fee: payer,
          payee_fee: payee,
          commission,
        };
        if (quoteQuestion.safeParse(question).success)
          expect(quote(question).payee_receives).toEqual(amount(sum));
      }),
    );
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
    expect(answer.body.errors).toContainEqual(expect.objectContaining({ field, code }));
  });
});

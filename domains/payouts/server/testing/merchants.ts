import { shopIn } from '@egcr/payments/testing';
import { invariant } from '@egcr/server-kit/refusal';
import { jvd, TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

export const PAY_OUT = '/api/v1/payment-balance/payouts';

interface Asked {
  readonly body?: object;
  readonly key?: string;
  readonly actingFor?: string | undefined;
  readonly pin?: 'stale';
}

/** What merchants do before and with payouts. `bank` gives the bank that the test file has opened by then. */
export function merchantsIn(bank: () => Bank) {
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    as: TestPerson,
    { body, key = crypto.randomUUID(), actingFor, pin }: Asked = {},
  ): Promise<Answer> =>
    bank().call(method, path, {
      as,
      key,
      ...(actingFor && { actingFor }),
      ...(body && { body }),
      ...(pin && { pin }),
    });
  /** Sells for so many minor units, of which the fee is paid. */
  const sellPending = async (as: TestPerson, value: string, actingFor?: string): Promise<void> => {
    const { body } = await ask('POST', '/api/v1/payment-links', as, {
      body: { title: 'A machine', amount: jvd(value) },
      actingFor,
    });
    const payer = await bank().person('Pim', value);
    const paid = await shopIn(bank()).buy(payer, String(body.id));
    invariant(paid.body.state === 'succeeded', 'the machine is paid');
  };
  /** Sells, and makes the money available. */
  const sell = async (as: TestPerson, value: string, actingFor?: string): Promise<void> => {
    await sellPending(as, value, actingFor);
    await shopIn(bank()).makeAvailable();
  };
  const payOut = (as: TestPerson, value: string, more: Asked = {}): Promise<Answer> =>
    ask('POST', PAY_OUT, as, { body: { amount: jvd(value), pin: TEST_PIN }, ...more });
  return { ask, sellPending, sell, payOut };
}

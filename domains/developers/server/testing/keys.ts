import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

export const KEYS = '/api/v1/developers/keys';

/** Makes a key with all scopes that need no limit, unless told otherwise. */
export function keyIn(bank: Bank) {
  return (as: TestPerson, body: object = {}): Promise<Answer> =>
    bank.call('POST', KEYS, {
      as,
      body: {
        name: 'Shop server',
        mode: 'live',
        scopes: ['payments.read', 'payments.write'],
        pin: TEST_PIN,
        ...body,
      },
    });
}

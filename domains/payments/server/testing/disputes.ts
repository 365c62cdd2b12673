import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

const STATEMENT = 'The beans never came.';
const EVIDENCE = 'They were handed over on Monday.';
const REASON = 'The receipt of the carrier is signed.';

/** What both sides and officers press. */
export function disputesIn(bank: Bank) {
  const post = (as: TestPerson, path: string, body?: object, role?: string): Promise<Answer> =>
    bank.call('POST', path, {
      as,
      key: crypto.randomUUID(),
      ...(body && { body }),
      ...(role !== undefined && { role }),
    });
  return {
    STATEMENT,
    EVIDENCE,
    REASON,
    open: (as: TestPerson, payment: string, body: object = {}) =>
      post(as, `/api/v1/payments/${payment}/disputes`, {
        reason: 'not_received',
        statement: STATEMENT,
        ...body,
      }),
    read: (as: TestPerson, id: string) => bank.call('GET', `/api/v1/disputes/${id}`, { as }),
    answer: (as: TestPerson, id: string, more: object | string = {}) =>
      post(as, `/api/v1/disputes/${id}/evidence`, {
        evidence: EVIDENCE,
        ...(typeof more === 'object' && more),
      }),
    accept: (as: TestPerson, id: string, pin: string = TEST_PIN) =>
      post(as, `/api/v1/disputes/${id}/accept`, { pin }),
    withdraw: (as: TestPerson, id: string) => post(as, `/api/v1/disputes/${id}/withdrawal`),
    decide: (as: TestPerson, id: string, outcome: 'won' | 'lost', role = 'super_admin') =>
      post(as, `/api/v1/admin/payment-disputes/${id}/decision`, { outcome, reason: REASON }, role),
  };
}

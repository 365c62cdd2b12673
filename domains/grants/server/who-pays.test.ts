import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from './testing/grants-bank.ts';

let bank: GrantsBank;
let manager: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  finance = await bank.officer('Finance', 'grants.read', 'grants.review', 'grants.award');
  await bank.fill('personal', '10000000000');
});
afterAll(() => bank.close());

async function approved(): Promise<string> {
  const applicant = await bank.person('Applicant');
  const { body } = await bank.apply(applicant);
  await bank.step(body.id, manager, { step: 'take' });
  await bank.decide(body.id, manager, 'approve');
  expect((await bank.decide(body.id, finance, 'approve')).body.state).toBe('approved');
  expect((await bank.accept(body.id, applicant)).status).toBe(200);
  return body.id;
}

const propose = async (envelope: string, as: TestPerson) =>
  bank.call('POST', `/api/v1/admin/disbursements/${envelope}/proposal`, {
    as,
    role: 'super_admin',
    key: crypto.randomUUID(),
  });

describe('the payment of a grant', () => {
  it('is not approved by a person who decided the award: neither the first nor the second approval may', async () => {
    const id = await approved();
    const requested = await propose(await bank.envelopeOf(id), await bank.person('Requester'));
    for (const decider of [manager, finance]) {
      const refused = await bank.approve(requested.body, decider);
      expect([refused.status, refused.body.code]).toEqual([403, 'payer_decided']);
    }
    expect((await bank.approve(requested.body)).status).toBe(201);
  });

  it('that stopped and is made again is not approved by who decided that either', async () => {
    const id = await approved();
    const cancelled = await bank.call(
      'POST',
      `/api/v1/admin/disbursements/${await bank.envelopeOf(id)}/cancellation`,
      { as: finance, role: 'super_admin', key: crypto.randomUUID() },
    );
    expect(cancelled.status).toBe(200);
    await bank.hearPayments();
    const again = await bank.officer('Again', 'grants.read', 'grants.award');
    expect((await bank.step(id, again, { step: 'pay_again', reason: 'It stopped by mistake.' })).status).toBe(
      200,
    );
    const requested = await propose(await bank.envelopeOf(id), await bank.person('Requester'));
    for (const decider of [again, finance])
      expect((await bank.approve(requested.body, decider)).body.code).toBe('payer_decided');
    expect((await bank.approve(requested.body)).status).toBe(201);
  });
});
